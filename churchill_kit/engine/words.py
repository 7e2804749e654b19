"""Sentences: every action, event, decision, result and error in the reader's language.

Texts are Fluent messages: those that all games share in ``churchill_kit/locale/<language>/*.ftl``,
those of a game in the folder ``locale`` of its package. A game's sentence is looked for among its
own, then among the shared ones, never among another game's. A message's variables are the facts
of what it tells: ids are replaced by names, and a form after a dash asks for more than the bare
name.

=====================  ===================================================================
``$seat``              the name; a list's names with commas
``$seat-gen``          a form that the name brings (a grammatical case, "in Poland", ...);
                       the plain name if it brings no such form
``$seat-id``           the id, for selectors; "none" for nothing, "yes" and "no"
``$seats-n``           how many the list has
``$seats-and``         the list with "and" before the last; ``$seats-or`` likewise
``$won-0``             an entry of a list, with forms of its own: ``$won-0-id``
``$amount-signed``     a number with its sign (0 has none); ``$amount-abs`` without one;
                       ``$amount-sign`` is "plus", "zero" or "minus", for selectors
=====================  ===================================================================

A page must open fast, so a file is only cut into messages when it is read, and each message is
parsed (``fluent.py``) when it is first told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from . import fluent
from .errors import GameError, UnknownGame, spoken_by
from .fluent import Pattern
from .game import Name
from .registry import LANGUAGES as LANGUAGES
from .registry import folder, game, look_again
from .shape import brief, cut
from .state import State
from .values import Action, Decision, Event, Part, Reason, Result

LOCALE = Path(__file__).parent.parent / "locale"

LONGEST = 900  # letters of a fact in a sentence; Fluent has none of more than 1000
LARGEST = 10**15  # a number that is written with separators; nothing in a game comes near it

LONGEST_ID = 200  # letters; what is longer is a text

MINUS = "\N{MINUS SIGN}"


# -- what screens and programs ask -----------------------------------------------------------------


def say(x: Any, lang: str = "en") -> str:
    """One sentence in `lang` ("en" or "ru") for an action, event, decision, result, error or
    reason of a player; for a state what is asked, or how the game ended.

    >>> import churchill_kit as ck
    >>> state = ck.game("churchill").new("training", seed=1945)
    >>> ck.say(state)
    'United States: lay a staff card face down for the agenda.'
    """
    if isinstance(x, Action):
        return message(lang, x.game, f"action-{x.kind}", x.args)
    if isinstance(x, Event):
        return message(lang, x.game, f"event-{x.kind}", {"rule": x.rule, **x.args})
    if isinstance(x, Decision):
        names = _parameters(x.game, x.kind)
        facts = dict(zip(names, (x.seat, *x.args), strict=True))
        return message(lang, x.game, f"decision-{x.kind}", facts)
    if isinstance(x, Result):
        own = f"ending-{x.ending}"
        known = own if has(lang, x.game, own) else _ENDINGS[min(len(x.winners), 2)]
        return message(lang, x.game, known, _standing(x))
    if isinstance(x, Reason):
        if lang in x.texts:
            return x.texts[lang]
        return message(lang, x.game, f"reason-{x.kind}", x.facts)
    if isinstance(x, State) and (x.decision or x.result):
        return say(x.decision or x.result, lang)
    if isinstance(x, GameError):
        facts = {k: _short(v) if k == "choices" else v for k, v in x.facts.items()}
        if "what" in facts:
            facts["what"] = message(lang, x.game, f"mismatch-{facts['what']}", facts)
        return cite(message(lang, x.game, f"error-{x.reason}", facts), x.rule)
    raise TypeError(f"nothing to say about {type(x).__name__}")


spoken_by(say)


def score(state: State) -> dict[str, int]:
    """The points of each seat as they stand, as far as a spectator may know.

    >>> import churchill_kit as ck
    >>> ck.score(ck.game("churchill").new("training", seed=1945))
    {'us': 16, 'uk': 23, 'ussr': 23}
    """
    return state.score()


def _short(choices: str) -> str:
    """A list of choices, cut where it would drown the sentence."""
    if len(choices) <= 200:
        return choices
    whole = choices.rfind(",", 0, 200)  # -1: the first is so long itself
    return choices[: whole if whole > 0 else 200] + ", …"


def cite(sentence: str, rule: str) -> str:
    """A sentence with the number of its rule, if there is one: "The US passes (5.24)."."""
    if not rule:
        return sentence
    if sentence.endswith("."):
        return f"{sentence[:-1]} ({rule})."
    return f"{sentence} ({rule})"


def explain(part: Part, game: str, lang: str = "en") -> str:
    """The label of one part of a breakdown, e.g. "3 offensive support".

    A line of a score is a part too, as (what for, points, letter): "Network: Poland".

    >>> import churchill_kit as ck
    >>> ck.explain(("printed_value", 4, "3.33"), "churchill", "en")
    'Printed value'
    """
    label, _, arg = part[0].partition(":")
    number = int(arg) if arg.lstrip("-").isdigit() else 0
    facts = {"n": number, "of": arg or label, "amount": part[1]}
    for key in (f"label-{label}", f"score-{part[2].replace('.', '_')}"):
        if has(lang, game, key):
            return message(lang, game, key, facts)
    return name(label, game, lang)


def name(item: str, game: str, lang: str = "en", case: str = "nom") -> str:
    """The name of a component, seat or other thing of a game by its id; the id if it has none.

    `case` is a form that the name may bring; words.py of a game says which there are.

    >>> import churchill_kit as ck
    >>> ck.name("us_hopkins", "churchill", "ru")
    'Гопкинс'
    """
    return _form(_name(lang, game, item), case)


def text(lang: str, key: str, **facts: Any) -> str:
    """A text that all games share, by its message id.

    >>> import churchill_kit as ck
    >>> ck.text("en", "draw")
    'Draw'
    """
    return message(lang, "", key, facts)


def has(lang: str, game: str, key: str) -> bool:
    """Is there a message of this id, for this game or for all?"""
    return _texts(lang, game).find(key) is not None


def message(lang: str, game: str, key: str, facts: Mapping[str, Any]) -> str:
    """The message `key` of `game` (or of all games) with its facts put into words.

    KeyError names a message that there is not, or that lacks a fact.
    """
    texts = _texts(lang, game).find(key)
    if texts is None:
        raise KeyError(f"no message {key} of {game or 'all games'} in {lang}")
    entry = texts.entry(key)
    if entry.value is None:
        raise KeyError(f"message {key} of {game or 'all games'} in {lang} is empty")
    return nested(texts.format(key, entry.value, _variables(entry, facts, game, lang)))


def nested(told: str) -> str:
    """Russian quotation marks within others are of the other kind.

    >>> nested("«Продвинуть «Вопрос»»")
    '«Продвинуть „Вопрос“»'
    """
    if told.count("«") < 2:
        return told
    out, depth = [], 0
    for letter in told:
        if letter == "»":
            depth = max(0, depth - 1)
        out.append({"«": "„", "»": "“"}.get(letter, letter) if depth else letter)
        depth += letter == "«"
    return "".join(out)


# -- what the words of a game are made of ----------------------------------------------------------


def forms(lang: str, game: str, key: str, facts: Mapping[str, str] = {}) -> dict[str, str]:
    """The forms of a name kept in a message of a game: its value is "nom", its attributes are the
    rest.

    Empty if there is no such message.
    """
    texts = _texts(lang, game).find(key)
    if texts is None:
        return {}
    entry = texts.entry(key)
    out = {}
    if entry.value is not None:
        out["nom"] = texts.format(key, entry.value, facts)
    for form, pattern in entry.forms.items():
        out[form] = texts.format(key, pattern, facts)
    return out


def keys(lang: str, game: str, prefix: str = "") -> Iterator[str]:
    """The ids of all messages of a game's own ("": of the shared ones) that begin with `prefix`."""
    return (key for key in _texts(lang, game).sources if key.startswith(prefix))


# -- facts into words ------------------------------------------------------------------------------


def _variables(entry: _Entry, facts: Mapping[str, Any], game: str, lang: str) -> dict[str, Any]:
    """The variables that a message asks for; an absent fact is left out, and its id is "none"."""
    out: dict[str, Any] = {}
    for variable, fact, form in entry.variables:
        if fact in facts:
            told = _told(facts[fact], form, game, lang)
            out[variable] = cut(told, LONGEST) if type(told) is str else told
        elif form == "id":
            out[variable] = "none"
    return out


def _told(value: Any, form: str, game: str, lang: str) -> str | int | float:
    kind = type(value)
    if kind is str:
        if form == "id":
            return _selector(value)
        return _form(_name(lang, game, value), form)
    if kind is int or kind is float:
        return _number(value, form)
    if kind is tuple or kind is list:
        return _list(value, form, game, lang)
    if value is None or value is True or value is False:
        item = "none" if value is None else "yes" if value else "no"
        return item if form == "id" else _form(_name(lang, game, item), form)
    return say(value, lang)


def _number(value: float, form: str) -> str | int | float:
    if form == "signed":
        return f"{value:+}".replace("-", MINUS) if value else "0"
    if form == "abs":
        return abs(value)
    if form == "sign":
        return "plus" if value > 0 else "minus" if value < 0 else "zero"
    if form == "id":
        return "given"
    return value if -LARGEST < value < LARGEST else brief(value)


def _list(values: Sequence[Any], form: str, game: str, lang: str) -> str | int | float:
    """Lists, and places given as (seat, number), whose names are those of "seat:number"."""
    head, _, rest = form.partition("-")
    if head.isdigit():
        return _told(values[int(head)], rest, game, lang) if int(head) < len(values) else "none"
    if form == "n":
        return len(values)
    if len(values) == 2 and isinstance(values[0], str) and type(values[1]) is int:
        return _told(f"{values[0]}:{values[1]}", form, game, lang)
    if not values:
        return "none" if form == "id" else ""
    joined = head if head in ("and", "or") else ""
    told = [str(_told(v, rest if joined else form, game, lang)) for v in values]
    if not joined or len(told) == 1:
        return ", ".join(told)
    return text(lang, f"list-{joined}", head=", ".join(told[:-1]), last=told[-1])


def _selector(item: str) -> str:
    """An id as a selector may have it: Fluent has no empty keys and none like 4.44.1."""
    if not item:
        return "none"
    return f"r{item.replace('.', '_')}" if item[0].isdigit() else item


def _form(found: Name, form: str) -> str:
    if isinstance(found, str):
        return found
    return found.get(form) or found["nom"]


def _name(lang: str, game: str, item: str) -> Name:
    """The name of a game's thing, from its words or its message ``name-<id>``; the id itself, or
    a text that is no id, if it has none."""
    # Texts from outside pass here too: long ones are no ids, and none of them is kept.
    return _known_name(lang, game, item) if len(item) <= LONGEST_ID else item


@lru_cache(maxsize=4096)
def _known_name(lang: str, game: str, item: str) -> Name:
    """The same, remembered."""
    try:
        return _words(lang, game)[item]
    except KeyError:
        own = forms(lang, game, f"name-{item}")
        return own if "nom" in own else item


@cache
def _words(lang: str, name: str) -> Mapping[str, Name]:
    try:
        return game(name).words(lang) if name else {}
    except UnknownGame:  # what is said of it must be said all the same
        return {}


def forget() -> None:
    """Look for games and their sentences again: folders or packages have come or gone."""
    look_again()
    for known in (_texts, _known_name, _words, _parameters):
        known.cache_clear()


@cache
def _parameters(name: str, kind: str) -> tuple[str, ...]:
    """The names of a decision's arguments, the seat first: those of its list of actions."""
    from inspect import signature

    listing = game(name).state.rules.steps[kind].actions
    assert listing is not None
    return tuple(signature(listing).parameters)[1:]


# How a game ends that has no sentence of its own for it: by how many win.
_ENDINGS = ("ending-draw", "ending-one", "ending-together")


def _standing(x: Result) -> dict[str, Any]:
    """The facts of a result: final scores, changes, who wins and is first, the gap, the others'
    sum. ``points`` are the winner's, in a draw the highest; `level` says which place several had,
    "first", "last" or "all", before the ending changed them."""
    final = x.final
    best, sums = max(final.values()), sum(final.values())
    return {
        "winner": x.winner,
        "winners": x.winners,
        "points": best if x.winner is None else final[x.winner],
        "first": tuple(seat for seat, n in final.items() if n == best),
        "best": best,
        "gap": best - min(final.values()),
        "others": sums - best,
        "tiebreak": x.tiebreak,
        "level": _level(sorted(x.scores.values())),
        **final,
        **{f"{seat}_change": x.adjustments.get(seat, 0) for seat in final},
    }


def _level(scores: Sequence[int]) -> str:
    """The place that several share, of scores in ascending order; "" if none do."""
    first, last = scores[-1] in scores[:-1], scores[0] in scores[1:]
    return "all" if first and last else "first" if first else "last" if last else ""


# -- messages --------------------------------------------------------------------------------------

# Where a message begins.
_BEGIN = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class _Entry(NamedTuple):
    """A message that was read: its text, its attributes, its variables as (name, fact, form)."""

    value: Pattern | None
    forms: Mapping[str, Pattern]
    variables: tuple[tuple[str, str, str], ...]


class _Texts:
    """The messages of a language that a game brings ("": those that all games share): cut apart
    at once, parsed one by one when they are needed."""

    def __init__(self, lang: str, game: str = "") -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.shared = _texts(lang, "") if game else None
        self.sources: dict[str, str] = {}
        self._entries: dict[str, _Entry] = {}
        own = folder(game) if game else LOCALE.parent
        for file in sorted((own / "locale" / lang).glob("*.ftl")) if own else ():
            self._cut(file.read_text(encoding="utf-8"))

    def _cut(self, content: str) -> None:
        begins = [*_BEGIN.finditer(content)]
        ends = [*(b.start() for b in begins[1:]), len(content)]
        for begin, end in zip(begins, ends, strict=True):
            self.sources.setdefault(begin[1], content[begin.start() : end])

    def find(self, key: str) -> _Texts | None:
        """Where the message `key` is: here, or among those that all games share."""
        if key in self.sources:
            return self
        return self.shared.find(key) if self.shared is not None else None

    def source(self, key: str) -> str:
        """A message as it is written, this game's own or all games'; "" if there is none."""
        found = self.find(key)
        return found.sources[key] if found is not None else ""

    def entry(self, key: str) -> _Entry:
        """A message with all that it mentions, ready to be told."""
        found = self._entries.get(key)
        if found is None:
            read = fluent.read(self.sources[key])
            names = set(read.variables)
            for other in read.mentions:
                names.update(name for name, _, _ in self._mentioned(other).variables)
            variables = tuple((n, *_fact(n)) for n in sorted(names))
            found = self._entries[key] = _Entry(read.value, read.attributes, variables)
        return found

    def _mentioned(self, key: str) -> _Entry:
        """A message of this game's own or of all games that another one mentions."""
        found = self.find(key)
        if found is None:
            raise KeyError(f"no message {key} in {self.lang}, and another one mentions it")
        return found.entry(key)

    def _text_of(self, key: str) -> Pattern:
        return self._mentioned(key).value or ()

    def format(self, key: str, pattern: Pattern, variables: Mapping[str, Any]) -> str:
        """A pattern with its variables filled in; KeyError names a message that lacks one."""
        try:
            return fluent.tell(pattern, variables, self.lang, self._text_of)
        except KeyError as error:
            raise KeyError(f"message {key} in {self.lang}: no {error.args[0]}") from None


def _fact(variable: str) -> tuple[str, str]:
    fact, _, form = variable.partition("-")
    return fact, form


@cache
def _texts(lang: str, game: str) -> _Texts:
    return _Texts(lang, game)
