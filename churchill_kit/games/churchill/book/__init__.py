"""The rulebook's index, the glossary, worked examples and a recorded game of Churchill."""
