// What was seen last, over a canvas that gets another size: that empties it, and the drawing comes
// in a message of its own.

const LATE = 1500; // milliseconds after which the cover goes, whatever has come

// `host` is as large as the picture, and the cover lies below everything else in it; `picture()`
// is the canvas.
export function covering(host, model, picture) {
  let cover = null, frame = 0, guard = 0;

  const wait = () => { cancelAnimationFrame(frame); clearTimeout(guard); };
  const lift = () => {
    wait();
    cover?.remove();
    cover = null;
  };
  const lay = () => {
    const seen = picture();
    wait();
    guard = setTimeout(lift, LATE);
    if (cover || !seen?.width || !seen.height) return; // below an older cover there may be nothing yet
    cover = document.createElement("canvas");
    cover.className = "ck-pane-cover";
    cover.setAttribute("aria-hidden", "true");
    cover.width = seen.width;
    cover.height = seen.height;
    cover.getContext("2d").drawImage(seen, 0, 0);
    host.prepend(cover);
  };
  const heard = ({ type }) => {
    if (type === "cover") lay();
    // The commands have come, and are carried out before the next frame is over.
    else if (type === "uncover") { wait(); frame = requestAnimationFrame(() => { frame = requestAnimationFrame(lift); }); }
  };
  model.on("msg:custom", heard);
  return { close() { lift(); model.off("msg:custom", heard); } };
}
