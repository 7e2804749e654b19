// Light or dark: as the system asks, or as a person has chosen, for all pages of this browser.

import { wishes } from "./keeper.js";
import { colourSeats } from "./seats.js";

export const THEMES = ["system", "light", "dark"];
const CHANGED = "churchill_kit-theme"; // each widget is a module of its own: they hear of it by the page
const system = typeof window !== "undefined" && window.matchMedia ? window.matchMedia("(prefers-color-scheme: dark)") : null;

export function chosenTheme() {
  const theme = wishes.get("theme", "system");
  return THEMES.includes(theme) ? theme : "system";
}

export function chooseTheme(theme) {
  wishes.set("theme", theme);
  window.dispatchEvent(new CustomEvent(CHANGED));
}

// From the system's scheme to the other one, which is seen at once; then to the same one for good,
// and back to what the system asks for.
export function nextTheme() {
  const theme = chosenTheme(), usual = system?.matches ? "dark" : "light";
  if (theme === "system") return usual === "dark" ? "light" : "dark";
  return theme === usual ? "system" : usual;
}

export function isDark() {
  const theme = chosenTheme();
  return theme === "dark" || (theme === "system" && Boolean(system?.matches));
}

// Calls `tell(dark)` whenever that changes; the function that it returns ends it.
export function followTheme(tell) {
  let dark = isDark();
  const look = () => { if (isDark() !== dark) tell(dark = !dark); };
  window.addEventListener(CHANGED, look);
  window.addEventListener("storage", look); // chosen in another window
  system?.addEventListener("change", look);
  return () => {
    window.removeEventListener(CHANGED, look);
    window.removeEventListener("storage", look);
    system?.removeEventListener("change", look);
  };
}

// A page or part wears its game's colours and is light or dark on its own box. That may come later than
// what lies in it, which has worn them until then and would keep them for good.
export function wear(el, box, css, dark) {
  for (const one of [el, box]) {
    colourSeats(one, one === box ? css : "");
    one.classList.toggle("ck-dark", one === box && dark);
  }
}
