"""Exercises of chapter 11: playing alone, and what the bots will do."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .....engine.values import Action
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    maker,
    number,
    pick,
    sample,
    shuffled,
    text,
)
from ...bots.bot import Bot
from ...bots.charts import charts
from ...bots.choices import SAFE_SPACE
from ...bots.reading import Line
from ...bots.sight import Sight
from ...box.components import BOX
from ...game import GAME
from ...state import Churchill
from .. import charts as chart

SCENARIOS = ("training", "tournament", "campaign")


class Asked(NamedTuple):
    """A bot that has to decide: the whole position, its move, all that its chart thinks as
    good, and the entries that it read."""

    state: Churchill
    move: Action
    found: Sequence[Action]
    lines: tuple[Line, ...]

    @property
    def seat(self) -> str:
        """Whose bot it is."""
        assert self.state.decision is not None
        return self.state.decision.seat

    @property
    def last(self) -> Line:
        """The entry that decides."""
        return self.lines[-1]


def ask(state: Churchill) -> Asked:
    """What the bot whose turn it is makes of a position."""
    assert state.decision is not None
    view = state.view(state.decision.seat)
    return Asked(state, *Bot().reading(view, view.actions()))


def asked(rng: random.Random, *kinds: str, fits: Callable[[Asked], bool]) -> Asked:
    """A decision of one of these kinds in a game that bots play, if it `fits`."""
    while True:
        state: Any = GAME.new(scenario=pick(rng, SCENARIOS), seed=number(rng, 0, 2**31))
        wait = number(rng, 0, 60)  # so many decisions are made before
        while state.decision is not None:
            now = ask(state)
            if wait <= 0 and state.decision.kind in kinds and fits(now):
                return now
            state = after(state, now.move)
            wait -= 1


def clear(now: Asked) -> bool:
    """Does the chart, and no die and no common sense, choose among several moves?"""
    return len(now.found) == 1 and now.last.entry.rank > 0 and len(now.state.actions()) > 2


def decides(now: Asked) -> Why:
    """The entry that decides, as the reason of a move."""
    entry = now.last.entry
    rule = chart.SECTIONS[entry.decision]
    return Why(text("tutor-by_entry", rank=entry.rank, entry=chart.words(entry)), rule)


def hints(now: Asked) -> tuple[Text, ...]:
    """Which list is read, and how far."""
    entry = now.last.entry
    return (
        text("tutor-by_entry-hint1", seat=now.seat),
        text("tutor-by_entry-hint2", seat=now.seat, rank=entry.rank, count=entry.rank - 1),
    )


def predicted(rng: random.Random, q: Question, now: Asked) -> Exercise:
    """What will the bot do? Some of its legal moves, of which it takes one."""
    q.like = "bot_move"
    outcome = after(now.state, now.move)
    others = [a for a in now.state.actions() if after(now.state, a) != outcome]
    same = [a for a in others if a.kind == now.move.kind]
    wrongs = [*sample(rng, same, 3), *sample(rng, others, 3)]
    offered = {a: after(now.state, a) for a in (now.move, *wrongs)}
    q.facts(asked=now.state.decision, entry=chart.words(now.last.entry))
    return q.among(
        now.state,
        outcome,
        lambda s: next(told for told, result in offered.items() if result == s),
        wrongs,
        why=decides(now),
        seat=now.seat,
        hints=hints(now),
    )


# -- 11.4 to 11.8 What will it do? -----------------------------------------------------------------


@maker("11", "11.4", "predict")
def bot_lays(rng: random.Random, q: Question) -> Exercise:
    """Which card does the bot lay for the agenda, which issue does it put on the table?"""
    return predicted(
        rng, q, asked(rng, "agenda_card", "opening_issue", "nominate_issue", fits=clear)
    )


@maker("11", "11.5", "predict")
def bot_plays(rng: random.Random, q: Question) -> Exercise:
    """What does the bot play in the meeting?"""
    return predicted(rng, q, asked(rng, "advance_issue", "debate_issue", fits=clear))


@maker("11", "11.6", "predict")
def bot_allocates(rng: random.Random, q: Question) -> Exercise:
    """Where does the bot spend its production?"""
    return predicted(rng, q, asked(rng, "allocate_production", "directed_offensive", fits=clear))


@maker("11", "11.8", "predict")
def bot_places(rng: random.Random, q: Question) -> Exercise:
    """Where does the bot place a network or an alignment marker?"""
    kinds = ("place_network_marker", "place_alignment_marker")
    return predicted(rng, q, asked(rng, *kinds, fits=clear))


# -- 11.1 Reading the chart ------------------------------------------------------------------------


@maker("11", "11.1", "choose")
def which_entry(rng: random.Random, q: Question) -> Exercise:
    """Which entry of its chart does the bot follow?"""

    def long(now: Asked) -> bool:
        return now.last.entry.rank > 1 and len(listed(now)) >= 4

    kinds = ("advance_issue", "debate_issue", "nominate_issue", "allocate_production")
    now = asked(rng, *kinds, "place_network_marker", "opening_issue", fits=long)
    entries = listed(now)
    right = now.last.entry
    near = [e for e in entries if abs(e.rank - right.rank) <= 3 and e != right]
    offered = sorted([right, *sample(rng, near, 3)], key=lambda e: int(e.rank))
    read = {line.entry: line for line in now.lines}

    def told(entry: Any) -> Text:
        return q.text("entry", rank=entry.rank, entry=chart.words(entry))

    def why(entry: Any) -> Why:
        line = read.get(entry)
        said = chart.verdict(line, now.seat) if line else text("tutor-line-unread")
        return Why(said, "11.1")

    def follows(s: Churchill) -> Text:
        again = ask(now.state)
        assert after(now.state, again.move) == s
        return told(again.last.entry)

    q.facts(asked=now.state.decision, move=now.move)
    return q.choose(
        now.state,
        [Choice(told(e), e == right, why(e)) for e in offered],
        outcome=after(now.state, now.move),
        reads=follows,
        seat=now.seat,
    )


def listed(now: Asked) -> tuple[Any, ...]:
    """All entries of the list in which the decision falls."""
    entries: tuple[Any, ...] = charts()[now.seat].lists.get(now.last.entry.decision, ())
    return entries


@maker("11", "11.1", "mistake")
def wrongly_read(rng: random.Random, q: Question) -> Exercise:
    """What somebody says of the conditions in a bot's chart: which sentence is wrong?"""
    kinds = ("advance_issue", "debate_issue", "nominate_issue", "allocate_production")
    now = asked(rng, *kinds, fits=lambda x: len(conditions(x)) >= 4)
    known = conditions(now)
    some = sample(rng, sorted(known), 4)
    slip = pick(rng, some)

    def told(word: str, holds: bool) -> Text:
        sentence = chart.spoken(word, now.seat)
        return q.text("claim", holds=holds, condition=sentence)

    def why(word: str) -> Why:
        return Why(told(word, known[word]), "11.1")

    said = {word: told(word, known[word] != (word == slip)) for word in some}
    q.facts(seat=now.seat)
    return q.choose(
        now.state,
        [Choice(said[word], word == slip, why(word)) for word in some],
        outcome=after(now.state, now.move),
        reads=lambda s: next(
            said[word]
            for word in some
            if said[word] != told(word, conditions(ask(now.state))[word])
        ),
        seat=now.seat,
    )


def conditions(now: Asked) -> dict[str, bool]:
    """The conditions that the bot looked at, without their "!", and whether they hold."""
    out = {}
    for line in now.lines:
        for word in line.entry.when:
            holds = word != line.unmet
            if word != "always":
                out[word.removeprefix("!")] = holds != word.startswith("!")
            if not holds:
                break
    return out


# -- 11.3 The plan ---------------------------------------------------------------------------------


def sight(state: Churchill) -> Sight:
    """What the bot whose turn it is works out from its view."""
    assert state.decision is not None
    seat = state.decision.seat
    view = state.view(seat)
    return Sight(view, view.actions(), charts()[seat].weights)


def plain(card: str) -> bool:
    """Is a card's value printed on it?"""
    return BOX.staff[card].value is not None


def simple(action: Action) -> bool:
    """Does this advance an issue with a card whose value is printed on it?"""
    return action.kind == "advance" and plain(action["card"])


@maker("11", "11.3", "compute")
def plan_value(rng: random.Random, q: Question) -> Exercise:
    """What is a card on an issue worth to the bot's plan?"""

    def weighty(now: Asked) -> bool:
        b = sight(now.state)
        return any(map(plain, b.cards)) and any(map(b.weight, b.concerned))

    now = asked(rng, "advance_issue", fits=weighty)
    b = sight(now.state)
    card = pick(rng, [c for c in b.cards if plain(c)])
    issue = pick(rng, [i for i in b.concerned if b.weight(i)])

    def value(s: Churchill) -> int:
        return sum(part[1] for part in sight(now.state).parts(card, issue))

    q.facts(
        seat=now.seat,
        card=card,
        value=BOX.staff[card].value,
        print=BOX.staff[card].summary,
        issue=issue,
        weight=b.weight(issue),
        total=int(b.total(card, issue)),
    )
    return q.compute(
        now.state, after(now.state, now.move), value, b.parts(card, issue), seat=now.seat
    )


@maker("11", "11.3", "choose")
def planned_pair(rng: random.Random, q: Question) -> Exercise:
    """Which card on which issue is the best of the bot's plan?"""

    def by_plan(now: Asked) -> bool:
        return clear(now) and now.last.entry.choose == "plan" and simple(now.move)

    now = asked(rng, "advance_issue", fits=by_plan)
    b = sight(now.state)
    pairs = [a for a in now.state.actions() if a != now.move and simple(a)]
    results = [(a, after(now.state, a)) for a in (now.move, *sample(rng, pairs, 3))]

    def why(action: Action) -> Why:
        card, issue = action["card"], action["issue"]
        total, weight = int(b.total(card, issue)), b.weight(issue)
        safe = b.distance(issue) >= SAFE_SPACE
        said = q.text("why", total=total, weight=weight, safe=safe)
        return Why(said, "11.3", b.parts(card, issue))

    q.facts(seat=now.seat, card=now.move["card"])
    return q.choose(
        now.state,
        shuffled(rng, [Choice(a, a == now.move, why(a)) for a, _ in results]),
        outcome=after(now.state, now.move),
        reads=lambda s: next(a for a, result in results if result == s),
        seat=now.seat,
    )


# -- 11.5 Playing against it -----------------------------------------------------------------------


def lets_pass(s: Churchill) -> bool:
    """Is a bot asked whether it debates, and lets the issue pass?"""
    if s.decision is None or s.decision.kind != "debate_issue":
        return False
    return ask(s).move.kind == "decline"


@maker("11", "11.5", "goal")
def undebated(rng: random.Random, q: Question) -> Exercise:
    """Advance an issue that the bot will not debate."""

    def both(now: Asked) -> bool:
        if len(now.state.actions()) > 40:
            return False
        came = {lets_pass(after(now.state, a)) for a in now.state.actions()}
        return len(came) == 2

    now = asked(rng, "advance_issue", fits=both)
    good = next(a for a in now.state.actions() if lets_pass(after(now.state, a)))
    bot = after(now.state, good).decision
    assert bot is not None
    q.facts(seat=now.seat, bot=bot.seat, move=good)
    return q.goal(now.state, lets_pass, seat=now.seat)
