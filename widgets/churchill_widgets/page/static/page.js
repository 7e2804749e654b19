// The page: draws the sections that the kernel sends, and sends back what a person does.

import { askClass, classCame } from "../../base/static/class_line.js";
import { draw, h } from "../../base/static/dom.js";
import { AGAIN, download, here, kept, wishes } from "../../base/static/keeper.js";
import { projecting } from "../../base/static/projecting.js";
import { learnSeats } from "../../base/static/seats.js";
import { sendTo } from "../../base/static/send.js";
import { steadyHand } from "../../base/static/steady.js";
import { followTheme, isDark, wear } from "../../base/static/theme.js";
import { programOf, watchKernel } from "../../base/static/watch.js";
import { TERMS_CAME, cards, prose, settle, termsCame, termsOf } from "../../cards/static/terms.js";
import { askPanel } from "./choices.js";
import { dragCards } from "./drag.js";
import { endPanel } from "./end.js";
import { closeMinute, followMinute, minuteAgain, minuteCame, minutePage, minuteWish } from "./first_minute.js";
import { lookedInto } from "./games.js";
import { ledTo, startPage } from "./start.js";
import { pace, momentCard, storyClock, storyFoot, storyKey, storyPanel, seeAnswer } from "./story.js";
import { summaryPage } from "./summary.js";
import { addressMove, nameMove, timelineKey, timelinePanel } from "./timeline.js";
import { headBar, legend, waysToRules } from "./head.js";
import { handPanel } from "./hand.js";
import { forgetAddress, readAnew, secretOf, tableCame } from "./together.js";
import { followMore } from "./more.js";
import { LINES, sidePanel } from "./side.js";
import { followAdviser } from "./adviser.js";

const SECTIONS = ["texts", "start", "head", "choices", "plan", "preview", "told", "hand", "scores", "log", "story", "adviser", "worth", "shared", "end", "error", "seat_css"];

// One for each model: what all views of it share.
const page = { views: new Set(), log: { of: "", lines: [], standing: 0 }, link: "ok", watch: null, storage: true, full: false, both: "", back: null, left: false, saved: "" };
const TOLD = 6000; // ms that a page says what was saved
const SEEN = 60; // ms that a hand takes to a line at least
const GLIMPSE = 700; // ms in which nobody reads a hint
const UNHEARD = 3000; // ms that it says of a press that it came too soon
const SUDDEN = 2000; // ms in which nobody has begun to choose

function takeLog(model) {
  const news = model.get("log");
  const log = page.log;
  if (!news || news.lines === undefined) return;
  if (news.from > log.lines.length || (news.from > 0 && news.of !== log.of)) { // some lines are missing here
    model.send({ type: "log" });
    return;
  }
  log.of = news.of;
  log.lines.length = news.from;
  log.lines.push(...news.lines);
  log.standing = news.standing;
}

// Does the program stand elsewhere than this page? Then something that it sent was lost on the way.
const fellBehind = (model, at) => {
  const head = model.get("head") || {};
  return Boolean(at) && ["token", "look"].some((key) => (at[key] ?? null) !== (head[key] ?? null));
};

function initialize({ model }) {
  page.watch = watchKernel(model, (state) => {
    if (page.link === "link" && state === "ok") sendTo(model, { type: "missed" });
    page.link = state;
    page.views.forEach((v) => v.redraw());
  });
  page.storage = kept.works();
  const again = goOnWith();
  const spoken = (navigator.language || "").toLowerCase().startsWith("ru") ? "ru" : null;
  const asked = new URLSearchParams(window.location.search).get("lang");
  let welcome = false; // has the program heard it?
  const sayHello = () => sendTo(model, {
    type: "hello", kept: kept.heads(), lang: asked || wishes.get("lang", spoken), tutor: wishes.get("tutor", false), pace: pace(),
    resume: again, game: ledTo()?.[2] || null, table: secretOf(),
  });
  learnSeats(model);
  model.on("change:signs", () => learnSeats(model));
  takeLog(model);
  model.on("change:log", () => takeLog(model));
  model.on("msg:custom", (msg) => {
    page.watch.answered();
    if (msg.type === "welcome") welcome = true;
    if (msg.type === "pong" && !welcome) sayHello(); // what was said first was lost on the way
    if (msg.type === "pong" && fellBehind(model, msg.at)) sendTo(model, { type: "missed" });
    if (termsCame(msg) || classCame(model, msg) || tableCame(page.views, msg)) return;
    if (msg.type === "keep") {
      const how = kept.put(msg.kept, programOf(model));
      if (!page.left) here.set(kept.keyOf(msg.kept.key));
      else sendTo(model, { type: "kept", kept: kept.heads() }); // who left at once finds it in the list
      page.storage = how !== false;
      if (how === "full") page.full = true;
      if (how === "both") page.both = msg.kept.key;
      if (how !== true) page.views.forEach((v) => v.redraw());
    } else if (msg.type === "costs") kept.change(kept.keyOf(msg.key), { costs: msg.found });
    else if (msg.type === "file") {
      download(msg.name, msg.text);
      page.saved = msg.told;
      setTimeout(() => { if (page.saved === msg.told) page.saved = ""; page.views.forEach((v) => v.redraw()); }, TOLD);
      page.views.forEach((v) => v.redraw());
    }
    else if (msg.type === "entry") page.views.forEach((v) => lookedInto(v, msg));
    else if (msg.type === "minute") page.views.forEach((v) => minuteCame(v, msg));
  });
  sayHello();
  page.watch.expect();
  askClass(model);
  return () => page.watch.stop();
}

// The game that a page goes on with: after its program was lost, when a chapter leads back to it, or
// when it is loaded again. An address that asks for the first page of a game, or a notebook's cell
// that is run again, begins anew.
function goOnWith() {
  let again = null;
  try {
    again = window.sessionStorage.getItem(AGAIN);
    window.sessionStorage.removeItem(AGAIN);
  } catch { /* a private window */ }
  const led = /^#go=(.+)$/.exec(window.location.hash);
  if (led) {
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    again = again || decodeURIComponent(led[1]);
  }
  const own = document.body.dataset.voila && !/^#(game|first|seat|watch)\b/.test(window.location.hash) ? here.get() : "";
  here.clear(); // until it is on the table
  const game = (again && kept.open(again)) || (own && kept.open(own)) || null;
  if (game) page.back = { key: game.key };
  return game;
}

function render({ model, el }) {
  projecting.wear();
  el.classList.add("ck-root");
  const part = (tag, cls, attrs) => { const e = document.createElement(tag); e.className = cls; Object.assign(e, attrs || {}); el.append(e); return e; };
  const skip = part("a", "ck-skip", { href: "#ck-choices" });
  const error = part("div", "ck-error-box");
  const head = part("header", "ck-head");
  const first = part("main", "ck-first", { id: "ck-first" });
  // Where the boards lie: empty, behind them, and measured, so that they are drawn as large as fits.
  const slots = {};
  const minute = part("div", "ck-minute-box");
  const over = part("section", "ck-above"); // over the boards: a big moment, a page to pause at
  const right = part("div", "ck-right");
  const ask = document.createElement("main");
  ask.id = "ck-ask";
  ask.className = "ck-ask";
  const side = document.createElement("section");
  side.id = "ck-side";
  side.className = "ck-side";
  right.append(ask, side);
  const hand = part("section", "ck-hand");
  const end = part("section", "ck-end");
  const lost = part("div", "ck-lost-box");
  const tooSoon = part("p", "ck-unheard", { role: "status" });
  const dialog = part("dialog", "ck-dialog");
  dialog.setAttribute("aria-labelledby", "ck-help-h");

  // Where nothing but fingers is at hand, nothing is said of keys, and no focus is shown before one is pressed.
  const fingers = window.matchMedia?.("(hover: none) and (pointer: coarse)");
  let pending = false, mouse = Boolean(fingers?.matches), lent = null, lastToken = null, lastLook = null, lastLine = null, lastStage = null, lastCaution = null, lastTold = ",", lastHint = "", lastSaid = "", hintSince = 0, hinted = null, sentAt = 0;
  let isNarrow = null; // while the page is drawn
  let keptFor = ""; // what he said when the room of tabs was kept
  const whatHeSays = () => [ctx.get("head").token, ctx.get("adviser").kind, ctx.get("adviser").caution?.n].join();
  const drawered = () => Boolean(el.querySelector(".ck-drawer-button")?.offsetParent);
  const ctx = {
    t: {}, game: "", lang: "", model, form: {}, log: page.log, busy: false, board: "", sideShown: "log", logShown: LINES, facetsOpen: false, unfolded: new Set(), menu: false, drawer: false, dark: false,
    get: (name) => model.get(name) || {},
    send(msg) {
      if (page.link === "dead") return;
      if (sendTo(model, msg)) page.watch.expect();
    },
    // A move is sent once; until the answer is here nothing else is played.
    act(i, token, anyway = false) {
      if (ctx.busy || page.link === "dead") return;
      ctx.busy = true;
      sentAt = performance.now();
      ctx.send({ type: "act", i, token, anyway });
      setTimeout(() => { if (ctx.busy && performance.now() - sentAt > 3900) { ctx.busy = false; ctx.redraw(); } }, 4000);
    },
    // Fingers do not hover: their first touch of a line shows where it leads, where that can be shown.
    // So does a press on a list that has moved (`why`), which a preview then says.
    touch(i, token, why = "") { ctx.asksWhy = { i, token, why }; ctx.send({ type: "touch", i, token }); },
    redraw() {
      if (pending) return;
      pending = true;
      queueMicrotask(() => { pending = false; steady.around(show, () => lastToken); });
    },
    boards: () => ctx.get("head").boards || [],
    narrow: () => isNarrow ?? drawered(), // log and advice lie in a drawer
    openMenu(open) { ctx.menu = open; ctx.redraw(); },
    openDrawer(open) {
      ctx.drawer = open;
      show();
      (open ? side.querySelector("button") : el.querySelector(".ck-drawer-button"))?.focus();
    },
    readAdviser() { ctx.side("adviser"); if (ctx.narrow()) ctx.openDrawer(true); },
    showBoard(which) { ctx.board = which; ctx.lookedAt = ctx.get("head").token; ctx.redraw(); },
    side(which) {
      // Tabs stay under the mouse: log and scores have the room that he had, until he is asked.
      if (ctx.sideShown === "adviser" && !ctx.narrow()) {
        side.style.cssText = `flex: 0 0 ${side.getBoundingClientRect().height}px; min-height: 0`;
        keptFor = whatHeSays();
      }
      ctx.sideShown = which;
      ctx.redraw();
    },
    speak(lang) { wishes.set("lang", lang); ctx.send({ type: "lang", lang }); },
    full() { page.full = true; ctx.redraw(); },
    leave() { here.clear(); page.left = true; ctx.send({ type: "leave", kept: kept.heads() }); },
    async open(input) {
      const file = input.files[0];
      if (!file) return;
      const text = await file.slice(0, 9 * 1024 * 1024).text(); // the kernel refuses more than 8
      input.value = "";
      ctx.send({ type: "open", text, name: file.name });
    },
    keys() { ctx.openMenu(false); drawKeys(); dialog.showModal(); }, // the menu from which it came is done with
  };
  page.views.add(ctx);
  const more = followMore(right);
  const steady = steadyHand();
  const clock = storyClock(ctx, () => page.link === "ok");
  let asked = addressMove(); // the move that the address names, until its game is there
  const marks = cards(ctx, el);
  const termsAreHere = (e) => { if (e.detail.type === "terms") ctx.redraw(); };
  window.addEventListener(TERMS_CAME, termsAreHere);

  function keyLine(line) {
    const [keys, ...what] = line.split(": ");
    return h("li", {}, h("b", {}, keys), " ", h("span", {}, what.join(": ")));
  }
  function drawKeys() {
    const { t } = ctx;
    const keys = !fingers?.matches;
    draw(dialog,
      h("h2", { id: "ck-help-h" }, t["help-title"]),
      h("div", { class: "ck-help-ways" }, minuteAgain(ctx, () => dialog.close()), waysToRules(ctx)),
      h("p", {}, t[keys ? "help-text" : "help-touch"]), // keys and verbs are no terms of a game
      ctx.get("head").stage === "start" ? null : legend(ctx),
      keys ? h("h3", { class: "ck-keys-head" }, t["keys-title"]) : null,
      keys ? h("ul", { class: "ck-keys-list" }, [...t["keys-list"].split(" · "), t["tutor-key-help"], t["story-keys"], t["timeline-keys"], termsOf(ctx)?.words.key].filter(Boolean).map(keyLine)) : null,
      minuteWish(ctx),
      keys ? h("label", { class: "ck-keys-on" }, h("input", { type: "checkbox", checked: wishes.get("keys", true), onchange: (e) => wishes.set("keys", e.target.checked) }), t["keys-on"]) : null,
      h("p", {}, h("button", { class: "ck-main", type: "button", onclick: () => dialog.close() }, t.close)));
    settle(dialog);
  }

  function show() {
    const t = ctx.t = ctx.get("texts"), now = ctx.get("head");
    if (!t.title) return;
    // All that must be measured is, before anything changes: each time in between lays all out anew.
    isNarrow = drawered();
    queueMicrotask(() => { isNarrow = null; });
    const lay = [ask.scrollTop, ask.querySelector(".ck-list")?.scrollTop || 0];
    const step = document.activeElement?.closest?.(".ck-stepper button"), stepAt = step?.getBoundingClientRect().top;
    const hadFocus = el.contains(document.activeElement) ? document.activeElement : null;
    const fromChoices = hadFocus && (hadFocus.closest(".ck-ask, .ck-first, .ck-caution") !== null);
    const caution = ctx.get("adviser").caution || null, asksBack = caution && caution.n !== lastCaution?.n;
    if (now.token !== lastToken || asksBack || page.link === "dead") ctx.busy = false;
    if (asksBack && document.fullscreenElement) document.exitFullscreen?.(); // it would be asked behind the board
    followAdviser(ctx);
    if (keptFor !== whatHeSays() || isNarrow) side.style.cssText = "";
    el.dataset.tutor = ctx.sideShown === "adviser" ? "shown" : "";
    const table = Boolean(now.stage) && now.stage !== "start";
    el.lang = ctx.lang = t.lang;
    ctx.game = now.game;
    el.dataset.stage = now.stage || "start";
    // What is told next, and what is asked next, is seen on its board, whichever was looked at before.
    const look = `${now.board} ${now.look}`;
    if (now.board && look !== lastLook) { ctx.board = now.board; lastLook = look; }
    if (now.stage === "start") { lastLook = null; page.left = false; if (lastStage && lastStage !== "start" && now.token !== lastToken) readAnew(); }
    else if (lastStage === "start") { ctx.logShown = LINES; ctx.form = {}; } // the next first page says what the program holds
    el.dataset.board = ctx.board;
    const app = el.closest(".ck-app") || el; // its own box comes later than its panels
    wear(el, app, model.get("seat_css"), ctx.dark);
    const boards = ctx.boards();
    el.dataset.boards = boards.length;
    el.dataset.bare = now.bare && ctx.lookedAt !== now.token ? "yes" : "";
    el.dataset.at = ctx.board === "end" ? "end" : boards.indexOf(ctx.board) + 1;
    laySlots(boards);
    el.dataset.seat = now.seat || "";
    el.classList.toggle("ck-menu-open", ctx.menu);
    el.classList.toggle("ck-drawer-open", ctx.drawer);
    nameBoards(boards);
    skip.textContent = t.skip;
    skip.href = `#${table ? "ck-ask" : "ck-first"}`;
    hand.setAttribute("aria-label", t.hand);
    side.setAttribute("aria-label", `${t.log}, ${t.scores}`);
    ask.setAttribute("aria-label", t.choices);
    end.setAttribute("aria-label", t["end-title"]);
    const wrong = ctx.get("error");
    draw(error, h("div", { class: "ck-error", role: "alert", hidden: wrong.text ? null : true },
      wrong.text ? [h("span", {}, prose(ctx, wrong.text)), h("button", { class: "ck-plain", type: "button", "aria-label": t.dismiss, onclick: (e) => { e.target.closest(".ck-error").hidden = true; } }, "×")] : []), wrong.text ? null : backAgain(t, now));
    const box = error.querySelector(".ck-error");
    if (wrong.text && error.dataset.n !== String(wrong.n)) {
      box.hidden = false;
      error.dataset.n = wrong.n;
      box.scrollIntoView({ block: "nearest" }); // whoever has scrolled down reads it, too
    }
    draw(head, headBar(ctx));
    if (now.stage !== lastStage) isNarrow = drawered(); // the button that tells may have come just now
    draw(first, table ? [] : startPage(ctx));
    followMinute(ctx);
    draw(minute, table ? minutePage(ctx) : []);
    const story = ctx.get("story");
    draw(ask, !table ? [] : story.kind === "timeline" ? timelinePanel(ctx) : story.shown ? storyPanel(ctx) : [...askPanel(ctx), storyFoot(ctx)]);
    draw(over, table ? [momentCard(ctx), summaryPage(ctx)] : []);
    el.dataset.page = story.page?.title ? "shown" : "";
    clock.follow();
    if (table && asked !== null) { const move = asked; asked = null; ctx.send({ type: "timeline", what: "to", move }); }
    else if (table && story.paces && !now.shared) nameMove(story);
    if (table ? !now.shared : lastStage && lastStage !== "start") forgetAddress();
    draw(hand, table ? handPanel(ctx) : []);
    draw(side, table ? sidePanel(ctx) : []);
    followLine(story);
    followHint(ctx.get("adviser"));
    seesHint(ctx.get("adviser"));
    followSaid(ctx.get("adviser"));
    draw(end, now.stage === "over" ? endPanel(ctx) : []);
    const told = [ctx.get("preview").i, ctx.get("told").name, ...(ctx.get("choices").chips || []).map(([target]) => target)].join();
    if (told !== lastTold && told !== ",") { // what was chosen, where it leads and what is left are seen at once
      ask.scrollTop = 0;
      if (ask.querySelector(".ck-list")) ask.querySelector(".ck-list").scrollTop = 0;
    }
    lastTold = told;
    draw(lost, lostBox(t, now.shared), h("p", { class: "ck-saved", key: "saved", role: "status", hidden: page.saved ? null : true }, page.saved));
    if (page.link === "dead" && !lost.contains(document.activeElement)) lost.querySelector(".ck-go-on")?.focus();
    if (step?.isConnected && now.token === lastToken) { // plus and minus stay under the hand, however long the lines above become
      const list = ask.querySelector(".ck-list"), box = list && list.scrollHeight > list.clientHeight + 1 ? list : ask;
      box.scrollTop += step.getBoundingClientRect().top - stepAt;
    }
    if (now.token !== lastToken) {
      const moved = lastToken !== null && (now.stage !== lastStage || fromChoices || document.activeElement === document.body);
      const turned = lastStage !== null && now.stage !== lastStage && ["start", "over"].includes(now.stage);
      const planned = ctx.planPlayed === lastToken;
      lastToken = now.token;
      lastStage = now.stage;
      ctx.unfolded.clear();
      ctx.menu = false;
      el.classList.remove("ck-menu-open");
      if (story.kind !== "timeline") logFromTop(); // what is new stands there
      const list = ask.querySelector(".ck-list");
      // Where markers are placed one by one, what is asked once more lies where it lay.
      const stays = ctx.get("choices").again && !planned && ask.querySelector(".ck-stepper");
      const [top, listTop] = stays ? lay : [0, 0];
      ask.scrollTop = top;
      if (list) list.scrollTop = listTop;
      clearHeading();
      // The next question begins at its first answer; after a click the mouse keeps its own place.
      if (moved && (!hadFocus || !hadFocus.isConnected || document.activeElement === document.body || fromChoices)) {
        const next = el.querySelector(".ck-story-pause, .ck-timeline-play, .ck-lift, .ck-action, .ck-result, .ck-start");
        if (next) lend(next);
      }
      if (turned) readFromTop();
    } else if (asksBack) {
      el.querySelector(".ck-caution-back").focus({ preventScroll: true, focusVisible: !mouse });
    } else if (fromChoices && !hadFocus.isConnected) {
      const held = lastCaution && ask.querySelector(`.ck-action[data-index="${lastCaution.i}"]`), next = ask.querySelector(".ck-action");
      if (held) held.focus({ preventScroll: true });
      else if (next) lend(next);
    }
    seeAnswer(el);
    if (ctx.focusNext && !hadFocus?.isConnected) { // what had the focus was closed
      const next = el.querySelector(ctx.focusNext);
      if (next) { lend(next); ctx.focusNext = ""; } // else it is drawn with what comes next
    }
    lastCaution = caution;
    if (!ctx.busy) ask.removeAttribute("aria-busy");
    more.drawn();
    settle(el);
  }

  // What has the focus because the page put it there, not a person: a key that was meant for what
  // stood there before is no move. Was it put there unseen, after a press of the mouse?
  function lend(thing) {
    lent = { thing, unseen: mouse };
    thing.focus({ preventScroll: true, focusVisible: !mouse });
  }
  const lentTo = (target) => lent?.thing === target && target.matches(".ck-action, .ck-lift");
  const onFocus = (e) => { if (lent?.thing !== e.target) lent = null; };
  el.addEventListener("focusin", onFocus);

  // What is advised is seen among the choices; not where a mouse is on the list already, or a finger has
  // had long to get there, since it would move under a hand that is about to press; below a drawer it
  // does not.
  function followHint(adviser) {
    const asks = adviser.kind === "hint", now = asks && adviser.hint.ready ? `${ctx.get("choices").token}-${adviser.hint.i}` : "";
    if (!asks) hintSince = 0;
    else if (!hintSince) hintSince = performance.now();
    if (now === lastHint) return;
    lastHint = now;
    const box = ask.querySelector(".ck-list"), slow = performance.now() - hintSince > SUDDEN;
    const late = !(ctx.narrow() && ctx.drawer) && (fingers?.matches ? slow : box?.matches(":hover"));
    const row = now && !late && ask.querySelector(`.ck-action[data-index="${adviser.hint.i}"]`)?.parentElement;
    if (!row) return;
    const lay = [box.scrollTop, ask.scrollTop];
    row.scrollIntoView({ block: "nearest" });
    const slid = lay[0] !== box.scrollTop || lay[1] !== ask.scrollTop;
    if (slid) clearHeading(row);
    if (slid || row.closest(".ck-below")) ctx.stirred = { token: ctx.get("choices").token, i: adviser.hint.i, since: 0 };
  }

  // What he says of his earlier hints is about those that were seen: one that came when whoever asked had
  // gone on, or while a drawer was closed, was none.
  function seesHint(adviser) {
    const { token } = ctx.get("choices");
    if (hinted && hinted.token !== token) {
      if (performance.now() - hinted.seen < GLIMPSE) ctx.send({ type: "unread", token: hinted.token });
      hinted = null;
    }
    if (adviser.kind !== "hint" || !adviser.hint.ready) return;
    hinted ||= { token, seen: Infinity };
    if (ctx.sideShown === "adviser" && (ctx.drawer || !ctx.narrow())) hinted.seen = Math.min(hinted.seen, performance.now());
  }

  // A list that was moved begins with a whole line, not with one that lies half under the question or
  // the heading above it, as long as `row` stays in sight.
  function clearHeading(row = null) {
    const list = ask.querySelector(".ck-list");
    if (!list) return;
    const box = list.scrollHeight > list.clientHeight + 1 ? list : ask, edge = box.getBoundingClientRect();
    if (!box.scrollTop) return;
    const above = box === ask ? ask.querySelector(".ck-question")?.getBoundingClientRect().bottom ?? edge.top : edge.top;
    for (const line of list.querySelectorAll(".ck-group h4, .ck-group li:not(.ck-line-of), .ck-line-of > div")) {
      const at = line.getBoundingClientRect(), heading = line.matches("h4");
      const low = heading ? above : Math.max(above, line.closest(".ck-group").querySelector("h4")?.getBoundingClientRect().bottom ?? above);
      if (!at.height || at.top >= low - 2 || at.bottom <= low + 1) continue;
      const pushed = heading && box === list; // it stuck to the edge until the next one came
      const back = low - at.top, last = row?.getBoundingClientRect().bottom ?? 0;
      box.scrollTop += !pushed && last + back <= edge.bottom ? -back : at.bottom - low;
      return;
    }
  }

  // What he says is read from its beginning.
  function followSaid(adviser) {
    const now = [ctx.get("head").token, adviser.on, adviser.kind, adviser.hint?.ready, adviser.key, ctx.sideShown === "adviser"].join();
    const box = side.querySelector(".ck-tutor-said");
    if (now === lastSaid || !box?.clientHeight) return; // in a closed drawer nothing scrolls
    lastSaid = now;
    box.scrollTop = 0;
  }

  // The first page, and the last one with its log, begin at their beginning.
  function readFromTop() {
    for (let box = el; box; box = box.parentElement) box.scrollTop = 0; // whatever scrolls: a frame of the page may
    logFromTop();
  }

  function logFromTop() {
    const log = side.querySelector(".ck-log-box");
    if (log) log.scrollTop = 0;
  }

  // The log stands where the timeline does; only its own box is moved.
  function followLine(story) {
    const at = story.kind === "timeline" ? story.line : null;
    if (at === lastLine) return;
    const box = side.querySelector(".ck-log-box");
    if (!box?.clientHeight) return; // in a closed drawer nothing scrolls
    lastLine = at;
    const line = at === null ? null : side.querySelector(".ck-line.ck-now");
    if (line) box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
    else box.scrollTop = 0;
  }

  // One line after a page was loaded again, until the next move.
  function backAgain(t, now) {
    if (page.back && now.key === page.back.key && page.back.token === undefined) page.back.token = now.token;
    if (page.back && page.back.token !== undefined && page.back.token !== now.token) page.back = null;
    if (!page.back || page.back.token === undefined) return null;
    return h("p", { class: "ck-back-again", key: "back", role: "status" }, h("span", {}, t["back-again"]),
      h("button", { class: "ck-plain", type: "button", "aria-label": t.dismiss, onclick: () => { page.back = null; ctx.redraw(); } }, "×"));
  }

  function lostBox(t, table) {
    if (page.link === "dead") {
      const idle = ctx.get("head").stage === "start"; // there was no game to lose
      const title = t[idle ? "lost-page" : "lost-title"];
      return h("div", { class: "ck-lost", role: "alertdialog", "aria-label": title },
        h("h2", {}, title), idle ? null : h("p", {}, table ? t["lost-table"] : page.storage ? t["lost-kernel"] : `${t["lost-nothing"]} ${t.storage}`),
        h("button", { class: "ck-go-on ck-main", type: "button", onclick: goOn }, t[idle ? "lost-again" : "lost-button"]),
        document.body.dataset.voila ? null : h("p", { class: "ck-quiet" }, t["lost-lab"]));
    }
    if (page.link === "link") return h("p", { class: "ck-lost ck-lost-link", role: "alert" }, t[table ? "lost-table-link" : "lost-link"]);
    if (page.both && page.both === ctx.get("head").key) return h("p", { class: "ck-storage ck-both", role: "status" }, t["kept-both"]);
    if (!page.storage) return h("p", { class: "ck-storage ck-quiet", role: "status" }, t.storage);
    if (page.full) return h("p", { class: "ck-storage ck-full", role: "status" }, t["storage-full"]);
    return [];
  }

  function goOn() {
    const key = ctx.get("head").key;
    try { if (key) window.sessionStorage.setItem(AGAIN, kept.keyOf(key)); } catch { /* the first page offers it */ }
    window.location.reload();
  }

  // The boards are widgets of their own, beside the panels: each is a region of the page.
  function nameBoards(boards) {
    const all = el.closest(".ck-grid")?.querySelectorAll(":scope > .ck-canvas") || [];
    for (const board of all) {
      const n = boards.findIndex((_, i) => board.classList.contains(`ck-board-${i + 1}`));
      const name = ctx.t[`board-${boards[n]}`];
      if (!name) continue;
      board.setAttribute("role", "region");
      board.setAttribute("aria-label", name);
    }
  }

  function shade(dark) {
    ctx.dark = dark;
    ctx.send({ type: "theme", dark });
    ctx.redraw();
  }

  // -- keys -----------------------------------------------------------------------------------

  let measured = "", soon = null, laid = "";
  // One for each board of the game.
  function laySlots(boards) {
    if (boards.join() === laid) return;
    laid = boards.join();
    for (const [name, slot] of Object.entries(slots)) { observer.unobserve(slot); slot.remove(); delete slots[name]; }
    boards.forEach((name, i) => {
      slots[name] = part("div", `ck-slot ck-slot-${i + 1}`);
      el.insertBefore(slots[name], end);
      observer.observe(slots[name]);
    });
    measured = "";
  }
  function measure() {
    const size = ({ clientWidth: w, clientHeight: h }) => [Math.round(w / 10) * 10, Math.round(h / 10) * 10];
    const sizes = Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, size(slot)]));
    if (JSON.stringify(sizes) === measured || !Object.values(sizes)[0]?.[0]) return;
    clearTimeout(soon);
    soon = setTimeout(() => { measured = JSON.stringify(sizes); ctx.send({ type: "sizes", sizes }); }, measured ? 150 : 0);
  }
  const observer = new ResizeObserver(measure);

  const actions = () => [...el.querySelectorAll(".ck-action")].filter((b) => !b.closest("[hidden]"));
  function aimAt(choice) {
    lent = null;
    choice.focus();
    choice.scrollIntoView({ block: "nearest" });
  }
  function move(step) {
    const all = actions();
    if (!all.length) return false;
    const at = all.indexOf(document.activeElement);
    const to = step === "first" ? 0 : step === "last" ? all.length - 1
      : at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step));
    aimAt(all[to]);
    return true;
  }
  const press = (cls) => { const b = el.querySelector(cls); if (b && !b.disabled) b.click(); };

  // A key or click that came too soon is not taken for a move; that it was noticed is said where it was.
  let unheardFor = null;
  function unheard(x, y) {
    ask.animate?.([{ opacity: 0.5 }, { opacity: 1 }], 300);
    tooSoon.textContent = ctx.t.unheard;
    const { width, height } = tooSoon.getBoundingClientRect();
    tooSoon.style.left = `${Math.max(8, Math.min(x - width / 2, innerWidth - width - 8))}px`;
    tooSoon.style.top = `${y + height + 30 > innerHeight ? y - height - 16 : y + 20}px`;
    clearTimeout(unheardFor);
    unheardFor = setTimeout(() => { tooSoon.textContent = ""; }, UNHEARD);
  }
  function onKey(e) {
    if (!el.isConnected || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || dialog.open || marks.card.open) return;
    mouse = ctx.touched = false;
    const target = e.target;
    if (clock.guards() && (e.key === "Enter" || e.key === " ")) { e.preventDefault(); const { x, y, width, height } = (target === document.body ? ask : target).getBoundingClientRect(); unheard(x + width / 2, y + Math.min(height, 120)); return; }
    if (target !== document.body && !el.contains(target) && !target.closest?.(".ck-grid")) return; // another part of a notebook
    const typing = target.matches?.("input:not([type=checkbox]):not([type=file]), textarea, select");
    if (e.key === "Escape" && ctx.get("adviser").caution) { ctx.send({ type: "take_back" }); e.preventDefault(); return; }
    const about = e.key === "Escape" && el.querySelector(".ck-about[open]");
    if (about) { about.open = false; about.querySelector("summary").focus(); e.preventDefault(); return; }
    if (e.key === "Escape" && (ctx.drawer || ctx.menu)) {
      const from = ctx.menu && !ctx.drawer ? ".ck-menu" : "";
      ctx.menu = false;
      ctx.openDrawer(false);
      if (from) el.querySelector(from)?.focus();
      e.preventDefault();
      return;
    }
    if (storyKey(ctx, e) || timelineKey(ctx, e)) { e.preventDefault(); return; }
    if (e.key === "Escape" && closeMinute(ctx)) { e.preventDefault(); return; }
    if (e.key === "Escape") { if ((ctx.get("choices").chips || []).length || ctx.get("told").name) { ctx.send({ type: "clear" }); e.preventDefault(); } return; }
    if (typing) return;
    if ((e.key === "Enter" || e.key === " ") && e.repeat && target.matches?.(".ck-action, .ck-lift")) { e.preventDefault(); return; } // a key held down is one move
    const idle = target === document.body || (lentTo(target) && lent.unseen);
    if (lentTo(target) && (e.key === " " || (idle && e.key === "Enter"))) e.preventDefault();
    // What stands as a preview is played by Enter wherever nothing else is pressed by it.
    if (e.key === "Enter" && !e.repeat && idle && ctx.get("preview").token === ctx.get("head").token) { press(".ck-play-it"); e.preventDefault(); return; }
    const line = target.closest?.(".ck-line-of");
    if (line && (e.key === "ArrowRight" || e.key === "ArrowLeft")) {
      const fold = line.querySelector(":scope > div > .ck-fold");
      if ((fold.getAttribute("aria-expanded") === "true") !== (e.key === "ArrowRight")) {
        if (e.key === "ArrowLeft") line.querySelector(".ck-action").focus();
        fold.click();
      }
      e.preventDefault();
      return;
    }
    const inList = target === document.body || target.closest?.(".ck-ask");
    if (inList) {
      const step = { ArrowDown: 1, ArrowUp: -1, Home: "first", End: "last" }[e.key];
      if (step !== undefined && move(step)) { e.preventDefault(); return; }
    }
    const row = target.closest?.(".ck-cards, .ck-tools, .ck-facet");
    if (row && (e.key === "ArrowRight" || e.key === "ArrowLeft")) {
      const all = [...row.querySelectorAll("button:not(:disabled), input")];
      const to = all[all.indexOf(target) + (e.key === "ArrowRight" ? 1 : -1)];
      if (to) { to.focus(); e.preventDefault(); }
      return;
    }
    if (!wishes.get("keys", true) || ctx.get("head").stage === "start") return;
    if (/^[1-9]$/.test(e.key)) {
      const b = actions()[Number(e.key) - 1];
      if (b) { aimAt(b); e.preventDefault(); }
      return;
    }
    // By the place of the key, so that a Russian keyboard has the same ones.
    const act = {
      KeyU: () => press(".ck-undo"), KeyR: () => press(".ck-redo"), KeyH: () => press(".ck-hint"), KeyW: () => press(".ck-why"),
      KeyB: () => { const all = ctx.boards(); ctx.showBoard(all[(all.indexOf(ctx.board) + 1) % all.length]); },
      KeyT: () => press(".ck-tutor-switch"),
      KeyL: () => ctx.side("log"), KeyS: () => ctx.side("scores"), KeyC: () => move("first"),
    }[e.code] || (e.key === "?" ? () => ctx.keys() : null);
    if (act) { act(); e.preventDefault(); }
  }
  const onMouse = (e) => {
    mouse = true;
    ctx.pressedBefore = ctx.pressed && { at: ctx.pressed, on: ctx.pressedOn, token: ctx.pressedToken };
    ctx.pressed = [e.clientX, e.clientY];
    ctx.pressedOn = e.target.closest?.("button") ?? null;
    ctx.pressedToken = lastToken;
    ctx.touched = e.pointerType === "touch";
    ctx.endedAt = ctx.ended?.box ?? null; // for this press alone
    ctx.ended = null;
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onMouse, true);
  const undrag = dragCards(el, ctx), unfollow = followTheme(shade);
  shade(isDark());
  // A press beside what lies open closes it, and does nothing else.
  const away = (e) => {
    if (!e.target.closest?.(".ck-grid") || e.target.closest("dialog")) return;
    const abouts = [...el.querySelectorAll(".ck-about[open]")].filter((about) => !about.contains(e.target));
    for (const about of abouts) about.open = false;
    const drawer = ctx.drawer && !side.contains(e.target) && !e.target.closest(".ck-drawer-button, .ck-tip");
    const menu = ctx.menu && !e.target.closest(".ck-tools, .ck-menu");
    if (drawer) ctx.openDrawer(false);
    if (menu) ctx.openMenu(false);
    if (!drawer && !menu && !abouts.length) return;
    e.preventDefault();
    e.stopPropagation();
  };
  // Whose mouse has gone its way since a hint moved the list, or a show ended, has seen what lies where now.
  const onMove = (e) => {
    for (const change of ["stirred", "ended"]) {
      if (!ctx[change]) continue;
      ctx[change].since ||= e.timeStamp;
      if (e.timeStamp - ctx[change].since > SEEN) ctx[change] = null;
    }
  };
  document.addEventListener("pointermove", onMove, { passive: true });
  document.addEventListener("click", away, true); // the boards are not within this element
  // What was meant for the show is no move: neither on a choice nor on a board or card.
  const guard = (e) => {
    const at = e.touches?.[0] || e;
    const click = e.type === "click" && e.detail > 0, hasty = click && clock.hasty(at.clientX, at.clientY);
    if (click && !hasty) clock.pressed(at.clientX, at.clientY);
    if (hasty) { e.preventDefault(); e.stopPropagation(); return; }
    if (!clock.guards(at.clientX, at.clientY) || e.detail === 0 || !e.target.closest?.(".ck-grid") || e.target.closest(`${clock.endedByItself() ? "" : ".ck-story-foot, "}.ck-head, .ck-side, .ck-adviser-line, .ck-hint, .ck-why`)) return;
    e.preventDefault();
    e.stopPropagation();
    if (e.type === "click") unheard(at.clientX, at.clientY);
  };
  const GUARDED = ["click", "pointerdown", "mousedown", "touchstart"];
  GUARDED.forEach((kind) => document.addEventListener(kind, guard, { capture: true, passive: false }));
  const onAddress = () => { const secret = secretOf(); if (secret !== null) ctx.send({ type: "shared", what: "enter", secret }); const move = addressMove(); if (move !== null && move !== ctx.get("story").timeline?.move) ctx.send({ type: "timeline", what: "to", move }); };
  window.addEventListener("hashchange", onAddress);
  const resized = () => ctx.redraw(); // some things are drawn for their width
  window.addEventListener("resize", resized);
  document.addEventListener("fullscreenchange", resized);
  const onSight = () => ctx.send({ type: "hidden", on: document.hidden });
  document.addEventListener("visibilitychange", onSight);
  skip.onclick = (e) => { e.preventDefault(); move("first") || el.querySelector(".ck-start")?.focus(); };

  for (const name of SECTIONS) model.on(`change:${name}`, () => { page.watch.answered(); ctx.redraw(); });
  show();
  return () => {
    page.views.delete(ctx);
    undrag();
    more.stop();
    steady.close();
    unfollow();
    marks.close();
    window.removeEventListener(TERMS_CAME, termsAreHere);
    observer.disconnect();
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("pointerdown", onMouse, true);
    document.removeEventListener("click", away, true);
    document.removeEventListener("pointermove", onMove);
    GUARDED.forEach((kind) => document.removeEventListener(kind, guard, true));
    window.removeEventListener("hashchange", onAddress);
    window.removeEventListener("resize", resized);
    document.removeEventListener("fullscreenchange", resized);
    document.removeEventListener("visibilitychange", onSight);
    clock.stop();
  };
}

export default { initialize, render };
