"""One's own games, running and finished, as the browser keeps them.

The browser sends what it knows of each without its moves; what stands there may be damaged,
come from an older version, or be about a game that is not here. A picture is drawn for an
entry when it is asked for, and the browser keeps that, too.
"""

from __future__ import annotations

import re
import time
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.shape import brief
from churchill_kit.table import PERSON, Table, called

from ..base.sentences import name, say, static, text
from ..screen import screen
from .titles import title_of

WORDS = (
    "mine-title", "mine-last", "mine-go-on", "mine-look", "mine-copy", "mine-copied", "mine-rename",
    "mine-name", "mine-file", "mine-delete", "mine-sure", "mine-delete-it",
    "mine-leave-it", "mine-open", "mine-finished", "mine-running", "mine-all",
)  # fmt: skip
NO_FILE = re.compile(r'[\\/:*?"<>|\x00-\x1f\x7f]+')  # what no name of a file may have
COPY = re.compile(r" \(\d+\)$")  # what a browser adds to the second file of a name
MINUTE, HOUR, DAY = 1, 60, 24 * 60  # in minutes


def entries(kept: list[Any], lang: str) -> list[dict[str, Any]]:
    """What the list shows of each game; one that cannot be read says so in a sentence."""
    known = [k for k in kept if isinstance(k, dict) and isinstance(k.get("key"), str)]
    return _told_apart([_entry(k, lang) for k in known])


def _told_apart(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games of one name are numbered. By their keys, so that none changes its number by being
    played."""
    alike: dict[str, list[str]] = {}
    for entry in sorted(found, key=lambda entry: str(entry["key"])):
        alike.setdefault(entry["name"], []).append(entry["key"])

    def numbered(entry: dict[str, Any]) -> str:
        n = alike[entry["name"]].index(entry["key"])
        return f"{entry['name']}, {n + 1}" if n and entry["name"] else str(entry["name"])

    return [{**entry, "name": numbered(entry)} for entry in found]


def _entry(kept: dict[str, Any], lang: str) -> dict[str, Any]:
    own = called(kept.get("name"))
    try:
        return {"key": kept["key"], "name": own or _called(kept, lang), **_told(kept, lang)}
    except (ck.GameError, KeyError, TypeError, ValueError, OverflowError):
        return {"key": kept["key"], "name": own, "broken": text(lang, "mine-broken")}


def _called(kept: dict[str, Any], lang: str) -> str:
    """Churchill: Training; a branch tells from which move on."""
    game, scenario = _game_of(kept), kept.get("scenario")
    what = name(str(scenario), game, lang) if scenario else static(lang, "position")
    called = text(lang, "mine-called", title=title_of(game, lang), scenario=what)
    move = kept.get("branched")
    return called if type(move) is not int else text(lang, "mine-branched", name=called, move=move)


def _game_of(kept: dict[str, Any]) -> str:
    game = str(kept["game"])
    if game not in ck.games():
        raise ck.UnknownGame("unknown-game", given=brief(game), choices=", ".join(ck.games()))
    return game


def _told(kept: dict[str, Any], lang: str) -> dict[str, Any]:
    game, turn, won = _game_of(kept), kept.get("turn"), _seats(kept.get("winners"))
    own = _persons(kept)
    minutes = max(0, int((time.time() - int(kept["when"])) / 60))
    if turn:
        key = "mine-turn-own" if own == [turn] else "mine-turn"
        line = text(lang, key, game, moves=int(kept["moves"]), seat=str(turn))
    elif won:
        rule = str(kept["rule"]) if kept.get("rule") else None
        key = "mine-won-own" if own == won else "mine-won"
        line = text(lang, key, game, moves=int(kept["moves"]), seats=won, rule=rule)
    else:
        line = text(lang, "mine-over", moves=int(kept["moves"]))
    scores = kept.get("scores")
    scores = scores if isinstance(scores, dict) else {}
    return {
        "game": game,
        "running": bool(turn),
        "line": line,
        "scores": [
            [text(lang, "mine-own" if [s] == own else "mine-other", game, seat=str(s)), int(n)]
            for s, n in scores.items()
        ],
        "when": _ago(minutes, lang),
        "broken": "",
    }


def _persons(kept: dict[str, Any]) -> list[str]:
    """The seats of people: one of them means the one who reads this."""
    seats = kept.get("seats")
    return [s for s, who in seats.items() if who == PERSON] if isinstance(seats, dict) else []


def _seats(found: Any) -> list[str]:
    return [str(seat) for seat in found] if isinstance(found, list) else []


def _ago(minutes: int, lang: str) -> str:
    if minutes < MINUTE:
        return static(lang, "ago-now")
    if minutes < 2 * HOUR:
        return text(lang, "ago-minutes", n=minutes)
    if minutes < 2 * DAY:
        return text(lang, "ago-hours", n=minutes // HOUR)
    return text(lang, "ago-days", n=minutes // DAY)


# -- what the browser has to ask for ---------------------------------------------------------------


def standing(table: Table) -> dict[str, Any]:
    """What a list tells of a game besides its moves: scores, who won, and by which rule."""
    view = table.view(None)
    result = view.result
    scores = result.final if result is not None else screen(table.game.name).totals(view)
    return {
        "scores": dict(scores),
        "winners": list(result.winners) if result is not None else [],
        "rule": result.rule if result is not None else "",
    }


def looked_into(kept: Any, lang: str) -> dict[str, Any]:
    """An entry as it is when its game is read: a picture of its board as everybody may see it, and
    how it stands; or the sentence that it cannot be read."""
    from ..board.excerpt import sketch

    key = str(kept.get("key", "")) if isinstance(kept, dict) else ""
    try:
        table = Table.resume(kept if isinstance(kept, dict) else {})
        view, shown = table.view(None), screen(table.game.name)
        drawn = shown.draw(shown.board_of(view), view, lang)
    except ck.GameError as error:
        return {"key": key, "broken": text(lang, "mine-unreadable", why=say(error, lang))}
    return {"key": key, "broken": "", "picture": sketch(drawn), **standing(table)}


def file_of(kept: Any) -> tuple[str, str]:
    """The name and the text of the file of a kept game; BadSave if it cannot be read."""
    table = Table.resume(kept if isinstance(kept, dict) else {})
    return file_name(table), table.save()


def file_name(table: Table) -> str:
    """What the file of a game is called: as its owner calls the game, as far as a file can be."""
    own = re.sub(r"\s+", " ", NO_FILE.sub(" ", table.name)).strip(" .")
    return f"{own or _unnamed(table)}.json"


def name_in(file: Any, table: Table) -> str:
    """What its owner called the game that came from a file; "" for one without a name."""
    own = COPY.sub("", str(file or "").removesuffix(".json"))
    plain = re.fullmatch(re.escape(_unnamed(table).rpartition("-")[0]) + r"-\d+", own)
    return "" if plain else called(own)


def _unnamed(table: Table) -> str:
    return f"{table.game.name}-{table.scenario or 'position'}-{table.record.n}"
