"""Scripts and styles of a kind of widget: one file of each, put together by ``make scripts``.

The scripts of a room are ES modules in its ``static`` folder, which import each other across
rooms in the direction in which the rooms do. A module with ``export default`` is a kind of
widget. anywidget hands a page exactly one script and one style for each kind, so they are
bundled into ``static/bundled``; that is committed, and nobody who installs or serves the
pages needs Node.js. A test says when a bundle is not what its sources say.
"""

from __future__ import annotations

from pathlib import Path

ROOMS = Path(__file__).parents[1]
PLAIN = "lessons/lesson"  # the style of parts that have none of their own


def bundle(kind: str, rooms: Path = ROOMS) -> tuple[str, str]:
    """Script and style of a kind of widget, named by room and module: ``"lessons/look"``.

    `rooms` is the folder in which the room lies; a game that is a package of its own gives its
    own. Raises FileNotFoundError where there is no such script.
    """
    script, style = (_bundled(rooms, kind, ending) for ending in ("js", "css"))
    if not style.is_file():
        style = _bundled(ROOMS, PLAIN, "css")
    return script.read_text(encoding="utf-8"), style.read_text(encoding="utf-8")


def _bundled(rooms: Path, kind: str, ending: str) -> Path:
    room, _, name = kind.rpartition("/")
    return rooms / room / "static" / "bundled" / f"{name}.{ending}"
