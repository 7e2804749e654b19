// Two moves, and what bots make of them: bars that grow while the games are played.

import { h } from "../../../base/static/dom.js";
import { sign } from "../../../base/static/seats.js";
import { boardPlace, handsOf, lesson } from "../../../lessons/static/lesson.js";
import { chip, prose, words } from "../../../cards/static/terms.js";

function duelLook(ctx) {
  const { t, data } = ctx;
  if (!data.moves) return [];
  const open = data.chosen === null;
  const most = Math.max(1, ...data.moves.flatMap((m) => m.means));
  if (data.running && ctx.local.asked !== data.done) { // one request for each answer
    ctx.local.asked = data.done;
    queueMicrotask(() => ctx.send({ type: "play" }));
  }
  return [
    boardPlace(ctx, data.board),
    h("article", { class: `ck-sheet ck-side ck-duel ck-of-${data.seat}`, key: "side", "aria-label": data.title },
      h("p", { class: "ck-kind" }, t.duel),
      h("h3", {}, prose(ctx, data.title)),
      h("p", { class: "ck-caption" }, prose(ctx, data.about)),
      h("p", { class: "ck-prompt" }, sign(data.seat), h("span", {}, prose(ctx, data.question)), " ", chip(data.rule)),
      open ? h("p", { class: "ck-quiet ck-small" }, t["duel-hint"]) : null,
      h("ul", { class: "ck-answers ck-duel-moves", "aria-label": t["duel-choose"] }, data.moves.map((m) => h("li", { key: m.i },
        h("button", { class: `ck-answer${m.i === data.chosen ? " ck-duel-own" : ""}`, type: "button", "aria-disabled": open ? null : "true", "aria-pressed": m.i === data.chosen ? "true" : null, onclick: () => { if (open) { ctx.focus(".ck-duel-more"); ctx.send({ type: "choose", i: m.i }); } } },
          h("span", { class: "ck-letter", "aria-hidden": "true" }, m.i + 1), h("span", {}, words(ctx, m.text), m.i === data.chosen ? h("small", { class: "ck-quiet" }, ` ${t["duel-yours"]}`) : null)),
        m.means.length ? meansOf(ctx, m, most) : null))),
      open ? null : h("footer", { class: "ck-row" },
        h("button", { class: "ck-duel-more", type: "button", "aria-disabled": data.running ? "true" : null, onclick: () => { if (!data.running) ctx.send({ type: "more" }); } }, t["duel-more"]),
        h("p", { class: "ck-quiet", role: "status" }, data.progress)),
      data.lesson ? h("p", { class: "ck-duel-lesson", key: "lesson" }, prose(ctx, data.lesson)) : null),
    handsOf(ctx),
  ];
}

function meansOf(ctx, m, most) {
  const { t, data } = ctx;
  return h("table", { class: "ck-parts ck-duel-means" },
    h("thead", {}, h("tr", {}, h("td", {}), h("th", { scope: "col" }, t["duel-mean"]), h("th", { scope: "col", class: "ck-amount" }, t["duel-wins"]))),
    h("tbody", {}, data.seats.map((s, i) => h("tr", { key: s.seat, class: `ck-of-${s.seat}` },
      h("th", { scope: "row" }, sign(s.seat), s.name),
      h("td", { class: "ck-worth" }, h("span", { class: "ck-meter", "aria-hidden": "true" }, h("span", { class: "ck-more", style: `width:${(m.means[i] / most) * 100}%` })), h("b", {}, m.means[i].toFixed(1))),
      h("td", { class: "ck-amount" }, `${m.wins[i]}%`)))));
}

export default lesson(duelLook);
