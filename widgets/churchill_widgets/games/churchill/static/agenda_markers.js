// Secret agendas: three markers of each power, face down or not, and what they are worth.

import { h } from "../../../base/static/dom.js";
import { sign } from "../../../base/static/seats.js";
import { boardPlace, lesson } from "../../../lessons/static/lesson.js";
import { chip, prose } from "../../../cards/static/terms.js";

function agendasLook(ctx) {
  const { t, data } = ctx;
  if (!data.seats) return [];
  return [
    boardPlace(ctx, data.board),
    h("article", { class: "ck-sheet ck-side ck-agendas", key: "side", "aria-label": t.agendas },
      h("header", { class: "ck-row" }, h("p", { class: "ck-kind" }, t.agendas),
        h("button", { class: "ck-agendas-again", type: "button", onclick: () => ctx.send({ type: "again" }) }, t["agendas-again"])),
      h("div", { class: "ck-field ck-segments", role: "group", "aria-label": t["agendas-seen"] },
        h("span", { class: "ck-label" }, t["agendas-seen"]),
        h("span", { class: "ck-buttons" }, data.eyes.map(([id, text]) => h("button", { type: "button", key: id, class: `ck-segment ck-of-${id}`, "data-choice": id, "aria-pressed": id === data.now ? "true" : "false", onclick: () => ctx.send({ type: "look", value: id }) }, sign(id), text)))),
      h("p", { class: "ck-headline", role: "status", "aria-live": "polite" }, prose(ctx, data.headline), " ", chip(data.rule)),
      data.seats.map((s) => h("article", { class: `ck-score ck-of-${s.seat}${s.first ? " ck-first" : ""}`, key: s.seat, "aria-label": s.name },
        h("h4", { "aria-level": "3" }, sign(s.seat), h("span", {}, s.name),
          h("span", { class: "ck-agendas-sum" }, h("span", { class: "ck-unseen" }, `${t["agendas-before"]}: `), s.before,
            s.known ? [" ", h("span", { class: "ck-unseen" }, `${t["agendas-bonus"]}: `), `+${s.bonus}`, " = ", h("b", { class: "ck-sum" }, h("span", { class: "ck-unseen" }, `${t["agendas-after"]}: `), s.after)] : null)),
        h("ul", { class: "ck-agendas-markers", "data-rove": "" }, s.known
          ? s.markers.map((m, i) => h("li", { key: i, class: m.met ? "ck-met" : "ck-unmet" }, h("span", { "aria-hidden": "true" }, m.met ? "✓ " : "– "), prose(ctx, m.place), h("span", { class: "ck-unseen" }, ` (${m.met ? t["agendas-met"] : t["agendas-unmet"]})`)))
          : [0, 1, 2].map((i) => h("li", { key: i, class: "ck-facedown" }, h("span", { "aria-hidden": "true" }, "?"), h("span", { class: "ck-unseen" }, t["agendas-hidden"]))))))),
  ];
}

export default lesson(agendasLook);
