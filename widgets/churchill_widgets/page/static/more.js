// A list that goes on below its edge shows it: a scroll bar is easily overlooked, and some systems
// hide it.

const NEAR = 8; // pixels, too few to be worth scrolling for

export function followMore(ask) {
  const look = () => {
    for (const list of ask.querySelectorAll(".ck-list")) list.toggleAttribute("data-more", list.scrollHeight - list.scrollTop - list.clientHeight > NEAR);
  };
  const sized = new ResizeObserver(look);
  sized.observe(ask);
  ask.addEventListener("scroll", look, true);
  return {
    drawn: () => requestAnimationFrame(look),
    stop() { sized.disconnect(); ask.removeEventListener("scroll", look, true); },
  };
}
