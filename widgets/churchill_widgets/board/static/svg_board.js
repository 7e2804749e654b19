// A scene as inline SVG. The layers come as markup; a layer that has not changed is left alone.
// Things that can be chosen take the focus; Enter and Space do what a click does. Arrows go from
// there to all things that have a name.

import { sendTo } from "../../base/static/send.js";
import { slip } from "../../base/static/steady.js";
import { draggable } from "./drag.js";
import { overlay } from "./overlay.js";
import { AHEAD, DWELL, tellThing, towards } from "./thing.js";
import { zoomable } from "./zoom.js";

const LAYERS = ["board", "pieces", "marks"];
const NS = "http://www.w3.org/2000/svg";

function squeeze(layer) {
  // A font that is wider than the ones the drawing was made for must not run over its edge.
  const texts = [...layer.querySelectorAll("text[data-room]")];
  const wide = texts.map((t) => t.getComputedTextLength());
  texts.forEach((t, i) => {
    const room = Number(t.dataset.room);
    if (wide[i] > room) {
      t.setAttribute("textLength", room);
      t.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
  });
}

function render({ model, el }) {
  el.classList.add("ck-svg-board");
  const svg = document.createElementNS(NS, "svg");
  const title = document.createElementNS(NS, "title");
  const style = document.createElementNS(NS, "style");
  const defs = document.createElementNS(NS, "defs");
  defs.innerHTML = model.get("defs");
  svg.setAttribute("role", "group");
  svg.append(title, style, defs);
  const layers = {};
  for (const name of LAYERS) {
    layers[name] = document.createElementNS(NS, "g");
    layers[name].setAttribute("class", `ck-layer-${name}`);
    svg.append(layers[name]);
  }
  layers.marks.setAttribute("aria-hidden", "true");
  el.append(svg);
  const overlaid = overlay(el, model, (boxes) => zoom.centre(boxes));

  const head = () => {
    svg.setAttribute("viewBox", `0 0 ${model.get("width")} ${model.get("height")}`);
    svg.setAttribute("class", `ck-scene ck-${model.get("theme")}`);
    svg.setAttribute("aria-label", model.get("title"));
    svg.setAttribute("lang", model.get("lang"));
    style.textContent = model.get("css");
    if (defs.innerHTML !== model.get("defs")) defs.innerHTML = model.get("defs");
  };
  const draw = (name) => {
    const layer = layers[name];
    const focused = layer.contains(document.activeElement)
      ? document.activeElement.dataset.id
      : null;
    layer.innerHTML = model.get(name);
    if (svg.isConnected) squeeze(layer);
    if (focused) visit(layer.querySelector(`[data-id="${CSS.escape(focused)}"]`));
    enter();
    slide();
  };
  // Something else under the mouse than when it came there, in a new drawing or another size?
  let seen = null, lay = "";
  const lies = () => {
    const thing = seen && document.elementFromPoint(...seen)?.closest("[data-id]"), box = thing?.getBoundingClientRect();
    return thing && svg.contains(thing) ? [thing.dataset.id, Math.round(box.x), Math.round(box.y)].join() : "";
  };
  const slide = () => {
    const now = lies();
    if (now !== lay) slip(svg);
    lay = now;
  };
  const named = () => [...svg.querySelectorAll("[data-id][aria-label]")].filter((g) => g.getAttribute("aria-label"));
  // Where nothing can be chosen there is still something to read.
  const enter = () => {
    const all = named(), some = all.some((g) => g.getAttribute("role") === "button");
    for (const g of all) if (g.getAttribute("role") !== "button" && g.tabIndex === 0) g.setAttribute("tabindex", "-1");
    if (!some) all[0]?.setAttribute("tabindex", "0");
  };
  const visit = (thing) => {
    if (!thing) return;
    if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    thing.focus({ preventScroll: true });
    const at = thing.getBBox?.();
    if (at) zoom.centre([[at.x, at.y, at.width, at.height]]);
  };
  head();
  LAYERS.forEach(draw);
  requestAnimationFrame(() => LAYERS.forEach((name) => squeeze(layers[name])));
  const listeners = [
    ...["width", "height", "theme", "title", "lang", "css", "defs"].map((n) => [`change:${n}`, head]),
    ...LAYERS.map((n) => [`change:${n}`, () => draw(n)]),
  ];
  for (const [event, listener] of listeners) model.on(event, listener);

  const send = (message) => sendTo(model, message);
  let over = null, rest = 0;
  const tell = (thing, keyed) => {
    if (!thing.isConnected) return;
    // where no page listens, one title for all: the browser shows it where the mouse rests
    title.textContent = tellThing(thing, thing.getAttribute("aria-label"), () => thing.getBoundingClientRect(), keyed) ? "" : thing.getAttribute("aria-label");
  };
  const leave = () => {
    clearTimeout(rest);
    if (over) tellThing(svg, "");
    over = null;
    title.textContent = "";
  };
  svg.addEventListener("pointerover", (event) => {
    const thing = event.target.closest?.("[data-id][aria-label]");
    if (thing === over) return;
    leave();
    over = thing;
    if (thing && event.pointerType === "mouse") rest = setTimeout(() => tell(thing, false), DWELL);
  });
  svg.addEventListener("pointermove", (event) => { seen = [event.clientX, event.clientY]; lay = lies(); });
  svg.addEventListener("pointerleave", () => { leave(); seen = null; lay = ""; });
  // Not of the drawing itself: what listens for the focus is a stop of the Tab key in SVG.
  el.addEventListener("focusin", (event) => {
    const thing = event.target.closest("[data-id]");
    if (thing && thing.matches(":focus-visible")) tell(thing, true);
  });
  el.addEventListener("focusout", () => tellThing(svg, ""));
  const point = (event) => {
    const box = svg.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * model.get("width"),
      ((event.clientY - box.top) / box.height) * model.get("height"),
    ];
  };
  svg.addEventListener("click", (event) => {
    leave();
    const [x, y] = point(event);
    send({ type: "click", x, y, drawn: model.get("drawn") });
  });
  const size = () => {
    const { width, height } = svg.getBoundingClientRect();
    if (width >= 1) send({ type: "size", width, height, sharp: window.devicePixelRatio });
  };
  const button = (event) => event.target.closest?.("[data-id][role='button']");
  const zoom = zoomable({ frame: el, sheets: () => [svg, el.querySelector(".ck-over")], model, rested: size, usable: (e) => Boolean(button(e)) });
  const drag = draggable({
    el: svg,
    pick: (e) => button(e)?.getBoundingClientRect(),
    over() {},
    drop: (from, to) => send({ type: "drag", from: point(from), to: point(to), drawn: model.get("drawn") }),
    allowed: () => !zoom.zoomed,
  });
  svg.addEventListener("keydown", (event) => {
    if (zoom.key(event)) return;
    const at = AHEAD[event.key] && event.target.closest?.("[data-id]");
    if (at && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const things = named(), boxes = things.map((g) => { const r = g.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; });
      visit(things[towards(boxes, things.indexOf(at), event.key)]);
      event.preventDefault();
      return;
    }
    if (event.key !== "Enter" && event.key !== " ") return;
    const thing = event.target.closest?.("[data-target][tabindex]");
    if (!thing) return;
    event.preventDefault();
    send({ type: "key", target: thing.dataset.target, drawn: model.get("drawn") });
  });
  const observer = new ResizeObserver(() => { slide(); size(); });
  observer.observe(svg);
  return () => {
    overlaid.close();
    zoom.close();
    drag.close();
    observer.disconnect();
    for (const [event, listener] of listeners) model.off(event, listener);
  };
}

export default { render };
