// Each seat has a sign of its own, so that no one needs its colour; they are those of the boards.

import { h } from "./dom.js";

const signs = {};

// What the program tells of them: path data on a grid of 24 by 24, by seat.
export function learnSigns(told) {
  Object.assign(signs, told);
}

const learned = new Set();

// The colours of the seats of a game, as styles: once for a document.
export function learnColours(css) {
  if (!css || learned.has(css)) return;
  learned.add(css);
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
}

export const signPath = (seat) => signs[seat];

export function sign(seat) {
  return signs[seat] ? h("svg", { class: `ck-sign ck-fill-${seat}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: signs[seat], "fill-rule": "evenodd" })) : null;
}
