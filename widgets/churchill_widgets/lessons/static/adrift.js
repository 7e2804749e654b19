// The program behind a page, watched: that it or the way to it is lost is said wherever one reads.

import { draw, h } from "../../base/static/dom.js";
import { watchKernel } from "../../base/static/watch.js";

let place = null; // a page has one

function say(model, state) {
  place ??= document.createElement("div");
  if (!place.isConnected) document.body.append(place);
  place.className = `ck-tutor ck-adrift${document.querySelector(".ck-tutor.ck-dark") ? " ck-dark" : ""}`;
  place.lang = model.get("lang");
  const said = model.get("texts")[state === "dead" ? "kernel-lost" : "link-lost"];
  draw(place, state === "ok" ? [] : h("p", { class: "ck-error", role: "alert", key: state }, said));
}

// Watches until the function that it returns is called; `back` is told when a lost connection is
// there again, `ended` when the program has ended.
export function watchProgram(model, back = () => {}, ended = () => {}) {
  let last = "ok";
  const watch = watchKernel(model, (state) => {
    say(model, state);
    if (last === "link" && state === "ok") back();
    if (state === "dead") ended();
    last = state;
  });
  model.on("msg:custom", () => watch.answered());
  return () => { watch.stop(); say(model, "ok"); };
}
