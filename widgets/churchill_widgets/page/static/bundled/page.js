// Put together from widgets/churchill_widgets/page/static/page.js by make scripts: change it there.
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
var AGAIN = "churchill_kit/again";
var HERE = "churchill_kit/here";
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
    return kept.all().map(({ save, by, rev, picture, costs: costs2, ...head }) => head);
  },
  // The latest games of which is known what they cost.
  costly(game) {
    return kept.all().filter((g) => g.game === game && g.costs?.length).slice(0, 5).map(({ key, save, costs: costs2 }) => ({ key, game, save, costs: costs2 }));
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
    const entry2 = { ...game, key, by, rev: Math.random() };
    if (name) entry2.name = name;
    if (before && same(before.save, game.save)) Object.assign(entry2, before.picture && { picture: before.picture }, before.costs && { costs: before.costs });
    const done = write(entry2, all);
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
    const entry2 = { ...from, key: `c${Math.random().toString(36).slice(2, 14)}`, name, by: "", rev: Math.random() };
    all.splice(all.indexOf(from), 0, entry2);
    return writeStore("localStorage", GAMES, all) ? entry2.key : "";
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
function write(entry2, all) {
  const others = all.filter((g) => g.key !== entry2.key).sort((a, b) => b.when - a.when);
  const games = () => [entry2, ...others].sort((a, b) => b.when - a.when);
  let how = true;
  for (; ; ) {
    if (others.length < MOST && writeStore("localStorage", GAMES, games())) {
      read.set(entry2.key, entry2);
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
var here = {
  set(key) {
    try {
      window.sessionStorage.setItem(HERE, key);
    } catch {
    }
  },
  get() {
    try {
      return window.sessionStorage.getItem(HERE) || "";
    } catch {
      return "";
    }
  },
  clear() {
    try {
      window.sessionStorage.removeItem(HERE);
    } catch {
    }
  },
  // The game to go back to from a chapter: that of this tab, or else the one played last; "" for none.
  back() {
    const own = kept.get(here.get());
    return (own || kept.all().find((g) => g.turn))?.key || "";
  }
};
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
function notebookHref(path, here2 = window.location, settings2 = pageSettings()) {
  const asked4 = new URLSearchParams(here2.search || "");
  if (asked4.get("path")) return `${here2.pathname}?path=${encodeURIComponent(beside(asked4.get("path"), path))}`;
  const file = here2.pathname.match(/\.(ipynb|html)$/);
  if (file && !/\/(lab|notebooks|tree)\/index\.html$/.test(here2.pathname)) {
    return beside(here2.pathname, path).replace(/\.ipynb$/, `.${file[1]}`);
  }
  const base = (settings2.baseUrl || "/").replace(/\/?$/, "/");
  return `${base}${settings2.voila ? "voila/render" : "lab/tree"}/${path}`;
}
var passageHref = (path, rule) => `${notebookHref(path)}${rule ? `#rule=${encodeURIComponent(rule)}` : ""}`;
function beside(page2, path) {
  return page2.replace(/(^|\/)([^/]+\/(en|ru)\/)?[^/]*$/, `$1${path}`);
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
var place = null;
var inClass = {
  get() {
    const found = readStore("sessionStorage", TAB, null);
    return found && typeof found.secret === "string" ? found : null;
  },
  put(secret, seen2) {
    writeStore("sessionStorage", TAB, { secret, seen: seen2 });
  },
  leave() {
    writeStore("sessionStorage", TAB, null);
  }
};
function askClass(model) {
  const found = inClass.get();
  if (!found || !document.body.dataset.voila) return;
  if (!place?.isConnected) {
    place = document.createElement("div");
    place.className = "ck-class-line";
    place.setAttribute("role", "status");
    document.body.append(place);
  }
  sendTo(model, { type: "class", ...found });
}
function classCame(model, msg) {
  if (msg.type !== "class-news") return false;
  if (msg.gone) {
    inClass.leave();
    return true;
  }
  const found = inClass.get();
  if (!found || !place) return true;
  const close2 = () => {
    inClass.put(found.secret, msg.aid);
    draw(place, []);
  };
  place.lang = model.get("lang") || document.documentElement.lang;
  draw(place, h(
    "p",
    { key: msg.aid },
    h("span", {}, msg.text),
    " ",
    h("a", { class: "ck-class-line-go", href: `${notebookHref(msg.page)}#class=${found.secret}` }, msg.go),
    " ",
    h("button", { class: "ck-class-line-close", type: "button", title: msg.close, "aria-label": msg.close, onclick: close2 }, "×")
  ));
  return true;
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
    const page2 = new URL(window.location.href);
    page2.searchParams.delete("project");
    if (page2.href === window.location.href) window.location.reload();
    else window.location.replace(page2.href);
  }
};
var larger = {
  on: () => document.documentElement.classList.contains("ck-projector"),
  turn() {
    wishes.set("projector", document.documentElement.classList.toggle("ck-projector"));
    window.dispatchEvent(new Event("resize"));
  }
};

// widgets/churchill_widgets/base/static/seats.js
var signs = {};
var SCOPE = /\.(ck-seats-[\w-]+)/;
function learnSeats(model) {
  for (const seat of Object.keys(signs)) delete signs[seat];
  Object.assign(signs, model.get("signs"));
}
var signPath = (seat) => signs[seat];
function sign(seat) {
  return signs[seat] ? h(
    "svg",
    { class: `ck-sign ck-fill-${seat}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: signs[seat], "fill-rule": "evenodd" })
  ) : null;
}
var changed = (found, cls = "") => found.map((one) => h(
  "span",
  { class: `${cls}ck-of-${one.seat}`, key: one.seat },
  sign(one.seat),
  h("span", { class: "ck-unseen" }, `${one.name} `),
  h("b", {}, one.by)
));
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

// widgets/churchill_widgets/base/static/steady.js
var SLIPPED = "churchill_kit-slipped";
var STEADY = 400;
var NEAR = 5;
var PRESSED = ["pointerdown", "mousedown", "touchstart", "click"];
function meant(x, y) {
  const thing = document.elementFromPoint?.(x, y)?.closest("button, a, summary, [data-target], .ck-canvas");
  if (!thing || thing.matches(".ck-canvas")) return "";
  const row2 = thing.closest("li, .ck-line-of > div")?.querySelector("[data-index]") || thing;
  return [thing.className, row2.dataset.index, thing.dataset.target, thing.matches(".ck-chip") ? thing.textContent : ""].join("|");
}
var apart2 = ([x, y], [a, b]) => Math.hypot(x - a, y - b) > NEAR;
var afterwards = (what) => requestAnimationFrame(() => setTimeout(what));
function steadyHand() {
  let at = [-1, -1], from = at, slid = -Infinity, lost = false, open = null;
  const slipped2 = () => {
    slid = performance.now();
    from = at;
  };
  const move = (e) => {
    at = [e.clientX, e.clientY];
    if (open && apart2(at, open.at)) open = null;
    if (far(e)) slid = -Infinity;
  };
  const far = (e) => apart2([e.clientX, e.clientY], from);
  const onBoard = (e) => {
    if (e.target.contains(document.elementFromPoint?.(...at) || null)) slipped2();
  };
  const compare = () => {
    if (!open) return;
    const { question, before, asked: asked4 } = open;
    at = open.at;
    open = null;
    if (asked4() === question && meant(...at) !== before) slipped2();
  };
  const guard = (e) => {
    compare();
    if (e.detail === 0 && e.type === "click") return;
    if (e.type === "pointerdown") {
      lost = performance.now() - slid < STEADY && !far(e);
      move(e);
    }
    if (!lost || !e.target.closest?.(".ck-grid")) return;
    e.preventDefault();
    e.stopPropagation();
  };
  document.addEventListener("pointermove", move, { capture: true, passive: true });
  document.addEventListener(SLIPPED, onBoard);
  PRESSED.forEach((kind) => document.addEventListener(kind, guard, { capture: true, passive: false }));
  return {
    // Draws something; what lies under the pointer before and after is compared, unless that is
    // another question, which a press that follows is about.
    around(change2, asked4) {
      if (!open) {
        open = { question: asked4(), before: meant(...at), asked: asked4, at };
        afterwards(compare);
      }
      change2();
    },
    close() {
      open = null;
      document.removeEventListener("pointermove", move, true);
      document.removeEventListener(SLIPPED, onBoard);
      PRESSED.forEach((kind) => document.removeEventListener(kind, guard, true));
    }
  };
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
function followTheme(tell3) {
  let dark = isDark();
  const look = () => {
    if (isDark() !== dark) tell3(dark = !dark);
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

// widgets/churchill_widgets/base/static/watch.js
var ME = Math.random().toString(36).slice(2);
function programOf(model) {
  try {
    return model.widget_manager.kernel.id || ME;
  } catch {
    return ME;
  }
}
function watchKernel(model, tell3) {
  const IDLE = 15e3, SOON2 = 3e3, PATIENCE = 5e3, AGAIN3 = 3e3, LONG4 = 8e3, BUSY = 12e4;
  const SLEPT = 2e3;
  const TRIES = 2;
  const UNSURE = [424, 429, 502, 503, 504];
  let state = "ok", asked4 = 0, waiting = null, stopped = false, found = 0, reaching = false;
  const say = (next) => {
    if (next !== state) {
      state = next;
      tell3(state);
    }
  };
  const calm = () => {
    clearTimeout(waiting);
    waiting = null;
  };
  const answered = () => {
    calm();
    found = 0;
    say("ok");
  };
  const linked = () => !kernel || !kernel.connectionStatus || kernel.connectionStatus === "connected";
  const within2 = () => {
    try {
      return kernel.serverSettings.WebSocket !== window.WebSocket;
    } catch {
      return false;
    }
  };
  const expect = (asking = false) => {
    if (waiting || state === "dead" || !linked()) return;
    const inside = within2(), wait = inside ? BUSY : !asking ? SOON2 : found ? LONG4 : PATIENCE, due = Date.now() + wait;
    waiting = setTimeout(() => {
      waiting = null;
      if (!asking || Date.now() - due > SLEPT) {
        send();
        return;
      }
      if (found >= TRIES || inside || !kernel) say("dead");
      else {
        say("link");
        reach();
      }
    }, wait);
  };
  const send = () => {
    try {
      model.send({ type: "ping", n: asked4 += 1 });
      expect(true);
    } catch {
      say("dead");
    }
  };
  const ask2 = () => {
    if (stopped || state !== "ok" || document.hidden || waiting) return;
    send();
  };
  const reach = async () => {
    if (stopped || state !== "link" || waiting || reaching || !kernel || kernel.isDisposed) return;
    reaching = true;
    try {
      const { baseUrl, fetch: get = window.fetch } = kernel.serverSettings;
      const address = new URL(`${baseUrl}api/kernels/${kernel.id}`, location.href);
      const said2 = await get.call(null, new Request(address, { cache: "no-store", signal: AbortSignal.timeout(LONG4) }));
      if (said2.ok) {
        found += 1;
        await Promise.race([kernel.reconnect(), new Promise((done) => setTimeout(done, LONG4))]);
      } else if (!UNSURE.includes(said2.status)) say("dead");
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
    if (["dead", "autorestarting", "restarting", "terminating"].includes(status)) say("dead");
  };
  const onLink = (_, status) => {
    if (state === "dead") return;
    calm();
    if (status !== "connected") say("link");
    else if (state === "link") send();
  };
  try {
    kernel.statusChanged.connect(onStatus);
    kernel.connectionStatusChanged.connect(onLink);
  } catch {
    kernel = null;
  }
  const timers = [setInterval(ask2, IDLE), setInterval(reach, AGAIN3)];
  window.addEventListener("online", reach);
  return {
    answered,
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

// widgets/churchill_widgets/board/static/thing.js
var THING = "churchill_kit-thing";

// widgets/churchill_widgets/cards/static/live.js
function liveExample(ctx, card) {
  let n = 0, view = null, words2 = {}, waiting = 0;
  const host = () => card.querySelector(":scope > .ck-live-place");
  const button = () => card.querySelector(":scope > .ck-row > .ck-live");
  const place2 = () => h("div", { key: "live", class: "ck-live-place", raw: false });
  function state(open, note) {
    const at = button(), room2 = host();
    if (at) {
      at.setAttribute("aria-expanded", open ? "true" : "false");
      at.textContent = open ? words2["example-hide"] : words2.example;
    }
    card.classList.toggle("ck-has-live", open);
    if (!room2) return;
    let say = room2.querySelector(":scope > .ck-live-note");
    if (!say && note) room2.prepend(say = document.createElement("p"));
    if (!say) return;
    say.className = "ck-live-note ck-quiet";
    say.setAttribute("role", "status");
    say.textContent = note;
    say.hidden = !note;
  }
  function ask2(number, w) {
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
    ask: ask2,
    drop,
    place: place2,
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
var WORDS = ".ck-word";
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
    let mark2 = null;
    if (number) mark2 = !known.numbers.has(number) ? null : still ? wordMark(number, { "data-rule": number }) : chip(number);
    else if (id && !met.has(id) && !(sparing && known.terms[id].common)) mark2 = still ? wordMark(m[0], { "data-term": id }) : termMark(id, m[0]);
    if (!mark2) continue;
    met.add(id);
    let before = text.slice(from, m.index);
    from = m.index + m[0].length;
    if (number && !still) {
      const open = before.endsWith("(") ? "(" : "";
      before = before.slice(0, before.length - open.length);
      const close2 = /^[),.;:!?]*/.exec(text.slice(from))[0];
      from += close2.length;
      if (open || close2) mark2 = h("span", { class: "ck-bound" }, open || null, mark2, close2 || null);
    }
    if (before) out.push(before);
    out.push(mark2);
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
function cited(ctx, text, rule, sparing = false) {
  const named = [...(text || "").matchAll(/\(([^()]*)\)/g)].some(([, inner]) => inner.split(/[\s,;]+/).includes(rule));
  return [prose(ctx, text, sparing), rule && !named ? [" ", chip(rule)] : null];
}
var words = (ctx, text, sparing = false) => prose(ctx, text, sparing, true);
var groupOf = (mark2) => mark2.closest("[data-rove]") || mark2.closest("table, p, li, dd, h2, h3, h4, figcaption") || mark2.closest(":not(.ck-bound, .ck-term, .ck-rule)");
var shownMarks = (group) => [...group.querySelectorAll(MARKS)].filter((m) => groupOf(m) === group && m.checkVisibility?.() !== false);
function settle(root) {
  const groups = /* @__PURE__ */ new Map();
  for (const mark2 of root.querySelectorAll(MARKS)) {
    const group = groupOf(mark2);
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(mark2);
  }
  for (const marks of groups.values()) {
    const stop = marks.find((m) => m.tabIndex === 0) || marks[0];
    for (const m of marks) if (m === stop !== (m.tabIndex === 0)) m.tabIndex = m === stop ? 0 : -1;
  }
}
function rove(mark2, key) {
  const group = groupOf(mark2), all = shownMarks(group), at = all.indexOf(mark2);
  let to;
  if (key === "ArrowRight" || key === "ArrowLeft") to = all[at + (key === "ArrowRight" ? 1 : -1)];
  else if (group.matches("[data-rove], table")) {
    const line2 = mark2.closest("tr, li"), ahead2 = key === "ArrowDown" ? all.slice(at + 1) : all.slice(0, at).reverse();
    to = ahead2.find((m) => m.closest("tr, li") !== line2);
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
var PRESSED2 = ".ck-action, .ck-play-it, .ck-card-face, .ck-answer, .ck-another, .ck-send, .ck-note-on, .ck-lift, .ck-go-on";
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
  let at = null, whole = null, soon = 0, rest2 = 0, walking = false, asked4 = null, opener = null, undescribe = null, gone = 0;
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
    const control2 = of.closest?.(`${PRESSED2}, .ck-list li`)?.getBoundingClientRect() || box;
    const left = into(box.left - 12, own.width, wide), top = into(box.top, own.height, high);
    const above = [left, Math.min(box.top, control2.top) - own.height - 5];
    const back = into(box.right + 12 - own.width, own.width, wide);
    const near = inList ? [] : [[back, box.bottom + 5], [back, box.top - own.height - 5], [box.left - own.width - 8, top], [box.right + 8, top]];
    const around2 = [
      ...asks && above[1] >= 0 ? [above] : [],
      // a finger has asked: it does not cover what lies above it
      [left, Math.max(box.bottom, control2.bottom) + 5],
      above,
      ...near,
      [home.left - own.width - 8, top],
      [home.right + 8, top],
      [left, home.top - own.height - 8],
      [left, home.bottom + 8],
      [left, 8],
      [left, high - own.height - 8]
    ];
    const taken = [...document.querySelectorAll(PRESSED2)].map((b) => pressed(b).getBoundingClientRect()).filter((r) => r.width);
    const on = ([x2, y2]) => taken.reduce((sum, r) => sum + Math.max(0, Math.min(x2 + own.width, r.right) - Math.max(x2, r.left)) * Math.max(0, Math.min(y2 + own.height, r.bottom) - Math.max(y2, r.top)), 0);
    const fits = around2.filter(([x2, y2]) => x2 >= 0 && y2 >= 0 && x2 + own.width <= wide && y2 + own.height <= high);
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
  const boxOf = (mark2) => mark2.getClientRects()[0] || mark2.getBoundingClientRect();
  const free = (of) => of.isConnected && (!card.open || card.contains(of));
  function show2(mark2) {
    if (!free(mark2)) return;
    if (at !== mark2) {
      hide();
      at = mark2;
    }
    const found = facts(mark2.dataset);
    if (!found) return;
    const still = mark2.matches(WORDS), title = titleOf(found);
    draw(tip, h("b", {}, still ? opening(mark2.dataset, title) : title), h("span", {}, found.text || ""));
    bring(mark2);
    place2(boxOf(mark2), mark2);
  }
  const opening = ({ term, rule }, title) => h("button", { type: "button", class: "ck-tip-open", tabindex: "-1", ...term ? { "data-term": term } : { "data-rule": rule } }, title);
  function present2(one, full) {
    if (!free(one.of)) return;
    clearTimeout(soon);
    clearTimeout(rest2);
    if (at !== one.of || whole?.text !== one.text) {
      hide();
      at = one.of;
    }
    whole = { ...one, full };
    const known = termsOf(ctx), list2 = full ? inside(whole) : [];
    if (!one.text && !list2.length) return;
    draw(
      tip,
      one.name ? h("b", { key: "name" }, one.name) : null,
      one.text ? h("p", { class: "ck-tip-own", key: "own" }, words(ctx, one.text)) : null,
      list2.length ? h("dl", { key: "list" }, list2.map(([data, found]) => [h("dt", {}, opening(data, titleOf(found))), h("dd", {}, found.text || "")])) : null,
      list2.length && one.keyed ? h("p", { class: "ck-quiet", key: "more" }, known.words.more) : null
    );
    bring(one.of);
    place2(one.box(), one.of);
    if (!full) rest2 = setTimeout(() => present2(one, true), REST);
  }
  function inside({ of, text }) {
    const known = termsOf(ctx), seen2 = /* @__PURE__ */ new Map();
    const note = (data) => {
      const key = data.term || data.rule;
      if (key && !seen2.has(key)) seen2.set(key, data.term ? { term: data.term } : { rule: data.rule });
    };
    if (known && text) for (const m of text.matchAll(known.finder)) note(m[m.length - 1] ? { rule: known.numbers.has(m[0]) ? m[0] : "" } : { term: known.ids[m.indexOf(m[0], 1) - 1] });
    const described = (of.getAttribute("aria-describedby") || "").split(" ").map((id) => id && document.getElementById(id));
    for (const part of [of, ...described]) if (part && part !== tip) for (const word of part.querySelectorAll(WORDS)) note(word.dataset);
    const all = [...seen2.values()].map((data) => [data, facts(data)]).filter(([, found]) => found);
    const rare = all.filter(([, found]) => !found.common);
    return (rare.length ? rare : all).slice(0, 4);
  }
  const shown = () => hasPopover ? tip.matches(":popover-open") : !tip.hidden;
  function hide() {
    clearTimeout(soon);
    clearTimeout(rest2);
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
    const one = whole, list2 = inside(one);
    if (!list2.length) return;
    opener = one.of;
    if (list2.length === 1) open(list2[0][0]);
    else {
      hide();
      drawList(one, list2);
    }
  }
  const later = (act2, wait) => {
    clearTimeout(soon);
    soon = setTimeout(act2, wait);
  };
  tip.addEventListener("mouseenter", () => clearTimeout(soon));
  tip.addEventListener("mouseleave", () => later(hide, 300));
  function openFrom(mark2) {
    if (!card.contains(mark2)) opener = tip.contains(mark2) ? at : mark2;
    open({ ...mark2.dataset });
  }
  function open(mark2) {
    hide();
    asked4 = mark2;
    const found = facts(mark2);
    if (found) drawCard(found);
  }
  function drawList(one, list2) {
    const w = termsOf(ctx).words;
    live.drop();
    draw(
      card,
      h("h2", { key: "t", id: `${tip.id}-h` }, w.here),
      one.text ? h("p", { key: "o", class: "ck-quiet" }, one.text) : null,
      h("dl", { key: "dl", class: "ck-card-terms" }, list2.map(([data, found]) => [
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
    asked4 = null;
  }
  card.addEventListener("close", () => {
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  });
  card.addEventListener("click", (e) => {
    if (e.target === card || e.target.closest("a[href]")) card.close();
  });
  const came = ({ detail }) => {
    if (shelfOf(detail) !== shelfOf(ctx)) return;
    if (whole) present2(whole, whole.full);
    else if (at && at.dataset.rule === detail.asked) show2(at);
    if (asked4 && asked4.rule && asked4.rule === detail.asked) open(asked4);
  };
  window.addEventListener(TERMS_CAME, came);
  const thing = (e) => {
    const home = el.closest(".ck-tutor, .ck-app");
    if (!home || !home.contains(e.target) || e.defaultPrevented) return;
    e.preventDefault();
    const { name, box, keyed: keyed2 } = e.detail;
    if (name) present2({ of: e.target, text: name, box, keyed: keyed2 }, false);
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
    closes = e.pointerType === "touch" && shown() && !(tip.contains(e.target) && e.target.closest(`.ck-tip-open, ${MARKS}, ${WORDS}`));
  };
  const beside3 = (e) => {
    if (!closes || e.detail === 0) return;
    closes = false;
    hide();
    if (e.target.closest?.(HARMLESS)) return;
    e.preventDefault();
    e.stopPropagation();
  };
  const everywhere = { [THING]: thing, keydown: walk, pointerdown: press, pointermove: mouse, click: beside3 };
  for (const [kind, act2] of Object.entries(everywhere)) document.addEventListener(kind, act2, true);
  function watch(root) {
    const markOf = (e) => e.target.closest?.(MARKS);
    const wordOf = (e) => e.target.closest?.(WORDS);
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
          if (m) show2(m);
          else present2(ofControl(of, false), true);
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
          if (m && whole && !whole.full) present2(whole, true);
          return;
        }
        if (m) {
          if (m !== at) later(() => show2(m), SOON);
          else clearTimeout(soon);
        } else if (of) {
          if (of !== at) later(() => present2(ofControl(of), false), CALM);
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
          if (!back) show2(m);
        } else if (walking && (e.target.matches(TOLD) || e.target.querySelector?.(WORDS))) later(() => present2(ofControl(e.target, true), !e.target.dataset.tip), CALM);
      },
      focusout(e) {
        clearTimeout(soon);
        const here2 = (of) => of && (of === at || tip.contains(of));
        if (here2(e.target) && !here2(e.relatedTarget)) hide();
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

// widgets/churchill_widgets/cards/static/numbers.js
function breakdown(ctx, rows) {
  return h(
    "table",
    { class: "ck-parts" },
    h("caption", { class: "ck-quiet" }, ctx.t.breakdown),
    h("tbody", {}, rows.map(([label, amount, rule]) => h("tr", {}, h("th", { scope: "row" }, prose(ctx, label, true)), h("td", {}, signed(amount)), h("td", {}, chip(rule)))))
  );
}
function cameAbout(ctx, rows) {
  return `${ctx.t.breakdown}: ${String(rows.reduce((sum, [, amount]) => sum + amount, 0)).replace("-", "−")}`;
}
function signed(n) {
  return typeof n === "number" ? n > 0 ? `+${n}` : String(n).replace("-", "−") : String(n);
}

// widgets/churchill_widgets/page/static/plan.js
var planned = (ctx) => {
  const plan = ctx.get("plan");
  return plan.rows && plan.token === ctx.get("head").token ? plan : null;
};
function change(ctx, row2, by) {
  const plan = planned(ctx);
  if (plan) ctx.send({ type: "plan", token: plan.token, rows: { [row2.i]: row2.now + by } });
}
var stepper = (ctx, row2, about) => h(
  "span",
  { class: "ck-stepper", key: "plan", role: "group", "aria-label": row2.text },
  h("button", { class: "ck-minus", type: "button", disabled: row2.now > 0 ? null : true, "aria-label": ctx.t["plan-less"], "aria-describedby": about, onclick: () => change(ctx, row2, -1) }, "−"),
  h("output", { class: "ck-planned", id: about }, row2.now),
  h("button", { class: "ck-plus", type: "button", disabled: row2.now < row2.most ? null : true, "aria-label": ctx.t["plan-more"], "aria-describedby": about, onclick: () => change(ctx, row2, 1) }, "+")
);
function chain(notes) {
  const told4 = [];
  let last = null;
  for (const note of notes.filter(Boolean)) {
    const [first, ...more2] = note.split("; ");
    const [, lead, from, to, unit] = /^(.*?)(\S+) → (\S+)(.*)$/s.exec(first) || [];
    const goes = to && last?.to === from && last.lead === lead;
    const stays = !to && last && (last.to ? first.split(/[\s\u00a0]/).includes(last.to) : last.text === first);
    if (goes) Object.assign(last, { text: `${last.text} → ${to}`, to, unit, more: [...last.more, ...more2] });
    else if (stays) last.more.push(...more2);
    else told4.push(last = { lead, text: to ? `${lead}${from} → ${to}` : first, to, unit: unit ?? "", more: more2 });
  }
  const said2 = /* @__PURE__ */ new Set();
  const fresh = (part) => !said2.has(part) && said2.add(part);
  return told4.map(({ text, unit, more: more2 }) => [text + unit, ...grown(more2)].filter(fresh).join("; ")).filter(Boolean).join(" · ");
}
function grown(parts2) {
  const found = /* @__PURE__ */ new Map();
  for (const part of parts2) {
    const [, lead, number, rest2] = /^(.*: )(\d+(?: → \d+)*)(\s%.*)$/s.exec(part) || [part, part];
    const [before, numbers = []] = found.get(lead + rest2) || [];
    const more2 = number ? number.split(" → ").filter((n) => !numbers.includes(n)) : [];
    found.set(lead + rest2, [before ?? lead, [...numbers, ...more2], rest2 ?? ""]);
  }
  return [...found.values()].map(([lead, numbers, rest2]) => `${lead}${numbers.join(" → ")}${rest2}`);
}
var brings = (ctx, row2) => row2.notes.some(Boolean) ? h("span", { class: "ck-note ck-plan-notes", key: "notes" }, words(ctx, chain(row2.notes))) : null;
function noteOf(ctx, item) {
  const plan = planned(ctx), row2 = plan?.rows[item.i];
  return plan?.planned && row2?.note || item.note;
}
var plannedOf = (ctx, item) => planned(ctx)?.rows[item.i]?.now || 0;
function planOf(ctx, item) {
  const row2 = planned(ctx)?.rows[item.i];
  return row2 ? [brings(ctx, row2), stepper(ctx, row2, `ck-planned-${item.i}`)] : null;
}
var canPlan = (ctx) => Boolean(planned(ctx));
var openPlan = (ctx) => {
  const plan = planned(ctx);
  return plan?.planned ? plan : null;
};
function plansOne(ctx, item, points2 = true) {
  const plan = planned(ctx), row2 = plan?.planned || points2 && plan?.rows[item.i]?.most ? plan.rows[item.i] : null;
  if (row2 && row2.now < row2.most) change(ctx, row2, 1);
  return Boolean(row2);
}
function heldHeight(plan) {
  const bar = document.querySelector(".ck-plan");
  return plan.planned && bar?.dataset.token === String(plan.token) ? `min-height: ${bar.offsetHeight}px` : null;
}
function planBar(ctx) {
  const { t, send } = ctx;
  const plan = planned(ctx);
  if (!plan) return null;
  const [counted, ...from] = plan.told.split(" · ");
  return h(
    "div",
    { class: "ck-plan", key: "plan", "data-token": plan.token, style: heldHeight(plan) },
    h("p", { role: "status", title: t["plan-about"] }, counted, from.length ? h("span", { class: "ck-plan-from" }, ` · ${from.join(" · ")}`) : null),
    h("p", { class: "ck-quiet ck-plan-about" }, t["plan-about"]),
    h("button", { class: `ck-plan-play${plan.left ? "" : " ck-plan-whole"}`, type: "button", disabled: plan.planned ? null : true, onclick: (e) => {
      if (e.detail < 2) {
        ctx.planPlayed = plan.token;
        send({ type: "play_plan", token: plan.token });
      }
    } }, t["plan-play"])
  );
}
function laterPlaced(ctx, count) {
  const rows = (planned(ctx)?.rows || []).filter((row2) => row2.i >= count);
  return rows.length ? h(
    "section",
    { class: "ck-group", key: "later" },
    h("h4", {}, ctx.t["plan-later"]),
    h("ul", { class: "ck-plan-later" }, rows.map((row2) => h("li", { key: row2.i }, h("button", { class: "ck-plan-name ck-plain", type: "button", disabled: row2.now < row2.most ? null : true, onclick: () => change(ctx, row2, 1) }, words(ctx, row2.text)), brings(ctx, row2), stepper(ctx, row2, `ck-planned-${row2.i}`))))
  ) : null;
}

// widgets/churchill_widgets/page/static/adviser.js
function turnAdviser(ctx, on) {
  wishes.set("tutor", on);
  ctx.send({ type: "tutor", on });
}
function newHere(ctx) {
  const { tutor, game, kept: kept2 } = ctx.get("start");
  return Boolean(tutor) && !(kept2 || []).some((g) => g.broken || g.game === game);
}
function firstGame(ctx) {
  const { t, get, form, send } = ctx;
  const { lessons, lesson: mine } = get("start");
  const begin = () => {
    wishes.set("tutor", true);
    send({ type: "start", first: form.first || mine, setup: { game: get("start").game, seed: form.seed || "" } });
  };
  if (["#first", `#first=${get("start").game}`].includes(window.location.hash)) {
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    setTimeout(begin);
  }
  return h(
    "div",
    { class: "ck-first-box", key: "first" },
    h(
      "div",
      { class: "ck-first-row" },
      h("button", { class: `ck-first-game${newHere(ctx) ? " ck-main" : ""}`, type: "button", "aria-describedby": "ck-first-about", onclick: begin }, t["tutor-first"]),
      h("label", { for: "ck-f-first" }, t["tutor-first-seat"]),
      h(
        "select",
        { id: "ck-f-first", class: "ck-first-seat", onchange: (e) => {
          form.first = e.target.value;
        } },
        lessons.map(([seat, label]) => h("option", { value: seat, key: seat, selected: seat === (form.first || mine) }, label))
      )
    ),
    h("p", { class: "ck-quiet", id: "ck-first-about" }, prose(ctx, t["tutor-first-about"]))
  );
}
function adviserButton(ctx) {
  const { t, get } = ctx;
  const { offered, on } = get("adviser");
  return offered ? h("button", {
    class: "ck-tutor-switch",
    key: "tutor",
    type: "button",
    "aria-pressed": on ? "true" : "false",
    "aria-keyshortcuts": "T",
    title: t["tutor-key-help"],
    onclick: () => turnAdviser(ctx, !on)
  }, t[on ? "tutor-on" : "tutor-off"]) : null;
}
function followAdviser(ctx) {
  const now = ctx.get("adviser"), on = sits(now), says = Boolean(now.kind || now.caution);
  const news2 = now.caution ? `caution-${now.caution.n}` : now.kind ? `${now.kind}-${ctx.get("head").token}` : isNew(now) ? now.key : "";
  if (news2 && news2 !== ctx.adviserNews && (on || says)) {
    if (ctx.sideShown !== "adviser") ctx.sideBefore = ctx.sideShown;
    ctx.sideShown = "adviser";
    if (says && ctx.narrow()) ctx.drawer = ctx.drawerLent = true;
  } else if (on && !ctx.adviserWas) {
    ctx.sideShown = "adviser";
  } else if (!on && !says && ctx.sideShown === "adviser") {
    ctx.sideShown = ctx.sideBefore && ctx.sideBefore !== "adviser" ? ctx.sideBefore : "log";
  }
  lendToStory(ctx, on && !says);
  if (!says && ctx.drawerLent) ctx.drawer = ctx.drawerLent = false;
  ctx.adviserNews = news2;
  ctx.adviserWas = on;
}
function lendToStory(ctx, on) {
  const told4 = ctx.get("story").kind === "story" && ctx.get("story").shown;
  if (told4 && on && ctx.sideShown === "adviser" && !ctx.adviserLent) {
    ctx.adviserLent = true;
    ctx.sideShown = "log";
  } else if (!told4 && ctx.adviserLent) {
    ctx.adviserLent = false;
    if (on && ctx.sideShown === "log") ctx.sideShown = "adviser";
  }
}
var isNew = (now) => Boolean(now.asked && now.first || now.review || now.news && now.news.length);
var sits = (now) => Boolean(now.on && !now.over);
var advises = (ctx) => Boolean(sits(ctx.get("adviser")) || ctx.get("adviser").kind || ctx.get("adviser").caution);
function adviserPanel(ctx) {
  const { t, get } = ctx;
  const now = get("adviser");
  if (!advises(ctx)) return null;
  return h(
    "div",
    { class: "ck-adviser", key: "adviser", hidden: ctx.sideShown !== "adviser" || null },
    h("h2", { class: "ck-unseen", key: "title" }, t["tutor-title"]),
    cautionBox(ctx, now),
    h(
      "div",
      { class: "ck-tutor-said", key: "said", tabindex: "0", role: "region", "aria-live": "polite", "aria-label": t["tutor-title"] },
      said(ctx, now),
      Object.values(get("worth").of || {}).some(({ text }) => text) ? h("details", { class: "ck-figures ck-quiet", key: "figures" }, h("summary", {}, t["tutor-worth-title"]), h("p", {}, t["tutor-worth-about"])) : null,
      h(
        "p",
        { class: "ck-tutor-foot ck-quiet", key: "foot" },
        t["tutor-reconstruction"] ? [h("span", {}, prose(ctx, t["tutor-reconstruction"])), " "] : null,
        now.on ? h("button", { class: "ck-tutor-away ck-plain", type: "button", onclick: () => turnAdviser(ctx, false) }, t["tutor-away"]) : null
      )
    )
  );
}
function said(ctx, now) {
  const { t } = ctx;
  const parts2 = [answer(ctx, now)];
  if (now.on && now.waiting) parts2.push(h("p", { class: "ck-quiet", key: "waiting" }, t["tutor-waiting"]));
  else if (now.on) {
    const all = now.kind !== "why", first = now.asked && now.first;
    parts2.push(perils(ctx, now.perils, now.peril), all && first ? asked2(ctx, now) : null, brought(ctx, now), meanwhile(ctx, now), review(ctx, now), all && !first ? asked2(ctx, now) : null, all ? limits(ctx, now.limits) : null, news(ctx, now), chapter(ctx));
    if (ctx.get("head").stage === "play" && !now.kind && !now.caution && !isNew(now) && !now.brought && !(now.meanwhile || []).length && !(now.limits || []).length && !now.asked) parts2.push(h("p", { class: "ck-quiet", key: "quiet" }, t["tutor-quiet"]));
  }
  return parts2;
}
function answer(ctx, now) {
  if (now.kind === "hint") return hint(ctx, now.hint);
  if (now.kind === "why") return why(ctx, now.why);
  return null;
}
var close = (ctx, kind) => h("button", {
  class: "ck-adviser-close ck-plain",
  type: "button",
  "aria-label": ctx.t["tutor-close"],
  title: ctx.t["tutor-close"],
  onclick: () => {
    ctx.focusNext = `.ck-${kind}`;
    ctx.send({ type: kind });
  }
}, "×");
var lines = (ctx, found) => found.map((line2) => h("p", {}, prose(ctx, line2)));
function toldBefore(ctx, what, of, seen2) {
  const { key, token } = ctx.get("head"), at = `${key}:${of}`, whole = ctx.told?.[what];
  if (seen2 && whole?.at !== at) ctx.told = { ...ctx.told, [what]: { at, token } };
  return whole?.at === at && whole.token !== token;
}
function perils(ctx, found, brief2) {
  if (!(found || []).length) return null;
  const known = brief2 && toldBefore(ctx, "perils", brief2.of, ctx.sideShown === "adviser") && !ctx.narrow?.();
  return h("div", { class: "ck-perils", key: "perils" }, known ? h("details", { key: "known" }, h("summary", {}, prose(ctx, brief2.text)), lines(ctx, found)) : lines(ctx, found));
}
function ahead(ctx, told4, again) {
  const { t } = ctx;
  if (!told4.length) return null;
  if (!again) return [h("h4", {}, t["tutor-ahead"]), lines(ctx, told4)];
  return h("details", { class: "ck-ahead-again", key: "ahead" }, h("summary", {}, t["tutor-ahead-again"]), lines(ctx, told4));
}
function inBrief(ctx, what, told4) {
  if (!told4.length) return null;
  const keep = (event) => {
    ctx.toldWhole = { ...ctx.toldWhole, [what]: event.target.open };
  };
  return h(
    "details",
    { class: "ck-in-brief", key: what, open: ctx.toldWhole?.[what] || null, ontoggle: keep },
    h("summary", {}, h("b", {}, ctx.t[`tutor-${what}`]), h("span", { class: "ck-begins" }, `: ${told4[0]}`)),
    lines(ctx, told4)
  );
}
function hint(ctx, found) {
  const { t } = ctx;
  const again = found.ready && toldBefore(ctx, "ahead", found.ahead_of, found.ahead.length);
  return h(
    "section",
    { class: "ck-advice ck-hint-text", key: "hint" },
    h("h3", {}, found.ready ? [prose(ctx, found.title), " ", chip(found.rule)] : t["tutor-hint"], close(ctx, "hint")),
    found.ready ? [
      again ? null : perils(ctx, found.perils),
      judged(ctx, found.plan),
      lines(ctx, found.reasons),
      inBrief(ctx, "against", found.against),
      rest(ctx, found.rest),
      inBrief(ctx, "second", found.beside),
      ahead(ctx, found.ahead, again)
    ] : h("p", { class: "ck-quiet ck-thinking" }, t["tutor-thinking"])
  );
}
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
      h("ul", { class: "ck-rest" }, found.rows.map((row2) => h("li", { key: row2.i }, prose(ctx, row2.text), row2.n > 1 ? ` × ${row2.n}` : null, chain(row2.notes || []) ? h("span", { class: "ck-quiet ck-rest-notes" }, words(ctx, chain(row2.notes))) : null))),
      h("button", { class: "ck-rest-plan", type: "button", onclick: take }, t["tutor-rest-plan"])
    ] : h("p", { class: "ck-quiet ck-thinking" }, found.told)
  ];
}
function judged(ctx, found) {
  const { t } = ctx;
  return found ? [
    h("h4", {}, t["tutor-plan"]),
    found.ready ? lines(ctx, found.lines) : h("p", { class: "ck-quiet ck-thinking" }, t["tutor-thinking"]),
    h("h4", {}, t["tutor-mine"])
  ] : null;
}
function why(ctx, found) {
  const { t } = ctx;
  return h(
    "section",
    { class: "ck-advice ck-why-text", key: "why" },
    h("h3", {}, prose(ctx, found.title), close(ctx, "why")),
    lines(ctx, found.lines),
    limits(ctx, found.limits),
    found.ready ? null : h("p", { class: "ck-quiet ck-thinking" }, t["tutor-thinking"])
  );
}
function limits(ctx, found) {
  return found && found.length ? h(
    "section",
    { class: "ck-advice ck-adviser-limits", key: "limits" },
    h("h3", {}, ctx.t["tutor-forbidden"]),
    found.map((one) => h("p", {}, cited(ctx, one.text, one.rule)))
  ) : null;
}
var brought = (ctx, now) => now.brought ? h("p", { class: "ck-adviser-brought", key: "brought" }, prose(ctx, now.brought)) : null;
var meanwhile = (ctx, now) => (now.meanwhile || []).length && !ctx.get("story").passed ? h(
  "section",
  { class: "ck-advice ck-adviser-meanwhile", key: "meanwhile" },
  h("h3", {}, ctx.t["tutor-meanwhile"]),
  h("ul", {}, now.meanwhile.map((line2, i) => h("li", { key: i }, prose(ctx, line2))))
) : null;
var advice = (now, kind, inside) => h("section", { class: `ck-advice ck-advice-${kind}`, key: `${kind}-${now.key}` }, inside);
function review(ctx, now) {
  const { t } = ctx;
  return now.review ? advice(now, "review", [
    h("h3", {}, t["tutor-review"], " ", chip(now.review.rule)),
    lines(ctx, now.review.lines),
    now.review.parts.length ? h("details", {}, h("summary", {}, t["tutor-score"]), breakdown(ctx, now.review.parts)) : null
  ]) : null;
}
function news(ctx, now) {
  return now.news && now.news.length ? advice(now, "news", [
    h("h3", {}, ctx.t["tutor-news"]),
    now.news.map((n, i) => h(
      "details",
      { key: n.about, class: "ck-tutor-event", open: i === 0 ? true : null },
      h("summary", {}, h("span", {}, words(ctx, n.lines[0]))),
      n.lines.slice(1).map((line2) => h("p", {}, cited(ctx, line2, n.rule))),
      n.parts.length ? breakdown(ctx, n.parts) : null
    ))
  ]) : null;
}
function asked2(ctx, now) {
  const { t } = ctx;
  if (!now.asked) return null;
  const [about, numbers, look] = now.asked.lines;
  return advice(now, "asked", now.first && now.kind !== "hint" ? [
    h("h3", {}, t["tutor-asked"], " ", chip(now.asked.rule)),
    h("p", {}, prose(ctx, about)),
    h("p", { class: "ck-numbers" }, prose(ctx, numbers)),
    h("p", { class: "ck-look" }, prose(ctx, look))
  ] : h(
    "details",
    {},
    h("summary", {}, t["tutor-again"]),
    h("p", {}, cited(ctx, about, now.asked.rule)),
    h("p", { class: "ck-numbers" }, prose(ctx, numbers)),
    h("p", { class: "ck-look" }, prose(ctx, look))
  ));
}
function chapter(ctx) {
  const { path, text, about, rule } = ctx.get("head").learn || {};
  return path ? h("p", { class: "ck-adviser-chapter", key: "chapter" }, h("a", { class: "ck-to-chapter", href: passageHref(path, rule), title: about }, text)) : null;
}
function cautionBox(ctx, now) {
  const { t, send } = ctx;
  const c = now.caution;
  if (!c) return null;
  return h(
    "section",
    { class: "ck-caution", key: `caution-${c.token}-${c.i}`, role: "alertdialog", "aria-labelledby": "ck-caution-h", "aria-describedby": "ck-caution-p" },
    h("h3", { id: "ck-caution-h" }, h("span", { "aria-hidden": "true" }, "⚠ "), t["tutor-warning"], ": ", prose(ctx, c.action)),
    h(
      "div",
      { id: "ck-caution-p" },
      h("p", {}, cited(ctx, c.text, c.rule)),
      lines(ctx, c.more),
      c.plan ? h("p", { class: "ck-quiet" }, t["tutor-planned"]) : null
    ),
    c.parts.length ? h("details", {}, h("summary", {}, cameAbout(ctx, c.parts)), breakdown(ctx, c.parts)) : null,
    h(
      "div",
      { class: "ck-caution-row" },
      h("button", { class: "ck-caution-back", type: "button", onclick: () => {
        send({ type: "take_back" });
        if (ctx.narrow()) ctx.openDrawer(false);
      } }, t["tutor-back"]),
      h("button", { class: "ck-caution-anyway", type: "button", onclick: () => c.plan ? send({ type: "play_plan", token: c.token, anyway: true }) : ctx.act(c.i, c.token, true) }, t["tutor-anyway"]),
      c.better ? h("button", { class: "ck-caution-better", type: "button", onclick: () => ctx.act(c.better.i, c.token, true) }, words(ctx, c.better.text)) : null
    )
  );
}
var letters = () => ((document.querySelector(".ck-ask")?.clientWidth || window.innerWidth - 16) - 54) / 8.2;
var WIDE = 1.12;
function begun(text, room2, most = room2) {
  if (text.length <= room2) return text;
  const ends = (sign2) => [...text.matchAll(sign2)].map((m) => m.index + 1).filter((at) => at <= room2);
  const sentence = ends(/[.!?…](?=\s)/g).at(-1), pause2 = ends(/[,;:](?=\s)/g).at(-1);
  if (sentence) return text.slice(0, sentence);
  const first = text.search(/[.!?…](?=\s|$)/) + 1;
  if (first && first <= most) return text.slice(0, first);
  return pause2 > room2 / 3 ? `${text.slice(0, pause2 - 1)}…` : text;
}
function limitOf(ctx, now) {
  const { key, token } = ctx.get("head");
  if (!ctx.limits || ctx.limits.of !== key) ctx.limits = { of: key, said: /* @__PURE__ */ new Map() };
  const { said: said2 } = ctx.limits;
  const found = (now.limits || []).find(({ text }) => !said2.has(text) || said2.get(text) === token);
  if (found) said2.set(found.text, token);
  return found ? found.text : "";
}
function perilOf(ctx, now) {
  const { key, token } = ctx.get("head"), was = ctx.peril?.of === key ? ctx.peril : null;
  if (!was || was.token !== token) {
    const told4 = was?.found && was.found.of !== was.last ? was.found : null;
    ctx.peril = { of: key, token, told: told4, last: told4?.of ?? was?.last, found: null };
  }
  if (now.peril) ctx.peril.found = now.peril;
  return ctx.peril.told?.text || "";
}
function heldLine(ctx, token) {
  const line2 = document.querySelector(".ck-adviser-line"), held = ctx.line && ctx.line.token === token ? ctx.line.height : 0;
  ctx.line = { token, height: line2?.dataset.token === String(token) ? Math.max(held, line2.offsetHeight) : held };
  return ctx.line.height ? `min-height: ${ctx.line.height}px` : null;
}
function adviserLine(ctx) {
  const { t, get } = ctx;
  const now = get("adviser");
  const seen2 = ctx.sideShown === "adviser" && (ctx.drawer || !ctx.narrow());
  const narrow = ctx.narrow?.(), { token } = get("choices"), high = narrow ? heldLine(ctx, token) : null;
  if (!advises(ctx) || seen2) return null;
  const taught = now.asked && now.first ? now.asked.lines[0] : "";
  const first = now.caution ? now.caution.text : now.kind === "hint" && now.hint.ready ? now.hint.title : taught || perilOf(ctx, now) || limitOf(ctx, now) || narrow && (now.brought || get("head").stage === "play" && t["tutor-silent"]);
  if (!first) return null;
  const lines2 = !narrow ? WIDE : taught && !get("plan").rows ? 3 : 2;
  const line2 = letters(), room2 = lines2 * line2 - t["tutor-title"].length, most = narrow ? room2 + line2 : room2;
  return h(
    "button",
    { class: `ck-adviser-line${now.caution ? " ck-warns" : taught ? " ck-teaches" : ""}`, key: "adviser-line", type: "button", "data-token": token, style: high, title: t["tutor-open"], "aria-expanded": "false", onclick: () => ctx.readAdviser() },
    h("span", {}, h("b", {}, t["tutor-title"], h("span", { class: "ck-adviser-colon" }, ": ")), h("span", { class: "ck-adviser-words" }, words(ctx, begun(first, room2, most))))
  );
}
var hasWorth = (ctx) => ctx.get("worth").token === ctx.get("choices").token && Object.keys(ctx.get("worth").of || {}).length > 0;
var saysWorth = (ctx, i) => hasWorth(ctx) && Boolean(ctx.get("worth").of[i]?.text);
var hasFigure = (ctx, items) => hasWorth(ctx) && items.some(({ i }) => ctx.get("worth").of[i]?.figure);
function betterOnes(ctx, items, seen2) {
  if (!hasWorth(ctx) || !seen2.length) return /* @__PURE__ */ new Set();
  const { of } = ctx.get("worth"), behind = ({ i }) => of[i]?.behind || 0, least = Math.min(...seen2.map(behind));
  return new Set(least > 0 ? items.filter((item) => !behind(item) && of[item.i]?.sure).map((item) => item.i) : []);
}
function worthOf(ctx, i, about, better, inside = false) {
  if (!hasWorth(ctx)) return null;
  const all = ctx.get("worth").of[i], found = inside && !all?.figure ? null : all, instead = better && !found?.text ? ctx.t["choices-better"] : "";
  return h(
    "span",
    { class: `ck-brings${instead ? " ck-inside" : inside && found?.text ? " ck-this" : ""}`, key: "worth", id: about, hidden: found?.text || instead ? null : true, title: found?.said || null },
    h("span", { "aria-hidden": "true" }, inside && found?.text ? `${ctx.t["choices-this"]} ${found.text}` : found?.text || instead),
    h("span", { class: "ck-unseen" }, found?.said || instead)
  );
}

// widgets/churchill_widgets/page/static/preview.js
var line = (ctx, row2) => h(
  "li",
  {},
  sign(row2.seat),
  cited(ctx, row2.text, row2.rule),
  row2.parts && row2.parts.length ? h("details", {}, h("summary", {}, cameAbout(ctx, row2.parts)), breakdown(ctx, row2.parts)) : null
);
var STILL2 = 2;
var REST2 = 160;
function previewed(ctx, token) {
  const p = ctx.get("preview");
  return p.token === token && Number.isInteger(p.i) ? p.i : null;
}
function aims(ctx, i, token) {
  const point = (at, wait) => {
    clearTimeout(ctx.aiming);
    ctx.aiming = setTimeout(() => {
      if (ctx.aimed === `${token}:${at}` || at === null && !ctx.aimed) return;
      ctx.aimed = at === null ? "" : `${token}:${at}`;
      sendTo(ctx.model, { type: "aim", i: at, token });
    }, wait);
  };
  const rests = (e) => ctx.pressed && Math.hypot(e.clientX - ctx.pressed[0], e.clientY - ctx.pressed[1]) < STILL2;
  const looks2 = (e) => {
    if (e.pointerType === "mouse" && !ctx.touched && !rests(e)) point(i, REST2);
  };
  return {
    onpointerenter: looks2,
    onpointermove: looks2,
    onpointerleave: (e) => {
      if (e.pointerType === "mouse") point(null, REST2 / 2);
    },
    onfocus: (e) => {
      if (!ctx.touched && e.target.matches(":focus-visible")) point(i, REST2);
    },
    onblur: () => point(null, REST2 / 2)
  };
}
function previewBox(ctx) {
  const { t, get } = ctx;
  const p = get("preview");
  if (p.i === void 0 || p.i === null) return null;
  const adds = openPlan(ctx)?.rows[p.i];
  const { i, token, why: why2 } = ctx.asksWhy || {}, asks = why2 && i === p.i && token === p.token ? t[`asks-${why2}`] : "";
  return h(
    "section",
    { class: "ck-preview", key: "preview", "aria-labelledby": "ck-preview-h" },
    h(
      "div",
      { class: "ck-preview-head", role: "status" },
      h("h3", { id: "ck-preview-h" }, p.text, " ", worthOf(ctx, p.i, `ck-note-${p.token}-${p.i}-w`)),
      h("ul", {}, asks ? h("li", { class: "ck-preview-asks" }, asks) : null, (p.lines || []).map((row2) => line(ctx, row2)))
    ),
    (p.answers || []).length ? h(
      "div",
      { class: "ck-answers" },
      h("h4", {}, t.answers),
      h("ul", {}, p.answers.map((row2) => line(ctx, row2)))
    ) : null,
    h(
      "div",
      { class: "ck-preview-foot" },
      h("button", { class: "ck-preview-away", type: "button", title: t["preview-away-help"], onclick: () => ctx.send({ type: "clear" }) }, t["preview-away"]),
      // Beside a plan one more of it is planned; nothing is played past it.
      adds ? h("button", { class: "ck-plan-it", type: "button", disabled: adds.now < adds.most ? null : true, "aria-label": `${t["plan-more"]}: ${p.text}`, onclick: () => plansOne(ctx, { i: p.i }) }, t["plan-more"]) : h("button", {
        class: "ck-action ck-play-it",
        type: "button",
        title: t["play-it-help"],
        "data-index": p.i,
        "aria-label": `${t["play-it"]}: ${p.text}`,
        onclick: (e) => {
          if (e.detail < 2) ctx.act(p.i, p.token);
        }
      }, t["play-it"])
    )
  );
}
function toldBox(ctx) {
  const { t, get, send } = ctx;
  const told4 = get("told");
  if (!told4.name) return null;
  return h(
    "aside",
    { class: "ck-told", key: "told", "aria-label": t.told, role: "status" },
    h(
      "div",
      { class: "ck-told-said", key: "said", tabindex: "0" },
      h("p", {}, h("b", {}, headed(told4.name, told4.text)), told4.text ? [" ", prose(ctx, told4.text)] : null, " ", chip(told4.rule)),
      told4.why ? h("p", { class: "ck-told-why" }, prose(ctx, told4.why)) : null
    ),
    h("button", { class: "ck-plain ck-told-away", type: "button", "aria-label": t.dismiss, onclick: () => send({ type: "hush" }) }, "×")
  );
}
var headed = (name, text) => text && !/[.!?…]$/.test(name) ? `${name}.` : name;
function cardBox(ctx) {
  if (Number.isInteger(ctx.get("preview").i) && (ctx.get("choices").chips || []).length > 1) return [];
  const hand = ctx.get("hand");
  const chosen = [hand.leader, ...hand.cards || []].filter((card) => card?.on && card.summary);
  return chosen.map((card) => h(
    "aside",
    { class: "ck-card-told", key: card.id, "aria-label": card.name, role: "status" },
    h("p", {}, h("b", {}, card.picture ? `${card.name}: ` : `${card.value} ${card.name}: `), words(ctx, card.summary))
  ));
}

// widgets/churchill_widgets/page/static/story.js
var MAJOR = 2;
var LEAF = 900;
var LETTER = 45;
var TIMES = [
  { base: 500, letter: 20, least: 600, most: 1600 },
  // told in passing
  { base: 700, letter: LETTER, least: 1200, most: 5e3 },
  { base: 700, letter: LETTER, least: 2200, most: 6e3 }
  // a big moment
];
var FAMILIAR = 0.65;
var SPEED = { slow: 2, normal: 1, quick: 0.5, once: 0, none: 0 };
var GUARD = { skipped: 400, ended: 1e3, there: 3e3 };
var HASTY = { within: 1200, apart: 12 };
var pace = () => {
  const wish = wishes.get("pace", "normal");
  return Object.hasOwn(SPEED, wish) ? wish : "normal";
};
function lasts(story) {
  if (story.kind === "timeline") return LEAF * (SPEED[story.tempo] || 0.5);
  const letters3 = story.lines.reduce((n, line2) => n + line2.text.length, 0);
  const { base, letter, least, most } = TIMES[story.weight] || TIMES[1];
  const besides = story.left_out ? LETTER * story.left_out.length : 0;
  const reads = Math.min(Math.max(base + letter * letters3, least), most) * (story.familiar && story.weight !== MAJOR ? FAMILIAR : 1);
  return (Math.max(reads, TIMES[0].least) + besides) * (SPEED[story.tempo] ?? 1);
}
var within = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;
function storyClock(ctx, linked) {
  let timer = null, of = null, turned = false, free = -Infinity, freeThere = -Infinity, there = null, box = null, byItself = false, began = -Infinity, pressed2 = null;
  const stop = () => {
    clearTimeout(timer);
    timer = null;
    of = null;
  };
  const runs = (story) => story.shown && !story.paused && !story.page?.title && !ctx.minute && !ctx.minuteWaits && linked();
  const turn = () => {
    timer = null;
    const story = ctx.get("story");
    if (document.hidden || !runs(story)) {
      of = null;
      return;
    }
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
    if (!runs(story) || document.hidden) {
      stop();
      turned = false;
      return;
    }
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
      const now = performance.now(), again = pressed2 && Math.hypot(x - pressed2.x, y - pressed2.y) < HASTY.apart;
      return Boolean(follow.shown && now < began + HASTY.within && again && pressed2.when <= began);
    },
    pressed(x, y) {
      pressed2 = { x, y, when: performance.now() };
    },
    // Did the last show end under a hand that meant to end it?
    endedByItself: () => byItself,
    stop() {
      stop();
      document.removeEventListener("visibilitychange", follow);
    }
  };
}
var tell = (ctx, what, more2) => ctx.send({ type: "story", what, ...more2 });
function paceField(ctx) {
  const { t } = ctx, story = ctx.get("story");
  return h(
    "label",
    { class: "ck-pace-label", key: "pace" },
    `${t["story-pace"]} `,
    h(
      "select",
      { class: "ck-pace", value: story.pace, onchange: (e) => {
        wishes.set("pace", e.target.value);
        tell(ctx, "pace", { pace: e.target.value });
      } },
      story.paces.map((p) => h("option", { value: p, selected: p === story.pace || null }, t[`story-pace-${p}`]))
    )
  );
}
var LONG2 = 130;
var LONGEST = 260;
var letters2 = (story) => story.lines.reduce((n, line2) => n + line2.text.length, 0);
var length = (story) => `${letters2(story) > LONG2 ? " ck-story-long" : ""}${letters2(story) > LONGEST ? " ck-story-longest" : ""}`;
function caption(ctx, story) {
  return h(
    "div",
    { class: `ck-story-caption ck-of-${story.seat}${length(story)}`, key: "caption", "aria-live": "polite", "aria-atomic": "true" },
    story.lines.map((line2) => h("p", {}, sign(line2.seat || ""), h("span", {}, prose(ctx, line2.text, true)), " ", chip(line2.rule))),
    story.scored?.length ? h(
      "p",
      { class: "ck-story-scored" },
      h("span", {}, `${ctx.t["score-points"]}: `),
      changed(story.scored, "ck-total ")
    ) : null,
    story.scored_for ? h("p", { class: "ck-story-for" }, prose(ctx, story.scored_for)) : null,
    story.left_out ? h("p", { class: "ck-story-out" }, prose(ctx, story.left_out)) : null,
    story.you ? h("p", { class: "ck-story-you" }, prose(ctx, story.you)) : null
  );
}
var written = (ctx, story) => story.written?.length ? h(
  "div",
  { class: "ck-story-written", key: "written" },
  story.written.map(([title, text]) => h("p", {}, h("b", {}, title), h("br"), prose(ctx, text)))
) : null;
function partsOf(ctx, story, line2) {
  const several = story.lines.filter((one) => one.parts).length > 1;
  return several ? [`${ctx.t["story-parts"]}: `, h("q", { class: "ck-parts-of" }, line2.text.replace(/[.]$/, ""))] : ctx.t["story-parts"];
}
function opened(ctx, story, box) {
  if (!story.paused) tell(ctx, "pause");
  box.scrollIntoView?.({ block: "nearest" });
}
function seeAnswer(el) {
  const box = el.querySelector(".ck-story-reasons:not([data-seen])");
  if (!box) return;
  box.dataset.seen = "";
  box.scrollIntoView?.({ block: "nearest" });
}
function details(ctx, story) {
  return h("div", { class: "ck-story-details", key: "details" }, [
    story.lines.map((line2, i) => line2.parts ? h(
      "details",
      { class: "ck-story-parts", key: `parts-${story.n}-${i}`, ontoggle: (e) => {
        if (e.target.open) opened(ctx, story, e.target);
      } },
      h("summary", {}, partsOf(ctx, story, line2)),
      breakdown(ctx, line2.parts)
    ) : null),
    story.why ? h(
      "div",
      { class: "ck-story-why", key: "why" },
      h("button", { class: "ck-story-ask", type: "button", "aria-expanded": story.why.lines ? "true" : "false", onclick: () => tell(ctx, "why", { n: story.n }) }, story.why.offer),
      story.why.lines ? h("div", { class: "ck-story-reasons", role: "status" }, story.why.lines.map((line2, i) => h("p", {}, prose(ctx, line2), i === story.why.lines.length - 1 && story.why.rule ? [" ", chip(story.why.rule)] : null))) : null
    ) : null
  ]);
}
var icon = (d) => h("svg", { class: "ck-story-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d }));
var ICONS = { pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z", on: "M8 5l11 7-11 7z", step: "M6 5l9 7-9 7zM16 5h3v14h-3z", back: "M18 5l-9 7 9 7zM5 5h3v14H5z" };
function control(cls, label, key, act2, picture, more2) {
  return h("button", { class: cls, key: cls, type: "button", title: key ? `${label} (${key})` : label, "aria-label": label, onclick: act2, ...more2 }, icon(ICONS[picture]));
}
function storyPanel(ctx) {
  const { t, get } = ctx;
  const story = get("story");
  const waits = story.paused || Boolean(story.page?.title);
  return h(
    "section",
    { class: `ck-story ck-of-${story.seat}${story.weight === MAJOR ? " ck-story-major" : ""}`, key: "story", "aria-label": t["story-title"] },
    h("div", { class: "ck-story-head" }, h("h2", {}, t["story-title"]), story.paused && !ctx.minute ? h("b", { class: "ck-story-paused", role: "status" }, t["story-paused"]) : null, h("span", { class: "ck-story-progress" }, ctx.minute ? t["story-waits"] : story.progress)),
    h("progress", { class: "ck-story-bar", max: story.part[1], value: story.part[0], "aria-label": story.progress }),
    // Above what is told: they stay where they are, however long that is.
    h(
      "div",
      { class: "ck-story-controls", role: "toolbar", "aria-label": t["story-title"], key: "controls" },
      control("ck-story-back", t["story-back"], "←", () => tell(ctx, "back"), "back", { disabled: story.at === 1 && !story.page?.title || null }),
      control("ck-story-pause", waits ? t["story-on"] : t["story-pause"], "␣", () => pause(ctx), waits ? "on" : "pause"),
      control("ck-story-step", t["story-step"], "→", () => step(ctx), "step"),
      // To a page to pause at that has not been seen; skipping passes that, too.
      story.leap ? h("button", { class: "ck-story-leap ck-main", key: "leap", type: "button", title: `${story.leap} (Esc)`, onclick: () => tell(ctx, "leap") }, story.leap) : null,
      h("button", { class: `ck-story-skip${story.leap ? "" : " ck-main"}`, key: "skip", type: "button", title: `${story.skip} (${story.leap ? "End" : "Esc"})`, onclick: () => skip(ctx) }, story.skip),
      paceField(ctx)
    ),
    caption(ctx, story),
    written(ctx, story),
    details(ctx, story)
  );
}
var openPage = (story) => Boolean(story.page?.title) && story.shown;
var goOn = (ctx) => {
  const story = ctx.get("story");
  tell(ctx, "go_on", { n: story.n });
};
function pause(ctx) {
  const story = ctx.get("story");
  if (openPage(story)) goOn(ctx);
  else if (story.watching && story.kind === "story") ctx.send({ type: "watch", what: story.paused ? "on" : "pause" });
  else tell(ctx, story.paused ? "resume" : "pause");
}
function step(ctx) {
  const story = ctx.get("story");
  if (openPage(story)) {
    goOn(ctx);
    return;
  }
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
function storyFoot(ctx) {
  const { t, get } = ctx;
  const story = get("story");
  if (!story.paces || story.shown || !story.again && !story.timeline) return null;
  const again = story.again && !(story.unseen && get("head").stage === "play");
  return h(
    "div",
    { class: "ck-story-foot", key: "foot", role: "group", "aria-label": t["story-title"] },
    again ? h("button", { class: "ck-story-again", key: "again", type: "button", onclick: () => tell(ctx, "again") }, story.unseen ? t["story-unseen"] : t["story-again"]) : null,
    story.timeline ? h("button", { class: "ck-timeline-open", key: "leaf", type: "button", onclick: () => ctx.send({ type: "timeline", what: "open" }) }, t["timeline-open"]) : null,
    paceField(ctx)
  );
}
function momentCard(ctx) {
  const story = ctx.get("story");
  if (!story.shown || !story.head || ctx.minute || story.page?.title || story.kind === "timeline") return [];
  return h(
    "div",
    { class: `ck-great ck-of-${story.seat}${story.low ? " ck-great-low" : ""}${story.written?.length ? " ck-great-written" : ""}`, key: `moment-${story.n}`, "aria-hidden": "true" },
    story.head.sign ? h("svg", { class: "ck-great-sign", viewBox: "0 0 24 24" }, h("path", { d: story.head.sign, "fill-rule": "evenodd" })) : sign(story.seat),
    // The caption beside it says the sentences: under a title they are not said twice.
    h("div", {}, story.head.title ? h("p", { class: "ck-great-head" }, story.head.title) : story.lines.map((line2) => h("p", {}, line2.text)))
  );
}
function storyKey(ctx, e) {
  const story = ctx.get("story");
  if (story.page?.title && !story.shown) {
    if (e.key !== "Escape") return false;
    ctx.send({ type: "look" });
    return true;
  }
  if (!story.shown || story.kind !== "story") return false;
  const pressed2 = e.target.closest?.("button, summary, a, [role=button]");
  const act2 = {
    Escape: leap,
    End: skip,
    ArrowRight: step,
    ArrowLeft: () => tell(ctx, "back"),
    " ": pressed2 ? null : pause
  }[e.key];
  if (!act2) return false;
  act2(ctx);
  return true;
}

// widgets/churchill_widgets/page/static/choices.js
var FEW = 8;
function askPanel(ctx) {
  const { t, get, send } = ctx;
  const head = get("head"), list2 = get("choices");
  const stage = head.stage;
  return [
    h(
      "div",
      { class: `ck-question ck-of-${head.seat}`, key: "q" },
      h(
        "h2",
        { class: "ck-prompt", id: "ck-prompt", tabindex: "-1", "aria-live": "polite" },
        sign(head.seat),
        h("span", { class: "ck-prompt-text" }, prose(ctx, head.prompt)),
        " ",
        chip(head.rule),
        " ",
        toChapter(head)
      ),
      head.new ? h("p", { class: "ck-quiet ck-new-in-hand" }, prose(ctx, head.new)) : null,
      stage === "bots" ? h("p", { class: "ck-quiet ck-thinking" }, t.bots) : null
    ),
    notShown(ctx),
    adviserLine(ctx),
    stage === "curtain" ? h(
      "div",
      { class: "ck-curtain", key: "curtain" },
      h("p", {}, prose(ctx, head.curtain_text)),
      h("button", { class: "ck-lift ck-main", type: "button", onclick: () => send({ type: "lift", token: head.token }) }, sign(head.seat), head.curtain)
    ) : null,
    stage === "watch" ? h(
      "div",
      { class: "ck-watch", key: "watch" },
      h("button", { type: "button", onclick: () => send({ type: "watch", what: head.paused ? "on" : "pause" }) }, head.paused ? t["watch-on"] : t["watch-pause"]),
      h("button", { type: "button", onclick: () => send({ type: "watch", what: "step" }) }, t["watch-step"]),
      h("button", { type: "button", onclick: () => send({ type: "watch", what: "end" }) }, t["watch-end"])
    ) : null,
    toldBox(ctx),
    cardBox(ctx),
    previewBox(ctx),
    list2.groups && list2.groups.length ? choiceList(ctx, list2) : null
  ];
}
function notShown(ctx) {
  const { t, get, send } = ctx;
  const { passed, missed = [], unseen } = get("story");
  if (get("head").stage !== "play") return null;
  const page2 = passed && get("adviser").on;
  const news2 = ctx.narrow?.() ? missed : [];
  if (page2 || news2.length) {
    return h(
      "p",
      { class: "ck-not-shown", key: "not-shown", role: "status" },
      page2 ? h("button", { class: "ck-passed", type: "button", onclick: () => send({ type: "look", line: passed.line }) }, passed.text) : null,
      news2.map((said2) => h("span", { class: "ck-missed", key: said2 }, words(ctx, said2)))
    );
  }
  return unseen ? h(
    "p",
    { class: "ck-not-shown", key: "not-shown", role: "status" },
    h("span", {}, t["story-broken-off"]),
    h("button", { class: "ck-story-again", type: "button", onclick: () => tell(ctx, "again") }, t["story-unseen"])
  ) : null;
}
function toChapter(head) {
  const { path, text, about, rule } = head.learn || {};
  return path ? h("a", { class: "ck-to-chapter", key: "learn", href: passageHref(path, rule), title: about, "aria-label": `${text}. ${about}` }, text) : null;
}
function choiceList(ctx, list2) {
  const { t } = ctx;
  const shown = [], rest2 = [];
  let lines2 = 0;
  const groups = list2.groups.map((group) => ({ ...group, all: besidePreview(ctx, list2, linesOf(group)) })).filter((group) => group.all.length);
  for (const group of groups) {
    const all = group.all, room2 = Math.max(0, FEW - lines2);
    const some = all.length <= room2 + 1 ? all : all.filter((line2, i) => i < room2 || line2.items.some((item) => item.hint));
    lines2 += some.length;
    if (some.length) shown.push({ ...group, all: some });
    const folded = all.filter((line2) => !some.includes(line2));
    if (folded.length) rest2.push({ ...group, all: folded });
  }
  const key = `${list2.token}:rest`, open = ctx.unfolded.has(key), better = betterOnes(ctx, itemsOf(rest2), itemsOf(shown));
  const count = rest2.reduce((n, group) => n + group.all.reduce((m, line2) => m + line2.items.length, 0), 0);
  const lies = [...shown, ...open ? rest2 : []].flatMap((group) => group.all.flatMap((line2) => isOpen(ctx, list2, line2) ? line2.items : line2.items.slice(0, 1)));
  const unit = hasFigure(ctx, lies) ? ctx.get("worth").unit : "";
  return h(
    "div",
    { class: "ck-choices", key: "choices", id: "ck-choices", role: "group", "aria-labelledby": "ck-choices-h", "aria-busy": ctx.busy ? "true" : null },
    listHead(ctx, list2, unit),
    planBar(ctx),
    groups.length ? h(
      "div",
      { class: `ck-list${names(list2) ? " ck-list-names" : ""}`, "data-long": lines2 > SHORT ? "" : null },
      shown.map((group) => section(ctx, list2, group, "top")),
      count ? h("button", { class: "ck-fold ck-fold-rest", key: "fold", type: "button", "aria-expanded": String(open), "aria-controls": "ck-rest", onclick: () => fold(ctx, key, "ck-rest") }, t["choices-rest"], ` (${count})`, !open && better.size ? h("span", { class: "ck-inside", key: "inside" }, ` · ${t["choices-inside"]}`) : null) : null,
      count ? h("div", { class: "ck-rest", key: "rest", id: "ck-rest", hidden: open ? null : true }, rest2.map((group) => section(ctx, list2, group, "rest", better))) : null,
      laterPlaced(ctx, list2.total),
      // Below: it comes late, and no line may move under a finger for it.
      unit ? h("p", { class: "ck-quiet ck-worth-unit", key: "unit" }, prose(ctx, unit)) : null
    ) : null
  );
}
var NAME2 = 24;
var SHORT = 3;
var BRIEF = 45;
var LEAST = 12;
var BESIDE = 22;
var WHOLE = 38;
var SMALL = 20;
var names = (list2) => list2.groups.every((group) => group.items.every((item) => (item.brief || item.text).length <= NAME2));
function listHead(ctx, list2, unit) {
  const { t, send } = ctx;
  const asked4 = ctx.get("adviser").kind;
  return [
    h(
      "div",
      { class: "ck-choices-head", key: "head" },
      h("h3", { id: "ck-choices-h", title: canPlan(ctx) ? t["choices-order"] : `${t["choices-order"]} ${t["choices-how-about"]}` }, t.choices),
      h("span", { class: "ck-quiet ck-count", role: "status" }, list2.count),
      h("span", { class: "ck-quiet ck-how" }, h("span", {}, canPlan(ctx) ? "" : t["choices-how"]), h("span", { title: unit ? t["choices-worse-about"] : null }, unit ? t["choices-worse"] : "")),
      h("span", { class: "ck-help" }, ["hint", "why"].map((kind) => h("button", {
        class: `ck-${kind}`,
        key: kind,
        type: "button",
        title: `${t[kind]} (${kind[0].toUpperCase()})`,
        "aria-keyshortcuts": kind[0].toUpperCase(),
        "aria-expanded": asked4 === kind ? "true" : "false",
        onclick: () => asked4 === kind && ctx.narrow() && !ctx.drawer ? ctx.readAdviser() : send({ type: kind })
        // what he said is read again
      }, t[kind]))),
      undoHere(ctx),
      list2.facets.length ? h("button", { class: "ck-narrow ck-plain", type: "button", "aria-expanded": ctx.facetsOpen ? "true" : "false", onclick: () => {
        ctx.facetsOpen = !ctx.facetsOpen;
        ctx.redraw();
      } }, t.narrow, ctx.facetsOpen ? " ▴" : " ▾") : null,
      list2.chips.length ? h(
        "span",
        { class: "ck-chips" },
        h("span", { class: "ck-quiet" }, t.narrowed),
        list2.chips.map(([target, label]) => h("button", { class: "ck-chip", key: target, type: "button", onclick: () => send({ type: "select", target, plays: false }), "aria-label": `${label}: ${t["narrow-clear"]}` }, label, " ×"))
      ) : null,
      list2.chips.length ? h("button", { class: "ck-clear ck-plain", type: "button", onclick: () => send({ type: "clear" }) }, t["narrow-clear"]) : null
    ),
    list2.facets.length && ctx.facetsOpen ? h(
      "div",
      { class: "ck-facets", key: "facets" },
      list2.facets.map((f) => h(
        "div",
        { class: "ck-facet", key: f.kind, role: "group", "aria-label": f.title },
        h("span", { class: "ck-quiet" }, prose(ctx, f.title)),
        f.items.map(([target, label, on]) => h("button", { class: "ck-chip", key: target, type: "button", "aria-pressed": on ? "true" : "false", onclick: () => send({ type: "select", target, plays: false }) }, label))
      ))
    ) : null
  ];
}
function undoHere(ctx) {
  const { t, get, send } = ctx;
  const { undo, redo, shared } = get("head");
  const tool = (what) => h("button", { class: `ck-undo-here ck-${what}-here`, key: what, type: "button", onclick: () => send({ type: what }) }, t[what]);
  return shared ? null : [undo ? tool("undo") : null, redo ? tool("redo") : null];
}
function linesOf(group) {
  if (!group.lines) return group.items.map((item) => ({ id: `only:${item.i}`, name: "", items: [item] }));
  let from = 0;
  return group.lines.map((line2) => ({ ...line2, items: group.items.slice(from, from += line2.n) }));
}
function besidePreview(ctx, list2, lines2) {
  const i = previewed(ctx, list2.token);
  if (i === null || !lines2.some((line2) => line2.items.some((item) => item.i === i))) return lines2;
  return lines2.flatMap((line2) => line2.items).filter((item) => item.i !== i || planOf(ctx, item)).map((item) => ({ id: `only:${item.i}`, name: "", items: [item] }));
}
var itemsOf = (groups) => groups.flatMap((group) => group.all.flatMap((line2) => line2.items));
var section = (ctx, list2, group, where, better = /* @__PURE__ */ new Set()) => h(
  "section",
  { class: "ck-group", key: `${where}:${group.id}` },
  group.title ? h("h4", {}, prose(ctx, group.title, true)) : null,
  h("ul", {}, group.all.map((line2) => lineOf(ctx, list2, line2, better)))
);
var lineKey = (list2, line2) => `${list2.token}:${line2.id}`;
var isOpen = (ctx, list2, line2) => {
  const alone = list2.shown === line2.items.length;
  return ctx.unfolded.has(lineKey(list2, line2)) !== alone || line2.items.slice(1).some((item) => item.hint);
};
function lineOf(ctx, list2, line2, found) {
  const [best, ...others] = line2.items;
  if (!others.length) return h("li", { key: `${list2.token}:${line2.id}`, class: mark(list2, best) }, row(ctx, list2, best, found));
  const key = lineKey(list2, line2), below = `ck-below-${list2.token}-${best.i}`, open = isOpen(ctx, list2, line2);
  const ones = betterOnes(ctx, others, [best]), better = !open && ones.size > 0, more2 = better ? `${line2.more}, ${ctx.t["choices-inside"]}` : line2.more;
  return h(
    "li",
    { key, class: "ck-line-of" },
    h(
      "div",
      { class: mark(list2, best) || "ck-best" },
      row(ctx, list2, best, found, true, better),
      h("button", { class: "ck-fold", type: "button", "aria-expanded": String(open), "aria-controls": below, "aria-label": line2.name ? `${line2.name}: ${more2}` : more2, title: more2, onclick: () => fold(ctx, key, below) }, foldWords(ctx, line2.more, better))
    ),
    h(
      "ul",
      { class: "ck-below", id: below, hidden: open ? null : true },
      others.map((item) => h("li", { key: item.i, class: mark(list2, item) }, row(ctx, list2, item, ones)))
    )
  );
}
var foldWords = (ctx, more2, better) => h(
  "span",
  { class: "ck-fold-words" },
  h("span", { class: better ? "ck-fold-other" : null }, more2),
  h("span", { class: better ? "ck-inside" : "ck-fold-other" }, ctx.t["choices-inside"])
);
var mark = (list2, item) => item.hint || list2.one ? "ck-marked" : null;
function row(ctx, list2, item, better, beside3 = Boolean(planOf(ctx, item)), inside = false) {
  const note = noteOf(ctx, item), isBetter = better.has(item.i);
  const about = `ck-note-${list2.token}-${item.i}`, told4 = [note && about, (isBetter || saysWorth(ctx, item.i)) && `${about}-w`].filter(Boolean).join(" ");
  const press = (e) => {
    if (e.detail > 1 || peeks(ctx, e, item)) return;
    if (plansOne(ctx, item, e.detail > 0)) return;
    const why2 = e.detail === 0 || ctx.touched ? "" : slipped(ctx, e, list2.token) ? "slipped" : stirred(ctx, item, list2.token) ? "stirred" : overShow(ctx, e) ? "ended" : "";
    why2 || e.detail > 0 && ctx.touched ? ctx.touch(item.i, list2.token, why2) : ctx.act(item.i, list2.token);
  };
  const long = (item.brief || item.text).length > (ctx.narrow?.() ? beside3 ? 0 : SMALL : beside3 ? BESIDE : WHOLE);
  return [
    h("button", {
      class: `ck-action${long ? " ck-long" : ""}`,
      key: "do",
      type: "button",
      "data-index": item.i,
      "aria-describedby": told4 || null,
      "aria-label": item.brief ? item.text : null,
      onclick: press,
      ...aims(ctx, item.i, list2.token)
    }, h("span", { class: "ck-room" }), words(ctx, item.brief || item.text)),
    note && !plannedOf(ctx, item) ? h("span", { class: `ck-note${note.length <= (planOf(ctx, item) ? LEAST : BRIEF) ? " ck-short" : ""}`, key: "note", id: about, onclick: press }, words(ctx, note)) : null,
    worthOf(ctx, item.i, `${about}-w`, isBetter, inside),
    planOf(ctx, item)
  ];
}
function slipped(ctx, e, token) {
  const { at, on, token: then } = ctx.pressedBefore || {};
  return Boolean(at) && then === token && on !== e.currentTarget && Math.hypot(e.clientX - at[0], e.clientY - at[1]) < STILL2;
}
function stirred(ctx, item, token) {
  const was = ctx.stirred;
  ctx.stirred = null;
  return Boolean(was) && was.token === token && was.i !== item.i;
}
var overShow = (ctx, e) => Boolean(ctx.endedAt) && within(ctx.endedAt, e.clientX, e.clientY);
function peeks(ctx, e, item) {
  if (!ctx.touched || e.detail === 0 || !planOf(ctx, item)) return false;
  const line2 = e.currentTarget.closest("li, .ck-line-of > div"), { left, top, width, height } = line2.getBoundingClientRect();
  if (line2.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
  line2.scrollIntoView({ block: "center" });
  return true;
}
function fold(ctx, key, below) {
  const opens = !ctx.unfolded.delete(key);
  if (opens) ctx.unfolded.add(key);
  ctx.redraw();
  if (opens) {
    requestAnimationFrame(() => {
      const opened2 = document.getElementById(below);
      for (const part of [opened2, opened2?.previousElementSibling]) part?.scrollIntoView?.({ block: "nearest" });
    });
  }
}

// widgets/churchill_widgets/page/static/drag.js
var FAR = 6;
var BOARD = ".ck-pane, .ck-svg-board svg";
function dragCards(root, ctx) {
  let from = null, ghost = null;
  const end = () => {
    ghost?.remove();
    from = ghost = null;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", end);
  };
  const begin = () => {
    const face = from.face, card = face.closest(".ck-card");
    if (face.getAttribute("aria-pressed") !== "true") ctx.send({ type: "select", target: face.dataset.target, plays: false });
    ghost = card.cloneNode(true);
    ghost.classList.add("ck-dragged");
    ghost.setAttribute("aria-hidden", "true");
    root.append(ghost);
  };
  function move(e) {
    if (!ghost && Math.hypot(e.clientX - from.x, e.clientY - from.y) < FAR) return;
    if (!ghost) begin();
    ghost.style.left = `${e.clientX}px`;
    ghost.style.top = `${e.clientY}px`;
  }
  function drop(e) {
    const pulled = Boolean(ghost), token = ctx.get("head").token;
    end();
    if (!pulled) return;
    const onto = document.elementFromPoint(e.clientX, e.clientY)?.closest(BOARD);
    if (!onto) return;
    ctx.send({ type: "drop", token });
    onto.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: e.clientX, clientY: e.clientY }));
  }
  const press = (e) => {
    const face = e.target.closest?.(".ck-card-face");
    if (!face || e.button !== 0 || e.pointerType === "touch" || face.closest(".ck-idle")) return;
    from = { face, x: e.clientX, y: e.clientY };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", end);
  };
  root.addEventListener("pointerdown", press);
  return () => {
    end();
    root.removeEventListener("pointerdown", press);
  };
}

// widgets/churchill_widgets/page/static/side.js
var AIM = "M8 1.5V5M8 11V14.5M1.5 8H5M11 8H14.5M8 4.2A3.8 3.8 0 1 0 8 11.8A3.8 3.8 0 1 0 8 4.2";
var LINES = 120;
var BEFORE = 20;
var totals = (rows) => h("span", { class: "ck-totals" }, rows.map((r) => h("span", { class: `ck-total ck-of-${r.seat}`, key: r.seat }, sign(r.seat), h("b", {}, r.total))));
var totalsTold = (t, rows) => `${t["score-sum"]}. ${rows.map((r) => `${r.name}: ${r.total}`).join(", ")}`;
function readTo(ctx) {
  const { key } = ctx.get("head"), { standing } = ctx.log, inSight = ctx.sideShown === "log" && (ctx.drawer || !ctx.narrow());
  if (inSight || ctx.read?.key !== key || ctx.read.lines > standing) ctx.read = { key, lines: inSight ? standing : 0 };
  return ctx.read.lines;
}
function sidePanel(ctx) {
  const { t, get, log } = ctx;
  const scores = get("scores"), head = get("head");
  const since = Math.max(head.fresh, readTo(ctx));
  const fresh = head.fresh > 0 && head.stage !== "over" ? log.standing - since : 0;
  const tab = (which, label, ...inside) => h("button", { key: which, type: "button", class: `ck-tab ck-side-${which}`, "aria-pressed": ctx.sideShown === which ? "true" : "false", "aria-label": label, title: label, onclick: () => ctx.side(which) }, inside);
  return [
    h(
      "div",
      { class: "ck-tabset", key: "tabs" },
      advises(ctx) ? tab("adviser", t["tutor-title"], t["tutor-title"]) : null,
      tab("log", fresh ? `${t.log}. ${t.news}: ${fresh}` : t.log, t.log, fresh && ctx.sideShown !== "log" ? h("b", { class: "ck-new-lines" }, `+${fresh}`) : null),
      tab("scores", totalsTold(t, scores.rows || []), h("span", { class: "ck-tab-word" }, t.scores), totals(scores.rows || [])),
      h("button", { class: "ck-drawer-close", key: "close", type: "button", "aria-label": t.close, onclick: () => ctx.openDrawer(false) }, "×")
    ),
    adviserPanel(ctx),
    h("div", { class: "ck-log-box", key: "log", tabindex: "0", role: "region", "aria-label": t.log, hidden: ctx.sideShown !== "log" || null }, logList(ctx)),
    h(
      "div",
      { class: "ck-scores", key: "scores", hidden: ctx.sideShown !== "scores" || null },
      h("p", { class: "ck-quiet" }, prose(ctx, t["score-sum"])),
      (scores.rows || []).map((r) => h(
        "details",
        {
          key: r.seat,
          open: ctx.narrow() || null,
          // a page of its own has the room for them
          class: `ck-score ck-of-${r.seat}`
        },
        h("summary", {}, sign(r.seat), h("b", {}, r.name), h("span", { class: "ck-quiet" }, words(ctx, r.more)), h("b", { class: "ck-sum" }, r.total)),
        scoreLines(ctx, r.lines)
      )),
      ifOver(ctx, scores.now)
    )
  ];
}
var ifOver = (ctx, now) => now ? h("p", { class: "ck-if-over", key: "now" }, cited(ctx, now.text, now.rule)) : null;
function scoreLines(ctx, lines2) {
  const { t } = ctx;
  return h(
    "table",
    { class: "ck-parts" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t["score-letter"]), h("th", { scope: "col" }, t["score-what"]), h("th", { scope: "col" }, t["score-points"]))),
    h("tbody", {}, lines2.map(([letter, amount, what]) => h("tr", {}, h("td", {}, chip(letter)), h("th", { scope: "row" }, prose(ctx, what)), h("td", {}, signed(amount)))))
  );
}
function logList(ctx) {
  const { t, log, get } = ctx;
  const fresh = get("head").fresh || 0;
  const story = get("story"), looked = story.kind === "timeline" ? story.line : log.standing;
  const first = Math.max(0, Math.min(log.lines.length - ctx.logShown, looked - BEFORE));
  const rows = [];
  const undone = log.lines.length - log.standing, folded = undone > 0 && !ctx.undoneShown;
  if (undone > 0) rows.push(h(
    "li",
    { key: "undone", class: "ck-line ck-undone" },
    h("button", { class: "ck-show-undone", type: "button", "aria-expanded": folded ? "false" : "true", onclick: () => {
      ctx.undoneShown = folded;
      ctx.redraw();
    } }, `${t["undone-lines"]}: ${undone}`)
  ));
  for (let i = (folded ? log.standing : log.lines.length) - 1; i >= first; i -= 1) rows.push(logLine(ctx, log.lines[i], i, i >= log.standing, fresh > 0 && i >= fresh));
  return [
    h(
      "div",
      { class: "ck-log", key: "list", role: "log", "aria-live": "polite", "aria-relevant": "additions", "aria-label": t.log },
      h("ol", { reversed: true, "data-rove": "" }, rows)
    ),
    first > 0 ? h("button", { class: "ck-earlier", key: "more", type: "button", onclick: () => {
      ctx.logShown += 200;
      ctx.redraw();
    } }, t["log-earlier"]) : null
  ];
}
function logLine(ctx, line2, i, undone, fresh) {
  const { t } = ctx, said2 = prose(ctx, line2.t, true);
  const more2 = line2.b ? h("button", { class: "ck-more", type: "button", "aria-expanded": "false", "aria-label": t.breakdown, onclick: toggleParts }) : null;
  const text = [sign(line2.s), h("span", { class: "ck-line-text" }, undone ? h("s", {}, said2) : said2, undone ? h("span", { class: "ck-unseen" }, ` (${t.undone})`) : null, points(ctx, line2.d), " ", h("span", { class: "ck-line-end" }, chip(line2.r), more2))];
  return h(
    "li",
    { key: i, class: `ck-line ck-line-${line2.k}${undone ? " ck-undone" : fresh ? " ck-fresh" : ""}${line2.x ? " ck-minor" : line2.w ? " ck-major" : ""}${i === ctx.get("story").line ? " ck-now" : ""}`, onclick: (e) => {
      if (!e.target.closest("button, a, .ck-term, .ck-parts")) goTo(ctx, i);
    } },
    h(
      "div",
      {},
      text,
      line2.p ? h("button", { class: "ck-line-page", type: "button", onclick: () => show(ctx, { type: "look", line: i }) }, t["story-page"]) : null,
      h("button", { class: "ck-line-go", type: "button", "aria-label": t["timeline-go"], title: t["timeline-go"], tabindex: "-1", onclick: () => goTo(ctx, i) }, h("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: AIM })))
    ),
    line2.b ? h("div", { hidden: true }, breakdown(ctx, line2.b)) : null
  );
}
var points = (ctx, found) => found ? h("span", { class: "ck-line-points" }, ` ${ctx.t["score-points"]}:`, changed(found)) : null;
var goTo = (ctx, line2) => show(ctx, { type: "timeline", what: "line", line: line2 });
function show(ctx, what) {
  if (ctx.drawer) ctx.openDrawer(false);
  ctx.send(what);
}
function toggleParts(e) {
  const parts2 = e.target.closest("li > div").nextElementSibling;
  parts2.hidden = !parts2.hidden;
  e.target.setAttribute("aria-expanded", parts2.hidden ? "false" : "true");
}

// widgets/churchill_widgets/page/static/timeline.js
var UNITS = ["beat", "move", "turn", "round"];
var NAMED = /^#move=(.*)$/;
var ask = (ctx, what, more2) => ctx.send({ type: "timeline", what, ...more2 });
function timelinePanel(ctx) {
  const { t } = ctx, story = ctx.get("story"), line2 = story.timeline;
  const unit = UNITS.includes(ctx.leafBy) ? ctx.leafBy : "move";
  const to = (way) => ask(ctx, "step", { unit, way });
  const help = t[line2.branch ? "timeline-branch-help" : "timeline-branch-none"];
  return h(
    "section",
    { class: "ck-timeline", key: "timeline", "aria-label": t["timeline-title"] },
    h(
      "div",
      { class: "ck-story-head" },
      h("h2", {}, t["timeline-title"]),
      h("span", { class: "ck-story-progress" }, line2.at),
      h("button", { class: "ck-timeline-close", type: "button", title: `${t["timeline-close"]} (Esc)`, onclick: () => ask(ctx, "close") }, t["timeline-close"])
    ),
    h(
      "div",
      { class: "ck-timeline-line", key: "line" },
      h("input", {
        class: "ck-timeline-slider",
        type: "range",
        min: 0,
        max: line2.moves,
        step: 1,
        value: line2.move,
        "aria-label": t["timeline-slider"],
        "aria-valuetext": line2.at,
        onchange: (e) => ask(ctx, "to", { move: Number(e.target.value) })
      }),
      h("div", { class: "ck-timeline-marks", "aria-hidden": "true" }, spread(line2.marks, line2.moves, room).map(([n, label, at]) => h("span", { key: n, style: `left: ${at.toFixed(1)}%`, onclick: () => ask(ctx, "to", { move: n }) }, label)))
    ),
    h(
      "div",
      { class: "ck-story-controls", role: "toolbar", "aria-label": t["timeline-title"], key: "controls" },
      control("ck-timeline-prev", t["timeline-prev"], "←", () => to(-1), "back", { disabled: line2.first || null }),
      control("ck-timeline-play", line2.playing ? t["timeline-stop"] : t["timeline-play"], "␣", () => ask(ctx, line2.playing ? "stop" : "play"), line2.playing ? "pause" : "on"),
      control("ck-timeline-next", t["timeline-next"], "→", () => to(1), "step", { disabled: line2.last || null }),
      h("label", { class: "ck-pace-label" }, `${t["timeline-by"]} `, h(
        "select",
        { class: "ck-timeline-by", value: unit, onchange: (e) => {
          ctx.leafBy = e.target.value;
          ctx.redraw();
        } },
        UNITS.map((u) => h("option", { value: u, selected: u === unit || null }, t[`timeline-by-${u}`]))
      )),
      h("button", { class: "ck-timeline-branch", key: "branch", type: "button", title: help, disabled: line2.branch ? null : true, onclick: () => ask(ctx, "branch") }, t["timeline-branch"])
    ),
    caption(ctx, story),
    h("p", { class: "ck-quiet" }, help),
    details(ctx, story),
    paceField(ctx)
  );
}
function room(label) {
  const wide = (document.querySelector(".ck-ask")?.clientWidth || window.innerWidth) - 46;
  return 100 * (8 * label.length + 12) / wide;
}
function spread(marks, moves, wide = () => 17) {
  const whole = beside2(marks, moves, wide);
  if (whole.length === marks.length) return whole;
  const brief2 = beside2(briefly(marks), moves, wide);
  return brief2.length > whole.length ? brief2 : whole;
}
var briefly = (marks) => marks.map(([n, label], i) => [n, i && /\d+/.exec(label)?.[0] || label]);
function beside2(marks, moves, wide) {
  const shown = [];
  let free = 0;
  for (const [n, label] of marks) {
    const at = Math.max(0, Math.min(moves ? 100 * n / moves : 0, 100 - wide(label)));
    if (at < free) continue;
    shown.push([n, label, at]);
    free = at + wide(label);
  }
  return shown;
}
function timelineKey(ctx, e) {
  const story = ctx.get("story");
  if (story.kind !== "timeline") return false;
  if (e.target.matches?.("select, input[type=range]") && e.key !== "Escape") return false;
  if (e.key === " " && e.target.closest?.("button, summary, a")) return false;
  const unit = UNITS.includes(ctx.leafBy) ? ctx.leafBy : "move";
  const act2 = {
    ArrowRight: ["step", { unit, way: 1 }],
    ArrowLeft: ["step", { unit, way: -1 }],
    ArrowDown: ["step", { unit: "round", way: 1 }],
    ArrowUp: ["step", { unit: "round", way: -1 }],
    Home: ["edge", { way: -1 }],
    End: ["edge", { way: 1 }],
    " ": [story.timeline.playing ? "stop" : "play", {}],
    Escape: ["close", {}]
  }[e.key];
  if (!act2) return false;
  ask(ctx, ...act2);
  return true;
}
function addressMove(where = window.location) {
  const found = NAMED.exec(where.hash || "");
  if (!found) return null;
  return /^\d{1,6}$/.test(found[1]) ? Number(found[1]) : found[1].slice(0, 20);
}
function nameMove(story, where = window) {
  const wanted = story.kind === "timeline" ? `#move=${story.timeline.move}` : "";
  const now = where.location.hash || "";
  if (wanted === now || !wanted && !NAMED.test(now)) return;
  where.history.replaceState(where.history.state, "", `${where.location.pathname}${where.location.search}${wanted}`);
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
    const field = document.createElement("textarea");
    field.value = text;
    button.after(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    button.focus();
    done();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, by);
  else by();
}

// widgets/churchill_widgets/page/static/together.js
var TABLES = "churchill_kit/tables";
var MOST2 = 100;
var LINK = /^#(seat|watch)=(.*)$/;
function secretOf(where = window.location) {
  return LINK.exec(where.hash || "")?.[2].slice(0, 100) ?? null;
}
var bare = () => window.location.pathname + window.location.search;
var linkTo = (role, secret) => `${window.location.origin}${bare()}#${role}=${secret}`;
var myTables = {
  all() {
    const found = readStore("localStorage", TABLES, []);
    return Array.isArray(found) ? found.filter((t) => t && typeof t.secret === "string") : [];
  },
  put(secret, role) {
    writeStore("localStorage", TABLES, [{ secret, role }, ...myTables.all().filter((t) => t.secret !== secret)].slice(0, MOST2));
  },
  drop(secret) {
    writeStore("localStorage", TABLES, myTables.all().filter((t) => t.secret !== secret));
  }
};
function tableCame(ctxs, msg) {
  if (msg.type === "table") {
    myTables.put(msg.secret, msg.role);
    window.history.replaceState(null, "", `${bare()}#${msg.role}=${msg.secret}`);
    ctxs.forEach((ctx) => {
      ctx.joining = null;
      ctx.tableOpen = null;
    });
  } else if (msg.type === "gone") myTables.drop(secretOf() || "");
  else if (msg.type === "seats") {
    ctxs.forEach((ctx) => {
      ctx.joining = msg;
      ctx.redraw();
    });
    setTimeout(() => document.querySelector(".ck-free-seat")?.focus());
  } else return false;
  return true;
}
function forgetAddress() {
  if (LINK.test(window.location.hash)) window.history.replaceState(null, "", bare());
}
var act = (ctx, what, more2 = {}) => ctx.send({ type: "shared", what, ...more2 });
function togetherPage(ctx, setup) {
  const { t, get } = ctx;
  const offer = get("start").together || {};
  const join = () => {
    const field = document.getElementById("ck-f-code");
    if (field?.value.trim()) act(ctx, "look", { code: field.value });
    else field?.focus();
  };
  return h(
    "section",
    { class: "ck-together ck-card-box", key: "together", "aria-labelledby": "ck-together-h" },
    h("h2", { id: "ck-together-h" }, t["shared-title"]),
    h(
      "div",
      { class: "ck-together-ways" },
      h(
        "div",
        {},
        h("p", {}, t["shared-about"]),
        h("button", { class: "ck-table-open", type: "button", onclick: () => act(ctx, "open", { setup: setup(), pace: ctx.form.pace || "", hook: ctx.form.hook || "" }) }, t["shared-open"]),
        h("label", { class: "ck-open-pace" }, t["shared-pace"], " ", h(
          "select",
          { class: "ck-table-pace", onchange: (e) => {
            ctx.form.pace = e.target.value;
          } },
          (offer.paces || []).map((p) => h("option", { key: p, value: p, selected: p === (ctx.form.pace || "") }, t[`shared-pace-${p || "now"}`]))
        )),
        offer.about ? h("p", { class: "ck-quiet" }, prose(ctx, offer.about)) : null,
        h(
          "details",
          { class: "ck-open-hook", key: "hook" },
          h("summary", {}, t["shared-hook"]),
          h("p", { class: "ck-quiet", id: "ck-open-hook-about" }, t["shared-hook-about"]),
          h("input", {
            class: "ck-table-hook",
            type: "url",
            maxlength: 400,
            autocomplete: "off",
            "aria-label": t["shared-hook"],
            "aria-describedby": "ck-open-hook-about",
            oninput: (e) => {
              ctx.form.hook = e.target.value;
            }
          })
        )
      ),
      h(
        "div",
        {},
        h("label", { for: "ck-f-code" }, t["shared-code"]),
        h(
          "div",
          { class: "ck-join-row" },
          h("input", {
            id: "ck-f-code",
            class: "ck-table-code-field",
            autocomplete: "off",
            autocapitalize: "characters",
            spellcheck: "false",
            maxlength: 20,
            "aria-describedby": "ck-code-help",
            onkeydown: (e) => {
              if (e.key === "Enter") {
                join();
                e.preventDefault();
              }
            }
          }),
          h("button", { class: "ck-table-join", type: "button", onclick: join }, t["shared-join"])
        ),
        h("p", { class: "ck-quiet", id: "ck-code-help" }, t["shared-code-help"]),
        freeSeats(ctx)
      )
    )
  );
}
function freeSeats(ctx) {
  const { t, joining } = ctx;
  if (!joining) return null;
  return h(
    "div",
    { class: "ck-free", key: "free", role: "group", "aria-labelledby": "ck-free-h" },
    h("p", { id: "ck-free-h" }, h("b", {}, joining.title), " ", t["shared-free"]),
    joining.seats.map(([seat, label]) => h("button", {
      class: `ck-free-seat ck-free-${seat}`,
      key: seat,
      type: "button",
      onclick: () => act(ctx, "join", { code: joining.code, seat })
    }, label))
  );
}
var told2 = "";
function myTablesPage(ctx) {
  const { t, get } = ctx;
  const secrets = myTables.all().map((table) => table.secret);
  if (secrets.join() !== told2) {
    told2 = secrets.join();
    setTimeout(() => act(ctx, "mine", { secrets }), told2 ? 200 : 0);
  }
  const tables = get("start").together?.tables || [];
  if (!tables.length) return null;
  const go = (table) => act(ctx, "enter", { secret: table.secret });
  const forget = (table) => {
    myTables.drop(table.secret);
    ctx.redraw();
  };
  return h(
    "section",
    { class: "ck-my-tables ck-card-box", key: "tables", "aria-labelledby": "ck-my-tables-h" },
    h("h2", { id: "ck-my-tables-h" }, t["shared-mine"]),
    h("ul", {}, tables.map((table) => h(
      "li",
      { key: table.secret, class: `ck-my-table${table.yours ? " ck-yours" : ""}` },
      h("div", {}, h("b", {}, table.name), table.seat ? ` · ${table.seat}` : "", h("p", { class: table.yours ? "" : "ck-quiet" }, table.line)),
      h("button", { class: "ck-table-go", type: "button", "aria-label": `${t["shared-mine-go"]}: ${table.name}, ${table.line}`, onclick: () => go(table) }, t["shared-mine-go"]),
      h("button", { class: "ck-table-forget ck-plain", type: "button", title: t["shared-mine-forget"], "aria-label": `${t["shared-mine-forget"]}: ${table.name}`, onclick: () => forget(table) }, "×")
    )))
  );
}
function readAnew() {
  told2 = "";
}
function tableBar(ctx) {
  const { t, get } = ctx;
  const table = get("shared");
  if (!table.seats) return null;
  const open = isOpen2(ctx, table);
  return h(
    "section",
    { class: "ck-table-bar", key: "table", "aria-label": t["shared-bar"] },
    h("ul", { class: "ck-present" }, table.seats.map((seat) => present(ctx, seat))),
    table.seat || table.owner ? null : h("span", { class: "ck-quiet ck-table-watching", key: "watching" }, t["shared-watching"]),
    table.views.length ? looks(ctx, table) : null,
    table.seat || table.owner ? h("button", {
      class: "ck-table-more",
      key: "more",
      type: "button",
      "aria-expanded": String(open),
      "aria-controls": "ck-table-panel",
      onclick: () => {
        ctx.tableOpen = !open;
        ctx.redraw();
      }
    }, table.seats.some((s) => s.free) && table.owner ? t["shared-invite"] : t["shared-table"]) : null,
    h("div", { class: "ck-table-said", key: "said", role: "status", "aria-live": "polite" }, table.undo ? undoAsked(ctx, table.undo) : null),
    h(
      "div",
      { class: "ck-unseen", key: "lines", role: "log", "aria-live": "polite", "aria-label": t["shared-lines"] },
      table.seats.filter((s) => s.line && !s.own).map((s) => h("p", { key: `${s.id}:${s.line}` }, `${s.name || s.label}: ${s.line}`))
    ),
    open ? panel(ctx, table) : null
  );
}
function isOpen2(ctx, table) {
  if (ctx.tableOpen === void 0 || ctx.tableOpen === null) {
    if (inviting(table)) return true;
    if (document.querySelector(".ck-table-panel:is(:focus-within, :hover)")) ctx.tableOpen = true;
  }
  return Boolean(ctx.tableOpen);
}
var inviting = (table) => Boolean(table.links) && table.moves === 0 && table.seats.some((s) => s.free);
var tablePanelOpen = (ctx) => Boolean(ctx.get("shared").seats) && isOpen2(ctx, ctx.get("shared"));
function present(ctx, seat) {
  const { t } = ctx;
  return h(
    "li",
    { key: seat.id, class: `ck-chair ck-of-${seat.id}${seat.turn ? " ck-chair-turn" : ""}${seat.own ? " ck-own" : ""}` },
    sign(seat.id),
    h("b", {}, seat.label),
    seat.own ? ` (${t["shared-you"]})` : "",
    seat.name ? ` ${seat.name}` : "",
    " ",
    h("span", { class: "ck-dot", "aria-hidden": "true" }, seat.person ? seat.here ? "●" : "○" : "▸"),
    " ",
    h("span", { class: `ck-present-${seat.id} ck-quiet` }, seat.present),
    seat.turn ? h("span", { class: "ck-turn-of" }, ` ${t["shared-turn"]} · ${seat.since}`) : null,
    seat.line ? h("q", { class: "ck-line-said", key: "line", title: seat.line }, seat.line) : null
  );
}
function looks(ctx, table) {
  const { t } = ctx;
  return h(
    "label",
    { class: "ck-looks", key: "looks" },
    h("span", {}, t["shared-look"], " "),
    h(
      "select",
      { class: "ck-look-as", onchange: (e) => act(ctx, "look_as", { seat: e.target.value }) },
      [["", t["shared-look-none"]], ...table.views].map(([seat, label]) => h("option", { key: seat, value: seat, selected: seat === table.looks }, label))
    )
  );
}
function undoAsked(ctx, undo) {
  const { t } = ctx;
  const button = (cls, words2, agree) => h("button", { class: cls, key: cls, type: "button", onclick: () => act(ctx, "answer", { agree }) }, words2);
  return [
    h("span", { key: "text" }, undo.text),
    " ",
    undo.may ? [button("ck-undo-agree", t["shared-agree"], true), " ", button("ck-undo-refuse", t["shared-refuse"], false)] : null,
    undo.mine ? button("ck-undo-withdraw", t["shared-withdraw"], false) : null
  ];
}
function panel(ctx, table) {
  const { t } = ctx;
  const own = table.seats.find((s) => s.own);
  return h(
    "div",
    { class: "ck-table-panel", id: "ck-table-panel", key: "panel", role: "region", "aria-label": t["shared-table"] },
    table.links && !table.over ? invitations(ctx, table) : null,
    own && table.chat ? lineField(ctx, "say", "ck-say-field", t["shared-say"], t["shared-say-send"], 200, (value) => act(ctx, "say", { text: value, request: Math.random().toString(36).slice(2) }), true) : null,
    h("ul", { class: "ck-handing", key: "handing" }, table.seats.filter((s) => s.may && !s.free).map((s) => h(
      "li",
      { key: s.id },
      s.person ? h("button", { class: `ck-bot-${s.id}`, type: "button", title: t["shared-bot-about"], onclick: () => act(ctx, "bot", { seat: s.id }) }, `${t["shared-bot"]}: ${s.label}`) : h("button", { class: `ck-back-${s.id}`, type: "button", onclick: () => act(ctx, "back", { seat: s.id }) }, `${t["shared-back"]}: ${s.label}`)
    ))),
    own ? lineField(ctx, "name", "ck-own-name", t["shared-name"], t["shared-name-keep"], 40, (name) => act(ctx, "rename", { name }), false, own.name) : null,
    own ? h(
      "details",
      { key: "hook" },
      h("summary", {}, t["shared-hook"]),
      h("p", { class: "ck-quiet" }, t["shared-hook-about"]),
      lineField(ctx, "hook", "ck-hook-field", t["shared-hook"], t["shared-name-keep"], 400, (address) => act(ctx, "hook", { address }), false, table.hook)
    ) : null,
    table.owner ? settings(ctx, table) : null,
    h("button", { class: "ck-table-close", key: "close", type: "button", onclick: () => {
      ctx.tableOpen = false;
      ctx.focusNext = ".ck-table-more";
      ctx.redraw();
    } }, t["shared-close"])
  );
}
function lineField(ctx, key, cls, label, words2, most, done, clears = false, kept2 = "") {
  const { t } = ctx;
  const give = (field) => {
    done(field.value);
    if (clears) field.value = "";
    else {
      ctx.tableKept = [key, field.value.trim()];
      ctx.redraw();
    }
  };
  const said2 = ctx.tableKept?.[0] === key && ctx.tableKept[1] === kept2 ? t["shared-kept"] : "";
  const enter = (e) => {
    if (e.key !== "Enter") return;
    give(e.target);
    e.preventDefault();
  };
  return h(
    "div",
    { class: "ck-line-field", key },
    h("label", { for: `ck-f-${key}` }, label),
    h("input", { id: `ck-f-${key}`, class: cls, maxlength: most, autocomplete: "off", value: clears ? void 0 : kept2, onkeydown: enter }),
    h("button", { class: `${cls}-send`, type: "button", onclick: (e) => give(e.target.parentNode.querySelector("input")) }, words2),
    clears ? null : h("p", { class: "ck-quiet ck-kept", role: "status", "aria-live": "polite" }, said2)
  );
}
function settings(ctx, table) {
  const { t } = ctx;
  const box = (name) => h("label", { class: "ck-check", key: name }, h("input", { type: "checkbox", class: `ck-set-${name}`, checked: table[name], onchange: (e) => act(ctx, "set", { [name]: e.target.checked }) }), " ", t[`shared-${name}`]);
  return h(
    "details",
    { class: "ck-table-settings", key: "settings" },
    h("summary", {}, t["shared-settings"]),
    box("chat"),
    box("hands"),
    h("label", { key: "pace" }, t["shared-pace"], " ", h(
      "select",
      { class: "ck-set-pace", onchange: (e) => act(ctx, "set", { pace: e.target.value }) },
      table.paces.map((p) => h("option", { key: p, value: p, selected: p === table.pace }, t[`shared-pace-${p || "now"}`]))
    )),
    h("ul", { key: "free" }, table.seats.filter((s) => s.taken_by).map((s) => h(
      "li",
      { key: s.id },
      h("button", { class: `ck-new-link-${s.id}`, type: "button", onclick: () => act(ctx, "free", { seat: s.id }) }, `${t["shared-new-link"]}: ${s.label}`)
    ))),
    ctx.deleting ? h(
      "div",
      { class: "ck-game-row ck-game-sure", key: "sure", role: "group", "aria-label": t["shared-delete-sure"] },
      h("span", {}, t["shared-delete-sure"]),
      h("button", { class: "ck-table-delete-it", type: "button", onclick: () => {
        ctx.deleting = false;
        act(ctx, "delete");
      } }, t["shared-delete-it"]),
      h("button", { class: "ck-leave-it", type: "button", onclick: () => {
        ctx.deleting = false;
        ctx.redraw();
      } }, t["shared-leave-it"])
    ) : h("button", { class: "ck-table-delete", key: "delete", type: "button", onclick: () => {
      ctx.deleting = true;
      ctx.focusNext = ".ck-table-delete-it";
      ctx.redraw();
    } }, t["shared-delete"])
  );
}
function rematchButton(ctx) {
  const { t, get } = ctx;
  const table = get("shared");
  if (!table.seats || !(table.seat || table.owner)) return null;
  return h("button", { class: "ck-rematch ck-main", key: "rematch", type: "button", onclick: () => act(ctx, "rematch") }, table.rematch ? t["shared-rematch-go"] : t["shared-rematch"]);
}
function invitations(ctx, table) {
  const { t } = ctx;
  const { code, seats, watch } = table.links;
  const label = (id) => table.seats.find((s) => s.id === id);
  const row2 = (key, cls, words2, role, secret) => h(
    "li",
    { key },
    h("a", { class: cls, href: linkTo(role, secret), onclick: (e) => e.preventDefault() }, words2),
    h("button", { class: "ck-copy-link ck-plain", type: "button", "aria-label": `${t["shared-copy"]}: ${words2}`, onclick: (e) => copy(e.target, linkTo(role, secret), { copy: t["shared-copy"], copied: t["shared-copied"] }) }, t["shared-copy"])
  );
  return h(
    "div",
    { class: "ck-invitations", key: "links" },
    h("p", {}, t["shared-invite-about"]),
    h("p", { class: "ck-table-code-line" }, `${t["shared-code"]}: `, h("b", { class: "ck-table-code" }, code)),
    h(
      "ul",
      { class: "ck-links" },
      Object.entries(seats).map(([seat, secret]) => row2(seat, `ck-seat-link-${seat}`, `${t["shared-link"]}: ${label(seat)?.label || seat}${label(seat)?.free ? "" : ` (${t["shared-taken"]})`}`, "seat", secret)),
      row2("watch", "ck-watch-link", t["shared-watch-link"], "watch", watch)
    ),
    h("p", { class: "ck-quiet" }, t["shared-own-link-about"])
  );
}

// widgets/churchill_widgets/page/static/end.js
function endPanel(ctx) {
  const { t, get } = ctx;
  const end = get("end");
  if (!end.seats) return [];
  const [same2, ...others] = end.next || [];
  const leaf = () => toTimeline(ctx, { what: "open" });
  return [
    h(
      "div",
      { class: `ck-result ck-of-${end.winner}`, key: "result", role: "region", "aria-labelledby": "ck-end-h", tabindex: "-1" },
      h("h2", { id: "ck-end-h" }, end.winners.map(sign), end.title),
      end.place ? h("p", { class: "ck-own-place" }, prose(ctx, end.place)) : null,
      h("p", { class: "ck-ending" }, cited(ctx, end.sentence, end.rule)),
      h("p", {}, prose(ctx, end.about), end.tiebreak ? [" ", prose(ctx, end.tiebreak)] : ""),
      end.to_win ? h("p", { class: "ck-end-to-win" }, prose(ctx, end.to_win)) : null,
      h("div", { class: "ck-podium" }, end.seats.map((s) => h(
        "div",
        { class: `ck-place ck-of-${s.id}${s.own ? " ck-own" : ""}`, key: s.id },
        h("div", { class: "ck-place-name" }, sign(s.id), s.name),
        h("div", { class: "ck-place-score" }, s.score),
        end.adjusted ? h("div", { class: "ck-quiet" }, h("div", {}, `${t["points-before"]}: ${s.before}`), h("div", {}, prose(ctx, `${t.adjustments}: ${signed(s.adjustment)}`))) : null
      ))),
      end.sources ? h("p", { class: "ck-end-sources" }, prose(ctx, end.sources)) : null,
      h(
        "p",
        { class: "ck-end-row" },
        same2 ? nextGame(ctx, same2, "ck-main") : null,
        rematchButton(ctx),
        h("button", { class: "ck-end-leaf", type: "button", onclick: leaf }, t["end-leaf"]),
        h("button", { class: `ck-again${same2 ? "" : " ck-main"}`, type: "button", onclick: () => ctx.leave() }, t.again)
      ),
      others.length ? h(
        "p",
        { class: "ck-end-row ck-end-next", key: "next" },
        h("span", { class: "ck-quiet" }, t["end-next"]),
        others.map((game) => nextGame(ctx, game))
      ) : null,
      lookingBack(ctx, end.back),
      costs(ctx, end.costs),
      h("h3", {}, t.chart),
      chart(t, end.chart),
      end.chart.rows.length > 1 ? [h("h3", {}, t["end-rounds"]), roundTable(t, end.chart)] : null,
      // one round is the game
      h("h3", {}, t.scores),
      // On a telephone one's own lines: those of the others are a touch away.
      h("div", { class: "ck-lines" }, end.seats.map((s) => h(
        "details",
        { key: s.id, class: `ck-of-${s.id}`, open: s.own || window.innerWidth > 640 || null },
        h("summary", {}, h("h4", {}, sign(s.id), `${s.name}: ${s.score}`)),
        scoreLines(ctx, s.adjustment ? [...s.lines, [end.rule, s.adjustment, t.adjustments]] : s.lines)
      )))
    )
  ];
}
var nextGame = (ctx, game, look = "") => h("button", { class: look || null, type: "button", key: game.text, onclick: () => ctx.send({ type: "start", setup: game.setup }) }, game.text);
var TONES = { good: "▲ ", bad: "▼ " };
function lookingBack(ctx, back) {
  const { t } = ctx;
  if (!back) return h("p", { class: "ck-quiet", key: "back", role: "status" }, t["end-looking"]);
  return h(
    "div",
    { class: "ck-looked", key: "back" },
    back.title ? h(
      "section",
      { class: "ck-turns" },
      h("h3", {}, back.title),
      back.turns.length ? h("ol", {}, back.turns.map((turn) => h(
        "li",
        { key: turn.line, class: `ck-turn ck-tone-${turn.tone}` },
        h("p", {}, turn.round ? h("span", { class: "ck-quiet" }, `${turn.round}. `) : null, sign(turn.seat), cited(ctx, turn.text, turn.rule, true)),
        h(
          "p",
          { class: "ck-turn-note" },
          TONES[turn.tone] ? h("b", { "aria-hidden": "true" }, TONES[turn.tone]) : null,
          prose(ctx, turn.note),
          " ",
          momentButton(ctx, { line: turn.line, text: t["end-there"] })
        ),
        turn.parts.length ? h("details", { class: "ck-story-parts" }, h("summary", {}, t["story-parts"]), breakdown(ctx, turn.parts)) : null
      ))) : h("p", {}, t["end-none"])
    ) : null,
    back.learn ? h(
      "section",
      { class: "ck-learn-next" },
      h("h3", {}, t["end-learn"]),
      back.learn.length ? h("ul", {}, back.learn.map((r) => h(
        "li",
        { key: r.rule },
        h("p", {}, h("b", {}, r.title), " ", chip(r.rule)),
        h("p", { class: "ck-quiet" }, r.text, r.moments.map((m) => [" ", momentButton(ctx, m)])),
        r.learn.path ? h("a", { class: "ck-to-chapter", href: passageHref(r.learn.path, r.rule), title: r.learn.about }, r.learn.text) : null
      ))) : h("p", {}, t["end-learn-none"])
    ) : null
  );
}
var momentButton = (ctx, { line: line2, text }) => h("button", { class: "ck-turn-go ck-plain", key: line2, type: "button", onclick: () => toTimeline(ctx, { what: "line", line: line2 }) }, text);
function costs(ctx, found) {
  const { t } = ctx;
  if (found?.asked === void 0) return null;
  const { asked: asked4, moves } = found;
  if (!asked4) return h("p", { key: "costs" }, h("button", { class: "ck-costs-ask", type: "button", onclick: () => ctx.send({ type: "costs" }) }, t["end-costs-ask"]));
  if (!moves) return h("p", { class: "ck-quiet", key: "costs", role: "status" }, found.looking);
  return h(
    "section",
    { class: "ck-costs", key: "costs", "aria-live": "polite" },
    h("h3", {}, t["end-costs"]),
    moves.length ? h("ol", {}, moves.map((m) => h(
      "li",
      { key: m.move, class: "ck-turn ck-tone-bad" },
      h("p", {}, m.round ? h("span", { class: "ck-quiet" }, `${m.round}. `) : null, prose(ctx, m.text)),
      h(
        "p",
        { class: "ck-turn-note" },
        h("b", { "aria-hidden": "true" }, "▼ "),
        prose(ctx, [m.note, m.why, m.own].filter(Boolean).join(" ")),
        " ",
        h("button", { class: "ck-costs-try ck-plain", type: "button", onclick: () => ctx.send({ type: "timeline", what: "again", move: m.move }) }, t["end-costs-try"])
      )
    ))) : h("p", {}, found.none),
    moves.length ? h("p", { class: "ck-quiet" }, t["end-costs-closer"]) : null,
    moves.length && found.kept ? h("p", { class: "ck-quiet" }, t["end-costs-review"], " ", ctx.get("start").index ? h("a", { class: "ck-costs-review", href: notebookHref(ctx.get("start").index) }, t.chapters) : null) : null
  );
}
function toTimeline(ctx, where) {
  ctx.focusNext = ".ck-timeline-play";
  ctx.send({ type: "timeline", ...where });
}
function roundTable(t, c) {
  return h("div", { class: "ck-halt-table" }, h(
    "table",
    { class: "ck-rounds" },
    h("caption", { class: "ck-quiet" }, t["end-brought"]),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t.round), c.seats.map(([seat, n]) => h("th", { scope: "col" }, sign(seat), n)))),
    h("tbody", {}, c.rows.map((row2) => h("tr", { key: row2[0] }, h("th", { scope: "row" }, row2[0]), row2.slice(1).map(([by, after2]) => h("td", { class: "ck-amount" }, h("span", { class: "ck-quiet" }, signed(by)), " ", h("b", {}, after2)))))),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t["end-result"]), c.rows.at(-1).slice(1).map(([, after2]) => h("td", { class: "ck-amount" }, h("b", {}, after2)))))
  ));
}
var APART = 17;
function spreadOut(wanted, least, most, apart3 = APART) {
  const order = wanted.map((y, i) => [y, i]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const at = [];
  for (const [y] of order) at.push(Math.max(y, at.length ? at.at(-1) + apart3 : least));
  for (let i = at.length - 1, limit = most; i >= 0; i -= 1, limit = at[i + 1] - apart3) at[i] = Math.min(at[i], limit);
  const found = [];
  order.forEach(([, i], n) => {
    found[i] = at[n];
  });
  return found;
}
function apartFrom(marks, x, room2) {
  let last = -Infinity;
  return marks.map(([n, label]) => {
    const fits = x(n) - last >= room2(label);
    if (fits) last = x(n);
    return fits;
  });
}
var fitted = () => Math.max(260, Math.min(720, window.innerWidth - 66));
function chart(t, c) {
  const W = fitted(), H = 270, L = 36, T = 16, B = 36;
  const R = Math.max(...c.seats.map(([seat, name]) => 8.6 * `${name} ${c.grown[seat].at(-1)}`.length)) + 32;
  const x = (n) => L + (W - L - R) * (c.moves ? n / c.moves : 0);
  const y = (v) => T + (H - T - B) * (1 - (v - c.low) / (c.top - c.low));
  const ticks = [0, 1, 2, 3, 4].map((i) => Math.round(c.low + (c.top - c.low) * i / 4));
  const last = c.seats.map(([seat, name]) => ({ seat, name, v: c.grown[seat].at(-1) }));
  const heights = spreadOut(last.map((e) => y(e.v)), T, H - B);
  const letters3 = (label) => 8 * label.length + 10;
  const fit = (marks2) => apartFrom([...marks2].reverse(), (n) => -x(n), (label) => letters3(label)).reverse();
  const shorter = [c.marks, briefly(c.marks), c.marks.map(([n, label]) => [n, /\d+/.exec(label)?.[0] || label])];
  const marks = shorter.find((some) => fit(some).every(Boolean)) || shorter[2], named = fit(marks);
  const path = (values) => {
    let d = "";
    values.forEach((v, n) => {
      if (n === 0 || v !== values[n - 1]) d += n === 0 ? `M${x(0)} ${y(v)}` : `H${x(n).toFixed(1)}V${y(v).toFixed(1)}`;
    });
    return `${d}H${x(c.moves)}`;
  };
  return h(
    "svg",
    { class: "ck-chart", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": `${t.chart}. ${last.map((e) => `${e.name}: ${e.v}`).join(", ")}` },
    ticks.map((v) => [
      h("line", { x1: L, x2: W - R, y1: y(v), y2: y(v), class: "c-grid" }),
      h("text", { x: L - 6, y: y(v) + 4, class: "c-tick c-end" }, v)
    ]),
    marks.map(([n, label], i) => [
      h("line", { x1: x(n), x2: x(n), y1: T, y2: H - B, class: "c-mark" }),
      named[i] ? h("text", { x: x(n) + 4, y: H - B + 16, class: "c-tick" }, label) : null
    ]),
    c.seats.map(([seat, , dash]) => h("path", { key: seat, d: path(c.grown[seat]), class: `c-line ck-stroke-${seat}`, "stroke-dasharray": dash || null })),
    last.map((e, i) => [
      h("path", { key: `${e.seat}l`, d: `M${W - R} ${y(e.v)}L${W - R + 10} ${heights[i]}`, class: `c-lead ck-stroke-${e.seat}` }),
      h("path", { key: `${e.seat}s`, d: signPath(e.seat) || "", "fill-rule": "evenodd", class: `ck-fill-${e.seat}`, transform: `translate(${W - R + 14} ${heights[i] - 6}) scale(.5)` }),
      h("text", { key: e.seat, x: W - R + 30, y: heights[i] + 4, class: `c-name ck-fill-${e.seat}` }, `${e.name} ${e.v}`)
    ])
  );
}

// widgets/churchill_widgets/page/static/first_minute.js
var WISH = "minute";
var seen = () => plain(wishes.get(WISH, {}));
var minuteWanted = () => wishes.get(WISH, {}) !== false;
var wantMinute = (on) => wishes.set(WISH, on ? {} : false);
function followMinute(ctx) {
  const head = ctx.get("head");
  if (head.key !== ctx.minuteOf) {
    ctx.minuteOf = head.key;
    ctx.minute = null;
    ctx.minuteAsked = ctx.minuteWaits = false;
  }
  if (ctx.minute && head.undo && !ctx.minute.again) closeMinute(ctx);
  if (ctx.minuteAsked || !["play", "story"].includes(head.stage) || head.undo || !minuteWanted() || seen()[head.game]) return;
  ctx.minuteAsked = ctx.minuteWaits = true;
  ctx.send({ type: "minute" });
}
function minuteCame(ctx, { cards: cards2, again, lang, who }) {
  ctx.minuteWaits = false;
  if (cards2.length && (again || !ctx.get("head").undo)) ctx.minute = { cards: cards2, again, lang, who };
  ctx.redraw();
}
function closeMinute(ctx) {
  if (!ctx.minute) return false;
  ctx.minute = null;
  ctx.focusNext = ".ck-story-pause, .ck-action";
  if (minuteWanted()) wishes.set(WISH, { ...seen(), [ctx.get("head").game]: 1 });
  ctx.redraw();
  return true;
}
var atEnd = (cards2) => cards2.scrollLeft + cards2.clientWidth > cards2.scrollWidth - 12;
function minutePage(ctx) {
  const { t, minute } = ctx;
  if (!minute || tablePanelOpen(ctx)) return [];
  if (minute.lang !== t.lang) {
    minute.lang = t.lang;
    ctx.send({ type: "minute", again: minute.again });
  }
  const card = (c, i) => h(
    "li",
    { class: "ck-minute-card", key: i },
    h("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(c.picture)}`, hidden: c.picture ? null : true }),
    h("h3", {}, h("span", { class: "ck-minute-n", "aria-hidden": "true" }, i + 1, h("span", { class: "ck-minute-of" }, `/${minute.cards.length}`)), c.title),
    c.lines.map((line2, n) => h("p", { key: n }, prose(ctx, line2)))
  );
  const skip2 = (e) => {
    if (!ctx.narrow() && !e.target.closest("button, a, .ck-term, .ck-word, .ck-rule")) closeMinute(ctx);
  };
  const turn = (e) => {
    const cards2 = e.target.closest(".ck-first-minute").querySelector(".ck-minute-cards");
    cards2.scrollBy({ left: cards2.firstElementChild.offsetWidth });
  };
  return h(
    "section",
    { class: "ck-first-minute", key: "minute", role: "region", "aria-labelledby": "ck-minute-h", onclick: skip2 },
    h(
      "div",
      { class: "ck-minute-head" },
      h("h2", { id: "ck-minute-h" }, t["minute-title"]),
      minute.who ? h("p", { class: "ck-minute-who" }, prose(ctx, minute.who, true)) : null,
      minute.read ? null : h("button", { class: "ck-minute-next ck-main", key: "next", type: "button", onclick: turn }, t["minute-next"]),
      h("button", { class: "ck-minute-go ck-main", key: "go", type: "button", onclick: () => closeMinute(ctx) }, t["minute-go"])
    ),
    h("ol", { class: "ck-minute-cards", role: "list", onscroll: (e) => {
      if (!minute.read && atEnd(e.target)) {
        minute.read = true;
        ctx.redraw();
      }
    } }, minute.cards.map(card)),
    h(
      "p",
      { class: "ck-minute-foot" },
      h("span", { class: "ck-quiet" }, ctx.narrow() ? t["minute-again-menu"] : t["minute-again"]),
      minute.again ? null : h("button", { class: "ck-minute-off ck-plain", type: "button", onclick: () => {
        wantMinute(false);
        closeMinute(ctx);
      } }, t["minute-off"])
    )
  );
}
function minuteAgain(ctx, close2) {
  const { t } = ctx;
  if (ctx.get("head").stage === "start") return null;
  return h("button", { class: "ck-minute-show", key: "minute", type: "button", onclick: () => {
    close2();
    ctx.send({ type: "minute", again: true });
  } }, t["minute-title"]);
}
function minuteWish(ctx) {
  return h("label", { class: "ck-keys-on", key: "minute-wish" }, h("input", { class: "ck-minute-wish", type: "checkbox", checked: minuteWanted(), onchange: (e) => wantMinute(e.target.checked) }), ctx.t["minute-wish"]);
}

// widgets/churchill_widgets/page/static/games.js
var CALM2 = 300;
var FEW2 = 6;
var LONGEST2 = 80;
var asked3 = /* @__PURE__ */ new Set();
var broken = /* @__PURE__ */ new Map();
var under = "";
function gamesPage(ctx) {
  const { t, get } = ctx;
  const all = get("start").kept || [];
  if (!all.length) return null;
  const mine = ctx.mine ||= { renaming: "", deleting: "", all: false };
  const stored = new Map(kept.all().map((g) => [g.key, g]));
  const shown = mine.all ? all : all.slice(0, FEW2);
  wantPicture(ctx, shown, stored);
  return h(
    "section",
    { class: "ck-games ck-kept ck-card-box", key: "kept", "aria-labelledby": "ck-games-h" },
    h(
      "div",
      { class: "ck-games-head" },
      h("h2", { id: "ck-games-h" }, t["mine-title"]),
      h(
        "label",
        { class: "ck-open-label" },
        h("span", { "aria-hidden": "true" }, t["mine-open"]),
        h("input", { class: "ck-games-open", type: "file", accept: ".json,application/json", "aria-label": t["mine-open"], onchange: (e) => ctx.open(e.target) })
      )
    ),
    h("ul", {}, shown.map((g) => entry(ctx, mine, g, stored.get(g.key)))),
    all.length > shown.length ? h("button", { class: "ck-games-all", type: "button", onclick: () => {
      mine.all = true;
      ctx.redraw();
    } }, `${t["mine-all"]} (${all.length})`) : null
  );
}
function lastGame(ctx) {
  const { t, get } = ctx;
  const { kept: [last] = [], games, game } = get("start"), other = last?.game !== game;
  if (!last?.running || last.broken || broken.has(last.key)) return null;
  return h(
    "div",
    { class: "ck-last", key: "last" },
    h(
      "button",
      { class: `ck-last-go${newHere(ctx) || other ? "" : " ck-main"}`, type: "button", onclick: () => goOn2(ctx, last) },
      t["mine-last"],
      games.length > 1 ? `: ${games.find((g) => g.id === last.game)?.title}` : null
    ),
    h("p", { class: "ck-quiet" }, last.name, ". ", prose(ctx, last.line, true))
  );
}
function entry(ctx, mine, g, stored) {
  const { t } = ctx;
  const wrong = g.broken || broken.get(g.key);
  const say = (what) => `${t[`mine-${what}`]}: ${g.name || wrong}`;
  const small = (what, act2) => h("button", { class: `ck-game-${what} ck-plain`, key: what, type: "button", "aria-label": say(what), onclick: act2 }, t[`mine-${what}`]);
  const set = (what) => {
    Object.assign(mine, { renaming: "", deleting: "" }, what);
    ctx.redraw();
  };
  const remove = h("button", { class: "ck-forget ck-game-delete ck-plain", key: "delete", type: "button", "aria-label": say("delete"), onclick: () => {
    ctx.focusNext = ".ck-leave-it";
    set({ deleting: g.key });
  } }, t["mine-delete"]);
  return h(
    "li",
    { key: g.key, class: `ck-game-entry${wrong ? " ck-game-broken" : ""}`, "data-key": g.key },
    stored?.picture && !wrong ? h("img", { class: "ck-game-picture", key: "picture", alt: "", src: `data:image/svg+xml,${encodeURIComponent(stored.picture)}` }) : h("span", { class: "ck-game-picture", key: "none", "aria-hidden": "true" }),
    h(
      "div",
      { class: "ck-game-about", key: "about" },
      mine.renaming === g.key ? nameField(ctx, g, set) : g.name ? h("h3", { key: "name" }, g.name) : null,
      wrong ? h("p", { class: "ck-wrong", key: "wrong" }, wrong) : [
        h("p", { key: "line" }, prose(ctx, g.line, true)),
        g.scores.length ? h("p", { class: "ck-game-scores", key: "scores" }, g.scores.map(([seat, n]) => h("span", { key: seat }, `${seat} `, h("b", {}, n)))) : null,
        h("p", { class: "ck-quiet", key: "when" }, g.running ? t["mine-running"] : t["mine-finished"], " · ", g.when)
      ],
      mine.deleting === g.key ? sure(ctx, g, set) : h(
        "div",
        { class: "ck-game-row", key: "row" },
        wrong ? null : h("button", { class: `ck-resume${g.running ? "" : " ck-look"}`, key: "go", type: "button", "aria-label": say(g.running ? "go-on" : "look"), onclick: () => goOn2(ctx, g) }, t[g.running ? "mine-go-on" : "mine-look"]),
        wrong ? null : small("copy", () => copy2(ctx, g)),
        wrong || mine.renaming === g.key ? null : small("rename", () => {
          ctx.focusNext = ".ck-game-name";
          set({ renaming: g.key });
        }),
        wrong ? null : small("file", () => ctx.send({ type: "file_of", kept: kept.get(g.key) })),
        remove
      )
    )
  );
}
function goOn2(ctx, g) {
  const game = kept.open(g.key);
  if (game) ctx.send({ type: "resume", kept: game });
}
function copy2(ctx, g) {
  const names2 = new Set((ctx.get("start").kept || []).map((other) => other.name));
  if (kept.copy(g.key, nameOfCopy(g.name, names2, ctx.t["mine-copied"]))) tell2(ctx);
  else ctx.full();
}
function nameOfCopy(name, names2, word) {
  const whole = name.endsWith(`, ${word}`) ? name.length - word.length - 2 : name.lastIndexOf(`, ${word} `);
  const plain2 = whole > 0 && /^\d*$/.test(name.slice(whole + word.length + 3)) ? name.slice(0, whole) : name;
  for (let n = 1; ; n += 1) {
    const tail = `, ${word}${n > 1 ? ` ${n}` : ""}`, room2 = LONGEST2 - tail.length;
    const found = (plain2.length > room2 ? `${plain2.slice(0, room2 - 1).trimEnd()}…` : plain2) + tail;
    if (!names2.has(found)) return found;
  }
}
function nameField(ctx, g, set) {
  const { t } = ctx;
  const done = () => {
    ctx.focusNext = `${entryOf(g.key)} .ck-game-rename`;
    set({});
  };
  const keep = (field) => {
    kept.change(g.key, { name: field.value.trim().slice(0, LONGEST2) });
    done();
    tell2(ctx);
  };
  const key = (e) => {
    if (e.key === "Enter") keep(e.target);
    else if (e.key === "Escape") done();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return h(
    "p",
    { class: "ck-game-naming", key: "naming" },
    h("input", { class: "ck-game-name", "aria-label": t["mine-name"], maxlength: LONGEST2, value: g.name, onfocus: (e) => e.target.select(), onkeydown: key }),
    h("button", { class: "ck-game-keep", type: "button", onclick: (e) => keep(e.target.closest("p").querySelector("input")) }, t["mine-rename"])
  );
}
var entryOf = (key) => `.ck-game-entry[data-key="${CSS.escape(key)}"]`;
function sure(ctx, g, set) {
  const { t } = ctx;
  const gone = () => {
    const all = (ctx.get("start").kept || []).map((other) => other.key), at = all.indexOf(g.key), near = all[at + 1] || all[at - 1];
    ctx.focusNext = near ? `${entryOf(near)} .ck-resume, ${entryOf(near)} .ck-forget` : ".ck-start";
    kept.drop(g.key);
    broken.delete(g.key);
    set({});
    tell2(ctx);
  };
  return h(
    "div",
    { class: "ck-game-row ck-game-sure", key: "sure", role: "group", "aria-label": t["mine-sure"] },
    h("span", {}, t["mine-sure"]),
    h("button", { class: "ck-delete-it", type: "button", onclick: gone }, t["mine-delete-it"]),
    h("button", { class: "ck-leave-it", type: "button", onclick: () => {
      ctx.focusNext = `${entryOf(g.key)} .ck-game-delete`;
      set({});
    } }, t["mine-leave-it"])
  );
}
var tell2 = (ctx) => ctx.send({ type: "kept", kept: kept.heads() });
function wantPicture(ctx, shown, stored) {
  if (under) return;
  const { game } = ctx.get("start");
  const wanted = (g) => g.game === game || g === shown[0];
  const next = shown.find((g) => wanted(g) && !g.broken && !asked3.has(told3(g, stored)) && !stored.get(g.key)?.picture);
  if (!next) return;
  under = next.key;
  asked3.add(told3(next, stored));
  setTimeout(() => {
    const found = kept.get(next.key);
    if (ctx.get("head").stage === "start" && found) ctx.send({ type: "entry", kept: found });
    else {
      asked3.delete(told3(next, stored));
      under = "";
    }
  }, CALM2);
}
var told3 = (g, stored) => `${g.key} ${stored.get(g.key)?.rev}`;
function lookedInto(ctx, { key, broken: sentence, picture, scores, winners, rule }) {
  if (under === key) under = "";
  if (sentence) broken.set(key, sentence);
  else {
    const older = !kept.get(key)?.scores;
    kept.change(key, { picture, scores, winners, rule });
    if (older) tell2(ctx);
  }
  ctx.redraw();
}

// widgets/churchill_widgets/page/static/start.js
var tried = "";
var ledTo = () => /^#(game|first)=([a-z]\w*)$/.exec(window.location.hash);
function startPage(ctx) {
  const { t, get, send, form } = ctx;
  const s = get("start");
  if (!s.scenarios) return [];
  const setSeat = (seat) => (e) => {
    form[`seat-${seat.id}`] = e.target.value;
    send({ type: "form", seats: { [seat.id]: e.target.value } });
  };
  const scenario = form.scenario || s.scenario;
  const about = (s.scenarios.find(([id]) => id === scenario) || ["", "", ""])[2];
  const filled = () => {
    const setup = { game: s.game, scenario, seed: form.seed || "", seats: {}, options: {} };
    for (const seat of s.seats) setup.seats[seat.id] = form[`seat-${seat.id}`] || seat.value;
    for (const o of s.options) {
      const at = form[`option-${o.id}`];
      if (at !== void 0 && o.values) setup.options[o.id] = o.values[at];
    }
    return setup;
  };
  const begin = () => send({ type: "start", setup: filled() });
  const choose = (game) => {
    if (game === s.game) return;
    for (const name of Object.keys(form)) if (name !== "seed") delete form[name];
    send({ type: "form", game });
  };
  const led = ledTo();
  if (led && led[2] !== s.game && led[0] !== tried && s.games.some((g) => g.id === led[2])) {
    tried = led[0];
    setTimeout(() => choose(led[2]));
  } else if (led?.[1] === "game") window.history.replaceState(null, "", window.location.pathname + window.location.search);
  const setScenario = (e) => {
    form.scenario = e.target.value;
    send({ type: "form", scenario: form.scenario });
    ctx.redraw();
  };
  const setOption = (o) => (e) => {
    form[`option-${o.id}`] = e.target.value;
    send({ type: "form", options: { [o.id]: o.values[e.target.value] } });
    ctx.redraw();
  };
  const wrong = (field) => s.errors[field] ? h("p", { class: "ck-wrong", id: `ck-wrong-${field}`, role: "alert" }, prose(ctx, s.errors[field])) : null;
  const select = (field, cls, label, choices, value, extra, act2) => h(
    "div",
    { class: "ck-field", key: field },
    h("label", { for: `ck-f-${field}` }, extra, h("span", {}, words(ctx, label))),
    h("select", {
      id: `ck-f-${field}`,
      class: cls,
      onchange: act2,
      "aria-invalid": s.errors[field] ? "true" : null,
      "aria-describedby": s.errors[field] ? `ck-wrong-${field}` : null
    }, choices.map(([id, text]) => h("option", { value: id, key: id, selected: String(id) === String(form[field] ?? value) }, text))),
    wrong(field)
  );
  const newcomer = newHere(ctx);
  const last = lastGame(ctx), other = last && s.kept[0].game !== s.game;
  const main = newcomer || last && !other ? "" : " ck-main";
  const start = h(
    "div",
    { class: "ck-start-box", key: "start" },
    h("button", { class: `ck-start${main}`, type: "button", onclick: begin }, t.start),
    h(
      "p",
      { class: "ck-quiet" },
      prose(ctx, s.about),
      " ",
      h("button", { class: "ck-to-setup ck-plain", type: "button", onclick: toSetup }, t["to-setup"])
    )
  );
  return [
    s.games.length > 1 ? gamesToChoose(ctx, choose) : null,
    h(
      "div",
      { class: "ck-hero", key: "hero" },
      h(
        "svg",
        { viewBox: "0 0 200 208", class: "ck-emblem", "aria-hidden": "true" },
        s.table.length > 2 ? [54, 34, 12].map((r) => h("circle", { cx: 100, cy: 104, r, class: r === 54 ? "e-table" : "e-ring" })) : [h("rect", { x: 36, y: 52, width: 128, height: 104, rx: 8, class: "e-board" }), h("path", { d: "M36 104H164M78 52V156M122 52V156", class: "e-ring" })],
        // two sides, a board between
        around(s.table).map(([x, y, seat, scale]) => [
          h("line", { x1: 100, y1: 104, x2: 100 + (x - 100) * 0.68, y2: 104 + (y - 104) * 0.68, class: `e-track ck-stroke-${seat}` }),
          h("path", { d: signPath(seat) || DISC, "fill-rule": "evenodd", class: `e-seat ck-fill-${seat}`, transform: `translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})` })
        ])
      ),
      h(
        "div",
        {},
        h("h1", {}, t.title),
        h("p", { class: "ck-subtitle" }, t.subtitle),
        newcomer ? [firstGame(ctx), last, start] : [other ? [start, last] : [last, start], s.tutor ? firstGame(ctx) : null]
      )
    ),
    myTablesPage(ctx),
    gamesPage(ctx),
    togetherPage(ctx, filled),
    h(
      "section",
      { class: "ck-setup ck-card-box", key: "setup", "aria-labelledby": "ck-setup-h" },
      h("h2", { id: "ck-setup-h" }, t.setup),
      h(
        "div",
        { class: "ck-fields" },
        select("game", "ck-game", t.game, s.games.map((g) => [g.id, g.title]), s.game, null, (e) => choose(e.target.value)),
        h(
          "div",
          { class: "ck-span", key: "scen" },
          select("scenario", "ck-scenario", t.scenario, s.scenarios.map(([id, n]) => [id, n]), s.scenario, null, setScenario),
          h("p", { class: "ck-quiet" }, prose(ctx, about))
        ),
        h(
          "fieldset",
          { class: "ck-seats", key: "seats" },
          h("legend", {}, t.seats),
          s.seats.map((seat) => select(`seat-${seat.id}`, `ck-seat-${seat.id} ck-player-${seat.id}`, seat.leader ? `${seat.label} · ${seat.leader}` : seat.label, seat.choices, seat.value, sign(seat.id), setSeat(seat)))
        ),
        h(
          "div",
          { class: "ck-field", key: "seed" },
          h("label", { for: "ck-f-seed" }, t.seed),
          h("input", {
            id: "ck-f-seed",
            class: "ck-seed",
            inputmode: "numeric",
            autocomplete: "off",
            value: form.seed || "",
            oninput: (e) => {
              form.seed = e.target.value;
            },
            onkeydown: (e) => {
              if (e.key === "Enter") begin();
            },
            "aria-invalid": s.errors.seed ? "true" : null,
            "aria-describedby": s.errors.seed ? "ck-wrong-seed" : "ck-seed-help"
          }),
          wrong("seed"),
          h("p", { class: "ck-quiet", id: "ck-seed-help" }, t["seed-help"])
        ),
        s.options.length ? h(
          "details",
          { class: "ck-options ck-span", key: `options-${s.scenario}`, open: s.options_open ? true : null },
          h("summary", {}, t.options),
          s.options.map((o) => select(`option-${o.id}`, `ck-option-${o.id}`, o.label, o.choices.map((c, i) => [i, c]), o.value, null, setOption(o)))
        ) : null
      ),
      h("p", { class: "ck-begin-here", key: "begin" }, h("button", { class: "ck-begin", type: "button", onclick: begin }, t["start-so"]), " ", h("span", { class: "ck-quiet" }, prose(ctx, s.about)))
    ),
    h(
      "footer",
      { class: "ck-notes", key: "notes" },
      s.index ? h("p", { key: "index" }, h("a", { class: "ck-to-index", href: notebookHref(s.index) }, t.chapters)) : null,
      s.classroom ? h("p", { key: "class" }, h("a", { class: "ck-to-class", href: notebookHref(s.classroom) }, t["to-class"])) : null,
      s.broken.map((told4) => h("p", { class: "ck-quiet ck-broken", key: told4 }, told4)),
      h("p", {}, t.unofficial),
      t.reconstruction ? h("p", { class: "ck-origin" }, prose(ctx, t.reconstruction)) : null
    )
  ];
}
function toSetup(e) {
  const setup = e.target.getRootNode().querySelector(".ck-setup");
  setup.scrollIntoView({ block: "start" });
  setup.querySelector("select").focus({ preventScroll: true });
}
function gamesToChoose(ctx, choose) {
  const { t, get } = ctx;
  const s = get("start");
  return h(
    "section",
    { class: "ck-choose-game ck-card-box", key: "games", "aria-labelledby": "ck-choose-game-h" },
    h("h2", { id: "ck-choose-game-h" }, t.games),
    h("ul", {}, s.games.map((g) => h(
      "li",
      { key: g.id },
      h("button", {
        class: `ck-game-${g.id}`,
        type: "button",
        "aria-pressed": g.id === s.game ? "true" : "false",
        onclick: () => choose(g.id)
      }, h("b", {}, g.title), h("span", {}, prose(ctx, g.line, true)))
    )))
  );
}
var DISC = "M12 1 C18 1 23 6 23 12 C23 18 18 23 12 23 C6 23 1 18 1 12 C1 6 6 1 12 1 Z";
function around(seats) {
  const scale = Math.min(1.84, 5.8 / seats.length);
  return seats.map((seat, i) => {
    const angle = (i - (seats.length > 2 ? 1 : 0)) * 2 * Math.PI / seats.length;
    return [100 + 78 * Math.sin(angle), 104 - 78 * Math.cos(angle), seat, scale];
  });
}

// widgets/churchill_widgets/page/static/summary.js
var TONES2 = { good: "▲", even: "=", bad: "▼" };
function summaryPage(ctx) {
  const { t, get } = ctx;
  const story = get("story"), page2 = story.page;
  if (!page2?.title) return [];
  const during = story.shown && !page2.again;
  const leave = during ? () => goOn(ctx) : () => ctx.send({ type: "look" });
  const title = `ck-halt-${page2.n}`, aside = ctx.aside === title;
  const [first, told4] = legend(ctx, page2);
  return h(
    "section",
    { class: `ck-halt ck-${page2.kind}-end${aside ? " ck-halt-aside" : ""}`, key: `page-${page2.kind}-${page2.n}`, role: "region", "aria-labelledby": title, tabindex: "-1" },
    h(
      "header",
      { class: "ck-halt-head" },
      h("h2", { id: title }, prose(ctx, page2.title, true))
    ),
    aside ? null : h("div", { class: "ck-halt-body", key: "body", tabindex: "0", role: "group", "aria-label": page2.title }, page2.lead ? h("p", { class: "ck-halt-lead", key: "lead" }, prose(ctx, page2.lead)) : null, (page2.forced || []).map((line2, i) => h("p", { class: "ck-halt-forced", key: `forced-${i}` }, prose(ctx, line2))), (page2.sections || []).map((s, i) => section2(ctx, s, i, i === first ? told4 : ""))),
    h(
      "footer",
      { class: "ck-halt-foot", key: "foot" },
      h("button", { class: "ck-halt-look", type: "button", "aria-expanded": String(!aside), onclick: () => {
        ctx.aside = aside ? "" : title;
        ctx.redraw();
      } }, aside ? t["story-page-back"] : t["story-page-board"]),
      aside ? null : h("button", { class: "ck-go-on ck-main", type: "button", onclick: leave }, during ? page2.go_on || t["story-go-on"] : t["story-close"])
    )
  );
}
function legend(ctx, page2) {
  const tones = (page2.sections || []).map((s) => (s.rows || []).map((row2) => row2.tone).filter((key) => TONES2[key]));
  const told4 = Object.keys(TONES2).filter((key) => tones.flat().includes(key)).map((key) => `${TONES2[key]} ${ctx.t[`story-${key}`]}`);
  return [tones.findIndex((own) => own.length), told4.join(" · ")];
}
function section2(ctx, s, i, signs2) {
  const rows = s.rows || [], table = s.table, head = s.head || [];
  const wide = s.columns?.length || head.length || rows.length > 4 || table?.head.length > 3;
  return h(
    "section",
    { class: `ck-halt-section${wide ? " ck-halt-wide" : ""}`, key: i },
    s.title ? h("h3", {}, prose(ctx, s.title, true)) : null,
    s.text ? h("p", {}, prose(ctx, s.text)) : null,
    signs2 ? h("p", { class: "ck-quiet ck-halt-legend", key: "legend" }, signs2) : null,
    rows.length ? head.length ? list(ctx, head, rows) : h("ul", { class: "ck-halt-rows" }, rows.map((row2, n) => h(
      "li",
      { key: n, class: `ck-halt-row ck-of-${row2.seat || ""}${row2.tone ? ` ck-tone-${row2.tone}` : ""}` },
      h("span", { class: "ck-halt-sign" }, row2.seat ? sign(row2.seat) : null),
      h(
        "div",
        {},
        h("p", {}, cited(ctx, row2.text, row2.rule, true), tone(ctx, row2)),
        row2.note ? h("p", { class: "ck-quiet" }, prose(ctx, row2.note, true)) : null,
        more(ctx, row2)
      )
    ))) : null,
    s.columns?.length ? h("div", { class: "ck-halt-columns" }, s.columns.map((one, n) => column(ctx, one, n))) : null,
    table?.rows?.length ? h("div", { class: "ck-halt-table" }, h(
      "table",
      {},
      h("thead", {}, h("tr", {}, table.head.map((cell) => h("th", { scope: "col" }, prose(ctx, String(cell), true))))),
      h("tbody", {}, table.rows.map((row2, n) => h("tr", { key: n }, row2.map((cell, k) => h(k ? "td" : "th", k ? { class: isNumber(cell) ? "ck-amount" : null } : { scope: "row" }, prose(ctx, String(cell), true))))))
    )) : null
  );
}
function column(ctx, one, n) {
  return h(
    "article",
    { key: n, class: `ck-halt-column ck-of-${one.seat || ""}` },
    h("h3", {}, one.seat ? sign(one.seat) : null, h("span", {}, one.title)),
    h(
      "p",
      { class: "ck-halt-sum" },
      h("span", {}, `${one.before} → `, h("b", {}, String(one.after))),
      h("span", { class: "ck-halt-change" }, `(${one.change})`)
    ),
    one.note ? h("p", { class: "ck-quiet" }, prose(ctx, one.note, true)) : null,
    one.lines?.length ? h("ul", {}, one.lines.map(([text, amount, rule], k) => h("li", { key: k }, h("span", {}, prose(ctx, text, true), rule ? [" ", chip(rule)] : null), amount ? h("b", { class: "ck-amount" }, amount) : null))) : null
  );
}
function list(ctx, head, rows) {
  return h("div", { class: "ck-halt-table ck-halt-list" }, h(
    "table",
    {},
    h("thead", {}, h("tr", {}, head.map((cell) => h("th", { scope: "col" }, prose(ctx, cell, true))))),
    h("tbody", {}, rows.map((row2, n) => h("tr", { key: n, class: row2.tone ? `ck-tone-${row2.tone}` : null }, row2.cells.map((cell, k) => {
      const last = k === row2.cells.length - 1;
      return h(
        k ? "td" : "th",
        k ? { class: isNumber(cell) ? "ck-amount" : null, "data-head": head[k] } : { scope: "row" },
        k ? null : row2.seat ? sign(row2.seat) : null,
        prose(ctx, String(cell), true),
        last ? [" ", tone(ctx, row2), details2(ctx, ctx.t["story-how"], h("p", {}, cited(ctx, row2.text, row2.rule, true)), after(ctx, row2), parts(ctx, row2))] : null
      );
    }))))
  ));
}
var tone = (ctx, row2) => TONES2[row2.tone] ? h("span", { class: "ck-tone", role: "img", "aria-label": ctx.t[`story-${row2.tone}`], title: ctx.t[`story-${row2.tone}`] }, TONES2[row2.tone]) : null;
var after = (ctx, row2) => row2.after?.map((one, k) => h("p", { class: "ck-quiet", key: k }, prose(ctx, one.text, true), one.rule === row2.rule ? null : [" ", chip(one.rule)]));
var parts = (ctx, row2) => row2.parts?.length ? breakdown(ctx, row2.parts) : null;
var details2 = (ctx, title, ...inside) => h("details", { class: "ck-story-parts" }, h("summary", {}, title), inside);
function more(ctx, row2) {
  const how = row2.how ? h("p", { class: "ck-quiet" }, prose(ctx, row2.how, true)) : null;
  return [
    after(ctx, row2),
    how || row2.parts?.length ? details2(ctx, ctx.t[how ? "story-how" : "story-parts"], how, parts(ctx, row2)) : null
  ];
}
var isNumber = (cell) => /^[+\-−]?\d+([.,]\d+)?( ?%)?$/.test(String(cell));

// widgets/churchill_widgets/page/static/head.js
var LIST = "M4 5h3v3H4zm5 .5h11v2H9zM4 10.5h3v3H4zm5 .5h11v2H9zM4 16h3v3H4zm5 .5h11v2H9z";
var BARS = "M3 5h18v2.4H3zm0 5.8h18v2.4H3zm0 5.8h18V19H3z";
var BACK = "M10 4v4h4a6 6 0 0 1 0 12H8v-3h6a3 3 0 0 0 0-6h-4v4L3 9.5z";
var AGAIN2 = "M14 4v4h-4a6 6 0 0 0 0 12h6v-3h-6a3 3 0 0 1 0-6h4v4l7-5.5z";
var brief = (picture, label) => [h("svg", { class: "ck-brief", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: picture })), h("span", { class: "ck-in-full" }, label)];
function headBar(ctx) {
  const { t, get, send } = ctx;
  const head = get("head");
  const playing = head.stage !== "start", rows = get("scores").rows || [];
  const button = (cls, label, act2, off, key, picture) => h("button", {
    class: cls,
    key: cls,
    type: "button",
    disabled: off || null,
    onclick: act2,
    "aria-keyshortcuts": key || null,
    title: key ? `${label} (${key})` : label
  }, picture ? [h("svg", { class: "ck-tool-picture", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: picture })), h("span", { class: "ck-tool-word" }, label)] : label);
  return [
    h(
      "div",
      { class: "ck-brand", key: "brand" },
      playing ? h("h1", { class: "ck-unseen" }, t.title) : null,
      playing ? h("p", { class: "ck-status" }, h("span", { class: "ck-status-game" }, prose(ctx, head.playing, true), " · "), prose(ctx, head.status, true)) : h("p", { class: "ck-brand-name" }, "Churchill Kit"),
      playing && rows.length ? h("button", { class: "ck-head-totals", key: "totals", type: "button", "aria-label": totalsTold(t, rows), title: totalsTold(t, rows), onclick: () => {
        ctx.side("scores");
        ctx.openDrawer(true);
      } }, totals(rows)) : null
    ),
    playing ? h("nav", { class: "ck-tabs", key: "tabs", "aria-label": t.board }, boardTabs(ctx)) : null,
    playing ? h("button", { class: "ck-drawer-button", key: "drawer", type: "button", "aria-expanded": String(ctx.drawer), title: t.drawer, "aria-label": t.drawer, onclick: () => {
      ctx.sideShown = "log";
      ctx.openDrawer(!ctx.drawer);
    } }, brief(LIST, t.log)) : null,
    playing ? h("button", { class: "ck-menu", key: "menu", type: "button", "aria-expanded": String(ctx.menu), "aria-controls": "ck-tools", title: t.menu, "aria-label": t.menu, onclick: () => ctx.openMenu(!ctx.menu) }, brief(BARS, t.menu)) : null,
    h(
      "div",
      { class: "ck-tools", key: "tools", id: "ck-tools", role: "toolbar", "aria-label": t.title },
      playing ? [
        button("ck-undo", head.shared ? t["shared-undo"] : t.undo, () => send({ type: "undo" }), !head.undo, "U", BACK),
        button("ck-redo", t.redo, () => send({ type: "redo" }), !head.redo || head.shared, "R", AGAIN2),
        // A shared game tells all secrets when it is over, and not before.
        head.shared && head.stage !== "over" ? null : button("ck-save", t.save, () => send({ type: "save" }))
      ] : null,
      h(
        "label",
        { class: "ck-open-label", key: "open", title: t["open-help"] },
        h("span", { "aria-hidden": "true" }, t.open),
        h("input", { class: "ck-open", type: "file", accept: ".json,application/json", "aria-label": t["open-help"], onchange: (e) => ctx.open(e.target) })
      ),
      playing ? button("ck-new", t.new, () => ctx.leave()) : null,
      playing ? adviserButton(ctx) : null,
      themeButton(ctx),
      h("button", { class: "ck-larger", key: "larger", type: "button", "aria-pressed": larger.on() ? "true" : "false", title: `${t.larger}: ${t["larger-about"]}`, "aria-label": t.larger, onclick: () => {
        larger.turn();
        ctx.redraw();
      } }, h("span", { "aria-hidden": "true" }, t["larger-sign"])),
      h("button", { class: "ck-keys", key: "ck-keys", type: "button", title: `${t["help-title"]} (?)`, "aria-label": t["help-title"], onclick: () => ctx.keys() }, "?", h("span", { class: "ck-tool-said" }, t["help-title"])),
      h(
        "button",
        { class: "ck-lang", key: "lang", type: "button", lang: t.lang === "en" ? "ru" : "en", "aria-label": t.lang === "en" ? "Русский язык" : "English language", onclick: () => ctx.speak(t.lang === "en" ? "ru" : "en") },
        t.lang === "en" ? "Русский" : "English"
      )
    ),
    playing ? tableBar(ctx) : null
  ];
}
function boardTabs(ctx) {
  const { t, get, send } = ctx;
  const head = get("head");
  const boards = ctx.boards();
  if (boards.length < 2 && !head.result) return [];
  const show2 = (which) => which === "end" && head.stage !== "over" ? send({ type: "timeline", what: "close" }) : ctx.showBoard(which);
  const tab = (which) => h("button", {
    key: which,
    type: "button",
    class: `ck-tab ck-tab-${which}`,
    "aria-pressed": ctx.board === which ? "true" : "false",
    "aria-label": t[`board-${which}`],
    onclick: () => show2(which)
  }, t[`brief-${which}`] ? [h("span", { class: "ck-brief" }, t[`brief-${which}`]), h("span", { class: "ck-in-full" }, t[`board-${which}`])] : t[`board-${which}`]);
  return [
    h(
      "div",
      { class: "ck-tabset", key: "tabs", role: "group" },
      head.result ? tab("end") : null,
      boards.map(tab)
    )
  ];
}
function themeButton(ctx) {
  const { t } = ctx;
  const theme = chosenTheme();
  const label = `${t.theme}: ${t[`theme-${theme}`]}`;
  return h(
    "button",
    { class: "ck-theme", key: "theme", type: "button", title: label, "aria-label": label, onclick: () => {
      chooseTheme(nextTheme());
      ctx.redraw();
    } },
    h("span", { "aria-hidden": "true" }, { system: "◐", light: "○", dark: "●" }[theme]),
    h("span", { class: "ck-tool-said" }, label)
  );
}
function legend2(ctx) {
  const marks = ctx.t.legend || [];
  return marks.length ? h(
    "details",
    { class: "ck-legend", key: "legend" },
    h("summary", {}, ctx.t["legend-title"]),
    h("ul", {}, marks.map((mark2, i) => h(
      "li",
      { key: i },
      h("svg", { class: "ck-legend-mark", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: mark2.picture, "fill-rule": "evenodd" })),
      h("span", {}, prose(ctx, mark2.text), mark2.rule ? [" ", chip(mark2.rule)] : null)
    )))
  ) : null;
}
function waysToRules(ctx) {
  const { t, get } = ctx;
  const learn = get("head").learn || {}, index = get("start").index;
  const way = (cls, path, words2) => path ? h("a", { class: cls, key: cls, href: notebookHref(path) }, words2) : null;
  return [way("ck-help-chapter", learn.path, learn.about), way("ck-help-index", index, t.chapters)];
}

// widgets/churchill_widgets/page/static/hand.js
var isDie = (c) => !c.picture && isNaN(c.value);
function handPanel(ctx) {
  const { t, get, send } = ctx;
  const hand = get("hand");
  if (!hand.cards || !(hand.leader || hand.cards.length)) return [];
  const all = [hand.leader, ...hand.cards].filter(Boolean), stop = all.some((c) => c.usable || c.on) ? null : all[0];
  const about = (c) => `${c.role}${isDie(c) ? ` (${c.spoken})` : ""}. ${c.origin}`;
  const advised = (c) => hand.advised?.includes(c.target);
  const card = (c, leader) => h(
    "div",
    { class: `ck-card ${advised(c) ? "ck-advised" : ""} ${c.on ? "ck-on" : ""} ${c.usable ? "" : "ck-idle"} ${leader ? "ck-leader" : ""} ${leader && !c.active ? "ck-away" : ""}`, key: c.id, role: "listitem", style: `--long: ${(0.3 + c.summary.length / 55).toFixed(2)}` },
    h(
      "button",
      {
        class: "ck-card-face",
        type: "button",
        "aria-pressed": c.on ? "true" : "false",
        tabindex: c.usable || c.on || c === stop ? null : "-1",
        "data-tip": about(c),
        "data-tip-name": c.name,
        "aria-description": about(c),
        "data-target": c.target,
        onclick: () => send({ type: "select", target: c.target })
        // one that is no choice is told
      },
      h(
        "span",
        isDie(c) ? { class: "ck-value ck-value-die", title: c.spoken } : { class: "ck-value" },
        c.picture ? h("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(c.picture)}` }) : h("span", { "aria-hidden": "true" }, c.value),
        h("span", { class: "ck-unseen" }, `${c.spoken}: `)
      ),
      h("span", { class: "ck-name" }, h("span", {}, c.name), advised(c) ? h("span", { class: "ck-unseen" }, ` (${t.hint})`) : null, leader ? h("span", { class: "ck-state" }, words(ctx, c.state)) : null),
      h("span", { class: "ck-effect", "data-told": "" }, words(ctx, c.summary))
    ),
    // In the place of the printed number, so that no card grows for it.
    c.worth ? h(
      "details",
      { class: `ck-worth ck-worth-${c.worth.sign}` },
      h(
        "summary",
        { "data-tip": c.worth.parts.map(([l, n, r]) => `${l} ${signed(n)} (${r})`).join(", ") },
        h("span", { class: "ck-unseen" }, `${t.worth}: ${c.worth.total}`),
        h("b", { "aria-hidden": "true" }, c.worth.shown)
      ),
      breakdown(ctx, c.worth.parts)
    ) : null
  );
  return [
    h(
      "div",
      { class: `ck-hand-head ${hand.drawn ? "ck-hand-drawn" : ""}`, key: "head" },
      h("h2", {}, sign(hand.seat), h("span", {}, prose(ctx, hand.title, true))),
      hand.above ? h("p", { class: "ck-quiet ck-hand-above", title: hand.above }, prose(ctx, hand.above)) : null,
      hand.secret ? h("p", { class: "ck-secret" }, prose(ctx, hand.secret)) : null,
      t.reconstruction ? h(
        "details",
        { class: "ck-about" },
        h("summary", { "aria-label": t.reconstruction }, "i"),
        h("p", {}, hand.above ? h("span", { class: "ck-about-above" }, prose(ctx, hand.above)) : null, prose(ctx, t.reconstruction))
      ) : null
    ),
    h("div", { class: "ck-cards", key: "cards", role: "list", "aria-label": t.hand }, hand.leader ? card(hand.leader, true) : null, hand.cards.map((c) => card(c, false)))
  ];
}

// widgets/churchill_widgets/page/static/more.js
var NEAR2 = 8;
var LONG3 = ".ck-ask, .ck-list, .ck-tutor-said, .ck-told-said, .ck-preview, .ck-halt-body";
function followMore(place2) {
  const look = () => {
    for (const foot of place2.querySelectorAll(".ck-preview-foot, .ck-caution-row")) foot.toggleAttribute("data-more", foot.previousElementSibling.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + NEAR2 && getComputedStyle(foot).top === "auto");
    for (const list2 of place2.querySelectorAll(LONG3)) list2.toggleAttribute("data-more", list2.scrollHeight - list2.scrollTop - list2.clientHeight > NEAR2);
  };
  const sized = new ResizeObserver(look);
  sized.observe(place2);
  place2.addEventListener("scroll", look, true);
  return {
    drawn: () => requestAnimationFrame(look),
    stop() {
      sized.disconnect();
      place2.removeEventListener("scroll", look, true);
    }
  };
}

// widgets/churchill_widgets/page/static/page.js
var SECTIONS = ["texts", "start", "head", "choices", "plan", "preview", "told", "hand", "scores", "log", "story", "adviser", "worth", "shared", "end", "error", "seat_css"];
var page = { views: /* @__PURE__ */ new Set(), log: { of: "", lines: [], standing: 0 }, link: "ok", watch: null, storage: true, full: false, both: "", back: null, left: false, saved: "" };
var TOLD2 = 6e3;
var SEEN = 60;
var GLIMPSE = 700;
var UNHEARD = 3e3;
var SUDDEN = 2e3;
function takeLog(model) {
  const news2 = model.get("log");
  const log = page.log;
  if (!news2 || news2.lines === void 0) return;
  if (news2.from > log.lines.length || news2.from > 0 && news2.of !== log.of) {
    model.send({ type: "log" });
    return;
  }
  log.of = news2.of;
  log.lines.length = news2.from;
  log.lines.push(...news2.lines);
  log.standing = news2.standing;
}
var fellBehind = (model, at) => {
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
  const asked4 = new URLSearchParams(window.location.search).get("lang");
  let welcome = false;
  const sayHello = () => sendTo(model, {
    type: "hello",
    kept: kept.heads(),
    lang: asked4 || wishes.get("lang", spoken),
    tutor: wishes.get("tutor", false),
    pace: pace(),
    resume: again,
    game: ledTo()?.[2] || null,
    table: secretOf()
  });
  learnSeats(model);
  model.on("change:signs", () => learnSeats(model));
  takeLog(model);
  model.on("change:log", () => takeLog(model));
  model.on("msg:custom", (msg) => {
    page.watch.answered();
    if (msg.type === "welcome") welcome = true;
    if (msg.type === "pong" && !welcome) sayHello();
    if (msg.type === "pong" && fellBehind(model, msg.at)) sendTo(model, { type: "missed" });
    if (termsCame(msg) || classCame(model, msg) || tableCame(page.views, msg)) return;
    if (msg.type === "keep") {
      const how = kept.put(msg.kept, programOf(model));
      if (!page.left) here.set(kept.keyOf(msg.kept.key));
      else sendTo(model, { type: "kept", kept: kept.heads() });
      page.storage = how !== false;
      if (how === "full") page.full = true;
      if (how === "both") page.both = msg.kept.key;
      if (how !== true) page.views.forEach((v) => v.redraw());
    } else if (msg.type === "costs") kept.change(kept.keyOf(msg.key), { costs: msg.found });
    else if (msg.type === "file") {
      download(msg.name, msg.text);
      page.saved = msg.told;
      setTimeout(() => {
        if (page.saved === msg.told) page.saved = "";
        page.views.forEach((v) => v.redraw());
      }, TOLD2);
      page.views.forEach((v) => v.redraw());
    } else if (msg.type === "entry") page.views.forEach((v) => lookedInto(v, msg));
    else if (msg.type === "minute") page.views.forEach((v) => minuteCame(v, msg));
  });
  sayHello();
  page.watch.expect();
  askClass(model);
  return () => page.watch.stop();
}
function goOnWith() {
  let again = null;
  try {
    again = window.sessionStorage.getItem(AGAIN);
    window.sessionStorage.removeItem(AGAIN);
  } catch {
  }
  const led = /^#go=(.+)$/.exec(window.location.hash);
  if (led) {
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    again = again || decodeURIComponent(led[1]);
  }
  const own = document.body.dataset.voila && !/^#(game|first|seat|watch)\b/.test(window.location.hash) ? here.get() : "";
  here.clear();
  const game = again && kept.open(again) || own && kept.open(own) || null;
  if (game) page.back = { key: game.key };
  return game;
}
function render({ model, el }) {
  projecting.wear();
  el.classList.add("ck-root");
  const part = (tag, cls, attrs) => {
    const e = document.createElement(tag);
    e.className = cls;
    Object.assign(e, attrs || {});
    el.append(e);
    return e;
  };
  const skip2 = part("a", "ck-skip", { href: "#ck-choices" });
  const error = part("div", "ck-error-box");
  const head = part("header", "ck-head");
  const first = part("main", "ck-first", { id: "ck-first" });
  const slots = {};
  const minute = part("div", "ck-minute-box");
  const over = part("section", "ck-above");
  const right = part("div", "ck-right");
  const ask2 = document.createElement("main");
  ask2.id = "ck-ask";
  ask2.className = "ck-ask";
  const side = document.createElement("section");
  side.id = "ck-side";
  side.className = "ck-side";
  right.append(ask2, side);
  const hand = part("section", "ck-hand");
  const end = part("section", "ck-end");
  const lost = part("div", "ck-lost-box");
  const tooSoon = part("p", "ck-unheard", { role: "status" });
  const dialog = part("dialog", "ck-dialog");
  dialog.setAttribute("aria-labelledby", "ck-help-h");
  const fingers = window.matchMedia?.("(hover: none) and (pointer: coarse)");
  let pending = false, mouse = Boolean(fingers?.matches), lent = null, lastToken = null, lastLook = null, lastLine = null, lastStage = null, lastCaution = null, lastTold = ",", lastHint = "", lastSaid = "", hintSince = 0, hinted = null, sentAt = 0;
  let isNarrow = null;
  let keptFor = "";
  const whatHeSays = () => [ctx.get("head").token, ctx.get("adviser").kind, ctx.get("adviser").caution?.n].join();
  const drawered = () => Boolean(el.querySelector(".ck-drawer-button")?.offsetParent);
  const ctx = {
    t: {},
    game: "",
    lang: "",
    model,
    form: {},
    log: page.log,
    busy: false,
    board: "",
    sideShown: "log",
    logShown: LINES,
    facetsOpen: false,
    unfolded: /* @__PURE__ */ new Set(),
    menu: false,
    drawer: false,
    dark: false,
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
      setTimeout(() => {
        if (ctx.busy && performance.now() - sentAt > 3900) {
          ctx.busy = false;
          ctx.redraw();
        }
      }, 4e3);
    },
    // Fingers do not hover: their first touch of a line shows where it leads, where that can be shown.
    // So does a press on a list that has moved (`why`), which a preview then says.
    touch(i, token, why2 = "") {
      ctx.asksWhy = { i, token, why: why2 };
      ctx.send({ type: "touch", i, token });
    },
    redraw() {
      if (pending) return;
      pending = true;
      queueMicrotask(() => {
        pending = false;
        steady.around(show2, () => lastToken);
      });
    },
    boards: () => ctx.get("head").boards || [],
    narrow: () => isNarrow ?? drawered(),
    // log and advice lie in a drawer
    openMenu(open) {
      ctx.menu = open;
      ctx.redraw();
    },
    openDrawer(open) {
      ctx.drawer = open;
      show2();
      (open ? side.querySelector("button") : el.querySelector(".ck-drawer-button"))?.focus();
    },
    readAdviser() {
      ctx.side("adviser");
      if (ctx.narrow()) ctx.openDrawer(true);
    },
    showBoard(which) {
      ctx.board = which;
      ctx.lookedAt = ctx.get("head").token;
      ctx.redraw();
    },
    side(which) {
      if (ctx.sideShown === "adviser" && !ctx.narrow()) {
        side.style.cssText = `flex: 0 0 ${side.getBoundingClientRect().height}px; min-height: 0`;
        keptFor = whatHeSays();
      }
      ctx.sideShown = which;
      ctx.redraw();
    },
    speak(lang) {
      wishes.set("lang", lang);
      ctx.send({ type: "lang", lang });
    },
    full() {
      page.full = true;
      ctx.redraw();
    },
    leave() {
      here.clear();
      page.left = true;
      ctx.send({ type: "leave", kept: kept.heads() });
    },
    async open(input) {
      const file = input.files[0];
      if (!file) return;
      const text = await file.slice(0, 9 * 1024 * 1024).text();
      input.value = "";
      ctx.send({ type: "open", text, name: file.name });
    },
    keys() {
      ctx.openMenu(false);
      drawKeys();
      dialog.showModal();
    }
    // the menu from which it came is done with
  };
  page.views.add(ctx);
  const more2 = followMore(right);
  const steady = steadyHand();
  const clock = storyClock(ctx, () => page.link === "ok");
  let asked4 = addressMove();
  const marks = cards(ctx, el);
  const termsAreHere = (e) => {
    if (e.detail.type === "terms") ctx.redraw();
  };
  window.addEventListener(TERMS_CAME, termsAreHere);
  function keyLine(line2) {
    const [keys, ...what] = line2.split(": ");
    return h("li", {}, h("b", {}, keys), " ", h("span", {}, what.join(": ")));
  }
  function drawKeys() {
    const { t } = ctx;
    const keys = !fingers?.matches;
    draw(
      dialog,
      h("h2", { id: "ck-help-h" }, t["help-title"]),
      h("div", { class: "ck-help-ways" }, minuteAgain(ctx, () => dialog.close()), waysToRules(ctx)),
      h("p", {}, t[keys ? "help-text" : "help-touch"]),
      // keys and verbs are no terms of a game
      ctx.get("head").stage === "start" ? null : legend2(ctx),
      keys ? h("h3", { class: "ck-keys-head" }, t["keys-title"]) : null,
      keys ? h("ul", { class: "ck-keys-list" }, [...t["keys-list"].split(" · "), t["tutor-key-help"], t["story-keys"], t["timeline-keys"], termsOf(ctx)?.words.key].filter(Boolean).map(keyLine)) : null,
      minuteWish(ctx),
      keys ? h("label", { class: "ck-keys-on" }, h("input", { type: "checkbox", checked: wishes.get("keys", true), onchange: (e) => wishes.set("keys", e.target.checked) }), t["keys-on"]) : null,
      h("p", {}, h("button", { class: "ck-main", type: "button", onclick: () => dialog.close() }, t.close))
    );
    settle(dialog);
  }
  function show2() {
    const t = ctx.t = ctx.get("texts"), now = ctx.get("head");
    if (!t.title) return;
    isNarrow = drawered();
    queueMicrotask(() => {
      isNarrow = null;
    });
    const lay = [ask2.scrollTop, ask2.querySelector(".ck-list")?.scrollTop || 0];
    const step2 = document.activeElement?.closest?.(".ck-stepper button"), stepAt = step2?.getBoundingClientRect().top;
    const hadFocus = el.contains(document.activeElement) ? document.activeElement : null;
    const fromChoices = hadFocus && hadFocus.closest(".ck-ask, .ck-first, .ck-caution") !== null;
    const caution = ctx.get("adviser").caution || null, asksBack = caution && caution.n !== lastCaution?.n;
    if (now.token !== lastToken || asksBack || page.link === "dead") ctx.busy = false;
    if (asksBack && document.fullscreenElement) document.exitFullscreen?.();
    followAdviser(ctx);
    if (keptFor !== whatHeSays() || isNarrow) side.style.cssText = "";
    el.dataset.tutor = ctx.sideShown === "adviser" ? "shown" : "";
    const table = Boolean(now.stage) && now.stage !== "start";
    el.lang = ctx.lang = t.lang;
    ctx.game = now.game;
    el.dataset.stage = now.stage || "start";
    const look = `${now.board} ${now.look}`;
    if (now.board && look !== lastLook) {
      ctx.board = now.board;
      lastLook = look;
    }
    if (now.stage === "start") {
      lastLook = null;
      page.left = false;
      if (lastStage && lastStage !== "start" && now.token !== lastToken) readAnew();
    } else if (lastStage === "start") {
      ctx.logShown = LINES;
      ctx.form = {};
    }
    el.dataset.board = ctx.board;
    const app = el.closest(".ck-app") || el;
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
    skip2.textContent = t.skip;
    skip2.href = `#${table ? "ck-ask" : "ck-first"}`;
    hand.setAttribute("aria-label", t.hand);
    side.setAttribute("aria-label", `${t.log}, ${t.scores}`);
    ask2.setAttribute("aria-label", t.choices);
    end.setAttribute("aria-label", t["end-title"]);
    const wrong = ctx.get("error");
    draw(error, h(
      "div",
      { class: "ck-error", role: "alert", hidden: wrong.text ? null : true },
      wrong.text ? [h("span", {}, prose(ctx, wrong.text)), h("button", { class: "ck-plain", type: "button", "aria-label": t.dismiss, onclick: (e) => {
        e.target.closest(".ck-error").hidden = true;
      } }, "×")] : []
    ), wrong.text ? null : backAgain(t, now));
    const box = error.querySelector(".ck-error");
    if (wrong.text && error.dataset.n !== String(wrong.n)) {
      box.hidden = false;
      error.dataset.n = wrong.n;
      box.scrollIntoView({ block: "nearest" });
    }
    draw(head, headBar(ctx));
    if (now.stage !== lastStage) isNarrow = drawered();
    draw(first, table ? [] : startPage(ctx));
    followMinute(ctx);
    draw(minute, table ? minutePage(ctx) : []);
    const story = ctx.get("story");
    draw(ask2, !table ? [] : story.kind === "timeline" ? timelinePanel(ctx) : story.shown ? storyPanel(ctx) : [...askPanel(ctx), storyFoot(ctx)]);
    draw(over, table ? [momentCard(ctx), summaryPage(ctx)] : []);
    el.dataset.page = story.page?.title ? "shown" : "";
    clock.follow();
    if (table && asked4 !== null) {
      const move2 = asked4;
      asked4 = null;
      ctx.send({ type: "timeline", what: "to", move: move2 });
    } else if (table && story.paces && !now.shared) nameMove(story);
    if (table ? !now.shared : lastStage && lastStage !== "start") forgetAddress();
    draw(hand, table ? handPanel(ctx) : []);
    draw(side, table ? sidePanel(ctx) : []);
    followLine(story);
    followHint(ctx.get("adviser"));
    seesHint(ctx.get("adviser"));
    followSaid(ctx.get("adviser"));
    draw(end, now.stage === "over" ? endPanel(ctx) : []);
    const told4 = [ctx.get("preview").i, ctx.get("told").name, ...(ctx.get("choices").chips || []).map(([target]) => target)].join();
    if (told4 !== lastTold && told4 !== ",") {
      ask2.scrollTop = 0;
      if (ask2.querySelector(".ck-list")) ask2.querySelector(".ck-list").scrollTop = 0;
    }
    lastTold = told4;
    draw(lost, lostBox(t, now.shared), h("p", { class: "ck-saved", key: "saved", role: "status", hidden: page.saved ? null : true }, page.saved));
    if (page.link === "dead" && !lost.contains(document.activeElement)) lost.querySelector(".ck-go-on")?.focus();
    if (step2?.isConnected && now.token === lastToken) {
      const list2 = ask2.querySelector(".ck-list"), box2 = list2 && list2.scrollHeight > list2.clientHeight + 1 ? list2 : ask2;
      box2.scrollTop += step2.getBoundingClientRect().top - stepAt;
    }
    if (now.token !== lastToken) {
      const moved2 = lastToken !== null && (now.stage !== lastStage || fromChoices || document.activeElement === document.body);
      const turned = lastStage !== null && now.stage !== lastStage && ["start", "over"].includes(now.stage);
      const planned2 = ctx.planPlayed === lastToken;
      lastToken = now.token;
      lastStage = now.stage;
      ctx.unfolded.clear();
      ctx.menu = false;
      el.classList.remove("ck-menu-open");
      if (story.kind !== "timeline") logFromTop();
      const list2 = ask2.querySelector(".ck-list");
      const stays = ctx.get("choices").again && !planned2 && ask2.querySelector(".ck-stepper");
      const [top, listTop] = stays ? lay : [0, 0];
      ask2.scrollTop = top;
      if (list2) list2.scrollTop = listTop;
      clearHeading();
      if (moved2 && (!hadFocus || !hadFocus.isConnected || document.activeElement === document.body || fromChoices)) {
        const next = el.querySelector(".ck-story-pause, .ck-timeline-play, .ck-lift, .ck-action, .ck-result, .ck-start");
        if (next) lend(next);
      }
      if (turned) readFromTop();
    } else if (asksBack) {
      el.querySelector(".ck-caution-back").focus({ preventScroll: true, focusVisible: !mouse });
    } else if (fromChoices && !hadFocus.isConnected) {
      const held = lastCaution && ask2.querySelector(`.ck-action[data-index="${lastCaution.i}"]`), next = ask2.querySelector(".ck-action");
      if (held) held.focus({ preventScroll: true });
      else if (next) lend(next);
    }
    seeAnswer(el);
    if (ctx.focusNext && !hadFocus?.isConnected) {
      const next = el.querySelector(ctx.focusNext);
      if (next) {
        lend(next);
        ctx.focusNext = "";
      }
    }
    lastCaution = caution;
    if (!ctx.busy) ask2.removeAttribute("aria-busy");
    more2.drawn();
    settle(el);
  }
  function lend(thing) {
    lent = { thing, unseen: mouse };
    thing.focus({ preventScroll: true, focusVisible: !mouse });
  }
  const lentTo = (target) => lent?.thing === target && target.matches(".ck-action, .ck-lift");
  const onFocus = (e) => {
    if (lent?.thing !== e.target) lent = null;
  };
  el.addEventListener("focusin", onFocus);
  function followHint(adviser) {
    const asks = adviser.kind === "hint", now = asks && adviser.hint.ready ? `${ctx.get("choices").token}-${adviser.hint.i}` : "";
    if (!asks) hintSince = 0;
    else if (!hintSince) hintSince = performance.now();
    if (now === lastHint) return;
    lastHint = now;
    const box = ask2.querySelector(".ck-list"), slow = performance.now() - hintSince > SUDDEN;
    const late = !(ctx.narrow() && ctx.drawer) && (fingers?.matches ? slow : box?.matches(":hover"));
    const row2 = now && !late && ask2.querySelector(`.ck-action[data-index="${adviser.hint.i}"]`)?.parentElement;
    if (!row2) return;
    const lay = [box.scrollTop, ask2.scrollTop];
    row2.scrollIntoView({ block: "nearest" });
    const slid = lay[0] !== box.scrollTop || lay[1] !== ask2.scrollTop;
    if (slid) clearHeading(row2);
    if (slid || row2.closest(".ck-below")) ctx.stirred = { token: ctx.get("choices").token, i: adviser.hint.i, since: 0 };
  }
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
  function clearHeading(row2 = null) {
    const list2 = ask2.querySelector(".ck-list");
    if (!list2) return;
    const box = list2.scrollHeight > list2.clientHeight + 1 ? list2 : ask2, edge = box.getBoundingClientRect();
    if (!box.scrollTop) return;
    const above = box === ask2 ? ask2.querySelector(".ck-question")?.getBoundingClientRect().bottom ?? edge.top : edge.top;
    for (const line2 of list2.querySelectorAll(".ck-group h4, .ck-group li:not(.ck-line-of), .ck-line-of > div")) {
      const at = line2.getBoundingClientRect(), heading = line2.matches("h4");
      const low = heading ? above : Math.max(above, line2.closest(".ck-group").querySelector("h4")?.getBoundingClientRect().bottom ?? above);
      if (!at.height || at.top >= low - 2 || at.bottom <= low + 1) continue;
      const pushed = heading && box === list2;
      const back = low - at.top, last = row2?.getBoundingClientRect().bottom ?? 0;
      box.scrollTop += !pushed && last + back <= edge.bottom ? -back : at.bottom - low;
      return;
    }
  }
  function followSaid(adviser) {
    const now = [ctx.get("head").token, adviser.on, adviser.kind, adviser.hint?.ready, adviser.key, ctx.sideShown === "adviser"].join();
    const box = side.querySelector(".ck-tutor-said");
    if (now === lastSaid || !box?.clientHeight) return;
    lastSaid = now;
    box.scrollTop = 0;
  }
  function readFromTop() {
    for (let box = el; box; box = box.parentElement) box.scrollTop = 0;
    logFromTop();
  }
  function logFromTop() {
    const log = side.querySelector(".ck-log-box");
    if (log) log.scrollTop = 0;
  }
  function followLine(story) {
    const at = story.kind === "timeline" ? story.line : null;
    if (at === lastLine) return;
    const box = side.querySelector(".ck-log-box");
    if (!box?.clientHeight) return;
    lastLine = at;
    const line2 = at === null ? null : side.querySelector(".ck-line.ck-now");
    if (line2) box.scrollTop += line2.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
    else box.scrollTop = 0;
  }
  function backAgain(t, now) {
    if (page.back && now.key === page.back.key && page.back.token === void 0) page.back.token = now.token;
    if (page.back && page.back.token !== void 0 && page.back.token !== now.token) page.back = null;
    if (!page.back || page.back.token === void 0) return null;
    return h(
      "p",
      { class: "ck-back-again", key: "back", role: "status" },
      h("span", {}, t["back-again"]),
      h("button", { class: "ck-plain", type: "button", "aria-label": t.dismiss, onclick: () => {
        page.back = null;
        ctx.redraw();
      } }, "×")
    );
  }
  function lostBox(t, table) {
    if (page.link === "dead") {
      const idle = ctx.get("head").stage === "start";
      const title = t[idle ? "lost-page" : "lost-title"];
      return h(
        "div",
        { class: "ck-lost", role: "alertdialog", "aria-label": title },
        h("h2", {}, title),
        idle ? null : h("p", {}, table ? t["lost-table"] : page.storage ? t["lost-kernel"] : `${t["lost-nothing"]} ${t.storage}`),
        h("button", { class: "ck-go-on ck-main", type: "button", onclick: goOn3 }, t[idle ? "lost-again" : "lost-button"]),
        document.body.dataset.voila ? null : h("p", { class: "ck-quiet" }, t["lost-lab"])
      );
    }
    if (page.link === "link") return h("p", { class: "ck-lost ck-lost-link", role: "alert" }, t[table ? "lost-table-link" : "lost-link"]);
    if (page.both && page.both === ctx.get("head").key) return h("p", { class: "ck-storage ck-both", role: "status" }, t["kept-both"]);
    if (!page.storage) return h("p", { class: "ck-storage ck-quiet", role: "status" }, t.storage);
    if (page.full) return h("p", { class: "ck-storage ck-full", role: "status" }, t["storage-full"]);
    return [];
  }
  function goOn3() {
    const key = ctx.get("head").key;
    try {
      if (key) window.sessionStorage.setItem(AGAIN, kept.keyOf(key));
    } catch {
    }
    window.location.reload();
  }
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
  let measured = "", soon = null, laid = "";
  function laySlots(boards) {
    if (boards.join() === laid) return;
    laid = boards.join();
    for (const [name, slot] of Object.entries(slots)) {
      observer.unobserve(slot);
      slot.remove();
      delete slots[name];
    }
    boards.forEach((name, i) => {
      slots[name] = part("div", `ck-slot ck-slot-${i + 1}`);
      el.insertBefore(slots[name], end);
      observer.observe(slots[name]);
    });
    measured = "";
  }
  function measure() {
    const size = ({ clientWidth: w, clientHeight: h2 }) => [Math.round(w / 10) * 10, Math.round(h2 / 10) * 10];
    const sizes = Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, size(slot)]));
    if (JSON.stringify(sizes) === measured || !Object.values(sizes)[0]?.[0]) return;
    clearTimeout(soon);
    soon = setTimeout(() => {
      measured = JSON.stringify(sizes);
      ctx.send({ type: "sizes", sizes });
    }, measured ? 150 : 0);
  }
  const observer = new ResizeObserver(measure);
  const actions = () => [...el.querySelectorAll(".ck-action")].filter((b) => !b.closest("[hidden]"));
  function aimAt(choice) {
    lent = null;
    choice.focus();
    choice.scrollIntoView({ block: "nearest" });
  }
  function move(step2) {
    const all = actions();
    if (!all.length) return false;
    const at = all.indexOf(document.activeElement);
    const to = step2 === "first" ? 0 : step2 === "last" ? all.length - 1 : at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step2));
    aimAt(all[to]);
    return true;
  }
  const press = (cls) => {
    const b = el.querySelector(cls);
    if (b && !b.disabled) b.click();
  };
  let unheardFor = null;
  function unheard(x, y) {
    ask2.animate?.([{ opacity: 0.5 }, { opacity: 1 }], 300);
    tooSoon.textContent = ctx.t.unheard;
    const { width, height } = tooSoon.getBoundingClientRect();
    tooSoon.style.left = `${Math.max(8, Math.min(x - width / 2, innerWidth - width - 8))}px`;
    tooSoon.style.top = `${y + height + 30 > innerHeight ? y - height - 16 : y + 20}px`;
    clearTimeout(unheardFor);
    unheardFor = setTimeout(() => {
      tooSoon.textContent = "";
    }, UNHEARD);
  }
  function onKey(e) {
    if (!el.isConnected || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || dialog.open || marks.card.open) return;
    mouse = ctx.touched = false;
    const target = e.target;
    if (clock.guards() && (e.key === "Enter" || e.key === " ")) {
      e.preventDefault();
      const { x, y, width, height } = (target === document.body ? ask2 : target).getBoundingClientRect();
      unheard(x + width / 2, y + Math.min(height, 120));
      return;
    }
    if (target !== document.body && !el.contains(target) && !target.closest?.(".ck-grid")) return;
    const typing = target.matches?.("input:not([type=checkbox]):not([type=file]), textarea, select");
    if (e.key === "Escape" && ctx.get("adviser").caution) {
      ctx.send({ type: "take_back" });
      e.preventDefault();
      return;
    }
    const about = e.key === "Escape" && el.querySelector(".ck-about[open]");
    if (about) {
      about.open = false;
      about.querySelector("summary").focus();
      e.preventDefault();
      return;
    }
    if (e.key === "Escape" && (ctx.drawer || ctx.menu)) {
      const from = ctx.menu && !ctx.drawer ? ".ck-menu" : "";
      ctx.menu = false;
      ctx.openDrawer(false);
      if (from) el.querySelector(from)?.focus();
      e.preventDefault();
      return;
    }
    if (storyKey(ctx, e) || timelineKey(ctx, e)) {
      e.preventDefault();
      return;
    }
    if (e.key === "Escape" && closeMinute(ctx)) {
      e.preventDefault();
      return;
    }
    if (e.key === "Escape") {
      if ((ctx.get("choices").chips || []).length || ctx.get("told").name) {
        ctx.send({ type: "clear" });
        e.preventDefault();
      }
      return;
    }
    if (typing) return;
    if ((e.key === "Enter" || e.key === " ") && e.repeat && target.matches?.(".ck-action, .ck-lift")) {
      e.preventDefault();
      return;
    }
    const idle = target === document.body || lentTo(target) && lent.unseen;
    if (lentTo(target) && (e.key === " " || idle && e.key === "Enter")) e.preventDefault();
    if (e.key === "Enter" && !e.repeat && idle && ctx.get("preview").token === ctx.get("head").token) {
      press(".ck-play-it");
      e.preventDefault();
      return;
    }
    const line2 = target.closest?.(".ck-line-of");
    if (line2 && (e.key === "ArrowRight" || e.key === "ArrowLeft")) {
      const fold2 = line2.querySelector(":scope > div > .ck-fold");
      if (fold2.getAttribute("aria-expanded") === "true" !== (e.key === "ArrowRight")) {
        if (e.key === "ArrowLeft") line2.querySelector(".ck-action").focus();
        fold2.click();
      }
      e.preventDefault();
      return;
    }
    const inList = target === document.body || target.closest?.(".ck-ask");
    if (inList) {
      const step2 = { ArrowDown: 1, ArrowUp: -1, Home: "first", End: "last" }[e.key];
      if (step2 !== void 0 && move(step2)) {
        e.preventDefault();
        return;
      }
    }
    const row2 = target.closest?.(".ck-cards, .ck-tools, .ck-facet");
    if (row2 && (e.key === "ArrowRight" || e.key === "ArrowLeft")) {
      const all = [...row2.querySelectorAll("button:not(:disabled), input")];
      const to = all[all.indexOf(target) + (e.key === "ArrowRight" ? 1 : -1)];
      if (to) {
        to.focus();
        e.preventDefault();
      }
      return;
    }
    if (!wishes.get("keys", true) || ctx.get("head").stage === "start") return;
    if (/^[1-9]$/.test(e.key)) {
      const b = actions()[Number(e.key) - 1];
      if (b) {
        aimAt(b);
        e.preventDefault();
      }
      return;
    }
    const act2 = {
      KeyU: () => press(".ck-undo"),
      KeyR: () => press(".ck-redo"),
      KeyH: () => press(".ck-hint"),
      KeyW: () => press(".ck-why"),
      KeyB: () => {
        const all = ctx.boards();
        ctx.showBoard(all[(all.indexOf(ctx.board) + 1) % all.length]);
      },
      KeyT: () => press(".ck-tutor-switch"),
      KeyL: () => ctx.side("log"),
      KeyS: () => ctx.side("scores"),
      KeyC: () => move("first")
    }[e.code] || (e.key === "?" ? () => ctx.keys() : null);
    if (act2) {
      act2();
      e.preventDefault();
    }
  }
  const onMouse = (e) => {
    mouse = true;
    ctx.pressedBefore = ctx.pressed && { at: ctx.pressed, on: ctx.pressedOn, token: ctx.pressedToken };
    ctx.pressed = [e.clientX, e.clientY];
    ctx.pressedOn = e.target.closest?.("button") ?? null;
    ctx.pressedToken = lastToken;
    ctx.touched = e.pointerType === "touch";
    ctx.endedAt = ctx.ended?.box ?? null;
    ctx.ended = null;
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onMouse, true);
  const undrag = dragCards(el, ctx), unfollow = followTheme(shade);
  shade(isDark());
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
  const onMove = (e) => {
    for (const change2 of ["stirred", "ended"]) {
      if (!ctx[change2]) continue;
      ctx[change2].since ||= e.timeStamp;
      if (e.timeStamp - ctx[change2].since > SEEN) ctx[change2] = null;
    }
  };
  document.addEventListener("pointermove", onMove, { passive: true });
  document.addEventListener("click", away, true);
  const guard = (e) => {
    const at = e.touches?.[0] || e;
    const click = e.type === "click" && e.detail > 0, hasty = click && clock.hasty(at.clientX, at.clientY);
    if (click && !hasty) clock.pressed(at.clientX, at.clientY);
    if (hasty) {
      e.preventDefault();
      e.stopPropagation();
      return;
    }
    if (!clock.guards(at.clientX, at.clientY) || e.detail === 0 || !e.target.closest?.(".ck-grid") || e.target.closest(`${clock.endedByItself() ? "" : ".ck-story-foot, "}.ck-head, .ck-side, .ck-adviser-line, .ck-hint, .ck-why`)) return;
    e.preventDefault();
    e.stopPropagation();
    if (e.type === "click") unheard(at.clientX, at.clientY);
  };
  const GUARDED = ["click", "pointerdown", "mousedown", "touchstart"];
  GUARDED.forEach((kind) => document.addEventListener(kind, guard, { capture: true, passive: false }));
  const onAddress = () => {
    const secret = secretOf();
    if (secret !== null) ctx.send({ type: "shared", what: "enter", secret });
    const move2 = addressMove();
    if (move2 !== null && move2 !== ctx.get("story").timeline?.move) ctx.send({ type: "timeline", what: "to", move: move2 });
  };
  window.addEventListener("hashchange", onAddress);
  const resized = () => ctx.redraw();
  window.addEventListener("resize", resized);
  document.addEventListener("fullscreenchange", resized);
  const onSight = () => ctx.send({ type: "hidden", on: document.hidden });
  document.addEventListener("visibilitychange", onSight);
  skip2.onclick = (e) => {
    e.preventDefault();
    move("first") || el.querySelector(".ck-start")?.focus();
  };
  for (const name of SECTIONS) model.on(`change:${name}`, () => {
    page.watch.answered();
    ctx.redraw();
  });
  show2();
  return () => {
    page.views.delete(ctx);
    undrag();
    more2.stop();
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
var page_default = { initialize, render };
export {
  page_default as default
};
