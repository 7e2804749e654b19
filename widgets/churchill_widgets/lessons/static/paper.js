// Paper: a chapter, or a sheet of exercises. Before a chapter is printed all its boards are there,
// drawn for light paper; a board can't be had while the browser is printing already.

import { draw, h } from "../../base/static/dom.js";
import { handsOf } from "./lesson.js";

export const PAPER = "ck-paper"; // an event: {detail: {on}}
const PATIENCE = 15000; // ms: for all boards of a long chapter
const REST = 700; // until a board that has come is drawn
const SILENT = 3000; // ms: who has not begun to print by then will not

const later = (ms) => new Promise((done) => { setTimeout(done, ms); });

function waiting() {
  return [...document.querySelectorAll(".ck-tutor")].some((part) =>
    part.querySelector(":scope > .ck-panel .ck-place") && !part.querySelector(":scope > .ck-board :is(canvas, svg)"));
}

const tell = (on) => window.dispatchEvent(new CustomEvent(PAPER, { detail: { on } }));

// Prints, and calls `over` once when that has ended. Browsers say it by an event; if that is lost, the
// page is laid out for a screen again; and where nothing is printed at all nobody says anything.
export function printed(over) {
  const paper = window.matchMedia("print");
  let begun = false, ended = false;
  const begin = () => { begun = true; };
  const laid = (e) => { if (e.matches) begin(); else end(); };
  const silent = setTimeout(() => { if (!begun) end(); }, SILENT);
  function end() {
    if (ended) return;
    ended = true;
    clearTimeout(silent);
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    paper.removeEventListener?.("change", laid);
    setTimeout(over); // by then the page has its scheme back
  }
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  paper.addEventListener?.("change", laid);
  window.print();
}

export async function printChapter() {
  tell(true);
  const end = Date.now() + PATIENCE;
  while (waiting() && Date.now() < end) await later(100);
  await later(REST);
  printed(() => tell(false));
}

// -- a sheet of exercises --------------------------------------------------------------------------

const picture = (svg) => (svg ? h("img", { class: "ck-picture", alt: "", src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` }) : null);

function question(ctx, q, n) {
  const { t } = ctx;
  return h("li", { class: "ck-asked" },
    h("h3", {}, `${n}. `, q.text),
    picture(q.picture),
    handsOf({ ...ctx, data: q }),
    q.beside.map((row) => h("p", { class: "ck-small" }, h("b", {}, row.title), ": ", row.items.join("; "))),
    q.choices.length ? h("ol", { class: "ck-listed" }, q.choices.map((c) => h("li", {}, c))) : null,
    q.moves ? h("p", {}, q.moves) : q.choices.length ? null : h("p", {}, t["sheet-number"]),
    q.choices.length ? null : h("p", { class: "ck-line" }));
}

const answer = (a, n) => h("li", { class: "ck-answered" },
  h("p", {}, h("b", {}, `${n}. `, a.right.join(" → "))),
  h("p", {}, a.why, a.rule ? ` (${a.rule})` : ""));

// Prints these parts of a page alone.
export async function printPaper(ctx, ...parts) {
  document.querySelector(".ck-sheet-of-paper")?.remove();
  const paper = document.createElement("div");
  paper.className = `ck-sheet-of-paper ck-tutor ${[...ctx.el.closest(".ck-tutor").classList].filter((c) => c.startsWith("ck-seats-")).join(" ")}`;
  paper.lang = ctx.lang;
  draw(paper, parts);
  document.body.append(paper);
  await Promise.all([...paper.querySelectorAll("img")].map((img) => img.decode().catch(() => {})));
  document.documentElement.classList.add("ck-prints-sheet");
  printed(() => {
    document.documentElement.classList.remove("ck-prints-sheet");
    paper.remove();
  });
}

export function printSheet(ctx, sheet) {
  const { t } = ctx;
  const head = (title) => h("header", {}, h("p", {}, `${sheet.label} · ${sheet.set}`), h("h2", {}, title));
  return printPaper(ctx,
    h("section", {}, head(sheet.title), h("p", { class: "ck-line" }, t["sheet-name"]), h("ol", {}, sheet.questions.map((q, i) => question(ctx, q, i + 1)))),
    h("section", { class: "ck-sheet-answers" }, head(t["sheet-answers"]), h("ol", {}, sheet.answers.map((a, i) => answer(a, i + 1)))));
}
