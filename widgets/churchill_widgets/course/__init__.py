"""The pages of the whole course: index, review, mastery; which notebooks are there."""
