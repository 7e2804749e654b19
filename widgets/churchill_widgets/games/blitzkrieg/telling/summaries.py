"""The page to pause at when a theatre is closed: how it came to that, what it brought, how the war
stands. Everything is read off the beats of the story and off the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, THEATRES
from churchill_kit.games.blitzkrieg.rules.ending import ENOUGH, rule_of_points
from churchill_kit.games.blitzkrieg.state import BOTH

from ....base.rows import Row, section
from .moments import pause
from .rows import row, say, told

if TYPE_CHECKING:
    from churchill_kit.table.story import Beat

FREED = ("drew", "researched", "bombed", "points_gained", "marker_moved")


def summary(kind: str, beats: Sequence[Beat], seat: str | None, lang: str) -> dict[str, Any]:
    """The page about the theatre that was closed last; {} if the beats hold none."""
    at = next((i for i in range(len(beats) - 1, -1, -1) if _closing(beats[i]) is not None), None)
    if kind != "theatre" or at is None:
        return {}
    closing = _closing(beats[at])
    assert closing is not None
    end: Any = beats[-1].after
    events = [e for beat in beats[at + 1 :] for e in beat.events]
    winner, theatre = closing["seat"], closing["theatre"]
    counted = [e for e in events if e.kind == "points_gained" and pause(e) == kind]
    gained = sum(e["points"] for e in counted)
    freed = [e for e in events if e.kind in FREED and e not in counted]
    eyes = "none" if seat is None else "me" if seat == winner else "other"
    board = "nippon" if end.nippon else "base"
    sections = [
        section(say(lang, "theatre-brought"), "", [told(e, lang, seat, "bad") for e in freed]),
        section(say(lang, "theatre-counted"), "", [told(e, lang, seat, "bad") for e in counted]),
        section(say(lang, "theatre-campaigns"), "", _campaigns(end, theatre, seat, lang)),
        section(say(lang, "theatre-war"), "", _war(end, seat, lang)),
    ]
    return {
        "kind": "theatre",
        "title": say(lang, f"theatre-title-{board}", theatre=theatre),
        "lead": say(lang, "theatre-lead", seat=winner, theatre=theatre, n=gained, eyes=eyes),
        "sections": [s for s in sections if s["rows"]],
        "go_on": say(lang, "theatre-go-on"),
    }


def _closing(beat: Beat) -> ck.Event | None:
    return next((e for e in beat.events if e.kind == "theatre_closed"), None)


def _campaigns(end: Any, theatre: str, seat: str | None, lang: str) -> list[Row]:
    """Who has the points of each campaign there."""
    found: list[Row] = []
    if end.nippon:  # a theatre is one campaign there
        return found
    for id_ in THEATRES[theatre].campaigns:
        winner = end.won.get(id_)
        if winner is None:
            continue
        tone = "" if seat is None or winner == BOTH else "good" if winner == seat else "bad"
        found.append(
            row(lang, "theatre-campaign", "6.3.1", (), "" if winner == BOTH else winner, tone,
                what=id_, n=CAMPAIGNS[id_].points, winner=winner)
        )  # fmt: skip
    return found


def _war(end: Any, seat: str | None, lang: str) -> list[Row]:
    """The points of both sides, and what they lack."""
    rule = rule_of_points(end)
    return [
        row(lang, "theatre-points", rule, (), s, "", seat=s, n=end.points[s],
            left=max(ENOUGH - end.points[s], 0))
        for s in end.seats
    ]  # fmt: skip
