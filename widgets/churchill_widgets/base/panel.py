"""The panel of a part: plain data that a script of its kind draws in the page."""

from __future__ import annotations

import anywidget
import traitlets


class Panel(anywidget.AnyWidget):
    """Text and controls of a part: `data` is drawn by the script of its kind."""

    kind = traitlets.Unicode("").tag(sync=True)
    game = traitlets.Unicode("").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    anchor = traitlets.Unicode("").tag(sync=True)  # by which a link leads to it
    texts = traitlets.Dict().tag(sync=True)
    data = traitlets.Dict().tag(sync=True)
    trouble = traitlets.Dict().tag(sync=True)
    signs = traitlets.Dict().tag(sync=True)  # of the seats
    seat_css = traitlets.Unicode("").tag(sync=True)  # their colours
