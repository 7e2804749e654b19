// The first page: a good first game is one click away, everything else can be chosen.

import { h } from "../../base/static/dom.js";
import { notebookHref } from "../../base/static/links.js";
import { sign, signPath } from "../../base/static/seats.js";
import { prose, words } from "../../cards/static/terms.js";
import { firstGame, newHere } from "./adviser.js";
import { myTablesPage, togetherPage } from "./together.js";
import { gamesPage, lastGame } from "./games.js";

let tried = "";

// Where there are several games, the index says in the address which one the page is about.
export const ledTo = () => /^#(game|first)=([a-z]\w*)$/.exec(window.location.hash);

export function startPage(ctx) {
  const { t, get, send, form } = ctx;
  const s = get("start");
  if (!s.scenarios) return [];
  // Who sits where is told to the program, which says what would begin.
  const setSeat = (seat) => (e) => {
    form[`seat-${seat.id}`] = e.target.value;
    send({ type: "form", seats: { [seat.id]: e.target.value } });
  };
  const scenario = form.scenario || s.scenario;
  const about = (s.scenarios.find(([id]) => id === scenario) || ["", "", ""])[2];
  const filled = () => {
    const setup = { game: s.game, scenario, seed: form.seed || "", seats: {}, options: {} };
    for (const seat of s.seats) setup.seats[seat.id] = form[`seat-${seat.id}`] || seat.value;
    for (const o of s.options) {
      const at = form[`option-${o.id}`];
      if (at !== undefined && o.values) setup.options[o.id] = o.values[at];
    }
    return setup;
  };
  const begin = () => send({ type: "start", setup: filled() });
  // Who sits at the table depends on the game, and may depend on set-up and options.
  const choose = (game) => {
    if (game === s.game) return;
    for (const name of Object.keys(form)) if (name !== "seed") delete form[name];
    send({ type: "form", game });
  };
  const led = ledTo();
  if (led && led[2] !== s.game && led[0] !== tried && s.games.some((g) => g.id === led[2])) {
    tried = led[0]; // a game that can't be had is asked for once
    setTimeout(() => choose(led[2]));
  } else if (led?.[1] === "game") window.history.replaceState(null, "", window.location.pathname + window.location.search);
  const setScenario = (e) => { form.scenario = e.target.value; send({ type: "form", scenario: form.scenario }); ctx.redraw(); };
  const setOption = (o) => (e) => {
    form[`option-${o.id}`] = e.target.value;
    send({ type: "form", options: { [o.id]: o.values[e.target.value] } });
    ctx.redraw();
  };
  const wrong = (field) => s.errors[field]
    ? h("p", { class: "ck-wrong", id: `ck-wrong-${field}`, role: "alert" }, prose(ctx, s.errors[field])) : null;
  const select = (field, cls, label, choices, value, extra, act) => h("div", { class: "ck-field", key: field },
    h("label", { for: `ck-f-${field}` }, extra, h("span", {}, words(ctx, label))),
    h("select", {
      id: `ck-f-${field}`, class: cls, onchange: act, "aria-invalid": s.errors[field] ? "true" : null,
      "aria-describedby": s.errors[field] ? `ck-wrong-${field}` : null,
    }, choices.map(([id, text]) => h("option", { value: id, key: id, selected: String(id) === String(form[field] ?? value) }, text))),
    wrong(field));
  const newcomer = newHere(ctx); // what is meant for him comes first
  const last = lastGame(ctx), other = last && s.kept[0].game !== s.game; // under the title of a game begins that game
  const main = newcomer || (last && !other) ? "" : " ck-main";
  const start = h("div", { class: "ck-start-box", key: "start" },
    h("button", { class: `ck-start${main}`, type: "button", onclick: begin }, t.start),
    h("p", { class: "ck-quiet" }, prose(ctx, s.about), " ",
      h("button", { class: "ck-to-setup ck-plain", type: "button", onclick: toSetup }, t["to-setup"])));
  return [
    s.games.length > 1 ? gamesToChoose(ctx, choose) : null,
    h("div", { class: "ck-hero", key: "hero" },
      h("svg", { viewBox: "0 0 200 208", class: "ck-emblem", "aria-hidden": "true" },
        s.table.length > 2 ? [54, 34, 12].map((r) => h("circle", { cx: 100, cy: 104, r, class: r === 54 ? "e-table" : "e-ring" }))
          : [h("rect", { x: 36, y: 52, width: 128, height: 104, rx: 8, class: "e-board" }), h("path", { d: "M36 104H164M78 52V156M122 52V156", class: "e-ring" })], // two sides, a board between
        around(s.table).map(([x, y, seat, scale]) => [
          h("line", { x1: 100, y1: 104, x2: 100 + (x - 100) * 0.68, y2: 104 + (y - 104) * 0.68, class: `e-track ck-stroke-${seat}` }),
          h("path", { d: signPath(seat) || DISC, "fill-rule": "evenodd", class: `e-seat ck-fill-${seat}`, transform: `translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})` }),
        ])),
      h("div", {},
        h("h1", {}, t.title),
        h("p", { class: "ck-subtitle" }, t.subtitle),
        newcomer ? [firstGame(ctx), last, start] : [other ? [start, last] : [last, start], s.tutor ? firstGame(ctx) : null])),
    myTablesPage(ctx),
    gamesPage(ctx),
    togetherPage(ctx, filled),
    h("section", { class: "ck-setup ck-card-box", key: "setup", "aria-labelledby": "ck-setup-h" },
      h("h2", { id: "ck-setup-h" }, t.setup),
      h("div", { class: "ck-fields" },
        select("game", "ck-game", t.game, s.games.map((g) => [g.id, g.title]), s.game, null, (e) => choose(e.target.value)),
        h("div", { class: "ck-span", key: "scen" }, select("scenario", "ck-scenario", t.scenario, s.scenarios.map(([id, n]) => [id, n]), s.scenario, null, setScenario),
          h("p", { class: "ck-quiet" }, prose(ctx, about))),
        h("fieldset", { class: "ck-seats", key: "seats" }, h("legend", {}, t.seats),
          s.seats.map((seat) => select(`seat-${seat.id}`, `ck-seat-${seat.id} ck-player-${seat.id}`, seat.leader ? `${seat.label} · ${seat.leader}` : seat.label, seat.choices, seat.value, sign(seat.id), setSeat(seat)))),
        h("div", { class: "ck-field", key: "seed" },
          h("label", { for: "ck-f-seed" }, t.seed),
          h("input", {
            id: "ck-f-seed", class: "ck-seed", inputmode: "numeric", autocomplete: "off", value: form.seed || "",
            oninput: (e) => { form.seed = e.target.value; }, onkeydown: (e) => { if (e.key === "Enter") begin(); },
            "aria-invalid": s.errors.seed ? "true" : null, "aria-describedby": s.errors.seed ? "ck-wrong-seed" : "ck-seed-help",
          }),
          wrong("seed"),
          h("p", { class: "ck-quiet", id: "ck-seed-help" }, t["seed-help"])),
        s.options.length ? h("details", { class: "ck-options ck-span", key: `options-${s.scenario}`, open: s.options_open ? true : null }, h("summary", {}, t.options),
          s.options.map((o) => select(`option-${o.id}`, `ck-option-${o.id}`, o.label, o.choices.map((c, i) => [i, c]), o.value, null, setOption(o)))) : null),
      h("p", { class: "ck-begin-here", key: "begin" }, h("button", { class: "ck-begin", type: "button", onclick: begin }, t["start-so"]), " ", h("span", { class: "ck-quiet" }, prose(ctx, s.about)))),
    h("footer", { class: "ck-notes", key: "notes" },
      s.index ? h("p", { key: "index" }, h("a", { class: "ck-to-index", href: notebookHref(s.index) }, t.chapters)) : null,
      s.classroom ? h("p", { key: "class" }, h("a", { class: "ck-to-class", href: notebookHref(s.classroom) }, t["to-class"])) : null,
      s.broken.map((told) => h("p", { class: "ck-quiet ck-broken", key: told }, told)),
      h("p", {}, t.unofficial), t.reconstruction ? h("p", { class: "ck-origin" }, prose(ctx, t.reconstruction)) : null),
  ];
}

// What would begin is chosen far below the button that begins it.
function toSetup(e) {
  const setup = e.target.getRootNode().querySelector(".ck-setup");
  setup.scrollIntoView({ block: "start" });
  setup.querySelector("select").focus({ preventScroll: true });
}

// The games there are, each with a sentence about it.
function gamesToChoose(ctx, choose) {
  const { t, get } = ctx;
  const s = get("start");
  return h("section", { class: "ck-choose-game ck-card-box", key: "games", "aria-labelledby": "ck-choose-game-h" },
    h("h2", { id: "ck-choose-game-h" }, t.games),
    h("ul", {}, s.games.map((g) => h("li", { key: g.id },
      h("button", {
        class: `ck-game-${g.id}`, type: "button", "aria-pressed": g.id === s.game ? "true" : "false", onclick: () => choose(g.id),
      }, h("b", {}, g.title), h("span", {}, prose(ctx, g.line, true)))))));
}

const DISC = "M12 1 C18 1 23 6 23 12 C23 18 18 23 12 23 C6 23 1 18 1 12 C1 6 6 1 12 1 Z";

// Where the seats are around the table, the second of three on top: x, y, seat, scale.
function around(seats) {
  const scale = Math.min(1.84, 5.8 / seats.length);
  return seats.map((seat, i) => {
    const angle = ((i - (seats.length > 2 ? 1 : 0)) * 2 * Math.PI) / seats.length;
    return [100 + 78 * Math.sin(angle), 104 - 78 * Math.cos(angle), seat, scale];
  });
}
