"""What a seat does not know, dealt anew: a whole position that its view may belong to.

A seat knows where every card is that was played, set aside or removed (3.28), its own hand and
its agenda card. The rest of a power's cards lie in its hand, its deck and face down on the agenda,
how many in each is open, and any of them may be anywhere there. A deck is shuffled before an odd
conference only (5.13), so in an even one the cards of the last stay where they were seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.errors import BadPosition
from .box.components import BOX, SEATS
from .rules.meeting import can_debate
from .rules.setup import SECRET_AGENDAS_EACH
from .state import GAME_NAME, RULES, Churchill

if TYPE_CHECKING:
    import random


@RULES.deal
def deal(s: Churchill, seat: str | None, rng: random.Random) -> None:
    """3.28, 4.21, 5.13, 9.2, 10.2 All that is hidden from `seat`, as it may lie."""
    seen = {*s.sidelined, *s.removed_staff}
    for power in SEATS:
        _deal_staff(s, power, seen, rng)
    s.conference_deck = _conferences(s, rng)
    if s.result is None:
        _deal_agendas(s, rng)


def _deal_staff(s: Churchill, power: str, seen: set[str], rng: random.Random) -> None:
    """A power's cards that nobody else has seen, among its hand, its agenda card and its deck."""
    hand, pick = s.hands[power], s.picks.get(power)
    known = {*seen, *s.discards[power], *s.hand(power), pick}
    unknown = [card for card in BOX.decks[power] if card not in known]
    hidden = isinstance(hand, int)
    held = hand if isinstance(hand, int) else 0
    picked = power in s.picks and pick is None
    left, size = len(unknown) - held - picked, _size(s.decks[power])
    if left != size:  # a view that was written by hand
        raise BadPosition(
            "bad-position",
            game=GAME_NAME,
            where=f"decks.{power}",
            what="not-a-number",
            given=str(size),
            low=left,
            high=left,
        )
    rng.shuffle(unknown)
    if hidden:
        _deal_hand(s, power, unknown, held, rng)
    if picked:
        s.picks = {**s.picks, power: unknown[held]}
    s.decks = {**s.decks, power: tuple(unknown[held + picked :])}


def _deal_hand(s: Churchill, power: str, unknown: list[str], held: int, rng: random.Random) -> None:
    """The first of the unknown cards, so shuffled that the power can do what it is asked: who
    can't debate is passed over (5.24)."""
    s.hands = {**s.hands, power: tuple(unknown)}
    bound = _debates(s, power) and _can_debate(s, power)  # if not even with all, no order will do
    s.hands = {**s.hands, power: tuple(unknown[:held])}
    while bound and not _can_debate(s, power):
        rng.shuffle(unknown)
        s.hands = {**s.hands, power: tuple(unknown[:held])}


def _debates(s: Churchill, power: str) -> bool:
    asked = s.decision
    return asked is not None and asked.kind == "debate_issue" and asked.seat == power


def _can_debate(s: Churchill, power: str) -> bool:
    assert s.decision is not None
    _, _, issue, source, *_ = s.decision.args
    return can_debate(s, power, source, issue)


def _conferences(s: Churchill, rng: random.Random) -> tuple[str, ...]:
    """9.2 One of the variants of each conference that is still to come."""
    opening = ("reveal_conference_card",) in s.steps  # the present one lies on top still
    numbers = range(s.conference + (not opening), BOX.scenarios[s.scenario].last + 1)
    variants = BOX.conferences.values()
    return tuple(rng.choice([c.id for c in variants if c.number == n]) for n in numbers)


def _deal_agendas(s: Churchill, rng: random.Random) -> None:
    """10.2 Three secret agenda markers for everybody whose markers are not seen."""
    seen = {marker for markers in s.secret_agendas.values() for marker in markers or ()}
    unknown = [marker for marker in BOX.agenda_markers if marker not in seen]
    rng.shuffle(unknown)
    dealt: dict[str, Any] = dict(s.secret_agendas)
    for power, markers in dealt.items():
        if markers is None:
            dealt[power] = tuple(unknown[:SECRET_AGENDAS_EACH])
            del unknown[:SECRET_AGENDAS_EACH]
    s.secret_agendas = dealt


def _size(cards: tuple[str, ...] | int) -> int:
    return cards if isinstance(cards, int) else len(cards)
