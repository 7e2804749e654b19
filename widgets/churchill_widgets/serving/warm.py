"""What a kernel does while it waits for its page: everything that all pages need.

It runs inside the kernel, before anybody waits for it; the server only knows the two lines.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys

CODE = "from churchill_widgets.serving.warm import up; up()"


def up() -> None:
    """Import the screens, read the pieces and the words, draw each board once."""
    _log_to_terminal()
    import churchill_kit as ck

    from ..course import cells  # noqa: F401
    from ..lessons import example_player, exercise_panel  # noqa: F401
    from ..page import controller, game_page, pages  # noqa: F401

    with contextlib.suppress(ImportError):  # without it the boards are SVG
        from ..board import canvas_board  # noqa: F401
    place = controller.Controller()  # of the first game: what most pages show
    view = place.game.new(seed=1).view(None)
    for place.lang in ck.LANGUAGES:
        pages.texts(place)
        # Nothing that is a widget is made: the page would have to load it, too.
        for board in place.screen.boards:
            place.screen.draw(board, view, place.lang)


def _log_to_terminal() -> None:
    # A kernel's stderr is a stream to the page; the file behind it is the server's terminal.
    try:
        terminal = os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8")
    except (AttributeError, OSError, ValueError):
        return
    log = logging.getLogger("churchill_widgets")
    log.addHandler(logging.StreamHandler(terminal))
    log.setLevel(logging.INFO)
