"""Exercises of the strategy chapter: which move is worth more, as far as the engine can tell."""

from __future__ import annotations

import random

from ....engine.values import Action, Part
from ....engine.words import LANGUAGES
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
    tell,
    text,
)
from ..box.components import BOX, SEATS
from ..rules.fronts import strength
from ..rules.meeting import total
from ..rules.scoring import points, score
from ..state import CHAIR, GAME_NAME, Churchill
from .chapter_5_2 import last_issues
from .chapter_9 import Change, Entries, changes, ended, gap, pair, parts, winners, wins, world
from .chapter_11 import Asked, asked
from .positions import LAND, attacking, number, paused, position, printed, resumed, staff

CH = "strategy"
MARGIN = 20  # 4.41
FACES = 10


# -- the conference --------------------------------------------------------------------------------


@maker(CH, "5.27", "choose")
def card_that_wins(rng: random.Random) -> Exercise:
    """One card is left, yours: on which issue does it win the conference?"""
    while True:
        seat = pick(rng, SEATS)
        card = pick(rng, staff(seat, 2, 3, 4))
        issues = last_issues(rng)
        state = position(
            rng, at="meeting", turn=seat, hands={seat: [card]}, issues=issues, inactive=SEATS
        )
        tried = [(a, after(state, a)) for a in state.actions() if a.kind == "advance"]
        good = [x for x in tried if x[1].conference_winner == seat]
        bad = [x for x in tried if x[1].conference_winner != seat]
        if good and len(bad) >= 3:
            break
    move, outcome = pick(rng, good)
    offered = [(move, outcome), *sample(rng, bad, 3)]
    choices = [Choice(a, s.conference_winner == seat, Why(_told(s), "5.27")) for a, s in offered]
    return Exercise(
        text("tutor-card_that_wins", seat=seat, card=card),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-card_that_wins-hint1"),
            text("tutor-card_that_wins-hint2", seat=seat),
        ),
        outcome=outcome,
        reads=lambda s: next(a for a, end in offered if end == s),
    )


def _told(s: Churchill) -> Text:
    """Who has won the conference, or that a tie must be broken first."""
    if s.conference_winner is None:
        return text("tutor-card_that_wins-tie")
    return text("tutor-card_that_wins-won", seat=s.conference_winner)


@maker(CH, "5.23", "choose")
def card_that_denies(rng: random.Random) -> Exercise:
    """An issue is about to be captured: which is the cheapest card that keeps it out?"""

    def results(now: Asked) -> list[tuple[Action, Churchill, bool]]:
        """Debates with a card whose value is printed, and whether they deny the issue."""
        assert now.state.decision is not None
        mover, issue = now.state.decision.args[1:3]
        cards = [a for a in now.state.actions() if a.kind == "debate" and "value" not in a.args]
        tried = [(a, after(now.state, a)) for a in cards if not BOX.staff[a["card"]].chief]
        return [(a, s, s.issues[issue] != (mover, CHAIR)) for a, s in tried]

    def best(tried: list[tuple[Action, Churchill, bool]]) -> list[tuple[Action, Churchill]]:
        """The cheapest debates that deny it."""
        good = [(a, s) for a, s, denied in tried if denied]
        least = min((printed(a["card"]) for a, _ in good), default=0)
        return [(a, s) for a, s in good if printed(a["card"]) == least]

    def fits(now: Asked) -> bool:
        assert now.state.decision is not None
        if not now.state.decision.args[-1]:  # no capture
            return False
        tried = results(now)
        return len(tried) >= 3 and len(best(tried)) == 1

    now = asked(rng, "debate_issue", fits=fits)
    assert now.state.decision is not None
    issue = now.state.decision.args[2]
    tried = results(now)
    ((move, outcome),) = best(tried)
    failing = [x for x in tried if not x[2]]
    others = [*failing, *sample(rng, [x for x in tried if x[2] and x[0] != move], 3)][:3]

    def why(action: Action, denied: bool) -> Why:
        case = "right" if action == move else "dear" if denied else "fails"
        value = printed(action["card"])
        return Why(text("tutor-card_that_denies-why", case=case, value=value, issue=issue), "5.23")

    choices = [Choice(a, a == move, why(a, d)) for a, _, d in ((move, outcome, True), *others)]
    return Exercise(
        text("tutor-card_that_denies", asked=now.state.decision),
        choices[0].why,
        now.state,
        seat=now.seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-card_that_denies-hint1"),
            text("tutor-card_that_denies-hint2", issue=issue),
        ),
        outcome=outcome,
        reads=lambda s: next(a for a, end, _ in tried if end == s),
    )


# -- production ------------------------------------------------------------------------------------


@maker(CH, "7.72", "choose")
def last_marker(rng: random.Random) -> Exercise:
    """One offensive support is left: where does it change a front's chance?"""

    def chance_of(s: Churchill, front: str) -> int:
        ready = paused(s, ("advance_front", front))
        return sum(resumed(ready, (n,)).fronts != s.fronts for n in range(1, FACES + 1))

    def more(s: Churchill, front: str) -> Churchill:
        s = s.copy()
        s.support = {**s.support, front: s.support[front] + 1}
        return s

    while True:
        fronts = sample(rng, ("western", "eastern", "mediterranean", "cbi"), 3)
        spaces = {f: pick(rng, LAND[f]) for f in fronts}
        armies = {f: number(rng, 0, 3 if f == "cbi" else 4) for f in fronts}
        support = {f: number(rng, 0, 5) for f in fronts}
        state = attacking(rng, spaces, armies, support=support)
        odds = {f: (chance_of(state, f), chance_of(more(state, f), f)) for f in fronts}
        gains = {f: after - before for f, (before, after) in odds.items()}
        best = max(fronts, key=lambda f: gains[f])
        if gains[best] > 0 and sum(gains[f] == gains[best] for f in fronts) == 1:
            break

    def names(front: str) -> Text:
        return text("tutor-last_marker-front", front=front)

    def why(front: str) -> Why:
        before, then = odds[front]
        said = text("tutor-last_marker-why", front=front, before=10 * before, after=10 * then)
        return Why(said, "7.72", tuple(strength(state, front)))

    rolls = paused(more(state, best), ("advance_front", best))
    return Exercise(
        text("tutor-last_marker"),
        why(best),
        state,
        choices=shuffled(rng, [Choice(names(f), f == best, why(f)) for f in fronts]),
        hints=(
            text("tutor-last_marker-hint1"),
            text("tutor-last_marker-hint2"),
            text("tutor-last_marker-hint3", front=best, strength=total(strength(state, best))),
        ),
        outcome=resumed(rolls, (1,)),
        reads=lambda s: names(next(e["front"] for e in s.events if e.kind == "front_rolled")),
    )


# -- what a thing is worth, to whom ----------------------------------------------------------------


def more_changes(rng: random.Random, seat: str, entries: Entries) -> list[Change]:
    """What might yet happen, the bomb and the spies included."""
    out = changes(rng, seat, entries)
    for power, key in (("us", "tutor-swing-bomb"), ("ussr", "tutor-swing-spies")):
        at = BOX.a_bomb.index(entries["a_bomb"][power])
        if at + 1 < len(BOX.a_bomb):
            on = BOX.a_bomb[at + 1]
            moved = {**entries, "a_bomb": {**entries["a_bomb"], power: on}}
            out.append((text(key, space=on), moved))
    return out


@maker(CH, "9.4", "compute")
def swing(rng: random.Random) -> Exercise:
    """By how much does one power's lead over another change if this happens?"""
    while True:
        seat, other = sample(rng, SEATS, 2)
        entries = world(rng)
        what, changed = pick(rng, more_changes(rng, seat, entries))
        state, before = pair(rng, entries)
        outcome = position(rng, at="end", **changed)
        if swung(before, outcome, seat, other):
            break

    def lead(s: Churchill) -> int:
        return sum(part[1] for part in swung(before, s, seat, other))

    rows = swung(before, outcome, seat, other)
    return Exercise(
        text("tutor-swing", seat=seat, other=other, what=said(what)),
        Why(text("tutor-swing-why", seat=seat, other=other, amount=lead(outcome)), "9.4", rows),
        state,
        number=lead(outcome),
        hints=(
            text("tutor-swing-hint1", other=other),
            text("tutor-swing-hint2", count=len(rows)),
        ),
        outcome=outcome,
        reads=lead,
    )


def swung(before: Churchill, then: Churchill, seat: str, other: str) -> tuple[Part, ...]:
    """The lines that change the lead of one power over another."""

    def changed(power: str, sign: int) -> list[tuple[str, int, str]]:
        old, new = ended(before).lines[power], ended(then).lines[power]
        came = [(letter, sign * n, what) for letter, n, what in new if (letter, n, what) not in old]
        went = [
            (letter, -sign * n, what) for letter, n, what in old if (letter, n, what) not in new
        ]
        return [*came, *went]

    return parts([*changed(seat, 1), *changed(other, -1)])


def said(what: Text) -> dict[str, str]:
    """A sentence to be part of another, by language."""
    return {lang: tell(what, GAME_NAME, lang) for lang in LANGUAGES}


@maker(CH, "9.4", "mistake")
def wrong_worth(rng: random.Random) -> Exercise:
    """What several things would be worth: which sentence is wrong?"""
    while True:
        entries = world(rng)
        state, before = pair(rng, entries)
        old = ended(before).scores
        seats = [pick(rng, SEATS) for _ in range(4)]
        tried = [(seat, *pick(rng, more_changes(rng, seat, entries))) for seat in seats]
        if len({repr(what) for _, what, _ in tried}) == len(tried):
            break
    ends = [position(rng, at="end", **changed) for _, _, changed in tried]
    gains = [ended(s).scores[seat] - old[seat] for (seat, _, _), s in zip(tried, ends, strict=True)]
    wrong = int(rng.random() * len(tried))
    slip = gains[wrong] + pick(rng, (-2, -1, 1, 2))

    def claim(i: int, amount: int) -> Text:
        seat, what, _ = tried[i]
        return text("tutor-wrong_worth-claim", what=said(what), seat=seat, amount=amount)

    told = [claim(i, slip if i == wrong else gain) for i, gain in enumerate(gains)]

    def why(i: int) -> Why:
        seat = tried[i][0]
        rows = changed_lines(before, ends[i], seat)
        return Why(text("tutor-wrong_worth-why", seat=seat, amount=gains[i]), "9.4", rows)

    return Exercise(
        text("tutor-wrong_worth"),
        why(wrong),
        state,
        choices=tuple(Choice(x, i == wrong, why(i)) for i, x in enumerate(told)),
        hints=(
            text("tutor-wrong_worth-hint1"),
            text("tutor-wrong_worth-hint2"),
        ),
        outcome=ends[wrong],
        reads=lambda s: next(
            told[i]
            for i in range(len(told))
            if ends[i] == s and told[i] != claim(i, ended(s).scores[tried[i][0]] - old[tried[i][0]])
        ),
    )


def changed_lines(before: Churchill, then: Churchill, seat: str) -> tuple[Part, ...]:
    """The lines of a power's score that are new, and with a minus those that are lost."""
    old, new = ended(before).lines[seat], ended(then).lines[seat]
    gone = [(letter, -n, what) for letter, n, what in old if (letter, n, what) not in new]
    return parts([*(line for line in new if line not in old), *gone])


# -- the alliance ----------------------------------------------------------------------------------


def at_peace(rng: random.Random) -> Entries:
    """A world in which both Axis powers are out."""
    entries = world(rng, number(rng, 7, 12))
    fronts = {**entries["fronts"], pick(rng, ("western", "eastern")): "germany"}
    if "germany" in entries["fronts"].values():
        fronts = entries["fronts"]
    return {**entries, "fronts": fronts, "surrendered": ("germany", "italy", "japan")}


@maker(CH, "4.42", "predict")
def one_more(rng: random.Random) -> Exercise:
    """The game is as good as over, and one more thing happens: who wins?"""
    turned = rng.random() < 0.6
    while True:
        entries = at_peace(rng)
        state, before = pair(rng, entries)
        old = ended(before)
        if abs(gap(old) - MARGIN) > 6 or old.tiebreak:
            continue
        seat = pick(rng, SEATS)
        what, changed = pick(rng, more_changes(rng, seat, entries))
        outcome = position(rng, at="end", **changed)
        result = ended(outcome)
        if result.tiebreak or result.ending == "hegemon":
            continue
        if (result.winner != old.winner) == turned:
            break
    why = Why(result, result.rule)
    return Exercise(
        text("tutor-one_more", what=said(what), **old.scores),
        why,
        state,
        choices=winners(wins(outcome), why),
        hints=(
            text("tutor-one_more-hint1"),
            text("tutor-one_more-hint2", **result.scores),
            text("tutor-one_more-hint3", gap=gap(result)),
        ),
        outcome=outcome,
        reads=wins,
    )


@maker(CH, "4.41", "goal")
def save_the_alliance(rng: random.Random) -> Exercise:
    """Place your network so that the lead of the first stays within the margin."""
    while True:
        entries = at_peace(rng)
        entries["gains"] = {pick(rng, SEATS): (1, 0)}
        (seat,) = entries["gains"]
        state = position(rng, at="war", card=None, **entries)
        if state.decision is None or state.decision.kind != "place_network_marker":
            continue
        now = lead(state)
        if not MARGIN < now <= MARGIN + 2:
            continue
        came = [lead(after(state, a)) for a in state.actions()]
        if min(came) <= MARGIN < max(came):
            break
    good = next(a for a, then in zip(state.actions(), came, strict=True) if then <= MARGIN)
    sums = points(score(state))
    first, last = max(SEATS, key=sums.__getitem__), min(SEATS, key=sums.__getitem__)
    return Exercise(
        text("tutor-save_the_alliance", seat=seat, **sums),
        Why(text("tutor-save_the_alliance-why", first=first, last=last), "4.41"),
        state,
        seat=seat,
        goal=lambda s: lead(s) <= MARGIN,
        hints=(
            text("tutor-save_the_alliance-hint1", first=first, last=last, gap=now),
            text("tutor-save_the_alliance-hint2"),
            text("tutor-save_the_alliance-hint3", move=good),
        ),
    )


def lead(s: Churchill) -> int:
    """How far the first is ahead of the last, if it were scored now."""
    sums = points(score(s)).values()
    return max(sums) - min(sums)
