// Puts the scripts and styles of each kind of widget into one file each, since anywidget hands a
// page exactly one of both: `make scripts`. What it writes is committed, so that nobody who
// installs or serves the pages needs Node.js.
//
//   node widgets/scripts/bundle.js           writes static/bundled/ of every room
//   node widgets/scripts/bundle.js --check   tells what is stale or left over there; 1 if anything

import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const TOP = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const ROOMS = join(TOP, "widgets", "churchill_widgets");
const BUNDLED = "bundled";
const ENTRY = /^export default /m; // a kind of widget; other modules are parts of these
const STYLES = join("lessons", "static", "lesson.css"); // of panels that have none of their own

async function sources(ending) {
  const found = await readdir(ROOMS, { recursive: true });
  return found
    .filter((path) => path.endsWith(ending) && basename(dirname(path)) === "static")
    .sort();
}

async function entries() {
  const scripts = [];
  for (const path of await sources(".js")) {
    if (ENTRY.test(await readFile(join(ROOMS, path), "utf8"))) scripts.push(path);
  }
  const own = new Set(scripts.map((path) => path.replace(/\.js$/, ".css")));
  const styles = (await sources(".css")).filter((path) => own.has(path) || path === STYLES);
  return [...scripts, ...styles];
}

const target = (path) => join(dirname(path), BUNDLED, basename(path));

// The text of each bundle by its path in the folder of the rooms.
async function bundles() {
  const out = new Map();
  for (const path of await entries()) {
    const script = path.endsWith(".js");
    const made = await build({
      absWorkingDir: TOP,
      entryPoints: [join(ROOMS, path)],
      bundle: true,
      write: false,
      format: script ? "esm" : undefined,
      target: "es2022",
      charset: "utf8",
      legalComments: "none",
      logLevel: "error",
    });
    const from = `widgets/churchill_widgets/${path.split(sep).join("/")}`;
    const note = `Put together from ${from} by make scripts: change it there.`;
    out.set(target(path), `${script ? `// ${note}` : `/* ${note} */`}\n${made.outputFiles[0].text}`);
  }
  return out;
}

async function there() {
  const found = await readdir(ROOMS, { recursive: true });
  return found.filter((path) => /\.(js|css)$/.test(path) && basename(dirname(path)) === BUNDLED);
}

async function main(check) {
  const wanted = await bundles(), old = await there();
  const stale = [];
  for (const path of old) {
    if (wanted.has(path)) continue;
    stale.push(path);
    if (!check) await rm(join(ROOMS, path));
  }
  for (const [path, text] of wanted) {
    const now = old.includes(path) ? await readFile(join(ROOMS, path), "utf8") : null;
    if (now === text) continue;
    stale.push(path);
    if (check) continue;
    await mkdir(join(ROOMS, dirname(path)), { recursive: true });
    await writeFile(join(ROOMS, path), text);
  }
  for (const path of stale) console.log(relative(TOP, join(ROOMS, path)));
  if (check && stale.length) {
    console.error("These are not what their sources say: run `make scripts`.");
    process.exitCode = 1;
  }
}

await main(process.argv.includes("--check"));
