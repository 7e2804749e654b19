"""What every test of the screens asks besides its own question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from churchill_widgets.base import sentences


@pytest.fixture(autouse=True)
def no_sentence_is_missing() -> Iterator[None]:
    """A page shows something even where a sentence is missing; a test must not."""
    sentences.missed.clear()
    yield
    assert not sentences.missed
