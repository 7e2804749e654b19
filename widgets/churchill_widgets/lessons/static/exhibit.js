// All about one thing in the box; `ctx.goTo` follows a link to another.

import { h } from "../../base/static/dom.js";
import { sign } from "../../base/static/seats.js";
import { chip, prose, words } from "../../cards/static/terms.js";

function links(ctx, list) {
  return typeof list === "string" ? prose(ctx, list) : list.map(([id, name]) => h("button", { type: "button", class: "ck-plain ck-gallery-link", key: id, onclick: () => ctx.goTo(id) }, words(ctx, name)));
}

export function exhibit(ctx, d, old) {
  const { t } = ctx;
  return h("article", { class: `ck-exhibit ck-of-${d.seat || "none"}${old ? " ck-old" : ""}`, key: "exhibit", "aria-live": "polite", "aria-label": d.title },
    h("header", {},
      d.value ? h("b", { class: "ck-value" }, h("span", { "aria-hidden": "true" }, d.value), h("span", { class: "ck-unseen" }, d.spoken)) : null,
      h("div", {}, h("p", { class: "ck-kind" }, sign(d.seat), prose(ctx, d.kind), d.power ? `, ${d.power}` : ""), h("h4", {}, prose(ctx, d.title)), d.about ? h("p", { class: "ck-quiet" }, prose(ctx, d.about)) : null)),
    d.picture ? pictureOf(ctx, d) : null,
    d.text.map((text, i) => h("p", { class: "ck-exhibit-text", key: `t${i}` }, prose(ctx, text))),
    d.bands.length ? h("ol", { class: "ck-bands", key: "bands", "data-rove": "" }, d.bands.map(([band, name, title, text]) => h("li", { key: band, class: `ck-band ck-of-${band}` },
      h("p", {}, sign(band), h("span", { class: "ck-kind" }, prose(ctx, name)), h("b", {}, prose(ctx, title))), h("p", {}, prose(ctx, text))))) : null,
    d.list.length ? h("ol", { class: "ck-exhibit-list", key: "list", "data-rove": "", "aria-label": t["gallery-spaces"] }, d.list.map(([id, name, marks]) => h("li", { key: id }, links(ctx, [[id, name]]), marks ? h("span", { class: "ck-quiet" }, prose(ctx, marks)) : null))) : null,
    d.rows.length ? h("dl", { class: "ck-exhibit-rows", key: "rows", "data-rove": "" }, d.rows.map(([label, value]) => [h("dt", {}, prose(ctx, label)), h("dd", {}, links(ctx, value))])) : null,
    h("p", { class: "ck-row ck-exhibit-rules", key: "rules" }, h("span", { class: "ck-quiet" }, t["gallery-see"]), d.rules.map(chip)),
    h("footer", { key: "sources", hidden: d.sources.length || d.note ? null : true }, h("p", { class: "ck-label" }, t["gallery-sources"]),
      h("ul", {}, d.sources.map(([label, meaning, parts]) => h("li", { key: label, class: `ck-origin-${label}` }, h("b", {}, meaning), " ", prose(ctx, parts)))),
      d.note ? h("p", { class: "ck-quiet" }, prose(ctx, d.note)) : null));
}

// The picture is markup of our own drawings; what it shows is told in the words beside it.
function pictureOf(ctx, d) {
  queueMicrotask(() => {
    const place = ctx.el.querySelector(".ck-picture");
    if (place && place.ckShown !== d.picture) { place.innerHTML = d.picture; place.ckShown = d.picture; }
  });
  return h("div", { class: "ck-picture", key: "picture", raw: false, "aria-hidden": "true" });
}
