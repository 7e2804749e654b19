"""What a seat does not know, dealt anew: a whole position that its view may belong to.

Open are the board, one's own reserve and bag, and in the solo game all reserves. The rest of a
side's own tokens, and the special weapons that nobody has placed, lie where nobody has seen them;
how many lie where is open, unless it is kept secret (5.4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...engine.errors import BadPosition
from .box.components import GAME_NAME, WEAPONS, research_of, set_of
from .rules.setup import HAND
from .rules.units import placements
from .state import RULES, Blitzkrieg, in_order, size

if TYPE_CHECKING:
    import random


@RULES.deal
def deal(s: Blitzkrieg, seat: str | None, rng: random.Random) -> None:
    """5.3, 5.4, 5.6 All that is hidden from `seat`, as it may lie."""
    weapons = _weapons_left(s)
    rng.shuffle(weapons)
    pile = s.research if isinstance(s.research, int) else len(s.research or ())
    hidden = [x for x in s.seats if not isinstance(s.bags[x], tuple)]
    for token in (s.known[seat] if seat is not None else None) or ():
        if token in weapons:  # 6.2.7: the opponent has it, wherever; so it comes last here
            weapons.remove(token)
            weapons.append(token)
    s.research = in_order(weapons[:pile])
    weapons = weapons[pile:]
    for n, other in enumerate(hidden):
        own = _regulars_left(s, other)
        slots = size(s.bags[other]), 0 if _is_open(s, other) else size(s.reserves[other])
        sizes = [x for x in slots if x is not None]
        last = n == len(hidden) - 1
        if len(sizes) == 2:
            more = sum(sizes) - len(own)
        else:  # 5.4: nobody says how many
            more = len(weapons) if last else rng.randint(0, len(weapons))
        if not 0 <= more <= len(weapons) or (last and more != len(weapons)):
            raise _wrong(f"bags.{other}", more, len(weapons))
        _deal_to(s, other, own + weapons[:more], slots[1], rng)
        weapons = weapons[more:]
    s.returned = {x: tokens or () for x, tokens in s.returned.items()}
    s.known = {x: tokens or () for x, tokens in s.known.items()}


def _deal_to(
    s: Blitzkrieg, seat: str, tokens: list[str], count: int | None, rng: random.Random
) -> None:
    """A seat's tokens into its reserve, if that is hidden, and its bag. What was bombed since its
    last draw is in the bag; who is to place a unit has one that he can place."""
    rng.shuffle(tokens)
    if not _is_open(s, seat):
        back = Counter(s.returned[seat] or ())
        front = [t for t in tokens if not _spare(back, t)]
        if count is None:
            count = min(HAND, len(front))
        s.reserves = {**s.reserves, seat: tuple(front)}
        decision = s.decision
        if decision is not None and decision.kind == "place_unit" and decision.seat == seat:
            able = {action["token"] for action in placements(s, seat)}
            first = next((t for t in front if t in able), None)
            if first is not None:
                front.remove(first)
                front.insert(0, first)
        if count > len(front):
            raise _wrong(f"reserves.{seat}", count, len(front))
        s.reserves = {**s.reserves, seat: in_order(front[:count])}
        for token in front[:count]:
            tokens.remove(token)
    s.bags = {**s.bags, seat: in_order(tokens)}


def _spare(back: Counter[str], token: str) -> bool:
    """Is this one of the tokens that are certainly in the bag? Each counts once."""
    if back[token] > 0:
        back[token] -= 1
        return True
    return False


def _is_open(s: Blitzkrieg, seat: str) -> bool:
    return isinstance(s.reserves[seat], tuple)


def _seen(s: Blitzkrieg) -> Iterable[tuple[str, str]]:
    """Every token that can be seen, and whose it is."""
    yield from s.tokens.values()
    for piles in (s.reserves, s.bags):
        for seat, pile in piles.items():
            if isinstance(pile, tuple):
                yield from ((seat, token) for token in pile)


def _weapons_left(s: Blitzkrieg) -> list[str]:
    """4.0 The special weapons that are not seen anywhere."""
    total = Counter(research_of(s.nippon or s.options["more_weapons"]))
    total.subtract(token for _, token in _seen(s) if token in WEAPONS)
    return [*total.elements()]


def _regulars_left(s: Blitzkrieg, seat: str) -> list[str]:
    """1.0 The tokens of a seat's set that are not seen anywhere."""
    total = Counter(set_of(seat))
    total.subtract(t for owner, t in _seen(s) if owner == seat and t not in WEAPONS)
    return [*total.elements()]


def _wrong(where: str, given: int | None, high: int) -> BadPosition:
    return BadPosition(
        "bad-position",
        game=GAME_NAME,
        where=where,
        what="not-a-number",
        given=str(given),
        low=0,
        high=high,
    )
