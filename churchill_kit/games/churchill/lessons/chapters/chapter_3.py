"""Exercises of chapter 3: boards, leaders, staff and issues."""

from __future__ import annotations

import random

from .....engine.values import Action
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
)
from ...box.components import BOX, FRONTS, SEATS, Effect, Issue
from ...rules import meeting
from ...rules.meeting import moved, total, worth
from ...state import Churchill, Place
from ..positions import (
    ISSUES,
    LAND,
    hand,
    in_order,
    often,
    on_the_map,
    paused,
    position,
    printed,
    resumed,
    somewhere,
    staff,
    table,
)
from .chapter_1 import plain

LEADERS = {"churchill": "uk", "roosevelt": "us", "stalin": "ussr"}
LOWEST = 1  # the surest roll of a front


# -- 3.21, 3.22 The boards -------------------------------------------------------------------------


@maker("3", "3.21", "compute")
def through_the_center(rng: random.Random, q: Question) -> Exercise:
    """An issue is pulled over the center: on which space does it come to lie?"""
    seat = pick(rng, SEATS)
    rival = pick(rng, [s for s in SEATS if s != seat])
    far, issue = number(rng, 1, 3), pick(rng, ISSUES)
    card = pick(rng, plain(seat, issue, *range(far + 1, 6)))
    start: Place = (rival, far)
    state = position(
        rng,
        at="meeting",
        turn=seat,
        hands={seat: hand(rng, seat, 3, card)},
        issues={issue: start, **table(rng, 3, issue)},
        inactive=SEATS,
    )
    outcome = after(state, meeting.advance(card, issue))

    def space(s: Churchill) -> int:
        at = s.issues[issue]
        assert isinstance(at, tuple)
        return at[1]

    parts = tuple(worth(state, seat, card, issue, "advance"))
    q.facts(
        seat=seat, issue=issue, start=start, card=card, value=printed(card), far=far, rival=rival
    )
    return q.compute(state, outcome, space, (*parts, (f"{rival}:{far}", -far, "3.21")))


@maker("3", "3.22", "predict")
def next_space(rng: random.Random, q: Question) -> Exercise:
    """A front succeeds: which space does it enter?"""
    front = pick(rng, LAND)
    at = pick(rng, LAND[front])
    spaces = [s.id for s in BOX.tracks[front].spaces]
    i = spaces.index(at)
    entries = {
        "scenario": "campaign", "conference": 9, "fronts": {front: at}, "support": {front: 2},
    }  # fmt: skip
    state = on_the_map(position(rng, at="meeting", **entries))
    outcome = position(rng, at="war", reserves={}, rolls=(LOWEST,) * len(FRONTS), **entries)

    def entered(s: Churchill) -> Text:
        return q.text("in", space=s.space(front).id)

    near = [at, *spaces[i + 2 : i + 3], *spaces[max(i - 1, 0) : i]]
    other = pick(rng, [f for f in LAND if f != front])
    far = [s.id for s in BOX.tracks[other].spaces[1:-1]]
    wrongs = [*near, *sample(rng, [s for s in far if s not in spaces], 3)]
    q.facts(front=front, at=at, box=spaces[0], space=spaces[i + 1])
    return q.among(state, outcome, entered, (q.text("in", space=x) for x in wrongs))


# -- 3.31 Leaders ----------------------------------------------------------------------------------


@maker("3", "3.31", "predict")
def roll_of_a_leader(rng: random.Random, q: Question) -> Exercise:
    """A leader has been used and rolls two dice: what comes of it?"""
    leader, trouble = q.once(pick, LEADERS), q.once(chance, 0.6)
    seat = LEADERS[leader]
    penalty = BOX.leaders[leader].penalty
    assert penalty is not None
    dice = (number(rng, 1, 6), number(rng, 1, 6))
    q.require((sum(dice) <= penalty.fail_max) == trouble)
    hands = {s: hand(rng, s, 3) for s in SEATS}
    state = position(
        rng,
        at="meeting",
        scenario="campaign",
        turn=seat,
        hands=hands,
        issues=table(rng, 4),
        inactive=[seat],
    )
    state = paused(state, ("leader_penalty", seat))
    outcome = resumed(state, dice)

    def came(s: Churchill) -> Text:
        if seat in s.unfit:
            return q.text("unfit")
        if s.leaders[seat] != leader:
            return q.text("replaced")
        if seat in s.staff_change:
            return q.text("paranoia")
        return q.text("well")

    rolled = event(outcome, "health_rolled")
    why = Why(rolled, "3.31", rolled.breakdown)
    told = (
        q.text("well"),
        q.text("unfit"),
        q.text("replaced"),
        q.text("paranoia"),
    )
    q.facts(
        leader=leader,
        print=BOX.leaders[leader].summary,
        first=dice[0],
        second=dice[1],
        limit=penalty.fail_max,
        total=sum(dice),
    )
    return q.predict(state, outcome, came, told, why=why)


@maker("3", "3.31", "mistake")
def misused_leader(rng: random.Random, q: Question) -> Exercise:
    """Four moves of a turn, with and without the leader: which one breaks a rule?"""
    seat = pick(rng, SEATS)
    active = chance(rng, 0.5)
    own = hand(rng, seat, 3)
    issues = sample(rng, ISSUES, 4)
    absent = pick(rng, [i for i in ISSUES if i not in issues])
    state = position(
        rng,
        at="meeting",
        turn=seat,
        hands={s: own if s == seat else hand(rng, s, 3) for s in SEATS},
        issues={issue: somewhere(rng) for issue in issues},
        inactive=() if active else (seat,),
    )
    bad = meeting.lead(absent if active else issues[3])
    good = [meeting.advance(card, issue) for card, issue in zip(own, issues, strict=False)]
    if active:
        good[0] = meeting.lead(issues[3])
    q.facts(seat=seat, leader=state.leaders[seat])
    return q.judge(state, [bad, *good], seat=seat)


@maker("3", "3.31", "goal")
def send_the_leader(rng: random.Random, q: Question) -> Exercise:
    """Only the leader reaches that far: use him, and pay with the right card."""
    seat = pick(rng, SEATS)
    leader = pick(rng, [x.id for x in BOX.leaders.values() if x.power == seat])
    value = BOX.leaders[leader].value
    rival = pick(rng, [s for s in SEATS if s != seat])
    issue, *rest = sample(rng, ISSUES, 4)
    far = number(rng, 2, 4)
    start: Place = (rival, far)
    aim = moved(start, seat, value)
    keep, spend = sample(rng, staff(seat), 2)
    state = position(
        rng,
        at="meeting",
        turn=seat,
        leaders={seat: leader},
        hands={seat: in_order(seat, [keep, spend])},
        issues={issue: start, **{i: somewhere(rng) for i in rest}},
        inactive=[s for s in SEATS if s != seat],
    )
    assert isinstance(aim, tuple)
    q.facts(
        seat=seat,
        issue=issue,
        space=aim[1],
        start=start,
        card=keep,
        n=value,
        leader=leader,
        value=value,
        far=far,
    )
    q.facts_of("hint3", card=spend)
    return q.goal(
        state,
        lambda s: bool(s.issues[issue] == aim and keep in s.hand(seat)),
        (("leader_value", value, "3.31"), (f"{rival}:{far}", -far, "3.21")),
        moves=2,
        seat=seat,
    )


# -- 3.33 Staff ------------------------------------------------------------------------------------


def bonuses(card: str, issue: Issue) -> list[Effect]:
    """The attributes of a card that make it stronger or weaker on an issue."""
    found = BOX.staff[card].effects
    return [e for e in found if e.action == "strength" and e.fits(issue, None, "advance", ())]


@maker("3", "3.33", "choose")
def strongest(rng: random.Random, q: Question) -> Exercise:
    """Four cards, one issue: which of them counts most?"""
    seat = q.once(pick, SEATS)
    issue = pick(rng, ISSUES)
    own = sample(rng, staff(seat), 4)
    q.require(bool(any(bonuses(card, BOX.issues[issue]) for card in own)))
    state = position(
        rng,
        at="meeting",
        turn=seat,
        hands={seat: in_order(seat, own)},
        issues={issue: somewhere(rng), **table(rng, 2, issue)},
        inactive=SEATS,
    )
    parts = {card: tuple(worth(state, seat, card, issue, "advance")) for card in own}
    ranked = sorted(own, key=lambda card: -total(parts[card]))
    q.require(total(parts[ranked[0]]) > total(parts[ranked[1]]))
    best, first = ranked[0], max(own, key=printed)
    outcome = after(state, meeting.advance(best, issue))

    def played(s: Churchill) -> Action:
        return meeting.advance(event(s, "advance_played")["card"], issue)

    choices = [
        Choice(
            meeting.advance(card, issue),
            card == best,
            Why(
                q.text("worth", card=card, issue=issue, value=total(parts[card])),
                "3.33",
                parts[card],
            ),
        )
        for card in own
    ]
    q.facts(seat=seat, issue=issue, card=first, case="same" if first == best else "other")
    return q.choose(state, shuffled(rng, choices), outcome=outcome, reads=played, seat=seat)


@maker("3", "3.32", "compute")
def characteristic(rng: random.Random, q: Question) -> Exercise:
    """A staff card answers an advance: what does it count with its power's characteristic?"""
    seat = often(rng, "ussr", 0.5)
    mover = pick(rng, [s for s in SEATS if s != seat])
    card, issue = pick(rng, staff(seat)), pick(rng, ISSUES)
    moving = pick(rng, staff(mover, 2, 3))
    hands = {seat: hand(rng, seat, 3, card), mover: hand(rng, mover, 3, moving)}
    state = position(
        rng,
        at="meeting",
        turn=mover,
        hands=hands,
        issues={issue: (mover, 1), **table(rng, 3, issue)},
        inactive=SEATS,
    )
    state = after(state, meeting.advance(moving, issue))
    while state.decision is not None and state.decision.kind != "debate_issue":
        state = after(state, state.actions()[0])
    q.require(meeting.debate(card) in state.actions())  # some cards may not
    outcome = after(state, meeting.debate(card))
    made = event(outcome, "debate_played")

    def value(s: Churchill) -> int:
        counted: int = event(s, "debate_played")["value"]
        return counted

    q.facts(
        seat=seat,
        mover=mover,
        issue=issue,
        card=card,
        value=printed(card),
        print=BOX.staff[card].summary,
    )
    return q.compute(state, outcome, value, made.breakdown, seat=seat)
