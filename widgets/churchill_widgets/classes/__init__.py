"""The pages of a class: its teacher's, its students', and the one on the wall."""
