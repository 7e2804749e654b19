// Shared tables: what the browser keeps of them, what the first page offers, what stands around one.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { later, openPage } from "./page.js";

const HERE = "http://localhost/voila/render/play.ipynb";
const window = openPage(HERE);
const { document } = window;
globalThis.localStorage = window.localStorage;
const HOME = "../../widgets/churchill_widgets";
const { draw } = await import(`${HOME}/base/static/dom.js`);
const {
  forgetAddress, myTables, myTablesPage, readAnew, rematchButton, secretOf, tableBar, tableCame, togetherPage,
} = await import(`${HOME}/page/static/together.js`);

const words = new Proxy({}, { get: (_, name) => (typeof name === "string" ? `«${name}»` : undefined) });
const SEAT = { id: "north", label: "North", name: "", own: false, free: false, person: true, here: true, present: "here", turn: false, since: "", line: "", may: false, taken_by: false };
const NORTH = { ...SEAT, own: true, turn: true, since: "for 2 minutes", may: true };
const SOUTH = { ...SEAT, id: "south", label: "South", name: "Ann", here: false, present: "away", taken_by: true };
const TABLE = {
  table: "t", seat: "north", owner: true, over: false, rematch: false, moves: 3, seats: [NORTH, SOUTH], undo: null,
  chat: true, hands: false, pace: "", paces: ["", "day"], hook: "", looks: "", views: [],
  links: { code: "KMTRWX", seats: { south: "s2" }, watch: "w" },
};
let root;

const find = (selector) => root.querySelector(selector);
const all = (selector) => [...root.querySelectorAll(selector)];
const texts = (selector) => all(selector).map((x) => x.textContent);

// A page with these sections; `show` draws one of its panels, now and after each click that asks for it.
function page(sections, what) {
  const ctx = {
    t: words, lang: "", game: "sea", form: {}, sent: [], get: (name) => sections[name] || {},
    send: (message) => ctx.sent.push(message), redraw: () => draw(root, what(ctx)), sections,
  };
  ctx.redraw();
  return ctx;
}

const table = (more = {}, signs = {}) => page({ shared: { ...TABLE, ...more }, signs }, tableBar);
const asked = (ctx) => ctx.sent.map(({ type, ...more }) => (assert.equal(type, "shared"), more));
const type = (field, value) => { field.value = value; field.dispatchEvent(new window.Event("input", { bubbles: true })); };
const enter = (field) => field.dispatchEvent(new window.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  root = document.body.firstChild;
  window.localStorage.clear();
  window.happyDOM.setURL(HERE);
});

// -- links and what is kept --------------------------------------------------------------------------

test("an address leads to a seat or to watching, and what is too long is cut", () => {
  assert.equal(secretOf({ hash: "#seat=abc.t1" }), "abc.t1");
  assert.equal(secretOf({ hash: "#watch=abc" }), "abc");
  for (const hash of ["", "#", "#class=abc", "seat=abc", undefined]) assert.equal(secretOf({ hash }), null);
  assert.equal(secretOf({ hash: `#seat=${"x".repeat(5000)}` }).length, 100);
});

test("one's tables are kept by their secrets, the latest first, each once", () => {
  myTables.put("a", "seat");
  myTables.put("b", "watch");
  myTables.put("a", "seat");
  assert.deepEqual(myTables.all().map((kept) => kept.secret), ["a", "b"]);
  myTables.drop("a");
  assert.deepEqual(myTables.all(), [{ secret: "b", role: "watch" }]);
  for (let i = 0; i < 120; i += 1) myTables.put(`s${i}`, "seat");
  assert.equal(myTables.all().length, 100);
  for (const broken of ['{"secret": 7}', '[null, 3, {"secret": 5}]', "no JSON"]) {
    window.localStorage.setItem("churchill_kit/tables", broken);
    assert.deepEqual(myTables.all(), []);
  }
});

test("who comes to a table has its secret in his address alone, and in his list", () => {
  const ctx = { joining: {}, tableOpen: true };
  assert.equal(tableCame([ctx], { type: "table", secret: "abc", role: "seat" }), true);
  assert.equal(window.location.href, `${HERE}#seat=abc`);
  assert.deepEqual([ctx.joining, ctx.tableOpen], [null, null]);
  assert.equal(tableCame([ctx], { type: "gone" }), true);
  assert.deepEqual(myTables.all(), [], "a table that was deleted is kept no longer");
  assert.equal(tableCame([ctx], { type: "pong" }), false);
  forgetAddress();
  assert.equal(window.location.href, HERE);
  window.happyDOM.setURL(`${HERE}#go=1`);
  forgetAddress();
  assert.equal(window.location.hash, "#go=1", "what leads to no table stays");
});

// -- the first page ----------------------------------------------------------------------------------

const first = (together = { about: "", paces: ["", "day"], tables: [] }) => page({ start: { together } }, (ctx) => togetherPage(ctx, () => ({ game: "sea" })));

test("a table is opened with a pace and with where one is told of one's turn", () => {
  const ctx = first();
  find(".ck-table-open").click();
  assert.deepEqual(asked(ctx), [{ what: "open", setup: { game: "sea" }, pace: "", hook: "" }]);
  find(".ck-table-pace").value = "day";
  find(".ck-table-pace").dispatchEvent(new window.Event("change"));
  type(find(".ck-table-hook"), "https://example.org/hook");
  ctx.redraw();
  assert.equal(find(".ck-table-hook").value, "https://example.org/hook", "what was typed stays");
  find(".ck-table-open").click();
  assert.deepEqual(asked(ctx)[1], { what: "open", setup: { game: "sea" }, pace: "day", hook: "https://example.org/hook" });
});

test("a code is asked about by the button and by Enter; without one the field is gone to", () => {
  const ctx = first();
  find(".ck-table-join").click();
  assert.equal(document.activeElement, find(".ck-table-code-field"));
  find(".ck-table-code-field").value = "KMTRWX";
  find(".ck-table-join").click();
  enter(find(".ck-table-code-field"));
  assert.deepEqual(asked(ctx), [{ what: "look", code: "KMTRWX" }, { what: "look", code: "KMTRWX" }]);
});

test("free seats are buttons, and the first one has the focus", async () => {
  const ctx = first();
  tableCame([ctx], { type: "seats", code: "KMTRWX", title: "Sea", seats: [["north", "North"], ["south", "South"]] });
  await later(5);
  assert.deepEqual(texts(".ck-free-seat"), ["North", "South"]);
  assert.equal(document.activeElement, find(".ck-free-north"));
  find(".ck-free-south").click();
  assert.deepEqual(asked(ctx), [{ what: "join", code: "KMTRWX", seat: "south" }]);
});

test("one's tables are asked for once, gone to and forgotten", async () => {
  readAnew();
  myTables.put("a", "seat");
  const tables = [{ secret: "a", name: "Sea", seat: "North", line: "your turn", yours: true }];
  const ctx = page({ start: { together: { tables } } }, myTablesPage);
  ctx.redraw();
  await later(250);
  assert.deepEqual(asked(ctx), [{ what: "mine", secrets: ["a"] }]);
  assert.equal(find(".ck-table-go").getAttribute("aria-label"), "«shared-mine-go»: Sea, your turn");
  find(".ck-table-go").click();
  assert.deepEqual(asked(ctx)[1], { what: "enter", secret: "a" });
  find(".ck-table-forget").click();
  assert.deepEqual(myTables.all(), []);
});

test("without tables there is no list of them", () => {
  page({ start: { together: { tables: [] } } }, (ctx) => myTablesPage(ctx));
  assert.equal(find(".ck-my-tables"), null);
});

// -- at the table ------------------------------------------------------------------------------------

test("who is here, who is away and whose turn it is stand there in words", () => {
  table();
  assert.deepEqual(texts(".ck-present > li").length, 2);
  assert.ok(find(".ck-present").textContent.includes("North"));
  assert.equal(find(".ck-present-north").textContent, "here");
  assert.equal(find(".ck-present-south").textContent, "away");
  assert.match(find(".ck-present").textContent, /for 2 minutes/);
});

test("a game that is not shared has nothing around it", () => {
  page({ shared: {} }, (ctx) => tableBar(ctx));
  assert.equal(find(".ck-table-bar"), null);
});

test("who only watches can do nothing, but may be shown hands", () => {
  const ctx = table({ seat: "", owner: false, links: null, views: [["north", "North"], ["south", "South"]], seats: [SEAT, SOUTH] });
  assert.equal(find(".ck-table-more"), null);
  assert.ok(find(".ck-table-watching"));
  const looks = find(".ck-table-bar select");
  looks.value = "south";
  looks.dispatchEvent(new window.Event("change"));
  assert.deepEqual(asked(ctx), [{ what: "look_as", seat: "south" }]);
});

test("that moves be taken back is answered by a button, by whoever may", () => {
  const undo = { text: "South asks.", mine: false, may: true };
  const ctx = table({ undo });
  assert.match(find(".ck-table-said").textContent, /South asks/);
  find(".ck-undo-agree").click();
  find(".ck-undo-refuse").click();
  ctx.sections.shared = { ...TABLE, undo: { ...undo, mine: true, may: false } };
  ctx.redraw();
  assert.equal(find(".ck-undo-agree"), null);
  find(".ck-undo-withdraw").click();
  assert.deepEqual(asked(ctx), [{ what: "answer", agree: true }, { what: "answer", agree: false }, { what: "answer", agree: false }]);
});

test("what another says is told to who can't see; one's own line is not", () => {
  table({ seats: [{ ...NORTH, line: "mine" }, { ...SOUTH, line: "<b>Hello</b>" }] });
  assert.deepEqual(texts("[role=log] p"), ["Ann: <b>Hello</b>"]);
});

function inside(more) {
  const ctx = table(more);
  if (!find(".ck-table-panel")) find(".ck-table-more").click();
  return ctx;
}

test("the panel opens, and closing it gives the focus back", () => {
  const ctx = inside();
  assert.equal(find(".ck-table-more").getAttribute("aria-expanded"), "true");
  find(".ck-table-close").click();
  assert.equal(find(".ck-table-panel"), null);
  assert.equal(ctx.focusNext, ".ck-table-more");
});

test("an owner has the code and a link for each seat; another has neither", () => {
  inside();
  assert.equal(find(".ck-table-code").textContent, "KMTRWX");
  assert.equal(find(".ck-seat-link-south").href, `${HERE}#seat=s2`);
  assert.equal(find(".ck-watch-link").href, `${HERE}#watch=w`);
  inside({ owner: false, links: null });
  for (const own of [".ck-table-code", ".ck-links", ".ck-table-settings"]) assert.equal(find(own), null);
});

test("a line is said with a name of its own, and the field is empty again", () => {
  const ctx = inside();
  for (let i = 0; i < 2; i += 1) {
    find(".ck-say-field").value = "Hello";
    enter(find(".ck-say-field"));
  }
  assert.equal(find(".ck-say-field").value, "");
  const [one, other] = asked(ctx);
  assert.deepEqual([one.what, one.text], ["say", "Hello"]);
  assert.notEqual(one.request, other.request);
  inside({ chat: false });
  assert.equal(find(".ck-say-field"), null, "where nothing may be said there is no field");
});

test("name and address are kept when their button is pressed, and the page says so", () => {
  const ctx = inside();
  find(".ck-own-name").value = "Ben";
  find(".ck-own-name-send").click();
  find(".ck-hook-field").value = "https://example.org";
  find(".ck-hook-field-send").click();
  assert.deepEqual(asked(ctx), [{ what: "rename", name: "Ben" }, { what: "hook", address: "https://example.org" }]);
  assert.equal(texts(".ck-kept").join(""), "", "not yet");
  ctx.sections.shared = { ...TABLE, hook: "https://example.org" };
  ctx.redraw();
  assert.equal(texts(".ck-kept").join(""), "«shared-kept»");
});

test("a seat is handed to the computer and taken back in one click", () => {
  const ctx = inside();
  find(".ck-bot-north").click();
  ctx.sections.shared = { ...TABLE, seats: [{ ...NORTH, person: false }, SOUTH] };
  ctx.redraw();
  assert.equal(find(".ck-bot-north"), null);
  find(".ck-back-north").click();
  assert.deepEqual(asked(ctx), [{ what: "bot", seat: "north" }, { what: "back", seat: "north" }]);
});

test("what the owner settles is sent one by one; a new link for a seat that was taken", () => {
  const ctx = inside();
  const change = (field, name, value) => { field[name] = value; field.dispatchEvent(new window.Event("change")); };
  change(find(".ck-set-chat"), "checked", false);
  change(find(".ck-set-hands"), "checked", true);
  change(find(".ck-set-pace"), "value", "day");
  find(".ck-new-link-south").click();
  assert.deepEqual(asked(ctx), [
    { what: "set", chat: false }, { what: "set", hands: true }, { what: "set", pace: "day" }, { what: "free", seat: "south" },
  ]);
});

test("a table is deleted by a second click, and left by none", () => {
  const ctx = inside();
  find(".ck-table-delete").click();
  assert.deepEqual([ctx.focusNext, ctx.sent.length], [".ck-table-delete-it", 0]);
  find(".ck-leave-it").click();
  assert.equal(find(".ck-table-delete-it"), null);
  find(".ck-table-delete").click();
  find(".ck-table-delete-it").click();
  assert.deepEqual(asked(ctx), [{ what: "delete" }]);
});

test("after the game who sat there plays again, or joins who asked first; a watcher does not", () => {
  const shown = (more) => page({ shared: { ...TABLE, over: true, ...more } }, rematchButton);
  const ctx = shown({});
  assert.equal(find(".ck-rematch").textContent, "«shared-rematch»");
  find(".ck-rematch").click();
  assert.deepEqual(asked(ctx), [{ what: "rematch" }]);
  shown({ rematch: true });
  assert.equal(find(".ck-rematch").textContent, "«shared-rematch-go»");
  shown({ seat: "", owner: false });
  assert.equal(find(".ck-rematch"), null);
});
