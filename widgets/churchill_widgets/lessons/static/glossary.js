// The glossary: what is typed narrows the list, what is chosen stands beside it.

import { h } from "../../base/static/dom.js";
import { lesson } from "./lesson.js";
import { chip, pieces, prose, termsOf } from "../../cards/static/terms.js";

function glossaryLook(ctx) {
  const { data, local } = ctx;
  if (!data.terms) return [];
  const w = data.words, typed = plain(local.typed || "");
  const named = data.terms.filter((term) => isNamed(term, typed));
  const more = data.terms.filter((term) => !named.includes(term) && plain(term.text).includes(typed));
  const shown = [...named, ...more];
  // The only one that is found needs no choosing.
  const chosen = shown.length === 1 ? shown[0] : data.terms.find((term) => term.id === (local.chosen || data.first));
  return [
    h("section", { class: "ck-sheet ck-glossary", "aria-label": w.title },
      h("header", { class: "ck-row" },
        h("label", { class: "ck-glossary-search" }, h("span", { class: "ck-label" }, w.search),
          h("input", { type: "text", class: "ck-search", autocomplete: "off", spellcheck: "false", value: local.typed || "", oninput: (e) => { local.typed = e.target.value; ctx.redraw(); } })),
        h("span", { class: "ck-quiet ck-found", role: "status" }, data.shown.replace("{n}", shown.length))),
      h("div", { class: "ck-glossary-body" },
        h("nav", { class: "ck-glossary-list", "aria-label": w.list },
          shown.length ? listOf(ctx, named, more, chosen) : h("p", { class: "ck-quiet" }, w.nothing)),
        chosen ? detailOf(ctx, chosen) : null)),
  ];
}

const plain = (text) => text.trim().toLowerCase().replace(/ё/g, "е");
const isNamed = (term, typed) => plain(`${term.name} ${term.other}`).includes(typed) || term.rules.some(([number]) => plain(number).startsWith(typed));

// Under their letters what is called so, and below it what only speaks of it.
function listOf(ctx, named, more, chosen) {
  const groups = new Map();
  for (const term of named) {
    if (!groups.has(term.letter)) groups.set(term.letter, []);
    groups.get(term.letter).push(term);
  }
  if (more.length) groups.set(ctx.data.words.elsewhere, more);
  const shown = [...named, ...more];
  const stop = shown.includes(chosen) ? chosen : shown[0]; // the list is one stop of the Tab key
  return [...groups].map(([title, terms]) => h("section", { key: title },
    h("h4", { "aria-level": "3" }, title),
    h("ul", {}, terms.map((term) => h("li", { key: term.id },
      h("button", {
        type: "button", class: "ck-plain ck-entry", "data-id": term.id, tabindex: term === stop ? "0" : "-1",
        "aria-current": term === chosen ? "true" : null, onclick: () => choose(ctx, term.id),
      }, term.name))))));
}

function choose(ctx, id) {
  ctx.local.chosen = id;
  if (document.body.dataset.voila) window.history.replaceState(null, "", `#${id}`);
  ctx.redraw();
  const at = ctx.body.querySelector(`[data-id="${id}"]`), list = at && at.closest(".ck-glossary-list");
  if (!list) return;
  const up = at.offsetTop - list.scrollTop - 30, down = at.offsetTop + at.offsetHeight - list.scrollTop - list.clientHeight;
  if (up < 0) list.scrollTop += up; else if (down > 0) list.scrollTop += down;
}

function detailOf(ctx, term) {
  const w = ctx.data.words, known = termsOf(ctx);
  return h("article", { class: "ck-glossary-detail", key: "detail", "aria-live": "polite" },
    h("h3", {}, term.name),
    h("p", { class: "ck-quiet ck-other", lang: ctx.lang === "ru" ? "en" : "ru" }, term.other),
    h("p", { class: "ck-caption", key: term.id }, known ? pieces(known, term.text, { met: new Set([term.id]) }) : term.text),
    h("h4", {}, w.rules),
    h("ul", { class: "ck-glossary-rules", "data-rove": "" }, term.rules.map(([number, title]) => h("li", { key: number }, chip(number), " ", prose(ctx, title)))),
    h("h4", {}, w.related),
    h("ul", { class: "ck-row" }, term.related.map(([id, name]) => h("li", { key: id }, h("button", { type: "button", class: "ck-related", onclick: () => choose(ctx, id) }, name)))),
    term.example ? h("p", {}, h("button", { type: "button", class: "ck-live", onclick: () => ctx.send({ type: "example", number: term.example }) }, w.example)) : null);
}

function glossaryKeys(ctx, e, typing) {
  const all = [...ctx.el.querySelectorAll(".ck-entry")], at = all.indexOf(e.target);
  if (typing) {
    if (e.key === "ArrowDown" && all.length) { all[0].focus(); return true; }
    if (e.key === "Enter" && all.length) { choose(ctx, all[0].dataset.id); return true; }
    if (e.key === "Escape" && ctx.local.typed) { ctx.local.typed = ""; ctx.redraw(); return true; }
    return false;
  }
  if (at < 0) return false;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[e.key];
  if (to === undefined) return false;
  if (all[to]) { all[to].focus(); choose(ctx, all[to].dataset.id); } else if (to < 0) ctx.el.querySelector(".ck-search").focus();
  return true;
}

const glossaryPart = lesson(glossaryLook, glossaryKeys);

export default {
  ...glossaryPart,
  render(given) {
    let ctx = null;
    const stop = glossaryPart.render({ ...given, tell: (c) => { ctx = c; } });
    // An address may end in the id of a term.
    const follow = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      if (!ctx.data.terms.some((term) => term.id === id)) return;
      ctx.local.typed = "";
      choose(ctx, id);
      given.el.scrollIntoView({ block: "center" });
    };
    window.addEventListener("hashchange", follow);
    // The one it came with; what is chosen before the page is laid out is no address to go to.
    const soon = window.location.hash ? setTimeout(follow, 300) : 0;
    return () => { clearTimeout(soon); window.removeEventListener("hashchange", follow); stop(); };
  },
};
