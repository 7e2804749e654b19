"""What can bring nothing that another move would not, what is asked about beside a move, and what
the games played on with it came to, at the table of Churchill.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from operator import ge, itemgetter
from typing import Any

from ....engine.values import Action
from ....search import Outcome
from ....tutor.exercise import Text, text
from ....tutor.guide import Sayings, Seen, tried
from ..box.components import BOX, SEATS
from ..outlook import (
    Move,
    agenda_chance,
    answers,
    asked,
    best_use,
    bomb_may_come,
    front_chance,
    fulfilled,
    homeless,
    move_of,
    on_the_way,
    past_landings,
    research_chance,
    sight,
    tie_without,
    undone_chance,
    use_of,
)
from ..outlook import landing as next_landing
from ..rules.decisions import DIRECTED_COST
from ..rules.meeting import STILL_IN_EFFECT, fitting, track_of
from ..rules.post_mortem import is_last
from ..rules.scoring import DRIVES, points, score
from ..state import AT_THE_TABLE, CENTER, CHAIR, Churchill, Place, act
from .facts import (
    FAR_MORE,
    brings_all_the_same,
    chance_with,
    expected_of,
    expected_use,
    landing,
    left_to_place,
    reaches_chair,
    sails,
    serves,
    stands,
    stays_open,
    worth_of,
)
from .holding import lost_by

SURE = 100  # percent
TELLING = 10  # percent of the games that a move must change for it to be a reason
KEPT = 95  # percent of the games in which an issue stays without any help
LOST = 75  # percent of them in which it stays with another although one has cards left
SELDOM = 25  # percent of them
LEAST = 12  # games played on that say how often something happens
MORE = 0.15  # issues won on average that make a difference
HARDLY = 5  # percent that make no difference
NAMELESS: Mapping[str, Any] = {"id": "", "name": {}, "provenance": {}}  # of a counter
UNTOLD: Mapping[str, Any] = {**NAMELESS, "role": {}, "summary": {}}  # of a staff card
MISSED = 20  # percent of the games by which an issue goes astray after a worse choice
APART = 20  # percent by which a share of games and a probability seem to contradict each other

FORESIGHT = Sayings()


# -- what brings nothing ---------------------------------------------------------------------------


@FORESIGHT.idle("pick")
def dear_lead(view: Churchill, action: Action) -> bool:
    """5.13 A card that goes unbeaten hardly more often than another, and can do more in the
    meeting."""
    seat, _ = asked(view)
    card = action["card"]
    chance, use = agenda_chance(seat, card), expected_use(view, card)
    return any(
        agenda_chance(seat, other) >= chance - HARDLY and expected_use(view, other) < use
        for other in view.hand(seat)
        if other != card
    )


@FORESIGHT.idle("nominate")
def own_production(view: Churchill, action: Action) -> bool:
    """6.32 One's own production: it is one's own as long as nobody names it."""
    seat, _ = asked(view)
    counter = BOX.issues[action["issue"]]
    return bool(counter.kind == "production" and counter.owner == seat)


@FORESIGHT.idle("advance", "lead", "choose")
def stays_theirs(view: Churchill, action: Action) -> bool:
    """5.22 A card played for less than it counts, an issue that stays on another track, or what a
    card that can do less would bring as well."""
    seat, _ = asked(view)
    found = landing(view, seat, action)
    if found is None:
        return False
    if action.get("value") is not None or track_of(found[0]) not in (None, seat):
        return True
    return bool(_sparing(view, action))


@FORESIGHT.idle("debate", "lead_debate")
def dear_answer(view: Churchill, action: Action) -> bool:
    """5.24 What a card that can do less would do to the issue as well."""
    move = move_of(view, action)
    cheaper = (a for a in view.actions() if a.kind == "debate" and _spares(view, a, action))
    moves = (move_of(view, a) for a in cheaper)
    return move is not None and any(m is not None and m.to == move.to for m in moves)


def _spares(view: Churchill, one: Action, other: Action) -> bool:
    """5.26 Is the card of `one` worth less elsewhere than the card or the leader of `other`, about
    the same issue, which earns nothing by its small print?"""
    if one == other or one.get("issue") != other.get("issue"):
        return False
    if other.kind in ("lead", "lead_debate"):
        return True
    b, issue = sight(view), one.get("issue") or asked(view)[1][2]
    card = other["card"]
    earns = any(e.action != "strength" for e in fitting(view, card, issue, other.kind))
    return not earns and best_use(b, one["card"], issue) < best_use(b, card, issue)


def _sparing(view: Churchill, action: Action) -> list[Action]:
    """The advances by cards that can do less elsewhere that bring an issue as far."""
    seat, _ = asked(view)
    found = landing(view, seat, action)
    cheaper = (a for a in view.actions() if a.kind == "advance" and _spares(view, a, action))
    return [] if found is None else [a for a in cheaper if landing(view, seat, a) == found]


@FORESIGHT.idle("network", "break_network")
def no_points(view: Churchill, action: Action) -> bool:
    """9.4, 6.11 A network that takes or brings no points, with no alignment marker to follow it; or
    one that makes no place for such a marker, where another does (7.3, 7.31)."""
    seat, _ = asked(view)
    alignments = view.to_place[seat][1]
    if alignments:
        lost = homeless(tried(view, action), seat)
        return lost > 0 and any(
            homeless(tried(view, other), seat) < lost
            for other in view.actions()
            if other.kind in ("network", "break_network")
        )
    had, has = points(score(view)), points(score(tried(view, action)))
    brought = {s: has[s] - had[s] for s in has}
    return 2 * brought[seat] <= sum(n for s, n in brought.items() if s != seat)


@FORESIGHT.idle("support")
def does_less(view: Churchill, action: Action) -> bool:
    """7.71, 7.72 Support that leaves a front's chance as it is, whatever one's own markers could
    add, or that helps to end the game while another is ahead (8.0); support that gives a rival more
    than oneself, or all the same and serves nothing else; and support of which another front makes
    far more: it lies there for this war phase only."""
    left, front = left_to_place(view), action["front"]
    if (left and _adds_nothing(view, front, left)) or lost_by(view, front):
        return True
    others = (a["front"] for a in view.actions() if a.kind == "support" and a["front"] != front)
    brings = expected_of(view, front)
    most = max((_ahead(view, other) for other in others), default=0.0)
    if _for_rivals(view, front, *brings) or brings[1] > brings[0]:
        return True
    if brings_all_the_same(view, front) and brings[0] <= brings[1] and not serves(view, front):
        return True
    return most >= FAR_MORE and most >= 2 * _ahead(view, front)


def _adds_nothing(view: Churchill, front: str, markers: int) -> bool:
    """7.71, 7.74 Do so many markers add neither to a front's chance nor to its breakthrough?"""
    now, then = front_chance(view, front), front_chance(view, front, markers)
    if now is None or then is None:
        return True
    return then.now <= now.now and then.through <= now.through


def _ahead(view: Churchill, front: str) -> float:
    """9.4 By how much a marker on a front brings oneself ahead of the best rival on average: what
    it takes from the others counts as what it gives."""
    mine, theirs = expected_of(view, front)
    return mine - theirs


@FORESIGHT.idle("research")
def sure_already(view: Churchill, action: Action) -> bool:
    """6.10.2 Production for a roll that can't fail any more."""
    return research_chance(view, 1) == research_chance(view)


@FORESIGHT.half_done("support")
def too_weak_yet(view: Churchill, action: Action) -> bool:
    """7.71 A front that has no chance as it is, and will have one with one's other markers."""
    left, front = left_to_place(view), action["front"]
    return left > 0 and not chance_with(view, front) and chance_with(view, front, left) > 0


@FORESIGHT.half_done("naval")
def lands_later(view: Churchill, action: Action) -> bool:
    """7.73.1 Ships that are too few for the next landing, and enough with one's other markers."""
    box = action["box"]
    entry = view.entry(box) if box in BOX.tracks else None
    if entry is None or not sails(view, box):
        return False
    return 0 < entry.naval - view.naval[box] <= left_to_place(view)


@FORESIGHT.idle("direct")
def stays_weak(view: Churchill, action: Action) -> bool:
    """7.71, 7.72 A Directed Offensive that leaves the front's chance as it is, or brings points to
    others alone (9.4)."""
    front = action["front"]
    chance = front_chance(view, front)
    then = front_chance(view, front, *fulfilled(view, front, DIRECTED_COST))
    if chance is None or then is None or then.now <= chance.now < SURE or lost_by(view, front):
        return True
    return _for_rivals(view, front, *expected_of(view, front))


@FORESIGHT.outdone("break_tie")
def wins_without(view: Churchill, action: Action) -> bool:
    """4.51 to 4.53 A leader who is used up for a tie that nobody can take away any more."""
    seat, _ = asked(view)
    kept = tie_without(view)
    return not kept.others and kept.winner == seat == action["winner"]


@FORESIGHT.idle("break_tie")
def for_others(view: Churchill, action: Action) -> bool:
    """4.51 A leader who is used up so that another wins."""
    seat, _ = asked(view)
    return bool(action["winner"] != seat)


@FORESIGHT.idle("command")
def for_another_power(view: Churchill, action: Action) -> bool:
    """6.91 Command, and the marker of every later conference, for another power."""
    seat, _ = asked(view)
    return bool(action["power"] != seat)


@FORESIGHT.idle("naval")
def too_few_ships(view: Churchill, action: Action) -> bool:
    """7.73.1 Ships before which no landing lies that they help to, or one that brings points to
    others alone (9.4); in the last conference, too few for the next space with all of one's own
    markers: there is no later one for them (9.3). The Arctic box opens two countries (7.4)."""
    left, box = left_to_place(view), action["box"]
    if past_landings(view, box):
        return True
    if box in BOX.tracks and _for_rivals(view, box, *worth_of(view, box)):
        return True
    if box not in BOX.tracks:
        return stays_open(view) or _for_convoys(view, left)
    late = left > 0 and is_last(view)
    entry = view.entry(box)
    if entry is not None and sails(view, box):
        return late and entry.naval - view.naval[box] > left
    ahead = next_landing(view, box)
    return late or ahead is None or ahead.naval <= view.naval[box]


def _for_convoys(view: Churchill, left: int) -> bool:
    """7.4, 6.32 Ships in the Arctic that feed the USSR alone: of another power, where Norway and
    Finland are open already, or do not open for its own markers."""
    seat, _ = asked(view)
    opens = not view.arctic_open() and view.naval["arctic"] + left >= BOX.arctic.opens_at
    return seat != "ussr" and not (opens and any(view.to_place.get(seat, ())))


def _for_rivals(view: Churchill, front: str, mine: float, theirs: float) -> bool:
    """Does a front that enters its next space bring no points to oneself, and the best rival more;
    or serve oneself in no other way: it takes none from him, no space further on brings any, it
    need not keep up with one's other drive (9.4), and it does nothing to the Axis (7.63 to 7.8)?"""
    if mine > 0 or theirs < mine:
        return False
    seat, _ = asked(view)
    keeps_up = front in DRIVES and BOX.tracks[front].marker == seat
    idle = serves(view, front) is None and on_the_way(view, front, seat) is None
    return theirs > mine or (idle and not keeps_up)


@FORESIGHT.idle("discard")
def dear(view: Churchill, action: Action) -> bool:
    """5.26 A card that can still do more than another, as it is told of them: as a discard both
    count for nothing."""
    others = [expected_use(view, a["card"]) for a in view.actions() if a.kind == "discard"]
    return expected_use(view, action["card"]) > min(others)


# -- what is asked about beside it, and what the games played on came to ---------------------------


@FORESIGHT.kin("pick")
def surest(view: Churchill, action: Action) -> list[Action]:
    """5.13 The card that wins the agenda most often."""
    seat, _ = asked(view)
    return [max(view.actions(), key=lambda a: agenda_chance(seat, a["card"]))]


@FORESIGHT.kin("nominate")
def more_for_the_same(view: Churchill, action: Action) -> list[Action]:
    """6.8 The Pol-Mil issue that gives most for its one marker, if this one gives less."""
    issues = {a: BOX.issues[a["issue"]] for a in view.actions() if a.kind == "nominate"}

    def gives(a: Action) -> int:
        return issues[a].political + issues[a].clandestine

    if issues[action].kind != "pol_mil":
        return []
    most = max((a for a, issue in issues.items() if issue.kind == "pol_mil"), key=gives)
    return [most] if gives(most) > gives(action) else []


@FORESIGHT.kin("advance", "lead", "choose")
def nearest(view: Churchill, action: Action) -> list[Action]:
    """5.22, 5.23 The way into one's chair, the card that counts most on the same issue, the one
    that can do least elsewhere of those that do the same, and the issue that one may most likely
    keep."""
    seat, _ = asked(view)
    issue = action.get("issue")  # a Chief of Staff names it after his roll
    same = [a for a in view.actions() if a.kind == "advance" and issue and a.get("issue") == issue]
    chair = next((a for a in view.actions() if reaches_chair(view, seat, a)), None)
    strongest = max(same, key=lambda a: _counts(view, seat, a), default=None)
    b, sparing = sight(view), _sparing(view, action) if issue else []
    cheapest = min(sparing, key=lambda a: best_use(b, a["card"], str(issue)), default=None)
    found = dict.fromkeys((chair, strongest, cheapest, _surest_issue(view, seat)))
    return [a for a in found if a not in (None, action)]


@FORESIGHT.twin("nominate", "advance", "lead", "choose", "debate")
def same_pieces(view: Churchill, action: Action) -> list[Action]:
    """3.33, 3.34 The same with another piece that differs by its name alone: a counter of an issue
    that is there twice, where both lie at the same place, or a staff card."""
    seat, _ = asked(view)
    alike: dict[str, list[str]] = {}
    if (issue := action.get("issue")) is not None:
        here = BOX.issues[issue]._replace(**NAMELESS), view.issues[issue]
        alike["issue"] = [
            other for other, counter in BOX.issues.items()
            if (counter._replace(**NAMELESS), view.issues[other]) == here
        ]  # fmt: skip
    if (card := action.get("card")) in BOX.staff:
        mine = BOX.staff[card]._replace(**UNTOLD)
        alike["card"] = [c for c in view.hand(seat) if BOX.staff[c]._replace(**UNTOLD) == mine]
    found = (
        act(action.kind, **{**action.args, **dict(zip(alike, pieces, strict=True))})
        for pieces in product(*alike.values())
    )
    return [other for other in found if other != action]


@FORESIGHT.twin("pick", "discard")
def alike(view: Churchill, action: Action) -> list[Action]:
    """5.13, 5.26 Cards of which the same is told: they win the agenda as often, where one is laid
    for it, and can do as much elsewhere. What so few games show between them is chance."""
    seat, _ = asked(view)

    def told(card: str) -> tuple[int, int, int, bool]:
        use = use_of(view, card)
        chance = agenda_chance(seat, card) if action.kind == "pick" else 0
        return chance, use.low, use.use, use.rolled

    mine = told(action["card"])
    others = (a for a in view.actions() if a.kind == action.kind and a != action)
    return [a for a in others if told(a["card"]) == mine]


@FORESIGHT.lesser("discard")
def stronger_cards(view: Churchill, action: Action) -> list[Action]:
    """5.26 Who discards a card that counts as much as this one wherever it could be used, and more
    somewhere, gives up more; dice and other texts cannot be compared so."""
    b = sight(view)
    uses = [(issue, use) for issue in view.on_table() for use in ("advance", "debate")]

    def counts(card: str) -> list[float]:
        return [] if BOX.staff[card].chief else [b.total(card, *at) for at in uses]

    card = action["card"]
    mine = counts(card)
    if not mine or any(e.action != "strength" for at in uses for e in fitting(view, card, *at)):
        return []
    others = ((a, counts(a["card"])) for a in view.actions())
    return [a for a, more in others if more and more != mine and all(map(ge, more, mine))]


@FORESIGHT.kin("support", "direct")
def elsewhere(view: Churchill, action: Action) -> list[Action]:
    """9.4, 6.8 The front that brings oneself most on average, and what was won and waits for a
    marker."""
    return [*_most_points(view, action), *waits_for_a_marker(view, action)]


@FORESIGHT.kin("naval", "research")
def waits_for_a_marker(view: Churchill, action: Action) -> list[Action]:
    """6.8, 6.10 The Pol-Mil issues that one has won and could activate, and research by which the
    A-bomb may be ready in this conference."""
    kinds = ("activate", "research") if bomb_may_come(view) else ("activate",)
    return [a for a in view.actions() if a.kind in kinds and a != action]


def _most_points(view: Churchill, action: Action) -> list[Action]:
    """9.4 The front that brings oneself most on average, ahead of the best rival."""
    fronts = [a for a in view.actions() if a.kind == action.kind and a["front"] in BOX.tracks]
    most = max(fronts, key=lambda a: _ahead(view, a["front"]), default=None)
    return [most] if most is not None and _ahead(view, most["front"]) > 0 else []


def _surest_issue(view: Churchill, seat: str) -> Action | None:
    """5.22, 5.24 The advance after which an issue that is not yet one's own is hardest to drag off;
    of equals the one by the card that can do least otherwise."""
    b = sight(view)
    risks: dict[tuple[str, Place], int] = {}
    found = []
    for action in view.actions():
        move = move_of(view, action) if action.kind == "advance" else None
        if move is None or track_of(move.to) != seat or track_of(view.issues[move.issue]) == seat:
            continue
        at = move.issue, move.to
        if at not in risks:
            risks[at] = undone_chance(answers(view, move))
        found.append((risks[at], best_use(b, action["card"]), action))
    return min(found, key=lambda one: one[:2])[2] if found else None


def _counts(view: Churchill, seat: str, action: Action) -> float:
    found = landing(view, seat, action)
    return found[1] if found is not None else 0


STAYS = tuple(f"guide-came-{where}" for where in ("center", "nobody", "alike"))


@FORESIGHT.aim("nominate", "advance", "lead", "choose", "debate", "lead_debate", "decline")
def meant(view: Churchill, action: Action, reasons: Sequence[Any]) -> tuple[str, str] | None:
    """6.0 Whether an issue is to be one's own, to stay in the center, or is let go: to wherever an
    advance that nobody debates takes it."""
    seat, _ = asked(view)
    if action.kind == "decline":
        advance = sight(view).debate
        assert advance is not None
        return None if track_of(stands(view, advance)) == seat else (advance.issue, "let")
    if action.kind == "nominate":
        stays = any(told.key in STAYS for told in reasons)
        return (action["issue"], CENTER) if stays else None
    move = move_of(view, action)
    if move is None:
        return None
    track = track_of(move.to)
    return (move.issue, "own" if track == seat else CENTER) if track in (seat, None) else None


@FORESIGHT.meanwhile
def at_the_table(then: Churchill, now: Churchill, issue: str) -> Text | None:
    """5.2 Where an issue was and is, and how many cards are left to move it by. One that is about
    to be captured has not moved yet (5.23)."""
    seat, _ = asked(now)
    was, there = then.issues[issue], now.issues[issue]
    had, have = ({s: view.hand_size(s) for s in SEATS} for view in (then, now))
    if (was, had) == (there, have) or there is None:
        return None
    return text(
        "guide-aim-since",
        issue=issue,
        was=was,
        there=there,
        moved="new" if was is None else was != there,
        had=had.pop(seat),
        have=have.pop(seat),
        others_had=sum(had.values()),
        others_have=sum(have.values()),
    )


@FORESIGHT.watch
def issues_won(state: Churchill) -> dict[str, str | None] | None:
    """6.0 Who has which issue, once the meeting is over; None for the center."""
    if state.phase != "decisions":
        return None
    return {issue: track_of(place) for issue, place in state.issues.items() if place is not None}


@FORESIGHT.forecast("advance", "lead", "choose")
def comes(view: Churchill, action: Action, seen: Seen) -> Text | None:
    """6.0 How often the issue is one's own when the meeting ends, or another's where one does not
    get it; and how often if it is left alone now, where that is plainly worse. Where it is not,
    the issue itself is no reason: then how many one wins in all."""
    seat, _ = asked(view)
    move = move_of(view, action)
    if move is None:
        return None
    issue = move.issue
    owners = [won.get(issue) for won in seen[action]]
    if len(owners) < LEAST:
        return None
    alone = _left_alone(issue, seen)
    mine = _share(owners, seat)
    more = mine - _share(alone, seat) if len(alone) >= LEAST else 0
    own = track_of(move.to) == seat and (more >= TELLING or 2 * mine >= SURE)
    rival = _strongest(owners if own else [*owners, *alone], seat)
    holder = seat if own else rival
    if holder is None:
        return issues_on_average(view, action, seen)
    then = _share(owners, holder)
    left = _share(alone, holder) if len(alone) >= LEAST else then
    better = (then - left if own else left - then) >= TELLING
    if not (better or own):
        return issues_on_average(view, action, seen)
    facts = {"issue": issue, "deals": len(owners), "alone": left if better else None}
    theirs = _share(owners, rival)
    third = next(s for s in SEATS if s not in (seat, rival))
    else_ = _share(owners, third)
    rest = SURE - mine - theirs - else_  # a percent of them may be rounding
    facts |= {"rival": rival, "theirs": theirs, "mine": mine, "rest": rest if rest > 1 else 0}
    facts |= {"third": third, "else": else_}
    if not own:
        return text("guide-came-theirs", ahead=mine > theirs, **facts)
    apart = _apart(view, move, mine) if track_of(move.to) == seat else None
    return text("guide-came-issue", average=mine / SURE, apart=apart, **facts)


def _apart(view: Churchill, move: Move, mine: int) -> str | None:
    """5.24 Why an issue is one's own in the end far more or less often than no debate can undo the
    advance: who could do so "seldom" does, or one wins it back, unless this is one's "last" card;
    or it is moved on "later"."""
    found = answers(view, move)
    if found is None or move.to == (move.seat, CHAIR):
        return None
    more = mine - (SURE - undone_chance(found))
    often = "seldom" if view.hand_size(move.seat) > 1 else "last"
    if more >= APART:
        return often if 2 * mine >= SURE else None  # who has it more often than not
    return "later" if more <= -APART else None


def _left_alone(issue: str, seen: Seen) -> list[str | None]:
    """Who has an issue in the end of the games that begin with a move of something else."""
    return [w.get(issue) for a, games in seen.items() if a.get("issue") != issue for w in games]


def _share(owners: list[str | None], seat: str | None) -> int:
    """In how many percent of the games a power has it."""
    return round(100 * owners.count(seat) / len(owners))


def _strongest(owners: list[str | None], seat: str) -> str | None:
    """Which other power has it most often."""
    counted = Counter(owner for owner in owners if owner not in (None, seat))
    return counted.most_common(1)[0][0] if counted else None


@FORESIGHT.needless("advance", "lead", "choose")
def safe(view: Churchill, action: Action, seen: Seen) -> bool:
    """5.22 An issue on one's own track that stays there when it is left alone."""
    seat, _ = asked(view)
    issue = action.get("issue")
    if issue is None or track_of(view.issues[issue]) != seat:
        return False
    alone = _left_alone(issue, seen)
    return len(alone) >= LEAST and _share(alone, seat) >= KEPT


@FORESIGHT.needless("debate", "lead_debate")
def in_vain(view: Churchill, action: Action, seen: Seen) -> bool:
    """5.24 A debate after which whoever has the issue without it has it as often all the same, and
    oneself no more often."""
    seat, args = asked(view)
    let, answered = _let_stand(args[2], seen), _debated(action, args[2], seen)
    holder = _strongest(let, seat)
    if min(len(let), len(answered)) < LEAST or holder is None:
        return False
    return _changes(let, answered, holder, seat) < TELLING


@FORESIGHT.needless("nominate")
def for_another(view: Churchill, action: Action, seen: Seen) -> bool:
    """5.14 An issue that one has seldom when the meeting ends, or not more often than another
    power."""
    seat, _ = asked(view)
    owners = [won.get(action["issue"]) for won in seen[action]]
    if len(owners) < LEAST:
        return True
    rival = _strongest(owners, seat)
    theirs = _share(owners, rival) if rival else 0
    return _share(owners, seat) <= max(theirs, SELDOM)


@FORESIGHT.forecast("nominate")
def ends_with(view: Churchill, action: Action, seen: Seen) -> Text | None:
    """5.14 How often who has the issue when the meeting ends."""
    issue = action["issue"]
    owners = [won.get(issue) for won in seen[action]]
    if len(owners) < LEAST:
        return None
    nobody = owners.count(None)
    if 2 * nobody > len(owners):
        facts = {"issue": issue, "deals": len(owners), "nobody": nobody}
        if BOX.issues[issue].conditional:
            return text("guide-came-center", says_why=True, **facts)
        # What it gives is for nobody, or for all alike.
        alike = BOX.issues[issue].type in STILL_IN_EFFECT
        return text(f"guide-came-{'alike' if alike else 'nobody'}", says_all=True, **facts)
    if (told := _draws(view, action, seen)) is not None:
        return told
    seat, _ = asked(view)
    counter, mine = BOX.issues[issue], owners.count(seat)
    own = counter.kind == "production" and counter.owner == seat
    if own and 2 * (mine + nobody) > len(owners):  # in the center it stays one's own
        facts = {"mine": mine, "center": nobody, "others": len(owners) - mine - nobody}
        return text("guide-came-kept", says_why=True, issue=issue, deals=len(owners), **facts)
    second, third = sorted((s for s in SEATS if s != seat), key=lambda s: -owners.count(s))
    facts = {"rival": second, "theirs": owners.count(second)}
    facts |= {"third": third, "else": owners.count(third), "mine": mine, "center": nobody}
    return text("guide-came-debate", issue=issue, deals=len(owners), **facts)


@FORESIGHT.forecast("debate", "lead_debate", "decline")
def debated_away(view: Churchill, action: Action, seen: Seen) -> Text | None:
    """5.24 How often a rival has the issue when the meeting ends, with a debate and without one:
    where that speaks for the choice; else how many issues one wins in all."""
    seat, (_, _, issue, *_) = asked(view)
    let, answered = _let_stand(issue, seen), _debated(action, issue, seen)
    holder = _strongest(let, seat)
    if holder is None or min(len(let), len(answered)) < LEAST:
        return issues_on_average(view, action, seen)
    facts = {"issue": issue, "rival": holder, "deals": len(seen[action])}
    facts |= {"theirs": _share(answered, holder), "let": _share(let, holder)}
    changes = _changes(let, answered, holder, seat) >= TELLING
    if changes == (action.kind == "decline"):
        return issues_on_average(view, action, seen)
    facts["mine"] = _share(answered, seat)
    third = next(s for s in SEATS if s not in (seat, holder))
    facts |= {"third": third, "else": _share(answered, third)}
    if not changes:
        facts["mine_let"] = _share(let, seat)
        facts["same"] = facts["mine_let"] == facts["mine"] and facts["let"] == facts["theirs"]
        more = facts["theirs"] - facts["let"] >= TELLING and facts["mine"] <= facts["mine_let"]
        worse = "yes" if more else "no"
        if worse == "no" and facts["mine_let"] - facts["mine"] >= TELLING:
            worse = "mine"
        return text("guide-came-let", worse=worse, **facts)
    debate = sight(view).debate
    captured = debate is not None and debate.capture  # nobody fetches it from a chair
    fetch = facts["let"] >= LOST and view.hand_size(seat) > 0 and not captured
    return text("guide-came-debated", elsewhere=fetch, **facts)


def _let_stand(issue: str, seen: Seen) -> list[str | None]:
    """Who has an issue in the end of the games in which nobody is debated."""
    return [won.get(issue) for a, games in seen.items() if a.kind == "decline" for won in games]


def _debated(action: Action, issue: str, seen: Seen) -> list[str | None]:
    """Who has it in those that begin with a debate: this one, or, of who lets it stand, any."""
    of = [action] if action.kind != "decline" else [a for a in seen if a.kind != "decline"]
    return [won.get(issue) for a in of for won in seen[a]]


@FORESIGHT.contrast
def missed(
    view: Churchill, better: Sequence[Outcome], worse: Sequence[Outcome], least: int
) -> Text | None:
    """5.27 The issue that oneself has far less often when the meeting ends, or another far more
    often, after the worse choice."""
    seat, _ = asked(view)
    seen = [[o.seen for o in outcomes if o.seen is not None] for outcomes in (worse, better)]
    if view.phase not in AT_THE_TABLE or min(map(len, seen)) < LEAST:
        return None
    found = []
    for issue in dict.fromkeys(issue for games in seen for won in games for issue in won):
        here, there = ([won.get(issue) for won in games] for games in seen)
        for holder in SEATS:
            shares = _share(here, holder), _share(there, holder)
            more = shares[0] - shares[1]
            found.append((-more if holder == seat else more, issue, holder, *shares))
    apart, issue, holder, share, other = max(found, key=itemgetter(0), default=(0, "", "", 0, 0))
    if apart < max(least, MISSED):
        return None
    facts = {"issue": issue, "holder": "me" if holder == seat else holder}
    return text("guide-missed", here=share, there=other, **facts)


def _changes(let: list[str | None], answered: list[str | None], holder: str, seat: str) -> int:
    """By how many percent of the games a debate takes it from who has it otherwise, or brings it to
    oneself, whichever is more."""
    less = _share(let, holder) - _share(answered, holder)
    return max(less, _share(answered, seat) - _share(let, seat))


def _draws(view: Churchill, action: Action, seen: Seen) -> Text | None:
    """5.14 What an issue that mostly another wins is good for, if one wins more of the others."""
    seat, _ = asked(view)
    issue, games = action["issue"], seen[action]
    owners = [won.get(issue) for won in games]
    rival = _strongest(owners, seat)
    if rival is None or _share(owners, rival) <= _share(owners, seat):
        return None
    others = _after_others(action, seen)
    with_it, without = (_issues_won(found, seat) for found in (games, others))
    if len(others) < LEAST or with_it - without < MORE:
        return None
    facts = {"issue": issue, "rival": rival, "theirs": owners.count(rival), "deals": len(owners)}
    return text("guide-came-draws", average=round(with_it, 1), others=round(without, 1), **facts)


def _after_others(action: Action, seen: Seen) -> list[dict[str, str | None]]:
    """Who has which issue in the end of the games that begin with another choice."""
    return [won for other, found in seen.items() if other != action for won in found]


def _issues_won(games: Sequence[Mapping[str, str | None]], seat: str) -> float:
    """How many issues a power wins on average."""
    return sum(list(won.values()).count(seat) for won in games) / max(len(games), 1)


@FORESIGHT.forecast("pick", "pass", "discard")
def issues_on_average(view: Churchill, action: Action, seen: Seen) -> Text | None:
    """6.0 How many issues one wins in the meeting, and how many after the other choices, if these
    are plainly fewer: more would speak against the choice, and its worth says that better."""
    seat, _ = asked(view)
    found = seen[action]
    if len(found) < LEAST:
        return None
    average = round(_issues_won(found, seat), 1)
    rest = _after_others(action, seen)
    others = round(_issues_won(rest, seat), 1)
    fewer = others if len(rest) >= LEAST and average - others >= MORE else None
    facts = {"average": average, "others": fewer, "says_little": fewer is None}
    return text("guide-came-count", deals=len(found), **facts)
