// A board to look around on: what is clicked, or picked from the list, is told beside it.

import { h } from "../../base/static/dom.js";
import { boardPlace, lesson } from "./lesson.js";
import { prose } from "../../cards/static/terms.js";
import { exhibit } from "./exhibit.js";

function lookLook(ctx) {
  const { t, data } = ctx;
  if (!data.board) return [];
  const d = data.detail;
  ctx.goTo = (id) => ctx.send({ type: "visit", id });
  return [
    boardPlace(ctx, data.board),
    h("article", { class: "ck-sheet ck-side ck-look", key: "side", "aria-label": data.title },
      h("h3", {}, prose(ctx, data.title)), h("p", { class: "ck-quiet" }, prose(ctx, data.about)),
      h("label", { class: "ck-field" }, h("span", { class: "ck-label" }, t["look-pick"]),
        h("select", { class: "ck-look-pick", "data-value": data.chosen, onchange: (e) => ctx.send({ type: "look", target: e.target.value }) },
          data.things.map(([target, name]) => h("option", { key: target, value: target }, name)))),
      h("p", { class: "ck-look-now", role: "status" }, prose(ctx, data.now)),
      d.id ? exhibit(ctx, d, false) : null),
  ];
}

export default lesson(lookLook);
