"""5.13 How often a card wins the agenda, as it is told beside the choice: that it comes true."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby, product

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.bots.agenda import bids
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.outlook import agenda_chance, agenda_ties, agenda_values

BOTS = dict.fromkeys(SEATS, "bot")


def test_all_that_can_be_bid_is_counted() -> None:
    for seat in SEATS:
        possible = {n for card in BOX.decks[seat] for n in agenda_values(seat, card)}
        assert set(bids()[seat]) <= possible
        assert sum(bids()[seat].values()) == pytest.approx(1)


def test_5_13_a_card_wins_the_agenda_as_often_as_is_said() -> None:
    """In games that were not learned from; of all cards in hand, not of those laid alone."""
    told: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for seed in range(40):
        record = ck.play("churchill", BOTS, ("training", "campaign")[seed % 2], seed)
        asked = [
            (d.seat, record.at(n), record.actions[n]["card"])
            for n in range(record.n)
            if (d := record.at(n).decision) is not None and d.kind == "agenda_card"
        ]
        for _, agenda in groupby(asked, key=lambda one: one[1].conference):
            bid = list(agenda)
            laid = {seat: card for seat, _, card in bid}
            for seat, state, _ in bid:
                others = [agenda_values(s, laid[s]) for s in SEATS if s != seat]
                for card in (a["card"] for a in state.actions()):
                    rolls = list(product(agenda_values(seat, card), *others))
                    won = sum(mine >= max(theirs) for mine, *theirs in rolls) / len(rolls)
                    said = agenda_chance(seat, card)
                    told[said // 20].append((said, 100 * won))
                    assert 0 <= agenda_ties(seat, card) <= said
    assert len(told) >= 4
    for found in told.values():
        said, came = (sum(column) / len(found) for column in zip(*found, strict=True))
        assert len(found) < 100 or abs(said - came) < 6
