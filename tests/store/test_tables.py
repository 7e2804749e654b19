"""Shared tables, on both kinds of databases: opened, joined, played at, and every refusal one
sentence after which nothing has happened."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.store import Tables, open_tables
from churchill_kit.store.asking import has_news
from churchill_kit.store.guesses import ALL, TRIES, VISITOR
from churchill_kit.store.shared_table import SharedTable
from churchill_kit.table import SetupError
from tests.sentences import begins, clean
from tests.store.refusing import refused

GIVEN: dict[str, Any] = {
    "game": "churchill",
    "scenario": "training",
    "seed": "7",
    "seats": {"us": "owner", "uk": "person", "ussr": "bot"},
}
THREE = {**GIVEN, "seats": {"us": "owner", "uk": "person", "ussr": "person"}}
START = 2_000_000_000


@pytest.fixture
def tables(where: str) -> Any:
    found = open_tables(where)
    yield found
    found.close()


def both(tables: Tables, given: dict[str, Any] = GIVEN) -> tuple[SharedTable, SharedTable]:
    """The owner and who came by the code."""
    owner = tables.enter(tables.open(given))
    other = tables.enter(tables.join(owner.links().code))
    owner.poll()
    return owner, other


def go_on(*pages: SharedTable, moves: int = 10**6, until: str = "") -> None:
    """People play the first thing that is possible, and pages see to the rest."""
    while not pages[0].over and moves > 0 and pages[0].turn != until:
        for page in pages:
            page.poll()
            if page.turn == until:
                break
            if page.turn == page.seat:
                page.play(page.view.actions()[0], expected=page.n)
            elif page.due:
                page.move_on()
            else:
                continue
            moves -= 1
            break
    for page in pages:
        page.poll()


# -- opening and coming in -------------------------------------------------------------------------


def test_a_table_is_there_for_whoever_has_a_link(tables: Tables, where: str) -> None:
    secret = tables.open(GIVEN)
    owner = tables.enter(secret)
    links = owner.links()
    assert set(links.seats) == {"uk"} and len(links.code) == 6
    other = open_tables(where).enter(links.seats["uk"])
    watcher = tables.enter(links.watch)
    assert (owner.seat, other.seat, watcher.seat) == ("us", "uk", "")
    assert (owner.owner, other.owner, watcher.owner) == (True, False, False)
    assert owner.tid == other.tid == watcher.tid
    assert tables.enter(secret).links() == links, "made again, and kept by nobody"


def test_a_page_asks_for_news_without_reading_them(tables: Tables) -> None:
    owner, other = both(tables)
    other.poll()
    assert not has_news(owner) and not has_news(other)
    mover, waits = (owner, other) if owner.turn == owner.seat else (other, owner)
    mover.play(mover.view.actions()[0], expected=mover.n)
    assert has_news(waits) and has_news(waits), "asking takes nothing in"
    waits.poll()
    assert not has_news(waits)


def test_what_is_kept_opens_nothing(tables: Tables) -> None:
    """Whoever reads the database finds no secret there."""
    secret = tables.open(GIVEN)
    links = tables.enter(secret).links()
    rows = tables.room.read(
        lambda hand: [
            str(row)
            for table in ("shared_table", "shared_seat", "shared_key")
            for row in hand.ask(f"SELECT * FROM {table}")
        ]
    )
    for hidden in (secret, links.watch, *links.seats.values()):
        assert not any(hidden in row for row in rows)


def test_a_seat_is_taken_by_the_code(tables: Tables) -> None:
    owner = tables.enter(tables.open(THREE))
    code, invited = owner.links().code, owner.links().seats["uk"]
    assert tables.look(f" {code[:3].lower()}-{code[3:]} ")["free"] == ["uk", "ussr"]
    anna = tables.enter(tables.join(code, name="  Анна\n\x00 Б  "))
    assert anna.seat == "uk" and owner.poll()
    assert [s.name for s in owner.seats] == ["", "Анна Б", ""]
    assert set(owner.links().seats) == {"ussr"}, "her link is her own"
    refused("table-gone", tables.enter, invited)
    boris = tables.enter(tables.join(code, "ussr"))
    assert boris.seat == "ussr"
    refused("table-full", tables.join, code)
    refused("table-watching", tables.enter(owner.links().watch).rename, "C")


def test_two_who_want_the_same_seat(tables: Tables) -> None:
    owner = tables.enter(tables.open(THREE))
    code = owner.links().code
    tables.join(code, "ussr")
    told = refused("table-seat-taken", tables.join, code, "ussr")
    assert "USSR" in str(told)
    refused("table-seat-taken", tables.join, code, "us")
    refused("table-seat-taken", tables.join, code, "<b>")
    assert tables.look(code)["free"] == ["uk"]


def test_who_opens_a_link_has_taken_the_seat(tables: Tables) -> None:
    owner = tables.enter(tables.open(GIVEN))
    links = owner.links()
    tables.enter(links.seats["uk"])
    refused("table-full", tables.join, links.code)
    assert tables.enter(links.seats["uk"]).seat == "uk", "on any machine, as often as it is opened"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": {"us": "owner", "uk": "owner"}},
        {"seats": {"us": "bot", "uk": "bot", "ussr": "bot"}},
    ],
)
def test_seats_that_make_no_table(tables: Tables, change: dict[str, Any]) -> None:
    reason = "table-no-person" if "ussr" in change["seats"] else "table-two-seats"
    refused(reason, tables.open, {**GIVEN, **change})


def test_a_field_that_is_wrong(tables: Tables) -> None:
    for field, wrong in (("seed", "x"), ("scenario", "x"), ("seat-us", {"seats": {"us": "x"}})):
        with pytest.raises(SetupError) as caught:
            tables.open({**GIVEN, **(wrong if isinstance(wrong, dict) else {field: wrong})})
        assert caught.value.field == field
    with pytest.raises(ck.UnknownGame):
        tables.open({**GIVEN, "game": "<b>"})


def test_the_owner_may_look_on(tables: Tables) -> None:
    owner = tables.enter(tables.open({**THREE, "seats": dict.fromkeys(THREE["seats"], "person")}))
    assert owner.owner and not owner.seat and len(owner.links().seats) == 3
    refused("table-watching", owner.play)


# -- wrong codes and links -------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["", "BCDFG", "AEIOUY", "BCDFGH7", "x" * 10**6, "<b>&\x00</b>"])
def test_no_code(tables: Tables, typed: str) -> None:
    refused("table-no-code", tables.join, typed)


@pytest.mark.parametrize("given", ["", "x" * 32, "x" * 10**6, "' OR 1=1 --", None])
def test_no_link(tables: Tables, given: Any) -> None:
    tables.open(GIVEN)
    refused("table-gone", tables.enter, given)


def test_who_guesses_waits(
    tables: Tables, where: str, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted for all pages, by the address; the right code has to wait, too."""
    code = tables.enter(tables.open(GIVEN)).links().code
    monkeypatch.setenv(VISITOR, "192.0.2.7")
    for _ in range(TRIES):
        refused("table-no-code", tables.look, "BCDFGH")
    told = refused("table-guessing", open_tables(where).join, code)
    assert told.facts["n"] == 10
    refused("table-guessing", tables.enter, "x" * 32)
    monkeypatch.setenv(VISITOR, "192.0.2.8")
    assert tables.look(code)
    monkeypatch.setenv(VISITOR, "192.0.2.7")
    clock.now += 601
    assert tables.join(code)


def test_all_who_guess_together_wait(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, clock: Any
) -> None:
    assert ALL > TRIES
    monkeypatch.setattr("churchill_kit.store.guesses.ALL", 3)
    secret = tables.open(GIVEN)
    code = tables.enter(secret).links().code
    for _ in range(3):
        refused("table-no-code", tables.look, "BCDFGH")
    refused("table-guessing", tables.look, code)
    assert tables.enter(secret), "who has a link comes in"


# -- playing ---------------------------------------------------------------------------------------


def test_a_game_to_its_end_is_the_same_for_all(tables: Tables) -> None:
    owner, other = both(tables)
    watcher = tables.enter(owner.links().watch)
    refused("table-not-over", other.save)
    go_on(owner, other)
    watcher.poll()
    states = [page.table.record.state for page in (owner, other, watcher)]
    assert states[0].result is not None and states[0] == states[1] == states[2]
    rows = tables.room.read(
        lambda hand: hand.ask("SELECT n, player FROM shared_move ORDER BY n", tid=owner.tid)
    )
    assert [row[0] for row in rows] == [*range(1, owner.n + 1)]
    assert {row[1] for row in rows} == {"person", "bot"}
    assert ck.Record.parse(other.save()).state == states[0]
    assert owner.turn == other.news()["turn"] == "" and other.news()["over"]
    with pytest.raises(ck.IllegalAction):
        owner.play(owner.table.record.actions[0])


def test_of_two_moves_one_counts(tables: Tables) -> None:
    """The same person at two machines; the later one hears why."""
    owner, _ = both(tables)
    here, there = owner.view.actions()[:2]
    elsewhere = tables.enter(owner._secret)
    n = owner.n
    elsewhere.play(there, expected=n)
    refused("table-moved-on", owner.play, here, expected=n)
    assert owner.n == n + 1 and owner.table.record.actions[-1] is there


def test_a_request_counts_once(tables: Tables) -> None:
    owner, _ = both(tables)
    action, n = owner.view.actions()[0], owner.n
    for page in (owner, owner, tables.enter(owner._secret)):
        page.play(action, expected=n, request="click 1")
    owner.poll()
    assert owner.n == n + 1


def test_only_who_is_asked_plays(tables: Tables) -> None:
    owner, other = both(tables)
    action = owner.view.actions()[0]
    told = refused("table-not-your-turn", other.play, action)
    assert told.facts["seat"] == owner.turn == "us"
    refused("table-watching", tables.enter(owner.links().watch).play, action)
    with pytest.raises(ck.IllegalAction):
        owner.play(ck.Action("churchill", "no_such_thing"))
    assert not other.poll() and owner.n == 0


def test_bots_play_once_and_whoever_sees_it_first(tables: Tables, clock: Any) -> None:
    owner, other = both(tables)
    go_on(owner, other, until="ussr")
    n = owner.n
    wanted = owner.table.choice_of("bot")
    first, second = (owner, other) if owner.due else (other, owner)
    assert first.due and not second.due
    clock.now += 3
    assert second.due, "who moved last has gone"
    assert second.move_on() and not first.move_on()
    assert owner.n == other.n == n + 1
    assert owner.table.record.actions[-1] is other.table.record.actions[-1] is wanted


def test_who_thinks_ahead_thinks_in_slices_and_is_played_once(tables: Tables) -> None:
    seats = {**GIVEN["seats"], "ussr": "medium"}
    owner = tables.enter(tables.open({**GIVEN, "seats": seats}))
    other = tables.enter(owner.links().seats["uk"])
    go_on(owner, other, until="ussr")
    owner.poll()
    page = owner if owner.due else other
    page.poll()
    n, waits = page.n, 0
    while not page.move_on(until=0.0):
        assert page.n == n and page.due
        waits += 1
    assert waits > 5 and page.n == n + 1


def test_who_watches_moves_nothing(tables: Tables, clock: Any) -> None:
    owner, other = both(tables)
    watcher = tables.enter(owner.links().watch)
    go_on(owner, other, until="ussr")
    watcher.poll()
    clock.now += 100
    assert not watcher.due and not watcher.move_on()


def test_nothing_new_costs_one_row(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, _ = both(tables)
    owner.poll()
    asked: list[str] = []
    begin = tables.room.way.begin

    class Ear:
        def __init__(self, hand: Any) -> None:
            self.hand = hand

        def ask(self, statement: str, **facts: Any) -> list[Any]:
            asked.append(statement)
            found: list[Any] = self.hand.ask(statement, **facts)
            assert len(found) <= 1
            return found

    @contextmanager
    def listened(write: bool) -> Any:
        assert not write
        with begin(write) as hand:
            yield Ear(hand)

    monkeypatch.setattr(tables.room.way, "begin", listened)
    assert not owner.poll() and len(asked) == 1


# -- seats and who is here -------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_bot_and_back(tables: Tables) -> None:
    owner, other = both(tables)
    owner.hand_over("us", "bot")
    assert other.poll() and other.who("us") == "bot"
    refused("table-bot-plays", owner.play, owner.view.actions()[0])
    n = owner.n
    assert owner.due and owner.move_on() and owner.n == n + 1
    owner.take_back("us")
    assert other.poll() and other.who("us") == "person"
    refused("table-owner-only", other.hand_over, "us", "bot")
    refused("table-no-player", owner.hand_over, "us", "<b>")
    refused("table-no-seat", owner.hand_over, "ussr", "random")
    owner.hand_over("uk", "random")
    assert other.poll() and other.who("uk") == "random"
    other.take_back("uk")
    assert owner.poll() and owner.who("uk") == "person"


def test_a_seat_that_was_handed_over_meanwhile(tables: Tables) -> None:
    """A page that has not heard of it does not play."""
    owner, _ = both(tables)
    tables.enter(owner._secret).hand_over("us", "bot")
    refused("table-bot-plays", owner.play, owner.view.actions()[0])
    assert owner.poll() and owner.n == 0
    refused("table-bot-plays", owner.propose_undo)


def test_who_is_late_may_be_replaced_by_anybody(tables: Tables, clock: Any) -> None:
    owner, other = both(tables)
    owner.set(pace="day")
    refused("table-no-pace", owner.set, pace="x")
    other.poll()
    refused("table-owner-only", other.hand_over, "us", "bot")
    clock.now += 86_401
    assert other.news()["overdue"]
    other.hand_over("us", "bot")
    assert owner.poll() and owner.who("us") == "bot"


def test_who_is_here(tables: Tables, clock: Any) -> None:
    owner, other = both(tables)

    def here(page: SharedTable) -> list[bool]:
        return [s["here"] for s in page.news()["seats"]]

    assert here(owner) == [True, True, False]
    other.leave()
    assert owner.poll() and here(owner) == [True, False, False]
    clock.now += 20
    other.poll()
    assert owner.poll() and here(owner) == [True, True, False], "he is back"
    version = owner.version
    for _ in range(5):
        clock.now += 20
        other.poll()
        owner.poll()
    assert here(owner) == [True, True, False] and owner.version == version, "which is no news"
    clock.now += 60
    assert owner.poll() and here(owner) == [True, False, False], "gone without a word"


def test_the_owner_frees_a_seat(tables: Tables) -> None:
    owner, other = both(tables)
    owner.free("uk")
    refused("table-gone", other.poll)
    refused("table-gone", tables.enter, other._secret)
    assert tables.enter(owner.links().seats["uk"]).seat == "uk"
    refused("table-owner-only", owner.free, "us")


# -- taking back -----------------------------------------------------------------------------------


def test_undo_is_asked_of_the_others(tables: Tables) -> None:
    owner, other = both(tables, {**THREE, "game": "blitzkrieg", **BLITZ})
    refused("table-no-undo", other.propose_undo)
    before = owner.table.record.state
    asked = owner.seat
    owner.play(owner.view.actions()[0])
    owner.propose_undo()
    assert other.poll() and other.news()["undo"]["seat"] == asked
    other.answer_undo(False)
    assert owner.poll() and owner.news()["undo"] is None and owner.table.record.n == 1
    owner.propose_undo()
    other.poll()
    other.answer_undo(True)
    assert other.table.record.state == before
    assert owner.poll() and owner.table.record.state == before and owner.n == 2
    owner.play(owner.view.actions()[-1])
    assert other.poll() and other.table.record.state == owner.table.record.state
    refused("table-undo-gone", other.answer_undo, True)
    refused("table-watching", tables.enter(owner.links().watch).answer_undo, True)


BLITZ: dict[str, Any] = {
    "scenario": None,
    "seats": {"axis": "owner", "allies": "person"},
}


def test_a_move_ends_the_question(tables: Tables) -> None:
    owner, other = both(tables, {**THREE, "game": "blitzkrieg", **BLITZ})
    owner.play(owner.view.actions()[0])
    go_on(owner, other, until="allies")
    owner.propose_undo()
    other.play(next(iter(other.view.actions())))
    assert owner.poll() and owner.news()["undo"] is None
    refused("table-undo-gone", other.answer_undo, True)


def test_with_bots_alone_it_is_done_at_once(tables: Tables) -> None:
    owner = tables.enter(tables.open({**GIVEN, "seats": {"us": "owner"}}))
    before = owner.table.record.state
    owner.play(owner.view.actions()[0])
    owner.propose_undo()
    assert owner.table.record.state == before


def test_what_was_revealed_needs_all(tables: Tables) -> None:
    owner, uk = both(tables, THREE)
    ussr = tables.enter(tables.join(owner.links().code))
    pages = (owner, uk, ussr)
    go_on(*pages, moves=3)  # an agenda each: then the three cards are turned over
    assert owner.table.record.n == 3
    owner.propose_undo()
    uk.poll()
    assert uk.news()["undo"]["revealed"]
    uk.answer_undo(True)
    assert uk.news()["undo"]["agreed"] == ["uk"] and uk.table.record.n == 3
    ussr.poll()
    ussr.answer_undo(True)
    assert ussr.table.record.n == 0
    owner.poll()
    assert owner.turn == "us" and owner.table.record.n == 0


# -- talking, and what the owner settles -----------------------------------------------------------


def test_a_line_by_ones_seat(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, other = both(tables)
    for _ in range(2):
        other.say(" <b>Привет</b>\n ", request="a")
    other.say("  \n")
    assert owner.poll()
    assert [(x["seat"], x["line"]) for x in owner.news()["lines"]] == [("uk", "<b>Привет</b>")]
    refused("table-line-long", other.say, "x" * 201)
    refused("table-watching", tables.enter(owner.links().watch).say, "x")
    owner.set(chat=False)
    refused("table-no-chat", other.say, "x")
    refused("table-owner-only", other.set, chat=True)
    owner.set(chat=True)
    monkeypatch.setattr("churchill_kit.store.shared_table.LINES", 2)
    other.say("x")
    refused("table-lines", other.say, "x")


def test_watchers_see_all_hands_if_they_may(tables: Tables) -> None:
    owner, other = both(tables)
    watcher = tables.enter(owner.links().watch)
    assert watcher.view == owner.table.view(None) and not watcher.views
    owner.set(hands=True)
    assert watcher.poll() and other.poll()
    assert watcher.views["uk"] == other.view and not other.views and other.news()["hands"]


def test_the_owner_deletes_a_table(tables: Tables) -> None:
    owner, other = both(tables)
    refused("table-owner-only", other.delete)
    owner.delete()
    for act in (other.poll, owner.poll, other.leave):
        refused("table-gone", act)
    refused("table-gone", owner.play, owner.view.actions()[0])
    refused("table-gone", tables.enter, other._secret)
    left = tables.room.read(
        lambda hand: [hand.ask(f"SELECT count(*) FROM {t}")[0][0] for t in ("shared_key",)]
    )
    assert left == [0] and tables.entries([owner._secret]) == []


# -- afterwards ------------------------------------------------------------------------------------


def test_a_rematch_with_seats_moved_round(tables: Tables) -> None:
    owner, other = both(tables, {**THREE, "game": "blitzkrieg", **BLITZ})
    refused("table-not-over", owner.rematch)
    other.rename("Анна")
    go_on(owner, other)
    tid = other.rematch()
    assert owner.poll() and owner.news()["rematch"]
    assert owner.rematch() == tid, "there is one only"
    again = tables.enter(owner._secret)
    assert again.tid == tid and (again.seat, owner.seat) == ("allies", "axis") and again.owner
    theirs = tables.enter(other._secret)
    assert theirs.tid == tid and theirs.seat == "axis" and theirs.turn
    assert {s.seat: s.name for s in theirs.seats} == {"axis": "Анна", "allies": ""}
    assert again.row.start != owner.row.start, "other dice"
    assert tables.enter(owner._secret, owner.tid).over, "the old one is still there"
    assert again.links().code != owner.links().code
    again.delete()
    assert tables.enter(other._secret).tid == other.tid


def test_my_tables_begin_with_my_turn(tables: Tables, clock: Any) -> None:
    mine = tables.open(GIVEN)
    owner, other = both(tables)
    clock.now += 5
    owner.play(owner.view.actions()[0])
    go_on(owner, other, until="uk")
    found = tables.entries([mine, owner._secret, other._secret, "x" * 32, ""])
    assert [(e["seat"], e["yours"]) for e in found] == [("uk", True), ("us", True), ("us", False)]
    assert found[0]["secret"] == other._secret, "the last played first"
    assert found[-1]["turn"] == "uk" and found[-1]["game"] == "churchill"


# -- telling whose turn it is ----------------------------------------------------------------------


def test_who_is_away_is_told_that_it_is_his_turn(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, ...]] = []
    monkeypatch.setattr("churchill_kit.store.shared_table.call", lambda *given: told.append(given))
    owner, other = both(tables, {**THREE, "game": "blitzkrieg", **BLITZ})
    refused("table-private-hook", other.call_at, "http://127.0.0.1/")
    refused("table-bad-hook", other.call_at, "x")
    refused("table-watching", tables.enter(owner.links().watch).call_at, "https://example.org/")
    other.call_at(" https://example.org/hook?key=1 ", "ru")
    other.poll()
    assert other.news()["hook"] == "https://example.org/hook?key=1", "he may put it right"
    assert "example.org" not in str([owner.news(), tables.entries([owner._secret])])
    owner.poll()
    go_on(owner, until="allies")
    assert owner.turn == "allies" and not told, "who is here sees it"
    go_on(owner, other, until="axis")
    other.leave()
    owner.poll()
    go_on(owner, until="allies")
    assert told == [("https://example.org/hook?key=1", "ru", "blitzkrieg", "allies")]
    other.call_at("")
    other.poll()
    go_on(owner, other, until="axis")
    other.leave()
    owner.poll()
    go_on(owner, until="allies")
    assert len(told) == 1


# -- limits ----------------------------------------------------------------------------------------


def test_so_many_tables(tables: Tables, clock: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("churchill_kit.store.tables.MOST", 2)
    owner, _ = both(tables)
    owner.play(owner.view.actions()[0])
    idle = tables.open(GIVEN)
    refused("table-crowded", tables.open, GIVEN)
    clock.now += 86_401
    new = tables.open(GIVEN)
    refused("table-gone", tables.enter, idle)
    assert tables.enter(new) and tables.enter(owner._secret)


def test_so_many_moves(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("churchill_kit.store.shared_table.MOVES", 1)
    owner, other = both(tables)
    owner.play(owner.view.actions()[0])
    other.poll()
    refused("table-long", other.play, other.view.actions()[0])
    owner.poll()
    assert owner.n == other.n == 1


def test_every_sentence_is_clean() -> None:
    from churchill_kit.engine import words

    facts = {"given": "BCDFGH", "seat": "us", "limit": 5, "n": 3, "why": "x"}
    for lang in ck.LANGUAGES:
        for key in words.keys(lang, "", "error-table-"):
            told = words.message(lang, "churchill", key, facts)
            if not set("(/") & set(told) and "churchill" not in told and lang == "en":
                clean(told, lang)
            assert begins(told)
