// The page of classes: for whoever comes, for a teacher, for a student, and for the wall.

import { inClass } from "../../base/static/class_line.js";
import { h } from "../../base/static/dom.js";
import { download, readStore, wishes, writeStore } from "../../base/static/keeper.js";
import { notebookHref } from "../../base/static/links.js";
import { projecting } from "../../base/static/projecting.js";
import { sendTo } from "../../base/static/send.js";
import { watchProgram } from "../../lessons/static/adrift.js";
import { lesson, mainPart } from "../../lessons/static/lesson.js";
import { themeButton } from "../../lessons/static/theme.js";
import { door } from "./door.js";
import { ledTo, myClasses, setAddress } from "./mine.js";
import { printReport } from "./report.js";
import { studentPage } from "./student.js";
import { teacherPage } from "./teacher.js";
import { wallPage } from "./wall.js";

const STAGES = { door, teacher: teacherPage, student: studentPage, projector: wallPage };

// The language that the address asks for, or this browser speaks.
function language() {
  const asked = new URLSearchParams(window.location.search).get("lang");
  const spoken = (navigator.language || "").toLowerCase().startsWith("ru") ? "ru" : "en";
  return { lang: asked || wishes.get("lang", null) || spoken, asked: Boolean(asked) };
}

const READ = 3000; // ms to read that the program has ended
const SOON = 60_000; // a page that ends so soon again waits for whoever looks at it
const LOADED = "churchill_kit/class-loaded";

// The address leads back to where one was, and what was answered lies with the class.
function loadAgain() {
  const before = Number(readStore("sessionStorage", LOADED, 0)) || 0;
  if (Date.now() - before < SOON) return;
  writeStore("sessionStorage", LOADED, Date.now());
  setTimeout(() => window.location.reload(), READ);
}

const come = (model) => sendTo(model, { type: "come", ...language(), ...ledTo() });

function look(ctx) {
  const { data } = ctx;
  if (!STAGES[data.stage]) return [];
  document.documentElement.lang = ctx.lang;
  if (data.stage === "student") inClass.put(ledTo().secret || "", Math.max(0, ...data.works.map((w) => w.aid)));
  else inClass.leave();
  document.body.classList.add("ck-has-class");
  queueMicrotask(() => mainPart(ctx.el));
  document.documentElement.classList.toggle("ck-projector", data.stage === "projector" || projecting.on() || Boolean(wishes.get("projector", false)));
  return h("div", { class: `ck-classroom ck-classroom-is-${data.stage}`, key: data.stage }, head(ctx), STAGES[data.stage](ctx));
}

function head(ctx) {
  const { t, data } = ctx;
  const leave = () => { setAddress(""); ctx.focus("h1"); ctx.send({ type: "leave" }); };
  const speak = (lang) => () => { wishes.set("lang", lang); ctx.send({ type: "lang", lang }); };
  const door = data.stage === "door";
  return h("div", { class: "ck-class-head", key: "head" },
    h("div", {},
      h("h1", { tabindex: -1 }, data.name || t.title),
      data.title ? h("p", { class: "ck-quiet" }, data.nickname ? [h("b", { class: "ck-class-me" }, data.nickname), " · "] : null, data.title) : null),
    data.stage === "projector" ? null : h("nav", { class: "ck-row", "aria-label": t.title },
      door ? null : h("button", { class: "ck-class-leave ck-plain", type: "button", onclick: leave }, t.mine),
      data.index ? h("a", { class: "ck-to-index", href: notebookHref(data.index) }, t["to-index"]) : null,
      data.play ? h("a", { class: "ck-to-play", href: notebookHref(data.play) }, t["to-play"]) : null,
      h("div", { class: "ck-lang ck-buttons", role: "group", "aria-label": t.language },
        data.languages.map(([id, label]) => h("button", { class: "ck-segment", type: "button", lang: id, key: id, "aria-pressed": id === ctx.lang ? "true" : "false", onclick: speak(id) }, label))),
      themeButton(ctx, t)));
}

function heard(ctx, msg) {
  if (msg.type === "class") {
    myClasses.put(msg);
    setAddress(msg.secret);
  } else if (msg.type === "gone") {
    const secret = msg.secret || ledTo().secret || "";
    window.scrollTo(0, 0); // what is said of it stands at the top
    ctx.local.gone = myClasses.all().find((c) => c.secret === secret)?.name || "";
    myClasses.drop(secret);
    if (secret === ledTo().secret) setAddress("");
    ctx.redraw();
  } else if (msg.type === "csv") download(msg.name, `\ufeff${msg.text}`, "text/csv");
  else if (msg.type === "report") printReport(ctx, msg);
  else if (msg.type === "qr") {
    ctx.local.qr = msg;
    ctx.redraw();
  }
}

const panel = lesson(look);

export default {
  ...panel,
  initialize(given) {
    const stop = panel.initialize(given), again = () => { if (ledTo().secret || ledTo().code) come(given.model); };
    come(given.model);
    const leave = watchProgram(given.model, () => sendTo(given.model, { type: "missed" }), loadAgain);
    window.addEventListener("hashchange", again);
    return () => { leave(); window.removeEventListener("hashchange", again); stop(); };
  },
  render: (given) => panel.render({ ...given, tell: (ctx) => { ctx.heard = (msg) => heard(ctx, msg); } }),
};
