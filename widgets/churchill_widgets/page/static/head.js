// The line on top: where the game stands, the boards, the general buttons.

import { h } from "../../base/static/dom.js";
import { THEMES, chooseTheme, chosenTheme } from "../../base/static/theme.js";
import { prose } from "../../cards/static/terms.js";
import { adviserButton } from "./adviser.js";

export function headBar(ctx) {
  const { t, get, send } = ctx;
  const head = get("head");
  const playing = head.stage !== "start";
  const button = (cls, label, act, off, key) => h("button", {
    class: cls, key: cls, type: "button", disabled: off || null, onclick: act, "aria-keyshortcuts": key || null,
    title: key ? `${label} (${key})` : label,
  }, label);
  return [
    h("div", { class: "ck-brand", key: "brand" },
      playing ? h("h1", { class: "ck-unseen" }, t.title) : null,
      playing ? h("p", { class: "ck-status" }, prose(ctx, head.status, true)) : h("p", { class: "ck-brand-name" }, "churchill_kit")),
    playing ? h("nav", { class: "ck-tabs", key: "tabs", "aria-label": t.board }, boardTabs(ctx)) : null,
    playing ? h("button", { class: "ck-drawer-button", key: "drawer", type: "button", "aria-expanded": String(ctx.drawer), title: t.drawer, "aria-label": t.drawer, onclick: () => ctx.openDrawer(!ctx.drawer) }, t.log) : null,
    playing ? h("button", { class: "ck-menu", key: "menu", type: "button", "aria-expanded": String(ctx.menu), "aria-controls": "ck-tools", onclick: () => ctx.openMenu(!ctx.menu) }, t.menu) : null,
    h("div", { class: "ck-tools", key: "tools", id: "ck-tools", role: "toolbar", "aria-label": t.title },
      playing ? [
        button("ck-undo", t.undo, () => send({ type: "undo" }), !head.undo, "U"),
        button("ck-redo", t.redo, () => send({ type: "redo" }), !head.redo, "R"),
        button("ck-save", t.save, () => send({ type: "save" })),
      ] : null,
      h("label", { class: "ck-open-label", key: "open", title: t["open-help"] },
        h("span", { "aria-hidden": "true" }, t.open),
        h("input", { class: "ck-open", type: "file", accept: ".json,application/json", "aria-label": t["open-help"], onchange: (e) => ctx.open(e.target) })),
      playing ? button("ck-new", t.new, () => ctx.leave()) : null,
      playing ? adviserButton(ctx) : null,
      themeButton(ctx),
      button("ck-keys", "?", () => ctx.keys(), false),
      h("button", { class: "ck-lang", key: "lang", type: "button", lang: t.lang === "en" ? "ru" : "en", "aria-label": t.lang === "en" ? "Русский язык" : "English language", onclick: () => ctx.speak(t.lang === "en" ? "ru" : "en") },
        t.lang === "en" ? "Русский" : "English")),
  ];
}

function boardTabs(ctx) {
  const { t, get, send } = ctx;
  const head = get("head");
  const boards = ctx.boards();
  if (boards.length < 2 && !head.result) return [];
  // Who leafs through a game that is over comes back to its result.
  const show = (which) => (which === "end" && head.stage !== "over" ? send({ type: "timeline", what: "close" }) : ctx.showBoard(which));
  const tab = (which) => h("button", {
    key: which, type: "button", class: `ck-tab ck-tab-${which}`, "aria-pressed": ctx.board === which ? "true" : "false",
    onclick: () => show(which),
  }, t[`board-${which}`]);
  return [
    h("div", { class: "ck-tabset", key: "tabs", role: "group" },
      head.result ? tab("end") : null, boards.map(tab)),
  ];
}

// As the system, light, dark, and so on.
function themeButton(ctx) {
  const { t } = ctx;
  const theme = chosenTheme(), next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  const label = `${t.theme}: ${t[`theme-${theme}`]}`;
  return h("button", { class: "ck-theme", key: "theme", type: "button", title: label, "aria-label": label, onclick: () => chooseTheme(next) },
    h("span", { "aria-hidden": "true" }, { system: "◐", light: "○", dark: "●" }[theme]));
}
