"""Exercises of chapter 4: special weapons."""

from __future__ import annotations

import random

from .....tutor.making import Exercise, Question, chance, maker, number, pick, sample
from ...box.components import CAMPAIGNS, SIDES, SPACES, THEATRES, TOKENS, WEAPONS
from ...rules.units import place
from ...state import Blitzkrieg
from ..positions import (
    PLAIN,
    SEATS,
    above,
    around,
    best,
    fits,
    gain_of,
    lead_of,
    mates,
    other,
    placed,
    reserve_in_parts,
    reserve_size,
    spaces_for,
    steps_in_parts,
    turn_over,
)

BASE = SIDES["base"]
STRONG = tuple(t for t in TOKENS if t in WEAPONS and not TOKENS[t].nippon)
TASK_FORCES = ("task_army", "task_navy", "task_air")
SILENT = ("none", "research", "propaganda")  # effects that leave markers and reserves alone


def of(ability: str) -> list[str]:
    """The special weapons of an ability."""
    return [t for t in STRONG if TOKENS[t].ability == ability]


# -- 4.1, 4.2 Strong ones --------------------------------------------------------------------------


@maker("4", "4.1", "choose")
def furthest(rng: random.Random, q: Question) -> Exercise:
    """4.1 Which unit takes the marker of a theatre furthest?"""
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    hold = sample(rng, [t for t in (*STRONG, "army_3", "navy_3", "air_2") if fits(t, space)], 4)
    theatre = SPACES[space].theatre
    state = around(rng, seat, space, hold, taken=len(mates(space)))
    q.facts(seat=seat, space=space, theatre=theatre)
    moves = [a for a in state.actions() if a["space"] == space]
    return best(rng, q, state, lead_of(seat, theatre), seat, moves)


@maker("4", "4.2", "compute")
def task_force_lands(rng: random.Random, q: Question) -> Exercise:
    """4.2 How many tokens are in the reserve after a task force, or another unit, took industry?"""
    seat = pick(rng, SEATS)
    space = pick(rng, [x.id for x in BASE.spaces.values() if "industry" in x.effect])
    mighty = [t for t in (*TASK_FORCES, "elite_army", "elite_navy", "elite_air") if fits(t, space)]
    token = pick(rng, mighty)
    state = around(rng, seat, space, [token, *sample(rng, PLAIN, number(rng, 1, 3))])
    outcome = placed(state, token, space)
    q.facts(seat=seat, token=token, space=space, skipped=token in TASK_FORCES)
    parts = reserve_in_parts(state, outcome, seat)
    return q.compute(state, outcome, reserve_size(seat), parts, seat=seat)


# -- 4.3, 4.4 Blitz and bombing units --------------------------------------------------------------


@maker("4", "4.3", "goal")
def three_at_once(rng: random.Random, q: Question) -> Exercise:
    """4.3 Fill the last spaces of a campaign in one turn, blitz after blitz."""
    seat = pick(rng, SEATS)
    rival = other(seat)
    space = pick(rng, [x for x in BASE.spaces if len(mates(x)) == 2])
    campaign = SPACES[space].campaign
    blitz = sample(rng, ("blitz_army", "blitz_navy", "blitz_air"), 2)
    hold = [*blitz, *sample(rng, PLAIN, 2)]
    state = around(rng, seat, space, hold, lead=number(rng, 0, 3), few=True)
    q.facts(seat=seat, campaign=campaign, points=CAMPAIGNS[campaign].points)

    def done(s: Blitzkrieg) -> bool:
        return campaign in s.won and s.last[rival] is None

    q.require(all(SPACES[x].effect != "strategic" for x in (space, *mates(space))))
    made = q.goal(state, done, seat=seat, moves=3, ended=turn_over(seat))
    q.require(len(made.solution) == 3)
    return made


@maker("4", "4.4", "compute")
def bombs_on_top(rng: random.Random, q: Question) -> Exercise:
    """4.4 How many tokens has the opponent left after a bombing unit?"""
    seat, token = pick(rng, SEATS), pick(rng, of("bombing"))
    effects = pick(rng, (("bombing",), SILENT))
    space = pick(rng, [x for x in spaces_for(token) if SPACES[x].effect in effects])
    held = number(rng, 1, 5)
    against = sample(rng, PLAIN, held)
    state = around(rng, seat, space, [token, "army_1"], against=against, full=True)
    outcome = placed(state, token, space)
    q.require(outcome.result is None or not outcome.reserve(other(seat)))
    twice = SPACES[space].effect == "bombing"
    q.facts(seat=seat, rival=other(seat), token=token, space=space, twice=twice, held=held)
    parts = reserve_in_parts(state, outcome, other(seat))
    return q.compute(state, outcome, reserve_size(other(seat)), parts)


# -- 4.5 The bomb ----------------------------------------------------------------------------------


@maker("4", "4.5", "compute")
def price_of_the_bomb(rng: random.Random, q: Question) -> Exercise:
    """4.5 How far does the opponent lead elsewhere after the nuclear bomb?"""
    seat = pick(rng, SEATS)
    rival = other(seat)
    space = pick(rng, [x for x in BASE.spaces if fits("nuclear_bomb", x)])
    far = pick(rng, [t for t in BASE.theatres if t != SPACES[space].theatre])
    end = THEATRES[far].closes
    stood = end - 1 - number(rng, 0, 2) if chance(rng, 0.5) else number(rng, -1, 5)
    state = around(rng, seat, space, ["nuclear_bomb", "air_1"], leads={far: -stood})
    q.require(SPACES[space].effect != "strategic")
    outcome = placed(state, "nuclear_bomb", space)
    q.require(turn_over(seat)(outcome))
    fell = outcome.lead(rival, far) - stood
    parts = [("stood", stood, "2.1"), *([("fell_back", fell, "4.5")] if fell else [])]
    q.facts(seat=seat, rival=rival, space=space, theatre=far, last=end, stopped=fell < 2)
    return q.compute(state, outcome, lead_of(rival, far), parts, seat=seat)


# -- 4.6 The spy -----------------------------------------------------------------------------------

ELITE = ("elite_army", "elite_navy", "elite_air")
COPIED = ("army_3", "navy_3", "navy_2", "air_2", *ELITE, *TASK_FORCES)


@maker("4", "4.6", "choose")
def where_the_spy_goes(rng: random.Random, q: Question) -> Exercise:
    """4.6 Where may a spy be placed now?"""
    seat, last = pick(rng, SEATS), pick(rng, [t for t in COPIED if TOKENS[t].domain != "air"])
    space = pick(rng, [x for x in BASE.spaces if fits(last, x)])
    state = around(rng, seat, space, ["spy", "air_1"], last={other(seat): last})
    free = [x for spaces in state.active().values() for x in spaces]
    wrong = sample(rng, [x for x in free if not fits(last, x)], 3)
    q.require(len(wrong) > 1)
    q.facts(seat=seat, rival=other(seat), last=last)
    return q.judge(state, [place("spy", x) for x in (space, *wrong)], seat=seat)


@maker("4", "4.6", "compute")
def spy_at_work(rng: random.Random, q: Question) -> Exercise:
    """4.6 How far does a spy move the marker, general and admiral among those it copies?"""
    seat, last = pick(rng, SEATS), pick(rng, (*COPIED, "general", "general", "admiral", "admiral"))
    spaces = [x for x in BASE.spaces if fits(last, x) and SPACES[x].effect in SILENT and above(x)]
    space = pick(rng, spaces)
    theatre = SPACES[space].theatre
    state = around(rng, seat, space, ["spy", "air_1"], last={other(seat): last})
    outcome = placed(state, "spy", space)
    q.require(theatre not in outcome.closed)
    parts = steps_in_parts(outcome, theatre)
    q.facts(seat=seat, rival=other(seat), last=last, space=space, theatre=theatre)
    q.facts(leader=last in ("general", "admiral"))
    return q.compute(
        state, outcome, lambda s: sum(p[1] for p in steps_in_parts(s, theatre)), parts, seat=seat
    )


# -- 4.7 The scientist -----------------------------------------------------------------------------


@maker("4", "4.7", "mistake")
def laboratory(rng: random.Random, q: Question) -> Exercise:
    """4.7 A scientist goes anywhere, but not everywhere: which placing is forbidden?"""
    seat = pick(rng, SEATS)
    theatre = pick(rng, BASE.theatres)
    space = pick(rng, [x for x in BASE.spaces if SPACES[x].theatre != theatre])
    hold = ("scientist", "army_2", "navy_2")
    state = around(rng, seat, space, hold, closed=(theatre,), full=False)
    active = {x for free in state.active().values() for x in free}
    down = [x for x in state.free_anywhere() if x not in active]
    shut = place("scientist", pick(rng, [x for x in BASE.spaces if SPACES[x].theatre == theatre]))
    unit = pick(rng, hold[1:])
    early = place(unit, pick(rng, [x for x in down if fits(unit, x)]))
    good = [place("scientist", x) for x in sample(rng, down, 3)]
    q.facts(seat=seat, theatre=theatre)
    return q.judge(state, [pick(rng, (shut, early)), *good], seat=seat)


@maker("4", "4.7", "choose")
def down_below(rng: random.Random, q: Question) -> Exercise:
    """4.7 Which placing of a scientist brings most points at once?"""
    seat = pick(rng, SEATS)
    space = pick(rng, BASE.spaces)
    taken = number(rng, 0, len(mates(space)))
    state = around(rng, seat, space, ["scientist", "army_1"], taken=taken)
    moves = [a for a in state.actions() if a["token"] == "scientist"]
    dear = [a for a in moves if SPACES[a["space"]][4:] == ("propaganda", 2)]
    plain = [a for a in moves if SPACES[a["space"]].effect not in ("propaganda", "strategic")]
    q.require(dear)
    q.facts(seat=seat)
    shown = [pick(rng, dear), *sample(rng, plain, 5)]
    return best(rng, q, state, gain_of(seat, state), seat, shown)
