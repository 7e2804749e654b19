"""The annotated game: its record replays, its notes stand where they say, and all that they tell
is so."""

from __future__ import annotations

import re

import pytest

import churchill_kit as ck
from churchill_kit.book.recorded import Moment, Note
from churchill_kit.engine import words as language
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.book.annotated import NOTES, RECORDED
from churchill_kit.games.churchill.book.film import film
from churchill_kit.games.churchill.rules.fronts import emperors_conditions
from churchill_kit.games.churchill.rules.scoring import points, score
from tests.sentences import begins, clean

PREFIX = "annotated-"
each = pytest.mark.parametrize("note", NOTES, ids=lambda note: note.id)
both = pytest.mark.parametrize("lang", ck.LANGUAGES)


def moment(id: str) -> Moment:
    """A note's step."""
    return next(m for m in RECORDED.moments if m.note is not None and m.note.id == id)


def facts(id: str) -> dict[str, object]:
    """What a note tells."""
    return dict(moment(id).facts)


# -- the game --------------------------------------------------------------------------------------


def test_the_record_replays() -> None:
    record = ck.Record.load(RECORDED.data)
    played = RECORDED.played
    assert tuple(record.actions) == played.actions
    assert record.state == played.positions[-1]
    assert [record.at(n) for n in (0, 100, record.n)] == [
        played.positions[n] for n in (0, 100, record.n)
    ]
    assert film(record) == played.shots


def test_it_is_a_game_worth_reading() -> None:
    """Captures, a debate, the leaders' troubles, a failed landing, two surrenders, a close end."""
    events = [e for m in RECORDED.moments for e in m.shot.events]
    kinds = {e.kind for e in events}
    assert {"issue_captured", "values_compared", "leader_replaced", "tie_broken"} <= kinds
    troubles = {e["result"] for e in events if e.kind == "health_rolled"}
    assert troubles == {"well", "inactive_next_conference", "replaced_by", "paranoia"}
    assert {e["axis"] for e in events if e.kind == "surrendered"} == {"germany", "japan"}
    result = RECORDED.played.positions[-1].result
    assert result is not None
    assert (result.ending, result.winner) == ("broken_second", "uk")
    assert max(result.final.values()) - min(result.final.values()) == 21


# -- the notes -------------------------------------------------------------------------------------


def test_notes_are_many_in_order_and_each_has_a_step_of_its_own() -> None:
    places = [RECORDED.place(note) for note in NOTES]
    assert 40 <= len(NOTES) <= 80
    assert places == sorted(set(places))
    assert len({note.id for note in NOTES}) == len(NOTES)
    assert {m.shot.state.conference for m in RECORDED.moments if m.note} == {6, 7, 8, 9, 10}


@each
@both
def test_a_note_is_told_well(note: Note, lang: str) -> None:
    for told in (moment(note.id).caption(lang), RECORDED.title(note, lang)):
        clean(told, lang)
        assert begins(told)
    assert moment(note.id).caption(lang).endswith(".")


@each
def test_a_note_cites_rules_that_there_are_the_same_in_both_languages(note: Note) -> None:
    cited = [
        re.findall(r"(?<![\d.])\d+\.\d+(?:\.\d+)*", in_brackets(moment(note.id).caption(lang)))
        for lang in ck.LANGUAGES
    ]
    assert set(cited[0]) == set(cited[1])
    assert set(cited[0]) <= set(BOOK.rules())


def in_brackets(told: str) -> str:
    return " ".join(re.findall(r"\(([\d., ]+)\)", told))


@each
@both
def test_no_number_is_written_in_a_note(note: Note, lang: str) -> None:
    """All come from the engine, but for those of rules."""
    source = (
        language._texts(lang, "churchill")
        .sources[PREFIX + note.id]
        .split("=", 1)[1]
        .split("\n#")[0]
    )
    assert not re.search(r"\d", re.sub(r"\{[^{}]*\}|\([\d., ]+\)", "", source))


@each
def test_both_languages_tell_the_same_facts(note: Note) -> None:
    assert names("en", note.id) == names("ru", note.id)


def names(lang: str, id: str) -> set[str]:
    return set(re.findall(r"\$([a-z_]+)", language._texts(lang, "churchill").sources[PREFIX + id]))


def test_every_message_is_told() -> None:
    told = {note.id for note in NOTES} | {f"{note.id}-title" for note in NOTES}
    for lang in ck.LANGUAGES:
        assert {
            key.removeprefix(PREFIX) for key in language.keys(lang, "churchill", PREFIX)
        } == told


# -- what they claim -------------------------------------------------------------------------------


@each
def test_the_score_of_a_note_is_that_of_its_position(note: Note) -> None:
    here = moment(note.id)
    sums = points(score(here.shot.state))
    assert {seat: here.facts[f"{seat}_points"] for seat in sums} == sums


def test_conferences_are_won_as_told() -> None:
    for id, seat in (("london_wins", "uk"), ("moscow_wins", "ussr"), ("washington_wins", "us"),
                     ("second_british_win", "uk")):  # fmt: skip
        told = facts(id)
        won = {s: told[f"{s}_won"] for s in ("us", "uk", "ussr")}
        assert told["seat"] == seat == max(won, key=lambda s: int(str(won[s])))


def test_odds_are_those_of_the_dice() -> None:
    assert (facts("stalin_answers")["percent"], facts("president_dies")["percent"]) == (28, 8)
    assert facts("prime_minister_ill")["percent"] == 17
    assert facts("research")["percent"] == 50
    assert facts("okinawa_holds")["percent"] == facts("okinawa")["percent"] == 80


def test_what_leaders_might_have_done() -> None:
    """5.23, 5.24"""
    assert facts("unused_president")["place"] == "center"
    assert RECORDED.played.before(40).is_active("us")
    assert facts("truman_sits")["place"] == ("uk", 5)
    assert RECORDED.played.before(225).is_active("us")


def test_what_last_cards_might_have_done() -> None:
    """5.22"""
    played = RECORDED.played
    assert facts("vain_capture")["place"] == ("us", 2)
    assert played.before(107).issues["pol_mil_1"] == ("us", 5)
    assert (facts("vain_debate")["place"], facts("vain_debate")["reply"]) == (("uk", 2), ("uk", 1))
    assert played.before(108).is_active("ussr")  # only Stalin could have brought it home
    assert (facts("last_card")["place"], facts("last_card")["other"]) == (("ussr", 2), ("uk", 2))


def test_the_eastern_front_had_no_chance_and_the_arctic_was_open_to_buyers() -> None:
    """6.32, 7.62"""
    assert (facts("wasted_east")["armies"], facts("wasted_east")["strength"]) == (5, 0)
    before = RECORDED.played.before(47)
    assert any(a.kind == "naval" and a["box"] == "arctic" for a in before.actions())
    assert before.naval["arctic"] == 0 and before.production["ussr"] == 3


def test_belgrade_keeps_its_alignment() -> None:
    assert facts("belgrade")["ussr_change"] == 0
    assert RECORDED.played.positions[-1].alignment["yugoslavia"] == "ussr"


def test_the_marker_without_a_home() -> None:
    """6.11.2, 7.31"""
    s = moment("homeless").shot.state
    mine = {place for place, (seat, _) in s.networks.items() if seat == "uk"}
    assert {place for place in mine if place not in s.alignment} == {"belgium"}
    assert s.global_issues["churchill_stalin"] == "neutral"


def test_the_emperor_waits_for_germany() -> None:
    """7.82"""
    assert emperors_conditions(moment("after_yalta").shot.state) == (False, True, True)


def test_the_last_network_loses_the_game() -> None:
    """4.41, 4.42: each choice is played to the end with the moves that were made."""
    told = facts("hungary")
    assert (told["choices"], told["winning"]) == (16, 12)
    assert (told["winner"], told["other_gap"]) == ("us", 20)
    played = RECORDED.played
    record = ck.Record.load(RECORDED.data)
    second = next(a for a in played.before(347).actions() if a.args == {"location": "denmark"})
    again = record.branch(346)
    again.play(second)
    for action in played.actions[347:]:
        again.play(action)
    assert again.state.result is not None
    assert (again.state.result.ending, again.state.result.winner) == ("alliance", "us")


def test_what_else_would_have_won() -> None:
    for id in ("three_way_tie", "fleet", "berlin", "kyushu"):
        assert facts(id)["winner"] == "us", id
    assert facts("fleet")["us_final"] == facts("fleet")["uk_final"]
    assert facts("the_end")["gap"] == 21 and facts("the_end")["others"] == 81


def test_looking_changes_nothing() -> None:
    before = [m.shot.state.copy() for m in RECORDED.moments]
    first = [dict(m.facts) for m in RECORDED.moments if m.note]
    assert first == [dict(m.facts) for m in RECORDED.moments if m.note]
    assert before == [m.shot.state for m in RECORDED.moments]
