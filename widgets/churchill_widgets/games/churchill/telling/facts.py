"""What the sentences about a choice take from the view of whoever is asked."""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.outlook import fulfilled, homeless, order_is_idle
from churchill_kit.games.churchill.rules.decisions import DIRECTED_COST
from churchill_kit.games.churchill.rules.influence import BARRING, bar, bar_to_placing
from churchill_kit.games.churchill.rules.meeting import moved
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.games.churchill.state import CENTER, CHAIR, NEUTRAL, Churchill, Place
from churchill_kit.tutor.guide import tried as after_it

WON = {"win_agenda": "agenda", "win_conference": "conference"}


def barred_by(view: Churchill, action: ck.Action) -> dict[str, Any]:
    """6.11 The global issue, and whose it is, that keeps an alignment marker from following a first
    network, or from removing one that lies there; {} where none does."""
    location, seat = action.get("location"), seat_of(view)
    if action.kind != "network" or location in view.networks:
        return {}
    if view.alignment.get(location) == seat:
        return {}
    bars = bar if location in view.alignment else bar_to_placing
    rule = bars(view, seat, BOX.locations[location])
    if rule is None:
        return {}
    pawn = BARRING[rule]
    side = view.global_issues[pawn]
    return {"pawn": pawn, "side": None if side == NEUTRAL else f"{pawn}:{side}"}


def at_stake(view: Churchill) -> str:
    """4.5 What a tie is about."""
    assert view.decision is not None
    found = (a[0] for a in view.decision.args if isinstance(a, tuple) and a)
    return next(WON[word] for word in found if word in WON)


def order_of(view: Churchill, action: ck.Action) -> dict[str, Any]:
    """7.1 Who places after this power, how many markers it and who decides have, and how many
    alignment markers of the latter have no place (7.3)."""
    assert view.decision is not None
    (marker, left, _), power, seat = view.decision.args, action["power"], seat_of(view)
    counts = {s: view.to_place[s][marker] for s in left}
    return {
        "me": "yes" if power == seat else "no",
        "rest": [s for s in SEATS if s != power and counts.get(s)],
        "count": counts[power],
        "mine": counts.get(seat, 0),
        "marker": marker,
        "idle": order_is_idle(view),
        "lost": homeless(view, seat) if marker else 0,
    }


def seat_of(view: Churchill) -> str:
    """Who is asked."""
    assert view.decision is not None
    return view.decision.seat


def lies_now(view: Churchill) -> Place:
    """5.23, 5.24 Where the issue is, or will be, if nobody debates."""
    assert view.decision is not None
    _, mover, issue, _, _, capture = view.decision.args
    return (mover, CHAIR) if capture else view.issues[issue]


def stopped_at(view: Churchill, action: ck.Action) -> Place:
    """5.22 Where a conditional issue comes to lie."""
    assert view.decision is not None
    if action.kind == "stop":
        return CENTER
    issue, follow = view.decision.args
    steps = next(x for x in reversed(follow) if type(x) is int)
    return moved(view.issues[issue], seat_of(view), steps)


def markers_of(view: Churchill, action: ck.Action) -> tuple[str, int, int]:
    """Which front gets how many offensive and naval supports."""
    assert view.decision is not None
    if action.kind == "naval":
        given = view.decision.kind == "choose_attribute_support"
        return action["box"], 0, view.decision.args[1] if given else 1
    if action.kind == "fulfil":
        front, _ = view.directed[action["issue"]]
        entry = view.entry(front)
        ships = entry is not None and view.naval[front] < entry.naval
        return front, 0 if ships else 1, 1 if ships else 0
    if action.kind == "direct":
        return action["front"], *fulfilled(view, action["front"], DIRECTED_COST)
    given = view.decision.kind == "choose_attribute_support"
    return action["front"], view.decision.args[1] if given else 1, 0


def gains_of(view: Churchill, action: ck.Action) -> dict[str, int]:
    """9.4 By how much an action changes everybody's points at once."""
    before, after = points(score(view)), points(score(after_it(view, action)))
    return {seat: after[seat] - before[seat] for seat in SEATS}


def there_now(view: Churchill, action: ck.Action) -> str | None:
    """Who of the others has a marker where an action takes place."""
    if action.kind == "move_global":
        owner = view.global_issues[action["pawn"]]
    else:
        location = action["location"]
        owner = view.networks.get(location, ("", 0))[0]
        owner = view.alignment.get(location, owner)
    return owner if owner in SEATS and owner != seat_of(view) else None
