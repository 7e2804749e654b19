// Put together from widgets/churchill_widgets/games/churchill/static/scenario_table.js by make scripts: change it there.
// widgets/churchill_widgets/base/static/dom.js
function h(tag, props, ...kids) {
  return {
    tag,
    props: props || {},
    kids: kids.flat(Infinity).filter((k) => k !== null && k !== void 0 && k !== false).map((k) => typeof k === "object" ? k : String(k))
  };
}
var SVG = "http://www.w3.org/2000/svg";
function make(node, parent) {
  if (typeof node === "string") return document.createTextNode(node);
  const svg = node.tag === "svg" || parent.namespaceURI === SVG && parent.tagName !== "foreignObject";
  return svg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
}
function dress(el, props) {
  const before = el.ckProps || {};
  for (const name of /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(props)])) {
    const now = props[name];
    if (name === "key" || before[name] === now) continue;
    if (name.startsWith("on")) el[name] = now || null;
    else if (name === "value" || name === "checked") el[name] = now;
    else if (now === void 0 || now === null || now === false) el.removeAttribute(name);
    else el.setAttribute(name, now === true ? "" : now);
  }
  el.ckProps = props;
}
function draw(parent, ...nodes) {
  const wanted = nodes.flat(Infinity).filter((k) => k !== null && k !== void 0 && k !== false);
  const keyed = /* @__PURE__ */ new Map();
  const loose = [];
  for (const child of parent.childNodes) {
    if (child.ckKey !== void 0) keyed.set(child.ckKey, child);
    else loose.push(child);
  }
  const keys = new Set(wanted.map((node) => node.props?.key));
  for (const [key, child] of keyed) if (!keys.has(key)) {
    child.remove();
    keyed.delete(key);
  }
  wanted.forEach((node, i) => {
    const text = typeof node !== "object";
    const key = text ? void 0 : node.props.key;
    let el;
    if (key !== void 0) {
      el = keyed.get(key);
      keyed.delete(key);
      if (el && el.localName !== node.tag) {
        el.remove();
        el = void 0;
      }
    } else {
      const at = loose.findIndex((c) => text ? c.nodeType === 3 : c.localName === node.tag);
      if (at >= 0) [el] = loose.splice(at, 1);
    }
    if (!el) {
      el = make(text ? String(node) : node, parent);
      if (key !== void 0) el.ckKey = key;
    }
    if (text) {
      if (el.data !== String(node)) el.data = String(node);
    } else {
      dress(el, node.props);
      if (node.props.raw === void 0) draw(el, node.kids);
    }
    const there = parent.childNodes[i];
    if (there !== el) parent.insertBefore(el, there || null);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}

// widgets/churchill_widgets/base/static/seats.js
var signs = {};
var SCOPE = /\.(ck-seats-[\w-]+)/;
function learnSeats(model) {
  for (const seat of Object.keys(signs)) delete signs[seat];
  Object.assign(signs, model.get("signs"));
}
function sign(seat) {
  return signs[seat] ? h(
    "svg",
    { class: `ck-sign ck-fill-${seat}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: signs[seat], "fill-rule": "evenodd" })
  ) : null;
}
function colourSeats(root, css) {
  const scope = SCOPE.exec(css || "")?.[1];
  for (const other of [...root.classList]) if (other !== scope && other.startsWith("ck-seats-")) root.classList.remove(other);
  if (!scope) return;
  root.classList.add(scope);
  let style = document.getElementById(scope);
  if (!style) {
    style = document.createElement("style");
    style.id = scope;
    document.head.append(style);
  }
  if (style.textContent !== css) style.textContent = css;
}

// widgets/churchill_widgets/base/static/keeper.js
var GAMES = "churchill_kit/games";
var WISHES = "churchill_kit/wishes";
var MOST = 300;
function readStore(store, key, otherwise) {
  try {
    const found = JSON.parse(window[store].getItem(key));
    return found === null ? otherwise : found;
  } catch {
    return otherwise;
  }
}
function writeStore(store, key, value) {
  try {
    window[store].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
var plain = (found) => found && typeof found === "object" && !Array.isArray(found) ? found : {};
var read = /* @__PURE__ */ new Map();
var moved = /* @__PURE__ */ new Map();
var same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
var apart = (key) => `${key}~${Math.random().toString(36).slice(2, 8)}`;
var kept = {
  all() {
    const found = readStore("localStorage", GAMES, []);
    return Array.isArray(found) ? found.filter((g) => g && typeof g.key === "string") : [];
  },
  // What is told of them without their moves and pictures.
  heads() {
    return kept.all().map(({ save, by, rev, picture, costs, ...head }) => head);
  },
  // The latest games of which is known what they cost.
  costly(game) {
    return kept.all().filter((g) => g.game === game && g.costs?.length).slice(0, 5).map(({ key, save, costs }) => ({ key, game, save, costs }));
  },
  get: (key) => kept.all().find((g) => g.key === key) || null,
  // A game to go on with; what others write from now on is theirs.
  open(key) {
    const game = kept.all().find((g) => g.key === key) || null;
    moved.delete(key);
    if (game) read.set(key, game);
    return game;
  },
  // True, or "both" if there are two games of it from now on, or "full" if others had to go for it;
  // false if nothing can be kept.
  put(game, by) {
    const all = kept.all(), there = (key2) => all.find((g) => g.key === key2);
    let key = moved.get(game.key) || game.key, how = true;
    if (there(key) && there(key).by !== by && same(read.get(key)?.save, game.save)) return true;
    if (theirs(there(key), key, by)) {
      const mine = !read.has(game.key) && all.find((g) => g.by === by && g.key.startsWith(`${game.key}~`));
      key = mine ? mine.key : apart(game.key);
      moved.set(game.key, key);
      how = "both";
    }
    const before = there(key), name = before?.name ?? there(game.key)?.name;
    const entry = { ...game, key, by, rev: Math.random() };
    if (name) entry.name = name;
    if (before && same(before.save, game.save)) Object.assign(entry, before.picture && { picture: before.picture }, before.costs && { costs: before.costs });
    const done = write(entry, all);
    return how === "both" && done ? how : done;
  },
  // What a person changes about an entry, or what was found out about it; its moves stay.
  change(key, what) {
    writeStore("localStorage", GAMES, kept.all().map((g) => g.key === key ? { ...g, ...what } : g));
  },
  // The same game once more, to be played on in another way; its key, or "" if there is no room.
  copy(key, name) {
    const all = kept.all(), from = all.find((g) => g.key === key);
    if (!from) return "";
    const entry = { ...from, key: `c${Math.random().toString(36).slice(2, 14)}`, name, by: "", rev: Math.random() };
    all.splice(all.indexOf(from), 0, entry);
    return writeStore("localStorage", GAMES, all) ? entry.key : "";
  },
  // The key that the program's game is kept under.
  keyOf: (key) => moved.get(key) || key,
  drop(key) {
    writeStore("localStorage", GAMES, kept.all().filter((g) => g.key !== key));
  },
  works() {
    return writeStore("localStorage", "churchill_kit/works", 1);
  }
};
function theirs(stored, key, by) {
  if (!stored || by && stored.by === by) return false;
  return !read.has(key) || stored.rev !== read.get(key).rev;
}
function write(entry, all) {
  const others = all.filter((g) => g.key !== entry.key).sort((a, b) => b.when - a.when);
  const games = () => [entry, ...others].sort((a, b) => b.when - a.when);
  let how = true;
  for (; ; ) {
    if (others.length < MOST && writeStore("localStorage", GAMES, games())) {
      read.set(entry.key, entry);
      return how;
    }
    if (!others.length) return false;
    if (others.some((g) => g.picture)) others.forEach((g) => {
      delete g.picture;
    });
    else {
      const over = others.findLastIndex((g) => g.turn === "");
      others.splice(over >= 0 ? over : others.length - 1, 1);
      how = "full";
    }
  }
}
var wishes = {
  get(name, otherwise) {
    const all = plain(readStore("localStorage", WISHES, {}));
    return Object.hasOwn(all, name) ? all[name] : otherwise;
  },
  set(name, value) {
    writeStore("localStorage", WISHES, { ...plain(readStore("localStorage", WISHES, {})), [name]: value });
  }
};

// widgets/churchill_widgets/base/static/send.js
function sendTo(model, message) {
  try {
    model.send(message);
    return true;
  } catch {
    return false;
  }
}

// widgets/churchill_widgets/base/static/progress.js
var LEARNER = "churchill_kit/learner";
var COPY = "churchill_kit/progress/1/";
var APART = "\n";
var WORDS = "churchill_kit/words";
var ASIDE = "churchill_kit/progress-aside/1/";
var STAMP = "churchill_kit/progress-stamp";
var REACHED = ["begun", "read", "passed"];
var OPENED = 1500;
var learned = {
  learner() {
    return readStore("localStorage", LEARNER, null);
  },
  stamp() {
    return String(readStore("localStorage", STAMP, ""));
  },
  // A copy that was kept when there was but one game says itself which; it stays where it is.
  key(name, game) {
    const first = readStore("localStorage", COPY + name, null);
    const others = typeof first?.game === "string" && first.game !== game;
    return COPY + name + (others ? APART + game : "");
  },
  copy(name, game) {
    return readStore("localStorage", learned.key(name || "", game), null);
  },
  keys() {
    try {
      return Object.keys(window.localStorage).filter((k) => k.startsWith(COPY)).map((k) => k.slice(COPY.length));
    } catch {
      return [];
    }
  },
  names() {
    return [...new Set(learned.keys().map((k) => k.split(APART)[0]))];
  },
  word(name) {
    const word = plain(readStore("localStorage", WORDS, {}))[name];
    return typeof word === "string" ? word : "";
  },
  know(name, word) {
    writeStore("localStorage", WORDS, { ...plain(readStore("localStorage", WORDS, {})), [name]: word });
  },
  aside(name, game) {
    return readStore("localStorage", ASIDE + (name || "") + APART + game, null);
  },
  letGo(name, game) {
    try {
      window.localStorage.removeItem(ASIDE + (name || "") + APART + game);
    } catch {
    }
  },
  putAside(name, copy) {
    const before = learned.aside(name, copy.game);
    const both = Array.isArray(before?.answers) ? joined({ ...before, life: copy.life }, copy) : copy;
    writeStore("localStorage", ASIDE + name + APART + copy.game, both);
  },
  changed() {
    return writeStore("localStorage", STAMP, `${Date.now()}-${Math.random()}`);
  },
  become(name) {
    if (learned.learner() !== name && writeStore("localStorage", LEARNER, name)) learned.changed();
  },
  move(from, to) {
    for (const key of learned.keys().filter((k) => k.split(APART)[0] === from)) {
      const copy = readStore("localStorage", COPY + key, null);
      if (copy) learned.put(to, copy, copy.answers?.length || 1);
      try {
        window.localStorage.removeItem(COPY + key);
      } catch {
      }
    }
    learned.become(to);
  },
  put(name, copy, most, anew, wiped) {
    const key = learned.key(name, copy.game);
    const old = anew ? null : readStore("localStorage", key, null);
    if (!wiped && old?.life < copy.life && Array.isArray(old.answers) && old.answers.length) learned.putAside(name, old);
    const whole = old && Array.isArray(old.answers) && old.life >= copy.life ? joined(old, copy) : copy;
    for (let n = most; n >= 1; n = Math.floor(n / 2)) {
      const part = { ...whole, answers: whole.answers.slice(-n) };
      if (old && JSON.stringify(old) === JSON.stringify(part)) return true;
      if (writeStore("localStorage", key, part)) return learned.changed();
    }
    return false;
  }
};
function firsts(copy, old, what) {
  const known = (one) => plain(what === "read" && one.version === 1 ? one.passed : one[what]);
  const out = { ...known(copy) };
  for (const [chapter, when] of Object.entries(known(old))) out[chapter] = Math.min(when, out[chapter] ?? when);
  return out;
}
function joined(old, copy) {
  if (old.life > copy.life) return old;
  const rows = /* @__PURE__ */ new Map();
  for (const row of [...old.answers, ...copy.answers].filter(Array.isArray)) {
    const key = JSON.stringify(row.slice(0, 3));
    if (!rows.has(key)) rows.set(key, row);
  }
  const reached = Object.fromEntries(REACHED.map((what) => [what, firsts(copy, old, what)]).filter(([what, chapters]) => copy[what] || Object.keys(chapters).length));
  return { ...copy, answers: [...rows.values()].sort((a, b) => a[0] - b[0]), ...reached };
}
function heardProgress(model, msg) {
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

// widgets/churchill_widgets/base/static/projecting.js
var NAME = "churchill_kit/project";
function remember(on) {
  try {
    window.sessionStorage.setItem(NAME, on ? "1" : "");
  } catch {
  }
}
function asked() {
  const found = new URLSearchParams(window.location.search).get("project");
  return found === null ? null : found !== "" && found !== "0";
}
var projecting = {
  on() {
    const wanted = asked();
    if (wanted !== null) {
      remember(wanted);
      return wanted;
    }
    try {
      return window.sessionStorage.getItem(NAME) === "1";
    } catch {
      return false;
    }
  },
  // What the page looks like; large type can be wished for alone, too.
  wear() {
    const { classList } = document.documentElement, on = projecting.on();
    classList.toggle("ck-projecting", on);
    if (on || wishes.get("projector", false)) classList.add("ck-projector");
  },
  // What was learned is asked for when a page is opened: so it is opened again.
  turn(on) {
    remember(on);
    const page = new URL(window.location.href);
    page.searchParams.delete("project");
    if (page.href === window.location.href) window.location.reload();
    else window.location.replace(page.href);
  }
};

// widgets/churchill_widgets/base/static/theme.js
var THEMES = ["system", "light", "dark"];
var CHANGED = "churchill_kit-theme";
var system = typeof window !== "undefined" && window.matchMedia ? window.matchMedia("(prefers-color-scheme: dark)") : null;
function chosenTheme() {
  const theme = wishes.get("theme", "system");
  return THEMES.includes(theme) ? theme : "system";
}
function isDark() {
  const theme = chosenTheme();
  return theme === "dark" || theme === "system" && Boolean(system?.matches);
}
function followTheme(tell) {
  let dark = isDark();
  const look = () => {
    if (isDark() !== dark) tell(dark = !dark);
  };
  window.addEventListener(CHANGED, look);
  window.addEventListener("storage", look);
  system?.addEventListener("change", look);
  return () => {
    window.removeEventListener(CHANGED, look);
    window.removeEventListener("storage", look);
    system?.removeEventListener("change", look);
  };
}
function wear(el, box, css, dark) {
  for (const one of [el, box]) {
    colourSeats(one, one === box ? css : "");
    one.classList.toggle("ck-dark", one === box && dark);
  }
}

// widgets/churchill_widgets/base/static/links.js
function notebookHref(path, here = window.location, settings = pageSettings()) {
  const asked2 = new URLSearchParams(here.search || "");
  if (asked2.get("path")) return `${here.pathname}?path=${encodeURIComponent(beside(asked2.get("path"), path))}`;
  const file = here.pathname.match(/\.(ipynb|html)$/);
  if (file && !/\/(lab|notebooks|tree)\/index\.html$/.test(here.pathname)) {
    return beside(here.pathname, path).replace(/\.ipynb$/, `.${file[1]}`);
  }
  const base = (settings.baseUrl || "/").replace(/\/?$/, "/");
  return `${base}${settings.voila ? "voila/render" : "lab/tree"}/${path}`;
}
function beside(page, path) {
  return page.replace(/(^|\/)([^/]+\/(en|ru)\/)?[^/]*$/, `$1${path}`);
}
function pageSettings() {
  const base = document.body.dataset.baseUrl;
  if (base) return { voila: true, baseUrl: base.replace(/voila\/$/, "") };
  try {
    return JSON.parse(document.getElementById("jupyter-config-data").textContent);
  } catch {
    return {};
  }
}

// widgets/churchill_widgets/board/static/thing.js
var THING = "churchill_kit-thing";

// widgets/churchill_widgets/cards/static/live.js
function liveExample(ctx, card) {
  let n = 0, view = null, words2 = {}, waiting = 0;
  const host = () => card.querySelector(":scope > .ck-live-place");
  const button = () => card.querySelector(":scope > .ck-row > .ck-live");
  const place = () => h("div", { key: "live", class: "ck-live-place", raw: false });
  function state(open, note) {
    const at = button(), room = host();
    if (at) {
      at.setAttribute("aria-expanded", open ? "true" : "false");
      at.textContent = open ? words2["example-hide"] : words2.example;
    }
    card.classList.toggle("ck-has-live", open);
    if (!room) return;
    let say = room.querySelector(":scope > .ck-live-note");
    if (!say && note) room.prepend(say = document.createElement("p"));
    if (!say) return;
    say.className = "ck-live-note ck-quiet";
    say.setAttribute("role", "status");
    say.textContent = note;
    say.hidden = !note;
  }
  function ask(number, w) {
    if (n) {
      drop();
      button()?.focus();
      return;
    }
    words2 = w;
    n = performance.now();
    state(true, words2["example-wait"]);
    ctx.send({ type: "live", number, n });
    const mine = n;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (n === mine && !view) state(true, words2["example-lost"]);
    }, 15e3);
  }
  async function heard(msg) {
    if (msg.type !== "live" || msg.n !== n) return;
    clearTimeout(waiting);
    if (msg.error) {
      state(true, msg.error);
      return;
    }
    try {
      await put(msg.model);
    } catch {
      if (msg.n === n) state(true, words2["example-lost"]);
    }
  }
  async function put(id) {
    const mine = n, manager = ctx.model.widget_manager;
    const made = await manager.create_view(await manager.get_model(id));
    if (mine !== n || !host()) {
      made.remove();
      return;
    }
    view = made;
    view.luminoWidget.constructor.attach(view.luminoWidget, host());
    const next = await until(() => view && host()?.querySelector(".ck-next"));
    if (mine !== n) return;
    state(true, "");
    if (!next) return;
    if (card.contains(document.activeElement) && !host().contains(document.activeElement)) next.focus({ preventScroll: true });
    if (next.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom) host().scrollIntoView({ block: "start" });
  }
  async function until(there) {
    for (let i = 0; i < 100; i += 1) {
      const found = there();
      if (found) return found;
      await new Promise((done) => {
        setTimeout(done, 30);
      });
    }
    return null;
  }
  function drop() {
    if (!n) return;
    n = 0;
    clearTimeout(waiting);
    const gone = view;
    view = null;
    if (gone) gone.remove();
    state(false, "");
    ctx.send({ type: "live_close" });
  }
  const closed = (e) => {
    if (e.target === card) drop();
  };
  card.addEventListener("close", closed);
  ctx.model.on("msg:custom", heard);
  return {
    ask,
    drop,
    place,
    holds: (element) => Boolean(host()?.contains(element)),
    end() {
      drop();
      ctx.model.off("msg:custom", heard);
    }
  };
}

// widgets/churchill_widgets/cards/static/terms.js
var TERMS_CAME = "churchill_kit-terms";
var MARKS = ".ck-term, .ck-rule[data-rule]";
var WORDS2 = ".ck-word";
var CONTROLS = "button, summary, label, a[href]";
var TOLD = "[data-tip]";
var hasPopover = typeof HTMLElement !== "undefined" && "popover" in HTMLElement.prototype;
window.churchillKit = window.churchillKit || { terms: {}, asked: {}, rules: {} };
var told = window.churchillKit;
var shelfOf = ({ game, lang }) => `${game || ""} ${lang}`;
function termsOf(ctx) {
  const at = shelfOf(ctx), known = told.terms[at], now = performance.now();
  if (!known && ctx.lang && !(now - told.asked[at] < 5e3)) {
    told.asked[at] = now;
    ctx.send({ type: "terms" });
  }
  return known;
}
function termsCame(msg) {
  if (msg.type === "terms") {
    told.terms[shelfOf(msg)] = { ...msg, numbers: new Set(msg.numbers), finder: new RegExp(msg.finder, "g"), cache: /* @__PURE__ */ new Map() };
  } else if (msg.type === "rule") {
    (told.rules[shelfOf(msg)] ??= /* @__PURE__ */ new Map()).set(msg.asked, msg);
  } else return false;
  window.dispatchEvent(new CustomEvent(TERMS_CAME, { detail: msg }));
  return true;
}
function chip(rule) {
  return rule ? h("button", { class: "ck-rule", type: "button", tabindex: "-1", "data-rule": rule }, rule) : null;
}
function termMark(id, text) {
  return h("span", { class: "ck-term", role: "button", tabindex: "-1", "data-term": id }, text);
}
function wordMark(text, data) {
  return h("span", { class: "ck-word", ...data }, text);
}
function pieces(known, text, { met = /* @__PURE__ */ new Set(), sparing = false, still = false } = {}) {
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
    if (number && !still) {
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
function prose(ctx, text, sparing = false, still = false) {
  if (!text || typeof text !== "string") return text;
  text = text.replace(/(\d) %/g, "$1 %");
  const known = termsOf(ctx);
  if (!known) return text;
  const key = `${sparing}${still}${text}`;
  let out = known.cache.get(key);
  if (!out) {
    if (known.cache.size > 4e3) known.cache.clear();
    known.cache.set(key, out = pieces(known, text, { sparing, still }));
  }
  return out;
}
var words = (ctx, text, sparing = false) => prose(ctx, text, sparing, true);
var groupOf = (mark) => mark.closest("[data-rove]") || mark.closest("table, p, li, dd, h2, h3, h4, figcaption") || mark.closest(":not(.ck-bound, .ck-term, .ck-rule)");
var shownMarks = (group) => [...group.querySelectorAll(MARKS)].filter((m) => groupOf(m) === group && m.checkVisibility?.() !== false);
function settle(root) {
  const groups = /* @__PURE__ */ new Map();
  for (const mark of root.querySelectorAll(MARKS)) {
    const group = groupOf(mark);
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(mark);
  }
  for (const marks of groups.values()) {
    const stop = marks.find((m) => m.tabIndex === 0) || marks[0];
    for (const m of marks) if (m === stop !== (m.tabIndex === 0)) m.tabIndex = m === stop ? 0 : -1;
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
var SOON = 200;
var CALM = 700;
var REST = 1400;
var LONG = 400;
var STILL = 10;
var HARMLESS = ".ck-tab, .ck-fold, .ck-menu, .ck-drawer-button, .ck-card-face, .ck-chip, .ck-hint, .ck-why, .ck-adviser-line, .ck-board-tools button, summary";
var PRESSED = ".ck-action, .ck-play-it, .ck-card-face, .ck-answer, .ck-another, .ck-send, .ck-note-on, .ck-lift, .ck-go-on";
var pressed = (b) => b.matches(".ck-list .ck-action") ? b.parentElement : b;
function cards(ctx, el) {
  const add = (tag, cls) => {
    const e = document.createElement(tag);
    e.className = cls;
    el.append(e);
    return e;
  };
  const tip = add("div", "ck-tip"), card = add("dialog", "ck-rule-dialog");
  tip.setAttribute("role", "tooltip");
  tip.id = `ck-tip-${Math.random().toString(36).slice(2)}`;
  card.setAttribute("aria-labelledby", `${tip.id}-h`);
  if (hasPopover) tip.popover = "manual";
  else tip.hidden = true;
  let at = null, whole = null, soon = 0, rest = 0, walking = false, asked2 = null, opener = null, undescribe = null, gone = 0;
  const live = liveExample(ctx, card);
  function facts({ term, rule }) {
    if (term) {
      const known = termsOf(ctx), found2 = known && known.terms[term];
      return found2 && { id: term, title: found2.name, text: found2.text, ...found2 };
    }
    const found = told.rules[shelfOf(ctx)]?.get(rule);
    if (!found) ctx.send({ type: "rule", number: rule });
    return found && { ...found, text: found.summary, title: found.title };
  }
  const titleOf = (found) => found.number ? `${found.number} ${found.title}` : found.title;
  function place(box, of) {
    const own = tip.getBoundingClientRect(), wide = window.innerWidth, high = window.innerHeight;
    const into = (from, size, all) => Math.max(8, Math.min(from, all - size - 8));
    const inList = of.closest?.(".ck-list, .ck-ask, .ck-side, .ck-cards, .ck-panel"), home = (inList || of).getBoundingClientRect();
    const control = of.closest?.(`${PRESSED}, .ck-list li`)?.getBoundingClientRect() || box;
    const left = into(box.left - 12, own.width, wide), top = into(box.top, own.height, high);
    const above = [left, Math.min(box.top, control.top) - own.height - 5];
    const back = into(box.right + 12 - own.width, own.width, wide);
    const near = inList ? [] : [[back, box.bottom + 5], [back, box.top - own.height - 5], [box.left - own.width - 8, top], [box.right + 8, top]];
    const around = [
      ...asks && above[1] >= 0 ? [above] : [],
      // a finger has asked: it does not cover what lies above it
      [left, Math.max(box.bottom, control.bottom) + 5],
      above,
      ...near,
      [home.left - own.width - 8, top],
      [home.right + 8, top],
      [left, home.top - own.height - 8],
      [left, home.bottom + 8],
      [left, 8],
      [left, high - own.height - 8]
    ];
    const taken = [...document.querySelectorAll(PRESSED)].map((b) => pressed(b).getBoundingClientRect()).filter((r) => r.width);
    const on = ([x2, y2]) => taken.reduce((sum, r) => sum + Math.max(0, Math.min(x2 + own.width, r.right) - Math.max(x2, r.left)) * Math.max(0, Math.min(y2 + own.height, r.bottom) - Math.max(y2, r.top)), 0);
    const fits = around.filter(([x2, y2]) => x2 >= 0 && y2 >= 0 && x2 + own.width <= wide && y2 + own.height <= high);
    const rated = (fits.length ? fits : [[left, into(box.bottom + 5, own.height, high)]]).map((at2) => [on(at2), at2]);
    const [covers, [x, y]] = asks && rated[0][1] === above ? [0, above] : rated.find(([sum]) => !sum) || rated.sort((a, b) => a[0] - b[0])[0];
    tip.style.left = `${x}px`;
    tip.style.top = `${y}px`;
    const board = asks ? null : of.closest?.(".ck-canvas, .ck-board")?.getBoundingClientRect();
    const lies = board && x < board.right && x + own.width > board.left && y < board.bottom && y + own.height > board.top;
    tip.style.pointerEvents = covers || lies ? "none" : "";
  }
  function bring(of) {
    const home = of.closest("dialog") || el;
    if (tip.parentElement !== home) home.append(tip);
    if (hasPopover) {
      if (!shown()) tip.showPopover();
    } else tip.hidden = false;
    if (!undescribe) describe(of);
    clearInterval(gone);
    gone = setInterval(() => {
      if (at?.checkVisibility?.() === false) hide();
    }, 200);
    document.addEventListener("keydown", keyed, true);
    document.addEventListener("scroll", hide, true);
  }
  function describe(of) {
    const before = of.getAttribute("aria-describedby");
    of.setAttribute("aria-describedby", before ? `${before} ${tip.id}` : tip.id);
    undescribe = () => {
      if (before) of.setAttribute("aria-describedby", before);
      else of.removeAttribute("aria-describedby");
      undescribe = null;
    };
  }
  const boxOf = (mark) => mark.getClientRects()[0] || mark.getBoundingClientRect();
  const free = (of) => of.isConnected && (!card.open || card.contains(of));
  function show(mark) {
    if (!free(mark)) return;
    if (at !== mark) {
      hide();
      at = mark;
    }
    const found = facts(mark.dataset);
    if (!found) return;
    const still = mark.matches(WORDS2), title = titleOf(found);
    draw(tip, h("b", {}, still ? opening(mark.dataset, title) : title), h("span", {}, found.text || ""));
    bring(mark);
    place(boxOf(mark), mark);
  }
  const opening = ({ term, rule }, title) => h("button", { type: "button", class: "ck-tip-open", tabindex: "-1", ...term ? { "data-term": term } : { "data-rule": rule } }, title);
  function present(one, full) {
    if (!free(one.of)) return;
    clearTimeout(soon);
    clearTimeout(rest);
    if (at !== one.of || whole?.text !== one.text) {
      hide();
      at = one.of;
    }
    whole = { ...one, full };
    const known = termsOf(ctx), list = full ? inside(whole) : [];
    if (!one.text && !list.length) return;
    draw(
      tip,
      one.name ? h("b", { key: "name" }, one.name) : null,
      one.text ? h("p", { class: "ck-tip-own", key: "own" }, words(ctx, one.text)) : null,
      list.length ? h("dl", { key: "list" }, list.map(([data, found]) => [h("dt", {}, opening(data, titleOf(found))), h("dd", {}, found.text || "")])) : null,
      list.length && one.keyed ? h("p", { class: "ck-quiet", key: "more" }, known.words.more) : null
    );
    bring(one.of);
    place(one.box(), one.of);
    if (!full) rest = setTimeout(() => present(one, true), REST);
  }
  function inside({ of, text }) {
    const known = termsOf(ctx), seen = /* @__PURE__ */ new Map();
    const note = (data) => {
      const key = data.term || data.rule;
      if (key && !seen.has(key)) seen.set(key, data.term ? { term: data.term } : { rule: data.rule });
    };
    if (known && text) for (const m of text.matchAll(known.finder)) note(m[m.length - 1] ? { rule: known.numbers.has(m[0]) ? m[0] : "" } : { term: known.ids[m.indexOf(m[0], 1) - 1] });
    const described = (of.getAttribute("aria-describedby") || "").split(" ").map((id) => id && document.getElementById(id));
    for (const part of [of, ...described]) if (part && part !== tip) for (const word of part.querySelectorAll(WORDS2)) note(word.dataset);
    const all = [...seen.values()].map((data) => [data, facts(data)]).filter(([, found]) => found);
    const rare = all.filter(([, found]) => !found.common);
    return (rare.length ? rare : all).slice(0, 4);
  }
  const shown = () => hasPopover ? tip.matches(":popover-open") : !tip.hidden;
  function hide() {
    clearTimeout(soon);
    clearTimeout(rest);
    clearInterval(gone);
    undescribe?.();
    at = whole = null;
    if (hasPopover) {
      if (shown()) tip.hidePopover();
    } else tip.hidden = true;
    if (tip.parentElement !== el) el.append(tip);
    document.removeEventListener("keydown", keyed, true);
    document.removeEventListener("scroll", hide, true);
  }
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
    if (list.length === 1) open(list[0][0]);
    else {
      hide();
      drawList(one, list);
    }
  }
  const later = (act, wait) => {
    clearTimeout(soon);
    soon = setTimeout(act, wait);
  };
  tip.addEventListener("mouseenter", () => clearTimeout(soon));
  tip.addEventListener("mouseleave", () => later(hide, 300));
  function openFrom(mark) {
    if (!card.contains(mark)) opener = tip.contains(mark) ? at : mark;
    open({ ...mark.dataset });
  }
  function open(mark) {
    hide();
    asked2 = mark;
    const found = facts(mark);
    if (found) drawCard(found);
  }
  function drawList(one, list) {
    const w = termsOf(ctx).words;
    live.drop();
    draw(
      card,
      h("h2", { key: "t", id: `${tip.id}-h` }, w.here),
      one.text ? h("p", { key: "o", class: "ck-quiet" }, one.text) : null,
      h("dl", { key: "dl", class: "ck-card-terms" }, list.map(([data, found]) => [
        h("dt", {}, data.rule ? [chip(data.rule), " ", found.title] : termMark(data.term, found.title)),
        h("dd", {}, found.text || "")
      ])),
      h("p", { key: "b", class: "ck-row" }, h("button", { type: "button", class: "ck-close", onclick: () => card.close() }, w.close))
    );
    settle(card);
    if (!card.open) card.showModal();
    card.querySelector(".ck-close").focus();
  }
  function drawCard(found) {
    const known = termsOf(ctx), w = known ? known.words : {};
    const text = found.text || "";
    live.drop();
    const link = (href, words2, cls) => h("a", { class: cls, href }, words2);
    draw(
      card,
      h("p", { class: "ck-rule-number", key: "n" }, found.id ? w.term : `${w.rule} ${found.number}`),
      h("h2", { key: "t", id: `${tip.id}-h` }, found.title),
      h("p", { key: "s", class: "ck-card-text" }, known ? pieces(known, text, { met: /* @__PURE__ */ new Set([found.id]) }) : text),
      found.id ? h("p", { key: "r", class: "ck-row" }, h("span", { class: "ck-quiet" }, w.rules), found.rules.map(chip)) : null,
      found.id && found.related.length ? h("p", { key: "a", class: "ck-row" }, h("span", { class: "ck-quiet" }, w.related), found.related.map((id) => termMark(id, known.terms[id].name))) : null,
      found.chapter ? h("p", { key: "c" }, found.link ? link(notebookHref(found.link), found.chapter, "ck-to-chapter") : h("span", { class: "ck-quiet" }, found.chapter)) : null,
      h(
        "p",
        { key: "b", class: "ck-row" },
        found.example ? h("button", { type: "button", class: "ck-live", "aria-expanded": "false", onclick: () => live.ask(found.example, w) }, w.example) : null,
        found.id && known.glossary ? link(`${notebookHref(known.glossary)}#${found.id}`, w.glossary, "ck-to-glossary") : null,
        h("button", { type: "button", class: "ck-close", onclick: () => card.close() }, w.close)
      ),
      found.example ? live.place() : null
    );
    settle(card);
    if (!card.open) card.showModal();
    card.querySelector(":scope > .ck-row > .ck-close").focus();
    asked2 = null;
  }
  card.addEventListener("close", () => {
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  });
  card.addEventListener("click", (e) => {
    if (e.target === card || e.target.closest("a[href]")) card.close();
  });
  const came = ({ detail }) => {
    if (shelfOf(detail) !== shelfOf(ctx)) return;
    if (whole) present(whole, whole.full);
    else if (at && at.dataset.rule === detail.asked) show(at);
    if (asked2 && asked2.rule && asked2.rule === detail.asked) open(asked2);
  };
  window.addEventListener(TERMS_CAME, came);
  const thing = (e) => {
    const home = el.closest(".ck-tutor, .ck-app");
    if (!home || !home.contains(e.target) || e.defaultPrevented) return;
    e.preventDefault();
    const { name, box, keyed: keyed2 } = e.detail;
    if (name) present({ of: e.target, text: name, box, keyed: keyed2 }, false);
    else later(hide, 300);
  };
  let finger = 0, rested = null, touchedAt = -Infinity, long = 0, asks = false;
  const byFinger = () => performance.now() - touchedAt < 1e3;
  let touched = false;
  const mouse = (e) => {
    if (e.pointerType === "mouse" && (e.movementX || e.movementY)) touched = false;
  };
  const walk = (e) => {
    walking = e.type === "keydown" && /^(Tab|Arrow.*|Home|End|[1-9])$/.test(e.key);
  };
  let closes = false;
  const press = (e) => {
    walk(e);
    touched = e.pointerType === "touch";
    closes = e.pointerType === "touch" && shown() && !(tip.contains(e.target) && e.target.closest(`.ck-tip-open, ${MARKS}, ${WORDS2}`));
  };
  const beside2 = (e) => {
    if (!closes || e.detail === 0) return;
    closes = false;
    hide();
    if (e.target.closest?.(HARMLESS)) return;
    e.preventDefault();
    e.stopPropagation();
  };
  const everywhere = { [THING]: thing, keydown: walk, pointerdown: press, pointermove: mouse, click: beside2 };
  for (const [kind, act] of Object.entries(everywhere)) document.addEventListener(kind, act, true);
  function watch(root) {
    const markOf = (e) => e.target.closest?.(MARKS);
    const wordOf = (e) => e.target.closest?.(WORDS2);
    const openerOf = (e) => e.target.closest?.(".ck-tip-open") || markOf(e) || (e.target.closest?.(`${CONTROLS}, .ck-list .ck-note`) ? null : wordOf(e));
    const leftOut = (of) => [...of.querySelectorAll("[data-told]")].filter((part) => !part.checkVisibility() || part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1).map((part) => part.textContent);
    const ofControl = (of, keyed2) => ({ of, name: of.dataset.tipName, text: [...leftOut(of), of.dataset.tip].filter(Boolean).join(" "), box: () => of.getBoundingClientRect(), keyed: keyed2 });
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
          if (m) show(m);
          else present(ofControl(of, false), true);
        }, LONG);
      },
      touchmove(e) {
        const { clientX, clientY } = e.touches[0];
        if (finger && Math.hypot(clientX - finger[0], clientY - finger[1]) > STILL) ended();
      },
      touchend(e) {
        ended();
        touchedAt = performance.now();
        if (asks) e.preventDefault();
      },
      touchcancel: ended,
      contextmenu(e) {
        if (asks && byFinger()) e.preventDefault();
      },
      // the same touch, for the browser
      mouseover(e) {
        if (touched || byFinger()) return;
        if (at && !at.isConnected && !tip.contains(e.target)) hide();
        if (rested && Math.hypot(e.clientX - rested[0], e.clientY - rested[1]) < STILL) return;
        rested = null;
        const m = markOf(e) || wordOf(e), of = e.target.closest?.(TOLD);
        if (tip.contains(e.target)) {
          if (m && whole && !whole.full) present(whole, true);
          return;
        }
        if (m) {
          if (m !== at) later(() => show(m), SOON);
          else clearTimeout(soon);
        } else if (of) {
          if (of !== at) later(() => present(ofControl(of), false), CALM);
          else clearTimeout(soon);
        }
      },
      mouseout(e) {
        if (!tip.contains(e.target) && (markOf(e) || wordOf(e) || e.target.closest?.(TOLD))) later(hide, 300);
      },
      focusin(e) {
        const m = markOf(e), back = m && m === opener;
        if (!card.open) opener = null;
        if (m) {
          if (!back) show(m);
        } else if (walking && (e.target.matches(TOLD) || e.target.querySelector?.(WORDS2))) later(() => present(ofControl(e.target, true), !e.target.dataset.tip), CALM);
      },
      focusout(e) {
        clearTimeout(soon);
        const here = (of) => of && (of === at || tip.contains(of));
        if (here(e.target) && !here(e.relatedTarget)) hide();
      },
      click(e) {
        if (e.detail) rested = [e.clientX, e.clientY];
        const m = openerOf(e);
        if (m) {
          e.preventDefault();
          openFrom(m);
        } else if (!tip.contains(e.target)) hide();
      },
      keydown(e) {
        const m = markOf(e);
        if (!m || e.ctrlKey || e.metaKey || e.altKey) return;
        const mine = e.key === "Enter" || e.key === " " ? m.matches(".ck-term") && (openFrom(m), true) : e.key.startsWith("Arrow") && rove(m, e.key);
        if (mine) {
          e.preventDefault();
          e.stopImmediatePropagation();
        }
      }
    };
    for (const kind of Object.keys(doing)) {
      const act = doing[kind];
      doing[kind] = (e) => {
        if (!live.holds(e.target)) act(e);
      };
    }
    for (const [kind, act] of Object.entries(doing)) root.addEventListener(kind, act, /^touch(start|move)/.test(kind) ? { passive: true } : false);
    return () => {
      for (const [kind, act] of Object.entries(doing)) root.removeEventListener(kind, act);
    };
  }
  const unwatch = watch(el);
  return { watch, open, card, close() {
    hide();
    unwatch();
    live.end();
    window.removeEventListener(TERMS_CAME, came);
    for (const [kind, act] of Object.entries(everywhere)) document.removeEventListener(kind, act, true);
  } };
}

// widgets/churchill_widgets/lessons/static/lesson.js
var SHOWN = ["data", "texts", "trouble", "seat_css", "paper"];
function isDark2() {
  return document.body.dataset.voila ? isDark() : document.body.dataset.jpThemeLight === "false";
}
function darken(el) {
  if (document.body.dataset.voila && !el.closest(".ck-app")) document.body.classList.toggle("theme-dark", isDark2());
}
function lesson(look, keys, aloft) {
  let open = null;
  const views = /* @__PURE__ */ new Set();
  function initialize({ model }) {
    learnSeats(model);
    open = { storage: kept.works() };
    model.on("msg:custom", (msg) => {
      if (!termsCame(msg) && msg.type === "progress") {
        open.storage = heardProgress(model, msg);
      }
      if (msg.type === "own") sendTo(model, { type: "own", games: kept.costly(model.get("game")) });
      if (msg.type === "own-done") kept.change(msg.key, { costs: (kept.get(msg.key)?.costs || []).filter((c) => c.move !== msg.move) });
      views.forEach((v) => v.heard(msg));
    });
    for (const look2 of ["signs", "seat_css"]) {
      model.on(`change:${look2}`, () => {
        learnSeats(model);
        views.forEach((v) => v.redraw());
      });
    }
    model.send({ type: "hello", dark: isDark2(), kept: learned.stamp(), project: projecting.on() });
    let dark = isDark2();
    const worn = () => {
      if (isDark2() === dark) return;
      dark = isDark2();
      sendTo(model, { type: "theme", dark });
      views.forEach((v) => v.redraw());
    };
    const leave = followTheme(worn), themes = new MutationObserver(worn);
    themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    return () => {
      leave();
      themes.disconnect();
    };
  }
  function render({ model, el, tell }) {
    el.classList.add("ck-panel");
    el.setAttribute("data-lm-suppress-shortcuts", "true");
    const root = () => el.closest(".ck-tutor") || el;
    const add = (tag, cls) => {
      const e = document.createElement(tag);
      e.className = cls;
      el.append(e);
      return e;
    };
    const body = add("div", "ck-body");
    const trouble = add("div", "ck-trouble");
    projecting.wear();
    let focusNext = null;
    const ctx = {
      t: {},
      data: {},
      game: model.get("game"),
      lang: model.get("lang"),
      el,
      body,
      model,
      local: {},
      get open() {
        return open;
      },
      send(msg) {
        sendTo(model, msg);
      },
      redraw() {
        show();
      },
      focus(...selectors) {
        focusNext = selectors;
      },
      // the first of these, after the next answer of the program
      heard: () => {
      }
    };
    ctx.cards = cards(ctx, el);
    views.add(ctx);
    if (tell) tell(ctx);
    function shade() {
      const app = el.closest(".ck-app");
      wear(el, root(), model.get("seat_css"), app ? app.classList.contains("ck-dark") : isDark2());
      darken(el);
    }
    function arrive() {
      if (el.isConnected) {
        shade();
        nameIt();
      } else if (views.has(ctx)) requestAnimationFrame(arrive);
    }
    function nameIt() {
      const anchor = model.get("anchor");
      if (anchor && !document.getElementById(anchor)) root().id = anchor;
    }
    function show() {
      ctx.t = model.get("texts");
      ctx.data = model.get("data") || {};
      ctx.game = model.get("game");
      ctx.lang = el.lang = model.get("lang");
      shade();
      const wrong = model.get("trouble") || {};
      draw(body, look(ctx));
      for (const s of body.querySelectorAll("select[data-value]")) if (s.value !== s.dataset.value) s.value = s.dataset.value;
      draw(trouble, wrong.text ? h("p", { class: "ck-error", role: "alert", key: wrong.n }, prose(ctx, wrong.text)) : []);
      if (focusNext) {
        const next = focusNext.map((s) => el.querySelector(s)).find(Boolean);
        focusNext = null;
        if (next) next.focus({ preventScroll: true });
      }
      settle(body);
      watch();
      showAloft();
    }
    const filling = () => aloft && document.fullscreenElement && root().contains(document.fullscreenElement) ? document.fullscreenElement : null;
    let below = null;
    function showAloft() {
      const frame = filling();
      if (!frame) {
        below?.remove();
        below = null;
        return;
      }
      if (!below) {
        below = document.createElement("div");
        below.className = "ck-full-steps";
        for (const kind of ["pointerdown", "pointerup", "click", "dblclick", "touchstart"]) below.addEventListener(kind, (e) => e.stopPropagation());
      }
      if (below.parentElement !== frame) frame.append(below);
      draw(below, aloft(ctx));
    }
    const keyAloft = (e) => {
      if (!filling() || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.target.matches?.("input, select, textarea")) return;
      if (keys && keys(ctx, e, false)) e.preventDefault();
    };
    if (aloft) {
      document.addEventListener("fullscreenchange", showAloft);
      document.addEventListener("keydown", keyAloft);
    }
    el.addEventListener("keydown", (e) => {
      if (e.ctrlKey || e.metaKey || e.altKey || ctx.cards.card.open) return;
      const typing = e.target.matches("input[type=text], select, textarea");
      if (keys && keys(ctx, e, typing)) {
        e.preventDefault();
        e.stopPropagation();
      }
    });
    let near = null;
    function watch() {
      const place = body.querySelector(".ck-place");
      if (!place || near) return;
      near = new IntersectionObserver((seen) => {
        if (!seen.some((s) => s.isIntersecting)) return;
        near.disconnect();
        ctx.send({ type: "near" });
      }, { rootMargin: "500px" });
      near.observe(place);
    }
    let lit = false;
    const onPaper = (e) => {
      if (e.detail.on) for (const type of ["near", "paper"]) ctx.send({ type });
      if (lit || isDark2()) ctx.send({ type: "theme", dark: !e.detail.on && isDark2() });
      lit = e.detail.on && (lit || isDark2());
    };
    window.addEventListener("ck-paper", onPaper);
    const changed = () => show();
    const termsAreHere = (e) => {
      if (e.detail.type === "terms") show();
    };
    for (const name of SHOWN) model.on(`change:${name}`, changed);
    window.addEventListener(TERMS_CAME, termsAreHere);
    show();
    arrive();
    return () => {
      views.delete(ctx);
      ctx.cards.close();
      document.removeEventListener("fullscreenchange", showAloft);
      document.removeEventListener("keydown", keyAloft);
      window.removeEventListener(TERMS_CAME, termsAreHere);
      window.removeEventListener("ck-paper", onPaper);
      if (near) near.disconnect();
      for (const name of SHOWN) model.off(`change:${name}`, changed);
    };
  }
  return { initialize, render };
}
function boardPlace(ctx, which) {
  return which ? h("div", { class: "ck-place", key: "place", "aria-hidden": "true" }, h("span", {}, ctx.t["board-wait"])) : null;
}

// widgets/churchill_widgets/cards/static/numbers.js
function signed(n) {
  return typeof n === "number" ? n > 0 ? `+${n}` : String(n).replace("-", "−") : String(n);
}

// widgets/churchill_widgets/games/churchill/static/scenario_table.js
function scenarioLook(ctx) {
  const { t, data } = ctx;
  if (!data.rows) return [];
  const segments = (label, options, value) => h(
    "div",
    { class: "ck-field ck-segments", key: label, role: "group", "aria-label": label },
    h("span", { class: "ck-label" }, label),
    h("span", { class: "ck-buttons" }, options.map(([id, text]) => h("button", { type: "button", key: id, class: "ck-segment", "data-choice": id, "aria-pressed": id === value ? "true" : "false", onclick: () => ctx.send({ type: "choose", value: id }) }, text)))
  );
  const now = (id) => id === data.scenario ? "ck-now" : null;
  return [
    boardPlace(ctx, data.board),
    h(
      "section",
      { class: "ck-sheet ck-side ck-scenarios", key: "side", "aria-label": t.scenarios },
      h("p", { class: "ck-kind" }, t.scenarios),
      segments(t["scenarios-which"], data.choices, data.scenario),
      segments(t["scenarios-board"], data.boards, data.board),
      h("h3", { "aria-live": "polite" }, prose(ctx, data.title), " ", chip(data.rule)),
      h("p", { class: "ck-caption" }, prose(ctx, data.about)),
      h(
        "table",
        { class: "ck-rows ck-totals" },
        h("caption", {}, t["scenarios-total"]),
        h("tbody", {}, data.seats.map((s, i) => h("tr", { key: s.seat }, h("th", { scope: "row" }, sign(s.seat), s.name), h("td", { class: "ck-amount" }, data.totals[i]))))
      )
    ),
    h(
      "section",
      { class: "ck-sheet ck-wide ck-scenario-tables", key: "below" },
      h(
        "div",
        { class: "ck-scroll", tabindex: "0", role: "region", "aria-label": t["scenarios-side"] },
        h(
          "table",
          { class: "ck-rows ck-compare" },
          h("caption", {}, t["scenarios-side"]),
          h("thead", {}, h("tr", {}, h("td", {}), data.heads.map((c) => h("th", { scope: "col", key: c.id, class: now(c.id) }, c.title, h("span", { class: "ck-chips" }, c.rules.map((r) => [chip(r), " "])))))),
          h("tbody", {}, data.rows.map((row) => h("tr", { key: row.label }, h("th", { scope: "row" }, prose(ctx, row.label)), row.cells.map((cell, i) => h("td", { class: now(data.heads[i].id) }, prose(ctx, cell, true))))))
        )
      ),
      h(
        "details",
        { class: "ck-group", open: true, key: "schedule" },
        h("summary", {}, t["scenarios-schedule"]),
        h("p", { class: "ck-quiet ck-small" }, prose(ctx, t["scenarios-schedule-about"])),
        h(
          "div",
          { class: "ck-scroll", tabindex: "0", role: "region", "aria-label": t["scenarios-schedule"] },
          h(
            "table",
            { class: "ck-rows ck-schedule" },
            h("thead", {}, h("tr", {}, h("th", { scope: "col", colspan: "2" }, t["scenarios-letter"]), data.seats.map((s) => h("th", { scope: "col", class: "ck-amount", key: s.seat }, sign(s.seat), s.name)))),
            h("tbody", {}, data.schedule.map((x) => h(
              "tr",
              { key: x.letter, class: x.points.some(Boolean) ? "ck-now" : null },
              h("td", {}, chip(x.letter)),
              h("th", { scope: "row" }, h("b", {}, prose(ctx, x.title)), " ", h("span", { class: "ck-quiet" }, prose(ctx, x.about))),
              x.points.map((n, i) => h("td", { class: "ck-amount", key: i }, n ? signed(n) : "·"))
            ))),
            h("tfoot", {}, h("tr", {}, h("td", {}), h("th", { scope: "row" }, t["scenarios-total"]), data.totals.map((n) => h("td", { class: "ck-amount" }, n))))
          )
        )
      )
    )
  ];
}
var scenario_table_default = lesson(scenarioLook);
export {
  scenario_table_default as default
};
