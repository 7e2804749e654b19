"""Steps with contents: a conference of the bots, and ready-made steps for a longer film."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from churchill_widgets.base.panel import Panel
from churchill_widgets.games.churchill.chapter import conference
from churchill_widgets.games.churchill.conference import Conference
from churchill_widgets.lessons.part import Notice, Part
from churchill_widgets.lessons.player import Section, StepPlayer
from churchill_widgets.screen import screen

import churchill_kit as ck
from churchill_kit.games.churchill.book.examples import Step
from churchill_kit.games.churchill.book.film import film
from churchill_kit.games.churchill.rules.sequence import DETAILED_SEQUENCE, activity

both = pytest.mark.parametrize("lang", ck.LANGUAGES)
LINES = [line.rule for line in DETAILED_SEQUENCE]


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    out: list[dict[str, Any]] = []
    monkeypatch.setattr(Panel, "send", lambda _, content, **__: out.append(content))
    yield out


def tell(part: Part, kind: str, **content: Any) -> None:
    """A message of the page."""
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble


def data(part: Part) -> dict[str, Any]:
    return dict(part.panel.data)


# -- the film of a game ----------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ck.game("churchill").scenarios)
def test_a_film_leaves_nothing_out(scenario: str) -> None:
    record = ck.play("churchill", scenario=scenario, seed=3)
    shots = film(record)
    told = [event for shot in shots for event in shot.events]
    happened = [e for events in record.log for e in events if e.kind != "game_started"]
    assert [e for e in told if e.kind != "game_started"] == happened
    assert shots[-1].state.result == record.state.result


def test_the_activities_come_in_the_order_of_the_detailed_sequence() -> None:
    """4.1"""
    record = ck.play("churchill", scenario="campaign", seed=5)
    for number in range(1, 4):
        shots = film(record, number)
        places = [LINES.index(shot.activity) for shot in shots]
        assert places == sorted(places)
        assert {shot.state.conference for shot in shots} == {number}
        assert shots[0].activity == "5.11" and shots[-1].activity == "8.0"


def test_what_happens_belongs_to_its_activity() -> None:
    """4.1"""
    home = {"production_received": "6.3", "issues_counted": "5.27", "agenda_won": "5.14",
            "front_rolled": "7.7", "research_rolled": "6.10", "hands_dealt": "5.13",
            "directed_placed": "6.1", "condition_met": "6.2"}  # fmt: skip
    for seed in range(6):
        for shot in film(ck.play("churchill", scenario="training", seed=seed)):
            for event in shot.events:
                assert home.get(event.kind, shot.activity) == shot.activity, event


def test_a_position_set_up_by_hand_knows_its_activity() -> None:
    game: Any = ck.game("churchill")
    assert activity(game.position(at="agenda")) == "5.13"
    assert activity(game.position(at="meeting")) == "4.22"
    won = {"pol_mil_1": ("us", 3)}
    assert activity(game.position(at="decisions", issues=won, inactive=game.seats)) == "6.4"
    assert activity(game.position(at="war")) == "7.1"


# -- a conference ----------------------------------------------------------------------------------


@both
def test_a_conference_can_be_stepped_through(lang: str) -> None:
    part: Any = conference(lang=lang)
    assert not isinstance(part, Notice)
    tell(part, "near")
    sections = []
    for at in range(data(part)["count"]):
        tell(part, "step", to=at)
        shown = data(part)
        assert shown["at"] == at and shown["events"]
        assert all(e["text"] and e["rule"] for e in shown["events"])
        json.dumps(shown)
        sections.append(shown["section"])
    assert sections == sorted(sections)
    assert part.board.scene is not None


def test_the_first_conference_has_something_in_every_activity() -> None:
    part: Any = conference()
    contents = part.panel.contents
    assert [line["rule"] for line in contents] == LINES
    assert all(line["at"] >= 0 and line["title"] for line in contents)
    for line in contents:
        tell(part, "step", to=line["at"])
        begun = part.panel.contents[data(part)["section"]]
        assert begun["at"] == line["at"]
        assert data(part)["caption"], "an activity opens with what it is about"


def test_what_did_not_come_up_has_no_step() -> None:
    empty = 0
    for seed in range(8):
        part = Conference("training", seed)
        shots = {shot.activity for shot in film(part.record, 8)}
        for line, section in zip(DETAILED_SEQUENCE, part.sections, strict=True):
            if line.step:
                assert (section.at is not None) == (line.rule in shots)
                empty += section.at is None
    assert empty


@both
def test_bots_give_their_reasons(lang: str) -> None:
    part = Conference(lang=lang)
    reasons = 0
    for at, step in enumerate(part.steps):
        part.go(at)
        assert bool(data(part)["reason"]) <= (step.action is not None)
        reasons += bool(data(part)["reason"])
    assert reasons > 20


def test_another_conference_and_another_scenario() -> None:
    part: Any = conference(seed=7)
    first = [e for s in part.steps for e in s.events]
    tell(part, "step", to=30)
    tell(part, "another")
    assert data(part)["at"] == 0 and [e for s in part.steps for e in s.events] != first
    tell(part, "scenario", value="campaign")
    assert part.steps[0].state.conference == 1
    for nonsense in ("moon", None, 5, []):
        tell(part, "scenario", value=nonsense)
    assert part.scenario == "campaign"


@both
@pytest.mark.parametrize("wrong", [{"scenario": "moon"}, {"seed": -1}, {"seed": "x"}])
def test_what_cannot_be_played_is_told(wrong: dict[str, Any], lang: str) -> None:
    part = conference(lang=lang, **wrong)
    assert isinstance(part, Notice) and part.sentence


# -- ready-made steps ------------------------------------------------------------------------------


def test_a_long_film_is_looked_at_step_by_step() -> None:
    """What a step shows is worked out when it is shown."""
    looked = []

    class Lazy:
        events, seat = (), None

        def __init__(self, n: int) -> None:
            self.n = n
            self.caption = {"en": f"note {n}", "ru": "примечание"}

        @property
        def state(self) -> Any:
            looked.append(self.n)
            return ck.game("churchill").new(seed=1)

    steps = [Lazy(n) for n in range(1000)]
    sections = [Section(n, {"en": f"part {n}", "ru": "часть"}, "4.1") for n in range(0, 1000, 100)]
    part = StepPlayer(
        "churchill", steps, {"en": "A game", "ru": "Партия"}, sections=sections, lang="en"
    )
    part.go(950)
    assert set(looked) == {0, 950}
    assert data(part)["caption"] == "note 950" and data(part)["section"] == 9
    assert len(part.panel.contents) == 10 and data(part)["title"] == "A game"


def test_without_steps_there_is_nothing_to_show() -> None:
    with pytest.raises(ck.GameError):
        StepPlayer("churchill", [])


def test_a_step_before_all_sections() -> None:
    state = ck.game("churchill").new(seed=1)
    steps = [Step(state, (), "", None)] * 3  # type: ignore[arg-type]
    part = StepPlayer(
        "churchill", steps, sections=[Section(1, "A"), Section(None, "B"), Section(1, "C")]
    )
    assert part.section == -1
    part.go(1)
    assert part.section == 2


def test_the_board_marks_what_it_is_about() -> None:
    events = [
        ck.Event("churchill", "front_rolled", "7.71", {"front": "western", "roll": 3}),
        ck.Event("churchill", "issue_won", "5.27", {"issue": "pol_mil_1", "seat": "uk"}),
    ]
    assert happened(events) == {"front:western", "issue:pol_mil_1"}


def happened(events: list[Any]) -> frozenset[str]:
    return frozenset(t for e in events for t in screen("churchill").happened_to(e))
