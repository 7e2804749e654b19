"""What a page of a class is for one who has come to it: a teacher's, a student's, the wall's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from churchill_kit.store.class_reader import ClassReader

from ..lessons.part import Part


class Role:
    """One who has come to a class. `send` tells the page something, `draw` brings it up to date."""

    name = ""

    def __init__(
        self,
        reader: ClassReader,
        lang: str,
        send: Callable[[dict[str, Any]], None],
        draw: Callable[[], None],
    ) -> None:
        self.reader, self.lang = reader, lang
        self._send, self._draw = send, draw
        self.over = False  # nothing is left to follow
        self.part: Part | None = None  # below the panel: an exercise, or a position to look at

    def data(self) -> dict[str, Any]:
        """What the panel shows."""
        raise NotImplementedError

    def news(self) -> bool:
        """Take in what is new; True if there is anything to draw."""
        return self.reader.poll()

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.lang = lang

    def on(self, what: str, content: dict[str, Any]) -> None:
        """Something that one does here; a GameError, and nothing has happened."""
        act = getattr(self, f"_on_{what}", None)
        if act is not None:
            act(content)


def number(content: dict[str, Any], key: str) -> int:
    """A number that a page sent; -1 if it is none."""
    found = content.get(key)
    return found if type(found) is int else -1
