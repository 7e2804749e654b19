"""Serves a folder of notebooks as pages, through Voila: a kernel for each open page.

    serve(folder, start="play.ipynb")

Nothing here knows a game. What a visitor can do is look at pages and use their widgets: no
file, source, traceback or list of the folder is given out, no code is run that the page did
not bring along, and nothing is asked of other hosts. The pages are seen from this machine
only, unless another address is asked for.

``server`` has the settings, ``handlers`` what answers at which address, ``kernels`` the
programs behind the pages, ``connection`` what passes between the two.
"""

from __future__ import annotations

from .server import Settings, serve

__all__ = ["Settings", "serve"]
