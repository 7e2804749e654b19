// How seats are told from each other: a sign, so that no one needs the colour, and a colour. Both
// are the game's and come from its screen with the data of a page or part.

import { h } from "./dom.js";

const signs = {};
const SCOPE = /\.(ck-seats-[\w-]+)/; // the class that the game's colours are said within

// What a model says of its game's seats: signs as path data on a grid of 24 by 24.
export function learnSeats(model) {
  for (const seat of Object.keys(signs)) delete signs[seat];
  Object.assign(signs, model.get("signs"));
}

export const signPath = (seat) => signs[seat];
export const seatsWithSigns = () => Object.keys(signs);

export function sign(seat) {
  return signs[seat] ? h("svg", { class: `ck-sign ck-fill-${seat}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: signs[seat], "fill-rule": "evenodd" })) : null;
}

// Whose points have changed, and by how much.
export const changed = (found, cls = "") => found.map((one) => h("span", { class: `${cls}ck-of-${one.seat}`, key: one.seat },
  sign(one.seat), h("span", { class: "ck-unseen" }, `${one.name} `), h("b", {}, one.by)));

// The colours of a game's seats, within `root`: another game on the same page has its own.
export function colourSeats(root, css) {
  const scope = SCOPE.exec(css || "")?.[1];
  for (const other of [...root.classList]) if (other !== scope && other.startsWith("ck-seats-")) root.classList.remove(other);
  if (!scope) return;
  root.classList.add(scope);
  let style = document.getElementById(scope);
  if (!style) {
    style = document.createElement("style");
    style.id = scope;
    document.head.append(style);
  }
  if (style.textContent !== css) style.textContent = css;
}

// Where the signs of all seats lie around a table of this middle and radius: evenly, nobody at the
// very bottom, in the order of the seats clockwise from there.
export function around(seats, x, y, radius) {
  return seats.map((seat, i) => {
    const turn = Math.PI * (0.5 + (2 * i + 1) / seats.length);
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn), seat];
  });
}
