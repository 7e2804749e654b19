"""What the cells of Nim's chapter call."""

from __future__ import annotations

from churchill_widgets.course.cells import Cells

__all__ = ["chapter", "check", "example", "exercises", "learner", "mastery", "review", "rule"]

_cells = Cells("nim")

chapter, rule, example = _cells.chapter, _cells.rule, _cells.example
exercises, check, review = _cells.exercises, _cells.check, _cells.review
mastery, learner = _cells.mastery, _cells.learner
