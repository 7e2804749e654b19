// The line on top: where the game stands, the boards, the general buttons.

import { h } from "../../base/static/dom.js";
import { notebookHref } from "../../base/static/links.js";
import { larger } from "../../base/static/projecting.js";
import { chooseTheme, chosenTheme, nextTheme } from "../../base/static/theme.js";
import { chip, prose } from "../../cards/static/terms.js";
import { adviserButton } from "./adviser.js";
import { totals, totalsTold } from "./side.js";
import { tableBar } from "./together.js";

// Where there is little room these stand for their words.
const LIST = "M4 5h3v3H4zm5 .5h11v2H9zM4 10.5h3v3H4zm5 .5h11v2H9zM4 16h3v3H4zm5 .5h11v2H9z", BARS = "M3 5h18v2.4H3zm0 5.8h18v2.4H3zm0 5.8h18V19H3z";
const BACK = "M10 4v4h4a6 6 0 0 1 0 12H8v-3h6a3 3 0 0 0 0-6h-4v4L3 9.5z", AGAIN = "M14 4v4h-4a6 6 0 0 0 0 12h6v-3h-6a3 3 0 0 1 0-6h4v4l7-5.5z";

// A sign where there is room for no more.
const brief = (picture, label) => [h("svg", { class: "ck-brief", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: picture })), h("span", { class: "ck-in-full" }, label)];

export function headBar(ctx) {
  const { t, get, send } = ctx;
  const head = get("head");
  const playing = head.stage !== "start", rows = get("scores").rows || [];
  const button = (cls, label, act, off, key, picture) => h("button", {
    class: cls, key: cls, type: "button", disabled: off || null, onclick: act, "aria-keyshortcuts": key || null,
    title: key ? `${label} (${key})` : label,
  }, picture ? [h("svg", { class: "ck-tool-picture", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: picture })), h("span", { class: "ck-tool-word" }, label)] : label);
  return [
    h("div", { class: "ck-brand", key: "brand" },
      playing ? h("h1", { class: "ck-unseen" }, t.title) : null,
      playing ? h("p", { class: "ck-status" }, h("span", { class: "ck-status-game" }, prose(ctx, head.playing, true), " · "), prose(ctx, head.status, true)) : h("p", { class: "ck-brand-name" }, "Churchill Kit"),
      playing && rows.length ? h("button", { class: "ck-head-totals", key: "totals", type: "button", "aria-label": totalsTold(t, rows), title: totalsTold(t, rows), onclick: () => { ctx.side("scores"); ctx.openDrawer(true); } }, totals(rows)) : null),
    playing ? h("nav", { class: "ck-tabs", key: "tabs", "aria-label": t.board }, boardTabs(ctx)) : null,
    playing ? h("button", { class: "ck-drawer-button", key: "drawer", type: "button", "aria-expanded": String(ctx.drawer), title: t.drawer, "aria-label": t.drawer, onclick: () => { ctx.sideShown = "log"; ctx.openDrawer(!ctx.drawer); } }, brief(LIST, t.log)) : null,
    playing ? h("button", { class: "ck-menu", key: "menu", type: "button", "aria-expanded": String(ctx.menu), "aria-controls": "ck-tools", title: t.menu, "aria-label": t.menu, onclick: () => ctx.openMenu(!ctx.menu) }, brief(BARS, t.menu)) : null,
    h("div", { class: "ck-tools", key: "tools", id: "ck-tools", role: "toolbar", "aria-label": t.title },
      playing ? [
        button("ck-undo", head.shared ? t["shared-undo"] : t.undo, () => send({ type: "undo" }), !head.undo, "U", BACK),
        button("ck-redo", t.redo, () => send({ type: "redo" }), !head.redo || head.shared, "R", AGAIN),
        // A shared game tells all secrets when it is over, and not before.
        head.shared && head.stage !== "over" ? null : button("ck-save", t.save, () => send({ type: "save" })),
      ] : null,
      h("label", { class: "ck-open-label", key: "open", title: t["open-help"] },
        h("span", { "aria-hidden": "true" }, t.open),
        h("input", { class: "ck-open", type: "file", accept: ".json,application/json", "aria-label": t["open-help"], onchange: (e) => ctx.open(e.target) })),
      playing ? button("ck-new", t.new, () => ctx.leave()) : null,
      playing ? adviserButton(ctx) : null,
      themeButton(ctx),
      h("button", { class: "ck-larger", key: "larger", type: "button", "aria-pressed": larger.on() ? "true" : "false", title: `${t.larger}: ${t["larger-about"]}`, "aria-label": t.larger, onclick: () => { larger.turn(); ctx.redraw(); } }, h("span", { "aria-hidden": "true" }, t["larger-sign"])),
      h("button", { class: "ck-keys", key: "ck-keys", type: "button", title: `${t["help-title"]} (?)`, "aria-label": t["help-title"], onclick: () => ctx.keys() }, "?", h("span", { class: "ck-tool-said" }, t["help-title"])),
      h("button", { class: "ck-lang", key: "lang", type: "button", lang: t.lang === "en" ? "ru" : "en", "aria-label": t.lang === "en" ? "Русский язык" : "English language", onclick: () => ctx.speak(t.lang === "en" ? "ru" : "en") },
        t.lang === "en" ? "Русский" : "English")),
    playing ? tableBar(ctx) : null,
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
    "aria-label": t[`board-${which}`], onclick: () => show(which),
  }, t[`brief-${which}`] ? [h("span", { class: "ck-brief" }, t[`brief-${which}`]), h("span", { class: "ck-in-full" }, t[`board-${which}`])] : t[`board-${which}`]);
  return [
    h("div", { class: "ck-tabset", key: "tabs", role: "group" },
      head.result ? tab("end") : null, boards.map(tab)),
  ];
}

// As the system, light, dark, and so on.
function themeButton(ctx) {
  const { t } = ctx;
  const theme = chosenTheme();
  const label = `${t.theme}: ${t[`theme-${theme}`]}`;
  return h("button", { class: "ck-theme", key: "theme", type: "button", title: label, "aria-label": label, onclick: () => { chooseTheme(nextTheme()); ctx.redraw(); } },
    h("span", { "aria-hidden": "true" }, { system: "◐", light: "○", dark: "●" }[theme]), h("span", { class: "ck-tool-said" }, label));
}

// Under "?": the marks on the boards, and what each means.
export function legend(ctx) {
  const marks = ctx.t.legend || [];
  return marks.length ? h("details", { class: "ck-legend", key: "legend" },
    h("summary", {}, ctx.t["legend-title"]),
    h("ul", {}, marks.map((mark, i) => h("li", { key: i },
      h("svg", { class: "ck-legend-mark", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: mark.picture, "fill-rule": "evenodd" })),
      h("span", {}, prose(ctx, mark.text), mark.rule ? [" ", chip(mark.rule)] : null))))) : null;
}

// From "?": the chapter of what is asked, and all chapters.
export function waysToRules(ctx) {
  const { t, get } = ctx;
  const learn = get("head").learn || {}, index = get("start").index;
  const way = (cls, path, words) => (path ? h("a", { class: cls, key: cls, href: notebookHref(path) }, words) : null);
  return [way("ck-help-chapter", learn.path, learn.about), way("ck-help-index", index, t.chapters)];
}
