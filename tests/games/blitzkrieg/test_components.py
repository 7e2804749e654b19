"""1.0 to 2.3, 4.0: what is in the box, against the facts that are known of it."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box import components
from churchill_kit.games.blitzkrieg.box.components import (
    BASE,
    CAMPAIGNS,
    NIPPON,
    SPACES,
    TOKENS,
    WEAPONS,
    read_board,
    research_of,
    set_of,
)

from .helpers import GAME, at, full


def test_1_0_four_sets_of_tokens() -> None:
    assert [len(set_of(seat)) for seat in ("axis", "allies", "germany", "japan")] == [22] * 4
    assert set_of("axis") == set_of("allies") == set_of("germany") != set_of("japan")
    strength = [sum(TOKENS[t].strength for t in set_of(s)) for s in ("axis", "japan")]
    assert strength == [33 + 2, 32 + 2]  # with the printed 1 of general and admiral
    assert {t for t in set_of("axis")} - {t for t in set_of("japan")} == {"blitz_air"}
    assert {t for t in set_of("japan")} - {t for t in set_of("axis")} == {"bomber", "godzilla"}


def test_4_0_eighteen_special_weapons() -> None:
    assert len(research_of(True)) == 18 and len(research_of(False)) == 16
    assert set(research_of(True)) == WEAPONS
    assert set(research_of(True)) - set(research_of(False)) == {"partisans", "leadership"}
    assert not WEAPONS & {*set_of("axis"), *set_of("japan")}


def test_2_0_2_1_the_base_board() -> None:
    assert len(BASE.theatres) == 5 and len(BASE.campaigns) == 13 and len(BASE.spaces) == 41
    assert Counter(x.kind for x in BASE.spaces.values()) == {"land": 16, "sea": 11, "land_sea": 14}
    assert sum(c.points for c in BASE.campaigns.values()) == 45
    brings = Counter((x.effect, x.amount) for x in BASE.spaces.values())
    assert brings["none", 0] == 8 and brings["bombing", 1] == 5 and brings["strategic", 3] == 3
    assert sum(n for (e, n), k in brings.items() for _ in range(k) if e == "propaganda") == 12
    assert {t.cells: t.marks for t in BASE.theatres.values()} == {14: (5, 10), 11: (4, 8)}
    assert sorted(t.rank for t in BASE.theatres.values()) == [1, 2, 3, 4, 5]
    assert [BASE.by_die(n) for n in (1, 3, 5)] == [
        "western_europe",
        "eastern_europe",
        "south_east_asia",
    ]


def test_2_1_the_side_of_the_marker() -> None:
    state = at(markers={"pacific": -3})
    assert state.lead("allies", "pacific") == 3 and state.lead("axis", "pacific") == -3


def test_2_2_the_topmost_campaign_with_a_free_space() -> None:
    state = at(tokens=full(("pacific_1", "axis")), won={"pacific_1": "axis"})
    assert state.active()["pacific"] == CAMPAIGNS["pacific_2"].spaces
    assert state.active()["western_europe"] == CAMPAIGNS["western_europe_1"].spaces


def test_the_reconstruction_says_so_and_keeps_what_is_known() -> None:
    assert {t.source for t in NIPPON.theatres.values()} == {"reconstructed"}
    assert len(NIPPON.theatres) == 15 and len(NIPPON.spaces) == 44
    starts = {t.id for t in NIPPON.theatres.values() if t.starts}
    assert starts == {"honolulu", "seattle", "jacksonville", "boston"}
    assert all(t.closing == 3 and not t.marks for t in NIPPON.theatres.values())
    assert "new_york" in NIPPON.theatres["boston"].links
    for theatre in NIPPON.theatres.values():
        assert all(theatre.id in NIPPON.theatres[link].links for link in theatre.links)
    assert not set(BASE.spaces) & set(NIPPON.spaces) and len(SPACES) == 85


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('["sea", "industry", 1]', '["sky", "industry", 1]', "sky"),
        ('["sea", "industry", 1]', '["sea", "industry"]', "western_europe"),
        ("cells = 14", "cells = 99", "cells"),
        ('id = "pacific"', 'id = "western_europe"', "western_europe"),
        ("points = 2", "colour = 2", "colour"),
    ],
)
def test_a_wrong_board_is_told_in_one_sentence(
    tmp_path: Path, old: str, new: str, named: str
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(Path(components.__file__).parent / "data", folder)
    file = folder / "base.toml"
    file.write_text(file.read_text("utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ck.BadData) as caught:
        read_board(folder, "base")
    for lang in ck.LANGUAGES:
        told = ck.say(caught.value, lang)
        assert told.startswith("base.toml") and named in told and told.endswith(".")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_everything_has_a_name_of_its_own(lang: str) -> None:
    names = GAME.words(lang)
    for group in (TOKENS, BASE.theatres, NIPPON.theatres, CAMPAIGNS, SPACES):
        told = [ck.name(item, "blitzkrieg", lang) for item in group]
        assert len(set(told)) == len(told) and all(item in names for item in group)


def test_a_new_game_is_plain_data() -> None:
    for scenario in GAME.scenarios:
        assert json.loads(json.dumps(GAME.new(scenario, seed=1).dump()))["game"] == "blitzkrieg"
