"""The tutor of Churchill: exercise makers, one module for each chapter."""

from . import (  # noqa: F401  (importing a module registers its makers)
    chapter_1,
    chapter_2,
    chapter_3,
    chapter_3_map,
    chapter_4,
    chapter_5_1,
    chapter_5_2,
    chapter_6_1,
    chapter_6_8,
    chapter_7_1,
    chapter_7_5,
    chapter_7_6,
    chapter_7_7,
    chapter_8,
    chapter_9,
    chapter_10,
    chapter_11,
    chapter_annotated,
    chapter_glossary,
    chapter_strategy,
)
