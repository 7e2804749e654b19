"""Wrong codes and links: who has given too many waits, whatever comes next.

They are counted in the database, by the address of a visitor where the page knows it, and all
together: each page is a program of its own, and who guesses would open another. Of an address
there is a digest, for ten minutes. A class behind one router is one address.
"""

from __future__ import annotations

import hashlib
import os
import secrets

from ..table.errors import NoTable
from ..table.presence import now
from .connect import Hand

VISITOR = "CHURCHILL_KIT_VISITOR"  # the address that a page was asked from; the server says it
TRIES = 30  # wrong codes that may come from one visitor
ALL = 300  # from all together: of 47 million codes hardly one is found like that
WITHIN = 600  # in so many seconds


def visitor() -> str:
    """Who looks at this page, as far as the server knows it."""
    return os.environ.get(VISITOR, "")


def check(hand: Hand, who: str, everybody: bool = False) -> None:
    """NoTable, which says for how long, if this visitor has to wait; those whom nobody can tell
    apart only with `everybody`."""
    since = now() - WITHIN
    counted = "SELECT count(*), min(at) FROM shared_guess WHERE at > :since"
    found = []
    if who:
        asked = f"{counted} AND visitor = :visitor"
        found += [(TRIES, hand.ask(asked, since=since, visitor=_digest(who))[0])]
    if everybody:
        found += [(ALL, hand.ask(counted, since=since)[0])]
    for limit, (count, first) in found:
        if count >= limit:
            raise NoTable("table-guessing", n=max(1, -(-(first - since) // 60)))


def note(hand: Hand, who: str) -> None:
    """One more."""
    at = now()
    hand.do("DELETE FROM shared_guess WHERE at <= :since", [{"since": at - WITHIN}])
    row = {"visitor": _digest(who), "at": at, "salt": secrets.token_hex(8)}
    hand.do("INSERT INTO shared_guess (visitor, at, salt) VALUES (:visitor, :at, :salt)", [row])


def _digest(who: str) -> str:
    return hashlib.sha256(who.encode()).hexdigest()[:32] if who else ""
