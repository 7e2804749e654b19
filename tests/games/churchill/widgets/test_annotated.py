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


def whole(lang: str) -> Any:
    """The whole game, not the tour that a reader is offered first."""
    part = annotated(lang=lang)
    tell(part, "way", whole=True)
    return part


@both
def test_every_step_can_be_shown(lang: str) -> None:
    part: Any = whole(lang)
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
    part: Any = whole(lang)
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
    part: Any = whole(lang)
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


# -- the tour --------------------------------------------------------------------------------------


@both
def test_a_tour_of_a_dozen_notes_with_a_guess_before_each_turning_point(lang: str) -> None:
    part: Any = annotated(lang=lang)
    assert len(part.tour) == 12 and not part.panel.data["whole"]
    assert not [c for c in part.panel.contents if c["depth"] == 2], "titles would tell"
    guesses = 0
    for stop in part.tour[1:]:
        shown = tell(part, "step", to=part.panel.data["notes"][1])
        if stop in part.turns:
            guesses += 1
            guess, turn = shown["guess"], part.turns[stop]
            assert part.at < stop and not shown["caption"] and not shown["events"]
            assert guess["seat"] == turn.state.decision.seat and guess["stakes"] and guess["rule"]
            assert 2 <= len(guess["moves"]) <= 4
            played = ck.say(turn.action, lang)
            at = guess["moves"].index(played)
            drawn = part.draw()
            assert drawn is not None and drawn[1] is turn.state, "the board shows what is asked"
            tell(part, "near")
            mine = guesses % 2 * at or (at + 1) % len(guess["moves"])
            shown = tell(part, "guess", i=mine)
            assert played in shown["compared"] and guess["moves"][mine] in shown["compared"]
            assert tell(part, "step", to=stop)["guess"] is None, "asked once"
        assert part.at == stop and shown["caption"] and shown["guess"] is None
    assert guesses == 6 and part.panel.data["notes"][1] == -1


def test_a_guess_can_be_left_out_and_nonsense_changes_nothing() -> None:
    part: Any = annotated(lang="en")
    stop = next(iter(part.turns))
    asked = tell(part, "step", to=stop)
    for nonsense in (-2, 99, "0", None):
        assert tell(part, "guess", i=nonsense) == asked
    shown = tell(part, "guess", i=-1)
    assert part.at == stop and shown["caption"] and not shown["compared"]
    assert tell(part, "guess", i=0) == shown, "nobody is asked now"
    asked = tell(part, "step", to=next(s for s in part.turns if s != stop))
    assert asked["guess"] and not tell(part, "way", whole=True)["guess"]
    assert not tell(part, "step", to=stop)["guess"] and len(part.panel.contents) > 73


def test_the_curve_is_the_score_at_every_step() -> None:
    part: Any = annotated(lang="en")
    points = part.panel.curve["points"]
    for at in (0, 200, len(part.steps) - 1):
        assert {seat: p[at] for seat, p in points.items()} == part.steps[at].state.score()
    assert {len(p) for p in points.values()} == {len(part.steps)}
