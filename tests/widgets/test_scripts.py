"""Scripts of a widget are put together into one module, so their names must not meet."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator

import anywidget
import churchill_widgets
import pytest

LINE = re.compile(r"^(?:export )?(?:async )?(const|let|var|function|class) (.*)$", re.MULTILINE)
NAME = re.compile(r"(?:^|, )([\w$]+)(?= =|$|[ ({;])")

for module in pkgutil.iter_modules(churchill_widgets.__path__):
    importlib.import_module(f"churchill_widgets.{module.name}")


def kinds(base: type = anywidget.AnyWidget) -> Iterator[type]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith("churchill_widgets"):
            yield kind
        yield from kinds(kind)


def names(script: str) -> Iterator[str]:
    """The names that a module declares at its top level."""
    for sort, rest in LINE.findall(script):
        found = NAME.findall(rest)
        yield from found if sort in ("const", "let", "var") else found[:1]


@pytest.mark.parametrize("kind", sorted(set(kinds()), key=str), ids=lambda k: k.__name__)
def test_no_name_is_declared_twice(kind: type) -> None:
    text = str(getattr(kind, "_esm", ""))
    twice = [name for name, n in Counter(names(text)).items() if n > 1]
    assert not twice
