// Shared tables: coming to one from the first page, and what stands around one.

import { copy } from "../../base/static/copying.js";
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
  else if (msg.type === "seats") {
    ctxs.forEach((ctx) => { ctx.joining = msg; ctx.redraw(); });
    setTimeout(() => document.querySelector(".ck-free-seat")?.focus());
  }
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
        h("button", { class: "ck-table-open", type: "button", onclick: () => act(ctx, "open", { setup: setup(), pace: ctx.form.pace || "", hook: ctx.form.hook || "" }) }, t["shared-open"]),
        h("label", { class: "ck-open-pace" }, t["shared-pace"], " ", h("select", { class: "ck-table-pace", onchange: (e) => { ctx.form.pace = e.target.value; } },
          (offer.paces || []).map((p) => h("option", { key: p, value: p, selected: p === (ctx.form.pace || "") }, t[`shared-pace-${p || "now"}`])))),
        offer.about ? h("p", { class: "ck-quiet" }, prose(ctx, offer.about)) : null,
        h("details", { class: "ck-open-hook", key: "hook" }, h("summary", {}, t["shared-hook"]),
          h("p", { class: "ck-quiet", id: "ck-open-hook-about" }, t["shared-hook-about"]),
          h("input", {
            class: "ck-table-hook", type: "url", maxlength: 400, autocomplete: "off", "aria-label": t["shared-hook"], "aria-describedby": "ck-open-hook-about",
            oninput: (e) => { ctx.form.hook = e.target.value; },
          }))),
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

// -- one's own tables ------------------------------------------------------------------------------

let told = ""; // the secrets that the program has been told of

export function myTablesPage(ctx) {
  const { t, get } = ctx;
  const secrets = myTables.all().map((table) => table.secret);
  if (secrets.join() !== told) {
    told = secrets.join();
    setTimeout(() => act(ctx, "mine", { secrets }), told ? 200 : 0);
  }
  const tables = get("start").together?.tables || [];
  if (!tables.length) return null;
  const go = (table) => act(ctx, "enter", { secret: table.secret });
  const forget = (table) => { myTables.drop(table.secret); ctx.redraw(); };
  return h("section", { class: "ck-my-tables ck-card-box", key: "tables", "aria-labelledby": "ck-my-tables-h" },
    h("h2", { id: "ck-my-tables-h" }, t["shared-mine"]),
    h("ul", {}, tables.map((table) => h("li", { key: table.secret, class: `ck-my-table${table.yours ? " ck-yours" : ""}` },
      h("div", {}, h("b", {}, table.name), table.seat ? ` · ${table.seat}` : "", h("p", { class: table.yours ? "" : "ck-quiet" }, table.line)),
      h("button", { class: "ck-table-go", type: "button", "aria-label": `${t["shared-mine-go"]}: ${table.name}, ${table.line}`, onclick: () => go(table) }, t["shared-mine-go"]),
      h("button", { class: "ck-table-forget ck-plain", type: "button", title: t["shared-mine-forget"], "aria-label": `${t["shared-mine-forget"]}: ${table.name}`, onclick: () => forget(table) }, "×")))));
}

// What stands on the first page is read anew whenever one comes back to it.
export function readAnew() { told = ""; }

// -- at the table ----------------------------------------------------------------------------------

export function tableBar(ctx) {
  const { t, get } = ctx;
  const table = get("shared");
  if (!table.seats) return null;
  const open = isOpen(ctx, table);
  return h("section", { class: "ck-table-bar", key: "table", "aria-label": t["shared-bar"] },
    h("ul", { class: "ck-present" }, table.seats.map((seat) => present(ctx, seat))),
    table.seat || table.owner ? null : h("span", { class: "ck-quiet ck-table-watching", key: "watching" }, t["shared-watching"]),
    table.views.length ? looks(ctx, table) : null,
    table.seat || table.owner ? h("button", {
      class: "ck-table-more", key: "more", type: "button", "aria-expanded": String(open), "aria-controls": "ck-table-panel",
      onclick: () => { ctx.tableOpen = !open; ctx.redraw(); },
    }, table.seats.some((s) => s.free) && table.owner ? t["shared-invite"] : t["shared-table"]) : null,
    h("div", { class: "ck-table-said", key: "said", role: "status", "aria-live": "polite" }, table.undo ? undoAsked(ctx, table.undo) : null),
    h("div", { class: "ck-unseen", key: "lines", role: "log", "aria-live": "polite", "aria-label": t["shared-lines"] },
      table.seats.filter((s) => s.line && !s.own).map((s) => h("p", { key: `${s.id}:${s.line}` }, `${s.name || s.label}: ${s.line}`))),
    open ? panel(ctx, table) : null);
}

// Links are shown by themselves as long as somebody has to be invited; what somebody is busy with
// does not close under his hands.
function isOpen(ctx, table) {
  if (ctx.tableOpen === undefined || ctx.tableOpen === null) {
    if (inviting(table)) return true;
    if (document.querySelector(".ck-table-panel:is(:focus-within, :hover)")) ctx.tableOpen = true;
  }
  return Boolean(ctx.tableOpen);
}

const inviting = (table) => Boolean(table.links) && table.moves === 0 && table.seats.some((s) => s.free);

// Does the panel of the table lie over the boards?
export const tablePanelOpen = (ctx) => Boolean(ctx.get("shared").seats) && isOpen(ctx, ctx.get("shared"));

function present(ctx, seat) {
  const { t } = ctx;
  return h("li", { key: seat.id, class: `ck-chair ck-of-${seat.id}${seat.turn ? " ck-chair-turn" : ""}${seat.own ? " ck-own" : ""}` },
    sign(seat.id), h("b", {}, seat.label), seat.own ? ` (${t["shared-you"]})` : "", seat.name ? ` ${seat.name}` : "", " ",
    h("span", { class: "ck-dot", "aria-hidden": "true" }, seat.person ? (seat.here ? "●" : "○") : "▸"), " ",
    h("span", { class: `ck-present-${seat.id} ck-quiet` }, seat.present),
    seat.turn ? h("span", { class: "ck-turn-of" }, ` ${t["shared-turn"]} · ${seat.since}`) : null,
    seat.line ? h("q", { class: "ck-line-said", key: "line", title: seat.line }, seat.line) : null);
}

function looks(ctx, table) {
  const { t } = ctx;
  return h("label", { class: "ck-looks", key: "looks" }, h("span", {}, t["shared-look"], " "),
    h("select", { class: "ck-look-as", onchange: (e) => act(ctx, "look_as", { seat: e.target.value }) },
      [["", t["shared-look-none"]], ...table.views].map(([seat, label]) => h("option", { key: seat, value: seat, selected: seat === table.looks }, label))));
}

function undoAsked(ctx, undo) {
  const { t } = ctx;
  const button = (cls, words, agree) => h("button", { class: cls, key: cls, type: "button", onclick: () => act(ctx, "answer", { agree }) }, words);
  return [
    h("span", { key: "text" }, undo.text), " ",
    undo.may ? [button("ck-undo-agree", t["shared-agree"], true), " ", button("ck-undo-refuse", t["shared-refuse"], false)] : null,
    undo.mine ? button("ck-undo-withdraw", t["shared-withdraw"], false) : null,
  ];
}

function panel(ctx, table) {
  const { t } = ctx;
  const own = table.seats.find((s) => s.own);
  return h("div", { class: "ck-table-panel", id: "ck-table-panel", key: "panel", role: "region", "aria-label": t["shared-table"] },
    table.links && !table.over ? invitations(ctx, table) : null,
    own && table.chat ? lineField(ctx, "say", "ck-say-field", t["shared-say"], t["shared-say-send"], 200, (value) => act(ctx, "say", { text: value, request: Math.random().toString(36).slice(2) }), true) : null,
    h("ul", { class: "ck-handing", key: "handing" }, table.seats.filter((s) => s.may && !s.free).map((s) => h("li", { key: s.id },
      s.person
        ? h("button", { class: `ck-bot-${s.id}`, type: "button", title: t["shared-bot-about"], onclick: () => act(ctx, "bot", { seat: s.id }) }, `${t["shared-bot"]}: ${s.label}`)
        : h("button", { class: `ck-back-${s.id}`, type: "button", onclick: () => act(ctx, "back", { seat: s.id }) }, `${t["shared-back"]}: ${s.label}`)))),
    own ? lineField(ctx, "name", "ck-own-name", t["shared-name"], t["shared-name-keep"], 40, (name) => act(ctx, "rename", { name }), false, own.name) : null,
    own ? h("details", { key: "hook" }, h("summary", {}, t["shared-hook"]), h("p", { class: "ck-quiet" }, t["shared-hook-about"]),
      lineField(ctx, "hook", "ck-hook-field", t["shared-hook"], t["shared-name-keep"], 400, (address) => act(ctx, "hook", { address }), false, table.hook)) : null,
    table.owner ? settings(ctx, table) : null,
    h("button", { class: "ck-table-close", key: "close", type: "button", onclick: () => { ctx.tableOpen = false; ctx.focusNext = ".ck-table-more"; ctx.redraw(); } }, t["shared-close"]));
}

function lineField(ctx, key, cls, label, words, most, done, clears = false, kept = "") {
  const { t } = ctx;
  const give = (field) => {
    done(field.value);
    if (clears) field.value = "";
    else { ctx.tableKept = [key, field.value.trim()]; ctx.redraw(); }
  };
  const said = ctx.tableKept?.[0] === key && ctx.tableKept[1] === kept ? t["shared-kept"] : "";
  const enter = (e) => {
    if (e.key !== "Enter") return;
    give(e.target);
    e.preventDefault();
  };
  return h("div", { class: "ck-line-field", key }, h("label", { for: `ck-f-${key}` }, label),
    h("input", { id: `ck-f-${key}`, class: cls, maxlength: most, autocomplete: "off", value: clears ? undefined : kept, onkeydown: enter }),
    h("button", { class: `${cls}-send`, type: "button", onclick: (e) => give(e.target.parentNode.querySelector("input")) }, words),
    clears ? null : h("p", { class: "ck-quiet ck-kept", role: "status", "aria-live": "polite" }, said));
}

function settings(ctx, table) {
  const { t } = ctx;
  const box = (name) => h("label", { class: "ck-check", key: name }, h("input", { type: "checkbox", class: `ck-set-${name}`, checked: table[name], onchange: (e) => act(ctx, "set", { [name]: e.target.checked }) }), " ", t[`shared-${name}`]);
  return h("details", { class: "ck-table-settings", key: "settings" }, h("summary", {}, t["shared-settings"]),
    box("chat"), box("hands"),
    h("label", { key: "pace" }, t["shared-pace"], " ", h("select", { class: "ck-set-pace", onchange: (e) => act(ctx, "set", { pace: e.target.value }) },
      table.paces.map((p) => h("option", { key: p, value: p, selected: p === table.pace }, t[`shared-pace-${p || "now"}`])))),
    h("ul", { key: "free" }, table.seats.filter((s) => s.taken_by).map((s) => h("li", { key: s.id },
      h("button", { class: `ck-new-link-${s.id}`, type: "button", onclick: () => act(ctx, "free", { seat: s.id }) }, `${t["shared-new-link"]}: ${s.label}`)))),
    ctx.deleting
      ? h("div", { class: "ck-game-row ck-game-sure", key: "sure", role: "group", "aria-label": t["shared-delete-sure"] }, h("span", {}, t["shared-delete-sure"]),
        h("button", { class: "ck-table-delete-it", type: "button", onclick: () => { ctx.deleting = false; act(ctx, "delete"); } }, t["shared-delete-it"]),
        h("button", { class: "ck-leave-it", type: "button", onclick: () => { ctx.deleting = false; ctx.redraw(); } }, t["shared-leave-it"]))
      : h("button", { class: "ck-table-delete", key: "delete", type: "button", onclick: () => { ctx.deleting = true; ctx.focusNext = ".ck-table-delete-it"; ctx.redraw(); } }, t["shared-delete"]));
}

// After the game, instead of a game of one's own.
export function rematchButton(ctx) {
  const { t, get } = ctx;
  const table = get("shared");
  if (!table.seats || !(table.seat || table.owner)) return null;
  return h("button", { class: "ck-rematch ck-main", key: "rematch", type: "button", onclick: () => act(ctx, "rematch") }, table.rematch ? t["shared-rematch-go"] : t["shared-rematch"]);
}

function invitations(ctx, table) {
  const { t } = ctx;
  const { code, seats, watch } = table.links;
  const label = (id) => table.seats.find((s) => s.id === id);
  const row = (key, cls, words, role, secret) => h("li", { key },
    h("a", { class: cls, href: linkTo(role, secret), onclick: (e) => e.preventDefault() }, words),
    h("button", { class: "ck-copy-link ck-plain", type: "button", "aria-label": `${t["shared-copy"]}: ${words}`, onclick: (e) => copy(e.target, linkTo(role, secret), { copy: t["shared-copy"], copied: t["shared-copied"] }) }, t["shared-copy"]));
  return h("div", { class: "ck-invitations", key: "links" },
    h("p", {}, t["shared-invite-about"]),
    h("p", { class: "ck-table-code-line" }, `${t["shared-code"]}: `, h("b", { class: "ck-table-code" }, code)),
    h("ul", { class: "ck-links" },
      Object.entries(seats).map(([seat, secret]) => row(seat, `ck-seat-link-${seat}`, `${t["shared-link"]}: ${label(seat)?.label || seat}${label(seat)?.free ? "" : ` (${t["shared-taken"]})`}`, "seat", secret)),
      row("watch", "ck-watch-link", t["shared-watch-link"], "watch", watch)),
    h("p", { class: "ck-quiet" }, t["shared-own-link-about"]));
}
