"""What Nim teaches with: two exercise makers."""

from churchill_kit.tutor.lessons import Lessons

LESSONS = Lessons("nim", __name__, ("chapter_1",))
