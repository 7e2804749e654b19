// Steps: caption, what happened, and the way forth and back; with contents also a list of them,
// and play by itself, at the pace of a reader.

import { h } from "../../base/static/dom.js";
import { wishes } from "../../base/static/keeper.js";
import { sign } from "../../base/static/seats.js";
import { linkHere } from "./anchors.js";
import { besideOf, boardPlace, handsOf, lesson } from "./lesson.js";
import { eventLine } from "../../cards/static/numbers.js";
import { chip, prose, words } from "../../cards/static/terms.js";

const PACES = { slow: 1.7, normal: 1, quick: 0.45 };
const FEW = 12; // steps that are shown as dots
const SHORT = 30; // lines of contents that need no folding

function playerLook(ctx) {
  const { t, data } = ctx;
  if (!data.count) return [];
  const contents = ctx.model.get("contents") || [];
  const last = data.at >= data.count - 1;
  pace(ctx);
  return [
    boardPlace(ctx, data.board),
    handsOf(ctx),
    h("article", { class: `ck-sheet ck-side${contents.length ? " ck-player" : ""}`, key: "side", tabindex: contents.length ? "0" : null, "aria-label": `${contents.length ? t.player : t.example}: ${data.title}` },
      h("header", { class: "ck-row" },
        contents.length ? h("h3", {}, prose(ctx, data.title)) : h("p", { class: "ck-kind" }, t.example, " ", chip(data.rule), " ", linkHere(ctx)),
        data.choices ? choicesOf(ctx) : null,
        data.closable ? h("button", { class: "ck-close ck-plain", type: "button", "aria-label": t["rule-close"], onclick: () => ctx.send({ type: "close" }) }, "×") : null),
      contents.length ? (data.touring && !data.whole ? null : contentsOf(ctx, contents)) : h("h3", {}, prose(ctx, data.title)),
      data.touring ? wayOf(ctx) : null,
      curveOf(ctx),
      data.about ? h("p", { class: "ck-about ck-quiet", key: "about" }, prose(ctx, data.about)) : null,
      contents.length ? buttons(ctx, last) : null,
      h("div", { class: `ck-step${data.seat ? ` ck-of-${data.seat}` : ""}`, key: "step", "aria-live": ctx.local.playing ? "off" : "polite", "aria-atomic": "true" },
        data.guess ? guessOf(ctx) : null,
        data.compared ? h("p", { class: "ck-compared", key: "compared" }, prose(ctx, data.compared)) : null,
        data.caption ? h("p", { class: "ck-caption" }, prose(ctx, data.caption)) : null,
        besideOf(ctx),
        data.events.length ? h("ol", { class: "ck-events", "aria-label": t.happened }, data.events.map((line, i) => eventLine(ctx, line, `${data.at}:${i}`))) : null,
        data.reason ? h("p", { class: "ck-quiet ck-small ck-reason", key: "reason" }, prose(ctx, data.reason)) : null),
      paperOf(ctx),
      contents.length ? null : buttons(ctx, last),
      h("p", { class: "ck-quiet ck-small" }, contents.length ? t["player-keys"] : t["step-keys"])),
  ];
}

// All steps, for paper.
function paperOf(ctx) {
  const steps = ctx.model.get("paper") || [];
  return steps.length ? h("ol", { class: "ck-on-paper", key: "paper" }, steps.map((step) =>
    h("li", {}, h("p", {}, step.caption), step.events.length ? h("ul", {}, step.events.map((text) => h("li", {}, text))) : null))) : null;
}

// The short tour, or the whole game.
function wayOf(ctx) {
  const { t, data } = ctx;
  const way = (whole, label) => h("button", { type: "button", class: "ck-segment", "data-control": whole ? "whole" : "tour", key: label, "aria-pressed": data.whole === whole ? "true" : "false", onclick: () => { stop(ctx); ctx.send({ type: "way", whole }); } }, label);
  return h("div", { class: "ck-buttons ck-way-through", key: "way", role: "group", "aria-label": t["annotated-way"] }, way(false, t["annotated-tour"]), way(true, t["annotated-whole"]));
}

// What would you play? The answer is not in sight yet, neither here nor on the board.
function guessOf(ctx) {
  const { t, data } = ctx;
  const { guess } = data;
  const send = (i) => () => { ctx.focus(".ck-note-on"); ctx.send({ type: "guess", i }); };
  return h("div", { class: `ck-guess ck-of-${guess.seat}`, key: `guess${guess.n}` },
    h("p", { class: "ck-quiet" }, prose(ctx, guess.lead)),
    guess.stakes ? h("p", { class: "ck-stakes" }, prose(ctx, guess.stakes)) : null,
    h("p", { class: "ck-caption" }, prose(ctx, guess.question), " ", chip(guess.rule)),
    h("ul", { class: "ck-answers" }, guess.moves.map((move, i) => h("li", { key: i }, h("button", { type: "button", class: "ck-answer ck-guess-move", onclick: send(i) }, h("span", {}, words(ctx, move)))))),
    h("button", { type: "button", class: "ck-plain ck-guess-show", onclick: send(-1) }, t["annotated-show"]));
}

// How the points went, step by step; a click goes there, and the slider below does the same. On the
// tour only what has happened is drawn, or the curve would tell what is asked.
const WIDE = 400, HIGH = 90;
function curveOf(ctx) {
  const { t, data } = ctx;
  const { names, points } = ctx.model.get("curve") || {};
  if (!points) return null;
  const lines = Object.entries(points), all = lines.flatMap(([, p]) => p), low = Math.min(0, ...all), high = Math.max(1, ...all);
  const x = (at) => (data.count > 1 ? at / (data.count - 1) : 0) * WIDE, y = (n) => HIGH - ((n - low) / (high - low)) * HIGH;
  const told = lines.map(([seat, p]) => `${names[seat]} ${p[data.at]}`).join(", ");
  const to = (e) => {
    const box = e.currentTarget.getBoundingClientRect();
    go(ctx, Math.round(((e.clientX - box.left) / box.width) * (data.count - 1)));
  };
  return h("figure", { class: "ck-curve", key: "curve" },
    h("figcaption", {}, t["annotated-curve"], " ", lines.map(([seat, p]) => h("span", { class: `ck-curve-of ck-of-${seat}`, key: seat }, sign(seat), names[seat], " ", h("b", {}, p[data.at])))),
    h("svg", { viewBox: `-4 -6 ${WIDE + 8} ${HIGH + 12}`, preserveAspectRatio: "none", role: "img", "aria-label": `${t["annotated-curve"]} ${told}`, onclick: to },
      h("path", { class: "ck-curve-now", d: `M${x(data.at).toFixed(1)} -6V${HIGH + 6}` }),
      lines.map(([seat, p], i) => h("path", { class: `ck-curve-line ck-line-${i} ck-of-${seat}`, key: seat, d: (data.touring && !data.whole ? p.slice(0, data.at + 1) : p).map((n, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(n).toFixed(1)}`).join("") }))));
}

function go(ctx, to) {
  stop(ctx);
  ctx.send({ type: "step", to });
}

function stepButtons(ctx, last, more = null) {
  const { t, data } = ctx;
  // A button at its end keeps the focus: it says that it cannot be used instead of vanishing.
  const button = (cls, label, to, off, main) => h("button", {
    class: `${cls}${main ? " ck-main" : ""}`, key: cls, type: "button", "aria-disabled": off ? "true" : null,
    onclick: () => { if (!off) go(ctx, to); },
  }, label);
  return [
    data.notes ? group("ck-by-note", data.by_note, [
      button("ck-note-back", data.note_back, data.notes[0], data.notes[0] < 0),
      button("ck-note-on", data.note_on, data.notes[1], data.notes[1] < 0, true),
      h("p", { class: "ck-quiet ck-place-of" }, data.noted),
    ]) : null,
    group(data.notes ? "ck-by-step" : "", data.notes ? t["annotated-by-step"] : "", [
      button("ck-back", t.back, data.at - 1, data.at === 0),
      button("ck-next", last ? t.again : t.next, last ? 0 : data.at + 1, false, !data.notes),
      more,
    ]),
  ];
}

// Two ways through a game stand in a row each, which says what it is; one way is a row already.
function group(cls, label, items) {
  return cls ? h("div", { class: `ck-row ${cls}`, key: cls, role: "group", "aria-label": label }, h("b", { class: "ck-label", "aria-hidden": "true" }, label), items) : items;
}

function buttons(ctx, last) {
  const { t, data } = ctx;
  const few = data.count <= FEW;
  const place = h("p", { class: "ck-quiet ck-place-of", key: "place-of" }, data.place);
  return h("footer", { class: "ck-row ck-steps", key: "steps" },
    stepButtons(ctx, last, few ? null : [playing(ctx), data.notes ? place : null]),
    few ? h("div", { class: "ck-dots", "aria-hidden": "true" }, Array.from({ length: data.count }, (_, i) => h("span", { class: i === data.at ? "ck-dot ck-on" : i < data.at ? "ck-dot ck-was" : "ck-dot" }))) : null,
    data.notes && !few ? null : place,
    few ? null : h("input", { type: "range", class: "ck-whereabouts", min: 0, max: data.count - 1, value: data.at, "aria-label": t.whereabouts, "aria-valuetext": data.place, oninput: (e) => go(ctx, Number(e.target.value)) }));
}

// The step below a board that fills the screen.
function aloft(ctx) {
  const { t, data } = ctx;
  if (!data.count) return [];
  return [
    h("div", { class: "ck-row", key: "row" }, stepButtons(ctx, data.at >= data.count - 1),
      h("p", { class: "ck-quiet ck-place-of" }, data.place),
      h("p", { class: "ck-quiet" }, (ctx.model.get("contents") || []).length ? t["player-keys"] : t["step-keys"])),
    data.caption ? h("p", { class: "ck-caption", key: "caption" }, data.caption) : null,
  ];
}

// -- by itself -------------------------------------------------------------------------------------

function playing(ctx) {
  const { t } = ctx;
  const on = Boolean(ctx.local.playing);
  const speed = wishes.get("speed", "normal");
  return [
    h("button", { class: "ck-play", key: "play", type: "button", "aria-pressed": on ? "true" : "false", onclick: () => toggle(ctx) }, h("span", { "aria-hidden": "true" }, on ? "❚❚ " : "▶ "), on ? t.pause : t.play),
    h("select", { class: "ck-speed", key: "speed", "aria-label": t.speed, "data-value": speed, onchange: (e) => { wishes.set("speed", e.target.value); ctx.redraw(); } },
      Object.keys(PACES).map((name) => h("option", { value: name, key: name }, t[`speed-${name}`]))),
  ];
}

function stop(ctx) {
  clearTimeout(ctx.local.timer);
  if (ctx.local.playing) { ctx.local.playing = false; ctx.redraw(); }
}

function toggle(ctx) {
  if (ctx.local.playing) { stop(ctx); return; }
  ctx.local.playing = true;
  if (ctx.data.at >= ctx.data.count - 1) ctx.send({ type: "step", to: 0 });
  ctx.redraw();
}

// The next step comes when this one can have been read; only a shown step starts the clock, so
// a slow program is never overrun.
function pace(ctx) {
  const { data, local } = ctx;
  clearTimeout(local.timer);
  if (!local.playing) return;
  if (data.at >= data.count - 1) {
    if (local.seen !== undefined && local.seen !== data.at) { local.playing = false; local.seen = undefined; }
    return;
  }
  local.seen = data.at;
  const words = [data.caption, ...data.events.map((e) => e.text)].join(" ").length;
  const wait = (900 + 32 * Math.min(words, 260)) * (PACES[wishes.get("speed", "normal")] || 1);
  local.timer = setTimeout(() => {
    if (ctx.el.isConnected) ctx.send({ type: "step", to: data.at + 1 });
  }, wait);
}

// -- contents --------------------------------------------------------------------------------------

function contentsOf(ctx, contents) {
  const { t, data } = ctx;
  const top = Math.min(...contents.map((c) => c.depth));
  const block = (i) => { while (i > 0 && contents[i].depth > top) i -= 1; return i; };
  const here = block(Math.max(data.section, 0));
  const shown = contents.map((c, i) => ({ ...c, i })).filter((c) => contents.length <= SHORT || c.depth === top || block(c.i) === here);
  queueMicrotask(() => keepInSight(ctx, data.section));
  return h("nav", { class: "ck-contents", key: "contents", "aria-label": t.contents },
    h("ol", {}, shown.map((c) => h("li", { key: c.i, class: `ck-depth-${c.depth - top}` },
      h("button", {
        type: "button", class: "ck-plain", "data-section": c.i,
        "aria-current": c.i === data.section ? "step" : null, "aria-disabled": c.at < 0 ? "true" : null,
        title: c.at < 0 ? t["section-empty"] : null,
        onclick: () => { if (c.at >= 0) go(ctx, c.at); },
      }, h("span", { class: "ck-section-rule" }, words(ctx, c.rule)), " ", words(ctx, c.title), c.at < 0 ? h("span", { class: "ck-unseen" }, ` (${t["section-empty"]})`) : null)))));
}

function keepInSight(ctx, section) {
  if (ctx.local.section === section) return;
  ctx.local.section = section;
  const list = ctx.body.querySelector(".ck-contents");
  const at = list && list.querySelector(`[data-section="${section}"]`);
  if (at && list.scrollHeight > list.clientHeight) list.scrollTop = at.offsetTop - list.offsetTop - list.clientHeight / 3;
}

function choicesOf(ctx) {
  const { data } = ctx;
  return h("div", { class: "ck-row ck-choices" }, data.choices.map((c) =>
    c.options
      ? h("select", { key: c.id, "aria-label": c.label, "data-control": c.id, "data-value": c.value, onchange: (e) => { stop(ctx); ctx.send({ type: c.id, value: e.target.value }); } }, c.options.map(([value, label]) => h("option", { value, key: value }, label)))
      : h("button", { key: c.id, type: "button", "data-control": c.id, onclick: () => { stop(ctx); ctx.send({ type: c.id }); } }, c.label)));
}

// -- keys ------------------------------------------------------------------------------------------

function playerKeys(ctx, e, typing) {
  if (typing) return false;
  const { at, count } = ctx.data;
  const contents = ctx.model.get("contents") || [];
  if (e.key === " " && contents.length && !e.target.closest("button, a, input")) {
    toggle(ctx);
    return true;
  }
  let to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[e.key];
  if (contents.length && (e.key === "PageDown" || e.key === "PageUp")) {
    const begins = contents.map((c) => c.at).filter((n) => n >= 0);
    to = e.key === "PageDown" ? Math.min(...begins.filter((n) => n > at), count) : Math.max(...begins.filter((n) => n < at), -1);
  }
  const note = ctx.data.notes && !e.ctrlKey && !e.metaKey && !e.altKey && { KeyP: 0, KeyN: 1 }[e.code];
  if (typeof note === "number") to = ctx.data.notes[note];
  if (to === undefined || to < 0 || to >= count) return to !== undefined;
  go(ctx, to);
  return true;
}

export default lesson(playerLook, playerKeys, aloft);
