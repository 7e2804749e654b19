"""6.2 What the battle spaces bring: production, research, propaganda, bombing, advantages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from ....engine.rules import Refusal
from ....engine.values import Action
from ..box.components import AUTOMATA, SPACES, THEATRES, Space
from ..state import RULES, Blitzkrieg, act, is_weapon, seen
from .campaigns import score
from .markers import pushed, shift

NUMBERS: Mapping[str, tuple[str, ...]] = {  # of an effect, and of its improved form
    "none": ("6.2",),
    "industry": ("6.2.1", "6.2.2"),
    "research": ("6.2.3", "6.2.4"),
    "research_industry": ("6.2.5",),
    "propaganda": ("6.2.6",),
    "bombing": ("6.2.7",),
    "tactical": ("6.2.8",),
    "strategic": ("6.2.9",),
}


def rule_of(effect: str, amount: int) -> str:
    """6.2 The rule of an effect."""
    return NUMBERS[effect][-1 if amount > 1 else 0]


@RULES.step("6.2")
def apply_effect(s: Blitzkrieg, seat: str, space: str) -> None:
    """6.2 The effect of a space for who has taken it, or has closed its theatre (6.3.2)."""
    where = SPACES[space]
    EFFECTS[where.effect](s, seat, where, rule_of(where.effect, where.amount))


# -- 6.2.1 to 6.2.5 Production and research --------------------------------------------------------


def _industry(s: Blitzkrieg, seat: str, where: Space, rule: str) -> None:
    """6.2.1, 6.2.2 Tokens out of the bag into the reserve; 16.1 into the automaton's row."""
    draw(s, seat, where.amount, rule)


def draw(s: Blitzkrieg, seat: str, count: int, rule: str) -> None:
    """6.2.1, 6.4 Random tokens out of a seat's bag, as many as there are; a reserve may have any
    size (6.4.1)."""
    drawn = take(s, seat, count)
    if s.returned[seat]:
        s.returned = {**s.returned, seat: ()}
    if drawn:
        s.log("drew", rule, seat=seat, count=len(drawn), tokens=_open(s, drawn))
    else:
        s.log("bag_empty", rule, seat=seat)


def take(s: Blitzkrieg, seat: str, count: int) -> list[str]:
    """5.4, 6.4 Random tokens out of a bag into the reserve: which they are."""
    bag, drawn = list(s.bag(seat)), list[str]()
    while bag and len(drawn) < count:
        drawn.append(bag.pop(s.roll(len(bag)) - 1))
    s.bags = {**s.bags, seat: tuple(bag)}
    s.store(seat, drawn)
    return drawn


def _open(s: Blitzkrieg, tokens: Iterable[str]) -> tuple[str, ...]:
    """12.2 Tokens that everybody may see, since there are no screens; () where there are."""
    return () if AUTOMATA[s.scenario] is None else tuple(tokens)


def _research(s: Blitzkrieg, seat: str, where: Space, rule: str) -> None:
    """6.2.3, 6.2.4, 16.2 Special weapons into the bag; the player may look at them."""
    found = _weapons(s, where.amount)
    s.give(seat, found)
    _report(s, seat, found, rule, "bag")


def _production(s: Blitzkrieg, seat: str, where: Space, rule: str) -> None:
    """6.2.5 A special weapon straight into the reserve; 16.3 to the end of the automaton's row."""
    found = _weapons(s, where.amount)
    s.store(seat, found)
    _report(s, seat, found, rule, "reserve")


def _report(s: Blitzkrieg, seat: str, found: list[str], rule: str, to: str) -> None:
    if found:
        shown = _open(s, found) if to == "reserve" else ()
        s.log("researched", rule, seat=seat, count=len(found), to=to, tokens=shown)
    else:
        s.log("nothing_to_research", rule, seat=seat)


def _weapons(s: Blitzkrieg, count: int) -> list[str]:
    """5.6 Random special weapons, as many as are left."""
    pile = list(seen(s.research))
    found = [pile.pop(s.roll(len(pile)) - 1) for _ in range(min(count, len(pile)))]
    s.research = tuple(pile)
    return found


# -- 6.2.6 Propaganda ------------------------------------------------------------------------------


def _propaganda(s: Blitzkrieg, seat: str, where: Space, rule: str) -> None:
    """6.2.6, 16.6 Points."""
    score(s, seat, (("propaganda", where.amount, rule),), rule)


# -- 6.2.7 Bombing ---------------------------------------------------------------------------------


def _bombing(s: Blitzkrieg, seat: str, where: Space, rule: str) -> None:
    """6.2.7 The opponent loses a token of his reserve."""
    bomb(s, seat, rule)


@RULES.step("6.2.7")
def bomb(s: Blitzkrieg, seat: str, rule: str) -> None:
    """6.2.7, 4.4 A random token of the opponent's reserve goes back into his bag; of the
    automaton's row the player chooses one (16.9)."""
    other = s.other(seat)
    held = s.reserve(other)
    if not held:
        s.log("nothing_to_bomb", rule, seat=seat, other=other)
    elif other == s.automaton:
        s.push(("choose_bombed", seat, rule))
    else:
        send_back(s, seat, s.roll(len(held)) - 1, rule)


def send_back(s: Blitzkrieg, seat: str, at: int, rule: str) -> None:
    """6.2.7 A token of the opponent's reserve, by its place, back into his bag. Both have seen
    it; special weapons go the same way (16.9)."""
    other = s.other(seat)
    held = s.reserve(other)
    token = held[at]
    s.reserves = {**s.reserves, other: held[:at] + held[at + 1 :]}
    s.give(other, (token,))
    s.returned = {**s.returned, other: (*(s.returned[other] or ()), token)}
    known = s.known[seat] or ()
    if is_weapon(token) and token not in known:
        s.known = {**s.known, seat: (*known, token)}
    s.log("bombed", rule, seat=seat, other=other, tokens=_open(s, (token,)))


@cache
def discard(token: str, number: int) -> Action:
    """The action of bombing a token of the automaton's row."""
    return act("discard", token=token, number=number)


@RULES.decision("16.9")
class choose_bombed:
    """16.9 The player chooses which token of the automaton's row goes, special weapons last."""

    @staticmethod
    def actions(s: Blitzkrieg, seat: str, rule: str) -> Iterable[Action]:
        """Tokens of the row by their place; special weapons only if there is nothing else."""
        row = s.reserve(s.other(seat))
        plain = any(not is_weapon(token) for token in row)
        return [
            discard(token, n) for n, token in enumerate(row, 1) if not (plain and is_weapon(token))
        ]

    @staticmethod
    def take(s: Blitzkrieg, action: Action, seat: str, rule: str) -> None:
        """Back into its bag."""
        send_back(s, seat, action["number"] - 1, rule)

    @staticmethod
    def refuse(s: Blitzkrieg, action: Action, seat: str, rule: str) -> Refusal | None:
        """No special weapon while there are others."""
        row = s.reserve(s.other(seat))
        if action.kind == "discard" and is_weapon(action["token"]) and action["token"] in row:
            return "weapons-are-safe", "16.9", {"token": action["token"]}
        return None


# -- 6.2.8, 6.2.9 Advantages -----------------------------------------------------------------------


def _tactical(s: Blitzkrieg, seat: str, where: Space, rule: str) -> None:
    """6.2.8, 16.5 The marker of this theatre moves at once; what that has won is seen when the
    unit's strength has moved it too (6.3). A closed theatre has nothing to win any more."""
    theatre = where.theatre
    if theatre in s.closed or theatre not in s.markers:
        return
    after = pushed(s, seat, theatre, where.amount)
    shift(s, seat, theatre, after, rule, (("tactical", where.amount, rule),))


def _strategic(s: Blitzkrieg, seat: str, where: Space, rule: str) -> None:
    """6.2.9 The marker of any other theatre moves; 16.4 the automaton has an order of its own."""
    name = "automaton_moves_marker" if seat == s.automaton else "move_elsewhere"
    if seat == s.automaton or targets(s, where.theatre):
        s.push((name, seat, where.theatre, where.amount))


def targets(s: Blitzkrieg, theatre: str) -> list[str]:
    """6.2.9 The theatres that a strategic advantage may help: all others that are open."""
    return [t for t in s.open_theatres() if t != theatre]


@cache
def choose_theatre(theatre: str) -> Action:
    """The action of choosing a theatre."""
    return act("choose", theatre=theatre)


@RULES.decision("6.2.9")
class move_elsewhere:
    """6.2.9 The player chooses the theatre whose marker advances."""

    @staticmethod
    def actions(s: Blitzkrieg, seat: str, theatre: str, amount: int) -> Iterable[Action]:
        """Any other open theatre."""
        return map(choose_theatre, targets(s, theatre))

    @staticmethod
    def take(s: Blitzkrieg, action: Action, seat: str, theatre: str, amount: int) -> None:
        """Move its marker."""
        move_strategically(s, seat, action["theatre"], amount, "6.2.9")

    @staticmethod
    def refuse(
        s: Blitzkrieg, action: Action, seat: str, theatre: str, amount: int
    ) -> Refusal | None:
        """Not the theatre where the unit stands, nor one that is closed."""
        if action.kind != "choose":
            return None
        if action["theatre"] == theatre:
            return "same-theatre", "6.2.9", {"theatre": theatre}
        return "marker-is-still", "6.2.9", {"theatre": action["theatre"]}


def stopped(s: Blitzkrieg, seat: str, theatre: str, amount: int) -> int:
    """6.2.9 Where a seat's lead gets by a strategic advantage: never to a cell that closes."""
    return min(s.lead(seat, theatre) + amount, THEATRES[theatre].closes - 1)


def move_strategically(s: Blitzkrieg, seat: str, theatre: str, amount: int, rule: str) -> None:
    """6.2.9 The marker moves, but not to the end of its track."""
    parts = (("strategic", amount, "6.2.9"),)
    shift(s, seat, theatre, stopped(s, seat, theatre, amount), rule, parts)


Effect = Callable[[Blitzkrieg, str, Space, str], None]
EFFECTS: Mapping[str, Effect] = {
    "industry": _industry,
    "research": _research,
    "research_industry": _production,
    "propaganda": _propaganda,
    "bombing": _bombing,
    "tactical": _tactical,
    "strategic": _strategic,
}
