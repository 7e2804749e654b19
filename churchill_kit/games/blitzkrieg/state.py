"""The position of a game of Blitzkrieg!, and the words that the rules share for reading it.

All fields hold values that are never changed in place (see engine/state.py). A marker counts from
the red cell in the middle: above 0 it is on the half of who began the game, below 0 on the other's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar

from ...engine import shape
from ...engine.fields import field, own
from ...engine.rules import Rules
from ...engine.state import State, result_shape
from ...engine.values import Action, Result
from .box.components import (
    AUTOMATA,
    BOARDS,
    CAMPAIGNS,
    FITS,
    GAME_NAME,
    ORDER,
    SEATS,
    SETS,
    SIDES,
    SPACES,
    THEATRES,
    TOKENS,
    WEAPONS,
    Board,
)

RULES = Rules(GAME_NAME)
ENDINGS = ("last_turn", "reached", "stuck")  # 7.1.1, 7.1.2, 7.2
TIEBREAKS = ("", "7.1.3", "11.1.3")
BOTH = "both"  # who won a campaign with its marker in the middle (6.3.1)
STRATAGEMS = (  # 17.0, in the rulebook's order
    *("big_guns", "rapid_deployment", "counterattack", "research_and_development"),
    *("steamroll", "for_the_glory", "secure", "economic_warfare"),
)
PLAYERS = tuple(SETS)

Tokens = tuple[str, ...]
Pile = Tokens | int | None  # tokens; in a view how many, or not even that


def act(kind: str, /, **args: Any) -> Action:
    """The action of Blitzkrieg! of this kind."""
    return Action(GAME_NAME, kind, **args)


# -- the shapes of its fields ----------------------------------------------------------------------

_seat = shape.one_of(PLAYERS)
_token = shape.one_of(TOKENS)
_tokens = shape.sequence(_token, most=40)
_pile = shape.optional(shape.listed(_tokens, shape.integer(0, 40)))
_count = shape.integer(0, 999)
_row = shape.one_of((*(f"{n}.{m}" for n in (1, 2, 3) for m in range(1, 8)),))  # 15.1.1 to 15.3.7


def each(form: shape.Shape) -> shape.Shape:
    """A value for each seat."""
    return shape.mapping(PLAYERS, form)


def size(pile: Pile) -> int | None:
    """5.3 How many tokens a pile has; None where that is a secret."""
    return len(pile) if isinstance(pile, tuple) else pile


def seen(pile: Pile) -> Tokens:
    """The tokens of a pile; () where they may not be seen."""
    return pile if type(pile) is tuple else ()


def _face_down(pile: Pile, seat: str | None) -> int | None:
    return size(pile)


def _mine(piles: Mapping[str, Pile], seat: str | None) -> dict[str, Pile]:
    """A seat's own tokens; of the other's how many, if so much is seen."""
    return {s: pile if s == seat else size(pile) for s, pile in piles.items()}


def _for_players(piles: Mapping[str, Any], seat: str | None) -> Mapping[str, Any]:
    """What both players have seen, and nobody else."""
    return piles if seat is not None else dict.fromkeys(piles)


class Blitzkrieg(State):
    """A position of Blitzkrieg!. Read it freely; only the rule modules replace its fields."""

    rules: ClassVar[Rules] = RULES
    game: ClassVar[str] = GAME_NAME
    rules_only: ClassVar = frozenset(("give", "look_again", "move_marker", "occupy", "store"))

    result: Result | None = field(result_shape(GAME_NAME, PLAYERS, ENDINGS, TIEBREAKS), None)

    # 5.0, 9.0, 12.0 what is played
    scenario: str = field(shape.one_of(BOARDS))
    options: Mapping[str, Any] = field(
        shape.mapping(
            (
                *("secret_count", "more_weapons", "level", "stratagems"),
                *("extra_points", "extra_steps"),
            ),
            lambda v, w: v,
            full=True,
        )
    )

    # 2.0 the board
    tokens: Mapping[str, tuple[str, str]] = field(  # space -> owner, token
        shape.mapping(SPACES, shape.row(_seat, _token)), {}
    )
    # theatre -> where its marker stands; in Nippon only the open campaigns have one (10.1)
    markers: Mapping[str, int] = field(shape.mapping(THEATRES, shape.integer(-20, 20)))
    # theatres where nothing more can be won: closed (6.3.2), or with all of their spaces taken
    closed: tuple[str, ...] = field(shape.sequence(shape.one_of(THEATRES), most=15), ())
    # campaign -> who got its points
    won: Mapping[str, str] = field(shape.mapping(CAMPAIGNS, shape.one_of((*PLAYERS, BOTH))), {})
    points: Mapping[str, int] = field(each(_count))

    # 5.3, 5.4 tokens off the board: a reserve is its owner's alone, but open in the solo game
    reserves: Mapping[str, Pile] = field(each(_pile))
    bags: Mapping[str, Pile] = field(each(_pile), seen=_mine)
    research: Pile = field(_pile, seen=_face_down)  # 5.6
    # 4.6 what each seat placed last, as what it was placed
    last: Mapping[str, str | None] = field(each(shape.optional(_token)))
    # 6.2.7 owner -> tokens that both have seen go back into the bag, since he last drew from it
    returned: Mapping[str, Tokens | None] = field(each(shape.optional(_tokens)), seen=_for_players)
    # 6.2.7 seat -> special weapons that it has seen among the other's tokens
    known: Mapping[str, Tokens | None] = field(each(shape.optional(_tokens)), seen=own)

    last_turn: bool = field(shape.boolean, False)  # 7.1.1

    # 13.0 the automaton: the chip that lies open, and the stratagem that is followed
    chip: str | None = field(shape.optional(shape.one_of(STRATAGEMS)), None)
    stratagem: str | None = field(shape.optional(shape.one_of(STRATAGEMS)), None)
    # 15.0 space -> the rows by which the automaton chose: theatre, space, unit
    chosen: Mapping[str, tuple[str, str, str]] = field(
        shape.mapping(SPACES, shape.row(_row, _row, _row)), {}
    )

    _free: Mapping[str, tuple[str, ...]] | None = None  # of the active campaigns: read off tokens

    # -- reading a position --------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits at the table: the one who begins stands first."""
        return SEATS[self.scenario]

    @property
    def automaton(self) -> str | None:
        """12.2 The seat that the automaton plays; None with two players."""
        return AUTOMATA[self.scenario]

    @property
    def unasked(self) -> tuple[str, ...]:
        """12.2 Nobody sits where the automaton plays."""
        return () if self.automaton is None else (self.automaton,)

    @property
    def board(self) -> Board:
        """2.0, 9.1 The side of the board that is played on."""
        return SIDES[BOARDS[self.scenario]]

    @property
    def nippon(self) -> bool:
        """8.0 Is it the game of the expansion?"""
        return BOARDS[self.scenario] == "nippon"

    def other(self, seat: str) -> str:
        """The opponent."""
        first, second = SEATS[self.scenario]
        return second if seat == first else first

    def lead(self, seat: str, theatre: str) -> int:
        """2.1 How far the marker of a theatre is on a seat's half; below 0: on the other's."""
        at = self.markers[theatre]
        return at if seat == SEATS[self.scenario][0] else -at

    def active(self) -> Mapping[str, tuple[str, ...]]:
        """2.2, 10.1 Theatre -> the free spaces of its active campaign; theatres that have none
        are left out."""
        found = self._free
        if found is None:
            places = ((t, self.free_in(t)) for t in self.board.theatres)
            found = self._free = {theatre: free for theatre, free in places if free}
        return found

    def free_in(self, theatre: str) -> tuple[str, ...]:
        """2.2 The free spaces of a theatre's active campaign: of the topmost that has any."""
        if theatre in self.closed or theatre not in self.markers:
            return ()
        tokens = self.tokens
        for campaign in THEATRES[theatre].campaigns:
            if campaign not in self.won:
                free = [x for x in CAMPAIGNS[campaign].spaces if x not in tokens]
                if free:
                    return tuple(free)
        return ()

    def free_anywhere(self) -> tuple[str, ...]:
        """4.7 All free spaces of theatres that are not closed."""
        tokens, closed = self.tokens, self.closed
        return tuple(
            x.id
            for x in self.board.spaces.values()
            if x.id not in tokens and x.theatre not in closed
        )

    def unopened(self) -> tuple[str, ...]:
        """10.2 Campaigns of Nippon that no marker has been on yet."""
        return tuple(
            t for t in self.board.theatres if t not in self.markers and t not in self.closed
        )

    def open_theatres(self) -> Iterator[str]:
        """Theatres where a marker can still be moved, in the order of the board."""
        return (t for t in self.markers if t not in self.closed)

    def played_as(self, seat: str, token: str) -> str | None:
        """4.6 What a token counts as when `seat` places it now: a spy is what the opponent has
        just placed, None if that is nothing."""
        return token if token != "spy" else self.last[self.other(seat)]

    def reserve(self, seat: str) -> Tokens:
        """The tokens in a reserve; () in a view that may not show them."""
        pile = self.reserves[seat]
        return pile if type(pile) is tuple else ()

    def bag(self, seat: str) -> Tokens:
        """The tokens in a bag; () in a view that may not show them."""
        pile = self.bags[seat]
        return pile if type(pile) is tuple else ()

    def cup(self) -> tuple[str, ...]:
        """12.1, 12.3, 13.1 The chips of the stratagems that may be drawn."""
        return tuple(x for x in STRATAGEMS if x != self.chip)

    def hide(self, seat: str | None) -> None:
        """5.4 Remove what `seat` must not know. Their number may be kept secret, too; in the solo
        game reserves lie open (12.2)."""
        super().hide(seat)
        if self.automaton is not None:
            return
        self.reserves = _mine(self.reserves, seat)
        if self.options["secret_count"]:
            self.reserves = own(self.reserves, seat)
            self.bags = own(self.bags, seat)

    # -- changes that several sections share ---------------------------------------------

    def occupy(self, seat: str, token: str, space: str, at: int | None = None) -> None:
        """6.1 A token leaves its reserve for a space; `at` is its place there, if that matters."""
        held = self.reserve(seat)
        at = held.index(token) if at is None else at
        self.reserves = {**self.reserves, seat: held[:at] + held[at + 1 :]}
        self.tokens = {**self.tokens, space: (seat, token)}
        self.look_again(SPACES[space].theatre)

    def look_again(self, theatre: str) -> None:
        """2.2 Something has changed in a theatre: which of its spaces are free and active?"""
        free, known = self.free_in(theatre), self._free
        if known is None:
            return
        if free and theatre in known:  # in its place, so that actions keep their order
            self._free = {**known, theatre: free}
        elif free:
            self._free = None
        else:
            self._free = {t: x for t, x in known.items() if t != theatre}

    def store(self, seat: str, tokens: Iterable[str]) -> None:
        """Tokens into a reserve: to the end of the automaton's row (13.3, 16.1, 16.3), in order
        elsewhere."""
        held = (*self.reserve(seat), *tokens)
        held = held if seat == AUTOMATA[self.scenario] else in_order(held)
        self.reserves = {**self.reserves, seat: held}

    def give(self, seat: str, tokens: Iterable[str]) -> None:
        """Tokens into a bag."""
        self.bags = {**self.bags, seat: in_order((*self.bag(seat), *tokens))}

    def move_marker(self, seat: str, theatre: str, lead: int) -> None:
        """6.3 The marker of a theatre to where `seat` leads by so much."""
        at = lead if seat == SEATS[self.scenario][0] else -lead
        self.markers = {**self.markers, theatre: at}


def in_order(tokens: Iterable[str]) -> Tokens:
    """Tokens as they lie in a reserve and in a bag: where they were drawn tells nothing."""
    return tuple(sorted(tokens, key=ORDER.__getitem__))


@cache
def fitting(domain: str, free: tuple[str, ...]) -> tuple[str, ...]:
    """2.3, 6.1 The spaces among `free` that a unit of a domain may occupy."""
    return tuple(space for space in free if domain in FITS[SPACES[space].kind])


def is_weapon(token: str) -> bool:
    """4.0 Is it a special weapon?"""
    return token in WEAPONS
