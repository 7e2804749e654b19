"""Who learns, and what of it is kept."""
