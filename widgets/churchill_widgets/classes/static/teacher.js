// A class as its teacher sees it.

import { h } from "../../base/static/dom.js";
import { chip, prose } from "../../cards/static/terms.js";
import { giveForm } from "./give.js";
import { ledTo, linkRow, linkTo } from "./mine.js";

export const SIGNS = { known: "✓", shaky: "~", wrong: "✗" };

const act = (ctx, what, more = {}) => ctx.send({ type: "do", what, ...more });

export function teacherPage(ctx) {
  const { t, data } = ctx;
  if (data.deleted) {
    return h("section", { class: "ck-sheet ck-class-gone", key: "gone", role: "status" }, h("h2", {}, t["deleted-title"]), h("p", {}, data.deleted));
  }
  if (data.student) return oneStudent(ctx);
  return h("div", { class: "ck-class-teacher", key: "teacher" },
    h("div", { class: "ck-class-first", key: "first" }, links(ctx), shownNow(ctx)),
    h("div", { class: "ck-class-main", key: "main" }, progress(ctx), answers(ctx)),
    h("div", { class: "ck-class-aside", key: "aside" }, giveForm(ctx), works(ctx), results(ctx)));
}

function links(ctx) {
  const { t, data } = ctx;
  return h("section", { class: "ck-sheet ck-class-links", key: "links", "aria-label": t.links },
    h("p", { class: "ck-class-code-line" }, `${t.code}: `, h("b", { class: "ck-class-code" }, data.code)),
    h("ul", { class: "ck-row" },
      linkRow(ctx, "wall", "ck-class-projector", t["link-projector"], linkTo("class", data.projector)),
      linkRow(ctx, "join", "ck-class-link", t["link-join"], linkTo("join", data.code)),
      linkRow(ctx, "own", "ck-class-own", t["link-own"], linkTo("class", ledTo().secret || ""))),
    h("label", { class: "ck-check" }, h("input", { class: "ck-class-joinable", type: "checkbox", checked: data.joining, onchange: (e) => act(ctx, "joining", { on: e.target.checked }) }), " ", t.joining),
    h("p", { class: "ck-quiet ck-small" }, t["link-own-about"]));
}

function shownNow(ctx) {
  const { t, data } = ctx;
  return data.shown ? h("p", { class: "ck-sheet ck-class-shown", key: "shown", role: "status" }, h("b", {}, t.shown), " ",
    h("button", { class: "ck-class-hide", type: "button", onclick: () => act(ctx, "hide") }, t.hide)) : null;
}

// -- rules by students -----------------------------------------------------------------------------

function progress(ctx) {
  const { t, data } = ctx;
  const { students, rules } = data;
  const stuck = students.filter((s) => s.stuck);
  return h("section", { class: "ck-sheet ck-class-progress", key: "progress", "aria-labelledby": "ck-class-progress-h" },
    h("h2", { id: "ck-class-progress-h" }, t.progress, " ", h("span", { class: "ck-quiet ck-class-size" }, students.length || "")),
    data.choices.length > 1 ? whichWork(ctx) : null,
    students.length ? h("p", { class: "ck-quiet ck-small", key: "about" }, t["grid-about"]) : h("p", { key: "nobody" }, t.nobody),
    h("div", { class: "ck-class-stuck-all", key: "stuck", role: "status" }, stuck.length ? [h("b", {}, `${t.stuck}: `), stuck.map((s) => h("span", { key: s.id, class: "ck-class-stuck-one" }, look(ctx, s, s.name), ` (${s.stuck}) `))] : null),
    students.length ? h("div", { class: "ck-scroll", key: "grid", tabindex: 0, role: "region", "aria-label": t.students },
      h("table", { class: "ck-class-grid" },
        h("thead", {}, h("tr", {}, h("th", { scope: "col", key: "name" }, t.student), h("th", { scope: "col", key: "done" }, t["done-of"]), rules.map((rule) => h("th", { scope: "col", key: rule }, chip(rule))), h("th", { scope: "col", key: "show" }, h("span", { class: "ck-unseen" }, t.show)))),
        h("tbody", {}, students.map((s) => h("tr", { key: s.id, class: s.stuck ? "ck-class-stuck" : "" },
          h("th", { scope: "row", key: "name" }, h("span", { class: "ck-dot-here", "aria-hidden": "true" }, s.here ? "●" : "○"), " ", look(ctx, s, s.name), h("span", { class: "ck-unseen" }, ` (${s.here ? t.here : t.away})`),
            s.stuck ? h("span", { class: "ck-stuck-sign", title: s.stuck, "aria-hidden": "true" }, " !") : null),
          h("td", { class: "ck-class-count", key: "done" }, s.standing),
          rules.map((rule) => cell(ctx, rule, s.cells[rule])),
          h("td", { key: "show" }, h("button", { class: "ck-class-show-one", type: "button", title: t["show-about"], "aria-label": `${t.show}: ${s.name}`, onclick: () => act(ctx, "show", { student: s.id }) }, t["show-short"]))))))) : null,
    students.length ? legend(ctx) : null);
}

// The picture and the answers below it are of one work, or of all practice: an exam is another thing.
function whichWork(ctx) {
  const { t, data } = ctx;
  return h("label", { class: "ck-field ck-class-which", key: "which" }, h("span", { class: "ck-label" }, t.of),
    h("select", { class: "ck-class-of", "data-value": String(data.of), onchange: (e) => act(ctx, "of", { aid: Number(e.target.value) }) },
      data.choices.map(([aid, called]) => h("option", { key: aid, value: String(aid), selected: aid === data.of }, called))));
}

const look = (ctx, s, words) => h("button", { class: "ck-class-student ck-plain", type: "button", onclick: () => { ctx.focus(".ck-class-back"); act(ctx, "watch", { student: s.id }); } }, words);

function cell(ctx, rule, found) {
  if (!found) return h("td", { key: rule });
  const [state, told] = found, said = ctx.t[`state-${state}`];
  return h("td", { class: `ck-cell ck-cell-${state}`, key: rule, title: `${rule}: ${said} (${told})` },
    h("span", { "aria-hidden": "true" }, SIGNS[state]), h("span", { class: "ck-unseen" }, `${said}, ${told}`));
}

export function legend(ctx) {
  const { t } = ctx;
  return h("p", { class: "ck-class-legend ck-quiet ck-small", key: "legend" }, Object.entries(SIGNS).map(([state, sign]) => h("span", { key: state }, h("span", { class: `ck-cell ck-cell-${state}`, "aria-hidden": "true" }, sign), ` ${t[`state-${state}`]}`)));
}

// -- what was answered -----------------------------------------------------------------------------

function answers(ctx) {
  const { t, data } = ctx;
  return h("section", { class: "ck-sheet ck-class-answers", key: "answers", "aria-labelledby": "ck-class-answers-h" },
    h("h2", { id: "ck-class-answers-h" }, t.exercises),
    h("p", { class: "ck-quiet ck-small" }, data.exercises.length ? t["exercises-about"] : t["exercises-none"]),
    h("ol", {}, data.exercises.map((e) => answered(ctx, e))));
}

function answered(ctx, e) {
  const { t } = ctx;
  const it = { maker: e.maker, seed: e.seed };
  return h("li", { class: "ck-class-exercise", key: `${e.maker}:${e.seed}` },
    h("p", { class: "ck-class-question" }, prose(ctx, e.question), " ", chip(e.rule)),
    h("p", { class: "ck-class-told" },
      h("span", { class: "ck-bar", "aria-hidden": "true" }, h("span", { class: "ck-bar-right", style: `flex: ${e.right}` }), h("span", { class: "ck-bar-wrong", style: `flex: ${e.wrong}` })),
      h("span", {}, e.told)),
    e.mistake ? h("p", { class: "ck-class-mistake" }, h("span", { class: "ck-quiet" }, `${t.mistake}: `), prose(ctx, e.mistake), ` (${e.mistaken})`) : null,
    e.wrong ? h("p", { class: "ck-row" },
      h("button", { class: "ck-class-give", type: "button", "aria-label": `${t["mistake-give"]}: ${e.question}`, onclick: () => act(ctx, "give", it) }, t["mistake-give"]),
      h("button", { class: "ck-class-show-it", type: "button", "aria-label": `${t["mistake-show"]}: ${e.question}`, onclick: () => act(ctx, "show_mistake", it) }, t["mistake-show"])) : null);
}

// -- work, and the end -----------------------------------------------------------------------------

function works(ctx) {
  const { t, data } = ctx;
  return h("section", { class: "ck-sheet ck-class-works", key: "works", "aria-labelledby": "ck-class-works-h" },
    h("h2", { id: "ck-class-works-h" }, t.works),
    data.works.length ? null : h("p", { class: "ck-quiet", key: "none" }, t["works-none"]),
    h("ol", {}, data.works.map((w) => h("li", { class: "ck-class-work", key: w.aid },
      h("p", {}, h("b", {}, prose(ctx, w.title, true)), w.exam ? h("span", { class: "ck-class-exam" }, ` ${t.exam}`) : null, w.closed ? ` · ${t.closed}` : ""),
      h("p", { class: "ck-quiet ck-small" }, w.standing, w.set ? ` · ${w.set}` : ""),
      w.tables.length ? h("ul", { class: "ck-class-tables ck-small", key: "tables" }, w.tables.map((table) => h("li", { key: table.id },
        table.people.map(([id, name, seat], i) => [i ? " – " : "", look(ctx, { id }, name), ` (${seat})`]), ` · ${table.turn}`))) : null,
      w.trouble ? h("p", { class: "ck-error", key: "trouble" }, w.trouble) : null,
      w.exam && !w.closed ? h("p", { class: "ck-quiet ck-small", key: "exam" }, t["exam-close"]) : null,
      h("p", { class: "ck-row", key: "do" },
        h("button", { class: "ck-class-close ck-plain", type: "button", "aria-label": `${w.closed ? t.reopen : t.close}: ${w.title}`, onclick: () => act(ctx, "close", { aid: w.aid, on: !w.closed }) }, w.closed ? t.reopen : t.close),
        w.unseated && !w.closed ? h("button", { class: "ck-class-seat", type: "button", onclick: () => act(ctx, "seat", { aid: w.aid }) }, t.seat) : null)))));
}

function results(ctx) {
  const { t, data, local } = ctx;
  const sure = (on) => () => { local.deleting = on; ctx.redraw(); ctx.el.querySelector(on ? ".ck-class-leave-it" : ".ck-class-delete")?.focus(); };
  return h("section", { class: "ck-sheet ck-class-results", key: "results", "aria-labelledby": "ck-class-results-h" },
    h("h2", { id: "ck-class-results-h" }, t.results),
    h("p", { class: "ck-row" },
      h("button", { class: "ck-class-export", type: "button", onclick: () => act(ctx, "export", { which: "answers" }) }, t["export-answers"]),
      h("button", { class: "ck-class-export-students", type: "button", onclick: () => act(ctx, "export", { which: "students" }) }, t["export-students"]),
      h("button", { class: "ck-class-report", type: "button", onclick: () => act(ctx, "report") }, t.report)),
    local.deleting
      ? h("div", { class: "ck-class-sure", key: "sure", role: "group", "aria-label": t["delete-sure"] }, h("p", {}, h("b", {}, t["delete-sure"]), " ", data.sure),
        h("p", { class: "ck-row" },
          h("button", { class: "ck-class-delete-it", type: "button", onclick: () => { local.deleting = false; act(ctx, "delete"); } }, t["delete-it"]),
          h("button", { class: "ck-class-leave-it", type: "button", onclick: sure(false) }, t["leave-it"])))
      : h("p", { key: "delete" }, h("button", { class: "ck-class-delete", type: "button", onclick: sure(true) }, t.delete)));
}

// -- one student -----------------------------------------------------------------------------------

function oneStudent(ctx) {
  const { t, data, local } = ctx;
  const s = data.student;
  const keep = (e) => { e.preventDefault(); act(ctx, "rename", { student: s.id, nickname: e.target.querySelector("input").value }); };
  const removing = local.removing === s.id;
  return h("section", { class: "ck-sheet ck-class-one", key: `one${s.id}`, "aria-labelledby": "ck-class-one-h" },
    h("p", { class: "ck-row" },
      h("button", { class: "ck-class-back", type: "button", onclick: () => { local.removing = 0; ctx.focus(".ck-class-student"); act(ctx, "watch", { student: 0 }); } }, `‹ ${t.back}`),
      h("h2", { id: "ck-class-one-h" }, s.name), h("span", { class: "ck-quiet" }, `${s.here ? "●" : "○"} ${s.here ? t.here : t.away} · ${t["done-of"]}: ${s.standing}`)),
    s.stuck ? h("p", { class: "ck-class-stuck", key: "stuck" }, h("b", {}, `${t.stuck}: `), s.stuck) : null,
    h("p", { key: "work", role: "status" }, s.work ? [h("span", { class: "ck-quiet" }, `${t["work-of"]}: `), prose(ctx, s.work, true)] : s.told),
    h("div", { class: "ck-row", key: "do" },
      s.may_show ? h("button", { class: "ck-class-show ck-main", type: "button", title: t["show-about"], onclick: () => act(ctx, "show", { student: s.id }) }, t.show) : null,
      s.table ? h("button", { class: "ck-class-follow", type: "button", title: t["follow-about"], onclick: () => act(ctx, "show", { student: s.id, follow: true }) }, t.follow) : null,
      data.shown ? h("button", { class: "ck-class-hide", type: "button", onclick: () => act(ctx, "hide") }, t.hide) : null,
      h("form", { class: "ck-row", onsubmit: keep }, h("label", {}, h("span", { class: "ck-label" }, `${t.rename} `), h("input", { class: "ck-class-rename", type: "text", maxlength: 60, value: s.name })), h("button", { class: "ck-class-rename-keep", type: "submit" }, t["rename-keep"])),
      removing
        ? h("span", { class: "ck-row", key: "sure", role: "group", "aria-label": t["remove-sure"] }, h("span", {}, t["remove-sure"]),
          h("button", { class: "ck-class-remove-it", type: "button", onclick: () => { local.removing = 0; act(ctx, "remove", { student: s.id }); } }, t["remove-it"]),
          h("button", { class: "ck-class-leave-him", type: "button", onclick: () => { local.removing = 0; ctx.redraw(); } }, t["leave-it"]))
        : h("button", { class: "ck-class-remove ck-plain", key: "remove", type: "button", onclick: () => { local.removing = s.id; ctx.redraw(); } }, t.remove)));
}
