// The list of one's own games: what a copy is called.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage();
const { nameOfCopy } = await import("../../widgets/churchill_widgets/page/static/games.js");

test("a copy says that it is one, and no two have the same name", () => {
  const names = new Set(["Yalta"]);
  for (const wanted of ["Yalta, copy", "Yalta, copy 2", "Yalta, copy 3"]) {
    const found = nameOfCopy([...names].at(-1), names, "copy");
    assert.equal(found, wanted);
    names.add(found);
  }
});

test("a long name gives way to what tells the copy from it", () => {
  const found = nameOfCopy("x".repeat(80), new Set(), "copy");
  assert.ok(found.length <= 80 && found.endsWith("…, copy"));
});

test("a name that only looks like that of a copy stays whole", () => {
  assert.equal(nameOfCopy("Yalta, copy of mine", new Set(), "copy"), "Yalta, copy of mine, copy");
});
