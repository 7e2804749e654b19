// What tests ask of a page's looks; read by test_layout.py and put into the page.

// What is wrong with what is seen, in words; letters are of so many pixels at least.
export function wrong(least) {
  const wrong = [], wide = innerWidth;
  const clipped = (e) => Boolean(e) && (getComputedStyle(e).clipPath !== 'none' || clipped(e.parentElement)); // said, but not seen
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1 && !clipped(e);
  const name = (e) => `${e.localName}.${[...e.classList].join('.')} "${e.textContent.trim().slice(0, 30)}"`;
  const root = document.querySelector('.ck-grid');
  if (document.documentElement.scrollWidth > wide + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (seen.has(e) || !walk.currentNode.data.trim() || e.closest('svg, .ck-unseen, .ck-pane, style') || !shown(e)) continue;
    seen.add(e);
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < least) wrong.push(`${size} px: ${name(e)}`);
  }
  // What has an edge of its own shows all its text, and lies within its box; dots say that a line goes on.
  const goesOn = (e) => getComputedStyle(e.closest('.ck-effect') || e).textOverflow === 'ellipsis';
  for (const e of root.querySelectorAll('.ck-card, .ck-card-face, .ck-action, .ck-tab, .ck-prompt, .ck-head button, .ck-chip, .ck-play-it')) {
    if (!shown(e)) continue;
    const box = e.getBoundingClientRect();
    if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth || e.scrollHeight > e.clientHeight + 1 && e.clientHeight)
      wrong.push(`cut off: ${name(e)} ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`);
    for (const part of e.querySelectorAll('*')) {
      if (!shown(part) || part.closest('.ck-unseen, .ck-parts') || goesOn(part) || part.closest('.ck-card') !== e.closest('.ck-card')) continue;
      const own = part.getBoundingClientRect();
      if (own.right > box.right + 1.5 || own.bottom > box.bottom + 1.5 || own.left < box.left - 1.5) { wrong.push(`out of its box: ${name(part)}`); break; }
    }
  }
  const areas = [...root.querySelectorAll('.ck-head, .ck-ask, .ck-side, .ck-hand, .ck-canvas, .ck-end')].filter((e) => shown(e) && getComputedStyle(e).position !== 'fixed');
  areas.forEach((a, i) => areas.slice(i + 1).forEach((b) => {
    const [p, q] = [a, b].map((e) => e.getBoundingClientRect());
    const x = Math.min(p.right, q.right) - Math.max(p.left, q.left), y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (x > 2 && y > 2) wrong.push(`overlap: ${name(a)} and ${name(b)} by ${x} x ${y}`);
  }));
  for (const a of areas) {
    const box = a.getBoundingClientRect();
    if (box.left < -1 || box.right > wide + 1) wrong.push(`beside the screen: ${name(a)}`);
  }
  for (const line of root.querySelectorAll('.ck-list .ck-action')) if (shown(line)) wrong.push(...crowded(line.parentElement));
  return wrong;
}

// What of a line of the list lies on something else of it, letters and buttons alike.
function crowded(line) {
  const rects = (e) => {
    if (!e.matches('.ck-action, .ck-note')) return [e.getBoundingClientRect()];
    const letters = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), text = document.createRange(), found = [];
    while (letters.nextNode()) { text.selectNodeContents(letters.currentNode); found.push(...text.getClientRects()); }
    return found;
  };
  const things = [...line.children].filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 1);
  return things.flatMap((a, i) => things.slice(i + 1).filter((b) => rects(a).some((p) => rects(b).some((q) =>
    Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1.5)))
    .map((b) => `crowded: ${a.className} and ${b.className} in "${line.textContent.slice(0, 40)}"`));
}

// What choices bring comes late: how high their lines are without it and with it, and what lies on something else then.
export function worthComes(said) {
  const all = [...document.querySelectorAll('.ck-list .ck-brings')];
  const high = () => [...document.querySelectorAll('.ck-list .ck-action')].filter((e) => e.checkVisibility()).map((e) => Math.round(e.parentElement.getBoundingClientRect().height));
  for (const one of all) one.hidden = true;
  const without = high();
  for (const one of all) { one.hidden = false; one.firstElementChild.textContent = said; }
  return { all: all.length, without, with: high(), wrong: wrong(11) };
}

// How many choices can be pressed without scrolling, of how many that are not folded; the question.
export function inSight() {
  const all = [...document.querySelectorAll('.ck-action')].filter((e) => e.checkVisibility());
  const seen = (e) => {
    const b = e.getBoundingClientRect(), x = b.left + b.width / 2;
    return [b.top + 2, b.bottom - 2].every((y) => y > 0 && y < innerHeight && e.contains(document.elementFromPoint(x, y)));
  };
  return { all: all.length, seen: all.filter(seen).length, question: seen(document.querySelector('.ck-prompt')) };
}

// How many choices a tip lies on.
export function covered() {
  const t = document.querySelector('.ck-tip:popover-open').getBoundingClientRect();
  const end = document.querySelector('.ck-list').getBoundingClientRect().bottom;
  const whole = (b) => (b.matches('.ck-list .ck-action') ? b.parentElement : b); // a line is pressed wherever it is hit
  return [...document.querySelectorAll('.ck-action, .ck-card-face')].filter((b) => {
    const r = whole(b).getBoundingClientRect();
    return r.width && r.left < t.right && r.right > t.left && r.top < t.bottom && r.bottom > t.top && r.bottom < end;
  }).length;
}

// How many buttons are too low for a finger.
export function low(least) {
  const pressed = (e) => (getComputedStyle(e, '::after').position === 'absolute' ? e.offsetParent : e); // a button over all of its line
  return [...document.querySelectorAll('.ck-action, .ck-tab, .ck-menu, .ck-drawer-button')]
    .filter((e) => e.checkVisibility() && pressed(e).getBoundingClientRect().height < least - 0.5).length;
}

// Can all of the first of these be seen and pressed, without scrolling?
export function within(what) {
  const e = [...document.querySelectorAll(what)].find((one) => one.checkVisibility()), r = e?.getBoundingClientRect();
  return Boolean(r) && [[r.left + 3, r.top + 3], [r.right - 3, r.bottom - 3]].every(([x, y]) => {
    const at = document.elementFromPoint(x, y);
    return at && e.contains(at);
  });
}

// What has more to show than it shows.
export function clipped(what) {
  return [...document.querySelectorAll(what)].filter((e) => e.checkVisibility() && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)).map((e) => e.className);
}

// The rules that are too small for a finger.
export function small(least) {
  return [...document.querySelectorAll('.ck-root .ck-rule')].filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect())
    .filter((r) => r.width < least || r.height < least).length;
}

// A touch on the first choice, or another thing, that ends so after so many milliseconds; may a click follow?
export function touch(end, ms, what = '.ck-action') {
  const e = document.querySelector(what), r = e.getBoundingClientRect();
  const one = new Touch({ identifier: 1, target: e, clientX: r.x + 20, clientY: r.y + 12 });
  const say = (kind, touches) => e.dispatchEvent(new TouchEvent(kind, { bubbles: true, cancelable: true, touches, changedTouches: [one] }));
  say('touchstart', [one]);
  return new Promise((done) => { setTimeout(() => done(say(end, [])), ms); });
}

// The choices in sight on which something else lies.
export function under() {
  const list = document.querySelector('.ck-ask').getBoundingClientRect();
  return [...document.querySelectorAll('.ck-ask .ck-action')].filter((e) => e.checkVisibility()).filter((e) => {
    const r = e.getBoundingClientRect(), y = r.top + r.height / 2, at = document.elementFromPoint(r.left + r.width / 2, y);
    return y > list.top + 1 && y < list.bottom - 1 && y < innerHeight && !e.contains(at) && !at?.closest('.ck-question, .ck-group h4, .ck-plan, .ck-story-foot');
  }).map((e) => e.textContent);
}

// What of these is smaller than a finger needs, in both directions or in height alone.
export function little(what, least) {
  return [...document.querySelectorAll(what)].filter((e) => e.checkVisibility()).map((e) => [e, e.getBoundingClientRect()])
    .filter(([, r]) => r.height < least - 0.5 || r.width < least - 0.5).map(([e, r]) => `${e.className} ${r.width}x${r.height}`);
}
