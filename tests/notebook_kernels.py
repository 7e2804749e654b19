"""A plugin for nbval: a kernel that dies before it has begun is started again
(``pytest -p tests.notebook_kernels``).

Ports are chosen before a kernel takes them, so of many that start at once one now and then finds
its own taken, and dies.
"""

from __future__ import annotations

from typing import Any

from nbval import kernel

TRIES = 3
_start = kernel.start_new_kernel


def start(*args: Any, **more: Any) -> Any:
    """A kernel and its client, as nbval starts them."""
    for _ in range(TRIES - 1):
        try:
            return _start(*args, **more)
        except RuntimeError:  # it died; what has begun is never run twice
            continue
    return _start(*args, **more)


kernel.start_new_kernel = start
