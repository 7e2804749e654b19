"""3.28, 5.11 Reading the conference cards: five bands of effects from a closed list of ops."""

from __future__ import annotations

from ..engine import shape
from .loading import EXTRA, SUMMARIES, Reader, both
from .pieces import (
    AXIS,
    BANDS,
    BOXES,
    FRONTS,
    NOTHING,
    SEATS,
    TYPES,
    Band,
    Components,
    ConferenceCard,
)

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


def conferences(box: Components) -> dict[str, ConferenceCard]:
    reader = Reader(box.folder, "conferences.toml")
    ops = _op_shapes(box)
    band = shape.record(
        {
            "band": shape.one_of(BANDS),
            "color": shape.text,
            "title_en": shape.text,
            "title_ru": shape.text,
            "effects": shape.sequence(lambda v, w: v),
            **SUMMARIES,
        },
        EXTRA,
    )
    variant = shape.record(
        {
            "variant": shape.text,
            "id": shape.text,
            "title_en": shape.text,
            "title_ru": shape.text,
            "band": shape.sequence(band, least=5, most=5),
        },
        {"historical": shape.boolean, **EXTRA},
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
        EXTRA,
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
                        both(b, "title"),
                        both(b, "summary"),
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
                both(v, "title"),
                v.get("provenance", "reconstructed"),
            )
    return out
