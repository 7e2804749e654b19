"""What counts in a position and does not lie on the war map: global issues, conferences won, and
who landed first (6.11, 9.4 C to E, K, L). A question about the map needs it in words."""

from __future__ import annotations

from typing import Any

from churchill_kit.games.churchill.rules.scoring import entered_first
from churchill_kit.games.churchill.state import NEUTRAL

from .words import told

ALIGNING = ("6.11", "7.3")  # rules that ask how the global issues stand, even if neutral
SCORING = ("4.4", "9.4")  # rules that count all of it
AGENDAS = "10."  # rules that look at nothing but alignment


def beside_map(view: Any, lang: str, rule: str) -> list[dict[str, Any]]:
    """Rows of a title and its items, as far as they matter to what is told or asked."""
    if rule.startswith(AGENDAS):
        return []
    rows = []
    sides, won = view.global_issues, {s: n for s, n in view.conference_wins.items() if n}
    if rule.startswith(ALIGNING) or any(side != NEUTRAL for side in sides.values()):
        pawns = [_pawn(pawn, side, lang) for pawn, side in sides.items()]
        rows.append({"title": told(lang, "sandbox-score-pawns"), "items": pawns})
    if not rule.startswith(SCORING):
        return rows
    if won:
        wins = [told(lang, "beside-wins", seat=seat, n=n) for seat, n in won.items()]
        rows.append({"title": told(lang, "sandbox-score-wins"), "items": wins})
    if {"normandy", "central_italy"} <= view.entered.keys():
        race = told(lang, "beside-race", first=entered_first(view))
        rows.append({"title": told(lang, "beside-landed"), "items": [race]})
    return rows


def _pawn(pawn: str, side: str, lang: str) -> str:
    if side == NEUTRAL:
        return told(lang, "beside-open", pawn=pawn)
    return told(lang, "beside-settled", pawn=pawn, what=f"{pawn}:{side}", seat=side)
