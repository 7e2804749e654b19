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
PLANS = {
    lang: (ROOT / "docs" / name).read_text(encoding="utf-8")
    for lang, name in {"en": "teaching.md", "ru": "teaching.ru.md"}.items()
}
LINK = r"http://127\.0\.0\.1:8866/voila/render/([^)\s`]+)"
LINKS = sorted({link for plan in PLANS.values() for link in re.findall(LINK, plan)})


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


@pytest.mark.parametrize("lang", PLANS)
def test_every_game_has_three_lessons(lang: str) -> None:
    for game in ck.games():
        checks = re.findall(rf"{game}/{lang}/\w+\.ipynb\?set=[123]#check", PLANS[lang])
        assert len(checks) == 3


@pytest.mark.parametrize("lang", PLANS)
def test_each_lesson_takes_45_minutes(lang: str) -> None:
    lessons = re.split(r"^### ", PLANS[lang], flags=re.M)[1:]
    assert len(lessons) == 3 * len(ck.games())
    for lesson in lessons:
        assert sum(map(int, re.findall(r"^\| (\d+) \|", lesson, re.M))) == 45, lesson[:40]


def test_both_plans_are_the_same() -> None:
    """The same steps with links to the same places, which headings call by other names."""
    steps = {
        lang: [
            re.sub(r"#\D.*$", "", link).replace(f"/{lang}/", "/") for link in re.findall(LINK, plan)
        ]
        for lang, plan in PLANS.items()
    }
    assert steps["en"] == steps["ru"]
