// What lies over a board for a while: a moment under way, and marks of a preview. The picture
// below is that of the end from the beginning; to end a moment is to empty the overlay. It is
// hidden from assistive tools: what it shows is told elsewhere in words.

const NS = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.4, 0, .2, 1)";
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

function node(name, attributes = {}) {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// How something drawn in the box `here` is laid over the box `there`.
function laid(here, there) {
  const sx = here[2] ? there[2] / here[2] : 1, sy = here[3] ? there[3] / here[3] : 1;
  return `translate(${there[0] - here[0] * sx}px, ${there[1] - here[1] * sy}px) scale(${sx}, ${sy})`;
}

// The same, scaled about the middle of its box.
function about([left, top, wide, high], sx, sy) {
  const x = left + wide / 2, y = top + high / 2;
  return `translate(${x - x * sx}px, ${y - y * sy}px) scale(${sx}, ${sy})`;
}

const AFTER = 700; // milliseconds that one looks at what has happened
const HOME = "translate(0px, 0px) scale(1, 1)";

// Keyframes by what happens; offsets are parts of the whole moment.
const WAYS = {
  glide: ({ from, to }) => [{ transform: laid(to, from), easing: EASE }, { transform: HOME, offset: 0.75 }, { transform: HOME }],
  leave: ({ from, to }) => [
    { transform: HOME, opacity: 1, easing: EASE }, { transform: laid(from, to), opacity: 1, offset: 0.7 }, { transform: laid(from, to), opacity: 0 },
  ],
  came: ({ to }) => [
    { transform: about(to, 1.5, 1.5), opacity: 0 }, { transform: about(to, 1.5, 1.5), opacity: 0, offset: 0.25, easing: EASE },
    { transform: HOME, opacity: 1, offset: 0.75 }, { transform: HOME, opacity: 1 },
  ],
  went: () => [{ opacity: 1 }, { opacity: 0, offset: 0.7 }, { opacity: 0 }],
  "turn-from": ({ to }) => [
    { transform: HOME }, { transform: HOME, offset: 0.15, easing: "ease-in" },
    { transform: about(to, 0, 1), offset: 0.45 }, { transform: about(to, 0, 1) },
  ],
  "turn-to": ({ to }) => [
    { transform: about(to, 0, 1) }, { transform: about(to, 0, 1), offset: 0.45, easing: "ease-out" },
    { transform: HOME, offset: 0.75 }, { transform: HOME },
  ],
  trail: () => [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }],
  ring: ({ from, to }) => (from ? WAYS.glide({ from, to }) : [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1 }]),
};

// `host` is a positioned element as large as the picture; `model` has its width and height, the
// marks over it (`over`), the number of the drawing, and
// of the one that a moment leads to (`moving`). `centre` brings boxes into sight; without any it
// comes back to what is asked about.
export function overlay(host, model, centre = () => {}) {
  const svg = node("svg", { class: "ck-over", "aria-hidden": "true", preserveAspectRatio: "none" });
  const stage = node("g", { class: "ck-moment" }), rings = node("g", { class: "ck-rings" }), marks = node("g", { class: "ck-marks" });
  svg.append(stage, rings, marks);
  host.append(svg);
  let drawing = -1, guard = 0, rest = 0;

  const size = () => svg.setAttribute("viewBox", `0 0 ${model.get("width")} ${model.get("height")}`);
  const marked = () => { marks.innerHTML = model.get("over") || ""; };
  const show = () => {
    marked();
    const { x, y, width, height } = marks.getBBox();
    centre(width || height ? [[x, y, width, height]] : []);
  };
  const settle = () => { clearTimeout(guard); stage.replaceChildren(); };
  const drop = () => { drawing = -1; clearTimeout(rest); settle(); rings.replaceChildren(); };
  // A picture that came after the one that is being led to.
  const moving = () => { if (model.get("moving") !== drawing) { drop(); centre([]); } };

  const lay = (where, part, ms) => {
    const g = node("g", { class: `ck-sprite ck-sprite-${part.kind}` });
    g.innerHTML = part.svg;
    where.append(g);
    if (ms) g.animate(WAYS[part.kind](part), { duration: ms, fill: "both" });
  };
  const play = (told) => {
    if (told.type !== "moment") return;
    drop();
    // Nobody sees it, or the page has had a later picture already.
    if (document.hidden || !host.getBoundingClientRect().width || told.drawn < model.get("drawn")) return;
    drawing = told.drawn;
    size();
    const ms = calm.matches ? 0 : told.ms;
    centre(told.rings.map((ring) => ring.box)); // as long as nothing has changed that would have to be measured anew
    for (const ring of told.rings) lay(rings, ring, ms);
    rest = setTimeout(() => centre([]), ms + AFTER);
    if (ms < 70 || !(told.patch || told.sprites.length)) return;
    const patch = node("g", { class: "ck-patch" });
    patch.innerHTML = told.patch;
    stage.append(patch);
    const fade = told.sprites.length ? 0.75 : 0.3;
    const last = patch.animate([{ opacity: 1 }, { opacity: 1, offset: fade }, { opacity: 0 }], { duration: ms, fill: "both" });
    for (const sprite of told.sprites) lay(stage, sprite, ms);
    const mine = drawing;
    last.onfinish = () => { if (drawing === mine) settle(); };
    guard = setTimeout(settle, ms + 400); // should the browser have stopped its clock
  };

  size();
  marked();
  const heard = [["msg:custom", play], ["change:over", show], ["change:moving", moving], ["change:width", size], ["change:height", size]];
  for (const [event, listener] of heard) model.on(event, listener);
  return {
    drop,
    close() {
      drop();
      for (const [event, listener] of heard) model.off(event, listener);
    },
  };
}
