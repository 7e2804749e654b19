"""The glossary: complete in both languages, tied to the rules, and found in running text."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise

import pytest

import churchill_kit as ck
from churchill_kit.book.glossary import Term
from churchill_kit.engine import words as language
from churchill_kit.games.churchill.book import BOOK
from tests.engine.test_words import logged
from tests.games.churchill.test_words import FOLDER

TERMS = tuple(BOOK.terms().values())
both = pytest.mark.parametrize("lang", ck.LANGUAGES)
each = pytest.mark.parametrize("term", TERMS, ids=lambda t: t.id)

# Latin letters that Russian texts keep: a bomber.
LATIN = re.compile(r"\bB29\b")


def found(text: str, lang: str) -> list[tuple[str, str]]:
    """What is found in a text: the words and the term."""
    return [(text[s.start : s.end], s.id) for s in BOOK.find(text, lang)]


# -- the data --------------------------------------------------------------------------------------


@each
def test_a_term_is_complete(term: Term) -> None:
    assert BOOK.term(term.id) is term
    assert term.rules and all(BOOK.rule(r) for r in term.rules)
    for number in term.rules:
        known = BOOK.rule(number)
        assert known is not None and number in known.id, "a rule that is there itself"
    assert term.related and term.id not in term.related
    assert all(other in BOOK.terms() for other in term.related)
    for lang in ck.LANGUAGES:
        name, text = term.name[lang], term.text[lang]
        assert name[0].isupper() or name[0] in "«"
        assert 1 <= len(re.findall(r"[.;:]", text)) <= 6 and text.endswith(".")
        assert 40 < len(text) < 320
        assert term.forms[lang]
    assert not re.search("[А-яё]", term.name["en"] + term.text["en"])
    assert not re.search("[A-Za-z]", LATIN.sub("", term.name["ru"] + " " + term.text["ru"]))


def test_there_is_one_of_each() -> None:
    assert BOOK.term("nonsense") is None
    for lang in ck.LANGUAGES:
        names = [t.name[lang] for t in TERMS]
        assert len(set(names)) == len(names)
        forms = [f.lower() for t in TERMS for f in t.forms[lang]]
        assert sorted(set(forms)) == sorted(forms), "two terms have the same form"


def test_events_belong_to_one_term() -> None:
    kinds = [kind for t in TERMS for kind in t.events]
    assert len(set(kinds)) == len(kinds) and set(kinds) <= set(logged(FOLDER))
    happened = BOOK.happened("breakthrough")
    assert happened is not None and happened.id == "breakthrough"
    assert BOOK.happened("nothing") is None


@both
def test_the_alphabet(lang: str) -> None:
    names = [t.name[lang] for t in BOOK.alphabetical(lang)]
    assert len(names) == len(TERMS)
    assert names == sorted(names, key=BOOK.sort_key)
    assert names[0] == {"en": "A-Bomb Research", "ru": "Активен и неактивен"}[lang]


def test_every_term_of_the_rulebooks_own_glossary_is_there() -> None:
    own = {
        "amphibious", "arctic", "b29", "breakthrough", "cbi", "network", "conditional_issue",
        "conference_display", "national_track", "colony", "country", "d_day", "entry_space",
        "theater", "front", "front_track", "german_technology", "kamikaze",
        "national_characteristic", "negotiations", "alignment", "truman",
    }  # fmt: skip
    assert own <= set(BOOK.terms())


# -- finding ---------------------------------------------------------------------------------------


@both
@each
def test_all_forms_are_found(term: Term, lang: str) -> None:
    """Each form with each kind of ending, small and capital, alone and among other words."""
    for form in term.forms[lang]:
        endings = {"en": ("", "s"), "ru": ("", "а", "ами")}[lang]
        for ending in endings if "*" in form else ("",):
            word = re.sub(r"\*+", ending, form)
            for said in (word, word[0].upper() + word[1:]):
                for text in (said, f"({said}).", f"1 {said}, 2", f"«{said}»"):
                    assert term.id in [id for _, id in found(text, lang)], text
    plain = term.name[lang].strip("«»")
    assert form and plain


def test_longer_terms_come_first() -> None:
    assert found("The Second Front opens; a front waits.", "en") == [
        ("Second Front", "second_front"),
        ("front", "front"),
    ]
    assert found("Ячейка театра полна, подпольных ячеек нет.", "ru") == [
        ("Ячейка театра", "theater_box"),
        ("подпольных ячеек", "network"),
    ]


RUSSIAN = {
    "network": "подпольная ячейка|подпольной ячейки|подпольную ячейку|подпольной ячейкой|"
    "подпольные ячейки|подпольных ячеек|подпольным ячейкам|подпольными ячейками",
    "alignment": "политический контроль|политического контроля|политическим контролем",
    "directed_offensive": "приоритетное наступление|приоритетного наступления|"
    "приоритетных наступлений|приоритетными наступлениями",
    "staff_card": "карточка штаба|карточки штаба|карточек штаба|карточками штаба|карточку штаба",
    "conditional_issue": "условный вопрос|условного вопроса|условные вопросы|условных вопросов|"
    "условным вопросом",
    "debate": "оспаривает|оспаривают|оспаривание|оспариванием|оспорить|оспорят",
    "surrender": "капитуляция|капитуляции|капитулирует|капитулировали|капитулировав",
    "tiebreaker": "ничья|ничьей|ничью",
    "chair": "кресло|кресла|кресле|креслу|креслом|кресел",
    "naval_support": "поддержка ВМФ|поддержки ВМФ|поддержку ВМФ|поддержкой ВМФ|поддержек ВМФ",
    "entry_space": "ближайшее деление|ближайшего деления|ближайшему делению|ближайших делений",
    "national_track": "счётчик|счетчика|национальном счётчике|национальными счётчиками",
    "leader": "руководитель|руководителя|руководители|руководителей|руководителями",
    "bot": "бот|бота|боту|ботом|боты|ботов",
}


@pytest.mark.parametrize("id", RUSSIAN)
def test_russian_cases(id: str) -> None:
    for form in RUSSIAN[id].split("|"):
        assert found(f"Это {form}.", "ru") == [(form, id)]


ENGLISH = {
    "network": "network|networks|clandestine network|Clandestine Networks",
    "debate": "debate|debates|debated|debating",
    "colony": "colony|colonies",
    "country": "country|countries",
    "chief_of_staff": "Chief of Staff|Chiefs of Staff",
    "directed_offensive": "Directed Offensive|directed offensives|DO|DOs",
    "leader": "leader|leaders|leader's|leader’s",
    "axis_reserve": "Axis reserve|Axis reserves|Axis armies",
}


@pytest.mark.parametrize("id", ENGLISH)
def test_english_forms(id: str) -> None:
    for form in ENGLISH[id].split("|"):
        assert found(f"It is {form}.", "en") == [(form, id)]


@pytest.mark.parametrize(
    "text",
    [
        "What do you do now, and what does the us of it say?",
        "He stands in front of the door and passes through the room.",
        "The frontier is confrontational; both bottles are untied.",
        "Meet me; misleading leadership of a chairman, armchair travel.",
        "A trackless passage, a compassionate botanist, a countryside.",
    ],
)
def test_no_false_hits_in_english(text: str) -> None:
    assert found(text, "en") == []


@pytest.mark.parametrize(
    "text",
    [
        "По дороге домой, вдоль оси, мимо пасеки и работы.",
        "Опасный спаситель спасает папу; конфронтация, фронтовой паёк.",
        "Странно: в странствиях встретились чьи-то ничьи земли.",
        "Клеточная мембрана, ячейка памяти и пчелиные соты.",
        "Нет, это не так. Нет и нет.",
        "Колониальный товар, кресельный мастер, производственник.",
    ],
)
def test_no_false_hits_in_russian(text: str) -> None:
    assert found(text, "ru") == []


@both
def test_every_sentence_of_the_rules_index_can_be_searched(lang: str) -> None:
    hits = 0
    for rule in BOOK.rules().values():
        for text in (rule.title[lang], rule.summary[lang]):
            spans = BOOK.find(text, lang)
            hits += len(spans)
            assert all(0 <= s.start < s.end <= len(text) for s in spans)
            assert all(a.end <= b.start for a, b in pairwise(spans))
            assert all(s.id in BOOK.terms() for s in spans)
    assert hits > 250


@both
def test_every_message_can_be_searched(lang: str) -> None:
    """Also the sentences of the game: most terms are met in them or in the rules."""
    told = (
        *language._texts(lang, "").sources.values(),
        *language._texts(lang, "churchill").sources.values(),
    )
    texts = [*told, *(r.summary[lang] for r in BOOK.rules().values())]
    met = {s.id for text in texts for s in BOOK.find(text, lang)}
    assert len(met) > len(TERMS) * 0.8, set(BOOK.terms()) - met


@both
def test_a_definition_does_not_lean_on_its_own_word(lang: str) -> None:
    """No definition is only a circle: it has words that are not the term's."""
    for term in TERMS:
        own = sum(s.end - s.start for s in BOOK.find(term.text[lang], lang) if s.id == term.id)
        assert own < len(term.text[lang]) / 4, term.id


def test_the_expression_is_one_that_a_browser_reads() -> None:
    """No named groups, flags or escapes that only Python has."""
    for lang in ck.LANGUAGES:
        source, ids = BOOK.finder(lang)
        assert "(?P" not in source and not re.search(r"\\[^s]", source)
        assert re.compile(source).groups == len(ids)


def test_it_is_read_only_when_it_is_wanted() -> None:
    code = "import sys, churchill_kit.games.churchill.game"
    code += "; assert not any('glossary' in m for m in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
