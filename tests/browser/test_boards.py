"""The boards as pixels: a partial redraw equals a whole one, and the canvas equals the SVG."""

from __future__ import annotations

import base64
import io
import json
from typing import Any

import pytest
from churchill_widgets.base.scripts import bundle
from churchill_widgets.board.boards import board, svg
from churchill_widgets.board.moment import between
from churchill_widgets.board.overlay import told
from churchill_widgets.board.scene import Scene, bounds, box_of
from churchill_widgets.games.churchill.boards import map_scene, table_scene
from playwright.sync_api import Browser, Page

import churchill_kit as ck
from tests.games.churchill.widgets.scenes import DRAWINGS, crowded, usable, war
from tests.helpers import walk


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
    game = [s for s in walk("churchill", "training", 3) if s.decision is not None][10:90:8]
    size = (787.0, 580.0)
    scenes = [
        DRAWINGS[which](s.view(s.decision.seat), selectable=usable(s), size=size) for s in game
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
    assert page.locator(".ck-scene").get_attribute("aria-label") == "War map"
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
    for _ in range(3):  # past two buttons of the board
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "two"
    assert page.locator("canvas").get_attribute("aria-hidden") == "true"


# -- what lies over a board ------------------------------------------------------------------------

# A program behind a board's script: `put` sets what it holds, as the kernel does.
PROGRAM = """
([held, before]) => {
  window.sent = [];
  const on = {};
  const all = (e) => on[e] || [];
  window.model = {
    get: (k) => held[k],
    send: (m) => window.sent.push(m),
    on: (e, f) => { on[e] = [...all(e), f]; },
    off: (e, f) => { on[e] = all(e).filter((g) => g !== f); },
    tell: (m) => { for (const f of all('msg:custom')) f(m); },
    put: (more) => {
      Object.assign(held, more);
      for (const k of Object.keys(more)) for (const f of all(`change:${k}`)) f();
    },
  };
  document.body.innerHTML = before;
  window.done = window.kind.render({model: window.model, el: document.querySelector('#here')});
}
"""
PLACES = {
    "pane": (
        '<div class="ck-canvas-board" style="display:flex;width:700px;position:relative">'
        '<canvas width="1640" height="1520"></canvas><div id="here"></div></div>'
    ),
    "svg_board": '<div id="here" style="width:700px"></div>',
}


def open_board(page: Page, kind: str, scene: Scene, number: int = 3) -> None:
    """A board of a kind in a page of its own, with a scene."""
    from churchill_widgets.board.canvas_board import _spot, _things
    from churchill_widgets.board.svg import css, defs, layer

    held: dict[str, Any] = {
        "width": scene.width, "height": scene.height, "title": scene.title, "lang": "en",
        "drawn": number, "moving": 0, "over": "",
    }  # fmt: skip
    if kind == "pane":
        still, spots = ([_spot(s) for s in _things(of)] for of in (scene.board, scene.pieces))
        held |= {"still": still, "spots": spots}
    else:
        held |= {"theme": scene.theme, "css": css(scene.drawn, ".ck-light")}
        held |= {"defs": defs(scene.drawn)}
        for name in ("board", "pieces", "marks"):
            held[name] = layer(scene.layer(name), scene.drawn.pictures)
    page.set_content('<meta name="viewport" content="width=device-width"><body></body>')
    page.add_style_tag(content=bundle(f"board/{kind}")[1])
    load_kind(page, f"board/{kind}")
    page.evaluate(PROGRAM, [held, PLACES[kind]])
    page.wait_for_timeout(60)


def a_step() -> tuple[Scene, Scene]:
    """An issue two spaces further; its lane is otherwise empty."""
    game = ck.game("churchill")
    scenes = [
        table_scene(game.position(at="meeting", issues={"us_production_1": at}).view("us"))
        for at in (("us", 1), ("us", 4))
    ]
    return scenes[0], scenes[1]


RUNNING = "document.getAnimations().filter((a) => a.playState !== 'finished').length"
# Halts all that is under way at a part of its time.
HALT = """part => { for (const a of document.getAnimations()) {
  a.pause(); a.currentTime = a.effect.getTiming().duration * part;
} }"""


@pytest.mark.parametrize("kind", PLACES)
def test_a_thing_glides_from_where_it_was(page: Page, kind: str) -> None:
    before, after = a_step()
    moment = between(before, after, ["issue:us_production_1"])
    assert moment is not None
    open_board(page, kind, before)
    page.evaluate("m => window.model.tell(m)", told(moment, 60_000, 4))
    page.evaluate("() => window.model.put({drawn: 4, moving: 4})")
    sprite = page.locator(".ck-sprite-glide").first
    tops = []
    for part in (0, 0.4, 0.8):
        page.evaluate(HALT, part)
        box = sprite.bounding_box()
        assert box is not None
        tops.append(box["y"])
    glide = next(g for g in moment.glides if g.key == "issue:us_production_1")
    scale = 700 / before.width
    assert tops[2] - tops[0] == pytest.approx((glide.end[1] - glide.start[1]) * scale, abs=1)
    assert tops[0] < tops[1] < tops[2]
    assert page.locator(".ck-over").get_attribute("aria-hidden") == "true"
    # it comes to its end, and only the ring is left
    page.evaluate("() => document.getAnimations().forEach((a) => a.finish())")
    page.wait_for_function(
        "() => !document.querySelector('.ck-patch, .ck-sprite-glide:not(.ck-rings *)')"
    )
    assert page.locator(".ck-sprite-ring").count() == page.locator(".ck-sprite-trail").count() == 1


@pytest.mark.parametrize("kind", PLACES)
def test_a_later_picture_ends_a_moment_at_once(page: Page, kind: str) -> None:
    before, after = a_step()
    open_board(page, kind, before)
    message = told(between(before, after, ["issue:us_production_1"]), 60_000, 4)  # type: ignore[arg-type]
    page.evaluate("m => window.model.tell(m)", message)
    page.evaluate("() => window.model.put({drawn: 4, moving: 4})")
    assert page.evaluate(RUNNING) > 1
    page.evaluate("() => window.model.put({drawn: 5})")
    assert page.evaluate(RUNNING) > 1, "the same moment goes on"
    left = page.evaluate("""() => {
      window.model.put({drawn: 6, moving: 0});
      return document.querySelectorAll('.ck-over g g').length;
    }""")
    assert left == 0 and page.evaluate(RUNNING) == 0
    page.evaluate("m => window.model.tell(m)", message)
    assert page.evaluate(RUNNING) == 0, "one that comes late is left out"


@pytest.mark.parametrize("kind", PLACES)
def test_no_motion_for_those_who_want_none(page: Page, kind: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    before, after = a_step()
    open_board(page, kind, before)
    message = told(between(before, after, ["issue:us_production_1"]), 60_000, 4)  # type: ignore[arg-type]
    page.evaluate("m => window.model.tell(m)", message)
    assert page.evaluate(RUNNING) == 0
    assert page.locator(".ck-moment > *").count() == 0
    assert page.locator(".ck-sprite-ring").count() == page.locator(".ck-sprite-trail").count() == 1


# -- clicks, sizes, fingers ------------------------------------------------------------------------

SENT = "window.sent.filter((m) => m.type !== 'size' && m.type !== 'ask')"


def middle(page: Page, scene: Scene, thing: str) -> tuple[float, float]:
    """Where a thing is on the page."""
    found = scene.find(thing)
    box = page.locator(".ck-pane, .ck-scene").first.bounding_box()
    assert found is not None and box is not None
    left, top, right, bottom = bounds(found)
    scale = box["width"] / scene.width
    return box["x"] + (left + right) / 2 * scale, box["y"] + (top + bottom) / 2 * scale


@pytest.mark.parametrize("kind", PLACES)
def test_a_click_on_what_is_no_choice_tells_what_it_is(page: Page, kind: str) -> None:
    scene = map_scene(war().view("us"), selectable={"location:poland"})
    open_board(page, kind, scene)
    for thing in ("technology", "space:western:normandy", "location:poland"):
        page.mouse.click(*middle(page, scene, thing))
        told_of = page.evaluate(SENT)[-1]
        assert told_of["type"] == "click"
        assert scene.hit(told_of["x"], told_of["y"]) == thing


@pytest.mark.parametrize("kind", PLACES)
def test_a_board_grows_by_keys_buttons_and_wheel(page: Page, kind: str) -> None:
    scene = map_scene(war().view("us"), selectable={"location:poland"})
    open_board(page, kind, scene)
    sheet = page.locator(".ck-pane, .ck-scene").first

    def wide() -> float:
        box = sheet.bounding_box()
        assert box is not None
        return box["width"] / 700

    assert wide() == pytest.approx(1)
    page.keyboard.press("Tab")
    page.keyboard.press("+")
    assert wide() == pytest.approx(1.4, abs=0.01)
    page.keyboard.press("-")
    assert wide() == pytest.approx(1, abs=0.01)
    page.locator(".ck-zoom-in").click()
    page.locator(".ck-zoom-in").click()
    assert wide() == pytest.approx(1.96, abs=0.01)
    # what was under the mouse stays there
    where = middle(page, scene, "location:poland")
    page.mouse.move(*where)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_function("() => !document.querySelector('.ck-zoom-fit').disabled")
    assert wide() > 2
    assert middle(page, scene, "location:poland") == pytest.approx(where, abs=1.5)
    # a click still finds what lies there, and a press that moves the board is none
    page.mouse.click(*where)
    told_of = page.evaluate(SENT)[-1]
    assert scene.hit(told_of["x"], told_of["y"]) == "location:poland"
    count = len(page.evaluate(SENT))
    page.mouse.move(350, 400)
    page.mouse.down()
    page.mouse.move(300, 380, steps=4)
    page.mouse.up()
    assert middle(page, scene, "location:poland")[0] < where[0] - 20
    assert len(page.evaluate(SENT)) == count
    page.wait_for_function(
        """() => window.sent.filter((m) => m.type === 'size').at(-1).width > 1400"""
    )
    page.locator(".ck-zoom-fit").click()
    assert wide() == pytest.approx(1)
    assert page.locator(".ck-zoom-fit").is_disabled()


@pytest.mark.parametrize("kind", PLACES)
def test_the_buttons_never_lie_on_the_board(page: Page, kind: str) -> None:
    scene = map_scene(war().view("us"))
    assert scene.free is not None
    open_board(page, kind, scene)
    frame, tools = page.locator(".ck-zoomable"), page.locator(".ck-board-tools")
    sheet = page.locator(".ck-pane, .ck-scene").first
    wide = {"wide": f"{scene.width}px", "narrow": "380px"}
    for room in wide:
        frame.evaluate("(e, wide) => { e.style.width = wide; }", wide[room])
        page.evaluate("free => window.model.put({free})", list(scene.free))
        page.wait_for_function(
            "strip => document.querySelector('.ck-zoomable').matches('.ck-board-strip') === strip",
            arg=room == "narrow",
        )
        on, box = tools.bounding_box(), sheet.bounding_box()
        assert on is not None and box is not None
        if room == "narrow":
            assert on["y"] + on["height"] <= box["y"]
        else:  # on nothing that has a name
            left, top = on["x"] - box["x"], on["y"] - box["y"]
            free = scene.free
            assert left >= free[0] - 1 and left + on["width"] <= free[0] + free[2] + 1
            assert top >= free[1] - 1 and top + on["height"] <= free[1] + free[3] + 1


@pytest.mark.parametrize("kind", PLACES)
def test_a_zoomed_board_shows_where_it_happens(page: Page, kind: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    before, after = a_step()
    open_board(page, kind, before)
    page.locator(".ck-zoom-in").click(click_count=4)
    page.mouse.move(350, 300)
    page.mouse.down()
    page.mouse.move(900, 900, steps=3)  # to the upper left corner
    page.mouse.up()
    message = told(between(before, after, ["issue:us_production_1"]), 400, 4)  # type: ignore[arg-type]
    page.evaluate("m => window.model.tell(m)", message)
    x, y = middle(page, after, "issue:us_production_1")
    box = page.locator(".ck-zoomable").bounding_box()
    assert box is not None
    assert box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


@pytest.mark.parametrize("kind", PLACES)
def test_a_thing_is_dragged_to_another(page: Page, kind: str) -> None:
    scene = map_scene(war().view("us"), selectable={"location:poland"})
    open_board(page, kind, scene)
    page.mouse.move(*middle(page, scene, "location:poland"))
    page.mouse.down()
    page.mouse.move(*middle(page, scene, "location:rumania"), steps=5)
    assert page.locator(".ck-drag").is_visible()
    page.mouse.up()
    assert page.locator(".ck-drag").count() == 0
    (told_of,) = page.evaluate(SENT)
    assert (told_of["type"], told_of["drawn"]) == ("drag", 3)
    assert scene.hit(*told_of["from"]) == "location:poland"
    assert scene.hit(*told_of["to"]) == "location:rumania"
    # what cannot be chosen is not lifted, and a press that hardly moves is a click
    page.mouse.move(*middle(page, scene, "technology"))
    page.mouse.down()
    page.mouse.move(*middle(page, scene, "location:rumania"), steps=5)
    assert page.locator(".ck-drag").count() == 0
    page.mouse.up()
    x, y = middle(page, scene, "location:poland")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 2, y)
    page.mouse.up()
    assert page.evaluate(SENT)[-1]["type"] == "click"


@pytest.mark.parametrize("kind", PLACES)
def test_two_fingers_enlarge_and_one_moves(browser: Browser, kind: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    with context:
        page = context.new_page()
        scene = map_scene(war().view("us"), selectable={"location:poland"})
        open_board(page, kind, scene)
        page.evaluate("() => { document.querySelector('#here').style.width = '380px'; }")
        page.evaluate(
            "() => { const b = document.querySelector('.ck-canvas-board');"
            " if (b) b.style.width = '380px'; }"
        )
        page.wait_for_timeout(300)
        sheet = page.locator(".ck-pane, .ck-scene").first

        def box() -> dict[str, float]:
            found: Any = sheet.bounding_box()
            return dict(found)

        assert page.locator(".ck-zoomed").count() == 0, "what only shows is seen whole"
        left, top, wide, high = box_of(scene.find("location:poland"))  # type: ignore[arg-type]
        page.evaluate("own => window.model.put({own})", [left, top, wide, high])
        assert page.locator(".ck-zoomed").count() == 1, "letters of 6 pixels are for nobody"
        frame: Any = page.locator(".ck-zoomable").bounding_box()
        at = middle(page, scene, "location:poland")
        assert frame["x"] < at[0] < frame["x"] + frame["width"], "nearer at what is asked about"
        assert frame["y"] < at[1] < frame["y"] + frame["height"]
        # What is planned far away from that changes neither: nobody could read all of it.
        far = "<rect x='5' y='5' width='9' height='9'/><rect x='700' y='500' width='9' height='9'/>"
        was = box()
        page.evaluate("over => window.model.put({over})", far)
        page.wait_for_timeout(400)
        assert box() == was
        page.evaluate("() => window.model.put({over: ''})")
        # What belongs together is seen as a whole, however small.
        w, h = scene.width, scene.height
        page.evaluate(
            "own => window.model.put({own, whole: true})", [0.1 * w, 0.1 * h, 0.8 * w, 0.8 * h]
        )
        now = box()
        for _ in range(50):  # a busy machine takes its time
            page.wait_for_timeout(100)
            was, now = now, box()
            if now == was and now["x"] + 0.9 * now["width"] < frame["x"] + frame["width"] + 1:
                break
        assert frame["x"] - 1 < now["x"] + 0.1 * now["width"]
        assert now["x"] + 0.9 * now["width"] < frame["x"] + frame["width"] + 1
        page.evaluate("() => window.model.put({whole: false})")
        page.locator(".ck-zoom-fit").tap()
        page.wait_for_timeout(400)
        frame_of = "document.querySelector('.ck-zoomable').style"
        page.evaluate(f"() => {{ {frame_of}.maxWidth = '330px' }}")
        page.wait_for_timeout(400)
        page.evaluate(f"() => {{ {frame_of}.maxWidth = '' }}")
        page.wait_for_timeout(400)
        assert page.locator(".ck-zoomed").count() == 0, "it stays whole, whatever the page does"
        page.evaluate("own => window.model.put({own})", [left, top, wide, high])
        page.wait_for_timeout(400)
        assert page.locator(".ck-zoomed").count() == 1, "until something else is asked about"
        page.locator(".ck-zoom-fit").tap()
        wide = box()["width"]
        fingers = context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            dots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": dots})

        touch("touchStart", (150, 200), (250, 200))
        for step in range(1, 6):
            touch("touchMove", (150 - 10 * step, 200), (250 + 10 * step, 200))
        touch("touchEnd")
        assert box()["width"] == pytest.approx(2 * wide, rel=0.1)
        x = box()["x"]
        touch("touchStart", (300, 200))
        for step in range(1, 6):
            touch("touchMove", (300 - 20 * step, 200))
        touch("touchEnd")
        page.wait_for_timeout(400)
        assert box()["x"] <= x - 80
        assert page.evaluate(SENT) == [], "none of it was a click"
