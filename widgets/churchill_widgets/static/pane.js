// The pane over a canvas: clicks, what is under the mouse, and the size on the page.
// Scrolling and zooming by wheel or fingers stay the page's own.

const MARGIN = 4;
const REST = 120; // milliseconds

function render({ model, el }) {
  el.classList.add("ck-pane");
  el.setAttribute("role", "img");
  const frame = document.createElement("div");
  frame.className = "ck-pane-frame";
  el.append(frame);

  const name = () => {
    el.setAttribute("aria-label", model.get("title"));
    el.lang = model.get("lang");
  };
  name();
  model.on("change:title", name);
  model.on("change:lang", name);

  const send = (message) => {
    try { model.send(message); } catch { /* the program is gone: the page says so */ }
  };

  const point = (event) => {
    const box = el.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * model.get("width"),
      ((event.clientY - box.top) / box.height) * model.get("height"),
    ];
  };

  const under = (x, y) => {
    const spots = model.get("spots");
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
  const ask = (spot) => {
    if (spot === over) return;
    over = spot;
    clearTimeout(rest);
    el.title = names.get(spot) ?? "";
    if (names.has(spot)) return;
    const drawn = model.get("drawn");
    rest = setTimeout(() => send({ type: "ask", spot, drawn }), REST);
  };
  const answer = (told) => {
    if (told.type !== "name" || told.drawn !== model.get("drawn")) return;
    names.set(told.spot, told.name);
    if (over === told.spot) el.title = told.name;
  };
  model.on("msg:custom", answer);

  const leave = () => {
    el.style.cursor = "";
    el.removeAttribute("title");
    frame.hidden = true;
    over = -1;
    clearTimeout(rest);
  };
  const anew = () => {
    names = new Map();
    leave();
  };
  let waiting = null;
  const move = (event) => {
    if (event.pointerType !== "mouse") return;
    if (!waiting) {
      requestAnimationFrame(() => {
        const spot = under(...point(waiting));
        waiting = null;
        if (spot < 0) return leave();
        const [left, top, wide, high, usable] = model.get("spots")[spot];
        ask(spot);
        el.style.cursor = usable ? "pointer" : "";
        frame.hidden = !usable;
        if (!usable) return;
        const w = model.get("width") / 100;
        const h = model.get("height") / 100;
        frame.style.left = `${left / w}%`;
        frame.style.top = `${top / h}%`;
        frame.style.width = `${wide / w}%`;
        frame.style.height = `${high / h}%`;
      });
    }
    waiting = event;
  };
  const click = (event) => {
    const [x, y] = point(event);
    send({ type: "click", x, y, drawn: model.get("drawn") });
  };
  el.addEventListener("pointermove", move);
  el.addEventListener("pointerleave", leave);
  el.addEventListener("click", click);
  model.on("change:drawn", anew);
  leave();

  // The canvas would take the focus and swallow all keys, Tab among them.
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
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(looking);
    model.off("change:title", name);
    model.off("change:lang", name);
    model.off("change:drawn", anew);
    model.off("msg:custom", answer);
    clearTimeout(rest);
  };
}

export default { render };
