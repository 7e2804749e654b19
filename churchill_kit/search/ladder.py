"""Players against each other: shared seeds, seats in turn, results in pieces.

A *block* is one seed, once from each party's seats: one player sits there, the other at all other
seats. Blocks are played in their order, by as many processes as one likes, and each is a line of
the file of results, so a ladder that was stopped goes on where it was; only what was being played
then is played anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import nullcontext
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from ..engine.errors import BadData, BadSetup
from ..engine.players import Player, generator, player
from ..engine.registry import game
from ..engine.shape import brief
from ..engine.state import State
from ..engine.versions import versions
from ..engine.workers import workers
from .rating import Sprt, elo, sprt, wilson
from .seeing import SEEING, Seeing

FORMAT = "churchill_kit/ladder 1"
TABLES = (".csv", ".parquet")  # what a file of results is not
PLANNED = ("game", "scenario", "options", "players", "seed")
MOST = 10_000  # decisions of a game
Pair = tuple[str, str]


class Plan(NamedTuple):
    """What is played: `blocks` seeds from `seed` on for each pair of players, the one that is
    named first challenging the other."""

    game: str
    scenario: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int
    blocks: int

    @property
    def seeds(self) -> range:
        """Those of the blocks."""
        return range(self.seed, self.seed + self.blocks)

    @property
    def parties(self) -> tuple[tuple[str, ...], ...]:
        """The seats that are asked, those together that win together."""
        chosen = game(self.game)
        free = [s for s in self._seats() if s not in self._unasked()]
        sides = [tuple(s for s in side if s in free) for side in chosen.sides.values()]
        alone = [(s,) for s in free if not any(s in side for side in sides)]
        return (*filter(None, sides), *alone)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Each of the players with each of those after it; where all other seats are the rules'
        own, each with nobody."""
        if len(self.parties) == 1:
            return tuple((kind, "") for kind in self.players)
        return tuple(combinations(self.players, 2))

    @property
    def evens(self) -> float:
        """The share that equal players would win: one party's, the rules' own counted."""
        return 1 / (len(self.parties) + len(self._unasked()))

    def _seats(self) -> tuple[str, ...]:
        return game(self.game).seats_of(self.scenario, **self.options)

    def _unasked(self) -> tuple[str, ...]:
        return game(self.game).unasked(self.scenario, dict(self.options))


class Block(NamedTuple):
    """How one seed went: for each party's seats, what the first player won from there."""

    pair: Pair
    seed: int
    won: tuple[float, ...]


class Standing(NamedTuple):
    """What is known of a pair."""

    pair: Pair
    games: int
    won: float
    share: tuple[float, float, float]  # and between which it lies
    elo: tuple[float, float, float]
    test: Sprt | None


def plan(
    name: str,
    players: Sequence[str],
    games: int,
    scenario: str | None = None,
    seed: int = 1,
    **options: Any,
) -> Plan:
    """A plan of at least so many games that can be played; BadSetup for what the game has not."""
    chosen = game(name)
    found = chosen.check_scenario(scenario)
    kept = chosen.check_options(options)
    known = tuple(dict.fromkeys(players))
    for kind in known:
        _sits(name, kind)
    plan = Plan(name, found, kept, known, chosen.check_seed(seed), 1)
    plan = plan._replace(blocks=-(-games // len(plan.parties)))
    chosen.check_seeds(seed, plan.blocks)
    if not plan.pairs:
        raise BadSetup("too-few-players", game=name, given=brief(",".join(players)))
    return plan


# -- playing ---------------------------------------------------------------------------------------


def play(plan: Plan, pair: Pair, seed: int) -> Block:
    """One block."""
    return Block(pair, seed, tuple(_won(plan, pair, seed, mine) for mine in plan.parties))


def _sits(name: str, kind: str) -> Player:
    """A player by its name; besides those of the game, one that sees everything."""
    return Seeing() if kind == SEEING else player(name, kind)


def _won(plan: Plan, pair: Pair, seed: int, mine: tuple[str, ...]) -> float:
    state = game(plan.game).new(plan.scenario, seed=seed, **plan.options)
    one, other = _sits(plan.game, pair[0]), _sits(plan.game, pair[1] or pair[0])
    table = {seat: one if seat in mine else other for seat in state.seats}
    rngs = {seat: generator(seed, seat) for seat in state.seats}
    for _ in range(MOST):
        decision = state.decision
        if decision is None:
            break
        view, who = state.view(decision.seat), table[decision.seat]
        if isinstance(who, Seeing):
            who.truth = state
        state.take(who.choose(view, view.actions(), rngs[decision.seat]))
    return _share(state, mine)


def _share(state: State, mine: tuple[str, ...]) -> float:
    """1 for a win; of a draw, and of a game without an end, what equals would win."""
    winners = state.result.winners if state.result is not None else ()
    if not winners:
        return len(mine) / len(state.seats)
    return float(any(seat in winners for seat in mine))


def run(
    plan: Plan, known: Iterable[Block] = (), jobs: int = 1, test: tuple[float, float] | None = None
) -> Iterator[Block]:
    """The blocks that are still to be played, pair by pair in the order of their seeds; those that
    are played at the same time come as they are done. With a `test` (Elo, low and high) a pair is
    left when it is decided."""
    done: dict[Pair, dict[int, Block]] = {pair: {} for pair in plan.pairs}
    for block in known:
        done[block.pair][block.seed] = block
    with workers(jobs) if jobs > 1 else nullcontext() as pool:
        for pair in plan.pairs:
            yield from _pair(plan, pair, done[pair], pool, jobs, test)


def _pair(
    plan: Plan,
    pair: Pair,
    done: dict[int, Block],
    pool: Executor | None,
    jobs: int,
    test: tuple[float, float] | None,
) -> Iterator[Block]:
    left = [s for s in plan.seeds if s not in done]
    while left and not _decided(plan, pair, done.values(), test):
        seeds, left = left[:jobs], left[jobs:]
        for block in _blocks(plan, pair, seeds, pool):
            done[block.seed] = block
            yield block


def _decided(
    plan: Plan, pair: Pair, blocks: Iterable[Block], test: tuple[float, float] | None
) -> bool:
    found = standing(plan, pair, blocks, test).test
    return found is not None and bool(found.found)


def _blocks(plan: Plan, pair: Pair, seeds: list[int], pool: Executor | None) -> Iterator[Block]:
    """Each as soon as it is played."""
    if pool is None:
        yield from (play(plan, pair, seed) for seed in seeds)
    else:
        for future in as_completed([pool.submit(play, plan, pair, seed) for seed in seeds]):
            yield future.result()


def standing(
    plan: Plan, pair: Pair, blocks: Iterable[Block], test: tuple[float, float] | None = None
) -> Standing:
    """What the blocks of a pair say, of at least one, and the `test` if there is one."""
    own = sorted((b for b in blocks if b.pair == pair), key=lambda b: b.seed)
    even = plan.evens
    games, won = sum(len(b.won) for b in own), sum(sum(b.won) for b in own)
    share = (won / games if games else even, *(wilson(won, games) if games else (0.0, 1.0)))
    points = (elo(share[0], even), elo(share[1], even), elo(share[2], even))
    shares = [sum(b.won) / len(b.won) for b in own]
    told = sprt(shares, len(plan.parties), even, *test) if test is not None else None
    return Standing(pair, games, won, share, points, told)


# -- the file --------------------------------------------------------------------------------------


class Results:
    """A file of results: a line of JSON that says what is played, and by which versions of the
    rules, the players and the set, then a line for each block. `plan` has the players in the order
    of the file, whatever order they are asked for in. BadData for a file of something
    else, of another ladder or of other versions, and for a name that promises a table; OSError
    where it cannot be written."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self.blocks: list[Block] = []
        if path.suffix in TABLES:
            raise BadData("ladder-is-no-table", given=brief(path.name))
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            path.write_text(json.dumps(self.head) + "\n", encoding="utf-8")

    @property
    def head(self) -> dict[str, Any]:
        """The first line: what is played, and by which versions."""
        found = {
            "format": FORMAT,
            **self.plan._asdict(),
            "players": list(self.plan.players),
            "versions": versions(self.plan.game),
        }
        del found["blocks"]
        return found

    def _read(self) -> None:
        whole = self.path.read_bytes().decode("utf-8", "replace")
        lines = whole[: whole.rfind("\n") + 1].splitlines()
        try:
            head, *rest = map(json.loads, lines)
            if sorted(head["players"]) == sorted(self.plan.players):
                self.plan = self.plan._replace(players=tuple(head["players"]))  # in its order
            parties = len(self.plan.parties)
            found = [
                Block((str(b["pair"][0]), str(b["pair"][1])), int(b["seed"]), tuple(b["won"]))
                for b in rest
            ]
            others = [key for key in PLANNED if head[key] != self.head[key]]
            good = head["format"] == FORMAT and (
                bool(others)
                or all(b.pair in self.plan.pairs and len(b.won) == parties for b in found)
            )
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            good = False
        if not good:
            raise BadData("no-ladder", given=brief(self.path.name))
        if others:
            raise BadData("other-ladder", given=brief(self.path.name), part=others[0])
        if head.get("versions") != self.head["versions"]:
            raise BadData("old-ladder", given=brief(self.path.name))
        # Two that wrote it at the same time may have played the same seed: it counts once.
        self.blocks = list({(block.pair, block.seed): block for block in found}.values())
        if len(whole.encode()) != len("".join(f"{line}\n" for line in lines).encode()):
            self.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    def add(self, block: Block) -> None:
        """One block more; it is in the file when this returns."""
        line = {"pair": list(block.pair), "seed": block.seed, "won": list(block.won)}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.blocks.append(block)
