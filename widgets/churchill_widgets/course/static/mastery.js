// All rules as tiles, chapter by chapter. A tile is a rule's chip: its card opens as everywhere.

import { h } from "../../base/static/dom.js";
import { notebookHref } from "../../base/static/links.js";
import { lesson } from "../../lessons/static/lesson.js";
import { prose } from "../../cards/static/terms.js";

const ROUND = 2 * Math.PI * 4; // around a disc whose stroke fills it

function disc(level, share) {
  return h("svg", { class: `ck-disc ck-disc-${level}`, viewBox: "0 0 20 20", "aria-hidden": "true" },
    level === "unasked" ? h("path", { d: "M6 10h8", class: "ck-disc-dash" }) : [
      h("circle", { cx: 10, cy: 10, r: 8.6, class: "ck-disc-ring" }),
      share > 0 ? h("circle", { cx: 10, cy: 10, r: 4, class: "ck-disc-part", "stroke-dasharray": `${(share * ROUND).toFixed(2)} 60`, transform: "rotate(-90 10 10)" }) : null,
      level === "solid" ? h("path", { d: "M5.6 10.4l3 3 5.8-6.4", class: "ck-disc-check" }) : null,
    ]);
}

function tile(one) {
  return h("li", { key: one.id },
    h("button", { class: `ck-rule ck-tile ck-tile-${one.level}`, type: "button", tabindex: "-1", "data-rule": one.id, "aria-label": one.said },
      h("span", { class: "ck-tile-number" }, one.label), disc(one.level, one.share), h("span", { class: "ck-tile-share" }, one.shown)));
}

function masteryLook(ctx) {
  const { t, data } = ctx;
  if (!data.groups) return [];
  return h("section", { class: "ck-sheet ck-mastery", "aria-labelledby": "ck-mastery-h" },
    h("header", {},
      h("h2", { id: "ck-mastery-h" }, t.mastery),
      h("p", { class: "ck-mastery-total", role: "status" }, h("b", {}, data.total), " ", h("span", { class: "ck-quiet" }, data.answered))),
    h("p", { class: "ck-quiet ck-mastery-about" }, prose(ctx, t["mastery-about"]), " ", t["mastery-keys"]),
    h("ul", { class: "ck-legend", "aria-label": t["mastery-legend"] },
      [["none", 0], ["begun", 0.5], ["solid", 1], ["unasked", 0]].map(([level, share]) => h("li", { key: level }, disc(level, share), t[`mastery-level-${level}`]))),
    data.groups.map((g) => h("div", { class: "ck-mastery-group", key: g.number },
      h("h3", {}, g.path ? h("a", { href: notebookHref(g.path) }, h("span", { class: "ck-mastery-chapter" }, g.number), " ", g.title) : `${g.number} ${g.title}`,
        g.share ? h("span", { class: "ck-quiet ck-mastery-share" }, g.share) : null,
        g.passed ? h("span", { class: "ck-passed" }, "✓ ", g.passed) : null),
      h("ul", { class: "ck-tiles", "data-rove": "", "aria-label": g.title }, g.tiles.map(tile)))),
    data.unasked.length ? h("details", { class: "ck-unasked" },
      h("summary", {}, t["mastery-unasked"]),
      h("ul", {}, data.unasked.map((one) => h("li", { key: one.number }, h("b", {}, one.label), " ", one.why)))) : null);
}

export default lesson(masteryLook);
