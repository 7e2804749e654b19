"""Nim's book: three rules, one term, one chapter, one worked example."""

from pathlib import Path

from churchill_kit.book import Book

BOOK = Book("nim", Path(__file__).parent)
