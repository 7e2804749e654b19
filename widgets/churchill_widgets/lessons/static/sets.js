// Sets of exercises: the number that the address names, and the link for a class.

import { h } from "../../base/static/dom.js";

const HIGHEST = 999, LONGEST = 40; // of what an address may name, and of what is passed on

// What the address names as the set of this page's exercises; null for none.
export function askedSet(model) {
  if (!["exercise", "check"].includes(model.get("kind"))) return null;
  const set = new URLSearchParams(window.location.search).get("set");
  return set === null ? null : set.slice(0, LONGEST);
}

function linkTo(ctx, set) {
  const link = new URL(window.location.href);
  link.search = new URLSearchParams({ set });
  link.hash = ctx.el.closest(".ck-tutor")?.id || "";
  return link.href;
}

// Without a secure address there is no clipboard for pages, but there is the marked text.
async function copy(ctx, link) {
  const field = ctx.el.querySelector(".ck-set-link");
  field.select();
  try {
    await navigator.clipboard.writeText(link);
    ctx.local.copied = "set-copied";
  } catch {
    ctx.local.copied = "set-marked";
  }
  ctx.redraw();
}

// The same exercises for all: a number, and the link that asks for them. JupyterLab's addresses
// cannot ask for anything.
export function forClass(ctx) {
  const { t, local } = ctx;
  if (!document.body.dataset.voila || ctx.model.get("kind") !== "exercise") return null;
  const set = local.set ?? askedSet(ctx.model) ?? "1";
  const link = /^[1-9][0-9]{0,2}$/.test(set) ? linkTo(ctx, set) : "";
  const number = (e) => { local.set = e.target.value.trim(); local.copied = ""; ctx.redraw(); };
  const sheet = () => {
    if (!link) return;
    local.copied = "sheet-wait";
    ctx.redraw();
    ctx.send({ type: "sheet", given: set, count: Number(ctx.el.querySelector(".ck-sheet-count").value) || 6 });
  };
  return h("details", { class: "ck-class", key: "class" },
    h("summary", {}, t.class),
    h("p", { class: "ck-quiet ck-small" }, t["class-about"]),
    h("div", { class: "ck-row" },
      h("label", { class: "ck-field" }, h("span", { class: "ck-label" }, t["set-number"]),
        h("input", { class: "ck-set-number", type: "number", min: 1, max: HIGHEST, value: set, oninput: number })),
      h("label", { class: "ck-field ck-set-field" }, h("span", { class: "ck-label" }, t["set-link"]),
        h("input", { class: "ck-set-link", type: "text", readonly: true, value: link, onfocus: (e) => e.target.select() })),
      h("button", { class: "ck-set-copy", type: "button", "aria-disabled": link ? null : "true", onclick: () => { if (link) copy(ctx, link); } }, t["set-copy"])),
    h("div", { class: "ck-row" },
      h("label", { class: "ck-field" }, h("span", { class: "ck-label" }, t["sheet-count"]),
        h("input", { class: "ck-sheet-count", type: "number", min: 1, max: 20, value: local.count ?? 6, oninput: (e) => { local.count = e.target.value; } })),
      h("button", { class: "ck-sheet-print", type: "button", "aria-disabled": link ? null : "true", onclick: sheet }, t["sheet-print"])),
    h("p", { class: "ck-quiet ck-small", role: "status" }, local.copied ? t[local.copied] : ""));
}
