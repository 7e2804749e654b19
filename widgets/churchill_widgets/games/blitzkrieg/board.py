"""The board as a scene: five theatres, or the United States of Nippon, between the two sides.

``board_scene`` is a pure function of a view. What a chosen unit would bring on each space stands
there as a tag.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import BOARDS, SEATS_OF

from ...board.marks import chosen, marks
from ...board.scene import Box, Ink, Scene, Shape
from . import panel, roads, sides, tags, theatre
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
    panel.draw_base(ink, lang, at)
    for id_ in at.theatres:
        theatre.draw_base(ink, SEATS_OF[which], lang, at, id_)
    roads.draw(ink, at, lang)
    return ink.shapes()


def _free(at: Plan) -> Box:
    """At the end of the panel, beside what is left to research."""
    x, y, wide, high = at.panel
    return x + wide - 102.0, y + high - 27.0, 98.0, 24.0
