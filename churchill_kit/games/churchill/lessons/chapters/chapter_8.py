"""Exercises of chapter 8: the post-mortem, and what begins after it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from .....engine.values import Part
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
from ...box.components import BOX, BOXES, FRONTS, SEATS
from ...rules.post_mortem import clear_conference
from ...rules.scoring import decide, points, score
from ...state import CENTER, OUT, Churchill, Place
from ..positions import ISSUES, attacking, paused, position, resumed, somewhere, table
from .chapter_strategy import at_peace

LAST = 10


def closed(state: Churchill) -> Churchill:
    """The position when all that lasts for one conference has been put away."""
    state = state.copy()
    clear_conference(state)
    return state


# -- 8.0 What is put away, and what stays ----------------------------------------------------------


class Thing(NamedTuple):
    """Something on the boards, and how to see whether it lies there."""

    case: str
    item: str
    lies: Callable[[Churchill], Any]

    def named(self, key: str = "tutor-what_stays-thing", **facts: Any) -> Text:
        """It as an answer."""
        return text(key, case=self.case, item=self.item, **facts)


def cluttered(rng: random.Random) -> Churchill:
    """A position at the end of a war phase with a little of everything on the boards."""
    places = sample(rng, BOX.locations, 4)
    owners: dict[str, dict[str, Any]] = {
        name: {"clandestine": [pick(rng, SEATS), 1]} for name in places
    }
    owners[places[0]]["political"] = pick(rng, SEATS)
    state = attacking(
        rng,
        {"western": "bolero", "cbi": "burma"},
        {"western": 1, "eastern": number(rng, 1, 4), "cbi": number(rng, 0, 2)},
        scenario="campaign",
        conference=number(rng, 4, 9),
        naval={box: number(rng, 0, 4) for box in BOXES},
        support={front: number(rng, 0, 2) for front in FRONTS},
        issues=table(rng, 6),
        influence=owners,
    )
    return paused(state)


def things(s: Churchill) -> list[Thing]:
    """All that lies on the boards, as far as the question goes."""

    def count(field: str, name: str) -> Callable[[Churchill], Any]:
        return lambda x: getattr(x, field).get(name)

    fields = {"naval": "naval", "support": "support", "armies": "armies"}
    fields |= {"network": "networks", "alignment": "alignment"}
    found = [
        Thing(case, name, count(field, name))
        for case, field in fields.items()
        for name, lying in getattr(s, field).items()
        if lying
    ]
    found += [Thing("issue", n, count("issues", n)) for n in s.on_table()]
    return found


def of_each(rng: random.Random, found: list[Thing], most: int) -> list[Thing]:
    """So many things of different kinds."""
    kinds = sample(rng, dict.fromkeys(thing.case for thing in found), most)
    return [pick(rng, [x for x in found if x.case == kind]) for kind in kinds]


def fate(thing: Thing) -> Why:
    """Why something stays or goes."""
    return Why(text("tutor-what_stays-why", case=thing.case, item=thing.item), "8.0")


@maker("8", "8.0", "choose")
def what_stays(rng: random.Random, q: Question) -> Exercise:
    """The conference is closed: which of these stays where it is?"""
    state = cluttered(rng)
    outcome = closed(state)
    found = things(state)
    stays = pick(rng, [x for x in found if x.lies(outcome)])
    goes = of_each(rng, [x for x in found if not x.lies(outcome)], 3)
    choices = shuffled(rng, [Choice(x.named(), x is stays, fate(x)) for x in (stays, *goes)])
    return q.choose(
        state,
        choices,
        outcome=outcome,
        reads=lambda s: next(x.named() for x in (stays, *goes) if x.lies(s)),
    )


@maker("8", "8.0", "mistake")
def clearing_up(rng: random.Random, q: Question) -> Exercise:
    """Four things are put away or left lying: which of it is wrong?"""
    state = cluttered(rng)
    outcome = closed(state)
    some = of_each(rng, things(state), 4)

    def said(thing: Thing, stays: Any) -> Text:
        return thing.named("tutor-clearing_up-case", stays=bool(stays))

    wrong = pick(rng, some)
    told = {x: said(x, bool(x.lies(outcome)) != (x is wrong)) for x in some}

    def untrue(s: Churchill) -> Text:
        return next(told[x] for x in some if told[x] != said(x, x.lies(s)))

    return q.choose(
        state,
        shuffled(rng, [Choice(told[x], x is wrong, fate(x)) for x in some]),
        outcome=outcome,
        reads=untrue,
    )


@maker("8", "8.0", "compute")
def armies_again(rng: random.Random, q: Question) -> Exercise:
    """Reserves return to their country: how many armies are there in the next conference?"""
    reserve = pick(rng, ("german_army", "german_army", "japanese_army"))
    spaces: Mapping[str, tuple[str, ...]] = {
        "western": ("normandy", "rhineland", "west_germany"),
        "eastern": ("ukraine", "prussia", "east_germany"),
        "far_east": ("nomohon", "manchuria", "korea"),
    }
    fronts = {front: pick(rng, names) for front, names in spaces.items()}
    armies = {"western": 1, "eastern": number(rng, 0, 2), "far_east": number(rng, 1, 2)}
    state = attacking(rng, fronts, armies, conference=number(rng, 8, 9))
    state = paused(state)
    outcome = closed(state)

    def back(s: Churchill) -> int:
        return s.reserves[reserve]

    passed = [
        space
        for front in fronts
        for space in BOX.tracks[front].spaces[: state.fronts[front] + 1]
        if reserve in space.removes_reserve
    ]
    rule = "7.65" if reserve == "japanese_army" else "7.63"
    lost = [(space.id, -1, rule) for space in passed]
    q.facts(fronts, reserve=reserve, count=back(outcome))
    return q.compute(state, outcome, back, ((reserve, BOX.reserves[reserve], "7.61"), *lost))


# -- 8.0, 6.21, 6.22 The issues --------------------------------------------------------------------


def by_holder(places: Iterable[Place]) -> list[Part]:
    """How many issues lie in the center and on each track."""
    held = Counter(place[0] if isinstance(place, tuple) else CENTER for place in places)
    return [(holder, count, "8.0") for holder, count in held.items()]


@maker("8", "6.21", "compute")
def issues_back(rng: random.Random, q: Question) -> Exercise:
    """The Second Front is open, or is not: how many issues return to the display?"""
    success = chance(rng, 0.6)
    lying: dict[str, Place] = {
        "second_front": CENTER,
        **table(rng, number(rng, 3, 8), "second_front"),
    }
    state = attacking(
        rng,
        {"western": "bolero"},
        {"western": 1},
        scenario="campaign",
        conference=number(rng, 5, 8),
        naval={"western": 5},
        support={"western": 3},
        issues=lying,
    )
    state = paused(state, ("advance_front", "western"))
    fought = resumed(state, (number(rng, 1, 6) if success else number(rng, 7, 10),))
    outcome = closed(fought)

    def returned(s: Churchill) -> int:
        return sum(s.issues[name] is None for name in lying)

    gone = [("second_front", -1, "6.21")] if outcome.issues["second_front"] == OUT else []
    q.facts(count=len(lying), success=success)
    return q.compute(
        state,
        outcome,
        returned,
        why=q.why(*(*by_holder(lying.values()), *gone), rule="8.0", count=returned(outcome)),
    )


def issue(name: str) -> Text:
    """An issue as an answer."""
    return text("tutor-never_again-case", issue=name)


@maker("8", "8.0", "choose")
def never_again(rng: random.Random, q: Question) -> Exercise:
    """Which of these issues has left the game?"""
    gone, other = sample(rng, ("second_front", "ussr_declares_war"), 2)
    fronts = {
        "western": pick(rng, ("normandy", "rhineland") if gone == "second_front" else ("bolero",)),
        "far_east": "nomohon" if gone == "second_front" else pick(rng, ("manchuria", "korea")),
    }
    some = [gone, other, *sample(rng, [n for n in ISSUES if n not in (gone, other)], 2)]
    lying = {name: somewhere(rng) for name in some if name != gone and chance(rng, 0.6)}
    state = paused(position(rng, at="war", conference=9, fronts=fronts, issues=lying))
    outcome = closed(state)
    outcome.conference += 1

    def missing(s: Churchill) -> Text:
        return issue(next(name for name in some if s.issues[name] == OUT))

    rule = "6.21" if gone == "second_front" else "6.22"
    why = q.why(rule=rule, issue=gone)
    q.facts(fronts)
    return q.choose(
        state,
        shuffled(rng, [Choice(issue(name), name == gone, why) for name in some]),
        outcome=outcome,
        reads=missing,
    )


# -- 8.0 The end of the game, or the next conference -----------------------------------------------


def comes(case: str, conference: int) -> Text:
    """An answer: what comes after this conference."""
    return text("tutor-what_next-case", case=case, number=conference)


def fallen(s: Churchill) -> bool:
    """Have both Germany and Japan surrendered?"""
    return {"germany", "japan"} <= set(s.surrendered)


@maker("8", "8.0", "predict")
def what_next(rng: random.Random, q: Question) -> Exercise:
    """A conference is over: does the game end, and why?"""
    case = pick(rng, ("both", "tenth", "next", "next"))
    conference = LAST if case == "tenth" else number(rng, 7, 9)
    out = ["germany", "japan"] if case == "both" else pick(rng, (["germany"], ["japan"], []))
    inside = {"germany": ("western", "germany"), "japan": ("central_pacific", "japan")}
    state = position(
        rng,
        at="war",
        scenario="tournament",
        conference=conference,
        fronts=dict(inside[axis] for axis in out),
        surrendered=list(out),
    )
    state = paused(state, ("post_mortem",))
    outcome = resumed(state)

    def follows(s: Churchill) -> Text:
        if s.result is None:
            return comes("next", s.conference)
        return comes("both" if fallen(s) else "tenth", s.conference)

    one = "japan" if "japan" in out else "germany"
    right = follows(outcome)
    why = q.why(case=case, number=conference + 1)
    others = [comes("both", conference), comes("one", conference), comes("tenth", conference)]
    others.append(comes("next", conference + 1))
    wrongs = [Choice(x, False, why) for x in others if x.facts["case"] != right.facts["case"]]
    q.facts(number=conference, germany="germany" in out, japan="japan" in out, axis=one)
    return q.choose(
        state,
        answers(rng, Choice(right, True, why), wrongs),
        outcome=outcome,
        reads=follows,
    )


@maker("8", "8.0", "goal")
def before_the_end(rng: random.Random, q: Question) -> Exercise:
    """Both Axis powers are out, so the game ends with this conference: the last marker decides."""
    seat = pick(rng, SEATS)
    state = position(rng, at="war", card=None, **{**at_peace(rng), "gains": {seat: (1, 0)}})
    q.require(state.decision is not None and state.decision.kind == "place_network_marker")
    results = [decide(after(state, a)) for a in state.actions()]
    q.require(decide(state).winner != seat)
    won = [r.winner == seat and not r.tiebreak for r in results]
    q.require(0 < sum(won) <= len(won) // 2)
    good = next(a for a, wins in zip(state.actions(), won, strict=True) if wins)
    q.facts(points(score(state)), seat=seat, move=good)
    return q.goal(state, lambda s: bool(decide(s).winner == seat), seat=seat)


# -- 5.13 The leaders return -----------------------------------------------------------------------

CHANGES = ("leader_barred", "leader_replaced", "health_rolled")


def ready(away: str) -> Text:
    """An answer: whose leader cannot act."""
    return text("tutor-who_is_back-case", away=away)


@maker("8", "5.13", "predict")
def who_is_back(rng: random.Random, q: Question) -> Exercise:
    """Leaders have acted, one has fallen ill: who may act in the next conference?"""
    ill = q.once(chance, 0.5)
    used = ["uk"] if ill else []
    used += [seat for seat in ("us", "ussr") if chance(rng, 0.6)] or ["us"]
    state = position(rng, at="war", scenario="tournament", conference=number(rng, 6, 9))
    state.leader_status = {
        seat: "inactive" if seat in used else "active" for seat in state.leader_status
    }
    state.unfit = ("uk",) if ill else ()
    state = paused(state, ("post_mortem",))
    outcome = resumed(state)
    q.require(not any(e.kind in CHANGES for e in outcome.events))

    def away(s: Churchill) -> Text:
        return ready(next((seat for seat in SEATS if not s.is_active(seat)), "nobody"))

    told = event(outcome, "leader_kept_away") if ill else None
    why = Why(told or q.text("why"), "5.13")
    cases = ("nobody", *SEATS)
    right = away(outcome)
    q.facts(used=used, ill=ill)
    return q.choose(
        state,
        shuffled(rng, [Choice(ready(x), ready(x) == right, why) for x in cases]),
        outcome=outcome,
        reads=away,
    )
