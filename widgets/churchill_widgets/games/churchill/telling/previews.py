"""Where a choice leads and what could answer it, in a few words (``note``) and in sentences
(``preview``): the same numbers as the tutor's, asked of the same place (``outlook``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, GLOBALS, SEATS
from churchill_kit.games.churchill.lessons.facts import chance_with, left_to_place
from churchill_kit.games.churchill.lessons.weighing import Weighing
from churchill_kit.games.churchill.outlook import (
    Answer,
    Move,
    agenda_chance,
    agenda_values,
    alignment_places,
    answers,
    armies_of,
    asked_next,
    because,
    beside_another,
    best_card,
    beyond,
    by_roll,
    ends_by,
    entering,
    entering_lines,
    front_chance,
    fulfilled,
    homeless,
    landing,
    leader_risk,
    move_of,
    nominated,
    order_is_idle,
    research_chance,
    shared_by,
    surrenders,
    tie_without,
    to_bomb,
    undone_chance,
    use_of,
    with_bomb,
    with_bomb_there,
)
from churchill_kit.games.churchill.rules.agenda import agenda_value
from churchill_kit.games.churchill.rules.decisions import (
    DIRECTED_COST,
    directed_spent,
    production_parts,
)
from churchill_kit.games.churchill.rules.influence import (
    BARRING,
    INTRINSIC_NETWORKS,
    bar_to_placing,
    shut_networks,
)
from churchill_kit.games.churchill.rules.meeting import (
    fitting,
    may_stop_in_center,
    moved,
    total,
    track_of,
    worth,
)
from churchill_kit.games.churchill.rules.post_mortem import is_last
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.games.churchill.state import CENTER, CHAIR, LEFT_OF, NEUTRAL, Churchill, Place
from churchill_kit.tutor.guide import tried as after_it

from .choices import INFLUENCE
from .gains import gives, in_brief, in_center, in_short
from .rows import row, say
from .scores import colony_changed

Row = dict[str, Any]
Rows = Iterator[Row]

# Actions whose whole effect is in the view, so that the picture after them can be drawn.
SEEN = (*INFLUENCE, "nominate", "support", "naval", "direct", "command")
OFTEN = 10  # percent: one face of the die; a breakthrough that is less likely is no matter
CONFERENCE_POINTS = {"us": 3, "uk": 3, "ussr": 5}  # 9.4 D, E


def tried(view: Churchill, action: ck.Action) -> Churchill | None:
    """The view after an action, as long as nobody answers it; None where that is not known."""
    move = move_of(view, action)
    if move is not None:
        if move.rolled:
            return None
        trial: Churchill = view.copy()
        trial.move_issue(move.issue, move.to)
        return trial
    return after_it(view, action) if action.kind in SEEN else None


# -- in a few words --------------------------------------------------------------------------------


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
    seat, card = _seat(view), action["card"]
    chance, values = agenda_chance(seat, card), agenda_values(seat, card)
    counts = values[0] if len(values) == 1 else 0  # a Chief of Staff rolls for his
    return say(lang, "note-pick", counts=counts, chance=chance, **use_of(view, card)._asdict())


def _note_nominate(view: Churchill, action: ck.Action, lang: str) -> str:
    value, card = best_card(view, action["issue"])
    gives = in_brief(view, action["issue"], _seat(view), lang)
    return say(lang, "note-nominate", gives=gives, card=card, value=value)


def _note_discard(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-discard", **use_of(view, action["card"])._asdict())


def _note_stop(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-to", to=_stopped(view, action))


def _note_decline(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-stands", to=_stands(view), other=asked_next(view))


def _note_front(view: Churchill, action: ck.Action, lang: str) -> str:
    front, markers, naval = _markers(view, action)
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
    return {"end": how, "winner": winner or "none", "me": winner == _seat(view)}


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
    lines = entering_lines(view, front)
    why = [say(lang, f"worth-{line}") for line in because(lines)]
    if seats := shared_by(lines):
        why.append(say(lang, "worth-shared", n=len(seats)))
    return say(lang, "worth-because", worth=worth, why="; ".join(why)) if why else worth


def _falls(view: Churchill, axes: Iterable[str], changes: Mapping[str, int], lang: str) -> str:
    """7.82, 9.4 Who of the Axis surrenders, and whose points change."""
    falls = [say(lang, "worth-surrender", axis=axis) for axis in axes]
    return ", ".join([*falls, _changes(view, changes, lang) or say(lang, "worth-nobody")])


def _changes(view: Churchill, changes: Mapping[str, int], lang: str) -> str:
    own = _seat(view)  # one's own come first
    return ", ".join(
        say(lang, "own-change" if s == own else "power-change", seat=s, change=changes[s])
        for s in sorted(changes, key=lambda s: s != own)
        if changes[s]
    )


def _note_naval(view: Churchill, action: ck.Action, lang: str) -> str:
    box = action["box"]
    now = None if box == "arctic" else front_chance(view, box)
    if now is None or now.lacks != "naval":
        return _note_box(view, box, 1, lang)
    return _note_front(view, action, lang)


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
    facts = {"why": why, "space": space, "need": need, **chances}
    return say(lang, "note-naval", now=now, after=after, most=most, **facts)


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
    gain = _gains(view, action)
    seat = _seat(view)
    rival = min((s for s in SEATS if s != seat), key=lambda s: gain[s])
    there = _there(view, action)
    control = "yes" if view.alignment.get(action["location"]) == there else "no"
    after = after_it(view, action)
    colony = "yes" if colony_changed(view, after) else "no"
    held = view.to_place[seat][1] if action.kind == "network" else 0
    barred = _barred(view, action) if held else {}
    room = bool(held) and alignment_places(after, seat) > alignment_places(view, seat)
    second = action.kind == "network" and view.networks.get(action["location"], ("", 0))[0] == seat
    undoes = bool(held) and there is not None and control == "yes"  # 7.32
    return say(
        lang, "note-points", gain=gain[seat], rival=rival, loss=gain[rival], there=there,
        control=control, second=second, undoes=undoes, colony=colony,
        room=room and not undoes,
        **{"pawn": None, "side": None} | barred,
    )  # fmt: skip


def _note_dispute(view: Churchill, action: ck.Action, lang: str) -> str:
    """6.11 The points it brings, who has it decided for himself now, and what changes by it."""
    gain, seat = _gains(view, action), _seat(view)
    rival = min((s for s in SEATS if s != seat), key=lambda s: gain[s])
    there = _there(view, action)
    told = say(lang, "note-dispute", gain=gain[seat], rival=rival, loss=gain[rival], there=there)
    changes = say(lang, f"changes-{action['pawn']}-{seat}").removesuffix(".")
    return say(lang, "note-changes", told=told, changes=changes)


def _note_command(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-command", power=action["power"], last=is_last(view))


def _note_tie(view: Churchill, action: ck.Action, lang: str) -> str:
    seat = _seat(view)
    risk = leader_risk(view, seat) if view.options["tiebreak_roll"] else 0
    return say(lang, "note-tie", leader=view.leaders[seat], risk=risk)


def _note_standing(view: Churchill, action: ck.Action, lang: str) -> str:
    """4.5, 9.4 What it gets, and what it has."""
    winner = action["winner"]
    gain = CONFERENCE_POINTS[winner] if _at_stake(view) == "conference" else 0
    return say(lang, "note-standing", gain=gain, points=points(score(view))[winner])


def _note_next(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-next", **_order(view, action))


def _note_pass(view: Churchill, action: ck.Action, lang: str) -> str:
    return say(lang, "note-pass", cards=view.hand_size(_seat(view)))


def _note_keep(view: Churchill, action: ck.Action, lang: str) -> str:
    kept = tie_without(view)
    winner = "me" if kept.winner == _seat(view) else kept.winner
    return say(
        lang, "note-keep", leader=view.leaders[_seat(view)], won=_at_stake(view),
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


# -- in sentences ----------------------------------------------------------------------------------


def preview(view: Churchill, action: ck.Action, lang: str) -> dict[str, Any]:
    """Where an action leads (``lines``) and what could answer it (``answers``)."""
    if view.decision is None:
        return {"lines": [], "answers": []}
    move = move_of(view, action)
    if move is not None:
        asked = view.decision.kind == "debate_issue"
        lines = (
            _debate_lines(view, action, move, lang) if asked else _advance_lines(view, move, lang)
        )
        found = _after_debate(view, lang) if asked else _answer_lines(view, move, lang)
        return {"lines": list(lines), "answers": list(found)}
    lines_of, answers_of = LINES[action.kind]
    return {
        "lines": list(lines_of(view, action, lang)),
        "answers": list(answers_of(view, action, lang)) if answers_of is not None else [],
    }


def _advance_lines(view: Churchill, move: Move, lang: str) -> Rows:
    """5.22, 5.23 Where the issue would lie, and what that is worth."""
    seat, issue, here = move.seat, move.issue, view.issues[move.issue]
    key = "preview-unmoved" if move.to == here else "preview-moves"
    yield row(lang, key, "5.22", move.parts, issue=issue, start=here, to=move.to, value=move.value)
    yield _lies(view, move, lang)
    if may_stop_in_center(view, issue, seat, move.value):
        yield row(lang, "preview-may-stop", "5.22", issue=issue)
    yield from _attributes(view, move, "advance", lang)
    if move.source in BOX.leaders:
        yield _leader(view, seat, lang)


def _lies(view: Churchill, move: Move, lang: str) -> Row:
    """5.27, 6.0 Whose the issue would be where it lies then, and what it gives him."""
    seat, issue, holder = move.seat, move.issue, track_of(move.to)
    if holder is None:
        return in_center(issue, lang) or row(lang, "preview-center", "5.27", issue=issue)
    found = gives(view, issue, holder, seat, lang)
    chair = "preview-chair" if move.to == (seat, CHAIR) else "preview-mine"
    key = chair if holder == seat else "preview-theirs"
    return found | {"text": say(lang, key, seat=holder, gain=found["text"], debate=_debates(view))}


def _debates(view: Churchill) -> bool:
    """5.24 Is it a debate that is decided about, which nobody can debate?"""
    return view.decision is not None and view.decision.kind == "debate_issue"


def _debate_lines(view: Churchill, action: ck.Action, move: Move, lang: str) -> Rows:
    """5.24, 5.23 Where a debate would leave the issue."""
    rolled = by_roll(view, action)
    if rolled is not None:
        yield row(
            lang, "preview-rolled-debate", "5.25", card=move.source, issue=move.issue, **rolled
        )
    else:
        key = "preview-debates" if move.against is None else "preview-compares"
        yield row(
            lang, key, "5.24" if move.against is None else "5.23", move.parts,
            issue=move.issue, to=move.to, value=move.value, against=move.against,
        )  # fmt: skip
        yield _lies(view, move, lang)
    yield from _attributes(view, move, "debate", lang)
    if view.hand_size(move.seat) > 1:  # else no card is left to keep
        yield row(lang, "preview-earns-pass", "5.24")
    if move.source in BOX.leaders:
        yield _leader(view, move.seat, lang)


def _attributes(view: Churchill, move: Move, use: str, lang: str) -> Rows:
    """3.33 What the card does besides moving the issue, in its own words."""
    card = BOX.staff.get(move.source) or BOX.leaders[move.source]
    if any(e.action != "strength" for e in fitting(view, move.source, move.issue, use)):
        yield row(lang, "preview-card", "3.33", card=move.source, words=card.summary[lang])


def _leader(view: Churchill, seat: str, lang: str) -> Row:
    return row(
        lang, "preview-leader", "5.26", leader=view.leaders[seat], risk=leader_risk(view, seat)
    )


def _after_debate(view: Churchill, lang: str) -> Rows:
    yield row(lang, "answer-no-debate-of-debate", "5.24")


def _answer_lines(view: Churchill, move: Move, lang: str) -> Rows:
    """5.24 Who may debate, with which cards, how likely it hurts; from the view alone."""
    found = answers(view, move)
    if found is None:
        yield row(lang, "answer-barred", "5.24", leader=move.source, issue=move.issue)
        return
    if not found:
        yield row(lang, "answer-nobody", "5.24")
        return
    mine = track_of(move.to) == move.seat
    capture = move.to == (move.seat, CHAIR)
    if mine and move.source not in BOX.leaders:
        yield row(
            lang, "answer-chance", "5.24", issue=move.issue, chance=undone_chance(found),
            capture=capture,
        )  # fmt: skip
    for answer in found:
        yield from _answers_of(view, move, answer, capture, lang)


def _answers_of(view: Churchill, move: Move, a: Answer, capture: bool, lang: str) -> Rows:
    facts: dict[str, Any] = {"seat": a.seat, "cards": a.cards, "issue": move.issue}
    if move.source not in BOX.leaders:
        if a.best is None:
            yield row(lang, "answer-no-card", "5.24", (), a.seat, **facts)
        else:
            card, value, to = a.best
            yield row(
                lang, "answer-cards", "5.24", (), a.seat, **facts, chance=a.chance, card=card,
                value=value, to=to, capture=capture, mine=track_of(move.to) == move.seat,
            )  # fmt: skip
    if a.leader is not None:
        leader, value, to = a.leader
        yield row(
            lang, "answer-leader", "5.26", (), a.seat, **facts, leader=leader, value=value, to=to
        )
    elif move.source in BOX.leaders:
        yield row(lang, "answer-leader-away", "5.26", (), a.seat, **facts)


# -- other kinds of decisions ----------------------------------------------------------------------


def _pick(view: Churchill, action: ck.Action, lang: str) -> Rows:
    seat, card = _seat(view), action["card"]
    values = agenda_values(seat, card)
    parts = () if len(values) > 1 else tuple(agenda_value(seat, card))
    chance = agenda_chance(seat, card)
    key = "preview-pick" if len(values) > 1 else "preview-pick-one"
    yield row(lang, key, "5.13", parts, card=card, low=values[0], high=values[-1], chance=chance)
    found = use_of(view, card)
    if found.issue is not None:
        yield row(lang, "preview-pick-cost", "5.13", card=card, **found._asdict())


def _pick_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "answer-agenda", "5.13")


def _advance_chief(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "preview-rolled", "5.25", card=action["card"])


def _nominate(view: Churchill, action: ck.Action, lang: str) -> Rows:
    issue, to = action["issue"], nominated(view)
    yield row(lang, "preview-nominate", "5.14", issue=issue, to=to)
    value, card = best_card(view, issue)
    parts = () if card is None or BOX.staff[card].chief else _best_parts(view, card, issue)
    if card is not None:
        yield row(lang, "preview-nominate-card", "3.33", parts, card=card, value=value, issue=issue)
    works = in_center(issue, lang) if to == CENTER and BOX.issues[issue].conditional else None
    yield works or gives(view, issue, _seat(view), _seat(view), lang)


def _best_parts(view: Churchill, card: str, issue: str) -> tuple[Any, ...]:
    return tuple(worth(view, _seat(view), card, issue, "advance"))


def _nominate_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "answer-nominate", "5.22")


def _discard(view: Churchill, action: ck.Action, lang: str) -> Rows:
    card = action["card"]
    yield row(lang, "preview-discard", "5.26", card=card, **use_of(view, card)._asdict())


def _stop(view: Churchill, action: ck.Action, lang: str) -> Rows:
    stopped = action.kind == "stop"
    key = "preview-stop" if stopped else "preview-move-on"
    rule = "6.21" if BOX.issues[action["issue"]].type == "second_front" else "6.22"
    yield row(lang, key, rule, issue=action["issue"], to=_stopped(view, action))


def _decline(view: Churchill, action: ck.Action, lang: str) -> Rows:
    assert view.decision is not None
    _, mover, issue, *_ = view.decision.args
    to = _stands(view)
    captured = to == (mover, CHAIR)
    yield row(
        lang, "preview-decline-chair" if captured else "preview-decline",
        "5.23" if captured else "5.24", issue=issue, to=to, seat=mover,
        asked=asked_next(view) is not None,
    )  # fmt: skip
    holder = track_of(to)
    if holder is not None:
        yield gives(view, issue, holder, _seat(view), lang)


def _decline_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    assert view.decision is not None
    asked, mover, issue, *_ = view.decision.args
    third = LEFT_OF[_seat(view)]
    if asked < len(SEATS) - 1 and third != mover and view.hand_size(third):
        yield row(lang, "answer-third", "5.24", (), third, seat=third, issue=issue)
    else:
        yield row(lang, "answer-nobody-left", "5.24")


def _front(view: Churchill, action: ck.Action, lang: str) -> Rows:
    """7.7 The chance of a front before and after."""
    front, markers, naval = _markers(view, action)
    rule = {"direct": "6.7", "fulfil": "6.7", "naval": "6.5"}.get(action.kind, "6.5")
    now, after = front_chance(view, front), front_chance(view, front, markers, naval)
    if action.kind == "direct":
        owner = BOX.issues[action["issue"]].owner
        yield row(
            lang, "preview-direct", "6.7", issue=action["issue"], owner=owner, front=front,
            cost=DIRECTED_COST,
        )  # fmt: skip
    if naval:
        yield row(
            lang, "preview-naval", rule, box=front, have=min(
                view.naval[front] + naval, BOX.limits.naval_per_box
            ), most=BOX.limits.naval_per_box,
        )  # fmt: skip
    if now is None or after is None:
        return
    facts: dict[str, Any] = {"front": front, "space": after.space}
    if after.lacks:
        yield row(
            lang, "preview-lacks", "7.73", **facts, lacks=after.lacks, have=after.have,
            need=after.need,
        )  # fmt: skip
    else:
        if now.strike > after.strike:
            yield row(lang, "preview-spare", "7.64.4", **facts, need=after.need)
        if now.now == after.now and not now.lacks:
            if action.kind == "naval":
                return  # ships that nothing lacks
            yield row(lang, "preview-chance-same", "7.71", **facts, now=now.now)
        else:
            yield row(
                lang, "preview-chance", "7.71", **facts, now=now.now, after=after.now,
                before=now.lacks or None,
            )  # fmt: skip
        if after.strike:
            yield row(
                lang, "preview-strike", "7.64.4", **facts, need=after.need, strike=after.strike
            )
        for seat, lines in entering_lines(view, front).items():
            if change := sum(n for _, n, _ in lines):
                yield row(
                    lang, "preview-worth-there", "9.4", lines, seat, **facts, seat=seat,
                    change=change,
                )  # fmt: skip
        falls = surrenders(view, front)
        over = {"germany", "japan"} <= {*falls, *view.surrendered}
        for axis in falls:
            rule = "7.81" if axis == "germany" else "7.82"
            yield row(lang, "preview-surrender", rule, **facts, axis=axis, over=over)
        told = armies_of(after)
        yield row(lang, "preview-armies", "7.6", front=front, **told, bare=after.bare)


def _front_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "answer-die", "7.71")


def _naval(view: Churchill, action: ck.Action, lang: str) -> Rows:
    if action["box"] == "arctic":
        have = view.naval["arctic"] + 1
        yield row(
            lang, "preview-naval", "6.5", box="arctic", have=have, most=BOX.limits.naval_per_box
        )
        arctic = BOX.arctic
        yield row(
            lang, "preview-arctic", "7.4", opens=arctic.opens_at,
            convoys=arctic.ussr_production_at, more=arctic.ussr_production, last=is_last(view),
        )  # fmt: skip
    else:
        yield from _front(view, action, lang)


def _activate(view: Churchill, action: ck.Action, lang: str) -> Rows:
    issue = view.issue(action["issue"])
    yield row(
        lang, "preview-activate", "6.81", issue=issue.id, networks=issue.clandestine,
        alignments=issue.political,
    )  # fmt: skip


def _research(view: Churchill, action: ck.Action, lang: str) -> Rows:
    now, after = research_chance(view), research_chance(view, 1)
    yield row(lang, "preview-research", "6.10", now=now, after=after)


def _score(view: Churchill, action: ck.Action, lang: str) -> Rows:
    """9.4 Whose points change, and by how much."""
    gain, before, seat = _gains(view, action), points(score(view)), _seat(view)
    yield row(lang, f"preview-{action.kind}", _rule_of(view, action), **_facts(view, action))
    if action.kind == "move_global":
        number = GLOBALS.index(action["pawn"]) + 1
        yield row(lang, f"changes-{action['pawn']}-{seat}", f"6.11.{number}")
    if barred := _barred(view, action):
        rule = bar_to_placing(view, seat, BOX.locations[action["location"]])
        yield row(lang, "preview-barred", rule or "", **barred)
    if not any(gain.values()):
        yield row(lang, "preview-no-points", "9.4")
    for other in (seat, *(s for s in SEATS if s != seat)):
        if gain[other]:
            key = "preview-my-points" if other == seat else "preview-points"
            yield row(
                lang, key, "9.4", (), other, seat=other, before=before[other],
                after=before[other] + gain[other],
            )  # fmt: skip


def _facts(view: Churchill, action: ck.Action) -> dict[str, Any]:
    seat = _seat(view)
    if action.kind == "move_global":
        pawn = action["pawn"]
        return {"pawn": pawn, "owner": view.global_issues[pawn], "side": f"{pawn}:{seat}"}
    location = action["location"]
    owner, count = view.networks.get(location, ("", 0))
    left = view.to_place[seat][action.kind in ("align", "break_alignment")]
    return {
        "location": location, "owner": owner or None, "count": count, "left": left - 1,
        "aligned": view.alignment.get(location), "barred": bool(_barred(view, action)),
    }  # fmt: skip


def _barred(view: Churchill, action: ck.Action) -> dict[str, Any]:
    """6.11 The global issue, and whose it is, that keeps an alignment marker from following a first
    network; {} where none does."""
    location = action.get("location")
    if action.kind != "network" or location in (*view.networks, *view.alignment):
        return {}
    rule = bar_to_placing(view, _seat(view), BOX.locations[location])
    if rule is None:
        return {}
    pawn = BARRING[rule]
    side = view.global_issues[pawn]
    return {"pawn": pawn, "side": None if side == NEUTRAL else f"{pawn}:{side}"}


def _rule_of(view: Churchill, action: ck.Action) -> str:
    return {
        "network": "7.11", "break_network": "7.12", "align": "7.31", "break_alignment": "7.32",
        "move_global": "6.11",
    }[action.kind]  # fmt: skip


def _influence_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    """7.1, 7.3 Who places after this, and with how many markers."""
    seat = _seat(view)
    marker = int(action.kind in ("align", "break_alignment"))
    waiting = {s for step in view.steps if step[0] == "next_in_segment" for s in step[2]}
    later = [s for s in SEATS if s in waiting and s != seat and view.to_place[s][marker]]
    for other in later:
        yield row(
            lang, "answer-places", "7.3" if marker else "7.1", (), other, seat=other,
            count=view.to_place[other][marker], marker="alignment" if marker else "network",
        )  # fmt: skip
    if not later:
        yield row(lang, "answer-places-nobody", "7.3" if marker else "7.1")


def _global_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "answer-global", "6.11")


def _command(view: Churchill, action: ck.Action, lang: str) -> Rows:
    power, theater = action["power"], action["theater"]
    now = view.leadership[theater]
    yield row(
        lang, "preview-command", "6.91", power=power, theater=theater, now=now, same=power == now
    )


def _break_tie(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield _tie(view, action, "preview-tie", lang)
    seat = _seat(view)
    risk = leader_risk(view, seat) if view.options["tiebreak_roll"] else 0
    yield row(lang, "preview-tie-cost", "4.5", leader=view.leaders[seat], risk=risk)


def _name_winner(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield _tie(view, action, "preview-tie", lang)
    sums = points(score(view))
    yield row(lang, "preview-standing", "9.4", seat=action["winner"], points=sums[action["winner"]])


def _tie(view: Churchill, action: ck.Action, key: str, lang: str) -> Row:
    winner = action["winner"]
    facts = {"won": _at_stake(view), "seat": winner, "points": CONFERENCE_POINTS[winner]}
    return row(lang, key, "4.5", **facts)


def _at_stake(view: Churchill) -> str:
    """4.5 What a tie is about."""
    assert view.decision is not None
    found = (a[0] for a in view.decision.args if isinstance(a, tuple) and a)
    return next(WON[word] for word in found if word in WON)


WON = {"win_agenda": "agenda", "win_conference": "conference"}


def _keep(view: Churchill, action: ck.Action, lang: str) -> Rows:
    leader = view.leaders[_seat(view)]
    yield row(lang, "preview-keep", "4.5", leader=leader, won=_at_stake(view))


def _next(view: Churchill, action: ck.Action, lang: str) -> Rows:
    facts = _order(view, action)
    yield row(lang, "preview-next", "7.1", power=action["power"], **facts)
    if facts["mine"] and facts["marker"] == 0:
        yield row(lang, "preview-next-you", "7.1", me=facts["me"])
    if facts["lost"]:
        shut = shut_networks(view, _seat(view))
        yield row(lang, "preview-next-lost", "7.3", lost=facts["lost"], **shut)


def _order(view: Churchill, action: ck.Action) -> dict[str, Any]:
    """7.1 Who places after this power, how many markers it and who decides have, and how many
    alignment markers of the latter have no place (7.3)."""
    assert view.decision is not None
    (marker, left, _), power, seat = view.decision.args, action["power"], _seat(view)
    counts = {s: view.to_place[s][marker] for s in left}
    return {
        "me": "yes" if power == seat else "no",
        "rest": [s for s in SEATS if s != power and counts.get(s)],
        "count": counts[power],
        "mine": counts.get(seat, 0),
        "marker": marker,
        "idle": order_is_idle(view),
        "lost": homeless(view, seat) if marker else 0,
    }


def _pass(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "preview-pass", "5.24", cards=view.hand_size(_seat(view)))


def _spend(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "preview-spend", "5.22", card=action["card"])


Write = Callable[[Churchill, ck.Action, str], Rows]
LINES: Mapping[str, tuple[Write, Write | None]] = {
    "pick": (_pick, _pick_answers),
    "nominate": (_nominate, _nominate_answers),
    "advance": (_advance_chief, None),
    "discard": (_discard, None),
    "stop": (_stop, None),
    "move_on": (_stop, None),
    "decline": (_decline, _decline_answers),
    "support": (_front, _front_answers),
    "direct": (_front, _front_answers),
    "fulfil": (_front, _front_answers),
    "naval": (_naval, None),
    "activate": (_activate, None),
    "research": (_research, None),
    "move_global": (_score, _global_answers),
    "command": (_command, None),
    "break_tie": (_break_tie, None),
    "name_winner": (_name_winner, None),
    "keep_leader": (_keep, None),
    "goes_next": (_next, None),
    "pass": (_pass, None),
    "spend": (_spend, None),
} | dict.fromkeys(INFLUENCE[:4], (_score, _influence_answers))


# -- read off the view -----------------------------------------------------------------------------


def _seat(view: Churchill) -> str:
    assert view.decision is not None
    return view.decision.seat


def _stands(view: Churchill) -> Place:
    """5.23, 5.24 Where the issue is, or will be, if nobody debates."""
    assert view.decision is not None
    _, mover, issue, _, _, capture = view.decision.args
    return (mover, CHAIR) if capture else view.issues[issue]


def _stopped(view: Churchill, action: ck.Action) -> Place:
    """5.22 Where a conditional issue comes to lie."""
    assert view.decision is not None
    if action.kind == "stop":
        return CENTER
    issue, follow = view.decision.args
    steps = next(x for x in reversed(follow) if type(x) is int)
    return moved(view.issues[issue], _seat(view), steps)


def _markers(view: Churchill, action: ck.Action) -> tuple[str, int, int]:
    """Which front gets how many offensive and naval supports."""
    assert view.decision is not None
    if action.kind == "naval":
        given = view.decision.kind == "choose_attribute_support"
        return action["box"], 0, view.decision.args[1] if given else 1
    if action.kind == "fulfil":
        front, _ = view.directed[action["issue"]]
        entry = view.entry(front)
        ships = entry is not None and view.naval[front] < entry.naval
        return front, 0 if ships else 1, 1 if ships else 0
    if action.kind == "direct":
        return action["front"], *fulfilled(view, action["front"], DIRECTED_COST)
    given = view.decision.kind == "choose_attribute_support"
    return action["front"], view.decision.args[1] if given else 1, 0


def _gains(view: Churchill, action: ck.Action) -> dict[str, int]:
    before, after = points(score(view)), points(score(after_it(view, action)))
    return {seat: after[seat] - before[seat] for seat in SEATS}


def _there(view: Churchill, action: ck.Action) -> str | None:
    """Who of the others has a marker where an action takes place."""
    if action.kind == "move_global":
        owner = view.global_issues[action["pawn"]]
    else:
        location = action["location"]
        owner = view.networks.get(location, ("", 0))[0]
        owner = view.alignment.get(location, owner)
    return owner if owner in SEATS and owner != _seat(view) else None
