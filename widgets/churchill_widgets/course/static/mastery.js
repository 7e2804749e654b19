// What comes next and what is known; then, folded, all rules as tiles, chapter by chapter. A tile is a rule's chip: its card opens as everywhere.

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
    nextOf(ctx),
    knownOf(ctx),
    h("details", { class: "ck-all-rules", key: "all" },
      h("summary", {}, data.all),
      allRules(ctx)));
}

// What to do now.
function nextOf(ctx) {
  const { t, data } = ctx;
  const next = data.next;
  // The review stands on the same page: its first button.
  const toReview = () => document.querySelector(".ck-part-review button.ck-begin")?.focus();
  return h("section", { class: "ck-mastery-next", key: "next", "aria-labelledby": "ck-mastery-next-h" },
    h("h3", { id: "ck-mastery-next-h" }, t["mastery-next"]),
    h("ul", {},
      h("li", { class: "ck-next-due" }, h("p", {}, prose(ctx, next.due)),
        next.waits ? h("button", { type: "button", class: "ck-to-review ck-main", onclick: toReview }, t["mastery-to-review"]) : null),
      next.chapter ? h("li", { class: "ck-next-chapter-row" }, h("p", {}, next.chapter.lead, " ", h("a", { href: notebookHref(next.chapter.path) }, next.chapter.name), " ",
        h("span", { class: "ck-quiet" }, [next.chapter.standing, next.chapter.count].filter(Boolean).join(" · ")))) : null,
      data.weak.length ? h("li", { class: "ck-next-weak" }, h("p", {}, t["mastery-weak"]), h("ul", { class: "ck-tiles", "data-rove": "", "aria-label": t["mastery-weak"] }, data.weak.map(tile))) : null));
}

// How far one has come, chapter by chapter; those that were not begun are among the tiles.
function knownOf(ctx) {
  const { t, data } = ctx;
  if (!data.known.length) return null;
  return h("section", { class: "ck-mastery-known", key: "known", "aria-labelledby": "ck-mastery-known-h" },
    h("h3", { id: "ck-mastery-known-h" }, t["mastery-known"]),
    h("p", { class: "ck-quiet ck-small" }, t["mastery-known-about"]),
    h("ul", {}, data.known.map((row) => h("li", { key: row.number, class: `ck-known-${row.state}` },
      h("a", { href: notebookHref(row.path) }, row.label, ". ", row.title),
      h("span", { class: "ck-bar", "aria-hidden": "true" }, h("span", { class: "ck-bar-right", style: `width: ${row.share * 100}%` })),
      h("span", { class: row.state === "done" ? "ck-passed" : "ck-quiet" }, row.state === "done" ? h("span", { "aria-hidden": "true" }, "✓ ") : "", row.standing),
      h("span", { class: "ck-quiet" }, [row.count, row.rules].filter(Boolean).join(" · "))))));
}

function allRules(ctx) {
  const { t, data } = ctx;
  return [
    h("p", { class: "ck-quiet ck-mastery-about", key: "about" }, prose(ctx, t["mastery-about"]), " ", t["mastery-keys"]),
    h("ul", { key: "legend", class: "ck-legend", "aria-label": t["mastery-legend"] },
      [["none", 0], ["begun", 0.5], ["solid", 1], ["unasked", 0]].map(([level, share]) => h("li", { key: level }, disc(level, share), t[`mastery-level-${level}`]))),
    data.groups.map((g) => h("div", { class: "ck-mastery-group", key: g.number },
      h("h3", {}, g.path ? h("a", { href: notebookHref(g.path) }, h("span", { class: "ck-mastery-chapter" }, g.number), " ", g.title) : `${g.number} ${g.title}`,
        g.share ? h("span", { class: "ck-quiet ck-mastery-share" }, g.share) : null,
        g.done ? h("span", { class: "ck-passed" }, h("span", { "aria-hidden": "true" }, "✓ "), g.done) : null),
      h("ul", { class: "ck-tiles", "data-rove": "", "aria-label": g.title }, g.tiles.map(tile)))),
    data.unasked.length ? h("details", { class: "ck-unasked", key: "unasked" },
      h("summary", {}, t["mastery-unasked"]),
      h("ul", {}, data.unasked.map((one) => h("li", { key: one.number }, h("b", {}, one.label), " ", one.why)))) : null,
  ];
}

export default lesson(masteryLook);
