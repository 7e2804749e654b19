"""Sentences: all that the rules can say is there, asks only for what it is told, and nothing more
is there."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.engine import words as language
from churchill_kit.engine.values import Event
from churchill_kit.games.blitzkrieg import game
from churchill_kit.games.blitzkrieg.box.components import EFFECTS, KINDS
from churchill_kit.games.blitzkrieg.solo.algorithm import PREFERRED, WHY
from churchill_kit.games.blitzkrieg.state import ENDINGS, PLAYERS, RULES, STRATAGEMS
from tests.engine.test_words import facts, logged, mismatches, nodes, refusals
from tests.helpers import walk

from .helpers import GAME

both = pytest.mark.parametrize("lang", ck.LANGUAGES)
FOLDER = Path(game.__file__).parent
SOURCE = "\n".join(ast.unparse(node) for node in nodes(FOLDER) if isinstance(node, ast.Module))
OWN = set(
    re.findall(r"^([a-z][\w-]*) =", (FOLDER / "locale/en/blitzkrieg.ftl").read_text("utf-8"), re.M)
)


def messages(kind: str) -> set[str]:
    """The ids of the messages of a kind in the file of the rules, without what they begin with."""
    return {key.removeprefix(f"{kind}-") for key in OWN if key.startswith(f"{kind}-")}


def test_every_event_has_a_sentence_that_asks_only_for_its_facts() -> None:
    found = logged(FOLDER)
    assert set(found) == messages("event")
    for kind, places in found.items():
        for given, lang in product(places, ck.LANGUAGES):
            assert "**" in given or facts(lang, "blitzkrieg", f"event-{kind}") <= given, kind


def test_every_action_decision_refusal_and_ending_has_one() -> None:
    assert set(GAME.actions) == messages("action")
    for kind, arguments in GAME.actions.items():
        assert facts("en", "blitzkrieg", f"action-{kind}") <= set(arguments)
    kinds = {name for name, step in RULES.steps.items() if step.actions}
    assert kinds == messages("decision")
    for kind in kinds:
        known = set(language._parameters("blitzkrieg", kind))
        assert facts("ru", "blitzkrieg", f"decision-{kind}") <= known
    found = refusals(FOLDER)
    assert set(found) == messages("error")
    for reason, places in found.items():
        for given, lang in product(places, ck.LANGUAGES):
            assert facts(lang, "blitzkrieg", f"error-{reason}") <= given, reason
    assert set(ENDINGS) == messages("ending") == messages("ended")
    assert not {
        w for w in mismatches(FOLDER) if not language.has("en", "blitzkrieg", f"mismatch-{w}")
    }


def test_every_label_and_reason_is_used() -> None:
    for kind in ("label", "reason"):
        for name in messages(kind):
            assert re.search(rf"[\"']{name}[:\"']", SOURCE), f"{kind}-{name}"


def test_no_name_is_unused() -> None:
    known = {*PLAYERS, *GAME.scenarios, *GAME.options, *STRATAGEMS, *KINDS, *PREFERRED}
    known |= {v for o in GAME.options.values() for v in o.choices if isinstance(v, str)}
    known |= {"both", "none", "yes", "no", "bot", "random", "search", "human", "leftmost"}
    known |= {*EFFECTS, "propaganda_late", "propaganda_behind", "industry_few", *WHY.values()}
    assert messages("name") - known == set()
    assert messages("brings") == set(EFFECTS)
    kinds = "action|decision|event|error|ending|ended|label|reason|name|brings|form"
    rest = {key for key in OWN if not re.match(rf"({kinds})-", key)}
    assert rest == {"standing", "because"}, "terms within other sentences"


@both
def test_15_0_every_row_that_strikes_out_tells_its_reason(lang: str) -> None:
    """A stratagem tells what it wants, too."""
    told = {}
    for seed in range(8):
        for state in walk("blitzkrieg", "solo", seed):
            told |= {(e["row"], e["stratagem"]): e for e in state.events if e.kind == "struck_out"}
    assert {"1.1", "1.3", "3.1", "3.2"} <= {row for row, _ in told}
    reason = {"en": "Reason: ", "ru": "Причина: "}[lang]
    for (_, stratagem), event in told.items():
        assert reason in ck.say(event, lang)
        if stratagem is not None:
            name = GAME.words(lang)[stratagem]
            assert not isinstance(name, str) and name["wants"] in ck.say(event, lang)


@both
def test_14_0_the_biggest_change_says_which_of_the_seven_it_is(lang: str) -> None:
    given = {"seat": "axis", "theatre": "pacific"}
    told = [
        ck.say(Event("blitzkrieg", "biggest_change", f"14.{n}", {**given, "step": n}), lang)
        for n in range(1, 8)
    ]
    assert len({t.partition(str(n))[2] for n, t in enumerate(told, 1)}) == 7


def test_the_terms_are_those_of_the_russian_rulebook() -> None:
    """Who sits opposite is called the same everywhere, as there."""
    own = Path(ck.__file__).parent / "games" / "blitzkrieg"
    told = [*own.rglob("locale/ru/*.ftl"), *own.rglob("book/*.toml")]
    assert len(told) > 20
    assert not [p.name for p in told if "соперни" in p.read_text(encoding="utf-8").lower()]
