// Churchill's sandboxes: issues on their tracks, nudged and dragged, and what an issue is worth.

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

// -- dragging a counter over the board: only where the sandbox moves issues -----------------------

function dragging(ctx) {
  const root = ctx.data.name === "conference" && ctx.el.closest(".ck-tutor");
  if (!root || root.dataset.drags) return;
  root.dataset.drags = "1";
  let start = null, ghost = null;
  const at = (e) => { const box = start.box; return [(e.clientX - box.left) / box.width, (e.clientY - box.top) / box.height]; };
  const end = () => { if (ghost) ghost.remove(); ghost = start = null; };
  root.addEventListener("pointerdown", (e) => {
    const board = e.target.closest(".ck-board");
    if (!board || e.button || board.closest(".ck-tutor") !== root) return;
    const inner = board.querySelector("svg, .ck-pane") || board;
    start = { x: e.clientX, y: e.clientY, box: inner.getBoundingClientRect() };
    start.from = at(e);
  }, true);
  root.addEventListener("pointermove", (e) => {
    if (!start) return;
    if (!ghost && Math.hypot(e.clientX - start.x, e.clientY - start.y) > 9) {
      ghost = document.createElement("div");
      ghost.className = "ck-ghost";
      ghost.setAttribute("aria-hidden", "true");
      root.append(ghost);
    }
    if (ghost) { const r = root.getBoundingClientRect(); ghost.style.transform = `translate(${e.clientX - r.left - 26}px, ${e.clientY - r.top - 14}px)`; }
  });
  root.addEventListener("pointerup", (e) => {
    if (!start || !ghost) { end(); return; }
    ctx.send({ type: "drag", from: start.from, to: at(e) });
    const swallow = (c) => { c.stopPropagation(); c.preventDefault(); };
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 50);
    end();
  });
  root.addEventListener("pointercancel", end);
  root.addEventListener("pointerleave", end);
}

export default sandbox({ controls: { issue }, rows, shown: dragging });
