"""The card of a rule: number, title, summary, where it is taught, and a live example."""

from __future__ import annotations

from typing import Any

from ..base.panel import Panel
from ..base.scripts import bundle
from ..cards.terms import rule_facts
from .part import Part


class RulePanel(Panel):
    """The card in the page."""

    _esm, _css = bundle("lessons/rule_card")


class RuleCard(Part):
    """The card of one rule."""

    kind = "rule"
    panel_type = RulePanel

    def __init__(self, game: str, number: str, lang: str | None = None) -> None:
        super().__init__(game, lang)
        self.facts = rule_facts(game, str(number), self.lang)
        self.show()

    def data(self) -> dict[str, Any]:
        return self.facts
