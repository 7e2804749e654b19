"""The screens of the games, a folder each."""
