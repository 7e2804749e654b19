"""The three cards before the first move of a first game, with pictures cut out of the boards."""

from __future__ import annotations

from typing import Any

from churchill_kit.games.churchill.game import GAME

from ...base.minute import asked, words
from ...board.excerpt import part
from ...board.scene import Box
from .boards import map_scene, table_scene
from .icons import SIGNS
from .seats import SEATS

SIZE = (820.0, 760.0)  # in which the excerpts are measured
GERMANY: Box = (509.0, 5.0, 302.0, 188.0)  # the ways into Germany, and countries beside them
TRACK: Box = (284.0, 54.0, 252.0, 245.0)  # a track, from the center of the table to its chair
ISSUES = {"a_bomb_research": ("ussr", 2), "ussr_directed_offensive_1": ("ussr", 5)}
LAID = (("us", 3), ("uk", 5), ("ussr", 2))  # the cards of the picture: values as they may be


def cards(view: Any, lang: str) -> list[dict[str, Any]]:
    """How one wins, what a conference is, and what is asked first."""
    return [
        {"picture": _war(lang), **words(GAME.name, "win", lang)},
        {"picture": _table(lang), **words(GAME.name, "conference", lang)},
        {"picture": _laid(), **asked(view, "agenda_card", lang)},
    ]


def _war(lang: str) -> str:
    state = GAME.position(at="agenda", seed=1)
    return part(map_scene(state.view(None), lang, size=SIZE), GERMANY)


def _table(lang: str) -> str:
    state = GAME.position(at="meeting", issues=ISSUES, seed=1)
    return part(table_scene(state.view(None), lang, size=SIZE), TRACK)


def _laid() -> str:
    """Three cards that were turned over; the highest one wins the agenda."""
    out = []
    best = max(value for _, value in LAID)
    for n, (seat, value) in enumerate(LAID):
        look = SEATS[seat].colour("light")
        x, won = 17 + n * 94, value == best
        y = 18 if won else 36
        edge = "#b98a1e" if won else look.strong
        out.append(
            f'<rect x="{x}" y="{y}" width="76" height="112" rx="9" fill="{look.pale}" '
            f'stroke="{edge}" stroke-width="{5 if won else 2}"/>'
            f'<path fill-rule="evenodd" fill="{look.strong}" d="{SIGNS[seat]}" '
            f'transform="translate({x + 22} {y + 70}) scale(1.35)"/>'
            f'<text x="{x + 38}" y="{y + 52}" text-anchor="middle" font-size="42" '
            f'font-family="Georgia, serif" font-weight="bold" fill="#2a241d">{value}</text>'
        )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 12 298 145" width="298" height="145">'
        f'<rect width="298" height="170" fill="#2b5748"/>{"".join(out)}</svg>'
    )
