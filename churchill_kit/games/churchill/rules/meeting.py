"""5.2 Meeting segment: advancing, capturing and debating issues with staff and leaders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from ....engine.rules import Refusal
from ....engine.values import Action, Part
from ..box.components import BOX, SEATS, Effect
from ..state import CENTER, CHAIR, LEFT_OF, OUT, RULES, Churchill, Place, act
from .agenda import not_in_hand
from .leaders import leader_value, use_leader

# -- 5.21 Overview -----------------------------------------------------------------------------


@RULES.step("5.21")
def open_meeting(s: Churchill) -> None:
    """4.22, 5.21 The player to the left of the winner of the agenda begins."""
    s.phase = "meeting"
    assert s.agenda_winner is not None
    s.push(("turn_to_advance", LEFT_OF[s.agenda_winner]))


@RULES.step("5.21")
def turn_to_advance(s: Churchill, seat: str) -> None:
    """5.21 Clockwise until all staff cards are played; who has none left is passed over (5.27)."""
    for _ in SEATS:
        if s.hand_size(seat):
            s.push(("advance_issue", seat))
            return
        seat = LEFT_OF[seat]
    s.push(("conclude_meeting",))


# -- what a card is worth ----------------------------------------------------------------------


def track_of(place: Place) -> str | None:
    """Whose track an issue lies on; None in the center or off the table."""
    return place[0] if isinstance(place, tuple) else None


def effects_of(source: str) -> tuple[Effect, ...]:
    """The attributes of a staff card or leader."""
    card = BOX.staff.get(source)
    return card.effects if card is not None else BOX.leaders[source].effects


def fitting(s: Churchill, source: str, issue: str, use: str) -> Iterator[Effect]:
    """3.33 The attributes of a card that apply when it is used on an issue."""
    counter = BOX.issues[issue]
    track = track_of(s.issues[issue])
    for effect in effects_of(source):
        if effect.fits(counter, track, use, s.leaders.values()):
            yield effect


def may(s: Churchill, card: str, action: str, issue: str, use: str) -> bool:
    """3.33 Has a staff card an attribute of this kind that applies when it is used on an issue?"""
    return BOX.staff[card].may(action) and any(
        effect.action == action for effect in fitting(s, card, issue, use)
    )


def worth(s: Churchill, seat: str, source: str, issue: str, use: str, roll: int = 0) -> list[Part]:
    """5.22, 5.24 The value of a staff card or leader on an issue, part by part;
    the sum is the total. The Soviet Nyet (3.32) is one of the parts.

    `use` is "advance" or "debate", `roll` the die of a Chief of Staff (5.25). Order:
    printed value, reductions (not below their minimum), attributes, Nyet; never below 0.
    """
    card = BOX.staff.get(source)
    if card is None:
        parts = leader_value(s, seat)
    else:
        if card.value is None:
            value = roll
            parts = [("chief_of_staff_roll", roll, "5.25")]
        else:
            value = card.value
            parts = [("printed_value", value, "3.33")]
        change = s.staff_change.get(seat)
        if change is not None:
            lowered = min(max(value + change[0], change[1]), max(value, value + change[0]))
            if lowered != value:
                label, rule = (
                    ("paranoia", "5.24") if seat == "ussr" else ("conference_card", "5.11")
                )
                parts.append((label, lowered - value, rule))
    for effect in fitting(s, source, issue, use):
        if effect.action == "strength":
            parts.append(("attribute", effect.amount, "3.33"))
    if seat == "ussr" and use == "debate" and card is not None:  # 3.32 Nyet
        parts.append(("nyet", 1, "5.24"))
    found = total(parts)
    if found < 0:
        parts.append(("not_below_zero", -found, "5.22"))
    return parts


def total(parts: Iterable[Part]) -> int:
    """The number that a breakdown adds up to."""
    return sum([part[1] for part in parts])


# -- how an issue moves ------------------------------------------------------------------------


def distance(place: Place, seat: str) -> int:
    """Where an issue is on the line from other tracks (below 0) over the center to `seat`'s
    chair (7)."""
    if not isinstance(place, tuple):
        return 0
    return place[1] if place[0] == seat else -place[1]


def moved(place: Place, seat: str, steps: int) -> Place:
    """5.22 The place `steps` toward `seat`: first to the center,
    then along the seat's own track to his chair (3.21)."""
    at = distance(place, seat) + steps
    if at == 0:
        return CENTER
    if at > 0:
        return (seat, min(at, CHAIR))
    assert isinstance(place, tuple)
    return (place[0], -at)


def debated(place: Place, mover: str, seat: str, against: int, value: int, capture: bool) -> Place:
    """5.24 Where a debate by `seat` with `value` leaves an issue; 5.23 before a capture the
    difference to the advance moves it, toward whose value is higher."""
    if not capture:
        return moved(place, seat, value)
    if against >= value:
        return moved(place, mover, against - value)
    return moved(place, seat, value - against)


def may_stop_in_center(s: Churchill, issue: str, seat: str, steps: int) -> bool:
    """5.22 A conditional issue that enters the center with movement left may stop there."""
    at = distance(s.issues[issue], seat)
    return BOX.issues[issue].conditional and at < 0 < at + steps


# -- 5.22 Advancing an issue -------------------------------------------------------------------


@cache
def advance(card: str, issue: str) -> Action:
    """The action of advancing an issue with a staff card."""
    return act("advance", card=card, issue=issue)


@cache
def advances(card: str) -> dict[str, Action]:
    """The actions of advancing with a staff card, by issue: a table is read faster than a function
    is called, and this list is the longest of all."""
    return {issue: advance(card, issue) for issue in BOX.issues}


@cache
def advance_chief(card: str) -> Action:
    """The action of advancing with a Chief of Staff, whose issue is chosen after the roll
    (5.25)."""
    return act("advance", card=card)


@cache
def lower(kind: str, card: str, value: int, issue: str = "") -> Action:
    """The action of playing a card that may count less for a chosen lower value (Hopkins)."""
    return (
        act(kind, card=card, issue=issue, value=value)
        if issue
        else act(kind, card=card, value=value)
    )


@cache
def lead(issue: str) -> Action:
    """The action of advancing an issue with the leader (5.26)."""
    return act("lead", issue=issue)


PASS = act("pass")


@RULES.decision("5.22")
class advance_issue:
    """5.22 A player on his turn plays a staff card, or his leader (5.26), to advance an issue."""

    @staticmethod
    def actions(s: Churchill, seat: str) -> Iterable[Action]:
        """Every card on every issue that is not captured; the leader; an earned pass (5.24)."""
        issues = s.on_table()
        out: list[Action] = []
        for name in s.hand(seat):
            card = BOX.staff[name]
            if not issues:
                out.append(act("spend", card=name))
            elif card.value is None:
                out.append(advance_chief(name))
            else:
                row = advances(name)
                out += [row[issue] for issue in issues]
                for issue in issues if card.may("optional_lower_value") else ():
                    if may(s, name, "optional_lower_value", issue, "advance"):
                        full = total(worth(s, seat, name, issue, "advance"))
                        out += [lower("advance", name, v, issue) for v in range(full - 1, 0, -1)]
        if seat not in s.no_advance and s.leader_status[seat] == "active":
            out += map(lead, issues)
        if seat in s.may_pass:
            out.append(PASS)
        return out

    @staticmethod
    def take(s: Churchill, action: Action, seat: str) -> None:
        """Play the card; the option to pass is used now or lost (5.24)."""
        s.may_pass = tuple(p for p in s.may_pass if p != seat)
        kind = action.kind
        s.push(("turn_to_advance", LEFT_OF[seat]))
        if kind == "pass":
            s.log("passed", "5.24", seat=seat)
        elif kind == "lead":
            s.push(("discard_for_leader", seat, ("play_advance", seat, action["issue"])))
        else:
            card = action["card"]
            play_card(s, seat, card)
            if kind == "spend":
                s.log("card_spent", "5.22", seat=seat, card=card)
            elif "issue" in action.args:
                s.push(("play_advance", seat, action["issue"], card, 0, action.get("value", 0)))
            else:
                s.push(("choose_issue", seat, card, roll_chief(s, seat, card)))

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str) -> Refusal | None:
        """Captured issues, absent leaders, cards of others and passes not earned."""
        if action.kind == "pass":
            return "pass-not-earned", "5.24", {"seat": seat}
        if action.kind == "lead":
            if seat in s.no_advance:
                return "leader-may-not-advance", "5.26", {"leader": s.leaders[seat]}
            if not s.is_active(seat):
                return "leader-inactive", "5.26", {"leader": s.leaders[seat]}
            return _not_movable(s, action["issue"])
        if action.kind in ("advance", "spend"):
            return not_in_hand(s, seat, action["card"]) or (
                _not_movable(s, action["issue"]) if "issue" in action.args else None
            )
        return None


def _not_movable(s: Churchill, issue: str) -> Refusal | None:
    if issue in s.captures:
        return "issue-captured", "5.23", {"issue": issue}
    if s.issues[issue] is None or s.issues[issue] == OUT:
        return "issue-not-on-table", "5.22", {"issue": issue}
    return None


def play_card(s: Churchill, seat: str, card: str) -> None:
    """A staff card from the hand to the discard pile."""
    s.hands = {**s.hands, seat: tuple(c for c in s.hand(seat) if c != card)}
    s.discards = {**s.discards, seat: (*s.discards[seat], card)}


@RULES.step("5.22")
def play_advance(
    s: Churchill, seat: str, issue: str, source: str, roll: int = 0, chosen: int = 0
) -> None:
    """5.22 The card's attributes are carried out, and the issue moves toward the player's chair."""
    parts = worth(s, seat, source, issue, "advance", roll)
    if chosen:
        parts.append(("played_lower", chosen - total(parts), "5.22"))
    steps = total(parts)
    s.log(
        "advance_played",
        "5.26" if source in BOX.leaders else "5.22",
        tuple(parts),
        seat=seat,
        card=source,
        issue=issue,
        value=steps,
    )
    follow = ("move_advanced", seat, issue, source, steps)
    if source in BOX.leaders:
        s.push(("leader_penalty", seat))
    if may_stop_in_center(s, issue, seat, steps):
        s.push(("stop_in_center", seat, issue, follow))
    else:
        s.push((*follow, False))
    carry_out(s, seat, source, issue, "advance")


@RULES.decision("5.22")
class stop_in_center:
    """5.22 A conditional issue that enters the center may stop there, at once or never."""

    @staticmethod
    def actions(s: Churchill, seat: str, issue: str, follow: tuple[Any, ...]) -> Iterable[Action]:
        """Stop, or move on."""
        return (act("stop", issue=issue), act("move_on", issue=issue))

    @staticmethod
    def take(s: Churchill, action: Action, seat: str, issue: str, follow: tuple[Any, ...]) -> None:
        """The movement goes on as chosen."""
        s.push((*follow, action.kind == "stop"))


@RULES.step("5.22")
def move_advanced(s: Churchill, seat: str, issue: str, source: str, steps: int, stop: bool) -> None:
    """5.22, 5.23 The issue moves; before it would enter the chair the others may debate it
    first."""
    place = s.issues[issue]
    capture = not stop and distance(place, seat) + steps >= CHAIR
    if capture:
        debate = not cannot_be_debated(s, source, issue) and any(
            can_debate(s, other, source, issue) for other in SEATS if other != seat
        )
        lead = source in BOX.leaders
        s.log("capture_threatened", "5.23", seat=seat, issue=issue, debate=debate, lead=lead)
    else:
        _move(s, seat, issue, steps, stop)
    if cannot_be_debated(s, source, issue):
        s.log("no_debate_allowed", "5.24", leader=source, issue=issue)
        s.push(("settle_advance", seat, issue, capture))
    else:
        s.push(("offer_debate", 1, seat, issue, source, steps, capture))


def _move(s: Churchill, seat: str, issue: str, steps: int, stop: bool) -> None:
    before = s.issues[issue]
    after = CENTER if stop else moved(before, seat, steps)
    s.move_issue(issue, after)
    if after == before:
        s.log("issue_unmoved", "5.22", seat=seat, issue=issue, at=before)
    else:
        s.log(
            "issue_moved",
            "5.22",
            seat=seat,
            issue=issue,
            start=before,
            end=after,
            stopped=stop,
        )


# -- 5.23 Capturing an issue -------------------------------------------------------------------


@RULES.step("5.23")
def settle_advance(s: Churchill, seat: str, issue: str, capture: bool) -> None:
    """5.23 Nobody debated: an issue that reaches the chair is captured."""
    if capture:
        _capture(s, seat, issue)


def _capture(s: Churchill, seat: str, issue: str) -> None:
    s.move_issue(issue, (seat, CHAIR))
    s.captures = (*s.captures, issue)
    s.log("issue_captured", "5.23", seat=seat, issue=issue)


# -- 5.24 Debating an issue --------------------------------------------------------------------


def cannot_be_debated(s: Churchill, source: str, issue: str) -> bool:
    """5.24 Stalin exception: nobody may debate his advance of A-Bomb Research."""
    return source in BOX.leaders and any(
        e.action == "cannot_be_debated" for e in fitting(s, source, issue, "advance")
    )


@RULES.step("5.24")
def offer_debate(
    s: Churchill, asked: int, mover: str, issue: str, source: str, steps: int, capture: bool
) -> None:
    """5.24 The others may debate, from the left of who advanced; one of them at most."""
    seat = mover
    for _ in range(asked):
        seat = LEFT_OF[seat]
    if asked == len(SEATS):
        s.push(("settle_advance", mover, issue, capture))
    elif can_debate(s, seat, source, issue):
        s.push(("debate_issue", seat, asked, mover, issue, source, steps, capture))
    else:
        s.push(("offer_debate", asked + 1, mover, issue, source, steps, capture))


def can_debate(s: Churchill, seat: str, source: str, issue: str) -> bool:
    """5.24, 5.26 Has the seat anything to debate an advance with, so that he is asked?"""
    hand = s.hand(seat)
    if not hand:
        return False
    if s.is_active(seat):
        return True
    if source in BOX.leaders:
        return False
    return any(not may(s, c, "cannot_debate", issue, "debate") for c in hand)


@cache
def debate(card: str) -> Action:
    """The action of debating with a staff card."""
    return act("debate", card=card)


LEAD_DEBATE = act("lead_debate")
DECLINE = act("decline")


@RULES.decision("5.24")
class debate_issue:
    """5.24 A player may debate another's advance with a staff card or his leader."""

    @staticmethod
    def actions(
        s: Churchill,
        seat: str,
        asked: int,
        mover: str,
        issue: str,
        source: str,
        steps: int,
        capture: bool,
    ) -> Iterable[Action]:
        """Let it stand, or debate; a leader's advance only with a leader."""
        out = [DECLINE]
        if source not in BOX.leaders:
            for name in s.hand(seat):
                if may(s, name, "cannot_debate", issue, "debate"):
                    continue
                out.append(debate(name))
                if may(s, name, "optional_lower_value", issue, "debate"):
                    full = total(worth(s, seat, name, issue, "debate"))
                    out += [lower("debate", name, v) for v in range(full - 1, 0, -1)]
        if s.is_active(seat):
            out.append(LEAD_DEBATE)
        return out

    @staticmethod
    def take(
        s: Churchill,
        action: Action,
        seat: str,
        asked: int,
        mover: str,
        issue: str,
        source: str,
        steps: int,
        capture: bool,
    ) -> None:
        """A debate earns the option to pass; there is no debate of a debate."""
        if action.kind == "decline":
            s.log("debate_declined", "5.24", seat=seat, issue=issue)
            s.push(("offer_debate", asked + 1, mover, issue, source, steps, capture))
            return
        if seat not in s.may_pass:
            s.may_pass = (*s.may_pass, seat)
        play = ("play_debate", seat, issue, mover, steps, capture)
        if action.kind == "lead_debate":
            s.push(("discard_for_leader", seat, play))
            return
        card = action["card"]
        play_card(s, seat, card)
        roll = roll_chief(s, seat, card) if BOX.staff[card].chief else 0
        s.push((*play, card, roll, action.get("value", 0)))

    @staticmethod
    def refuse(
        s: Churchill,
        action: Action,
        seat: str,
        asked: int,
        mover: str,
        issue: str,
        source: str,
        steps: int,
        capture: bool,
    ) -> Refusal | None:
        """Only leaders debate leaders; some cards may not debate; a leader must be active."""
        if action.kind == "lead_debate":
            return "leader-inactive", "5.26", {"leader": s.leaders[seat]}
        if action.kind == "debate":
            if source in BOX.leaders:
                return "only-leaders-debate-leaders", "5.24", {"leader": source}
            card = action["card"]
            if may(s, card, "cannot_debate", issue, "debate"):
                return "card-cannot-debate", "3.33", {"card": card}
            return not_in_hand(s, seat, card)
        return None


@RULES.step("5.24")
def play_debate(
    s: Churchill,
    seat: str,
    issue: str,
    mover: str,
    against: int,
    capture: bool,
    source: str,
    roll: int = 0,
    chosen: int = 0,
) -> None:
    """5.24 The issue moves toward the debater; 5.23: before a capture,
    by the difference of the values.

    Ruling: the difference is moved from where the issue lies, as the text of 5.23 says. On a third
    player's track it may not reach the center then, though the play note's longer track would
    bring it there or beyond. With equal values it stays, and nobody has moved it but the mover.
    """
    parts = worth(s, seat, source, issue, "debate", roll)
    if chosen:
        parts.append(("played_lower", chosen - total(parts), "5.22"))
    steps = total(parts)
    s.log(
        "debate_played",
        "5.26" if source in BOX.leaders else "5.24",
        tuple(parts),
        seat=seat,
        card=source,
        issue=issue,
        value=steps,
    )
    toward = seat
    if capture:
        s.log(
            "values_compared",
            "5.23",
            (("advance_value", against, "5.23"), ("debate_value", -steps, "5.23")),
            seat=mover,
            issue=issue,
            difference=against - steps,
        )
        toward, steps = (mover, against - steps) if against >= steps else (seat, steps - against)
    follow = ("move_debated", toward, issue, steps)
    if source in BOX.leaders:
        s.push(("leader_penalty", seat))
    if may_stop_in_center(s, issue, toward, steps):
        s.push(("stop_in_center", toward, issue, follow))
    else:
        s.push((*follow, False))
    carry_out(s, seat, source, issue, "debate")


@RULES.step("5.23")
def move_debated(s: Churchill, seat: str, issue: str, steps: int, stop: bool) -> None:
    """5.23, 5.24 After a debate there is no other: an issue that reaches a chair is captured."""
    if not stop and distance(s.issues[issue], seat) + steps >= CHAIR:
        _capture(s, seat, issue)
    else:
        _move(s, seat, issue, steps, stop)


# -- 5.25 Chief of Staff cards -----------------------------------------------------------------


def roll_chief(s: Churchill, seat: str, card: str) -> int:
    """5.25 The value of a Chief of Staff: a die, rolled once he is played."""
    rolled = s.roll(6)
    s.log("chief_rolled", "5.25", seat=seat, card=card, roll=rolled)
    return rolled


@cache
def choose(issue: str) -> Action:
    """The action of choosing the issue that a Chief of Staff advances."""
    return act("choose", issue=issue)


@RULES.decision("5.25")
class choose_issue:
    """5.25 Who advances with a Chief of Staff chooses the issue after the roll."""

    @staticmethod
    def actions(s: Churchill, seat: str, card: str, roll: int) -> Iterable[Action]:
        """Any issue on the table that is not captured."""
        return map(choose, s.on_table())

    @staticmethod
    def take(s: Churchill, action: Action, seat: str, card: str, roll: int) -> None:
        """The Chief of Staff advances it."""
        s.push(("play_advance", seat, action["issue"], card, roll, 0))

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str, card: str, roll: int) -> Refusal | None:
        """Captured issues and those not on the table stay where they are."""
        return _not_movable(s, action["issue"])


# -- 5.26 Using leaders to advance or debate an issue -------------------------------------------


@cache
def discard(card: str) -> Action:
    """The action of discarding a staff card to use the leader."""
    return act("discard", card=card)


@RULES.decision("5.26")
class discard_for_leader:
    """5.26 Using the leader takes the discard of a staff card, whose text is ignored."""

    @staticmethod
    def actions(s: Churchill, seat: str, play: tuple[Any, ...]) -> Iterable[Action]:
        """Any staff card in hand."""
        return map(discard, s.hand(seat))

    @staticmethod
    def take(s: Churchill, action: Action, seat: str, play: tuple[Any, ...]) -> None:
        """The card goes, the leader acts and becomes inactive."""
        card, leader = action["card"], s.leaders[seat]
        play_card(s, seat, card)
        use_leader(s, seat)
        s.log("discarded_for_leader", "5.26", seat=seat, card=card, leader=leader)
        s.push((*play, leader))

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str, play: tuple[Any, ...]) -> Refusal | None:
        """The discarded card comes from the hand."""
        return not_in_hand(s, seat, action["card"])


# -- 3.33 attributes other than strength --------------------------------------------------------

BY_CARD = {"why": "attribute"}  # said of what a card's text brings


def carry_out(s: Churchill, seat: str, source: str, issue: str, use: str) -> None:
    """5.22 All other attributes of the card; what cannot be done is skipped."""
    for effect in fitting(s, source, issue, use):
        action, amount = effect.action, effect.amount
        if action == "gain_clandestine":
            s.gain(seat, amount, 0)
            s.log("markers_gained", "3.33", seat=seat, networks=amount, alignments=0, card=source)
        elif action == "gain_political":
            s.gain(seat, 0, amount)
            s.log("markers_gained", "3.33", seat=seat, networks=0, alignments=amount, card=source)
        elif action == "a_bomb_modifier":
            s.put_research(f"card:{source}", amount)
            s.log("research_changed", "6.10.2", amount=amount)
        elif action in ("offensive_support", "naval_support"):
            s.push(("attribute_support", seat, action, amount, effect.where))


def support_places(s: Churchill, action: str, where: Iterable[str]) -> list[str]:
    """Those of the listed fronts or boxes that can take support now."""
    if action == "naval_support":
        return [b for b in where if s.naval[b] < BOX.limits.naval_per_box]
    return [f for f in where if s.entry(f) is not None and not s.is_over(f)]


@RULES.step("3.33")
def attribute_support(
    s: Churchill, seat: str, action: str, amount: int, where: tuple[str, ...]
) -> None:
    """3.33 Support by a card's attribute: in one of the places that it names."""
    places = support_places(s, action, where)
    if not places:
        s.log("attribute_skipped", "3.33", seat=seat, support=action)
    elif len(places) == 1:
        place_support(s, seat, action, amount, places[0])
    else:
        s.push(("choose_attribute_support", seat, action, amount, where))


def place_support(s: Churchill, seat: str, action: str, amount: int, where: str) -> None:
    """The markers of an attribute onto the map."""
    if action == "naval_support":
        placed = s.put_naval(where, amount)
        s.log("naval_placed", "3.33", seat=seat, box=where, amount=placed, **BY_CARD)
    else:
        s.put_support(where, amount)
        entry = s.entry(where)
        assert entry is not None
        facts = {"front": where, "space": entry.id, "amount": amount}
        s.log("support_placed", "3.33", seat=seat, **facts, **BY_CARD)


@RULES.decision("3.33")
class choose_attribute_support:
    """3.33 A card's support may go to one of several places."""

    @staticmethod
    def actions(
        s: Churchill, seat: str, action: str, amount: int, where: tuple[str, ...]
    ) -> Iterable[Action]:
        """Each place that can take the support."""
        key = "box" if action == "naval_support" else "front"
        kind = "naval" if action == "naval_support" else "support"
        return (act(kind, **{key: place}) for place in support_places(s, action, where))

    @staticmethod
    def take(
        s: Churchill,
        action: Action,
        seat: str,
        support: str,
        amount: int,
        where: tuple[str, ...],
    ) -> None:
        """The markers go there."""
        place = action["box" if support == "naval_support" else "front"]
        place_support(s, seat, support, amount, place)


# -- 5.27 Concluding the meeting segment --------------------------------------------------------

STILL_IN_EFFECT = ("second_front", "ussr_declares_war", "strategic_materials")


@RULES.step("5.27")
def conclude_meeting(s: Churchill) -> None:
    """5.27 Issues on a track are won; those in the center are nobody's;
    who won most wins the conference."""
    won = dict.fromkeys(SEATS, 0)
    for name, place in s.issues.items():
        if isinstance(place, tuple):
            seat = place[0]
            won[seat] += 1
            s.move_issue(name, (seat, CHAIR))
            s.log("issue_won", "5.27", seat=seat, issue=name)
        elif place == CENTER:
            s.move_issue(name, None)
            kind = BOX.issues[name].type
            if kind in STILL_IN_EFFECT:
                s.center_results = (*s.center_results, kind)
                s.log("issue_in_effect", "5.27", issue=name)
            else:
                s.log("issue_not_won", "5.27", issue=name)
    s.captures = ()
    s.log("issues_counted", "5.27", **won)
    best = max(won.values())
    tied = tuple(seat for seat in SEATS if won[seat] == best)
    if len(tied) == 1:
        s.push(("win_conference", tied[0]))
    else:
        s.push(("break_tie_by_leader", tied, 0, ("win_conference",)))  # 4.52


@RULES.step("5.27")
def win_conference(s: Churchill, winner: str) -> None:
    """5.27 The winner takes a conference victory marker; the decision segment begins to his
    left."""
    s.conference_winner = winner
    s.conference_wins = {**s.conference_wins, winner: s.conference_wins[winner] + 1}
    s.phase = "decisions"
    s.log("conference_won", "5.27", seat=winner, number=s.conference)
