"""5.1 Agenda segment: the conference card, the deal, the agenda cards, the agenda."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ....engine.rules import Refusal
from ....engine.values import Action, Part
from ..box.components import BOX, SEATS
from ..state import ACTIVE, CHAIR, INACTIVE, LEFT_OF, OUT, RULES, Churchill, act, from_left_of

HAND_SIZE = 7  # 5.13
TRACK_LENGTH = CHAIR - 1  # 3.21


# -- 5.11 Conference card ----------------------------------------------------------------------


@RULES.step("5.11")
def reveal_conference_card(s: Churchill) -> None:
    """5.11 Reveal the next conference card and carry out its bands from top to bottom."""
    s.phase = "agenda"
    s.leader_status = {**s.leader_status, **dict.fromkeys(s.unfit, "barred")}
    s.unfit = ()  # who falls ill from here on misses the conference after this
    assert s.conference_deck is not None
    s.card, *rest = s.conference_deck
    s.conference_deck = tuple(rest)
    card = BOX.conferences[s.card]
    s.log("conference_opened", "5.11", number=s.conference, card=s.card)
    s.push(
        *(
            ("conference_effect", s.card, i, j)
            for i, band in enumerate(card.bands)
            for j in range(len(band.effects))
        )
    )


# -- 5.13 Pre-conference -----------------------------------------------------------------------


@RULES.step("5.13")
def ready_leaders(s: Churchill) -> None:
    """5.13 Every leader returns to the active place, unless illness or the card says otherwise."""
    kept_away = [seat for seat in SEATS if s.leader_status[seat] == "barred"]
    s.leader_status = {seat: INACTIVE if seat in kept_away else ACTIVE for seat in SEATS}
    for seat in kept_away:
        why = "card" if seat in _kept_by_card(s) else "ill"
        s.log("leader_kept_away", "5.13", seat=seat, leader=s.leaders[seat], why=why)


def _kept_by_card(s: Churchill) -> set[str]:
    """5.11 Whose leader the conference card keeps away."""
    bands = BOX.conferences[s.card].bands if s.card is not None else ()
    effects = (e for band in bands for e in band.effects if e["op"] == "leader_limit")
    return {e["power"] for e in effects if e["limit"] == "inactive"}


@RULES.step("5.13")
def deal_staff(s: Churchill) -> None:
    """5.13 Seven staff cards each; before an odd conference the whole deck is shuffled."""
    hands = {}
    for seat in SEATS:
        deck = s.decks[seat]
        assert isinstance(deck, tuple)
        if s.conference % 2 == 1 or len(deck) < HAND_SIZE:
            own = (c for c in BOX.decks[seat] if c not in s.removed_staff)
            deck = s.shuffle(tuple(own))
            s.discards = {**s.discards, seat: ()}
            s.sidelined = tuple(c for c in s.sidelined if BOX.staff[c].power != seat)
            s.decks = {**s.decks, seat: deck}
            s.log("deck_shuffled", "5.13", seat=seat, cards=len(deck))
        hands[seat] = deck[:HAND_SIZE]
        s.decks = {**s.decks, seat: deck[HAND_SIZE:]}
    s.hands = hands
    s.log("hands_dealt", "5.13", cards=HAND_SIZE)


@RULES.decision("5.13")
class agenda_card:
    """4.21, 5.13 Each player picks a staff card, face down, for the agenda."""

    @staticmethod
    def actions(s: Churchill, seat: str) -> Iterable[Action]:
        """Any staff card in hand; leaders take no part."""
        return map(pick, s.hand(seat))

    @staticmethod
    def take(s: Churchill, action: Action, seat: str) -> None:
        """Lay the card face down."""
        card = action["card"]
        s.hands = {**s.hands, seat: tuple(c for c in s.hand(seat) if c != card)}
        s.picks = {**s.picks, seat: card}
        s.log("agenda_card_picked", "5.13", seat=seat)

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str) -> Refusal | None:
        """Leaders take no part, and a card must be in hand."""
        if action.kind == "lead":
            return "no-leader-in-agenda", "5.13", {"seat": seat}
        return not_in_hand(s, seat, action["card"])


@cache
def pick(card: str) -> Action:
    """The action of picking a card for the agenda."""
    return act("pick", card=card)


def not_in_hand(s: Churchill, seat: str, card: str) -> Refusal | None:
    """3.33 The refusal for a card that is not in the seat's hand."""
    if card in s.hand(seat):
        return None
    return "card-not-in-hand", "3.33", {"seat": seat, "card": card}


def agenda_value(seat: str, name: str, roll: int = 0) -> list[Part]:
    """5.13 What a card counts in the agenda, part by part; `roll`: of a Chief of Staff."""
    value = BOX.staff[name].value
    parts: list[Part] = [
        ("chief_of_staff_roll", roll, "5.25") if value is None else ("printed_value", value, "3.33")
    ]
    if seat == "uk":  # 3.32 Imperial Staff
        parts.append(("imperial_staff", 1, "3.32"))
    return parts


@RULES.step("5.13")
def reveal_agenda_cards(s: Churchill) -> None:
    """5.13 The highest value wins; attributes are ignored, a Chief of Staff is rolled first,
    and the UK adds its Imperial Staff (3.32)."""
    values: dict[str, int] = {}
    for seat in SEATS:
        name = s.picks[seat]
        assert name is not None
        s.picks = {other: card for other, card in s.picks.items() if other != seat}
        s.discards = {**s.discards, seat: (*s.discards[seat], name)}
        rolled = 0
        if BOX.staff[name].chief:  # 5.25
            rolled = s.roll(6)
            s.log("chief_rolled", "5.25", seat=seat, card=name, roll=rolled)
        parts = agenda_value(seat, name, rolled)
        values[seat] = sum(p[1] for p in parts)
        s.log(
            "agenda_card_revealed", "5.13", tuple(parts), seat=seat, card=name, value=values[seat]
        )
    best = max(values.values())
    tied = tuple(seat for seat in SEATS if values[seat] == best)
    won = ("win_agenda", best, min(values.values()))
    if len(tied) == 1:
        s.push((won[0], tied[0], *won[1:]))
    else:
        s.push(("break_tie_by_leader", tied, 0, won))  # 4.51


# -- 5.14 Agenda selection ---------------------------------------------------------------------


@RULES.step("5.14")
def win_agenda(s: Churchill, winner: str, value: int, lowest: int) -> None:
    """5.14 The winner opens the agenda; then each player, from his left, adds two issues."""
    s.agenda_winner = winner
    s.log(
        "agenda_won",
        "5.13",
        (("highest_value", value, "5.13"), ("lowest_value", -lowest, "5.14")),
        seat=winner,
        difference=value - lowest,
        begins=LEFT_OF[winner],
    )
    s.push(
        ("opening_issue", winner, min(value - lowest, TRACK_LENGTH)),
        *(("nominate_issue", seat, 2) for seat in from_left_of(winner)),
        ("open_meeting",),
    )


@cache
def nominate(issue: str) -> Action:
    """The action of putting an issue on the table."""
    return act("nominate", issue=issue)


def _not_available(s: Churchill, action: Action) -> Refusal | None:
    issue = action["issue"]
    if s.issues[issue] == OUT:
        return "issue-out-of-game", "5.14", {"issue": issue}
    if s.issues[issue] is not None:
        return "issue-on-table", "5.14", {"issue": issue}
    return None


@RULES.decision("5.14")
class opening_issue:
    """5.14 The winner of the agenda puts an issue on his track, as far as he won by."""

    @staticmethod
    def actions(s: Churchill, seat: str, space: int) -> Iterable[Action]:
        """Any issue in the display."""
        return map(nominate, s.available())

    @staticmethod
    def take(s: Churchill, action: Action, seat: str, space: int) -> None:
        """On the winner's track at the difference; at no difference in the center."""
        issue = action["issue"]
        s.move_issue(issue, (seat, space) if space else "center")
        s.log("issue_nominated", "5.14", seat=seat, issue=issue, to=s.issues[issue])

    @staticmethod
    def refuse(s: Churchill, action: Action, *args: object) -> Refusal | None:
        """An issue on the table or out of the game cannot be chosen."""
        return _not_available(s, action)


@RULES.decision("5.14")
class nominate_issue:
    """5.14 Each player in turn puts two issues in the center of the table."""

    @staticmethod
    def actions(s: Churchill, seat: str, count: int) -> Iterable[Action]:
        """Any issue in the display."""
        return map(nominate, s.available())

    @staticmethod
    def take(s: Churchill, action: Action, seat: str, count: int) -> None:
        """In the center of the table."""
        issue = action["issue"]
        s.move_issue(issue, "center")
        s.log("issue_nominated", "5.14", seat=seat, issue=issue, to="center")
        if count > 1:
            s.push(("nominate_issue", seat, count - 1))

    @staticmethod
    def refuse(s: Churchill, action: Action, *args: object) -> Refusal | None:
        """An issue on the table or out of the game cannot be chosen."""
        return _not_available(s, action)
