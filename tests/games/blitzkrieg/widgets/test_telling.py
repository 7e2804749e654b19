"""What choices bring, what things are, what is told of events, and the pages to pause at."""

from __future__ import annotations

import random
import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from churchill_widgets.games.blitzkrieg import SCREEN, board_words, icons
from churchill_widgets.games.blitzkrieg.board import board_scene
from churchill_widgets.games.blitzkrieg.seats import SEATS
from churchill_widgets.page import end_page
from churchill_widgets.page.game_page import App, Panels
from churchill_widgets.screen import MAJOR, grouped

import churchill_kit as ck
from churchill_kit.engine.record import Record
from churchill_kit.games.blitzkrieg.box.components import SPACES, THEATRES
from churchill_kit.games.blitzkrieg.outlook import outlook
from churchill_kit.games.blitzkrieg.rules.campaigns import rule_of_closing
from churchill_kit.games.blitzkrieg.rules.units import endangered
from churchill_kit.table.story import Beat, Reel
from churchill_kit.table.story import beats as story
from tests.games.blitzkrieg.widgets.scenes import LANGS, SCENARIOS, own_view, positions

GAME = ck.game("blitzkrieg")


def test_every_choice_says_what_it_brings() -> None:
    for n, state in enumerate(positions()):
        if state.decision is None:
            continue
        view, lang = own_view(state), LANGS[n % 2]
        choices = SCREEN.choices(view, lang)
        assert [c.action for c in choices] == list(state.actions())
        for choice in choices:
            assert choice.text and (choice.note or choice.action.kind == "stop")
            told = SCREEN.preview(view, choice.action, lang)
            assert told["lines"] or choice.action.kind == "stop"
            assert all(row["text"] and row["rule"] for row in told["lines"] + told["answers"])
        listed = [c for g in grouped(choices) for line in g.lines for c in line.choices]
        assert len(listed) == len(choices)


def test_a_note_tells_track_points_and_effect() -> None:
    state = GAME.position(
        markers={"eastern_europe": 2}, reserves={"axis": ("army_3", "navy_1", "air_1")}, seed=1
    )
    view = own_view(state)
    notes = {(c.action["token"], c.action["space"]): c.note for c in SCREEN.choices(view, "en")}
    assert notes["army_3", "eastern_europe_1_1"] == "marker +2 → +6"  # with the tactical advantage
    assert notes["army_3", "eastern_europe_1_2"] == "marker +2 → +5 · you draw a token"
    assert notes["air_1", "western_europe_1_3"] == "marker 0 → +1 · +1 point for you"


def test_a_preview_goes_from_unit_to_theatre() -> None:
    """The order of a turn: strength, effect, track, what is won, points."""
    state = GAME.position(
        markers={"eastern_europe": 12}, reserves={"axis": ("army_3", "navy_1", "air_1")}, seed=1
    )
    action = next(a for a in state.actions() if a["space"] == "eastern_europe_1_1")
    told = SCREEN.preview(own_view(state), action, "en")["lines"]
    rules = [row["rule"] for row in told]
    assert rules[:2] == ["3.1", "6.2.8"]
    assert rules.index("6.3") < rules.index("6.3.2")
    gained = told[-1]
    found = outlook(own_view(state), "axis", "army_3", "eastern_europe_1_1")
    assert gained["tone"] == "good" and sum(p[1] for p in gained["parts"]) == found.gain("axis")


def test_what_the_other_could_do_is_told_of_theatres_that_go_on() -> None:
    """The next campaign (2.2) and a last space (6.3.1); a closed theatre has neither, and of
    Nippon's campaigns each stands by itself."""
    told = set()
    for n, state in enumerate(positions()):
        if state.decision is None:
            continue
        view, lang = own_view(state), LANGS[n % 2]
        for choice in SCREEN.choices(view, lang):
            preview = SCREEN.preview(view, choice.action, lang)
            if preview is None:
                continue
            closes = any(row["rule"] == rule_of_closing(view) for row in preview["lines"])
            ahead = {row["rule"] for row in preview["answers"]} & {"2.2", "6.3.1"}
            assert not ahead or not (closes or view.nippon)
            told |= ahead
            if "2.2" in ahead:
                where = SPACES[choice.action["space"]]
                row = THEATRES[where.theatre].campaigns
                opens = ck.name(row[row.index(where.campaign) + 1], "blitzkrieg", lang)
                assert any(opens in line["text"] for line in preview["answers"])
    assert told == {"2.2", "6.3.1"}


def test_what_lies_on_the_board_can_be_asked() -> None:
    for n, state in enumerate(positions()):
        view, lang = own_view(state), LANGS[n % 2]
        for target in sorted(board_scene(view).targets()):
            found = SCREEN.what_is(view, target, lang)
            assert found["name"] and found["text"], target
            assert bool(found["why"]) != SCREEN.is_choice(view, target), target
    for nonsense in ("space:moon", "row:99", "token:", "seat:x", "zzz"):
        SCREEN.what_is(own_view(positions()[0]), nonsense, "en")


def test_the_engine_says_why_not() -> None:
    state = GAME.position(reserves={"axis": ("army_1", "army_2", "army_3")}, seed=1)
    view = own_view(state)
    assert "not in the active campaign" in SCREEN.what_is(view, "space:pacific_2_1", "en")["why"]
    assert "cannot be placed" in SCREEN.what_is(view, "space:pacific_1_1", "en")["why"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_event_has_its_place(scenario: str) -> None:
    """What an event is about lies on the board, and big moments have a headline."""
    record = played(scenario, 4)
    there = board_scene(record.state.view(None)).targets()
    loud = 0
    for events in (record.opening, *record.events):
        for event in events:
            about = SCREEN.happened_to(event)
            kinds = {t.partition(":")[0] for t in about}
            assert kinds <= {"space", "track", "campaign", "seat", "bag", "research", "stratagem"}
            assert {t for t in about if not t.startswith(("hidden", "stratagem"))} <= there, event
            for lang in LANGS:
                headline = SCREEN.headline(event, lang)
                assert bool(headline) == (SCREEN.weight(event) == MAJOR)
                loud += bool(headline)
    assert loud
    assert SCREEN.weight(record.events[-1][-1]) == MAJOR


def played(scenario: str, seed: int) -> Record:
    """A random game."""
    record = Record.new("blitzkrieg", scenario=scenario, seed=seed)
    rng = random.Random(seed)
    while record.state.decision is not None:
        actions = record.state.actions()
        record.play(actions[rng.randrange(len(actions))])
    return record


@pytest.mark.parametrize("scenario", ["base", "nippon"])
def test_a_closed_theatre_has_a_page(scenario: str) -> None:
    pages = 0
    for seed in range(12):
        record = played(scenario, seed)
        for n in range(1, record.n + 1):
            beats = story(record, n) if pages < 3 else []
            for i, beat in enumerate(beats):
                kind = next((k for e in beat.events if (k := SCREEN.pause(e))), "")
                if not kind:
                    continue
                for seat in (*record.state.seats, None):
                    for lang in LANGS:
                        page = SCREEN.summary(kind, record, beats[: i + 1], seat, lang)
                        assert page["title"] and page["lead"] and page["sections"]
                        assert all(row["text"] for s in page["sections"] for row in s["rows"])
                pages += 1
    assert pages


def test_the_first_minute_has_three_cards() -> None:
    for state in positions():
        cards = SCREEN.first_minute(own_view(state), "ru")
        assert len(cards) == 3
        for card in cards:
            assert card["title"] and len(card["lines"]) == 2 and card["picture"].startswith("<svg")
        break


def test_sides_differ_without_colours() -> None:
    for one, two in (("axis", "allies"), ("japan", "germany")):
        assert SEATS[one].sign != SEATS[two].sign and SEATS[one].figure != SEATS[two].figure


@pytest.mark.parametrize(
    ("scenario", "lang"),
    [("base", "en"), ("nippon", "ru"), ("solo", "ru"), ("solo_nippon", "en")],
)
def test_a_game_is_played_on_the_page(
    scenario: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHURCHILL_KIT_RENDERER", "svg")
    monkeypatch.setattr(Panels, "send", lambda *_, **__: None)
    app = App("blitzkrieg", lang)

    def tell(kind: str, **content: Any) -> None:
        app._on_message(app.panels, {"type": kind, **content}, [])
        assert not app.panels.error.get("text"), app.panels.error

    tell("form", game="blitzkrieg", scenario=scenario)
    asked = [seat["id"] for seat in app.panels.start["seats"]]
    assert len(asked) == (1 if scenario.startswith("solo") else 2)
    tell("start", setup={"scenario": scenario, "seed": 3, "seats": dict.fromkeys(asked, "person")})
    rng, moves, c = random.Random(1), 0, app.controller
    while c.stage != "over":
        if c.stage == "curtain":
            tell("lift", token=c.token)
            continue
        assert c.stage == "play"
        choice = rng.choice(c.choices())
        for target in sorted(choice.targets):
            tell("select", target=target, plays=False)
        assert app.panels.choices["groups"]
        if choice.targets:
            assert app.panels.preview["text"] == choice.text
        tell("act", i=c.actions().index(choice.action), token=c.token)
        moves += 1
    assert moves > 8 and app.panels.end


def test_6_4_who_shares_a_screen_is_told_what_he_drew_when_it_is_his_turn_again() -> None:
    app = App()
    c, tell = app.controller, lambda **said: app._on_message(app.panels, said, [])
    seats = dict.fromkeys(("axis", "allies"), "person")
    tell(type="start", setup={"game": "blitzkrieg", "scenario": "base", "seed": 3, "seats": seats})
    while c.record.n < 6:
        if c.stage == "curtain":
            assert not app.panels.head["new"]
            tell(type="lift", token=c.token)
            continue
        seat = c.decision.seat
        held = c.record.state.reserves[seat]
        before = held if c.since == 0 else c.record.at(c.since - 1).reserves[seat]
        new = list((Counter(held) - Counter(before)).elements())
        names = ", ".join(board_words.name(token, "en") for token in new)
        assert app.panels.head["new"] == (f"New in your reserve: {names}" if new else "")
        assert c.since == 0 or new, "a turn ends with a draw"
        tell(type="act", i=0, token=c.token)


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("stratagems", [True, False])
def test_15_0_a_unit_of_the_automaton_says_by_which_rows_it_was_placed(
    lang: str, stratagems: bool
) -> None:
    """On hover, for every one of them, after a save as well; the stratagem tells of the last."""
    state: Any = GAME.new("solo", seed=4, stratagems=stratagems)
    chosen, told = dict[str, tuple[str, ...]](), state.events
    for _ in range(6):
        for e in told:
            if e.kind == "automaton_chose":
                rows = (e["theatre_by"], e["space_by"], e["unit_by"])
                chosen[e["space"]] = rows
        told = state.apply(state.actions()[0])
    state = GAME.load(state.dump())
    view = state.view("allies")
    assert len(chosen) >= 6 and chosen.items() <= state.chosen.items()
    for space, rows in chosen.items():
        text = SCREEN.what_is(view, f"space:{space}", lang)["text"]
        assert all(f" {row}" in text for row in rows), text
    plain = next(x for x, (seat, _) in view.tokens.items() if seat == "allies")
    assert not any(row in SCREEN.what_is(view, f"space:{plain}", lang)["text"] for row in rows)
    last = next(reversed(state.chosen))
    text = SCREEN.what_is(view, "stratagem", lang)["text"]
    assert ck.name(last, "blitzkrieg", lang) in text
    assert all(f" {row}" in text for row in state.chosen[last])


@pytest.mark.parametrize("lang", LANGS)
def test_points_that_turned_a_game_name_what_was_won(lang: str) -> None:
    events = [e for found in played("base", 3).log for e in found if e.kind == "points_gained"]
    campaigns = [e for e in events if e.rule == "6.3.1"]
    assert campaigns and all(SCREEN.gained_by(e, lang) for e in campaigns)
    assert not any(SCREEN.gained_by(e, lang) for e in events if e.rule == "6.2.6")


# -- 7.2 a reserve that runs out -------------------------------------------------------------------


def lost_by_bombs() -> Record:
    """A game that somebody loses because bombings have emptied the reserve."""
    for seed in range(400):
        record = played("base", seed)
        result = record.state.result
        bombed = [e for events in record.log for e in events if e.kind == "bombed"]
        if result is None or result.ending != "stuck":
            continue
        if sum(e["other"] not in result.winners for e in bombed) > 1:
            return record
    raise AssertionError("no such game")


@pytest.mark.parametrize("lang", LANGS)
def test_7_2_the_page_after_a_game_tells_what_emptied_the_reserve(lang: str) -> None:
    """Not points: the bombings and the rule are what turned it, and what to learn next."""
    record = lost_by_bombs()
    result = record.state.result
    assert result is not None
    winner = result.winners[0]
    loser = record.state.other(winner)
    for own, tone in ((loser, "bad"), (winner, "good")):
        c: Any = SimpleNamespace(
            record=record, lang=lang, screen=SCREEN, game=GAME, persons=[own], own=own
        )
        back = end_page.looking_back(c)
        rules = [t["rule"] for t in back["turns"]]
        assert rules[-1] == "7.2" and {"6.2.7", "4.4"} & set(rules[:-1])
        assert {t["tone"] for t in back["turns"]} == {tone}
        place = end_page._place(c, result)
        assert not re.search(r"\d|second|вторы", place), "points decide nothing here"
        learn = [r["rule"] for r in back["learn"]]
        if own == loser:
            assert learn[0] == "7.2" and {"6.2.7", "4.4"} & set(learn)
            assert back["learn"][0]["learn"]["path"].endswith("6.ipynb")
        for turn in back["turns"]:
            assert turn["text"] == told_at(record, turn["line"], lang) and turn["note"]


def told_at(record: Record, line: int, lang: str) -> str:
    """The sentence of an event by its number in the whole log."""
    return ck.say([e for events in record.log for e in events][line], lang)


def test_where_points_decide_nothing_else_leads_to_the_end() -> None:
    for seed in range(40):
        result = played("base", seed).state.result
        assert result is not None
        assert (SCREEN.led_to(result) is None) == (result.ending != "stuck")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("held", "warned"), [(("army_1",), True), (("army_1", "air_1"), False)])
def test_7_2_a_reserve_of_one_token_bears_a_sign(
    held: tuple[str, ...], warned: bool, lang: str
) -> None:
    state = GAME.position(turn="allies", reserves={"axis": ("army_1", "navy_1"), "allies": held})
    for seat in state.seats:  # who sees it, and who sees its number alone
        view = state.view(seat)
        signs = {t.target: t for t in SCREEN.draw("map", view, lang).things()}
        assert ("danger:allies" in signs) == warned and "danger:axis" not in signs
        if warned:
            assert SCREEN.what_is(view, "danger:allies", lang)["rule"] == "7.2"
    view = state.view("allies")
    assert bool(SCREEN.hand(view, "allies", lang, frozenset(), frozenset())["above"]) == warned
    for action in view.actions():
        answers = SCREEN.preview(view, action, lang)["answers"]
        more = "industry" in SPACES[action["space"]].effect
        assert any(row["rule"] == "7.2" for row in answers) == (warned and not more)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("side", ["base", "nippon"])
def test_7_1_1_the_last_turn_is_called_so_and_warns_of_no_later_one(side: str, lang: str) -> None:
    first, second = GAME.seats_of(side)
    held = {first: ("army_1",), second: ("army_1",)}
    state = GAME.position(scenario=side, turn=second, last_turn=True, reserves=held)
    view, rule = state.view(second), "7.1.1" if side == "base" else "11.1.1"
    asked = SCREEN.prompt(view, view.decision, lang)
    assert rule in asked and asked != ck.say(view.decision, lang)
    assert not any(endangered(view, seat) for seat in (first, second))
    for action in view.actions():
        assert SCREEN.preview(view, action, lang)["answers"] == []
    earlier = GAME.position(scenario=side, turn=second, reserves=held).view(second)
    assert endangered(earlier, first) and endangered(earlier, second)
    assert SCREEN.prompt(earlier, earlier.decision, lang) == ck.say(earlier.decision, lang)


def test_7_2_a_token_that_fits_nowhere_does_not_help() -> None:
    """A spy has nothing to copy at first, and the research gives no second navy."""
    held = {"axis": ("army_1", "navy_1", "air_1"), "allies": ("army_1", "spy")}
    state = GAME.position(turn="allies", reserves=held)
    assert endangered(state, "allies") and not endangered(state, "axis")
    assert endangered(state.view("allies"), "allies")
    assert not endangered(state.view("axis"), "allies"), "two tokens, as far as the Axis sees"
    secret = GAME.position(
        turn="allies", reserves={"allies": ("army_1",)}, options={"secret_count": True}
    )
    assert not endangered(secret.view("axis"), "allies"), "its number is a secret"


def test_units_in_the_hand_look_as_on_the_board() -> None:
    view = own_view(GAME.position(reserves={"allies": ("army_2", "blitz_air")}, turn="allies"))
    cards = SCREEN.hand(view, "allies", "en", frozenset(), frozenset())["cards"]
    pictures = [card["picture"] for card in cards]
    assert all(picture.startswith("<svg") for picture in pictures)
    assert ">2</text>" in pictures[0] and ">0</text>" in pictures[1]


@pytest.mark.parametrize("lang", LANGS)
def test_the_sign_of_a_space_is_explained_where_one_points_and_in_the_list_of_marks(
    lang: str,
) -> None:
    """2.3, 3.1 to 3.3, 6.2"""
    marks = SCREEN.legend(lang)
    for picture in (*icons.EFFECTS.values(), *icons.GROUND.values()):
        assert picture in {mark.picture for mark in marks}
    for kind, word in (("army", "army"), ("navy", "navy"), ("air", "air force")):
        (mark,) = (m for m in marks if m.picture == icons.KINDS[kind])
        assert lang != "en" or word in mark.text
    state = GAME.new(seed=1)
    scene = board_scene(state.view(state.decision.seat), lang)
    labels = {s.target.partition(":")[2]: s.label for s in scene.things() if s.label}
    on_board = [space for space in SPACES if space in labels]
    assert len(on_board) > 30
    for space in on_board:
        assert board_words.effect(space, lang) in labels[space]


def steps(record: ck.Record, move: int) -> list[Beat]:
    """A move as a page tells it, from where the automaton chooses on."""
    found = list(Reel(record, move - 1, move, joins=SCREEN.together))
    kinds = [{e.kind for e in beat.events} for beat in found]
    first = next((i for i, k in enumerate(kinds) if "automaton_chose" in k), len(found))
    return found[first:]


@pytest.mark.parametrize("scenario", ["solo", "solo_nippon"])
def test_13_0_a_turn_of_the_automaton_is_told_in_a_few_steps(scenario: str) -> None:
    """One says what it draws and places, the rows that led to it come on demand; the others what
    came of it. Only a theatre that is closed, an end and a blitz have more to tell."""
    more = {"theatre_closed", "campaign_opened", "marker_left", "war_ended", "last_turn"}
    turns = 0
    for seed in range(4):
        record = ck.play("blitzkrieg", scenario=scenario, seed=seed)
        for move in range(1, record.n + 1):
            told = steps(record, move)
            events = [e for beat in told for e in beat.events]
            if not told or any(e.kind in more for e in events):
                continue
            if sum(e.kind == "placed" for e in events) > 1:
                continue
            turns += 1
            assert len(told) <= 4
            first = told[0].events
            assert first[-1].kind == "placed"
            plain = [e.kind for e in first[:-1] if not SCREEN.leads_on(e)]
            assert plain in ([], ["stratagem_drawn"])  # none where the turn only goes on
    assert turns > 20


def test_what_leads_to_a_step_is_never_all_of_it() -> None:
    record = ck.play("blitzkrieg", scenario="solo", seed=2)
    for beat in Reel(record, -1, joins=SCREEN.together):
        assert not SCREEN.leads_on(beat.events[-1])
