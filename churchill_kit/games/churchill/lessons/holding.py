"""Fronts that one had better leave alone in the last conference of Churchill: those by which an
Axis power falls that had better hold out, since with it 4.43 counts, by which one wins, and without
it one's own lead breaks the alliance (4.42); and those by which a lead grows that breaks it. In any
conference those by which the game ends while another is ahead (8.0).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ....engine.values import Action, Result
from ....search import Outcome
from ....tutor.exercise import Text, text
from ....tutor.guide import Caution, Sayings
from ..box.components import BOX
from ..outlook import (
    SOON,
    Fronts,
    Widening,
    ahead,
    asked,
    better_held,
    better_shut,
    beyond,
    ends_by,
    if_over,
    move_of,
    nominated,
    standing,
    surrenders,
    waiting,
    widening,
)
from ..rules.meeting import track_of
from ..rules.post_mortem import is_last, to_come
from ..rules.scoring import BROKEN_ALLIANCE_AT, points, score
from ..state import CENTER, Churchill
from .facts import front_of, helped, opened

MARKERS = ("support", "direct", "naval")

FAR_AHEAD = 10  # points at which a lead may grow into one that breaks the alliance (4.42)

HOLDING = Sayings()


def held(view: Churchill) -> dict[str, tuple[str, ...]]:
    """4.43 The fronts that whoever is asked had better leave alone, and the Axis powers of which
    one holds out then."""
    return better_held(view, asked(view)[0])


def wider(view: Churchill) -> Widening | None:
    """4.42 The fronts by which the lead of whoever is asked grows, where it breaks the alliance."""
    return widening(view, asked(view)[0])


def spared(view: Churchill) -> tuple[str, ...]:
    """4.42, 4.43 Both kinds of fronts."""
    found = wider(view)
    return (*held(view), *(found.fronts if found is not None else ()))


def lost_by(view: Churchill, front: str) -> Result | None:
    """8.0, 4.4 How the game ends, and another wins, when a front enters its next space: the same in
    whatever way what has been won is settled (6.10, 6.11). None where it does not."""
    ends = ends_by(view, front) if front in BOX.tracks else ()
    winners = {None if end is None else end.winner for end in ends}
    if len(winners) != 1 or not winners.isdisjoint((None, asked(view)[0])):
        return None
    return ends[0]


def endangers(action: Action, fronts: Collection[str]) -> bool:
    """7.71 Do these markers help one of these fronts?"""
    return action.kind in MARKERS and front_of(action) in fronts


@HOLDING.reason(*MARKERS)
def holds_out(view: Churchill, action: Action) -> Text | None:
    """4.43 What markers are good for that help no front by which the last of the Axis falls."""
    fronts = held(view)
    if not fronts or endangers(action, fronts):
        return None
    return text("guide-for-holding", axis=next(iter(fronts.values())))


@HOLDING.doubt(*MARKERS)
def gives_in(view: Churchill, action: Action) -> Text | None:
    """4.42 What speaks against helping a front by which it does."""
    fronts = held(view)
    if not endangers(action, fronts) or not helped(view, action):
        return None
    return text("guide-against-holding", axis=fronts[front_of(action)])


@HOLDING.reason(*MARKERS)
def widens_nothing(view: Churchill, action: Action) -> Text | None:
    """4.42 What markers are good for that help no front by which one's lead grows."""
    found = wider(view)
    if found is None or not found.fronts or held(view) or endangers(action, found.fronts):
        return None
    return text("guide-for-sparing", gap=found.gap, most=BROKEN_ALLIANCE_AT)


@HOLDING.doubt(*MARKERS)
def widens(view: Churchill, action: Action) -> Text | None:
    """4.42 What speaks against helping one by which it does."""
    found = wider(view)
    if found is None or not endangers(action, found.fronts):
        return None
    if not (front := helped(view, action)):
        return None
    entry = view.entry(front)
    assert entry is not None
    facts = {"by": found.fronts[front], "gap": found.gap, "most": BROKEN_ALLIANCE_AT}
    return text("guide-against-wide", front=front, space=entry.id, **facts)


@HOLDING.reason(*MARKERS)
def wins_by(view: Churchill, action: Action) -> Text | None:
    """4.4 A front by which one wins, and does not without it."""
    return _decides(view, action, "guide-for-deciding", wins=True)


@HOLDING.doubt(*MARKERS)
def loses_by(view: Churchill, action: Action) -> Text | None:
    """4.4 One without which one wins, and does not by it."""
    if endangers(action, spared(view)):
        return None
    return _decides(view, action, "guide-against-deciding", wins=False)


def _decides(view: Churchill, action: Action, key: str, wins: bool) -> Text | None:
    front, (seat, _) = helped(view, action), asked(view)
    ends = Fronts(view, seat).decides(front) if front and is_last(view) else None
    if ends is None or (ends[1].winner == seat) != wins:
        return None
    entry = view.entry(front)
    assert entry is not None
    facts: dict[str, str] = {"front": front, "space": entry.id}
    for name, end in zip(("without", "then"), ends, strict=True):
        winner = "me" if end.winner == seat else str(end.winner)
        facts |= {f"{name}_how": end.ending.partition("_")[0], name: winner}
    return text(key, **facts)


FEW = 3  # games that ended so, before what they were won by is told
FAR = 0.5  # of the games, by which more of one kind are won
NEARLY_ALL = 0.95  # of the games that are won, where nothing need be held back


def won_by_holding(seat: str, outcomes: Sequence[Outcome]) -> bool:
    """4.43 Are far more of the games won in which an Axis power holds out than of those in which
    none does?"""
    results = [o.result for o in outcomes if o.result is not None]
    held_out = [r.winner == seat for r in results if r.ending == "hegemon"]
    fell = [r.winner == seat for r in results if r.ending != "hegemon"]
    if min(len(held_out), len(fell)) < FEW:
        return False
    return sum(held_out) / len(held_out) - sum(fell) / len(fell) >= FAR


def topples(view: Churchill, front: str) -> bool:
    """7.74, 7.81, 7.82 Does an Axis power surrender when a front enters its next space, or the one
    behind it?"""
    if front not in BOX.tracks:
        return False
    behind = beyond(view, front)
    return bool(surrenders(view, front) or (behind is not None and behind.axes))


@HOLDING.unwise(*MARKERS)
def better_elsewhere(view: Churchill, action: Action, outcomes: Sequence[Outcome]) -> bool | None:
    """4.42, 4.43 Markers for a front that had better be left alone, and those alone, unless nearly
    all games are won all the same; in the last conference for one without which one wins, and does
    not by it (4.4), or by which an Axis power falls, where one wins as long as one holds out."""
    seat, _ = asked(view)
    fronts = spared(view)
    if fronts and not _sure(seat, outcomes):
        return endangers(action, fronts)
    if not is_last(view) or _sure(seat, outcomes):
        return None
    front = front_of(action)
    if topples(view, front) and won_by_holding(seat, outcomes):
        return True
    ends = Fronts(view, seat).decides(front)
    return True if ends is not None and ends[1].winner != seat else None


def _sure(seat: str, outcomes: Sequence[Outcome]) -> bool:
    """Are nearly all games won?"""
    won = sum(o.result is not None and o.result.winner == seat for o in outcomes)
    return bool(outcomes) and won >= NEARLY_ALL * len(outcomes)


@HOLDING.doubt(*MARKERS)
def another_wins(view: Churchill, action: Action) -> Text | None:
    """8.0, 4.4 What speaks against a front by which the game ends while another is ahead."""
    front = helped(view, action)
    return None if endangers(action, spared(view)) else _ends_lost(view, front)


@HOLDING.doubt("nominate")
def lets_another_win(view: Churchill, action: Action) -> Text | None:
    """6.2, 4.4 What speaks against an issue that opens such a front from the center."""
    return _ends_lost(view, opened(view, action))


@HOLDING.unwise("nominate")
def better_closed(view: Churchill, action: Action, outcomes: Sequence[Outcome]) -> bool | None:
    """6.2, 4.4 Such an issue, or one whose front had better stay shut (4.43), unless nearly all
    games are won all the same."""
    seat, front = asked(view)[0], opened(view, action)
    if not front:
        return None
    loses = lost_by(view, front) is not None or better_shut(view, seat, front)
    return True if loses and not _sure(seat, outcomes) else None


def _ends_lost(view: Churchill, front: str) -> Text | None:
    end = lost_by(view, front)
    if end is None:
        return None
    entry = view.entry(front)
    assert entry is not None
    breaks = end.ending.startswith("broken")
    facts = {"winner": end.winner, "breaks": breaks}
    return text("guide-against-ends", front=front, space=entry.id, **facts)


@HOLDING.reason("nominate", "advance", "lead", "choose", "debate", "lead_debate")
def stays_out(view: Churchill, action: Action) -> Text | None:
    """6.2, 4.43 What an issue on a track is good for, where whoever leads wins as long as an Axis
    power holds out: the front that waits for it in the center stays out."""
    seat, _ = asked(view)
    front = _shut(view, action)
    gap = ahead(points(score(view)), seat)
    if not front or gap < FAR_AHEAD or to_come(view) > SOON:
        return None
    end, entry = if_over(view), view.entry(front)
    if end is None or end.ending != "hegemon" or end.winner != seat:
        return None
    assert entry is not None
    facts = {"axis": standing(view), "gap": gap, "most": BROKEN_ALLIANCE_AT}
    return text("guide-for-out", front=front, space=entry.id, **facts)


@HOLDING.reason("nominate", "advance", "lead", "choose", "debate", "lead_debate", "decline", "pass")
def shut_later(view: Churchill, action: Action) -> Text | None:
    """6.2, 4.43 What an issue that is left in the center for now would do there at the end, as long
    as a card is left to move it away."""
    issue = _left_open(view, action) if _cards_after(view, action) else ""
    return text("guide-for-later", **_opens(view, issue)) if issue else None


@HOLDING.caution("advance", "lead", "debate", "lead_debate")
def last_card(view: Churchill, action: Action, best: Action) -> Caution | None:
    """6.2, 4.43 The last card, where an issue is left in the center that had better leave it."""
    issue = "" if _cards_after(view, action) else _left_open(view, action)
    if not issue:
        return None
    if not _cards_after(view, best) and _left_open(view, best):  # nothing else is done about it
        return None
    return Caution("last_card", text("guide-warn-last_card", **_opens(view, issue)), "4.42")


def _left_open(view: Churchill, action: Action) -> str:
    """6.2 The issue in the center that opens the front which had better stay shut, if it stays
    there; "" for none."""
    if not is_last(view):
        return ""
    seat, move = asked(view)[0], move_of(view, action)
    lie = (issue for issue, place in view.issues.items() if place == CENTER)
    stay = (issue for issue in lie if move is None or move.issue != issue)
    opens = ((issue, waiting(view, issue)) for issue in stay)
    return next((i for i, front in opens if front and better_shut(view, seat, front)), "")


def _opens(view: Churchill, issue: str) -> dict[str, Any]:
    return {"issue": issue, "front": waiting(view, issue), "axis": standing(view)}


def _cards_after(view: Churchill, action: Action) -> int:
    """5.21, 5.26 The cards that are left then; a leader costs one, too."""
    played = action.kind in ("advance", "lead", "debate", "lead_debate")
    return view.hand_size(asked(view)[0]) - played


def _shut(view: Churchill, action: Action) -> str:
    """6.2 The front that waits for an issue which this leaves or lays on a track; "" for none."""
    if action.kind == "nominate":
        issue, to = action["issue"], nominated(view)
    elif move := move_of(view, action):
        issue, to = move.issue, move.to
    else:
        return ""
    return waiting(view, issue) if track_of(to) else ""


@HOLDING.belied("guide-for-narrowing")
def holding_wins(view: Churchill, outcomes: Sequence[Outcome]) -> bool:
    """4.43 Is it by an Axis power that holds out that the games are won?"""
    return won_by_holding(asked(view)[0], outcomes)


@HOLDING.belied("guide-for-deciding")
def decides_otherwise(view: Churchill, outcomes: Sequence[Outcome]) -> bool:
    """4.4 The same, or do most games end in another way than the likely fronts alone bring?"""
    return holding_wins(view, outcomes) or ends_otherwise(view, outcomes)


@HOLDING.belied("guide-against-deciding")
def decides_nothing(view: Churchill, outcomes: Sequence[Outcome]) -> bool:
    """4.4 The same of what speaks against a front."""
    return lead_holds(view, outcomes) or ends_otherwise(view, outcomes)


def ends_otherwise(view: Churchill, outcomes: Sequence[Outcome]) -> bool:
    """4.43 Do three in four games end with an Axis power that holds out where none is likely to, or
    with none where one is?"""
    held = [o.result.ending == "hegemon" for o in outcomes if o.result is not None]
    final = Fronts(view, asked(view)[0]).usual
    if final is None or len(held) < FEW:
        return False
    as_likely = held.count(bool(standing(final)))
    return 4 * as_likely <= len(held)


@HOLDING.belied(
    "guide-for-holding",
    "guide-against-holding",
    "guide-for-sparing",
    "guide-for-out",
    "guide-for-later",
    "guide-against-wide",
    "guide-against-ends",
)
def lead_holds(view: Churchill, outcomes: Sequence[Outcome]) -> bool:
    """4.42 Is most of the games won in which the whole Axis falls after all?"""
    seat, _ = asked(view)
    fell = [o.result.winner for o in outcomes if o.result and o.result.ending != "hegemon"]
    return 2 * fell.count(seat) > len(fell)
