"""What a notebook and Tab show of states, records and results."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest

import churchill_kit as ck
from churchill_kit.engine import pictures
from tests.helpers import Case, game_of
from tests.toy import toy


@pytest.fixture(scope="module")
def record() -> ck.Record:
    """A game of random players."""
    seats = dict.fromkeys(("us", "uk", "ussr"), "random")
    return ck.play("churchill", seats, scenario="training", seed=7)


class Tags(HTMLParser):
    """The texts of a piece of HTML by their tags, and whether all that opened is closed."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.setdefault(self.open[-1] if self.open else "", []).append(data)


def tags(source: str) -> Tags:
    """HTML that is well formed."""
    found = Tags(source)
    assert found.open == []
    return found


def test_a_state_shows_its_board(record: ck.Record):
    for n in (0, 30, record.n):
        state = record.at(n)
        svg = state._repr_svg_()
        assert svg is not None
        assert ET.fromstring(svg).tag.endswith("svg")
        assert svg == state.view(None)._repr_svg_()


def test_a_board_shows_no_secret(record: ck.Record):
    state = record.at(12)
    assert state.decision is not None
    svg = str(ck.show(state, board="table"))
    for seat in state.seats:
        for card in state.hands[seat]:
            assert ck.name(card, "churchill") not in svg


def test_show(record: ck.Record):
    state = record.at(30)
    boards = {ck.show(state, board=b).source for b in ("table", "map")}
    assert len(boards) == 2
    assert ck.show(state).source in boards
    assert ck.show(state, "ru").source != ck.show(state, "en").source
    shown = ck.show(state, seat="uk")
    assert shown._repr_html_() == str(shown) == shown.source
    assert "bytes" in repr(shown)
    assert ck.show(record, "ru").source == pictures.strip(record, "ru")
    assert ck.show(record.state.result).source == record.state.result._repr_html_()
    with pytest.raises(TypeError):
        ck.show(7)
    with pytest.raises(ck.BadSetup) as told:
        ck.show(state, board="moon")
    assert told.value.facts["choices"] == "table, map"


def test_a_game_without_screens():
    with toy() as game:
        state = game.new("two", seed=1)
        assert state._repr_svg_() is None
        with pytest.raises(ck.BadSetup) as told:
            ck.show(state)
        assert told.value.reason == "no-screens"


def test_a_result_is_a_table_of_what_counts(record: ck.Record):
    result = record.state.result
    assert result is not None
    for lang in ck.LANGUAGES:
        found = tags(pictures.table(result, lang))
        assert found.texts["caption"] == [ck.say(result, lang)]
        assert found.texts["b"] == [
            ck.name(result.winner, "churchill", lang),
            str(result.final[result.winner]),
        ]
    last, between = (seat for seat in result.scores if seat != result.winner)
    changed = result._replace(adjustments={result.winner: -5, between: 0, last: 5})
    found = tags(pictures.table(changed))
    assert {"-5", "+5", "+0"} <= set(found.texts["td"])
    who, counts = found.texts["b"]
    assert who == ck.name(result.winner, "churchill")
    assert counts == str(changed.final[result.winner]) != str(result.scores[result.winner])


def test_a_table_of_a_draw_and_of_several_winners():
    with toy():
        for winners in ((), ("ann", "bob")):
            lines = {"ann": [("3.0", 2, "cards")], "bob": [("3.0", 2, "cards")]}
            points = {"ann": 2, "bob": 2}
            result = ck.Result("toy", winners, points, "points", "3.0", lines)
            found = tags(pictures.table(result))
            assert len(found.texts.get("b", [])) == 2 * len(winners)


def test_a_record_is_a_strip_of_what_happened(record: ck.Record, case: Case):
    for n in (0, 1, 12, 13, 60, record.n):
        for lang in ck.LANGUAGES:
            found = tags(pictures.strip(record.branch(n), lang))
            moves = found.texts.get("li", [])
            assert len(moves) == n
            if n:
                assert ck.say(record.actions[n - 1], lang) in moves[-1]
    moves = game_of(str(case), 1)
    own = ck.Record.start(moves[0].before)
    if case.game == "churchill":
        assert tags(own._repr_html_()).texts
        assert "record, 0 moves" in repr(own)


def test_the_repr_of_a_result_shows_what_counts(record: ck.Record):
    result = record.state.result
    assert repr(result.final) in repr(result)
    assert repr(result.winners) in repr(result)
    assert len(repr(result)) < 200


def test_tab_offers_what_is_read_and_played(case: Case):
    state = game_of(str(case), 1)[0].before
    offered = set(dir(state))
    assert {"actions", "apply", "take", "copy", "view", "deal", "dump", "score", "seats"} <= offered
    assert {"result", "decision", "events", "seed"} <= offered
    assert not offered & {"push", "run", "roll", "log", "shuffle", "hide", "steps", "rules"}
    assert not offered & {"gain", "move_issue", "put_naval", "put_support"}
    for name in offered:
        getattr(state, name)


def test_help_names_entries_and_options():
    position = ck.game("churchill").position.__doc__
    from churchill_kit.games.churchill.position import ENTRIES

    assert position is not None
    for entry in (*ENTRIES, "at", "scenario", "seed", "options", "frames"):
        assert f"``{entry}``" in position, entry
    for option, known in ck.game("churchill").options.items():
        assert f"``{option}={known.default!r}``".replace("'", '"') in (ck.play.__doc__ or "")


def test_pictures_do_not_slow_the_import():
    """Screens are looked for when a picture is wanted, not before."""
    code = (
        "import sys, churchill_kit as ck; ck.game('churchill').new(seed=1);"
        "print(sum(m.startswith('churchill_widgets') for m in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
