"""python -m tests.games.churchill.playthroughs: write the recorded playthroughs anew."""

from tests.games.churchill.playthroughs import PLAYTHROUGHS

PLAYTHROUGHS.write()
