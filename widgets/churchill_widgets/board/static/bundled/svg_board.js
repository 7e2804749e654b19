// Put together from widgets/churchill_widgets/board/static/svg_board.js by make scripts: change it there.
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
var NS = "http://www.w3.org/2000/svg";
var GLIDE = 260;
var calm = window.matchMedia("(prefers-reduced-motion: reduce)");
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
function places(layer) {
  const found = /* @__PURE__ */ new Map();
  for (const g of layer.querySelectorAll("g[data-x]")) {
    found.set(g.dataset.id, [Number(g.dataset.x), Number(g.dataset.y)]);
  }
  return found;
}
function glide(layer, before) {
  if (calm.matches) return;
  for (const g of layer.querySelectorAll("g[data-x]")) {
    const from = before.get(g.dataset.id);
    if (!from) continue;
    const dx = from[0] - Number(g.dataset.x);
    const dy = from[1] - Number(g.dataset.y);
    if (!dx && !dy) continue;
    g.parentNode.append(g);
    g.animate(
      [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }],
      { duration: GLIDE, easing: "ease-out" }
    );
  }
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
    const before = places(layer);
    layer.innerHTML = model.get(name);
    if (svg.isConnected) squeeze(layer);
    if (name === "pieces") glide(layer, before);
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
    observer.disconnect();
    for (const [event, listener] of listeners) model.off(event, listener);
  };
}
var svg_board_default = { render };
export {
  svg_board_default as default
};
