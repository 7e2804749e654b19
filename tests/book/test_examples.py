"""How worked examples are read from a file, and what is said of a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.book.examples import Move, read
from churchill_kit.engine.errors import BadGame

GOOD = """
[[example]]
id = "first"
rule = "2.1"
chapter = "1"
own = true
without = ["card"]
lead = [{ kind = "bid", card = "c1", times = 2 }]
moves = [
    { kind = "bid", card = "c2", tell = "bids", rolls = [3] },
    { kind = "bid", card = "c3", tell = { bid_made = "other" }, instead = true },
]
[example.tell]
dealt = "cards"
[example.setting]
at = "bid"
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "examples.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_example_is_read_with_all_that_it_says(tmp_path: Path) -> None:
    (example,) = read(write(tmp_path, GOOD))
    assert (example.id, example.rule, example.chapter, example.own) == ("first", "2.1", "1", True)
    assert example.setting == {"at": "bid", "card": None}
    assert example.lead == ({"kind": "bid", "card": "c1"},) * 2
    assert example.opening == {"dealt": "cards"}
    assert example.moves == (
        Move({"kind": "bid", "card": "c2"}, {"": "bids"}, (3,)),
        Move({"kind": "bid", "card": "c3"}, {"bid_made": "other"}, instead=True),
    )


@pytest.mark.parametrize(
    "right,wrong,entry",
    [
        ('rule = "2.1"', "", "rule"),
        ('chapter = "1"', "chapter = 1", "chapter"),
        ("rolls = [3]", 'rolls = ["3"]', "rolls"),
        ("instead = true", 'instead = "yes"', "instead"),
        ("times = 2", "times = 0", "times"),
        ('tell = "bids"', "tell = 5", "tell"),
        ("own = true", "mine = true", "mine"),
        ("[example.setting]\nat", "[example.position]\nat", "position"),
    ],
)
def test_a_wrong_entry_is_told_in_one_sentence(
    tmp_path: Path, right: str, wrong: str, entry: str
) -> None:
    assert right in GOOD
    with pytest.raises(BadGame) as caught:
        read(write(tmp_path, GOOD.replace(right, wrong)))
    for lang in ck.LANGUAGES:
        told = ck.say(caught.value, lang)
        assert "examples.toml" in told and "first" in told, told
