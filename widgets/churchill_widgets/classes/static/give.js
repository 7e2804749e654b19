// What a teacher fills in to give his class something to do.

import { h } from "../../base/static/dom.js";
import { words } from "../../cards/static/terms.js";

const valueOf = (id) => document.getElementById(id)?.value ?? "";

export function giveForm(ctx) {
  const { t, data, local } = ctx;
  const { form } = data;
  const kind = form.kinds.includes(local.kind) ? local.kind : form.kinds[0];
  const chosen = local.chapters ?? new Set(form.chapters.slice(0, 1).map((c) => c.id));
  local.chapters = chosen;
  const give = (e) => {
    e.preventDefault();
    const work = {
      kind, chapters: form.chapters.map((c) => c.id).filter((id) => chosen.has(id)), rules: valueOf("ck-give-rules"), count: valueOf("ck-give-count"),
      each: valueOf("ck-give-same") === "each", set: valueOf("ck-give-set"), exam: valueOf("ck-give-mode") === "exam",
      scenario: valueOf("ck-give-scenario"), people: valueOf("ck-give-people"),
    };
    ctx.send({ type: "do", what: "assign", work });
  };
  return h("form", { class: "ck-sheet ck-class-giving", key: "give", "aria-labelledby": "ck-give-h", onsubmit: give },
    h("h2", { id: "ck-give-h" }, t["assign-title"]),
    select("ck-give-kind", t.kind, form.kinds.map((k) => [k, t[`kind-${k}`]]), kind, (e) => { local.kind = e.target.value; ctx.redraw(); }),
    ["chapters", "reading", "positions"].includes(kind) ? chapters(ctx, kind, chosen) : null,
    kind === "rules" ? rules(ctx) : null,
    kind === "tables" ? tables(ctx) : kind === "reading" ? h("p", { class: "ck-quiet ck-small", key: "reading" }, t["reading-about"]) : exercises(ctx),
    h("p", { key: "go" }, h("button", { class: "ck-assign ck-main", type: "submit" }, t.assign)),
    h("p", { class: "ck-class-note", key: "note", role: "status" }, data.note));
}

function select(id, label, options, value, onchange) {
  return h("label", { class: "ck-field", key: id }, h("span", { class: "ck-label" }, label),
    h("select", { id, class: id, onchange }, options.map(([v, said]) => h("option", { key: v, value: v, selected: v === value }, said))));
}

function number(id, label, value, most, help) {
  return h("label", { class: "ck-field", key: id }, h("span", { class: "ck-label" }, label),
    h("input", { id, class: id, type: "number", min: 1, max: most, inputmode: "numeric", value, placeholder: help || null, title: help || null }));
}

function chapters(ctx, kind, chosen) {
  const { t, data } = ctx;
  const all = data.form.chapters.filter((c) => kind !== "positions" || c.positions);
  const turn = (id) => (e) => { if (e.target.checked) chosen.add(id); else chosen.delete(id); };
  return h("fieldset", { class: "ck-give-chapters", key: "chapters" }, h("legend", { class: "ck-label" }, t.chapters),
    h("ul", {}, all.map((c) => h("li", { key: c.id }, h("label", {}, h("input", { type: "checkbox", class: "ck-give-chapter", value: c.id, checked: chosen.has(c.id), onchange: turn(c.id) }), " ", h("span", {}, words(ctx, c.title)))))));
}

function rules(ctx) {
  const { t } = ctx;
  return h("label", { class: "ck-field", key: "rules" }, h("span", { class: "ck-label" }, t.rules),
    h("input", { id: "ck-give-rules", class: "ck-give-rules", type: "text", autocomplete: "off", maxlength: 400, placeholder: t["rules-help"] }));
}

// A set that was practised is no exam: its answers have been shown.
function another(ctx, mode) {
  if (mode === "exam") document.getElementById("ck-give-set").value = "";
  ctx.local.mode = mode;
  ctx.redraw();
}

function exercises(ctx) {
  const { t, data: { form }, local: { mode = "practice" } } = ctx;
  return h("div", { class: "ck-fields", key: "exercises" },
    number("ck-give-count", t.count, form.count, form.most),
    number("ck-give-set", t.set, "", form.sets, t["set-help"]),
    select("ck-give-same", t.same, [["all", t["same-all"]], ["each", t["same-each"]]], "all"),
    select("ck-give-mode", t.mode, [["practice", t["mode-practice"]], ["exam", t["mode-exam"]]], mode, (e) => another(ctx, e.target.value)),
    h("p", { class: "ck-give-about ck-quiet ck-small", key: "about" }, t[`about-${mode}`]));
}

function tables(ctx) {
  const { t, data: { form } } = ctx;
  return h("div", { key: "tables" },
    h("div", { class: "ck-fields" },
      select("ck-give-scenario", t.scenario, form.scenarios, form.scenarios[0][0]),
      number("ck-give-people", t.people, Math.min(2, form.people), form.people)),
    h("p", { class: "ck-quiet ck-small" }, t["people-help"]));
}
