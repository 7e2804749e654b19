"""What a page's program has in it, and what not."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("voila")

CODE = """
import sys
from churchill_widgets.serving.warm import up
up()
from churchill_kit.engine import registry
from churchill_widgets.page import controller
for name in ("voila", "jupyter_server", "nbconvert", "sqlalchemy", "babel", "debugpy"):
    assert name not in sys.modules, name
try:
    from churchill_widgets.board.canvas_board import CanvasBoard
except ImportError:
    sys.exit()
place = controller.Controller()
board, view = CanvasBoard(), place.game.new(seed=1).view(None)
for which in place.screen.boards:
    board.show(place.screen.draw(which, view, "en"))
assert "numpy.linalg" not in sys.modules and "PIL.ImageMode" not in sys.modules
import numpy as np
from PIL import Image
import ipycanvas
assert np.linalg.norm([3, 4]) == 5 and Image.new("RGB", (2, 3)).size == (2, 3)
ipycanvas.Canvas().put_image_data(np.zeros((2, 2, 3)), 0, 0)
"""


def test_a_program_has_in_it_what_pages_need() -> None:
    """No server, no database for others, and NumPy only for who asks for it; then all of it."""
    subprocess.run([sys.executable, "-c", CODE], check=True)


def test_the_server_starts_without_what_it_has_no_use_for() -> None:
    """Grammars of addresses take seconds to be put together."""
    code = (
        "import sys; from churchill_widgets.serving import server; assert 'lark' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_how_a_program_is_started() -> None:
    from churchill_widgets.serving.kernels import LAUNCH, PageKernel
    from jupyter_client.kernelspec import KernelSpec

    kernel = PageKernel()
    kernel._launch_args = {}
    python = ["python", "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    kernel._kernel_spec = KernelSpec(argv=python, resource_dir="")
    command = kernel.format_kernel_cmd()
    assert command[1:4] == ["-c", LAUNCH, "-f"] and command[-1].startswith("--History")
    kernel._kernel_spec = KernelSpec(argv=["other", "{connection_file}"], resource_dir="")
    assert kernel.format_kernel_cmd()[0] == "other" and len(kernel.format_kernel_cmd()) == 2
