// Around the boards: the line on top, the hand, the log and the scores.

import { h } from "../../base/static/dom.js";
import { sign } from "../../base/static/seats.js";
import { breakdown, signed } from "../../cards/static/numbers.js";
import { chip, prose, words } from "../../cards/static/terms.js";
import { tutorButton, tutorPanel } from "./tutor.js";

export function headBar(ctx) {
  const { t, get, send } = ctx;
  const head = get("head");
  const playing = head.stage !== "start";
  const button = (cls, label, act, off, key) => h("button", {
    class: cls, key: cls, type: "button", disabled: off || null, onclick: act, "aria-keyshortcuts": key || null,
    title: key ? `${label} (${key})` : label,
  }, label);
  return [
    h("div", { class: "ck-brand", key: "brand" },
      playing ? h("p", { class: "ck-status" }, prose(ctx, head.status, true)) : h("p", { class: "ck-brand-name" }, "churchill_kit")),
    playing ? h("nav", { class: "ck-tabs", key: "tabs", "aria-label": t.board }, boardTabs(ctx)) : null,
    h("div", { class: "ck-tools", key: "tools", role: "toolbar", "aria-label": t.title },
      playing ? [
        button("ck-undo", t.undo, () => send({ type: "undo" }), !head.undo, "U"),
        button("ck-redo", t.redo, () => send({ type: "redo" }), !head.redo, "R"),
        button("ck-save", t.save, () => send({ type: "save" })),
      ] : null,
      h("label", { class: "ck-open-label", key: "open", title: t["open-help"] },
        h("span", { "aria-hidden": "true" }, t.open),
        h("input", { class: "ck-open", type: "file", accept: ".json,application/json", "aria-label": t["open-help"], onchange: (e) => ctx.open(e.target) })),
      playing ? button("ck-new", t.new, () => ctx.leave()) : null,
      playing ? tutorButton(ctx) : null,
      button("ck-keys", "?", () => ctx.keys(), false),
      h("button", { class: "ck-lang", key: "lang", type: "button", lang: t.lang === "en" ? "ru" : "en", "aria-label": t.lang === "en" ? "Русский язык" : "English language", onclick: () => ctx.speak(t.lang === "en" ? "ru" : "en") },
        t.lang === "en" ? "Русский" : "English")),
  ];
}

function boardTabs(ctx) {
  const { t, get } = ctx;
  const head = get("head");
  const boards = ctx.boards(), over = head.stage === "over";
  if (boards.length < 2 && !over) return [];
  const tab = (which) => h("button", {
    key: which, type: "button", class: `ck-tab ck-tab-${which}`, "aria-pressed": ctx.board === which ? "true" : "false",
    onclick: () => ctx.showBoard(which),
  }, t[`board-${which}`]);
  return [
    h("div", { class: "ck-tabset", key: "tabs", role: "group" },
      over ? tab("end") : null, boards.map(tab)),
  ];
}

export function handPanel(ctx) {
  const { t, get, send } = ctx;
  const hand = get("hand");
  if (!hand.cards || !(hand.leader || hand.cards.length)) return [];
  // Cards that cannot be chosen now can be read; arrows lead there.
  const all = [hand.leader, ...hand.cards].filter(Boolean), stop = all.some((c) => c.usable || c.on) ? null : all[0];
  const card = (c, leader) => h("div", { class: `ck-card ${c.on ? "ck-on" : ""} ${c.usable ? "" : "ck-idle"} ${leader ? "ck-leader" : ""} ${leader && !c.active ? "ck-away" : ""}`, key: c.id, role: "listitem" },
    h("button", {
      class: "ck-card-face", type: "button", "aria-pressed": c.on ? "true" : "false", "aria-disabled": c.usable || c.on ? null : "true", tabindex: c.usable || c.on || c === stop ? null : "-1",
      "data-tip": `${c.role}. ${c.origin}`, "aria-description": `${c.role}. ${c.origin}`,
      onclick: () => { if (c.usable || c.on) send({ type: "select", target: c.target }); },
    },
    h("span", { class: "ck-value" }, h("span", { "aria-hidden": "true" }, c.value), h("span", { class: "ck-unseen" }, `${c.spoken}: `)),
    h("span", { class: "ck-name" }, h("span", {}, c.name), leader ? h("span", { class: "ck-state" }, words(ctx, c.state)) : null),
    h("span", { class: "ck-effect" }, words(ctx, c.summary))),
    c.worth ? h("details", { class: "ck-worth" },
      h("summary", { "data-tip": c.worth.parts.map(([l, n, r]) => `${l} ${signed(n)} (${r})`).join(", ") }, `${t.worth}: `, h("b", {}, c.worth.total)),
      breakdown(ctx, c.worth.parts)) : null);
  return [
    h("div", { class: "ck-hand-head", key: "head" },
      h("h3", {}, sign(hand.seat), h("span", {}, prose(ctx, hand.title, true))),
      hand.above ? h("p", { class: "ck-quiet" }, prose(ctx, hand.above)) : null,
      hand.secret ? h("p", { class: "ck-secret" }, prose(ctx, hand.secret)) : null,
      t.reconstruction ? h("details", { class: "ck-about" }, h("summary", { "aria-label": t.reconstruction }, "i"), h("p", {}, prose(ctx, t.reconstruction))) : null),
    h("div", { class: "ck-cards", key: "cards", role: "list", "aria-label": t.hand }, hand.leader ? card(hand.leader, true) : null, hand.cards.map((c) => card(c, false))),
  ];
}

export const LINES = 120; // of the log, before one asks for more

export function sidePanel(ctx) {
  const { t, get, log } = ctx;
  const scores = get("scores"), head = get("head");
  const fresh = head.fresh > 0 && head.stage !== "over" ? log.standing - head.fresh : 0;
  const tab = (which, label, ...inside) => h("button", { key: which, type: "button", class: `ck-tab ck-side-${which}`, "aria-pressed": ctx.sideShown === which ? "true" : "false", "aria-label": label, title: label, onclick: () => ctx.side(which) }, inside);
  return [
    h("div", { class: "ck-tabset", key: "tabs" },
      get("tutor").on ? tab("tutor", t["tutor-title"], t["tutor-title"]) : null,
      tab("log", fresh ? `${t.log}. ${t.news}: ${fresh}` : t.log, t.log, fresh ? h("b", { class: "ck-new-lines" }, `+${fresh}`) : null),
      tab("scores", `${t["score-sum"]}. ${(scores.rows || []).map((r) => `${r.name}: ${r.total}`).join(", ")}`, t.scores,
        h("span", { class: "ck-totals" }, (scores.rows || []).map((r) => h("span", { class: `ck-total ck-of-${r.seat}`, key: r.seat }, sign(r.seat), h("b", {}, r.total)))))),
    tutorPanel(ctx),
    h("div", { class: "ck-log-box", key: "log", tabindex: "0", role: "region", "aria-label": t.log, hidden: ctx.sideShown !== "log" || null },
      logList(ctx)),
    h("div", { class: "ck-scores", key: "scores", hidden: ctx.sideShown !== "scores" || null },
      h("p", { class: "ck-quiet" }, prose(ctx, t["score-sum"])),
      (scores.rows || []).map((r) => h("details", { key: r.seat, class: `ck-score ck-of-${r.seat}` },
        h("summary", {}, sign(r.seat), h("b", {}, r.name), h("span", { class: "ck-quiet" }, words(ctx, r.more)), h("b", { class: "ck-sum" }, r.total)),
        scoreLines(ctx, r.lines)))),
  ];
}

export function scoreLines(ctx, lines) {
  const { t } = ctx;
  return h("table", { class: "ck-parts" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t["score-letter"]), h("th", { scope: "col" }, t["score-what"]), h("th", { scope: "col" }, t["score-points"]))),
    h("tbody", {}, lines.map(([letter, amount, what]) => h("tr", {}, h("td", {}, chip(letter)), h("th", { scope: "row" }, prose(ctx, what)), h("td", {}, signed(amount))))));
}

function logList(ctx) {
  const { t, log, get } = ctx;
  const fresh = get("head").fresh || 0; // lines that are older than one's last decision
  const first = Math.max(0, log.lines.length - ctx.logShown);
  const rows = [];
  for (let i = log.lines.length - 1; i >= first; i -= 1) rows.push(logLine(ctx, log.lines[i], i, i >= log.standing, fresh > 0 && i >= fresh));
  return [
    h("div", { class: "ck-log", key: "list", role: "log", "aria-live": "polite", "aria-relevant": "additions", "aria-label": t.log },
      h("ol", { reversed: true, "data-rove": "" }, rows)),
    first > 0 ? h("button", { class: "ck-earlier", key: "more", type: "button", onclick: () => { ctx.logShown += 200; ctx.redraw(); } }, t["log-earlier"]) : null,
  ];
}

function logLine(ctx, line, i, undone, fresh) {
  const { t } = ctx, said = prose(ctx, line.t, true);
  const text = [sign(line.s), h("span", { class: "ck-line-text" }, undone ? h("s", {}, said) : said, undone ? h("span", { class: "ck-unseen" }, ` (${t.undone})`) : null, " ", chip(line.r))];
  return h("li", { key: i, class: `ck-line ck-line-${line.k}${undone ? " ck-undone" : fresh ? " ck-fresh" : ""}${line.x ? " ck-minor" : line.w ? " ck-major" : ""}` },
    h("div", {}, text, line.b ? h("button", { class: "ck-more", type: "button", "aria-expanded": "false", "aria-label": t.breakdown, onclick: toggleParts }) : null),
    line.b ? h("div", { hidden: true }, breakdown(ctx, line.b)) : null);
}

// No summary of details: what can be clicked in the line must not lie within another control.
function toggleParts(e) {
  const parts = e.target.parentElement.nextElementSibling;
  parts.hidden = !parts.hidden;
  e.target.setAttribute("aria-expanded", parts.hidden ? "false" : "true");
}
