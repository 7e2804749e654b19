"""7.6 Axis reserve placement, priority by priority."""

from __future__ import annotations

from ..box.components import BOX, FRONTS
from ..state import RULES, Churchill

ARMIES_HELD_IN_GERMANY = 2  # 7.62.1
PACIFIC_DRIVES = ("central_pacific", "southwest_pacific", "cbi")  # 7.64.3, 7.64.4
NAVY_STRIKES = 2  # 7.64.4: of six


def enters(s: Churchill, front: str, axis: str) -> bool:
    """Is the front about to enter this Axis power?

    Ruling for 7.62.1 and 7.64.1: its place decides, not its ships. A front before Japan that lacks
    naval support draws all Japanese armies too; the play note that it "cannot attempt to enter"
    belongs to the navy (7.64.4).
    """
    entry = s.entry(front)
    return entry is not None and entry.axis == axis


def place_armies(s: Churchill, front: str, amount: int, rule: str, why: str) -> None:
    """Armies into the entry space of a front (7.61)."""
    if amount > 0:
        s.armies = {**s.armies, front: s.armies[front] + amount}
        s.log("armies_placed", rule, front=front, amount=amount, why=why)


def to_germany(s: Churchill, front: str) -> int:
    """How many spaces a European front is from Germany."""
    return len(BOX.tracks[front].spaces) - 1 - s.fronts[front]


def odd_army(s: Churchill, fronts: list[str]) -> str:
    """7.72.4 Which of two to four fronts an odd army opposes: a die, rerolled where it does not
    divide evenly."""
    fair = 6 - 6 % len(fronts)
    while (rolled := s.roll(6)) > fair:
        s.log("odd_army_rerolled", "7.72.4", roll=rolled)
    front = fronts[(rolled - 1) * len(fronts) // fair]
    s.log("odd_army_rolled", "7.72.4", roll=rolled, front=front)
    return front


def split_evenly(s: Churchill, fronts: list[str], armies: int, rule: str, why: str) -> None:
    """7.72.4 Armies in an Axis power oppose all fronts that enter it evenly, odd ones at random."""
    each, odd = divmod(armies, len(fronts))
    extra = []
    left = list(fronts)
    for _ in range(odd):
        chosen = odd_army(s, left)
        left.remove(chosen)
        extra.append(chosen)
    for front in fronts:
        place_armies(s, front, each + (front in extra), rule, why)


def diverted(s: Churchill, axis: str, armies: int, rule: str) -> int:
    """5.11 Armies that the conference card sends to a front instead of dicing, if any are left for
    a die; returns those left."""
    for front, amount in ((front, n) for power, front, n in s.diverted if power == axis):
        goes_on = s.entry(front) is not None
        sent = min(amount, armies) if goes_on else 0
        place_armies(s, front, sent, rule, "card")
        if not sent:
            why = "none_left" if goes_on else "end_of_track"
            s.log("army_not_diverted", rule, axis=axis, front=front, why=why)
        armies -= sent
    return armies


# -- 7.62 Europe ----------------------------------------------------------------------------------


@RULES.step("7.62")
def place_european_reserves(s: Churchill) -> None:
    """7.62 German and Italian reserves, by priority; nothing once Germany has surrendered (7.8)."""
    if "germany" in s.surrendered:
        return
    left = s.reserves["german_army"]

    def send(front: str, amount: int, number: int, why: str) -> None:
        nonlocal left
        amount = min(amount, left)
        left -= amount
        place_armies(s, front, amount, f"7.62.{number}", why)

    western = s.fronts["western"]
    bolero = BOX.tracks["western"].index("bolero")
    # 7.62.1 Two armies stay in Germany if a front is about to enter it, against all (7.72.4).
    at_the_gates = [f for f in ("western", "eastern") if enters(s, f, "germany")]
    if at_the_gates:
        held = min(ARMIES_HELD_IN_GERMANY, left)
        left -= held
        split_evenly(s, at_the_gates, held, "7.62.1", "germany_held")
    # 7.62.2 One army against the Eastern Front.
    send("eastern", 1, 2, "eastern_front")
    # 7.62.3 Battle of the Atlantic: the navy, while the Western Front has not left its theater box.
    if western == 0 and s.reserves["german_navy"]:
        lost = -s.put_naval("western", -1)
        s.log("navy_sent", "7.62.3", axis="germany", box="western", amount=lost)
    # 7.62.4 Eastern Horde: four more armies until the Western Front has left UK/Bolero.
    if western <= bolero:
        send("eastern", 4, 4, "eastern_horde")
    # 7.62.5 Atlantic Wall: one army in Normandy while the Western Front is in UK/Bolero.
    if western == bolero:
        send("western", 1, 5, "atlantic_wall")
    # 7.62.6 After Normandy: two armies against the front closer to Germany, one each if as close.
    if western > bolero:
        gap = to_germany(s, "western") - to_germany(s, "eastern")
        if gap < 0:
            send("western", 2, 6, "closer_front")
        elif gap > 0:
            send("eastern", 2, 6, "closer_front")
        else:
            both = min(2, left)  # at random if only one is left (7.72.4)
            left -= both
            split_evenly(s, ["western", "eastern"], both, "7.62.6", "equally_close")
    # 7.62.7 The Italian army against the Mediterranean Front.
    if s.reserves["italian_army"]:
        place_armies(s, "mediterranean", s.reserves["italian_army"], "7.62.7", "italian_army")
    # 7.62.8 The rest at random: 1-2 Western, 3-4 Eastern, 5 Mediterranean, 6 the Arctic or there.
    left = diverted(s, "germany", left, "7.62.8")
    for _ in range(left):
        rolled = s.roll(6)
        if rolled == 6 and s.arctic_open():
            s.put_naval("arctic", -1)
            closed = not s.arctic_open()
            s.log("army_to_arctic", "7.62.8", roll=rolled, box="arctic", closed=closed)
        else:
            front = ("western", "western", "eastern", "eastern", "mediterranean", "mediterranean")[
                rolled - 1
            ]
            s.armies = {**s.armies, front: s.armies[front] + 1}
            s.log("army_rolled", "7.62.8", axis="germany", roll=rolled, front=front)


# -- 7.64 Pacific ---------------------------------------------------------------------------------


@RULES.step("7.64")
def place_pacific_reserves(s: Churchill) -> None:
    """7.64 Japanese reserves, by priority; nothing once Japan has surrendered (7.8)."""
    if "japan" in s.surrendered:
        return
    left = s.reserves["japanese_army"]

    def send(front: str, amount: int, number: int, why: str) -> None:
        nonlocal left
        amount = min(amount, left)
        left -= amount
        place_armies(s, front, amount, f"7.64.{number}", why)

    # 7.64.1 If a front is about to enter Japan, all armies stay there.
    at_the_gates = [f for f in FRONTS if enters(s, f, "japan")]
    if at_the_gates:
        split_evenly(s, at_the_gates, left, "7.64.1", "japan_held")
        left = 0
    # 7.64.2 Two armies against the Soviet Far East Front once it has left its theater box.
    if s.fronts["far_east"] > 0:
        send("far_east", 2, 2, "kwantung")
    # 7.64.3 One army against each front that is about to enter a B29 space.
    for front in PACIFIC_DRIVES:
        entry = s.entry(front)
        if entry is not None and entry.b29:
            send(front, 1, 3, "b29")
    # 7.64.4, 7.64.5 The Japanese navy.
    if s.reserves["japanese_navy"]:
        _send_japanese_navy(s)
    # 7.64.6 The rest at random: 1-2 Central Pacific, 3-4 Southwest Pacific, 5-6 CBI.
    left = diverted(s, "japan", left, "7.64.6")
    for _ in range(left):
        rolled = s.roll(6)
        front = PACIFIC_DRIVES[(rolled - 1) // 2]
        s.armies = {**s.armies, front: s.armies[front] + 1}
        s.log("army_rolled", "7.64.6", axis="japan", roll=rolled, front=front)


def _send_japanese_navy(s: Churchill) -> None:
    """7.64.4, 7.64.5 On 1-2 a navy strikes a front about to land, and may be lost in doing so."""
    landing = [f for f in PACIFIC_DRIVES if about_to_land(s, f)]
    if not landing:
        s.log("navy_without_target", "7.64.4", axis="japan")
        return
    rolled = s.roll(6)
    if rolled > NAVY_STRIKES:
        s.log("navy_stays", "7.64.4", axis="japan", roll=rolled)
        return
    box = landing[0]
    lost = -s.put_naval(box, -1)
    s.log("navy_strikes", "7.64.4", axis="japan", roll=rolled, box=box, amount=lost)
    rolled = s.roll(6)
    sunk = rolled <= 4
    if sunk:
        remove_reserve(s, "japanese_navy")
    s.log("navy_fate", "7.64.5", axis="japan", roll=rolled, sunk=sunk)


def about_to_land(s: Churchill, front: str) -> bool:
    """Is the front attempting to enter an amphibious space,
    with the naval support that takes (7.53)?"""
    entry = s.entry(front)
    return entry is not None and entry.amphibious and s.naval[front] >= entry.naval


# -- 7.63, 7.65 Military collapse -----------------------------------------------------------------


def remove_reserve(s: Churchill, reserve: str) -> bool:
    """7.63, 7.65 One reserve leaves the game for good; False if none is left."""
    if not s.reserves[reserve]:
        return False
    s.reserves = {**s.reserves, reserve: s.reserves[reserve] - 1}
    return True
