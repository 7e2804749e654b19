"""Chapters whose cells are run as people run them in JupyterLab: in any order, and again."""

from __future__ import annotations

import ast
import builtins
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import nbformat
import pytest
from churchill_widgets.base import shelf
from nbclient import NotebookClient

import churchill_kit as ck

FOLDER = Path(__file__).parents[1] / "notebooks"
WIDGET, TABLES = "application/vnd.jupyter.widget-view+json", "text/html"


def shows(client: NotebookClient, cell: Any) -> bool:
    """Run a cell: does it show what it promises, and print nothing?"""
    client.execute_cell(cell, client.nb.cells.index(cell))
    assert all(out.output_type in ("display_data", "execute_result") for out in cell.outputs), cell
    kinds = {kind for out in cell.outputs for kind in out.data}
    return not is_part(cell) or WIDGET in kinds or (TABLES in kinds and "<table" in table(cell))


def table(cell: Any) -> str:
    """A part that is no more than a table, such as result(), needs no widget."""
    return "".join(out.data.get(TABLES, "") for out in cell.outputs)


def is_part(cell: Any) -> bool:
    """Does the cell end with a part of a chapter, such as example("5.23")?"""
    last = ast.parse(cell.source).body[-1]
    call = last.value if isinstance(last, ast.Expr) else None
    name = call.func if isinstance(call, ast.Call) else None
    return isinstance(name, ast.Name) and name.id in parts()


@cache
def parts() -> frozenset[str]:
    """What the chapters of any game show."""
    found = (import_module(f"churchill_widgets.games.{game}.chapter") for game in ck.games())
    return frozenset(name for module in found for name in module.__all__)


@pytest.mark.parametrize(
    "name", ["churchill/en/5_2", "churchill/ru/7_7", "churchill/ru/11", "churchill/en/annotated"]
)
def test_cells_in_another_order_and_again(name: str) -> None:
    """One may begin anywhere and go anywhere: each cell brings what it needs."""
    path = FOLDER / f"{name}.ipynb"
    book = nbformat.read(path, as_version=4)
    cells = [c for c in book.cells if c.cell_type == "code"]
    client = NotebookClient(book, resources={"metadata": {"path": str(path.parent)}})
    with client.setup_kernel():
        for cell in (*reversed(cells), *cells):
            assert shows(client, cell)


PAGES = sorted(p for p in FOLDER.rglob("*.ipynb") if p.name.split(".")[0] not in shelf.DESKS)


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.stem)
def test_every_cell_stands_alone(path: Path) -> None:
    """No cell uses a name that another one has bound."""
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code":
            nodes = list(ast.walk(ast.parse(cell.source)))
            bound = {n.asname or n.name for n in nodes if isinstance(n, ast.alias)}
            names = [n for n in nodes if isinstance(n, ast.Name)]
            bound |= {n.id for n in names if isinstance(n.ctx, ast.Store)}
            assert {n.id for n in names} <= bound | set(dir(builtins)), cell.source
