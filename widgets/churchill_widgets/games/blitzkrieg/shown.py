"""What is in the box, drawn for a chapter: the tokens of a set, and all signs of a board."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from html import escape

from churchill_kit.engine.pictures import Picture
from churchill_kit.engine.words import message
from churchill_kit.games.blitzkrieg.box.components import SIDES, set_of

from ...base.words import Sorry, choices, language_of_page
from ...board.excerpt import part
from ...board.scene import Ink, Scene, wrap
from .board_words import GAME, name, word
from .colours import LOOKS
from .pieces import effect
from .seats import SEATS
from .theatre import draw_unit

SIDE, STEP, ROW = 54.0, 92.0, 104.0  # of a token; of its place, across and down
SIGN, LINE, HALF = 44.0, 50.0, 380.0  # of a sign; of its place, down and across
ACROSS = 8
SIZE = 13.0


def tokens(seat: str, lang: str | None = None) -> Picture:
    """1.0 The tokens that a seat begins with: each kind once, and how many there are of it."""
    sides = tuple(s for s in SEATS if s != "none")
    if seat not in sides:
        raise Sorry("no-choice", given=str(seat)[:20], choices=choices(sides))
    lang = lang or language_of_page()
    ink, told = Ink("board"), []
    held = Counter(set_of(seat))
    for n, (token, count) in enumerate(held.items()):
        x, y = (n % ACROSS) * STEP, (n // ACROSS) * ROW
        draw_unit(ink, seat, token, (x + (STEP - SIDE) / 2, y + 4, SIDE, SIDE))
        ink.text(f"× {count}", x + STEP / 2, y + SIDE + 20, "ink-bold", SIZE, "middle")
        for i, line in enumerate(wrap(name(token, lang), STEP - 4, 12, "ink")):
            ink.text(line, x + STEP / 2, y + SIDE + 35 + 13 * i, "ink", 12, "middle")
        told.append(f"{name(token, lang)} × {count}")
    rows = -(-len(held) // ACROSS)
    return _picture(ink, lang, ACROSS * STEP, rows * ROW, ", ".join(told))


def signs(side: str = "base", lang: str | None = None) -> Picture:
    """6.2 Every sign of a side of the board, what it brings, and how often it is there."""
    if side not in SIDES:
        raise Sorry("no-choice", given=str(side)[:20], choices=choices(tuple(SIDES)))
    lang = lang or language_of_page()
    ink, told = Ink("board"), []
    found = list(_counted(side))
    half = -(-len(found) // 2)
    for n, (what, amount, count) in enumerate(found):
        x, y = (n // half) * HALF, (n % half) * LINE
        ink.rect(x + 2, y + 3, SIGN, SIGN, "land", 5)
        effect(ink, what, amount, (x + 2, y + 3, SIGN, SIGN), dim=False)
        brings = message(lang, GAME, f"brings-{what}", {"n": amount})
        ink.text(f"× {count}", x + SIGN + 12, y + LINE / 2 + 4, "ink-bold", SIZE)
        ink.text(brings, x + SIGN + 52, y + LINE / 2 + 4, "ink", SIZE, room=HALF - SIGN - 56)
        told.append(f"{brings} × {count}")
    return _picture(ink, lang, 2 * HALF, half * LINE, ", ".join(told))


def _counted(side: str) -> Iterator[tuple[str, int, int]]:
    """The effects of a side, by kind and amount; the spaces without one come last."""
    held = Counter((x.effect, x.amount) for x in SIDES[side].spaces.values())
    kinds = {kind: n for n, (kind, _) in enumerate(held)}
    for kind, amount in sorted(held, key=lambda x: (x[0] == "none", kinds[x[0]], x[1])):
        yield kind, amount, held[kind, amount]


def _picture(ink: Ink, lang: str, wide: float, high: float, told: str) -> Picture:
    """A drawing that shrinks with its page, and is told in words to who does not see it."""
    base = Ink("board")
    base.rect(0, 0, wide, high, "table")
    base.out += ink.out
    data = b64encode(drawing(base, lang, wide, high).encode()).decode()
    return Picture(
        f'<img alt="{escape(told)}" src="data:image/svg+xml;base64,{data}" '
        f'style="max-width:100%;height:auto;border-radius:8px">'
    )


def drawing(ink: Ink, lang: str, wide: float, high: float) -> str:
    """What is drawn, as a document of its own."""
    title, look = word("title-base", lang), LOOKS["light"]
    scene = Scene(wide, high, ink.shapes(), (), (), title, "light", lang, look)
    return part(scene, (0.0, 0.0, wide, high))
