// A page that a class looks at: large, and it shows nobody's progress. An address begins it
// (`?project=1`), and the pages that are opened from there in the same tab go on with it.

import { h } from "./dom.js";
import { wishes } from "./keeper.js";

const NAME = "churchill_kit/project";

function remember(on) {
  try { window.sessionStorage.setItem(NAME, on ? "1" : ""); } catch { /* this page alone */ }
}

function asked() {
  const found = new URLSearchParams(window.location.search).get("project");
  return found === null ? null : found !== "" && found !== "0";
}

export const projecting = {
  on() {
    const wanted = asked();
    if (wanted !== null) { remember(wanted); return wanted; }
    try { return window.sessionStorage.getItem(NAME) === "1"; } catch { return false; }
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
  },
};

// Large type alone.
export const larger = {
  on: () => document.documentElement.classList.contains("ck-projector"),
  turn() {
    wishes.set("projector", document.documentElement.classList.toggle("ck-projector"));
    window.dispatchEvent(new Event("resize"));
  },
};

// The switch; `t` has its words.
export function projectButton(t) {
  const on = projecting.on();
  return h("button", { class: "ck-project", key: "project", type: "button", "aria-pressed": on ? "true" : "false", title: t["project-about"], onclick: () => projecting.turn(!on) }, t.project);
}
