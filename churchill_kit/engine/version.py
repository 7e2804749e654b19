"""The release: said once, for the package, its saves and its build."""

__version__ = "0.1.0"
