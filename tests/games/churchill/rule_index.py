"""Writes docs/rules.md from the rule index: ``python -m tests.games.churchill.rule_index``.

A test of a rule has the rule's number in its name: test_7_62_3_..., test_9_4_k_l_... for
letters of the victory point schedule, several numbers one after the other.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from churchill_kit.book.rulebook import Rule
from churchill_kit.games.churchill.book import BOOK

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules.md"
CODE = "churchill_kit/games/churchill"
LETTER = re.compile(r"[a-z]|aa")

HEAD = """# The rules in the code

Every numbered rule of *Churchill* (2nd edition): the chapter of the tutor that teaches it, the
functions that carry it out, and the files with the tests that have its number in their names.
Written from `churchill_kit/games/churchill/book/rulebook.toml` by
`python -m tests.games.churchill.rule_index`;
a test fails if a rule has no chapter, no code or no test.

| Rule | Title | Правило | Chapter | Code | Tests |
|---|---|---|---|---|---|
"""


def rules_of(name: str) -> Iterator[str]:
    """The rules that a test is named by."""
    words = name.removeprefix("test_").split("_")
    known = BOOK.rules()
    while words and words[0].isdigit():
        for length in (3, 2):
            number = ".".join(words[:length])
            if number in known and all(word.isdigit() for word in words[:length]):
                words = words[length:]
                yield number
                break
        else:
            return
        while number.startswith("9.4") and words and LETTER.fullmatch(words[0]):
            yield f"9.4.{words.pop(0).upper()}"


def tests_by_rule() -> Mapping[str, set[str]]:
    """Rule -> names of the files of tests/games/churchill that have tests of it."""
    found = defaultdict(set)
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in rules_of(node.name):
                    found[number].add(file.stem)
    return found


def module_of(name: str) -> str:
    """The module of a name of the index: "rules.meeting" for "rules.meeting.worth"."""
    parts = name.split(".")
    inside = (ROOT / CODE / parts[0]).is_dir() and len(parts) > 1
    return ".".join(parts[: 2 if inside else 1])


def file_of(name: str) -> str:
    """Where in the game's folder a name of the index is."""
    return module_of(name).replace(".", "/")


def row(rule: Rule) -> str:
    """The line of a rule."""
    code = "<br>".join(f"[{name}](../{CODE}/{file_of(name)}.py)" for name in rule.code) or (
        rule.nothing and rule.nothing["en"]
    )
    tests = "<br>".join(f"[{name}](../tests/games/churchill/{name}.py)" for name in rule.tests)
    cells = (rule.id, rule.title["en"], rule.title["ru"], rule.chapter, code, tests or "–")
    return f"| {' | '.join(map(str, cells))} |\n"


def page() -> str:
    """The whole of docs/rules.md."""
    return HEAD + "".join(map(row, BOOK.rules().values()))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
