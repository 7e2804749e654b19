"""What the table of Churchill shows beside its boards: hand and scores.

Pure functions of a view. All that is computed here is asked of the rule modules;
no rule lives in this file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from churchill_kit.engine.words import message
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.outlook import (
    DIE,
    apart,
    if_over,
    leader_stands,
    source_of,
)
from churchill_kit.games.churchill.rules.agenda import agenda_value
from churchill_kit.games.churchill.rules.meeting import total, worth
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.games.churchill.state import AT_THE_TABLE, CENTER, CHAIR, Churchill, Place

from ...base.sentences import label, name, parts, say, static, text
from .targets import RESEARCH

GAME = "churchill"


def place(at: Place, lang: str) -> str:
    """Where an issue is, in a few words."""
    if at == CENTER:
        return static(lang, "place-center", GAME)
    if isinstance(at, tuple):
        key = "place-chair" if at[1] >= CHAIR else "place-track"
        return text(lang, key, GAME, seat=name(at[0], GAME, lang), space=at[1])
    return static(lang, "place-off", GAME)


# -- the hand -------------------------------------------------------------------------------------


def chosen_issue(view: Churchill, seat: str, selection: Iterable[str]) -> str | None:
    """The issue on which cards are to be judged: the one selected, or the one that a seat may
    debate."""
    for target in selection:
        kind, _, item = target.partition(":")
        if kind == "issue":
            return item
    return _debated(view, seat)


def _debated(view: Churchill, seat: str) -> str | None:
    """5.24 The issue of another's advance that is open to a debate; nobody debates his own."""
    decision = view.decision
    if decision is not None and decision.kind == "debate_issue" and decision.args[1] != seat:
        return str(decision.args[2])
    return None


def hand(
    view: Churchill, seat: str, lang: str, selection: frozenset[str], usable: frozenset[str]
) -> dict[str, Any]:
    """The cards of a seat with value, effect, and what each is worth on the chosen issue."""
    issue = chosen_issue(view, seat, selection)
    decision = view.decision
    use = "debate" if _debated(view, seat) else "advance"
    if decision is not None and decision.kind == "agenda_card" and decision.seat == seat:
        # 3.32 the Imperial Staff: of others a card counts what is printed on it
        use = "agenda" if len(agenda_value(seat, view.hand(seat)[0])) > 1 else use
    if issue is not None and not isinstance(view.issues[issue], (tuple, str)):
        issue = None  # in the display: a card is worth nothing on it yet
    cards = [
        _card(view, seat, c, issue, use, lang, f"card:{c}", selection, usable)
        for c in sorted(view.hand(seat), key=_rank)
    ]
    if use == "debate" and decision is not None and decision.seat == seat:
        able = {action.get("card") for action in view.actions()}  # a leader is for leaders (5.26)
        for card in cards:
            if card["id"] not in able:
                card["worth"] = None
    leader = view.leaders[seat]
    in_meeting = use if use != "agenda" else "advance"  # no leader wins an agenda
    chief = _card(view, seat, leader, issue, in_meeting, lang, f"leader:{seat}", selection, usable)
    chief["active"] = view.is_active(seat)
    chief["summary"] = " ".join(filter(None, (chief["summary"], _health_now(view, seat, lang))))
    barred = seat in view.no_advance
    if not view.is_active(seat) or (barred and use == "advance"):
        chief["worth"] = None  # he could not be used there
    chief["state"] = static(lang, f"leader-{_leader_state(view, seat)}", GAME)
    return {
        "seat": seat,
        "title": message(lang, GAME, "app-hand-title", {"seat": seat, "count": len(cards)}),
        "above": text(lang, f"hand-worth-{use}", GAME, issue=name(issue or "", GAME, lang))
        if any(card["worth"] for card in (*cards, chief))
        else "",
        "cards": cards,
        "leader": chief,
        "secret": _secret(view, seat, lang),
    }  # fmt: skip


def _health_now(view: Churchill, seat: str, lang: str) -> str:
    """3.31 What a leader's roll fails on in this conference, where its card changes the roll."""
    leader, penalty = view.leaders[seat], view.leader(seat).penalty
    change = view.health.get(leader, 0)
    if penalty is None or not change:
        return ""
    return text(lang, "hand-health", GAME, leader=leader, change=change,
                limit=penalty.fail_max - change)  # fmt: skip


def _leader_state(view: Churchill, seat: str) -> str:
    """What a leader can do: while a tie is being broken (4.5) that alone is asked, and a ban on
    advancing does not matter."""
    decision, stands = view.decision, leader_stands(view, seat)
    breaks = decision is not None and decision.kind == "break_tie" and decision.seat == seat
    return "tie" if breaks and stands != "inactive" else stands


def _rank(card: str) -> tuple[int, int]:
    """3.33 The place of a staff card in a hand: the chief, whose value is a die, then by value, and
    by number."""
    value = BOX.staff[card].value
    return -(99 if value is None else value), _NUMBERS[card]


_NUMBERS = {card: number for number, card in enumerate(BOX.staff)}


def _secret(view: Churchill, seat: str, lang: str) -> str:
    """10.0 The secret aims of the seat, as far as this view may know them."""
    markers = view.secret_agendas.get(seat) or ()
    places = (name(BOX.agenda_markers[m], GAME, lang) for m in markers)
    return f"{static(lang, 'secret', GAME)}: {', '.join(places)}" if markers else ""


def _card(
    view: Churchill,
    seat: str,
    item: str,
    issue: str | None,
    use: str,
    lang: str,
    target: str,
    selection: frozenset[str],
    usable: frozenset[str],
) -> dict[str, Any]:
    card = BOX.staff.get(item) or BOX.leaders[item]
    found: dict[str, Any] = {
        "id": item,
        "target": target,
        "name": card.name[lang],
        "role": card.role[lang],
        "value": rolled(0) if card.value is None else str(card.value),
        "spoken": static(lang, "note-rolled", GAME) if card.value is None else str(card.value),
        "summary": card.summary[lang],
        "on": target in selection,
        "usable": target in usable,
        "origin": origin(card.provenance, lang),
        "worth": None,
    }
    breakdown = None
    if use == "agenda":
        breakdown = agenda_value(seat, item)
    elif issue is not None:
        breakdown = worth(view, seat, item, issue, use)
    if breakdown is not None:
        chief = card.value is None
        amount = total(breakdown)
        found["worth"] = {
            "total": _with_die(amount, lang) if chief else str(amount),
            "shown": rolled(amount) if chief else str(amount),
            "sign": _sign(amount - (card.value or 0)),
            "parts": [
                [label(p, GAME, lang), "?" if chief and i == 0 else p[1], p[2]]
                for i, p in enumerate(breakdown)
            ],
        }
    return found


def hands_of(view: Churchill, lang: str) -> list[dict[str, Any]]:
    """The cards that can be seen in a position, seat by seat, while cards matter."""
    if view.phase not in AT_THE_TABLE:
        return []
    out = []
    for seat in view.seats:
        if not view.hand(seat):
            continue
        held = hand(view, seat, lang, frozenset(), frozenset())
        cards, title = held["cards"], held["title"]
        if view.is_active(seat):
            cards = [*cards, held["leader"]]
        else:  # he is not shown, so he is not named
            facts = {"seat": seat, "count": len(cards)}
            title = message(lang, GAME, "app-hand-title-staff", facts)
        out.append(
            {
                "seat": seat,
                "title": title,
                "cards": [
                    {k: card[k] for k in ("id", "name", "value", "spoken", "summary", "origin")}
                    | {"leader": card is held["leader"]}
                    for card in cards
                ],
            }
        )
    return out


def _with_die(amount: int, lang: str) -> str:
    die = static(lang, "die-short", GAME)
    return f"{die} {_plus(amount)}" if amount else die


def rolled(amount: int) -> str:
    """5.25 What a Chief of Staff may count: his die, and what else counts for or against it."""
    return f"{1 + amount}–{DIE + amount}".replace("-", "−")


def _plus(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−") if amount else ""


def _sign(difference: int) -> str:
    return "more" if difference > 0 else "less" if difference < 0 else "same"


def origin(provenance: Any, lang: str) -> str:
    """Where a component comes from, in words."""
    labels = provenance.values() if hasattr(provenance, "values") else (provenance,)
    flat = {x for v in labels for x in (v if isinstance(v, (tuple, list)) else (v,))}
    kind = next((k for k in ("reconstructed", "public", "rules") if k in flat), "rules")
    return static(lang, f"origin-{kind}", GAME)


# -- scores ----------------------------------------------------------------------------------------


def scores(view: Churchill, lang: str) -> dict[str, Any]:
    """The score of each seat so far, line by line, and how it would end now."""
    lines = score(view)
    sums = points(lines)
    over = if_over(view) if view.result is None else None
    return {
        "now": {
            "text": text(lang, "if-over", GAME, how=say(over, lang), **apart(over)),
            "rule": over.rule,
        }
        if over
        else None,
        "rows": [
            {
                "seat": seat,
                "name": name(seat, GAME, lang),
                "total": sums[seat],
                "more": text(lang, "wins", GAME, n=view.conference_wins[seat]),
                "lines": [line(entry, lang) for entry in lines[seat]],
            }
            for seat in SEATS
        ],
    }


def line(entry: tuple[str, int, str], lang: str) -> list[Any]:
    """A line of a score for the page: letter, points, what for."""
    letter, amount, what = entry
    return [letter, amount, label((what, amount, letter), GAME, lang)]


def source(entry: tuple[str, int, str], lang: str) -> str:
    """9.4 What a line's points come from."""
    return static(lang, f"source-{source_of(entry)}", GAME)


def counted(view: Churchill, letter: str, lang: str) -> list[tuple[str, int, str]]:
    """Who has points by a letter: seat, points, what for."""
    return [
        (seat, entry[1], line(entry, lang)[2])
        for seat, entries in score(view).items()
        for entry in entries
        if entry[0] == letter
    ]


def target_name(target: str, lang: str) -> str:
    """What a place or piece on the boards is called; a leader is told with his power, and the track
    of the A-bomb by what leads along it."""
    kind, _, item = target.partition(":")
    if kind == "leader":
        return text(lang, "facet-leader-of", GAME, seat=name(item, GAME, lang))
    return name("a_bomb" if kind == RESEARCH else item, GAME, lang)


def totals(view: Churchill) -> dict[str, int]:
    """The sums alone, for the chart."""
    return points(score(view))


__all__ = [
    "chosen_issue", "counted", "hand", "hands_of", "line", "parts", "place", "scores", "source",
    "target_name", "totals",
]  # fmt: skip
