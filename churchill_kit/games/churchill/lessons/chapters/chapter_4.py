"""Exercises of chapter 4: the course of a conference, who goes next, and ties."""

from __future__ import annotations

import random

from .....engine.values import Part
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    chance,
    event,
    maker,
    number,
    pick,
    sample,
    shuffled,
    text,
)
from ...box.components import SEATS
from ...rules import agenda, meeting
from ...rules.sequence import DECISION_SEGMENT, WAR_PHASE
from ...rules.tiebreak import FROM_STALIN
from ...state import CENTER, LEFT_OF, Churchill, Place, act
from ..positions import position, staff
from .chapter_5_1 import cards, equal, facts, lay
from .chapter_5_2 import QUIET

# What follows the meeting, in order; the two rolls of reserves are one thing for a player.
STEPS = tuple(
    step[0]
    for step in (*DECISION_SEGMENT, *WAR_PHASE, ("post_mortem",))
    if step[0] != "place_pacific_reserves"
)
KEEP = act("keep_leader")


def step_rule(step: str) -> str:
    """The rule that gives a step its place."""
    decisions = [name for name, *_ in DECISION_SEGMENT]
    return "4.23" if step in decisions else "4.1" if step == "post_mortem" else "4.3"


def last_turn(rng: random.Random, issues: dict[str, Place], inactive: tuple[str, ...]) -> Churchill:
    """The last card of a meeting is in somebody's hand."""
    seat = pick(rng, SEATS)
    hands = {seat: [pick(rng, staff(seat, 1, 2))]}
    return position(rng, at="meeting", turn=seat, hands=hands, issues=issues, inactive=inactive)


def won_by(rng: random.Random, counts: dict[str, int]) -> dict[str, Place]:
    """Issues on the tracks, so many for each power, and some in the center."""
    names = sample(rng, QUIET, sum(counts.values()) + number(rng, 0, 1))
    issues: dict[str, Place] = dict.fromkeys(names, CENTER)
    for seat, count in counts.items():
        for _ in range(count):
            issues[names.pop()] = (seat, number(rng, 1, 6))
    return issues


def tie(rng: random.Random) -> tuple[tuple[str, ...], dict[str, Place]]:
    """Powers that tie for the conference, and the issues they have won."""
    tied = pick(rng, (("us", "uk"), ("us", "ussr"), ("uk", "ussr"), SEATS))
    most = number(rng, 1, 2)
    counts = {seat: most if seat in tied else number(rng, 0, most - 1) for seat in SEATS}
    return tied, won_by(rng, counts)


# -- 4.1 The order of things -----------------------------------------------------------------------


def named(step: str) -> Text:
    """A step as an answer."""
    return text(f"tutor-step-{step}")


def order(state: Churchill) -> list[str]:
    """The steps that lie ahead of a conference, in order: the engine keeps the next one last."""
    return [step[0] for step in reversed(state.steps) if step[0] in STEPS]


@maker("4", "4.1", "choose")
def which_first(rng: random.Random, q: Question) -> Exercise:
    """Which of these comes first in a conference?"""
    outcome = position(rng, at="meeting")
    ahead = order(outcome)
    steps = sample(rng, STEPS, 4)
    right = min(steps, key=ahead.index)
    choices = [
        Choice(
            named(step),
            step == right,
            Why(q.text("why", place=ahead.index(step) + 1), step_rule(step)),
        )
        for step in steps
    ]
    q.facts(place=ahead.index(right) + 1)
    return q.choose(
        position(rng, at="agenda"),
        shuffled(rng, choices),
        why=q.why(rule=step_rule(right)),
        outcome=outcome,
        reads=lambda s: named(min(steps, key=order(s).index)),
        sight="nothing",
    )


@maker("4", "4.1", "mistake")
def wrong_order(rng: random.Random, q: Question) -> Exercise:
    """Somebody tells what comes before what: which sentence is wrong?"""
    outcome = position(rng, at="meeting")
    ahead = order(outcome)
    pairs = [sorted(sample(rng, STEPS, 2), key=ahead.index) for _ in range(4)]
    while len({tuple(pair) for pair in pairs}) < 4:
        pairs.append(sorted(sample(rng, STEPS, 2), key=ahead.index))
        pairs.pop(0)
    wrong = number(rng, 0, 3)
    pairs[wrong].reverse()

    def before(first: str, second: str) -> Text:
        return q.text("before", first=first, second=second)

    choices = []
    for i, (first, second) in enumerate(pairs):
        why = Why(
            q.text(
                "why",
                first=ahead.index(first) + 1,
                second=ahead.index(second) + 1,
            ),
            step_rule(first),
        )
        choices.append(Choice(before(first, second), i == wrong, why))
    return q.choose(
        position(rng, at="agenda"),
        choices,
        why=choices[wrong].why,
        outcome=outcome,
        reads=lambda s: next(
            before(a, b) for a, b in pairs if order(s).index(a) > order(s).index(b)
        ),
        sight="nothing",
        hints=(
            text("tutor-which_first-hint1"),
            text("tutor-which_first-hint2"),
        ),
    )


# -- 4.21 to 4.3 Who goes next ---------------------------------------------------------------------


def in_turn(state: Churchill) -> Text:
    """Whose turn it is."""
    assert state.decision is not None
    return text("tutor-turn-of", seat=state.decision.seat)


TURNS = tuple(text("tutor-turn-of", seat=seat) for seat in SEATS)  # the answers


@maker("4", "4.21", "compute")
def issues_on_table(rng: random.Random, q: Question) -> Exercise:
    """How many issues will lie on the table when the agenda is set?"""
    state = position(rng, at="agenda", scenario="campaign", conference=number(rng, 1, 10))
    outcome = state
    while outcome.phase == "agenda":
        outcome = after(outcome, pick(rng, outcome.actions()))
    already = len(state.on_table())
    rows: tuple[Part, ...] = (
        *([("conference_card", already, "5.11")] if already else []),
        (outcome.agenda_winner or "", 1, "5.14"),
        *((seat, 2, "5.14") for seat in SEATS),
    )

    def count(s: Churchill) -> int:
        return len(s.on_table())

    q.facts(count=already)
    return q.compute(state, outcome, count, rows, sight="table")


@maker("4", "4.22", "predict")
def opens_meeting(rng: random.Random, q: Question) -> Exercise:
    """Three agenda cards are laid: who has the first turn of the meeting?"""
    laid = cards(rng)
    hands = {
        seat: [laid[seat], pick(rng, [c for c in staff(seat) if c != laid[seat]])] for seat in SEATS
    }
    state = position(rng, at="agenda", card=None, hands=hands)
    outcome = after(state, *(agenda.pick(laid[seat]) for seat in SEATS))
    winner = q.found(outcome.agenda_winner)
    while outcome.phase == "agenda":
        outcome = after(outcome, pick(rng, outcome.actions()))
    q.facts(facts(laid), seat=winner, left=LEFT_OF[winner])
    return q.predict(state, outcome, in_turn, TURNS)


@maker("4", "4.23", "predict")
def decides_first(rng: random.Random, q: Question) -> Exercise:
    """The meeting is over: who is first to spend production?"""
    winner = pick(rng, SEATS)
    most = number(rng, 2, 3)
    counts = {seat: most if seat == winner else number(rng, 0, most - 1) for seat in SEATS}
    while sum(counts.values()) > len(QUIET) - 2:
        counts[pick(rng, [s for s in SEATS if s != winner])] = 0
    issues = won_by(rng, counts)
    state = last_turn(rng, issues, ())
    outcome = position(rng, at="decisions", issues=issues)
    q.facts(counts, seat=winner, left=LEFT_OF[winner])
    return q.predict(state, outcome, in_turn, TURNS)


@maker("4", "4.3", "predict")
def first_to_place(rng: random.Random, q: Question) -> Exercise:
    """The networks that each has gained are known: who places first?"""
    gains = {seat: (number(rng, 0, 3), 0) for seat in SEATS}
    if chance(rng, 0.3):
        gains[pick(rng, ("uk", "ussr"))] = gains["us"]
    state = position(rng, at="meeting", conference=8, gains=gains)
    outcome = position(rng, at="war", conference=8, gains=gains)

    def first(s: Churchill) -> Text:
        assert s.decision is not None
        if s.decision.kind == "choose_next":
            return q.text("us_decides")
        return in_turn(s)

    gained = {seat: count for seat, (count, _) in gains.items()}
    q.facts(gained)
    q.facts_of("why", {seat: 1 + n for seat, n in gained.items()})
    return q.predict(state, outcome, first, [*TURNS, q.text("us_decides")], sight="map")


# -- 4.5 Ties --------------------------------------------------------------------------------------


def some_inactive(rng: random.Random) -> tuple[str, ...]:
    """Powers whose leaders have been used, now and then all of them."""
    inactive = tuple(seat for seat in SEATS if chance(rng, 0.6))
    return SEATS if chance(rng, 0.3) else inactive


@maker("4", "4.51", "predict")
def agenda_tie(rng: random.Random, q: Question) -> Exercise:
    """A tie for the agenda: who is asked first, or who gets it?"""
    tied, laid = equal(rng)
    state, outcome = lay(rng, laid, inactive=some_inactive(rng))
    q.facts(facts(laid))
    return met(q, state, outcome, tied)


@maker("4", "4.51", "goal")
def settle_the_agenda(rng: random.Random, q: Question) -> Exercise:
    """The cards are level, and your leader is asked: see to it that a certain power wins."""
    tied, laid = equal(rng)
    seat = pick(rng, SEATS)
    winner = seat if seat in tied else pick(rng, tied)
    state = lay(rng, laid, inactive=used_before(rng, seat))[1]
    q.require(after(state, KEEP).agenda_winner != winner)
    best = after(state, act("break_tie", winner=winner))
    q.facts(seat=seat, seats=tied, winner=winner)
    return q.goal(
        state,
        lambda s: bool(s.agenda_winner == winner),
        why=Why(event(best, "tie_broken"), "4.51"),
        seat=seat,
        hints=(
            text("tutor-take_the_tie-hint1"),
            text("tutor-take_the_tie-hint2", leader=state.leaders[seat], winner=winner),
        ),
    )


@maker("4", "4.51", "mistake")
def price_of_the_agenda(rng: random.Random, q: Question) -> Exercise:
    """A leader has broken the tie for the agenda, or kept out: what can't he do in the meeting?"""
    tied, laid = equal(rng)
    seat, broke = pick(rng, SEATS), chance(rng, 0.5)
    hands = {
        s: [laid[s], *sample(rng, [c for c in staff(s) if c != laid[s]], 3 if s == seat else 1)]
        for s in SEATS
    }
    state = position(rng, at="agenda", card=None, hands=hands, inactive=used_before(rng, seat))
    state = after(state, *(agenda.pick(laid[s]) for s in SEATS))
    answer = act("break_tie", winner=seat if seat in tied else tied[0]) if broke else KEEP
    state = after(state, answer, rolls=(6, 6))
    while state.decision is None or state.decision[1:3] != (seat, "advance_issue"):
        state = after(state, state.actions()[0])  # the others stay out, lay issues and let pass
    own, issues = state.hand(seat), sample(rng, state.on_table(), 4)
    good = list(map(meeting.advance, own, issues))
    lead = meeting.lead(issues[3])
    if broke:
        bad = lead
    else:
        bad, good[0] = meeting.advance(laid[seat], issues[0]), lead
    q.facts(seat=seat, leader=state.leaders[seat], broke=broke, card=laid[seat])
    return q.judge(state, [bad, *good], seat=seat)


@maker("4", "4.52", "predict")
def asked_first(rng: random.Random, q: Question) -> Exercise:
    """A tie for the conference: who is asked first, or who gets it?"""
    tied, issues = tie(rng)
    inactive = some_inactive(rng)
    state = last_turn(rng, issues, inactive)
    outcome = position(rng, at="decisions", issues=issues, inactive=inactive)
    return met(q, state, outcome, tied)


def met(q: Question, state: Churchill, outcome: Churchill, tied: tuple[str, ...]) -> Exercise:
    """The exercise that asks how a tie is met: who is asked first, or who gets it?"""
    active = [seat for seat in FROM_STALIN if state.is_active(seat)]
    facts = {"seats": tied, "active": active, "inside": "us" in tied}
    why = Why(text("tutor-asked_first-why", **facts), q.rule if active else "4.53")
    told = [
        *(text("tutor-asked_first-leader", seat=seat) for seat in SEATS),
        text("tutor-asked_first-us"),
        text("tutor-asked_first-names"),
    ]
    hints = tuple(text(f"tutor-asked_first-hint{n}", **facts) for n in (1, 2, 3))
    return q.predict(state, outcome, met_by, told, why=why, hints=hints)


def met_by(s: Churchill) -> Text:
    """How a tie is met."""
    assert s.decision is not None
    if s.decision.kind == "break_tie":
        return text("tutor-asked_first-leader", seat=s.decision.seat)
    named = s.decision.kind == "name_tie_winner"
    return text("tutor-asked_first-names") if named else text("tutor-asked_first-us")


def asked(
    rng: random.Random, seat: str, tied: tuple[str, ...], issues: dict[str, Place]
) -> Churchill:
    """A leader is asked whether to break a tie; those before him have been used."""
    return position(rng, at="decisions", issues=issues, inactive=used_before(rng, seat))


def used_before(rng: random.Random, seat: str) -> tuple[str, ...]:
    """Powers whose leaders have been used, so that this one is the first to be asked."""
    earlier = FROM_STALIN[: FROM_STALIN.index(seat)]
    later = tuple(s for s in FROM_STALIN[len(earlier) + 1 :] if chance(rng, 0.5))
    return (*earlier, *later)


@maker("4", "4.52", "choose")
def use_of_leader(rng: random.Random, q: Question) -> Exercise:
    """The leader of a power in a tie is asked: which answer is allowed?"""
    tied, issues = tie(rng)
    seat = pick(rng, tied)
    state = asked(rng, seat, tied, issues)
    right = pick(rng, (KEEP, act("break_tie", winner=seat)))
    wrong = [act("break_tie", winner=other) for other in SEATS if other != seat]
    q.facts(seat=seat, seats=tied)
    return q.judge(state, (right, *wrong))


@maker("4", "4.52", "mistake")
def misuse_of_leader(rng: random.Random, q: Question) -> Exercise:
    """A leader is asked to break a tie: which answer is against the rules?"""
    tied, issues = tie(rng)
    seat = pick(rng, SEATS)
    q.require(len(tied) == 2 or chance(rng, 0.3))
    state = asked(rng, seat, tied, issues)
    if seat in tied:
        wrong = pick(rng, [other for other in SEATS if other != seat])
        right = [KEEP, act("break_tie", winner=seat)]
    else:
        wrong = seat
        right = [KEEP, *(act("break_tie", winner=other) for other in tied)]
    q.facts(seat=seat, seats=tied)
    return q.judge(
        state,
        (act("break_tie", winner=wrong), *right),
        hints=(
            q.hint(1),
            text("tutor-use_of_leader-hint2", seat=seat) if seat in tied else q.hint(2),
        ),
    )


@maker("4", "4.52", "goal")
def take_the_tie(rng: random.Random, q: Question) -> Exercise:
    """See to it that the conference goes to a certain power."""
    tied, issues = tie(rng)
    seat = pick(rng, SEATS)
    winner = seat if seat in tied else pick(rng, tied)
    state = asked(rng, seat, tied, issues)
    q.require(after(state, KEEP).conference_winner != winner)
    best = after(state, act("break_tie", winner=winner))
    broken = event(best, "tie_broken")
    q.facts(seat=seat, seats=tied, winner=winner, leader=state.leaders[seat])
    return q.goal(
        state, lambda s: bool(s.conference_winner == winner), why=Why(broken, "4.52"), seat=seat
    )
