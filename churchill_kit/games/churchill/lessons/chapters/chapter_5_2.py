"""Exercises of chapter 5.2: the meeting."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from .....engine.state import State
from .....engine.values import Action
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
    shuffled,
    text,
)
from ...box.components import BOX, SEATS
from ...rules import meeting
from ...rules.meeting import distance, moved, total, worth
from ...state import CENTER, CHAIR, Churchill, Place
from ..positions import (
    ISSUES,
    chief,
    hand,
    in_order,
    often,
    position,
    printed,
    somewhere,
    staff,
    table,
)

NO_LEADERS = {"inactive": SEATS}
# Issues for which no card brings support, so that a move is over at once.
QUIET = tuple(
    name
    for name, issue in BOX.issues.items()
    if issue.kind in ("global", "a_bomb", "production", "pol_mil")
)
CONDITIONAL = ("second_front", "ussr_declares_war")


def meet(
    rng: random.Random,
    turn: str,
    hands: Mapping[str, Any],
    issues: Mapping[str, Place],
    **more: Any,
) -> Churchill:
    """A meeting in which `turn` is about to advance an issue."""
    return position(rng, at="meeting", turn=turn, hands=hands, issues=issues, **more)


def hands_of(rng: random.Random, seat: str, *cards: str) -> dict[str, list[str]]:
    """Three cards for everybody, the given ones in the hand of `seat`."""
    return {s: hand(rng, s, 3, *(cards if s == seat else ())) for s in SEATS}


def suited(rng: random.Random, seat: str, use: str) -> tuple[str, str]:
    """A staff card and an issue: mostly such that an attribute of the card changes its value."""
    cards = sample(rng, staff(seat), 21)
    issue = pick(rng, ISSUES)
    if chance(rng, 0.3):
        return cards[0], issue
    for card in cards:
        for issue in sample(rng, ISSUES, len(ISSUES)):
            for effect in BOX.staff[card].effects:
                told = effect.fits(BOX.issues[issue], None, use, ("roosevelt",))
                if told and effect.action == "strength":
                    return card, issue
    return cards[0], issue


def place(state: Churchill, issue: str) -> Text:
    """Where an issue is."""
    return text("tutor-place", to=state.issues[issue])


def at(to: Place) -> Text:
    """A place, as an answer."""
    return text("tutor-place", to=to)


def played(state: Churchill, kind: str) -> int:
    """The value with which an issue was advanced or debated."""
    value: int = event(state, kind)["value"]
    return value


# -- 5.22 What a card is worth ---------------------------------------------------------------------


@maker("5.2", "5.22", "compute")
def advance_value(rng: random.Random, q: Question) -> Exercise:
    """What does this card count when it advances this issue?"""
    seat = pick(rng, SEATS)
    card, issue = suited(rng, seat, "advance")
    state = meet(
        rng, seat, hands_of(rng, seat, card), {issue: somewhere(rng), **table(rng, 3, issue)}
    )
    outcome = after(state, meeting.advance(card, issue))
    made = event(outcome, "advance_played")
    q.facts(seat=seat, card=card, value=printed(card), print=BOX.staff[card].summary, issue=issue)
    return q.compute(
        state, outcome, lambda s: played(s, "advance_played"), why=Why(made, "5.22", made.breakdown)
    )


@maker("5.2", "5.24", "compute")
def debate_value(rng: random.Random, q: Question) -> Exercise:
    """What does this card count when it debates?"""
    seat = q.once(often, "ussr", 0.6)
    card, issue = suited(rng, seat, "debate")
    q.require(not BOX.staff[card].may("cannot_debate"))
    roll = number(rng, 1, 6) if chance(rng, 0.25) else None
    if roll:
        card = chief(seat)
    mover = pick(rng, [s for s in SEATS if s != seat])
    hands = hands_of(rng, seat, card) | {mover: hand(rng, mover, 3)}
    own = pick(rng, staff(mover, 1, 2))
    hands[mover] = hand(rng, mover, 3, own)
    start = meet(rng, mover, hands, {issue: CENTER, **table(rng, 3, issue)})
    state = after(start, meeting.advance(own, issue))
    state = until(state, seat, "debate_issue")
    outcome = after(state, meeting.debate(card), rolls=(roll,) if roll else ())
    made = event(outcome, "debate_played")
    q.facts(
        seat=seat,
        card=card,
        value=BOX.staff[card].value,
        print=BOX.staff[card].summary,
        issue=issue,
        roll=roll,
    )
    return q.compute(
        state, outcome, lambda s: played(s, "debate_played"), why=Why(made, "5.24", made.breakdown)
    )


def until(state: Churchill, seat: str, kind: str) -> Churchill:
    """The position in which a seat is asked for a decision, others taking their first choice."""
    while state.decision is not None and state.decision[1:3] != (seat, kind):
        state = after(state, state.actions()[0])
    return state


# -- 5.22, 5.23 Where an issue goes ----------------------------------------------------------------


@maker("5.2", "5.22", "predict")
def landing(rng: random.Random, q: Question) -> Exercise:
    """An issue is advanced: where does it end?"""
    seat = pick(rng, SEATS)
    card, issue = suited(rng, seat, "advance")
    start = somewhere(rng)
    state = meet(rng, seat, hands_of(rng, seat, card), {issue: start, **table(rng, 3, issue)})
    value = total(worth(state, seat, card, issue, "advance"))
    outcome = after(state, meeting.advance(card, issue))
    q.require(distance(start, seat) <= 2 and outcome.issues[issue] not in (start, (seat, CHAIR)))
    made = event(outcome, "advance_played")
    why = Why(q.text("why", value=value, to=outcome.issues[issue]), "5.22")
    right = Choice(place(outcome, issue), True, why._replace(breakdown=made.breakdown))

    def slip(key: str, to: Place, rule: str = "5.22") -> Choice:
        told = q.text(f"{key}", value=value, seat=seat, start=start)
        return Choice(at(to), False, Why(told, rule, made.breakdown))

    wrongs = []
    if value != printed(card):
        wrongs.append(slip("attribute", moved(start, seat, printed(card)), "3.33"))
    if start != CENTER:
        wrongs.append(slip("restart", (seat, min(value, CHAIR - 1))))
    if distance(start, seat) < 0 < distance(start, seat) + value:
        wrongs.append(slip("center", CENTER))
    nearby = (value + 1, value - 1, value + 2, value - 2)
    wrongs += [
        slip("count", moved(start, seat, n))
        for n in nearby
        if n > 0 and distance(start, seat) + n < CHAIR
    ]
    q.facts(
        seat=seat,
        card=card,
        value=printed(card),
        print=BOX.staff[card].summary,
        issue=issue,
        start=start,
    )
    q.facts_of("hint2", value=value)
    return q.choose(
        state, answers(rng, right, wrongs), outcome=outcome, reads=lambda s: place(s, issue)
    )


@maker("5.2", "5.23", "predict")
def debated_capture(rng: random.Random, q: Question) -> Exercise:
    """An issue on its way into a chair is debated: where does it end?"""
    seat = pick(rng, SEATS)
    debater = pick(rng, [s for s in SEATS if s != seat])
    issue, space = pick(rng, ISSUES), number(rng, 2, CHAIR - 1)
    own, against = pick(rng, staff(seat)), pick(rng, staff(debater))
    hands = {s: hand(rng, s, 3) for s in SEATS}
    hands[seat] = hand(rng, seat, 3, own)
    hands[debater] = hand(rng, debater, 3, against)
    issues: dict[str, Place] = {issue: (seat, space), **table(rng, 3, issue)}
    start = meet(rng, seat, hands, issues)
    value = total(worth(start, seat, own, issue, "advance"))
    answer = total(worth(start, debater, against, issue, "debate"))
    q.require(not (space + value < CHAIR or BOX.staff[against].may("cannot_debate") or not answer))
    state = until(after(start, meeting.advance(own, issue)), debater, "debate_issue")
    outcome = after(state, meeting.debate(against))
    q.require(outcome.decision and outcome.decision.kind != "choose_attribute_support")
    compared = event(outcome, "values_compared")
    why = q.why(*compared.breakdown, value=value, answer=answer, to=outcome.issues[issue])
    right = Choice(place(outcome, issue), True, why)

    def slip(key: str, to: Place, rule: str = "5.23") -> Choice:
        told = q.text(f"{key}", value=value, answer=answer, start=issues[issue])
        return Choice(at(to), False, Why(told, rule, compared.breakdown))

    wrongs = []
    if debater == "ussr":  # as if Nyet were forgotten
        wrongs.append(slip("nyet", ahead(seat, space + value - answer + 1, debater), "5.24"))
    wrongs += [
        slip("chair", ahead(seat, CHAIR - answer, debater)),
        slip("captured", (seat, CHAIR)),
        slip("ignored", ahead(seat, space - answer, debater)),
        slip("stays", (seat, space)),
    ]
    shown = event(outcome, "debate_played")
    q.facts(
        seat=seat,
        card=own,
        value=value,
        issue=issue,
        start=issues[issue],
        debater=debater,
        against=against,
        print=BOX.staff[against].summary,
        answer=printed(against),
    )
    q.facts_of("hint2", answer=shown["value"])
    return q.choose(
        state,
        answers(rng, right, wrongs),
        outcome=outcome,
        reads=lambda s: place(s, issue),
    )


def ahead(seat: str, space: int, other: str) -> Place:
    """A space of the line from `other`'s chair (-7) over the center to that of `seat` (7)."""
    if space == 0:
        return CENTER
    return (seat, min(space, CHAIR)) if space > 0 else (other, min(-space, CHAIR))


@maker("5.2", "5.22", "choose")
def stop_in_the_center(rng: random.Random, q: Question) -> Exercise:
    """Which of these moves may be stopped in the center of the table?"""
    seat = q.once(pick, SEATS)
    others = [s for s in SEATS if s != seat]
    card = pick(rng, staff(seat, 3, 4, 5))
    far: Place = (pick(rng, others), number(rng, 1, 2))
    right, other = sample(rng, CONDITIONAL, 2)
    plain = sample(rng, ISSUES, 2)
    issues: dict[str, Place] = {
        right: far,
        other: pick(rng, (CENTER, (seat, number(rng, 1, 2)))),
        plain[0]: (pick(rng, others), number(rng, 1, 2)),
        plain[1]: somewhere(rng),
    }
    hands = hands_of(rng, seat, card)
    state = meet(rng, seat, hands, issues, scenario="tournament")
    moves = [meeting.advance(card, issue) for issue in issues]
    stops = [stopping(after(state, move)) for move in moves]
    q.require(stops[0] and not any(stops[1:]))
    choices = []
    for move, found in zip(moves, stops, strict=True):
        issue = move["issue"]
        kind = "yes" if found else "side" if issue == other else "kind"
        told = q.text("why", issue=issue, case=kind)
        choices.append(Choice(move, bool(found), Why(told, "5.22")))
    q.facts(seat=seat, card=card, value=printed(card))
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=after(state, moves[0]),
        reads=lambda s: meeting.advance(card, stopping(s)),
    )


def stopping(state: State) -> str:
    """The issue that the engine now asks about: stop in the center, or move on?"""
    decision = state.decision
    return decision.args[0] if decision and decision.kind == "stop_in_center" else ""


# -- 5.24, 5.26 What is allowed --------------------------------------------------------------------


@maker("5.2", "5.24", "choose")
def who_may_debate(rng: random.Random, q: Question) -> Exercise:
    """An issue was advanced: which answer do the rules allow?"""
    seat = pick(rng, SEATS)
    mover = pick(rng, [s for s in SEATS if s != seat])
    by_leader = chance(rng, 0.5)
    silent = [c for c in staff(seat) if BOX.staff[c].may("cannot_debate")]
    talking = [c for c in staff(seat) if c not in silent]
    own = sample(rng, talking, 3)
    foreign = pick(rng, [c for c in talking if c not in own])
    hands = {s: hand(rng, s, 3) for s in SEATS}
    hands[seat] = in_order(seat, own if by_leader else [*own[:2], *silent])
    issue = pick(rng, [i for i in ISSUES if i != "a_bomb_research"])  # 5.24 Stalin exception
    third = next(s for s in SEATS if s not in (seat, mover))
    inactive = [third] if by_leader else [seat]
    start = meet(
        rng, mover, hands, {issue: CENTER, **table(rng, 3, issue)}, inactive=inactive, rolls=(6, 6)
    )
    first: tuple[Action, ...] = (meeting.advance(pick(rng, low(hands[mover])), issue),)
    if by_leader:
        first = (meeting.lead(issue), meeting.discard(hands[mover][0]))
    state = until(after(start, *first), seat, "debate_issue")
    if by_leader:
        offered = [meeting.LEAD_DEBATE, *map(meeting.debate, own)]
    else:
        missing = [foreign] if silent else sample(rng, [c for c in talking if c not in own], 2)
        offered = [meeting.debate(own[0]), meeting.LEAD_DEBATE]
        offered += map(meeting.debate, [*silent, *missing])
    q.facts(
        seat=seat,
        mover=mover,
        leader=state.leaders[mover],
        by="leader" if by_leader else "staff",
        issue=issue,
    )
    return q.judge(state, offered, seat=seat)


def low(cards: list[str]) -> list[str]:
    """The lowest of some cards, so that they do not carry an issue into a chair."""
    least = min(map(printed, cards))
    return [card for card in cards if printed(card) == least]


@maker("5.2", "5.22", "mistake")
def illegal_turn(rng: random.Random, q: Question) -> Exercise:
    """Four moves are proposed: which one breaks a rule?"""
    seat = pick(rng, SEATS)
    active, passes = chance(rng, 0.5), chance(rng, 0.5)
    own = hand(rng, seat, 3)
    captured, *issues = sample(rng, ISSUES, 5)
    absent = pick(rng, [i for i in ISSUES if i not in (captured, *issues)])
    state = meet(
        rng,
        seat,
        {s: own if s == seat else hand(rng, s, 3) for s in SEATS},
        {captured: (pick(rng, SEATS), CHAIR)} | {issue: somewhere(rng) for issue in issues},
        inactive=() if active else (seat,),
        passes=(seat,) if passes else (),
    )
    stranger = pick(rng, [c for c in staff(seat) if c not in own])
    bad = [
        meeting.advance(pick(rng, own), captured),
        meeting.advance(pick(rng, own), absent),
        meeting.advance(stranger, pick(rng, issues)),
        *([] if active else [meeting.lead(pick(rng, issues))]),
        *([] if passes else [meeting.PASS]),
    ]
    good = [*([meeting.lead(issues[3])] if active else []), *([meeting.PASS] if passes else [])]
    good = sample(rng, good, 1)  # at most one of these
    good += map(meeting.advance, own[len(good) :], issues)
    q.facts(seat=seat)
    return q.judge(state, [pick(rng, bad), *good], seat=seat)


# -- 5.23 Capturing, 5.27 The end ------------------------------------------------------------------


def winning(state: State, goal: Any) -> Iterator[Action]:
    """The moves that reach a goal at once."""
    return (a for a in state.actions() if goal(after(state, a)))


@maker("5.2", "5.23", "goal")
def capture_now(rng: random.Random, q: Question) -> Exercise:
    """Nobody can debate any more: capture an issue with this turn."""
    seat = pick(rng, SEATS)
    others = [s for s in SEATS if s != seat]
    own = sample(rng, staff(seat, 2, 3, 4, 5), 3)
    issues: dict[str, Place] = {
        name: pick(rng, ((seat, number(rng, 1, 4)), CENTER, (others[0], 1)))
        for name in sample(rng, QUIET, 4)
    }
    state = meet(rng, seat, {seat: in_order(seat, own)}, issues, **NO_LEADERS)

    def goal(s: Any) -> bool:
        return bool(s.captures)

    found = list(islice(winning(state, goal), 4))
    q.require(1 <= len(found) <= 3)
    best = found[0]
    made = event(after(state, best), "advance_played")
    q.facts(seat=seat, issue=best["issue"], card=best["card"])
    return q.goal(state, goal, made.breakdown, seat=seat)


def last_issues(rng: random.Random) -> dict[str, Place]:
    """Six or seven issues on the table, for the end of a meeting."""
    return {name: somewhere(rng) for name in sample(rng, QUIET, number(rng, 6, 7))}


def last_card(rng: random.Random, seat: str, issues: dict[str, Place], **more: Any) -> Churchill:
    """One card is left in the room, that of `seat`."""
    return meet(rng, seat, {seat: [pick(rng, staff(seat, 2, 3, 4))]}, issues, **more)


def held(issues: Mapping[str, Place]) -> dict[str, int]:
    """How many issues each power has on its track."""
    owners = [place[0] for place in issues.values() if isinstance(place, tuple)]
    return {seat: owners.count(seat) for seat in SEATS}


@maker("5.2", "5.27", "goal")
def win_with_the_last_card(rng: random.Random, q: Question) -> Exercise:
    """Play the last card of the meeting so that you win the conference."""
    seat, issues = pick(rng, SEATS), last_issues(rng)
    have = held(issues)
    rival = max(have[other] for other in SEATS if other != seat)
    q.require(rival - 2 <= have[seat] <= rival)  # else out of reach, or too easy
    state = last_card(rng, seat, issues, **NO_LEADERS)

    def goal(s: Any) -> bool:
        return bool(s.conference_winner == seat)

    found = list(islice(winning(state, goal), 3))
    q.require(1 <= len(found) <= 2)
    best = found[0]
    end = after(state, best)
    q.facts(
        have,
        seat=seat,
        card=best["card"],
        value=printed(best["card"]),
        issue=best["issue"],
        start=state.issues[best["issue"]],
    )
    return q.goal(state, goal, why=q.why(**event(end, "issues_counted").args))


@maker("5.2", "5.27", "predict")
def conference_winner(rng: random.Random, q: Question) -> Exercise:
    """The last card is played: who wins the conference?"""
    seat = pick(rng, SEATS)
    state = last_card(rng, seat, last_issues(rng))
    [card] = state.hand(seat)
    issue = pick(rng, state.on_table())
    outcome = after(state, meeting.advance(card, issue))

    def result(s: Churchill) -> Text:
        if s.conference_winner:
            return q.text("wins", seat=s.conference_winner)
        return q.text("tied")

    counted = event(outcome, "issues_counted")
    told = [
        *(q.text("wins", seat=s) for s in SEATS),
        q.text("tied"),
    ]
    value = event(outcome, "advance_played")["value"]
    q.facts(counted.args, seat=seat, card=card, value=value, issue=issue, start=state.issues[issue])
    return q.predict(state, outcome, result, told)
