"""Exercises of chapter 10: the secret agenda variant."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    chance,
    maker,
    number,
    pick,
    sample,
    shuffled,
    text,
)
from ...box.components import BOX, SEATS
from ...rules.scoring import SECRET_AGENDA_POINTS, points, score
from ...state import Churchill
from ..positions import position
from .chapter_9 import WINNERS, Entries, ended, influence, pair, parts, wins, world

EACH = 3  # markers drawn by a player (10.2)
OPTIONS = {"secret_agenda": True}
PLACE = "place_alignment_marker"
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
def markers_out(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(seat=seat, own=own, location=location, count=all_markers)
    q.facts_of("hint2", count=own.count(location))
    return q.compute(state, outcome, others, rows, seat=seat)


MARKERS = Counter(BOX.agenda_markers.values())
ONLY = tuple(location for location, count in MARKERS.items() if count == 1)
TWICE = tuple(location for location, count in MARKERS.items() if count == 2)


def hand(locations: Iterable[str]) -> Text:
    """Three markers as an answer."""
    return text("tutor-possible_draw-hand", locations=tuple(locations))


@maker("10", "10.2", "choose")
def possible_draw(rng: random.Random, q: Question) -> Exercise:
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
        return Why(q.text("why", asked=locations.count(location), **facts), "10.2")

    q.facts(seat=seat, rival=rival, own=own, locations=(one, other))
    return q.choose(
        state,
        shuffled(rng, [Choice(hand(x), not short(outcome, x), why(x)) for x in hands]),
        outcome=outcome,
        reads=lambda s: next(hand(x) for x in hands if not short(s, x)),
        seat=seat,
    )


# -- 10.3 Scoring ----------------------------------------------------------------------------------


@maker("10", "10.3", "compute")
def agenda_bonus(rng: random.Random, q: Question) -> Exercise:
    """What are the secret agendas of a power worth?"""
    seat = pick(rng, SEATS)
    entries = secret(rng)
    state, outcome = pair(rng, entries)
    lines = agenda_lines(outcome, seat)
    q.facts(seat=seat, markers=entries["secret_agendas"][seat], count=len(lines))
    return q.compute(state, outcome, lambda s: bonus(s, seat), parts(lines))


@maker("10", "10.3", "compute")
def total_with_agenda(rng: random.Random, q: Question) -> Exercise:
    """What is a power's score when the agendas are revealed?"""
    seat = pick(rng, SEATS)
    entries = secret(rng)
    state, outcome = pair(rng, entries)
    rows = parts(ended(outcome).lines[seat])

    def total(s: Churchill) -> int:
        return ended(s).scores[seat]

    q.facts(
        seat=seat,
        points=total(outcome) - bonus(outcome, seat),
        markers=entries["secret_agendas"][seat],
    )
    why = Why(text("tutor-agenda_bonus-why", count=len(agenda_lines(outcome, seat))), "10.3", rows)
    shared = (text("tutor-agenda_bonus-hint1", seat=seat), text("tutor-agenda_bonus-hint2"))
    return q.compute(state, outcome, total, why=why, hints=shared)


@maker("10", "10.3", "choose")
def paying_marker(rng: random.Random, q: Question) -> Exercise:
    """Which of three markers brings its owner points?"""
    seat = pick(rng, SEATS)
    entries = secret(rng)
    places = [BOX.agenda_markers[marker] for marker in entries["secret_agendas"][seat]]
    state, outcome = pair(rng, entries)
    q.require(len(set(places)) == EACH and len(agenda_lines(outcome, seat)) == 1)

    def names(s: Churchill) -> Text:
        return q.text("place", location=agenda_lines(s, seat)[0][2])

    right = names(outcome)
    choices = []
    for place in places:
        told = q.text("place", location=place)
        owner, _ = outcome.networks.get(place, (None, 0))
        why = q.text(
            "why",
            location=place,
            seat=outcome.alignment.get(place),
            network=owner,
        )
        choices.append(Choice(told, told == right, Why(why, "10.3")))
    q.facts(seat=seat)
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=outcome,
        reads=names,
        seat=seat,
        hints=(
            q.hint(1),
            text("tutor-agenda_bonus-hint1", seat=seat),
        ),
    )


@maker("10", "10.3", "predict")
def agenda_decides(rng: random.Random, q: Question) -> Exercise:
    """The agendas are revealed: who wins the game?"""
    wanted = q.once(chance, 0.6)
    entries = secret(rng)
    state, outcome = pair(rng, entries)
    plain = position(rng, at="end", **{**entries, "secret_agendas": {}})
    result = ended(outcome)
    q.require(not result.tiebreak and (ended(plain).winner != result.winner) == wanted)
    before = ended(plain)
    q.facts(
        before.scores,
        {f"{seat}_more": bonus(outcome, seat) for seat in SEATS},
        fallen={"germany", "japan"} <= set(outcome.surrendered),
    )
    q.facts_of("hint1", **points(score(outcome)))
    return q.predict(state, outcome, wins, WINNERS, why=Why(result, result.rule))


@maker("10", "10.3", "mistake")
def wrong_bonus(rng: random.Random, q: Question) -> Exercise:
    """What each power has scored for its agendas: which sentence is wrong?"""
    entries = secret(rng)
    state, outcome = pair(rng, entries)

    def said(seat: str, amount: int) -> Text:
        markers = entries["secret_agendas"][seat]
        return q.text("claim", seat=seat, amount=amount, markers=markers)

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
    q.facts(seat=wrong)
    return q.choose(
        state,
        choices,
        outcome=outcome,
        reads=lambda s: next(
            c.told for c in choices if c.told not in [said(seat, bonus(s, seat)) for seat in SEATS]
        ),
        hints=(text("tutor-agenda_bonus-hint2"), q.hint(2)),
    )


@maker("10", "10.3", "goal")
def fulfil_agenda(rng: random.Random, q: Question) -> Exercise:
    """Place your alignment marker so that a secret agenda is fulfilled."""
    seat = pick(rng, SEATS)
    held = influence(rng, sample(rng, BOX.locations, 13))
    entries: Entries = {"influence": held, "global_issues": OPEN, "options": OPTIONS}
    entries["secret_agendas"] = drawn(rng, entries)
    state = position(rng, at="war", conference=9, gains={seat: (0, 1)}, **entries)
    while state.phase == "war" and state.decision and state.decision.kind != PLACE:
        state = after(state, pick(rng, state.actions()))
    q.require(state.decision and state.decision.kind == PLACE)
    before = bonus(state, seat)
    gains = [bonus(after(state, action), seat) - before for action in state.actions()]
    q.require(max(gains) > 0 and min(gains) <= 0)
    best = next(a for a, gain in zip(state.actions(), gains, strict=True) if gain > 0)
    end = after(state, best)
    q.facts(seat=seat, markers=state.secret_agendas[seat], points=before, location=best["location"])
    return q.goal(
        state,
        lambda s: bonus(s, seat) > before,
        why=q.why(*parts(agenda_lines(end, seat)), points=bonus(end, seat)),
        seat=seat,
    )
