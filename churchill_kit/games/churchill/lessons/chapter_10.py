"""Exercises of chapter 10: the secret agenda variant."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from ....tutor.exercise import (
    Choice,
    Exercise,
    Text,
    Why,
    after,
    maker,
    pick,
    sample,
    shuffled,
    text,
)
from ..box.components import BOX, SEATS
from ..rules.scoring import SECRET_AGENDA_POINTS, points, score
from ..state import Churchill
from .chapter_9 import Entries, ended, influence, pair, parts, winners, wins, world
from .positions import chance, number, position

EACH = 3  # markers drawn by a player (10.2)
OPTIONS = {"secret_agenda": True}
# Global issues that keep nobody from placing alignment.
OPEN = {"churchill_roosevelt": "us", "churchill_stalin": "uk", "roosevelt_stalin": "neutral"}


def secret(rng: random.Random) -> Entries:
    """A late position of the variant; many markers name places that their owner controls."""
    entries = world(rng, number(rng, 13, 17))
    return {**entries, "options": OPTIONS, "secret_agendas": drawn(rng, entries)}


def drawn(rng: random.Random, entries: Entries) -> dict[str, tuple[str, ...]]:
    """Three markers for everybody."""
    left = sample(rng, BOX.agenda_markers, len(BOX.agenda_markers))
    out = {}
    for seat in SEATS:
        own = [
            marker
            for marker in left
            if entries["influence"].get(BOX.agenda_markers[marker], {}).get("political") == seat
        ]
        held = own[: number(rng, 0, EACH)]
        held += [marker for marker in left if marker not in held][: EACH - len(held)]
        left = [marker for marker in left if marker not in held]
        out[seat] = tuple(held)
    return out


def agenda_lines(state: Churchill, seat: str) -> list[tuple[str, int, str]]:
    """The lines of a power's score for its secret agendas."""
    return [line for line in score(state)[seat] if line[0] == "10.3"]


def bonus(state: Churchill, seat: str) -> int:
    """What the secret agendas of a power are worth now."""
    return sum(line[1] for line in agenda_lines(state, seat))


# -- 10.1, 10.2 The markers ------------------------------------------------------------------------


@maker("10", "10.1", "compute")
def markers_out(rng: random.Random) -> Exercise:
    """How many markers of a place may the others still have?"""
    seat = pick(rng, SEATS)
    entries = secret(rng)
    state, outcome = pair(rng, entries)
    own = [BOX.agenda_markers[marker] for marker in entries["secret_agendas"][seat]]
    location = pick(rng, own) if chance(rng, 0.7) else pick(rng, BOX.locations)
    all_markers: int = list(BOX.agenda_markers.values()).count(location)

    def others(s: Churchill) -> int:
        held = s.secret_agendas[seat] or ()
        mine: int = sum(BOX.agenda_markers[marker] == location for marker in held)
        return all_markers - mine

    rows = [(location, all_markers, "10.1")]
    if location in own:
        rows.append((seat, -own.count(location), "10.2"))
    return Exercise(
        text("tutor-markers_out", seat=seat, own=own, location=location, count=all_markers),
        Why(
            text("tutor-markers_out-why", location=location, count=all_markers), "10.1", tuple(rows)
        ),
        state,
        seat=seat,
        number=others(outcome),
        hints=(
            text("tutor-markers_out-hint1"),
            text("tutor-markers_out-hint2", location=location, count=own.count(location)),
        ),
        outcome=outcome,
        reads=others,
    )


MARKERS = Counter(BOX.agenda_markers.values())
ONLY = tuple(location for location, count in MARKERS.items() if count == 1)
TWICE = tuple(location for location, count in MARKERS.items() if count == 2)


def hand(locations: Iterable[str]) -> Text:
    """Three markers as an answer."""
    return text("tutor-possible_draw-hand", locations=tuple(locations))


@maker("10", "10.2", "choose")
def possible_draw(rng: random.Random) -> Exercise:
    """From the markers in one's own hand: which three may another player have drawn?"""
    seat = pick(rng, SEATS)
    rival = pick(rng, [x for x in SEATS if x != seat])
    one, other = sample(rng, ONLY, 2)
    own_two, own_one, free, more = sample(rng, TWICE, 4)
    own = (one, own_two, own_two) if chance(rng, 0.5) else (one, own_two, own_one)
    full = own_two if own.count(own_two) == 2 else one
    hands = [
        (own[2] if own[2] != full else free, more, other),  # this is possible
        (full, free, more),
        (other, other, free),
        (one, own[2] if own[2] != full else more, free),
    ]
    given = [[m for m, x in BOX.agenda_markers.items() if x == location] for location in own]
    drawn_ = [given[i].pop(own[:i].count(own[i])) for i in range(EACH)]
    entries: Entries = {**world(rng, 9), "options": OPTIONS, "secret_agendas": {seat: drawn_}}
    state, outcome = pair(rng, entries)

    def short(s: Churchill, locations: Iterable[str]) -> str:
        """The place of which there are not markers enough, if there is one."""
        mine = (BOX.agenda_markers[marker] for marker in s.secret_agendas[seat] or ())
        needed = Counter(locations) + Counter(mine)
        return next((x for x in needed if needed[x] > MARKERS[x]), "")

    def why(locations: tuple[str, ...]) -> Why:
        location = short(outcome, locations) or locations[0]
        facts = {"location": location, "count": MARKERS[location], "own": own.count(location)}
        facts["case"] = "short" if short(outcome, locations) else "enough"
        return Why(
            text("tutor-possible_draw-why", asked=locations.count(location), **facts), "10.2"
        )

    return Exercise(
        text("tutor-possible_draw", seat=seat, rival=rival, own=own, locations=(one, other)),
        why(hands[0]),
        state,
        seat=seat,
        choices=shuffled(rng, [Choice(hand(x), not short(outcome, x), why(x)) for x in hands]),
        hints=(
            text("tutor-possible_draw-hint1"),
            text("tutor-possible_draw-hint2"),
        ),
        outcome=outcome,
        reads=lambda s: next(hand(x) for x in hands if not short(s, x)),
    )


# -- 10.3 Scoring ----------------------------------------------------------------------------------


@maker("10", "10.3", "compute")
def agenda_bonus(rng: random.Random) -> Exercise:
    """What are the secret agendas of a power worth?"""
    seat = pick(rng, SEATS)
    entries = secret(rng)
    state, outcome = pair(rng, entries)
    lines = agenda_lines(outcome, seat)
    return Exercise(
        text("tutor-agenda_bonus", seat=seat, markers=entries["secret_agendas"][seat]),
        Why(text("tutor-agenda_bonus-why", count=len(lines)), "10.3", parts(lines)),
        state,
        number=bonus(outcome, seat),
        hints=(
            text("tutor-agenda_bonus-hint1", seat=seat),
            text("tutor-agenda_bonus-hint2"),
        ),
        outcome=outcome,
        reads=lambda s: bonus(s, seat),
    )


@maker("10", "10.3", "compute")
def total_with_agenda(rng: random.Random) -> Exercise:
    """What is a power's score when the agendas are revealed?"""
    seat = pick(rng, SEATS)
    entries = secret(rng)
    state, outcome = pair(rng, entries)
    lines = ended(outcome).lines[seat]

    def total(s: Churchill) -> int:
        return ended(s).scores[seat]

    return Exercise(
        text(
            "tutor-total_with_agenda",
            seat=seat,
            points=total(outcome) - bonus(outcome, seat),
            markers=entries["secret_agendas"][seat],
        ),
        Why(
            text("tutor-agenda_bonus-why", count=len(agenda_lines(outcome, seat))),
            "10.3",
            parts(lines),
        ),
        state,
        number=total(outcome),
        hints=(
            text("tutor-agenda_bonus-hint1", seat=seat),
            text("tutor-agenda_bonus-hint2"),
        ),
        outcome=outcome,
        reads=total,
    )


@maker("10", "10.3", "choose")
def paying_marker(rng: random.Random) -> Exercise:
    """Which of three markers brings its owner points?"""
    while True:
        seat = pick(rng, SEATS)
        entries = secret(rng)
        places = [BOX.agenda_markers[marker] for marker in entries["secret_agendas"][seat]]
        state, outcome = pair(rng, entries)
        if len(set(places)) == EACH and len(agenda_lines(outcome, seat)) == 1:
            break

    def names(s: Churchill) -> Text:
        return text("tutor-paying_marker-place", location=agenda_lines(s, seat)[0][2])

    right = names(outcome)
    choices = []
    for place in places:
        told = text("tutor-paying_marker-place", location=place)
        owner, _ = outcome.networks.get(place, (None, 0))
        why = text(
            "tutor-paying_marker-why",
            location=place,
            seat=outcome.alignment.get(place),
            network=owner,
        )
        choices.append(Choice(told, told == right, Why(why, "10.3")))
    return Exercise(
        text("tutor-paying_marker", seat=seat),
        next(choice.why for choice in choices if choice.right),
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-paying_marker-hint1"),
            text("tutor-agenda_bonus-hint1", seat=seat),
        ),
        outcome=outcome,
        reads=names,
    )


@maker("10", "10.3", "predict")
def agenda_decides(rng: random.Random) -> Exercise:
    """The agendas are revealed: who wins the game?"""
    wanted = chance(rng, 0.6)
    while True:
        entries = secret(rng)
        state, outcome = pair(rng, entries)
        plain = position(rng, at="end", **{**entries, "secret_agendas": {}})
        result = ended(outcome)
        if not result.tiebreak and (ended(plain).winner != result.winner) == wanted:
            break
    why = Why(result, result.rule)
    before = ended(plain)
    return Exercise(
        text(
            "tutor-agenda_decides",
            **before.scores,
            **{f"{seat}_more": bonus(outcome, seat) for seat in SEATS},
            fallen={"germany", "japan"} <= set(outcome.surrendered),
        ),
        why,
        state,
        choices=winners(wins(outcome), why),
        hints=(
            text("tutor-agenda_decides-hint1", **points(score(outcome))),
            text("tutor-agenda_decides-hint2"),
        ),
        outcome=outcome,
        reads=wins,
    )


@maker("10", "10.3", "mistake")
def wrong_bonus(rng: random.Random) -> Exercise:
    """What each power has scored for its agendas: which sentence is wrong?"""
    entries = secret(rng)
    state, outcome = pair(rng, entries)

    def said(seat: str, amount: int) -> Text:
        markers = entries["secret_agendas"][seat]
        return text("tutor-wrong_bonus-claim", seat=seat, amount=amount, markers=markers)

    wrong = pick(rng, SEATS)
    true = bonus(outcome, wrong)
    slip = pick(
        rng,
        [n for n in (true - SECRET_AGENDA_POINTS, true + SECRET_AGENDA_POINTS) if 0 <= n <= 15],
    )
    choices = []
    for seat in SEATS:
        lines = agenda_lines(outcome, seat)
        why = Why(text("tutor-agenda_bonus-why", count=len(lines)), "10.3", parts(lines))
        claimed = slip if seat == wrong else bonus(outcome, seat)
        choices.append(Choice(said(seat, claimed), seat == wrong, why))
    return Exercise(
        text("tutor-wrong_bonus"),
        next(choice.why for choice in choices if choice.right),
        state,
        choices=tuple(choices),
        hints=(
            text("tutor-agenda_bonus-hint2"),
            text("tutor-wrong_bonus-hint2", seat=wrong),
        ),
        outcome=outcome,
        reads=lambda s: next(
            c.told for c in choices if c.told not in [said(seat, bonus(s, seat)) for seat in SEATS]
        ),
    )


@maker("10", "10.3", "goal")
def fulfil_agenda(rng: random.Random) -> Exercise:
    """Place your alignment marker so that a secret agenda is fulfilled."""
    while True:
        seat = pick(rng, SEATS)
        held = influence(rng, sample(rng, BOX.locations, 13))
        entries: Entries = {"influence": held, "global_issues": OPEN, "options": OPTIONS}
        entries["secret_agendas"] = drawn(rng, entries)
        state = position(rng, at="war", conference=9, gains={seat: (0, 1)}, **entries)
        while state.decision is not None and state.decision.kind != "place_alignment_marker":
            state = after(state, pick(rng, state.actions()))
            if state.phase != "war":
                break
        if state.decision is None or state.decision.kind != "place_alignment_marker":
            continue
        before = bonus(state, seat)
        gains = [bonus(after(state, action), seat) - before for action in state.actions()]
        if max(gains) > 0 and min(gains) <= 0:
            break
    best = next(a for a, gain in zip(state.actions(), gains, strict=True) if gain > 0)
    end = after(state, best)
    return Exercise(
        text("tutor-fulfil_agenda", seat=seat, markers=state.secret_agendas[seat], points=before),
        Why(
            text("tutor-fulfil_agenda-why", seat=seat, points=bonus(end, seat)),
            "10.3",
            parts(agenda_lines(end, seat)),
        ),
        state,
        seat=seat,
        goal=lambda s: bonus(s, seat) > before,
        hints=(
            text("tutor-fulfil_agenda-hint1"),
            text("tutor-fulfil_agenda-hint2"),
            text("tutor-fulfil_agenda-hint3", location=best["location"]),
        ),
    )
