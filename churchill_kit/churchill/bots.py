"""11.0 Solitaire rules: the bots."""

PLAYERS: dict = {}
