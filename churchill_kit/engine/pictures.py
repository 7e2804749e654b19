"""States, records and results as a notebook shows them: a board, a strip of what happened, a table
of what counts.

Boards are drawn by the game's screens, which are found through the registry when a picture is
wanted; without them a state shows its text.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from . import registry
from .errors import BadGame, BadSetup
from .record import Record
from .rich import drawn_by
from .shape import brief, listing
from .state import State
from .values import Action, Result
from .words import name, say, text

SCREENS = "churchill_widgets.games"  # the house of screens, which may not be installed
MOST = 12  # moves of a record in words; all of them stand in a list that opens


def escape(told: str) -> str:
    """A text as HTML has it."""
    from html import escape as escaped  # slow to import, and needed only here

    return escaped(told)


class Picture(NamedTuple):
    """What ``ck.show`` gives: a notebook shows it, ``str`` is its source."""

    source: str

    def _repr_html_(self) -> str:
        return self.source

    def __str__(self) -> str:
        return self.source

    def __repr__(self) -> str:
        return f"<picture, {len(self.source):,} bytes>"


def show(x: Any, lang: str = "en", board: str | None = None, seat: str | None = None) -> Picture:
    """A state, record or result as a picture for a notebook.

    Of a state a board: the one named `board`, or that which matters now, as `seat` sees it (None:
    a spectator; a view is shown as it is). Raises BadSetup where there are no screens of the game
    or no such board, TypeError for what has no picture.

    >>> import churchill_kit as ck
    >>> ck.show(ck.play("churchill", scenario="training", seed=7).state.result)._repr_html_()[:6]
    '<table'
    """
    if isinstance(x, Record):
        return Picture(strip(x, lang))
    if isinstance(x, Result):
        return Picture(table(x, lang))
    if not isinstance(x, State):
        raise TypeError(f"nothing to show of {type(x).__name__}")
    screen = _screen(x.game)
    if screen is None:
        raise BadSetup("no-screens", game=x.game)
    if board is not None and board not in screen.boards:
        raise BadSetup(
            "unknown-board", game=x.game, given=brief(board), choices=listing(screen.boards)
        )
    return Picture(_board(x, screen, lang, board, seat))


def _screen(game: str) -> Any:
    """The screens of a game; None where they are not installed, or cannot be loaded."""
    try:
        return registry.face(game, "", "SCREEN", house=SCREENS)
    except (BadGame, ImportError, LookupError):
        return None


def _board(s: State, screen: Any, lang: str, board: str | None, seat: str | None) -> str:
    view = s.view(seat) if s.viewer == "" else s
    found: str = screen.picture(board or screen.board_of(view), view, lang)
    return found


def _state(s: State) -> str | None:
    screen = _screen(s.game)
    return _board(s, screen, "en", None, None) if screen is not None and screen.boards else None


# -- results ---------------------------------------------------------------------------------------


def table(x: Result, lang: str = "en") -> str:
    """A result as a table: how it ended, and for each seat the points, what the ending adds to
    them, and what the winner is decided by."""
    changed = any(x.adjustments.values())
    heads = ("result-seat", "result-points", *(("result-change",) * changed), "result-final")
    rows = []
    for seat in sorted(x.final, key=lambda s: (s not in x.winners, -x.final[s])):
        cells = [str(x.scores[seat])]
        if changed:
            cells.append(f"{x.adjustments.get(seat, 0):+}")
        strong = "b" if seat in x.winners else "span"
        cells.append(f"<{strong}>{x.final[seat]}</{strong}>")
        who = f"<{strong}>{escape(name(seat, x.game, lang))}</{strong}>"
        cells = [f'<td style="text-align:right">{cell}</td>' for cell in cells]
        rows.append(f'<tr><th scope="row" style="text-align:left">{who}</th>{"".join(cells)}</tr>')
    head = "".join(f'<th scope="col">{escape(text(lang, key))}</th>' for key in heads)
    return (
        f'<table class="ck-result-table" lang="{lang}"><caption>{escape(say(x, lang))}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    )


# -- records ---------------------------------------------------------------------------------------


def strip(x: Record, lang: str = "en") -> str:
    """What happened in a game: the last moves in words, all of them in a list that opens, the
    points as they stand, and what is asked now or how it ended."""
    state = x.state
    told = [_move(x.at(n), action, lang) for n, action in enumerate(x.actions[: x.n])]
    now = table(state.result, lang) if state.result is not None else _asked(state, lang)
    return (
        f'<div class="ck-record-strip" lang="{lang}"><p><b>{escape(_head(x, lang))}</b></p>'
        f"{_moves(told, lang)}{now}</div>"
    )


def _move(before: State, action: Action, lang: str) -> str:
    decision = before.decision
    seat = decision.seat if decision is not None else ""
    return escape(f"{name(seat, before.game, lang)}: {say(action, lang)}")


def _head(x: Record, lang: str) -> str:
    title = name(x.game.name, x.game.name, lang)
    scenario = str((x.setup or {}).get("scenario", ""))
    known = [title, name(scenario, x.game.name, lang)] if scenario else [title]
    return ", ".join([*known, text(lang, "record-moves", n=x.n)])


def _moves(told: list[str], lang: str) -> str:
    shown, first = told[-MOST:], len(told) - len(told[-MOST:])
    rows = "".join(f'<li value="{first + i}">{move}</li>' for i, move in enumerate(shown, 1))
    if not first:
        return f"<ol>{rows}</ol>"
    before = "".join(f"<li>{move}</li>" for move in told[:first])
    label = escape(text(lang, "record-earlier", n=first))
    return f"<details><summary>{label}</summary><ol>{before}</ol></details><ol>{rows}</ol>"


def _asked(s: State, lang: str) -> str:
    points = ", ".join(f"{name(seat, s.game, lang)} {n}" for seat, n in s.score().items())
    return f"<p>{escape(points)}</p><p>{escape(say(s, lang))}</p>"


drawn_by("state", _state)
drawn_by("record", strip)
drawn_by("result", table)
