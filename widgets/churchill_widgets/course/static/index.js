// The page to enter by.

import { h } from "../../base/static/dom.js";
import { wishes } from "../../base/static/keeper.js";
import { inJupyterLab, notebookHref } from "../../base/static/links.js";
import { projectButton } from "../../base/static/projecting.js";
import { around, signPath, seatsWithSigns } from "../../base/static/seats.js";
import { lesson, mainPart } from "../../lessons/static/lesson.js";
import { themeButton } from "../../lessons/static/theme.js";

const indexShown = { lang: null, game: null };
const NONE = { title: "", subtitle: "", unofficial: "", rules: [], more: [] }; // no game has a course

function languageFirst(data) {
  const spoken = (navigator.language || "").toLowerCase().startsWith("ru") ? "ru" : data.given;
  const asked = new URLSearchParams(window.location.search).get("lang") || wishes.get("lang", null) || spoken;
  return asked in data.languages ? asked : data.given;
}

function gameFirst(data) {
  const asked = new URLSearchParams(window.location.search).get("game") || wishes.get("game", null);
  return data.games.includes(asked) ? asked : data.games[0];
}

// With one game there is nothing to choose, and the page is all about it.
function gamesToChoose(ctx, now) {
  const { data } = ctx;
  if (data.games.length < 2) return null;
  const choose = (game) => () => {
    indexShown.game = game;
    wishes.set("game", game);
    ctx.send({ type: "game", game });
    ctx.redraw();
  };
  return h("div", { class: "ck-choose-game ck-buttons", role: "group", "aria-label": now.t.games, key: "games" },
    data.games.map((game) => h("button", { class: `ck-segment ck-game-${game}`, type: "button", key: game, "aria-pressed": game === indexShown.game ? "true" : "false", onclick: choose(game) }, now.titles[game])));
}

function doorway(cls, path, title, about, hash) {
  return path ? h("a", { class: `ck-door ${cls}`, href: notebookHref(path) + (hash || ""), key: cls },
    h("span", { class: "ck-door-title" }, title), h("span", { class: "ck-door-about" }, about)) : null;
}

function chapterRow(r) {
  const all = r.right + r.wrong;
  const done = r.state === "done";
  return h("li", { key: r.number, class: `ck-row-${r.state}` },
    h("a", { class: "ck-chapter-link", href: notebookHref(r.path), title: r.aims },
      h("span", { class: "ck-chapter-number" }, /^\d/.test(r.number) ? r.number : "·"),
      h("span", { class: "ck-chapter-title" }, r.title),
      h("span", { class: "ck-chapter-minutes" }, r.minutes),
      h("span", { class: "ck-chapter-standing" },
        h("span", { class: "ck-bar", "aria-hidden": "true" }, all ? [h("span", { class: "ck-bar-right", style: `flex: ${r.right}` }), h("span", { class: "ck-bar-wrong", style: `flex: ${r.wrong}` })] : null),
        h("span", { class: done ? "ck-passed" : "ck-quiet" }, done ? h("span", { "aria-hidden": "true" }, "✓ ") : "", r.standing),
        r.count ? h("span", { class: "ck-quiet" }, r.count) : null)));
}

function indexLook(ctx) {
  const { data } = ctx;
  if (!data.languages) return [];
  indexShown.lang ??= languageFirst(data);
  if (indexShown.game === null) {
    indexShown.game = gameFirst(data);
    if (indexShown.game !== data.games[0]) ctx.send({ type: "game", game: indexShown.game });
  }
  const lang = indexShown.lang, now = data.languages[lang], { t } = now, own = now.games[indexShown.game] || { ...NONE, title: now.titles[indexShown.game] || "" };
  const which = data.games.length > 1 ? `=${indexShown.game}` : "";
  const speak = (other) => () => { indexShown.lang = other; wishes.set("lang", other); ctx.redraw(); };
  document.documentElement.lang = ctx.el.lang = lang;
  queueMicrotask(() => mainPart(ctx.el));
  return h("div", { class: "ck-index", lang, key: "index" },
    h("header", { class: "ck-index-head" },
      h("svg", { class: "ck-index-sign", viewBox: "0 0 100 100", "aria-hidden": "true" },
        h("circle", { cx: 50, cy: 54, r: 27, class: "ck-index-table" }),
        around(seatsWithSigns(), 50, 54, 39).map(([x, y, seat]) => h("path", { d: signPath(seat), "fill-rule": "evenodd", class: `ck-fill-${seat}`, transform: `translate(${x - 12} ${y - 12})` }))),
      h("div", {}, h("h1", {}, own.title), h("p", { class: "ck-index-subtitle" }, own.subtitle)),
      themeButton(ctx, now.t),
      projectButton(now.t),
      h("div", { class: "ck-lang ck-buttons", role: "group", "aria-label": t.language },
        Object.entries(data.languages).map(([id, l]) => h("button", { class: "ck-segment", type: "button", lang: id, key: id, "aria-pressed": id === lang ? "true" : "false", onclick: speak(id) }, l.name)))),
    gamesToChoose(ctx, now),
    h("nav", { class: "ck-doors", "aria-label": t.open },
      doorway("ck-door-play", now.play, t.play, t["play-about"], which && `#game${which}`),
      doorway("ck-door-first", now.play, t.first, own["first-about"], `#first${which}`),
      own.next ? doorway("ck-door-course", own.next.path, own.begun ? t["go-on"] : t.begin, `${own.next.label}. ${own.next.title}`) : null,
      doorway("ck-door-review", own.review, t.review, t["review-about"]),
      doorway("ck-door-class", now.classroom, t.classroom, t["classroom-about"])),
    own.rules.length ? h("section", { class: "ck-shelf", "aria-labelledby": "ck-index-course", key: "course" },
      h("h2", { id: "ck-index-course" }, t.course), h("p", { class: "ck-quiet ck-chapters-done" }, own.done), h("ol", {}, own.rules.map(chapterRow))) : null,
    own.more.length ? h("section", { class: "ck-shelf", "aria-labelledby": "ck-index-more", key: "more" },
      h("h2", { id: "ck-index-more" }, t.more), h("ul", {}, own.more.map(chapterRow))) : null,
    desks(now),
    h("footer", { class: "ck-quiet" }, own.unofficial,
      now.broken.map((told) => h("p", { class: "ck-broken", key: told }, told))));
}

// Where cells can be changed the notebooks for those who program; elsewhere how to come there.
function desks(now) {
  if (!now.desks.length) return null;
  return h("section", { class: "ck-shelf ck-desks", "aria-labelledby": "ck-index-desks", key: "desks" },
    h("h2", { id: "ck-index-desks" }, now.t.desks),
    inJupyterLab() ? h("div", { class: "ck-doors" }, now.desks.map((d) => doorway(`ck-door-${d.name}`, d.path, d.title, d.about)))
      : h("p", { class: "ck-quiet" }, now.t["desks-how"]));
}

export default lesson(indexLook);
