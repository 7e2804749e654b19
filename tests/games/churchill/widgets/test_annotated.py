"""The annotated game on the page: steps, notes, contents."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from churchill_widgets.base.panel import Panel
from churchill_widgets.games.churchill.annotated import Annotated
from churchill_widgets.games.churchill.chapter import annotated
from churchill_widgets.lessons.part import Part

import churchill_kit as ck
from churchill_kit.book.film import Film
from churchill_kit.games.churchill.book.annotated import NOTES

both = pytest.mark.parametrize("lang", ck.LANGUAGES)


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    out: list[dict[str, Any]] = []
    monkeypatch.setattr(Panel, "send", lambda _, content, **__: out.append(content))
    yield out


def tell(part: Part, kind: str, **content: Any) -> dict[str, Any]:
    """A message of the page; what the panel shows then."""
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble
    return dict(part.panel.data)


@both
def test_every_step_can_be_shown(lang: str) -> None:
    part: Any = annotated(lang=lang)
    assert isinstance(part, Annotated)
    tell(part, "near")
    sections = []
    for at in range(part.panel.data["count"]):
        shown = tell(part, "step", to=at)
        assert shown["events"] and shown["reason"]
        assert bool(shown["caption"]) == (at in part.noted)
        json.dumps(shown)
        sections.append(shown["section"])
    assert sections == sorted(sections)
    assert part.board.scene is not None


@both
def test_from_note_to_note_forth_and_back(lang: str) -> None:
    part: Any = annotated(lang=lang)
    notes = [part.at]
    while (on := part.panel.data["notes"][1]) >= 0:
        assert tell(part, "step", to=on)["notes"][0] == notes[-1]
        notes.append(on)
    assert notes == part.noted and len(notes) == len(NOTES)
    between = next(n for n in range(part.noted[-1]) if n not in part.noted)
    before, after = tell(part, "step", to=between)["notes"]
    assert before < between < after


@both
def test_the_contents_lead_to_conferences_segments_and_notes(lang: str) -> None:
    part: Any = annotated(lang=lang)
    contents = part.panel.contents
    assert [c["depth"] for c in contents].count(0) == 5
    assert [c["at"] for c in contents if c["depth"] == 2] == part.noted
    assert [c["at"] for c in contents] == sorted(c["at"] for c in contents)
    assert all(c["title"] for c in contents)
    assert {c["rule"] for c in contents if c["depth"] == 1} == {
        "4.21",
        "4.22",
        "4.23",
        "4.3",
        "8.0",
    }


def test_the_game_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    annotated()
    monkeypatch.setattr(Film, "shoot", lambda *_, **__: pytest.fail("played again"))
    part: Any = annotated()
    tell(part, "step", to=part.noted[-1])
