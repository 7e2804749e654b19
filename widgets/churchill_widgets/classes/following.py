"""Asking for news of a class, once a second, beside the page's own work: a database that is away
takes seconds to say so."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import churchill_kit as ck
from churchill_kit.store.asking import has_news
from churchill_kit.store.class_reader import ClassReader

POLL = 1.0  # seconds between two questions for news
CALM = 8  # seconds after which all is read anew: who was here may have gone

log = logging.getLogger(__name__)


class Following:
    """Follows one class at a time. `news` takes in what is new; `wrong` is told what went wrong."""

    def __init__(self, news: Callable[[], None], wrong: Callable[[BaseException], None]) -> None:
        self._news, self._wrong = news, wrong
        self._followed: ClassReader | None = None
        self._task: Any = None

    def follow(self, reader: ClassReader | None) -> None:
        """Ask about this class from now on, or about none."""
        self._followed = reader
        if reader is None:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # a test or a script asks by itself
            return
        self._task = loop.create_task(self._ask(reader))

    async def _ask(self, reader: ClassReader) -> None:
        read = time.monotonic()
        while True:
            await asyncio.sleep(POLL)
            if reader is not self._followed:
                return
            try:
                late = time.monotonic() - read > CALM
                if late or await asyncio.to_thread(has_news, reader):
                    read = time.monotonic()
                    if reader is self._followed:
                        self._news()
            except ck.GameError as error:
                self._wrong(error)
            except Exception as error:  # nobody is above to see it
                log.error("following a class failed", exc_info=error)
                self._wrong(error)
