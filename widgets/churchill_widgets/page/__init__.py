"""The page of a game: the place at the table, its panels and boards."""
