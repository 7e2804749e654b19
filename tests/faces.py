"""What a game's folder may lack: each in one sentence that names folder, file and entry."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import registry, words
from churchill_kit.tutor.lessons import lessons

ROOT = Path(__file__).parents[1]


def lacking(game: str, notebooks: Path = ROOT / "notebooks", tests: Path = ROOT) -> list[str]:
    """All that is missing in a game; [] for one that is whole."""
    try:
        return [*_messages(game), *_book(game, notebooks, tests), *_makers(game)]
    except ck.BadGame as error:
        return [ck.say(error)]


def _messages(game: str) -> Iterator[str]:
    english, russian = (set(words.keys(lang, game)) for lang in ck.LANGUAGES)
    for lang, keys in (("ru", english - russian), ("en", russian - english)):
        for key in sorted(keys):
            yield f"{registry.place(game)}: locale/{lang} has no message {key}."


def _book(game: str, notebooks: Path, tests: Path) -> Iterator[str]:
    if not registry.has(game, "book"):
        return
    place, own = f"{registry.place(game)}/book", book(game)
    for chapter in (*own.chapters, *own.pages):
        for lang in ck.LANGUAGES:
            if not (notebooks / own.path(chapter, lang)).is_file():
                yield f"{place}: course.toml has chapter {chapter}, and there is no notebook \
{own.path(chapter, lang)}."
    for rule in own.rules().values():
        if rule.chapter not in own.chapters:
            yield f"{place}: rulebook.toml has rule {rule.id} in no chapter of course.toml."
        if not rule.tests and rule.nothing is None:
            yield f"{place}: rulebook.toml has rule {rule.id} without tests."
        for file in rule.tests:
            path = tests / "tests" / "games" / game / f"{file}.py"
            if not path.is_file() or not _has_tests(path):
                yield f"{place}: rulebook.toml has rule {rule.id}, and {file}.py has no tests."


def _has_tests(path: Path) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(isinstance(n, ast.FunctionDef) and n.name.startswith("test_") for n in tree.body)


def _makers(game: str) -> Iterator[str]:
    if not registry.has(game, "lessons") or not registry.has(game, "book"):
        return
    own = book(game)
    for entry in lessons(game).makers():
        if entry.chapter not in own.chapters or own.rule(entry.rule) is None:
            yield f"{registry.place(game)}/lessons: maker {entry.name} is of chapter \
{entry.chapter} and rule {entry.rule}, and the book has them not."
