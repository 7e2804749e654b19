"""2.0 Components: what a card, an issue, a track, a country and a scenario are.

Plain types and the closed lists of ids. Each element says where it comes
from in its ``provenance``: "rules", "public" or "reconstructed".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, NamedTuple

from ....engine import shape
from ....engine.reading import Form, Key, Length, Range, Words

SEATS = ("us", "uk", "ussr")  # clockwise (4.21)
FRONTS = (
    "western",
    "eastern",
    "mediterranean",
    "central_pacific",
    "southwest_pacific",
    "cbi",
    "far_east",
)
BOXES = (*FRONTS, "arctic")
AXIS = ("germany", "italy", "japan")
THEATERS = ("europe", "pacific")
GLOBALS = ("churchill_roosevelt", "churchill_stalin", "roosevelt_stalin")
SCENARIOS = ("training", "tournament", "campaign")
RESERVES = ("german_army", "italian_army", "german_navy", "japanese_army", "japanese_navy")
KINDS = (
    "global",
    "conditional",
    "strategic_materials",
    "a_bomb",
    "theater_leadership",
    "production",
    "directed_offensive",
    "pol_mil",
)
TYPES = (
    "global_issue",
    "second_front",
    "ussr_declares_war",
    "strategic_materials",
    "a_bomb_research",
    "theater_leadership_europe",
    "theater_leadership_pacific",
    "us_production",
    "uk_production",
    "us_directed_offensive",
    "uk_directed_offensive",
    "ussr_directed_offensive",
    "pol_mil",
)
BANDS = ("uk", "ussr", "us", "military", "political")  # top to bottom (3.28)
LABELS = ("rules", "public", "reconstructed")
LEADERS = ("churchill", "roosevelt", "truman", "stalin")
PENALTIES = ("inactive_next_conference", "paranoia", *(f"replaced_by:{name}" for name in LEADERS))
NOTHING: Mapping[str, Any] = {}

_label = shape.one_of(LABELS)
PROVENANCE = shape.either(
    _label,
    shape.sequence(_label),
    lambda v, w: (
        {k: _label(x, f"{w}.{k}") for k, x in v.items()} if isinstance(v, dict) else _label(v, w)
    ),
)

# Texts of closed lists, and numbers, as the files may have them.
Power = Annotated[str, SEATS]
Front = Annotated[str, FRONTS]
Box = Annotated[str, BOXES]
Theater = Annotated[str, THEATERS]
Global = Annotated[str, GLOBALS]
Reserve = Annotated[str, RESERVES]
Kind = Annotated[str, KINDS]
Type = Annotated[str, TYPES]
Value = Annotated[int, Range(1, 9)]
Naval = Annotated[int, Range(0, 5)]
Die = Annotated[int, Range(1, 6)]
Conference = Annotated[int, Range(1, 10)]
Signed = Annotated[int, Range(-20, 20)]
Person = Annotated[str, LEADERS]
Label = Annotated[str, LABELS]
Use = Annotated[str, ("advance", "debate")]
Provenance = Annotated[Mapping[str, str], Form(PROVENANCE)]


class Issue(NamedTuple):
    """3.34 An issue counter. `political` and `clandestine` are the X and Y of a Pol-Mil issue
    (6.81)."""

    id: str
    type: Type
    kind: Kind
    conditional: bool
    name: Words
    owner: Power | None = None
    political: int = 0
    clandestine: int = 0
    provenance: Provenance = NOTHING


class Effect(NamedTuple):
    """One attribute of a staff or leader card (3.33): an action, an amount, and when it applies."""

    action: str
    amount: int
    where: Annotated[tuple[Box, ...], Length(1)] = ()
    on_issue: Annotated[tuple[Type, ...], Length(1)] | None = None
    on_kind: Annotated[tuple[Kind, ...], Length(1)] | None = None
    on_owner: Annotated[tuple[Power, ...], Length(1)] | None = None
    on_track: Annotated[tuple[Power, ...], Length(1)] | None = None
    use: Annotated[Use | None, Key("action")] = None  # None: both
    while_leader: Person | None = None
    source: Annotated[Label, Key("src")] = "reconstructed"

    def fits(self, issue: Issue, track: str | None, use: str, leaders: Iterable[str]) -> bool:
        """Does this apply to `issue`, lying on the track of `track`, when the card is used so?"""
        return (
            (self.on_issue is None or issue.type in self.on_issue)
            and (self.on_kind is None or issue.kind in self.on_kind)
            and (self.on_owner is None or issue.owner in self.on_owner)
            and (self.on_track is None or track in self.on_track)
            and (self.use is None or self.use == use)
            and (self.while_leader is None or self.while_leader in leaders)
        )


class Staff(NamedTuple):
    """3.33 A staff card. `value` is None for a Chief of Staff (5.25)."""

    id: str
    power: str
    effects: tuple[Effect, ...]
    actions: frozenset[str]  # of its effects
    name: Words
    role: Words
    summary: Words
    value: Value | None = None
    provenance: Provenance = NOTHING

    @property
    def chief(self) -> bool:
        """Is this the Chief of Staff, whose value is rolled?"""
        return self.value is None

    def may(self, action: str) -> bool:
        """Has the card an effect of this kind?"""
        return action in self.actions


class Penalty(NamedTuple):
    """What the roll after a leader's use brings at `fail_max` or less (3.31)."""

    fail_max: Annotated[int, Range(0, 12)] = 0
    result: Annotated[str, PENALTIES] = ""
    successor: str | None = None
    staff_value: Signed = 0
    staff_minimum: int = 0


class Leader(NamedTuple):
    """3.31 A leader card."""

    id: Person
    power: Power
    value: Value
    starts: bool
    effects: tuple[Effect, ...]
    penalty: Penalty | None
    name: Words
    role: Words
    summary: Words
    provenance: Provenance = NOTHING


class Band(NamedTuple):
    """3.28 One coloured band of a conference card; `effects` are checked tables with an ``op``
    each."""

    band: Annotated[str, BANDS]
    effects: tuple[Mapping[str, Any], ...]
    title: Words
    summary: Words
    provenance: Provenance = NOTHING


class ConferenceCard(NamedTuple):
    """3.28 A conference card: one of the variants of a conference."""

    id: str
    number: int
    variant: str
    bands: Annotated[tuple[Band, ...], Key("band")]
    name: Mapping[str, str]  # "8 Tolstoy, Moscow, October 1944"
    title: Words
    provenance: str = "reconstructed"


class Meeting(NamedTuple):
    """3.28 A conference as the file has it: where and when it was, and the cards of it."""

    number: Conference
    code_name: str
    place: Words
    date: Words
    cards: Annotated[tuple[ConferenceCard, ...], Key("variant")]


class Space(NamedTuple):
    """3.22 A space of a front track. `naval` is what entering it takes in the theater box,
    0 for land."""

    id: str
    index: int  # type: ignore[assignment]  # on the track, not in the tuple
    naval: Annotated[Naval, Key("naval_required")]
    amphibious: bool
    b29: bool
    kamikaze: bool
    countries: tuple[str, ...]
    name: Words
    axis: Annotated[str, AXIS] | None = None
    requires_issue: Type | None = None
    removes_reserve: tuple[str, ...] = ()
    removes_issue: tuple[str, ...] = ()
    provenance: Provenance = NOTHING


class Track(NamedTuple):
    """7.52 A front track: the theater box first, then the spaces toward the Axis power."""

    id: Front
    theater: Theater
    marker: Power
    spaces: Annotated[tuple[Space, ...], Key("space")]
    name: Words

    def index(self, space: str) -> int:  # type: ignore[override]
        """The place of a space on the track; KeyError if it is not there."""
        for s in self.spaces:
            if s.id == space:
                return s.index
        raise KeyError(space)

    @property
    def axis(self) -> str:
        """Germany or Japan: whose surrender stops this front (7.8)."""
        return "germany" if self.theater == "europe" else "japan"


class BombSpace(NamedTuple):
    """3.24 A space of the A-bomb track."""

    id: str
    index: int  # type: ignore[assignment]  # on the track, not in the tuple
    name: Words


class Characteristic(NamedTuple):
    """3.32 A national characteristic; the rules hold what it does."""

    id: str
    power: Power
    name: Words
    summary: Words
    segment: str = ""
    amount: int = 0


class Location(NamedTuple):
    """3.23 A country or colony. `space` is the id of the space it is connected to, or "arctic"."""

    id: str
    kind: Annotated[str, ("country", "colony")]
    sphere: Annotated[str, ("ussr", "west", "free", "colony")]
    track: Box
    cells: tuple[tuple[Die, Die], ...]
    name: Words
    space: str = "arctic"
    provenance: Provenance = NOTHING

    @property
    def colony(self) -> bool:
        """Is this one of the five colonies?"""
        return self.kind == "colony"


class Influence(NamedTuple):
    """Networks and alignment at the start of a scenario."""

    power: Power
    location: str
    clandestine: Annotated[int, Range(0, 2)]
    political: Annotated[int, Range(0, 1)]


class Scenario(NamedTuple):
    """9.5 to 9.7 A scenario's set-up; spaces by id."""

    id: str
    rule: str
    first: Annotated[Conference, Key("first_conference")]
    last: Annotated[Conference, Key("last_conference")]
    leaders: Mapping[Power, str]
    global_issues: Mapping[Global, Annotated[str, ("neutral", *SEATS)]]
    leadership: Mapping[Theater, Annotated[str, ("us", "uk")]]
    a_bomb: Mapping[Annotated[str, ("us", "ussr")], str]
    fronts: Mapping[Front, str]
    naval: Mapping[Box, Naval]
    removed_reserves: tuple[Reserve, ...]
    unavailable: Annotated[tuple[Type, ...], Key("issues_unavailable")]
    on_table: Annotated[tuple[tuple[str, str], ...], Key("issues_on_table")]
    # "not_entered" or "same_conference": Normandy and Central Italy (9.53)
    entered: Annotated[str, Key("flags")]
    name: Words
    influence: tuple[Influence, ...] = ()


class Limits(NamedTuple):
    """The numbers of 6.5, 7.53, 7.72 and 7.74."""

    naval_per_box: int
    amphibious_naval: int
    normandy_naval: int
    base_strength: int
    support_value: int
    army_value: int
    breakthrough_at: int


class Arctic(NamedTuple):
    """7.4 The Arctic theater box."""

    opens_at: int
    ussr_production_at: int
    ussr_production: int
    countries: tuple[str, ...]
    name: Words


class Components(SimpleNamespace):
    """All components of a game box. Conference cards and bot charts are read when first asked
    for."""

    folder: Path
    later: Mapping[str, Callable[[Components], Any]]  # what reads the rest, by name
    issues: Mapping[str, Issue]
    staff: Mapping[str, Staff]
    leaders: Mapping[str, Leader]
    tracks: Mapping[str, Track]
    locations: Mapping[str, Location]
    scenarios: Mapping[str, Scenario]
    polmil_table: tuple[tuple[str, ...], ...]
    agenda_markers: Mapping[str, str]  # marker -> location
    arctic: Arctic
    limits: Limits
    reserves: Mapping[str, int]
    a_bomb: tuple[str, ...]  # spaces from Letter to Roosevelt to Trinity
    names: Mapping[str, Mapping[str, str]]  # of the A-bomb spaces and national characteristics

    @cached_property
    def conferences(self) -> Mapping[str, ConferenceCard]:
        """The conference cards by id, e.g. "c08a"."""
        found: Mapping[str, ConferenceCard] = self.later["conferences"](self)
        return found

    @cached_property
    def charts(self) -> Mapping[str, Any]:
        """The bot charts (11.0) as in ``bots.toml``."""
        found: Mapping[str, Any] = self.later["charts"](self)
        return found

    @cached_property
    def decks(self) -> Mapping[str, tuple[str, ...]]:
        """The staff cards of each power."""
        return {p: tuple(c.id for c in self.staff.values() if c.power == p) for p in SEATS}
