"""Fixtures that several tests share, and the coverage of rules, told after the run.

Every event and refusal of the whole run counts; so do the steps whose turn came.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# Not used: tests read notebooks, as the server does, and like it have no addresses checked.
import churchill_widgets.serving  # noqa: F401
import pytest

from churchill_kit.engine.state import State
from tests.helpers import CASES, Case

# No test, and no program that one starts, touches the progress of whoever runs them.
os.environ["CHURCHILL_KIT_STORE"] = "browser"

KIT = Path(__file__).parent.parent / "churchill_kit"
RULEBOOK = KIT / "games" / "churchill" / "book" / "rulebook.toml"


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Iterator[Case]:
    """The toy and Churchill, in all scenarios."""
    with request.param.known():
        yield request.param


@pytest.fixture(autouse=True)
def nothing_stays_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """The panels of a test are closed after it, and nothing of it listens to progress: it would be
    drawn again in each of those that follow. Boards are left alone: all share one manager."""
    if "widgets" not in request.path.parts:
        yield
        return
    from churchill_widgets.base.panel import Panel
    from churchill_widgets.learner import progress
    from ipywidgets.widgets import widget

    there = set(widget._instances)
    yield
    for id in widget._instances.keys() - there:
        if isinstance(widget._instances[id], Panel):
            widget._instances[id].close()
    progress._listeners.clear()


# -- coverage of rules -----------------------------------------------------------------------------

cited: set[tuple[str, str]] = set()  # game, rule
reached: set[tuple[str, str]] = set()  # game, step


# Rules that no step, event, part of a number, line of a score or refusal bears: definitions and
# headings, set-ups (their outcome is compared with the text), and the bots' section, whose entries
# have numbers of their own. Whatever else the rulebook has must have been at work in a whole run.
_NUMBERS = """
    1.0 3.1 3.21 3.22 3.23 3.24 3.26 3.27 3.28 3.34
    4.0 4.21 4.22 4.23 4.3 4.44 4.6 4.7
    6.0 7.0 7.2 7.5 7.51 7.52 7.53 7.6 7.61 7.73 7.73.1 7.73.5
    9.1 9.2 9.3 9.4 9.51 9.52 9.53 9.54 9.61 9.62 9.63 9.64 9.71 9.72 9.73 9.74
    10.0 10.1 11.0 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9
"""
UNCITED = frozenset(_NUMBERS.split())


class WatchedSteps(dict):  # type: ignore[type-arg]
    """The steps of a game; notes which are looked up, as the engine does when their turn comes."""

    def __init__(self, game: str, steps: dict[str, Any]) -> None:
        super().__init__(steps)
        self.game = game

    def __getitem__(self, name: str) -> Any:
        reached.add((self.game, name))
        return super().__getitem__(name)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Watch the games that the collected tests use."""
    log, refusal = State.log, State._refusal

    def watched_log(s: State, kind: str, rule: str, parts: Any = (), /, **facts: Any) -> None:
        cited.add((s.game, rule))
        if parts:
            cited.update((s.game, part[2]) for part in parts)
        if s.result is not None:
            cited.update(
                (s.game, _line(row[0])) for rows in s.result.lines.values() for row in rows
            )
        log(s, kind, rule, parts, **facts)

    def watched_refusal(s: State, action: Any) -> Any:
        error = refusal(s, action)
        cited.add((s.game, error.rule))
        return error

    State.log, State._refusal = watched_log, watched_refusal  # type: ignore[method-assign]
    for name in ("churchill",):
        module = sys.modules.get(f"churchill_kit.games.{name}.state")
        if module is not None and not isinstance(module.RULES.steps, WatchedSteps):
            module.RULES.steps = WatchedSteps(name, module.RULES.steps)


def _line(letter: str) -> str:
    """The rule of a line of the score: the letters are those of 9.4."""
    return f"9.4.{letter}" if letter.isalpha() else letter


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of pytest-xdist hands what it saw to the main process, which fails a run of all
    tests that left rules out."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["cited"] = sorted(cited)
        output["reached"] = sorted(reached)
    elif reached and _whole(session.config) and session.exitstatus == pytest.ExitCode.OK:
        _missing.extend(_left_out())
        if _missing:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _whole(config: pytest.Config) -> bool:
    """Was everything asked for: no files, no words, and no marks but those of ``make test``?"""
    asked = {str(a).rstrip("/") for a in config.args}
    marks = config.option.markexpr
    some = config.option.keyword or getattr(config.option, "lf", False)
    return asked == {"tests"} and not some and (not marks or marks.startswith("not "))


_missing: list[str] = []


def _left_out() -> Iterator[str]:
    """Steps that were never reached, and rules that nothing cited though UNCITED has them not."""
    from churchill_kit.games.churchill import state

    steps = dict(state.RULES.steps)
    seen = {name for game, name in reached if game == "churchill" and name in steps}
    yield from (f"step {name} is never reached" for name in steps if name not in seen)
    rules = {rule for game, rule in cited if game == "churchill"}
    rules |= {steps[name].rule for name in seen}
    known = _numbers(tomllib.loads(RULEBOOK.read_text(encoding="utf-8")))
    yield from (f"rule {n} is never cited" for n in known if n not in rules | UNCITED)


class Collector:
    """What the main process of pytest-xdist gets from its workers."""

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """A worker is done."""
        output = getattr(node, "workeroutput", {})
        cited.update(map(tuple, output.get("cited", ())))
        reached.update(map(tuple, output.get("reached", ())))


def pytest_configure(config: pytest.Config) -> None:
    """Listen to the workers, if there are any."""
    config.pluginmanager.register(Collector())


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Which rules and steps of Churchill nothing in this run has reached."""
    if not reached:
        return
    from churchill_kit.games.churchill import state

    line = terminalreporter.write_line
    terminalreporter.section("rule coverage")
    steps = dict(state.RULES.steps)
    seen = {name for game, name in reached if game == "churchill" and name in steps}
    line(f"churchill: {len(seen)} of {len(steps)} steps reached")
    for name, step in steps.items():
        if name not in seen:
            line(f"  never reached: {name} ({step.rule})")
    for left_out in _missing:
        line(f"  FAILED: {left_out}")
    rules = {rule for game, rule in cited if game == "churchill"}
    rules |= {step.rule for name, step in steps.items() if name in seen}
    line(f"churchill: {len(rules)} rules cited by steps, events, breakdowns, scores and refusals")
    if RULEBOOK.exists():
        known = _numbers(tomllib.loads(RULEBOOK.read_text(encoding="utf-8")))
        line("  never cited: " + (", ".join(n for n in known if n not in rules) or "none"))
        unknown = sorted(rules - set(known) - {""})
        if unknown:
            line("  cited, but not in rulebook.toml: " + ", ".join(unknown))


def _numbers(rulebook: dict[str, Any]) -> list[str]:
    """The numbers of the rules in rulebook.toml (chapters and rules alike)."""
    tables = rulebook.get("rule", rulebook)
    if isinstance(tables, dict):
        return list(tables)
    return [str(t.get("number", t.get("id"))) for t in tables]
