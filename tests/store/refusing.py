"""What every refusal of a store is: one sentence, for a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.engine.errors import GameError
from tests.sentences import begins


def refused(reason: str, act: Callable[..., Any], *given: Any, **more: Any) -> GameError:
    """It is refused for this reason, which both languages can say."""
    with pytest.raises(GameError) as caught:
        act(*given, **more)
    assert caught.value.reason == reason
    for lang in ck.LANGUAGES:
        told = ck.say(caught.value, lang)
        assert begins(told) and reason not in told, told
    return caught.value
