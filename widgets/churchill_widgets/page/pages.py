"""What the page shows, as plain data: one function for each section, computed from the controller.

Everything comes from ``controller.view``, so a section can hold no secret of a seat that
nobody sits at just now. The browser's part draws these sections and decides nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import churchill_kit as ck
from churchill_kit.table.story import Reel

from ..base.sentences import name, parts, say, static, text
from ..board.icons import ICONS
from ..screen import MAJOR, MINOR, Mark
from . import end_page, first_minute, games_page, shared_panel, start_page, story_panel
from .adviser_panel import words
from .controller import Controller
from .learning import learn
from .titles import line_of, title_of

# Texts of the page that never change while the language stays; a game may have its own.
STATIC = (
    "skip", "language", "kept-both", "open", "open-help", "undo", "redo", "hint", "why", "save",
    "new", "help-title", "legend-title",
    "keys-title", "keys-on", "keys-list", "close", "board", "board-end", "log", "log-earlier",
    "scores", "score-points", "score-letter", "score-what", "score-total", "score-sum", "choices",
    "narrowed", "narrow", "narrow-clear", "choices-rest", "choices-better", "choices-inside",
    "choices-worse", "choices-this",
    "plan-play", "plan-more", "plan-less", "plan-about", "plan-later",
    "choices-worse-about", "choices-how", "choices-how-about", "choices-order",
    "play-it", "play-it-help", "preview-away", "preview-away-help", "answers", "told", "menu",
    "drawer", "theme", "theme-system", "theme-light", "theme-dark", "news", "larger",
    "larger-about", "larger-sign",
    "worth", "breakdown", "amount", "rule",
    "bots", "watch-pause", "watch-on", "watch-step", "watch-end", "lost-title", "lost-kernel",
    "lost-nothing", "lost-link", "lost-table", "lost-table-link", "lost-button", "lost-lab",
    "lost-page", "lost-again",
    "storage", "chart", "chart-move", "chart-table", "adjustments", "again",
    "end-title", "undone", "undone-lines", "dismiss", "help-text", "help-touch", "hand",
    "points-before", "round", "unheard", "asks-stirred", "asks-slipped", "asks-ended",
    "storage-full", "back-again",
    *start_page.WORDS, *games_page.WORDS, *first_minute.WORDS,
    *shared_panel.WORDS,
)  # fmt: skip


GOOD, BAD = "M12 4 L22 20 L2 20 Z", "M12 20 L2 4 L22 4 Z"


def legend(c: Controller) -> list[dict[str, str]]:
    """What the marks on the boards mean, a game's own and those of all games."""
    shared = {"turn": ICONS["turn"], "you": ICONS["you"], "good": GOOD, "bad": BAD}
    found = [
        *c.screen.legend(c.lang),
        *(Mark(path, static(c.lang, f"mark-{key}", c.game.name)) for key, path in shared.items()),
    ]
    return [mark._asdict() for mark in found]


def texts(c: Controller) -> dict[str, Any]:
    """All words of the page that need no facts, a game's own before those of all games; and what
    its marks mean."""
    lang, game, shown = c.lang, c.game.name, c.screen
    told: dict[str, Any] = {key: static(lang, key, game) for key in STATIC}
    told |= {f"board-{board}": shown.board_label(board, lang) for board in shown.boards}
    told |= {f"brief-{board}": shown.own_word(lang, f"brief-{board}") for board in shown.boards}
    told |= {"title": title_of(game, lang), "subtitle": shown.own_word(lang, "subtitle")}
    told["subtitle"] = told["subtitle"] or line_of(game, lang)
    told["reconstruction"] = shown.own_word(lang, "reconstruction")
    return (
        told
        | story_panel.words(lang, game)
        | end_page.words(lang, game)
        | words(lang, game)
        | {"lang": lang, "legend": legend(c)}
    )


# -- the head of the table ------------------------------------------------------------------------


def head(c: Controller) -> dict[str, Any]:
    """Where the game stands, who is asked what, and which of the general buttons can be used."""
    lang, record, boards = c.lang, c.record, list(c.screen.boards)
    first = {"token": c.token, "game": c.game.name, "boards": boards}
    if record is None:
        return {"stage": "start", **first}
    view, decision = c.view, c.decision
    result = view.result
    game = record.game.name
    if c.showing is not None:
        seat, rule, prompt = c.showing.beat.seat, c.showing.beat.events[-1].rule, ""
    elif decision is not None:
        seat, rule, prompt = decision.seat, decision.rule, c.screen.prompt(view, decision, lang)
        if c.stage == "curtain":
            prompt = text(lang, "curtain-prompt", seat=name(seat, game, lang, "full"))
        elif c.stage == "wait":
            prompt = text(lang, "shared-wait", game, seat=seat)
    else:
        assert result is not None
        seat, rule, prompt = result.winner or "", result.rule, say(result, lang)
    scenario = (record.setup or {}).get("scenario") or getattr(view, "scenario", "")
    curtain = {
        key: text(lang, word, game, seat=name(seat, game, lang, "full"))
        if c.stage == "curtain"
        else ""
        for key, word in (("curtain", "curtain-button"), ("curtain_text", "curtain-text"))
    }
    return {
        "stage": c.stage,
        **first,
        "key": c.key,
        "playing": " · ".join(
            (
                title_of(game, lang),
                name(scenario, game, lang) if scenario else static(lang, "position"),
            )
        ),
        "status": " · ".join(
            (
                text(lang, "move", n=record.n if c.showing is None else c.showing.beat.move),
                *([] if c.showing is not None else [_asked(c)]),
                *([text(lang, "status-rule", rule=rule)] if rule else []),
            )
        ),
        "prompt": prompt,
        "rule": rule,
        "learn": learn(game, rule, lang),
        "seat": seat,
        "who": name(seat, game, lang) if seat else "",
        "person": c.stage in ("play", "curtain"),
        "fresh": _fresh(c, record),
        "new": _taken_back(c) or come(c) or _branched(c),
        "shared": c.shared is not None,
        "undo": shared_panel.may_ask_back(c) if c.shared else c.person_before() is not None,
        "redo": record.undone > 0,
        "board": _board(c, view),
        "bare": _bare(c),
        "look": c.token if c.showing is None else -c.showing.n,
        "paused": c.paused,
        "result": _has_result(c),
        **curtain,
    }


def _has_result(c: Controller) -> bool:
    """Is there a page of the result to look at: of a game that is over, or is leafed through?"""
    leafs = c.showing is not None and c.showing.kind == "timeline"
    return c.stage == "over" or (
        leafs and c.record is not None and c.record.state.result is not None
    )


def _fresh(c: Controller, record: ck.Record) -> int:
    """The number of the first line that is newer than one's last decision; 0 while none is."""
    shown = _shown(c)
    lines = sum(map(len, [record.opening, *record.events[: c.since]])) if c.since else 0
    stand = sum(map(len, [record.opening, *record.events[: record.n]]))
    return lines if lines < (stand if shown is None else min(shown, stand)) else 0


def _asked(c: Controller) -> str:
    """Who is asked; or that nobody is any more."""
    decision = c.decision
    return name(decision.seat, decision.game, c.lang) if decision else static(c.lang, "over")


def _bare(c: Controller) -> bool:
    """Is all that can be chosen in one's hand or its list, and nothing on a board even asked
    about?"""
    if c.stage != "play" or c.screen.asked_about(c.view):
        return False
    held = {card["target"] for card in hand(c)["cards"]}
    return all(choice.targets <= held for choice in c.choices())


def _board(c: Controller, view: Any) -> str:
    """The board to look at: where what is told is seen, or what is asked can be answered."""
    if c.showing is not None:
        return c.screen.board_for(c.showing.beat.events, view)
    return "end" if c.stage == "over" else c.screen.board_of(view)


# -- hand and scores -------------------------------------------------------------------------------


def hand(c: Controller, advised: ck.Action | None = None) -> dict[str, Any]:
    """The hand of the seat whose eyes look at the page; empty behind the curtain and for
    spectators. ``advised`` are the targets of the action that the adviser would take."""
    if c.table is None or c.eyes is None or c.stage in ("curtain", "over"):
        return {"cards": []}
    usable = frozenset(t for choice in c.choices() for t in choice.targets)
    found = c.screen.hand(c.view, c.eyes, c.lang, c.selection, usable) or {"cards": []}
    if advised is not None:
        found["advised"] = sorted(c.screen.targets(advised, c.eyes))
    return found


def _taken_back(c: Controller) -> str:
    """Who has taken a move back reads which, until he plays another."""
    record = c.record
    if c.stage != "play" or record is None or not record.undone:
        return ""
    action = record.actions[record.n]
    return text(c.lang, "taken-back", action=action, later=record.undone - 1)


def _branched(c: Controller) -> str:
    """Until somebody has decided in a game that goes on from another: that it is one of its own."""
    if c.stage != "play" or c.table is None or c.table.branched is None:
        return ""
    fresh = (c.person_before() or 0) < max(c.table.branched, 1)
    return text(c.lang, "branched", move=c.table.branched) if fresh else ""


def come(c: Controller) -> str:
    """What has come to one's hand since one's last decision, in a sentence: one's own story ends
    before it, and the next to look may be somebody else. "" for nothing, and for a hand that is
    new altogether."""
    if c.stage != "play" or c.eyes is None or not c.since:
        return ""
    assert c.record is not None
    before = c.record.at(c.since - 1).view(c.eyes)
    then, now = (_held(c, view) for view in (before, c.view))
    new = Counter(card["target"] for card in now) - Counter(card["target"] for card in then)
    if not 0 < new.total() < len(now):
        return ""
    names = {card["target"]: card["name"] for card in now}
    return text(
        c.lang, "new-in-hand", c.game.name, things=", ".join(names[t] for t in new.elements())
    )


def _held(c: Controller, view: Any) -> list[dict[str, Any]]:
    found = c.screen.hand(view, c.eyes or "", c.lang, frozenset(), frozenset())
    cards: list[dict[str, Any]] = found["cards"] if found else []
    return cards


def scores(c: Controller) -> dict[str, Any]:
    """The scores so far, as the one who looks may know them; at the end those that count."""
    if c.table is None:
        return {"rows": []}
    found = c.screen.scores(c.view, c.lang)
    return end_page.counted(found, c.view.result, c.lang)


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
        shown = _shown(c)
        if shown is not None:
            groups = _up_to(groups, shown)
        same = 0
        for old, new in zip(self._sent, groups, strict=False):
            if old is not new:
                break
            same += 1
        start = sum(map(len, groups[:same]))
        lines: list[dict[str, Any]] = []
        last = max((n for n, group in enumerate(groups) if group), default=0)
        points = _points(c, same, min(last, record.n))
        for n, group in enumerate(groups[same:], same):
            told = [_line(c, event, n) for event in group]
            if told and (why := c.why_unasked(n)):
                told[0]["t"] += f" ({static(c.lang, f'log-{why}')})"
            lines += told
        for n, line in enumerate(lines, start):
            if points.get(n):
                line["d"] = points[n]
        self._sent = groups
        return {
            "of": c.key,
            "from": start,
            "lines": lines,
            "standing": sum(map(len, groups[: record.n + 1])),
        }


def _shown(c: Controller) -> int | None:
    """How many lines have been told while a story is on the screen; None outside of one."""
    if c.showing is not None and c.showing.kind == "story":
        return c.showing.lines
    if c.waiting:
        return c.lines_before
    return None


def _up_to(groups: list[tuple[ck.Event, ...]], lines: int) -> list[tuple[ck.Event, ...]]:
    """The first so many lines, in their groups."""
    out = []
    for group in groups:
        out.append(group if len(group) <= lines else group[:lines])
        lines -= len(out[-1])
    return out


def _points(c: Controller, move: int, last: int) -> dict[int, list[dict[str, str]]]:
    """Number of a line -> whose points changed with it; of the lines of these moves."""
    assert c.record is not None
    if move > last:
        return {}
    found, was = {}, None
    for beat in Reel(c.record, move - 1, last):  # each begins where the one before ended
        was = was or story_panel.totals(c, beat.before)
        now = story_panel.totals(c, beat.after)
        if now != was:
            found[beat.first + len(beat.events) - 1] = story_panel.changed(c, was, now)
        was = now
    return found


def _line(c: Controller, event: ck.Event, move: int) -> dict[str, Any]:
    lang = c.lang
    line: dict[str, Any] = {"t": say(event, lang), "r": event.rule, "k": event.kind, "m": move}
    weight = c.screen.weight(event)
    if c.screen.pause(event):
        line["p"] = 1  # there is a page about it
    if weight == MINOR:
        line["x"] = 1
    elif weight == MAJOR:
        line["w"] = 1
    seat = c.screen.actor(event)
    if seat:
        line["s"] = seat
    if event.breakdown:
        line["b"] = parts(event.breakdown, event.game, lang)
    return line
