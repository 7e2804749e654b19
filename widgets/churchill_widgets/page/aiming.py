"""What a question is about on the boards: one larger than its place shows that first."""

from __future__ import annotations

from collections.abc import Collection

from .controller import Controller
from .pages import hand


def subject(c: Controller) -> frozenset[str] | None:
    """What the question names; or what is chosen on a board; or what was planned or placed; or
    what the first choice of the list is about, so that where a card may go is seen when it is
    taken up. While something is told it is what has just happened, as long as it is told; None
    where that has no place."""
    show = c.showing
    if show is not None:
        happened = (c.screen.happened_to(event) for event in show.beat.events)
        return frozenset().union(*happened) or None
    if c.stage != "play":
        return None
    asked = c.screen.asked_about(c.view)
    if asked:
        return c.screen.seen_with(asked)
    found = c.selecting.preview(c)
    if found is not None and found.targets:
        return _seen(c, found.targets)
    chosen = frozenset(c.selection) - _held(c)
    if chosen:
        return c.screen.seen_with(chosen)
    last = c.meant or c.placed
    if last is not None:
        return _seen(c, c.screen.targets(last, c.eyes or ""))
    left = c.lines()
    return _seen(c, left[0].lines[0].choices[0].targets) if left else frozenset()


def around(c: Controller, usable: Collection[str]) -> Collection[str]:
    """All that can be chosen, as long as nothing is."""
    still = c.stage == "play" and c.selecting.preview(c) is None and not c.selection
    return usable if still and c.meant is None else ()


def _seen(c: Controller, targets: Collection[str]) -> frozenset[str]:
    """Those of these targets that lie on the boards alone: cards of the hand are seen there, and
    a small board would show what lies between a card and its place."""
    found = frozenset(targets)
    return c.screen.seen_with(found - _held(c) or found)


def _held(c: Controller) -> frozenset[str]:
    held = hand(c)
    return frozenset(card["target"] for card in (held.get("leader"), *held["cards"]) if card)
