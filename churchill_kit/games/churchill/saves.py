"""What a save must hold beside the shape of each field, so that play can go on from it.

Rules take for granted what earlier rules have brought about: who advances an issue has put it on
the table, and below a debate lies the next player's turn. A file may say anything, so what they
rely on is asked here, part by part. A position that passes can be played on, and whatever is
played from it can be saved and read again.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ...engine import shape
from ...engine.shape import Mismatch
from .box.components import BOX, BOXES, FRONTS, SEATS, THEATERS
from .rules.conference_card import ALIGNMENT_SUPPLY, NETWORK_SUPPLY
from .rules.sequence import DECISION_SEGMENT, WAR_PHASE
from .state import CHAIR, LEFT_OF, OUT, Churchill

NOMINATIONS = 7  # 5.14: one opens the agenda, then two each

# -- the arguments of steps, by name ---------------------------------------------------------------

_seat = shape.one_of(SEATS)
_issue = shape.one_of(BOX.issues)
_strength = shape.integer(0, 99)
_source = shape.one_of((*BOX.staff, *BOX.leaders))
_boxes = shape.sequence(shape.one_of(BOXES), most=len(BOXES))


def _entry(*forms: tuple[str, tuple[shape.Shape, ...]]) -> shape.Shape:
    """One of several steps that are to follow, with the arguments that they have by then."""
    return shape.either(*(shape.row(shape.one_of((name,)), *args) for name, args in forms))


ARGUMENTS: dict[str, shape.Shape] = {
    "tied": shape.sequence(_seat, least=2, most=3),
    "asked": shape.integer(1, 3),
    "won": _entry(
        ("win_agenda", (shape.integer(1, 20), shape.integer(1, 20))), ("win_conference", ())
    ),
    "space": shape.integer(0, CHAIR - 1),
    "count": shape.integer(1, 2),
    "card": shape.one_of(BOX.staff),
    "roll": shape.integer(0, 6),
    "mover": _seat,
    "issue": _issue,
    "source": _source,
    "steps": _strength,
    "follow": _entry(
        ("move_advanced", (_seat, _issue, _source, _strength)),
        ("move_debated", (_seat, _issue, _strength)),
    ),
    "play": _entry(
        ("play_advance", (_seat, _issue)),
        ("play_debate", (_seat, _issue, _seat, _strength, shape.boolean)),
    ),
    "action": shape.one_of(("offensive_support", "naval_support")),
    "where": _boxes,
    "amount": shape.integer(0, 20),
    "number": shape.integer(0, 98),
    "theater": shape.one_of((*THEATERS, "any")),
    "marker": shape.integer(0, 1),
    "left": shape.sequence(_seat, most=3),
    "first": shape.sequence(_seat, least=2, most=3),
}

# -- what lies below a decision --------------------------------------------------------------------

_WAR = [name for (name,) in WAR_PHASE]
_DECISIONS = [name for (name,) in DECISION_SEGMENT]


def _rest(activities: int = len(_DECISIONS), war: int = 0) -> str:
    """The rest of the conference: without the first activities, and without the first of the war
    phase."""
    return " ".join((*_DECISIONS[activities:], *_WAR[war:], "post_mortem"))


_MEETING = f"(leader_penalty ){{0,2}}turn_to_advance {_rest(0)}"
_BONUSES = (  # 6.9 in its own activity, or during allocation (6.4)
    f"((leadership_bonuses ){{%s}}{_rest(5)}|(allocate leadership_bonuses ){{%s}}{_rest(4)})"
)
_ALLOCATION = (
    f"((allocate ){{0,2}}|leadership_bonuses (allocate leadership_bonuses ){{0,2}}){_rest(4)}"
)

# The phase in which a decision comes, and the steps that may follow it.
BELOW: dict[str, tuple[str, str]] = {
    "agenda_card": ("agenda", f"(agenda_card ){{0,2}}reveal_agenda_cards {_rest(0)}"),
    "opening_issue": ("agenda", f"(nominate_issue ){{3}}open_meeting {_rest(0)}"),
    "nominate_issue": ("agenda", f"(nominate_issue ){{0,2}}open_meeting {_rest(0)}"),
    "break_tie": ("", _rest(0)),
    "name_tie_winner": ("", _rest(0)),
    "advance_issue": ("meeting", _rest(0)),
    "choose_issue": ("meeting", f"turn_to_advance {_rest(0)}"),
    "stop_in_center": ("meeting", _MEETING),
    "debate_issue": ("meeting", _MEETING),
    "discard_for_leader": ("meeting", _MEETING),
    "choose_attribute_support": (
        "meeting",
        f"(attribute_support ){{0,9}}(stop_in_center|move_advanced|move_debated) {_MEETING}",
    ),
    "directed_offensive": ("decisions", f"(place_directed ){{0,2}}{_rest(1)}"),
    "commit_production": ("decisions", _ALLOCATION),
    "fulfil_directed": ("decisions", _ALLOCATION),
    "allocate_production": ("decisions", _ALLOCATION),
    "name_commander": ("decisions", "(name_commander )?" + _BONUSES % ("3", "3")),
    "place_bonus": ("decisions", "(leadership_bonus ){0,2}" + _BONUSES % ("0,2", "0,2")),
    "global_issue": ("decisions", _rest(7)),
    "choose_next": ("war", f"({_rest(7, 1)}|{_rest(7, 2)})"),
    "place_network_marker": ("war", f"next_in_segment {_rest(7, 1)}"),
    "place_alignment_marker": ("war", f"next_in_segment {_rest(7, 2)}"),
}


def check(s: Churchill) -> None:
    """Raise shape.Mismatch for a position that the rules can't go on from."""
    _check_cards_in_play(s)
    _check_people(s)
    _check_issues(s)
    _check_map(s)
    if s.result is None and s.steps:
        _check_steps(s)


def _need(holds: bool, where: str) -> None:
    """What `where` says must fit the rest of the position."""
    if not holds:
        raise Mismatch(where, "does-not-fit")


# -- fields that go together -----------------------------------------------------------------------


def _check_cards_in_play(s: Churchill) -> None:
    """2.0, 9.2 A seat's cards are its own, each in one place; those to come are all there."""
    cards = shape.one_of(BOX.conferences)
    for card in (s.card, *(s.conference_deck or ())):
        if card is not None:
            cards(card, "state.card")
    for seat in SEATS:
        _check_cards(s, seat)
    _need(_removable().issuperset(s.removed_staff), "state.removed_staff")
    if s.viewer == "":
        _check_conferences(s)
        _need(None not in s.picks.values(), "state.picks")
        drawn = [m for row in s.secret_agendas.values() for m in row or (None,)]
        _need(len(set(drawn)) == len(drawn) and None not in drawn, "state.secret_agendas")


@cache
def _removable() -> frozenset[str]:
    """5.13 The staff that conference cards remove from the game: nobody else ever leaves it."""
    cards = BOX.conferences.values()
    effects = (e for card in cards for band in card.bands for e in band.effects)
    return frozenset(e["card"] for e in effects if e["op"] == "remove_staff")


def _check_cards(s: Churchill, seat: str) -> None:
    where = f"state, cards of {seat}"
    deck = BOX.decks[seat]
    piles: list[Any] = [s.hands[seat], s.decks[seat], s.discards[seat]]
    held = [card for pile in piles if isinstance(pile, tuple) for card in pile]
    held += [card for card in (s.picks.get(seat),) if card is not None]
    apart = (*s.sidelined, *s.removed_staff)
    held += [card for card in apart if BOX.staff[card].power == seat]
    found = set(held)
    for card in sorted(found.difference(deck)):
        shape.one_of(deck)(card, where)
    for card in found if len(found) < len(held) else ():
        if held.count(card) > 1:
            raise Mismatch(where, "twice", key=card)
    if s.viewer == "":
        _need(isinstance(piles[0], tuple), f"state.hands.{seat}")
        _need(isinstance(piles[1], tuple), f"state.decks.{seat}")
    for card in deck if s.viewer == "" else ():
        if card not in found:
            raise Mismatch(where, "missing-key", key=card)


def _check_conferences(s: Churchill) -> None:
    """9.2 The conference deck of a full position: one card for each conference to come."""
    deck = s.conference_deck
    numbers = [BOX.conferences[card].number for card in deck or ()]
    last = BOX.scenarios[s.scenario].last
    if deck is None or numbers != list(range(s.conference + 1, last + 1)):
        raise Mismatch("state.conference_deck", "not-one-of", given=str(numbers), choices=f"{last}")


def _check_people(s: Churchill) -> None:
    """3.31, 5.27 Leaders of their own power; a winner where the rules go on from him."""
    for name in ("unfit", "may_pass", "activated", "captures", "surrendered"):
        held = getattr(s, name)
        _need(len(set(held)) == len(held), f"state.{name}")
    for seat, leader in s.leaders.items():
        _need(BOX.leaders[leader].power == seat, f"state.leaders.{seat}")
    if s.phase == "decisions" and s.conference_winner is None:
        raise Mismatch("state.conference_winner", "missing-key", key="conference_winner")
    over = s.phase not in ("agenda", "meeting")  # each conference has one winner
    _need(sum(s.conference_wins.values()) <= 20 + s.conference + over, "state.conference_wins")


def _check_issues(s: Churchill) -> None:
    """5.14, 5.23 Enough issues for an agenda; what is captured lies in a chair."""
    lasting = [n for n, place in s.issues.items() if place != OUT and not BOX.issues[n].conditional]
    _need(len(lasting) >= NOMINATIONS + len(SEATS), "state.issues")
    for name in s.captures:
        place = s.issues[name]
        _need(place is not None and place[1] == CHAIR, "state.captures")
    for name, (front, _) in s.directed.items():
        standing = s.phase == "war" or (s.phase == "decisions" and s.entry(front) is not None)
        _need(standing or s.result is not None, f"state.directed.{name}")


def _check_map(s: Churchill) -> None:
    """2.0, 7.61 No more markers and armies than there are."""
    for name, count in s.reserves.items():
        _need(count <= BOX.reserves[name], f"state.reserves.{name}")
    for theater in THEATERS:
        powers = ("german", "italian") if theater == "europe" else ("japanese",)
        pool = sum(BOX.reserves[f"{power}_army"] for power in powers)
        placed = sum(s.armies[f] for f in FRONTS if BOX.tracks[f].theater == theater)
        # Those of a file stay where they are when the last war phase places its own (7.61).
        _need(placed <= pool * (1 if s.result is None else 2), "state.armies")
    for seat in SEATS:
        _need(s.network_count(seat) <= NETWORK_SUPPLY, "state.networks")
        _need(s.alignment_count(seat) <= ALIGNMENT_SUPPLY, "state.alignment")
    shares = 1 + ("germany" in s.surrendered)  # a position may have had some before (7.81)
    _need(sum(s.technology.values()) <= 3 * shares, "state.technology")


# -- the steps -------------------------------------------------------------------------------------


def _check_steps(s: Churchill) -> None:
    """The decision on top belongs to the phase, the steps below it follow from it, and the
    position is one in which it can be asked."""
    (kind, seat, *args), *below = s.steps[::-1]
    phase, pattern = BELOW.get(kind, ("", ""))
    if kind in ("break_tie", "name_tie_winner"):
        phase = "agenda" if args[-1][0] == "win_agenda" else "meeting"
    _need(s.phase == phase, "state.phase")
    names = " ".join(step[0] for step in below)
    _need(re.fullmatch(pattern, names) is not None, "state.steps")
    _need(s.card is None or BOX.conferences[s.card].number == s.conference, "state.card")
    if phase == "agenda":
        _check_agenda(s)
    elif phase == "meeting":
        _check_meeting(s, kind, seat, args)
    elif phase == "decisions":
        _check_decisions(s, kind, seat, args)
    else:
        _check_war(s, kind, seat, args)


def _check_agenda(s: Churchill) -> None:
    """5.13, 5.14 Who has not picked will, and there are issues for all that are to be named."""
    names = [step[0] for step in s.steps]
    choosing = [step[1] for step in s.steps if step[0] == "agenda_card"]
    if choosing:
        _need(sorted((*choosing, *s.picks)) == sorted(SEATS), "state.picks")
        _need(all(s.hand_size(seat) for seat in choosing), "state.hands")
    else:
        _need(not s.picks, "state.picks")
    naming = sum(step[2] for step in s.steps if step[0] == "nominate_issue")
    needed = naming + ("opening_issue" in names) if "open_meeting" in names else NOMINATIONS
    _need(sum(1 for _ in s.available()) >= needed, "state.issues")
    _need("open_meeting" not in names or s.agenda_winner is not None, "state.agenda_winner")


def _check_meeting(s: Churchill, kind: str, seat: str, args: list[Any]) -> None:
    """5.2 Whose issue is moved and how far; the others are asked from the mover's left."""
    _need(not s.picks, "state.picks")
    table = set(s.on_table())
    for name, *found in s.steps:
        where = f"state.steps, {name}"
        if name == "debate_issue":
            _, asked, mover, issue, *_ = found
            left = LEFT_OF[mover] if asked == 1 else LEFT_OF[LEFT_OF[mover]]
            _need(asked < len(SEATS) and seat == left and issue in table, where)
        elif name in ("stop_in_center", "move_advanced", "move_debated"):
            _need(found[1] in table, where)
        if name == "stop_in_center":
            _need(found[2][1:3] == tuple(found[:2]), where)
        if name == "discard_for_leader":
            _need(found[1][1] == seat and found[1][2] in table, where)
        if name in ("attribute_support", "choose_attribute_support"):
            _need(found[1] == "naval_support" or "arctic" not in found[3], where)


def _check_decisions(s: Churchill, kind: str, seat: str, args: list[Any]) -> None:
    """6.4 Who allocates has something left; the card's order is his own."""
    if kind in ("commit_production", "fulfil_directed", "allocate_production"):
        _need(s.production[seat] > 0, f"state.production.{seat}")
    if kind == "commit_production":
        order = s.commitments[args[0]] if args[0] < len(s.commitments) else None
        _need(order is not None and order[0] == seat and order[1] > 0, "state.commitments")
    if kind == "place_bonus":
        _need(args[1] > 0, "state.steps")
    for _, _, support, where in s.commitments:
        _need(support != "offensive" or "arctic" not in where, "state.commitments")


def _check_war(s: Churchill, kind: str, seat: str, args: list[Any]) -> None:
    """7.1, 7.3 Who places markers has some; those who may be next have as many as any."""
    segment = int(all(name != "political_segment" for name, *_ in s.steps))
    if kind == "choose_next":
        marker, left, first = args
        most = max(s.to_place[x][marker] for x in left) if left else 0
        _need(marker == segment and set(first) <= set(left) and most > 0, "state.steps")
        _need(all(s.to_place[x][marker] == most for x in first), "state.to_place")
    else:
        _need(s.to_place[seat][segment] > 0, f"state.to_place.{seat}")
        _need(s.steps[-2][1] == segment, "state.steps")
