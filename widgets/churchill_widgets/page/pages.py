"""What the page shows, as plain data: one function for each section, computed from the controller.

Everything comes from ``controller.view``, so a section can hold no secret of a seat that
nobody sits at just now. The browser's part draws these sections and decides nothing.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.words import has

from ..base.screen import MINOR
from ..base.sentences import name, of_action, parts, say, static, text
from ..course import shelf
from ..games.churchill import SCREEN, table
from .controller import PERSON, Controller
from .tutor_panel import words

FACETS_FROM = 10  # lists at least this long get buttons that narrow them

# Texts of the page that never change while the language stays.
STATIC = (
    "title", "subtitle", "skip", "start", "start-about", "setup", "scenario", "game", "seats",
    "seed", "seed-help", "options", "language", "reconstruction", "unofficial", "kept", "go-on",
    "forget", "open", "open-help", "undo", "redo", "hint", "why", "save", "new", "keys",
    "keys-title", "keys-on", "keys-list", "close", "board", "board-table", "board-map",
    "board-end", "log", "log-earlier", "scores", "score-points", "score-letter", "score-what",
    "score-total", "score-rule", "score-sum", "choices", "narrowed", "narrow", "narrow-clear",
    "news", "worth", "leader", "breakdown", "amount", "rule", "bots", "watch-pause",
    "watch-on", "watch-step", "watch-end", "lost-title", "lost-kernel", "lost-nothing",
    "lost-link", "lost-button", "lost-lab",
    "storage", "chart", "chart-move", "chart-table", "adjustments", "again",
    "end-title", "undone", "dismiss", "help-text", "hand", "wins",
    "points-before", "conference-short", "chapters",
)  # fmt: skip


def texts(lang: str) -> dict[str, str]:
    """All words of the page that need no facts."""
    return {key: static(lang, key) for key in STATIC} | words(lang) | {"lang": lang}


# -- the first page ---------------------------------------------------------------------------


def start(c: Controller, errors: dict[str, str], kept: list[dict[str, Any]]) -> dict[str, Any]:
    """The choices before the game."""
    game, lang = c.game, c.lang
    players = [PERSON, *sorted(ck.players(game.name), key=_strongest)]
    return {
        "shown": c.record is None,
        "games": [[g, static(lang, "title") if g == game.name else g] for g in ck.games()],
        "scenarios": [
            [s, name(s, game.name, lang), static(lang, f"about-{s}")] for s in game.scenarios
        ],
        "seats": [
            {
                "id": seat,
                "label": name(seat, game.name, lang),
                "leader": static(lang, f"seat-{seat}"),
                "value": c.seats[seat],
                "choices": [[p, static(lang, f"player-{p}")] for p in players],
            }
            for seat in game.seats
        ],
        "options": [
            {
                "id": key,
                "label": static(lang, f"option-{key}"),
                "value": option.choices.index(option.default),
                "choices": [static(lang, f"option-{key}-{v}".lower()) for v in option.choices],
                "values": list(option.choices),
            }
            for key, option in game.options.items()
        ],
        "errors": errors,
        "kept": [k for k in (_kept(c, k) for k in kept[:4]) if k],
        "languages": [["en", "English"], ["ru", "Русский"]],
        "index": shelf.INDEX if shelf.has(shelf.INDEX) else "",
    }


def _strongest(player: str) -> int:
    order = ("search", "bot", "random")
    return order.index(player) if player in order else 1


def _kept(c: Controller, kept: Any) -> dict[str, Any] | None:
    """A game in the browser's storage, told in one line; None for what is no such game."""
    if not isinstance(kept, dict) or kept.get("game") not in ck.games():
        return None
    try:
        game, lang = str(kept["game"]), c.lang
        minutes = max(0, int((time.time() - int(kept["when"])) / 60))
        turn = kept.get("turn")
        return {
            "key": str(kept["key"]),
            "text": text(
                lang,
                "kept-line",
                scenario=name(str(kept["scenario"]), game, lang)
                if kept.get("scenario")
                else static(lang, "position"),
                moves=int(kept["moves"]),
                turn=name(str(turn), game, lang) if turn else static(lang, "over"),
            ),
            "when": _ago(minutes, lang),
        }
    except (KeyError, TypeError, ValueError):
        return None


def _ago(minutes: int, lang: str) -> str:
    if minutes < 1:
        return static(lang, "ago-now")
    if minutes < 120:
        return text(lang, "ago-minutes", n=minutes)
    if minutes < 48 * 60:
        return text(lang, "ago-hours", n=minutes // 60)
    return text(lang, "ago-days", n=minutes // (24 * 60))


# -- the head of the table ------------------------------------------------------------------------


def head(c: Controller) -> dict[str, Any]:
    """Where the game stands, who is asked what, and which of the general buttons can be used."""
    lang, record = c.lang, c.record
    if record is None:
        return {"stage": "start", "token": c.token}
    view, decision = c.view, c.decision
    result = view.result
    game = record.game.name
    if decision is not None:
        seat, rule, prompt = decision.seat, decision.rule, say(decision, lang)
        if c.stage == "curtain":
            prompt = text(lang, "curtain-prompt", seat=name(seat, game, lang, "full"))
    else:
        assert result is not None
        seat, rule, prompt = result.winner, result.rule, say(result, lang)
    scenario = (record.setup or {}).get("scenario") or getattr(view, "scenario", "")
    return {
        "stage": c.stage,
        "token": c.token,
        "key": c.key,
        "status": " · ".join(
            (
                static(lang, "title"),
                name(scenario, game, lang),
                text(lang, "move", n=record.n),
                name(seat, game, lang) if decision is not None else static(lang, "over"),
                rule,
            )
        ),
        "prompt": prompt,
        "rule": rule,
        "seat": seat,
        "who": name(seat, game, lang),
        "person": c.stage in ("play", "curtain"),
        "fresh": sum(map(len, [record.opening, *record.events[: c.since]])) if c.since else 0,
        "undo": c.person_before() is not None,
        "redo": record.undone > 0,
        "board": "end" if result is not None else SCREEN.board_of(view),
        "paused": c.paused,
        "curtain": text(lang, "curtain-button", seat=name(seat, game, lang, "full"))
        if c.stage == "curtain"
        else "",
        "curtain_text": text(lang, "curtain-text", seat=name(seat, game, lang, "full"))
        if c.stage == "curtain"
        else "",
    }


# -- what can be done ------------------------------------------------------------------------------


def choices(c: Controller, targets: Any, hinted: ck.Action | None) -> dict[str, Any]:
    """The legal actions that fit what is selected, under headings, and buttons to narrow them."""
    actions = c.actions()
    if not actions:
        return {"token": c.token, "groups": [], "chips": [], "facets": [], "total": 0, "shown": 0}
    lang, view, game = c.lang, c.view, c.game.name
    chosen = set(c.chosen())
    groups: dict[str, dict[str, Any]] = {}
    for i, action in enumerate(actions):
        if action not in chosen:
            continue
        key, title = table.heading(action, view, lang)
        group = groups.setdefault(key, {"id": key, "title": title, "items": []})
        group["items"].append(
            {
                "i": i,
                "text": of_action(action, lang),
                "note": table.note(view, action, lang),
                "hint": action is hinted,
            }
        )
    return {
        "token": c.token,
        "groups": list(groups.values()),
        "chips": [[t, target_name(t, game, lang)] for t in sorted(c.selection)],
        "facets": _facets(c, actions, targets) if len(actions) >= FACETS_FROM else [],
        "total": len(actions),
        "shown": sum(len(g["items"]) for g in groups.values()),
        "count": str(len(actions))
        if len(chosen) == len(actions)
        else text(lang, "choices-count", shown=len(chosen), total=len(actions)),
        "one": len(chosen) == 1 and len(actions) > 1,
    }


FACET_KINDS = ("card", "leader", "issue", "front", "box", "location", "pawn", "theater", "power")


def _facets(c: Controller, actions: Iterable[ck.Action], targets: Any) -> list[dict[str, Any]]:
    """What the actions are about, by kind: buttons that do the same as a click on the board."""
    found: dict[str, dict[str, int]] = {}
    for action in actions:
        for target in targets(action):
            kind = target.partition(":")[0]
            row = found.setdefault(kind, {})
            row[target] = row.get(target, 0) + 1
    lang, game = c.lang, c.game.name
    return [
        {
            "kind": kind,
            "title": static(lang, f"facet-{kind}"),
            "items": [[t, target_name(t, game, lang), t in c.selection] for t in found[kind]],
        }
        for kind in FACET_KINDS
        if len(found.get(kind, ())) > 1
    ]


def target_name(target: str, game: str, lang: str) -> str:
    """What a place or piece on the boards is called."""
    kind, _, item = target.partition(":")
    if kind == "leader":
        return text(lang, "facet-leader-of", seat=name(item, game, lang))
    return name(item, game, lang)


# -- hand and scores -------------------------------------------------------------------------------


def hand(c: Controller, usable: frozenset[str]) -> dict[str, Any]:
    """The hand of the seat whose eyes look at the page; empty behind the curtain and for
    spectators."""
    if c.record is None or c.eyes is None or c.stage in ("curtain", "over"):
        return {"cards": []}
    found = table.hand(c.view, c.eyes, c.lang, c.selection, usable)
    if not found["cards"] and not found["leader"]["usable"] and not found["secret"]:
        return {"cards": []}  # nothing to choose from: more room for the boards
    return found


def scores(c: Controller) -> dict[str, Any]:
    """The scores so far, as the one who looks may know them."""
    return {"rows": []} if c.record is None else table.scores(c.view, c.lang)


# -- the log ---------------------------------------------------------------------------------------


class Log:
    """The log as it was sent to the page: only what is new is put into words.

    The page keeps the lines it has got. A page that lacks some (opened late) asks, and
    ``forget`` makes the next message a complete one.
    """

    def __init__(self) -> None:
        self._sent: list[tuple[ck.Event, ...]] = []
        self._of: tuple[str, str] = ("", "")

    def forget(self) -> None:
        """The page has nothing: send everything next time."""
        self._sent = []

    def section(self, c: Controller) -> dict[str, Any]:
        """The lines that the page lacks, from which number on, and how many of all stand."""
        record = c.record
        if record is None:
            self._sent = []
            return {"from": 0, "lines": [], "standing": 0, "of": ""}
        if self._of != (c.key, c.lang):
            self._of = (c.key, c.lang)
            self._sent = []
        groups = [record.opening, *record.events]
        same = 0
        for old, new in zip(self._sent, groups, strict=False):
            if old is not new:
                break
            same += 1
        start = sum(map(len, groups[:same]))
        lines = [_line(e, n, c.lang) for n, g in enumerate(groups[same:], same) for e in g]
        self._sent = groups
        return {
            "of": c.key,
            "from": start,
            "lines": lines,
            "standing": sum(map(len, groups[: record.n + 1])),
        }


def _line(event: ck.Event, move: int, lang: str) -> dict[str, Any]:
    line: dict[str, Any] = {"t": say(event, lang), "r": event.rule, "k": event.kind, "m": move}
    if SCREEN.weight(event) == MINOR:
        line["x"] = 1
    if event.get("seat"):
        line["s"] = event["seat"]
    if event.breakdown:
        line["b"] = parts(event.breakdown, event.game, lang)
    return line


# -- hint and why ----------------------------------------------------------------------------------


def why(c: Controller) -> dict[str, Any]:
    """What the present decision is about: rule, explanation, and what is computed for each
    choice."""
    lang, decision = c.lang, c.decision
    if decision is None:
        return {}
    key = f"app-why-{decision.kind}"
    lines = [ck.text(lang, key)] if has(lang, "", key) else []
    return {
        "kind": "why",
        "title": text(lang, "why-title", rule=decision.rule),
        "lines": [*lines, static(lang, "why-notes")],
        "rule": decision.rule,
    }


def hint(c: Controller, action: ck.Action, reasons: list[str]) -> dict[str, Any]:
    """What the bot would do, and why."""
    lang = c.lang
    return {
        "kind": "hint",
        "title": static(lang, "hint-title"),
        "lines": [text(lang, "hint-line", action=of_action(action, lang)), *reasons],
    }


# -- the end ---------------------------------------------------------------------------------------


def end(c: Controller) -> dict[str, Any]:
    """Who won, by which ending and why, the score by line, and how it grew."""
    record, lang = c.record, c.lang
    result = record.state.result if record is not None else None
    if record is None or result is None:
        return {}
    game = record.game.name
    return {
        "winner": result.winner,
        "title": text(lang, "winner", seat=name(result.winner, game, lang)),
        "sentence": say(result, lang),
        "about": static(lang, f"ending-{result.ending.split('_')[0]}"),
        "rule": result.rule,
        "tiebreak": text(lang, "tiebreak", how=result.tiebreak) if result.tiebreak else "",
        "seats": [
            {
                "id": seat,
                "name": name(seat, game, lang),
                "score": result.final[seat],
                "before": result.scores[seat],
                "adjustment": result.adjustments.get(seat, 0),
                "lines": [table.line(entry, lang) for entry in result.lines[seat]],
            }
            for seat in sorted(record.game.seats, key=lambda s: -result.final[s])
        ],
        "adjusted": bool(result.adjustments and any(result.adjustments.values())),
        "chart": _chart(c),
    }


def _chart(c: Controller) -> dict[str, Any]:
    """The scores after each action, and after each conference for those who read tables."""
    record = c.record
    assert record is not None
    seats = record.game.seats
    grown: dict[str, list[int]] = {seat: [] for seat in seats}
    steps: list[int] = []
    marks: list[list[Any]] = []
    last = 0
    for n in range(record.n + 1):
        view: Any = record.at(n).view(None)
        sums = table.totals(view)
        conference = view.conference
        if conference != last:
            marks.append([n, conference])
            last = conference
        steps.append(n)
        for seat in seats:
            grown[seat].append(sums[seat])
    rows = []
    for i, (_, conference) in enumerate(marks):
        stop = marks[i + 1][0] if i + 1 < len(marks) else record.n
        rows.append(
            [
                text(c.lang, "conference", n=conference),
                *(grown[seat][min(stop, record.n)] for seat in seats),
            ]
        )
    top = max(max(v) for v in grown.values())
    return {
        "seats": [[seat, name(seat, record.game.name, c.lang)] for seat in seats],
        "moves": record.n,
        "grown": grown,
        "marks": [[n, text(c.lang, "conference", n=k)] for n, k in marks],
        "rows": rows,
        "top": max(20, math.ceil(top / 20) * 20),
    }
