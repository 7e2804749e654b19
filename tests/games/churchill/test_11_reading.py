"""11.1 How a bot reads its chart: every line, and why it did or did not apply."""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.bots.bot import Bot
from churchill_kit.games.churchill.bots.charts import charts, condition
from churchill_kit.games.churchill.bots.sight import Sight
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.games.churchill.state import Churchill

GAME = ck.game("churchill")
SEEDS = range(4)


def decisions() -> list[Churchill]:
    """Views of the decisions of some games between bots."""
    out = []
    for seed in SEEDS:
        state: Any = GAME.new(scenario="tournament", seed=seed)
        while state.decision is not None:
            view = state.view(state.decision.seat)
            out.append(view)
            state.apply(Bot().explain(view, view.actions())[0])
    return out


def test_11_1_lines_are_read_in_order_and_the_last_one_chooses() -> None:
    """11.1 From the first entry down; each either lacks a condition or has nothing to choose,
    but for the last one, and those that send the reader on to another list."""
    for view in decisions():
        assert view.decision is not None
        action, found, lines = Bot().reading(view, view.actions())
        chosen, path = Bot().entries(view, view.actions())
        assert (action, lines[-1].entry) == (chosen, path[-1])
        assert action in found and lines[-1].found == found
        sight = Sight(view, view.actions(), charts()[view.decision.seat].weights)
        ranks: dict[str, int] = {}
        for line in lines:
            entry = line.entry
            if entry.rank:
                assert entry.rank == ranks.get(entry.decision, 0) + 1
                ranks[entry.decision] = entry.rank
            if line.unmet:
                assert not line.found
                assert line.unmet in entry.when
                assert not condition(line.unmet, "test")(sight)
        assert all(not line.found or isinstance(line.found, str) for line in lines[:-1])


def test_11_3_the_parts_of_a_plan_add_up() -> None:
    """11.3 What a card is worth to a bot on an issue: the card's total, and the weight."""
    weighed = False
    for view in decisions():
        assert view.decision is not None
        sight = Sight(view, view.actions(), charts()[view.decision.seat].weights)
        if sight.kind != "advance_issue":
            continue
        for card in sight.cards:
            for issue in () if BOX.staff[card].chief else sight.concerned:
                parts = sight.parts(card, issue)
                assert sum(part[1] for part in parts) == sight.value(card, issue)
                weighed |= parts[-1][0] == "bot_weight"
    assert weighed


def test_11_3_what_is_remembered_of_a_position_is_forgotten_with_it() -> None:
    """11.3 Scores, and what a card is worth on an issue, are those of the position that is looked
    at, whatever was looked at before."""
    for view in decisions():
        assert view.decision is not None
        sight = Sight(view, view.actions(), charts()[view.decision.seat].weights)
        assert sight.scores == points(score(view))
        for card in sight.cards[:2]:
            values = [sight.value(card, issue) for issue in sight.concerned]
            assert sight.loss(card) == max(values, default=0)
