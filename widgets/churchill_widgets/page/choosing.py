"""What can be done, as the page lists it: lines, what is told of a thing, where a choice leads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.words import has

from ..base.sentences import text
from ..screen import Choice, Line
from .controller import Controller

FACETS_FROM = 10  # lists at least this long get buttons that narrow them


def choices(c: Controller, hinted: ck.Action | None = None) -> dict[str, Any]:
    """The legal actions that fit what is selected, under headings: a line for each card or
    target, its best choice first; and buttons to narrow them.

    ``items`` of a group are in the order of its ``lines``, each of which says how many are
    its own.
    """
    every = c.choices()
    if not every:
        return {"token": c.token, "groups": [], "chips": [], "facets": [], "total": 0, "shown": 0}
    lang, chosen = c.lang, c.chosen()
    number = {choice.action: i for i, choice in enumerate(every)}

    def item(choice: Choice) -> dict[str, Any]:
        return {
            "i": number[choice.action],
            "text": choice.text,
            "brief": choice.brief,
            "note": choice.note,
            "hint": choice.action is hinted,
        }

    groups = [
        {
            "id": group.id,
            "title": group.words,
            "items": [item(choice) for line in group.lines for choice in line.choices],
            "lines": [
                {
                    "id": line.id,
                    "name": line.words,
                    "n": len(line.choices),
                    "more": _more(c, line),
                }
                for line in group.lines
            ],
        }
        for group in c.lines()
    ]
    return {
        "token": c.token,
        "groups": groups,
        "chips": [[t, c.screen.target_name(t, lang)] for t in sorted(c.selection)],
        "facets": _facets(c) if len(every) >= FACETS_FROM else [],
        "total": len(every),
        "shown": len(chosen),
        "count": str(len(every))
        if len(chosen) == len(every)
        else text(lang, "choices-count", shown=len(chosen), total=len(every)),
        "one": len(chosen) == 1 and len(every) > 1,
        "again": c.placed is not None,
    }


def _more(c: Controller, line: Line) -> str:
    """What is folded behind the first choice of a line: so many, and of what they differ in."""
    kinds: dict[str, set[frozenset[str]]] = {}
    for choice in line.choices:
        for kind in {t.partition(":")[0] for t in choice.targets}:
            of = frozenset(t for t in choice.targets if t.partition(":")[0] == kind)
            kinds.setdefault(kind, set()).add(of)
    differ = [kind for kind, found in kinds.items() if len(found) > 1]
    key = f"more-{differ[0] if differ else 'amount'}"
    game = c.game.name
    n = len(line.choices)
    # Of the same issue there may be several, for less than the card counts.
    several = len(differ) > 1 or (differ and len(kinds[differ[0]]) < n)
    if several or not has(c.lang, game, f"app-{key}"):
        return text(c.lang, "choices-more", game, n=n - 1)
    return text(c.lang, key, game, n=n - 1)


def _facets(c: Controller) -> list[dict[str, Any]]:
    """What the choices are about, by kind: buttons that do the same as a click on the board."""
    found: dict[str, dict[str, None]] = {}
    for choice in c.choices():
        for target in choice.targets:
            found.setdefault(target.partition(":")[0], {}).setdefault(target)
    lang, shown = c.lang, c.screen
    return [
        {
            "kind": kind,
            "title": shown.word(lang, f"facet-{kind}"),
            "items": [[t, shown.target_name(t, lang), t in c.selection] for t in found[kind]],
        }
        for kind in shown.facets
        if len(found.get(kind, ())) > 1
    ]


def plan(c: Controller) -> dict[str, Any]:
    """Placings that can be planned together, and those that are; {} where each stands alone. A row
    has the number of its action among those that are legal now; rows behind these can be placed
    only after others."""
    found = c.batch()
    if found is None:
        return {}
    told = text(c.lang, "plan-told", planned=found["planned"], total=found["total"])
    # Said once: the lines below need the room.
    spent = "" if found["planned"] else c.screen.spent(c.view, c.lang)
    return {**found, "told": f"{told} · {spent}" if spent else told}


def preview(
    c: Controller, why_worse: Callable[[ck.Action], Iterable[str]] = lambda action: ()
) -> dict[str, Any]:
    """Where what is chosen would lead, beside what is planned already, what could answer it, and
    what the games that were played on say against it; {} while that is open."""
    found = c.selecting.preview(c)
    if found is None:
        return {}
    draft = c.draft
    planned = draft is not None and bool(draft.planned) and draft.can(found.action)
    view = draft.view if draft is not None and planned else c.view
    told: dict[str, Any] = c.screen.preview(view, found.action, c.lang)
    worse = [
        {"seat": "", "text": said, "rule": "", "parts": []} for said in why_worse(found.action)
    ]
    return {
        "token": c.token,
        "i": c.actions().index(found.action),
        "text": found.text,
        **told,
        "lines": [*told.get("lines", ()), *worse],
    }


def told(c: Controller) -> dict[str, str]:
    """What a thing is that was touched and is no choice; {} when nothing was."""
    return c.selecting.told(c)
