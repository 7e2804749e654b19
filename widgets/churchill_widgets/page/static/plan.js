// Several placings at once: a plus and a minus beside each choice, what has been planned, and one
// button that plays all of it. Each choice is still a button of its own.

import { h } from "../../base/static/dom.js";
import { words } from "../../cards/static/terms.js";

const planned = (ctx) => {
  const plan = ctx.get("plan");
  return plan.rows && plan.token === ctx.get("head").token ? plan : null;
};

function change(ctx, row, by) {
  const plan = planned(ctx);
  if (plan) ctx.send({ type: "plan", token: plan.token, rows: { [row.i]: row.now + by } });
}

const stepper = (ctx, row, about) => h("span", { class: "ck-stepper", key: "plan", role: "group", "aria-label": row.text },
  h("button", { class: "ck-minus", type: "button", disabled: row.now > 0 ? null : true, "aria-label": ctx.t["plan-less"], "aria-describedby": about, onclick: () => change(ctx, row, -1) }, "−"),
  h("output", { class: "ck-planned", id: about }, row.now),
  h("button", { class: "ck-plus", type: "button", disabled: row.now < row.most ? null : true, "aria-label": ctx.t["plan-more"], "aria-describedby": about, onclick: () => change(ctx, row, 1) }, "+"));

// What those planned bring, one after the other: "20 → 40 % there", "40 → 60 % there" are
// "20 → 40 → 60 % there", and of "still 60 % there" only what follows is new; what follows is said once.
export function chain(notes) {
  const told = [];
  let last = null;
  for (const note of notes.filter(Boolean)) {
    const [first, ...more] = note.split("; ");
    const [, lead, from, to, unit] = /^(.*?)(\S+) → (\S+)(.*)$/s.exec(first) || [];
    const goes = to && last?.to === from && last.lead === lead;
    const stays = !to && last && (last.to ? first.split(/[\s\u00a0]/).includes(last.to) : last.text === first);
    if (goes) Object.assign(last, { text: `${last.text} → ${to}`, to, unit, more: [...last.more, ...more] });
    else if (stays) last.more.push(...more);
    else told.push(last = { lead, text: to ? `${lead}${from} → ${to}` : first, to, unit: unit ?? "", more });
  }
  const said = new Set();
  const fresh = (part) => !said.has(part) && said.add(part);
  return told.map(({ text, unit, more }) => [text + unit, ...grown(more)].filter(fresh).join("; ")).filter(Boolean).join(" · ");
}

// Of parts that differ by a growing number alone one: "beyond: 10 %", "beyond: 10 → 30 %" are "beyond: 10 → 30 %".
function grown(parts) {
  const found = new Map(); // what stands around the number: the numbers, or none
  for (const part of parts) {
    const [, lead, number, rest] = /^(.*: )(\d+(?: → \d+)*)(\s%.*)$/s.exec(part) || [part, part];
    const [before, numbers = []] = found.get(lead + rest) || [];
    const more = number ? number.split(" → ").filter((n) => !numbers.includes(n)) : [];
    found.set(lead + rest, [before ?? lead, [...numbers, ...more], rest ?? ""]);
  }
  return [...found.values()].map(([lead, numbers, rest]) => `${lead}${numbers.join(" → ")}${rest}`);
}
const brings = (ctx, row) => (row.notes.some(Boolean)
  ? h("span", { class: "ck-note ck-plan-notes", key: "notes" }, words(ctx, chain(row.notes))) : null);

// What a choice would bring; beside others that are planned, with them.
export function noteOf(ctx, item) {
  const plan = planned(ctx), row = plan?.rows[item.i];
  return (plan?.planned && row?.note) || item.note;
}

// How often the choice with this number is planned.
export const plannedOf = (ctx, item) => planned(ctx)?.rows[item.i]?.now || 0;

// Beside the choice with this number, which is the row with that number.
export function planOf(ctx, item) {
  const row = planned(ctx)?.rows[item.i];
  return row ? [brings(ctx, row), stepper(ctx, row, `ck-planned-${item.i}`)] : null;
}

// Can anything be planned here? Then the bar says how.
export const canPlan = (ctx) => Boolean(planned(ctx));

// What is planned, if anything is.
export const openPlan = (ctx) => { const plan = planned(ctx); return plan?.planned ? plan : null; };

// Where something can be planned a press of a hand (`points`), which slips easily, on the name plans one,
// too, which can be taken back, and so does a key where something is; else it is a choice like any other.
// Was it so?
export function plansOne(ctx, item, points = true) {
  const plan = planned(ctx), row = plan?.planned || (points && plan?.rows[item.i]?.most) ? plan.rows[item.i] : null;
  if (row && row.now < row.most) change(ctx, row, 1);
  return Boolean(row);
}

// No line below the bar moves under a hand that plans: as long as the same is asked, the bar stays as high.
function heldHeight(plan) {
  const bar = document.querySelector(".ck-plan");
  return plan.planned && bar?.dataset.token === String(plan.token) ? `min-height: ${bar.offsetHeight}px` : null;
}

// Above the list: how many are placed, and the button.
export function planBar(ctx) {
  const { t, send } = ctx;
  const plan = planned(ctx);
  if (!plan) return null;
  const [counted, ...from] = plan.told.split(" · "); // how many, and where they come from
  return h("div", { class: "ck-plan", key: "plan", "data-token": plan.token, style: heldHeight(plan) },
    h("p", { role: "status", title: t["plan-about"] }, counted, from.length ? h("span", { class: "ck-plan-from" }, ` · ${from.join(" · ")}`) : null),
    h("p", { class: "ck-quiet ck-plan-about" }, t["plan-about"]),
    h("button", { class: `ck-plan-play${plan.left ? "" : " ck-plan-whole"}`, type: "button", disabled: plan.planned ? null : true, onclick: (e) => { if (e.detail < 2) { ctx.planPlayed = plan.token; send({ type: "play_plan", token: plan.token }); } } }, t["plan-play"]));
}

// Below it, since no line may move under a hand: what can be placed only after what is planned.
export function laterPlaced(ctx, count) {
  const rows = (planned(ctx)?.rows || []).filter((row) => row.i >= count);
  return rows.length ? h("section", { class: "ck-group", key: "later" }, h("h4", {}, ctx.t["plan-later"]),
    h("ul", { class: "ck-plan-later" }, rows.map((row) => h("li", { key: row.i }, h("button", { class: "ck-plan-name ck-plain", type: "button", disabled: row.now < row.most ? null : true, onclick: () => change(ctx, row, 1) }, words(ctx, row.text)), brings(ctx, row), stepper(ctx, row, `ck-planned-${row.i}`))))) : null;
}
