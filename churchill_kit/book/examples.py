"""Worked examples of a game: positions and moves that show one rule each, to be stepped through.

The data are plain: entries of ``game.position`` and actions as ``action.dump()`` gives them.
Titles and captions are the messages ``example-<id>`` and ``example-<id>-<caption>`` of the game.

What the engine does by itself is cut into steps too: a caption may hang on a kind of event
("front_rolled", or "front_rolled:eastern" for that of one front), and then belongs to the
position in which this has just happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ..engine.game import Game
from ..engine.state import Frame, State
from ..engine.values import Event

NOTHING: Mapping[str, Any] = MappingProxyType({})

# Captions by the kind of event they hang on; "" is the end of the move.
Captions = Mapping[str, str]


class Move(NamedTuple):
    """An action as plain data, dice to use for it, and the captions on what comes of it.

    A move without captions becomes part of the next step. `instead`: another way to play
    the move before, from the same position.
    """

    action: Mapping[str, Any]
    captions: Captions
    rolls: tuple[int, ...] = ()
    instead: bool = False


class Example(NamedTuple):
    """A worked example: `setting` are the entries of ``game.position``, `at` among them.

    `lead` are moves that have been made when it begins, `opening` the captions on what the
    position itself brings about. `own`: not an example of the rulebook.
    """

    id: str
    rule: str
    chapter: str
    setting: Mapping[str, Any]
    moves: tuple[Move, ...] = ()
    lead: tuple[Mapping[str, Any], ...] = ()
    opening: Captions = NOTHING
    own: bool = False

    @property
    def title(self) -> str:
        """The id of the message with its title."""
        return f"example-{self.id}"


class Step(NamedTuple):
    """What a person sees at one step: a position, what has happened since the step before, the
    id of the message with the caption, and whose move it was (None: it happened by itself)."""

    state: Any
    events: tuple[Event, ...]
    caption: str
    seat: str | None


# The position before what an opening tells has happened: of the setting and the first frame.
Still = Callable[[Mapping[str, Any], Any], State]


def steps(example: Example, game: Game, still: Still | None = None) -> tuple[Step, ...]:
    """The positions to step through: the opening, then each that has a caption.

    `still` sets up the pieces before anything has happened, where the position itself brings
    something about.
    """
    frames: list[Frame] = []
    state = game.position(**example.setting, **({"frames": frames} if example.opening else {}))
    if example.opening:
        assert still is not None, "a game whose positions open with events says where they begin"
        start = still(example.setting, frames[0].state)
    else:
        for action in example.lead:
            state.apply(game.action(action))
        start = state.copy()
    out = [Step(start, (), f"{example.title}-start", None)]
    out += _cut(example, frames, example.opening, None, [])
    before = state
    untold: list[Event] = []
    for move in example.moves:
        state = (before if move.instead else state).copy()
        before = state.copy()
        decision, frames = state.decision, []
        assert decision is not None
        events = state.apply(game.action(move.action), move.rolls, frames)
        if not move.captions:
            untold += events
            continue
        last = frames.pop().events if frames else ()
        frames.append(Frame(state.copy(), last))  # with what is asked next
        out += _cut(example, frames, move.captions, decision.seat, untold)
        untold = []
    return tuple(out)


def _cut(
    example: Example,
    frames: Iterable[Frame],
    captions: Captions,
    seat: str | None,
    untold: Iterable[Event],
) -> Iterator[Step]:
    """A step for each frame that has a caption, with all events since the step before."""
    left, reel = dict(captions), list(frames)
    events = list(untold)
    for frame in reel:
        events += frame.events
        key = _key(left, frame.events, last=frame is reel[-1])
        if key is not None:
            yield Step(frame.state, tuple(events), f"{example.title}-{left.pop(key)}", seat)
            events = []


def _key(captions: Captions, events: Iterable[Event], last: bool) -> str | None:
    """Which caption hangs on one of these events, if any does."""
    for key in captions:
        kind, _, value = key.partition(":")
        for event in events:
            if event.kind == kind and (not value or value in event.args.values()):
                return key
    return "" if last and "" in captions else None


def do(
    kind: str,
    captions: str | Captions = "",
    /,
    rolls: tuple[int, ...] = (),
    instead: bool = False,
    **args: Any,
) -> Move:
    """A move: an action of this kind, and one caption for it or one for each of some events."""
    if isinstance(captions, str):
        captions = {"": captions} if captions else {}
    return Move({"kind": kind, **args}, captions, rolls, instead)
