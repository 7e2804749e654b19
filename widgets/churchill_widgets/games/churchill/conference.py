"""A whole conference, played by the bots and shown step by step in the order of rule 4.1."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import churchill_kit as ck
from churchill_kit.engine.values import Action, Event
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.book.film import Shot, film
from churchill_kit.games.churchill.rules.sequence import DETAILED_SEQUENCE

from ...base.words import Sorry, choices
from ...lessons.player import Section, StepPlayer
from .words import GAME, told

SEED = 1941  # a conference in which every activity has something to show
SEEDS = 10_000  # short enough to be told to somebody else
FOLLOWS = ("discard", "choose")  # the second half of a choice; the reason is that of the first


class Scene(NamedTuple):
    """A step of the conference as the player shows it."""

    state: Any
    events: tuple[Event, ...]
    caption: Any
    seat: str | None
    move: int
    action: Action | None


def scenes(shots: tuple[Shot, ...]) -> tuple[Scene, ...]:
    """Shots as the player shows them, with the summary of the rule where an activity opens."""
    out, before = [], ""
    for shot in shots:
        found = BOOK.rule(shot.activity) if shot.activity != before else None
        caption = found.summary if found is not None else ""
        out.append(Scene(shot.state, shot.events, caption, shot.seat, shot.move, shot.action))
        before = shot.activity
    return tuple(out)


def sections(shots: tuple[Shot, ...]) -> tuple[Section, ...]:
    """The detailed sequence of one conference; what did not come up has no step."""
    first: dict[str, int] = {}
    for i, shot in enumerate(shots):
        first.setdefault(shot.activity, i)
    lines = DETAILED_SEQUENCE
    for i, line in reversed([*enumerate(lines)]):
        if not line.step:  # it begins with what it holds
            held = [x.rule for x in _below(i)]
            known = [first[rule] for rule in held if rule in first]
            if known:
                first[line.rule] = min(known)
    return tuple(Section(first.get(x.rule), _title(x.rule), x.rule, x.depth) for x in lines)


def _below(i: int) -> list[Any]:
    """The lines that stand below a line of the sequence."""
    out = []
    for line in DETAILED_SEQUENCE[i + 1 :]:
        if line.depth <= DETAILED_SEQUENCE[i].depth:
            break
        out.append(line)
    return out


def _title(rule: str) -> Any:
    found = BOOK.rules().get(rule)
    return found.title if found is not None else "chapter-conference-phase"


class Conference(StepPlayer):
    """Bots play a conference of a scenario; another seed is another conference."""

    kind = "conference"

    def __init__(
        self, scenario: str | None = None, seed: int | None = None, lang: str | None = None
    ) -> None:
        known = ck.game(GAME).scenarios
        self.scenario = known[0] if scenario is None else scenario
        if self.scenario not in known:
            raise Sorry("no-choice", given=str(scenario)[:20], choices=choices(known))
        self.seed = SEED if seed is None else seed
        steps, title, contents = self.play()
        super().__init__(GAME, steps, title, "4.1", contents, lang)

    def play(self) -> tuple[tuple[Scene, ...], Any, tuple[Section, ...]]:
        """The steps, the title and the contents of the first conference of a game of bots."""
        self.record = ck.play(GAME, scenario=self.scenario, seed=self.seed)
        first: Any = self.record.at(0)
        shots = film(self.record, first.conference)
        facts = {"number": first.conference, "seed": str(self.seed)}
        title = {lang: told(lang, "conference", **facts) for lang in ck.LANGUAGES}
        return scenes(shots), title, sections(shots)

    def other(self) -> None:
        """Show the conference of another scenario or seed."""
        steps, title, contents = self.play()
        self.load(steps, title, "4.1", contents)

    def on_another(self, _: dict[str, Any]) -> None:
        """A new seed."""
        self.seed = secrets.randbelow(SEEDS)
        self.other()

    def on_scenario(self, content: dict[str, Any]) -> None:
        """Another scenario, with the same seed."""
        if content.get("value") in ck.game(GAME).scenarios:
            self.scenario = content["value"]
            self.other()

    def data(self) -> dict[str, Any]:
        lang = self.lang
        scenarios = [[s, ck.name(s, GAME, lang)] for s in ck.game(GAME).scenarios]
        return {
            **super().data(),
            "reason": self.reason(),
            "choices": [
                {"id": "scenario", "label": told(lang, "conference-scenario"),
                 "value": self.scenario, "options": scenarios},
                {"id": "another", "label": told(lang, "conference-another")},
            ],
        }  # fmt: skip

    def reason(self) -> str:
        """What the bot's chart says to what it did."""
        step = self.step
        if step.action is None:
            return ""
        n = step.move - 1
        while self.record.actions[n].kind in FOLLOWS:
            n -= 1
        before = self.record.at(n).view(step.seat)
        bot: Any = ck.player(GAME, "bot")
        _, reasons = bot.explain(before, before.actions())
        found = ck.say(reasons[-1], self.lang)
        return told(self.lang, "conference-reason", reason=found) if found else ""
