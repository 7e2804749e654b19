// Beside the boards: the log and the scores.

import { h } from "../../base/static/dom.js";
import { changed, sign } from "../../base/static/seats.js";
import { breakdown, signed } from "../../cards/static/numbers.js";
import { chip, cited, prose, words } from "../../cards/static/terms.js";
import { adviserPanel, advises } from "./adviser.js";

const AIM = "M8 1.5V5M8 11V14.5M1.5 8H5M11 8H14.5M8 4.2A3.8 3.8 0 1 0 8 11.8A3.8 3.8 0 1 0 8 4.2";
export const LINES = 120; // of the log, before one asks for more
const BEFORE = 20; // lines before the one that the timeline is at

// Everybody's sum, in signs and numbers.
export const totals = (rows) => h("span", { class: "ck-totals" }, rows.map((r) => h("span", { class: `ck-total ck-of-${r.seat}`, key: r.seat }, sign(r.seat), h("b", {}, r.total))));
export const totalsTold = (t, rows) => `${t["score-sum"]}. ${rows.map((r) => `${r.name}: ${r.total}`).join(", ")}`;

// How many lines of a game's log have been in sight.
function readTo(ctx) {
  const { key } = ctx.get("head"), { standing } = ctx.log, inSight = ctx.sideShown === "log" && (ctx.drawer || !ctx.narrow());
  if (inSight || ctx.read?.key !== key || ctx.read.lines > standing) ctx.read = { key, lines: inSight ? standing : 0 };
  return ctx.read.lines;
}

export function sidePanel(ctx) {
  const { t, get, log } = ctx;
  const scores = get("scores"), head = get("head");
  const since = Math.max(head.fresh, readTo(ctx));
  const fresh = head.fresh > 0 && head.stage !== "over" ? log.standing - since : 0;
  const tab = (which, label, ...inside) => h("button", { key: which, type: "button", class: `ck-tab ck-side-${which}`, "aria-pressed": ctx.sideShown === which ? "true" : "false", "aria-label": label, title: label, onclick: () => ctx.side(which) }, inside);
  return [
    h("div", { class: "ck-tabset", key: "tabs" },
      advises(ctx) ? tab("adviser", t["tutor-title"], t["tutor-title"]) : null,
      tab("log", fresh ? `${t.log}. ${t.news}: ${fresh}` : t.log, t.log, fresh && ctx.sideShown !== "log" ? h("b", { class: "ck-new-lines" }, `+${fresh}`) : null),
      tab("scores", totalsTold(t, scores.rows || []), h("span", { class: "ck-tab-word" }, t.scores), totals(scores.rows || [])),
      h("button", { class: "ck-drawer-close", key: "close", type: "button", "aria-label": t.close, onclick: () => ctx.openDrawer(false) }, "×")),
    adviserPanel(ctx),
    h("div", { class: "ck-log-box", key: "log", tabindex: "0", role: "region", "aria-label": t.log, hidden: ctx.sideShown !== "log" || null }, logList(ctx)),
    h("div", { class: "ck-scores", key: "scores", hidden: ctx.sideShown !== "scores" || null },
      h("p", { class: "ck-quiet" }, prose(ctx, t["score-sum"])),
      (scores.rows || []).map((r) => h("details", { key: r.seat, open: ctx.narrow() || null, // a page of its own has the room for them
        class: `ck-score ck-of-${r.seat}` },
        h("summary", {}, sign(r.seat), h("b", {}, r.name), h("span", { class: "ck-quiet" }, words(ctx, r.more)), h("b", { class: "ck-sum" }, r.total)),
        scoreLines(ctx, r.lines))),
      ifOver(ctx, scores.now)),
  ];
}

const ifOver = (ctx, now) => (now ? h("p", { class: "ck-if-over", key: "now" }, cited(ctx, now.text, now.rule)) : null);

export function scoreLines(ctx, lines) {
  const { t } = ctx;
  return h("table", { class: "ck-parts" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t["score-letter"]), h("th", { scope: "col" }, t["score-what"]), h("th", { scope: "col" }, t["score-points"]))),
    h("tbody", {}, lines.map(([letter, amount, what]) => h("tr", {}, h("td", {}, chip(letter)), h("th", { scope: "row" }, prose(ctx, what)), h("td", {}, signed(amount))))));
}

function logList(ctx) {
  const { t, log, get } = ctx;
  const fresh = get("head").fresh || 0; // lines that are older than one's last decision
  const story = get("story"), looked = story.kind === "timeline" ? story.line : log.standing;
  const first = Math.max(0, Math.min(log.lines.length - ctx.logShown, looked - BEFORE));
  const rows = [];
  // What was undone would hide what stands; it is one click away.
  const undone = log.lines.length - log.standing, folded = undone > 0 && !ctx.undoneShown;
  if (undone > 0) rows.push(h("li", { key: "undone", class: "ck-line ck-undone" },
    h("button", { class: "ck-show-undone", type: "button", "aria-expanded": folded ? "false" : "true", onclick: () => { ctx.undoneShown = folded; ctx.redraw(); } }, `${t["undone-lines"]}: ${undone}`)));
  for (let i = (folded ? log.standing : log.lines.length) - 1; i >= first; i -= 1) rows.push(logLine(ctx, log.lines[i], i, i >= log.standing, fresh > 0 && i >= fresh));
  return [
    h("div", { class: "ck-log", key: "list", role: "log", "aria-live": "polite", "aria-relevant": "additions", "aria-label": t.log },
      h("ol", { reversed: true, "data-rove": "" }, rows)),
    first > 0 ? h("button", { class: "ck-earlier", key: "more", type: "button", onclick: () => { ctx.logShown += 200; ctx.redraw(); } }, t["log-earlier"]) : null,
  ];
}

function logLine(ctx, line, i, undone, fresh) {
  const { t } = ctx, said = prose(ctx, line.t, true);
  const more = line.b ? h("button", { class: "ck-more", type: "button", "aria-expanded": "false", "aria-label": t.breakdown, onclick: toggleParts }) : null;
  const text = [sign(line.s), h("span", { class: "ck-line-text" }, undone ? h("s", {}, said) : said, undone ? h("span", { class: "ck-unseen" }, ` (${t.undone})`) : null, points(ctx, line.d), " ", h("span", { class: "ck-line-end" }, chip(line.r), more))];
  return h("li", { key: i, class: `ck-line ck-line-${line.k}${undone ? " ck-undone" : fresh ? " ck-fresh" : ""}${line.x ? " ck-minor" : line.w ? " ck-major" : ""}${i === ctx.get("story").line ? " ck-now" : ""}`, onclick: (e) => { if (!e.target.closest("button, a, .ck-term, .ck-parts")) goTo(ctx, i); } },
    h("div", {}, text, line.p ? h("button", { class: "ck-line-page", type: "button", onclick: () => show(ctx, { type: "look", line: i }) }, t["story-page"]) : null,
      h("button", { class: "ck-line-go", type: "button", "aria-label": t["timeline-go"], title: t["timeline-go"], tabindex: "-1", onclick: () => goTo(ctx, i) }, h("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: AIM })))),
    line.b ? h("div", { hidden: true }, breakdown(ctx, line.b)) : null);
}

// Whose points changed with it.
const points = (ctx, found) => (found ? h("span", { class: "ck-line-points" }, ` ${ctx.t["score-points"]}:`, changed(found)) : null);

// The moment of a line, in the timeline.
const goTo = (ctx, line) => show(ctx, { type: "timeline", what: "line", line });

// What is shown elsewhere is not covered by the drawer.
function show(ctx, what) {
  if (ctx.drawer) ctx.openDrawer(false);
  ctx.send(what);
}

// No summary of details: what can be clicked in the line must not lie within another control.
function toggleParts(e) {
  const parts = e.target.closest("li > div").nextElementSibling;
  parts.hidden = !parts.hidden;
  e.target.setAttribute("aria-expanded", parts.hidden ? "false" : "true");
}
