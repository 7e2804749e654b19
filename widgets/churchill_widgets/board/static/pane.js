// The pane over a canvas: clicks, what is under the mouse, and the size on the page.
// Scrolling by wheel or finger stays the page's own, unless the board is zoomed. For the keyboard
// it is one stop; arrows go from thing to thing.

import { sendTo } from "../../base/static/send.js";
import { slip } from "../../base/static/steady.js";
import { covering } from "./cover.js";
import { draggable } from "./drag.js";
import { overlay } from "./overlay.js";
import { AHEAD, DWELL, tellThing, towards } from "./thing.js";
import { zoomable } from "./zoom.js";

const MARGIN = 4;

function render({ model, el }) {
  el.classList.add("ck-pane");
  el.setAttribute("role", "application"); // so that arrows come here from those who listen
  el.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab has keys of its own
  el.tabIndex = 0;
  const frame = document.createElement("div"), said = document.createElement("div");
  frame.className = "ck-pane-frame";
  said.className = "ck-pane-said";
  said.setAttribute("role", "status");
  el.append(frame, said);
  let zoom = null, drag = null; // as soon as the pane lies in its frame
  const picture = () => el.closest(".ck-canvas-board")?.querySelector("canvas:not(.ck-pane-cover)");
  const cover = covering(el, model, picture);
  // What is asked about is gone back to as soon as something can be chosen.
  const overlaid = overlay(el, model, (boxes) => { if (boxes.length || model.get("own")?.length || all().some((spot) => spot[4])) zoom?.centre(boxes); });

  const title = () => {
    el.setAttribute("aria-label", model.get("title"));
    el.lang = model.get("lang");
  };
  title();
  model.on("change:title", title);
  model.on("change:lang", title);

  const send = (message) => sendTo(model, message);

  const point = (event) => {
    const box = el.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * model.get("width"),
      ((event.clientY - box.top) / box.height) * model.get("height"),
    ];
  };

  // What never moves lies below the rest.
  const all = () => [...model.get("still"), ...model.get("spots")];
  const under = (x, y) => {
    const spots = all();
    let best = -1;
    spots.forEach(([left, top, wide, high, usable], i) => {
      if (x < left - MARGIN || x > left + wide + MARGIN) return;
      if (y < top - MARGIN || y > top + high + MARGIN) return;
      if (best < 0 || usable >= spots[best][4]) best = i;
    });
    return best;
  };

  // Names are asked for one at a time, when the mouse rests on a thing.
  let names = new Map();
  let over = -1;
  let rest = 0;
  let keyed = false; // by the keyboard
  const boxOf = (spot) => {
    const box = el.getBoundingClientRect(), [left, top, wide, high] = all()[spot];
    const w = box.width / model.get("width"), h = box.height / model.get("height");
    return new DOMRect(box.left + left * w, box.top + top * h, wide * w, high * h);
  };
  const name = () => {
    const found = names.get(over), at = over;
    if (found === undefined) { send({ type: "ask", spot: over, drawn: model.get("drawn") }); return; }
    if (keyed) said.textContent = found;
    if (!tellThing(el, found, () => boxOf(at), keyed)) el.title = found;
  };
  const ask = (spot) => {
    if (spot === over && !keyed) return;
    if (over >= 0) tellThing(el, "");
    over = spot;
    keyed = false;
    clearTimeout(rest);
    el.removeAttribute("title");
    rest = setTimeout(name, DWELL);
  };
  const answer = (told) => {
    if (told.type !== "name" || told.drawn !== model.get("drawn")) return;
    names.set(told.spot, told.name);
    if (over === told.spot) name();
  };
  model.on("msg:custom", answer);

  const show = (spot) => {
    const [left, top, wide, high] = all()[spot];
    const w = model.get("width") / 100;
    const h = model.get("height") / 100;
    frame.style.left = `${left / w}%`;
    frame.style.top = `${top / h}%`;
    frame.style.width = `${wide / w}%`;
    frame.style.height = `${high / h}%`;
    frame.hidden = false;
  };
  const leave = () => {
    el.style.cursor = "";
    el.removeAttribute("title");
    frame.hidden = true;
    if (over >= 0) tellThing(el, "");
    over = -1;
    keyed = false;
    clearTimeout(rest);
  };
  const anew = () => {
    names = new Map();
    slide();
    if (keyed && over < all().length) { tellThing(el, ""); show(over); } else leave();
  };

  const go = (spot) => {
    leave();
    over = spot;
    keyed = true;
    show(spot);
    zoom?.centre([all()[spot].slice(0, 4)]);
    name();
  };
  let last = 0;
  el.addEventListener("focus", () => {
    const spots = all();
    if (!spots.length || !el.matches(":focus-visible")) return;
    const first = spots.findIndex((s) => s[4]);
    go(last && last < spots.length ? last : Math.max(first, 0));
  });
  el.addEventListener("blur", leave);
  el.addEventListener("keydown", (e) => {
    if (zoom?.key(e)) return;
    if (e.ctrlKey || e.metaKey || e.altKey || !all().length) return;
    if (AHEAD[e.key]) go(last = towards(all(), keyed ? over : last, e.key));
    else if ((e.key === "Enter" || e.key === " ") && keyed) {
      if (!e.repeat) send({ type: "key", spot: over, drawn: model.get("drawn") });
    } else return;
    e.preventDefault();
  });

  // Something else under the mouse than when it came there, on a new drawing or in another size?
  let seen = null, lay = "";
  const lies = () => { const spot = seen ? under(...point(seen)) : -1; return spot < 0 ? "" : all()[spot].slice(0, 4).join(); };
  const slide = () => {
    const now = lies();
    if (now !== lay) slip(el);
    lay = now;
  };

  let waiting = null;
  const move = (event) => {
    seen = { clientX: event.clientX, clientY: event.clientY };
    lay = lies();
    if (event.pointerType !== "mouse" || drag?.dragging) return;
    if (!waiting) {
      requestAnimationFrame(() => {
        const spot = under(...point(waiting));
        waiting = null;
        if (spot < 0) return away();
        const usable = all()[spot][4];
        ask(spot);
        el.style.cursor = usable ? "pointer" : "";
        frame.hidden = true;
        if (usable) show(spot);
      });
    }
    waiting = event;
  };
  const click = (event) => {
    tellThing(el, "");
    const [x, y] = point(event);
    send({ type: "click", x, y, drawn: model.get("drawn") });
  };
  el.addEventListener("pointermove", move);
  const away = () => { if (!keyed) leave(); };
  el.addEventListener("pointerleave", () => { seen = null; lay = ""; away(); });
  el.addEventListener("click", click);
  model.on("change:drawn", anew);
  leave();

  // The canvas would take the focus and swallow all keys, Tab among them.
  let looking = 0;
  const quieten = () => {
    const board = el.closest(".ck-canvas-board"), canvas = picture();
    if (!canvas) {
      looking = requestAnimationFrame(quieten);
      return;
    }
    canvas.tabIndex = -1;
    canvas.setAttribute("aria-hidden", "true");
    zoom = zoomable({ frame: board, sheets: () => [canvas, sheet(board)], model, rested: () => tell(), usable });
    drag = draggable({
      el,
      pick: (e) => { const spot = under(...point(e)); return spot >= 0 && all()[spot][4] ? boxOf(spot) : null; },
      over: (e) => { const spot = e ? under(...point(e)) : -1; if (spot >= 0) show(spot); else frame.hidden = true; },
      drop: (from, to) => send({ type: "drag", from: point(from), to: point(to), drawn: model.get("drawn") }),
      allowed: () => !zoom.zoomed,
    });
  };
  // What lies in the board's box and has the pane in it, or is it.
  const sheet = (board) => [...board.children].find((c) => c.contains(el)) || el;
  const usable = (e) => { const spot = under(...point(e)); return spot >= 0 && Boolean(all()[spot][4]); };

  let told = "";
  let timer = 0;
  const tell = () => {
    const { width, height } = el.getBoundingClientRect();
    const sharp = window.devicePixelRatio || 1;
    const size = `${Math.round(width)} ${Math.round(height)} ${sharp}`;
    if (width < 1 || size === told) return;
    told = size;
    send({ type: "size", width, height, sharp });
  };
  const observer = new ResizeObserver(() => {
    slide();
    clearTimeout(timer);
    timer = setTimeout(tell, told ? 150 : 0);
  });
  observer.observe(el);
  quieten();

  return () => {
    cover.close();
    overlaid.close();
    zoom?.close();
    drag?.close();
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(looking);
    model.off("change:title", title);
    model.off("change:lang", title);
    model.off("change:drawn", anew);
    model.off("msg:custom", answer);
    clearTimeout(rest);
  };
}

export default { render };
