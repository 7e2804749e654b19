// A class on the wall: large, and nobody's results.

import { h } from "../../base/static/dom.js";
import { linkTo } from "./mine.js";

const HERE = ["127.0.0.1", "localhost", "[::1]"]; // where no other machine comes

export function wallPage(ctx) {
  const { t, data } = ctx;
  if (data.shown) {
    return h("p", { class: "ck-wall-line", key: "line" }, data.code ? [`${t.code}: `, h("b", { class: "ck-class-code" }, data.code)] : t["wall-none"]);
  }
  return h("div", { class: "ck-wall", key: "wall" },
    data.code ? [
      h("div", { class: "ck-wall-join", key: "join" },
        h("p", {}, t["wall-join"]),
        h("p", { class: "ck-wall-address" }, window.location.host + window.location.pathname),
        h("p", { class: "ck-class-code" }, data.code),
        HERE.includes(window.location.hostname) ? h("p", { class: "ck-wall-local", key: "local", role: "status" }, t["wall-local"]) : null),
      code(ctx, linkTo("join", data.code)),
    ] : h("p", { key: "none" }, t["wall-none"]),
    h("ul", { class: "ck-wall-names", key: "names", "aria-label": t.students, "aria-live": "polite" }, data.nicknames.map((n) => h("li", { key: n }, n))));
}

function code(ctx, link) {
  const { t, local } = ctx;
  if (local.asked !== link) {
    local.asked = link;
    ctx.send({ type: "do", what: "qr", link });
  }
  const { qr } = local;
  return qr && qr.link === link
    ? h("svg", { class: "ck-wall-qr", key: "qr", viewBox: `0 0 ${qr.size} ${qr.size}`, role: "img", "aria-label": t["wall-qr"], "shape-rendering": "crispEdges" },
      h("rect", { width: qr.size, height: qr.size, fill: "#fff" }), h("path", { d: qr.path, fill: "#000" })) : null;
}
