// Keeps the site in the browser: later visits are quick, and need no network at all.
// BUILD names this very build; a new build brings a new cache, and the old one goes.
const BUILD = "{{ build }}";
const FILES = {{ files }};
const CACHE = `churchill_kit/${new URL(self.registration.scope).pathname}/${BUILD}`;

async function keepAll(games) {
  const cache = await caches.open(CACHE);
  for (const file of [...FILES, ...games]) { // one after the other: a page may be loading beside this
    const url = new URL(file, self.registration.scope).href;
    if (await cache.match(url)) continue;
    try { await cache.add(url); } catch { /* what is missing is asked of the host when needed */ }
  }
}

self.addEventListener("install", () => self.skipWaiting());

// The page says when it is drawn; until then nothing competes with it. Games are kept that were
// asked for: it names their archives.
self.addEventListener("message", (event) => {
  const games = event.data?.keep;
  if (Array.isArray(games)) event.waitUntil(keepAll(games));
});

self.addEventListener("activate", (event) => {
  const prefix = CACHE.slice(0, -BUILD.length);
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(prefix) && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // JupyterLite registers this worker and asks now and then whether it is there.
  if (request.url.endsWith("/api/service-worker-heartbeat")) {
    event.respondWith(new Response("ok"));
    return;
  }
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const page = request.mode === "navigate";
    if (page) { // a page is asked of the host first, so that a new build is seen at once
      try { return await fetch(request); } catch { /* no network */ }
    }
    const found = await cache.match(request, { ignoreSearch: true });
    return found || fetch(request);
  })());
});
