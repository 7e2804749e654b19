"""Exercises of chapter 4: the course of a conference, who goes next, and ties."""

from __future__ import annotations

import random

from ....engine.values import Part
from ....tutor.exercise import (
    Choice,
    Exercise,
    Text,
    Why,
    after,
    judged,
    maker,
    pick,
    sample,
    shuffled,
    text,
)
from ..box.components import SEATS
from ..rules import agenda, meeting
from ..rules.sequence import DECISION_SEGMENT, WAR_PHASE
from ..rules.tiebreak import FROM_STALIN
from ..state import CENTER, LEFT_OF, Churchill, Place, act
from .chapter_5_1 import cards, equal, facts, lay
from .chapter_5_2 import QUIET
from .positions import chance, event, number, position, staff

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
def which_first(rng: random.Random) -> Exercise:
    """Which of these comes first in a conference?"""
    outcome = position(rng, at="meeting")
    ahead = order(outcome)
    steps = sample(rng, STEPS, 4)
    right = min(steps, key=ahead.index)
    choices = [
        Choice(
            named(step),
            step == right,
            Why(text("tutor-which_first-why", place=ahead.index(step) + 1), step_rule(step)),
        )
        for step in steps
    ]
    return Exercise(
        text("tutor-which_first"),
        Why(text("tutor-which_first-why", place=ahead.index(right) + 1), step_rule(right)),
        position(rng, at="agenda"),
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-which_first-hint1"),
            text("tutor-which_first-hint2"),
        ),
        outcome=outcome,
        reads=lambda s: named(min(steps, key=order(s).index)),
        sight="nothing",
    )


@maker("4", "4.1", "mistake")
def wrong_order(rng: random.Random) -> Exercise:
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
        return text("tutor-wrong_order-before", first=first, second=second)

    choices = []
    for i, (first, second) in enumerate(pairs):
        why = Why(
            text(
                "tutor-wrong_order-why",
                first=ahead.index(first) + 1,
                second=ahead.index(second) + 1,
            ),
            step_rule(first),
        )
        choices.append(Choice(before(first, second), i == wrong, why))
    return Exercise(
        text("tutor-wrong_order"),
        choices[wrong].why,
        position(rng, at="agenda"),
        choices=tuple(choices),
        hints=(
            text("tutor-which_first-hint1"),
            text("tutor-which_first-hint2"),
        ),
        outcome=outcome,
        reads=lambda s: next(
            before(a, b) for a, b in pairs if order(s).index(a) > order(s).index(b)
        ),
        sight="nothing",
    )


# -- 4.21 to 4.3 Who goes next ---------------------------------------------------------------------


def in_turn(state: Churchill) -> Text:
    """Whose turn it is."""
    assert state.decision is not None
    return text("tutor-turn-of", seat=state.decision.seat)


def turns(right: Text, why: Why) -> tuple[Choice, ...]:
    """The three powers as answers to who is next."""
    told = (text("tutor-turn-of", seat=seat) for seat in SEATS)
    return tuple(Choice(x, x == right, why) for x in told)


@maker("4", "4.21", "compute")
def issues_on_table(rng: random.Random) -> Exercise:
    """How many issues will lie on the table when the agenda is set?"""
    state = position(rng, at="agenda", scenario="campaign", conference=number(rng, 1, 10))
    outcome = state
    while outcome.phase == "agenda":
        outcome = after(outcome, pick(rng, outcome.actions()))
    already = len([*state.on_table()])
    rows: tuple[Part, ...] = (
        *([("conference_card", already, "5.11")] if already else []),
        (outcome.agenda_winner or "", 1, "5.14"),
        *((seat, 2, "5.14") for seat in SEATS),
    )

    def count(s: Churchill) -> int:
        return len([*s.on_table()])

    return Exercise(
        text("tutor-issues_on_table", count=already),
        Why(text("tutor-issues_on_table-why", count=already), "4.21", rows),
        state,
        number=count(outcome),
        hints=(
            text("tutor-issues_on_table-hint1"),
            text("tutor-issues_on_table-hint2"),
        ),
        outcome=outcome,
        reads=count,
        sight="table",
    )


@maker("4", "4.22", "predict")
def opens_meeting(rng: random.Random) -> Exercise:
    """Three agenda cards are laid: who has the first turn of the meeting?"""
    while True:
        laid = cards(rng)
        hands = {
            seat: [laid[seat], pick(rng, [c for c in staff(seat) if c != laid[seat]])]
            for seat in SEATS
        }
        state = position(rng, at="agenda", card=None, hands=hands)
        outcome = after(state, *(agenda.pick(laid[seat]) for seat in SEATS))
        if outcome.agenda_winner:
            break
    winner = outcome.agenda_winner
    while outcome.phase == "agenda":
        outcome = after(outcome, pick(rng, outcome.actions()))
    why = Why(text("tutor-opens_meeting-why", seat=winner, left=LEFT_OF[winner]), "4.22")
    return Exercise(
        text("tutor-opens_meeting", **facts(laid)),
        why,
        state,
        choices=turns(in_turn(outcome), why),
        hints=(
            text("tutor-opens_meeting-hint1"),
            text("tutor-opens_meeting-hint2", seat=winner),
        ),
        outcome=outcome,
        reads=in_turn,
    )


@maker("4", "4.23", "predict")
def decides_first(rng: random.Random) -> Exercise:
    """The meeting is over: who is first to spend production?"""
    winner = pick(rng, SEATS)
    most = number(rng, 2, 3)
    counts = {seat: most if seat == winner else number(rng, 0, most - 1) for seat in SEATS}
    while sum(counts.values()) > len(QUIET) - 2:
        counts[pick(rng, [s for s in SEATS if s != winner])] = 0
    issues = won_by(rng, counts)
    state = last_turn(rng, issues, ())
    outcome = position(rng, at="decisions", issues=issues)
    why = Why(text("tutor-decides_first-why", **counts, seat=winner, left=LEFT_OF[winner]), "4.23")
    return Exercise(
        text("tutor-decides_first"),
        why,
        state,
        choices=turns(in_turn(outcome), why),
        hints=(
            text("tutor-decides_first-hint1"),
            text("tutor-decides_first-hint2", seat=winner),
        ),
        outcome=outcome,
        reads=in_turn,
    )


@maker("4", "4.3", "predict")
def first_to_place(rng: random.Random) -> Exercise:
    """The networks that each has gained are known: who places first?"""
    gains = {seat: (number(rng, 0, 3), 0) for seat in SEATS}
    if chance(rng, 0.3):
        gains[pick(rng, ("uk", "ussr"))] = gains["us"]
    state = position(rng, at="meeting", conference=8, gains=gains)
    outcome = position(rng, at="war", conference=8, gains=gains)

    def first(s: Churchill) -> Text:
        assert s.decision is not None
        if s.decision.kind == "choose_next":
            return text("tutor-first_to_place-us_decides")
        return in_turn(s)

    right = first(outcome)
    gained = {seat: count for seat, (count, _) in gains.items()}
    why = Why(text("tutor-first_to_place-why", **{s: 1 + n for s, n in gained.items()}), "4.3")
    told = [
        *(text("tutor-turn-of", seat=seat) for seat in SEATS),
        text("tutor-first_to_place-us_decides"),
    ]
    return Exercise(
        text("tutor-first_to_place", **gained),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-first_to_place-hint1"),
            text("tutor-first_to_place-hint2"),
        ),
        outcome=outcome,
        reads=first,
        sight="map",
    )


# -- 4.5 Ties --------------------------------------------------------------------------------------


def some_inactive(rng: random.Random) -> tuple[str, ...]:
    """Powers whose leaders have been used, now and then all of them."""
    inactive = tuple(seat for seat in SEATS if chance(rng, 0.6))
    return SEATS if chance(rng, 0.3) else inactive


@maker("4", "4.51", "predict")
def agenda_tie(rng: random.Random) -> Exercise:
    """A tie for the agenda: who is asked first, or who gets it?"""
    tied, laid = equal(rng)
    state, outcome = lay(rng, laid, inactive=some_inactive(rng))
    return met(text("tutor-agenda_tie", **facts(laid)), state, outcome, tied, "4.51")


@maker("4", "4.51", "goal")
def settle_the_agenda(rng: random.Random) -> Exercise:
    """The cards are level, and your leader is asked: see to it that a certain power wins."""
    while True:
        tied, laid = equal(rng)
        seat = pick(rng, SEATS)
        winner = seat if seat in tied else pick(rng, tied)
        state = lay(rng, laid, inactive=used_before(rng, seat))[1]
        if after(state, KEEP).agenda_winner != winner:
            break
    best = after(state, act("break_tie", winner=winner))
    return Exercise(
        text("tutor-settle_the_agenda", seat=seat, seats=tied, winner=winner),
        Why(event(best, "tie_broken"), "4.51"),
        state,
        seat=seat,
        goal=lambda s: bool(s.agenda_winner == winner),
        hints=(
            text("tutor-take_the_tie-hint1"),
            text("tutor-take_the_tie-hint2", leader=state.leaders[seat], winner=winner),
        ),
    )


@maker("4", "4.51", "mistake")
def price_of_the_agenda(rng: random.Random) -> Exercise:
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
    choices = judged(state, [bad, *good], legal=False)
    told = {"seat": seat, "leader": state.leaders[seat], "broke": broke, "card": laid[seat]}
    return Exercise(
        text("tutor-price_of_the_agenda", **told),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-price_of_the_agenda-hint1"),
            text("tutor-price_of_the_agenda-hint2", **told),
        ),
    )


@maker("4", "4.52", "predict")
def asked_first(rng: random.Random) -> Exercise:
    """A tie for the conference: who is asked first, or who gets it?"""
    tied, issues = tie(rng)
    inactive = some_inactive(rng)
    state = last_turn(rng, issues, inactive)
    outcome = position(rng, at="decisions", issues=issues, inactive=inactive)
    return met(text("tutor-asked_first"), state, outcome, tied, "4.52")


def met(
    question: Text, state: Churchill, outcome: Churchill, tied: tuple[str, ...], rule: str
) -> Exercise:
    """The exercise that asks how a tie is met: who is asked first, or who gets it?"""
    active = [seat for seat in FROM_STALIN if state.is_active(seat)]
    why = Why(
        text("tutor-asked_first-why", seats=tied, active=active, inside="us" in tied),
        rule if active else "4.53",
    )
    told = [
        *(text("tutor-asked_first-leader", seat=seat) for seat in SEATS),
        text("tutor-asked_first-us"),
        text("tutor-asked_first-names"),
    ]
    right = met_by(outcome)
    return Exercise(
        question,
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-asked_first-hint1"),
            text("tutor-asked_first-hint2", seats=tied),
            text("tutor-asked_first-hint3"),
        ),
        outcome=outcome,
        reads=met_by,
    )


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
def use_of_leader(rng: random.Random) -> Exercise:
    """The leader of a power in a tie is asked: which answer is allowed?"""
    tied, issues = tie(rng)
    seat = pick(rng, tied)
    state = asked(rng, seat, tied, issues)
    right = pick(rng, (KEEP, act("break_tie", winner=seat)))
    wrong = [act("break_tie", winner=other) for other in SEATS if other != seat]
    choices = judged(state, (right, *wrong), legal=True)
    return Exercise(
        text("tutor-use_of_leader", seat=seat, seats=tied),
        choices[0].why,
        state,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-use_of_leader-hint1"),
            text("tutor-use_of_leader-hint2", seat=seat),
        ),
    )


@maker("4", "4.52", "mistake")
def misuse_of_leader(rng: random.Random) -> Exercise:
    """A leader is asked to break a tie: which answer is against the rules?"""
    while True:
        tied, issues = tie(rng)
        seat = pick(rng, SEATS)
        if len(tied) == 2 or chance(rng, 0.3):
            break
    state = asked(rng, seat, tied, issues)
    if seat in tied:
        wrong = pick(rng, [other for other in SEATS if other != seat])
        right = [KEEP, act("break_tie", winner=seat)]
    else:
        wrong = seat
        right = [KEEP, *(act("break_tie", winner=other) for other in tied)]
    choices = judged(state, (act("break_tie", winner=wrong), *right), legal=False)
    return Exercise(
        text("tutor-misuse_of_leader", seat=seat, seats=tied),
        choices[0].why,
        state,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-misuse_of_leader-hint1"),
            text("tutor-use_of_leader-hint2", seat=seat)
            if seat in tied
            else text("tutor-misuse_of_leader-hint2", seat=seat, seats=tied),
        ),
    )


@maker("4", "4.52", "goal")
def take_the_tie(rng: random.Random) -> Exercise:
    """See to it that the conference goes to a certain power."""
    while True:
        tied, issues = tie(rng)
        seat = pick(rng, SEATS)
        winner = seat if seat in tied else pick(rng, tied)
        state = asked(rng, seat, tied, issues)
        if after(state, KEEP).conference_winner != winner:
            break
    best = after(state, act("break_tie", winner=winner))
    broken = event(best, "tie_broken")
    return Exercise(
        text("tutor-take_the_tie", seat=seat, seats=tied, winner=winner),
        Why(broken, "4.52"),
        state,
        seat=seat,
        goal=lambda s: bool(s.conference_winner == winner),
        hints=(
            text("tutor-take_the_tie-hint1"),
            text("tutor-take_the_tie-hint2", leader=state.leaders[seat], winner=winner),
        ),
    )
