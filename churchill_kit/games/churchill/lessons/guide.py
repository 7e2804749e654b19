"""The adviser's words at the table of Churchill: what each decision is about, and what has just
happened. What speaks for a move is in ``counsel.py``, what makes one worse in ``cautions.py``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ....engine.values import Event
from ....tutor.exercise import Sayable, text
from ....tutor.guide import Advice, Guide
from ..box.components import BOX, GLOBALS, SEATS
from ..outlook import (
    agenda_chance,
    agenda_values,
    asked,
    asked_next,
    changed,
    if_over,
    leader_risk,
    move_of,
    order_is_idle,
    percent,
    sight,
    wide_lead,
)
from ..rules.decisions import DIRECTED_COST, bonus_pools, winner_of, won
from ..rules.influence import bar_to_placing, closed, shut_networks
from ..rules.leaders import leader_value
from ..rules.meeting import cannot_be_debated, moved, total, track_of
from ..rules.post_mortem import is_last, to_come
from ..rules.scoring import BROKEN_ALLIANCE_AT, points, score
from ..state import CHAIR, GAME_NAME, Churchill
from .cautions import CAUTIONS
from .counsel import COUNSEL
from .ending import ENDING
from .facts import best_front, chance_with, gives, held_by, reaches_chair, stands
from .finishing import FINISHING
from .foresight import FORESIGHT
from .holding import HOLDING
from .weighing import WEIGHING, Weighing

Facts = Mapping[str, Any]


# -- what is worth a word when it first happens ----------------------------------------------------

# Events that are explained as they are; others by what came of them.
CHIEFS = frozenset(card for card, staff in BOX.staff.items() if staff.chief)  # 5.25 They roll
TOPICS = frozenset(
    {
        "game_started", "conference_opened", "agenda_won", "tie_broken", "chief_rolled",
        "issue_captured", "debate_played", "no_debate_allowed", "leader_replaced",
        "issue_in_effect", "directed_placed", "condition_met", "condition_blocked",
        "pol_mil_activated",
        "commander_named", "research_rolled", "global_issue_moved", "network_removed",
        "alignment_placed", "alignment_removed", "front_advanced", "front_blocked",
        "front_too_weak", "breakthrough", "kamikaze", "navy_strikes", "technology_gained",
    }
)  # fmt: skip


def topic(event: Event) -> str:
    """What an event is an example of; "" if it is not worth a word."""
    kind = event.kind
    if kind == "front_rolled" and not event["success"]:
        return "front_failed"
    if kind == "health_rolled" and event["result"] != "well":
        return str(event["result"])
    if kind == "conference_won":
        return "conference_decided"
    if kind == "surrendered":
        return f"surrendered_{event['axis']}"
    return kind if kind in TOPICS else ""


# -- the review of a conference --------------------------------------------------------------------


def review(before: Churchill, after: Churchill, events: tuple[Event, ...]) -> Advice:
    """What the seat of the views won, what it brings, and one thing to watch.

    The breakdown is the change of its score, line by line.
    """
    seat = after.viewer
    assert seat
    number = next(e["number"] for e in events if e.kind == "conference_closed")
    mine = tuple(e["issue"] for e in events if e.kind == "issue_won" and e["seat"] == seat)
    winner = next((e["seat"] for e in events if e.kind == "conference_won"), None)
    old, new = score(before), score(after)
    had, has = points(old)[seat], points(new)[seat]
    moved = any(e.kind == "front_advanced" for e in events)
    told: list[Sayable] = [
        text("guide-review-won", number=number, issues=mine, winner=winner, seat=seat),
        text(
            "guide-review-brought",
            before=had,
            after=has,
            moved="same" if moved and had == has else moved,
        ),
    ]
    if after.result is None:
        told.append(watch(after, seat))
    return Advice("review", tuple(told), "8.0", tuple(changed(old[seat], new[seat])))


def watch(view: Churchill, seat: str) -> Sayable:
    """One thing to watch from here on: the margin, the end of the war, one's leader, a rival."""
    sums = points(score(view))
    gap = max(sums.values()) - min(sums.values())
    rival = max((s for s in SEATS if s != seat), key=lambda s: sums[s])
    left = to_come(view)
    standing = tuple(a for a in ("germany", "japan") if a not in view.surrendered)
    facts = {"gap": gap, "most": BROKEN_ALLIANCE_AT, "rival": rival, "left": left}
    facts |= {"mine": sums[seat], "theirs": sums[rival], "standing": standing}
    if gap > BROKEN_ALLIANCE_AT or wide_lead(view, seat):
        key = "leading" if sums[seat] == max(sums.values()) else "behind"
        return text(f"guide-watch-margin_{key}", **facts)
    if standing and left <= 1:
        return text("guide-watch-standing", **facts)
    if seat in view.unfit or view.leader_status[seat] == "barred":  # 3.31; others act again
        return text("guide-watch-leader", leader=view.leaders[seat])
    if sums[seat] <= sums[rival]:
        return text("guide-watch-rival", **facts)
    end = if_over(view)
    winner = end.winner if end is not None and end.winner != seat else None
    return text("guide-watch-ahead", winner=winner, **facts)


GUIDE = Guide(GAME_NAME, topic, "conference_opened", "conference_closed", review)
GUIDE.learn(COUNSEL)
GUIDE.learn(CAUTIONS)
GUIDE.learn(ENDING)
GUIDE.learn(FINISHING)
GUIDE.learn(FORESIGHT)
GUIDE.learn(HOLDING)
GUIDE.learn(WEIGHING)


# -- live facts for each kind of decision ----------------------------------------------------------


@GUIDE.now("agenda_card")
def agenda_card(view: Churchill) -> Facts:
    """The highest card and how often it wins the agenda."""
    seat, _ = asked(view)
    card = max(view.actions(), key=Weighing(view).of)["card"]  # the first in the list
    values = agenda_values(seat, card)
    alike = tuple(c for c in view.hand(seat) if agenda_values(seat, c) == values)
    return {
        "number": view.conference,
        "card": card,
        "value": None if BOX.staff[card].chief else values[0],
        "chance": agenda_chance(seat, card),
        "alike": len(alike) - 1,
        "cards": alike,
        "seat": seat,
    }


@GUIDE.now("opening_issue")
def opening_issue(view: Churchill) -> Facts:
    """Where the issue starts, and how far that is from the chair."""
    seat, (space,) = asked(view)
    return {"space": space, "left": CHAIR - space, "seat": seat}


@GUIDE.now("nominate_issue")
def nominate_issue(view: Churchill) -> Facts:
    """How much is on the table."""
    return {"count": sum(held_by(view).values())}


@GUIDE.now("advance_issue", "choose_issue")
def advance_issue(view: Churchill) -> Facts:
    """Who holds how many issues, how many cards are left, what can be brought into the chair."""
    seat, args = asked(view)
    chair = next((a for a in view.actions() if reaches_chair(view, seat, a)), None)
    by = chair.get("card", view.leaders[seat]) if chair else None
    return {
        **held_by(view),
        "cards": view.hand_size(seat),
        "others": max(view.hand_size(s) for s in SEATS if s != seat),
        "chair": chair.get("issue") if chair else None,
        "by": by,
        "sure": bool(chair and by and cannot_be_debated(view, by, chair["issue"])),
        "roll": args[1] if args else None,
    }


@GUIDE.now("debate_issue")
def debate_issue(view: Churchill) -> Facts:
    """What stands if nobody debates, and where one's strongest answer would bring the issue, by a
    card or by the leader."""
    b = sight(view)
    assert b.debate is not None
    values = {card: value for card, (value, _) in b.debaters.items()}
    speaks = next((move_of(view, a) for a in view.actions() if a.kind == "lead_debate"), None)
    if speaks is not None:
        values[speaks.source] = speaks.value
    # a card, if it does as much: a leader costs one besides
    strongest = max(values, key=lambda c: (values[c], c in b.debaters), default=None)
    value = values[strongest] if strongest else 0
    there = stands(view, b.debate)
    return {
        "issue": b.debate.issue,
        "mover": b.debate.mover,
        "stands": there,
        "other": asked_next(view),
        "cards": view.hand_size(b.seat),
        "card": strongest,
        "leader": "yes" if strongest in BOX.leaders else "no",
        "value": int(value),
        "die": "yes" if strongest in CHIEFS else "no",
        "to": b.after_debate(value) if strongest else None,
        "gain": gives(view, b.debate.issue, b.debate.mover, b.seat)
        if track_of(there) == b.debate.mover
        else text("guide-lies", owner="me" if track_of(there) == b.seat else track_of(there)),
    }


@GUIDE.now("discard_for_leader")
def discard_for_leader(view: Churchill) -> Facts:
    """What the leader is worth here."""
    seat, _ = asked(view)
    return {"leader": view.leaders[seat], "value": total(leader_value(view, seat))}


@GUIDE.now("stop_in_center")
def stop_in_center(view: Churchill) -> Facts:
    """Where the issue goes if it moves on."""
    seat, (issue, follow) = asked(view)
    steps = next(x for x in reversed(follow) if type(x) is int)
    return {"issue": issue, "to": moved(view.issues[issue], seat, steps)}


@GUIDE.now("choose_attribute_support", "place_bonus", "commit_production", "allocate_production")
def place_markers(view: Churchill) -> Facts:
    """How many markers are left, and where one more would matter most."""
    seat, _ = asked(view)
    b = sight(view)
    choices = [a["front"] for a in view.actions() if a.kind == "support"]
    front = best_front(view, choices)
    box = max(choices, key=lambda f: b.ships_lacking(f), default=None)
    lacking = b.ships_lacking(box) if box else 0
    idle = [i for i in won(view, seat, "pol_mil") if i not in view.activated]
    return {
        "left": view.production[seat],
        "each": percent(BOX.limits.support_value),
        "front": front,
        "now": chance_with(view, front) if front else 0,
        "after": chance_with(view, front, 1) if front else 0,
        "box": box if lacking else None,
        "lacking": lacking,
        "idle": tuple(idle),
        **_bonus(view, seat),
    }


def _bonus(view: Churchill, seat: str) -> Facts:
    """6.9 The bonus markers that are sure to come, and those for theaters that one commands as long
    as another who has won the leadership issue in the meeting leaves it so (6.92)."""
    parts = [(at, part) for at, pool in bonus_pools(view, seat) for part in pool]
    unsure = [
        amount for at, (what, amount, _) in parts
        if what == "command" and winner_of(view, f"theater_leadership_{at}") not in (None, seat)
    ]  # fmt: skip
    of, there = Counter[str](), Counter[str]()
    for at, (what, amount, _) in parts:
        of[what] += amount
        there[at] += amount
    of["command"] -= sum(unsure)
    return {
        "europe": 0 if unsure else there["europe"],
        "pacific": 0 if unsure else there["pacific"],
        "bonus": of.total(),
        "unsure": sum(unsure),
        "command": of["command"],
        "won": of["leadership_won"],
        "both": of["both_leaderships_won"],
    }


@GUIDE.now("directed_offensive")
def directed_offensive(view: Churchill) -> Facts:
    """Whose production goes where, and what it would do there."""
    issue = view.actions()[0]["issue"]
    fronts = [a["front"] for a in view.actions() if a["issue"] == issue]
    front = best_front(view, fronts, DIRECTED_COST) or fronts[0]
    return {
        "issue": issue,
        "owner": BOX.issues[issue].owner,
        "cost": DIRECTED_COST,
        "front": front,
        "now": chance_with(view, front),
        "after": chance_with(view, front, DIRECTED_COST),
    }


@GUIDE.now("fulfil_directed")
def fulfil_directed(view: Churchill) -> Facts:
    """What is owed, and what there is."""
    seat, _ = asked(view)
    owed = sum(view.directed[a["issue"]][1] for a in view.actions())
    return {"left": view.production[seat], "owed": owed}


@GUIDE.now("name_commander")
def name_commander(view: Churchill) -> Facts:
    """Who commands now."""
    _, (theater,) = asked(view)
    return {"theater": theater, "power": view.leadership[theater], "last": is_last(view)}


@GUIDE.now("global_issue")
def global_issue(view: Churchill) -> Facts:
    """Where the pawns stand."""
    return {"pawns": tuple(a["pawn"] for a in view.actions()), "count": len(GLOBALS)} | {
        f"owner{i}": view.global_issues[a["pawn"]] for i, a in enumerate(view.actions())
    }


@GUIDE.now("choose_next")
def choose_next(view: Churchill) -> Facts:
    """How many markers are to be placed by each of them."""
    _, (marker, _, first) = asked(view)
    count, idle = view.to_place[first[0]][marker], order_is_idle(view)
    return {"first": tuple(first), "count": count, "marker": marker, "idle": idle}


@GUIDE.now("place_network_marker", "place_alignment_marker")
def place_influence(view: Churchill) -> Facts:
    """Markers left, those to come, and what is on the map already."""
    seat, _ = asked(view)
    networks, alignments = view.to_place[seat]
    bare = [
        name for name, (owner, _) in view.networks.items()
        if owner == seat and _has_room(view, seat, name)
        and bar_to_placing(view, seat, BOX.locations[name]) is None
    ]  # fmt: skip
    free = [place for name, place in BOX.locations.items() if _has_room(view, seat, name)]
    room = [p.id for p in free if bar_to_placing(view, seat, p) is None] if alignments else []
    barred = [p.id for p in free if bar_to_placing(view, seat, p)] if alignments else []
    return {
        "networks": networks,
        "alignments": alignments,
        "bare": len(bare),
        "aligned": view.alignment_count(seat),
        "room": tuple(room) if len(room) <= len(barred) else (),
        "barred": tuple(barred) if len(room) > len(barred) else (),
        **shut_networks(view, seat),
    }


def _has_room(view: Churchill, seat: str, location: str) -> bool:
    """7.11, 7.31 A place without alignment where nobody else has a network."""
    owner, _ = view.networks.get(location, (seat, 0))
    return owner == seat and location not in view.alignment and not closed(view, location)


@GUIDE.now("break_tie")
def break_tie(view: Churchill) -> Facts:
    """What the tie is about, and what breaking it may cost the leader."""
    seat, (*_, won) = asked(view)
    return {
        "won": won[0].removeprefix("win_"),
        "leader": view.leaders[seat],
        "risk": leader_risk(view, seat) if view.options["tiebreak_roll"] else 0,
    }


@GUIDE.now("name_tie_winner")
def name_tie_winner(view: Churchill) -> Facts:
    """Where the tied stand."""
    _, (tied, _) = asked(view)
    sums = points(score(view))
    return {"one": tied[0], "other": tied[1], "first": sums[tied[0]], "second": sums[tied[1]]}
