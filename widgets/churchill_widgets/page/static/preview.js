// Where what is chosen would lead, and what a thing is that is no choice.

import { h } from "../../base/static/dom.js";
import { sendTo } from "../../base/static/send.js";
import { sign } from "../../base/static/seats.js";
import { breakdown, cameAbout } from "../../cards/static/numbers.js";
import { chip, cited, prose, words } from "../../cards/static/terms.js";
import { worthOf } from "./adviser.js";
import { openPlan, plansOne } from "./plan.js";

const line = (ctx, row) => h("li", {},
  sign(row.seat), cited(ctx, row.text, row.rule),
  row.parts && row.parts.length ? h("details", {}, h("summary", {}, cameAbout(ctx, row.parts)), breakdown(ctx, row.parts)) : null);

export const STILL = 2; // pixels that a mouse may move and still rest
const REST = 160; // ms that the mouse rests on a line before the board shows where it leads

// Which choice stands as a preview of this question; null for none.
export function previewed(ctx, token) {
  const p = ctx.get("preview");
  return p.token === token && Number.isInteger(p.i) ? p.i : null;
}

// A line that is pointed at, or has the focus of the keyboard, shows on the board where it leads, as
// a chosen card and its target do.
export function aims(ctx, i, token) {
  const point = (at, wait) => {
    clearTimeout(ctx.aiming);
    ctx.aiming = setTimeout(() => {
      if (ctx.aimed === `${token}:${at}` || (at === null && !ctx.aimed)) return;
      ctx.aimed = at === null ? "" : `${token}:${at}`;
      sendTo(ctx.model, { type: "aim", i: at, token });
    }, wait);
  };
  // A new list under a mouse that has not moved since its click says nothing of what it looks at.
  // After a tap the browser takes the mouse to lie there, and still does when a finger has scrolled since.
  const rests = (e) => ctx.pressed && Math.hypot(e.clientX - ctx.pressed[0], e.clientY - ctx.pressed[1]) < STILL;
  const looks = (e) => { if (e.pointerType === "mouse" && !ctx.touched && !rests(e)) point(i, REST); };
  return {
    onpointerenter: looks,
    onpointermove: looks,
    onpointerleave: (e) => { if (e.pointerType === "mouse") point(null, REST / 2); },
    onfocus: (e) => { if (!ctx.touched && e.target.matches(":focus-visible")) point(i, REST); },
    onblur: () => point(null, REST / 2),
  };
}

export function previewBox(ctx) {
  const { t, get } = ctx;
  const p = get("preview");
  if (p.i === undefined || p.i === null) return null;
  const adds = openPlan(ctx)?.rows[p.i];
  const { i, token, why } = ctx.asksWhy || {}, asks = why && i === p.i && token === p.token ? t[`asks-${why}`] : "";
  return h("section", { class: "ck-preview", key: "preview", "aria-labelledby": "ck-preview-h" },
    h("div", { class: "ck-preview-head", role: "status" },
      h("h3", { id: "ck-preview-h" }, p.text, " ", worthOf(ctx, p.i, `ck-note-${p.token}-${p.i}-w`)),
      h("ul", {}, asks ? h("li", { class: "ck-preview-asks" }, asks) : null, (p.lines || []).map((row) => line(ctx, row)))),
    (p.answers || []).length ? h("div", { class: "ck-answers" },
      h("h4", {}, t.answers), h("ul", {}, p.answers.map((row) => line(ctx, row)))) : null,
    h("div", { class: "ck-preview-foot" },
      h("button", { class: "ck-preview-away", type: "button", title: t["preview-away-help"], onclick: () => ctx.send({ type: "clear" }) }, t["preview-away"]),
      // Beside a plan one more of it is planned; nothing is played past it.
      adds ? h("button", { class: "ck-plan-it", type: "button", disabled: adds.now < adds.most ? null : true, "aria-label": `${t["plan-more"]}: ${p.text}`, onclick: () => plansOne(ctx, { i: p.i }) }, t["plan-more"]) : h("button", {
        class: "ck-action ck-play-it", type: "button", title: t["play-it-help"], "data-index": p.i, "aria-label": `${t["play-it"]}: ${p.text}`,
        onclick: (e) => { if (e.detail < 2) ctx.act(p.i, p.token); },
      }, t["play-it"])));
}

export function toldBox(ctx) {
  const { t, get, send } = ctx;
  const told = get("told");
  if (!told.name) return null;
  return h("aside", { class: "ck-told", key: "told", "aria-label": t.told, role: "status" },
    h("div", { class: "ck-told-said", key: "said", tabindex: "0" },
      h("p", {}, h("b", {}, headed(told.name, told.text)), told.text ? [" ", prose(ctx, told.text)] : null, " ", chip(told.rule)),
      told.why ? h("p", { class: "ck-told-why" }, prose(ctx, told.why)) : null),
    h("button", { class: "ck-plain ck-told-away", type: "button", "aria-label": t.dismiss, onclick: () => send({ type: "hush" }) }, "×"));
}

// A name before a sentence ends as one.
const headed = (name, text) => (text && !/[.!?…]$/.test(name) ? `${name}.` : name);

// What a chosen card does, where the hand has no room for its text; who has chosen its target, too, has
// read it, and what follows has the room.
export function cardBox(ctx) {
  if (Number.isInteger(ctx.get("preview").i) && (ctx.get("choices").chips || []).length > 1) return [];
  const hand = ctx.get("hand");
  const chosen = [hand.leader, ...(hand.cards || [])].filter((card) => card?.on && card.summary);
  return chosen.map((card) => h("aside", { class: "ck-card-told", key: card.id, "aria-label": card.name, role: "status" },
    h("p", {}, h("b", {}, card.picture ? `${card.name}: ` : `${card.value} ${card.name}: `), words(ctx, card.summary))));
}
