"""A worked example on a live board, one step at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from churchill_kit.games.churchill.book import rulebook
from churchill_kit.games.churchill.rules.scoring import score

from ..base.lesson import Sorry, choices, told
from ..games.churchill.table import line
from .player import StepPlayer

if TYPE_CHECKING:
    from churchill_kit.book.showing import Showing

EXAMPLES = "churchill_kit.games.churchill.book.examples"


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


class RulePlayer(StepPlayer):
    """Where a rule can be seen; what kind of example it is, is told above the steps."""

    kind = "example"

    def __init__(
        self, shown: Showing, lang: str | None = None, closing: Callable[[], None] | None = None
    ) -> None:
        self.shown = shown
        title = shown.example.title if shown.example else ""
        super().__init__(shown.steps, title, shown.of or shown.rule, lang=lang, closing=closing)

    def data(self) -> dict[str, Any]:
        shown, lang, data = self.shown, self.lang, super().data()
        number = shown.letter or shown.rule
        if not data["title"]:
            data["title"] = rulebook.rules()[shown.of or shown.rule].title[lang]
        if shown.how != "own":
            facts = {"rule": number, "of": shown.of.removeprefix("9.4."), "step": shown.step}
            data["about"] = told(lang, f"seen-{shown.how}", **facts)
        if shown.how == "setup" and self.at == 0:
            data["caption"] = told(lang, "seen-start")
        if shown.letter:
            data["events"].append(self._counted())
        return {**data, "rule": shown.letter or data["rule"]}

    def _counted(self) -> dict[str, Any]:
        """Who has points by the letter in this step."""
        lang, letter = self.lang, self.shown.letter
        rows = [
            [told(lang, "seen-points", seat=seat, what=line(entry, lang)[2]), entry[1], letter]
            for seat, entries in score(self.step.state).items()
            for entry in entries
            if entry[0] == letter
        ]
        return {"text": told(lang, "seen-counted", n=len(rows)), "rule": letter, "parts": rows}


def rule_player(
    number: str, lang: str | None = None, closing: Callable[[], None] | None = None
) -> RulePlayer:
    """What the card of a rule shows on a board. Raises Sorry if there is no such rule."""
    from churchill_kit.games.churchill.book.showing import (
        showing,  # it brings the recorded game along
    )

    shown = showing(number) if number and len(number) <= 12 else None
    if shown is None:
        raise Sorry("no-rule", given=number[:20])
    return RulePlayer(shown, lang, closing)


def player(number: str, lang: str | None = None) -> ExamplePlayer:
    """The player of the example of a rule. Raises Sorry if there is none."""
    found = example_of(str(number))
    if found is None:
        known = choices(dict.fromkeys(rule_of(e) for e in all_examples()))
        raise Sorry("no-example-of", given=str(number)[:20], choices=known or "–")
    return ExamplePlayer(found, lang)
