"""Sentences of Churchill: all that the rules can say is said in both languages, and said well."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.engine import words as language
from churchill_kit.engine.values import Action, Event, Result
from churchill_kit.games.churchill.box.components import (
    AXIS,
    BANDS,
    BOX,
    BOXES,
    FRONTS,
    GLOBALS,
    KINDS,
    RESERVES,
    SEATS,
    THEATERS,
    TYPES,
)
from churchill_kit.games.churchill.rules import agenda
from churchill_kit.games.churchill.rules.decisions import BETWEEN
from churchill_kit.games.churchill.state import RULES, act
from churchill_kit.games.churchill.words import words
from tests.engine.test_words import calls, facts, logged, mismatches, nodes, raised, refusals
from tests.helpers import CASES, Case, Move, game_of
from tests.sentences import begins, clean

GAME = ck.game("churchill")
FOLDER = Path(agenda.__file__).parents[1]
PLAYED = [case for case in CASES if case.game == "churchill"]
LANGUAGES = ck.LANGUAGES
both = pytest.mark.parametrize("lang", LANGUAGES)


# -- everything that the rules can say has a message -----------------------------------------------


def messages(kind: str) -> set[str]:
    """The ids of Churchill's messages of a kind, without what they begin with."""
    prefix = f"{kind}-"
    return {key.removeprefix(prefix) for key in language.keys("en", "churchill", prefix)}


def labels() -> set[str]:
    """Labels of the parts of numbers, as far as they are written out in the rules."""
    found = set()
    for node in nodes(FOLDER):
        parts = node.elts if isinstance(node, ast.Tuple) else []
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "put_research":
            parts = node.args
        if len(parts) in (2, 3):
            first, rule = parts[0], parts[-1]
            if isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
                start = str(first.values[0].value)
                if start.endswith(":"):
                    found.add(start.removesuffix(":"))
            elif isinstance(first, ast.Constant) and len(parts) == 3 and numbered(rule):
                found |= set(re.findall(r"^[a-z_]+$", str(first.value)))
    named_apart = {"paranoia", "conference_card", "murmansk_convoy", "reparations"}
    return (found - {"second_front", "ussr_declares_war"}) | named_apart


def numbered(node: ast.expr) -> bool:
    """Is this the number of a rule, written out?"""
    return bool(re.fullmatch(r"'\d+(\.\d+)+'", ast.unparse(node)))


def letters() -> set[str]:
    """The letters of score lines."""
    given = (c.args[0] for c in calls(FOLDER) if getattr(c.func, "id", "") == "give")
    return {str(a.value).replace(".", "_") for a in given if isinstance(a, ast.Constant)}


def endings() -> set[str]:
    """The ways in which a game can end."""
    made = [c for c in calls(FOLDER) if getattr(c.func, "id", "") == "Result"]
    return {str(c.args[3].value) for c in made if len(c.args) > 3 and _constant(c.args[3])}


def _constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant)


# Only Japan's surrender has a "how"; only a marker that a card or an order brought has a "why".
SOME_FACTS = ("markers_gained", "surrendered", "support_placed", "naval_placed")


def test_every_event_has_a_sentence_that_asks_only_for_its_facts() -> None:
    found = logged(FOLDER)
    assert set(found) == messages("event")
    for kind, places in found.items():
        every = set().union(*places)
        for lang in LANGUAGES:
            wanted = facts(lang, "churchill", f"event-{kind}") - {"rule"}  # of every event
            assert "**" in every or wanted <= every, kind
            missing = [p for p in places if not wanted <= p and "**" not in p]
            assert not missing or kind in SOME_FACTS, kind


def test_every_action_has_a_text_that_asks_only_for_its_arguments() -> None:
    assert set(GAME.actions) == messages("action")
    for kind, arguments in GAME.actions.items():
        for lang in LANGUAGES:
            assert facts(lang, "churchill", f"action-{kind}") <= set(arguments), kind


def test_every_decision_has_a_prompt_that_asks_only_for_its_arguments() -> None:
    kinds = {name for name, step in RULES.steps.items() if step.actions}
    assert kinds == messages("decision")
    for kind in kinds:
        arguments = set(language._parameters("churchill", kind))
        for lang in LANGUAGES:
            assert facts(lang, "churchill", f"decision-{kind}") <= arguments, kind


def test_every_refusal_and_error_has_a_sentence_that_asks_only_for_its_facts() -> None:
    found = refusals(FOLDER)
    assert set(found) == messages("error")
    for reason, places in found.items():
        for given, lang in product(places, LANGUAGES):
            assert facts(lang, "churchill", f"error-{reason}") <= given, reason
    for reason in raised(FOLDER):
        for lang in LANGUAGES:
            assert language.has(lang, "churchill", f"error-{reason}"), reason


def test_every_mismatch_has_words() -> None:
    found = mismatches(FOLDER)
    for what, places in found.items():
        for given, lang in product(places, LANGUAGES):
            assert facts(lang, "churchill", f"mismatch-{what}") <= given | {"where", "file"}, what
    assert messages("mismatch") <= set(found)


def test_every_label_letter_and_ending_has_words() -> None:
    assert labels() == messages("label")
    assert letters() == messages("score")
    assert endings() == messages("ending") == messages("ended")


def test_no_message_is_unused() -> None:
    kinds = "action|event|decision|error|mismatch|label|score|ending|name|form|code|count|part"
    kinds += "|example|tutor|annotated"  # test_examples, tutor/test_makers, test_annotated
    kinds += "|chapter|guide|adviser|app|index|ended|box|board|short|pawn"  # screens, commands
    kinds += "|study|moment"  # lab/test_study
    keys = set(language.keys("en", "churchill"))
    assert {k for k in keys if not re.match(rf"({kinds})-", k)} == set()
    parts = {k for k in keys if k.startswith(("count-", "part-"))}
    for lang in LANGUAGES:
        told = "".join(language._texts(lang, "churchill").sources.values())
        assert {k for k in parts if f"{{ {k} }}" not in told} == set()
    assert messages("code") == {c.name["en"].split(", ")[0].lower() for c in _cards()}
    patterns = {"track", "chair", "scenario", "location", "space", "conference"}
    assert messages("form") == patterns
    sides = {f"{pawn}-{seat}" for pawn, seats in BETWEEN.items() for seat in seats}
    known = {*SEATS, *BOX.leaders, *BOXES, *THEATERS, *AXIS, *RESERVES, *KINDS, *GLOBALS, *sides}
    known |= {*BANDS, *BOX.locations, *_spaces(), *GAME.options, "any", "neutral", "none"}
    known |= {v for o in GAME.options.values() for v in o.choices if isinstance(v, str)}
    known |= {"center", "out", "active", "inactive", "yes", "no", "human", "bot", "random"}
    known |= {"agenda", "meeting", "decisions", "war", "end", "search"}
    assert messages("name") - known == set()


def _cards() -> Iterable[Any]:
    return BOX.conferences.values()


def _spaces() -> set[str]:
    return {s.id for track in BOX.tracks.values() for s in track.spaces}


# -- names -----------------------------------------------------------------------------------------


@both
def test_everything_has_a_name(lang: str) -> None:
    names = words(lang)
    assert len(names) > 300
    for item in names:
        found = names[item]
        for told in [found] if isinstance(found, str) else found.values():
            clean(told, lang)
    known = {*SEATS, *BOX.staff, *BOX.leaders, *BOX.issues, *TYPES, *KINDS, *FRONTS, *BOXES}
    known |= {*THEATERS, *AXIS, *RESERVES, *GLOBALS, *BANDS, *BOX.locations, *BOX.a_bomb}
    known |= {*_spaces(), *BOX.scenarios, *BOX.agenda_markers, *BOX.conferences, *BOX.names}
    known |= {*GAME.options, "random", *GAME.players, "center", "out", "neutral", "any"}
    known |= {f"{seat}:{n}" for seat in SEATS for n in range(1, 8)}
    assert known - set(names) == set()


def test_both_languages_name_the_same() -> None:
    english, russian = words("en"), words("ru")
    assert set(english) == set(russian)
    same = {i for i in english if ck.name(i, "churchill") == ck.name(i, "churchill", "ru")}
    assert same == set()


@both
def test_names_tell_things_apart(lang: str) -> None:
    places = [f"{seat}:{n}" for seat in SEATS for n in range(1, 8)]
    for items in (
        [*BOX.staff, *BOX.leaders],
        [*BOX.issues],
        [*TYPES],
        [*FRONTS],
        [*BOX.locations],
        [*places, "center"],
        [*BOX.a_bomb],
        [*BOX.conferences],
        *([s.id for s in track.spaces] for track in BOX.tracks.values()),
    ):
        names = [ck.name(item, "churchill", lang) for item in items]
        assert len(set(names)) == len(names)
    boxes = [ck.name(box, "churchill", lang, "box") for box in BOXES]
    assert len({*boxes, *(ck.name(f, "churchill", lang) for f in FRONTS)}) == 15


@both
def test_countries_fronts_and_boxes_bring_their_forms(lang: str) -> None:
    wanted = {"en": {}, "ru": {"front": ("gen", "dat", "to", "at"), "space": ("from", "to", "at")}}
    for location in BOX.locations:
        assert ck.name(location, "churchill", lang, "at").split()[0] in ("in", "в", "во", "на")
    for front in FRONTS:
        for form in wanted[lang].get("front", ()):
            assert form in words(lang)[front]
    for space in _spaces():
        for form in wanted[lang].get("space", ()):
            assert form in words(lang)[space], space
    for box in BOXES:
        assert ck.name(box, "churchill", lang, "box") != BOX.arctic.name[lang]


@pytest.mark.parametrize(("item", "kind"), [("poland", "locations"), ("us_king", "staff")])
def test_a_piece_of_another_name_is_called_by_it(
    monkeypatch: pytest.MonkeyPatch, item: str, kind: str
) -> None:
    pieces = getattr(BOX, kind)
    monkeypatch.setitem(pieces, item, pieces[item]._replace(name={"en": "Oz Ozma", "ru": "Оз"}))
    made = {lang: dict(words(lang)._piece(item)) for lang in LANGUAGES}  # type: ignore[attr-defined]
    own = {lang: type(words(lang))(lang)[item] for lang in LANGUAGES}
    if kind == "locations":
        assert own["en"] == {"nom": "Oz Ozma", "at": "in Oz Ozma"}
        assert own["ru"] == {"nom": "Оз", "at": "в локации «Оз»"}
    else:
        assert made["en"]["full"] == own["en"]["full"] == "Oz Ozma"  # type: ignore[index]


def test_surnames() -> None:
    assert ck.name("us_stettinius", "churchill") == "Stettinius"
    assert ck.name("us_stettinius", "churchill", "ru") == "Стеттиниус"
    assert ck.name("uk_beaverbrook", "churchill") == "Beaverbrook"
    assert ck.name("us_king", "churchill", case="full") == "Ernest J. King"


# -- whole games -----------------------------------------------------------------------------------

SEEDS = (1, 2, 3)


@cache
def games() -> tuple[tuple[Case, tuple[Move, ...]], ...]:
    """Random games of all scenarios."""
    return tuple((case, game_of(str(case), seed)) for case in PLAYED for seed in SEEDS)


def events() -> Iterator[Event]:
    """All events of these games, the set-ups included."""
    for case, moves in games():
        yield from case.new(SEEDS[0]).events
        for move in moves:
            yield from move.events


@both
def test_events_of_whole_games_are_sentences(lang: str) -> None:
    kinds = set()
    for event in events():
        kinds.add(event.kind)
        told = ck.say(event, lang)
        clean(told, lang)
        assert begins(told), told
        assert told[-1] in ".!", told
    assert len(kinds) > 75


@both
def test_parts_of_numbers_are_labelled(lang: str) -> None:
    seen = set()
    for event in events():
        for part in event.breakdown:
            label = part[0].partition(":")[0]
            if part not in seen:
                seen.add(part)
                assert language.has(lang, "churchill", f"label-{label}"), label
                clean(ck.explain(part, "churchill", lang), lang)
    assert len(seen) > 60


@both
def test_prompts_are_sentences(lang: str) -> None:
    kinds = set()
    for _, moves in games():
        for decision in {m.before.decision for m in moves}:
            assert decision is not None
            kinds.add(decision.kind)
            told = ck.say(decision, lang)
            clean(told, lang)
            assert told.startswith(ck.name(decision.seat, "churchill", lang, "full") + ": "), told
            assert told[-1] in ".?", told
    assert len(kinds) > 18


@both
def test_buttons_tell_all_choices_apart(lang: str) -> None:
    kinds = set()
    for _, moves in games():
        for move in moves[::3]:
            actions = move.before.actions()
            kinds |= {a.kind for a in actions}
            told = [ck.say(a, lang) for a in actions]
            assert len(set(told)) == len(told), told
    for action in {m.action for _, moves in games() for m in moves}:
        told_once = ck.say(action, lang)
        clean(told_once, lang)
        assert begins(told_once) and told_once[-1] not in ".!?", told_once
    assert len(kinds) > 25


@both
def test_scores_are_explained_line_by_line(lang: str) -> None:
    seen = set()
    for _, moves in games():
        result = moves[-1].after.result
        assert result is not None
        for lines in result.lines.values():
            for letter, amount, what in lines:
                seen.add(letter)
                told = ck.explain((what, amount, letter), "churchill", lang)
                clean(told, lang)
                assert begins(told), told
    assert len(seen) > 15


# -- endings ---------------------------------------------------------------------------------------

TIEBREAKS = ("4.44.1", "4.44.2", "4.44.3")


def results() -> Iterator[Result]:
    """An example of each ending with each way to break a tie, for each winner."""
    for winner in SEATS:
        second, third = (s for s in SEATS if s != winner)
        scores: dict[str, dict[str, int]] = {
            "alliance": {winner: 41, second: 30, third: 21},
            "broken_first": {winner: 71, second: 30, third: 21},
            "broken_second": {winner: 40, second: 61, third: 32},
        }
        level: dict[str, dict[str, int]] = {
            "alliance": {winner: 41, second: 41, third: 30},
            "broken": {winner: 50, second: 50, third: 22},
            "broken_second": {winner: 40, second: 63, third: 40},
            "hegemon": {winner: 32, second: 42, third: 33},  # before the adjustments
        }
        for ending, points in scores.items():
            yield Result("churchill", (winner,), points, ending, "4.41", {})
        after = {winner: 5, second: -5, third: -3}
        points = {winner: 32, second: 41, third: 33}
        yield Result("churchill", (winner,), points, "hegemon", "4.43", {}, after)
        for ending, points in level.items():
            more = ("conferences", "die") if ending == "broken_second" else ()
            for tiebreak in (*TIEBREAKS, *more):
                made = dict(after) if ending == "hegemon" else {}
                yield Result("churchill", (winner,), points, ending, "4.42", {}, made, tiebreak)


@both
def test_endings_say_who_won_and_why(lang: str) -> None:
    for result in results():
        told = ck.say(result, lang)
        clean(told, lang)
        stem = {"us": "США", "uk": "Британи", "ussr": "СССР"} if lang == "ru" else {}
        assert stem.get(result.winner, ck.name(result.winner, "churchill", lang)) in told
        if result.tiebreak.startswith("4."):
            assert f"({result.tiebreak[:4]})" in told  # as the rulebook numbers it


@both
def test_real_results_are_sentences(lang: str) -> None:
    found = set()
    position = {"surrendered": ["germany", "japan"], "fronts": {"western": "germany"}}
    ends: list[Any] = [moves[-1].after for _, moves in games()]
    ends += [
        GAME.position(at="end", **position, conference_wins={seat: n})
        for seat, n in product(SEATS, (0, 4, 8))
    ]
    ends.append(GAME.position(at="end", influence={}, conference_wins={}))
    for state in ends:
        assert state.result is not None
        found.add(state.result.ending)
        told = ck.say(state.result, lang)
        clean(told, lang)
        assert begins(told) and told[-1] == "."
    assert len(found) > 1


# -- refusals --------------------------------------------------------------------------------------


@cache
def attempts() -> tuple[Action, ...]:
    """Actions of all kinds with all kinds of pieces, to be tried where they are not legal."""
    cards = ("us_marshall", "us_hopkins", "uk_eden", "uk_pound", "ussr_molotov", "ussr_zhukov")
    pieces: dict[str, Iterable[Any]] = {
        "card": cards,
        "issue": tuple(BOX.issues),
        "front": BOXES,
        "box": BOXES,
        "theater": THEATERS,
        "power": SEATS,
        "winner": SEATS,
        "pawn": GLOBALS,
        "location": tuple(BOX.locations),
    }
    out = []
    for kind, arguments in GAME.actions.items():
        names = [n for n in arguments if n != "value"]
        if kind == "direct":
            fronts = ("arctic", "western", "far_east")
            out += [act(kind, issue=i, front=f) for i in BOX.issues for f in fronts]
        elif kind == "advance":
            out += [act(kind, card=c, issue=i) for c in cards[1:] for i in BOX.issues]
        else:
            out += [
                act(kind, **dict(zip(names, chosen, strict=True)))
                for chosen in product(*(pieces[n] for n in names))
            ]
    return tuple(out)


def refused(state: Any, actions: Iterable[Action]) -> Iterator[ck.IllegalAction]:
    """The refusals of actions that are not legal now."""
    legal = set(state.actions())
    for action in actions:
        if action not in legal:
            try:
                state.apply(action)
            except ck.IllegalAction as error:
                yield error


def far(**entries: Any) -> Any:
    """Positions in which seldom refusals happen."""
    return GAME.position(**entries)


SELDOM: dict[str, Callable[[], Any]] = {
    "box-full": lambda: far(
        at="decisions", issues={"us_production_1": ("us", 1)}, naval={"western": 5, "arctic": 5}
    ),
    "theater-over": lambda: far(
        at="decisions", fronts={"western": "germany"}, issues={"us_production_1": ("us", 1)}
    ),
    "no-entry-space": lambda: far(
        at="decisions",
        fronts={"mediterranean": "northern_italy"},
        issues={"us_production_1": ("us", 1)},
    ),
    "leader-may-not-advance": lambda: far(at="agenda", card="c08a"),
    "two-networks": lambda: far(
        at="war",
        influence={"poland": {"clandestine": ("us", 2)}},
        gains={"us": (5, 0), "uk": (0, 0), "ussr": (0, 0)},
    ),
    "no-networks-left": lambda: far(
        at="war",
        influence={n: {"clandestine": ("us", 2)} for n in list(BOX.locations)[:15]}
        | {"vietnam": {"clandestine": ("uk", 1)}},
        gains={"us": (5, 0), "uk": (0, 0), "ussr": (0, 0)},
    ),
    "no-alignments-left": lambda: far(
        at="war",
        influence={
            n: {"clandestine": ("us", 1)} | ({"political": "us"} if i < 15 else {})
            for i, n in enumerate(BOX.locations)
        }
        | {"dutch_east_indies": {"clandestine": ("us", 1), "political": "uk"}},
        global_issues={"churchill_roosevelt": "us", "churchill_stalin": "uk"},
        gains={"us": (0, 5), "uk": (0, 0), "ussr": (0, 0)},
        naval={"arctic": 3},
    ),
    "global-issue-bars-removal": lambda: far(
        at="war",
        influence={
            "poland": {"clandestine": ("us", 2), "political": "ussr"},
            "greece": {"clandestine": ("us", 2)},
        },
        global_issues={"churchill_stalin": "ussr"},
        gains={"us": (0, 2), "uk": (0, 0), "ussr": (0, 0)},
    ),
    "removal-too-dear": lambda: far(
        at="war",
        influence={
            "greece": {"clandestine": ("us", 2)},
            "austria": {"clandestine": ("us", 2), "political": "uk"},
        },
        global_issues={"roosevelt_stalin": "us", "churchill_stalin": "uk"},
        gains={"us": (0, 1), "uk": (0, 0), "ussr": (0, 0)},
    ),
    "only-leaders-debate-leaders": lambda: far(at="meeting", issues={"pol_mil_1": "center"}),
    "card-cannot-debate": lambda: far(
        at="meeting",
        turn="us",
        hands={"us": ["us_king", "us_knox"], "uk": ["uk_pound", "uk_eden"], "ussr": []},
        issues={"pol_mil_1": "center"},
    ),
    "issue-captured": lambda: far(
        at="meeting", turn="us", issues={"pol_mil_1": "center", "pol_mil_2": ("uk", "chair")}
    ),
    "ussr-never-commands": lambda: far(
        at="decisions", issues={"theater_leadership_europe": ("us", 1)}
    ),
    "card-orders-first": lambda: far(at="agenda", scenario="campaign", card="c01a"),
    "already-activated": lambda: far(at="decisions", issues={"pol_mil_1": ("us", 1)}),
    "directed-first": lambda: far(
        at="decisions",
        issues={"ussr_directed_offensive_1": ("uk", 1), "ussr_directed_offensive_2": ("uk", 2)},
    ),
}


@cache
def all_refusals() -> tuple[ck.IllegalAction, ...]:
    """Real refusals: in random games, and from positions made for them."""
    rng = random.Random(5)
    found: dict[tuple[str, ...], ck.IllegalAction] = {}
    seen: dict[str, int] = {}

    def note(state: Any, actions: Iterable[Action]) -> None:
        for error in refused(state, actions):
            key = (error.reason, error.rule, *map(str, error.facts.values()))
            if error.reason != "not-offered":
                found[key] = error

    for _, moves in games():
        for move in rng.sample(moves, len(moves)):
            decision = move.before.decision
            assert decision is not None
            seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if seen[decision.kind] <= 8:
                note(move.before, attempts())
    for reason, make in SELDOM.items():
        state = make()
        for _ in range(40):
            if state.decision is None or any(k[0] == reason for k in found):
                break
            note(state, attempts())
            state.apply(_choice(rng, state.actions(), reason))
    return tuple(found.values())


def _choice(rng: random.Random, actions: tuple[Action, ...], reason: str) -> Action:
    """Any action, but the one that leads to the wanted refusal where there is one."""
    kind = {"only-leaders-debate-leaders": "lead", "already-activated": "activate"}.get(reason)
    return rng.choice([a for a in actions if a.kind == kind] or list(actions))


def test_every_refusal_can_happen() -> None:
    reached = {error.reason for error in all_refusals()}
    # Who has one of his two questions on his side already is not asked: the other one moves.
    assert set(refusals(FOLDER)) - reached == {"already-yours"}


@both
def test_refusals_are_sentences_with_their_rule(lang: str) -> None:
    for error in all_refusals():
        told = ck.say(error, lang)
        clean(told, lang)
        assert begins(told), told
        assert told.endswith(f"({error.rule})."), told


def test_str_of_an_error_is_english() -> None:
    error = all_refusals()[0]
    assert str(error) == ck.say(error, "en")


# -- positions and boxes ---------------------------------------------------------------------------


@both
def test_impossible_positions_are_explained(lang: str) -> None:
    attempts: dict[str, dict[str, Any]] = {
        "no-entry-space": {
            "fronts": {"mediterranean": "northern_italy"},
            "support": {"mediterranean": 1},
        },
        "front-inside": {"fronts": {"western": "germany"}, "surrendered": []},
        "italy-not-entered": {
            "scenario": "campaign",
            "surrendered": ["italy"],
        },
        "germany-fights-on": {"technology": {"us": 1}},
        "already-entered": {"fronts": {"western": "normandy"}, "entered_first": None},
        "out-of-game": {"fronts": {"western": "normandy"}, "issues": {"second_front": "center"}},
        "agenda-needs-card": {"at": "agenda", "hands": {"us": [], "uk": [], "ussr": []}},
        "too-many": {"technology": {"us": 3, "uk": 3}, "surrendered": ["germany"]},
        "twice": {"hands": {"us": ["us_king", "us_king"]}},
        "not-one-of": {"fronts": {"western": "paris"}},
        "unknown-key": {"weather": "fog"},
    }
    for what, entries in attempts.items():
        with pytest.raises(ck.BadPosition) as caught:
            GAME.position(**entries)
        assert caught.value.facts["what"] == what
        told = ck.say(caught.value, lang)
        assert begins(told) and told.endswith("."), told
        assert not re.search(r"\bnone\b|None|[{}$]", told), told


@both
def test_faults_of_component_files_are_explained(lang: str) -> None:
    for what, places in mismatches(FOLDER).items():
        given = dict.fromkeys(set().union(*places), "western") | {"low": 1, "high": 2}
        error = ck.BadData(
            "bad-data", game="churchill", file="tracks.toml", where="track", what=what, **given
        )
        told = ck.say(error, lang)
        assert told.startswith("tracks.toml, track: ") and told.endswith(".")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_what_a_yes_decides_is_decided_alike_in_either_language(lang: str) -> None:
    """A fact that is true or false is in words of the language: what hangs on it asks its id."""
    pattern = re.compile(r"\{ \$\w+(?<!-id) ->\s*\n\s+\*?\[(?:yes|no|none|me)\]")
    for path in Path(ck.__file__).parent.rglob(f"locale/{lang}/*.ftl"):
        if path.name != "class_page.ftl":  # facts of the page alone, which nothing translates
            assert not pattern.search(path.read_text(encoding="utf-8")), path.name
