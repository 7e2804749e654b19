"""Scenes and what draws them: shapes on canvas or as SVG, themes, icons."""
