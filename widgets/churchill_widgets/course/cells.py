"""What a chapter's notebook puts on the page: a few functions, each the whole of a cell.

    cells = Cells("churchill")

    cells.chapter("5.2")        the opening: what you will be able to do, how long it takes
    cells.rule("5.22")          the card of a rule
    cells.example("5.23")       a worked example on a live board
    cells.exercises("5.2")      exercises without end
    cells.check("5.2")          three mixed ones to close with
    cells.glossary()            every term: search, list, rules and examples
    cells.review()              what is about to be forgotten, from all chapters
    cells.mastery()             how well each rule is known
    cells.result()              how the recorded game ended, as a table
    cells.vocabulary("4.")      the terms of a section of the rules, in both languages
    cells.breakdown(event)      the parts of the number that an event reports, with their rules
    cells.learner()             a name, a file to take along, forgetting it all

A game's ``games/<name>/chapter.py`` binds them to its name and adds its own. The language is
that of the folder in which the notebook lies (``en`` or ``ru``); `lang=` asks for another.
What a cell asks for and cannot have is told in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine.pictures import Picture
from churchill_kit.engine.words import message

from ..base.sentences import parts, say
from ..base.words import Sorry, choices, language_of_page
from ..lessons import example_player
from ..lessons.part import Part, part
from ..screen import screen

__all__ = ["Cells"]


def anchored(part: Part, anchor: str) -> Part:
    """A part with the name by which links lead to it, as ``#example-5.23``."""
    part.panel.anchor = anchor
    return part


class Cells:
    """The cells that every game's chapters have, for one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def chapter(self, number: str, lang: str | None = None) -> Part:
        """The opening of a chapter."""
        from ..lessons.opening import Chapter

        return part(Chapter, self.game, number, lang=lang)

    def rule(self, number: str, lang: str | None = None) -> Part:
        """The card of a rule, with a live example where there is one."""
        from ..lessons.rule_card import RuleCard

        return anchored(part(RuleCard, self.game, number, lang=lang), f"rule-{number}")

    def example(self, number: str, lang: str | None = None) -> Part:
        """The worked example of a rule, to be stepped through on a board."""
        made = part(example_player.player, self.game, number, lang=lang)
        return anchored(made, f"example-{number}")

    def sandbox(self, what: str, lang: str | None = None, **start: Any) -> Part:
        """Things to change, and what follows from them; `start` sets what is changed to begin
        with: sandbox("card", seat="uk", card="uk_eden")."""
        return anchored(part(self._sandbox, what, lang=lang, **start), f"sandbox-{what}")

    def _sandbox(self, what: str, lang: str | None = None, **start: Any) -> Part:
        own = screen(self.game)
        if str(what) not in own.sandboxes:
            raise Sorry("no-sandbox", given=str(what)[:20], choices=choices(own.sandboxes))
        make: Callable[..., Part] = own.sandbox(what)
        return make(lang, **start)

    def glossary(self, term: str | None = None, lang: str | None = None) -> Part:
        """The glossary; `term` is the id of the one to begin with."""
        from ..lessons.glossary_panel import Glossary

        return part(Glossary, self.game, term, lang=lang)

    def exercises(self, number: str, lang: str | None = None, seed: int | None = None) -> Part:
        """Exercises of a chapter without end; `seed` makes them the same ones each time."""
        from ..lessons.exercise_panel import Exercises

        return anchored(part(Exercises, self.game, number, lang=lang, seed=seed), "exercises")

    def check(self, number: str, lang: str | None = None, seed: int | None = None) -> Part:
        """The closing check of a chapter: three mixed exercises, and what to do next."""
        from ..lessons.exercise_panel import Check

        return anchored(part(Check, self.game, number, lang=lang, seed=seed), "check")

    def review(self, lang: str | None = None, seed: int | None = None) -> Part:
        """What is due for review, from all chapters; or what is weakest, or something new."""
        from .review import Review

        return part(Review, self.game, lang=lang, seed=seed)

    def mastery(self, lang: str | None = None) -> Part:
        """A picture of all numbered rules and how well each is known."""
        from .mastery import Mastery

        return part(Mastery, self.game, lang=lang)

    def result(self, lang: str | None = None) -> Picture | Part:
        """How the recorded game ended: a table of what counts, to be opened by who has been there;
        the notes ask the reader to guess."""
        return part(self._result, lang=lang)

    def _result(self, lang: str | None = None) -> Picture:
        recorded = book(self.game).recorded()
        if recorded is None:
            raise Sorry("no-steps")
        ended = ck.Record.load(recorded.data).state.result
        own = lang or language_of_page()
        told = escape(message(own, "", "chapter-result-told", {}))
        table = ck.show(ended, own)
        return Picture(f'<details lang="{own}"><summary>{told}</summary>{table}</details>')

    def vocabulary(self, rules: str, lang: str | None = None) -> Picture | Part:
        """The terms whose first rule begins so, in the reader's language and the other one."""
        return part(self._vocabulary, rules, lang=lang)

    def _vocabulary(self, rules: str, lang: str | None = None) -> Picture:
        own = lang or language_of_page()
        order = sorted(ck.LANGUAGES, key=lambda one: one != own)
        terms = [t for t in book(self.game).alphabetical(own) if t.rules[0].startswith(rules)]
        heads = [message(one, "", "index-this-language", {}) for one in order]
        head = "".join(
            f'<th scope="col" lang="{one}" style="text-align:left">{h}</th>'
            for one, h in zip(order, heads, strict=True)
        )
        rows = [
            "".join(
                f'<td lang="{one}" style="text-align:left">{escape(t.name[one])}</td>'
                for one in order
            )
            for t in terms
        ]
        body = "".join(f"<tr>{row}</tr>" for row in rows)
        return Picture(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")

    def breakdown(self, event: ck.Event, lang: str | None = None) -> Picture | Part:
        """The parts of the number that an event reports, each with its rule: a table."""
        return part(self._breakdown, event, lang=lang)

    def _breakdown(self, event: ck.Event, lang: str | None = None) -> Picture:
        own = lang or language_of_page()
        total = (message(own, "", "chapter-in-all", {}), sum(p[1] for p in event.breakdown), "")
        rows = [*parts(event.breakdown, self.game, own), total]
        body = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(words)}</th>'
            f'<td style="text-align:right">{f"{n:+}".replace("-", "−")}</td>'
            f'<td style="text-align:left">{escape(rule)}</td></tr>'
            for words, n, rule in rows
        )
        told = f"<caption>{escape(say(event, own))}</caption>"
        return Picture(f'<table lang="{own}">{told}<tbody>{body}</tbody></table>')

    def learner(self, lang: str | None = None) -> Part:
        """The learner's name, a file with the progress to take along, and forgetting it all."""
        from .learner_panel import Learner

        return part(Learner, self.game, lang=lang)
