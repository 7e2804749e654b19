"""What a code or a link opens, and how wrong ones are counted: who has given too many waits,
whatever comes next.

They are counted in the database, by the address of a visitor where the page knows it, and all
together: each page is a program of its own, and who guesses would open another. Of an address
there is a digest, for ten minutes. A class behind one router is one address.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Callable
from typing import TypeVar

from ..engine.errors import GameError
from ..table.errors import NoTable
from ..table.invites import digest, read_code, read_secret
from ..table.presence import now
from .connect import Hand
from .room import Room

VISITOR = "CHURCHILL_KIT_VISITOR"  # the address that a page was asked from; the server says it
TRIES = 30  # wrong codes that may come from one visitor
ALL = 300  # from all together: of 47 million codes hardly one is found like that
WITHIN = 600  # in so many seconds

WRONG = ("table-gone", "class-gone")  # what is said to a secret that opens nothing

T = TypeVar("T")


def by_secret(room: Room, secret: str, find: Callable[[Hand, str], T]) -> T:
    """What is found by the digest of a secret; a wrong one is counted."""
    known, who = digest(secret) if read_secret(secret) else "", visitor()

    def look(hand: Hand) -> T:
        check(hand, who)
        return find(hand, known)

    try:
        return room.read(look)
    except GameError as error:
        if who and error.reason in WRONG:
            room.write(lambda hand: note(hand, who))
        raise


def by_code(room: Room, code: str, table: str, column: str, error: GameError) -> str:
    """What has this code in a table; if there is nothing, the code is counted and this is
    raised."""
    known, who = read_code(code), visitor()

    def look(hand: Hand) -> str:
        check(hand, who, everybody=True)
        found = hand.ask(f"SELECT {column} FROM {table} WHERE code = :code", code=known)
        return str(found[0][0]) if known and found else ""

    found = room.read(look)
    if not found:
        room.write(lambda hand: note(hand, who))
        raise error
    return found


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
