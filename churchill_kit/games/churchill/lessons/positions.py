"""Random positions for exercises: sensible ones, and the same on every Python version."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ....tutor.making import chance, number, pick, sample
from ..box.components import BOX, SEATS, Space
from ..game import GAME
from ..state import CENTER, CHAIR, Churchill, Place

# Issues that may lie on the table in every scenario; which of two equal ones does not matter.
ISSUES = tuple(
    name
    for name, issue in BOX.issues.items()
    if not issue.conditional and not name.endswith(("_2", "_3"))
)
# Fronts before a landing for which naval support is all it takes.
LANDINGS = {
    "western": ("western_box",),
    "mediterranean": ("mediterranean_box", "sicily"),
    "central_pacific": ("central_pacific_box", "gilbert_marshall", "caroline", "marianas"),
    "southwest_pacific": ("southwest_pacific_box", "solomons", "papua", "vogelkop"),
    "cbi": ("canton_hong_kong",),
}
# Fronts before a space that they enter by land, and that nothing bars.
LAND = {
    "western": ("normandy", "rhineland"),
    "eastern": ("eastern_box", "belorussia", "ukraine"),
    "mediterranean": ("southern_italy", "central_italy"),
    "cbi": ("cbi_box", "burma", "yunnan"),
    "far_east": ("far_east_box",),
}


def position(rng: random.Random, **entries: Any) -> Churchill:
    """A position of Churchill with dice of its own."""
    state: Churchill = GAME.position(seed=number(rng, 0, 2**31), **entries)
    return state


def attacking(
    rng: random.Random, fronts: dict[str, str], armies: dict[str, int], **entries: Any
) -> Churchill:
    """A position in which fronts are about to try to advance against these armies."""
    state = position(rng, at="war", fronts=fronts, **entries)
    state.armies = {**state.armies, **armies}
    return state


def allocating(rng: random.Random, seat: str, markers: int, **entries: Any) -> Churchill:
    """A position in which `seat` has so many production markers to use as it likes; another
    seat has its own still to come, so that play goes on in the decision segment."""
    state = position(rng, at="war", **entries)
    state.phase = "decisions"
    later = next(s for s in SEATS if s != seat)
    state.production = {s: markers if s == seat else int(s == later) for s in SEATS}
    return resumed(paused(state, ("allocate", seat), ("allocate", later)))


def often(rng: random.Random, seat: str, share: float) -> str:
    """This power in that share of all cases, or else one of the others."""
    return seat if chance(rng, share) else str(pick(rng, [s for s in SEATS if s != seat]))


def staff(seat: str, *values: int) -> tuple[str, ...]:
    """A power's staff cards with one of these printed values (or with any), but not the Chief
    of Staff, who is rolled for, and nobody whose value is up to the player."""
    cards = (BOX.staff[name] for name in BOX.decks[seat])
    return tuple(
        card.id
        for card in cards
        if not card.chief
        and not card.may("optional_lower_value")
        and (not values or card.value in values)
    )


def chief(seat: str) -> str:
    """A power's Chief of Staff."""
    return next(name for name in BOX.decks[seat] if BOX.staff[name].chief)


def printed(card: str) -> int:
    """The value printed on a card that is no Chief of Staff."""
    value = BOX.staff[card].value
    assert value is not None
    return value


def hand(rng: random.Random, seat: str, count: int, *cards: str) -> list[str]:
    """A hand of so many cards with the given ones in it, in the order of the deck."""
    rest = sample(rng, [c for c in staff(seat) if c not in cards], count - len(cards))
    return in_order(seat, [*cards, *rest])


def in_order(seat: str, cards: Iterable[str]) -> list[str]:
    """Cards in the order of their deck, which says nothing."""
    return sorted(cards, key=BOX.decks[seat].index)


def somewhere(rng: random.Random) -> Place:
    """A place on the conference table: the center, or a space of a track."""
    return CENTER if chance(rng, 0.4) else (pick(rng, SEATS), number(rng, 1, CHAIR - 1))


def table(rng: random.Random, count: int, *taken: str) -> dict[str, Place]:
    """So many issues on the table, none of those that are `taken`."""
    free = [name for name in ISSUES if name not in taken]
    return {name: somewhere(rng) for name in sample(rng, free, count)}


def ahead(state: Churchill, front: str) -> Space:
    """The space that a front is about to enter; it is not at the end of its way."""
    entry = state.entry(front)
    assert entry is not None
    return entry


def paused(state: Churchill, *steps: tuple[Any, ...]) -> Churchill:
    """The position with these steps to be done next, the first one first, and then the end of
    the conference: for questions about what happens without anybody choosing."""
    state = state.copy()
    state.steps = ()
    state.push(*steps, ("post_mortem",))
    state._actions, state._events = None, []
    return state


def on_the_map(state: Churchill) -> Churchill:
    """The position with nothing left to decide, so that the map is shown: for questions that
    are answered from it."""
    state = paused(state)
    state.phase, state.hands = "war", dict.fromkeys(SEATS, ())
    return state


def resumed(state: Churchill, rolls: tuple[int, ...] = ()) -> Churchill:
    """The position after the steps before which one was `paused`, with these dice."""
    state = state.copy()
    end, *steps = state.steps
    assert end == ("post_mortem",)
    state.steps = tuple(steps)
    state.rolls = rolls
    state._events = []
    state.run()
    state.steps = (end, *state.steps)
    state._actions = None
    return state


def orders(op: str) -> Iterator[tuple[tuple[Any, ...], Mapping[str, Any]]]:
    """The orders of a kind on the conference cards that hold at all times: the step that carries
    one out, for a `paused` position, and what it says."""
    for card in BOX.conferences.values():
        for i, band in enumerate(card.bands):
            for j, effect in enumerate(band.effects):
                if effect["op"] == op and not effect.get("if"):
                    yield ("conference_effect", card.id, i, j), effect


def order_of(op: str, **facts: Any) -> tuple[Any, ...]:
    """The step of the first order that says this."""
    return next(step for step, effect in orders(op) if facts.items() <= effect.items())


def meeting_over(rng: random.Random, issues: dict[str, Place], **entries: Any) -> Churchill:
    """The position when nobody can play any more and issues lie like this."""
    hands = {"us": [pick(rng, staff("us"))]}  # somebody must have a card for there to be a meeting
    state = position(rng, at="meeting", turn="us", hands=hands, issues=issues, **entries)
    state.hands = dict.fromkeys(SEATS, ())
    return paused(state, ("conclude_meeting",))


def decided(rng: random.Random, issues: dict[str, Place], **entries: Any) -> Churchill:
    """The position after a meeting in which issues were won like this (nobody ties)."""
    state = resumed(meeting_over(rng, issues, **entries))
    assert state.conference_winner is not None
    return state
