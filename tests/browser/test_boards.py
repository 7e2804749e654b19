"""The boards as pixels: a partial redraw equals a whole one, and the canvas equals the SVG."""

from __future__ import annotations

import base64
import io
import json
from typing import Any

import pytest
from churchill_widgets.base.scripts import bundle
from churchill_widgets.board.boards import board, svg
from churchill_widgets.board.scene import Scene
from churchill_widgets.games.churchill.boards import map_scene, table_scene
from playwright.sync_api import Page

from tests.games.churchill.widgets.scenes import DRAWINGS, crowded, usable, walk, war


def load_kind(page: Page, kind: str) -> None:
    """The script of a kind of widget as `window.kind`, as anywidget loads it."""
    page.evaluate(
        """async (text) => {
          const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
          window.kind = (await import(address)).default;
        }""",
        bundle(kind)[0],
    )


# Does what ipycanvas' page does with a batch of commands, on plain canvases.
REPLAY = """
({batches, names, attributes, width, height}) => {
  const layers = new Map();
  let ctx = null;
  for (const batch of batches) for (const [code, args] of batch) {
    const name = names[code];
    if (name === 'switchCanvas') {
      if (!layers.has(args[0])) {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, {width, height});
        layers.set(args[0], canvas.getContext('2d'));
      }
      ctx = layers.get(args[0]);
    } else if (name === 'set') ctx[attributes[args[0]]] = args[1];
    else if (name === 'clear') ctx.clearRect(0, 0, width, height);
    else if (name === 'strokeLine') {
      ctx.beginPath(); ctx.moveTo(args[0], args[1]); ctx.lineTo(args[2], args[3]); ctx.stroke();
    } else ctx[name](...args);
  }
  const all = document.createElement('canvas');
  Object.assign(all, {width, height});
  for (const layer of layers.values()) all.getContext('2d').drawImage(layer.canvas, 0, 0);
  return all.toDataURL();
}
"""
ATTRIBUTES = [
    "fillStyle",
    "strokeStyle",
    "globalAlpha",
    "font",
    "textAlign",
    "textBaseline",
    "direction",
    "globalCompositeOperation",
    "lineWidth",
    "lineCap",
    "lineJoin",
    "miterLimit",
    "lineDashOffset",
]


class Painter:
    """Canvas boards whose commands are kept, and the pictures that they make."""

    def __init__(self, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
        self.module = pytest.importorskip("ipycanvas.canvas")
        self.page = page
        self.batches: list[Any] = []
        keep = lambda content, buffers: self.batches.append(json.loads(bytes(buffers[0])))  # noqa: E731
        monkeypatch.setattr(self.module._CANVAS_MANAGER, "send", keep)

    def picture(self, *scenes: Scene) -> Any:
        """What a canvas shows after these scenes, one after the other."""
        self.batches.clear()
        # the manager remembers to which canvas it spoke last
        self.module._CANVAS_MANAGER._current_canvas = None
        made: Any = board("canvas")
        made.pixels, made._sharp = (scenes[0].width, scenes[0].height), 1.0
        for scene in scenes:
            made.show(scene)
        arguments = {
            "batches": self.batches,
            "names": {code: name for name, code in self.module.COMMANDS.items()},
            "attributes": ATTRIBUTES,
            "width": made.canvas.width,
            "height": made.canvas.height,
        }
        return pixels(self.page.evaluate(REPLAY, arguments))

    def drawn(self, scene: Scene) -> Any:
        """The same scene as SVG."""
        style = f"position:absolute;left:0;top:0;width:{scene.width}px;height:{scene.height}px"
        self.page.set_viewport_size({"width": int(scene.width), "height": int(scene.height)})
        self.page.set_content(f'<body style="margin:0"><div style="{style}">{svg(scene)}</div>')
        return image(self.page.screenshot())


def image(png: bytes) -> Any:
    numpy = pytest.importorskip("numpy")
    pillow = pytest.importorskip("PIL.Image")
    return numpy.asarray(pillow.open(io.BytesIO(png)).convert("RGB")).astype(int)


def pixels(url: str) -> Any:
    return image(base64.b64decode(url.partition(",")[2]))


@pytest.fixture
def painter(page: Page, monkeypatch: pytest.MonkeyPatch) -> Painter:
    page.set_content("<body></body>")
    return Painter(page, monkeypatch)


@pytest.mark.parametrize("which", DRAWINGS)
def test_a_partial_redraw_equals_a_whole_one(painter: Painter, which: str) -> None:
    game = [s for s in walk("training", 3) if s.decision is not None][10:90:8]
    size = (787.0, 580.0)
    scenes = [
        DRAWINGS[which](s.view(s.decision.seat), selectable=usable(s), size=size)  # type: ignore[union-attr]
        for s in game
    ]
    step_by_step = painter.picture(*scenes)
    at_once = painter.picture(scenes[-1])
    wrong = abs(step_by_step - at_once).max(axis=2)
    assert (wrong > 24).sum() <= 12  # the last bit of a rounding, at most


@pytest.mark.parametrize("which", DRAWINGS)
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_canvas_and_svg_look_the_same(painter: Painter, which: str, theme: str) -> None:
    state = crowded() if which == "table" else war()
    scene = DRAWINGS[which](state.view("us"), "ru", theme, selectable=usable(state))
    canvas, drawing = painter.picture(scene), painter.drawn(scene)
    assert canvas.shape == drawing.shape
    wrong = abs(canvas - drawing).max(axis=2)
    assert wrong.mean() < 1.5
    assert (wrong > 90).mean() < 0.006  # edges of letters only


def test_svg_board_takes_focus_and_keys(page: Page) -> None:
    """The page's part of the SVG board: layers, focus that stays, Enter and Space, clicks."""
    from churchill_widgets.board.svg import css, defs, layer

    state = war()
    one = map_scene(state.view("us"), selectable={"location:poland", "theater:europe"})
    two = map_scene(state.view("us"), selectable={"location:poland"}, selected="location:poland")
    pictures = one.drawn.pictures
    page.set_content('<div id="here" style="width:787px"></div>')
    held = {
        "width": one.width, "height": one.height, "title": one.title, "lang": "en",
        "theme": "light", "css": css(one.drawn, ".ck-light"), "defs": defs(one.drawn), "drawn": 3,
        **{name: layer(one.layer(name), pictures) for name in ("board", "pieces", "marks")},
    }  # fmt: skip
    load_kind(page, "board/svg_board")
    page.evaluate(
        """held => {
          window.sent = []; const on = {};
          window.model = {
            get: (k) => held[k], send: (m) => window.sent.push(m),
            on: (e, f) => { on[e] = f; }, off: (e) => { delete on[e]; },
            put: (k, v) => { held[k] = v; on[`change:${k}`]?.(); },
          };
          const el = document.querySelector('#here');
          window.done = window.kind.render({model: window.model, el});
        }""",
        held,
    )
    page.keyboard.press("Tab")
    focused = "document.activeElement.dataset?.target"
    first = page.evaluate(focused)
    page.keyboard.press("Tab")
    assert {first, page.evaluate(focused)} == {"location:poland", "theater:europe"}
    page.focus('[data-target="location:poland"]')
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    page.evaluate("([k, v]) => window.model.put(k, v)", ["pieces", layer(two.pieces, pictures)])
    assert page.evaluate(focused) == "location:poland"
    page.click('[data-id="location:greece"]')
    sent = [m for m in page.evaluate("window.sent") if m["type"] != "size"]
    assert [m["type"] for m in sent] == ["key", "key", "click"]
    assert sent[0] == {"type": "key", "target": "location:poland", "drawn": 3}
    assert two.hit(sent[2]["x"], sent[2]["y"]) == "location:greece"
    assert page.locator("svg").get_attribute("aria-label") == "War map"
    page.evaluate("window.done()")


def test_pane_leaves_wheel_and_keys_to_the_page(page: Page) -> None:
    """The pane over the canvas: a click is told, the page scrolls, Tab stops once and goes on."""
    from churchill_widgets.board.canvas_board import _spot, _things

    scene = table_scene(crowded().view("us"), selectable={"issue:pol_mil_1"})
    still, spots = ([_spot(s) for s in _things(layer)] for layer in (scene.board, scene.pieces))
    token = scene.find("issue:pol_mil_1")
    assert token is not None
    page.set_content(
        f"<style>{bundle('board/pane')[1]}</style>"
        '<button id="one">1</button><div class="ck-canvas-board" style="display:flex;width:700px">'
        '<canvas tabindex="0" width="1640" height="1520"></canvas><div id="here"></div></div>'
        '<button id="two">2</button><div style="height:3000px"></div>'
    )
    load_kind(page, "board/pane")
    page.evaluate(
        """held => {
          window.sent = [];
          const send = (m) => window.sent.push(m);
          const model = { get: (k) => held[k], send, on() {}, off() {} };
          window.kind.render({model, el: document.querySelector('#here')});
        }""",
        {
            "width": scene.width, "height": scene.height, "drawn": 7,
            "still": still, "spots": spots,
            "title": scene.title, "lang": "en",
        },
    )  # fmt: skip
    page.wait_for_timeout(100)
    box = page.locator("#here").bounding_box()
    assert box is not None and round(box["width"]) == 700
    x = box["x"] + (token.at[0] + 10) * 700 / scene.width
    y = box["y"] + (token.at[1] + 10) * 700 / scene.width
    page.mouse.move(x, y)
    page.wait_for_timeout(400)
    assert page.locator(".ck-pane-frame").is_visible()
    page.mouse.click(x, y)
    sent = page.evaluate("window.sent")
    assert [m["type"] for m in sent] == ["size", "ask", "click"]
    assert scene.hit(sent[2]["x"], sent[2]["y"]) == "issue:pol_mil_1"
    page.mouse.wheel(0, 300)
    page.wait_for_timeout(200)
    assert page.evaluate("window.scrollY") > 100
    page.focus("#one")
    page.keyboard.press("Tab")
    asked = "window.sent.filter((m) => m.type === 'ask').at(-1).spot"
    here = len(still) + next(i for i, spot in enumerate(spots) if spot[4])
    assert page.evaluate(asked) == here, "the first that can be chosen"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(asked) != here
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(asked) == here
    page.keyboard.press("Enter")
    assert page.evaluate("window.sent.at(-1)") == {"type": "key", "spot": here, "drawn": 7}
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "two"
    assert page.locator("canvas").get_attribute("aria-hidden") == "true"
