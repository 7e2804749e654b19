// The first minute: three cards before the first move of a first game, and again on demand.

import { h } from "../../base/static/dom.js";
import { plain, wishes } from "../../base/static/keeper.js";
import { prose } from "../../cards/static/terms.js";
import { tablePanelOpen } from "./together.js";

const WISH = "minute"; // false: never; or the games whose cards were seen

const seen = () => plain(wishes.get(WISH, {}));
export const minuteWanted = () => wishes.get(WISH, {}) !== false;
export const wantMinute = (on) => wishes.set(WISH, on ? {} : false);

// Asked for once, before the first move of a first game.
export function followMinute(ctx) {
  const head = ctx.get("head");
  if (head.key !== ctx.minuteOf) {
    ctx.minuteOf = head.key;
    ctx.minute = null;
    ctx.minuteAsked = ctx.minuteWaits = false;
  }
  if (ctx.minute && head.undo && !ctx.minute.again) closeMinute(ctx); // the first move is made
  if (ctx.minuteAsked || !["play", "story"].includes(head.stage) || head.undo || !minuteWanted() || seen()[head.game]) return;
  ctx.minuteAsked = ctx.minuteWaits = true; // nothing is told before they are here
  ctx.send({ type: "minute" });
}

export function minuteCame(ctx, { cards, again, lang, who }) {
  ctx.minuteWaits = false;
  if (cards.length && (again || !ctx.get("head").undo)) ctx.minute = { cards, again, lang, who };
  ctx.redraw();
}

export function closeMinute(ctx) {
  if (!ctx.minute) return false;
  ctx.minute = null;
  ctx.focusNext = ".ck-story-pause, .ck-action"; // what had waited for it
  if (minuteWanted()) wishes.set(WISH, { ...seen(), [ctx.get("head").game]: 1 });
  ctx.redraw();
  return true;
}

// On a telephone one card is seen at a time: has the last one been?
const atEnd = (cards) => cards.scrollLeft + cards.clientWidth > cards.scrollWidth - 12;

export function minutePage(ctx) {
  const { t, minute } = ctx;
  if (!minute || tablePanelOpen(ctx)) return []; // first the others are invited
  if (minute.lang !== t.lang) { // the language was changed meanwhile
    minute.lang = t.lang;
    ctx.send({ type: "minute", again: minute.again });
  }
  const card = (c, i) => h("li", { class: "ck-minute-card", key: i },
    h("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(c.picture)}`, hidden: c.picture ? null : true }),
    h("h3", {}, h("span", { class: "ck-minute-n", "aria-hidden": "true" }, i + 1, h("span", { class: "ck-minute-of" }, `/${minute.cards.length}`)), c.title),
    c.lines.map((line, n) => h("p", { key: n }, prose(ctx, line))));
  // A click anywhere that is no word to look up skips them; so does Escape, and so does a move. Where
  // one leafs through them by finger only the button does.
  const skip = (e) => { if (!ctx.narrow() && !e.target.closest("button, a, .ck-term, .ck-word, .ck-rule")) closeMinute(ctx); };
  const turn = (e) => {
    const cards = e.target.closest(".ck-first-minute").querySelector(".ck-minute-cards");
    cards.scrollBy({ left: cards.firstElementChild.offsetWidth });
  };
  return h("section", { class: "ck-first-minute", key: "minute", role: "region", "aria-labelledby": "ck-minute-h", onclick: skip },
    h("div", { class: "ck-minute-head" },
      h("h2", { id: "ck-minute-h" }, t["minute-title"]),
      minute.who ? h("p", { class: "ck-minute-who" }, prose(ctx, minute.who, true)) : null,
      minute.read ? null : h("button", { class: "ck-minute-next ck-main", key: "next", type: "button", onclick: turn }, t["minute-next"]),
      h("button", { class: "ck-minute-go ck-main", key: "go", type: "button", onclick: () => closeMinute(ctx) }, t["minute-go"])),
    h("ol", { class: "ck-minute-cards", role: "list", onscroll: (e) => { if (!minute.read && atEnd(e.target)) { minute.read = true; ctx.redraw(); } } }, minute.cards.map(card)),
    h("p", { class: "ck-minute-foot" }, h("span", { class: "ck-quiet" }, ctx.narrow() ? t["minute-again-menu"] : t["minute-again"]),
      minute.again ? null : h("button", { class: "ck-minute-off ck-plain", type: "button", onclick: () => { wantMinute(false); closeMinute(ctx); } }, t["minute-off"])));
}

// Under "?".
export function minuteAgain(ctx, close) {
  const { t } = ctx;
  if (ctx.get("head").stage === "start") return null;
  return h("button", { class: "ck-minute-show", key: "minute", type: "button", onclick: () => { close(); ctx.send({ type: "minute", again: true }); } }, t["minute-title"]);
}

export function minuteWish(ctx) {
  return h("label", { class: "ck-keys-on", key: "minute-wish" }, h("input", { class: "ck-minute-wish", type: "checkbox", checked: minuteWanted(), onchange: (e) => wantMinute(e.target.checked) }), ctx.t["minute-wish"]);
}
