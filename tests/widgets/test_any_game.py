"""The page of a game that the house has never seen: a screen of one board, or of none but the
plainest answers; draws, sides, seats by set-up, and the choice among games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import pytest
from churchill_widgets import screen as screens
from churchill_widgets.base import sentences
from churchill_widgets.board.scene import Ink, Scene
from churchill_widgets.board.themes import look
from churchill_widgets.page.game_page import App, Panels
from churchill_widgets.screen import Colours, Draw, Screen, Seat

import churchill_kit as ck
from churchill_kit.engine.values import Result
from tests.toy import GAME, toy

ALONE = {"ann": "person", "bob": "random"}
DISC = "M12 1 C18 1 23 6 23 12 C23 18 18 23 12 23 C6 23 1 18 1 12 C1 6 6 1 12 1 Z"


def board(view: Any, lang: str, theme: str = "light", **more: Any) -> Scene:
    """A card for each that the viewer holds."""
    can = frozenset(more.get("selectable", ()))
    width, height = more.get("size", (400.0, 300.0))
    ink = Ink("pieces")
    held = [h for h in view.hands.values() if isinstance(h, tuple)]
    for i, card in enumerate(c for h in held for c in h):
        target = f"card:{card}"
        at = (20.0 + 60 * i, 20.0, 50.0, 70.0, 4.0)
        ink.thing(target, "rect", at, "token", card, target, target in can)
    owners = {"ann": ("#123456", "#eeeeff"), "bob": ("#654321", "")}
    return Scene(width, height, (), ink.shapes(), (), "cards", theme, lang, look(theme, owners))


class ToyScreen(Screen):
    """One board, two seats."""

    game = "toy"
    boards: ClassVar[Mapping[str, Draw]] = {"cards": board}
    seats: ClassVar[Mapping[str, Seat]] = {
        "ann": Seat(DISC, DISC, {"light": Colours("#123456", "#eeeeff")}),
        "bob": Seat(DISC, DISC, {"light": Colours("#654321", "#ffeeee")}, "3 3"),
    }
    facets = ("card",)
    first_seat = "bob"

    def totals(self, view: Any) -> dict[str, int]:
        return dict(view.points)


class Desk:
    """An app and what its page would have received besides its traits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: str | None = None) -> None:
        self.sent: list[dict[str, Any]] = []
        monkeypatch.setattr(Panels, "send", lambda _, content, **__: self.sent.append(content))
        self.app = App(game)
        self.panels, self.controller = self.app.panels, self.app.controller

    def tell(self, kind: str, **content: Any) -> None:
        self.app._on_message(self.panels, {"type": kind, **content}, [])
        assert not self.panels.error.get("text"), self.panels.error

    def play_on(self) -> None:
        rng = random.Random(1)
        while self.controller.stage == "play":
            i = rng.randrange(len(self.controller.actions()))
            self.tell("act", i=i, token=self.controller.token)


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with toy():
        forget = screens.add(ToyScreen())
        yield
        forget()
    sentences.missed.clear()  # the toy has no words at all
    for remembered in (sentences.static, sentences._action):
        remembered.cache_clear()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv("CHURCHILL_KIT_RENDERER", "svg")
    return Desk(monkeypatch)


def test_a_game_is_chosen_on_the_first_page(desk: Desk) -> None:
    first, *others = ck.games()
    assert desk.panels.start["game"] == first and "toy" in others
    assert [g["id"] for g in desk.panels.start["games"]] == [first, *others]
    desk.tell("form", game="toy")
    start = desk.panels.start
    assert start["game"] == "toy"
    assert [s[0] for s in start["scenarios"]] == list(GAME.scenarios)
    assert [(s["id"], s["value"]) for s in start["seats"]] == [("ann", "random"), ("bob", "person")]
    assert [o["id"] for o in start["options"]] == ["double"] and not start["tutor"]
    assert set(desk.panels.signs) == {"ann", "bob"}
    assert ".ck-seats-toy .ck-of-ann{--seat:#123456" in desk.panels.seat_css
    desk.tell("start", setup={"seed": 3, "seats": {"ann": "person", "bob": "random"}})
    assert desk.controller.game is GAME and desk.controller.stage == "play"
    assert desk.panels.head["boards"] == ["cards"] and desk.panels.head["board"] == "cards"
    assert list(desk.app.boards) == ["cards"]
    assert "ck-seats-toy" in desk.app.widget._dom_classes


def test_nobody_is_asked_who_sits_where_the_rules_play(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "unasked", lambda *_: ("bob",))
    desk.tell("form", game="toy", seats={"bob": "person"})
    assert [(s["id"], s["value"]) for s in desk.panels.start["seats"]] == [("ann", "person")]
    assert desk.panels.start["table"] == ["ann", "bob"]
    desk.tell("start", setup={"seed": 3, "seats": {"bob": "person"}})
    assert desk.controller.persons == ("ann",)


def test_what_is_wrong_on_the_first_page_changes_nothing(desk: Desk) -> None:
    desk.tell("form", game="toy")
    desk.tell("form", scenario="grand", options={"double": 7, "treble": True})
    desk.tell("form", scenario=["two"], options="nonsense")
    assert desk.controller.scenario == "two" and desk.controller.options == {}
    desk.tell("form", scenario="three", options={"double": True})
    assert (desk.panels.start["scenario"], desk.panels.start["options"][0]["value"]) == ("three", 1)
    desk.app._on_message(desk.panels, {"type": "form", "game": "chess"}, [])
    assert desk.panels.error["text"] and desk.controller.game is GAME


def test_it_is_played_by_clicks_to_its_end(desk: Desk) -> None:
    desk.tell("start", setup={"game": "toy", "seed": 3, "seats": ALONE})
    scene = desk.app.boards["cards"].scene
    assert scene is not None
    card = next(s.target for s in scene.things() if s.role == "button")
    desk.tell("select", target=card)
    assert desk.panels.choices["shown"] == 1 < desk.panels.choices["total"]
    desk.play_on()
    result: Any = desk.controller.record.state.result  # type: ignore[union-attr]
    end = desk.panels.end
    assert end["winner"] == result.winner and end["winners"] == list(result.winners)
    assert {s["id"]: s["score"] for s in end["seats"]} == result.final
    assert {seat: grown[-1] for seat, grown in end["chart"]["grown"].items()} == result.scores
    assert [s[2] for s in end["chart"]["seats"]] == ["", "3 3"]
    assert len(desk.panels.scores["rows"]) == 2


@pytest.mark.parametrize(
    ("winners", "sides", "told"),
    [
        ((), {}, "Nobody wins: a draw"),
        (("ann",), {}, "Victory: ann"),
        (("ann", "bob"), {}, "ann and bob win"),
        (("ann", "bob"), {"friends": ("ann", "bob")}, "Victory: friends"),
    ],
)
def test_draws_and_sides(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, winners: Any, sides: Any, told: str
) -> None:
    desk.tell("start", setup={"game": "toy", "seed": 3, "seats": ALONE})
    desk.play_on()
    record: Any = desk.controller.record
    before = record._states[-1].result
    record._states[-1].result = Result(*("toy", winners), *tuple(before)[2:])
    monkeypatch.setattr(type(GAME), "sides", sides)
    desk.controller.token += 1
    desk.app.show()
    assert desk.panels.end["title"] == told
    assert desk.panels.head["seat"] == (winners[0] if winners else "")


def test_games_of_all_kinds_are_kept_resumed_and_opened(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.tell("start", setup={"game": "toy", "seed": 3, "seats": ALONE})
    desk.tell("act", i=0, token=desk.controller.token)
    kept = desk.controller.keep()
    desk.tell("save")
    file = desk.sent[-1]
    assert file["name"].startswith("toy-two-")
    other = Desk(monkeypatch)
    assert other.controller.game.name != "toy"
    other.tell("hello", kept=[{k: v for k, v in kept.items() if k != "save"}], lang="en")
    assert other.panels.start["kept"][0]["name"].startswith("toy · ")
    other.tell("resume", kept=kept)
    assert other.controller.game is GAME and list(other.app.boards) == ["cards"]
    other.tell("leave")
    other.tell("start", setup={"game": ck.games()[0], "seed": 1})
    assert list(other.app.boards) == ["table", "map"]
    other.tell("open", text=file["text"])
    assert other.controller.game is GAME and list(other.app.boards) == ["cards"]


def test_seats_depend_on_the_setup(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def seating(self: Any, scenario: str, options: Any) -> tuple[str, ...]:
        return ("bob", "ann") if scenario == "three" else ("ann", "bob")

    monkeypatch.setattr(type(GAME), "seating", seating)
    desk.tell("form", game="toy")
    assert [s["id"] for s in desk.panels.start["seats"]] == ["ann", "bob"]
    desk.tell("form", scenario="three")
    assert [s["id"] for s in desk.panels.start["seats"]] == ["bob", "ann"]
    assert [seat for seat, _ in desk.panels.start["lessons"]] == list(GAME.seats)


def test_a_game_without_screens_is_said_in_one_sentence(desk: Desk) -> None:
    own = screens._added.pop("toy")
    try:
        desk.app._on_message(desk.panels, {"type": "form", "game": "toy"}, [])
        assert desk.panels.error["text"]
        assert "Something went wrong" not in desk.panels.error["text"]
        assert desk.controller.game.name != "toy"
    finally:
        screens._added["toy"] = own
