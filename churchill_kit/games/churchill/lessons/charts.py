"""The charts of the bots in words (11.0): what an entry asks for, and what came of reading it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ....engine.words import LANGUAGES
from ....tutor.exercise import Text, tell, text
from ..bots.charts import Entry
from ..bots.predicates import PREDICATES
from ..bots.reading import Line
from ..state import GAME_NAME

Outcome = Literal["unmet", "nothing", "on", "decides"]

# The facts of a sentence by the kinds of the arguments of a condition.
FACTS = {
    "N": "n",
    "POWER": "power",
    "ISSUE": "issue",
    "FRONT": "front",
    "SPACE": "space",
    "BOX": "box",
    "AXIS": "axis",
    "THEATER": "theater",
    "GLOBAL": "pawn",
    "SIDE": "side",
    "TIE": "tie",
    "BOMB": "space",
}
# The rules about the parts of a chart, by list.
SECTIONS = {
    **dict.fromkeys(("agenda_card", "opening_issue", "issue_pair"), "11.4"),
    **dict.fromkeys(
        ("advance", "debate", "leader_use", "pass_use", "tie_break", "tie_name"), "11.5"
    ),
    **dict.fromkeys(
        ("directed_offensive", "production", "theater_leadership", "a_bomb", "global_issue"),
        "11.6",
    ),
    "card_choice": "11.6",
    **dict.fromkeys(("clandestine", "political"), "11.8"),
    "common_sense": "11.2",
}


def title(name: str) -> Text:
    """What a list of a chart is called."""
    return text(f"tutor-list-{name}")


def words(entry: Entry) -> Mapping[str, str]:
    """What an entry says, by language."""
    return {"en": entry.text_en, "ru": entry.text_ru}


def condition(word: str, seat: str) -> Text:
    """A condition of the bot of a seat as a sentence; without the "!" that turns it round."""
    name, *given = word.removeprefix("!").split(":")
    facts: dict[str, str | int] = {
        FACTS[kind]: int(value) if kind == "N" else value
        for kind, value in zip(PREDICATES[name].args, given, strict=True)
    }
    return text(f"tutor-condition-{name}", seat=seat, **facts)


def spoken(word: str, seat: str) -> Mapping[str, str]:
    """A condition in words, by language, to be part of another sentence."""
    said = condition(word, seat)
    return {lang: tell(said, GAME_NAME, lang) for lang in LANGUAGES}


def outcome(line: Line) -> Outcome:
    """What came of reading an entry."""
    if line.unmet:
        return "unmet"
    if isinstance(line.found, str) and line.found:
        return "on"
    return "decides" if line.found else "nothing"


def verdict(line: Line, seat: str) -> Text:
    """What came of reading an entry, in words: what is missing or in the way, or what it does."""
    came = outcome(line)
    if came == "unmet":
        key = "tutor-line-barred" if line.unmet.startswith("!") else "tutor-line-unmet"
        return text(key, condition=spoken(line.unmet, seat))
    if came == "on":
        assert isinstance(line.found, str)
        told = {lang: tell(title(line.found), GAME_NAME, lang) for lang in LANGUAGES}
        return text("tutor-line-on", list=told)
    return text(f"tutor-line-{came}")
