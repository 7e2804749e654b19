"""What a move of the meeting is worth by itself, before anybody plays on: the list of choices is
sorted by it, and of moves that the games played on leave alike the adviser names the one that is
worth most."""

from __future__ import annotations

from ....engine.values import Action
from ....tutor.guide import Sayings
from ..bots.sight import Sight
from ..outlook import Move, answers, best_use, move_of, sight, undone_chance
from ..rules.meeting import track_of
from ..state import CHAIR, Churchill

SPENT = 0.35  # of those who could undo an advance so many do: 455 advances in 25 games of bots
LEADER = 5.0  # what a leader could do elsewhere, in the value of a card

WEIGHING = Sayings()


def weighed(b: Sight, action: Action, move: Move, risk: int) -> float:
    """5.22 to 5.24 Issues won and taken away, by their weight and the odds that they stay so
    (`risk`, in percent), less what the card could do elsewhere."""
    here, there = track_of(b.s.issues[move.issue]), track_of(move.to)
    if b.debate is not None and b.debate.capture:
        here = b.debate.mover  # it is as good as in his chair
    keeps = 1 - SPENT * risk / 100
    weight = 3 + b.weight(move.issue)
    gain = weight * ((there == b.seat) * keeps - (here == b.seat))
    gain += 0.5 * weight * (here not in (None, b.seat) and there != here)
    gain += 0.5 * weight * keeps * (move.to == (b.seat, CHAIR))
    card = action.get("card")
    cost = best_use(b, card) if card else LEADER
    return float(gain + 0.2 * move.value - 0.25 * cost)


@WEIGHING.sense("advance", "lead", "choose", "debate", "lead_debate")
def by_itself(view: Churchill, action: Action) -> float | None:
    """5.22 to 5.24 The same of a legal action; None before a die has set its value."""
    b, move = sight(view), move_of(view, action)
    if move is None or move.rolled:
        return None
    risk = undone_chance(answers(view, move)) if b.debate is None else 0
    return weighed(b, action, move, risk)
