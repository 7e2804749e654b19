"""What a chapter's notebook puts on the page: a few functions, each the whole of a cell.

    from churchill_widgets.chapter import chapter, check, conference, example, exercises
    from churchill_widgets.chapter import rule, sandbox

    chapter("5.2")              the opening: what you will be able to do, how long it takes
    rule("5.22")                the card of a rule
    example("5.23")             a worked example on a live board
    sandbox("card")             change things and see what follows
    conference()                a whole conference of the bots, step by step
    exercises("5.2")            exercises without end
    check("5.2")                three mixed ones to close with
    gallery("staff")            everything of a kind in the box, or all of it
    look(state, "map")          a board of a position: click anything to learn what it is
    glossary()                  every term: search, list, rules and examples
    index()                     the page to enter by, with links to all others
    bot()                       the bots' charts, line by line, in a game that they play
    compare("bomb")             two moves, and what bots make of each of them
    agendas()                   secret agendas, hidden, revealed and scored
    review()                    what is about to be forgotten, from all chapters
    mastery()                   how well each rule is known
    learner()                   a name, a file to take along, forgetting it all
    annotated()                 a whole game with notes, from the first agenda to the score
    scenarios()                 the scenarios side by side, on the boards and in points

The language is that of the folder in which the notebook lies (``en`` or ``ru``); `lang=`
asks for another. What a cell asks for and cannot have is told in one sentence.
"""

from __future__ import annotations

from typing import Any, ClassVar

from churchill_kit.engine.words import forms, message
from churchill_kit.tutor import course

from .base.lesson import (
    GAME,
    Panel,
    Part,
    Sorry,
    chapters,
    choices,
    part,
    sentence_of,
    told,
)
from .base.scripts import bundle
from .course import shelf
from .learner import progress

__all__ = [
    "agendas", "annotated", "bot", "chapter", "check", "compare", "conference", "example",
    "exercises", "gallery", "glossary", "index", "learner", "look", "mastery", "review", "rule",
    "sandbox", "scenarios",
]  # fmt: skip


class ChapterPanel(Panel):
    """The opening of a chapter."""

    _esm, _css = bundle("lessons/chapter")


class Chapter(Part):
    """Title, aims, minutes, the other language, larger type, and where one stands."""

    kind = "chapter"
    panel_type = ChapterPanel
    texts: ClassVar[tuple[str, ...]] = (
        "projector", "projector-about", "other-language", "kernel-lost", "link-lost",
        "storage-none", "able",
    )  # fmt: skip

    def __init__(self, number: str, lang: str | None = None) -> None:
        super().__init__(lang)
        self.number = str(number)
        self.facts = forms(self.lang, GAME, f"chapter-{self.number.replace('.', '_')}")
        if "nom" not in self.facts:
            raise Sorry("no-chapter", given=self.number[:20], choices=choices(chapters()))
        if self.number in course.pages(GAME):
            self.panel.texts = {**self.panel.texts, "able": told(self.lang, "able-page")}
        progress.listen(self)
        self.show()

    def data(self) -> dict[str, Any]:
        lang, facts = self.lang, self.facts
        keeper = progress.progress()
        of_all = self.number in course.pages(GAME)
        standing = keeper.standing(None if of_all else self.number)
        minutes = int(facts.get("minutes", "15"))
        return {
            "number": self.number,
            "label": told(lang, "label", number=self.number),
            "title": facts["nom"],
            "aims": [a.strip() for a in facts.get("aims", "").split("·") if a.strip()],
            "minutes": told(lang, "minutes", n=minutes),
            "progress": told(lang, "progress", right=standing.right, wrong=standing.wrong)
            if standing.right + standing.wrong
            else told(lang, "progress-none"),
            "passed": told(lang, "progress-passed") if standing.passed and not of_all else "",
            "stored": keeper.store is not None,
            "warning": sentence_of(keeper.warning, lang) if keeper.warning else "",
            "right": standing.right,
            "wrong": standing.wrong,
            "pages": shelf.around(self.number, lang),
            "nav": message(lang, "", "index-nav", {}),
            "other": shelf.page(self.number, "en" if lang == "ru" else "ru"),
        }

    def progressed(self) -> None:
        """Something was answered, or found in the browser's storage."""
        self.show()


def chapter(number: str, lang: str | None = None) -> Part:
    """The opening of a chapter."""
    return part(Chapter, number, lang=lang)


def rule(number: str, lang: str | None = None) -> Part:
    """The card of a rule, with a live example where there is one."""
    from .cards.rule_card import RuleCard

    return part(RuleCard, number, lang=lang)


def example(number: str, lang: str | None = None) -> Part:
    """The worked example of a rule, to be stepped through on a board."""
    from .lessons.example_player import player

    return part(player, number, lang=lang)


def sandbox(what: str, lang: str | None = None, **start: Any) -> Part:
    """Things to change, and what follows from them: "front", "card", "score", "conference",
    "production", "bomb", "reserves" or "alignment".

    `start` sets what is changed to begin with: sandbox("card", seat="uk", card="uk_eden").
    """
    from .games.churchill.sandbox import make

    return part(make, what, lang=lang, **start)


def conference(
    scenario: str | None = None, seed: int | None = None, lang: str | None = None
) -> Part:
    """A whole conference as the bots play it, step by step; `seed` gives another one."""
    from .lessons.conference import Conference

    return part(Conference, scenario, seed, lang=lang)


def glossary(term: str | None = None, lang: str | None = None) -> Part:
    """The glossary; `term` is the id of the one to begin with."""
    from .lessons.glossary_panel import Glossary

    return part(Glossary, term, lang=lang)


def exercises(number: str, lang: str | None = None, seed: int | None = None) -> Part:
    """Exercises of a chapter without end; `seed` makes them the same ones each time."""
    from .lessons.exercise_panel import Exercises

    return part(Exercises, number, lang=lang, seed=seed)


def review(lang: str | None = None, seed: int | None = None) -> Part:
    """What is due for review, from all chapters; or what is weakest, or something new."""
    from .course.review import Review

    return part(Review, lang=lang, seed=seed)


def mastery(lang: str | None = None) -> Part:
    """A picture of all numbered rules and how well each is known."""
    from .course.mastery import Mastery

    return part(Mastery, lang=lang)


def learner(lang: str | None = None) -> Part:
    """The learner's name, a file with the progress to take along, and forgetting it all."""
    from .learner.learner import Learner

    return part(Learner, lang=lang)


def check(number: str, lang: str | None = None, seed: int | None = None) -> Part:
    """The closing check of a chapter: three mixed exercises, and what to do next."""
    from .lessons.exercise_panel import Check

    return part(Check, number, lang=lang, seed=seed)


def bot(state: Any = None, lang: str | None = None, seed: int | None = None) -> Part:
    """The bots at the table: their charts, and why an entry applies or not.

    They play on from `state`, a whole position; without one, a training game from `seed`.
    """
    from .games.churchill.bot_table import FIRST, BotTable

    return part(BotTable, state, lang=lang, seed=FIRST if seed is None else seed)


def gallery(kind: str | None = None, lang: str | None = None) -> Part:
    """Everything in the box, or everything of a kind: "leaders", "staff", "conferences",
    "issues", "tracks", "spaces", "places" or "markers"."""
    from .lessons.gallery import Gallery

    return part(Gallery, kind, lang=lang)


def index(lang: str | None = None) -> Part:
    """The page to enter by: the app, the chapters in their order, and how far one has come."""
    from .course.index_page import Index

    return part(Index, lang=lang)


def scenarios(scenario: str = "training", lang: str | None = None) -> Part:
    """The scenarios side by side; one of them on the boards, and its points letter by letter."""
    from .games.churchill.scenario_table import ScenarioTable

    return part(ScenarioTable, scenario, lang=lang)


def agendas(lang: str | None = None, seed: int | None = None) -> Part:
    """Secret agendas as each player sees them, and what they do to the score."""
    from .games.churchill.agenda_markers import FIRST, AgendaMarkers

    return part(AgendaMarkers, lang=lang, seed=FIRST if seed is None else seed)


def look(state: Any = None, board: str = "table", lang: str | None = None) -> Part:
    """A board of a position, "table" or "map", on which every thing tells what it is."""
    from .lessons.look import Look

    return part(Look, state, board, lang=lang)


def compare(which: str, lang: str | None = None) -> Part:
    """Moves in one position compared by what they are worth when bots play on: "bomb",
    "directed", "second_front" or "colony"."""
    from .games.churchill.duel_table import DuelTable

    return part(DuelTable, which, lang=lang)


def annotated(lang: str | None = None) -> Part:
    """A whole game with notes, step by step or from note to note."""
    from .lessons.annotated import Annotated

    return part(Annotated, lang=lang)
