"""Where a choice leads, in sentences and as a picture: unit, effect, track, campaign, theatre."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS
from churchill_kit.games.blitzkrieg.outlook import Outlook
from churchill_kit.games.blitzkrieg.rules.units import DOMAIN_RULE, RULE_OF

from .choices import advanced, look, note
from .rows import row

Row = dict[str, Any]
EFFECT_RULES = {  # of one, and of its improved form
    "industry": ("6.2.1", "6.2.2"),
    "research": ("6.2.3", "6.2.4"),
    "research_industry": ("6.2.5",),
    "propaganda": ("6.2.6",),
    "bombing": ("6.2.7",),
    "tactical": ("6.2.8",),
    "strategic": ("6.2.9",),
    "none": ("6.2",),
}


def effect_rule(effect: str, amount: int) -> str:
    """The rule of an effect."""
    rules = EFFECT_RULES[effect]
    return rules[-1] if amount > 1 else rules[0]


def unit_rule(token: str) -> str:
    """The rule of a unit."""
    found = TOKENS[token]
    return RULE_OF.get(found.ability, DOMAIN_RULE[found.domain])


def preview(view: Any, action: ck.Action, lang: str) -> dict[str, Any]:
    """Where an action leads, as far as the view may know."""
    found = look(view, action)
    if found is not None:
        return {
            "lines": list(_placed(view, found, lang)),
            "answers": list(_next(view, found, lang)),
        }
    decision = view.decision
    told = note(view, action, lang)
    line: Row = {"text": told, "rule": decision.rule if decision is not None else "", "parts": []}
    return {"lines": [line] if told else [], "answers": []}


def _placed(view: Any, found: Outlook, lang: str) -> Iterator[Row]:
    seat, where = view.decision.seat, SPACES[found.space]
    strength = sum(part[1] for part in found.strength)
    rule = found.strength[0][2] if found.strength else "3.0"
    yield row(lang, "preview-strength", rule, found.strength, played=found.played, n=strength)
    for effect, amount in found.effects:
        yield row(lang, f"preview-{effect}", effect_rule(effect, amount), n=amount,
                  other=view.other(seat))  # fmt: skip
    if where.effect != "none" and TOKENS[found.played].ability == "task_force":
        yield row(lang, "preview-skipped", "4.2")
    if found.before is None:
        yield row(lang, "preview-no-track", "10.1", theatre=where.theatre)
    else:
        yield row(lang, "preview-track", "6.3", theatre=where.theatre, before=found.before,
                  after=found.after)  # fmt: skip
    if TOKENS[found.played].ability == "nuclear":
        yield row(lang, "preview-nuclear", "4.5")
    if found.closes:
        yield row(lang, "preview-closes", "10.3" if view.nippon else "6.3.2", theatre=where.theatre)
    elif found.completes:
        yield row(lang, "preview-completes", "10.2" if view.nippon else "6.3.1",
                  campaign=where.campaign)  # fmt: skip
    for other in (seat, view.other(seat)):
        parts, gain = found.points.get(other, ()), found.gain(other)
        if parts:
            tone = "good" if other == seat else "bad"
            yield row(lang, "preview-points", parts[0][2], parts, other, tone, seat=other,
                      n=gain, total=view.points[other] + gain)  # fmt: skip
    if found.again:
        yield row(lang, "preview-again", "3.4", theatre=where.theatre)


def _next(view: Any, found: Outlook, lang: str) -> Iterator[Row]:
    """What lies open for the opponent in this theatre afterwards."""
    where = SPACES[found.space]
    other = view.other(view.decision.seat)
    if found.closes or view.nippon:
        return
    rest = THEATRES[where.theatre].campaigns
    if found.completes:
        after = rest[rest.index(where.campaign) + 1 :]
        if after:
            yield row(lang, "preview-opens", "2.2", (), other, campaign=after[0], seat=other,
                      n=CAMPAIGNS[after[0]].points)  # fmt: skip
        return
    left = [
        x for x in CAMPAIGNS[where.campaign].spaces if x != found.space and x not in view.tokens
    ]
    if len(left) == 1:
        yield row(lang, "preview-last-space", "6.3.1", (), other, space=left[0], seat=other,
                  n=CAMPAIGNS[where.campaign].points)  # fmt: skip


# -- the picture after it --------------------------------------------------------------------------


def tried(view: Any, action: ck.Action) -> Any:
    """The view with the unit placed and the marker moved, as long as nobody draws or chooses;
    None where there is nothing to see."""
    found, moved = look(view, action), advanced(view, action)
    if found is None and moved is None:
        return None
    seat, trial = view.decision.seat, view.copy()
    if moved is not None:
        owner = seat if view.decision.kind == "move_elsewhere" else view.other(seat)
        trial.markers = _moved(view, owner, action["theatre"], moved[1])
        return trial
    assert found is not None
    held = view.reserves[seat]
    at = held.index(action["token"])
    trial.reserves = {**view.reserves, seat: held[:at] + held[at + 1 :]}
    trial.tokens = {**view.tokens, found.space: (seat, action["token"])}
    trial._free = None
    if found.after is not None:
        trial.markers = _moved(view, seat, SPACES[found.space].theatre, found.after)
    trial.points = {s: n + found.gain(s) for s, n in view.points.items()}
    return trial


def _moved(view: Any, seat: str, theatre: str, lead: int) -> dict[str, int]:
    return {**view.markers, theatre: lead if seat == view.seats[0] else -lead}
