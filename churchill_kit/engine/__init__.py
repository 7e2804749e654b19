"""The engine: decisions, actions, events, dice, records and players. It knows no game."""
