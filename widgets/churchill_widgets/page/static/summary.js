// A page to pause at: what a stretch of the game came to, in sections of columns, sentences, rows
// and tables.

import { h } from "../../base/static/dom.js";
import { sign } from "../../base/static/seats.js";
import { breakdown } from "../../cards/static/numbers.js";
import { chip, cited, prose } from "../../cards/static/terms.js";
import { goOn } from "./story.js";

const TONES = { good: "▲", even: "=", bad: "▼" };

export function summaryPage(ctx) {
  const { t, get } = ctx;
  const story = get("story"), page = story.page;
  if (!page?.title) return [];
  const during = story.shown && !page.again;
  const leave = during ? () => goOn(ctx) : () => ctx.send({ type: "look" });
  const title = `ck-halt-${page.n}`, aside = ctx.aside === title; // laid aside, so that the board it speaks of is seen
  const [first, told] = legend(ctx, page);
  return h("section", { class: `ck-halt ck-${page.kind}-end${aside ? " ck-halt-aside" : ""}`, key: `page-${page.kind}-${page.n}`, role: "region", "aria-labelledby": title, tabindex: "-1" },
    h("header", { class: "ck-halt-head" },
      h("h2", { id: title }, prose(ctx, page.title, true))),
    aside ? null : h("div", { class: "ck-halt-body", key: "body", tabindex: "0", role: "group", "aria-label": page.title }, page.lead ? h("p", { class: "ck-halt-lead", key: "lead" }, prose(ctx, page.lead)) : null, (page.forced || []).map((line, i) => h("p", { class: "ck-halt-forced", key: `forced-${i}` }, prose(ctx, line))), (page.sections || []).map((s, i) => section(ctx, s, i, i === first ? told : ""))),
    h("footer", { class: "ck-halt-foot", key: "foot" },
      h("button", { class: "ck-halt-look", type: "button", "aria-expanded": String(!aside), onclick: () => { ctx.aside = aside ? "" : title; ctx.redraw(); } }, aside ? t["story-page-back"] : t["story-page-board"]),
      aside ? null : h("button", { class: "ck-go-on ck-main", type: "button", onclick: leave }, during ? page.go_on || t["story-go-on"] : t["story-close"])));
}

// What the signs of a page mean: above the first of them.
function legend(ctx, page) {
  const tones = (page.sections || []).map((s) => (s.rows || []).map((row) => row.tone).filter((key) => TONES[key]));
  const told = Object.keys(TONES).filter((key) => tones.flat().includes(key)).map((key) => `${TONES[key]} ${ctx.t[`story-${key}`]}`);
  return [tones.findIndex((own) => own.length), told.join(" · ")];
}

// What its rows come to stands above the columns that it comes from.
function section(ctx, s, i, signs) {
  const rows = s.rows || [], table = s.table, head = s.head || [];
  const wide = s.columns?.length || head.length || rows.length > 4 || table?.head.length > 3;
  return h("section", { class: `ck-halt-section${wide ? " ck-halt-wide" : ""}`, key: i },
    s.title ? h("h3", {}, prose(ctx, s.title, true)) : null,
    s.text ? h("p", {}, prose(ctx, s.text)) : null,
    signs ? h("p", { class: "ck-quiet ck-halt-legend", key: "legend" }, signs) : null,
    rows.length ? (head.length ? list(ctx, head, rows) : h("ul", { class: "ck-halt-rows" }, rows.map((row, n) => h("li", { key: n, class: `ck-halt-row ck-of-${row.seat || ""}${row.tone ? ` ck-tone-${row.tone}` : ""}` },
      h("span", { class: "ck-halt-sign" }, row.seat ? sign(row.seat) : null),
      h("div", {},
        h("p", {}, cited(ctx, row.text, row.rule, true), tone(ctx, row)),
        row.note ? h("p", { class: "ck-quiet" }, prose(ctx, row.note, true)) : null,
        more(ctx, row)))))) : null,
    s.columns?.length ? h("div", { class: "ck-halt-columns" }, s.columns.map((one, n) => column(ctx, one, n))) : null,
    table?.rows?.length ? h("div", { class: "ck-halt-table" }, h("table", {},
      h("thead", {}, h("tr", {}, table.head.map((cell) => h("th", { scope: "col" }, prose(ctx, String(cell), true))))),
      h("tbody", {}, table.rows.map((row, n) => h("tr", { key: n }, row.map((cell, k) => h(k ? "td" : "th", k ? { class: isNumber(cell) ? "ck-amount" : null } : { scope: "row" }, prose(ctx, String(cell), true)))))))) : null);
}

// One seat beside the others: from which score to which, and what made the difference.
function column(ctx, one, n) {
  return h("article", { key: n, class: `ck-halt-column ck-of-${one.seat || ""}` },
    h("h3", {}, one.seat ? sign(one.seat) : null, h("span", {}, one.title)),
    h("p", { class: "ck-halt-sum" },
      h("span", {}, `${one.before} → `, h("b", {}, String(one.after))),
      h("span", { class: "ck-halt-change" }, `(${one.change})`)),
    one.note ? h("p", { class: "ck-quiet" }, prose(ctx, one.note, true)) : null,
    one.lines?.length ? h("ul", {}, one.lines.map(([text, amount, rule], k) => h("li", { key: k }, h("span", {}, prose(ctx, text, true), rule ? [" ", chip(rule)] : null), amount ? h("b", { class: "ck-amount" }, amount) : null))) : null);
}

// Rows as a table; what a row says in full is there on demand.
function list(ctx, head, rows) {
  return h("div", { class: "ck-halt-table ck-halt-list" }, h("table", {},
    h("thead", {}, h("tr", {}, head.map((cell) => h("th", { scope: "col" }, prose(ctx, cell, true))))),
    h("tbody", {}, rows.map((row, n) => h("tr", { key: n, class: row.tone ? `ck-tone-${row.tone}` : null }, row.cells.map((cell, k) => {
      const last = k === row.cells.length - 1;
      return h(k ? "td" : "th", k ? { class: isNumber(cell) ? "ck-amount" : null, "data-head": head[k] } : { scope: "row" },
        k ? null : row.seat ? sign(row.seat) : null, prose(ctx, String(cell), true),
        last ? [" ", tone(ctx, row), details(ctx, ctx.t["story-how"], h("p", {}, cited(ctx, row.text, row.rule, true)), after(ctx, row), parts(ctx, row))] : null);
    }))))));
}

const tone = (ctx, row) => TONES[row.tone] ? h("span", { class: "ck-tone", role: "img", "aria-label": ctx.t[`story-${row.tone}`], title: ctx.t[`story-${row.tone}`] }, TONES[row.tone]) : null;
const after = (ctx, row) => row.after?.map((one, k) => h("p", { class: "ck-quiet", key: k }, prose(ctx, one.text, true), one.rule === row.rule ? null : [" ", chip(one.rule)]));
const parts = (ctx, row) => row.parts?.length ? breakdown(ctx, row.parts) : null;
const details = (ctx, title, ...inside) => h("details", { class: "ck-story-parts" }, h("summary", {}, title), inside);

// What stands under a row: more sentences, and on demand how it came and what made its number.
function more(ctx, row) {
  const how = row.how ? h("p", { class: "ck-quiet" }, prose(ctx, row.how, true)) : null;
  return [
    after(ctx, row),
    how || row.parts?.length ? details(ctx, ctx.t[how ? "story-how" : "story-parts"], how, parts(ctx, row)) : null,
  ];
}

const isNumber = (cell) => /^[+\-−]?\d+([.,]\d+)?( ?%)?$/.test(String(cell));
