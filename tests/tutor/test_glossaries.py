"""The glossary of every game: complete in both languages, tied to the rules, and found in running
text."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.book.glossary import Term
from churchill_kit.engine import words as language

TERMS = [(game, term) for game in ck.games() for term in book(game).terms().values()]
GAMES = tuple(dict.fromkeys(game for game, _ in TERMS))
LATIN = re.compile(r"\b[A-Z]\d+\b")  # what Russian texts keep: the names of machines

both = pytest.mark.parametrize("lang", ck.LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)
each = pytest.mark.parametrize("game,term", TERMS, ids=[f"{g}-{t.id}" for g, t in TERMS])


def found(game: str, text: str, lang: str) -> list[str]:
    """The terms that are found in a text."""
    return [span.id for span in book(game).find(text, lang)]


@each
def test_a_term_is_complete(game: str, term: Term) -> None:
    own = book(game)
    assert own.term(term.id) is term
    assert term.rules and all(own.rule(r) for r in term.rules)
    for number in term.rules:
        known = own.rule(number)
        assert known is not None and number in known.id, "a rule that is there itself"
    assert term.related and term.id not in term.related
    assert all(other in own.terms() for other in term.related)
    for lang in ck.LANGUAGES:
        name, text = term.name[lang], term.text[lang]
        assert name[0].isupper() or name[0] in "«"
        assert 1 <= len(re.findall(r"[.;:]", text)) <= 6 and text.endswith(".")
        assert 40 < len(text) < 320
        assert term.forms[lang]
    assert not re.search("[А-яё]", term.name["en"] + term.text["en"])
    assert not re.search("[A-Za-z]", LATIN.sub("", term.name["ru"] + " " + term.text["ru"]))


@every_game
def test_there_is_one_of_each(game: str) -> None:
    own = book(game)
    assert own.term("nonsense") is None
    for lang in ck.LANGUAGES:
        names = [t.name[lang] for t in own.terms().values()]
        assert len(set(names)) == len(names)
        forms = [f.lower() for t in own.terms().values() for f in t.forms[lang]]
        assert sorted(set(forms)) == sorted(forms), "two terms have the same form"
        told = [t.name[lang] for t in own.alphabetical(lang)]
        assert sorted(names, key=own.sort_key) == told


@every_game
def test_events_belong_to_one_term(game: str) -> None:
    own = book(game)
    kinds = [kind for t in own.terms().values() for kind in t.events]
    assert len(set(kinds)) == len(kinds)
    assert all(language.has("en", game, f"event-{kind}") for kind in kinds)
    assert own.happened("nothing") is None
    for term in own.terms().values():
        assert all(own.happened(kind) is term for kind in term.events)


@both
@each
def test_all_forms_are_found(game: str, term: Term, lang: str) -> None:
    """Each form with each kind of ending, small and capital, alone and among other words."""
    for form in term.forms[lang]:
        endings = {"en": ("", "s"), "ru": ("", "а", "ами")}[lang]
        for ending in endings if "*" in form else ("",):
            word = re.sub(r"\*+", ending, form)
            for said in (word, word[0].upper() + word[1:]):
                for text in (said, f"({said}).", f"1 {said}, 2", f"«{said}»"):
                    assert term.id in found(game, text, lang), text


@both
@every_game
def test_every_sentence_of_the_rules_index_can_be_searched(game: str, lang: str) -> None:
    own, hits = book(game), 0
    for rule in own.rules().values():
        for text in (rule.title[lang], rule.summary[lang]):
            spans = own.find(text, lang)
            hits += len(spans)
            assert all(0 <= s.start < s.end <= len(text) for s in spans)
            assert all(a.end <= b.start for a, b in pairwise(spans))
            assert all(s.id in own.terms() for s in spans)
    assert hits > len(own.rules())


@both
@every_game
def test_most_terms_are_met_in_the_game(game: str, lang: str) -> None:
    """In sentences of the game, those it shares with others, or in the rules."""
    own = book(game)
    told = [t for name in ("", game) for t in language._texts(lang, name).sources.values()]
    texts = [*told, *(r.summary[lang] for r in own.rules().values())]
    met = {s.id for text in texts for s in own.find(text, lang)}
    assert len(met) > len(own.terms()) * 0.8, set(own.terms()) - met


@both
@each
def test_a_definition_does_not_lean_on_its_own_word(game: str, term: Term, lang: str) -> None:
    """No definition is only a circle: it has words that are not the term's."""
    spans = book(game).find(term.text[lang], lang)
    own = sum(s.end - s.start for s in spans if s.id == term.id)
    assert own < len(term.text[lang]) / 4


@both
@every_game
def test_the_expression_is_one_that_a_browser_reads(game: str, lang: str) -> None:
    """No named groups, flags or escapes that only Python has."""
    source, ids = book(game).finder(lang)
    assert "(?P" not in source and not re.search(r"\\[^s]", source)
    assert re.compile(source).groups == len(ids)
