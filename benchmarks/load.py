"""Many players at one server: memory of each, opening, moves, and what happens beyond the limit.

    python benchmarks/load.py [--players 30] [--moves 10] [--think 3] [--tables 0] [--postgresql]

With `--tables 33` the first 99 players sit at shared tables of three, and what is measured is how
long after a move the other two see it. With `--postgresql` tables are kept on such a server, which
is brought along as for tests.

Each player is a client that opens the page of the app and plays by the same messages as a
browser does, with pauses to think; what a browser itself takes for drawing is not in it
(`page.py` measures that). The server is `churchill-kit serve`. Prints; asserts nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine import machine
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from page import weight
from tornado.websocket import websocket_connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.serving import Server, serving
from tests.store.postgres import Postgres, lay_hands_on

PROTOCOL = "v1.kernel.websocket.jupyter.org"
CONTROL = {"comm_id": "control", "target_name": "jupyter.widget.control", "data": {}}
VERSION = {"version": "1.0.0"}  # of the widgets' control messages
PATIENCE = 120.0  # seconds for anything


class Full(Exception):
    """The server has no place."""


class Player:
    """One page, seen from its browser."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.opened = 0.0
        self.moves: list[float] = []
        self.kernel = ""
        self.n = 0

    async def open(self) -> None:
        """Ask for the page, connect, and see the app's first page."""
        start = time.perf_counter()
        text = await asyncio.to_thread(self._fetch)
        found = re.search(r'"kernelId": "([\w-]+)"', text)
        assert found, "a page has a kernel"
        self.kernel = found[1]
        address = f"{self.server.url.replace('http', 'ws')}api/kernels/{self.kernel}/channels"
        # Read at once, as browsers do: left in the socket while the player thinks, messages
        # would stop the server's sending, and TCP takes seconds to resume it.
        self.told: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.socket = await websocket_connect(
            f"{address}?session_id={self.kernel}",
            subprotocols=[PROTOCOL],
            max_message_size=2**26,
            on_message_callback=self.told.put_nowait,
        )
        self._send("comm_open", CONTROL)
        self._say("control", {"method": "request_states"})
        told = await self._until(lambda d: "states" in d)
        self.model, state = next(
            (k, s["state"]) for k, s in told["states"].items() if "choices" in s["state"]
        )
        self.state: dict[str, Any] = state
        self._widget({"type": "hello", "kept": [], "lang": "en", "pace": "none"})
        self.opened = time.perf_counter() - start

    def _fetch(self) -> str:
        try:
            with urllib.request.urlopen(f"{self.server.url}voila/render/play.ipynb") as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            if error.code == 503:
                raise Full from None
            raise

    async def play(self, moves: int, think: float) -> None:
        """Start the game that is set up and play a few moves."""
        await self._change({"type": "start", "setup": {"seed": str(self.dice.randrange(10**6))}})
        for _ in range(moves):
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * think)
            while not (legal := self.answers()):  # others are still playing
                if self.state["head"].get("stage") == "over":
                    return
                self.state |= (await self._until(lambda d: d.get("method") == "update"))["state"]
            token = self.state["choices"]["token"]
            move = {"type": "act", "i": self.dice.choice(legal), "token": token}
            start = time.perf_counter()
            await self._change(move)
            self.moves.append(time.perf_counter() - start)

    def answers(self) -> list[int]:
        """What may be answered here now."""
        choices = self.state["choices"]
        if not choices.get("token") or choices["token"] != self.state["head"].get("token"):
            return []
        return [a["i"] for g in choices.get("groups", ()) for a in g["items"]]

    def close(self) -> None:
        """Leave."""
        self.socket.close(1001)

    # -- messages ----------------------------------------------------------------------------------

    async def _change(self, content: dict[str, Any]) -> None:
        """Say something that changes the choices, and wait until they have changed."""
        before = self.state["head"].get("token")
        self._widget(content)
        while self.state["head"].get("token") == before or (
            self.state["choices"].get("token") != self.state["head"].get("token")
        ):
            data = await self._until(lambda d: d.get("method") == "update")
            self.state |= data["state"]

    def _widget(self, content: dict[str, Any]) -> None:
        self._say(self.model, {"method": "custom", "content": content})

    def _say(self, comm: str, data: dict[str, Any]) -> None:
        self._send("comm_msg", {"comm_id": comm, "data": data})

    def _send(self, kind: str, content: dict[str, Any]) -> None:
        self.n += 1
        header = {"msg_id": f"{self.kernel}{self.n}", "msg_type": kind, "session": self.kernel}
        header |= {"username": "", "date": "2026-01-01T00:00:00Z", "version": "5.3"}
        parts = [json.dumps(p).encode() for p in (header, {}, VERSION, content)]
        self.socket.write_message(serialize_msg_to_ws_v1(parts, "shell"), binary=True)

    async def _until(self, wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while (raw := await self.told.get()) is not None:
                _, parts = deserialize_msg_from_ws_v1(raw)
                if json.loads(parts[0])["msg_type"] == "comm_msg":
                    content = json.loads(parts[3])
                    if content["comm_id"] in ("control", getattr(self, "model", "control")):
                        data: dict[str, Any] = content["data"]
                        if wanted(data):
                            return data
        raise ConnectionError("the server hung up")


class Seat(Player):
    """A page at a shared table: it takes in whatever comes, and knows when it saw which move."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(server, seed)
        self.seen: dict[int, float] = {}
        self.own: list[float] = []
        self.others: list[float] = []

    def sit(self, secret: str) -> None:
        """Come to a table by a link, or open one; what comes is read from now on."""
        self.reading = asyncio.create_task(self._follow())
        if secret:
            self._widget({"type": "shared", "what": "enter", "secret": secret})
        else:
            setup = {
                "game": "churchill",
                "scenario": "training",
                "seed": str(self.dice.random())[2:8],
            }
            setup["seats"] = dict.fromkeys(("us", "uk", "ussr"), "person")
            self._widget({"type": "shared", "what": "open", "setup": setup})

    async def _follow(self) -> None:
        while True:
            data = await self._until(lambda d: d.get("method") == "update")
            self.state |= data["state"]
            self.seen.setdefault(self.state["shared"].get("moves", 0), time.perf_counter())

    def answer(self) -> None:
        """Answer at random."""
        move = {"type": "act", "i": self.dice.choice(self.answers())}
        self._widget(move | {"token": self.state["choices"]["token"]})

    def saw(self, move: int) -> float | None:
        """When a move, or a later one, was first seen here."""
        return min((at for n, at in self.seen.items() if n > move), default=None)


async def happens(condition: Any) -> bool:
    """Wait until something is so; False if it never was."""
    until = time.perf_counter() + PATIENCE
    while not condition():
        if time.perf_counter() > until:
            return False
        await asyncio.sleep(0.01)
    return True


async def share(table: list[Seat], moves: int, think: float) -> None:
    """Three people at one table play a few moves; who waits notes how long each took to come."""
    for _ in range(moves):
        if not await happens(lambda: any(p.answers() for p in table)):
            return
        await asyncio.sleep(table[0].dice.uniform(0.5, 1.5) * think)
        for page in table:
            page._widget({"type": "hidden", "on": False})  # somebody looks: it does not sleep
        mover = next(p for p in table if p.answers())
        move, start = mover.state["shared"]["moves"], time.perf_counter()
        mover.answer()
        await happens(lambda after=move: all(p.saw(after) is not None for p in table))
        for page in table:
            late = (page.saw(move) or start + PATIENCE) - start
            (page.own if page is mover else page.others).append(late)


async def seat(server: Server, options: argparse.Namespace, first: int) -> list[Seat]:
    """Three pages at a table of their own."""
    table = [Seat(server, first + i) for i in range(3)]
    for page in table:
        await page.open()
        await asyncio.sleep(options.pause)
    table[0].sit("")
    await happens(lambda: table[0].state.get("shared", {}).get("links"))
    links = table[0].state["shared"]["links"]["seats"].values()
    for page, secret in zip(table[1:], links, strict=True):
        page.sit(secret)
    await happens(lambda: all(p.state.get("shared", {}).get("seats") for p in table))
    return table


def percentile(times: list[float], share: float) -> float:
    """The time that so great a share of all stays below."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


@contextmanager
def kept(postgresql: bool) -> Iterator[tuple[str, Postgres | None]]:
    """Where tables are kept: in a file, or on a server of PostgreSQL's."""
    if not postgresql:
        with tempfile.TemporaryDirectory() as folder:
            yield f"{folder}/tables.sqlite", None
        return
    database = lay_hands_on()
    try:
        yield database.url, database
    finally:
        database.stop()
        database.remove()


def connections(database: Postgres) -> int:
    """How many a server of PostgreSQL's has but for this one."""
    import psycopg

    asked = "SELECT count(*) - 1 FROM pg_stat_activity WHERE backend_type = 'client backend'"
    with psycopg.connect(database.url) as connection:
        found = connection.execute(asked).fetchone()
    assert found is not None
    return int(found[0])


async def measure(server: Server, database: Postgres | None, options: argparse.Namespace) -> None:
    """Let all players in, one a second or so, let them play at once, and print."""
    players: list[Player] = []
    games: list[Any] = []
    for number in range(options.tables):
        table = await seat(server, options, 3 * number)
        players += table
        games.append(share(table, options.moves, options.think))
    for seed in range(len(players), options.players):
        players.append(player := Player(server, seed))
        await player.open()
        games.append(player.play(options.moves, options.think))
        await asyncio.sleep(options.pause)
    one_more = "opened, too"
    try:
        await Player(server, 0).open()
    except Full:
        one_more = "was told that all seats are taken"
    await asyncio.gather(*games)
    weights = [weight(pid) for pid in server.kernels()]
    opened, moves = [p.opened for p in players], [t for p in players for t in p.moves]
    seated = [p for p in players if isinstance(p, Seat)]
    own, others = [t for p in seated for t in p.own], [t for p in seated for t in p.others]
    rss, pss = (statistics.median(w[i] for w in weights) for i in (0, 1))
    print(f"  players            {options.players}, {len(weights)} kernels; the next {one_more}")
    print(f"  memory of a player {rss:.0f} MB RSS, {pss:.0f} MB PSS (its share of what is shared)")
    print(f"  memory of all      {sum(w[1] for w in weights):.0f} MB PSS")
    print(f"  the server itself  {weight(server.pid)[0]:.0f} MB RSS")
    if database is not None:
        print(f"  PostgreSQL         {connections(database)} connections")
    print(f"  load of the machine {os.getloadavg()[0]:.1f}")
    told = {"opening": opened, "moves": moves, "own at a table": own, "others' moves": others}
    for name, times in told.items():
        if not times:
            continue
        middle, late = statistics.median(times), percentile(times, 0.95)
        print(f"  {name:<19}{len(times)}: p50 {middle * 1000:.0f} ms, p95 {late * 1000:.0f} ms")
    for page in seated:
        page.reading.cancel()
    for player in players:
        player.close()
    start = time.monotonic()
    while len(server.kernels()) > 1 and time.monotonic() - start < 60:
        await asyncio.sleep(0.2)
    print(f"  all left           kernels gone after {time.monotonic() - start:.1f} s")


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--players", type=int, default=30)
    parser.add_argument("--tables", type=int, default=0, help="shared tables of three of them")
    parser.add_argument("--moves", type=int, default=10, help="of each player")
    parser.add_argument("--think", type=float, default=3.0, help="seconds between moves, about")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two arrivals")
    parser.add_argument("--postgresql", action="store_true", help="tables are kept on a server")
    options = parser.parse_args()
    print(f"load, {machine()}, {os.cpu_count()} processors")
    command = [sys.executable, "-m", "churchill_kit", "serve", f"--players={options.players}"]
    with kept(options.postgresql) as (store, database):
        command.append(f"--store={store}")
        with serving(None, command) as server:
            time.sleep(4)
            asyncio.run(measure(server, database, options))


if __name__ == "__main__":
    main()
