"""A link as a picture for cameras."""

from __future__ import annotations

from typing import Any

LONGEST = 500  # letters of a link


def picture(link: str) -> dict[str, Any]:
    """A QR code: how many modules wide it is, margin included, and the dark ones as path data."""
    import segno  # a server has it; a page that shows no code needs none

    rows = list(segno.make(link[:LONGEST], micro=False, error="m").matrix_iter(border=4))
    dark = (
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, module in enumerate(row) if module
    )
    return {"size": len(rows), "path": "".join(dark)}
