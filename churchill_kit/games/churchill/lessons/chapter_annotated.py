"""Exercises of the annotated game: what its moments would have held for you."""

from __future__ import annotations

import random
from collections import Counter

from ....engine.values import Action, Part
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
    refusal,
    sample,
    shuffled,
    text,
)
from ..book import annotated
from ..box.components import SEATS
from ..rules.meeting import moved, total, worth
from ..rules.scoring import points, score
from ..state import Churchill, Place
from .chapter_9 import ended, winners, wins
from .positions import event, number, paused, resumed

CH = "annotated"
LAST = 321  # the decisions of the last conference begin with this move
PLACED = ("network_placed", "network_removed", "alignment_placed", "alignment_removed")


def moments(*kinds: str) -> list[int]:
    """The moves of the game that were decisions of these kinds."""
    played = annotated.played()
    decisions = ((n, s.decision) for n, s in enumerate(played.positions, 1))
    return [n for n, decision in decisions if decision is not None and decision.kind in kinds]


def moment(rng: random.Random, *kinds: str) -> Churchill:
    """The position before one of these moves."""
    return annotated.played().before(pick(rng, moments(*kinds)))


def seat_of(state: Churchill) -> str:
    """Who has to decide."""
    assert state.decision is not None
    return state.decision.seat


# -- the meeting -----------------------------------------------------------------------------------


@maker(CH, "5.22", "predict")
def card_in_the_game(rng: random.Random) -> Exercise:
    """A card on an issue at a moment of the game: where does the issue lie then?"""
    while True:
        state = moment(rng, "advance_issue")
        seat = seat_of(state)
        moves = [a for a in state.actions() if a.kind == "advance" and "issue" in a.args]
        if not moves:
            continue
        move = pick(rng, [a for a in moves if "value" not in a.args])
        issue = move["issue"]
        start, outcome = state.issues[issue], after(state, move)
        if all(e.kind != "capture_threatened" for e in outcome.events) and (
            outcome.decision is None or outcome.decision.kind != "stop_in_center"
        ):
            break
    parts = tuple(worth(state, seat, move["card"], issue, "advance"))
    steps = total(parts)
    near = sample(rng, (-2, -1, 1, 2), 4)
    others: list[Place] = [moved(start, seat, max(steps + n, 0)) for n in near]

    def lies(place: Place) -> Text:
        return text("tutor-card_in_the_game-lies", place=place)

    why = Why(text("tutor-card_in_the_game-why", n=steps, start=start), "5.22", parts)
    right = Choice(lies(outcome.issues[issue]), True, why)
    return Exercise(
        text("tutor-card_in_the_game", conference=state.card, seat=seat, issue=issue,
             card=move["card"], start=start),
        why,
        state,
        seat=seat,
        choices=answers(rng, right, (Choice(lies(place), False, why) for place in others)),
        hints=(
            text("tutor-card_in_the_game-hint1"),
            text("tutor-card_in_the_game-hint2", n=steps),
        ),
        outcome=outcome,
        reads=lambda s: lies(s.issues[issue]),
    )  # fmt: skip


@maker(CH, "5.22", "mistake")
def not_in_the_game(rng: random.Random) -> Exercise:
    """Four moves at a moment of the game: which of them do the rules refuse?"""
    while True:
        kind = pick(rng, ("advance_issue", "nominate_issue", "allocate_production",
                          "place_network_marker"))  # fmt: skip
        state, other = moment(rng, kind), moment(rng, kind)
        legal = state.actions()
        refused = [a for a in other.actions() if refusal(state, a) is not None]
        if len(legal) >= 3 and refused:
            break
    moves = [*sample(rng, legal, 3), pick(rng, refused)]
    choices = judged(state, moves, legal=False)
    return Exercise(
        text("tutor-not_in_the_game", asked=state.decision, conference=state.card),
        next(c.why for c in choices if c.right),
        state,
        seat=seat_of(state),
        choices=shuffled(rng, choices),
        hints=(text("tutor-not_in_the_game-hint1"), text("tutor-not_in_the_game-hint2")),
    )


@maker(CH, "5.27", "goal")
def ahead_for_now(rng: random.Random) -> Exercise:
    """Play one card so that you would win the conference if the meeting ended with it."""
    while True:
        state = moment(rng, "advance_issue", "debate_issue")
        seat = seat_of(state)
        tried = [(a, leads(after(state, a), seat)) for a in state.actions()]
        good = [a for a, ahead in tried if ahead]
        if good and len(good) < len(tried) and not leads(state, seat):
            break
    held = {s: len(list(state.held(s))) for s in SEATS}
    return Exercise(
        text("tutor-ahead_for_now", conference=state.card, asked=state.decision),
        Why(text("tutor-ahead_for_now-why", seat=seat), "5.27"),
        state,
        seat=seat,
        goal=lambda s: leads(s, seat),
        hints=(
            text("tutor-ahead_for_now-hint1", **held),
            text("tutor-ahead_for_now-hint2"),
            text("tutor-ahead_for_now-hint3", move=good[0]),
        ),
    )


def leads(s: Churchill, seat: str) -> bool:
    """Has a seat more issues on its track and chair than each of the others?"""
    held = Counter({power: len(list(s.held(power))) for power in SEATS})
    return all(held[seat] > held[power] for power in SEATS if power != seat)


# -- the war ---------------------------------------------------------------------------------------


@maker(CH, "7.71", "predict")
def another_die(rng: random.Random) -> Exercise:
    """A front of the game attacks again, with another die: what comes of it?"""
    shots = annotated.played().shots
    rolled = [
        (shots[i - 1].state, e["front"])
        for i, shot in enumerate(shots)
        for e in shot.events
        if e.kind == "front_rolled"
    ]
    came = pick(rng, ("stays", "advances", "through"))
    while True:
        state, front = pick(rng, rolled)
        die = number(rng, 1, 10)
        outcome = resumed(paused(state, ("advance_front", front)), (die,))
        if result(state, outcome, front) == came:
            break
    found = event(outcome, "front_rolled")
    why = Why(found, "7.71", found.breakdown)

    def told(what: str) -> Text:
        return text("tutor-another_die-came", what=what, front=front)

    return Exercise(
        text("tutor-another_die", conference=state.card, front=front, space=found["space"],
             roll=die),
        why,
        state,
        choices=shuffled(
            rng, [Choice(told(w), w == came, why) for w in ("stays", "advances", "through")]
        ),
        hints=(
            text("tutor-another_die-hint1"),
            text("tutor-another_die-hint2", strength=found["strength"]),
        ),
        outcome=outcome,
        reads=lambda s: told(result(state, s, front)),
    )  # fmt: skip


def result(before: Churchill, then: Churchill, front: str) -> str:
    """What came of an attack: the front stays, advances, or breaks through."""
    return ("stays", "advances", "through")[then.fronts[front] - before.fronts[front]]


# -- the points ------------------------------------------------------------------------------------


@maker(CH, "9.4", "compute")
def worth_a_marker(rng: random.Random) -> Exercise:
    """A network or alignment marker at a moment of the game: how does it change a score?"""
    while True:
        state = moment(rng, "place_network_marker", "place_alignment_marker")
        move = pick(rng, state.actions())
        outcome = after(state, move)
        seat = pick(rng, SEATS)
        if all(e.kind in PLACED for e in outcome.events) and changes(state, outcome, seat):
            break

    def change(s: Churchill) -> int:
        return points(score(s))[seat] - points(score(state))[seat]

    return Exercise(
        text("tutor-worth_a_marker", conference=state.card, move=move, seat=seat,
             mover=seat_of(state)),
        Why(text("tutor-worth_a_marker-why", seat=seat, amount=change(outcome)), "9.4",
            changes(state, outcome, seat)),
        state,
        number=change(outcome),
        hints=(
            text("tutor-worth_a_marker-hint1"),
            text("tutor-worth_a_marker-hint2", count=len(changes(state, outcome, seat))),
        ),
        outcome=outcome,
        reads=change,
    )  # fmt: skip


def changes(before: Churchill, then: Churchill, seat: str) -> tuple[Part, ...]:
    """The lines of a score that come and go."""
    old, new = Counter(score(before)[seat]), Counter(score(then)[seat])
    came = [(what, amount, letter) for letter, amount, what in new - old]
    return (*came, *((what, -amount, letter) for letter, amount, what in old - new))


@maker(CH, "4.42", "predict")
def had_they_only(rng: random.Random) -> Exercise:
    """Another move in the last conference, and all the rest as it was: who wins?"""
    played, wanted = annotated.played(), pick(rng, ("us", "uk"))
    open_moves = moments(
        "allocate_production", "place_bonus", "place_network_marker", "place_alignment_marker"
    )
    while True:
        n = pick(rng, [n for n in open_moves if n >= LAST])
        state = played.before(n)
        move: Action = pick(rng, state.actions())
        outcome = played.ending(n, move)
        if move == played.actions[n - 1] or outcome is None or outcome.result is None:
            continue
        if outcome.result.winner == wanted:
            break
    found = ended(outcome)
    why = Why(found, found.rule)
    final = found.final
    return Exercise(
        text("tutor-had_they_only", seat=seat_of(state), move=move, made=played.actions[n - 1]),
        why,
        state,
        choices=winners(wins(outcome), why),
        hints=(
            text("tutor-had_they_only-hint1"),
            text("tutor-had_they_only-hint2", **final),
            text("tutor-had_they_only-hint3", gap=max(final.values()) - min(final.values())),
        ),
        outcome=outcome,
        reads=wins,
    )
