"""Asking for news of a shared table or of a class, beside the page's own work: a database that is
away takes seconds to say so."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import churchill_kit as ck
from churchill_kit.store.asking import has_news
from churchill_kit.store.following import Follower

CALM = 8  # seconds after which all is read anew: who was here may have gone

log = logging.getLogger(__name__)


class Following:
    """Follows one table or class at a time, and asks every so many seconds.

    `news` takes in what is new and `wrong` is told what went wrong; `calm` is called where there
    is nothing new. While `wanted` says no, nothing is asked.
    """

    def __init__(
        self,
        every: float,
        news: Callable[[], None],
        wrong: Callable[[BaseException], None],
        calm: Callable[[], None] = lambda: None,
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        self.followed: Any = None
        self._every, self._news, self._wrong = every, news, wrong
        self._calm, self._wanted = calm, wanted
        self._task: Any = None

    def follow(self, followed: Follower | None) -> None:
        """Ask about this from now on, or about nothing."""
        self.followed = followed
        if followed is None:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # a test or a script asks by itself
            return
        self._task = loop.create_task(self._ask(followed))

    async def _ask(self, followed: Follower) -> None:
        read = time.monotonic()
        while True:
            await asyncio.sleep(self._every)
            if followed is not self.followed:
                return
            try:
                if not self._wanted():
                    continue
                new = await asyncio.to_thread(has_news, followed)
                if followed is not self.followed:
                    return
                if new or time.monotonic() - read > CALM:
                    read = time.monotonic()
                    self._news()
                else:
                    self._calm()
            except ck.GameError as error:
                self._wrong(error)
            except Exception as error:  # nobody is above to see it
                log.error("following failed", exc_info=error)
                self._wrong(error)
