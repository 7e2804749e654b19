"""Do the tests bite? Single faults, drawn by a seed over all rooms, each against the room's tests.

    python -m tests.mutate --count 60 --seed 1945     (make mutate)

A fault changes one thing in one module: a comparison, a number, a condition, a sign, a value that
is returned, a statement that is left out. It is *caught* when a test fails or hangs. Nothing of
the checkout is changed: the faults are made in a copy. What survives is printed with its line:
either a test is missing, or the program does the same with the fault (then say so in EQUIVALENT).
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
WORKERS = os.environ.get("CHURCHILL_KIT_WORKERS", "2")
PATIENCE = 900  # seconds until a test run counts as hanging

# Which tests know a room, those that know it best first; a room is a folder of the sources.
TESTS = {
    "churchill_kit/engine": ("tests/engine", "tests/games"),
    "churchill_kit/book": ("tests/book", "tests/games", "tests/widgets"),
    "churchill_kit/tutor": ("tests/tutor", "tests/widgets", "tests/games"),
    "churchill_kit/table": ("tests/table", "tests/widgets"),
    "churchill_kit/classroom": ("tests/classroom", "tests/store"),
    "churchill_kit/store": ("tests/store", "tests/widgets"),
    "churchill_kit/search": ("tests/search", "tests/tutor", "tests/games"),
    "churchill_kit/lab": ("tests/lab",),
    "churchill_kit/games": ("tests/games", "tests/tutor"),
    "churchill_kit": ("tests/test_frame.py", "tests/engine"),
    "widgets/churchill_widgets/serving": ("tests/serving",),
    "widgets/churchill_widgets": ("tests/widgets", "tests/games", "tests/second_game"),
}
APART = {"browser", "engines"}  # folders of tests that need a browser
# Faults that change nothing that anybody could see: "path:line operator", and why.
EQUIVALENT = {
    "widgets/churchill_widgets/games/churchill/duel_table.py:73 truth": "zip's strict only guards",
}


class Fault(NamedTuple):
    """One change: in which file, at which line, which kind, and the whole source with it."""

    path: Path
    line: int
    kind: str
    source: str

    @property
    def name(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} {self.kind}"


SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv,
}  # fmt: skip


def changed(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What a node could be by mistake."""
    new = copy.deepcopy(node)
    if isinstance(new, ast.Compare) and type(new.ops[0]) in SWAPPED:
        new.ops[0] = SWAPPED[type(new.ops[0])]()  # type: ignore[call-overload]
        yield "comparison", new
    elif isinstance(new, ast.BoolOp):
        new.op = SWAPPED[type(new.op)]()  # type: ignore[assignment]
        yield "and-or", new
    elif isinstance(new, ast.BinOp) and type(new.op) in SWAPPED:
        new.op = SWAPPED[type(new.op)]()  # type: ignore[assignment]
        yield "sign", new
    elif isinstance(new, ast.Constant) and type(new.value) is int:
        yield "number", ast.Constant(new.value + 1)
    elif isinstance(new, ast.Constant) and type(new.value) is bool:
        yield "truth", ast.Constant(not new.value)
    elif isinstance(new, (ast.If, ast.IfExp)):
        new.test = ast.UnaryOp(ast.Not(), new.test)
        yield "condition", new
    elif isinstance(new, ast.Return) and new.value is not None:
        if not (isinstance(new.value, ast.Constant) and new.value.value is None):
            yield "returned", ast.Return(ast.Constant(None))
    elif isinstance(new, (ast.Assign, ast.AugAssign)) or (
        isinstance(new, ast.Expr) and isinstance(new.value, ast.Call)
    ):
        yield "left out", ast.Pass()


class _Replace(ast.NodeTransformer):
    def __init__(self, at: int, new: ast.AST) -> None:
        self.at, self.new, self.seen = at, new, -1

    def visit(self, node: ast.AST) -> ast.AST:
        self.seen += 1
        if self.seen == self.at:
            return ast.copy_location(self.new, node)
        self.generic_visit(node)
        return node


def numbered(tree: ast.AST) -> list[ast.AST]:
    """The nodes in the order in which `_Replace` meets them."""
    out: list[ast.AST] = []

    class Order(ast.NodeVisitor):
        def visit(self, node: ast.AST) -> None:
            out.append(node)
            self.generic_visit(node)

    Order().visit(tree)
    return out


def inside_functions(tree: ast.AST) -> set[int]:
    """The nodes within functions: what stands at the top of a module is mostly data."""
    functions = (
        n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))
    )
    return {id(node) for f in functions for part in f.body for node in ast.walk(part)}


def faults(path: Path, rng: random.Random) -> Iterator[Fault]:
    """Faults of a file in a random order."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    nodes, inside = numbered(tree), inside_functions(tree)
    places = [i for i, node in enumerate(nodes) if id(node) in inside]
    rng.shuffle(places)
    for at in places:
        for kind, new in changed(nodes[at]):
            fresh = _Replace(at, new).visit(ast.parse(text))
            source = ast.unparse(ast.fix_missing_locations(fresh))
            yield Fault(path, getattr(nodes[at], "lineno", 0), kind, source)


def rooms() -> dict[str, list[Path]]:
    """Folder -> its modules."""
    out: dict[str, list[Path]] = {}
    for top in ("churchill_kit", "widgets/churchill_widgets"):
        for path in sorted((ROOT / top).rglob("*.py")):
            if "notebooks" not in path.parts and path.name != "__main__.py":
                out.setdefault(str(path.parent.relative_to(ROOT)), []).append(path)
    return out


def drawn(count: int, seed: int, only: str) -> list[Fault]:
    """`count` faults, one room after another."""
    rng = random.Random(seed)
    houses = {room: paths for room, paths in rooms().items() if room.startswith(only)}
    out: list[Fault] = []
    while len(out) < count:
        for paths in houses.values():
            found = next(faults(rng.choice(paths), rng), None)
            if found is not None and found.name not in {*EQUIVALENT, *(f.name for f in out)}:
                out.append(found)
    rng.shuffle(out)
    return out[:count]


def tests_of(room: str) -> list[str]:
    """The tests to run for a room."""
    best = max((head for head in TESTS if room.startswith(head)), key=len)
    return [t for t in TESTS[best] if (ROOT / t).exists()]


def nearest(fault: Fault) -> list[str]:
    """The test files that speak of the faulty module by its name: they mostly know, and soon."""
    house, stem = fault.path.relative_to(ROOT).parent.name, fault.path.stem
    module = stem if stem != "__init__" else house
    named = re.compile(rf"\b{house}(\.|/| import ){module}\b|\btest_{module}\b")
    return [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if path.parent.name not in APART
        and (path.stem == f"test_{module}" or named.search(path.read_text(encoding="utf-8")))
    ]


def caught(fault: Fault, home: Path) -> str:
    """The test that notices the fault, or an empty text. The copy is as it was afterwards."""
    inside = fault.path.relative_to(ROOT)
    target = home / inside
    before = target.read_text(encoding="utf-8")
    target.write_text(fault.source, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": f"{home}{os.pathsep}{home / 'widgets'}"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n", WORKERS]
    command += ["-p", "no:nbval", "-m", "not browser and not engines and not site and not binder"]
    try:
        for tests in (nearest(fault), *([t] for t in tests_of(str(inside.parent)))):
            if not tests:
                continue
            done = subprocess.run(
                [*command, *tests], cwd=home, env=env, capture_output=True, timeout=PATIENCE
            )
            if done.returncode not in (0, 5):  # 5: this folder has no test for it
                last = done.stdout.decode(errors="replace").strip().splitlines()
                failed = [line for line in last if line.startswith(("FAILED", "ERROR"))]
                return (failed or last or ["pytest ended"])[-1][:150]
    except subprocess.TimeoutExpired:
        return f"no answer within {PATIENCE} s"
    finally:
        target.write_text(before, encoding="utf-8")
    return ""


def main() -> None:
    """Make faults and count."""
    parser = argparse.ArgumentParser(description="Do the tests notice faults?")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1945)
    parser.add_argument("--only", default="", help="rooms that begin so")
    options = parser.parse_args()
    lost = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "house"
        skipped = shutil.ignore_patterns(
            ".git", ".venv", "build", "dist", ".*_cache", "__pycache__"
        )
        shutil.copytree(ROOT, home, ignore=skipped)
        chosen = drawn(options.count, options.seed, options.only)
        for n, fault in enumerate(chosen, 1):
            found = caught(fault, home)
            print(f"{n:>3} {'caught  ' if found else 'SURVIVED'} {fault.name}  {found}", flush=True)
            if not found:
                lost.append(fault)
    share = 1 - len(lost) / len(chosen)
    print(f"{len(chosen) - len(lost)} of {len(chosen)} caught ({share:.0%})")
    sys.exit(share < 0.9)


if __name__ == "__main__":
    main()
