"""6.0 Decision segment: seven activities, each from the left of the conference winner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ....engine.rules import Refusal
from ....engine.values import Action, Part
from ..box.components import BOX, BOXES, FRONTS, GLOBALS, KINDS, SEATS, THEATERS, TYPES
from ..state import RULES, Churchill, act, from_left_of

BASE_PRODUCTION = {"us": 6, "uk": 4, "ussr": 3}  # 6.31
DIRECTED_COST = 2  # 6.7
A_BOMB_SUCCESS = 4  # 6.10
LEADERSHIP_WIN_BONUS = 2  # 6.92
COMMAND_BONUS = 1  # 6.91


# What is asked of the pieces at every marker.
OF_KIND = {k: tuple(n for n, i in BOX.issues.items() if i.kind == k) for k in KINDS}
OF_TYPE = {t: tuple(n for n, i in BOX.issues.items() if i.type == t) for t in TYPES}
TRACKS = tuple((f, t.theater, t.axis, len(t.spaces) - 1) for f in FRONTS for t in (BOX.tracks[f],))


def in_order(s: Churchill) -> tuple[str, str, str]:
    """6.0 The seats in the order of the segment: from the left of the conference winner."""
    assert s.conference_winner is not None
    return from_left_of(s.conference_winner)


def won(s: Churchill, seat: str, kind: str) -> Iterator[str]:
    """The issues of a kind that a seat won in this conference."""
    issues = s.issues
    for name in OF_KIND[kind]:
        place = issues[name]
        if place is not None and place[0] == seat:
            yield name


def winner_of(s: Churchill, type_: str) -> str | None:
    """Who won the issue of a type of which there is one counter; None if nobody did."""
    for name in OF_TYPE[type_]:
        place = s.issues[name]
        if isinstance(place, tuple):
            return place[0]
    return None


def open_fronts(s: Churchill, theater: str | None = None) -> Iterator[str]:
    """Fronts that may be given offensive support by choice: with an entry space,
    in a theater at war (6.5, 7.8)."""
    fronts, fallen = s.fronts, s.surrendered
    for front, where, axis, end in TRACKS:
        if fronts[front] < end and axis not in fallen and (theater is None or theater == where):
            yield front


def open_boxes(s: Churchill, theater: str | None = None) -> Iterator[str]:
    """Theater boxes with room for naval support (6.5)."""
    naval, limit = s.naval, BOX.limits.naval_per_box
    for box in BOXES:
        if naval[box] < limit and (theater is None or theater == theater_of(box)):
            yield box


def theater_of(box: str) -> str:
    """Europe or the Pacific; the Arctic box is European (3.25)."""
    return "europe" if box == "arctic" else BOX.tracks[box].theater


@cache
def support(front: str) -> Action:
    """The action of placing one offensive support marker."""
    return act("support", front=front)


@cache
def naval(box: str) -> Action:
    """The action of placing one naval support marker."""
    return act("naval", box=box)


def place_marker(s: Churchill, seat: str, action: Action, rule: str, **why: str) -> None:
    """6.5 One offensive or naval support marker where the action says; `why` if it was not free
    to go anywhere."""
    if action.kind == "naval":
        put_naval(s, seat, action["box"], rule, **why)
    else:
        put_support(s, seat, action["front"], rule, **why)


def put_support(s: Churchill, seat: str, front: str, rule: str, **why: str) -> None:
    """6.5 One offensive support marker into the entry space of a front."""
    entry = s.entry(front)
    assert entry is not None
    s.put_support(front, 1)
    s.log("support_placed", rule, seat=seat, front=front, space=entry.id, amount=1, **why)


def put_naval(s: Churchill, seat: str, box: str, rule: str, **why: str) -> None:
    """6.5 One naval support marker into a theater box."""
    s.put_naval(box, 1)
    s.log("naval_placed", rule, seat=seat, box=box, amount=1, **why)


def refuse_marker(s: Churchill, action: Action) -> Refusal | None:
    """6.5, 7.8 Why a support marker cannot go where the action says."""
    if action.kind == "naval":
        box = action["box"]
        if s.naval[box] >= BOX.limits.naval_per_box:
            return "box-full", "6.5", {"box": box}
    elif action.kind == "support":
        front = action["front"]
        if front == "arctic":
            return "no-offensive-in-arctic", "3.25", {}
        if s.is_over(front):
            return "theater-over", "7.8", {"front": front}
        if s.entry(front) is None:
            return "no-entry-space", "6.5", {"front": front}
    return None


# -- 6.1 Place Directed Offensives ---------------------------------------------------------------


@RULES.step("6.1")
def place_directed_offensives(s: Churchill) -> None:
    """6.1 Each player places the Directed Offensives he won, from the left of the winner."""
    s.push(*(("place_directed", seat) for seat in in_order(s)))


@RULES.step("6.1")
def place_directed(s: Churchill, seat: str) -> None:
    """6.1 One player's Directed Offensives, one after another, while a front can take one."""
    if any(directed_offensive.actions(s, seat)):
        s.push(("directed_offensive", seat))


@cache
def direct(issue: str, front: str) -> Action:
    """The action of placing a Directed Offensive on the entry space of a front."""
    return act("direct", issue=issue, front=front)


@RULES.decision("6.1")
class directed_offensive:
    """6.1 A won Directed Offensive goes to the entry space of any front, whoever owns it."""

    @staticmethod
    def actions(s: Churchill, seat: str) -> Iterable[Action]:
        """Every won issue on every front with an entry space,
        outside surrendered theaters (7.8)."""
        return (
            direct(name, front)
            for name in won(s, seat, "directed_offensive")
            if name not in s.directed
            for front in open_fronts(s)
        )

    @staticmethod
    def take(s: Churchill, action: Action, seat: str) -> None:
        """The owner of the flag will owe two production there (6.7)."""
        issue, front = action["issue"], action["front"]
        entry = s.entry(front)
        assert entry is not None
        s.directed = {**s.directed, issue: (front, DIRECTED_COST)}
        s.log("directed_placed", "6.1", seat=seat, issue=issue, front=front, space=entry.id)
        s.push(("place_directed", seat))

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str) -> Refusal | None:
        """Not in the Arctic, at the end of a track, or in a surrendered theater."""
        front = action["front"]
        if front == "arctic":
            return "no-directed-in-arctic", "6.7", {}
        if action["issue"] not in won(s, seat, "directed_offensive"):
            return "issue-not-won", "6.1", {"issue": action["issue"], "seat": seat}
        return refuse_marker(s, support(front))


# -- 6.2 Conditional issues ----------------------------------------------------------------------


@RULES.step("6.2")
def determine_conditional_issues(s: Churchill) -> None:
    """6.2 A conditional issue takes effect only if it ended the meeting in the center."""
    for type_, rule in (("second_front", "6.21"), ("ussr_declares_war", "6.22")):
        if type_ in s.center_results:
            s.log("condition_met", rule, issue=type_)
        else:
            holder = winner_of(s, type_)
            if holder is not None:
                s.log("condition_blocked", rule, issue=type_, seat=holder)


# -- 6.3 Production ------------------------------------------------------------------------------


def production_parts(s: Churchill) -> dict[str, list[Part]]:
    """6.31, 6.32 What each power's production is made of, once the meeting is decided."""
    parts: dict[str, list[Part]] = {
        seat: [("base_production", BASE_PRODUCTION[seat], "6.31")] for seat in SEATS
    }
    for seat in SEATS:  # 6.32 issues named for a player and won by another
        for name in won(s, seat, "production"):
            owner = BOX.issues[name].owner
            assert owner is not None
            if owner != seat:
                parts[seat].append((f"production_taken:{owner}", 1, "6.32"))
                parts[owner].append((f"production_lost_to:{seat}", -1, "6.32"))
    if "strategic_materials" in s.center_results:  # 6.32
        for seat in SEATS:
            parts[seat].append(("strategic_materials", 1, "6.32"))
    else:
        holder = winner_of(s, "strategic_materials")
        if holder is not None:
            parts[holder].append(("strategic_materials", 1, "6.32"))
    if s.naval["arctic"] >= BOX.arctic.ussr_production_at:  # 6.32, 7.4
        parts["ussr"].append(("arctic_convoys", BOX.arctic.ussr_production, "6.32"))
    for power, amount, reason in s.grants:
        parts[power].append((reason, amount, "6.32"))
    return parts


@RULES.step("6.3")
def receive_production(s: Churchill) -> None:
    """6.3 All players receive their production markers at the same time."""
    parts = production_parts(s)
    for seat in SEATS:
        amount = max(sum(p[1] for p in parts[seat]), 0)
        s.production = {**s.production, seat: amount}
        s.log("production_received", "6.3", tuple(parts[seat]), seat=seat, amount=amount)


# -- 6.4 Production marker allocation --------------------------------------------------------------


@RULES.step("6.4")
def allocate_all_production(s: Churchill) -> None:
    """6.4 Each player in turn allocates all his production."""
    early = s.options["leadership_timing"] == "allocation"
    for seat in reversed(in_order(s)):
        if early:
            s.push(("leadership_bonuses", seat))
        s.push(("allocate", seat))
    if early:
        s.push(("name_commanders",))  # before any bonus is placed (6.91)


@RULES.step("6.4")
def allocate(s: Churchill, seat: str) -> None:
    """6.4 One player's next marker: first what the card orders, then Directed Offensives,
    then as he likes."""
    if s.production[seat] == 0:
        _report_unsatisfied(s, seat)
        return
    for i, (power, amount, _, _) in enumerate(s.commitments):
        if power == seat and amount > 0:
            s.push(("commit_next", seat, i))
            return
    owed = _owed(s, seat)
    if not owed:
        s.push(("allocate_free", seat))
    elif len(owed) == 1 or sum(s.directed[d][1] for d in owed) <= s.production[seat]:
        s.push(("fulfil", seat, owed[0]))
    else:
        s.push(("fulfil_directed", seat))


def _owed(s: Churchill, seat: str) -> list[str]:
    """6.7 The Directed Offensives under a seat's flag to which it still owes production."""
    return [d for d, (_, n) in s.directed.items() if n and BOX.issues[d].owner == seat]


def directed_spent(s: Churchill, seat: str) -> dict[str, int]:
    """6.7 The Directed Offensives that have used production of a seat, and how much each."""
    own = {name: n for name, (_, n) in s.directed.items() if BOX.issues[name].owner == seat}
    return {name: DIRECTED_COST - n for name, n in own.items() if n < DIRECTED_COST}


def _report_unsatisfied(s: Churchill, seat: str) -> None:
    for name in _owed(s, seat):
        front, owed = s.directed[name]
        s.log("directed_unsatisfied", "6.7", seat=seat, issue=name, front=front, amount=owed)
    for power, amount, _, where in s.commitments:
        if power == seat and amount:
            s.log("commitment_unmet", "6.6", seat=seat, amount=amount, where=where)


def _spend(s: Churchill, seat: str) -> None:
    s.production = {**s.production, seat: s.production[seat] - 1}


# -- 6.5 Military support, 6.8 Pol-Mil, 6.10.2 A-bomb: free allocation ----------------------------


@cache
def activate(issue: str) -> Action:
    """The action of activating a won Pol-Mil issue."""
    return act("activate", issue=issue)


FUND_RESEARCH = act("research")


@RULES.step("6.4")
def allocate_free(s: Churchill, seat: str) -> None:
    """6.4 What is left is allocated freely; markers without any lawful use are lost."""
    if any(allocate_production.actions(s, seat)):
        s.push(("allocate_production", seat))
    else:
        lost = s.production[seat]
        s.production = {**s.production, seat: 0}
        s.log("production_lost", "6.4", seat=seat, amount=lost)


@RULES.decision("6.4")
class allocate_production:
    """6.4 One production marker: offensive or naval support, a Pol-Mil issue,
    or A-bomb research."""

    @staticmethod
    def actions(s: Churchill, seat: str) -> Iterable[Action]:
        """6.5 support on any front, naval in any box with room; 6.8 own Pol-Mil issues;
        6.10.2 research."""
        yield from map(support, open_fronts(s))
        yield from map(naval, open_boxes(s))
        for name in won(s, seat, "pol_mil"):
            if name not in s.activated:
                yield activate(name)
        if winner_of(s, "a_bomb_research") and not s.us_has_bomb():
            yield FUND_RESEARCH

    @staticmethod
    def take(s: Churchill, action: Action, seat: str) -> None:
        """The marker is spent, and its effect stands."""
        _spend(s, seat)
        if action.kind == "activate":
            activate_pol_mil(s, seat, action["issue"])
        elif action.kind == "research":
            s.put_research(f"production:{seat}", 1)
            s.log("research_funded", "6.10.2", seat=seat)
        else:
            place_marker(s, seat, action, "6.5")
        s.push(("allocate", seat))

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str) -> Refusal | None:
        """Full boxes, surrendered theaters, issues not won or already active,
        no research to fund."""
        if action.kind == "activate":
            issue = action["issue"]
            if issue in s.activated:
                return "already-activated", "6.8", {"issue": issue}
            return "issue-not-won", "6.8", {"issue": issue, "seat": seat}
        if action.kind == "research":
            return "no-research", "6.10.2", {}
        return refuse_marker(s, action)


def activate_pol_mil(s: Churchill, seat: str, issue: str) -> None:
    """6.81 An activated X/Y issue gives X alignment markers and Y networks."""
    counter = BOX.issues[issue]
    s.activated = (*s.activated, issue)
    s.gain(seat, counter.clandestine, counter.political)
    s.log(
        "pol_mil_activated",
        "6.81",
        seat=seat,
        issue=issue,
        networks=counter.clandestine,
        alignments=counter.political,
    )


# -- 6.6 Conference card production allocation ----------------------------------------------------


def _commitment_actions(s: Churchill, number: int) -> list[Action]:
    """6.6 Where the next marker of a commitment may go; naval for a full box becomes offensive."""
    _, _, kind, where = s.commitments[number]
    out = []
    if kind in ("naval", "either"):
        out += [naval(b) for b in where if s.naval[b] < BOX.limits.naval_per_box]
    if kind in ("offensive", "either") or not out:
        out += [support(f) for f in where if f != "arctic" and s.entry(f) is not None]
    return out


@RULES.step("6.6")
def commit_next(s: Churchill, seat: str, number: int) -> None:
    """6.6 The next marker that the conference card orders; no choice where there is only one
    place."""
    _, _, kind, where = s.commitments[number]
    places = _commitment_actions(s, number)
    if kind != "a_bomb" and len(places) > 1:
        s.push(("commit_production", seat, number))
        return
    _commitment_met(s, seat, number)
    if kind == "a_bomb":
        s.put_research(f"production:{seat}", 1)
        s.log("research_funded", "6.6", seat=seat)
    elif not places:
        s.log("commitment_lost", "6.6", seat=seat, where=where)
    else:
        place_marker(s, seat, places[0], "6.6", why="ordered")


def _commitment_met(s: Churchill, seat: str, number: int) -> None:
    power, amount, kind, where = s.commitments[number]
    s.commitments = (
        *s.commitments[:number],
        (power, amount - 1, kind, where),
        *s.commitments[number + 1 :],
    )
    _spend(s, seat)
    s.push(("allocate", seat))


@RULES.decision("6.6")
class commit_production:
    """6.6 Production that the conference card orders, where it leaves a choice."""

    @staticmethod
    def actions(s: Churchill, seat: str, number: int) -> Iterable[Action]:
        """The places that the card names."""
        return _commitment_actions(s, number)

    @staticmethod
    def take(s: Churchill, action: Action, seat: str, number: int) -> None:
        """The marker goes there."""
        _commitment_met(s, seat, number)
        place_marker(s, seat, action, "6.6", why="ordered")

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str, number: int) -> Refusal | None:
        """The card's orders come before all else (6.4)."""
        return "card-orders-first", "6.4", {"seat": seat}


# -- 6.7 Directed Offensives ----------------------------------------------------------------------


@RULES.step("6.7")
def fulfil(s: Churchill, seat: str, issue: str) -> None:
    """6.7 One marker for a Directed Offensive: naval until an amphibious entry has enough,
    else offensive."""
    front, owed = s.directed[issue]
    entry = s.entry(front)
    assert entry is not None
    s.directed = {**s.directed, issue: (front, owed - 1)}
    _spend(s, seat)
    if s.naval[front] < entry.naval:
        put_naval(s, seat, front, "6.7", why="directed", issue=issue)
    else:
        put_support(s, seat, front, "6.7", why="directed", issue=issue)
    s.push(("allocate", seat))


@RULES.decision("6.7")
class fulfil_directed:
    """6.7 Too little production for all one's Directed Offensives:
    which one gets the next marker?

    Ruling: this is asked for each marker, so two may be satisfied in part; the text allows partial
    satisfaction and does not say that one must be complete before the next begins.
    """

    @staticmethod
    def actions(s: Churchill, seat: str) -> Iterable[Action]:
        """Those that are still owed something."""
        return (act("fulfil", issue=name) for name in _owed(s, seat))

    @staticmethod
    def take(s: Churchill, action: Action, seat: str) -> None:
        """The marker goes to its front."""
        s.push(("fulfil", seat, action["issue"]))

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str) -> Refusal | None:
        """Directed Offensives come before free allocation (6.4)."""
        return "directed-first", "6.4", {"seat": seat}


# -- 6.9 Theater leadership -----------------------------------------------------------------------


@RULES.step("6.9")
def settle_theater_leadership(s: Churchill) -> None:
    """6.9 Commanders are named, then the bonuses are placed."""
    if s.options["leadership_timing"] == "allocation":
        return  # done during allocation, as 6.4 allows
    s.push(("name_commanders",), *(("leadership_bonuses", seat) for seat in in_order(s)))


@RULES.step("6.92")
def name_commanders(s: Churchill) -> None:
    """6.92 Who won a leadership issue names the commander, the US or the UK;
    from the left of the winner (6.0). One marker in each theater shows who has it (3.26)."""
    s.push(
        *(
            ("name_commander", seat, theater)
            for seat in in_order(s)
            for theater in THEATERS
            if winner_of(s, f"theater_leadership_{theater}") == seat
        )
    )


@RULES.decision("6.92")
class name_commander:
    """6.92 The winner of a Theater Leadership issue names the US or the UK; never the USSR."""

    @staticmethod
    def actions(s: Churchill, seat: str, theater: str) -> Iterable[Action]:
        """The US or the UK."""
        return (act("command", theater=theater, power=power) for power in ("us", "uk"))

    @staticmethod
    def take(s: Churchill, action: Action, seat: str, theater: str) -> None:
        """The marker of that power commands the theater."""
        power = action["power"]
        s.leadership = {**s.leadership, theater: power}
        s.log("commander_named", "6.92", seat=seat, theater=theater, power=power)

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str, theater: str) -> Refusal | None:
        """The USSR commands no theater."""
        if action["power"] == "ussr":
            return "ussr-never-commands", "6.92", {}
        return None


@RULES.step("6.91")
def leadership_bonuses(s: Churchill, seat: str) -> None:
    """6.91, 6.92 One marker for each theater commanded, two for each leadership issue won,
    two more for both."""
    pools = bonus_pools(s, seat)
    for theater, parts in pools:
        amount = sum(p[1] for p in parts)
        s.log("leadership_bonus", "6.91", tuple(parts), seat=seat, theater=theater, amount=amount)
    s.push(
        *(("leadership_bonus", seat, theater, sum(p[1] for p in parts)) for theater, parts in pools)
    )


def bonus_pools(s: Churchill, seat: str) -> list[tuple[str, list[Part]]]:
    """6.91, 6.92 The bonus markers of a power, for each theater or "any", and what gives them."""
    pools: list[tuple[str, list[Part]]] = []
    for theater in THEATERS:
        parts: list[Part] = []
        if s.leadership[theater] == seat:
            parts.append(("command", COMMAND_BONUS, "6.91"))
        if winner_of(s, f"theater_leadership_{theater}") == seat:
            parts.append(("leadership_won", LEADERSHIP_WIN_BONUS, "6.92"))
        if parts:
            pools.append((theater, parts))
    if all(winner_of(s, f"theater_leadership_{t}") == seat for t in THEATERS):
        pools.append(("any", [("both_leaderships_won", LEADERSHIP_WIN_BONUS, "6.92")]))
    return pools


@RULES.step("6.91")
def leadership_bonus(s: Churchill, seat: str, theater: str, amount: int) -> None:
    """6.91 The next bonus marker; lost if no place in the theater can take one."""
    if amount == 0:
        return
    if any(place_bonus.actions(s, seat, theater, amount)):
        s.push(("place_bonus", seat, theater, amount))
    else:
        s.log("bonus_lost", "6.91", seat=seat, theater=theater, amount=amount)


@RULES.decision("6.91")
class place_bonus:
    """6.91, 6.92 A bonus marker of theater leadership: offensive or naval support in that
    theater."""

    @staticmethod
    def actions(s: Churchill, seat: str, theater: str, amount: int) -> Iterable[Action]:
        """Any front at war and any box with room, in the theater or, for both issues won,
        anywhere."""
        where = None if theater == "any" else theater
        yield from map(support, open_fronts(s, where))
        yield from map(naval, open_boxes(s, where))

    @staticmethod
    def take(s: Churchill, action: Action, seat: str, theater: str, amount: int) -> None:
        """The marker goes there."""
        place_marker(s, seat, action, "6.92", why="bonus")
        s.push(("leadership_bonus", seat, theater, amount - 1))

    @staticmethod
    def refuse(
        s: Churchill, action: Action, seat: str, theater: str, amount: int
    ) -> Refusal | None:
        """Full boxes, surrendered theaters, and places outside the theater."""
        told = refuse_marker(s, action)
        if told:
            return told
        place = action.get("front") or action.get("box")
        if theater != "any" and place and theater_of(place) != theater:
            return "other-theater", "6.92", {"theater": theater}
        return None


# -- 6.10 A-Bomb Research -------------------------------------------------------------------------


@RULES.step("6.10")
def research_a_bomb(s: Churchill) -> None:
    """6.10 If the issue was won: a die, +1 for each production marker,
    4 or more advances the US pawn on its track (3.24)."""
    holder = winner_of(s, "a_bomb_research")
    if holder is None:
        return
    if s.us_has_bomb():
        s.log("research_done", "6.10")
    else:
        rolled = s.roll(6)
        parts: tuple[Part, ...] = (
            ("die", rolled, "6.10"),
            *((source, n, "6.10.2") for source, n in merged(s.research)),
        )
        result = sum(p[1] for p in parts)
        success = result >= A_BOMB_SUCCESS
        s.log("research_rolled", "6.10", parts, roll=rolled, total=result, success=success)
        if success:
            advance_pawn(s, "us", "6.10")
    if holder == "ussr":  # 6.10.1 Manhattan Spy Ring
        if s.a_bomb["ussr"] < len(BOX.a_bomb) - 1:
            advance_pawn(s, "ussr", "6.10.1")
        else:
            s.log("spies_done", "6.10.1")


def merged(research: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """The modifiers of the research roll, those of one source added up."""
    sums: dict[str, int] = {}
    for source, n in research:
        sums[source] = sums.get(source, 0) + n
    return list(sums.items())


def advance_pawn(s: Churchill, power: str, rule: str) -> None:
    """6.10 A pawn one space along the A-bomb track."""
    s.a_bomb = {**s.a_bomb, power: s.a_bomb[power] + 1}
    s.log("pawn_advanced", rule, seat=power, space=BOX.a_bomb[s.a_bomb[power]])


# -- 6.11 Global issues ---------------------------------------------------------------------------

# The two powers that each global issue is between.
BETWEEN = {
    "churchill_roosevelt": ("uk", "us"),
    "churchill_stalin": ("uk", "ussr"),
    "roosevelt_stalin": ("us", "ussr"),
}


@RULES.step("6.11")
def settle_global_issue(s: Churchill) -> None:
    """6.11 The winner moves one of his two global issues toward himself, if he can."""
    holder = winner_of(s, "global_issue")
    if holder is None:
        return
    choices = list(global_issue.actions(s, holder))
    if not choices:
        s.log("global_issue_idle", "6.11", seat=holder)
    elif len(choices) == 1:
        move_global_issue(s, holder, choices[0]["pawn"], alone=True)
    else:
        s.push(("global_issue", holder))


def move_global_issue(s: Churchill, seat: str, pawn: str, *, alone: bool = False) -> None:
    """6.11 From neutral or from the other's side to one's own; never back to neutral. It may be the
    one that is left (`alone`): then there is nothing to choose."""
    before = s.global_issues[pawn]
    s.global_issues = {**s.global_issues, pawn: seat}
    s.log("global_issue_moved", "6.11", seat=seat, pawn=pawn, before=before, alone=alone)


@RULES.decision("6.11")
class global_issue:
    """6.11 The winner of the Global Issue chooses which of his two moves to his side."""

    @staticmethod
    def actions(s: Churchill, seat: str) -> Iterable[Action]:
        """Those of his two that are not on his side yet."""
        return (
            act("move_global", pawn=pawn)
            for pawn in GLOBALS
            if seat in BETWEEN[pawn] and s.global_issues[pawn] != seat
        )

    @staticmethod
    def take(s: Churchill, action: Action, seat: str) -> None:
        """The pawn moves to his side."""
        move_global_issue(s, seat, action["pawn"])

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str) -> Refusal | None:
        """Only one's own two issues move, and only toward oneself."""
        pawn = action["pawn"]
        if seat not in BETWEEN[pawn]:
            return "not-your-global-issue", "6.11", {"pawn": pawn, "seat": seat}
        return "already-yours", "6.11", {"pawn": pawn, "seat": seat}
