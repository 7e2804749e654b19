"""How tables of one kind are laid out in a database, as data."""

from __future__ import annotations

from typing import NamedTuple

from .connect import Hand


class Layout(NamedTuple):
    """The statements that make tables, and where their version is kept."""

    statements: tuple[str, ...]
    table: str  # of one column, "version"
    version: int

    def version_of(self, hand: Hand) -> int | None:
        """The version of those that are there; None if they are empty."""
        found: int | None = hand.ask(f"SELECT max(version) FROM {self.table}")[0][0]
        return found

    def prepare(self, hand: Hand) -> None:
        """Make what is not there yet."""
        for statement in self.statements:
            hand.do(statement)
        if self.version_of(hand) is None:
            hand.do(f"INSERT INTO {self.table} (version) VALUES ({self.version})")
