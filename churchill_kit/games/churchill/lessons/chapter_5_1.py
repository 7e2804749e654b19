"""Exercises of chapter 5.1: the agenda."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from ....engine.values import Event
from ....tutor.exercise import (
    Choice,
    Exercise,
    Text,
    Why,
    after,
    judged,
    maker,
    pick,
    sample,
    shuffled,
    text,
)
from ..box.components import BOX, SEATS
from ..rules import agenda
from ..state import CENTER, LEFT_OF, Churchill
from .positions import (
    chance,
    chief,
    event,
    in_order,
    number,
    on_the_map,
    orders,
    paused,
    position,
    printed,
    resumed,
    staff,
    table,
)

Cards = Mapping[str, str]
IMPERIAL_STAFF = 1  # 3.32


def cards(rng: random.Random) -> dict[str, str]:
    """A card of each power to lay for the agenda. Often the British one is just a bit too low,
    or would be without the Imperial Staff."""
    values = {seat: number(rng, 1, 5) for seat in SEATS}
    if chance(rng, 0.6):
        values["uk"] = max(1, max(values["us"], values["ussr"]) - number(rng, 0, 1))
    return {seat: pick(rng, staff(seat, value)) for seat, value in values.items()}


def lay(
    rng: random.Random, laid: Cards, rolls: tuple[int, ...] = (), **more: Any
) -> tuple[Churchill, Churchill]:
    """Before and after these cards are laid for the agenda."""
    hands = {seat: [laid[seat]] for seat in SEATS}
    state = position(rng, at="agenda", card=None, hands=hands, **more)
    return state, after(state, *(agenda.pick(laid[seat]) for seat in SEATS), rolls=rolls)


def facts(laid: Cards) -> dict[str, str | int]:
    """The cards laid and their printed values, for sentences."""
    return {**laid, **{f"{seat}_value": printed(card) for seat, card in laid.items()}}


def wins(state: Churchill) -> Text:
    """Who wins the agenda, if it is not a tie."""
    if state.agenda_winner:
        return text("tutor-agenda-wins", seat=state.agenda_winner)
    return text("tutor-agenda-tied")


def revealed(state: Churchill) -> dict[str, Event]:
    """The events that reveal what the cards laid count, by seat."""
    return {e["seat"]: e for e in state.events if e.kind == "agenda_card_revealed"}


def counted(state: Churchill) -> dict[str, int]:
    """What the cards laid counted."""
    return {seat: shown["value"] for seat, shown in revealed(state).items()}


# -- 5.13 Laying cards -----------------------------------------------------------------------------


@maker("5.1", "5.13", "predict")
def agenda_winner(rng: random.Random) -> Exercise:
    """Three cards are laid: who wins the agenda?"""
    laid = cards(rng)
    state, outcome = lay(rng, laid)
    parts = revealed(outcome)["uk"].breakdown
    why = Why(text("tutor-agenda-values", **counted(outcome)), "5.13", parts)
    best = [seat for seat in SEATS if printed(laid[seat]) == max(map(printed, laid.values()))]
    naive = text("tutor-agenda-wins", seat=best[0]) if len(best) == 1 else text("tutor-agenda-tied")
    forgot = Why(text("tutor-agenda-forgot", **counted(outcome)), "3.32", parts)
    told = [*(text("tutor-agenda-wins", seat=seat) for seat in SEATS), text("tutor-agenda-tied")]
    right = wins(outcome)
    return Exercise(
        text("tutor-agenda_winner", **facts(laid)),
        why,
        state,
        choices=tuple(
            Choice(x, x == right, forgot if x == naive and x != right else why) for x in told
        ),
        hints=(
            text("tutor-agenda_winner-hint1"),
            text("tutor-agenda_winner-hint2"),
            text("tutor-agenda_winner-hint3", value=counted(outcome)["uk"]),
        ),
        outcome=outcome,
        reads=wins,
    )


@maker("5.1", "5.13", "compute")
def agenda_value(rng: random.Random) -> Exercise:
    """What does this card count in the agenda?"""
    laid = cards(rng)
    seat = "uk" if chance(rng, 0.5) else pick(rng, ("us", "ussr"))
    rolls: tuple[int, ...] = ()
    if chance(rng, 0.3):
        laid[seat], rolls = chief(seat), (number(rng, 1, 6),)
    state, outcome = lay(rng, laid, rolls)
    card = BOX.staff[laid[seat]]

    def value(s: Churchill) -> int:
        return counted(s)[seat]

    shown = revealed(outcome)[seat]
    return Exercise(
        text(
            "tutor-agenda_value",
            seat=seat,
            card=card.id,
            value=card.value,
            roll=rolls[0] if rolls else None,
            print=card.summary,
        ),
        Why(text("tutor-agenda_value-why", seat=seat, card=card.id), "5.13", shown.breakdown),
        state,
        number=value(outcome),
        hints=(
            text("tutor-agenda_value-hint1"),
            text("tutor-agenda_value-hint2", seat=seat, roll=rolls[0] if rolls else None),
        ),
        outcome=outcome,
        reads=value,
    )


def equal(rng: random.Random) -> tuple[tuple[str, ...], dict[str, str]]:
    """Powers that tie for the agenda, and cards that make them do so."""
    tied = pick(rng, (("us", "uk"), ("us", "ussr"), ("uk", "ussr"), SEATS))
    value = number(rng, 2 if "uk" in tied else 3, 5)  # a British card counts 2 at least
    values = {
        seat: value - (seat == "uk") * IMPERIAL_STAFF
        if seat in tied
        else number(rng, 1, value - 1 - (seat == "uk") * IMPERIAL_STAFF)
        for seat in SEATS
    }
    return tied, {seat: pick(rng, staff(seat, n)) for seat, n in values.items()}


@maker("5.1", "4.53", "predict")
def agenda_arsenal(rng: random.Random) -> Exercise:
    """Two cards or all three are equally high, and no leader steps in."""
    laid = equal(rng)[1]
    state, outcome = lay(rng, laid, inactive=SEATS)

    def settled(s: Churchill) -> Text:
        return wins(s) if s.agenda_winner else text("tutor-agenda_arsenal-us_decides")

    right = settled(outcome)
    level = event(outcome, "tie")["seats"]
    why = Why(text("tutor-agenda_arsenal-why", seats=level), "4.53")
    told = [
        *(text("tutor-agenda-wins", seat=seat) for seat in SEATS),
        text("tutor-agenda_arsenal-us_decides"),
    ]
    return Exercise(
        text("tutor-agenda_arsenal", **facts(laid)),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-agenda_arsenal-hint1"),
            text("tutor-agenda_arsenal-hint2", seats=level),
        ),
        outcome=outcome,
        reads=settled,
    )


# -- 5.14 Choosing issues --------------------------------------------------------------------------


def clear_win(rng: random.Random) -> tuple[dict[str, str], Churchill, Churchill]:
    """Cards that win the agenda without a tie; before and after they are laid."""
    while True:
        laid = cards(rng)
        state, outcome = lay(rng, laid)
        if outcome.agenda_winner:
            return laid, state, outcome


def lead(state: Churchill) -> int:
    """By how much the agenda was won."""
    difference: int = event(state, "agenda_won")["difference"]
    return difference


@maker("5.1", "5.14", "compute")
def opening_space(rng: random.Random) -> Exercise:
    """On which space does the winner's first issue start?"""
    laid, state, outcome = clear_win(rng)
    won = event(outcome, "agenda_won")
    return Exercise(
        text("tutor-opening_space", **facts(laid)),
        Why(text("tutor-opening_space-why", **counted(outcome)), "5.14", won.breakdown),
        state,
        number=lead(outcome),
        hints=(
            text("tutor-opening_space-hint1"),
            text("tutor-opening_space-hint2"),
            text("tutor-opening_space-hint3", seat=won["seat"]),
        ),
        outcome=outcome,
        reads=lead,
    )


@maker("5.1", "5.14", "choose")
def legal_nomination(rng: random.Random) -> Exercise:
    """Which of these issues may be nominated?"""
    fronts = {"far_east": pick(rng, ("nomohon", "manchuria"))}
    state = position(
        rng,
        at="agenda",
        card=None,
        fronts=fronts,
        issues=dict.fromkeys(table(rng, number(rng, 2, 3)), CENTER),
        hands={seat: [card] for seat, card in clear_win(rng)[0].items()},
    )
    while not state.agenda_winner:
        state = after(state, state.actions()[0])
    for _ in range(number(rng, 1, 4)):  # some are nominated before the question is asked
        state = after(state, pick(rng, state.actions()))
    assert state.decision is not None
    out = [name for name, place in state.issues.items() if place == "out"]
    wrong = [pick(rng, out), *sample(rng, state.on_table(), 2)]
    right = pick(rng, state.available())
    choices = judged(state, map(agenda.nominate, (right, *wrong)), legal=True)
    return Exercise(
        text("tutor-legal_nomination", seat=state.decision.seat, count=len([*state.on_table()])),
        choices[0].why,
        state,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-legal_nomination-hint1"),
            text("tutor-legal_nomination-hint2", issue=wrong[0]),
        ),
    )


@maker("5.1", "5.14", "mistake")
def agenda_account(rng: random.Random) -> Exercise:
    """Somebody tells how the agenda went: which sentence is wrong?"""
    laid, state, outcome = clear_win(rng)
    winner = outcome.agenda_winner
    assert winner is not None
    seat = "uk" if chance(rng, 0.6) else pick(rng, SEATS)

    def account(s: Churchill) -> list[Text]:
        next_up = after(s, s.actions()[0]).decision
        assert next_up is not None
        return [
            text("tutor-agenda_account-counts", card=laid[seat], value=counted(s)[seat]),
            text("tutor-agenda-wins", seat=s.agenda_winner),
            text("tutor-agenda_account-starts", space=lead(s)),
            text("tutor-agenda_account-next", seat=next_up.seat),
        ]

    true = account(outcome)
    values = sorted(counted(outcome).values())
    slips = [
        text(
            "tutor-agenda_account-counts",
            card=laid[seat],
            value=counted(outcome)[seat] + (-1 if seat == "uk" else 1),
        ),
        text("tutor-agenda-wins", seat=pick(rng, [s for s in SEATS if s != winner])),
        text(
            "tutor-agenda_account-starts",
            space=values[2] - (values[1] if chance(rng, 0.5) else 0),
        ),
        text("tutor-agenda_account-next", seat=pick(rng, (winner, LEFT_OF[LEFT_OF[winner]]))),
    ]
    wrong = pick(rng, [i for i in range(4) if slips[i] != true[i]])
    said = [slips[i] if i == wrong else x for i, x in enumerate(true)]
    shown = revealed(outcome)[seat]
    won = event(outcome, "agenda_won")
    whys = [
        Why(shown, shown.rule, shown.breakdown),
        Why(text("tutor-agenda-values", **counted(outcome)), "5.13"),
        Why(won, "5.14", won.breakdown),
        Why(text("tutor-agenda_account-order", seat=winner, left=LEFT_OF[winner]), "5.14"),
    ]
    return Exercise(
        text("tutor-agenda_account", **facts(laid)),
        whys[wrong],
        state,
        choices=tuple(
            Choice(x, i == wrong, why) for i, (x, why) in enumerate(zip(said, whys, strict=True))
        ),
        hints=(
            text("tutor-agenda_account-hint1"),
            text("tutor-agenda_account-hint2"),
            text("tutor-agenda_account-hint3", **counted(outcome)),
        ),
        outcome=outcome,
        reads=lambda s: next(x for x in said if x not in account(s)),
    )


@maker("5.1", "5.14", "goal")
def start_on_space(rng: random.Random) -> Exercise:
    """Lay a card and open with an issue so that it starts on a given space."""
    wanted = number(rng, 3, 5)
    low = number(rng, 1, wanted - 1)
    other = number(rng, low, wanted - 1)
    values = (low, other) if chance(rng, 0.5) else (other, low)
    if values[1] < 1 + IMPERIAL_STAFF:  # a British card counts 2 at least
        values = (min(values), 2)
    us, uk = pick(rng, staff("us", values[0])), pick(rng, staff("uk", values[1] - IMPERIAL_STAFF))
    others = sample(rng, staff("ussr", *(n for n in range(1, 6) if n != wanted)), 5)
    own = in_order("ussr", [pick(rng, staff("ussr", wanted)), *others])
    start = position(rng, at="agenda", card=None, hands={"us": [us], "uk": [uk], "ussr": own})
    state = after(start, agenda.pick(us), agenda.pick(uk))
    issue = pick(rng, state.available())
    space = wanted - min(values)
    return Exercise(
        text(
            "tutor-start_on_space",
            us=us,
            us_value=values[0],
            uk=uk,
            uk_value=values[1] - IMPERIAL_STAFF,
            issue=issue,
            space=space,
        ),
        Why(
            text("tutor-start_on_space-why", value=wanted, low=min(values), space=space),
            "5.14",
            (("highest_value", wanted, "5.13"), ("lowest_value", -min(values), "5.14")),
        ),
        state,
        goal=lambda s: bool(s.issues[issue] == ("ussr", space)),
        moves=2,
        hints=(
            text("tutor-start_on_space-hint1", us=values[0], uk=values[1]),
            text("tutor-start_on_space-hint2", low=min(values), space=space),
            text("tutor-start_on_space-hint3", value=wanted),
        ),
    )


# -- 5.11 The conference card ----------------------------------------------------------------------


def printed_on(step: tuple[Any, ...]) -> Mapping[str, str]:
    """What the band of a conference card says whose order this step carries out."""
    _, card, band, _ = step
    summary: Mapping[str, str] = BOX.conferences[card].bands[band].summary
    return summary


@maker("5.1", "5.11", "predict")
def first_of_the_card(rng: random.Random) -> Exercise:
    """Three orders of one conference card: what is carried out first?"""
    card = pick(rng, BOX.conferences.values())
    state = position(
        rng, at="agenda", scenario="campaign", conference=card.number, card=None, issues={}
    )
    outcome = state.copy()
    outcome.conference_deck = (card.id, *(outcome.conference_deck or ()))
    agenda.reveal_conference_card(outcome)

    def order(s: Churchill) -> list[Text]:
        """What is still to be carried out, the next one first."""
        ahead = [step for step in reversed(s.steps) if step[0] == "conference_effect"]
        return [text("tutor-first_of_the_card-band", print=printed_on(step)) for step in ahead]

    told = sample(rng, list({str(x): x for x in order(outcome)}.values()), 3)
    right = min(told, key=order(outcome).index)
    band = next(b.band for b in card.bands if b.summary == right.facts["print"])
    why = Why(text("tutor-first_of_the_card-why", band=band), "5.11")
    return Exercise(
        text("tutor-first_of_the_card", number=card.number, card=card.id),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-first_of_the_card-hint1"),
            text("tutor-first_of_the_card-hint2"),
        ),
        outcome=outcome,
        reads=lambda s: min(told, key=order(s).index),
    )


@maker("5.1", "5.11", "compute")
def ships_by_the_card(rng: random.Random) -> Exercise:
    """A conference card brings ships, or takes them away: how much naval support is there?"""
    step, effect = pick(rng, orders("naval"))
    box, there = effect["box"], number(rng, 0, BOX.limits.naval_per_box)
    state = on_the_map(position(rng, at="meeting", naval={box: there}))
    state = paused(state, step)
    outcome = resumed(state)

    def ships(s: Churchill) -> int:
        return s.naval[box]

    changed = ships(outcome) - there
    case = "done" if changed else "full" if there else "empty"
    own = box if box == "arctic" else BOX.tracks[box].spaces[0].id
    return Exercise(
        text("tutor-ships_by_the_card", print=printed_on(step), box=box, n=there),
        Why(
            text("tutor-ships_by_the_card-why", case=case, most=BOX.limits.naval_per_box),
            "5.11",
            ((own, there, "6.5"), ("conference_card", changed, "5.11")),
        ),
        state,
        number=ships(outcome),
        hints=(
            text("tutor-ships_by_the_card-hint1"),
            text("tutor-ships_by_the_card-hint2", n=there, most=BOX.limits.naval_per_box),
        ),
        outcome=outcome,
        reads=ships,
    )


@maker("5.1", "5.11", "predict")
def card_in_peace(rng: random.Random) -> Exercise:
    """The card supports a front, and the war there is perhaps over: what becomes of it?"""
    step, effect = pick(rng, orders("support"))
    front, amount = effect["front"], effect["amount"]
    axis = BOX.tracks[front].axis
    track = BOX.tracks[front].spaces
    at = pick(rng, [s.id for s in track[:-1] if not s.axis])
    case = pick(rng, ("war", "peace", "peace", "inside"))
    rivals = [f for f, t in BOX.tracks.items() if t.spaces[-1].axis == axis and f != front]
    fronts = {front: track[-1].id if case == "inside" else at}
    if case == "peace":
        other = pick(rng, rivals)
        fronts[other] = BOX.tracks[other].spaces[-1].id
    entries = {"scenario": "campaign", "conference": 9, "fronts": fronts, "support": {}}
    state = paused(on_the_map(position(rng, at="meeting", **entries)), step)
    outcome = resumed(state)
    over = state.is_over(front)

    def came(s: Churchill) -> Text:
        key = "placed" if s.support[front] > state.support[front] else "lost"
        return text(f"tutor-card_in_peace-{key}", front=front, amount=amount)

    right = came(outcome)
    entry = state.entry(front)
    why = Why(
        text(
            "tutor-card_in_peace-why",
            over=over,
            front=front,
            space=entry.id if entry else track[-1].id,
            case="placed" if entry else "lost",
        ),
        "5.11" if entry else "6.5",
    )
    told = (
        text("tutor-card_in_peace-placed", front=front, amount=amount),
        text("tutor-card_in_peace-lost", front=front, amount=amount),
        text("tutor-card_in_peace-moved", amount=amount),
    )
    return Exercise(
        text(
            "tutor-card_in_peace",
            axis=axis,
            over=over,
            front=front,
            at=state.space(front).id,
            print=printed_on(step),
        ),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-card_in_peace-hint1"),
            text("tutor-card_in_peace-hint2", front=front),
        ),
        outcome=outcome,
        reads=came,
    )


# -- 5.12 The Pol-Mil table ------------------------------------------------------------------------

CARD = "c08c"  # tells the UK, the USSR and the US to roll for a network each, in this order
CELLS = {name: location.cells[0] for name, location in BOX.locations.items()}


@maker("5.1", "5.12", "predict")
def by_the_table(rng: random.Random) -> Exercise:
    """A conference card rolls for a network: what happens in the country?"""
    seat = pick(rng, SEATS)
    where, *elsewhere = sample(rng, BOX.locations, 3)
    owner = pick(rng, (None, seat, *(s for s in SEATS if s != seat)))
    count = number(rng, 1, 2) if owner else 0
    influence = {where: {"clandestine": (owner, count)}} if owner else {}
    dice: list[int] = []
    for power in ("uk", "ussr", "us"):
        dice += CELLS[where if power == seat else elsewhere.pop()]
    state = position(rng, at="agenda", conference=8, card=None, influence=influence)
    outcome = position(
        rng, at="agenda", conference=8, card=CARD, influence=influence, rolls=tuple(dice)
    )

    def came(s: Churchill) -> Text:
        now, n = s.networks.get(where, (None, 0))
        if (now, n) == (owner, count):
            return text("tutor-by_the_table-nothing")
        if owner in (None, seat):
            return text("tutor-by_the_table-placed", seat=seat)
        return text("tutor-by_the_table-removed", seat=owner)

    right = came(outcome)
    rival = owner if owner not in (None, seat) else pick(rng, [s for s in SEATS if s != seat])
    case = "empty" if not owner else "own" if owner == seat else "other"
    why = Why(
        text("tutor-by_the_table-why", case=case, count=count, seat=seat, other=rival), "5.12"
    )
    told = (
        text("tutor-by_the_table-placed", seat=seat),
        text("tutor-by_the_table-removed", seat=rival),
        text("tutor-by_the_table-replaced", seat=seat, other=rival),
        text("tutor-by_the_table-nothing"),
    )
    return Exercise(
        text(
            "tutor-by_the_table",
            seat=seat,
            location=where,
            first=CELLS[where][0],
            second=CELLS[where][1],
            case=case,
            count=count,
            other=rival,
        ),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-by_the_table-hint1"),
            text("tutor-by_the_table-hint2"),
        ),
        outcome=outcome,
        reads=came,
        sight="map",
    )
