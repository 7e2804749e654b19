// Links to a heading or a part of a chapter. A page comes bit by bit, so what its address names is
// gone to when it is there, and again while the page above it still grows.

import { h } from "../../base/static/dom.js";

const EVERY = 150, REST = 5000, PATIENCE = 60000; // ms: REST after what is there has moved last
const ACTS = ["wheel", "touchstart", "pointerdown", "keydown"]; // who does this wants to be elsewhere

// The first passage in which a rule is told by its number.
function passage(rule) {
  const told = [...document.querySelectorAll(".ck-rule[data-rule]")].find((one) => one.dataset.rule === rule);
  return told?.closest("p, li") || told || null;
}

function named() {
  try {
    const name = decodeURIComponent(window.location.hash.slice(1));
    if (name.startsWith("rule=")) return passage(name.slice(5));
    return document.getElementById(name);
  } catch { return null; } // a hash that nobody could have written
}

// A page that is not shown yet gives nothing the focus, and one that is moved takes it away.
function focus(target) {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

// Go where the address says, until the page has come to rest or somebody does something.
export function followLink() {
  if (!document.body.dataset.voila || window.location.hash.length < 2) return () => {};
  let rest = 0, before = null;
  const look = setInterval(() => {
    const target = named(), top = target?.getBoundingClientRect().top;
    if (target && (target !== document.activeElement || top !== before)) {
      target.scrollIntoView({ block: "start" });
      focus(target);
      before = target.getBoundingClientRect().top;
      rest = 0;
    }
    rest += EVERY;
    if (rest > (target ? REST : PATIENCE)) stop();
  }, EVERY);
  const stop = () => {
    clearInterval(look);
    for (const act of ACTS) window.removeEventListener(act, stop, true);
  };
  for (const act of ACTS) window.addEventListener(act, stop, { capture: true, passive: true });
  return stop;
}

// The sign by which the link to a part can be had.
export function linkHere(ctx) {
  const anchor = ctx.model.get("anchor");
  return anchor && document.body.dataset.voila
    ? h("a", { class: "ck-anchor", key: "anchor", href: `#${anchor}`, title: ctx.t["link-here"], "aria-label": ctx.t["link-here"] }, "¶") : null;
}
