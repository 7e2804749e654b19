"""The commands: ``churchill-kit play | serve | lab | simulate | ladder | replay | rules |
check-pack``.

A user's mistake is told in one sentence on stderr, in the language of ``--lang`` or else of
the environment, and ends with code 2. What a command needs is imported when it runs.
"""

from __future__ import annotations

import argparse
import errno
import logging
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from .engine.dice import SEEDS
from .engine.errors import GameError, refusal
from .engine.game import Game
from .engine.registry import game, games
from .engine.shape import listing
from .engine.version import __version__
from .engine.words import LANGUAGES, message, name, say, text

if TYPE_CHECKING:
    from .lab import Study
    from .search.ladder import Plan, Results, Standing


GAMES = 10**7  # the most that can be asked for


class Problem(Exception):
    """What the user should know, in one sentence; ends the command."""

    code = 2


class Stopped(Problem):
    """The user has ended it."""

    code = 130


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and exit: 0 when it is done, 2 after a user's mistake."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = _from_environment()
    try:
        lang = _take_language(given, lang)
        options = _parser(lang).parse_args(given or ["--help"])
        options.run(options, lang)
    except GameError as error:
        _exit(say(error, lang))
    except Problem as problem:
        _exit(str(problem), problem.code)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # e.g. ``churchill-kit replay game.json | head``
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


def _exit(sentence: str, code: int = 2) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(code)


# -- language and command line ---------------------------------------------------------------------


def _from_environment() -> str:
    """The first language asked for, as gettext finds it, if we speak it; else English."""
    asked = (os.environ.get(key) for key in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((value for value in asked if value), "")
    return first[:2] if first[:2] in LANGUAGES else "en"


def _take_language(given: list[str], otherwise: str) -> str:
    """Take ``--lang`` out of the command line, wherever it stands: help is in its language, too."""
    for i, argument in enumerate(given):
        if argument == "--lang" or argument.startswith("--lang="):
            _, joined, asked = argument.partition("=")
            asked = asked if joined else "".join(given[i + 1 : i + 2])
            del given[i : i + 1 + (not joined)]
            if asked not in LANGUAGES:
                choices = ", ".join(LANGUAGES)
                raise Problem(text(otherwise, "cli-language", given=asked, choices=choices))
            return asked
    return otherwise


# What argparse says, in English only, and which of our sentences says it.
UNREADABLE = {
    r"argument (\S+): expected one argument": "cli-no-value",
    r"the following arguments are required: (.+)": "cli-needed",
    r"argument COMMAND: invalid choice: '(.+?)'": "cli-no-command",
}


class _Parser(argparse.ArgumentParser):
    """Speaks a language, as far as argparse lets it, and raises Problem instead of exiting."""

    def __init__(self, lang: str = "en", **options: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **options)
        self.lang = lang
        self._positionals.title = text(lang, "cli-arguments")
        self._optionals.title = text(lang, "cli-options")
        self.add_argument("-h", "--help", action="help", help=text(lang, "cli-help"))

    def format_help(self) -> str:
        """The help, with its first word in our language as well."""
        return super().format_help().replace("usage:", text(self.lang, "cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """Called by argparse for whatever it cannot read."""
        for pattern, key in UNREADABLE.items():
            if found := re.match(pattern, message):
                raise Problem(text(self.lang, key, given=found[1], command=self.prog))
        raise Problem(text(self.lang, "cli-unreadable", why=message, command=self.prog))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is not known is told by the command that does not know it."""
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            given = " ".join(rest)
            raise Problem(text(self.lang, "cli-unknown", given=given, command=self.prog))
        return found, rest


def _parser(lang: str) -> _Parser:
    def t(key: str, **facts: Any) -> str:
        return text(lang, f"cli-{key}", **facts)

    parser = _Parser(lang, prog="churchill-kit", description=t("about"))
    parser.add_argument("--version", action="version", version=__version__, help=t("version"))
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=t("lang"))  # taken out before
    commands = parser.add_subparsers(title=t("commands"), metavar="COMMAND")

    def command(key: str, run: Callable[[argparse.Namespace, str], None]) -> _Parser:
        added = commands.add_parser(key, lang=lang, help=t(key), description=t(key))
        added.set_defaults(run=run)
        return added

    def which(add: Callable[..., Any]) -> None:
        add("--game", metavar="…", help=t("game", first=games()[0], choices=listing(games())))

    def number(add: Callable[..., Any], option: str, low: int, high: int, n: int, key: str) -> None:
        add(option, type=_whole(lang, option, low, high), default=n, metavar="N", help=t(key))

    add = command("play", play).add_argument
    number(add, "--port", 1, 65535, 8866, "play-port")
    add("--ip", default="127.0.0.1", metavar="…", help=t("play-ip"))
    add("--no-browser", action="store_true", help=t("no-browser"))
    add("notebook", nargs="?", type=Path, metavar="NOTEBOOK", help=t("play-notebook"))
    add("--verbose", action="store_true", help=t("play-verbose"))

    add = command("serve", serve).add_argument
    number(add, "--port", 1, 65535, 8866, "play-port")
    add("--ip", default="127.0.0.1", metavar="…", help=t("play-ip"))
    add("--host", action="append", default=[], metavar="NAME", help=t("serve-host"))
    add("--password", metavar="…", help=t("serve-password"))
    number(add, "--players", 1, 10**4, 30, "serve-players")
    number(add, "--hidden", 1, 10**4, 60, "serve-hidden")
    number(add, "--warm", 0, 100, 1, "serve-warm")
    add("--store", metavar="URL", help=t("serve-store"))
    add("--base-url", default="/", metavar="/…/", help=t("serve-base-url"))
    add("--verbose", action="store_true", help=t("play-verbose"))

    add = command("lab", lab).add_argument
    number(add, "--port", 1, 65535, 8888, "lab-port")
    add("--no-browser", action="store_true", help=t("no-browser"))

    add = command("simulate", simulate).add_argument
    which(add)
    add("--scenario", metavar="…", help=t("simulate-scenario"))
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=t("option"))
    number(add, "--games", 1, GAMES, 100, "simulate-games")
    add("--seats", default="", metavar="SEAT=bot,…", help=t("simulate-seats"))
    number(add, "--seed", 0, SEEDS - 1, 1, "simulate-seed")
    jobs = os.cpu_count() or 1
    number(add, "--jobs", 1, 1024, jobs, "simulate-jobs")
    add("--dask", metavar="…", help=t("simulate-dask"))
    add("--out", metavar="FILE", help=t("simulate-out"))

    add = command("ladder", ladder).add_argument
    which(add)
    add("--scenario", metavar="…", help=t("simulate-scenario"))
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=t("option"))
    add("--players", default="hard,medium,easy", metavar="hard,bot", help=t("ladder-players"))
    number(add, "--games", 1, GAMES, 60, "ladder-games")
    number(add, "--seed", 0, SEEDS - 1, 1, "simulate-seed")
    number(add, "--jobs", 1, 1024, jobs, "simulate-jobs")
    add("--out", type=Path, metavar="FILE", help=t("ladder-out"))
    add("--test", default="", metavar="0,50", help=t("ladder-test"))

    command("replay", replay).add_argument("file", metavar="FILE", help=t("replay-file"))
    add = command("rules", rules).add_argument
    add("number", metavar="NUMBER", help=t("rules-number"))
    which(add)
    add = command("check-pack", check_pack).add_argument
    add("folder", metavar="DIR", help=t("check-folder"))
    which(add)
    return parser


def _whole(lang: str, option: str, low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number from `low` to `high`; raises Problem for anything else."""

    def read(given: str) -> int:
        if given.isdecimal() and low <= (number := int(given)) <= high:
            return number
        facts = {"option": option, "given": given, "low": low, "high": high}
        raise Problem(text(lang, "cli-number", **facts))

    return read


# -- the page and the chapters ---------------------------------------------------------------------


def play(options: argparse.Namespace, lang: str) -> None:
    """Serve the app, and the chapters beside it, for this machine until interrupted."""
    folder, start, only = _notebooks(), "play.ipynb", False
    if options.notebook:
        asked = options.notebook.resolve()
        if folder.resolve() in asked.parents:
            start = asked.relative_to(folder.resolve()).as_posix()
        else:
            folder, start, only = asked.parent, asked.name, True
    facts = {"ip": options.ip, "port": options.port, "verbose": options.verbose}
    _serve(lang, folder, start, facts, only=only, browser=not options.no_browser)


def serve(options: argparse.Namespace, lang: str) -> None:
    """Serve all pages to a class or club until interrupted."""
    facts = {
        "ip": options.ip,
        "port": options.port,
        "base_url": f"/{options.base_url.strip('/')}/".replace("//", "/"),
        "hosts": tuple(options.host),
        # From the environment it is seen by nobody who lists the processes.
        "password": options.password or os.environ.pop("CHURCHILL_KIT_PASSWORD", ""),
        "shared": True,
        "most": options.players,
        "hidden": options.hidden * 60.0,
        "warm": options.warm,
        "verbose": options.verbose,
    }
    if options.store:
        _keep_in(options.store)
    _serve(lang, _notebooks(), "index.ipynb", facts)


def _keep_in(store: str) -> None:
    """From now on progress and tables are kept there: in a file, or in a database by its URL.
    NoTable if that cannot be."""
    from .store import open_tables
    from .store.where import NOWHERE, WHERE

    address = store == NOWHERE or "://" in store
    os.environ[WHERE] = store if address else str(Path(store).expanduser().absolute())
    if store != NOWHERE:
        open_tables().close()


def _serve(lang: str, folder: Path, start: str, facts: dict[str, Any], **how: Any) -> None:
    _needs(lang, "voila", "ipykernel")
    print(text(lang, "cli-starting"), file=sys.stderr)
    from churchill_widgets import serving

    def ready(address: str) -> None:
        print(text(lang, "cli-ready", address=address), flush=True)
        if seen := serving.seen_at(facts["ip"]):
            base = facts.get("base_url", "/")
            outside = f"http://{seen}:{facts['port']}{base}"
            print(text(lang, "cli-ready-network", address=outside), flush=True)

    try:
        serving.serve(folder, start, serving.Settings(**facts), ready=ready, **how)
    except FileNotFoundError as error:
        raise Problem(text(lang, "cli-no-notebook", path=str(error))) from None
    except OSError as error:
        key = "cli-port-taken" if error.errno == errno.EADDRINUSE else "cli-no-address"
        given = {"ip": facts["ip"], "port": str(facts["port"])}
        raise Problem(text(lang, key, why=refusal(error), **given)) from None


def lab(options: argparse.Namespace, lang: str) -> None:
    """Open the chapters in JupyterLab until interrupted."""
    _needs(lang, "jupyterlab")
    folder = _notebooks()
    folder = _copy(folder, Path.cwd() / "churchill_notebooks")
    print(text(lang, "cli-lab-folder", path=str(folder)))
    # Read with its settings: it asks yarn what only building it needs, and says at length if
    # that can't answer.
    logging.getLogger("jupyterlab").setLevel(logging.CRITICAL)
    from jupyterlab.labapp import LabApp

    # Our settings of JupyterLab: nothing is asked of other hosts, and the newcomer not whether.
    own = str(_widgets() / "jupyter")
    paths = [own, os.environ.get("JUPYTER_CONFIG_PATH", "")]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(filter(None, paths))
    arguments = [
        f"--ServerApp.root_dir={folder}",
        f"--ServerApp.port={options.port}",
    ]
    if options.no_browser:
        arguments.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--allow-root")
    if (folder / "index.ipynb").is_file():
        arguments.append("--LabApp.default_url=/lab/tree/index.ipynb")
    LabApp.launch_instance(arguments)


def _widgets() -> Path:
    """The folder of the screens' package."""
    import churchill_widgets

    return Path(churchill_widgets.__file__).parent


def _notebooks() -> Path:
    """The folder of the notebooks: inside the installed package, or that of the checkout."""
    package = _widgets()
    installed = package / "notebooks"
    return installed if installed.is_dir() else package.parents[1] / "notebooks"


def _copy(folder: Path, into: Path) -> Path:
    """A copy for people to write into: what is installed or tracked stays as it is.

    What is in the copy already stays as well; new chapters come along.
    """
    for file in sorted(folder.rglob("*.ipynb")):
        target = into / file.relative_to(folder)
        if not target.exists() and ".ipynb_checkpoints" not in file.parts:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
    return into


def _needs(lang: str, *packages: str) -> None:
    """Raise Problem with the command to run for packages that are not installed."""
    missing = [p for p in packages if find_spec(p) is None]
    if missing:
        install = f"{Path(sys.executable).name} -m pip install {' '.join(missing)}"
        raise Problem(text(lang, "cli-missing", install=install))


# -- many games ------------------------------------------------------------------------------------


def simulate(options: argparse.Namespace, lang: str) -> None:
    """Let players that need no person play many games; print who won, how, and the mean scores."""
    from . import lab as laboratory
    from .lab import files
    from .lab.pieces import sweep
    from .lab.running import asked

    chosen = _game(options)
    which: dict[str, Any] = {
        "game": chosen.name,
        "players": _seats(options.seats, lang),
        "scenario": options.scenario,
        "options": _options(chosen, options.option, lang),
        "games": options.games,
        "seed": options.seed,
    }
    out = Path(options.out) if options.out is not None else None
    pieces, there = None, 0
    if out is not None:
        pieces, there = files.resumed(out, asked(**which)[1])
    how = {"jobs": options.jobs, "dask": options.dask, "folder": pieces, "lang": lang}
    try:
        played = laboratory.play(**which, **how, watch="")
    finally:
        if pieces is not None:
            sweep(pieces)
    trouble = played.trouble
    stopped = trouble is not None and trouble.reason == "lab-stopped"
    if out is not None and pieces is not None and played.rows:
        try:
            played.save(out)
        except laboratory.LabError as error:
            trouble, stopped = trouble or played.stopped(error, len(played.rows), pieces), False
        if trouble is None or stopped:
            shutil.rmtree(pieces)  # all of it is in the file
    _counted(played)
    if out is not None and trouble is None:
        print(text(lang, "cli-simulated-into", path=str(out), there=there))
    if stopped:
        raise _stopped("cli-stopped", len(played.rows), played.facts["games"], out, lang)
    if trouble is not None:
        _exit(say(trouble, lang))


def _stopped(key: str, done: int, total: int, out: Path | None, lang: str) -> Stopped:
    """What is kept where a file was named, and that nothing is where none was."""
    kept = str(out) if out is not None else None
    return Stopped(text(lang, key, done=done, total=total, kept=kept))


def _counted(study: Study) -> None:
    """Print who won, how, and the mean scores, each with its interval; nothing of no game."""
    if not study.rows:
        return
    print(study.head())
    for head, lines in study.lines():
        print(head)
        for label, told in lines:
            print(f"  {label:<32}{told:>20}")


def _seats(given: str, lang: str) -> dict[str, str]:
    """``us=bot,uk=random`` as a table; who cannot sit there is found out by the engine."""
    pairs = [pair.partition("=") for pair in given.split(",") if pair.strip()]
    if not all(player for _, _, player in pairs):
        raise Problem(text(lang, "cli-bad-seats", given=given))
    sat: dict[str, str] = {}
    for seat, _, player in pairs:
        if seat.strip() in sat:
            raise Problem(text(lang, "cli-seat-twice", given=given, twice=seat.strip()))
        sat[seat.strip()] = player.strip()
    return sat


def ladder(options: argparse.Namespace, lang: str) -> None:
    """Let players play each other from all seats; print their wins, with intervals."""
    from concurrent.futures.process import BrokenProcessPool

    from .lab.progress import progress
    from .search import ladder as ladders

    chosen = _game(options)
    test = _elos(options.test, lang)
    players = [kind.strip() for kind in options.players.split(",") if kind.strip()]
    given = _options(chosen, options.option, lang)
    plan = ladders.plan(
        chosen.name, players, options.games, options.scenario, options.seed, **given
    )
    file = _results(options.out, plan, lang) if options.out else None
    blocks, plan = (list(file.blocks), file.plan) if file is not None else ([], plan)
    of_each = len(plan.parties)  # games of a block
    there = sum(block.seed in plan.seeds for block in blocks) * of_each
    total = len(plan.seeds) * len(plan.pairs) * of_each
    print(_planned(plan, options.games, test is not None, lang))
    if blocks:
        facts = {"there": len(blocks) * of_each, "more": len(blocks) * of_each - there}
        print(text(lang, "cli-ladder-there", path=str(options.out), **facts))
    shown = progress(None if there < total else False, lang)
    try:
        shown.begin(there, total)
        for block in ladders.run(plan, blocks, options.jobs, test):
            blocks.append(block)
            if file is not None:
                file.add(block)
            shown.more(of_each)
    except OSError as error:
        raise _unkept(options.out, error, lang) from None
    except BrokenProcessPool:
        raise Problem(text(lang, "cli-worker-gone")) from None
    except KeyboardInterrupt:
        raise _stopped("cli-ladder-stopped", shown.done, total, options.out, lang) from None
    finally:  # however it ends
        shown.end()
        for pair in plan.pairs:
            own = [block for block in blocks if block.pair == pair]
            if own:
                print("\n  ".join(_standing(ladders.standing(plan, pair, own, test), plan, lang)))
            else:
                print(text(lang, "cli-ladder-unplayed", one=pair[0], other=pair[1] or None))


def _results(out: Path, plan: Plan, lang: str) -> Results:
    """The file of results, new or found; Problem if it cannot be kept."""
    from .search.ladder import Results

    if not out.parent.is_dir():
        raise Problem(text(lang, "cli-no-folder", path=str(out.parent)))
    try:
        return Results(out, plan)
    except OSError as error:
        raise _unkept(out, error, lang) from None


def _unkept(out: Path, error: OSError, lang: str) -> Problem:
    return Problem(text(lang, "cli-ladder-file", path=str(out), why=refusal(error)))


def _planned(plan: Plan, asked: int, tested: bool, lang: str) -> str:
    """What is played: each pair as often from each of the seats, perhaps a few games more than
    were asked for, and fewer where a test decides before that."""
    seeds, parties = len(plan.seeds), len(plan.parties)
    facts = {"seeds": seeds, "first": str(plan.seed), "parties": parties, "tested": tested}
    facts["asked"] = None if asked == seeds * parties else asked
    return text(lang, "cli-ladder-plan", games=seeds * parties, pairs=len(plan.pairs), **facts)


def _standing(found: Standing, plan: Plan, lang: str) -> Iterator[str]:
    """How a pair stands: wins, Elo, and what a test says."""
    from .lab.numbers import bare
    from .search.rating import FEWEST

    one, other = found.pair
    share, low, high, evens = (f"{100 * x:.0f} %" for x in (*found.share, plan.evens))
    key = "ladder-pair" if other else "ladder-alone"
    won = bare(found.won, lang, "g")
    facts = {"one": one, "other": other, "won": won, "games": found.games}
    percents = {"share": share, "low": low, "high": high, "evens": evens}
    yield text(lang, f"cli-{key}", **facts, **percents)
    middle, least, most = (_signed(x) for x in found.elo)
    yield text(lang, "cli-ladder-elo", middle=middle, low=least, high=most)
    test = found.test
    if test is None:
        return
    told = {
        "low": bare(test.low, lang, "g"),
        "high": bare(test.high, lang, "g"),
        "ratio": bare(test.ratio, lang, "+.1f"),
        "bound": bare(test.bound, lang),
    }
    few = found.games < FEWEST * len(plan.parties)
    key = "few" if few else test.found or "open"
    yield text(lang, f"cli-ladder-{key}", seeds=FEWEST, **told)


def _signed(points: float) -> str:
    told = f"{points:+.0f}".replace("inf", "∞").replace("-", "−")
    return "0" if told in ("+0", "−0") else told


def _elos(given: str, lang: str) -> tuple[float, float] | None:
    """``0,50`` as the two differences that a test is to tell apart; None for no test."""
    if not given:
        return None
    try:
        low, high = map(float, given.split(","))
    except ValueError:
        low = high = 0.0
    if not -2000 <= low < high <= 2000:
        raise Problem(text(lang, "cli-bad-test", given=given))
    return low, high


def _options(chosen: Game, given: Iterable[str], lang: str) -> dict[str, Any]:
    return dict(_option(chosen, told, lang) for told in given)


def _option(chosen: Game, given: str, lang: str) -> tuple[str, Any]:
    """``level=hard`` as an option of the game; what it may be is found out by the engine."""
    key, equals, value = given.partition("=")
    if not equals:
        raise Problem(text(lang, "cli-bad-option", given=given))
    choices = chosen.options[key].choices if key in chosen.options else ()
    return key, next((c for c in choices if str(c).lower() == value.lower()), value)


# -- records, rules, card packs --------------------------------------------------------------------


def replay(options: argparse.Namespace, lang: str) -> None:
    """Print a saved game: each move with its number, what it made happen, and by which rule."""
    from .engine.record import Record

    record = Record.open(options.file)
    opening, *moves = record.log
    for event in opening:
        print(f"      {say(event, lang)} [{event.rule}]")
    before = record.at(0).decision
    for n, events in enumerate(moves, 1):
        assert before is not None, "a move answers a decision"
        seat = name(before.seat, record.game.name, lang)
        print(f"{n:>4}. {seat}: {say(record.actions[n - 1], lang)} [{before.rule}]")
        for event in events:
            print(f"      {say(event, lang)} [{event.rule}]")
        before = record.at(n).decision
    if record.state.result is not None:
        print(say(record.state.result, lang))


def rules(options: argparse.Namespace, lang: str) -> None:
    """Print a rule's number, title and summary."""
    from .book import book

    found = book(_game(options).name).rule(options.number)
    if found is None:
        raise Problem(text(lang, "cli-no-rule", given=options.number))
    print(f"{found.id} {found.title[lang]}")
    print(found.summary[lang])


def check_pack(options: argparse.Namespace, lang: str) -> None:
    """Check a folder of components and say what is in it."""
    folder = Path(options.folder)
    if not folder.is_dir():
        raise Problem(text(lang, "cli-no-folder", path=options.folder))
    chosen = _game(options)
    counted = chosen.check_box(folder)
    print(message(lang, chosen.name, "box-is-good", {"path": options.folder, **counted}))


def _game(options: argparse.Namespace) -> Game:
    """The game that is asked for; the first there is, if none is."""
    return game(options.game or games()[0])
