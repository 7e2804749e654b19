"""What makes a move at the table of Churchill worse than the best one, in its numbers.

Each is a pure function of a view, a legal action and the one that the adviser would choose. It
finds words where there are any; whether the action costs anything, the adviser knows.
"""

from __future__ import annotations

from ....engine.values import Action, Part
from ....tutor.exercise import text
from ....tutor.guide import Caution, Sayings, tried
from ..bots.sight import Sight
from ..box.components import BOX
from ..outlook import (
    agenda_chance,
    answers,
    asked,
    best_use,
    entering,
    front_chance,
    homeless,
    move_of,
    own_fronts,
    past_landings,
    sight,
    surrenders,
    undone_chance,
    use_of,
    wide_lead,
)
from ..rules.decisions import BASE_PRODUCTION, DIRECTED_COST
from ..rules.meeting import fitting, total, track_of, worth
from ..rules.post_mortem import is_last
from ..rules.scoring import BROKEN_ALLIANCE_AT, points, score
from ..state import CENTER, CHAIR, Churchill
from .facts import FAR_MORE, chance_with, gain, landing, left_to_place, worth_of

STRONG = 4  # a card of this value is worth a warning
CERTAIN = 100  # percent
FAINT = 3  # percent: what a front may hope for if dice send no army against it
SURE, FAIR = 90, 80  # percent: as good as certain; still worth trying
FEW_HOMES = 3  # places that are named for a marker that has none
NOTHING = 1  # a value that hardly moves an issue
WASTE = 3  # how much a discard must be worth elsewhere for that alone to be plain
SAVING = 2  # how much a card must be worth elsewhere before sparing it is worth a word

CAUTIONS = Sayings()


@CAUTIONS.caution("pick")
def agenda_waste(view: Churchill, action: Action, best: Action) -> Caution | None:
    """5.13 Attributes do not count in the agenda: another card would win it as often."""
    seat, _ = asked(view)
    b, card = sight(view), action["card"]
    chance, use = agenda_chance(seat, card), best_use(b, card)
    other = best.get("card")
    if other is None or agenda_chance(seat, other) < chance:
        return None
    advance = ("advance",)
    most, less = use_of(view, card, advance), use_of(view, other, advance).use  # a die may do more
    issue = most.issue
    if use - best_use(b, other) < SAVING or most.use <= less or issue is None:
        return None
    told = text(
        "guide-warn-agenda_waste",
        card=card,
        other=other,
        chance=chance,
        use=most.use,
        issue=issue,
        less=less,
    )
    parts = tuple(worth(view, seat, card, issue, "advance"))
    return Caution("agenda_waste", told, "5.13", parts)


@CAUTIONS.caution("advance", "choose")
def dragged_back(view: Churchill, action: Action, best: Action) -> Caution | None:
    """5.24 A strong card for a place from which the others will almost surely drag the issue."""
    seat, _ = asked(view)
    found = landing(view, seat, action)
    if found is None or found[1] < STRONG:
        return None
    risk = _risk(view, seat, action)
    if risk is None or risk < SURE:
        return None
    less = _risk(view, seat, best)
    if less is not None and less >= SURE:
        return None
    if best.get("card") != action.get("card"):
        less = None  # there is no comparing
    after, value = found
    told = text(
        "guide-warn-dragged_back",
        issue=action["issue"],
        value=value,
        to=after,
        risk=risk,
        other=best["issue"] if less is not None and less <= FAIR else None,
        less=less or 0,
    )
    return Caution("dragged_back", told, "5.24")


def _risk(view: Churchill, seat: str, action: Action) -> int | None:
    """In percent; None for what does not bring an issue onto one's own track."""
    move = move_of(view, action)
    if move is None or track_of(move.to) != seat:
        return None
    return undone_chance(answers(view, move))


@CAUTIONS.caution("advance", "debate")
def penalty(view: Churchill, action: Action, best: Action) -> Caution | None:
    """3.33 A card loses value on this issue, and another that does as much does not."""
    seat, _ = asked(view)
    card, use, issue = action["card"], action.kind, _hurt_on(view, action)
    if issue is None:
        return None
    parts = tuple(worth(view, seat, card, issue, use))
    other = best.get("card")
    same = best.kind == use and (use == "debate" or best.get("issue") == issue)
    if other is None or not same or _hurt(view, other, issue, use):
        return None
    told = text(
        "guide-warn-penalty",
        card=card,
        issue=issue,
        value=total(parts),
        other=other,
        same=total(worth(view, seat, other, issue, use)),
    )
    return Caution("penalty", told, "3.33", parts)


@CAUTIONS.caution("advance")
def penalty_waste(view: Churchill, action: Action, best: Action) -> Caution | None:
    """3.33 A card is spent where its small print leaves next to nothing of it."""
    seat, _ = asked(view)
    card, issue = action["card"], _hurt_on(view, action)
    if issue is None or best.get("card") == card:
        return None
    parts = tuple(worth(view, seat, card, issue, "advance"))
    value, use = total(parts), best_use(sight(view), card)
    if value > NOTHING or use - value < WASTE:
        return None
    told = text("guide-warn-penalty_waste", card=card, issue=issue, value=value, use=use)
    return Caution("penalty_waste", told, "3.33", parts, plain=True)


def _hurt_on(view: Churchill, action: Action) -> str | None:
    """The issue on which the small print of the card that is played costs it value; None where it
    does not, or where a die or the player sets the value."""
    _, args = asked(view)
    card = action["card"]
    issue: str | None = action.get("issue") or (args[2] if action.kind == "debate" else None)
    if issue is None or BOX.staff[card].chief or "value" in action.args:
        return None
    return issue if _hurt(view, card, issue, action.kind) else None


def _hurt(view: Churchill, card: str, issue: str, use: str) -> bool:
    return any(e.action == "strength" and e.amount < 0 for e in fitting(view, card, issue, use))


@CAUTIONS.caution("lead_debate")
def leader_early(view: Churchill, action: Action, best: Action) -> Caution | None:
    """5.26 A leader acts once a conference, and a staff card would do."""
    seat, _ = asked(view)
    b = sight(view)
    assert b.debate is not None
    parts = tuple(worth(view, seat, view.leaders[seat], b.debate.issue, "debate"))
    value = total(parts)
    card = best.get("card") if best.kind == "debate" else None
    if card is None or "value" in best.args:
        return None
    less, _ = b.debaters[card]
    if BOX.staff[card].chief or not _does_as_much(b, less, value):
        return None
    told = text(
        "guide-warn-leader_early",
        leader=view.leaders[seat],
        value=value,
        to=b.after_debate(value),
        card=card,
        less=int(less),
        place=b.after_debate(less),
        left=view.hand_size(seat),
    )
    return Caution("leader_early", told, "5.26", parts)


def _does_as_much(b: Sight, less: float, value: float) -> bool:
    """Does the weaker debate bring the issue to the same track, or keep it out of the chair?"""
    there, here = b.after_debate(value), b.after_debate(less)
    return track_of(there) == track_of(here) and b.stops(less) and here != (b.seat, CHAIR)


@CAUTIONS.caution("discard")
def dear_discard(view: Churchill, action: Action, best: Action) -> Caution | None:
    """5.26 The discarded card's value does not count: the least useful one will do."""
    card, other = action["card"], best["card"]
    use, less = use_of(view, card).use, use_of(view, other).use
    if BOX.staff[card].chief or use - less < SAVING:
        return None
    told = text("guide-warn-dear_discard", card=card, use=use, other=other, less=less)
    return Caution("dear_discard", told, "5.26", plain=use - less >= WASTE)


@CAUTIONS.caution("move_on", "advance", "lead", "choose")
def condition_away(view: Churchill, action: Action, best: Action) -> Caution | None:
    """6.2 A conditional issue works from the center only, and one's own front waits for it."""
    seat, _ = asked(view)
    if not _takes_away(view, action) or _takes_away(view, best):
        return None
    issue = action["issue"]
    kind = BOX.issues[issue].type
    fronts = [f for f in own_fronts(view, seat) if _waits(view, f, kind)]
    if not fronts:
        return None
    entry = view.entry(fronts[0])
    assert entry is not None
    told = text("guide-warn-condition_away", issue=issue, front=fronts[0], space=entry.id)
    rule = "6.21" if kind == "second_front" else "6.22"
    return Caution("condition_away", told, rule)


def _takes_away(view: Churchill, action: Action) -> bool:
    """Does a conditional issue leave the center, or not stop there?"""
    issue = action.get("issue")
    if issue is None or not BOX.issues[issue].conditional or action.kind == "stop":
        return False
    return action.kind == "move_on" or view.issues[issue] == CENTER


def _waits(view: Churchill, front: str, kind: str) -> bool:
    entry = view.entry(front)
    return entry is not None and entry.requires_issue == kind and view.naval[front] >= entry.naval


@CAUTIONS.caution("decline")
def production_goes(view: Churchill, action: Action, best: Action) -> Caution | None:
    """6.32, 6.7 One's own production is about to be captured, and a card could stop it."""
    seat, _ = asked(view)
    b = sight(view)
    assert b.debate is not None
    counter = BOX.issues[b.debate.issue]
    costs = {"production": 1, "directed_offensive": DIRECTED_COST}
    if counter.owner != seat or counter.kind not in costs or not b.debate.capture:
        return None
    card = best.get("card")
    if card is None or BOX.staff[card].chief:
        return None
    value = best.get("value", b.debaters[card][0])
    if not b.stops(value):
        return None
    lost, base = costs[counter.kind], BASE_PRODUCTION[seat]
    parts: tuple[Part, ...] = ()
    if counter.kind == "production":
        parts = (
            ("base_production", base, "6.31"),
            (f"production_lost_to:{b.debate.mover}", -lost, "6.32"),
        )
    told = text(
        "guide-warn-production_goes",
        issue=b.debate.issue,
        mover=b.debate.mover,
        kind=counter.kind,
        lost=lost,
        base=base,
        card=card,
        value=int(value),
        to=b.after_debate(value),
    )
    rule = "6.32" if counter.kind == "production" else "6.7"
    return Caution("production_goes", told, rule, parts)


@CAUTIONS.caution("support", "direct")
def closed_front(view: Churchill, action: Action, best: Action) -> Caution | None:
    """7.73 Support for a front that cannot try to advance, while another one can."""
    b, front = sight(view), action["front"]
    if view.phase != "decisions" or b.can_advance(front):
        return None
    entry = view.entry(front)
    assert entry is not None
    lacking = entry.naval - view.naval[front]
    blocked = not b.may_enter(front)
    if not blocked and lacking <= sum(view.production.values()) - 1:
        return None  # ships may still come
    other = best.get("front") if best.kind in ("support", "direct") else None
    if other is not None and not b.can_advance(other):
        return None  # that one is closed, too
    if best.kind != action.kind or (other is not None and not gain(view, other)):
        other = None
    told = text(
        "guide-warn-closed_front",
        front=front,
        space=entry.id,
        why=entry.requires_issue if blocked else "naval",
        need=entry.naval,
        have=view.naval[front],
        other=other,
        now=chance_with(view, other) if other else 0,
        after=chance_with(view, other, 1) if other else 0,
    )
    return Caution("closed_front", told, "7.73")


@CAUTIONS.caution("support")
def gives_away(view: Churchill, action: Action, best: Action) -> Caution | None:
    """9.4 Support for the front of another that brings him points and oneself none."""
    seat, _ = asked(view)
    front = action["front"]
    share = gain(view, front) / 100
    mine, theirs = (share * n for n in worth_of(view, front))
    ends = surrenders(view, front)  # that may be what one wants (4.43)
    own = BOX.tracks[front].marker == seat
    if own or mine > 0 or theirs < FAR_MORE or ends or best.get("front") == front:
        return None
    worth, entry = entering(view, front), view.entry(front)
    assert entry is not None
    told = text("guide-warn-gives_away", front=front, space=entry.id, **worth)
    return Caution("gives_away", told, "9.4")


@CAUTIONS.caution("command")
def command_away(view: Churchill, action: Action, best: Action) -> Caution | None:
    """6.91 Command, and the marker that it places in every conference from this one on, for
    another power."""
    seat, _ = asked(view)
    if action["power"] == seat or best.get("power") != seat:
        return None
    facts = {"power": action["power"], "theater": action["theater"], "last": is_last(view)}
    return Caution("command_away", text("guide-warn-command_away", **facts), "6.91", plain=True)


@CAUTIONS.caution("break_tie")
def tie_away(view: Churchill, action: Action, best: Action) -> Caution | None:
    """4.51 A leader who is used up so that another wins the tie."""
    seat, _ = asked(view)
    if action["winner"] == seat or best.get("winner") not in (None, seat):
        return None
    facts = {"leader": view.leaders[seat], "winner": action["winner"]}
    return Caution("tie_away", text("guide-warn-tie_away", **facts), "4.51", plain=True)


@CAUTIONS.caution("naval")
def idle_ships(view: Churchill, action: Action, best: Action) -> Caution | None:
    """7.53 Naval support in a box whose front has no landing left before it."""
    box = action["box"]
    if (
        _holds_back(view)
        or not past_landings(view, box)
        or (best.kind == "naval" and past_landings(view, best["box"]))
    ):
        return None
    return Caution("idle_ships", text("guide-warn-idle_ships", box=box), "7.53", plain=True)


@CAUTIONS.caution("support", "naval", "research")
def idle_issue(view: Churchill, action: Action, best: Action) -> Caution | None:
    """6.8 The last production marker, and a Pol-Mil issue that was won is still not activated: no
    marker alone does as much as its networks and alignment."""
    seat, _ = asked(view)
    if view.phase != "decisions" or view.production[seat] != 1:
        return None
    if best.kind != "activate":
        return None
    counter = BOX.issues[best["issue"]]
    told = text(
        "guide-warn-idle_issue",
        issue=counter.id,
        networks=counter.clandestine,
        alignments=counter.political,
    )
    return Caution("idle_issue", told, "6.8", plain=True)


@CAUTIONS.caution("support")
def surplus(view: Churchill, action: Action, best: Action) -> Caution | None:
    """7.71, 7.74 More support for a front that is sure to advance without it, and to break through
    no more often."""
    if _holds_back(view) or not _one_too_many(view, action) or _one_too_many(view, best):
        return None
    now = front_chance(view, action["front"])
    assert now is not None
    facts = {"front": action["front"], "space": now.space, "through": now.through}
    return Caution("surplus", text("guide-warn-surplus", **facts), "7.71", plain=True)


def _one_too_many(view: Churchill, action: Action) -> bool:
    front = action["front"] if action.kind == "support" else None
    now, then = (front_chance(view, front, n) if front else None for n in (0, 1))
    return bool(now and then and now.now >= CERTAIN and then.through <= now.through)


@CAUTIONS.caution("support")
def vain_support(view: Churchill, action: Action, best: Action) -> Caution | None:
    """7.71, 7.73.2 Support for a front that cannot advance even with all of one's own markers."""
    left = left_to_place(view)
    if (
        not left
        or _holds_back(view)
        or not _in_vain(view, action, left)
        or _in_vain(view, best, left)
    ):
        return None
    told = text("guide-warn-vain_support", front=action["front"], left=left)
    return Caution("vain_support", told, "7.71", plain=True)


def _holds_back(view: Churchill) -> bool:
    """4.42 Is one's lead so wide that a marker may be wasted on purpose?"""
    return bool(wide_lead(view, asked(view)[0]))


def _in_vain(view: Churchill, action: Action, left: int) -> bool:
    return action.kind == "support" and not chance_with(view, action["front"], left)


@CAUTIONS.caution("support", "naval")
def hopeless_front(view: Churchill, action: Action, best: Action) -> Caution | None:
    """7.73.2 The last marker goes where it changes little, and one's own front has hardly a
    chance."""
    seat, _ = asked(view)
    b = sight(view)
    last = view.phase == "decisions" and view.production[seat] == 1
    if not last or b.kind != "allocate_production" or _worthwhile(view, action):
        return None
    front = best.get("front")
    if best.kind != "support" or front not in own_fronts(view, seat) or not b.can_advance(front):
        return None
    now = chance_with(view, front)
    if now > FAINT or not gain(view, front):
        return None
    entry = view.entry(front)
    assert entry is not None
    told = text(
        "guide-warn-hopeless_front",
        front=front,
        space=entry.id,
        now=now,
        after=chance_with(view, front, 1),
    )
    return Caution("hopeless_front", told, "7.73.2")


def _worthwhile(view: Churchill, action: Action) -> bool:
    """Does a marker open a landing, or make a front's advance more likely?"""
    b = sight(view)
    if action.kind == "support":
        return gain(view, action["front"]) > 0
    if action.kind == "naval":
        return action["box"] == "arctic" or b.ships_lacking(action["box"]) == 1
    return action.kind == "research"


@CAUTIONS.caution("network", "break_network")
def homeless_marker(view: Churchill, action: Action, best: Action) -> Caution | None:
    """7.3, 7.31 Alignment markers that are lost for want of a place, where the other network would
    make one."""
    seat, _ = asked(view)
    lost, less = (homeless(tried(view, a), seat) for a in (action, best))
    if lost <= less:
        return None
    homes = [
        other["location"]
        for other in view.actions()
        if other.kind == "network" and homeless(tried(view, other), seat) < lost
    ]
    told = text("guide-warn-homeless_marker", lost=lost, open=tuple(homes[:FEW_HOMES]))
    return Caution("homeless_marker", told, "7.3", plain=True)


@CAUTIONS.caution("network", "break_network", "align", "break_alignment", "move_global")
def alliance_breaks(view: Churchill, action: Action, best: Action) -> Caution | None:
    """4.42 A lead of more than twenty breaks the alliance, and the others would be as strong
    together."""
    seat, _ = asked(view)
    if not is_last(view) and not {"germany", "japan"}.intersection(view.surrendered):
        return None
    before, after = _lead(view, seat), _lead(tried(view, action), seat)
    if after is None or after[0] <= BROKEN_ALLIANCE_AT or after[1] > after[2]:
        return None
    if before is not None and before[0] > BROKEN_ALLIANCE_AT:
        return None  # it is broken already
    there = _lead(tried(view, best), seat)
    if there is not None and there[0] > BROKEN_ALLIANCE_AT:
        return None
    told = text(
        "guide-warn-alliance_breaks",
        gap=after[0],
        most=BROKEN_ALLIANCE_AT,
        mine=after[1],
        others=after[2],
    )
    return Caution("alliance_breaks", told, "4.42")


def _lead(view: Churchill, seat: str) -> tuple[int, int, int] | None:
    """4.42 The gap between first and last, one's own points, and those of the others together;
    None if another is first."""
    sums = points(score(view))
    others = [n for s, n in sums.items() if s != seat]
    if sums[seat] <= max(others):
        return None
    return sums[seat] - min(others), sums[seat], sum(others)
