"""Pure Python is enough to play, the engine needs the standard library alone, and layers hold.

The same code is meant to run in a browser, where compiled packages, sockets and sqlite3
are not to be had.
"""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "churchill_kit"

# Compiled optional dependencies, what comes along with them, and what browsers do not have.
HIDDEN = (
    *("numpy", "PIL", "pandas", "matplotlib", "scipy", "bqplot", "ipycanvas"),
    *("sqlalchemy", "greenlet", "psycopg", "psycopg2", "sqlite3", "_sqlite3"),
    *("dask", "distributed", "pyarrow", "tqdm", "msgpack", "tornado", "zmq", "psutil"),
    *("msgspec", "orjson", "ujson", "yaml", "pydantic_core", "rapidfuzz", "regex"),
    *("ssl", "_ssl", "socket", "_socket", "multiprocessing", "_multiprocessing"),
    *("fcntl", "termios", "pwd", "grp", "readline", "curses", "resource", "lzma", "_lzma"),
    *("cffi", "_cffi_backend", "lxml", "cryptography", "playwright", "hypothesis", "pytest"),
)

HOOK = f"""
import importlib.machinery, sys, sysconfig

HIDDEN = {HIDDEN!r}
PURELIB = sysconfig.get_path("purelib")

class Hider:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"hidden for this test: {{name}}", name=name)
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        loader = getattr(spec, "loader", None)
        if isinstance(loader, importlib.machinery.ExtensionFileLoader):
            if "site-packages" in (spec.origin or "") or str(spec.origin).startswith(PURELIB):
                raise ModuleNotFoundError(f"compiled, so hidden for this test: {{name}}", name=name)
        return None

for name in HIDDEN:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Hider())
"""


def run(program: str, *paths: Path) -> str:
    """What a program prints in a fresh Python; the test fails if it does."""
    told = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT, *paths)))},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_the_hook_hides():
    """The tests below would be idle if it did not."""
    for module in ("numpy", "sqlite3", "ssl", "sqlalchemy", "zmq.backend"):
        program = (
            f"{HOOK}\ntry:\n    import {module}\nexcept ImportError as error:\n    print(error)"
        )
        assert "hidden" in run(program)


def test_a_game_with_all_compiled_dependencies_hidden():
    """Play, save, open, a position and sentences, on pure Python alone."""
    printed = run(
        HOOK
        + textwrap.dedent(
            """
            import json
            import churchill_kit as ck
            record = ck.play("churchill", scenario="training", seed=7)
            print(record.state.result.winner)
            assert ck.Record.parse(json.dumps(record.dump())).state == record.state
            state = ck.game("churchill").position(at="decisions")
            for lang in ck.LANGUAGES:
                print(ck.say(record.state.result, lang))
                print(ck.say(state.decision or state.result, lang))
                for action in state.actions():
                    assert ck.say(action, lang)
                for event in record.log[-1]:
                    assert ck.say(event, lang)
            """
        )
    )
    lines = printed.splitlines()
    assert lines[0] in ("us", "uk", "ussr")
    assert len(lines) == 5
    assert all(lines)


def test_the_same_game_with_and_without():
    """Stand-ins must not change what is played."""
    program = """
    import churchill_kit as ck
    record = ck.play("churchill", scenario="training", seed=8)
    print(record.dump())
    """
    program = textwrap.dedent(program)
    assert run(HOOK + program) == run(program)


def test_the_laboratory_plays_without_its_extras():
    """Tables and charts name what is missing; games, rows and files of lines need nothing."""
    printed = run(
        HOOK
        + textwrap.dedent(
            """
            import churchill_kit as ck
            from churchill_kit import lab
            study = lab.play("churchill", games=2, jobs=1, show=True)
            print(len(study.rows))
            for ask in (study.frame, study.chart):
                try:
                    ask()
                except lab.LabError as error:
                    print(error.reason)
            """
        )
    )
    assert printed.split() == ["2", "lab-missing", "lab-missing"]


def test_the_engine_needs_the_standard_library_alone():
    printed = run(
        """
        import pkgutil, sys
        before = set(sys.modules)
        import churchill_kit.engine
        for module in pkgutil.iter_modules(churchill_kit.engine.__path__):
            __import__(f"churchill_kit.engine.{module.name}")
        print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before}))
        print(*sorted(name for name in sys.modules if name.startswith("churchill_kit.")))
        """
    )
    tops, own = (line.split() for line in printed.splitlines())
    assert set(tops) - set(sys.stdlib_module_names) == {"churchill_kit"}
    assert all(n.startswith("churchill_kit.engine") for n in own), own


def test_rules_need_the_standard_library_alone():
    """Importing and playing Churchill; only sentences need Fluent, which is pure Python."""
    printed = run(
        """
        import sys
        before = set(sys.modules)
        import churchill_kit as ck
        ck.play("churchill", dict.fromkeys(("us", "uk", "ussr"), "random"), seed=1)
        print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before}))
        """
    )
    assert set(printed.split()) - set(sys.stdlib_module_names) == {"churchill_kit"}


def test_importing_churchill_kit_imports_no_game():
    printed = run(
        """
        import sys
        import churchill_kit
        print(*(name for name in sys.modules if name.startswith("churchill_kit.")))
        """
    )
    assert all(name.startswith("churchill_kit.engine") for name in printed.split())
