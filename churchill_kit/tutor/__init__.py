"""The tutor: exercises that come out of the engine, worked examples, glossary, progress.

Generic parts are here; what is about one game is in a package named after it.
"""
