"""What a person has chosen on the boards and in the hand, and what is told of the rest.

A thing that is a choice is chosen, and once more when it is touched again; what only one action
is left for stands as a preview, and touching it again plays it, or plans one of it where several
can be placed. Anything else is told: what it is and why it is no choice now. That changes nothing
that was chosen.
"""

from __future__ import annotations

from typing import Any

from ..screen import Choice, grouped

Controller = Any  # the one in controller.py, which stands on this module


def usable(c: Controller) -> frozenset[str]:
    """All things that any choice is about, whatever is chosen already."""
    return frozenset(target for choice in c.choices() for target in choice.targets)


class Selecting:
    """What is chosen at one place at the table; forgotten with each question."""

    def __init__(self) -> None:
        self._told: tuple[int, dict[str, str]] = (-1, {})  # the question, and what was told
        self._last: tuple[int, str] = (-1, "")  # the question, and what was chosen last
        self._aimed: tuple[int, int] = (-1, 0)  # the question, and the choice that is pointed at
        self._considered: tuple[int, int] = (-1, 0)  # the question, and the choice looked at first

    def press(self, c: Controller, target: str, plays: bool = True) -> int | None:
        """Something on a board or in the hand is touched; the number of the action that is to be
        played by that, if any. `plays`: may a second touch play?"""
        if c.table is None or not target:
            return None
        if c.stage != "play" or target not in usable(c):
            self.tell(c, target)
            return None
        self._told = (-1, {})
        self._considered = (-1, 0)
        if target in c.selection:
            before = self.preview(c)
            if plays and before is not None and self._last == (c.token, target):
                return int(c.actions().index(before.action))
            c.selection -= {target}
        else:
            kind = target.partition(":")[0]
            kept = frozenset(t for t in c.selection if t.partition(":")[0] != kind)
            both = kept | {target}
            c.selection = both if c.fitting(both) else frozenset({target})
            self._last = (c.token, target)
        c.changed += 1
        return None

    def consider(self, c: Controller, i: Any, token: Any) -> bool:
        """A choice of the list is to stand as a preview; False, and nothing happens, where nothing
        else could be chosen."""
        many = len(c.choices())
        if token != c.token or type(i) is not int or not 0 <= i < many or many == 1:
            return False
        c.selection = frozenset(c.choices()[i].targets)
        self._considered = (token, i)
        self._told = (-1, {})
        c.changed += 1
        return True

    def tell(self, c: Controller, target: str) -> None:
        """Say what a thing is, and why it is no choice now."""
        told: dict[str, str] = c.screen.what_is(c.view, target, c.lang)
        self._told = (c.token, {**told, "target": target}) if told.get("name") else (-1, {})
        c.changed += 1

    def told(self, c: Controller) -> dict[str, str]:
        """What was told last, as long as the same is asked; in the language of now."""
        token, told = self._told
        if token != c.token or not told:
            return {}
        return {**c.screen.what_is(c.view, told["target"], c.lang), "target": told["target"]}

    def hush(self, c: Controller) -> bool:
        """What was told has been read, and what was looked at."""
        had = bool(self.told(c)) or self._considered[0] == c.token
        self._told = (-1, {})
        self._considered = (-1, 0)
        return had

    def aim(self, c: Controller, i: Any, token: Any) -> None:
        """A choice of the list is pointed at; anything that is none: no longer."""
        known = token == c.token and type(i) is int and 0 <= i < len(c.choices())
        self._aimed = (token, i) if known else (-1, 0)

    def aimed(self, c: Controller) -> Choice | None:
        """The choice that is pointed at, as long as the same is asked."""
        token, i = self._aimed
        return c.choices()[i] if token == c.token and c.stage == "play" else None

    def preview(self, c: Controller) -> Choice | None:
        """The choice of the list that is looked at; or that which is left for what is chosen: the
        only one, or the best of several that are about the same things, and differ in an amount
        alone."""
        if c.stage != "play":
            return None
        token, i = self._considered
        if token == c.token and c.selection == frozenset(c.choices()[i].targets):
            found: Choice = c.choices()[i]
            return found
        if not c.selection:
            return None
        left: tuple[Choice, ...] = c.chosen()
        if not left or len({choice.targets for choice in left}) > 1:
            return None
        return grouped(left)[0].lines[0].choices[0]
