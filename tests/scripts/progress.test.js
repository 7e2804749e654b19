// What a learner has done in one game and in another, in one browser.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage, program } from "./page.js";

openPage();
const { heardProgress, learned } = await import("../../widgets/churchill_widgets/base/static/progress.js");

const copy = (game, ...answers) => ({ format: "churchill_kit/progress", version: 1, game, life: 0, answers, passed: {} });
const OLD = "churchill_kit/progress/1/Anna"; // as the first house wrote it, with one game

beforeEach(() => {
  window.localStorage.clear();
  learned.become("Anna");
});

test("a copy of the time when there was one game is found and stays where it is", () => {
  window.localStorage.setItem(OLD, JSON.stringify(copy("first", [1, "a", 2, 1, 0])));
  assert.equal(learned.copy("Anna", "first").answers.length, 1);
  assert.equal(learned.copy("Anna", "second"), null);
  learned.put("Anna", copy("first", [5, "b", 2, 1, 0]), 10);
  assert.equal(JSON.parse(window.localStorage.getItem(OLD)).answers.length, 2);
});

test("each game has its own copy, and a name is told once", () => {
  learned.put("Anna", copy("first", [1, "a", 2, 1, 0]), 10);
  learned.put("Anna", copy("second", [7, "c", 2, 0, 0]), 10);
  assert.deepEqual(learned.copy("Anna", "first").answers, [[1, "a", 2, 1, 0]]);
  assert.deepEqual(learned.copy("Anna", "second").answers, [[7, "c", 2, 0, 0]]);
  assert.deepEqual(learned.names(), ["Anna"]);
});

test("a new name takes what was learned in all games along", () => {
  learned.put("Anna", copy("first", [1, "a", 2, 1, 0]), 10);
  learned.put("Anna", copy("second", [7, "c", 2, 0, 0]), 10);
  learned.move("Anna", "Vera");
  assert.deepEqual(learned.names(), ["Vera"]);
  assert.equal(learned.copy("Vera", "first").answers.length, 1);
  assert.equal(learned.copy("Vera", "second").answers.length, 1);
});

test("a spoilt copy is replaced", () => {
  window.localStorage.setItem(OLD, "5");
  learned.put("Anna", copy("first", [1, "a", 2, 1, 0]), 10, true);
  assert.equal(JSON.parse(window.localStorage.getItem(OLD)).answers.length, 1);
});

test("the program is told the copy of the game it asks for", () => {
  learned.put("Anna", copy("first", [1, "a", 2, 1, 0]), 10);
  const model = program();
  heardProgress(model, { type: "progress", do: "tell", game: "second" });
  heardProgress(model, { type: "progress", do: "tell", game: "first" });
  assert.deepEqual(model.sent.map((m) => [m.game, m.copy && m.copy.game]), [["second", null], ["first", "first"]]);
});

test("what was read is joined, and the first time counts", () => {
  const reading = (more) => ({ ...copy("first"), version: 2, ...more });
  learned.put("Anna", reading({ begun: { 1: 5 }, read: { 1: 9 } }), 10);
  learned.put("Anna", reading({ begun: { 1: 7, 2: 8 }, read: { 1: 4 } }), 10);
  const { begun, read } = learned.copy("Anna", "first");
  assert.deepEqual([begun, read], [{ 1: 5, 2: 8 }, { 1: 4 }]);
});

test("who passed a check before reading was counted had read the chapter", () => {
  window.localStorage.setItem(OLD, JSON.stringify({ ...copy("first"), passed: { 1: 5 } }));
  learned.put("Anna", { ...copy("first"), version: 2, begun: { 2: 7 }, read: {} }, 10);
  const { passed, begun, read } = learned.copy("Anna", "first");
  assert.deepEqual([passed, begun, read], [{ 1: 5 }, { 2: 7 }, { 1: 5 }]);
});
