"""11.0 Solitaire rules: the bots, which play a power by its chart."""
