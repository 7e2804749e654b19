"""Exercises of chapter 3: boards, leaders, staff and issues."""

from __future__ import annotations

import random

from ....engine.values import Action
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
    sample,
    shuffled,
    text,
)
from ..box.components import BOX, FRONTS, SEATS, Effect, Issue
from ..rules import meeting
from ..rules.meeting import moved, total, worth
from ..state import Churchill, Place
from .chapter_1 import plain
from .positions import (
    ISSUES,
    LAND,
    chance,
    event,
    hand,
    in_order,
    number,
    on_the_map,
    paused,
    position,
    printed,
    resumed,
    somewhere,
    staff,
    table,
)

LEADERS = {"churchill": "uk", "roosevelt": "us", "stalin": "ussr"}
LOWEST = 1  # the surest roll of a front


# -- 3.21, 3.22 The boards -------------------------------------------------------------------------


@maker("3", "3.21", "compute")
def through_the_center(rng: random.Random) -> Exercise:
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
    return Exercise(
        text(
            "tutor-through_the_center",
            seat=seat,
            issue=issue,
            start=start,
            card=card,
            value=printed(card),
        ),
        Why(
            text("tutor-through_the_center-why", rival=rival, far=far),
            "3.21",
            (*parts, (f"{rival}:{far}", -far, "3.21")),
        ),
        state,
        number=space(outcome),
        hints=(
            text("tutor-through_the_center-hint1"),
            text("tutor-through_the_center-hint2", far=far, value=printed(card)),
        ),
        outcome=outcome,
        reads=space,
    )


@maker("3", "3.22", "predict")
def next_space(rng: random.Random) -> Exercise:
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
        return text("tutor-next_space-in", space=s.space(front).id)

    right = entered(outcome)
    why = Why(text("tutor-next_space-why", front=front, at=at, space=spaces[i + 1]), "3.22")
    near = [at, *spaces[i + 2 : i + 3], *spaces[max(i - 1, 0) : i]]
    other = pick(rng, [f for f in LAND if f != front])
    far = [s.id for s in BOX.tracks[other].spaces[1:-1]]
    wrongs = [*near, *sample(rng, [s for s in far if s not in spaces], 3)]
    return Exercise(
        text("tutor-next_space", front=front, at=at),
        why,
        state,
        choices=answers(
            rng,
            Choice(right, True, why),
            (Choice(text("tutor-next_space-in", space=x), False, why) for x in wrongs),
        ),
        hints=(
            text("tutor-next_space-hint1"),
            text("tutor-next_space-hint2", box=spaces[0]),
        ),
        outcome=outcome,
        reads=entered,
    )


# -- 3.31 Leaders ----------------------------------------------------------------------------------


@maker("3", "3.31", "predict")
def roll_of_a_leader(rng: random.Random) -> Exercise:
    """A leader has been used and rolls two dice: what comes of it?"""
    leader = pick(rng, LEADERS)
    seat = LEADERS[leader]
    penalty = BOX.leaders[leader].penalty
    assert penalty is not None
    while True:
        dice = (number(rng, 1, 6), number(rng, 1, 6))
        if (sum(dice) <= penalty.fail_max) == chance(rng, 0.6):
            break
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
            return text("tutor-roll_of_a_leader-unfit")
        if s.leaders[seat] != leader:
            return text("tutor-roll_of_a_leader-replaced")
        if seat in s.staff_change:
            return text("tutor-roll_of_a_leader-paranoia")
        return text("tutor-roll_of_a_leader-well")

    right = came(outcome)
    rolled = event(outcome, "health_rolled")
    why = Why(rolled, "3.31", rolled.breakdown)
    told = (
        text("tutor-roll_of_a_leader-well"),
        text("tutor-roll_of_a_leader-unfit"),
        text("tutor-roll_of_a_leader-replaced"),
        text("tutor-roll_of_a_leader-paranoia"),
    )
    return Exercise(
        text(
            "tutor-roll_of_a_leader",
            leader=leader,
            print=BOX.leaders[leader].summary,
            first=dice[0],
            second=dice[1],
        ),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-roll_of_a_leader-hint1"),
            text("tutor-roll_of_a_leader-hint2", limit=penalty.fail_max, total=sum(dice)),
        ),
        outcome=outcome,
        reads=came,
    )


@maker("3", "3.31", "mistake")
def misused_leader(rng: random.Random) -> Exercise:
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
    choices = judged(state, [bad, *good], legal=False)
    return Exercise(
        text("tutor-misused_leader", seat=seat, leader=state.leaders[seat]),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-misused_leader-hint1", leader=state.leaders[seat]),
            text("tutor-misused_leader-hint2"),
        ),
    )


@maker("3", "3.31", "goal")
def send_the_leader(rng: random.Random) -> Exercise:
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
    return Exercise(
        text("tutor-send_the_leader", seat=seat, issue=issue, space=aim[1], start=start, card=keep),
        Why(
            text("tutor-send_the_leader-why", leader=leader, value=value, far=far, space=aim[1]),
            "3.31",
            (("leader_value", value, "3.31"), (f"{rival}:{far}", -far, "3.21")),
        ),
        state,
        seat=seat,
        goal=lambda s: bool(s.issues[issue] == aim and keep in s.hand(seat)),
        moves=2,
        hints=(
            text("tutor-send_the_leader-hint1", n=value),
            text("tutor-send_the_leader-hint2", leader=leader, value=value),
            text("tutor-send_the_leader-hint3", card=spend),
        ),
    )


# -- 3.33 Staff ------------------------------------------------------------------------------------


def bonuses(card: str, issue: Issue) -> list[Effect]:
    """The attributes of a card that make it stronger or weaker on an issue."""
    found = BOX.staff[card].effects
    return [e for e in found if e.action == "strength" and e.fits(issue, None, "advance", ())]


@maker("3", "3.33", "choose")
def strongest(rng: random.Random) -> Exercise:
    """Four cards, one issue: which of them counts most?"""
    seat = pick(rng, SEATS)
    while True:
        issue = pick(rng, ISSUES)
        own = sample(rng, staff(seat), 4)
        if not any(bonuses(card, BOX.issues[issue]) for card in own):
            continue
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
        if total(parts[ranked[0]]) > total(parts[ranked[1]]):
            break
    best, first = ranked[0], max(own, key=printed)
    outcome = after(state, meeting.advance(best, issue))

    def played(s: Churchill) -> Action:
        return meeting.advance(event(s, "advance_played")["card"], issue)

    choices = [
        Choice(
            meeting.advance(card, issue),
            card == best,
            Why(
                text("tutor-strongest-worth", card=card, issue=issue, value=total(parts[card])),
                "3.33",
                parts[card],
            ),
        )
        for card in own
    ]
    return Exercise(
        text("tutor-strongest", seat=seat, issue=issue),
        next(c.why for c in choices if c.right),
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-strongest-hint1"),
            text("tutor-strongest-hint2", card=first, case="same" if first == best else "other"),
        ),
        outcome=outcome,
        reads=played,
    )


@maker("3", "3.32", "compute")
def characteristic(rng: random.Random) -> Exercise:
    """A staff card answers an advance: what does it count with its power's characteristic?"""
    seat = "ussr" if chance(rng, 0.5) else pick(rng, ("us", "uk"))
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
    if not any(a == meeting.debate(card) for a in state.actions()):
        return characteristic(rng)  # a card that may not debate
    outcome = after(state, meeting.debate(card))
    made = event(outcome, "debate_played")

    def value(s: Churchill) -> int:
        counted: int = event(s, "debate_played")["value"]
        return counted

    return Exercise(
        text(
            "tutor-characteristic",
            seat=seat,
            mover=mover,
            issue=issue,
            card=card,
            value=printed(card),
            print=BOX.staff[card].summary,
        ),
        Why(text("tutor-characteristic-why", seat=seat, card=card), "3.32", made.breakdown),
        state,
        seat=seat,
        number=value(outcome),
        hints=(
            text("tutor-characteristic-hint1", issue=issue),
            text("tutor-characteristic-hint2", seat=seat),
        ),
        outcome=outcome,
        reads=value,
    )
