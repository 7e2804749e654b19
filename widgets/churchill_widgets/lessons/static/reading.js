// How far a chapter was read, as far as a page can know it.

const STAYS = 1500; // milliseconds in sight, so that rushing past the end does not count

// Somebody reads here: calls `done` once when the page around `el` was scrolled or used.
export function whenBegun(el, done) {
  const events = ["scroll", "keydown", "pointerdown"];
  const here = (e) => e.target === document || e.target.contains?.(el) || (el.closest(".jp-Notebook") || document.body).contains(e.target);
  const act = (e) => { if (el.isConnected && here(e)) { stop(); done(); } };
  const stop = () => events.forEach((name) => window.removeEventListener(name, act, true));
  events.forEach((name) => window.addEventListener(name, act, { capture: true, passive: true }));
  return stop;
}

// The reader has come to what `find` finds and stays there: calls `done` once. Only scrolling leads
// there, since a page that is still being built is short, and all of it in sight.
export function whenReached(find, done) {
  let wait = 0;
  const inSight = () => {
    const box = find()?.getBoundingClientRect();
    return Boolean(box?.height) && box.bottom > 0 && box.top < window.innerHeight * 0.85;
  };
  const look = () => {
    if (inSight()) wait ||= setTimeout(() => { wait = 0; if (inSight()) { stop(); done(); } }, STAYS);
    else { clearTimeout(wait); wait = 0; }
  };
  const stop = () => { clearTimeout(wait); window.removeEventListener("scroll", look, true); };
  window.addEventListener("scroll", look, { capture: true, passive: true });
  return stop;
}
