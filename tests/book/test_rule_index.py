"""The pages of docs/rules: one for each game that has a book, drafts included."""

from __future__ import annotations

import churchill_kit as ck
from tests import rule_index


def test_every_game_with_a_book_has_a_page_and_none_besides() -> None:
    games = rule_index.games()
    assert set(games) >= set(ck.games())
    assert [page.stem for page in sorted(rule_index.page_of("").parent.glob("*.md"))] == games
