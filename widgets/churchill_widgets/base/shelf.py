"""Where the notebooks stand, and which of them are there: pages link only what can be opened."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import words

PLAY, INDEX, CLASSROOM = "play.ipynb", "index.ipynb", "classroom.ipynb"
DESKS = ("lab", "python")  # notebooks for those who program: read in JupyterLab, served nowhere


def installed() -> Path:
    """The folder of the notebooks: inside the installed package, or that of the checkout."""
    package = Path(__file__).parents[1]
    inside = package / "notebooks"
    return inside if inside.is_dir() else package.parents[1] / "notebooks"


@cache
def folder() -> Path | None:
    """The folder of the notebook that runs, or else the installed one; None where files can't
    be seen, as in a browser."""
    here = Path.cwd()
    for at in (here.parents[1] if here.name in ck.LANGUAGES else here, installed()):
        if (at / INDEX).is_file() or (at / PLAY).is_file():
            return at
    return None


def has(path: str) -> bool:
    """Whether a notebook, named as in the course, can be opened."""
    at = folder()
    return at is None or (at / path).is_file()


def desk(name: str, lang: str) -> str:
    """The notebook of a desk in a language."""
    return f"{name}.ipynb" if lang == ck.LANGUAGES[0] else f"{name}.{lang}.ipynb"


def page(game: str, name: str, lang: str) -> str:
    """The path of a chapter or page of a game's course; "" if it is not there."""
    path = book(game).path(name, lang) if name else ""
    return path if path and has(path) else ""


def link(game: str, name: str) -> str:
    """The notebook of a chapter beside the one that runs; "" if there is no such chapter."""
    own = book(game)
    return own.notebook(name) if name in own.chapters else ""


def title(game: str, name: str, lang: str) -> str:
    """What a chapter or page is called; its name if it has no title."""
    return facts(game, name, lang).get("nom", name)


def facts(game: str, name: str, lang: str) -> dict[str, str]:
    """Title ("nom"), aims and minutes of a chapter or page; empty if there is none of this name."""
    return words.forms(lang, game, f"chapter-{name.replace('.', '_')}")


def readable(game: str, name: str, lang: str) -> list[str]:
    """The chapters of the course that are there, and the one that asks."""
    return [c for c in book(game).chapters if c == name or page(game, c, lang)]


def following(game: str, name: str, lang: str) -> str:
    """The chapter to go on with after this one; "" after the last."""
    there = readable(game, name, lang)
    return next(iter(there[there.index(name) + 1 :]), "") if name in there else ""


def around(game: str, name: str, lang: str) -> list[dict[str, str]]:
    """Where to go from a chapter: all pages, the chapters before and after, the game."""
    there = readable(game, name, lang)
    at = there.index(name) if name in there else 0
    before = there[at - 1] if at else ""
    after = following(game, name, lang)
    found = [("all", INDEX, ""), ("before", page(game, before, lang), before)]
    found += [("after", page(game, after, lang), after), ("play", PLAY, "")]
    return [
        {"kind": kind, "path": path, "text": _link(game, kind, chapter, lang)}
        for kind, path, chapter in found
        if path and has(path)
    ]


def _link(game: str, kind: str, chapter: str, lang: str) -> str:
    named = {"title": title(game, chapter, lang)} if chapter else {}
    return words.message(lang, "", f"index-nav-{kind}", named)
