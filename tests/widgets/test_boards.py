"""The renderers without a browser: what is sent for a drawing, what a click comes to."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from churchill_widgets.board.boards import RENDERER, board
from churchill_widgets.board.scene import Scene, box_of
from churchill_widgets.board.svg_board import SvgBoard
from churchill_widgets.games.churchill.boards import map_scene, table_scene
from churchill_widgets.games.churchill.colours import THEMES

from tests.games.churchill.widgets.scenes import DRAWINGS, positions, usable
from tests.helpers import walk

Sent = list[list[Any]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """The batches of commands that a page would have received."""
    canvas = pytest.importorskip("ipycanvas.canvas")
    batches: Sent = []

    def send(content: Any, buffers: list[Any]) -> None:
        batches.append(json.loads(bytes(buffers[0])))

    monkeypatch.setattr(canvas._CANVAS_MANAGER, "send", send)
    return batches


def drawn(number: int = 5, draw: Callable[..., Scene] = table_scene, **options: Any) -> Scene:
    state = positions()[number]
    seat = state.decision.seat if state.decision else None
    return draw(state.view(seat), selectable=usable(state), **options)


def test_one_message_for_a_drawing(sent: Sent) -> None:
    made = board("canvas")
    game = list(walk("churchill", "training", 3))[20:40]
    views = [s.view(s.decision.seat) for s in game if s.decision]
    made.show(table_scene(views[0]))
    assert len(sent) == 1
    whole = len(json.dumps(sent[0]))
    made.show(table_scene(views[0]))
    assert len(sent) == 1  # nothing has changed
    for view in views[1:]:
        made.show(table_scene(view))
    assert len(sent) <= len(views)
    sizes = sorted(len(json.dumps(batch)) for batch in sent[1:])
    assert sizes[len(sizes) // 2] < whole / 3  # only what has changed


def test_a_new_page_is_drawn_in_full(sent: Sent) -> None:
    made = board("canvas")
    made.show(drawn())
    first = sent[0]
    made.canvas._canvases[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert sent[1:] == [first]


@pytest.mark.parametrize("kind", ["canvas", "svg"])
def test_a_page_that_missed_something_gets_all_of_it(
    kind: str, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = board(kind)
    made.show(drawn())
    first, states = sent[:], []
    told = made.widget if kind == "svg" else made.pane
    monkeypatch.setattr(type(told), "send_state", lambda *_, **__: states.append(told.drawn))
    made.again()
    assert sent == first * 2
    assert states == [made.drawn]


def test_another_theme_or_size_is_drawn_in_full(sent: Sent) -> None:
    made = board("canvas")
    made.show(drawn())
    length = len(sent[0])
    made.show(drawn(theme="dark"))
    assert len(sent[-1]) == length
    made.show(drawn(theme="dark", size=(900.0, 700.0)))
    assert (made.canvas.width, made.canvas.height) == (900 * 1.5, 700 * 1.5)
    count = len(sent)
    made._on_message(None, {"type": "size", "width": 450, "height": 350, "sharp": 2}, [])
    assert (made.canvas.width, made.canvas.height) == (900, 700)
    assert len(sent) == count + 1
    made._on_message(None, {"type": "size", "width": 451, "height": 351, "sharp": 2}, [])
    assert len(sent) == count + 1  # a pixel more or less: not worth a drawing


def test_every_shape_becomes_commands(sent: Sent) -> None:
    """All kinds and styles of all positions can be painted, with commands that there are."""
    from ipycanvas.canvas import COMMANDS

    for number in range(0, len(positions()), 4):
        for draw in DRAWINGS.values():
            for theme in THEMES:
                board("canvas").show(drawn(number, draw, theme=theme))
    assert {command[0] for batch in sent for command in batch} <= set(COMMANDS.values())


@pytest.mark.parametrize("kind", ["canvas", "svg"])
def test_clicks_come_back_as_targets(kind: str) -> None:
    if kind == "canvas":
        pytest.importorskip("ipycanvas")
    made = board(kind)
    told: list[str] = []
    made.on_click(told.append)
    made._on_message(None, {"type": "click", "x": 5, "y": 5, "drawn": 0}, [])  # nothing drawn yet
    scene = drawn()
    made.show(scene)
    token = next(s for s in scene.pieces if s.id.startswith("issue:"))
    x, y = token.at[0] + 5, token.at[1] + 5
    made._on_message(None, {"type": "click", "x": x, "y": y, "drawn": made.drawn}, [])
    assert told == [token.target]
    made._on_message(None, {"type": "click", "x": x, "y": y, "drawn": made.drawn - 1}, [])
    made._on_message(None, {"type": "click", "x": -90, "y": y, "drawn": made.drawn}, [])
    assert told == [token.target]  # a click on an older drawing means nothing, nor one beside it


def test_small_things_are_hit_as_if_they_were_larger() -> None:
    made = SvgBoard()
    told: list[str] = []
    made.on_click(told.append)
    scene = drawn(draw=map_scene)
    made.show(scene)
    spy = scene.find("bomb:ussr")
    assert spy is not None and spy.at[2] < 12
    x, y = spy.at[0], spy.at[1] - 20  # on the track, above the marker
    made._on_message(None, {"type": "click", "x": x, "y": y, "drawn": 1}, [])
    made._on_message(None, {"type": "size", "width": 350, "height": 300, "sharp": 1}, [])
    made._on_message(None, {"type": "click", "x": x, "y": y, "drawn": 1}, [])
    assert told == ["research", "bomb:ussr"]


def test_a_drag_is_two_clicks_unless_somebody_wants_to_know() -> None:
    made = SvgBoard()
    told: list[Any] = []
    made.on_click(told.append)
    scene = drawn()
    made.show(scene)
    tokens = [s for s in scene.pieces if s.id.startswith("issue:")][:2]
    first, second = ([s.at[0] + 5, s.at[1] + 5] for s in tokens)
    message = {"type": "drag", "from": first, "to": second, "drawn": 1}
    made._on_message(None, message, [])
    made._on_message(None, message | {"drawn": 0}, [])
    made._on_message(None, message | {"to": first}, [])
    assert told == [s.target for s in tokens]
    made.on_drag(lambda *pair: told.append(pair))
    made._on_message(None, message, [])
    assert told[2:] == [(tokens[0].target, tokens[1].target)]


def test_keys_come_back_from_svg() -> None:
    made = SvgBoard()
    told: list[str] = []
    made.on_click(told.append)
    made.show(drawn(draw=map_scene))
    made._on_message(None, {"type": "key", "target": "theater:europe", "drawn": made.drawn}, [])
    made._on_message(None, {"type": "key", "target": "theater:moon", "drawn": made.drawn}, [])
    made._on_message(None, {"type": "key", "target": "theater:europe", "drawn": 0}, [])
    assert told == ["theater:europe"]


def test_a_fault_of_one_listener_stays_its_own(caplog: pytest.LogCaptureFixture) -> None:
    made = SvgBoard()
    told: list[str] = []
    made.on_click(lambda target: 1 / 0)
    made.on_click(told.append)
    made.show(drawn(draw=map_scene))
    made.clicked("theater:europe")
    assert told == ["theater:europe"] and "theater:europe" in caplog.text


def test_svg_sends_only_the_layers_that_changed() -> None:
    made = SvgBoard()
    made.show(drawn(5))
    changed: list[str] = []
    made.widget.observe(lambda change: changed.append(change["name"]))
    made.show(drawn(5))
    assert changed == ["drawn"]
    made.show(drawn(6))
    assert "board" not in changed and "pieces" in changed


def test_names_of_things_are_told_when_the_mouse_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ipycanvas")
    made: Any = board("canvas")
    answers: list[Any] = []
    monkeypatch.setattr(type(made.pane), "send", lambda _, content: answers.append(content))
    scene = drawn()
    made.show(scene)
    named = [s for s in (*scene.board, *scene.pieces) if s.id and s.label]
    assert len(made.pane.still) + len(made.pane.spots) == len(named)
    for spot, drawing in ((2, 0), (40, 0), (2, -1), (999, 0)):
        made._on_message(None, {"type": "ask", "spot": spot, "drawn": made.drawn + drawing}, [])
    told = [a["name"] for a in answers if a["type"] == "name"]
    assert told == [named[2].label, named[40].label]


def test_keys_choose_what_they_have_come_to() -> None:
    pytest.importorskip("ipycanvas")
    made: Any = board("canvas")
    told: list[str] = []
    made.on_click(told.append)
    scene = map_scene(positions()[5].view(None), selectable={"location:poland"})
    made.show(scene)
    named = [s for s in (*scene.board, *scene.pieces) if s.id and s.label]
    pointed = [
        next(i for i, s in enumerate(named) if (s.role == "button") is can) for can in (True, False)
    ]
    for spot in (*pointed, 999):
        made._on_message(None, {"type": "key", "spot": spot, "drawn": made.drawn}, [])
    made._on_message(None, {"type": "key", "spot": pointed[0], "drawn": made.drawn - 1}, [])
    assert told == [named[spot].target for spot in pointed]  # what is no choice says what it is


def test_which_renderer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(board("svg"), SvgBoard)
    monkeypatch.setenv(RENDERER, "svg")
    assert isinstance(board(), SvgBoard)
    monkeypatch.setenv(RENDERER, "oil")
    with pytest.raises(ValueError, match="oil"):
        board()
    monkeypatch.delenv(RENDERER)
    pytest.importorskip("ipycanvas")
    assert type(board()).__name__ == "CanvasBoard"


def test_without_ipycanvas_the_boards_are_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(RENDERER, raising=False)
    monkeypatch.delitem(sys.modules, "churchill_widgets.board.canvas_board", raising=False)
    monkeypatch.setitem(sys.modules, "ipycanvas", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name, package=None: None)
    assert isinstance(board(), SvgBoard)


def test_ipycanvas_that_does_not_load_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(RENDERER, raising=False)
    monkeypatch.delitem(sys.modules, "churchill_widgets.board.canvas_board", raising=False)
    monkeypatch.setitem(sys.modules, "ipycanvas", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name, package=None: object())
    assert isinstance(board(), SvgBoard)
    with pytest.raises(ImportError):
        board("canvas")


@pytest.mark.parametrize("kind", ["canvas", "svg"])
def test_a_board_begins_at_what_is_asked_about(kind: str) -> None:
    if kind == "canvas":
        pytest.importorskip("ipycanvas")
    made = board(kind)
    scene = replace(drawn(), whole=None)

    def told() -> Any:
        made.show(scene)
        shown: Any = made
        return shown.pane if kind == "canvas" else shown.widget

    def begins() -> list[float]:
        return list(told().own)

    def around() -> list[float]:
        return list(told().around)

    assert begins() == list(scene.own or ()), "what a scene says itself"
    made.aim((), whole=True)
    assert told().whole, "several places of one step are all seen"
    two = [s for s in scene.things() if (s.target or "").startswith("issue:")][:2]
    made.aim({str(s.target) for s in two})
    left, top, wide, high = begins()
    for x, y, w, h in map(box_of, two):
        assert left <= x and x + w <= left + wide + 0.01
        assert top <= y and y + h <= top + high + 0.01
    first = begins()
    assert around() == []
    made.aim({str(two[0].target)}, {str(two[1].target)})
    assert begins() == pytest.approx(box_of(two[0]))
    assert around() == first, "all that can be chosen, where it lies close together"
    made.aim((), {str(two[1].target)})
    assert begins() == list(scene.own or ()), "what can be chosen is not what is asked about"
    made.aim({str(two[0].target)}, {str(s.target) for s in scene.things() if s.target})
    assert begins() == pytest.approx(box_of(two[0])) and around() == []
    made.aim(None)
    assert begins() == around() == [], "what happens is shown"
    assert not told().whole
    scene = replace(scene, whole=(10.0, 20.0, 300.0, 200.0))
    for aim in (None, (), {str(two[0].target)}):
        made.aim(aim, {str(two[1].target)})
        assert begins() == [10, 20, 300, 200] and around() == [], (
            "what belongs together comes first"
        )
        assert told().whole
