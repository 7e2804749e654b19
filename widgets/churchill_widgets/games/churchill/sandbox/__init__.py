"""Things to change, and what follows from them; each sandbox has a module."""
