"""The course: the chapters of a game's tutor in the order in which they are read."""

from __future__ import annotations

CHAPTERS = {
    "churchill": (
        *("1", "2", "3", "4", "5.1", "5.2"),
        *("6.1", "6.8"),  # decisions: production, then politics
        *("7.1", "7.5", "7.7"),  # war: networks and alignment, reserves, fronts and surrender
        *("8", "9", "10", "11"),
        *("glossary", "strategy", "annotated"),
    )
}

# Pages of the tutor that are no chapters: they belong to the whole course.
PAGES = {"churchill": ("review",)}


def chapters(game: str = "churchill") -> tuple[str, ...]:
    """The chapters of a game: the rulebook's numbers, then what is more than rules."""
    return CHAPTERS[game]


def pages(game: str = "churchill") -> tuple[str, ...]:
    """The pages beside the chapters."""
    return PAGES[game]


def notebook(chapter: str) -> str:
    """The file of a chapter or page within the folder of a language: "5.1" is in 5_1.ipynb."""
    return f"{chapter.replace('.', '_')}.ipynb"


def path(chapter: str, lang: str, game: str = "churchill") -> str:
    """The file of a chapter or page within the folder of notebooks."""
    return f"{game}/{lang}/{notebook(chapter)}"
