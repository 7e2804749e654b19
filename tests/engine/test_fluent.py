"""Our reader of messages: it makes of every message what the library for all of Fluent makes."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import churchill_kit as ck
from churchill_kit.engine import fluent, registry, words

GAMES = ("", *ck.games())
# Numbers around every border of the plural forms, and long ones, and what selectors meet.
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 100, 101, 111, 112, 1000, 1234567, -1, -2, 1.5, 0.25)
WORDS = ("none", "yes", "no", "plus", "zero", "minus", "given", "us", "some text")


@cache
def library(lang: str, game: str) -> FluentBundle:
    """All messages of a game and the shared ones, in the library."""
    bundle = FluentBundle([lang], use_isolating=False)
    own = registry.folder(game)
    folders: list[Path] = [words.LOCALE, *([own / "locale"] if own else [])]
    for folder in folders:
        for file in sorted((folder / lang).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


def ours(lang: str, game: str, source: str, facts: dict[str, Any]) -> str:
    texts = words._texts(lang, game)
    message = fluent.read(source)
    assert message.value is not None
    return fluent.tell(message.value, facts, lang, texts._text_of)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_every_message_is_told_as_the_library_tells_it(lang: str, game: str) -> None:
    texts, bundle = words._texts(lang, game), library(lang, game)
    rng = random.Random(f"{lang}{game}")
    for key in texts.sources:
        entry, known = texts.entry(key), bundle.get_message(key)
        assert entry.forms.keys() == known.attributes.keys(), key
        assert (entry.value is None) == (known.value is None), key
        for _ in range(12 if entry.variables else 1):
            facts: dict[str, Any] = {
                name: rng.choice(WORDS) if rng.random() < 0.3 else rng.choice(NUMBERS)
                for name, _, _ in entry.variables
            }
            told = [(entry.value, known.value)] if entry.value is not None else []
            told += [(entry.forms[form], known.attributes[form]) for form in entry.forms]
            for pattern, other in told:
                expected, errors = bundle.format_pattern(other, facts)
                assert not errors, (key, errors)
                assert texts.format(key, pattern, facts) == expected, (key, facts)


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("value", (*range(-120, 230), *NUMBERS, 999999, 10**9, 2.0, -0.5, 1234.5))
def test_numbers_and_their_forms(lang: str, value: float) -> None:
    source = (
        "key = { $n }{ $n ->\n [0] no\n [one] one\n [few] few\n [many] many\n *[other] other\n}"
    )
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    expected, _ = bundle.format_pattern(bundle.get_message("key").value, {"n": value})
    assert ours(lang, "", source, {"n": value}) == expected


@pytest.mark.parametrize(
    "source",
    [
        "key = plain",
        "key =\n    a block\n      with an inner indent\n\n    and a blank line\n\n\n# a comment\n",
        "key = first   \n    second { $x }   \n    { $x } third",
        'key = { "  kept " }{ $x }{ "" }',
        "key = a { $x ->\n    [one] x { $x ->\n        [1] y\n       *[z] w\n    } tail\n"
        "   *[other]\n        several\n        lines\n} end",
        "key = {$x ->\n[1]a\n*[b]c\n}",
        "key = a\n    .form = b { $x }\n    .other =\n        c\n        d\n",
        "key =\n    { $x }\n      deeper\n",
        "key = value\n\n    .form = after a blank line\n",
        "key = trailing { $x } \n",
        "key = a, b. { $x }: «c» - [d] *e .f",
    ],
)
@pytest.mark.parametrize("x", [0, 1, 2, "b", "text"])
def test_how_texts_are_laid_out(source: str, x: Any) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    known, read = bundle.get_message("key"), fluent.read(source)
    assert read.key == "key" and read.attributes.keys() == known.attributes.keys()
    pairs = [(read.value, known.value)]
    pairs += [(read.attributes[a], known.attributes[a]) for a in known.attributes]
    for own, other in pairs:
        expected, errors = bundle.format_pattern(other, {"x": x})
        assert not errors and own is not None
        assert fluent.tell(own, {"x": x}, "en", lambda key: ()) == expected


@pytest.mark.parametrize(
    "source",
    [
        "key = { NUMBER($x) }",
        "key = { -term }",
        "key = { $x",
        "key = a } b",
        "key = { $x ->\n    [one] no default\n}",
        "key = { $x -> }",
        'key = { "never closed }',
        'key = { "an \\u0041 escape" }',
        "= nothing",
        "key",
        "key = text\nand something that is no message",
    ],
)
def test_what_is_no_such_message_is_refused(source: str) -> None:
    with pytest.raises(fluent.BadMessage, match=r"line \d"):
        fluent.read(source)
