// A board larger than its place: zoomed by Ctrl and wheel, by fingers, by + - 0 and by buttons, and
// moved about under its frame. What is drawn stays as it is, and is drawn anew, sharper, when it
// has come to rest. Without zoom the wheel and one finger are the page's.

const MOST = 4;
const STEP = 1.4;
const SMALL = 0.8; // CSS pixels for a unit of the drawing: letters below this are hard to read
const LEAST = 0.88; // of that, if all of what is asked about is seen for it
const FAR = 0.7; // of that: what lies farther apart is not seen in one look
const NARROW = 560;
const TAP = 300; // milliseconds between two taps
const AGAIN = 1500; // in which somebody may touch the same place again
const BUTTON = 24; // CSS pixels: a side of a button for the mouse
const SIGNS = {
  in: "M8 3V13M3 8H13", out: "M3 8H13",
  fit: "M2.5 4H13.5V12H2.5ZM6 7H10V9H6Z", full: "M2.5 6V2.5H6M10 2.5H13.5V6M13.5 10V13.5H10M6 13.5H2.5V10",
};
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const coarse = window.matchMedia("(pointer: coarse)");
const close = window.matchMedia("(pointer: coarse), (max-width: 640px), (max-width: 999px) and (max-height: 560px)"); // a phone, or a page as large

const between = (v, least, most) => Math.min(Math.max(v, least), most);

// `frame` clips; `sheets()` are the elements in it that are as large as the picture; `model` has
// the words of the buttons and where they may lie; `rested()` is called when the size has changed.
export function zoomable({ frame, sheets, model, rested = () => {}, usable = () => false }) {
  let z = 1, x = 0, y = 0, mine = 1, touched = false, wholly = false, led = false, missed = false, timer = 0, glide = 0, spare = 0, hit = -Infinity;
  frame.classList.add("ck-zoomable");

  // The place of the picture in its frame at its plain size.
  const plain = () => {
    const style = getComputedStyle(frame), of = (side) => parseFloat(style[`padding${side}`]) || 0;
    const wide = frame.clientWidth - of("Left") - of("Right");
    const high = (wide * model.get("height")) / (model.get("width") || 1);
    // A page that has just been laid out anew may have less room than the board was drawn for.
    const room = frame.clientHeight - of("Top") - of("Bottom");
    const least = room > 0 && room < high - 3 ? room / high : 1;
    return { left: of("Left"), top: of("Top"), wide, high: high * least, room: Math.max(room, high * least), least };
  };
  const unit = () => { const { wide, least } = plain(); return (wide * least) / (model.get("width") || 1); };
  // Where a picture may begin: what has room lies in the middle, what has none leaves nothing free.
  const within = (at, size, room, most = 0) => (size <= room + 1 ? (room - size) / 2 : between(at, room - size, most));

  const apply = () => {
    const { wide, high, room, least } = plain();
    x = within(x, wide * least * z, wide);
    y = within(y, high * z, room, z > 1 ? spare : 0);
    const transform = z * least === 1 && x === 0 && Math.abs(y) < 1 ? "" : `translate(${x}px, ${y}px) scale(${z * least})`;
    for (const sheet of sheets()) sheet.style.transform = transform;
    // The buttons go with the picture, which a screen that it fills has in its middle.
    const free = model.get("free") || [], u = unit();
    tools.style.setProperty("--ck-left", free.length ? `${x + free[0] * u}px` : "");
    tools.style.setProperty("--ck-top", free.length ? `${y + free[1] * u}px` : "");
    frame.classList.toggle("ck-zoomed", z > 1);
    frame.classList.toggle("ck-held", z > 1 && touched); // by somebody's own doing
    less.disabled = fit.disabled = z <= 1;
    more.disabled = z >= MOST;
    clearTimeout(timer);
    timer = setTimeout(rested, 200);
  };
  // Zoom so that what lies under a point of the frame stays there.
  const zoom = (to, px, py) => {
    stop();
    to = between(to, 1, MOST);
    x = px - ((px - x) * to) / z;
    y = py - ((py - y) * to) / z;
    z = mine = to < 1.02 ? 1 : to;
    touched = true;
    led = wholly = false;
    apply();
  };
  const middle = () => { const { wide, room } = plain(); return [wide / 2, room / 2]; };
  const here = (e) => { const box = frame.getBoundingClientRect(), at = plain(); return [e.clientX - box.left - at.left, e.clientY - box.top - at.top]; };
  const stop = () => { cancelAnimationFrame(glide); };
  const move = (toX, toY, to) => {
    stop();
    if (calm.matches) { [x, y, z] = [toX, toY, to]; apply(); return; }
    const from = [x, y, z], start = performance.now();
    const step = (now) => {
      const t = Math.min((now - start) / 250, 1), s = t * (2 - t);
      [x, y, z] = [toX, toY, to].map((end, i) => from[i] + (end - from[i]) * s);
      apply();
      if (t < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  };
  const sees = ([left, top, w, h]) => {
    const u = unit() * z, { wide, room } = plain();
    return left * u + x > -1 && (left + w) * u + x < wide + 1 && top * u + y > -1 && (top + h) * u + y < room + 1;
  };
  const round = (boxes) => {
    const [left, top] = [0, 1].map((i) => Math.min(...boxes.map((b) => b[i])));
    const [right, low] = [0, 1].map((i) => Math.max(...boxes.map((b) => b[i] + b[i + 2])));
    return [left, top, right - left, low - top];
  };
  // Bring boxes of the drawing into sight, [left, top, width, height] each, in the middle of it, from
  // so far that there is room for them; no nearer than somebody has zoomed.
  // What lies too far apart to be read in one look gives way to what is asked about.
  const centre = (boxes, anew = false) => {
    if (!boxes.length || plain().wide < 1) return;
    const own = model.get("own") || [], whole = own.length > 0 && model.get("whole");
    let [left, top, w, h] = round(whole ? [own, ...boxes] : boxes);
    if (!anew && !whole && own.length && fits(w, h) < Math.min(z, (FAR * SMALL) / unit())) [left, top, w, h] = goal();
    const best = near(w, h, anew), to = touched ? between(fits(w, h), Math.min(mine, 1), mine) : anew || z <= 1 ? best : Math.min(z, best);
    if (to <= 1 && z <= 1) return;
    // What is in sight, and can be read, stays where one has found it.
    const enough = touched ? z > to - 0.01 : unit() * z > Math.min(SMALL, unit() * to) - 0.01;
    if (enough && sees([left, top, w, h])) return;
    const u = unit() * to, { wide, high, room, least } = plain();
    move(within(wide / 2 - (left + w / 2) * u, wide * least * to, wide), within(room / 2 - (top + h / 2) * u, high * to, room), to);
  };

  // -- the buttons ---------------------------------------------------------------------------------

  const tools = document.createElement("div");
  tools.className = "ck-board-tools";
  tools.setAttribute("role", "group");
  const button = (name, act) => {
    const b = document.createElement("button");
    b.type = "button";
    b.className = `ck-zoom-${name}`;
    b.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${SIGNS[name]}"/></svg>`;
    b.dataset.name = name;
    b.addEventListener("click", (e) => { e.stopPropagation(); act(); });
    tools.append(b);
    return b;
  };
  const more = button("in", () => zoom(z * STEP, ...middle()));
  const less = button("out", () => zoom(z / STEP, ...middle()));
  // Seen whole, until something else is asked about or told: then it is led again.
  const fit = button("fit", () => { zoom(1, 0, 0); touched = false; wholly = true; });
  // On the page of a game all of its grid fills the screen: what is asked, the hand and what a touch
  // leads to lie in it beside the board, and can be pressed.
  const screen = () => frame.closest(".ck-grid") || frame;
  const full = button("full", () => {
    if (filling()) document.exitFullscreen?.();
    else screen().requestFullscreen?.().catch(() => {});
  });
  const way = document.createElement("span"); // out of it one is led by a word
  way.className = "ck-zoom-way";
  full.append(way);
  full.hidden = document.fullscreenEnabled === false || !frame.requestFullscreen;
  for (const kind of ["pointerdown", "pointerup", "dblclick", "touchstart"]) tools.addEventListener(kind, (e) => e.stopPropagation());
  frame.append(tools);

  const words = () => {
    const told = model.get("words") || {};
    tools.hidden = !told.zoom; // no button is there before its name
    tools.setAttribute("aria-label", told.zoom || "");
    for (const b of tools.children) {
      const name = b === full && filling() ? "leave" : b.dataset.name;
      b.title = told[name] || "";
      b.setAttribute("aria-label", told[name] || "");
    }
    way.textContent = filling() ? told.exit || "" : "";
  };
  // The buttons never lie on the board: where the drawing has no room for them, or they are large for
  // fingers, they have a strip above it; of what is zoomed the upper edge can be pulled out below them.
  const lay = () => {
    const free = model.get("free") || [], full = filling() ? unit() : plain().wide / (model.get("width") || 1);
    const fits = free.length > 0 && !coarse.matches && free[2] * full > 4 * BUTTON - 6 && free[3] * full > BUTTON - 2;
    frame.classList.toggle("ck-board-strip", !fits);
    tools.classList.toggle("ck-board-tools-free", fits);
    spare = fits ? BUTTON + 8 : 0;
    frame.style.setProperty("--ck-ratio", model.get("width") / model.get("height"));
  };

  // -- wheel and keys --------------------------------------------------------------------------------

  const wheel = (e) => {
    if (!e.ctrlKey && !e.metaKey) return;
    e.preventDefault();
    const by = e.deltaMode === 1 ? e.deltaY * 30 : e.deltaY;
    zoom(z * Math.exp(-between(by, -60, 60) * 0.0035), ...here(e));
  };
  // True if the key was one of ours.
  const key = (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return false;
    if (e.key === "+" || e.key === "=") zoom(z * STEP, ...middle());
    else if (e.key === "-" || e.key === "−") zoom(z / STEP, ...middle());
    else if (e.key === "0") zoom(1, 0, 0);
    else return false;
    e.preventDefault();
    e.stopPropagation();
    return true;
  };
  frame.addEventListener("wheel", wheel, { passive: false });

  // -- fingers, and the mouse on a board that is zoomed ---------------------------------------------

  let pinch = null, pan = null, tapped = null;
  const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const centreOf = ([a, b]) => here({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
  const touches = (e) => {
    if (e.touches.length === 2) {
      if (!pinch) pinch = { from: Math.max(spread(e.touches), 1), z, at: centreOf(e.touches) };
      pan = tapped = null;
      const [px, py] = centreOf(e.touches);
      x += px - pinch.at[0];
      y += py - pinch.at[1];
      pinch.at = [px, py];
      zoom((pinch.z * spread(e.touches)) / pinch.from, px, py);
      if (e.cancelable) e.preventDefault();
    } else pinch = null;
  };
  const moved = () => Boolean(pan?.moved || pinch);
  const down = (e) => {
    if (z <= 1 || e.button || pinch || (e.pointerType === "mouse" && usable(e))) return;
    stop();
    pan = { id: e.pointerId, x: e.clientX, y: e.clientY, moved: false, vx: 0, vy: 0, at: e.timeStamp };
  };
  const drag = (e) => {
    if (!pan || e.pointerId !== pan.id || pinch) return;
    const dx = e.clientX - pan.x, dy = e.clientY - pan.y;
    if (!pan.moved && Math.hypot(dx, dy) < 6) return;
    pan.moved = true;
    led = false;
    const dt = Math.max(e.timeStamp - pan.at, 1);
    Object.assign(pan, { x: e.clientX, y: e.clientY, at: e.timeStamp, vx: dx / dt, vy: dy / dt });
    x += dx;
    y += dy;
    apply();
  };
  // What was moved goes on for a little, half as fast after 125 ms.
  const up = (e) => {
    if (!pan || e.pointerId !== pan.id) return;
    const { vx, vy } = pan, was = pan.moved;
    pan = null;
    if (!was) return;
    swallow();
    if (calm.matches || Math.hypot(vx, vy) < 0.15) return;
    let last = performance.now(), speed = 1;
    const coast = (now) => {
      const dt = Math.min(now - last, 40);
      last = now;
      speed *= 0.5 ** (dt / 125);
      x += vx * speed * dt;
      y += vy * speed * dt;
      apply();
      if (speed > 0.05) glide = requestAnimationFrame(coast);
    };
    glide = requestAnimationFrame(coast);
  };
  // The click at the end of a movement means nothing.
  const swallow = () => {
    const none = (e) => { e.stopPropagation(); e.preventDefault(); };
    frame.addEventListener("click", none, { capture: true, once: true });
    setTimeout(() => frame.removeEventListener("click", none, { capture: true }), 60);
  };
  // Twice on an empty place: nearer, and back.
  const twice = (e) => {
    if (usable(e)) hit = e.timeStamp;
    if (usable(e) || e.target.closest?.(".ck-board-tools")) { tapped = null; return; }
    const near = tapped && e.timeStamp - tapped.at < TAP && Math.hypot(e.clientX - tapped.x, e.clientY - tapped.y) < 30;
    tapped = near ? null : { at: e.timeStamp, x: e.clientX, y: e.clientY };
    if (near) zoom(z > 1 ? 1 : 2, ...here(e));
  };
  frame.addEventListener("touchstart", touches, { passive: false });
  frame.addEventListener("touchmove", touches, { passive: false });
  frame.addEventListener("touchend", touches);
  frame.addEventListener("touchcancel", () => { pinch = pan = null; });
  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", drag);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", () => { pan = null; });
  frame.addEventListener("click", twice);

  // -- sizes -------------------------------------------------------------------------------------------

  // On a screen as small as a phone's a whole board has letters that nobody can read: there it comes nearer as
  // soon as something is asked about, at that; a board that only shows is seen whole.
  // No nearer than all of that is in sight, or, if it is to be `read`, than its letters can be. One
  // that fills a high screen is as large as that.
  const near = (w, h, read = false) => {
    const u = unit(), { high, room } = plain();
    if (filling()) return u < SMALL && coarse.matches ? between(room / high, 1, MOST) : 1;
    if (plain().wide >= NARROW || u >= SMALL || !close.matches) return 1;
    const all = Math.min(0.95 / u, fits(w, h));
    return between(read && !model.get("whole") && all < (LEAST * SMALL) / u ? SMALL / u : all, 1, MOST);
  };
  const filling = () => document.fullscreenElement === screen();
  // What can be chosen, the nearest first.
  const choosable = ([left, top]) => {
    const far = ([x, y]) => Math.hypot(x - left, y - top);
    return (model.get("spots") || []).filter((spot) => spot[4]).map((spot) => spot.slice(0, 4)).sort((a, b) => far(a) - far(b));
  };
  // What is asked about: with all that is around it, if that can still be read, else on a small screen
  // with as much as can be of what may be chosen.
  const goal = () => {
    const own = model.get("own") || [], around = model.get("around") || [], { wide, room } = plain();
    const u = touched ? unit() * mine : Math.max(unit(), SMALL);
    const read = ([,, w, h]) => w * u <= wide - 8 && h * u <= room - 8;
    if (!own.length || (around.length && read(around))) return own.length ? around : own;
    return close.matches ? [own, ...choosable(own)].reduce((box, one) => { const both = round([box, one]); return read(both) ? both : box; }) : own;
  };
  const fits = (w, h) => { const { wide, room } = plain(), u = unit(); return Math.min((wide - 8) / (w * u), (room - 8) / (h * u)); };
  const begin = () => {
    const { wide, room } = plain(), asks = goal();
    const [left, top, w, h] = asks.length || !filling() ? asks : [0, 0, model.get("width"), model.get("height")];
    if (wide < 1 || wholly || (touched && !missed)) return;
    if (w && z > 1 && !missed && !filling() && sees([left, top, w, h]) && unit() * z > SMALL - 0.01) return;
    if (!touched) z = w ? near(w, h, true) : between(z, 1, near(1, 1)); // what is about nothing here moves nothing
    missed = false;
    if (!w) return;
    stop();
    const u = unit() * z;
    x = wide / 2 - (left + w / 2) * u;
    y = room / 2 - (top + h / 2) * u;
  };
  const resized = () => { begin(); lay(); apply(); };
  // Something else is asked about.
  const asked = () => {
    const box = goal();
    if (plain().wide < 1) missed = true; // seen when the board is
    else if (z <= 1) resized();
    else if (box.length) centre([box], true);
  };
  const screenful = () => { words(); zoom(1, 0, 0); touched = false; resized(); };
  const observer = new ResizeObserver(resized);
  observer.observe(frame);
  document.addEventListener("fullscreenchange", screenful);
  // One message may change several of these: the board is measured once for all of them.
  let due = null;
  const soon = (what) => () => {
    if (!due) queueMicrotask(catchUp);
    due = { ...due, [what]: true };
  };
  const catchUp = () => {
    const now = due;
    due = null;
    if (now.goal) wholly = false;
    if (now.size) resized();
    else if (now.free) { lay(); apply(); }
    if (now.goal && !(now.size && z <= 1)) asked();
  };
  const heard = [["change:words", words], ["change:free", soon("free")], ["change:own", soon("goal")], ["change:around", soon("goal")], ["change:width", soon("size")], ["change:height", soon("size")]];
  for (const [event, listener] of heard) model.on(event, listener);
  words();
  lay();
  apply();
  return {
    key, moved,
    // Without boxes: back to what is asked about, unless the board lies as somebody has put it.
    centre(boxes) {
      led ||= boxes.length > 0;
      wholly &&= !boxes.length;
      // What a finger has just touched stays below it: the second touch plays.
      if (boxes.length && z > 1 && performance.now() - hit < AGAIN) return;
      if (boxes.length) centre(boxes);
      else if (!touched || led) { led = false; asked(); }
    },
    get zoomed() { return z > 1; },
    close() {
      stop();
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("fullscreenchange", screenful);
      for (const [event, listener] of heard) model.off(event, listener);
    },
  };
}
