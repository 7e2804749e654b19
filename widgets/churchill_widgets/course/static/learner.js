// The learner: a name, a file to take along, and forgetting it all.

import { h } from "../../base/static/dom.js";
import { download } from "../../base/static/keeper.js";
import { projectButton } from "../../base/static/projecting.js";
import { learned } from "../../base/static/progress.js";
import { lesson } from "../../lessons/static/lesson.js";

function learnerLook(ctx) {
  const { t, data, local } = ctx;
  if (!data.who) return [];
  const field = () => ctx.el.querySelector(".ck-learner-name");
  // The word that was typed, or else the one that this browser keeps for the name.
  const word = (name) => ctx.el.querySelector(".ck-learner-word")?.value || learned.word(name.trim());
  const named = (type) => () => { const name = field().value; ctx.focus(".ck-learner-name"); ctx.send({ type, name, word: word(name) }); };
  const ask = (sure) => () => { local.sure = sure; ctx.focus(sure ? ".ck-wipe-no" : ".ck-wipe"); ctx.redraw(); };
  const heading = h("h2", { id: "ck-learner-h" }, t.learner);
  const where = ctx.open && !ctx.open.storage && !data.stored && !data.projected ? t["storage-none"] : data.where;
  const kept = h("p", { class: "ck-quiet ck-learner-where" }, where);
  if (data.projected) {
    return h("section", { class: "ck-sheet ck-learner ck-wide", "aria-labelledby": "ck-learner-h" },
      h("header", {}, heading, kept), h("div", { class: "ck-row" }, projectButton(t)));
  }
  const open = (e) => {
    const file = e.target.files[0];
    e.target.value = "";
    if (!file) return;
    if (file.size > 8 * 2 ** 20) { ctx.send({ type: "import", size: file.size }); return; }
    file.text().then((text) => ctx.send({ type: "import", text }));
  };
  return h("section", { class: "ck-sheet ck-learner ck-wide", "aria-labelledby": "ck-learner-h" },
    h("header", {}, heading,
      h("p", {}, h("b", { class: "ck-learner-who" }, data.who), " ", h("span", { class: "ck-learner-answered" }, data.answered)),
      kept),
    h("form", { class: "ck-row", onsubmit: (e) => { e.preventDefault(); named("switch")(); } },
      h("label", { class: "ck-field" }, h("span", { class: "ck-label" }, t["learner-name"]),
        h("input", { class: "ck-learner-name", type: "text", maxlength: "40", autocomplete: "off", list: "ck-learners" })),
      h("datalist", { id: "ck-learners" }, data.names.map((n) => h("option", { key: n, value: n }))),
      data.shared ? h("label", { class: "ck-field", key: "word" }, h("span", { class: "ck-label" }, t["learner-word"]),
        h("input", { class: "ck-learner-word", type: "text", maxlength: "40", autocomplete: "off", spellcheck: "false" })) : null,
      h("button", { class: "ck-switch", type: "submit" }, t["learner-switch"]),
      h("button", { class: "ck-rename", type: "button", onclick: named("rename") }, t["learner-rename"])),
    data.names.length ? h("p", { class: "ck-row ck-learner-others", key: "others" }, h("span", { class: "ck-quiet" }, t["learner-names"]),
      data.names.map((n) => h("button", { class: "ck-plain", key: n, type: "button", onclick: () => ctx.send({ type: "switch", name: n, word: learned.word(n) }) }, n))) : null,
    data.aside ? h("div", { class: "ck-row ck-aside", key: "aside", role: "group" },
      h("span", { role: "status" }, data.aside),
      h("button", { class: "ck-aside-back", type: "button", onclick: () => ctx.send({ type: "aside_back" }) }, t["learner-aside-back"]),
      h("button", { class: "ck-aside-drop", type: "button", onclick: () => ctx.send({ type: "aside_drop" }) }, t["learner-aside-drop"])) : null,
    local.sure
      ? h("div", { class: "ck-row ck-wipe-sure", key: "sure", role: "group", "aria-label": t["learner-wipe"] },
        h("span", { role: "alert" }, t["learner-wipe-sure"]),
        h("button", { class: "ck-wipe-yes", type: "button", onclick: () => { ask(false)(); ctx.send({ type: "wipe", word: word(data.name) }); } }, t["learner-wipe-yes"]),
        h("button", { class: "ck-wipe-no", type: "button", onclick: ask(false) }, t["learner-wipe-no"]))
      : h("div", { class: "ck-row", key: "tools" },
        h("button", { class: "ck-export", type: "button", disabled: data.any ? null : true, onclick: () => ctx.send({ type: "export" }) }, t["learner-export"]),
        h("button", { class: "ck-import", type: "button", onclick: () => ctx.el.querySelector(".ck-import-file").click() }, t["learner-import"]),
        h("input", { class: "ck-import-file", type: "file", accept: ".json,application/json", hidden: true, "aria-label": t["learner-import"], onchange: open }),
        projectButton(t),
        h("button", { class: "ck-wipe ck-plain", type: "button", disabled: data.any ? null : true, onclick: ask(true) }, t["learner-wipe"])),
    h("p", { class: "ck-learner-said", role: "status", key: "said" }, data.said));
}

const learnerPart = lesson(learnerLook);

export default {
  initialize: learnerPart.initialize,
  render(given) {
    return learnerPart.render({ ...given, tell: (ctx) => { ctx.heard = (msg) => { if (msg.type === "export") download(msg.name, msg.content); }; } });
  },
};
