"""The position of a game of Churchill, and the words the rule modules share for reading it.

All fields hold values that are never changed in place (see engine/state.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from ...engine import shape
from ...engine.rules import Rules
from ...engine.state import State, result_shape
from ...engine.values import Action
from .box.components import (
    AXIS,
    BOX,
    BOXES,
    FRONTS,
    GLOBALS,
    RESERVES,
    SEATS,
    THEATERS,
    TYPES,
    Issue,
    Leader,
    Space,
)

GAME_NAME = "churchill"
RULES = Rules(GAME_NAME)

CHAIR = 7  # the track's seventh space (5.23)
CENTER = "center"
OUT = "out"  # removed from the game (6.21, 6.22)
NEUTRAL = "neutral"
ENDINGS = ("alliance", "broken", "broken_first", "broken_second", "hegemon")  # 4.4
TIEBREAKS = ("", "4.44.1", "4.44.2", "4.44.3", "conferences", "die")  # 4.44, 4.42
ACTIVE, INACTIVE = "active", "inactive"

# Where an issue is: None (issue display), "center", (seat, 1 to 7), or "out".
Place = None | str | tuple[str, int]

# Cards by id; in a view that may not show them, just how many there are.
Cards = tuple[str, ...] | int

LEFT_OF = {"us": "uk", "uk": "ussr", "ussr": "us"}  # clockwise (4.21)


def act(kind: str, /, **args: Any) -> Action:
    """The action of Churchill of this kind."""
    return Action(GAME_NAME, kind, **args)


def from_left_of(seat: str) -> tuple[str, str, str]:
    """The three seats clockwise, beginning to the left of `seat` and ending with it."""
    first = LEFT_OF[seat]
    return first, LEFT_OF[first], seat


class Churchill(State):
    """A position of Churchill. Read it freely; only the rule modules replace its fields."""

    rules: ClassVar[Rules] = RULES
    game: ClassVar[str] = GAME_NAME
    seats = SEATS

    # 9.0 what is played
    scenario: str
    options: Mapping[str, Any]
    phase: str  # agenda, meeting, decisions, war, end
    conference: int
    card: str | None  # the conference card in force
    conference_deck: tuple[str, ...] | None  # to come, next first; hidden from all
    surrendered: tuple[str, ...]
    conference_wins: Mapping[str, int]

    # 3.3 staff and leaders
    hands: Mapping[str, Cards]
    decks: Mapping[str, Cards]
    discards: Mapping[str, tuple[str, ...]]
    sidelined: tuple[str, ...]
    removed_staff: tuple[str, ...]
    leaders: Mapping[str, str]  # who is in office
    leader_status: Mapping[str, str]
    no_advance: tuple[str, ...]  # seats whose leader may not advance this conference (5.26)
    unfit: tuple[str, ...]  # seats whose leader stays inactive in the next conference
    leader_value: Mapping[str, int]  # changes by the conference card
    staff_change: Mapping[str, tuple[int, int]]  # seat -> (amount, minimum): cards and paranoia
    health: Mapping[str, int]  # leader -> change of his roll

    # 5.0 the conference
    picks: Mapping[str, str | None]  # face-down agenda cards; None: chosen, but not for these eyes
    agenda_winner: str | None
    issues: Mapping[str, Place]
    may_pass: tuple[str, ...]  # seats that earned a pass (5.24)
    captures: tuple[str, ...]  # issues in chairs before the end: no longer in play
    conference_winner: str | None
    center_results: tuple[str, ...]  # types that ended the meeting in the center (5.27)

    # 6.0 decisions
    commitments: tuple[tuple[str, int, str, tuple[str, ...]], ...]  # power, amount, support, where
    grants: tuple[tuple[str, int, str], ...]  # extra production: power, amount, reason
    production: Mapping[str, int]
    directed: Mapping[str, tuple[str, int]]  # issue -> front, markers still owed
    activated: tuple[str, ...]  # Pol-Mil issues
    research: tuple[tuple[str, int], ...]  # modifiers of the A-bomb roll: label, amount
    to_place: Mapping[str, tuple[int, int]]  # seat -> networks, alignments gained so far

    # 7.0 the map
    fronts: Mapping[str, int]  # index on the track, 0 the theater box
    naval: Mapping[str, int]
    support: Mapping[str, int]  # offensive support in each front's entry space
    strength_change: Mapping[str, int]  # by the conference card
    diverted: tuple[tuple[str, str, int], ...]  # axis, front, armies (conference card)
    reserves: Mapping[str, int]  # in the game
    armies: Mapping[str, int]  # placed against each front this conference
    networks: Mapping[str, tuple[str, int]]  # location -> seat, how many
    alignment: Mapping[str, str]  # location -> seat
    global_issues: Mapping[str, str]
    leadership: Mapping[str, str]
    a_bomb: Mapping[str, int]  # index on the A-bomb track
    technology: Mapping[str, int]
    entered: Mapping[str, int]  # normandy, central_italy, philippines -> conference, 0: earlier

    # 10.0 secret agenda
    secret_agendas: Mapping[str, tuple[str, ...] | None]

    # -- reading a position --------------------------------------------------------------

    def leader(self, seat: str) -> Leader:
        """The leader in office."""
        return BOX.leaders[self.leaders[seat]]

    def is_active(self, seat: str) -> bool:
        """Is the seat's leader still to be used in this conference (3.31)?"""
        return self.leader_status[seat] == ACTIVE

    def hand(self, seat: str) -> tuple[str, ...]:
        """The staff cards in hand; () in a view that may not show them."""
        cards = self.hands[seat]
        return cards if isinstance(cards, tuple) else ()

    def hand_size(self, seat: str) -> int:
        """How many staff cards a seat holds: everybody may know."""
        cards = self.hands[seat]
        return len(cards) if isinstance(cards, tuple) else cards

    def issue(self, name: str) -> Issue:
        """An issue counter by its id."""
        return BOX.issues[name]

    def on_table(self) -> Iterator[str]:
        """The issues on the table that can still be moved: all but the captured ones (5.23)."""
        captures = self.captures
        for name, place in self.issues.items():
            if place is not None and place != OUT and name not in captures:
                yield name

    def available(self) -> Iterator[str]:
        """The issues in the display: not on the table and not out of the game (5.14)."""
        for name, place in self.issues.items():
            if place is None:
                yield name

    def held(self, seat: str) -> Iterator[str]:
        """The issues on a seat's track or chair."""
        for name, place in self.issues.items():
            if place is not None and place[0] == seat:
                yield name

    def entry(self, front: str) -> Space | None:
        """The space that a front is about to enter; None at the end of its track."""
        spaces = BOX.tracks[front].spaces
        index = self.fronts[front] + 1
        return spaces[index] if index < len(spaces) else None

    def space(self, front: str) -> Space:
        """The space where a front's marker is."""
        return BOX.tracks[front].spaces[self.fronts[front]]

    def has_passed(self, front: str, space: str) -> bool:
        """Is the front in the space or beyond it?"""
        return self.fronts[front] >= BOX.tracks[front].index(space)

    def is_over(self, front: str) -> bool:
        """Has the Axis power of this front surrendered, so that the front stands still (7.8)?"""
        return BOX.tracks[front].axis in self.surrendered

    def arctic_open(self) -> bool:
        """May networks and alignment be placed in Norway and Finland (3.25, 7.4)?"""
        return self.naval["arctic"] >= BOX.arctic.opens_at

    def us_has_bomb(self) -> bool:
        """Is the US pawn at Trinity (6.10)?"""
        return self.a_bomb["us"] == len(BOX.a_bomb) - 1

    def network_count(self, seat: str) -> int:
        """How many of a power's networks are on the map."""
        return sum(n for owner, n in self.networks.values() if owner == seat)

    def alignment_count(self, seat: str) -> int:
        """How many of a power's alignment markers are on the map."""
        return sum(owner == seat for owner in self.alignment.values())

    # -- changes that several sections share ---------------------------------------------

    def move_issue(self, name: str, place: Place) -> None:
        """Put an issue counter somewhere."""
        self.issues = {**self.issues, name: place}

    def gain(self, seat: str, networks: int, alignments: int) -> None:
        """More networks and alignment markers to place in this conference's war phase."""
        have = self.to_place[seat]
        self.to_place = {**self.to_place, seat: (have[0] + networks, have[1] + alignments)}

    def put_support(self, front: str, amount: int) -> None:
        """Offensive support markers into a front's entry space (6.5); a sum, since
        markers are change (3.27)."""
        self.support = {**self.support, front: self.support[front] + amount}

    def put_naval(self, box: str, amount: int) -> int:
        """Naval support markers into or out of a theater box, at most five there (3.27, 6.5).

        Returns how many were really added or removed.
        """
        before = self.naval[box]
        after = min(max(before + amount, 0), BOX.limits.naval_per_box)
        self.naval = {**self.naval, box: after}
        return after - before

    def hide(self, seat: str | None) -> None:
        """3.28, 4.21, 10.2: hands, decks, face-down picks and secret agendas are their owners'
        alone."""
        self.hands = {s: h if s == seat else _size(h) for s, h in self.hands.items()}
        self.decks = {s: _size(d) for s, d in self.decks.items()}
        self.conference_deck = None
        self.picks = {s: c if s == seat else None for s, c in self.picks.items()}
        if self.result is None:
            self.secret_agendas = {
                s: a if s == seat else None for s, a in self.secret_agendas.items()
            }


def _size(cards: Cards) -> int:
    return len(cards) if isinstance(cards, tuple) else cards


# -- the fields as a save may hold them --------------------------------------------------------


def _step_argument(value: Any, where: str) -> Any:
    """Steps hold numbers, texts, truth values and lists of them."""
    if value is None or isinstance(value, (int, str)):
        return value
    return shape.sequence(_step_argument, most=100)(value, where)


_seat = shape.one_of(SEATS)
_count = shape.integer(0, 999)
_signed = shape.integer(-99, 99)
_front = shape.one_of(FRONTS)
_type = shape.one_of(TYPES)
_card = shape.one_of(BOX.staff)
_cards = shape.sequence(_card, most=21)
_location = shape.one_of(BOX.locations)
_conference_card = shape.text
_place = shape.optional(
    shape.either(shape.row(_seat, shape.integer(1, CHAIR)), shape.one_of((CENTER, OUT)))
)


def _each_seat(form: shape.Shape) -> shape.Shape:
    return shape.mapping(SEATS, form, full=True)


def _front_places(value: Any, where: str) -> dict[str, int]:
    checked: dict[str, int] = shape.mapping(FRONTS, _count, full=True)(value, where)
    for front, index in checked.items():
        shape.integer(0, len(BOX.tracks[front].spaces) - 1)(index, f"{where}.{front}")
    return checked


FIELDS: dict[str, shape.Shape] = {
    "seed": shape.optional(shape.integer(0, 2**32 - 1)),
    "draws": shape.integer(0, 10**9),
    "rolls": shape.sequence(shape.integer(1, 10)),
    "steps": shape.sequence(
        lambda v, w: (
            (
                shape.text(v[0], f"{w}[0]"),
                *(_step_argument(x, f"{w}[{i}]") for i, x in enumerate(v[1:], 1)),
            )
            if isinstance(v, (list, tuple)) and v
            else shape.sequence(shape.text, least=1)(v, w)
        ),
        most=200,
    ),
    "result": result_shape(GAME_NAME, SEATS, ENDINGS, TIEBREAKS),
    "viewer": shape.optional(shape.one_of(("", *SEATS))),
    "scenario": shape.one_of(BOX.scenarios),
    "options": shape.mapping(
        ("secret_agenda", "tiebreak_roll", "leadership_timing"),
        lambda v, w: v,
        full=True,
    ),
    "phase": shape.one_of(("agenda", "meeting", "decisions", "war", "end")),
    "conference": shape.integer(0, 10),
    "card": shape.optional(_conference_card),
    "conference_deck": shape.optional(shape.sequence(_conference_card, most=10)),
    "surrendered": shape.sequence(shape.one_of(AXIS), most=3),
    "conference_wins": _each_seat(_count),
    "hands": _each_seat(shape.either(_count, _cards)),
    "decks": _each_seat(shape.either(_count, _cards)),
    "discards": _each_seat(_cards),
    "sidelined": _cards,
    "removed_staff": shape.sequence(_card, most=63),
    "leaders": _each_seat(shape.one_of(BOX.leaders)),
    "leader_status": _each_seat(shape.one_of((ACTIVE, INACTIVE))),
    "no_advance": shape.sequence(_seat, most=3),
    "unfit": shape.sequence(_seat, most=3),
    "leader_value": shape.mapping(SEATS, _signed),
    "staff_change": shape.mapping(SEATS, shape.row(_signed, _count)),
    "health": shape.mapping(BOX.leaders, _signed),
    "picks": shape.mapping(SEATS, shape.optional(_card)),
    "agenda_winner": shape.optional(_seat),
    "issues": shape.mapping(BOX.issues, _place, full=True),
    "may_pass": shape.sequence(_seat, most=3),
    "captures": shape.sequence(shape.one_of(BOX.issues), most=len(BOX.issues)),
    "conference_winner": shape.optional(_seat),
    "center_results": shape.sequence(_type),
    "commitments": shape.sequence(
        shape.row(
            _seat,
            _count,
            shape.one_of(("offensive", "naval", "either", "a_bomb")),
            shape.sequence(shape.one_of(BOXES)),
        )
    ),
    "grants": shape.sequence(shape.row(_seat, _count, shape.text)),
    "production": _each_seat(_count),
    "directed": shape.mapping(BOX.issues, shape.row(_front, _count)),
    "activated": shape.sequence(shape.one_of(BOX.issues)),
    "research": shape.sequence(shape.row(shape.text, _signed)),
    "to_place": _each_seat(shape.row(_count, _count)),
    "fronts": _front_places,
    "naval": shape.mapping(BOXES, shape.integer(0, BOX.limits.naval_per_box), full=True),
    "support": shape.mapping(FRONTS, _count, full=True),
    "strength_change": shape.mapping(FRONTS, _signed),
    "diverted": shape.sequence(shape.row(shape.one_of(AXIS), _front, _count)),
    "reserves": shape.mapping(RESERVES, _count, full=True),
    "armies": shape.mapping(FRONTS, _count, full=True),
    "networks": shape.mapping(BOX.locations, shape.row(_seat, shape.integer(1, 2))),
    "alignment": shape.mapping(BOX.locations, _seat),
    "global_issues": shape.mapping(GLOBALS, shape.one_of((NEUTRAL, *SEATS)), full=True),
    "leadership": shape.mapping(THEATERS, shape.one_of(("us", "uk")), full=True),
    "a_bomb": shape.mapping(("us", "ussr"), shape.integer(0, len(BOX.a_bomb) - 1), full=True),
    "technology": _each_seat(shape.integer(0, 3)),
    "entered": shape.mapping(("normandy", "central_italy", "philippines"), shape.integer(0, 10)),
    "secret_agendas": shape.mapping(
        SEATS, shape.optional(shape.sequence(shape.one_of(BOX.agenda_markers), most=3))
    ),
}
