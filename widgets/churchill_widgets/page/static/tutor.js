// The tutor: the first game with it, what it says beside the log, its question before a costly move.

import { h } from "../../base/static/dom.js";
import { wishes } from "../../base/static/keeper.js";
import { breakdown } from "../../cards/static/numbers.js";
import { chip, prose, words } from "../../cards/static/terms.js";

function turnTutor(ctx, on) {
  wishes.set("tutor", on);
  ctx.send({ type: "tutor", on });
}

// On the first page: one click to a game with the tutor.
export function firstGame(ctx) {
  const { t, get, form, send } = ctx;
  const { seats, lesson: mine } = get("start");
  const begin = () => {
    wishes.set("tutor", true);
    send({ type: "start", first: form.first || mine, setup: { game: get("start").game, seed: form.seed || "" } });
  };
  if (["#first", `#first=${get("start").game}`].includes(window.location.hash)) { // the index leads straight into it; a reload does not
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    setTimeout(begin);
  }
  return h("div", { class: "ck-first-box", key: "first" },
    h("div", { class: "ck-first-row" },
      h("button", { class: "ck-first-game", type: "button", "aria-describedby": "ck-first-about", onclick: begin }, t["tutor-first"]),
      h("label", { for: "ck-f-first" }, t["tutor-first-seat"]),
      h("select", { id: "ck-f-first", class: "ck-first-seat", onchange: (e) => { form.first = e.target.value; } },
        seats.map((seat) => h("option", { value: seat.id, key: seat.id, selected: seat.id === (form.first || mine) }, seat.label)))),
    h("p", { class: "ck-quiet", id: "ck-first-about" }, prose(ctx, t["tutor-first-about"])));
}

// The button among the tools, for games of one person.
export function tutorButton(ctx) {
  const { t, get } = ctx;
  const { offered, on } = get("tutor");
  return offered ? h("button", {
    class: "ck-tutor-switch", key: "tutor", type: "button", "aria-pressed": on ? "true" : "false", "aria-keyshortcuts": "T",
    title: t["tutor-key-help"], onclick: () => turnTutor(ctx, !on),
  }, t[on ? "tutor-on" : "tutor-off"]) : null;
}

// When the tutor comes, its page is shown; when it goes, the log is back.
export function followTutor(ctx) {
  const on = Boolean(ctx.get("tutor").on);
  if (on === ctx.tutorWas) return;
  ctx.tutorWas = on;
  if (on) ctx.sideShown = "tutor";
  else if (ctx.sideShown === "tutor") ctx.sideShown = "log";
}

export function tutorPanel(ctx) {
  const { t, get } = ctx;
  const now = get("tutor");
  if (!now.on) return null;
  const said = now.waiting ? [h("p", { class: "ck-quiet", key: "waiting" }, t["tutor-waiting"])] : [
    now.review ? advice(ctx, now, "review", [
      h("h4", {}, t["tutor-review"], " ", chip(now.review.rule)),
      now.review.lines.map((line) => h("p", {}, prose(ctx, line))),
      now.review.parts.length ? h("details", {}, h("summary", {}, t["tutor-score"]), breakdown(ctx, now.review.parts)) : null,
    ]) : null,
    now.asked ? asked(ctx, now) : null,
    now.news && now.news.length ? advice(ctx, now, "news", [
      h("h4", {}, t["tutor-news"]),
      now.news.map((n, i) => h("details", { key: n.about, class: "ck-tutor-event", open: i === 0 ? true : null },
        h("summary", {}, h("span", {}, words(ctx, n.lines[0]))),
        n.lines.slice(1).map((line) => h("p", {}, prose(ctx, line), " ", chip(n.rule))),
        n.parts.length ? breakdown(ctx, n.parts) : null)),
    ]) : null,
    now.asked || now.review || (now.news && now.news.length) ? null : h("p", { class: "ck-quiet", key: "quiet" }, t["tutor-quiet"]),
  ];
  return h("div", { class: "ck-tutor-page", key: "tutor", hidden: ctx.sideShown !== "tutor" || null },
    h("div", { class: "ck-tutor-said", tabindex: "0", role: "region", "aria-live": "polite", "aria-label": t["tutor-title"] },
      said,
      h("p", { class: "ck-tutor-foot ck-quiet", key: "foot" }, t["tutor-reconstruction"] ? [h("span", {}, prose(ctx, t["tutor-reconstruction"])), " "] : null,
        h("button", { class: "ck-tutor-away ck-plain", type: "button", onclick: () => turnTutor(ctx, false) }, t["tutor-away"]))));
}

const advice = (ctx, now, kind, inside) => h("section", { class: `ck-advice ck-advice-${kind}`, key: `${kind}-${now.key}` }, inside);

function asked(ctx, now) {
  const { t } = ctx;
  const [about, numbers, look] = now.asked.lines;
  return advice(ctx, now, "asked", now.first ? [
    h("h4", {}, t["tutor-asked"], " ", chip(now.asked.rule)),
    h("p", {}, prose(ctx, about)), h("p", { class: "ck-numbers" }, prose(ctx, numbers)), h("p", { class: "ck-look" }, prose(ctx, look)),
  ] : [
    h("p", { class: "ck-numbers" }, prose(ctx, numbers)),
    h("details", {}, h("summary", {}, t["tutor-again"]), h("p", {}, prose(ctx, about), " ", chip(now.asked.rule)), h("p", { class: "ck-look" }, prose(ctx, look))),
  ]);
}

// Above the choices: what the move would cost, and the way back.
export function cautionBox(ctx) {
  const { t, get, send } = ctx;
  const c = get("tutor").caution;
  if (!c) return null;
  return h("section", { class: "ck-caution", key: `caution-${c.token}-${c.i}`, role: "alertdialog", "aria-labelledby": "ck-caution-h", "aria-describedby": "ck-caution-p" },
    h("h3", { id: "ck-caution-h" }, h("span", { "aria-hidden": "true" }, "⚠ "), t["tutor-warning"], ": ", prose(ctx, c.action)),
    h("p", { id: "ck-caution-p" }, prose(ctx, c.text), " ", chip(c.rule)),
    c.parts.length ? h("details", {}, h("summary", {}, t.breakdown), breakdown(ctx, c.parts)) : null,
    h("div", { class: "ck-caution-row" },
      h("button", { class: "ck-caution-back", type: "button", onclick: () => send({ type: "take_back" }) }, t["tutor-back"]),
      h("button", { class: "ck-caution-anyway", type: "button", onclick: () => ctx.act(c.i, c.token, true) }, t["tutor-anyway"]),
      c.better ? h("button", { class: "ck-caution-better", type: "button", onclick: () => ctx.act(c.better.i, c.token, true) }, words(ctx, c.better.text)) : null));
}
