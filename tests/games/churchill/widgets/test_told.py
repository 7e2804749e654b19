"""What the boards tell while a story is told, and that all of it can be read and told apart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from churchill_widgets.board.boards import fit
from churchill_widgets.board.moment import between, overlap
from churchill_widgets.board.scene import bounds, box_of, distance
from churchill_widgets.games.churchill import SCREEN
from churchill_widgets.games.churchill.board_words import name
from churchill_widgets.games.churchill.boards import map_scene, table_scene
from churchill_widgets.games.churchill.conference_table import written
from churchill_widgets.games.churchill.war_map import SIZE, layout
from churchill_widgets.page.showing import Show
from churchill_widgets.screen import MAJOR

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.outlook import laid_last, laid_open
from churchill_kit.table.story import Reel, beats
from tests.games.churchill.widgets import scenes as given
from tests.games.churchill.widgets.scenes import LANGS


def told_agenda() -> list[Any]:
    """The beats in which the cards of an agenda are turned over."""
    record = ck.Record.new("churchill", scenario="training", seed=1945)
    told: tuple[ck.Event, ...] = ()
    while not any(e.kind == "agenda_card_revealed" for e in told):
        told = record.play(record.state.actions()[0])
    return list(beats(record, record.n - 1))


def test_cards_of_the_agenda_are_turned_over_one_by_one() -> None:
    events: list[Any] = []
    faces, values = [], []
    for beat in told_agenda():
        events += beat.events
        scene = table_scene(beat.after.view("uk"), events=events)
        cards = [s for s in scene.pieces if s.id.startswith("agenda:")]
        faces.append("".join("u" if s.face == "up" else "d" for s in cards))
        if beat.events[0].kind == "agenda_card_revealed":
            seat = beat.events[0]["seat"]
            (value,) = [
                s.text for s in scene.pieces if s.part_of == f"agenda:{seat}" and s.size == 30
            ]
            values.append(value == str(beat.events[0]["value"]))
    assert faces[:4] == ["ddd", "udd", "uud", "uuu"]
    assert values == [True] * 3
    before, after = (
        table_scene(told_agenda()[i].after.view("uk"), events=events[: i + 1]) for i in (0, 1)
    )
    moment = between(before, after)
    assert moment is not None and [s.key for s in moment.turned] == ["agenda:us"]


def test_5_25_a_chief_stays_in_sight_with_his_die_before_his_card_counts() -> None:
    told = []
    for seed in range(20):
        record = ck.Record.new("churchill", scenario="training", seed=seed)
        while not (record.n and any(e.kind == "agenda_won" for e in record.events[-1])):
            record.play(record.state.actions()[0])
        events: list[Any] = []
        for beat in beats(record, record.n - 1):
            events += beat.events
            rolled = beat.events[0]
            if rolled.kind != "chief_rolled":
                continue
            scene = table_scene(beat.after.view("uk"), events=events)
            seat = rolled["seat"]
            (card,) = [s for s in scene.pieces if s.id == f"agenda:{seat}"]
            on_it = [s for s in scene.pieces if s.part_of == card.id]
            assert card.face == "up" and any(s.style == "die" for s in on_it)
            assert any(s.text == str(rolled["roll"]) for s in on_it)
            told.append(seat)
    assert told


Laid = dict[str, tuple[str, int]]  # by seat: a card that was turned over, and what it counted


def agenda(seed: int) -> Iterator[tuple[ck.Record, Laid]]:
    """The agenda of a game, move by move until somebody has won it."""
    record = ck.Record.new("churchill", scenario="training", seed=seed)
    shown: Laid = {}
    while record.state.agenda_winner is None:
        told = record.play(record.state.actions()[seed % len(record.state.actions())])
        shown |= {
            e["seat"]: (e["card"], e["value"]) for e in told if e.kind == "agenda_card_revealed"
        }
        yield record, shown


def test_cards_of_the_agenda_lie_open_until_a_tie_is_broken() -> None:
    """5.13, 4.51 Whatever they counted, an attribute of the moment or a die: it stands on them."""
    ties = 0
    for seed in range(40):
        for record, shown in agenda(seed):
            scene = table_scene(record.state.view("uk"))
            up = [s for s in scene.pieces if s.id.startswith("agenda:") and s.face == "up"]
            if record.state.agenda_winner is not None or not shown:
                assert not up
                continue
            ties += 1
            assert laid_open(record.state.view("uk")) == shown
            assert len(up) == 3
    assert ties


def test_4_53_the_cards_lie_open_while_the_end_of_a_tie_is_told() -> None:
    told = 0
    for seed in range(40):
        *_, (record, shown) = agenda(seed)
        began = record.n - 1
        if began <= 2:
            continue  # there was no tie
        so_far: tuple[ck.Event, ...] = ()
        for beat in beats(record, began):
            so_far += beat.events
            scene = table_scene(beat.after.view("uk"), events=so_far)
            up = [s for s in scene.pieces if s.id.startswith("agenda:") and s.face == "up"]
            assert len(up) == 3
        told += 1
        found = laid_last(record.state.view("uk"))
        assert all(found[seat][0] == card for seat, (card, _) in shown.items())
        assert all(found[s][1] in (None, value) for s, (_, value) in shown.items())
    assert told


def test_a_show_hands_in_what_its_move_has_brought_so_far() -> None:
    record = ck.Record.new("churchill", scenario="training", seed=1945)
    for _ in range(4):
        record.play(record.state.actions()[0])
    show = Show("story", Reel(record, 0), "uk")
    for at in range(len(show.beats)):
        show.go(at)
        moves = [show.beats[i] for i in range(at + 1) if show.beats.move_of(i) == show.beat.move]
        assert show.events == [e for beat in moves for e in beat.events]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seed", [1945, 5])
def test_the_conference_card_lies_on_the_table_while_it_is_carried_out(
    lang: str, seed: int
) -> None:
    """5.11 With all that its bands say; then the band that is carried out, until the hands are
    dealt, and on no issue."""
    record = ck.Record.new("churchill", scenario="training", seed=seed)
    card = BOX.conferences[record.state.card]
    events: list[Any] = []
    told: list[str] = []
    for beat in Reel(record, -1):
        events += beat.events
        view: Any = beat.after.view("uk")
        kinds = [e.kind for e in events]
        full = view.copy()  # issues where the sheet would lie
        full.move_issue("us_production_1", ("us", 5))
        for size, seen in product(given.SIZES, (view, full)):
            scene = table_scene(seen, lang, size=size, events=events)
            sheet = scene.find("conference")
            assert (sheet is not None) == (
                "conference_opened" in kinds and "hands_dealt" not in kinds
            )
            beside = [text for _, text in written(seen, events, lang)]
            if sheet is None:
                assert not beside
                continue
            texts = [s for s in scene.pieces if s.part_of == sheet.id and s.text]
            read = " ".join(s.text for s in texts)
            bands = [b for b in card.bands if b.summary[lang] in read]
            whole = kinds[-1] == "conference_opened"
            assert len(bands) == (len(card.bands) if whole else 1)
            assert beside == [b.summary[lang] for b in bands], "beside a small board"
            told += [b.band for b in bands if not whole]
            x, y, wide, high = box_of(sheet)
            assert y > 0
            for s in texts:
                left, top, right, bottom = bounds(s)
                assert x < left and right < x + wide + 1 and y < top and bottom < y + high + 1
            for s in scene.pieces:
                if not whole and s.id.startswith("issue:") and seen.issues[s.id[6:]] is not None:
                    assert not overlap(box_of(s), box_of(sheet)), "what it places is seen to land"
    assert list(dict.fromkeys(told)) == [b.band for b in card.bands]


@pytest.mark.parametrize(("lang", "told"), [("en", "passes"), ("ru", "пасует")])
def test_who_passes_or_lets_an_issue_stand_is_seen(lang: str, told: str) -> None:
    """5.22, 5.24 A word at the seat, and the plate is marked; the next event takes it away."""
    view = given.crowded().view("uk")
    quiet = ck.Event("churchill", "debate_declined", "5.24", {"seat": "ussr"})
    passed = ck.Event("churchill", "passed", "5.22", {"seat": "us"})
    scene = table_scene(view, lang, events=[quiet, passed])
    assert [s.text for s in scene.pieces if s.part_of == "silent:us"] == [told]
    assert scene.find("silent:ussr") is None
    assert any(s.style == "about" for s in scene.marks)
    assert table_scene(view, lang, events=[passed, quiet]).find("silent:us") is None
    for seat in SEATS:
        scene = table_scene(
            view, lang, events=[ck.Event("churchill", "passed", "5.24", {"seat": seat})]
        )
        word, chair = scene.find(f"silent:{seat}"), scene.find(f"chair:{seat}")
        assert not overlap(box_of(word), box_of(chair)), "captured issues stay in sight"


def test_the_cards_of_the_agenda_are_in_sight_together() -> None:
    """As long as one of them lies there, wherever that is."""
    beat = told_agenda()[0]
    scene = table_scene(beat.after.view("uk"))
    assert scene.whole is not None
    left, top, wide, high = scene.whole
    for seat in ("us", "uk", "ussr"):
        card = scene.find(f"agenda:{seat}")
        assert card is not None
        x, y, w, h = box_of(card)
        assert left < x and x + w < left + wide and top < y and y + h < top + high
    fresh = ck.Record.new("churchill", scenario="training", seed=1945)
    assert table_scene(fresh.state.view("us")).whole is None


def test_hidden_cards_stay_hidden_on_the_table() -> None:
    beat = told_agenda()[0]
    card = beat.after.picks["us"]
    scene = table_scene(beat.after.view("uk"))
    assert not any(name(card, "en") in (s.text, s.label) for s in scene.shapes)


def test_the_dice_of_the_fronts_lie_on_the_map() -> None:
    game = ck.game("churchill")
    state = game.position(at="war", support={"western": 1}, reserves={"western": 1}, seed=3)
    kinds = [e.kind for e in state.events]
    war = state.events[: kinds.index("conference_opened")]
    rolled = [e for e in war if e.kind in ("front_rolled", "front_blocked", "front_too_weak")]
    assert rolled
    scene = map_scene(state.view(None), events=war)
    things = {s.id: s for s in scene.pieces if s.id.startswith("roll:")}
    assert things.keys() == {f"roll:{e['front']}" for e in rolled}
    for event in rolled:
        texts = [s.text for s in scene.pieces if s.part_of == f"roll:{event['front']}"]
        if event.kind == "front_rolled":
            assert str(event["roll"]) in texts
            assert str(event["roll"]) in things[f"roll:{event['front']}"].label
    lies = [s for s in scene.pieces if s.style in ("support", "army") or s.id.startswith("marker:")]
    assert any(s.style == "support" for s in lies)
    for roll, other in product(things.values(), lies):
        (a, b, c, d), (e, f, g, h) = bounds(roll), bounds(other)
        assert c <= e or g <= a or d <= f or h <= b, "what it is about stays in sight"
    for lang in LANGS:
        scene = map_scene(state.view(None), lang, events=war)
        rolls = [s for s in scene.pieces if s.id.startswith("roll:")]
        written = [s for s in scene.shapes if s.kind == "text"]
        for roll, text in product(rolls, written):
            if text.part_of != roll.id:
                assert not overlap(box_of(roll), box_of(text)), (lang, roll.id, text.text)
    assert not any(
        s.id.startswith("roll:") for s in map_scene(state.view(None), events=state.events).pieces
    ), "the war is over"


PHONE = (680.0, 595.0)  # the map as a telephone asks for it


@pytest.mark.parametrize("lang", LANGS)
def test_in_narrow_spaces_nothing_lies_over_anything_else(lang: str) -> None:
    """A sign of the space, its number, what lies there and how the attempt went."""
    game = ck.game("churchill")
    fronts = {"western": "west_germany", "central_pacific": "iwo_jima"}
    state = game.position(
        at="meeting",
        fronts={"western": "rhineland", "central_pacific": "marianas"},
        support=dict.fromkeys(fronts, 1),
    )
    state.armies = {**state.armies, **dict.fromkeys(fronts, 1)}
    events = [
        ck.Event(
            "churchill",
            "front_rolled",
            "7.71",
            {"front": front, "space": space, "roll": 2, "strength": 3, "success": True},
            (),
        )
        for front, space in fronts.items()
    ]
    scene = map_scene(state.view(None), lang, events=events, size=PHONE)
    lies = [s for s in scene.pieces if s.style in ("support", "army") or s.style == "roll"]
    lies += [s for s in scene.pieces if s.id.startswith("marker:")]
    assert len([s for s in lies if s.style in ("support", "army")]) == 2 * len(fronts)
    printed = [s for s in scene.layer("board") if s.kind in ("text", "path")]
    for n, one in enumerate(lies):
        for other in (*lies[:n], *printed):
            assert not overlap(box_of(one), box_of(other)), (one.id or one.piece, other.text)


def test_7_71_where_there_is_little_room_the_roll_is_compared_with_the_strength() -> None:
    """It may cover how many ships the space asks for, and nothing else."""
    at = {"fronts": {"central_pacific": "marianas"}, "support": {"central_pacific": 1}}
    state = ck.game("churchill").position(at="meeting", **at)
    rolled = {"front": "central_pacific", "space": "iwo_jima", "roll": 9, "strength": 8}
    events = [ck.Event("churchill", "front_rolled", "7.71", {**rolled, "success": False}, ())]
    scene = map_scene(state.view(None), events=events, size=(728.0, 735.0))
    texts = [s.text for s in scene.pieces if s.part_of == "roll:central_pacific" and s.text]
    assert texts == ["9", "> 8"]
    (box,) = (box_of(s) for s in scene.pieces if s.id == "roll:central_pacific")
    covered = [s for s in scene.layer("board") if s.text and overlap(box_of(s), box)]
    assert {s.text for s in covered} <= {"3"}


def test_7_73_2_a_front_too_weak_says_its_strength_where_there_is_little_room() -> None:
    state = ck.game("churchill").position(at="meeting", fronts={"eastern": "prussia"})
    state.armies = {**state.armies, "eastern": 3}
    weak = {"front": "eastern", "space": "east_germany", "strength": -2}
    events = [ck.Event("churchill", "front_too_weak", "7.73.2", weak, ())]
    scene = map_scene(state.view(None), events=events, size=PHONE)
    texts = [s.text for s in scene.pieces if s.part_of == "roll:eastern" and s.text]
    assert texts and "−2" in texts[0]


def test_8_0_armies_stay_where_a_front_met_them_until_the_conference_ends() -> None:
    met = 0
    for seed in range(6):
        record = ck.Record.new("churchill", scenario="training", seed=seed)
        rng = random.Random(seed)
        while record.state.conference == 8:
            record.play(rng.choice(record.state.actions()))
        events: list[Any] = []
        for beat in beats(record, record.n - 1):
            events += beat.events
            event = beat.events[0]
            if event.kind != "front_advanced" or not beat.after.armies[event["front"]]:
                continue
            front = event["front"]
            rolled = [e for e in events if e.kind == "front_rolled" and e["front"] == front]
            tried = rolled[-1]["space"]
            index = next(s.index for s in BOX.tracks[front].spaces if s.id == tried)
            scene = map_scene(beat.after.view(None), events=events)
            fell = BOX.tracks[front].spaces[index].axis in ("germany", "japan")  # on a dark ground
            style = "army" if fell else "army-gone"  # they are beaten: in outline
            mine = [s for s in scene.pieces if s.piece.endswith(f"/{front}")]
            army = [s for s in mine if s.style == style and s.piece.startswith("army:")]
            assert len(army) == 1
            assert overlap(box_of(army[0]), layout(*SIZE).space(front, index))
            assert not beat.after.support[front], "7.71 removed after the die"
            met += 1
    assert met


def test_markers_come_from_those_who_place_them() -> None:
    state = given.war()
    before = map_scene(state.view(None))
    place = next(x for x in BOX.locations if x not in state.networks)
    state.networks = {**state.networks, place: ("uk", 1)}
    moment = between(before, map_scene(state.view(None)))
    assert moment is not None
    came = next(g for g in moment.came if g.key.startswith("network:uk"))
    plate = next(s for s in before.pieces if s.id == "power:uk")
    assert (
        distance(plate, came.start[0] + came.start[2] / 2, came.start[1] + came.start[3] / 2) == 0
    )


@pytest.mark.parametrize("lang", LANGS)
def test_counters_that_differ_read_differently(lang: str) -> None:
    state = ck.game("churchill").new("training", seed=1)
    for size in given.SIZES:
        scene = table_scene(state.view(None), lang, size=size)
        read: dict[tuple[str, ...], str] = {}
        for counter in (s for s in scene.pieces if s.id.startswith("issue:")):
            parts = [s for s in scene.pieces if s.part_of == counter.id]
            # words, and the signs that stand for the owner
            seen_ = tuple(s.text for s in parts if s.text)
            assert read.setdefault(seen_, counter.id) == counter.id


def test_letters_are_large_enough_for_a_small_screen() -> None:
    for width, height in ((787, 578), (760, 560), (700, 600)):
        size = fit(width, height)
        scale = min(width / size[0], height / size[1])
        for draw in given.DRAWINGS.values():
            for lang in LANGS:
                scene = draw(given.war().view(None), lang, size=size)
                assert min(s.size for s in scene.shapes if s.kind == "text") * scale >= 11


def test_room_for_the_buttons() -> None:
    """The buttons of a board lie on nothing that has a name, and on no letters."""
    for size in given.SIZES:
        for draw in given.DRAWINGS.values():
            for lang in LANGS:
                scene = draw(given.crowded().view(None), lang, size=size)
                assert scene.free is not None
                left, top, wide, high = scene.free
                for s in scene.shapes:
                    a, b, c, d = bounds(s)
                    over = a < left + wide and c > left and b < top + high and d > top
                    large = (c - a) * (d - b) > 30 * wide * high  # the map, the felt
                    assert not over or large or not s.style, s


def test_badges_lie_on_the_map() -> None:
    state = given.war()
    boxes = ("southwest_pacific", "arctic", "cbi")
    state.commitments = tuple(("us", 1, "naval", (box,)) for box in boxes)
    for size in given.SIZES:
        scene = map_scene(state.view(None), size=size)
        badges = [s for s in scene.pieces if s.piece.startswith("pledge:") and s.kind == "circle"]
        assert len(badges) == len(boxes)
        assert all(bounds(s)[0] >= 1 for s in badges)


def test_what_a_card_does_several_times_over_is_one_step_of_a_story() -> None:
    """5.11, 5.12 Two or three sentences at most, and a big moment only as the last of them."""
    for seed in (1945, 5):
        record = ck.play("churchill", scenario="training", seed=seed)
        told = list(Reel(record, -1, joins=SCREEN.together))
        assert [e for b in told for e in b.events] == [e for events in record.log for e in events]
        together = [b.events for b in told if len(b.events) > 1]
        assert together and max(map(len, together)) <= 4
        for events in together:
            assert MAJOR not in [SCREEN.weight(e) for e in events[:-1]]
        assert sum(b.move == 0 for b in told) <= 9


def test_a_story_with_secret_agendas_is_told_to_its_end() -> None:
    """9.5 What is set up before the first picture has its sentence, too."""
    record = ck.Record.new("churchill", "training", seed=2, secret_agenda=True)
    told = Reel(record, -1)
    assert len(list(told)) == len(told) == len(record.opening)
    assert told[-1].after == record.state


@pytest.mark.parametrize("lang", LANGS)
def test_6_5_markers_placed_one_by_one_are_told_as_so_many(lang: str) -> None:
    state = given.war()
    first = next(front for front in state.fronts if state.entry(front) is not None)
    space = state.entry(first)
    assert space is not None
    facts: dict[str, Any] = {"seat": "us", "front": first, "space": space.id, "amount": 1}
    one, other = (ck.Event("churchill", "support_placed", rule, facts) for rule in ("6.5", "6.92"))
    told = SCREEN.added_up([one, one, one, other])
    assert [(e.rule, e["amount"]) for e in told] == [("6.5", 3), ("6.92", 1)]
    assert ck.say(told[0], lang) != ck.say(one, lang) and "3" in ck.say(told[0], lang)
    rolled = ck.Event("churchill", "no_breakthrough", "7.74", {"front": first, "total": 3})
    assert SCREEN.added_up([rolled, rolled]) == [rolled, rolled], "no such thing adds up"
