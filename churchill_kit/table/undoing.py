"""How far a move may be taken back, and whether anything was learned since."""

from __future__ import annotations

import random

from ..engine.errors import GameError
from ..engine.record import Record
from ..engine.state import State
from .table import Table

DEALS = 3  # ways in which what is hidden is dealt anew, to see whether it had a part
ENGINE = ("seed", "draws", "rolls", "viewer")  # what no view has, of any game


def undo_target(table: Table, seat: str) -> int | None:
    """After how many moves a seat last decided something of its own will; None if it never did."""
    record = table.record
    for n in range(record.n - 1, -1, -1):
        decision = record.at(n).decision
        if decision is None or decision.seat != seat:
            continue
        if not record.together[n] and not table.forced(n):
            return n
    return None


def revealed(table: Table, since: int) -> bool:
    """Were dice rolled after the first `since` moves, or has a person who would decide anew
    learned what could not be known then?"""
    asked = {table.record.at(n).decision for n in range(since, table.record.n)}
    seats = {decision.seat for decision in asked if decision is not None}
    persons = [seat for seat in table.persons if seat in seats]
    return any(learned(table.record, since, seat) for seat in persons)


def learned(record: Record, since: int, seat: str) -> bool:
    """Has a seat learned anything from the moves after the first `since` that it could not know
    before: a roll, a card drawn, what another one had in hand?

    What it did not know is dealt anew, and the same is played: if a move cannot be made then, or
    leads to something else, hidden things had a part in it. In doubt the answer is yes.
    """
    before, after = record.at(since), record.state
    if after.draws != before.draws or after.rolls != before.rolls:
        return True
    view = before.view(seat)
    if before.rules.dealing is None:
        return _hides(before, view)
    rng = random.Random(0)
    return any(
        _differs(record, since, seat, view.deal(rng), after.view(seat)) for _ in range(DEALS)
    )


def _differs(record: Record, since: int, seat: str, dealt: State, seen: State) -> bool:
    """Is the present another one for a seat if what it did not know was dealt like this?"""
    try:
        for action in record.actions[since : record.n]:
            dealt.apply(action)
    except GameError:
        return True
    return dealt.view(seat) != seen


def _hides(state: State, view: State) -> bool:
    """Does a view lack anything of the position, beside the dice to come?"""
    whole, seen = state.fields(), view.fields()
    return any(whole[name] != seen[name] for name in whole if name not in ENGINE)
