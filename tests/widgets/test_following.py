"""How pages ask for news: only while somebody looks, and what goes wrong is said once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from churchill_widgets.base import following
from churchill_widgets.base.following import Following

import churchill_kit as ck
from churchill_kit.table.errors import NoTable

SOON = 0.001


class Asked:
    """Something that is followed: what each question for news is answered with; the last answer
    stands."""

    def __init__(self, *answers: Any) -> None:
        self.answers, self.n = list(answers), 0

    def has_news(self) -> bool:
        self.n += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, BaseException):
            raise answer
        return bool(answer)


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "has_news", lambda followed: followed.has_news())


def follow(asked: Asked, until: Callable[[list[Any]], bool], **more: Any) -> list[Any]:
    """What a page is told while it follows this."""
    told: list[Any] = []

    async def ask() -> None:
        page = Following(
            SOON, lambda: told.append("news"), told.append, lambda: told.append("calm"), **more
        )
        page.follow(asked)  # type: ignore[arg-type]
        async with asyncio.timeout(20):
            while not until(told):
                await asyncio.sleep(SOON)
        page.follow(None)
        n = asked.n
        await asyncio.sleep(20 * SOON)
        assert asked.n <= n + 1, "what is followed no longer is asked no longer"

    asyncio.run(ask())
    return told


def test_news_are_taken_in_and_what_went_wrong_is_told() -> None:
    gone, bug = NoTable("table-store-away", why=""), RuntimeError("a fault of ours")
    found = follow(Asked(False, True, gone, bug, True, False), lambda told: len(told) > 5)
    assert found[:6] == ["calm", "news", gone, bug, "news", "calm"]


def test_all_is_read_anew_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(at=0)

    def passes() -> int:
        clock.at += following.CALM // 2 + 1
        return int(clock.at)

    monkeypatch.setattr(following, "time", SimpleNamespace(monotonic=passes))
    found = follow(Asked(False), lambda told: "news" in told)
    assert found[:2] == ["calm", "news"]


def test_a_store_that_is_away_is_not_read_beside_the_question() -> None:
    """Reading it would hold up the page for seconds."""
    away = NoTable("table-store-away", why="")
    found = follow(Asked(away), lambda told: len(told) > 2)
    assert all(isinstance(told, ck.GameError) for told in found)


def test_where_nobody_looks_nothing_is_asked() -> None:
    looked: list[int] = []
    page = Asked(False)

    def nobody() -> bool:
        looked.append(0)
        return False

    assert follow(page, lambda _: len(looked) > 4, wanted=nobody) == [] and page.n == 0
