"""How the game would end, and what one's own lead has to do with that (4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from ....engine.values import Part, Result
from ..bots.odds import WIDE
from ..box.components import FRONTS
from ..rules.decisions import advance_pawn, global_issue, move_global_issue, winner_of
from ..rules.post_mortem import is_last, to_come
from ..rules.scoring import BROKEN_ALLIANCE_AT, decide, points, score
from ..state import Churchill
from .advance import LIKELY, entering, surrenders
from .decisions import spies
from .strength import chances_now, front_chance, going_on
from .trial import bomb_may_come, bombed, decides_bomb, entered, on_trial, to_bomb

# 9.4 The letters of what is not the fronts.
SOURCES = {
    "A": "alignment", "B": "networks", "F": "networks", "C": "global", "D": "conferences",
    "E": "conferences", "P": "technology", "Y": "bomb", "Z": "bomb", "AA": "bomb",
    "R": "delays", "S": "delays", "10.3": "secret",
}  # fmt: skip


def source_of(line: Part) -> str:
    """9.4 What a line's points come from: "fronts", or one of `SOURCES`."""
    return SOURCES.get(line[0].removeprefix("9.4."), "fronts")


def ends_by(view: Churchill, front: str) -> tuple[Result | None, ...]:
    """8.0, 4.4 How the game would end if a front enters its next space and no Axis power is left,
    for each way in which what has been won before may still be settled (6.10, 6.11); None for a
    die that would decide. () where an Axis power is left."""
    trial = entered(view, front)
    if trial is None or standing(trial):
        return ()
    return tuple(map(if_over, _settled(trial)))


def _settled(view: Churchill) -> Iterator[Churchill]:
    """6.10, 6.11 A view of a segment of decisions once the issues that are settled last have been:
    with a bomb and without where a die says which, and whichever dispute their winner may choose.
    """
    for bomb in (False, True) if decides_bomb(view) else (False,):
        trial = on_trial(view)
        if bomb:
            advance_pawn(trial, "us", "6.10")
        if winner_of(trial, "a_bomb_research") == "ussr" and spies(trial) == "go_on":
            advance_pawn(trial, "ussr", "6.10.1")
        holder = winner_of(trial, "global_issue")
        moves = () if holder is None else tuple(global_issue.actions(trial, holder))
        for move in moves:
            then = on_trial(trial)
            move_global_issue(then, holder or "", move["pawn"])
            yield then
        if not moves:
            yield trial


def if_over(view: Churchill) -> Result | None:
    """4.4 How the game would end, were it over now, as far as this view may know the scores; None
    where a die would decide."""
    trial = view.copy()
    trial.rolls = (1,)  # a view has no dice
    found = decide(trial)
    return None if found.tiebreak == "die" else found


def apart(result: Result) -> dict[str, int]:
    """4.42 How far first and last are apart (`gap`), and how far they may be (`most`) before the
    alliance breaks."""
    sums = result.scores.values()
    return {"gap": max(sums) - min(sums), "most": BROKEN_ALLIANCE_AT}


SOON = 2  # conferences left, in which a lead that has grown wide is hard to lose again


def ahead(sums: Mapping[str, int], seat: str) -> int:
    """How far whoever leads is ahead of the last; 0 for others."""
    return sums[seat] - min(sums.values()) if sums[seat] == max(sums.values()) else 0


def wide_lead(view: Churchill, seat: str) -> int:
    """4.42 How far whoever leads is ahead of the last, where that comes near to breaking the
    alliance and few conferences are left; 0 otherwise."""
    gap = ahead(points(score(view)), seat)
    late = to_come(view) <= SOON
    return gap if gap > WIDE and late else 0


class Narrowing(NamedTuple):
    """A front whose next space brings the last more than whoever leads."""

    front: str
    space: str
    theirs: int
    mine: int


def narrowing(view: Churchill, seat: str, last: str, most: int = 6) -> Narrowing | None:
    """4.42, 9.4 The front that narrows the lead of a seat over the last most when it advances, of
    those that can with so many markers; in the last conference of those by which it does not lose
    what it wins without. None where none does."""
    found = []
    fronts = Fronts(view, seat) if is_last(view) else None
    for front in FRONTS:
        ends = fronts.decides(front) if fronts is not None else None
        if ends is not None and ends[1].winner != seat:
            continue
        chance, worth = front_chance(view, front, most), entering(view, front)
        if chance is not None and chance.now and worth and worth[last] > worth[seat]:
            found.append(Narrowing(front, chance.space, worth[last], worth[seat]))
    return max(found, key=lambda one: one.theirs - one.mine, default=None)


NARROWS = 4  # points by which others still narrow a lead, before and in the war phase
YET_TO_GET = 10  # points that a last conference may still bring the others


def better_held(view: Churchill, seat: str) -> dict[str, tuple[str, ...]]:
    """4.42, 4.43 The fronts by which the last of the Axis falls in the last conference, to the harm
    of a seat that wins as long as one of these powers holds out: without any its own lead breaks
    the alliance, so that another wins, whichever front it is that makes the last one fall. Fronts
    that are likely to advance, and a bomb that may be ready (6.10), count as if they had."""
    if not _leads_at_last(view, seat):
        return {}
    base, able, likely = _to_come(view)
    found = {}
    for front in able:
        rest = [other for other in likely if other != front]
        without = entered(base, *rest)
        if without is None or not standing(without) or not _wins(without, seat):
            continue
        trials = (entered(base, *rest, *ways) for ways in ((front,), (front, front)))  # 7.74
        fallen = [trial for trial in trials if trial is not None and not standing(trial)]
        if not all(_breaks(trial, seat) for trial in fallen):
            return {}
        if fallen:
            found[front] = standing(without)
    return found


def better_shut(view: Churchill, seat: str, front: str) -> bool:
    """6.2, 4.42, 4.43 Does a seat whose lead may break the alliance win in the last conference as
    long as a front has not advanced, and none by which alone an Axis power falls, since that holds
    out; while none is left, and another may win, if the front advances, too, and the bomb that may
    come is there (6.10)?"""
    if not is_last(view) or not wide_lead(view, seat):
        return False
    base = bombed(view) if to_bomb(view) <= 1 else view
    falls = {other: surrenders(base, other) for other in going_on(view) if other != front}
    for axis in standing(view):
        others = [other for other, axes in falls.items() if axis not in axes]
        without, then = entered(base, *others), entered(base, *others, front)
        if without is None or then is None or axis not in standing(without) or standing(then):
            continue
        if _wins(without, seat) and not _surely(then, seat):
            return True
    return False


def _surely(state: Churchill, seat: str) -> bool:
    """Would a seat win, whatever the others may still get? 4.42 Where its lead breaks the alliance
    it does with that many points more than both have together."""
    result = if_over(state)
    if result is None or result.winner != seat:
        return False
    more = 2 * result.scores[seat] - sum(result.scores.values())
    return not result.ending.startswith("broken") or more >= YET_TO_GET


def _leads_at_last(view: Churchill, seat: str) -> bool:
    """4.42 Is a seat ahead in the last conference?"""
    return is_last(view) and ahead(points(score(view)), seat) > 0


def _to_come(view: Churchill) -> tuple[Churchill, list[str], list[str]]:
    """7.7, 6.10 The view with a bomb that may be ready in this conference, the fronts that have
    somewhere to go, and those of them that are likely to get there."""
    chances = chances_now(view)
    return bombed(view) if bomb_may_come(view) else view, list(chances), _likely_of(chances)


def likely_fronts(view: Churchill) -> list[str]:
    """7.7 The fronts that are likely to advance in the war phase."""
    return _likely_of(chances_now(view))


def _likely_of(chances: Mapping[str, int]) -> list[str]:
    """Those of them that are likely to get there."""
    return [front for front, chance in chances.items() if chance >= LIKELY]


class Widening(NamedTuple):
    """4.42 By how many points one comes to lead the last, and the fronts by which that grows, each
    with by how much."""

    gap: int
    fronts: Mapping[str, int]


def widening(view: Churchill, seat: str) -> Widening | None:
    """4.42 The fronts that had better wait in the last conference, since a seat's own lead breaks
    the alliance once those that are likely to advance have done so, and the bomb that may be ready
    (6.10); without those by which the last of the Axis falls (`better_held`). None where it does
    not come to that."""
    if not _leads_at_last(view, seat):
        return None
    base, able, likely = _to_come(view)
    final = entered(base, *likely)
    if final is None or standing(final) or not _breaks(final, seat, BROKEN_ALLIANCE_AT):
        return None
    fronts = {}
    for front in able:
        rest = [other for other in likely if other != front]
        without, trial = entered(base, *rest), entered(base, *rest, front)
        if without is not None and trial is not None and not standing(without):
            fronts[front] = _lead(trial, seat) - _lead(without, seat)
    return Widening(_lead(final, seat), {front: by for front, by in fronts.items() if by > 0})


def _lead(state: Churchill, seat: str) -> int:
    """How far a seat is before the last."""
    sums = points(score(state))
    return sums[seat] - min(sums.values())


def _wins(state: Churchill, seat: str) -> bool:
    """Would a seat win if the game were over?"""
    result = if_over(state)
    return result is not None and result.winner == seat


def _breaks(state: Churchill, seat: str, beyond: int = BROKEN_ALLIANCE_AT + NARROWS) -> bool:
    """4.42 Would a seat's own lead, beyond so many points, break the alliance then, so that another
    wins?"""
    result = if_over(state)
    return result is not None and result.winner != seat and ahead(result.scores, seat) > beyond


class Spare(NamedTuple):
    """Whether a seat wins (a half where a die would decide), and by how many points: how far it
    may lose, or how far it is from winning, as a number below 0."""

    won: float
    by: float


def spare(state: Churchill, seat: str) -> Spare:
    """4.4 How much a seat has to spare, or lacks, if the game were over now."""
    result = if_over(state)
    if result is None:
        return Spare(0.5, 0)
    sums, final = result.scores, result.final
    won = float(result.winner == seat)
    lead = sums[seat] - max(n for other, n in sums.items() if other != seat)
    too_wide = apart(result)["gap"] - BROKEN_ALLIANCE_AT
    if result.ending.startswith("broken"):
        if won:
            return Spare(won, min(too_wide, sums[seat] - min(sums.values())))
        return Spare(won, -too_wide if lead > 0 else lead)
    by = final[seat] - max(n for other, n in final.items() if other != seat)
    if result.ending == "alliance" and lead > 0:  # 4.42 more would break it
        by = min(by, -too_wide)
    return Spare(won, by)


class Fronts:
    """4.4, 7.7 What the fronts have to do with who wins in the last conference: how the game ends
    without the advance of each and with it, once the fronts that are likely to advance have done
    so (`likely`), and with a bomb that may be ready (6.10)."""

    def __init__(self, view: Churchill, seat: str) -> None:
        self.seat = seat
        self._base, self._able, self.likely = _to_come(view)

    @cached_property
    def usual(self) -> Churchill | None:
        """The view once the likely fronts have advanced, and none besides."""
        return entered(self._base, *self.likely)

    def _states(self, front: str) -> tuple[Churchill, Churchill] | None:
        """The same without a front and with it; None where it has nowhere to go."""
        if front not in self._able:
            return None
        if front in self.likely:
            rest = [other for other in self.likely if other != front]
            without, then = entered(self._base, *rest), self.usual
        else:
            without, then = self.usual, entered(self._base, *self.likely, front)
        return None if without is None or then is None else (without, then)

    def helps(self, front: str) -> int:
        """Whether the seat has more to spare (1) or less (-1) once a front has advanced."""
        if (states := self._states(front)) is None:
            return 0
        had, has = (spare(state, self.seat) for state in states)
        return (has > had) - (has < had)

    def decides(self, front: str) -> tuple[Result, Result] | None:
        """How the game ends without a front and with it, where the seat wins in one case alone;
        None where it makes no such difference."""
        if (states := self._states(front)) is None:
            return None
        had, has = map(if_over, states)
        if had is None or has is None or (had.winner == self.seat) == (has.winner == self.seat):
            return None
        return had, has


MOST_SHORT = 40  # points that may have been too many or too few


def would_have_won(state: Churchill, seat: str) -> tuple[int, Result] | None:
    """4.4 How many points more, or less than none, would have won a game that is over, and how it
    would have ended; the fewest there are. None where none would."""
    trial = state.copy()
    for by in range(1, MOST_SHORT + 1):
        for more in (by, -by):
            trial.rolls = (1,)
            found = decide(trial, {seat: more})
            if found.winner == seat and found.tiebreak != "die":
                return more, found
    return None


def standing(view: Churchill) -> tuple[str, ...]:
    """4.43 The Axis powers that have not surrendered yet."""
    return tuple(axis for axis in ("germany", "japan") if axis not in view.surrendered)


def had_surrendered(state: Churchill) -> tuple[tuple[str, ...], Result] | None:
    """4.43 Who of the Axis holds out when a game is over, and how it would have ended with the same
    points had they surrendered; None where nobody holds out, or a die would have decided."""
    out = standing(state)
    if not out:
        return None
    trial = state.copy()
    trial.surrendered = (*trial.surrendered, *out)
    found = if_over(trial)
    return None if found is None else (out, found)
