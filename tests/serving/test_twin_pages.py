"""What a seat can't know is in nothing that reaches its page: two tables that differ in nothing
else send it the same, up to ids and times: the page itself, what boards are drawn with, and all
that is said while another plays, the adviser is asked, the game is leafed through and a move is
made."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.store import open_tables
from churchill_kit.store.reader import Reader
from churchill_kit.store.shared_table import SharedTable
from churchill_kit.store.where import WHERE
from churchill_kit.table import PERSON, Table
from tests.browser.serving import Server, serving

pytest.importorskip("tornado.websocket")
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
)

from tests.serving.test_serve import Visitor, line, notebook

SEATS = {"churchill": ("us", ("us", "uk", "ussr")), "blitzkrieg": ("axis", ("axis", "allies"))}
# A page as any other; but its tables begin with the positions of a file, and whoever sits there
# counts as here.
PAGE = """import json
from pathlib import Path
import churchill_kit as ck
from churchill_kit.store import reader
from churchill_kit.table import PERSON, Table
from churchill_widgets import app

def laid(self, row):
    data = json.loads(Path({twins!r}).read_text())[row.tid]
    state = ck.game(row.game).load(data)
    table = Table(ck.Record.start(state), dict.fromkeys(state.seats, PERSON), row.tid)
    table.moved = row.moved
    return table

reader.Reader._laid = laid
reader.here = lambda seen, at: True
app()"""
PATIENCE = 90  # seconds for anything


class Twin:
    """One of two positions; what another does there, and then the one who looks."""

    def __init__(self, state: Any, actions: tuple[ck.Action, ck.Action]) -> None:
        self.state, self.actions = state, actions
        self.dice = str(state.dump()["state"]["seed"])


def twins(game: str, seat: str) -> tuple[Twin, Twin]:
    """Two positions that this seat can't tell apart, and still can't after a move of another's and
    one of its own."""
    rng = random.Random(5)
    for seed in range(3_876_543_210, 3_876_543_250):
        state = ck.Record.new(game, seed=seed).state
        while state.decision is not None:
            if state.decision.seat != seat:
                other = state.view(seat).deal(rng)
                for action in state.actions():
                    own = same_after(state, other, action, seat)
                    if own is not None:
                        return Twin(state, (action, own)), Twin(other, (action, own))
            state.apply(rng.choice(state.actions()))
            if len(state.events) > 400:
                break
    raise AssertionError("no such position")


def same_after(state: Any, other: Any, action: ck.Action, seat: str) -> ck.Action | None:
    """An own action after which the two still look the same, if another's action does not tell
    them apart; None if there is none."""
    if other.refusal(action) is not None:
        return None
    pair = state.copy(), other.copy()
    told = [position.apply(action) for position in pair]
    if told[0] != told[1] or not alike(pair, seat) or pair[0] == pair[1]:
        return None
    if pair[0].decision is None or pair[0].decision.seat != seat:
        return None
    for own in pair[0].actions():
        after = pair[0].copy(), pair[1].copy()
        told = [position.apply(own) for position in after]
        if told[0] == told[1] and alike(after, seat) and after[0].decision is not None:
            return own
    return None


def alike(pair: tuple[Any, Any], seat: str) -> bool:
    return bool(pair[0].view(seat).dump() == pair[1].view(seat).dump())


class Told:
    """All that a page has got: its source, and each message with the bytes that came along."""

    def __init__(self, source: str) -> None:
        self.source, self.messages, self.state = source, list[bytes](), dict[str, Any]()
        self.model, self.pings = "", 0

    def take(self, raw: bytes) -> None:
        _, parts = deserialize_msg_from_ws_v1(raw)
        header, content = json.loads(parts[0]), json.loads(parts[3])
        kind = header["msg_type"]
        if kind == "status":
            return
        if kind == "comm_open" and b'"CanvasManagerModel"' in parts[3]:
            return  # said once, as soon as a program gets to it
        self.messages.append(b"\n".join([kind.encode(), *parts[3:]]))
        data = content.get("data", {}) if isinstance(content, dict) else {}
        for model, found in data.get("states", {}).items():
            if "choices" in found["state"]:
                self.model, self.state = model, found["state"]
        if content.get("comm_id") == self.model and data.get("method") == "update":
            self.state |= data["state"]

    def plain(self, ids: dict[str, str]) -> set[bytes]:
        """What was told, without ids and times; what came twice counts once."""
        return {plain(text, ids) for text in (*self.messages, self.source.encode())}


def plain(text: bytes, ids: dict[str, str]) -> bytes:
    for found, called in ids.items():
        text = text.replace(found.encode(), called.encode())
    text = re.sub(rb"[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", b"id", text)
    text = re.sub(rb"object at 0x[0-9a-f]+", b"object", text)
    return re.sub(rb'("since": )"[^"]*"', rb'\1""', text)


async def look(server: Server, secret: str, page: SharedTable, twin: Twin) -> Told:
    """What the page of a seat gets while another plays, and while it does all that it can."""
    source, kernel = Visitor().page(server.url)
    told = Told(source)
    async with line(server, kernel) as wire:

        async def until(wanted: Any) -> None:
            async with asyncio.timeout(PATIENCE):
                while not wanted():
                    raw = await wire.socket.read_message()
                    assert raw is not None, "the server hung up"
                    told.take(raw)

        def say(kind: str, **content: Any) -> None:
            data = {"method": "custom", "content": {"type": kind, **content}}
            wire.send("comm_msg", {"comm_id": told.model, "data": data})

        async def settled() -> None:
            """All that was said before has been answered."""
            told.pings += 1
            say("ping", n=(n := told.pings))
            pong = f'"type": "pong", "n": {n}'.encode()
            await until(lambda: any(pong in message for message in told.messages))

        def shown(moves: int) -> bool:
            head, choices = told.state["head"], told.state["choices"]
            return bool(
                told.state["shared"].get("moves") == moves
                and head.get("token") == choices.get("token")
            )

        control = {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}
        wire.send("comm_open", control)
        wire.send("comm_msg", {"comm_id": "c", "data": {"method": "request_states"}})
        await until(lambda: told.model)
        await settled()  # what the program says as it begins has come
        told.messages.clear()  # it knows of no table yet
        say("hello", kept=[], lang="en", pace="none", table=secret)
        await until(lambda: told.state["shared"].get("seats"))
        say("sizes", sizes={board: [900, 600] for board in told.state["head"]["boards"]})
        await settled()
        page.play(twin.actions[0])
        await until(lambda: shown(1) and told.state["head"]["stage"] == "play")
        for what in ("hint", "why"):
            say(what)
            await until(lambda what=what: (told.state["adviser"].get(what) or {}).get("ready"))
        say("terms")
        say("save")
        say("undo")
        for way in ("open", "first", "last", "close"):
            say("timeline", what=way)
        for lang in ("ru", "en"):
            say("lang", lang=lang)
        say("missed")
        say("log")
        await settled()
        legal = [str(action) for action in twin_view(page, twin).actions()]
        say("act", i=legal.index(str(twin.actions[1])), token=told.state["choices"]["token"])
        await until(lambda: shown(2))
        await settled()
    return told


def twin_view(page: SharedTable, twin: Twin) -> Any:
    state = twin.state.copy()
    state.apply(twin.actions[0])
    return state.view(state.decision.seat)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    folder = tmp_path_factory.mktemp("twins")
    (folder / "play.ipynb").write_text(notebook(PAGE.format(twins=str(folder / "twins.json"))))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(WHERE, str(folder / "tables.sqlite"))
        with serving(folder / "play.ipynb") as running:
            yield running, folder


@pytest.mark.parametrize("game", SEATS)
def test_twin_pages(game: str, house: tuple[Server, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    server, folder = house
    seat, seats = SEATS[game]
    tables = open_tables(folder / "tables.sqlite")
    found: list[set[bytes]] = []
    laid: dict[str, Any] = {}
    for twin in twins(game, seat):

        def lay(_: Reader, row: Any, state: Any = twin.state) -> Table:
            laid[row.tid] = state.dump()
            return Table(ck.Record.start(state), dict.fromkeys(state.seats, PERSON), row.tid)

        monkeypatch.setattr(Reader, "_laid", lay)
        own = tables.open({"game": game, "seats": dict.fromkeys(seats, "person"), "seed": 1})
        owner = tables.enter(own)
        (folder / "twins.json").write_text(json.dumps(laid))
        links = owner.links()
        ids = {secret: f"secret of {name}" for name, secret in links.seats.items()}
        ids |= {own: "own", links.code: "code", links.watch: "watch", owner.tid: "table"}
        page = tables.enter(links.seats[twin.state.decision.seat])
        told = asyncio.run(look(server, links.seats[seat], page, twin))
        assert len(told.messages) > 20
        assert twin.dice.encode() not in b"".join(told.messages), "the record would tell all"
        found.append(told.plain(ids))
    assert differing(*found) == []


def differing(one: set[bytes], other: set[bytes]) -> list[bytes]:
    """Where the messages that only one of them got differ from the likest that the other got."""
    told = []
    for mine, theirs in ((one - other, other), (other - one, one)):
        for message in mine:
            n = max((same_until(message, m) for m in theirs), default=0)
            told.append(message[max(n - 200, 0) : n + 60])
    return sorted(told)


def same_until(one: bytes, other: bytes) -> int:
    """So many bytes at the beginning are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
