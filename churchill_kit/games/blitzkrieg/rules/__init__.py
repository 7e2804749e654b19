"""Blitzkrieg!: the rules for two players, a module for each section."""
