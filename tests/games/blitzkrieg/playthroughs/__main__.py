"""python -m tests.games.blitzkrieg.playthroughs: write the recorded playthroughs anew."""

from tests.games.blitzkrieg.playthroughs import PLAYTHROUGHS

PLAYTHROUGHS.write()
