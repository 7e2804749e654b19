// Rules and terms wherever they are met: chips and underlined words, a short text on hover or
// focus, and a card with all the rest. Shared by the chapters and the app. What this file calls
// `ctx` is a page or a part of one: its language (`lang`), how it talks to its program (`send`),
// and whether examples open elsewhere (`exampleThere`).

const TERMS_CAME = "churchill_kit-terms";
const MARKS = ".ck-term, .ck-rule[data-rule]";
const hasPopover = typeof HTMLElement !== "undefined" && "popover" in HTMLElement.prototype;

// What programs have told this page, by language: each widget is a module of its own, and one of
// them asks for all.
window.churchillKit = window.churchillKit || { terms: {}, asked: {}, rules: {} };
const told = window.churchillKit;

// The terms of a language, as soon as they are here.
function termsOf(ctx) {
  const known = told.terms[ctx.lang], now = performance.now();
  if (!known && ctx.lang && !(now - told.asked[ctx.lang] < 5000)) {
    told.asked[ctx.lang] = now;
    ctx.send({ type: "terms" });
  }
  return known;
}

// A message of the program: true if it was about terms or rules.
function termsCame(msg) {
  if (msg.type === "terms") {
    told.terms[msg.lang] = { ...msg, numbers: new Set(msg.numbers), finder: new RegExp(msg.finder, "g"), cache: new Map() };
  } else if (msg.type === "rule") {
    (told.rules[msg.lang] = told.rules[msg.lang] || new Map()).set(msg.asked, msg);
  } else return false;
  window.dispatchEvent(new CustomEvent(TERMS_CAME, { detail: msg }));
  return true;
}

// -- marking -----------------------------------------------------------------------------------------

// The tab order is settled after drawing, see below.
function chip(rule) {
  return rule ? h("button", { class: "ck-rule", type: "button", tabindex: "-1", "data-rule": rule }, rule) : null;
}

function termMark(id, text) {
  return h("span", { class: "ck-term", role: "button", tabindex: "-1", "data-term": id }, text);
}

// A text in pieces: rules as chips, each term marked where it is first met; `sparing` leaves out
// those that everybody meets all the time.
function pieces(known, text, { met = new Set(), sparing = false } = {}) {
  const out = [];
  let from = 0;
  for (const m of text.matchAll(known.finder)) {
    const number = m[m.length - 1];
    const id = number ? "" : known.ids[m.indexOf(m[0], 1) - 1];
    let mark = null;
    if (number) mark = known.numbers.has(number) ? chip(number) : null;
    else if (id && !met.has(id) && !(sparing && known.terms[id].common)) mark = termMark(id, m[0]);
    if (!mark) continue;
    met.add(id);
    let before = text.slice(from, m.index), close = "";
    from = m.index + m[0].length;
    if (number) {  // a line must not break between a chip and its brackets
      const open = before.endsWith("(") ? "(" : "";
      before = before.slice(0, before.length - open.length);
      close = /^[),.;:!?]*/.exec(text.slice(from))[0];
      from += close.length;
      if (open || close) mark = h("span", { class: "ck-bound" }, open || null, mark, close || null);
    }
    if (before) out.push(before);
    out.push(mark);
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

function prose(ctx, text, sparing = false) {
  const known = text && termsOf(ctx);
  if (!known) return text;
  const key = `${sparing}${text}`;
  let out = known.cache.get(key);
  if (!out) {
    if (known.cache.size > 4000) known.cache.clear();
    known.cache.set(key, out = pieces(known, text, { sparing }));
  }
  return out;
}

// The same in text that the notebook shows by itself.
function markText(known, root) {
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

function settle(root) {
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
  let to = null;
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

const chapterHref = (ctx, notebook) => notebookHref(`${ctx.lang}/${notebook}`);

// One tip and one card for a page or part; `watch` makes them serve the marks in an element.
function cards(ctx, el) {
  const add = (tag, cls) => { const e = document.createElement(tag); e.className = cls; el.append(e); return e; };
  const tip = add("div", "ck-tip"), card = add("dialog", "ck-rule-dialog");
  tip.setAttribute("role", "tooltip");
  tip.id = `ck-tip-${Math.random().toString(36).slice(2)}`;
  card.setAttribute("aria-labelledby", `${tip.id}-h`);
  if (hasPopover) tip.popover = "manual"; else tip.hidden = true;
  let at = null, soon = 0, asked = null, opener = null;

  // What is known of a mark; a rule that is not is asked for.
  function facts({ term, rule }) {
    if (term) {
      const known = termsOf(ctx), found = known && known.terms[term];
      return found && { id: term, title: found.name, text: found.text, ...found };
    }
    const found = told.rules[ctx.lang]?.get(rule);
    if (!found) ctx.send({ type: "rule", number: rule });
    return found && { ...found, text: found.summary, title: found.title };
  }

  function place() {
    const box = at.getClientRects()[0] || at.getBoundingClientRect(), own = tip.getBoundingClientRect();
    const below = box.bottom + 8 + own.height < window.innerHeight;
    tip.style.left = `${Math.max(8, Math.min(box.left - 12, window.innerWidth - own.width - 8))}px`;
    tip.style.top = `${below ? box.bottom + 5 : Math.max(8, box.top - own.height - 5)}px`;
  }
  function show(mark) {
    if (!mark.isConnected || card.open) return;
    if (at && at !== mark) hide();
    at = mark;
    const found = facts(mark.dataset);
    if (!found) return;
    draw(tip, h("b", {}, found.number ? `${found.number} ${found.title}` : found.title), h("span", {}, found.text || ""));
    mark.setAttribute("aria-describedby", tip.id);
    if (hasPopover) { if (!tip.matches(":popover-open")) tip.showPopover(); } else tip.hidden = false;
    place();
    document.addEventListener("keydown", escape, true);
    document.addEventListener("scroll", hide, true);
  }
  function hide() {
    clearTimeout(soon);
    if (at) at.removeAttribute("aria-describedby");
    at = null;
    if (hasPopover) { if (tip.matches(":popover-open")) tip.hidePopover(); } else tip.hidden = true;
    document.removeEventListener("keydown", escape, true);
    document.removeEventListener("scroll", hide, true);
  }
  function escape(e) {
    if (e.key !== "Escape") return;
    hide();
    e.preventDefault();
    e.stopPropagation();
  }
  const later = (act, wait) => { clearTimeout(soon); soon = setTimeout(act, wait); };
  tip.addEventListener("mouseenter", () => clearTimeout(soon));
  tip.addEventListener("mouseleave", () => later(hide, 150));

  function openFrom(mark) {
    if (!card.contains(mark)) opener = mark;
    open({ ...mark.dataset });
  }
  function open(mark) {
    hide();
    asked = mark;
    const found = facts(mark);
    if (found) drawCard(found);
  }
  function drawCard(found) {
    const known = termsOf(ctx), w = known ? known.words : {};
    const text = found.text || "";
    const link = (href, words, cls) => h("a", { class: cls, href }, words);
    draw(card,
      h("p", { class: "ck-rule-number", key: "n" }, found.id ? w.term : `${w.rule} ${found.number}`),
      h("h2", { key: "t", id: `${tip.id}-h` }, found.title),
      h("p", { key: "s", class: "ck-card-text" }, known ? pieces(known, text, { met: new Set([found.id]) }) : text),
      found.id ? h("p", { key: "r", class: "ck-row" }, h("span", { class: "ck-quiet" }, w.rules), found.rules.map(chip)) : null,
      found.id ? h("p", { key: "a", class: "ck-row" }, h("span", { class: "ck-quiet" }, w.related), found.related.map((id) => termMark(id, known.terms[id].name))) : null,
      found.chapter ? h("p", { key: "c" }, found.link ? link(chapterHref(ctx, found.link), found.chapter) : h("span", { class: "ck-quiet" }, found.chapter)) : null,
      h("p", { key: "b", class: "ck-row" },
        !found.example ? null : ctx.exampleThere
          ? link(chapterHref(ctx, found.example_link), w["example-there"], "ck-live")
          : h("button", { type: "button", class: "ck-live", onclick: () => { card.close(); ctx.send({ type: "example", number: found.example }); } }, w.example),
        found.id ? link(`${chapterHref(ctx, "glossary.ipynb")}#${found.id}`, w.glossary, "ck-to-glossary") : null,
        h("button", { type: "button", class: "ck-close", onclick: () => card.close() }, w.close)));
    settle(card);
    if (!card.open) card.showModal();
    card.querySelector(".ck-close").focus();
    asked = null;
  }
  card.addEventListener("click", (e) => { if (e.target === card || e.target.closest("a[href]")) card.close(); });
  const came = ({ detail }) => {
    if (detail.lang !== ctx.lang) return;
    if (at && at.dataset.rule === detail.asked) show(at);
    if (asked && asked.rule && asked.rule === detail.asked) open(asked);
  };
  window.addEventListener(TERMS_CAME, came);

  function watch(root) {
    const markOf = (e) => e.target.closest?.(MARKS);
    const inCard = (mark) => card.contains(mark);
    const doing = {
      mouseover(e) { const m = markOf(e); if (m && m !== at && !inCard(m)) later(() => show(m), 200); else if (m && m === at) clearTimeout(soon); },
      mouseout(e) { if (markOf(e)) later(hide, 150); },
      focusin(e) {
        const m = markOf(e), back = m && m === opener; // a card that closes gives the focus back
        if (!card.open) opener = null;
        if (m && !back && !inCard(m)) show(m);
      },
      focusout(e) { if (markOf(e) === at && at) hide(); },
      click(e) { const m = markOf(e); if (m) { e.preventDefault(); openFrom(m); } },
      keydown(e) {
        const m = markOf(e);
        if (!m || e.ctrlKey || e.metaKey || e.altKey) return;
        const mine = (e.key === "Enter" || e.key === " ") ? m.matches(".ck-term") && (openFrom(m), true) : e.key.startsWith("Arrow") && rove(m, e.key);
        if (mine) { e.preventDefault(); e.stopImmediatePropagation(); }
      },
    };
    for (const [kind, act] of Object.entries(doing)) root.addEventListener(kind, act);
    return () => { for (const [kind, act] of Object.entries(doing)) root.removeEventListener(kind, act); };
  }
  const unwatch = watch(el);
  return { watch, open, card, close() { hide(); unwatch(); window.removeEventListener(TERMS_CAME, came); } };
}
