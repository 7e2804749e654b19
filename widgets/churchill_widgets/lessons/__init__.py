"""The parts of a chapter: examples, exercises, sandboxes."""
