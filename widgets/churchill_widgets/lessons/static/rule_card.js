// The card of a rule.

import { h } from "../../base/static/dom.js";
import { lesson } from "./lesson.js";
import { notebookHref } from "../../base/static/links.js";
import { prose } from "../../cards/static/terms.js";

function ruleLook(ctx) {
  const { t, data } = ctx;
  if (!data.title) return [];
  const href = data.link && notebookHref(data.link);
  const here = href && new URL(href, location.href).pathname === location.pathname; // this chapter teaches it
  return h("article", { class: "ck-sheet ck-rule-card", "aria-label": `${t.rule} ${data.number}` },
    h("p", { class: "ck-rule-number" }, `${t.rule} ${data.number}`),
    h("div", {}, h("h3", {}, data.title), h("p", {}, prose(ctx, data.summary)),
      h("p", { class: "ck-row" },
        data.example ? h("button", { class: "ck-live", type: "button", onclick: () => ctx.send({ type: "example", number: data.asked }) }, t["rule-example"]) : null,
        data.chapter && !here ? h("span", { class: "ck-quiet" }, data.link ? h("a", { href }, data.chapter) : data.chapter) : null)));
}

export default lesson(ruleLook);
