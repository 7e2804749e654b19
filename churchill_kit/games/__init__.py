"""The games of the house, a folder each. Shared rooms name none of them: the registry finds them.

A folder and the function ``ck.games()`` bear the same name. Importing a game makes Python put
this package where the function was, so the package answers the call as well.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        from ..engine.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
