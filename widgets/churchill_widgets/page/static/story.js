// What happens between two decisions: an event at a time, with its rule, its numbers and its
// reasons. The program leads the show; the time is kept here, since only the page knows whether
// anybody looks.

import { h } from "../../base/static/dom.js";
import { wishes } from "../../base/static/keeper.js";
import { changed, sign } from "../../base/static/seats.js";
import { breakdown } from "../../cards/static/numbers.js";
import { chip, prose } from "../../cards/static/terms.js";

const MAJOR = 2;
const LEAF = 900; // milliseconds of an event when a whole game is leafed through by itself
// Milliseconds of an event by its weight: to look up, for each letter, and within which limits.
const LETTER = 45;
const TIMES = [
  { base: 500, letter: 20, least: 600, most: 1600 }, // told in passing
  { base: 700, letter: LETTER, least: 1200, most: 5000 },
  { base: 700, letter: LETTER, least: 2200, most: 6000 }, // a big moment
];
const FAMILIAR = 0.65; // of that, where such things have been told often
const SPEED = { slow: 2, normal: 1, quick: 0.5, once: 0, none: 0 };
// For so many milliseconds after a show a click meant for it plays nothing: who ends it himself is
// ready sooner than who is still looking when it ends. Where its buttons lay such a click comes latest.
export const GUARD = { skipped: 400, ended: 1000, there: 3000 };
// As long after a show has begun a second click where the first one set it off was meant for what lay there.
const HASTY = { within: 1200, apart: 12 }; // milliseconds, pixels

export const pace = () => { const wish = wishes.get("pace", "normal"); return Object.hasOwn(SPEED, wish) ? wish : "normal"; };

// How long an event stays on the screen: as long as it takes to read.
export function lasts(story) {
  if (story.kind === "timeline") return LEAF * (SPEED[story.tempo] || 0.5);
  const letters = story.lines.reduce((n, line) => n + line.text.length, 0);
  const { base, letter, least, most } = TIMES[story.weight] || TIMES[1];
  const besides = story.left_out ? LETTER * story.left_out.length : 0; // told but once
  const reads = Math.min(Math.max(base + letter * letters, least), most) * (story.familiar && story.weight !== MAJOR ? FAMILIAR : 1);
  return (Math.max(reads, TIMES[0].least) + besides) * (SPEED[story.tempo] ?? 1);
}

export const within = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;

// Goes on when an event has had its time: not while somebody reads on, looks elsewhere, or there is
// a page to pause at.
export function storyClock(ctx, linked) {
  let timer = null, of = null, turned = false, free = -Infinity, freeThere = -Infinity, there = null, box = null, byItself = false, began = -Infinity, pressed = null;
  const stop = () => { clearTimeout(timer); timer = null; of = null; };
  const runs = (story) => story.shown && !story.paused && !story.page?.title && !ctx.minute && !ctx.minuteWaits && linked();
  const turn = () => {
    timer = null;
    const story = ctx.get("story");
    if (document.hidden || !runs(story)) { of = null; return; }
    const { n } = story;
    turned = true;
    there = document.querySelector(".ck-story-controls")?.getBoundingClientRect() || null;
    box = document.querySelector(".ck-story")?.getBoundingClientRect() || null;
    ctx.send(story.timeline ? { type: "story", what: story.timeline.last ? "pause" : "next", n } : { type: "story", what: "next", n });
  };
  const follow = () => {
    const story = ctx.get("story");
    if (follow.shown && !story.shown) {
      const now = performance.now();
      free = now + (turned ? GUARD.ended : GUARD.skipped);
      byItself = turned;
      freeThere = turned && there ? now + GUARD.there : -Infinity;
      ctx.ended = turned && box ? { box, since: 0 } : null;
    }
    if (!follow.shown && story.shown) began = performance.now();
    follow.shown = story.shown === true;
    if (!runs(story) || document.hidden) { stop(); turned = false; return; }
    if (of === story.n) return;
    clearTimeout(timer);
    of = story.n;
    turned = false;
    timer = setTimeout(turn, lasts(story));
  };
  document.addEventListener("visibilitychange", follow);
  return {
    follow,
    // Is it so soon after a show that a click, or one at this place, was meant for that?
    guards(x, y) {
      const now = performance.now();
      const late = now < freeThere && within(there, x, y);
      return !follow.shown && (now < free || late);
    },
    // Is it so soon after a show has begun that a click at this place was meant for what lay there before?
    hasty(x, y) {
      const now = performance.now(), again = pressed && Math.hypot(x - pressed.x, y - pressed.y) < HASTY.apart;
      return Boolean(follow.shown && now < began + HASTY.within && again && pressed.when <= began);
    },
    pressed(x, y) { pressed = { x, y, when: performance.now() }; },
    // Did the last show end under a hand that meant to end it?
    endedByItself: () => byItself,
    stop() { stop(); document.removeEventListener("visibilitychange", follow); },
  };
}

export const tell = (ctx, what, more) => ctx.send({ type: "story", what, ...more });

export function paceField(ctx) {
  const { t } = ctx, story = ctx.get("story");
  return h("label", { class: "ck-pace-label", key: "pace" }, `${t["story-pace"]} `,
    h("select", { class: "ck-pace", value: story.pace, onchange: (e) => { wishes.set("pace", e.target.value); tell(ctx, "pace", { pace: e.target.value }); } },
      story.paces.map((p) => h("option", { value: p, selected: p === story.pace || null }, t[`story-pace-${p}`]))));
}

const LONG = 130; // letters: more of them are smaller where there is little room
const LONGEST = 260; // and so many everywhere
const letters = (story) => story.lines.reduce((n, line) => n + line.text.length, 0);
const length = (story) => `${letters(story) > LONG ? " ck-story-long" : ""}${letters(story) > LONGEST ? " ck-story-longest" : ""}`;

// The sentence of what is on the screen, its rule and, on demand, how its number comes about.
export function caption(ctx, story) {
  return h("div", { class: `ck-story-caption ck-of-${story.seat}${length(story)}`, key: "caption", "aria-live": "polite", "aria-atomic": "true" },
    story.lines.map((line) => h("p", {}, sign(line.seat || ""), h("span", {}, prose(ctx, line.text, true)), " ", chip(line.rule))),
    story.scored?.length ? h("p", { class: "ck-story-scored" }, h("span", {}, `${ctx.t["score-points"]}: `),
      changed(story.scored, "ck-total ")) : null,
    story.scored_for ? h("p", { class: "ck-story-for" }, prose(ctx, story.scored_for)) : null,
    story.left_out ? h("p", { class: "ck-story-out" }, prose(ctx, story.left_out)) : null,
    story.you ? h("p", { class: "ck-story-you" }, prose(ctx, story.you)) : null);
}

// What stands on the board too small to be read there.
const written = (ctx, story) => (story.written?.length ? h("div", { class: "ck-story-written", key: "written" },
  story.written.map(([title, text]) => h("p", {}, h("b", {}, title), h("br"), prose(ctx, text)))) : null);

// Whose number it is, where there are several to ask about.
function partsOf(ctx, story, line) {
  const several = story.lines.filter((one) => one.parts).length > 1;
  return several ? [`${ctx.t["story-parts"]}: `, h("q", { class: "ck-parts-of" }, line.text.replace(/[.]$/, ""))] : ctx.t["story-parts"];
}

// Who asks for a number has time to read it, and sees it where there is little room.
function opened(ctx, story, box) {
  if (!story.paused) tell(ctx, "pause");
  box.scrollIntoView?.({ block: "nearest" });
}

// The same for an answer that has just come.
export function seeAnswer(el) {
  const box = el.querySelector(".ck-story-reasons:not([data-seen])");
  if (!box) return;
  box.dataset.seen = "";
  box.scrollIntoView?.({ block: "nearest" });
}

// What one may ask about it.
export function details(ctx, story) {
  return h("div", { class: "ck-story-details", key: "details" }, [
    story.lines.map((line, i) => (line.parts ? h("details", { class: "ck-story-parts", key: `parts-${story.n}-${i}`, ontoggle: (e) => { if (e.target.open) opened(ctx, story, e.target); } },
      h("summary", {}, partsOf(ctx, story, line)), breakdown(ctx, line.parts)) : null)),
    story.why ? h("div", { class: "ck-story-why", key: "why" },
      h("button", { class: "ck-story-ask", type: "button", "aria-expanded": story.why.lines ? "true" : "false", onclick: () => tell(ctx, "why", { n: story.n }) }, story.why.offer),
      story.why.lines ? h("div", { class: "ck-story-reasons", role: "status" }, story.why.lines.map((line, i) => h("p", {}, prose(ctx, line), i === story.why.lines.length - 1 && story.why.rule ? [" ", chip(story.why.rule)] : null))) : null) : null,
  ]);
}

const icon = (d) => h("svg", { class: "ck-story-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d }));
const ICONS = { pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z", on: "M8 5l11 7-11 7z", step: "M6 5l9 7-9 7zM16 5h3v14h-3z", back: "M18 5l-9 7 9 7zM5 5h3v14H5z" };

export function control(cls, label, key, act, picture, more) {
  return h("button", { class: cls, key: cls, type: "button", title: key ? `${label} (${key})` : label, "aria-label": label, onclick: act, ...more }, icon(ICONS[picture]));
}

// In the place of the question, while there is none.
export function storyPanel(ctx) {
  const { t, get } = ctx;
  const story = get("story");
  const waits = story.paused || Boolean(story.page?.title);
  return h("section", { class: `ck-story ck-of-${story.seat}${story.weight === MAJOR ? " ck-story-major" : ""}`, key: "story", "aria-label": t["story-title"] },
    h("div", { class: "ck-story-head" }, h("h2", {}, t["story-title"]), story.paused && !ctx.minute ? h("b", { class: "ck-story-paused", role: "status" }, t["story-paused"]) : null, h("span", { class: "ck-story-progress" }, ctx.minute ? t["story-waits"] : story.progress)),
    h("progress", { class: "ck-story-bar", max: story.part[1], value: story.part[0], "aria-label": story.progress }),
    // Above what is told: they stay where they are, however long that is.
    h("div", { class: "ck-story-controls", role: "toolbar", "aria-label": t["story-title"], key: "controls" },
      control("ck-story-back", t["story-back"], "←", () => tell(ctx, "back"), "back", { disabled: story.at === 1 && !story.page?.title || null }),
      control("ck-story-pause", waits ? t["story-on"] : t["story-pause"], "␣", () => pause(ctx), waits ? "on" : "pause"),
      control("ck-story-step", t["story-step"], "→", () => step(ctx), "step"),
      // To a page to pause at that has not been seen; skipping passes that, too.
      story.leap ? h("button", { class: "ck-story-leap ck-main", key: "leap", type: "button", title: `${story.leap} (Esc)`, onclick: () => tell(ctx, "leap") }, story.leap) : null,
      h("button", { class: `ck-story-skip${story.leap ? "" : " ck-main"}`, key: "skip", type: "button", title: `${story.skip} (${story.leap ? "End" : "Esc"})`, onclick: () => skip(ctx) }, story.skip),
      paceField(ctx)),
    caption(ctx, story),
    written(ctx, story),
    details(ctx, story));
}

const openPage = (story) => Boolean(story.page?.title) && story.shown;
export const goOn = (ctx) => { const story = ctx.get("story"); tell(ctx, "go_on", { n: story.n }); };
function pause(ctx) {
  const story = ctx.get("story");
  if (openPage(story)) goOn(ctx);
  else if (story.watching && story.kind === "story") ctx.send({ type: "watch", what: story.paused ? "on" : "pause" });
  else tell(ctx, story.paused ? "resume" : "pause");
}
function step(ctx) {
  const story = ctx.get("story");
  if (openPage(story)) { goOn(ctx); return; }
  if (!story.paused) tell(ctx, "pause");
  tell(ctx, "next", { n: story.n });
}
function skip(ctx) {
  const story = ctx.get("story");
  if (story.watching) ctx.send({ type: "watch", what: "end" });
  else tell(ctx, "skip");
}

function leap(ctx) {
  if (ctx.get("story").leap) tell(ctx, "leap");
  else skip(ctx);
}

// Under the question: show it again, leaf through the game, how fast.
export function storyFoot(ctx) {
  const { t, get } = ctx;
  const story = get("story");
  if (!story.paces || story.shown || (!story.again && !story.timeline)) return null;
  const again = story.again && !(story.unseen && get("head").stage === "play"); // that is said with the question
  return h("div", { class: "ck-story-foot", key: "foot", role: "group", "aria-label": t["story-title"] },
    again ? h("button", { class: "ck-story-again", key: "again", type: "button", onclick: () => tell(ctx, "again") }, story.unseen ? t["story-unseen"] : t["story-again"]) : null,
    story.timeline ? h("button", { class: "ck-timeline-open", key: "leaf", type: "button", onclick: () => ctx.send({ type: "timeline", what: "open" }) }, t["timeline-open"]) : null,
    paceField(ctx));
}

// A big moment: its sign and its sentence over the board.
export function momentCard(ctx) {
  const story = ctx.get("story");
  if (!story.shown || !story.head || ctx.minute || story.page?.title || story.kind === "timeline") return [];
  return h("div", { class: `ck-great ck-of-${story.seat}${story.low ? " ck-great-low" : ""}${story.written?.length ? " ck-great-written" : ""}`, key: `moment-${story.n}`, "aria-hidden": "true" },
    story.head.sign ? h("svg", { class: "ck-great-sign", viewBox: "0 0 24 24" }, h("path", { d: story.head.sign, "fill-rule": "evenodd" })) : sign(story.seat),
    // The caption beside it says the sentences: under a title they are not said twice.
    h("div", {}, story.head.title ? h("p", { class: "ck-great-head" }, story.head.title) : story.lines.map((line) => h("p", {}, line.text))));
}

// Keys of a show; true if one was meant for it.
export function storyKey(ctx, e) {
  const story = ctx.get("story");
  if (story.page?.title && !story.shown) {
    if (e.key !== "Escape") return false;
    ctx.send({ type: "look" });
    return true;
  }
  if (!story.shown || story.kind !== "story") return false;
  const pressed = e.target.closest?.("button, summary, a, [role=button]");
  const act = {
    Escape: leap, End: skip, ArrowRight: step, ArrowLeft: () => tell(ctx, "back"),
    " ": pressed ? null : pause,
  }[e.key];
  if (!act) return false;
  act(ctx);
  return true;
}
