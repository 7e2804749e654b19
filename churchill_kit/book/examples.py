"""Worked examples of a game: positions and moves that show one rule each, to be stepped through.

They are data, in a file ``examples.toml`` of the game's book (`read`): entries of
``game.position`` and actions as ``action.dump()`` gives them. Titles and captions are the messages
``example-<id>`` and ``example-<id>-<caption>`` of the game.

What the engine does by itself is cut into steps too: a caption may hang on a kind of event
("front_rolled", or "front_rolled:eastern" for that of one front), and then belongs to the
position in which this has just happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from ..engine import shape
from ..engine.game import Game
from ..engine.state import Frame, State
from ..engine.values import Event
from . import reading

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


# -- the file --------------------------------------------------------------------------------------


def read(file: Path) -> tuple[Example, ...]:
    """The entries ``[[example]]`` of a file; BadGame names a wrong one.

    ``id``, ``rule``, ``chapter``, ``setting``; if need be ``own``, ``lead`` (an action may say
    how many ``times``), ``moves``, ``tell`` for the captions of what the position brings about,
    and ``without`` for entries of the position that are nothing, for which TOML has no word.
    A move is an action with its ``tell``, its ``rolls``, and ``instead``.
    """
    return reading.read(file, "example", _example)


def _captions(value: Any, where: str) -> Captions:
    """One caption for a whole move, or one for each of some kinds of events."""
    if isinstance(value, str):
        return {"": value}
    return _table(value, where, shape.text)


def _table(value: Any, where: str, of: shape.Shape = lambda v, w: v) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise shape.Mismatch(where, "not-a-table", given=shape.brief(value))
    return {key: of(x, f"{where}.{key}") for key, x in value.items()}


def _move(value: Any, where: str) -> Move:
    action = _table(value, where)
    captions = _captions(action.pop("tell", {}), f"{where}.tell")
    rolls = shape.sequence(shape.integer(1, 100))(action.pop("rolls", []), f"{where}.rolls")
    instead = shape.boolean(action.pop("instead", False), f"{where}.instead")
    return Move(action, captions, rolls, instead)


def _made(value: Any, where: str) -> tuple[Mapping[str, Any], ...]:
    """An action that has been made, once or several times."""
    action = _table(value, where)
    times: int = shape.integer(1, 100)(action.pop("times", 1), f"{where}.times")
    return (action,) * times


_entry = shape.record(
    {"id": shape.text, "rule": shape.text, "chapter": shape.text, "setting": _table},
    {
        "own": shape.boolean,
        "without": shape.sequence(shape.text),
        "lead": shape.sequence(_made),
        "moves": shape.sequence(_move),
        "tell": _captions,
    },
)


def _example(entry: Mapping[str, Any]) -> Example:
    found = _entry(entry, "example")
    return Example(
        found["id"],
        found["rule"],
        found["chapter"],
        found["setting"] | dict.fromkeys(found.get("without", ())),
        found.get("moves", ()),
        tuple(chain.from_iterable(found.get("lead", ()))),
        found.get("tell", NOTHING),
        found.get("own", False),
    )
