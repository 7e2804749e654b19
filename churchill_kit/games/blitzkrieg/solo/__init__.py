"""12.0 The solo game: the automaton, its stratagems, and why it chooses as it does."""
