// A report to print: each student and how he stands with each rule, and what was missed most.

import { h } from "../../base/static/dom.js";
import { printPaper } from "../../lessons/static/paper.js";
import { SIGNS, legend } from "./teacher.js";

export function printReport(ctx, report) {
  const { t } = ctx;
  const rules = report.rules.map((r) => r.rule);
  return printPaper(ctx,
    h("section", { class: "ck-class-paper" },
      h("header", {}, h("p", {}, report.about), h("h2", {}, report.name)),
      legend(ctx),
      h("table", { class: "ck-class-grid" },
        h("caption", {}, t["print-by"]),
        h("thead", {}, h("tr", {}, h("th", {}, t.student), h("th", {}, t.answers), rules.map((r) => h("th", {}, r)))),
        h("tbody", {}, report.students.map((s) => h("tr", {}, h("th", {}, s.nickname), h("td", {}, `${s.right}/${s.answers}`), rules.map((r) => h("td", {}, SIGNS[s.rules[r]] || ""))))))),
    report.missed.length ? h("section", { class: "ck-class-paper" }, h("h2", {}, t.exercises), h("p", {}, t["exercises-about"]),
      h("ol", {}, report.missed.map((e) => h("li", { class: "ck-asked" }, h("p", {}, `${e.question} (${e.rule})`), h("p", {}, e.told), e.mistake ? h("p", {}, `${t.mistake}: ${e.mistake} (${e.mistaken})`) : null)))) : null);
}
