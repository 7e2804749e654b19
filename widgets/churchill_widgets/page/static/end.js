// The end: who won and why, the score by line, and how it grew.

import { h } from "../../base/static/dom.js";
import { sign, signPath } from "../../base/static/seats.js";
import { signed } from "../../cards/static/numbers.js";
import { chip, prose } from "../../cards/static/terms.js";
import { scoreLines } from "./side.js";

export function endPanel(ctx) {
  const { t, get } = ctx;
  const end = get("end");
  if (!end.seats) return [];
  return [
    h("div", { class: `ck-result ck-of-${end.winner}`, key: "result", role: "region", "aria-labelledby": "ck-end-h", tabindex: "-1" },
      h("h2", { id: "ck-end-h" }, end.winners.map(sign), end.title),
      h("p", { class: "ck-ending" }, prose(ctx, end.sentence), " ", chip(end.rule)),
      h("p", {}, prose(ctx, end.about), end.tiebreak ? [" ", prose(ctx, end.tiebreak)] : ""),
      h("div", { class: "ck-podium" }, end.seats.map((s) => h("div", { class: `ck-place ck-of-${s.id}`, key: s.id },
        h("div", { class: "ck-place-name" }, sign(s.id), s.name),
        h("div", { class: "ck-place-score" }, s.score),
        end.adjusted ? h("div", { class: "ck-quiet" }, h("div", {}, `${t["points-before"]}: ${s.before}`), h("div", {}, prose(ctx, `${t.adjustments}: ${signed(s.adjustment)}`))) : null))),
      h("h3", {}, t.chart),
      chart(t, end.chart),
      h("details", { class: "ck-data" }, h("summary", {}, t["chart-table"]), dataTable(t, end.chart)),
      h("h3", {}, t.scores),
      h("div", { class: "ck-lines" }, end.seats.map((s) => h("section", { key: s.id, class: `ck-of-${s.id}` },
        h("h4", {}, sign(s.id), `${s.name}: ${s.before}`),
        scoreLines(ctx, s.lines)))),
      h("p", {}, h("button", { class: "ck-again ck-main", type: "button", onclick: () => ctx.leave() }, t.again))),
  ];
}

function dataTable(t, c) {
  return h("table", { class: "ck-parts" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t.round), c.seats.map(([, n]) => h("th", { scope: "col" }, n)))),
    h("tbody", {}, c.rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row[0]), row.slice(1).map((n) => h("td", {}, n))))));
}

function chart(t, c) {
  const W = 720, H = 250, L = 36, R = 124, T = 14, B = 34;
  const x = (n) => L + (W - L - R) * (c.moves ? n / c.moves : 0);
  const y = (v) => T + (H - T - B) * (1 - (v - c.low) / (c.top - c.low));
  const ticks = [0, 1, 2, 3, 4].map((i) => Math.round(c.low + ((c.top - c.low) * i) / 4));
  // Names at the right end must not lie on each other.
  const ends = c.seats.map(([seat, name]) => ({ seat, name, v: c.grown[seat].at(-1), y: y(c.grown[seat].at(-1)) })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < ends.length; i += 1) ends[i].y = Math.max(ends[i].y, ends[i - 1].y + 17);
  const path = (values) => {
    let d = "";
    values.forEach((v, n) => { if (n === 0 || v !== values[n - 1]) d += n === 0 ? `M${x(0)} ${y(v)}` : `H${x(n).toFixed(1)}V${y(v).toFixed(1)}`; });
    return `${d}H${x(c.moves)}`;
  };
  return h("svg", { class: "ck-chart", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": `${t.chart}. ${ends.map((e) => `${e.name}: ${e.v}`).join(", ")}` },
    ticks.map((v) => [
      h("line", { x1: L, x2: W - R, y1: y(v), y2: y(v), class: "c-grid" }),
      h("text", { x: L - 6, y: y(v) + 4, class: "c-tick c-end" }, v)]),
    c.marks.map(([n, label]) => [
      h("line", { x1: x(n), x2: x(n), y1: T, y2: H - B, class: "c-mark" }),
      h("text", { x: x(n) + 4, y: H - B + 16, class: "c-tick" }, label)]),
    c.seats.map(([seat, , dash]) => h("path", { key: seat, d: path(c.grown[seat]), class: `c-line ck-stroke-${seat}`, "stroke-dasharray": dash || null })),
    ends.map((e) => [
      h("path", { key: `${e.seat}s`, d: signPath(e.seat) || "", "fill-rule": "evenodd", class: `ck-fill-${e.seat}`, transform: `translate(${W - R + 6} ${e.y - 6}) scale(.5)` }),
      h("text", { key: e.seat, x: W - R + 22, y: e.y + 4, class: `c-name ck-fill-${e.seat}` }, `${e.name} ${e.v}`)]));
}
