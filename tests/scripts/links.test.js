// Links between the pages of the course, whatever serves them.

import assert from "node:assert/strict";
import test from "node:test";
import { openPage } from "./page.js";

const window = openPage();
const { inJupyterLab, notebookHref, passageHref } = await import("../../widgets/churchill_widgets/base/static/links.js");

const COURSE = "/user/anna/lab/tree/course";
const WANTED = "some_game/ru/5_1.ipynb";
const PLACES = {
  "/voila/render/index.ipynb": `/voila/render/${WANTED}`,
  "/club/voila/render/some_game/en/5_2.ipynb": `/club/voila/render/${WANTED}`,
  "/voila/render/other/en/1.ipynb": `/voila/render/${WANTED}`,
  "/site/voici/render/some_game/en/5_2.html": "/site/voici/render/some_game/ru/5_1.html",
  "/site/voici/render/index.html": "/site/voici/render/some_game/ru/5_1.html",
  "/lab/tree/index.ipynb": `/lab/tree/${WANTED}`,
  [`${COURSE}/some_game/en/5_2.ipynb`]: `${COURSE}/${WANTED}`,
  "/user/anna/lab/workspaces/auto-x": `/user/anna/lab/tree/${WANTED}`,
  "/lite/lab/index.html?path=some_game%2Fen%2F5_2.ipynb": `/lite/lab/index.html?path=${encodeURIComponent(WANTED)}`,
};

for (const [here, there] of Object.entries(PLACES)) {
  test(`from ${here}`, () => {
    const [pathname, query = ""] = here.split("?");
    const baseUrl = here.startsWith("/user") ? "/user/anna/" : "/";
    assert.equal(notebookHref(WANTED, { pathname, search: query && `?${query}` }, { baseUrl }), there);
  });
}

test("a link to a rule leads to the passage of its chapter that speaks of it", () => {
  assert.equal(passageHref(WANTED, ""), notebookHref(WANTED));
  assert.equal(passageHref(WANTED, "6.10.1"), `${notebookHref(WANTED)}#rule=6.10.1`);
});

test("cells can be changed in JupyterLab alone", () => {
  const lab = (pathname, settings = {}) => inJupyterLab({ pathname }, settings);
  for (const path of ["/lab", "/lab/", "/lab/tree/index.ipynb", "/user/anna/lab/workspaces/auto-x"]) assert.ok(lab(path), path);
  for (const path of ["/site/voici/render/index.html", "/lite/lab/index.html", "/label/x.html"]) assert.ok(!lab(path), path);
  assert.ok(!lab("/lab/tree/index.ipynb", { voila: true }));
});

test("Voila tells where it serves, JupyterLab in a script", () => {
  const nowhere = { pathname: "/", search: "" };
  window.document.body.dataset.baseUrl = "/class/voila/";
  assert.equal(notebookHref(WANTED, nowhere), `/class/voila/render/${WANTED}`);
  delete window.document.body.dataset.baseUrl;
  window.document.body.innerHTML = '<script id="jupyter-config-data" type="application/json">{"baseUrl": "/x/"}</script>';
  assert.equal(notebookHref(WANTED, nowhere), `/x/lab/tree/${WANTED}`);
  window.document.body.innerHTML = "";
  assert.equal(notebookHref(WANTED, nowhere), `/lab/tree/${WANTED}`);
});
