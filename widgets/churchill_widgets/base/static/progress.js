// A learner's progress in the browser's storage: a copy for each name and game. It is joined with
// what the program behind the page knows, and with what other pages of this browser add meanwhile.

import { kept, plain, readStore, writeStore } from "./keeper.js";
import { sendTo } from "./send.js";

const LEARNER = "churchill_kit/learner"; // whose turn it is to learn
const COPY = "churchill_kit/progress/1/"; // and the name: one game's; of further games, with theirs
const APART = "\n"; // between name and game; no name has one
const WORDS = "churchill_kit/words"; // of names: who knows one is the owner of the name
const ASIDE = "churchill_kit/progress-aside/1/"; // name and game: what was forgotten elsewhere
const STAMP = "churchill_kit/progress-stamp"; // another one after each change
const REACHED = ["begun", "read", "passed"]; // what happens to a chapter, once
const OPENED = 1500; // until a page that has opened is at rest

export const learned = {
  learner() { return readStore("localStorage", LEARNER, null); },
  stamp() { return String(readStore("localStorage", STAMP, "")); },
  // A copy that was kept when there was but one game says itself which; it stays where it is.
  key(name, game) {
    const first = readStore("localStorage", COPY + name, null);
    const others = typeof first?.game === "string" && first.game !== game;
    return COPY + name + (others ? APART + game : "");
  },
  copy(name, game) { return readStore("localStorage", learned.key(name || "", game), null); },
  keys() {
    try {
      return Object.keys(window.localStorage).filter((k) => k.startsWith(COPY)).map((k) => k.slice(COPY.length));
    } catch { return []; }
  },
  names() { return [...new Set(learned.keys().map((k) => k.split(APART)[0]))]; },
  word(name) { const word = plain(readStore("localStorage", WORDS, {}))[name]; return typeof word === "string" ? word : ""; },
  know(name, word) { writeStore("localStorage", WORDS, { ...plain(readStore("localStorage", WORDS, {})), [name]: word }); },
  aside(name, game) { return readStore("localStorage", ASIDE + (name || "") + APART + game, null); },
  letGo(name, game) { try { window.localStorage.removeItem(ASIDE + (name || "") + APART + game); } catch { /* nothing is kept here */ } },
  putAside(name, copy) { // nobody has asked the one who sits here
    const before = learned.aside(name, copy.game);
    const both = Array.isArray(before?.answers) ? joined({ ...before, life: copy.life }, copy) : copy;
    writeStore("localStorage", ASIDE + name + APART + copy.game, both);
  },
  changed() { return writeStore("localStorage", STAMP, `${Date.now()}-${Math.random()}`); },
  become(name) { if (learned.learner() !== name && writeStore("localStorage", LEARNER, name)) learned.changed(); },
  move(from, to) {
    for (const key of learned.keys().filter((k) => k.split(APART)[0] === from)) {
      const copy = readStore("localStorage", COPY + key, null);
      if (copy) learned.put(to, copy, copy.answers?.length || 1);
      try { window.localStorage.removeItem(COPY + key); } catch { /* nothing is kept here */ }
    }
    learned.become(to);
  },
  put(name, copy, most, anew, wiped) {
    const key = learned.key(name, copy.game);
    const old = anew ? null : readStore("localStorage", key, null);
    if (!wiped && old?.life < copy.life && Array.isArray(old.answers) && old.answers.length) learned.putAside(name, old);
    const whole = old && Array.isArray(old.answers) && old.life >= copy.life ? joined(old, copy) : copy;
    for (let n = most; n >= 1; n = Math.floor(n / 2)) { // a full storage keeps the latest
      const part = { ...whole, answers: whole.answers.slice(-n) };
      if (old && JSON.stringify(old) === JSON.stringify(part)) return true;
      if (writeStore("localStorage", key, part)) return learned.changed();
    }
    return false;
  },
};

// Since when each chapter has been begun, read or passed. A copy of the time when reading was not
// counted knows of checks alone, and they stand at the end.
function firsts(copy, old, what) {
  const known = (one) => plain(what === "read" && one.version === 1 ? one.passed : one[what]);
  const out = { ...known(copy) };
  for (const [chapter, when] of Object.entries(known(old))) out[chapter] = Math.min(when, out[chapter] ?? when);
  return out;
}

// What two copies know: an answer is the same if its time, maker and seed are.
function joined(old, copy) {
  if (old.life > copy.life) return old; // forgotten meanwhile
  const rows = new Map();
  for (const row of [...old.answers, ...copy.answers].filter(Array.isArray)) {
    const key = JSON.stringify(row.slice(0, 3));
    if (!rows.has(key)) rows.set(key, row);
  }
  const reached = Object.fromEntries(REACHED.map((what) => [what, firsts(copy, old, what)])
    .filter(([what, chapters]) => copy[what] || Object.keys(chapters).length));
  return { ...copy, answers: [...rows.values()].sort((a, b) => a[0] - b[0]), ...reached };
}

// A message of the program about progress; returns whether the browser keeps anything.
export function heardProgress(model, msg) {
  const { game } = msg;
  const send = (more) => sendTo(model, { type: "progress", game, ...more });
  const tell = () => {
    const learner = learned.learner();
    const word = learned.word(learner || "");
    send({ do: "copy", learner, copy: learned.copy(learner, game), word, aside: learned.aside(learner, game), names: learned.names(), works: kept.works() });
  };
  if (msg.do === "tell") {
    tell();
    let soon = 0;
    window.addEventListener("storage", (e) => {
      if (e.key !== LEARNER && e.key !== learned.key(learned.learner() || "", game)) return;
      clearTimeout(soon);
      soon = setTimeout(tell, 100);
    });
    setTimeout(() => send({ do: "settled" }), OPENED);
  } else if (msg.do === "keep") {
    learned.become(msg.learner);
    return learned.put(msg.learner, msg.copy, msg.most, msg.anew, msg.wiped);
  } else if (msg.do === "word") {
    learned.know(msg.name, msg.word);
  } else if (msg.do === "aside") {
    learned.letGo(learned.learner(), game);
  } else if (msg.do === "learner") {
    learned.become(msg.name);
    tell();
  } else if (msg.do === "rename") {
    learned.move(msg.from, msg.name);
  }
  return kept.works();
}
