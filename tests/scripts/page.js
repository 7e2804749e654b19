// A page for the tests of scripts: a document of its own, and a program behind it that listens.

import { Window } from "happy-dom";

const NAMES = [
  "document", "location", "CSS", "HTMLElement", "Element", "Event", "CustomEvent", "KeyboardEvent",
  "MouseEvent", "NodeFilter", "DOMRect", "DOMPoint", "IntersectionObserver", "MutationObserver",
  "ResizeObserver", "requestAnimationFrame", "cancelAnimationFrame",
];

// Modules look at the page when they are loaded: call this first, import them afterwards.
export function openPage(url = "http://localhost/voila/render/index.ipynb") {
  const window = new Window({ url });
  globalThis.window = window;
  for (const name of NAMES) globalThis[name] = window[name];
  Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });
  return window;
}

// What anywidget hands a script: traits, messages both ways. `sent` is what the page said.
export function program(traits = {}) {
  const heard = new Map();
  const all = (name) => heard.get(name) || [];
  const model = {
    sent: [],
    get: (name) => traits[name],
    set(name, value) {
      traits[name] = value;
      for (const f of all(`change:${name}`)) f();
    },
    tell(message) { for (const f of all("msg:custom")) f(message); },
    send(message) { model.sent.push(message); },
    on(name, f) { heard.set(name, [...all(name), f]); },
    off(name, f) { heard.set(name, all(name).filter((g) => g !== f)); },
    save_changes() {},
  };
  return model;
}

export const later = (ms = 0) => new Promise((done) => { setTimeout(done, ms); });
