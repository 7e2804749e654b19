"""Exercises of chapter 6.1: decisions, from Directed Offensives to the last production marker."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from .....engine.values import Event
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    chance,
    maker,
    number,
    pick,
    sample,
    text,
)
from ...box.components import BOX, FRONTS, SEATS
from ...rules.decisions import (
    DIRECTED_COST,
    FUND_RESEARCH,
    activate,
    direct,
    in_order,
    naval,
    open_fronts,
    support,
)
from ...rules.fronts import obstacle, strength
from ...rules.meeting import total
from ...rules.post_mortem import clear_conference
from ...state import CENTER, LEFT_OF, Churchill, Place
from ..positions import (
    LAND,
    LANDINGS,
    ahead,
    attacking,
    decided,
    meeting_over,
    orders,
    paused,
    position,
    resumed,
)

PRODUCTION = ("us_production_1", "us_production_2", "uk_production")
DIRECTED = tuple(name for name, issue in BOX.issues.items() if issue.kind == "directed_offensive")
POL_MIL = tuple(name for name, issue in BOX.issues.items() if issue.kind == "pol_mil")
# Issues that change nothing for most questions, to decide who wins the conference with.
IDLE = ("pol_mil_1", "pol_mil_2", "pol_mil_3", "ussr_declares_war")
RIGHT_OF = {left: seat for seat, left in LEFT_OF.items()}
TRACK = 3  # where on its track an issue ends says nothing


def to_win(winner: str, won: dict[str, Place]) -> dict[str, Place]:
    """Issues won like this, with so many more for `winner` that nobody else wins most."""
    issues = dict(won)
    for name in IDLE:
        held = {s: sum(p != CENTER and p[0] == s for p in issues.values() if p) for s in SEATS}
        if held[winner] > max(n for s, n in held.items() if s != winner):
            break
        issues.setdefault(name, (winner, TRACK))
    return issues


# -- 6.0 The order of decisions --------------------------------------------------------------------


def turns(seats: Iterable[str]) -> Text:
    """An answer: this order of the three powers."""
    first, second, third = seats
    return text("tutor-decision_order-case", first=first, second=second, third=third)


@maker("6.1", "6.0", "predict")
def decision_order(rng: random.Random, q: Question) -> Exercise:
    """The meeting is over: in which order do the powers carry out what they won?"""
    won: dict[str, Place] = {
        name: (pick(rng, SEATS), number(rng, 1, 6))
        for name in sample(rng, (*PRODUCTION, *DIRECTED), 3)
    }
    state = meeting_over(rng, to_win(pick(rng, SEATS), won), inactive=SEATS)
    outcome = resumed(state)
    winner = outcome.conference_winner
    assert winner is not None
    right = in_order(outcome)
    first, second, third = right
    slips = ((third, first, second), (second, third, first), (third, second, first))
    q.facts(seat=winner, first=LEFT_OF[winner])
    return q.among(state, outcome, lambda s: turns(in_order(s)), map(turns, slips))


# -- 6.1, 6.7 Directed Offensives ------------------------------------------------------------------


@maker("6.1", "6.1", "mistake")
def illegal_directed(rng: random.Random, q: Question) -> Exercise:
    """Four ways to place a Directed Offensive: which one breaks a rule?"""
    seat = pick(rng, SEATS)
    mine, other = sample(rng, DIRECTED, 2)
    holder = pick(rng, [s for s in SEATS if s != seat])
    winner = RIGHT_OF[seat]  # so that `seat` is first
    end = chance(rng, 0.5)
    fronts = {"mediterranean": "northern_italy"} if end else {}
    issues = to_win(winner, {mine: (seat, TRACK), other: (holder, TRACK)})
    state = position(
        rng, at="decisions", issues=issues, fronts=fronts, surrendered=["italy"], inactive=SEATS
    )
    bad = [direct(mine, "arctic"), direct(other, pick(rng, tuple(open_fronts(state))))]
    if end:
        bad.append(direct(mine, "mediterranean"))
    good = [direct(mine, front) for front in sample(rng, tuple(open_fronts(state)), 3)]
    q.facts(seat=seat)
    return q.judge(state, [pick(rng, bad), *good], seat=seat)


def paid(before: Churchill, front: str) -> Any:
    """What a front got since `before`, as an answer."""

    def read(s: Churchill) -> Text:
        ships = s.naval[front] - before.naval[front]
        return got(ships, s.support[front] - before.support[front])

    return read


def got(ships: int, markers: int) -> Text:
    """So many markers of naval and of offensive support, as an answer."""
    return text("tutor-directed_payment-got", naval=ships, offensive=markers)


@maker("6.1", "6.7", "predict")
def directed_payment(rng: random.Random, q: Question) -> Exercise:
    """A Directed Offensive is placed: what does the front get for it?"""
    issue = pick(rng, DIRECTED)
    owner = BOX.issues[issue].owner
    assert owner is not None
    holder = pick(rng, SEATS)
    if chance(rng, 0.8):
        front = pick(rng, LANDINGS)
        space, ships = pick(rng, LANDINGS[front]), number(rng, 1, 4)
    else:
        front = pick(rng, LAND)
        space, ships = pick(rng, LAND[front]), number(rng, 0, 2)
    winner = RIGHT_OF[owner]  # so that the owner allocates first
    state = position(
        rng,
        at="decisions",
        issues=to_win(winner, {issue: (holder, TRACK)}),
        fronts={front: space},
        naval={front: ships},
        support={},
        inactive=SEATS,
    )
    outcome = after(state, direct(issue, front))
    read = paid(state, front)
    entry = ahead(state, front)
    told = [got(0, 2), got(1, 1), got(2, 0)]
    q.facts(
        seat=holder,
        issue=issue,
        naval=ships,
        owner=owner,
        front=front,
        space=entry.id,
        needed=entry.naval,
    )
    return q.predict(state, outcome, read, told)


# -- 6.2 Conditional issues ------------------------------------------------------------------------

CONDITIONAL = tuple(name for name, issue in BOX.issues.items() if issue.conditional)


def fate(issue: str, case: str) -> Text:
    """An answer: what becomes of an issue at the end of the meeting."""
    return text("tutor-conditional_issue-fate", issue=issue, case=case)


@maker("6.1", "6.2", "predict")
def conditional_issue(rng: random.Random, q: Question) -> Exercise:
    """The meeting is over and an issue lies somewhere: what becomes of it?"""
    issue = pick(rng, CONDITIONAL if chance(rng, 0.75) else ("global_issue", *POL_MIL))
    place: Place = CENTER if chance(rng, 0.5) else (pick(rng, SEATS), number(rng, 1, 6))
    issues: dict[str, Place] = {issue: place}
    for name in sample(rng, PRODUCTION, number(rng, 0, 2)):
        issues[name] = (pick(rng, SEATS), TRACK)
    fronts = {"western": "bolero", "far_east": "nomohon"}
    state = meeting_over(rng, issues, fronts=fronts, inactive=SEATS)
    outcome = resumed(state)

    def read(s: Churchill) -> Text:
        kinds = {e.kind for e in s.events if e.get("issue") in (issue, BOX.issues[issue].type)}
        case = "effect" if "issue_in_effect" in kinds else "won" if "issue_won" in kinds else "lost"
        return fate(issue, case)

    right = read(outcome)
    holder = place[0] if isinstance(place, tuple) else None
    told = [fate(issue, case) for case in ("effect", "won", "lost")]
    q.facts(issue=issue, holder=holder, case=right.facts["case"])
    return q.predict(state, outcome, read, told)


GATE = ("in", "back", "barred", "free")


def gate(case: str) -> Text:
    """An answer: what becomes of the Far East Front, and of the issue that it needs."""
    return text("tutor-far_east_gate-case", case=case)


@maker("6.1", "6.22", "predict")
def far_east_gate(rng: random.Random, q: Question) -> Exercise:
    """The USSR's declaration of war lies somewhere: what becomes of it, and of the front?"""
    wanted = q.once(pick, GATE)
    space = pick(rng, ("far_east_box", "nomohon", "nomohon", "nomohon"))
    place: Place = CENTER if chance(rng, 0.6) else (pick(rng, SEATS), number(rng, 1, 6))
    armies = 0 if space == "far_east_box" else 2
    state = attacking(
        rng,
        {"far_east": space},
        {"far_east": armies},
        conference=8,
        support={"far_east": number(rng, armies, armies + 2)},
        issues={"ussr_declares_war": place},
    )
    state = paused(state, ("advance_front", "far_east"))
    power, roll = total(strength(state, "far_east")), number(rng, 1, 10)
    outcome = resumed(state, (roll,))
    told = outcome.events[0]
    clear_conference(outcome)

    def read(s: Churchill) -> Text:
        if s.space("far_east").id == "manchuria":
            return gate("in")
        kinds = {e.kind for e in s.events}
        if "front_advanced" in kinds:
            return gate("free")
        return gate("barred" if "front_blocked" in kinds else "back")

    q.require(read(outcome) == gate(wanted))
    why = Why(told, "6.22", told.breakdown)
    holder = place[0] if isinstance(place, tuple) else None
    entry = ahead(state, "far_east")
    q.facts(space=entry.id, holder=holder, strength=power, roll=roll)
    return q.predict(state, outcome, read, map(gate, GATE), why=why)


# -- 6.3 Production --------------------------------------------------------------------------------


@maker("6.1", "6.3", "compute")
def production(rng: random.Random, q: Question) -> Exercise:
    """How much production does this power receive?"""
    seat = pick(rng, SEATS)
    won: dict[str, Place] = {
        name: (pick(rng, SEATS), TRACK) for name in PRODUCTION if chance(rng, 0.7)
    }
    if chance(rng, 0.6):
        place = CENTER if chance(rng, 0.5) else (pick(rng, SEATS), TRACK)
        won["strategic_materials"] = place
    issues = to_win(pick(rng, SEATS), won)
    ships = {"western": 5, "mediterranean": 3, "arctic": number(rng, 1, 4)}
    state = paused(decided(rng, issues, naval=ships, inactive=SEATS), ("receive_production",))
    outcome = resumed(state)
    made = next(e for e in outcome.events if e.kind == "production_received" and e["seat"] == seat)
    materials = issues.get("strategic_materials")
    holder = materials[0] if isinstance(materials, tuple) else materials
    takers = {name: winner_of_one(state, name) for name in PRODUCTION}
    q.facts(
        takers, seat=seat, materials=holder, arctic=ships["arctic"], amount=made.breakdown[0][1]
    )
    return q.compute(
        state, outcome, lambda s: s.production[seat], why=Why(made, "6.3", made.breakdown)
    )


def winner_of_one(s: Churchill, issue: str) -> str | None:
    """Who won this very counter."""
    place = s.issues[issue]
    return place[0] if isinstance(place, tuple) else None


@maker("6.1", "6.31", "mistake")
def production_report(rng: random.Random, q: Question) -> Exercise:
    """Three powers say how much production they receive: who is wrong?"""
    won: dict[str, Place] = {
        name: (pick(rng, SEATS), TRACK) for name in PRODUCTION if chance(rng, 0.4)
    }
    issues = to_win(pick(rng, SEATS), won)
    naval = {"arctic": number(rng, 0, 4), "western": 5}
    state = paused(decided(rng, issues, naval=naval, inactive=SEATS), ("receive_production",))
    outcome = resumed(state)
    reports = [e for e in outcome.events if e.kind == "production_received"]
    takers = {name: winner_of_one(state, name) for name in PRODUCTION}
    true = pick(rng, reports)
    others = [e["amount"] for e in reports if e["amount"] != true["amount"]]
    slip = pick(rng, [true["amount"] + 1, true["amount"] - 1, *others])
    false = Event(true.game, true.kind, true.rule, {**true.args, "amount": slip}, true.breakdown)

    def why(e: Event) -> Why:
        return Why(e, "6.31", e.breakdown)

    q.facts(takers, arctic=naval["arctic"])
    return q.choose(
        state,
        [Choice(false if e is true else e, e is true, why(e)) for e in reports],
        outcome=outcome,
        reads=lambda s: next(e for e in (false, *reports) if e not in s.events),
    )


@maker("6.1", "6.32", "predict")
def contested_production(rng: random.Random, q: Question) -> Exercise:
    """A production issue was won: who gains, and who loses?"""
    issue = pick(rng, PRODUCTION)
    owner = BOX.issues[issue].owner
    assert owner is not None
    others = [s for s in SEATS if s != owner]
    place: Place = pick(rng, (CENTER, (owner, TRACK), *((s, TRACK) for s in others)))
    issues = to_win(pick(rng, SEATS), {issue: place})
    state = decided(rng, issues, naval={"arctic": number(rng, 0, 2)}, inactive=SEATS)
    state = paused(state, ("receive_production",))
    outcome = resumed(state)

    def read(s: Churchill) -> Text:
        parts = {(p[0].partition(":")[0], e["seat"]) for e in s.events for p in e.breakdown}
        taker = next((seat for what, seat in parts if what == "production_taken"), None)
        return taken(owner, taker)

    made = next(e for e in outcome.events if e.get("seat") == owner)
    holder = place[0] if isinstance(place, tuple) else None
    told = [taken(owner, taker) for taker in (None, *others)]
    q.facts(issue=issue, owner=owner, holder=holder)
    return q.predict(state, outcome, read, told, why=q.why(*made.breakdown))


def taken(owner: str, taker: str | None) -> Text:
    """An answer: who takes a marker from the owner of a production issue, if anybody does."""
    return text("tutor-contested_production-taken", owner=owner, taker=taker)


# -- 6.4, 6.5 Allocation ---------------------------------------------------------------------------


def allocating(rng: random.Random, seat: str, won: dict[str, Place], **more: Any) -> Churchill:
    """A position in which `seat` is the first to allocate."""
    issues = to_win(RIGHT_OF[seat], won)
    return position(rng, at="decisions", issues=issues, inactive=SEATS, **more)


@maker("6.1", "6.5", "choose")
def one_marker(rng: random.Random, q: Question) -> Exercise:
    """A production marker is to be spent: which of these may it be spent on?"""
    seat = pick(rng, SEATS)
    box = pick(rng, ("western", "mediterranean", "central_pacific", "southwest_pacific"))
    others = [s for s in SEATS if s != seat]
    theirs = pick(rng, POL_MIL)
    fallen = chance(rng, 0.5)
    state = allocating(
        rng,
        seat,
        {theirs: (RIGHT_OF[seat], TRACK), "global_issue": (pick(rng, others), TRACK)},
        naval={box: 5, "arctic": number(rng, 0, 4)},
        fronts={"western": "germany"} if fallen else {"mediterranean": "northern_italy"},
        surrendered=["germany", "italy"] if fallen else ["italy"],
    )
    over = pick(rng, ("eastern", "western", "mediterranean") if fallen else ("mediterranean",))
    bad = sample(rng, [naval(box), support(over), activate(theirs), FUND_RESEARCH], 3)
    good = pick(rng, [a for a in state.actions() if a.kind in ("support", "naval")])
    q.facts(seat=seat)
    return q.judge(state, [good, *bad], seat=seat)


@maker("6.1", "6.5", "goal")
def ready_to_land(rng: random.Random, q: Question) -> Exercise:
    """Two markers are left: make a front ready to land, and strong enough."""
    seat = pick(rng, SEATS)
    front = pick(rng, LANDINGS)
    space = pick(rng, LANDINGS[front])
    missing, have = number(rng, 0, 2), number(rng, 0, 2)
    state = allocating(
        rng, seat, {}, fronts={front: space}, naval={front: 3 - missing}, support={front: have}
    )
    away = [f for f in FRONTS if f != front]
    while state.production[seat] > 2:
        moves = [a for a in state.actions() if a.get("front", a.get("box")) in away]
        state = after(state, pick(rng, moves))
    entry = ahead(state, front)
    wanted = total(strength(state, front)) + 2 * (2 - missing)

    def goal(s: Any) -> bool:
        return not obstacle(s, front, entry) and total(strength(s, front)) >= wanted

    q.facts(
        seat=seat,
        strength=wanted,
        front=front,
        space=entry.id,
        needed=entry.naval,
        naval=3 - missing,
        offensive=2 - missing,
    )
    q.facts_of("hint3", naval=missing)
    return q.goal(state, goal, moves=2, seat=seat)


@maker("6.1", "6.4", "compute")
def left_to_allocate(rng: random.Random, q: Question) -> Exercise:
    """How much production is left to allocate freely when Directed Offensives are paid for?"""
    seat = pick(rng, SEATS)
    flags = [name for name in DIRECTED if BOX.issues[name].owner == seat]
    placed = sample(rng, flags, number(rng, 1, 2) if seat == "us" else 1)
    holder = pick(rng, SEATS)
    won: dict[str, Place] = {name: (holder, TRACK) for name in placed}
    if chance(rng, 0.5):
        won["strategic_materials"] = CENTER
    if chance(rng, 0.5):
        won[pick(rng, PRODUCTION)] = (pick(rng, SEATS), TRACK)
    ships = {"western": 5, "central_pacific": 3, "arctic": number(rng, 1, 4)}
    state = allocating(rng, seat, won, naval=ships)
    fronts = sample(rng, tuple(open_fronts(state)), len(placed))
    outcome = after(state, *map(direct, placed, fronts))
    made = next(e for e in outcome.events if e.kind == "production_received" and e["seat"] == seat)
    paying = tuple((name, -DIRECTED_COST, "6.7") for name in placed)
    q.facts(
        holder=holder,
        count=len(fronts),
        seat=seat,
        fronts=tuple(fronts),
        amount=made["amount"],
        left=outcome.production[seat],
    )
    return q.compute(state, outcome, lambda s: s.production[seat], (*made.breakdown, *paying))


# -- 6.6 What the conference card orders -----------------------------------------------------------


def ordered(rng: random.Random, kinds: Iterable[str], **entries: Any) -> tuple[Churchill, Any]:
    """A position in which a conference card orders support of one of these kinds and its power
    allocates first, before its first marker; and the order."""
    step, order = pick(rng, [x for x in orders("commit") if x[1]["support"] in kinds])
    state = allocating(rng, order["power"], {}, **entries)
    state = resumed(paused(state, step))
    return paused(state, ("receive_production",), ("allocate_all_production",)), order


def told_of(order: Any) -> Event:
    """What the conference card orders, as the engine says it."""
    facts = {"seat": order["power"], "where": tuple(order["where"])}
    facts |= {key: order[key] for key in ("amount", "support")}
    return Event("churchill", "production_committed", "6.6", facts)


@maker("6.1", "6.6", "choose")
def card_first(rng: random.Random, q: Question) -> Exercise:
    """The conference card orders production somewhere: what may the first marker be spent on?"""
    boxes = number(rng, 0, 3)
    state, order = ordered(rng, ("either",), naval={"western": boxes, "arctic": boxes})
    state = resumed(state)
    there = state.actions()
    elsewhere = [f for f in FRONTS if f not in order["where"]]
    bad = [*map(support, elsewhere), *map(naval, (*elsewhere, "arctic"))]
    q.facts(told=told_of(order))
    return q.judge(state, [pick(rng, there), *sample(rng, bad, 3)], seat=order["power"])


@maker("6.1", "6.6", "predict")
def card_ships(rng: random.Random, q: Question) -> Exercise:
    """The conference card orders naval support, and the box is nearly full: what comes of it?"""
    ships = number(rng, 3, 5)
    boxes = {"western": ships, "mediterranean": ships}
    state, order = ordered(rng, ("naval",), naval=boxes, support={})
    while len(order["where"]) > 1:  # a choice is not for this question
        state, order = ordered(rng, ("naval",), naval=boxes, support={})
    (front,) = order["where"]
    outcome = resumed(state)
    read = paid(state, front)
    amount = order["amount"]
    room = BOX.limits.naval_per_box - ships
    told = [got(n, amount - n) for n in range(amount + 1)] + [got(0, 0)] * (amount < 2)
    q.facts(told=told_of(order), front=front, naval=ships, amount=amount, room=room)
    return q.predict(state, outcome, read, told)
