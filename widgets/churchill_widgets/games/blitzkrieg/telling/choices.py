"""How the choices of a decision are listed, and what each would bring, in a few words.

What it would bring is asked of the engine (``outlook``); the order is a rule of thumb on that,
fixed while one decision stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.words import message
from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS
from churchill_kit.games.blitzkrieg.outlook import Outlook, outlook
from churchill_kit.games.blitzkrieg.rules.effects import stopped

from ....base.sentences import name
from .rows import GAME, say

# What effects are worth beside points and steps, in points, for sorting alone.
WORTH = {
    "industry": 0.9, "research": 0.7, "research_industry": 1.6, "bombing": 0.7, "strategic": 0.4,
}  # fmt: skip
STEP = 0.4  # a cell of a track
HELD = 0.6  # the strength that is spent


def look(view: Any, action: ck.Action) -> Outlook | None:
    """What the engine says of placing a unit; None for other actions."""
    if action.kind != "place" or view.decision is None:
        return None
    return outlook(view, view.decision.seat, action["token"], action["space"])


def advanced(view: Any, action: ck.Action) -> tuple[int, int] | None:
    """6.2.9 One's lead on a track before and after a strategic advantage; None for other
    actions."""
    decision = view.decision
    if action.kind != "choose" or decision is None:
        return None
    seat, theatre = decision.seat, action["theatre"]
    if decision.kind != "move_elsewhere":  # 12.4: the automaton's lead
        seat = view.other(seat)
    return view.lead(seat, theatre), stopped(view, seat, theatre, decision.args[-1])


def heading(view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
    """Units stand under the theatre where they would be placed."""
    if action.kind == "stop":
        return "", ""
    if action.kind == "place" and len(view.active()) > 1:
        theatre = SPACES[action["space"]].theatre
        return theatre, name(theatre, GAME, lang)
    return "all", ""


def brief(view: Any, action: ck.Action, lang: str) -> str:
    """What is left to say under the name of the theatre: the unit, and what its space brings."""
    if action.kind != "place":
        return ""
    space = SPACES[action["space"]]
    brings = message(lang, GAME, f"brings-{space.effect}", {"n": space.amount})
    return say(lang, "brief-place", token=action["token"], brings=brings)


def line(view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
    """The spaces of a theatre fold by the unit."""
    if action.kind != "place":
        return "", ""
    token = action["token"]
    where = SPACES[action["space"]].theatre
    return f"{where}:{token}", say(lang, "line-token", token=token, theatre=where)


# -- what it brings --------------------------------------------------------------------------------


def note(view: Any, action: ck.Action, lang: str) -> str:
    """What a choice would bring, in a few words."""
    writer = NOTES.get(action.kind)
    return writer(view, action, lang) if writer is not None and view.decision is not None else ""


def _note_place(view: Any, action: ck.Action, lang: str) -> str:
    found = look(view, action)
    assert found is not None
    seat = view.decision.seat
    told = []
    if found.before is None or found.after is None:
        told.append(say(lang, "note-no-track"))
    else:
        told.append(_track(lang, found.before, found.after))
    if found.closes:
        told.append(say(lang, "note-closes" if view.decision and not view.nippon else "note-wins"))
    elif found.completes:
        told.append(say(lang, "note-completes"))
    for other in (seat, view.other(seat)):
        if found.gain(other):
            key = "note-own-points" if other == seat else "note-points"
            marks = sum(part[1] for part in found.points[other] if part[0] == "marks")
            gained = say(lang, key, seat=other, n=found.gain(other))
            told.append(say(lang, "note-marks", gained=gained, n=marks) if marks else gained)
    for effect, amount in found.effects:
        if effect not in ("tactical", "propaganda", "none"):
            told.append(say(lang, f"note-{effect}", n=amount))
    if TOKENS[found.played].ability == "nuclear":
        told.append(say(lang, "note-nuclear"))
    if found.again:
        told.append(say(lang, "note-again"))
    return " · ".join(told)


def _track(lang: str, before: int, after: int) -> str:
    return say(lang, "note-track", before=before, after=after, by=after - before)


def _note_choose(view: Any, action: ck.Action, lang: str) -> str:
    before, after = advanced(view, action) or (0, 0)
    if view.decision.kind == "choose_start":
        return say(lang, "note-automaton", before=before, after=after)
    return _track(lang, before, after)


def _note_use(view: Any, action: ck.Action, lang: str) -> str:
    space = SPACES[action["space"]]
    return say(lang, f"note-{space.effect}", n=space.amount)


def _note_open(view: Any, action: ck.Action, lang: str) -> str:
    campaign = CAMPAIGNS[THEATRES[action["theatre"]].campaigns[0]]
    ended_by, _, carried = view.decision.args
    return say(
        lang, "note-opens", points=campaign.points, spaces=len(campaign.spaces), carried=carried,
        seat=ended_by,
    )  # fmt: skip


def _note_discard(view: Any, action: ck.Action, lang: str) -> str:
    return say(lang, "note-discard", number=action["number"])


Note = Callable[[Any, ck.Action, str], str]
NOTES: Mapping[str, Note] = {
    "place": _note_place,
    "choose": _note_choose,
    "use": _note_use,
    "open": _note_open,
    "discard": _note_discard,
}


# -- in which order --------------------------------------------------------------------------------


def order(view: Any, action: ck.Action) -> float:
    """How much a choice brings: points, steps, effects, less the strength that is spent."""
    if view.decision is None:
        return 0.0
    seat = view.decision.seat
    found = look(view, action)
    if found is not None:
        gain = found.gain(seat) - found.gain(view.other(seat))
        steps = 0 if found.before is None or found.after is None else found.after - found.before
        more = sum(WORTH.get(effect, 0.0) * amount for effect, amount in found.effects)
        spent = sum(part[1] for part in found.strength)
        return gain + STEP * steps + more - 0.5 * HELD * spent + 0.3 * found.again
    moved = advanced(view, action)
    if moved is not None:
        sign = 1 if view.decision.kind == "move_elsewhere" else -1
        return sign * (moved[1] - moved[0]) + 0.1 * (moved[0] < 0 <= moved[1])
    if action.kind == "discard":
        return float(TOKENS[action["token"]].strength)
    if action.kind == "open":
        return float(CAMPAIGNS[THEATRES[action["theatre"]].campaigns[0]].points)
    return 0.0
