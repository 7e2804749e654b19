"""What stands beside a choice, in a few words: where it leads, its odds, its points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.lessons.facts import chance_with, explained, left_to_place
from churchill_kit.games.churchill.lessons.weighing import Weighing
from churchill_kit.games.churchill.outlook import (
    agenda_chance,
    agenda_values,
    alignment_places,
    armies_of,
    asked_next,
    beside_another,
    best_card,
    beyond,
    by_roll,
    draws_strike,
    ends_by,
    entering,
    entering_lines,
    front_chance,
    landing,
    leader_risk,
    leader_stands,
    move_of,
    on_the_way,
    research_chance,
    surrenders,
    tie_without,
    to_bomb,
    use_of,
    with_bomb,
    with_bomb_there,
)
from churchill_kit.games.churchill.rules.decisions import directed_spent, production_parts
from churchill_kit.games.churchill.rules.influence import INTRINSIC_NETWORKS, removal_cost
from churchill_kit.games.churchill.rules.meeting import total, track_of, worth
from churchill_kit.games.churchill.rules.post_mortem import is_last
from churchill_kit.games.churchill.rules.scoring import CONFERENCE_POINTS, points, score
from churchill_kit.games.churchill.state import CHAIR, Churchill
from churchill_kit.tutor.exercise import tell
from churchill_kit.tutor.guide import tried as after_it

from .choices import INFLUENCE
from .facts import (
    at_stake,
    barred_by,
    gains_of,
    lies_now,
    markers_of,
    order_of,
    seat_of,
    stopped_at,
    there_now,
)
from .gains import in_brief, in_short
from .rows import GAME, say
from .scores import colony_changed

OFTEN = 10  # percent: one face of the die; a breakthrough that is less likely is no matter


def note(view: Churchill, action: ck.Action, lang: str, weighing: Weighing | None = None) -> str:
    """What a choice would bring, in a few words."""
    decision = view.decision
    if decision is None:
        return ""
    kind = action.kind
    move = move_of(view, action)
    if move is not None and not move.rolled:
        debates = decision.kind == "debate_issue"
        weighing = weighing or Weighing(view)
        risk = None if debates else weighing.told(move)
        leads = move.source in BOX.leaders
        cost = {"leader": leads, "health": leader_risk(view, move.seat) if leads else 0}
        if risk is not None and isinstance(move.to, tuple):  # it wins the issue
            facts = {"chair": move.to == (move.seat, CHAIR), "space": move.to[1], "risk": risk}
            facts["leads"] = weighing.by_leader(move)
            facts["later"] = any(view.hand_size(s) for s in SEATS if s != move.seat)  # 5.21
            gives = in_short(view, move.issue, move.seat, lang)
            return say(lang, "note-wins", gives=gives, **cost, **facts)
        return say(lang, "note-moves", amount=move.value, against=move.against, to=move.to, **cost)
    if move is not None:
        return say(lang, "note-rolled-debate", **by_roll(view, action) or {})
    if kind == "advance" and "issue" not in action.args:
        return say(lang, "note-rolled")
    writer = NOTES.get(kind)
    return writer(view, action, lang) if writer is not None else ""


def _note_pick(view: Churchill, action: ck.Action, lang: str) -> str:
    seat, card = seat_of(view), action["card"]
    chance, values = agenda_chance(seat, card), agenda_values(seat, card)
    counts = values[0] if len(values) == 1 else 0  # a Chief of Staff rolls for his
    return say(lang, "note-pick", counts=counts, chance=chance, **use_of(view, card)._asdict())


def _note_nominate(view: Churchill, action: ck.Action, lang: str) -> str:
    seat, issue = seat_of(view), action["issue"]
    value, card = best_card(view, issue)
    gives = in_brief(view, issue, seat, lang)
    lead = 0
    if leader_stands(view, seat) == "active":
        lead = total(worth(view, seat, view.leaders[seat], issue, "advance"))
    return say(lang, "note-nominate", gives=gives, card=card, value=value, lead=lead)


def _note_discard(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-discard", **use_of(view, action["card"])._asdict())


def _note_stop(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-to", to=stopped_at(view, action))


def _note_decline(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-stands", to=lies_now(view), other=asked_next(view))


def _note_front(view: Churchill, action: ck.Action, lang: str) -> str:
    front, markers, naval = markers_of(view, action)
    now, after = front_chance(view, front), front_chance(view, front, markers, naval)
    if now is None or after is None:
        return _note_box(view, front, naval, lang) if naval else say(lang, "note-idle")
    if after.lacks:
        had = now.have if naval else 0  # told where this adds to it
        return say(
            lang, "note-lacks", lacks=after.lacks, had=had, have=after.have, need=after.need,
            space=after.space,
        )  # fmt: skip
    same = now.now == after.now > 0 and not now.lacks
    chance = say(
        lang, "note-chance-same" if same else "note-chance", now=now.now, after=after.now,
        space=after.space, strike=after.strike, **armies_of(after),
    )  # fmt: skip
    if same and not after.through:
        chance = say(lang, "note-surplus", chance=chance, strike=after.strike)
    if naval and action.kind == "direct":  # 6.7 what the landing lacks comes out of the same
        chance = say(lang, "note-ships", chance=chance, naval=naval)
    if not after.now and not chance_with(view, front, left_to_place(view)):
        return chance  # what cannot be need not be told
    worth, axes = _worth_there(view, front, lang), surrenders(view, front)
    if worth or not axes:
        told = worth or say(lang, "worth-nobody")
        chance = say(lang, "note-chance-worth", chance=chance, worth=told)
    if axes:
        chance = say(lang, "note-surrender", chance=chance, axes=axes, **_ends(view, front))
    if (same and after.through) or after.through >= OFTEN:
        facts = {"was": now.through, "through": after.through, "same": same}
        chance = say(lang, "note-through", chance=chance, **facts, **_beyond(view, front, lang))
    return chance


def _beyond(view: Churchill, front: str, lang: str) -> dict[str, Any]:
    """7.74 Where a breakthrough leads, and what that brings more."""
    found = beyond(view, front)
    if found is None:
        return {"space": "none", "brings": ""}
    parts = [_changes(view, found.changes, lang)]
    parts += [say(lang, "worth-surrender", axis=axis) for axis in found.axes]
    return {"space": found.space, "brings": ", ".join(filter(None, parts))}


def _ends(view: Churchill, front: str) -> dict[str, Any]:
    """4.42, 8.0 Whether the game ends when a front enters its next space, and whether that breaks
    the alliance, with the points that there are and what has been won; or whether that hangs on
    how it is settled."""
    ends = ends_by(view, front)
    found = {
        (end is not None and end.ending.startswith("broken"), end and end.winner) for end in ends
    }
    ways = {broken for broken, _ in found}
    winner = next(iter(found))[1] if len(found) == 1 else None
    how = "none" if not found else "over" if ways == {False} else "broken" if winner else "open"
    return {"end": how, "winner": winner or "none", "me": winner == seat_of(view)}


def _worth_there(view: Churchill, front: str, lang: str) -> str:
    """9.4 Whose points change when a front enters its next space, in a few words; and what it is
    then, where another front that is likely to advance makes it worth more or less."""
    worth, nobody = _changes(view, entering(view, front), lang), say(lang, "worth-nobody")
    if (found := beside_another(view, front)) is not None:
        then = _falls(view, found.axes, found.changes, lang)
        worth = say(lang, "worth-beside", worth=worth or nobody, front=found.front, then=then)
    if (bombed := with_bomb_there(view, front)) is not None:
        then = _falls(view, *bombed, lang)
        worth = say(lang, "worth-bomb", worth=worth or nobody, then=then)
    if why := [tell(told, GAME, lang) for told in explained(entering_lines(view, front))]:
        worth = say(lang, "worth-because", worth=worth, why="; ".join(why))
    if (way := on_the_way(view, front, seat_of(view))) is not None:
        worth = say(lang, "worth-way", worth=worth or nobody, **way._asdict())
        if way.why:
            worth = say(lang, "worth-because", worth=worth, why=say(lang, f"worth-{way.why}"))
    return worth


def _falls(view: Churchill, axes: Iterable[str], changes: Mapping[str, int], lang: str) -> str:
    """7.82, 9.4 Who of the Axis surrenders, and whose points change."""
    falls = [say(lang, "worth-surrender", axis=axis) for axis in axes]
    return ", ".join([*falls, _changes(view, changes, lang) or say(lang, "worth-nobody")])


def _changes(view: Churchill, changes: Mapping[str, int], lang: str) -> str:
    own = seat_of(view)  # one's own come first
    return ", ".join(
        say(lang, "own-change" if s == own else "power-change", seat=s, change=changes[s])
        for s in sorted(changes, key=lambda s: s != own)
        if changes[s]
    )


def _note_naval(view: Churchill, action: ck.Action, lang: str) -> str:
    box = action["box"]
    now = None if box == "arctic" else front_chance(view, box)
    lacking = now is not None and now.lacks == "naval"
    told = _note_front(view, action, lang) if lacking else _note_box(view, box, 1, lang)
    drawn = draws_strike(view, box)
    return told if drawn is None else say(lang, "note-draws", told=told, **drawn._asdict())


def _note_box(view: Churchill, box: str, naval: int, lang: str) -> str:
    """6.5 The ships of a theater box, now and with what is added, and what they are needed for."""
    now, most = view.naval[box], BOX.limits.naval_per_box
    after = min(now + naval, most)
    chances = {"chance": 0, "then": 0}
    if box == "arctic":
        shut = "arctic_last" if is_last(view) else "arctic"
        why, space, need = "open" if view.arctic_open() else shut, "none", BOX.arctic.opens_at
    elif (ahead := landing(view, box)) is None:
        why, space, need = "none", "none", 0
    else:
        spare = "spare" if now > ahead.naval else "enough"  # one may be lost to a strike
        why, space, need = "needs" if ahead.naval > now else spare, ahead.id, ahead.naval
        before, then = front_chance(view, box), front_chance(view, box, 0, naval)
        if before and then and before.strike > then.strike:
            why, space, need = "strike", then.space, then.need
            chances = {"chance": before.now, "then": then.now}
        elif then and not then.lacks:  # what is planned there may have brought it about
            chances["then"] = then.now
    facts = {"why": why, "space": space, "need": need, **chances}
    told = say(lang, "note-naval", now=now, after=after, most=most, **facts)
    worth = _worth_there(view, box, lang) if why == "strike" else ""
    return say(lang, "note-chance-worth", chance=told, worth=worth) if worth else told


def _note_activate(view: Churchill, action: ck.Action, lang: str) -> str:
    issue = view.issue(action["issue"])
    return say(lang, "note-polmil", networks=issue.clandestine, alignments=issue.political)


def _note_research(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(
        lang, "note-research", now=research_chance(view), after=research_chance(view, 1),
        left=to_bomb(view), worth=_changes(view, with_bomb(view), lang),
    )  # fmt: skip


def _note_score(view: Churchill, action: ck.Action, lang: str) -> str:
    """The points it brings, and who is there now."""
    gain = gains_of(view, action)
    seat = seat_of(view)
    rival = min((s for s in SEATS if s != seat), key=lambda s: gain[s])
    there = there_now(view, action)
    control = "yes" if view.alignment.get(action["location"]) == there else "no"
    after = after_it(view, action)
    colony = "yes" if colony_changed(view, after) else "no"
    held = view.to_place[seat][1] if action.kind == "network" else 0
    barred = barred_by(view, action) if held else {}
    room = bool(held) and alignment_places(after, seat) > alignment_places(view, seat)
    second = action.kind == "network" and view.networks.get(action["location"], ("", 0))[0] == seat
    undoes = bool(held) and there is not None and control == "yes" and not barred  # 7.32
    cost = removal_cost(view, action["location"]) if action.kind == "break_alignment" else 1
    return say(
        lang, "note-points", cost=cost, gain=gain[seat], rival=rival, loss=gain[rival], there=there,
        control=control, second=second, undoes=undoes, colony=colony,
        room=room and not undoes,
        **{"pawn": None, "side": None} | barred,
    )  # fmt: skip


def _note_dispute(view: Churchill, action: ck.Action, lang: str) -> str:
    """6.11 The points it brings, who has it decided for himself now, and what changes by it."""
    gain, seat = gains_of(view, action), seat_of(view)
    rival = min((s for s in SEATS if s != seat), key=lambda s: gain[s])
    there = there_now(view, action)
    told = say(lang, "note-dispute", gain=gain[seat], rival=rival, loss=gain[rival], there=there)
    changes = say(lang, f"changes-{action['pawn']}-{seat}").removesuffix(".")
    return say(lang, "note-changes", told=told, changes=changes)


def _note_command(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-command", power=action["power"], last=is_last(view))


def _note_tie(view: Churchill, action: ck.Action, lang: str) -> str:
    seat = seat_of(view)
    risk = leader_risk(view, seat) if view.options["tiebreak_roll"] else 0
    return say(lang, "note-tie", leader=view.leaders[seat], risk=risk)


def _note_standing(view: Churchill, action: ck.Action, lang: str) -> str:
    """4.5, 9.4 What it gets, and what it has."""
    winner = action["winner"]
    gain = CONFERENCE_POINTS[winner] if at_stake(view) == "conference" else 0
    return say(lang, "note-standing", seat=winner, gain=gain, points=points(score(view))[winner])


def _note_next(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-next", **order_of(view, action))


def _note_pass(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-pass", cards=view.hand_size(seat_of(view)))


def _note_keep(view: Churchill, action: ck.Action, lang: str) -> str:
    kept = tie_without(view)
    winner = "me" if kept.winner == seat_of(view) else kept.winner
    return say(
        lang, "note-keep", leader=view.leaders[seat_of(view)], won=at_stake(view),
        winner=winner, left=len(kept.others), others=kept.others,
    )  # fmt: skip


def _note_spend(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-spend")


Note = Callable[[Churchill, ck.Action, str], str]
NOTES: Mapping[str, Note] = (
    {
        "pick": _note_pick,
        "nominate": _note_nominate,
        "discard": _note_discard,
        "stop": _note_stop,
        "move_on": _note_stop,
        "decline": _note_decline,
        "support": _note_front,
        "direct": _note_front,
        "fulfil": _note_front,
        "naval": _note_naval,
        "activate": _note_activate,
        "research": _note_research,
        "command": _note_command,
        "break_tie": _note_tie,
        "name_winner": _note_standing,
        "goes_next": _note_next,
        "pass": _note_pass,
        "keep_leader": _note_keep,
        "spend": _note_spend,
    }
    | dict.fromkeys(INFLUENCE[:4], _note_score)
    | {"move_global": _note_dispute}
)


def spent(view: Churchill, lang: str) -> str:
    """6.7 What was received, what the Directed Offensives of others have used of it, and what is
    placed already; 7.1 where the network comes from that nobody has won."""
    decision = view.decision
    if decision is not None and decision.kind == "place_network_marker":
        more = "yes" if view.to_place[decision.seat][0] > INTRINSIC_NETWORKS else "no"
        return say(lang, "spent-intrinsic", more=more)
    if decision is None or decision.kind != "allocate_production":
        return ""
    seat = decision.seat
    received = max(total(production_parts(view)[seat]), 0)
    taken = directed_spent(view, seat)
    used = [
        say(lang, "spent-by", amount=amount, issue=issue, seat=track_of(view.issues[issue]))
        for issue, amount in taken.items()
    ]
    placed = received - sum(taken.values()) - view.production[seat]
    if used and placed > 0:
        used.append(say(lang, "spent-placed", amount=placed))
    return say(lang, "spent", received=received, used=", ".join(used)) if used else ""
