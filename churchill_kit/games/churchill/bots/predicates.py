"""11.1 The conditions of the bot charts: one small function for each word of ``when``.

The words and their meanings are declared in ``data/bots.toml``. A function takes the
sight of a bot and the arguments of the word, checked and converted when the charts are
read (a SPACE comes as its index on the track).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..box.components import BOX, SEATS
from ..state import CENTER
from .sight import Sight

Condition = Callable[..., bool]


class Predicate(NamedTuple):
    """A word of ``when``: its function and the kinds of its arguments."""

    holds: Condition
    args: tuple[str, ...]


PREDICATES: dict[str, Predicate] = {}


def predicate(*args: str) -> Callable[[Condition], Condition]:
    """Register a function as the predicate of its name, with arguments of these kinds."""

    def register(function: Condition) -> Condition:
        PREDICATES[function.__name__] = Predicate(function, args)
        return function

    return register


@predicate()
def always(b: Sight) -> bool:
    """Always true."""
    return True


# -- the calendar and the leaders ------------------------------------------------------------------


@predicate("N")
def conference_at_least(b: Sight, n: int) -> bool:
    """The current conference has at least this number."""
    return b.s.conference >= n


@predicate("N")
def conference_at_most(b: Sight, n: int) -> bool:
    """The current conference has at most this number."""
    return b.s.conference <= n


@predicate("POWER")
def leader_active(b: Sight, power: str) -> bool:
    """That power's leader is active."""
    return b.s.is_active(power)


@predicate("POWER")
def leader_can_advance(b: Sight, power: str) -> bool:
    """That leader is active and no card forbids him to advance (5.26)."""
    return b.s.is_active(power) and power not in b.s.no_advance


@predicate()
def rival_leaders_inactive(b: Sight) -> bool:
    """No other power has an active leader."""
    return not any(b.s.is_active(power) for power in SEATS if power != b.seat)


# -- issues ----------------------------------------------------------------------------------------


@predicate("ISSUE")
def available(b: Sight, type_: str) -> bool:
    """A counter of the type can still be put on the table."""
    return type_ in b.display


@predicate("ISSUE")
def on_table(b: Sight, type_: str) -> bool:
    """An uncaptured counter of the type is on the table."""
    return type_ in b.table


@predicate("ISSUE")
def in_center(b: Sight, type_: str) -> bool:
    """A counter of the type lies in the center."""
    return any(b.s.issues[name] == CENTER for name in b.table.get(type_, ()))


@predicate("ISSUE", "N")
def on_rival_track(b: Sight, type_: str, n: int) -> bool:
    """A counter of the type lies on another power's track at this space or farther."""
    return any(b.distance(name) <= -n for name in b.table.get(type_, ()))


@predicate("ISSUE")
def center_result(b: Sight, type_: str) -> bool:
    """The issue ended this conference in the center (5.27)."""
    return type_ in b.s.center_results


@predicate("ISSUE")
def won(b: Sight, type_: str) -> bool:
    """The bot won a counter of the type in this conference."""
    return any(BOX.issues[name].type == type_ for name in b.s.held(b.seat))


# -- the map ---------------------------------------------------------------------------------------


@predicate("FRONT", "SPACE")
def front_in(b: Sight, front: str, space: int) -> bool:
    """The front marker is in the space."""
    return b.s.fronts[front] == space


@predicate("FRONT", "SPACE")
def front_before(b: Sight, front: str, space: int) -> bool:
    """The front marker has not reached the space."""
    return b.s.fronts[front] < space


@predicate("FRONT", "SPACE")
def front_past(b: Sight, front: str, space: int) -> bool:
    """The front marker is in the space or beyond it."""
    return b.s.fronts[front] >= space


@predicate("AXIS")
def surrendered(b: Sight, axis: str) -> bool:
    """That Axis power has surrendered."""
    return axis in b.s.surrendered


@predicate("BOX", "N")
def naval_at_least(b: Sight, box: str, n: int) -> bool:
    """The theater box holds at least this many naval support."""
    return b.s.naval[box] >= n


@predicate("THEATER", "POWER")
def commander(b: Sight, theater: str, power: str) -> bool:
    """That power holds the leadership marker."""
    return b.s.leadership[theater] == power


@predicate("POWER", "BOMB")
def a_bomb_before(b: Sight, power: str, space: int) -> bool:
    """The pawn of the power has not reached the space of the A-bomb track."""
    return b.s.a_bomb[power] < space


@predicate("GLOBAL", "SIDE")
def pawn(b: Sight, global_issue: str, side: str) -> bool:
    """The pawn of that global issue is neutral, or on the side of the power."""
    return b.s.global_issues[global_issue] == side


@predicate("N")
def own_pawns_below(b: Sight, n: int) -> bool:
    """Fewer than this many global pawns are on the bot's side."""
    return sum(side == b.seat for side in b.s.global_issues.values()) < n


@predicate("POWER", "N")
def runaway(b: Sight, power: str, n: int) -> bool:
    """Scored now, that power leads the lowest power by more than this."""
    return b.scores[power] - min(b.scores.values()) > n


# -- the hand --------------------------------------------------------------------------------------


@predicate("ISSUE", "N")
def hand_total(b: Sight, type_: str, n: int) -> bool:
    """Some card in hand reaches this total on the issue type."""
    counters = (*b.table.get(type_, ()), *b.display.get(type_, ()))
    return any(b.total(card, name) >= n for name in counters for card in b.cards)


@predicate()
def hand_has_chief(b: Sight) -> bool:
    """The Chief of Staff is in hand."""
    return any(BOX.staff[card].chief for card in b.cards)


@predicate("N")
def hand_has_value(b: Sight, n: int) -> bool:
    """A card of exactly this printed value is in hand."""
    return any(BOX.staff[card].value == n for card in b.cards)


@predicate("N")
def cards_at_most(b: Sight, n: int) -> bool:
    """The hand has at most this many cards."""
    return len(b.cards) <= n


@predicate()
def has_pass(b: Sight) -> bool:
    """The bot earned the option to pass (5.24)."""
    return b.seat in b.s.may_pass


# -- the issue under debate; nothing of this holds outside a debate --------------------------------


@predicate("ISSUE")
def issue_is(b: Sight, type_: str) -> bool:
    """The issue under debate is of this type."""
    return b.debate is not None and BOX.issues[b.debate.issue].type == type_


@predicate()
def would_capture(b: Sight) -> bool:
    """The issue just advanced stands in the advancing power's chair (5.23)."""
    return b.debate is not None and b.debate.capture


@predicate()
def can_stop(b: Sight) -> bool:
    """Some card in hand keeps the issue out of that chair."""
    return any(b.stops(value) for value, _ in b.debaters.values())


@predicate()
def own_flag(b: Sight) -> bool:
    """The issue carries the bot's flag."""
    return b.debate is not None and BOX.issues[b.debate.issue].owner == b.seat


@predicate("N")
def weight(b: Sight, n: int) -> bool:
    """The issue has at least this weight for the bot."""
    return b.debate is not None and b.weight(b.debate.issue) >= n


@predicate("N")
def debate_total(b: Sight, n: int) -> bool:
    """The best card in hand reaches this total in a debate on the issue."""
    return b.best_debate >= n


@predicate()
def crosses_center(b: Sight) -> bool:
    """The best debate total brings the issue to the center or to the bot's own track."""
    return bool(b.debaters) and b.crosses(b.best_debate)


@predicate()
def advanced_by_leader(b: Sight) -> bool:
    """The issue was advanced by a leader."""
    return b.debate is not None and b.debate.source in BOX.leaders


# -- ties and secret agendas -----------------------------------------------------------------------


@predicate()
def in_tie(b: Sight) -> bool:
    """The bot is one of the tied powers."""
    return b.kind == "break_tie" and b.seat in b.args[0]


@predicate("TIE")
def tie_at(b: Sight, what: str) -> bool:
    """The tie concerns the agenda or the conference."""
    if b.kind not in ("break_tie", "name_tie_winner"):
        return False
    follows: Any = b.args[-1]  # the step that the tie's winner is passed to
    return bool(follows[0] == f"win_{what}")


@predicate()
def holds_secret_agenda(b: Sight) -> bool:
    """10.2 The secret agenda variant is played, and an own marker is still unmet."""
    return bool(b.wanted)
