// A press is meant for what the hand saw. What has just come under a resting pointer, because a list,
// a preview or a board took another size or place, was not: for a moment such a press does nothing.

export const SLIPPED = "churchill_kit-slipped"; // what a board says when things on it have moved
export const STEADY = 400; // ms in which a hand can't have seen what is new
const NEAR = 5; // pixels that a resting hand may stray
const PRESSED = ["pointerdown", "mousedown", "touchstart", "click"];

// What a press at a point would do, in a word that stays the same as long as it would do the same.
function meant(x, y) {
  const thing = document.elementFromPoint?.(x, y)?.closest("button, a, summary, [data-target], .ck-canvas");
  if (!thing || thing.matches(".ck-canvas")) return "";
  const row = thing.closest("li, .ck-line-of > div")?.querySelector("[data-index]") || thing;
  return [thing.className, row.dataset.index, thing.dataset.target, thing.matches(".ck-chip") ? thing.textContent : ""].join("|");
}

const apart = ([x, y], [a, b]) => Math.hypot(x - a, y - b) > NEAR;
const afterwards = (what) => requestAnimationFrame(() => setTimeout(what));

export function steadyHand() {
  let at = [-1, -1], from = at, slid = -Infinity, lost = false, open = null;
  const slipped = () => { slid = performance.now(); from = at; };
  const move = (e) => {
    at = [e.clientX, e.clientY];
    if (open && apart(at, open.at)) open = null;
    if (far(e)) slid = -Infinity; // whoever goes away and comes back sees what is there
  };
  const far = (e) => apart([e.clientX, e.clientY], from);
  const onBoard = (e) => { if (e.target.contains(document.elementFromPoint?.(...at) || null)) slipped(); };
  // What lies under the pointer now is looked at when the browser has laid all out anew by itself, or
  // at once if somebody presses before that.
  const compare = () => {
    if (!open) return;
    const { question, before, asked } = open;
    at = open.at;
    open = null;
    if (asked() === question && meant(...at) !== before) slipped();
  };
  const guard = (e) => {
    compare();
    if (e.detail === 0 && e.type === "click") return; // a key, or a program
    if (e.type === "pointerdown") {
      lost = performance.now() - slid < STEADY && !far(e);
      move(e);
    }
    if (!lost || !e.target.closest?.(".ck-grid")) return;
    e.preventDefault();
    e.stopPropagation();
  };
  document.addEventListener("pointermove", move, { capture: true, passive: true });
  document.addEventListener(SLIPPED, onBoard);
  PRESSED.forEach((kind) => document.addEventListener(kind, guard, { capture: true, passive: false }));
  return {
    // Draws something; what lies under the pointer before and after is compared, unless that is
    // another question, which a press that follows is about.
    around(change, asked) {
      if (!open) {
        open = { question: asked(), before: meant(...at), asked, at };
        afterwards(compare);
      }
      change();
    },
    close() {
      open = null;
      document.removeEventListener("pointermove", move, true);
      document.removeEventListener(SLIPPED, onBoard);
      PRESSED.forEach((kind) => document.removeEventListener(kind, guard, true));
    },
  };
}

// A board tells the page around it that something else lies under the pointer now.
export const slip = (el) => el.dispatchEvent(new CustomEvent(SLIPPED, { bubbles: true }));
