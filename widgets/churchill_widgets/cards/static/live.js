// The live example inside the card of a rule: a board with steps, made by the program when a person
// asks for it and shown here, and taken away with the card. `ctx` as in terms.js.

import { h } from "../../base/static/dom.js";

export function liveExample(ctx, card) {
  let n = 0, view = null, words = {}, waiting = 0;
  const host = () => card.querySelector(":scope > .ck-live-place");
  const button = () => card.querySelector(":scope > .ck-row > .ck-live");

  // In the description of the card: what is inside is not the card's.
  const place = () => h("div", { key: "live", class: "ck-live-place", raw: false });

  function state(open, note) {
    const at = button(), room = host();
    if (at) {
      at.setAttribute("aria-expanded", open ? "true" : "false");
      at.textContent = open ? words["example-hide"] : words.example;
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
    if (n) { drop(); button()?.focus(); return; }
    words = w;
    n = performance.now();
    state(true, words["example-wait"]);
    ctx.send({ type: "live", number, n });
    const mine = n;
    clearTimeout(waiting);
    waiting = setTimeout(() => { if (n === mine && !view) state(true, words["example-lost"]); }, 15000);
  }

  async function heard(msg) {
    if (msg.type !== "live" || msg.n !== n) return;
    clearTimeout(waiting);
    if (msg.error) { state(true, msg.error); return; }
    try { await put(msg.model); } catch { if (msg.n === n) state(true, words["example-lost"]); }
  }

  async function put(id) {
    const mine = n, manager = ctx.model.widget_manager;
    const made = await manager.create_view(await manager.get_model(id));
    if (mine !== n || !host()) { made.remove(); return; }
    view = made;
    // Widgets of a notebook have to be told that they are in the page.
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
      await new Promise((done) => { setTimeout(done, 30); });
    }
    return null;
  }

  // Nothing stays: neither here nor in the program.
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

  const closed = (e) => { if (e.target === card) drop(); };
  card.addEventListener("close", closed);
  ctx.model.on("msg:custom", heard);
  return {
    ask, drop, place,
    holds: (element) => Boolean(host()?.contains(element)),
    end() { drop(); ctx.model.off("msg:custom", heard); },
  };
}
