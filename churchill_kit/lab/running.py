"""``lab.play``: many games of one setting, kept as they come."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing
from typing import Any

from ..engine.registry import game as known_game
from ..engine.versions import versions
from ..engine.words import say, text
from .chunks import PATIENCE, Task, chunks
from .errors import LabError
from .language import spoken
from .pieces import EVENTS, FORMAT, Pieces, read
from .playing import Row
from .progress import Progress, progress
from .setting import Setting, Sitter, settle
from .study import Study

MOST = 10**7  # games of a study
# In the environment: no study has more games, so that notebooks are quickly tried.
FEW = "CHURCHILL_KIT_LAB_GAMES"


def play(
    game: str,
    players: Mapping[str, Sitter] | None = None,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    position: Mapping[str, Any] | None = None,
    games: int = 100,
    seed: int = 1,
    jobs: int | None = None,
    dask: str | None = None,
    folder: str | os.PathLike[str] | None = None,
    events: bool = False,
    question: str = "",
    show: bool | None = None,
    watch: str = "winners",
    title: str = "",
    lang: str | None = None,
) -> Study:
    """Play `games` games and return their rows; the first has the seed `seed`, each next one the
    next.

    - ``players``: seat -> a player's name, or one's own: what makes it, e.g. its class. One that
      has ``notes()`` is asked for them after its game: a dict of name -> value, which become the
      columns ``<name>_<seat>``
    - ``position``: entries of ``ck.game(…).position`` to begin each game with
    - ``jobs``: so many processes (None: one for each processor); or ``dask``: the address of a
      cluster whose workers have churchill_kit
    - ``folder``: where rows are kept as they come. The same call with the same folder goes on
      where it was, with more ``games`` it plays more
    - ``events``: keep a row for each event as well
    - ``question``: what is to be found out; it stays with the rows
    - ``show``: progress and a chart (`watch`) while it is played, after a `title` where several
      are played; None: where somebody looks

    The same rows come out whoever plays. Ctrl+C (in a notebook the button that stops a cell) ends
    it and keeps what there is; so does a worker that dies, a player of one's own that fails or a
    disk that is full, and ``trouble`` of the study says so. Raises BadSetup for what the game has
    not and for a seat that the rules play, LabError for a cluster that is not there and a folder
    with another study.

    >>> from churchill_kit import lab
    >>> study = lab.play("churchill", games=3, jobs=1, show=False)
    >>> [row["seed"] for row in study.rows], list(study.winners())
    ([1, 2, 3], ['us', 'uk', 'ussr'])
    """
    setting, facts = asked(game, players, scenario, options, position, games, seed, question)
    if jobs is not None:
        _check_number(jobs, "jobs", 1024)
    shown = progress(show, spoken(lang), title)
    jobs = jobs or os.cpu_count() or 1
    return _played(setting, facts, jobs, dask, folder, events, shown, watch)


def asked(
    game: str,
    players: Mapping[str, Sitter] | None = None,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
    games: int = 100,
    seed: int = 1,
    question: str = "",
) -> tuple[Setting, dict[str, Any]]:
    """What is to be played, and the facts that stay with its rows; as ``play`` has them, and with
    its refusals."""
    setting = settle(game, players, scenario, options, position)
    seed = known_game(game).check_seed(seed)
    _check_number(games, "games", MOST)
    known_game(game).check_seeds(seed, games)
    games = min(games, int(os.environ.get(FEW, games)))
    return setting, _facts(setting, games, seed, question)


def _check_number(given: Any, what: str, most: int) -> None:
    if type(given) is not int or not 1 <= given <= most:
        raise LabError("lab-number", part=what, given=repr(given)[:40], high=most)


def _facts(setting: Setting, games: int, seed: int, question: str) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "question": question,
        **setting.dump(),
        "games": games,
        "seed": seed,
        "versions": versions(setting.game),
    }


def _played(
    setting: Setting,
    facts: dict[str, Any],
    jobs: int,
    dask: str | None,
    folder: str | os.PathLike[str] | None,
    telling: bool,
    shown: Progress,
    watch: str,
) -> Study:
    study = Study(facts, lang=shown.lang)
    kept = Pieces(folder, facts) if folder is not None else None
    if kept is not None:
        study.add(*_there(kept, facts["games"], telling))
    have = {row["game"] for row in study.rows}
    missing = [n for n in range(facts["games"]) if n not in have]
    if not missing:
        return study
    draw = (lambda: study.chart(watch)) if watch and _can_draw() else None
    wait = text(shown.lang, "lab-cluster", address=dask, seconds=PATIENCE) if dask else ""
    shown.begin(len(have), facts["games"], draw, wait)
    task = Task(setting, facts["seed"], telling, facts["versions"])
    done, where = len(have), kept.folder if kept is not None else None
    try:
        with closing(chunks(task, missing, jobs, dask, shown.stopping)) as playing:
            for chunk in playing:
                study.add(chunk.rows, chunk.events)
                if kept is not None:
                    kept.add(chunk.rows, chunk.events)
                done += len(chunk.rows)
                shown.more(len(chunk.rows))
    except KeyboardInterrupt:
        study.trouble = study.stopped(LabError("lab-stopped"), done, where)
    except LabError as error:
        if not study.rows:
            raise
        study.trouble = study.stopped(error, done, where)
    finally:
        shown.end(say(study.trouble, shown.lang) if study.trouble is not None else "")
    study.settle()
    return study


def _there(kept: Pieces, games: int, telling: bool) -> tuple[list[Row], list[Row]]:
    """What was played before of these games; with `telling` only what has its events."""
    rows = [row for row in read(kept.folder) if row["game"] in range(games)]
    if not telling:
        return rows, []
    events = [row for row in read(kept.folder, EVENTS) if row["game"] in range(games)]
    told = {row["game"] for row in events}
    return [row for row in rows if row["game"] in told], events


def _can_draw() -> bool:
    from importlib.util import find_spec

    try:
        return find_spec("matplotlib") is not None
    except ImportError:
        return False
