"""Churchill's glossary: its own terms, in the forms in which they are met. What holds for every
game is in tests/tutor/test_glossaries.py."""

from __future__ import annotations

import subprocess
import sys

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.rules.influence import SPHERE_USSR, SPHERE_WEST
from tests.engine.test_words import logged
from tests.games.churchill.test_words import FOLDER

TERMS = tuple(BOOK.terms().values())
both = pytest.mark.parametrize("lang", ck.LANGUAGES)


def found(text: str, lang: str) -> list[tuple[str, str]]:
    """What is found in a text: the words and the term."""
    return [(text[s.start : s.end], s.id) for s in BOOK.find(text, lang)]


# -- the data --------------------------------------------------------------------------------------


def test_events_belong_to_one_term() -> None:
    kinds = [kind for t in TERMS for kind in t.events]
    assert len(set(kinds)) == len(kinds) and set(kinds) <= set(logged(FOLDER))
    happened = BOOK.happened("breakthrough")
    assert happened is not None and happened.id == "breakthrough"
    assert BOOK.happened("nothing") is None


@both
def test_6_11_2_the_spheres_are_named_as_the_rule_has_them(lang: str) -> None:
    spheres, cadres = (BOOK.terms()[id].text[lang] for id in ("spheres", "cadres"))
    for location in (*SPHERE_USSR, *SPHERE_WEST):
        assert ck.name(location, "churchill", lang) in spheres
    assert all(ck.name(location, "churchill", lang) in cadres for location in SPHERE_USSR)
    lies = {"ussr": {*SPHERE_USSR}, "west": {*SPHERE_WEST}}  # 3.23 as the map says it
    for sphere, locations in lies.items():
        assert {x.id for x in BOX.locations.values() if x.sphere == sphere} == locations


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


def test_it_is_read_only_when_it_is_wanted() -> None:
    code = "import sys, churchill_kit.games.churchill.game"
    code += "; assert not any('glossary' in m for m in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
