"""The two sides at the board: reserves, bags, points; the automaton's row and its stratagem."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import TOKENS
from churchill_kit.games.blitzkrieg.rules.units import endangered
from churchill_kit.games.blitzkrieg.state import size

from ...board.scene import Box, Ink, fitting, width_of
from .board_words import count, name, short, value, word
from .icons import ICONS, SIGNS
from .pieces import back, bag
from .plan import Plan
from .theatre import draw_unit

PLATE = 158.0  # width of what stands before the units of a side
REASONS = ("struck_out", "unit_rolled", "automaton_chose")
CHIP = 150.0  # width of a stratagem


def near(view: Any) -> str:
    """The seat that looks at the board: the person's; for spectators who begins second, whose
    half is the left one."""
    seats: tuple[str, ...] = view.seats
    return view.viewer if view.viewer in seats else seats[1]


def strip(view: Any, plan: Plan, seat: str) -> Box:
    """Where a side has its things."""
    return plan.near if seat == near(view) else plan.far


def places(view: Any, plan: Plan, seat: str, count: int) -> Iterator[Box]:
    """Where the units of a reserve lie, as large as there is room for."""
    x, y, wide, high = strip(view, plan, seat)
    room = wide - PLATE - 14 - (CHIP if seat == view.automaton else 0.0)
    side = min(high - 10, room / max(count, 1) - 5)
    for i in range(count):
        yield x + PLATE + 6 + i * (side + 5), y + (high - side) / 2, side, side


def draw_side(ink: Ink, view: Any, lang: str, plan: Plan, seat: str, can: frozenset[str]) -> None:
    """All that lies there of a side."""
    x, y, wide, high = strip(view, plan, seat)
    decision = view.decision
    turn = decision is not None and decision.seat == seat
    ink.loose()
    ink.rect(x, y, wide, high, "plate-turn" if turn else "plate", 8)
    _plate(ink, view, lang, (x, y, PLATE, high), seat, turn)
    held = view.reserves[seat]
    if isinstance(held, tuple):
        spots = places(view, plan, seat, len(held))
        for i, (token, at) in enumerate(zip(held, spots, strict=True)):
            row = f"row:{i + 1}" if seat == view.automaton else f"token:{token}"
            own = can if turn or seat == view.automaton else frozenset[str]()
            _held(ink, lang, seat, token, held[:i].count(token), row, at, own)
    else:
        _hidden(ink, view, lang, plan, seat, held)
    if seat != view.automaton and endangered(view, seat):
        _danger(ink, view, lang, plan, seat)
    if seat == view.automaton:
        _stratagem(ink, view, lang, (x + wide - CHIP - 5, y + 5, CHIP, high - 10))


def _plate(ink: Ink, view: Any, lang: str, at: Box, seat: str, turn: bool) -> None:
    x, y, wide, high = at
    bags, points = view.bags[seat], view.points[seat]
    told = word(
        "l-side", lang, seat=name(seat, lang), points=points, bag=count(bags),
        reserve=count(view.reserves[seat]),
    )  # fmt: skip
    target = f"seat:{seat}"
    ink.thing(target, "rect", (x + 4, y + 4, wide - 4, high - 8, 6), "", told, target)
    middle = y + high / 2
    ink.icon(SIGNS[seat], x + 19, middle - 1, 24, f"power-{seat}")
    ink.text(name(seat, lang), x + 36, middle - 2, "ink-bold", 13, room=wide - 80)
    ink.text(word("points", lang, n=points), x + 36, middle + 13, "ink", 12.5, room=wide - 80)
    if turn:
        ink.icon(ICONS["turn"], x + wide - 49, middle - 1, 11, "mark")
    sack = f"bag:{seat}"
    label = word("l-bag", lang, seat=name(seat, lang), n=count(bags))
    side = min(high - 10, 40.0)
    ink.thing(sack, "circle", (x + wide - 21, middle, side / 2, side / 2), "", label, sack)
    bag(ink, seat, count(bags), x + wide - 21, middle, side)
    ink.loose()


def _held(
    ink: Ink,
    lang: str,
    seat: str,
    token: str,
    number: int,
    target: str,
    at: Box,
    can: frozenset[str],
) -> None:
    """A unit of a reserve that may be seen; of one's own alike ones are one choice. Its name is
    that of its kind and its `number` among those, whatever lies beside it."""
    x, y, side, _ = at
    label = word("l-unit", lang, token=name(token, lang), value=value(token))
    ink.thing(
        f"reserve:{seat}:{token}:{number}",
        "rect",
        (x, y, side, side, 4),
        "",
        label,
        target,
        target in can,
    )
    ink.piece(f"unit:{seat}:{token}/reserve:{number}")
    draw_unit(ink, seat, token, at)
    ink.piece("")
    ink.loose()


def _hidden(ink: Ink, view: Any, lang: str, plan: Plan, seat: str, held: int | None) -> None:
    """A reserve of which only the number is known, or not even that."""
    told = word("l-hidden", lang, seat=name(seat, lang), n=count(held))
    x, y, wide, high = strip(view, plan, seat)
    target = f"hidden:{seat}"
    ink.thing(target, "rect", (x + PLATE, y + 3, wide - PLATE - 4, high - 6, 5), "", told, target)
    for i, at in enumerate(places(view, plan, seat, 1 if held is None else held)):
        ink.piece(f"back:{seat}/{i}")
        back(ink, seat, at)
        if held is None:
            ink.text(word("secret", lang), at[0] + at[2] + 10, at[1] + at[3] / 2 + 4, "quiet", 12)
    ink.piece("")
    ink.loose()


def _danger(ink: Ink, view: Any, lang: str, plan: Plan, seat: str) -> None:
    """7.2 With one token less there would be nothing to place: a sign beside the last one, and
    the words for it where there is room."""
    x, y, wide, high = strip(view, plan, seat)
    held = size(view.reserves[seat]) or 0
    spots = list(places(view, plan, seat, max(held, 1)))
    left, middle = spots[-1][0] + spots[-1][2] + 16, y + high / 2
    room = x + wide - left - 24
    target = f"danger:{seat}"
    told = word("l-danger", lang, seat=name(seat, lang))
    ink.thing(target, "circle", (left, middle, 9.0, 9.0), "block-none", told, target)
    ink.text("!", left, middle + 5, "on-power-bold", 14, "middle")
    for line in fitting((word("danger", lang), ""), room, 12, "ink-bold"):
        ink.text(line, left + 14, middle + 4, "ink-bold", 12, room=room)
    ink.loose()


def _stratagem(ink: Ink, view: Any, lang: str, at: Box) -> None:
    """13.0 The chip that lies open, and what is followed if it repeats the one before."""
    x, y, wide, high = at
    chip, followed = view.chip, view.stratagem
    shown = followed  # 12.3 Steamroll lies open before any was drawn, and asks for nothing yet
    title = name(shown, lang) if shown else word("no-stratagem", lang)
    label = word("l-stratagem", lang, stratagem=title, cup=len(view.cup()))
    ink.thing("stratagem", "rect", (x, y, wide, high, 6), "plaque", label, "stratagem")
    # 17.5 Steamroll repeats the stratagem that is shown.
    above = name(chip, lang) if chip == "steamroll" and followed else word("stratagem", lang)
    lines = fitting((title, *short(shown or "", lang)), wide - 16, 12.5, "ink-bold", 2)
    first = y + high / 2 + 11 - 7 * len(lines)
    if len(lines) == 1 or high > 44:
        ink.text(above, x + 8, y + 13, "quiet", 11.5)
        first = y + 28
    for i, line in enumerate(lines):
        ink.text(line, x + 8, first + 13.5 * i, "ink-bold", 12.5, room=wide - 14)
    ink.loose()


def draw_reason(ink: Ink, view: Any, lang: str, plan: Plan, events: tuple[ck.Event, ...]) -> None:
    """15.0 By which row the automaton chooses, while its move is told: beside its units, and which
    of them are left."""
    told = next((e for e in reversed(events) if e.kind in REASONS), None)
    seat = view.automaton
    if told is None or seat is None:
        return
    row = view.reserve(seat)
    spots = list(places(view, plan, seat, len(row)))
    for token, at in zip(row, spots, strict=True):
        if token in _units(told):
            ink.loose()
            ink.rect(at[0] - 2, at[1] - 2, at[2] + 4, at[3] + 4, "open", 5)
    x, y, wide, high = strip(view, plan, seat)
    left = spots[-1][0] + spots[-1][2] + 8 if spots else x + PLATE + 6
    room = x + wide - CHIP - 12 - left
    if room < 56:  # a long row: over its end
        left, room = x + wide - CHIP - 76, 64.0
    label = reason(told, lang)
    short = told["row"] if told.kind == "struck_out" else label
    lines = fitting((label, short), room - 12, 12, "on-tag-bold", 3 if high > 54 else 2)
    room = min(room, max(width_of(line, 12, "on-tag-bold") for line in lines) + 16)
    tall = 14 * len(lines) + 6.0
    body = (left, y + (high - tall) / 2, room, tall, 6)
    ink.thing("reason", "rect", body, "tag", spoken(told, lang), "reason")
    for i, line in enumerate(lines):
        ink.text(line, left + 6, body[1] + 13.5 + 14 * i, "on-tag-bold", 12, room=room - 10)
    ink.loose()


def reason(event: ck.Event, lang: str) -> str:
    """15.0 What a row of the algorithm left, by which rows the automaton chose, or its die."""
    if event.kind == "automaton_chose":
        return word("by-all", lang, theatre=event["theatre_by"], space=event["space_by"],
                    unit=event["unit_by"])  # fmt: skip
    if event.kind == "unit_rolled":
        return word("l-die", lang, roll=event["roll"])
    left = ", ".join(name(x, lang) for x in dict.fromkeys(event["left"]))
    return word("by", lang, number=event["row"], what=left)


def spoken(event: ck.Event, lang: str) -> str:
    """The same for who points at it, or hears it: the numbers of rows say nothing by themselves."""
    if event.kind == "automaton_chose":
        return word("l-by-all", lang, theatre=event["theatre_by"], space=event["space_by"],
                    unit=event["unit_by"])  # fmt: skip
    return (
        word("l-by", lang, what=reason(event, lang))
        if event.kind == "struck_out"
        else reason(event, lang)
    )


def _units(event: ck.Event) -> frozenset[str]:
    """The kinds of units that are still left, or chosen."""
    if event.kind == "struck_out":
        return frozenset(event["left"]) if event["kind"] == "units" else frozenset()
    return frozenset((event["token"],))


def homes(view: Any, plan: Plan) -> dict[str, Box]:
    """Where units come from: one's own out of one's bag, the opponent's out of his reserve."""
    found: dict[str, Box] = {}
    for seat in view.seats:
        x, y, _, high = strip(view, plan, seat)
        sack = (x + PLATE - 41, y, 40.0, high)
        hand = (x + PLATE + 10, y, high, high)
        known = isinstance(view.reserves[seat], tuple)
        found[f"back:{seat}"] = sack
        found |= {f"unit:{seat}:{token}": sack if known else hand for token in TOKENS}
    return found
