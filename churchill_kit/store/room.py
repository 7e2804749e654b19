"""The part of a store where tables lie: transactions, and what goes wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..table.errors import NoTable
from .connect import POSTGRESQL, Address, Hand, NoStore, Way
from .layout import Layout
from .table_rows import LAYOUT
from .ways import way
from .where import Place

T = TypeVar("T")


class Room:
    """The tables of one database. They are made when one is first opened; a store of an older
    version gets them beside what it has, one of a newer version is refused."""

    def __init__(self, find: Callable[[], Place]) -> None:
        self.way = _told(lambda: _way(find()))
        self.lay_out(LAYOUT)

    def read(self, act: Callable[[Hand], T]) -> T:
        """Do this in a transaction that sees all at one moment. NoTable if it cannot be done."""

        def run() -> T:
            with self.way.begin(write=False) as hand:
                return act(hand)

        try:
            return _told(run)
        except NoTable as error:
            if error.reason != "table-store-away":
                raise
            return _told(run)  # the server may be back; nothing was written that could be twice

    def write(self, act: Callable[[Hand], T]) -> T:
        """Do this in a transaction that writes all or nothing. NoTable if it cannot be done."""

        def run() -> T:
            with self.way.begin(write=True) as hand:
                return act(hand)

        return _told(run)

    def lay_out(self, layout: Layout) -> None:
        """See to it that these tables are there. NoTable if they are of a newer version."""
        try:
            found = self.read(layout.version_of)
        except NoTable as error:
            if error.reason != "table-store-broken":
                raise
            found = None  # no tables yet
        if found is None:
            self._make(layout)
        elif found > layout.version:
            raise NoTable("table-store-newer")

    def _make(self, layout: Layout) -> None:
        try:
            self.write(layout.prepare)
        except NoTable as error:
            if error.reason != "table-store-broken":
                raise
            self.write(layout.prepare)  # another page made them at the same moment


def _way(found: Place) -> Way:
    """A file or a server of PostgreSQL's; tables are tried nowhere else."""
    known = found.path or found.url.partition(":")[0] in (*POSTGRESQL, "sqlite")
    made = way(found.url) if known else None
    if made is None or isinstance(made, Address):
        raise NoStore("store-bad-address")
    return made


def _told(act: Callable[[], T]) -> T:
    """What a database complains about is told as it concerns a table."""
    try:
        return act()
    except NoStore as error:
        raise NoTable(f"table-{error.reason}", **error.facts) from None
