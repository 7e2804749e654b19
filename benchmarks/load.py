"""Many players at one server: memory of each, opening, moves, and what happens beyond the limit.

    python benchmarks/load.py [--players 30] [--moves 10] [--think 3]

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
import time
import urllib.error
import urllib.request
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
        self._widget({"type": "hello", "kept": [], "lang": "en", "resume": None})
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
            choices = self.state["choices"]
            legal = [a["i"] for g in choices["groups"] for a in g["items"]]
            if not legal:
                return
            move = {"type": "act", "i": self.dice.choice(legal), "token": choices["token"]}
            start = time.perf_counter()
            await self._change(move)
            self.moves.append(time.perf_counter() - start)

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


def percentile(times: list[float], share: float) -> float:
    """The time that so great a share of all stays below."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


async def measure(server: Server, options: argparse.Namespace) -> None:
    """Let all players in, one a second or so, let them play, and print."""
    players = [Player(server, seed) for seed in range(options.players)]
    games = []
    for player in players:
        await player.open()
        games.append(asyncio.create_task(player.play(options.moves, options.think)))
        await asyncio.sleep(options.pause)
    one_more = "opened, too"
    try:
        await Player(server, 0).open()
    except Full:
        one_more = "was told that all seats are taken"
    await asyncio.gather(*games)
    weights = [weight(pid) for pid in server.kernels()]
    opened, moves = [p.opened for p in players], [t for p in players for t in p.moves]
    rss, pss = (statistics.median(w[i] for w in weights) for i in (0, 1))
    print(f"  players            {options.players}, {len(weights)} kernels; the next {one_more}")
    print(f"  memory of a player {rss:.0f} MB RSS, {pss:.0f} MB PSS (its share of what is shared)")
    print(f"  memory of all      {sum(w[1] for w in weights):.0f} MB PSS")
    print(f"  the server itself  {weight(server.pid)[0]:.0f} MB RSS")
    for name, times in (("opening", opened), ("moves", moves)):
        middle, late = statistics.median(times), percentile(times, 0.95)
        print(f"  {name:<19}{len(times)}: p50 {middle * 1000:.0f} ms, p95 {late * 1000:.0f} ms")
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
    parser.add_argument("--moves", type=int, default=10, help="of each player")
    parser.add_argument("--think", type=float, default=3.0, help="seconds between moves, about")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two arrivals")
    options = parser.parse_args()
    print(f"load, {machine()}, {os.cpu_count()} processors")
    command = [sys.executable, "-m", "churchill_kit", "serve", f"--players={options.players}"]
    with serving(None, command) as server:
        time.sleep(4)
        asyncio.run(measure(server, options))


if __name__ == "__main__":
    main()
