// An exercise: the question, the answers, and what came of them.

import { h } from "../../base/static/dom.js";
import { notebookHref } from "../../base/static/links.js";
import { sendTo } from "../../base/static/send.js";
import { STEADY } from "../../base/static/steady.js";
import { linkHere } from "./anchors.js";
import { besideOf, boardPlace, handsOf, lesson } from "./lesson.js";
import { printSheet } from "./paper.js";
import { whenReached } from "./reading.js";
import { askedSet, forClass } from "./sets.js";
import { amounts, inAll } from "../../cards/static/numbers.js";
import { chip, prose, words } from "../../cards/static/terms.js";

const FEW = 8; // cards that have room below a question

// The id of the question: a chapter has many exercises, and no two elements of a page share an id.
function questionOf(ctx) {
  ctx.local.id ??= Math.random().toString(36).slice(2);
  return `ck-q-${ctx.local.id}-${ctx.data.n}`;
}

// Whoever presses "Hint" twice wants hints: what is pressed before one can have been seen plays
// nothing. Hints stand below the buttons, so that nothing moves under the hand. A key means the button
// that has the focus, whatever was shown.
function press(ctx, e, message, ...focus) {
  if (e.detail > 0 && performance.now() - (ctx.local.hinted ?? -Infinity) < STEADY) return;
  if (message.type === "hint") ctx.local.hinted = performance.now(); // it is on its way
  if (focus.length) ctx.focus(...focus);
  ctx.send(message);
}

function noteHints(ctx) {
  const hints = (ctx.data.hints || []).length;
  if (hints > (ctx.local.hints || 0)) ctx.local.hinted = performance.now();
  ctx.local.hints = hints;
}

function exerciseLook(ctx) {
  const { t, data } = ctx;
  noteHints(ctx);
  if (data.pause) return pause(ctx);
  if (!data.n) return [];
  if (data.finished) return finished(ctx);
  const n = data.n;
  const skip = data.skip ?? (ctx.model.get("kind") !== "check" ? t.skip : "");
  const another = () => { ctx.focus(".ck-answer", ".ck-finished footer > *", ".ck-pause button"); ctx.send({ type: "another" }); };
  return [
    boardPlace(ctx, data.board),
    handsOf(ctx, FEW),
    h("article", { class: `ck-sheet ck-side ck-exercise${data.board ? "" : " ck-wide"}`, key: "side", "data-n": n, "data-exercise": data.made, "aria-label": data.title },
      h("header", { class: "ck-row" },
        h("p", { class: "ck-kind" }, data.set ? [h("b", { class: "ck-set" }, data.set), " · "] : null, h("b", {}, data.title), " · ", data.kind, " ", linkHere(ctx)),
        h("p", { class: "ck-quiet ck-counts", role: "status" }, data.counts)),
      data.lead ? h("p", { class: "ck-quiet ck-lead", key: "lead" }, prose(ctx, data.lead)) : null,
      h("h3", { class: "ck-question", id: questionOf(ctx), key: `q${n}` }, data.plain ? data.question : prose(ctx, data.question)),
      besideOf(ctx),
      data.goal ? goal(ctx, n) : data.number ? (data.look ? null : number(ctx, n)) : choicesOf(ctx, n),
      data.slip ? h("p", { class: "ck-slip ck-error", role: "alert", key: "slip" }, prose(ctx, data.slip)) : null,
      h("div", { class: `ck-feedback${data.feedback ? (data.feedback.right ? " ck-good" : " ck-bad") : ""}`, role: "status", "aria-live": "polite", key: "feedback" }, feedback(ctx)),
      data.look ? null : h("footer", { class: "ck-row", key: "foot" },
        data.done ? h("button", { class: "ck-another ck-main", key: "another", type: "button", onclick: another }, data.next) : null,
        data.more > 0 || (data.hints.length && !data.done) ? h("button", { class: "ck-hint", key: "hint", type: "button", "aria-disabled": data.more > 0 ? null : "true", onclick: (e) => { if (data.more > 0) press(ctx, e, { type: "hint", n }); } }, data.hint_label) : null,
        data.goal && data.goal.begun && !data.done ? h("button", { class: "ck-restart", key: "restart", type: "button", onclick: () => ctx.send({ type: "restart", n }) }, t.restart) : null,
        skip ? h("button", { class: "ck-skip ck-plain", key: "skip", type: "button", onclick: (e) => press(ctx, e, { type: "skip", n }, ".ck-another", ".ck-answer") }, skip) : null),
      h("ol", { class: "ck-hints", key: `h${n}`, "aria-live": "polite", "aria-label": t.hints, hidden: data.hints.length ? null : true }, data.hints.map((hint, i) => h("li", { key: i }, prose(ctx, hint)))),
      forClass(ctx)),
  ];
}

function choicesOf(ctx, n) {
  const { data } = ctx;
  return h("ul", { class: "ck-answers", key: `a${n}`, "aria-labelledby": questionOf(ctx) }, data.answers.map((a, at) => h("li", { key: a.i },
    h("button", {
      class: `ck-answer${a.mark ? ` ck-${a.mark}` : ""}`, type: "button", "aria-disabled": data.done || data.look ? "true" : null, "aria-pressed": a.picked ? "true" : null,
      onclick: (e) => { if (!data.done && !data.look) press(ctx, e, { type: "choose", i: a.i, n }, ".ck-another"); },
    }, h("span", { class: "ck-letter", "aria-hidden": "true" }, a.mark === "right" ? "✓" : a.mark === "wrong" ? "✗" : String(at + 1)),
    h("span", {}, data.plain ? a.text : words(ctx, a.text)), a.said ? h("span", { class: "ck-unseen" }, ` (${a.said})`) : null))));
}

function number(ctx, n) {
  const { t, data } = ctx;
  const answer = (e) => {
    e.preventDefault();
    if (data.done) return;
    ctx.focus(".ck-another", ".ck-answer");
    ctx.send({ type: "number", text: ctx.el.querySelector("input.ck-answer").value.slice(0, 60), n });
  };
  return h("form", { class: "ck-number ck-row", key: `a${n}`, onsubmit: answer },
    h("label", {}, h("span", {}, t["answer-number"]),
      h("input", { class: `ck-answer${data.done ? (data.feedback.right ? " ck-right" : " ck-wrong") : ""}`, type: "text", inputmode: "numeric", autocomplete: "off", size: "6", readonly: data.done || null, value: data.done ? data.number.value ?? "" : undefined, "aria-invalid": data.slip ? "true" : null })),
    data.done ? null : h("button", { class: "ck-send", type: "submit" }, t["answer-send"]));
}

function goal(ctx, n) {
  const { t, data } = ctx;
  const g = data.goal;
  return h("div", { class: "ck-goal", key: `a${n}` },
    h("ol", { class: "ck-played", "aria-live": "polite", hidden: g.played.length ? null : true }, g.played.map((line, i) => h("li", { key: `${i}${line}` }, prose(ctx, line, true)))),
    data.done ? null : h("p", { class: "ck-prompt", key: "p" }, prose(ctx, g.prompt), " ", chip(g.rule), " ", h("span", { class: "ck-quiet" }, g.moves)),
    g.narrowed ? h("button", { class: "ck-plain", key: "all", type: "button", onclick: () => ctx.send({ type: "clear" }) }, t["show-all"]) : null,
    data.done || data.look ? null : h("ul", { class: "ck-answers ck-moves", key: "m", "aria-labelledby": questionOf(ctx) }, g.actions.map((a) => h("li", { key: `${g.played.length}:${a.i}` },
      h("button", { class: "ck-answer ck-action", type: "button", onclick: (e) => press(ctx, e, { type: "choose", i: a.i, n }, ".ck-another", ".ck-answer") },
        h("span", {}, words(ctx, a.text)))))));
}

function feedback(ctx) {
  const f = ctx.data.feedback;
  if (!f) return [];
  return [
    h("p", { class: "ck-verdict", key: "v" }, h("span", { "aria-hidden": "true" }, f.right ? "✓ " : "✗ "), prose(ctx, f.verdict), f.number ? ` ${f.number}` : ""),
    f.rows.map((row, i) => h("div", { class: "ck-reason", key: `r${i}` },
      row.lead ? h("p", { class: "ck-lead-in", key: "l" }, h("b", {}, prose(ctx, row.lead))) : null,
      row.moves?.length ? h("ol", { class: "ck-way", key: "w" }, row.moves.map((move, n) => h("li", { key: n }, prose(ctx, move)))) : null,
      row.text ? h("p", { key: "t" }, prose(ctx, row.text), " ", chip(row.rule)) : null,
      amounts(ctx, row.parts, inAll(ctx, row.parts)))),
  ];
}

// Whoever shows this page in a frame may listen; each result is told once.
function tellCheck(ctx, { right, count }) {
  if (ctx.local.told === ctx.data.n) return;
  ctx.local.told = ctx.data.n;
  window.dispatchEvent(new CustomEvent("ck-check", { detail: { right, count } }));
}

function finished(ctx) {
  const { t, data } = ctx;
  const f = data.finished;
  tellCheck(ctx, f);
  return h("section", { class: `ck-sheet ck-exercise ck-wide ck-finished ${f.passed ? "ck-good" : "ck-bad"}`, key: "end" },
    h("div", { class: "ck-feedback", role: "status", "aria-live": "polite" },
      h("h3", {}, f.title), h("p", {}, prose(ctx, f.text)),
      f.missed.length ? h("p", {}, t["go-over"], " ", f.missed.map((rule) => [chip(rule), " "])) : null),
    h("footer", { class: "ck-row" },
      f.link && f.passed ? h("a", { class: "ck-next-chapter ck-main", href: notebookHref(f.link) }, f.next) : null,
      h("button", { class: "ck-another", type: "button", onclick: () => { ctx.focus(".ck-answer"); ctx.send({ type: "another" }); } }, t["check-again"]),
      f.link && !f.passed ? h("a", { class: "ck-next-chapter", href: notebookHref(f.link) }, f.next) : null));
}

// Between two rounds of a review: what is due, and what could be done.
function pause(ctx) {
  const p = ctx.data.pause;
  const begin = (mode) => () => { ctx.focus(".ck-answer", ".ck-skip"); ctx.send({ type: "round", mode }); };
  return h("section", { class: "ck-sheet ck-wide ck-pause", key: "pause", "aria-label": ctx.data.title },
    h("div", { class: "ck-pause-told", role: "status" }, h("h3", {}, p.title), p.lines.map((line, i) => h("p", { key: i }, line))),
    h("footer", { class: "ck-row" }, p.buttons.map((b, i) => h("button", { key: b.mode, type: "button", class: `ck-begin ck-another${i ? "" : " ck-main"}`, "data-mode": b.mode, onclick: begin(b.mode) }, b.label))));
}

function exerciseKeys(ctx, e, typing) {
  if (typing) return false;
  const all = [...ctx.el.querySelectorAll("button.ck-answer")];
  if (/^[1-9]$/.test(e.key) && !ctx.data.goal && all[Number(e.key) - 1]) { all[Number(e.key) - 1].focus(); return true; }
  const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
  const at = all.indexOf(e.target);
  if (step && at >= 0) {
    const to = all[at + step];
    if (to) to.focus();
    return true;
  }
  return false;
}

function sheetCame(ctx, sheet) {
  ctx.local.copied = "";
  ctx.redraw();
  printSheet(ctx, sheet);
}

const panel = lesson(exerciseLook, exerciseKeys);

// The address may name a set of exercises. The closing check is the end of a chapter: who has come
// there has read it.
export default {
  ...panel,
  initialize(given) {
    const stop = panel.initialize(given), set = askedSet(given.model);
    if (set !== null) sendTo(given.model, { type: "set", given: set });
    return stop;
  },
  render(given) {
    const { el, model } = given;
    const stop = panel.render({ ...given, tell: (ctx) => { ctx.heard = (msg) => { if (msg.type === "sheet") sheetCame(ctx, msg); }; } });
    const tell = () => sendTo(model, { type: "read" });
    const leave = model.get("kind") === "check" ? whenReached(() => el.querySelector(".ck-exercise"), tell) : () => {};
    return () => { leave(); stop(); };
  },
};
