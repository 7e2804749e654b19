"""The exercise makers of Churchill, by chapters of its course."""
