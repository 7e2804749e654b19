"""The rule index: every numbered rule has a chapter, and code and tests or a reason for none."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from churchill_kit.book.rulebook import Rule
from churchill_kit.games.churchill.book import BOOK, showing
from tests import rule_index

each = pytest.mark.parametrize("known", BOOK.rules().values(), ids=lambda r: r.id)
GAME = "churchill"
files_of = cache(lambda: rule_index.tests_by_rule(GAME))


def found(name: str) -> tuple[ModuleType, Any]:
    """The module and the function, class or constant of a name of the index."""
    module_name = rule_index.module_of(GAME, name)
    path = name.removeprefix(module_name).split(".")[1:]
    module: Any = import_module(f"churchill_kit.games.churchill.{module_name}")
    thing = module
    for part in path:
        thing = getattr(thing, part)
    return module, thing


@each
def test_every_rule_is_taught_and_told_in_both_languages(known: Rule) -> None:
    assert known.chapter in BOOK.chapters
    for words in (known.title, known.summary, known.nothing, known.unasked):
        assert words is None or (words["en"] and words["ru"])


@each
def test_every_rule_has_code_and_tests_or_says_why_not(known: Rule) -> None:
    if known.nothing:
        assert not known.code and not known.tests
        return
    assert known.code and known.tests
    for name in known.code:
        found(name)
    assert set(known.tests) <= files_of()[known.id], "no test with the number in its name"


def section(known: Rule) -> Iterator[str]:
    """The number of a rule and of the sections it belongs to."""
    yield known.id
    if known.id.startswith("9.4."):
        yield "9.4"
    yield known.id.removesuffix(".0")


@each
def test_the_number_is_visible_where_the_code_is(known: Rule) -> None:
    """Somebody who comes from the rulebook finds the number in the module that does it."""
    for name in known.code:
        module, _ = found(name)
        if module.__name__.split(".")[3] == "bots":
            continue  # the charts of 11.0 are data/bots.toml
        source = inspect.getsource(module)
        assert any(number in source for number in section(known)), (known.id, name)


def test_the_page_is_up_to_date() -> None:
    assert rule_index.page_of(GAME).read_text(encoding="utf-8") == rule_index.page(GAME), (
        "run python -m tests.rule_index"
    )


def test_letters_and_sections_are_found() -> None:
    assert BOOK.rule("AA") == BOOK.rules()["9.4.AA"] and BOOK.rule("7.62.9") == BOOK.rules()["7.62"]
    assert BOOK.rule("12.1") is None and BOOK.rule("") is None
    assert list(rule_index.rules_of(GAME, "test_9_4_k_l_only")) == ["9.4", "9.4.K", "9.4.L"]
    assert list(rule_index.rules_of(GAME, "test_7_73_3_7_73_4_no_condition")) == [
        "7.73.3",
        "7.73.4",
    ]


@pytest.mark.parametrize(
    ("number", "first", "last"),
    [
        ("4.5", "4.51", "4.53"),
        ("6.0", "6.1", "6.11.3"),
        ("6.2", "6.21", "6.22"),
        ("7.62", "7.62.1", "7.62.8"),
        ("11.0", "11.1", "11.9"),
    ],
)
def test_a_heading_has_the_rules_that_follow_it(number: str, first: str, last: str) -> None:
    found = BOOK.parts(number)
    assert (found[0], found[-1]) == (first, last)


@pytest.mark.parametrize("number", ["1.0", "4.51", "6.1", "8.0"])
def test_other_rules_have_no_parts(number: str) -> None:
    assert BOOK.parts(number) == ()


@pytest.mark.parametrize(
    ("number", "around"),
    [
        ("7.73.1", ["7.73.1", "7.73", "7.7", "7"]),
        ("5.2", ["5.2", "5"]),
        ("6.10.1", ["6.10.1", "6.10", "6"]),  # 6.10 follows 6.9: it is no part of a 6.1
        ("9.4.AA", ["9.4.AA", "9.4", "9"]),
        ("8.0", ["8"]),
    ],
)
def test_the_sections_around_a_rule(number: str, around: list[str]) -> None:
    assert list(showing._sections(number)) == around


@pytest.mark.parametrize("number", BOOK.rules())
def test_a_rule_is_seen_at_work_in_the_example_nearest_to_it(number: str) -> None:
    """Whoever asks about 7.71 is not sent to 7.13 while an example of 7.7 has it at work."""
    shown = showing.showing(number)
    if shown is None or shown.how != "work" or shown.letter or number in showing.SEE:
        return

    def near(other: str) -> int:
        return len({*showing._sections(number)} & {*showing._sections(other)})

    able = [e.rule for e, _, bears in showing._sightings().bearings if number in bears]
    assert near(shown.of) == max(map(near, able))


def test_the_attempt_is_seen_in_an_example_of_its_section() -> None:
    shown = showing.showing("7.71")
    assert shown is not None and shown.of.startswith("7.7")
