"""What a seat can't know is in nothing that its page is given: two tables that differ in nothing
else give it the same."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.store import NoTable, open_tables
from churchill_kit.store.reader import Reader
from churchill_kit.store.shared_table import SharedTable
from churchill_kit.store.tables import Tables
from churchill_kit.table import PERSON, Table, presence

GAMES = {
    "churchill": {"us": "owner", "uk": "person", "ussr": "person"},
    "blitzkrieg": {"axis": "owner", "allies": "person"},
}


def positions(game: str) -> list[Any]:
    """Some decisions of a game, early and late."""
    record, rng, found = ck.Record.new(game, seed=3), random.Random(3), []
    while record.state.decision is not None and record.n < 100:
        if record.n % 30 == 1:
            found.append(record.state)
        record.play(rng.choice(record.state.actions()))
    return found


def given(page: SharedTable) -> str:
    """All that a page has of its table to show."""
    seen = {"news": page.news(), "view": page.view.dump(), "turn": page.turn, "due": page.due}
    seen["views"] = {seat: view.dump() for seat, view in page.views.items()}
    seen["entry"] = [e | {"secret": ""} for e in open_entries(page)]
    text = json.dumps(seen, sort_keys=True)
    return text.replace(page.tid, "table")


def open_entries(page: SharedTable) -> list[dict[str, Any]]:
    return Tables(page.room).entries([page._secret])


@pytest.mark.parametrize("game", GAMES)
def test_twin_tables(game: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = open_tables(tmp_path / "tables.sqlite")
    monkeypatch.setattr(presence, "time", SimpleNamespace(time=lambda: 2_000_000_000))
    rng, looked = random.Random(1), 0
    for state in positions(game):
        for seat in (*GAMES[game], None):
            twins = [state, state.view(seat).deal(rng)]
            texts = set()
            for twin in twins:
                page = opened(tables, game, twin, seat, monkeypatch)
                texts.add(given(page))
                with pytest.raises(NoTable):
                    page.save()
                with pytest.raises((NoTable, ck.IllegalAction)) as caught:
                    page.play(ck.Action(game, "no_such_thing"))
                texts.add(str(caught.value))
            assert len(texts) == 2, seat
            looked += twins[0] != twins[1]
    assert looked > 5


def opened(
    tables: Tables, game: str, state: Any, seat: str | None, monkeypatch: pytest.MonkeyPatch
) -> SharedTable:
    """A page at a table that begins with this position."""

    def laid(self: Reader, row: Any) -> Table:
        table = Table(ck.Record.start(state), dict.fromkeys(state.seats, PERSON), row.tid)
        table.moved = row.moved
        return table

    monkeypatch.setattr(Reader, "_laid", laid)
    owner = tables.enter(tables.open({"game": game, "seats": GAMES[game], "seed": 1}))
    for other, secret in owner.links().seats.items():
        page = tables.enter(secret)
        page.say(f"here is {other}")
        if other == seat:
            owner = page
    page = tables.enter(owner.links().watch) if seat is None else owner
    page.poll()
    return page
