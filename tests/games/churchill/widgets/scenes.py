"""Positions to draw, and the drawings of them: shared by the tests of the boards."""

from __future__ import annotations

from functools import cache
from typing import Any

from churchill_widgets.board.scene import Scene
from churchill_widgets.games.churchill.boards import map_scene, table_scene
from churchill_widgets.games.churchill.targets import targets_of

import churchill_kit as ck
from churchill_kit.games.churchill.state import Churchill
from tests.helpers import walk

LANGS = ("en", "ru")
SIZES = ((787.0, 580.0), (700.0, 660.0), (820.0, 760.0), (940.0, 720.0))  # laptop to projector
DRAWINGS = {"table": table_scene, "map": map_scene}


@cache
def positions() -> tuple[Churchill, ...]:
    """Positions of all scenarios and phases, some of the crowded kind."""
    out: list[Churchill] = []
    for scenario, seed in (("training", 3), ("tournament", 5), ("campaign", 8)):
        game = list(walk("churchill", scenario, seed, secret_agenda=scenario == "campaign"))
        out += game[:: max(1, len(game) // 14)] + game[-1:]
    return (*out, crowded(), center(), war())


def crowded() -> Churchill:
    """Three issues on a space, three in a chair, leaders used, pawns on their sides."""
    production = ("us_production_1", "us_production_2", "uk_production")
    issues: dict[str, Any] = dict.fromkeys(production, ("ussr", 2))
    issues |= dict.fromkeys(("pol_mil_1", "pol_mil_2", "pol_mil_3"), ("uk", 1))
    issues |= dict.fromkeys(("us_directed_offensive_1", "uk_directed_offensive"), ("us", 6))
    held = ("a_bomb_research", "strategic_materials", "ussr_declares_war")
    issues |= dict.fromkeys(held, ("us", "chair"))
    sides = {"churchill_stalin": "ussr", "churchill_roosevelt": "uk", "roosevelt_stalin": "us"}
    state: Churchill = ck.game("churchill").position(
        at="meeting", issues=issues, inactive=["uk", "us"], global_issues=sides, passes=["us"]
    )
    return state


def center() -> Churchill:
    """Eleven issues in the center, as at most in a game."""
    game = ck.game("churchill")
    first = [i for i in game.new("training", seed=1).issues if i != "second_front"][:11]
    state: Churchill = game.position(at="meeting", issues=dict.fromkeys(first, "center"))
    return state


def war() -> Churchill:
    """Support and armies in many entry spaces, both theaters near their end."""
    support = {"western": 3, "eastern": 12, "central_pacific": 4, "southwest_pacific": 2}
    state: Churchill = ck.game("churchill").position(
        at="war",
        conference=9,
        support=support,
        fronts={"eastern": "east_germany", "western": "west_germany", "far_east": "korea"},
        naval={"western": 5, "central_pacific": 5, "arctic": 3},
    )
    armies = {"western": 2, "eastern": 6, "central_pacific": 2, "southwest_pacific": 1}
    state.armies = {**state.armies, **armies}
    state.directed = {"us_directed_offensive_1": ("cbi", 2), "uk_directed_offensive": ("cbi", 1)}
    state.commitments = (("us", 1, "offensive", ("cbi",)), ("uk", 2, "naval", ("arctic", "cbi")))
    return state


def usable(state: Churchill) -> frozenset[str]:
    """What a player could click now."""
    decision = state.decision
    seat = decision.seat if decision is not None else ""
    return frozenset(t for a in state.actions() for t in targets_of(a, seat))


@cache
def scenes() -> tuple[tuple[str, Churchill, Scene], ...]:
    """Every position on both boards, in turn by language, theme and size, with what can be done."""
    out = []
    for number, state in enumerate(positions()):
        decision = state.decision
        view = state.view(decision.seat if decision is not None else None)
        can = usable(state)
        some = sorted(can)[number % 3 : number % 3 + 1]
        for which, draw in DRAWINGS.items():
            for i, lang in enumerate(LANGS):
                theme = ("light", "dark", "contrast")[(number + i) % 3]
                size = SIZES[(number + i) % len(SIZES)]
                scene = draw(view, lang, theme, selectable=can, selected=some, size=size)
                out.append((which, view, scene))
    return tuple(out)
