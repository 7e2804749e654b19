"""The position of a game of Churchill, and the words the rule modules share for reading it.

All fields hold values that are never changed in place (see engine/state.py). Each is declared
once, with what it may hold, what it holds at first, and who may see it (see engine/fields.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from ...engine import shape
from ...engine.fields import face_down, field, nothing, own, own_cards
from ...engine.rules import Rules
from ...engine.state import State, result_shape
from ...engine.values import Action, Result
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
AT_THE_TABLE = ("agenda", "meeting")  # the phases in which it is sat at
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


# -- the shapes of its fields ----------------------------------------------------------------------

_seat = shape.one_of(SEATS)
_seats = shape.sequence(_seat, most=len(SEATS))
MOST = 999  # what is counted stops here: no game comes near it, but a file may be
LONGEST = 99  # and lists here
_count = shape.integer(0, MOST)
LARGEST_CHANGE = 40  # of a value by cards: twice what one may say
_signed = shape.integer(-LARGEST_CHANGE, LARGEST_CHANGE)
_front = shape.one_of(FRONTS)
_issue = shape.one_of(BOX.issues)
_issues = shape.sequence(_issue, most=len(BOX.issues))
_card = shape.one_of(BOX.staff)
_cards = shape.sequence(_card, most=max(map(len, BOX.decks.values())))
_pile = shape.listed(_cards, _count)
_conferences = shape.sequence(shape.text, most=10)
_place = shape.optional(
    shape.listed(shape.row(_seat, shape.integer(1, CHAIR)), shape.one_of((CENTER, OUT)))
)
_commitment = shape.row(
    _seat,
    _count,
    shape.one_of(("offensive", "naval", "either", "a_bomb")),
    shape.sequence(shape.one_of(BOXES)),
)
_markers = shape.sequence(shape.one_of(BOX.agenda_markers), most=3)


def _each_seat(form: shape.Shape) -> shape.Shape:
    return shape.mapping(SEATS, form, full=True)


def _each_front(form: shape.Shape) -> shape.Shape:
    return shape.mapping(FRONTS, form, full=True)


def _front_places(value: Any, where: str) -> dict[str, int]:
    checked: dict[str, int] = _each_front(_count)(value, where)
    for front, index in checked.items():
        shape.integer(0, len(BOX.tracks[front].spaces) - 1)(index, f"{where}.{front}")
    return checked


CONFERENCE = "conference"  # what lasts for one conference (8.0)
_NONE = dict.fromkeys(SEATS, 0)
_EMPTY: dict[str, Cards] = dict.fromkeys(SEATS, ())


class Churchill(State):
    """A position of Churchill. Read it freely; only the rule modules replace its fields."""

    rules: ClassVar[Rules] = RULES
    game: ClassVar[str] = GAME_NAME
    seats = SEATS
    rules_only: ClassVar = frozenset(
        ("gain", "move_issue", "put_naval", "put_research", "put_support")
    )

    rolls: tuple[int, ...] = field(shape.sequence(shape.integer(1, 10)), ())
    result: Result | None = field(result_shape(GAME_NAME, SEATS, ENDINGS, TIEBREAKS), None)

    # 9.0 what is played
    scenario: str = field(shape.one_of(BOX.scenarios))
    options: Mapping[str, Any] = field(
        shape.mapping(
            ("secret_agenda", "tiebreak_roll", "leadership_timing"), lambda v, w: v, full=True
        )
    )
    phase: str = field(shape.one_of(("agenda", "meeting", "decisions", "war", "end")), "agenda")
    conference: int = field(shape.integer(0, 10), 0)
    # the conference card in force
    card: str | None = field(shape.optional(shape.text), None, lasts=CONFERENCE)
    # to come, next first
    conference_deck: tuple[str, ...] | None = field(shape.optional(_conferences), (), seen=nothing)
    surrendered: tuple[str, ...] = field(shape.sequence(shape.one_of(AXIS), most=len(AXIS)), ())
    conference_wins: Mapping[str, int] = field(_each_seat(_count), _NONE)

    # 3.3 staff and leaders
    hands: Mapping[str, Cards] = field(_each_seat(_pile), _EMPTY, seen=own_cards)  # 3.28
    decks: Mapping[str, Cards] = field(_each_seat(_pile), _EMPTY, seen=face_down)
    discards: Mapping[str, tuple[str, ...]] = field(_each_seat(_cards), _EMPTY)
    sidelined: tuple[str, ...] = field(_cards, ())
    removed_staff: tuple[str, ...] = field(shape.sequence(_card, most=len(BOX.staff)), ())
    # who is in office
    leaders: Mapping[str, str] = field(_each_seat(shape.one_of(BOX.leaders)))
    leader_status: Mapping[str, str] = field(
        _each_seat(shape.one_of((ACTIVE, INACTIVE))), dict.fromkeys(SEATS, ACTIVE)
    )
    # seats whose leader may not advance this conference (5.26)
    no_advance: tuple[str, ...] = field(_seats, (), lasts=CONFERENCE)
    # seats whose leader stays inactive in the next conference
    unfit: tuple[str, ...] = field(_seats, ())
    # changes by the conference card
    leader_value: Mapping[str, int] = field(shape.mapping(SEATS, _signed), {}, lasts=CONFERENCE)
    # seat -> (amount, minimum): cards and paranoia
    staff_change: Mapping[str, tuple[int, int]] = field(
        shape.mapping(SEATS, shape.row(_signed, _count)), {}, lasts=CONFERENCE
    )
    # leader -> change of his roll
    health: Mapping[str, int] = field(shape.mapping(BOX.leaders, _signed), {}, lasts=CONFERENCE)

    # 5.0 the conference
    # face-down agenda cards (4.21); None: chosen, but not for these eyes
    picks: Mapping[str, str | None] = field(
        shape.mapping(SEATS, shape.optional(_card)), {}, seen=own
    )
    agenda_winner: str | None = field(shape.optional(_seat), None, lasts=CONFERENCE)
    issues: Mapping[str, Place] = field(
        shape.mapping(BOX.issues, _place, full=True), dict.fromkeys(BOX.issues)
    )
    # seats that earned a pass (5.24)
    may_pass: tuple[str, ...] = field(_seats, (), lasts=CONFERENCE)
    # issues in chairs before the end: no longer in play
    captures: tuple[str, ...] = field(_issues, ())
    conference_winner: str | None = field(shape.optional(_seat), None, lasts=CONFERENCE)
    # types that ended the meeting in the center (5.27)
    center_results: tuple[str, ...] = field(
        shape.sequence(shape.one_of(TYPES), most=len(TYPES)), (), lasts=CONFERENCE
    )

    # 6.0 decisions
    # power, amount, support, where
    commitments: tuple[tuple[str, int, str, tuple[str, ...]], ...] = field(
        shape.sequence(_commitment, most=99), (), lasts=CONFERENCE
    )
    # extra production: power, amount, reason
    grants: tuple[tuple[str, int, str], ...] = field(
        shape.sequence(shape.row(_seat, shape.integer(0, 99), shape.text), most=9),
        (),
        lasts=CONFERENCE,
    )
    production: Mapping[str, int] = field(_each_seat(_count), _NONE, lasts=CONFERENCE)
    # issue -> front, markers still owed
    directed: Mapping[str, tuple[str, int]] = field(
        shape.mapping(BOX.issues, shape.row(_front, _count)), {}, lasts=CONFERENCE
    )
    # Pol-Mil issues
    activated: tuple[str, ...] = field(_issues, (), lasts=CONFERENCE)
    # modifiers of the A-bomb roll: label, amount
    research: tuple[tuple[str, int], ...] = field(
        shape.sequence(shape.row(shape.text, _signed), most=LONGEST), (), lasts=CONFERENCE
    )
    # seat -> networks, alignments gained so far
    to_place: Mapping[str, tuple[int, int]] = field(
        _each_seat(shape.row(_count, _count)), dict.fromkeys(SEATS, (0, 0)), lasts=CONFERENCE
    )

    # 7.0 the map
    # index on the track, 0 the theater box
    fronts: Mapping[str, int] = field(_front_places)
    naval: Mapping[str, int] = field(
        shape.mapping(BOXES, shape.integer(0, BOX.limits.naval_per_box), full=True)
    )
    # offensive support in each front's entry space
    support: Mapping[str, int] = field(
        _each_front(_count), dict.fromkeys(FRONTS, 0), lasts=CONFERENCE
    )
    # by the conference card
    strength_change: Mapping[str, int] = field(shape.mapping(FRONTS, _signed), {}, lasts=CONFERENCE)
    # axis, front, armies (conference card)
    diverted: tuple[tuple[str, str, int], ...] = field(
        shape.sequence(shape.row(shape.one_of(AXIS), _front, _count), most=99),
        (),
        lasts=CONFERENCE,
    )
    # in the game
    reserves: Mapping[str, int] = field(shape.mapping(RESERVES, _count, full=True))
    # placed against each front this conference
    armies: Mapping[str, int] = field(
        _each_front(_count), dict.fromkeys(FRONTS, 0), lasts=CONFERENCE
    )
    # location -> seat, how many
    networks: Mapping[str, tuple[str, int]] = field(
        shape.mapping(BOX.locations, shape.row(_seat, shape.integer(1, 2))), {}
    )
    # location -> seat
    alignment: Mapping[str, str] = field(shape.mapping(BOX.locations, _seat), {})
    global_issues: Mapping[str, str] = field(
        shape.mapping(GLOBALS, shape.one_of((NEUTRAL, *SEATS)), full=True)
    )
    leadership: Mapping[str, str] = field(
        shape.mapping(THEATERS, shape.one_of(("us", "uk")), full=True)
    )
    # index on the A-bomb track
    a_bomb: Mapping[str, int] = field(
        shape.mapping(("us", "ussr"), shape.integer(0, len(BOX.a_bomb) - 1), full=True)
    )
    technology: Mapping[str, int] = field(_each_seat(shape.integer(0, 6)), _NONE)
    # normandy, central_italy, philippines -> conference, 0: earlier
    entered: Mapping[str, int] = field(
        shape.mapping(("normandy", "central_italy", "philippines"), shape.integer(0, 10)), {}
    )

    # 10.0 secret agenda; 10.2 its owner's alone until the end
    secret_agendas: Mapping[str, tuple[str, ...] | None] = field(
        shape.mapping(SEATS, shape.optional(_markers)), {}, seen=own, open_at_end=True
    )

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

    def on_table(self) -> list[str]:
        """The issues on the table that can still be moved: all but the captured ones (5.23)."""
        captures, places = self.captures, self.issues.items()
        return [
            name for name, at in places if at is not None and at != OUT and name not in captures
        ]

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
        now = min(have[0] + networks, MOST), min(have[1] + alignments, MOST)
        self.to_place = {**self.to_place, seat: now}

    def put_support(self, front: str, amount: int) -> None:
        """Offensive support markers into a front's entry space (6.5); a sum, since
        markers are change (3.27)."""
        self.support = {**self.support, front: min(self.support[front] + amount, MOST)}

    def put_research(self, label: str, amount: int) -> None:
        """A modifier of this conference's A-bomb roll (6.10.2)."""
        self.research = (*self.research, (label, amount))[:LONGEST]

    def put_naval(self, box: str, amount: int) -> int:
        """Naval support markers into or out of a theater box, at most five there (3.27, 6.5).

        Returns how many were really added or removed.
        """
        before = self.naval[box]
        after = min(max(before + amount, 0), BOX.limits.naval_per_box)
        self.naval = {**self.naval, box: after}
        return after - before
