"""What stands around a shared table, told to two places at it without a browser."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from churchill_widgets.page import adviser_panel, shared_panel
from churchill_widgets.page.adviser_panel import AdviserPanel
from churchill_widgets.page.game_page import App, Panels

from churchill_kit.store.where import WHERE

SETUP = {"game": "blitzkrieg", "scenario": "base", "seed": "3"}


class Place:
    """A page, and what its program has sent it."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.app = App()
        self.tell("form", game="blitzkrieg", scenario="base")

    def tell(self, kind: str, **content: Any) -> None:
        said = {"type": kind, **content}
        self.app._on_message(self.app.panels, said, [])

    def at_table(self, what: str, **content: Any) -> None:
        self.tell("shared", what=what, **content)

    def news(self) -> None:
        """What the page's half second brings."""
        shared = self.app.controller.shared
        assert shared is not None
        self.app.together.news()

    @property
    def shared(self) -> dict[str, Any]:
        return dict(self.app.panels.shared)

    @property
    def error(self) -> str:
        return str(self.app.panels.error.get("text", ""))

    @property
    def secret(self) -> str:
        return str(next(m["secret"] for m in reversed(self.sent) if m["type"] == "table"))


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[], Place]]:
    monkeypatch.setenv("CHURCHILL_KIT_STORE", str(tmp_path / "tables.sqlite"))
    places: list[Place] = []

    def send(panels: Panels, content: Any, buffers: Any = None) -> None:
        for found in places:
            if found.app.panels is panels:
                found.sent.append(content)

    monkeypatch.setattr(Panels, "send", send)

    def made() -> Place:
        places.append(Place())
        return places[-1]

    yield made


def opened(place: Place, **more: Any) -> dict[str, Any]:
    """The links of a table that is opened here."""
    seats = {"axis": "person", "allies": "person"}
    place.at_table("open", setup={**SETUP, "seats": seats}, **more)
    assert not place.error
    links: dict[str, Any] = place.shared["links"]
    return links


def test_a_table_is_opened_joined_and_played_at(place: Callable[[], Place]) -> None:
    one, two = place(), place()
    links = opened(one, pace="day")
    assert one.shared["pace"] == "day" and one.shared["owner"]
    assert [s["free"] for s in one.shared["seats"]] == [False, True]
    two.at_table("look", code=links["code"].lower())  # one seat is free: one sits down at once
    assert two.shared["seat"] == "allies" and two.shared["links"] is None
    one.news()
    assert [s["here"] for s in one.shared["seats"]] == [True, True]
    mover, waits = (one, two) if one.app.controller.stage == "play" else (two, one)
    assert waits.app.controller.stage == "wait" and not waits.app.panels.choices["groups"]
    mover.tell("act", i=0, token=mover.app.controller.token)
    waits.news()
    assert one.shared["moves"] == two.shared["moves"] == 1


def test_a_pace_that_is_none_is_left_out(place: Callable[[], Place]) -> None:
    one = place()
    opened(one, pace="hourly")
    assert one.shared["pace"] == "" and not one.error


def test_who_opens_a_table_says_where_he_is_told_of_his_turn(place: Callable[[], Place]) -> None:
    one, other = place(), place()
    opened(one, hook=" https://example.org/hook ")
    assert one.shared["hook"] == "https://example.org/hook"
    other.at_table("open", setup=SETUP, hook="ftp://example.org")
    assert "https://" in other.error and other.app.controller.record is None
    assert not other.sent, "no table was opened"


def test_what_one_fills_in_comes_back_to_oneself_alone(place: Callable[[], Place]) -> None:
    one, two = place(), place()
    links = opened(one)
    two.at_table("enter", secret=links["seats"]["allies"])
    two.at_table("rename", name="Ann")
    two.at_table("hook", address="https://example.org/hook?key=1")
    two.news()
    one.news()
    assert two.shared["hook"] == "https://example.org/hook?key=1"
    assert [s["name"] for s in one.shared["seats"]] == ["", "Ann"]
    assert "example.org" not in repr(one.shared) + repr(one.sent)


def test_what_went_wrong_is_not_wiped_by_a_page_that_asks_for_its_tables(
    place: Callable[[], Place],
) -> None:
    one, two = place(), place()
    links = opened(one)
    two.at_table("enter", secret=links["seats"]["allies"])
    one.at_table("delete")
    assert one.sent[-1] == {"type": "gone"} and one.app.controller.record is None
    two.tell("act", i=0, token=two.app.controller.token)
    with pytest.raises(shared_panel.NoTable) as caught:
        two.news()
    two.app.together._wrong(caught.value)  # as the page's question for news does
    assert "no table" in two.error and two.app.controller.record is None
    two.at_table("mine", secrets=[two.secret])
    assert "no table" in two.error
    assert two.app.panels.start["together"]["tables"] == []


def test_codes_and_links_that_lead_nowhere_are_one_sentence(place: Callable[[], Place]) -> None:
    one = place()
    for what, content in (
        ("look", {"code": "BBBBBB"}),
        ("look", {"code": "<b>" * 900}),
        ("join", {"code": "", "seat": "axis"}),
        ("enter", {"secret": "x" * 5000}),
        ("enter", {}),
    ):
        one.at_table(what, **content)
        assert 0 < len(one.error) < 200 and one.error.count(". ") <= 1
        assert one.app.controller.record is None
    one.at_table("look", code="BBBBBB")
    assert "“BBBBBB”" in one.error
    one.at_table("play_god", secret="x")  # no such thing: nothing happens


def test_a_seat_is_given_to_the_computer_and_taken_back(place: Callable[[], Place]) -> None:
    one, two = place(), place()
    links = opened(one)
    two.at_table("enter", secret=links["seats"]["allies"])
    two.at_table("bot", seat="allies")
    one.news()
    assert [s["person"] for s in one.shared["seats"]] == [True, False]
    two.at_table("back", seat="allies")
    one.news()
    assert [s["person"] for s in one.shared["seats"]] == [True, True]
    one.at_table("bot", seat="nowhere")
    assert one.error


def test_lines_are_said_beside_ones_seat_and_can_be_turned_off(
    place: Callable[[], Place],
) -> None:
    one, two = place(), place()
    links = opened(one)
    two.at_table("enter", secret=links["seats"]["allies"])
    two.at_table("say", text="Hello", request="a")
    two.at_table("say", text="Hello", request="a")  # sent twice by a bad line
    one.news()
    assert [s["line"] for s in one.shared["seats"]] == ["", "Hello"]
    one.at_table("set", chat=False)
    two.news()
    assert not two.shared["chat"] and [s["line"] for s in two.shared["seats"]] == ["", ""]


def test_who_has_left_is_away_for_the_others_at_once(place: Callable[[], Place]) -> None:
    one, two = place(), place()
    links = opened(one)
    two.at_table("enter", secret=links["seats"]["allies"])
    assert two.app.together._wanted(), "somebody looks at it"
    two.tell("leave", kept=[])
    assert not two.app.together._wanted()
    one.news()
    assert [s["here"] for s in one.shared["seats"]] == [True, False]


def test_who_says_nothing_for_long_is_away(
    place: Callable[[], Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = place(), place()
    links = opened(one)
    two.at_table("enter", secret=links["seats"]["allies"])
    monkeypatch.setattr(shared_panel, "SILENT", -1)
    assert not two.app.together._wanted()
    one.news()
    assert [s["here"] for s in one.shared["seats"]] == [True, False]


def test_a_store_that_is_away_is_told_of_once(place: Callable[[], Place]) -> None:
    one = place()
    opened(one)
    for fault in (shared_panel.NoTable("table-store-away", why=""), RuntimeError("a fault")):
        n = one.app.panels.error.get("n", 0)
        for _ in range(3):
            one.app.together._wrong(fault)
        assert one.app.panels.error["n"] == n + 1 and one.error
        one.news()


def test_nothing_is_put_together_where_nothing_is_new(
    place: Callable[[], Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = place(), place()
    links = opened(one)
    two.at_table("enter", secret=links["seats"]["allies"])
    one.news()
    drawn: list[str] = []
    panel = one.app.together
    section = panel.section
    monkeypatch.setattr(panel, "section", lambda: drawn.append("section") or section())
    panel._go_on()  # as twice a second
    assert drawn == []
    two.at_table("rename", name="Ann")
    one.news()
    assert drawn == ["section"] and [s["name"] for s in one.shared["seats"]] == ["", "Ann"]
    mover, waits = (one, two) if one.app.controller.stage == "play" else (two, one)
    shown: list[str] = []
    show = waits.app.show
    monkeypatch.setattr(waits.app, "show", lambda: shown.append("all") or show())
    mover.tell("act", i=0, token=mover.app.controller.token)
    waits.news()
    assert shown == ["all"], "another's move is drawn once"


def test_at_a_shared_table_nobody_is_thought_ahead_for_unasked(
    place: Callable[[], Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thinking takes a processor for seconds, and the others wait for theirs."""
    monkeypatch.setattr(adviser_panel, "AHEAD", True)
    monkeypatch.setattr(adviser_panel, "AFTER", 0.0)
    thinking: list[Any] = []
    monkeypatch.setattr(AdviserPanel, "_slice", lambda panel, _: thinking.append(panel))

    async def pages() -> None:
        alone, one, two = place(), place(), place()
        alone.tell("start", setup={**SETUP, "seats": {"axis": "person", "allies": "bot"}})
        two.at_table("enter", secret=opened(one)["seats"]["allies"])
        mover = one if one.app.controller.stage == "play" else two
        for page in (alone, mover):
            assert page.app.controller.stage == "play"
        await asyncio.sleep(0.01)
        assert set(thinking) == {alone.app.adviser}
        mover.tell("tutor", on=True)
        await asyncio.sleep(0.01)
        assert mover.app.adviser in thinking, "who has called for it is thought for"

    asyncio.run(pages())


# -- what goes wrong -------------------------------------------------------------------------------

WAYS = ({"what": "open", "setup": SETUP}, {"what": "look", "code": "BBBBBB"},
        {"what": "enter", "secret": "x" * 32})  # fmt: skip


@pytest.mark.parametrize("content", WAYS, ids=lambda content: content["what"])
def test_on_the_static_site_one_sentence_says_what_to_do(
    place: Callable[[], Place], monkeypatch: pytest.MonkeyPatch, content: dict[str, Any]
) -> None:
    one = place()
    monkeypatch.setenv(WHERE, "")
    monkeypatch.setitem(sys.modules, "sqlite3", None)  # as in a browser
    one.tell("shared", **content)
    assert "churchill-kit serve" in one.error and one.app.controller.record is None


def test_a_seat_that_is_taken_is_refused_and_stays_whose_it_is(place: Callable[[], Place]) -> None:
    one, two, late = place(), place(), place()
    code = opened(one)["code"]
    two.at_table("join", code=code, seat="allies", name="Ann")
    for content in ({"seat": "allies"}, {"seat": "axis"}, {"seat": ""}, {"seat": "nowhere"}):
        late.at_table("join", code=code, **content)
        assert late.error and late.app.controller.record is None
    one.news()
    assert [s["name"] for s in one.shared["seats"]] == ["", "Ann"]


@pytest.mark.parametrize("name", ["<b>Ann</b>", "x" * 2000, "\u202eAnn\x00", "=1+1"])
def test_a_name_is_nothing_but_letters(place: Callable[[], Place], name: str) -> None:
    one, two = place(), place()
    code = opened(one)["code"]
    two.at_table("join", code=code, seat="allies", name=name)
    two.at_table("rename", name=name)
    one.news()
    kept = one.shared["seats"][1]["name"]
    assert len(kept) <= 40 and "\x00" not in kept and "\u202e" not in kept


@pytest.mark.parametrize(
    ("reason", "told"),
    [("busy", "moment"), ("full", "room"), ("read-only", "written"), ("newer", "newer")],
)
def test_a_store_that_takes_no_move_keeps_the_question(
    place: Callable[[], Place], monkeypatch: pytest.MonkeyPatch, reason: str, told: str
) -> None:
    one, two = place(), place()
    two.at_table("enter", secret=opened(one)["seats"]["allies"])
    mover = one if one.app.controller.stage == "play" else two
    shared = mover.app.controller.shared
    assert shared is not None
    asked = mover.app.panels.choices

    def refuse(_: Any) -> None:
        raise shared_panel.NoTable(f"table-store-{reason}", why="it says so")

    with monkeypatch.context() as patch:
        patch.setattr(shared.room, "write", refuse)
        mover.tell("act", i=0, token=mover.app.controller.token)
        assert told in mover.error and mover.error.count(". ") == 0
    assert mover.shared["moves"] == 0 and mover.app.panels.choices["groups"] == asked["groups"]
    mover.tell("act", i=0, token=mover.app.controller.token)
    assert mover.shared["moves"] == 1 and not mover.error
