"""Every sentence of the pages and commands is said somewhere: none was left behind.

A message is used where its id stands in code or in another message, in whole, without what its
kind adds ("title" of app-title), or put together there (f"why-{kind}"). The shared ones must be
used by shared rooms, a game's own by these or by the game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import words

ROOT = Path(__file__).parents[2]
KINDS = ("app", "board", "chapter", "cli", "guide", "index", "terms")
SCRIPT_TEXT = re.compile(r"""["'`]([a-z][\w-]*)["'`]|\bt\.([a-z]\w*)|`([a-z][\w-]*-)\$\{""")
FEWEST = 3  # letters of what is put together, so that f"{a}-{b}" is not everything
Used = tuple[frozenset[str], tuple[str, ...]]  # texts in code, and patterns of those put together


def files(game: str) -> Iterator[Path]:
    """The code of the shared rooms, and with a game's name its own too."""
    for top in (ROOT / "churchill_kit", ROOT / "widgets" / "churchill_widgets"):
        for file in sorted(top.rglob("*.py")) + sorted(top.rglob("static/*.js")):
            parts = file.relative_to(top).parts
            own = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
            if own in ("", game):
                yield file


@cache
def used(game: str) -> Used:
    """All short texts in code, and patterns of those that are put together there."""
    texts, patterns = set[str](), set[str]()
    for file in files(game):
        code = file.read_text(encoding="utf-8")
        if file.suffix == ".js":
            for text, dotted, begun in SCRIPT_TEXT.findall(code):
                texts |= {text, dotted} - {""}
                patterns |= {re.escape(begun) + ".+"} if len(begun) > FEWEST else set()
            continue
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns |= pattern(node)
    return frozenset(texts), tuple(patterns)


def pattern(node: ast.JoinedStr) -> set[str]:
    """The texts that an f-string may become; none if it says too little, or only of which kind."""
    fixed = [v.value if isinstance(v, ast.Constant) else None for v in node.values]
    said = "".join(str(v) for v in fixed if v)
    if len(said.strip("-")) < FEWEST or said in {f"{kind}-" for kind in KINDS}:
        return set()
    if not re.fullmatch(r"[\w-]+", said):
        return set()
    return {"".join(".+" if v is None else re.escape(str(v)) for v in fixed)}


def unused(game: str) -> set[str]:
    """The messages of a game ("": the shared ones) that nothing says."""
    texts, patterns = used(game)
    together = re.compile("|".join(patterns))
    mentioned = "".join(words._texts("en", game).sources.values())
    own = book(game) if game else None
    chapters = (*own.chapters, *own.pages) if own is not None else ()
    said = {f"chapter-{chapter.replace('.', '_')}" for chapter in chapters}
    said |= {"chapter-review"}  # the page of every game's course
    found = set()
    for key in words.keys("en", game):
        kind, _, rest = key.partition("-")
        if kind not in KINDS or key in said or f"{{ {key} }}" in mentioned:
            continue
        if not ({key, rest} & texts or together.fullmatch(key) or together.fullmatch(rest)):
            found.add(key)
    return found


@pytest.mark.parametrize("game", ["", *ck.games()])
def test_every_sentence_is_said_somewhere(game: str) -> None:
    assert unused(game) == set()


def test_one_that_nobody_says_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in ("", ck.games()[0]):
        sources = words._texts("en", lang).sources
        monkeypatch.setitem(sources, "app-no-one-says-this", "app-no-one-says-this = Hush")
        assert unused(lang) == {"app-no-one-says-this"}
        monkeypatch.delitem(sources, "app-no-one-says-this")
