"""The checks that lie beside the checkout, called as they are; where they are not, ours must do:
the same assertions stand in tests/engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import churchill_kit as ck

ROOT = Path(__file__).parents[1]
CHECKS = ROOT.parent / "shared" / "checks"

pytestmark = pytest.mark.skipif(not CHECKS.is_dir(), reason=f"no {CHECKS}")


def run(script: str, *arguments: str) -> None:
    """One of the checks on this checkout's code."""
    path = os.pathsep.join((str(ROOT), str(ROOT / "widgets")))
    done = subprocess.run(
        [sys.executable, str(CHECKS / script), *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_the_contract_of_the_first_house() -> None:
    """It knows one set of seats for all set-ups: those of others are left to the next one."""
    for name in ck.games():
        game = ck.game(name)
        same = [x for x in game.scenarios if game.seats_of(x) == game.seats]
        run("contract.py", name, "1", *same)


def test_the_contract_of_this_house() -> None:
    run("next_contract.py", *ck.games())
