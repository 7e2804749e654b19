"""What a study says: estimates, charts, files, the ready-made ones of each game."""

from __future__ import annotations

import doctest
import json
import math
import random
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit import lab
from churchill_kit.cli import main
from churchill_kit.engine import words
from churchill_kit.lab import charts, chunks, estimates, files, numbers, progress, running
from churchill_kit.lab.estimates import Estimate
from churchill_kit.lab.face import studies_of
from tests.sentences import clean

ROOT = Path(__file__).parents[2]
RANDOM = dict.fromkeys(("us", "uk", "ussr"), "random")


@pytest.fixture(scope="module")
def study() -> lab.Study:
    return lab.play("churchill", RANDOM, games=20, jobs=1, show=False, events=True, question="Why?")


# -- how sure it is --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["estimates", "running", "studies"])
def test_examples_in_the_help(name: str) -> None:
    found = doctest.testmod(import_module(f"churchill_kit.lab.{name}"))
    assert (found.failed, found.attempted > 0) == (0, True)


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_quantiles(freedom: int, known: float) -> None:
    assert estimates.quantile(freedom, 0.975) == pytest.approx(known, rel=0.01)


def test_intervals_hold_what_they_promise() -> None:
    """In about 95 of 100 studies the truth lies in the interval."""
    rng, held = random.Random(1), [0, 0, 0, 0]
    for _ in range(400):
        hits = sum(rng.random() < 0.2 for _ in range(60))
        others = sum(rng.random() < 0.5 for _ in range(60))
        one = [rng.gauss(3, 2) for _ in range(12)]
        other = [rng.gauss(1, 4) for _ in range(20)]
        found = (
            (estimates.share(hits, 60), 0.2),
            (estimates.between_shares(hits, 60, others, 60), -0.3),
            (estimates.mean(one), 3),
            (estimates.between_means(one, other), 2),
        )
        for i, (x, truth) in enumerate(found):
            held[i] += x.low <= truth <= x.high
    assert all(0.92 <= n / 400 <= 0.98 for n in held), held


def test_what_is_known_of_few() -> None:
    assert estimates.share(0, 10).low == 0
    assert estimates.share(10, 10).high == 1
    assert math.isnan(estimates.share(0, 0).value)
    assert estimates.mean([4]) == Estimate(4, -math.inf, math.inf)
    assert estimates.between_means([1, 1], [2, 2]) == Estimate(-1, -1, -1)


def test_pairs_are_surer_than_strangers() -> None:
    one = [float(n % 7) for n in range(40)]
    other = [x - 1 for x in one]
    assert estimates.paired(one, other) == Estimate(1, 1, 1)
    assert estimates.between_means(one, other).high > 1.5


def test_a_difference_is_no_larger_than_it_can_be() -> None:
    """Of two games one was lost more: at most all of a hundred, not 141 of them."""
    assert estimates.paired([0, 1], [1, 1], most=1) == Estimate(-0.5, -1, 1)
    assert estimates.paired([0, 1], [1, 1]).low < -6
    assert estimates.paired([1], [0], most=1) == Estimate(1, -1, 1)


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_numbers_as_people_write_them(lang: str) -> None:
    dot = "." if lang == "en" else ","
    assert numbers.percent(Estimate(0.52, 0.46, 0.58), lang) == "52\xa0% (46–58)"
    assert numbers.percent(Estimate(0.003, 0.0005, 0.012), lang) == (
        f"0{dot}3\xa0% (0{dot}1–1{dot}2)"
    )
    assert numbers.number(Estimate(31.42, 30.9, 31.94), lang) == (f"31{dot}4 (30{dot}9–31{dot}9)")
    assert numbers.number(Estimate(-1, -2, 0.5), lang) == f"−1{dot}0 (−2{dot}0 … 0{dot}5)"
    assert numbers.change(Estimate(-0.02, -1, 1), lang) == f"0{dot}0 (−1{dot}0 … +1{dot}0)"
    assert numbers.change(Estimate(-31.4, -math.inf, math.inf), lang, 0) == "−31"


# -- charts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("kind", charts.KINDS)
def test_a_chart_says_what_it_shows(study: lab.Study, kind: str, lang: str) -> None:
    pytest.importorskip("matplotlib")
    drawn = study.chart(kind, lang)
    clean(drawn.told, lang)
    html = drawn._repr_html_()
    assert html.startswith(f'<div role="img" lang="{lang}" aria-label="')
    assert "<svg" in html
    for text in drawn.figure.findobj(lambda artist: hasattr(artist, "get_text")):
        told = text.get_text()
        if re.search("[A-Za-zА-я]{2}", told):
            clean(told, lang)


def lies_apart(drawn: charts.Chart) -> None:
    """What is written around the axes lies within the picture and on nothing else."""
    drawn.figure.draw_without_rendering()
    figure = drawn.figure
    (axes,) = figure.axes
    texts = [axes._left_title, axes.xaxis.label, axes.yaxis.label, *figure.texts]
    written = [text for text in texts if text.get_text()]
    boxes = [thing.get_window_extent() for thing in (axes, *written, *figure.legends)]
    assert all(figure.bbox.padded(1).contains(*corner) for b in boxes for corner in b.get_points())
    for n, one in enumerate(boxes):
        assert not any(one.padded(-1).overlaps(other.padded(-1)) for other in boxes[:n])


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_nothing_lies_over_something_else_or_is_cut_off(study: lab.Study, lang: str) -> None:
    pytest.importorskip("matplotlib")
    for kind in charts.KINDS:
        lies_apart(study.chart(kind, lang))
    assert len(charts.takings(study)) > charts.MANY, "not all of them are shown"
    assert str(len(charts.takings(study))) in study.chart("takings", lang).figure.get_supxlabel()
    for names in ("AB", "ABCDE", [f"{24 * 'w'} {n}" for n in range(4)], [44 * "ш", "B"]):
        beside = lab.Comparison(dict.fromkeys(names, study), lang=lang)
        for kind in ("winners", "scores"):
            lies_apart(beside.chart(kind))


def test_only_what_has_intervals_promises_some(study: lab.Study) -> None:
    pytest.importorskip("matplotlib")
    for lang in ck.LANGUAGES:
        (axes,) = study.chart("lengths", lang).figure.axes
        told = axes.get_ylabel()
        assert "20" in told and "95" not in told
        for kind in ("winners", "moments", "endings"):
            below = study.chart(kind, lang).figure.get_supxlabel()
            assert "20" in below and "95" in below
        (axes,) = lab.Comparison({"A": study, "B": study}, lang=lang).chart("scores").figure.axes
        assert "95" in axes.get_xlabel()
    one = lab.Study(study.facts, study.rows[:1]).chart("lengths").figure
    one.draw_without_rendering()
    ticks = [told.get_text() for told in one.axes[0].get_xticklabels()]
    assert ticks and all(told.isdecimal() for told in ticks), "decisions are counted"


def test_numbers_of_an_axis_are_those_of_the_language(study: lab.Study) -> None:
    pytest.importorskip("matplotlib")
    axes = study.chart("scores", "ru").figure.axes[0]
    axes.set_xticks([-2.5])
    axes.figure.draw_without_rendering()
    assert [told.get_text() for told in axes.get_xticklabels()] == ["−2,5"]


def test_a_chart_in_a_file(study: lab.Study, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name, begins in (("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.pdf", b"%PDF")):
        study.chart("winners").save(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begins)
        study.chart("winners", "ru").save(tmp_path / name)  # its own is replaced
    with pytest.raises(lab.LabError, match="png"):
        study.chart("winners").save(tmp_path / "a.frob")
    with pytest.raises(lab.LabError, match="no folder"):
        study.chart("winners").save(tmp_path / "nowhere" / "a.png")
    assert not (tmp_path / "nowhere").exists()
    mine = tmp_path / "mine.png"
    mine.write_bytes(b"a picture")
    with pytest.raises(lab.LabError, match=re.escape("mine.png")):
        study.chart("winners").save(mine)
    assert mine.read_bytes() == b"a picture"
    study.chart("winners").save(mine, replace=True)
    assert mine.read_bytes().startswith(b"\x89PNG")
    with pytest.raises(lab.LabError, match="winners"):
        study.chart("frob")
    with pytest.raises(lab.LabError):
        lab.Study(study.facts).chart()


def test_what_goes_along_with_a_lead() -> None:
    """A thing that brings ten points comes first, one that brings nothing has 0 within."""
    rng, rows = random.Random(3), []
    for _ in range(200):
        got, idle = rng.randrange(2), rng.randrange(2)
        row = {"lead_us": 10 * got + rng.gauss(0, 3)}
        rows.append({**row, "won_pol_mil_us": got, "won_second_front_us": idle})
    found = charts.takings(lab.Study({"game": "churchill"}, rows))
    (seat, thing, x), (_, other, y) = found
    assert (seat, thing, other) == ("us", "pol_mil", "second_front")
    assert x.low < 10 < x.high < 13
    assert y.low < 0 < y.high
    for row in rows:
        row["won_second_front_us"] = int(row is rows[0])
    assert [thing for _, thing, _ in charts.takings(lab.Study({"game": "churchill"}, rows))] == [
        "pol_mil"
    ], "one of two hundred says nothing"


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_files_are_read_as_they_were_written(study: lab.Study, tmp_path: Path, name: str) -> None:
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    study.save(tmp_path / name)
    found = lab.open_study(tmp_path / name)
    assert (found.facts, found.rows, found.events) == (study.facts, study.rows, study.events)
    assert found.facts["question"] == "Why?"
    assert set(found.facts["versions"]) == {"kit", "rules", "set"}
    assert [p for p in tmp_path.iterdir() if p.name.startswith(".")] == []
    kept = files.read(tmp_path / name)[0]["found"]
    assert kept["winners"]["us"] == list(study.winners()["us"])
    assert kept["endings"] == {e: list(x) for e, x in study.shares("ending").items()}
    assert set(kept["scores"]) == set(RANDOM)


def test_files_that_are_none(study: lab.Study, tmp_path: Path) -> None:
    for name, why in (("a.txt", ".parquet"), ("b.csv", "no study"), ("c/d.csv", "no folder")):
        with pytest.raises(lab.LabError, match=why):
            lab.open_study(tmp_path / name)
    study.save(tmp_path / "games.csv")
    beside = tmp_path / "games.csv.json"
    beside.write_text(json.dumps({**study.facts, "format": 2}))
    with pytest.raises(lab.LabError, match="later version"):
        lab.open_study(tmp_path / "games.csv")
    with pytest.raises(lab.LabError, match="no study"):
        lab.open_study(tmp_path)


def test_a_study_is_saved_over_nothing_else(study: lab.Study, tmp_path: Path) -> None:
    at = tmp_path / "games.csv"
    few = lab.Study(study.facts, study.rows[:5])
    few.save(at)
    study.save(at)
    study.save(at)
    whole = at.read_bytes()
    other = lab.Study({**study.facts, "seed": 7}, study.rows)
    for refused, why in ((few, "20 games"), (other, "another seed")):
        with pytest.raises(lab.LabError, match=why):
            refused.save(at)
    assert at.read_bytes() == whole
    few.save(at, replace=True)
    assert len(lab.open_study(at).rows) == 5
    (tmp_path / "notes.csv").write_text("name\n")
    with pytest.raises(lab.LabError, match="no study"):
        study.save(tmp_path / "notes.csv")
    assert (tmp_path / "notes.csv").read_text() == "name\n"
    lab.compare({"A": study, "B": other}).save(tmp_path / "both.csv")
    assert lab.open_study(tmp_path / "both-2.csv").facts["seed"] == 7


def test_what_is_not_installed_is_named(
    study: lab.Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("pandas", "pyarrow", "matplotlib", "matplotlib.figure", "distributed"):
        monkeypatch.setitem(sys.modules, package, None)
    for ask in (
        lambda: study.frame(),
        lambda: study.save(tmp_path / "a.parquet"),
        lambda: study.chart(),
        lambda: lab.play("churchill", games=1, dask="tcp://127.0.0.1:1", show=False),
    ):
        with pytest.raises(lab.LabError, match="pip install"):
            ask()


def test_tables_of_pandas(study: lab.Study) -> None:
    pytest.importorskip("pandas")
    assert len(study.frame()) == 20
    assert list(study.frame()["seed"]) == list(range(1, 21))
    assert len(study.events_frame()) == len(study.events)
    with pytest.raises(lab.LabError, match="events=True"):
        lab.Study(study.facts, study.rows).events_frame()


# -- studies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("game", ck.games())
def test_ready_made_studies(game: str, lang: str) -> None:
    """All of a game, with one game of each setting; every word is there."""
    listed = lab.recipes(game, lang)
    assert all(name in listed._repr_html_() for name in listed)
    for name, question in listed.items():
        clean(question, lang)
        found = lab.study(game, name, games=1, jobs=1, show=False, lang=lang)
        for told in filter(None, re.split("<[^>]*>", found._repr_html_())):
            clean(told, lang)
        recipe = next(r for r in studies_of(game).recipes if r.name == name)
        studies = [found] if isinstance(found, lab.Study) else list(found.studies.values())
        assert len(studies) == len(recipe.settings)
        assert {s.facts["question"] for s in studies} == {question}
        columns = {*studies_of(game).moments, *studies[0].rows[0]}
        assert columns == set(studies[0].rows[0])
    with pytest.raises(lab.LabError):
        lab.study(game, "frob")
    with pytest.raises(ck.GameError):
        lab.recipes("frob")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_settings_beside_each_other(study: lab.Study, lang: str) -> None:
    other = lab.play("churchill", {**RANDOM, "us": "bot"}, games=20, jobs=1, show=False, lang=lang)
    found = lab.Comparison({"A": study, "B": other}, seat="us", lang=lang)
    ((often, points),) = found.differences().values()
    assert often.value == pytest.approx(other.winners()["us"].value - study.winners()["us"].value)
    assert points.low < points.value < points.high
    html = found._repr_html_()
    assert html.count("<table") == 2 and html.count('<th scope="col">') == 4, "what numbers are"
    assert words.text(lang, "lab-brackets") in html
    named = lab.Comparison({"random": study, "bot": other}, seat="us", lang=lang)._repr_html_()
    assert (
        "“bot” compared with “random”" if lang == "en" else "«bot» по сравнению с «random»"
    ) in (named), "as they are called, not translated"
    assert lab.compare({"A": study, "B": other}, seat="us", lang=lang)._repr_html_() == (
        found._repr_html_()
    )
    ours = ck.name("us", "churchill", lang)  # the study was played in English
    assert list(found._found(study, "winners")) == [ours]
    pytest.importorskip("matplotlib")
    for kind in ("winners", "scores"):
        chart = found.chart(kind)
        assert "B" in chart.told
        (axes,) = chart.figure.axes
        assert axes.get_ylim() == (0.5, -0.5), "the name beside the middle of its points"
        even = [line for line in axes.lines if line.get_linestyle() == ":"]
        assert len(even) == (kind == "winners"), "where all would win equally often"
    with pytest.raises(lab.LabError):
        found.chart("moments")
    with pytest.raises(lab.LabError):
        lab.compare({"A": study, "B": lab.Study(study.facts)})
    with pytest.raises(lab.LabError, match="mars"):
        lab.compare({"A": study, "B": other}, seat="mars")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_settings_with_other_games_are_compared_in_those_they_share(
    study: lab.Study, lang: str
) -> None:
    late = lab.Study(study.facts, study.rows[15:], lang=lang)
    found = lab.compare({"A": study, "B": late}, lang=lang)
    assert {x.value for pair in found.differences().values() for x in pair} == {0}
    assert words.text(lang, "lab-common", setting="", base="", n=5).strip()[-30:] in (
        found._repr_html_()
    )
    other = lab.play("churchill", RANDOM, games=4, seed=99, jobs=1, show=False)
    found = lab.compare({"A": study, "B": other}, lang=lang)
    assert any(x.low < x.value < x.high for pair in found.differences().values() for x in pair)
    assert words.text(lang, "lab-strangers", setting="", base="")[-20:] in found._repr_html_()
    same = lab.compare({"A": study, "B": study}, lang=lang)._repr_html_()
    assert words.text(lang, "lab-alike", setting="", base="")[-30:] in same
    with pytest.raises(lab.LabError):
        lab.compare({"A": study, "B": lab.compare({"A": study, "B": study})})  # type: ignore[dict-item]
    assert "game by game" not in same and "партия за партией" not in same


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("games", [0, 1])
def test_several_settings_that_are_stopped(
    monkeypatch: pytest.MonkeyPatch, lang: str, games: int
) -> None:
    """What there is says that it isn't all."""
    real = running.chunks

    def stopped(*given: Any) -> Any:
        if games:
            yield next(real(*given))
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "chunks", stopped)
    found = lab.study("churchill", "support", games=4, jobs=1, show=False, lang=lang)
    assert isinstance(found, lab.Comparison) and found.trouble is not None
    html = found._repr_html_()
    for told in filter(None, re.split("<[^>]*>", html)):
        clean(told.replace("folder=…", "7"), lang)
    assert words.text(lang, "lab-settings", n=1, of=4) in html
    assert words.say(found.trouble, lang) in html
    assert html.count("<table") == games
    if not games:
        with pytest.raises(lab.LabError):
            found.chart()


def test_what_a_study_compares_is_not_changed() -> None:
    for game, name, changed in (
        ("churchill", "debates", {"players": {"us": "random"}}),
        ("blitzkrieg", "first", {"scenario": "nippon"}),
    ):
        (part,) = changed
        with pytest.raises(lab.LabError, match=f"leave {part} out"):
            lab.study(game, name, games=2, **changed)


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(lab.LabError, match="en, ru"):
        lab.speak("de")
    with pytest.raises(lab.LabError, match="en, ru"):
        lab.play("churchill", RANDOM, games=1, jobs=1, show=False, lang="de")


def test_every_sentence_of_the_laboratory_is_said() -> None:
    code = "".join(p.read_text() for p in (ROOT / "churchill_kit" / "lab").glob("*.py"))
    code += (ROOT / "widgets/churchill_widgets/course/index_page.py").read_text()
    keys = [k.removeprefix("error-") for k in words.keys("en", "") if "lab-" in k]
    assert [k for k in keys if k.startswith("lab-") and f'"{k}"' not in code] == []


# -- while it is played ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_the_bar_tells_how_long_it_takes(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    bar = progress.Line(lang)
    bar.begin(0, 10)
    first = capsys.readouterr().err.removeprefix("\r").removesuffix("\033[K")
    clean(first.lstrip("█░ "), lang)
    assert ("the first ones are being played" if lang == "en" else "играются первые") in first
    for _ in range(10):
        bar.more(1)
    *_, last = capsys.readouterr().err.split("\r")
    assert "10" in last and "0:00" in last and "█" in last
    clean(last.removesuffix("\033[K").lstrip("█ "), lang)
    bar.end()
    *_, last = capsys.readouterr().err.split("\r")
    clean(last.strip().removesuffix("\033[K").lstrip("█ "), lang)
    assert progress.clock(125) == "2:05"


# -- the command -----------------------------------------------------------------------------------


def test_the_seat_of_the_rules_is_told_and_not_taken() -> None:
    study = lab.play("blitzkrieg", scenario="solo", games=1, jobs=1, show=False)
    assert "the rules of the game (Axis)" in study.head()
    for name in ("bot", "nobody"):
        with pytest.raises(ck.GameError, match="the rules play the Axis"):
            lab.play("blitzkrieg", {"axis": name}, scenario="solo", games=1, show=False)


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as done:
        main(["simulate", "--seats", "us=random,uk=random,ussr=random", *arguments])
    return int(done.value.code or 0)


def test_simulate_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    out = tmp_path / "games.parquet"
    assert run("--games", "6", "--jobs", "2", "--out", str(out)) == 0
    assert [p.name for p in tmp_path.iterdir()] == ["games.parquet"]
    assert len(lab.open_study(out).rows) == 6
    told = capsys.readouterr().out
    assert run("--games", "6", "--jobs", "1") == 0
    assert told == f"{capsys.readouterr().out}The games are in {out}.\n"
    study = lab.open_study(out)
    for _, lines in study.lines():
        for label, number in lines:
            assert re.search(rf"^  {re.escape(label)} +{re.escape(number)}$", told, re.MULTILINE)
            assert re.search(r"\d \(|\s% \(", number), "with its interval"
    assert run("--games", "8", "--jobs", "1", "--out", str(out)) == 0
    assert f"The games are in {out}, 6 of them from before." in capsys.readouterr().out


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_simulate_goes_on_with_its_own_file_and_leaves_others_alone(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    out = tmp_path / name
    assert run("--games", "3", "--jobs", "1", "--out", str(out)) == 0
    assert run("--games", "5", "--jobs", "1", "--out", str(out)) == 0
    assert lab.open_study(out).rows == lab.play("churchill", RANDOM, games=5, show=False).rows
    kept = out.read_bytes()
    for other in (
        ["--seed", "2"], ["--seats", "us=bot"], ["--scenario", "campaign"], ["--games", "4"],
        ["--option", "secret_agenda=true"],
    ):  # fmt: skip
        for lang in ck.LANGUAGES:
            capsys.readouterr()
            assert run("--games", "5", "--out", str(out), "--lang", lang, *other) == 2
            told, err = capsys.readouterr()
            assert not told and len(err.splitlines()) == 1
            clean(err.strip().replace(str(out), "7"), lang)
    assert out.read_bytes() == kept
    if out.suffix == ".csv":  # as another program saves it, or something else in its place
        for changed in (kept.replace(b",", b";"), b"my list\n", b"pupil,mark\nAnna,5\n"):
            out.write_bytes(changed)
            for lang in ck.LANGUAGES:
                assert run("--games", "5", "--out", str(out), "--lang", lang) == 2
                assert len(capsys.readouterr().err.splitlines()) == 1
            assert out.read_bytes() == changed
        out.write_bytes(kept)
    alien = tmp_path / f"alien{out.suffix}"
    alien.write_text("name,points\nAnna,3\n")
    assert run("--games", "2", "--out", str(alien)) == 2
    assert "no study" in capsys.readouterr().err
    assert alien.read_text() == "name,points\nAnna,3\n"
    assert not any(p.name.endswith(".pieces") for p in tmp_path.iterdir())


def test_simulate_with_options_of_the_game(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    assert (
        run("--games", "2", "--jobs", "1", "--option", "secret_agenda=true", "--out", str(out)) == 0
    )
    assert lab.open_study(out).facts["options"]["secret_agenda"] is True
    assert run("--games", "1", "--option", "secret_agenda") == 2
    assert run("--games", "1", "--option", "frob=1") == 2


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("full", ["games-", "games.csv"])
def test_simulate_on_a_disk_that_is_full(
    tmp_path: Path,
    full: str,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether a piece or the file has no room: the pieces stay, and it is said how to go on."""
    real, out, written = Path.write_bytes, tmp_path / "games.csv", []

    def write(self: Path, data: bytes) -> int:
        written.append(self.name)
        if full in self.name and (full == out.name or len(written) > 3):
            raise OSError(28, "No space left on device")
        return real(self, data)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", write)
        patched.setattr(chunks, "_size", lambda done: 1)
        assert run("--games", "4", "--jobs", "1", "--out", str(out), "--lang", lang) == 2
    kept = len(lab.open_study(f"{out}.pieces").rows)
    assert kept == (4 if full == out.name else 2)
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1 and f"{out}.pieces" in err.replace(f"{out}.pieces/", "")
    assert re.search(rf"\b{kept}\b.*\b4\b", err)
    assert ("the disk is full" if lang == "en" else "на диске нет места") in err
    assert run("--games", "4", "--jobs", "1", "--out", str(out), "--lang", lang) == 0
    assert len(lab.open_study(out).rows) == 4 and not Path(f"{out}.pieces").exists()


def test_simulate_that_is_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It prints and writes what there is; the same command goes on."""
    real, out = running.chunks, tmp_path / "games.csv"

    def stopped(*given: Any) -> Any:
        yield next(real(*given))
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(running, "chunks", stopped)
        assert run("--games", "4", "--jobs", "1", "--out", str(out)) == 130
    told, err = capsys.readouterr()
    assert "One game" in told and "1 of 4" in err and "They are kept" in err
    assert str(out) in err and [p.name for p in tmp_path.iterdir() if p.is_dir()] == []
    assert len(lab.open_study(out).rows) == 1
    assert run("--games", "4", "--jobs", "1", "--out", str(out)) == 0
    assert len(lab.open_study(out).rows) == 4
    assert not (tmp_path / "games.csv.pieces").exists()
    with monkeypatch.context() as patched:
        patched.setattr(running, "chunks", stopped)
        assert run("--games", "4", "--jobs", "1") == 130
    assert "not kept" in capsys.readouterr().err, "no file was named"

    def at_once_stopped(*given: Any) -> Any:
        raise KeyboardInterrupt
        yield

    at_once = tmp_path / "at_once.csv"
    with monkeypatch.context() as patched:
        patched.setattr(running, "chunks", at_once_stopped)
        assert run("--games", "4", "--jobs", "1", "--out", str(at_once)) == 130
    assert "before a game was over" in capsys.readouterr().err
    assert not list(tmp_path.glob("at_once*")), "nothing stays of nothing"
    lab.play("churchill", RANDOM, games=5, jobs=1, show=False, folder=tmp_path / "hard.csv.pieces")
    assert run("--games", "2", "--out", str(tmp_path / "hard.csv")) == 2, "ended hard"
    assert "5 games" in capsys.readouterr().err
    assert run("--games", "6", "--out", str(tmp_path / "hard.csv")) == 0
    assert run("--games", "1", "--out", "") == 2
    with pytest.raises(lab.LabError, match="empty name"):
        lab.play("churchill", RANDOM, games=1, jobs=1, show=False, folder="")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_simulate_says_what_it_cannot_do(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (
        ["--out", str(tmp_path / "games.xls")],
        ["--out", str(tmp_path / "no" / "games.csv")],
        ["--dask", "nonsense:"],
        ["--seats", "us=bot,us=random"],
        ["--seed", "4294967295", "--games", "2"],
        ["--seed", "4294967296"],
        ["--games", "0"],
        ["--games"],
        ["--frob"],
    ):
        assert run("--games", "1", "--lang", lang, *arguments) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.strip().splitlines()) == 1
        if arguments[0] in ("--seed", "--games") and len(arguments) < 3:
            assert arguments[0] in err, "what is wrong is named"
        told = err.strip().replace(str(tmp_path), "").replace("nonsense:", "7")
        assert bool(re.search("[А-я]", told)) == (lang == "ru")


@pytest.mark.parametrize("game", ck.games())
def test_studies_have_their_words_and_no_others(game: str) -> None:
    studies = studies_of(game)
    wanted = {f"moment-{name}" for name in (*studies.moments, "unit")}
    for recipe in studies.recipes:
        settings = (f"-{name}" for name in recipe.settings)
        wanted |= {f"study-{recipe.name}{end}" for end in ("", *settings)}
    for lang in ck.LANGUAGES:
        keys = words.keys(lang, game)
        assert {k for k in keys if k.startswith(("study-", "moment-"))} == wanted
