"""Where a rule of Churchill can be seen on the boards: in its worked example, else in another
position (``churchill_kit/book/showing.py`` has the ways).

The recorded game is that of ``annotated/``; points are looked for where they are first counted
(9.4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from ....book.examples import Example, Step
from ....book.recorded import Moment
from ....book.showing import AFTER, Showing, Sightings, borne
from ..box.components import BOX
from ..game import GAME
from ..rules.scoring import score
from ..state import Churchill
from . import BOOK
from .annotated import RECORDED
from .examples import examples, steps
from .film import FILM

# Rules that set the scene: where the thing they speak of is to be seen. A rule's number stands
# for its example, a word for another example, and "game:" for an activity in the recorded game.
SEE: Mapping[str, str] = {
    "1.0": "game:5.11",
    "2.0": "9.7",
    "3.1": "game:5.11",
    "3.21": "5.22",
    "3.22": "7.74",
    "3.23": "7.13",
    "3.24": "6.10",
    "3.25": "table_is_cleared",
    "3.26": "6.92",
    "3.27": "game:5.14",
    "3.28": "game:5.13",
    "3.34": "game:5.14",
    "4.0": "game:5.11",
    "4.1": "game:5.11",
    "4.22": "game:4.22",
    "4.23": "game:6.1",
    "4.3": "game:7.1",
    "4.44": "4.43",
    "4.6": "5.23",
    "4.7": "5.24",
    "6.0": "game:6.1",
    "7.0": "game:7.1",
    "7.2": "7.13",
    "7.4": "table_is_cleared",
    "7.5": "7.74",
    "7.51": "7.74",
    "7.52": "7.74",
    "7.53": "breakthrough_to_the_shore",
    "7.7": "game:7.7",
    "9.1": "9.5",
    "9.3": "4.41",
    "9.4.I": "northern_italy",
    "9.4.J": "northern_italy",
    "11.0": "game:4.22",
    "11.1": "game:5.13",
    "11.2": "game:4.22",
    "11.3": "game:4.22",
    "11.4": "game:5.13",
    "11.5": "game:4.22",
    "11.6": "game:6.4",
    "11.7": "game:7.6",
    "11.8": "game:7.1",
    "11.9": "game:4.22",
}
SETUPS = {"9.5": "training", "9.6": "tournament", "9.7": "campaign"}
SEED = 1945
# Points for where a front stands, of which no game here tells: the front and the space.
LANDINGS = {"W": ("cbi", "formosa"), "X": ("far_east", "korea")}


@cache
def showing(number: str) -> Showing | None:
    """Where the rule of this number or letter can be seen; None if there is no such rule."""
    found = BOOK.rule(number)
    if found is None:
        return None
    if found.id in SEE:
        return _seen_in(found.id, SEE[found.id])
    for find in (_own, _at_work, _counted, _in_the_game, _set_up, _nearby):
        seen = find(found.id)
        if seen is not None:
            return seen
    raise AssertionError(f"nothing shows {found.id}")


# -- the ways, best first --------------------------------------------------------------------------


def _own(number: str) -> Showing | None:
    return _sightings().own(number)


def _at_work(number: str) -> Showing | None:
    return _sightings().at_work(number)


def _counted(number: str) -> Showing | None:
    """Where points by a letter of 9.4 change; else where they are held from the beginning."""
    letter = _letter(number)
    if not letter:
        return None
    told = [(e, [_points(s.state, letter) for s in steps(e)]) for e in examples().values()]
    for example, held in told:
        at = next((i for i in range(1, len(held)) if held[i] != held[i - 1]), 0)
        if at:
            return _of(number, "work", example, at + 1)._replace(letter=letter)
    moments = RECORDED.moments
    held = [_points(m.shot.state, letter) for m in moments]
    found = _stretch(number, lambda m: m.at > 0 and held[m.at] != held[m.at - 1])
    if found is None and letter in LANDINGS:
        front, space = LANDINGS[letter]
        before = BOX.tracks[front].spaces[BOX.tracks[front].index(space) - 1].id
        fronts = ({front: before}, {front: space})
        ends = tuple(GAME.position(at="end", fronts=at) for at in fronts)
        found = Showing(number, "made", tuple(Step(s, (), "", None) for s in ends), step=2)
    if found is None:
        example = next(e for e, held in told if held[0])
        found = _of(number, "work", example, 1)
    return found._replace(letter=letter)


def _in_the_game(number: str) -> Showing | None:
    return _sightings().in_the_game(number)


def _set_up(number: str) -> Showing | None:
    scenario = SETUPS.get(number[:3])
    if scenario is None:
        return None
    start: Churchill = GAME.set_up(scenario, SEED, GAME.check_options({}))
    before = start.copy()
    before.phase, before.steps = "war", ()  # on the map, and nobody is asked
    opening = [Step(shot.state, shot.events, "", None) for shot in FILM.shoot(start, ())]
    shown = (Step(before, (), "", None), *opening[:AFTER])
    return Showing(number, "setup", shown, number[:3], scenario=scenario)


def _nearby(number: str) -> Showing | None:
    for section in _sections(number):
        near = [r for r in BOOK.rules() if section in _sections(r)]
        for find in (_own, _at_work, _in_the_game):
            found = next((seen for seen in map(find, near) if seen is not None), None)
            if found is not None:
                how = "game" if found.how == "game" else "section"
                return found._replace(rule=number, how=how, step=found.step if how == "game" else 0)
    return None


def _seen_in(number: str, where: str) -> Showing:
    """What the table above says."""
    if where.startswith("game:"):
        activity = where.removeprefix("game:")
        found = _stretch(number, lambda m: m.shot.activity == activity, before=0)
    elif where in examples():
        found = _of(number, "section", examples()[where])
    else:
        found = showing(where)
    assert found is not None
    if found.how in ("game", "setup"):
        return found._replace(rule=number)
    letter = _letter(number)
    step = next(
        (
            n
            for n, s in enumerate(found.steps, 1)
            if number in borne(s) or (letter and _points(s.state, letter))
        ),
        0,
    )
    how = "work" if step else "section"
    return found._replace(rule=number, how=how, step=step, letter=letter)


def _of(number: str, how: str, example: Example, step: int = 0) -> Showing:
    return _sightings().of(number, how, example, step)


# -- looking for numbers ---------------------------------------------------------------------------


@cache
def _sightings() -> Sightings:
    return Sightings(examples(), steps, RECORDED, _sections)


def _letter(number: str) -> str:
    """The letter of a line of 9.4; "" for other rules."""
    letter = number.removeprefix("9.4.")
    return "" if letter == number else letter


def _points(state: Churchill, letter: str) -> tuple[tuple[str, int, str], ...]:
    """Who has points by this letter of 9.4, and what for."""
    held = score(state)
    return tuple((seat, n, what) for seat in held for by, n, what in held[seat] if by == letter)


def _stretch(number: str, here: Callable[[Moment], bool], before: int = 1) -> Showing | None:
    """The first place in the recorded game, with what comes before and after it."""
    return _sightings().in_the_game(number, here, before)


# -- sections --------------------------------------------------------------------------------------


def _sections(number: str) -> Iterator[str]:
    """The rule itself, and the sections around it: 7.73.1, 7.73, 7.7, 7. Here the second digit is
    below the first as well."""
    number = number.removesuffix(".0")
    while number:
        yield number
        head, dot, last = number.rpartition(".")
        # 6.10 and 6.11 follow 6.9; elsewhere the second digit is that of a rule below.
        below = head.count(".") == 0 and len(last) > 1 and number not in ("6.10", "6.11")
        number = number[:-1] if dot and below else head
