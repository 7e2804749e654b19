"""The conference card, the agenda and its ties: what a card may count, who laid what (4.5, 5.1)."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from operator import le, lt
from typing import NamedTuple

from ..bots.agenda import bids
from ..box.components import BOX, SEATS
from ..rules.agenda import agenda_value
from ..rules.meeting import total
from ..rules.tiebreak import may_break, wins_unbroken
from ..state import CENTER, Churchill, Place
from .asking import DIE, asked


def agenda_values(seat: str, card: str) -> list[int]:
    """What a card may count in the agenda: one value, or the six of a die."""
    rolls = range(1, DIE + 1) if BOX.staff[card].chief else (0,)
    return [total(agenda_value(seat, card, roll)) for roll in rolls]


def agenda_chance(seat: str, card: str) -> int:
    """In percent: how often a card wins or ties the agenda against what the bots bid."""
    return round(100 * _tops(seat, card, le))


def agenda_ties(seat: str, card: str) -> int:
    """In percent: how often it only ties it (4.51)."""
    return round(100 * (_tops(seat, card, le) - _tops(seat, card, lt)))


def _tops(seat: str, card: str, below: Callable[[int, int], bool]) -> float:
    """How often what all others lay down lies below a card, or level with it."""
    others = [bids()[other] for other in SEATS if other != seat]
    values = agenda_values(seat, card)
    return sum(
        prod(sum(n for bid, n in shares.items() if below(bid, value)) for shares in others)
        for value in values
    ) / len(values)


def band_of(view: Churchill) -> int | None:
    """5.11 Which band of its card a conference carries out: that of the last instruction before
    those that still wait; None before the first."""
    card = BOX.conferences[view.card or ""]
    bands = [i for i, band in enumerate(card.bands) for _ in band.effects]
    waiting = sum(step[0] == "conference_effect" for step in view.steps)
    return bands[-waiting - 1] if waiting < len(bands) else None


def nominated(view: Churchill) -> Place:
    """5.14 Where an issue starts that is named now."""
    assert view.decision is not None
    seat, args = asked(view)
    space = args[0] if view.decision.kind == "opening_issue" else 0
    return (seat, space) if space else CENTER


def laid_last(view: Churchill) -> dict[str, tuple[str, int | None]]:
    """5.13 The cards of an agenda after a tie, on the discards already, by seat, and what each
    counted. What a die has said (5.25) the tie tells, unless the others are level: then None."""
    cards = {s: view.discards[s][-1] for s in SEATS if view.discards[s]}
    all_values = {s: agenda_values(s, card) for s, card in cards.items()}
    sure = {values[0] for values in all_values.values() if len(values) == 1}
    level = max(sure) if len(sure) == len(SEATS) - 1 else None
    return {
        s: (card, all_values[s][0] if len(all_values[s]) == 1 else level)
        for s, card in cards.items()
    }


def laid_open(view: Churchill) -> dict[str, tuple[str, int]]:
    """5.13 The cards that lie open while a tie for the agenda is broken (4.51, 4.53), by seat:
    the card, on its discards already, and what it counted."""
    if view.phase != "agenda" or view.decision is None:
        return {}
    if view.decision.kind not in ("break_tie", "name_tie_winner"):
        return {}
    _, (tied, *_, (_, best, lowest)) = asked(view)  # of three at most one is outside the tie
    return {s: (view.discards[s][-1], best if s in tied else lowest) for s in SEATS}


class Kept(NamedTuple):
    """What comes of a tie if one's leader keeps out of it: who may still break it, and who wins it
    otherwise ("none": whom the US names)."""

    others: tuple[str, ...]
    winner: str


def tie_without(view: Churchill) -> Kept:
    """4.5 The tie that is being asked about, without one's own leader."""
    _, (tied, place, _) = asked(view)
    return Kept(tuple(may_break(view, place)), "us" if wins_unbroken(tied) else "none")
