// What happens between two decisions: how long an event stays, what its buttons and keys send, the
// pages to pause at, the timeline and its address, the chart of the end.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { openPage, program } from "./page.js";

const window = openPage();
const { document } = window;
const HOME = "../../widgets/churchill_widgets";
const { draw } = await import(`${HOME}/base/static/dom.js`);
const story = await import(`${HOME}/page/static/story.js`);
const { summaryPage } = await import(`${HOME}/page/static/summary.js`);
const timeline = await import(`${HOME}/page/static/timeline.js`);
const end = await import(`${HOME}/page/static/end.js`);

const words = new Proxy({}, { get: (_, name) => (typeof name === "string" ? `«${name}»` : undefined) });
const line = (text, more) => ({ text, rule: "1.2", ...more });
const PACES = ["slow", "normal", "quick", "once", "none"];
const SHOWN = {
  shown: true, kind: "story", n: 41, at: 2, of: 5, part: [2, 5], progress: "2 of 5", lines: [line("A ship sails.", { seat: "north" })], line: 7, seat: "north",
  weight: 1, paused: false, skip: "Skip to: my turn", pace: "normal", tempo: "normal", paces: PACES, why: null, page: {}, head: null, watching: false,
};
const SOON = 1e4;
let root;

function place(shown) {
  const ctx = {
    t: words, lang: "", sent: [], redraws: 0, story: shown,
    get: (name) => (name === "story" ? ctx.story : {}),
    send: (message) => ctx.sent.push(message),
    redraw() { ctx.redraws += 1; },
  };
  return ctx;
}

const find = (selector) => root.querySelector(selector);
const all = (selector) => [...root.querySelectorAll(selector)];
const key = (name, target = document.body) => ({ key: name, target });

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  root = document.body.firstChild;
});

test("small things are told in passing, big ones have their moment, and longer sentences more time", () => {
  const lasts = (more, text = "Short.") => story.lasts({ ...SHOWN, lines: [line(text)], ...more });
  const long = "x".repeat(60);
  assert.equal(lasts({ weight: 0 }), 500 + 20 * 6);
  assert.ok(lasts({ weight: 0 }, long) > 1200 && lasts({ weight: 0 }, long) < lasts({}, long) / 2);
  assert.equal(lasts({}), 1200);
  assert.equal(lasts({}, long), 700 + 45 * 60);
  assert.equal(lasts({ weight: 2 }), 2200);
  assert.equal(lasts({ familiar: true }, long), 0.65 * lasts({}, long), "what was told often is read at a glance");
  assert.equal(lasts({ familiar: true, weight: 0 }), 600);
  assert.equal(lasts({ familiar: true, weight: 2 }, long), lasts({ weight: 2 }, long));
  for (const weight of [0, 1, 2]) assert.equal(lasts({ weight }, "x".repeat(200)), lasts({ weight }, "x".repeat(400)), "nobody waits for ever");
  assert.equal(lasts({ tempo: "slow" }, long), 2 * lasts({}, long));
  assert.equal(lasts({ tempo: "quick" }, long), lasts({}, long) / 2);
  assert.equal(lasts({ tempo: "once" }), 0);
  assert.equal(lasts({ tempo: "none" }), 0);
});

test("the clock asks for the next event once, and not while it is paused, read, hidden or out of reach", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    let linked = true;
    const ctx = place(SHOWN), clock = story.storyClock(ctx, () => linked);
    clock.follow();
    clock.follow(); // drawn again: the same event has its time
    const time = story.lasts(SHOWN);
    mock.timers.tick(time - 1);
    assert.deepEqual(ctx.sent, []);
    mock.timers.tick(1);
    assert.deepEqual(ctx.sent, [{ type: "story", what: "next", n: 41 }]);
    mock.timers.tick(SOON);
    assert.equal(ctx.sent.length, 1);
    for (const more of [{ paused: true }, { page: { title: "The end of it" } }, { shown: false }]) {
      ctx.story = { ...SHOWN, n: ctx.story.n + 1, ...more };
      clock.follow();
      mock.timers.tick(SOON);
    }
    ctx.story = { ...SHOWN, n: 50 };
    linked = false;
    clock.follow();
    mock.timers.tick(SOON);
    linked = true;
    ctx.minute = { cards: [] };
    clock.follow();
    mock.timers.tick(SOON);
    assert.equal(ctx.sent.length, 1);
    ctx.minute = null;
    clock.follow();
    mock.timers.tick(time);
    assert.deepEqual(ctx.sent[1], { type: "story", what: "next", n: 50 });
    clock.stop();
  } finally { mock.timers.reset(); }
});

test("a big moment waits for the first minute to be read", () => {
  const ctx = place({ ...SHOWN, head: { title: "A great day", sign: "" } });
  assert.equal(story.momentCard(ctx).tag, "div");
  ctx.minute = { cards: [] };
  assert.deepEqual(story.momentCard(ctx), []);
});

test("a story that waits for the first minute says so in the place of its count", () => {
  const ctx = place(SHOWN);
  const said = () => { draw(root, story.storyPanel(ctx)); return root.querySelector(".ck-story-progress").textContent; };
  assert.equal(said(), SHOWN.progress);
  ctx.minute = { cards: [] };
  assert.equal(said(), ctx.t["story-waits"]);
  assert.notEqual(said(), SHOWN.progress);
});

test("right after a show a click is not meant for what stands there now", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const guarded = (ended, paused = false) => {
    const ctx = place(SHOWN), clock = story.storyClock(ctx, () => true), start = now;
    clock.follow();
    assert.equal(clock.guards(), false);
    if (ended) t.mock.timers.tick(10000);
    if (paused) { ctx.story = { ...SHOWN, n: 3, paused: true }; clock.follow(); }
    ctx.story = { ...SHOWN, shown: false };
    clock.follow();
    while (clock.guards()) now += 100;
    clock.stop();
    return now - start;
  };
  assert.equal(guarded(false), 400);
  assert.equal(guarded(true), 1000);
  assert.equal(guarded(true, true), 400, "who has gone on by hand is ready");
});

test("where the buttons of a show lay a click is meant for it a while longer, if it ended by itself", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const guarded = (ended) => {
    const ctx = place(SHOWN), clock = story.storyClock(ctx, () => true);
    draw(root, story.storyPanel(ctx));
    root.querySelector(".ck-story-controls").getBoundingClientRect = () => ({ left: 10, top: 20, right: 110, bottom: 60 });
    clock.follow();
    if (ended) t.mock.timers.tick(10000);
    ctx.story = { ...SHOWN, shown: false };
    clock.follow();
    now += 1500;
    const found = [clock.guards(50, 40), clock.guards(50, 80), clock.guards()];
    now += 1600;
    assert.equal(clock.guards(50, 40), false);
    clock.stop();
    return found;
  };
  assert.deepEqual(guarded(true), [true, false, false]);
  assert.deepEqual(guarded(false), [false, false, false], "who has skipped it is ready");
});

test("right after a show has begun a second click where the first set it off skips nothing", (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const ctx = place({ ...SHOWN, shown: false }), clock = story.storyClock(ctx, () => true);
  clock.follow();
  clock.pressed(50, 40);
  assert.equal(clock.hasty(50, 40), false, "nothing is shown yet");
  now += 100;
  ctx.story = SHOWN;
  clock.follow();
  assert.deepEqual([clock.hasty(52, 44), clock.hasty(50, 80)], [true, false], "at the same place alone");
  now += 1300;
  assert.equal(clock.hasty(50, 40), false);
  now -= 1000;
  clock.pressed(50, 80);
  assert.equal(clock.hasty(50, 80), false, "who pressed it in the show means it");
  clock.stop();
});

test("the caption is heard, its rule can be opened, and the buttons say where they lead", () => {
  const ctx = place({ ...SHOWN, lines: [line("A ship sails.", { parts: [["Wind", 2, "1.3"]] })] });
  draw(root, story.storyPanel(ctx));
  assert.equal(find(".ck-story-caption").getAttribute("aria-live"), "polite");
  assert.match(find(".ck-story-caption").textContent, /A ship sails\. 1\.2/);
  assert.equal(find(".ck-story-progress").textContent, "2 of 5");
  assert.equal(find(".ck-story-skip").textContent, "Skip to: my turn");
  assert.equal(Number(find(".ck-story-bar").value), 2);
  find(".ck-story-pause").onclick();
  find(".ck-story-back").onclick();
  find(".ck-story-step").onclick();
  find(".ck-story-skip").onclick();
  assert.deepEqual(ctx.sent.map((m) => m.what), ["pause", "back", "pause", "next", "skip"]);
  const parts = find(".ck-story-parts");
  parts.open = true;
  parts.ontoggle({ target: parts });
  assert.equal(ctx.sent.at(-1).what, "pause", "who reads on has the time for it");
});

test("of several numbers each says whose it is", () => {
  const wind = (text) => line(text, { parts: [["Wind", 2, "1.3"]] });
  const ctx = place({ ...SHOWN, lines: [wind("North has 2 ships."), wind("South has 3 ships.")] });
  draw(root, story.storyPanel(ctx));
  const asked = all(".ck-story-parts summary").map((one) => one.textContent);
  assert.equal(new Set(asked).size, 2);
  assert.match(asked[1], /: South has 3 ships$/);
  assert.match(find(".ck-story-caption").textContent, /North has 2 ships\. .*South has 3 ships\. 1/);
});

test("the reasons of a bot are asked for, and stand below the caption", () => {
  const ctx = place({ ...SHOWN, why: { offer: "North: why?", lines: null } });
  draw(root, story.storyPanel(ctx));
  find(".ck-story-ask").onclick();
  assert.deepEqual(ctx.sent, [{ type: "story", what: "why", n: 41 }]);
  ctx.story = { ...SHOWN, why: { offer: "North: why?", lines: ["The wind is good."], rule: "9.9" } };
  draw(root, story.storyPanel(ctx));
  assert.match(find(".ck-story-reasons").textContent, /The wind is good\./);
  assert.equal(find(".ck-story-ask").getAttribute("aria-expanded"), "true");
});

test("keys lead the story, and Space on a button is that button's", () => {
  const ctx = place(SHOWN);
  for (const [name, what] of [[" ", "pause"], ["ArrowRight", "next"], ["ArrowLeft", "back"], ["Escape", "skip"], ["End", "skip"]]) {
    assert.equal(story.storyKey(ctx, key(name)), true);
    assert.equal(ctx.sent.at(-1).what, what);
  }
  const button = document.body.appendChild(document.createElement("button"));
  const before = ctx.sent.length;
  assert.equal(story.storyKey(ctx, key(" ", button)), false);
  assert.equal(story.storyKey(place({ ...SHOWN, shown: false }), key("Escape")), false);
  assert.equal(ctx.sent.length, before);
});

test("after a show it can be shown again, told apart from what was not seen yet; the pace is a wish", () => {
  const rest = { shown: false, kind: "", pace: "normal", paces: PACES, again: true, timeline: true, unseen: false, page: {} };
  const ctx = place(rest);
  draw(root, story.storyFoot(ctx));
  assert.equal(find(".ck-story-again").textContent, "«story-again»");
  find(".ck-story-again").onclick();
  find(".ck-timeline-open").onclick();
  const field = find(".ck-pace");
  field.value = "quick";
  field.onchange({ target: field });
  assert.deepEqual(ctx.sent, [{ type: "story", what: "again" }, { type: "timeline", what: "open" }, { type: "story", what: "pace", pace: "quick" }]);
  assert.equal(story.pace(), "quick");
  window.localStorage.setItem("churchill_kit/wishes", '{"pace": "toString"}');
  assert.equal(story.pace(), "normal");
  ctx.story = { ...rest, unseen: true };
  draw(root, story.storyFoot(ctx));
  assert.equal(find(".ck-story-again").textContent, "«story-unseen»");
  const asked = { ...ctx, get: (name) => ({ story: ctx.story, head: { stage: "play" } })[name] };
  draw(root, story.storyFoot(asked));
  assert.equal(find(".ck-story-again"), null, "beside a question it is said there");
  assert.equal(story.storyFoot(place(SHOWN)), null);
});

const PAGE = {
  kind: "meeting", n: 9, title: "The meeting is over", lead: "North won it.", go_on: "To the war",
  sections: [
    { title: "Who won what", text: "Two things.", rows: [{ seat: "north", text: "The ship", note: "by 2", rule: "1.4", parts: [["Wind", 2, "1.3"]], tone: "good" }, { seat: "", text: "Nobody", note: "", rule: "", parts: [], tone: "" }], table: null },
    { title: "", text: "", rows: [], table: null, columns: [{ seat: "north", title: "North", before: 1, after: 4, change: "+3", note: "", lines: [["The ship", "+3"]] }] },
    { title: "Who went where", text: "", table: null, head: ["Who", "Die"], rows: [{ seat: "north", text: "North goes to sea.", rule: "1.5", parts: [], tone: "bad", cells: ["North", "6"] }] },
    { title: "Points", text: "", rows: [], table: { head: ["Seat", "Before", "After", "Gained"], rows: [["North", "1", "4", "+3"]] } },
  ],
};

test("a page to pause at is drawn from its sections, and its button goes on", () => {
  const ctx = place({ ...SHOWN, page: PAGE });
  draw(root, summaryPage(ctx));
  assert.ok(find(".ck-meeting-end"));
  assert.equal(find("h2").textContent, "The meeting is over");
  assert.equal(all(".ck-halt-row").length, 2);
  assert.equal(find(".ck-tone-good .ck-tone").getAttribute("aria-label"), "«story-good»", "the colour is not the only sign");
  assert.deepEqual(all("tbody td.ck-amount").slice(-3).map((x) => x.textContent), ["1", "4", "+3"]);
  assert.equal(find(".ck-halt-sum").textContent, "1 → 4(+3)");
  const row = find(".ck-halt-list tbody tr");
  assert.deepEqual([row.querySelector("th").textContent, row.querySelector(".ck-tone").getAttribute("aria-label")], ["North", "«story-bad»"]);
  assert.match(row.querySelector("details").textContent, /North goes to sea\./, "the whole sentence on demand");
  assert.equal(find(".ck-go-on").textContent, "To the war");
  find(".ck-go-on").onclick();
  assert.deepEqual(ctx.sent, [{ type: "story", what: "go_on", n: 41 }]);
  find(".ck-halt-look").onclick();
  draw(root, summaryPage(ctx));
  assert.equal(find(".ck-halt-body"), null, "laid aside, it lets the board be seen");
  assert.equal(find(".ck-halt-aside .ck-halt-look").getAttribute("aria-expanded"), "false");
  find(".ck-halt-look").onclick();
  draw(root, summaryPage(ctx));
  assert.ok(find(".ck-halt-body"));
  assert.equal(find(".ck-halt-section").querySelector(".ck-halt-legend").textContent, "▲ «story-good» · ▼ «story-bad»", "above the first of the signs");
  assert.equal(all(".ck-halt-legend").length, 1);
  const [first, second] = PAGE.sections;
  draw(root, summaryPage(place({ ...SHOWN, page: { ...PAGE, sections: [{ ...second, rows: first.rows }] } })));
  const order = [...find(".ck-halt-section").children].map((x) => x.className);
  assert.ok(order.indexOf("ck-halt-rows") < order.indexOf("ck-halt-columns"), "what it comes to stands first");
  const later = place({ ...SHOWN, shown: false, page: { ...PAGE, again: true } });
  draw(root, summaryPage(later));
  find(".ck-go-on").onclick();
  assert.deepEqual(later.sent, [{ type: "look" }]);
  assert.deepEqual(summaryPage(place({ ...SHOWN, page: {} })), []);
});

const LEAF = {
  ...SHOWN, kind: "timeline", paused: true,
  timeline: { move: 12, moves: 40, at: "Move 12 of 40", marks: [[0, "Round 1"], [2, "Round 2"], [20, "Round 3"]], first: false, last: false, playing: false },
};

test("the timeline steps by what is chosen, goes to a move, plays, and begins a branch", () => {
  const ctx = place(LEAF);
  draw(root, timeline.timelinePanel(ctx));
  assert.equal(find(".ck-timeline-slider").getAttribute("aria-valuetext"), "Move 12 of 40");
  find(".ck-timeline-next").onclick();
  find(".ck-timeline-by").onchange({ target: { value: "round" } });
  draw(root, timeline.timelinePanel(ctx));
  find(".ck-timeline-prev").onclick();
  find(".ck-timeline-play").onclick();
  find(".ck-timeline-slider").onchange({ target: { value: "30" } });
  find(".ck-timeline-branch").onclick();
  find(".ck-timeline-close").onclick();
  assert.deepEqual(ctx.sent.map(({ type, ...rest }) => rest), [
    { what: "step", unit: "move", way: 1 }, { what: "step", unit: "round", way: -1 }, { what: "play" },
    { what: "to", move: 30 }, { what: "branch" }, { what: "close" },
  ]);
  ctx.sent.length = 0;
  for (const name of ["ArrowRight", "ArrowUp", "Home", "End", " ", "Escape"]) assert.equal(timeline.timelineKey(ctx, key(name)), true);
  assert.deepEqual(ctx.sent.map((m) => m.what), ["step", "step", "edge", "edge", "play", "close"]);
  assert.equal(timeline.timelineKey(place(SHOWN), key("Home")), false);
});

test("labels of rounds never lie on each other", () => {
  assert.deepEqual(timeline.spread(LEAF.timeline.marks, 40).map(([n]) => n), [0, 20]);
  assert.deepEqual(timeline.spread([[0, "Round 1"]], 0), [[0, "Round 1", 0]]);
  const wide = (label) => 4 * label.length;
  assert.deepEqual(timeline.spread([[0, "Round 8"], [39, "Round 10"]], 40, wide), [[0, "Round 8", 0], [39, "Round 10", 68]], "none runs over the end");
  const three = [[0, "Round 8"], [20, "Round 9"], [30, "Round 10"]];
  assert.deepEqual(timeline.spread(three, 40, wide).map(([, label]) => label), ["Round 8", "9", "10"], "numbers alone, before one is left out");
});

test("the address names the move that is looked at, and only that", () => {
  assert.equal(timeline.addressMove({ hash: "#move=12" }), 12);
  assert.equal(timeline.addressMove({ hash: "#move=x" }), "x");
  assert.equal(timeline.addressMove({ hash: "#other" }), null);
  const written = [];
  const where = (hash) => ({ location: { hash, pathname: "/p", search: "?lang=en" }, history: { state: null, replaceState: (_, __, to) => written.push(to) } });
  timeline.nameMove(LEAF, where(""));
  timeline.nameMove(LEAF, where("#move=12"));
  timeline.nameMove(SHOWN, where("#move=12"));
  timeline.nameMove(SHOWN, where("#chapter"));
  assert.deepEqual(written, ["/p?lang=en#move=12", "/p?lang=en"]);
});

test("names at the ends of a chart lie apart and inside, in the order of their lines", () => {
  for (const wanted of [[100, 101, 102], [16, 16, 16], [230, 232, 229], [20, 200, 60]]) {
    const at = end.spreadOut(wanted, 16, 234);
    const order = wanted.map((_, i) => i).sort((a, b) => at[a] - at[b]);
    for (let i = 1; i < order.length; i += 1) {
      assert.ok(at[order[i]] - at[order[i - 1]] >= 17);
      assert.ok(wanted[order[i]] >= wanted[order[i - 1]]);
    }
    assert.ok(Math.min(...at) >= 16 && Math.max(...at) <= 234);
  }
  assert.deepEqual(end.spreadOut([20, 100], 16, 234), [20, 100]);
});

test("after a game who asks is told what cost most, and can try each position again", () => {
  const turn = { move: 12, round: "Round 2", text: "Stay here.", note: "It cost you about 3 points. Better: go on." };
  const shown = (found) => {
    const ctx = place({});
    draw(root, end.costs(ctx, found));
    return ctx;
  };
  assert.deepEqual([end.costs(place({}), {}), end.costs(place({}), undefined)], [null, null]);
  const asking = shown({ asked: false, moves: null });
  find(".ck-costs-ask").click();
  assert.deepEqual(asking.sent, [{ type: "costs" }]);
  shown({ asked: true, moves: null, looking: "35 % done" });
  assert.equal(find("[role=status]").textContent, "35 % done");
  assert.equal(find(".ck-costs-ask"), null);
  const told = shown({ asked: true, moves: [turn] });
  assert.match(find(".ck-costs").textContent, /Round 2.*Stay here.*3 points/);
  find(".ck-costs-try").click();
  assert.deepEqual(told.sent, [{ type: "timeline", what: "again", move: 12 }]);
  shown({ asked: true, moves: [], none: "Nothing cost much." });
  assert.match(find(".ck-costs").textContent, /Nothing cost much\./);
});

test("a page that stands elsewhere than its program has missed something, and asks for all of it", async (context) => {
  const page = (await import(`${HOME}/page/static/page.js`)).default;
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const model = program({ head: { token: 7, look: 7 }, signs: {}, log: {} });
  const stop = page.initialize({ model });
  const asked = () => model.sent.filter((m) => m.type === "missed").length;
  model.tell({ type: "pong", n: 1, at: { token: 7, look: 7 } });
  model.tell({ type: "pong", n: 2 }); // of an older program
  assert.equal(asked(), 0);
  model.tell({ type: "pong", n: 3, at: { token: 7, look: -12 } }); // a step of what is told
  model.tell({ type: "pong", n: 4, at: { token: 9, look: 9 } });
  assert.equal(asked(), 2);
  stop?.();
});
