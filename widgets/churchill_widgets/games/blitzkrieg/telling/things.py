"""What a thing on the board is, how it stands now, and why it is no choice, as the engine says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS
from churchill_kit.games.blitzkrieg.rules import campaigns, effects, units
from churchill_kit.games.blitzkrieg.rules.ending import ENOUGH, rule_of_losing, rule_of_points
from churchill_kit.games.blitzkrieg.rules.units import strength
from churchill_kit.games.blitzkrieg.state import act, size

from ....base.sentences import name
from ....base.sentences import say as sentence
from ..sides import near
from ..theatre import standing
from .rows import GAME, say


class Thing(NamedTuple):
    """What is told of a thing."""

    name: str
    text: str
    rule: str


def what_is(view: Any, target: str, lang: str) -> dict[str, str] | None:
    """Name, text, rule and the engine's reason (``why``, which may be ""); None for a target that
    the game does not have."""
    kind, _, item = target.partition(":")
    teller = THINGS.get(kind)
    try:
        found = teller(view, item, lang) if teller is not None else None
    except (KeyError, ValueError, IndexError):  # a name that a page made up
        found = None
    if found is None:
        return None
    called = found.name[:1].upper() + found.name[1:]
    return {**found._asdict(), "name": called, "why": refused(view, kind, item, lang)}


def refused(view: Any, kind: str, item: str, lang: str) -> str:
    """Why a unit or space is no choice now, as the engine says it; "" where it has nothing to
    say."""
    decision = view.decision
    if decision is None or decision.kind not in ("place_unit", "place_again"):
        return ""
    if view.viewer not in ("", decision.seat):
        return ""
    held = dict.fromkeys(view.reserve(decision.seat))
    if kind == "space" and item in SPACES:
        tries = [act("place", token=t, space=item) for t in held]
    elif kind == "token" and item in held:
        free = [x for spaces in view.active().values() for x in spaces]
        tries = [act("place", token=item, space=x) for x in free]
    else:
        return ""
    reasons = [view.refusal(action) for action in tries]
    if not reasons or None in reasons:
        return ""
    return sentence(reasons[0], lang)


def _join(*sentences: str) -> str:
    return " ".join(s for s in sentences if s)


def _unit(view: Any, token: str, lang: str) -> Thing:
    found = TOKENS[token]
    first = "thing-weapon" if found.weapon else "thing-unit"
    ability = f"thing-ability-{found.ability}" if found.ability != "none" else ""
    text = _join(
        say(lang, first, n=found.strength),
        say(lang, f"thing-domain-{found.domain}"),
        say(lang, ability) if ability else "",
        _now(view, token, lang),
    )
    return Thing(name(token, GAME, lang), text, units.rule_of(token))


def _now(view: Any, token: str, lang: str) -> str:
    """What a unit whose strength depends on the board would count in each theatre now."""
    seat = near(view)
    if token == "spy":
        copied = view.played_as(seat, token)
        return say(lang, "thing-spy-now", token=copied) if copied else say(lang, "thing-spy-none")
    if TOKENS[token].ability not in ("general", "admiral", "partisans"):
        return ""
    found = [
        say(lang, "thing-there", theatre=t, n=strength(view, seat, token, t)) for t in view.active()
    ]
    return say(lang, "thing-counts", where=", ".join(found)) if found else ""


def _row(view: Any, item: str, lang: str) -> Thing:
    seat = view.automaton
    return _unit(view, view.reserve(seat)[int(item) - 1], lang)


def _space(view: Any, item: str, lang: str) -> Thing:
    spot = SPACES[item]
    parts = [say(lang, f"thing-ground-{spot.kind}")]
    if item in view.tokens:
        seat, token = view.tokens[item]
        parts.append(say(lang, "thing-taken", seat=seat, token=token))
        parts.append(_why_there(view, item, lang))
    parts.append(say(lang, f"thing-effect-{spot.effect}", n=spot.amount))
    return Thing(name(item, GAME, lang), _join(*parts), effects.rule_of(spot.effect, spot.amount))


def _why_there(view: Any, space: str, lang: str) -> str:
    """15.0 By which rows the automaton chose this place for its unit; "" for another's."""
    rows = view.chosen.get(space)
    if rows is None:
        return ""
    theatre, spot, unit = rows
    return say(lang, "thing-chosen", theatre=theatre, space=spot, unit=unit)


def _track(view: Any, item: str, lang: str) -> Thing:
    found = THEATRES[item]
    parts = [say(lang, "thing-standing", standing=standing(view, lang, item))]
    if found.marks:
        parts.append(say(lang, "thing-marks", first=found.marks[0], second=found.marks[1]))
        parts.append(say(lang, "thing-end", n=found.closes, rank=found.rank))
    else:
        parts.append(say(lang, "thing-carry", n=found.closes))
        parts.append(say(lang, "thing-links", theatres=found.links))
    return Thing(name(item, GAME, lang), _join(*parts), "6.3.2" if found.marks else "10.3")


def _road(view: Any, item: str, lang: str) -> Thing:
    one, _, other = item.partition("/")
    if other not in THEATRES[one].links:
        raise KeyError(item)
    text = say(lang, "thing-road", one=one, other=other)
    return Thing(say(lang, "thing-road-name"), text, "10.2")


def _campaign(view: Any, item: str, lang: str) -> Thing:
    found, winner = CAMPAIGNS[item], view.won.get(item)
    left = sum(x not in view.tokens for x in found.spaces)
    text = _join(
        say(lang, "thing-campaign", n=found.points, left=left),
        say(lang, "thing-won", seat=winner) if winner else "",
    )
    return Thing(name(item, GAME, lang), text, campaigns.rule_of_completing(view))


def _seat(view: Any, item: str, lang: str) -> Thing:
    text = say(lang, "thing-seat", n=view.points[item], goal=ENOUGH)
    return Thing(name(item, GAME, lang), text, rule_of_points(view))


def _bag(view: Any, item: str, lang: str) -> Thing:
    pile = view.bags[item]
    if pile is None:
        return Thing(say(lang, "thing-bag-name", seat=item), say(lang, "thing-secret"), "5.3")
    text = say(lang, "thing-bag", n=size(pile))
    if isinstance(pile, tuple) and pile:
        text = _join(text, say(lang, "thing-bag-holds", held=_counted(pile, lang)))
    return Thing(say(lang, "thing-bag-name", seat=item), text, "5.3")


def _counted(pile: tuple[str, ...], lang: str) -> str:
    counts: dict[str, int] = {}
    for token in pile:
        counts[token] = counts.get(token, 0) + 1
    return ", ".join(
        f"{name(token, GAME, lang)} ×{n}" if n > 1 else name(token, GAME, lang)
        for token, n in counts.items()
    )


def _hidden(view: Any, item: str, lang: str) -> Thing:
    pile = view.reserves[item]
    text = say(lang, "thing-secret") if pile is None else say(lang, "thing-hidden", n=pile)
    return Thing(say(lang, "thing-hidden-name", seat=item), text, "5.4")


def _danger(view: Any, item: str, lang: str) -> Thing:
    text = say(lang, "thing-danger", seat=item)
    return Thing(say(lang, "thing-danger-name"), text, rule_of_losing(view))


def _research(view: Any, item: str, lang: str) -> Thing:
    text = say(lang, "thing-research", n=size(view.research))
    return Thing(say(lang, "thing-research-name"), text, "5.6")


def _score(view: Any, item: str, lang: str) -> Thing:
    text = say(lang, "thing-score", first=view.seats[0], second=view.seats[1], goal=ENOUGH)
    return Thing(say(lang, "thing-score-name"), text, rule_of_points(view))


def _stratagem(view: Any, item: str, lang: str) -> Thing:
    shown = view.stratagem
    last = next(reversed(view.chosen), "")  # the space that the automaton has just taken
    text = _join(
        say(lang, f"thing-stratagem-{shown}" if shown else "thing-no-stratagem"),
        say(lang, "thing-last-choice", space=last) if last else "",
        _why_there(view, last, lang),
    )
    if shown is None:
        return Thing(say(lang, "thing-stratagem-name"), text, "13.1")
    return Thing(name(shown, GAME, lang), text, "17.0")


def _reason(view: Any, item: str, lang: str) -> Thing:
    last = next(reversed(view.chosen), "")
    text = _join(say(lang, "thing-rows"), _why_there(view, last, lang))
    return Thing(say(lang, "thing-rows-name"), text, "15.0")


THINGS: Mapping[str, Callable[[Any, str, str], Thing]] = {
    "token": _unit,
    "row": _row,
    "space": _space,
    "track": _track,
    "theatre": _track,
    "road": _road,
    "campaign": _campaign,
    "seat": _seat,
    "bag": _bag,
    "hidden": _hidden,
    "danger": _danger,
    "research": _research,
    "score": _score,
    "stratagem": _stratagem,
    "reason": _reason,
}
