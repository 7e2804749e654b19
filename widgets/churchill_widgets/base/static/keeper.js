// What outlives the program behind the page: games and wishes kept in the browser.

const GAMES = "churchill_kit/games";
const WISHES = "churchill_kit/wishes"; // language, shortcuts
export const AGAIN = "churchill_kit/again"; // the game to go on with after this reload
const MOST = 6; // games kept

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

export const kept = {
  all() {
    const found = readStore("localStorage", GAMES, []);
    return Array.isArray(found) ? found.filter((g) => g && typeof g.key === "string") : [];
  },
  heads() { return kept.all().map(({ save, ...head }) => head); },
  put(game) {
    let games = [game, ...kept.all().filter((g) => g.key !== game.key)]
      .sort((a, b) => b.when - a.when).slice(0, MOST);
    while (games.length) { // a full storage gives up its oldest game first
      if (writeStore("localStorage", GAMES, games)) return true;
      if (games.length === 1) return false;
      games = games.slice(0, -1);
    }
    return false;
  },
  drop(key) { writeStore("localStorage", GAMES, kept.all().filter((g) => g.key !== key)); },
  works() { return writeStore("localStorage", "churchill_kit/works", 1); },
};

export const wishes = {
  get(name, otherwise) { const all = readStore("localStorage", WISHES, {}); return name in all ? all[name] : otherwise; },
  set(name, value) { writeStore("localStorage", WISHES, { ...readStore("localStorage", WISHES, {}), [name]: value }); },
};

export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
