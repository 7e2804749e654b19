"""What a front that advances brings: points, surrenders, more beyond (7.7, 7.8, 9.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ....engine.values import Part
from ..box.components import BOX, FRONTS, SEATS
from ..rules.post_mortem import to_come
from ..rules.scoring import Line, points, score
from ..state import Churchill
from .strength import front_chance
from .trial import bomb_may_come, bombed, entered


def entering(view: Churchill, front: str, *beside: str) -> dict[str, int]:
    """9.4 By how much everybody's points change when a front enters its next space, with a
    surrender that this brings about, where other fronts do so `beside` it; {} where one of them has
    nowhere to go."""
    found = entering_lines(view, front, *beside)
    return {seat: sum(n for _, n, _ in lines) for seat, lines in found.items()}


LIKELY = 50  # percent


class Beside(NamedTuple):
    """Another front that is likely to advance, by how much points change then when this one does,
    and the Axis powers that surrender to both together and to neither alone."""

    front: str
    changes: dict[str, int]
    axes: tuple[str, ...]


def beside_another(view: Churchill, front: str) -> Beside | None:
    """9.4, 7.82 What a front brings where another advances, too: some spaces count less where both
    are, and the Emperor gives in to several things together. None where none matters."""
    alone = entering(view, front)
    for other in FRONTS:
        chance = front_chance(view, other) if other != front else None
        if chance is None or chance.now < LIKELY:
            continue
        then = entering(view, front, other)
        if then and then != alone:
            both = entered(view, front, other)
            falls = () if both is None else _new_surrenders(view, both)
            known = {*surrenders(view, front), *surrenders(view, other)}
            return Beside(other, then, tuple(axis for axis in falls if axis not in known))
    return None


def with_bomb_there(view: Churchill, front: str) -> tuple[tuple[str, ...], dict[str, int]] | None:
    """7.82, 6.10 The Axis powers that surrender when a front enters its next space and this
    conference's roll makes the A-bomb ready, and neither by the one nor by the other alone; and by
    how much points change then by the front. None where that matters to none."""
    if not bomb_may_come(view):
        return None
    base = bombed(view)
    without, both = entered(base), entered(base, front)
    if without is None or both is None:
        return None
    known = {*surrenders(view, front), *_new_surrenders(view, without)}
    axes = tuple(axis for axis in _new_surrenders(view, both) if axis not in known)
    return (axes, _scored(without, both)) if axes else None


def surrenders(view: Churchill, front: str) -> tuple[str, ...]:
    """7.81, 7.82 The Axis powers that surrender when a front enters its next space."""
    trial = entered(view, front)
    return () if trial is None else _new_surrenders(view, trial)


def _new_surrenders(before: Churchill, after: Churchill) -> tuple[str, ...]:
    """Of the Axis powers whose surrender may end the war those that have done so meanwhile."""
    out = set(after.surrendered) - set(before.surrendered)
    return tuple(axis for axis in ("germany", "japan") if axis in out)


class Beyond(NamedTuple):
    """The space behind the next one of a front: by how much points change besides when a
    breakthrough leads there, and the Axis powers that surrender by it alone."""

    space: str
    changes: dict[str, int]
    axes: tuple[str, ...]


def beyond(view: Churchill, front: str) -> Beyond | None:
    """7.74, 9.4 What a breakthrough brings more than the next space; None if it ends there."""
    near, far = entered(view, front), entered(view, front, front)
    entry = None if near is None else near.entry(front)
    if near is None or far is None or entry is None:
        return None
    return Beyond(entry.id, _scored(near, far), _new_surrenders(near, far))


class Way(NamedTuple):
    """A space further on, how many spaces behind a front's next one, by how much points change once
    the front has got there, and the first line behind that which the space does not explain
    (`because`); "" for none."""

    space: str
    behind: int
    change: int
    why: str


def on_the_way(view: Churchill, front: str, seat: str) -> Way | None:
    """9.4 The first space that brings a seat points by itself, where the next one of a front
    changes none of its points; None if a space in each conference does not get there in time."""
    now = score(view)[seat]
    for behind in range(to_come(view) + 1):
        trial = entered(view, front, *[front] * behind)
        lines = () if trial is None else tuple(changed(now, score(trial)[seat]))
        change = sum(n for _, n, _ in lines)
        why = because({seat: lines})
        if trial is None or (change and not behind) or not BY_SURRENDER.issuperset(why):
            return None
        if change > 0:
            space = BOX.tracks[front].spaces[trial.fronts[front]].id
            return Way(space, behind, change, why[0] if why else "")
    return None


def _scored(before: Churchill, after: Churchill) -> dict[str, int]:
    """9.4 By how much everybody's points differ."""
    had, has = points(score(before)), points(score(after))
    return {seat: has[seat] - had[seat] for seat in SEATS}


def entering_lines(view: Churchill, front: str, *beside: str) -> dict[str, tuple[Part, ...]]:
    """9.4 The same, line by line."""
    without, trial = entered(view, *beside), entered(view, *beside, front)
    if without is None or trial is None:
        return {}
    had, has = score(without), score(trial)
    return {seat: tuple(changed(had[seat], has[seat])) for seat in SEATS}


# 9.4 What a front brings by lines that its next space does not explain: M, Q an Axis power that
# surrenders without those inside who would have had points for that, R MacArthur, S the drives.
BY_SURRENDER = {"M-new", "Q-new"}
EXPLAINED = BY_SURRENDER | {"R-gone", "S-new", "S-gone"}


OF_A_SPACE = frozenset("GHIJNO")  # 9.4 lines of where a front stands that more than one may have


def shared_by(found: Mapping[str, Iterable[Part]]) -> tuple[str, ...]:
    """9.4 Who gets points for the space that a front enters, if more than one does, by the lines
    that this brings (`entering_lines`)."""
    having = [
        seat
        for seat, lines in found.items()
        if any(n > 0 and line in OF_A_SPACE for _, n, line in lines)
    ]
    return tuple(having) if len(having) > 1 else ()


def because(found: Mapping[str, Iterable[Part]]) -> list[str]:
    """9.4 Which of these lines a front that enters its next space brings ("new") or takes ("gone"),
    as "R-gone"."""
    lines = [line for of_seat in found.values() for line in of_seat]
    told = dict.fromkeys(f"{line}-{'new' if n > 0 else 'gone'}" for _, n, line in lines)
    return [line for line in told if line in EXPLAINED]


def changed(old: Iterable[Line], new: Iterable[Line]) -> Iterator[Part]:
    """9.4 The lines of a score that came and those that went, with their letters."""
    had, has = Counter(old), Counter(new)
    for letter, amount, what in has - had:
        yield what, amount, letter
    for letter, amount, what in had - has:
        yield what, -amount, letter


def with_bomb(view: Churchill) -> dict[str, int]:
    """9.4 By how much everybody's points change once the A-bomb is there."""
    return _scored(view, bombed(view))
