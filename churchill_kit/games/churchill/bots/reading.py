"""11.1 Reading a chart: from rank 1 downward to the first entry that applies.

Where the charts are silent a little common sense stands in (11.2), and in the last resort
a die, so that a bot never stalls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....engine.values import Action
from ..state import Churchill
from .charts import Chart, Entry, Options, charts
from .choices import Found, best, lowest_loss
from .decisions import lowest_expected, naval_gap
from .sight import Sight, unmet

# The list that each kind of decision reads first; a list may send on to another one.
LISTS = {
    "agenda_card": "agenda_card",
    "opening_issue": "opening_issue",
    "nominate_issue": "issue_pair",
    "advance_issue": "leader_use",
    "choose_issue": "advance",
    "stop_in_center": "advance",
    "debate_issue": "leader_use",
    "break_tie": "tie_break",
    "name_tie_winner": "tie_name",
    "directed_offensive": "directed_offensive",
    "fulfil_directed": "directed_offensive",
    "allocate_production": "production",
    "commit_production": "card_choice",
    "choose_attribute_support": "card_choice",
    "name_commander": "theater_leadership",
    "place_bonus": "theater_leadership",
    "global_issue": "global_issue",
    "place_network_marker": "clandestine",
    "place_alignment_marker": "political",
}


# -- where the charts are silent (11.2 Common sense) -----------------------------------------------


def _common(options: Options, text_en: str, text_ru: str) -> Entry:
    return Entry("", "common_sense", 0, (), "", text_en, text_ru, (), options)


def _where_it_helps(b: Sight) -> Found:
    """The weakest front with a chance; else ships for a landing; else the front nearest to one."""
    return lowest_expected(b) or naval_gap(b) or _nearest_to_a_chance(b)


def _nearest_to_a_chance(b: Sight) -> Found:
    return best(
        (b.expected(a["front"]), a)
        for a in b.actions
        if a.kind == "support" and b.can_advance(a["front"])
    )


def _owed_front(b: Sight) -> Found:
    """The issue at the weakest front that can advance."""
    fronts = [(b.s.directed[a["issue"]][0], a) for a in b.actions]
    return best((-b.expected(front), a) for front, a in fronts if b.can_advance(front))


def _move_on(b: Sight) -> Found:
    return [a for a in b.actions if a.kind == "move_on"]


def _rival_first(b: Sight) -> Found:
    return [a for a in b.actions if a["power"] != b.seat]


_HELPFUL = _common(
    _where_it_helps,
    "What the chart leaves open goes to the weakest front with a chance, or to ships that a "
    "landing lacks; whose points come of it is not asked.",
    "Что таблица оставляет открытым, идёт самому слабому фронту, у которого есть шанс, или "
    "кораблям, которых не хватает для высадки; кому это даст очки, не важно.",
)
COMMON_SENSE = {
    "discard_for_leader": _common(
        lowest_loss,
        "The card that adds the least is discarded.",
        "Сбрасывают карточку, от которой меньше всего пользы.",
    ),
    "stop_in_center": _common(
        _move_on,
        "An issue on one's own track is an issue won, so it moves on.",
        "Вопрос на своём счётчике — выигранный вопрос, поэтому он движется дальше.",
    ),
    "fulfil_directed": _common(
        _owed_front,
        "The weakest front that can still move comes first.",
        "Первым получает слабейший фронт, который ещё может двинуться.",
    ),
    "choose_next": _common(
        _rival_first,
        "Another places first: what he places can still be answered.",
        "Сначала размещает другой: на это ещё можно ответить.",
    ),
    "allocate_production": _HELPFUL,
    "commit_production": _HELPFUL,
    "place_bonus": _HELPFUL,
    "choose_attribute_support": _HELPFUL,
}
ANYTHING = _common(
    lambda b: b.actions,
    "Nothing speaks for one choice over another, so a die decides.",
    "Ни один выбор не лучше другого: решает кубик.",
)


# -- 11.1 reading a chart --------------------------------------------------------------------------


class Line(NamedTuple):
    """An entry that was read, and what came of it.

    `unmet` is its first condition that does not hold, "" if all hold. `found` is what it
    chooses then: actions, the name of the list to go on with, or nothing that is legal.
    """

    entry: Entry
    unmet: str
    found: Found


def read(
    b: Sight, chart: Chart, name: str, path: list[Entry], lines: list[Line] | None = None
) -> Sequence[Action]:
    """What the first entry of a list that applies chooses; () if none does.

    `path` receives the entries that led there: the last of them made the choice, those
    before it sent the reader on to another list. `lines` receives all that were read.
    """
    for entry in chart.lists.get(name, ()):
        first = unmet(b, entry.tests)
        if first is not None:
            if lines is not None:
                lines.append(Line(entry, entry.when[first], ()))
            continue
        found = entry.options(b)
        if lines is not None:
            lines.append(Line(entry, "", found))
        if found:
            path.append(entry)
            if not isinstance(found, str):
                return found
            found = read(b, chart, found, path, lines)
            if found:
                return found
            path.pop()
    return ()


def consult(
    view: Churchill, actions: tuple[Action, ...], lines: list[Line] | None = None
) -> tuple[Sequence[Action], list[Entry]]:
    """The actions that a bot may take, all equally good, and the entries that led to them.

    Neither is ever empty; the last entry is the one that chose. `lines` receives all
    entries that were read on the way, those that do not apply among them.
    """
    assert view.decision is not None
    chart = charts()[view.decision.seat]
    b = Sight(view, actions, chart.weights)
    path: list[Entry] = []
    asks_pass = b.kind == "advance_issue" and b.seat in view.may_pass
    found = read(b, chart, "pass_use" if asks_pass else LISTS.get(b.kind, ""), path, lines)
    if found:
        return found, path
    common = COMMON_SENSE.get(b.kind, ANYTHING)
    choice = common.options(b)
    if not choice or isinstance(choice, str):
        common, choice = ANYTHING, actions
    if lines is not None:
        lines.append(Line(common, "", choice))
    return choice, [common]
