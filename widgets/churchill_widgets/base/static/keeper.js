// What outlives the program behind the page: games and wishes kept in the browser.

const GAMES = "churchill_kit/games";
const WISHES = "churchill_kit/wishes"; // language, shortcuts
export const AGAIN = "churchill_kit/again"; // the game to go on with after this reload
const HERE = "churchill_kit/here"; // the game on this page, as long as its tab is there
const MOST = 300; // games kept; a storage is full before that

export function readStore(store, key, otherwise) {
  try {
    const found = JSON.parse(window[store].getItem(key));
    return found === null ? otherwise : found;
  } catch { return otherwise; }
}

export function writeStore(store, key, value) {
  try {
    window[store].setItem(key, JSON.stringify(value));
    return true;
  } catch { return false; }
}

// Whatever else lies under a name of ours counts for nothing.
export const plain = (found) => (found && typeof found === "object" && !Array.isArray(found) ? found : {});

// Each game with the program that wrote it (`by`) and a mark of that very writing (`rev`). Two
// programs may have the same game open, in two windows: what the other has written since it was
// read here is not replaced. Then the game of this window goes on under a key of its own.
const read = new Map(); // key -> what was last read or written here
const moved = new Map(); // key of the program -> the one it is kept under

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const apart = (key) => `${key}~${Math.random().toString(36).slice(2, 8)}`;

export const kept = {
  all() {
    const found = readStore("localStorage", GAMES, []);
    return Array.isArray(found) ? found.filter((g) => g && typeof g.key === "string") : [];
  },
  // What is told of them without their moves and pictures.
  heads() { return kept.all().map(({ save, by, rev, picture, costs, ...head }) => head); },
  // The latest games of which is known what they cost.
  costly(game) { return kept.all().filter((g) => g.game === game && g.costs?.length).slice(0, 5).map(({ key, save, costs }) => ({ key, game, save, costs })); },
  get: (key) => kept.all().find((g) => g.key === key) || null,
  // A game to go on with; what others write from now on is theirs.
  open(key) {
    const game = kept.all().find((g) => g.key === key) || null;
    moved.delete(key);
    if (game) read.set(key, game);
    return game;
  },
  // True, or "both" if there are two games of it from now on, or "full" if others had to go for it;
  // false if nothing can be kept.
  put(game, by) {
    const all = kept.all(), there = (key) => all.find((g) => g.key === key);
    let key = moved.get(game.key) || game.key, how = true;
    if (there(key) && there(key).by !== by && same(read.get(key)?.save, game.save)) return true; // only looked at
    if (theirs(there(key), key, by)) {
      // A page that was loaded again under its program finds what it kept before.
      const mine = !read.has(game.key) && all.find((g) => g.by === by && g.key.startsWith(`${game.key}~`));
      key = mine ? mine.key : apart(game.key);
      moved.set(game.key, key);
      how = "both";
    }
    const before = there(key), name = before?.name ?? there(game.key)?.name;
    const entry = { ...game, key, by, rev: Math.random() };
    if (name) entry.name = name;
    if (before && same(before.save, game.save)) Object.assign(entry, before.picture && { picture: before.picture }, before.costs && { costs: before.costs });
    const done = write(entry, all);
    return how === "both" && done ? how : done;
  },
  // What a person changes about an entry, or what was found out about it; its moves stay.
  change(key, what) {
    writeStore("localStorage", GAMES, kept.all().map((g) => (g.key === key ? { ...g, ...what } : g)));
  },
  // The same game once more, to be played on in another way; its key, or "" if there is no room.
  copy(key, name) {
    const all = kept.all(), from = all.find((g) => g.key === key);
    if (!from) return "";
    const entry = { ...from, key: `c${Math.random().toString(36).slice(2, 14)}`, name, by: "", rev: Math.random() };
    all.splice(all.indexOf(from), 0, entry);
    return writeStore("localStorage", GAMES, all) ? entry.key : "";
  },
  // The key that the program's game is kept under.
  keyOf: (key) => moved.get(key) || key,
  drop(key) { writeStore("localStorage", GAMES, kept.all().filter((g) => g.key !== key)); },
  works() { return writeStore("localStorage", "churchill_kit/works", 1); },
};

// Has another program gone on with what is stored?
function theirs(stored, key, by) {
  if (!stored || (by && stored.by === by)) return false;
  return !read.has(key) || stored.rev !== read.get(key).rev;
}

function write(entry, all) {
  const others = all.filter((g) => g.key !== entry.key).sort((a, b) => b.when - a.when);
  const games = () => [entry, ...others].sort((a, b) => b.when - a.when);
  let how = true;
  for (;;) {
    if (others.length < MOST && writeStore("localStorage", GAMES, games())) {
      read.set(entry.key, entry);
      return how;
    }
    if (!others.length) return false;
    // Pictures can be drawn again; then the oldest games go, those that are over first.
    if (others.some((g) => g.picture)) others.forEach((g) => { delete g.picture; });
    else {
      const over = others.findLastIndex((g) => g.turn === "");
      others.splice(over >= 0 ? over : others.length - 1, 1);
      how = "full";
    }
  }
}

// The game on this page: a page that is loaded again goes on with it, and other pages lead back.
export const here = {
  set(key) { try { window.sessionStorage.setItem(HERE, key); } catch { /* a private window */ } },
  get() { try { return window.sessionStorage.getItem(HERE) || ""; } catch { return ""; } },
  clear() { try { window.sessionStorage.removeItem(HERE); } catch { /* none */ } },
  // The game to go back to from a chapter: that of this tab, or else the one played last; "" for none.
  back() {
    const own = kept.get(here.get());
    return (own || kept.all().find((g) => g.turn))?.key || "";
  },
};

export const wishes = {
  get(name, otherwise) {
    const all = plain(readStore("localStorage", WISHES, {}));
    return Object.hasOwn(all, name) ? all[name] : otherwise;
  },
  set(name, value) { writeStore("localStorage", WISHES, { ...plain(readStore("localStorage", WISHES, {})), [name]: value }); },
};

export function download(name, content, type = "application/json") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
