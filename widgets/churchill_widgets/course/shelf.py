"""Where the notebooks stand, and which of them are there: pages link only what can be opened."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import churchill_kit as ck
from churchill_kit.engine import words
from churchill_kit.tutor import course

PLAY, INDEX = "play.ipynb", "index.ipynb"


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


def page(name: str, lang: str) -> str:
    """The path of a chapter or page of the course; "" if it is not there."""
    path = course.path(name, lang, "churchill")
    return path if name and has(path) else ""


def readable(name: str, lang: str) -> list[str]:
    """The chapters of the course that are there, and the one that asks."""
    return [c for c in course.chapters("churchill") if c == name or page(c, lang)]


def following(name: str, lang: str) -> str:
    """The chapter to go on with after this one; "" after the last."""
    there = readable(name, lang)
    return next(iter(there[there.index(name) + 1 :]), "") if name in there else ""


def around(name: str, lang: str) -> list[dict[str, str]]:
    """Where to go from a chapter: all pages, the chapters before and after, the game."""
    there = readable(name, lang)
    at = there.index(name) if name in there else 0
    before = there[at - 1] if at else ""
    after = following(name, lang)
    found = [("all", INDEX, ""), ("before", page(before, lang), before)]
    found += [("after", page(after, lang), after), ("play", PLAY, "")]
    return [
        {"kind": kind, "path": path, "text": _link(kind, chapter, lang)}
        for kind, path, chapter in found
        if path and has(path)
    ]


def _link(kind: str, chapter: str, lang: str) -> str:
    title = words.forms(lang, "churchill", f"chapter-{chapter.replace('.', '_')}").get("nom", "")
    return words.message(lang, "", f"index-nav-{kind}", {"title": title} if title else {})
