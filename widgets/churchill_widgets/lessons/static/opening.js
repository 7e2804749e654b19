// The opening of a chapter; it also looks after the page: larger type, rules and terms in the
// prose, and the program behind it.

import { askClass, classCame } from "../../base/static/class_line.js";
import { draw, h } from "../../base/static/dom.js";
import { here } from "../../base/static/keeper.js";
import { gameHref, notebookHref } from "../../base/static/links.js";
import { larger, projectButton, projecting } from "../../base/static/projecting.js";
import { watchProgram } from "./adrift.js";
import { followLink } from "./anchors.js";
import { lesson, mainPart } from "./lesson.js";
import { printChapter } from "./paper.js";
import { themeButton } from "./theme.js";
import { whenBegun } from "./reading.js";
import { TERMS_CAME, markText, prose, termsOf } from "../../cards/static/terms.js";

const BRIEF = 330; // letters: about five lines of a column, which stay together

// The way back to the game from which somebody came, if there is one.
function toGame(ctx) {
  const play = (ctx.data.pages || []).find((p) => p.kind === "play"), game = play ? here.back() : "";
  return game ? h("a", { key: "game", class: "ck-to-game", href: gameHref(play.path, game) }, "← ", ctx.t["to-game"]) : null;
}

// The same below the last part.
function wayBack(ctx) {
  const all = ctx.el.closest("#rendered_cells");
  if (!all) return;
  let foot = all.querySelector(":scope > .ck-chapter-foot");
  if (!foot) {
    foot = document.createElement("p");
    foot.className = "ck-chapter-foot";
    all.append(foot);
  }
  draw(foot, toGame(ctx));
}

// A row of links: all pages, the chapters before and after, the game.
function pagesRow(ctx) {
  const arrows = { before: "← ", after: "" }, ends = { after: " →" };
  const pages = ctx.data.pages || [];
  return pages.length ? h("nav", { class: "ck-pages", "aria-label": ctx.data.nav },
    toGame(ctx),
    pages.map((p) => h("a", { key: p.kind, class: `ck-to-${p.kind}`, href: notebookHref(p.path), rel: { before: "prev", after: "next" }[p.kind] }, arrows[p.kind] || "", p.text, ends[p.kind] || ""))) : null;
}

function chapterLook(ctx) {
  const { t, data } = ctx;
  if (!data.number) return [];
  const lang = ctx.model.get("lang");
  const link = data.other ? notebookHref(data.other) : "";
  const all = data.right + data.wrong;
  return [
    pagesRow(ctx),
    h("div", { class: "ck-opening", key: "o" },
      h("div", { class: "ck-row ck-top" },
        h("p", { class: "ck-kind" }, data.label, " · ", data.minutes),
        h("div", { class: "ck-tools" },
          h("details", { class: "ck-keys", key: "keys" }, h("summary", { title: t.keys, "aria-label": t.keys }, "?"), h("p", {}, t["keys-about"])),
          themeButton(ctx, t),
          h("button", { class: "ck-print", type: "button", title: t["print-about"], onclick: printChapter }, t.print),
          projecting.on() ? projectButton(t) : h("button", { class: "ck-projector-button", type: "button", "aria-pressed": larger.on() ? "true" : "false", title: t["projector-about"], onclick: () => { larger.turn(); ctx.redraw(); } }, t.projector),
          link ? h("a", { class: "ck-lang", href: link, lang: lang === "ru" ? "en" : "ru", hreflang: lang === "ru" ? "en" : "ru" }, t["other-language"]) : null)),
      h("h1", {}, data.title),
      data.aims.length ? h("div", { class: "ck-aims" }, h("p", { class: "ck-able" }, t.able), h("ul", {}, data.aims.map((aim) => h("li", {}, prose(ctx, aim))))) : null,
      h("div", { class: "ck-row ck-progress" },
        h("span", { class: "ck-bar", "aria-hidden": "true" }, all ? [h("span", { class: "ck-bar-right", style: `flex: ${data.right}` }), h("span", { class: "ck-bar-wrong", style: `flex: ${data.wrong}` })] : null),
        h("span", { class: "ck-progress-text", role: "status" }, data.progress),
        data.passed ? h("span", { class: data.done ? "ck-passed" : "ck-quiet" }, data.done ? "✓ " : "", data.passed) : null,
        data.warning ? h("span", { class: "ck-quiet" }, data.warning) : null,
        ctx.open && !ctx.open.storage && !data.stored ? h("span", { class: "ck-quiet" }, t["storage-none"]) : null)),
  ];
}

// Rules and terms in the prose of this notebook.
function markProse(ctx, watched) {
  const known = termsOf(ctx);
  if (!known) return;
  for (const text of (ctx.el.closest(".jp-Notebook") || document).querySelectorAll(".jp-RenderedMarkdown")) {
    markText(known, text);
    for (const p of text.querySelectorAll("p")) p.classList.toggle("ck-brief", p.textContent.length < BRIEF);
    const blocks = [...text.children].filter((x) => !x.matches("h1, h2, h3, a"));
    text.classList.toggle("ck-single", blocks.length === 1 && blocks[0].matches(".ck-brief"));
    if (!watched.has(text)) watched.set(text, ctx.cards.watch(text));
  }
}

const opening = lesson(chapterLook);

export default {
  initialize(given) {
    const { model } = given;
    opening.initialize(given);
    model.on("msg:custom", (msg) => { classCame(model, msg); });
    askClass(model);
    return watchProgram(given.model);
  },
  render(given) {
    let ctx = null;
    const stop = opening.render({ ...given, tell: (c) => { ctx = c; } });
    const watched = new Map();
    document.body.classList.add("ck-has-chapter");
    const look = () => { if (ctx && given.el.isConnected) { mainPart(given.el); markProse(ctx, watched); wayBack(ctx); } };
    const timers = [50, 800, 3000].map((after) => setTimeout(look, after));
    window.addEventListener(TERMS_CAME, look);
    const linked = followLink();
    const byKey = (e) => {
      if (!(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey || e.code !== "KeyP") return;
      e.preventDefault();
      printChapter();
    };
    if (document.body.dataset.voila) window.addEventListener("keydown", byKey);
    const leave = whenBegun(given.el, () => { if (ctx) ctx.send({ type: "begun" }); });
    return () => {
      leave();
      linked();
      window.removeEventListener("keydown", byKey);
      timers.forEach(clearTimeout);
      window.removeEventListener(TERMS_CAME, look);
      watched.forEach((unwatch) => unwatch());
      stop();
    };
  },
};
