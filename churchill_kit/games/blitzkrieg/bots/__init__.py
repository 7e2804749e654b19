"""Players of the two-player game."""
