// What all parts of a chapter share: redrawing, the board's place, one sentence for what went
// wrong, and what the browser keeps. Rules and terms are in terms.js.

import { draw, h } from "../../base/static/dom.js";
import { kept } from "../../base/static/keeper.js";
import { heardProgress, learned } from "../../base/static/progress.js";
import { projecting } from "../../base/static/projecting.js";
import { learnSeats, sign } from "../../base/static/seats.js";
import { sendTo } from "../../base/static/send.js";
import { followTheme, isDark as isWishedDark, wear } from "../../base/static/theme.js";
import { TERMS_CAME, cards, prose, settle, termsCame } from "../../cards/static/terms.js";

const SHOWN = ["data", "texts", "trouble", "seat_css", "paper"];

// JupyterLab has a theme of its own; other pages are as the system asks, or as was chosen.
function isDark() {
  return document.body.dataset.voila ? isWishedDark() : document.body.dataset.jpThemeLight === "false";
}

// All that there is to read is the page's main part. In JupyterLab pages have their own.
export function mainPart(el) {
  if (document.body.dataset.voila) el.closest("#rendered_cells")?.setAttribute("role", "main");
}

// A page of ours is dark as a whole, its prose included; the app looks after itself.
function darken(el) {
  if (document.body.dataset.voila && !el.closest(".ck-app")) document.body.classList.toggle("theme-dark", isDark());
}

// The panel of a part: `look` describes it, `keys` may take a key that was pressed inside.
// While its board fills the screen, `aloft` describes what stands below it, and the keys work there.
export function lesson(look, keys, aloft) {
  let open = null; // the connection of all views of one model with its program
  const views = new Set();

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
    for (const look of ["signs", "seat_css"]) { // another game's, on a page that is about several
      model.on(`change:${look}`, () => { learnSeats(model); views.forEach((v) => v.redraw()); });
    }
    model.send({ type: "hello", dark: isDark(), kept: learned.stamp(), project: projecting.on() });
    let dark = isDark();
    const worn = () => { // the boards as well
      if (isDark() === dark) return;
      dark = isDark();
      sendTo(model, { type: "theme", dark });
      views.forEach((v) => v.redraw());
    };
    const leave = followTheme(worn), themes = new MutationObserver(worn);
    themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    return () => { leave(); themes.disconnect(); };
  }

  function render({ model, el, tell }) {
    el.classList.add("ck-panel");
    el.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab has keys of its own
    const root = () => el.closest(".ck-tutor") || el;
    const add = (tag, cls) => { const e = document.createElement(tag); e.className = cls; el.append(e); return e; };
    const body = add("div", "ck-body");
    const trouble = add("div", "ck-trouble");
    projecting.wear();

    let focusNext = null;
    const ctx = {
      t: {}, data: {}, game: model.get("game"), lang: model.get("lang"), el, body, model, local: {},
      get open() { return open; },
      send(msg) { sendTo(model, msg); },
      redraw() { show(); },
      focus(...selectors) { focusNext = selectors; }, // the first of these, after the next answer of the program
      heard: () => {},
    };
    ctx.cards = cards(ctx, el);
    views.add(ctx);
    if (tell) tell(ctx);

    function shade() {
      const app = el.closest(".ck-app");
      wear(el, root(), model.get("seat_css"), app ? app.classList.contains("ck-dark") : isDark());
      darken(el);
    }

    // What is drawn first may not be in the page yet, and so not know its part.
    function arrive() {
      if (el.isConnected) { shade(); nameIt(); }
      else if (views.has(ctx)) requestAnimationFrame(arrive);
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

    // -- a board that fills the screen ---------------------------------------------------------------
    const filling = () => (aloft && document.fullscreenElement && root().contains(document.fullscreenElement) ? document.fullscreenElement : null);
    let below = null;
    function showAloft() {
      const frame = filling();
      if (!frame) { below?.remove(); below = null; return; }
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

    // -- keys ----------------------------------------------------------------------------------------
    el.addEventListener("keydown", (e) => {
      if (e.ctrlKey || e.metaKey || e.altKey || ctx.cards.card.open) return;
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

    // On paper every board is in sight, and light.
    let lit = false; // for paper
    const onPaper = (e) => {
      if (e.detail.on) for (const type of ["near", "paper"]) ctx.send({ type });
      if (lit || isDark()) ctx.send({ type: "theme", dark: !e.detail.on && isDark() });
      lit = e.detail.on && (lit || isDark());
    };
    window.addEventListener("ck-paper", onPaper);
    const changed = () => show();
    const termsAreHere = (e) => { if (e.detail.type === "terms") show(); };
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

// Where the board comes to lie; the board itself is a widget of its own over this place.
export function boardPlace(ctx, which) {
  return which ? h("div", { class: "ck-place", key: "place", "aria-hidden": "true" }, h("span", {}, ctx.t["board-wait"])) : null;
}

// What counts and does not lie on the map.
export function besideOf(ctx) {
  const rows = ctx.data.beside || [];
  return h("div", { class: "ck-beside", key: "beside", hidden: rows.length ? null : true }, rows.map((row) =>
    h("section", { key: row.title }, h("h4", {}, prose(ctx, row.title)), h("ul", { "data-rove": "" }, row.items.map((item) => h("li", { key: item }, prose(ctx, item)))))));
}

// The cards that can be seen in the position: below the board, or, where they are `few` enough for the
// column beside it, below what is said there.
export function handsOf(ctx, few = 0) {
  const hands = ctx.data.hands || [];
  const count = hands.reduce((sum, hand) => sum + hand.cards.length, 0);
  const narrow = count && count <= few ? (hands.every((hand) => hand.cards.length < 2) ? " ck-few ck-abreast" : " ck-few") : "";
  return h("section", { class: `ck-sheet ck-below ck-hands${narrow}`, key: "hands", hidden: hands.length ? null : true }, hands.map((hand) =>
    h("div", { class: `ck-hand ck-of-${hand.seat}`, key: hand.seat },
      h("h4", { "aria-level": "3" }, sign(hand.seat), h("span", {}, prose(ctx, hand.title, true))),
      h("ul", { class: "ck-cards", "data-rove": "" }, hand.cards.map((c) => h("li", { class: `ck-card${c.leader ? " ck-leader" : ""}`, key: c.id, "data-tip": c.origin },
        h("b", { class: "ck-value" }, h("span", { "aria-hidden": "true" }, c.value), h("span", { class: "ck-unseen" }, `${c.spoken}: `)),
        h("span", { class: "ck-name" }, c.name),
        h("span", { class: "ck-effect" }, prose(ctx, c.summary))))))));
}
