// Terms and numbers of rules in a text, and the cards that they open.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

const window = openPage();
const HOME = "../../widgets/churchill_widgets";
const { draw } = await import(`${HOME}/base/static/dom.js`);
const { chip, cited, markText, pieces, prose, settle, termsCame, termsOf, words } = await import(`${HOME}/cards/static/terms.js`);

const TERMS = {
  type: "terms", game: "sea", lang: "en", glossary: "sea/en/glossary.ipynb",
  finder: "\\b(ships?)\\b|\\b(harbou?r)\\b|\\b(die)\\b|(\\d{1,2}\\.\\d)", // the last group is a number
  ids: ["ship", "harbour", "die"], numbers: ["1.1", "2.3"],
  terms: { ship: { name: "ship" }, harbour: { name: "harbour" }, die: { name: "die", common: true } },
  words: {},
};
let known, root;

function page(game = "sea", lang = "en") {
  const ctx = { game, lang, sent: [], send: (m) => ctx.sent.push(m) };
  return ctx;
}

const shown = (found) => {
  draw(root, found);
  return root.innerHTML.replace(/ type="button"| tabindex="-1"| role="button"/g, "");
};

beforeEach(() => {
  window.churchillKit.terms = {};
  window.churchillKit.asked = {};
  termsCame(TERMS);
  known = termsOf(page());
  window.document.body.innerHTML = "<div></div>";
  root = window.document.body.firstChild;
});

test("a term is marked where it is first met, a number wherever it is a rule's", () => {
  assert.equal(
    shown(pieces(known, "A ship and ships: 1.1, but not 9.9.")),
    'A <span class="ck-term" data-term="ship">ship</span> and ships: '
      + '<span class="ck-bound"><button class="ck-rule" data-rule="1.1">1.1</button>,</span> but not 9.9.',
  );
});

test("no line breaks between a number and its brackets", () => {
  const html = shown(pieces(known, "a rule (2.3). End"));
  assert.equal(html, 'a rule <span class="ck-bound">(<button class="ck-rule" data-rule="2.3">2.3</button>).</span> End');
});

test("what everybody meets all the time is not marked where one is sparing", () => {
  assert.equal(shown(pieces(known, "a die in harbor", { sparing: true })), 'a die in <span class="ck-term" data-term="harbour">harbor</span>');
  assert.match(shown(pieces(known, "a die")), /data-term="die"/);
});

test("in a control nothing else can be pressed", () => {
  const html = shown(words(page(), "ship 1.1"));
  assert.equal(html, '<span class="ck-word" data-term="ship">ship</span> <span class="ck-word" data-rule="1.1">1.1</span>');
  assert.equal(root.querySelector("button, [tabindex]"), null);
});

test("the terms are asked for once, and text is plain until they are here", () => {
  const ctx = page("sea", "ru");
  assert.equal(prose(ctx, "ship"), "ship");
  assert.equal(prose(ctx, "harbour"), "harbour");
  assert.deepEqual(ctx.sent, [{ type: "terms" }]);
  termsCame({ ...TERMS, lang: "ru" });
  assert.notEqual(prose(ctx, "ship"), "ship");
});

test("each game has terms of its own", () => {
  const ctx = page("land");
  assert.equal(prose(ctx, "ship"), "ship");
  assert.deepEqual(ctx.sent, [{ type: "terms" }]);
  termsCame({ ...TERMS, game: "land", finder: "\\b(tanks?)\\b|(\\d{1,2}\\.\\d)", ids: ["tank"], terms: { tank: { name: "tank" } } });
  assert.match(shown(prose(ctx, "a tank, a ship")), /data-term="tank"/);
  assert.doesNotMatch(shown(prose(ctx, "a tank, a ship")), /data-term="ship"/);
  assert.match(shown(prose(page("sea"), "a tank, a ship")), /data-term="ship"/);
});

test("a message about something else is left to others", () => {
  assert.equal(termsCame({ type: "keep" }), false);
  assert.equal(termsCame({ type: "rule", game: "sea", lang: "en", asked: "1.1", title: "x" }), true);
});

test("a notebook's own text is marked, its links and code are not", () => {
  root.innerHTML = "<p>A ship <a href='#'>a harbour</a> <code>die</code></p><p>A ship again</p>";
  markText(known, root);
  markText(known, root); // once
  assert.deepEqual([...root.querySelectorAll(".ck-term")].map((m) => m.dataset.term), ["ship", "ship"]);
  assert.equal(root.textContent, "A ship a harbour dieA ship again");
});

test("a paragraph is one stop of the Tab key", () => {
  root.innerHTML = "<p></p><p></p>";
  for (const p of root.children) draw(p, pieces(known, "ship, harbour, 1.1"));
  settle(root);
  const stops = [...root.querySelectorAll("[tabindex='0']")];
  assert.equal(stops.length, 2);
  assert.ok(stops.every((mark) => mark.dataset.term === "ship"));
});

test("no rule, no chip", () => assert.equal(chip(""), null));

test("a rule that a text names in brackets is not named again behind it", () => {
  const often = (text, rule) => { draw(root, cited(page(), text, rule)); return root.textContent.split(/[^\d.]+/).filter((n) => n.replace(/\.$/, "") === rule).length; };
  assert.equal(often("It sinks (2.3).", "2.3"), 1);
  assert.equal(often("It sinks (1.1, 2.3).", "2.3"), 1);
  assert.equal(often("It sinks.", "2.3"), 1);
  assert.equal(often("It sinks (12.3).", "2.3"), 1, "that is another rule");
});
