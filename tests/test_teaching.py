"""The plan for lessons: its links lead to pages and places that are there, for every game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from churchill_widgets.lessons.series import number_of

import churchill_kit as ck

ROOT = Path(__file__).parents[1]
PLAN = (ROOT / "docs/teaching.md").read_text(encoding="utf-8")
LINKS = sorted(set(re.findall(r"http://127\.0\.0\.1:8866/voila/render/([^)\s`]+)", PLAN)))


def places(page: Path) -> set[str]:
    """Where links may lead in a notebook."""
    found: set[str] = set()
    for cell in json.loads(page.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        found |= {h.replace(" ", "-") for h in re.findall(r"^#+ (.+)$", text, re.M)}
        found |= {f"{kind}-{name}" for kind, name in re.findall(r"\b(\w+)\(\"([^\"]+)\"", text)}
        found |= set(re.findall(r"^(exercises|check)\(", text, re.M))
    return found


@pytest.mark.parametrize("link", LINKS)
def test_links_lead_somewhere(link: str) -> None:
    parts = urlsplit(link)
    page = ROOT / "notebooks" / parts.path
    assert page.is_file()
    asked = parse_qs(parts.query)
    assert set(asked) <= {"set", "project"}
    for given in asked.get("set", ()):
        assert number_of(given)
    if parts.path == "play.ipynb":
        assert parts.fragment.removeprefix("first=") in ck.games()
    elif parts.fragment:
        assert parts.fragment in places(page)


def test_every_game_has_three_lessons() -> None:
    for game in ck.games():
        assert len(re.findall(rf"{game}/en/\w+\.ipynb\?set=[123]#check", PLAN)) == 3
