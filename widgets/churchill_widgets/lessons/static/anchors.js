// Links to a heading or a part of a chapter. A page comes bit by bit, so what its address names is
// gone to when it is there, and again while the page above it still grows.

import { h } from "../../base/static/dom.js";

const PATIENCE = 20000; // ms: for a page that comes slowly
const ACTS = ["wheel", "touchstart", "pointerdown", "keydown"]; // who does this wants to be elsewhere

function named() {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch { return null; } // a hash that nobody could have written
}

function focus(target) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

// Go where the address says; returns how to stop.
export function followLink() {
  if (!document.body.dataset.voila || window.location.hash.length < 2) return () => {};
  let there = null;
  const go = () => {
    const target = named();
    if (!target) return;
    target.scrollIntoView({ block: "start" });
    if (there !== target) focus(target);
    there = target;
  };
  const grown = new ResizeObserver(go), come = new MutationObserver(go);
  const page = document.getElementById("rendered_cells") || document.body;
  for (const cell of page.querySelectorAll(".jp-Cell")) grown.observe(cell);
  come.observe(page, { childList: true, subtree: true });
  const stop = () => {
    grown.disconnect();
    come.disconnect();
    clearTimeout(end);
    for (const act of ACTS) window.removeEventListener(act, stop, true);
  };
  const end = setTimeout(stop, PATIENCE);
  for (const act of ACTS) window.addEventListener(act, stop, { capture: true, passive: true });
  go();
  return stop;
}

// The sign by which the link to a part can be had.
export function linkHere(ctx) {
  const anchor = ctx.model.get("anchor");
  return anchor && document.body.dataset.voila
    ? h("a", { class: "ck-anchor", key: "anchor", href: `#${anchor}`, title: ctx.t["link-here"], "aria-label": ctx.t["link-here"] }, "¶") : null;
}
