"""The screens of Churchill."""
