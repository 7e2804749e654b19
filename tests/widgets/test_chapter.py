"""The parts of a chapter without a browser: stepping, answering, hints, sandboxes, nonsense."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from churchill_widgets.base import shelf, words
from churchill_widgets.base.panel import Panel
from churchill_widgets.board.scene import box_of
from churchill_widgets.course.cells import Cells
from churchill_widgets.games.churchill import chapter as cells
from churchill_widgets.games.churchill.chapter import (
    chapter,
    check,
    example,
    exercises,
    rule,
    sandbox,
)
from churchill_widgets.learner import progress
from churchill_widgets.lessons.exercise_panel import NUMBER, Exercises, read_number
from churchill_widgets.lessons.part import Notice, Part
from churchill_widgets.lessons.series import MOST, Series, mixed
from churchill_widgets.lessons.sheet import sheet
from churchill_widgets.screen import screen

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import words as language
from churchill_kit.games.churchill.book.examples import examples
from churchill_kit.games.churchill.rules.meeting import moved, total, worth
from churchill_kit.tutor import lessons as ck_lessons
from churchill_kit.tutor.exercise import Choice, Exercise, Why, text
from churchill_kit.tutor.lessons import lessons, makers
from churchill_kit.tutor.making import Entry, Question
from churchill_kit.tutor.progress import Answer, Progress

GAME = ck.game("churchill")
both = pytest.mark.parametrize("lang", ck.LANGUAGES)
SENTENCE = "chapter-minutes"  # any message that exists in both languages


# -- makers of our own, so that these tests do not depend on what a chapter asks ------------------


def _state() -> Any:
    return GAME.position(
        at="meeting",
        turn="uk",
        issues={"pol_mil_1": "center", "uk_production": ("us", 2)},
        hands={"uk": ["uk_eden", "uk_bevin"], "us": [], "ussr": []},
    )


def _why(n: int, rule: str = "5.22") -> Why:
    return Why(text(SENTENCE, n=n), rule, (("printed_value", n, "3.33"),))


def choosing(rng: random.Random, _: Question) -> Exercise:
    right = rng.randrange(3)
    choices = tuple(Choice(text(SENTENCE, n=i + 1), i == right, _why(i)) for i in range(3))
    hints = (text(SENTENCE, n=7), text(SENTENCE, n=8))
    return Exercise(text(SENTENCE, n=5), _why(1), _state(), "uk", choices=choices, hints=hints)


def computing(rng: random.Random, _: Question) -> Exercise:
    number = 3 + rng.randrange(4)
    return Exercise(text(SENTENCE, n=5), _why(number), _state(), "uk", number=number)


def reaching(*_: Any) -> Exercise:
    return Exercise(
        text(SENTENCE, n=5),
        _why(1),
        _state(),
        "uk",
        goal=lambda s: s.issues["pol_mil_1"] == ("uk", 6),
        moves=2,
    )


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    """What the parts send to their pages; three makers of a chapter "test"; nothing remembered."""
    out: list[dict[str, Any]] = []
    monkeypatch.setattr(Panel, "send", lambda _, content, **__: out.append(content))
    for kind, make in (("choose", choosing), ("compute", computing), ("goal", reaching)):
        entry = Entry(make.__name__, "test", "5.22", kind, make)  # type: ignore[arg-type]
        monkeypatch.setitem(lessons("churchill").entries, make.__name__, entry)
    before = progress.progress("churchill")
    progress.use(progress.Kept("churchill"))
    yield out
    progress.use(before)


def tell(part: Part, kind: str, **content: Any) -> None:
    """A message of the page."""
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble


def data(part: Part) -> dict[str, Any]:
    return dict(part.panel.data)


def asked(kind: str, lang: str = "en") -> Any:
    """A panel that asks an exercise of this kind."""
    part: Any = exercises("test", lang=lang, seed=1)
    while part.exercise.kind != kind:
        tell(part, "skip")
    return part


# -- examples --------------------------------------------------------------------------------------


@both
def test_every_example_can_be_stepped_through(lang: str) -> None:
    for name, known in examples().items():
        part: Any = example(name, lang=lang)
        assert not isinstance(part, Notice), name
        assert data(part)["rule"] == known.rule
        for at in range(data(part)["count"]):
            tell(part, "step", to=at)
            shown = data(part)
            assert shown["at"] == at and shown["caption"], (name, at)
            assert all(e["text"] and e["rule"] for e in shown["events"])


def test_steps_forth_and_back() -> None:
    part: Any = example("5.23")
    first = data(part)
    tell(part, "step", to=1)
    second = data(part)
    assert second["caption"] != first["caption"] and second["events"]
    tell(part, "step", to=0)
    assert data(part) == first
    for to in (-3, 99, "1", None, 1.5):
        tell(part, "step", to=to)
        assert 0 <= part.at < len(part.steps)


def test_numbers_in_examples_come_with_their_parts() -> None:
    part: Any = example("5.23")
    found = []
    for step in range(len(part.steps)):
        tell(part, "step", to=step)
        found += [e for e in data(part)["events"] if e.get("parts")]
    assert found
    assert all(rule for e in found for _, _, rule in e["parts"])


def test_the_board_comes_when_the_part_comes_near() -> None:
    part: Any = example("5.23")
    assert part.board is None
    tell(part, "near")
    assert part.board.scene is not None
    before = part.board.drawn
    tell(part, "step", to=1)
    assert part.board.drawn == before + 1
    assert part.board.widget in part.box.children


# -- exercises -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "maker", "kinds"),
    [
        ("churchill", "front_odds", {"front", "box"}),
        ("churchill", "chief_captures", {"issue"}),  # not the card, which lies in a hand
        ("blitzkrieg", "unit_for_a_space", {"space"}),
        ("blitzkrieg", "points_in_the_game", {"space"}),  # a move that the question names
        ("blitzkrieg", "room_for_a_unit", {"token"}),
    ],
)
def test_an_exercise_aims_at_what_it_asks_about(game: str, maker: str, kinds: set[str]) -> None:
    """So a board too small for all of it is enlarged there."""
    made = ck_lessons.make(game, maker, 3)
    part = Exercises(game, made.chapter, "en", seed=1)
    part.exercise = made
    part.on_near({})
    which, view, more = part.draw() or ("", None, {})
    drawn = screen(game).draw(which, view, "en", "light", **more)
    found = part.subject(more, drawn)
    assert found and {t.partition(":")[0] for t in found} <= kinds
    in_sight = screen(game).seen_with(found)
    boxes = [box_of(s) for s in drawn.shapes if s.target in in_sight]
    left, top, wide, high = part.board._begins(drawn)
    assert (left, top) == (min(b[0] for b in boxes), min(b[1] for b in boxes))
    assert wide * high < 0.5 * drawn.width * drawn.height


@both
def test_a_right_choice(lang: str, sent: list[dict[str, Any]]) -> None:
    part = asked("choose", lang)
    assert [a["text"] for a in data(part)["answers"]]
    assert data(part)["feedback"] is None
    tell(part, "choose", i=part.exercise.right, n=part.n)
    feedback = data(part)["feedback"]
    assert feedback["right"] and feedback["rows"][0]["rule"] == "5.22"
    assert feedback["rows"][0]["parts"][0][1:] == [part.exercise.right, "3.33"]
    (row,) = [m["copy"]["answers"] for m in sent if m.get("do") == "keep"][-1]
    assert row[1:] == ["choosing", part.exercise.seed, 1, 0]


def test_a_wrong_choice_gets_both_reasons_and_a_similar_one() -> None:
    part = asked("choose")
    tell(part, "choose", i=(part.exercise.right + 1) % 3, n=part.n)
    assert not data(part)["feedback"]["right"]
    assert len(data(part)["feedback"]["rows"]) == 2
    marks = [a["mark"] for a in data(part)["answers"]]
    assert sorted(marks) == ["other", "right", "wrong"]
    seed, n = part.exercise.seed, part.n
    tell(part, "another")
    assert part.exercise.maker == "choosing" and part.exercise.seed != seed
    assert part.n == n + 1 and data(part)["feedback"] is None


def test_a_sum_that_both_reasons_share_is_shown_once() -> None:
    part = asked("choose")
    parts = (("printed_value", 4, "3.33"), ("imperial_staff", 1, "3.32"))
    whys = [Why(text(SENTENCE, n=n), "4.21", parts) for n in (1, 2, 3)]
    part.exercise.choices = tuple(Choice(w.told, i == 1, w) for i, w in enumerate(whys))
    tell(part, "choose", i=0, n=part.n)
    wrong, right = data(part)["feedback"]["rows"]
    assert len(wrong["parts"]) == 2 and right["parts"] == []
    assert wrong["text"] != right["text"] != ""


@both
def test_a_missed_goal_is_told_why_and_then_the_way_with_its_reason(lang: str) -> None:
    part: Any = Exercises("churchill", "5.2", lang, seed=1)
    part.ask(ck_lessons.make("churchill", "capture_now", 3))
    way = part.exercise.solution[0]
    wrong = next(i for i, a in enumerate(part.actions()) if a != way)
    tell(part, "choose", i=wrong, n=part.n)
    missed, shown = data(part)["feedback"]["rows"]
    assert missed["text"] == words.any_told(part.exercise.missed.told, "churchill", lang)
    assert shown["text"] == words.any_told(part.exercise.why.told, "churchill", lang)
    assert shown["rule"] == "5.23" and shown["parts"] and shown["moves"]


@both
def test_a_leader_who_cannot_be_used_is_not_named(lang: str) -> None:
    """Neither above the moves nor above the cards beside them, where he is not shown."""
    part: Any = Exercises("churchill", "5.2", lang, seed=1)
    part.ask(ck_lessons.make("churchill", "capture_now", 3))
    leader = {"en": "leader", "ru": "руководител"}[lang]
    (hand,) = data(part)["hands"]
    assert leader not in hand["title"] and leader not in data(part)["goal"]["prompt"]
    part.ask(ck_lessons.make("churchill", "send_the_leader", 3))
    (hand,) = data(part)["hands"]
    assert leader in hand["title"] and leader in data(part)["goal"]["prompt"]


def test_after_a_right_answer_comes_another_kind() -> None:
    part = asked("choose")
    tell(part, "choose", i=part.exercise.right, n=part.n)
    tell(part, "another")
    assert part.exercise.maker != "choosing"


def test_an_exercise_is_answered_once() -> None:
    part = asked("choose")
    right = part.exercise.right
    tell(part, "choose", i=(right + 1) % 3, n=part.n)
    tell(part, "choose", i=right, n=part.n)
    assert (part.right, part.wrong) == (0, 1)
    tell(part, "another")
    old = part.n - 1
    for i, n in ((0, old), ("0", part.n), (7, part.n), (-1, part.n), (None, part.n)):
        tell(part, "choose", i=i, n=n)
    assert not part.done


def test_hints_one_by_one_before_the_answer() -> None:
    part = asked("choose")
    assert data(part)["hints"] == [] and data(part)["more"] == 2
    tell(part, "hint", n=part.n)
    assert len(data(part)["hints"]) == 1 and data(part)["feedback"] is None
    for _ in range(5):
        tell(part, "hint", n=part.n)
    assert len(data(part)["hints"]) == 2 and data(part)["more"] == 0


@both
@pytest.mark.parametrize(
    "given", ["", "  ", "abc", "4.5", "4,5", "12345", "1e3", "٣", "--4", "4 5", "4" * 50]
)
def test_nonsense_in_a_number_field_is_told_in_one_sentence(lang: str, given: str) -> None:
    part = asked("compute", lang)
    tell(part, "number", text=given, n=part.n)
    slip = data(part)["slip"]
    assert slip.endswith(".") and slip.count(". ") == 0
    assert not part.done and (part.right, part.wrong) == (0, 0)
    tell(part, "number", text=f" {part.exercise.number} ", n=part.n)
    assert data(part)["feedback"]["right"] and not data(part)["slip"]


def test_a_wrong_number_is_told_the_right_one() -> None:
    part = asked("compute")
    tell(part, "number", text=str(part.exercise.number + 1), n=part.n)
    assert str(part.exercise.number) in data(part)["feedback"]["number"]


def test_numbers_are_read_as_people_write_them() -> None:
    assert [read_number(x) for x in ("4", "-2", "−2", "–2", "+3", "007")] == [4, -2, -2, -2, 3, 7]
    assert not NUMBER.fullmatch("4\n5")


def test_a_goal_is_played_for() -> None:
    part = asked("goal")
    goal = data(part)["goal"]
    assert goal["actions"] and goal["prompt"]
    wanted = ck.Action("churchill", "advance", card="uk_eden", issue="pol_mil_1")
    index = part.actions().index(wanted)
    tell(part, "choose", i=index, n=part.n)
    assert data(part)["feedback"]["right"] and data(part)["goal"]["played"]


def test_a_goal_can_be_begun_again_and_missed() -> None:
    part = asked("goal")
    other = ck.Action("churchill", "advance", card="uk_bevin", issue="uk_production")
    tell(part, "choose", i=part.actions().index(other), n=part.n)
    assert not part.done and data(part)["goal"]["begun"]
    tell(part, "restart", n=part.n)
    assert not data(part)["goal"]["begun"]
    for card in ("uk_bevin", "uk_eden"):
        action = ck.Action("churchill", "advance", card=card, issue="uk_production")
        tell(part, "choose", i=part.actions().index(action), n=part.n)
    assert part.done and not data(part)["feedback"]["right"]


def test_a_click_on_the_board_narrows_the_moves() -> None:
    part = asked("goal")
    tell(part, "near")
    every = len(data(part)["goal"]["actions"])
    part._clicked("issue:pol_mil_1")
    assert 0 < len(data(part)["goal"]["actions"]) < every
    tell(part, "clear")
    assert len(data(part)["goal"]["actions"]) == every


def test_kinds_alternate() -> None:
    entries = [e for e in makers("churchill", "test")]
    order = [e.kind for e in mixed(entries * 3, random.Random(5))]
    assert sum(a == b for a, b in pairwise(order)) <= 1


def test_one_broken_maker_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Exercise:
        raise RuntimeError("no")

    monkeypatch.setitem(
        lessons("churchill").entries,
        "choosing",
        Entry("choosing", "test", "5.22", "choose", broken),
    )
    part: Any = exercises("test", seed=1)
    for _ in range(6):
        tell(part, "skip")
        assert part.exercise.maker != "choosing"


# -- sets ------------------------------------------------------------------------------------------


def of_set(given: str, *kinds: str) -> list[tuple[str, int]]:
    """The exercises of a set, when these buttons are pressed in turn."""
    part: Any = exercises("test")
    tell(part, "set", given=given)
    asked = [(part.exercise.maker, part.exercise.seed)]
    for kind in kinds:
        tell(part, kind)
        asked.append((part.exercise.maker, part.exercise.seed))
    return asked


def test_a_set_is_the_same_for_all() -> None:
    """Whatever is answered on the way: a similar exercise takes nothing from the rest."""
    every = of_set("7", *["skip"] * 8)
    assert every == of_set(" 007 ", *["skip"] * 8) != of_set("8", *["skip"] * 8)
    series = Series("churchill", makers("churchill", "test"), 7)
    assert every == [(e.maker, e.seed) for e in (series.next() for _ in every)]
    part: Any = exercises("test")
    tell(part, "set", given="7")
    assert (data(part)["set"], data(part)["title"]) == ("Set 7", "Exercise 1")
    while part.exercise.goal is not None:
        tell(part, "skip")
    answer(part, False)
    at = part.series.n
    tell(part, "another")
    assert data(part)["title"] == f"Exercise {at}" and part.exercise.maker == every[at - 1][0]
    tell(part, "skip")
    assert (part.exercise.maker, part.exercise.seed) == every[at]


@pytest.mark.parametrize("game", ck.games())
def test_a_page_begins_with_what_was_taught_first(game: str) -> None:
    """Then all others come before any comes again; its check is mixed from the beginning."""
    found = makers(game, "1")
    part: Any = Exercises(game, "1")
    order = [part.exercise.maker, *(part.series.draw()[0].name for _ in found[1:])]
    assert order[:3] == [e.name for e in found[:3]] and len({*order}) == len(found)
    assert all(e.kind != "goal" for e in found[:3])
    begins = {Series(game, found, seed).draw()[0].name for seed in range(40)}
    assert len(begins) > 3


def test_the_check_of_a_set_asks_other_exercises() -> None:
    parts: list[Any] = [check("test"), check("test"), exercises("test")]
    for part in parts:
        tell(part, "set", given="7")
    mine, same, practised = [(p.exercise.maker, p.exercise.seed) for p in parts]
    assert mine == same != practised
    assert data(parts[0])["set"] == "Set 7" and "1 of 3" in data(parts[0])["title"]


@pytest.mark.parametrize("given", ["x", "", "0", "-1", "7.5", "1" * 41, "٧", None])
@both
def test_a_bad_set_gets_one_sentence_and_the_usual_exercises(lang: str, given: Any) -> None:
    part: Any = exercises("test", lang=lang)
    before = part.exercise
    part._on_message(part.panel, {"type": "set", "given": given}, [])
    assert str(MOST) in part.panel.trouble["text"] and "chapter-" not in part.panel.trouble["text"]
    assert part.exercise is before and data(part)["set"] == ""
    closing: Any = check("test", lang=lang)
    tell(closing, "set", given=given)  # it is said once


# -- on paper --------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize(("game", "number"), [("churchill", "5.2"), ("blitzkrieg", "3")])
def test_a_sheet_has_the_exercises_of_its_set_and_their_answers(
    lang: str, game: str, number: str
) -> None:
    found = makers(game, number)
    made = sheet(game, number, found, lang, 7, 8)
    series = Series(game, found, 7)
    for asked, answered in zip(made["questions"], made["answers"], strict=True):
        e = series.next()
        assert asked["rule"] == e.rule and asked["text"] and answered["why"]
        assert bool(asked["choices"]) == bool(e.choices) and bool(asked["moves"]) == bool(e.goal)
        assert asked["picture"].startswith("<svg") or e.sight == "nothing"
        if e.number is not None:
            assert str(abs(e.number)) in answered["right"][0]
        elif e.right is not None:
            assert answered["right"] == [f"{e.right + 1}. {asked['choices'][e.right]}"]
        else:
            assert answered["right"] == [ck.say(action, lang) for action in e.solution]
    assert "7" in made["set"]


def test_a_page_is_sent_its_sheet(sent: list[dict[str, Any]]) -> None:
    part: Any = exercises("5.1")
    for count, got in ((3, 3), (0, 1), (10**9, 20)):
        tell(part, "sheet", given="7", count=count)
        assert len(sent[-1]["questions"]) == len(sent[-1]["answers"]) == got
    before = len(sent)
    tell(part, "sheet", given="7", count="3")
    part._on_message(part.panel, {"type": "sheet", "given": "x", "count": 3}, [])
    assert len(sent) == before and "999" in part.panel.trouble["text"]


@both
def test_on_paper_an_example_tells_all_its_steps(lang: str) -> None:
    part: Any = example("5.23", lang=lang)
    assert part.panel.paper == []
    tell(part, "paper")
    captions = []
    for at in range(data(part)["count"]):
        tell(part, "step", to=at)
        captions.append(data(part)["caption"])
    assert [step["caption"] for step in part.panel.paper] == captions
    assert any(step["events"] for step in part.panel.paper)


# -- the check -------------------------------------------------------------------------------------


def answer(part: Any, right: bool) -> None:
    e = part.exercise
    if e.goal is not None:
        card = "uk_eden" if right else "uk_bevin"
        while not part.done:
            issue = "pol_mil_1" if right else "uk_production"
            action = ck.Action("churchill", "advance", card=card, issue=issue)
            tell(part, "choose", i=part.actions().index(action), n=part.n)
            card = "uk_eden"
    elif e.number is not None:
        tell(part, "number", text=str(e.number + (not right)), n=part.n)
    else:
        tell(part, "choose", i=e.right if right else (e.right + 1) % 3, n=part.n)


@both
@pytest.mark.parametrize("right", [0, 1, 2, 3])
def test_the_closing_check(lang: str, right: int) -> None:
    part: Any = check("test", lang=lang, seed=2)
    kinds = []
    for n in range(3):
        kinds.append(part.exercise.kind)
        answer(part, n < right)
        tell(part, "another")
    assert len(set(kinds)) == 3
    result = data(part)["finished"]
    assert result["passed"] == (right >= 2)
    assert bool(result["missed"]) == (right < 3)
    standing = progress.progress("churchill").standing("test")
    assert standing[:3] == (right, 3 - right, right >= 2)
    assert standing.read and standing.done == (right >= 2), "who answers the check has come there"
    tell(part, "another")
    assert data(part)["finished"] is None and part.right == 0


def test_a_check_goes_on_only_after_an_answer() -> None:
    part: Any = check("test", seed=2)
    tell(part, "another")
    tell(part, "skip")
    assert part.n == 1 and not part.done


# -- sandboxes -------------------------------------------------------------------------------------


def change(part: Any, **values: Any) -> dict[str, Any]:
    for key, value in values.items():
        tell(part, "change", id=key, value=value)
    return dict(data(part)["outcome"])


@both
@pytest.mark.parametrize("what", ["front", "card", "score", "conference"])
def test_each_sandbox_opens(lang: str, what: str) -> None:
    part: Any = sandbox(what, lang=lang)
    assert not isinstance(part, Notice)
    tell(part, "near")
    shown = data(part)
    assert shown["title"] and shown["outcome"]["headline"] and not shown["error"]
    json.dumps(shown)


def test_odds_of_a_front_are_the_engines() -> None:
    part: Any = sandbox("front")
    good = {support: change(part, support=support)["faces"] for support in (0, 2, 4, 8)}
    assert good[0] == []  # strength 0 rolls no die (7.73.2)
    assert [f for _, f, _ in good[2]].count("on") == 4  # 2 + 4 - 2
    assert [f for _, f, _ in good[4]].count("on") == 8
    assert "through" in [f for _, f, _ in good[8]]  # strength 16
    out = change(part, support=2)
    assert out["total"] == 4 and [r[1] for r in out["parts"]] == [2, 4, -2]
    out = change(part, support=3, armies=0)
    assert out["total"] == 8 and [r[1] for r in out["parts"]] == [2, 6]


def test_quick_presses_all_count() -> None:
    part: Any = sandbox("front", support=2)
    for _ in range(3):
        tell(part, "change", id="support", by=1)
    assert part.values["support"] == 5
    for _ in range(20):
        tell(part, "change", id="support", by=-1)
    assert part.values["support"] == 0


def test_the_bars_are_what_the_stepper_would_show() -> None:
    part: Any = sandbox("front", armies=1)
    bars = data(part)["outcome"]["bars"]
    for bar in bars:
        faces = change(part, support=bar["set"]["value"])["faces"]
        assert bar["share"] == pytest.approx(sum(f != "stays" for _, f, _ in faces) / 10)


@pytest.mark.parametrize("front", ["western", "eastern", "mediterranean", "central_pacific",
                                   "southwest_pacific", "cbi", "far_east"])  # fmt: skip
def test_every_front_and_space(front: str) -> None:
    part: Any = sandbox("front")
    change(part, front=front)
    options = next(c for g in data(part)["controls"] for c in g["items"] if c["id"] == "space")
    for space, _ in options["options"]:
        change(part, space=space)
        assert data(part)["outcome"]["headline"]


def test_what_stands_in_the_way_is_told() -> None:
    part: Any = sandbox("front")
    assert change(part, second_front=False)["rule"] == "7.73.3"
    assert change(part, second_front=True, naval=4)["rule"] == "7.72.1"
    assert change(part, naval=5)["faces"]


def test_an_impossible_position_is_told_and_the_last_one_stays() -> None:
    part: Any = sandbox("front")
    before = data(part)["outcome"]
    change(part, armies=8)
    assert "8" in data(part)["error"] and data(part)["outcome"] == before
    change(part, armies=1)
    assert not data(part)["error"]
    change(part, armies=3, support=5)
    tell(part, "reset")
    assert data(part)["outcome"] == before


def test_worth_of_a_card_is_the_engines() -> None:
    part: Any = sandbox("card", seat="ussr", card="ussr_molotov", use="debate", place="us:3")
    state = GAME.position(
        at="meeting", turn="ussr", hands={"ussr": ["ussr_molotov"]},
        issues={"pol_mil_1": ("us", 3)}, fronts={"western": "bolero"},
    )  # fmt: skip
    here = worth(state, "ussr", "ussr_molotov", "pol_mil_1", "debate")
    out = data(part)["outcome"]
    assert out["total"] == total(here)
    assert "5.24" in [r[2] for r in out["parts"]]  # Nyet
    row = next(r for r in out["rows"] if r["id"] == "pol_mil_1")
    after = moved(("us", 3), "ussr", total(here))
    assert row["amount"] == total(here) and str(after[1]) in row["after"]  # type: ignore[index]


def test_chiefs_of_staff_and_leaders_have_a_worth() -> None:
    part: Any = sandbox("card", seat="us", card="us_marshall")
    assert change(part, roll=6)["total"] - change(part, roll=2)["total"] == 4
    assert change(part, card="truman")["parts"]
    for seat in ("us", "uk", "ussr"):
        change(part, seat=seat)
        for group in data(part)["controls"]:
            cards = next(c for c in group["items"] if c["id"] == "card")
            for card, _ in cards["options"]:
                assert change(part, card=card)["rows"]


def test_who_would_win_the_conference() -> None:
    part: Any = sandbox("conference")
    for issue in list(part.values):
        change(part, **{issue: "ussr:2"})
    out = data(part)["outcome"]
    assert out["seat"] == "ussr" and out["rule"] == "5.27"
    assert [t["n"] for t in out["tally"]] == [0, 0, len(part.values)]
    tell(part, "nudge", issue="second_front", seat="us")
    tell(part, "nudge", issue="second_front", seat="us")
    assert part.values["second_front"] == "center"
    tell(part, "nudge", issue="second_front", seat="us")
    assert part.values["second_front"] == "us:1"


def test_issues_move_by_clicks_and_by_dragging() -> None:
    part: Any = sandbox("conference")
    tell(part, "near")
    part._clicked("issue:pol_mil_1")
    part._clicked("space:uk:5")
    assert part.values["pol_mil_1"] == "uk:5"
    scene = part.board.scene
    token = scene.find("issue:pol_mil_1").at
    goal = scene.find("chair:us").at
    drag = {
        "type": "drag",
        "from": [token[0] + 5, token[1] + 5],
        "to": [goal[0] + 30, goal[1] + 5],
        "drawn": part.board.drawn,
    }
    part.board._on_message(None, drag, [])
    assert part.values["pol_mil_1"] == "us:7"
    part._dragged("issue:pol_mil_1", "issue:second_front")
    assert part.values["pol_mil_1"] == part.values["second_front"] == "uk:2"
    part._dragged("power:uk", "issue:pol_mil_1")
    assert part.values["pol_mil_1"] == "uk:2", "a plate is no issue"


def test_the_score_line_by_line() -> None:
    part: Any = sandbox("score")

    def scores() -> dict[str, Any]:
        return {s["seat"]: s for s in data(part)["outcome"]["scores"]}

    before = scores()["uk"]["total"]
    change(part, **{"pawn:churchill_stalin": "uk"})
    assert scores()["uk"]["total"] == before + 5 and scores()["uk"]["change"] == 5
    change(part, **{"at:poland": "alignment:uk", "wins:uk": 2})
    letters = [line[0] for line in scores()["uk"]["lines"]]
    assert "C" in letters and "D" in letters and "A" in letters
    tell(part, "near")
    part._clicked("location:poland")
    assert part.values["at:poland"] != "alignment:uk"


@pytest.mark.parametrize("what", ["front", "card", "score", "conference"])
def test_nonsense_changes_nothing(what: str) -> None:
    part: Any = sandbox(what)
    before = data(part)
    for key in ("support", "card", "at:poland", "second_front", "nothing", None):
        for value in (None, "x", 99, -1, 2.5, [], {}):
            tell(part, "change", id=key, value=value)
    tell(part, "issue", issue="x")
    tell(part, "nudge", issue="x", seat=5)
    assert data(part) == before


# -- rules, the opening, nonsense ------------------------------------------------------------------


@both
def test_rule_cards(lang: str, sent: list[dict[str, Any]]) -> None:
    part: Any = rule("5.23", lang=lang)
    facts = data(part)
    assert facts["number"] == "5.23" and facts["title"] and facts["summary"] and facts["example"]
    tell(part, "rule", number="7.62.4")
    assert sent[-1]["title"]
    tell(part, "rule", number="AA")
    assert sent[-1]["number"] == "AA"
    tell(part, "rule", number="99.9")
    assert sent[-1]["title"]


def test_a_rule_opens_its_live_example_below() -> None:
    part: Any = rule("5.23")
    tell(part, "example", number="5.23")
    assert len(part.box.children) == 2
    tell(part._extra[0], "close")
    assert len(part.box.children) == 1


@both
def test_every_chapter_has_an_opening(lang: str) -> None:
    for number in book("churchill").chapters:
        part = chapter(number, lang=lang)
        assert not isinstance(part, Notice), number
        assert data(part)["title"] and data(part)["aims"] and data(part)["minutes"]


@both
@pytest.mark.parametrize(
    "cell",
    [
        lambda lang: chapter("77", lang=lang), lambda lang: rule("55", lang=lang),
        lambda lang: rule("", lang=lang), lambda lang: rule("5" * 99, lang=lang),
        lambda lang: example("1.0", lang=lang), lambda lang: exercises("77", lang=lang),
        lambda lang: check("", lang=lang), lambda lang: sandbox("moon", lang=lang),
        lambda lang: sandbox("front", front="moon", lang=lang),
        lambda lang: sandbox("front", moons=3, lang=lang),
        lambda lang: sandbox("front", armies=99, lang=lang),
        lambda lang: sandbox("card", card="moon", lang=lang),
        lambda lang: sandbox("conference", moon="center", lang=lang),
        lambda lang: sandbox("conference", second_front="moon", lang=lang),
        lambda lang: chapter("", lang=lang), lambda lang: sandbox([], lang=lang),
        lambda lang: sandbox("front", space="moon", lang=lang),
        lambda lang: sandbox("card", roll="moon", lang=lang),
    ],
)  # fmt: skip
def test_what_cannot_be_shown_is_told_in_one_sentence(
    cell: Any, lang: str, capfd: pytest.CaptureFixture[str]
) -> None:
    part = cell(lang)
    assert isinstance(part, Notice)
    assert part.sentence and "Traceback" not in part.sentence and "\n" not in part.sentence
    assert not re.search(r"Error|  | ;| \.", part.sentence), part.sentence
    assert data(part)["text"] == part.sentence
    assert capfd.readouterr() == ("", "")


def test_an_unknown_language_is_told() -> None:
    assert isinstance(chapter("5.2", lang="fr"), Notice)


def test_the_language_is_that_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(words.LANGUAGE, raising=False)
    folder = tmp_path / "ru"
    folder.mkdir()
    monkeypatch.chdir(folder)
    assert rule("5.22").lang == "ru"
    assert rule("5.22", lang="en").lang == "en"
    monkeypatch.setenv(words.LANGUAGE, "en")
    assert rule("5.22").lang == "en"


def test_links_to_other_chapters() -> None:
    assert shelf.link("churchill", "5.2") == "5_2.ipynb"
    assert shelf.link("churchill", "10") == "10.ipynb"
    assert shelf.link("churchill", "glossary") == "glossary.ipynb"
    assert shelf.link("churchill", "5") == shelf.link("churchill", "../x") == ""


@both
@pytest.mark.parametrize("number", ["1", "5.2", "7.7"])
def test_a_solution_names_the_moves(lang: str, number: str) -> None:
    """Of a goal all moves in their order, of a choice the right answer."""
    part: Any = exercises(number, lang=lang, seed=1)
    goals = [e for e in part.makers if e.kind == "goal"]
    part.next(goals[0].name)
    exercise = part.exercise
    while not part.done:  # a way that leads elsewhere
        astray = [a for a in exercise.position.actions() if a not in exercise.solution]
        part.move(astray[-1])
    row = data(part)["feedback"]["rows"][-1]
    assert row["moves"] == [ck.say(action, lang) for action in exercise.solution]
    assert row["moves"] and row["lead"]
    part.next(next(e.name for e in part.makers if e.kind in ("choose", "mistake")))
    wrong = next(i for i, c in enumerate(part.exercise.choices) if not c.right)
    part.settle(wrong)
    row, shown = data(part)["feedback"]["rows"][-1], data(part)["answers"]
    assert row["moves"] == [shown[part.exercise.right]["text"]]


def test_a_passed_check_leads_to_the_next_chapter_that_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert shelf.following("churchill", "5.1", "en") == "5.2"
    monkeypatch.setattr(shelf, "has", lambda path: "5_2" not in path and "annotated" not in path)
    assert shelf.following("churchill", "5.1", "en") == "6.1"
    assert (
        shelf.following("churchill", "strategy", "ru")
        == shelf.following("churchill", "moon", "ru")
        == ""
    )
    part: Any = check("5.1", seed=2)
    part.finished, part.right = True, 3
    part.show()
    assert data(part)["finished"]["link"] == "churchill/en/6_1.ipynb"


def found(part: Part, copy: Any, learner: str | None = "") -> None:
    """The page's browser tells what it keeps."""
    tell(part, "progress", do="copy", learner=learner, copy=copy, names=[], works=True)


def test_the_opening_knows_how_one_stands() -> None:
    part: Any = chapter("5.2")
    assert data(part)["right"] == 0
    copy = Progress("churchill", passed={"5.2": 9})
    own = next(e.name for e in makers("churchill", "5.2"))
    for n in range(5):
        copy.add(Answer(n, own, n, n > 0))
    for _ in range(2):
        found(part, copy.dump())
        assert (data(part)["right"], data(part)["wrong"]) == (4, 1) and data(part)["passed"]


@pytest.mark.parametrize(
    "copy",
    [5, [], {"chapters": 5}, {"format": "churchill_kit/progress"},
     {**Progress("churchill").dump(), "answers": 5}, {**Progress("churchill").dump(), "life": -1}],
)  # fmt: skip
def test_a_spoilt_storage_is_as_good_as_none(copy: Any, sent: list[dict[str, Any]]) -> None:
    part: Any = chapter("5.2")
    found(part, copy)
    assert data(part)["right"] == 0 and not data(part)["passed"]
    assert sent[-1]["do"] == "keep" and sent[-1]["anew"], "it is replaced"


def test_a_surprise_is_told_in_the_part(monkeypatch: pytest.MonkeyPatch) -> None:
    part: Any = example("5.23")

    def fail(_: Any) -> None:
        raise ZeroDivisionError("one line\nand another")

    monkeypatch.setattr(part, "go", fail)
    part._on_message(part.panel, {"type": "step", "to": 1}, [])
    assert "ZeroDivisionError: one line and another" in part.panel.trouble["text"]
    for nonsense in (None, [], {}, {"type": 5}, {"type": "nothing"}, {"type": "__init__"}):
        part._on_message(part.panel, nonsense, [])


@pytest.mark.parametrize("game", ["", "churchill"])
def test_both_languages_have_the_same_messages(game: str) -> None:
    found = {
        lang: {
            key: set(re.findall(r"\$([a-zA-Z][\w-]*)", language._texts(lang, game).sources[key]))
            for key in language.keys(lang, game, "chapter-")
        }
        for lang in ck.LANGUAGES
    }
    assert found["en"] and found["en"].keys() == found["ru"].keys()
    for key, names in found["en"].items():
        plain = {lang: {n.partition("-")[0] for n in found[lang][key]} for lang in found}
        assert plain["en"] == plain["ru"], (key, names)


def test_the_promise_of_the_module() -> None:
    assert cells.__all__ == sorted(cells.__all__)
    assert all(getattr(cells, name).__doc__ for name in cells.__all__)
    assert repr(rule("5.22")) == "<rule of churchill_kit>"


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_the_end_and_the_words_are_tables_for_readers(lang: str) -> None:
    """In the reader's language first, and nothing in them is written for programs."""
    cells_of = Cells("blitzkrieg")
    ended, terms = str(cells_of.result(lang)), str(cells_of.vocabulary("4.", lang))
    assert ended.startswith("<details") and "<table" in ended and f'lang="{lang}"' in ended
    assert terms.index(f'lang="{lang}"') < min(
        terms.index(f'lang="{other}"') for other in ck.LANGUAGES if other != lang
    )
    assert "Nuclear bomb" in terms and "Ядерная бомба" in terms and "{" not in ended + terms


@both
def test_the_parts_of_a_number_are_a_table_with_their_rules(lang: str) -> None:
    war = {"fronts": {"western": "rhineland"}, "support": {"western": 4}}
    event = GAME.position(at="war", reserves={"western": 1}, **war).events[0]
    told = str(cells.breakdown(event, lang))
    assert told.startswith("<table") and f'lang="{lang}"' in told
    assert all(f">{rule}<" in told for _, _, rule in event.breakdown)
    assert f">{total(event.breakdown):+}<" in told and "_" not in told and "{" not in told


def test_an_example_shows_the_board_on_which_its_step_is_seen() -> None:
    """5.11 Bands of a conference card change the map, though the table is sat at."""
    part: Any = example("5.11", "en")
    boards = []
    for at in range(len(part.steps)):
        part.go(at)
        assert part.draw()[0] == data(part)["board"]
        boards.append(data(part)["board"])
    kinds = [{e.kind for e in step.events} for step in part.steps]
    assert {boards[i] for i, k in enumerate(kinds) if "network_placed" in k} == {"map"}
    assert boards[0] == "table"
