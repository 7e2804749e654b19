"""3.28: what a seat can't know, dealt anew. Every card turns up wherever it can lie, and nowhere
else; what was seen stays where it was seen."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.rules.meeting import can_debate
from churchill_kit.games.churchill.state import Churchill

GAME = ck.game("churchill")
DEALS = 200


def played(scenario: str, conference: int, phase: str, moves: int = 0, **options: bool):
    """A random game in this conference and phase, and some moves further."""
    rng = random.Random(5)
    state = GAME.new(scenario, seed=0, **options)
    while (state.conference, state.phase) != (conference, phase):
        state.apply(rng.choice(state.actions()))
    for _ in range(moves):
        state.apply(rng.choice(state.actions()))
    return state


def deals(state: Churchill, seat: str | None) -> Iterator[Churchill]:
    """Many deals of what `seat` sees."""
    rng = random.Random(6)
    view = state.view(seat)
    return (view.deal(rng) for _ in range(DEALS))


def unseen(state: Churchill, power: str, seat: str | None) -> set[str]:
    """The cards of a power that `seat` can't have seen, by the rules (3.28, 5.13)."""
    open_ = {*state.discards[power], *state.sidelined, *state.removed_staff}
    own = {*state.hands[power], state.picks.get(power)} if power == seat else set()
    return set(BOX.decks[power]) - open_ - own


ODD = played("campaign", 5, "agenda", 2)  # the whole deck was shuffled; two picked a card
EVEN = played("campaign", 6, "meeting", 9)  # what was played at the last lies open
LATE = played("campaign", 9, "meeting", 8, secret_agenda=True)
WAR = played("campaign", 9, "war")  # nobody holds a card
POSITIONS = {"odd": ODD, "even": EVEN, "late": LATE, "war": WAR}


def test_the_positions_are_what_they_are_for():
    assert set(ODD.picks) == {"us", "uk"}
    assert not any(ODD.discards.values())
    assert all(len(EVEN.discards[seat]) > 7 for seat in SEATS)
    assert EVEN.sidelined and LATE.removed_staff
    assert any(LATE.discards[seat] for seat in SEATS)
    assert all(LATE.hands[seat] for seat in SEATS)
    assert not any(WAR.hands.values())


@pytest.mark.parametrize("seat", [*SEATS, None])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_card_turns_up_wherever_it_can_lie(name: str, seat: str | None):
    state = POSITIONS[name]
    hands: dict[str, set[str]] = {power: set() for power in SEATS}
    decks: dict[str, set[str]] = {power: set() for power in SEATS}
    tops: dict[str, set[str]] = {power: set() for power in SEATS}
    picks: dict[str, set[str]] = {power: set() for power in SEATS}
    for dealt in deals(state, seat):
        for power in SEATS:
            hands[power] |= set(dealt.hands[power])
            decks[power] |= set(dealt.decks[power])
            tops[power] |= set(dealt.decks[power][:1])
            picks[power] |= {dealt.picks[power]} if power in dealt.picks else set()
            for pile in ("hands", "decks", "discards"):
                assert len(getattr(dealt, pile)[power]) == len(getattr(state, pile)[power])
    for power in SEATS:
        may = unseen(state, power, seat)
        assert may
        assert decks[power] == tops[power] == may
        if power == seat:
            assert hands[power] == set(state.hands[power])
            assert picks[power] == ({state.picks[power]} if power in state.picks else set())
        else:
            assert hands[power] == (may if state.hands[power] else set())
            assert picks[power] == (may if power in state.picks else set())


@pytest.mark.parametrize("seat", [*SEATS, None])
@pytest.mark.parametrize("name", POSITIONS)
def test_what_was_seen_stays_where_it_was_seen(name: str, seat: str | None):
    state = POSITIONS[name]
    for dealt in deals(state, seat):
        assert dealt.discards == state.discards
        assert dealt.sidelined == state.sidelined
        assert dealt.removed_staff == state.removed_staff
        for power in SEATS:
            lying = {*dealt.hands[power], *dealt.decks[power], dealt.picks.get(power)}
            assert not lying & {*state.discards[power], *state.sidelined, *state.removed_staff}
        if seat is not None:
            assert dealt.hands[seat] == state.hands[seat]
            assert dealt.picks.get(seat) == state.picks.get(seat)


def test_a_card_that_was_played_leaves_the_deals():
    """Move after move: what an event told is never dealt to anybody again in this conference."""
    rng, state = random.Random(7), played("campaign", 6, "meeting")
    told: set[str] = set()
    while state.phase == "meeting":
        for event in state.apply(rng.choice(state.actions())):
            if event.kind in ("advance_played", "debate_played", "card_discarded"):
                told |= {event["card"]} & set(BOX.staff)
        if state.phase != "meeting":
            break
        for seat in (*SEATS, None):
            dealt = state.view(seat).deal(rng)
            lying = {c for p in SEATS for c in (*dealt.hands[p], *dealt.decks[p])}
            assert not told & lying
    assert len(told) > 10


def test_9_2_conference_cards_to_come():
    for state in (ODD, EVEN, LATE):
        numbers = range(state.conference + 1, BOX.scenarios[state.scenario].last + 1)
        found: list[set[str]] = [set() for _ in numbers]
        for dealt in deals(state, "uk"):
            assert len(dealt.conference_deck) == len(numbers)
            for cards, card in zip(found, dealt.conference_deck, strict=True):
                cards.add(card)
        for number, cards in zip(numbers, found, strict=True):
            assert cards == {c.id for c in BOX.conferences.values() if c.number == number}
            assert state.card not in cards


def test_9_2_the_card_of_a_conference_that_opens_is_still_to_come():
    """In a position on the way, before the card is turned over."""
    state = played("campaign", 5, "agenda")
    opening = state.copy()
    opening.conference_deck = (state.card, *state.conference_deck)
    opening.steps = (*state.steps[:-1], ("reveal_conference_card",))
    dealt = opening.view(None).deal(random.Random(1))
    assert [BOX.conferences[c].number for c in dealt.conference_deck] == [5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_10_2_secret_agendas(seat: str | None):
    own = set(LATE.secret_agendas[seat]) if seat else set()
    found: dict[str, set[str]] = {power: set() for power in SEATS}
    for dealt in deals(LATE, seat):
        drawn = [marker for power in SEATS for marker in dealt.secret_agendas[power]]
        assert len(set(drawn)) == len(drawn) == 9
        for power in SEATS:
            found[power] |= set(dealt.secret_agendas[power])
    for power in SEATS:
        assert found[power] == (own if power == seat else set(BOX.agenda_markers) - own)


def test_10_2_no_markers_where_they_are_not_played_and_open_ones_at_the_end():
    assert next(deals(ODD, "us")).secret_agendas == {}
    rng, state = random.Random(8), LATE.copy()
    while state.decision is not None:
        state.apply(rng.choice(state.actions()))
    assert next(deals(state, None)).secret_agendas == state.secret_agendas


def test_5_24_who_is_asked_to_debate_can():
    """A card that may not debate is not all that somebody holds who was
    asked, unless his leader could."""
    bars = next(c.id for c in BOX.staff.values() if c.power == "uk" and c.may("cannot_debate"))
    others = [c for c in BOX.decks["uk"] if c != bars]
    hands = {"us": BOX.decks["us"][:2], "uk": (others[0],), "ussr": BOX.decks["ussr"][:2]}
    state = GAME.position(
        at="meeting",
        turn="ussr",
        hands=hands,
        issues={"pol_mil_1": "center"},
        inactive=("uk", "us"),
        seed=1,
    )
    state.apply(next(a for a in state.actions() if a.kind == "advance"))
    while state.decision.kind != "debate_issue" or state.decision.seat != "uk":
        state.apply(state.actions()[0])  # the US declines
    _, _, issue, source, *_ = state.decision.args
    held = set()
    for dealt in deals(state, "ussr"):
        assert can_debate(dealt, "uk", source, issue)
        held |= set(dealt.hands["uk"])
    assert held == set(others)


def test_a_view_written_by_hand_that_does_not_add_up():
    view = ODD.view("us")
    view.decks = {**view.decks, "uk": 3}
    with pytest.raises(ck.BadPosition) as told:
        view.deal(random.Random(1))
    assert told.value.facts["where"] == "decks.uk"
    for lang in ck.LANGUAGES:
        assert "decks.uk" in ck.say(told.value, lang)
