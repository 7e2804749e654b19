"""2.0 Reading component files: TOML in, checked pieces out.

An unknown id, field or effect raises BadData, which names the file, the entry and the
field. Card packs of people who own the game come through the same door.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from ....engine import shape
from ....engine.reading import numbered, piece
from ....engine.shape import Mismatch
from .files import EXTRA, LABEL, Reader
from .pieces import (
    FRONTS,
    GLOBALS,
    LEADERS,
    RESERVES,
    SCENARIOS,
    SEATS,
    TYPES,
    Arctic,
    BombSpace,
    Characteristic,
    Components,
    ConferenceCard,
    Effect,
    Influence,
    Issue,
    Leader,
    Limits,
    Location,
    Penalty,
    Scenario,
    Space,
    Staff,
    Track,
)

# -- shapes of the files ----------------------------------------------------------------------

_count = shape.integer(0, 99)
_signed = shape.integer(-20, 20)


def _yes(value: Any, where: str) -> bool:
    """An attribute that a card has or has not: it is there and true, or not there."""
    checked: bool = shape.one_of((True,))(shape.boolean(value, where), where)
    return checked


# Staff and leader effects (data/README.md, section 3) have one action, beside their conditions.
_ACTIONS: dict[str, shape.Shape] = {
    "strength": _signed,
    "gain_clandestine": _count,
    "gain_political": _count,
    "offensive_support": _count,
    "naval_support": _count,
    "a_bomb_modifier": _signed,
    "optional_lower_value": _yes,
    "cannot_debate": _yes,
    "cannot_be_debated": _yes,
}
_SUPPORT = ("offensive_support", "naval_support")
_STAFF_ONLY = ("optional_lower_value", "cannot_debate")
_LEADERS_ONLY = ("cannot_be_debated",)


def _effects(no: tuple[str, ...]) -> shape.Shape:
    """The effects of a card; `no` are the actions that cards of this sort cannot have."""
    known = {name: form for name, form in _ACTIONS.items() if name not in no}

    def finish(effect: Effect, table: Mapping[str, Any], where: str) -> Effect:
        actions = [name for name in known if name in table]
        if len(actions) != 1:
            raise Mismatch(where, "one-action", given=", ".join(actions) or "–")
        action = actions[0]
        if action in _SUPPORT and not effect.where:
            raise Mismatch(where, "missing-key", key="where")
        if action not in _SUPPORT and effect.where:
            choices = shape.listing([*known, "on_issue", "on_kind", "on_owner", "on_track"])
            raise Mismatch(where, "unknown-key", key=shape.brief("where"), choices=choices)
        if action == "offensive_support":
            shape.sequence(shape.one_of(FRONTS))(effect.where, f"{where}, where")
        return effect._replace(action=action, amount=int(table[action]))

    given = {"action": "", "amount": 0}
    return numbered(piece(Effect, given=given, beside=known, finish=finish), "effect")


def _issues(reader: Reader) -> dict[str, Issue]:
    form = piece(Issue, beside={"rule": shape.text, "removed_when": shape.text, **EXTRA})
    found: list[Issue] = reader.entries("issue", form)
    for issue in found:
        if issue.kind in ("production", "directed_offensive") and issue.owner is None:
            reader.fail(f"issue {issue.id}", "missing-key", key="owner")
    for type_ in TYPES:
        if all(issue.type != type_ for issue in found):
            reader.fail("issue", "missing-key", key=type_)
    return {issue.id: issue for issue in found}


def _staff(reader: Reader, power: str) -> dict[str, Staff]:
    def finish(card: Staff, table: Mapping[str, Any], where: str) -> Staff:
        if ("value" in table) == table.get("chief_of_staff", False):
            raise Mismatch(where, "value-or-chief")
        return card._replace(actions=frozenset(effect.action for effect in card.effects))

    form = piece(
        Staff,
        own={"effects": _effects(_LEADERS_ONLY)},
        given={"power": power, "actions": frozenset()},
        beside={"chief_of_staff": shape.boolean, **EXTRA},
        finish=finish,
    )
    out = {card.id: card for card in reader.entries("card", form)}
    if len(out) < 14:  # two hands of seven (5.13)
        reader.fail("card", "too-few-cards", given=len(out), low=14)
    return out


def _leaders(reader: Reader) -> dict[str, Leader]:
    form = piece(
        Leader,
        own={"effects": _effects(_STAFF_ONLY), "penalty": _penalty()},
        beside={"characteristic": shape.text, **EXTRA},
    )
    out: dict[str, Leader] = {leader.id: leader for leader in reader.entries("leader", form)}
    for name in LEADERS:
        if name not in out:
            reader.fail("leader", "missing-key", key=name)
    for name, leader in out.items():
        if leader.penalty is not None and leader.penalty.successor is not None:
            own = [i for i, x in out.items() if x.power == leader.power and i != name]
            where = f"leader {name}.penalty.result"
            reader.check(shape.one_of(own), leader.penalty.successor, where)
    return out


def _penalty() -> shape.Shape:
    """3.31 What a leader's roll may bring; None if he rolls not at all."""

    def finish(penalty: Penalty, table: Mapping[str, Any], where: str) -> Penalty | None:
        needed = ["dice"]
        if table.get("dice") != "none":
            needed += ["fail_max", "result"]
        if penalty.result == "paranoia":
            needed += ["staff_value", "staff_minimum"]
        for key in needed:
            if key not in table:
                raise Mismatch(where, "missing-key", key=key)
        if table["dice"] == "none":
            return None
        result, _, successor = penalty.result.partition(":")
        return penalty._replace(result=result, successor=successor or None)

    return piece(
        Penalty,
        given={"successor": None},
        beside={
            "dice": shape.one_of(("2d6", "none")),
            "fail_min": _count,
            "duration": shape.text,
        },
        finish=finish,
    )


def _tracks(reader: Reader, locations: Mapping[str, Location]) -> dict[str, Track]:
    removal = shape.record(
        {},
        {"remove_reserve": shape.one_of(RESERVES), "remove_issue": shape.one_of(TYPES)},
    )

    def finish(space: Space, table: Mapping[str, Any], where: str) -> Space:
        found = table.get("entry", ())
        return space._replace(
            removes_reserve=tuple(e["remove_reserve"] for e in found if "remove_reserve" in e),
            removes_issue=tuple(e["remove_issue"] for e in found if "remove_issue" in e),
        )

    space = piece(
        Space,
        own={"countries": shape.sequence(shape.one_of(locations))},
        given={"removes_reserve": (), "removes_issue": ()},
        beside={
            "box": shape.boolean,
            "entry": shape.sequence(removal),
            "vp": shape.sequence(lambda v, w: v),
            "start": shape.sequence(shape.text),
            **EXTRA,
        },
        finish=finish,
    )
    form = piece(Track, own={"spaces": shape.sequence(space, least=2)}, beside=EXTRA)
    out: dict[str, Track] = {}
    for track in reader.entries("track", form):
        for i, s in enumerate(track.spaces):
            where = f"track {track.id}, space {s.id}"
            if s.index != i:
                reader.fail(where, "not-one-of", given=s.index, choices=str(i))
            if s.amphibious != (s.naval > 0):
                reader.fail(where, "amphibious-naval")
        out[track.id] = track
    for front in FRONTS:
        if front not in out:
            reader.fail("track", "missing-key", key=front)
    return {front: out[front] for front in FRONTS}


def _locations(reader: Reader) -> dict[str, Location]:
    form = piece(
        Location,
        beside={
            "neutral_bar": shape.one_of((*GLOBALS, "none")),
            "cadres": shape.boolean,
            **EXTRA,
        },
    )
    return {place.id: place for place in reader.entries("location", form)}


def _scenarios(
    reader: Reader,
    tracks: Mapping[str, Track],
    locations: Mapping[str, Location],
    leaders: Mapping[str, Leader],
    bomb_spaces: Collection[str],
) -> dict[str, Scenario]:
    bomb = shape.mapping(("us", "ussr"), shape.one_of(bomb_spaces), full=True)
    first_put = shape.record({"issue": shape.one_of(TYPES), "place": shape.one_of(("center",))})
    flags = shape.record(
        {"normandy_and_central_italy": shape.one_of(("not_entered", "same_conference"))}
    )
    influence = piece(Influence, own={"location": shape.one_of(locations)})
    form = piece(
        Scenario,
        own={
            "leaders": shape.mapping(SEATS, shape.one_of(LEADERS), full=True),
            "a_bomb": bomb,
            "on_table": lambda v, w: tuple(
                (e["issue"], e["place"]) for e in shape.sequence(first_put)(v, w)
            ),
            "entered": lambda v, w: flags(v, w)["normandy_and_central_italy"],
            "influence": shape.sequence(influence),
        },
        beside={"conferences": _count, "staff_cards": _count, "starting_vp": _count, **EXTRA},
    )
    out: dict[str, Scenario] = {}
    for plan in reader.entries("scenario", form):
        for front, at in plan.fronts.items():
            names = [s.id for s in tracks[front].spaces]
            reader.check(shape.one_of(names), at, f"scenario {plan.id}.fronts.{front}")
        for seat, leader in plan.leaders.items():
            own = [i for i, x in leaders.items() if x.power == seat]
            reader.check(shape.one_of(own), leader, f"scenario {plan.id}.leaders.{seat}")
        out[plan.id] = plan
    for scenario in SCENARIOS:
        if scenario not in out:
            reader.fail("scenario", "missing-key", key=scenario)
    return out


def _connections(
    reader: Reader, locations: Mapping[str, Location], tracks: Mapping[str, Track], arctic: Arctic
) -> None:
    """3.23 Countries and tracks say the same about where a location is connected."""
    connected = {c: ("arctic", "arctic") for c in arctic.countries}
    for front, track in tracks.items():
        connected |= {c: (front, space.id) for space in track.spaces for c in space.countries}
    for name, place in locations.items():
        front, at = connected.get(name, ("–", "–"))
        reader.check(shape.one_of((front,)), place.track, f"location {name}.track")
        reader.check(shape.one_of((at,)), place.space, f"location {name}.space")


def load(folder: str | Path) -> Components:
    """The components in a folder, all files checked; BadData names file, entry and field."""
    box = read(Path(folder))
    assert box.conferences is not None
    assert box.charts is not None
    return box


def _conferences(box: Components) -> Mapping[str, ConferenceCard]:
    from .loading_conferences import conferences  # takes time to read

    return conferences(box)


def _charts(box: Components) -> Mapping[str, Any]:
    return Reader(box.folder, "bots.toml").data


def read(folder: Path) -> Components:
    """The components in a folder; conference cards and bot charts are checked when first used."""
    location_file = Reader(folder, "countries.toml")
    locations = _locations(location_file)
    track_file = Reader(folder, "tracks.toml")
    tracks = _tracks(track_file, locations)
    leader_file = Reader(folder, "leaders.toml")
    table = Reader(folder, "polmil_table.toml")
    markers = Reader(folder, "secret_agenda.toml")
    bomb_form = piece(BombSpace, beside={"ussr_vp": _count, "vp": lambda v, w: v, **EXTRA})
    bomb: list[BombSpace] = track_file.entries("a_bomb_space", bomb_form)
    staff: dict[str, Staff] = {}
    for power in SEATS:
        staff_file = Reader(folder, f"staff_{power}.toml")
        deck = _staff(staff_file, power)
        for card in deck:
            if card in staff:
                staff_file.fail(f"card {card}", "twice", key=card)
        staff |= deck
    limits = track_file.check(
        piece(Limits, beside={"provenance": LABEL}), track_file.data.get("limits"), "limits"
    )
    arctic = track_file.check(
        piece(
            Arctic,
            own={"countries": shape.sequence(shape.one_of(locations))},
            beside={"id": shape.text, "theater": shape.text, "naval_max": _count, **EXTRA},
        ),
        track_file.data.get("arctic"),
        "arctic",
    )
    reserves = track_file.check(
        shape.record({r: _count for r in RESERVES}, {"provenance": LABEL}),
        track_file.data.get("reserves"),
        "reserves",
    )
    _connections(location_file, locations, tracks, arctic)
    cells = shape.sequence(
        shape.sequence(shape.one_of(locations), least=6, most=6), least=6, most=6
    )
    table_form = shape.record(
        {"cells": cells}, {"rows_by": shape.text, "columns_by": shape.text, **EXTRA}
    )
    leaders = _leaders(leader_file)
    characteristics: list[Characteristic] = leader_file.entries(
        "characteristic", piece(Characteristic, beside=EXTRA)
    )
    return Components(
        folder=folder,
        later={"conferences": _conferences, "charts": _charts},
        issues=_issues(Reader(folder, "issues.toml")),
        staff=staff,
        leaders=leaders,
        tracks=tracks,
        locations=locations,
        scenarios=_scenarios(
            Reader(folder, "scenarios.toml"), tracks, locations, leaders, [b.id for b in bomb]
        ),
        polmil_table=table.check(table_form, table.data.get("table"), "table")["cells"],
        agenda_markers={
            m["id"]: m["location"]
            for m in markers.entries(
                "marker",
                shape.record(
                    {"id": shape.text, "location": shape.one_of(locations)},
                    {"cell": lambda v, w: v, **EXTRA},
                ),
            )
        },
        arctic=arctic,
        limits=limits,
        reserves={r: reserves[r] for r in RESERVES},
        a_bomb=tuple(b.id for b in bomb),
        names={s.id: s.name for s in bomb} | {c.id: c.name for c in characteristics},
    )
