"""``python -m churchill_kit`` is ``churchill-kit``."""

from .cli import main

main()
