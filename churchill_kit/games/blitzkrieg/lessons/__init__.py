"""What Blitzkrieg! teaches with: exercise makers, chapter by chapter, and the adviser's words."""

from ....tutor.lessons import Lessons

LESSONS = Lessons(
    "blitzkrieg",
    f"{__name__}.chapters",
    (
        *("chapter_1", "chapter_2", "chapter_3", "chapter_4", "chapter_5", "chapter_6"),
        *("chapter_7", "chapter_8", "chapter_9"),
        *("chapter_glossary", "chapter_strategy", "chapter_annotated"),
    ),
)
