// Which program that is: another kernel is another program, a page loaded again has the same.
const ME = Math.random().toString(36).slice(2);

export function programOf(model) {
  try { return model.widget_manager.kernel.id || ME; } catch { return ME; }
}

// Watches the program behind the page and tells "ok", "link" (no connection) or "dead".
// The server says most of it by itself; a question now and then finds out the rest. Whatever was
// feared, an answer of the program proves that all is well.
export function watchKernel(model, tell) {
  const IDLE = 15000, SOON = 3000, PATIENCE = 5000, AGAIN = 3000, LONG = 8000, BUSY = 120000;
  const SLEPT = 2000; // ms that a timer can't be late where all goes on
  const TRIES = 2; // a connection that was made anew may lose what was sent through the former one
  // What a proxy says while it can't reach the server, which may be there all the same.
  const UNSURE = [424, 429, 502, 503, 504];
  let state = "ok", asked = 0, waiting = null, stopped = false, found = 0, reaching = false;
  const say = (next) => { if (next !== state) { state = next; tell(state); } };
  const calm = () => { clearTimeout(waiting); waiting = null; };
  const answered = () => { calm(); found = 0; say("ok"); };
  const linked = () => !kernel || !kernel.connectionStatus || kernel.connectionStatus === "connected";
  // A program within the browser has no connection to lose: while it says nothing it has much to do.
  const within = () => { try { return kernel.serverSettings.WebSocket !== window.WebSocket; } catch { return false; } };
  // What changes nothing has no answer: before the worst is feared the program is asked (`asking`).
  const expect = (asking = false) => {
    if (waiting || state === "dead" || !linked()) return;
    const inside = within(), wait = inside ? BUSY : !asking ? SOON : found ? LONG : PATIENCE, due = Date.now() + wait;
    waiting = setTimeout(() => {
      waiting = null;
      if (!asking || Date.now() - due > SLEPT) { send(); return; } // or the machine slept: nobody had the time to answer
      if (found >= TRIES || inside || !kernel) say("dead"); // it can be reached and says nothing
      else { say("link"); reach(); }
    }, wait);
  };
  const send = () => { try { model.send({ type: "ping", n: (asked += 1) }); expect(true); } catch { say("dead"); } };
  const ask = () => {
    if (stopped || state !== "ok" || document.hidden || waiting) return;
    send();
  };
  // A network that broke off is tried every few seconds. Jupyter's own way takes up to thirty, and
  // does not notice a connection that is silent but was never closed.
  const reach = async () => {
    if (stopped || state !== "link" || waiting || reaching || !kernel || kernel.isDisposed) return;
    reaching = true;
    try {
      const { baseUrl, fetch: get = window.fetch } = kernel.serverSettings;
      const address = new URL(`${baseUrl}api/kernels/${kernel.id}`, location.href);
      const said = await get.call(null, new Request(address, { cache: "no-store", signal: AbortSignal.timeout(LONG) }));
      if (said.ok) {
        found += 1;
        await Promise.race([kernel.reconnect(), new Promise((done) => setTimeout(done, LONG))]);
      } else if (!UNSURE.includes(said.status)) say("dead");
    } catch { /* not yet */ }
    reaching = false;
  };
  let kernel = null;
  try { kernel = model.widget_manager && model.widget_manager.kernel; } catch { kernel = null; }
  const onStatus = (_, status) => {
    if (["dead", "autorestarting", "restarting", "terminating"].includes(status)) say("dead");
  };
  const onLink = (_, status) => {
    if (state === "dead") return;
    calm();
    if (status !== "connected") say("link");
    else if (state === "link") send();
  };
  try {
    kernel.statusChanged.connect(onStatus);
    kernel.connectionStatusChanged.connect(onLink);
  } catch { kernel = null; }
  const timers = [setInterval(ask, IDLE), setInterval(reach, AGAIN)];
  window.addEventListener("online", reach);
  return {
    answered,
    expect,
    state: () => state,
    stop() {
      stopped = true;
      timers.forEach(clearInterval);
      calm();
      window.removeEventListener("online", reach);
      try { kernel.statusChanged.disconnect(onStatus); kernel.connectionStatusChanged.disconnect(onLink); } catch { /* none */ }
    },
  };
}
