// The first page: a good first game is one click away, everything else can be chosen.

import { h } from "../../base/static/dom.js";
import { notebookHref } from "../../base/static/links.js";
import { sign, signPath } from "../../base/static/signs.js";
import { prose, words } from "../../cards/static/terms.js";
import { firstGame } from "./tutor.js";

export function startPage(ctx) {
  const { t, get, send, form } = ctx;
  const s = get("start");
  if (!s.scenarios) return [];
  const set = (name) => (e) => { form[name] = e.target.value; ctx.redraw(); };
  const about = (s.scenarios.find(([id]) => id === (form.scenario || s.scenarios[0][0])) || ["", "", ""])[2];
  const begin = () => {
    const setup = { scenario: form.scenario || s.scenarios[0][0], seed: form.seed || "", seats: {}, options: {} };
    for (const seat of s.seats) setup.seats[seat.id] = form[`seat-${seat.id}`] || seat.value;
    for (const o of s.options) {
      const at = form[`option-${o.id}`];
      if (at !== undefined && o.values) setup.options[o.id] = o.values[at];
    }
    send({ type: "start", setup });
  };
  const wrong = (field) => s.errors[field]
    ? h("p", { class: "ck-wrong", id: `ck-wrong-${field}`, role: "alert" }, prose(ctx, s.errors[field])) : null;
  const select = (field, cls, label, choices, value, extra) => h("div", { class: "ck-field", key: field },
    h("label", { for: `ck-f-${field}` }, extra, h("span", {}, words(ctx, label))),
    h("select", {
      id: `ck-f-${field}`, class: cls, onchange: set(field), "aria-invalid": s.errors[field] ? "true" : null,
      "aria-describedby": s.errors[field] ? `ck-wrong-${field}` : null,
    }, choices.map(([id, text]) => h("option", { value: id, key: id, selected: String(id) === String(form[field] ?? value) }, text))),
    wrong(field));
  return [
    h("div", { class: "ck-hero", key: "hero" },
      h("svg", { viewBox: "0 0 200 200", class: "ck-emblem", "aria-hidden": "true" },
        h("circle", { cx: 100, cy: 104, r: 54, class: "e-table" }),
        h("circle", { cx: 100, cy: 104, r: 34, class: "e-ring" }),
        h("circle", { cx: 100, cy: 104, r: 12, class: "e-ring" }),
        [[100, 26, "uk"], [32, 144, "us"], [168, 144, "ussr"]].map(([x, y, seat]) => [
          h("line", { x1: 100, y1: 104, x2: 100 + (x - 100) * 0.68, y2: 104 + (y - 104) * 0.68, class: `e-track ck-stroke-${seat}` }),
          h("path", { d: signPath(seat), "fill-rule": "evenodd", class: `e-seat ck-fill-${seat}`, transform: `translate(${x - 22} ${y - 22}) scale(1.84)` }),
        ])),
      h("div", {},
        h("h1", {}, t.title),
        h("p", { class: "ck-subtitle" }, t.subtitle),
        h("button", { class: "ck-start ck-main", type: "button", onclick: begin }, t.start),
        h("p", { class: "ck-quiet" }, prose(ctx, t["start-about"])),
        firstGame(ctx))),
    s.kept.length ? h("section", { class: "ck-kept ck-card-box", key: "kept", "aria-labelledby": "ck-kept-h" },
      h("h2", { id: "ck-kept-h" }, t.kept),
      h("ul", {}, s.kept.map((g) => h("li", { key: g.key },
        h("button", { class: "ck-resume", type: "button", onclick: () => ctx.resume(g.key) }, t["go-on"]),
        h("span", {}, prose(ctx, g.text, true), " ", h("span", { class: "ck-quiet" }, g.when)),
        h("button", { class: "ck-forget ck-plain", type: "button", "aria-label": `${t.forget}: ${g.text}`, title: t.forget, onclick: () => ctx.forget(g.key) }, "×"))))) : null,
    h("section", { class: "ck-setup ck-card-box", key: "setup", "aria-labelledby": "ck-setup-h" },
      h("h2", { id: "ck-setup-h" }, t.setup),
      h("div", { class: "ck-fields" },
        select("game", "ck-game", t.game, s.games, s.games[0][0]),
        h("div", { class: "ck-span", key: "scen" }, select("scenario", "ck-scenario", t.scenario, s.scenarios.map(([id, n]) => [id, n]), s.scenarios[0][0]),
          h("p", { class: "ck-quiet" }, prose(ctx, about))),
        h("fieldset", { class: "ck-seats", key: "seats" }, h("legend", {}, t.seats),
          s.seats.map((seat) => select(`seat-${seat.id}`, `ck-seat-${seat.id}`, `${seat.label} · ${seat.leader}`, seat.choices, seat.value, sign(seat.id)))),
        h("div", { class: "ck-field", key: "seed" },
          h("label", { for: "ck-f-seed" }, t.seed),
          h("input", {
            id: "ck-f-seed", class: "ck-seed", inputmode: "numeric", autocomplete: "off", value: form.seed || "",
            oninput: (e) => { form.seed = e.target.value; }, onkeydown: (e) => { if (e.key === "Enter") begin(); },
            "aria-invalid": s.errors.seed ? "true" : null, "aria-describedby": s.errors.seed ? "ck-wrong-seed" : "ck-seed-help",
          }),
          wrong("seed"),
          h("p", { class: "ck-quiet", id: "ck-seed-help" }, t["seed-help"])),
        h("details", { class: "ck-options ck-span", key: "options" }, h("summary", {}, t.options),
          s.options.map((o) => select(`option-${o.id}`, `ck-option-${o.id}`, o.label, o.choices.map((c, i) => [i, c]), o.value))))),
    h("footer", { class: "ck-notes", key: "notes" },
      s.index ? h("p", {}, h("a", { class: "ck-to-index", href: notebookHref(s.index) }, t.chapters)) : null,
      h("p", {}, t.unofficial), h("p", { class: "ck-origin" }, prose(ctx, t.reconstruction))),
  ];
}
