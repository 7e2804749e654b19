// What lies over a board: a moment that is told, what ends it, and marks. Sizes and motion are for
// the browser tests.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage, program } from "./page.js";

const window = openPage();
window.matchMedia = () => ({ matches: false });
const { document } = window;
const { overlay } = await import("../../widgets/churchill_widgets/board/static/overlay.js");

let host, model, centred;

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  host = document.body.firstChild;
  host.getBoundingClientRect = () => ({ width: 700 });
  window.Element.prototype.animate = () => ({ onfinish: null });
  model = program({ width: 800, height: 600, drawn: 3, moving: 0, over: "<rect/>" });
  centred = [];
  overlay(host, model, (boxes) => centred.push(...boxes));
});

const SVG = "<rect width='9' height='9'/>";
const moment = (drawn = 4) => ({
  type: "moment", drawn, ms: 500, patch: SVG,
  sprites: [{ kind: "glide", svg: SVG, from: [0, 0, 9, 9], to: [50, 0, 9, 9] }],
  rings: [{ kind: "ring", svg: SVG, box: [50, 0, 9, 9] }],
});
const count = (selector) => host.querySelectorAll(selector).length;

test("a moment has a patch, what moves and a ring, and is hidden from assistive tools", () => {
  assert.equal(host.querySelector("svg").getAttribute("aria-hidden"), "true");
  model.tell(moment());
  assert.deepEqual([count(".ck-patch"), count(".ck-sprite-glide"), count(".ck-sprite-ring")], [1, 1, 1]);
  assert.deepEqual(centred, [[50, 0, 9, 9]]);
});

test("the picture that it leads to leaves it; a later one ends it", () => {
  model.tell(moment());
  model.set("moving", 4);
  assert.equal(count(".ck-patch"), 1);
  model.set("moving", 0);
  assert.equal(count(".ck-patch, .ck-sprite"), 0);
});

test("a later moment takes the place of one under way, and an older one comes too late", () => {
  model.tell(moment());
  model.tell(moment(5));
  assert.equal(count(".ck-patch"), 1);
  model.set("moving", 0);
  model.set("drawn", 6);
  model.tell(moment(5));
  assert.equal(count(".ck-patch"), 0);
});

test("nothing moves on a board that nobody sees", () => {
  host.getBoundingClientRect = () => ({ width: 0 });
  model.tell(moment());
  assert.equal(count(".ck-patch, .ck-sprite"), 0);
});

test("without time there is the ring alone", () => {
  model.tell({ ...moment(), ms: 0 });
  assert.deepEqual([count(".ck-patch"), count(".ck-sprite-ring")], [0, 1]);
});

test("marks are there from the beginning, until they are taken away", () => {
  assert.equal(count(".ck-marks > rect"), 1);
  model.set("over", "");
  assert.equal(count(".ck-marks > *"), 0);
});
