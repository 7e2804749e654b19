"""What comes next in a course: asked here by the index, the review and the end of each chapter."""

from __future__ import annotations

from churchill_kit.book import book

from ..base import shelf
from . import progress


def next_chapter(game: str, lang: str, besides: str = "") -> str:
    """The chapter to go on with, other than the one that asks: the last that was begun and is not
    done; else the first after those that are done; else one that was passed over. "" if all are
    done."""
    keeper, own = progress.progress(game), book(game).chapters
    there = [c for c in own if c != besides and shelf.page(game, c, lang)]
    states = {c: keeper.standing(c).state for c in there}
    begun = [c for c in there if states[c] not in ("new", "done")]
    if begun:
        return begun[-1]
    reached = max(
        (n for n, c in enumerate(own) if c == besides or keeper.standing(c).done), default=-1
    )
    left = [c for c in there if states[c] == "new"]
    return next((c for c in left if own.index(c) > reached), left[0] if left else "")
