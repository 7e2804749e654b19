// The adviser: the first game with him, what he says beside the log and in one line under the question, his
// question before a costly move.

import { h } from "../../base/static/dom.js";
import { wishes } from "../../base/static/keeper.js";
import { passageHref } from "../../base/static/links.js";
import { breakdown, cameAbout } from "../../cards/static/numbers.js";
import { chip, cited, prose, words } from "../../cards/static/terms.js";
import { chain } from "./plan.js";

function turnAdviser(ctx, on) {
  wishes.set("tutor", on);
  ctx.send({ type: "tutor", on });
}

// Has somebody never played the game that is chosen, as far as this browser knows?
export function newHere(ctx) {
  const { tutor, game, kept } = ctx.get("start");
  return Boolean(tutor) && !(kept || []).some((g) => g.broken || g.game === game);
}

// On the first page: one click to a game with the tutor.
export function firstGame(ctx) {
  const { t, get, form, send } = ctx;
  const { lessons, lesson: mine } = get("start");
  const begin = () => {
    wishes.set("tutor", true);
    send({ type: "start", first: form.first || mine, setup: { game: get("start").game, seed: form.seed || "" } });
  };
  if (["#first", `#first=${get("start").game}`].includes(window.location.hash)) { // the index leads straight into it; a reload does not
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    setTimeout(begin);
  }
  return h("div", { class: "ck-first-box", key: "first" },
    h("div", { class: "ck-first-row" },
      h("button", { class: `ck-first-game${newHere(ctx) ? " ck-main" : ""}`, type: "button", "aria-describedby": "ck-first-about", onclick: begin }, t["tutor-first"]),
      h("label", { for: "ck-f-first" }, t["tutor-first-seat"]),
      h("select", { id: "ck-f-first", class: "ck-first-seat", onchange: (e) => { form.first = e.target.value; } },
        lessons.map(([seat, label]) => h("option", { value: seat, key: seat, selected: seat === (form.first || mine) }, label)))),
    h("p", { class: "ck-quiet", id: "ck-first-about" }, prose(ctx, t["tutor-first-about"])));
}

// The button among the tools, for games of one person.
export function adviserButton(ctx) {
  const { t, get } = ctx;
  const { offered, on } = get("adviser");
  return offered ? h("button", {
    class: "ck-tutor-switch", key: "tutor", type: "button", "aria-pressed": on ? "true" : "false", "aria-keyshortcuts": "T",
    title: t["tutor-key-help"], onclick: () => turnAdviser(ctx, !on),
  }, t[on ? "tutor-on" : "tutor-off"]) : null;
}

// What is new to the eye: an answer that was asked for, a question before a move, something explained for
// the first time. Then his page is shown; when he is sent away, the log is back.
export function followAdviser(ctx) {
  const now = ctx.get("adviser"), on = sits(now), says = Boolean(now.kind || now.caution);
  const news = now.caution ? `caution-${now.caution.n}` : now.kind ? `${now.kind}-${ctx.get("head").token}` : isNew(now) ? now.key : "";
  if (news && news !== ctx.adviserNews && (on || says)) {
    if (ctx.sideShown !== "adviser") ctx.sideBefore = ctx.sideShown;
    ctx.sideShown = "adviser";
    if (says && ctx.narrow()) ctx.drawer = ctx.drawerLent = true; // what was asked for is seen at once
  } else if (on && !ctx.adviserWas) {
    ctx.sideShown = "adviser";
  } else if (!on && !says && ctx.sideShown === "adviser") {
    ctx.sideShown = ctx.sideBefore && ctx.sideBefore !== "adviser" ? ctx.sideBefore : "log";
  }
  lendToStory(ctx, on && !says);
  if (!says && ctx.drawerLent) ctx.drawer = ctx.drawerLent = false;
  ctx.adviserNews = news;
  ctx.adviserWas = on;
}

// While a story is told he is silent: the log has his place, so that what was told can be read again.
function lendToStory(ctx, on) {
  const told = ctx.get("story").kind === "story" && ctx.get("story").shown;
  if (told && on && ctx.sideShown === "adviser" && !ctx.adviserLent) {
    ctx.adviserLent = true;
    ctx.sideShown = "log";
  } else if (!told && ctx.adviserLent) {
    ctx.adviserLent = false;
    if (on && ctx.sideShown === "log") ctx.sideShown = "adviser";
  }
}

const isNew = (now) => Boolean((now.asked && now.first) || now.review || (now.news && now.news.length));
// After the game its page says what there is to say.
const sits = (now) => Boolean(now.on && !now.over);
export const advises = (ctx) => Boolean(sits(ctx.get("adviser")) || ctx.get("adviser").kind || ctx.get("adviser").caution);

// His page in the column of the log.
export function adviserPanel(ctx) {
  const { t, get } = ctx;
  const now = get("adviser");
  if (!advises(ctx)) return null;
  return h("div", { class: "ck-adviser", key: "adviser", hidden: ctx.sideShown !== "adviser" || null },
    h("h2", { class: "ck-unseen", key: "title" }, t["tutor-title"]),
    cautionBox(ctx, now),
    h("div", { class: "ck-tutor-said", key: "said", tabindex: "0", role: "region", "aria-live": "polite", "aria-label": t["tutor-title"] },
      said(ctx, now),
      Object.values(get("worth").of || {}).some(({ text }) => text) ? h("details", { class: "ck-figures ck-quiet", key: "figures" }, h("summary", {}, t["tutor-worth-title"]), h("p", {}, t["tutor-worth-about"])) : null,
      h("p", { class: "ck-tutor-foot ck-quiet", key: "foot" }, t["tutor-reconstruction"] ? [h("span", {}, prose(ctx, t["tutor-reconstruction"])), " "] : null,
        now.on ? h("button", { class: "ck-tutor-away ck-plain", type: "button", onclick: () => turnAdviser(ctx, false) }, t["tutor-away"]) : null)));
}

function said(ctx, now) {
  const { t } = ctx;
  const parts = [answer(ctx, now)];
  if (now.on && now.waiting) parts.push(h("p", { class: "ck-quiet", key: "waiting" }, t["tutor-waiting"]));
  else if (now.on) {
    const all = now.kind !== "why", first = now.asked && now.first; // what is asked for the first time comes before all else
    parts.push(perils(ctx, now.perils, now.peril), all && first ? asked(ctx, now) : null, brought(ctx, now), meanwhile(ctx, now), review(ctx, now), all && !first ? asked(ctx, now) : null, all ? limits(ctx, now.limits) : null, news(ctx, now), chapter(ctx));
    if (ctx.get("head").stage === "play" && !now.kind && !now.caution && !isNew(now) && !now.brought && !(now.meanwhile || []).length && !(now.limits || []).length && !now.asked) parts.push(h("p", { class: "ck-quiet", key: "quiet" }, t["tutor-quiet"]));
  }
  return parts;
}

// What was asked for: a hint, or why.
function answer(ctx, now) {
  if (now.kind === "hint") return hint(ctx, now.hint);
  if (now.kind === "why") return why(ctx, now.why);
  return null;
}

const close = (ctx, kind) => h("button", {
  class: "ck-adviser-close ck-plain", type: "button", "aria-label": ctx.t["tutor-close"], title: ctx.t["tutor-close"],
  onclick: () => { ctx.focusNext = `.ck-${kind}`; ctx.send({ type: kind }); },
}, "×");

const lines = (ctx, found) => found.map((line) => h("p", {}, prose(ctx, line)));

// Has this been told whole at another question? `seen`: it is told whole now, unless it has been.
function toldBefore(ctx, what, of, seen) {
  const { key, token } = ctx.get("head"), at = `${key}:${of}`, whole = ctx.told?.[what];
  if (seen && whole?.at !== at) ctx.told = { ...ctx.told, [what]: { at, token } };
  return whole?.at === at && whole.token !== token;
}

// A danger is told whole at one question of a round; after that a line leads to its figures. On a
// telephone that line stands under the question.
function perils(ctx, found, brief) {
  if (!(found || []).length) return null;
  const known = brief && toldBefore(ctx, "perils", brief.of, ctx.sideShown === "adviser") && !ctx.narrow?.();
  return h("div", { class: "ck-perils", key: "perils" }, known ? h("details", { key: "known" }, h("summary", {}, prose(ctx, brief.text)), lines(ctx, found)) : lines(ctx, found));
}

// So are the ends that it may come to, in the first hint of a round that tells of them, and with
// them the danger above a hint.
function ahead(ctx, told, again) {
  const { t } = ctx;
  if (!told.length) return null;
  if (!again) return [h("h4", {}, t["tutor-ahead"]), lines(ctx, told)];
  return h("details", { class: "ck-ahead-again", key: "ahead" }, h("summary", {}, t["tutor-ahead-again"]), lines(ctx, told));
}

// Beside the reasons one line for each thing more that a hint says: how it begins, and all of it for
// who asks, from then on in every hint.
function inBrief(ctx, what, told) {
  if (!told.length) return null;
  const keep = (event) => { ctx.toldWhole = { ...ctx.toldWhole, [what]: event.target.open }; };
  return h("details", { class: "ck-in-brief", key: what, open: ctx.toldWhole?.[what] || null, ontoggle: keep },
    h("summary", {}, h("b", {}, ctx.t[`tutor-${what}`]), h("span", { class: "ck-begins" }, `: ${told[0]}`)),
    lines(ctx, told));
}

function hint(ctx, found) {
  const { t } = ctx;
  const again = found.ready && toldBefore(ctx, "ahead", found.ahead_of, found.ahead.length);
  return h("section", { class: "ck-advice ck-hint-text", key: "hint" },
    h("h3", {}, found.ready ? [prose(ctx, found.title), " ", chip(found.rule)] : t["tutor-hint"], close(ctx, "hint")),
    found.ready ? [
      again ? null : perils(ctx, found.perils),
      judged(ctx, found.plan),
      lines(ctx, found.reasons),
      inBrief(ctx, "against", found.against),
      rest(ctx, found.rest),
      inBrief(ctx, "second", found.beside),
      ahead(ctx, found.ahead, again),
    ] : h("p", { class: "ck-quiet ck-thinking" }, t["tutor-thinking"]));
}

// Where several placings are asked one after another: all that he would place, and a button that plans it.
function rest(ctx, found) {
  const { t } = ctx, plan = ctx.get("plan");
  if (!found || !plan.rows || plan.token !== ctx.get("head").token) return null;
  const take = () => {
    ctx.send({ type: "plan_rest", token: plan.token });
    if (ctx.narrow()) ctx.openDrawer(false);
  };
  return [
    h("h4", {}, t["tutor-rest"]),
    found.ready ? [
      h("ul", { class: "ck-rest" }, found.rows.map((row) => h("li", { key: row.i }, prose(ctx, row.text), row.n > 1 ? ` × ${row.n}` : null, chain(row.notes || []) ? h("span", { class: "ck-quiet ck-rest-notes" }, words(ctx, chain(row.notes))) : null))),
      h("button", { class: "ck-rest-plan", type: "button", onclick: take }, t["tutor-rest-plan"]),
    ] : h("p", { class: "ck-quiet ck-thinking" }, found.told),
  ];
}

// What is planned, compared with what he would place.
function judged(ctx, found) {
  const { t } = ctx;
  return found ? [
    h("h4", {}, t["tutor-plan"]),
    found.ready ? lines(ctx, found.lines) : h("p", { class: "ck-quiet ck-thinking" }, t["tutor-thinking"]),
    h("h4", {}, t["tutor-mine"]),
  ] : null;
}

function why(ctx, found) {
  const { t } = ctx;
  return h("section", { class: "ck-advice ck-why-text", key: "why" },
    h("h3", {}, prose(ctx, found.title), close(ctx, "why")),
    lines(ctx, found.lines), limits(ctx, found.limits),
    found.ready ? null : h("p", { class: "ck-quiet ck-thinking" }, t["tutor-thinking"]));
}

function limits(ctx, found) {
  return found && found.length ? h("section", { class: "ck-advice ck-adviser-limits", key: "limits" },
    h("h3", {}, ctx.t["tutor-forbidden"]),
    found.map((one) => h("p", {}, cited(ctx, one.text, one.rule)))) : null;
}

const brought = (ctx, now) => (now.brought ? h("p", { class: "ck-adviser-brought", key: "brought" }, prose(ctx, now.brought)) : null);

// What one has skipped, in its last lines: the log has all of it. A page about it says more.
const meanwhile = (ctx, now) => ((now.meanwhile || []).length && !ctx.get("story").passed ? h("section", { class: "ck-advice ck-adviser-meanwhile", key: "meanwhile" },
  h("h3", {}, ctx.t["tutor-meanwhile"]), h("ul", {}, now.meanwhile.map((line, i) => h("li", { key: i }, prose(ctx, line))))) : null);

const advice = (now, kind, inside) => h("section", { class: `ck-advice ck-advice-${kind}`, key: `${kind}-${now.key}` }, inside);

function review(ctx, now) {
  const { t } = ctx;
  return now.review ? advice(now, "review", [
    h("h3", {}, t["tutor-review"], " ", chip(now.review.rule)),
    lines(ctx, now.review.lines),
    now.review.parts.length ? h("details", {}, h("summary", {}, t["tutor-score"]), breakdown(ctx, now.review.parts)) : null,
  ]) : null;
}

function news(ctx, now) {
  return now.news && now.news.length ? advice(now, "news", [
    h("h3", {}, ctx.t["tutor-news"]),
    now.news.map((n, i) => h("details", { key: n.about, class: "ck-tutor-event", open: i === 0 ? true : null },
      h("summary", {}, h("span", {}, words(ctx, n.lines[0]))),
      n.lines.slice(1).map((line) => h("p", {}, cited(ctx, line, n.rule))),
      n.parts.length ? breakdown(ctx, n.parts) : null)),
  ]) : null;
}

// A kind of decision is explained at length once; later it is there for who wants it.
function asked(ctx, now) {
  const { t } = ctx;
  if (!now.asked) return null;
  const [about, numbers, look] = now.asked.lines;
  return advice(now, "asked", now.first && now.kind !== "hint" ? [
    h("h3", {}, t["tutor-asked"], " ", chip(now.asked.rule)),
    h("p", {}, prose(ctx, about)), h("p", { class: "ck-numbers" }, prose(ctx, numbers)), h("p", { class: "ck-look" }, prose(ctx, look)),
  ] : h("details", {}, h("summary", {}, t["tutor-again"]),
    h("p", {}, cited(ctx, about, now.asked.rule)), h("p", { class: "ck-numbers" }, prose(ctx, numbers)), h("p", { class: "ck-look" }, prose(ctx, look))));
}

// The way to the chapter, where there is no room for it beside the question.
function chapter(ctx) {
  const { path, text, about, rule } = ctx.get("head").learn || {};
  return path ? h("p", { class: "ck-adviser-chapter", key: "chapter" }, h("a", { class: "ck-to-chapter", href: passageHref(path, rule), title: about }, text)) : null;
}

// Before a costly move: what it would cost, and the way back.
function cautionBox(ctx, now) {
  const { t, send } = ctx;
  const c = now.caution;
  if (!c) return null;
  return h("section", { class: "ck-caution", key: `caution-${c.token}-${c.i}`, role: "alertdialog", "aria-labelledby": "ck-caution-h", "aria-describedby": "ck-caution-p" },
    h("h3", { id: "ck-caution-h" }, h("span", { "aria-hidden": "true" }, "⚠ "), t["tutor-warning"], ": ", prose(ctx, c.action)),
    h("div", { id: "ck-caution-p" },
      h("p", {}, cited(ctx, c.text, c.rule)), lines(ctx, c.more), c.plan ? h("p", { class: "ck-quiet" }, t["tutor-planned"]) : null),
    c.parts.length ? h("details", {}, h("summary", {}, cameAbout(ctx, c.parts)), breakdown(ctx, c.parts)) : null,
    h("div", { class: "ck-caution-row" },
      h("button", { class: "ck-caution-back", type: "button", onclick: () => { send({ type: "take_back" }); if (ctx.narrow()) ctx.openDrawer(false); } }, t["tutor-back"]),
      h("button", { class: "ck-caution-anyway", type: "button", onclick: () => (c.plan ? send({ type: "play_plan", token: c.token, anyway: true }) : ctx.act(c.i, c.token, true)) }, t["tutor-anyway"]),
      c.better ? h("button", { class: "ck-caution-better", type: "button", onclick: () => ctx.act(c.better.i, c.token, true) }, words(ctx, c.better.text)) : null));
}

// Letters in a line of the panel of questions, less its edges and the sign at the end.
const letters = () => ((document.querySelector(".ck-ask")?.clientWidth || window.innerWidth - 16) - 54) / 8.2;

const WIDE = 1.12; // of these, in the one line that there is on a wide page

// Of a text as many whole sentences as there is room for; the first alone may have the `most`, and of one
// that is longer still what ends at a pause.
export function begun(text, room, most = room) {
  if (text.length <= room) return text;
  const ends = (sign) => [...text.matchAll(sign)].map((m) => m.index + 1).filter((at) => at <= room);
  const sentence = ends(/[.!?…](?=\s)/g).at(-1), pause = ends(/[,;:](?=\s)/g).at(-1);
  if (sentence) return text.slice(0, sentence);
  const first = text.search(/[.!?…](?=\s|$)/) + 1;
  if (first && first <= most) return text.slice(0, first);
  return pause > room / 3 ? `${text.slice(0, pause - 1)}…` : text;
}

// What is forbidden is said once in a game, with the question at which it is so first; his page has
// all of it each time.
function limitOf(ctx, now) {
  const { key, token } = ctx.get("head");
  if (!ctx.limits || ctx.limits.of !== key) ctx.limits = { of: key, said: new Map() };
  const { said } = ctx.limits;
  const found = (now.limits || []).find(({ text }) => !said.has(text) || said.get(text) === token);
  if (found) said.set(found.text, token);
  return found ? found.text : "";
}

// A danger is known some seconds after the question is there, and no choice may move under a finger for
// it: that there is one is told with the next question, once in a round, and its figures, which change,
// on his page.
function perilOf(ctx, now) {
  const { key, token } = ctx.get("head"), was = ctx.peril?.of === key ? ctx.peril : null;
  if (!was || was.token !== token) {
    const told = was?.found && was.found.of !== was.last ? was.found : null;
    ctx.peril = { of: key, token, told, last: told?.of ?? was?.last, found: null };
  }
  if (now.peril) ctx.peril.found = now.peril;
  return ctx.peril.told?.text || "";
}

// As long as the same is asked it stays as high on a telephone, whatever he has said meanwhile: no line below
// moves under a finger.
function heldLine(ctx, token) {
  const line = document.querySelector(".ck-adviser-line"), held = ctx.line && ctx.line.token === token ? ctx.line.height : 0;
  ctx.line = { token, height: line?.dataset.token === String(token) ? Math.max(held, line.offsetHeight) : held };
  return ctx.line.height ? `min-height: ${ctx.line.height}px` : null;
}

// One line under the question while his page is folded: on what is asked now, or none.
export function adviserLine(ctx) {
  const { t, get } = ctx;
  const now = get("adviser");
  const seen = ctx.sideShown === "adviser" && (ctx.drawer || !ctx.narrow());
  const narrow = ctx.narrow?.(), { token } = get("choices"), high = narrow ? heldLine(ctx, token) : null;
  if (!advises(ctx) || seen) return null;
  const taught = now.asked && now.first ? now.asked.lines[0] : "";
  const first = now.caution ? now.caution.text : now.kind === "hint" && now.hint.ready ? now.hint.title : taught || perilOf(ctx, now) || limitOf(ctx, now) || (narrow && (now.brought || (get("head").stage === "play" && t["tutor-silent"]))); // there no list may move for him
  if (!first) return null;
  const lines = !narrow ? WIDE : taught && !get("plan").rows ? 3 : 2;
  const line = letters(), room = lines * line - t["tutor-title"].length, most = narrow ? room + line : room; // the style leaves it one more
  return h("button", { class: `ck-adviser-line${now.caution ? " ck-warns" : taught ? " ck-teaches" : ""}`, key: "adviser-line", type: "button", "data-token": token, style: high, title: t["tutor-open"], "aria-expanded": "false", onclick: () => ctx.readAdviser() },
    h("span", {}, h("b", {}, t["tutor-title"], h("span", { class: "ck-adviser-colon" }, ": ")), h("span", { class: "ck-adviser-words" }, words(ctx, begun(first, room, most)))));
}

// What a choice is worth, beside it; it comes when it has been worked out, and nothing moves for it.
const hasWorth = (ctx) => ctx.get("worth").token === ctx.get("choices").token && Object.keys(ctx.get("worth").of || {}).length > 0;

// Only what is worse is said: most choices are about as good as what is advised.
export const saysWorth = (ctx, i) => hasWorth(ctx) && Boolean(ctx.get("worth").of[i]?.text);

// Has one of these choices a figure beside it?
export const hasFigure = (ctx, items) => hasWorth(ctx) && items.some(({ i }) => ctx.get("worth").of[i]?.figure);

// Which of them are as good as what is advised, where all that is seen is worse? They may fold away.
export function betterOnes(ctx, items, seen) {
  if (!hasWorth(ctx) || !seen.length) return new Set();
  const { of } = ctx.get("worth"), behind = ({ i }) => of[i]?.behind || 0, least = Math.min(...seen.map(behind));
  return new Set(least > 0 ? items.filter((item) => !behind(item) && of[item.i]?.sure).map((item) => item.i) : []);
}

// `better`: it is one of those; without a figure of its own that stands there. `inside`: a button beside it
// leads to a better one, which says more than a mark without a figure.
export function worthOf(ctx, i, about, better, inside = false) {
  if (!hasWorth(ctx)) return null;
  const all = ctx.get("worth").of[i], found = inside && !all?.figure ? null : all, instead = better && !found?.text ? ctx.t["choices-better"] : "";
  return h("span", { class: `ck-brings${instead ? " ck-inside" : inside && found?.text ? " ck-this" : ""}`, key: "worth", id: about, hidden: found?.text || instead ? null : true, title: found?.said || null },
    h("span", { "aria-hidden": "true" }, inside && found?.text ? `${ctx.t["choices-this"]} ${found.text}` : found?.text || instead), h("span", { class: "ck-unseen" }, found?.said || instead));
}
