"""Games that come when they are asked for: runs in the kernel of the static site's pages.

build.py takes the files of each game out of the wheel of churchill_kit, all but its
``about.toml``, and leaves their archive's name beside that. The houses of games import this
module there. It brings an archive when a game is imported, or when the registry is asked for
something of it. The kernel runs in a worker, which may wait for a file.
"""

from __future__ import annotations

import importlib
import sys
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from churchill_kit.engine import registry
from churchill_kit.engine.errors import BadGame

HOUSES = ("churchill_kit.games", "churchill_widgets.games")
ARCHIVE = "archive.txt"  # beside about.toml: what brings the rest of the game
CHANNEL = "churchill_kit/games"  # here the page hears which archives its browser should keep
PACKAGES = Path(registry.__file__).parents[2]


def asked_of_the_site(file: str) -> bytes:
    """An archive of the site; OSError if it does not arrive."""
    import pyodide_js  # type: ignore[import-not-found]
    from js import BroadcastChannel, XMLHttpRequest  # type: ignore[import-not-found]

    address = f"{pyodide_js.lockfileBaseUrl}games/{file}"
    request = XMLHttpRequest.new()
    request.open("GET", address, False)
    request.responseType = "arraybuffer"
    try:
        request.send()
    except Exception as error:  # that of a browser without a network
        raise OSError(str(error)) from None
    if request.status != 200:
        raise OSError(f"{file}: {request.status}")
    found: bytes = request.response.to_bytes()
    page = BroadcastChannel.new(CHANNEL)
    page.postMessage(address)
    page.close()
    return found


class Late:
    """What brings games: a finder of modules that finds none itself, but sees to it that those
    who look after it do."""

    def __init__(self, packages: Path, ask: Callable[[str], bytes]) -> None:
        self.packages, self.ask = packages, ask

    def fetch(self, name: str) -> bool:
        """Bring a game if it has not come yet; BadGame if it does not arrive."""
        if not name.isidentifier():
            return False
        house = HOUSES[0].replace(".", "/")
        mark = self.packages / house / name / ARCHIVE
        if not mark.is_file():
            return False
        try:
            with zipfile.ZipFile(BytesIO(self.ask(mark.read_text(encoding="utf-8")))) as archive:
                archive.extractall(self.packages)
        except (OSError, zipfile.BadZipFile):
            raise BadGame("not-arrived", folder=f"{house}/{name}") from None
        mark.unlink()
        importlib.invalidate_caches()
        return True

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> None:
        """Asked first for every module; only games are of interest."""
        house, _, name = fullname.rpartition(".")
        if house in HOUSES:
            self.fetch(name)


if sys.platform == "emscripten":
    late = Late(PACKAGES, asked_of_the_site)
    sys.meta_path.insert(0, late)  # type: ignore[arg-type]
    registry.fetched_by(late.fetch)
