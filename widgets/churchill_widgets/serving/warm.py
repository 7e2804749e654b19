"""What a kernel does while it waits for its page: everything that all pages need.

It runs inside the kernel, before anybody waits for it; the server only knows the two lines.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

CODE = "from churchill_widgets.serving.warm import up; up()"


def up() -> None:
    """Import the screens, read the pieces and the words, draw each board once."""
    _log_to_terminal()
    import churchill_kit as ck

    from ..course import cells  # noqa: F401
    from ..lessons import example_player, exercise_panel  # noqa: F401
    from ..page import controller, game_page, pages  # noqa: F401

    _when_needed("numpy", "PIL.Image")
    with contextlib.suppress(ImportError):  # without it the boards are SVG
        from ..board import canvas_board  # noqa: F401
    place = controller.Controller()  # of the first game: what most pages show
    view = place.game.new(seed=1).view(None)
    for place.lang in ck.LANGUAGES:
        pages.texts(place)
        # Nothing that is a widget is made: the page would have to load it, too.
        for board in place.screen.boards:
            place.screen.draw(board, view, place.lang)


class _Later(ModuleType):
    """Stands for a module that is imported when something of it is used."""

    def __getattr__(self, item: str) -> Any:
        if item.startswith("__"):
            raise AttributeError(item)
        name = self.__name__
        if sys.modules.get(name) is self:
            del sys.modules[name]
        real = import_module(name)
        self.__dict__.update(real.__dict__)
        return getattr(real, item)


def _when_needed(*names: str) -> None:
    """Import these modules when something of them is used.

    ipycanvas imports NumPy and Pillow for pictures, of which our boards draw none: 13 MB.
    """
    for name in names:
        with contextlib.suppress(ImportError):
            spec = find_spec(name)
            if spec is not None and name not in sys.modules:
                sys.modules[name] = later = _Later(name)
                later.__spec__ = spec
                parent, _, own = name.rpartition(".")
                if parent:
                    setattr(sys.modules[parent], own, later)


def _log_to_terminal() -> None:
    # A kernel's stderr is a stream to the page; the file behind it is the server's terminal.
    try:
        terminal = os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8")
    except (AttributeError, OSError, ValueError):
        return
    log = logging.getLogger("churchill_widgets")
    log.addHandler(logging.StreamHandler(terminal))
    log.setLevel(logging.INFO)
