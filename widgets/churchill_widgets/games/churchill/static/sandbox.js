// Churchill's sandboxes: issues on their tracks, nudged, and what an issue is worth.

import { h } from "../../../base/static/dom.js";
import { sign } from "../../../base/static/seats.js";
import { prose, words } from "../../../cards/static/terms.js";
import { choose, sandbox } from "../../../lessons/static/sandbox.js";

function issue(ctx, c) {
  const { t } = ctx;
  return h("div", { class: `ck-issue ck-of-${c.seat || "none"}${c.chosen ? " ck-chosen" : ""}`, key: c.id, role: "group", "aria-label": c.label },
    h("button", { class: "ck-issue-name ck-plain", type: "button", "aria-pressed": c.chosen ? "true" : "false", onclick: () => ctx.send({ type: "choose", issue: c.id }) }, sign(c.seat), h("span", {}, words(ctx, c.label))),
    choose(c, (value) => ctx.send({ type: "change", id: c.id, value }), `${c.label}: ${t["to-place"]}`),
    h("span", { class: "ck-nudges" }, c.nudges.map((n) => h("button", { key: n.seat, type: "button", class: `ck-nudge ck-of-${n.seat}`, "data-control": `${c.id}>${n.seat}`, "aria-label": n.label, title: n.label, onclick: () => ctx.send({ type: "nudge", issue: c.id, seat: n.seat }) }, sign(n.seat), "+1"))));
}

function rows(ctx, out) {
  const most = Math.max(1, ...out.rows.map((r) => r.amount));
  return h("table", { class: `ck-rows ck-of-${out.seat}`, key: "rows" },
    h("caption", {}, prose(ctx, out.rows_title)),
    h("thead", {}, h("tr", {}, out.heads.map((x) => h("th", { scope: "col" }, prose(ctx, x))))),
    h("tbody", {}, out.rows.map((r) => h("tr", { key: r.id, class: r.now ? "ck-now" : null },
      h("th", { scope: "row" }, h("button", { class: "ck-plain", type: "button", "data-control": `issue=${r.id}`, "aria-pressed": r.now ? "true" : "false", onclick: () => ctx.send({ type: "issue", issue: r.id }) }, words(ctx, r.label))),
      h("td", { class: "ck-worth" }, h("span", { class: "ck-meter", "aria-hidden": "true" }, h("span", { class: r.amount > out.plain ? "ck-more" : r.amount < out.plain ? "ck-less" : "", style: `width:${(r.amount / most) * 100}%` })), h("b", {}, r.amount)),
      h("td", {}, prose(ctx, r.after))))));
}

export default sandbox({ controls: { issue }, rows });
