"""5.11 and 5.12: what conference cards do, and the Pol-Mil table.

Each effect is a table with an ``op`` (data/README.md, section 4); `OPS` holds one
function for each op. An effect that is impossible is skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..box.components import BOX, SEATS
from ..state import CENTER, OUT, RULES, Churchill
from .leaders import health_roll, replace_leader

Effect = Mapping[str, Any]

NETWORKS_PER_LOCATION = 2  # 7.11
NETWORK_SUPPLY = 30  # 2.0: tokens of each power
ALIGNMENT_SUPPLY = 15  # 2.0: cylinders of each power


@RULES.step("5.11")
def conference_effect(s: Churchill, card: str, band: int, number: int) -> None:
    """5.11 One instruction of one band of the conference card."""
    part = BOX.conferences[card].bands[band]
    effect = part.effects[number]
    for condition in effect.get("if", ()):
        why = _unmet(s, condition)
        if why is not None:
            s.log("instruction_skipped", "5.11", card=card, band=part.band, **why)
            return
    OPS[effect["op"]](s, effect)


def meets(s: Churchill, effect: Effect) -> bool:
    """5.11 Are the conditions of an instruction met?"""
    return all(_unmet(s, condition) is None for condition in effect.get("if", ()))


def _unmet(s: Churchill, condition: Mapping[str, str]) -> dict[str, str] | None:
    """Why a condition of the card is not met, and whose it is; None if it is met."""
    front = condition.get("front")
    if front is not None:
        if "at_least" in condition and not s.has_passed(front, condition["at_least"]):
            return {"why": "not_yet", "what": front, "space": condition["at_least"]}
        if "before" in condition and s.has_passed(front, condition["before"]):
            return {"why": "passed", "what": front, "space": condition["before"]}
    leader = condition.get("leader")
    if leader is not None and leader not in s.leaders.values():
        return {"why": "leader", "what": leader}
    fallen = condition.get("surrendered")
    if fallen is not None and fallen not in s.surrendered:
        return {"why": "holds_out", "what": fallen}
    return None


# -- 5.12 Political-Military table -------------------------------------------------------------


def roll_pol_mil_table(s: Churchill, seat: str) -> str:
    """5.12 Two dice: the first (red) gives the row, the second (blue) the column."""
    first, second = s.roll(6), s.roll(6)
    location = BOX.polmil_table[first - 1][second - 1]
    s.log("pol_mil_rolled", "5.12", seat=seat, first=first, second=second, location=location)
    return location


def place_network_by_table(s: Churchill, seat: str, location: str) -> None:
    """5.12 An opposing network there is removed instead; more than two of one's own are
    discarded."""
    owner, count = s.networks.get(location, (seat, 0))
    if owner != seat:
        remove_network(s, location, "5.12", by=seat)
    elif count == NETWORKS_PER_LOCATION:
        s.log("network_discarded", "5.12", seat=seat, location=location, why="two_already")
    elif s.network_count(seat) == NETWORK_SUPPLY:
        s.log("network_discarded", "2.0", seat=seat, location=location, why="supply")
    else:
        place_network(s, seat, location, "5.12")


def place_alignment_by_table(s: Churchill, seat: str, location: str) -> None:
    """5.12 Takes a network of one's own there; an opponent's marker is removed instead of
    placing."""
    owner, _ = s.networks.get(location, (None, 0))
    aligned = s.alignment.get(location)
    if owner != seat:
        s.log("alignment_discarded", "5.12", seat=seat, location=location, why="no_network")
    elif aligned == seat:
        s.log("alignment_discarded", "5.12", seat=seat, location=location, why="own_marker")
    elif aligned is not None:
        remove_alignment(s, location, "5.12", by=seat)
    elif s.alignment_count(seat) == ALIGNMENT_SUPPLY:
        s.log("alignment_discarded", "2.0", seat=seat, location=location, why="supply")
    else:
        place_alignment(s, seat, location, "5.12")


def place_network(s: Churchill, seat: str, location: str, rule: str) -> None:
    """One more network of a power in a location."""
    count = s.networks.get(location, (seat, 0))[1] + 1
    s.networks = {**s.networks, location: (seat, count)}
    s.log("network_placed", rule, seat=seat, location=location, count=count)


def remove_network(s: Churchill, location: str, rule: str, by: str | None = None) -> None:
    """One network fewer in a location, by a power's network, a front or a card.

    7.2 An alignment marker there stays: the two live side by side."""
    owner, count = s.networks[location]
    networks = dict(s.networks)
    if count > 1:
        networks[location] = (owner, count - 1)
    else:
        del networks[location]
    s.networks = networks
    s.log("network_removed", rule, seat=owner, location=location, by=by or "none", left=count - 1)


def place_alignment(s: Churchill, seat: str, location: str, rule: str) -> None:
    """A power's alignment marker into a location that has none."""
    s.alignment = {**s.alignment, location: seat}
    s.log("alignment_placed", rule, seat=seat, location=location)


def remove_alignment(
    s: Churchill, location: str, rule: str, by: str | None = None, cost: int = 1
) -> None:
    """The alignment marker of a location off the map."""
    owner = s.alignment[location]
    s.alignment = {k: v for k, v in s.alignment.items() if k != location}
    s.log("alignment_removed", rule, seat=owner, location=location, by=by or "none", cost=cost)


# -- 5.11 the ops ------------------------------------------------------------------------------


def _place_issue(s: Churchill, e: Effect) -> None:
    """3.28.3 Put a free counter of the type on the table; none if none is free.

    Ruling: of several free counters it is the first in the order of issues.toml. This tells only
    for Pol-Mil issues, of which those of least worth (6.81) come first.
    """
    for name, issue in BOX.issues.items():
        if issue.type == e["issue"] and s.issues[name] is None:
            s.move_issue(name, (e["track"], e["space"]) if "track" in e else CENTER)
            s.log("issue_placed", "5.11", issue=name, to=s.issues[name])
            return
    gone = any(BOX.issues[n].type == e["issue"] and p == OUT for n, p in s.issues.items())
    s.log("issue_not_placed", "5.11", issue=e["issue"], why="out" if gone else "on_table")


def _commit(s: Churchill, e: Effect) -> None:
    """6.6 Production that must go to a place first."""
    s.commitments = (*s.commitments, (e["power"], e["amount"], e["support"], tuple(e["where"])))
    s.log(
        "production_committed",
        "5.11",
        seat=e["power"],
        amount=e["amount"],
        support=e["support"],
        where=tuple(e["where"]),
    )


def _production(s: Churchill, e: Effect) -> None:
    """6.32 Extra production in this conference."""
    s.grants = (*s.grants, (e["power"], e["amount"], e["reason"]))
    s.log("production_granted", "6.32", seat=e["power"], amount=e["amount"], reason=e["reason"])


def _leader_limit(s: Churchill, e: Effect) -> None:
    """5.26 A leader who may not advance, or is away altogether."""
    seat = e["power"]
    if e["limit"] == "no_advance":
        s.no_advance = (*s.no_advance, seat)
        s.log("leader_may_not_advance", "5.26", seat=seat, leader=s.leaders[seat])
    else:
        s.leader_status = {**s.leader_status, seat: "barred"}  # until ready_leaders (5.13)
        s.log("leader_barred", "5.11", seat=seat, leader=s.leaders[seat])


def _leader_value(s: Churchill, e: Effect) -> None:
    """3.31 A leader is stronger or weaker in this conference."""
    seat = e["power"]
    s.leader_value = {**s.leader_value, seat: s.leader_value.get(seat, 0) + e["amount"]}
    s.log("leader_value_changed", "5.11", seat=seat, leader=s.leaders[seat], amount=e["amount"])


def _health_modifier(s: Churchill, e: Effect) -> None:
    """3.31 A leader's health rolls are changed in this conference."""
    leader = e["leader"]
    s.health = {**s.health, leader: s.health.get(leader, 0) + e["amount"]}
    s.log("health_changed", "5.11", leader=leader, amount=e["amount"])


def _health_roll(s: Churchill, e: Effect) -> None:
    """3.31 A leader makes his health roll at once."""
    for seat in SEATS:
        if s.leaders[seat] == e["leader"]:
            health_roll(s, seat, used=False)


def _replace_leader(s: Churchill, e: Effect) -> None:
    """Gl. Roosevelt: a new leader takes office; active at once."""
    for seat in SEATS:
        if s.leaders[seat] == e["from"]:
            replace_leader(s, seat, e["to"])


def _staff_value(s: Churchill, e: Effect) -> None:
    """3.33 All staff cards of a power count differently in this meeting."""
    s.staff_change = {**s.staff_change, e["power"]: (e["amount"], e["minimum"])}
    s.log("staff_value_changed", "5.11", seat=e["power"], amount=e["amount"], minimum=e["minimum"])


def _take_out(s: Churchill, card: str) -> None:
    power = BOX.staff[card].power
    deck = s.decks[power]
    assert isinstance(deck, tuple)
    s.decks = {**s.decks, power: tuple(c for c in deck if c != card)}
    s.discards = {**s.discards, power: tuple(c for c in s.discards[power] if c != card)}


def _remove_staff(s: Churchill, e: Effect) -> None:
    """5.13 A staff card leaves the game."""
    card = e["card"]
    if card not in s.removed_staff:
        _take_out(s, card)
        s.sidelined = tuple(c for c in s.sidelined if c != card)
        s.removed_staff = (*s.removed_staff, card)
        s.log("staff_removed", "5.13", seat=BOX.staff[card].power, card=card)


def _sideline_staff(s: Churchill, e: Effect) -> None:
    """5.13 A staff card is set aside until its deck is shuffled."""
    card = e["card"]
    if card not in s.removed_staff and card not in s.sidelined:
        _take_out(s, card)
        s.sidelined = (*s.sidelined, card)
        s.log("staff_sidelined", "5.13", seat=BOX.staff[card].power, card=card)


def _influence(
    s: Churchill,
    e: Effect,
    place: Callable[[Churchill, str, str], None],
    remove: Callable[[Churchill, str, str], None],
) -> None:
    """In the named location, or where the Pol-Mil table says, one roll after another."""
    do = place if e["action"] == "place" else remove
    for _ in range(1 if "location" in e else e["rolls"]):
        location = e["location"] if "location" in e else roll_pol_mil_table(s, e["power"])
        do(s, e["power"], location)


def _network(s: Churchill, e: Effect) -> None:
    """5.12 Networks placed or removed by the card."""

    def remove(s: Churchill, seat: str, location: str) -> None:
        if s.networks.get(location, ("", 0))[0] == seat:
            remove_network(s, location, "5.12")
        else:
            s.log("nothing_to_remove", "5.12", seat=seat, location=location, what="network")

    _influence(s, e, place_network_by_table, remove)


def _alignment(s: Churchill, e: Effect) -> None:
    """5.12 Alignment placed or removed by the card."""

    def remove(s: Churchill, seat: str, location: str) -> None:
        if s.alignment.get(location) == seat:
            remove_alignment(s, location, "5.12")
        else:
            s.log("nothing_to_remove", "5.12", seat=seat, location=location, what="alignment")

    _influence(s, e, place_alignment_by_table, remove)


def _gain_clandestine(s: Churchill, e: Effect) -> None:
    """7.1 More networks to place in this war phase."""
    s.gain(e["power"], e["amount"], 0)
    s.log("markers_gained", "5.11", seat=e["power"], networks=e["amount"], alignments=0)


def _gain_political(s: Churchill, e: Effect) -> None:
    """7.3 More alignment markers to place in this war phase."""
    s.gain(e["power"], 0, e["amount"])
    s.log("markers_gained", "5.11", seat=e["power"], networks=0, alignments=e["amount"])


def _support(s: Churchill, e: Effect) -> None:
    """6.5 Free offensive support; carried out in a surrendered theater too (5.11, 7.8)."""
    entry = s.entry(e["front"])
    if entry is None:
        s.log("support_lost", "6.5", front=e["front"], amount=e["amount"])
        return
    s.put_support(e["front"], e["amount"])
    s.log(
        "support_placed",
        "5.11",
        seat="none",
        front=e["front"],
        space=entry.id,
        amount=e["amount"],
    )


def _naval(s: Churchill, e: Effect) -> None:
    """6.5 Naval support comes (at most five in a box) or goes."""
    changed = s.put_naval(e["box"], e["amount"])
    if changed > 0:
        s.log("naval_placed", "5.11", seat="none", box=e["box"], amount=changed)
    elif changed < 0:
        s.log("naval_removed", "5.11", box=e["box"], amount=-changed, why="card")
    else:
        s.log("naval_unchanged", "6.5", box=e["box"])


def _front_strength(s: Churchill, e: Effect) -> None:
    """7.72 A front is stronger or weaker when it advances in this conference."""
    front = e["front"]
    s.strength_change = {
        **s.strength_change,
        front: s.strength_change.get(front, 0) + e["amount"],
    }
    s.log("front_strength_changed", "5.11", front=front, amount=e["amount"])


def _axis_army(s: Churchill, e: Effect) -> None:
    """7.62.8, 7.64.6 Armies that go to a front instead of being diced for."""
    s.diverted = (*s.diverted, (e["axis"], e["front"], e["amount"]))
    over = s.is_over(e["front"])  # 7.8 it stands still
    s.log("army_diverted", "5.11", axis=e["axis"], front=e["front"], amount=e["amount"], over=over)


def _a_bomb_modifier(s: Churchill, e: Effect) -> None:
    """6.10.2 A change of this conference's research roll."""
    s.put_research("conference_card", e["amount"])
    s.log("research_changed", "5.11", amount=e["amount"])


OPS: dict[str, Callable[[Churchill, Effect], None]] = {
    "place_issue": _place_issue,
    "commit": _commit,
    "production": _production,
    "leader_limit": _leader_limit,
    "leader_value": _leader_value,
    "health_modifier": _health_modifier,
    "health_roll": _health_roll,
    "replace_leader": _replace_leader,
    "staff_value": _staff_value,
    "remove_staff": _remove_staff,
    "sideline_staff": _sideline_staff,
    "network": _network,
    "alignment": _alignment,
    "gain_clandestine": _gain_clandestine,
    "gain_political": _gain_political,
    "support": _support,
    "naval": _naval,
    "front_strength": _front_strength,
    "axis_army": _axis_army,
    "a_bomb_modifier": _a_bomb_modifier,
}
