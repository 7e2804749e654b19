"""Drawing the boards: building a scene, and what a move sends to the page (see README.md)."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from churchill_widgets.board.boards import board, svg
from churchill_widgets.games.churchill.boards import map_scene, table_scene, whole_scene
from churchill_widgets.games.churchill.targets import targets_of

import churchill_kit as ck


def milliseconds(work: Callable[[], object], times: int = 50) -> float:
    """The median time of a piece of work."""
    work()
    took = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        took.append(time.perf_counter() - start)
    return 1000 * statistics.median(took)


def game(seed: int = 3) -> list[tuple[Any, frozenset[str]]]:
    """The views of a random game with what can be clicked in each."""
    state, rng = ck.game("churchill").new("training", seed=seed), random.Random(seed)
    out = []
    while state.decision is not None:
        seat, actions = state.decision.seat, state.actions()
        out.append((state.view(seat), frozenset(t for a in actions for t in targets_of(a, seat))))
        state.apply(actions[rng.randrange(len(actions))])
    return out


def moves(views: list[tuple[Any, frozenset[str]]], renderer: str) -> None:
    """Every move of a game shown on both boards: time in Python and bytes on the way."""
    sent: list[int] = []
    if renderer == "canvas":
        from ipycanvas import canvas

        canvas._CANVAS_MANAGER.send = lambda _, buffers: sent.append(len(bytes(buffers[0])))
    boards = [(board(renderer), draw) for draw in (table_scene, map_scene)]
    if renderer == "svg":
        for made, _ in boards:
            for name in ("board", "pieces", "marks"):
                made.widget.observe(lambda change: sent.append(len(change["new"])), name)
    took, sizes = [], []
    for view, can in views:
        sent.clear()
        start = time.perf_counter()
        for made, draw in boards:
            made.show(draw(view, selectable=can))
        took.append(1000 * (time.perf_counter() - start))
        sizes.append(sum(sent))
    print(f"{renderer}: first drawing of both boards  {took[0]:6.1f} ms  {sizes[0]:8,d} bytes")
    time_, size = statistics.median(took[1:]), statistics.median(sizes[1:])
    print(f"{renderer}: a move on both boards, median {time_:6.1f} ms  {size:8,.0f} bytes")


def main() -> None:
    """Print all measurements."""
    views = game()
    view, can = views[len(views) // 2]
    print(f"table scene  {milliseconds(lambda: table_scene(view, selectable=can)):6.2f} ms")
    print(f"map scene    {milliseconds(lambda: map_scene(view, selectable=can)):6.2f} ms")
    print(f"whole scene  {milliseconds(lambda: whole_scene(view, selectable=can)):6.2f} ms")
    scene = map_scene(view, selectable=can)
    print(f"map as SVG   {milliseconds(lambda: svg(scene)):6.2f} ms  {len(svg(scene)):8,d} bytes")
    for renderer in ("canvas", "svg"):
        try:
            moves(views, renderer)
        except ImportError:
            print(f"{renderer}: not installed")


if __name__ == "__main__":
    main()
