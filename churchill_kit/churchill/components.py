"""2.0 Components: cards, issues, tracks, countries and scenarios, read from ``data/*.toml``.

The files are checked as they are read; an unknown id, field or effect raises BadData,
which names the file, the entry and the field. Each element says where it comes from in
its ``provenance``: "rules", "public" or "reconstructed".
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from ..engine import shape
from ..engine.errors import BadData
from ..engine.shape import Mismatch

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
NOTHING: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Issue:
    """3.34 An issue counter. `political` and `clandestine` are the X and Y of a Pol-Mil issue
    (6.81)."""

    id: str
    type: str
    kind: str
    owner: str | None
    conditional: bool
    political: int
    clandestine: int
    name: Mapping[str, str]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Effect:
    """One attribute of a staff or leader card (3.33): an action, an amount, and when it applies."""

    action: str
    amount: int
    where: tuple[str, ...]
    on_issue: tuple[str, ...] | None
    on_kind: tuple[str, ...] | None
    on_owner: tuple[str, ...] | None
    on_track: tuple[str, ...] | None
    use: str | None  # "advance" or "debate"; None: both
    while_leader: str | None
    source: str

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


@dataclass(frozen=True, slots=True)
class Staff:
    """3.33 A staff card. `value` is None for a Chief of Staff (5.25)."""

    id: str
    power: str
    value: int | None
    effects: tuple[Effect, ...]
    name: Mapping[str, str]
    role: Mapping[str, str]
    summary: Mapping[str, str]
    provenance: Mapping[str, str]

    @property
    def chief(self) -> bool:
        """Is this the Chief of Staff, whose value is rolled?"""
        return self.value is None

    def may(self, action: str) -> bool:
        """Has the card an effect of this kind?"""
        return any(e.action == action for e in self.effects)


@dataclass(frozen=True, slots=True)
class Penalty:
    """What the roll after a leader's use brings at `fail_max` or less (3.31)."""

    fail_max: int
    result: str
    successor: str | None
    staff_value: int
    staff_minimum: int


@dataclass(frozen=True, slots=True)
class Leader:
    """3.31 A leader card."""

    id: str
    power: str
    value: int
    starts: bool
    effects: tuple[Effect, ...]
    penalty: Penalty | None
    name: Mapping[str, str]
    role: Mapping[str, str]
    summary: Mapping[str, str]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Band:
    """3.28 One coloured band of a conference card; `effects` are checked tables with an ``op``
    each."""

    band: str
    effects: tuple[Mapping[str, Any], ...]
    title: Mapping[str, str]
    summary: Mapping[str, str]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ConferenceCard:
    """3.28 A conference card: one of the variants of a conference."""

    id: str
    number: int
    variant: str
    bands: tuple[Band, ...]
    name: Mapping[str, str]  # "8 Tolstoy, Moscow, October 1944"
    title: Mapping[str, str]
    provenance: str


@dataclass(frozen=True, slots=True)
class Space:
    """3.22 A space of a front track. `naval` is what entering it takes in the theater box,
    0 for land."""

    id: str
    index: int
    naval: int
    b29: bool
    kamikaze: bool
    countries: tuple[str, ...]
    axis: str | None
    requires_issue: str | None
    removes_reserve: tuple[str, ...]
    removes_issue: tuple[str, ...]
    name: Mapping[str, str]
    provenance: Mapping[str, str]

    @property
    def amphibious(self) -> bool:
        """Is this an amphibious entry space?"""
        return self.naval > 0


@dataclass(frozen=True, slots=True)
class Track:
    """7.52 A front track: the theater box first, then the spaces toward the Axis power."""

    id: str
    theater: str
    marker: str
    spaces: tuple[Space, ...]
    name: Mapping[str, str]

    def index(self, space: str) -> int:
        """The place of a space on the track; KeyError if it is not there."""
        for s in self.spaces:
            if s.id == space:
                return s.index
        raise KeyError(space)

    @property
    def axis(self) -> str:
        """Germany or Japan: whose surrender stops this front (7.8)."""
        return "germany" if self.theater == "europe" else "japan"


@dataclass(frozen=True, slots=True)
class Location:
    """3.23 A country or colony. `space` is the id of the space it is connected to, or "arctic"."""

    id: str
    kind: str
    sphere: str
    track: str
    space: str
    cells: tuple[tuple[int, int], ...]
    name: Mapping[str, str]
    provenance: Mapping[str, str]

    @property
    def colony(self) -> bool:
        """Is this one of the five colonies?"""
        return self.kind == "colony"


@dataclass(frozen=True, slots=True)
class Influence:
    """Networks and alignment at the start of a scenario."""

    power: str
    location: str
    clandestine: int
    political: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """9.5 to 9.7 A scenario's set-up; spaces by id."""

    id: str
    rule: str
    first: int
    last: int
    leaders: Mapping[str, str]
    global_issues: Mapping[str, str]
    leadership: Mapping[str, str]
    a_bomb: Mapping[str, str]
    fronts: Mapping[str, str]
    naval: Mapping[str, int]
    removed_reserves: tuple[str, ...]
    unavailable: tuple[str, ...]
    on_table: tuple[tuple[str, str], ...]
    entered: str  # "not_entered" or "same_conference": Normandy and Central Italy (9.53)
    influence: tuple[Influence, ...]
    name: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Limits:
    """The numbers of 6.5, 7.53, 7.72 and 7.74."""

    naval_per_box: int
    amphibious_naval: int
    normandy_naval: int
    base_strength: int
    support_value: int
    army_value: int
    breakthrough_at: int


@dataclass(frozen=True, slots=True)
class Arctic:
    """7.4 The Arctic theater box."""

    opens_at: int
    ussr_production_at: int
    ussr_production: int
    countries: tuple[str, ...]
    name: Mapping[str, str]


@dataclass(frozen=True)
class Components:
    """All components of a game box. Conference cards and bot charts are read when first asked
    for."""

    folder: Path
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
        return _conferences(Reader(self.folder, "conferences.toml"), self)

    @cached_property
    def charts(self) -> Mapping[str, Any]:
        """The bot charts (11.0) as in ``bots.toml``."""
        return Reader(self.folder, "bots.toml").data

    @cached_property
    def decks(self) -> Mapping[str, tuple[str, ...]]:
        """The staff cards of each power."""
        return {p: tuple(c.id for c in self.staff.values() if c.power == p) for p in SEATS}


class Reader:
    """One component file, and errors that name it."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        path = folder / name
        try:
            self.data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            self.fail("file", "cannot-read", why=error.strerror or str(error))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.fail("file", "not-toml", why=str(error))

    def fail(self, entry: str, what: str, **facts: Any) -> NoReturn:
        """Raise BadData for an entry of this file."""
        raise BadData(
            "bad-data", game="churchill", file=self.name, where=entry, what=what, **facts
        ) from None

    def check(self, form: shape.Shape, value: Any, entry: str) -> Any:
        """`value` checked against a shape."""
        try:
            return form(value, entry)
        except Mismatch as error:
            self.fail(error.where, error.what, **error.facts)

    def entries(self, key: str, form: shape.Shape) -> list[dict[str, Any]]:
        """The tables under `key`, each checked and named by its id in messages."""
        tables = self.data.get(key)
        if not isinstance(tables, list):
            self.fail(key, "missing-key", key=key)
        checked = []
        seen: set[str] = set()
        for number, table in enumerate(tables, 1):
            name = table.get("id", f"no. {number}") if isinstance(table, dict) else f"no. {number}"
            entry = self.check(form, table, f"{key} {name}")
            if "id" in entry:
                if entry["id"] in seen:
                    self.fail(f"{key} {name}", "twice", key=entry["id"])
                seen.add(entry["id"])
            checked.append(entry)
        return checked


# -- shapes of the files ----------------------------------------------------------------------

_label = shape.one_of(LABELS)
_provenance = shape.either(
    _label,
    shape.sequence(_label),
    lambda v, w: (
        {k: _label(x, f"{w}.{k}") for k, x in v.items()} if isinstance(v, dict) else _label(v, w)
    ),
)
_seat = shape.one_of(SEATS)
_count = shape.integer(0, 99)
_signed = shape.integer(-20, 20)
_front = shape.one_of(FRONTS)
_box = shape.one_of(BOXES)
_names = {"name_en": shape.text, "name_ru": shape.text}
_roles = {"role_en": shape.text, "role_ru": shape.text}
_summaries = {"summary_en": shape.text, "summary_ru": shape.text}
_extra = {"note": shape.text, "provenance": _provenance}

# Staff and leader effects (data/README.md, section 3): one action, any number of conditions.
_ACTIONS: dict[str, shape.Shape] = {
    "strength": _signed,
    "gain_clandestine": _count,
    "gain_political": _count,
    "offensive_support": _count,
    "naval_support": _count,
    "a_bomb_modifier": _signed,
    "optional_lower_value": shape.boolean,
    "cannot_debate": shape.boolean,
    "cannot_be_debated": shape.boolean,
}
_LEADER_IDS = ("churchill", "roosevelt", "truman", "stalin")
_CONDITIONS: dict[str, shape.Shape] = {
    "on_issue": shape.sequence(shape.one_of(TYPES), least=1),
    "on_kind": shape.sequence(shape.one_of(KINDS), least=1),
    "on_owner": shape.sequence(_seat, least=1),
    "on_track": shape.sequence(_seat, least=1),
    "action": shape.one_of(("advance", "debate")),
    "while_leader": shape.one_of(_LEADER_IDS),
    "where": shape.sequence(_box, least=1),
    "src": _label,
}
_effect = shape.record({}, {**_ACTIONS, **_CONDITIONS})


def _effects(reader: Reader, tables: Any, entry: str) -> tuple[Effect, ...]:
    out = []
    for i, table in enumerate(tables):
        where = f"{entry}, effect {i + 1}"
        found = reader.check(_effect, table, where)
        actions = [key for key in _ACTIONS if key in found]
        if len(actions) != 1:
            reader.fail(where, "one-action", given=", ".join(actions) or "–")
        if actions[0] in ("offensive_support", "naval_support") and "where" not in found:
            reader.fail(where, "missing-key", key="where")
        if actions[0] == "offensive_support":
            reader.check(shape.sequence(_front), found["where"], f"{where}, where")
        out.append(
            Effect(
                actions[0],
                int(found[actions[0]]),
                found.get("where", ()),
                found.get("on_issue"),
                found.get("on_kind"),
                found.get("on_owner"),
                found.get("on_track"),
                found.get("action"),
                found.get("while_leader"),
                found.get("src", "reconstructed"),
            )
        )
    return tuple(out)


def _both(table: Mapping[str, Any], key: str) -> dict[str, str]:
    return {"en": table.get(f"{key}_en", ""), "ru": table.get(f"{key}_ru", "")}


def _issues(reader: Reader) -> dict[str, Issue]:
    form = shape.record(
        {
            "id": shape.text,
            "type": shape.one_of(TYPES),
            "kind": shape.one_of(KINDS),
            "conditional": shape.boolean,
            **_names,
        },
        {
            "owner": _seat,
            "political": _count,
            "clandestine": _count,
            "rule": shape.text,
            "removed_when": shape.text,
            **_extra,
        },
    )
    return {
        t["id"]: Issue(
            t["id"],
            t["type"],
            t["kind"],
            t.get("owner"),
            t["conditional"],
            t.get("political", 0),
            t.get("clandestine", 0),
            _both(t, "name"),
            t.get("provenance", NOTHING),
        )
        for t in reader.entries("issue", form)
    }


def _staff(reader: Reader, power: str) -> dict[str, Staff]:
    form = shape.record(
        {"id": shape.text, "effects": lambda v, w: v, **_names, **_roles, **_summaries},
        {"value": shape.integer(1, 9), "chief_of_staff": shape.boolean, **_extra},
    )
    out = {}
    for t in reader.entries("card", form):
        if ("value" in t) == t.get("chief_of_staff", False):
            reader.fail(f"card {t['id']}", "value-or-chief")
        out[t["id"]] = Staff(
            t["id"],
            power,
            t.get("value"),
            _effects(reader, t["effects"], f"card {t['id']}"),
            _both(t, "name"),
            _both(t, "role"),
            _both(t, "summary"),
            t.get("provenance", NOTHING),
        )
    if len(out) < 14:  # two hands of seven (5.13)
        reader.fail("card", "too-few-cards", given=len(out), low=14)
    return out


def _leaders(reader: Reader) -> dict[str, Leader]:
    penalty = shape.record(
        {"dice": shape.one_of(("2d6", "none"))},
        {
            "fail_min": _count,
            "fail_max": shape.integer(0, 12),
            "result": shape.one_of(
                ("inactive_next_conference", "paranoia", *(f"replaced_by:{i}" for i in _LEADER_IDS))
            ),
            "staff_value": _signed,
            "staff_minimum": _count,
            "duration": shape.text,
        },
    )
    form = shape.record(
        {
            "id": shape.one_of(_LEADER_IDS),
            "power": _seat,
            "value": shape.integer(1, 9),
            "starts": shape.boolean,
            "effects": lambda v, w: v,
            "penalty": penalty,
            **_names,
            **_roles,
            **_summaries,
        },
        {"characteristic": shape.text, **_extra},
    )
    out = {}
    for t in reader.entries("leader", form):
        p = t["penalty"]
        result, _, successor = p.get("result", "").partition(":")
        out[t["id"]] = Leader(
            t["id"],
            t["power"],
            t["value"],
            t["starts"],
            _effects(reader, t["effects"], f"leader {t['id']}"),
            Penalty(
                p.get("fail_max", 0),
                result,
                successor or None,
                p.get("staff_value", 0),
                p.get("staff_minimum", 0),
            )
            if p["dice"] != "none"
            else None,
            _both(t, "name"),
            _both(t, "role"),
            _both(t, "summary"),
            t.get("provenance", NOTHING),
        )
    return out


def _tracks(reader: Reader, locations: Mapping[str, Location]) -> dict[str, Track]:
    entry = shape.record(
        {},
        {"remove_reserve": shape.one_of(RESERVES), "remove_issue": shape.one_of(TYPES)},
    )
    space = shape.record(
        {
            "index": _count,
            "id": shape.text,
            "naval_required": shape.integer(0, 5),
            "b29": shape.boolean,
            "kamikaze": shape.boolean,
            "amphibious": shape.boolean,
            "countries": shape.sequence(shape.one_of(locations)),
            **_names,
        },
        {
            "box": shape.boolean,
            "axis": shape.one_of(AXIS),
            "requires_issue": shape.one_of(TYPES),
            "entry": shape.sequence(entry),
            "vp": shape.sequence(lambda v, w: v),
            "start": shape.sequence(shape.text),
            **_extra,
        },
    )
    form = shape.record(
        {
            "id": _front,
            "theater": shape.one_of(THEATERS),
            "marker": _seat,
            "space": shape.sequence(space, least=2),
            **_names,
        },
        _extra,
    )
    out = {}
    for t in reader.entries("track", form):
        spaces = []
        for i, s in enumerate(t["space"]):
            where = f"track {t['id']}, space {s['id']}"
            if s["index"] != i:
                reader.fail(where, "not-one-of", given=s["index"], choices=str(i))
            if s["amphibious"] != (s["naval_required"] > 0):
                reader.fail(where, "amphibious-naval")
            entries = s.get("entry", ())
            spaces.append(
                Space(
                    s["id"],
                    i,
                    s["naval_required"],
                    s["b29"],
                    s["kamikaze"],
                    s["countries"],
                    s.get("axis"),
                    s.get("requires_issue"),
                    tuple(e["remove_reserve"] for e in entries if "remove_reserve" in e),
                    tuple(e["remove_issue"] for e in entries if "remove_issue" in e),
                    _both(s, "name"),
                    s.get("provenance", NOTHING),
                )
            )
        out[t["id"]] = Track(t["id"], t["theater"], t["marker"], tuple(spaces), _both(t, "name"))
    for front in FRONTS:
        if front not in out:
            reader.fail("track", "missing-key", key=front)
    return {front: out[front] for front in FRONTS}


def _locations(reader: Reader) -> dict[str, Location]:
    form = shape.record(
        {
            "id": shape.text,
            "kind": shape.one_of(("country", "colony")),
            "sphere": shape.one_of(("ussr", "west", "free", "colony")),
            "track": _box,
            "cells": shape.sequence(shape.row(shape.integer(1, 6), shape.integer(1, 6))),
            **_names,
        },
        {
            "space": shape.text,
            "neutral_bar": shape.one_of((*GLOBALS, "none")),
            "cadres": shape.boolean,
        }
        | _extra,
    )
    return {
        t["id"]: Location(
            t["id"],
            t["kind"],
            t["sphere"],
            t["track"],
            t.get("space", "arctic"),
            t["cells"],
            _both(t, "name"),
            t.get("provenance", NOTHING),
        )
        for t in reader.entries("location", form)
    }


def _scenarios(
    reader: Reader, tracks: Mapping[str, Track], locations: Mapping[str, Location]
) -> dict[str, Scenario]:
    bomb = shape.mapping(("us", "ussr"), shape.text, full=True)
    form = shape.record(
        {
            "id": shape.text,
            "rule": shape.text,
            "first_conference": shape.integer(1, 10),
            "last_conference": shape.integer(1, 10),
            "leaders": shape.mapping(SEATS, shape.one_of(_LEADER_IDS), full=True),
            "global_issues": shape.mapping(GLOBALS, shape.one_of(("neutral", *SEATS)), full=True),
            "leadership": shape.mapping(THEATERS, shape.one_of(("us", "uk")), full=True),
            "a_bomb": bomb,
            "fronts": shape.mapping(FRONTS, shape.text, full=True),
            "naval": shape.mapping(BOXES, shape.integer(0, 5), full=True),
            "removed_reserves": shape.sequence(shape.one_of(RESERVES)),
            "issues_unavailable": shape.sequence(shape.one_of(TYPES)),
            "issues_on_table": shape.sequence(
                shape.record({"issue": shape.one_of(TYPES), "place": shape.one_of(("center",))})
            ),
            "flags": shape.record(
                {"normandy_and_central_italy": shape.one_of(("not_entered", "same_conference"))}
            ),
            **_names,
        },
        {
            "conferences": _count,
            "staff_cards": _count,
            "starting_vp": _count,
            "influence": shape.sequence(
                shape.record(
                    {
                        "power": _seat,
                        "location": shape.one_of(locations),
                        "clandestine": shape.integer(0, 2),
                        "political": shape.integer(0, 1),
                    }
                )
            ),
            **_extra,
        },
    )
    out = {}
    for t in reader.entries("scenario", form):
        for front, at in t["fronts"].items():
            names = [s.id for s in tracks[front].spaces]
            reader.check(shape.one_of(names), at, f"scenario {t['id']}, fronts.{front}")
        out[t["id"]] = Scenario(
            t["id"],
            t["rule"],
            t["first_conference"],
            t["last_conference"],
            t["leaders"],
            t["global_issues"],
            t["leadership"],
            t["a_bomb"],
            t["fronts"],
            t["naval"],
            t["removed_reserves"],
            t["issues_unavailable"],
            tuple((e["issue"], e["place"]) for e in t["issues_on_table"]),
            t["flags"]["normandy_and_central_italy"],
            tuple(
                Influence(i["power"], i["location"], i["clandestine"], i["political"])
                for i in t.get("influence", ())
            ),
            _both(t, "name"),
        )
    return out


# Conference effects (data/README.md, section 4): fields of each op.
def _ops(box: Components) -> dict[str, dict[str, shape.Shape]]:
    card = shape.one_of(box.staff)
    location = shape.one_of(box.locations)
    leader = shape.one_of(box.leaders)
    rolls = shape.integer(1, 9)
    influence = {"power": _seat, "action": shape.one_of(("place", "remove"))}
    return {
        "place_issue": {"issue": shape.one_of(TYPES)},
        "commit": {
            "power": _seat,
            "amount": rolls,
            "support": shape.one_of(("offensive", "naval", "either", "a_bomb")),
            "where": shape.sequence(_box),
        },
        "production": {
            "power": _seat,
            "amount": rolls,
            "reason": shape.one_of(("murmansk_convoy", "reparations")),
        },
        "leader_limit": {"power": _seat, "limit": shape.one_of(("no_advance", "inactive"))},
        "leader_value": {"power": _seat, "amount": _signed},
        "health_modifier": {"leader": leader, "amount": _signed},
        "health_roll": {"leader": leader},
        "replace_leader": {"from": leader, "to": leader},
        "staff_value": {"power": _seat, "amount": _signed, "minimum": _count},
        "remove_staff": {"card": card},
        "sideline_staff": {"card": card},
        "network": {**influence, "rolls?": rolls, "location?": location},
        "alignment": {**influence, "rolls?": rolls, "location?": location},
        "gain_clandestine": {"power": _seat, "amount": rolls},
        "gain_political": {"power": _seat, "amount": rolls},
        "support": {"front": _front, "amount": rolls},
        "naval": {"box": _box, "amount": _signed},
        "front_strength": {"front": _front, "amount": _signed},
        "axis_army": {
            "axis": shape.one_of(("germany", "japan")),
            "front": _front,
            "amount": rolls,
        },
        "a_bomb_modifier": {"amount": _signed},
    }


def _op_shapes(box: Components) -> dict[str, shape.Shape]:
    spaces = {s.id for track in box.tracks.values() for s in track.spaces}
    condition = shape.record(
        {},
        {
            "front": _front,
            "at_least": shape.one_of(spaces),
            "before": shape.one_of(spaces),
            "leader": shape.one_of(box.leaders),
            "surrendered": shape.one_of(AXIS),
        },
    )
    out = {}
    for op, fields in _ops(box).items():
        required = {k: v for k, v in fields.items() if not k.endswith("?")}
        defaults = {k[:-1]: v for k, v in fields.items() if k.endswith("?")}
        if op == "place_issue":
            defaults |= {"track": _seat, "space": shape.integer(1, 6)}
        out[op] = shape.record(
            {"op": shape.text, **required}, {**defaults, "if": shape.sequence(condition)}
        )
    return out


def _conferences(reader: Reader, box: Components) -> dict[str, ConferenceCard]:
    ops = _op_shapes(box)
    band = shape.record(
        {
            "band": shape.one_of(BANDS),
            "color": shape.text,
            "title_en": shape.text,
            "title_ru": shape.text,
            "effects": shape.sequence(lambda v, w: v),
            **_summaries,
        },
        _extra,
    )
    variant = shape.record(
        {
            "variant": shape.text,
            "id": shape.text,
            "title_en": shape.text,
            "title_ru": shape.text,
            "band": shape.sequence(band, least=5, most=5),
        },
        {"historical": shape.boolean, **_extra},
    )
    form = shape.record(
        {
            "number": shape.integer(1, 10),
            "code_name": shape.text,
            "place_en": shape.text,
            "place_ru": shape.text,
            "date_en": shape.text,
            "date_ru": shape.text,
            "variant": shape.sequence(variant, least=1),
        },
        _extra,
    )
    out = {}
    for conference in reader.entries("conference", form):
        number = conference["number"]
        for v in conference["variant"]:
            bands = []
            for i, b in enumerate(v["band"]):
                where = f"conference {number}{v['variant']}, band {b['band']}"
                if b["band"] != BANDS[i]:
                    reader.fail(where, "not-one-of", given=b["band"], choices=BANDS[i])
                effects = []
                for j, table in enumerate(b["effects"]):
                    entry = f"{where}, effect {j + 1}"
                    op = table.get("op") if isinstance(table, dict) else None
                    reader.check(shape.one_of(ops), op, f"{entry}, op")
                    effects.append(reader.check(ops[str(op)], table, entry))
                bands.append(
                    Band(
                        b["band"],
                        tuple(effects),
                        _both(b, "title"),
                        _both(b, "summary"),
                        b.get("provenance", NOTHING),
                    )
                )
            out[v["id"]] = ConferenceCard(
                v["id"],
                number,
                v["variant"],
                tuple(bands),
                {
                    lang: ", ".join(
                        (
                            conference["code_name"],
                            conference[f"place_{lang}"],
                            conference[f"date_{lang}"],
                        )
                    )
                    for lang in ("en", "ru")
                },
                _both(v, "title"),
                v.get("provenance", "reconstructed"),
            )
    return out


def load(folder: str | Path) -> Components:
    """The components in a folder, all files checked; BadData names file, entry and field."""
    box = read(Path(folder))
    assert box.conferences is not None
    assert box.charts is not None
    return box


def read(folder: Path) -> Components:
    """The components in a folder; conference cards and bot charts are checked when first used."""
    locations = _locations(Reader(folder, "countries.toml"))
    track_file = Reader(folder, "tracks.toml")
    tracks = _tracks(track_file, locations)
    leader_file = Reader(folder, "leaders.toml")
    table = Reader(folder, "polmil_table.toml")
    markers = Reader(folder, "secret_agenda.toml")
    bomb_form = shape.record(
        {"index": _count, "id": shape.text, **_names},
        {"ussr_vp": _count, "vp": lambda v, w: v, **_extra},
    )
    bomb = track_file.entries("a_bomb_space", bomb_form)
    staff: dict[str, Staff] = {}
    for power in SEATS:
        staff |= _staff(Reader(folder, f"staff_{power}.toml"), power)
    limits = track_file.check(
        shape.record({f: _count for f in Limits.__slots__}, {"provenance": _label}),
        track_file.data.get("limits"),
        "limits",
    )
    limits.pop("provenance", None)
    arctic = track_file.check(
        shape.record(
            {
                "opens_at": _count,
                "ussr_production_at": _count,
                "ussr_production": _count,
                "countries": shape.sequence(shape.one_of(locations)),
                **_names,
            },
            {"id": shape.text, "theater": shape.text, "naval_max": _count, **_extra},
        ),
        track_file.data.get("arctic"),
        "arctic",
    )
    cells = shape.sequence(
        shape.sequence(shape.one_of(locations), least=6, most=6), least=6, most=6
    )
    return Components(
        folder=folder,
        issues=_issues(Reader(folder, "issues.toml")),
        staff=staff,
        leaders=_leaders(leader_file),
        tracks=tracks,
        locations=locations,
        scenarios=_scenarios(Reader(folder, "scenarios.toml"), tracks, locations),
        polmil_table=table.check(
            cells, table.data.get("table", NOTHING).get("cells"), "table.cells"
        ),
        agenda_markers={
            m["id"]: m["location"]
            for m in markers.entries(
                "marker",
                shape.record(
                    {"id": shape.text, "location": shape.one_of(locations)},
                    {"cell": lambda v, w: v, **_extra},
                ),
            )
        },
        arctic=Arctic(
            arctic["opens_at"],
            arctic["ussr_production_at"],
            arctic["ussr_production"],
            arctic["countries"],
            _both(arctic, "name"),
        ),
        limits=Limits(**limits),
        reserves=track_file.check(
            shape.record({r: _count for r in RESERVES}, {"provenance": _label}),
            track_file.data.get("reserves"),
            "reserves",
        ),
        a_bomb=tuple(b["id"] for b in bomb),
        names={b["id"]: _both(b, "name") for b in bomb}
        | {
            c["id"]: _both(c, "name")
            for c in leader_file.data.get("characteristic", ())
            if isinstance(c, dict) and "id" in c
        },
    )


BOX = read(Path(__file__).parent / "data")
