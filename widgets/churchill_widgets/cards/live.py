"""The live example inside the card of a rule: made when it is asked for, gone when the card closes.

A page asks with ``{"type": "live", "number": "5.22", "n": 3}`` and is told which widget to show
in the card, or in one sentence why there is none; ``live_close`` ends it. A part of a chapter
and the app have one of these each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import ipywidgets

from ..base.words import sentence_of

# Not all that a widget refers to is its own: all canvases share one manager.
OWN = ("children", "layout", "style", "_canvases")

Send = Callable[[dict[str, Any]], None]


class Player(Protocol):
    """Makes what shows a game's rule on a board. Raises Sorry if there is no such rule."""

    def __call__(
        self, game: str, number: str, lang: str, closing: Callable[[], None] | None = None, /
    ) -> Any:
        """The part that shows it; `closing` is called when the reader puts it away."""


class Live:
    """What one page shows in its card; at most one example."""

    def __init__(self, game: str, send: Send, show: Player) -> None:
        self.game, self.send, self.show = game, send, show
        self.player: Any = None

    def open(self, content: dict[str, Any], lang: str) -> None:
        """The card of a rule asks for its example."""
        self.close()
        n = content.get("n")
        try:
            number = str(content.get("number", ""))
            player = self.show(self.game, number, lang)
        except Exception as error:
            self.send({"type": "live", "n": n, "error": sentence_of(error, lang)})
            return
        self.player = player
        self.send({"type": "live", "n": n, "model": player.box.model_id})

    def close(self) -> None:
        """The card is closed: nothing of the example stays, neither here nor in the page."""
        if self.player is not None:
            self.player.live.close()  # one within a card of the example
            self.player.panel.on_msg(self.player._on_message, remove=True)
            release(self.player.box)
            self.player = None


def release(widget: ipywidgets.Widget) -> None:
    """Close a widget and its own, which `close` alone leaves in the registry."""
    for name in OWN:
        value = getattr(widget, name, ())
        for item in value if isinstance(value, (tuple, list)) else (value,):
            if isinstance(item, ipywidgets.Widget):
                release(item)
    widget.close()
