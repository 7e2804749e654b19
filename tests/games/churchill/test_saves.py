"""Saves that anybody may have written: what is let in can be played on, told and saved again.

Dumps of positions all through random games are spoiled in every way that a file can be. `load`
refuses a spoiled one in a sentence, or else everything goes on from it as from any position.
"""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.state import Churchill
from tests.games.churchill.helpers import GAME, position

TRIES = int(os.environ.get("CHURCHILL_KIT_SPOILED", "150"))  # for each seed
SEATS = ("us", "uk", "ussr")
Data = dict[str, Any]
Path = tuple[Any, ...]

# What may stand anywhere, and the fields in which most depends on others.
ODDITIES: list[Any] = [None, True, 0, 1, -1, 7, 99, 1000, "", "us", "center", "out", [], {}]
ODDITIES += [["us", 7], "second_front", "western", "arctic", "us_hopkins", "win_agenda"]
DELICATE = ["steps", "steps", "steps", "phase", "hands", "decks", "picks", "issues", "to_place"]
DELICATE += ["production", "commitments", "directed", "result", "viewer", "conference"]


def through_json(data: Any) -> Any:
    """As a file would hold it."""
    return json.loads(json.dumps(data))


def dumps(rng: random.Random) -> Iterator[Data]:
    """A game's positions, one at least for each kind of decision, some views, and the end."""
    state = GAME.new(
        rng.choice(GAME.scenarios),
        seed=rng.randrange(10**6),
        secret_agenda=rng.random() < 0.5,
        leadership_timing=rng.choice(("activity_5", "allocation")),
    )
    seen: set[str] = set()
    while state.result is None:
        assert state.decision is not None
        if state.decision.kind not in seen or rng.random() < 0.02:
            seen.add(state.decision.kind)
            yield through_json(state.dump())
        elif rng.random() < 0.01:
            yield through_json(state.view(rng.choice((*SEATS, None))).dump())
        state.apply(rng.choice(state.actions()))
    yield through_json(state.dump())


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in nested tables and lists."""
    yield path
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))


def at(value: Any, path: Path) -> Any:
    """What stands there."""
    for key in path:
        value = value[key]
    return value


def spoiled(rng: random.Random, data: Data, other: Data) -> Data:
    """A copy in which one to three things are changed."""
    data = copy.deepcopy(data)
    state = data["state"]
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice(DELICATE if rng.random() < 0.6 else list(state))
        path = (name, *rng.choice(list(places(state[name]))))
        inside, key = at(state, path[:-1]), path[-1]
        old, how = inside[key], rng.random()
        if how < 0.35:
            alike = [v for p in places(state) if p and type(v := at(state, p)) is type(old)]
            inside[key] = copy.deepcopy(rng.choice(alike))
        elif how < 0.6:
            inside[key] = copy.deepcopy(rng.choice(ODDITIES))
        elif how < 0.7 and type(old) is int:
            inside[key] = old + rng.choice((-1, 1, 2))
        elif how < 0.8 and len(path) > 1:
            del inside[key]
        elif how < 0.9 and isinstance(old, list) and old:
            old.insert(rng.randrange(len(old)), copy.deepcopy(rng.choice(old)))
        elif how < 0.95 and isinstance(old, list):
            rng.shuffle(old)
        else:
            state[name] = copy.deepcopy(other["state"][name])
    return data


def go_on(rng: random.Random, state: Churchill) -> None:
    """All that can be done with a position: told, seen, saved, and played on for a while."""
    assert GAME.load(through_json(state.dump())) == state
    for lang in ck.LANGUAGES:
        ck.say(state.result or state.decision, lang)
    for seat in (*SEATS, None) if state.viewer == "" else ():
        GAME.load(through_json(state.view(seat).dump()))
    if state.viewer != "" or state.result is not None:
        return
    for action in rng.sample(state.actions(), min(2, len(state.actions()))):
        line = state.copy()
        for move in range(8):
            for event in line.apply(action):
                ck.say(event, "en")
            if move % 3 == 0 or line.result is not None:
                GAME.load(through_json(line.dump()))
            if line.result is not None:
                break
            action = rng.choice(line.actions())


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_let_in_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    games = [data for _ in range(2) for data in dumps(rng)]
    let_in = 0
    for _ in range(TRIES):
        data = spoiled(rng, rng.choice(games), rng.choice(games))
        try:
            state = GAME.load(data)
        except ck.BadSave as error:
            assert str(error) and "state" in str(error)
            continue
        let_in += 1
        go_on(rng, state)
    assert TRIES / 20 < let_in < TRIES / 2  # both ways are tried


@pytest.mark.parametrize("seed", range(2))
def test_no_position_of_a_game_is_refused(seed: int) -> None:
    rng = random.Random(100 + seed)
    for data in dumps(rng):
        assert through_json(GAME.load(data).dump()) == data


def refused(state: Churchill, **fields: Any) -> str:
    """Where the fault is, in a save of this position with other values in some fields."""
    data = through_json(state.dump())
    data["state"].update(fields)
    with pytest.raises(ck.BadSave) as caught:
        GAME.load(data)
    for lang in ck.LANGUAGES:
        assert ck.say(caught.value, lang)
    return str(caught.value.facts["where"])


def test_what_the_rules_take_for_granted_is_asked() -> None:
    """One of each sort; the tries above would need long to find them all."""
    agenda = GAME.new(seed=1)
    data = through_json(agenda.dump())["state"]
    steps = data["steps"]
    assert refused(agenda, phase="meeting") == "state.phase"
    assert refused(agenda, picks={"us": data["hands"]["us"][0]}) == "state, cards of us"
    other = next(c.id for c in BOX.conferences.values() if c.number != agenda.conference)
    assert refused(agenda, card=other) == "state.card"
    assert refused(agenda, hands={**data["hands"], "us": 7}).startswith("state")
    assert refused(agenda, steps=steps[1:]) == "state.steps"
    assert refused(agenda, steps=[*steps[:-2], steps[-1]]) == "state.picks"
    assert refused(agenda, removed_staff=[BOX.decks["us"][0]]).startswith("state")
    assert refused(agenda, issues=dict.fromkeys(BOX.issues, "out")) == "state.issues"
    assert refused(agenda, leaders={**data["leaders"], "us": "stalin"}) == "state.leaders.us"
    assert refused(agenda, armies={**data["armies"], "cbi": 9}) == "state.armies"
    war = position(at="war", influence={}, gains={"us": [2, 0]})
    assert refused(war, to_place={seat: [0, 0] for seat in SEATS}) == "state.to_place.us"
    debate = position(
        at="meeting", turn="us", hands={"us": ["us_king"], "uk": ["uk_eden"]}, inactive=["us"]
    )
    lines = through_json(debate.dump())["state"]["steps"]
    asked = ["debate_issue", "uk", 4, "us", "pol_mil_1", "us_king", 3, False]
    assert refused(debate, steps=[*lines, asked]).startswith("state.steps")


def fullest(data: Data, path: Path) -> Churchill | None:
    """A position in which the number or list there is as large as `load` lets in."""
    value = at(data["state"], path)
    tries: list[Any] = [10**9, 999, 99, 20, 10, 9, 6, 3] if type(value) is int else []
    if path[0] in MORE:
        tries = [(MORE[path[0]] * 99)[:n] for n in (99, 13, 9)] + [MORE[path[0]]]
    for large in tries:
        spoilt = copy.deepcopy(data)
        at(spoilt["state"], path[:-1])[path[-1]] = large
        with suppress(ck.BadSave):
            return GAME.load(spoilt)
    return None


# Lists that grow in play, as long as can be.
MORE: dict[str, list[Any]] = {
    "research": [["card:us_king", 1]],
    "grants": [["us", 99, "reparations"]],
    "unfit": list(SEATS),
    "may_pass": list(SEATS),
    "activated": ["pol_mil_1", "pol_mil_2", "pol_mil_3"],
}
GROWING = ["draws", "grants", "support", "to_place", "research", "production", "unfit", "may_pass"]
GROWING += ["activated", "technology", "armies", "staff_change", "conference_wins"]


@pytest.mark.parametrize("name", GROWING)
def test_what_is_at_its_bound_may_grow_in_play(name: str) -> None:
    """Whatever number `load` lets in, the position that comes of it is let in too."""
    rng = random.Random(name)
    tried = 0
    full = [d for d in dumps(rng) if d["state"]["viewer"] == "" and not d["state"]["result"]]
    for data in rng.sample(full, 6):
        state = data["state"]
        if name == "staff_change":
            state[name] = {"ussr": [-40, 0]}
        inside = [p for p in places(state[name], (name,)) if type(at(state, p)) is int]
        for path in [(name,)] if name in MORE else rng.sample(inside, min(2, len(inside))):
            line = fullest(data, path)
            tried += line is not None
            for move in range(40 if line is not None else 0):
                assert line is not None
                if line.result is not None:
                    break
                line.apply(rng.choice(line.actions()))
                if move % 4 == 0 or line.result is not None:
                    GAME.load(through_json(line.dump()))
    assert tried


def test_counters_stop_and_the_seed_begins_again() -> None:
    s = position(at="war", influence={}, gains={"us": [2, 0]})
    s.support = {**s.support, "western": 998}
    s.put_support("western", 5)
    s.gain("us", 2000, 1)
    assert s.support["western"] == 999 and s.to_place["us"] == (999, 1)
    for _ in range(120):
        s.put_research("card:us_king", 1)
    assert len(s.research) == 99
    s.rolls, s.draws = (), 10**9
    first, s.draws = s.roll(6), 0
    assert s.roll(6) == first and s.draws == 1
