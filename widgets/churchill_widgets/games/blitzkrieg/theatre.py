"""2.0 A theatre of war on the board: its name, its track with the marker, its campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from churchill_kit.games.blitzkrieg.box.components import (
    CAMPAIGNS,
    SPACES,
    THEATRES,
    TOKENS,
    Theatre,
)
from churchill_kit.games.blitzkrieg.state import BOTH

from ...board.scene import Box, Ink, fitting, width_of
from .board_words import effect, name, value, word
from .board_words import space as space_name
from .icons import FIGURES, ICONS
from .pieces import coin, unit
from .pieces import effect as draw_effect
from .pieces import ground as draw_ground
from .plan import HEAD, TRACK, Plan

PAD = 5.0
SIDE = 15.0  # room for the sign of a side at each end of a track
COIN = 30.0  # room for the points of a campaign at the end of its row


def lead(view: Any, theatre: str) -> tuple[str, int]:
    """Who leads on a track, and by how much; nobody in the middle or without a marker."""
    at = view.markers.get(theatre, 0)
    first, second = view.seats
    return ("none" if at == 0 else first if at > 0 else second), abs(at)


def spaces_of(plan: Plan, theatre: str) -> Mapping[str, Box]:
    """Where the spaces of a theatre lie."""
    left, top, wide, _ = plan.theatres[theatre]
    found: dict[str, Box] = {}
    y = top + HEAD + TRACK + 6
    room = wide - 2 * PAD - (0.0 if plan.board == "nippon" else COIN)
    most = 4 if plan.board == "nippon" else 5
    for number, id_ in enumerate(THEATRES[theatre].campaigns):
        spaces = CAMPAIGNS[id_].spaces
        each = min(room / len(spaces), 1.28 * room / most, 1.5 * plan.row)
        if plan.board == "nippon":
            each = room / len(spaces)
        for i, space in enumerate(spaces):
            x = left + PAD + i * each
            found[space] = (x + 1.5, y + number * plan.row + 1.5, each - 3, plan.row - 4)
    return found


def cell(plan: Plan, theatre: str, at: int) -> Box:
    """A cell of a track; above 0 on the right half, that of who begins."""
    left, top, wide, _ = plan.theatres[theatre]
    cells = THEATRES[theatre].cells
    step = min((wide - 2 * PAD - 2 * SIDE) / (2 * cells + 1), 21.0)
    middle = left + wide / 2
    return middle + (at - 0.5) * step, top + HEAD + 1, step, TRACK - 3


# -- what does not change --------------------------------------------------------------------------


def draw_base(ink: Ink, seats: tuple[str, ...], lang: str, plan: Plan, theatre: str) -> None:
    """The sheet of a theatre, its name and the cells of its track."""
    found = THEATRES[theatre]
    x, y, wide, high = plan.theatres[theatre]
    called = name(theatre, lang)
    told = word("theatre", lang, theatre=called, cells=found.cells, rank=found.rank)
    ink.thing(f"theatre:{theatre}", "rect", (x, y, wide, high, 7), "theatre", told)
    room = wide - 2 * PAD - (34 if plan.board == "nippon" else 130)
    size = 13.5 if plan.board == "nippon" else 14.5
    # 15.1.5 The height on the printed board, which is not that on the screen.
    ink.text(str(found.rank), x + PAD + 2, y + 14.5, "quiet", 11.5)
    left = x + PAD + 6 + width_of(str(found.rank), 11.5)
    room -= left - x - PAD - 2
    line = fitting((called,), room, size, "ink-serif")[0]
    ink.text(line, left, y + 14.5, "ink-serif", size, room=room)
    for at in range(-found.cells, found.cells + 1):
        _cell(ink, seats, plan, found, at)
    for seat, way in ((seats[0], 1), (seats[1], -1)):
        cx, cy, step, tall = cell(plan, theatre, way * found.cells)
        side = cx + step / 2 + way * (step / 2 + SIDE / 2)
        ink.icon(FIGURES[seat], side, cy + tall / 2, 11, f"power-{seat}")


def _cell(ink: Ink, seats: tuple[str, ...], plan: Plan, found: Theatre, at: int) -> None:
    x, y, step, tall = cell(plan, found.id, at)
    seat, far = seats[0] if at > 0 else seats[1], abs(at)
    if at == 0:
        ink.rect(x, y, step, tall, "track-zero")
        return
    closing = far >= found.closes
    ink.rect(x, y, step, tall, f"end-{seat}" if closing else f"half-{seat}")
    middle, base = x + step / 2, y + tall / 2 + 4
    if closing and found.closing > 1:
        ink.text(str(far - found.closes + 1), middle, base, "on-power-bold", 11.2, "middle")
    elif closing:
        ink.icon(ICONS["flag"], middle, y + tall / 2, min(step - 1, 11), "icon-on-power")
    elif far in found.marks:
        coin(ink, str(found.marks.index(far) + 1), middle, y + tall / 2, min(step / 2, 7.0))


# -- what changes ----------------------------------------------------------------------------------


def draw(
    ink: Ink,
    view: Any,
    lang: str,
    plan: Plan,
    theatre: str,
    can: frozenset[str],
    told: Mapping[str, str],
) -> None:
    """Campaigns, spaces, units and the marker of a theatre; `told` says what the chosen unit would
    bring on a space."""
    found, boxes = THEATRES[theatre], spaces_of(plan, theatre)
    free = frozenset(view.active().get(theatre, ()))
    now = next((c for c in found.campaigns if free & set(CAMPAIGNS[c].spaces)), "")
    if now and plan.board == "nippon":
        x, y, wide, high = plan.theatres[theatre]
        ink.loose()
        ink.rect(x, y, wide, high, "open", 7)
    _status(ink, view, lang, plan, theatre)
    for id_ in found.campaigns:
        _campaign(ink, view, lang, plan, id_, boxes, id_ == now)
        for space in CAMPAIGNS[id_].spaces:
            _space(ink, view, lang, space, boxes[space], space in free, can, told.get(space, ""))
    if theatre in view.markers:
        _marker(ink, view, lang, plan, theatre)


def draw_choice(ink: Ink, lang: str, plan: Plan, theatre: str, can: frozenset[str]) -> None:
    """A theatre as a whole, where it is a choice: a click anywhere in it is meant."""
    target = f"track:{theatre}"
    if target in can:
        at = (*plan.theatres[theatre], 7.0)
        ink.thing(f"choose:{theatre}", "rect", at, "", name(theatre, lang), target, True)
        ink.loose()


def _status(ink: Ink, view: Any, lang: str, plan: Plan, theatre: str) -> None:
    """Who leads: with the name and the track one thing, so that a ring goes around all of them."""
    x, y, wide, _ = plan.theatres[theatre]
    seat, by = lead(view, theatre)
    target = f"track:{theatre}"
    told = standing(view, lang, theatre)
    at = (x + 3, y + 3, wide - 6, HEAD + TRACK - 4, 4)
    label = word("track", lang, theatre=name(theatre, lang), standing=told)
    ink.thing(target, "rect", at, "", label, target)
    ink.loose()
    if plan.board == "nippon":
        return
    end = x + wide - PAD - 3
    ink.text(told, end, y + 14.3, "quiet", 12, "end", 126)
    if by and theatre not in view.closed:
        ink.icon(FIGURES[seat], end - min(width_of(told, 12), 126) - 9, y + 10, 11, f"power-{seat}")


def standing(view: Any, lang: str, theatre: str) -> str:
    """How a theatre stands, in words."""
    if theatre not in view.markers:
        return word("closed" if theatre in view.closed else "unopened", lang)
    if theatre in view.closed:
        return word("closed", lang)
    seat, by = lead(view, theatre)
    if not by:
        return word("level", lang)
    return word("lead", lang, seat=name(seat, lang), n=by)


def _campaign(
    ink: Ink, view: Any, lang: str, plan: Plan, id_: str, boxes: Mapping[str, Box], now: bool
) -> None:
    """The row of a campaign: is it the active one, and who got its points."""
    found = CAMPAIGNS[id_]
    x, _, wide, _ = plan.theatres[found.theatre]
    first, last = boxes[found.spaces[0]], boxes[found.spaces[-1]]
    winner = view.won.get(id_)
    if winner is None:
        state = word("now" if now else "later", lang)
    elif winner == BOTH:
        state = word("won-both", lang)
    else:
        state = word("won", lang, seat=name(winner, lang))
    label = word("l-campaign", lang, campaign=name(id_, lang), n=found.points, state=state)
    target = f"campaign:{id_}"
    if plan.board == "nippon":
        px, py = x + wide - PAD - 11, plan.theatres[found.theatre][1] + 10
        ink.thing(target, "circle", (px, py, 10.5, 10.5), "", label, target)
    else:
        left, top, tall = first[0] - 3.5, first[1] - 2, plan.row - 0.5
        right = x + wide - 3
        ink.loose()
        if now:
            ink.rect(left, top, right - left, tall, "now", 6)
        px, py = x + wide - PAD - COIN / 2 + 1, first[1] + first[3] / 2
        ink.thing(target, "circle", (px, py, 13, 13), "", label, target)
        if now:
            mark = last[0] + last[2] + 5
            if px - 15 - mark > 8:
                ink.polygon((mark, py - 5, mark + 7, py, mark, py + 5), "now-mark")
    if not winner:
        coin(ink, str(found.points), px, py, 10.5)
        return
    owners = view.seats if winner == BOTH else (winner,)
    for i, seat in enumerate(owners):
        ink.piece(f"won:{seat}/{id_}")
        dx = (i - (len(owners) - 1) / 2) * 9
        ink.circle(px + dx, py, 10.5 if len(owners) == 1 else 8.5, f"badge-{seat}")
        ink.icon(FIGURES[seat], px + dx, py, 13 if len(owners) == 1 else 10, "icon-on-power")
    ink.piece("")


def _space(
    ink: Ink,
    view: Any,
    lang: str,
    space: str,
    at: Box,
    free: bool,
    can: frozenset[str],
    told: str,
) -> None:
    """A space: its ground and effect, or the unit that stands there."""
    spot, held = SPACES[space], view.tokens.get(space)
    target = f"space:{space}"
    base = "sea" if spot.kind == "sea" else "land"
    dim = not free and target not in can
    label = space_name(space, lang)
    if held is not None:
        seat, token = held
        label = word("l-taken", lang, space=label, seat=name(seat, lang), token=name(token, lang))
    elif dim:
        label = word("l-shut", lang, space=label)
    elif told:
        label = f"{label}; {told}"
    if held is None:
        label = f"{label}. {effect(space, lang)}"
    style = f"{base}-dim" if dim else base
    ink.thing(target, "rect", (*at, 5), style, label, target, target in can)
    draw_ground(ink, spot.kind, at, dim=dim)
    if held is None:
        draw_effect(ink, spot.effect, spot.amount, at, dim=dim)
        return
    seat, token = held
    x, y, wide, high = at
    side = min(wide, high) - 3
    ink.piece(f"unit:{seat}:{token}/{space}")
    draw_unit(ink, seat, token, (x + (wide - side) / 2, y + (high - side) / 2, side, side))
    ink.piece("")


def draw_unit(ink: Ink, seat: str, token: str, at: Box) -> None:
    """A unit by its kind."""
    found = TOKENS[token]
    unit(ink, seat, found.domain, value(token), _sign(token), bool(found.weapon), at)


def _sign(token: str) -> str:
    """The sign of what a unit can do; elite units can do nothing but are strong."""
    found = TOKENS[token]
    if found.weapon and found.ability == "none":
        return "elite"
    return str(found.ability)


def _marker(ink: Ink, view: Any, lang: str, plan: Plan, theatre: str) -> None:
    at = view.markers[theatre]
    seat, by = lead(view, theatre)
    x, y, step, tall = cell(plan, theatre, at)
    radius = 10.0
    label = word(
        "marker", lang, theatre=name(theatre, lang), standing=standing(view, lang, theatre)
    )
    target = f"track:{theatre}"
    body = (x + step / 2, y + tall / 2, radius, radius)
    ink.thing(f"marker:{theatre}", "circle", body, f"block-{seat}", label, target)
    ink.text(str(by), body[0], body[1] + 4.6, "on-power-bold", 13, "middle")
    ink.loose()
