"""The index of a game's rulebook: what each numbered rule is called and says, in our own words.

It is the file ``rulebook.toml`` of a game's book: tables ``[[rule]]`` with `id`, `chapter`,
`title_en`, `summary_en` and the same in Russian; `code`, `tests`, `nothing` and `unasked` as below.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from .reading import both, either, read, text_of


class Rule(NamedTuple):
    """One numbered rule; `chapter` is the chapter of the tutor that teaches it.

    `code` names what carries it out ("rules.meeting.worth" is in
    rules/meeting.py), `tests` the files with tests named by it; `nothing` says why neither is
    needed, and `unasked` why no exercise asks for it, where there is more to say than that it
    can be looked up.
    """

    id: str
    chapter: str
    title: Mapping[str, str]
    summary: Mapping[str, str]
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    nothing: Mapping[str, str] | None = None
    unasked: Mapping[str, str] | None = None


class Rulebook:
    """All numbered rules. Those below the number `lettered` are known by their last part alone:
    with "9.4", "AA" is 9.4.AA."""

    def __init__(self, file: Path, lettered: str = "") -> None:
        self.file = file
        self.lettered = f"{lettered}." if lettered else ""
        self._parts: dict[str, tuple[str, ...]] = {}

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """All rules by number, in the rulebook's order. Raises BadGame for a file that is wrong."""
        return {r.id: r for r in read(self.file, "rule", _rule)}

    def rule(self, number: str) -> Rule | None:
        """The rule of a number or letter ("7.62.4", "AA"), or the section it belongs to.

        None if there is no such number."""
        known = self.rules
        letter = f"{self.lettered}{number}"
        wanted = letter if letter in known else number
        while wanted:
            if wanted in known:
                return known[wanted]
            if f"{wanted}.0" in known:
                return known[f"{wanted}.0"]
            wanted = wanted.rpartition(".")[0]
        return None

    def label(self, number: str) -> str:
        """The number as players call it: a letter where it is known by its letter."""
        return number.removeprefix(self.lettered) if self.lettered else number

    def parts(self, number: str) -> tuple[str, ...]:
        """The rules into which a rule is divided: 4.51 to 4.53 for 4.5, all of section 6 for 6.0.

        They follow it at once in the rulebook; so 6.10 is none of 6.1.
        """
        found = self._parts.get(number)
        if found is None:
            order = list(self.rules)
            stem = number.removesuffix("0") if number.endswith(".0") else number
            following = order[order.index(number) + 1 :]
            found = self._parts[number] = tuple(takewhile(lambda n: n.startswith(stem), following))
        return found


def _rule(entry: Mapping[str, Any]) -> Rule:
    return Rule(
        text_of(entry, "id"),
        text_of(entry, "chapter"),
        both(entry, "title"),
        both(entry, "summary"),
        tuple(entry.get("code", ())),
        tuple(entry.get("tests", ())),
        either(entry, "nothing"),
        either(entry, "unasked"),
    )
