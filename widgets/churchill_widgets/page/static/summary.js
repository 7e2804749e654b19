// A page to pause at: what a stretch of the game came to, in sections of sentences, rows and tables.

import { h } from "../../base/static/dom.js";
import { sign } from "../../base/static/seats.js";
import { breakdown } from "../../cards/static/numbers.js";
import { chip, prose } from "../../cards/static/terms.js";
import { goOn } from "./story.js";

const TONES = { good: "▲", bad: "▼" };

export function summaryPage(ctx) {
  const { t, get } = ctx;
  const story = get("story"), page = story.page;
  if (!page?.title) return [];
  const during = story.shown && !page.again;
  const leave = during ? () => goOn(ctx) : () => ctx.send({ type: "look" });
  const title = `ck-halt-${page.n}`;
  return h("section", { class: `ck-halt ck-${page.kind}-end`, key: `page-${page.kind}-${page.n}`, role: "region", "aria-labelledby": title, tabindex: "-1" },
    h("header", { class: "ck-halt-head" },
      h("h2", { id: title }, prose(ctx, page.title, true)),
      page.lead ? h("p", { class: "ck-halt-lead" }, prose(ctx, page.lead)) : null),
    h("div", { class: "ck-halt-body", tabindex: "0", role: "group", "aria-label": page.title }, (page.sections || []).map((s, i) => section(ctx, s, i))),
    h("footer", { class: "ck-halt-foot" },
      h("button", { class: "ck-go-on ck-main", type: "button", onclick: leave }, during ? page.go_on || t["story-go-on"] : t["story-close"])));
}

function section(ctx, s, i) {
  const rows = s.rows || [], table = s.table;
  return h("section", { class: `ck-halt-section${table && table.head.length > 3 ? " ck-halt-wide" : ""}`, key: i },
    s.title ? h("h3", {}, prose(ctx, s.title, true)) : null,
    s.text ? h("p", {}, prose(ctx, s.text)) : null,
    rows.length ? h("ul", { class: "ck-halt-rows" }, rows.map((row, n) => h("li", { key: n, class: `ck-halt-row ck-of-${row.seat || ""}${row.tone ? ` ck-tone-${row.tone}` : ""}` },
      h("span", { class: "ck-halt-sign" }, row.seat ? sign(row.seat) : null),
      h("div", {},
        h("p", {}, prose(ctx, row.text, true), row.rule ? [" ", chip(row.rule)] : null,
          TONES[row.tone] ? h("span", { class: "ck-tone", role: "img", "aria-label": ctx.t[`story-${row.tone}`], title: ctx.t[`story-${row.tone}`] }, TONES[row.tone]) : null),
        row.note ? h("p", { class: "ck-quiet" }, prose(ctx, row.note, true)) : null,
        row.after?.map((one, k) => h("p", { class: "ck-quiet", key: k }, prose(ctx, one.text, true), one.rule === row.rule ? null : [" ", chip(one.rule)])),
        row.parts?.length ? h("details", { class: "ck-story-parts" }, h("summary", {}, ctx.t["story-parts"]), breakdown(ctx, row.parts)) : null)))) : null,
    table?.rows?.length ? h("div", { class: "ck-halt-table" }, h("table", {},
      h("thead", {}, h("tr", {}, table.head.map((cell) => h("th", { scope: "col" }, prose(ctx, String(cell), true))))),
      h("tbody", {}, table.rows.map((row, n) => h("tr", { key: n }, row.map((cell, k) => h(k ? "td" : "th", k ? { class: isNumber(cell) ? "ck-amount" : null } : { scope: "row" }, prose(ctx, String(cell), true)))))))) : null);
}

const isNumber = (cell) => /^[+\-−]?\d+([.,]\d+)?( ?%)?$/.test(String(cell));
