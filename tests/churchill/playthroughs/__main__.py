"""python -m tests.churchill.playthroughs: write the recorded playthroughs anew."""

from . import write

write()
