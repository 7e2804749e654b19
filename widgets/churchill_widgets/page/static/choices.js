// What is asked, what happened, what can be done: the middle of a player's attention.

import { h } from "../../base/static/dom.js";
import { sign } from "../../base/static/seats.js";
import { chip, prose, words } from "../../cards/static/terms.js";
import { cautionBox } from "./tutor.js";

export function askPanel(ctx) {
  const { t, get, send } = ctx;
  const head = get("head"), aside = get("aside"), list = get("choices");
  const stage = head.stage;
  return [
    h("div", { class: `ck-question ck-of-${head.seat}`, key: "q" },
      h("p", { class: "ck-prompt", id: "ck-prompt", tabindex: "-1", "aria-live": "polite" },
        sign(head.seat), h("span", { class: "ck-prompt-text" }, prose(ctx, head.prompt)), " ", chip(head.rule)),
      stage === "bots" ? h("p", { class: "ck-quiet ck-thinking" }, t.bots) : null),
    aside.kind ? h("aside", { class: `ck-aside ck-${aside.kind}-text`, key: "aside", "aria-live": "polite" },
      h("h3", {}, prose(ctx, aside.title)),
      aside.lines.map((line) => h("p", {}, prose(ctx, line)))) : null,
    cautionBox(ctx),
    stage === "curtain" ? h("div", { class: "ck-curtain", key: "curtain" },
      h("p", {}, prose(ctx, head.curtain_text)),
      h("button", { class: "ck-lift ck-main", type: "button", onclick: () => send({ type: "lift", token: head.token }) }, sign(head.seat), head.curtain)) : null,
    stage === "watch" ? h("div", { class: "ck-watch", key: "watch" },
      h("button", { type: "button", onclick: () => send({ type: "watch", what: head.paused ? "on" : "pause" }) }, head.paused ? t["watch-on"] : t["watch-pause"]),
      h("button", { type: "button", onclick: () => send({ type: "watch", what: "step" }) }, t["watch-step"]),
      h("button", { type: "button", onclick: () => send({ type: "watch", what: "end" }) }, t["watch-end"])) : null,
    list.groups && list.groups.length ? choiceList(ctx, list) : null,
  ];
}

function choiceList(ctx, list) {
  const { t, send } = ctx;
  const aside = ctx.get("aside");
  const row = (item) => {
    const about = `ck-note-${list.token}-${item.i}`;
    return h("li", { key: `${list.token}:${item.i}`, class: item.hint || list.one ? "ck-marked" : null },
      h("button", {
        class: "ck-action", type: "button", "data-index": item.i,
        "aria-describedby": item.note ? about : null,
        onclick: (e) => { if (e.detail < 2) ctx.act(item.i, list.token); }, // the second click of a double click is no second move
      }, words(ctx, item.text)),
      item.note ? h("span", { class: "ck-note", id: about }, words(ctx, item.note)) : null);
  };
  return h("div", { class: "ck-choices", key: "choices", id: "ck-choices", role: "group", "aria-labelledby": "ck-choices-h", "aria-busy": ctx.busy ? "true" : null },
    h("div", { class: "ck-choices-head" },
      h("h3", { id: "ck-choices-h" }, t.choices),
      h("span", { class: "ck-quiet ck-count", role: "status" }, list.count),
      h("span", { class: "ck-help" }, ["hint", "why"].map((kind) => h("button", {
        class: `ck-${kind}`, key: kind, type: "button", title: `${t[kind]} (${kind[0].toUpperCase()})`, "aria-keyshortcuts": kind[0].toUpperCase(),
        "aria-expanded": aside.kind === kind ? "true" : "false", onclick: () => send({ type: kind }),
      }, t[kind]))),
      list.facets.length ? h("button", { class: "ck-narrow ck-plain", type: "button", "aria-expanded": ctx.facetsOpen ? "true" : "false", onclick: () => { ctx.facetsOpen = !ctx.facetsOpen; ctx.redraw(); } }, t.narrow, ctx.facetsOpen ? " ▴" : " ▾") : null,
      list.chips.length ? h("span", { class: "ck-chips" },
        h("span", { class: "ck-quiet" }, t.narrowed),
        list.chips.map(([target, label]) => h("button", { class: "ck-chip", key: target, type: "button", onclick: () => send({ type: "select", target }), "aria-label": `${label}: ${t["narrow-clear"]}` }, label, " ×"))) : null,
      list.chips.length ? h("button", { class: "ck-clear ck-plain", type: "button", onclick: () => send({ type: "clear" }) }, t["narrow-clear"]) : null),
    list.facets.length && ctx.facetsOpen ? h("div", { class: "ck-facets", key: "facets" },
      list.facets.map((f) => h("div", { class: "ck-facet", key: f.kind, role: "group", "aria-label": f.title },
        h("span", { class: "ck-quiet" }, prose(ctx, f.title)),
        f.items.map(([target, label, on]) => h("button", { class: "ck-chip", key: target, type: "button", "aria-pressed": on ? "true" : "false", onclick: () => send({ type: "select", target }) }, label))))) : null,
    h("div", { class: "ck-list" }, list.groups.map((g) => h("section", { class: "ck-group", key: g.id || "top" },
      g.title ? h("h4", {}, prose(ctx, g.title, true)) : null,
      h("ul", {}, g.items.map(row))))));
}
