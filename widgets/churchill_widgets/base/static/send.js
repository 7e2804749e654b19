// Tells the program behind a page something; false where it is gone or the page is being left, which
// watch.js sees and the page says.
export function sendTo(model, message) {
  try { model.send(message); return true; } catch { return false; }
}
