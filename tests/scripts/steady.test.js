// A press on what has just slid under the pointer does nothing.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { later, openPage } from "./page.js";

const window = openPage();
const { document } = window;
globalThis.document = document;
const { STEADY, slip, steadyHand } = await import("../../widgets/churchill_widgets/base/static/steady.js");

let hand, grid, played, token;

// One thing lies wherever the pointer is.
const lay = (index) => {
  grid.innerHTML = `<button class="ck-action" data-index="${index}"></button>`;
  grid.firstChild.onclick = () => played.push(index);
};
function event(kind, x, y, detail) {
  return new window.MouseEvent(kind, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail });
}
const press = (x, y) => { for (const kind of ["pointerdown", "click"]) grid.firstChild.dispatchEvent(event(kind, x, y, 1)); };
const draw = (index) => hand.around(() => lay(index), () => token);

beforeEach(() => {
  document.body.innerHTML = "<div class='ck-grid'></div>";
  grid = document.body.firstChild;
  document.elementFromPoint = () => grid.firstChild;
  played = [];
  token = 1;
  lay(0);
  hand = steadyHand();
  document.dispatchEvent(event("pointermove", 50, 50));
});
afterEach(() => hand.close());

test("a press on what came under a resting pointer does nothing; a moment later it does", async () => {
  draw(1);
  press(51, 50);
  assert.deepEqual(played, []);
  await later(STEADY + 30);
  press(51, 50);
  assert.deepEqual(played, [1]);
});

test("what stays where it was is pressed at once, and so is what the pointer goes to", () => {
  draw(0);
  press(50, 50);
  draw(1);
  press(90, 50);
  assert.deepEqual(played, [0, 1]);
});

test("who goes away and comes back sees what is there", () => {
  draw(1);
  document.dispatchEvent(event("pointermove", 200, 90));
  document.dispatchEvent(event("pointermove", 50, 50));
  press(50, 50);
  assert.deepEqual(played, [1]);
});

test("the next question is answered at once, and keys and programs always press", () => {
  hand.around(() => { lay(1); token = 2; }, () => token);
  press(50, 50);
  draw(2);
  grid.firstChild.click();
  assert.deepEqual(played, [1, 2]);
});

test("a board says itself that things on it have moved", () => {
  slip(grid);
  press(50, 50);
  assert.deepEqual(played, []);
});
