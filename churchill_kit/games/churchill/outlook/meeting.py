"""Where an advance or a debate leads, and what could answer it (5.2)."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.values import Action, Part
from ..box.components import BOX, SEATS
from ..rules.conference_card import meets
from ..rules.meeting import cannot_be_debated, debated, may, moved, total, track_of, worth
from ..state import CHAIR, LEFT_OF, Churchill, Place
from .asking import DIE, asked
from .cards import MEAN_ROLL, holding_chance, unseen


class Move(NamedTuple):
    """An issue moved by a card or leader: by how much, and where it would lie."""

    seat: str
    issue: str
    source: str
    parts: tuple[Part, ...]
    value: int
    to: Place
    rolled: bool = False  # a Chief of Staff who is still to roll: value and place are a guess
    against: int | None = None  # the value it is debated with, or that it debates before a chair


def move_of(view: Churchill, action: Action, roll: int = MEAN_ROLL) -> Move | None:
    """What an action of the meeting would move, as long as nobody answers it; None for others. A
    Chief of Staff who is still to roll is taken to show `roll`."""
    decision = view.decision
    if decision is None:
        return None
    seat, args, kind = decision.seat, decision.args, action.kind
    if decision.kind == "debate_issue" and kind in ("debate", "lead_debate"):
        _, mover, issue, _, steps, capture = args
        source = action.get("card") or view.leaders[seat]
        parts = _parts(view, seat, source, issue, "debate", roll, action.get("value"))
        value = total(parts)
        to = debated(view.issues[issue], mover, seat, steps, value, capture)
        rolled = kind == "debate" and BOX.staff[source].chief
        return Move(seat, issue, source, parts, value, to, rolled, steps if capture else None)
    found = action.get("issue")
    if found is None or kind not in ("advance", "lead", "choose"):
        return None
    source, shown = action.get("card") or view.leaders[seat], 0
    if kind == "choose":
        source, shown = args
    parts = _parts(view, seat, source, found, "advance", shown, action.get("value"))
    value = total(parts)
    return Move(seat, found, source, parts, value, moved(view.issues[found], seat, value))


def _parts(
    view: Churchill, seat: str, source: str, issue: str, use: str, roll: int, value: int | None
) -> tuple[Part, ...]:
    parts = worth(view, seat, source, issue, use, roll)
    if value is not None:
        parts.append(("played_lower", value - total(parts), "5.22"))
    return tuple(parts)


def by_roll(view: Churchill, action: Action) -> dict[str, int | Place] | None:
    """5.25 How a debate by a Chief of Staff ends: his value and the place of the issue at the
    lowest roll and at the highest; None of what needs no die."""
    lowest, highest = move_of(view, action, 1), move_of(view, action, DIE)
    if lowest is None or highest is None or not lowest.rolled:
        return None
    return {
        "least": lowest.value,
        "low": lowest.to,
        "most": highest.value,
        "high": highest.to,
    }


def asked_next(view: Churchill) -> str | None:
    """5.24 Who may still debate after the one who is asked now; None if nobody does."""
    seat, (asked_so_far, mover, *_) = asked(view)
    other = next(s for s in SEATS if s not in (seat, mover))
    return other if asked_so_far < len(SEATS) - 1 and view.hand_size(other) else None


class Answer(NamedTuple):
    """What another power could do about an advance (5.24)."""

    seat: str
    cards: int  # in its hand
    chance: int  # in percent: that one of them undoes the advance
    best: tuple[str, int, Place] | None  # the strongest of the cards it may hold: value, place
    leader: tuple[str, int, Place] | None  # its leader, if he may debate: value, place
    leader_does: bool  # does the leader undo the advance?


def answers(view: Churchill, move: Move) -> tuple[Answer, ...] | None:
    """5.24 What the others could do about an advance, from the left of who advanced; None if
    nobody may debate it.

    An advance is undone when the issue is dragged off the track that it was moved to; one into
    the chair (5.23) when it is kept out of it.
    """
    if cannot_be_debated(view, move.source, move.issue):
        return None
    capture = move.to == (move.seat, CHAIR)
    trial = view
    if not capture:
        trial = view.copy()
        trial.move_issue(move.issue, move.to)
    by_leader = move.source in BOX.leaders
    out = []
    seat = move.seat
    for _ in SEATS[1:]:
        seat = LEFT_OF[seat]
        if view.hand_size(seat):
            out.append(_answer(trial, move, seat, capture, by_leader))
    return tuple(out)


def _answer(trial: Churchill, move: Move, seat: str, capture: bool, by_leader: bool) -> Answer:
    def lands(value: int) -> Place:
        at = trial.issues[move.issue]
        return debated(at, move.seat, seat, move.value, value, capture)

    def undoes(value: int) -> bool:
        to = lands(value)
        return to != (move.seat, CHAIR) if capture else track_of(to) != move.seat

    pool = [] if by_leader else unseen(trial, seat)
    values = {
        card: total(worth(trial, seat, card, move.issue, "debate", MEAN_ROLL))
        for card in pool
        if not may(trial, card, "cannot_debate", move.issue, "debate")
    }
    strong = sum(map(undoes, values.values()))
    top = max(values, key=lambda c: (not BOX.staff[c].chief, values[c]), default=None)
    leader = None
    if trial.is_active(seat):
        source = trial.leaders[seat]
        value = total(worth(trial, seat, source, move.issue, "debate"))
        leader = source, value, lands(value)
    return Answer(
        seat,
        trial.hand_size(seat),
        round(100 * holding_chance(trial, seat, pool, strong)) if pool else 0,
        (top, values[top], lands(values[top])) if top is not None else None,
        leader,
        leader is not None and undoes(leader[1]),
    )


def undone_chance(found: tuple[Answer, ...] | None) -> int:
    """In percent: that some staff card undoes an advance."""
    safe = 1.0
    for answer in found or ():
        safe *= 1 - answer.chance / 100
    return round(100 * (1 - safe))


def leader_stands(view: Churchill, seat: str) -> str:
    """5.26 What a leader can still do: "inactive", "barred" by the conference card from advancing
    issues, or "active"."""
    if not view.is_active(seat):
        return "inactive"
    return "barred" if seat in view.no_advance else "active"


def barred_by_card(view: Churchill, seat: str) -> bool:
    """5.11 Does the conference card keep a leader out of this conference?"""
    bands = BOX.conferences[view.card].bands if view.card else ()
    limits = (e for band in bands for e in band.effects if e["op"] == "leader_limit")
    return any(e["power"] == seat and e["limit"] == "inactive" and meets(view, e) for e in limits)


def leader_risk(view: Churchill, seat: str) -> int:
    """3.31 In percent: how often a roll after using the leader goes wrong."""
    penalty = view.leader(seat).penalty
    limit = penalty.fail_max - view.health.get(view.leaders[seat], 0) if penalty else 0
    faces = range(1, DIE + 1)
    rolls = [a + b for a in faces for b in faces]
    return round(100 * sum(r <= limit for r in rolls) / len(rolls))
