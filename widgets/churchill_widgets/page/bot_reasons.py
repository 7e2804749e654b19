"""Why a seat without a person moved as it did, as far as everybody may know it.

A player is asked again in the same position with the same generator (``Table.choice_of``), so it
says what it thought then. What lies face down stays so: as long as nobody can tell the move from
another one, its reasons are kept back; they are told with the event that turns it up.
"""

from __future__ import annotations

import random

from churchill_kit.engine.errors import GameError
from churchill_kit.engine.record import Record
from churchill_kit.engine.values import Action, Reason
from churchill_kit.table import PERSON, Table
from churchill_kit.table.story import Beat

TRIED = 3  # other actions that a spectator might take a hidden one for
SILENT = ("random",)  # players whose reasons say nothing


def who(table: Table, beat: Beat) -> str:
    """The seat without a person whose choice an event tells of; "" if it tells of none."""
    move = _told_of(table.record, beat)
    seat = decided(table.record, move)
    return seat if table.seats.get(seat, PERSON) not in (PERSON, *SILENT) else ""


def reasons(table: Table, beat: Beat) -> tuple[Reason, ...] | None:
    """The reasons of the choice that an event tells of, with those of choices of the same seat
    that led to it and were told by no event; () if there are none, None while they are not to be
    known."""
    record, move, seat = table.record, _told_of(table.record, beat), who(table, beat)
    if not seat:
        return ()
    if move == beat.move and is_hidden(record, beat):
        return None
    moves = [move]
    while moves[0] > 1 and _silent(record, moves[0] - 1) and decided(record, moves[0] - 1) == seat:
        moves.insert(0, moves[0] - 1)
    thinker = table.player(table.seats[seat], seat)
    found: list[Reason] = []
    for n in moves:
        before = record.at(n - 1)
        view = before.view(seat)
        rng = random.Random(f"{before.seed}:{seat}:{n - 1}")
        action, thoughts = thinker.explain(view, view.actions(), rng)
        if action == record.actions[n - 1]:
            found += thoughts[-1:]
    return tuple(found)


def is_hidden(record: Record, beat: Beat) -> bool:
    """Can a spectator, when this event has happened, not tell its move from another one that was
    possible?"""
    before, played = record.at(beat.move - 1), record.actions[beat.move - 1]
    number = beat.first + max(len(beat.events) - 1, 0) - _first(record, beat.move)
    others = [a for a in before.actions() if _alike(a, played)]
    for other in others[:TRIED]:
        try:
            frames = before.copy().film(other, record.rolls[beat.move - 1])
        except GameError:
            continue
        if number >= len(frames) or (beat.events and frames[number].events != beat.events[-1:]):
            continue
        if frames[number].state.view(None) == beat.after.view(None):
            return True
    return False


def _told_of(record: Record, beat: Beat) -> int:
    """The move that an event is about: its own, if it names the seat that made it and the move
    itself brought it about; one whose hidden piece it turns up; 0 for none."""
    own = _brought(record, beat.move) if beat.move else 0
    for n, event in enumerate(beat.events, beat.first - _first(record, beat.move)):
        seat = event.get("seat")
        if seat == beat.seat and n < own:
            return beat.move
        shown = {v for v in event.args.values() if isinstance(v, str)} - {seat}
        for move in range(beat.move, 0, -1) if seat and shown else ():
            if decided(record, move) == seat:
                about = {v for v in record.actions[move - 1].args.values() if isinstance(v, str)}
                return move if about and about <= shown and _still_hidden(record, move) else 0
    return 0


def _brought(record: Record, move: int) -> int:
    """How many events a move brings about itself: those it would have if nothing waited to be done
    after it. What comes later (another phase, a card, the next round) is nobody's choice."""
    before = record.at(move - 1).copy()
    before.steps = before.steps[-1:]
    return len(before.apply(record.actions[move - 1], record.rolls[move - 1]))


def _still_hidden(record: Record, move: int) -> bool:
    """Could nobody tell this move from another one when all that it brought about was told?"""
    if _silent(record, move) or not (own := _brought(record, move)):
        return False
    after = record.film(move)[own - 1].state
    return is_hidden(record, Beat(move, _first(record, move) + own - 1, after, after, (), ""))


def _first(record: Record, move: int) -> int:
    """The number of the first event of a move in the whole log."""
    return sum(map(len, [record.opening, *record.events][:move]))


def _silent(record: Record, move: int) -> bool:
    return not record.events[move - 1]


def _alike(action: Action, played: Action) -> bool:
    """Another action of the same form: the same names of arguments, other values."""
    return (
        action != played and action.kind == played.kind and action.args.keys() == played.args.keys()
    )


def decided(record: Record, move: int) -> str:
    """The seat that made a move; "" for the opening."""
    decision = record.at(move - 1).decision if move else None
    return decision.seat if decision is not None else ""
