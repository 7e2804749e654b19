// Put together from widgets/churchill_widgets/classes/static/class_page.js by make scripts: change it there.
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
    return kept.all().map(({ save, by, rev, picture, costs, ...head2 }) => head2);
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
function download(name, content, type = "application/json") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1e4);
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

// widgets/churchill_widgets/base/static/send.js
function sendTo(model, message) {
  try {
    model.send(message);
    return true;
  } catch {
    return false;
  }
}

// widgets/churchill_widgets/base/static/class_line.js
var TAB = "churchill_kit/in-class";
var inClass = {
  get() {
    const found = readStore("sessionStorage", TAB, null);
    return found && typeof found.secret === "string" ? found : null;
  },
  put(secret, seen) {
    writeStore("sessionStorage", TAB, { secret, seen });
  },
  leave() {
    writeStore("sessionStorage", TAB, null);
  }
};

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

// widgets/churchill_widgets/base/static/watch.js
var ME = Math.random().toString(36).slice(2);
function watchKernel(model, tell) {
  const IDLE = 15e3, SOON3 = 3e3, PATIENCE = 5e3, AGAIN = 3e3, LONG2 = 8e3, BUSY = 12e4;
  const SLEPT = 2e3;
  const TRIES = 2;
  const UNSURE = [424, 429, 502, 503, 504];
  let state = "ok", asked2 = 0, waiting = null, stopped = false, found = 0, reaching = false;
  const say2 = (next) => {
    if (next !== state) {
      state = next;
      tell(state);
    }
  };
  const calm = () => {
    clearTimeout(waiting);
    waiting = null;
  };
  const answered2 = () => {
    calm();
    found = 0;
    say2("ok");
  };
  const linked = () => !kernel || !kernel.connectionStatus || kernel.connectionStatus === "connected";
  const within = () => {
    try {
      return kernel.serverSettings.WebSocket !== window.WebSocket;
    } catch {
      return false;
    }
  };
  const expect = (asking = false) => {
    if (waiting || state === "dead" || !linked()) return;
    const inside = within(), wait = inside ? BUSY : !asking ? SOON3 : found ? LONG2 : PATIENCE, due = Date.now() + wait;
    waiting = setTimeout(() => {
      waiting = null;
      if (!asking || Date.now() - due > SLEPT) {
        send();
        return;
      }
      if (found >= TRIES || inside || !kernel) say2("dead");
      else {
        say2("link");
        reach();
      }
    }, wait);
  };
  const send = () => {
    try {
      model.send({ type: "ping", n: asked2 += 1 });
      expect(true);
    } catch {
      say2("dead");
    }
  };
  const ask = () => {
    if (stopped || state !== "ok" || document.hidden || waiting) return;
    send();
  };
  const reach = async () => {
    if (stopped || state !== "link" || waiting || reaching || !kernel || kernel.isDisposed) return;
    reaching = true;
    try {
      const { baseUrl, fetch: get = window.fetch } = kernel.serverSettings;
      const address = new URL(`${baseUrl}api/kernels/${kernel.id}`, location.href);
      const said = await get.call(null, new Request(address, { cache: "no-store", signal: AbortSignal.timeout(LONG2) }));
      if (said.ok) {
        found += 1;
        await Promise.race([kernel.reconnect(), new Promise((done) => setTimeout(done, LONG2))]);
      } else if (!UNSURE.includes(said.status)) say2("dead");
    } catch {
    }
    reaching = false;
  };
  let kernel = null;
  try {
    kernel = model.widget_manager && model.widget_manager.kernel;
  } catch {
    kernel = null;
  }
  const onStatus = (_, status) => {
    if (["dead", "autorestarting", "restarting", "terminating"].includes(status)) say2("dead");
  };
  const onLink = (_, status) => {
    if (state === "dead") return;
    calm();
    if (status !== "connected") say2("link");
    else if (state === "link") send();
  };
  try {
    kernel.statusChanged.connect(onStatus);
    kernel.connectionStatusChanged.connect(onLink);
  } catch {
    kernel = null;
  }
  const timers = [setInterval(ask, IDLE), setInterval(reach, AGAIN)];
  window.addEventListener("online", reach);
  return {
    answered: answered2,
    expect,
    state: () => state,
    stop() {
      stopped = true;
      timers.forEach(clearInterval);
      calm();
      window.removeEventListener("online", reach);
      try {
        kernel.statusChanged.disconnect(onStatus);
        kernel.connectionStatusChanged.disconnect(onLink);
      } catch {
      }
    }
  };
}

// widgets/churchill_widgets/lessons/static/adrift.js
var place = null;
function say(model, state) {
  place ??= document.createElement("div");
  if (!place.isConnected) document.body.append(place);
  place.className = `ck-tutor ck-adrift${document.querySelector(".ck-tutor.ck-dark") ? " ck-dark" : ""}`;
  place.lang = model.get("lang");
  const said = model.get("texts")[state === "dead" ? "kernel-lost" : "link-lost"];
  draw(place, state === "ok" ? [] : h("p", { class: "ck-error", role: "alert", key: state }, said));
}
function watchProgram(model, back = () => {
}, ended = () => {
}) {
  let last = "ok";
  const watch = watchKernel(model, (state) => {
    say(model, state);
    if (last === "link" && state === "ok") back();
    if (state === "dead") ended();
    last = state;
  });
  model.on("msg:custom", () => watch.answered());
  return () => {
    watch.stop();
    say(model, "ok");
  };
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
  putAside(name, copy2) {
    const before = learned.aside(name, copy2.game);
    const both = Array.isArray(before?.answers) ? joined({ ...before, life: copy2.life }, copy2) : copy2;
    writeStore("localStorage", ASIDE + name + APART + copy2.game, both);
  },
  changed() {
    return writeStore("localStorage", STAMP, `${Date.now()}-${Math.random()}`);
  },
  become(name) {
    if (learned.learner() !== name && writeStore("localStorage", LEARNER, name)) learned.changed();
  },
  move(from, to) {
    for (const key of learned.keys().filter((k) => k.split(APART)[0] === from)) {
      const copy2 = readStore("localStorage", COPY + key, null);
      if (copy2) learned.put(to, copy2, copy2.answers?.length || 1);
      try {
        window.localStorage.removeItem(COPY + key);
      } catch {
      }
    }
    learned.become(to);
  },
  put(name, copy2, most, anew, wiped) {
    const key = learned.key(name, copy2.game);
    const old = anew ? null : readStore("localStorage", key, null);
    if (!wiped && old?.life < copy2.life && Array.isArray(old.answers) && old.answers.length) learned.putAside(name, old);
    const whole = old && Array.isArray(old.answers) && old.life >= copy2.life ? joined(old, copy2) : copy2;
    for (let n = most; n >= 1; n = Math.floor(n / 2)) {
      const part = { ...whole, answers: whole.answers.slice(-n) };
      if (old && JSON.stringify(old) === JSON.stringify(part)) return true;
      if (writeStore("localStorage", key, part)) return learned.changed();
    }
    return false;
  }
};
function firsts(copy2, old, what) {
  const known = (one) => plain(what === "read" && one.version === 1 ? one.passed : one[what]);
  const out = { ...known(copy2) };
  for (const [chapter, when] of Object.entries(known(old))) out[chapter] = Math.min(when, out[chapter] ?? when);
  return out;
}
function joined(old, copy2) {
  if (old.life > copy2.life) return old;
  const rows = /* @__PURE__ */ new Map();
  for (const row of [...old.answers, ...copy2.answers].filter(Array.isArray)) {
    const key = JSON.stringify(row.slice(0, 3));
    if (!rows.has(key)) rows.set(key, row);
  }
  const reached = Object.fromEntries(REACHED.map((what) => [what, firsts(copy2, old, what)]).filter(([what, chapters2]) => copy2[what] || Object.keys(chapters2).length));
  return { ...copy2, answers: [...rows.values()].sort((a, b) => a[0] - b[0]), ...reached };
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

// widgets/churchill_widgets/base/static/seats.js
var signs = {};
var SCOPE = /\.(ck-seats-[\w-]+)/;
function learnSeats(model) {
  for (const seat of Object.keys(signs)) delete signs[seat];
  Object.assign(signs, model.get("signs"));
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

// widgets/churchill_widgets/base/static/theme.js
var THEMES = ["system", "light", "dark"];
var CHANGED = "churchill_kit-theme";
var system = typeof window !== "undefined" && window.matchMedia ? window.matchMedia("(prefers-color-scheme: dark)") : null;
function chosenTheme() {
  const theme = wishes.get("theme", "system");
  return THEMES.includes(theme) ? theme : "system";
}
function chooseTheme(theme) {
  wishes.set("theme", theme);
  window.dispatchEvent(new CustomEvent(CHANGED));
}
function nextTheme() {
  const theme = chosenTheme(), usual = system?.matches ? "dark" : "light";
  if (theme === "system") return usual === "dark" ? "light" : "dark";
  return theme === usual ? "system" : usual;
}
function isDark() {
  const theme = chosenTheme();
  return theme === "dark" || theme === "system" && Boolean(system?.matches);
}
function followTheme(tell) {
  let dark = isDark();
  const look3 = () => {
    if (isDark() !== dark) tell(dark = !dark);
  };
  window.addEventListener(CHANGED, look3);
  window.addEventListener("storage", look3);
  system?.addEventListener("change", look3);
  return () => {
    window.removeEventListener(CHANGED, look3);
    window.removeEventListener("storage", look3);
    system?.removeEventListener("change", look3);
  };
}
function wear(el, box, css, dark) {
  for (const one of [el, box]) {
    colourSeats(one, one === box ? css : "");
    one.classList.toggle("ck-dark", one === box && dark);
  }
}

// widgets/churchill_widgets/board/static/thing.js
var THING = "churchill_kit-thing";

// widgets/churchill_widgets/cards/static/live.js
function liveExample(ctx, card) {
  let n = 0, view = null, words2 = {}, waiting = 0;
  const host = () => card.querySelector(":scope > .ck-live-place");
  const button = () => card.querySelector(":scope > .ck-row > .ck-live");
  const place2 = () => h("div", { key: "live", class: "ck-live-place", raw: false });
  function state(open, note) {
    const at = button(), room = host();
    if (at) {
      at.setAttribute("aria-expanded", open ? "true" : "false");
      at.textContent = open ? words2["example-hide"] : words2.example;
    }
    card.classList.toggle("ck-has-live", open);
    if (!room) return;
    let say2 = room.querySelector(":scope > .ck-live-note");
    if (!say2 && note) room.prepend(say2 = document.createElement("p"));
    if (!say2) return;
    say2.className = "ck-live-note ck-quiet";
    say2.setAttribute("role", "status");
    say2.textContent = note;
    say2.hidden = !note;
  }
  function ask(number2, w) {
    if (n) {
      drop();
      button()?.focus();
      return;
    }
    words2 = w;
    n = performance.now();
    state(true, words2["example-wait"]);
    ctx.send({ type: "live", number: number2, n });
    const mine = n;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (n === mine && !view) state(true, words2["example-lost"]);
    }, 15e3);
  }
  async function heard2(msg) {
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
    const gone2 = view;
    view = null;
    if (gone2) gone2.remove();
    state(false, "");
    ctx.send({ type: "live_close" });
  }
  const closed = (e) => {
    if (e.target === card) drop();
  };
  card.addEventListener("close", closed);
  ctx.model.on("msg:custom", heard2);
  return {
    ask,
    drop,
    place: place2,
    holds: (element) => Boolean(host()?.contains(element)),
    end() {
      drop();
      ctx.model.off("msg:custom", heard2);
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
    const number2 = m[m.length - 1];
    const id = number2 ? "" : known.ids[m.indexOf(m[0], 1) - 1];
    let mark = null;
    if (number2) mark = !known.numbers.has(number2) ? null : still ? wordMark(number2, { "data-rule": number2 }) : chip(number2);
    else if (id && !met.has(id) && !(sparing && known.terms[id].common)) mark = still ? wordMark(m[0], { "data-term": id }) : termMark(id, m[0]);
    if (!mark) continue;
    met.add(id);
    let before = text.slice(from, m.index);
    from = m.index + m[0].length;
    if (number2 && !still) {
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
  let at = null, whole = null, soon = 0, rest = 0, walking = false, asked2 = null, opener = null, undescribe = null, gone2 = 0;
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
  function place2(box, of) {
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
    clearInterval(gone2);
    gone2 = setInterval(() => {
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
    draw(tip, h("b", {}, still ? opening2(mark.dataset, title) : title), h("span", {}, found.text || ""));
    bring(mark);
    place2(boxOf(mark), mark);
  }
  const opening2 = ({ term, rule }, title) => h("button", { type: "button", class: "ck-tip-open", tabindex: "-1", ...term ? { "data-term": term } : { "data-rule": rule } }, title);
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
      list.length ? h("dl", { key: "list" }, list.map(([data, found]) => [h("dt", {}, opening2(data, titleOf(found))), h("dd", {}, found.text || "")])) : null,
      list.length && one.keyed ? h("p", { class: "ck-quiet", key: "more" }, known.words.more) : null
    );
    bring(one.of);
    place2(one.box(), one.of);
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
    clearInterval(gone2);
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
  const later = (act2, wait) => {
    clearTimeout(soon);
    soon = setTimeout(act2, wait);
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
  for (const [kind, act2] of Object.entries(everywhere)) document.addEventListener(kind, act2, true);
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
      const act2 = doing[kind];
      doing[kind] = (e) => {
        if (!live.holds(e.target)) act2(e);
      };
    }
    for (const [kind, act2] of Object.entries(doing)) root.addEventListener(kind, act2, /^touch(start|move)/.test(kind) ? { passive: true } : false);
    return () => {
      for (const [kind, act2] of Object.entries(doing)) root.removeEventListener(kind, act2);
    };
  }
  const unwatch = watch(el);
  return { watch, open, card, close() {
    hide();
    unwatch();
    live.end();
    window.removeEventListener(TERMS_CAME, came);
    for (const [kind, act2] of Object.entries(everywhere)) document.removeEventListener(kind, act2, true);
  } };
}

// widgets/churchill_widgets/lessons/static/lesson.js
var SHOWN = ["data", "texts", "trouble", "seat_css", "paper"];
function isDark2() {
  return document.body.dataset.voila ? isDark() : document.body.dataset.jpThemeLight === "false";
}
function mainPart(el) {
  if (document.body.dataset.voila) el.closest("#rendered_cells")?.setAttribute("role", "main");
}
function darken(el) {
  if (document.body.dataset.voila && !el.closest(".ck-app")) document.body.classList.toggle("theme-dark", isDark2());
}
function lesson(look3, keys, aloft) {
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
    for (const look4 of ["signs", "seat_css"]) {
      model.on(`change:${look4}`, () => {
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
      draw(body, look3(ctx));
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
      const place2 = body.querySelector(".ck-place");
      if (!place2 || near) return;
      near = new IntersectionObserver((seen) => {
        if (!seen.some((s) => s.isIntersecting)) return;
        near.disconnect();
        ctx.send({ type: "near" });
      }, { rootMargin: "500px" });
      near.observe(place2);
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

// widgets/churchill_widgets/lessons/static/theme.js
function themeButton(ctx, t) {
  if (!document.body.dataset.voila) return null;
  const theme = chosenTheme();
  const label = `${t.theme}: ${t[`theme-${theme}`]}`;
  return h(
    "button",
    { class: "ck-theme", key: "theme", type: "button", title: label, "aria-label": label, onclick: () => {
      chooseTheme(nextTheme());
      ctx.redraw();
    } },
    h("span", { "aria-hidden": "true" }, { system: "◐", light: "○", dark: "●" }[theme])
  );
}

// widgets/churchill_widgets/base/static/copying.js
function copy(button, text, words2) {
  const done = () => {
    button.textContent = words2.copied;
    setTimeout(() => {
      button.textContent = words2.copy;
    }, 2e3);
  };
  const by = () => {
    const field2 = document.createElement("textarea");
    field2.value = text;
    button.after(field2);
    field2.select();
    document.execCommand("copy");
    field2.remove();
    button.focus();
    done();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, by);
  else by();
}

// widgets/churchill_widgets/classes/static/mine.js
var CLASSES = "churchill_kit/classes";
var MOST2 = 100;
var LINK = /^#(class|join)=(.*)$/;
var myClasses = {
  all() {
    const found = readStore("localStorage", CLASSES, []);
    return Array.isArray(found) ? found.filter((c) => c && typeof c.secret === "string") : [];
  },
  put(entry) {
    const { secret, role, name } = entry;
    writeStore("localStorage", CLASSES, [{ secret, role, name }, ...myClasses.all().filter((c) => c.secret !== secret)].slice(0, MOST2));
  },
  drop(secret) {
    writeStore("localStorage", CLASSES, myClasses.all().filter((c) => c.secret !== secret));
  }
};
function ledTo(where = window.location) {
  const found = LINK.exec(where.hash || "");
  if (!found) return {};
  return found[1] === "class" ? { secret: found[2].slice(0, 100) } : { code: found[2].slice(0, 20) };
}
var bare = () => window.location.pathname + window.location.search;
var linkTo = (kind, what) => `${window.location.origin}${window.location.pathname}#${kind}=${what}`;
var setAddress = (secret) => window.history.replaceState(null, "", secret ? `${bare()}#class=${secret}` : bare());
function linkRow(ctx, key, cls, words2, link) {
  const { t } = ctx;
  return h(
    "li",
    { key },
    h("a", { class: cls, href: link, target: "_blank", rel: "noopener" }, words2),
    " ",
    h("button", { class: "ck-copy-link ck-plain", type: "button", "aria-label": `${t.copy}: ${words2}`, onclick: (e) => copy(e.target, link, { copy: t.copy, copied: t.copied }) }, t.copy)
  );
}
function classesHere(ctx) {
  const { t } = ctx;
  const all = myClasses.all();
  if (!all.length) return null;
  return h(
    "section",
    { class: "ck-sheet ck-my-classes", key: "mine", "aria-labelledby": "ck-my-classes-h" },
    h("h2", { id: "ck-my-classes-h" }, t.mine),
    h("ul", {}, all.map((c) => h(
      "li",
      { key: c.secret, class: "ck-my-class" },
      h("span", {}, h("b", {}, c.name), " · ", t[`role-${c.role}`] || ""),
      h(
        "span",
        { class: "ck-row" },
        h("button", { class: "ck-class-go", type: "button", "aria-label": `${t["mine-go"]}: ${c.name}, ${t[`role-${c.role}`] || ""}`, onclick: () => {
          ctx.send({ type: "enter", secret: c.secret });
        } }, t["mine-go"]),
        h("button", { class: "ck-class-forget ck-plain", type: "button", title: t["mine-forget"], "aria-label": `${t["mine-forget"]}: ${c.name}`, onclick: () => {
          myClasses.drop(c.secret);
          ctx.redraw();
        } }, "×")
      )
    )))
  );
}

// widgets/churchill_widgets/classes/static/door.js
var field = (id) => document.getElementById(id);
var valueOf = (id) => field(id)?.value || "";
function drawn() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
function door(ctx) {
  const joins = Boolean(ledTo().code);
  return h(
    "div",
    { class: "ck-class-door", key: "door" },
    ctx.data.gone ? gone(ctx) : null,
    joins ? null : classesHere(ctx),
    joining(ctx),
    joins ? classesHere(ctx) : opening(ctx)
  );
}
function gone(ctx) {
  const { t, data, local } = ctx;
  return h(
    "section",
    { class: "ck-sheet ck-class-left", key: "gone", role: "alert", "aria-labelledby": "ck-class-left-h" },
    h("h2", { id: "ck-class-left-h" }, local.gone ? `${t["gone-title"]}: ${local.gone}` : t["gone-title"]),
    h("p", {}, data.gone),
    h("p", {}, t["gone-next"]),
    h(
      "p",
      { class: "ck-row" },
      data.index ? h("a", { class: "ck-class-left-index", href: notebookHref(data.index) }, t["to-index"]) : null,
      data.play ? h("a", { class: "ck-class-left-play", href: notebookHref(data.play) }, t["to-play"]) : null
    )
  );
}
function joining(ctx) {
  const { t, data, local } = ctx;
  const { found } = data, listed = found?.nicknames;
  local.request ??= drawn();
  const look3 = (code2) => {
    if (code2.replace(/[^\p{L}]/gu, "").length === 6 && code2 !== local.looked) {
      local.looked = code2;
      ctx.send({ type: "look", code: code2 });
    }
  };
  const join = (e) => {
    e.preventDefault();
    const code2 = valueOf("ck-class-code"), nickname = valueOf("ck-nickname");
    if (!code2.trim()) {
      field("ck-class-code")?.focus();
      return;
    }
    if (!nickname.trim() && (found || !code2)) {
      field("ck-nickname")?.focus();
      return;
    }
    ctx.focus("#ck-nickname", "h1");
    ctx.send({ type: "join", code: code2, nickname, request: local.request });
  };
  return h(
    "form",
    { class: "ck-sheet ck-class-joining", key: "join", "aria-labelledby": "ck-class-join-h", onsubmit: join },
    h("h2", { id: "ck-class-join-h" }, t["join-title"]),
    h("p", { class: "ck-quiet" }, t["join-about"]),
    h(
      "label",
      { class: "ck-field", key: "code" },
      h("span", { class: "ck-label" }, t.code),
      h("input", { id: "ck-class-code", class: "ck-class-code", type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 20, placeholder: t["code-help"], value: ledTo().code || "", oninput: (e) => look3(e.target.value) })
    ),
    found ? h("p", { class: "ck-class-found", key: "found", role: "status" }, h("b", {}, found.name), ` · ${found.title}`) : null,
    h(
      "label",
      { class: "ck-field", key: listed ? "listed" : "free" },
      h("span", { class: "ck-label" }, listed ? t["nickname-choose"] : t.nickname),
      listed ? h("select", { id: "ck-nickname", class: "ck-nickname" }, listed.map((n) => h("option", { key: n, value: n }, n))) : h("input", { id: "ck-nickname", class: "ck-nickname", type: "text", autocomplete: "off", spellcheck: "false", maxlength: 60, "aria-describedby": "ck-nickname-help" })
    ),
    h("p", { class: "ck-quiet ck-small", id: "ck-nickname-help", key: "help" }, t["nickname-help"]),
    h("p", { key: "go" }, h("button", { class: "ck-class-join ck-main", type: "submit" }, t.join))
  );
}
function opening(ctx) {
  const { t, data } = ctx;
  const open = (e) => {
    e.preventDefault();
    ctx.focus("h1");
    ctx.send({ type: "open", given: { name: valueOf("ck-class-name"), language: valueOf("ck-class-language"), game: valueOf("ck-class-game"), nicknames: valueOf("ck-class-roll") } });
  };
  const fill = () => {
    field("ck-class-roll").value = data.animals.join("\n");
  };
  return h(
    "form",
    { class: "ck-sheet ck-class-opening", key: "open", "aria-labelledby": "ck-class-open-h", onsubmit: open },
    h("h2", { id: "ck-class-open-h" }, t["open-title"]),
    h("p", { class: "ck-quiet" }, t["open-about"]),
    h(
      "label",
      { class: "ck-field", key: "name" },
      h("span", { class: "ck-label" }, t.name),
      h("input", { id: "ck-class-name", class: "ck-class-name", type: "text", autocomplete: "off", maxlength: 100 })
    ),
    h(
      "div",
      { class: "ck-fields", key: "more" },
      h(
        "label",
        { class: "ck-field" },
        h("span", { class: "ck-label" }, t.language),
        h("select", { id: "ck-class-language", class: "ck-class-language" }, data.languages.map(([id, label]) => h("option", { key: id, value: id, lang: id, selected: id === ctx.lang }, label)))
      ),
      h(
        "label",
        { class: "ck-field" },
        h("span", { class: "ck-label" }, t.game),
        h("select", { id: "ck-class-game", class: "ck-class-game" }, data.games.map(([id, label]) => h("option", { key: id, value: id }, label)))
      )
    ),
    h(
      "details",
      { class: "ck-class-listing", key: "roll" },
      h("summary", {}, t.roll),
      h("label", { class: "ck-field" }, h("span", { class: "ck-label" }, t["roll-about"]), h("textarea", { id: "ck-class-roll", class: "ck-class-roll", rows: 5 })),
      h("button", { class: "ck-class-fill", type: "button", onclick: fill }, t["roll-fill"])
    ),
    h("p", { key: "go" }, h("button", { class: "ck-class-open ck-main", type: "submit" }, t.open))
  );
}

// widgets/churchill_widgets/lessons/static/paper.js
var SILENT = 3e3;
function printed(over) {
  const paper = window.matchMedia("print");
  let begun = false, ended = false;
  const begin = () => {
    begun = true;
  };
  const laid = (e) => {
    if (e.matches) begin();
    else end();
  };
  const silent = setTimeout(() => {
    if (!begun) end();
  }, SILENT);
  function end() {
    if (ended) return;
    ended = true;
    clearTimeout(silent);
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    paper.removeEventListener?.("change", laid);
    setTimeout(over);
  }
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  paper.addEventListener?.("change", laid);
  window.print();
}
async function printPaper(ctx, ...parts) {
  document.querySelector(".ck-sheet-of-paper")?.remove();
  const paper = document.createElement("div");
  paper.className = `ck-sheet-of-paper ck-tutor ${[...ctx.el.closest(".ck-tutor").classList].filter((c) => c.startsWith("ck-seats-")).join(" ")}`;
  paper.lang = ctx.lang;
  draw(paper, parts);
  document.body.append(paper);
  await Promise.all([...paper.querySelectorAll("img")].map((img) => img.decode().catch(() => {
  })));
  document.documentElement.classList.add("ck-prints-sheet");
  printed(() => {
    document.documentElement.classList.remove("ck-prints-sheet");
    paper.remove();
  });
}

// widgets/churchill_widgets/classes/static/give.js
var valueOf2 = (id) => document.getElementById(id)?.value ?? "";
function giveForm(ctx) {
  const { t, data, local } = ctx;
  const { form } = data;
  const kind = form.kinds.includes(local.kind) ? local.kind : form.kinds[0];
  const chosen = local.chapters ?? new Set(form.chapters.slice(0, 1).map((c) => c.id));
  local.chapters = chosen;
  const give = (e) => {
    e.preventDefault();
    const work = {
      kind,
      chapters: form.chapters.map((c) => c.id).filter((id) => chosen.has(id)),
      rules: valueOf2("ck-give-rules"),
      count: valueOf2("ck-give-count"),
      each: valueOf2("ck-give-same") === "each",
      set: valueOf2("ck-give-set"),
      exam: valueOf2("ck-give-mode") === "exam",
      scenario: valueOf2("ck-give-scenario"),
      people: valueOf2("ck-give-people")
    };
    ctx.send({ type: "do", what: "assign", work });
  };
  return h(
    "form",
    { class: "ck-sheet ck-class-giving", key: "give", "aria-labelledby": "ck-give-h", onsubmit: give },
    h("h2", { id: "ck-give-h" }, t["assign-title"]),
    select("ck-give-kind", t.kind, form.kinds.map((k) => [k, t[`kind-${k}`]]), kind, (e) => {
      local.kind = e.target.value;
      ctx.redraw();
    }),
    ["chapters", "reading", "positions"].includes(kind) ? chapters(ctx, kind, chosen) : null,
    kind === "rules" ? rules(ctx) : null,
    kind === "tables" ? tables(ctx) : kind === "reading" ? h("p", { class: "ck-quiet ck-small", key: "reading" }, t["reading-about"]) : exercises(ctx),
    h("p", { key: "go" }, h("button", { class: "ck-assign ck-main", type: "submit" }, t.assign)),
    h("p", { class: "ck-class-note", key: "note", role: "status" }, data.note)
  );
}
function select(id, label, options, value, onchange) {
  return h(
    "label",
    { class: "ck-field", key: id },
    h("span", { class: "ck-label" }, label),
    h("select", { id, class: id, onchange }, options.map(([v, said]) => h("option", { key: v, value: v, selected: v === value }, said)))
  );
}
function number(id, label, value, most, help) {
  return h(
    "label",
    { class: "ck-field", key: id },
    h("span", { class: "ck-label" }, label),
    h("input", { id, class: id, type: "number", min: 1, max: most, inputmode: "numeric", value, placeholder: help || null, title: help || null })
  );
}
function chapters(ctx, kind, chosen) {
  const { t, data } = ctx;
  const all = data.form.chapters.filter((c) => kind !== "positions" || c.positions);
  const turn = (id) => (e) => {
    if (e.target.checked) chosen.add(id);
    else chosen.delete(id);
  };
  return h(
    "fieldset",
    { class: "ck-give-chapters", key: "chapters" },
    h("legend", { class: "ck-label" }, t.chapters),
    h("ul", {}, all.map((c) => h("li", { key: c.id }, h("label", {}, h("input", { type: "checkbox", class: "ck-give-chapter", value: c.id, checked: chosen.has(c.id), onchange: turn(c.id) }), " ", h("span", {}, words(ctx, c.title))))))
  );
}
function rules(ctx) {
  const { t } = ctx;
  return h(
    "label",
    { class: "ck-field", key: "rules" },
    h("span", { class: "ck-label" }, t.rules),
    h("input", { id: "ck-give-rules", class: "ck-give-rules", type: "text", autocomplete: "off", maxlength: 400, placeholder: t["rules-help"] })
  );
}
function another(ctx, mode) {
  if (mode === "exam") document.getElementById("ck-give-set").value = "";
  ctx.local.mode = mode;
  ctx.redraw();
}
function exercises(ctx) {
  const { t, data: { form }, local: { mode = "practice" } } = ctx;
  return h(
    "div",
    { class: "ck-fields", key: "exercises" },
    number("ck-give-count", t.count, form.count, form.most),
    number("ck-give-set", t.set, "", form.sets, t["set-help"]),
    select("ck-give-same", t.same, [["all", t["same-all"]], ["each", t["same-each"]]], "all"),
    select("ck-give-mode", t.mode, [["practice", t["mode-practice"]], ["exam", t["mode-exam"]]], mode, (e) => another(ctx, e.target.value)),
    h("p", { class: "ck-give-about ck-quiet ck-small", key: "about" }, t[`about-${mode}`])
  );
}
function tables(ctx) {
  const { t, data: { form } } = ctx;
  return h(
    "div",
    { key: "tables" },
    h(
      "div",
      { class: "ck-fields" },
      select("ck-give-scenario", t.scenario, form.scenarios, form.scenarios[0][0]),
      number("ck-give-people", t.people, Math.min(2, form.people), form.people)
    ),
    h("p", { class: "ck-quiet ck-small" }, t["people-help"])
  );
}

// widgets/churchill_widgets/classes/static/teacher.js
var SIGNS = { known: "✓", shaky: "~", wrong: "✗" };
var act = (ctx, what, more = {}) => ctx.send({ type: "do", what, ...more });
function teacherPage(ctx) {
  const { t, data } = ctx;
  if (data.deleted) {
    return h("section", { class: "ck-sheet ck-class-gone", key: "gone", role: "status" }, h("h2", {}, t["deleted-title"]), h("p", {}, data.deleted));
  }
  if (data.student) return oneStudent(ctx);
  return h(
    "div",
    { class: "ck-class-teacher", key: "teacher" },
    h("div", { class: "ck-class-first", key: "first" }, links(ctx), shownNow(ctx)),
    h("div", { class: "ck-class-main", key: "main" }, progress(ctx), answers(ctx)),
    h("div", { class: "ck-class-aside", key: "aside" }, giveForm(ctx), works(ctx), results(ctx))
  );
}
function links(ctx) {
  const { t, data } = ctx;
  return h(
    "section",
    { class: "ck-sheet ck-class-links", key: "links", "aria-label": t.links },
    h("p", { class: "ck-class-code-line" }, `${t.code}: `, h("b", { class: "ck-class-code" }, data.code)),
    h(
      "ul",
      { class: "ck-row" },
      linkRow(ctx, "wall", "ck-class-projector", t["link-projector"], linkTo("class", data.projector)),
      linkRow(ctx, "join", "ck-class-link", t["link-join"], linkTo("join", data.code)),
      linkRow(ctx, "own", "ck-class-own", t["link-own"], linkTo("class", ledTo().secret || ""))
    ),
    h("label", { class: "ck-check" }, h("input", { class: "ck-class-joinable", type: "checkbox", checked: data.joining, onchange: (e) => act(ctx, "joining", { on: e.target.checked }) }), " ", t.joining),
    h("p", { class: "ck-quiet ck-small" }, t["link-own-about"])
  );
}
function shownNow(ctx) {
  const { t, data } = ctx;
  return data.shown ? h(
    "p",
    { class: "ck-sheet ck-class-shown", key: "shown", role: "status" },
    h("b", {}, t.shown),
    " ",
    h("button", { class: "ck-class-hide", type: "button", onclick: () => act(ctx, "hide") }, t.hide)
  ) : null;
}
function progress(ctx) {
  const { t, data } = ctx;
  const { students, rules: rules2 } = data;
  const stuck = students.filter((s) => s.stuck);
  return h(
    "section",
    { class: "ck-sheet ck-class-progress", key: "progress", "aria-labelledby": "ck-class-progress-h" },
    h("h2", { id: "ck-class-progress-h" }, t.progress, " ", h("span", { class: "ck-quiet ck-class-size" }, students.length || "")),
    data.choices.length > 1 ? whichWork(ctx) : null,
    students.length ? h("p", { class: "ck-quiet ck-small", key: "about" }, t["grid-about"]) : h("p", { key: "nobody" }, t.nobody),
    h("div", { class: "ck-class-stuck-all", key: "stuck", role: "status" }, stuck.length ? [h("b", {}, `${t.stuck}: `), stuck.map((s) => h("span", { key: s.id, class: "ck-class-stuck-one" }, look(ctx, s, s.name), ` (${s.stuck}) `))] : null),
    students.length ? h(
      "div",
      { class: "ck-scroll", key: "grid", tabindex: 0, role: "region", "aria-label": t.students },
      h(
        "table",
        { class: "ck-class-grid" },
        h("thead", {}, h("tr", {}, h("th", { scope: "col", key: "name" }, t.student), h("th", { scope: "col", key: "done" }, t["done-of"]), rules2.map((rule) => h("th", { scope: "col", key: rule }, chip(rule))), h("th", { scope: "col", key: "show" }, h("span", { class: "ck-unseen" }, t.show)))),
        h("tbody", {}, students.map((s) => h(
          "tr",
          { key: s.id, class: s.stuck ? "ck-class-stuck" : "" },
          h(
            "th",
            { scope: "row", key: "name" },
            h("span", { class: "ck-dot-here", "aria-hidden": "true" }, s.here ? "●" : "○"),
            " ",
            look(ctx, s, s.name),
            h("span", { class: "ck-unseen" }, ` (${s.here ? t.here : t.away})`),
            s.stuck ? h("span", { class: "ck-stuck-sign", title: s.stuck, "aria-hidden": "true" }, " !") : null
          ),
          h("td", { class: "ck-class-count", key: "done" }, s.standing),
          rules2.map((rule) => cell(ctx, rule, s.cells[rule])),
          h("td", { key: "show" }, h("button", { class: "ck-class-show-one", type: "button", title: t["show-about"], "aria-label": `${t.show}: ${s.name}`, onclick: () => act(ctx, "show", { student: s.id }) }, t["show-short"]))
        )))
      )
    ) : null,
    students.length ? legend(ctx) : null
  );
}
function whichWork(ctx) {
  const { t, data } = ctx;
  return h(
    "label",
    { class: "ck-field ck-class-which", key: "which" },
    h("span", { class: "ck-label" }, t.of),
    h(
      "select",
      { class: "ck-class-of", "data-value": String(data.of), onchange: (e) => act(ctx, "of", { aid: Number(e.target.value) }) },
      data.choices.map(([aid, called]) => h("option", { key: aid, value: String(aid), selected: aid === data.of }, called))
    )
  );
}
var look = (ctx, s, words2) => h("button", { class: "ck-class-student ck-plain", type: "button", onclick: () => {
  ctx.focus(".ck-class-back");
  act(ctx, "watch", { student: s.id });
} }, words2);
function cell(ctx, rule, found) {
  if (!found) return h("td", { key: rule });
  const [state, told2] = found, said = ctx.t[`state-${state}`];
  return h(
    "td",
    { class: `ck-cell ck-cell-${state}`, key: rule, title: `${rule}: ${said} (${told2})` },
    h("span", { "aria-hidden": "true" }, SIGNS[state]),
    h("span", { class: "ck-unseen" }, `${said}, ${told2}`)
  );
}
function legend(ctx) {
  const { t } = ctx;
  return h("p", { class: "ck-class-legend ck-quiet ck-small", key: "legend" }, Object.entries(SIGNS).map(([state, sign2]) => h("span", { key: state }, h("span", { class: `ck-cell ck-cell-${state}`, "aria-hidden": "true" }, sign2), ` ${t[`state-${state}`]}`)));
}
function answers(ctx) {
  const { t, data } = ctx;
  return h(
    "section",
    { class: "ck-sheet ck-class-answers", key: "answers", "aria-labelledby": "ck-class-answers-h" },
    h("h2", { id: "ck-class-answers-h" }, t.exercises),
    h("p", { class: "ck-quiet ck-small" }, data.exercises.length ? t["exercises-about"] : t["exercises-none"]),
    h("ol", {}, data.exercises.map((e) => answered(ctx, e)))
  );
}
function answered(ctx, e) {
  const { t } = ctx;
  const it = { maker: e.maker, seed: e.seed };
  return h(
    "li",
    { class: "ck-class-exercise", key: `${e.maker}:${e.seed}` },
    h("p", { class: "ck-class-question" }, prose(ctx, e.question), " ", chip(e.rule)),
    h(
      "p",
      { class: "ck-class-told" },
      h("span", { class: "ck-bar", "aria-hidden": "true" }, h("span", { class: "ck-bar-right", style: `flex: ${e.right}` }), h("span", { class: "ck-bar-wrong", style: `flex: ${e.wrong}` })),
      h("span", {}, e.told)
    ),
    e.mistake ? h("p", { class: "ck-class-mistake" }, h("span", { class: "ck-quiet" }, `${t.mistake}: `), prose(ctx, e.mistake), ` (${e.mistaken})`) : null,
    e.wrong ? h(
      "p",
      { class: "ck-row" },
      h("button", { class: "ck-class-give", type: "button", "aria-label": `${t["mistake-give"]}: ${e.question}`, onclick: () => act(ctx, "give", it) }, t["mistake-give"]),
      h("button", { class: "ck-class-show-it", type: "button", "aria-label": `${t["mistake-show"]}: ${e.question}`, onclick: () => act(ctx, "show_mistake", it) }, t["mistake-show"])
    ) : null
  );
}
function works(ctx) {
  const { t, data } = ctx;
  return h(
    "section",
    { class: "ck-sheet ck-class-works", key: "works", "aria-labelledby": "ck-class-works-h" },
    h("h2", { id: "ck-class-works-h" }, t.works),
    data.works.length ? null : h("p", { class: "ck-quiet", key: "none" }, t["works-none"]),
    h("ol", {}, data.works.map((w) => h(
      "li",
      { class: "ck-class-work", key: w.aid },
      h("p", {}, h("b", {}, prose(ctx, w.title, true)), w.exam ? h("span", { class: "ck-class-exam" }, ` ${t.exam}`) : null, w.closed ? ` · ${t.closed}` : ""),
      h("p", { class: "ck-quiet ck-small" }, w.standing, w.set ? ` · ${w.set}` : ""),
      w.tables.length ? h("ul", { class: "ck-class-tables ck-small", key: "tables" }, w.tables.map((table) => h(
        "li",
        { key: table.id },
        table.people.map(([id, name, seat], i) => [i ? " – " : "", look(ctx, { id }, name), ` (${seat})`]),
        ` · ${table.turn}`
      ))) : null,
      w.trouble ? h("p", { class: "ck-error", key: "trouble" }, w.trouble) : null,
      w.exam && !w.closed ? h("p", { class: "ck-quiet ck-small", key: "exam" }, t["exam-close"]) : null,
      h(
        "p",
        { class: "ck-row", key: "do" },
        h("button", { class: "ck-class-close ck-plain", type: "button", "aria-label": `${w.closed ? t.reopen : t.close}: ${w.title}`, onclick: () => act(ctx, "close", { aid: w.aid, on: !w.closed }) }, w.closed ? t.reopen : t.close),
        w.unseated && !w.closed ? h("button", { class: "ck-class-seat", type: "button", onclick: () => act(ctx, "seat", { aid: w.aid }) }, t.seat) : null
      )
    )))
  );
}
function results(ctx) {
  const { t, data, local } = ctx;
  const sure = (on) => () => {
    local.deleting = on;
    ctx.redraw();
    ctx.el.querySelector(on ? ".ck-class-leave-it" : ".ck-class-delete")?.focus();
  };
  return h(
    "section",
    { class: "ck-sheet ck-class-results", key: "results", "aria-labelledby": "ck-class-results-h" },
    h("h2", { id: "ck-class-results-h" }, t.results),
    h(
      "p",
      { class: "ck-row" },
      h("button", { class: "ck-class-export", type: "button", onclick: () => act(ctx, "export", { which: "answers" }) }, t["export-answers"]),
      h("button", { class: "ck-class-export-students", type: "button", onclick: () => act(ctx, "export", { which: "students" }) }, t["export-students"]),
      h("button", { class: "ck-class-report", type: "button", onclick: () => act(ctx, "report") }, t.report)
    ),
    local.deleting ? h(
      "div",
      { class: "ck-class-sure", key: "sure", role: "group", "aria-label": t["delete-sure"] },
      h("p", {}, h("b", {}, t["delete-sure"]), " ", data.sure),
      h(
        "p",
        { class: "ck-row" },
        h("button", { class: "ck-class-delete-it", type: "button", onclick: () => {
          local.deleting = false;
          act(ctx, "delete");
        } }, t["delete-it"]),
        h("button", { class: "ck-class-leave-it", type: "button", onclick: sure(false) }, t["leave-it"])
      )
    ) : h("p", { key: "delete" }, h("button", { class: "ck-class-delete", type: "button", onclick: sure(true) }, t.delete))
  );
}
function oneStudent(ctx) {
  const { t, data, local } = ctx;
  const s = data.student;
  const keep = (e) => {
    e.preventDefault();
    act(ctx, "rename", { student: s.id, nickname: e.target.querySelector("input").value });
  };
  const removing = local.removing === s.id;
  return h(
    "section",
    { class: "ck-sheet ck-class-one", key: `one${s.id}`, "aria-labelledby": "ck-class-one-h" },
    h(
      "p",
      { class: "ck-row" },
      h("button", { class: "ck-class-back", type: "button", onclick: () => {
        local.removing = 0;
        ctx.focus(".ck-class-student");
        act(ctx, "watch", { student: 0 });
      } }, `‹ ${t.back}`),
      h("h2", { id: "ck-class-one-h" }, s.name),
      h("span", { class: "ck-quiet" }, `${s.here ? "●" : "○"} ${s.here ? t.here : t.away} · ${t["done-of"]}: ${s.standing}`)
    ),
    s.stuck ? h("p", { class: "ck-class-stuck", key: "stuck" }, h("b", {}, `${t.stuck}: `), s.stuck) : null,
    h("p", { key: "work", role: "status" }, s.work ? [h("span", { class: "ck-quiet" }, `${t["work-of"]}: `), prose(ctx, s.work, true)] : s.told),
    h(
      "div",
      { class: "ck-row", key: "do" },
      s.may_show ? h("button", { class: "ck-class-show ck-main", type: "button", title: t["show-about"], onclick: () => act(ctx, "show", { student: s.id }) }, t.show) : null,
      s.table ? h("button", { class: "ck-class-follow", type: "button", title: t["follow-about"], onclick: () => act(ctx, "show", { student: s.id, follow: true }) }, t.follow) : null,
      data.shown ? h("button", { class: "ck-class-hide", type: "button", onclick: () => act(ctx, "hide") }, t.hide) : null,
      h("form", { class: "ck-row", onsubmit: keep }, h("label", {}, h("span", { class: "ck-label" }, `${t.rename} `), h("input", { class: "ck-class-rename", type: "text", maxlength: 60, value: s.name })), h("button", { class: "ck-class-rename-keep", type: "submit" }, t["rename-keep"])),
      removing ? h(
        "span",
        { class: "ck-row", key: "sure", role: "group", "aria-label": t["remove-sure"] },
        h("span", {}, t["remove-sure"]),
        h("button", { class: "ck-class-remove-it", type: "button", onclick: () => {
          local.removing = 0;
          act(ctx, "remove", { student: s.id });
        } }, t["remove-it"]),
        h("button", { class: "ck-class-leave-him", type: "button", onclick: () => {
          local.removing = 0;
          ctx.redraw();
        } }, t["leave-it"])
      ) : h("button", { class: "ck-class-remove ck-plain", key: "remove", type: "button", onclick: () => {
        local.removing = s.id;
        ctx.redraw();
      } }, t.remove)
    )
  );
}

// widgets/churchill_widgets/classes/static/report.js
function printReport(ctx, report) {
  const { t } = ctx;
  const rules2 = report.rules.map((r) => r.rule);
  return printPaper(
    ctx,
    h(
      "section",
      { class: "ck-class-paper" },
      h("header", {}, h("p", {}, report.about), h("h2", {}, report.name)),
      legend(ctx),
      h(
        "table",
        { class: "ck-class-grid" },
        h("caption", {}, t["print-by"]),
        h("thead", {}, h("tr", {}, h("th", {}, t.student), h("th", {}, t.answers), rules2.map((r) => h("th", {}, r)))),
        h("tbody", {}, report.students.map((s) => h("tr", {}, h("th", {}, s.nickname), h("td", {}, `${s.right}/${s.answers}`), rules2.map((r) => h("td", {}, SIGNS[s.rules[r]] || "")))))
      )
    ),
    report.missed.length ? h(
      "section",
      { class: "ck-class-paper" },
      h("h2", {}, t.exercises),
      h("p", {}, t["exercises-about"]),
      h("ol", {}, report.missed.map((e) => h("li", { class: "ck-asked" }, h("p", {}, `${e.question} (${e.rule})`), h("p", {}, e.told), e.mistake ? h("p", {}, `${t.mistake}: ${e.mistake} (${e.mistaken})`) : null)))
    ) : null
  );
}

// widgets/churchill_widgets/classes/static/student.js
function studentPage(ctx) {
  const { t, data } = ctx;
  return h(
    "div",
    { class: "ck-class-student-page", key: "student" },
    h("div", { class: "ck-class-new-box", key: "new", role: "status" }, data.new ? newNotice(ctx) : null),
    data.shown ? shownNotice(ctx) : null,
    h(
      "section",
      { class: "ck-sheet ck-class-todo", key: "todo", "aria-labelledby": "ck-class-todo-h" },
      h("h2", { id: "ck-class-todo-h" }, t.todo),
      h("div", { role: "status", key: "none" }, data.left ? null : h("p", { class: "ck-class-idle" }, t["todo-none"])),
      h("ol", {}, data.works.map((work) => assignment(ctx, work)))
    ),
    h(
      "details",
      { class: "ck-class-keep", key: "keep" },
      h("summary", {}, t["link-own"]),
      h("p", { class: "ck-quiet ck-small" }, t["link-student-about"]),
      h("ul", {}, linkRow(ctx, "own", "ck-class-own", t["link-own"], linkTo("class", ledTo().secret || "")))
    )
  );
}
function assignment(ctx, work) {
  const { t, data } = ctx;
  const begin = () => {
    ctx.send({ type: "do", what: "begin", aid: work.aid });
  };
  const may = work.state === "open" && !work.doing;
  const begins = work.done ? t["go-on"] : work.pages.length ? t["to-check"] : t.begin;
  const alone = work.pages.length === 1 ? work.pages[0] : null;
  const first = may && work.aid === data.now && !data.works.some((w) => w.doing);
  return h(
    "li",
    { class: `ck-assignment ck-is-${work.state}${work.doing ? " ck-doing" : ""}`, key: work.aid, "aria-current": work.doing ? "step" : null },
    h("span", { class: "ck-work-sign", "aria-hidden": "true" }, { done: "✓", closed: "–", gone: "✗" }[work.state] || (work.doing ? "▸" : "○")),
    h("span", { class: "ck-work-title" }, h("b", {}, alone ? h("a", { class: "ck-class-read", href: notebookHref(alone[1]) }, prose(ctx, work.title, true)) : prose(ctx, work.title, true)), work.exam ? h("span", { class: "ck-class-exam" }, ` ${t.exam}`) : null),
    h("span", { class: "ck-work-standing ck-quiet" }, work.standing, work.state === "closed" ? ` · ${t.closed}` : ""),
    h(
      "span",
      { class: "ck-work-go" },
      work.doing ? h("span", { class: "ck-quiet" }, t.doing) : work.link && work.state === "open" ? h("a", { class: `ck-class-table${first ? " ck-main" : ""}`, href: notebookHref(work.link) }, t["to-table"]) : work.review ? reviewButton(ctx, work) : may ? h("button", { class: `ck-class-begin${first ? " ck-main" : ""}`, type: "button", "aria-label": `${begins}: ${work.title}`, onclick: begin }, begins) : null
    ),
    work.pages.length > 1 ? h("ul", { class: "ck-class-pages", key: "pages" }, work.pages.map(([title, page]) => h(
      "li",
      { key: page },
      h("a", { class: "ck-class-read", href: notebookHref(page) }, prose(ctx, title, true))
    ))) : null,
    work.answers.length ? h("ul", { class: "ck-class-answered", key: "answers", "aria-label": t.review }, work.answers.map(([state, called, now], i) => h(
      "li",
      { key: i },
      h(
        "button",
        { class: `ck-class-answer ck-cell ck-cell-${{ right: "known", wrong: "wrong", none: "shaky" }[state]}`, type: "button", title: called, "aria-label": called, "aria-current": now ? "step" : null, onclick: () => ctx.send({ type: "do", what: "review", aid: work.aid, i }) },
        `${i + 1} ${{ right: "✓", wrong: "✗", none: "–" }[state]}`
      )
    ))) : null
  );
}
function reviewButton(ctx, work) {
  const { t } = ctx, open = work.answers.length > 0;
  return h("button", {
    class: "ck-class-review",
    type: "button",
    "aria-label": `${t.review}: ${work.title}`,
    "aria-expanded": String(open),
    onclick: () => ctx.send({ type: "do", what: "review", aid: open ? -1 : work.aid, i: open ? -1 : 0 })
  }, t.review);
}
function newNotice(ctx) {
  const { t, data } = ctx, { aid, told: told2, link, doing, title, pages } = data.new;
  return h(
    "p",
    { class: "ck-class-new", key: aid },
    h("span", {}, prose(ctx, told2, true)),
    " ",
    doing || pages.length ? null : link ? h("a", { class: "ck-class-new-go", href: notebookHref(link) }, t["to-table"]) : h("button", { class: "ck-class-new-go", type: "button", "aria-label": `${t.begin}: ${title}`, onclick: () => ctx.send({ type: "do", what: "begin", aid }) }, t.begin),
    h("button", { class: "ck-class-new-close ck-plain", type: "button", title: t["news-close"], "aria-label": t["news-close"], onclick: () => ctx.send({ type: "do", what: "seen" }) }, "×")
  );
}
function shownNotice(ctx) {
  const { t, data } = ctx;
  return h(
    "p",
    { class: "ck-class-shown ck-sheet", key: "shown", role: "status" },
    h("span", {}, t["shown-student"]),
    " ",
    h("button", { class: "ck-class-look", type: "button", "aria-pressed": data.looking ? "true" : "false", onclick: () => ctx.send({ type: "do", what: "look", on: !data.looking }) }, data.looking ? t["look-back"] : t.look)
  );
}

// widgets/churchill_widgets/classes/static/wall.js
var HERE = ["127.0.0.1", "localhost", "[::1]"];
function wallPage(ctx) {
  const { t, data } = ctx;
  if (data.shown) {
    return h("p", { class: "ck-wall-line", key: "line" }, data.code ? [`${t.code}: `, h("b", { class: "ck-class-code" }, data.code)] : t["wall-none"]);
  }
  return h(
    "div",
    { class: "ck-wall", key: "wall" },
    data.code ? [
      h(
        "div",
        { class: "ck-wall-join", key: "join" },
        h("p", {}, t["wall-join"]),
        h("p", { class: "ck-wall-address" }, window.location.host + window.location.pathname),
        h("p", { class: "ck-class-code" }, data.code),
        HERE.includes(window.location.hostname) ? h("p", { class: "ck-wall-local", key: "local", role: "status" }, t["wall-local"]) : null
      ),
      code(ctx, linkTo("join", data.code))
    ] : h("p", { key: "none" }, t["wall-none"]),
    h("ul", { class: "ck-wall-names", key: "names", "aria-label": t.students, "aria-live": "polite" }, data.nicknames.map((n) => h("li", { key: n }, n)))
  );
}
function code(ctx, link) {
  const { t, local } = ctx;
  if (local.asked !== link) {
    local.asked = link;
    ctx.send({ type: "do", what: "qr", link });
  }
  const { qr } = local;
  return qr && qr.link === link ? h(
    "svg",
    { class: "ck-wall-qr", key: "qr", viewBox: `0 0 ${qr.size} ${qr.size}`, role: "img", "aria-label": t["wall-qr"], "shape-rendering": "crispEdges" },
    h("rect", { width: qr.size, height: qr.size, fill: "#fff" }),
    h("path", { d: qr.path, fill: "#000" })
  ) : null;
}

// widgets/churchill_widgets/classes/static/class_page.js
var STAGES = { door, teacher: teacherPage, student: studentPage, projector: wallPage };
function language() {
  const asked2 = new URLSearchParams(window.location.search).get("lang");
  const spoken = (navigator.language || "").toLowerCase().startsWith("ru") ? "ru" : "en";
  return { lang: asked2 || wishes.get("lang", null) || spoken, asked: Boolean(asked2) };
}
var READ = 3e3;
var SOON2 = 6e4;
var LOADED = "churchill_kit/class-loaded";
function loadAgain() {
  const before = Number(readStore("sessionStorage", LOADED, 0)) || 0;
  if (Date.now() - before < SOON2) return;
  writeStore("sessionStorage", LOADED, Date.now());
  setTimeout(() => window.location.reload(), READ);
}
var come = (model) => sendTo(model, { type: "come", ...language(), ...ledTo() });
function look2(ctx) {
  const { data } = ctx;
  if (!STAGES[data.stage]) return [];
  document.documentElement.lang = ctx.lang;
  if (data.stage === "student") inClass.put(ledTo().secret || "", Math.max(0, ...data.works.map((w) => w.aid)));
  else inClass.leave();
  document.body.classList.add("ck-has-class");
  queueMicrotask(() => mainPart(ctx.el));
  document.documentElement.classList.toggle("ck-projector", data.stage === "projector" || projecting.on() || Boolean(wishes.get("projector", false)));
  return h("div", { class: `ck-classroom ck-classroom-is-${data.stage}`, key: data.stage }, head(ctx), STAGES[data.stage](ctx));
}
function head(ctx) {
  const { t, data } = ctx;
  const leave = () => {
    setAddress("");
    ctx.focus("h1");
    ctx.send({ type: "leave" });
  };
  const speak = (lang) => () => {
    wishes.set("lang", lang);
    ctx.send({ type: "lang", lang });
  };
  const door2 = data.stage === "door";
  return h(
    "div",
    { class: "ck-class-head", key: "head" },
    h(
      "div",
      {},
      h("h1", { tabindex: -1 }, data.name || t.title),
      data.title ? h("p", { class: "ck-quiet" }, data.nickname ? [h("b", { class: "ck-class-me" }, data.nickname), " · "] : null, data.title) : null
    ),
    data.stage === "projector" ? null : h(
      "nav",
      { class: "ck-row", "aria-label": t.title },
      door2 ? null : h("button", { class: "ck-class-leave ck-plain", type: "button", onclick: leave }, t.mine),
      data.index ? h("a", { class: "ck-to-index", href: notebookHref(data.index) }, t["to-index"]) : null,
      data.play ? h("a", { class: "ck-to-play", href: notebookHref(data.play) }, t["to-play"]) : null,
      h(
        "div",
        { class: "ck-lang ck-buttons", role: "group", "aria-label": t.language },
        data.languages.map(([id, label]) => h("button", { class: "ck-segment", type: "button", lang: id, key: id, "aria-pressed": id === ctx.lang ? "true" : "false", onclick: speak(id) }, label))
      ),
      themeButton(ctx, t)
    )
  );
}
function heard(ctx, msg) {
  if (msg.type === "class") {
    myClasses.put(msg);
    setAddress(msg.secret);
  } else if (msg.type === "gone") {
    const secret = msg.secret || ledTo().secret || "";
    window.scrollTo(0, 0);
    ctx.local.gone = myClasses.all().find((c) => c.secret === secret)?.name || "";
    myClasses.drop(secret);
    if (secret === ledTo().secret) setAddress("");
    ctx.redraw();
  } else if (msg.type === "csv") download(msg.name, `\uFEFF${msg.text}`, "text/csv");
  else if (msg.type === "report") printReport(ctx, msg);
  else if (msg.type === "qr") {
    ctx.local.qr = msg;
    ctx.redraw();
  }
}
var panel = lesson(look2);
var class_page_default = {
  ...panel,
  initialize(given) {
    const stop = panel.initialize(given), again = () => {
      if (ledTo().secret || ledTo().code) come(given.model);
    };
    come(given.model);
    const leave = watchProgram(given.model, () => sendTo(given.model, { type: "missed" }), loadAgain);
    window.addEventListener("hashchange", again);
    return () => {
      leave();
      window.removeEventListener("hashchange", again);
      stop();
    };
  },
  render: (given) => panel.render({ ...given, tell: (ctx) => {
    ctx.heard = (msg) => heard(ctx, msg);
  } })
};
export {
  class_page_default as default
};
