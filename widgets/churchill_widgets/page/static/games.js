// "My games": what the browser keeps, running and finished, with a picture and a name of one's own.

import { h } from "../../base/static/dom.js";
import { kept } from "../../base/static/keeper.js";
import { prose } from "../../cards/static/terms.js";
import { newHere } from "./adviser.js";

const CALM = 300; // ms before pictures are asked for: the page itself comes first
const FEW = 6; // games that are shown before one asks for all of them
const LONGEST = 80; // letters of a name

const asked = new Set(); // what was looked into since the page was loaded: a game as it was written then
const broken = new Map(); // key -> the sentence that it cannot be read
let under = ""; // the one that is looked into now

export function gamesPage(ctx) {
  const { t, get } = ctx;
  const all = get("start").kept || [];
  if (!all.length) return null;
  const mine = ctx.mine ||= { renaming: "", deleting: "", all: false };
  const stored = new Map(kept.all().map((g) => [g.key, g]));
  const shown = mine.all ? all : all.slice(0, FEW);
  wantPicture(ctx, shown, stored);
  return h("section", { class: "ck-games ck-kept ck-card-box", key: "kept", "aria-labelledby": "ck-games-h" },
    h("div", { class: "ck-games-head" },
      h("h2", { id: "ck-games-h" }, t["mine-title"]),
      h("label", { class: "ck-open-label" }, h("span", { "aria-hidden": "true" }, t["mine-open"]),
        h("input", { class: "ck-games-open", type: "file", accept: ".json,application/json", "aria-label": t["mine-open"], onchange: (e) => ctx.open(e.target) }))),
    h("ul", {}, shown.map((g) => entry(ctx, mine, g, stored.get(g.key)))),
    all.length > shown.length ? h("button", { class: "ck-games-all", type: "button", onclick: () => { mine.all = true; ctx.redraw(); } }, `${t["mine-all"]} (${all.length})`) : null);
}

// The game that was played last, if it is not over: most come back for it.
export function lastGame(ctx) {
  const { t, get } = ctx;
  const { kept: [last] = [], games, game } = get("start"), other = last?.game !== game;
  if (!last?.running || last.broken || broken.has(last.key)) return null;
  return h("div", { class: "ck-last", key: "last" },
    h("button", { class: `ck-last-go${newHere(ctx) || other ? "" : " ck-main"}`, type: "button", onclick: () => goOn(ctx, last) },
      t["mine-last"], games.length > 1 ? `: ${games.find((g) => g.id === last.game)?.title}` : null),
    h("p", { class: "ck-quiet" }, last.name, ". ", prose(ctx, last.line, true)));
}

function entry(ctx, mine, g, stored) {
  const { t } = ctx;
  const wrong = g.broken || broken.get(g.key);
  const say = (what) => `${t[`mine-${what}`]}: ${g.name || wrong}`;
  const small = (what, act) => h("button", { class: `ck-game-${what} ck-plain`, key: what, type: "button", "aria-label": say(what), onclick: act }, t[`mine-${what}`]);
  const set = (what) => { Object.assign(mine, { renaming: "", deleting: "" }, what); ctx.redraw(); };
  const remove = h("button", { class: "ck-forget ck-game-delete ck-plain", key: "delete", type: "button", "aria-label": say("delete"), onclick: () => { ctx.focusNext = ".ck-leave-it"; set({ deleting: g.key }); } }, t["mine-delete"]);
  return h("li", { key: g.key, class: `ck-game-entry${wrong ? " ck-game-broken" : ""}`, "data-key": g.key },
    stored?.picture && !wrong ? h("img", { class: "ck-game-picture", key: "picture", alt: "", src: `data:image/svg+xml,${encodeURIComponent(stored.picture)}` })
      : h("span", { class: "ck-game-picture", key: "none", "aria-hidden": "true" }),
    h("div", { class: "ck-game-about", key: "about" },
      mine.renaming === g.key ? nameField(ctx, g, set) : g.name ? h("h3", { key: "name" }, g.name) : null,
      wrong ? h("p", { class: "ck-wrong", key: "wrong" }, wrong) : [
        h("p", { key: "line" }, prose(ctx, g.line, true)),
        g.scores.length ? h("p", { class: "ck-game-scores", key: "scores" }, g.scores.map(([seat, n]) => h("span", { key: seat }, `${seat} `, h("b", {}, n)))) : null,
        h("p", { class: "ck-quiet", key: "when" }, g.running ? t["mine-running"] : t["mine-finished"], " · ", g.when),
      ],
      mine.deleting === g.key ? sure(ctx, g, set) : h("div", { class: "ck-game-row", key: "row" },
        wrong ? null : h("button", { class: `ck-resume${g.running ? "" : " ck-look"}`, key: "go", type: "button", "aria-label": say(g.running ? "go-on" : "look"), onclick: () => goOn(ctx, g) }, t[g.running ? "mine-go-on" : "mine-look"]),
        wrong ? null : small("copy", () => copy(ctx, g)),
        wrong || mine.renaming === g.key ? null : small("rename", () => { ctx.focusNext = ".ck-game-name"; set({ renaming: g.key }); }),
        wrong ? null : small("file", () => ctx.send({ type: "file_of", kept: kept.get(g.key) })),
        remove)));
}

function goOn(ctx, g) {
  const game = kept.open(g.key);
  if (game) ctx.send({ type: "resume", kept: game });
}

function copy(ctx, g) {
  const names = new Set((ctx.get("start").kept || []).map((other) => other.name));
  if (kept.copy(g.key, nameOfCopy(g.name, names, ctx.t["mine-copied"]))) tell(ctx);
  else ctx.full();
}

// "Yalta, copy", then "Yalta, copy 2"; a long name gives way so that the two can be told apart.
export function nameOfCopy(name, names, word) {
  const whole = name.endsWith(`, ${word}`) ? name.length - word.length - 2 : name.lastIndexOf(`, ${word} `);
  const plain = whole > 0 && /^\d*$/.test(name.slice(whole + word.length + 3)) ? name.slice(0, whole) : name;
  for (let n = 1; ; n += 1) {
    const tail = `, ${word}${n > 1 ? ` ${n}` : ""}`, room = LONGEST - tail.length;
    const found = (plain.length > room ? `${plain.slice(0, room - 1).trimEnd()}…` : plain) + tail;
    if (!names.has(found)) return found;
  }
}

function nameField(ctx, g, set) {
  const { t } = ctx;
  const done = () => {
    ctx.focusNext = `${entryOf(g.key)} .ck-game-rename`;
    set({});
  };
  const keep = (field) => {
    kept.change(g.key, { name: field.value.trim().slice(0, LONGEST) });
    done();
    tell(ctx);
  };
  const key = (e) => {
    if (e.key === "Enter") keep(e.target);
    else if (e.key === "Escape") done();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return h("p", { class: "ck-game-naming", key: "naming" },
    h("input", { class: "ck-game-name", "aria-label": t["mine-name"], maxlength: LONGEST, value: g.name, onfocus: (e) => e.target.select(), onkeydown: key }),
    h("button", { class: "ck-game-keep", type: "button", onclick: (e) => keep(e.target.closest("p").querySelector("input")) }, t["mine-rename"]));
}

const entryOf = (key) => `.ck-game-entry[data-key="${CSS.escape(key)}"]`;

function sure(ctx, g, set) {
  const { t } = ctx;
  const gone = () => {
    const all = (ctx.get("start").kept || []).map((other) => other.key), at = all.indexOf(g.key), near = all[at + 1] || all[at - 1];
    ctx.focusNext = near ? `${entryOf(near)} .ck-resume, ${entryOf(near)} .ck-forget` : ".ck-start"; // the list goes with its last game
    kept.drop(g.key);
    broken.delete(g.key);
    set({});
    tell(ctx);
  };
  return h("div", { class: "ck-game-row ck-game-sure", key: "sure", role: "group", "aria-label": t["mine-sure"] },
    h("span", {}, t["mine-sure"]),
    h("button", { class: "ck-delete-it", type: "button", onclick: gone }, t["mine-delete-it"]),
    h("button", { class: "ck-leave-it", type: "button", onclick: () => { ctx.focusNext = `${entryOf(g.key)} .ck-game-delete`; set({}); } }, t["mine-leave-it"]));
}

const tell = (ctx) => ctx.send({ type: "kept", kept: kept.heads() });

// One at a time, so that a click on the page is answered between two; those of a game that is not
// chosen wait until it is, or it would be loaded for its pictures: but for the one played last,
// which most come back to.
function wantPicture(ctx, shown, stored) {
  if (under) return;
  const { game } = ctx.get("start");
  const wanted = (g) => g.game === game || g === shown[0];
  const next = shown.find((g) => wanted(g) && !g.broken && !asked.has(told(g, stored)) && !stored.get(g.key)?.picture);
  if (!next) return;
  under = next.key;
  asked.add(told(next, stored));
  setTimeout(() => {
    const found = kept.get(next.key);
    if (ctx.get("head").stage === "start" && found) ctx.send({ type: "entry", kept: found });
    else { asked.delete(told(next, stored)); under = ""; }
  }, CALM);
}

const told = (g, stored) => `${g.key} ${stored.get(g.key)?.rev}`;

// What the program found in a game.
export function lookedInto(ctx, { key, broken: sentence, picture, scores, winners, rule }) {
  if (under === key) under = "";
  if (sentence) broken.set(key, sentence);
  else {
    const older = !kept.get(key)?.scores;
    kept.change(key, { picture, scores, winners, rule });
    if (older) tell(ctx);
  }
  ctx.redraw();
}
