"""6.3.1, 6.3.2, 10.0 Campaigns and theatres: when they end, who wins them, what opens next."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.rules import Refusal
from ....engine.values import Action, Part
from ..box.components import CAMPAIGNS, SPACES, THEATRES, Campaign, spaces_of
from ..state import BOTH, RULES, Blitzkrieg, act
from .markers import shift

# 6.3.2 Effects that are worth nothing once their theatre is closed.
IDLE = ("none", "tactical")


def score(s: Blitzkrieg, seat: str, parts: tuple[Part, ...], rule: str) -> None:
    """5.5 Points for a seat, and what they are for."""
    gained = sum(part[1] for part in parts)
    total = s.points[seat] + gained
    s.points = {**s.points, seat: total}
    s.log("points_gained", rule, parts, seat=seat, points=gained, total=total)


def marks(theatre: str, lead: int) -> int:
    """6.3.1 The extra points of a track: 1 from its first mark on, 2 from its second."""
    return sum(lead >= mark for mark in THEATRES[theatre].marks)


def _points(theatre: str, campaigns: Iterable[str], lead: int, rule: str) -> tuple[Part, ...]:
    """5.5 The points of some campaigns of a theatre, and once the extra points of its track."""
    parts = [(f"campaign:{c}", CAMPAIGNS[c].points, rule) for c in campaigns]
    extra = marks(theatre, lead)
    return (*parts, ("marks", extra, "6.3.1")) if extra else tuple(parts)


def is_full(s: Blitzkrieg, campaign: str, taken: str = "") -> bool:
    """2.1 Are all spaces of a campaign taken, or would they be with one more?"""
    tokens = s.tokens
    for space in CAMPAIGNS[campaign].spaces:  # noqa: SIM110  (after every unit: a plain loop)
        if space not in tokens and space != taken:
            return False
    return True


def settle(s: Blitzkrieg, seat: str, campaign: Campaign) -> None:
    """6.3 What a unit has won when the marker has moved: the theatre (6.3.2), or else a campaign
    whose last space it took (6.3.1)."""
    theatre = campaign.theatre
    if s.lead(seat, theatre) >= THEATRES[theatre].closes:
        close_theatre(s, seat, theatre)
    elif is_full(s, campaign.id):
        complete(s, seat, campaign)


# -- 6.3.1, 10.2 A campaign is completed -----------------------------------------------------------


def rule_of_completing(s: Blitzkrieg) -> str:
    """6.3.1, 10.2 The rule by which a campaign is completed."""
    return "10.2" if s.nippon else "6.3.1"


def completing(
    s: Blitzkrieg, seat: str, campaign: Campaign, lead: int
) -> tuple[tuple[str, ...], tuple[Part, ...]]:
    """6.3.1, 10.2 Who gets a campaign that is completed where `seat` leads by `lead`, and what for
    each of them: who has the marker on his half, both where it is in the middle."""
    winners = s.seats if lead == 0 else (seat if lead > 0 else s.other(seat),)
    rule = rule_of_completing(s)
    return winners, _points(campaign.theatre, (campaign.id,), abs(lead), rule)


def complete(s: Blitzkrieg, seat: str, campaign: Campaign, carried: int = 0) -> None:
    """6.3.1, 10.2 The last space was taken: points; in Nippon the marker goes on, by what was
    `carried` to here."""
    theatre, rule = campaign.theatre, rule_of_completing(s)
    winners, parts = completing(s, seat, campaign, s.lead(seat, theatre))
    s.won = {**s.won, campaign.id: BOTH if len(winners) > 1 else winners[0]}
    _leave(s, theatre)
    s.log("campaign_completed", rule, seat=seat, campaign=campaign.id, winners=winners)
    for winner in winners:
        score(s, winner, parts, rule)
    if s.nippon:
        _take_marker(s, theatre)
        s.push(("open_next", seat, theatre, carried))


def _leave(s: Blitzkrieg, theatre: str) -> None:
    """2.2 A theatre whose campaigns are all completed: nothing is left to win there."""
    if all(campaign in s.won for campaign in THEATRES[theatre].campaigns):
        s.closed = (*s.closed, theatre)
        s.look_again(theatre)


def _take_marker(s: Blitzkrieg, theatre: str) -> None:
    """10.2 The marker leaves a campaign that has ended."""
    s.markers = {t: at for t, at in s.markers.items() if t != theatre}


# -- 6.3.2, 10.3 A theatre is closed ---------------------------------------------------------------


def rule_of_closing(s: Blitzkrieg) -> str:
    """6.3.2, 10.3 The rule by which a theatre is closed."""
    return "10.3" if s.nippon else "6.3.2"


def freed(s: Blitzkrieg, theatre: str, taken: str = "") -> tuple[str, ...]:
    """6.3.2, 10.3 The free spaces that take effect if a theatre is closed now, or by a unit on one
    more space."""
    return tuple(
        x
        for x in spaces_of(theatre)
        if x not in s.tokens and x != taken and SPACES[x].effect not in IDLE
    )


def undecided(s: Blitzkrieg, theatre: str) -> tuple[str, ...]:
    """6.3.2 The campaigns of a theatre that nobody has got yet."""
    return tuple(c for c in THEATRES[theatre].campaigns if c not in s.won)


def closing(s: Blitzkrieg, theatre: str, lead: int) -> tuple[Part, ...]:
    """6.3.2, 10.3 What a closed theatre is worth: all campaigns that were not completed before, and
    once the extra points of the track."""
    return _points(theatre, undecided(s, theatre), lead, rule_of_closing(s))


def close_theatre(s: Blitzkrieg, seat: str, theatre: str) -> None:
    """6.3.2, 10.3 The marker has reached the end of a seat's half: all campaigns there are over,
    and what lies free takes effect for the winner."""
    s.closed = (*s.closed, theatre)
    s.look_again(theatre)
    s.log("theatre_closed", rule_of_closing(s), seat=seat, theatre=theatre)
    s.push(("free_effects", seat, theatre, freed(s, theatre)), ("score_theatre", seat, theatre))


@RULES.step("6.3.2")
def free_effects(s: Blitzkrieg, seat: str, theatre: str, left: tuple[str, ...]) -> None:
    """6.3.2, 10.3 The effects of the free spaces, in any order: the player is asked where it
    matters. Propaganda comes first, since nothing depends on it; the automaton goes from top to
    bottom and left to right."""
    if not left:
        return
    told = [x for x in left if SPACES[x].effect == "propaganda"]
    alike = len({SPACES[x][4:] for x in left}) == 1
    if alike or told or seat == s.automaton:
        first = left[0] if seat == s.automaton or not told else told[0]
        rest = tuple(x for x in left if x != first)
        s.push(("apply_effect", seat, first), ("free_effects", seat, theatre, rest))
    else:
        s.push(("next_effect", seat, theatre, left))


@RULES.decision("6.3.2")
class next_effect:
    """6.3.2, 10.3 The winner chooses which free space takes effect next."""

    @staticmethod
    def actions(s: Blitzkrieg, seat: str, theatre: str, left: tuple[str, ...]) -> Iterable[Action]:
        """Any of those that are left."""
        return [act("use", space=space) for space in left]

    @staticmethod
    def take(s: Blitzkrieg, action: Action, seat: str, theatre: str, left: tuple[str, ...]) -> None:
        """Apply it; the others follow."""
        rest = tuple(x for x in left if x != action["space"])
        s.push(("apply_effect", seat, action["space"]), ("free_effects", seat, theatre, rest))

    @staticmethod
    def refuse(
        s: Blitzkrieg, action: Action, seat: str, theatre: str, left: tuple[str, ...]
    ) -> Refusal | None:
        """Only free spaces of this theatre, each once."""
        if action.kind == "use":
            return "no-effect-left", "6.3.2", {"space": action["space"], "theatre": theatre}
        return None


@RULES.step("6.3.2")
def score_theatre(s: Blitzkrieg, seat: str, theatre: str) -> None:
    """6.3.2, 10.3 The points; in Nippon the marker goes on, by the steps beyond the end too."""
    lead = s.lead(seat, theatre)
    parts = closing(s, theatre, lead)
    s.won = {**s.won, **dict.fromkeys(undecided(s, theatre), seat)}
    score(s, seat, parts, rule_of_closing(s))
    if s.nippon:
        carried = lead - THEATRES[theatre].closes + 1
        _take_marker(s, theatre)
        s.push(("open_next", seat, theatre, carried))


# -- 10.2 The next campaign is opened --------------------------------------------------------------


def next_campaigns(s: Blitzkrieg, theatre: str) -> tuple[str, ...]:
    """10.2 The campaigns that may be opened: unopened ones with a link, or any if none has."""
    unopened = s.unopened()
    linked = tuple(t for t in THEATRES[theatre].links if t in unopened)
    return linked or unopened


@RULES.step("10.2")
def open_next(s: Blitzkrieg, seat: str, theatre: str, carried: int) -> None:
    """10.2, 10.3 Who ended a campaign opens another one; 20.2 for the automaton the player does.
    If there is none left, the marker leaves the board."""
    found = next_campaigns(s, theatre)
    if not found:
        s.log("marker_left", "10.2", seat=seat, theatre=theatre)
    elif len(found) == 1:
        open_campaign(s, seat, theatre, found[0], carried)
    else:
        chooser = s.other(seat) if seat == s.automaton else seat
        s.push(("choose_campaign", chooser, seat, theatre, carried))


@RULES.decision("10.2")
class choose_campaign:
    """10.2, 20.2 Which campaign is opened next."""

    @staticmethod
    def actions(
        s: Blitzkrieg, seat: str, ended_by: str, theatre: str, carried: int
    ) -> Iterable[Action]:
        """Those with a link, or any unopened one if there are none."""
        return [act("open", theatre=t) for t in next_campaigns(s, theatre)]

    @staticmethod
    def take(
        s: Blitzkrieg, action: Action, seat: str, ended_by: str, theatre: str, carried: int
    ) -> None:
        """Put the marker there."""
        open_campaign(s, ended_by, theatre, action["theatre"], carried)

    @staticmethod
    def refuse(
        s: Blitzkrieg, action: Action, seat: str, ended_by: str, theatre: str, carried: int
    ) -> Refusal | None:
        """Not one that was opened before, nor one without a link while there are some with."""
        if action.kind != "open":
            return None
        wanted = action["theatre"]
        if wanted not in s.unopened():
            return "opened-before", "10.2", {"theatre": wanted}
        return "not-linked", "10.2", {"theatre": wanted, "ended": theatre}


def open_campaign(s: Blitzkrieg, seat: str, ended: str, theatre: str, carried: int) -> None:
    """10.2, 10.3 The marker goes to the middle of the new track, and on by what was carried over,
    for the automaton one more (20.2); a track is never closed by that. A campaign that scientists
    have filled before it opened is completed at once, its marker in the middle, and what was
    carried goes on to the next."""
    s.markers = {**s.markers, theatre: 0}
    s.look_again(theatre)
    s.log("campaign_opened", "10.2", seat=seat, theatre=theatre, ended=ended)
    campaign = CAMPAIGNS[THEATRES[theatre].campaigns[0]]
    if is_full(s, campaign.id):
        complete(s, seat, campaign, carried)
        return
    parts: list[Part] = [("carried", carried, "10.3")] if carried else []
    if seat == s.automaton:
        parts.append(("automaton_step", 1, "20.2"))
    steps = min(sum(part[1] for part in parts), THEATRES[theatre].closes - 1)
    shift(s, seat, theatre, steps, "10.3" if carried else "20.2", tuple(parts))
