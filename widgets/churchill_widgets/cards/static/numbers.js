// Numbers with the parts of which they are made, each with its rule; events that report them.

import { h } from "../../base/static/dom.js";
import { sign } from "../../base/static/seats.js";
import { chip, prose } from "./terms.js";

export function breakdown(ctx, rows) {
  return h("table", { class: "ck-parts" },
    h("caption", { class: "ck-quiet" }, ctx.t.breakdown),
    h("tbody", {}, rows.map(([label, amount, rule]) =>
      h("tr", {}, h("th", { scope: "row" }, prose(ctx, label, true)), h("td", {}, signed(amount)), h("td", {}, chip(rule))))));
}

// What one may ask of such a number, which is named: a sentence may hold several.
export function cameAbout(ctx, rows) {
  return `${ctx.t.breakdown}: ${String(rows.reduce((sum, [, amount]) => sum + amount, 0)).replace("-", "−")}`;
}

export function signed(n) {
  return typeof n === "number" ? (n > 0 ? `+${n}` : String(n).replace("-", "−")) : String(n);
}

export function amounts(ctx, rows, total) {
  if (!rows || !rows.length) return null;
  return h("table", { class: "ck-parts" },
    h("caption", { class: "ck-unseen" }, ctx.t.breakdown),
    h("tbody", {}, rows.map(([label, amount, rule]) => h("tr", {},
      h("th", { scope: "row" }, prose(ctx, label, true)), h("td", { class: "ck-amount" }, signed(amount)), h("td", {}, chip(rule))))),
    total ? h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, prose(ctx, total[0], true)), h("td", { class: "ck-amount" }, String(total[1]).replace("-", "−")), h("td", {}))) : null);
}

// The last line of several parts, for sentences that do not say what they come to.
export function inAll(ctx, rows) {
  return rows && rows.length > 1 ? [ctx.t["in-all"], signed(rows.reduce((sum, [, amount]) => sum + amount, 0))] : null;
}

export function eventLine(ctx, line, i) {
  return h("li", { key: i, class: "ck-event" },
    h("p", {}, sign(line.seat), h("span", {}, prose(ctx, line.text, true)), " ", chip(line.rule)),
    amounts(ctx, line.parts));
}
