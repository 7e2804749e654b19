// A thing dragged to another: an extra, besides two clicks. Three pixels make a drag of a press; a
// finger rests on the thing first, since a moving one scrolls the page.

const LEAST = 3;
const REST = 220; // milliseconds

// `pick(event)` gives the box of a thing that can be dragged, on the page, or null; `drop` is called
// with where it began and ended; `allowed()` says whether a finger may drag now.
export function draggable({ el, pick, over, drop, allowed = () => true }) {
  let start = null, ghost = null, timer = 0;

  const end = () => {
    clearTimeout(timer);
    ghost?.remove();
    el.classList.remove("ck-dragging");
    start = ghost = null;
    over(null);
  };
  const lift = () => {
    ghost = document.createElement("div");
    ghost.className = "ck-drag";
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, { width: `${start.box.width}px`, height: `${start.box.height}px`, left: `${start.box.left}px`, top: `${start.box.top}px` });
    document.body.append(ghost);
    el.classList.add("ck-dragging");
  };
  const down = (e) => {
    if (e.button || !e.isPrimary || start) { end(); return; }
    const box = pick(e), mouse = e.pointerType === "mouse";
    if (!box || (!mouse && !allowed())) return;
    start = { id: e.pointerId, x: e.clientX, y: e.clientY, box, ready: mouse };
    if (!mouse) timer = setTimeout(() => { start.ready = true; lift(); }, REST);
  };
  const move = (e) => {
    if (!start || e.pointerId !== start.id) return;
    const dx = e.clientX - start.x, dy = e.clientY - start.y;
    if (!ghost) {
      if (Math.hypot(dx, dy) <= LEAST) return;
      if (!start.ready) { end(); return; } // it scrolls
      lift();
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    over(e);
  };
  const up = (e) => {
    if (!start || e.pointerId !== start.id) return;
    const from = start, lifted = ghost;
    end();
    if (!lifted || Math.hypot(e.clientX - from.x, e.clientY - from.y) <= LEAST) return;
    const none = (c) => { c.stopPropagation(); c.preventDefault(); };
    el.addEventListener("click", none, { capture: true, once: true });
    setTimeout(() => el.removeEventListener("click", none, { capture: true }), 60);
    drop({ clientX: from.x, clientY: from.y }, e);
  };
  const still = (e) => { if (ghost && e.cancelable) e.preventDefault(); };
  const keys = (e) => { if (e.key === "Escape" && ghost) { e.stopPropagation(); end(); } };
  const menu = (e) => { if (ghost) e.preventDefault(); };
  el.addEventListener("pointerdown", down);
  el.addEventListener("touchmove", still, { passive: false });
  el.addEventListener("contextmenu", menu);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", end);
  document.addEventListener("keydown", keys, true);
  return {
    get dragging() { return ghost !== null; },
    close() {
      end();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
      document.removeEventListener("keydown", keys, true);
    },
  };
}
