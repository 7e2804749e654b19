"""A class on the wall: how to join, who has come, and what its teacher shows."""

from __future__ import annotations

from typing import Any

from churchill_kit.store.class_reader import ClassReader, Projector

from ..page.titles import title_of
from .qr import picture
from .role import Role
from .shown import Shown


class Wall(Role):
    """The page for the projector. It is told no results."""

    name = "projector"
    reader: Projector

    def data(self) -> dict[str, Any]:
        news = self.reader.news()
        self._show()
        return {**news, "title": title_of(news["game"], self.lang), "shown": self.part is not None}

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self.part = None

    def _show(self) -> None:
        self.part = shown_to_all(self.reader, self.lang, self.part)

    def _on_qr(self, content: dict[str, Any]) -> None:
        """The page knows its address, and wants it as a picture."""
        link = str(content.get("link", ""))
        self._send({"type": "qr", "link": link, **picture(link)})


def shown_to_all(reader: ClassReader, lang: str, before: Any) -> Shown | None:
    """What the teacher shows to all, in the part that has shown it before if that will do."""
    found = reader.shown
    if found is None:
        return None
    view, exercise = found.view, found.exercise
    game = view.game if view is not None else exercise.game if exercise is not None else ""
    what = (view.dump() if view is not None else None, exercise and (exercise.maker, exercise.seed))
    if exercise is not None and exercise.state is not None:
        what = (exercise.position.dump(), what[1])
    part = before if isinstance(before, Shown) and before.game == game else Shown(game, lang)
    if part.what != what:
        part.what = what
        part.put(exercise, view)
    return part
