"""Exercises of chapter 2: what is in the box."""

from __future__ import annotations

import random
from functools import cache

from .....engine.state import State
from .....engine.words import LANGUAGES, message
from .....tutor.making import (
    Exercise,
    Question,
    Text,
    after,
    chance,
    judged,
    maker,
    number,
    pick,
    sample,
    shuffled,
    text,
)
from ...box.components import BOX, FRONTS, SEATS, ConferenceCard
from ...rules import agenda
from ...rules.conference_card import ALIGNMENT_SUPPLY, NETWORK_SUPPLY
from ...rules.fronts import strength
from ...rules.meeting import total
from ...state import CENTER, GAME_NAME, Churchill, Place
from ..positions import LAND, hand, on_the_map, position, table
from .chapter_5_1 import clear_win

TEN = 10  # the face of the ten-sided die on which a 0 stands


# -- 2.0 Markers and dice --------------------------------------------------------------------------


@maker("2", "2.0", "compute")
def left_in_the_box(rng: random.Random, q: Question) -> Exercise:
    """How many networks, or alignment markers, can a power still place before it has none?"""
    seat, kind = pick(rng, SEATS), pick(rng, ("clandestine", "political"))
    places = sample(rng, BOX.locations, number(rng, 7, 13))
    owners = {place: seat if chance(rng, 0.6) else pick(rng, SEATS) for place in places}
    owners[places[0]] = seat
    influence = {
        place: {"clandestine": (owner, number(rng, 1, 2))}
        | ({"political": owner} if i == 0 or chance(rng, 0.6) else {})
        for i, (place, owner) in enumerate(owners.items())
    }
    entries = {"scenario": "campaign", "conference": 10, "influence": influence}
    state = on_the_map(position(rng, at="meeting", **entries))
    outcome = position(rng, at="end", **entries)
    supply = NETWORK_SUPPLY if kind == "clandestine" else ALIGNMENT_SUPPLY

    def there(s: Churchill) -> dict[str, int]:
        if kind == "clandestine":
            return {place: n for place, (owner, n) in s.networks.items() if owner == seat}
        return {place: 1 for place, owner in s.alignment.items() if owner == seat}

    def left(s: Churchill) -> int:
        return supply - sum(there(s).values())

    used = there(outcome)
    q.facts(seat=seat, kind=kind, n=supply, count=len(used))
    return q.compute(
        state,
        outcome,
        left,
        ((seat, supply, "2.0"), *((place, -n, "3.23") for place, n in used.items())),
    )


@maker("2", "2.0", "predict")
def zero_is_ten(rng: random.Random, q: Question) -> Exercise:
    """The ten-sided die is cast for a front: what does its face bring?"""
    front = pick(rng, LAND)
    spaces = [s.id for s in BOX.tracks[front].spaces]
    at = pick(rng, [s for s in LAND[front] if spaces.index(s) + 2 < len(spaces)] or LAND[front])
    enters, beyond = [*spaces[spaces.index(at) + 1 :], ""][:2]
    support = number(rng, 2, 6)
    face = TEN if chance(rng, 0.5) else number(rng, 1, 9)
    entries = {
        "scenario": "campaign", "conference": 9, "fronts": {front: at},
        "support": {front: support}, "reserves": {},
    }  # fmt: skip
    before = _rolled_before(rng, front, entries)
    outcome = position(rng, at="war", rolls=(TEN,) * before + (face, 5, 5), **entries)
    there = {k: v for k, v in entries.items() if k != "reserves"}
    state = on_the_map(position(rng, at="meeting", **there))
    parts = tuple(strength(state, front))

    def came(s: Churchill) -> Text:
        now = s.space(front).id
        if now == at:
            return q.text("stays")
        through = any(e.kind == "breakthrough" and e["front"] == front for e in s.events)
        return text("tutor-zero_is_ten-through" if through else "tutor-zero_is_ten-enters")

    told = (
        q.text("stays"),
        q.text("enters"),
        q.text("through"),
    )
    q.facts(
        front=front,
        at=at,
        space=enters,
        beyond=beyond,
        strength=total(parts),
        face=face % TEN,
        roll=face,
    )
    return q.predict(state, outcome, came, told, why=q.why(*parts, rule="7.71"))


def _rolled_before(rng: random.Random, front: str, entries: dict[str, object]) -> int:
    """How many fronts roll before this one."""
    state = position(rng, at="war", rolls=(TEN,) * len(FRONTS), **entries)
    rolled = [e["front"] for e in state.events if e.kind == "front_rolled"]
    return rolled.index(front)


# -- 2.0 Cards -------------------------------------------------------------------------------------


@maker("2", "3.33", "choose")
def whose_card(rng: random.Random, q: Question) -> Exercise:
    """A power is about to lay a card: which of these people can it send?"""
    seat = pick(rng, SEATS)
    hands = {s: hand(rng, s, 5) for s in SEATS}
    state = position(rng, at="agenda", card=None, hands=hands)
    while state.decision is not None and state.decision.seat != seat:
        state = after(state, state.actions()[0])
    absent = pick(rng, [c for c in BOX.decks[seat] if c not in hands[seat]])
    others = [pick(rng, hands[s]) for s in SEATS if s != seat]
    held = pick(rng, hands[seat])
    choices = judged(state, map(agenda.pick, (held, absent, *others)), legal=True)
    # What is turned up next, maybe the card of another power, would explain nothing here.
    why = q.why(seat=seat, card=held)
    choices[0] = choices[0]._replace(why=why)
    q.facts(seat=seat)
    return q.choose(state, shuffled(rng, choices), seat=seat)


@cache
def placing() -> tuple[tuple[ConferenceCard, str], ...]:
    """Conference cards that put exactly one issue on the table, and the band that does it."""
    out = []
    for card in BOX.conferences.values():
        bands = [b.band for b in card.bands for e in b.effects if e["op"] == "place_issue"]
        if len(bands) == 1:
            out.append((card, bands[0]))
    return tuple(out)


@maker("2", "3.28", "predict")
def on_the_card(rng: random.Random, q: Question) -> Exercise:
    """A conference card is turned up: which issue does it put on the table?"""
    card, band = pick(rng, placing())
    entries = {"scenario": "campaign", "conference": card.number, "issues": {}}
    state = position(rng, at="agenda", card=None, **entries)
    outcome = position(rng, at="agenda", card=card.id, **entries)
    put = outcome.on_table()
    q.require(len(put) == 1)

    def issue(s: Churchill) -> Text:
        return q.text("issue", issue=BOX.issues[s.on_table()[0]].type)

    kinds = [t for t in dict.fromkeys(i.type for i in BOX.issues.values())]
    summary = next(b.summary for b in card.bands if b.band == band)
    wrongs = (q.text("issue", issue=t) for t in sample(rng, kinds, len(kinds)))
    q.facts(card=card.id, number=card.number, band=band, print=summary)
    return q.among(state, outcome, issue, wrongs, sight="nothing")


# -- 3.34 Issue counters ---------------------------------------------------------------------------


def opening(rng: random.Random, issues: dict[str, Place]) -> Churchill:
    """The winner of an agenda is about to put the first issue on his track."""
    laid = clear_win(rng)[0]
    hands = {seat: [card] for seat, card in laid.items()}
    state: Churchill = position(rng, at="agenda", card=None, issues=issues, hands=hands)
    while not state.agenda_winner:
        state = after(state, state.actions()[0])
    return state


def described(issue: str) -> dict[str, str]:
    """What an issue is for, as the gallery tells it, by language."""
    x = BOX.issues[issue]
    facts = {"owner": x.owner, "x": x.political, "y": x.clandestine}
    key = f"chapter-gallery-issue-{x.type if x.conditional else x.kind}"
    return {lang: message(lang, GAME_NAME, key, facts) for lang in LANGUAGES}


@maker("2", "3.34", "goal")
def find_the_issue(rng: random.Random, q: Question) -> Exercise:
    """An issue is described: put it on the table."""
    state = opening(rng, dict.fromkeys(table(rng, 2), CENTER))
    issue = pick(rng, state.available())
    like = described(issue)
    same = {name for name in state.available() if described(name) == like}
    seat = state.agenda_winner
    q.facts(seat=seat, print=like, kind=BOX.issues[issue].kind, issue=issue)
    return q.goal(state, lambda s: any(name in same for name in _on(s)), seat=seat)


def _on(state: State) -> list[str]:
    assert isinstance(state, Churchill)
    return state.on_table()


@maker("2", "3.34", "mistake")
def counter_in_use(rng: random.Random, q: Question) -> Exercise:
    """Four issues are proposed: of one there is no counter left."""
    issues = table(rng, number(rng, 3, 5))
    state = opening(rng, issues)
    good = sample(rng, state.available(), 3)
    q.facts(seat=state.agenda_winner)
    return q.judge(
        state, map(agenda.nominate, (pick(rng, issues), *good)), seat=state.agenda_winner
    )
