// The scenarios side by side: one on the board, its points letter by letter.

import { h } from "../../../base/static/dom.js";
import { sign } from "../../../base/static/seats.js";
import { boardPlace, lesson } from "../../../lessons/static/lesson.js";
import { signed } from "../../../cards/static/numbers.js";
import { chip, prose } from "../../../cards/static/terms.js";

function scenarioLook(ctx) {
  const { t, data } = ctx;
  if (!data.rows) return [];
  const segments = (label, options, value) => h("div", { class: "ck-field ck-segments", key: label, role: "group", "aria-label": label },
    h("span", { class: "ck-label" }, label),
    h("span", { class: "ck-buttons" }, options.map(([id, text]) => h("button", { type: "button", key: id, class: "ck-segment", "data-choice": id, "aria-pressed": id === value ? "true" : "false", onclick: () => ctx.send({ type: "choose", value: id }) }, text))));
  const now = (id) => (id === data.scenario ? "ck-now" : null);
  return [
    boardPlace(ctx, data.board),
    h("section", { class: "ck-sheet ck-side ck-scenarios", key: "side", "aria-label": t.scenarios },
      h("p", { class: "ck-kind" }, t.scenarios),
      segments(t["scenarios-which"], data.choices, data.scenario),
      segments(t["scenarios-board"], data.boards, data.board),
      h("h3", { "aria-live": "polite" }, prose(ctx, data.title), " ", chip(data.rule)),
      h("p", { class: "ck-caption" }, prose(ctx, data.about)),
      h("table", { class: "ck-rows ck-totals" },
        h("caption", {}, t["scenarios-total"]),
        h("tbody", {}, data.seats.map((s, i) => h("tr", { key: s.seat }, h("th", { scope: "row" }, sign(s.seat), s.name), h("td", { class: "ck-amount" }, data.totals[i])))))),
    h("section", { class: "ck-sheet ck-wide ck-scenario-tables", key: "below" },
      h("div", { class: "ck-scroll", tabindex: "0", role: "region", "aria-label": t["scenarios-side"] },
        h("table", { class: "ck-rows ck-compare" },
          h("caption", {}, t["scenarios-side"]),
          h("thead", {}, h("tr", {}, h("td", {}), data.heads.map((c) => h("th", { scope: "col", key: c.id, class: now(c.id) }, c.title, h("span", { class: "ck-chips" }, c.rules.map((r) => [chip(r), " "])))))),
          h("tbody", {}, data.rows.map((row) => h("tr", { key: row.label }, h("th", { scope: "row" }, prose(ctx, row.label)), row.cells.map((cell, i) => h("td", { class: now(data.heads[i].id) }, prose(ctx, cell, true)))))))),
      h("details", { class: "ck-group", open: true, key: "schedule" },
        h("summary", {}, t["scenarios-schedule"]),
        h("p", { class: "ck-quiet ck-small" }, prose(ctx, t["scenarios-schedule-about"])),
        h("div", { class: "ck-scroll", tabindex: "0", role: "region", "aria-label": t["scenarios-schedule"] },
          h("table", { class: "ck-rows ck-schedule" },
            h("thead", {}, h("tr", {}, h("th", { scope: "col", colspan: "2" }, t["scenarios-letter"]), data.seats.map((s) => h("th", { scope: "col", class: "ck-amount", key: s.seat }, sign(s.seat), s.name)))),
            h("tbody", {}, data.schedule.map((x) => h("tr", { key: x.letter, class: x.points.some(Boolean) ? "ck-now" : null },
              h("td", {}, chip(x.letter)), h("th", { scope: "row" }, h("b", {}, prose(ctx, x.title)), " ", h("span", { class: "ck-quiet" }, prose(ctx, x.about))),
              x.points.map((n, i) => h("td", { class: "ck-amount", key: i }, n ? signed(n) : "·"))))),
            h("tfoot", {}, h("tr", {}, h("td", {}), h("th", { scope: "row" }, t["scenarios-total"]), data.totals.map((n) => h("td", { class: "ck-amount" }, n)))))))),
  ];
}

export default lesson(scenarioLook);
