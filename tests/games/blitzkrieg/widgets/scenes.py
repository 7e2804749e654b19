"""Positions to draw, and the drawings of them: shared by the tests of the screens."""

from __future__ import annotations

from functools import cache

from churchill_widgets.board.scene import Scene
from churchill_widgets.games.blitzkrieg import SCREEN
from churchill_widgets.games.blitzkrieg.board import board_scene

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.state import Blitzkrieg
from tests.helpers import walk

LANGS = ("en", "ru")
SIZES = ((680.0, 540.0), (770.0, 730.0), (820.0, 740.0), (940.0, 720.0))
SCENARIOS = ("base", "nippon", "solo", "solo_nippon")


@cache
def positions() -> tuple[Blitzkrieg, ...]:
    """Positions of all scenarios, and of each kind of question one at least."""
    out: list[Blitzkrieg] = []
    kinds: set[str] = set()
    for scenario in SCENARIOS:
        for seed in range(3, 9):
            game = list(walk("blitzkrieg", scenario, seed, secret_count=seed % 2 == 0))
            if seed < 5:
                out += game[:: max(1, len(game) // 5)] + game[-1:]
            for state in game:
                kind = state.decision.kind if state.decision is not None else ""
                if kind not in kinds:
                    kinds.add(kind)
                    out.append(state)
    asked = {"place_unit", "place_again", "move_elsewhere", "choose_campaign"}
    assert asked | {"choose_bombed", "choose_start", ""} <= kinds
    return (*out, closing())


def closing() -> Blitzkrieg:
    """A theatre is closed, and several of its free spaces are still to take effect."""
    state: Blitzkrieg = ck.game("blitzkrieg").position(
        markers={"eastern_europe": 12}, reserves={"axis": ("army_3",)}, seed=1
    )
    state.apply(next(a for a in state.actions() if a["space"] == "eastern_europe_1_1"))
    assert state.decision is not None and state.decision.kind == "next_effect"
    return state


def own_view(state: Blitzkrieg) -> Blitzkrieg:
    """As who decides sees it; at the end as the second seat."""
    decision = state.decision
    view: Blitzkrieg = state.view(decision.seat if decision is not None else state.seats[1])
    return view


def usable(state: Blitzkrieg) -> frozenset[str]:
    """All that can be chosen."""
    return frozenset(t for action in state.actions() for t in SCREEN.targets(action))


@cache
def scenes() -> tuple[tuple[Blitzkrieg, Scene], ...]:
    """The positions as they are drawn, in turn in each language and size, with what can be chosen
    and something that is."""
    found = []
    for n, state in enumerate(positions()):
        view, can = own_view(state), usable(state)
        picked = sorted(can)[:1] if n % 3 else []
        chosen = [c for c in SCREEN.choices(view, "en") if SCREEN.fits(c.targets, picked)]
        left = frozenset(t for c in chosen for t in c.targets)
        lang, size = LANGS[n % 2], SIZES[n % 4]
        theme = ("light", "dark", "contrast")[n % 3]
        scene = board_scene(view, lang, theme, selectable=left, selected=picked, size=size)
        found.append((view, scene))
    return tuple(found)
