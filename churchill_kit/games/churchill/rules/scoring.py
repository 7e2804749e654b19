"""9.4 Victory point schedule and 4.4 Winning the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....engine.values import Result
from ..box.components import BOX, FRONTS, GLOBALS, SEATS
from ..state import GAME_NAME, RULES, Churchill

# One line of a score: the letter of 9.4 (or a rule's number), points, what for.
Line = tuple[str, int, str]
Lines = dict[str, list[Line]]

Give = Callable[..., None]  # give(letter, points, what for, *seats)

WEST = ("us", "uk")
DRIVES = ("central_pacific", "southwest_pacific")  # 9.4 S: those of the US on Japan
BROKEN_ALLIANCE_AT = 20  # 4.41, 4.42: a wider gap than this breaks the alliance
CONFERENCE_POINTS = {"us": 3, "uk": 3, "ussr": 5}  # 9.4 D, E: for each conference won
SECRET_AGENDA_POINTS = 5  # 10.3


# -- 9.4 Victory point schedule -------------------------------------------------------------------


def score(s: Churchill) -> Lines:
    """9.4 The score of each power now, line by line: (letter, points, what for).

    Lines that count only at the end count as if the game ended now. In a view, only the
    secret agendas that may be seen are counted (10.3).
    """
    lines: Lines = {seat: [] for seat in SEATS}

    def give(letter: str, points: int, what: str, *seats: str) -> None:
        for seat in seats:
            lines[seat].append((letter, points, what))

    spaces = {front: s.space(front) for front in FRONTS}
    at = {front: space.id for front, space in spaces.items()}
    # General
    for name in BOX.locations:  # A
        if name in s.alignment:
            give("A", 3, name, s.alignment[name])
    for name in BOX.locations:  # B
        if name in s.networks and name not in s.alignment:
            give("B", 1, name, s.networks[name][0])
    for pawn in GLOBALS:  # C
        if s.global_issues[pawn] in SEATS:
            give("C", 5, pawn, s.global_issues[pawn])
    for seat in SEATS:  # D, E
        wins = s.conference_wins[seat]
        amount, won = CONFERENCE_POINTS[seat] * wins, f"conferences_won:{wins}"
        if wins and seat == "ussr":
            give("E", amount, won, seat)
        elif wins:
            give("D", amount, won, seat)
    # Colonies
    for name, location in BOX.locations.items():  # F
        if location.colony and name not in s.networks and name not in s.alignment:
            give("F", 2, name, "uk")
    # Axis surrender
    for axis in ("germany", "japan"):  # G: at most 8 a power for each Axis power
        inside = {BOX.tracks[f].marker for f, space in spaces.items() if space.axis == axis}
        if inside & set(WEST):
            give("G", 8, axis, *WEST)
        if "ussr" in inside:
            give("G", 8, axis, "ussr")
    _score_europe(s, at, give)
    _score_pacific(s, at, give)
    # A-bomb
    spied = s.a_bomb["ussr"]
    if spied:  # Y
        give("Y", 3 * spied, f"spy_ring:{spied}", "ussr")
    if s.us_has_bomb():  # Z
        give("Z", 3, "trinity", *WEST)
    else:  # AA
        give("AA", 3, "no_us_bomb", "ussr")
    # 10.3 Secret agenda
    for seat in SEATS:
        for marker in s.secret_agendas.get(seat) or ():
            name = BOX.agenda_markers[marker]
            if s.alignment.get(name) == seat:
                give("10.3", SECRET_AGENDA_POINTS, name, seat)
    return lines


def counts(s: Churchill) -> tuple[Any, ...]:
    """9.4 All that a score depends on: it is the same as long as this is."""
    return (
        s.alignment,
        s.networks,
        s.global_issues,
        s.conference_wins,
        s.fronts,
        s.surrendered,
        s.technology,
        s.entered,
        s.a_bomb,
        s.secret_agendas,
    )


def _score_europe(s: Churchill, at: Mapping[str, str], give: Give) -> None:
    if at["mediterranean"] == "central_italy":  # H
        give("H", 2, "central_italy", "uk")
    if at["mediterranean"] == "northern_italy":  # I, J
        give("I", 3, "northern_italy", "uk")
        give("J", 2, "northern_italy", "us")
    first = entered_first(s)
    if first == "central_italy":  # K
        give("K", 2, "central_italy_first", "uk")
    elif first == "normandy":  # L
        give("L", 2, "normandy_first", "us")
    if "germany" in s.surrendered and at["western"] != "germany":  # M
        give("M", 5, "germany_without_west", "ussr")
    if at["eastern"] == "east_germany":  # N
        give("N", 5, "east_germany", "ussr")
    if at["western"] == "west_germany":
        give("N", 5, "west_germany", *WEST)
    if at["eastern"] == "prussia":  # O
        give("O", 2, "prussia", "ussr")
    if at["western"] == "rhineland":
        give("O", 2, "rhineland", *WEST)
    for seat in SEATS:  # P
        if s.technology[seat]:
            give("P", s.technology[seat], f"german_technology:{s.technology[seat]}", seat)


def _score_pacific(s: Churchill, at: Mapping[str, str], give: Give) -> None:
    if "japan" in s.surrendered and "japan" not in at.values():  # Q
        give("Q", 5, "japan_unoccupied", "us")
    if "philippines" not in s.entered:  # R
        give("R", 3, "philippines_not_entered", "uk", "ussr")
    ahead, behind = sorted(DRIVES, key=lambda front: to_japan(s, front))
    if to_japan(s, behind) - to_japan(s, ahead) > 1:  # S
        give("S", 5, behind, "uk", "ussr")
    if at["central_pacific"] == "iwo_jima":  # T
        give("T", 2, "iwo_jima", "us")
    if at["central_pacific"] == "okinawa":  # U
        give("U", 5, "okinawa", "us")
    if at["southwest_pacific"] == "kyushu":  # V
        give("V", 5, "kyushu", "us")
    if at["cbi"] == "formosa":  # W
        give("W", 5, "formosa", "uk")
    if at["far_east"] == "korea":  # X
        give("X", 8, "korea", "ussr")


def to_japan(s: Churchill, front: str) -> int:
    """How many spaces a front is from Japan (9.4 S)."""
    return len(BOX.tracks[front].spaces) - 1 - s.fronts[front]


def entered_first(s: Churchill) -> str | None:
    """9.4 K, L, 9.53: "normandy", "central_italy", "same_conference",
    or None while neither was entered."""
    normandy, italy = s.entered.get("normandy"), s.entered.get("central_italy")
    if normandy is None or italy is None:
        return (
            "central_italy" if italy is not None else "normandy" if normandy is not None else None
        )
    if normandy == italy:
        return "same_conference"
    return "normandy" if normandy < italy else "central_italy"


def points(lines: Lines) -> dict[str, int]:
    """The sum of each seat's lines."""
    return {seat: sum(line[1] for line in rows) for seat, rows in lines.items()}


@RULES.score
def standing(view: Churchill) -> dict[str, int]:
    """9.4 The score as it stands, as far as this view may know."""
    return points(score(view))


# -- 4.4 Winning the game -------------------------------------------------------------------------


def decide(s: Churchill, more: Mapping[str, int] | None = None) -> Result:
    """9.3, 4.4 Who wins, by which of the three endings, with the score line by line; or who would,
    with so many points more."""
    lines = score(s)
    scores = {seat: n + (more or {}).get(seat, 0) for seat, n in points(lines).items()}
    if "germany" in s.surrendered and "japan" in s.surrendered:
        return _allied_victory(s, lines, scores)
    return _hegemon(s, lines, scores)


def _allied_victory(s: Churchill, lines: Lines, scores: dict[str, int]) -> Result:
    """4.41 Alliance victory, or 4.42 broken alliance if the gap is more than 20."""
    best, worst = max(scores.values()), min(scores.values())
    leaders = [seat for seat in SEATS if scores[seat] == best]
    if best - worst <= BROKEN_ALLIANCE_AT:
        winner, tiebreak = _final_tiebreak(s, leaders)
        return Result(GAME_NAME, (winner,), scores, "alliance", "4.41", lines, {}, tiebreak)
    if len(leaders) > 1:  # a tie for the highest score
        winner, tiebreak = _final_tiebreak(s, leaders)
        return Result(GAME_NAME, (winner,), scores, "broken", "4.42", lines, {}, tiebreak)
    top = leaders[0]
    others = [seat for seat in SEATS if seat != top]
    if best > sum(scores[seat] for seat in others):
        return Result(GAME_NAME, (top,), scores, "broken_first", "4.42", lines)
    second = max(scores[seat] for seat in others)
    coalition = [seat for seat in others if scores[seat] == second]
    winner, tiebreak = _tiebreak_between(s, coalition)
    return Result(GAME_NAME, (winner,), scores, "broken_second", "4.42", lines, {}, tiebreak)


def _hegemon(s: Churchill, lines: Lines, scores: dict[str, int]) -> Result:
    """4.43 An Axis power holds out: the first loses 5, the second 3, the last gains 5."""
    best, worst = max(scores.values()), min(scores.values())
    first = [seat for seat in SEATS if scores[seat] == best]
    last = [seat for seat in SEATS if scores[seat] == worst]
    if len(first) == 3:  # a three-way tie is not covered: no adjustment (house rule)
        adjustments = dict.fromkeys(SEATS, 0)
    elif len(first) == 2:
        adjustments = {seat: -5 if seat in first else 5 for seat in SEATS}
    elif len(last) == 2:
        adjustments = {seat: 5 if seat in last else -5 for seat in SEATS}
    else:
        adjustments = {seat: -5 if seat in first else 5 if seat in last else -3 for seat in SEATS}
    adjusted = {seat: scores[seat] + adjustments[seat] for seat in SEATS}
    top = max(adjusted.values())
    leaders = [seat for seat in SEATS if adjusted[seat] == top]
    winner, tiebreak = _final_tiebreak(s, leaders)
    return Result(GAME_NAME, (winner,), scores, "hegemon", "4.43", lines, adjustments, tiebreak)


def _final_tiebreak(s: Churchill, tied: list[str]) -> tuple[str, str]:
    """4.44 The winner among the tied, and which condition made it so ("" without a tie)."""
    if len(tied) == 1:
        return tied[0], ""
    if "us" in tied and s.us_has_bomb():
        return "us", "4.44.1"
    if "ussr" in tied and soviet_germany(s):
        return "ussr", "4.44.2"
    return "uk", "4.44.3"  # even if the UK is not tied


def _tiebreak_between(s: Churchill, tied: list[str]) -> tuple[str, str]:
    """4.42 with 4.44, between the tied two only: then Churchill if he is one of them.

    If that leaves the US and the USSR: more conferences won, then a die (house rule).
    """
    if len(tied) == 1:
        return tied[0], ""
    winner, rule = _final_tiebreak(s, tied)
    if winner in tied:
        return winner, rule
    best = max(s.conference_wins[seat] for seat in tied)
    most = [seat for seat in tied if s.conference_wins[seat] == best]
    if len(most) == 1:
        return most[0], "conferences"
    return most[(s.roll(6) - 1) // 3], "die"


def soviet_germany(s: Churchill) -> bool:
    """4.44.2 Is the Eastern Front the sole occupier of Germany?"""
    return s.space("eastern").axis == "germany" and s.space("western").axis != "germany"
