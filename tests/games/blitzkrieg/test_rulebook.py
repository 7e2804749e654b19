"""The rule index: every rule has a chapter, code and tests, and its number stands where it is
carried out."""

from __future__ import annotations

import inspect
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from churchill_kit.book.rulebook import Rule
from churchill_kit.games.blitzkrieg.book import BOOK
from churchill_kit.games.blitzkrieg.state import RULES
from tests import rule_index

GAME = "blitzkrieg"
each = pytest.mark.parametrize("known", BOOK.rules().values(), ids=lambda r: r.id)
files_of = cache(lambda: rule_index.tests_by_rule(GAME))


@each
def test_every_rule_is_taught_and_told_in_both_languages(known: Rule) -> None:
    assert known.chapter in BOOK.chapters
    assert all(words["en"] and words["ru"] for words in (known.title, known.summary))


@each
def test_every_rule_has_code_and_tests(known: Rule) -> None:
    assert known.code and known.tests
    assert set(known.tests) <= files_of()[known.id], "no test with the number in its name"
    for name in known.code:
        module_name = rule_index.module_of(GAME, name)
        thing: Any = import_module(f"churchill_kit.games.{GAME}.{module_name}")
        source = inspect.getsource(thing)
        assert known.id.removesuffix(".0") in source, name
        for part in name.removeprefix(f"{module_name}.").split("."):
            thing = getattr(thing, part)


def test_steps_bear_numbers_of_rules() -> None:
    for step in RULES.steps.values():
        assert step.rule in BOOK.rules(), step.name


def test_the_rows_of_the_algorithm_bear_the_printed_numbers() -> None:
    for number in ("1.1", "1.5", "2.4", "3.7"):
        rule = BOOK.rule(f"15.{number}")
        assert rule is not None and rule.title["en"].startswith(f"Row {number}:")


def test_the_page_is_up_to_date() -> None:
    assert rule_index.page_of(GAME).read_text(encoding="utf-8") == rule_index.page(GAME), (
        "run python -m tests.rule_index"
    )
