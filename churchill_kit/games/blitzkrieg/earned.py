"""What a seat's points were for. A position keeps their sum alone, and a result tells campaigns
from all the rest; each point stands in the log, under the rule that gave it."""

from __future__ import annotations

from typing import Any

from ...engine.record import Record


def lines_of(record: Record, seat: str) -> list[tuple[str, int, str]]:
    """5.5 The lines of a seat's score; what no event tells of it had at the start: the automaton's
    points (18.1), or those of a position that was set up by hand."""
    state: Any = record.state
    result = state.result
    if result is None:
        return []
    sums: dict[tuple[str, str], int] = {}
    for event in (e for group in record.log for e in group):
        if event.kind == "points_gained" and event["seat"] == seat:
            for label, n, _ in event.breakdown:
                line = event.rule, "campaigns" if label.startswith("campaign:") else label
                sums[line] = sums.get(line, 0) + n
    before = result.scores[seat] - sum(sums.values())
    rule = "18.1" if seat == state.automaton else "5.5"
    start = [(rule, before, "at_start")] if before else []
    return [*start, *((rule, n, what) for (rule, what), n in sorted(sums.items()) if n)]
