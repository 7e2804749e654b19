"""Exercises of chapter 5.2, continued: whose turn it is, Chiefs of Staff and leaders."""

from __future__ import annotations

import random
from typing import Any

from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
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
from ...box.components import BOX, SEATS
from ...rules import meeting
from ...rules.conference_card import conference_effect
from ...rules.meeting import distance, moved
from ...state import CENTER, CHAIR, LEFT_OF, Churchill, Place
from ..positions import ISSUES, chief, hand, in_order, orders, printed, somewhere, staff, table
from .chapter_4 import in_turn
from .chapter_5_2 import NO_LEADERS, QUIET, at, meet, place, until

FACES = range(1, 7)
WITHIN_A_TURN = ("debate_issue", "choose_attribute_support")

# -- 5.21 Whose turn it is -------------------------------------------------------------------------


def dealt(rng: random.Random, counts: dict[str, int]) -> dict[str, list[str]]:
    """Hands of so many cards."""
    return {seat: hand(rng, seat, count) for seat, count in counts.items()}


def undebated(state: Churchill) -> Churchill:
    """The position after the next card: it advances an issue, and nobody debates."""
    state = after(state, state.actions()[0])
    while state.decision is not None and state.decision.kind in WITHIN_A_TURN:
        state = after(state, state.actions()[0])
    return state


@maker("5.2", "5.21", "predict")
def passed_over(rng: random.Random, q: Question) -> Exercise:
    """Some hands are empty: who plays next, if anybody does?"""
    seat = pick(rng, SEATS)
    counts = {s: number(rng, 0, 2) for s in SEATS} | {seat: number(rng, 1, 2)}
    if chance(rng, 0.4):
        counts[LEFT_OF[seat]] = 0
    state = meet(rng, seat, dealt(rng, counts), table(rng, 4), **NO_LEADERS)
    outcome = undebated(state)

    def came(s: Churchill) -> Text:
        assert s.decision is not None
        if s.decision.kind != "advance_issue":
            return q.text("end")
        return in_turn(s)

    told = [
        *(text("tutor-turn-of", seat=s) for s in SEATS),
        q.text("end"),
    ]
    q.facts(counts, seat=seat, left=LEFT_OF[seat])
    q.facts_of("hint2", **counts | {seat: counts[seat] - 1})
    return q.predict(state, outcome, came, told)


@maker("5.2", "5.21", "compute")
def turns_in_a_row(rng: random.Random, q: Question) -> Exercise:
    """Who has saved cards plays alone in the end: how many turns in a row?"""
    seat = pick(rng, SEATS)
    counts = {s: number(rng, 1, 4) for s in SEATS}
    last = max(SEATS, key=lambda s: counts[s])
    q.require(counts[last] - sorted(counts.values())[1] >= 1)
    others = [s for s in SEATS if s != last]
    state = meet(rng, seat, dealt(rng, counts), table(rng, 6), **NO_LEADERS)
    outcome = state
    while any(outcome.hand_size(s) for s in others):
        outcome = undebated(outcome)

    def alone(s: Churchill) -> int:
        return s.hand_size(last)

    earlier = counts[last] - alone(outcome)
    q.facts(counts, seat=seat, last=last, left=LEFT_OF[seat], n=earlier)
    return q.compute(
        state, outcome, alone, ((last, counts[last], "5.21"), (last, -earlier, "5.21"))
    )


# -- 5.25 Chiefs of Staff --------------------------------------------------------------------------


def chief_turn(rng: random.Random, seat: str, issues: dict[str, Place]) -> Churchill:
    """A Chief of Staff is in hand, and nobody else has a card."""
    return meet(rng, seat, {seat: in_order(seat, [chief(seat), pick(rng, staff(seat))])}, issues)


def rolled(state: Churchill, seat: str, face: int) -> Churchill:
    """The Chief of Staff has been played and rolled for."""
    return after(state, meeting.advance_chief(chief(seat)), rolls=(face,))


@maker("5.2", "5.25", "compute")
def chief_odds(rng: random.Random, q: Question) -> Exercise:
    """A Chief of Staff is about to be played: how many faces of the die capture an issue?"""
    directed = [n for n in ISSUES if BOX.issues[n].kind == "directed_offensive"]
    seat = pick(rng, SEATS)
    issue = pick(rng, directed if chance(rng, 0.6) else ISSUES)
    space = number(rng, 1, CHAIR - 1)
    state = chief_turn(rng, seat, {issue: (seat, space), **table(rng, 3, issue)})
    ends = [after(rolled(state, seat, face), meeting.choose(issue)) for face in FACES]
    q.require(ends[-1].issues[issue] == (seat, CHAIR))

    def enough(_: Any) -> int:
        return sum(s.issues[issue] == (seat, CHAIR) for s in ends)

    faces = enough(state)
    made = event(ends[-1], "advance_played")
    extra = made["value"] - FACES[-1]
    card = chief(seat)
    q.facts(
        seat=seat,
        card=card,
        issue=issue,
        start=(seat, space),
        print=BOX.staff[card].summary,
        n=CHAIR - space,
        added=extra,
        least=FACES[-1] - faces + 1,
    )
    return q.compute(state, ends[-1], enough, (("die", faces, "5.25"),))


@maker("5.2", "5.25", "goal")
def chief_captures(rng: random.Random, q: Question) -> Exercise:
    """The die is cast: now choose the issue that it is enough for."""
    seat = pick(rng, SEATS)
    issues: dict[str, Place] = {
        name: pick(rng, ((seat, number(rng, 1, CHAIR - 1)), CENTER))
        for name in sample(rng, QUIET, 4)
    }
    face = pick(rng, FACES)
    state = rolled(chief_turn(rng, seat, issues), seat, face)
    found = [a for a in state.actions() if after(state, a).captures]
    q.require(len(found) == 1)
    issue = found[0]["issue"]
    steps = CHAIR - distance(issues[issue], seat)
    made = event(after(state, found[0]), "advance_played")
    q.facts(seat=seat, card=chief(seat), roll=face, space=CHAIR - face, issue=issue, n=steps)
    return q.goal(state, lambda s: bool(s.captures), made.breakdown, seat=seat)


# -- 5.26 Leaders ----------------------------------------------------------------------------------


@maker("5.2", "5.26", "predict")
def leader_alone(rng: random.Random, q: Question) -> Exercise:
    """A leader advances an issue, and a staff card is discarded for him: where does it end?"""
    seat = pick(rng, SEATS)
    rival = pick(rng, [s for s in SEATS if s != seat])
    leader = pick(rng, [x.id for x in BOX.leaders.values() if x.power == seat])
    value = BOX.leaders[leader].value
    spent, other = sample(rng, staff(seat, 1, 2, 3, 4), 2)
    issue = pick(rng, QUIET)
    start: Place = (rival, number(rng, 2, CHAIR - 1))
    state = meet(
        rng,
        seat,
        {seat: in_order(seat, [spent, other])},
        {issue: start, **table(rng, 3, issue)},
        leaders={seat: leader},
        inactive=[s for s in SEATS if s != seat],
    )
    outcome = after(state, meeting.lead(issue))
    outcome = after(outcome, meeting.discard(spent), rolls=(6, 6))
    made = event(outcome, "advance_played")
    why = q.why(*made.breakdown, leader=leader, card=spent, to=outcome.issues[issue])

    def slip(key: str, steps: int) -> Choice:
        told = q.text(f"{key}", leader=leader, card=spent)
        return Choice(at(moved(start, seat, steps)), False, Why(told, "5.26", made.breakdown))

    wrongs = [
        slip("added", value + printed(spent)),
        slip("card", printed(spent)),
        slip("less", value - printed(spent)),
        slip("count", value + 1),
        slip("count", value - 1),
    ]
    q.facts(
        leader=leader,
        value=value,
        issue=issue,
        start=start,
        card=spent,
        printed=printed(spent),
        n=value,
    )
    return q.choose(
        state,
        answers(rng, Choice(place(outcome, issue), True, why), wrongs),
        outcome=outcome,
        reads=lambda s: place(s, issue),
    )


@maker("5.2", "5.26", "choose")
def under_a_ban(rng: random.Random, q: Question) -> Exercise:
    """The conference card keeps a leader from advancing issues: what may he or his staff do?"""
    bans = [x for x in orders("leader_limit") if x[1]["limit"] == "no_advance"]
    power = pick(rng, sorted({effect["power"] for _, effect in bans}))
    step, _ = pick(rng, [x for x in bans if x[1]["power"] == power])
    answering = chance(rng, 0.5)
    rival = pick(rng, [s for s in SEATS if s != power])
    issue, *rest = sample(rng, [i for i in ISSUES if i != "a_bomb_research"], 3)
    hands = {power: hand(rng, power, 3), rival: hand(rng, rival, 2)}
    state = meet(
        rng,
        rival if answering else power,
        hands,
        {issue: CENTER} | {i: somewhere(rng) for i in rest},
        rolls=(6, 6) if answering else (),
    )
    conference_effect(state, *step[1:])
    state._actions = None
    if answering:  # only a leader may answer a leader, and to debate is not to advance
        state = after(state, meeting.lead(issue), meeting.discard(hands[rival][0]))
        state = until(state, power, "debate_issue")
        offered = [meeting.LEAD_DEBATE, *map(meeting.debate, hands[power])]
    else:
        missing = pick(rng, [c for c in staff(power) if c not in hands[power]])
        offered = [
            meeting.advance(pick(rng, hands[power]), issue),
            *map(meeting.lead, rest),
            meeting.advance(missing, issue),
        ]
    _, card, band, _ = step
    q.facts(
        print=BOX.conferences[card].bands[band].summary,
        mover=state.leaders[rival],
        issue=issue,
        seat=power,
        leader=state.leaders[power],
        answer=answering,
    )
    return q.judge(state, offered, seat=power)
