"""The page after a game: one's own place first, what turned the game, what each round brought, what
to learn next, and the score with how it grew.

Every number of points is that of the result (``Result.final``), wherever it stands.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine.words import cite
from churchill_kit.table import review
from churchill_kit.table.story import Beat

from ..base.sentences import name, parts, say, static, text
from .controller import Controller
from .learning import learn
from .start_page import next_games

TURNS = 3  # turning points that are told
SOURCES = 3  # of points, by which one's own score differs from another
CAUSES = 4  # events that led to an ending without points, the last one that ended it
RULES = 3  # rules to learn next
MOMENTS = 4  # at which a rule cost most, each a step away

# Texts of the page that never change while the language stays; a game may have its own.
STATIC = (
    "end-turning", "end-none", "end-rounds", "end-learn", "end-learn-none", "end-leaf", "end-next",
    "end-there", "end-looking", "end-result", "end-brought", "end-costs", "end-costs-ask",
    "end-costs-closer", "end-costs-review", "end-costs-try",
)  # fmt: skip


def words(lang: str, game: str) -> dict[str, str]:
    """The words of the page that need no facts."""
    return {key: static(lang, key, game) for key in STATIC}


def end(c: Controller) -> dict[str, Any]:
    """Who won, by which ending and why, the score by line, and how it grew."""
    record, lang, shown = c.record, c.lang, c.screen
    result = record.state.result if record is not None else None
    if record is None or result is None or c.showing is not None:
        return {}
    game = record.game.name
    final, own = result.final, own_seat(c)
    return {
        "winner": result.winner or "",
        "winners": list(result.winners),
        "title": _winners(record.game, result, lang),
        "place": _place(c, result),
        "sentence": say(result, lang),
        "about": " ".join(
            filter(None, (shown.ended_by(record.state, lang), shown.ending(result, lang)))
        ),
        "to_win": shown.to_win(record.state, own, lang) if _lost(result, own) else "",
        "sources": _sources(c, result, own) if own else "",
        "next": next_games(c),
        "rule": result.rule,
        "tiebreak": _tie(result, lang),
        "seats": [
            {
                "id": seat,
                "name": name(seat, game, lang),
                "own": seat == own,
                "score": final[seat],
                "before": result.scores[seat],
                "adjustment": result.adjustments.get(seat, 0),
                "lines": [shown.line(entry, lang) for entry in shown.lines_of(record, seat)],
            }
            for seat in _order(result)
        ],
        "adjusted": any(result.adjustments.values()),
        "chart": _chart(c, result),
    }


def _lost(result: ck.Result, seat: str) -> bool:
    return bool(seat and result.winners) and seat not in result.winners


def _sources(c: Controller, result: ck.Result, own: str) -> str:
    """Where one's own points and those of the winner, or of the next best, differ most; "" where
    nothing differs, or the points do not count."""
    record, lang, game = c.record, c.lang, c.game.name
    if record is None or c.screen.led_to(result) is not None:
        return ""
    others = [seat for seat in _order(result) if seat != own]
    if not others:
        return ""
    rival = others[0]
    came: dict[str, list[int]] = {}
    for i, seat in enumerate((own, rival)):
        for entry in c.screen.lines_of(record, seat):
            came.setdefault(c.screen.source(entry, lang), [0, 0])[i] += entry[1]
    differ = sorted(came.items(), key=lambda one: -abs(one[1][0] - one[1][1]))
    told = [
        text(lang, "end-source", game, what=what, mine=mine, theirs=theirs)
        for what, (mine, theirs) in differ[:SOURCES]
        if mine != theirs
    ]
    return text(lang, "end-sources", game, other=rival, list="; ".join(told)) if told else ""


def own_seat(c: Controller) -> str:
    """The seat of the one person who played; "" if several did, or nobody."""
    return c.own or ""


def counted(scores: dict[str, Any], result: ck.Result | None, lang: str) -> dict[str, Any]:
    """The scores as they stand, with what the ending added to them."""
    if result is None or not any(result.adjustments.values()):
        return scores
    rows = []
    for row in scores.get("rows", []):
        more = result.adjustments.get(row["seat"], 0)
        line = [[result.rule, more, static(lang, "adjustments")]] if more else []
        total = result.final.get(row["seat"], row["total"])
        rows.append({**row, "total": total, "lines": [*row["lines"], *line]})
    return {**scores, "rows": rows}


def _order(result: ck.Result) -> list[str]:
    """The seats, whoever won first, then by points."""
    final = result.final
    return sorted(final, key=lambda seat: (seat not in result.winners, -final[seat]))


def _place(c: Controller, result: ck.Result) -> str:
    """Where the one person who played has come in, and by how much; "" where nobody is meant."""
    own, lang, game, final = own_seat(c), c.lang, c.game.name, result.final
    if not own:
        return ""
    others = [seat for seat in _order(result) if seat != own]
    if not result.winners:
        return static(lang, "end-nobody")
    counts = c.screen.led_to(result) is None  # do points decide?
    if own in result.winners:
        if len(result.winners) > 1:
            return static(lang, "end-shared")
        by = final.get(own, 0) - final.get(others[0], 0) if others and counts else 0
        key = "end-won" if by > 0 else "end-won-plain"
        next_best = tuple(s for s in others if final.get(s, 0) == final.get(others[0], 0))
        return text(lang, key, game, by=by, others=next_best)
    place = 1 + sum(1 for seat in others if _before(result, seat, own))
    by, ahead = final.get(result.winners[0], 0) - final.get(own, 0), result.winners[0]
    if len(final) == 2:  # of two nobody is second
        key = "end-beaten" if by > 0 and counts else "end-beaten-plain"
        return text(lang, key, game, by=by, other=ahead)
    if counts and result.scores[own] > max(result.scores[seat] for seat in others):
        return text(lang, "end-led-and-lost", game, other=ahead)
    level = [seat for seat in others if _level(result, seat, own)]
    if level and by > 0:
        return text(lang, "end-level", game, place=place, by=by, other=ahead, beside=level)
    key = "end-placed" if by > 0 else "end-placed-plain"
    return text(lang, key, game, place=place, of=len(final), by=by, other=ahead)


def _level(result: ck.Result, seat: str, own: str) -> bool:
    return seat not in result.winners and result.final[seat] == result.final[own]


def _before(result: ck.Result, seat: str, own: str) -> bool:
    return seat in result.winners or result.final[seat] > result.final[own]


def _winners(game: Any, result: ck.Result, lang: str) -> str:
    """Who won: a seat, the seats of a side, some who share it, or nobody."""
    won = result.winners
    if not won:
        return static(lang, "draw")
    side = next((s for s, seats in game.sides.items() if set(seats) == set(won)), "")
    if len(won) == 1 or side:
        return text(lang, "winner", game.name, seat=side or won[0])
    return text(lang, "winners", game.name, seats=won)


# -- how the points grew -----------------------------------------------------------------------


def _chart(c: Controller, result: ck.Result) -> dict[str, Any]:
    """The scores after each action, and what each round brought for those who read tables; both
    end with the result, and with what the ending added or took, if it did."""
    record, shown, lang = c.record, c.screen, c.lang
    assert record is not None
    seats = tuple(result.final)
    grown: dict[str, list[int]] = {seat: [] for seat in seats}
    marks: list[tuple[int, int]] = []
    closed: list[dict[str, int]] = []
    last = 0
    for n in range(record.n + 1):
        view = record.at(n).view(None)
        sums, number = shown.totals(view), shown.round_of(view)
        if number != last or not marks:
            if marks:
                closed.append(_closed(c, n, last))
            marks.append((n, number))
            last = number
        for seat in seats:
            grown[seat].append(sums.get(seat, 0))
    # Points that the ending adds or takes have a step of their own: the peak before it is seen.
    step = max(2, record.n // 30) if any(result.adjustments.values()) else 0
    for seat in seats:
        grown[seat][-1] = result.scores[seat]
        grown[seat] += [result.scores[seat]] * step + [result.final[seat]] * step
    start = _start(c)
    for seat in seats:
        grown[seat][0] = start.get(seat, 0)
    top = max((max(v) for v in grown.values()), default=0)
    low = min((min(v) for v in grown.values()), default=0)
    return {
        "seats": [[seat, name(seat, record.game.name, lang), _dash(c, seat)] for seat in seats],
        "moves": record.n + 2 * step,
        "grown": grown,
        "marks": [[n, shown.round_label(number, lang)] for n, number in marks if number],
        "rows": _rounds(c, result, start, marks, [*closed, result.scores]),
        "top": max(20, math.ceil(top / 20) * 20),
        "low": min(0, math.floor(low / 20) * 20),
    }


def _start(c: Controller) -> dict[str, int]:
    """The points of the set-up, before anything happened."""
    assert c.record is not None
    opening = c.record.film(0)
    return c.screen.totals((opening[0].state if opening else c.record.at(0)).view(None))


def _closed(c: Controller, move: int, number: int) -> dict[str, int]:
    """The points when a round closed during a move, before what opens the next one."""
    assert c.record is not None
    states = [c.record.at(move - 1), *(frame.state for frame in c.record.film(move))]
    views = [state.view(None) for state in states]
    return c.screen.totals([v for v in views if c.screen.round_of(v) == number][-1])


def _rounds(
    c: Controller,
    result: ck.Result,
    start: Mapping[str, int],
    marks: list[tuple[int, int]],
    closed: Sequence[Mapping[str, int]],
) -> list[list[Any]]:
    """For each round its label, and for each seat what it brought and the points after it; what
    the ending added has a line of its own."""
    shown, lang, seats = c.screen, c.lang, tuple(result.final)
    added = {seat: result.adjustments.get(seat, 0) for seat in seats}
    before, rows = start, []
    for (_, number), after in zip(marks, closed, strict=True):
        label = shown.round_label(number, lang) if number else static(lang, "end-game")
        rows.append([label, *([after[s] - before.get(s, 0), after[s]] for s in seats)])
        before = after
    if any(added.values()):
        row = [[added[s], result.final[s]] for s in seats]
        rows.append([static(lang, "adjustments"), *row])
    return rows


def _dash(c: Controller, seat: str) -> str:
    look = c.screen.seats.get(seat)
    return look.dash if look is not None else ""


# -- looking back ------------------------------------------------------------------------------


def looking_back(c: Controller) -> dict[str, Any]:
    """What turned the game, and which rules to learn next: it takes a moment to find out."""
    record = c.record
    result = record.state.result if record is not None else None
    if record is None or result is None:
        return {}
    own = own_seat(c)
    seat = own or (result.winner or "")
    if not seat:
        return {"turns": [], "learn": None, "title": ""}
    lang, game = c.lang, record.game.name
    title = static(lang, "end-turning") if own else text(lang, "end-turning-of", game, seat=seat)
    leads = c.screen.led_to(result)
    if leads is not None:
        found = review.causes(record, leads, CAUSES)
        return {
            "title": title,
            "turns": [_cause(c, beat, seat in result.winners) for beat in found],
            "learn": _decisive(c, result, found, own) if own else None,
        }
    ruled = c.screen.ruled(record, seat, lang)
    turned = c.screen.turned(record, seat, lang)
    too_far = c.screen.lead_endangered(record, seat)
    measure = review.ahead_of_last if too_far or _second(result, seat) else review.lead
    turns = review.turning_points(record, seat, TURNS, measure)
    won, told = seat in result.winners, list[dict[str, Any]]()
    if ruled is not None and ruled[0].after.result is None:  # the end itself heads the page
        told.append(_ruled(c, *ruled, won))
    if turned is not None:
        told.append(_cause(c, turned[0], won) | {"note": turned[1]})
    meant = _meant(record, seat, too_far)
    apart = [one[0].first for one in (ruled, turned) if one is not None]
    told += [_turn(c, t, seat, meant, measure) for t in turns if t.beat.first not in apart]
    return {
        "title": title,
        "turns": told,
        "learn": _rules(c, own, result.rule if ruled is not None else "") if own else None,
    }


Meant = tuple[str, str]  # what is said of a lead that grew, and of one that fell
GAIN: Meant = ("end-gained", "end-lost")
TOO_MUCH: Meant = ("end-wider", "end-narrower")
HELD: Meant = ("end-held-wider", "end-held-narrower")
SECOND: Meant = ("end-held-wider", "end-narrower")


def _second(result: ck.Result, seat: str) -> bool:
    """Did a seat win although another has more points? Then what that one gained was no loss."""
    return seat in result.winners and result.final[seat] < max(result.final.values())


def _meant(record: ck.Record, seat: str, too_far: bool) -> Meant:
    """What a lead meant in a game: where it lost the game, or nearly did (`too_far`), it was no
    gain."""
    result = record.state.result
    assert result is not None
    if _second(result, seat):
        return SECOND
    if _lost(result, seat):
        return TOO_MUCH if result.scores[seat] == max(result.scores.values()) else GAIN
    return HELD if too_far else GAIN


def _turn(
    c: Controller, turn: review.Turning, seat: str, meant: Meant, measure: review.Measure
) -> dict[str, Any]:
    """A moment that changed the lead."""
    lang, event = c.lang, turn.event
    key = meant[turn.by <= 0]
    was, now = (measure(s.score(), seat) for s in (turn.beat.before, turn.beat.after))
    ahead = {"was": was, "now": now}
    if meant is not GAIN:
        ahead["last"] = measure is not review.lead
    where = [f"{what}." for what in (c.screen.gained_by(event, lang),) if what]
    return {
        "seat": c.screen.actor(event),
        "text": say(event, lang),
        "rule": event.rule,
        "parts": parts(event.breakdown, event.game, lang) if event.breakdown else [],
        "tone": "plain" if meant is not GAIN else "good" if turn.by > 0 else "bad",
        "note": " ".join((*where, text(lang, key, by=abs(turn.by), others=_others(c), **ahead))),
        "line": _line(turn.beat),
        "round": _round(c, turn.beat),
    }


def _cause(c: Controller, beat: Beat, good: bool) -> dict[str, Any]:
    """An event that led to how the game ended."""
    lang, event = c.lang, beat.events[-1]
    ended = beat.after.result is not None
    return {
        "seat": c.screen.actor(event),
        "text": say(event, lang),
        "rule": event.rule,
        "parts": [],
        "tone": "good" if good else "bad",
        "note": static(lang, "end-decided" if ended else "end-led"),
        "line": _line(beat),
        "round": _round(c, beat),
    }


def _ruled(c: Controller, beat: Beat, means: str, good: bool) -> dict[str, Any]:
    """The event that brought the ending by which the game was decided, and what that meant."""
    assert c.record is not None and c.record.state.result is not None
    return _cause(c, beat, good) | {"note": cite(means, c.record.state.result.rule)}


def _round(c: Controller, beat: Beat) -> str:
    """The round in which something happened; what opens one belongs to it."""
    number = c.screen.round_of(beat.before.view(None))
    return c.screen.round_label(number, c.lang) if number else ""


def _tie(result: ck.Result, lang: str) -> str:
    """What decided between equals; "" where nothing did, or the rule of the ending itself."""
    if result.tiebreak in ("", result.rule):
        return ""
    return text(lang, "tiebreak", result.game, how=result.tiebreak)


def _others(c: Controller) -> int:
    """How many play against one."""
    assert c.record is not None
    return len(c.record.state.seats) - 1


def _decisive(
    c: Controller, result: ck.Result, found: list[Beat], own: str
) -> list[dict[str, Any]]:
    """The rule that ended the game, then those of what led to it, with their chapters; who has won
    by it may still learn from what cost points."""
    if own in result.winners:
        return _rules(c, own)
    numbers = dict.fromkeys([result.rule, *(b.events[-1].rule for b in reversed(found))])
    texts = [static(c.lang, "end-decided"), *[static(c.lang, "end-led")] * len(numbers)]
    told = zip(numbers, texts, strict=False)
    rules = (_rule(c, number, about) for number, about in told)
    return [rule for rule in rules if rule is not None][:RULES]


def _rules(c: Controller, own: str, decided: str = "") -> list[dict[str, Any]]:
    """The rules by which most was lost, with their chapters; first the one that decided the game,
    if it was not the points. Who has won and lost nothing by any reads by which he won."""
    assert c.record is not None
    result = c.record.state.result
    assert result is not None
    found = [_rule(c, decided, static(c.lang, "end-ruled"))] if decided else []
    for loss in review.against(c.record, own, RULES):
        if loss.rule == decided or (own in result.winners and loss.rule == result.rule):
            continue  # who wins by a rule has made it his own, whatever points it took
        cost = text(
            c.lang, "end-cost", points=loss.points, times=len(loss.moves), others=_others(c),
            gained=loss.gained,
        )  # fmt: skip
        rule = _rule(c, loss.rule, cost)
        found.append(rule and rule | {"moments": _moments(c, loss)})
    if not any(found) and own in result.winners:
        found.append(_rule(c, result.rule, static(c.lang, "end-won-by")))
    return [rule for rule in found if rule is not None][:RULES]


def _moments(c: Controller, loss: review.Loss) -> list[dict[str, Any]]:
    """When a rule cost most, in the order of the game, those of one round together: the line of the
    first of each in the timeline."""
    dearest = sorted(loss.moments, key=lambda moment: moment.by)[:MOMENTS]
    costs: dict[str, tuple[int, int]] = {}
    for beat, by in sorted(dearest, key=lambda moment: moment.beat.first):
        when = _round(c, beat) or static(c.lang, "end-there")
        line, so_far = costs.get(when, (_line(beat), 0))
        costs[when] = line, so_far + by
    return [
        {"text": text(c.lang, "end-moment", when=when, by=-by), "line": line}
        for when, (line, by) in costs.items()
    ]


def _line(beat: Beat) -> int:
    """The last line of the log that tells of it."""
    return beat.first + len(beat.events) - 1


def _rule(c: Controller, number: str, about: str) -> dict[str, Any] | None:
    """A rule to learn next, and why; None where nothing is taught of it."""
    game = c.game.name
    try:
        rule = book(game).rule(number)
    except ck.GameError:
        return None
    if rule is None:
        return None
    found = {"rule": rule.id, "title": rule.title[c.lang], "text": about, "moments": []}
    return found | {"learn": learn(game, rule.id, c.lang)}
