"""Exercises of chapter 5: campaigns and theatres."""

from __future__ import annotations

import random
from collections.abc import Callable

from .....tutor.making import Exercise, Question, Text, after, maker, number, pick, sample
from ...box.components import CAMPAIGNS, SIDES, SPACES, THEATRES, TOKENS
from ...rules.units import place
from ...state import Blitzkrieg
from ..positions import (
    PLAIN,
    SEATS,
    around,
    best,
    fits,
    gain_of,
    happened,
    mates,
    other,
    placed,
    points_in_parts,
    turn_over,
    turn_played,
)

BASE = SIDES["base"]
QUIET = [x.id for x in BASE.spaces.values() if x.effect in ("none", "research", "bombing")]
ANY = ("army_1", "army_2", "army_3", "navy_1", "navy_2", "navy_3", "air_1", "air_2")
STRONG = ("army_3", "navy_3", "air_2", "elite_army", "elite_navy", "elite_air")


def last_space(rng: random.Random, lead: int) -> tuple[str, str, str, Blitzkrieg]:
    """A seat is about to take the last space of a campaign."""
    seat, space = pick(rng, SEATS), pick(rng, QUIET)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    hold = [token, "air_1", "army_1"]
    state = around(rng, seat, space, hold, lead=lead, taken=len(mates(space)))
    return seat, token, space, state


# -- 6.3.1 A campaign is completed -----------------------------------------------------------------


@maker("5", "6.3.1", "predict")
def who_wins_the_row(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 A unit is placed: who gets the campaign's points?"""
    wanted = q.once(pick, ("axis", "allies", "both", "nobody"))
    seat, space = pick(rng, SEATS), pick(rng, QUIET)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    taken = max(0, len(mates(space)) - (wanted == "nobody"))
    state = around(rng, seat, space, [token, "air_1"], lead=number(rng, -5, 2), taken=taken)
    outcome = placed(state, token, space)

    def whose(s: Blitzkrieg) -> Text:
        won = happened(s, "campaign_completed")
        winners = won[0]["winners"] if won else ()
        return q.text("whose", case="both" if len(winners) > 1 else (*winners, "nobody")[0])

    q.require(whose(outcome) == q.text("whose", case=wanted) and not outcome.closed)
    q.facts(seat=seat, token=token, space=space, campaign=SPACES[space].campaign, case=wanted)
    told = [q.text("whose", case=x) for x in ("axis", "allies", "both", "nobody")]
    return q.predict(state, outcome, whose, told, seat=seat)


@maker("5", "6.3.1", "compute")
def campaign_points(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 How many points does who wins the campaign get, marks and all?"""
    seat, token, space, state = last_space(rng, number(rng, -8, 10))
    outcome = placed(state, token, space)
    won = happened(outcome, "campaign_completed")
    q.require(won and len(won[0]["winners"]) == 1)
    winner = won[0]["winners"][0]
    parts = points_in_parts(outcome, winner)
    q.facts(seat=seat, token=token, space=space, winner=winner, marks=len(parts) - 1)
    q.facts(campaign=SPACES[space].campaign, theatre=SPACES[space].theatre)
    first, second = THEATRES[SPACES[space].theatre].marks
    q.facts(first=first, second=second)
    return q.compute(state, outcome, gain_of(winner, state), parts, seat=seat)


@maker("5", "6.3.1", "goal")
def win_the_row(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 Complete a campaign so that its points are yours alone."""
    seat, space = pick(rng, SEATS), pick(rng, QUIET)
    hold = sample(rng, ANY, 4)
    campaign = SPACES[space].campaign
    lead = -number(rng, 1, 2)
    state = around(rng, seat, space, hold, lead=lead, taken=len(mates(space)), few=True)

    def won(s: Blitzkrieg) -> bool:
        return campaign in s.won and s.won[campaign] == seat

    fit = [t for t in hold if fits(t, space)]
    q.require(len({won(placed(state, t, space)) for t in fit}) == 2)
    q.facts(seat=seat, campaign=campaign, behind=-lead, points=CAMPAIGNS[campaign].points)
    return q.goal(state, won, seat=seat)


# -- 6.3.2 A theatre is closed ---------------------------------------------------------------------


def near_the_end(rng: random.Random, q: Question) -> tuple[str, str, str, Blitzkrieg]:
    """A unit that takes the marker of a theatre to its end."""
    seat, space = pick(rng, SEATS), pick(rng, QUIET)
    token = pick(rng, [t for t in STRONG if fits(t, space)])
    end = THEATRES[SPACES[space].theatre].closes
    q.require(TOKENS[token].strength > 1)
    lead = end - number(rng, 1, TOKENS[token].strength)
    taken = number(rng, 0, len(mates(space)))
    return seat, token, space, around(rng, seat, space, [token, "air_1"], lead=lead, taken=taken)


@maker("5", "6.3.2", "compute")
def theatre_points(rng: random.Random, q: Question) -> Exercise:
    """6.3.2 How many points does closing a theatre bring?"""
    seat, token, space, state = near_the_end(rng, q)
    outcome, events = turn_played(state, seat, place(token, space))
    theatre = SPACES[space].theatre
    q.require(theatre in outcome.closed and outcome.result is None)
    q.facts(seat=seat, token=token, space=space, theatre=theatre)
    parts = points_in_parts(outcome, seat, events)
    q.require(sum(part[1] for part in parts) == gain_of(seat, state)(outcome))
    return q.compute(state, outcome, gain_of(seat, state), parts, seat=seat)


@maker("5", "6.3.2", "goal")
def close_it(rng: random.Random, q: Question) -> Exercise:
    """6.3.2 Close a theatre in this turn."""
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    theatre = SPACES[space].theatre
    hold = sample(rng, (*ANY, "elite_army", "elite_navy", "task_air"), 4)
    lead = THEATRES[theatre].closes - number(rng, 2, 5)
    taken = number(rng, 0, len(mates(space)))
    state = around(rng, seat, space, hold, lead=lead, taken=taken, few=True)

    def closed(s: Blitzkrieg) -> bool:
        return theatre in s.closed and bool(happened(s, "theatre_closed"))

    moves = state.actions()
    ways = sum(closed(after(state, a)) for a in moves)
    q.require(0 < ways < len(moves) / 2)
    q.facts(seat=seat, theatre=theatre, missing=THEATRES[theatre].closes - lead)
    return q.goal(state, closed, seat=seat)


@maker("5", "6.3.2", "mistake")
def behind_the_lines(rng: random.Random, q: Question) -> Exercise:
    """6.3.2 One of four placings is in a theatre that is closed."""
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    theatre = pick(rng, [t for t in BASE.theatres if t != SPACES[space].theatre])
    hold = sample(rng, PLAIN, 4)
    state = around(rng, seat, space, hold, closed=(theatre,))
    q.require(len(state.actions()) > 2)
    token = pick(rng, hold)
    wrong = [x for x in BASE.spaces if SPACES[x].theatre == theatre and fits(token, x)]
    q.require(wrong)
    q.facts(seat=seat)
    moves = [place(token, pick(rng, wrong)), *sample(rng, state.actions(), 3)]
    return q.judge(state, moves, seat=seat)


# -- 6.3 What a placing is worth -------------------------------------------------------------------


def net(seat: str, state: Blitzkrieg) -> Callable[[Blitzkrieg], int]:
    """One's own points since a position, less those of the opponent."""
    mine, theirs = gain_of(seat, state), gain_of(other(seat), state)
    return lambda s: mine(s) - theirs(s)


@maker("5", "6.3.1", "choose")
def best_of_four(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 Which placing brings most, one's own points less those given away?"""
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    hold = sample(rng, ANY, 3)
    lead = number(rng, -3, 7)
    state = around(rng, seat, space, hold, lead=lead, taken=len(mates(space)))
    q.facts(seat=seat, rival=other(seat))
    mine = [a for a in state.actions() if a["space"] == space]
    q.require(mine)
    rest = [
        a for a in state.actions() if SPACES[a["space"]].effect != "strategic" and a not in mine
    ]
    shown = [pick(rng, mine), *sample(rng, rest, 4)]
    return best(rng, q, state, net(seat, state), seat, shown)


@maker("5", "6.3.1", "choose")
def given_away(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 Which placing gives the opponent points?"""
    seat, space = pick(rng, SEATS), pick(rng, QUIET)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    hold = [token, *sample(rng, [t for t in ANY if t != token], 2)]
    lead = -TOKENS[token].strength - number(rng, 0, 5)
    state = around(rng, seat, space, hold, lead=lead, taken=len(mates(space)))
    q.facts(seat=seat, rival=other(seat))
    over = turn_over(seat)
    rest = [a for a in state.actions() if a["space"] != space and over(after(state, a))]
    q.require(len(rest) > 2)
    shown = [place(token, space), *sample(rng, rest, 4)]
    return best(rng, q, state, gain_of(other(seat), state), seat, shown)
