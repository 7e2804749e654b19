// A page described as plain nodes: what stays, what changes, what a person did meanwhile.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

const window = openPage();
const HOME = "../../widgets/churchill_widgets";
const { draw, h } = await import(`${HOME}/base/static/dom.js`);
const { around, colourSeats, learnSeats, seatsWithSigns, sign } = await import(`${HOME}/base/static/seats.js`);
const { AHEAD, towards } = await import(`${HOME}/board/static/thing.js`);
const { signed } = await import(`${HOME}/cards/static/numbers.js`);

let root;
beforeEach(() => {
  window.document.head.innerHTML = "";
  window.document.body.innerHTML = "<div></div>";
  root = window.document.body.firstChild;
});

test("what is not there is left out, what is nested is flat", () => {
  draw(root, [h("p", {}, "a", null, [false, ["b", 0]]), undefined, "end"]);
  assert.equal(root.innerHTML, "<p>ab0</p>end");
});

test("an element stays the same when its description changes", () => {
  draw(root, h("p", { class: "one", title: "x" }, "old"));
  const before = root.firstChild;
  draw(root, h("p", { class: "two" }, "new"));
  assert.equal(root.firstChild, before);
  assert.equal(root.innerHTML, '<p class="two">new</p>');
});

test("keys carry elements to their new place", () => {
  draw(root, ["a", "b", "c"].map((key) => h("li", { key }, key)));
  const [a, b, c] = root.children;
  draw(root, ["c", "a"].map((key) => h("li", { key }, key)));
  assert.deepEqual([...root.children], [c, a]);
  assert.equal(b.isConnected, false);
});

test("a key that belongs to another kind of element now gets a new one", () => {
  draw(root, h("p", { key: "x" }, "1"));
  draw(root, h("section", { key: "x" }, "1"));
  assert.equal(root.innerHTML, "<section>1</section>");
});

test("what a person opened, typed or ticked stays as long as it is described alike", () => {
  const page = () => [h("details", { open: true }, "x"), h("input", { value: "" }), h("input", { type: "checkbox", checked: false })];
  draw(root, page());
  const [details, field, box] = root.children;
  details.removeAttribute("open");
  field.value = "half a wo";
  box.checked = true;
  draw(root, page());
  assert.equal(details.hasAttribute("open"), false);
  assert.equal(field.value, "half a wo");
  assert.equal(box.checked, true);
  draw(root, [h("details", { open: true }, "x"), h("input", { value: "said" }), h("input", { type: "checkbox", checked: true })]);
  assert.equal(field.value, "said");
});

test("a listener is replaced and taken away, attributes too", () => {
  const heard = [];
  draw(root, h("button", { onclick: () => heard.push(1), disabled: true }));
  const button = root.firstChild;
  draw(root, h("button", { onclick: () => heard.push(2), disabled: null }));
  button.onclick();
  draw(root, h("button", {}));
  assert.deepEqual(heard, [2]);
  assert.equal(button.onclick, null);
  assert.equal(button.hasAttribute("disabled"), false);
});

test("drawings are made as drawings", () => {
  draw(root, h("svg", {}, h("path", { d: "M0 0" })));
  assert.equal(root.firstChild.firstChild.namespaceURI, "http://www.w3.org/2000/svg");
});

test("what another hand put into an element is left there", () => {
  draw(root, h("div", { raw: false }));
  root.firstChild.innerHTML = "<b>mine</b>";
  draw(root, h("div", { raw: false, class: "x" }));
  assert.equal(root.innerHTML, '<div class="x"><b>mine</b></div>');
});

// -- seats ---------------------------------------------------------------------------------------------

const told = (signs) => ({ get: () => signs });

test("a seat has the sign that its game gives it; another game's are forgotten", () => {
  learnSeats(told({ north: "M1", south: "M2" }));
  draw(root, sign("north"));
  assert.equal(root.querySelector("svg.ck-fill-north path").getAttribute("d"), "M1");
  assert.equal(sign("nobody"), null);
  learnSeats(told({ red: "M3" }));
  assert.deepEqual(seatsWithSigns(), ["red"]);
});

test("colours are said once for a document, and each game's only within its own page", () => {
  const other = window.document.createElement("div");
  window.document.body.append(other);
  colourSeats(root, ".ck-seats-one .ck-of-red{--seat:#f00}");
  colourSeats(root, ".ck-seats-one .ck-of-red{--seat:#f00}");
  colourSeats(other, ".ck-seats-two .ck-of-red{--seat:#00f}");
  assert.deepEqual([root.className, other.className], ["ck-seats-one", "ck-seats-two"]);
  assert.equal(window.document.head.querySelectorAll("style").length, 2);
  colourSeats(root, ".ck-seats-two .ck-of-red{--seat:#00f}"); // another game is chosen
  assert.equal(root.className, "ck-seats-two");
  colourSeats(root, undefined);
  assert.equal(root.className, "");
});

test("seats lie around the table evenly, the second of three on top", () => {
  const places = around(["a", "b", "c"], 100, 100, 50).map(([x, y]) => [Math.round(x), Math.round(y)]);
  assert.deepEqual(places, [[57, 125], [100, 50], [143, 125]]);
  assert.deepEqual(around(["a", "b"], 0, 0, 10).map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0]), [[-10, 0], [10, 0]]);
  assert.deepEqual(around([], 0, 0, 10), []);
});

// -- boards --------------------------------------------------------------------------------------------

test("an arrow leads to the nearest thing ahead", () => {
  const boxes = [[0, 0, 10, 10], [100, 0, 10, 10], [30, 60, 10, 10], [105, 100, 10, 10]];
  assert.equal(towards(boxes, 0, "ArrowRight"), 1);
  assert.equal(towards(boxes, 1, "ArrowDown"), 3);
  assert.equal(towards(boxes, 3, "ArrowLeft"), 2);
  assert.equal(towards(boxes, 0, "ArrowUp"), 0); // nothing there
});

test("things at one place follow each other", () => {
  const boxes = [[0, 0, 10, 10], [0, 0, 10, 10], [0, 0, 10, 10]];
  assert.equal(towards(boxes, 0, "ArrowRight"), 1);
  assert.equal(towards(boxes, 1, "ArrowRight"), 2);
  assert.equal(towards(boxes, 2, "ArrowLeft"), 1);
  assert.deepEqual(Object.keys(AHEAD).length, 4);
});

test("numbers have their sign, and a minus is no hyphen", () => {
  assert.deepEqual([signed(2), signed(0), signed(-3), signed("x")], ["+2", "0", "−3", "x"]);
});
