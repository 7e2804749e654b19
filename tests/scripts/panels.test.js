// The panels of a page and of a part, drawn from plain data; what a person does there is sent once.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { later, openPage, program } from "./page.js";

const window = openPage();
const { document } = window;
const HOME = "../../widgets/churchill_widgets";
const { draw, h } = await import(`${HOME}/base/static/dom.js`);
const { askPanel } = await import(`${HOME}/page/static/choices.js`);
const { handPanel } = await import(`${HOME}/page/static/hand.js`);
const { adviserLine, adviserPanel, begun } = await import(`${HOME}/page/static/adviser.js`);
const { chain } = await import(`${HOME}/page/static/plan.js`);
const { legend } = await import(`${HOME}/page/static/head.js`);
const { sidePanel } = await import(`${HOME}/page/static/side.js`);
const { control: sandboxControl } = await import(`${HOME}/lessons/static/sandbox.js`);
const { startPage } = await import(`${HOME}/page/static/start.js`);
const { seatsWithSigns } = await import(`${HOME}/base/static/seats.js`);
const { lesson } = await import(`${HOME}/lessons/static/lesson.js`);

const exercises = (await import(`${HOME}/lessons/static/exercise_panel.js`)).default;

const words = new Proxy({}, { get: (_, name) => (typeof name === "string" ? `«${name}»` : undefined) });
let root;

function table(sections) {
  const ctx = {
    t: words, lang: "", game: "sea", form: {}, log: { lines: [], standing: 0 }, logShown: 120, sideShown: "log",
    sent: [], played: [], touches: [], facetsOpen: false, unfolded: new Set(),
    get: (name) => sections[name] || {},
    send: (message) => ctx.sent.push(message),
    act: (...move) => ctx.played.push(move), touch: (...line) => ctx.touches.push(line),
    narrow: () => false,
    side: (which) => { ctx.sideShown = which; },
    redraw() {},
  };
  return ctx;
}

const find = (selector) => root.querySelector(selector);
const all = (selector) => [...root.querySelectorAll(selector)];

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  root = document.body.firstChild;
});

// -- choices -----------------------------------------------------------------------------------------

const CHOICES = {
  token: 7, chips: [["ship:a", "Ship A"]], total: 3, shown: 2, count: "2 of 3",
  facets: [{ kind: "ship", title: "Ships", items: [["ship:a", "Ship A", true]] }],
  groups: [
    { id: "", title: "", items: [{ i: 2, text: "Pass", note: "", hint: false }] },
    { id: "sail", title: "Sail", items: [{ i: 0, text: "Sail north", note: "+1", hint: true }] },
  ],
};

test("each choice is a button under its heading, with its note, and is sent with its position", () => {
  const ctx = table({ head: { seat: "north", stage: "play", prompt: "What now?" }, choices: CHOICES });
  draw(root, askPanel(ctx));
  assert.deepEqual(all(".ck-action").map((b) => [b.dataset.index, b.textContent]), [["2", "Pass"], ["0", "Sail north"]]);
  assert.deepEqual(all(".ck-group h4").map((x) => x.textContent), ["Sail"]);
  assert.equal(document.getElementById(find("[data-index='0']").getAttribute("aria-describedby")).textContent, "+1");
  assert.equal(find(".ck-marked .ck-action").dataset.index, "0");
  find("[data-index='0']").onclick({ detail: 1 });
  find("[data-index='0']").onclick({ detail: 2 }); // the second click of a double click
  assert.deepEqual(ctx.played, [[0, 7]]);
});

test("under its heading a choice says what is left to say, and is named in full", () => {
  const groups = [{ id: "", title: "Sail", items: [{ i: 0, text: "Sail: North Sea", brief: "North Sea", note: "", hint: false }, { i: 1, text: "Stay", brief: "", note: "", hint: false }] }];
  draw(root, askPanel(table({ head: { stage: "play" }, choices: { ...CHOICES, groups } })));
  assert.equal(find("[data-index='0']").textContent, "North Sea");
  assert.equal(find("[data-index='0']").getAttribute("aria-label"), "Sail: North Sea");
  assert.equal(find("[data-index='1']").textContent, "Stay");
  assert.equal(find("[data-index='1']").getAttribute("aria-label"), null);
});

test("the list lies as it lay when a hint is asked for; only what differs is said", () => {
  const item = (i, hint = false) => ({ i, text: `Sail ${i}`, note: "", hint });
  const groups = [{ id: "sail", title: "Sail", items: [item(0), item(1), item(2, true), item(3)] }];
  const less = (behind) => ({ text: `${behind} worse`, said: `${behind} points worse`, behind, figure: true });
  const none = { text: "", said: "", behind: 0, figure: false, sure: true };
  const given = { head: { seat: "north", stage: "play" }, choices: { ...CHOICES, groups }, worth: { token: 7, of: { 0: none, 1: less(2), 2: none, 3: less(1) } } };
  draw(root, askPanel(table(given)));
  const order = () => all(".ck-action").map((b) => b.dataset.index);
  assert.deepEqual(order(), ["0", "1", "2", "3"], "unasked nothing moves");
  draw(root, askPanel(table({ ...given, adviser: { kind: "hint", hint: { ready: true, i: 2, title: "I would" } } })));
  assert.deepEqual(order(), ["0", "1", "2", "3"], "nor for what is asked");
  assert.equal(find(".ck-marked .ck-action").dataset.index, "2");
  assert.equal(find("[data-index='0']").getAttribute("aria-describedby"), null);
  assert.deepEqual(all(".ck-brings").filter((b) => !b.hasAttribute("hidden")).length, 2);
  assert.equal(find(".ck-worth-unit"), null);
  draw(root, askPanel(table({ ...given, worth: { ...given.worth, unit: "Games count now." } })));
  assert.equal(find(".ck-list .ck-worth-unit").textContent, "Games count now.", "another measure is announced");
  const rough = { 0: none, 1: { ...less(2), figure: false } };
  draw(root, askPanel(table({ ...given, worth: { token: 7, of: rough, unit: "Games count now." } })));
  assert.equal(find(".ck-worth-unit"), null, "where no figure is seen nothing explains any");
});

test("the place of what a choice brings is kept before it comes", () => {
  const given = { head: { stage: "play" }, choices: CHOICES };
  draw(root, askPanel(table(given)));
  const rooms = all(".ck-list .ck-action > .ck-room").length;
  assert.ok(rooms > 0 && rooms === all(".ck-list .ck-action").length);
  draw(root, askPanel(table({ ...given, worth: { token: 7, of: { 0: { text: "1 worse", said: "1 point worse", behind: 1 } } } })));
  assert.equal(all(".ck-list .ck-action > .ck-room").length, rooms);
});

test("what narrows the choices can be taken back", () => {
  const ctx = table({ head: { seat: "north", stage: "play" }, choices: CHOICES });
  draw(root, askPanel(ctx));
  find(".ck-clear").onclick();
  find(".ck-chips .ck-chip").onclick();
  assert.deepEqual(ctx.sent, [{ type: "clear" }, { type: "select", target: "ship:a", plays: false }]);
  assert.equal(find(".ck-facets"), null);
});

test("a line for each card: its best choice is seen, the others are folded, and each is a button", () => {
  const item = (i, hint = false) => ({ i, text: `Sail ${i}`, note: "", hint });
  const groups = (hinted) => [{
    id: "sail", title: "Sail", items: [3, 1, 2, 0].map((i) => item(i, i === hinted)),
    lines: [{ id: "ship:a", name: "Ship A", n: 3, more: "2 more" }, { id: "ship:b", name: "Ship B", n: 1, more: "0 more" }],
  }];
  const ctx = table({ head: { seat: "north", stage: "play" }, choices: { ...CHOICES, groups: groups(-1) } });
  const seen = () => all(".ck-action").filter((b) => !b.closest("[hidden]")).map((b) => b.dataset.index);
  draw(root, askPanel(ctx));
  assert.deepEqual(all(".ck-action").map((b) => b.dataset.index), ["3", "1", "2", "0"]);
  assert.deepEqual(seen(), ["3", "0"]);
  assert.equal(find(".ck-fold").getAttribute("aria-label"), "Ship A: 2 more");
  assert.equal(find(".ck-brings"), null, "what choices are worth comes later, and only for this question");
  const good = { text: "", said: "", behind: 0, sure: true };
  const worth = { token: 7, of: { 1: good, 2: good, 3: { text: "3 worse", said: "3 points worse", figure: true, behind: 3 } } };
  draw(root, askPanel(table({ head: { seat: "north", stage: "play" }, choices: { ...CHOICES, groups: groups(-1) }, worth: { ...worth, token: 6 } })));
  assert.equal(find(".ck-brings"), null);
  draw(root, askPanel(table({ head: { seat: "north", stage: "play" }, choices: { ...CHOICES, groups: groups(-1) }, worth })));
  assert.equal(find(".ck-brings").textContent, "«choices-this» 3 worse3 points worse");
  assert.ok(find(".ck-fold .ck-inside"), "something better folds away");
  assert.match(find(".ck-fold").getAttribute("aria-label"), /^Ship A: 2 more, ./);
  const less = { text: "probably worse", said: "Worse.", behind: 1 };
  draw(root, askPanel(table({ head: { seat: "north", stage: "play" }, choices: { ...CHOICES, groups: groups(-1) }, worth: { token: 7, of: { ...worth.of, 1: less, 2: less } } })));
  assert.ok(!find(".ck-fold .ck-inside"), "what is less bad is not called better");
  draw(root, askPanel(table({ head: { seat: "north", stage: "play" }, choices: { ...CHOICES, groups: groups(-1) }, worth })));
  assert.deepEqual(all(".ck-action").map((b) => b.dataset.index), ["3", "1", "2", "0"], "nothing moves for it");
  const rough = { ...worth.of, 3: { text: "probably worse", said: "Worse.", behind: 1 } };
  draw(root, askPanel(table({ head: { seat: "north", stage: "play" }, choices: { ...CHOICES, groups: groups(-1) }, worth: { token: 7, of: rough } })));
  assert.ok(find(".ck-fold .ck-inside") && find(".ck-best .ck-brings").hidden, "one mark says it, and that says more");
  draw(root, askPanel(table({ head: { seat: "north", stage: "play" }, choices: { ...CHOICES, groups: groups(-1) }, worth })));
  const said = (i) => find(`[data-index='${i}']`).closest("li, .ck-best").querySelector(".ck-brings.ck-inside");
  assert.ok(said(1) && said(2), "inside it stands at the better ones themselves");
  assert.ok(!said(3) && !said(0), "not at what is worse, nor at what was seen before");
  draw(root, askPanel(ctx));
  find("[data-index='2']").onclick({ detail: 1 });
  assert.deepEqual(ctx.played, [[2, 7]], "a folded one plays as well");
  find(".ck-fold").onclick();
  draw(root, askPanel(ctx));
  assert.deepEqual(seen(), ["3", "1", "2", "0"]);
  assert.equal(find(".ck-fold").getAttribute("aria-expanded"), "true");
  draw(root, askPanel(table({ head: { stage: "play" }, choices: { ...CHOICES, groups: groups(1) } })));
  assert.deepEqual(seen(), ["3", "1", "2", "0"], "what is hinted at is not folded");
  const alone = [{ ...groups(-1)[0], items: [3, 1, 2].map((i) => item(i)), lines: groups(-1)[0].lines.slice(0, 1) }];
  draw(root, askPanel(table({ head: { stage: "play" }, choices: { ...CHOICES, shown: 3, groups: alone } })));
  assert.deepEqual(seen(), ["3", "1", "2"], "where nothing else is left all of it is seen");
});

test("of very many lines the first are seen, and the rest when one asks", () => {
  const groups = [{ id: "", title: "", items: Array.from({ length: 30 }, (_, i) => ({ i, text: `Do ${i}`, note: "", hint: i === 20 })) }];
  const ctx = table({ head: { stage: "play" }, choices: { ...CHOICES, groups } });
  const seen = () => all(".ck-action").filter((b) => !b.closest("[hidden]")).length;
  draw(root, askPanel(ctx));
  assert.equal(all(".ck-action").length, 30);
  assert.equal(seen(), 9);
  find(".ck-fold-rest").onclick();
  draw(root, askPanel(ctx));
  assert.equal(seen(), 30);
});

test("placings are planned with plus and minus beside their buttons, and played together", () => {
  const rows = [
    { i: 0, text: "Sail north", now: 2, most: 2, notes: ["20 → 40 % there", "40 → 60 % there"], note: "" },
    { i: 1, text: "Sail", now: 0, most: 3, notes: [], note: "" }, { i: 2, text: "Pass", now: 0, most: 0, notes: [], note: "" },
    { i: 3, text: "Anchor", now: 0, most: 1, notes: [], note: "" },
  ];
  const plan = { token: 7, told: "2 of 5", total: 5, left: 3, planned: 2, rows };
  const ctx = table({ head: { stage: "play", token: 7 }, choices: CHOICES, plan });
  draw(root, askPanel(ctx));
  assert.equal(all(".ck-action").length, 2, "each is a button of its own, too");
  assert.deepEqual(all(".ck-stepper").map((s) => s.getAttribute("aria-label")), ["Pass", "Sail north", "Anchor"], "what comes later stands below: no line moves for it");
  assert.match(root.textContent, /20 → 40 → 60\u00a0% there/, "no line ends before the sign");
  const [minus, plus] = all("[aria-label='Sail north'] button");
  assert.equal(plus.disabled, true);
  minus.onclick();
  find(".ck-plan-play").onclick({ detail: 1 });
  assert.deepEqual(ctx.sent, [{ type: "plan", token: 7, rows: { 0: 1 } }, { type: "play_plan", token: 7 }]);
  draw(root, askPanel(table({ head: { stage: "play", token: 8 }, choices: CHOICES, plan })));
  assert.equal(find(".ck-plan"), null, "a plan of another question is none");
});

test("where something can be planned a press on a name plans one more, and a preview does where something is; nothing is played past the plan", () => {
  const rows = [0, 1].map((i) => ({ i, text: `Sail ${i}`, now: i, most: 1, notes: [], note: "" }));
  const given = { head: { stage: "play", token: 7 }, choices: CHOICES, plan: { token: 7, told: "", total: 2, left: 1, planned: 1, rows } };
  const press = (more = {}) => {
    const ctx = table({ ...given, ...more });
    draw(root, askPanel(ctx));
    return ctx;
  };
  const ctx = press();
  find(".ck-action[data-index='0']").onclick({ detail: 1, currentTarget: find(".ck-action[data-index='0']") });
  assert.deepEqual([ctx.sent, ctx.played], [[{ type: "plan", token: 7, rows: { 0: 1 } }], []]);
  const seen = press({ preview: { i: 0, token: 7, text: "Sail 0", lines: [] } });
  assert.equal(find(".ck-play-it"), null);
  find(".ck-plan-it").onclick();
  assert.deepEqual(seen.sent, [{ type: "plan", token: 7, rows: { 0: 1 } }]);
  press({ preview: { i: 1, token: 7, text: "Sail 1", lines: [] } });
  assert.equal(find(".ck-plan-it").disabled, true, "as many as there can be");
  for (const most of [1, 0]) {
    const free = press({ plan: { ...given.plan, planned: 0, rows: rows.map((row) => ({ ...row, now: 0, most })) } });
    find(".ck-action[data-index='0']").onclick({ detail: 1, currentTarget: find(".ck-action[data-index='0']") });
    assert.deepEqual([free.sent.length, free.played], most ? [1, []] : [0, [[0, 7]]], "what can be played once alone is");
  }
});

test("a preview says where it leads and what could answer it, and is played once", () => {
  const preview = {
    i: 4, token: 7, text: "Sail north", lines: [{ text: "To the ice", rule: "2.1", parts: [["wind", 2, "2.1"]] }],
    answers: [{ text: "A storm", rule: "2.2", parts: [], seat: "south" }],
  };
  const ctx = table({ head: { stage: "play" }, preview });
  draw(root, askPanel(ctx));
  assert.match(find(".ck-preview").textContent, /Sail north.*To the ice.*A storm/s);
  find(".ck-play-it").onclick({ detail: 1 });
  find(".ck-play-it").onclick({ detail: 2 });
  assert.deepEqual(ctx.played, [[4, 7]]);
  find(".ck-preview-away").onclick();
  assert.deepEqual(ctx.sent.at(-1), { type: "clear" }, "and is given up by a button beside");
  draw(root, askPanel(table({ head: { stage: "play" }, preview: {} })));
  assert.equal(find(".ck-preview"), null);
});

test("what stands as a preview is played by its own button, and has no line beside it", () => {
  const preview = { i: 0, token: 7, text: "Sail north", lines: [], answers: [] };
  draw(root, askPanel(table({ head: { stage: "play" }, choices: CHOICES, preview })));
  assert.deepEqual(all(".ck-action").map((b) => b.dataset.index), ["0", "2"]);
  assert.equal(find("[data-index='0']").getAttribute("aria-label"), "«play-it»: Sail north");
  const groups = [CHOICES.groups[1]];
  draw(root, askPanel(table({ head: { stage: "play" }, choices: { ...CHOICES, groups }, preview })));
  assert.equal(find(".ck-list"), null, "nothing else is left");
  draw(root, askPanel(table({ head: { stage: "play" }, choices: CHOICES, preview: { ...preview, token: 6 } })));
  assert.deepEqual(all(".ck-list .ck-action").map((b) => b.dataset.index), ["2", "0"], "a preview of another question");
});

test("a line that is pointed at is told to the boards once the mouse rests there", async () => {
  const ctx = table({ head: { stage: "play" }, choices: CHOICES });
  const told = [];
  ctx.model = { send: (msg) => told.push(msg) };
  draw(root, askPanel(ctx));
  const rest = () => new Promise((done) => setTimeout(done, 250));
  const over = (i) => find(`[data-index='${i}']`);
  over(2).onpointerenter({ pointerType: "mouse" });
  over(2).onpointerleave({ pointerType: "mouse" });
  over(0).onpointerenter({ pointerType: "mouse" });
  await rest();
  over(0).onpointerleave({ pointerType: "mouse" });
  await rest();
  over(2).onpointerenter({ pointerType: "touch" });
  await rest();
  assert.deepEqual(told, [{ type: "aim", i: 0, token: 7 }, { type: "aim", i: null, token: 7 }]);
});

test("a list that comes under a mouse which has not moved since its click shows nothing", async () => {
  const ctx = table({ head: { stage: "play" }, choices: CHOICES });
  const told = [], rest = () => new Promise((done) => setTimeout(done, 250));
  ctx.model = { send: (msg) => told.push(msg) };
  ctx.pressed = [40, 60];
  draw(root, askPanel(ctx));
  const line = find("[data-index='0']");
  line.onpointerenter({ pointerType: "mouse", clientX: 40, clientY: 60 });
  await rest();
  assert.deepEqual(told, []);
  line.onpointermove({ pointerType: "mouse", clientX: 40.6, clientY: 60.4 }); // as after a tap
  await rest();
  assert.deepEqual(told, []);
  ctx.touched = true;
  line.onpointermove({ pointerType: "mouse", clientX: 43, clientY: 60 }); // a finger has scrolled since
  await rest();
  assert.deepEqual(told, []);
  ctx.touched = false;
  line.onpointermove({ pointerType: "mouse", clientX: 43, clientY: 60 });
  await rest();
  assert.deepEqual(told, [{ type: "aim", i: 0, token: 7 }]);
});

test("what one was not shown is said with the question: a page that was skipped, or the rest of a story", () => {
  const asked = { head: { seat: "north", stage: "play", prompt: "What now?" }, choices: CHOICES };
  const panel = (story, adviser) => { const ctx = table({ ...asked, story, adviser }); draw(root, askPanel(ctx)); return ctx; };
  const passed = { line: 9, text: "What the war brought" }, advised = { on: true, key: "k", meanwhile: ["A ship sailed."] };
  let ctx = panel({ passed }, advised);
  assert.equal(find(".ck-not-shown").textContent, "What the war brought");
  find(".ck-passed").onclick();
  assert.deepEqual(ctx.sent, [{ type: "look", line: 9 }]);
  draw(root, sidePanel(table({ ...asked, log: { lines: [] }, story: { passed }, adviser: advised })));
  assert.equal(find(".ck-adviser-meanwhile"), null, "the page says more");
  draw(root, sidePanel(table({ ...asked, log: { lines: [] }, story: {}, adviser: advised })));
  assert.match(find(".ck-adviser-meanwhile").textContent, /A ship sailed/);
  panel({ passed }, { on: false });
  assert.equal(find(".ck-not-shown"), null, "who is not advised has the log");
  ctx = panel({ unseen: true, again: true }, {});
  assert.equal(find(".ck-not-shown").textContent, "«story-broken-off»«story-unseen»");
  find(".ck-story-again").onclick();
  assert.deepEqual(ctx.sent, [{ type: "story", what: "again" }]);
  panel({ unseen: false, again: true }, {});
  assert.equal(find(".ck-not-shown"), null);
});

test("a finger sees first where a line leads; one that only peeks in is brought into sight before it plans anything", () => {
  const ctx = table({ head: { seat: "north", stage: "play", prompt: "What now?" }, choices: CHOICES });
  draw(root, askPanel(ctx));
  const first = find(".ck-action"), over = document.elementFromPoint;
  document.elementFromPoint = () => document.body;
  ctx.touched = true;
  first.onclick({ detail: 1, currentTarget: first });
  assert.deepEqual([ctx.played.length, ctx.touches], [0, [[Number(first.dataset.index), 7, ""]]], "a preview is no move");
  document.elementFromPoint = over;
  ctx.touches.length = 0;
  const rows = [0, 1, 2].map((i) => ({ i, text: `Sail ${i}`, now: 0, most: 3, notes: [], note: "" }));
  const planning = table({ head: { seat: "north", stage: "play", token: 7 }, choices: CHOICES, plan: { token: 7, told: "", total: 3, left: 3, planned: 0, rows } });
  Object.assign(ctx, { get: planning.get, narrow: () => false });
  draw(root, askPanel(ctx));
  const button = find(".ck-action"), line = button.closest("li"), moved = [];
  line.scrollIntoView = (how) => moved.push(how.block);
  document.elementFromPoint = () => document.body;
  const press = (touched, detail = 1) => { ctx.touched = touched; button.onclick({ detail, currentTarget: button }); };
  press(true);
  assert.deepEqual([ctx.played.length, ctx.touches.length, moved], [0, 0, ["center"]]);
  document.elementFromPoint = () => button;
  press(true);
  document.elementFromPoint = () => document.body;
  press(false);
  press(true, 0);
  assert.deepEqual([ctx.played.length, ctx.sent.length, moved.length], [1, 2, 1], "by the mouse, by a key");
  assert.equal(ctx.touches.length, 0, "what can be planned is planned or played");
});

test("a name ends before the sentence on what it is; a card with a picture has its number there", () => {
  const told = (name, text) => { draw(root, askPanel(table({ head: { stage: "play" }, told: { name, text, rule: "1.1", why: "" } }))); return find(".ck-told p").textContent; };
  assert.match(told("Sicily", "A space."), /^Sicily\. A space\./);
  assert.match(told("Jones Jr.", "A card."), /^Jones Jr\. A card\./);
  const card = { on: true, summary: "Sails.", name: "Fleet 1", value: "1", id: "f" };
  const beside = (more) => { draw(root, askPanel(table({ head: { stage: "play" }, hand: { cards: [{ ...card, ...more }] } }))); return find(".ck-card-told").textContent; };
  assert.equal(beside({ picture: "<svg/>" }), "Fleet 1: Sails.");
  assert.equal(beside({}), "1 Fleet 1: Sails.");
});

test("what is no choice is told, until one has read it", () => {
  const ctx = table({ head: { stage: "play" }, told: { name: "Iceberg", text: "", rule: "1.1", why: "It floats." } });
  draw(root, askPanel(ctx));
  assert.match(find(".ck-told").textContent, /Iceberg.*It floats\./s);
  find(".ck-told-away").onclick();
  assert.deepEqual(ctx.sent, [{ type: "hush" }]);
});

// -- the log -----------------------------------------------------------------------------------------

test("the latest line of the log comes first; what was undone, weighs much or little is told", () => {
  const ctx = table({ head: { fresh: 0, stage: "play" } });
  ctx.log = { standing: 3, lines: [
    { t: "one", r: "1.1", k: "a", x: 1 }, { t: "two", r: "", k: "b", w: 1 },
    { t: "three", r: "", k: "c", b: [["part", 2, "1.1"]] }, { t: "four", r: "", k: "d" },
  ] };
  draw(root, sidePanel(ctx));
  assert.deepEqual(all(".ck-line-text").map((x) => x.firstChild.textContent), ["three", "two", "one"]);
  const undone = find(".ck-show-undone");
  assert.deepEqual([undone.textContent, undone.getAttribute("aria-expanded")], ["«undone-lines»: 1", "false"]);
  undone.onclick();
  draw(root, sidePanel(ctx));
  const lines = all(".ck-line:has(.ck-line-text)");
  assert.deepEqual(lines.map((x) => x.querySelector(".ck-line-text").firstChild.textContent), ["four", "three", "two", "one"]);
  assert.deepEqual(lines.map((x) => ["ck-undone", "ck-major", "ck-minor"].filter((c) => x.classList.contains(c)).join()), ["ck-undone", "", "ck-major", "ck-minor"]);
  const more = find(".ck-more"), parts = more.closest("li > div").nextElementSibling;
  assert.equal(parts.hidden, true);
  more.onclick({ target: more });
  assert.deepEqual([parts.hidden, more.getAttribute("aria-expanded")], [false, "true"]);
});

test("of a long log the latest lines are drawn, and more when one asks", () => {
  const ctx = table({ head: { fresh: 0, stage: "play" } });
  ctx.log = { standing: 500, lines: Array.from({ length: 500 }, (_, i) => ({ t: `line ${i}`, k: "a" })) };
  draw(root, sidePanel(ctx));
  assert.equal(all(".ck-line").length, 120);
  find(".ck-earlier").onclick();
  draw(root, sidePanel(ctx));
  assert.equal(all(".ck-line").length, 320);
  assert.equal(find(".ck-line .ck-line-text").textContent.trim(), "line 499");
});

test("how many lines are new stands beside the log until they have been in sight", () => {
  const ctx = table({ head: { key: "g", fresh: 2, stage: "play" }, adviser: { on: true } });
  Object.assign(ctx, { sideShown: "adviser", log: { standing: 5, lines: Array.from({ length: 9 }, () => ({ t: "line", k: "a" })) } });
  const fresh = () => { draw(root, sidePanel(ctx)); return find(".ck-new-lines")?.textContent; };
  assert.equal(fresh(), "+3");
  ctx.side("log");
  assert.equal(fresh(), undefined);
  ctx.side("adviser");
  assert.equal(fresh(), undefined, "they have been read");
  ctx.log.standing = 9;
  assert.equal(fresh(), "+4");
  ctx.narrow = () => true;
  ctx.sideShown = "log"; // folded away in the drawer
  fresh();
  ctx.sideShown = "adviser";
  assert.equal(fresh(), "+4");
});

test("what a line of the log shows is not covered by the drawer that it lies in", () => {
  const closed = [], ctx = table({ head: { fresh: 0, stage: "play" } });
  Object.assign(ctx, { drawer: true, openDrawer: (open) => closed.push(open) });
  ctx.log = { standing: 1, lines: [{ t: "The end", k: "a", p: true }] };
  draw(root, sidePanel(ctx));
  find(".ck-line-page").onclick();
  ctx.drawer = false;
  find(".ck-line-go").onclick();
  assert.deepEqual(closed, [false]);
  assert.deepEqual(ctx.sent.map((m) => m.type), ["look", "timeline"]);
});

// -- hand and first page -------------------------------------------------------------------------------

test("a hand needs no leader; a card that cannot be chosen is asked about", () => {
  const card = (id, usable) => ({ id, target: `card:${id}`, name: id, value: 1, spoken: "one", summary: "", role: "", origin: "", on: false, usable });
  const ctx = table({ hand: { seat: "north", title: "Hand", above: "A line", cards: [card("a", true), card("b", false)] } });
  draw(root, handPanel(ctx));
  all(".ck-card-face").forEach((face) => face.onclick());
  assert.deepEqual(ctx.sent, [{ type: "select", target: "card:a" }, { type: "select", target: "card:b" }]);
  assert.deepEqual(all(".ck-card").map((card) => card.classList.contains("ck-idle")), [false, true]);
  assert.match(root.textContent, /A line/);
  draw(root, handPanel(table({ hand: { cards: [] } })));
  assert.equal(root.innerHTML, "");
});

test("what a card counts stands in the place of its value, is said in full and explained on demand", () => {
  const card = { id: "a", target: "card:a", name: "a", value: "3", spoken: "3", summary: "", role: "", origin: "", on: false, usable: true };
  const worth = { total: "5", shown: "5", sign: "more", parts: [["Value", 3, "1.1"], ["Bonus", 2, "1.2"]] };
  draw(root, handPanel(table({ hand: { seat: "north", title: "Hand", above: "", cards: [{ ...card, worth }, { ...card, id: "b", value: "1–6", worth: null }] } })));
  const own = find(".ck-card").querySelector(".ck-worth");
  assert.ok(own.classList.contains("ck-worth-more"));
  assert.equal(own.querySelector("summary b").textContent, "5");
  assert.match(own.querySelector("summary .ck-unseen").textContent, /5$/);
  assert.match(own.textContent, /Bonus/);
  assert.deepEqual(all(".ck-value").map((e) => e.classList.contains("ck-value-die")), [false, true]);
  assert.equal(all(".ck-worth").length, 1);
});

const START = {
  game: "sea", games: [{ id: "sea", title: "Sea", line: "" }, { id: "land", title: "Land", line: "" }],
  scenario: "short", scenarios: [["short", "Short", "An hour"], ["long", "Long", "A day"]],
  seats: [{ id: "north", label: "North", leader: "", value: "person", choices: [["person", "a person"], ["bot", "bot"]] }],
  options: [{ id: "fog", label: "Fog", value: 0, choices: ["no", "yes"], values: [false, true] }],
  about: "", errors: {}, kept: [], broken: [], languages: [], index: "", tutor: false,
  table: ["north", "south"], lesson: "moon", lessons: [["sun", "Sun"], ["moon", "Moon"]],
};

test("the first page starts what was chosen there", () => {
  const ctx = table({ start: START });
  ctx.redraw = () => draw(root, startPage(ctx));
  draw(root, startPage(ctx));
  const pick = (cls, value) => { const at = find(cls); at.value = value; at.onchange({ target: at }); };
  pick(".ck-scenario", "long");
  pick(".ck-seat-north", "bot");
  pick(".ck-option-fog", "1");
  ctx.sent.length = 0;
  find(".ck-start").onclick();
  assert.deepEqual(ctx.sent, [{ type: "start", setup: { game: "sea", scenario: "long", seed: "", seats: { north: "bot" }, options: { fog: true } } }]);
});

test("a seat where nobody is asked stands at the table; the first game has seats of its own", () => {
  const ctx = table({ start: { ...START, tutor: true } });
  draw(root, startPage(ctx));
  assert.deepEqual(all(".ck-emblem .e-seat").map((seat) => seat.getAttribute("class").split("-").at(-1)), START.table);
  assert.equal(all(".ck-seats select").length, 1);
  assert.deepEqual(all(".ck-first-seat option").map((seat) => seat.value), ["sun", "moon"]);
  find(".ck-first-game").onclick();
  assert.equal(ctx.sent.at(-1).first, "moon");
});

test("whoever has a game that is not over is led back to it first", () => {
  const game = { key: "k", game: "sea", name: "Sea: Long", line: "To decide: North", running: true, scores: [], when: "now" };
  const page = (kept) => { draw(root, startPage(table({ start: { ...START, tutor: true, kept } }))); return find(".ck-main").className; };
  assert.match(page([]), /ck-first-game/);
  assert.match(page([game]), /ck-last-go/);
  assert.match(find(".ck-last").textContent, /Sea: Long\. To decide: North/);
  assert.match(page([{ ...game, running: false }]), /ck-start/);
  assert.match(page([{ ...game, key: "b", broken: "torn" }]), /ck-start/);
});

test("a game of another kind is named where it is gone on with, after the first one of what is chosen", () => {
  const kept = [{ key: "k", game: "land", name: "Land: Long", line: "To decide: East", running: true, scores: [], when: "now" }];
  draw(root, startPage(table({ start: { ...START, tutor: true, kept } })));
  assert.deepEqual(all(".ck-first-game, .ck-last-go, .ck-start").map((b) => b.className), ["ck-first-game ck-main", "ck-last-go", "ck-start"]);
  assert.equal(find(".ck-last-go").textContent, "«mine-last»: Land");
});

test("before the seats of the first game stands whose one takes", () => {
  draw(root, startPage(table({ start: { ...START, tutor: true } })));
  const label = find("label[for='ck-f-first']");
  assert.equal(label.textContent, words["tutor-first-seat"]);
  assert.equal(label.nextSibling.id, "ck-f-first");
});

test("the marks of the boards are listed with picture, words and rule; where there are none there is no list", () => {
  const t = { "legend-title": "Marks", legend: [{ picture: "M1 1 L2 2 Z", text: "A tower.", rule: "2.3" }, { picture: "M0 0 Z", text: "Yours.", rule: "" }] };
  draw(root, [legend({ t })]);
  assert.equal(find("summary").textContent, "Marks");
  assert.deepEqual(all(".ck-legend li").map((one) => one.textContent), ["A tower. 2.3", "Yours."]);
  assert.equal(find(".ck-legend-mark path").getAttribute("d"), "M1 1 L2 2 Z");
  assert.equal(legend({ t: {} }), null);
});

test("a stepper says what it counts, steps by one either way, and stops at its ends", () => {
  const control = { kind: "stepper", id: "ships", label: "Ships", value: 0, min: 0, max: 3 };
  const ctx = table({});
  draw(root, sandboxControl(ctx, control));
  assert.equal(find(".ck-stepper").getAttribute("aria-label"), "Ships");
  assert.equal(find(".ck-stepper .ck-label").textContent, "Ships");
  assert.equal(find("output").textContent, "0");
  const [less, more] = all("button");
  assert.deepEqual([less, more].map((b) => b.getAttribute("aria-disabled")), ["true", null]);
  less.onclick();
  more.onclick();
  assert.deepEqual(ctx.sent, [{ type: "change", id: "ships", by: -1 }, { type: "change", id: "ships", by: 1 }]);
});

test("another game is asked for by its name", () => {
  const ctx = table({ start: START });
  draw(root, startPage(ctx));
  find(".ck-game-land").onclick();
  assert.equal(ctx.sent.at(-1).type, "form");
  assert.equal(ctx.sent.at(-1).game, "land");
});

// -- a part of a chapter -------------------------------------------------------------------------------

test("a part is drawn from its data, says what went wrong, and tells the program what it keeps", async () => {
  const { initialize, render } = lesson((ctx) => h("p", { class: "said" }, ctx.data.text), (ctx, e) => {
    ctx.send({ type: "key", key: e.key });
    return true;
  });
  const model = program({ texts: {}, data: { text: "one" }, lang: "en", game: "sea", trouble: {}, signs: {}, seat_css: ".ck-seats-sea .ck-of-a{}" });
  initialize({ model });
  assert.equal(model.sent[0].type, "hello");
  const stop = render({ model, el: root });
  assert.equal(find(".said").textContent, "one");
  assert.ok(root.classList.contains("ck-seats-sea"));
  model.set("data", { text: "two" });
  assert.equal(find(".said").textContent, "two");
  model.set("trouble", { n: 1, text: "It went wrong." });
  assert.equal(find("[role=alert]").textContent, "It went wrong.");
  find(".said").dispatchEvent(new window.KeyboardEvent("keydown", { key: "x", bubbles: true }));
  assert.deepEqual(model.sent.at(-1), { type: "key", key: "x" });
  stop();
  model.set("data", { text: "three" });
  assert.equal(find(".said").textContent, "two");
  await later();
});

test("a part that turns to another game wears its signs and colours", () => {
  const { initialize, render } = lesson(() => h("p", { class: "seats" }, seatsWithSigns().join(" ")));
  const model = program({ texts: {}, data: {}, lang: "en", game: "sea", trouble: {}, signs: { north: "M0 0" }, seat_css: ".ck-seats-sea .ck-of-a{}" });
  initialize({ model });
  render({ model, el: root });
  assert.equal(find(".seats").textContent, "north");
  model.set("signs", { east: "M1 1", west: "M2 2" });
  model.set("seat_css", ".ck-seats-land .ck-of-b{}");
  assert.equal(find(".seats").textContent, "east west");
  assert.ok(root.classList.contains("ck-seats-land") && !root.classList.contains("ck-seats-sea"));
});

test("what was worn before its own box was there is not worn for good", () => {
  const { initialize, render } = lesson(() => h("p", {}, "one"));
  const model = program({ texts: {}, data: {}, lang: "en", game: "sea", trouble: {}, signs: {}, seat_css: ".ck-seats-sea .ck-of-a{}" });
  const chosen = (theme) => window.localStorage.setItem("churchill_kit/wishes", JSON.stringify({ theme }));
  document.body.dataset.voila = "1";
  chosen("dark");
  const el = document.createElement("div");
  initialize({ model });
  const stop = render({ model, el });
  assert.equal(el.className, "ck-panel ck-seats-sea ck-dark");
  root.className = "ck-tutor";
  root.append(el);
  chosen("light");
  model.set("data", {});
  assert.deepEqual([root.className, el.className], ["ck-tutor ck-seats-sea", "ck-panel"]);
  stop();
  delete document.body.dataset.voila;
  window.localStorage.clear();
});

test("two exercises of a page share no id, and each list of answers is named by its question", () => {
  const data = { n: 1, made: "m", title: "Exercise", kind: "choose", counts: "", question: "Which?", plain: true, hints: [], hint: "", answers: [{ i: 0, text: "This" }, { i: 1, text: "That" }], feedback: null, done: false };
  for (const el of [root, document.body.appendChild(document.createElement("div"))]) {
    const model = program({ texts: {}, data, lang: "en", game: "sea", trouble: {}, signs: {}, seat_css: "" });
    exercises.initialize({ model });
    exercises.render({ model, el });
  }
  const ids = [...document.querySelectorAll("[id]")].map((el) => el.id);
  assert.equal(new Set(ids).size, ids.length);
  const named = [...document.querySelectorAll("[aria-labelledby^=ck-q]")].map((el) => document.getElementById(el.getAttribute("aria-labelledby")).textContent);
  assert.deepEqual(named, ["Which?", "Which?"]);
});

test("several parts of a reason come with what they come to; one part says so itself", () => {
  const sums = (parts) => {
    const feedback = { right: true, verdict: "Right", number: "", rows: [{ text: "Why", rule: "1.1", parts }] };
    const data = { n: 1, made: "m", title: "Exercise", kind: "choose", counts: "", question: "Which?", plain: true, hints: [], hint: "", answers: [], feedback, done: true };
    const el = document.createElement("div"), model = program({ data, texts: words, rules: {}, terms: [], anchor: "" });
    root.append(el);
    exercises.initialize({ model });
    exercises.render({ model, el });
    return [...el.querySelectorAll("tfoot td.ck-amount")].map((x) => x.textContent);
  };
  assert.deepEqual(sums([["wind", 5, "2.1"], ["tide", -2, "2.2"]]), ["+3"]);
  assert.deepEqual(sums([["wind", 5, "2.1"]]), []);
});

// -- sets of exercises -------------------------------------------------------------------------------

const EXERCISE = { n: 1, title: "Exercise", kind: "choose", counts: "", board: "", question: "Which?", hints: [], beside: [], hands: [], answers: [], goal: null, number: null, slip: "", more: 0 };

test("a hint comes below the buttons, and a press before it can have been seen plays nothing", async () => {
  const answers = [{ i: 0, text: "This" }, { i: 1, text: "That" }];
  const model = program({ kind: "exercise", game: "sea", lang: "en", texts: words, trouble: {}, signs: {}, seat_css: "", data: { ...EXERCISE, answers, more: 1, hint_label: "Hint 1 of 1" } });
  exercises.initialize({ model });
  const leave = exercises.render({ model, el: root });
  find(".ck-hint").click();
  model.set("data", { ...EXERCISE, answers, hints: ["Look north"], more: 0, hint_label: "Hint 1 of 1" });
  assert.ok(find("footer").compareDocumentPosition(find(".ck-hints")) & 4, "below");
  assert.equal(find(".ck-hint").getAttribute("aria-disabled"), "true", "its place is kept");
  const press = (button) => button.dispatchEvent(new window.MouseEvent("click", { bubbles: true, detail: 1 }));
  all("button.ck-answer, .ck-hint, .ck-skip").forEach(press);
  const meant = () => model.sent.filter((m) => ["hint", "choose", "skip"].includes(m.type)).map((m) => m.type);
  assert.deepEqual(meant(), ["hint"]);
  find("button.ck-answer").click();
  assert.deepEqual(meant(), ["hint", "choose"], "a key is meant for what has the focus");
  await later(450);
  press(find("button.ck-answer"));
  assert.deepEqual(meant(), ["hint", "choose", "choose"]);
  leave();
});

function shownExercise(address, kind = "exercise") {
  window.happyDOM.setURL(address);
  document.body.dataset.voila = "voila";
  const model = program({ kind, game: "sea", lang: "en", texts: words, data: EXERCISE, trouble: {}, signs: {}, seat_css: "" });
  exercises.initialize({ model });
  const leave = exercises.render({ model, el: root });
  return { model, leave };
}

test("the address of a page names the set of its exercises, and they give the link of another", () => {
  const { model, leave } = shownExercise("http://localhost/voila/render/sea/en/1.ipynb?set=7&lang=en#top");
  assert.deepEqual(model.sent.filter((m) => m.type === "set"), [{ type: "set", given: "7" }]);
  const number = find(".ck-set-number"), link = find(".ck-set-link");
  assert.equal(link.value, "http://localhost/voila/render/sea/en/1.ipynb?set=7");
  number.value = "12";
  number.oninput({ target: number });
  assert.match(link.value, /\?set=12$/);
  number.value = "1e9";
  number.oninput({ target: number });
  assert.equal(link.value, "");
  assert.equal(find(".ck-set-copy").getAttribute("aria-disabled"), "true");
  leave();
  delete document.body.dataset.voila;
});

test("a review asks for no set, and without one in the address nobody does", () => {
  const review = shownExercise("http://localhost/voila/render/sea/en/1.ipynb?set=7", "review");
  const usual = shownExercise("http://localhost/voila/render/sea/en/1.ipynb");
  for (const { model, leave } of [review, usual]) {
    assert.ok(!model.sent.some((m) => m.type === "set"));
    leave();
  }
  delete document.body.dataset.voila;
});

test("of what the adviser says a small page begins with whole sentences, or ends at a pause", () => {
  const said = "Your turn. Play a card, and the issue moves. It is yours then.";
  assert.equal(begun(said, 80), said);
  assert.equal(begun(said, 50), "Your turn. Play a card, and the issue moves.");
  assert.equal(begun("Play a card of your staff, and the issue moves to you.", 40), "Play a card of your staff…");
  assert.equal(begun("Play a card of your staff, and the issue moves to you. It stays.", 40, 60), "Play a card of your staff, and the issue moves to you.");
  assert.equal(begun("One two three four five six", 12), "One two three four five six", "the style cuts it");
});

test("what is forbidden is said once under the question, and again as long as that is asked", () => {
  const told = { head: { key: "g", token: 1 }, adviser: { on: true, limits: [{ text: "Roosevelt is inactive." }] } };
  const ctx = table(told);
  const says = () => adviserLine(ctx) !== null;
  assert.deepEqual([says(), says()], [true, true]);
  told.head.token = 2;
  assert.equal(says(), false);
  told.adviser.limits.push({ text: "No card is left." });
  assert.equal(says(), true, "what has not been said");
  told.head.key = "another game";
  told.adviser.limits.pop();
  assert.equal(says(), true);
});

test("a danger that is known late is told with the next question, and moves no choice", () => {
  const told = { head: { key: "g", token: 1 }, adviser: { on: true, perils: [] } };
  const ctx = table(told);
  const says = () => adviserLine(ctx) !== null;
  assert.equal(says(), false);
  const danger = (round) => ({ text: "Mind your lead.", of: `${round}:lead` });
  told.adviser.peril = danger(8);
  assert.equal(says(), false, "the choices are being looked at");
  told.head.token = 2;
  assert.deepEqual([says(), says()], [true, true]);
  told.head.token = 3;
  assert.equal(says(), false, "it is known by now");
  told.adviser.peril = danger(9);
  told.head.token = 4;
  assert.equal(says(), false);
  told.adviser.peril = danger(9);
  says();
  told.head.token = 5;
  told.adviser.peril = null;
  assert.equal(says(), true, "in another round it is told anew");
  told.head.token = 6;
  assert.equal(says(), false, "it was not there any more");
  told.adviser.peril = danger(9);
  says();
  Object.assign(told.head, { key: "another game", token: 1 });
  told.adviser.peril = null;
  assert.equal(says(), false, "a danger of the game before");
  told.adviser.peril = danger(9);
  says();
  told.head.token = 2;
  assert.equal(says(), true, "told anew in another game");
});

test("a danger is told whole at one question of a round, and folds away after that", () => {
  const head = { key: "g", token: 1, stage: "play" }, peril = { text: "Mind your lead.", of: "8:lead" };
  const adviser = { on: true, perils: ["Mind your lead: 22 points."], peril };
  const ctx = Object.assign(table({ head, adviser }), { sideShown: "adviser" });
  const folded = () => { draw(root, adviserPanel(ctx)); return find(".ck-perils details summary")?.textContent; };
  assert.deepEqual([folded(), folded()], [undefined, undefined]);
  head.token = 2;
  assert.deepEqual([folded(), folded()], ["Mind your lead.", "Mind your lead."]);
  assert.match(find(".ck-perils").textContent, /22 points/);
  adviser.peril = { ...peril, of: "9:lead" };
  assert.equal(folded(), undefined, "in another round it is told anew");
  head.token = 3;
  assert.equal(folded(), "Mind your lead.");
  Object.assign(head, { key: "another game", token: 1 });
  assert.equal(folded(), undefined, "and in another game");
});

test("how it may end is told whole in the first hint of a round, and folds away in the next", () => {
  const head = { key: "g", token: 1, stage: "play" }, none = { perils: [], reasons: [], against: [], beside: [] };
  const hint = { ...none, ready: true, title: "Sail", rule: "2.1", perils: ["Mind it."], ahead: ["You may lose."], ahead_of: "8:lost" };
  const ctx = Object.assign(table({ head, adviser: { kind: "hint", hint } }), { sideShown: "adviser" });
  const folded = () => { draw(root, adviserPanel(ctx)); return Boolean(find(".ck-ahead-again")); };
  assert.deepEqual([folded(), folded()], [false, false]);
  head.token = 2;
  assert.equal(folded(), true);
  assert.match(find(".ck-ahead-again").textContent, /You may lose/);
  assert.equal(find(".ck-perils"), null, "nor is the danger told again");
  hint.ahead_of = "8:won";
  assert.equal(folded(), false, "another end is told anew");
});

test("what is planned in one place is told as one line", () => {
  const there = ", to Berlin; for success: you +3";
  assert.equal(chain([`40 → 60 %${there}`, `60 → 80 %${there}`]), `40 → 60 → 80 %${there}`);
  assert.equal(chain([`chance 40 → 60 %${there}`, `chance 60 → 80 %${there}`]), `chance 40 → 60 → 80 %${there}`);
  assert.equal(
    chain([`40 → 60 %${there}`, `60 → 100 %${there}`, "still 100 %, to Berlin; only for a breakthrough; for success: you +3"]),
    `40 → 60 → 100 %${there}; only for a breakthrough`);
  assert.equal(
    chain(["40 → 60 %; beyond: 10 % (a prize)", "60 → 100 %; beyond: 30 % (a prize)", "still 100 %; beyond: 30 → 50 % (a prize)"]),
    "40 → 60 → 100 %; beyond: 10 → 30 → 50 % (a prize)");
  assert.equal(chain(["one", "", "other"]), "one · other");
  assert.equal(chain(["already 100 %", "already 100 %"]), "already 100 %", "what is said need not be said again");
  const ships = ["3 → 4 of 5; chance 49 → 73 %: one ship may be lost", "4 → 5 of 5; more than enough"];
  assert.equal(chain(ships), "3 → 4 → 5 of 5; chance 49 → 73 %: one ship may be lost; more than enough");
});

test("where the adviser is folded below a narrow page, a line says what one's move has brought", () => {
  const adviser = { on: true, brought: "Your last move: sail. The sea is yours." };
  const line = (narrow) => { const ctx = table({ head: { stage: "play" }, adviser }); ctx.narrow = () => narrow; return adviserLine(ctx); };
  assert.equal(line(false), null, "elsewhere the page of the adviser says it");
  draw(root, line(true));
  assert.match(find(".ck-adviser-words").textContent, /The sea is yours/);
  adviser.brought = "";
  draw(root, line(true));
  assert.match(find(".ck-adviser-words").textContent, /tutor-silent/, "it keeps its place where there is nothing to say");
});

test("what speaks against, and another choice, are told in a line, and whole for who asks, then and later", () => {
  const hint = { ready: true, i: 0, title: "I would", rule: "2.1", reasons: ["Why not?"], against: ["It may rain.", "It is far."], beside: ["Much the same: row."], ahead: [], rest: null };
  const ctx = table({ head: { stage: "play" }, choices: CHOICES, adviser: { kind: "hint", hint } });
  ctx.sideShown = "adviser";
  draw(root, adviserPanel(ctx));
  const [against, other] = all(".ck-in-brief");
  assert.deepEqual([against, other].map((d) => d.querySelector(".ck-begins").textContent), [": It may rain.", ": Much the same: row."]);
  assert.ok(!against.open && !other.open);
  assert.deepEqual([...against.querySelectorAll("p")].map((p) => p.textContent), hint.against, "all of it is there");
  against.ontoggle({ target: { open: true } });
  draw(root, h("p"));
  draw(root, adviserPanel(ctx));
  assert.deepEqual(all(".ck-in-brief").map((d) => Boolean(d.open)), [true, false], "in the next hint, too");
  assert.deepEqual([...ctx.unfolded], [], "that is no line of the list");
});

test("the hint says where all markers go, and plans it; a plan that he asks about is played anyway as one", () => {
  const rows = [0, 1, 2].map((i) => ({ i, text: `Sail ${i}`, now: i === 2 ? 1 : 0, most: 3, notes: [], note: "" }));
  const hint = { ready: true, i: 0, title: "I would", rule: "2.1", reasons: ["Why not?"], against: [], beside: [], ahead: [], rest: { ready: false, rows: [], told: "1 of 3 so far" } };
  const given = { head: { stage: "play", token: 7 }, choices: CHOICES, plan: { token: 7, told: "", total: 3, left: 2, planned: 1, rows } };
  const draw_ = (adviser) => {
    const ctx = table({ ...given, adviser });
    ctx.sideShown = "adviser";
    draw(root, adviserPanel(ctx));
    return ctx;
  };
  draw_({ kind: "hint", hint });
  assert.equal(find(".ck-thinking").textContent, "1 of 3 so far", "the rest is still thought about");
  assert.ok(!find(".ck-rest-plan"));
  const ctx = draw_({ kind: "hint", hint: { ...hint, rest: { ready: true, rows: [{ i: 0, text: "Sail 0", n: 2, notes: ["1 → 2 ships", "2 → 3 ships"] }, { i: 1, text: "Sail 1", n: 1, notes: [] }] } } });
  assert.deepEqual(all(".ck-rest li").map((li) => li.textContent), ["Sail 0 × 21 → 2 → 3 ships", "Sail 1"], "what the second is good for is told");
  find(".ck-rest-plan").onclick();
  assert.deepEqual(ctx.sent, [{ type: "plan_rest", token: 7 }]);
  const plan = { ready: true, lines: ["Yours wins less."] };
  draw_({ kind: "hint", hint: { ...hint, plan } });
  assert.deepEqual(all(".ck-hint-text h4").slice(0, 2).map((h4) => h4.textContent), [ctx.t["tutor-plan"], ctx.t["tutor-mine"]], "what is planned is judged first");
  draw_({ kind: "hint", hint: { ...hint, plan: { ready: false, lines: [] } } });
  assert.ok(find(".ck-hint-text h4 + .ck-thinking"), "until that is worked out");
  const caution = { n: 1, i: 2, token: 7, plan: true, about: "idle", action: "Sail 2", text: "It brings nothing.", more: [], rule: "2.1", parts: [], better: null };
  const asked = draw_({ kind: "", caution });
  find(".ck-caution-anyway").onclick();
  assert.deepEqual([asked.sent, asked.played], [[{ type: "play_plan", token: 7, anyway: true }], []]);
});
