// A worked example: title, caption, what happened, and the way forth and back.

function exampleLook(ctx) {
  const { t, data } = ctx;
  if (!data.count) return [];
  const go = (to) => ctx.send({ type: "step", to });
  const last = data.at >= data.count - 1;
  // A button at its end keeps the focus: it says that it cannot be used instead of vanishing.
  const button = (cls, label, to, off, main) => h("button", {
    class: `${cls}${main ? " ck-main" : ""}`, key: cls, type: "button", "aria-disabled": off ? "true" : null,
    onclick: () => { if (!off) go(to); },
  }, label);
  return [
    boardPlace(ctx, data.board),
    handsOf(ctx),
    h("section", { class: "ck-sheet ck-side", key: "side", "aria-label": `${t.example}: ${data.title}` },
      h("header", { class: "ck-row" },
        h("p", { class: "ck-kind" }, t.example, " ", chip(data.rule)),
        data.closable ? h("button", { class: "ck-close ck-plain", type: "button", "aria-label": t["rule-close"], onclick: () => ctx.send({ type: "close" }) }, "×") : null),
      h("h3", {}, data.title),
      h("div", { class: "ck-step", "aria-live": "polite", "aria-atomic": "true" },
        h("p", { class: "ck-caption" }, data.caption),
        data.events.length ? h("ol", { class: "ck-events", "aria-label": t.happened }, data.events.map((line, i) => eventLine(ctx, line, `${data.at}:${i}`))) : null),
      h("footer", { class: "ck-row ck-steps" },
        button("ck-back", t.back, data.at - 1, data.at === 0),
        button("ck-next", last ? t.again : t.next, last ? 0 : data.at + 1, false, true),
        h("div", { class: "ck-dots", "aria-hidden": "true" }, Array.from({ length: data.count }, (_, i) => h("span", { class: i === data.at ? "ck-dot ck-on" : i < data.at ? "ck-dot ck-was" : "ck-dot" }))),
        h("p", { class: "ck-quiet ck-place-of" }, data.place)),
      h("p", { class: "ck-quiet ck-small" }, t["step-keys"])),
  ];
}

function exampleKeys(ctx, e, typing) {
  if (typing) return false;
  const { at, count } = ctx.data;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[e.key];
  if (to === undefined || to < 0 || to >= count) return to !== undefined;
  ctx.send({ type: "step", to });
  return true;
}

export default lesson(exampleLook, exampleKeys);
