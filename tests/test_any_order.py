"""Chapters whose cells are run as people run them in JupyterLab: in any order, and again."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import nbformat
import pytest
from churchill_widgets import chapter
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

FOLDER = Path(__file__).parents[1] / "notebooks"
WIDGET = "application/vnd.jupyter.widget-view+json"


def shows(client: NotebookClient, cell: Any) -> bool:
    """Run a cell: does it show what it promises, and print nothing?"""
    client.execute_cell(cell, client.nb.cells.index(cell))
    assert all(out.output_type in ("display_data", "execute_result") for out in cell.outputs), cell
    return not is_part(cell) or WIDGET in (kind for out in cell.outputs for kind in out.data)


def is_part(cell: Any) -> bool:
    """Does the cell end with a part of a chapter, such as example("5.23")?"""
    last = ast.parse(cell.source).body[-1]
    call = last.value if isinstance(last, ast.Expr) else None
    name = call.func if isinstance(call, ast.Call) else None
    return isinstance(name, ast.Name) and name.id in chapter.__all__


def missing(client: NotebookClient, cell: Any) -> str:
    """Run a cell that needs another one before it; what Python says is missing."""
    with pytest.raises(CellExecutionError) as caught:
        client.execute_cell(cell, client.nb.cells.index(cell))
    assert caught.value.ename == "NameError"
    return str(caught.value.evalue)


@pytest.mark.parametrize(
    ("name", "need"),
    [("en/5_2", {}), ("ru/7_7", {}), ("ru/11", {"c11-09": "game", "c11-11": "game"})],
)
def test_cells_in_another_order_and_again(name: str, need: dict[str, str]) -> None:
    """From the first cell one may go anywhere; who leaves out a cell that another needs is told
    what is missing, and everything goes on."""
    path = FOLDER / f"{name}.ipynb"
    book = nbformat.read(path, as_version=4)
    first, *others = [c for c in book.cells if c.cell_type == "code"]
    client = NotebookClient(book, resources={"metadata": {"path": str(path.parent)}})
    with client.setup_kernel():
        assert missing(client, others[-1]) == "name 'check' is not defined"
        assert shows(client, first)
        for cell in reversed(others):
            if cell.id in need:
                assert missing(client, cell) == f"name '{need[cell.id]}' is not defined"
            else:
                assert shows(client, cell)
        for cell in (*others, first):
            assert shows(client, cell)
