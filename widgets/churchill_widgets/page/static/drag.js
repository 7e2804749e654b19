// A card pulled onto a board: an extra for those who like it, clicks do the same. The card is chosen
// when the pull begins, so that the board shows where it may go; letting go is a click on that place.

const FAR = 6; // pixels that are still a click
const BOARD = ".ck-pane, .ck-svg-board svg";

export function dragCards(root, ctx) {
  let from = null, ghost = null;
  const end = () => {
    ghost?.remove();
    from = ghost = null;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", end);
  };
  const begin = () => {
    const face = from.face, card = face.closest(".ck-card");
    if (face.getAttribute("aria-pressed") !== "true") ctx.send({ type: "select", target: face.dataset.target, plays: false });
    ghost = card.cloneNode(true);
    ghost.classList.add("ck-dragged");
    ghost.setAttribute("aria-hidden", "true");
    root.append(ghost);
  };
  function move(e) {
    if (!ghost && Math.hypot(e.clientX - from.x, e.clientY - from.y) < FAR) return;
    if (!ghost) begin();
    ghost.style.left = `${e.clientX}px`;
    ghost.style.top = `${e.clientY}px`;
  }
  function drop(e) {
    const pulled = Boolean(ghost), token = ctx.get("head").token;
    end();
    if (!pulled) return;
    const onto = document.elementFromPoint(e.clientX, e.clientY)?.closest(BOARD);
    if (!onto) return;
    ctx.send({ type: "drop", token });
    onto.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: e.clientX, clientY: e.clientY }));
  }
  const press = (e) => {
    const face = e.target.closest?.(".ck-card-face");
    if (!face || e.button !== 0 || e.pointerType === "touch" || face.closest(".ck-idle")) return;
    from = { face, x: e.clientX, y: e.clientY };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", end);
  };
  root.addEventListener("pointerdown", press);
  return () => { end(); root.removeEventListener("pointerdown", press); };
}
