"""Wrong codes and links: who has given too many waits, whatever comes next.

They are counted in the database, by the address of a visitor where the page knows it, and all
together: each page is a program of its own, and who guesses would open another.
"""

from __future__ import annotations

import secrets

from ..table.errors import NoTable
from ..table.presence import now
from .connect import Hand

TRIES = 10  # wrong codes that may come from one visitor
ALL = 300  # from all together: of 47 million codes hardly one is found like that
WITHIN = 600  # in so many seconds


def check(hand: Hand, visitor: str, everybody: bool = False) -> None:
    """NoTable, which says for how long, if this visitor has to wait; those whom nobody can tell
    apart only with `everybody`."""
    since = now() - WITHIN
    counted = "SELECT count(*), min(at) FROM shared_guess WHERE at > :since"
    found = []
    if visitor:
        asked = f"{counted} AND visitor = :visitor"
        found += [(TRIES, hand.ask(asked, since=since, visitor=visitor[:64])[0])]
    if everybody:
        found += [(ALL, hand.ask(counted, since=since)[0])]
    for limit, (count, first) in found:
        if count >= limit:
            raise NoTable("table-guessing", n=max(1, -(-(first - since) // 60)))


def note(hand: Hand, visitor: str) -> None:
    """One more."""
    at = now()
    hand.do("DELETE FROM shared_guess WHERE at <= :since", [{"since": at - WITHIN}])
    row = {"visitor": visitor[:64], "at": at, "salt": secrets.token_hex(8)}
    hand.do("INSERT INTO shared_guess (visitor, at, salt) VALUES (:visitor, :at, :salt)", [row])
