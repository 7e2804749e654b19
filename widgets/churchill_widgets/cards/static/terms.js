// Rules and terms wherever they are met: chips and underlined words, a short text on hover or
// focus, and a card with all the rest. Shared by the chapters and the app. What this file calls
// `ctx` is a page or a part of one: its game and language (`game`, `lang`), how it talks to its program (`send`), and
// the widget it belongs to (`model`). The example inside a card is the business of live.js.

import { draw, h } from "../../base/static/dom.js";
import { notebookHref } from "../../base/static/links.js";
import { THING } from "../../board/static/thing.js";
import { liveExample } from "./live.js";

export const TERMS_CAME = "churchill_kit-terms";
const MARKS = ".ck-term, .ck-rule[data-rule]";
const WORDS = ".ck-word"; // the same within a control
const CONTROLS = "button, summary, label, a[href]";
const TOLD = "[data-tip]"; // what has a short text of its own
const hasPopover = typeof HTMLElement !== "undefined" && "popover" in HTMLElement.prototype;

// What programs have told this page, by game and language: each widget is a module of its own, and
// one of them asks for all.
window.churchillKit = window.churchillKit || { terms: {}, asked: {}, rules: {} };
const told = window.churchillKit;

const shelfOf = ({ game, lang }) => `${game || ""} ${lang}`;

// The terms of a game in a language, as soon as they are here.
export function termsOf(ctx) {
  const at = shelfOf(ctx), known = told.terms[at], now = performance.now();
  if (!known && ctx.lang && !(now - told.asked[at] < 5000)) {
    told.asked[at] = now;
    ctx.send({ type: "terms" });
  }
  return known;
}

// A message of the program: true if it was about terms or rules.
export function termsCame(msg) {
  if (msg.type === "terms") {
    told.terms[shelfOf(msg)] = { ...msg, numbers: new Set(msg.numbers), finder: new RegExp(msg.finder, "g"), cache: new Map() };
  } else if (msg.type === "rule") {
    (told.rules[shelfOf(msg)] ??= new Map()).set(msg.asked, msg);
  } else return false;
  window.dispatchEvent(new CustomEvent(TERMS_CAME, { detail: msg }));
  return true;
}

// -- marking -----------------------------------------------------------------------------------------

// The tab order is settled after drawing, see below.
export function chip(rule) {
  return rule ? h("button", { class: "ck-rule", type: "button", tabindex: "-1", "data-rule": rule }, rule) : null;
}

function termMark(id, text) {
  return h("span", { class: "ck-term", role: "button", tabindex: "-1", "data-term": id }, text);
}

// Within a control, where nothing else can be pressed or have the focus.
function wordMark(text, data) {
  return h("span", { class: "ck-word", ...data }, text);
}

// A text in pieces: rules as chips, each term marked where it is first met; `sparing` leaves out
// those that everybody meets all the time; `still` is for texts of controls.
export function pieces(known, text, { met = new Set(), sparing = false, still = false } = {}) {
  const out = [];
  let from = 0;
  for (const m of text.matchAll(known.finder)) {
    const number = m[m.length - 1];
    const id = number ? "" : known.ids[m.indexOf(m[0], 1) - 1];
    let mark = null;
    if (number) mark = !known.numbers.has(number) ? null : still ? wordMark(number, { "data-rule": number }) : chip(number);
    else if (id && !met.has(id) && !(sparing && known.terms[id].common)) mark = still ? wordMark(m[0], { "data-term": id }) : termMark(id, m[0]);
    if (!mark) continue;
    met.add(id);
    let before = text.slice(from, m.index);
    from = m.index + m[0].length;
    if (number && !still) {  // a line must not break between a chip and its brackets
      const open = before.endsWith("(") ? "(" : "";
      before = before.slice(0, before.length - open.length);
      const close = /^[),.;:!?]*/.exec(text.slice(from))[0];
      from += close.length;
      if (open || close) mark = h("span", { class: "ck-bound" }, open || null, mark, close || null);
    }
    if (before) out.push(before);
    out.push(mark);
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

export function prose(ctx, text, sparing = false, still = false) {
  if (!text || typeof text !== "string") return text;
  text = text.replace(/(\d) %/g, "$1\u00a0%"); // no line ends between a number and its sign
  const known = termsOf(ctx);
  if (!known) return text;
  const key = `${sparing}${still}${text}`;
  let out = known.cache.get(key);
  if (!out) {
    if (known.cache.size > 4000) known.cache.clear();
    known.cache.set(key, out = pieces(known, text, { sparing, still }));
  }
  return out;
}

// A text and its rule, unless the text itself names that in brackets.
export function cited(ctx, text, rule, sparing = false) {
  const named = [...(text || "").matchAll(/\(([^()]*)\)/g)].some(([, inner]) => inner.split(/[\s,;]+/).includes(rule));
  return [prose(ctx, text, sparing), rule && !named ? [" ", chip(rule)] : null];
}

// The text of a control, or of what describes one.
export const words = (ctx, text, sparing = false) => prose(ctx, text, sparing, true);

// The same in text that the notebook shows by itself.
export function markText(known, root) {
  for (const block of root.querySelectorAll("p, li, td, blockquote")) {
    if (block.ckMarked === known) continue;
    block.ckMarked = known;
    const met = new Set(), nodes = [];
    const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const over = walk.currentNode.parentElement;
      if (over.closest("p, li, td, blockquote") === block && !over.closest(`a, button, code, pre, h1, h2, h3, .MathJax, ${MARKS}`)) nodes.push(walk.currentNode);
    }
    for (const node of nodes) {
      const found = pieces(known, node.data, { met });
      if (found.length < 2 && typeof found[0] !== "object") continue;
      const holder = document.createElement("span");
      draw(holder, found);
      node.replaceWith(...holder.childNodes);
    }
  }
  settle(root);
}

// -- keys: a paragraph, a table or a whole log is one stop of the Tab key, arrows lead on from there --

const groupOf = (mark) => mark.closest("[data-rove]") || mark.closest("table, p, li, dd, h2, h3, h4, figcaption") || mark.closest(":not(.ck-bound, .ck-term, .ck-rule)");
const shownMarks = (group) => [...group.querySelectorAll(MARKS)].filter((m) => groupOf(m) === group && m.checkVisibility?.() !== false);

export function settle(root) {
  const groups = new Map();
  for (const mark of root.querySelectorAll(MARKS)) {
    const group = groupOf(mark);
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(mark);
  }
  for (const marks of groups.values()) {
    const stop = marks.find((m) => m.tabIndex === 0) || marks[0];
    for (const m of marks) if ((m === stop) !== (m.tabIndex === 0)) m.tabIndex = m === stop ? 0 : -1;
  }
}

function rove(mark, key) {
  const group = groupOf(mark), all = shownMarks(group), at = all.indexOf(mark);
  let to;
  if (key === "ArrowRight" || key === "ArrowLeft") to = all[at + (key === "ArrowRight" ? 1 : -1)];
  else if (group.matches("[data-rove], table")) {
    const line = mark.closest("tr, li"), ahead = key === "ArrowDown" ? all.slice(at + 1) : all.slice(0, at).reverse();
    to = ahead.find((m) => m.closest("tr, li") !== line);
  } else return false;
  if (to) {
    for (const m of all) m.tabIndex = m === to ? 0 : -1;
    to.focus();
  }
  return all.length > 1;
}

// -- tips and cards ------------------------------------------------------------------------------------

// One tip and one card for a page or part; `watch` makes them serve the marks in an element.
//
// The tip is about a mark; or about something with words in it: a control that the keyboard has
// come to, a card, a thing on a board. That one is told by its own text first, and who rests on it
// is told the terms as well.
const SOON = 200, CALM = 700, REST = 1400; // milliseconds
const LONG = 400; // of a touch until it asks what something is, instead of doing it
const STILL = 10; // pixels that a resting finger may move
const HARMLESS = ".ck-tab, .ck-fold, .ck-menu, .ck-drawer-button, .ck-card-face, .ck-chip, .ck-hint, .ck-why, .ck-adviser-line, .ck-board-tools button, summary"; // a tap that closes a tip does these, too
const PRESSED = ".ck-action, .ck-play-it, .ck-card-face, .ck-answer, .ck-another, .ck-send, .ck-note-on, .ck-lift, .ck-go-on"; // no tip lies on these
// A line of a list is pressed wherever it is hit.
const pressed = (b) => (b.matches(".ck-list .ck-action") ? b.parentElement : b);

export function cards(ctx, el) {
  const add = (tag, cls) => { const e = document.createElement(tag); e.className = cls; el.append(e); return e; };
  const tip = add("div", "ck-tip"), card = add("dialog", "ck-rule-dialog");
  tip.setAttribute("role", "tooltip");
  tip.id = `ck-tip-${Math.random().toString(36).slice(2)}`;
  card.setAttribute("aria-labelledby", `${tip.id}-h`);
  if (hasPopover) tip.popover = "manual"; else tip.hidden = true;
  let at = null, whole = null, soon = 0, rest = 0, walking = false, asked = null, opener = null, undescribe = null, gone = 0;
  const live = liveExample(ctx, card);

  // What is known of a mark; a rule that is not is asked for.
  function facts({ term, rule }) {
    if (term) {
      const known = termsOf(ctx), found = known && known.terms[term];
      return found && { id: term, title: found.name, text: found.text, ...found };
    }
    const found = told.rules[shelfOf(ctx)]?.get(rule);
    if (!found) ctx.send({ type: "rule", number: rule });
    return found && { ...found, text: found.summary, title: found.title };
  }
  const titleOf = (found) => (found.number ? `${found.number} ${found.title}` : found.title);

  // Below or above; at the side of the list in which it stands; at an edge of the window: wherever
  // it fits and lies on nothing that one may want to press.
  function place(box, of) {
    const own = tip.getBoundingClientRect(), wide = window.innerWidth, high = window.innerHeight;
    const into = (from, size, all) => Math.max(8, Math.min(from, all - size - 8));
    const inList = of.closest?.(".ck-list, .ck-ask, .ck-side, .ck-cards, .ck-panel"), home = (inList || of).getBoundingClientRect();
    const control = of.closest?.(`${PRESSED}, .ck-list li`)?.getBoundingClientRect() || box;
    const left = into(box.left - 12, own.width, wide), top = into(box.top, own.height, high);
    const above = [left, Math.min(box.top, control.top) - own.height - 5];
    const back = into(box.right + 12 - own.width, own.width, wide); // the other way from a thing on a board, before it goes far away
    const near = inList ? [] : [[back, box.bottom + 5], [back, box.top - own.height - 5], [box.left - own.width - 8, top], [box.right + 8, top]];
    const around = [
      ...(asks && above[1] >= 0 ? [above] : []), // a finger has asked: it does not cover what lies above it
      [left, Math.max(box.bottom, control.bottom) + 5], above,
      ...near,
      [home.left - own.width - 8, top], [home.right + 8, top],
      [left, home.top - own.height - 8], [left, home.bottom + 8],
      [left, 8], [left, high - own.height - 8],
    ];
    const taken = [...document.querySelectorAll(PRESSED)].map((b) => pressed(b).getBoundingClientRect()).filter((r) => r.width);
    const on = ([x, y]) => taken.reduce((sum, r) => sum
      + Math.max(0, Math.min(x + own.width, r.right) - Math.max(x, r.left)) * Math.max(0, Math.min(y + own.height, r.bottom) - Math.max(y, r.top)), 0);
    const fits = around.filter(([x, y]) => x >= 0 && y >= 0 && x + own.width <= wide && y + own.height <= high);
    const rated = (fits.length ? fits : [[left, into(box.bottom + 5, own.height, high)]]).map((at) => [on(at), at]);
    const [covers, [x, y]] = asks && rated[0][1] === above ? [0, above] : rated.find(([sum]) => !sum) || rated.sort((a, b) => a[0] - b[0])[0];
    tip.style.left = `${x}px`;
    tip.style.top = `${y}px`;
    // Where there is no other place, clicks go through it; on a board what lies below may be a choice.
    const board = asks ? null : of.closest?.(".ck-canvas, .ck-board")?.getBoundingClientRect();
    const lies = board && x < board.right && x + own.width > board.left && y < board.bottom && y + own.height > board.top;
    tip.style.pointerEvents = covers || lies ? "none" : "";
  }
  function bring(of) {
    const home = of.closest("dialog") || el; // outside of an open dialog nothing can be pointed at
    if (tip.parentElement !== home) home.append(tip);
    if (hasPopover) { if (!shown()) tip.showPopover(); } else tip.hidden = false;
    if (!undescribe) describe(of);
    clearInterval(gone);
    gone = setInterval(() => { if (at?.checkVisibility?.() === false) hide(); }, 200); // another page lies there now
    document.addEventListener("keydown", keyed, true);
    document.addEventListener("scroll", hide, true);
  }
  function describe(of) {
    const before = of.getAttribute("aria-describedby");
    of.setAttribute("aria-describedby", before ? `${before} ${tip.id}` : tip.id);
    undescribe = () => { if (before) of.setAttribute("aria-describedby", before); else of.removeAttribute("aria-describedby"); undescribe = null; };
  }
  const boxOf = (mark) => mark.getClientRects()[0] || mark.getBoundingClientRect();
  const free = (of) => of.isConnected && (!card.open || card.contains(of));

  function show(mark) {
    if (!free(mark)) return;
    if (at !== mark) { hide(); at = mark; }
    const found = facts(mark.dataset);
    if (!found) return;
    const still = mark.matches(WORDS), title = titleOf(found);
    draw(tip, h("b", {}, still ? opening(mark.dataset, title) : title), h("span", {}, found.text || ""));
    bring(mark);
    place(boxOf(mark), mark);
  }
  // In the tip itself: opens the card.
  const opening = ({ term, rule }, title) => h("button", { type: "button", class: "ck-tip-open", tabindex: "-1", ...(term ? { "data-term": term } : { "data-rule": rule }) }, title);

  // `one`: what it is, its own text, the words in it, where it is.
  function present(one, full) {
    if (!free(one.of)) return;
    clearTimeout(soon);
    clearTimeout(rest);
    if (at !== one.of || whole?.text !== one.text) { hide(); at = one.of; }
    whole = { ...one, full };
    const known = termsOf(ctx), list = full ? inside(whole) : [];
    if (!one.text && !list.length) return;
    draw(tip,
      one.name ? h("b", { key: "name" }, one.name) : null,
      one.text ? h("p", { class: "ck-tip-own", key: "own" }, words(ctx, one.text)) : null,
      list.length ? h("dl", { key: "list" }, list.map(([data, found]) => [h("dt", {}, opening(data, titleOf(found))), h("dd", {}, found.text || "")])) : null,
      list.length && one.keyed ? h("p", { class: "ck-quiet", key: "more" }, known.words.more) : null);
    bring(one.of);
    place(one.box(), one.of);
    if (!full) rest = setTimeout(() => present(one, true), REST);
  }
  // What there is to tell of the words in something: marks found in it and terms of its own text.
  function inside({ of, text }) {
    const known = termsOf(ctx), seen = new Map();
    const note = (data) => { const key = data.term || data.rule; if (key && !seen.has(key)) seen.set(key, data.term ? { term: data.term } : { rule: data.rule }); };
    if (known && text) for (const m of text.matchAll(known.finder)) note(m[m.length - 1] ? { rule: known.numbers.has(m[0]) ? m[0] : "" } : { term: known.ids[m.indexOf(m[0], 1) - 1] });
    const described = (of.getAttribute("aria-describedby") || "").split(" ").map((id) => id && document.getElementById(id));
    for (const part of [of, ...described]) if (part && part !== tip) for (const word of part.querySelectorAll(WORDS)) note(word.dataset);
    const all = [...seen.values()].map((data) => [data, facts(data)]).filter(([, found]) => found);
    const rare = all.filter(([, found]) => !found.common);
    return (rare.length ? rare : all).slice(0, 4);
  }
  const shown = () => (hasPopover ? tip.matches(":popover-open") : !tip.hidden);
  function hide() {
    clearTimeout(soon);
    clearTimeout(rest);
    clearInterval(gone);
    undescribe?.();
    at = whole = null;
    if (hasPopover) { if (shown()) tip.hidePopover(); } else tip.hidden = true;
    if (tip.parentElement !== el) el.append(tip);
    document.removeEventListener("keydown", keyed, true);
    document.removeEventListener("scroll", hide, true);
  }
  // While a tip is there: Escape sends it away, G opens what it tells of.
  function keyed(e) {
    if (e.key === "Escape") hide();
    else if (e.code === "KeyG" && whole && !e.ctrlKey && !e.metaKey && !e.altKey && !e.target.matches?.("input, textarea, select")) openAll();
    else return;
    e.preventDefault();
    e.stopPropagation();
  }
  function openAll() {
    const one = whole, list = inside(one);
    if (!list.length) return;
    opener = one.of;
    if (list.length === 1) open(list[0][0]); else { hide(); drawList(one, list); }
  }
  const later = (act, wait) => { clearTimeout(soon); soon = setTimeout(act, wait); };
  tip.addEventListener("mouseenter", () => clearTimeout(soon));
  tip.addEventListener("mouseleave", () => later(hide, 300));

  function openFrom(mark) {
    if (!card.contains(mark)) opener = tip.contains(mark) ? at : mark;
    open({ ...mark.dataset });
  }
  function open(mark) {
    hide();
    asked = mark;
    const found = facts(mark);
    if (found) drawCard(found);
  }
  // Several terms at once; each leads to its own card.
  function drawList(one, list) {
    const w = termsOf(ctx).words;
    live.drop();
    draw(card,
      h("h2", { key: "t", id: `${tip.id}-h` }, w.here),
      one.text ? h("p", { key: "o", class: "ck-quiet" }, one.text) : null,
      h("dl", { key: "dl", class: "ck-card-terms" }, list.map(([data, found]) => [
        h("dt", {}, data.rule ? [chip(data.rule), " ", found.title] : termMark(data.term, found.title)), h("dd", {}, found.text || "")])),
      h("p", { key: "b", class: "ck-row" }, h("button", { type: "button", class: "ck-close", onclick: () => card.close() }, w.close)));
    settle(card);
    if (!card.open) card.showModal();
    card.querySelector(".ck-close").focus();
  }
  function drawCard(found) {
    const known = termsOf(ctx), w = known ? known.words : {};
    const text = found.text || "";
    live.drop();
    const link = (href, words, cls) => h("a", { class: cls, href }, words);
    draw(card,
      h("p", { class: "ck-rule-number", key: "n" }, found.id ? w.term : `${w.rule} ${found.number}`),
      h("h2", { key: "t", id: `${tip.id}-h` }, found.title),
      h("p", { key: "s", class: "ck-card-text" }, known ? pieces(known, text, { met: new Set([found.id]) }) : text),
      found.id ? h("p", { key: "r", class: "ck-row" }, h("span", { class: "ck-quiet" }, w.rules), found.rules.map(chip)) : null,
      found.id && found.related.length ? h("p", { key: "a", class: "ck-row" }, h("span", { class: "ck-quiet" }, w.related), found.related.map((id) => termMark(id, known.terms[id].name))) : null,
      found.chapter ? h("p", { key: "c" }, found.link ? link(notebookHref(found.link), found.chapter, "ck-to-chapter") : h("span", { class: "ck-quiet" }, found.chapter)) : null,
      h("p", { key: "b", class: "ck-row" },
        found.example ? h("button", { type: "button", class: "ck-live", "aria-expanded": "false", onclick: () => live.ask(found.example, w) }, w.example) : null,
        found.id && known.glossary ? link(`${notebookHref(known.glossary)}#${found.id}`, w.glossary, "ck-to-glossary") : null,
        h("button", { type: "button", class: "ck-close", onclick: () => card.close() }, w.close)),
      found.example ? live.place() : null);
    settle(card);
    if (!card.open) card.showModal();
    card.querySelector(":scope > .ck-row > .ck-close").focus();
    asked = null;
  }
  // Opened from a tip, which is gone: the focus goes back to what the tip was about.
  card.addEventListener("close", () => { if (opener?.isConnected) opener.focus({ preventScroll: true }); });
  card.addEventListener("click", (e) => { if (e.target === card || e.target.closest("a[href]")) card.close(); });
  const came = ({ detail }) => {
    if (shelfOf(detail) !== shelfOf(ctx)) return;
    if (whole) present(whole, whole.full);
    else if (at && at.dataset.rule === detail.asked) show(at);
    if (asked && asked.rule && asked.rule === detail.asked) open(asked);
  };
  window.addEventListener(TERMS_CAME, came);

  // A board says what the mouse rests on, or the keyboard has come to; no name: nothing.
  const thing = (e) => {
    const home = el.closest(".ck-tutor, .ck-app");
    if (!home || !home.contains(e.target) || e.defaultPrevented) return;
    e.preventDefault();
    const { name, box, keyed } = e.detail;
    if (name) present({ of: e.target, text: name, box, keyed }, false);
    else later(hide, 300);
  };
  let finger = 0, rested = null, touchedAt = -Infinity, long = 0, asks = false; // what follows a touch as if from a mouse is none
  const byFinger = () => performance.now() - touchedAt < 1000;
  // Where the last press was a finger's, there is no mouse until one moves; what moves below is the page.
  let touched = false;
  const mouse = (e) => { if (e.pointerType === "mouse" && (e.movementX || e.movementY)) touched = false; };
  const walk = (e) => { walking = e.type === "keydown" && /^(Tab|Arrow.*|Home|End|[1-9])$/.test(e.key); };
  // A tap on a tip, or beside it, closes it, and does nothing else that matters.
  let closes = false;
  const press = (e) => { walk(e); touched = e.pointerType === "touch"; closes = e.pointerType === "touch" && shown() && !(tip.contains(e.target) && e.target.closest(`.ck-tip-open, ${MARKS}, ${WORDS}`)); };
  const beside = (e) => {
    if (!closes || e.detail === 0) return;
    closes = false;
    hide();
    if (e.target.closest?.(HARMLESS)) return;
    e.preventDefault();
    e.stopPropagation();
  };
  const everywhere = { [THING]: thing, keydown: walk, pointerdown: press, pointermove: mouse, click: beside };
  for (const [kind, act] of Object.entries(everywhere)) document.addEventListener(kind, act, true);

  function watch(root) {
    const markOf = (e) => e.target.closest?.(MARKS);
    const wordOf = (e) => e.target.closest?.(WORDS);
    const openerOf = (e) => e.target.closest?.(".ck-tip-open") || markOf(e) || (e.target.closest?.(`${CONTROLS}, .ck-list .ck-note`) ? null : wordOf(e));
    // What a small screen leaves out of a control, such as the text of a card, is told here.
    const leftOut = (of) => [...of.querySelectorAll("[data-told]")].filter((part) => !part.checkVisibility() || part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1).map((part) => part.textContent);
    const ofControl = (of, keyed) => ({ of, name: of.dataset.tipName, text: [...leftOut(of), of.dataset.tip].filter(Boolean).join(" "), box: () => of.getBoundingClientRect(), keyed });
    const ended = () => clearTimeout(long);
    const doing = {
      // A long touch asks: the tip of a term, a rule or a card, and the click that would follow is none.
      touchstart(e) {
        ended();
        touchedAt = performance.now();
        asks = false;
        const m = markOf(e) || wordOf(e), of = m || e.target.closest?.(TOLD) || e.target.closest?.(CONTROLS);
        if (!of || e.touches.length > 1 || tip.contains(e.target)) return;
        finger = [e.touches[0].clientX, e.touches[0].clientY];
        long = setTimeout(() => {
          asks = true;
          if (m) show(m); else present(ofControl(of, false), true);
        }, LONG);
      },
      touchmove(e) {
        const { clientX, clientY } = e.touches[0];
        if (finger && Math.hypot(clientX - finger[0], clientY - finger[1]) > STILL) ended();
      },
      touchend(e) { ended(); touchedAt = performance.now(); if (asks) e.preventDefault(); },
      touchcancel: ended,
      contextmenu(e) { if (asks && byFinger()) e.preventDefault(); }, // the same touch, for the browser
      mouseover(e) {
        if (touched || byFinger()) return;
        if (at && !at.isConnected && !tip.contains(e.target)) hide(); // what it was about is gone
        // After a click the page changes under a mouse that rests: nobody has pointed at anything.
        if (rested && Math.hypot(e.clientX - rested[0], e.clientY - rested[1]) < STILL) return;
        rested = null;
        const m = markOf(e) || wordOf(e), of = e.target.closest?.(TOLD);
        if (tip.contains(e.target)) { if (m && whole && !whole.full) present(whole, true); return; }
        if (m) { if (m !== at) later(() => show(m), SOON); else clearTimeout(soon); }
        else if (of) { if (of !== at) later(() => present(ofControl(of), false), CALM); else clearTimeout(soon); }
      },
      mouseout(e) { if (!tip.contains(e.target) && (markOf(e) || wordOf(e) || e.target.closest?.(TOLD))) later(hide, 300); },
      focusin(e) {
        const m = markOf(e), back = m && m === opener; // a card that closes gives the focus back
        if (!card.open) opener = null;
        if (m) { if (!back) show(m); }
        // Of a control only where a person stops on the way, not where each move begins.
        else if (walking && (e.target.matches(TOLD) || e.target.querySelector?.(WORDS))) later(() => present(ofControl(e.target, true), !e.target.dataset.tip), CALM);
      },
      focusout(e) {
        clearTimeout(soon);
        const here = (of) => of && (of === at || tip.contains(of)); // a press in the tip takes the focus there
        if (here(e.target) && !here(e.relatedTarget)) hide();
      },
      click(e) {
        if (e.detail) rested = [e.clientX, e.clientY]; // the keyboard clicks nowhere, and the mouse rests where it did
        const m = openerOf(e);
        if (m) { e.preventDefault(); openFrom(m); } else if (!tip.contains(e.target)) hide();
      },
      keydown(e) {
        const m = markOf(e);
        if (!m || e.ctrlKey || e.metaKey || e.altKey) return;
        const mine = (e.key === "Enter" || e.key === " ") ? m.matches(".ck-term") && (openFrom(m), true) : e.key.startsWith("Arrow") && rove(m, e.key);
        if (mine) { e.preventDefault(); e.stopImmediatePropagation(); }
      },
    };
    for (const kind of Object.keys(doing)) { // a live example in the card looks after its own marks
      const act = doing[kind];
      doing[kind] = (e) => { if (!live.holds(e.target)) act(e); };
    }
    for (const [kind, act] of Object.entries(doing)) root.addEventListener(kind, act, /^touch(start|move)/.test(kind) ? { passive: true } : false);
    return () => { for (const [kind, act] of Object.entries(doing)) root.removeEventListener(kind, act); };
  }
  const unwatch = watch(el);
  return { watch, open, card, close() { hide(); unwatch(); live.end(); window.removeEventListener(TERMS_CAME, came); for (const [kind, act] of Object.entries(everywhere)) document.removeEventListener(kind, act, true); } };
}
