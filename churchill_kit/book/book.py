"""The face BOOK of a game: its numbered rules, its glossary, its course, its worked examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path

from ..engine.errors import BadGame
from ..engine.registry import face, game, has
from . import course, examples, glossary
from .course import Course
from .examples import Example, Step
from .glossary import Finder, Glossary, Span, Term
from .recorded import Recorded
from .rulebook import Rule, Rulebook
from .showing import Showing, Sightings

FACE = "book"


class Book:
    """What a game's book says. It reads files of its folder: ``rulebook.toml``, ``glossary.toml``,
    ``course.toml`` and, if there is one, ``examples.toml``; and it finds three modules there, if
    the game has them: ``examples`` with ``EXAMPLES`` and ``steps``, where a plain reading will not
    do, ``annotated`` with ``RECORDED``, a whole game with notes, and ``showing`` with a function
    ``showing(number)``. Each is read when it is first asked for.

    Rules below the number `lettered` are known by their last part alone: with "9.4", "AA" is
    9.4.AA.
    """

    def __init__(self, game: str, folder: Path, lettered: str = "") -> None:
        self.game, self.folder = game, folder
        self.rulebook = Rulebook(folder / "rulebook.toml", lettered)
        self.glossary = Glossary(folder / "glossary.toml")
        self.course = Course(game, folder / "course.toml")

    # -- rules -------------------------------------------------------------------------------------

    def rules(self) -> Mapping[str, Rule]:
        """All rules by number, in the rulebook's order."""
        return self.rulebook.rules

    def rule(self, number: str) -> Rule | None:
        """The rule of a number or letter, or the section it belongs to; None if there is none."""
        return self.rulebook.rule(number)

    def parts(self, number: str) -> tuple[str, ...]:
        """The rules into which a rule is divided."""
        return self.rulebook.parts(number)

    def label(self, number: str) -> str:
        """The number as players call it."""
        return self.rulebook.label(number)

    # -- terms -------------------------------------------------------------------------------------

    def terms(self) -> Mapping[str, Term]:
        """All terms by id, in the order of a game."""
        return self.glossary.terms

    def term(self, id: str) -> Term | None:
        """The term of an id; None if there is none."""
        return self.glossary.term(id)

    def alphabetical(self, lang: str) -> tuple[Term, ...]:
        """All terms in the order in which a reader looks them up."""
        return self.glossary.alphabetical(lang)

    def happened(self, kind: str) -> Term | None:
        """The term that an event of this kind reports; None if it reports none."""
        return self.glossary.happened(kind)

    def find(self, text: str, lang: str) -> tuple[Span, ...]:
        """All terms in a text, from left to right; of two at one place, the longer one."""
        return self.glossary.find(text, lang)

    def finder(self, lang: str) -> Finder:
        """What finds the terms of a language: one expression with a group for each form."""
        return self.glossary.finder(lang)

    sort_key = staticmethod(glossary.sort_key)

    # -- the course --------------------------------------------------------------------------------

    @property
    def chapters(self) -> tuple[str, ...]:
        """The chapters, in the order in which they are read."""
        return self.course.chapters

    @property
    def pages(self) -> tuple[str, ...]:
        """The pages of the tutor that are no chapters: they belong to the whole course."""
        return self.course.pages

    notebook = staticmethod(course.notebook)

    def path(self, chapter: str, lang: str) -> str:
        """The file of a chapter or page within the folder of notebooks."""
        return self.course.path(chapter, lang)

    # -- worked examples ---------------------------------------------------------------------------

    @cached_property
    def _examples(self) -> Mapping[str, Example]:
        where, file = f"{FACE}.examples", self.folder / "examples.toml"
        if has(self.game, where):
            found = face(self.game, where, "EXAMPLES", tuple)
        else:
            found = examples.read(file) if file.is_file() else ()
        return {example.id: example for example in found}

    def examples(self) -> Mapping[str, Example]:
        """All worked examples by id, in the order of the chapters."""
        return self._examples

    def example(self, number: str) -> Example | None:
        """The example of this id or rule, or the first of the rules below it ("5.2": of 5.22)."""
        known = self.examples()
        if number in known:
            return known[number]
        same = [e for e in known.values() if e.rule == number]
        below = [e for e in known.values() if number and e.rule.startswith(f"{number}.")]
        parts = self.parts(number) if number in self.rules() else ()
        below += [e for e in known.values() if e.rule in parts]
        return next(iter([*same, *below]), None)

    def steps(self, example: Example) -> tuple[Step, ...]:
        """The positions of an example to step through."""
        return self._steps(example)

    @cached_property
    def _steps(self) -> Callable[[Example], tuple[Step, ...]]:
        try:
            own: Callable[[Example], tuple[Step, ...]]
            own = face(self.game, f"{FACE}.examples", "steps")
        except BadGame:  # none of its own: the plain reading will do
            return lambda example: examples.steps(example, game(self.game))
        return own

    @cached_property
    def sightings(self) -> Sightings:
        """Where rules are at work in the worked examples and in the recorded game."""
        return Sightings(self.examples(), self.steps, self.recorded())

    def recorded(self) -> Recorded | None:
        """The recorded game with its notes; None if the game has none."""
        where = f"{FACE}.annotated"
        if not has(self.game, where):
            return None
        found: Recorded = face(self.game, where, "RECORDED", Recorded)
        return found

    def showing(self, number: str) -> Showing | None:
        """Where the rule of this number or letter can be seen; None if nowhere, or no such rule."""
        where = f"{FACE}.showing"
        if has(self.game, where):
            found: Showing | None = face(self.game, where, "showing")(number)
            return found
        rule = self.rule(number)
        return self.sightings.showing(rule.id) if rule is not None else None


def book(name: str) -> Book:
    """The book of a game. UnknownGame for no such game; BadGame for one whose book is missing."""
    found: Book = face(name, FACE, "BOOK", Book)
    return found
