"""What is done before anybody asks for a page: everything that all pages need.

It runs in the process that kernels are forked from; where none is, in a kernel that waits for its
page, of which the server knows only the two lines.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from importlib import import_module
from pkgutil import walk_packages

CODE = "from churchill_widgets.serving.warm import up; up()"

ROOMS = ("base", "board", "cards", "classes", "course", "learner", "lessons", "page")


def up() -> None:
    """Import the screens and all games, read the pieces and the words, draw each board once."""
    _log_to_terminal()
    import churchill_kit as ck
    from churchill_kit.engine import registry

    from .. import screen

    for room in ROOMS:
        _import_all(f"churchill_widgets.{room}")
    _import_store()
    for game in ck.games():
        with contextlib.suppress(Exception):  # a page that wants this game says what is wrong
            for house in (registry.HOUSE, screen.HOUSE):
                _import_all(registry.package(game, house))
            _show(game)


def _import_all(package: str) -> None:
    """A package and all in it. Without ipycanvas there is a module less, and boards are SVG."""
    found = walk_packages(import_module(package).__path__, f"{package}.", onerror=lambda _: None)
    for module in found:
        with contextlib.suppress(Exception):
            import_module(module.name)


def _import_store() -> None:
    """What leads to the store of progress and tables. Nothing is opened: a connection is nothing
    that two programs could share."""
    from churchill_kit.store.where import POOL, at_server

    _import_all("churchill_kit.store")
    if os.environ.get(POOL):
        return  # the server has the connections
    with contextlib.suppress(Exception):  # whoever needs it says what is missing
        import_module("psycopg" if at_server() else "sqlite3")


def _show(game: str) -> None:
    """The first page of a game and its boards, for nobody. Nothing that is a widget is made: the
    page would have to load it, too."""
    import churchill_kit as ck

    from ..page import controller, pages

    place = controller.Controller(game)
    view = place.game.new(seed=1).view(None)
    for place.lang in ck.LANGUAGES:
        pages.texts(place)
        for board in place.screen.boards:
            place.screen.draw(board, view, place.lang)


def _log_to_terminal() -> None:
    # A page that is left says farewell to widgets that have been closed already.
    logging.getLogger("Comm").setLevel(logging.ERROR)
    # A kernel's stderr is a stream to the page; the file behind it is the server's terminal.
    try:
        terminal = os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8")
    except (AttributeError, OSError, ValueError):
        return
    log = logging.getLogger("churchill_widgets")
    log.addHandler(logging.StreamHandler(terminal))
    log.setLevel(logging.INFO)
