// Where the pages of the course are, seen from this one. A path is named as in the notebooks'
// folder: "play.ipynb", "a_game/en/5_1.ipynb".

// The servers name a page differently; the folder of the notebooks is what all of them share:
//   Voila        /…/voila/render/a_game/en/5_1.ipynb
//   Voici        /…/voici/render/a_game/en/5_1.html
//   JupyterLab   /…/lab/tree/a_game/en/5_1.ipynb, or a workspace whose address tells no file
//   JupyterLite  /…/lab/index.html?path=a_game/en/5_1.ipynb
export function notebookHref(path, here = window.location, settings = pageSettings()) {
  const asked = new URLSearchParams(here.search || "");
  if (asked.get("path")) return `${here.pathname}?path=${encodeURIComponent(beside(asked.get("path"), path))}`;
  const file = here.pathname.match(/\.(ipynb|html)$/);
  if (file && !/\/(lab|notebooks|tree)\/index\.html$/.test(here.pathname)) {
    return beside(here.pathname, path).replace(/\.ipynb$/, `.${file[1]}`);
  }
  const base = (settings.baseUrl || "/").replace(/\/?$/, "/");
  return `${base}${settings.voila ? "voila/render" : "lab/tree"}/${path}`;
}

// The passage of a chapter that speaks of a rule: where its number stands first.
export const passageHref = (path, rule) => `${notebookHref(path)}${rule ? `#rule=${encodeURIComponent(rule)}` : ""}`;

// Can the cells of this page be changed and run?
export function inJupyterLab(here = window.location, settings = pageSettings()) {
  return !settings.voila && /\/lab(\/(tree|workspaces)\b|\/?$)/.test(here.pathname);
}

// The page of the game, going on with the one that is kept under a key.
export const gameHref = (path, key) => `${notebookHref(path)}#go=${encodeURIComponent(key)}`;

// `path` in the folder of notebooks in which `page` lies.
function beside(page, path) {
  return page.replace(/(^|\/)([^/]+\/(en|ru)\/)?[^/]*$/, `$1${path}`);
}

function pageSettings() {
  const base = document.body.dataset.baseUrl; // Voila's own, with "voila/" at its end
  if (base) return { voila: true, baseUrl: base.replace(/voila\/$/, "") };
  try {
    return JSON.parse(document.getElementById("jupyter-config-data").textContent);
  } catch { return {}; }
}
