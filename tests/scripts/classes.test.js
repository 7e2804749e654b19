// Classes: what an address leads to, what the browser keeps, and forms whose clicks are sent once.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { openPage, program } from "./page.js";

const window = openPage("http://localhost/voila/render/classroom.ipynb");
const { document } = window;
globalThis.localStorage = window.localStorage;
const ROOM = "../../widgets/churchill_widgets/classes/static";
const { ledTo, linkTo, myClasses } = await import(`${ROOM}/mine.js`);
const { askClass, classCame, inClass } = await import("../../widgets/churchill_widgets/base/static/class_line.js");
const page = (await import(`${ROOM}/class_page.js`)).default;
const { watchKernel } = await import("../../widgets/churchill_widgets/base/static/watch.js");

const words = new Proxy({}, { get: (_, name) => (typeof name === "string" ? `«${name}»` : undefined) });
const DOOR = { stage: "door", languages: [["en", "English"]], games: [["toy", "Toy"]], animals: ["Owl", "Fox"], found: null, index: "", play: "" };

const stops = []; // a page that is closed watches its program no longer

function shown(data, traits = {}) {
  const model = program({ data, texts: words, trouble: {}, signs: {}, seat_css: "", game: "", lang: "en", kind: "class", anchor: "", ...traits });
  const el = document.createElement("div");
  document.body.append(el);
  stops.push(page.initialize({ model }));
  stops.push(page.render({ model, el }));
  return { model, el, said: (type) => model.sent.filter((m) => m.type === type) };
}

afterEach(() => { while (stops.length) stops.pop()(); });

beforeEach(() => {
  document.body.replaceChildren();
  window.localStorage.clear();
  window.happyDOM.setURL("http://localhost/voila/render/classroom.ipynb");
});

test("an address leads to a class by a secret or a code, and to none without", () => {
  assert.deepEqual(ledTo({ hash: "#class=abc" }), { secret: "abc" });
  assert.deepEqual(ledTo({ hash: "#join=KMTRWX" }), { code: "KMTRWX" });
  for (const hash of ["", "#", "#go=1", "class=x"]) assert.deepEqual(ledTo({ hash }), {});
  assert.ok(ledTo({ hash: `#class=${"x".repeat(5000)}` }).secret.length <= 100);
  window.happyDOM.setURL("http://localhost/voila/render/classroom.ipynb?lang=ru");
  assert.equal(linkTo("join", "KMTRWX"), "http://localhost/voila/render/classroom.ipynb#join=KMTRWX");
});

test("classes are kept by their secrets, each once, and what is no list counts for nothing", () => {
  myClasses.put({ secret: "a", role: "teacher", name: "7b" });
  myClasses.put({ secret: "b", role: "student", name: "8c" });
  myClasses.put({ secret: "a", role: "teacher", name: "7b again" });
  assert.deepEqual(myClasses.all().map((c) => c.name), ["7b again", "8c"]);
  myClasses.drop("a");
  assert.deepEqual(myClasses.all().map((c) => c.secret), ["b"]);
  window.localStorage.setItem("churchill_kit/classes", '{"secret": 7}');
  assert.deepEqual(myClasses.all(), []);
});

test("the page tells where its address leads", () => {
  window.happyDOM.setURL("http://localhost/voila/render/classroom.ipynb?lang=ru#class=abc");
  const [come] = shown(DOOR).said("come");
  assert.deepEqual({ ...come, type: undefined }, { type: undefined, lang: "ru", asked: true, secret: "abc" });
});

test("joining sends code, nickname and the same name of the click each time", () => {
  const { el, said } = shown({ ...DOOR, found: { name: "7b", title: "Toy", nicknames: null } });
  el.querySelector("input.ck-class-code").value = "KMTRWX";
  el.querySelector(".ck-nickname").value = "Anna";
  const form = el.querySelector(".ck-class-joining");
  for (let i = 0; i < 2; i += 1) form.dispatchEvent(new window.Event("submit", { cancelable: true }));
  const [one, other] = said("join");
  assert.equal(one.code, "KMTRWX");
  assert.equal(one.nickname, "Anna");
  assert.match(one.request, /^[\w-]{32}$/);
  assert.equal(one.request, other.request);
});

test("who is shown a list chooses from it", () => {
  const { el } = shown({ ...DOOR, found: { name: "7b", title: "Toy", nicknames: ["Owl", "Fox"] } });
  assert.deepEqual([...el.querySelectorAll("select.ck-nickname option")].map((o) => o.value), ["Owl", "Fox"]);
});

test("a list of nicknames is filled in by a click", () => {
  const { el } = shown(DOOR);
  el.querySelector(".ck-class-fill").click();
  assert.equal(el.querySelector(".ck-class-roll").value, "Owl\nFox");
});

test("a class that is gone is kept no longer, and neither is its address", () => {
  const { model, el } = shown({ ...DOOR, gone: "There is none.", play: "play.ipynb" });
  model.tell({ type: "class", secret: "abc", role: "teacher", name: "7b" });
  assert.deepEqual(ledTo(), { secret: "abc" });
  assert.equal(myClasses.all().length, 1);
  model.tell({ type: "gone", secret: "" });
  assert.deepEqual(ledTo(), {});
  assert.equal(myClasses.all().length, 0);
  assert.match(el.querySelector(".ck-class-left h2").textContent, /7b/);
  assert.ok(el.querySelector(".ck-class-left-play"), "and what can be done instead");
});

const WALL = { stage: "projector", languages: [], name: "7b", title: "Toy", code: "KMTRWX", nicknames: ["Owl"], shown: false, index: "", play: "" };
const WORK = { aid: 1, title: "Toys", exam: true, state: "done", standing: "3 of 3", done: 3, total: 3, link: "", doing: false, review: false, answers: [], pages: [] };
const STUDENT = { stage: "student", languages: [], name: "7b", title: "Toy", nickname: "Owl", shown: false, looking: false, works: [WORK], left: 0, now: null, index: "", play: "" };

test("a wall at an address of this machine alone says what to do about it", () => {
  for (const [host, told] of [["localhost", 1], ["127.0.0.1:8866", 1], ["class.example.org", 0], ["192.168.1.20:8866", 0]]) {
    window.happyDOM.setURL(`http://${host}/voila/render/classroom.ipynb`);
    const { el } = shown(WALL);
    assert.equal(el.querySelectorAll(".ck-wall-local").length, told, host);
    assert.ok(el.querySelector(".ck-wall-address").textContent.startsWith(host));
  }
});

test("the colours are chosen by a button, as elsewhere", () => {
  document.body.dataset.voila = "voila";
  const { el } = shown(DOOR);
  const button = el.querySelector(".ck-theme");
  assert.equal(button.getAttribute("aria-label"), "«theme»: «theme-system»");
  button.click();
  assert.match(el.querySelector(".ck-theme").getAttribute("aria-label"), /«theme-(dark|light)»/);
  delete document.body.dataset.voila;
});

test("an exam is looked at again when it may be, answer by answer", () => {
  assert.equal(shown(STUDENT).el.querySelector(".ck-class-review"), null);
  const closed = shown({ ...STUDENT, works: [{ ...WORK, review: true }] });
  closed.el.querySelector(".ck-class-review").click();
  const ways = (page) => page.said("do").map(({ what, aid, i }) => [what, aid, i]);
  assert.deepEqual(ways(closed), [["review", 1, 0]]);
  const answers = [["right", "Exercise 1: right", true], ["none", "Exercise 2: no answer", false]];
  const open = shown({ ...STUDENT, works: [{ ...WORK, review: true, answers }] });
  const buttons = [...open.el.querySelectorAll(".ck-class-answer")];
  assert.deepEqual(buttons.map((b) => b.textContent), ["1 ✓", "2 –"]);
  assert.deepEqual(buttons.map((b) => b.getAttribute("aria-current")), ["step", null]);
  buttons[1].click();
  open.el.querySelector(".ck-class-review").click();
  assert.deepEqual(ways(open), [["review", 1, 1], ["review", -1, -1]]);
});

const signal = () => {
  const heard = new Set();
  return { connect: (f) => heard.add(f), disconnect: (f) => heard.delete(f), emit: (status) => heard.forEach((f) => f(null, status)) };
};

test("a lost connection is told and taken up again; a program that has ended is told and loaded anew, once", async (context) => {
  const kernel = { id: "k", statusChanged: signal(), connectionStatusChanged: signal(), connectionStatus: "connected" };
  const model = program({ data: STUDENT, texts: words, trouble: {}, signs: {}, seat_css: "", game: "", lang: "en", kind: "class", anchor: "" });
  model.widget_manager = { kernel };
  globalThis.sessionStorage = window.sessionStorage;
  window.sessionStorage.clear();
  let loaded = 0;
  window.location.reload = () => { loaded += 1; };
  context.mock.timers.enable({ apis: ["setTimeout"] });
  stops.push(page.initialize({ model }));
  const told = () => document.querySelector(".ck-adrift")?.textContent || "";
  kernel.connectionStatusChanged.emit("disconnected");
  assert.equal(told(), "«link-lost»");
  kernel.connectionStatusChanged.emit("connected");
  model.tell({ type: "pong", n: 1 });
  assert.equal(told(), "");
  assert.ok(model.sent.some((m) => m.type === "missed"), "what was sent meanwhile is asked for");
  kernel.statusChanged.emit("dead");
  assert.equal(told(), "«kernel-lost»");
  context.mock.timers.tick(10_000);
  assert.equal(loaded, 1);
  stops.push(page.initialize({ model }));
  kernel.statusChanged.emit("dead");
  context.mock.timers.tick(10_000);
  assert.equal(loaded, 1, "a page that ends again at once is left to its reader");
});

test("after the machine has slept the program is asked again before a connection is called lost", (context) => {
  const kernel = { id: "k", statusChanged: signal(), connectionStatusChanged: signal(), connectionStatus: "connected" };
  const model = program({});
  model.widget_manager = { kernel };
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  let now = 0;
  context.mock.method(Date, "now", () => now);
  const told = [], later = (ms, slept = 0) => { now += ms + slept; context.mock.timers.tick(ms); };
  const watch = watchKernel(model, (state) => told.push(state));
  watch.expect();
  later(5000, 600_000);
  assert.deepEqual([told, model.sent.map((m) => m.type)], [[], ["ping"]], "it had no time to answer");
  later(5000);
  assert.deepEqual(told, ["link"], "now it had");
  watch.stop();
});

test("what changes nothing has no answer: a silent program is asked before a connection is called lost", (context) => {
  const kernel = { id: "k", statusChanged: signal(), connectionStatusChanged: signal(), connectionStatus: "connected" };
  const model = program({});
  model.widget_manager = { kernel };
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const told = [], watch = watchKernel(model, (state) => told.push(state));
  watch.expect();
  context.mock.timers.tick(5000);
  assert.deepEqual([told, model.sent.map((m) => m.type)], [[], ["ping"]]);
  watch.answered();
  context.mock.timers.tick(9000);
  assert.deepEqual(told, [], "it has answered");
  watch.stop();
});

test("new work is told in a line, on the page of the class and elsewhere", () => {
  window.happyDOM.setURL("http://localhost/voila/render/classroom.ipynb#class=abc");
  const fresh = { aid: 4, told: "New work: Toys.", link: "", doing: false, title: "Toys", pages: [] };
  const { el, said } = shown({ ...STUDENT, works: [{ ...WORK, aid: 4 }], new: fresh });
  assert.match(el.querySelector("[role=status] .ck-class-new").textContent, /New work/);
  el.querySelector(".ck-class-new-go").click();
  el.querySelector(".ck-class-new-close").click();
  assert.deepEqual(said("do").map((m) => m.what), ["begin", "seen"]);
  assert.deepEqual(inClass.get(), { secret: "abc", seen: 4 });
  document.body.dataset.voila = "voila";
  const model = program({ lang: "en" });
  askClass(model);
  assert.deepEqual(model.sent, [{ type: "class", secret: "abc", seen: 4 }]);
  assert.equal(classCame(model, { type: "class-news", aid: 5, text: "New work.", go: "Go", close: "Close", page: "classroom.ipynb" }), true);
  const line = document.querySelector(".ck-class-line[role=status]");
  assert.ok(line.querySelector("a").href.endsWith("#class=abc"));
  line.querySelector("button").click();
  assert.equal(line.textContent, "");
  assert.equal(inClass.get().seen, 5);
  assert.equal(classCame(model, { type: "class-news", gone: true }), true);
  assert.equal(inClass.get(), null);
  delete document.body.dataset.voila;
});
