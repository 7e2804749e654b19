// The menu of a package for a learning platform, and what the platform hears: the chapter that is
// open, how the closing checks went, and how much of the course is done. What it knew comes back
// from there, so that a learner can go on at another machine.

(() => {
  const facts = JSON.parse(document.getElementById("facts").textContent);
  const page = document.getElementById("page"), chapters = document.getElementById("chapters");
  const LEARNER = "churchill_kit/learner"; // as the pages name it: who learns in this browser
  const PASSED = 0.66; // of a closing check
  const begun = Date.now();

  // A platform offers its interface in a window around this one, or in the one that opened it.
  function offered(from) {
    for (let at = from, n = 0; at && n < 20; n += 1) {
      try { if (at.API) return at.API; } catch { return null; }
      if (at === at.parent) return null;
      at = at.parent;
    }
    return null;
  }

  const api = offered(window) || offered(window.opener);
  const told = (name) => (api ? String(api.LMSGetValue(name) || "") : "");
  const tell = (name, value) => { if (api) api.LMSSetValue(name, String(value)); };
  if (api) api.LMSInitialize("");

  let checks = {}; // the best share of each closing check
  try { checks = { ...JSON.parse(told("cmi.suspend_data")) }; } catch { /* the first visit */ }
  for (const id of Object.keys(checks)) if (!facts.checked.includes(id) || !(checks[id] >= 0 && checks[id] <= 1)) delete checks[id];

  const done = () => facts.checked.filter((id) => checks[id] >= PASSED).length;
  const score = () => Math.round((100 * facts.checked.reduce((sum, id) => sum + (checks[id] || 0), 0)) / Math.max(facts.checked.length, 1));

  function report() {
    const words = api ? facts.texts.standing : facts.texts.alone;
    document.getElementById("standing").textContent = words.replace("{done}", done()).replace("{all}", facts.checked.length).replace("{score}", score());
    tell("cmi.core.score.min", 0);
    tell("cmi.core.score.max", 100);
    tell("cmi.core.score.raw", score());
    tell("cmi.suspend_data", JSON.stringify(checks));
    tell("cmi.core.lesson_status", done() === facts.checked.length ? "completed" : "incomplete");
    if (api) api.LMSCommit("");
  }

  const shownIn = (path) => facts.chapters.find((c) => decodeURIComponent(path).endsWith(`/${c.page}`));
  const inAnyLanguage = (path) => facts.chapters.find((c) => path.endsWith(c.page.slice(c.page.lastIndexOf("/"))));

  function arrived() {
    const at = page.contentWindow, { pathname } = at.location;
    const chapter = shownIn(pathname) || (/\/(en|ru)\/[^/]*$/.test(pathname) ? inAnyLanguage(pathname) : null);
    if (!chapter) return;
    chapters.value = chapter.id;
    tell("cmi.core.lesson_location", chapter.id);
    report();
    at.addEventListener("ck-check", (e) => {
      const { right, count } = e.detail;
      if (!facts.checked.includes(chapter.id) || !(count > 0)) return;
      checks[chapter.id] = Math.max(checks[chapter.id] || 0, Math.round((100 * right) / count) / 100);
      report();
    });
  }

  const open = (id) => { page.src = (facts.chapters.find((c) => c.id === id) || facts.chapters[0]).page; };

  let left = false;
  function leave() {
    if (left || !api) return;
    left = true;
    const seconds = Math.round((Date.now() - begun) / 1000), two = (n) => String(n).padStart(2, "0");
    tell("cmi.core.session_time", `${String(Math.floor(seconds / 3600)).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
    tell("cmi.core.exit", "suspend");
    api.LMSCommit("");
    api.LMSFinish("");
  }

  document.getElementById("chapter").textContent = facts.texts.chapter;
  for (const c of facts.chapters) chapters.append(new Option(c.title, c.id));
  chapters.addEventListener("change", () => open(chapters.value));
  page.addEventListener("load", arrived);
  window.addEventListener("pagehide", leave);
  // Several learners may share a browser: each has what is his own.
  const learner = told("cmi.core.student_id").slice(0, 40);
  try { if (learner) localStorage.setItem(LEARNER, JSON.stringify(learner)); } catch { /* nothing is kept */ }
  open(told("cmi.core.lesson_location"));
  report();
})();
