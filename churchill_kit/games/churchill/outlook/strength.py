"""The chance of a front, with the markers and armies that are to be expected (6.7, 7.6, 7.7)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from math import comb, isclose
from typing import Any, NamedTuple

from ..bots.sight import Coming, coming_armies
from ..box.components import BOX, FRONTS, Space
from ..rules.decisions import production_parts
from ..rules.fronts import obstacle
from ..rules.reserves import NAVY_STRIKES, PACIFIC_DRIVES, about_to_land
from ..state import CENTER, Churchill
from .asking import DIE
from .trial import entered


def percent(strength: float) -> int:
    """7.71 The chance of a front with this strength, on a ten-sided die."""
    return min(max(round(strength * 10), 0), 100)


class Chance(NamedTuple):
    """What stands before a front: its entry space, its chance in percent over all the armies that
    the Axis may send (`bare`: without any), and what keeps it from rolling ("naval", an
    issue, or "")."""

    space: str
    strength: float  # with the armies to be expected
    armies: float
    dice: bool  # do dice say how many?
    now: int
    bare: int
    lacks: str
    need: int
    have: int
    strike: int  # in percent: that the Japanese navy keeps a landing from taking place (7.64.4)
    through: int  # in percent: that it breaks through to the space beyond (7.74)


def armies_of(chance: Chance) -> dict[str, Any]:
    """The armies that a chance reckons with, as facts of a sentence: in whole armies, and whether
    that is an average, since dice place some of them."""
    return {"armies": round(chance.armies), "dice": chance.dice}


def _whole(chance: float) -> int:
    """A chance in whole percent: 0 and 100 are certain, and nothing else is."""
    certain = isclose(chance, 0, abs_tol=1e-9) or isclose(chance, 100)
    return round(chance) if certain else min(max(round(chance), 1), 99)


Odds = list[tuple[int, float]]  # a number, and how likely it is


@cache  # there are few of them, and nothing is asked so often
def _odds_of(coming: Coming) -> Odds:
    """7.62, 7.64 How many armies may come, and how likely each number is."""
    sure, chance = int(coming.sure), 1 / coming.of
    half = coming.sure - sure  # 7.72.4 an odd one that a die sends here or elsewhere
    found = defaultdict[int, float](float)
    for n in range(coming.dice + 1):
        likely = comb(coming.dice, n) * chance**n * (1 - chance) ** (coming.dice - n)
        found[sure + n] += likely * (1 - half)
        found[sure + n + 1] += likely * half
    return [(armies, likely) for armies, likely in found.items() if likely]


def front_chance(view: Churchill, front: str, support: int = 0, naval: int = 0) -> Chance | None:
    """7.7 The prospects of a front with so many markers more than lie there and than Directed
    Offensives will still bring (6.7); None where it has nowhere to go.

    Until the meeting ends a conditional issue counts where it lies now.
    """
    if view.entry(front) is None or view.is_over(front):
        return None
    return _chance(view, front, coming_armies(view)[front], support, naval)


def going_on(view: Churchill) -> list[str]:
    """7.7 The fronts that have somewhere to go."""
    return [f for f in FRONTS if view.entry(f) is not None and not view.is_over(f)]


def chances_now(view: Churchill) -> dict[str, int]:
    """7.7 The chance in percent of each front that has somewhere to go."""
    coming = coming_armies(view)
    return {front: _now(_before(view, front, coming[front])) for front in going_on(view)}


class _Before(NamedTuple):
    """What a front's roll hangs on: its strength without armies, and with how many how likely; the
    ships it has, what it lacks, and the chance that its landing is struck."""

    bare: int
    odds: Odds
    have: int
    lacks: str
    strike: float


def _now(before: _Before) -> int:
    """Its chance in percent."""
    if before.lacks:
        return 0
    chance = sum(likely * percent(strength) for strength, likely in before.odds)
    return _whole(chance * (1 - before.strike))


def _before(
    view: Churchill, front: str, coming: Coming, support: int = 0, naval: int = 0
) -> _Before:
    entry = view.entry(front)
    assert entry is not None
    more, ships = _promised(view, front)
    support, naval = support + more, naval + ships
    limits = BOX.limits
    bare = (
        limits.base_strength
        + limits.support_value * (view.support[front] + support)
        + view.strength_change.get(front, 0)
    )
    odds = [(bare - limits.army_value * armies, likely) for armies, likely in _odds_of(coming)]
    have = min(view.naval[front] + naval, limits.naval_per_box)
    lacks = ""
    blocked = obstacle(view, front, entry)
    if blocked is not None and blocked[0] != "naval":
        places = [view.issues[n] for n, i in BOX.issues.items() if i.type == blocked[0]]
        lacks = "" if CENTER in places else blocked[0]
    if not lacks and have < entry.naval:
        lacks = "naval"
    strike = 0.0 if lacks else _strike(view, front, entry, have)
    return _Before(bare, odds, have, lacks, strike)


def _chance(view: Churchill, front: str, coming: Coming, support: int, naval: int) -> Chance:
    before = _before(view, front, coming, support, naval)
    bare, odds, have, lacks, strike = before
    entry = view.entry(front)
    assert entry is not None
    mean = coming.sure + coming.dice / coming.of
    return Chance(
        entry.id,
        bare - BOX.limits.army_value * mean,
        mean,
        len(odds) > 1,
        _now(before),
        0 if lacks else round(percent(bare) * (1 - strike)),
        lacks,
        entry.naval,
        have,
        round(100 * strike),
        0 if lacks else round(_breakthrough(view, front, odds)),
    )


def _breakthrough(view: Churchill, front: str, odds: Odds) -> float:
    """7.74 In percent: that a strength above ten takes a front one land space further."""
    able = [(s - BOX.limits.breakthrough_at, n) for s, n in odds if s >= BOX.limits.breakthrough_at]
    if not able:
        return 0
    there = entered(view, front)
    beyond = None if there is None else there.entry(front)
    if there is None or beyond is None or beyond.amphibious or obstacle(there, front, beyond):
        return 0
    return sum(likely * percent(over + 1) for over, likely in able)


def fulfilled(view: Churchill, front: str, markers: int) -> tuple[int, int]:
    """6.7 What so many markers of a Directed Offensive become: offensive and naval support, ships
    first where an amphibious entry has too few."""
    return _split(view, front, markers, _promised(view, front)[1])


def _split(view: Churchill, front: str, markers: int, ships: int = 0) -> tuple[int, int]:
    entry = view.entry(front)
    have = view.naval[front] + ships
    lacking = 0 if entry is None else max(entry.naval - have, 0)
    return markers - min(markers, lacking), min(markers, lacking)


def _promised(view: Churchill, front: str) -> tuple[int, int]:
    """6.1, 6.7 The markers that Directed Offensives still owe a front: they are placed before all
    production, and paid before what is free, as far as the owner's production goes; none that the
    owner is being asked about now."""
    if view.phase != "decisions" or not any(owed for _, owed in view.directed.values()):
        return 0, 0
    decision = view.decision
    asks = decision.seat if decision is not None and decision.kind == "fulfil_directed" else None
    left = dict(view.production)
    if any(step[0] == "receive_production" for step in view.steps):
        parts = production_parts(view)
        left = {seat: sum(n for _, n, _ in found) for seat, found in parts.items()}
    for seat, amount, *_ in view.commitments:
        left[seat] -= amount  # 6.6
    found = 0
    for issue, (where, owed) in view.directed.items():
        owner = BOX.issues[issue].owner
        if owner is None or owner == asks:
            continue
        paid = min(owed, max(left[owner], 0))
        left[owner] -= paid
        found += paid * (where == front)
    return _split(view, front, found)


def _strike(view: Churchill, front: str, entry: Space, have: int) -> float:
    """7.64.4 How likely a strike of the Japanese navy keeps this front ashore: the first one about
    to land is struck, and more naval support than it needs sees it through."""
    if not entry.amphibious or front not in PACIFIC_DRIVES or have > entry.naval:
        return 0.0
    if "japan" in view.surrendered or not view.reserves["japanese_navy"]:
        return 0.0
    before = PACIFIC_DRIVES[: PACIFIC_DRIVES.index(front)]
    return 0.0 if any(about_to_land(view, f) for f in before) else NAVY_STRIKES / DIE


class Drawn(NamedTuple):
    """A front that the Japanese navy strikes no longer, its entry space, and its chance before and
    after."""

    front: str
    space: str
    now: int
    then: int


def draws_strike(view: Churchill, box: str) -> Drawn | None:
    """7.64.4 The drive that is out of danger with one ship more in the box of another: the navy
    strikes the first one about to land. None where that changes nothing."""
    trial = view.copy()
    trial.naval = {**view.naval, box: min(view.naval[box] + 1, BOX.limits.naval_per_box)}
    for front in PACIFIC_DRIVES:
        now, then = front_chance(view, front), front_chance(trial, front)
        if front != box and now and then and then.strike < now.strike and not now.lacks:
            return Drawn(front, then.space, now.now, then.now)
    return None


def landing(view: Churchill, front: str) -> Space | None:
    """6.5, 7.72 The next space of a front that needs more naval support than there is; else the
    next that needs any; None where none lies ahead."""
    if view.is_over(front):
        return None
    ahead = [s for s in BOX.tracks[front].spaces[view.fronts[front] + 1 :] if s.naval]
    lacking = [s for s in ahead if s.naval > view.naval[front]]
    return next(iter(lacking or ahead), None)


def past_landings(view: Churchill, box: str) -> bool:
    """7.53 Does no landing lie ahead of the front of a theater box? The Arctic has no front."""
    return box in BOX.tracks and landing(view, box) is None


def own_fronts(view: Churchill, seat: str) -> Iterator[str]:
    """The fronts of a seat that still have a space to enter."""
    for front in FRONTS:
        own = BOX.tracks[front].marker == seat and not view.is_over(front)
        if own and view.entry(front) is not None:
            yield front
