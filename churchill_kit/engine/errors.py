"""Errors are for people: each is one sentence in the reader's language,
with the rule where there is one.

An error carries a message id (``reason``) and the facts that the message mentions;
``ck.say(error, "ru")`` renders it in Russian, ``str(error)`` in English.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Any


class GameError(Exception):
    """Base of all errors that a person may meet. ``facts`` are the message's variables."""

    def __init__(self, reason: str, rule: str = "", game: str = "", **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.game = game
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.reason, self.rule, self.game, self.facts)

    def __str__(self) -> str:
        return _speaker(self) if _speaker is not None else self.reason

    def _render_traceback_(self) -> list[str]:
        """For notebooks, which ask for it: the sentence, without the lines that led to it."""
        return [f"{type(self).__name__}: {self}"]


# What a system refuses files for that has words of ours (``name-ENOSPC``).
SAID = frozenset({"EACCES", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"})


def refusal(error: BaseException) -> str:
    """Why the system refused, as a fact of a message: the name of its number if there are words
    for it, else what it says itself."""
    code = errno.errorcode.get(getattr(error, "errno", None) or 0, "")
    return code if code in SAID else getattr(error, "strerror", None) or str(error)


_speaker: Callable[[GameError], str] | None = None


def spoken_by(speaker: Callable[[GameError], str]) -> None:
    """From now on errors are put into words by this function. They know no words themselves:
    the words know them."""
    global _speaker
    _speaker = speaker


def _rebuild(
    kind: type[GameError], reason: str, rule: str, game: str, facts: dict[str, Any]
) -> GameError:
    return kind(reason, rule, game, **facts)


class UnknownGame(GameError, LookupError):
    """No game has this name; the message lists those there are."""


class BadGame(GameError, ImportError):
    """A game's folder that lacks something, or has it wrong: names the folder, the file and the
    entry."""


class BadSetup(GameError, ValueError):
    """A scenario, option or seed that the game does not have."""


class IllegalAction(GameError, ValueError):
    """An action that the rules do not allow now; the state is as it was before.

    ``reason`` is a message id, ``rule`` the number of the rule that forbids it.
    """


class BadSave(GameError, ValueError):
    """A save that cannot be read: ``facts["where"]`` names the place,
    ``facts["what"]`` the trouble."""


class BadPosition(GameError, ValueError):
    """A position that the rules or the components make impossible;
    names the entry and the reason."""


class BadData(GameError, ValueError):
    """A component file with an unknown id, field or effect; names the file,
    the entry and the field."""
