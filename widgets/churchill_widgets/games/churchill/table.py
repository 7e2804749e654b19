"""What the table of Churchill shows beside its boards: hand, scores, consequences, headings.

Pure functions of a view. All that is computed here is asked of the rule modules;
no rule lives in this file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.words import message
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.rules.fronts import strength
from churchill_kit.games.churchill.rules.meeting import moved, total, worth
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.games.churchill.state import CENTER, CHAIR, Churchill, Place

from ...base.sentences import label, name, parts, static, text

GAME = "churchill"


def place(at: Place, lang: str) -> str:
    """Where an issue is, in a few words."""
    if at == CENTER:
        return static(lang, "place-center", GAME)
    if isinstance(at, tuple):
        key = "place-chair" if at[1] >= CHAIR else "place-track"
        return text(lang, key, GAME, seat=name(at[0], GAME, lang), space=at[1])
    return static(lang, "place-off", GAME)


# -- the headings of a long list --------------------------------------------------------------


def heading(action: ck.Action, view: Churchill, lang: str) -> tuple[str, str]:
    """Under which heading an action stands: an id and its words ("" for the top of the list)."""
    kind = action.kind
    card = action.get("card")
    if kind in ("pass", "decline", "keep_leader", "stop", "move_on"):
        return "", ""
    if kind == "advance" and card is not None:
        value = BOX.staff[card].value
        shown = static(lang, "die", GAME) if value is None else str(value)
        return card, text(lang, "heading-card", GAME, name=name(card, GAME, lang), value=shown)
    if kind == "lead":
        decision = view.decision
        leader = view.leaders[decision.seat] if decision else ""
        return "leader", text(lang, "heading-leader", GAME, name=name(leader, GAME, lang))
    if kind == "direct":
        return action["issue"], name(action["issue"], GAME, lang)
    if kind in ("network", "break_network", "align", "break_alignment", "support", "naval",
                "activate", "research"):  # fmt: skip
        return kind, static(lang, f"heading-{kind}", GAME)
    return "all", ""


# -- what a choice would bring ------------------------------------------------------------------


def note(view: Churchill, action: ck.Action, lang: str) -> str:
    """The consequence of a choice in a few words; "" where there is nothing to compute."""
    decision = view.decision
    if decision is None:
        return ""
    seat, kind, args = decision.seat, action.kind, decision.args
    if kind in ("advance", "lead", "choose") and "issue" in action.args:
        issue = action["issue"]
        if kind == "lead":
            amount = total(worth(view, seat, view.leaders[seat], issue, "advance"))
        elif kind == "choose":
            amount = total(worth(view, seat, args[0], issue, "advance", args[1]))
        else:
            full = total(worth(view, seat, action["card"], issue, "advance"))
            amount = action.get("value", full)
        return _moves(view, issue, seat, amount, lang)
    if kind == "advance":
        return static(lang, "note-rolled", GAME)
    if kind in ("debate", "lead_debate") and decision.kind == "debate_issue":
        return _debates(view, action, lang)
    if kind == "nominate":
        space = args[0] if decision.kind == "opening_issue" and args else 0
        return place((seat, space) if space else CENTER, lang)
    if kind == "support":
        return _front(view, action["front"], lang)
    if kind == "direct":
        return _front(view, action["front"], lang, 2)
    if kind == "naval":
        box = action["box"]
        return text(
            lang, "note-naval", GAME, after=view.naval[box] + 1, most=BOX.limits.naval_per_box
        )
    if kind == "activate":
        issue = view.issue(action["issue"])
        return text(
            lang, "note-polmil", GAME, networks=issue.clandestine, alignments=issue.political
        )
    if kind in ("network", "break_network", "align", "break_alignment"):
        return _influence(view, action["location"], lang)
    if kind == "move_global":
        return text(
            lang, "note-global", GAME, owner=owner(view.global_issues[action["pawn"]], lang)
        )
    return ""


def owner(seat: str, lang: str) -> str:
    """The holder of a global issue, which may be nobody."""
    return name(seat, GAME, lang) if seat in SEATS else static(lang, "neutral", GAME)


def _moves(view: Churchill, issue: str, seat: str, amount: int, lang: str) -> str:
    after = moved(view.issues[issue], seat, amount)
    return text(lang, "note-moves", GAME, amount=amount, place=place(after, lang))


def _debates(view: Churchill, action: ck.Action, lang: str) -> str:
    """5.23, 5.24: where the issue would be after the debate."""
    decision = view.decision
    assert decision is not None
    _, mover, issue, _, steps, capture = decision.args
    seat = decision.seat
    source = action.get("card") or view.leaders[seat]
    if action.kind == "debate" and BOX.staff[source].chief:
        return static(lang, "note-rolled", GAME)
    amount = action.get("value", total(worth(view, seat, source, issue, "debate")))
    if not capture:
        return _moves(view, issue, seat, amount, lang)
    toward, left = (mover, steps - amount) if steps >= amount else (seat, amount - steps)
    return text(
        lang,
        "note-difference",
        GAME,
        amount=amount,
        against=steps,
        place=place(moved(view.issues[issue], toward, left), lang),
    )


def _front(view: Churchill, front: str, lang: str, more: int = 1) -> str:
    entry = view.entry(front)
    if entry is None:
        return ""
    now = total(strength(view, front))
    after = now + more * BOX.limits.support_value
    if entry.naval and view.naval[front] < entry.naval:
        return text(
            lang,
            "note-front-naval",
            GAME,
            space=entry.name[lang],
            now=now,
            after=after,
            have=view.naval[front],
            need=entry.naval,
        )
    return text(lang, "note-front", GAME, space=entry.name[lang], now=now, after=after)


def _influence(view: Churchill, location: str, lang: str) -> str:
    there = []
    if location in view.networks:
        seat, count = view.networks[location]
        there.append(text(lang, "note-networks", GAME, seat=name(seat, GAME, lang), count=count))
    if location in view.alignment:
        aligned = view.alignment[location]
        there.append(text(lang, "note-alignment", GAME, seat=name(aligned, GAME, lang)))
    return ", ".join(there) or static(lang, "note-empty", GAME)


# -- the hand -------------------------------------------------------------------------------------


def chosen_issue(view: Churchill, selection: Iterable[str]) -> str | None:
    """The issue on which cards are to be judged: the one selected, or the one debated."""
    for target in selection:
        kind, _, item = target.partition(":")
        if kind == "issue":
            return item
    decision = view.decision
    if decision is not None and decision.kind == "debate_issue":
        return str(decision.args[2])
    return None


def hand(
    view: Churchill, seat: str, lang: str, selection: frozenset[str], usable: frozenset[str]
) -> dict[str, Any]:
    """The cards of a seat with value, effect, and what each is worth on the chosen issue."""
    issue = chosen_issue(view, selection)
    decision = view.decision
    use = "debate" if decision is not None and decision.kind == "debate_issue" else "advance"
    if issue is not None and not isinstance(view.issues[issue], (tuple, str)):
        issue = None  # in the display: a card is worth nothing on it yet
    cards = [
        _card(view, seat, c, issue, use, lang, f"card:{c}", selection, usable)
        for c in view.hand(seat)
    ]
    leader = view.leaders[seat]
    chief = _card(view, seat, leader, issue, use, lang, f"leader:{seat}", selection, usable)
    chief["active"] = view.is_active(seat)
    chief["state"] = static(
        lang, "leader-active" if view.is_active(seat) else "leader-inactive", GAME
    )
    return {
        "seat": seat,
        "title": message(lang, GAME, "app-hand-title", {"seat": seat, "count": len(cards)}),
        "above": "" if issue is None else text(
            lang, f"hand-worth-{use}", GAME, issue=name(issue, GAME, lang)
        ),
        "cards": cards,
        "leader": chief,
        "secret": _secret(view, seat, lang),
    }  # fmt: skip


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
        "value": "★" if card.value is None else str(card.value),
        "spoken": static(lang, "die", GAME) if card.value is None else str(card.value),
        "summary": card.summary[lang],
        "on": target in selection,
        "usable": target in usable,
        "origin": origin(card.provenance, lang),
        "worth": None,
    }
    if issue is not None:
        breakdown = worth(view, seat, item, issue, use)
        chief = card.value is None
        amount = total(breakdown)
        found["worth"] = {
            "total": _with_die(amount, lang) if chief else str(amount),
            "parts": [
                [label(p, GAME, lang), "?" if chief and i == 0 else p[1], p[2]]
                for i, p in enumerate(breakdown)
            ],
        }
    return found


def hands_of(view: Churchill, lang: str) -> list[dict[str, Any]]:
    """The cards that can be seen in a position, seat by seat, while cards matter."""
    if view.phase not in ("agenda", "meeting"):
        return []
    out = []
    for seat in view.seats:
        if not view.hand(seat):
            continue
        held = hand(view, seat, lang, frozenset(), frozenset())
        cards = [*held["cards"], *([held["leader"]] if view.is_active(seat) else [])]
        out.append(
            {
                "seat": seat,
                "title": held["title"],
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
    return f"{die} {amount:+d}".replace("-", "−") if amount else die


def origin(provenance: Any, lang: str) -> str:
    """Where a component comes from, in words."""
    labels = provenance.values() if hasattr(provenance, "values") else (provenance,)
    flat = {x for v in labels for x in (v if isinstance(v, (tuple, list)) else (v,))}
    kind = next((k for k in ("reconstructed", "public", "rules") if k in flat), "rules")
    return static(lang, f"origin-{kind}", GAME)


# -- scores ----------------------------------------------------------------------------------------


def scores(view: Churchill, lang: str) -> dict[str, Any]:
    """The score of each seat so far, line by line."""
    lines = score(view)
    sums = points(lines)
    return {
        "rows": [
            {
                "seat": seat,
                "name": name(seat, GAME, lang),
                "total": sums[seat],
                "more": text(lang, "wins", GAME, n=view.conference_wins[seat]),
                "lines": [line(entry, lang) for entry in lines[seat]],
            }
            for seat in SEATS
        ]
    }


def line(entry: tuple[str, int, str], lang: str) -> list[Any]:
    """A line of a score for the page: letter, points, what for."""
    letter, amount, what = entry
    return [letter, amount, label((what, amount, letter), GAME, lang)]


def counted(view: Churchill, letter: str, lang: str) -> list[tuple[str, int, str]]:
    """Who has points by a letter: seat, points, what for."""
    return [
        (seat, entry[1], line(entry, lang)[2])
        for seat, entries in score(view).items()
        for entry in entries
        if entry[0] == letter
    ]


def target_name(target: str, lang: str) -> str:
    """What a place or piece on the boards is called; a leader is told with his power."""
    kind, _, item = target.partition(":")
    if kind == "leader":
        return text(lang, "facet-leader-of", GAME, seat=name(item, GAME, lang))
    return name(item, GAME, lang)


def totals(view: Churchill) -> dict[str, int]:
    """The sums alone, for the chart."""
    return points(score(view))


__all__ = [
    "chosen_issue", "counted",
    "hand", "hands_of", "heading", "line", "note", "parts", "place", "scores",
    "target_name", "totals",
]  # fmt: skip
