// What is asked and what can be done: the middle of a player's attention.

import { h } from "../../base/static/dom.js";
import { passageHref } from "../../base/static/links.js";
import { sign } from "../../base/static/seats.js";
import { chip, prose, words } from "../../cards/static/terms.js";
import { adviserLine, betterOnes, hasFigure, saysWorth, worthOf } from "./adviser.js";
import { canPlan, laterPlaced, noteOf, planBar, planOf, plansOne, plannedOf } from "./plan.js";
import { STILL, aims, cardBox, previewBox, previewed, toldBox } from "./preview.js";
import { tell, within } from "./story.js";

const FEW = 8; // lines that are shown; the rest is one click away

export function askPanel(ctx) {
  const { t, get, send } = ctx;
  const head = get("head"), list = get("choices");
  const stage = head.stage;
  return [
    h("div", { class: `ck-question ck-of-${head.seat}`, key: "q" },
      h("h2", { class: "ck-prompt", id: "ck-prompt", tabindex: "-1", "aria-live": "polite" },
        sign(head.seat), h("span", { class: "ck-prompt-text" }, prose(ctx, head.prompt)), " ", chip(head.rule), " ", toChapter(head)),
      head.new ? h("p", { class: "ck-quiet ck-new-in-hand" }, prose(ctx, head.new)) : null,
      stage === "bots" ? h("p", { class: "ck-quiet ck-thinking" }, t.bots) : null),
    notShown(ctx),
    adviserLine(ctx),
    stage === "curtain" ? h("div", { class: "ck-curtain", key: "curtain" },
      h("p", {}, prose(ctx, head.curtain_text)),
      h("button", { class: "ck-lift ck-main", type: "button", onclick: () => send({ type: "lift", token: head.token }) }, sign(head.seat), head.curtain)) : null,
    stage === "watch" ? h("div", { class: "ck-watch", key: "watch" },
      h("button", { type: "button", onclick: () => send({ type: "watch", what: head.paused ? "on" : "pause" }) }, head.paused ? t["watch-on"] : t["watch-pause"]),
      h("button", { type: "button", onclick: () => send({ type: "watch", what: "step" }) }, t["watch-step"]),
      h("button", { type: "button", onclick: () => send({ type: "watch", what: "end" }) }, t["watch-end"])) : null,
    toldBox(ctx),
    cardBox(ctx),
    previewBox(ctx),
    list.groups && list.groups.length ? choiceList(ctx, list) : null,
  ];
}

// What one was not shown comes before what is asked: a page to pause at that was skipped, as long as
// somebody is advised; the great news that were; or the rest of a story that was broken off.
function notShown(ctx) {
  const { t, get, send } = ctx;
  const { passed, missed = [], unseen } = get("story");
  if (get("head").stage !== "play") return null;
  const page = passed && get("adviser").on;
  const news = ctx.narrow?.() ? missed : []; // on a wide page the adviser tells them, or the log
  if (page || news.length) {
    return h("p", { class: "ck-not-shown", key: "not-shown", role: "status" },
      page ? h("button", { class: "ck-passed", type: "button", onclick: () => send({ type: "look", line: passed.line }) }, passed.text) : null,
      news.map((said) => h("span", { class: "ck-missed", key: said }, words(ctx, said))));
  }
  return unseen ? h("p", { class: "ck-not-shown", key: "not-shown", role: "status" },
    h("span", {}, t["story-broken-off"]), h("button", { class: "ck-story-again", type: "button", onclick: () => tell(ctx, "again") }, t["story-unseen"])) : null;
}

// The chapter that teaches what is asked; the way back is there (the game is kept).
function toChapter(head) {
  const { path, text, about, rule } = head.learn || {};
  return path ? h("a", { class: "ck-to-chapter", key: "learn", href: passageHref(path, rule), title: about, "aria-label": `${text}. ${about}` }, text) : null;
}

function choiceList(ctx, list) {
  const { t } = ctx;
  const shown = [], rest = [];
  let lines = 0;
  const groups = list.groups.map((group) => ({ ...group, all: besidePreview(ctx, list, linesOf(group)) })).filter((group) => group.all.length);
  for (const group of groups) {
    const all = group.all, room = Math.max(0, FEW - lines);
    // One line more takes no more room than the button that would fold it; what is hinted at is seen.
    const some = all.length <= room + 1 ? all : all.filter((line, i) => i < room || line.items.some((item) => item.hint));
    lines += some.length;
    if (some.length) shown.push({ ...group, all: some });
    const folded = all.filter((line) => !some.includes(line));
    if (folded.length) rest.push({ ...group, all: folded });
  }
  const key = `${list.token}:rest`, open = ctx.unfolded.has(key), better = betterOnes(ctx, itemsOf(rest), itemsOf(shown));
  const count = rest.reduce((n, group) => n + group.all.reduce((m, line) => m + line.items.length, 0), 0);
  const lies = [...shown, ...(open ? rest : [])].flatMap((group) => group.all.flatMap((line) => (isOpen(ctx, list, line) ? line.items : line.items.slice(0, 1))));
  const unit = hasFigure(ctx, lies) ? ctx.get("worth").unit : ""; // of what is seen, not of what folds away
  return h("div", { class: "ck-choices", key: "choices", id: "ck-choices", role: "group", "aria-labelledby": "ck-choices-h", "aria-busy": ctx.busy ? "true" : null },
    listHead(ctx, list, unit),
    planBar(ctx),
    groups.length ? h("div", { class: `ck-list${names(list) ? " ck-list-names" : ""}`, "data-long": lines > SHORT ? "" : null },
      shown.map((group) => section(ctx, list, group, "top")),
      count ? h("button", { class: "ck-fold ck-fold-rest", key: "fold", type: "button", "aria-expanded": String(open), "aria-controls": "ck-rest", onclick: () => fold(ctx, key, "ck-rest") }, t["choices-rest"], ` (${count})`, !open && better.size ? h("span", { class: "ck-inside", key: "inside" }, ` · ${t["choices-inside"]}`) : null) : null,
      count ? h("div", { class: "ck-rest", key: "rest", id: "ck-rest", hidden: open ? null : true }, rest.map((group) => section(ctx, list, group, "rest", better))) : null,
      laterPlaced(ctx, list.total),
      // Below: it comes late, and no line may move under a finger for it.
      unit ? h("p", { class: "ck-quiet ck-worth-unit", key: "unit" }, prose(ctx, unit)) : null) : null);
}

const NAME = 24; // letters
const SHORT = 3; // lines of a list that needs no scrolling
const BRIEF = 45; // letters of a note beside which something else has room on a telephone
const LEAST = 12; // the same where it can be planned, too
const BESIDE = 22; // letters that leave room beside what folds others
const WHOLE = 38, SMALL = 20; // letters that leave room for what a choice brings, in a line of its own

// Is nothing listed but names? Then what each would bring has the room.
const names = (list) => list.groups.every((group) => group.items.every((item) => (item.brief || item.text).length <= NAME));

function listHead(ctx, list, unit) {
  const { t, send } = ctx;
  const asked = ctx.get("adviser").kind;
  return [
    h("div", { class: "ck-choices-head", key: "head" },
      h("h3", { id: "ck-choices-h", title: canPlan(ctx) ? t["choices-order"] : `${t["choices-order"]} ${t["choices-how-about"]}` }, t.choices),
      h("span", { class: "ck-quiet ck-count", role: "status" }, list.count),
      h("span", { class: "ck-quiet ck-how" }, h("span", {}, canPlan(ctx) ? "" : t["choices-how"]), h("span", { title: unit ? t["choices-worse-about"] : null }, unit ? t["choices-worse"] : "")),
      h("span", { class: "ck-help" }, ["hint", "why"].map((kind) => h("button", {
        class: `ck-${kind}`, key: kind, type: "button", title: `${t[kind]} (${kind[0].toUpperCase()})`, "aria-keyshortcuts": kind[0].toUpperCase(),
        "aria-expanded": asked === kind ? "true" : "false", onclick: () => (asked === kind && ctx.narrow() && !ctx.drawer ? ctx.readAdviser() : send({ type: kind })), // what he said is read again
      }, t[kind]))),
      undoHere(ctx),
      list.facets.length ? h("button", { class: "ck-narrow ck-plain", type: "button", "aria-expanded": ctx.facetsOpen ? "true" : "false", onclick: () => { ctx.facetsOpen = !ctx.facetsOpen; ctx.redraw(); } }, t.narrow, ctx.facetsOpen ? " ▴" : " ▾") : null,
      list.chips.length ? h("span", { class: "ck-chips" },
        h("span", { class: "ck-quiet" }, t.narrowed),
        list.chips.map(([target, label]) => h("button", { class: "ck-chip", key: target, type: "button", onclick: () => send({ type: "select", target, plays: false }), "aria-label": `${label}: ${t["narrow-clear"]}` }, label, " ×"))) : null,
      list.chips.length ? h("button", { class: "ck-clear ck-plain", type: "button", onclick: () => send({ type: "clear" }) }, t["narrow-clear"]) : null),
    list.facets.length && ctx.facetsOpen ? h("div", { class: "ck-facets", key: "facets" },
      list.facets.map((f) => h("div", { class: "ck-facet", key: f.kind, role: "group", "aria-label": f.title },
        h("span", { class: "ck-quiet" }, prose(ctx, f.title)),
        f.items.map(([target, label, on]) => h("button", { class: "ck-chip", key: target, type: "button", "aria-pressed": on ? "true" : "false", onclick: () => send({ type: "select", target, plays: false }) }, label))))) : null,
  ];
}

// On a narrow page the tools lie in the menu: what is wanted after a slip of the thumb is at hand.
function undoHere(ctx) {
  const { t, get, send } = ctx;
  const { undo, redo, shared } = get("head");
  const tool = (what) => h("button", { class: `ck-undo-here ck-${what}-here`, key: what, type: "button", onclick: () => send({ type: what }) }, t[what]);
  return shared ? null : [undo ? tool("undo") : null, redo ? tool("redo") : null];
}

// The items of a group, line by line: one card or target each.
function linesOf(group) {
  if (!group.lines) return group.items.map((item) => ({ id: `only:${item.i}`, name: "", items: [item] }));
  let from = 0;
  return group.lines.map((line) => ({ ...line, items: group.items.slice(from, from += line.n) }));
}

// What stands as a preview is played by its own button and needs no line; what is left beside it
// differs from it by an amount, a line each. One that can be planned keeps its plus and minus.
function besidePreview(ctx, list, lines) {
  const i = previewed(ctx, list.token);
  if (i === null || !lines.some((line) => line.items.some((item) => item.i === i))) return lines;
  return lines.flatMap((line) => line.items).filter((item) => item.i !== i || planOf(ctx, item)).map((item) => ({ id: `only:${item.i}`, name: "", items: [item] }));
}

const itemsOf = (groups) => groups.flatMap((group) => group.all.flatMap((line) => line.items));

const section = (ctx, list, group, where, better = new Set()) => h("section", { class: "ck-group", key: `${where}:${group.id}` },
  group.title ? h("h4", {}, prose(ctx, group.title, true)) : null,
  h("ul", {}, group.all.map((line) => lineOf(ctx, list, line, better))));

const lineKey = (list, line) => `${list.token}:${line.id}`;

// Is what a line folds seen? Where nothing else is left it need not be asked for.
const isOpen = (ctx, list, line) => {
  const alone = list.shown === line.items.length;
  return ctx.unfolded.has(lineKey(list, line)) !== alone || line.items.slice(1).some((item) => item.hint);
};

// `found`: those that are better than all that is seen before the rest is unfolded.
function lineOf(ctx, list, line, found) {
  const [best, ...others] = line.items;
  if (!others.length) return h("li", { key: `${list.token}:${line.id}`, class: mark(list, best) }, row(ctx, list, best, found));
  const key = lineKey(list, line), below = `ck-below-${list.token}-${best.i}`, open = isOpen(ctx, list, line);
  const ones = betterOnes(ctx, others, [best]), better = !open && ones.size > 0, more = better ? `${line.more}, ${ctx.t["choices-inside"]}` : line.more;
  return h("li", { key, class: "ck-line-of" },
    h("div", { class: mark(list, best) || "ck-best" }, row(ctx, list, best, found, true, better),
      h("button", { class: "ck-fold", type: "button", "aria-expanded": String(open), "aria-controls": below, "aria-label": line.name ? `${line.name}: ${more}` : more, title: more, onclick: () => fold(ctx, key, below) }, foldWords(ctx, line.more, better))),
    h("ul", { class: "ck-below", id: below, hidden: open ? null : true },
      others.map((item) => h("li", { key: item.i, class: mark(list, item) }, row(ctx, list, item, ones)))));
}

// It comes late that one of them is better: both have the place of the longer, so that nothing moves.
const foldWords = (ctx, more, better) => h("span", { class: "ck-fold-words" },
  h("span", { class: better ? "ck-fold-other" : null }, more), h("span", { class: better ? "ck-inside" : "ck-fold-other" }, ctx.t["choices-inside"]));

const mark = (list, item) => (item.hint || list.one ? "ck-marked" : null);

// `better`: which are marked as that; `beside`: does a button that folds others lie beside its name, and
// does that say (`inside`) that one of them is better?
function row(ctx, list, item, better, beside = Boolean(planOf(ctx, item)), inside = false) {
  const note = noteOf(ctx, item), isBetter = better.has(item.i);
  const about = `ck-note-${list.token}-${item.i}`, told = [note && about, (isBetter || saysWorth(ctx, item.i)) && `${about}-w`].filter(Boolean).join(" ");
  const press = (e) => {
    if (e.detail > 1 || peeks(ctx, e, item)) return; // the second click of a double click is no second move
    if (plansOne(ctx, item, e.detail > 0)) return;
    const why = e.detail === 0 || ctx.touched ? "" : slipped(ctx, e, list.token) ? "slipped" : stirred(ctx, item, list.token) ? "stirred" : overShow(ctx, e) ? "ended" : "";
    why || (e.detail > 0 && ctx.touched) ? ctx.touch(item.i, list.token, why) : ctx.act(item.i, list.token);
  };
  const long = (item.brief || item.text).length > (ctx.narrow?.() ? (beside ? 0 : SMALL) : beside ? BESIDE : WHOLE);
  return [
    h("button", {
      class: `ck-action${long ? " ck-long" : ""}`, key: "do", type: "button", "data-index": item.i,
      "aria-describedby": told || null, "aria-label": item.brief ? item.text : null,
      onclick: press,
      ...aims(ctx, item.i, list.token),
    }, h("span", { class: "ck-room" }), words(ctx, item.brief || item.text)),
    note && !plannedOf(ctx, item) ? h("span", { class: `ck-note${note.length <= (planOf(ctx, item) ? LEAST : BRIEF) ? " ck-short" : ""}`, key: "note", id: about, onclick: press }, words(ctx, note)) : null,
    worthOf(ctx, item.i, `${about}-w`, isBetter, inside),
    planOf(ctx, item),
  ];
}

// Has the list moved under a mouse that has not since it pressed something else here? Then what lies
// there now was hardly meant.
function slipped(ctx, e, token) {
  const { at, on, token: then } = ctx.pressedBefore || {};
  return Boolean(at) && then === token && on !== e.currentTarget && Math.hypot(e.clientX - at[0], e.clientY - at[1]) < STILL;
}

// Has a hint moved the list, and nobody's hand since? Then what is pressed is asked about once, unless it
// is what the hint says.
function stirred(ctx, item, token) {
  const was = ctx.stirred;
  ctx.stirred = null;
  return Boolean(was) && was.token === token && was.i !== item.i;
}

// Has a show ended by itself where this lies, and nothing been pressed nor the mouse gone anywhere since?
// Then that press may have been meant for the show.
const overShow = (ctx, e) => Boolean(ctx.endedAt) && within(ctx.endedAt, e.clientX, e.clientY);

// A line that only peeks in at an edge is hit by fingers that scroll: where a tap on it would plan
// something, it brings it into sight; elsewhere it shows no more than a preview.
function peeks(ctx, e, item) {
  if (!ctx.touched || e.detail === 0 || !planOf(ctx, item)) return false;
  const line = e.currentTarget.closest("li, .ck-line-of > div"), { left, top, width, height } = line.getBoundingClientRect();
  if (line.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
  line.scrollIntoView({ block: "center" });
  return true;
}

function fold(ctx, key, below) {
  const opens = !ctx.unfolded.delete(key);
  if (opens) ctx.unfolded.add(key);
  ctx.redraw();
  // What comes up below the edge is brought into sight: as much of it as there is room for below its line.
  if (opens) {
    requestAnimationFrame(() => {
      const opened = document.getElementById(below);
      for (const part of [opened, opened?.previousElementSibling]) part?.scrollIntoView?.({ block: "nearest" });
    });
  }
}
