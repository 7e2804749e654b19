"""The ladder with Nim: seats in turn, results in pieces, everything said in both languages."""

from __future__ import annotations

import json
import re
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.cli import main
from churchill_kit.search import ladder
from churchill_kit.search.ladder import Block, Results, plan, play, run, standing
from tests.sentences import clean

PAIR = ("bot", "random")


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The ladder's code, what it printed, and what it complained of."""
    with pytest.raises(SystemExit) as ended:
        main(["ladder", "--game", "nim", "--jobs", "1", *arguments])
    printed = capsys.readouterr()
    code = ended.value.code
    assert isinstance(code, int)
    return code, printed.out, printed.err


def test_seats_are_taken_in_turn_over_shared_seeds() -> None:
    found = plan("nim", PAIR, 6)
    assert found.parties == (("north",), ("south",)) and found.blocks == 3
    blocks = list(run(found))
    assert [b.seed for b in blocks] == [1, 2, 3] and {len(b.won) for b in blocks} == {2}
    assert blocks == list(run(found)), "the same seeds, the same games"
    # from the first seat the bot cannot lose: it leaves a multiple of four
    assert all(b.won[0] == 1 for b in blocks)
    told = standing(found, PAIR, blocks)
    assert told.games == 6 and told.won == sum(sum(b.won) for b in blocks)
    assert told.share[1] < told.share[0] <= told.share[2]
    assert told.elo[0] > 0 and found.evens == 0.5


def test_many_processes_find_the_same() -> None:
    found = plan("nim", ("easy", "random"), 12)
    assert sorted(run(found, jobs=2)) == list(run(found)), "two at a time, in either order"


def test_each_plays_each() -> None:
    found = plan("nim", ("bot", "easy", "random", "bot"), 2)
    assert found.pairs == (("bot", "easy"), ("bot", "random"), ("easy", "random"))
    assert [b.pair for b in run(found)] == list(found.pairs)


def test_a_player_stands_beside_itself_with_other_settings() -> None:
    found = plan("nim", ("medium", "medium:playouts=2"), 2)
    assert found.pairs == (("medium", "medium:playouts=2"),)
    assert [b.pair for b in run(found)] == list(found.pairs)


def test_where_the_rules_play_the_others_each_plays_alone() -> None:
    for name in ck.games():
        game = ck.game(name)
        for scenario in game.scenarios:
            if game.unasked(scenario, game.check_options({})):
                found = plan(name, ("bot", "random"), 1, scenario)
                assert found.pairs == (("bot", ""), ("random", ""))
                assert found.evens == 0.5
                assert [len(b.won) for b in run(found)] == [1, 1]
                return
    raise AssertionError("no scenario that the rules play along")


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file, found = tmp_path / "results", plan("nim", PAIR, 8)
    whole = list(run(found))
    first = Results(file, found)
    for block in whole[:2]:
        first.add(block)
    with file.open("a") as torn:  # killed in the middle of a line
        torn.write('{"pair": ["bot", "ran')
    again = Results(file, found)
    assert again.blocks == whole[:2]
    rest = list(run(found, again.blocks))
    assert rest == whole[2:]
    for block in rest:
        again.add(block)
    assert Results(file, plan("nim", PAIR, 16)).blocks == whole, "more games of the same"


@pytest.mark.parametrize("text", ["{}\n", "no json\n", "[1]\n", '{"format": "x/2"}\n', "\udcff"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "results"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(ck.BadData) as told:
        Results(file, plan("nim", PAIR, 2))
    assert ck.say(told.value, "en") != ck.say(told.value, "ru")
    assert file.read_bytes() == text.encode("utf-8", "surrogateescape")


def test_another_plan_has_another_file(tmp_path: Path) -> None:
    file = tmp_path / "results"
    Results(file, plan("nim", PAIR, 2))
    for part, other in (
        ("seed", plan("nim", PAIR, 2, seed=2)),
        ("scenario", plan("nim", PAIR, 2, "long")),
        ("players", plan("nim", ("easy", "bot"), 2)),
    ):
        with pytest.raises(ck.BadData) as told:
            Results(file, other)
        for lang in ck.LANGUAGES:
            clean(ck.say(told.value, lang).replace("'results'", "2"), lang)
        assert f"another {part}" in str(told.value) or f"other {part}" in str(told.value)


@pytest.mark.parametrize("versions", [{"rules": "old"}, {"set": "old"}, {"kit": "0"}, None])
def test_another_version_has_another_file(tmp_path: Path, versions: dict[str, str] | None) -> None:
    """What another version played is not mixed in, nor what was kept before versions were."""
    file, found = tmp_path / "results", plan("nim", PAIR, 2)
    kept = Results(file, found)
    for block in run(found):
        kept.add(block)
    head, *blocks = file.read_text().splitlines()
    facts = json.loads(head)
    now = facts.pop("versions")
    if versions:
        facts["versions"] = {**now, **versions}
    file.write_text("\n".join([json.dumps(facts), *blocks, ""]))
    before = file.read_bytes()
    with pytest.raises(ck.BadData) as told:
        Results(file, found)
    assert told.value.reason == "old-ladder" and file.read_bytes() == before
    assert ck.say(told.value, "en") != ck.say(told.value, "ru")


def test_a_test_ends_it_when_it_is_decided() -> None:
    found = plan("nim", PAIR, 400)
    blocks = list(run(found, test=(0.0, 50.0)))
    assert len(blocks) < found.blocks
    told = standing(found, PAIR, blocks, (0.0, 50.0)).test
    assert told is not None and told.found == "high"
    assert standing(found, PAIR, blocks).test is None, "nobody asked for it"


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_the_command(lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "results"
    arguments = ("--players", "bot,random", "--games", "4", "--out", str(file), "--lang", lang)
    code, out, _ = ran(capsys, *arguments)
    assert code == 0 and len(out.splitlines()) == 3, "what is played, who won, Elo"
    clean(re.sub("bot|random", "7", out.splitlines()[0]), lang)
    assert "bot" in out and "4" in out and "50 %" in out
    lines = file.read_text().splitlines()
    assert len(lines) == 3 and json.loads(lines[1])["pair"] == ["bot", "random"]
    plan, standing = out.split("\n", 1)
    again = ran(capsys, *arguments)
    assert again[0] == 0 and not again[2] and again[1].startswith(plan), "nothing is played again"
    assert again[1].endswith(standing) and str(file) in again[1]
    file.write_text("\n".join([*lines, *lines[1:]]) + "\n")  # as two that wrote it at once
    turned = ("--players", "random,bot", *arguments[2:])
    assert ran(capsys, *turned)[1].endswith(standing), "each seed counts once, in either order"
    file.write_text("\n".join(lines) + "\n")
    assert file.read_text().splitlines() == lines


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "bot"),
        ("--players", ""),
        ("--players", "bot,nobody"),
        ("--players", "bot,hard:depth=2"),
        ("--games", "0"),
        ("--scenario", "x"),
        ("--option", "misere"),
        ("--option", "misere=perhaps"),
        ("--option", "x=1"),
        ("--test", "50,0"),
        ("--test", "x"),
        ("--out", "/"),
        ("--out", "/nowhere/results"),
        ("--out", "results.csv"),
        ("--out", "results.parquet"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    told = set()
    for lang in ck.LANGUAGES:
        given: tuple[str, ...] = ("--players", "bot,easy", "--games", "2", *arguments)
        code, out, err = ran(capsys, *given, "--lang", lang)
        assert code == 2 and not out and len(err.splitlines()) == 1
        told.add(err)
    assert len(told) == 2


def test_who_stops_a_ladder_sees_how_it_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stops(*given: Any) -> Block:
        if given[2] == 3:
            raise KeyboardInterrupt
        return play(*given)

    monkeypatch.setattr(ladder, "play", stops)
    for lang in ck.LANGUAGES:
        arguments = ("--players", "bot,random,easy", "--games", "8", "--lang", lang)
        code, out, err = ran(capsys, *arguments)
        assert code == 130 and len(err.splitlines()) == 1
        assert "24" in err and "--out" in err, "what is lost, and how it is kept"
        clean(err.strip().replace("--out", "7"), lang)
        _, won, _, *unplayed = out.splitlines()
        assert "4" in won and "easy" not in won, "of those that have played"
        assert len(unplayed) == 2 and all("easy" in told for told in unplayed), "and of the others"
    file = tmp_path / "results.jsonl"
    code, _, err = ran(capsys, *arguments[:-2], "--out", str(file))
    assert code == 130 and "4 of 24 games" in err and "goes on" in err
    assert len(file.read_text().splitlines()) == 3
    monkeypatch.undo()
    code, out, err = ran(capsys, *arguments[:-2], "--out", str(file))
    assert code == 0 and not err and "of 8 games" in out


@pytest.mark.parametrize("error", [BrokenProcessPool(), OSError(28, "No space left on device")])
def test_what_was_played_is_kept_when_something_breaks(
    error: Exception,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks(*given: Any) -> Block:
        if given[2] == 3:
            raise error
        return play(*given)

    file = tmp_path / "results"
    arguments = ("--players", "bot,random", "--games", "8", "--out", str(file))
    monkeypatch.setattr(ladder, "play", breaks)
    code, out, err = ran(capsys, *arguments)
    assert code == 2 and len(err.splitlines()) == 1
    assert "of 4 games" in out, "how it stands so far"
    assert len(file.read_text().splitlines()) == 3
