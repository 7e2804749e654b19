"""Writes docs/rules/<game>.md from the index of each game: ``python -m tests.rule_index``.

A test of a rule has the rule's number in its name: test_7_62_3_..., test_9_4_k_l_... for
rules that are known by their letters, several numbers one after the other.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from churchill_kit.book import book
from churchill_kit.book.rulebook import Rule
from churchill_kit.engine import registry

ROOT = Path(__file__).parents[1]
LETTER = re.compile(r"[a-z]|aa")

HEAD = """# The rules in the code

Every numbered rule of *{title}*: the chapter of the tutor that teaches it, the
functions that carry it out, and the files with the tests that have its number in their names.
Written from `{code}/book/rulebook.toml` by `python -m tests.rule_index`;
a test fails if a rule has no chapter, no code or no test.

| Rule | Title | Правило | Chapter | Code | Tests |
|---|---|---|---|---|---|
"""


def games() -> list[str]:
    """All games of the house that have a book: a draft's rules are indexed while it grows."""
    return sorted(folder.parent.name for folder in ROOT.glob("churchill_kit/games/*/book"))


def rules_of(game: str, name: str) -> Iterator[str]:
    """The rules that a test is named by."""
    words = name.removeprefix("test_").split("_")
    known, lettered = book(game).rules(), book(game).rulebook.lettered
    while words and words[0].isdigit():
        for length in (3, 2):
            number = ".".join(words[:length])
            if number in known and all(word.isdigit() for word in words[:length]):
                words = words[length:]
                yield number
                break
        else:
            return
        while f"{number}." == lettered and words and LETTER.fullmatch(words[0]):
            yield f"{lettered}{words.pop(0).upper()}"


def tests_by_rule(game: str) -> Mapping[str, set[str]]:
    """Rule -> names of the files of tests/games/<game> that have tests of it."""
    found = defaultdict(set)
    for file in (ROOT / "tests" / "games" / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in rules_of(game, node.name):
                    found[number].add(file.stem)
    return found


def module_of(game: str, name: str) -> str:
    """The module of a name of the index: "rules.meeting" for "rules.meeting.worth"."""
    parts = name.split(".")
    inside = (ROOT / registry.place(game) / parts[0]).is_dir() and len(parts) > 1
    return ".".join(parts[: 2 if inside else 1])


def file_of(game: str, name: str) -> str:
    """Where in the game's folder a name of the index is."""
    return module_of(game, name).replace(".", "/")


def row(game: str, rule: Rule) -> str:
    """The line of a rule."""
    place = registry.place(game)
    links = (f"[{name}](../../{place}/{file_of(game, name)}.py)" for name in rule.code)
    code = "<br>".join(links) or (rule.nothing and rule.nothing["en"])
    tests = "<br>".join(f"[{name}](../../tests/games/{game}/{name}.py)" for name in rule.tests)
    cells = (rule.id, rule.title["en"], rule.title["ru"], rule.chapter, code, tests or "–")
    return f"| {' | '.join(map(str, cells))} |\n"


def page_of(game: str) -> Path:
    """Where the page of a game is."""
    return ROOT / "docs" / "rules" / f"{game}.md"


def page(game: str) -> str:
    """The whole of docs/rules/<game>.md."""
    head = HEAD.format(title=registry.about(game).title["en"], code=registry.place(game))
    return head + "".join(row(game, rule) for rule in book(game).rules().values())


if __name__ == "__main__":
    for name in games():
        page_of(name).write_text(page(name), encoding="utf-8")
