"""What the ready-made studies of Churchill change, and nothing else."""

from __future__ import annotations

import random

import churchill_kit as ck
from churchill_kit.engine.players import player
from churchill_kit.games.churchill.studies.players import NeverDebates


def test_who_never_debates_else_plays_as_the_bot() -> None:
    """5.24 Every offer of a debate is declined; any other choice is the bot's."""
    record = ck.Record.new("churchill", "training", seed=3)
    bot, never, offered = player("churchill", "bot"), NeverDebates(), 0
    rng = random.Random(3)
    while record.state.decision is not None:
        view = record.state.view(record.state.decision.seat)
        seed = rng.random()
        usual = bot.choose(view, view.actions(), random.Random(seed))
        chosen = never.choose(view, view.actions(), random.Random(seed))
        if any(a.kind == "decline" for a in view.actions()):
            assert chosen.kind == "decline"
            offered += 1
        else:
            assert chosen == usual
        record.play(usual)
    assert offered > 5
