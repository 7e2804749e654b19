"""A worked example: two turns."""

from churchill_kit.book.examples import Example, Move

EXAMPLES = (
    Example(
        "turns",
        "2",
        "1",
        {"heap": 5},
        (
            Move({"kind": "take", "count": 1}, {"": "first"}),
            Move({"kind": "take", "count": 3}, {"": "second"}),
        ),
    ),
)
