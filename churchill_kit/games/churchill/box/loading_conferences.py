"""3.28, 5.11 Reading the conference cards: five bands of effects from a closed list of ops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine import shape
from ....engine.reading import LANGUAGES, anything, piece
from ....engine.shape import Mismatch
from .files import EXTRA, Reader
from .pieces import (
    AXIS,
    BANDS,
    BOXES,
    FRONTS,
    PROVENANCE,
    SEATS,
    TYPES,
    Band,
    Components,
    ConferenceCard,
    Meeting,
)

PLACING_ORDER = ("uk", "ussr", "us")  # 5.12

_seat = shape.one_of(SEATS)
_front = shape.one_of(FRONTS)
_box = shape.one_of(BOXES)
_count = shape.integer(0, 99)
_signed = shape.integer(-20, 20)


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


def _fit_together(box: Components, effect: Mapping[str, Any], where: str) -> None:
    """Mismatch for fields of one effect that do not go with each other."""
    op = effect["op"]
    if op in ("network", "alignment"):
        if "rolls" in effect and "location" in effect:
            raise Mismatch(f"{where}.rolls", "unknown-key", key="rolls", choices="location")
        if "rolls" not in effect and "location" not in effect:
            raise Mismatch(where, "missing-key", key="rolls")
    elif op == "place_issue":
        for key, other in (("track", "space"), ("space", "track")):
            if key in effect and other not in effect:
                raise Mismatch(where, "missing-key", key=other)
    elif op == "commit":
        kind = effect["support"]
        place = shape.one_of(FRONTS if kind == "offensive" else BOXES)
        limits = {"most": 0} if kind == "a_bomb" else {"least": 1}
        shape.sequence(place, **limits)(effect["where"], f"{where}.where")
    elif op == "axis_army":
        fronts = [f for f in FRONTS if box.tracks[f].axis == effect["axis"]]
        shape.one_of(fronts)(effect["front"], f"{where}.front")
    elif op == "replace_leader":
        power = box.leaders[effect["from"]].power
        own = [x.id for x in box.leaders.values() if x.power == power and x.id != effect["from"]]
        shape.one_of(own)(effect["to"], f"{where}.to")
    for i, condition in enumerate(effect.get("if", ())):
        _condition_fits(box, condition, f"{where}.if[{i}]")


def _condition_fits(box: Components, condition: Mapping[str, str], where: str) -> None:
    if not condition:
        raise Mismatch(where, "missing-key", key="front")
    bounds = [key for key in ("at_least", "before") if key in condition]
    if bounds and "front" not in condition:
        raise Mismatch(where, "missing-key", key="front")
    if "front" in condition and not bounds:
        raise Mismatch(where, "missing-key", key="at_least")
    for key in bounds:
        spaces = [space.id for space in box.tracks[condition["front"]].spaces]
        shape.one_of(spaces)(condition[key], f"{where}.{key}")


def _in_order(effects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """5.12 Networks and alignment are placed in the order UK, USSR, US, however they are listed."""
    placing = [e for e in effects if e.get("action") == "place"]
    ordered = iter(sorted(placing, key=lambda e: PLACING_ORDER.index(e["power"])))
    return [next(ordered) if e.get("action") == "place" else e for e in effects]


def _meetings(reader: Reader) -> list[Meeting]:
    """The conferences as the file has them, each with its cards, whose effects are not checked."""
    band = piece(Band, own={"effects": anything}, beside={"color": shape.text, **EXTRA})
    card = piece(
        ConferenceCard,
        own={"bands": shape.sequence(band, least=5, most=5), "provenance": PROVENANCE},
        given={"number": 0, "name": {}},
        beside={"historical": shape.boolean, **EXTRA},
    )
    form = piece(Meeting, own={"cards": shape.sequence(card, least=1)}, beside=EXTRA)
    found: list[Meeting] = reader.entries("conference", form)
    return found


def _name(meeting: Meeting) -> dict[str, str]:
    return {
        lang: ", ".join((meeting.code_name, meeting.place[lang], meeting.date[lang]))
        for lang in LANGUAGES
    }


def _bands(
    box: Components, reader: Reader, ops: Mapping[str, shape.Shape], card: ConferenceCard, name: str
) -> tuple[Band, ...]:
    """The bands of a card, their effects checked one by one."""
    out = []
    for place, band in zip(BANDS, card.bands, strict=True):
        where = f"conference {name}, band {band.band}"
        if band.band != place:
            reader.fail(where, "not-one-of", given=band.band, choices=place)
        effects = []
        for n, table in enumerate(band.effects, 1):
            entry = f"{where}, effect {n}"
            op = table.get("op") if isinstance(table, dict) else None
            reader.check(shape.one_of(ops), op, f"{entry}, op")
            effect = reader.check(ops[str(op)], table, entry)
            reader.check(lambda e, w: _fit_together(box, e, w), effect, entry)
            effects.append(effect)
        ordered = _in_order(effects) if place == "political" else effects
        out.append(band._replace(effects=tuple(ordered)))
    return tuple(out)


def conferences(box: Components) -> dict[str, ConferenceCard]:
    """The conference cards by id; three of each conference, or as many as there are."""
    reader = Reader(box.folder, "conferences.toml")
    ops = _op_shapes(box)
    out: dict[str, ConferenceCard] = {}
    numbers = []
    for meeting in _meetings(reader):
        number = meeting.number
        if number in numbers:
            reader.fail(f"conference {number}", "twice", key=number)
        numbers.append(number)
        for card in meeting.cards:
            name = f"{number}{card.variant}"
            bands = _bands(box, reader, ops, card, name)
            if card.id in out:
                reader.fail(f"conference {name}", "twice", key=card.id)
            out[card.id] = card._replace(number=number, bands=bands, name=_name(meeting))
    for number in range(1, 11):
        if number not in numbers:
            reader.fail("conference", "missing-key", key=number)
    return out
