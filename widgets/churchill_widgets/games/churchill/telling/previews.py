"""Where a choice leads and what could answer it, in sentences; the numbers are the tutor's, asked
of the same place (``outlook``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, GLOBALS, SEATS
from churchill_kit.games.churchill.lessons.weighing import Weighing
from churchill_kit.games.churchill.outlook import (
    Answer,
    Move,
    agenda_chance,
    agenda_values,
    answers,
    armies_of,
    asked_next,
    best_card,
    by_roll,
    entering_lines,
    front_chance,
    leader_risk,
    move_of,
    nominated,
    research_chance,
    surrenders,
    undone_chance,
    use_of,
    waiting,
)
from churchill_kit.games.churchill.rules.agenda import agenda_value
from churchill_kit.games.churchill.rules.decisions import DIRECTED_COST
from churchill_kit.games.churchill.rules.influence import (
    bar_to_placing,
    removal_cost,
    shut_networks,
)
from churchill_kit.games.churchill.rules.meeting import fitting, may_stop_in_center, track_of, worth
from churchill_kit.games.churchill.rules.post_mortem import is_last
from churchill_kit.games.churchill.rules.scoring import CONFERENCE_POINTS, points, score
from churchill_kit.games.churchill.state import CENTER, CHAIR, LEFT_OF, Churchill
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
)
from .gains import gives, in_center
from .rows import row, say

Row = dict[str, Any]
Rows = Iterator[Row]

# Actions whose whole effect is in the view, so that the picture after them can be drawn.
SEEN = (*INFLUENCE, "nominate", "support", "naval", "direct", "command")


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
        less = [row(lang, "preview-less", "3.33", issue=move.issue)] if action.get("value") else []
        return {"lines": [*lines, *less], "answers": list(found)}
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
    debate = _debates(view, move) if key == "preview-chair" else ""
    return found | {"text": say(lang, key, seat=holder, gain=found["text"], debate=debate)}


def _debates(view: Churchill, move: Move) -> str:
    """5.24 What may still keep an issue out of a chair: "debated" by a debate, which nobody can
    debate; "safe" from what the others could do; else "maybe"."""
    if view.decision is not None and view.decision.kind == "debate_issue":
        return "debated"
    weighing = Weighing(view)  # as beside the choice
    return "maybe" if weighing.risk(move) or weighing.by_leader(move) else "safe"


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


def _pick(view: Churchill, action: ck.Action, lang: str) -> Rows:
    seat, card = seat_of(view), action["card"]
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
    yield works or gives(view, issue, seat_of(view), seat_of(view), lang)
    if works and (front := waiting(view, issue)):
        entry = view.entry(front)
        assert entry is not None
        yield from _worth_there(view, front, entry.id, lang)


def _best_parts(view: Churchill, card: str, issue: str) -> tuple[Any, ...]:
    return tuple(worth(view, seat_of(view), card, issue, "advance"))


def _nominate_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "answer-nominate", "5.22")


def _discard(view: Churchill, action: ck.Action, lang: str) -> Rows:
    card = action["card"]
    yield row(lang, "preview-discard", "5.26", card=card, **use_of(view, card)._asdict())


def _stop(view: Churchill, action: ck.Action, lang: str) -> Rows:
    stopped = action.kind == "stop"
    key = "preview-stop" if stopped else "preview-move-on"
    rule = "6.21" if BOX.issues[action["issue"]].type == "second_front" else "6.22"
    yield row(lang, key, rule, issue=action["issue"], to=stopped_at(view, action))


def _decline(view: Churchill, action: ck.Action, lang: str) -> Rows:
    assert view.decision is not None
    _, mover, issue, *_ = view.decision.args
    to = lies_now(view)
    captured = to == (mover, CHAIR)
    yield row(
        lang, "preview-decline-chair" if captured else "preview-decline",
        "5.23" if captured else "5.24", issue=issue, to=to, seat=mover,
        asked=asked_next(view) is not None,
    )  # fmt: skip
    holder = track_of(to)
    if holder is not None:
        yield gives(view, issue, holder, seat_of(view), lang)


def _decline_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    assert view.decision is not None
    asked, mover, issue, *_ = view.decision.args
    third = LEFT_OF[seat_of(view)]
    if asked < len(SEATS) - 1 and third != mover and view.hand_size(third):
        yield row(lang, "answer-third", "5.24", (), third, seat=third, issue=issue)
    else:
        yield row(lang, "answer-nobody-left", "5.24")


def _front(view: Churchill, action: ck.Action, lang: str) -> Rows:
    """7.7 The chance of a front before and after."""
    front, markers, naval = markers_of(view, action)
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
            ), most=BOX.limits.naval_per_box, last=is_last(view),
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
        yield from _worth_there(view, front, after.space, lang)
        falls = surrenders(view, front)
        over = {"germany", "japan"} <= {*falls, *view.surrendered}
        for axis in falls:
            rule = "7.81" if axis == "germany" else "7.82"
            yield row(lang, "preview-surrender", rule, **facts, axis=axis, over=over)
        told = armies_of(after)
        yield row(lang, "preview-armies", "7.6", front=front, **told, bare=after.bare)


def _worth_there(view: Churchill, front: str, space: str, lang: str) -> Rows:
    """9.4 Whose points change when a front enters its next space, each with the lines behind it."""
    for seat, lines in entering_lines(view, front).items():
        if change := sum(n for _, n, _ in lines):
            yield row(
                lang, "preview-worth-there", "9.4", lines, seat, front=front, space=space,
                seat=seat, change=change,
            )  # fmt: skip


def _front_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "answer-die", "7.71")


def _naval(view: Churchill, action: ck.Action, lang: str) -> Rows:
    if action["box"] == "arctic":
        have = view.naval["arctic"] + 1
        yield row(
            lang, "preview-naval", "6.5", box="arctic", have=have,
            most=BOX.limits.naval_per_box, last=is_last(view),
        )  # fmt: skip
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
    gain, before, seat = gains_of(view, action), points(score(view)), seat_of(view)
    yield row(lang, f"preview-{action.kind}", _rule_of(view, action), **_facts(view, action))
    if action.kind == "move_global":
        number = GLOBALS.index(action["pawn"]) + 1
        yield row(lang, f"changes-{action['pawn']}-{seat}", f"6.11.{number}")
    if barred := barred_by(view, action):
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
    seat = seat_of(view)
    if action.kind == "move_global":
        pawn = action["pawn"]
        return {"pawn": pawn, "owner": view.global_issues[pawn], "side": f"{pawn}:{seat}"}
    location = action["location"]
    owner, count = view.networks.get(location, ("", 0))
    left = view.to_place[seat][action.kind in ("align", "break_alignment")]
    cost = removal_cost(view, location) if action.kind == "break_alignment" else 1
    return {
        "location": location, "owner": owner or None, "count": count, "left": left - cost,
        "cost": cost,
        "aligned": view.alignment.get(location), "barred": bool(barred_by(view, action)),
    }  # fmt: skip


def _rule_of(view: Churchill, action: ck.Action) -> str:
    return {
        "network": "7.11", "break_network": "7.12", "align": "7.31", "break_alignment": "7.32",
        "move_global": "6.11",
    }[action.kind]  # fmt: skip


def _influence_answers(view: Churchill, action: ck.Action, lang: str) -> Rows:
    """7.1, 7.3 Who places after this, and with how many markers."""
    seat = seat_of(view)
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
    facts = {"now": now, "same": power == now, "last": is_last(view)}
    yield row(lang, "preview-command", "6.91", power=power, theater=theater, **facts)


def _break_tie(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield _tie(view, action, "preview-tie", lang)
    seat = seat_of(view)
    risk = leader_risk(view, seat) if view.options["tiebreak_roll"] else 0
    yield row(lang, "preview-tie-cost", "4.5", leader=view.leaders[seat], risk=risk)


def _name_winner(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield _tie(view, action, "preview-tie", lang)
    sums = points(score(view))
    yield row(lang, "preview-standing", "9.4", seat=action["winner"], points=sums[action["winner"]])


def _tie(view: Churchill, action: ck.Action, key: str, lang: str) -> Row:
    winner = action["winner"]
    facts = {"won": at_stake(view), "seat": winner, "points": CONFERENCE_POINTS[winner]}
    return row(lang, key, "4.5", **facts)


def _keep(view: Churchill, action: ck.Action, lang: str) -> Rows:
    leader = view.leaders[seat_of(view)]
    yield row(lang, "preview-keep", "4.5", leader=leader, won=at_stake(view))


def _next(view: Churchill, action: ck.Action, lang: str) -> Rows:
    facts = order_of(view, action)
    yield row(lang, "preview-next", "7.1", power=action["power"], **facts)
    if facts["mine"] and facts["marker"] == 0:
        yield row(lang, "preview-next-you", "7.1", me=facts["me"])
    if facts["lost"]:
        shut = shut_networks(view, seat_of(view))
        yield row(lang, "preview-next-lost", "7.3", lost=facts["lost"], **shut)


def _pass(view: Churchill, action: ck.Action, lang: str) -> Rows:
    yield row(lang, "preview-pass", "5.24", cards=view.hand_size(seat_of(view)))


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
