// The end: one's own place, what turned the game, what each round brought, what to learn next, and
// the score by line and by time.

import { h } from "../../base/static/dom.js";
import { notebookHref, passageHref } from "../../base/static/links.js";
import { sign, signPath } from "../../base/static/seats.js";
import { breakdown, signed } from "../../cards/static/numbers.js";
import { chip, cited, prose } from "../../cards/static/terms.js";
import { scoreLines } from "./side.js";
import { briefly } from "./timeline.js";
import { rematchButton } from "./together.js";

export function endPanel(ctx) {
  const { t, get } = ctx;
  const end = get("end");
  if (!end.seats) return [];
  const [same, ...others] = end.next || []; // the same again first
  const leaf = () => toTimeline(ctx, { what: "open" });
  return [
    h("div", { class: `ck-result ck-of-${end.winner}`, key: "result", role: "region", "aria-labelledby": "ck-end-h", tabindex: "-1" },
      h("h2", { id: "ck-end-h" }, end.winners.map(sign), end.title),
      end.place ? h("p", { class: "ck-own-place" }, prose(ctx, end.place)) : null,
      h("p", { class: "ck-ending" }, cited(ctx, end.sentence, end.rule)),
      h("p", {}, prose(ctx, end.about), end.tiebreak ? [" ", prose(ctx, end.tiebreak)] : ""),
      end.to_win ? h("p", { class: "ck-end-to-win" }, prose(ctx, end.to_win)) : null,
      h("div", { class: "ck-podium" }, end.seats.map((s) => h("div", { class: `ck-place ck-of-${s.id}${s.own ? " ck-own" : ""}`, key: s.id },
        h("div", { class: "ck-place-name" }, sign(s.id), s.name),
        h("div", { class: "ck-place-score" }, s.score),
        end.adjusted ? h("div", { class: "ck-quiet" }, h("div", {}, `${t["points-before"]}: ${s.before}`), h("div", {}, prose(ctx, `${t.adjustments}: ${signed(s.adjustment)}`))) : null))),
      end.sources ? h("p", { class: "ck-end-sources" }, prose(ctx, end.sources)) : null,
      h("p", { class: "ck-end-row" },
        same ? nextGame(ctx, same, "ck-main") : null,
        rematchButton(ctx),
        h("button", { class: "ck-end-leaf", type: "button", onclick: leaf }, t["end-leaf"]),
        h("button", { class: `ck-again${same ? "" : " ck-main"}`, type: "button", onclick: () => ctx.leave() }, t.again)),
      others.length ? h("p", { class: "ck-end-row ck-end-next", key: "next" }, h("span", { class: "ck-quiet" }, t["end-next"]),
        others.map((game) => nextGame(ctx, game))) : null,
      lookingBack(ctx, end.back),
      costs(ctx, end.costs),
      h("h3", {}, t.chart),
      chart(t, end.chart),
      end.chart.rows.length > 1 ? [h("h3", {}, t["end-rounds"]), roundTable(t, end.chart)] : null, // one round is the game
      h("h3", {}, t.scores),
      // On a telephone one's own lines: those of the others are a touch away.
      h("div", { class: "ck-lines" }, end.seats.map((s) => h("details", { key: s.id, class: `ck-of-${s.id}`, open: s.own || window.innerWidth > 640 || null },
        h("summary", {}, h("h4", {}, sign(s.id), `${s.name}: ${s.score}`)),
        scoreLines(ctx, s.adjustment ? [...s.lines, [end.rule, s.adjustment, t.adjustments]] : s.lines))))),
  ];
}

const nextGame = (ctx, game, look = "") => h("button", { class: look || null, type: "button", key: game.text, onclick: () => ctx.send({ type: "start", setup: game.setup }) }, game.text);

const TONES = { good: "▲ ", bad: "▼ " };

function lookingBack(ctx, back) {
  const { t } = ctx;
  if (!back) return h("p", { class: "ck-quiet", key: "back", role: "status" }, t["end-looking"]);
  return h("div", { class: "ck-looked", key: "back" },
    back.title ? h("section", { class: "ck-turns" }, h("h3", {}, back.title),
      back.turns.length ? h("ol", {}, back.turns.map((turn) => h("li", { key: turn.line, class: `ck-turn ck-tone-${turn.tone}` },
        h("p", {}, turn.round ? h("span", { class: "ck-quiet" }, `${turn.round}. `) : null, sign(turn.seat), cited(ctx, turn.text, turn.rule, true)),
        h("p", { class: "ck-turn-note" }, TONES[turn.tone] ? h("b", { "aria-hidden": "true" }, TONES[turn.tone]) : null, prose(ctx, turn.note),
          " ", momentButton(ctx, { line: turn.line, text: t["end-there"] })),
        turn.parts.length ? h("details", { class: "ck-story-parts" }, h("summary", {}, t["story-parts"]), breakdown(ctx, turn.parts)) : null))) : h("p", {}, t["end-none"])) : null,
    back.learn ? h("section", { class: "ck-learn-next" }, h("h3", {}, t["end-learn"]),
      back.learn.length ? h("ul", {}, back.learn.map((r) => h("li", { key: r.rule },
        h("p", {}, h("b", {}, r.title), " ", chip(r.rule)),
        h("p", { class: "ck-quiet" }, r.text, r.moments.map((m) => [" ", momentButton(ctx, m)])),
        r.learn.path ? h("a", { class: "ck-to-chapter", href: passageHref(r.learn.path, r.rule), title: r.learn.about }, r.learn.text) : null))) : h("p", {}, t["end-learn-none"])) : null);
}

const momentButton = (ctx, { line, text }) => h("button", { class: "ck-turn-go ck-plain", key: line, type: "button", onclick: () => toTimeline(ctx, { what: "line", line }) }, text);

// Which of one's own moves cost most: for who asks, since it takes a while to find out.
export function costs(ctx, found) {
  const { t } = ctx;
  if (found?.asked === undefined) return null;
  const { asked, moves } = found;
  if (!asked) return h("p", { key: "costs" }, h("button", { class: "ck-costs-ask", type: "button", onclick: () => ctx.send({ type: "costs" }) }, t["end-costs-ask"]));
  if (!moves) return h("p", { class: "ck-quiet", key: "costs", role: "status" }, found.looking);
  return h("section", { class: "ck-costs", key: "costs", "aria-live": "polite" }, h("h3", {}, t["end-costs"]),
    moves.length ? h("ol", {}, moves.map((m) => h("li", { key: m.move, class: "ck-turn ck-tone-bad" },
      h("p", {}, m.round ? h("span", { class: "ck-quiet" }, `${m.round}. `) : null, prose(ctx, m.text)),
      h("p", { class: "ck-turn-note" }, h("b", { "aria-hidden": "true" }, "▼ "), prose(ctx, [m.note, m.why, m.own].filter(Boolean).join(" ")), " ",
        h("button", { class: "ck-costs-try ck-plain", type: "button", onclick: () => ctx.send({ type: "timeline", what: "again", move: m.move }) }, t["end-costs-try"]))))) : h("p", {}, found.none),
    moves.length ? h("p", { class: "ck-quiet" }, t["end-costs-closer"]) : null,
    moves.length && found.kept ? h("p", { class: "ck-quiet" }, t["end-costs-review"], " ", ctx.get("start").index ? h("a", { class: "ck-costs-review", href: notebookHref(ctx.get("start").index) }, t.chapters) : null) : null);
}

function toTimeline(ctx, where) {
  ctx.focusNext = ".ck-timeline-play"; // this page goes with its button
  ctx.send({ type: "timeline", ...where });
}

function roundTable(t, c) {
  return h("div", { class: "ck-halt-table" }, h("table", { class: "ck-rounds" },
    h("caption", { class: "ck-quiet" }, t["end-brought"]),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t.round), c.seats.map(([seat, n]) => h("th", { scope: "col" }, sign(seat), n)))),
    h("tbody", {}, c.rows.map((row) => h("tr", { key: row[0] }, h("th", { scope: "row" }, row[0]), row.slice(1).map(([by, after]) => h("td", { class: "ck-amount" }, h("span", { class: "ck-quiet" }, signed(by)), " ", h("b", {}, after)))))),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t["end-result"]), c.rows.at(-1).slice(1).map(([, after]) => h("td", { class: "ck-amount" }, h("b", {}, after)))))));
}

const APART = 17; // units between the lines of two labels

// Where labels go that belong to these heights: apart from each other, each as near to its own as
// it can be, none outside.
export function spreadOut(wanted, least, most, apart = APART) {
  const order = wanted.map((y, i) => [y, i]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const at = [];
  for (const [y] of order) at.push(Math.max(y, at.length ? at.at(-1) + apart : least));
  for (let i = at.length - 1, limit = most; i >= 0; i -= 1, limit = at[i + 1] - apart) at[i] = Math.min(at[i], limit);
  const found = [];
  order.forEach(([, i], n) => { found[i] = at[n]; });
  return found;
}

// Labels of rounds: those that would lie on the one before are left out; the lines stay.
export function apartFrom(marks, x, room) {
  let last = -Infinity;
  return marks.map(([n, label]) => {
    const fits = x(n) - last >= room(label);
    if (fits) last = x(n);
    return fits;
  });
}

// Drawn for the width it has, so that its letters keep their size.
const fitted = () => Math.max(260, Math.min(720, window.innerWidth - 66));

function chart(t, c) {
  const W = fitted(), H = 270, L = 36, T = 16, B = 36;
  const R = Math.max(...c.seats.map(([seat, name]) => 8.6 * `${name} ${c.grown[seat].at(-1)}`.length)) + 32;
  const x = (n) => L + (W - L - R) * (c.moves ? n / c.moves : 0);
  const y = (v) => T + (H - T - B) * (1 - (v - c.low) / (c.top - c.low));
  const ticks = [0, 1, 2, 3, 4].map((i) => Math.round(c.low + ((c.top - c.low) * i) / 4));
  const last = c.seats.map(([seat, name]) => ({ seat, name, v: c.grown[seat].at(-1) }));
  const heights = spreadOut(last.map((e) => y(e.v)), T, H - B);
  const letters = (label) => 8 * label.length + 10;
  const fit = (marks) => apartFrom([...marks].reverse(), (n) => -x(n), (label) => letters(label)).reverse();
  const shorter = [c.marks, briefly(c.marks), c.marks.map(([n, label]) => [n, /\d+/.exec(label)?.[0] || label])];
  const marks = shorter.find((some) => fit(some).every(Boolean)) || shorter[2], named = fit(marks);
  const path = (values) => {
    let d = "";
    values.forEach((v, n) => { if (n === 0 || v !== values[n - 1]) d += n === 0 ? `M${x(0)} ${y(v)}` : `H${x(n).toFixed(1)}V${y(v).toFixed(1)}`; });
    return `${d}H${x(c.moves)}`;
  };
  return h("svg", { class: "ck-chart", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": `${t.chart}. ${last.map((e) => `${e.name}: ${e.v}`).join(", ")}` },
    ticks.map((v) => [
      h("line", { x1: L, x2: W - R, y1: y(v), y2: y(v), class: "c-grid" }),
      h("text", { x: L - 6, y: y(v) + 4, class: "c-tick c-end" }, v)]),
    marks.map(([n, label], i) => [
      h("line", { x1: x(n), x2: x(n), y1: T, y2: H - B, class: "c-mark" }),
      named[i] ? h("text", { x: x(n) + 4, y: H - B + 16, class: "c-tick" }, label) : null]),
    c.seats.map(([seat, , dash]) => h("path", { key: seat, d: path(c.grown[seat]), class: `c-line ck-stroke-${seat}`, "stroke-dasharray": dash || null })),
    last.map((e, i) => [
      h("path", { key: `${e.seat}l`, d: `M${W - R} ${y(e.v)}L${W - R + 10} ${heights[i]}`, class: `c-lead ck-stroke-${e.seat}` }),
      h("path", { key: `${e.seat}s`, d: signPath(e.seat) || "", "fill-rule": "evenodd", class: `ck-fill-${e.seat}`, transform: `translate(${W - R + 14} ${heights[i] - 6}) scale(.5)` }),
      h("text", { key: e.seat, x: W - R + 30, y: heights[i] + 4, class: `c-name ck-fill-${e.seat}` }, `${e.name} ${e.v}`)]));
}
