// The gallery: what to show, a list to go through with the arrow keys, and all about one thing.
// The list is here as a whole; about each thing the program is asked once.

import { h } from "../../../base/static/dom.js";
import { sign } from "../../../base/static/seats.js";
import { lesson } from "../../../lessons/static/lesson.js";
import { prose } from "../../../cards/static/terms.js";
import { exhibit } from "../../../lessons/static/exhibit.js";

function galleryStart(ctx) {
  const { data, local } = ctx;
  if (local.known) return;
  Object.assign(local, { known: new Map(), kind: "", power: "", find: "", chosen: data.items[0][0], asked: null });
}

function fitting(ctx) {
  const { data, local } = ctx;
  const wanted = local.find.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return data.items.filter(([, kind, seat, name, tag, about]) => {
    if (local.kind && kind !== local.kind) return false;
    if (local.power && seat !== (local.power === "none" ? "" : local.power)) return false;
    const text = `${name} ${tag} ${about}`.toLowerCase();
    return wanted.every((w) => text.includes(w));
  });
}

function chooseItem(ctx, id) {
  const { local } = ctx;
  local.chosen = id;
  ctx.redraw();
  reveal(ctx);
  clearTimeout(local.asked);
  if (!local.known.has(id)) local.asked = setTimeout(() => ctx.send({ type: "look", id }), 40); // who holds a key down is on his way
}

// What is chosen is in sight in the list; the page itself does not move.
function reveal(ctx) {
  const row = ctx.el.querySelector(".ck-gallery-list [aria-selected=true]");
  if (!row) return;
  const list = row.parentElement, top = row.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + row.offsetHeight - list.clientHeight;
}

function refine(ctx, change) {
  Object.assign(ctx.local, change);
  const left = fitting(ctx);
  if (left.length && !left.some(([id]) => id === ctx.local.chosen)) chooseItem(ctx, left[0][0]);
  else { ctx.redraw(); reveal(ctx); }
}

function galleryLook(ctx) {
  const { t, data, local } = ctx;
  if (!data.items) return [];
  galleryStart(ctx);
  ctx.goTo = (id) => goTo(ctx, id);
  const now = ctx.model.get("detail");
  if (now.id) local.known.set(now.id, now);
  const shown = fitting(ctx);
  const at = shown.some(([id]) => id === local.chosen);
  const told = local.known.get(local.chosen) || now;
  const powers = new Set(data.items.filter(([, kind]) => !local.kind || kind === local.kind).map(([, , seat]) => seat));
  const row = (id) => `${ctx.galleryId}-${id}`;
  ctx.galleryId = ctx.galleryId || `ck-g${Math.random().toString(36).slice(2)}`;
  return h("article", { class: "ck-sheet ck-wide ck-gallery", "aria-label": data.title },
    h("header", {}, h("h3", {}, data.title), h("p", { class: "ck-quiet" }, prose(ctx, data.about)),
      h("p", { class: "ck-gallery-count" }, local.kind || data.kinds.length === 1 ? data.counts[local.kind || data.kinds[0][0]] : data.total)),
    h("div", { class: "ck-gallery-filters" },
      data.kinds.length > 1 ? segments(ctx, "kind", t["gallery-kind"], [["", t["gallery-all"]], ...data.kinds]) : null,
      [...powers].filter(Boolean).length > 1 ? segments(ctx, "power", t["gallery-power"], [["", t["gallery-all"]], ...data.powers, ...(powers.has("") ? [["none", t["gallery-nobody"]]] : [])]) : null,
      h("label", { class: "ck-field ck-gallery-find" }, h("span", { class: "ck-label" }, t["gallery-search"]),
        h("input", { type: "text", class: "ck-find", autocomplete: "off", spellcheck: "false", value: local.find, oninput: (e) => refine(ctx, { find: e.target.value }) }))),
    h("div", { class: "ck-gallery-panes" },
      h("div", { class: "ck-gallery-side" },
        h("p", { class: "ck-quiet ck-small", role: "status" }, shown.length ? data.shown.replace("{n}", shown.length).replace("{count}", data.items.length) : t["gallery-none"]),
        h("ul", { class: `ck-gallery-list${shown.some((item) => item[4]) ? "" : " ck-untagged"}`, role: "listbox", tabindex: "0", "aria-label": t["gallery-list"], "aria-activedescendant": at ? row(local.chosen) : null, hidden: shown.length ? null : true },
          shown.map(([id, , seat, name, tag, about]) => h("li", { key: id, id: row(id), role: "option", class: `ck-of-${seat || "none"}`, "aria-selected": id === local.chosen ? "true" : "false", onclick: () => chooseItem(ctx, id) },
            h("span", { class: "ck-gallery-tag" }, tag), h("span", { class: "ck-gallery-name" }, sign(seat), h("span", {}, name), about ? h("small", {}, about) : null))))),
      told.id ? exhibit(ctx, told, told.id !== local.chosen) : null));
}

function segments(ctx, key, label, options) {
  return h("div", { class: "ck-field ck-segments", key, role: "group", "aria-label": label },
    h("span", { class: "ck-label" }, label),
    h("span", { class: "ck-buttons" }, options.map(([value, text]) => h("button", { type: "button", key: value || "all", "data-control": `${key}=${value}`, class: `ck-segment ck-of-${value}`, "aria-pressed": ctx.local[key] === value ? "true" : "false", onclick: () => refine(ctx, key === "kind" ? { kind: value, power: "" } : { [key]: value }) }, sign(value), text))));
}

// A link may lead to something that is filtered out: then all filters go.
function goTo(ctx, id) {
  const here = ctx.data.items.some((item) => item[0] === id);
  if (here && !fitting(ctx).some((item) => item[0] === id)) Object.assign(ctx.local, { kind: "", power: "", find: "" });
  chooseItem(ctx, id);
}

function galleryKeys(ctx, e, typing) {
  const finding = e.target.matches(".ck-find");
  if (!e.target.matches(".ck-gallery-list") && !finding) return false;
  if (typing && (e.key === "Home" || e.key === "End")) return false;
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e6, End: 1e6 }[e.key];
  if (!step) return false;
  const shown = fitting(ctx), at = shown.findIndex(([id]) => id === ctx.local.chosen);
  if (shown.length) chooseItem(ctx, shown[Math.min(Math.max(at + step, 0), shown.length - 1)][0]);
  return true;
}

const gallery = lesson(galleryLook, galleryKeys);

export default {
  initialize: gallery.initialize,
  render(given) {
    let ctx = null;
    const stop = gallery.render({ ...given, tell: (c) => { ctx = c; } });
    const came = () => ctx.redraw();
    given.model.on("change:detail", came);
    return () => { given.model.off("change:detail", came); stop(); };
  },
};
