"""7.0, 11.0 How the war is won: 25 points at the end of one's turn, or an opponent who can place
nothing."""

from __future__ import annotations

from ....engine.values import Result
from ..box.components import CAMPAIGNS, GAME_NAME
from ..state import BOTH, RULES, Blitzkrieg

ENOUGH = 25  # 7.1


@RULES.score
def points(view: Blitzkrieg) -> dict[str, int]:
    """5.5 The points are open."""
    return {seat: view.points[seat] for seat in view.seats}


def _rule(s: Blitzkrieg, number: str) -> str:
    """The number of a rule of winning: Nippon's are its own (11.0)."""
    return f"11{number}" if s.nippon else f"7{number}"


def rule_of_points(s: Blitzkrieg) -> str:
    """7.1, 11.1 The rule by which points win."""
    return _rule(s, ".1")


def rule_of_losing(s: Blitzkrieg) -> str:
    """7.2, 11.2 The rule by which who can place nothing has lost."""
    return _rule(s, ".2")


def rule_of_last_turn(s: Blitzkrieg) -> str:
    """7.1.1, 11.1.1 The rule that gives who began second one last turn."""
    return _rule(s, ".1.1")


def goes_on(s: Blitzkrieg) -> bool:
    """7.1.1, 11.1.1 Does another turn begin after this one? None does after the last."""
    return s.result is None and not s.last_turn


def judge(s: Blitzkrieg, seat: str) -> None:
    """7.1, 11.1 At the end of a turn: has its player 25 points? Who began gives the other one last
    turn, then more points win (7.1.1, 11.1.1), equal ones for the other (7.1.3, 11.1.3), who has
    won as soon as he has them (7.1.2, 11.1.2). Points that come on the opponent's turn count from
    the end of one's own next turn on."""
    first, second = s.seats
    if seat == second and (s.last_turn or s.points[second] >= ENOUGH):
        if s.last_turn:
            tied = s.points[first] == s.points[second]
            winner = first if s.points[first] > s.points[second] else second
            end(s, winner, "last_turn", _rule(s, ".1.3") if tied else rule_of_last_turn(s))
        else:
            end(s, second, "reached", _rule(s, ".1.2"))
        return
    if seat == first and s.points[first] >= ENOUGH:
        s.last_turn = True
        s.log("last_turn", rule_of_last_turn(s), seat=second, first=first, points=s.points[first])
    s.push(("begin_turn", s.other(seat)))


@RULES.step("7.2")
def stuck(s: Blitzkrieg, seat: str) -> None:
    """7.2, 11.2 Who can place nothing has lost; for the automaton that is 15.1.1."""
    rule = "15.1.1" if seat == s.automaton else rule_of_losing(s)
    s.log("cannot_place", rule, seat=seat)
    end(s, s.other(seat), "stuck", rule)


def end(s: Blitzkrieg, winner: str, ending: str, rule: str) -> None:
    """7.0 The result: what each has earned with campaigns, and with all the rest."""
    lines = {}
    for seat in s.seats:
        won = sum(CAMPAIGNS[c].points for c, w in s.won.items() if w in (seat, BOTH))
        rest = s.points[seat] - won
        found = [("6.3.1", won, "campaigns")] if won else []
        lines[seat] = [*found, ("6.2.6", rest, "other_points")] if rest else found
    s.log("war_ended", rule, winner=winner, ending=ending)
    scores = {seat: s.points[seat] for seat in s.seats}
    tied = rule if rule.endswith(".1.3") else ""
    s.steps = ()
    s.result = Result(GAME_NAME, (winner,), scores, ending, rule, lines, tiebreak=tied)
