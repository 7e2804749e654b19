"""3.31 Leaders: what they are worth, and what using them may cost."""

from __future__ import annotations

from ....engine.values import Part
from ..box.components import BOX
from ..box.pieces import Penalty
from ..state import ACTIVE, INACTIVE, LARGEST_CHANGE, RULES, Churchill


def use_leader(s: Churchill, seat: str) -> None:
    """5.26 A leader acts once a conference: he becomes inactive."""
    s.leader_status = {**s.leader_status, seat: INACTIVE}


@RULES.step("3.31")
def leader_penalty(s: Churchill, seat: str) -> None:
    """3.31 After use a leader rolls for his health or his mood, if his card says so."""
    health_roll(s, seat, used=True)


def health_roll(s: Churchill, seat: str, *, used: bool) -> None:
    """3.31 Two dice; at the card's threshold or less its penalty comes about.

    Churchill misses the next conference, Roosevelt dies and Truman takes office,
    Stalin's paranoia lowers all Soviet staff values (5.24).
    """
    leader = s.leader(seat)
    penalty = leader.penalty
    if penalty is None:
        return
    first, second = s.roll(6), s.roll(6)
    change = s.health.get(leader.id, 0)
    parts: list[Part] = [("die", first, "3.31"), ("die", second, "3.31")]
    if change:
        parts.append(("conference_card", change, "5.11"))
    total = first + second + change
    failed = total <= penalty.fail_max
    if failed:
        _fall(s, seat, penalty)
    s.log(
        "health_rolled",
        "3.31",
        tuple(parts),
        seat=seat,
        leader=leader.id,
        first=first,
        second=second,
        change=change,
        total=total,
        limit=penalty.fail_max,
        result=penalty.result if failed else "well",
        less=-penalty.staff_value,
        minimum=penalty.staff_minimum,
        last=s.conference == BOX.scenarios[s.scenario].last,
        used=used,
    )
    if failed and penalty.successor is not None:
        # he who enters after a use waits for the next conference
        replace_leader(s, seat, penalty.successor, waits=used)


def _fall(s: Churchill, seat: str, penalty: Penalty) -> None:
    """3.31 What a failed roll brings about, but for a successor."""
    if penalty.result == "inactive_next_conference":
        s.unfit = (*(x for x in s.unfit if x != seat), seat)
    elif penalty.result == "paranoia":
        amount, _ = s.staff_change.get(seat, (0, 0))
        amount = max(min(amount + penalty.staff_value, LARGEST_CHANGE), -LARGEST_CHANGE)
        s.staff_change = {**s.staff_change, seat: (amount, penalty.staff_minimum)}


def replace_leader(s: Churchill, seat: str, successor: str, *, waits: bool = False) -> None:
    """Gl. Roosevelt: another leader takes office, active at once unless he `waits`."""
    leader = s.leaders[seat]
    s.leaders = {**s.leaders, seat: successor}
    if waits:
        use_leader(s, seat)
    elif s.leader_status[seat] != "barred":
        s.leader_status = {**s.leader_status, seat: ACTIVE}
    s.log("leader_replaced", "3.31", seat=seat, leader=leader, successor=successor)


def leader_value(s: Churchill, seat: str) -> list[Part]:
    """3.31 What a leader is worth now, part by part."""
    parts: list[Part] = [("leader_value", BOX.leaders[s.leaders[seat]].value, "3.31")]
    change = s.leader_value.get(seat, 0)
    if change:
        parts.append(("conference_card", change, "5.11"))
    return parts
