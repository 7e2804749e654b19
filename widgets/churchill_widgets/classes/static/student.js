// A class as its student sees it: what is to be done in order, and where he stands. The exercise
// itself is a part of its own below.

import { h } from "../../base/static/dom.js";
import { notebookHref } from "../../base/static/links.js";
import { prose } from "../../cards/static/terms.js";
import { ledTo, linkRow, linkTo } from "./mine.js";

export function studentPage(ctx) {
  const { t, data } = ctx;
  return h("div", { class: "ck-class-student-page", key: "student" },
    h("div", { class: "ck-class-new-box", key: "new", role: "status" }, data.new ? newNotice(ctx) : null),
    data.shown ? shownNotice(ctx) : null,
    h("section", { class: "ck-sheet ck-class-todo", key: "todo", "aria-labelledby": "ck-class-todo-h" },
      h("h2", { id: "ck-class-todo-h" }, t.todo),
      h("div", { role: "status", key: "none" }, data.left ? null : h("p", { class: "ck-class-idle" }, t["todo-none"])),
      h("ol", {}, data.works.map((work) => assignment(ctx, work)))),
    h("details", { class: "ck-class-keep", key: "keep" }, h("summary", {}, t["link-own"]),
      h("p", { class: "ck-quiet ck-small" }, t["link-student-about"]),
      h("ul", {}, linkRow(ctx, "own", "ck-class-own", t["link-own"], linkTo("class", ledTo().secret || "")))));
}

function assignment(ctx, work) {
  const { t, data } = ctx;
  const begin = () => { ctx.send({ type: "do", what: "begin", aid: work.aid }); };
  const may = work.state === "open" && !work.doing;
  const begins = work.done ? t["go-on"] : work.pages.length ? t["to-check"] : t.begin;
  const alone = work.pages.length === 1 ? work.pages[0] : null; // one chapter to read: its link is the work's own name
  const first = may && work.aid === data.now && !data.works.some((w) => w.doing);
  return h("li", { class: `ck-assignment ck-is-${work.state}${work.doing ? " ck-doing" : ""}`, key: work.aid, "aria-current": work.doing ? "step" : null },
    h("span", { class: "ck-work-sign", "aria-hidden": "true" }, { done: "✓", closed: "–", gone: "✗" }[work.state] || (work.doing ? "▸" : "○")),
    h("span", { class: "ck-work-title" }, h("b", {}, alone ? h("a", { class: "ck-class-read", href: notebookHref(alone[1]) }, prose(ctx, work.title, true)) : prose(ctx, work.title, true)), work.exam ? h("span", { class: "ck-class-exam" }, ` ${t.exam}`) : null),
    h("span", { class: "ck-work-standing ck-quiet" }, work.standing, work.state === "closed" ? ` · ${t.closed}` : ""),
    h("span", { class: "ck-work-go" },
      work.doing ? h("span", { class: "ck-quiet" }, t.doing)
        : work.link && work.state === "open" ? h("a", { class: `ck-class-table${first ? " ck-main" : ""}`, href: notebookHref(work.link) }, t["to-table"])
          : work.review ? reviewButton(ctx, work)
          : may ? h("button", { class: `ck-class-begin${first ? " ck-main" : ""}`, type: "button", "aria-label": `${begins}: ${work.title}`, onclick: begin }, begins) : null),
    work.pages.length > 1 ? h("ul", { class: "ck-class-pages", key: "pages" }, work.pages.map(([title, page]) => h("li", { key: page },
      h("a", { class: "ck-class-read", href: notebookHref(page) }, prose(ctx, title, true))))) : null,
    work.answers.length ? h("ul", { class: "ck-class-answered", key: "answers", "aria-label": t.review }, work.answers.map(([state, called, now], i) => h("li", { key: i },
      h("button", { class: `ck-class-answer ck-cell ck-cell-${{ right: "known", wrong: "wrong", none: "shaky" }[state]}`, type: "button", title: called, "aria-label": called, "aria-current": now ? "step" : null, onclick: () => ctx.send({ type: "do", what: "review", aid: work.aid, i }) },
        `${i + 1} ${{ right: "✓", wrong: "✗", none: "–" }[state]}`)))) : null);
}

// An exam that is over for all may be looked at again.
function reviewButton(ctx, work) {
  const { t } = ctx, open = work.answers.length > 0;
  return h("button", {
    class: "ck-class-review", type: "button", "aria-label": `${t.review}: ${work.title}`, "aria-expanded": String(open),
    onclick: () => ctx.send({ type: "do", what: "review", aid: open ? -1 : work.aid, i: open ? -1 : 0 }),
  }, t.review);
}

// What was given while he was here: he may be deep in an exercise, and does not see the list grow.
function newNotice(ctx) {
  const { t, data } = ctx, { aid, told, link, doing, title, pages } = data.new;
  return h("p", { class: "ck-class-new", key: aid },
    h("span", {}, prose(ctx, told, true)), " ",
    doing || pages.length ? null : link ? h("a", { class: "ck-class-new-go", href: notebookHref(link) }, t["to-table"])
      : h("button", { class: "ck-class-new-go", type: "button", "aria-label": `${t.begin}: ${title}`, onclick: () => ctx.send({ type: "do", what: "begin", aid }) }, t.begin),
    h("button", { class: "ck-class-new-close ck-plain", type: "button", title: t["news-close"], "aria-label": t["news-close"], onclick: () => ctx.send({ type: "do", what: "seen" }) }, "×"));
}

function shownNotice(ctx) {
  const { t, data } = ctx;
  return h("p", { class: "ck-class-shown ck-sheet", key: "shown", role: "status" },
    h("span", {}, t["shown-student"]), " ",
    h("button", { class: "ck-class-look", type: "button", "aria-pressed": data.looking ? "true" : "false", onclick: () => ctx.send({ type: "do", what: "look", on: !data.looking }) }, data.looking ? t["look-back"] : t.look));
}
