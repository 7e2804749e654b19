"""9.0 Scenarios: set-up of the board and the conference deck."""

from __future__ import annotations

from typing import Any

from ..box.components import BOX, FRONTS, RESERVES, SEATS, Scenario
from ..state import OUT, Churchill

SECRET_AGENDAS_EACH = 3  # 10.2


def set_up(scenario: str, seed: int, options: dict[str, Any]) -> Churchill:
    """9.1, 9.5, 9.6, 9.7 A scenario's board, with shuffled decks, before the first conference.

    Nobody has points of conferences then (9.63, 9.73)."""
    plan = BOX.scenarios[scenario]
    s = Churchill()
    s.seed = seed
    s.scenario = scenario
    s.options = options
    _set_up_map(s, plan)
    for name, issue in BOX.issues.items():  # 9.52, 9.62, 9.72: not in the scenario
        if issue.type in plan.unavailable:
            s.move_issue(name, OUT)
    for type_, place in plan.on_table:  # 9.64.5
        s.move_issue(next(n for n, i in BOX.issues.items() if i.type == type_), place)
    _set_up_staff(s, plan)
    s.conference = plan.first - 1
    s.conference_deck = conference_deck(s, plan.first, plan.last)
    _draw_secret_agendas(s)
    s.log("game_started", plan.rule, scenario=scenario)
    s.steps = (("play_conference",),)
    return s


def _set_up_map(s: Churchill, plan: Scenario) -> None:
    """9.54, 9.64, 9.74 Fronts, naval support, influence and the other markers."""
    s.fronts = {front: BOX.tracks[front].index(plan.fronts[front]) for front in FRONTS}
    s.naval = dict(plan.naval)
    s.reserves = {r: 0 if r in plan.removed_reserves else BOX.reserves[r] for r in RESERVES}
    s.surrendered = ("italy",) if s.has_passed("mediterranean", "southern_italy") else ()
    s.networks = {i.location: (i.power, i.clandestine) for i in plan.influence if i.clandestine}
    s.alignment = {i.location: i.power for i in plan.influence if i.political}
    s.global_issues = dict(plan.global_issues)
    s.leadership = dict(plan.leadership)
    s.a_bomb = {power: BOX.a_bomb.index(space) for power, space in plan.a_bomb.items()}
    if plan.entered == "same_conference":
        s.entered = {"normandy": 0, "central_italy": 0}


def _set_up_staff(s: Churchill, plan: Scenario) -> None:
    """9.52, 9.62, 9.72 Leaders and full staff decks, shuffled once even before an even one."""
    s.leaders = dict(plan.leaders)
    s.decks = {seat: s.shuffle(BOX.decks[seat]) for seat in SEATS}


def conference_deck(s: Churchill, first: int, last: int) -> tuple[str, ...]:
    """9.2 One of the variants of each conference, unseen, from the scenario's first to its last
    (9.51, 9.61, 9.71)."""
    cards = BOX.conferences.values()
    return tuple(
        s.shuffle(tuple(c.id for c in cards if c.number == number))[0]
        for number in range(first, last + 1)
    )


def _draw_secret_agendas(s: Churchill) -> None:
    """10.0, 10.2 Three secret agenda markers (10.1) each, if the variant is played."""
    if s.options["secret_agenda"]:
        markers = s.shuffle(tuple(BOX.agenda_markers))
        s.secret_agendas = {
            seat: markers[i * SECRET_AGENDAS_EACH : (i + 1) * SECRET_AGENDAS_EACH]
            for i, seat in enumerate(SEATS)
        }
        s.log("secret_agendas_drawn", "10.2", count=SECRET_AGENDAS_EACH)
