"""Exercises of chapter 6.8: decisions, from Pol-Mil issues to the Global Issue."""

from __future__ import annotations

import random
from typing import Any

from .....engine.values import Event
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    after,
    answers,
    chance,
    event,
    maker,
    number,
    pick,
    sample,
    text,
)
from ...box.components import BOX, FRONTS, GLOBALS, SEATS
from ...rules.decisions import BETWEEN, activate, naval, place_bonus, support, theater_of
from ...rules.influence import SPHERE_USSR, SPHERE_WEST, bar_to_placing
from ...state import Churchill, Place, act
from ..positions import decided, often, order_of, paused, resumed
from .chapter_6_1 import POL_MIL, RIGHT_OF, TRACK, allocating, to_win

# -- 6.8 Pol-Mil issues ----------------------------------------------------------------------------


def gains(alignments: int, markers: int) -> Text:
    """So many alignment markers and networks, as an answer."""
    return text("tutor-pol_mil_gain-got", alignments=alignments, networks=markers)


@maker("6.8", "6.81", "predict")
def pol_mil_gain(rng: random.Random, q: Question) -> Exercise:
    """A Pol-Mil issue is activated: what is it worth in the war phase?"""
    seat, issue = pick(rng, SEATS), pick(rng, POL_MIL)
    state = allocating(rng, seat, {issue: (seat, TRACK)})
    outcome = after(state, activate(issue))

    def gained(s: Churchill) -> Text:
        return gains(s.to_place[seat][1], s.to_place[seat][0])

    counter = BOX.issues[issue]
    x, y = counter.political, counter.clandestine
    why = q.why(issue=issue, alignments=x, networks=y)
    right = Choice(gained(outcome), True, why)
    wrongs = [Choice(gains(*n), False, why) for n in ((y, x), (x, x), (y, y), (x, y + 1))]
    q.facts(seat=seat, issue=issue)
    return q.choose(state, answers(rng, right, wrongs), outcome=outcome, reads=gained, seat=seat)


# -- 6.9 Theater leadership ------------------------------------------------------------------------


@maker("6.8", "6.92", "compute")
def leadership_markers(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(facts, seat=seat, amount=markers(outcome))
    return q.compute(state, outcome, markers, parts)


@maker("6.8", "6.92", "choose")
def bonus_marker(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(seat=seat, theater=theater)
    return q.judge(state, [good, *bad], seat=seat)


@maker("6.8", "6.91", "compute")
def named_commander(rng: random.Random, q: Question) -> Exercise:
    """A commander is named: how many bonus markers does this power place in the theater?"""
    theater = pick(rng, ("europe", "pacific"))
    away = "pacific" if theater == "europe" else "europe"
    holder, power = pick(rng, SEATS), pick(rng, ("us", "uk"))
    seat = pick(rng, SEATS)
    issues = to_win(pick(rng, SEATS), {f"theater_leadership_{theater}": (holder, TRACK)})
    before = other(power)
    commands = {theater: before, away: pick(rng, ("us", "uk"))}
    state = decided(rng, issues, leadership=commands, inactive=SEATS)
    state = resumed(paused(state, ("name_commanders",), ("leadership_bonuses", seat)))
    outcome = after(state, act("command", theater=theater, power=power))

    def there(s: Churchill) -> list[Event]:
        return [e for e in s.events if e.kind == "leadership_bonus" and e["theater"] == theater]

    def markers(s: Churchill) -> int:
        return sum(e["amount"] for e in there(s))

    parts = tuple(p for e in there(outcome) for p in e.breakdown)
    q.facts(
        theater=theater,
        holder=holder,
        power=power,
        before=before,
        seat=seat,
        amount=markers(outcome),
    )
    return q.compute(state, outcome, markers, parts)


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


@maker("6.8", "6.10", "predict")
def research_roll(rng: random.Random, q: Question) -> Exercise:
    """The die for A-bomb research is cast: which pawns move?"""
    holder = often(rng, "ussr", 0.5)
    seat, amount = pick(rng, SEATS), number(rng, 0, 3)
    issues = to_win(pick(rng, SEATS), {"a_bomb_research": (holder, TRACK)})
    at = {"us": pick(rng, ("los_alamos", "oak_ridge", "hanford")), "ussr": "los_alamos"}
    state = decided(rng, issues, a_bomb=at, inactive=SEATS)
    state.research = ((f"production:{seat}", amount),) if amount else ()
    state = paused(state, ("research_a_bomb",))
    roll = number(rng, 1, 5)
    outcome = resumed(state, (roll,))
    read = moved_pawns(state)
    made = event(outcome, "research_rolled")
    told = [pawns(us, ussr) for us in (True, False) for ussr in (True, False)]
    q.facts(seat=holder, power=seat, amount=amount, roll=roll, total=made["total"])
    return q.predict(state, outcome, read, told, why=q.why(*made.breakdown))


def stands(space: str) -> Text:
    """An answer: the space of the A-bomb track where a pawn stands."""
    return text("tutor-spy_ring-space", space=space)


@maker("6.8", "6.10.1", "predict")
def spy_ring(rng: random.Random, q: Question) -> Exercise:
    """Research was won: where is the Soviet pawn afterwards?"""
    holder = "ussr" if chance(rng, 0.65) else pick(rng, ("us", "uk"))
    issues = to_win(pick(rng, SEATS), {"a_bomb_research": (holder, TRACK)})
    at = {"us": pick(rng, BOX.a_bomb[1:]), "ussr": pick(rng, BOX.a_bomb)}
    state = decided(rng, issues, a_bomb=at, inactive=SEATS)
    state = paused(state, ("research_a_bomb",))
    roll = number(rng, 1, 6)
    outcome = resumed(state, (roll,))

    def read(s: Churchill) -> Text:
        return stands(BOX.a_bomb[s.a_bomb["ussr"]])

    q.facts(us=at["us"], holder=holder, space=at["ussr"], roll=roll)
    return q.predict(state, outcome, read, map(stands, BOX.a_bomb))


@maker("6.8", "6.10.2", "compute")
def bomb_odds(rng: random.Random, q: Question) -> Exercise:
    """Markers were spent on research: how many faces of the die are enough?"""
    issues = to_win(pick(rng, SEATS), {"a_bomb_research": (pick(rng, SEATS), TRACK)})
    at = {"us": pick(rng, ("los_alamos", "oak_ridge", "hanford")), "ussr": "los_alamos"}
    state = decided(rng, issues, a_bomb=at, inactive=SEATS)
    paid = dict.fromkeys(SEATS, 0)
    for _ in range(number(rng, 0, 3)):
        paid[pick(rng, SEATS)] += 1
    state.research = tuple((f"production:{seat}", n) for seat, n in paid.items() if n)
    card = sum(paid.values()) < 3 and chance(rng, 0.3)
    steps = [order_of("a_bomb_modifier", amount=1)] if card else []
    state = paused(state, *steps, ("research_a_bomb",))
    outcomes = [resumed(state, (face,)) for face in range(1, 7)]

    def enough(_: Churchill) -> int:
        return sum(event(s, "research_rolled")["success"] for s in outcomes)

    made = event(outcomes[0], "research_rolled")
    added = tuple(p for p in made.breakdown if p[0] != "die")
    faces, extra = enough(state), sum(p[1] for p in added)
    parts = (("die", faces - extra, "6.10"), *added)
    facts = {**paid, "card": card, "added": extra}
    q.facts(facts, added=extra, amount=faces, least=7 - faces)
    return q.compute(state, outcomes[0], enough, parts)


@maker("6.8", "6.8", "goal")
def two_markers_for_peace(rng: random.Random, q: Question) -> Exercise:
    """Two markers are left: buy research and influence, in the proportion asked for."""
    seat = pick(rng, SEATS)
    own = sample(rng, POL_MIL, number(rng, 1, 2))
    active = number(rng, 0, len(own))
    won: dict[str, Place] = {"a_bomb_research": (RIGHT_OF[seat], TRACK)}
    won |= dict.fromkeys(own, (seat, TRACK))
    state = allocating(rng, seat, won, a_bomb={"us": "oak_ridge", "ussr": "los_alamos"})
    while state.production[seat] > 2:
        moves = [a for a in state.actions() if a.kind in ("support", "naval")]
        state = after(state, pick(rng, moves))
    research = 2 - active

    def goal(s: Any) -> bool:
        return len(s.activated) >= active and sum(n for _, n in s.research) >= research

    q.facts(seat=seat, active=active, research=research)
    return q.goal(state, goal, moves=2, seat=seat)


# -- 6.11 Global issues ----------------------------------------------------------------------------


@maker("6.8", "6.11", "mistake")
def illegal_global(rng: random.Random, q: Question) -> Exercise:
    """The winner of the Global Issue chooses: which of the three can he not choose?"""
    seat = pick(rng, SEATS)
    theirs = {
        pawn: pick(rng, ("neutral", pick(rng, [s for s in BETWEEN[pawn] if s != seat])))
        for pawn in GLOBALS
    }
    issues = to_win(pick(rng, SEATS), {"global_issue": (seat, TRACK)})
    state = decided(rng, issues, global_issues=theirs, inactive=SEATS)
    state = resumed(paused(state, ("settle_global_issue",)))
    moves = [act("move_global", pawn=p) for p in GLOBALS]
    q.facts(seat=seat, leader=state.leaders[seat])
    return q.judge(state, moves, seat=seat)


# One place of each group that the global issues speak of (6.11.1, 6.11.2), and one of none.
GROUPS = (
    tuple(x.id for x in BOX.locations.values() if x.colony),
    SPHERE_WEST,
    tuple(x for x in SPHERE_USSR if x != "finland"),  # closed for another reason (7.4)
    ("greece", "yugoslavia", "austria"),
)


def allowed(s: Churchill, location: str) -> tuple[str, ...]:
    """Who may place alignment in a place, as far as the global issues go."""
    return tuple(x for x in SEATS if bar_to_placing(s, x, BOX.locations[location]) is None)


@maker("6.8", "6.11", "predict")
def who_may_align(rng: random.Random, q: Question) -> Exercise:
    """A pawn moves: who may place alignment in this country or colony from now on?"""
    pawn = pick(rng, ("churchill_roosevelt", "churchill_stalin"))
    seat = pick(rng, BETWEEN[pawn])
    pawns = {x: pick(rng, ("neutral", *BETWEEN[x])) for x in GLOBALS}
    for x in GLOBALS:
        if seat in BETWEEN[x] and pawns[x] == seat:
            pawns[x] = "neutral"
    issues = to_win(pick(rng, SEATS), {"global_issue": (seat, TRACK)})
    state = decided(rng, issues, global_issues=pawns, inactive=SEATS)
    state = resumed(paused(state, ("settle_global_issue",)))
    location = pick(rng, pick(rng, GROUPS))
    outcome = after(state, act("move_global", pawn=pawn))

    def read(s: Churchill) -> Text:
        return q.text("they", seats=allowed(s, location))

    colony = BOX.locations[location].colony
    question = "churchill_roosevelt" if colony else "churchill_stalin"
    rule = "6.11.1" if colony else "6.11.2"
    side = outcome.global_issues[question]
    others = ((), SEATS, ("uk",), ("ussr",), ("us", "uk"))
    told = [q.text("they", seats=x) for x in others]
    wrongs = [x for x in told if x != read(outcome)]
    q.facts(seat=seat, pawn=pawn, location=location, question=question, side=side)
    q.facts(seats=allowed(outcome, location))
    return q.among(state, outcome, read, sample(rng, wrongs, 3), why=q.why(rule=rule))
