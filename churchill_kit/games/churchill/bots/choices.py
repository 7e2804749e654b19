"""11.4, 11.5 What the bots choose in the agenda and meeting segments: the words of ``choose``.

A choice is a small function that returns the legal actions that fit it equally well (the
bot throws a die among them), nothing if it is not legal now, or the name of the list to
go on with. The words and their meanings are declared in ``data/bots.toml``. Those of the
decision segment and the war phase follow in bot_decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from ....engine.values import Action
from ..box.components import BOX
from ..rules.meeting import (
    DECLINE,
    LEAD_DEBATE,
    PASS,
    advance,
    advance_chief,
    advances,
    choose,
    lead,
)
from ..state import CHAIR
from .sight import Sight

Found = Sequence[Action] | str
Pick = Callable[..., Found]
Play = tuple[str, str, float, Action]  # a card on an issue, its value there, and the action

SAFE_SPACE = 5  # an issue so far along the own track needs no more help for now
LEADER_REACH = 5  # where a leader must bring an issue to be worth his while


class Choice(NamedTuple):
    """A word of ``choose``: its function and the kinds of its arguments."""

    options: Pick
    args: tuple[str, ...]


CHOICES: dict[str, dict[str, Choice]] = {}  # by list, then by word


def choice(lists: str, word: str, *args: str) -> Callable[[Pick], Pick]:
    """Register a function as a choice of these lists, with arguments of these kinds."""

    def register(function: Pick) -> Pick:
        for name in lists.split():
            CHOICES.setdefault(name, {})[word] = Choice(function, args)
        return function

    return register


def best(ranked: Iterable[tuple[Any, Action]]) -> list[Action]:
    """The actions of highest rank, each once."""
    found: list[Action] = []
    top: Any = None
    for rank, action in ranked:
        if not found or rank > top:
            found, top = [action], rank
        elif rank == top and action not in found:
            found.append(action)
    return found


def legal(b: Sight, actions: Iterable[Action]) -> list[Action]:
    """Those of the actions that are legal now."""
    return [action for action in actions if action in b.legal]


# -- 5.13 the agenda card --------------------------------------------------------------------------


def _spent(b: Sight) -> Iterator[tuple[str, Action]]:
    """Each card that may be laid down or discarded, with the action that does so."""
    return ((a["card"], a) for a in b.actions if a.kind in ("pick", "discard", "spend"))


def _printed(card: str) -> float:
    value = BOX.staff[card].value
    return 3.5 if value is None else value


def has_use_for_bonus(b: Sight, card: str) -> bool:
    """Fits a strength bonus of the card an issue that may come up, on whichever track?"""
    leaders = b.s.leaders.values()
    return any(
        e.action == "strength"
        and e.amount > 0
        and any(
            e.fits(BOX.issues[name], e.on_track[0] if e.on_track else None, e.use or "", leaders)
            for name in b.concerned
        )
        for e in BOX.staff[card].effects
    )


@choice("agenda_card", "highest_unbonused")
def highest_unbonused(b: Sight) -> Found:
    """The highest printed value among cards whose bonus fits no available issue, else of all."""
    picks = [(card, a) for card, a in _spent(b) if a.kind == "pick"]
    plain = [(card, a) for card, a in picks if not has_use_for_bonus(b, card)]
    return best((_printed(card), a) for card, a in plain or picks)


@choice("agenda_card", "chief_of_staff")
def chief_of_staff(b: Sight) -> Found:
    """The Chief of Staff."""
    return [a for card, a in _spent(b) if a.kind == "pick" and BOX.staff[card].chief]


@choice("agenda_card", "value", "N")
def value(b: Sight, n: int) -> Found:
    """A card of this printed value; of several the one with the least loss."""
    cards = ((card, a) for card, a in _spent(b) if a.kind == "pick")
    return best((-b.loss(card), a) for card, a in cards if BOX.staff[card].value == n)


@choice("agenda_card", "lowest_loss")
def lowest_loss(b: Sight) -> Found:
    """The card that adds the least: its best total is the smallest."""
    return best((-b.loss(card), a) for card, a in _spent(b))


# -- 5.14 the issues of the conference -------------------------------------------------------------


@choice("opening_issue issue_pair", "issue", "ISSUE")
def issue(b: Sight, type_: str) -> Found:
    """An available counter of this type."""
    return [a for a in b.actions if BOX.issues[a["issue"]].type == type_]


@choice("issue_pair", "flag_of", "POWER")
def flag_of(b: Sight, power: str) -> Found:
    """A production issue of that power, otherwise its Directed Offensive."""
    return issue(b, f"{power}_production") or issue(b, f"{power}_directed_offensive")


@choice("opening_issue issue_pair", "best_total")
def best_issue(b: Sight) -> Found:
    """The issue with the highest total + weight for the best card in hand."""
    return best(
        (max((b.value(card, a["issue"]) for card in b.cards), default=0), a) for a in b.actions
    )


# -- 5.22 advancing an issue -----------------------------------------------------------------------


def play(b: Sight, card: str, name: str) -> Action:
    """The action of advancing an issue with a card; a rolled Chief of Staff chooses it (5.25)."""
    if b.kind == "choose_issue":
        return choose(name)
    return advance_chief(card) if BOX.staff[card].chief else advance(card, name)


def plays(b: Sight, type_: str = "") -> list[Play]:
    """Every legal play of a card on an issue, or on the issues of one type."""
    if b.kind not in ("advance_issue", "choose_issue"):
        return []
    found: list[Play] | None = b.plays
    if found is None:
        found = b.plays = []
        for card in b.cards:
            plain = b.kind == "advance_issue" and not BOX.staff[card].chief
            row = advances(card) if plain else None
            for name, total in b.totals(card).items():
                action = row[name] if row else play(b, card, name)
                if action in b.legal:
                    found.append((card, name, total, action))
    return [p for p in found if BOX.issues[p[1]].type == type_] if type_ else found


@choice("advance", "capture")
def capture(b: Sight) -> Found:
    """The cheapest play that puts an issue in the bot's chair; the weightiest of several issues."""
    lacks = {name: CHAIR - b.distance(name) for name in b.concerned}
    return best(
        ((b.weight(name), -b.loss(card)), a)
        for card, name, total, a in plays(b)
        if total >= lacks[name]
    )


@choice("advance", "rescue", "ISSUE")
def rescue(b: Sight, type_: str) -> Found:
    """The best card for the named issue, moving it off the rival track; the cheapest of several."""
    return best(
        ((total, -b.loss(card)), a)
        for card, name, total, a in plays(b, type_)
        if b.distance(name) < 0 <= b.distance(name) + total
    )


@choice("advance", "center", "ISSUE")
def bring_to_center(b: Sight, type_: str) -> Found:
    """The cheapest card that brings the conditional issue into the center; it stops there."""
    if b.kind == "stop_in_center":
        return [a for a in b.actions if a.kind == "stop" and BOX.issues[a["issue"]].type == type_]
    return best(
        (-b.loss(card), a)
        for card, name, total, a in plays(b, type_)
        if b.distance(name) < 0 <= b.distance(name) + total
    )


@choice("advance", "plan")
def plan(b: Sight) -> Found:
    """11.3 The card and issue with the highest total + weight; issues nearly won come last."""
    safe = {name: b.distance(name) < SAFE_SPACE for name in b.concerned}
    weights = b.weights
    return best(((safe[name], total + weights[name]), a) for card, name, total, a in plays(b))


# -- 5.24 debating an issue ------------------------------------------------------------------------


@choice("debate", "cheapest_stop")
def cheapest_stop(b: Sight) -> Found:
    """The cheapest card, by what is lost with it, that keeps the issue out of the chair."""
    return best((-b.loss(card), a) for card, (total, a) in b.debaters.items() if b.stops(total))


@choice("debate", "best_total")
def best_debater(b: Sight) -> Found:
    """The card with the highest total on the issue; of several the one with the least loss."""
    most = b.best_debate
    return best((-b.loss(card), a) for card, (total, a) in b.debaters.items() if total == most)


@choice("debate", "center", "ISSUE")
def debate_to_center(b: Sight, type_: str) -> Found:
    """The cheapest card that brings the conditional issue into the center, where it may stop.

    None does so for an issue that lies there already, or on the bot's own track: a debate could
    only move it on, away from the center.
    """
    if b.debate is None or BOX.issues[b.debate.issue].type != type_:
        return ()
    return best((-b.loss(card), a) for card, (total, a) in b.debaters.items() if b.centers(total))


@choice("debate", "decline")
def decline_debate(b: Sight) -> Found:
    """No debate."""
    return legal(b, [DECLINE])


# -- 5.26 using the leader -------------------------------------------------------------------------


@choice("leader_use", "leader_advance", "ISSUE")
def leader_advance(b: Sight, type_: str) -> Found:
    """Advance this issue with the leader, if he can bring it onto the bot's own track."""
    return best(
        (b.distance(name), lead(name))
        for name in b.table.get(type_, ())
        if lead(name) in b.legal and b.distance(name) + b.leader_total(name) > 0
    )


@choice("leader_use", "leader_advance_best")
def leader_advance_best(b: Sight) -> Found:
    """The weightiest issue that the leader can bring to space 5; of several the farthest."""
    return best(
        ((b.weight(a["issue"]), -b.distance(a["issue"])), a)
        for a in b.actions
        if a.kind == "lead" and b.distance(a["issue"]) + b.leader_total(a["issue"]) >= LEADER_REACH
    )


@choice("leader_use", "leader_debate")
def leader_debate(b: Sight) -> Found:
    """Debate the issue with the leader."""
    return legal(b, [LEAD_DEBATE])


@choice("leader_use", "hold")
def hold(b: Sight) -> Found:
    """Keep the leader, and see what the cards can do."""
    return "debate" if b.debate else "advance"


@choice("pass_use", "use")
def use_pass(b: Sight) -> Found:
    """Use the pass."""
    return legal(b, [PASS])


@choice("pass_use", "decline")
def decline_pass(b: Sight) -> Found:
    """Advance an issue, with the leader or a card."""
    return "leader_use"


# -- 4.5 ties --------------------------------------------------------------------------------------


def _break_tie(b: Sight, power: str) -> list[Action]:
    return [a for a in b.actions if a.kind == "break_tie" and a["winner"] == power]


@choice("tie_break", "use_self")
def use_self(b: Sight) -> Found:
    """Break the tie in the bot's own favour."""
    return _break_tie(b, b.seat)


@choice("tie_break", "use_for", "POWER")
def use_for(b: Sight, power: str) -> Found:
    """Break the tie in favour of that power, if it is tied."""
    return _break_tie(b, power)


@choice("tie_break", "decline")
def decline_tie(b: Sight) -> Found:
    """Do not use the leader."""
    return [a for a in b.actions if a.kind == "keep_leader"]


@choice("tie_name", "name_lowest_score")
def name_lowest_score(b: Sight) -> Found:
    """Of the tied powers the one with the lowest score now."""
    return best((-b.scores[a["winner"]], a) for a in b.actions)
