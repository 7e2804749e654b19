"""Exercises of chapter 6.8: decisions, from Pol-Mil issues to the Global Issue."""

from __future__ import annotations

import random
from typing import Any

from ....engine.values import Event
from ....tutor.exercise import (
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
from ..box.components import BOX, FRONTS, GLOBALS, SEATS
from ..rules.decisions import BETWEEN, activate, naval, place_bonus, support, theater_of
from ..rules.influence import SPHERE_USSR, SPHERE_WEST, bar_to_placing
from ..state import Churchill, Place, act
from .chapter_6_1 import POL_MIL, RIGHT_OF, TRACK, allocating, to_win
from .positions import chance, decided, event, number, order_of, paused, resumed

# -- 6.8 Pol-Mil issues ----------------------------------------------------------------------------


def gains(alignments: int, markers: int) -> Text:
    """So many alignment markers and networks, as an answer."""
    return text("tutor-pol_mil_gain-got", alignments=alignments, networks=markers)


@maker("6.8", "6.81", "predict")
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


@maker("6.8", "6.92", "compute")
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


@maker("6.8", "6.92", "choose")
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


@maker("6.8", "6.91", "compute")
def named_commander(rng: random.Random) -> Exercise:
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
    facts = {"theater": theater, "holder": holder, "power": power, "before": before, "seat": seat}
    return Exercise(
        text("tutor-named_commander", **facts),
        Why(text("tutor-named_commander-why", amount=markers(outcome), **facts), "6.91", parts),
        state,
        number=markers(outcome),
        hints=(
            text("tutor-named_commander-hint1", **facts),
            text("tutor-named_commander-hint2", **facts),
        ),
        outcome=outcome,
        reads=markers,
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


@maker("6.8", "6.10", "predict")
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


def stands(space: str) -> Text:
    """An answer: the space of the A-bomb track where a pawn stands."""
    return text("tutor-spy_ring-space", space=space)


@maker("6.8", "6.10.1", "predict")
def spy_ring(rng: random.Random) -> Exercise:
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

    right = read(outcome)
    facts = {"holder": holder, "space": at["ussr"], "roll": roll}
    why = Why(text("tutor-spy_ring-why", **facts), "6.10.1")
    return Exercise(
        text("tutor-spy_ring", us=at["us"], **facts),
        why,
        state,
        choices=tuple(Choice(stands(x), stands(x) == right, why) for x in BOX.a_bomb),
        hints=(
            text("tutor-spy_ring-hint1"),
            text("tutor-spy_ring-hint2", **facts),
        ),
        outcome=outcome,
        reads=read,
    )


@maker("6.8", "6.10.2", "compute")
def bomb_odds(rng: random.Random) -> Exercise:
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
    return Exercise(
        text("tutor-bomb_odds", **facts),
        Why(
            text("tutor-bomb_odds-why", amount=faces, least=7 - faces, added=extra), "6.10.2", parts
        ),
        state,
        number=faces,
        hints=(
            text("tutor-bomb_odds-hint1", added=extra),
            text("tutor-bomb_odds-hint2"),
        ),
        outcome=outcomes[0],
        reads=enough,
    )


@maker("6.8", "6.8", "goal")
def two_markers_for_peace(rng: random.Random) -> Exercise:
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

    facts = {"seat": seat, "active": active, "research": research}
    return Exercise(
        text("tutor-two_markers_for_peace", **facts),
        Why(text("tutor-two_markers_for_peace-why", **facts), "6.8"),
        state,
        seat=seat,
        goal=goal,
        moves=2,
        hints=(
            text("tutor-two_markers_for_peace-hint1"),
            text("tutor-two_markers_for_peace-hint2", **facts),
        ),
    )


# -- 6.11 Global issues ----------------------------------------------------------------------------


@maker("6.8", "6.11", "mistake")
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
def who_may_align(rng: random.Random) -> Exercise:
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
        return text("tutor-who_may_align-they", seats=allowed(s, location))

    right = read(outcome)
    colony = BOX.locations[location].colony
    question = "churchill_roosevelt" if colony else "churchill_stalin"
    rule = "6.11.1" if colony else "6.11.2"
    side = outcome.global_issues[question]
    why = Why(
        text("tutor-who_may_align-why", location=location, question=question, side=side,
             seats=allowed(outcome, location)),
        rule,
    )  # fmt: skip
    others = ((), SEATS, ("uk",), ("ussr",), ("us", "uk"))
    wrongs = [Choice(text("tutor-who_may_align-they", seats=x), False, why) for x in others]
    facts = {"seat": seat, "pawn": pawn, "location": location}
    return Exercise(
        text("tutor-who_may_align", **facts),
        why,
        state,
        choices=answers(
            rng,
            Choice(right, True, why),
            sample(rng, [x for x in wrongs if x.told != right], 3),
        ),
        hints=(
            text("tutor-who_may_align-hint1", location=location, question=question),
            text("tutor-who_may_align-hint2", question=question, side=side),
        ),
        outcome=outcome,
        reads=read,
    )
