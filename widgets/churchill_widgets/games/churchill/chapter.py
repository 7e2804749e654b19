"""What a chapter's notebook puts on the page: a few functions, each the whole of a cell.

    from churchill_widgets.games.churchill.chapter import chapter, check, conference, example
    from churchill_widgets.games.churchill.chapter import exercises, rule, sandbox

    chapter("5.2")              the opening: what you will be able to do, how long it takes
    rule("5.22")                the card of a rule
    example("5.23")             a worked example on a live board
    sandbox("card")             change things and see what follows: "front", "card", "score",
                                "conference", "production", "bomb", "reserves" or "alignment"
    conference()                a whole conference of the bots, step by step
    exercises("5.2")            exercises without end
    check("5.2")                three mixed ones to close with
    gallery("staff")            everything of a kind in the box, or all of it
    look(state, "map")          a board of a position: click anything to learn what it is
    glossary()                  every term: search, list, rules and examples
    bot()                       the bots' charts, line by line, in a game that they play
    compare("bomb")             two moves, and what bots make of each of them
    agendas()                   secret agendas, hidden, revealed and scored
    review()                    what is about to be forgotten, from all chapters
    mastery()                   how well each rule is known
    result()                    how the annotated game ended, as a table
    vocabulary("7")             the terms of a section of the rules, in both languages
    breakdown(event)            the parts of the number that an event reports, with their rules
    learner()                   a name, a file to take along, forgetting it all
    annotated()                 a whole game with notes, from the first agenda to the score
    scenarios()                 the scenarios side by side, on the boards and in points

The language is that of the folder in which the notebook lies (``en`` or ``ru``); `lang=`
asks for another. What a cell asks for and cannot have is told in one sentence.
"""

from __future__ import annotations

from typing import Any

from ...course.cells import Cells
from ...lessons.part import Part, part
from .words import GAME

__all__ = [
    "agendas", "annotated", "bot", "breakdown", "chapter", "check", "compare", "conference",
    "example", "exercises", "gallery", "glossary", "learner", "look", "mastery", "result", "review",
    "rule", "sandbox", "scenarios", "vocabulary",
]  # fmt: skip


_cells = Cells(GAME)

chapter, rule, example = _cells.chapter, _cells.rule, _cells.example
sandbox, exercises, check = _cells.sandbox, _cells.exercises, _cells.check
glossary, review, mastery = _cells.glossary, _cells.review, _cells.mastery
learner, result, vocabulary = _cells.learner, _cells.result, _cells.vocabulary
breakdown = _cells.breakdown


def conference(
    scenario: str | None = None, seed: int | None = None, lang: str | None = None
) -> Part:
    """A whole conference as the bots play it, step by step; `seed` gives another one."""
    from .conference import Conference

    return part(Conference, scenario, seed, lang=lang)


def bot(state: Any = None, lang: str | None = None, seed: int | None = None) -> Part:
    """The bots at the table: their charts, and why an entry applies or not.

    They play on from `state`, a whole position; without one, a training game from `seed`.
    """
    from .bot_table import FIRST, BotTable

    return part(BotTable, state, lang=lang, seed=FIRST if seed is None else seed)


def gallery(kind: str | None = None, lang: str | None = None) -> Part:
    """Everything in the box, or everything of a kind: "leaders", "staff", "conferences",
    "issues", "tracks", "spaces", "places" or "markers"."""
    from .gallery import Gallery

    return part(Gallery, kind, lang=lang)


def scenarios(scenario: str = "training", lang: str | None = None) -> Part:
    """The scenarios side by side; one of them on the boards, and its points letter by letter."""
    from .scenario_table import ScenarioTable

    return part(ScenarioTable, scenario, lang=lang)


def agendas(lang: str | None = None, seed: int | None = None) -> Part:
    """Secret agendas as each player sees them, and what they do to the score."""
    from .agenda_markers import FIRST, AgendaMarkers

    return part(AgendaMarkers, lang=lang, seed=FIRST if seed is None else seed)


def look(state: Any = None, board: str = "table", lang: str | None = None) -> Part:
    """A board of a position, "table" or "map", on which every thing tells what it is."""
    from .look import Look

    return part(Look, state, board, lang=lang)


def compare(which: str, lang: str | None = None) -> Part:
    """Moves in one position compared by what they are worth when bots play on: "bomb",
    "directed", "second_front" or "colony"."""
    from .duel_table import DuelTable

    return part(DuelTable, which, lang=lang)


def annotated(lang: str | None = None) -> Part:
    """A whole game with notes, step by step or from note to note."""
    from .annotated import Annotated

    return part(Annotated, lang=lang)
