"""Random positions for exercises: sensible ones, and the same on every Python version."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ....engine.values import Action, Event, Part
from ....tutor.making import (
    Choice,
    Exercise,
    Question,
    Why,
    after,
    number,
    pick,
    sample,
    shuffled,
)
from ..box.components import CAMPAIGNS, FITS, SIDES, SPACES, THEATRES, TOKENS, set_of
from ..game import GAME
from ..rules.units import place
from ..state import BOTH, Blitzkrieg

SEATS = GAME.seats_of("base")
Held = Mapping[str, Sequence[str]]

# Tokens of either set that have a strength and nothing else.
PLAIN = tuple(t for t in dict.fromkeys(set_of("axis")) if TOKENS[t].ability == "none")

# Spaces without a sign: what comes of a unit there can be asked before effects are taught.
BARE = tuple(x.id for x in SIDES["base"].spaces.values() if x.effect == "none")


def position(rng: random.Random, **entries: Any) -> Blitzkrieg:
    """A position of Blitzkrieg! with dice of its own, in which whoever has won campaigns has their
    points, so that the board agrees with what the chapters teach."""
    seed = number(rng, 0, 2**31)
    state = GAME.position(seed=seed, **entries)
    if state.won and "points" not in entries:
        points = {seat: won_points(state, seat) for seat in state.seats}
        state = GAME.position(seed=seed, points=points, **entries)
    return state


def won_points(state: Blitzkrieg, seat: str) -> int:
    """6.3.1 What the campaigns of a seat have brought it at least."""
    return sum(CAMPAIGNS[c].points for c, winner in state.won.items() if winner in (seat, BOTH))


def other(seat: str) -> str:
    """The opponent in the base game."""
    return SEATS[1 - SEATS.index(seat)]


def fits(token: str, space: str) -> bool:
    """2.3 May a unit of this kind stand there?"""
    return TOKENS[token].domain in FITS[SPACES[space].kind]


def spaces_for(token: str, side: str = "base") -> list[str]:
    """2.3 All spaces of a side of the board where a unit of this kind may stand."""
    return [x for x in SIDES[side].spaces if fits(token, x)]


def mates(space: str) -> list[str]:
    """The other spaces of its campaign."""
    return [x for x in CAMPAIGNS[SPACES[space].campaign].spaces if x != space]


def above(space: str) -> list[str]:
    """2.2 The spaces of the campaigns above it in its theatre."""
    where = SPACES[space]
    campaigns = THEATRES[where.theatre].campaigns
    before = campaigns[: campaigns.index(where.campaign)]
    return [x for c in before for x in CAMPAIGNS[c].spaces]


def filled(rng: random.Random, spaces: Iterable[str], held: Held) -> dict[str, tuple[str, str]]:
    """Plain units of either seat on these spaces, from what their reserves leave."""
    left = {seat: Counter(set_of(seat)) - Counter(hand) for seat, hand in held.items()}
    tokens: dict[str, tuple[str, str]] = {}
    for space in spaces:
        seats = sample(rng, held, len(held))
        fit = {s: [t for t in PLAIN if left[s][t] and fits(t, space)] for s in seats}
        seat = next(s for s in seats if fit[s])
        token = pick(rng, fit[seat])
        left[seat][token] -= 1
        tokens[space] = (seat, token)
    return tokens


def around(
    rng: random.Random,
    seat: str,
    space: str,
    hold: Sequence[str],
    *,
    lead: int = 0,
    taken: int = 0,
    full: bool = True,
    few: bool = False,
    reach: Sequence[str] = (),
    against: Sequence[str] = ("army_1", "navy_1", "air_1"),
    leads: Mapping[str, int] | None = None,
    tokens: Mapping[str, tuple[str, str]] | None = None,
    **entries: Any,
) -> Blitzkrieg:
    """A turn of `seat`, which holds these tokens, in which this space is free and its campaign
    active; `taken` of the campaign's other spaces are taken, and the seat leads there by `lead`
    (`leads`: by how much elsewhere). The campaigns above it are `full`. With `few` one space is
    left free in each first row elsewhere, so that few placings are to be chosen among; spaces to
    `reach` elsewhere have the campaigns above them full."""
    where, scenario = SPACES[space], "base"
    if where.theatre not in SIDES["base"].theatres:
        scenario = "nippon"
    first, second = GAME.seats_of(scenario)
    rival, sign = (second, 1) if seat == first else (first, -1)
    held = {seat: tuple(hold), rival: tuple(against)}
    own = dict(tokens or {})
    used = {s: [*held[s], *(t for o, t in own.values() if o == s)] for s in held}
    wanted = [*(above(space) if full else ()), *sample(rng, mates(space), taken)]
    wanted += [x for far in reach for x in above(far)]
    if few:
        rows = (t.campaigns[0] for t in SIDES[scenario].theatres.values() if t.id != where.theatre)
        for row in rows:
            spaces = CAMPAIGNS[row].spaces
            wanted += sample(rng, spaces, len(spaces) - 1)
    scene = filled(rng, [x for x in wanted if x not in own], used)
    starts = {t.id for t in SIDES[scenario].theatres.values() if t.starts or scenario == "base"}
    elsewhere = {t: number(rng, -3, 3) for t in THEATRES if t in starts} | dict(leads or {})
    markers = {t: sign * at for t, at in {**elsewhere, where.theatre: lead}.items()}
    given = {"scenario": scenario, "turn": seat, "markers": markers, "reserves": held}
    return position(rng, **{**given, "tokens": {**scene, **own}, **entries})


def placed(state: Blitzkrieg, token: str, space: str) -> Blitzkrieg:
    """The position after a unit was placed, up to the next choice."""
    state = state.copy()
    state.apply(place(token, space))
    return state


def turn_played(state: Blitzkrieg, seat: str, *actions: Action) -> tuple[Blitzkrieg, list[Event]]:
    """The position after the whole turn, further choices taken as they come, and all events."""
    state, over, events = state.copy(), turn_over(seat), list[Event]()
    for action in actions:
        events += state.apply(action)
    while not over(state):
        events += state.apply(state.actions()[-1])
    return state, events


# -- reading what came of it -----------------------------------------------------------------------


def happened(state: Blitzkrieg, kind: str) -> list[Event]:
    """The events of a kind since the last move."""
    return [e for e in state.events if e.kind == kind]


def points_of(state: Blitzkrieg, seat: str) -> int:
    """What a seat has gained since the last move."""
    return sum(e["points"] for e in happened(state, "points_gained") if e["seat"] == seat)


def points_in_parts(
    state: Blitzkrieg, seat: str, events: Iterable[Event] | None = None
) -> tuple[Part, ...]:
    """The same, part by part; of `events`, if a turn had several moves."""
    told = state.events if events is None else events
    gained = (e for e in told if e.kind == "points_gained" and e["seat"] == seat)
    return tuple(part for e in gained for part in e.breakdown)


def gain_of(seat: str, state: Blitzkrieg) -> Callable[[Blitzkrieg], int]:
    """The points that a seat has gained since a position."""
    return lambda s: s.points[seat] - state.points[seat]


def steps_in_parts(state: Blitzkrieg, theatre: str) -> tuple[Part, ...]:
    """How far the marker of a theatre moved since the last move, part by part."""
    moved = (e for e in happened(state, "marker_moved") if e["theatre"] == theatre)
    return tuple(part for e in moved for part in e.breakdown)


def lead_in_parts(
    state: Blitzkrieg, outcome: Blitzkrieg, seat: str, theatre: str
) -> tuple[Part, ...]:
    """A lead: where the marker stood, and how it came to stand where it does."""
    stood = ("stood", state.lead(seat, theatre), "2.1")
    return (stood, *steps_in_parts(outcome, theatre))


def reserve_in_parts(state: Blitzkrieg, outcome: Blitzkrieg, seat: str) -> tuple[Part, ...]:
    """How many tokens are in a reserve: what was held, what was placed, what has come and gone."""
    parts: list[Part] = [("held", len(state.reserve(seat)), "6.4.1")]
    for e in outcome.events:
        mine = e.get("seat") == seat
        if e.kind == "placed" and mine:
            parts.append(("units_placed", -1, "6.1"))
        elif mine and (e.kind == "drew" or e.get("to") == "reserve"):
            parts.append(("drawn", e["count"], e.rule))
        elif e.kind == "bombed" and e["other"] == seat:
            parts.append(("bombed_away", -1, e.rule))
    return tuple(parts)


def reserve_size(seat: str) -> Callable[[Blitzkrieg], int]:
    """How many tokens a seat holds."""
    return lambda s: len(s.reserve(seat))


def lead_of(seat: str, theatre: str) -> Callable[[Blitzkrieg], int]:
    """How far a seat leads in a theatre."""
    return lambda s: s.lead(seat, theatre)


def move_of(state: Blitzkrieg) -> Action:
    """The unit that was placed last, as a move."""
    event = happened(state, "placed")[-1]
    return place(event["token"], event["space"])


def turn_over(seat: str) -> Callable[[Blitzkrieg], bool]:
    """Does somebody else decide now, or nobody?"""
    return lambda s: s.decision is None or s.decision.seat != seat


# -- questions of the same form --------------------------------------------------------------------


def best(
    rng: random.Random,
    q: Question,
    state: Blitzkrieg,
    worth: Callable[[Blitzkrieg], int],
    seat: str,
    actions: Sequence[Action] = (),
    **facts: Any,
) -> Exercise:
    """Which of these moves reaches most of what is asked? Each is carried out and told what it is
    worth; the texts are ``-why`` and ``-wrong`` of the maker, with `n` and `facts`. Moves that ask
    for a further choice are left out."""
    over = turn_over(seat)
    done = ((a, after(state, a)) for a in actions or state.actions())
    tried = {a: s for a, s in done if over(s)}
    worths = {a: worth(s) for a, s in tried.items()}
    order = sorted(worths, key=lambda a: -worths[a])
    q.require(len(order) > 2 and worths[order[0]] > worths[order[1]])
    right, near = order[0], order[1]
    shown = [right, near, *sample(rng, order[2:], 2)]
    reasons = {a: q.text("why" if a == right else "wrong", n=worths[a], **facts) for a in shown}
    choices = [Choice(a, a == right, Why(reasons[a], q.rule)) for a in shown]
    return q.choose(state, shuffled(rng, choices), seat=seat, outcome=tried[right], reads=move_of)
