"""A worked example on a live board, one step at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from churchill_kit.book import book

from ..base.words import Sorry, choices
from ..cards.terms import LONGEST
from ..screen import screen
from .part import shows_rules
from .player import StepPlayer


class ExamplePlayer(StepPlayer):
    """Steps through an example, forth and back."""

    kind = "example"

    def __init__(self, game: str, example: Any, lang: str | None = None) -> None:
        steps = book(game).steps(example)
        super().__init__(game, steps, example.title, example.rule, lang=lang)

    def which_board(self) -> str:
        return seen_on(self)


class RulePlayer(StepPlayer):
    """Where a rule can be seen; what kind of example it is, is told above the steps."""

    kind = "example"

    def __init__(
        self,
        game: str,
        shown: Any,
        lang: str | None = None,
        closing: Callable[[], None] | None = None,
    ) -> None:
        self.shown = shown
        title = shown.example.title if shown.example else ""
        super().__init__(
            game, shown.steps, title, shown.of or shown.rule, lang=lang, closing=closing
        )
        # Before what happens by itself there is nothing to see of the rule, and nobody is asked.
        if shown.how != "setup" and self.step.state.decision is None:
            self.at = next((i for i, step in enumerate(self.steps) if step.events), 0)

    def which_board(self) -> str:
        # A step of the recorded game holds a whole turn: what belongs to it in passing is not it.
        return seen_on(self) if self.shown.example else super().which_board()

    def data(self) -> dict[str, Any]:
        shown, own, data = self.shown, book(self.game), super().data()
        if not data["title"]:
            data["title"] = own.rules()[shown.of or shown.rule].title[self.lang]
        if shown.how != "own":
            facts = {"rule": shown.letter or shown.rule, "of": own.label(shown.of)}
            data["about"] = self.told(f"seen-{shown.how}", **facts, step=shown.step)
        if shown.how == "setup" and self.at == 0:
            data["caption"] = self.told("seen-start")
        if shown.letter:
            data["events"].append(self._counted())
        return {**data, "rule": shown.letter or data["rule"]}

    def _counted(self) -> dict[str, Any]:
        """Who has points by the letter in this step."""
        letter = self.shown.letter
        rows = [
            [self.told("seen-points", seat=seat, what=what), amount, letter]
            for seat, amount, what in screen(self.game).counted(self.step.state, letter, self.lang)
        ]
        return {"text": self.told("seen-counted", n=len(rows)), "rule": letter, "parts": rows}


def seen_on(player: StepPlayer) -> str:
    """The board on which what has happened in the step is to be seen."""
    own, step = screen(player.game), player.step
    return str(own.board_for(step.events, step.state) if step.events else own.board_of(step.state))


@shows_rules
def rule_player(
    game: str,
    number: str,
    lang: str | None = None,
    closing: Callable[[], None] | None = None,
) -> RulePlayer:
    """What the card of a rule shows on a board. Raises Sorry if there is no such rule."""
    shown = book(game).showing(number) if number and len(number) <= LONGEST else None
    if shown is None:
        raise Sorry("no-rule", given=number[:20])
    return RulePlayer(game, shown, lang, closing)


def player(game: str, number: str, lang: str | None = None) -> ExamplePlayer:
    """The player of the example of a rule. Raises Sorry if there is none."""
    own = book(game)
    found = own.example(str(number))
    if found is None:
        known = choices(dict.fromkeys(e.rule for e in own.examples().values()))
        raise Sorry("no-example-of", given=str(number)[:20], choices=known or "–")
    return ExamplePlayer(game, found, lang)
