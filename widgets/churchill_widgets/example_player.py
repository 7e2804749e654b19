"""A worked example on a live board, one step at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from .lesson import Sorry, choices
from .player import StepPlayer

EXAMPLES = "churchill_kit.churchill.examples"


# -- finding one -----------------------------------------------------------------------------------


@cache
def all_examples() -> tuple[Any, ...]:
    """The worked examples that there are."""
    try:
        module = import_module(EXAMPLES)
    except ModuleNotFoundError as error:
        if error.name != EXAMPLES:
            raise
        return ()
    found = module.examples()
    return tuple(found.values() if isinstance(found, Mapping) else found)


def rule_of(example: Any) -> str:
    """The number of the rule that an example belongs to."""
    return str(getattr(example, "rule", getattr(example, "id", "")))


def example_of(number: str) -> Any | None:
    """The example of this id or rule, or the first of the rules below it ("5.2": of 5.22)."""
    known = all_examples()
    ids = {str(getattr(e, "id", getattr(e, "name", ""))): e for e in reversed(known)}
    if number in ids:
        return ids[number]
    same = [e for e in known if rule_of(e) == number]
    below = [e for e in known if number and rule_of(e).startswith(f"{number}.")]
    return next(iter([*same, *below]), None)


def steps_of(example: Any) -> tuple[Any, ...]:
    """The steps of an example: state, events, caption, seat."""
    return tuple(import_module(EXAMPLES).steps(example))


# -- playing it ------------------------------------------------------------------------------------


class ExamplePlayer(StepPlayer):
    """Steps through an example, forth and back."""

    kind = "example"

    def __init__(
        self, example: Any, lang: str | None = None, closing: Callable[[], None] | None = None
    ) -> None:
        title = getattr(example, "title", "")
        super().__init__(steps_of(example), title, rule_of(example), lang=lang, closing=closing)


def player(number: str, lang: str | None = None) -> ExamplePlayer:
    """The player of the example of a rule. Raises Sorry if there is none."""
    found = example_of(str(number))
    if found is None:
        known = choices(dict.fromkeys(rule_of(e) for e in all_examples()))
        raise Sorry("no-example-of", given=str(number)[:20], choices=known or "–")
    return ExamplePlayer(found, lang)
