// A bot at the table: what is asked of it, its chart line by line, and what it does.

import { h } from "../../../base/static/dom.js";
import { sign } from "../../../base/static/seats.js";
import { boardPlace, handsOf, lesson } from "../../../lessons/static/lesson.js";
import { eventLine } from "../../../cards/static/numbers.js";
import { chip, prose } from "../../../cards/static/terms.js";

const CAME = { unmet: "✗", nothing: "–", on: "→", decides: "✓", unread: "" };

function botLook(ctx) {
  const { t, data } = ctx;
  if (!data.question) return [];
  // A button at its end keeps the focus: it says that it cannot be used instead of vanishing.
  const button = (cls, label, act, off, main) => h("button", {
    class: `${cls}${main ? " ck-main" : ""}`, key: cls, type: "button", "aria-disabled": off ? "true" : null,
    onclick: () => { if (!off) act(); },
  }, label);
  const step = (by) => ctx.send({ type: "step", by });
  return [
    boardPlace(ctx, data.board),
    h("article", { class: `ck-sheet ck-side ck-bot ck-of-${data.seat || "none"}`, key: "side", "aria-label": data.title || t.bot },
      h("header", { class: "ck-row" },
        h("p", { class: "ck-kind" }, t.bot, " · ", data.place),
        h("button", { class: "ck-bot-hide ck-plain", type: "button", "aria-pressed": data.hidden ? "true" : "false", onclick: () => { ctx.local.shown = null; ctx.send({ type: "hide" }); } }, t["bot-hide"])),
      h("h3", { class: "ck-bot-asked" }, sign(data.seat), h("span", {}, prose(ctx, data.question)), " ", chip(data.rule)),
      h("footer", { class: "ck-row ck-steps ck-bot-steps" },
        button("ck-back", t["bot-back"], () => step(-1), data.at === 0),
        button("ck-next", t["bot-next"], () => step(1), data.over, true),
        button("ck-bot-skip", t["bot-skip"], () => ctx.send({ type: "skip" }), data.over),
        button("ck-bot-another ck-plain", t["bot-another"], () => ctx.send({ type: "another" }))),
      data.over ? null : data.hidden && ctx.local.shown !== data.at ? guess(ctx) : reading(ctx),
      h("div", { class: "ck-bot-past", key: "past", hidden: data.events.length ? null : true },
        h("h4", {}, t.happened),
        h("ol", { class: "ck-events" }, data.events.map((line, i) => eventLine(ctx, line, `${data.at}:${i}`)))),
      h("p", { class: "ck-quiet ck-small" }, t["step-keys"])),
    handsOf(ctx),
  ];
}

// The entries without their outcomes: the reader thinks first.
function guess(ctx) {
  const { t, data } = ctx;
  return h("div", { class: "ck-bot-guess", key: "guess" },
    data.lists.map((list) => h("section", { key: list.id },
      h("h4", {}, prose(ctx, list.title), " ", chip(list.rule)),
      h("ol", { class: "ck-bot-lines", "data-rove": "" }, list.lines.map((x) => h("li", { key: x.rank }, h("span", { class: "ck-bot-rank" }, x.rank), h("p", {}, prose(ctx, x.text))))))),
    h("button", { class: "ck-bot-show", type: "button", onclick: () => { ctx.local.shown = data.at; ctx.redraw(); } }, t["bot-show"]));
}

function reading(ctx) {
  const { t, data } = ctx;
  return h("div", { class: "ck-bot-reading", key: "reading" },
    h("p", { class: "ck-headline ck-bot-move", role: "status", "aria-live": "polite" }, h("span", { class: "ck-quiet" }, t["bot-move"], " "), prose(ctx, data.move), data.equal ? h("small", { class: "ck-quiet" }, " ", prose(ctx, data.equal)) : null),
    data.lists.map((list) => h("section", { key: list.id, "aria-label": `${t["bot-chart"]}: ${list.title}` },
      h("h4", {}, prose(ctx, list.title), " ", chip(list.rule)),
      h("ol", { class: "ck-bot-lines", "data-rove": "" }, list.lines.map((x) => h("li", { key: x.rank, class: `ck-came-${x.came}` },
        h("span", { class: "ck-bot-rank" }, x.rank),
        h("div", {}, h("p", {}, prose(ctx, x.text)), x.why ? h("p", { class: "ck-bot-why" }, prose(ctx, x.why)) : null),
        h("span", { class: "ck-bot-came", title: x.came === "unread" ? t["bot-unread"] : null }, h("span", { "aria-hidden": "true" }, CAME[x.came]), x.came === "unread" ? h("span", { class: "ck-unseen" }, t["bot-unread"]) : null)))))));
}

function botKeys(ctx, e, typing) {
  if (typing) return false;
  if (e.key === "Home") { ctx.send({ type: "first" }); return true; }
  const by = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
  if (!by) return false;
  if (!(by > 0 ? ctx.data.over : ctx.data.at === 0)) ctx.send({ type: "step", by });
  return true;
}

export default lesson(botLook, botKeys);
