// A sandbox: what can be changed, and what follows from it at once. A game adds controls and tables
// of its own.

import { h } from "../../base/static/dom.js";
import { sign } from "../../base/static/seats.js";
import { boardPlace, lesson } from "./lesson.js";
import { amounts, eventLine, signed } from "../../cards/static/numbers.js";
import { chip, prose, words } from "../../cards/static/terms.js";

function sandboxLook(ctx) {
  const { t, data } = ctx;
  if (!data.name) return [];
  const out = data.outcome;
  return [
    boardPlace(ctx, data.board),
    h("article", { class: `ck-sheet ck-side ck-sandbox ck-sandbox-${data.name}`, key: "side", "aria-label": data.title },
      h("header", { class: "ck-row" }, h("p", { class: "ck-kind" }, t.sandbox), h("button", { class: "ck-reset ck-plain", type: "button", onclick: () => ctx.send({ type: "reset" }) }, t.reset)),
      h("h3", {}, prose(ctx, data.title)),
      h("p", { class: "ck-quiet" }, prose(ctx, data.about)),
      h("div", { class: "ck-controls" }, data.controls.map((g, i) => group(ctx, g, i))),
      data.error ? h("p", { class: "ck-error", role: "alert", key: "error" }, prose(ctx, data.error)) : null,
      h("div", { class: `ck-outcome${data.error ? " ck-old" : ""}`, key: "out" },
        h("p", { class: `ck-headline${out.seat ? ` ck-of-${out.seat}` : ""}`, role: "status", "aria-live": "polite" }, sign(out.seat), h("span", {}, prose(ctx, out.headline)), " ", chip(out.rule)),
        out.faces && out.faces.length ? faces(ctx, out.faces) : null,
        out.tally ? tally(out.tally) : null,
        out.parts ? amounts(ctx, out.parts, [out.total_label, out.total]) : null,
        out.results ? results(ctx, out) : null,
        out.verdicts ? matrix(ctx, out.verdicts) : null,
        out.note ? h("p", { class: "ck-quiet ck-small" }, prose(ctx, out.note)) : null)),
    h("section", { class: "ck-sheet ck-below", key: "below", hidden: out.bars || out.rows || out.scores || out.events || out.steps || out.verdicts ? null : true },
      out.steps && out.steps.length ? priorities(ctx, out) : null,
      out.verdicts ? verdicts(ctx, out.verdicts) : null,
      out.bars ? bars(ctx, out) : null,
      out.rows ? ctx.more.rows(ctx, out) : null,
      out.scores ? scores(ctx, out.scores) : null,
      out.events ? [h("h4", {}, prose(ctx, out.events_title)), h("ol", { class: "ck-events" }, out.events.map((line, i) => eventLine(ctx, line, i)))] : null),
  ];
}

function group(ctx, g, i) {
  const items = g.items.map((c) => control(ctx, c));
  const key = g.id || `g${i}`;
  if (g.folded) return h("details", { class: "ck-group", key }, h("summary", {}, words(ctx, g.title)), h("div", { class: "ck-fields" }, items));
  return h("fieldset", { class: "ck-group", key }, g.title ? h("legend", {}, prose(ctx, g.title)) : null, h("div", { class: "ck-fields" }, items));
}

export function control(ctx, c) {
  const { t } = ctx;
  const set = (value) => ctx.send({ type: "change", id: c.id, value });
  const key = `${c.id}`;
  if (c.kind === "toggle") {
    return h("label", { class: "ck-field ck-toggle", key }, h("input", { type: "checkbox", "data-control": c.id, checked: c.value, onchange: (e) => set(e.target.checked) }), h("span", {}, words(ctx, c.label)));
  }
  if (c.kind === "stepper") {
    const step = (by) => ctx.send({ type: "change", id: c.id, by });
    return h("div", { class: "ck-field ck-stepper", key, role: "group", "aria-label": c.label },
      h("span", { class: "ck-label" }, words(ctx, c.label)),
      h("span", { class: "ck-count" },
        h("button", { type: "button", "data-control": `${c.id}-`, "aria-label": `${c.label}: ${t.less}`, "aria-disabled": c.value <= c.min ? "true" : null, onclick: () => step(-1) }, "−"),
        h("output", { "aria-live": "polite" }, c.shown ?? c.value),
        h("button", { type: "button", "data-control": `${c.id}+`, "aria-label": `${c.label}: ${t.more}`, "aria-disabled": c.value >= c.max ? "true" : null, onclick: () => step(1) }, "+")));
  }
  if (c.kind === "press") {
    return h("div", { class: "ck-field ck-press", key }, h("button", { type: "button", "data-control": c.id, onclick: () => ctx.send({ type: "change", id: c.id }) }, words(ctx, c.label)));
  }
  if (c.kind === "segments") {
    return h("div", { class: "ck-field ck-segments", key, role: "group", "aria-label": c.label },
      h("span", { class: "ck-label" }, words(ctx, c.label)),
      h("span", { class: "ck-buttons" }, c.options.map(([value, label]) => h("button", { type: "button", key: value, "data-control": `${c.id}=${value}`, class: `ck-segment ck-of-${value}`, "aria-pressed": value === c.value ? "true" : "false", onclick: () => set(value) }, sign(value), h("span", {}, words(ctx, label))))));
  }
  if (ctx.more.controls[c.kind]) return ctx.more.controls[c.kind](ctx, c);
  return h("label", { class: "ck-field", key }, h("span", { class: "ck-label" }, words(ctx, c.label)), choose(c, set, null));
}

export function choose(c, set, label) {
  const now = c.options.find(([value]) => value === c.value);
  return h("select", { "data-control": c.id, "data-value": c.value, "aria-label": label, title: now ? now[1] : null, onchange: (e) => set(e.target.value) },
    c.options.map(([value, text]) => h("option", { value, key: value  }, text)));
}

function faces(ctx, list) {
  return h("ol", { class: "ck-faces", "aria-label": ctx.t.dice }, list.map(([face, what, label]) => h("li", { key: face, class: `ck-face ck-face-${what}`, "data-tip": label },
    h("b", {}, face), h("span", { "aria-hidden": "true" }, what === "through" ? "»" : what === "on" ? "›" : "·"), h("span", { class: "ck-unseen" }, label))));
}

function tally(list) {
  return h("ul", { class: "ck-tally" }, list.map((row) => h("li", { key: row.seat, class: `ck-of-${row.seat}${row.first ? " ck-first" : ""}` }, sign(row.seat), h("span", {}, row.name), h("b", {}, row.n))));
}

function bars(ctx, out) {
  return h("figure", { class: "ck-bars-box", key: "bars" }, h("figcaption", {}, prose(ctx, out.bars_title)),
    h("ul", { class: "ck-bars" }, out.bars.map((b) => h("li", { key: b.label },
      h("button", { type: "button", class: `ck-col${b.now ? " ck-now" : ""}`, "aria-pressed": b.now ? "true" : "false", "aria-label": b.spoken, "data-tip": b.spoken, onclick: () => ctx.send({ type: "change", ...b.set }) },
        h("span", { class: "ck-col-text" }, b.text),
        h("span", { class: "ck-col-room" }, h("span", { class: "ck-col-bar", style: `height:${b.share * 100}%` }, h("span", { class: "ck-col-inner", style: `height:${b.share ? (b.inner / b.share) * 100 : 0}%` }))),
        h("span", { class: "ck-col-label" }, b.label))))),
    out.bars_legend ? h("p", { class: "ck-quiet ck-small" }, prose(ctx, out.bars_legend)) : null);
}

function scores(ctx, list) {
  return h("div", { class: "ck-scores", key: "scores" }, list.map((s) => h("article", { class: `ck-score ck-of-${s.seat}${s.first ? " ck-first" : ""}`, key: s.seat, "aria-label": s.name },
    h("h4", {}, sign(s.seat), h("span", {}, s.name), s.change ? h("span", { class: "ck-change" }, signed(s.change)) : null, h("b", { class: "ck-sum" }, s.total)),
    h("table", { class: "ck-parts" }, h("tbody", {}, s.lines.map(([letter, amount, what]) => h("tr", {}, h("td", {}, chip(letter)), h("th", { scope: "row" }, prose(ctx, what)), h("td", { class: "ck-amount" }, signed(amount)))))))));
}

// Fronts with the armies against them and the strength that is left.
function results(ctx, out) {
  return h("table", { class: "ck-rows ck-results", key: "results" },
    h("caption", {}, prose(ctx, out.results_title)),
    h("thead", {}, h("tr", {}, out.heads.map((x) => h("th", { scope: "col" }, prose(ctx, x))))),
    h("tbody", {}, out.results.map(([seat, name, armies, power]) => h("tr", { key: name },
      h("th", { scope: "row", class: `ck-of-${seat}` }, sign(seat), " ", prose(ctx, name, true)), h("td", {}, armies), h("td", {}, h("b", {}, String(power).replace("-", "−")))))));
}

// A list of priorities: what each of them does now; those that do nothing are quiet.
function priorities(ctx, out) {
  return [h("h4", { key: "steps-h" }, prose(ctx, out.steps_title)), h("ol", { class: "ck-priorities", key: "steps" }, out.steps.map((p) =>
    h("li", { key: p.rule, class: p.events.length ? "ck-active" : "ck-idle" },
      h("p", {}, chip(p.rule), " ", h("b", {}, prose(ctx, p.title)), p.events.length ? null : h("span", { class: "ck-quiet" }, ` ${ctx.t.idle}`)),
      p.events.length ? h("ol", { class: "ck-events" }, p.events.map((line, i) => eventLine(ctx, line, i))) : h("p", { class: "ck-quiet ck-small" }, prose(ctx, p.about)))))];
}

// The same at a glance: who may do what.
function matrix(ctx, list) {
  const { t } = ctx;
  return h("table", { class: "ck-rows ck-matrix", key: "matrix" },
    h("thead", {}, h("tr", {}, h("td", {}), list.map((s) => h("th", { scope: "col", key: s.seat, class: `ck-of-${s.seat}` }, sign(s.seat), " ", s.name)))),
    h("tbody", {}, list[0].lines.map((line, i) => h("tr", { key: line.what }, h("th", { scope: "row" }, prose(ctx, line.what)),
      list.map((s) => h("td", { key: s.seat, class: s.lines[i].ok ? "ck-may" : "ck-may-not" },
        h("span", { class: "ck-mark", "aria-hidden": "true" }, s.lines[i].ok ? "✓" : "✗"), h("span", { class: "ck-unseen" }, s.lines[i].ok ? t.may : t["may-not"])))))));
}

// What each power may do, and why not.
function verdicts(ctx, list) {
  const { t } = ctx;
  return h("div", { class: "ck-scores ck-verdicts", key: "verdicts" }, list.map((s) => h("article", { class: `ck-score ck-of-${s.seat}`, key: s.seat, "aria-label": s.name },
    h("h4", {}, sign(s.seat), h("span", {}, s.name)),
    h("ul", {}, s.lines.map((line, i) => h("li", { key: line.what, class: line.ok ? "ck-may" : "ck-may-not" },
      h("p", {}, h("span", { class: "ck-mark", "aria-hidden": "true" }, line.ok ? "✓" : "✗"), " ", h("b", {}, prose(ctx, line.what)), h("span", { class: "ck-unseen" }, ` – ${line.ok ? t.may : t["may-not"]}`)),
      // Moves that share a reason are told it once, after the last of them.
      (s.lines[i + 1] || {}).why === line.why ? null : h("p", { class: "ck-small" }, prose(ctx, line.why, true), " ", chip(line.rule))))))));
}

// The panel of sandboxes; `controls` draw further kinds of controls, `rows` a table of what follows.
export function sandbox({ controls = {}, rows = () => null } = {}) {
  return lesson((ctx) => {
    ctx.more = { controls, rows };
    return sandboxLook(ctx);
  });
}

export default sandbox();
