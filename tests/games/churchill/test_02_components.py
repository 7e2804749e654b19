"""2.0 Components: what is in the box, and errors of component files that name the file, the entry
and the field."""

from __future__ import annotations

from collections import Counter
from copy import copy
from pathlib import Path

import pytest

import churchill_kit as ck
import churchill_kit.games.churchill as churchill
from churchill_kit.games.churchill.box import components
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.box.loading_conferences import conferences

DATA = Path(churchill.__file__).parent / "box" / "data"


# -- 2.0 What is in the box ------------------------------------------------------------------------


def test_2_0_cards() -> None:
    assert len(BOX.conferences) == 30
    assert Counter(c.number for c in BOX.conferences.values()) == dict.fromkeys(range(1, 11), 3)
    assert len(BOX.leaders) == 4
    assert {p: len(d) for p, d in BOX.decks.items()} == {"us": 21, "uk": 21, "ussr": 21}
    assert {c.id for c in BOX.staff.values() if c.chief} == {
        "us_marshall", "uk_brooke", "ussr_zhukov",
    }  # fmt: skip


def test_2_0_fronts_and_reserves() -> None:
    markers = Counter(track.marker for track in BOX.tracks.values())
    assert markers == {"us": 3, "uk": 2, "ussr": 2}
    assert dict(BOX.reserves) == {
        "german_army": 6,
        "italian_army": 1,
        "german_navy": 1,
        "japanese_army": 4,
        "japanese_navy": 2,
    }
    assert len(BOX.agenda_markers) == 36
    assert len(BOX.issues) == 18


def test_3_21_3_22_3_23_3_24_3_25_the_two_displays() -> None:
    assert Counter(place.kind for place in BOX.locations.values()) == {"country": 17, "colony": 5}
    assert {p.id for p in BOX.locations.values() if p.colony} == {
        "siam", "dutch_east_indies", "vietnam", "laos_cambodia", "malaya",
    }  # fmt: skip
    assert set(BOX.arctic.countries) == {"norway", "finland"}
    assert BOX.a_bomb[0] == "letter_to_roosevelt" and BOX.a_bomb[-1] == "trinity"
    for front, track in BOX.tracks.items():
        assert (track.spaces[-1].axis in ("germany", "japan")) == (front != "mediterranean")
        assert track.spaces[0].countries == ()


def test_3_28_bands_have_their_order() -> None:
    for card in BOX.conferences.values():
        assert [b.band for b in card.bands] == ["uk", "ussr", "us", "military", "political"]


def test_3_34_two_issues_are_conditional() -> None:
    assert {i.id for i in BOX.issues.values() if i.conditional} == {
        "second_front",
        "ussr_declares_war",
    }


def test_every_element_says_where_it_comes_from() -> None:
    labels = {"rules", "public", "reconstructed"}
    for pieces in (BOX.issues, BOX.staff, BOX.leaders, BOX.locations):
        for piece in pieces.values():
            assert piece.provenance and set(piece.provenance.values()) <= labels
    for card in BOX.conferences.values():
        assert card.provenance in labels


def test_names_are_in_both_languages() -> None:
    pieces = [*BOX.issues.values(), *BOX.staff.values(), *BOX.leaders.values()]
    pieces += [*BOX.locations.values(), *BOX.tracks.values()]
    for piece in pieces:
        assert piece.name["en"] and piece.name["ru"] and piece.name["en"] != piece.name["ru"]


# -- files with a fault ----------------------------------------------------------------------------


def copied(folder: Path) -> None:
    """The component files again, in folder/data; only those that a test writes anew differ."""
    (folder / "data").mkdir()
    for file in DATA.glob("*.toml"):
        (folder / "data" / file.name).symlink_to(file)


def rewrite(path: Path, text: str) -> None:
    """A new file in place of the link."""
    path.unlink()
    path.write_text(text, encoding="utf-8")


def fault(folder: Path, file: str, old: str, new: str) -> ck.BadData:
    """The error when `old` (its first place in the file) is replaced by `new`."""
    copied(folder)
    path = folder / "data" / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    rewrite(path, text.replace(old, new, 1))
    with pytest.raises(ck.BadData) as caught:
        if file == "conferences.toml":  # the other files are sound: save the time
            box = copy(BOX)
            box.folder = folder / "data"
            conferences(box)
        components.load(folder / "data")
    return caught.value


def named(
    folder: Path, file: str, old: str, new: str, where: str, what: str, told: str = ""
) -> None:
    """The error names the file, the entry with its field, and what is wrong with it."""
    error = fault(folder, file, old, new)
    assert error.facts["file"] == file
    assert (error.facts["where"], error.facts["what"]) == (where, what)
    assert told in repr({k: v for k, v in error.facts.items() if k not in ("file", "where")})
    assert file in str(error)


def test_the_files_of_the_box_are_sound() -> None:
    assert len(components.load(DATA).conferences) == 30


KNOX = 'strength = 2, on_issue = ["us_production"]'
LOWER = "optional_lower_value = true"
KING = 'naval_support = 1, where = ["central_pacific"]'
MARSHALL = 'on_kind = ["directed_offensive"], on_track = ["uk", "ussr"]'
WICKARD = 'on_owner = ["us"], action = "debate"'
LEADS = 'name_ru = "Джордж К. Маршалл"'
STAFF = [
    # an effect: an unknown action or condition
    (KNOX, KNOX.replace("strength", "force"), "card us_knox, effect 1", "unknown-key", "'force'"),
    (KNOX, KNOX.replace("on_is", "is"), "card us_knox, effect 1", "unknown-key", "'issue'"),
    (KNOX, KNOX[14:], "card us_knox, effect 1", "one-action", "–"),
    (
        KNOX,
        "gain_political = 1, " + KNOX,
        "card us_knox, effect 1",
        "one-action",
        "strength, gain_political",
    ),
    (
        KNOX,
        'where = ["western"], ' + KNOX,
        "card us_knox, effect 1",
        "unknown-key",
        "'where'",
    ),
    (LOWER, "cannot_be_debated = true", "card us_hopkins, effect 1", "unknown-key", "debated"),
    (KING, "naval_support = 1", "card us_king, effect 2", "missing-key", "where"),
    # an effect: an unknown id or value
    (
        KNOX,
        KNOX.replace("us_production", "us_produce"),
        "card us_knox, effect 1.on_issue[0]",
        "not-one-of",
        "'us_produce'",
    ),
    (
        KNOX,
        KNOX.replace('["us_production"]', "[]"),
        "card us_knox, effect 1.on_issue",
        "not-a-list",
        "",
    ),
    (
        KNOX,
        KNOX.replace('["us_production"]', '"us_production"'),
        "card us_knox, effect 1.on_issue",
        "not-a-list",
        "us_production",
    ),
    (KNOX, KNOX.replace("2", '"2"'), "card us_knox, effect 1.strength", "not-a-number", "'2'"),
    (KNOX, KNOX.replace("2", "21"), "card us_knox, effect 1.strength", "not-a-number", "21"),
    (
        MARSHALL,
        MARSHALL.replace("directed_", ""),
        "card us_marshall, effect 1.on_kind[0]",
        "not-one-of",
        "'offensive'",
    ),
    (
        MARSHALL,
        MARSHALL.replace('"ussr"', '"su"'),
        "card us_marshall, effect 1.on_track[1]",
        "not-one-of",
        "'su'",
    ),
    (
        WICKARD,
        WICKARD.replace('"us"', '"fr"'),
        "card us_wickard, effect 1.on_owner[0]",
        "not-one-of",
        "'fr'",
    ),
    (
        WICKARD,
        WICKARD.replace("debate", "argue"),
        "card us_wickard, effect 1.action",
        "not-one-of",
        "'argue'",
    ),
    (
        'while_leader = "roosevelt"',
        'while_leader = "wallace"',
        "card us_hopkins, effect 2.while_leader",
        "not-one-of",
        "'wallace'",
    ),
    (
        LOWER,
        LOWER.replace("true", "1"),
        "card us_hopkins, effect 1.optional_lower_value",
        "not-yes-or-no",
        "1",
    ),
    (
        LOWER,
        LOWER.replace("true", "false"),
        "card us_hopkins, effect 1.optional_lower_value",
        "not-one-of",
        "False",
    ),
    (
        KING,
        KING.replace("central_pacific", "baltic"),
        "card us_king, effect 2.where[0]",
        "not-one-of",
        "'baltic'",
    ),
    (
        KING,
        'offensive_support = 1, where = ["arctic"]',
        "card us_king, effect 2, where[0]",
        "not-one-of",
        "'arctic'",
    ),
    (
        KING,
        KING.replace("1", "-1"),
        "card us_king, effect 2.naval_support",
        "not-a-number",
        "-1",
    ),
    (
        KNOX + ', src = "reconstructed"',
        KNOX + ', src = "guess"',
        "card us_knox, effect 1.src",
        "not-one-of",
        "'guess'",
    ),
    # a card
    ("chief_of_staff = true\neffects = [", "effects = [", "card us_marshall", "value-or-chief", ""),
    (LEADS, LEADS + "\nvalue = 5", "card us_marshall", "value-or-chief", ""),
    (LEADS, LEADS + "\nchief = true", "card us_marshall", "unknown-key", "'chief'"),
    (LEADS, "", "card us_marshall", "missing-key", "name_ru"),
    (LEADS, "name_ru = 7", "card us_marshall.name_ru", "not-text", "7"),
    ("value = 5", "value = 0", "card us_hopkins.value", "not-a-number", "0"),
    ("value = 5", 'value = "five"', "card us_hopkins.value", "not-a-number", "five"),
    ('id = "us_king"', 'id = "us_hopkins"', "card us_hopkins", "twice", "us_hopkins"),
    ('id = "us_king"\n', "", "card no. 3", "missing-key", "id"),
    (
        'role = "rules", value',
        'role = "hearsay", value',
        "card us_marshall.provenance.role",
        "not-one-of",
        "hearsay",
    ),
    (
        "effects = [\n  { optional",
        "effects = 3\nother = [\n  { optional",
        "card us_hopkins",
        "unknown-key",
        "other",
    ),
]


@pytest.mark.parametrize(("old", "new", "where", "what", "told"), STAFF)
def test_2_0_faults_of_staff_cards_are_named(
    tmp_path: Path, old: str, new: str, where: str, what: str, told: str
) -> None:
    named(tmp_path, "staff_us.toml", old, new, where, what, told)


def test_2_0_effects_must_be_a_list(tmp_path: Path) -> None:
    named(tmp_path, "staff_uk.toml", "effects = []", "effects = 3", "card uk_ismay.effects",
          "not-a-list", "3")  # fmt: skip


def test_2_0_a_card_is_in_one_deck_only(tmp_path: Path) -> None:
    named(tmp_path, "staff_uk.toml", 'id = "uk_eden"', 'id = "us_king"', "card us_king", "twice",
          "us_king")  # fmt: skip


def test_2_0_a_deck_is_large_enough_for_two_hands(tmp_path: Path) -> None:
    text = (DATA / "staff_uk.toml").read_text(encoding="utf-8")
    few = "[[card]]".join(text.split("[[card]]")[:14])  # 13 cards
    error = fault(tmp_path, "staff_uk.toml", text, few)
    assert (error.facts["what"], error.facts["given"]) == ("too-few-cards", 13)


STALIN = 'result = "paranoia"'
LEADERS = [
    ('id = "truman"', 'id = "wallace"', "leader wallace.id", "not-one-of", "'wallace'"),
    ('id = "truman"', 'id = "stalin"', "leader stalin", "twice", "stalin"),
    ('power = "uk"', 'power = "gb"', "leader churchill.power", "not-one-of", "'gb'"),
    ("value = 7", "value = 10", "leader churchill.value", "not-a-number", "10"),
    ("starts = true", 'starts = "yes"', "leader churchill.starts", "not-yes-or-no", "yes"),
    (STALIN, 'result = "gout"', "leader stalin.penalty.result", "not-one-of", "'gout'"),
    (STALIN + ", staff_value = -1", STALIN, "leader stalin.penalty", "missing-key", "staff_value"),
    ("fail_max = 4, ", "", "leader churchill.penalty", "missing-key", "fail_max"),
    ('dice = "2d6"', 'dice = "1d6"', "leader churchill.penalty.dice", "not-one-of", "'1d6'"),
    (
        'result = "replaced_by:truman"',
        'result = "replaced_by:stalin"',
        "leader roosevelt.penalty.result",
        "not-one-of",
        "'stalin'",
    ),
    (
        "{ gain_political = 1",
        "{ cannot_debate = true",
        "leader churchill, effect 1",
        "unknown-key",
        "cannot_debate",
    ),
    (
        'on_kind = ["global"]',
        'on_kind = ["globe"]',
        "leader churchill, effect 1.on_kind[0]",
        "not-one-of",
        "'globe'",
    ),
    ('id = "nyet"', 'id = "imperial_staff"', "characteristic imperial_staff", "twice", ""),
]


@pytest.mark.parametrize(("old", "new", "where", "what", "told"), LEADERS)
def test_2_0_faults_of_leaders_are_named(
    tmp_path: Path, old: str, new: str, where: str, what: str, told: str
) -> None:
    named(tmp_path, "leaders.toml", old, new, where, what, told)


def test_2_0_every_leader_is_needed(tmp_path: Path) -> None:
    text = (DATA / "leaders.toml").read_text(encoding="utf-8")
    start = text.index('[[leader]]\nid = "truman"')
    truman = text[start : text.index("[[leader]]", start + 1)]
    named(tmp_path, "leaders.toml", truman, "", "leader", "missing-key", "truman")


COMMIT = 'amount = 1, support = "either", where = ["mediterranean"]'  # c01a, green
CONVOY = 'op = "production", power = "ussr", amount = 1, reason = "murmansk_convoy"'
ROLL = 'op = "network", power = "uk", action = "place", rolls = 1'  # c01a, white
TRACK = 'track = "ussr", space = 2'  # c06c
FLANK = 'if = [{ front = "eastern", at_least = "prussia" }]'  # c08a
ARMY = 'op = "axis_army", axis = "japan", front = "cbi", amount = 1'  # c02b
ENTER = 'op = "replace_leader", from = "roosevelt", to = "truman"'  # c10a
A1, A1_RED, A1_WHITE = (f"conference 1A, band {b}, effect" for b in ("uk", "ussr", "political"))
CONFERENCES = [
    # an op
    ('op = "commit"', 'op = "promise"', f"{A1} 1, op", "not-one-of", "'promise'"),
    ('op = "commit", ', "", f"{A1} 1, op", "not-one-of", "None"),
    (COMMIT, COMMIT + ", rolls = 1", f"{A1} 1", "unknown-key", "'rolls'"),
    (COMMIT, COMMIT.replace("amount = 1, ", ""), f"{A1} 1", "missing-key", "amount"),
    (COMMIT, COMMIT.replace("1", "0"), f"{A1} 1.amount", "not-a-number", "0"),
    (COMMIT, COMMIT.replace("either", "air"), f"{A1} 1.support", "not-one-of", "'air'"),
    (COMMIT, COMMIT.replace("medi", "sub"), f"{A1} 1.where[0]", "not-one-of", "'subterranean'"),
    (COMMIT, COMMIT.replace("either", "a_bomb"), f"{A1} 1.where", "not-a-list", "mediterranean"),
    (COMMIT, COMMIT.replace('"mediterranean"', ""), f"{A1} 1.where", "not-a-list", "()"),
    (
        COMMIT,
        COMMIT.replace("either", "offensive").replace("mediterranean", "arctic"),
        f"{A1} 1.where[0]",
        "not-one-of",
        "'arctic'",
    ),
    (
        CONVOY,
        CONVOY.replace("murmansk_convoy", "loans"),
        f"{A1_RED} 2.reason",
        "not-one-of",
        "'loans'",
    ),
    (CONVOY, CONVOY.replace('"ussr"', '"su"'), f"{A1_RED} 2.power", "not-one-of", "'su'"),
    ('limit = "no_advance"', 'limit = "away"', f"{A1_RED} 1.limit", "not-one-of", "'away'"),
    (ROLL, ROLL.replace("place", "put"), f"{A1_WHITE} 1.action", "not-one-of", "'put'"),
    (ROLL, ROLL.replace(", rolls = 1", ""), f"{A1_WHITE} 1", "missing-key", "rolls"),
    (ROLL, ROLL + ', location = "poland"', f"{A1_WHITE} 1.rolls", "unknown-key", "rolls"),
    (
        ROLL,
        ROLL.replace("rolls = 1", 'location = "prussia"'),
        f"{A1_WHITE} 1.location",
        "not-one-of",
        "'prussia'",
    ),
    (
        'issue = "second_front" }',
        'issue = "third_front" }',
        "conference 1B, band uk, effect 1.issue",
        "not-one-of",
        "'third_front'",
    ),
    (
        'card = "uk_pound"',
        'card = "uk_dollar"',
        "conference 4A, band uk, effect 1.card",
        "not-one-of",
        "'uk_dollar'",
    ),
    (
        TRACK,
        TRACK.replace(", space = 2", ""),
        "conference 6C, band ussr, effect 1",
        "missing-key",
        "space",
    ),
    (
        TRACK,
        TRACK.replace('track = "ussr", ', ""),
        "conference 6C, band ussr, effect 1",
        "missing-key",
        "track",
    ),
    (
        TRACK,
        TRACK.replace("2", "7"),
        "conference 6C, band ussr, effect 1.space",
        "not-a-number",
        "7",
    ),
    (
        ARMY,
        ARMY.replace("japan", "germany"),
        "conference 2B, band military, effect 2.front",
        "not-one-of",
        "'cbi'",
    ),
    (
        ENTER,
        ENTER.replace("truman", "stalin"),
        "conference 10A, band us, effect 1.to",
        "not-one-of",
        "'stalin'",
    ),
    (
        'leader = "roosevelt", amount = -2',
        'leader = "attlee", amount = -2',
        "conference 9A, band us, effect 4.leader",
        "not-one-of",
        "'attlee'",
    ),
    # a condition
    (
        FLANK,
        FLANK.replace("at_least", "past"),
        "conference 8A, band ussr, effect 1.if[0]",
        "unknown-key",
        "'past'",
    ),
    (
        FLANK,
        "if = [{}]",
        "conference 8A, band ussr, effect 1.if[0]",
        "missing-key",
        "front",
    ),
    (
        FLANK,
        FLANK.replace(', at_least = "prussia"', ""),
        "conference 8A, band ussr, effect 1.if[0]",
        "missing-key",
        "at_least",
    ),
    (
        FLANK,
        FLANK.replace('front = "eastern", ', ""),
        "conference 8A, band ussr, effect 1.if[0]",
        "missing-key",
        "front",
    ),
    (
        FLANK,
        FLANK.replace("eastern", "western"),
        "conference 8A, band ussr, effect 1.if[0].at_least",
        "not-one-of",
        "'prussia'",
    ),
    (
        'surrendered = "germany"',
        'surrendered = "finland"',
        "conference 10A, band military, effect 2.if[0].surrendered",
        "not-one-of",
        "'finland'",
    ),
    # a card
    ('band = "ussr"', 'band = "su"', "conference no. 1.variant[0].band[1].band", "not-one-of", ""),
    (
        'band = "ussr"',
        'band = "us"',
        "conference 1A, band us",
        "not-one-of",
        "us",
    ),
    ('id = "c01b"', 'id = "c01a"', "conference 1B", "twice", "c01a"),
    ("number = 2", "number = 1", "conference 1", "twice", "1"),
    ("number = 2", "number = 11", "conference no. 2.number", "not-a-number", "11"),
]


@pytest.mark.parametrize(("old", "new", "where", "what", "told"), CONFERENCES)
def test_2_0_faults_of_conference_cards_are_named(
    tmp_path: Path, old: str, new: str, where: str, what: str, told: str
) -> None:
    named(tmp_path, "conferences.toml", old, new, where, what, told)


def test_2_0_every_conference_is_needed(tmp_path: Path) -> None:
    text = (DATA / "conferences.toml").read_text(encoding="utf-8")
    start = text.index("[[conference]]\nnumber = 10")
    named(tmp_path, "conferences.toml", text[start:], "", "conference", "missing-key", "10")


def test_5_12_white_bands_are_put_into_the_order_uk_ussr_us(tmp_path: Path) -> None:
    """However a card lists them: 1A with the US first, and 9C, whose removal keeps its place."""
    copied(tmp_path)
    path = tmp_path / "data" / "conferences.toml"
    text = path.read_text(encoding="utf-8")
    lines = [f"  {{ {ROLL.replace('uk', p)} }},\n" for p in ("uk", "ussr", "us")]
    assert "".join(lines) in text
    rewrite(path, text.replace("".join(lines), "".join(reversed(lines)), 1))
    box = components.load(tmp_path / "data")
    assert box.conferences["c01a"].bands == BOX.conferences["c01a"].bands
    assert [e["action"] for e in box.conferences["c09c"].bands[4].effects] == [
        "place", "place", "remove",
    ]  # fmt: skip


OTHERS = [
    (
        "issues.toml",
        'type = "pol_mil"',
        'type = "polmil"',
        "issue pol_mil_1.type",
        "not-one-of",
        "'polmil'",
    ),
    (
        "issues.toml",
        'kind = "global"',
        'kind = "world"',
        "issue global_issue.kind",
        "not-one-of",
        "'world'",
    ),
    (
        "issues.toml",
        'owner = "us"',
        'owner = "fr"',
        "issue us_production_1.owner",
        "not-one-of",
        "'fr'",
    ),
    ("issues.toml", 'owner = "us"\n', "", "issue us_production_1", "missing-key", "owner"),
    (
        "issues.toml",
        "conditional = true",
        "conditional = 1",
        "issue second_front.conditional",
        "not-yes-or-no",
        "1",
    ),
    (
        "issues.toml",
        'id = "pol_mil_2"',
        'id = "pol_mil_1"',
        "issue pol_mil_1",
        "twice",
        "pol_mil_1",
    ),
    (
        "issues.toml",
        'type = "strategic_materials"',
        'type = "pol_mil"',
        "issue",
        "missing-key",
        "strategic_materials",
    ),
    (
        "countries.toml",
        'kind = "colony"',
        'kind = "empire"',
        "location siam.kind",
        "not-one-of",
        "'empire'",
    ),
    (
        "countries.toml",
        'sphere = "west"',
        'sphere = "nato"',
        "location france.sphere",
        "not-one-of",
        "'nato'",
    ),
    (
        "countries.toml",
        'track = "western"',
        'track = "eastern"',
        "location france.track",
        "not-one-of",
        "'eastern'",
    ),
    (
        "countries.toml",
        'space = "normandy"',
        'space = "calais"',
        "location france.space",
        "not-one-of",
        "'calais'",
    ),
    ("countries.toml", "[1, 1]", "[1, 7]", "location france.cells[0][1]", "not-a-number", "7"),
    ("tracks.toml", 'id = "western"', 'id = "west"', "track west.id", "not-one-of", "'west'"),
    ("tracks.toml", 'id = "western"', 'id = "eastern"', "track eastern", "twice", "eastern"),
    (
        "tracks.toml",
        'marker = "uk"',
        'marker = "gb"',
        "track mediterranean.marker",
        "not-one-of",
        "'gb'",
    ),
    ("tracks.toml", "index = 1", "index = 2", "track western, space bolero", "not-one-of", "2"),
    (
        "tracks.toml",
        "naval_required = 5",
        "naval_required = 0",
        "track western, space normandy",
        "amphibious-naval",
        "",
    ),
    (
        "tracks.toml",
        'countries = ["france"]',
        'countries = ["gaul"]',
        "track western.space[2].countries[0]",
        "not-one-of",
        "'gaul'",
    ),
    (
        "countries.toml",
        'space = "rhineland"',
        'space = "normandy"',
        "location belgium.space",
        "not-one-of",
        "'normandy'",
    ),
    (
        "tracks.toml",
        'remove_reserve = "german_navy"',
        'remove_reserve = "wolfpack"',
        "track western.space[1].entry[0].remove_reserve",
        "not-one-of",
        "'wolfpack'",
    ),
    (
        "tracks.toml",
        'requires_issue = "second_front"',
        'requires_issue = "d_day"',
        "track western.space[2].requires_issue",
        "not-one-of",
        "'d_day'",
    ),
    (
        "tracks.toml",
        "naval_per_box = 5",
        "naval_in_box = 5",
        "limits",
        "unknown-key",
        "naval_in_box",
    ),
    (
        "tracks.toml",
        "german_army = 6",
        "german_army = -6",
        "reserves.german_army",
        "not-a-number",
        "-6",
    ),
    ("tracks.toml", "opens_at = 3", "", "arctic", "missing-key", "opens_at"),
    ("polmil_table.toml", '"norway"', '"sweden"', "table.cells[0][5]", "not-one-of", "'sweden'"),
    ("polmil_table.toml", ', "norway"', "", "table.cells[0]", "not-a-list", ""),
    ("polmil_table.toml", "[table]", "[[table]]", "table", "not-a-table", ""),
    (
        "secret_agenda.toml",
        'location = "france"',
        'location = "paris"',
        "marker agenda_01.location",
        "not-one-of",
        "'paris'",
    ),
    (
        "scenarios.toml",
        'western = "rhineland"',
        'western = "prussia"',
        "scenario training.fronts.western",
        "not-one-of",
        "'prussia'",
    ),
    (
        "scenarios.toml",
        'us = "hanford"',
        'us = "area_51"',
        "scenario training.a_bomb.us",
        "not-one-of",
        "'area_51'",
    ),
    (
        "scenarios.toml",
        'leaders = { us = "roosevelt"',
        'leaders = { us = "stalin"',
        "scenario training.leaders.us",
        "not-one-of",
        "'stalin'",
    ),
    (
        "scenarios.toml",
        'location = "france"',
        'location = "paris"',
        "scenario training.influence[0].location",
        "not-one-of",
        "'paris'",
    ),
    (
        "scenarios.toml",
        "clandestine = 1",
        "clandestine = 3",
        "scenario training.influence[0].clandestine",
        "not-a-number",
        "3",
    ),
    (
        "scenarios.toml",
        'europe = "us"',
        'europe = "ussr"',
        "scenario training.leadership.europe",
        "not-one-of",
        "'ussr'",
    ),
    (
        "scenarios.toml",
        "arctic = 1",
        "arctic = 6",
        "scenario training.naval.arctic",
        "not-a-number",
        "6",
    ),
    (
        "scenarios.toml",
        '["second_front"]',
        '["third_front"]',
        "scenario training.issues_unavailable[0]",
        "not-one-of",
        "'third_front'",
    ),
    ("scenarios.toml", 'id = "training"', 'id = "practice"', "scenario", "missing-key", "training"),
]


@pytest.mark.parametrize(("file", "old", "new", "where", "what", "told"), OTHERS)
def test_2_0_faults_of_the_other_files_are_named(
    tmp_path: Path, file: str, old: str, new: str, where: str, what: str, told: str
) -> None:
    named(tmp_path, file, old, new, where, what, told)


@pytest.mark.parametrize("file", sorted(p.name for p in DATA.glob("*.toml")))
def test_2_0_a_missing_or_unreadable_file_is_named(tmp_path: Path, file: str) -> None:
    copied(tmp_path)
    path = tmp_path / "data" / file
    for content in (b"this is = not TOML =", b"\xff\xfe", None):
        path.unlink(missing_ok=True)
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(ck.BadData) as caught:
            components.load(tmp_path / "data")
        assert caught.value.facts["file"] == file
        assert caught.value.facts["what"] == ("not-toml" if content else "cannot-read")


@pytest.mark.parametrize("file", sorted(p.name for p in DATA.glob("[!b]*.toml")))
def test_2_0_an_empty_file_is_named(tmp_path: Path, file: str) -> None:
    copied(tmp_path)
    rewrite(tmp_path / "data" / file, "")
    with pytest.raises(ck.BadData) as caught:
        components.load(tmp_path / "data")
    assert caught.value.facts["file"] == file


@pytest.mark.parametrize("nested", ["[" * 3000 + "]" * 3000, "{a=" * 3000 + "1" + "}" * 3000])
def test_lists_without_end_are_refused_in_a_sentence(tmp_path: Path, nested: str) -> None:
    """TOML that nests deeper than any reader can follow."""
    error = fault(tmp_path, "issues.toml", "[[issue]]", f"deep = {nested}\n[[issue]]")
    assert (error.facts["file"], error.facts["what"]) == ("issues.toml", "too-deep")
    assert str(error) and ck.say(error, "ru")


@pytest.mark.parametrize(
    ("file", "old"),
    [
        ("issues.toml", 'id = "global_issue"'),
        ("staff_us.toml", 'id = "us_hopkins"'),
        ("countries.toml", 'id = "france"'),
        ("tracks.toml", 'id = "bolero"'),
        ("scenarios.toml", 'id = "training"'),
    ],
)
@pytest.mark.parametrize("more", ["", "\nwhat = 1"])
def test_names_of_any_length_are_refused_in_a_sentence(
    tmp_path: Path, file: str, old: str, more: str
) -> None:
    """The sentence is no longer than others, whether the name or something beside it is wrong."""
    name = "x" * 3000
    try:
        told = fault(tmp_path, file, old, f'id = "{name}"{more}')
    except pytest.fail.Exception:  # nothing else names this one
        assert (file, more) == ("issues.toml", "")
        return
    for lang in ck.LANGUAGES:
        assert 0 < len(ck.say(told, lang)) < 500
