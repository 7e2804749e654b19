// A learner's progress in the browser's storage: a copy for each name. It is joined with what the
// program behind the page knows, and with what other pages of this browser add meanwhile.

import { kept, plain, readStore, writeStore } from "./keeper.js";

const LEARNER = "churchill_kit/learner"; // whose turn it is to learn
const COPY = "churchill_kit/progress/1/"; // and the name
const STAMP = "churchill_kit/progress-stamp"; // another one after each change
const OPENED = 1500; // until a page that has opened is at rest

export const learned = {
  learner() { return readStore("localStorage", LEARNER, null); },
  stamp() { return String(readStore("localStorage", STAMP, "")); },
  copy(name) { return readStore("localStorage", COPY + (name || ""), null); },
  names() {
    try {
      return Object.keys(window.localStorage).filter((k) => k.startsWith(COPY)).map((k) => k.slice(COPY.length));
    } catch { return []; }
  },
  changed() { return writeStore("localStorage", STAMP, `${Date.now()}-${Math.random()}`); },
  become(name) { if (learned.learner() !== name && writeStore("localStorage", LEARNER, name)) learned.changed(); },
  move(from, to) {
    const copy = learned.copy(from);
    if (copy) learned.put(to, copy, copy.answers?.length || 1);
    try { window.localStorage.removeItem(COPY + from); } catch { /* nothing is kept here */ }
    learned.become(to);
  },
  put(name, copy, most, anew) {
    const old = anew ? null : learned.copy(name);
    const whole = old && Array.isArray(old.answers) && old.life >= copy.life ? joined(old, copy) : copy;
    for (let n = most; n >= 1; n = Math.floor(n / 2)) { // a full storage keeps the latest
      const part = { ...whole, answers: whole.answers.slice(-n) };
      if (old && JSON.stringify(old) === JSON.stringify(part)) return true;
      if (writeStore("localStorage", COPY + name, part)) return learned.changed();
    }
    return false;
  },
};

// What two copies know: an answer is the same if its time, maker and seed are.
function joined(old, copy) {
  if (old.life > copy.life) return old; // forgotten meanwhile
  const rows = new Map();
  for (const row of [...old.answers, ...copy.answers].filter(Array.isArray)) {
    const key = JSON.stringify(row.slice(0, 3));
    if (!rows.has(key)) rows.set(key, row);
  }
  const passed = { ...copy.passed };
  for (const [chapter, when] of Object.entries(plain(old.passed))) passed[chapter] = Math.min(when, passed[chapter] ?? when);
  return { ...copy, answers: [...rows.values()].sort((a, b) => a[0] - b[0]), passed };
}

// A message of the program about progress; returns whether the browser keeps anything.
export function heardProgress(model, msg) {
  const send = (more) => { try { model.send({ type: "progress", ...more }); } catch { /* it is gone */ } };
  const tell = () => {
    const learner = learned.learner();
    send({ do: "copy", learner, copy: learned.copy(learner), names: learned.names(), works: kept.works() });
  };
  if (msg.do === "tell") {
    tell();
    let soon = 0;
    window.addEventListener("storage", (e) => {
      if (e.key !== LEARNER && e.key !== COPY + (learned.learner() || "")) return;
      clearTimeout(soon);
      soon = setTimeout(tell, 100);
    });
    setTimeout(() => send({ do: "settled" }), OPENED);
  } else if (msg.do === "keep") {
    learned.become(msg.learner);
    return learned.put(msg.learner, msg.copy, msg.most, msg.anew);
  } else if (msg.do === "learner") {
    learned.become(msg.name);
    tell();
  } else if (msg.do === "rename") {
    learned.move(msg.from, msg.name);
  }
  return kept.works();
}
