"""What Churchill teaches with: exercise makers, chapter by chapter, and the tutor at the table."""

from ....tutor.lessons import Lessons

LESSONS = Lessons(
    "churchill",
    f"{__name__}.chapters",
    (
        *("chapter_1", "chapter_2", "chapter_3", "chapter_3_map", "chapter_4"),
        *("chapter_5_1", "chapter_5_2", "chapter_5_2_leaders", "chapter_6_1", "chapter_6_8"),
        *("chapter_7_1", "chapter_7_5", "chapter_7_6", "chapter_7_7", "chapter_7_73"),
        *("chapter_8", "chapter_9", "chapter_9_4", "chapter_9_5", "chapter_10", "chapter_11"),
        *("chapter_annotated", "chapter_glossary", "chapter_strategy"),
    ),
)
