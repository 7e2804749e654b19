"""Exercises of the strategy chapter: which move is worth more, as far as the engine can tell."""

from __future__ import annotations

import random

from .....engine.values import Action, Part
from .....engine.words import LANGUAGES
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
    tell,
    text,
)
from ...box.components import BOX, SEATS
from ...rules.fronts import strength
from ...rules.meeting import total
from ...rules.scoring import points, score
from ...state import CHAIR, GAME_NAME, Churchill
from ..positions import LAND, attacking, paused, position, printed, resumed, staff
from .chapter_5_2 import last_issues
from .chapter_9 import WINNERS, Change, Entries, changes, ended, gap, pair, parts, wins, world
from .chapter_11 import Asked, asked

CH = "strategy"
MARGIN = 20  # 4.41
FACES = 10


# -- the conference --------------------------------------------------------------------------------


@maker(CH, "5.27", "choose")
def card_that_wins(rng: random.Random, q: Question) -> Exercise:
    """One card is left, yours: on which issue does it win the conference?"""
    seat = pick(rng, SEATS)
    card = pick(rng, staff(seat, 2, 3, 4))
    issues = last_issues(rng)
    state = position(
        rng, at="meeting", turn=seat, hands={seat: [card]}, issues=issues, inactive=SEATS
    )
    tried = [(a, after(state, a)) for a in state.actions() if a.kind == "advance"]
    good = [x for x in tried if x[1].conference_winner == seat]
    bad = [x for x in tried if x[1].conference_winner != seat]
    q.require(good and len(bad) >= 3)
    move, outcome = pick(rng, good)
    offered = [(move, outcome), *sample(rng, bad, 3)]
    choices = [Choice(a, s.conference_winner == seat, Why(_told(s), "5.27")) for a, s in offered]
    q.facts(seat=seat, card=card)
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=outcome,
        reads=lambda s: next(a for a, end in offered if end == s),
        seat=seat,
    )


def _told(s: Churchill) -> Text:
    """Who has won the conference, or that a tie must be broken first."""
    if s.conference_winner is None:
        return text("tutor-card_that_wins-tie")
    return text("tutor-card_that_wins-won", seat=s.conference_winner)


@maker(CH, "5.23", "choose")
def card_that_denies(rng: random.Random, q: Question) -> Exercise:
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
        return Why(q.text("why", case=case, value=value, issue=issue), "5.23")

    choices = [Choice(a, a == move, why(a, d)) for a, _, d in ((move, outcome, True), *others)]
    q.facts(asked=now.state.decision, issue=issue)
    return q.choose(
        now.state,
        shuffled(rng, choices),
        outcome=outcome,
        reads=lambda s: next(a for a, end, _ in tried if end == s),
        seat=now.seat,
    )


# -- production ------------------------------------------------------------------------------------


@maker(CH, "7.72", "choose")
def last_marker(rng: random.Random, q: Question) -> Exercise:
    """One offensive support is left: where does it change a front's chance?"""

    def chance_of(s: Churchill, front: str) -> int:
        ready = paused(s, ("advance_front", front))
        return sum(resumed(ready, (n,)).fronts != s.fronts for n in range(1, FACES + 1))

    def more(s: Churchill, front: str) -> Churchill:
        s = s.copy()
        s.support = {**s.support, front: s.support[front] + 1}
        return s

    fronts = sample(rng, ("western", "eastern", "mediterranean", "cbi"), 3)
    spaces = {f: pick(rng, LAND[f]) for f in fronts}
    armies = {f: number(rng, 0, 3 if f == "cbi" else 4) for f in fronts}
    support = {f: number(rng, 0, 5) for f in fronts}
    state = attacking(rng, spaces, armies, support=support)
    odds = {f: (chance_of(state, f), chance_of(more(state, f), f)) for f in fronts}
    gains = {f: after - before for f, (before, after) in odds.items()}
    best = max(fronts, key=lambda f: gains[f])
    q.require(gains[best] > 0 and sum(gains[f] == gains[best] for f in fronts) == 1)

    def names(front: str) -> Text:
        return q.text("front", front=front)

    def why(front: str) -> Why:
        before, then = odds[front]
        said = q.text("why", front=front, before=10 * before, after=10 * then)
        return Why(said, "7.72", tuple(strength(state, front)))

    rolls = paused(more(state, best), ("advance_front", best))
    q.facts(front=best, strength=total(strength(state, best)))
    return q.choose(
        state,
        shuffled(rng, [Choice(names(f), f == best, why(f)) for f in fronts]),
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
def swing(rng: random.Random, q: Question) -> Exercise:
    """By how much does one power's lead over another change if this happens?"""
    seat, other = sample(rng, SEATS, 2)
    entries = world(rng)
    what, changed = pick(rng, more_changes(rng, seat, entries))
    state, before = pair(rng, entries)
    outcome = position(rng, at="end", **changed)
    q.require(swung(before, outcome, seat, other))

    def lead(s: Churchill) -> int:
        return sum(part[1] for part in swung(before, s, seat, other))

    rows = swung(before, outcome, seat, other)
    q.facts(seat=seat, other=other, what=said(what), count=len(rows), amount=lead(outcome))
    return q.compute(state, outcome, lead, rows)


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
def wrong_worth(rng: random.Random, q: Question) -> Exercise:
    """What several things would be worth: which sentence is wrong?"""
    entries = world(rng)
    state, before = pair(rng, entries)
    old = ended(before).scores
    seats = [pick(rng, SEATS) for _ in range(4)]
    tried = [(seat, *pick(rng, more_changes(rng, seat, entries))) for seat in seats]
    q.require(len({repr(what) for _, what, _ in tried}) == len(tried))
    ends = [position(rng, at="end", **changed) for _, _, changed in tried]
    gains = [ended(s).scores[seat] - old[seat] for (seat, _, _), s in zip(tried, ends, strict=True)]
    wrong = int(rng.random() * len(tried))
    slip = gains[wrong] + pick(rng, (-2, -1, 1, 2))

    def claim(i: int, amount: int) -> Text:
        seat, what, _ = tried[i]
        return q.text("claim", what=said(what), seat=seat, amount=amount)

    told = [claim(i, slip if i == wrong else gain) for i, gain in enumerate(gains)]

    def why(i: int) -> Why:
        seat = tried[i][0]
        rows = changed_lines(before, ends[i], seat)
        return Why(q.text("why", seat=seat, amount=gains[i]), "9.4", rows)

    return q.choose(
        state,
        [Choice(x, i == wrong, why(i)) for i, x in enumerate(told)],
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
def one_more(rng: random.Random, q: Question) -> Exercise:
    """The game is as good as over, and one more thing happens: who wins?"""
    turned = q.once(chance, 0.6)
    entries = at_peace(rng)
    state, before = pair(rng, entries)
    old = ended(before)
    q.require(not (abs(gap(old) - MARGIN) > 6 or old.tiebreak))
    seat = pick(rng, SEATS)
    what, changed = pick(rng, more_changes(rng, seat, entries))
    outcome = position(rng, at="end", **changed)
    result = ended(outcome)
    q.require(not (result.tiebreak or result.ending == "hegemon"))
    q.require((result.winner != old.winner) == turned)
    q.facts(old.scores, what=said(what), gap=gap(result))
    q.facts_of("hint2", **result.scores)
    return q.predict(state, outcome, wins, WINNERS, why=Why(result, result.rule))


@maker(CH, "4.41", "goal")
def save_the_alliance(rng: random.Random, q: Question) -> Exercise:
    """Place your network so that the lead of the first stays within the margin."""
    entries = at_peace(rng)
    entries["gains"] = {pick(rng, SEATS): (1, 0)}
    (seat,) = entries["gains"]
    state = position(rng, at="war", card=None, **entries)
    q.require(not (state.decision is None or state.decision.kind != "place_network_marker"))
    now = lead(state)
    q.require(bool(MARGIN < now <= MARGIN + 2))
    came = [lead(after(state, a)) for a in state.actions()]
    q.require(min(came) <= MARGIN < max(came))
    good = next(a for a, then in zip(state.actions(), came, strict=True) if then <= MARGIN)
    sums = points(score(state))
    first, last = max(SEATS, key=sums.__getitem__), min(SEATS, key=sums.__getitem__)
    q.facts(sums, seat=seat, first=first, last=last, gap=now, move=good)
    return q.goal(state, lambda s: lead(s) <= MARGIN, seat=seat)


def lead(s: Churchill) -> int:
    """How far the first is ahead of the last, if it were scored now."""
    sums = points(score(s)).values()
    return max(sums) - min(sums)
