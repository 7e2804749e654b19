"""Exercises of the annotated game: what its moments would have held for you."""

from __future__ import annotations

import random
from collections import Counter

from .....engine.values import Action, Part
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    event,
    judged,
    maker,
    number,
    pick,
    refusal,
    sample,
    shuffled,
)
from ...book.annotated import RECORDED
from ...box.components import SEATS
from ...rules.meeting import moved, total, worth
from ...rules.scoring import points, score
from ...state import Churchill, Place
from ..positions import paused, resumed
from .chapter_9 import WINNERS, wins

CH = "annotated"
LAST = 321  # the decisions of the last conference begin with this move
PLACED = ("network_placed", "network_removed", "alignment_placed", "alignment_removed")


def moments(*kinds: str) -> list[int]:
    """The moves of the game that were decisions of these kinds."""
    played = RECORDED.played
    decisions = ((n, s.decision) for n, s in enumerate(played.positions, 1))
    return [n for n, decision in decisions if decision is not None and decision.kind in kinds]


def moment(rng: random.Random, *kinds: str) -> Churchill:
    """The position before one of these moves."""
    found: Churchill = RECORDED.played.before(pick(rng, moments(*kinds)))
    return found


def seat_of(state: Churchill) -> str:
    """Who has to decide."""
    assert state.decision is not None
    return state.decision.seat


# -- the meeting -----------------------------------------------------------------------------------


@maker(CH, "5.22", "predict")
def card_in_the_game(rng: random.Random, q: Question) -> Exercise:
    """A card on an issue at a moment of the game: where does the issue lie then?"""
    state = moment(rng, "advance_issue")
    seat = seat_of(state)
    moves = [a for a in state.actions() if a.kind == "advance" and "issue" in a.args]
    q.require(bool(moves))
    move = pick(rng, [a for a in moves if "value" not in a.args])
    issue = move["issue"]
    start, outcome = state.issues[issue], after(state, move)
    q.require(
        all(e.kind != "capture_threatened" for e in outcome.events)
        and (outcome.decision is None or outcome.decision.kind != "stop_in_center")
    )
    parts = tuple(worth(state, seat, move["card"], issue, "advance"))
    steps = total(parts)
    near = sample(rng, (-2, -1, 1, 2), 4)
    others: list[Place] = [moved(start, seat, max(steps + n, 0)) for n in near]

    def lies(place: Place) -> Text:
        return q.text("lies", place=place)

    q.facts(conference=state.card, seat=seat, issue=issue, card=move["card"], start=start, n=steps)
    return q.among(
        state,
        outcome,
        lambda s: lies(s.issues[issue]),
        map(lies, others),
        why=q.why(*parts),
        seat=seat,
    )


@maker(CH, "5.22", "mistake")
def not_in_the_game(rng: random.Random, q: Question) -> Exercise:
    """Four moves at a moment of the game: which of them do the rules refuse?"""
    kind = pick(rng, ("advance_issue", "nominate_issue", "allocate_production",
                      "place_network_marker"))  # fmt: skip
    state, other = moment(rng, kind), moment(rng, kind)
    legal = state.actions()
    refused = [a for a in other.actions() if refusal(state, a) is not None]
    q.require(len(legal) >= 3 and refused)
    moves = [*sample(rng, legal, 3), pick(rng, refused)]
    choices = judged(state, moves, legal=False)
    q.facts(asked=state.decision, conference=state.card)
    return q.choose(state, shuffled(rng, choices), seat=seat_of(state))


@maker(CH, "5.27", "goal")
def ahead_for_now(rng: random.Random, q: Question) -> Exercise:
    """Play one card so that you would win the conference if the meeting ended with it."""
    state = moment(rng, "advance_issue", "debate_issue")
    seat = seat_of(state)
    tried = [(a, leads(after(state, a), seat)) for a in state.actions()]
    good = [a for a, ahead in tried if ahead]
    q.require(good and len(good) < len(tried) and not leads(state, seat))
    held = {s: len(list(state.held(s))) for s in SEATS}
    q.facts(held, conference=state.card, asked=state.decision, move=good[0], seat=seat)
    return q.goal(state, lambda s: leads(s, seat), seat=seat)


def leads(s: Churchill, seat: str) -> bool:
    """Has a seat more issues on its track and chair than each of the others?"""
    held = Counter({power: len(list(s.held(power))) for power in SEATS})
    return all(held[seat] > held[power] for power in SEATS if power != seat)


# -- the war ---------------------------------------------------------------------------------------


@maker(CH, "7.71", "predict")
def another_die(rng: random.Random, q: Question) -> Exercise:
    """A front of the game attacks again, with another die: what comes of it?"""
    shots = RECORDED.played.shots
    rolled = [
        (shots[i - 1].state, e["front"])
        for i, shot in enumerate(shots)
        for e in shot.events
        if e.kind == "front_rolled"
    ]
    came = q.once(pick, ("stays", "advances", "through"))
    state, front = pick(rng, rolled)
    die = number(rng, 1, 10)
    outcome = resumed(paused(state, ("advance_front", front)), (die,))
    q.require(result(state, outcome, front) == came)
    found = event(outcome, "front_rolled")
    why = Why(found, "7.71", found.breakdown)

    def told(what: str) -> Text:
        return q.text("came", what=what, front=front)

    q.facts(
        conference=state.card,
        front=front,
        space=found["space"],
        roll=die,
        strength=found["strength"],
    )
    return q.choose(state, shuffled(
            rng, [Choice(told(w), w == came, why) for w in ("stays", "advances", "through")]
        ), outcome=outcome, reads=lambda s: told(result(state, s, front)))  # fmt: skip


def result(before: Churchill, then: Churchill, front: str) -> str:
    """What came of an attack: the front stays, advances, or breaks through."""
    return ("stays", "advances", "through")[then.fronts[front] - before.fronts[front]]


# -- the points ------------------------------------------------------------------------------------


@maker(CH, "9.4", "compute")
def worth_a_marker(rng: random.Random, q: Question) -> Exercise:
    """A network or alignment marker at a moment of the game: how does it change a score?"""
    state = moment(rng, "place_network_marker", "place_alignment_marker")
    move = pick(rng, state.actions())
    outcome = after(state, move)
    seat = pick(rng, SEATS)
    q.require(all(e.kind in PLACED for e in outcome.events) and changes(state, outcome, seat))

    def change(s: Churchill) -> int:
        return points(score(s))[seat] - points(score(state))[seat]

    q.facts(
        conference=state.card,
        move=move,
        seat=seat,
        mover=seat_of(state),
        count=len(changes(state, outcome, seat)),
        amount=change(outcome),
    )
    return q.compute(state, outcome, change, changes(state, outcome, seat))  # fmt: skip


def changes(before: Churchill, then: Churchill, seat: str) -> tuple[Part, ...]:
    """The lines of a score that come and go."""
    old, new = Counter(score(before)[seat]), Counter(score(then)[seat])
    came = [(what, amount, letter) for letter, amount, what in new - old]
    return (*came, *((what, -amount, letter) for letter, amount, what in old - new))


@maker(CH, "4.42", "predict")
def had_they_only(rng: random.Random, q: Question) -> Exercise:
    """Another move in the last conference, and all the rest as it was: who wins?"""
    played, wanted = RECORDED.played, q.once(pick, ("us", "uk"))
    open_moves = moments(
        "allocate_production", "place_bonus", "place_network_marker", "place_alignment_marker"
    )
    n = pick(rng, [n for n in open_moves if n >= LAST])
    state = played.before(n)
    move: Action = pick(rng, state.actions())
    q.require(move != played.actions[n - 1])
    outcome = q.found(played.ending(n, move))
    found = q.found(outcome.result)
    q.require(found.winner == wanted)
    final = found.final
    q.facts(
        final,
        seat=seat_of(state),
        move=move,
        made=played.actions[n - 1],
        gap=max(final.values()) - min(final.values()),
    )
    return q.predict(state, outcome, wins, WINNERS, why=Why(found, found.rule))
