"""What a page is sent while something is told: captions, pages to pause at, reasons of bots, the
timeline, and the page after a game."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from churchill_widgets.base.sentences import text
from churchill_widgets.page import bot_reasons, end_page, games_page, pages
from churchill_widgets.page.controller import Controller
from churchill_widgets.page.game_page import App, Panels
from churchill_widgets.screen import MAJOR

import churchill_kit as ck
from churchill_kit.table.story import Reel, beats
from churchill_kit.tutor import hindsight

BOTS = {"us": "bot", "uk": "bot", "ussr": "bot"}
ME = {**BOTS, "uk": "person"}


class Page:
    """An app whose page tells stories, and what was sent to it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lang: str = "en") -> None:
        self.sent: list[dict[str, Any]] = []
        monkeypatch.setattr(Panels, "send", lambda _, content, **__: self.sent.append(content))
        self.app = App(lang=lang)
        monkeypatch.setattr(self.app, "_draw", lambda usable: None)
        self.panels = self.app.panels
        self.c: Controller = self.app.controller

    def tell(self, kind: str, **content: Any) -> None:
        self.app._on_message(self.panels, {"type": kind, **content}, [])

    def story(self, what: str, **more: Any) -> None:
        self.tell("story", what=what, **more)

    def start(self, pace: str = "normal", **setup: Any) -> None:
        self.tell("hello", pace=pace)
        self.tell("start", setup={"seed": "1945", "seats": ME, **setup})

    @property
    def shown(self) -> dict[str, Any]:
        return self.panels.story

    def act(self, rng: random.Random) -> None:
        self.tell("act", i=rng.randrange(len(self.c.actions())), token=self.c.token, anyway=True)

    def until(self, wanted: Callable[[], bool], seed: int = 3) -> None:
        """Play at random, event by event, until something is so."""
        rng = random.Random(seed)
        for _ in range(6000):
            if wanted():
                return
            assert not self.panels.error.get("text"), self.panels.error
            if self.shown["shown"]:
                self.story("go_on" if self.shown["page"] else "next", n=self.shown["n"])
            elif self.c.stage == "over":
                break
            else:
                self.act(rng)
        raise AssertionError("it never came to that")


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(monkeypatch)


# -- the story ---------------------------------------------------------------------------------


def test_each_event_has_its_caption_with_rule_and_parts(page: Page) -> None:
    page.start()
    record = page.c.record
    assert record is not None
    told = [b.events for b in Reel(record, -1, joins=page.c.screen.together)]
    assert [e for events in told for e in events] == [e for group in record.log for e in group]
    line = -1
    for number, events in enumerate(told, 1):
        shown = page.shown
        line += len(events)
        assert shown["shown"] and shown["kind"] == "story" and not page.panels.choices["groups"]
        assert [one["text"] for one in shown["lines"]] == [ck.say(e, "en") for e in events]
        assert [one["rule"] for one in shown["lines"]] == [e.rule for e in events]
        parts = [bool(one.get("parts")) for one in shown["lines"]]
        assert parts == [bool(e.breakdown) for e in events]
        assert shown["progress"] == f"{number} of {len(told)}"
        assert shown["line"] == line
        page.story("next", n=shown["n"])
    assert not page.shown["shown"] and page.c.stage == "play"
    assert page.shown["again"] and not page.shown["unseen"]


def test_whose_points_an_event_changes_stands_beside_it(page: Page) -> None:
    """From event to event the changes add up to what the scores say."""
    page.start()
    sums: dict[str, int] = {}
    seen = 0

    def counted() -> bool:
        nonlocal sums, seen
        shown, now = page.shown, {r["seat"]: r["total"] for r in page.panels.scores["rows"]}
        if shown["shown"] and not shown["page"]:
            told = {one["seat"]: one["by"].replace("−", "-") for one in shown["scored"]}
            assert all(now[s] - n == int(told.get(s, 0)) for s, n in sums.items())
            seen += bool(told)
        sums = now
        return seen > 12

    page.until(counted)


def test_an_answer_to_an_event_that_is_gone_changes_nothing(page: Page) -> None:
    page.start()
    old = page.shown["n"]
    page.story("next", n=old)
    at = page.shown["at"]
    page.story("next", n=old)
    page.story("next", n="x")
    page.story("nonsense")
    page.story("why", n=old)
    assert page.shown["at"] == at and not page.panels.error.get("text")


def test_skip_says_where_it_stops_and_stops_there(page: Page) -> None:
    page.start()
    token = page.c.token
    page.story("skip")
    assert page.c.stage == "play" and page.c.decision is not None
    assert page.c.decision.kind == "agenda_card"
    page.tell("act", i=0, token=token)  # a click that was on its way
    assert page.c.decision.kind == "agenda_card"
    page.story("again")
    assert page.shown["shown"] and page.shown["at"] == 1
    page.story("pace", pace="none")
    assert not page.shown["shown"] and page.shown["pace"] == "none"
    page.story("again")
    assert page.shown["shown"] and page.shown["tempo"] == page.shown["pace"] == "normal"


def test_skip_gives_nothing_away_that_is_still_to_be_told(page: Page) -> None:
    """What is asked next comes of what is told: it is named with the last of it."""
    page.start()
    for at in range(page.shown["of"] - 1):
        assert page.shown["at"] == at + 1 and page.shown["skip"] == "Skip what happens"
        page.story("next", n=page.shown["n"])
    assert page.shown["skip"] == "Skip to: my agenda card"


def test_every_decision_has_words_for_its_button() -> None:
    from churchill_kit.engine.words import has
    from churchill_kit.games.churchill.state import RULES

    for step in (name for name, step in RULES.steps.items() if step.run is None):
        for lang in ck.LANGUAGES:
            assert has(lang, "churchill", f"app-skip-{step}"), step


def test_my_own_move_is_told_in_passing(page: Page) -> None:
    page.start()
    page.story("skip")
    page.act(random.Random(1))
    assert page.shown["at"] == 1 and page.shown["weight"] == 0


def test_what_a_game_has_told_often_is_familiar(page: Page) -> None:
    page.start()
    found = Counter()
    for _ in range(400):
        if page.shown["shown"]:
            record = page.c.record
            assert record is not None and page.c.showing is not None
            beat = page.c.showing.beat
            log = [e.kind for events in (record.opening, *record.events) for e in events]
            often = [log[: beat.first].count(e.kind) >= 4 for e in beat.events]
            assert page.shown["familiar"] is all(often)
            found[page.shown["familiar"]] += 1
            page.story("next", n=page.shown["n"])
        else:
            page.act(random.Random(1))
    assert found[True] > 20 < found[False]


def test_a_game_taken_up_in_the_middle_offers_what_was_not_seen(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.start()
    page.story("skip")
    page.act(random.Random(1))
    page.story("next", n=page.shown["n"])
    kept = [m["kept"] for m in page.sent if m["type"] == "keep"][-1]
    other = Page(monkeypatch)
    other.tell("hello", pace="normal", resume=kept)
    if other.c.record is None:
        other.tell("resume", kept=kept)
    assert other.c.stage == "play" and other.shown["unseen"]
    other.story("again")
    assert other.shown["shown"]
    other.story("skip")
    assert not other.shown["unseen"]


def test_watching_bots_is_told_too(page: Page) -> None:
    page.start(seats=BOTS)
    assert page.shown["watching"] and page.shown["skip"] == "To the end"
    page.tell("watch", what="end")
    assert page.c.stage == "over" and not page.shown["shown"]


# -- pages to pause at ---------------------------------------------------------------------------


def test_a_meeting_and_a_war_end_with_a_page(page: Page) -> None:
    page.start()
    found: list[str] = []

    def both() -> bool:
        opened = page.shown["page"]
        if opened and opened["kind"] not in found:
            found.append(opened["kind"])
            assert opened["title"] and opened["sections"]
            json.dumps(opened)
        return set(found) == {"meeting", "war"}

    page.until(both)
    at = page.shown["at"]
    page.story("back")
    assert not page.shown["page"] and page.shown["at"] == at and page.shown["paused"]
    page.story("next", n=page.shown["n"])
    assert page.shown["page"]
    page.story("skip")
    assert not page.shown["page"] and not page.shown["shown"]


def test_the_field_of_the_pace_says_how_what_is_asked_for_is_told(page: Page) -> None:
    page.tell("hello", pace="once")
    page.tell("start", first="us", setup={"game": "churchill", "seed": "1945"})
    assert page.shown["shown"] and page.shown["pace"] == "normal", "a first opening is told"
    page.story("pace", pace="once")
    assert not page.shown["shown"] and page.shown["pace"] == "once", "unless it is not wanted"


def test_a_page_tells_what_was_played_for_whoever_had_no_other_choice(page: Page) -> None:
    """Who reads the pages alone has not seen it; each such move is on one page."""
    page.start(pace="once")
    told: list[str] = []
    seen: set[int] = set()
    rng = random.Random(5)
    while page.c.stage != "over":
        shown = page.shown
        if shown["page"] and shown["page"]["n"] not in seen:
            seen.add(shown["page"]["n"])
            told += shown["page"]["forced"]
        if shown["shown"]:
            page.story("go_on" if shown["page"] else "next", n=shown["n"])
        else:
            page.act(rng)
    record, table = page.c.record, page.c.table
    assert record is not None and table is not None
    asked = [record.at(n).decision for n in range(record.n)]
    seats = [d.seat if d is not None else "" for d in asked] + [""]
    alone = [
        n
        for n in range(record.n)
        if table.forced(n)
        and len(record.at(n).actions()) == 1
        and (seats[n + 1] != seats[n] or table.forced(n + 1))  # else it led to a choice at once
    ]
    said = [ck.say(record.actions[n], "en") for n in alone]
    assert told and Counter(told) == Counter(
        f"You had only one choice, so it was played by itself ({x})." for x in said
    )


def test_whoever_had_no_choice_hears_why_nobody_asked(page: Page) -> None:
    page.start(seats={**BOTS, "us": "person"})
    assert page.c.table is not None
    page.c.table.alike = lambda view: view.decision.kind == "choose_next"
    rng, told = random.Random(8), Counter[int]()
    why = {
        "You had only one choice, so": 1,
        "Whatever you chose would come to the same here, so": 2,
    }
    while page.c.stage != "over":
        shown, show, record = page.shown, page.c.showing, page.c.record
        if not shown["shown"]:
            page.act(rng)
            continue
        assert show is not None and record is not None
        begins = show.at == 0 or show.beats.move_of(show.at - 1) != show.beat.move
        said = next((n for words, n in why.items() if shown["left_out"].startswith(words)), 0)
        if begins and page.c.why_unasked(show.beat.move) and not shown["page"]:
            assert shown["left_out"]
        if said:
            assert page.c.why_unasked(show.beat.move) and begins
            assert min(len(record.at(show.beat.move - 1).actions()), 2) == said
            told[said] += 1
        page.story("go_on" if shown["page"] else "next", n=shown["n"])
    assert told[1] and told[2]


def test_a_leap_stops_at_a_page_that_was_not_seen(page: Page) -> None:
    page.start()
    rng = random.Random(3)
    while not page.shown.get("leap"):
        if page.shown["shown"]:
            page.story("leap")
        page.act(rng)
    assert page.shown["shown"] and not page.shown["page"]
    assert page.shown["leap"] == "Straight to the summary" != page.shown["skip"]
    of = page.shown["part"][1]
    assert of <= page.shown["of"] and page.shown["progress"].endswith("then a summary")
    page.story("leap")
    assert page.shown["part"] == (of, of), "it is counted up to the page"
    assert page.shown["page"] and page.shown["leap"] == ""
    page.story("back")
    assert not page.shown["page"] and page.shown["leap"]
    page.story("skip")
    assert not page.shown["shown"], "skipping passes the page, too"
    assert page.shown["passed"]["text"] in ("What the meeting came to", "What the war brought")
    page.tell("look", line=page.shown["passed"]["line"])
    assert page.shown["page"]["title"] and page.shown["passed"] is None, "it is offered until seen"


def test_a_page_that_was_seen_is_not_offered_and_another_question_ends_the_offer(
    page: Page,
) -> None:
    page.start()
    page.until(lambda: bool(page.shown["page"]))
    page.story("skip")
    assert not page.shown["shown"] and page.shown["passed"] is None
    rng = random.Random(3)
    for _ in range(300):
        if page.shown["shown"]:
            page.story("skip")
        elif page.shown.get("passed"):
            break
        else:
            page.act(rng)
    assert page.shown["passed"]
    page.act(rng)
    assert not page.shown.get("passed")


def test_great_news_that_were_skipped_are_told_with_the_question(page: Page) -> None:
    """As many as there is room for, and those after the page that is offered alone."""
    page.start()
    rng = random.Random(3)
    told = 0
    for _ in range(200):
        if page.c.stage == "over":
            break
        if not page.shown["shown"]:
            page.act(rng)
            continue
        show, record = page.c.showing, page.c.record
        page.story("skip")
        if page.c.stage != "play":
            continue
        assert show is not None and record is not None
        passed = page.shown["passed"]
        events = [e for of in record.log for e in of]
        since = events[show.beat.first if passed is None else passed["line"] + 1 :]
        great = [ck.say(e, "en") for e in since if page.c.screen.weight(e) == MAJOR]
        missed = list(page.shown["missed"])
        assert missed == great[-len(missed) :] if missed else not great or passed
        told += len(missed)
        page.act(rng)
        if not page.shown["shown"]:
            assert not page.shown.get("missed"), "told once"
    assert told


def test_a_leap_without_a_page_ahead_ends_the_story(page: Page) -> None:
    page.start()
    assert page.shown["shown"] and page.shown["leap"] == ""
    page.story("leap")
    assert not page.shown["shown"]


def test_a_page_is_called_up_again_from_its_line_of_the_log(page: Page) -> None:
    page.start(pace="once")
    page.until(lambda: page.c.stage == "over")
    page.tell("log")
    lines = page.panels.log["lines"]
    marked = [i for i, line in enumerate(lines) if line.get("p")]
    assert marked
    page.tell("look", line=marked[0])
    assert page.shown["page"]["again"] and page.shown["page"]["title"]
    page.tell("look", line=marked[0])
    assert not page.shown["page"]
    for nonsense in ("x", None, -1, 10**9, 0):
        page.tell("look", line=nonsense)
        assert not page.shown["page"] and not page.panels.error.get("text")


# -- why a bot did that ------------------------------------------------------------------------


def test_reasons_are_those_by_which_the_bot_decided_and_secrets_are_kept(page: Page) -> None:
    page.start()
    page.story("skip")
    page.act(random.Random(1))
    answers: dict[str, list[str]] = {}
    while page.shown["shown"]:
        if page.shown["why"]:
            page.story("why", n=page.shown["n"])
            assert page.shown["paused"]
            answers[page.shown["lines"][0]["text"]] = page.shown["why"]["lines"]
        page.story("next", n=page.shown["n"])
    hidden = [lines for said, lines in answers.items() if "lays a card face down" in said]
    assert hidden == [["What was chosen here is still secret; the reason will be told when it is "
                       "revealed."]]  # fmt: skip
    told = [lines for said, lines in answers.items() if " reveals " in said]
    assert len(told) == 2 and all("still secret" not in " ".join(lines) for lines in told)


def test_what_a_meeting_came_to_is_not_the_reason_of_its_last_card(page: Page) -> None:
    """Not of one line of several alike, either: who played last had no other part in it."""
    page.start()
    played: list[str] = []

    def told() -> bool:
        show, table = page.c.showing, page.c.table
        if show is not None and any(map(page.c.screen.counts_up, show.beat.events)):
            assert table is not None and page.shown["why"] is None
            played.append(bot_reasons.who(table, show.beat))
        return any(played) and len(played) > 5

    page.until(told)
    assert any(played)


def test_reasons_are_told_of_the_moves_as_they_were_played() -> None:
    """A bot that is asked again would do what it did: else it has nothing to say."""
    c = Controller("churchill")
    c.start({"seed": 7, "seats": BOTS})
    c.watch("end")
    table = c.table
    assert table is not None
    said = silent = 0
    for beat in beats(table.record, -1):
        # a conference card and the dealing of cards are nobody's choice, whoever moved last
        by_card = beat.events[0].rule in ("5.11", "5.12") or beat.events[0].kind in DEALT
        assert not (by_card and bot_reasons.who(table, beat)), beat.events
        if beat.move and bot_reasons.who(table, beat):
            found = bot_reasons.reasons(table, beat)
            said += bool(found)
            silent += found == ()
    assert said > 100 and silent == 0


DEALT = ("staff_removed", "deck_shuffled", "hands_dealt", "networks_to_place")

# -- the timeline ------------------------------------------------------------------------------


def test_the_timeline_goes_to_moves_lines_and_edges(page: Page) -> None:
    page.start(pace="once")
    page.until(lambda: page.c.record is not None and page.c.record.n > 30)
    record = page.c.record
    assert record is not None
    page.tell("timeline", what="open")
    assert page.shown["timeline"]["move"] == record.n and page.shown["timeline"]["last"]
    page.tell("timeline", what="to", move=12)
    assert page.shown["timeline"]["move"] <= 12
    lines = [e for group in record.log for e in group]
    for line in (0, len(lines) // 2, len(lines) - 1):
        page.tell("timeline", what="line", line=line)
        assert page.shown["lines"][0]["text"] == ck.say(lines[line], "en")
    page.tell("timeline", what="edge", way=-1)
    assert page.shown["timeline"]["first"]
    page.tell("timeline", what="play")
    assert page.shown["timeline"]["playing"]
    page.tell("timeline", what="stop")
    page.tell("timeline", what="close")
    assert not page.shown["shown"] and page.c.stage == "play"


@pytest.mark.parametrize("move", [999, -1, "x", None, 1.5])
def test_a_move_that_is_not_there_is_one_sentence(page: Page, move: Any) -> None:
    page.start(pace="once")
    page.tell("timeline", what="to", move=move)
    assert page.panels.error["text"].count(".") <= 2 and page.c.stage == "play"
    assert not page.shown["shown"]


def test_a_branch_is_a_game_of_its_own(page: Page) -> None:
    page.start(pace="once")
    page.until(lambda: page.c.record is not None and page.c.record.n > 20)
    old = page.c.key
    page.tell("timeline", what="to", move=5)
    page.tell("timeline", what="branch")
    record = page.c.record
    assert record is not None and page.c.key != old and not page.shown["shown"]
    kept = [m["kept"] for m in page.sent if m["type"] == "keep"]
    assert {old, page.c.key} <= {k["key"] for k in kept}
    names = {e["key"]: e["name"] for e in games_page.entries(kept, "en")}
    assert names[page.c.key] == f"{names[old]}, from move 5 on"
    page.tell("resume", kept=kept[-1])  # and it keeps its name when it is taken up again
    assert page.c.table is not None and page.c.table.keep()["branched"] == 5


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_at_the_end_of_a_game_there_is_nothing_to_branch_from(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    page = Page(monkeypatch, lang)
    page.start(pace="once")
    page.until(lambda: page.c.stage == "over")
    page.tell("timeline", what="open")
    assert page.shown["timeline"]["branch"] is False
    texts = page.panels.texts
    assert texts["timeline-branch-none"] not in ("", texts["timeline-branch-help"])
    page.tell("timeline", what="to", move=0)
    assert page.shown["timeline"]["branch"] is True


# -- the end -----------------------------------------------------------------------------------


def test_who_asks_hears_which_moves_cost_most_and_may_try_them_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lang = "en"
    monkeypatch.setattr(hindsight, "QUICK", 1)
    monkeypatch.setattr(hindsight, "MOST", 4)
    page = Page(monkeypatch, lang)
    page.start(pace="once")
    page.until(lambda: page.c.stage == "over")
    assert page.panels.end["costs"] == {"asked": False, "moves": None}
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(page.panels, "send", sent.append)
    page.tell("costs")
    record = page.c.record
    assert record is not None
    found = page.panels.end["costs"]["moves"]
    (kept,) = [m for m in sent if m["type"] == "costs"]  # for the review
    assert kept["key"] == page.c.key
    assert [m["move"] for m in kept["found"]] == [m["move"] for m in found]
    assert 0 < len(found) <= hindsight.MOST
    assert record.state.result is not None
    praised = page.panels.end["costs"]["none"] == text(lang, "end-costs-none-won")
    assert praised == ("uk" in record.state.result.winners)
    for told in found:
        decision = record.at(told["move"]).decision
        assert decision is not None and decision.seat == "uk"
        assert told["text"] == ck.say(record.actions[told["move"]], lang)
        assert told["round"] and any(n.isdigit() for n in told["note"])
        assert not told["own"], "nobody asked him"
    monkeypatch.setattr(page.app.costs, "advised", lambda n: n == found[0]["move"])
    owned = [told["own"] for told in page.app.costs.section()["moves"]]
    assert owned[0] == text(lang, "end-costs-advised") and not any(owned[1:])
    shown, game = page.panels.end["costs"], page.c.keep()
    other = Page(monkeypatch, "ru")
    other.tell("resume", kept={**game, "costs": kept["found"]})
    assert (other.panels.end["costs"]["none"] == text("ru", "end-costs-none-won")) == praised
    for said, told in zip(other.panels.end["costs"]["moves"], found, strict=True):
        assert said["move"] == told["move"] and any(n.isdigit() for n in said["note"])
        assert said["round"] and not said["own"]
        assert said["text"] == ck.say(record.actions[told["move"]], "ru")
    again = Page(monkeypatch, lang)  # who comes back from a chapter finds another program
    for broken in ("?", [], [{"move": 10**6}], [{}], [None]):
        again.tell("resume", kept={**game, "costs": broken})
        assert again.panels.end["costs"] == {"asked": False, "moves": None}
        assert not again.panels.error.get("text")
    again.tell("resume", kept={**game, "costs": kept["found"]})  # it was kept with the game
    assert again.panels.end["costs"] == shown
    old = page.c.key
    page.tell("timeline", what="again", move=found[0]["move"])
    assert page.c.key != old and page.c.stage == "play" and page.c.record is not None
    assert page.c.record.n == found[0]["move"] and page.panels.end == {}


def test_of_a_game_without_a_person_nobody_asks_what_moves_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(monkeypatch)
    page.start(pace="once", seats=BOTS)
    page.until(lambda: page.c.stage == "over")
    assert page.panels.end["costs"] == {}
    page.tell("costs")
    assert page.panels.end["costs"] == {} and not page.panels.error.get("text")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("seed", ["5", "8"])
def test_all_numbers_of_the_end_are_those_of_the_result(
    monkeypatch: pytest.MonkeyPatch, lang: str, seed: str
) -> None:
    page = Page(monkeypatch, lang)
    page.start(pace="once", seed=seed)
    page.until(lambda: page.c.stage == "over")
    result = page.c.record.state.result if page.c.record else None
    assert result is not None
    end, final = page.panels.end, result.final
    seats = [seat for seat, _, _ in end["chart"]["seats"]]
    assert {s["id"]: s["score"] for s in end["seats"]} == final
    assert {s: end["chart"]["grown"][s][-1] for s in seats} == final
    assert (
        dict(zip(seats, (cell[1] for cell in end["chart"]["rows"][-1][1:]), strict=True)) == final
    )
    assert {r["seat"]: r["total"] for r in page.panels.scores["rows"]} == final
    for k, seat in enumerate(seats, 1):
        start = end["chart"]["grown"][seat][0]
        assert start + sum(row[k][0] for row in end["chart"]["rows"]) == final[seat]
    assert end["place"]
    assert end["back"]["turns"] and all(t["text"] and t["note"] for t in end["back"]["turns"])
    for rule in end["back"]["learn"]:
        assert rule["title"] and rule["learn"]["path"].endswith(".ipynb")
    page.tell("timeline", what="line", line=end["back"]["turns"][0]["line"])
    assert page.shown["kind"] == "timeline" and not page.panels.end
    assert page.shown["lines"][0]["text"] == end["back"]["turns"][0]["text"]


def test_ones_own_place_is_told_first(page: Page) -> None:
    page.start(pace="once", seed="5")

    def place(final: dict[str, int], winner: str, winners: tuple[str, ...] | None = None) -> str:
        won = winners if winners is not None else (winner,)
        result = ck.Result("churchill", won, final, "alliance", "4.41", {})
        return end_page._place(page.c, result)

    assert place({"us": 9, "uk": 12, "ussr": 3}, "uk") == "You win, 3 points ahead of the US."
    assert (
        place({"us": 9, "uk": 8, "ussr": 3}, "us")
        == "You are second of three, 1 point behind the US."
    )
    assert (
        place({"us": 9, "uk": 8, "ussr": 8}, "us")
        == "You share place 2, level with the USSR, 1 point behind the US."
    )
    assert (
        place({"us": 9, "uk": 1, "ussr": 8}, "us")
        == "You are third of three, 8 points behind the US."
    )
    assert (
        place({"us": 9, "uk": 9, "ussr": 8}, "us")
        == "You are second of three; the victory goes to the US."
    )
    assert place({"us": 9, "uk": 9, "ussr": 8}, "uk") == "You win."
    assert place({"us": 9, "uk": 9, "ussr": 8}, "", ("us", "uk")) == "You share the victory."
    assert place({"us": 9, "uk": 9, "ussr": 8}, "", ()) == "Nobody wins, you neither."


# -- what the eyes are led to ------------------------------------------------------------------


def test_each_beat_and_each_question_calls_its_board_anew(page: Page) -> None:
    page.start()
    looks = [page.panels.head["look"]]
    for _ in range(3):
        page.story("next", n=page.shown["n"])
        looks.append(page.panels.head["look"])
    page.story("skip")
    looks.append(page.panels.head["look"])
    page.tell("select", target="nothing")  # the same question: who looks elsewhere may go on
    assert len(set(looks)) == 5 and page.panels.head["look"] == looks[-1]
    assert page.panels.head["board"] in page.panels.head["boards"]


def test_new_lines_are_never_counted_below_none(page: Page) -> None:
    page.start()
    page.story("skip")
    page.until(lambda: page.shown["shown"] and bool(page.c.since))
    record, log = page.c.record, page.panels.log
    assert record is not None
    page.c.since = record.n  # another window has seen all of it
    assert log["standing"] <= sum(map(len, record.log))
    assert pages.head(page.c)["fresh"] == 0
    page.c.since = 1
    assert 0 < pages.head(page.c)["fresh"] < log["standing"]


def test_at_once_the_page_to_pause_at_lies_open_and_is_left_by_going_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(monkeypatch)
    page.start("once")
    rng = random.Random(3)
    while not page.shown["shown"]:
        assert page.c.stage == "play"
        page.act(rng)
    assert page.shown["page"]["kind"] == "meeting"
    page.story("back")
    page.until(lambda: page.shown["page"] and page.shown["page"]["kind"] == "war")
    n = page.shown["n"]
    page.story("go_on", n=n)
    assert not page.shown["shown"] and page.c.stage == "play"
    page.story("go_on", n=n)
    assert page.c.stage == "play", "the same answer twice is one"


@pytest.mark.parametrize("game", ck.games())
def test_the_end_says_where_ones_points_differ_from_the_rivals(page: Page, game: str) -> None:
    """Of the points of each kind the sums are those of the score."""
    page.start(game=game, seats={}, pace="none")
    page.until(lambda: page.c.stage == "over" and not page.shown["shown"])
    told = page.panels.end["sources"]
    pairs = [tuple(map(int, pair)) for pair in re.findall(r"(-?\d+) to (-?\d+)", told)]
    assert 1 <= len(pairs) <= end_page.SOURCES
    apart = [abs(mine - theirs) for mine, theirs in pairs]
    assert apart == sorted(apart, reverse=True) and apart[-1] > 0
    record, own = page.c.record, end_page.own_seat(page.c)
    assert record is not None and own
    lines = [page.c.screen.lines_of(record, seat) for seat in record.state.seats]
    sums = {
        sum(entry[1] for entry in every if page.c.screen.source(entry, "en") == what)
        for every in lines
        for what in {page.c.screen.source(entry, "en") for entry in every}
    }
    assert {n for pair in pairs for n in pair} <= {*sums, 0}


@pytest.mark.parametrize("game", ck.games())
def test_after_the_end_what_could_be_next_begins_with_one_press(page: Page, game: str) -> None:
    """Another side, stronger players, the next scenario: each is a set-up that can be begun."""
    page.start(game=game, seats={}, pace="none")
    page.until(lambda: page.c.stage == "over" and not page.shown["shown"])
    found, key = page.panels.end["next"], page.c.key
    assert len(found) >= 2 and all(one["text"] for one in found)
    for one in found:
        page.tell("start", setup=one["setup"])
        assert not page.panels.error.get("text"), page.panels.error
        assert page.c.table is not None and "person" in page.c.table.seats.values()
        assert page.c.stage == "play" and page.c.key != key


def test_a_first_game_is_told_whatever_was_wished_in_the_game_before(page: Page) -> None:
    page.tell("hello", pace="quick")
    page.tell("start", first="us", setup={"seed": "3"})
    assert page.c.pace == "quick", "what was wished before any game stands"
    page.story("pace", pace="none")
    page.tell("leave", kept=[])
    page.tell("start", setup={"seed": "3", "seats": ME})
    assert page.c.pace == "none"
    page.tell("leave", kept=[])
    page.tell("start", first="allies", setup={"game": "blitzkrieg"})
    assert page.c.pace == "normal"


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_the_log_says_of_which_moves_nobody_was_asked(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    page = Page(monkeypatch, lang)
    page.start(pace="none")
    page.until(lambda: page.c.stage == "over")
    record, table = page.c.record, page.c.table
    assert record is not None and table is not None
    lines = pages.Log().section(page.c)["lines"]
    noted = {line["m"] for line in lines if text(lang, "log-forced") in line["t"]}
    noted |= {line["m"] for line in lines if text(lang, "log-forced-alike") in line["t"]}
    silent = {n for n, events in enumerate(record.events, 1) if not events}
    assert noted and noted == {n for n in range(1, record.n + 1) if table.forced(n - 1)} - silent


def test_the_log_says_whose_points_a_line_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them together are what the game has brought."""
    page = Page(monkeypatch, "en")
    page.start(pace="none")
    page.until(lambda: page.c.stage == "over")
    c, record = page.c, page.c.record
    assert record is not None
    log = pages.Log()
    lines = log.section(c)["lines"]
    brought: Counter[str] = Counter()
    for line in lines:
        for change in line.get("d", ()):
            assert change["name"] and change["by"][0] in "+−"
            brought[change["seat"]] += int(change["by"].replace("−", "-"))
    ends = Reel(record, -1)[0].before, record.state
    first, last = (c.screen.totals(state.view(c.eyes)) for state in ends)
    assert brought == {seat: last[seat] - first[seat] for seat in last}
    assert any("d" in line for line in lines if line["m"] == 0), "the opening, too"
    assert not log.section(c)["lines"], "sent once"
