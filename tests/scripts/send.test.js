// What is told to the program behind a page.

import assert from "node:assert/strict";
import test from "node:test";

const { sendTo } = await import("../../widgets/churchill_widgets/base/static/send.js");

test("a program that is gone is told nothing, and no page fails for it", () => {
  const sent = [];
  assert.equal(sendTo({ send: (message) => sent.push(message) }, { type: "look" }), true);
  assert.deepEqual(sent, [{ type: "look" }]);
  assert.equal(sendTo({ send() { throw new Error("the connection is closed"); } }, { type: "look" }), false);
});
