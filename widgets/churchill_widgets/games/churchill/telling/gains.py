"""6.0 What an issue gives to whoever wins it, and what it does in the center."""

from __future__ import annotations

from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.outlook import gain
from churchill_kit.games.churchill.rules.meeting import STILL_IN_EFFECT
from churchill_kit.games.churchill.rules.scoring import score
from churchill_kit.games.churchill.state import Churchill

from ....base.rows import Row
from .rows import row, say

RULES = {
    "global": "6.11",
    "second_front": "6.21",
    "ussr_declares_war": "6.22",
    "strategic_materials": "6.32",
    "a_bomb": "6.10",
    "theater_leadership": "6.92",
    "production": "6.32",
    "directed_offensive": "6.7",
    "pol_mil": "6.8",
}


def gives(view: Churchill, issue: str, holder: str, seat: str | None, lang: str) -> Row:
    """What an issue means for the decisions to come, if `holder` has it."""
    kind, facts = gain(view, issue, holder)
    hurt = seat is not None and holder != seat and (facts["owner"] == seat or kind == "global")
    helps = holder == seat and not BOX.issues[issue].conditional  # on a track they open nothing
    return row(
        lang, f"means-{kind}", RULES[kind], (), holder,
        "good" if helps else "bad" if hurt else "",
        issue=issue, seat=holder, me="me" if holder == seat else "other", **facts,
    )  # fmt: skip


def in_brief(view: Churchill, issue: str, seat: str, lang: str) -> str:
    """The same in a few words."""
    kind, facts = gain(view, issue, seat)
    return say(lang, f"gives-{kind}", **facts)


def in_short(view: Churchill, issue: str, seat: str, lang: str) -> str:
    """The same in two or three, beside what else is told of a move."""
    kind, facts = gain(view, issue, seat)
    return say(lang, f"short-{kind}", **facts)


def scored_for(before: Churchill, after: Churchill, lang: str) -> str:
    """9.4 Why a marker changes other points than its own: F, a colony counts for the UK while it is
    empty; A and B, control takes the place of the network under it."""
    for seat in SEATS:
        old, new = (
            {(letter, what): n for letter, n, what in score(view)[seat]} for view in (before, after)
        )
        for letter, where in new.keys() - old.keys():
            if letter == "A" and ("B", where) in old.keys() - new.keys():
                points, was = new["A", where], old["B", where]
                return say(lang, "scored-control", where=where, points=points, was=was)
    found = colony_changed(before, after)
    return say(lang, "scored-colony", colony=found[1], points=found[0]) if found else ""


def colony_changed(before: Churchill, after: Churchill) -> tuple[int, str] | None:
    """9.4 F What a colony counts for the UK as long as it is empty, and which it is, where it has
    become so or is no longer."""
    had, has = (
        {(points, what) for letter, points, what in score(view)["uk"] if letter == "F"}
        for view in (before, after)
    )
    return min(had ^ has, default=None)


def in_center(issue: str, lang: str) -> Row | None:
    """What an issue does where it lies in the center; None for one that does nothing there."""
    kind = BOX.issues[issue].type
    if kind not in STILL_IN_EFFECT:
        return None
    return row(lang, f"means-center-{kind}", RULES[kind], issue=issue)
