// The hand: cards to read and to choose.

import { h } from "../../base/static/dom.js";
import { sign } from "../../base/static/seats.js";
import { breakdown, signed } from "../../cards/static/numbers.js";
import { prose, words } from "../../cards/static/terms.js";

// A value that is rolled has a sign in its place.
const isDie = (c) => !c.picture && isNaN(c.value);

export function handPanel(ctx) {
  const { t, get, send } = ctx;
  const hand = get("hand");
  if (!hand.cards || !(hand.leader || hand.cards.length)) return [];
  // Cards that cannot be chosen now can be read; arrows lead there.
  const all = [hand.leader, ...hand.cards].filter(Boolean), stop = all.some((c) => c.usable || c.on) ? null : all[0];
  const about = (c) => `${c.role}${isDie(c) ? ` (${c.spoken})` : ""}. ${c.origin}`;
  const advised = (c) => hand.advised?.includes(c.target);
  const card = (c, leader) => h("div", { class: `ck-card ${advised(c) ? "ck-advised" : ""} ${c.on ? "ck-on" : ""} ${c.usable ? "" : "ck-idle"} ${leader ? "ck-leader" : ""} ${leader && !c.active ? "ck-away" : ""}`, key: c.id, role: "listitem", style: `--long: ${(0.3 + c.summary.length / 55).toFixed(2)}` },
    h("button", {
      class: "ck-card-face", type: "button", "aria-pressed": c.on ? "true" : "false", tabindex: c.usable || c.on || c === stop ? null : "-1",
      "data-tip": about(c), "data-tip-name": c.name, "aria-description": about(c),
      "data-target": c.target, onclick: () => send({ type: "select", target: c.target }), // one that is no choice is told
    },
    h("span", isDie(c) ? { class: "ck-value ck-value-die", title: c.spoken } : { class: "ck-value" },
      c.picture ? h("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(c.picture)}` }) : h("span", { "aria-hidden": "true" }, c.value),
      h("span", { class: "ck-unseen" }, `${c.spoken}: `)),
    h("span", { class: "ck-name" }, h("span", {}, c.name), advised(c) ? h("span", { class: "ck-unseen" }, ` (${t.hint})`) : null, leader ? h("span", { class: "ck-state" }, words(ctx, c.state)) : null),
    h("span", { class: "ck-effect", "data-told": "" }, words(ctx, c.summary))),
    // In the place of the printed number, so that no card grows for it.
    c.worth ? h("details", { class: `ck-worth ck-worth-${c.worth.sign}` },
      h("summary", { "data-tip": c.worth.parts.map(([l, n, r]) => `${l} ${signed(n)} (${r})`).join(", ") },
        h("span", { class: "ck-unseen" }, `${t.worth}: ${c.worth.total}`), h("b", { "aria-hidden": "true" }, c.worth.shown)),
      breakdown(ctx, c.worth.parts)) : null);
  return [
    h("div", { class: `ck-hand-head ${hand.drawn ? "ck-hand-drawn" : ""}`, key: "head" },
      h("h2", {}, sign(hand.seat), h("span", {}, prose(ctx, hand.title, true))),
      hand.above ? h("p", { class: "ck-quiet ck-hand-above", title: hand.above }, prose(ctx, hand.above)) : null,
      hand.secret ? h("p", { class: "ck-secret" }, prose(ctx, hand.secret)) : null,
      t.reconstruction ? h("details", { class: "ck-about" }, h("summary", { "aria-label": t.reconstruction }, "i"),
        h("p", {}, hand.above ? h("span", { class: "ck-about-above" }, prose(ctx, hand.above)) : null, prose(ctx, t.reconstruction))) : null),
    h("div", { class: "ck-cards", key: "cards", role: "list", "aria-label": t.hand }, hand.leader ? card(hand.leader, true) : null, hand.cards.map((c) => card(c, false))),
  ];
}
