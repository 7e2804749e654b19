// Put together from widgets/churchill_widgets/board/static/pane.js by make scripts: change it there.
// widgets/churchill_widgets/base/static/send.js
function sendTo(model, message) {
  try {
    model.send(message);
    return true;
  } catch {
    return false;
  }
}

// widgets/churchill_widgets/base/static/steady.js
var SLIPPED = "churchill_kit-slipped";
var slip = (el) => el.dispatchEvent(new CustomEvent(SLIPPED, { bubbles: true }));

// widgets/churchill_widgets/board/static/cover.js
var LATE = 1500;
function covering(host, model, picture) {
  let cover = null, frame = 0, guard = 0;
  const wait = () => {
    cancelAnimationFrame(frame);
    clearTimeout(guard);
  };
  const lift = () => {
    wait();
    cover?.remove();
    cover = null;
  };
  const lay = () => {
    const seen = picture();
    wait();
    guard = setTimeout(lift, LATE);
    if (cover || !seen?.width || !seen.height) return;
    cover = document.createElement("canvas");
    cover.className = "ck-pane-cover";
    cover.setAttribute("aria-hidden", "true");
    cover.width = seen.width;
    cover.height = seen.height;
    cover.getContext("2d").drawImage(seen, 0, 0);
    host.prepend(cover);
  };
  const heard = ({ type }) => {
    if (type === "cover") lay();
    else if (type === "uncover") {
      wait();
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(lift);
      });
    }
  };
  model.on("msg:custom", heard);
  return { close() {
    lift();
    model.off("msg:custom", heard);
  } };
}

// widgets/churchill_widgets/board/static/drag.js
var LEAST = 3;
var REST = 220;
function draggable({ el, pick, over, drop, allowed = () => true }) {
  let start = null, ghost = null, timer = 0;
  const end = () => {
    clearTimeout(timer);
    ghost?.remove();
    el.classList.remove("ck-dragging");
    start = ghost = null;
    over(null);
  };
  const lift = () => {
    ghost = document.createElement("div");
    ghost.className = "ck-drag";
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, { width: `${start.box.width}px`, height: `${start.box.height}px`, left: `${start.box.left}px`, top: `${start.box.top}px` });
    document.body.append(ghost);
    el.classList.add("ck-dragging");
  };
  const down = (e) => {
    if (e.button || !e.isPrimary || start) {
      end();
      return;
    }
    const box = pick(e), mouse = e.pointerType === "mouse";
    if (!box || !mouse && !allowed()) return;
    start = { id: e.pointerId, x: e.clientX, y: e.clientY, box, ready: mouse };
    if (!mouse) timer = setTimeout(() => {
      start.ready = true;
      lift();
    }, REST);
  };
  const move = (e) => {
    if (!start || e.pointerId !== start.id) return;
    const dx = e.clientX - start.x, dy = e.clientY - start.y;
    if (!ghost) {
      if (Math.hypot(dx, dy) <= LEAST) return;
      if (!start.ready) {
        end();
        return;
      }
      lift();
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    over(e);
  };
  const up = (e) => {
    if (!start || e.pointerId !== start.id) return;
    const from = start, lifted = ghost;
    end();
    if (!lifted || Math.hypot(e.clientX - from.x, e.clientY - from.y) <= LEAST) return;
    const none = (c) => {
      c.stopPropagation();
      c.preventDefault();
    };
    el.addEventListener("click", none, { capture: true, once: true });
    setTimeout(() => el.removeEventListener("click", none, { capture: true }), 60);
    drop({ clientX: from.x, clientY: from.y }, e);
  };
  const still = (e) => {
    if (ghost && e.cancelable) e.preventDefault();
  };
  const keys = (e) => {
    if (e.key === "Escape" && ghost) {
      e.stopPropagation();
      end();
    }
  };
  const menu = (e) => {
    if (ghost) e.preventDefault();
  };
  el.addEventListener("pointerdown", down);
  el.addEventListener("touchmove", still, { passive: false });
  el.addEventListener("contextmenu", menu);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", end);
  document.addEventListener("keydown", keys, true);
  return {
    get dragging() {
      return ghost !== null;
    },
    close() {
      end();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
      document.removeEventListener("keydown", keys, true);
    }
  };
}

// widgets/churchill_widgets/board/static/overlay.js
var NS = "http://www.w3.org/2000/svg";
var EASE = "cubic-bezier(.4, 0, .2, 1)";
var calm = window.matchMedia("(prefers-reduced-motion: reduce)");
function node(name, attributes = {}) {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
function laid(here, there) {
  const sx = here[2] ? there[2] / here[2] : 1, sy = here[3] ? there[3] / here[3] : 1;
  return `translate(${there[0] - here[0] * sx}px, ${there[1] - here[1] * sy}px) scale(${sx}, ${sy})`;
}
function about([left, top, wide, high], sx, sy) {
  const x = left + wide / 2, y = top + high / 2;
  return `translate(${x - x * sx}px, ${y - y * sy}px) scale(${sx}, ${sy})`;
}
var AFTER = 700;
var HOME = "translate(0px, 0px) scale(1, 1)";
var WAYS = {
  glide: ({ from, to }) => [{ transform: laid(to, from), easing: EASE }, { transform: HOME, offset: 0.75 }, { transform: HOME }],
  leave: ({ from, to }) => [
    { transform: HOME, opacity: 1, easing: EASE },
    { transform: laid(from, to), opacity: 1, offset: 0.7 },
    { transform: laid(from, to), opacity: 0 }
  ],
  came: ({ to }) => [
    { transform: about(to, 1.5, 1.5), opacity: 0 },
    { transform: about(to, 1.5, 1.5), opacity: 0, offset: 0.25, easing: EASE },
    { transform: HOME, opacity: 1, offset: 0.75 },
    { transform: HOME, opacity: 1 }
  ],
  went: () => [{ opacity: 1 }, { opacity: 0, offset: 0.7 }, { opacity: 0 }],
  "turn-from": ({ to }) => [
    { transform: HOME },
    { transform: HOME, offset: 0.15, easing: "ease-in" },
    { transform: about(to, 0, 1), offset: 0.45 },
    { transform: about(to, 0, 1) }
  ],
  "turn-to": ({ to }) => [
    { transform: about(to, 0, 1) },
    { transform: about(to, 0, 1), offset: 0.45, easing: "ease-out" },
    { transform: HOME, offset: 0.75 },
    { transform: HOME }
  ],
  trail: () => [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }],
  ring: ({ from, to }) => from ? WAYS.glide({ from, to }) : [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1 }]
};
function overlay(host, model, centre = () => {
}) {
  const svg = node("svg", { class: "ck-over", "aria-hidden": "true", preserveAspectRatio: "none" });
  const stage = node("g", { class: "ck-moment" }), rings = node("g", { class: "ck-rings" }), marks = node("g", { class: "ck-marks" });
  svg.append(stage, rings, marks);
  host.append(svg);
  let drawing = -1, guard = 0, rest = 0;
  const size = () => svg.setAttribute("viewBox", `0 0 ${model.get("width")} ${model.get("height")}`);
  const marked = () => {
    marks.innerHTML = model.get("over") || "";
  };
  const show = () => {
    marked();
    const { x, y, width, height } = marks.getBBox();
    centre(width || height ? [[x, y, width, height]] : []);
  };
  const settle = () => {
    clearTimeout(guard);
    stage.replaceChildren();
  };
  const drop = () => {
    drawing = -1;
    clearTimeout(rest);
    settle();
    rings.replaceChildren();
  };
  const moving = () => {
    if (model.get("moving") !== drawing) {
      drop();
      centre([]);
    }
  };
  const lay = (where, part, ms) => {
    const g = node("g", { class: `ck-sprite ck-sprite-${part.kind}` });
    g.innerHTML = part.svg;
    where.append(g);
    if (ms) g.animate(WAYS[part.kind](part), { duration: ms, fill: "both" });
  };
  const play = (told) => {
    if (told.type !== "moment") return;
    drop();
    if (document.hidden || !host.getBoundingClientRect().width || told.drawn < model.get("drawn")) return;
    drawing = told.drawn;
    size();
    const ms = calm.matches ? 0 : told.ms;
    centre(told.rings.map((ring) => ring.box));
    for (const ring of told.rings) lay(rings, ring, ms);
    rest = setTimeout(() => centre([]), ms + AFTER);
    if (ms < 70 || !(told.patch || told.sprites.length)) return;
    const patch = node("g", { class: "ck-patch" });
    patch.innerHTML = told.patch;
    stage.append(patch);
    const fade = told.sprites.length ? 0.75 : 0.3;
    const last = patch.animate([{ opacity: 1 }, { opacity: 1, offset: fade }, { opacity: 0 }], { duration: ms, fill: "both" });
    for (const sprite of told.sprites) lay(stage, sprite, ms);
    const mine = drawing;
    last.onfinish = () => {
      if (drawing === mine) settle();
    };
    guard = setTimeout(settle, ms + 400);
  };
  size();
  marked();
  const heard = [["msg:custom", play], ["change:over", show], ["change:moving", moving], ["change:width", size], ["change:height", size]];
  for (const [event, listener] of heard) model.on(event, listener);
  return {
    drop,
    close() {
      drop();
      for (const [event, listener] of heard) model.off(event, listener);
    }
  };
}

// widgets/churchill_widgets/board/static/thing.js
var THING = "churchill_kit-thing";
var DWELL = 250;
var AHEAD = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
function towards(boxes, at, key) {
  const [dx, dy] = AHEAD[key];
  const middle = ([left, top, wide, high]) => [left + wide / 2, top + high / 2];
  const [x, y] = middle(boxes[at]);
  let best = at, least = Infinity;
  boxes.forEach((box, i) => {
    const [right, down] = middle(box).map((v, n) => v - [x, y][n]);
    const along = right || down ? right * dx + down * dy : (i - at) * (dx + dy) * 1e-3;
    const far = along + 2 * Math.abs(right * dy + down * dx);
    if (i !== at && along > 0 && far < least) [best, least] = [i, far];
  });
  return best;
}
function tellThing(el, name, box, keyed) {
  const detail = { name, box, keyed };
  return !el.dispatchEvent(new CustomEvent(THING, { bubbles: true, cancelable: true, detail }));
}

// widgets/churchill_widgets/board/static/zoom.js
var MOST = 4;
var STEP = 1.4;
var SMALL = 0.8;
var LEAST2 = 0.88;
var FAR = 0.7;
var NARROW = 560;
var TAP = 300;
var AGAIN = 1500;
var BUTTON = 24;
var SIGNS = {
  in: "M8 3V13M3 8H13",
  out: "M3 8H13",
  fit: "M2.5 4H13.5V12H2.5ZM6 7H10V9H6Z",
  full: "M2.5 6V2.5H6M10 2.5H13.5V6M13.5 10V13.5H10M6 13.5H2.5V10"
};
var calm2 = window.matchMedia("(prefers-reduced-motion: reduce)");
var coarse = window.matchMedia("(pointer: coarse)");
var close = window.matchMedia("(pointer: coarse), (max-width: 640px), (max-width: 999px) and (max-height: 560px)");
var between = (v, least, most) => Math.min(Math.max(v, least), most);
function zoomable({ frame, sheets, model, rested = () => {
}, usable = () => false }) {
  let z = 1, x = 0, y = 0, mine = 1, touched = false, wholly = false, led = false, missed = false, timer = 0, glide = 0, spare = 0, hit = -Infinity;
  frame.classList.add("ck-zoomable");
  const plain = () => {
    const style = getComputedStyle(frame), of = (side) => parseFloat(style[`padding${side}`]) || 0;
    const wide = frame.clientWidth - of("Left") - of("Right");
    const high = wide * model.get("height") / (model.get("width") || 1);
    const room = frame.clientHeight - of("Top") - of("Bottom");
    const least = room > 0 && room < high - 3 ? room / high : 1;
    return { left: of("Left"), top: of("Top"), wide, high: high * least, room: Math.max(room, high * least), least };
  };
  const unit = () => {
    const { wide, least } = plain();
    return wide * least / (model.get("width") || 1);
  };
  const within = (at, size, room, most = 0) => size <= room + 1 ? (room - size) / 2 : between(at, room - size, most);
  const apply = () => {
    const { wide, high, room, least } = plain();
    x = within(x, wide * least * z, wide);
    y = within(y, high * z, room, z > 1 ? spare : 0);
    const transform = z * least === 1 && x === 0 && Math.abs(y) < 1 ? "" : `translate(${x}px, ${y}px) scale(${z * least})`;
    for (const sheet of sheets()) sheet.style.transform = transform;
    const free = model.get("free") || [], u = unit();
    tools.style.setProperty("--ck-left", free.length ? `${x + free[0] * u}px` : "");
    tools.style.setProperty("--ck-top", free.length ? `${y + free[1] * u}px` : "");
    frame.classList.toggle("ck-zoomed", z > 1);
    frame.classList.toggle("ck-held", z > 1 && touched);
    less.disabled = fit.disabled = z <= 1;
    more.disabled = z >= MOST;
    clearTimeout(timer);
    timer = setTimeout(rested, 200);
  };
  const zoom = (to, px, py) => {
    stop();
    to = between(to, 1, MOST);
    x = px - (px - x) * to / z;
    y = py - (py - y) * to / z;
    z = mine = to < 1.02 ? 1 : to;
    touched = true;
    led = wholly = false;
    apply();
  };
  const middle = () => {
    const { wide, room } = plain();
    return [wide / 2, room / 2];
  };
  const here = (e) => {
    const box = frame.getBoundingClientRect(), at = plain();
    return [e.clientX - box.left - at.left, e.clientY - box.top - at.top];
  };
  const stop = () => {
    cancelAnimationFrame(glide);
  };
  const move = (toX, toY, to) => {
    stop();
    if (calm2.matches) {
      [x, y, z] = [toX, toY, to];
      apply();
      return;
    }
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
  const centre = (boxes, anew = false) => {
    if (!boxes.length || plain().wide < 1) return;
    const own = model.get("own") || [], whole = own.length > 0 && model.get("whole");
    let [left, top, w, h] = round(whole ? [own, ...boxes] : boxes);
    if (!anew && !whole && own.length && fits(w, h) < Math.min(z, FAR * SMALL / unit())) [left, top, w, h] = goal();
    const best = near(w, h, anew), to = touched ? between(fits(w, h), Math.min(mine, 1), mine) : anew || z <= 1 ? best : Math.min(z, best);
    if (to <= 1 && z <= 1) return;
    const enough = touched ? z > to - 0.01 : unit() * z > Math.min(SMALL, unit() * to) - 0.01;
    if (enough && sees([left, top, w, h])) return;
    const u = unit() * to, { wide, high, room, least } = plain();
    move(within(wide / 2 - (left + w / 2) * u, wide * least * to, wide), within(room / 2 - (top + h / 2) * u, high * to, room), to);
  };
  const tools = document.createElement("div");
  tools.className = "ck-board-tools";
  tools.setAttribute("role", "group");
  const button = (name, act) => {
    const b = document.createElement("button");
    b.type = "button";
    b.className = `ck-zoom-${name}`;
    b.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${SIGNS[name]}"/></svg>`;
    b.dataset.name = name;
    b.addEventListener("click", (e) => {
      e.stopPropagation();
      act();
    });
    tools.append(b);
    return b;
  };
  const more = button("in", () => zoom(z * STEP, ...middle()));
  const less = button("out", () => zoom(z / STEP, ...middle()));
  const fit = button("fit", () => {
    zoom(1, 0, 0);
    touched = false;
    wholly = true;
  });
  const screen = () => frame.closest(".ck-grid") || frame;
  const full = button("full", () => {
    if (filling()) document.exitFullscreen?.();
    else screen().requestFullscreen?.().catch(() => {
    });
  });
  const way = document.createElement("span");
  way.className = "ck-zoom-way";
  full.append(way);
  full.hidden = document.fullscreenEnabled === false || !frame.requestFullscreen;
  for (const kind of ["pointerdown", "pointerup", "dblclick", "touchstart"]) tools.addEventListener(kind, (e) => e.stopPropagation());
  frame.append(tools);
  const words = () => {
    const told = model.get("words") || {};
    tools.hidden = !told.zoom;
    tools.setAttribute("aria-label", told.zoom || "");
    for (const b of tools.children) {
      const name = b === full && filling() ? "leave" : b.dataset.name;
      b.title = told[name] || "";
      b.setAttribute("aria-label", told[name] || "");
    }
    way.textContent = filling() ? told.exit || "" : "";
  };
  const lay = () => {
    const free = model.get("free") || [], full2 = filling() ? unit() : plain().wide / (model.get("width") || 1);
    const fits2 = free.length > 0 && !coarse.matches && free[2] * full2 > 4 * BUTTON - 6 && free[3] * full2 > BUTTON - 2;
    frame.classList.toggle("ck-board-strip", !fits2);
    tools.classList.toggle("ck-board-tools-free", fits2);
    spare = fits2 ? BUTTON + 8 : 0;
    frame.style.setProperty("--ck-ratio", model.get("width") / model.get("height"));
  };
  const wheel = (e) => {
    if (!e.ctrlKey && !e.metaKey) return;
    e.preventDefault();
    const by = e.deltaMode === 1 ? e.deltaY * 30 : e.deltaY;
    zoom(z * Math.exp(-between(by, -60, 60) * 35e-4), ...here(e));
  };
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
      zoom(pinch.z * spread(e.touches) / pinch.from, px, py);
      if (e.cancelable) e.preventDefault();
    } else pinch = null;
  };
  const moved = () => Boolean(pan?.moved || pinch);
  const down = (e) => {
    if (z <= 1 || e.button || pinch || e.pointerType === "mouse" && usable(e)) return;
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
  const up = (e) => {
    if (!pan || e.pointerId !== pan.id) return;
    const { vx, vy } = pan, was = pan.moved;
    pan = null;
    if (!was) return;
    swallow();
    if (calm2.matches || Math.hypot(vx, vy) < 0.15) return;
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
  const swallow = () => {
    const none = (e) => {
      e.stopPropagation();
      e.preventDefault();
    };
    frame.addEventListener("click", none, { capture: true, once: true });
    setTimeout(() => frame.removeEventListener("click", none, { capture: true }), 60);
  };
  const twice = (e) => {
    if (usable(e)) hit = e.timeStamp;
    if (usable(e) || e.target.closest?.(".ck-board-tools")) {
      tapped = null;
      return;
    }
    const near2 = tapped && e.timeStamp - tapped.at < TAP && Math.hypot(e.clientX - tapped.x, e.clientY - tapped.y) < 30;
    tapped = near2 ? null : { at: e.timeStamp, x: e.clientX, y: e.clientY };
    if (near2) zoom(z > 1 ? 1 : 2, ...here(e));
  };
  frame.addEventListener("touchstart", touches, { passive: false });
  frame.addEventListener("touchmove", touches, { passive: false });
  frame.addEventListener("touchend", touches);
  frame.addEventListener("touchcancel", () => {
    pinch = pan = null;
  });
  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", drag);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", () => {
    pan = null;
  });
  frame.addEventListener("click", twice);
  const near = (w, h, read = false) => {
    const u = unit(), { high, room } = plain();
    if (filling()) return u < SMALL && coarse.matches ? between(room / high, 1, MOST) : 1;
    if (plain().wide >= NARROW || u >= SMALL || !close.matches) return 1;
    const all = Math.min(0.95 / u, fits(w, h));
    return between(read && !model.get("whole") && all < LEAST2 * SMALL / u ? SMALL / u : all, 1, MOST);
  };
  const filling = () => document.fullscreenElement === screen();
  const choosable = ([left, top]) => {
    const far = ([x2, y2]) => Math.hypot(x2 - left, y2 - top);
    return (model.get("spots") || []).filter((spot) => spot[4]).map((spot) => spot.slice(0, 4)).sort((a, b) => far(a) - far(b));
  };
  const goal = () => {
    const own = model.get("own") || [], around = model.get("around") || [], { wide, room } = plain();
    const u = touched ? unit() * mine : Math.max(unit(), SMALL);
    const read = ([, , w, h]) => w * u <= wide - 8 && h * u <= room - 8;
    if (!own.length || around.length && read(around)) return own.length ? around : own;
    return close.matches ? [own, ...choosable(own)].reduce((box, one) => {
      const both = round([box, one]);
      return read(both) ? both : box;
    }) : own;
  };
  const fits = (w, h) => {
    const { wide, room } = plain(), u = unit();
    return Math.min((wide - 8) / (w * u), (room - 8) / (h * u));
  };
  const begin = () => {
    const { wide, room } = plain(), asks = goal();
    const [left, top, w, h] = asks.length || !filling() ? asks : [0, 0, model.get("width"), model.get("height")];
    if (wide < 1 || wholly || touched && !missed) return;
    if (w && z > 1 && !missed && !filling() && sees([left, top, w, h]) && unit() * z > SMALL - 0.01) return;
    if (!touched) z = w ? near(w, h, true) : between(z, 1, near(1, 1));
    missed = false;
    if (!w) return;
    stop();
    const u = unit() * z;
    x = wide / 2 - (left + w / 2) * u;
    y = room / 2 - (top + h / 2) * u;
  };
  const resized = () => {
    begin();
    lay();
    apply();
  };
  const asked = () => {
    const box = goal();
    if (plain().wide < 1) missed = true;
    else if (z <= 1) resized();
    else if (box.length) centre([box], true);
  };
  const screenful = () => {
    words();
    zoom(1, 0, 0);
    touched = false;
    resized();
  };
  const observer = new ResizeObserver(resized);
  observer.observe(frame);
  document.addEventListener("fullscreenchange", screenful);
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
    else if (now.free) {
      lay();
      apply();
    }
    if (now.goal && !(now.size && z <= 1)) asked();
  };
  const heard = [["change:words", words], ["change:free", soon("free")], ["change:own", soon("goal")], ["change:around", soon("goal")], ["change:width", soon("size")], ["change:height", soon("size")]];
  for (const [event, listener] of heard) model.on(event, listener);
  words();
  lay();
  apply();
  return {
    key,
    moved,
    // Without boxes: back to what is asked about, unless the board lies as somebody has put it.
    centre(boxes) {
      led ||= boxes.length > 0;
      wholly &&= !boxes.length;
      if (boxes.length && z > 1 && performance.now() - hit < AGAIN) return;
      if (boxes.length) centre(boxes);
      else if (!touched || led) {
        led = false;
        asked();
      }
    },
    get zoomed() {
      return z > 1;
    },
    close() {
      stop();
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("fullscreenchange", screenful);
      for (const [event, listener] of heard) model.off(event, listener);
    }
  };
}

// widgets/churchill_widgets/board/static/pane.js
var MARGIN = 4;
function render({ model, el }) {
  el.classList.add("ck-pane");
  el.setAttribute("role", "application");
  el.setAttribute("data-lm-suppress-shortcuts", "true");
  el.tabIndex = 0;
  const frame = document.createElement("div"), said = document.createElement("div");
  frame.className = "ck-pane-frame";
  said.className = "ck-pane-said";
  said.setAttribute("role", "status");
  el.append(frame, said);
  let zoom = null, drag = null;
  const picture = () => el.closest(".ck-canvas-board")?.querySelector("canvas:not(.ck-pane-cover)");
  const cover = covering(el, model, picture);
  const overlaid = overlay(el, model, (boxes) => {
    if (boxes.length || model.get("own")?.length || all().some((spot) => spot[4])) zoom?.centre(boxes);
  });
  const title = () => {
    el.setAttribute("aria-label", model.get("title"));
    el.lang = model.get("lang");
  };
  title();
  model.on("change:title", title);
  model.on("change:lang", title);
  const send = (message) => sendTo(model, message);
  const point = (event) => {
    const box = el.getBoundingClientRect();
    return [
      (event.clientX - box.left) / box.width * model.get("width"),
      (event.clientY - box.top) / box.height * model.get("height")
    ];
  };
  const all = () => [...model.get("still"), ...model.get("spots")];
  const under = (x, y) => {
    const spots = all();
    let best = -1;
    spots.forEach(([left, top, wide, high, usable2], i) => {
      if (x < left - MARGIN || x > left + wide + MARGIN) return;
      if (y < top - MARGIN || y > top + high + MARGIN) return;
      if (best < 0 || usable2 >= spots[best][4]) best = i;
    });
    return best;
  };
  let names = /* @__PURE__ */ new Map();
  let over = -1;
  let rest = 0;
  let keyed = false;
  const boxOf = (spot) => {
    const box = el.getBoundingClientRect(), [left, top, wide, high] = all()[spot];
    const w = box.width / model.get("width"), h = box.height / model.get("height");
    return new DOMRect(box.left + left * w, box.top + top * h, wide * w, high * h);
  };
  const name = () => {
    const found = names.get(over), at = over;
    if (found === void 0) {
      send({ type: "ask", spot: over, drawn: model.get("drawn") });
      return;
    }
    if (keyed) said.textContent = found;
    if (!tellThing(el, found, () => boxOf(at), keyed)) el.title = found;
  };
  const ask = (spot) => {
    if (spot === over && !keyed) return;
    if (over >= 0) tellThing(el, "");
    over = spot;
    keyed = false;
    clearTimeout(rest);
    el.removeAttribute("title");
    rest = setTimeout(name, DWELL);
  };
  const answer = (told2) => {
    if (told2.type !== "name" || told2.drawn !== model.get("drawn")) return;
    names.set(told2.spot, told2.name);
    if (over === told2.spot) name();
  };
  model.on("msg:custom", answer);
  const show = (spot) => {
    const [left, top, wide, high] = all()[spot];
    const w = model.get("width") / 100;
    const h = model.get("height") / 100;
    frame.style.left = `${left / w}%`;
    frame.style.top = `${top / h}%`;
    frame.style.width = `${wide / w}%`;
    frame.style.height = `${high / h}%`;
    frame.hidden = false;
  };
  const leave = () => {
    el.style.cursor = "";
    el.removeAttribute("title");
    frame.hidden = true;
    if (over >= 0) tellThing(el, "");
    over = -1;
    keyed = false;
    clearTimeout(rest);
  };
  const anew = () => {
    names = /* @__PURE__ */ new Map();
    slide();
    if (keyed && over < all().length) {
      tellThing(el, "");
      show(over);
    } else leave();
  };
  const go = (spot) => {
    leave();
    over = spot;
    keyed = true;
    show(spot);
    zoom?.centre([all()[spot].slice(0, 4)]);
    name();
  };
  let last = 0;
  el.addEventListener("focus", () => {
    const spots = all();
    if (!spots.length || !el.matches(":focus-visible")) return;
    const first = spots.findIndex((s) => s[4]);
    go(last && last < spots.length ? last : Math.max(first, 0));
  });
  el.addEventListener("blur", leave);
  el.addEventListener("keydown", (e) => {
    if (zoom?.key(e)) return;
    if (e.ctrlKey || e.metaKey || e.altKey || !all().length) return;
    if (AHEAD[e.key]) go(last = towards(all(), keyed ? over : last, e.key));
    else if ((e.key === "Enter" || e.key === " ") && keyed) {
      if (!e.repeat) send({ type: "key", spot: over, drawn: model.get("drawn") });
    } else return;
    e.preventDefault();
  });
  let seen = null, lay = "";
  const lies = () => {
    const spot = seen ? under(...point(seen)) : -1;
    return spot < 0 ? "" : all()[spot].slice(0, 4).join();
  };
  const slide = () => {
    const now = lies();
    if (now !== lay) slip(el);
    lay = now;
  };
  let waiting = null;
  const move = (event) => {
    seen = { clientX: event.clientX, clientY: event.clientY };
    lay = lies();
    if (event.pointerType !== "mouse" || drag?.dragging) return;
    if (!waiting) {
      requestAnimationFrame(() => {
        const spot = under(...point(waiting));
        waiting = null;
        if (spot < 0) return away();
        const usable2 = all()[spot][4];
        ask(spot);
        el.style.cursor = usable2 ? "pointer" : "";
        frame.hidden = true;
        if (usable2) show(spot);
      });
    }
    waiting = event;
  };
  const click = (event) => {
    tellThing(el, "");
    const [x, y] = point(event);
    send({ type: "click", x, y, drawn: model.get("drawn") });
  };
  el.addEventListener("pointermove", move);
  const away = () => {
    if (!keyed) leave();
  };
  el.addEventListener("pointerleave", () => {
    seen = null;
    lay = "";
    away();
  });
  el.addEventListener("click", click);
  model.on("change:drawn", anew);
  leave();
  let looking = 0;
  const quieten = () => {
    const board = el.closest(".ck-canvas-board"), canvas = picture();
    if (!canvas) {
      looking = requestAnimationFrame(quieten);
      return;
    }
    canvas.tabIndex = -1;
    canvas.setAttribute("aria-hidden", "true");
    zoom = zoomable({ frame: board, sheets: () => [canvas, sheet(board)], model, rested: () => tell(), usable });
    drag = draggable({
      el,
      pick: (e) => {
        const spot = under(...point(e));
        return spot >= 0 && all()[spot][4] ? boxOf(spot) : null;
      },
      over: (e) => {
        const spot = e ? under(...point(e)) : -1;
        if (spot >= 0) show(spot);
        else frame.hidden = true;
      },
      drop: (from, to) => send({ type: "drag", from: point(from), to: point(to), drawn: model.get("drawn") }),
      allowed: () => !zoom.zoomed
    });
  };
  const sheet = (board) => [...board.children].find((c) => c.contains(el)) || el;
  const usable = (e) => {
    const spot = under(...point(e));
    return spot >= 0 && Boolean(all()[spot][4]);
  };
  let told = "";
  let timer = 0;
  const tell = () => {
    const { width, height } = el.getBoundingClientRect();
    const sharp = window.devicePixelRatio || 1;
    const size = `${Math.round(width)} ${Math.round(height)} ${sharp}`;
    if (width < 1 || size === told) return;
    told = size;
    send({ type: "size", width, height, sharp });
  };
  const observer = new ResizeObserver(() => {
    slide();
    clearTimeout(timer);
    timer = setTimeout(tell, told ? 150 : 0);
  });
  observer.observe(el);
  quieten();
  return () => {
    cover.close();
    overlaid.close();
    zoom?.close();
    drag?.close();
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(looking);
    model.off("change:title", title);
    model.off("change:lang", title);
    model.off("change:drawn", anew);
    model.off("msg:custom", answer);
    clearTimeout(rest);
  };
}
var pane_default = { render };
export {
  pane_default as default
};
