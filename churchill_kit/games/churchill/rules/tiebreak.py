"""4.5 Tiebreaker procedure, for the agenda and for the conference."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine.rules import Refusal
from ....engine.values import Action
from ..state import RULES, Churchill, act
from .leaders import use_leader

FROM_STALIN = ("ussr", "us", "uk")  # Stalin first, then to the left (4.51, 4.52)


def rule_of(won: tuple[Any, ...]) -> str:
    """4.51 for the agenda, 4.52 for the conference, by the step that follows."""
    return "4.51" if won[0] == "win_agenda" else "4.52"


@RULES.step("4.51")
def break_tie_by_leader(
    s: Churchill, tied: tuple[str, ...], asked: int, won: tuple[Any, ...]
) -> None:
    """4.51, 4.52 From Stalin leftwards a player may commit his active leader to break the tie.

    `won` is the step that follows, as (name, *arguments); the winner becomes its first argument.
    """
    if asked == 0:
        s.log("tie", "4.5", seats=tied, won=won[0])
    for seat in may_break(s, asked):
        s.push(("break_tie", seat, tied, FROM_STALIN.index(seat) + 1, won))
        return
    s.push(("arsenal_of_democracy", tied, won))


def may_break(s: Churchill, asked: int) -> list[str]:
    """4.51, 4.52 Whose leaders may still break the tie when so many powers have been asked."""
    return [seat for seat in FROM_STALIN[asked:] if s.is_active(seat)]


@RULES.decision("4.51")
class break_tie:
    """4.51, 4.52 The first leader to commit breaks the tie: for himself, or, outside it,
    for whom he likes."""

    @staticmethod
    def number(seat: str, tied: tuple[str, ...], asked: int, won: tuple[Any, ...]) -> str:
        """4.51 for a tie of the agenda, 4.52 for one of the conference."""
        return rule_of(won)

    @staticmethod
    def actions(
        s: Churchill, seat: str, tied: tuple[str, ...], asked: int, won: tuple[Any, ...]
    ) -> Iterable[Action]:
        """Keep the leader, or use him for himself (if tied) or for one of the tied."""
        winners = (seat,) if seat in tied else tied
        return (act("keep_leader"), *(act("break_tie", winner=w) for w in winners))

    @staticmethod
    def take(
        s: Churchill,
        action: Action,
        seat: str,
        tied: tuple[str, ...],
        asked: int,
        won: tuple[Any, ...],
    ) -> None:
        """The leader is inactive then; no staff card is discarded (4.52)."""
        if action.kind == "keep_leader":
            s.log("leader_kept", rule_of(won), seat=seat, leader=s.leaders[seat])
            s.push(("break_tie_by_leader", tied, asked, won))
            return
        winner = action["winner"]
        use_leader(s, seat)
        s.log(
            "tie_broken",
            rule_of(won),
            seat=seat,
            leader=s.leaders[seat],
            winner=winner,
            by="leader",
        )
        s.push((won[0], winner, *won[1:]))
        if s.options["tiebreak_roll"]:  # is breaking a tie a use? his card says each use
            s.push(("leader_penalty", seat))

    @staticmethod
    def refuse(
        s: Churchill,
        action: Action,
        seat: str,
        tied: tuple[str, ...],
        asked: int,
        won: tuple[Any, ...],
    ) -> Refusal | None:
        """Who is tied breaks the tie for himself; others name one of the tied."""
        winner = action["winner"]
        if seat in tied and winner != seat:
            return "tie-for-oneself", rule_of(won), {"seat": seat}
        return "not-tied", rule_of(won), {"seat": winner}


@RULES.step("4.53")
def arsenal_of_democracy(s: Churchill, tied: tuple[str, ...], won: tuple[Any, ...]) -> None:
    """3.32, 4.53 No leader was used: the US wins a tie it is in, or else names the winner."""
    if wins_unbroken(tied):
        s.log("tie_broken", "4.53", seat="us", leader="none", winner="us", by="arsenal")
        s.push((won[0], "us", *won[1:]))
    else:
        s.push(("name_tie_winner", "us", tied, won))


def wins_unbroken(tied: tuple[str, ...]) -> bool:
    """4.53 Does the US win the tie if no leader breaks it? Else it names the winner."""
    return "us" in tied


@RULES.decision("4.53")
class name_tie_winner:
    """4.53 Outside the tie, the US decides which of the other two wins it."""

    @staticmethod
    def actions(
        s: Churchill, seat: str, tied: tuple[str, ...], won: tuple[Any, ...]
    ) -> Iterable[Action]:
        """Either of the tied."""
        return (act("name_winner", winner=w) for w in tied)

    @staticmethod
    def take(
        s: Churchill, action: Action, seat: str, tied: tuple[str, ...], won: tuple[Any, ...]
    ) -> None:
        """The tie is the named power's."""
        winner = action["winner"]
        s.log("tie_broken", "4.53", seat=seat, leader="none", winner=winner, by="arsenal")
        s.push((won[0], winner, *won[1:]))
