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
    """A worker of pytest-xdist hands what it saw to the main process."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["cited"] = sorted(cited)
        output["reached"] = sorted(reached)


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
