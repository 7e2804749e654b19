"""Exercises of chapter 6: decisions."""

from __future__ import annotations

import random
from typing import Any

from ...churchill.components import BOX, FRONTS, GLOBALS, SEATS
from ...churchill.decisions import (
    BETWEEN,
    DIRECTED_COST,
    FUND_RESEARCH,
    activate,
    direct,
    naval,
    open_fronts,
    place_bonus,
    support,
    theater_of,
)
from ...churchill.fronts import obstacle, strength
from ...churchill.meeting import total
from ...churchill.state import CENTER, LEFT_OF, Churchill, Place, act
from ..exercise import (
    Choice,
    Exercise,
    Text,
    Why,
    after,
    answers,
    judged,
    maker,
    pick,
    sample,
    shuffled,
    text,
)
from .positions import (
    LAND,
    LANDINGS,
    chance,
    decided,
    event,
    number,
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


# -- 6.1, 6.7 Directed Offensives ------------------------------------------------------------------


@maker("6", "6.1", "mistake")
def illegal_directed(rng: random.Random) -> Exercise:
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
    choices = judged(state, [pick(rng, bad), *good], legal=False)
    return Exercise(
        text("tutor-illegal_directed", seat=seat),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-illegal_directed-hint1", seat=seat),
            text("tutor-illegal_directed-hint2"),
        ),
    )


def paid(before: Churchill, front: str) -> Any:
    """What a front got since `before`, as an answer."""

    def read(s: Churchill) -> Text:
        ships = s.naval[front] - before.naval[front]
        return got(ships, s.support[front] - before.support[front])

    return read


def got(ships: int, markers: int) -> Text:
    """So many markers of naval and of offensive support, as an answer."""
    return text("tutor-directed_payment-got", naval=ships, offensive=markers)


@maker("6", "6.7", "predict")
def directed_payment(rng: random.Random) -> Exercise:
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
    entry = state.entry(front)
    assert entry is not None
    facts = {"owner": owner, "front": front, "space": entry.id, "needed": entry.naval}
    why = Why(text("tutor-directed_payment-why", naval=ships, **facts), "6.7")
    right = read(outcome)
    told = [got(0, 2), got(1, 1), got(2, 0)]
    return Exercise(
        text("tutor-directed_payment", seat=holder, issue=issue, naval=ships, **facts),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-directed_payment-hint1", **facts),
            text("tutor-directed_payment-hint2", naval=ships, **facts),
        ),
        outcome=outcome,
        reads=read,
    )


# -- 6.3 Production --------------------------------------------------------------------------------


@maker("6", "6.3", "compute")
def production(rng: random.Random) -> Exercise:
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
    return Exercise(
        text("tutor-production", seat=seat, materials=holder, arctic=ships["arctic"], **takers),
        Why(made, "6.3", made.breakdown),
        state,
        number=made["amount"],
        hints=(
            text("tutor-production-hint1", amount=made.breakdown[0][1]),
            text("tutor-production-hint2"),
            text("tutor-production-hint3", seat=seat),
        ),
        outcome=outcome,
        reads=lambda s: s.production[seat],
    )


def winner_of_one(s: Churchill, issue: str) -> str | None:
    """Who won this very counter."""
    place = s.issues[issue]
    return place[0] if isinstance(place, tuple) else None


# -- 6.4, 6.5 Allocation ---------------------------------------------------------------------------


def allocating(rng: random.Random, seat: str, won: dict[str, Place], **more: Any) -> Churchill:
    """A position in which `seat` is the first to allocate."""
    issues = to_win(RIGHT_OF[seat], won)
    return position(rng, at="decisions", issues=issues, inactive=SEATS, **more)


@maker("6", "6.5", "choose")
def one_marker(rng: random.Random) -> Exercise:
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
    choices = judged(state, [good, *bad], legal=True)
    return Exercise(
        text("tutor-one_marker", seat=seat),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-one_marker-hint1"),
            text("tutor-one_marker-hint2"),
            text("tutor-one_marker-hint3", seat=seat),
        ),
    )


@maker("6", "6.5", "goal")
def ready_to_land(rng: random.Random) -> Exercise:
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
    entry = state.entry(front)
    assert entry is not None
    wanted = total(strength(state, front)) + 2 * (2 - missing)

    def goal(s: Any) -> bool:
        return not obstacle(s, front, entry) and total(strength(s, front)) >= wanted

    facts = {"front": front, "space": entry.id, "needed": entry.naval, "naval": 3 - missing}
    return Exercise(
        text("tutor-ready_to_land", seat=seat, strength=wanted, **facts),
        Why(text("tutor-ready_to_land-why", strength=wanted, **facts), "6.5"),
        state,
        seat=seat,
        goal=goal,
        moves=2,
        hints=(
            text("tutor-ready_to_land-hint1", **facts),
            text("tutor-ready_to_land-hint2"),
            text("tutor-ready_to_land-hint3", naval=missing, offensive=2 - missing),
        ),
    )


@maker("6", "6.4", "compute")
def left_to_allocate(rng: random.Random) -> Exercise:
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
    facts = {"seat": seat, "fronts": tuple(fronts), "amount": made["amount"]}
    paying = tuple((name, -DIRECTED_COST, "6.7") for name in placed)
    return Exercise(
        text("tutor-left_to_allocate", holder=holder, **facts),
        Why(
            text("tutor-left_to_allocate-why", left=outcome.production[seat], **facts),
            "6.4",
            (*made.breakdown, *paying),
        ),
        state,
        number=outcome.production[seat],
        hints=(
            text("tutor-left_to_allocate-hint1", seat=seat),
            text("tutor-left_to_allocate-hint2", seat=seat, amount=made["amount"]),
            text("tutor-left_to_allocate-hint3"),
        ),
        outcome=outcome,
        reads=lambda s: s.production[seat],
    )


def gains(alignments: int, markers: int) -> Text:
    """So many alignment markers and networks, as an answer."""
    return text("tutor-pol_mil_gain-got", alignments=alignments, networks=markers)


@maker("6", "6.81", "predict")
def pol_mil_gain(rng: random.Random) -> Exercise:
    """A Pol-Mil issue is activated: what is it worth in the war phase?"""
    seat, issue = pick(rng, SEATS), pick(rng, POL_MIL)
    state = allocating(rng, seat, {issue: (seat, TRACK)})
    outcome = after(state, activate(issue))

    def gained(s: Churchill) -> Text:
        return gains(s.to_place[seat][1], s.to_place[seat][0])

    counter = BOX.issues[issue]
    x, y = counter.political, counter.clandestine
    facts = {"issue": issue, "alignments": x, "networks": y}
    why = Why(text("tutor-pol_mil_gain-why", **facts), "6.81")
    right = Choice(gained(outcome), True, why)
    wrongs = [Choice(gains(*n), False, why) for n in ((y, x), (x, x), (y, y), (x, y + 1))]
    return Exercise(
        text("tutor-pol_mil_gain", seat=seat, issue=issue),
        why,
        state,
        seat=seat,
        choices=answers(rng, right, wrongs),
        hints=(
            text("tutor-pol_mil_gain-hint1", issue=issue),
            text("tutor-pol_mil_gain-hint2"),
        ),
        outcome=outcome,
        reads=gained,
    )


# -- 6.9 Theater leadership ------------------------------------------------------------------------


@maker("6", "6.92", "compute")
def leadership_markers(rng: random.Random) -> Exercise:
    """How many leadership bonus markers does this power place?"""
    seat = pick(rng, SEATS)
    commands = {theater: pick(rng, ("us", "uk")) for theater in ("europe", "pacific")}
    winners = {
        theater: seat if chance(rng, 0.5) else pick(rng, [s for s in SEATS if s != seat])
        for theater in commands
    }
    issues = to_win(
        pick(rng, SEATS),
        {f"theater_leadership_{theater}": (s, TRACK) for theater, s in winners.items()},
    )
    state = decided(rng, issues, leadership=commands, inactive=SEATS)
    state = paused(state, ("leadership_bonuses", seat))
    outcome = resumed(state)

    def markers(s: Churchill) -> int:
        return sum(e["amount"] for e in s.events if e.kind == "leadership_bonus")

    parts = tuple(p for e in outcome.events if e.kind == "leadership_bonus" for p in e.breakdown)
    facts = {"europe": winners["europe"], "pacific": winners["pacific"]}
    facts |= {f"{theater}_command": power for theater, power in commands.items()}
    return Exercise(
        text("tutor-leadership_markers", seat=seat, **facts),
        Why(
            text("tutor-leadership_markers-why", seat=seat, amount=markers(outcome)),
            "6.92",
            parts,
        ),
        state,
        number=markers(outcome),
        hints=(
            text("tutor-leadership_markers-hint1"),
            text("tutor-leadership_markers-hint2"),
            text("tutor-leadership_markers-hint3"),
        ),
        outcome=outcome,
        reads=markers,
    )


@maker("6", "6.92", "choose")
def bonus_marker(rng: random.Random) -> Exercise:
    """A leadership bonus marker is to be placed: where may it go?"""
    seat = pick(rng, ("us", "uk"))
    theater = pick(rng, ("europe", "pacific"))
    full = pick(rng, [f for f in FRONTS if theater_of(f) == theater])
    state = decided(
        rng,
        to_win(pick(rng, SEATS), {}),
        naval={full: 5},
        leadership={theater: seat, "europe" if theater == "pacific" else "pacific": other(seat)},
        inactive=SEATS,
    )
    state = resumed(paused(state, ("leadership_bonuses", seat)))
    elsewhere = [f for f in FRONTS if theater_of(f) != theater]
    bad = [naval(full), *map(support, elsewhere), *map(naval, elsewhere)]
    bad = [naval(full), *sample(rng, bad[1:], 2)] if chance(rng, 0.5) else sample(rng, bad[1:], 3)
    good = pick(rng, place_bonus.actions(state, seat, theater, 1))
    choices = judged(state, [good, *bad], legal=True)
    return Exercise(
        text("tutor-bonus_marker", seat=seat, theater=theater),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-bonus_marker-hint1"),
            text("tutor-bonus_marker-hint2", theater=theater),
        ),
    )


def other(seat: str) -> str:
    """The other of the two powers that may command a theater."""
    return "uk" if seat == "us" else "us"


# -- 6.10 A-Bomb Research --------------------------------------------------------------------------


def moved_pawns(before: Churchill) -> Any:
    """Whose pawns have moved along the A-bomb track, as an answer."""

    def read(s: Churchill) -> Text:
        us, ussr = (s.a_bomb[p] > before.a_bomb[p] for p in ("us", "ussr"))
        return pawns(us, ussr)

    return read


def pawns(us: bool, ussr: bool) -> Text:
    """An answer: which pawns move."""
    case = "both" if us and ussr else "us" if us else "ussr" if ussr else "no"
    return text("tutor-research_roll-moved", case=case)


@maker("6", "6.10", "predict")
def research_roll(rng: random.Random) -> Exercise:
    """The die for A-bomb research is cast: which pawns move?"""
    holder = "ussr" if chance(rng, 0.5) else pick(rng, ("us", "uk"))
    seat, amount = pick(rng, SEATS), number(rng, 0, 3)
    issues = to_win(pick(rng, SEATS), {"a_bomb_research": (holder, TRACK)})
    at = {"us": pick(rng, ("los_alamos", "oak_ridge", "hanford")), "ussr": "los_alamos"}
    state = decided(rng, issues, a_bomb=at, inactive=SEATS)
    state.research = ((f"production:{seat}", amount),) if amount else ()
    state = paused(state, ("research_a_bomb",))
    roll = number(rng, 1, 5)
    outcome = resumed(state, (roll,))
    read = moved_pawns(state)
    right = read(outcome)
    made = event(outcome, "research_rolled")
    why = Why(
        text("tutor-research_roll-why", seat=holder, total=made["total"]), "6.10", made.breakdown
    )
    told = [pawns(us, ussr) for us in (True, False) for ussr in (True, False)]
    facts = {"seat": holder, "power": seat, "amount": amount, "roll": roll}
    return Exercise(
        text("tutor-research_roll", **facts),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-research_roll-hint1", **facts),
            text("tutor-research_roll-hint2"),
            text("tutor-research_roll-hint3"),
        ),
        outcome=outcome,
        reads=read,
    )


# -- 6.11 Global issues ----------------------------------------------------------------------------


@maker("6", "6.11", "mistake")
def illegal_global(rng: random.Random) -> Exercise:
    """The winner of the Global Issue chooses: which of the three can he not choose?"""
    seat = pick(rng, SEATS)
    theirs = {
        pawn: pick(rng, ("neutral", pick(rng, [s for s in BETWEEN[pawn] if s != seat])))
        for pawn in GLOBALS
    }
    issues = to_win(pick(rng, SEATS), {"global_issue": (seat, TRACK)})
    state = decided(rng, issues, global_issues=theirs, inactive=SEATS)
    state = resumed(paused(state, ("settle_global_issue",)))
    choices = judged(state, [act("move_global", pawn=p) for p in GLOBALS], legal=False)
    why = next(c.why for c in choices if c.right)
    return Exercise(
        text("tutor-illegal_global", seat=seat),
        why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-illegal_global-hint1"),
            text("tutor-illegal_global-hint2", leader=state.leaders[seat]),
        ),
    )
