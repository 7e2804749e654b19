// The first page of classes: one's own, joining one, opening one.

import { h } from "../../base/static/dom.js";
import { notebookHref } from "../../base/static/links.js";
import { classesHere, ledTo } from "./mine.js";

const field = (id) => document.getElementById(id);
const valueOf = (id) => field(id)?.value || "";

// A click that arrives twice is one student: what it is called is drawn here.
function drawn() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

export function door(ctx) {
  const joins = Boolean(ledTo().code);
  return h("div", { class: "ck-class-door", key: "door" },
    ctx.data.gone ? gone(ctx) : null,
    joins ? null : classesHere(ctx),
    joining(ctx),
    joins ? classesHere(ctx) : opening(ctx)); // who scans the code again may be in the class already
}

// A class that was deleted, or a link that leads to none: why, and what can be done instead.
function gone(ctx) {
  const { t, data, local } = ctx;
  return h("section", { class: "ck-sheet ck-class-left", key: "gone", role: "alert", "aria-labelledby": "ck-class-left-h" },
    h("h2", { id: "ck-class-left-h" }, local.gone ? `${t["gone-title"]}: ${local.gone}` : t["gone-title"]),
    h("p", {}, data.gone),
    h("p", {}, t["gone-next"]),
    h("p", { class: "ck-row" },
      data.index ? h("a", { class: "ck-class-left-index", href: notebookHref(data.index) }, t["to-index"]) : null,
      data.play ? h("a", { class: "ck-class-left-play", href: notebookHref(data.play) }, t["to-play"]) : null));
}

function joining(ctx) {
  const { t, data, local } = ctx;
  const { found } = data, listed = found?.nicknames;
  local.request ??= drawn();
  const look = (code) => { if (code.replace(/[^\p{L}]/gu, "").length === 6 && code !== local.looked) { local.looked = code; ctx.send({ type: "look", code }); } };
  const join = (e) => {
    e.preventDefault();
    const code = valueOf("ck-class-code"), nickname = valueOf("ck-nickname");
    if (!code.trim()) { field("ck-class-code")?.focus(); return; }
    if (!nickname.trim() && (found || !code)) { field("ck-nickname")?.focus(); return; }
    ctx.focus("#ck-nickname", "h1");
    ctx.send({ type: "join", code, nickname, request: local.request });
  };
  return h("form", { class: "ck-sheet ck-class-joining", key: "join", "aria-labelledby": "ck-class-join-h", onsubmit: join },
    h("h2", { id: "ck-class-join-h" }, t["join-title"]),
    h("p", { class: "ck-quiet" }, t["join-about"]),
    h("label", { class: "ck-field", key: "code" }, h("span", { class: "ck-label" }, t.code),
      h("input", { id: "ck-class-code", class: "ck-class-code", type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 20, placeholder: t["code-help"], value: ledTo().code || "", oninput: (e) => look(e.target.value) })),
    found ? h("p", { class: "ck-class-found", key: "found", role: "status" }, h("b", {}, found.name), ` · ${found.title}`) : null,
    h("label", { class: "ck-field", key: listed ? "listed" : "free" }, h("span", { class: "ck-label" }, listed ? t["nickname-choose"] : t.nickname),
      listed
        ? h("select", { id: "ck-nickname", class: "ck-nickname" }, listed.map((n) => h("option", { key: n, value: n }, n)))
        : h("input", { id: "ck-nickname", class: "ck-nickname", type: "text", autocomplete: "off", spellcheck: "false", maxlength: 60, "aria-describedby": "ck-nickname-help" })),
    h("p", { class: "ck-quiet ck-small", id: "ck-nickname-help", key: "help" }, t["nickname-help"]),
    h("p", { key: "go" }, h("button", { class: "ck-class-join ck-main", type: "submit" }, t.join)));
}

function opening(ctx) {
  const { t, data } = ctx;
  const open = (e) => {
    e.preventDefault();
    ctx.focus("h1");
    ctx.send({ type: "open", given: { name: valueOf("ck-class-name"), language: valueOf("ck-class-language"), game: valueOf("ck-class-game"), nicknames: valueOf("ck-class-roll") } });
  };
  const fill = () => { field("ck-class-roll").value = data.animals.join("\n"); };
  return h("form", { class: "ck-sheet ck-class-opening", key: "open", "aria-labelledby": "ck-class-open-h", onsubmit: open },
    h("h2", { id: "ck-class-open-h" }, t["open-title"]),
    h("p", { class: "ck-quiet" }, t["open-about"]),
    h("label", { class: "ck-field", key: "name" }, h("span", { class: "ck-label" }, t.name),
      h("input", { id: "ck-class-name", class: "ck-class-name", type: "text", autocomplete: "off", maxlength: 100 })),
    h("div", { class: "ck-fields", key: "more" },
      h("label", { class: "ck-field" }, h("span", { class: "ck-label" }, t.language),
        h("select", { id: "ck-class-language", class: "ck-class-language" }, data.languages.map(([id, label]) => h("option", { key: id, value: id, lang: id, selected: id === ctx.lang }, label)))),
      h("label", { class: "ck-field" }, h("span", { class: "ck-label" }, t.game),
        h("select", { id: "ck-class-game", class: "ck-class-game" }, data.games.map(([id, label]) => h("option", { key: id, value: id }, label))))),
    h("details", { class: "ck-class-listing", key: "roll" }, h("summary", {}, t.roll),
      h("label", { class: "ck-field" }, h("span", { class: "ck-label" }, t["roll-about"]), h("textarea", { id: "ck-class-roll", class: "ck-class-roll", rows: 5 })),
      h("button", { class: "ck-class-fill", type: "button", onclick: fill }, t["roll-fill"])),
    h("p", { key: "go" }, h("button", { class: "ck-class-open ck-main", type: "submit" }, t.open)));
}
