"""What a seat may expect from what it knows: where a move leads, what could answer it, and what a
marker adds. Tutor and screens say the same numbers because both ask here.

Everything is computed from a view. The odds against cards that nobody sees take each unseen card
to be as likely as the next: the decks are public, the discards lie open (3.33).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import comb, isclose, prod
from operator import le, lt
from typing import Any, NamedTuple

from ...engine.values import Action, Part, Result
from .bots.agenda import bids
from .bots.charts import charts
from .bots.odds import WIDE
from .bots.sight import Coming, Sight, coming_armies
from .box.components import BOX, FRONTS, SEATS, Space
from .rules.agenda import agenda_value
from .rules.conference_card import ALIGNMENT_SUPPLY, meets
from .rules.decisions import (
    A_BOMB_SUCCESS,
    BETWEEN,
    advance_pawn,
    global_issue,
    move_global_issue,
    production_parts,
    winner_of,
)
from .rules.fronts import (
    check_german_surrender,
    check_japanese_surrender,
    enter_space,
    obstacle,
)
from .rules.influence import place_alignment_marker
from .rules.meeting import (
    cannot_be_debated,
    debated,
    may,
    moved,
    total,
    track_of,
    worth,
)
from .rules.reserves import NAVY_STRIKES, PACIFIC_DRIVES, about_to_land
from .rules.scoring import BROKEN_ALLIANCE_AT, Line, decide, points, score
from .rules.tiebreak import may_break, wins_unbroken
from .state import CENTER, CHAIR, LEFT_OF, Churchill, Place

MEAN_ROLL = 3  # what a Chief of Staff in another's hand is taken to roll
DIE = 6


def sight(view: Churchill) -> Sight:
    """What the bot in this seat would work out from the view (11.3)."""
    assert view.decision is not None
    return Sight(view, view.actions(), charts()[view.decision.seat].weights)


def asked(view: Churchill) -> tuple[str, tuple[Any, ...]]:
    """Who is asked, and the arguments of the decision."""
    assert view.decision is not None
    return view.decision.seat, view.decision.args


# -- cards that nobody sees ------------------------------------------------------------------------


def unseen(view: Churchill, seat: str) -> list[str]:
    """The staff cards of another power that may be in its hand, for all that is known."""
    gone = {*view.discards[seat], *view.sidelined, *view.removed_staff}
    return [card for card in BOX.decks[seat] if card not in gone]


def _held(view: Churchill, seat: str, pool: list[str], fitting: int) -> float:
    """How likely one of the cards in a hand is among so many of those it may hold."""
    held = min(view.hand_size(seat), len(pool))
    return 1 - comb(len(pool) - fitting, held) / comb(len(pool), held) if held else 0.0


def agenda_values(seat: str, card: str) -> list[int]:
    """What a card may count in the agenda: one value, or the six of a die."""
    rolls = range(1, DIE + 1) if BOX.staff[card].chief else (0,)
    return [total(agenda_value(seat, card, roll)) for roll in rolls]


def agenda_chance(seat: str, card: str) -> int:
    """In percent: how often a card wins or ties the agenda against what the bots bid."""
    return round(100 * _tops(seat, card, le))


def agenda_ties(seat: str, card: str) -> int:
    """In percent: how often it only ties it (4.51)."""
    return round(100 * (_tops(seat, card, le) - _tops(seat, card, lt)))


def _tops(seat: str, card: str, below: Callable[[int, int], bool]) -> float:
    """How often what all others lay down lies below a card, or level with it."""
    others = [bids()[other] for other in SEATS if other != seat]
    values = agenda_values(seat, card)
    return sum(
        prod(sum(n for bid, n in shares.items() if below(bid, value)) for shares in others)
        for value in values
    ) / len(values)


def best_use(b: Sight, card: str, but: str = "") -> int:
    """The highest total that a card can reach when it advances an issue, `but` for one."""
    return max((int(b.total(card, issue)) for issue in b.concerned if issue != but), default=0)


def best_card(view: Churchill, issue: str) -> tuple[int, str | None]:
    """What one's best card would count on an issue, and the card; of several that count as much,
    the one that is worth least elsewhere."""
    seat, _ = asked(view)
    b = sight(view)
    card = max(
        view.hand(seat), key=lambda c: (b.total(c, issue), -(BOX.staff[c].value or 0)), default=None
    )
    return (0, None) if card is None else (int(b.total(card, issue)), card)


class Use(NamedTuple):
    """What a card can count on the best of the issues; `low` to `use` where it rolls a die. On
    which issue, and how ("advance" or "debate")."""

    low: int
    use: int
    rolled: bool
    issue: str | None = None
    how: str = "advance"


def use_of(view: Churchill, card: str, uses: tuple[str, ...] = ("advance", "debate")) -> Use:
    """The most that a card can count when it advances or debates an issue; of a Chief of Staff,
    from the lowest roll to the highest."""
    seat, _ = asked(view)
    rolled = BOX.staff[card].chief
    low, most = (
        max(
            (
                (
                    total(worth(view, seat, card, issue, how, roll)),
                    how == "advance",
                    issue in view.on_table(),  # what one sees there is the better example
                    issue,
                )
                for issue in sorted(sight(view).concerned)
                for how in uses
                if how == "advance" or not may(view, card, "cannot_debate", issue, how)
            ),
            default=(0, True, False, None),
        )
        for roll in ((1, DIE) if rolled else (0, 0))
    )
    return Use(low[0], most[0], rolled, most[3], "advance" if most[1] else "debate")


def nominated(view: Churchill) -> Place:
    """5.14 Where an issue starts that is named now."""
    assert view.decision is not None
    seat, args = asked(view)
    space = args[0] if view.decision.kind == "opening_issue" else 0
    return (seat, space) if space else CENTER


# -- where an advance or a debate leads ------------------------------------------------------------


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
        round(100 * _held(trial, seat, pool, strong)) if pool else 0,
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


# -- fronts and research ---------------------------------------------------------------------------


def percent(strength: float) -> int:
    """7.71 The chance of a front with this strength, on a ten-sided die."""
    return min(max(round(strength * 10), 0), 100)


class Chance(NamedTuple):
    """What stands before a front: its entry space, its chance in percent over all the armies that
    the Axis may send (`bare`: without any), and what keeps it from rolling ("naval", an
    issue, or "")."""

    space: str
    strength: float  # with the armies to be expected
    armies: float
    dice: bool  # do dice say how many?
    now: int
    bare: int
    lacks: str
    need: int
    have: int
    strike: int  # in percent: that the Japanese navy keeps a landing from taking place (7.64.4)
    through: int  # in percent: that it breaks through to the space beyond (7.74)


def armies_of(chance: Chance) -> dict[str, Any]:
    """The armies that a chance reckons with, as facts of a sentence: in whole armies, and whether
    that is an average, since dice place some of them."""
    return {"armies": round(chance.armies), "dice": chance.dice}


def _whole(chance: float) -> int:
    """A chance in whole percent: 0 and 100 are certain, and nothing else is."""
    certain = isclose(chance, 0, abs_tol=1e-9) or isclose(chance, 100)
    return round(chance) if certain else min(max(round(chance), 1), 99)


Odds = list[tuple[int, float]]  # a number, and how likely it is


def _odds_of(coming: Coming) -> Odds:
    """7.62, 7.64 How many armies may come, and how likely each number is."""
    sure, chance = int(coming.sure), 1 / coming.of
    half = coming.sure - sure  # 7.72.4 an odd one that a die sends here or elsewhere
    found = defaultdict[int, float](float)
    for n in range(coming.dice + 1):
        likely = comb(coming.dice, n) * chance**n * (1 - chance) ** (coming.dice - n)
        found[sure + n] += likely * (1 - half)
        found[sure + n + 1] += likely * half
    return [(armies, likely) for armies, likely in found.items() if likely]


def front_chance(view: Churchill, front: str, support: int = 0, naval: int = 0) -> Chance | None:
    """7.7 The prospects of a front with so many markers more than lie there and than Directed
    Offensives will still bring (6.7); None where it has nowhere to go.

    Until the meeting ends a conditional issue counts where it lies now.
    """
    entry = view.entry(front)
    if entry is None or view.is_over(front):
        return None
    more, ships = _promised(view, front)
    support, naval = support + more, naval + ships
    limits = BOX.limits
    coming = coming_armies(view)[front]
    bare = (
        limits.base_strength
        + limits.support_value * (view.support[front] + support)
        + view.strength_change.get(front, 0)
    )
    odds = [(bare - limits.army_value * armies, likely) for armies, likely in _odds_of(coming)]
    have = min(view.naval[front] + naval, limits.naval_per_box)
    lacks = ""
    blocked = obstacle(view, front, entry)
    if blocked is not None and blocked[0] != "naval":
        places = [view.issues[n] for n, i in BOX.issues.items() if i.type == blocked[0]]
        lacks = "" if CENTER in places else blocked[0]
    if not lacks and have < entry.naval:
        lacks = "naval"
    strike = 0.0 if lacks else _strike(view, front, entry, have)
    mean = coming.sure + coming.dice / coming.of
    now = sum(likely * percent(strength) for strength, likely in odds)
    return Chance(
        entry.id,
        bare - limits.army_value * mean,
        mean,
        len(odds) > 1,
        0 if lacks else _whole(now * (1 - strike)),
        0 if lacks else round(percent(bare) * (1 - strike)),
        lacks,
        entry.naval,
        have,
        round(100 * strike),
        0 if lacks else round(_breakthrough(view, front, odds)),
    )


def _breakthrough(view: Churchill, front: str, odds: Odds) -> float:
    """7.74 In percent: that a strength above ten takes a front one land space further."""
    able = [(s - BOX.limits.breakthrough_at, n) for s, n in odds if s >= BOX.limits.breakthrough_at]
    if not able:
        return 0
    there = _entered(view, front)
    beyond = None if there is None else there.entry(front)
    if there is None or beyond is None or beyond.amphibious or obstacle(there, front, beyond):
        return 0
    return sum(likely * percent(over + 1) for over, likely in able)


def fulfilled(view: Churchill, front: str, markers: int) -> tuple[int, int]:
    """6.7 What so many markers of a Directed Offensive become: offensive and naval support, ships
    first where an amphibious entry has too few."""
    return _split(view, front, markers, _promised(view, front)[1])


def _split(view: Churchill, front: str, markers: int, ships: int = 0) -> tuple[int, int]:
    entry = view.entry(front)
    have = view.naval[front] + ships
    lacking = 0 if entry is None else max(entry.naval - have, 0)
    return markers - min(markers, lacking), min(markers, lacking)


def _promised(view: Churchill, front: str) -> tuple[int, int]:
    """6.1, 6.7 The markers that Directed Offensives still owe a front: they are placed before all
    production, and paid before what is free, as far as the owner's production goes; none that the
    owner is being asked about now."""
    if view.phase != "decisions" or not any(owed for _, owed in view.directed.values()):
        return 0, 0
    decision = view.decision
    asks = decision.seat if decision is not None and decision.kind == "fulfil_directed" else None
    left = dict(view.production)
    if any(step[0] == "receive_production" for step in view.steps):
        parts = production_parts(view)
        left = {seat: sum(n for _, n, _ in found) for seat, found in parts.items()}
    for seat, amount, *_ in view.commitments:
        left[seat] -= amount  # 6.6
    found = 0
    for issue, (where, owed) in view.directed.items():
        owner = BOX.issues[issue].owner
        if owner is None or owner == asks:
            continue
        paid = min(owed, max(left[owner], 0))
        left[owner] -= paid
        found += paid * (where == front)
    return _split(view, front, found)


def _strike(view: Churchill, front: str, entry: Space, have: int) -> float:
    """7.64.4 How likely a strike of the Japanese navy keeps this front ashore: the first one about
    to land is struck, and more naval support than it needs sees it through."""
    if not entry.amphibious or front not in PACIFIC_DRIVES or have > entry.naval:
        return 0.0
    if "japan" in view.surrendered or not view.reserves["japanese_navy"]:
        return 0.0
    before = PACIFIC_DRIVES[: PACIFIC_DRIVES.index(front)]
    return 0.0 if any(about_to_land(view, f) for f in before) else NAVY_STRIKES / DIE


def landing(view: Churchill, front: str) -> Space | None:
    """6.5, 7.72 The next space of a front that needs more naval support than there is; else the
    next that needs any; None where none lies ahead."""
    if view.is_over(front):
        return None
    ahead = [s for s in BOX.tracks[front].spaces[view.fronts[front] + 1 :] if s.naval]
    lacking = [s for s in ahead if s.naval > view.naval[front]]
    return next(iter(lacking or ahead), None)


def past_landings(view: Churchill, box: str) -> bool:
    """7.53 Does no landing lie ahead of the front of a theater box? The Arctic has no front."""
    return box in BOX.tracks and landing(view, box) is None


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
            both = _entered(view, front, other)
            falls = () if both is None else _new_surrenders(view, both)
            known = {*surrenders(view, front), *surrenders(view, other)}
            return Beside(other, then, tuple(axis for axis in falls if axis not in known))
    return None


def with_bomb_there(view: Churchill, front: str) -> tuple[tuple[str, ...], dict[str, int]] | None:
    """7.82, 6.10 The Axis powers that surrender when a front enters its next space and this
    conference's roll makes the A-bomb ready, and neither by the one nor by the other alone; and by
    how much points change then by the front. None where that matters to none."""
    if not _bomb_may_come(view):
        return None
    base = _bombed(view)
    without, both = _entered(base), _entered(base, front)
    if without is None or both is None:
        return None
    known = {*surrenders(view, front), *_new_surrenders(view, without)}
    axes = tuple(axis for axis in _new_surrenders(view, both) if axis not in known)
    return (axes, _scored(without, both)) if axes else None


def _bomb_may_come(view: Churchill) -> bool:
    """6.10 May this conference's roll, before the war phase, make the A-bomb ready?"""
    return _decides_bomb(view) and view.phase in BEFORE_WAR


def _decides_bomb(view: Churchill) -> bool:
    """6.10 Is there a roll in this conference, and the bomb one success away?"""
    return winner_of(view, "a_bomb_research") is not None and to_bomb(view) == 1


def _bombed(view: Churchill) -> Churchill:
    """The view with the A-bomb ready."""
    trial = view.copy()
    trial.a_bomb = {**view.a_bomb, "us": len(BOX.a_bomb) - 1}
    return trial


def surrenders(view: Churchill, front: str) -> tuple[str, ...]:
    """7.81, 7.82 The Axis powers that surrender when a front enters its next space."""
    trial = _entered(view, front)
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
    near, far = _entered(view, front), _entered(view, front, front)
    entry = None if near is None else near.entry(front)
    if near is None or far is None or entry is None:
        return None
    return Beyond(entry.id, _scored(near, far), _new_surrenders(near, far))


def _scored(before: Churchill, after: Churchill) -> dict[str, int]:
    """9.4 By how much everybody's points differ."""
    had, has = points(score(before)), points(score(after))
    return {seat: has[seat] - had[seat] for seat in SEATS}


def _trial(view: Churchill) -> Churchill:
    """A view to try something on, of which no event is kept."""
    trial = view.copy()
    trial._events, trial._actions = [], None
    return trial


def ends_by(view: Churchill, front: str) -> tuple[Result | None, ...]:
    """8.0, 4.4 How the game would end if a front enters its next space and no Axis power is left,
    for each way in which what has been won before may still be settled (6.10, 6.11); None for a
    die that would decide. () where an Axis power is left."""
    trial = _entered(view, front)
    if trial is None or not {"germany", "japan"} <= set(trial.surrendered):
        return ()
    return tuple(map(if_over, _settled(trial)))


def _settled(view: Churchill) -> Iterator[Churchill]:
    """6.10, 6.11 A view of a segment of decisions once the issues that are settled last have been:
    with a bomb and without where a die says which, and whichever dispute their winner may choose.
    """
    for bomb in (False, True) if _decides_bomb(view) else (False,):
        trial = _trial(view)
        if bomb:
            advance_pawn(trial, "us", "6.10")
        if winner_of(trial, "a_bomb_research") == "ussr" and _spies(trial) == "go_on":
            advance_pawn(trial, "ussr", "6.10.1")
        holder = winner_of(trial, "global_issue")
        moves = () if holder is None else tuple(global_issue.actions(trial, holder))
        for move in moves:
            then = _trial(trial)
            move_global_issue(then, holder or "", move["pawn"])
            yield then
        if not moves:
            yield trial


def _entered(view: Churchill, *fronts: str) -> Churchill | None:
    """The view once fronts have entered their next spaces, with a surrender that this brings about;
    None where one has nowhere to go. 7.8 All advance before surrenders are checked."""
    trial = _trial(view)
    for front in fronts:
        if trial.is_over(front) or trial.entry(front) is None:
            return None
        enter_space(trial, front)
    check_german_surrender(trial)
    check_japanese_surrender(trial)
    return trial


def entering_lines(view: Churchill, front: str, *beside: str) -> dict[str, tuple[Part, ...]]:
    """9.4 The same, line by line."""
    without, trial = _entered(view, *beside), _entered(view, *beside, front)
    if without is None or trial is None:
        return {}
    had, has = score(without), score(trial)
    return {seat: tuple(changed(had[seat], has[seat])) for seat in SEATS}


def homeless(view: Churchill, seat: str) -> int:
    """7.3, 7.31 How many of a seat's alignment markers have no place as the board stands, even if
    each network that is still to be placed makes one."""
    networks, have = view.to_place[seat]
    return max(0, have - alignment_places(view, seat) - networks)


def order_is_idle(view: Churchill) -> bool:
    """7.3 Does it change nothing who places alignment next? It is placed and removed only where
    one's own networks lie (7.31, 7.32), so only who has none left (2.0) could get one back."""
    decision = view.decision
    if decision is None or decision.kind != "choose_next" or decision.args[0] == 0:
        return False
    return all(
        view.alignment_count(seat) + view.to_place[seat][1] <= ALIGNMENT_SUPPLY for seat in SEATS
    )


def alignment_places(view: Churchill, seat: str) -> int:
    """7.31 In how many places a seat's alignment marker could be put as the board stands."""
    return sum(1 for _ in place_alignment_marker.actions(view, seat))


# 9.4 What a front brings by lines that its next space does not explain: R MacArthur, S the drives.
EXPLAINED = {"R-gone", "S-new", "S-gone"}


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
    late = BOX.scenarios[view.scenario].last - view.conference <= SOON
    return gap if gap > WIDE and late else 0


class Narrowing(NamedTuple):
    """A front whose next space brings the last more than whoever leads."""

    front: str
    space: str
    theirs: int
    mine: int


def narrowing(view: Churchill, seat: str, last: str, most: int = 6) -> Narrowing | None:
    """4.42, 9.4 The front that narrows the lead of a seat over the last most when it advances, of
    those that can with so many markers; None where none does."""
    found = []
    for front in FRONTS:
        chance, worth = front_chance(view, front, most), entering(view, front)
        if chance is not None and chance.now and worth and worth[last] > worth[seat]:
            found.append(Narrowing(front, chance.space, worth[last], worth[seat]))
    return max(found, key=lambda one: one.theirs - one.mine, default=None)


BEFORE_WAR = ("meeting", "decisions")
NARROWS = 4  # points by which others still narrow a lead, before and in the war phase


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
        without = _entered(base, *rest)
        if without is None or not standing(without) or not _wins(without, seat):
            continue
        trials = (_entered(base, *rest, *ways) for ways in ((front,), (front, front)))  # 7.74
        fallen = [trial for trial in trials if trial is not None and not standing(trial)]
        if not all(_breaks(trial, seat) for trial in fallen):
            return {}
        if fallen:
            found[front] = standing(without)
    return found


def _leads_at_last(view: Churchill, seat: str) -> bool:
    """4.42 Is a seat ahead in the last conference?"""
    is_last = view.conference == BOX.scenarios[view.scenario].last
    return is_last and ahead(points(score(view)), seat) > 0


def _to_come(view: Churchill) -> tuple[Churchill, list[str], list[str]]:
    """7.7, 6.10 The view with a bomb that may be ready in this conference, the fronts that have
    somewhere to go, and those of them that are likely to get there."""
    chances = {front: front_chance(view, front) for front in FRONTS}
    able = [front for front, chance in chances.items() if chance is not None]
    likely = [front for front, chance in chances.items() if chance and chance.now >= LIKELY]
    return _bombed(view) if _bomb_may_come(view) else view, able, likely


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
    final = _entered(base, *likely)
    if final is None or standing(final) or not _breaks(final, seat, BROKEN_ALLIANCE_AT):
        return None
    fronts = {}
    for front in able:
        rest = [other for other in likely if other != front]
        without, trial = _entered(base, *rest), _entered(base, *rest, front)
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


def gain(view: Churchill, issue: str, holder: str) -> tuple[str, dict[str, Any]]:
    """6.0 What an issue would give to this holder: of which kind it is, and its facts; "idle" if
    nothing is left for it to do."""
    counter = BOX.issues[issue]
    kind = counter.type if counter.conditional else counter.kind
    return kind, {
        "owner": counter.owner,
        "same": counter.owner == holder,
        "networks": counter.clandestine,
        "alignments": counter.political,
        "bomb": view.us_has_bomb(),
        "to_bomb": to_bomb(view),
        "spies": _spies(view) if holder == "ussr" else "none",
        "idle": _is_idle(view, kind, holder),
        **(_shut(view, counter.type) if counter.conditional else NOTHING_SHUT),
    }


NOTHING_SHUT: Mapping[str, Any] = {"shut_to": (), "shut_points": 0}


def _shut(view: Churchill, issue: str) -> Mapping[str, Any]:
    """6.2 Whom the front that waits for an issue would bring most points, and how many."""
    entries = ((f, view.entry(f)) for f in BOX.tracks)
    waiting = (f for f, entry in entries if entry and entry.requires_issue == issue)
    worth = entering(view, front) if (front := next(waiting, None)) else {}
    most = max(worth.values(), default=0)
    if most <= 0:
        return NOTHING_SHUT
    return {"shut_to": tuple(s for s in SEATS if worth[s] == most), "shut_points": most}


def _is_idle(view: Churchill, kind: str, holder: str) -> bool:
    """6.10, 6.11 Is there a bomb already and nothing for spies, or no dispute left to settle?"""
    if kind == "a_bomb":
        return view.us_has_bomb() and (holder != "ussr" or _spies(view) == "done")
    mine = [pawn for pawn in BETWEEN if holder in BETWEEN[pawn]]
    return kind == "global" and all(view.global_issues[pawn] == holder for pawn in mine)


def _spies(view: Churchill) -> str:
    """6.10.1 Can the Soviet spy ring still get further?"""
    return "go_on" if view.a_bomb["ussr"] < len(BOX.a_bomb) - 1 else "done"


class Kept(NamedTuple):
    """What comes of a tie if one's leader keeps out of it: who may still break it, and who wins it
    otherwise ("none": whom the US names)."""

    others: tuple[str, ...]
    winner: str


def tie_without(view: Churchill) -> Kept:
    """4.5 The tie that is being asked about, without one's own leader."""
    _, (tied, place, _) = asked(view)
    return Kept(tuple(may_break(view, place)), "us" if wins_unbroken(tied) else "none")


def laid_last(view: Churchill) -> dict[str, tuple[str, int | None]]:
    """5.13 The cards of an agenda after a tie, on the discards already, by seat, and what each
    counted. What a die has said (5.25) the tie tells, unless the others are level: then None."""
    cards = {s: view.discards[s][-1] for s in SEATS if view.discards[s]}
    all_values = {s: agenda_values(s, card) for s, card in cards.items()}
    sure = {values[0] for values in all_values.values() if len(values) == 1}
    level = max(sure) if len(sure) == len(SEATS) - 1 else None
    return {
        s: (card, all_values[s][0] if len(all_values[s]) == 1 else level)
        for s, card in cards.items()
    }


def laid_open(view: Churchill) -> dict[str, tuple[str, int]]:
    """5.13 The cards that lie open while a tie for the agenda is broken (4.51, 4.53), by seat:
    the card, on its discards already, and what it counted."""
    if view.phase != "agenda" or view.decision is None:
        return {}
    if view.decision.kind not in ("break_tie", "name_tie_winner"):
        return {}
    _, (tied, *_, (_, best, lowest)) = asked(view)  # of three at most one is outside the tie
    return {s: (view.discards[s][-1], best if s in tied else lowest) for s in SEATS}


def band_of(view: Churchill) -> int | None:
    """5.11 Which band of its card a conference carries out: that of the last instruction before
    those that still wait; None before the first."""
    card = BOX.conferences[view.card or ""]
    bands = [i for i, band in enumerate(card.bands) for _ in band.effects]
    waiting = sum(step[0] == "conference_effect" for step in view.steps)
    return bands[-waiting - 1] if waiting < len(bands) else None


def changed(old: Iterable[Line], new: Iterable[Line]) -> Iterator[Part]:
    """9.4 The lines of a score that came and those that went, with their letters."""
    had, has = Counter(old), Counter(new)
    for letter, amount, what in has - had:
        yield what, amount, letter
    for letter, amount, what in had - has:
        yield what, -amount, letter


def research_chance(view: Churchill, more: int = 0) -> int:
    """6.10 In percent: that the A-bomb roll of this conference succeeds."""
    need = A_BOMB_SUCCESS - sum(n for _, n in view.research) - more
    return round(100 * min(max(DIE + 1 - need, 0), DIE) / DIE)


def to_bomb(view: Churchill) -> int:
    """6.10 How many successes the A-bomb still takes."""
    return len(BOX.a_bomb) - 1 - view.a_bomb["us"]


def with_bomb(view: Churchill) -> dict[str, int]:
    """9.4 By how much everybody's points change once the A-bomb is there."""
    return _scored(view, _bombed(view))


def own_fronts(view: Churchill, seat: str) -> Iterator[str]:
    """The fronts of a seat that still have a space to enter."""
    for front in FRONTS:
        own = BOX.tracks[front].marker == seat and not view.is_over(front)
        if own and view.entry(front) is not None:
            yield front
