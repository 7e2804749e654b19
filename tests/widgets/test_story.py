"""What happened between two decisions, told at a place: the story, the timeline, forced choices."""

from __future__ import annotations

import random
from typing import Any

import pytest
from churchill_widgets.page import end_page, pages
from churchill_widgets.page.controller import Controller
from churchill_widgets.page.motion import Motion
from churchill_widgets.page.showing import Show

import churchill_kit as ck

BOTS = {"us": "bot", "uk": "bot", "ussr": "bot"}
ME = {**BOTS, "us": "person"}
TWO = {**ME, "uk": "person"}


def begun(pace: str = "normal", seats: dict[str, str] = ME, **setup: Any) -> Controller:
    """A game of Churchill at a place with this pace."""
    c = Controller("churchill")
    c.pace = pace
    c.start({"seed": 1945, "seats": seats, **setup})
    return c


def shown(c: Controller) -> Show:
    assert c.showing is not None
    return c.showing


def watched(c: Controller) -> list[Any]:
    """The beats of the story on the screen, one by one to its end."""
    out = []
    show = shown(c)
    while c.showing is show:
        out.append(show.beat)
        assert c.story_next(show.n)
    return out


def move(c: Controller, rng: random.Random) -> None:
    if c.stage == "curtain":
        c.lift(c.token)
    assert c.play(rng.randrange(len(c.actions())), c.token)


def test_a_game_begins_with_the_story_of_its_opening() -> None:
    c = begun()
    assert c.stage == "story" and c.decision is None and not c.actions() and not c.choices()
    told = watched(c)
    assert told[0].events[0].kind == "game_started" and told[0].move == 0
    assert c.stage == "play" and c.decision is not None and c.decision.seat == "us"
    assert c.table is not None and c.table.told == c.table.record.n


def test_my_move_and_all_that_follows_are_told_and_the_game_is_there_already() -> None:
    rng = random.Random(3)
    c = begun()
    c.story_skip()
    for _ in range(25):
        record = c.record
        assert record is not None
        before, token = record.n, c.token
        move(c, rng)
        assert c.table is not None and c.table.turn == "person"  # it is all played
        if c.showing is None:  # nothing, or the one thing that was just done
            assert sum(map(len, record.events[before : record.n])) <= 1
            continue
        assert shown(c).beat.before == record.at(before)
        told = watched(c)
        assert [e for b in told for e in b.events] == [
            e for events in record.events[before : record.n] for e in events
        ]
        assert told[-1].after == record.state
        assert c.token > token + 1  # what was clicked before the end of the show is stale


def test_without_a_story_all_is_as_it_was() -> None:
    c = begun("none")
    assert c.stage == "play" and c.showing is None
    move(c, random.Random(1))
    assert c.stage == "play" and c.showing is None
    assert c.table is not None and c.table.told == c.table.record.n


def test_the_view_and_the_log_go_no_further_than_what_is_shown() -> None:
    c = begun()
    log = pages.Log()
    show = shown(c)
    assert c.view == show.beat.after.view("us")
    section = log.section(c)
    assert len(section["lines"]) == section["standing"] == len(show.beat.events)
    c.story_next(show.n)
    assert c.view == show.beat.after.view("us")
    assert log.section(c)["standing"] == show.beat.first + len(show.beat.events)
    c.story_skip()
    record = c.record
    assert record is not None
    assert log.section(c)["standing"] == sum(map(len, record.log))
    assert c.view == record.state.view("us")


def test_back_waits_and_a_stale_answer_changes_nothing() -> None:
    c = begun()
    show = shown(c)
    first, old = show.beat, show.n
    assert c.story_next(old) and shown(c).at == 1
    assert not c.story_next(old) and shown(c).at == 1
    assert c.story_back() and shown(c).beat == first and shown(c).paused
    assert not c.story_next(old)
    c.story_resume()
    assert not shown(c).paused
    c.story_pause()
    assert shown(c).paused


def test_a_click_during_the_show_plays_nothing() -> None:
    c = begun()
    record = c.record
    assert record is not None
    for token in range(c.token + 2):
        assert not c.play(0, token)
    assert record.n == 0
    old = c.token
    c.story_skip()
    assert not c.play(0, old) and record.n == 0


def test_it_is_shown_again_from_my_last_decision() -> None:
    c = begun()
    c.story_skip()
    record = c.record
    assert record is not None
    before = record.n
    move(c, random.Random(1))
    told = watched(c)
    assert c.story_again()
    assert shown(c).beat == told[0]
    assert watched(c) == told and record.n > before
    assert c.stage == "play"


def test_after_small_moves_of_mine_the_last_story_is_shown_again() -> None:
    """A story that would have had nothing but my own small moves was never told."""
    c, rng = begun(), random.Random(2)
    start, quiet = -1, 0
    while quiet < 5:
        if c.showing is not None:
            start, quiet = shown(c).beats.start, 0
        else:
            quiet += 1
            assert c.story_again() and shown(c).beats.start == start
        c.story_skip()
        move(c, rng)


def test_where_the_card_of_a_moment_stands_says_nothing_of_the_next() -> None:
    c = begun()
    board = next(iter(c.screen.boards))
    scene = c.screen.draw(board, c.view, "en")
    moves = Motion()
    moves.of(c, board, None, scene)
    moves.high = True
    moves.of(c, board, scene, scene)
    assert moves.high, "another board of the same event says nothing new"
    c.story_skip()
    assert c.story_again()
    moves.of(c, board, None, scene)
    assert not moves.high


@pytest.mark.parametrize("pace", ["once", "none"])
def test_who_asks_sees_it_again_at_any_pace(pace: str) -> None:
    c = begun(pace)
    move(c, random.Random(1))
    c.story_skip()
    assert c.stage == "play" and c.tempo == pace
    assert c.story_again() and c.tempo == "normal"
    told = watched(c)
    assert len(told) > 1, "event by event"
    assert c.stage == "play" and c.tempo == c.pace == pace


def test_the_opening_of_a_first_game_is_told_unless_nothing_at_all_is_wanted() -> None:
    setup = {"seed": 1945, "seats": ME}
    c = Controller("churchill")
    c.set_pace("once")
    c.start(setup, first=True)
    assert c.tempo == "normal"
    assert len(watched(c)) > 1 and c.stage == "play" and c.tempo == "once"
    c.start(setup)
    assert c.showing is None
    c.set_pace("none")
    c.start(setup, first=True)
    assert c.showing is None


def test_a_reload_shows_the_result_and_can_show_again_what_was_not_seen() -> None:
    rng = random.Random(2)
    c = begun()
    c.story_skip()
    move(c, rng)
    beats = list(shown(c).beats)
    kept = c.keep()
    other = Controller("churchill")
    other.pace = "normal"
    other.resume(kept)
    assert other.stage == "play" and other.view == c.table.view("us")  # type: ignore[union-attr]
    assert other.story_again()
    assert list(shown(other).beats) == beats
    other.story_skip()
    again = Controller("churchill")
    again.resume(other.keep())
    assert again.table is not None and again.table.told == again.table.record.n
    del kept["told"]  # of an older release
    again.resume(kept)
    assert again.stage == "play"


def test_several_people_see_a_spectators_story_before_the_curtain() -> None:
    c = begun(seats=TWO)
    assert shown(c).eyes is None and c.view.viewer is None
    c.story_skip()
    assert c.stage == "curtain"
    move(c, random.Random(1))
    assert c.stage == "story"
    assert c.view.viewer is None
    assert not any(isinstance(h, tuple) for h in c.view.hands.values())
    c.story_skip()
    assert c.stage == "curtain"


def test_who_watches_bots_sees_move_after_move() -> None:
    c = begun(seats=BOTS)
    record = c.record
    assert record is not None and c.stage == "story"
    for _ in range(5):
        n = record.n
        assert shown(c).beats.move_of(len(shown(c).beats) - 1) == n
        watched(c)
        assert record.n > n
    c.watch("pause")
    n = record.n
    watched(c)
    assert record.n == n and c.stage == "watch"
    c.watch("step")
    assert record.n == n + 1
    watched(c)
    assert record.n == n + 1 and c.stage == "watch"
    c.watch("on")
    assert c.stage == "story" and record.n > n + 1
    c.watch("end")
    assert c.stage == "over"


def test_the_end_of_a_game_is_told_before_its_result() -> None:
    rng = random.Random(4)
    c = begun("none")
    while True:
        c.pace = "none"
        record = c.record
        assert record is not None
        n = record.n
        move(c, rng)
        if c.stage == "over":
            break
    c.undo()
    assert c.stage == "play" and record.n == n
    c.pace = "normal"
    assert c.play(c.actions().index(record.actions[n]), c.token)
    assert c.stage == "story" and end_page.end(c) == {}
    told = watched(c)
    assert told[-1].events[0].kind == "game_over"
    assert c.stage == "over" and end_page.end(c)


def test_the_timeline_goes_by_beat_move_turn_and_round() -> None:
    c = begun("none", {**BOTS, "us": "random"})
    record = c.record
    assert record is not None and c.stage == "over"
    c.timeline()
    show = shown(c)
    assert show.kind == "timeline" and show.last and show.paused
    assert c.step("beat", -1) and not show.last
    c.to(0)
    assert show.beats.ends(show.at) and show.beat.move == 0
    for unit in ("move", "turn", "round"):
        c.to(0)
        stops = []
        while not show.last:
            c.step(unit, 1)  # type: ignore[arg-type]
            stops.append(show.at)
        back = []
        while show.at:
            c.step(unit, -1)  # type: ignore[arg-type]
            back.append(show.at)
        assert stops[:-1] == [at for at in reversed(back) if at > stops[0] - 1][: len(stops) - 1]
        if unit == "round":
            assert 2 <= len(stops) <= 4
    for unit, way in (("year", 1), ("move", 7), (None, 1), ("move", "1")):
        at = show.at
        assert not c.step(unit, way) and show.at == at
    c.timeline()
    assert not c.can_branch and not c.branch()  # the game is over there
    c.step("move", -1)
    assert c.can_branch
    c.timeline(False)
    assert c.stage == "over"


def test_who_leafs_through_a_game_of_bots_stops_them() -> None:
    c = begun(seats=BOTS)
    record = c.record
    assert record is not None
    c.timeline()
    n = record.n
    c.to(0)
    c.timeline(False)
    assert c.stage == "watch" and c.paused and record.n == n
    c.watch("on")
    assert c.stage == "story" and record.n > n


def test_the_timeline_plays_and_waits_at_the_end() -> None:
    c = begun("none")
    c.to(0)
    show = shown(c)
    c.story_resume()
    while not show.last:
        assert not show.paused and c.story_next(show.n)
    assert c.story_next(show.n) and show.paused and c.showing is show


@pytest.mark.parametrize("wanted", [-1, 10**9, "7", None, True, 1.5])
def test_a_move_that_is_not_there_is_told_in_a_sentence(wanted: Any) -> None:
    c = begun()
    show = c.showing
    with pytest.raises(ck.BadPosition) as told:
        c.to(wanted)
    for lang in ck.LANGUAGES:
        assert ck.say(told.value, lang)
    assert c.showing is show


def test_a_branch_is_a_game_of_its_own() -> None:
    rng = random.Random(6)
    c = begun("none")
    for _ in range(12):
        move(c, rng)
    table = c.table
    assert table is not None
    moves = table.record.n
    c.to(9)
    c.branch()
    assert c.table is not None and c.table is not table and c.table.key != table.key
    assert table.record.n == moves
    assert c.record is not None and c.record.actions[:9] == table.record.actions[:9]
    assert c.seats == table.seats and c.stage == "play"


def test_a_pace_that_is_none_changes_nothing() -> None:
    c = begun()
    for pace in ("", None, 7, "fast", ["quick"]):
        c.set_pace(pace)
        assert c.pace == "normal" and c.stage == "story"
    c.set_pace("quick")
    assert c.pace == "quick" and c.stage == "story"
    c.set_pace("none")
    assert c.stage == "play"


# -- only choices, and placings at once ------------------------------------------------------------


@pytest.mark.parametrize("pace", ["none", "normal"])
def test_an_only_choice_asks_for_no_click(pace: str) -> None:
    rng = random.Random(8)
    c = begun(pace)
    told = 0
    while c.stage != "over":
        if c.showing is not None:
            told += sum(1 for show in [c.showing] for _ in [0] if _forced(c, show))
            c.story_skip()
            continue
        assert len(c.actions()) > 1
        move(c, rng)
    record, table = c.record, c.table
    assert record is not None and table is not None
    forced = [n for n in range(record.n) if table.forced(n)]
    assert forced
    assert pace == "none" or told
    while c.undo():
        c.story_skip()
        assert not table.forced()


def _forced(c: Controller, show: Show) -> bool:
    """Is any beat of the story one of a move that could not be otherwise?"""
    found = False
    for at in range(len(show.beats)):
        show.go(at)
        found = found or bool(c.why_unasked(show.beat.move))
    return found


def test_a_game_may_want_the_click(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(begun("none").screen), "forced", lambda self, view: False)
    rng = random.Random(8)
    c = begun("none")
    single = 0
    while c.stage != "over":
        single += len(c.actions()) == 1
        move(c, rng)
    assert single


def placing(c: Controller, rng: random.Random) -> dict[str, Any]:
    """On to where several things are placed one after another."""
    while (shown_ := c.batch()) is None or shown_["total"] < 2:
        move(c, rng)
    return shown_


def test_several_placings_are_planned_and_played_in_one_go() -> None:
    rng = random.Random(2)
    c = begun("none")
    found = placing(c, rng)
    table = c.table
    assert table is not None
    n, before = table.record.n, table.record.state
    rows = {r["i"]: r for r in found["rows"]}
    assert len(rows) == len(c.actions()) and all(r["text"] and r["most"] for r in rows.values())
    assert not c.play_plan(c.token)  # nothing is planned
    changed = c.changed
    assert c.plan({0: 1}, c.token) and c.changed > changed
    assert c.plan({1: 1}, c.token)
    drafted = c.batch()
    assert drafted is not None and drafted["left"] == found["total"] - 2
    assert [r["now"] for r in drafted["rows"][:2]] == [1, 1]
    assert [len(r["notes"]) for r in drafted["rows"][:2]] == [1, 1]
    assert table.record.n == n and table.record.state == before
    c.pace = "normal"
    token = c.token
    assert c.play_plan(token)
    assert table.record.actions[n] in before.actions() and table.record.n >= n + 2
    assert shown(c).beat.before == before  # one story
    assert not c.play_plan(token)
    c.story_skip()
    c.undo()
    assert table.record.n == n


@pytest.mark.parametrize(
    "changes", [{0: -1}, {0: 99}, {99: 1}, {"0": 1}, {0: "1"}, {0: True}, {-1: 1}]
)
def test_a_draft_that_cannot_be_changes_nothing(changes: Any) -> None:
    c = begun("none")
    placing(c, random.Random(2))
    assert c.plan({0: 1}, c.token)
    before = c.batch()
    assert not c.plan(changes, c.token)
    assert not c.plan({0: 0}, c.token - 1)
    assert c.batch() == before


def test_a_draft_belongs_to_its_question() -> None:
    c = begun("none")
    placing(c, random.Random(2))
    planned, token = c.actions()[0], c.token
    c.plan({0: 1}, token)
    move(c, random.Random(3))
    assert not c.plan({0: 2}, token), "a page that is stale changes nothing"
    assert c.draft is None or set(c.draft.planned) <= {planned}
    c.pace = "normal"
    c.timeline()
    assert c.batch() is None and not c.plan({0: 1}, c.token)


def test_at_once_stops_at_its_pages_and_at_nothing_else() -> None:
    """Who wants no animation still sees what a meeting and a war have brought; "none" does not."""
    rng = random.Random(3)
    c = begun("once")
    assert c.stage == "play", "nothing to pause at in the opening"
    kinds = []
    for _ in range(200):
        if c.stage == "over":
            break
        if c.stage == "story":
            found = [k for e in shown(c).beat.events if (k := c.screen.pause(e))]
            assert found, "only a page to pause at is shown"
            kinds += found
            assert c.story_next(shown(c).n)
        else:
            move(c, rng)
    assert kinds[:4] == ["meeting", "war", "meeting", "war"]
    c = begun("none")
    while c.stage == "play":
        move(c, rng)
    assert c.stage == "over"


def test_who_turns_to_at_once_in_a_story_sees_its_next_page() -> None:
    rng = random.Random(3)
    c = begun("none")
    assert c.record is not None
    while not any(map(c.screen.pause, c.record.log[-1])):
        c.pace = "none"
        start = c.record.n
        move(c, rng)
        if any(c.screen.pause(e) for events in c.record.log[start + 1 :] for e in events):
            break
    c.pace = "normal"
    assert c.story_again() and not any(map(c.screen.pause, shown(c).beat.events))
    c.set_pace("once")
    assert any(map(c.screen.pause, shown(c).beat.events))
    c.set_pace("none")
    assert c.showing is None


def test_players_of_the_program_are_watched_at_once_without_a_stop() -> None:
    c = begun("once", BOTS)
    assert not c.pauses and c.showing is None
