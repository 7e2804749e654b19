"""Where the ending, not the points, decided a game: the event that made it so."""

from __future__ import annotations

from typing import cast

import churchill_kit as ck
from churchill_kit.games.churchill.outlook import (
    ahead,
    had_surrendered,
    if_over,
    standing,
    surrenders,
    would_have_won,
)
from churchill_kit.games.churchill.rules.fronts import emperors_conditions
from churchill_kit.games.churchill.rules.post_mortem import left_over
from churchill_kit.games.churchill.rules.scoring import BROKEN_ALLIANCE_AT, points, score
from churchill_kit.games.churchill.state import Churchill
from churchill_kit.table.story import Beat, beats

from ....base.sentences import say as sentence
from .rows import GAME, say

CONDITIONS = ("germany", "bomb", "manchuria")  # 7.82 the Emperor's
# 4.42 and 4.43: those under which the most points may not win.
SHIFTING = ("broken_second", "hegemon")


def peace(state: Churchill, lang: str) -> str:
    """8.0 Both Axis powers are out, and which conferences are not played for that."""
    facts = left_over(state)
    if facts:
        return sentence(ck.Event(GAME, "war_over", "8.0", facts), lang)
    return say(lang, "war-over")


def ended_by(state: Churchill, lang: str) -> str:
    """8.0 Why a game ended before its last conference; 4.43 which Axis power did not surrender,
    and what would have made it."""
    if left_over(state):
        return peace(state, lang)
    out = standing(state)
    return " ".join(say(lang, f"held-out-{axis}", lacking=unmet(state, lang)) for axis in out)


def unmet(state: Churchill, lang: str) -> str:
    """7.82 Which of the Emperor's conditions were not met."""
    met = zip(CONDITIONS, emperors_conditions(state), strict=True)
    return "; ".join(say(lang, f"emperor-{key}") for key, yes in met if not yes)


def to_win(state: Churchill, seat: str, lang: str) -> str:
    """4.4 How many points more or fewer would have won the game, and how it would have ended;
    before that, 4.41, that one would have won had the Axis surrendered, with the points that this
    brings by itself (9.4 M, Q)."""
    told = []
    peace_won = had_surrendered(state)
    if peace_won is not None and peace_won[1].winner == seat:
        out, result = peace_won
        had = points(score(state))
        gained = {s: n - had[s] for s, n in result.scores.items() if n != had[s]}
        brings = ", ".join(say(lang, "power-change", seat=s, change=n) for s, n in gained.items())
        facts = {"axis": out, "brings": brings, "how": sentence(result, lang)}
        told.append(say(lang, "end-with-peace", **facts))
    found = would_have_won(state, seat)
    if found is not None:
        more, result = found
        key = "end-with-more" if more > 0 else "end-with-fewer"
        if more > 0 and state.result is not None and _led(state.result, seat):
            told.append(say(lang, "end-between"))  # both more and fewer would have won
        told.append(say(lang, key, by=abs(more), how=sentence(result, lang)))
    return " ".join(told)


def ruled(record: ck.Record, seat: str, lang: str) -> tuple[Beat, str] | None:
    """4.42, 4.43 The event after which the game was to end as it did, and what that meant."""
    result = record.state.result
    if result is None or result.ending not in SHIFTING or not _shifted(result, seat):
        return None
    beat = _came(record, result.ending)
    over = if_over(cast(Churchill, beat.after))
    if beat.after.result is not None or over is None:
        return beat, sentence(result, lang)
    return beat, say(lang, "end-if-over", how=sentence(over, lang))


def turned(record: ck.Record, seat: str, lang: str) -> tuple[Beat, str] | None:
    """4.41 The event after which the points were to count as they stand, where another would have
    won by the ending before it, and which that was; 4.43 or the one by which an Axis power held
    out, where another would have won had it fallen."""
    result = record.state.result
    if result is not None and result.ending == "hegemon":
        return _held_out(record, seat, lang)
    if result is None or result.ending in SHIFTING:
        return None
    beat = _came(record, result.ending)
    otherwise = if_over(cast(Churchill, beat.before))
    if beat.after.result is not None or otherwise is None or otherwise.winner == result.winner:
        return None
    if seat not in (result.winner, otherwise.winner):
        return None
    return beat, say(lang, "end-else", how=sentence(otherwise, lang))


def _held_out(record: ck.Record, seat: str, lang: str) -> tuple[Beat, str] | None:
    """7.7 The last attempt of a front by which the Axis would have surrendered."""
    state = cast(Churchill, record.state)
    found = had_surrendered(state)
    assert state.result is not None
    if found is None or found[1].winner == state.result.winner:
        return None
    out, otherwise = found
    if seat not in (state.result.winner, otherwise.winner):
        return None
    for move in range(record.n, 0, -1):
        if not any(map(_failed, record.log[move])):
            continue
        for beat in reversed(beats(record, move - 1, move)):
            event = beat.events[-1]
            before = cast(Churchill, beat.before)
            if _failed(event) and set(out) <= {*surrenders(before, event["front"])}:
                facts = {"front": event["front"], "axis": out, "how": sentence(otherwise, lang)}
                return beat, say(lang, "end-held", **facts)
    return None


def _failed(event: ck.Event) -> bool:
    """7.71, 7.73 Has a front not advanced?"""
    return event.kind in ("front_blocked", "front_too_weak") or (
        event.kind == "front_rolled" and not event["success"]
    )


def lead_endangered(record: ck.Record, seat: str) -> bool:
    """4.42 Was a seat, which won as the first of a whole alliance, once too far ahead for that; or
    did it lose by that?"""
    result = record.state.result
    if result is not None and _led(result, seat):
        return True
    if result is None or result.ending != "alliance" or result.winner != seat:
        return False
    return any(ahead(points, seat) > BROKEN_ALLIANCE_AT for points in record.scores[: record.n + 1])


def _shifted(result: ck.Result, seat: str) -> bool:
    """Did somebody with more points lose, or has this seat another place than by its points?"""
    scores, final, winners = result.scores, result.final, result.winners
    if any(n > scores[w] for n in scores.values() for w in winners):
        return True
    before = sum(n > scores[seat] for n in scores.values())
    after = [s for s in final if s != seat and (s in winners or final[s] > final[seat])]
    return before != (0 if seat in winners else len(after))


def _led(result: ck.Result, seat: str) -> bool:
    """4.42 Did a seat's own lead break the alliance, so that the second won?"""
    return result.ending == "broken_second" and result.scores[seat] == max(result.scores.values())


def _came(record: ck.Record, ending: str) -> Beat:
    """The last event before which the game, had it ended there, would have ended otherwise; the
    end itself where it never would have, as with an Axis power that holds out."""
    for move in range(record.n, 0, -1):
        if _ending(record.at(move - 1)) != ending:
            told = [b for b in beats(record, move - 1, move) if _ending(b.before) != ending]
            if told:
                return told[-1]
    return beats(record, record.n - 1)[-1]


def _ending(state: object) -> str:
    over = if_over(cast(Churchill, state))
    return over.ending if over is not None else "broken_second"  # 4.42 a die between the others
