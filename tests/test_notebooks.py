"""Notebooks: stripped, and the same in both languages but for their words. nbval runs them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from churchill_widgets.base import shelf

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import registry

FOLDER = Path(__file__).parents[1] / "notebooks"
NAMES = sorted((game, path.name) for game in ck.games() for path in (FOLDER / game).glob("en/*"))


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


@pytest.mark.parametrize("game", ck.games())
def test_every_chapter_is_there_in_both_languages(game: str) -> None:
    wanted = {book(game).notebook(c) for c in (*book(game).chapters, *book(game).pages)}
    for lang in ck.LANGUAGES:
        assert {path.name for path in (FOLDER / game / lang).iterdir()} == wanted


@pytest.mark.parametrize(("game", "name"), NAMES)
@pytest.mark.parametrize(("lang", "heading"), [("en", "## Exercises"), ("ru", "## Упражнения")])
def test_exercises_stand_under_the_same_heading_everywhere(
    game: str, name: str, lang: str, heading: str
) -> None:
    found = ["".join(cell["source"]) for cell in cells(FOLDER / game / lang / name)]
    asked = [at for at, source in enumerate(found) if re.search(r"^exercises\(", source, re.M)]
    assert all(found[at - 1].split("\n")[0] == heading for at in asked)


def test_every_folder_is_that_of_a_game() -> None:
    folders = {p.name for p in FOLDER.iterdir() if p.is_dir() and not p.name.startswith(".")}
    assert all(registry.about(folder).name == folder for folder in folders)


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_same_code_and_structure_in_both_languages(game: str, name: str) -> None:
    english, russian = cells(FOLDER / game / "en" / name), cells(FOLDER / game / "ru" / name)
    assert [(c["cell_type"], c["id"]) for c in english] == [
        (c["cell_type"], c["id"]) for c in russian
    ]
    for one, other in zip(english, russian, strict=True):
        if one["cell_type"] == "code":
            assert one["source"] == other["source"]
        else:
            assert one["source"] != other["source"]
            heading = [text.startswith("#") for text in (one["source"][0], other["source"][0])]
            assert heading[0] == heading[1]


@pytest.mark.parametrize("name", shelf.DESKS)
def test_notebooks_for_those_who_program_are_the_same_but_for_their_words(name: str) -> None:
    english, russian = (cells(FOLDER / shelf.desk(name, lang)) for lang in ("en", "ru"))
    assert [(c["cell_type"], c["id"]) for c in english] == [
        (c["cell_type"], c["id"]) for c in russian
    ]
    for one, other in zip(english, russian, strict=True):
        words = one["cell_type"] == "markdown" or one["id"] == "language"
        assert (one["source"] != other["source"]) == words


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_the_first_game_of_the_tour_ends_in_the_readers_language(lang: str) -> None:
    found = {c["id"]: "".join(c["source"]) for c in cells(FOLDER / shelf.desk("python", lang))}
    *lines, last = found["six"].splitlines()
    known: dict[str, Any] = {}
    exec("\n".join([found["language"], *lines]), known)
    told = eval(last, known)._repr_html_()
    assert bool(re.search("[А-я]", told)) == (lang == "ru")


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.ipynb")), ids=lambda p: p.stem)
def test_outputs_are_stripped_and_code_is_short(path: Path) -> None:
    most = 10 if path.stem.partition(".")[0] in shelf.DESKS else 3  # one shows how it is written
    for cell in cells(path):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None
            rest = (line for line in cell["source"] if not line.startswith(("import ", "from ")))
            assert len([line for line in rest if line.strip()]) <= most
