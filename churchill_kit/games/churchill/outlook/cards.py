"""Staff cards: which ones others may hold, and what one's own can count.

The odds against cards that nobody sees take each unseen card to be as likely as the next: the decks
are public, the discards lie open (3.33).
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from ..bots.sight import Sight
from ..box.components import BOX
from ..rules.meeting import may, total, worth
from ..state import Churchill
from .asking import DIE, asked, sight

MEAN_ROLL = 3  # what a Chief of Staff in another's hand is taken to roll


def unseen(view: Churchill, seat: str) -> list[str]:
    """The staff cards of another power that may be in its hand, for all that is known."""
    gone = {*view.discards[seat], *view.sidelined, *view.removed_staff}
    return [card for card in BOX.decks[seat] if card not in gone]


def holding_chance(view: Churchill, seat: str, pool: list[str], fitting: int) -> float:
    """How likely one of the cards in a hand is among so many of those it may hold."""
    held = min(view.hand_size(seat), len(pool))
    return 1 - comb(len(pool) - fitting, held) / comb(len(pool), held) if held else 0.0


def best_use(b: Sight, card: str, but: str = "") -> int:
    """The highest total that a card can reach when it advances an issue, `but` for one."""
    return max((int(b.total(card, issue)) for issue in b.concerned if issue != but), default=0)


def best_card(view: Churchill, issue: str) -> tuple[int, str | None]:
    """What one's best card would count on an issue, and the card; of several that count as much,
    the one that is worth least elsewhere."""
    seat, _ = asked(view)
    b = sight(view)
    card = max(
        view.hand(seat), key=lambda c: (b.total(c, issue), -(BOX.staff[c].value or 0)), default=None
    )
    return (0, None) if card is None else (int(b.total(card, issue)), card)


class Use(NamedTuple):
    """What a card can count on the best of the issues; `low` to `use` where it rolls a die. On
    which issue, and how ("advance" or "debate")."""

    low: int
    use: int
    rolled: bool
    issue: str | None = None
    how: str = "advance"


def use_of(view: Churchill, card: str, uses: tuple[str, ...] = ("advance", "debate")) -> Use:
    """The most that a card can count when it advances or debates an issue; of a Chief of Staff,
    from the lowest roll to the highest."""
    seat, _ = asked(view)
    rolled = BOX.staff[card].chief
    low, most = (
        max(
            (
                (
                    total(worth(view, seat, card, issue, how, roll)),
                    how == "advance",
                    issue in view.on_table(),  # what one sees there is the better example
                    issue,
                )
                for issue in sorted(sight(view).concerned)
                for how in uses
                if how == "advance" or not may(view, card, "cannot_debate", issue, how)
            ),
            default=(0, True, False, None),
        )
        for roll in ((1, DIE) if rolled else (0, 0))
    )
    return Use(low[0], most[0], rolled, most[3], "advance" if most[1] else "debate")
