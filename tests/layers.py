"""What imports what, read from the sources: whole modules, whether at the top, inside a function
or for the type checker alone."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = {"churchill_kit": ROOT, "churchill_widgets": ROOT / "widgets"}

Graph = Mapping[str, set[str]]


@cache
def files() -> dict[str, Path]:
    """Every module of the two packages by its dotted name; a package by that of its folder."""
    found = {}
    for package, above in PACKAGES.items():
        for path in sorted((above / package).rglob("*.py")):
            parts = path.relative_to(above).with_suffix("").parts
            if "notebooks" not in parts:
                found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(name: str) -> Iterator[str]:
    """The modules of ours that a module imports, as precisely as its text says."""
    path, known = files()[name], files()
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names if a.name in known)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(above if node.level else ()), *filter(None, [node.module])])
            for a in node.names:
                if f"{base}.{a.name}" in known:
                    yield f"{base}.{a.name}"
                elif base in known:
                    yield base


@cache
def graph() -> Graph:
    """Module -> the modules that it imports."""
    return {name: set(imported(name)) - {name} for name in files()}


def room(name: str) -> str:
    """The room of a module: its folder under the package; a game's folders are rooms apart, and
    what lies at the top of a package is one by itself."""
    path = files()[name]
    parts = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    if parts[1:2] == ["games"]:
        own = parts[3:4] if parts[3:4] in (["book"], ["lessons"], ["studies"]) else []
        return ".".join([*parts[:3], *own])
    return ".".join(parts[:2]) if len(parts) > 1 else name


@cache
def rooms() -> Graph:
    """Room -> the rooms that it imports from."""
    out: dict[str, set[str]] = {}
    for name, targets in graph().items():
        own = out.setdefault(room(name), set())
        own |= {room(target) for target in targets} - {room(name)}
    return out


def circles(of: Graph) -> list[list[str]]:
    """Groups that reach each other (Tarjan's strongly connected components of two or more)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(of.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            at = stack.index(node)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for node in sorted(of):
        if node not in index:
            visit(node)
    return found


def reached(name: str, heads: Iterable[str]) -> list[str]:
    """What a module imports of these packages or modules."""
    tops = tuple(heads)
    return sorted(
        t for t in graph()[name] if t in tops or t.startswith(tuple(f"{h}." for h in tops))
    )
