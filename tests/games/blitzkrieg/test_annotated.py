"""The annotated game: its record replays, its notes stand where they say, and all that they tell
is so."""

from __future__ import annotations

import re

import pytest

import churchill_kit as ck
from churchill_kit.book.recorded import Moment, Note
from churchill_kit.engine import words as language
from churchill_kit.games.blitzkrieg.book import BOOK
from churchill_kit.games.blitzkrieg.book.annotated import NOTES, RECORDED
from churchill_kit.games.blitzkrieg.book.film import FILM
from tests.sentences import begins, clean

PREFIX = "annotated-"
each = pytest.mark.parametrize("note", NOTES, ids=lambda note: note.id)
both = pytest.mark.parametrize("lang", ck.LANGUAGES)


def moment(id: str) -> Moment:
    """A note's step."""
    return next(m for m in RECORDED.moments if m.note is not None and m.note.id == id)


def source(lang: str, id: str) -> str:
    """A note as it is written."""
    written = language._texts(lang, "blitzkrieg").sources[PREFIX + id]
    return written.split("=", 1)[1].split("\n#")[0]


def test_the_record_replays() -> None:
    record = ck.Record.load(RECORDED.data)
    assert tuple(record.actions) == RECORDED.played.actions
    assert record.state == RECORDED.played.positions[-1]
    assert FILM.of(record) == RECORDED.played.shots


def test_it_is_a_game_worth_reading() -> None:
    """A theatre closed, a bomb, two units in a turn, and a tie in the last turn of all."""
    kinds = [e.kind for m in RECORDED.moments for e in m.shot.events]
    assert {"theatre_closed", "marker_fell_back", "bombed", "researched", "last_turn"} <= set(kinds)
    result = RECORDED.played.positions[-1].result
    assert (result.ending, result.winner, result.tiebreak) == ("last_turn", "allies", "7.1.3")
    told = moment("the_mark_again").facts
    assert (told["choices"], told["winning"]) == (8, 1)


def test_notes_are_in_order_and_each_has_a_step_of_its_own() -> None:
    places = [RECORDED.place(note) for note in NOTES]
    assert len(NOTES) >= 20 and places == sorted(set(places))
    assert len({note.id for note in NOTES}) == len(NOTES)


@each
@both
def test_a_note_is_told_well(note: Note, lang: str) -> None:
    for told in (moment(note.id).caption(lang), RECORDED.title(note, lang)):
        clean(told, lang)
        assert begins(told)
    assert moment(note.id).caption(lang)[-1] in ".?"


@each
def test_a_note_cites_rules_that_there_are_the_same_in_both_languages(note: Note) -> None:
    cited = [
        set(re.findall(r"\d+\.\d+(?:\.\d+)*", " ".join(re.findall(r"\(([\d., ]+)\)", told))))
        for told in (source(lang, note.id) for lang in ck.LANGUAGES)
    ]
    assert cited[0] == cited[1] and cited[0] <= set(BOOK.rules())


@each
@both
def test_no_number_is_written_in_a_note(note: Note, lang: str) -> None:
    plain = re.sub(r"\{[^{}]*\}|\([\d., ]+\)", "", source(lang, note.id))
    assert not re.search(r"\d", plain)


def test_every_message_is_told() -> None:
    told = {note.id for note in NOTES} | {f"{note.id}-title" for note in NOTES}
    for lang in ck.LANGUAGES:
        keys = language.keys(lang, "blitzkrieg", PREFIX)
        assert {key.removeprefix(PREFIX) for key in keys} == told


@each
def test_the_points_of_a_note_are_those_of_its_position(note: Note) -> None:
    here = moment(note.id)
    points = here.shot.state.score()
    assert {seat: here.facts[f"{seat}_points"] for seat in points} == points


def test_what_notes_claim() -> None:
    """3.5, 4.5, 6.2.7, 6.3.1 Leads, marks and what was hit are those of the positions around."""
    played = RECORDED.played
    assert moment("bombs_away").facts["hit"] == "blitz_navy"
    assert moment("admiral").facts["hit"] == "spy" and "spy" in played.before(29).reserve("allies")
    assert moment("general").facts["strength"] == 4
    assert moment("nuclear_bomb").facts["lost"] == ["pacific", "eastern_europe"]
    for id in ("level", "exactly_five", "the_mark_again"):
        assert moment(id).facts["now"] == moment(id).facts["first_mark"]
    assert moment("second_mark").facts["now"] == moment("second_mark").facts["second_mark"]
    assert moment("below_the_mark").facts["now"] < moment("below_the_mark").facts["first_mark"]
    leads = [a.score()["axis"] - a.score()["allies"] for a in played.positions[:13]]
    assert max(leads[:12]) > 0 and min(leads[:12]) >= 0 > leads[12]  # "for the first time"
