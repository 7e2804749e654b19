"""Sentences: both languages fit together, facts come out as words, errors as sentences."""

from __future__ import annotations

import ast
import errno
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import churchill_kit as ck
from churchill_kit.engine import registry, shape
from churchill_kit.engine import words as language
from churchill_kit.engine.errors import SAID, BadSave, GameError, refusal

ENGINE = Path(language.__file__).parent
GAMES = ("", *ck.games())  # "": the sentences that all games share


def folder_of(game: str) -> Path:
    """Where the sentences of a game lie."""
    found = registry.folder(game)
    return language.LOCALE if found is None else found / "locale"


FILES = [(g, n) for g in GAMES for n in sorted({f.name for f in folder_of(g).glob("*/*.ftl")})]
LATIN = re.compile(r"[A-Za-z]")


def parsed(lang: str, game: str, file: str) -> list[Any]:
    """The messages and terms of a file of a game ("": the shared ones); the parser's complaint if
    there is one."""
    path = folder_of(game) / lang / file
    assert path.exists(), f"{game or 'all games'}: {file} is not there in {lang}"
    body = FluentParser().parse(path.read_text("utf-8")).body
    for entry in body:
        assert not isinstance(entry, ftl.Junk), (file, entry.annotations[0].message, entry.content)
    return [e for e in body if isinstance(e, (ftl.Message, ftl.Term))]


def facts(lang: str, game: str, key: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """The facts that a message mentions, without the forms it wants them in."""
    source = language._texts(lang, game).source(key)
    assert source, f"{game or 'all games'}: no message {key} in {lang}"
    names = {v.partition("-")[0] for v in re.findall(r"\$([\w-]+)", source)}
    for other in re.findall(r"\{\s*(-?[a-z][\w-]*)", source):
        if other not in seen:
            names |= facts(lang, game, other, seen | {key})
    return names


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "file"), FILES)
def test_both_languages_have_the_same_messages(game: str, file: str) -> None:
    english, russian = ([e.id.name for e in parsed(lang, game, file)] for lang in ck.LANGUAGES)
    for lang, lacking in (("ru", set(english) - set(russian)), ("en", set(russian) - set(english))):
        where = folder_of(game) / lang / file
        assert not lacking, f"{where} has no message {', '.join(sorted(lacking))}"
    assert len(english) == len(set(english)), "an id is there twice"
    assert len(russian) == len(set(russian)), "an id is there twice"


@pytest.mark.parametrize(("game", "file"), [("", "engine.ftl"), ("churchill", "churchill.ftl")])
def test_both_languages_mention_the_same_facts(game: str, file: str) -> None:
    for entry in parsed("en", game, file):
        key = entry.id.name
        assert facts("en", game, key) == facts("ru", game, key), key


@pytest.mark.parametrize("game", GAMES)
def test_no_id_is_in_two_files(game: str) -> None:
    ids = [e.id.name for g, file in FILES if g == game for e in parsed("en", game, file)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_files_are_cut_where_the_parser_cuts_them(lang: str, game: str) -> None:
    ids = {e.id.name for g, file in FILES if g == game for e in parsed(lang, game, file)}
    sources = language._texts(lang, game).sources
    assert set(sources) == ids
    for key, source in sources.items():
        found = [e for e in FluentParser().parse(source).body if isinstance(e, ftl.Message)]
        assert [e.id.name for e in found] == [key]


def test_only_what_is_told_is_parsed() -> None:
    texts = language._Texts("en")
    texts.entry("list-and")
    assert list(texts._entries) == ["list-and"]


def test_nobody_needs_the_library_for_all_of_fluent() -> None:
    code = (
        "import sys, churchill_kit as ck; s = ck.game('churchill').new(seed=1);"
        "s.apply(s.actions()[0]); print(ck.say(s.decision, 'ru'), ck.say(s.events[0]));"
        "sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# -- facts into words ------------------------------------------------------------------------------


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Format a pattern of one's own as a message of Churchill."""

    def tell(pattern: str, lang: str = "en", **facts: Any) -> str:
        texts = language._Texts(lang, "churchill")
        texts.sources["test"] = f"test = {pattern}\n"
        shared = language._Texts(lang)
        monkeypatch.setattr(language, "_texts", lambda _, game: texts if game else shared)
        return language.message(lang, "churchill", "test", facts)

    return tell


def test_ids_become_names_and_forms(tell: Any) -> None:
    assert tell("{ $seat } { $seat-full }", seat="uk") == "UK United Kingdom"
    assert tell("{ $seat } { $seat-gen }", "ru", seat="uk") == "Британия Британии"
    assert tell("{ $seat-gen }", "ru", seat="us") == "США"  # a form that the name lacks
    assert tell("{ $seat-id }", seat="uk") == "uk"
    assert tell("{ $other }", other="a text that is no id") == "a text that is no id"


def test_lists(tell: Any) -> None:
    seats = ("us", "uk", "ussr")
    assert tell("{ $x }", x=seats) == "US, UK, USSR"
    assert tell("{ $x-and }", x=seats) == "US, UK and USSR"
    assert tell("{ $x-or-full }", x=seats[:2]) == "United States or United Kingdom"
    assert tell("{ $x-and }", x=["uk"]) == "UK"
    assert tell("{ $x-n } { $x-1 } { $x-1-id } { $x-7-id }", x=seats) == "3 UK uk none"
    assert tell("{ $x-id }", x=()) == "none"
    assert tell("{ $x-and-gen }", "ru", x=seats[1:]) == "Британии и СССР"


def test_places(tell: Any) -> None:
    assert tell("{ $x } { $x-from } { $x-id }", x=("us", 3)) == "US 3 from US 3 us:3"
    assert tell("{ $x-to }", x="center") == "to the center"
    assert tell("{ $x-to }", "ru", x=("uk", 7)) == "в кресло Британии"
    assert tell("{ $x-id }", x=None) == "none"


def test_numbers(tell: Any) -> None:
    forms = "{ $n } { $n-signed } { $n-abs } { $n-sign } { $n-id }"
    assert tell(forms, n=2) == "2 +2 2 plus given"
    assert tell("{ $n-signed } { $n-abs } { $n-sign }", n=-2) == "−2 2 minus"
    assert tell("{ $n-signed } { $n-sign }", n=0) == "0 zero"


def test_nothing_and_truth(tell: Any) -> None:
    assert tell("{ $a-id } { $b-id } { $a } { $x-id }", a=True, b=False) == "yes no yes none"
    assert tell("{ $x-id } { $y-id }", x="4.44.1", y="") == "r4_44_1 none"


def test_an_absent_fact_matters_only_where_it_is_told(tell: Any) -> None:
    pattern = "{ $x-id ->\n    [none] nothing\n   *[other] { $x }\n}"
    assert tell(pattern) == "nothing"
    with pytest.raises(KeyError, match="message test"):
        tell("{ $x }")


def test_sentences_within_sentences() -> None:
    state = ck.game("churchill").new("training", seed=1)
    action = ck.Action("churchill", "pass")
    with pytest.raises(ck.IllegalAction) as caught:
        state.apply(action)
    told = ck.say(caught.value, "en")
    assert ck.say(action, "en") in told
    assert ck.say(state.decision, "en")[:-1] in told
    assert told.endswith("(5.13)."), "the decision inside brings the only final stop"


def test_cite_puts_the_rule_before_the_stop() -> None:
    assert language.cite("The box is full.", "6.5") == "The box is full (6.5)."
    assert language.cite("Debate it?", "5.24") == "Debate it? (5.24)"
    assert language.cite("No stop", "5.24") == "No stop (5.24)"
    assert language.cite("The box is full.", "") == "The box is full."


def test_unknown_ids_and_languages() -> None:
    assert ck.name("no such thing", "churchill", "ru") == "no such thing"
    assert ck.name("x", "no game") == "x"
    assert not language.has("en", "churchill", "no-such-message")
    with pytest.raises(KeyError):
        ck.text("en", "no-such-message")
    with pytest.raises(ValueError, match="en, ru"):
        ck.text("de", "list-and")
    with pytest.raises(TypeError):
        ck.say(object())
    assert language.forms("en", "churchill", "no-such-message") == {}


# -- errors ----------------------------------------------------------------------------------------

ERRORS = {
    "UnknownGame",
    "BadGame",
    "BadSetup",
    "IllegalAction",
    "BadSave",
    "BadPosition",
    "BadData",
    "GameError",
}


def raised(folder: Path) -> dict[str, list[set[str]]]:
    """Reasons of the errors that the modules of a folder raise -> facts, once for each place."""
    out: dict[str, list[set[str]]] = {}
    for call in calls(folder):
        if called(call) in ERRORS and call.args and isinstance(call.args[0], ast.Constant):
            given = {k.arg or "**" for k in call.keywords} - {"game", "rule"}
            out.setdefault(str(call.args[0].value), []).append(given)
    return out


def mismatches(folder: Path) -> dict[str, list[set[str]]]:
    """Ids of what may be wrong with data -> facts, once for each place."""
    out: dict[str, list[set[str]]] = {}
    for call in calls(folder):
        if called(call) in ("Mismatch", "fail") and len(call.args) == 2:
            what = call.args[1]
            if isinstance(what, ast.Constant):
                given = {k.arg or "**" for k in call.keywords}
                out.setdefault(str(what.value), []).append(given)
    return out


def logged(folder: Path) -> dict[str, list[set[str]]]:
    """Kinds of events -> facts, once for each place that reports one ("**": any)."""
    out: dict[str, list[set[str]]] = {}
    for call in calls(folder):
        if getattr(call.func, "attr", "") == "log":
            kind = call.args[0]
            assert isinstance(kind, ast.Constant), ast.unparse(call)
            out.setdefault(str(kind.value), []).append({k.arg or "**" for k in call.keywords})
    return out


def refusals(folder: Path) -> dict[str, list[set[str]]]:
    """Reasons of refusals -> facts, once for each place."""
    out: dict[str, list[set[str]]] = {}
    for node in nodes(folder):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:
            reason, _, given = node.elts
            if isinstance(reason, ast.Constant) and isinstance(given, ast.Dict):
                keys = {str(ast.literal_eval(k)) for k in given.keys if k is not None}
                out.setdefault(str(reason.value), []).append(keys)
    return out


def calls(folder: Path) -> list[ast.Call]:
    """All calls in the modules of a folder."""
    return [n for n in nodes(folder) if isinstance(n, ast.Call)]


@cache
def nodes(folder: Path) -> tuple[ast.AST, ...]:
    """All code in the modules of a folder; the lessons of a game have tests of their own."""
    files = (f for f in sorted(folder.rglob("*.py")) if "lessons" not in f.parts)
    return tuple(n for f in files for n in ast.walk(ast.parse(f.read_text("utf-8"))))


def called(call: ast.Call) -> str:
    """The name of the function or method that is called."""
    return getattr(call.func, "id", None) or getattr(call.func, "attr", "")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_every_error_of_the_engine_has_a_sentence(lang: str) -> None:
    found = raised(ENGINE)
    assert len(found) > 25
    for reason, places in found.items():
        for given in places:
            if "**" not in given:
                assert facts(lang, "", f"error-{reason}") <= given, reason


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_every_mismatch_of_the_engine_has_words(lang: str) -> None:
    found = mismatches(ENGINE)
    assert len(found) > 8
    for what, places in found.items():
        for given in places:
            assert facts(lang, "", f"mismatch-{what}") <= given | {"where"}, what


def test_what_a_system_refuses_is_said_in_the_readers_language() -> None:
    for code in SAID:
        error = OSError(getattr(errno, code), "as the system says it")
        for lang in ck.LANGUAGES:
            told = ck.say(BadSave("cannot-read", path="7", why=refusal(error)), lang)
            assert code not in told and "system" not in told
            assert bool(re.search("[A-Za-z]", told)) == (lang == "en")
    other = OSError(errno.ELOOP, "too many links")
    assert refusal(other) == "too many links" and refusal(ValueError("why")) == "why"


def test_no_message_of_the_engine_is_unused() -> None:
    found = {**raised(ENGINE), **raised(ENGINE.parent / "book")}
    told = {f"error-{reason}" for reason in found}
    told |= {"error-bad-position"}  # raised by games
    games = sorted(p for p in (ENGINE.parent / "games").iterdir() if (p / "game.py").exists())
    told |= {f"mismatch-{w}" for folder in (ENGINE, *games) for w in mismatches(folder)}
    told |= {"list-and", "list-or", "draw"}
    told |= {"error-not-arrived"}  # of the static site: widgets/site/late_games.py
    told |= {"ending-draw", "ending-one", "ending-together", "reason-chance"}
    told |= {f"result-{x}" for x in ("seat", "points", "change", "final")}
    told |= {"record-moves", "record-earlier"}
    told |= {f"name-{code}" for code in SAID}
    ids = {e.id.name for e in parsed("en", "", "engine.ftl")}
    assert ids - told == set()


def provoke(tmp_path: Path) -> list[GameError]:
    """Errors of the engine that a person can meet."""
    game = ck.game("churchill")
    state = game.new("training", seed=1)
    record = ck.Record.new("churchill", scenario="training", seed=1)
    record.play(record.state.actions()[0])
    good, path = record.dump(), tmp_path / "save.json"
    bad_seat = {**good, "setup": {**good["setup"], "seed": "x"}}
    over = game.position(at="end")
    position = ck.Record.start(game.position(at="war")).dump()
    saved = position["position"]
    damaged = {**saved, "state": {**saved["state"], "phase": "lunch"}}
    attempts = [
        lambda: ck.game("chess"),
        lambda: game.new("long"),
        lambda: game.new(seed=-1),
        lambda: game.new(colour="red"),
        lambda: game.new(secret_agenda=7),
        lambda: ck.player("churchill", "oracle"),
        lambda: ck.play("churchill", {"france": "random"}),
        lambda: record.at(99),
        lambda: ck.Record.start(state.view("us")),
        lambda: state.view("us").apply(state.actions()[0]),
        lambda: state.view("france"),
        lambda: state.apply("resign"),  # type: ignore[arg-type]
        lambda: state.apply(ck.Action("churchill", "pass")),
        lambda: over.apply(ck.Action("churchill", "pass")),
        lambda: ck.Record.parse("{"),
        lambda: ck.Record.parse("[]"),
        lambda: ck.Record.parse(b" " * (9 * 2**20)),
        lambda: ck.Record.load({**good, "format": 99}),
        lambda: ck.Record.load({**good, "game": "chess"}),
        lambda: ck.Record.load({**good, "actions": 5}),
        lambda: ck.Record.load({k: v for k, v in good.items() if k != "setup"}),
        lambda: ck.Record.load(bad_seat),
        lambda: ck.Record.load({**good, "actions": [{"kind": "pass"}]}),
        lambda: ck.Record.load({**good, "actions": [{"kind": "pick", "card": "joker"}]}),
        lambda: ck.Record.load({**good, "digest": "0"}),
        lambda: ck.Record.load({**position, "position": damaged}),
        lambda: ck.Record.open(path),
        lambda: record.save(tmp_path / "nowhere" / "save.json"),
        lambda: game.load({"game": "chess", "format": 1, "state": {}}),
        lambda: game.load({"game": "churchill", "format": 99, "state": {}}),
        lambda: game.load({"game": "churchill", "format": 1, "state": {}, "more": 1}),
        lambda: game.action({"kind": "advance", "card": "uk_eden", "value": "many"}),
        lambda: game.position(at="lunch"),
    ]
    caught = []
    for attempt in attempts:
        with pytest.raises(GameError) as error:
            attempt()
        caught.append(error.value)
    return caught


def test_real_errors_are_sentences_in_both_languages(tmp_path: Path) -> None:
    errors = provoke(tmp_path)
    assert len({e.reason for e in errors}) > 24
    for error in errors:
        told = {lang: ck.say(error, lang) for lang in ck.LANGUAGES}
        assert told["en"] == str(error)
        for sentence in told.values():
            assert sentence[0].isupper() or sentence[0] in "«“", sentence
            assert sentence[-1] in ".?", sentence
            assert "{" not in sentence.replace(repr({}), "") or "given" in error.facts, sentence
        assert told["en"] != told["ru"]


def test_shapes_say_what_belongs_there() -> None:
    whole = {"scenario": shape.text, "seed": shape.integer(0, 9)}
    cases: list[tuple[Any, Any]] = [
        (shape.integer(1, 6), 7),
        (shape.boolean, 1),
        (shape.text, 1),
        (shape.one_of(("a", "b")), "c"),
        (shape.sequence(shape.text), 1),
        (shape.sequence(shape.text, least=2, most=3), ["a"]),
        (shape.record(whole), 1),
        (shape.record(whole), {"scenario": "a"}),
        (shape.record(whole), {"scenario": "a", "seed": 1, "colour": "red"}),
    ]
    for form, value in cases:
        with pytest.raises(shape.Mismatch) as caught:
            form(value, "here")
        for lang in ck.LANGUAGES:
            told = language.message(lang, "", f"mismatch-{caught.value.what}", caught.value.facts)
            assert told[0].islower() or told[0] in "'«", told
            assert told[-1] != ".", "part of a sentence"


def test_long_lists_of_choices_are_cut() -> None:
    game = ck.game("churchill")
    with pytest.raises(ck.BadSave) as caught:
        game.action({"kind": "pick", "card": "joker"})
    told = ck.say(caught.value)
    assert "us_marshall" in told and told.endswith(", ….") and len(told) < 320
