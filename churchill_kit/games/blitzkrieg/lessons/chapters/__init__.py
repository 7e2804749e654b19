"""Exercise makers, a module for each chapter."""
