// A student of a class who is elsewhere, in a chapter or at a table: that there is new work for him is
// said there in one line. The class's page notes in the tab whose it is; it needs no line itself.

import { draw, h } from "./dom.js";
import { readStore, writeStore } from "./keeper.js";
import { notebookHref } from "./links.js";
import { sendTo } from "./send.js";

const TAB = "churchill_kit/in-class"; // {secret, seen}: by which one is in a class, and the last work seen
let place = null; // a page has one

export const inClass = {
  get() {
    const found = readStore("sessionStorage", TAB, null);
    return found && typeof found.secret === "string" ? found : null;
  },
  put(secret, seen) { writeStore("sessionStorage", TAB, { secret, seen }); },
  leave() { writeStore("sessionStorage", TAB, null); },
};

// The page asks for the news of its reader's class, if he has come from one.
export function askClass(model) {
  const found = inClass.get();
  if (!found || !document.body.dataset.voila) return;
  if (!place?.isConnected) { // there before anything is said in it, so that it is read out
    place = document.createElement("div");
    place.className = "ck-class-line";
    place.setAttribute("role", "status");
    document.body.append(place);
  }
  sendTo(model, { type: "class", ...found });
}

// A message of the program; true if it was one about the class.
export function classCame(model, msg) {
  if (msg.type !== "class-news") return false;
  if (msg.gone) { inClass.leave(); return true; }
  const found = inClass.get();
  if (!found || !place) return true;
  const close = () => { inClass.put(found.secret, msg.aid); draw(place, []); };
  place.lang = model.get("lang") || document.documentElement.lang;
  draw(place, h("p", { key: msg.aid },
    h("span", {}, msg.text), " ",
    h("a", { class: "ck-class-line-go", href: `${notebookHref(msg.page)}#class=${found.secret}` }, msg.go), " ",
    h("button", { class: "ck-class-line-close", type: "button", title: msg.close, "aria-label": msg.close, onclick: close }, "×")));
  return true;
}
