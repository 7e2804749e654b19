"""The gallery: everything in the box is there, in both languages, with its sources in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from churchill_widgets.base.panel import Panel
from churchill_widgets.games.churchill import exhibits as shown
from churchill_widgets.games.churchill.chapter import gallery, look
from churchill_widgets.games.churchill.exhibits import KINDS, detail, exhibits, found
from churchill_widgets.lessons.part import Notice, Part

import churchill_kit as ck
from churchill_kit.engine import words as language
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.box.components import BOX, RESERVES, SEATS
from tests.sentences import clean

both = pytest.mark.parametrize("lang", ck.LANGUAGES)


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    out: list[dict[str, Any]] = []
    monkeypatch.setattr(Panel, "send", lambda _, content, **__: out.append(content))
    yield out


def tell(part: Part, kind: str, **content: Any) -> None:
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble


def items(kind: str) -> set[str]:
    return {x.item for x in exhibits(kind, "en")}


def test_every_component_is_there() -> None:
    assert items("leaders") == set(BOX.leaders)
    assert items("staff") == set(BOX.staff) and len(items("staff")) == 63
    assert items("conferences") == set(BOX.conferences)
    assert items("issues") == set(BOX.issues)
    assert items("places") == set(BOX.locations)
    tables = {f"table:{seat}" for seat in SEATS}
    assert items("tracks") == {*BOX.tracks, *tables, "arctic", "a_bomb"}
    spaces = {f"{t.id}:{s.id}" for t in BOX.tracks.values() for s in t.spaces}
    assert items("spaces") == spaces | {f"a_bomb:{x}" for x in BOX.a_bomb}
    assert set(RESERVES) <= items("markers")


@both
def test_everything_is_told_in_both_languages_with_its_sources(lang: str) -> None:
    ids = set()
    for kind in KINDS:
        for exhibit in exhibits(kind, lang):
            assert exhibit.id not in ids
            ids.add(exhibit.id)
            told = detail(exhibit, lang)
            known = [told["title"], told["kind"], *told["text"]]
            known += [band[3] for band in told["bands"]]
            known += [label for label, _ in told["rows"]]
            for text in (*known, *filter(None, [told["about"]])):
                clean(text, lang)
            assert told["text"] or told["bands"], exhibit.id
            assert told["sources"], exhibit.id
            for label, meaning, parts in told["sources"]:
                assert label in ("rules", "public", "reconstructed") and parts
                clean(meaning, lang)
                clean(parts, lang)
            assert set(told["rules"]) <= set(BOOK.rules()), exhibit.id
            assert bool(told["picture"]) == (kind not in ("leaders", "staff", "conferences"))
    assert shown.count("staff", lang).count("63") == 1


@both
def test_links_lead_to_what_there_is(lang: str) -> None:
    for kind in KINDS:
        for exhibit in exhibits(kind, lang):
            told = detail(exhibit, lang)
            linked = [x for _, value in told["rows"] if isinstance(value, list) for x in value]
            for id, name in [*linked, *(x[:2] for x in told["list"])]:
                other = found(id, lang)
                assert other is not None and other.name == name


def test_what_is_reconstructed_is_called_so() -> None:
    def labels(id: str) -> dict[str, str]:
        exhibit = found(id, "en")
        assert exhibit is not None
        return {label: parts for label, _, parts in detail(exhibit, "en")["sources"]}

    assert labels("staff/us_marshall") == {"rules": "name, office, value, effects"}
    assert labels("staff/us_knox") == {
        "public": "name", "reconstructed": "office, value, effects",
    }  # fmt: skip
    assert "title" in labels("conferences/c03b")["reconstructed"]
    assert "reconstructed" in labels("tracks/cbi") and "rules" in labels("tracks/cbi")
    assert labels("spaces/a_bomb:los_alamos").keys() == {"reconstructed"}
    assert labels("markers/network:us") == {"rules": "all of it"}


def test_numbers_come_from_the_box() -> None:
    fronts = {s: shown.MARKERS[f"front_marker:{s}"][0] for s in SEATS}
    assert fronts == {"us": 3, "uk": 2, "ussr": 2}
    assert shown.MARKERS["german_army"][0] == 6 and shown.MARKERS["secret_agenda"][0] == 36
    poland = found("places/poland", "en")
    assert poland is not None
    rows = dict(detail(poland, "en")["rows"])
    assert [x[0] for x in rows["Together with"]] == [
        "places/baltic_states", "places/rumania", "places/bulgaria",
    ]  # fmt: skip
    assert [x[0] for x in rows["Connected to"]] == ["spaces/eastern:ukraine"]


def test_choosing_shows_all_about_it() -> None:
    part: Any = gallery()
    listed = [row[0] for row in part.panel.data["items"]]
    assert part.panel.detail["id"] == listed[0] and len(listed) == sum(
        len(exhibits(kind, "en")) for kind in KINDS
    )
    tell(part, "look", id="places/poland")
    assert part.panel.detail["title"] == "Poland"
    for nonsense in ("places/atlantis", "", "x/y", None, 7):
        tell(part, "look", id=nonsense)
        assert part.panel.detail["title"] == "Poland"


def test_one_kind_may_lead_to_another() -> None:
    part: Any = gallery("places")
    assert {row[1] for row in part.panel.data["items"]} == {"places"}
    tell(part, "look", id="spaces/eastern:ukraine")
    assert part.panel.detail["title"] == "Ukraine"


def test_pictures_are_dark_on_a_dark_page() -> None:
    part: Any = gallery("issues")
    light = part.panel.detail["picture"]
    tell(part, "hello", dark=True)
    assert part.panel.detail["picture"] != light


@both
def test_a_kind_that_there_is_not(lang: str) -> None:
    part = gallery("weapons", lang=lang)
    assert isinstance(part, Notice)
    assert "weapons" in part.sentence and "staff" in part.sentence and "\n" not in part.sentence


@both
def test_no_text_of_the_gallery_is_unused(lang: str) -> None:
    asked: set[str] = set()
    before = language.message

    def noted(lang: str, game: str, key: str, facts: Any) -> str:
        asked.add(key)
        return before(lang, game, key, facts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "message", noted)
        exhibits.cache_clear()
        for kind in (None, *KINDS):
            gallery(kind, lang=lang)
        for kind in KINDS:
            for exhibit in exhibits(kind, lang):
                detail(exhibit, lang)
    assert set(language.keys(lang, "churchill", "chapter-gallery-")) - asked == set()


# -- a board to look around on ---------------------------------------------------------------------


@both
def test_everything_on_a_board_tells_what_it_is(lang: str) -> None:
    for board in ("table", "map"):
        part: Any = look(board=board, lang=lang)
        things = dict(part.panel.data["things"])
        assert len(things) > 20 and all(things.values())
        for target in things:
            tell(part, "look", target=target)
            shown = part.panel.data
            assert shown["chosen"] == target and shown["now"], target
            assert shown["detail"]["sources"] and not shown["detail"]["picture"]
        tell(part, "look", target="front:moon")
        assert part.panel.data["chosen"] == target


def test_a_click_and_a_link_on_a_board() -> None:
    part: Any = look(board="map")
    part._clicked("location:poland")
    assert part.panel.data["detail"]["title"] == "Poland"
    tell(part, "visit", id="places/rumania")  # is on the board
    assert part.panel.data["chosen"] == "location:rumania"
    tell(part, "visit", id="spaces/eastern:ukraine")  # is not a thing of its own there
    assert part.panel.data["detail"]["title"] == "Ukraine" and part.panel.data["now"] == ""
    tell(part, "visit", id="nowhere")
    assert part.panel.data["detail"]["title"] == "Ukraine"


def test_a_board_of_a_position() -> None:
    state = ck.game("churchill").position(at="meeting", issues={"global_issue": ("uk", 2)})
    part: Any = look(state)
    tell(part, "look", target="issue:global_issue")
    assert "UK" in part.panel.data["now"] and "2" in part.panel.data["now"]
    tell(part, "near")
    assert part.board.scene is not None


@both
def test_no_such_board_or_position(lang: str) -> None:
    for wrong, what in ((look(board="moon", lang=lang), "moon"), (look(5, lang=lang), "int")):
        assert isinstance(wrong, Notice) and what in wrong.sentence
