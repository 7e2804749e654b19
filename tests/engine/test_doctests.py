"""The examples in the help of the public functions are run, and every one of these has some."""

from __future__ import annotations

import doctest
import inspect
from importlib import import_module

import pytest

import churchill_kit as ck
from churchill_kit.engine import registry

# ``ck.games`` is the package of the games as well, once one of them is loaded.
KNOWN = {**{name: getattr(ck, name) for name in ck.__all__}, "games": registry.games}
PUBLIC = [name for name, x in KNOWN.items() if inspect.isfunction(x) or x is ck.Record]


def test_the_public_functions_are_known():
    assert {"game", "play", "say", "score", "show", "Record"} <= set(PUBLIC)


@pytest.mark.parametrize("name", PUBLIC)
def test_examples_of_the_public_functions(name: str):
    found = KNOWN[name]
    module = import_module(found.__module__)
    examples = doctest.DocTestFinder(recurse=False).find(found, name, module)
    assert sum(len(test.examples) for test in examples) > 0
    runner = doctest.DocTestRunner()
    for test in examples:
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0
