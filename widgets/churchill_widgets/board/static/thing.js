// What lies on a board, for mouse and keyboard alike: the next thing in a direction, and its name
// for the tip of the page around (terms.js). Shared by the canvas and the SVG.

export const THING = "churchill_kit-thing";
export const DWELL = 250; // milliseconds on a thing until its name is told
export const AHEAD = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

// Which of the boxes lies next to that of `at`; things at one place follow each other in their order.
export function towards(boxes, at, key) {
  const [dx, dy] = AHEAD[key];
  const middle = ([left, top, wide, high]) => [left + wide / 2, top + high / 2];
  const [x, y] = middle(boxes[at]);
  let best = at, least = Infinity;
  boxes.forEach((box, i) => {
    const [right, down] = middle(box).map((v, n) => v - [x, y][n]);
    const along = right || down ? right * dx + down * dy : (i - at) * (dx + dy) * 0.001;
    const far = along + 2 * Math.abs(right * dy + down * dx);
    if (i !== at && along > 0 && far < least) [best, least] = [i, far];
  });
  return best;
}

// Tells the page what is pointed at, "" for nothing; false if nobody listens.
export function tellThing(el, name, box, keyed) {
  const detail = { name, box, keyed };
  return !el.dispatchEvent(new CustomEvent(THING, { bubbles: true, cancelable: true, detail }));
}
