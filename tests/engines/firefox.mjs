// A Firefox, driven over WebDriver BiDi: one order a line on the standard input, as JSON, one answer
// a line on the standard output. `node firefox.mjs PATH-OF-FIREFOX`

import process from "node:process";
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({ browser: "firefox", executablePath: process.argv[2], headless: true });
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 800 });
const errors = [];
page.on("pageerror", (error) => errors.push(String(error.message || error)));

const orders = {
  goto: ({ url }) => page.goto(url, { waitUntil: "domcontentloaded", timeout: 60000 }).then(() => true),
  evaluate: ({ code }) => page.evaluate(code),
  click: ({ selector }) => page.click(selector).then(() => true), // where a mouse would
  type: ({ selector, text }) => page.type(selector, text).then(() => true),
  picture: ({ path }) => page.screenshot({ path }).then(() => true),
  errors: () => errors,
};

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
say({ ready: await browser.version() });
for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  try { say({ value: (await orders[order.do](order)) ?? null }); } catch (error) { say({ error: String(error) }); }
}
await browser.close();
