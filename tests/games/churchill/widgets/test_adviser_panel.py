"""The adviser in the app, without a browser: when it speaks, what it holds back, who has it."""

from __future__ import annotations

import asyncio
import json
import random
import re
from itertools import permutations
from typing import Any

import pytest
from churchill_widgets.games.churchill import SCREEN
from churchill_widgets.page import adviser_panel, choosing
from churchill_widgets.page.adviser_panel import WORDS, words
from churchill_widgets.page.ghosts import marks
from churchill_widgets.screen import MAJOR

import churchill_kit as ck
from churchill_kit.games.churchill.lessons.guide import GUIDE
from churchill_kit.games.churchill.state import act
from churchill_kit.tutor.adviser import Adviser, Mark
from churchill_kit.tutor.exercise import Text
from churchill_kit.tutor.guide import Caution
from tests.widgets.test_app import PEOPLE, Desk

SILENT = {"kind": ""}


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr(adviser_panel, "BUDGET_HERE", 8)  # enough to disagree about
    return Desk(monkeypatch)


def first(desk: Desk, seat: str = "us", seed: str = "7") -> None:
    """The first game with the tutor, as its button starts it."""
    desk.tell("start", first=seat, setup={"seed": seed})


def warn_of(desk: Desk, monkeypatch: pytest.MonkeyPatch, about: str = "penalty") -> int:
    """Have the adviser warn of everything but what he would do himself; the number of a move."""

    def caution(adviser: Adviser, action: ck.Action) -> Caution | None:
        told = Caution(about, Text("guide-quiet", {}), "3.33", (), adviser.best)
        return None if action == adviser.best else told

    monkeypatch.setattr(Adviser, "caution", caution)
    monkeypatch.setattr(Adviser, "planned_caution", lambda self, _, action: caution(self, action))
    found = desk.app.adviser.adviser()
    assert found is not None
    found.finish()  # or he might think better of it on the way
    return next(i for i, a in enumerate(desk.controller.actions()) if a != found.best)


NETWORKS = "place_network_marker"


def to_a_plan(desk: Desk) -> None:
    """The first game up to where placings can be planned."""
    first(desk)
    while not desk.panels.plan:
        desk.play_on(1)


@pytest.mark.parametrize("seat", ["us", "uk", "ussr"])
def test_the_first_game_is_the_training_game_against_bots(desk: Desk, seat: str) -> None:
    first(desk, seat)
    c = desk.controller
    assert c.persons == (seat,)
    assert set(c.seats.values()) == {"person", "bot"}
    assert c.record is not None and c.record.setup is not None
    assert c.record.setup["scenario"] == "training"
    assert c.record.setup["seed"] == 7
    assert desk.panels.adviser["on"] and desk.panels.adviser["first"]
    assert desk.panels.adviser["asked"]["about"] == "agenda_card"


def test_a_strange_seat_is_the_first_one(desk: Desk) -> None:
    first(desk, "france")
    assert desk.controller.persons == ("us",)


def test_the_default_game_has_no_tutor_unless_it_was_wished_for(desk: Desk) -> None:
    desk.start()
    assert desk.panels.adviser == {"offered": True, "on": False, **SILENT}
    desk.tell("leave", kept=[])
    assert not desk.panels.adviser["offered"]
    desk.tell("hello", kept=[], lang="en", tutor=True)
    desk.start()
    assert desk.panels.adviser["on"]


def test_it_comes_and_goes_at_any_time(desk: Desk) -> None:
    desk.start()
    desk.play_on(5)
    desk.tell("tutor", on=True)
    assert desk.panels.adviser["asked"]["lines"]
    desk.tell("tutor", on=False)
    assert desk.panels.adviser == {"offered": True, "on": False, **SILENT}


def test_only_a_game_of_one_person_has_it(desk: Desk) -> None:
    desk.tell("hello", kept=[], lang="en", tutor=True)
    desk.start(seats=PEOPLE)
    assert desk.panels.adviser == {"offered": False, "on": False, **SILENT}
    desk.start(seats=dict.fromkeys(PEOPLE, "bot"))
    assert not desk.panels.adviser["offered"]


def test_each_kind_of_decision_is_explained_once(desk: Desk) -> None:
    first(desk)
    rng = random.Random(2)
    explained: list[str] = []
    while desk.controller.stage == "play":
        now = desk.panels.adviser
        if now["first"]:
            explained.append(now["asked"]["about"])
        total = len(desk.controller.actions())
        desk.tell("act", i=rng.randrange(total), token=desk.controller.token, anyway=True)
    assert len(explained) == len(set(explained)) > 8


def test_a_costly_move_waits_and_is_played_anyway(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first(desk)
    i = warn_of(desk, monkeypatch)
    c = desk.controller
    token, n = c.token, c.record.n if c.record else 0
    desk.tell("act", i=i, token=token)
    caution = desk.panels.adviser["caution"]
    assert caution["i"] == i and caution["text"] and caution["rule"]
    assert caution["action"] == ck.say(c.actions()[i], "en")
    assert c.token == token and c.record is not None and c.record.n == n
    desk.tell("act", i=i, token=token)
    assert desk.panels.adviser["caution"]["n"] > caution["n"], "asked again, it is news again"
    desk.tell("act", i=i, token=token, anyway=True)
    assert c.record.n > n
    assert "caution" not in desk.panels.adviser


def test_nobody_is_too_quick_for_a_warning(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A click waits until he has looked, but no longer than one is patient."""
    first(desk)
    c, rng = desk.controller, random.Random(3)
    for patience in (60.0, 0.0):
        monkeypatch.setattr(adviser_panel, "PATIENCE", patience)
        looked = 0
        while looked < 5:
            found = desk.app.adviser.adviser()
            assert found is not None
            desk.tell("act", i=rng.randrange(len(c.actions())), token=c.token)
            if len(found.view.actions()) > 1:
                assert found.ready == (patience > 0)
                looked += 1
            if "caution" in desk.panels.adviser:
                desk.tell("act", i=desk.panels.adviser["caution"]["i"], token=c.token, anyway=True)


def test_a_plan_with_a_costly_placing_waits_too(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_a_plan(desk)
    c = desk.controller
    assert c.record is not None
    warn_of(desk, monkeypatch)
    found = desk.app.adviser.adviser()
    assert found is not None
    actions = c.actions()
    row = next(r for r in desk.panels.plan["rows"] if r["most"] and actions[r["i"]] != found.best)
    desk.tell("plan", token=c.token, rows={str(row["i"]): 1})
    token, n = c.token, c.record.n
    desk.tell("play_plan", token=token)
    caution = desk.panels.adviser["caution"]
    assert caution["plan"] and caution["i"] == row["i"] and caution["better"] is None
    assert c.record.n == n and desk.panels.plan["planned"] == 1, "nothing is played, nothing lost"
    desk.tell("take_back")
    assert "caution" not in desk.panels.adviser and desk.panels.plan["planned"] == 1
    desk.tell("play_plan", token=token)
    desk.tell("play_plan", token=token, anyway=True)
    assert c.record.n > n and c.record.actions[n] == actions[row["i"]]
    assert "caution" not in desk.panels.adviser


@pytest.mark.parametrize(("before", "now"), list(permutations(("center", "own", "let"), 2)))
def test_who_is_after_something_else_than_he_was_says_so(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, before: str, now: str
) -> None:
    """In one round, of one thing; once it is told, it is no news."""
    first(desk)
    aims = {0: before, 1: now, 2: now}
    moves = iter(aims)
    at: dict[int, int] = {}  # after how many moves he is asked for which time

    def aim_of(*_: Any) -> tuple[str, str]:
        record = desk.controller.record
        assert record is not None
        if record.n not in at:
            at[record.n] = next(moves)
        return "global_issue", aims[at[record.n]]

    monkeypatch.setattr(type(GUIDE), "aim_of", aim_of)
    for turn in aims:
        desk.tell("hint")
        told = " ".join(desk.panels.adviser["hint"]["reasons"])
        assert ("Earlier in this conference" in told) == (turn == 1), told
        desk.tell("hint")
        desk.play_on(1)


def test_a_danger_is_told_unasked_and_by_the_hint_with_what_to_do(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first(desk)
    counts = {
        "games": 30,
        "broken": 20,
        "won": 5,
        "enough": "some",
        "sum": 50,
        "others": 58,
        "winner": "uk",
    }
    spare = {"aim": "within", "last": "ussr", "front": "none", "held": ()}
    danger = Text("guide-mind-leading", {"gap": 25, "most": 20, **counts, **spare})
    monkeypatch.setattr(Adviser, "perils", lambda self: [danger] if self.ready else [])
    panels, panel = desk.panels, desk.app.adviser
    assert panel.section()["perils"] == [], "nobody is set to think by looking"
    assert panel._known() is None
    found = panel.adviser()
    assert found is not None
    found.finish()
    (told,) = panel.section()["perils"]
    assert "25" in told and told.endswith("A hint says which move is best all the same.")
    brief = panel.section()["peril"]
    assert "your own lead" in brief["text"].lower()
    assert brief["of"] == "8:guide-mind-leading-brief"
    desk.tell("hint")
    assert "perils" not in panels.adviser or not panels.adviser["perils"]
    (told,) = panels.adviser["hint"]["perils"]
    assert told.endswith("More below.")
    assert panel._kinds([danger]) == "8:guide-mind-leading", "the same again folds away"
    panel.turn(False)
    assert not panel.section().get("perils")


def test_with_several_markers_the_hint_says_where_all_of_them_go(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what he has said he does not ask about."""
    first(desk)
    while not desk.panels.plan:
        assert desk.panels.adviser.get("hint", {}).get("rest") is None
        desk.play_on(1)
    assert not desk.panels.worth["of"], "as the first of several none is worse"
    desk.tell("hint")
    hint, plan = desk.panels.adviser["hint"], desk.panels.plan
    assert hint["ready"] and hint["rest"]["ready"]
    rows = hint["rest"]["rows"]
    assert rows[0]["i"] == hint["i"], "it begins with what is advised"
    assert 2 <= sum(row["n"] for row in rows) <= plan["total"]
    for row in rows:
        assert plan["rows"][row["i"]]["text"] == row["text"]
        assert row["text"] not in " ".join(t for t in hint["beside"] if not t.startswith("Much"))
        assert str(row["i"]) not in desk.panels.worth["of"]
    wanted = {str(row["i"]): row["n"] for row in rows}
    desk.tell("plan", token=plan["token"], rows={str(r["i"]): 0 for r in plan["rows"]} | wanted)
    assert desk.panels.plan["planned"] == sum(wanted.values())
    doubt = Caution("penalty", Text("guide-quiet", {}), "3.33", (), None)
    monkeypatch.setattr(Adviser, "planned_caution", lambda *_: doubt)
    assert not desk.app.adviser.holds_plan(plan["token"])
    (some, n), *_ = wanted.items()
    desk.tell("plan", token=plan["token"], rows={some: n - 1})
    assert not desk.app.adviser.holds_plan(plan["token"]), "nor about some of it"
    other = next(
        r for r in desk.panels.plan["rows"] if r["most"] > r["now"] and str(r["i"]) != some
    )
    desk.tell("plan", token=plan["token"], rows={str(other["i"]): other["now"] + 1})
    assert desk.app.adviser.holds_plan(plan["token"])


def test_each_placing_of_a_plan_is_judged_with_the_others(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """7.72.1 As support is that the ships of the same plan take ashore."""
    to_a_plan(desk)
    c = desk.controller
    rows = [r for r in desk.panels.plan["rows"] if r["most"] > 1][:2]
    desk.tell("plan", token=c.token, rows={str(r["i"]): 2 for r in rows})
    draft = c.draft
    assert draft is not None and len(draft.planned) == 4
    seen: dict[ck.Action, ck.engine.state.State] = {}
    monkeypatch.setattr(
        Adviser, "planned_caution", lambda _, view, action: seen.update({action: view})
    )
    assert not desk.app.adviser.holds_plan(c.token)
    assert set(seen) == set(draft.planned)
    for action, view in seen.items():
        (other,) = set(draft.planned) - {action}
        expected = draft.after([other, other, action])
        assert expected is not None and view.dump() == expected.dump()


def test_a_costly_move_is_taken_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    first(desk)
    i = warn_of(desk, monkeypatch)
    n = desk.controller.record.n if desk.controller.record else 0
    desk.act(i)
    desk.tell("take_back")
    assert "caution" not in desk.panels.adviser
    assert desk.controller.record is not None and desk.controller.record.n == n


def test_the_better_move_is_one_of_the_actions(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    first(desk, seed="3")
    i = warn_of(desk, monkeypatch)
    desk.act(i)
    found = desk.panels.adviser["caution"]["better"]
    action = desk.controller.actions()[found["i"]]
    assert ck.say(action, "en") in found["text"]
    n = desk.controller.record.n if desk.controller.record else 0
    desk.act(found["i"])
    assert desk.controller.record is not None and desk.controller.record.n > n


def test_without_the_tutor_nothing_is_held_back(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first(desk)
    i = warn_of(desk, monkeypatch)
    desk.tell("tutor", on=False)
    n = desk.controller.record.n if desk.controller.record else 0
    desk.act(i)
    assert desk.controller.record is not None and desk.controller.record.n > n


def test_nonsense_from_the_page_changes_nothing(desk: Desk) -> None:
    first(desk)
    token = desk.controller.token
    for nonsense in ({"i": 99}, {"i": "0"}, {"i": True}, {"i": 0, "token": token - 1}, {"i": -1}):
        desk.tell("act", **{"token": token, **nonsense})
    desk.tell("tutor", on="yes")
    assert desk.controller.token == token
    assert not desk.panels.error.get("text")
    assert not desk.panels.adviser["on"]


def test_it_speaks_the_language_of_the_page(desk: Desk) -> None:
    first(desk)
    said = desk.panels.adviser["asked"]["lines"]
    desk.tell("lang", lang="ru")
    assert desk.panels.adviser["asked"]["lines"] != said
    assert desk.panels.texts["tutor-away"] == words("ru", "churchill")["tutor-away"]
    assert {f"tutor-{key}" for key in WORDS} <= set(desk.panels.texts)


def test_its_panel_holds_no_secret(desk: Desk) -> None:
    first(desk, seed="11")
    rng = random.Random(5)
    while desk.controller.stage == "play":
        state: Any = desk.controller.record.state  # type: ignore[union-attr]
        page = str(desk.panels.adviser)
        met = str(desk.controller.record.log)  # type: ignore[union-attr]
        for seat in ("uk", "ussr"):
            for card in state.hand(seat):
                name = ck.name(card, "churchill", "en")
                assert name not in page or card in met, name
        total = len(desk.controller.actions())
        desk.tell("act", i=rng.randrange(total), token=desk.controller.token, anyway=True)


def test_who_insists_twice_is_not_asked_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    first(desk)
    for _ in range(2):
        i = warn_of(desk, monkeypatch)
        desk.act(i)
        assert desk.panels.adviser["caution"]["about"] == "penalty"
        desk.tell("act", i=i, token=desk.controller.token, anyway=True)
    token = desk.controller.token
    desk.act(warn_of(desk, monkeypatch))
    assert desk.controller.token > token
    first(desk)
    desk.tell("story", what="pace", pace="none")
    desk.act(warn_of(desk, monkeypatch))
    assert "caution" in desk.panels.adviser, "another game, another reader perhaps"


def test_who_takes_the_move_that_was_offered_has_not_insisted(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first(desk)
    for _ in range(3):
        desk.act(warn_of(desk, monkeypatch))
        better = desk.panels.adviser["caution"]["better"]["i"]
        desk.tell("act", i=better, token=desk.controller.token, anyway=True)
    desk.act(warn_of(desk, monkeypatch))
    assert "caution" in desk.panels.adviser


# -- hint, why, and what choices are worth ------------------------------------------------------


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_hint_and_why_and_worth_say_the_same(desk: Desk, lang: str) -> None:
    desk.start()
    desk.tell("lang", lang=lang)
    for _ in range(4):
        c = desk.controller
        assert desk.panels.adviser["kind"] == "" and not desk.panels.worth["of"]
        desk.tell("why")
        why = desk.panels.adviser["why"]
        assert why["ready"] and len(why["lines"]) > 1 and c.decision.rule in why["title"]
        worth = desk.panels.worth
        assert worth["token"] == c.token
        assert bool(worth["of"]) == (len(c.actions()) > 1)
        desk.tell("hint")
        hint = desk.panels.adviser["hint"]
        assert desk.panels.adviser["kind"] == "hint" and hint["ready"]
        best = c.actions()[hint["i"]]
        assert ck.say(best, lang) in hint["title"] and hint["reasons"]
        marked = [i["i"] for g in desk.panels.choices["groups"] for i in g["items"] if i["hint"]]
        assert marked == [hint["i"]]
        behind = {int(i): w["behind"] for i, w in worth["of"].items()}
        assert not behind.get(hint["i"])
        # In the hand and on the boards it is seen as well, as long as nothing else is chosen.
        targets = SCREEN.targets(best, c.eyes)
        assert set(desk.panels.hand.get("advised", ())) == targets
        board = SCREEN.board_of(c.view)
        drawn = SCREEN.draw(board, c.view, lang)
        if SCREEN.tried(c.view, best) is not None:
            assert marks(c, board, drawn, {}, best) and not marks(c, board, drawn, {})
            other = next(t for t in sorted(desk.app._usable()) if t not in targets)
            desk.tell("select", target=other)
            assert marks(c, board, drawn, {}, best) == marks(c, board, drawn, {})
            desk.tell("clear")
        assert set(behind) == (set(range(len(c.actions()))) if len(c.actions()) > 1 else set())
        desk.act(hint["i"])
        assert desk.panels.adviser["kind"] == "", "another question"


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_why_says_all_of_what_is_asked_itself(desk: Desk, lang: str) -> None:
    """The page leaves out what is taught unasked while this answer is open."""
    first(desk)
    desk.tell("lang", lang=lang)
    desk.tell("why")
    shown = desk.panels.adviser
    assert shown["first"] and shown["why"]["lines"][1:] == shown["asked"]["lines"][1:]
    assert shown["why"]["lines"][0] not in shown["asked"]["lines"], "the rule is not said again"


@pytest.mark.parametrize("odds", [True, False])
def test_what_the_figures_compare_is_said(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, odds: bool
) -> None:
    """Points against the others, never points won; toward the end of a game, games won. Where
    nothing differs, nothing is said."""

    def marks(adviser: Adviser) -> dict[ck.Action, Mark]:
        return {a: Mark(n, odds, False, 99) for n, a in enumerate(adviser.view.actions())}

    first(desk)
    monkeypatch.setattr(Adviser, "marks", marks)
    desk.tell("hint")
    worth = desk.panels.worth
    assert ("games" if odds else "points") in worth["unit"] and "with what I would do" in worth[
        "unit"
    ]
    assert worth["of"]["1"]["text"] == ("~1 % worse" if odds else "~1 point worse")
    monkeypatch.setattr(
        Adviser, "marks", lambda a: {x: Mark(0, odds, False, 99) for x in a.view.actions()}
    )
    desk.tell("hint")
    assert desk.panels.worth["unit"] == ""


def test_after_the_game_he_leaves_the_word_to_its_page(desk: Desk) -> None:
    first(desk)
    rng = random.Random(2)
    while desk.controller.stage != "over":
        i, token = rng.randrange(len(desk.controller.actions())), desk.controller.token
        desk.tell("act", i=i, token=token, anyway=True)
    said = desk.panels.adviser
    assert said["on"] and said["over"] and not any(said.get(k) for k in ("asked", "review", "news"))


def test_asked_again_it_is_closed(desk: Desk) -> None:
    desk.start()
    for kind in ("hint", "why"):
        desk.tell(kind)
        assert desk.panels.adviser["kind"] == kind
        desk.tell(kind)
        assert desk.panels.adviser["kind"] == ""
        assert not any(i["hint"] for g in desk.panels.choices["groups"] for i in g["items"])


def test_the_advice_is_never_warned_of(desk: Desk) -> None:
    """A3: what the hint says can be done at once, in a game with the adviser."""
    first(desk)
    for _ in range(12):
        if desk.controller.stage != "play":
            break
        desk.tell("hint")
        token = desk.controller.token
        desk.act(desk.panels.adviser["hint"]["i"])
        assert desk.controller.token > token and "caution" not in desk.panels.adviser


def test_after_ones_own_move_a_line_says_what_it_brought(desk: Desk) -> None:
    first(desk)
    assert desk.panels.adviser["brought"] == ""
    said = set()
    rng = random.Random(3)
    while desk.controller.stage == "play" and len(said) < 5:
        total = len(desk.controller.actions())
        index = rng.randrange(total)
        action = ck.say(desk.controller.actions()[index], "en")
        desk.tell("act", i=index, token=desk.controller.token, anyway=True)
        line = desk.panels.adviser["brought"]
        if line:
            assert action in line
            said.add(line)
    assert len(said) == 5


def test_who_did_not_look_is_told_in_a_few_lines(desk: Desk) -> None:
    """The latest of what is more than a small thing, since one's own move; nothing of it where all
    was shown."""
    first(desk)
    told, rng, great = [], random.Random(3), set[str]()
    while desk.controller.stage == "play" and len(told) < 5:
        desk.act(rng.randrange(len(desk.controller.actions())))
        c = desk.controller
        lines = untaken(desk) if c.stage == "play" else []
        if not lines:
            continue
        assert c.record is not None and len(lines) <= adviser_panel.MEANWHILE + 1
        log = [ck.say(e, "en") for events in c.record.events for e in events]
        earlier = [line for line in lines if "before these" in line]
        at = len(log) - 1 - log[::-1].index(lines[-1 - len(earlier)])
        assert earlier in ([], lines[-1:])  # what is left out is said last
        assert set(lines) - set(earlier) <= set(log[: at + 1])
        told.append(lines)
        _, since = adviser_panel.AdviserPanel(c)._since("us")
        events = [e for beat in since for e in beat.events]
        big = {ck.say(e, "en") for e in events if c.screen.weight(e) == MAJOR}
        assert big <= set(desk.panels.adviser["meanwhile"]), "told, though it is explained below"
        great |= big
    assert len(told) == 5 and great
    panel = adviser_panel.AdviserPanel(desk.controller)
    lost = taken(desk)
    explained = [advice["lines"][0] for advice in desk.panels.adviser["news"]]
    every, whole = panel._meanwhile("us"), lost + told[-1]
    once = [[line for line in lines if line not in explained] for lines in (every, whole)]
    assert once[0] == once[1], "told once"
    desk.controller.hurried = False
    assert panel._meanwhile("us") == lost


def taken(desk: Desk) -> list[str]:
    """What others took, which is said whether one has looked or not."""
    c = desk.controller
    hurried, c.hurried = c.hurried, False
    found = adviser_panel.AdviserPanel(c)._meanwhile("us")
    c.hurried = hurried
    return found


def untaken(desk: Desk) -> list[str]:
    lines: list[str] = desk.panels.adviser["meanwhile"]
    explained = [advice["lines"][0] for advice in desk.panels.adviser["news"]]
    lost = [line for line in taken(desk) if line not in explained]  # it is told once
    assert [line for line in lines if line in lost] == lost
    return [line for line in lines if line not in lost and not line.startswith(FORCED)]


FORCED = "You had only one choice, so it was played by itself ("


def test_an_only_choice_that_was_not_shown_is_told(desk: Desk) -> None:
    """Whoever is asked next knows what was played for him."""
    first(desk, seed="7")
    rng, told = random.Random(5), 0
    while desk.controller.stage == "play" and not told:
        c = desk.controller
        index = rng.randrange(len(c.actions()))
        desk.tell("act", i=index, token=c.token, anyway=True)
        if c.stage != "play" or c.record is None or c.table is None:
            continue
        mine = [n for n in range(c.record.n) if c.record.at(n).decision.seat == "us"]  # type: ignore[union-attr]
        lines = [line for line in desk.panels.adviser["meanwhile"] if line.startswith(FORCED)]
        only = c.table.forced(mine[-1]) and len(c.record.at(mine[-1]).actions()) == 1
        only = only and mine[-1] + 1 < c.record.n  # else it led to what is asked now
        assert bool(lines) == only
        if lines:
            told += 1
            assert lines == [f"{FORCED}{ck.say(c.record.actions[mine[-1]], 'en')})."]
    assert told


def test_what_others_took_is_said_to_whom_it_was_taken_from(desk: Desk) -> None:
    """5.24, 7.1 By whom, and what: an issue that lay on one's track."""
    first(desk)
    said: list[str] = []
    rng = random.Random(11)

    def heard() -> bool:
        return any(re.search(r"\((UK|USSR)\) took .* from you: it is ", line) for line in said)

    while desk.controller.stage == "play" and not heard():
        desk.act(rng.randrange(len(desk.controller.actions())))
        if desk.controller.stage == "play":
            said += taken(desk)
            _, since = adviser_panel.AdviserPanel(desk.controller)._since("us")
            happened = {id(e): n for n, e in enumerate(e for beat in since for e in beat.events)}
            order = [happened[id(e)] for e, _ in desk.controller.screen.taken(since, "us", "en")]
            assert order == sorted(order), "as it happened"
    assert heard()


def test_a_plan_of_ones_own_is_compared_with_his_by_the_hint(desk: Desk) -> None:
    """As long as it is planned, and differs."""
    first(desk)
    while not desk.panels.plan:
        desk.play_on(1)
    desk.tell("hint")
    hint, plan = desk.panels.adviser["hint"], desk.panels.plan
    assert hint["plan"] is None, "nothing is planned"
    his = {str(row["i"]): row["n"] for row in hint["rest"]["rows"]}
    desk.tell("plan", token=plan["token"], rows=his)
    assert desk.panels.adviser["hint"]["plan"] is None, "he would place the same"
    other = next(r for r in plan["rows"] if str(r["i"]) not in his)
    mine = {i: 0 for i in his} | {str(other["i"]): 1}
    desk.tell("plan", token=plan["token"], rows=mine)
    told = desk.panels.adviser["hint"]["plan"]
    assert told["ready"] and "Played on" in told["lines"][0], told
    assert f"the {plan['total'] - 1} that are left" in told["lines"][0]
    desk.tell("plan", token=plan["token"], rows={i: 0 for i in mine})
    assert desk.panels.adviser["hint"]["plan"] is None


def test_what_only_explains_a_figure_is_told_once_in_a_game(desk: Desk) -> None:
    """And whole again at the question at which it was told first."""
    first(desk)
    told: dict[int, str] = {}
    for _ in range(3):
        record = desk.controller.record
        assert record is not None
        for _ in range(2):
            desk.tell("hint")
            if desk.panels.adviser.get("hint"):
                told[record.n] = " ".join(desk.panels.adviser["hint"]["reasons"])
        desk.play_on(1)
    start, *later = (said for said in told.values() if "chance of winning" in said)
    assert "would be an even game" in start
    assert later and not any("would be an even game" in said for said in later)
    memory = desk.app.adviser._memory
    assert not memory.again("game", "one", 5) and not memory.again("game", "one", 5)
    assert memory.again("game", "one", 7) and not memory.again("other", "one", 7)
    assert not memory.again("game", "one", 3), "after moves taken back"
    assert memory.again("game", "one", 5)


def test_a_hint_that_nobody_saw_is_none_that_was_given(desk: Desk) -> None:
    """Whoever moves on before it came, or with the drawer closed, has heard of no chance."""
    first(desk)
    desk.tell("hint")
    said = desk.panels.adviser["hint"]["reasons"]
    key, token = desk.controller.key, desk.controller.token
    memory = desk.app.adviser._memory
    assert memory._chances[key]
    desk.tell("unread", token=token - 1)
    assert memory._chances[key], "of another question"
    desk.play_on(1)
    desk.tell("unread", token=token)
    assert not memory._chances[key]
    desk.tell("undo")
    desk.tell("hint")
    assert desk.panels.adviser["hint"]["reasons"] == said, "all as if it were new"


def test_what_he_advised_before_and_is_much_worse_now_is_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only if it was not done; rough figures say nothing."""
    first(desk)
    desk.tell("hint")
    panel, record = desk.app.adviser, desk.controller.record
    assert record is not None
    best = desk.controller.actions()[desk.panels.adviser["hint"]["i"]]
    found = panel.adviser()
    assert found is not None and not [*panel._no_longer(found)], "he was not asked before"
    desk.act(next(i for i, a in enumerate(desk.controller.actions()) if a != best))
    last = desk.controller.actions()[-1]
    monkeypatch.setattr(type(panel._memory), "would_before", lambda *_: last)
    now = panel.adviser()
    assert now is not None
    now.finish()
    for behind, rough, told in ((12, False, True), (4, False, False), (12, True, False)):
        mark = Mark(behind, True, rough, 40)
        monkeypatch.setattr(type(now), "marks", lambda _, mark=mark: {last: mark})
        said = [*panel._no_longer(now)]
        assert bool(said) == told
        if told:
            assert said[0].key == "adviser-no-longer" and "12 %" in panel._tell(said[0])


def test_of_several_placings_it_is_told_how_many_are_found_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever waits sees that it goes on."""
    monkeypatch.setattr(adviser_panel, "BUDGET_HERE", 8)
    monkeypatch.setattr(adviser_panel, "SLICE", 0.0)

    async def page() -> None:
        desk = Desk(monkeypatch)
        first(desk)
        while not desk.panels.plan:
            desk.play_on(1)
        total = desk.panels.plan["total"]
        desk.tell("hint")
        told: list[str] = []
        for _ in range(8000):
            await asyncio.sleep(0.002)
            hint = desk.panels.adviser["hint"]
            if hint["ready"] and hint["rest"]["ready"]:
                break
            if hint["ready"] and hint["rest"]["told"] not in told:
                told.append(hint["rest"]["told"])
        assert hint["ready"] and hint["rest"]["ready"]
        last = sum(row["n"] for row in hint["rest"]["rows"])
        assert told == [t for n in range(last) for t in told if f" {n} of {total} " in t]
        assert len(told) > 1, told

    asyncio.run(page())


def test_it_thinks_in_slices_and_no_click_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a page the answer comes later; a move played meanwhile is not held up by it."""
    monkeypatch.setattr(adviser_panel, "BUDGET_HERE", 8)
    monkeypatch.setattr(adviser_panel, "AFTER", 0.0)
    monkeypatch.setattr(adviser_panel, "SLICE", 0.0)
    monkeypatch.setattr(adviser_panel, "REST", 0.0)

    async def page() -> None:
        desk = Desk(monkeypatch)
        desk.start()
        first_question = desk.controller.token
        await asyncio.sleep(0.02)
        assert not desk.panels.worth["of"], "a slice is one step"
        desk.tell("hint")
        assert desk.panels.adviser["hint"] == {"ready": False}
        desk.act(0)
        assert desk.controller.token > first_question
        desk.tell("hint")
        for _ in range(4000):
            await asyncio.sleep(0.005)
            if desk.panels.adviser["hint"]["ready"]:
                break
        assert desk.panels.adviser["hint"]["ready"] and desk.panels.worth["of"]

    asyncio.run(page())


def test_in_a_visitors_browser_only_who_asks_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser_panel, "BUDGET_HERE", 8)
    monkeypatch.setattr(adviser_panel, "AFTER", 0.0)
    monkeypatch.setattr(adviser_panel, "AHEAD", False)

    async def page() -> None:
        desk = Desk(monkeypatch)
        desk.start()
        await asyncio.sleep(0.05)
        assert desk.app.adviser._thought is None
        desk.tell("why")
        assert desk.panels.adviser["why"]["ready"] is False
        for _ in range(4000):
            await asyncio.sleep(0.005)
            if desk.panels.adviser["why"]["ready"]:
                break
        assert desk.panels.worth["of"]

    asyncio.run(page())


def test_a_move_is_not_credited_with_what_followed(desk: Desk) -> None:
    """The last marker begins a whole war: points of the war are none of the marker's."""
    first(desk)
    c, panel = desk.controller, desk.app.adviser
    record, seen = c.record, set()
    assert record is not None
    while c.stage == "play" and len(seen) < 2:
        n = record.n
        desk.tell("act", i=0, token=c.token, anyway=True)
        own = record.film(n + 1)[0].state.score()["us"] - record.scores[n]["us"]
        later = record.scores[n + 1]["us"] - record.scores[n]["us"]
        told = "Your points went" in panel._brought(None, "us")
        if own or later:
            assert told == bool(own), (n, own, later)
            seen.add(bool(own))
    assert seen == {True, False}, "moves of both kinds were met"


def test_what_was_advised_is_known_after_the_game(desk: Desk) -> None:
    first(desk)
    c, adviser = desk.controller, desk.app.adviser
    record = c.record
    assert record is not None
    n = record.n
    desk.tell("hint")
    desk.tell("act", i=desk.panels.adviser["hint"]["i"], token=c.token)
    assert adviser.advised(n) and not adviser.advised(0 if n else 1)
    while not desk.panels.plan:
        desk.play_on(1)
    n = record.n
    desk.tell("hint")
    rows = desk.panels.adviser["hint"]["rest"]["rows"]
    wanted = {str(row["i"]): row["n"] for row in rows}
    desk.tell("plan", token=c.token, rows=wanted)
    desk.tell("play_plan", token=c.token)
    placed = range(n, n + sum(wanted.values()))
    assert len(placed) > 1 and all(adviser.advised(i) for i in placed)
    assert not adviser.advised(n - 1)


def networks_to_place() -> str:
    """A saved game in which the US has several networks to place and may remove some."""
    for seed in range(1, 40):
        record, rng = ck.Record.new("churchill", "training", seed=seed), random.Random(seed)
        while (asked := record.state.decision) is not None:
            kinds = {a.kind for a in record.state.actions()}
            several = asked.kind == NETWORKS and record.state.to_place["us"][0] > 2
            if several and asked.seat == "us" and "break_network" in kinds:
                return json.dumps(record.dump())
            record.play(rng.choice(record.state.actions()))
    raise AssertionError("nobody has so many")


def test_the_hint_plans_what_only_a_plan_makes_room_for(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """7.11 A network goes where another's has just been removed."""
    desk.tell("open", text=networks_to_place())
    c = desk.controller
    draft = c.draft
    assert draft is not None and draft.total > 2
    for removal in c.actions():
        place = act("network", location=removal["location"])
        if removal.kind == "break_network" and draft.plan({removal: 1, place: 1}):
            break
    assert place not in c.actions()

    class Said:
        actions, ready = (removal, place), True

    monkeypatch.setattr(desk.app.adviser, "_more", lambda: Said())
    found = desk.app.adviser._placings()
    assert found is not None and [row["n"] for row in found["rows"]] == [1, 1]
    desk.tell("plan", token=c.token, rows={"0": 1})
    desk.tell("plan_rest", token=c.token - 1)
    assert c.draft is not None and c.draft.planned != (removal, place), "of a page that is stale"
    desk.tell("plan_rest", token=c.token)
    assert c.draft is not None and c.draft.planned == (removal, place)


def test_6_4_the_power_on_the_map_shows_what_is_left_beside_a_plan(desk: Desk) -> None:
    to_a_plan(desk)
    c = desk.controller
    row = next(i for i, r in enumerate(desk.panels.plan["rows"]) if r["most"])
    assert c.plan({row: 1}, c.token)
    draft = c.draft
    assert draft is not None and draft.view.production["us"] == c.view.production["us"] - 1
    found = marks(c, "map", c.screen.draw("map", c.view, "en"), {})
    written = {s.text for mark in found for s in mark.shapes if mark.kind == "ghost"}
    assert str(draft.view.production["us"]) in written


def test_what_stands_beside_others_reckons_with_a_whole_plan(desk: Desk) -> None:
    """Each as it would be instead of the last; a preview, as one more of those planned."""
    to_a_plan(desk)
    c = desk.controller
    rows = c.draft.rows
    front = next(
        i for i, r in enumerate(rows)
        if r.action.kind == "support" and r.most == c.draft.total
    )  # fmt: skip
    bare = [row["note"] for row in c.batch()["rows"]]
    assert c.plan({front: 1}, c.token)
    desk.tell("select", target=f"front:{rows[front].action['front']}", plays=False)
    planned = choosing.preview(c)
    assert planned["lines"] == c.screen.preview(c.draft.view, rows[front].action, "en")["lines"]
    assert planned["lines"] != c.screen.preview(c.view, rows[front].action, "en")["lines"]
    assert c.plan({front: c.draft.total}, c.token) and not c.draft.left
    view = c.draft.view_before(c.draft.total - 1)
    notes = [row["note"] for row in c.batch()["rows"]]
    assert notes[front] == "" and set(notes) != {""}
    for i, note in enumerate(notes):
        if note and i < len(rows):
            assert note == c.screen.note(view, rows[i].action, "en")
    assert notes != bare


def test_6_4_an_explanation_counts_what_is_left_beside_a_plan(desk: Desk) -> None:
    to_a_plan(desk)
    c = desk.controller
    total = c.draft.total
    front = next(
        i for i, r in enumerate(c.draft.rows) if r.action.kind == "support" and r.most == total
    )
    desk.tell("why")
    left = []
    for n in (0, 1, total):
        assert c.plan({front: n}, c.token)
        told = " ".join(desk.app.adviser.section()["why"]["lines"])
        left.append((f"You have {total - n} marker" in told, "You have" in told))
    assert left == [(True, True), (True, True), (False, False)], "nothing is left to be told of"


def test_a_preview_says_by_which_ending_it_loses(desk: Desk) -> None:
    to_a_plan(desk)
    c = desk.controller
    action = c.actions()[0]
    desk.tell("select", target=next(iter(sorted(c.choices()[0].targets))), plays=False)
    lines = choosing.preview(c)["lines"]
    asked: list[Any] = []

    def lost(of: Any) -> list[str]:
        asked.append(of)
        return ["The alliance breaks."]

    assert choosing.preview(c, lost)["lines"][:-1] == lines and len(asked) == 1
    assert choosing.preview(c, lost)["lines"][-1]["text"] == "The alliance breaks."
    found = desk.app.adviser.adviser()
    assert found is not None and desk.app.adviser.why_worse(action) == []
    found.finish()
    worse = [a for a, mark in found.marks().items() if mark.behind and not mark.rough]
    for a in c.actions():
        if a not in worse:
            assert found.why_worse(a) == []


def test_the_hint_reckons_with_what_is_planned(desk: Desk) -> None:
    """A4: what stands beside a choice and what the adviser says of it is the same chance."""
    first(desk)
    c = desk.controller
    met = 0
    for _ in range(400):
        if c.stage != "play" or c.record is None or c.record.state.decision is None:
            break
        draft = c.draft
        if draft is not None and draft.total > 1 and c.decision is not None:
            found = desk.app.adviser.adviser()
            assert found is not None
            best = found.finish().best
            row = next(i for i, r in enumerate(draft.rows) if r.action == best)
            if best.kind == "support" and c.plan({row: 1}, c.token) and c.draft.can(best):
                told = found.counsel(c.draft.view).reasons
                chance = next((t for t in told if t.key == "guide-for-support"), None)
                assert desk.app.adviser._hint()["ready"]
                if chance is not None:
                    note = c.batch()["rows"][row]["note"]
                    assert f"{chance.facts['now']} → {chance.facts['after']} %" in note
                    met += 1
                c.plan({row: 0}, c.token)
        if met:
            break
        desk.play_on(1)
    assert met
