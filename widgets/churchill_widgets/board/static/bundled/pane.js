// Put together from widgets/churchill_widgets/board/static/pane.js by make scripts: change it there.
// widgets/churchill_widgets/board/static/overlay.js
var NS = "http://www.w3.org/2000/svg";
var EASE = "cubic-bezier(.4, 0, .2, 1)";
var calm = window.matchMedia("(prefers-reduced-motion: reduce)");
function node(name, attributes = {}) {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
function laid(here, there) {
  const sx = here[2] ? there[2] / here[2] : 1, sy = here[3] ? there[3] / here[3] : 1;
  return `translate(${there[0] - here[0] * sx}px, ${there[1] - here[1] * sy}px) scale(${sx}, ${sy})`;
}
function about([left, top, wide, high], sx, sy) {
  const x = left + wide / 2, y = top + high / 2;
  return `translate(${x - x * sx}px, ${y - y * sy}px) scale(${sx}, ${sy})`;
}
var HOME = "translate(0px, 0px) scale(1, 1)";
var WAYS = {
  glide: ({ from, to }) => [{ transform: laid(to, from), easing: EASE }, { transform: HOME, offset: 0.75 }, { transform: HOME }],
  leave: ({ from, to }) => [
    { transform: HOME, opacity: 1, easing: EASE },
    { transform: laid(from, to), opacity: 1, offset: 0.7 },
    { transform: laid(from, to), opacity: 0 }
  ],
  came: ({ to }) => [
    { transform: about(to, 1.5, 1.5), opacity: 0 },
    { transform: about(to, 1.5, 1.5), opacity: 0, offset: 0.25, easing: EASE },
    { transform: HOME, opacity: 1, offset: 0.75 },
    { transform: HOME, opacity: 1 }
  ],
  went: () => [{ opacity: 1 }, { opacity: 0, offset: 0.7 }, { opacity: 0 }],
  "turn-from": ({ to }) => [
    { transform: HOME },
    { transform: HOME, offset: 0.15, easing: "ease-in" },
    { transform: about(to, 0, 1), offset: 0.45 },
    { transform: about(to, 0, 1) }
  ],
  "turn-to": ({ to }) => [
    { transform: about(to, 0, 1) },
    { transform: about(to, 0, 1), offset: 0.45, easing: "ease-out" },
    { transform: HOME, offset: 0.75 },
    { transform: HOME }
  ],
  ring: ({ from, to }) => from ? WAYS.glide({ from, to }) : [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1 }]
};
function overlay(host, model) {
  const svg = node("svg", { class: "ck-over", "aria-hidden": "true", preserveAspectRatio: "none" });
  const stage = node("g", { class: "ck-moment" }), rings = node("g", { class: "ck-rings" }), marks = node("g", { class: "ck-marks" });
  svg.append(stage, rings, marks);
  host.append(svg);
  let drawing = -1, guard = 0;
  const size = () => svg.setAttribute("viewBox", `0 0 ${model.get("width")} ${model.get("height")}`);
  const marked = () => {
    marks.innerHTML = model.get("over") || "";
  };
  const settle = () => {
    clearTimeout(guard);
    stage.replaceChildren();
  };
  const drop = () => {
    drawing = -1;
    settle();
    rings.replaceChildren();
  };
  const moving = () => {
    if (model.get("moving") !== drawing) drop();
  };
  const lay = (where, part, ms) => {
    const g = node("g", { class: `ck-sprite ck-sprite-${part.kind}` });
    g.innerHTML = part.svg;
    where.append(g);
    if (ms) g.animate(WAYS[part.kind](part), { duration: ms, fill: "both" });
  };
  const play = (told) => {
    if (told.type !== "moment") return;
    drop();
    if (document.hidden || !host.getBoundingClientRect().width || told.drawn < model.get("drawn")) return;
    drawing = told.drawn;
    size();
    const ms = calm.matches ? 0 : told.ms;
    for (const ring of told.rings) lay(rings, ring, ms);
    if (ms < 70 || !(told.patch || told.sprites.length)) return;
    const patch = node("g", { class: "ck-patch" });
    patch.innerHTML = told.patch;
    stage.append(patch);
    const fade = told.sprites.length ? 0.75 : 0.3;
    const last = patch.animate([{ opacity: 1 }, { opacity: 1, offset: fade }, { opacity: 0 }], { duration: ms, fill: "both" });
    for (const sprite of told.sprites) lay(stage, sprite, ms);
    const mine = drawing;
    last.onfinish = () => {
      if (drawing === mine) settle();
    };
    guard = setTimeout(settle, ms + 400);
  };
  size();
  marked();
  const heard = [["msg:custom", play], ["change:over", marked], ["change:moving", moving], ["change:width", size], ["change:height", size]];
  for (const [event, listener] of heard) model.on(event, listener);
  return {
    drop,
    close() {
      drop();
      for (const [event, listener] of heard) model.off(event, listener);
    }
  };
}

// widgets/churchill_widgets/board/static/thing.js
var THING = "churchill_kit-thing";
var DWELL = 250;
var AHEAD = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
function towards(boxes, at, key) {
  const [dx, dy] = AHEAD[key];
  const middle = ([left, top, wide, high]) => [left + wide / 2, top + high / 2];
  const [x, y] = middle(boxes[at]);
  let best = at, least = Infinity;
  boxes.forEach((box, i) => {
    const [right, down] = middle(box).map((v, n) => v - [x, y][n]);
    const along = right || down ? right * dx + down * dy : (i - at) * (dx + dy) * 1e-3;
    const far = along + 2 * Math.abs(right * dy + down * dx);
    if (i !== at && along > 0 && far < least) [best, least] = [i, far];
  });
  return best;
}
function tellThing(el, name, box, keyed) {
  const detail = { name, box, keyed };
  return !el.dispatchEvent(new CustomEvent(THING, { bubbles: true, cancelable: true, detail }));
}

// widgets/churchill_widgets/board/static/pane.js
var MARGIN = 4;
function render({ model, el }) {
  el.classList.add("ck-pane");
  el.setAttribute("role", "application");
  el.setAttribute("data-lm-suppress-shortcuts", "true");
  el.tabIndex = 0;
  const frame = document.createElement("div"), said = document.createElement("div");
  frame.className = "ck-pane-frame";
  said.className = "ck-pane-said";
  said.setAttribute("role", "status");
  el.append(frame, said);
  const overlaid = overlay(el, model);
  const title = () => {
    el.setAttribute("aria-label", model.get("title"));
    el.lang = model.get("lang");
  };
  title();
  model.on("change:title", title);
  model.on("change:lang", title);
  const send = (message) => {
    try {
      model.send(message);
    } catch {
    }
  };
  const point = (event) => {
    const box = el.getBoundingClientRect();
    return [
      (event.clientX - box.left) / box.width * model.get("width"),
      (event.clientY - box.top) / box.height * model.get("height")
    ];
  };
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
  let names = /* @__PURE__ */ new Map();
  let over = -1;
  let rest = 0;
  let keyed = false;
  const boxOf = (spot) => {
    const box = el.getBoundingClientRect(), [left, top, wide, high] = all()[spot];
    const w = box.width / model.get("width"), h = box.height / model.get("height");
    return new DOMRect(box.left + left * w, box.top + top * h, wide * w, high * h);
  };
  const name = () => {
    const found = names.get(over), at = over;
    if (found === void 0) {
      send({ type: "ask", spot: over, drawn: model.get("drawn") });
      return;
    }
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
  const answer = (told2) => {
    if (told2.type !== "name" || told2.drawn !== model.get("drawn")) return;
    names.set(told2.spot, told2.name);
    if (over === told2.spot) name();
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
    names = /* @__PURE__ */ new Map();
    if (keyed && over < all().length) {
      tellThing(el, "");
      show(over);
    } else leave();
  };
  const go = (spot) => {
    leave();
    over = spot;
    keyed = true;
    show(spot);
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
    if (e.ctrlKey || e.metaKey || e.altKey || !all().length) return;
    if (AHEAD[e.key]) go(last = towards(all(), keyed ? over : last, e.key));
    else if ((e.key === "Enter" || e.key === " ") && keyed) {
      if (!e.repeat) send({ type: "key", spot: over, drawn: model.get("drawn") });
    } else return;
    e.preventDefault();
  });
  let waiting = null;
  const move = (event) => {
    if (event.pointerType !== "mouse") return;
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
  const away = () => {
    if (!keyed) leave();
  };
  el.addEventListener("pointerleave", away);
  el.addEventListener("click", click);
  model.on("change:drawn", anew);
  leave();
  let looking = 0;
  const quieten = () => {
    const canvas = el.closest(".ck-canvas-board")?.querySelector("canvas");
    if (!canvas) {
      looking = requestAnimationFrame(quieten);
      return;
    }
    canvas.tabIndex = -1;
    canvas.setAttribute("aria-hidden", "true");
  };
  quieten();
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
    clearTimeout(timer);
    timer = setTimeout(tell, told ? 150 : 0);
  });
  observer.observe(el);
  return () => {
    overlaid.close();
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
var pane_default = { render };
export {
  pane_default as default
};
