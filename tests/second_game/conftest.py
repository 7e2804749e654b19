"""Nim is there for the tests of this folder, and for no others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from churchill_kit.engine import words

INSTALLED = Path(__file__).parent / "installed"
NOTEBOOKS = Path(__file__).parent / "notebooks"


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package as if it were installed: on the path, with its entry points."""
    monkeypatch.syspath_prepend(INSTALLED)
    words.forget()
    yield
    monkeypatch.undo()
    words.forget()
