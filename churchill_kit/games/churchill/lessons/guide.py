"""The tutor at the table of Churchill: what each decision is about, what just happened, and
what a move would cost.

What is computed here is asked of the rule modules, of the bot's sight and of ``outlook``, for a
view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ....engine.values import Action, Event, Part
from ....tutor.exercise import Sayable, text
from ....tutor.guide import Advice, Caution, Guide, tried
from ..bots.sight import Sight
from ..box.components import BOX, GLOBALS, SEATS
from ..outlook import (
    agenda_chance,
    agenda_values,
    asked,
    best_use,
    drag_chance,
    leader_risk,
    move_of,
    own_fronts,
    percent,
    sight,
)
from ..rules.decisions import BASE_PRODUCTION, DIRECTED_COST, support, won
from ..rules.leaders import leader_value
from ..rules.meeting import (
    advance,
    cannot_be_debated,
    debate,
    discard,
    fitting,
    moved,
    total,
    track_of,
    worth,
)
from ..rules.scoring import BROKEN_ALLIANCE_AT, WEST, points, score
from ..state import CENTER, CHAIR, GAME_NAME, Churchill, Place, act

Facts = Mapping[str, Any]

STRONG = 4  # a card of this value is worth a warning
SURE, FAIR = 90, 60  # percent: as good as certain; still worth trying
SAVING = 2  # how much a card must be worth elsewhere before sparing it is worth a word


# -- what is worth a word when it first happens ----------------------------------------------------

# Events that are explained as they are; others by what came of them.
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
    return Advice("review", tuple(told), "8.0", tuple(_changes(old[seat], new[seat])))


def _changes(old: list[Part], new: list[Part]) -> Iterable[Part]:
    """The lines of a score that came and those that went, with their letters of 9.4."""
    had, has = Counter(old), Counter(new)
    for letter, amount, what in has - had:
        yield what, amount, letter
    for letter, amount, what in had - has:
        yield what, -amount, letter


def watch(view: Churchill, seat: str) -> Sayable:
    """One thing to watch from here on: the margin, the end of the war, one's leader, a rival."""
    sums = points(score(view))
    gap = max(sums.values()) - min(sums.values())
    rival = max((s for s in SEATS if s != seat), key=lambda s: sums[s])
    left = BOX.scenarios[view.scenario].last - view.conference
    standing = tuple(a for a in ("germany", "japan") if a not in view.surrendered)
    facts = {"gap": gap, "most": BROKEN_ALLIANCE_AT, "rival": rival, "left": left}
    facts |= {"mine": sums[seat], "theirs": sums[rival], "standing": standing}
    if gap > BROKEN_ALLIANCE_AT:
        key = "leading" if sums[seat] == max(sums.values()) else "behind"
        return text(f"guide-watch-margin_{key}", **facts)
    if standing and left <= 1:
        return text("guide-watch-standing", **facts)
    if not view.is_active(seat):
        return text("guide-watch-leader", leader=view.leaders[seat])
    return text(f"guide-watch-{'ahead' if sums[seat] > sums[rival] else 'rival'}", **facts)


GUIDE = Guide(GAME_NAME, topic, "conference_opened", "conference_closed", review)


# -- what is computed for many decisions -----------------------------------------------------------


def _held(view: Churchill) -> dict[str, int]:
    """How many issues are on each track, and in the center."""
    tracks = [track_of(p) or CENTER for p in view.issues.values() if p not in (None, "out")]
    return {where: tracks.count(where) for where in (*SEATS, CENTER)}


# -- live facts for each kind of decision ----------------------------------------------------------


@GUIDE.now("agenda_card")
def agenda_card(view: Churchill) -> Facts:
    """The highest card and how often it wins the agenda."""
    seat, _ = asked(view)
    card = max(view.hand(seat), key=lambda c: agenda_chance(view, seat, c))
    chief = BOX.staff[card].chief
    return {
        "card": card,
        "value": None if chief else agenda_values(seat, card)[0],
        "chance": agenda_chance(view, seat, card),
        "seat": seat,
    }


@GUIDE.now("opening_issue")
def opening_issue(view: Churchill) -> Facts:
    """Where the issue starts, and how far that is from the chair."""
    seat, (space,) = asked(view)
    return {"space": space, "left": CHAIR - space, "seat": seat}


@GUIDE.now("nominate_issue")
def nominate_issue(view: Churchill) -> Facts:
    """How much is on the table, and what the best card could do with what could be there."""
    seat, _ = asked(view)
    b = sight(view)
    choices = ((b.total(c, i), c, i) for i in view.available() for c in view.hand(seat))
    value, card, issue = max(choices)
    return {"count": sum(_held(view).values()), "card": card, "issue": issue, "value": int(value)}


@GUIDE.now("advance_issue", "choose_issue")
def advance_issue(view: Churchill) -> Facts:
    """Who holds how many issues, how many cards are left, what can be brought into the chair."""
    seat, args = asked(view)
    chair = next((a for a in view.actions() if _reaches_chair(view, seat, a)), None)
    by = chair.get("card", view.leaders[seat]) if chair else None
    return {
        **_held(view),
        "cards": view.hand_size(seat),
        "others": max(view.hand_size(s) for s in SEATS if s != seat),
        "chair": chair.get("issue") if chair else None,
        "by": by,
        "sure": bool(chair and by and cannot_be_debated(view, by, chair["issue"])),
        "roll": args[1] if args else None,
    }


def _reaches_chair(view: Churchill, seat: str, action: Action) -> bool:
    after = landing(view, seat, action)
    return after is not None and after[0] == (seat, CHAIR)


def landing(view: Churchill, seat: str, action: Action) -> tuple[Place, int] | None:
    """Where an issue would lie after being advanced, and by how much; None for other actions."""
    move = move_of(view, action) if action.kind in ("advance", "lead", "choose") else None
    return None if move is None else (move.to, move.value)


@GUIDE.now("debate_issue")
def debate_issue(view: Churchill) -> Facts:
    """What stands if nobody debates, and where one's strongest card would bring the issue."""
    b = sight(view)
    assert b.debate is not None
    strongest = max(b.debaters, key=lambda c: b.debaters[c][0], default=None)
    stands = (b.debate.mover, CHAIR) if b.debate.capture else view.issues[b.debate.issue]
    return {
        "issue": b.debate.issue,
        "mover": b.debate.mover,
        "stands": stands,
        "card": strongest,
        "value": int(b.best_debate),
        "to": b.after_debate(b.best_debate) if strongest else None,
    }


@GUIDE.now("discard_for_leader")
def discard_for_leader(view: Churchill) -> Facts:
    """The card that is worth least elsewhere."""
    seat, _ = asked(view)
    b = sight(view)
    card = min(view.hand(seat), key=lambda c: best_use(b, c))
    return {
        "leader": view.leaders[seat],
        "value": total(leader_value(view, seat)),
        "card": card,
        "use": best_use(b, card),
    }


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
    front = _best_front(b, choices)
    box = max(choices, key=lambda f: b.ships_lacking(f), default=None)
    lacking = b.ships_lacking(box) if box else 0
    idle = [i for i in won(view, seat, "pol_mil") if i not in view.activated]
    return {
        "left": view.production[seat],
        "each": percent(BOX.limits.support_value),
        "front": front,
        "now": percent(b.expected(front)) if front else 0,
        "after": percent(b.expected(front) + BOX.limits.support_value) if front else 0,
        "box": box if lacking else None,
        "lacking": lacking,
        "idle": idle[0] if idle else None,
    }


def _gain(b: Sight, front: str) -> int:
    """How much a marker adds to the chance of a front, in percent."""
    if not b.can_advance(front):
        return 0
    strength = b.expected(front)
    return percent(strength + BOX.limits.support_value) - percent(strength)


def _best_front(b: Sight, fronts: Iterable[str]) -> str | None:
    """Where a marker does most for one's own camp: on one's own fronts first; None if nowhere."""
    west = b.seat in WEST
    helped = [f for f in fronts if (BOX.tracks[f].marker in WEST) == west and _gain(b, f)]
    return max(helped, key=lambda f: (BOX.tracks[f].marker == b.seat, _gain(b, f)), default=None)


@GUIDE.now("directed_offensive")
def directed_offensive(view: Churchill) -> Facts:
    """Whose production goes where, and what it would do there."""
    b = sight(view)
    issue = view.actions()[0]["issue"]
    fronts = [a["front"] for a in view.actions() if a["issue"] == issue]
    front = _best_front(b, fronts) or fronts[0]
    return {
        "issue": issue,
        "owner": BOX.issues[issue].owner,
        "cost": DIRECTED_COST,
        "front": front,
        "now": percent(b.expected(front)),
        "after": percent(b.expected(front) + DIRECTED_COST * BOX.limits.support_value),
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
    return {"theater": theater, "power": view.leadership[theater]}


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
    return {"first": tuple(first), "count": view.to_place[first[0]][marker]}


@GUIDE.now("place_network_marker", "place_alignment_marker")
def place_influence(view: Churchill) -> Facts:
    """Markers left, those to come, and what is on the map already."""
    seat, _ = asked(view)
    networks, alignments = view.to_place[seat]
    bare = [
        name for name, (owner, _) in view.networks.items()
        if owner == seat and name not in view.alignment
    ]  # fmt: skip
    return {
        "networks": networks,
        "alignments": alignments,
        "bare": len(bare),
        "aligned": view.alignment_count(seat),
    }


@GUIDE.now("break_tie")
def break_tie(view: Churchill) -> Facts:
    """What breaking the tie may cost the leader."""
    seat, _ = asked(view)
    return {
        "leader": view.leaders[seat],
        "risk": leader_risk(view, seat) if view.options["tiebreak_roll"] else 0,
    }


@GUIDE.now("name_tie_winner")
def name_tie_winner(view: Churchill) -> Facts:
    """Where the tied stand."""
    _, (tied, _) = asked(view)
    sums = points(score(view))
    return {"one": tied[0], "other": tied[1], "first": sums[tied[0]], "second": sums[tied[1]]}


# -- warnings --------------------------------------------------------------------------------------
# Each is a pure function of a view and a legal action. They compare with a better move that
# is legal too, and are silent where there is none: a tutor who warns always is not heard.


@GUIDE.caution("pick")
def agenda_waste(view: Churchill, action: Action) -> Caution | None:
    """5.13 Attributes do not count in the agenda: another card would win it as often."""
    seat, _ = asked(view)
    b, card = sight(view), action["card"]
    chance, use = agenda_chance(view, seat, card), best_use(b, card)
    as_good = [c for c in view.hand(seat) if agenda_chance(view, seat, c) >= chance]
    other = min(as_good, key=lambda c: best_use(b, c))
    if use - best_use(b, other) < SAVING:
        return None
    issue = max(b.concerned, key=lambda i: b.total(card, i))
    told = text(
        "guide-warn-agenda_waste",
        card=card,
        other=other,
        chance=chance,
        use=use,
        issue=issue,
        less=best_use(b, other),
    )
    parts = tuple(worth(view, seat, card, issue, "advance"))
    return Caution("agenda_waste", told, "5.13", parts, act("pick", card=other))


@GUIDE.caution("advance", "choose")
def dragged_back(view: Churchill, action: Action) -> Caution | None:
    """5.24 A strong card for a place from which the others will almost surely drag the issue."""
    seat, _ = asked(view)
    found = landing(view, seat, action)
    if found is None or found[1] < STRONG:
        return None
    risk = _risk(view, seat, action)
    if risk is None or risk < SURE:
        return None
    rows = [
        (other_risk, -i, a)
        for i, a in enumerate(view.actions())
        if a.get("card") == action.get("card") and "value" not in a.args
        and (other_risk := _risk(view, seat, a)) is not None and other_risk <= FAIR
    ]  # fmt: skip
    if not rows:
        return None
    less, _, better = min(rows)
    after, value = found
    told = text(
        "guide-warn-dragged_back",
        issue=action["issue"],
        value=value,
        to=after,
        risk=risk,
        other=better["issue"],
        less=less,
    )
    return Caution("dragged_back", told, "5.24", (), better)


def _risk(view: Churchill, seat: str, action: Action) -> int | None:
    """In percent; None for what does not bring an issue onto one's own track."""
    found = landing(view, seat, action)
    if found is None or track_of(found[0]) != seat:
        return None
    return drag_chance(view, seat, action["issue"], found[0])


@GUIDE.caution("advance", "debate")
def penalty(view: Churchill, action: Action) -> Caution | None:
    """3.33 A card loses value on this issue, and another that does as much does not."""
    seat, args = asked(view)
    card, use = action["card"], action.kind
    issue = action.get("issue") or (args[2] if use == "debate" else None)
    if issue is None or BOX.staff[card].chief or "value" in action.args:
        return None
    if not _hurt(view, card, issue, use):
        return None
    parts = tuple(worth(view, seat, card, issue, use))
    value, b = total(parts), sight(view)
    others = [
        c
        for c in view.hand(seat)
        if not BOX.staff[c].chief
        and best_use(b, c) <= best_use(b, card)
        and not _hurt(view, c, issue, use)
        and total(worth(view, seat, c, issue, use)) >= value
        and (advance(c, issue) if use == "advance" else debate(c)) in b.legal
    ]
    if not others:
        return None
    other = min(others, key=lambda c: best_use(b, c))
    told = text(
        "guide-warn-penalty",
        card=card,
        issue=issue,
        value=value,
        other=other,
        same=total(worth(view, seat, other, issue, use)),
    )
    better = advance(other, issue) if use == "advance" else debate(other)
    return Caution("penalty", told, "3.33", parts, better)


def _hurt(view: Churchill, card: str, issue: str, use: str) -> bool:
    return any(e.action == "strength" and e.amount < 0 for e in fitting(view, card, issue, use))


@GUIDE.caution("lead_debate")
def leader_early(view: Churchill, action: Action) -> Caution | None:
    """5.26 A leader acts once a conference, and a staff card would do."""
    seat, _ = asked(view)
    b = sight(view)
    assert b.debate is not None
    parts = tuple(worth(view, seat, view.leaders[seat], b.debate.issue, "debate"))
    value = total(parts)
    enough = [
        (worth_, card)
        for card, (worth_, _) in b.debaters.items()
        if not BOX.staff[card].chief and _does_as_much(b, worth_, value)
    ]
    if not enough:
        return None
    less, card = min(enough)
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
    return Caution("leader_early", told, "5.26", parts, debate(card))


def _does_as_much(b: Sight, less: float, value: float) -> bool:
    """Does the weaker debate bring the issue to the same track, or keep it out of the chair?"""
    there, here = b.after_debate(value), b.after_debate(less)
    return track_of(there) == track_of(here) and b.stops(less) and here != (b.seat, CHAIR)


@GUIDE.caution("discard")
def dear_discard(view: Churchill, action: Action) -> Caution | None:
    """5.26 The discarded card's value does not count: the least useful one will do."""
    seat, _ = asked(view)
    b, card = sight(view), action["card"]
    other = min(view.hand(seat), key=lambda c: best_use(b, c))
    use, less = best_use(b, card), best_use(b, other)
    if BOX.staff[card].chief or use - less < SAVING:
        return None
    told = text("guide-warn-dear_discard", card=card, use=use, other=other, less=less)
    return Caution("dear_discard", told, "5.26", (), discard(other))


@GUIDE.caution("move_on", "advance", "lead", "choose")
def condition_away(view: Churchill, action: Action) -> Caution | None:
    """6.2 A conditional issue works from the center only, and one's own front waits for it."""
    seat, _ = asked(view)
    issue = action["issue"] if "issue" in action.args else None
    if issue is None or not BOX.issues[issue].conditional:
        return None
    if action.kind != "move_on" and view.issues[issue] != CENTER:
        return None
    kind = BOX.issues[issue].type
    fronts = [f for f in own_fronts(view, seat) if _waits(view, f, kind)]
    if not fronts:
        return None
    entry = view.entry(fronts[0])
    assert entry is not None
    told = text("guide-warn-condition_away", issue=issue, front=fronts[0], space=entry.id)
    rule = "6.21" if kind == "second_front" else "6.22"
    better = act("stop", issue=issue) if action.kind == "move_on" else None
    return Caution("condition_away", told, rule, (), better)


def _waits(view: Churchill, front: str, kind: str) -> bool:
    entry = view.entry(front)
    return entry is not None and entry.requires_issue == kind and view.naval[front] >= entry.naval


@GUIDE.caution("decline")
def production_goes(view: Churchill, action: Action) -> Caution | None:
    """6.32, 6.7 One's own production is about to be captured, and a card could stop it."""
    seat, _ = asked(view)
    b = sight(view)
    assert b.debate is not None
    counter = BOX.issues[b.debate.issue]
    costs = {"production": 1, "directed_offensive": DIRECTED_COST}
    if counter.owner != seat or counter.kind not in costs or not b.debate.capture:
        return None
    stopping = [(v, c) for c, (v, _) in b.debaters.items() if not BOX.staff[c].chief and b.stops(v)]
    if not stopping:
        return None
    value, card = min(stopping)
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
    return Caution("production_goes", told, rule, parts, debate(card))


@GUIDE.caution("support", "direct")
def closed_front(view: Churchill, action: Action) -> Caution | None:
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
    others = {
        a["front"]: a
        for a in view.actions()
        if a.kind == action.kind and a.get("issue") == action.get("issue")
    }
    other = _best_front(b, others)
    if other is None:
        return None
    strength = b.expected(other)
    told = text(
        "guide-warn-closed_front",
        front=front,
        space=entry.id,
        why=entry.requires_issue if blocked else "naval",
        need=entry.naval,
        have=view.naval[front],
        other=other,
        now=percent(strength),
        after=percent(strength + BOX.limits.support_value),
    )
    return Caution("closed_front", told, "7.73", (), others[other])


@GUIDE.caution("support", "naval", "research")
def idle_issue(view: Churchill, action: Action) -> Caution | None:
    """6.8 The last production marker, and a Pol-Mil issue that was won is still not activated."""
    seat, _ = asked(view)
    if view.phase != "decisions" or view.production[seat] != 1:
        return None
    idle = [a for a in view.actions() if a.kind == "activate"]
    if not idle or _worthwhile(view, action):
        return None
    counter = BOX.issues[idle[0]["issue"]]
    told = text(
        "guide-warn-idle_issue",
        issue=counter.id,
        networks=counter.clandestine,
        alignments=counter.political,
    )
    return Caution("idle_issue", told, "6.8", (), idle[0])


@GUIDE.caution("support", "naval")
def hopeless_front(view: Churchill, action: Action) -> Caution | None:
    """7.73.2 The last marker goes where it changes little, and one's own front has no chance."""
    seat, _ = asked(view)
    b = sight(view)
    last = view.phase == "decisions" and view.production[seat] == 1
    if not last or b.kind != "allocate_production" or _worthwhile(view, action):
        return None
    weak = [
        f
        for f in own_fronts(view, seat)
        if b.can_advance(f)
        and percent(b.expected(f)) == 0
        and percent(b.expected(f) + BOX.limits.support_value) > 0
        and support(f) in b.legal
    ]
    if not weak:
        return None
    front = max(weak, key=b.expected)
    entry = view.entry(front)
    assert entry is not None
    told = text(
        "guide-warn-hopeless_front",
        front=front,
        space=entry.id,
        after=percent(b.expected(front) + BOX.limits.support_value),
    )
    return Caution("hopeless_front", told, "7.73.2", (), support(front))


def _worthwhile(view: Churchill, action: Action) -> bool:
    """Does a marker open a landing, or make a front's advance more likely?"""
    b = sight(view)
    if action.kind == "support":
        return _gain(b, action["front"]) > 0
    if action.kind == "naval":
        return action["box"] == "arctic" or b.ships_lacking(action["box"]) == 1
    return action.kind == "research"


@GUIDE.caution("network", "break_network", "align", "break_alignment", "move_global")
def alliance_breaks(view: Churchill, action: Action) -> Caution | None:
    """4.42 A lead of more than twenty breaks the alliance, and the others would be as strong
    together."""
    seat, _ = asked(view)
    last = view.conference == BOX.scenarios[view.scenario].last
    if not last and not {"germany", "japan"}.intersection(view.surrendered):
        return None
    before, after = _lead(view, seat), _lead(tried(view, action), seat)
    if after is None or after[0] <= BROKEN_ALLIANCE_AT or after[1] > after[2]:
        return None
    if before is not None and before[0] > BROKEN_ALLIANCE_AT:
        return None  # it is broken already
    told = text(
        "guide-warn-alliance_breaks",
        gap=after[0],
        most=BROKEN_ALLIANCE_AT,
        mine=after[1],
        others=after[2],
    )
    better = next(
        (
            a
            for a in view.actions()
            if (lead := _lead(tried(view, a), seat)) is None or lead[0] <= BROKEN_ALLIANCE_AT
        ),
        None,
    )
    return Caution("alliance_breaks", told, "4.42", (), better)


def _lead(view: Churchill, seat: str) -> tuple[int, int, int] | None:
    """4.42 The gap between first and last, one's own points, and those of the others together;
    None if another is first."""
    sums = points(score(view))
    others = [n for s, n in sums.items() if s != seat]
    if sums[seat] <= max(others):
        return None
    return sums[seat] - min(others), sums[seat], sum(others)
