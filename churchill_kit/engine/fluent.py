"""Messages in the part of Fluent's syntax that our sentences use, and nothing of the rest.

::

    key = A text with { $variables }, { other-messages } and { "literal" } text.
        .attribute = More texts under the same name.
    moves = { $n ->
        [0] no moves
        [one] { $n } move
       *[other] { $n } moves
    }

A text may go on in lines that are indented. A variant is chosen by a word, by a number, or by
the form that a number asks for (``one``, ``few``, ``many``, ``other``: English and Russian, as
Unicode's CLDR has them). There are no functions, no terms and no arguments.

The library for all of Fluent brings the numbers and dates of every language in the world along,
which a page has to wait for. The tests compare every message with what that library makes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

Value = str | int | float


class Variable(NamedTuple):
    """The place of a fact in a text."""

    name: str


class Reference(NamedTuple):
    """The place of another message in a text."""

    key: str


class Choice(NamedTuple):
    """Texts, one of which is told for the value of a variable; `otherwise` if none fits."""

    name: str
    variants: Mapping[Value, Pattern]
    otherwise: Pattern


Part = str | Variable | Reference | Choice
Pattern = tuple[Part, ...]


class Message(NamedTuple):
    """A message: its text, if it has one, and those of its attributes; the variables that they
    ask for and the messages that they mention."""

    key: str
    value: Pattern | None
    attributes: Mapping[str, Pattern]
    variables: frozenset[str]
    mentions: frozenset[str]


class BadMessage(ValueError):
    """A message that is no such text; says where."""


# -- telling ---------------------------------------------------------------------------------------


def tell(
    pattern: Pattern, facts: Mapping[str, Value], lang: str, other: Callable[[str], Pattern]
) -> str:
    """A text with its variables filled in; `other` finds the texts that it mentions.

    KeyError names a variable that has no value.
    """
    out = []
    for part in pattern:
        if isinstance(part, str):
            out.append(part)
        elif isinstance(part, Variable):
            out.append(_shown(facts[part.name], lang))
        elif isinstance(part, Reference):
            out.append(tell(other(part.key), facts, lang, other))
        else:
            out.append(tell(_chosen(part, facts[part.name], lang), facts, lang, other))
    return "".join(out)


def _chosen(choice: Choice, value: Value, lang: str) -> Pattern:
    found = choice.variants.get(value)
    if found is None and not isinstance(value, str):
        found = choice.variants.get(plural(value, lang))
    return choice.otherwise if found is None else found


def plural(value: float, lang: str) -> str:
    """The form that a number asks for (CLDR, cardinal numbers)."""
    n = abs(value)
    if n != int(n):
        return "other"
    if lang != "ru":
        return "one" if n == 1 else "other"
    last, teens = n % 10, 10 < n % 100 < 20
    if last == 1 and not teens:
        return "one"
    return "few" if 2 <= last <= 4 and not teens else "many"


# Between thousands, and before decimals.
SEPARATORS = {"en": (",", "."), "ru": ("\N{NO-BREAK SPACE}", ",")}


def _shown(value: Value, lang: str) -> str:
    """A text as it is; a number as people write it, with three decimals at most."""
    if isinstance(value, str):
        return value
    if -1000 < value < 1000 and isinstance(value, int):
        return str(value)
    whole, _, rest = f"{value:,.3f}".partition(".")
    rest = rest.rstrip("0")
    thousands, decimals = SEPARATORS[lang]
    if whole == "-0" and not rest:
        whole = "-0" if value else "0"
    return whole.replace(",", thousands) + (decimals + rest if rest else "")


# -- reading ---------------------------------------------------------------------------------------


def read(source: str) -> Message:
    """The message in a text: one, with what may follow it, like comments. Raises BadMessage."""
    reader = _Reader(source)
    key = reader.word()
    reader.skip(" ")
    reader.take("=")
    value = reader.pattern()
    attributes = {}
    while reader.attribute():
        name = reader.word()
        reader.skip(" ")
        reader.take("=")
        attributes[name] = reader.pattern()
    reader.end()
    found = frozenset(reader.variables), frozenset(reader.mentions)
    return Message(key, value or None, attributes, *found)


class _Reader:
    """A place in a source, and what was met on the way to it."""

    def __init__(self, source: str) -> None:
        self.source, self.at = source, 0
        self.variables: set[str] = set()
        self.mentions: set[str] = set()

    def wrong(self) -> BadMessage:
        """What to raise where the source goes on in another way than it may."""
        line = self.source.count("\n", 0, self.at) + 1
        return BadMessage(f"line {line}: {self.source[self.at : self.at + 30]!r} does not fit here")

    @property
    def next(self) -> str:
        """The next character; "" at the end."""
        return self.source[self.at : self.at + 1]

    def skip(self, blanks: str) -> None:
        """Pass over any of these characters."""
        source, at = self.source, self.at
        while source[at : at + 1] in blanks and at < len(source):
            at += 1
        self.at = at

    def take(self, text: str) -> None:
        """Pass over this text, which must come now."""
        if not self.source.startswith(text, self.at):
            raise self.wrong()
        self.at += len(text)

    def word(self) -> str:
        """An identifier."""
        source, start, at = self.source, self.at, self.at
        while source[at : at + 1].isalnum() or (source[at : at + 1] in ("-", "_")):
            at += 1
        if not source[start : start + 1].isalpha():
            raise self.wrong()
        self.at = at
        return source[start:at]

    # -- texts -------------------------------------------------------------------------------------

    def pattern(self) -> Pattern:
        """A text, up to where it ends: at a line that does not belong to it."""
        self.skip(" ")
        parts: list[Part | _Break] = []
        while self.next:
            if self.next == "{":
                parts.append(self._placeable())
            elif self.next == "}":
                raise self.wrong()
            elif self.next == "\n":
                line = self._line()
                if line is None:
                    break
                parts.append(line)
            else:
                parts.append(self._text())
        return _joined(parts)

    def _text(self) -> str:
        start = self.at
        while self.next not in ("", "{", "}", "\n"):
            self.at += 1
        return self.source[start : self.at]

    def _line(self) -> _Break | None:
        """Go on to the next line of a text, if there is one: it is indented, and begins neither
        an attribute nor a variant. None if there is none; then nothing has been read."""
        start, lines = self.at, 0
        indent = 0
        while self.next == "\n":
            self.at += 1
            lines += 1
            before = self.at
            self.skip(" ")
            indent = self.at - before
        if not indent or self.next in ("", ".", "[", "*", "}"):
            self.at = start
            return None
        return _Break(lines, indent)

    def attribute(self) -> bool:
        """Is an attribute next? Then go to its name."""
        start = self.at
        self.skip(" \n")
        if self.next == "." and self.source[self.at - 1] == " ":
            self.at += 1
            return True
        self.at = start
        return False

    def end(self) -> None:
        """Only blank lines and comments may follow."""
        for line in self.source[self.at :].splitlines():
            if line.strip() and not line.startswith("#"):
                raise self.wrong()

    # -- what stands in braces ---------------------------------------------------------------------

    def _placeable(self) -> Part:
        self.take("{")
        self.skip(" \n")
        found: Part
        if self.next == '"':
            found = self._literal()
        elif self.next == "$":
            found = self._variable()
        else:
            found = Reference(self.word())
            self.mentions.add(found.key)
        self.skip(" \n")
        self.take("}")
        return found

    def _literal(self) -> str:
        end = self.source.find('"', self.at + 1)
        found = self.source[self.at + 1 : end]
        if end < 0 or "\\" in found or "\n" in found:
            raise self.wrong()
        self.at = end + 1
        return found

    def _variable(self) -> Variable | Choice:
        self.take("$")
        name = self.word()
        self.variables.add(name)
        self.skip(" \n")
        if self.next != "-":
            return Variable(name)
        self.take("->")
        return self._choice(name)

    def _choice(self, name: str) -> Choice:
        variants: dict[Value, Pattern] = {}
        otherwise: Pattern | None = None
        self.skip(" \n")
        while self.next in ("[", "*"):
            default = self.next == "*"
            self.at += default
            self.take("[")
            self.skip(" ")
            key: str | int = self._number() if self.next.isdigit() else self.word()
            self.skip(" ")
            self.take("]")
            variants[key] = self.pattern()
            if default:
                otherwise = variants[key]
            self.skip(" \n")
        if otherwise is None:
            raise self.wrong()
        return Choice(name, variants, otherwise)

    def _number(self) -> int:
        start = self.at
        while self.next.isdigit():
            self.at += 1
        return int(self.source[start : self.at])


class _Break(NamedTuple):
    """A new line in a text, and how far it is indented."""

    lines: int
    indent: int


def _joined(parts: Iterable[Part | _Break]) -> Pattern:
    """A text without the indentation that its lines share, and without blanks around it."""
    found = list(parts)
    shared = min((p.indent for p in found if isinstance(p, _Break)), default=0)
    out: list[Part] = []
    for part in found:
        plain: Part
        if isinstance(part, _Break):
            plain = "\n" * part.lines + " " * (part.indent - shared) if out else ""
        else:
            plain = part
        if isinstance(plain, str) and out and isinstance(out[-1], str):
            out[-1] += plain
        elif plain != "" or not isinstance(plain, str):
            out.append(plain)
    if out and isinstance(out[-1], str):
        out[-1] = out[-1].rstrip(" \n\r")
    return tuple(p for p in out if p != "")
