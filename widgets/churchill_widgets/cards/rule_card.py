"""The card of a rule: number, title, summary, where it is taught, and a live example."""

from __future__ import annotations

from typing import Any

from ..base.lesson import Panel, Part, rule_facts
from ..base.scripts import bundle


class RulePanel(Panel):
    """The card in the page."""

    _esm, _css = bundle("cards/rule_card")


class RuleCard(Part):
    """The card of one rule."""

    kind = "rule"
    panel_type = RulePanel

    def __init__(self, number: str, lang: str | None = None) -> None:
        super().__init__(lang)
        self.facts = rule_facts(str(number), self.lang)
        self.show()

    def data(self) -> dict[str, Any]:
        return self.facts
