"""The screens of Blitzkrieg!: ``SCREEN`` for the shared rooms."""

from __future__ import annotations

from .screen import SCREEN

__all__ = ["SCREEN"]
