"""What the screens of Blitzkrieg! tell: outcomes, choices, previews, things, moments, summaries."""
