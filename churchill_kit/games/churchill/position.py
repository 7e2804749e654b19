"""Positions set up by hand, for lessons, exercises and tests (design of the contract:
docs/architecture.md).

Whatever is not given is as in the scenario's set-up. A key that is given replaces that
whole part: ``influence={}`` is an empty map, ``naval={"western": 5}`` leaves the other
boxes empty, ``issues={...}`` leaves the other issues in the display. Fronts, leaders,
commanders and pawns that are not named stay where the set-up has them, since each must
be somewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...engine import shape
from ...engine.errors import BadPosition
from ...engine.game import Game
from ...engine.shape import Mismatch
from ...engine.state import Frame
from .box.components import AXIS, BOX, BOXES, FRONTS, GLOBALS, RESERVES, SEATS, THEATERS
from .rules.conference_card import ALIGNMENT_SUPPLY, NETWORK_SUPPLY
from .rules.decisions import BETWEEN
from .rules.meeting import STILL_IN_EFFECT
from .rules.sequence import DECISION_SEGMENT, WAR_PHASE
from .rules.setup import conference_deck, set_up
from .state import CENTER, CHAIR, INACTIVE, LEFT_OF, NEUTRAL, OUT, Churchill

WHERE = ("agenda", "meeting", "decisions", "war", "end")
ENTERED_FIRST = ("normandy", "central_italy", "same_conference")
MEETING_HAND = 6  # seven dealt, one spent on the agenda
TECHNOLOGY = 3  # Gl. German Technology: markers in the game

_seat = shape.one_of(SEATS)
_place = shape.either(
    shape.row(_seat, shape.either(shape.integer(1, CHAIR), shape.one_of(("chair",)))),
    shape.one_of((CENTER, OUT, None)),
)
_influence = shape.record(
    {}, {"clandestine": shape.row(_seat, shape.integer(1, 2)), "political": _seat}
)

# The entries that a position may have, and their shapes.
ENTRIES: dict[str, shape.Shape] = {
    "conference": shape.integer(1, 10),
    "turn": _seat,
    "issues": shape.mapping(BOX.issues, _place),
    "hands": shape.mapping(SEATS, shape.sequence(shape.one_of(BOX.staff), most=7)),
    "leaders": shape.mapping(SEATS, shape.one_of(BOX.leaders)),
    "inactive": shape.sequence(_seat, most=3),
    "fronts": shape.mapping(FRONTS, shape.text),
    "naval": shape.mapping(BOXES, shape.integer(0, BOX.limits.naval_per_box)),
    "support": shape.mapping(FRONTS, shape.integer(0, 99)),
    "reserves": shape.mapping(FRONTS, shape.integer(0, 9)),
    "influence": shape.mapping(BOX.locations, _influence),
    "global_issues": shape.mapping(GLOBALS, shape.one_of((NEUTRAL, *SEATS))),
    "leadership": shape.mapping(THEATERS, shape.one_of(("us", "uk"))),
    "a_bomb": shape.mapping(("us", "ussr"), shape.one_of(BOX.a_bomb)),
    "conference_wins": shape.mapping(SEATS, shape.integer(0, 10)),
    "surrendered": shape.sequence(shape.one_of(AXIS), most=3),
    "technology": shape.mapping(SEATS, shape.integer(0, TECHNOLOGY)),
    "entered_first": shape.optional(shape.one_of(ENTERED_FIRST)),
    "philippines_entered": shape.boolean,
    "rolls": shape.sequence(shape.integer(1, 10)),
    # beyond the contract: for finer lessons
    "card": shape.optional(shape.text),
    "passes": shape.sequence(_seat, most=3),
    "gains": shape.mapping(SEATS, shape.row(shape.integer(0, 30), shape.integer(0, 15))),
    "secret_agendas": shape.mapping(
        SEATS, shape.sequence(shape.one_of(BOX.agenda_markers), most=3)
    ),
}


def position(
    game: Game,
    at: str = "meeting",
    scenario: str | None = None,
    seed: int | None = 0,
    options: Mapping[str, Any] | None = None,
    frames: list[Frame] | None = None,
    **entries: Any,
) -> Churchill:
    """A position where play goes on at `at`: agenda, meeting, decisions, war,
    or end (the game is over).

    `entries` are those of ENTRIES. A list given as `frames` gets the positions of what
    happens up to the first decision, step by step.

    Raises BadPosition, which names the entry and the reason, for what is impossible or
    unknown, and BadSetup for a scenario, seed or option that the game lacks.
    """
    scenario = game.scenarios[0] if scenario is None else scenario
    try:
        shape.one_of(game.scenarios)(scenario, "scenario")
        shape.one_of(WHERE)(at, "at")
        given = shape.record({}, ENTRIES)(entries, "position")
        chosen = game.check_options({} if options is None else options)
        s = set_up(scenario, game.check_seed(seed), chosen)
        _place_all(s, given, at)
    except Mismatch as error:
        where = error.where.removeprefix("position.")
        raise BadPosition(
            "bad-position", game=game.name, where=where, what=error.what, **error.facts
        ) from None
    s._events = []
    s.run(frames)
    return s


def _place_all(s: Churchill, given: dict[str, Any], at: str) -> None:
    """Entries in an order in which each can be checked against those before it."""
    plan = BOX.scenarios[s.scenario]
    s.conference = given.get("conference", plan.first)
    shape.integer(plan.first, plan.last)(s.conference, "conference")
    for entry, place in PLACING.items():
        if entry in given:
            place(s, given[entry])
    _follow_fronts(s, given, at)
    _check_influence(s)
    _place_issues(s, given.get("issues"), at)
    _place_hands(s, given.get("hands"), at)
    s.rolls = given.get("rolls", ())
    _place_steps(s, given, at)


# -- single entries ------------------------------------------------------------------------------


def _fronts(s: Churchill, fronts: Mapping[str, str]) -> None:
    for front, space in fronts.items():
        names = [x.id for x in BOX.tracks[front].spaces]
        shape.one_of(names)(space, f"fronts.{front}")
        s.fronts = {**s.fronts, front: names.index(space)}


def _leaders(s: Churchill, leaders: Mapping[str, str]) -> None:
    for seat, leader in leaders.items():
        own = [x.id for x in BOX.leaders.values() if x.power == seat]
        shape.one_of(own)(leader, f"leaders.{seat}")
    s.leaders = {**s.leaders, **leaders}


def _inactive(s: Churchill, seats: tuple[str, ...]) -> None:
    s.leader_status = {**s.leader_status, **dict.fromkeys(seats, INACTIVE)}


def _naval(s: Churchill, naval: Mapping[str, int]) -> None:
    s.naval = {box: naval.get(box, 0) for box in BOXES}


def _support(s: Churchill, support: Mapping[str, int]) -> None:
    for front, amount in support.items():
        if amount and s.entry(front) is None:
            raise Mismatch(f"support.{front}", "no-entry-space", key=front)
    s.support = {front: support.get(front, 0) for front in FRONTS}


def _influence_map(s: Churchill, influence: Mapping[str, Mapping[str, Any]]) -> None:
    s.networks = {k: v["clandestine"] for k, v in influence.items() if "clandestine" in v}
    s.alignment = {k: v["political"] for k, v in influence.items() if "political" in v}


def _global_issues(s: Churchill, pawns: Mapping[str, str]) -> None:
    for pawn, side in pawns.items():
        shape.one_of((NEUTRAL, *BETWEEN[pawn]))(side, f"global_issues.{pawn}")
    s.global_issues = {pawn: pawns.get(pawn, NEUTRAL) for pawn in GLOBALS}


def _leadership(s: Churchill, leadership: Mapping[str, str]) -> None:
    s.leadership = {**s.leadership, **leadership}


def _a_bomb(s: Churchill, pawns: Mapping[str, str]) -> None:
    s.a_bomb = {**s.a_bomb, **{p: BOX.a_bomb.index(space) for p, space in pawns.items()}}


def _conference_wins(s: Churchill, wins: Mapping[str, int]) -> None:
    won = sum(wins.values())
    if won > s.conference:
        raise Mismatch("conference_wins", "too-many", given=won, high=s.conference)
    s.conference_wins = {seat: wins.get(seat, 0) for seat in SEATS}


def _technology(s: Churchill, markers: Mapping[str, int]) -> None:
    count = sum(markers.values())
    if count > TECHNOLOGY:
        raise Mismatch("technology", "too-many", given=count, high=TECHNOLOGY)
    s.technology = {seat: markers.get(seat, 0) for seat in SEATS}


def _passes(s: Churchill, seats: tuple[str, ...]) -> None:
    s.may_pass = seats


def _gains(s: Churchill, gains: Mapping[str, tuple[int, int]]) -> None:
    s.to_place = {seat: gains.get(seat, (0, 0)) for seat in SEATS}


def _secret_agendas(s: Churchill, markers: Mapping[str, tuple[str, ...]]) -> None:
    drawn = [m for row in markers.values() for m in row]
    if len(set(drawn)) != len(drawn):
        raise Mismatch("secret_agendas", "twice", key=max(drawn, key=drawn.count))
    s.secret_agendas = {seat: markers.get(seat, ()) for seat in SEATS}


PLACING: dict[str, Callable[[Churchill, Any], None]] = {
    "fronts": _fronts,
    "leaders": _leaders,
    "inactive": _inactive,
    "naval": _naval,
    "support": _support,
    "influence": _influence_map,
    "global_issues": _global_issues,
    "leadership": _leadership,
    "a_bomb": _a_bomb,
    "conference_wins": _conference_wins,
    "technology": _technology,
    "passes": _passes,
    "gains": _gains,
    "secret_agendas": _secret_agendas,
}


# -- what follows from where the fronts are --------------------------------------------------------


def _follow_fronts(s: Churchill, given: dict[str, Any], at: str) -> None:
    """Reserves lost, issues out of the game, surrenders and first entries agree with the fronts."""
    reserves = dict(BOX.reserves)
    passed = [
        space for front in FRONTS for space in BOX.tracks[front].spaces[: s.fronts[front] + 1]
    ]
    for space in passed:  # 7.63, 7.65
        for reserve in space.removes_reserve:
            reserves[reserve] -= 1
    s.reserves = {r: max(reserves[r], 0) for r in RESERVES}
    gone = {type_ for space in passed for type_ in space.removes_issue}  # 6.21, 6.22
    s.issues = {name: OUT if issue.type in gone else None for name, issue in BOX.issues.items()}
    _surrendered(s, given, {space.axis for space in passed if space.axis})
    _entered(s, given, {space.id for space in passed})
    armies = given.get("reserves")
    if armies is not None:
        _armies(s, armies)
        if at not in ("war", "end"):  # they will be placed when the war phase comes (7.6)
            s.armies = dict.fromkeys(FRONTS, 0)


def _surrendered(s: Churchill, given: dict[str, Any], entered: set[str]) -> None:
    """7.81, 7.82 Who has surrendered; an Axis power with a front in it has."""
    fallen = set(given.get("surrendered", entered)) | ({"italy"} & entered)
    for axis in sorted(entered - fallen):
        raise Mismatch("surrendered", "front-inside", key=axis)
    if "italy" in fallen and "italy" not in entered:
        raise Mismatch("surrendered", "italy-not-entered", key="italy")
    s.surrendered = tuple(axis for axis in AXIS if axis in fallen)
    if any(s.technology.values()) and "germany" not in fallen:
        raise Mismatch("technology", "germany-fights-on", key="germany")


def _entered(s: Churchill, given: dict[str, Any], passed: set[str]) -> None:
    """9.4 K, L and R: what was entered, and which of Normandy and Central Italy first."""
    inside = [space for space in ("normandy", "central_italy") if space in passed]
    known = "entered_first" in given
    first = given.get("entered_first")
    if not known and len(inside) == 2:
        first = "same_conference"
    elif not known:
        first = inside[0] if inside else None
    if known and first is None and inside:
        raise Mismatch("entered_first", "already-entered", key=inside[0])
    if first == "same_conference":
        s.entered = {"normandy": 0, "central_italy": 0}
    elif first is not None:
        second = "normandy" if first == "central_italy" else "central_italy"
        s.entered = {first: 0, **({second: 1} if second in passed else {})}
    else:
        s.entered = {}
    philippines = given.get("philippines_entered", "philippines" in passed)
    if "philippines" in passed and not philippines:
        raise Mismatch("philippines_entered", "already-entered", key="philippines")
    if philippines:
        s.entered = {**s.entered, "philippines": 0}


def _armies(s: Churchill, armies: Mapping[str, int]) -> None:
    """7.61 Reserves placed against fronts: no more than the Axis has."""
    for theater, pool in (
        ("europe", s.reserves["german_army"] + s.reserves["italian_army"]),
        ("pacific", s.reserves["japanese_army"]),
    ):
        placed = sum(n for front, n in armies.items() if BOX.tracks[front].theater == theater)
        if placed > pool:
            raise Mismatch("reserves", "too-many", given=placed, high=pool)
    s.armies = {front: armies.get(front, 0) for front in FRONTS}


# -- entries that depend on others ----------------------------------------------------------------


def _check_influence(s: Churchill) -> None:
    """2.0 Thirty networks and fifteen alignment markers a power."""
    for seat in SEATS:
        if s.network_count(seat) > NETWORK_SUPPLY:
            raise Mismatch(
                "influence", "too-many", given=s.network_count(seat), high=NETWORK_SUPPLY
            )
        if s.alignment_count(seat) > ALIGNMENT_SUPPLY:
            raise Mismatch(
                "influence", "too-many", given=s.alignment_count(seat), high=ALIGNMENT_SUPPLY
            )


def _place_issues(s: Churchill, issues: Mapping[str, Any] | None, at: str) -> None:
    if issues is None:
        on_table = {  # the scenario's own (9.64.5), as far as they are still in the game
            next(n for n, i in BOX.issues.items() if i.type == type_): place
            for type_, place in BOX.scenarios[s.scenario].on_table
        }
        issues = {n: place for n, place in on_table.items() if s.issues[n] != OUT}
    for name, place in issues.items():
        if s.issues[name] == OUT and place not in (None, OUT):
            raise Mismatch(f"issues.{name}", "out-of-game", key=name)
        if isinstance(place, tuple):
            place = (place[0], CHAIR if place[1] == "chair" else place[1])
        if place is not None:
            s.move_issue(name, place)
    if at == "meeting":  # what is in a chair already is captured (5.23)
        s.captures = tuple(n for n, p in s.issues.items() if p and p[1] == CHAIR)
    if at == "war":
        s.center_results = tuple(
            BOX.issues[n].type
            for n, p in s.issues.items()
            if p == CENTER and BOX.issues[n].type in STILL_IN_EFFECT
        )


def _place_hands(s: Churchill, hands: Mapping[str, tuple[str, ...]] | None, at: str) -> None:
    """Given hands, or, in a meeting, six cards dealt to each; the decks hold the rest."""
    if hands is None and at != "meeting":
        return
    decks = {seat: s.decks[seat] for seat in SEATS}
    for seat in SEATS:
        deck = decks[seat]
        assert isinstance(deck, tuple)
        hand = deck[:MEETING_HAND] if hands is None else hands.get(seat, ())
        for card in hand:
            shape.one_of(BOX.decks[seat])(card, f"hands.{seat}")
        if len(set(hand)) != len(hand):
            raise Mismatch(f"hands.{seat}", "twice", key=max(hand, key=hand.count))
        if at == "agenda" and not hand:
            raise Mismatch(f"hands.{seat}", "agenda-needs-card", key=seat)
        s.decks = {**s.decks, seat: tuple(c for c in deck if c not in hand)}
        if at in ("agenda", "meeting"):
            s.hands = {**s.hands, seat: hand}
        else:  # after the meeting all cards have been played (5.27)
            s.discards = {**s.discards, seat: hand}


def _place_steps(s: Churchill, given: dict[str, Any], at: str) -> None:
    """Where play goes on, and what is to be done from there to the end of the conference."""
    last = BOX.scenarios[s.scenario].last
    s.conference_deck = conference_deck(s, s.conference + 1, last)
    s.steps = ()
    s.push(("post_mortem",))
    if at == "agenda":
        s.phase = "agenda"
        _start_agenda(s, given)
    elif at == "meeting":
        s.phase = "meeting"
        turn = given.get("turn", SEATS[0])
        s.agenda_winner = LEFT_OF[LEFT_OF[turn]]
        s.push(("turn_to_advance", turn), *DECISION_SEGMENT, *WAR_PHASE)
    elif at == "decisions":
        s.phase = "meeting"  # until the winner of the conference is known
        s.push(("conclude_meeting",), *DECISION_SEGMENT, *WAR_PHASE)  # 4.23, 5.27
    elif at == "war":
        s.phase = "war"
        fronts_next = "reserves" in given
        s.push(*(WAR_PHASE[-1:] if fronts_next else WAR_PHASE))
    else:
        s.steps = ()
        s.push(("end_game",))


def _start_agenda(s: Churchill, given: dict[str, Any]) -> None:
    """5.1 from the conference card on; what is given by hand is not dealt or reset."""
    cards = [c.id for c in BOX.conferences.values() if c.number == s.conference]
    fitting = [c for c in cards if not _held_staff_lost(s, c)]
    card = given.get("card", s.shuffle(tuple(fitting or cards))[0])
    steps: list[tuple[Any, ...]] = []
    if card is not None:
        shape.one_of(cards)(card, "card")
        for lost in _held_staff_lost(s, card):
            power = BOX.staff[lost].power
            others = [c for c in BOX.decks[power] if c != lost]
            shape.one_of(others)(lost, f"hands.{power}")
        s.conference_deck = (card, *(s.conference_deck or ()))
        steps.append(("reveal_conference_card",))
    s.leader_status = {**s.leader_status, **dict.fromkeys(given.get("inactive", ()), "barred")}
    steps.append(("ready_leaders",))
    if "hands" not in given:
        steps.append(("deal_staff",))
    s.push(
        *steps,
        *(("agenda_card", seat) for seat in SEATS),
        ("reveal_agenda_cards",),
        *DECISION_SEGMENT,
        *WAR_PHASE,
    )


def _held_staff_lost(s: Churchill, card: str) -> list[str]:
    """5.13 The staff in somebody's hand that a conference card removes or sets aside."""
    held = {c for seat in SEATS for c in s.hand(seat)}
    effects = (e for band in BOX.conferences[card].bands for e in band.effects)
    return [e["card"] for e in effects if e.get("card") in held]
