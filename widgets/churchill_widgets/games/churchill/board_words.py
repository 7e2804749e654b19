"""The words on the boards, in both languages: short names for tight places, and accessible names.

Full names come from the components; what stands here are the shorter forms that a counter
or a space of the board has room for, the longest first. A drawing takes the first that fits.
"""

from __future__ import annotations

from functools import lru_cache

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX

GAME = "churchill"

# Shorter forms of names, longest first; "en" and "ru".
SHORT: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    # issues, by type
    "global_issue": (("Global Issue", "Global", "Glob."), ("Международный", "Междунар.", "Межд.")),
    "second_front": (("Second Front", "2nd Front", "2nd"), ("Второй фронт", "2-й фронт", "2-й")),
    "ussr_declares_war": (
        ("USSR vs Japan", "War on Japan", "vs Japan", "Japan"),
        ("Война с Японией", "На Японию", "Яп."),
    ),
    "strategic_materials": (("Materials", "Mater."), ("Материалы", "Сырьё")),
    "a_bomb_research": (
        ("A-Bomb Research", "A-Bomb", "Bomb"),
        ("Атомная бомба", "Атом. бомба", "А-бомба", "Атом"),
    ),
    "theater_leadership_europe": (
        ("Leader: Europe", "Cmd Europe", "Europe", "Eur."),
        ("Главенство: Европа", "ТВД Европа", "Европа", "Евр."),
    ),
    "theater_leadership_pacific": (
        ("Leader: Pacific", "Cmd Pacific", "Pacific", "Pac."),
        ("Главенство: Тихий", "ТВД Тих. ок.", "Тихий ок.", "Тих."),
    ),
    "us_production": (
        ("US Production", "Production", "Prod."),
        ("Произв-во США", "Произв-во", "Пр."),
    ),
    "uk_production": (
        ("UK Production", "Production", "Prod."),
        ("Произв-во ВБ", "Произв-во", "Пр."),
    ),
    "us_directed_offensive": (
        ("US Offensive", "Offensive", "Off."),
        ("Наступл. США", "Наступл.", "Наст."),
    ),
    "uk_directed_offensive": (
        ("UK Offensive", "Offensive", "Off."),
        ("Наступл. ВБ", "Наступл.", "Наст."),
    ),
    "ussr_directed_offensive": (
        ("USSR Offensive", "Offensive", "Off."),
        ("Наступл. СССР", "Наступл.", "Наст."),
    ),
    "pol_mil_1": (("Pol-Mil 1/2", "1/2"), ("Воен.-пол. 1/2", "ВП 1/2", "1/2")),
    "pol_mil_2": (("Pol-Mil 1/2", "1/2"), ("Воен.-пол. 1/2", "ВП 1/2", "1/2")),
    "pol_mil_3": (("Pol-Mil 2/3", "2/3"), ("Воен.-пол. 2/3", "ВП 2/3", "2/3")),
    # fronts, as the name of their theater box
    "western": (("Western",), ("Западный",)),
    "eastern": (("Eastern",), ("Восточный",)),
    "mediterranean": (("Mediterranean", "Mediterr."), ("Средиземное море", "Средиз. море")),
    "central_pacific": (("Central Pacific",), ("Центр Тихого океана", "Центр Тих. океана")),
    "southwest_pacific": (
        ("Southwest Pacific", "SW Pacific"),
        ("Юго-запад Тихого океана", "Юго-запад Тих. ок."),
    ),
    "cbi": (("China-Burma-India", "CBI"), ("Китай, Бирма, Индия", "КБИ")),
    "far_east": (("Soviet Far East", "Far East"), ("Дальний Восток",)),
    "arctic": (("Arctic",), ("Арктика",)),
    # spaces
    "west_germany": (("West Germany", "W. Germany"), ("Западная Германия", "Зап. Германия")),
    "east_germany": (("East Germany", "E. Germany"), ("Восточная Германия", "Вост. Германия")),
    "southern_italy": (("Southern Italy", "South Italy"), ("Южная Италия",)),
    "central_italy": (("Central Italy",), ("Центральная Италия", "Центр. Италия")),
    "northern_italy": (("Northern Italy", "North Italy"), ("Северная Италия",)),
    "nomohon": (("Nomohon",), ("Номохон",)),
    "manchuria": (("Manchuria",), ("Маньчжурия",)),
    "bolero": (("UK / Bolero",), ("Британия, «Болеро»", "Англия, «Болеро»")),
    "rhineland": (("Rhineland",), ("Рейнская область",)),
    "gilbert_marshall": (
        ("Gilberts and Marshalls", "Gilberts & Marshalls"),
        ("Гилберта и Маршалловы", "Гилберта, Маршалл.", "Гилберта, Маршал."),
    ),
    "caroline": (("Caroline Islands",), ("Каролинские острова", "Каролин. острова")),
    "marianas": (("Marianas",), ("Марианские острова", "Мариан. острова")),
    "solomons": (("Solomon Islands",), ("Соломоновы острова", "Соломон. острова", "Сол. острова")),
    "papua": (("Papua New Guinea",), ("Папуа — Н. Гвинея", "Папуа Н. Гвинея")),
    "vogelkop": (("Vogelkop / New Guinea", "Vogelkop / N. Guinea"), ("Вогелькоп, Н. Гвинея",)),
    "canton_hong_kong": (("Canton, Hong Kong",), ("Кантон, Гонконг",)),
    # countries and colonies
    "dutch_east_indies": (
        ("Dutch East Indies", "Dutch E. Indies", "Dutch Indies"),
        ("Голл. Ост-Индия", "Голл. Индия"),
    ),
    "laos_cambodia": (("Laos/Cambodia", "Laos/Camb."), ("Лаос/Камбоджа", "Лаос/Камб.")),
    "czechoslovakia": (("Czechoslovakia", "Czechoslov."), ("Чехословакия", "Чехослов.")),
    "middle_east": (("Middle East",), ("Ближний Восток", "Ближн. Восток", "Бл. Восток")),
    "baltic_states": (("Baltic States", "Baltics"), ("Прибалтика",)),
    "netherlands": (("Netherlands",), ("Нидерланды",)),
    # A-bomb track
    "letter_to_roosevelt": (("Letter to Roosevelt", "Letter"), ("Письмо Рузвельту", "Письмо")),
    # powers
    "us": (("United States", "US"), ("США",)),
    "uk": (("United Kingdom", "UK"), ("Великобритания", "Британия", "ВБ")),
    "ussr": (("Soviet Union", "USSR"), ("СССР",)),
    # leaders
    "churchill": (("Churchill",), ("Черчилль",)),
    "roosevelt": (("Roosevelt",), ("Рузвельт",)),
    "truman": (("Truman",), ("Трумэн",)),
    "stalin": (("Stalin",), ("Сталин",)),
    # Axis powers
    "germany": (("Germany",), ("Германия",)),
    "italy": (("Italy",), ("Италия",)),
    "japan": (("Japan",), ("Япония",)),
}

# What a global issue means by where its pawn is (6.11): title, and the sides.
GLOBAL: dict[str, dict[str, tuple[str, str]]] = {
    "churchill_roosevelt": {
        "": ("Churchill – Roosevelt", "Черчилль – Рузвельт"),
        "neutral": ("neutral: no alignment in colonies", "нейтрально: в колониях нет контроля"),
        "uk": ("Colonialism", "Колониализм"),
        "us": ("Self-determination", "Самоопределение"),
    },
    "churchill_stalin": {
        "": ("Churchill – Stalin", "Черчилль – Сталин"),
        "neutral": (
            "neutral: no alignment in West and East",
            "нейтрально: на Западе и Востоке нет контроля",
        ),
        "uk": ("Free Europe", "Свободная Европа"),
        "ussr": ("Spheres of influence", "Сферы влияния"),
    },
    "roosevelt_stalin": {
        "": ("Roosevelt – Stalin", "Рузвельт – Сталин"),
        "neutral": ("neutral: removal costs one", "нейтрально: убрать — за один"),
        "us": ("United Nations", "ООН"),
        "ussr": ("Communist cadres", "Коммунистические кадры"),
    },
}

WORDS: dict[str, tuple[str, str]] = {
    "table": ("Conference table", "Стол конференции"),
    "map": ("War map", "Военная карта"),
    "center": ("Center of the table", "Центр стола"),
    "display": ("Issues not on the table", "Вопросы вне стола"),
    "active": ("active", "активен"),
    "inactive": ("inactive", "неактивен"),
    "captured": ("captured", "решён"),
    "conference": ("Conference {0} of 10", "Конференция {0} из 10"),
    "points": ("{0} VP", "{0} ПО"),
    "agenda": ("Agenda", "Повестка"),
    "meeting": ("Meeting", "Заседание"),
    "decisions": ("Decisions", "Решения"),
    "war": ("War", "Война"),
    "end": ("The end", "Конец игры"),
    "europe": ("Europe", "Европа"),
    "pacific": ("Pacific", "Тихий океан"),
    "command": ("Command", "Главенство"),
    "reserves": ("Axis reserves", "Резервы Оси"),
    "technology": ("German technology", "Немецкие технологии"),
    "technology-short": ("Technology", "Технологии"),
    "surrendered": ("surrendered", "капитуляция"),
    "fights": ("at war", "воюет"),
    "opens": ("opens at 3", "откроется при 3"),
    "is_open": ("open", "открыта"),
    "a_bomb": ("A-bomb", "Атомная бомба"),
    "to_place": ("to place", "к размещению"),
    "production": ("production", "производство"),
    # accessible names
    "l-issue": ("{0}: {1}", "{0}: {1}"),
    "l-center": ("in the center", "в центре"),
    "l-track": ("{0} track, space {1}", "счётчик: {0}, деление {1}"),
    "l-chair": ("at the chair of {0}", "в кресле: {0}"),
    "l-off": ("not on the table", "вне стола"),
    "l-seat": (
        "{0}, {1}: leader {2}, cards in hand {3}, conferences won {4}, points {5}",
        "{0}, {1}: руководитель {2}, карточек на руке {3}, побед в конференциях {4}, очков {5}",
    ),
    "l-pass": ("may pass", "может пасовать"),
    "l-turn": ("to decide now", "сейчас решает"),
    "l-picked": ("agenda card chosen", "карточка на повестку выбрана"),
    "l-pawn": ("{0}: {1}", "{0}: {1}"),
    "l-front": (
        "{0}: in {1}, next {2}; offensive support {3}, Axis armies {4}, strength {5}",
        "{0}: {1}, дальше {2}; обеспечение наступления {3}, армий Оси {4}, сила {5}",
    ),
    "l-front-end": ("{0}: in {1}, at the end of its track", "{0}: {1}, конец трека"),
    "l-marker": ("{0}: front marker in {1}", "{0}: маркер фронта, {1}"),
    "l-space": ("{0}", "{0}"),
    "l-naval-needed": ("naval support needed: {0}", "нужно маркеров поддержки ВМФ: {0}"),
    "l-b29": ("B29 base", "база B29"),
    "l-kamikaze": ("kamikaze space", "камикадзе"),
    "l-condition-closed": (
        "closed until {0} stays in the center",
        "закрыто, пока в центре нет вопроса: {0}",
    ),
    "l-condition-open": ("open: {0} is in the center", "открыто: в центре вопрос: {0}"),
    "l-box": ("{0}: naval support {1} of 5", "{0}: поддержка ВМФ {1} из 5"),
    "l-location": ("{0}: {1}", "{0}: {1}"),
    "l-colony": ("colony", "колония"),
    "l-networks": ("{0}, networks {1}", "{0}, подпольных ячеек {1}"),
    "l-alignment": ("alignment {0}", "политический контроль {0}"),
    "l-empty": ("no markers", "нет маркеров"),
    "l-closed": ("closed, too little naval support", "закрыто, мало поддержки ВМФ"),
    "l-leadership": ("{0}: command {1}", "{0}: главенство {1}"),
    "l-reserves": ("{0}: armies {1}, navy {2}", "{0}: армий {1}, флот {2}"),
    "l-bomb": (
        "A-bomb: United States at {0}, spy ring at {1}",
        "Атомная бомба: США — {0}, агентурная сеть — {1}",
    ),
    "l-bomb-us": ("A-bomb, United States: {0}", "Атомная бомба, США: {0}"),
    "l-bomb-ussr": ("Spy ring, USSR: {0}", "Советская агентурная сеть: {0}"),
    "l-axis": ("{0}: {1}", "{0}: {1}"),
    "l-technology": ("German technology: {0}", "Немецкие технологии: {0}"),
    "l-directed": (
        "Directed Offensive {0}, {1} still owed",
        "приоритетное наступление {0}, осталось {1}",
    ),
    "l-power": (
        "{0}: production {1}, networks {2} and alignment {3} to place",
        "{0}: производство {1}, ячеек {2} и контроля {3} к размещению",
    ),
    "l-display": ("Issues not on the table", "Вопросы вне стола"),
    "l-pledged": ("production pledged by {0}: {1}", "обещано производства, {0}: {1}"),
    "italian": ("It.", "Ит."),
    "legend-support": ("offensive support", "обеспечение наступл."),
    "legend-army": ("Axis armies", "армии Оси"),
    "legend-directed": ("Directed Offensive", "приоритетное наступл."),
    "legend-network": ("clandestine network", "подпольная ячейка"),
    "legend-flag": ("political alignment", "политический контроль"),
    "legend-anchor": ("naval support; needed", "ВМФ; сколько нужно"),
    "legend-b29": ("B29 base", "база B29"),
    "legend-kamikaze": ("kamikaze", "камикадзе"),
}


def word(key: str, lang: str, *facts: object) -> str:
    """A word or an accessible name of the boards."""
    text = WORDS[key][lang == "ru"]
    return text.format(*facts) if facts else text


@lru_cache(maxsize=1024)
def name(id: str, lang: str) -> str:
    """The full name of a component of the game."""
    told = ck.name(id, GAME, lang)
    if told != id:
        return told
    for part in (BOX.issues, BOX.locations, BOX.tracks, BOX.leaders, BOX.staff):
        if id in part:
            return str(part[id].name[lang])
    for track in BOX.tracks.values():
        for space in track.spaces:
            if space.id == id:
                return space.name[lang]
    if id in BOX.names:
        return BOX.names[id][lang]
    if id in SHORT:
        return SHORT[id][lang == "ru"][0]
    return id


@lru_cache(maxsize=1024)
def short(id: str, lang: str) -> tuple[str, ...]:
    """Wordings for a tight place, the longest first."""
    counter = BOX.issues.get(id)
    key = id if id in SHORT or counter is None else counter.type
    return SHORT[key][lang == "ru"] if key in SHORT else (name(id, lang),)
