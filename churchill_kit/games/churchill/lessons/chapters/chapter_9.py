"""Exercises of chapter 9: scenarios, scoring, and how the game ends (4.4)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from .....engine.values import Part, Result
from .....engine.words import LANGUAGES, explain
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    chance,
    maker,
    number,
    pick,
    sample,
    shuffled,
    text,
)
from ...book import BOOK
from ...box.components import BOX, SEATS
from ...rules.decisions import BETWEEN
from ...rules.scoring import points, score
from ...state import GAME_NAME, Churchill
from ..positions import on_the_map, position

Entries = dict[str, Any]
COLONIES = tuple(name for name, location in BOX.locations.items() if location.colony)
COUNTRIES = tuple(name for name in BOX.locations if name not in COLONIES)

# Where the fronts may be near the end of the war.
NEAR_THE_END = {
    "western": ("normandy", "rhineland", "west_germany", "germany"),
    "eastern": ("ukraine", "prussia", "east_germany", "germany"),
    "mediterranean": ("southern_italy", "central_italy", "northern_italy"),
    "cbi": ("burma", "yunnan", "canton_hong_kong", "formosa"),
    "far_east": ("nomohon", "manchuria", "korea"),
    "central_pacific": ("marianas", "iwo_jima", "okinawa", "japan"),
    "southwest_pacific": ("papua", "vogelkop", "philippines", "kyushu"),
}


def world(rng: random.Random, count: int = 9, **more: Any) -> Entries:
    """What a campaign may have come to by its last conference."""
    fronts = {front: pick(rng, spaces) for front, spaces in NEAR_THE_END.items()}
    bomb = pick(rng, ("oak_ridge", "hanford", "trinity"))
    fallen = {space for space in fronts.values() if space in ("germany", "japan")}
    if "germany" in fallen and chance(rng, 0.6):  # the bomb, or a landing that has moved on
        fallen.add("japan")
    wins = [pick(rng, SEATS) for _ in range(number(rng, 4, 9))]
    entries: Entries = {
        "scenario": "campaign",
        "conference": 10,
        "fronts": fronts,
        "surrendered": tuple(sorted({"italy", *fallen})),
        "influence": influence(rng, sample(rng, BOX.locations, count)),
        "global_issues": {
            pawn: pick(rng, ("neutral", *sides)) for pawn, sides in sorted(BETWEEN.items())
        },
        "a_bomb": {"us": bomb, "ussr": pick(rng, BOX.a_bomb[:3])},
        "conference_wins": {seat: wins.count(seat) for seat in SEATS},
    }
    if fronts["mediterranean"] != "southern_italy":
        entries["entered_first"] = pick(rng, ("normandy", "central_italy", "same_conference"))
    if "germany" in fallen:
        entries["technology"] = {pick(rng, SEATS): number(rng, 1, 2)}
    return entries | more


def influence(rng: random.Random, places: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Networks in these places, and the alignment of some of them."""
    out: dict[str, dict[str, Any]] = {}
    for place in places:
        seat = pick(rng, SEATS)
        out[place] = {"clandestine": (seat, number(rng, 1, 2))}
        if chance(rng, 0.5):
            out[place]["political"] = seat
    return out


def pair(rng: random.Random, entries: Entries) -> tuple[Churchill, Churchill]:
    """The position after its last front has moved, and as it is scored when the game ends so."""
    state = on_the_map(position(rng, at="meeting", **entries))
    return state, position(rng, at="end", **entries)


def ended(state: Churchill) -> Result:
    """The result of a game that is over."""
    assert state.result is not None
    return state.result


def parts(lines: Iterable[tuple[str, int, str]]) -> tuple[Part, ...]:
    """Score lines as the parts of a number."""
    return tuple((what, amount, letter) for letter, amount, what in lines)


def title(letter: str) -> Mapping[str, str]:
    """What the line of a letter is called, by language."""
    found = BOOK.rule(letter)
    assert found is not None
    return found.title


def summary(letter: str) -> Mapping[str, str]:
    """What the rule of a letter says, by language."""
    found = BOOK.rule(letter)
    assert found is not None
    return found.summary


def wins(state: Churchill) -> Text:
    """Who has won the game."""
    return text("tutor-game-won", seat=ended(state).winner)


WINNERS = tuple(text("tutor-game-won", seat=seat) for seat in SEATS)  # the answers


# -- 9.4 The lines of a score ----------------------------------------------------------------------


@maker("9", "9.4", "compute")
def letter_points(rng: random.Random, q: Question) -> Exercise:
    """What does one letter of the schedule bring a power?"""
    return points_of(rng, q, pick(rng, "ABCDEFGY"))


def points_of(rng: random.Random, q: Question, letter: str) -> Exercise:
    """What does this letter of the schedule bring a power?"""
    q.like = "letter_points"
    seat = {"D": pick(rng, ("us", "uk")), "E": "ussr", "F": "uk", "Y": "ussr"}.get(letter)
    seat = seat or pick(rng, SEATS)
    state, outcome = pair(rng, world(rng, number(rng, 8, 12)))

    def lines(s: Churchill) -> list[tuple[str, int, str]]:
        return [line for line in ended(s).lines[seat] if line[0] == letter]

    def amount(s: Churchill) -> int:
        return sum(line[1] for line in lines(s))

    found = lines(outcome)
    why = Why(letter_counts(letter), letter, parts(found))
    q.facts(seat=seat, title=title(letter), rule=summary(letter), count=len(found))
    return q.compute(state, outcome, amount, why=why)


def letter_counts(letter: str) -> Text:
    """What a letter of the schedule counts, as a reason."""
    return text("tutor-letter_points-why", summary=summary(letter))


@maker("9", "9.4", "compute")
def power_total(rng: random.Random, q: Question) -> Exercise:
    """What does a power score in all?"""
    seat = pick(rng, SEATS)
    state, outcome = pair(rng, world(rng, number(rng, 4, 7)))
    lines = ended(outcome).lines[seat]
    most = max(lines, key=lambda line: line[1]) if lines else ("A", 0, "")

    def total(s: Churchill) -> int:
        return ended(s).scores[seat]

    q.facts(seat=seat, count=len(lines), what=told(most), points=most[1])
    return q.compute(state, outcome, total, why=q.why(*parts(lines), points=total(outcome)))


def told(line: tuple[str, int, str]) -> dict[str, str]:
    """What a score line is for, by language."""
    letter, amount, what = line
    return {lang: explain((what, amount, letter), GAME_NAME, lang) for lang in LANGUAGES}


@maker("9", "9.4", "compute")
def front_step(rng: random.Random, q: Question) -> Exercise:
    """A front moves on by a space: what is that worth to a power?"""
    made = moved_on(rng, q, world(rng, 4), pick(rng, NEAR_THE_END))
    q.require(made.why.breakdown)
    return made


def moved_on(
    rng: random.Random, q: Question, entries: Entries, front: str, letter: str = ""
) -> Exercise:
    """This front moves on by a space: what is that worth to a power, to one for which it changes
    something if there is one? No question where a surrender would follow."""
    q.like = "front_step"
    spaces = [space.id for space in BOX.tracks[front].spaces]
    left = entries["fronts"][front]
    on = spaces[spaces.index(left) + 1 :][:1]
    q.require(on and on[0] not in ("germany", "japan"))
    state, before = pair(rng, entries)
    moved = {**entries, "fronts": {**entries["fronts"], front: on[0]}}
    outcome = position(rng, at="end", **moved)
    old, new = ended(before), ended(outcome)
    seat = pick(rng, [x for x in SEATS if old.lines[x] != new.lines[x]] or SEATS)
    gained = [line for line in new.lines[seat] if line not in old.lines[seat]]
    lost = [line for line in old.lines[seat] if line not in new.lines[seat]]

    def more(s: Churchill) -> int:
        return ended(s).scores[seat] - old.scores[seat]

    rule = letter or next((line[0] for line in (*gained, *lost)), "9.4")
    rows = parts([*gained, *((what, -n, of) for what, n, of in lost)])
    q.facts(seat=seat, front=front, left=left, space=on[0], amount=more(outcome))
    q.facts(gained=len(gained), lost=len(lost))
    return q.compute(state, outcome, more, why=q.why(*rows, rule=rule))


Change = tuple[Text, Entries]


def changes(rng: random.Random, seat: str, entries: Entries) -> list[Change]:
    """Things that might yet happen in this position, as far as it allows them."""
    held = entries["influence"]
    out: list[Change] = []

    def change(what: Text, key: str, item: str, value: Any) -> None:
        out.append((what, {**entries, key: {**entries[key], item: value}}))

    bare = [x for x, y in held.items() if "political" not in y and y["clandestine"][0] == seat]
    for place in sample(rng, bare, 1):
        align = text("tutor-change-align", seat=seat, location=place)
        change(align, "influence", place, {**held[place], "political": seat})
    full = [x for x, y in held.items() if y["clandestine"] == (seat, 1)]
    empty = [x for x in BOX.locations if x not in held]
    for place in (*sample(rng, full, 1), *sample(rng, empty, 1)):
        network = text("tutor-change-network", seat=seat, location=place, count=1 + (place in held))
        count = 1 + (place in held)
        change(network, "influence", place, {**held.get(place, {}), "clandestine": (seat, count)})
    pawns = [p for p, sides in BETWEEN.items() if seat in sides]
    for pawn in sample(rng, [p for p in sorted(pawns) if entries["global_issues"][p] != seat], 1):
        settle = text("tutor-change-global", seat=seat, pawn=pawn)
        change(settle, "global_issues", pawn, seat)
    win = text("tutor-change-win", seat=seat)
    change(win, "conference_wins", seat, entries["conference_wins"][seat] + 1)
    for front in sample(rng, NEAR_THE_END, 2):
        spaces = [space.id for space in BOX.tracks[front].spaces]
        on = spaces[spaces.index(entries["fronts"][front]) + 1 :][:1]
        if on and on[0] not in ("germany", "japan"):
            enter = text("tutor-change-front", front=front, space=on[0])
            change(enter, "fronts", front, on[0])
    return out


@maker("9", "9.4", "choose")
def best_change(rng: random.Random, q: Question) -> Exercise:
    """Which of these would bring a power most?"""
    seat = pick(rng, SEATS)
    entries = world(rng)
    state, before = pair(rng, entries)
    old = ended(before)
    tried: list[tuple[int, Text, Churchill]] = []
    for what, changed in sample(rng, changes(rng, seat, entries), 4):
        end = position(rng, at="end", **changed)
        tried.append((ended(end).scores[seat] - old.scores[seat], what, end))
    gains = sorted(gain for gain, _, _ in tried)
    q.require(len(tried) == 4 and gains[-1] > gains[-2])
    choices = []
    for gain, what, end in tried:
        lines = [line for line in ended(end).lines[seat] if line not in old.lines[seat]]
        why = Why(
            q.text("why", seat=seat, amount=gain, best=gains[-1]),
            lines[0][0] if lines else "9.4",
            parts(lines),
        )
        choices.append(Choice(what, gain == gains[-1], why))
    outcome = next(end for gain, _, end in tried if gain == gains[-1])

    def best(s: Churchill) -> Text:
        gain = ended(s).scores[seat] - old.scores[seat]
        return next(what for found, what, _ in tried if found == gain)

    q.facts(seat=seat, amount=gains[-1])
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=outcome,
        reads=best,
    )


@maker("9", "9.4", "mistake")
def wrong_line(rng: random.Random, q: Question) -> Exercise:
    """Lines of a score: which of them is wrong?"""
    seat = pick(rng, SEATS)
    state, outcome = pair(rng, world(rng))
    lines = ended(outcome).lines[seat]
    q.require(len(lines) >= 4)
    rows = sample(rng, lines, 4)
    wrong = number(rng, 0, 3)
    letter, amount, _ = rows[wrong]
    slip = amount + pick(rng, [n for n in (-2, -1, 1, 2) if amount + n > 0])
    if letter in "DE":  # Soviet wins count 5, the others' 3
        slip = amount // (5 if seat == "ussr" else 3) * (3 if seat == "ussr" else 5)

    def account(s: Churchill) -> list[Text]:
        return [line_told(line) for line in ended(s).lines[seat]]

    said = [line_told(line) for line in rows]
    said[wrong] = line_told((letter, slip, rows[wrong][2]))
    whys = [
        Why(q.text("why", what=told(line), points=line[1]), line[0], parts([line])) for line in rows
    ]
    q.facts(seat=seat, rule=summary(letter))
    return q.choose(
        state,
        [Choice(x, i == wrong, why) for i, (x, why) in enumerate(zip(said, whys, strict=True))],
        outcome=outcome,
        reads=lambda s: next(x for x in said if x not in account(s)),
    )


def line_told(line: tuple[str, int, str]) -> Text:
    """A score line as somebody claims it."""
    return text("tutor-score-line", what=told(line), points=line[1])


@maker("9", "9.4.F", "goal")
def cost_churchill(rng: random.Random, q: Question) -> Exercise:
    """Place a network so that the British score falls by two."""
    seat = pick(rng, ("us", "ussr"))
    count = number(rng, 2, 4)
    places = [*sample(rng, COLONIES, count), *sample(rng, COUNTRIES, 4)]
    held = influence(rng, places)
    state = position(rng, at="war", conference=10, influence=held, gains={seat: (1, 0)}, card=None)
    before = points(score(state))["uk"]
    empty = [place for place in COLONIES if place not in held]
    q.facts(seat=seat, points=before, location=empty[0], locations=empty)
    return q.goal(state, lambda s: points(score(s))["uk"] <= before - 2, seat=seat)


# -- 9.5 to 9.7 Scenarios --------------------------------------------------------------------------


@maker("9", "9.5", "compute")
def opening_score(rng: random.Random, q: Question) -> Exercise:
    """What is a power's score as a scenario begins?"""
    return opens_with(rng, q, pick(rng, ("training", "tournament", "campaign")))


def opens_with(rng: random.Random, q: Question, scenario: str) -> Exercise:
    """What is a power's score as this scenario begins?"""
    q.like = "opening_score"
    seat = pick(rng, SEATS)
    state, outcome = pair(rng, {"scenario": scenario})
    lines = ended(outcome).lines[seat]

    def total(s: Churchill) -> int:
        return ended(s).scores[seat]

    q.facts(scenario=scenario, seat=seat)
    return q.compute(
        state,
        outcome,
        total,
        why=Why(
            text("tutor-power_total-why", seat=seat, points=total(outcome)),
            BOX.scenarios[scenario].rule,
            parts(lines),
        ),
        hints=(
            q.text("hint1"),
            text("tutor-power_total-hint2", seat=seat, count=len(lines)),
        ),
    )


# -- 4.4 Winning the game --------------------------------------------------------------------------


@maker("9", "4.4", "predict")
def who_wins(rng: random.Random, q: Question) -> Exercise:
    """The scores are counted: who wins?"""
    ending = q.once(pick, ("alliance", "broken_first", "broken_second", "hegemon"))
    wanted = q.once(pick, SEATS)
    entries = world(rng, number(rng, 8, 14))
    q.require(not ("japan" not in entries["surrendered"] and ending != "hegemon"))
    state, outcome = pair(rng, entries)
    result = ended(outcome)
    q.require(not (result.tiebreak or result.ending != ending))
    q.require(result.winner == wanted or chance(rng, 0.3))
    fallen = {"germany", "japan"} <= set(outcome.surrendered)
    q.facts(result.scores, fallen=fallen, gap=gap(result), ending=ending)
    return q.predict(state, outcome, wins, WINNERS, why=Why(result, result.rule))


def gap(result: Result) -> int:
    """How far the first is ahead of the last, before any adjustment."""
    return max(result.scores.values()) - min(result.scores.values())


@maker("9", "4.43", "compute")
def hegemon_points(rng: random.Random, q: Question) -> Exercise:
    """An Axis power holds out: what does a power's score become?"""
    state, outcome = pair(rng, world(rng))
    result = ended(outcome)
    q.require(result.ending == "hegemon")
    seat = pick(rng, SEATS)
    shift = result.adjustments[seat]

    def final(s: Churchill) -> int:
        return ended(s).final[seat]

    q.facts(result.scores, seat=seat, shift=shift, score=result.scores[seat])
    return q.compute(state, outcome, final, (*parts(result.lines[seat]), (seat, shift, "4.43")))


@maker("9", "4.44", "predict")
def final_tie(rng: random.Random, q: Question) -> Exercise:
    """A tie for the highest score: who wins?"""
    rule_wanted = q.once(pick, ("4.44.1", "4.44.2", "4.44.3"))
    entries = world(rng, number(rng, 6, 10))
    q.require((rule_wanted == "4.44.1") == (entries["a_bomb"]["us"] == "trinity"))
    if rule_wanted == "4.44.2":
        fronts = {**entries["fronts"], "western": "rhineland", "eastern": "germany"}
        fallen = tuple(sorted({"germany", *entries["surrendered"]}))
        entries |= {"fronts": fronts, "surrendered": fallen}
    end = position(rng, at="end", **entries)
    q.require(ended(end).ending in ("alliance", "hegemon") and ended(end).tiebreak == rule_wanted)
    state, outcome = pair(rng, entries)
    result = ended(outcome)
    best = max(result.final.values())
    tied = [seat for seat in SEATS if result.final[seat] == best]
    q.facts(seats=tied, points=best, shifted=result.ending == "hegemon", bomb=outcome.us_has_bomb())
    return q.predict(state, outcome, wins, WINNERS, why=Why(result, "4.44"))
