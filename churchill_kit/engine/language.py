"""Sentences: every action, event, decision, result and error in the reader's language.

Texts are Fluent messages in ``churchill_kit/locale/<language>/*.ftl``. Ids in the facts
of an event are replaced by names; a name may bring its grammatical cases (Russian), so
that a message can say ``{ $seat-gen }``. ``{ $seat-id }`` is the bare id, for selectors.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from .errors import GameError
from .game import module
from .values import Action, Decision, Event, Part, Result

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru")
CASES = ("nom", "gen", "dat", "acc", "ins", "pre")

# A name: one text, or a text for each grammatical case.
Name = str | Mapping[str, str]


def say(x: Any, lang: str = "en") -> str:
    """One sentence for an action, event, decision, result or error in `lang` ("en" or "ru")."""
    if isinstance(x, Action):
        return message(lang, x.game, f"action-{x.kind}", x.args)
    if isinstance(x, Event):
        return message(lang, x.game, f"event-{x.kind}", x.args)
    if isinstance(x, Decision):
        extra = {f"arg{i}": v for i, v in enumerate(x.args)}
        return message(
            lang, x.game, f"decision-{x.kind}", {"seat": x.seat, "rule": x.rule, **extra}
        )
    if isinstance(x, Result):
        facts = {"winner": x.winner, "rule": x.rule, "tiebreak": x.tiebreak, **x.scores}
        return message(lang, x.game, f"ending-{x.ending}", facts)
    if isinstance(x, GameError):
        facts = {"rule": x.rule, **x.facts}
        if "what" in facts:
            facts["what"] = message(lang, x.game, f"mismatch-{facts['what']}", facts)
        told = message(lang, x.game, f"error-{x.reason}", facts)
        return f"{told} ({x.rule})" if x.rule else told
    raise TypeError(f"nothing to say about {type(x).__name__}")


def explain(part: Part, game: str, lang: str = "en") -> str:
    """The label of one part of a breakdown, e.g. "2 German armies"."""
    label, _, arg = part[0].partition(":")
    number = int(arg) if arg.lstrip("-").isdigit() else 0
    return message(lang, game, f"label-{label}", {"n": number, "of": arg, "amount": part[1]})


def name(item: str, game: str, lang: str = "en", case: str = "nom") -> str:
    """The name of a component, seat or other thing of a game by its id; the id if it has none."""
    return _case(_words(game, lang).get(item, item), case)


def text(lang: str, key: str, **facts: Any) -> str:
    """A text of the product by its message id."""
    return message(lang, "", key, facts)


def has(lang: str, game: str, key: str) -> bool:
    """Is there a message of this id, for this game or for all?"""
    bundle = _bundle(lang)
    return bundle.has_message(f"{game}-{key}") or bundle.has_message(key)


def message(lang: str, game: str, key: str, facts: Mapping[str, Any]) -> str:
    """The message `key` of `game` (or of all games) with its facts put into words."""
    bundle = _bundle(lang)
    full = f"{game}-{key}"
    if not bundle.has_message(full):
        full = key
        if not bundle.has_message(full):
            raise KeyError(f"no message {game}-{key} in {lang}")
    value = bundle.get_message(full).value
    if value is None:
        raise KeyError(f"message {full} in {lang} is empty")
    told, errors = bundle.format_pattern(value, _variables(facts, game, lang))
    if errors:
        raise KeyError(f"message {full} in {lang}: {errors[0]}")
    return str(told)


def _variables(facts: Mapping[str, Any], game: str, lang: str) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, value in facts.items():
        if type(value) is int or type(value) is float:
            out[key] = value
            continue
        if isinstance(value, (Action, Event, Decision, Result, GameError)):
            out[key] = say(value, lang)
            continue
        if value is None or value is False or value is True:
            out[key] = out[f"{key}-id"] = {None: "none", False: "no", True: "yes"}[value]
            continue
        words = _words(game, lang)
        if isinstance(value, (tuple, list)):
            item = _place(game, value)
            out[f"{key}-id"] = item or ",".join(str(v) for v in value)
            out[f"{key}-n"] = len(value)
            if item is None:
                out[key] = ", ".join(_case(words.get(str(v), str(v)), "nom") for v in value)
                continue
        else:
            item = str(value)
            out[f"{key}-id"] = item
        found = words.get(item, item)
        out[key] = _case(found, "nom")
        if isinstance(found, Mapping):
            for case in CASES[1:]:
                out[f"{key}-{case}"] = _case(found, case)
    return out


def _place(game: str, value: Any) -> str | None:
    """The id of a place given as (seat, number), e.g. "us:3"; None for other lists."""
    if len(value) == 2 and isinstance(value[0], str) and type(value[1]) is int:
        return f"{value[0]}:{value[1]}"
    return None


def _case(found: Name, case: str) -> str:
    if isinstance(found, str):
        return found
    return found.get(case) or found["nom"]


@cache
def _words(game: str, lang: str) -> Mapping[str, Name]:
    """The names of a game's things by id."""
    package = module(game) if game else None
    return package.words(lang) if package is not None else {}


@cache
def _bundle(lang: str) -> FluentBundle:
    from importlib.resources import files

    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("churchill_kit") / "locale" / lang
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
