"""Exercises of chapter 7: Nippon, the other side of the board."""

from __future__ import annotations

import random

from .....engine.values import Action
from .....tutor.making import Exercise, Question, after, event, maker, number, pick, sample
from ...box.components import CAMPAIGNS, NIPPON, SPACES, THEATRES
from ...outlook import outlook
from ...rules.campaigns import is_full
from ...rules.units import place, strength, strength_parts
from ...state import Blitzkrieg, act
from ..played import (
    decides,
    how_it_stands,
    lead_then,
    most_points,
    near_the_end,
    played,
    refused_one,
)
from ..positions import around, fits, mates

CH = "7"
STARTS = [t.id for t in NIPPON.theatres.values() if t.starts]
CALM = [  # spaces of the first campaigns whose sign does not move their own marker
    x.id for x in NIPPON.spaces.values() if x.theatre in STARTS and x.effect != "tactical"
]
TACTICAL = [x.id for x in NIPPON.spaces.values() if x.effect == "tactical"]


@maker(CH, "11.1", "predict")
def nippon_ends(rng: random.Random, q: Question) -> Exercise:
    """11.1 A unit is placed near the end: what of the war?"""
    return how_it_stands(rng, q, "nippon")


@maker(CH, "8.1", "compute")
def beside_godzilla(rng: random.Random, q: Question) -> Exercise:
    """8.1 How strong is a leader where Godzilla stands?"""
    token = pick(rng, ("general", "admiral"))
    space = pick(rng, [x for x in CALM if fits(token, x) and len(mates(x)) > 1])
    monster, second = sample(rng, mates(space), 2)
    beside = pick(rng, [t for t in ("army_2", "navy_2", "air_2") if fits(t, second)])
    owner = pick(rng, ("japan", "japan", "germany"))
    tokens = {monster: ("japan", "godzilla"), second: (owner, beside)}
    state = around(rng, "japan", space, [token, "air_1"], lead=number(rng, -2, 1), tokens=tokens)
    theatre = SPACES[space].theatre
    value = strength(state, "japan", token, theatre)
    outcome = after(state, place(token, space))
    q.facts(token=token, space=space, beside=beside, owner=owner)
    return q.compute(
        state,
        outcome,
        lambda s: event(s, "marker_moved")["steps"],
        why=q.why(*strength_parts(token, value), rule="8.1"),
        seat="japan",
    )


@maker(CH, "8.2", "compute")
def partisans_there(rng: random.Random, q: Question) -> Exercise:
    """8.2 Partisans are placed: where does the marker stand then?"""
    seat = pick(rng, ("japan", "germany"))
    space = pick(rng, [x for x in CALM if fits("partisans", x)])
    lead = number(rng, -3, 2)
    state = around(rng, seat, space, ["partisans", "air_1"], lead=lead, taken=number(rng, 0, 1))
    return lead_then(q, state, place("partisans", space))


@maker(CH, "8.3", "compute")
def led_twice(rng: random.Random, q: Question) -> Exercise:
    """8.3 Skilful leadership on a tactical advantage: where does the marker stand then?"""
    seat, space = pick(rng, ("japan", "germany")), pick(rng, TACTICAL)
    lead = number(rng, -4, 1)
    state = around(rng, seat, space, ["leadership", "air_1"], lead=lead)
    q.facts(n=SPACES[space].amount)
    return lead_then(q, state, place("leadership", space))


@maker(CH, "10.2", "mistake")
def not_linked(rng: random.Random, q: Question) -> Exercise:
    """10.2 A campaign has ended: which one may not be opened now?"""
    state = q.found(played(rng, "nippon", 2, 24, "choose_campaign"))
    assert state.decision is not None
    q.facts(theatre=state.decision.args[1], links=THEATRES[state.decision.args[1]].links)
    legal = state.actions()
    ideas = [act("open", theatre=t) for t in NIPPON.theatres if t != state.decision.args[1]]
    bad = [a for a in ideas if a not in legal]
    q.require(len(legal) > 1 and bad)
    moves = [*sample(rng, legal, 3), pick(rng, bad)]
    q.facts(seat=decides(state))
    return q.judge(state, moves, seat=decides(state))


@maker(CH, "10.1", "mistake")
def not_in_america(rng: random.Random, q: Question) -> Exercise:
    """10.1 Four ideas for a turn: which one does a rule forbid?"""
    state = q.found(played(rng, "nippon", 0, 20))
    held = state.reserve(decides(state))
    free = [x for x in state.free_anywhere() if any(fits(t, x) for t in held)]
    return refused_one(rng, q, state, [place(pick(rng, held), x) for x in sample(rng, free, 8)])


@maker(CH, "10.3", "compute")
def carried_over(rng: random.Random, q: Question) -> Exercise:
    """10.3 A campaign is won on its last cells: how far on does the next one begin?"""
    wanted = q.once(number, 1, 3)
    state = q.found(played(rng, "nippon", 0, 16))
    seat = decides(state)
    seen = {a: outlook(state, seat, a["token"], a["space"]) for a in state.actions()}
    reached = {a: x.after for a, x in seen.items() if x.closes and x.after is not None}
    fitting = [a for a, at in reached.items() if at - _plain(a) == wanted]
    move = pick(rng, q.found(fitting or None))
    theatre = SPACES[move["space"]].theatre
    then = after(state, move)
    q.require(then.decision is not None and then.decision.kind == "choose_campaign")
    outcome = after(then, pick(rng, then.actions()))
    q.require([e.kind for e in outcome.events].count("marker_moved") == 1)
    plain = _plain(move)
    parts = (("reached", reached[move], "10.3"), ("unmarked", -plain, "10.1"))
    q.facts(seat=seat, move=move, theatre=theatre, before=seen[move].before, n=plain)
    return q.compute(state, outcome, lambda s: event(s, "marker_moved")["steps"], parts, seat=seat)


def _plain(move: Action) -> int:
    """10.1 How many cells of its track have no sign, on one half."""
    return THEATRES[SPACES[move["space"]].theatre].closes - 1


@maker(CH, "10.3", "goal")
def win_by_the_track(rng: random.Random, q: Question) -> Exercise:
    """10.3 Win a campaign before its spaces are full."""
    state = q.found(played(rng, "nippon", 0, 18))
    seat = decides(state)

    def won(s: Blitzkrieg) -> bool:
        """Is one over that has free spaces?"""
        return any(
            t not in state.closed and not is_full(s, THEATRES[t].campaigns[0]) for t in s.closed
        )

    good = [a for a in state.actions() if won(after(state, a))]
    q.require(good and len(good) <= len(state.actions()) // 2)
    where = SPACES[good[0]["space"]]
    points = CAMPAIGNS[where.campaign].points
    q.facts(seat=seat, move=good[0], theatre=where.theatre, points=points)
    return q.goal(state, won, seat=seat)


@maker(CH, "10.2", "choose")
def best_in_america(rng: random.Random, q: Question) -> Exercise:
    """10.2 Which of these units brings most points at once?"""
    return most_points(rng, q, near_the_end(rng, q, "nippon"))
