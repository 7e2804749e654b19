// What all parts of a chapter share: redrawing, rule chips with their cards, the board's place,
// one sentence for what went wrong, and what the browser keeps.

const hasPopover = typeof HTMLElement !== "undefined" && "popover" in HTMLElement.prototype;

function chip(rule) {
  return rule ? h("button", { class: "ck-rule", type: "button", "data-rule": rule }, rule) : null;
}

function amounts(ctx, rows, total) {
  if (!rows || !rows.length) return null;
  return h("table", { class: "ck-parts" },
    h("caption", { class: "ck-unseen" }, ctx.t.breakdown),
    h("tbody", {}, rows.map(([label, amount, rule]) => h("tr", {},
      h("th", { scope: "row" }, label), h("td", { class: "ck-amount" }, signed(amount)), h("td", {}, chip(rule))))),
    total ? h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, total[0]), h("td", { class: "ck-amount" }, String(total[1]).replace("-", "−")), h("td", {}))) : null);
}

function eventLine(ctx, line, i) {
  return h("li", { key: i, class: "ck-event" },
    h("p", {}, sign(line.seat), h("span", {}, line.text), " ", chip(line.rule)),
    amounts(ctx, line.parts));
}

// JupyterLab says it in an attribute, Voila in a class.
function isDark() {
  return document.body.dataset.jpThemeLight === "false" || document.body.classList.contains("theme-dark");
}

// The panel of a part: `look` describes it, `keys` may take a key that was pressed inside.
function lesson(look, keys) {
  let open = null; // the connection of all views of one model with its program
  const views = new Set();

  function initialize({ model }) {
    SIGNS = model.get("signs");
    open = { rules: new Map(), storage: kept.works() };
    model.on("msg:custom", (msg) => {
      if (msg.type === "rule") {
        open.rules.set(msg.asked, msg);
        views.forEach((v) => v.ruleCame(msg));
      } else if (msg.type === "progress") {
        open.storage = heardProgress(model, msg);
      }
      views.forEach((v) => v.heard(msg));
    });
    model.send({ type: "hello", dark: isDark(), kept: learned.stamp() });
  }

  function render({ model, el, tell }) {
    el.classList.add("ck-panel");
    el.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab has keys of its own
    const root = () => el.closest(".ck-tutor") || el;
    const add = (tag, cls) => { const e = document.createElement(tag); e.className = cls; el.append(e); return e; };
    const body = add("div", "ck-body");
    const trouble = add("div", "ck-trouble");
    const tip = add("div", "ck-tip");
    const card = add("dialog", "ck-rule-dialog");
    tip.setAttribute("role", "tooltip");
    tip.id = `ck-tip-${Math.random().toString(36).slice(2)}`;
    if (hasPopover) tip.popover = "manual"; else tip.hidden = true;
    if (wishes.get("projector", false)) document.documentElement.classList.add("ck-projector");

    let shown = null, focusNext = null, tipFor = null, cardFor = "";
    const ctx = {
      t: {}, data: {}, el, body, model, local: {},
      get open() { return open; },
      send(msg) { try { model.send(msg); } catch { /* the program is gone: the opening says so */ } },
      redraw() { show(); },
      focus(...selectors) { focusNext = selectors; }, // the first of these, after the next answer of the program
      heard: () => {},
      ruleCame(msg) {
        if (tipFor && tipFor.dataset.rule === msg.asked) showTip(tipFor);
        if (cardFor === msg.asked) drawCard(msg);
      },
    };
    views.add(ctx);
    if (tell) tell(ctx);

    function show() {
      ctx.t = model.get("texts");
      ctx.data = model.get("data") || {};
      el.lang = model.get("lang");
      root().classList.toggle("ck-dark", isDark());
      const wrong = model.get("trouble") || {};
      draw(body, look(ctx));
      for (const s of body.querySelectorAll("select[data-value]")) if (s.value !== s.dataset.value) s.value = s.dataset.value;
      draw(trouble, wrong.text ? h("p", { class: "ck-error", role: "alert", key: wrong.n }, wrong.text) : []);
      if (focusNext) {
        const next = focusNext.map((s) => el.querySelector(s)).find(Boolean);
        focusNext = null;
        if (next) next.focus({ preventScroll: true });
      }
      watch();
    }

    // -- rule chips -------------------------------------------------------------------------------
    const facts = (number) => {
      const known = open && open.rules.get(number);
      if (!known) ctx.send({ type: "rule", number });
      return known;
    };
    function showTip(at) {
      tipFor = at;
      const known = facts(at.dataset.rule);
      if (!known) return;
      draw(tip, h("b", {}, `${known.number} ${known.title}`), h("span", {}, known.summary || ""));
      at.setAttribute("aria-describedby", tip.id);
      if (hasPopover) { if (!tip.matches(":popover-open")) tip.showPopover(); } else tip.hidden = false;
      const box = at.getBoundingClientRect(), own = tip.getBoundingClientRect();
      const below = box.bottom + 8 + own.height < window.innerHeight;
      tip.style.left = `${Math.max(8, Math.min(box.left - 12, window.innerWidth - own.width - 8))}px`;
      tip.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - own.height - 6)}px`;
    }
    function hideTip() {
      if (tipFor) tipFor.removeAttribute("aria-describedby");
      tipFor = null;
      if (hasPopover) { if (tip.matches(":popover-open")) tip.hidePopover(); } else tip.hidden = true;
    }
    function drawCard(known) {
      const { t } = ctx;
      draw(card,
        h("p", { class: "ck-rule-number", key: "n" }, `${t.rule} ${known.number}`),
        h("h2", { key: "t", id: `${tip.id}-h` }, known.title),
        h("p", { key: "s" }, known.summary || ""),
        known.chapter ? h("p", { key: "c", class: "ck-quiet" }, known.link ? h("a", { href: known.link }, known.chapter) : known.chapter) : null,
        h("p", { key: "b", class: "ck-row" },
          known.example ? h("button", { type: "button", class: "ck-live", onclick: () => { card.close(); ctx.send({ type: "example", number: known.asked }); } }, t["rule-example"]) : null,
          h("button", { type: "button", class: "ck-close", onclick: () => card.close() }, t["rule-close"])));
      card.setAttribute("aria-labelledby", `${tip.id}-h`);
      if (!card.open) card.showModal();
    }
    ctx.openRule = (number) => {
      hideTip();
      cardFor = number;
      const known = facts(number);
      if (known) drawCard(known);
    };
    ctx.showTip = showTip;
    ctx.hideTip = hideTip;
    card.addEventListener("close", () => { cardFor = ""; });
    card.addEventListener("click", (e) => { if (e.target === card) card.close(); });
    const chipOf = (e) => e.target.closest && e.target.closest(".ck-rule[data-rule]");
    const over = (e) => { const c = chipOf(e); if (c && c !== tipFor) { hideTip(); showTip(c); } };
    const out = (e) => { const c = chipOf(e); if (c && c === tipFor && !(e.relatedTarget && c.contains(e.relatedTarget))) hideTip(); };
    for (const [kind, act] of [["mouseover", over], ["focusin", over], ["mouseout", out], ["focusout", out]]) el.addEventListener(kind, act);
    el.addEventListener("click", (e) => { const c = chipOf(e); if (c) { e.preventDefault(); ctx.openRule(c.dataset.rule); } });

    // -- keys ----------------------------------------------------------------------------------------
    el.addEventListener("keydown", (e) => {
      if (e.key === "Escape" && tipFor) { hideTip(); e.preventDefault(); return; }
      if (e.ctrlKey || e.metaKey || e.altKey || card.open) return;
      const typing = e.target.matches("input[type=text], select, textarea");
      if (keys && keys(ctx, e, typing)) { e.preventDefault(); e.stopPropagation(); }
    });

    // -- the board is made when its place comes near ---------------------------------------------
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

    const changed = () => show();
    for (const name of ["data", "texts", "trouble"]) model.on(`change:${name}`, changed);
    show();
    return () => {
      views.delete(ctx);
      hideTip();
      if (near) near.disconnect();
      for (const name of ["data", "texts", "trouble"]) model.off(`change:${name}`, changed);
    };
  }

  return { initialize, render };
}

// Where the board comes to lie; the board itself is a widget of its own over this place.
function boardPlace(ctx, which) {
  return which ? h("div", { class: "ck-place", key: "place", "aria-hidden": "true" }, h("span", {}, ctx.t["board-wait"])) : null;
}

// The cards that can be seen in the position, below the board.
function handsOf(ctx) {
  const hands = ctx.data.hands || [];
  return h("section", { class: "ck-sheet ck-below ck-hands", key: "hands", hidden: hands.length ? null : true }, hands.map((hand) =>
    h("div", { class: `ck-hand ck-of-${hand.seat}`, key: hand.seat },
      h("h4", {}, sign(hand.seat), hand.title),
      h("ul", { class: "ck-cards" }, hand.cards.map((c) => h("li", { class: `ck-card${c.leader ? " ck-leader" : ""}`, key: c.id, title: c.origin },
        h("b", { class: "ck-value" }, h("span", { "aria-hidden": "true" }, c.value), h("span", { class: "ck-unseen" }, `${c.spoken}: `)),
        h("span", { class: "ck-name" }, c.name),
        h("span", { class: "ck-effect" }, c.summary)))))));
}
