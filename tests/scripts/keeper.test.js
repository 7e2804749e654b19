// What outlives the program behind the page: games, wishes and progress in the browser's storage.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

const window = openPage();
const HOME = "../../widgets/churchill_widgets/base/static";
const GAMES = "churchill_kit/games", WISHES = "churchill_kit/wishes";
let n = 0;

// Another window of the same browser: modules of its own, the same storage.
const open = (name = "keeper") => import(`${HOME}/${name}.js?window=${n += 1}`);
const stored = () => JSON.parse(window.localStorage.getItem(GAMES) || "[]");
const game = (key, save, when = 1) => ({ key, save, when, moves: save.length });

beforeEach(() => { window.localStorage.clear(); window.sessionStorage.clear(); });

test("a game is kept, told without its moves, and dropped", async () => {
  const { kept } = await open();
  assert.equal(kept.put(game("a", "xyz"), "one"), true);
  assert.deepEqual(kept.heads(), [{ key: "a", when: 1, moves: 3 }]);
  assert.equal(kept.open("a").save, "xyz");
  kept.drop("a");
  assert.deepEqual(stored(), []);
});

test("one game is one entry, however often it is kept", async () => {
  const { kept } = await open();
  for (const save of ["x", "xy", "xyz"]) assert.equal(kept.put(game("a", save), "one"), true);
  assert.deepEqual(stored().map((g) => g.save), ["xyz"]);
});

test("all games are kept, the latest first", async () => {
  const { kept } = await open();
  for (let i = 1; i <= 30; i += 1) kept.put(game(`g${i}`, "x", i), "one");
  assert.equal(stored().length, 30);
  assert.deepEqual(stored().slice(0, 3).map((g) => g.key), ["g30", "g29", "g28"]);
});

test("what a game cost stays with it while it is the same, and is told for its own game only", async () => {
  const { kept } = await open();
  kept.put({ ...game("a", "x"), game: "nim" }, "one");
  kept.change("a", { costs: [{ move: 3 }] });
  kept.put({ ...game("a", "x", 2), game: "nim" }, "one");
  assert.deepEqual(kept.costly("nim"), [{ key: "a", game: "nim", save: "x", costs: [{ move: 3 }] }]);
  assert.deepEqual(kept.costly("chess"), []);
  assert.equal(kept.heads()[0].costs, undefined);
  kept.put({ ...game("a", "xy", 3), game: "nim" }, "one");
  assert.deepEqual(kept.costly("nim"), [], "it has been played on in another way");
});

test("a name and a picture stay with a game; a picture goes when the game goes on", async () => {
  const { kept } = await open();
  kept.put(game("a", "x"), "one");
  kept.change("a", { name: "Mine", picture: "<svg/>" });
  kept.put(game("a", "x", 2), "one");
  assert.deepEqual([kept.get("a").name, kept.get("a").picture], ["Mine", "<svg/>"]);
  kept.put(game("a", "xy", 3), "one");
  assert.deepEqual([kept.get("a").name, kept.get("a").picture], ["Mine", undefined]);
  assert.deepEqual(kept.heads(), [{ key: "a", when: 3, moves: 2, name: "Mine" }]);
});

test("a copy goes its own way", async () => {
  const { kept } = await open();
  kept.put({ ...game("a", "x"), turn: "us" }, "one");
  const key = kept.copy("a", "Again");
  assert.ok(key && key !== "a" && key.length <= 40);
  kept.put(game("a", "xy", 2), "one");
  assert.deepEqual([kept.get(key).save, kept.get(key).name, kept.get("a").save], ["x", "Again", "xy"]);
  kept.open(key);
  assert.equal(kept.put(game(key, "xz", 3), "two"), true);
  assert.equal(stored().length, 2);
  assert.equal(kept.copy("nothing", "x"), "");
});

test("a game renamed in another window is still one game", async () => {
  const one = await open(), two = await open();
  one.kept.put(game("a", "x"), "one");
  two.kept.change("a", { name: "Mine" });
  assert.equal(one.kept.put(game("a", "xy", 2), "one"), true);
  assert.deepEqual(stored().map((g) => [g.save, g.name]), [["xy", "Mine"]]);
});

test("the game of this tab is gone back to first, then the one that is not over", async () => {
  const { kept, here } = await open();
  assert.equal(here.back(), "");
  kept.put({ ...game("over", "x", 9), turn: "" }, "one");
  assert.equal(here.back(), "");
  kept.put({ ...game("runs", "x", 5), turn: "us" }, "one");
  assert.equal(here.back(), "runs");
  here.set("over");
  assert.equal(here.back(), "over");
  here.clear();
  assert.deepEqual([here.get(), here.back()], ["", "runs"]);
});

test("two windows of one game: both are kept, and the later one is told", async () => {
  const one = await open(), two = await open();
  one.kept.put(game("a", "12345"), "one");
  two.kept.open("a");
  assert.equal(one.kept.put(game("a", "1234567890"), "one"), true);
  assert.equal(two.kept.put(game("a", "12345x"), "two"), "both");
  assert.equal(two.kept.put(game("a", "12345xy"), "two"), true); // told once
  assert.equal(one.kept.put(game("a", "1234567890."), "one"), true); // the other is left alone
  assert.deepEqual(stored().map((g) => g.save).sort(), ["12345xy", "1234567890."].sort());
  const own = two.kept.keyOf("a");
  assert.notEqual(own, "a");
  assert.equal(stored().find((g) => g.key === own).save, "12345xy");
});

test("a window that only looked on replaces nothing and says nothing", async () => {
  const one = await open(), two = await open();
  one.kept.put(game("a", "12345"), "one");
  two.kept.open("a");
  one.kept.put(game("a", "123456"), "one");
  assert.equal(two.kept.put({ ...game("a", "12345"), lang: "ru" }, "two"), true);
  assert.deepEqual(stored().map((g) => g.save), ["123456"]);
});

test("who goes on with a game after the other window has left it goes on with that very game", async () => {
  const one = await open(), two = await open();
  one.kept.put(game("a", "12345"), "one");
  two.kept.open("a");
  assert.equal(two.kept.put(game("a", "123456"), "two"), true);
  assert.equal(stored().length, 1);
  // and the first one comes back to find it gone on
  assert.equal(one.kept.put(game("a", "12345-"), "one"), "both");
  assert.equal(one.kept.open("a").save, "123456");
  assert.equal(one.kept.put(game("a", "1234567"), "one"), true);
  assert.deepEqual(stored().map((g) => g.save).sort(), ["12345-", "1234567"].sort());
});

test("a page that is loaded again under its program is no second window", async () => {
  const before = await open();
  before.kept.put(game("a", "12345"), "one");
  const after = await open();
  assert.equal(after.kept.put(game("a", "123456"), "one"), true);
  assert.deepEqual(stored().map((g) => g.save), ["123456"]);
  const other = await open();
  other.kept.open("a");
  other.kept.put(game("a", "123456o"), "other");
  assert.equal(after.kept.put(game("a", "1234567"), "one"), "both");
  const again = await open();
  assert.equal(again.kept.put(game("a", "12345678"), "one"), "both");
  assert.deepEqual(stored().map((g) => g.save).sort(), ["123456o", "12345678"].sort());
});

test("a game kept by the first house is opened and goes on", async () => {
  window.localStorage.setItem(GAMES, JSON.stringify([{ key: "old", when: 5, moves: 2, save: "ab" }]));
  const { kept } = await open();
  assert.deepEqual(kept.heads(), [{ key: "old", when: 5, moves: 2 }]);
  assert.equal(kept.open("old").save, "ab");
  assert.equal(kept.put(game("old", "abc", 6), "one"), true);
  assert.deepEqual(stored().map((g) => g.save), ["abc"]);
});

for (const nonsense of ["no JSON", "7", '"text"', "null", "[]", "[3]", '{"a": 1}', "true"]) {
  test(`what is no list of games and no wishes is as nothing: ${nonsense}`, async () => {
    window.localStorage.setItem(GAMES, nonsense);
    window.localStorage.setItem(WISHES, nonsense);
    const { kept, wishes } = await open();
    assert.deepEqual(kept.heads(), []);
    assert.equal(wishes.get("lang", "en"), "en");
    assert.equal(wishes.get("toString", "mine"), "mine");
    wishes.set("lang", "ru");
    assert.equal(wishes.get("lang", "en"), "ru");
    assert.equal(kept.put(game("a", "x"), "one"), true);
    assert.equal(stored().length, 1);
  });
}

test("a full storage gives up pictures, then games, and says so", async () => {
  const { kept } = await open();
  for (const [i, key] of ["a", "b", "c"].entries()) kept.put(game(key, "x".repeat(100), i), "one");
  const room = window.localStorage;
  let most = 400;
  const full = {
    getItem: (key) => room.getItem(key),
    setItem(key, value) {
      if (value.length > most) throw new Error("QuotaExceededError");
      room.setItem(key, value);
    },
  };
  Object.defineProperty(window, "localStorage", { value: full, configurable: true });
  try {
    assert.equal(kept.put(game("d", "x".repeat(100), 9), "one"), "full");
    assert.deepEqual(stored().map((g) => g.key), ["d", "c"]);
    assert.equal(kept.put(game("d", "x".repeat(101), 9), "one"), true); // said when it happens
    most = 800;
    kept.change("c", { picture: "x".repeat(300) });
    assert.equal(kept.put(game("e", "x".repeat(250), 9), "one"), true);
    assert.deepEqual(stored().map((g) => [g.key, g.picture]), [["e", undefined], ["d", undefined], ["c", undefined]]);
    kept.put({ ...game("e", "x", 9), turn: "" }, "one");
    most = 400;
    assert.equal(kept.put(game("f", "x".repeat(60), 10), "one"), "full");
    assert.ok(!stored().some((g) => g.key === "e"), "a game that is over goes first");
    most = 1;
    assert.equal(kept.put(game("g", "x", 10), "one"), false);
    assert.equal(kept.works(), true);
    most = 0;
    assert.equal(kept.works(), false);
  } finally { Object.defineProperty(window, "localStorage", { value: room, configurable: true }); }
});

// -- progress ----------------------------------------------------------------------------------------

const copy = (answers, more = {}) => ({ life: 1, answers, passed: {}, ...more });

test("two pages add to one copy of the progress", async () => {
  const { learned } = await open("progress");
  learned.put("anna", copy([[1, "m", 1, true]]), 100);
  learned.put("anna", copy([[1, "m", 1, true], [3, "m", 2, true]]), 100);
  learned.put("anna", copy([[2, "n", 1, false]]), 100);
  assert.deepEqual(learned.copy("anna").answers.map((a) => a[0]), [1, 2, 3]);
  assert.deepEqual(learned.names(), ["anna"]);
});

test("of two lives the later one wins, and chapters are passed when they first were", async () => {
  const { learned } = await open("progress");
  learned.put("", copy([[1, "m", 1, true]], { passed: { 1: 10, 2: 30 } }), 100);
  learned.put("", copy([[2, "m", 1, true]], { passed: { 1: 20, 3: 40 } }), 100);
  assert.deepEqual(learned.copy("").passed, { 1: 10, 2: 30, 3: 40 });
  learned.put("", copy([[5, "m", 1, true]], { life: 2 }), 100);
  assert.deepEqual(learned.copy("").answers.map((a) => a[0]), [5]);
  learned.put("", copy([[1, "m", 1, true]]), 100); // an old copy brings nothing back
  assert.deepEqual(learned.copy("").answers.map((a) => a[0]), [5]);
});

test("a copy that is damaged is replaced", async () => {
  const { learned } = await open("progress");
  for (const broken of ["7", '"x"', "[]", '{"life": 1}', '{"life": 1, "answers": [4, null], "passed": 3}']) {
    window.localStorage.setItem("churchill_kit/progress/1/", broken);
    assert.equal(learned.put("", copy([[1, "m", 1, true]]), 100), true, broken);
    assert.deepEqual(learned.copy("").answers, [[1, "m", 1, true]], broken);
  }
});

test("what has not changed is not written, so other pages are not woken", async () => {
  const { learned } = await open("progress");
  learned.put("", copy([[1, "m", 1, true]]), 100);
  const stamp = learned.stamp();
  learned.put("", copy([[1, "m", 1, true]]), 100);
  assert.equal(learned.stamp(), stamp);
  learned.put("", copy([[2, "m", 1, true]]), 100);
  assert.notEqual(learned.stamp(), stamp);
});

// -- the program behind the page -----------------------------------------------------------------------

test("a program is known by its kernel; where that cannot be had each page is another", async () => {
  const { programOf } = await open("watch"), other = await open("watch");
  const kernel = (id) => ({ widget_manager: { kernel: { id } } });
  assert.equal(programOf(kernel("k1")), "k1");
  assert.ok(programOf({}));
  assert.equal(programOf({}), programOf({}));
  assert.notEqual(programOf({}), other.programOf({}));
});

test("without a name no two windows are one", async () => {
  const one = await open(), two = await open();
  one.kept.put(game("a", "12345"), undefined);
  two.kept.open("a");
  one.kept.put(game("a", "123456"), undefined);
  assert.equal(two.kept.put(game("a", "12345x"), undefined), "both");
  assert.equal(stored().length, 2);
});

// -- a projector -------------------------------------------------------------------------------------

test("an address begins a projector's view, and the pages that follow in its tab go on with it", async () => {
  const at = (search) => window.happyDOM.setURL(`http://localhost/voila/render/index.ipynb${search}`);
  const { projecting } = await open("projecting");
  assert.equal(projecting.on(), false);
  at("?project=1");
  assert.equal(projecting.on(), true);
  at("");
  assert.equal(projecting.on(), true);
  projecting.wear();
  assert.ok(window.document.documentElement.classList.contains("ck-projecting"));
  assert.ok(window.document.documentElement.classList.contains("ck-projector"));
  at("?project=0");
  projecting.wear();
  assert.ok(!window.document.documentElement.classList.contains("ck-projecting"));
  at("");
  assert.equal(projecting.on(), false);
});
