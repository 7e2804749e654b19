"""Serves a folder of notebooks as pages, through Voila: a kernel for each open page.

    serve(folder, start="play.ipynb")

Nothing here knows a game. What a visitor can do is look at pages and use their widgets: no
file, source, traceback or list of the folder is given out, no code is run that the page did
not bring along, and nothing is asked of other hosts. The pages are seen from this machine
only, unless another address is asked for.

``server`` has the settings, ``handlers`` what answers at which address, ``kernels`` the
programs behind the pages, ``provisioner``, ``forkserver`` and ``forked`` how they are forked,
``connection`` what passes between the two.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .server import Settings, seen_at, serve

__all__ = ["Settings", "seen_at", "serve"]

# What checks the server's notes about itself would put together grammars of all parts of an
# address first, for seconds, though none of these notes has one.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]


def __getattr__(name: str) -> Any:
    """The server is imported when it is asked for: kernels import `warm` from here, and Voila
    with all that it brings along is 45 MB that none of them needs."""
    if name not in __all__:
        raise AttributeError(name)
    from . import server

    return getattr(server, name)
