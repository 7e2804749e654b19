// The button that makes the pages light, dark, or as the system asks.

import { h } from "../../base/static/dom.js";
import { chooseTheme, chosenTheme, nextTheme } from "../../base/static/theme.js";

// `t` has the words: what it is about, and what each choice is called.
export function themeButton(ctx, t) {
  if (!document.body.dataset.voila) return null; // JupyterLab has a theme of its own
  const theme = chosenTheme();
  const label = `${t.theme}: ${t[`theme-${theme}`]}`;
  return h("button", { class: "ck-theme", key: "theme", type: "button", title: label, "aria-label": label, onclick: () => { chooseTheme(nextTheme()); ctx.redraw(); } },
    h("span", { "aria-hidden": "true" }, { system: "◐", light: "○", dark: "●" }[theme]));
}
