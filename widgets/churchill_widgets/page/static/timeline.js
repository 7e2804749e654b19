// Leafing through a game by event, move, turn or round, and playing on from a point of it.

import { h } from "../../base/static/dom.js";
import { caption, control, details, paceField } from "./story.js";

const UNITS = ["beat", "move", "turn", "round"];
const NAMED = /^#move=(.*)$/;
const ask = (ctx, what, more) => ctx.send({ type: "timeline", what, ...more });

export function timelinePanel(ctx) {
  const { t } = ctx, story = ctx.get("story"), line = story.timeline;
  const unit = UNITS.includes(ctx.leafBy) ? ctx.leafBy : "move";
  const to = (way) => ask(ctx, "step", { unit, way });
  const help = t[line.branch ? "timeline-branch-help" : "timeline-branch-none"];
  return h("section", { class: "ck-timeline", key: "timeline", "aria-label": t["timeline-title"] },
    h("div", { class: "ck-story-head" },
      h("h2", {}, t["timeline-title"]), h("span", { class: "ck-story-progress" }, line.at),
      h("button", { class: "ck-timeline-close", type: "button", title: `${t["timeline-close"]} (Esc)`, onclick: () => ask(ctx, "close") }, t["timeline-close"])),
    h("div", { class: "ck-timeline-line", key: "line" },
      h("input", {
        class: "ck-timeline-slider", type: "range", min: 0, max: line.moves, step: 1, value: line.move, "aria-label": t["timeline-slider"], "aria-valuetext": line.at,
        onchange: (e) => ask(ctx, "to", { move: Number(e.target.value) }),
      }),
      h("div", { class: "ck-timeline-marks", "aria-hidden": "true" }, spread(line.marks, line.moves, room).map(([n, label, at]) => h("span", { key: n, style: `left: ${at.toFixed(1)}%`, onclick: () => ask(ctx, "to", { move: n }) }, label)))),
    h("div", { class: "ck-story-controls", role: "toolbar", "aria-label": t["timeline-title"], key: "controls" },
      control("ck-timeline-prev", t["timeline-prev"], "←", () => to(-1), "back", { disabled: line.first || null }),
      control("ck-timeline-play", line.playing ? t["timeline-stop"] : t["timeline-play"], "␣", () => ask(ctx, line.playing ? "stop" : "play"), line.playing ? "pause" : "on"),
      control("ck-timeline-next", t["timeline-next"], "→", () => to(1), "step", { disabled: line.last || null }),
      h("label", { class: "ck-pace-label" }, `${t["timeline-by"]} `, h("select", { class: "ck-timeline-by", value: unit, onchange: (e) => { ctx.leafBy = e.target.value; ctx.redraw(); } },
        UNITS.map((u) => h("option", { value: u, selected: u === unit || null }, t[`timeline-by-${u}`])))),
      h("button", { class: "ck-timeline-branch", key: "branch", type: "button", title: help, disabled: line.branch ? null : true, onclick: () => ask(ctx, "branch") }, t["timeline-branch"])),
    caption(ctx, story),
    h("p", { class: "ck-quiet" }, help),
    details(ctx, story),
    paceField(ctx));
}

// The part of the line, in percent, that a label takes.
function room(label) {
  const wide = (document.querySelector(".ck-ask")?.clientWidth || window.innerWidth) - 46;
  return (100 * (8 * label.length + 12)) / wide;
}

// Labels of rounds that have room beside each other, each with its place. Where they have not, numbers
// alone follow the first, if that shows more of them.
export function spread(marks, moves, wide = () => 17) {
  const whole = beside(marks, moves, wide);
  if (whole.length === marks.length) return whole;
  const brief = beside(briefly(marks), moves, wide);
  return brief.length > whole.length ? brief : whole;
}

// After the first the number of a round says enough.
export const briefly = (marks) => marks.map(([n, label], i) => [n, (i && /\d+/.exec(label)?.[0]) || label]);

// None runs over the end, and of those that would lie on one another there is the first.
function beside(marks, moves, wide) {
  const shown = [];
  let free = 0;
  for (const [n, label] of marks) {
    const at = Math.max(0, Math.min(moves ? (100 * n) / moves : 0, 100 - wide(label)));
    if (at < free) continue;
    shown.push([n, label, at]);
    free = at + wide(label);
  }
  return shown;
}

// Keys of the timeline; true if one was meant for it.
export function timelineKey(ctx, e) {
  const story = ctx.get("story");
  if (story.kind !== "timeline") return false;
  if (e.target.matches?.("select, input[type=range]") && e.key !== "Escape") return false;
  if (e.key === " " && e.target.closest?.("button, summary, a")) return false;
  const unit = UNITS.includes(ctx.leafBy) ? ctx.leafBy : "move";
  const act = {
    ArrowRight: ["step", { unit, way: 1 }], ArrowLeft: ["step", { unit, way: -1 }],
    ArrowDown: ["step", { unit: "round", way: 1 }], ArrowUp: ["step", { unit: "round", way: -1 }],
    Home: ["edge", { way: -1 }], End: ["edge", { way: 1 }],
    " ": [story.timeline.playing ? "stop" : "play", {}], Escape: ["close", {}],
  }[e.key];
  if (!act) return false;
  ask(ctx, ...act);
  return true;
}

// The address tells the move that is looked at, so that it can be kept and passed on.
export function addressMove(where = window.location) {
  const found = NAMED.exec(where.hash || "");
  if (!found) return null;
  return /^\d{1,6}$/.test(found[1]) ? Number(found[1]) : found[1].slice(0, 20);
}

export function nameMove(story, where = window) {
  const wanted = story.kind === "timeline" ? `#move=${story.timeline.move}` : "";
  const now = where.location.hash || "";
  if (wanted === now || (!wanted && !NAMED.test(now))) return;
  where.history.replaceState(where.history.state, "", `${where.location.pathname}${where.location.search}${wanted}`);
}
