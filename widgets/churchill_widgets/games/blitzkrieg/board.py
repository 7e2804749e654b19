"""The board as a scene: five theatres, or the United States of Nippon, between the two sides.

``board_scene`` is a pure function of a view. What a chosen unit would bring on each space stands
there as a tag.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import BOARDS, SEATS_OF, THEATRES

from ...board.marks import chosen, marks
from ...board.scene import Box, Ink, Scene, Shape
from . import panel, sides, tags, theatre
from .board_words import word
from .colours import LOOKS
from .plan import SIZE, Plan, plan


def board_scene(
    view: Any,
    lang: str = "en",
    theme: str = "light",
    *,
    selectable: Iterable[str] = frozenset(),
    selected: str | Iterable[str] | None = None,
    size: tuple[float, float] = SIZE,
    events: Iterable[ck.Event] = (),
) -> Scene:
    """The board as a viewer sees it; `selectable` and `selected` are targets, `events` what is
    being told: the automaton's strip says by which row it chooses."""
    which = BOARDS[view.scenario]
    at = plan(which, *size)
    can, picked = frozenset(selectable), chosen(selected)
    found = tags.outlooks(view, can, picked)
    told = {space: tags.told(view, seen, lang) for space, seen in found.items()}
    ink = Ink("pieces")
    panel.draw(ink, view, lang, at)
    for id_ in at.theatres:
        theatre.draw(ink, view, lang, at, id_, can, told)
    far = view.other(sides.near(view))
    for seat in (far, sides.near(view)):
        sides.draw_side(ink, view, lang, at, seat, can)
    sides.draw_reason(ink, view, lang, at, tuple(events))
    for id_ in at.theatres:
        theatre.draw_choice(ink, lang, at, id_, can)
    pieces = ink.shapes()
    over = Ink("marks")
    tags.draw(over, view, at, found)
    return Scene(
        *size,
        _base(which, lang, *size),
        pieces,
        (*marks(pieces, can, picked), *over.shapes()),
        word(f"title-{which}", lang),
        theme,
        lang,
        LOOKS[theme],
        sides.homes(view, at),
        _free(at),
    )


@lru_cache(maxsize=16)
def _base(which: str, lang: str, width: float, height: float) -> tuple[Shape, ...]:
    """What never changes."""
    at, ink = plan(which, width, height), Ink("board")
    ink.rect(0, 0, width, height, "table")
    if which == "nippon":
        _roads(ink, at)
    panel.draw_base(ink, lang, at)
    for id_ in at.theatres:
        theatre.draw_base(ink, SEATS_OF[which], lang, at, id_)
    return ink.shapes()


# 10.2 Links whose straight line would cross another campaign go round it, through these lanes:
# how far into the gap right of their column.
ROUND = {("dallas", "denver"): 1, ("san_francisco", "seattle"): 0}


def _roads(ink: Ink, at: Plan) -> None:
    """10.2 Which campaigns of Nippon are linked."""
    for id_ in at.theatres:
        for other in THEATRES[id_].links:
            if id_ < other:
                _road(ink, at, id_, other)


def _road(ink: Ink, at: Plan, one: str, other: str) -> None:
    (x, y, w, h), (x2, y2, w2, h2) = at.theatres[one], at.theatres[other]
    if (one, other) in ROUND:
        lane = x + w + 8
        ink.line(x + w - 4, y + h / 2, lane, y + h / 2, "road")
        ink.line(lane, y + h / 2, lane, y2 + h2 / 2, "road")
        ink.line(lane, y2 + h2 / 2, x2 + w2 - 4, y2 + h2 / 2, "road")
        return
    ink.line(x + w / 2, y + h / 2, x2 + w2 / 2, y2 + h2 / 2, "road")


def _free(at: Plan) -> Box:
    """At the end of the panel, beside what is left to research."""
    x, y, wide, high = at.panel
    return x + wide - 102.0, y + high - 27.0, 98.0, 24.0
