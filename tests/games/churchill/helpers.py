"""What the tests of the rules share: positions, one move at a time, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.state import Churchill

GAME = ck.game("churchill")
Events = tuple[ck.Event, ...]


def position(**entries: Any) -> Churchill:
    """A position of Churchill set up by hand."""
    return GAME.position(**entries)


def manchuria_lacking(**entries: Any) -> Churchill:
    """7.82 The last conference: Germany is out and the bomb is there, so that Japan falls once the
    Soviets are in Manchuria, before which they stand. `entries` replace what is said here."""
    lacking: dict[str, Any] = {
        "scenario": "campaign", "conference": 10,
        "a_bomb": {"us": "trinity"}, "surrendered": ["italy", "germany"],
        "fronts": {
            "central_pacific": "okinawa", "eastern": "east_germany", "western": "germany",
            "mediterranean": "southern_italy", "far_east": "nomohon",
        },
    }  # fmt: skip
    return position(**lacking | entries)


def act(kind: str, /, **args: Any) -> ck.Action:
    """The action of Churchill of this kind."""
    return ck.Action("churchill", kind, **args)


def play(state: Churchill, kind: str, /, **args: Any) -> Events:
    """Play an action; the events that follow."""
    return state.apply(act(kind, **args))


def play_all(state: Churchill, *actions: ck.Action) -> Events:
    """Play several actions; all their events."""
    return tuple(event for action in actions for event in state.apply(action))


def play_until(
    state: Churchill,
    stop: str | Callable[[Churchill], bool],
    choose: Callable[[Churchill], ck.Action] = lambda s: s.actions()[0],
) -> Events:
    """Play `choose` (the first legal action) up to a decision of the kind `stop`, or until
    stop(state) holds."""
    events: list[ck.Event] = []
    for _ in range(2000):
        if stop == asks(state) if isinstance(stop, str) else stop(state):
            return tuple(events)
        events += state.apply(choose(state))
    raise AssertionError(f"no {stop} in 2000 decisions")


def asks(state: Churchill) -> str:
    """The kind of decision that is asked now; "" when the game is over."""
    return state.decision.kind if state.decision else ""


def asked(state: Churchill) -> tuple[str, str]:
    """Who is asked, and for what kind of decision."""
    assert state.decision is not None
    return state.decision.seat, state.decision.kind


def offers(state: Churchill, kind: str, arg: str | None = None) -> list[Any]:
    """The legal actions of a kind; with `arg` the values of that argument, in order."""
    found = [a for a in state.actions() if a.kind == kind]
    return [a.get(arg) for a in found] if arg else found


def refused(state: Churchill, kind: str, /, **args: Any) -> tuple[str, str]:
    """The reason and the rule with which an action is refused; the state must stay as it was."""
    before = state.dump()
    with pytest.raises(ck.IllegalAction) as caught:
        play(state, kind, **args)
    assert state.dump() == before
    return caught.value.reason, caught.value.rule


def kinds(events: Iterable[ck.Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [e.kind for e in events]


def every(events: Iterable[ck.Event], kind: str) -> list[ck.Event]:
    """All events of a kind."""
    return [e for e in events if e.kind == kind]


def only(events: Iterable[ck.Event], kind: str) -> ck.Event:
    """The one event of a kind."""
    found = every(events, kind)
    assert len(found) == 1, f"{len(found)} events {kind}, not 1"
    return found[0]


def parts(event: ck.Event) -> dict[str, int]:
    """The breakdown of an event as label -> amount."""
    return {label: amount for label, amount, _ in event.breakdown}


def total(event: ck.Event) -> int:
    """The sum of the breakdown of an event, each part with its rule."""
    assert event.breakdown and all(label and rule for label, _, rule in event.breakdown)
    return sum(amount for _, amount, _ in event.breakdown)


def to_end(state: Churchill) -> Events:
    """Play first legal actions to the end of the game; all events, those before them included."""
    return (*state.events, *play_until(state, ""))


def from_card(card: str, **entries: Any) -> Churchill:
    """A position of the campaign after a conference card, an agenda that the US wins without
    effect and a meeting without cards: at the first decision of the decision segment."""
    hands = {"us": ["us_hopkins"], "uk": ["uk_macready"], "ussr": ["ussr_budyonny"]}
    number = BOX.conferences[card].number
    entries = {"scenario": "campaign", "conference": number, "hands": hands} | entries
    state = position(at="agenda", card=card, **entries)
    play_until(state, lambda s: s.phase != "agenda" and asks(s) != "break_tie", without_effect)
    return state


def without_effect(state: Churchill) -> ck.Action:
    """In an agenda: an issue that does nothing on the table; else the first legal action."""
    idle = ("us_production_1", "pol_mil_1", "pol_mil_2", "pol_mil_3", "us_production_2")
    idle += ("uk_production", "us_directed_offensive_2", "ussr_directed_offensive_2")
    found = [a for issue in idle for a in state.actions() if a == act("nominate", issue=issue)]
    return found[0] if found else state.actions()[0]


def march(
    front: str,
    space: str,
    rolls: tuple[int, ...] = (),
    support: int = 0,
    armies: int = 0,
    naval: int = 5,
    **entries: Any,
) -> Churchill:
    """The end of a campaign whose last conference had one front try to advance from a space; the
    others could not: they lack naval support or are too weak. `fronts` and `reserves` add to this;
    the events are those of the tries."""
    weak = {f: 1 for f in ("eastern", "cbi", "far_east") if f != front}
    given: dict[str, Any] = {
        "fronts": {front: space} | entries.pop("fronts", {}),
        "reserves": weak | {front: armies} | entries.pop("reserves", {}),
        "naval": {front: naval} | entries.pop("naval_elsewhere", {}),
        "support": {front: support} | entries.pop("support_elsewhere", {}),
        "rolls": list(rolls),
        "influence": {},
    }
    given |= {"at": "war", "scenario": "campaign", "conference": 10}
    return position(**(given | entries))


def revealed(
    monkeypatch: pytest.MonkeyPatch, effects: list[dict[str, Any]], **entries: Any
) -> Churchill:
    """A position just after a conference card with these effects, all in its white band, was
    revealed: for effects or conditions that no card of the box has in this form."""
    card = BOX.conferences["c08a"]
    bands = (
        *(b._replace(effects=()) for b in card.bands[:4]),
        card.bands[4]._replace(effects=tuple(effects)),
    )
    monkeypatch.setitem(BOX.conferences, "c08a", card._replace(bands=bands))
    entries = {"scenario": "campaign", "conference": 8} | entries
    return position(at="agenda", card="c08a", **entries)
