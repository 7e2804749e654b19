"""Several placings at once: what whoever decides has planned, before any of it is played.

The draft lives here alone, for the question that it belongs to; the game knows nothing of it until
it is played, and then all of it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import churchill_kit as ck
from churchill_kit.table.batch import Batch, Row

from ..base.sentences import of_action
from .telling import Telling


class Planning(Telling):
    """The draft of a place."""

    lang: str

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._batch: tuple[Any, Batch | None] = (None, None)
        self._meant: tuple[Any, ck.Action | None] = (None, None)  # a question, and what was changed

    @property
    def stage(self) -> str:
        """Which page is on the screen; the controller says."""
        raise NotImplementedError

    def carry_out(self, actions: Iterable[ck.Action]) -> None:
        """What a person decided is played; how, the next one says."""
        raise NotImplementedError

    @property
    def draft(self) -> Batch | None:
        """What can be planned at this question, and what is; None where each choice stands
        alone."""
        if self.stage != "play" or self.table is None:
            return None
        key = (self.table, self.table.record.n, self.token, self.eyes)
        if self._batch[0] != key:
            self._batch = key, self._kept(Batch.of(self.table.view(self.eyes)))
        return self._batch[1]

    @property
    def meant(self) -> ck.Action | None:
        """What was planned last, or given up, as long as the same is asked."""
        draft = self.draft
        if draft is None:
            return None
        key, action = self._meant
        kept = draft.planned[-1] if draft.planned else None
        return action if key is not None and key == self._batch[0] else kept

    def _kept(self, new: Batch | None) -> Batch | None:
        """Who plays a single placing while others are planned still has those, as far as they
        can still be."""
        was, old = self._batch
        if was is None or old is None or new is None or self.table is None:
            return new
        record = self.table.record
        if (was[0], was[1] + 1, was[3]) != (self.table, record.n, self.eyes):
            return new
        rest = list(old.planned)
        if record.actions[was[1]] in rest:
            rest.remove(record.actions[was[1]])
        while rest:
            kept = new.plan(Counter(rest))
            if kept is not None:
                return kept
            rest.pop()
        return new

    def batch(self) -> dict[str, Any] | None:
        """The draft for a page: how many can be placed in all, and how many are left; and for
        each ``row`` what it is, how often it is planned (``now``), how often it could be
        (``most``), what was brought by those planned (``notes``) and what one more would bring
        (``note``; where none is left to place, instead of the last; "" if there can be none). None
        where nothing can be planned."""
        draft = self.draft
        if draft is None:
            return None
        rows = draft.rows
        return {
            "token": self.token,
            "total": draft.total,
            "left": draft.left,
            "planned": len(draft.planned),
            "rows": [
                {
                    "i": i,
                    "text": of_action(row.action, self.lang),
                    "targets": sorted(self.screen.targets(row.action, draft.seat)),
                    "now": row.now,
                    "most": row.most,
                    "notes": self.notes(draft, row.action),
                    "note": self._more(draft, row),
                }
                for i, row in enumerate(rows)
            ],
        }

    def _more(self, draft: Batch, row: Row) -> str:
        """What one more would bring; or would have brought instead of the last, where none is left
        to place."""
        if draft.can(row.action):
            return self.screen.note(draft.view, row.action, self.lang)
        if row.now or draft.left or not draft.planned:
            return ""
        return self.screen.note(draft.view_before(len(draft.planned) - 1), row.action, self.lang)

    def notes(self, draft: Batch, action: ck.Action) -> list[str]:
        """What each of those planned brings when all others that are planned lie there already."""
        notes = []
        for count, number in enumerate(draft.places(action)):
            before = draft.plan({action: count})
            view = draft.view_before(number) if before is None else before.view
            notes.append(self.screen.note(view, action, self.lang))
        return notes

    def plan(self, changes: Mapping[Any, Any], token: Any) -> bool:
        """Plan so many of each row; rows that are not named stay. False, and the draft as it was,
        if that cannot be or comes from a page that is stale."""
        draft = self.draft
        if draft is None or token != self.token:
            return False
        rows = draft.rows
        wanted: dict[ck.Action, int] = {}
        for i, count in changes.items():
            if type(i) is not int or type(count) is not int or not 0 <= i < len(rows):
                return False
            wanted[rows[i].action] = count
        return self._drafted(draft, wanted)

    def plan_one(self, i: int, token: Any) -> bool:
        """Plan one more of a row, if there can be one; False where that choice stands alone, beside
        nothing that is planned."""
        draft = self.draft
        rows = () if draft is None else draft.rows
        if draft is None or i >= len(rows) or not (draft.planned or rows[i].most):
            return False
        row = rows[i]
        if row.now < row.most:
            self.plan({i: row.now + 1}, token)
        return True

    def plan_all(self, wanted: Mapping[ck.Action, int], token: Any) -> bool:
        """Plan so many of these, in their order, and nothing else: some of them may be possible
        only after others. False as above."""
        draft = self.draft
        if draft is None or token != self.token:
            return False
        return self._drafted(draft, self.only(draft, wanted))

    @staticmethod
    def only(draft: Batch, wanted: Mapping[ck.Action, int]) -> dict[ck.Action, int]:
        """The changes after which a draft holds these alone."""
        return {**{row.action: 0 for row in draft.rows if row.now}, **wanted}

    def _drafted(self, draft: Batch, wanted: Mapping[ck.Action, int]) -> bool:
        new = draft.plan(wanted)
        if new is None:
            return False
        before = Counter(draft.planned)
        changed = [action for action, n in wanted.items() if n != before[action]]
        self._batch = self._batch[0], new
        if changed:
            self._meant = self._batch[0], max(changed, key=wanted.__getitem__)
        self.changed += 1
        return True

    def play_plan(self, token: Any) -> bool:
        """Play all that is planned, as one move of this person; False, and nothing happens, if
        nothing is or the page is stale."""
        draft = self.draft
        if draft is None or not draft.planned or token != self.token:
            return False
        assert self.table is not None
        start = self.table.record.n
        self.carry_out(draft.planned)
        self._from = start
        self.go_on()
        return True
