"""7.7 Advancing a front, and 7.8 Axis surrender."""

from __future__ import annotations

from typing import Any

from ....engine.values import Part
from ..box.components import BOX, FRONTS, Space
from ..state import OUT, RULES, Churchill
from .influence import come_behind_front
from .reserves import remove_reserve

TECHNOLOGY_MARKERS = 3  # Gl. German Technology


@RULES.step("7.7")
def advance_fronts(s: Churchill) -> None:
    """7.5, 7.7 Every front must try to advance, but for those of a theater whose Axis power is
    out (7.73.5); then Germany's surrender is checked, then Japan's (7.8)."""
    s.push(
        *(("advance_front", f) for f in FRONTS if not s.is_over(f)),
        ("remove_support",),
        ("check_german_surrender",),
        ("check_japanese_surrender",),
    )


@RULES.step("7.71")
def remove_support(s: Churchill) -> None:
    """8.0 What lies where no front tries to advance any longer is removed, too."""
    s.support = dict.fromkeys(FRONTS, 0)


def _spend_support(s: Churchill, front: str) -> None:
    """7.71 After the die, or when none is rolled, a front's offensive support is removed: it stays
    in the space that was attempted and does not move on with the front."""
    s.support = {**s.support, front: 0}


# -- 7.72 Front advance strength ------------------------------------------------------------------


def strength(s: Churchill, front: str) -> list[Part]:
    """7.72 The strength of a front, part by part; the sum is its modified strength."""
    limits = BOX.limits
    parts: list[Part] = [("base_strength", limits.base_strength, "7.72")]
    support, armies = s.support[front], s.armies[front]
    if support:
        parts.append((f"offensive_support:{support}", support * limits.support_value, "7.72.2"))
    if armies:
        parts.append((f"axis_armies:{armies}", -armies * limits.army_value, "7.72.3"))
    change = s.strength_change.get(front, 0)
    if change:
        parts.append(("conference_card", change, "5.11"))
    return parts


def obstacle(s: Churchill, front: str, entry: Space) -> tuple[str, str] | None:
    """7.73 What keeps a front from trying to enter a space at all: (what, rule), or None.

    An amphibious space (7.53) without its naval support cannot be entered (7.72.1, 7.73.1)."""
    condition = entry.requires_issue
    if condition is not None and condition not in s.center_results:
        return condition, "7.73.3" if condition == "second_front" else "7.73.4"
    if s.naval[front] < entry.naval:
        return "naval", "7.72.1"
    return None


# -- 7.71 The attempt -----------------------------------------------------------------------------


@RULES.step("7.71")
def advance_front(s: Churchill, front: str) -> None:
    """7.71 A ten-sided die at or below the front's strength takes it into its entry space."""
    entry = s.entry(front)
    if entry is None:
        return  # at the end of its track (Northern Italy)
    blocked = obstacle(s, front, entry)
    if blocked:
        s.log(
            "front_blocked",
            blocked[1],
            front=front,
            space=entry.id,
            why=blocked[0],
            needed=entry.naval,
            naval=s.naval[front],
        )
        _spend_support(s, front)
        return
    parts = tuple(strength(s, front))
    power = sum(p[1] for p in parts)
    if power <= 0:  # 7.73.2
        s.log("front_too_weak", "7.73.2", parts, front=front, space=entry.id, strength=power)
        _spend_support(s, front)
        return
    rolled = s.roll(10)
    certain = power >= BOX.limits.breakthrough_at
    success = certain or rolled <= power
    s.log(
        "front_rolled",
        "7.71",
        parts,
        front=front,
        space=entry.id,
        strength=power,
        roll=rolled,
        success=success,
        certain=certain,
    )
    _spend_support(s, front)
    if success:
        enter_space(s, front)
        breakthrough(s, front, power, rolled)


def breakthrough(s: Churchill, front: str, power: int, rolled: int) -> None:
    """7.74 At strength 10 or more a modified roll of 10 takes the front one land space further."""
    over = power - BOX.limits.breakthrough_at
    if over < 0:
        return
    parts: list[Part] = [("die", rolled, "7.74")]
    if over:
        parts.append(("over_ten", over, "7.74"))
    told = {"front": front, "total": rolled + over}
    why = _stops_breakthrough(s, front)
    if rolled + over < BOX.limits.breakthrough_at:
        s.log("no_breakthrough", "7.74", tuple(parts), **told, why=why)
    elif why:
        s.log("breakthrough_stopped", "7.74", tuple(parts), **told, why=why)
    else:
        s.log("breakthrough", "7.74", tuple(parts), **told)
        enter_space(s, front)


def _stops_breakthrough(s: Churchill, front: str) -> str | None:
    """7.74 What keeps a front from a second space, whatever the die shows."""
    entry = s.entry(front)
    if entry is None:
        return "end_of_track"
    if entry.amphibious:
        return "amphibious"
    barred = obstacle(s, front, entry)
    return barred[0] if barred else None


def enter_space(s: Churchill, front: str) -> None:
    """7.71 The front marker moves on; what the space left and the space entered bring about
    follows. Nobody owns a front (7.51): it is the space that counts."""
    left = s.space(front)
    s.fronts = {**s.fronts, front: s.fronts[front] + 1}
    space = s.space(front)
    if space.id in ("normandy", "central_italy", "philippines"):  # 9.4 K, L, R
        s.entered = {**s.entered, space.id: s.conference}
    s.log("front_advanced", "7.71", front=front, space=space.id, left=left.id)
    come_behind_front(s, front, left.countries)  # 7.13
    for reserve in space.removes_reserve:  # 7.63, 7.65
        if remove_reserve(s, reserve):
            rule = "7.65" if reserve == "japanese_army" else "7.63"
            s.log("reserve_removed", rule, reserve=reserve, front=front, space=space.id)
    for type_ in space.removes_issue:  # 6.21, 6.22
        _remove_issue(s, type_)
    if space.axis == "italy":
        _surrender(s, "italy", "7.81")
    if space.kamikaze:  # 7.75
        lost = -s.put_naval(front, -1)
        s.log("kamikaze", "7.75", box=front, space=space.id, amount=lost)


def _remove_issue(s: Churchill, type_: str) -> None:
    for name, issue in BOX.issues.items():
        if issue.type == type_ and s.issues[name] != OUT:
            s.move_issue(name, OUT)
            s.log("issue_removed", "6.21" if type_ == "second_front" else "6.22", issue=name)


# -- 7.8 Axis surrender ---------------------------------------------------------------------------


def _surrender(s: Churchill, axis: str, rule: str, **facts: Any) -> None:
    if axis not in s.surrendered:
        s.surrendered = (*s.surrendered, axis)
        s.log("surrendered", rule, axis=axis, **facts)


@RULES.step("7.81")
def check_german_surrender(s: Churchill) -> None:
    """7.81 Germany surrenders when the Western or the Eastern Front enters it;
    technology is shared out."""
    if "germany" in s.surrendered:
        return
    west = s.space("western").axis == "germany"
    east = s.space("eastern").axis == "germany"
    if not (west or east):
        return
    _surrender(s, "germany", "7.81")
    if west and east:
        gains = {"us": 1, "uk": 1, "ussr": 1}
    elif west:
        gains = {"us": 1, "uk": 1}
    else:
        gains = {"ussr": 2}
    for seat, n in gains.items():
        s.technology = {**s.technology, seat: s.technology[seat] + n}
        s.log("technology_gained", "7.81", seat=seat, amount=n)


def emperors_conditions(s: Churchill) -> tuple[bool, bool, bool]:
    """7.82 The three conditions: Germany out; the bomb and a B29 space; Manchuria."""
    b29 = any(
        space.b29 and s.fronts[front] >= space.index
        for front in FRONTS
        for space in BOX.tracks[front].spaces
    )
    return (
        "germany" in s.surrendered,
        s.us_has_bomb() and b29,
        s.has_passed("far_east", "manchuria"),
    )


@RULES.step("7.82")
def check_japanese_surrender(s: Churchill) -> None:
    """7.82 Japan surrenders to a front that enters it, or when all the Emperor's conditions are
    met."""
    if "japan" in s.surrendered:
        return
    if any(s.space(front).axis == "japan" for front in FRONTS):
        _surrender(s, "japan", "7.82", how="invaded")
    elif all(emperors_conditions(s)):
        _surrender(s, "japan", "7.82", how="emperor")
