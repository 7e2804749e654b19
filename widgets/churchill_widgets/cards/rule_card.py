"""The card of a rule: number, title, summary, where it is taught, and a live example."""

from __future__ import annotations

from typing import Any

from ..base.lesson import SHARED, Panel, Part, rule_facts, script


class RulePanel(Panel):
    """The card in the page."""

    _esm = script(*SHARED, "rule_card.js")


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
