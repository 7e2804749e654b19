"""Exercises of chapter 1: the board, the units, the set-up."""

from __future__ import annotations

import random

from .....tutor.making import Exercise, Question, Text, maker, number, pick, sample
from ...box.components import CAMPAIGNS, SIDES, SPACES, THEATRES, TOKENS, set_of
from ...rules.units import COUNTED, place
from ...state import Blitzkrieg
from ..positions import (
    BARE,
    PLAIN,
    SEATS,
    around,
    filled,
    fits,
    mates,
    other,
    placed,
    position,
    steps_in_parts,
    turn_over,
)

BASE = SIDES["base"]
FIRST = [x.id for x in BASE.spaces.values() if CAMPAIGNS[x.campaign].number == 1]
LAST = [x.id for x in BASE.spaces.values() if CAMPAIGNS[x.campaign].number == 3]
DOMAINS = ("army", "navy", "air")


# -- 2.2, 2.3 Where a unit may stand ---------------------------------------------------------------


@maker("1", "2.3", "choose")
def room_for_a_unit(rng: random.Random, q: Question) -> Exercise:
    """2.3 A unit is to be placed: which of these spaces takes it?"""
    seat, token = pick(rng, SEATS), pick(rng, [t for t in PLAIN if TOKENS[t].domain != "air"])
    space = pick(rng, [x for x in FIRST if fits(token, x)])
    state = around(rng, seat, space, [token, "air_1"])
    wrong = sample(rng, [x for x in FIRST if not fits(token, x) and x not in state.tokens], 3)
    q.facts(seat=seat, token=token)
    return q.judge(state, [place(token, x) for x in (space, *wrong)], seat=seat)


@maker("1", "2.3", "choose")
def unit_for_a_space(rng: random.Random, q: Question) -> Exercise:
    """2.3 Of these units only one may stand on a space."""
    seat = pick(rng, SEATS)
    space = pick(rng, [x for x in BASE.spaces if SPACES[x].kind != "land_sea"])
    good = [t for t in PLAIN if fits(t, space)]
    bad = [t for t in PLAIN if not fits(t, space)]
    hold = [pick(rng, good), *sample(rng, bad, 3)]
    state = around(rng, seat, space, hold, taken=number(rng, 0, 1))
    q.facts(seat=seat, space=space, kind=SPACES[space].kind)
    return q.judge(state, [place(t, space) for t in hold], seat=seat)


@maker("1", "2.2", "mistake")
def closed_row(rng: random.Random, q: Question) -> Exercise:
    """2.2 Four placings: one is in a campaign that is not active yet, or of a wrong kind."""
    seat = pick(rng, SEATS)
    space = pick(rng, [x for x in BASE.spaces if CAMPAIGNS[SPACES[x].campaign].number > 1])
    full = rng.random() < 0.3  # then its campaign is active, and the unit is of a wrong kind
    units = [t for t in PLAIN if fits(t, space) != full]
    q.require(units)
    token = pick(rng, units)
    state = around(rng, seat, space, [token, "air_1", "army_1", "navy_1"], full=full)
    good = sample(rng, [a for a in state.actions() if a["space"] != space], 3)
    q.facts(seat=seat)
    return q.judge(state, [place(token, space), *good], seat=seat)


@maker("1", "2.2", "predict")
def next_row(rng: random.Random, q: Question) -> Exercise:
    """2.2 A unit is placed: which campaign of the theatre is active then?"""
    seat = pick(rng, SEATS)
    space = pick(rng, BASE.spaces)
    theatre = SPACES[space].theatre
    q.require(len(THEATRES[theatre].campaigns) == 3 and space not in LAST)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    last = rng.random() < 0.6
    taken = len(mates(space)) - (0 if last else 1)
    state = around(rng, seat, space, [token, "air_1"], taken=taken, lead=number(rng, -4, 4))
    outcome = placed(state, token, space)

    def row(s: Blitzkrieg) -> Text:
        return q.text("row", campaign=SPACES[s.free_in(theatre)[0]].campaign)

    q.facts(seat=seat, token=token, space=space, theatre=theatre, last=last)
    q.facts(campaign=SPACES[outcome.free_in(theatre)[0]].campaign)
    told = [q.text("row", campaign=c) for c in THEATRES[theatre].campaigns]
    return q.predict(state, outcome, row, told, seat=seat)


# -- 3.0 Strength ----------------------------------------------------------------------------------


def leader(rng: random.Random, q: Question, token: str) -> Exercise:
    """3.5, 3.6 How far does a leader take the marker?"""
    q.like = "leader"
    seat = pick(rng, SEATS)
    space = pick(rng, [x for x in BARE if fits(token, x)])
    theatre = SPACES[space].theatre
    state = around(rng, seat, space, [token, "air_1"], taken=number(rng, 0, len(mates(space)) - 1))
    outcome = placed(state, token, space)
    own = [t for s, (o, t) in state.tokens.items() if o == seat and SPACES[s].theatre == theatre]
    counted = [t for t in own if TOKENS[t].domain in COUNTED[token]]
    q.require(1 <= len(counted) < len(own))
    parts = steps_in_parts(outcome, theatre)
    q.facts(seat=seat, token=token, space=space, theatre=theatre, counted=len(counted))
    return q.compute(
        state, outcome, lambda s: sum(n for _, n, _ in steps_in_parts(s, theatre)), parts, seat=seat
    )


@maker("1", "3.5", "compute")
def general_arrives(rng: random.Random, q: Question) -> Exercise:
    """3.5 How strong is a general?"""
    return leader(rng, q, "general")


@maker("1", "3.6", "compute")
def admiral_arrives(rng: random.Random, q: Question) -> Exercise:
    """3.6 How strong is an admiral?"""
    return leader(rng, q, "admiral")


@maker("1", "3.4", "goal")
def two_in_a_row(rng: random.Random, q: Question) -> Exercise:
    """3.4 Take the last two spaces of a campaign in one turn."""
    seat = pick(rng, SEATS)
    space = pick(rng, [x for x in BASE.spaces if mates(x)])
    campaign = SPACES[space].campaign
    taken = len(mates(space)) - 1
    last = pick(rng, mates(space))
    hold = ["blitz_air", *sample(rng, PLAIN, 2)]
    q.require(any(fits(t, x) for t in hold[1:] for x in (space, last)))
    state = around(rng, seat, space, hold, taken=taken, lead=number(rng, -3, 3), few=True)
    q.facts(seat=seat, campaign=campaign, points=CAMPAIGNS[campaign].points)
    rival = other(seat)

    def done(s: Blitzkrieg) -> bool:
        return campaign in s.won and s.last[rival] is None

    made = q.goal(state, done, seat=seat, moves=2, ended=turn_over(seat))
    q.require(len(made.solution) == 2)
    return made


# -- 1.0 What a set holds --------------------------------------------------------------------------


@maker("1", "1.0", "compute")
def still_to_come(rng: random.Random, q: Question) -> Exercise:
    """1.0 The opponent's units on the board are seen: how many of a kind has he left?"""
    seat, domain = pick(rng, SEATS), pick(rng, DOMAINS)
    rival = other(seat)
    spaces = sample(rng, [x for x in FIRST if SPACES[x].kind != "sea" or domain != "army"], 9)
    held = {seat: ("army_1", "navy_1", "air_1"), rival: ("general",)}
    token = pick(rng, [t for t in PLAIN if TOKENS[t].domain == domain])
    scene = filled(rng, spaces, {seat: held[seat], rival: ("general", token)})
    scene.pop(spaces[0])
    q.require(fits(token, spaces[0]))
    hold = {seat: held[seat], rival: (token, "general")}
    state = position(rng, turn=rival, tokens=scene, reserves=hold)
    q.require(state.decision is not None and place(token, spaces[0]) in state.actions())
    outcome = placed(state, token, spaces[0])

    def there(s: Blitzkrieg) -> int:
        return sum(o == rival and TOKENS[t].domain == domain for o, t in s.tokens.values())

    every = sum(TOKENS[t].domain == domain and TOKENS[t].ability == "none" for t in set_of(rival))
    q.facts(seat=rival, domain=domain, token=token, space=spaces[0], every=every)
    parts = (("set", every, "1.0"), ("on_board", -there(outcome), "1.0"))
    return q.compute(state, outcome, lambda s: every - there(s), parts, seat=seat)
