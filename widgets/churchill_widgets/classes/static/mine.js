// The classes that this browser knows by their secrets, and the links to a class. A secret stands
// behind the "#", which no server is told.

import { h } from "../../base/static/dom.js";
import { copy } from "../../base/static/copying.js";
import { readStore, writeStore } from "../../base/static/keeper.js";

const CLASSES = "churchill_kit/classes"; // the latest first
const MOST = 100;
const LINK = /^#(class|join)=(.*)$/;

export const myClasses = {
  all() {
    const found = readStore("localStorage", CLASSES, []);
    return Array.isArray(found) ? found.filter((c) => c && typeof c.secret === "string") : [];
  },
  put(entry) {
    const { secret, role, name } = entry;
    writeStore("localStorage", CLASSES, [{ secret, role, name }, ...myClasses.all().filter((c) => c.secret !== secret)].slice(0, MOST));
  },
  drop(secret) { writeStore("localStorage", CLASSES, myClasses.all().filter((c) => c.secret !== secret)); },
};

// What the address leads to: {secret} or {code}; {} for the first page.
export function ledTo(where = window.location) {
  const found = LINK.exec(where.hash || "");
  if (!found) return {};
  return found[1] === "class" ? { secret: found[2].slice(0, 100) } : { code: found[2].slice(0, 20) };
}

const bare = () => window.location.pathname + window.location.search;
export const linkTo = (kind, what) => `${window.location.origin}${window.location.pathname}#${kind}=${what}`;
export const setAddress = (secret) => window.history.replaceState(null, "", secret ? `${bare()}#class=${secret}` : bare());

// A link to be passed on, and the button that copies it.
export function linkRow(ctx, key, cls, words, link) {
  const { t } = ctx;
  return h("li", { key },
    h("a", { class: cls, href: link, target: "_blank", rel: "noopener" }, words), " ",
    h("button", { class: "ck-copy-link ck-plain", type: "button", "aria-label": `${t.copy}: ${words}`, onclick: (e) => copy(e.target, link, { copy: t.copy, copied: t.copied }) }, t.copy));
}

// The classes of this browser, on the first page.
export function classesHere(ctx) {
  const { t } = ctx;
  const all = myClasses.all();
  if (!all.length) return null;
  return h("section", { class: "ck-sheet ck-my-classes", key: "mine", "aria-labelledby": "ck-my-classes-h" },
    h("h2", { id: "ck-my-classes-h" }, t.mine),
    h("ul", {}, all.map((c) => h("li", { key: c.secret, class: "ck-my-class" },
      h("span", {}, h("b", {}, c.name), " · ", t[`role-${c.role}`] || ""),
      h("span", { class: "ck-row" },
        h("button", { class: "ck-class-go", type: "button", "aria-label": `${t["mine-go"]}: ${c.name}, ${t[`role-${c.role}`] || ""}`, onclick: () => { ctx.send({ type: "enter", secret: c.secret }); } }, t["mine-go"]),
        h("button", { class: "ck-class-forget ck-plain", type: "button", title: t["mine-forget"], "aria-label": `${t["mine-forget"]}: ${c.name}`, onclick: () => { myClasses.drop(c.secret); ctx.redraw(); } }, "×"))))));
}
