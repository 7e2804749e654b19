"""The screens of Churchill: ``SCREEN`` for the shared rooms, and parts of its own for chapters."""

from __future__ import annotations

from .screen import SCREEN

__all__ = ["SCREEN"]
