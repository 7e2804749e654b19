// Shared tables: coming to one from the first page, and what stands around one.

import { h } from "../../base/static/dom.js";
import { readStore, writeStore } from "../../base/static/keeper.js";
import { sign } from "../../base/static/seats.js";
import { prose } from "../../cards/static/terms.js";

const TABLES = "churchill_kit/tables"; // the secrets of one's tables, the latest first
const MOST = 100;
const LINK = /^#(seat|watch)=(.*)$/;

// What an address leads to: the secret of a seat, or of a watcher. It stands behind the "#", which no
// server is told.
export function secretOf(where = window.location) {
  return LINK.exec(where.hash || "")?.[2].slice(0, 100) ?? null;
}

const bare = () => window.location.pathname + window.location.search;
const linkTo = (role, secret) => `${window.location.origin}${bare()}#${role}=${secret}`;

export const myTables = {
  all() {
    const found = readStore("localStorage", TABLES, []);
    return Array.isArray(found) ? found.filter((t) => t && typeof t.secret === "string") : [];
  },
  put(secret, role) {
    writeStore("localStorage", TABLES, [{ secret, role }, ...myTables.all().filter((t) => t.secret !== secret)].slice(0, MOST));
  },
  drop(secret) { writeStore("localStorage", TABLES, myTables.all().filter((t) => t.secret !== secret)); },
};

// What the program says of tables; true if it was for here.
export function tableCame(ctxs, msg) {
  if (msg.type === "table") {
    myTables.put(msg.secret, msg.role);
    window.history.replaceState(null, "", `${bare()}#${msg.role}=${msg.secret}`);
    ctxs.forEach((ctx) => { ctx.joining = null; ctx.tableOpen = null; });
  } else if (msg.type === "gone") myTables.drop(secretOf() || "");
  else if (msg.type === "seats") ctxs.forEach((ctx) => { ctx.joining = msg; ctx.focusNext = ".ck-free-seat"; ctx.redraw(); });
  else return false;
  return true;
}

// Who is at no table has none in the address.
export function forgetAddress() {
  if (LINK.test(window.location.hash)) window.history.replaceState(null, "", bare());
}

const act = (ctx, what, more = {}) => ctx.send({ type: "shared", what, ...more });

// -- the first page --------------------------------------------------------------------------------

export function togetherPage(ctx, setup) {
  const { t, get } = ctx;
  const offer = get("start").together || {};
  const join = () => {
    const field = document.getElementById("ck-f-code");
    if (field?.value.trim()) act(ctx, "look", { code: field.value });
    else field?.focus();
  };
  return h("section", { class: "ck-together ck-card-box", key: "together", "aria-labelledby": "ck-together-h" },
    h("h2", { id: "ck-together-h" }, t["shared-title"]),
    h("div", { class: "ck-together-ways" },
      h("div", {},
        h("p", {}, t["shared-about"]),
        h("button", { class: "ck-table-open", type: "button", onclick: () => act(ctx, "open", { setup: setup() }) }, t["shared-open"]),
        offer.about ? h("p", { class: "ck-quiet" }, prose(ctx, offer.about)) : null),
      h("div", {},
        h("label", { for: "ck-f-code" }, t["shared-code"]),
        h("div", { class: "ck-join-row" },
          h("input", {
            id: "ck-f-code", class: "ck-table-code-field", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 20,
            "aria-describedby": "ck-code-help", onkeydown: (e) => { if (e.key === "Enter") { join(); e.preventDefault(); } },
          }),
          h("button", { class: "ck-table-join", type: "button", onclick: join }, t["shared-join"])),
        h("p", { class: "ck-quiet", id: "ck-code-help" }, t["shared-code-help"]),
        freeSeats(ctx))));
}

function freeSeats(ctx) {
  const { t, joining } = ctx;
  if (!joining) return null;
  return h("div", { class: "ck-free", key: "free", role: "group", "aria-labelledby": "ck-free-h" },
    h("p", { id: "ck-free-h" }, h("b", {}, joining.title), " ", t["shared-free"]),
    joining.seats.map(([seat, label]) => h("button", {
      class: `ck-free-seat ck-free-${seat}`, key: seat, type: "button", onclick: () => act(ctx, "join", { code: joining.code, seat }),
    }, label)));
}

// -- at the table ----------------------------------------------------------------------------------

export function tableBar(ctx) {
  const { t, get } = ctx;
  const table = get("shared");
  if (!table.seats) return null;
  const open = isOpen(ctx, table);
  return h("section", { class: "ck-table-bar", key: "table", "aria-label": t["shared-bar"] },
    h("ul", { class: "ck-present" }, table.seats.map((seat) => present(ctx, seat))),
    table.seat || table.owner ? null : h("span", { class: "ck-quiet ck-table-watching" }, t["shared-watching"]),
    table.links ? h("button", {
      class: "ck-table-more", type: "button", "aria-expanded": String(open), "aria-controls": "ck-table-panel",
      onclick: () => { ctx.tableOpen = !open; ctx.redraw(); },
    }, t["shared-invite"]) : null,
    open ? panel(ctx, table) : null);
}

// Links are shown by themselves as long as somebody has to be invited.
const isOpen = (ctx, table) => Boolean(table.links) && (ctx.tableOpen ?? (table.moves === 0 && table.seats.some((s) => s.free)));

function present(ctx, seat) {
  const { t } = ctx;
  return h("li", { key: seat.id, class: `ck-chair ck-of-${seat.id}${seat.turn ? " ck-chair-turn" : ""}${seat.own ? " ck-own" : ""}` },
    sign(seat.id), h("b", {}, seat.label), seat.own ? ` (${t["shared-you"]})` : "", seat.name ? ` ${seat.name}` : "", " ",
    h("span", { class: "ck-dot", "aria-hidden": "true" }, seat.person ? (seat.here ? "●" : "○") : "▸"), " ",
    h("span", { class: `ck-present-${seat.id} ck-quiet` }, seat.present),
    seat.turn ? h("span", { class: "ck-turn-of" }, ` ${t["shared-turn"]} · ${seat.since}`) : null);
}

function panel(ctx, table) {
  const { t } = ctx;
  const { code, seats, watch } = table.links;
  const label = (id) => table.seats.find((s) => s.id === id);
  const row = (key, cls, words, role, secret) => h("li", { key },
    h("a", { class: cls, href: linkTo(role, secret), onclick: (e) => e.preventDefault() }, words),
    h("button", { class: "ck-copy-link ck-plain", type: "button", "aria-label": `${t["shared-copy"]}: ${words}`, onclick: (e) => copy(e.target, linkTo(role, secret), t) }, t["shared-copy"]));
  return h("div", { class: "ck-table-panel", id: "ck-table-panel", key: "panel", role: "region", "aria-label": t["shared-invite"] },
    h("p", {}, t["shared-invite-about"]),
    h("p", { class: "ck-table-code-line" }, `${t["shared-code"]}: `, h("b", { class: "ck-table-code" }, code)),
    h("ul", { class: "ck-links" },
      Object.entries(seats).map(([seat, secret]) => row(seat, `ck-seat-link-${seat}`, `${t["shared-link"]}: ${label(seat)?.label || seat}${label(seat)?.free ? "" : ` (${t["shared-taken"]})`}`, "seat", secret)),
      row("watch", "ck-watch-link", t["shared-watch-link"], "watch", watch)),
    h("p", { class: "ck-quiet" }, t["shared-own-link-about"]),
    h("button", { class: "ck-table-close", type: "button", onclick: () => { ctx.tableOpen = false; ctx.focusNext = ".ck-table-more"; ctx.redraw(); } }, t["shared-close"]));
}

function copy(button, text, t) {
  const done = () => { button.textContent = t["shared-copied"]; setTimeout(() => { button.textContent = t["shared-copy"]; }, 2000); };
  const by = () => { // a page that is not served by https has no clipboard of its own
    const field = document.createElement("textarea");
    field.value = text;
    button.after(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    button.focus();
    done();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, by);
  else by();
}
