"""5.0, 9.0, 12.0, 20.0 Set-up: markers, bags, reserves, research, and the automaton's start."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine.values import Action
from ..box.components import BASE, BOARDS, SEATS_OF, THEATRES, research_of, set_of
from ..state import RULES, Blitzkrieg
from .effects import choose_theatre, take
from .markers import shift

HAND = 3  # 5.4
ROW = 5  # 12.2
LEVELS = {"easy": (3, 1), "medium": (3, 2), "hard": (4, 2)}  # 12.4: rolls, cells each
CHOSEN, CELLS = 2, 2  # 20.1: campaigns that begin on the automaton's half, and how far
FREE_CHOICE = 6  # 12.4: the player's choice


def lay_out(scenario: str, seed: int, options: dict[str, Any]) -> Blitzkrieg:
    """The board and the bags before anything was drawn: markers in the middle (5.2), in Nippon of
    four campaigns (9.2), each seat's own tokens in its bag (5.3, 9.3), no points (5.5, 9.5), the
    research (5.6, 9.6)."""
    s = Blitzkrieg()
    s.seed, s.scenario, s.options = seed, scenario, options
    seats = SEATS_OF[BOARDS[scenario]]
    s.markers = {t.id: 0 for t in s.board.theatres.values() if t.starts or not s.nippon}
    s.points = dict.fromkeys(seats, 0)
    s.reserves = dict.fromkeys(seats, ())
    s.bags = {seat: set_of(seat) for seat in seats}
    s.research = research_of(s.nippon or options["more_weapons"])
    s.last = dict.fromkeys(seats)
    s.returned = dict.fromkeys(seats, ())
    s.known = dict.fromkeys(seats, ())
    return s


def set_up(scenario: str, seed: int, options: dict[str, Any]) -> Blitzkrieg:
    """5.0, 9.0, 12.2 A new game before its first turn."""
    s = lay_out(scenario, seed, options)
    s.log("game_started", "9.1" if s.nippon else "5.1", scenario=scenario)
    for seat in s.seats:
        fill(s, seat)
    begin = ("begin_turn", s.seats[0])  # 5.7, 9.7
    s.steps = (begin,) if s.automaton is None else (begin, ("set_up_automaton", s.automaton))
    return s


def fill(s: Blitzkrieg, seat: str) -> None:
    """5.4, 12.2 The tokens that a seat begins with: three, the automaton five in a row."""
    count = ROW if seat == s.automaton else HAND
    take(s, seat, count)
    rule = "12.2" if seat == s.automaton else "9.4" if s.nippon else "5.4"
    s.log("reserve_drawn", rule, seat=seat, count=count)


# -- 12.4, 18.0, 20.1 What the automaton begins with -----------------------------------------------


@RULES.step("12.2")
def set_up_automaton(s: Blitzkrieg, seat: str) -> None:
    """12.3, 12.4, 18.0, 20.1 Its stratagem, its points, and its lead on the tracks."""
    if s.options["stratagems"]:
        s.chip = "steamroll"
    extra = s.options["extra_points"]
    if extra:
        s.points = {**s.points, seat: extra}
        s.log("automaton_points", "18.1", seat=seat, points=extra)
    if s.options["extra_steps"]:
        for theatre in tuple(s.markers):
            _help(s, seat, theatre, s.options["extra_steps"], "18.2")
    if s.nippon:
        for theatre in s.shuffle(tuple(s.markers))[:CHOSEN]:
            _help(s, seat, theatre, CELLS, "20.1")
    else:
        rolls, cells = LEVELS[s.options["level"]]
        s.push(*[("roll_for_start", seat, cells)] * rolls)


def _help(s: Blitzkrieg, seat: str, theatre: str, cells: int, rule: str) -> None:
    """A marker moves to the automaton's side before the game; a track is not closed by that."""
    after = min(s.lead(seat, theatre) + cells, THEATRES[theatre].closes - 1)
    shift(s, seat, theatre, after, rule)


@RULES.step("12.4")
def roll_for_start(s: Blitzkrieg, seat: str, cells: int) -> None:
    """12.4 The die says which marker moves to the automaton's side; with a 6 the player does."""
    roll = s.roll(6)
    rolls = LEVELS[s.options["level"]][0]
    number = rolls - sum(step[0] == "roll_for_start" for step in s.steps)
    theatre = None if roll == FREE_CHOICE else BASE.by_die(roll)
    s.log("start_rolled", "12.4", seat=seat, roll=roll, number=number, of=rolls, theatre=theatre)
    if roll == FREE_CHOICE:
        s.push(("choose_start", s.other(seat), cells))
    else:
        _help(s, seat, BASE.by_die(roll), cells, "12.4")


@RULES.decision("12.4")
class choose_start:
    """12.4 A 6: the player chooses the track on which the automaton begins further on."""

    @staticmethod
    def actions(s: Blitzkrieg, seat: str, cells: int) -> Iterable[Action]:
        """Any theatre."""
        return map(choose_theatre, s.markers)

    @staticmethod
    def take(s: Blitzkrieg, action: Action, seat: str, cells: int) -> None:
        """Move its marker."""
        _help(s, s.other(seat), action["theatre"], cells, "12.4")
