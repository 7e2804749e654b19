// Put together from widgets/churchill_widgets/board/static/svg_board.js by make scripts: change it there.
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

// widgets/churchill_widgets/board/static/svg_board.js
var LAYERS = ["board", "pieces", "marks"];
var NS2 = "http://www.w3.org/2000/svg";
function squeeze(layer) {
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
  const svg = document.createElementNS(NS2, "svg");
  const title = document.createElementNS(NS2, "title");
  const style = document.createElementNS(NS2, "style");
  const defs = document.createElementNS(NS2, "defs");
  defs.innerHTML = model.get("defs");
  svg.setAttribute("role", "group");
  svg.append(title, style, defs);
  const layers = {};
  for (const name of LAYERS) {
    layers[name] = document.createElementNS(NS2, "g");
    layers[name].setAttribute("class", `ck-layer-${name}`);
    svg.append(layers[name]);
  }
  layers.marks.setAttribute("aria-hidden", "true");
  el.append(svg);
  const overlaid = overlay(el, model);
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
    const focused = layer.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    layer.innerHTML = model.get(name);
    if (svg.isConnected) squeeze(layer);
    if (focused) visit(layer.querySelector(`[data-id="${CSS.escape(focused)}"]`));
    enter();
  };
  const named = () => [...svg.querySelectorAll("[data-id][aria-label]")].filter((g) => g.getAttribute("aria-label"));
  const enter = () => {
    const all = named(), some = all.some((g) => g.getAttribute("role") === "button");
    for (const g of all) if (g.getAttribute("role") !== "button" && g.tabIndex === 0) g.setAttribute("tabindex", "-1");
    if (!some) all[0]?.setAttribute("tabindex", "0");
  };
  const visit = (thing) => {
    if (!thing) return;
    if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    thing.focus();
  };
  head();
  LAYERS.forEach(draw);
  requestAnimationFrame(() => LAYERS.forEach((name) => squeeze(layers[name])));
  const listeners = [
    ...["width", "height", "theme", "title", "lang", "css", "defs"].map((n) => [`change:${n}`, head]),
    ...LAYERS.map((n) => [`change:${n}`, () => draw(n)])
  ];
  for (const [event, listener] of listeners) model.on(event, listener);
  const send = (message) => {
    try {
      model.send(message);
    } catch {
    }
  };
  let over = null, rest = 0;
  const tell = (thing, keyed) => {
    if (!thing.isConnected) return;
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
  svg.addEventListener("pointerleave", leave);
  el.addEventListener("focusin", (event) => {
    const thing = event.target.closest("[data-id]");
    if (thing && thing.matches(":focus-visible")) tell(thing, true);
  });
  el.addEventListener("focusout", () => tellThing(svg, ""));
  svg.addEventListener("click", (event) => {
    leave();
    const at = new DOMPoint(event.clientX, event.clientY);
    const { x, y } = at.matrixTransform(svg.getScreenCTM().inverse());
    send({ type: "click", x, y, drawn: model.get("drawn") });
  });
  svg.addEventListener("keydown", (event) => {
    const at = AHEAD[event.key] && event.target.closest?.("[data-id]");
    if (at && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const things = named(), boxes = things.map((g) => {
        const r = g.getBoundingClientRect();
        return [r.x, r.y, r.width, r.height];
      });
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
  const observer = new ResizeObserver(() => {
    const { width, height } = svg.getBoundingClientRect();
    if (width >= 1) send({ type: "size", width, height, sharp: window.devicePixelRatio });
  });
  observer.observe(svg);
  return () => {
    overlaid.close();
    observer.disconnect();
    for (const [event, listener] of listeners) model.off(event, listener);
  };
}
var svg_board_default = { render };
export {
  svg_board_default as default
};
