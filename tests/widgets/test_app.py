"""The app without a browser: what the page is sent, and what comes of its messages."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import zlib
from collections.abc import Iterator
from typing import Any

import churchill_widgets
import pytest
from churchill_widgets.board.boards import board
from churchill_widgets.page import adviser_panel, playing
from churchill_widgets.page.aiming import subject
from churchill_widgets.page.controller import Controller
from churchill_widgets.page.game_page import App, Panels
from churchill_widgets.page.selecting import usable

import churchill_kit as ck
from churchill_kit.engine import registry
from churchill_kit.games.churchill.box.components import BOX

PEOPLE = {"us": "person", "uk": "person", "ussr": "person"}
SECTIONS = [n for n, t in Panels.class_traits(sync=True).items() if not n.startswith("_")]


class Desk:
    """An app and what its page would have received besides its traits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **choices: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        monkeypatch.setattr(Panels, "send", lambda _, content, **__: self.sent.append(content))
        self.app = App(**choices)
        monkeypatch.setattr(self.app, "_draw", lambda usable: None)
        self.panels = self.app.panels
        self.controller: Controller = self.app.controller

    def tell(self, kind: str, **content: Any) -> None:
        """A message of the page."""
        self.app._on_message(self.panels, {"type": kind, **content}, [])

    def start(self, **setup: Any) -> None:
        self.tell("start", setup={"seed": "1945", **setup})

    def act(self, index: int = 0) -> None:
        self.tell("act", i=index, token=self.controller.token)

    def kept(self) -> dict[str, Any]:
        """The last game sent to the browser's storage."""
        return [m["kept"] for m in self.sent if m["type"] == "keep"][-1]

    def page(self, but: str = "") -> str:
        """All that the page holds, as one text."""
        held = {n: getattr(self.panels, n) for n in SECTIONS if n != but}
        return json.dumps(held, default=str)

    def play_on(self, moves: int = 10**6, seed: int = 1) -> None:
        """Random moves of whoever is asked."""
        rng = random.Random(seed)
        while moves and self.controller.stage != "over":
            if self.controller.stage == "curtain":
                self.tell("lift", token=self.controller.token)
                continue
            self.act(rng.randrange(len(self.controller.actions())))
            assert not self.panels.error.get("text"), self.panels.error
            moves -= 1


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    yield Desk(monkeypatch)


def test_the_function_of_notebooks_gives_the_page() -> None:
    """What the last line of a cell shows, in the language that was asked for."""
    made = churchill_widgets.app(lang="ru")
    assert isinstance(made, App)
    assert made.controller.lang == "ru"


def test_first_page_offers_a_good_first_game(desk: Desk) -> None:
    start = desk.panels.start
    assert [s["id"] for s in start["seats"]] == ["us", "uk", "ussr"]
    assert [s["value"] for s in start["seats"]] == ["person", "bot", "bot"]
    desk.tell("start", setup={})
    assert desk.controller.stage == "play"
    assert desk.panels.choices["total"] == 7
    assert "5.13" in desk.panels.head["status"]


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_whole_game_against_bots(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    desk = Desk(monkeypatch, lang=lang)
    desk.start()
    statuses = set()
    rng = random.Random(3)
    while desk.controller.stage != "over":
        statuses.add(desk.panels.head["status"])
        n = desk.controller.token
        desk.act(rng.randrange(len(desk.controller.actions())))
        assert desk.controller.token > n
    assert len(statuses) > 30, "the status changes with every move"
    end = desk.panels.end
    result = desk.controller.record.state.result
    assert end["winner"] == result.winner
    assert {s["id"]: s["score"] for s in end["seats"]} == result.final
    for seat in end["seats"]:
        assert sum(line[1] for line in seat["lines"]) == seat["before"]
        grown = end["chart"]["grown"][seat["id"]]
        assert len(grown) == end["chart"]["moves"] + 1
        assert grown[desk.controller.record.n] == result.scores[seat["id"]], "before the adjustment"
        assert grown[-1] == result.final[seat["id"]]


def test_a_page_that_was_out_of_reach_is_told_all_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its program may have answered while nothing arrived; the boards' part is in test_boards."""
    desk.start()
    told: list[Any] = []
    monkeypatch.setattr(Panels, "send_state", lambda panels: told.append(panels))
    desk.tell("missed")
    assert told == [desk.panels]
    assert not desk.panels.error.get("text")


def test_buttons_are_the_sentences_of_all_legal_actions(desk: Desk) -> None:
    desk.start()
    for _ in range(12):
        view = desk.controller.view
        items = [i for g in desk.panels.choices["groups"] for i in g["items"]]
        assert sorted(i["i"] for i in items) == list(range(len(view.actions())))
        for item in items:
            assert item["text"] == ck.say(view.actions()[item["i"]], "en")
        desk.act()


def test_stale_and_double_clicks_move_once(desk: Desk) -> None:
    desk.start()
    token, n = desk.controller.token, desk.controller.record.n
    desk.tell("act", i=0, token=token)
    after = desk.controller.record.n
    assert after > n
    for stale in ({"i": 0, "token": token}, {"i": 99}, {}, {"i": "0", "token": "1"}, {"i": -1}):
        desk.tell("act", **{"token": desk.controller.token, **stale})
    desk.tell("nonsense")
    desk.tell("act", i=True, token=desk.controller.token + 1)
    assert desk.controller.record.n == after
    assert not desk.panels.error.get("text")


def test_who_asks_whether_it_is_there_hears_where_the_game_stands(desk: Desk) -> None:
    """So a page that missed something knows it."""
    desk.start()
    for _ in range(3):
        desk.act()
        desk.tell("ping", n=5)
        head = desk.panels.head
        at = {"token": head["token"], "look": head["look"]}
        assert desk.sent[-1] == {"type": "pong", "n": 5, "at": at}


def test_undo_brings_the_same_dice(desk: Desk) -> None:
    desk.start()
    desk.play_on(8)
    before = desk.controller.record.state
    log = [len(e) for e in desk.controller.record.log]
    desk.act()
    after = desk.controller.record.state
    assert desk.panels.head["undo"]
    desk.tell("undo")
    assert desk.controller.record.state == before
    assert [len(e) for e in desk.controller.record.log] == log
    assert desk.panels.head["redo"]
    assert desk.panels.log["standing"] < sum(map(len, desk.controller.record.events)) + len(
        desk.controller.record.opening
    ), "undone lines are still told, as undone"
    back = ck.say(desk.controller.record.actions[desk.controller.record.n], "en")
    assert desk.panels.head["new"].startswith(f"Taken back: {back}")
    desk.tell("redo")
    assert desk.controller.record.state == after
    assert "Taken back" not in desk.panels.head["new"]
    desk.tell("undo")
    desk.act()
    assert "Taken back" not in desk.panels.head["new"]
    assert desk.controller.record.state == after, "the same choice has the same consequences"
    for _ in range(30):
        desk.tell("undo")
    assert not desk.panels.head["undo"]


def secrets_of(desk: Desk, seat: str) -> list[str]:
    """The names of the cards that only `seat` may know now."""
    state = desk.controller.record.state
    hidden = [*state.hands[seat], *([state.picks[seat]] if state.picks.get(seat) else [])]
    return [BOX.staff[c].name[desk.controller.lang] for c in hidden]


def test_curtain_hides_every_hand(desk: Desk) -> None:
    desk.start(seats=PEOPLE)
    rng = random.Random(5)
    curtains = 0
    while desk.controller.stage != "over" and curtains < 60:
        # The log names cards that were played; only hands are secret, so leave the log out.
        page = desk.page(but="log")
        for seat in ck.game("churchill").seats:
            if seat == desk.controller.eyes:
                continue
            for card in BOX.decks[seat]:
                if card in desk.controller.record.state.hands[seat]:
                    assert f'"{card}"' not in page, (seat, card)
        if desk.controller.stage == "curtain":
            curtains += 1
            assert desk.panels.hand == {"cards": []}
            assert not desk.panels.choices["groups"]
            for seat in ck.game("churchill").seats:
                for name in secrets_of(desk, seat):
                    assert name not in page
            desk.act()  # nothing can be played behind the curtain
            desk.tell("hint")
            assert desk.controller.stage == "curtain" and not desk.panels.adviser["kind"]
            desk.tell("lift", token=desk.controller.token - 1)
            assert desk.controller.stage == "curtain", "a page that is stale lifts nothing"
            desk.tell("lift", token=desk.controller.token)
        else:
            held = desk.panels.hand
            assert not held["cards"] or held["seat"] == desk.controller.decision.seat
            desk.act(rng.randrange(len(desk.controller.actions())))
    assert curtains > 20


def test_seed_and_shuffled_cards_are_in_no_trait(desk: Desk) -> None:
    desk.start(seed="9182736")
    desk.play_on(3)
    assert "9182736" not in desk.page()
    state = desk.controller.record.state
    for seat in ("uk", "ussr"):
        for card in state.hands[seat]:
            names = desk.page(but="log")
            assert f'"{card}"' not in names


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "99999999999999999999999", "٣", "1e3"])
def test_bad_seed_is_said_beside_its_field(desk: Desk, seed: str) -> None:
    desk.start(seed=seed)
    assert desk.controller.stage == "start"
    assert desk.panels.start["errors"]["seed"]
    assert not desk.panels.error.get("text")
    desk.start(seed=" 7 ")
    assert desk.controller.stage == "play"


def test_bad_setup_is_said_beside_its_field(desk: Desk) -> None:
    desk.start(scenario="grand")
    assert "scenario" in desk.panels.start["errors"]
    desk.start(seats={"us": "nobody"})
    assert "seat-us" in desk.panels.start["errors"]
    desk.start(options={"secret_agenda": 7})
    assert "option-secret_agenda" in desk.panels.start["errors"]
    desk.tell("start", setup="nonsense")
    assert desk.controller.stage == "play"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"churchill_kit": "record"}', "\x00\x01", "null", '{"a": ' * 2000,
     '{"churchill_kit": "record", "format": 999, "version": "9"}'],
)  # fmt: skip
def test_bad_save_leaves_the_game_alone(desk: Desk, text: str) -> None:
    desk.start()
    desk.play_on(4)
    before, token = desk.controller.record, desk.controller.token
    desk.tell("open", text=text)
    assert desk.panels.error["text"]
    assert "Something went wrong" not in desk.panels.error["text"]
    assert desk.controller.record is before and desk.controller.token == token
    desk.act()
    assert not desk.panels.error["text"], "the next move takes the sentence away"


def test_save_and_open(desk: Desk) -> None:
    desk.start()
    desk.play_on(9)
    desk.tell("save")
    file = desk.sent[-1]
    assert file["type"] == "file" and file["name"].endswith(".json")
    state = desk.controller.record.state
    assert ck.Record.parse(file["text"]).state == state
    desk.tell("leave")
    assert desk.controller.stage == "start"
    desk.tell("open", text=file["text"])
    assert desk.controller.record.state == state
    assert desk.controller.stage == "play"


def test_language_switched_in_mid_game_keeps_everything(desk: Desk) -> None:
    desk.start()
    desk.play_on(9)
    while desk.controller.decision.kind != "advance_issue":
        desk.play_on(1)
    issue = desk.controller.view.on_table()[0]
    desk.tell("select", target=f"issue:{issue}")
    shown = desk.panels.choices["shown"]
    state, token = desk.controller.record.state, desk.controller.token
    english = desk.panels.head["prompt"]
    desk.tell("lang", lang="ru")
    assert desk.panels.head["prompt"] != english
    assert desk.controller.record.state == state and desk.controller.token == token
    assert desk.panels.choices["shown"] == shown < desk.panels.choices["total"]
    assert desk.panels.log["from"] == 0, "all lines again, in the other language"
    for group in desk.panels.choices["groups"]:
        told = [group["title"], *(item["brief"] or item["text"] for item in group["items"])]
        assert all(re.search("[а-я]", words) for words in told), told
    assert desk.kept()["lang"] == "ru"
    desk.tell("lang", lang="xx")
    assert desk.controller.lang == "ru"


def test_kept_after_each_move_and_resumed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    for _ in range(6):
        moves = desk.controller.record.n
        desk.act()
        kept = desk.kept()
        assert kept["moves"] == desk.controller.record.n > moves
        record = ck.Record.parse(zlib.decompress(base64.b64decode(kept["save"])))
        assert record.state == desk.controller.record.state
    other = Desk(monkeypatch)
    other.tell("hello", kept=[{k: v for k, v in kept.items() if k != "save"}], lang="ru")
    assert other.panels.start["kept"][0]["key"] == kept["key"]
    other.tell("resume", kept=kept)
    assert other.controller.record.state == record.state
    assert other.controller.seats == desk.controller.seats
    assert other.controller.key == kept["key"]


@pytest.mark.parametrize("kept", [{}, {"save": "x"}, {"save": "eJw="}, {"save": 7}, [], "x"])
def test_broken_storage_is_said(desk: Desk, kept: Any) -> None:
    desk.tell("hello", kept=[kept, 3, None], lang="de")
    assert desk.panels.start["kept"] == []
    desk.tell("resume", kept=kept)
    assert desk.controller.stage == "start"
    assert desk.panels.error["text"]


def test_narrowing(desk: Desk) -> None:
    desk.start()
    while desk.controller.decision.kind != "advance_issue":
        desk.play_on(1)
    issue = desk.controller.view.on_table()[0]
    card = next(a["card"] for a in desk.controller.actions() if a.get("issue") == issue)
    total = desk.panels.choices["total"]
    desk.tell("select", target=f"issue:{issue}")
    assert 0 < desk.panels.choices["shown"] < total
    assert desk.panels.choices["chips"]
    worth = [c["worth"] for c in desk.panels.hand["cards"]]
    assert all(w and w["parts"] for w in worth), "each card says what it is worth there"
    desk.tell("select", target=f"card:{card}")
    items = [i for g in desk.panels.choices["groups"] for i in g["items"]]
    assert {desk.controller.actions()[i["i"]]["card"] for i in items} == {card}
    desk.tell("select", target=f"card:{card}", plays=False)  # again: not any more
    assert desk.panels.choices["chips"] == [[f"issue:{issue}", desk.panels.choices["chips"][0][1]]]
    desk.tell("clear")
    assert desk.panels.choices["shown"] == total
    desk.tell("select", target="issue:nonsense")
    desk.tell("select", target="")
    assert desk.panels.choices["total"] == total


def test_what_is_chosen_stands_as_a_preview_and_is_played_by_a_second_touch(desk: Desk) -> None:
    desk.start()
    while desk.controller.decision.kind != "advance_issue":
        desk.play_on(1)
    assert not desk.panels.preview
    action = next(a for a in desk.controller.actions() if a.get("card") and a.get("issue"))
    first, then = f"card:{action['card']}", f"issue:{action['issue']}"
    desk.tell("select", target=first)
    assert not desk.panels.preview, "several issues are left"
    desk.tell("select", target=then)
    preview, n = desk.panels.preview, desk.controller.record.n
    wanted = desk.controller.actions()[preview["i"]]
    assert (wanted["card"], wanted["issue"]) == (action["card"], action["issue"])
    assert preview["lines"] and preview["text"] == ck.say(wanted, "en")
    desk.tell("select", target=first)
    assert not desk.panels.preview, "not what was chosen last: it is taken back"
    desk.tell("select", target=first)
    desk.tell("select", target=first)
    assert desk.controller.record.n > n and not desk.panels.preview
    assert desk.controller.record.actions[n] == wanted


def test_a_line_that_is_pointed_at_shows_where_it_leads_and_plays_nothing(desk: Desk) -> None:
    desk.start()
    c = desk.controller
    while c.decision.kind != "advance_issue":
        desk.play_on(1)
    for which in c.screen.boards:
        made = board("svg")
        made.show(c.screen.draw(which, c.view, c.lang))
        desk.app.boards[which] = made
    table = desk.app.boards[next(iter(c.screen.boards))]
    leads = next(i for i, a in enumerate(c.actions()) if c.screen.tried(c.view, a) is not None)
    now = c.token, desk.page()
    desk.tell("aim", i=leads, token=c.token)
    assert c.selecting.aimed(c) == c.choices()[leads]
    assert "ghost" in {mark.kind for mark in table._marks}
    assert (c.token, desk.page()) == now, "no panel has changed"
    for other in (None, True, -1, 10**6, "1"):
        desk.tell("aim", i=other, token=c.token)
        assert c.selecting.aimed(c) is None and not table._marks
    desk.tell("aim", i=leads, token=c.token)
    desk.act(leads)
    assert c.selecting.aimed(c) is None, "another question"
    desk.tell("aim", i=0, token=now[0])
    assert c.selecting.aimed(c) is None
    desk.tell("leave", kept=[])
    desk.tell("aim", i=None, token=c.token)  # what had the focus went with the game
    assert not desk.panels.error.get("text")


def test_a_finger_on_a_line_sees_where_it_leads_before_it_plays(desk: Desk) -> None:
    desk.start()
    c = desk.controller
    about_nothing = 0
    for _ in range(40):
        if c.stage != "play":
            break
        if len(c.choices()) == 1:  # nothing else could be chosen
            only, n = c.choices()[0].action, c.table.record.n
            desk.tell("touch", i=0, token=c.token)
            assert c.table.record.actions[n] == only
            continue
        for i, choice in enumerate(c.choices()[:6]):
            desk.tell("touch", i=i, token=c.token)
            about_nothing += not choice.targets
            held = c.selecting.preview(c)
            assert held == choice and desk.panels.preview["i"] == i
            desk.tell("clear")
        else:
            desk.tell("touch", i=0, token=c.token)
            assert desk.panels.preview["i"] == 0
            for stale in (None, True, -1, 10**6, "1"):
                desk.tell("touch", i=stale, token=c.token)
                desk.tell("touch", i=1, token=c.token - 1)
                assert desk.panels.preview["i"] == 0, "it stands as it was"
            n = c.table.record.n
            desk.tell("touch", i=0, token=c.token)
            assert c.table.record.n == n and desk.panels.preview["i"] == 0, "twice plays nothing"
            desk.tell("act", i=0, token=c.token, anyway=True)
            assert c.table.record.n > n
    assert about_nothing, "passing is looked at like anything else"
    assert not desk.panels.error.get("text")


def test_what_is_no_choice_is_told_and_takes_no_choice_away(desk: Desk) -> None:
    desk.start()
    while desk.controller.decision.kind != "advance_issue":
        desk.play_on(1)
    card = next(a["card"] for a in desk.controller.actions() if a.get("card"))
    desk.tell("select", target=f"card:{card}")
    shown = desk.panels.choices
    for target in ("leader:ussr", "leader:us"):
        desk.tell("select", target=target)
        told = desk.panels.told
        assert told["name"] and told["why"] and told["rule"]
        assert desk.panels.choices == shown and desk.controller.selection == {f"card:{card}"}
    english = told["why"]
    desk.tell("lang", lang="ru")
    assert desk.panels.told["why"] != english
    desk.tell("hush")
    assert not desk.panels.told and desk.controller.selection
    desk.tell("select", target="leader:us")
    desk.act()
    assert not desk.panels.told, "another question"


def test_choices_about_one_thing_are_one_line_and_lose_none(desk: Desk) -> None:
    desk.start()
    for _ in range(12):
        for group in desk.panels.choices["groups"]:
            assert sum(line["n"] for line in group["lines"]) == len(group["items"])
            assert all(line["n"] == 1 or line["more"] for line in group["lines"])
        desk.act()


def test_a_card_let_go_over_the_board_is_played_where_one_choice_is_left(desk: Desk) -> None:
    desk.start()
    while desk.controller.decision.kind != "advance_issue":
        desk.play_on(1)
    action = next(a for a in desk.controller.actions() if a.get("card") and a.get("issue"))
    n = desk.controller.record.n
    for token in (desk.controller.token - 1, desk.controller.token):
        desk.tell("clear")
        desk.tell("select", target=f"card:{action['card']}", plays=False)
        desk.tell("drop", token=token)
        assert desk.controller.record.n == n
        desk.app._on_board_click(f"issue:{action['issue']}")
    assert desk.controller.record.n > n
    assert desk.controller.record.actions[n]["issue"] == action["issue"]


@pytest.mark.parametrize(("lang", "told"), [("en", r"\d+ more issue"), ("ru", r"ещё \d+ вопрос")])
def test_what_is_folded_says_of_what_there_is_more(desk: Desk, lang: str, told: str) -> None:
    desk.controller.lang = lang
    desk.start()
    while not (desk.controller.decision and desk.controller.decision.kind == "advance_issue"):
        desk.act(0)
    lines = [line for group in desk.panels.choices["groups"] for line in group["lines"]]
    many = [line for line in lines if line["n"] > 1]
    several = [line for line in many if line["id"].endswith(":less")]  # of an issue there are more
    assert all(bool(re.match(told, line["more"])) == (line not in several) for line in many)
    assert len(many) > len(several)
    for line in several:
        assert str(line["n"] - 1) in line["more"]


def test_placings_are_planned_and_played_together(desk: Desk) -> None:
    desk.start()
    while desk.controller.stage != "over" and not desk.panels.plan:
        desk.play_on(1)
    plan = desk.panels.plan
    for row, action in zip(plan["rows"], desk.controller.actions(), strict=False):
        assert row["text"] == ck.say(action, "en")
    row = next(r for r in plan["rows"] if r["most"])
    for stale in (
        {"token": plan["token"] - 1},
        {"rows": {"x": 1}},
        {"rows": [1]},
        {"rows": {"99": 1}},
    ):
        desk.tell("plan", **{"token": plan["token"], "rows": {str(row["i"]): 1}, **stale})
        assert desk.panels.plan == plan and not desk.panels.error.get("text")
    desk.tell("plan", token=plan["token"], rows={str(row["i"]): 1})
    assert desk.panels.plan["planned"] == 1
    rows = desk.panels.plan["rows"]
    other = next(r for r in rows if r["now"] < r["most"] and r["i"] != row["i"])
    for now in (1, 0):
        desk.tell("plan", token=plan["token"], rows={str(other["i"]): now})
        seen = subject(desk.controller)
        assert seen and seen.issuperset(other["targets"]), "what was changed, by minus too"
    n, action = desk.controller.record.n, desk.controller.actions()[row["i"]]
    desk.tell("play_plan", token=plan["token"])
    assert desk.controller.record.actions[n] == action


def test_a_branch_says_what_it_is_until_it_is_played_on(desk: Desk) -> None:
    desk.start()
    desk.play_on(6)
    assert desk.controller.record is not None
    desk.tell("timeline", what="again", move=3)
    assert desk.controller.stage == "play" and "game of its own" in desk.panels.head["new"]
    desk.act()
    assert "game of its own" not in desk.panels.head["new"]


def test_a_hint_lists_all_choices_again(desk: Desk) -> None:
    desk.start()
    first = next(iter(sorted(desk.controller.choices()[0].targets)))
    desk.tell("select", target=first, plays=False)
    assert desk.controller.selection
    desk.tell("hint")
    held = desk.controller.selecting.preview(desk.controller)
    assert held is not None or not desk.controller.selection


def test_a_single_placing_leaves_the_rest_of_the_plan(desk: Desk) -> None:
    desk.start()
    while desk.controller.stage != "over" and not (
        desk.panels.plan and any(r["most"] > 1 for r in desk.panels.plan["rows"])
    ):
        desk.play_on(1)
    plan = desk.panels.plan
    row = next(r for r in plan["rows"] if r["most"] > 1)
    desk.tell("plan", token=plan["token"], rows={str(row["i"]): 2})
    action = desk.controller.actions()[row["i"]]
    lay = listed(desk)
    assert not desk.panels.choices["again"]
    desk.act(row["i"])
    assert desk.controller.record.actions[desk.controller.record.n - 1] == action
    rows = (desk.panels.plan or {"rows": []})["rows"]
    assert [r["now"] for r in rows if r["text"] == row["text"]] == [1], "one is still planned"
    assert desk.panels.choices["again"] and desk.controller.placed == action
    now = listed(desk)
    assert [text for text in lay if text in now] == [text for text in now if text in lay]
    seen = subject(desk.controller)
    assert seen == desk.controller.screen.targets(action, desk.controller.eyes or "")
    desk.tell("undo")
    assert not desk.panels.plan["planned"], "what is taken back is planned anew"


def test_a_second_touch_of_a_place_on_the_map_plans_one_where_several_can_be_placed(
    desk: Desk,
) -> None:
    """As a press in the list does: nothing is played by a touch that slipped."""
    desk.start()
    while desk.controller.stage != "over" and not (
        desk.panels.plan and any(r["most"] > 1 for r in desk.panels.plan["rows"])
    ):
        desk.play_on(1)
    row = next(r for r in desk.panels.plan["rows"] if r["most"] > 1)
    played, target = desk.controller.record.n, row["targets"][-1]
    for touch in range(2 + row["most"]):
        desk.app._on_board_click(target)
        assert desk.panels.preview["i"] == row["i"]
        now = [r["now"] for r in desk.panels.plan["rows"] if r["i"] == row["i"]]
        assert now == [min(touch, row["most"])], "the first touch shows, the others plan"
    assert desk.controller.record.n == played
    desk.tell("play_plan", token=desk.panels.plan["token"])
    assert desk.controller.record.n >= played + row["most"]


def listed(desk: Desk) -> list[str]:
    """The sentences of all choices, in the order of the list."""
    return [item["text"] for group in desk.panels.choices["groups"] for item in group["items"]]


@pytest.mark.parametrize(
    ("kind", "what"), [("timeline", {"what": "to", "move": 0}), ("story", {"what": "again"})]
)
def test_a_small_board_shows_what_has_happened_while_it_is_told(
    desk: Desk, kind: str, what: dict[str, Any]
) -> None:
    desk.start(seed="3")
    desk.play_on(12)
    desk.tell(kind, **what)
    show = desk.controller.showing
    assert show is not None and show.kind == kind
    screen = desk.controller.screen
    some = 0
    for at in range(len(show.beats)):
        show.go(at)
        happened = {t for event in show.beat.events for t in screen.happened_to(event)}
        assert (subject(desk.controller) or set()) == happened
        some += bool(happened)
    assert some > (5 if kind == "timeline" else 0)


def test_a_small_board_shows_the_issue_under_debate(desk: Desk) -> None:
    desk.start(seed="3")
    for _ in range(80):
        decision = desk.controller.decision
        if desk.controller.stage == "play" and decision.kind == "debate_issue":
            break
        desk.play_on(1)
    assert decision.kind == "debate_issue"
    seen = subject(desk.controller)
    assert seen is not None and len(seen) == 1
    assert next(iter(seen)).partition(":")[2] in str(decision.args)
    desk.tell("select", target=next(iter(usable(desk.controller))))
    assert subject(desk.controller) == seen, "whatever is chosen"


def test_the_boards_are_dark_where_the_page_is(desk: Desk) -> None:
    desk.start()
    for said, theme in ((True, "dark"), ("yes", "light"), (True, "dark"), (False, "light")):
        desk.tell("theme", dark=said)
        assert desk.controller.theme == theme


def test_log_is_sent_once_and_again_on_request(desk: Desk) -> None:
    desk.start()
    lines: list[dict[str, Any]] = []

    def take(log: dict[str, Any]) -> None:
        assert log["from"] <= len(lines)
        del lines[log["from"] :]
        lines.extend(log["lines"])

    def news(change: Any) -> None:
        take(change["new"])

    take(desk.panels.log)
    desk.panels.observe(news, "log")  # bots that take their time are told of in several pieces
    for _ in range(10):
        desk.act()
    desk.panels.unobserve(news, "log")
    events = [e for g in desk.controller.record.log for e in g]
    assert [x["t"] for x in lines] == [ck.say(e, "en") for e in events]
    assert all(x["r"] for x in lines), "every line has its rule"
    desk.tell("log")
    assert desk.panels.log["from"] == 0 and desk.panels.log["lines"] == lines


def test_hint_and_why(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser_panel, "BUDGET_HERE", 4)
    desk.start()
    for _ in range(4):
        desk.tell("why")
        assert desk.panels.adviser["kind"] == "why" and len(desk.panels.adviser["why"]["lines"]) > 1
        desk.tell("hint")
        assert desk.panels.adviser["kind"] == "hint"
        hinted = [i for g in desk.panels.choices["groups"] for i in g["items"] if i["hint"]]
        assert len(hinted) == 1
        desk.act(hinted[0]["i"])
        assert not desk.panels.adviser["kind"]


def test_every_decision_has_an_explanation_in_both_languages() -> None:
    from churchill_kit.engine.words import has
    from churchill_kit.games.churchill.state import RULES

    for name, step in RULES.steps.items():
        if step.run is None:
            for lang in ck.LANGUAGES:
                assert has(lang, "churchill", f"app-why-{name}"), name


def test_watching_bots(desk: Desk) -> None:
    desk.start(seats=dict.fromkeys(PEOPLE, "random"))
    assert desk.controller.stage == "over", "without a page nobody waits"
    desk.tell("undo")
    assert desk.controller.stage == "watch" and desk.controller.paused
    assert desk.panels.hand == {"cards": []}
    n = desk.controller.record.n
    desk.tell("watch", what="step")
    assert desk.controller.record.n == n + 1


def test_a_failing_handler_says_so_and_keeps_the_game(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start()
    state = desk.controller.record.state
    monkeypatch.setattr(desk.controller, "undo", lambda: 1 / 0)
    desk.tell("undo")
    assert "ZeroDivisionError" in desk.panels.error["text"]
    assert desk.controller.record.state == state


def test_page_texts_exist_in_both_languages() -> None:
    from churchill_widgets.page import pages

    for lang in ck.LANGUAGES:
        for key in pages.STATIC:
            assert ck.text(lang, f"app-{key}")


def test_reconstruction_and_standing_are_said(desk: Desk) -> None:
    assert "reconstruction" in desk.panels.texts["reconstruction"]
    assert "nofficial" in desk.panels.texts["unofficial"]
    desk.start()
    assert all(c["origin"] for c in desk.panels.hand["cards"])


def test_the_cell_of_the_page_runs_again() -> None:
    """No module of the package takes the place of the function ``app``."""
    from churchill_widgets import app

    app()
    from churchill_widgets import app as again

    assert callable(again)
    again(lang="ru")


def test_who_thinks_ahead_thinks_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is drawn when something was played, not at every slice, and can be left."""

    # A slice so short that no machine is done with a decision in the first.
    monkeypatch.setattr(playing, "SLICE", 0.001)

    async def page() -> None:
        desk = Desk(monkeypatch)
        desk.controller.pace = "once"
        desk.start(seats={"us": "medium", "uk": "person", "ussr": "person"})
        c, drawn = desk.controller, [desk.controller.token]
        assert c.stage == "bots" and c.record is not None and c.record.n == 0
        for _ in range(4000):
            await asyncio.sleep(0.005)
            if drawn[-1] != c.token:
                drawn.append(c.token)
            if c.stage != "bots":
                break
        assert c.record.n > 0 and len(drawn) <= 1 + c.record.n
        desk.tell("leave")
        assert c.stage == "start"

    asyncio.run(page())


def test_games_say_in_a_line_what_they_are(desk: Desk) -> None:
    for lang in ck.LANGUAGES:
        desk.tell("lang", lang=lang)
        games = {g["id"]: g for g in desk.panels.start["games"]}
        assert set(games) == set(ck.games())
        for game in games.values():
            about = registry.about(game["id"])
            assert (game["title"], game["line"]) == (about.title[lang], about.line[lang])
            assert game["line"]


def test_a_board_with_nothing_to_choose_is_bare_unless_the_question_is_about_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A card for the agenda needs no board; a debate is about an issue on it."""
    desk = Desk(monkeypatch)
    desk.start(us="person")
    found: dict[str, bool] = {}
    while desk.controller.stage == "play" and len(found) < 6:
        assert desk.controller.decision is not None
        found.setdefault(desk.controller.decision.kind, desk.panels.head["bare"])
        desk.play_on(1)
    assert found["agenda_card"] and not found["debate_issue"] and not found["advance_issue"]
