"""The constraints that the reconstructed component data must meet, each by its number
(data/README.md, section 8): what the published rules and public sources say about the cards."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import churchill_kit.games.churchill as churchill
from churchill_kit.games.churchill.box.components import BOX, Effect, Space, Staff

DATA = Path(churchill.__file__).parent / "box" / "data"
SEATS = ("us", "uk", "ussr")
FILES = sorted(DATA.glob("*.toml"))

Table = dict[str, Any]


def raw(name: str) -> Table:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def deck(seat: str) -> list[Staff]:
    return [BOX.staff[c] for c in BOX.decks[seat]]


def bonus(card: Staff) -> int:
    return max([e.amount for e in card.effects if e.action == "strength"] + [0])


def strength(card: Staff) -> int:
    """Value, a Chief of Staff as 1, and the strength bonus."""
    return (card.value or 1) + bonus(card)


def about(card: Staff, action: str) -> Iterator[Effect]:
    return (e for e in card.effects if e.action == action)


def space(front: str, name: str) -> Space:
    track = BOX.tracks[front]
    return track.spaces[track.index(name)]


def names(front: str) -> list[str]:
    return [s.id for s in BOX.tracks[front].spaces]


# -- staff (1 to 11) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "chief", "total"),
    [("us", "us_marshall", 99), ("uk", "uk_brooke", 92), ("ussr", "ussr_zhukov", 83)],
)
def test_constraints_1_to_3_decks(seat: str, chief: str, total: int) -> None:
    cards = deck(seat)
    assert len(cards) == 21
    assert [c.id for c in cards if c.chief] == [chief]
    assert {c.value for c in cards if not c.chief} == {1, 2, 3, 4, 5}
    assert sum(map(strength, cards)) == total
    for card in cards:  # so that the sum is unambiguous
        assert sum(e.amount > 0 for e in about(card, "strength")) <= 1


def test_constraint_4_marshall() -> None:
    (effect,) = BOX.staff["us_marshall"].effects
    assert (effect.action, effect.amount, effect.source) == ("strength", 2, "rules")
    assert effect.on_kind == ("directed_offensive",) and set(effect.on_track) == {"uk", "ussr"}
    assert sum(strength(c) for c in deck("us") if not c.chief) == 96


def test_constraint_5_soviet_cards_for_directed_offensives() -> None:
    kind = ("directed_offensive",)
    support = {
        c.id for c in deck("ussr") if any(e.on_kind == kind for e in about(c, "offensive_support"))
    }
    stronger = {
        c.id
        for c in deck("ussr")
        for e in about(c, "strength")
        if e.amount > 0
        and (
            "directed_offensive" in (e.on_kind or ())
            or any(t.endswith("directed_offensive") for t in e.on_issue or ())
            or e.on_owner
        )
    }
    assert len(support) == 7 and len(stronger) == 2 and not support & stronger


def test_constraints_6_and_7_attested_cards() -> None:
    assert BOX.staff["us_hopkins"].may("optional_lower_value")
    assert [c.id for c in BOX.staff.values() if c.may("optional_lower_value")] == ["us_hopkins"]
    assert any(
        c.value == 3 and any(e.amount == 1 and e.on_kind == ("production",) for e in c.effects)
        for c in deck("uk")
    )
    for seat, value in (("us", 4), ("ussr", 1), ("ussr", 2), ("uk", 5)):
        assert any(c.value == value for c in deck(seat))


def test_constraint_8_networks_alignment_and_penalties_occur() -> None:
    actions = {e.action for c in BOX.staff.values() for e in c.effects}
    assert {"gain_clandestine", "gain_political", "cannot_debate"} <= actions
    assert any(e.amount < 0 for c in BOX.staff.values() for e in about(c, "strength"))
    assert any(e.while_leader == "roosevelt" for c in BOX.staff.values() for e in c.effects)


PUBLIC = {
    "us": "marshall hopkins king arnold stimson knox hull morgenthau perkins wickard walker hoover "
    "donovan harriman crowley embick",
    "uk": "brooke attlee eden bevin cripps anderson lyttelton beaverbrook menzies mountbatten "
    "portal pound cunningham tovey wilson macready",
    "ussr": "zhukov molotov kuznetsov mikoyan zhdanov kaganovich novikov timoshenko malenkov "
    "budyonny voznesensky merkulov meretskov vasilevsky",
}


@pytest.mark.parametrize("seat", SEATS)
def test_constraint_9_public_names_are_used_and_the_others_marked(seat: str) -> None:
    attested = {c.id for c in deck(seat) if c.provenance["name"] != "reconstructed"}
    assert attested == {f"{seat}_{name}" for name in PUBLIC[seat].split()}


@pytest.mark.parametrize("seat", SEATS)
def test_constraint_10_decks_never_fall_below_two_hands(seat: str) -> None:
    lost = 1  # Hopkins, set aside
    for number in range(1, 11):
        lost += max(
            sum(
                e["op"] == "remove_staff" and BOX.staff[e["card"]].power == seat
                for band in card.bands
                for e in band.effects
            )
            for card in BOX.conferences.values()
            if card.number == number
        )
    assert 21 - lost >= 14


def test_constraint_11_agenda_values() -> None:
    values = {s: [c.value or 6 for c in deck(s)] for s in SEATS}
    values["uk"] = [v + 1 for v in values["uk"]]  # Imperial Staff
    assert min(map(min, values.values())) == 1
    assert {s: max(v) for s, v in values.items()} == {"us": 6, "uk": 7, "ussr": 6}
    assert max(map(max, values.values())) - min(map(min, values.values())) <= 6


# -- leaders (12, 13) ------------------------------------------------------------------------------


def test_constraints_12_and_13_leaders() -> None:
    leaders = BOX.leaders
    assert {i: x.value for i, x in leaders.items()} == {
        "churchill": 7, "roosevelt": 7, "truman": 6, "stalin": 7,
    }  # fmt: skip
    assert [i for i, x in leaders.items() if not x.starts] == ["truman"]
    (effect,) = leaders["churchill"].effects
    assert (effect.action, effect.amount, effect.on_kind) == ("gain_political", 1, ("global",))
    illness = leaders["churchill"].penalty
    assert illness and (illness.fail_max, illness.result) == (4, "inactive_next_conference")
    death = leaders["roosevelt"].penalty
    assert death and (death.result, death.successor) == ("replaced_by", "truman")
    assert leaders["truman"].penalty is None
    (effect,) = leaders["stalin"].effects
    assert (effect.action, effect.on_kind) == ("cannot_be_debated", ("a_bomb",))
    paranoia = leaders["stalin"].penalty
    assert paranoia and paranoia.result == "paranoia"
    assert (paranoia.staff_value, paranoia.staff_minimum) == (-1, 1)


def test_constraint_12_every_leader_has_a_characteristic_of_his_power() -> None:
    files = raw("leaders")
    powers = {c["id"]: c["power"] for c in files["characteristic"]}
    assert all(powers[x["characteristic"]] == x["power"] for x in files["leader"])
    assert {c["id"]: c["amount"] for c in files["characteristic"]} == {
        "imperial_staff": 1, "arsenal_of_democracy": 0, "nyet": 1,
    }  # fmt: skip


# -- conference cards (14 to 18) -------------------------------------------------------------------

CODE_NAMES = "Symbol Trident Quadrant Sextant Eureka London Octagon Tolstoy Argonaut Terminal"
EFFECTS = [
    (card, band.band, e)
    for card in BOX.conferences.values()
    for band in card.bands
    for e in band.effects
]


def test_constraint_14_ten_conferences_in_three_variants() -> None:
    conferences = raw("conferences")["conference"]
    assert [c["code_name"] for c in conferences] == CODE_NAMES.split()
    assert [c["number"] for c in conferences] == list(range(1, 11))
    for conference in conferences:
        assert [v["variant"] for v in conference["variant"]] == ["A", "B", "C"]
        assert [v["historical"] for v in conference["variant"]] == [True, False, False]
        for variant in conference["variant"]:
            colors = [(b["band"], b["color"]) for b in variant["band"]]
            assert colors == [
                ("uk", "green"), ("ussr", "red"), ("us", "blue"), ("military", "gray"),
                ("political", "white"),
            ]  # fmt: skip
            assert all(b["effects"] for b in variant["band"])
    titles = [v["title_en"] for c in conferences for v in c["variant"]]
    assert len(set(titles)) == 30


def test_constraint_15_all_kinds_of_instruction_occur() -> None:
    ops = {e["op"] for _, _, e in EFFECTS}
    assert {"place_issue", "commit", "alignment", "remove_staff", "replace_leader"} <= ops
    limits = {e["limit"] for _, _, e in EFFECTS if e["op"] == "leader_limit"}
    assert limits == {"no_advance", "inactive"}
    rolled = {e["action"] for _, _, e in EFFECTS if e["op"] == "network" and "rolls" in e}
    assert rolled == {"place", "remove"}
    convoys = [(c, e) for c, _, e in EFFECTS if e.get("reason") == "murmansk_convoy"]
    assert any(card.number == 1 for card, _ in convoys)
    assert all((e["power"], e["amount"]) == ("ussr", 1) for _, e in convoys)


def test_constraint_16_conference_8() -> None:
    (card,) = [c for c in BOX.conferences.values() if c.bands[1].title["en"] == "Northern Flank"]
    assert card.number == 8
    assert {
        "op": "commit",
        "power": "uk",
        "amount": 1,
        "support": "offensive",
        "where": ("cbi",),
    } in ([e | {"where": tuple(e["where"])} for e in card.bands[0].effects])
    assert any("if" in e for e in card.bands[1].effects)


def test_constraints_17_and_18_issues_placed() -> None:
    placed = {e["issue"] for _, _, e in EFFECTS if e["op"] == "place_issue"}
    assert "a_bomb_research" in placed
    assert BOX.scenarios["tournament"].on_table == (("second_front", "center"),)
    assert BOX.scenarios["training"].on_table == BOX.scenarios["campaign"].on_table == ()


def test_conferences_touch_only_what_their_band_is_about() -> None:
    for card, band, e in EFFECTS:
        where = f"{card.id}, {band}"
        if band in SEATS:
            own = {"leader_limit", "leader_value", "staff_value", "production", "commit"}
            assert e["op"] not in own or e["power"] == band, where
            if "card" in e:
                assert BOX.staff[e["card"]].power == band, where
        if e["op"] in ("network", "alignment"):
            assert band == "political" or "location" in e, where
        if band == "political":
            assert e["op"] in ("network", "alignment"), where


def test_5_12_white_bands_list_uk_ussr_us() -> None:
    order = ("uk", "ussr", "us")
    for conference in raw("conferences")["conference"]:
        for variant in conference["variant"]:
            powers = [order.index(e["power"]) for e in variant["band"][4]["effects"]]
            assert powers == sorted(powers), variant["id"]


# -- issues (19, 20) -------------------------------------------------------------------------------


def test_constraints_19_and_20_issues() -> None:
    assert len(BOX.issues) == 18
    count = Counter(i.type for i in BOX.issues.values())
    assert count == {
        "global_issue": 1, "second_front": 1, "ussr_declares_war": 1, "strategic_materials": 1,
        "a_bomb_research": 1, "theater_leadership_europe": 1, "theater_leadership_pacific": 1,
        "us_production": 2, "uk_production": 1, "us_directed_offensive": 2,
        "uk_directed_offensive": 1, "ussr_directed_offensive": 2, "pol_mil": 3,
    }  # fmt: skip
    pol_mil = [i for i in BOX.issues.values() if i.kind == "pol_mil"]
    assert sum(i.political for i in pol_mil) <= 4 and sum(i.clandestine for i in pol_mil) <= 7
    for issue in BOX.issues.values():
        assert bool(issue.owner) == (issue.kind in ("production", "directed_offensive"))
        assert issue.conditional == (issue.kind == "conditional")


# -- tracks (21 to 27) -----------------------------------------------------------------------------

ORDER = {
    "western": "western_box bolero normandy rhineland west_germany germany",
    "eastern": "belorussia ukraine prussia east_germany germany",
    "mediterranean": "southern_italy central_italy northern_italy",
    "central_pacific": "caroline marianas iwo_jima okinawa japan",
    "southwest_pacific": "papua vogelkop philippines kyushu japan",
    "cbi": "formosa japan",
    "far_east": "far_east_box nomohon manchuria korea japan",
}


@pytest.mark.parametrize("front", ORDER)
def test_constraint_21_spaces_in_their_order(front: str) -> None:
    end = ORDER[front].split()
    assert names(front)[-len(end) :] == end
    assert names(front)[0].endswith("_box") and len(set(names(front))) == len(names(front))


def test_constraint_21_connections() -> None:
    assert set(space("eastern", "ukraine").countries) == {
        "baltic_states", "poland", "rumania", "bulgaria",
    }  # fmt: skip
    on_cbi = {c for s in BOX.tracks["cbi"].spaces for c in s.countries}
    assert on_cbi == {p.id for p in BOX.locations.values() if p.colony} and len(on_cbi) == 5
    assert set(BOX.arctic.countries) == {"norway", "finland"} and BOX.arctic.opens_at == 3
    connected = [c for t in BOX.tracks.values() for s in t.spaces for c in s.countries]
    assert sorted([*connected, *BOX.arctic.countries]) == sorted(BOX.locations)
    for track in BOX.tracks.values():
        for place in track.spaces:
            for country in place.countries:
                location = BOX.locations[country]
                assert (location.track, location.space) == (track.id, place.id)


def test_constraint_22_naval_support_for_amphibious_spaces() -> None:
    for front, track in BOX.tracks.items():
        for place in track.spaces:
            if place.id == "normandy":
                assert place.naval == 5
            else:
                assert place.naval in (0, 3), (front, place.id)


def test_constraint_23_marks_of_the_pacific() -> None:
    for front in ("central_pacific", "southwest_pacific", "cbi"):
        spaces = BOX.tracks[front].spaces
        assert any(s.amphibious for s in spaces) and any(s.b29 for s in spaces)
    for track in BOX.tracks.values():
        for place in track.spaces:
            assert track.theater == "pacific" or not (place.b29 or place.kamikaze)
    assert any(s.kamikaze for s in BOX.tracks["central_pacific"].spaces)
    assert not any(s.amphibious for s in BOX.tracks["far_east"].spaces)


def to_japan(scenario: str, front: str) -> int:
    return len(names(front)) - 1 - names(front).index(BOX.scenarios[scenario].fronts[front])


@pytest.mark.parametrize(
    ("scenario", "apart"), [("training", 0), ("tournament", 0), ("campaign", 1)]
)
def test_constraint_24_both_us_fronts_in_the_pacific(scenario: str, apart: int) -> None:
    pacific = [to_japan(scenario, f) for f in ("central_pacific", "southwest_pacific")]
    assert abs(pacific[0] - pacific[1]) <= apart


def test_constraints_25_and_26() -> None:
    assert not space("far_east", "korea").amphibious
    assert not any(s.amphibious for s in BOX.tracks["cbi"].spaces[1:3])
    assert names("mediterranean")[-1] == "northern_italy"
    assert space("mediterranean", "northern_italy").axis is None


def test_conditional_issues_gate_normandy_and_manchuria() -> None:
    gates = {
        (f, s.id): s.requires_issue
        for f, t in BOX.tracks.items()
        for s in t.spaces
        if s.requires_issue
    }
    assert gates == {
        ("western", "normandy"): "second_front",
        ("far_east", "manchuria"): "ussr_declares_war",
    }
    for front, name in gates:
        assert gates[front, name] in space(front, name).removes_issue


def test_7_63_7_65_reserves_lost_on_entry() -> None:
    lost = {
        (f, s.id): s.removes_reserve
        for f, t in BOX.tracks.items()
        for s in t.spaces
        if s.removes_reserve
    }
    assert lost == {
        ("western", "bolero"): ("german_navy",),
        ("western", "west_germany"): ("german_army",),
        ("eastern", "east_germany"): ("german_army",),
        ("mediterranean", "southern_italy"): ("italian_army",),
        ("far_east", "manchuria"): ("japanese_army",),
    }


def test_9_4_points_noted_on_the_tracks() -> None:
    noted = {
        (x["rule"], t["id"], s["id"]): (x["points"], tuple(x["powers"]))
        for t in raw("tracks")["track"]
        for s in t["space"]
        for x in s.get("vp", ())
    }
    for key, points in {
        ("H", "mediterranean", "central_italy"): (2, ("uk",)),
        ("I", "mediterranean", "northern_italy"): (3, ("uk",)),
        ("J", "mediterranean", "northern_italy"): (2, ("us",)),
        ("N", "eastern", "east_germany"): (5, ("ussr",)),
        ("N", "western", "west_germany"): (5, ("us", "uk")),
        ("O", "eastern", "prussia"): (2, ("ussr",)),
        ("O", "western", "rhineland"): (2, ("us", "uk")),
        ("T", "central_pacific", "iwo_jima"): (2, ("us",)),
        ("U", "central_pacific", "okinawa"): (5, ("us",)),
        ("V", "southwest_pacific", "kyushu"): (5, ("us",)),
        ("W", "cbi", "formosa"): (5, ("uk",)),
        ("X", "far_east", "korea"): (8, ("ussr",)),
    }.items():
        assert noted[key] == points


# -- A-bomb track, Pol-Mil table, agenda markers (28 to 30) ----------------------------------------


def test_constraint_28_the_a_bomb_track() -> None:
    assert len(BOX.a_bomb) == 5
    assert BOX.a_bomb[0] == "letter_to_roosevelt" and BOX.a_bomb[-1] == "trinity"
    assert BOX.a_bomb.index("oak_ridge") < BOX.a_bomb.index("hanford")
    assert sum(s["ussr_vp"] for s in raw("tracks")["a_bomb_space"]) == 12


def test_constraint_29_the_pol_mil_table() -> None:
    cells: dict[str, list[tuple[int, int]]] = {}
    for r, row in enumerate(BOX.polmil_table, 1):
        for c, name in enumerate(row, 1):
            cells.setdefault(name, []).append((r, c))
    assert sorted(map(len, cells.values())) == [1] * 8 + [2] * 14
    assert {i: list(p.cells) for i, p in BOX.locations.items()} == cells


def test_constraint_30_secret_agenda_markers() -> None:
    markers = raw("secret_agenda")["marker"]
    assert len(markers) == 36 == len({tuple(m["cell"]) for m in markers})
    for m in markers:
        row, column = m["cell"]
        assert BOX.polmil_table[row - 1][column - 1] == m["location"]


def test_6_11_spheres_and_cadres() -> None:
    files = {x["id"]: x for x in raw("countries")["location"]}
    sphere = {k: {i for i, x in files.items() if x["sphere"] == k} for k in ("ussr", "west")}
    assert sphere["ussr"] == {"baltic_states", "poland", "rumania", "bulgaria", "finland"}
    assert sphere["west"] == {"france", "belgium", "netherlands"}
    for x in files.values():
        assert x["cadres"] == (x["sphere"] in ("ussr", "colony"))
        bar = "none"
        if x["kind"] == "colony":
            bar = "churchill_roosevelt"
        elif x["track"] in ("western", "eastern"):
            bar = "churchill_stalin"
        assert x["neutral_bar"] == bar


# -- texts and labels ------------------------------------------------------------------------------


def tables(node: Any, path: str) -> Iterator[tuple[str, Table]]:
    """All tables of a file, with where they are."""
    if isinstance(node, dict):
        yield path, node
        for key, value in node.items():
            yield from tables(value, f"{path}.{key}")
    elif isinstance(node, list):
        for i, value in enumerate(node):
            yield from tables(value, f"{path}[{i}]")


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_every_text_is_there_in_english_and_russian(file: Path) -> None:
    for path, table in tables(raw(file.stem), file.stem):
        for key, value in table.items():
            if key.endswith("_en"):
                assert value.strip() and not re.search("[а-яё]", value, re.I), f"{path}.{key}"
                assert f"{key[:-3]}_ru" in table, f"{path}.{key}"
            if key.endswith("_ru"):
                assert re.search("[а-яё]", value, re.I), f"{path}.{key}"
                assert f"{key[:-3]}_en" in table, f"{path}.{key}"


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_labels_are_known_and_reconstructions_say_so_in_their_first_line(file: Path) -> None:
    for path, table in tables(raw(file.stem), file.stem):
        label = table.get("provenance")
        if label is not None:
            values = label.values() if isinstance(label, dict) else [label]
            assert set(values) <= {"rules", "public", "reconstructed"}, path
    head, body = file.read_text(encoding="utf-8").split("\n", 1)
    if "reconstructed" in body.split("\n\n", 1)[1]:
        assert "RECONSTRUCTION" in head


def test_every_element_carries_its_label() -> None:
    for name, key in (
        ("issues", "issue"), ("leaders", "leader"), ("tracks", "a_bomb_space"),
        ("countries", "location"), ("secret_agenda", "marker"), ("scenarios", "scenario"),
    ):  # fmt: skip
        assert all("provenance" in x for x in raw(name)[key]), name
    for seat in SEATS:
        for card in raw(f"staff_{seat}")["card"]:
            assert set(card["provenance"]) == {"name", "role", "value", "effects"}, card["id"]
            assert all("src" in e for e in card["effects"]), card["id"]
    for track in raw("tracks")["track"]:
        for place in track["space"]:
            marks = {"space", "amphibious", "b29", "kamikaze", "countries"}
            assert set(place["provenance"]) == marks, place["id"]
    for conference in raw("conferences")["conference"]:
        for variant in conference["variant"]:
            assert "provenance" in variant
            assert all("provenance" in band for band in variant["band"])


def test_names_of_staff_are_unique_in_both_languages() -> None:
    for language in ("en", "ru"):
        assert len({c.name[language] for c in BOX.staff.values()}) == 63


def test_scenario_markers_add_up() -> None:
    for scenario, sums in {
        "training": {"us": (6, 4), "uk": (6, 4), "ussr": (6, 4)},
        "tournament": {"us": (6, 1), "uk": (6, 1), "ussr": (4, 2)},
        "campaign": {},
    }.items():
        found: dict[str, tuple[int, int]] = {}
        for x in BOX.scenarios[scenario].influence:
            networks, aligned = found.get(x.power, (0, 0))
            found[x.power] = (networks + x.clandestine, aligned + x.political)
        assert found == sums
    starts = {x for t in raw("tracks")["track"] for s in t["space"] for x in s.get("start", ())}
    assert starts == set(BOX.scenarios)
    for track in raw("tracks")["track"]:
        for place in track["space"]:
            for scenario in place.get("start", ()):
                assert BOX.scenarios[scenario].fronts[track["id"]] == place["id"]
