"""What a save must hold beside the shape of each field: every token in one place, markers on their
tracks, and steps that follow each other as the rules push them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...engine import shape
from ...engine.shape import Mismatch
from .box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS, WEAPONS, research_of, set_of
from .state import BOTH, PLAYERS, Blitzkrieg, Pile

_spaces = shape.sequence(shape.one_of(SPACES), most=9)

# The arguments of steps, by name.
ARGUMENTS: Mapping[str, shape.Shape] = {
    "theatre": shape.one_of(THEATRES),
    "only": shape.one_of(("", *THEATRES)),
    "space": shape.one_of(SPACES),
    "played": shape.one_of(TOKENS),
    "left": _spaces,
    "rule": shape.one_of(("4.4", "6.2.7")),
    "ended_by": shape.one_of(PLAYERS),
    "strength": shape.integer(0, 30),
    "amount": shape.integer(0, 9),
    "cells": shape.integer(0, 9),
    "carried": shape.integer(0, 3),
}

# What may lie below a decision, the nearest first.
_CLOSING = "(free_effects score_theatre )?"
_PLACED = f"{_CLOSING}(apply_effect )?(bomb )?(advance )?((go_on|automaton_goes_on) )?end_turn"
BELOW: Mapping[str, str] = {
    "place_unit": "end_turn",
    "place_again": "end_turn",
    "move_elsewhere": f"{_PLACED}",
    "choose_bombed": f"{_PLACED}",
    "next_effect": "score_theatre (go_on )?end_turn",
    "choose_campaign": "((go_on|automaton_goes_on) )?end_turn",
    "choose_start": "(roll_for_start ){0,3}begin_turn",
}


def _need(holds: bool, where: str) -> None:
    """What `where` says must fit the rest of the position."""
    if not holds:
        raise Mismatch(where, "does-not-fit")


def check_pieces(s: Blitzkrieg) -> None:
    """Raise shape.Mismatch for a position with too many tokens, or with too few."""
    seats = s.seats
    for name in ("points", "reserves", "bags", "last", "returned", "known"):
        _need(set(getattr(s, name)) == set(seats), f"state.{name}")
    _check_board(s)
    whole = s.viewer == ""
    piles: list[tuple[str, Pile]] = [("state.research", s.research)]
    for name in ("reserves", "bags"):
        piles += [(f"state.{name}.{seat}", getattr(s, name)[seat]) for seat in seats]
    for where, pile in piles:
        _need(isinstance(pile, tuple) or not whole, where)
    for name in ("returned", "known"):
        for seat in seats:
            _need(getattr(s, name)[seat] is not None or not whole, f"state.{name}.{seat}")
    held = {where: pile for where, pile in piles if isinstance(pile, tuple)}
    for seat in seats:
        own = [t for owner, t in s.tokens.values() if owner == seat]
        own += [t for name in ("reserves", "bags") for t in held.get(f"state.{name}.{seat}", ())]
        regular = [t for t in own if t not in WEAPONS]
        check_set(regular, set_of(seat), f"state.bags.{seat}", whole)
    weapons = [t for pile in held.values() for t in pile if t in WEAPONS]
    weapons += [t for _, t in s.tokens.values() if t in WEAPONS]
    check_set(weapons, research_of(s.nippon or s.options["more_weapons"]), "state.research", whole)
    _need(all(t in WEAPONS for t in held.get("state.research", ())), "state.research")


def check_set(found: list[str], wanted: tuple[str, ...], where: str, whole: bool) -> None:
    """Tokens that must be those of a set, `whole` all of them."""
    count, limit = Counter(found), Counter(wanted)
    for token, n in count.items():
        if n > limit[token]:
            if limit[token] == 1:
                raise Mismatch(where, "twice", key=token)
            raise Mismatch(where, "too-many", given=f"{n} × {token}", high=limit[token])
    if whole:
        for token in limit:
            if count[token] < limit[token]:
                raise Mismatch(where, "missing-key", key=token)


def _check_board(s: Blitzkrieg) -> None:
    board = s.board
    for name in ("tokens", "markers", "won", "closed"):
        known: Any = {"tokens": board.spaces, "won": board.campaigns}.get(name, board.theatres)
        for key in getattr(s, name):
            shape.one_of(known)(key, f"state.{name}")
    for owner, token in s.tokens.values():
        _need(owner in s.seats and (token in WEAPONS or token in set_of(owner)), "state.tokens")
    for winner in s.won.values():
        shape.one_of((*s.seats, BOTH))(winner, "state.won")
    for theatre, at in s.markers.items():
        cells = THEATRES[theatre].cells
        shape.integer(-cells, cells)(at, f"state.markers.{theatre}")
    if s.nippon:
        _need(not set(s.markers) & _ended(s), "state.markers")
    else:
        _need(set(s.markers) == set(board.theatres), "state.markers")
    for campaign in s.won:
        full = all(x in s.tokens for x in CAMPAIGNS[campaign].spaces)
        _need(full or CAMPAIGNS[campaign].theatre in s.closed, f"state.won.{campaign}")
    _need(len(set(s.closed)) == len(s.closed), "state.closed")
    _need((s.chip is None) <= (s.stratagem is None), "state.chip")
    _need(s.automaton is not None or s.chip is None, "state.chip")


def _ended(s: Blitzkrieg) -> set[str]:
    """10.3 Theatres of Nippon that are over; one that is being closed still has its marker."""
    closing = {step[2] for step in s.steps if step[0] == "score_theatre" and len(step) > 2}
    return set(s.closed) - closing


def check_steps(s: Blitzkrieg) -> None:
    """Raise shape.Mismatch for steps that do not follow from the one that is asked."""
    decision = s.decision
    if decision is None:
        return
    below = " ".join(str(step[0]) for step in s.steps[-2::-1])
    _need(re.fullmatch(BELOW.get(decision.kind, ""), below) is not None, "state.steps")
    board = s.board
    turn = s.automaton if s.automaton and decision.kind == "choose_campaign" else decision.seat
    for n, (name, *args) in enumerate(s.steps):
        where = f"state.steps[{n}]"
        for value in args:
            for entry in value if isinstance(value, tuple) else (value,):
                foreign = entry in SPACES and entry not in board.spaces
                foreign |= entry in THEATRES and entry not in board.theatres
                _need(not foreign, where)
        if name in ("end_turn", "advance", "apply_effect", "go_on", "score_theatre"):
            _need(args[0] in (decision.seat, turn), where)
        if name == "advance":
            _need(args[1] in s.tokens, where)
