"""What a chapter's notebook puts on the page: a few functions, each the whole of a cell.

    from churchill_widgets.games.blitzkrieg.chapter import chapter, example, sandbox

    chapter("2")                the opening: what you will be able to do, how long it takes
    rule("6.1")                 the card of a rule
    example("6.3")              a worked example on a live board
    look(state)                 a position: click anything to learn what it is
    tokens("axis")              the tokens of a set, and how many there are of each
    signs()                     all signs of the board, what they bring, and how often
    sandbox("placing")          any token on any space, and the whole consequence; side="nippon"
                                for the other side of the board
    sandbox("automaton")        the automaton chooses: which rows strike out what
    annotated()                 a whole game with notes, from the first unit to the last turn
    exercises("2")              exercises without end
    check("2")                  three mixed ones to close with
    glossary()                  every term: search, list, rules and examples
    review()                    what is about to be forgotten, from all chapters
    mastery()                   how well each rule is known
    result()                    how the annotated game ended, as a table
    vocabulary("4.")            the terms of a section of the rules, in both languages
    learner()                   a name, a file to take along, forgetting it all

The language is that of the folder in which the notebook lies (``en`` or ``ru``); `lang=`
asks for another. What a cell asks for and cannot have is told in one sentence.
"""

from __future__ import annotations

from typing import Any

from churchill_kit.engine.pictures import Picture

from ...course.cells import Cells
from ...lessons.part import Part, part
from .telling.rows import GAME

__all__ = [
    "annotated", "chapter", "check", "example", "exercises", "glossary", "learner", "look",
    "mastery", "result", "review", "rule", "sandbox", "signs", "tokens", "vocabulary",
]  # fmt: skip

_cells = Cells(GAME)

chapter, rule, example = _cells.chapter, _cells.rule, _cells.example
sandbox, exercises, check = _cells.sandbox, _cells.exercises, _cells.check
glossary, review, mastery = _cells.glossary, _cells.review, _cells.mastery
learner, result, vocabulary = _cells.learner, _cells.result, _cells.vocabulary


def look(state: Any = None, lang: str | None = None) -> Part:
    """The board of a position, on which every thing tells what it is; without one, the set-up."""
    from .look import Look

    return part(Look, state, lang=lang)


def annotated(lang: str | None = None) -> Part:
    """A whole game with notes, step by step or from note to note."""
    from .annotated import Annotated

    return part(Annotated, lang=lang)


def tokens(seat: str, lang: str | None = None) -> Picture | Part:
    """The tokens that a seat begins with, drawn, and how many there are of each."""
    from . import shown

    return part(shown.tokens, seat, lang=lang)


def signs(side: str = "base", lang: str | None = None) -> Picture | Part:
    """All signs of a side of the board, drawn: what they bring, and how often they are there."""
    from . import shown

    return part(shown.signs, side, lang=lang)
