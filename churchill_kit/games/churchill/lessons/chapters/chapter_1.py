"""Exercises of chapter 1: what is at stake, and the first moves at the table."""

from __future__ import annotations

import random

from .....tutor.making import (
    Exercise,
    Question,
    Text,
    after,
    chance,
    event,
    maker,
    number,
    pick,
    sample,
)
from ...box.components import BOX, SEATS
from ...rules import meeting
from ...rules.meeting import moved
from ...state import CENTER, CHAIR, LEFT_OF, Churchill, Place
from ..positions import ISSUES, in_order, paused, position, printed, resumed, somewhere, staff
from .chapter_9 import ended, gap, pair, world

ENDINGS = ("alliance", "broken", "hegemon")


# -- 1.0, 4.4 What is at stake ---------------------------------------------------------------------


def late(rng: random.Random, wanted: str) -> tuple[Churchill, Churchill]:
    """A late position in its last meeting, and as it is scored, with one of the three endings."""
    while True:
        state, outcome = pair(rng, world(rng, number(rng, 6, 14)))
        result = ended(outcome)
        if result.ending.partition("_")[0] == wanted and not result.tiebreak:
            return state, outcome


@maker("1", "4.4", "predict")
def how_it_ends(rng: random.Random, q: Question) -> Exercise:
    """The war is over, or is not: which of the three endings is it?"""
    state, outcome = late(rng, pick(rng, ENDINGS))
    result = ended(outcome)
    left = [axis for axis in ("germany", "japan") if axis not in outcome.surrendered]

    def ending(s: Churchill) -> Text:
        return q.text(f"{ended(s).ending.partition('_')[0]}")

    told = (
        q.text("alliance"),
        q.text("broken"),
        q.text("hegemon"),
    )
    q.facts(result.scores, left=left, count=len(left), gap=gap(result), ending=result.ending)
    return q.predict(state, outcome, ending, told, why=q.why(rule=result.rule))


@maker("1", "4.41", "compute")
def alliance_gap(rng: random.Random, q: Question) -> Exercise:
    """How many points may the first still gain before the alliance breaks? Or is it broken?"""
    state, outcome = late(rng, pick(rng, ("alliance", "broken")))
    result = ended(outcome)
    order = sorted(SEATS, key=lambda seat: -result.scores[seat])
    first, last = order[0], order[-1]

    def apart(s: Churchill) -> int:
        return gap(ended(s))

    q.facts(result.scores, first=first, last=last, gap=gap(result), ending=result.ending)
    return q.compute(
        state,
        outcome,
        apart,
        ((first, result.scores[first], "9.4"), (last, -result.scores[last], "9.4")),
    )


# -- 5.22 The first moves --------------------------------------------------------------------------


def plain(seat: str, issue: str, *values: int) -> list[str]:
    """Staff cards whose text says nothing about an issue: they count what is printed."""
    about, known = BOX.issues[issue], tuple(BOX.leaders)
    return [
        card
        for card in staff(seat, *values)
        if not any(
            e.fits(about, s, "advance", known) for e in BOX.staff[card].effects for s in SEATS
        )
    ]


def first_table(rng: random.Random) -> dict[str, Place]:
    """Four issues somewhere on the table."""
    return {issue: somewhere(rng) for issue in sample(rng, ISSUES, 4)}


def spread(rng: random.Random, seat: str) -> list[str]:
    """Three cards of a power with three different values."""
    values = sample(rng, range(1, 6), 5)
    cards = [pick(rng, staff(seat, v)) for v in values if staff(seat, v)]
    return in_order(seat, cards[:3])


@maker("1", "5.22", "choose")
def legal_first(rng: random.Random, q: Question) -> Exercise:
    """Which of these is a move at all?"""
    seat = pick(rng, SEATS)
    own, issues = spread(rng, seat), first_table(rng)
    hands = {s: own if s == seat else spread(rng, s) for s in SEATS}
    state = position(rng, at="meeting", turn=seat, hands=hands, issues=issues)
    other = pick(rng, [s for s in SEATS if s != seat])
    absent = pick(rng, [i for i in ISSUES if i not in issues])
    moves = [
        meeting.advance(pick(rng, own), pick(rng, issues)),
        meeting.advance(pick(rng, hands[other]), pick(rng, issues)),
        meeting.advance(pick(rng, own), absent),
        meeting.PASS,
    ]
    q.facts(seat=seat)
    return q.judge(state, moves, seat=seat)


@maker("1", "5.22", "mistake")
def first_slip(rng: random.Random, q: Question) -> Exercise:
    """Four first moves: one of them cannot be made."""
    seat = pick(rng, SEATS)
    own, issues = spread(rng, seat), first_table(rng)
    hands = {s: own if s == seat else spread(rng, s) for s in SEATS}
    state = position(rng, at="meeting", turn=seat, hands=hands, issues=issues)
    absent = pick(rng, [i for i in ISSUES if i not in issues])
    stranger = pick(rng, [c for c in staff(seat) if c not in own])
    bad = [meeting.advance(pick(rng, own), absent), meeting.advance(stranger, pick(rng, issues))]
    good = list(map(meeting.advance, own, sample(rng, issues, 3)))
    if chance(rng, 0.5):
        good[0] = meeting.lead(pick(rng, issues))
    q.facts(seat=seat)
    return q.judge(state, [pick(rng, bad), *good], seat=seat)


@maker("1", "5.22", "goal")
def first_move(rng: random.Random, q: Question) -> Exercise:
    """Your first move: bring an issue to a certain space of your track."""
    seat = pick(rng, SEATS)
    issue, *rest = sample(rng, ISSUES, 4)
    cards = plain(seat, issue)
    own: list[str] = []
    for card in sample(rng, cards, len(cards)):
        if len(own) < 3 and printed(card) not in map(printed, own):
            own.append(card)
    card = max(own, key=printed) if chance(rng, 0.5) else pick(rng, own)
    others = [s for s in SEATS if s != seat]
    far = number(rng, 0, printed(card) - 1)
    start: Place = (pick(rng, others), far) if far else CENTER
    state = position(
        rng,
        at="meeting",
        turn=seat,
        hands={seat: in_order(seat, own)},
        issues={issue: start, **{i: somewhere(rng) for i in rest}},
        inactive=SEATS,
    )
    aim = moved(start, seat, printed(card))
    assert isinstance(aim, tuple)
    q.facts(
        seat=seat,
        issue=issue,
        space=aim[1],
        start=start,
        n=printed(card),
        card=card,
        value=printed(card),
        to=aim,
    )
    return q.goal(state, lambda s: bool(s.issues[issue] == aim), seat=seat)


@maker("1", "3.21", "predict")
def round_the_table(rng: random.Random, q: Question) -> Exercise:
    """Somebody has moved and nobody objects: whose turn is it?"""
    seat = pick(rng, SEATS)
    hands = {s: spread(rng, s) for s in SEATS}
    issues: dict[str, Place] = dict.fromkeys(sample(rng, ISSUES, 4), CENTER)
    state = position(rng, at="meeting", turn=seat, hands=hands, issues=issues, inactive=SEATS)
    card, issue = pick(rng, hands[seat]), pick(rng, issues)
    outcome = after(state, meeting.advance(card, issue))
    while outcome.decision is not None and outcome.decision.kind != "advance_issue":
        debated = outcome.decision.kind == "debate_issue"
        outcome = after(outcome, meeting.DECLINE if debated else outcome.actions()[0])

    def turn(s: Churchill) -> Text:
        assert s.decision is not None
        return q.text("turn", seat=s.decision.seat)

    told = [q.text("turn", seat=s) for s in SEATS]
    q.facts(seat=seat, card=card, issue=issue, left=LEFT_OF[seat])
    return q.predict(state, outcome, turn, told)


@maker("1", "5.27", "compute")
def won_issues(rng: random.Random, q: Question) -> Exercise:
    """The meeting is over: how many issues has a power won?"""
    seat = q.once(pick, SEATS)
    sides = {
        issue: CENTER if chance(rng, 0.2) else pick(rng, SEATS) for issue in sample(rng, ISSUES, 9)
    }
    mine = [issue for issue, side in sides.items() if side == seat]
    counts = sorted(map(list(sides.values()).count, SEATS))
    q.require(counts[2] > counts[1] and mine)  # nobody ties
    issues: dict[str, Place] = {
        issue: CENTER if side == CENTER else (side, number(rng, 1, CHAIR))
        for issue, side in sides.items()
    }
    hands = {"us": [pick(rng, staff("us"))]}  # somebody must have a card for there to be a meeting
    state = position(rng, at="meeting", turn="us", hands=hands, issues=issues, inactive=SEATS)
    state.hands = dict.fromkeys(SEATS, ())
    state = paused(state, ("conclude_meeting",))
    outcome = resumed(state)

    def won(s: Churchill) -> int:
        count: int = event(s, "issues_counted")[seat]
        return count

    q.facts(seat=seat, issues=mine)
    return q.compute(state, outcome, won, tuple((issue, 1, "5.27") for issue in mine))
