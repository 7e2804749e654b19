"""What several sayings at the table of Churchill are about: who holds how much, where an issue
would lie, which front a marker helps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....engine.values import Action, Part
from ....tutor.exercise import Text, text
from ..bots.sight import Debate
from ..box.components import BOX, SEATS
from ..outlook import (
    asked,
    because,
    beyond,
    entering,
    front_chance,
    move_of,
    nominated,
    shared_by,
    use_of,
    waiting,
    wide_lead,
)
from ..outlook import gain as stake
from ..rules.fronts import emperors_conditions
from ..rules.meeting import track_of
from ..rules.post_mortem import is_last, to_come
from ..rules.scoring import WEST, points, score
from ..state import CENTER, CHAIR, Churchill, Place

FAR_MORE = 0.4  # points on average: a marker that brings so much is not given for half of it


def held_by(view: Churchill) -> dict[str, int]:
    """How many issues are on each track, and in the center."""
    tracks = [track_of(p) or CENTER for p in view.issues.values() if p not in (None, "out")]
    return {where: tracks.count(where) for where in (*SEATS, CENTER)}


def landing(view: Churchill, seat: str, action: Action) -> tuple[Place, int] | None:
    """Where an issue would lie after being advanced, and by how much; None for other actions."""
    move = move_of(view, action) if action.kind in ("advance", "lead", "choose") else None
    return None if move is None else (move.to, move.value)


def reaches_chair(view: Churchill, seat: str, action: Action) -> bool:
    """5.23 Would it take an issue into one's own chair?"""
    after = landing(view, seat, action)
    return after is not None and after[0] == (seat, CHAIR)


def stands(view: Churchill, debate: Debate) -> Place:
    """5.24 Where an issue will be if nobody debates it."""
    return (debate.mover, CHAIR) if debate.capture else view.issues[debate.issue]


def gives(view: Churchill, issue: str, holder: str, seat: str) -> Text:
    """6.0 What an issue gives to whoever wins it, said to a seat."""
    kind, facts = stake(view, issue, holder)
    me = "me" if holder == seat else "other"
    return text(f"app-means-{kind}", issue=issue, seat=holder, me=me, **facts)


def chance_with(view: Churchill, front: str, markers: int = 0) -> int:
    """7.7 The chance of a front with so many markers more, in percent; 0 where it cannot try."""
    found = front_chance(view, front, markers)
    return found.now if found is not None else 0


def gain(view: Churchill, front: str, markers: int = 1) -> int:
    """How much so many markers add to the chance of a front, in percent."""
    return chance_with(view, front, markers) - chance_with(view, front)


def left_to_place(view: Churchill) -> int:
    """How many markers the one who is asked may still lay, this one included; 0 where that is not
    what is asked."""
    if view.decision is None:
        return 0
    if view.decision.kind in ("allocate_production", "commit_production"):
        return view.production[view.decision.seat]
    return view.decision.args[-1] if view.decision.kind == "place_bonus" else 0


def sails(view: Churchill, front: str) -> bool:
    """7.73, 7.64.4 Does one naval support more help a front to its next space: does it lack some,
    or is its chance better with it?"""
    now, then = front_chance(view, front), front_chance(view, front, 0, 1)
    return now is not None and then is not None and (now.lacks == "naval" or then.now > now.now)


def front_of(action: Action) -> str:
    """The front or theater box that markers go to."""
    return str(action["box" if action.kind == "naval" else "front"])


def helped(view: Churchill, action: Action) -> str:
    """The front that a marker helps into its next space; of ships "" where they do not."""
    front = front_of(action)
    helps = front in BOX.tracks and (action.kind != "naval" or sails(view, front))
    return front if helps else ""


def stays_open(view: Churchill) -> bool:
    """7.4, 7.62.8 Is the Arctic open, with nothing that could shut it where that would matter: no
    German army any more, or no conference to come?"""
    threatened = "germany" not in view.surrendered and not is_last(view)
    return view.arctic_open() and not threatened


def opened(view: Churchill, action: Action) -> str:
    """6.2 The front that an issue lets into its next space, if it is named for the center and is
    still there when the meeting ends; "" for others."""
    if action.kind != "nominate":
        return ""
    return waiting(view, action["issue"]) if nominated(view) == CENTER else ""


def worth_of(view: Churchill, front: str) -> tuple[int, int]:
    """9.4 The points that a front's next space brings: one's own, the best rival's."""
    seat, _ = asked(view)
    worth = entering(view, front) or dict.fromkeys(SEATS, 0)
    return worth[seat], max(worth[s] for s in SEATS if s != seat)


def brings_all_the_same(view: Churchill, front: str) -> bool:
    """9.4 Does a front's next space bring everybody the same points, so that nobody gains on
    another?"""
    worth = set(entering(view, front).values())
    return len(worth) == 1 and worth != {0}


def expected_of(view: Churchill, front: str) -> tuple[float, float]:
    """9.4, 7.74 The points that a marker on a front brings on average, by the next space and by a
    breakthrough behind it: one's own, the best rival's."""
    seat, _ = asked(view)
    now, then = front_chance(view, front), front_chance(view, front, 1)
    if now is None or then is None:
        return 0.0, 0.0
    ways = [(then.now - now.now, entering(view, front))]
    if then.through != now.through and (far := beyond(view, front)) is not None:
        ways.append((then.through - now.through, far.changes))
    brings = dict.fromkeys(SEATS, 0.0)
    for percent, changes in ways:
        for power, change in changes.items():
            brings[power] += percent / 100 * change
    return brings[seat], max(brings[s] for s in SEATS if s != seat)


def explained(lines: Mapping[str, Iterable[Part]]) -> list[Text]:
    """9.4 Why a front that enters its next space brings lines (`entering_lines`) that this space
    does not explain, and that it counts for more than one; in a few words each."""
    why = [text(f"app-worth-{line}") for line in because(lines)]
    if seats := shared_by(lines):
        why.append(text("app-worth-shared", n=len(seats)))
    return why


def best_front(view: Churchill, fronts: Iterable[str], markers: int = 1) -> str | None:
    """Where so many markers do most for one's own camp: on fronts first whose next space brings
    oneself points, of these on one's own; None if nowhere."""
    seat, _ = asked(view)
    gains = {f: gain(view, f, markers) for f in fronts}
    helped = [f for f in gains if gains[f] and (BOX.tracks[f].marker in WEST) == (seat in WEST)]

    def order(front: str) -> tuple[bool, bool, float]:
        brings = entering(view, front).get(seat, 0) > 0
        return brings, BOX.tracks[front].marker == seat, gains[front]

    return max(helped, key=order, default=None)


def serves(view: Churchill, front: str) -> str | None:
    """7.63, 7.65, 4.43 What a front serves all powers with: the reserve that its next space takes
    from the Axis, or the "end" of the war that is still in its reach, which does not serve whoever
    would break the alliance by it (4.42) or is last (4.43); None for nothing."""
    entry = view.entry(front)
    if entry is None:
        return None
    gain = next(iter(entry.removes_reserve), "end")
    seat, sums = asked(view)[0], points(score(view))
    if gain == "end" and (wide_lead(view, seat) or sums[seat] == min(sums.values())):
        return None
    if gain == "end" and not _may_end_it(view, front):
        return None
    return gain


def _may_end_it(view: Churchill, front: str) -> bool:
    """7.81, 7.82, 4.43 Can a front still make an Axis power surrender in time, a space in each
    conference: by entering it, or by what the Emperor's conditions still lack?"""
    ahead = BOX.tracks[front].spaces[view.fronts[front] + 1 :][: to_come(view) + 1]
    germany, base, soviets = emperors_conditions(view)
    waits = germany and view.us_has_bomb()
    return any(
        space.axis in ("germany", "japan")
        or (waits and not base and space.b29)
        or (waits and not soviets and space.id == "manchuria")
        for space in ahead
    )


def expected_use(view: Churchill, card: str) -> float:
    """What a card can count at most in the meeting; half of the way where it rolls a die."""
    use = use_of(view, card)
    return (use.low + use.use) / 2 if use.rolled else use.use
