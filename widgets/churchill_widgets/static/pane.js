// The pane over a canvas: clicks, what is under the mouse, and the size on the page.
// Scrolling and zooming by wheel or fingers stay the page's own.

const MARGIN = 4;

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

  const point = (event) => {
    const box = el.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * model.get("width"),
      ((event.clientY - box.top) / box.height) * model.get("height"),
    ];
  };

  const under = (x, y) => {
    let best = null;
    for (const spot of model.get("spots")) {
      const [left, top, wide, high, usable] = spot;
      if (x < left - MARGIN || x > left + wide + MARGIN) continue;
      if (y < top - MARGIN || y > top + high + MARGIN) continue;
      if (!best || usable >= best[4]) best = spot;
    }
    return best;
  };

  const leave = () => {
    el.style.cursor = "";
    el.removeAttribute("title");
    frame.hidden = true;
  };
  let waiting = null;
  const move = (event) => {
    if (event.pointerType !== "mouse") return;
    if (!waiting) {
      requestAnimationFrame(() => {
        const spot = under(...point(waiting));
        waiting = null;
        if (!spot) return leave();
        const [left, top, wide, high, usable, label] = spot;
        if (el.title !== label) el.title = label;
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
    model.send({ type: "click", x, y, drawn: model.get("drawn") });
  };
  el.addEventListener("pointermove", move);
  el.addEventListener("pointerleave", leave);
  el.addEventListener("click", click);
  model.on("change:drawn", leave);
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
    model.send({ type: "size", width, height, sharp });
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
    model.off("change:drawn", leave);
  };
}

export default { render };
