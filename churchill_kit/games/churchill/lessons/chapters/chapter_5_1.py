"""Exercises of chapter 5.1: the agenda."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from .....engine.values import Event
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    chance,
    event,
    maker,
    number,
    pick,
    sample,
    text,
)
from ...box.components import BOX, SEATS
from ...rules import agenda
from ...state import CENTER, LEFT_OF, Churchill
from ..positions import (
    chief,
    in_order,
    often,
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
def agenda_winner(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(facts(laid), value=counted(outcome)["uk"])
    return q.choose(
        state,
        [Choice(x, x == right, forgot if x == naive and x != right else why) for x in told],
        outcome=outcome,
        reads=wins,
    )


@maker("5.1", "5.13", "compute")
def agenda_value(rng: random.Random, q: Question) -> Exercise:
    """What does this card count in the agenda?"""
    laid = cards(rng)
    seat = often(rng, "uk", 0.5)
    rolls: tuple[int, ...] = ()
    if chance(rng, 0.3):
        laid[seat], rolls = chief(seat), (number(rng, 1, 6),)
    state, outcome = lay(rng, laid, rolls)
    card = BOX.staff[laid[seat]]

    def value(s: Churchill) -> int:
        return counted(s)[seat]

    shown = revealed(outcome)[seat]
    q.facts(
        seat=seat,
        card=card.id,
        value=card.value,
        roll=rolls[0] if rolls else None,
        print=card.summary,
    )
    return q.compute(state, outcome, value, shown.breakdown)


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
def agenda_arsenal(rng: random.Random, q: Question) -> Exercise:
    """Two cards or all three are equally high, and no leader steps in."""
    laid = equal(rng)[1]
    state, outcome = lay(rng, laid, inactive=SEATS)

    def settled(s: Churchill) -> Text:
        return wins(s) if s.agenda_winner else q.text("us_decides")

    level = event(outcome, "tie")["seats"]
    told = [
        *(text("tutor-agenda-wins", seat=seat) for seat in SEATS),
        q.text("us_decides"),
    ]
    q.facts(facts(laid), seats=level)
    return q.predict(state, outcome, settled, told)


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
def opening_space(rng: random.Random, q: Question) -> Exercise:
    """On which space does the winner's first issue start?"""
    laid, state, outcome = clear_win(rng)
    won = event(outcome, "agenda_won")
    q.facts(facts(laid), seat=won["seat"])
    q.facts_of("why", counted(outcome))
    return q.compute(state, outcome, lead, won.breakdown)


@maker("5.1", "5.14", "choose")
def legal_nomination(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(seat=state.decision.seat, count=len(state.on_table()), issue=wrong[0])
    return q.judge(state, map(agenda.nominate, (right, *wrong)))


@maker("5.1", "5.14", "mistake")
def agenda_account(rng: random.Random, q: Question) -> Exercise:
    """Somebody tells how the agenda went: which sentence is wrong?"""
    laid, state, outcome = clear_win(rng)
    winner = outcome.agenda_winner
    assert winner is not None
    seat = "uk" if chance(rng, 0.6) else pick(rng, SEATS)

    def account(s: Churchill) -> list[Text]:
        next_up = after(s, s.actions()[0]).decision
        assert next_up is not None
        return [
            q.text("counts", card=laid[seat], value=counted(s)[seat]),
            text("tutor-agenda-wins", seat=s.agenda_winner),
            q.text("starts", space=lead(s)),
            q.text("next", seat=next_up.seat),
        ]

    true = account(outcome)
    values = sorted(counted(outcome).values())
    slips = [
        q.text(
            "counts",
            card=laid[seat],
            value=counted(outcome)[seat] + (-1 if seat == "uk" else 1),
        ),
        text("tutor-agenda-wins", seat=pick(rng, [s for s in SEATS if s != winner])),
        q.text(
            "starts",
            space=values[2] - (values[1] if chance(rng, 0.5) else 0),
        ),
        q.text("next", seat=pick(rng, (winner, LEFT_OF[LEFT_OF[winner]]))),
    ]
    wrong = pick(rng, [i for i in range(4) if slips[i] != true[i]])
    said = [slips[i] if i == wrong else x for i, x in enumerate(true)]
    shown = revealed(outcome)[seat]
    won = event(outcome, "agenda_won")
    whys = [
        Why.of(shown),
        Why(text("tutor-agenda-values", **counted(outcome)), "5.13"),
        Why(won, "5.14", won.breakdown),
        Why(q.text("order", seat=winner, left=LEFT_OF[winner]), "5.14"),
    ]
    q.facts(facts(laid))
    q.facts_of("hint3", **counted(outcome))
    return q.choose(
        state,
        [Choice(x, i == wrong, why) for i, (x, why) in enumerate(zip(said, whys, strict=True))],
        outcome=outcome,
        reads=lambda s: next(x for x in said if x not in account(s)),
    )


@maker("5.1", "5.14", "goal")
def start_on_space(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(
        us=us,
        us_value=values[0],
        uk=uk,
        uk_value=values[1] - IMPERIAL_STAFF,
        issue=issue,
        space=space,
        low=min(values),
        value=wanted,
    )
    q.facts_of("hint1", us=values[0], uk=values[1])
    return q.goal(
        state,
        lambda s: bool(s.issues[issue] == ("ussr", space)),
        (("highest_value", wanted, "5.13"), ("lowest_value", -min(values), "5.14")),
        moves=2,
    )


# -- 5.11 The conference card ----------------------------------------------------------------------


def printed_on(step: tuple[Any, ...]) -> Mapping[str, str]:
    """What the band of a conference card says whose order this step carries out."""
    _, card, band, _ = step
    summary: Mapping[str, str] = BOX.conferences[card].bands[band].summary
    return summary


@maker("5.1", "5.11", "predict")
def first_of_the_card(rng: random.Random, q: Question) -> Exercise:
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
        return [q.text("band", print=printed_on(step)) for step in ahead]

    told = sample(rng, list({str(x): x for x in order(outcome)}.values()), 3)
    right = min(told, key=order(outcome).index)
    band = next(b.band for b in card.bands if b.summary == right.facts["print"])
    q.facts(number=card.number, card=card.id, band=band)
    return q.predict(state, outcome, lambda s: min(told, key=order(s).index), told)


@maker("5.1", "5.11", "compute")
def ships_by_the_card(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(print=printed_on(step), box=box, n=there, most=BOX.limits.naval_per_box, case=case)
    return q.compute(
        state, outcome, ships, ((own, there, "6.5"), ("conference_card", changed, "5.11"))
    )


@maker("5.1", "5.11", "predict")
def card_in_peace(rng: random.Random, q: Question) -> Exercise:
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
        return q.text(f"{key}", front=front, amount=amount)

    entry = state.entry(front)
    told = (
        q.text("placed", front=front, amount=amount),
        q.text("lost", front=front, amount=amount),
        q.text("moved", amount=amount),
    )
    q.facts(
        axis=axis,
        over=over,
        front=front,
        at=state.space(front).id,
        print=printed_on(step),
        space=entry.id if entry else track[-1].id,
        case="placed" if entry else "lost",
    )
    return q.predict(state, outcome, came, told, why=q.why(rule="5.11" if entry else "6.5"))


# -- 5.12 The Pol-Mil table ------------------------------------------------------------------------

CARD = "c08c"  # tells the UK, the USSR and the US to roll for a network each, in this order
CELLS = {name: location.cells[0] for name, location in BOX.locations.items()}


@maker("5.1", "5.12", "predict")
def by_the_table(rng: random.Random, q: Question) -> Exercise:
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
            return q.text("nothing")
        if owner in (None, seat):
            return q.text("placed", seat=seat)
        return q.text("removed", seat=owner)

    rival = owner if owner not in (None, seat) else pick(rng, [s for s in SEATS if s != seat])
    case = "empty" if not owner else "own" if owner == seat else "other"
    told = (
        q.text("placed", seat=seat),
        q.text("removed", seat=rival),
        q.text("replaced", seat=seat, other=rival),
        q.text("nothing"),
    )
    q.facts(
        seat=seat,
        location=where,
        first=CELLS[where][0],
        second=CELLS[where][1],
        case=case,
        count=count,
        other=rival,
    )
    return q.predict(state, outcome, came, told, sight="map")
