// A list, or a text, that goes on below its edge shows it: a scroll bar is easily overlooked, and some
// systems hide it.

const NEAR = 8; // pixels, too few to be worth scrolling for

const LONG = ".ck-ask, .ck-list, .ck-tutor-said, .ck-told-said, .ck-preview, .ck-halt-body";

export function followMore(place) {
  const look = () => {
    // The answers to a warning stay below, on a telephone the foot of a preview too: the text goes on under them.
    for (const foot of place.querySelectorAll(".ck-preview-foot, .ck-caution-row")) foot.toggleAttribute("data-more", foot.previousElementSibling.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + NEAR && getComputedStyle(foot).top === "auto");
    for (const list of place.querySelectorAll(LONG)) list.toggleAttribute("data-more", list.scrollHeight - list.scrollTop - list.clientHeight > NEAR);
  };
  const sized = new ResizeObserver(look);
  sized.observe(place);
  place.addEventListener("scroll", look, true);
  return {
    drawn: () => requestAnimationFrame(look),
    stop() { sized.disconnect(); place.removeEventListener("scroll", look, true); },
  };
}
