"""Which games there are, and where what they hand in is found.

A game is a folder of its name in ``churchill_kit/games``, or a package of its own that an entry
point of the group ``churchill_kit.games`` names (``chess = "my_chess.rules"``). Other parts of a
game are found in the same way, each kind in its house: screens in ``churchill_widgets.games``.

What a game hands in is a *face*, an object in a module of its package: ``GAME``, ``BOOK``,
``LESSONS``, ``SCREEN``. What is missing or wrong is told in one sentence that names the folder,
the file and the entry; the other games go on working. What a game is called, and in which place it
is listed, stands in its ``about.toml``, so that a list of games imports none of them.

Where games are far away, as in a browser, that file may be all that is there at first; what
``fetched_by`` was given then brings the rest of a game when something of it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.machinery import BYTECODE_SUFFIXES, SOURCE_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from . import shape
from .errors import BadGame, UnknownGame
from .game import Game
from .toml import parsed

HOUSE = "churchill_kit.games"
ABOUT = "about.toml"
LANGUAGES = ("en", "ru")
SUFFIXES = (*SOURCE_SUFFIXES, *BYTECODE_SUFFIXES)  # a site for browsers has compiled files alone
LONGEST = 100  # letters in a game's name; file systems know no name of more than 255


class About(NamedTuple):
    """What can be said of a game before it is loaded.

    `order` is its place among the games; `players` and `minutes` are the least and the most of a
    game; `title` and `line` (one sentence) are in each language. A `draft` is still being built:
    programs and its tests can play it, and nobody is offered it.
    """

    name: str
    order: int
    title: Mapping[str, str]
    line: Mapping[str, str]
    players: tuple[int, int]
    minutes: tuple[int, int]
    draft: bool = False


# -- the games there are ---------------------------------------------------------------------------

_added: dict[str, Game] = {}


def games() -> tuple[str, ...]:
    """The names of all games, in the order of their ``about.toml``; drafts and those that cannot
    be listed are left out (``broken`` says why).

    >>> import churchill_kit as ck
    >>> "churchill" in ck.games()
    True
    """
    return (*offered(_listed()[0]), *_added)


def offered(abouts: Iterable[About]) -> tuple[str, ...]:
    """The names of those that are no drafts, in their order."""
    in_order = sorted(abouts, key=lambda a: (a.order, a.name))
    return tuple(about.name for about in in_order if not about.draft)


def broken() -> tuple[BadGame, ...]:
    """Why games that are there cannot be listed, a sentence for each."""
    return _listed()[1]


@cache
def _listed() -> tuple[tuple[About, ...], tuple[BadGame, ...]]:
    good, bad = [], []
    for name in dict.fromkeys((*_folders(HOUSE), *_entry_points(HOUSE))):
        try:
            good.append(about(name))
        except BadGame as error:
            bad.append(error)
    return tuple(good), tuple(bad)


@cache
def about(name: str) -> About:
    """What a game's ``about.toml`` says of it.

    UnknownGame for no game of this name; BadGame for a file that is missing or wrong.
    """
    file = _known(name) / ABOUT
    where = {"folder": place(name), "file": ABOUT}
    try:
        return said_of(name, parsed(file))
    except FileNotFoundError:
        raise BadGame("no-file", entry="order", **where) from None
    except (OSError, ValueError, RecursionError) as error:
        if isinstance(error, shape.Mismatch):
            facts = {"what": error.what, "where": error.where, **error.facts}
            raise BadGame("bad-about", folder=where["folder"], **facts) from None
        raise BadGame("bad-file", why=shape.brief(str(error)), **where) from None


def said_of(name: str, data: Mapping[str, Any]) -> About:
    """What the content of an ``about.toml`` says of a game; Mismatch for what is wrong."""
    return About(name, **_about(data, ABOUT))


def game(name: str) -> Game:
    """The game called `name`; UnknownGame lists the names there are, BadGame says what its folder
    lacks.

    >>> import churchill_kit as ck
    >>> game = ck.game("churchill")
    >>> game.scenarios, game.seats_of("training")
    (('training', 'tournament', 'campaign'), ('us', 'uk', 'ussr'))
    >>> state = game.new(scenario="training", seed=1945)
    >>> state.decision.seat, len(state.actions())
    ('us', 7)
    """
    found = _added.get(name) if isinstance(name, str) else None
    return found if found is not None else _loaded(name)


def add(new: Game) -> Callable[[], None]:
    """Make a game known for this process, e.g. in a test; returns a function that forgets it."""
    _added[new.name] = new

    def forget() -> None:
        _added.pop(new.name, None)

    return forget


def look_again() -> None:
    """Forget what was found: folders or packages have come or gone."""
    for found in (_listed, about, _face_of_game, _package, _folder_of, _entry_points):
        found.cache_clear()


def _loaded(name: str) -> Game:
    try:
        return _face_of_game(name)
    except TypeError:  # a name that cannot be one, like a list
        raise _unknown(name) from None


@cache
def _face_of_game(name: str) -> Game:
    found: Game = face(name, "", "GAME", Game)
    if found.name != name:
        entry = f'GAME.name = "{name}"'
        raise BadGame("no-entry", folder=place(name), file="__init__.py", entry=entry)
    return found


def _unknown(name: Any) -> UnknownGame:
    return UnknownGame("unknown-game", given=shape.brief(name), choices=shape.listing(games()))


# -- where their parts are -------------------------------------------------------------------------

Fetch = Callable[[str], bool]
_fetch: Fetch | None = None


def fetched_by(fetch: Fetch | None) -> None:
    """Games may come late, as in a browser: from now on `fetch(name)` is called before anything
    of a game is looked at, but for its ``about.toml``. It puts the game's folders where they
    belong, once, and says whether they have just come. None: all games are there."""
    global _fetch
    _fetch = fetch


def _arrive(name: str) -> None:
    if _fetch is not None and _fetch(name):
        for found in (_package, _folder_of):
            found.cache_clear()


def package(name: str, house: str = HOUSE) -> str:
    """The package of a game: that of its folder in a house, or that of its entry point.

    UnknownGame lists the names there are.
    """
    if isinstance(name, str):
        _arrive(name)
    return _named(name, house)


def _named(name: Any, house: str = HOUSE) -> str:
    found = _package(name, house) if isinstance(name, str) else None
    if found is None:
        raise _unknown(name)
    return found


def folder(name: str, house: str = HOUSE) -> Path | None:
    """The folder of a game's package, which is not imported; None for a game without one."""
    if not isinstance(name, str):
        return None
    _arrive(name)
    return _folder_of(name, house)


def has(name: str, where: str, house: str = HOUSE) -> bool:
    """Has a game this module (``book``, ``lessons``)? Nothing is imported to find out."""
    found = folder(name, house)
    inside = where.replace(".", "/")
    return found is not None and (
        _is_module(found, f"{inside}/__init__") or _is_module(found, inside)
    )


def face(
    name: str, where: str, what: str, wanted: type | tuple[type, ...] = object, house: str = HOUSE
) -> Any:
    """What a game hands in: `what` of the module `where` ("" is the package itself).

    UnknownGame for no such game; BadGame, with folder, file and entry, for a module that is
    missing or can't be imported, and for an entry that is missing or none of the types `wanted`.
    """
    module = f"{package(name, house)}.{where}".rstrip(".")
    told = {"folder": place(name, house), "file": _file(name, where, house), "entry": what}
    try:
        found = getattr(import_module(module), what, None)
    except ModuleNotFoundError as error:
        if module == error.name or module.startswith(f"{error.name}."):
            raise BadGame("no-file", **told) from None
        raise BadGame("bad-file", why=str(error), **told) from error
    except BadGame:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadGame("bad-file", why=shape.brief(why), **told) from error
    if found is None or not isinstance(found, wanted):
        raise BadGame("no-entry", **told)
    return found


def place(name: str, house: str = HOUSE) -> str:
    """Where a game lies, as it is told: "churchill_kit/games/<name>"."""
    return _named(name, house).replace(".", "/")


def _file(name: str, where: str, house: str) -> str:
    """The file of a module of a game, whether it is there or not."""
    inside, found = where.replace(".", "/"), folder(name, house)
    if not inside:
        return "__init__.py"
    plain = found is not None and _is_module(found, inside)
    return f"{inside}.py" if plain else f"{inside}/__init__.py"


def _known(name: str) -> Path:
    found = _folder_of(name, HOUSE) if isinstance(name, str) else None
    if found is None:
        raise _unknown(name)
    return found


@cache
def _package(name: str, house: str) -> str | None:
    if _within(name, house) is not None:
        return f"{house}.{name}"
    return _entry_points(house).get(name)


@cache
def _folder_of(name: str, house: str) -> Path | None:
    own = _within(name, house)
    if own is not None:
        return own
    named = _entry_points(house).get(name)
    try:
        spec = find_spec(named) if named else None
    except (ImportError, ValueError):
        return None
    found = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(found))) if found else None


def _within(name: str, house: str) -> Path | None:
    """The folder of this name in a house, if it is a game's."""
    if not name.isidentifier() or name.startswith("_") or len(name) > LONGEST:
        return None
    folders = (Path(path, name) for path in import_module(house).__path__)
    return next((f for f in folders if _is_game(f)), None)


def _folders(house: str) -> Iterator[str]:
    for path in import_module(house).__path__:
        for file in sorted(Path(path).iterdir()):
            if file.name.isidentifier() and not file.name.startswith("_") and _is_game(file):
                yield file.name


def _is_game(found: Path) -> bool:
    """Is something there? What git or Python leave behind when a game goes is nothing."""
    return (found / ABOUT).is_file() or _is_module(found, "__init__")


def _is_module(found: Path, name: str) -> bool:
    return any((found / f"{name}{suffix}").is_file() for suffix in SUFFIXES)


@cache
def _entry_points(house: str) -> dict[str, str]:
    from importlib.metadata import entry_points  # slow to import, and often not needed

    return {entry.name: entry.module for entry in entry_points(group=house)}


# -- the shape of about.toml -----------------------------------------------------------------------

_TEXTS = shape.mapping(LANGUAGES, shape.text, full=True)
_NUMBER = shape.integer(1, 10_000)


def _span(value: Any, where: str) -> tuple[int, int]:
    """The least and the most."""
    least, most = shape.row(_NUMBER, _NUMBER)(value, where)
    return least, shape.integer(least, 10_000)(most, f"{where}[1]")


_about = shape.record(
    {"order": _NUMBER, "title": _TEXTS, "line": _TEXTS, "players": _span, "minutes": _span},
    {"draft": shape.boolean},
)
