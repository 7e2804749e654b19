"""Players that do one thing otherwise than the bot, to see what that is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import State
from ....engine.values import Action
from ..bots.bot import Bot

if TYPE_CHECKING:
    import random


class NeverDebates(Bot):
    """The bot, but that it leaves every issue to whoever moves it (5.24)."""

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """The bot's choice; where a debate is offered, none."""
        declined = next((action for action in actions if action.kind == "decline"), None)
        return declined or super().choose(view, actions, rng)
