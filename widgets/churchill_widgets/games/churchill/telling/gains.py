"""6.0 What an issue gives to whoever wins it, and what it does in the center."""

from __future__ import annotations

from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.outlook import gain
from churchill_kit.games.churchill.rules.meeting import STILL_IN_EFFECT
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
    brings = kind == "global" or facts["spies"] == "go_on"  # points for whoever has it
    hurt = seat is not None and holder != seat and (facts["owner"] == seat or brings)
    # on a track those that depend on the center open nothing
    helps = holder == seat and not BOX.issues[issue].conditional and not facts["idle"]
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


def in_center(issue: str, lang: str, ended: bool = False) -> Row | None:
    """What an issue does where it lies in the center, or would if it ended there; None for one that
    does nothing there."""
    kind = BOX.issues[issue].type
    if kind not in STILL_IN_EFFECT:
        return None
    return row(lang, f"means-center-{kind}", RULES[kind], issue=issue, ended=ended)
