"""Hypothesis strategies for positions of Churchill: what ``game.position`` should accept."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from churchill_kit.games.churchill.box.components import BOX

SEATS = ("us", "uk", "ussr")
FIRST = {"training": 8, "tournament": 6, "campaign": 1}
GLOBALS = {
    "churchill_roosevelt": ("uk", "us"),
    "churchill_stalin": ("uk", "ussr"),
    "roosevelt_stalin": ("us", "ussr"),
}
LOST = {  # staff that a conference card may take away; no hand at the agenda holds it (5.13)
    effect["card"]
    for card in BOX.conferences.values()
    for band in card.bands
    for effect in band.effects
    if "card" in effect
}
WHERE = ("agenda", "meeting", "decisions", "war", "end")


def subset(items: Any, most: int | None = None) -> st.SearchStrategy[list[Any]]:
    """Some of `items`, each once, in any order."""
    return st.lists(st.sampled_from(list(items)), unique=True, max_size=most)


@st.composite
def positions(draw: Any, at: str | None = None) -> dict[str, Any]:
    """Entries of a possible position; each of them is sometimes left out."""
    scenario = draw(st.sampled_from(list(FIRST)))
    entries: dict[str, Any] = {
        "at": at or draw(st.sampled_from(WHERE)),
        "scenario": scenario,
        "seed": draw(st.integers(0, 2**32 - 1)),
        "conference": draw(st.integers(max(FIRST[scenario], 7), 10)),
        "turn": draw(st.sampled_from(SEATS)),
        "options": {
            "secret_agenda": draw(st.booleans()),
            "tiebreak_roll": draw(st.booleans()),
            "leadership_timing": draw(st.sampled_from(("activity_5", "allocation"))),
        },
    }
    entries |= draw(board())
    entries |= draw(table(entries))
    entries["rolls"] = draw(st.lists(st.integers(1, 10), max_size=4))
    needed = {"at", "scenario", "seed", "conference", "influence"}  # others depend on these
    needed |= {"fronts", "surrendered", "technology", "support", "issues"}
    optional = [key for key in entries if key not in needed]
    for key in draw(subset(optional, 5)):
        del entries[key]
    return entries


@st.composite
def board(draw: Any) -> dict[str, Any]:
    """The map: fronts anywhere, and all else as it can be then."""
    at = {f: draw(st.integers(0, len(t.spaces) - 1)) for f, t in BOX.tracks.items()}
    inside = {t.spaces[at[f]].axis for f, t in BOX.tracks.items()} & {"germany", "japan"}
    fallen = draw(st.sampled_from([(), ("germany",), ("japan",), ("germany", "japan")]))
    surrendered = sorted(inside | set(fallen))
    if at["mediterranean"] >= 2:
        surrendered.append("italy")
    technology = draw(
        st.sampled_from([{}, {"us": 1, "uk": 1}, {"ussr": 2}, dict.fromkeys(SEATS, 1)])
    )
    entry = [f for f, t in BOX.tracks.items() if at[f] < len(t.spaces) - 1]
    crowded = draw(st.sampled_from([None, None, "us", "ussr"]))  # one power nearly everywhere
    influence: dict[str, Any] = {}
    for location in BOX.locations:
        owner = draw(st.sampled_from((crowded,) * 6 + SEATS if crowded else (None, *SEATS)))
        aligned = draw(st.sampled_from((owner, owner, None, *SEATS)))
        place: dict[str, Any] = {}
        if owner:
            place["clandestine"] = (owner, draw(st.integers(1, 2)))
        if aligned and sum(p.get("political") == aligned for p in influence.values()) < 15:
            place["political"] = aligned
        influence[location] = place
    networks = [p["clandestine"] for p in influence.values() if "clandestine" in p]
    for power in SEATS:  # thirty each
        while sum(n for owner, n in networks if owner == power) > 30:
            double = next(p for p in influence.values() if p.get("clandestine") == (power, 2))
            double["clandestine"] = (power, 1)
            networks = [p["clandestine"] for p in influence.values() if "clandestine" in p]
    return {
        "fronts": {f: t.spaces[at[f]].id for f, t in BOX.tracks.items()},
        "surrendered": surrendered,
        "technology": technology if "germany" in surrendered else {},
        "naval": {b: draw(st.integers(0, 5)) for b in draw(subset((*BOX.tracks, "arctic")))},
        "support": {f: draw(st.integers(0, 9)) for f in draw(subset(entry or ["western"], 4))}
        if entry
        else {},
        "influence": influence,
        "global_issues": {
            pawn: draw(st.sampled_from(("neutral", *between))) for pawn, between in GLOBALS.items()
        },
        "leadership": {t: draw(st.sampled_from(("us", "uk"))) for t in ("europe", "pacific")},
        "a_bomb": {p: draw(st.sampled_from(BOX.a_bomb)) for p in ("us", "ussr")},
    }


@st.composite
def table(draw: Any, known: dict[str, Any]) -> dict[str, Any]:
    """The conference: issues anywhere, hands, leaders, what was won."""
    gone = set()
    if known["fronts"]["western"] in ("normandy", "rhineland", "west_germany", "germany"):
        gone.add("second_front")
    if known["fronts"]["far_east"] in ("manchuria", "korea", "japan"):
        gone.add("ussr_declares_war")
    places = st.one_of(
        st.just("center"),
        st.tuples(st.sampled_from(SEATS), st.integers(1, 7) | st.just("chair")),
    )
    least = 1 if known["at"] == "agenda" else 0
    lost = LOST if known["at"] == "agenda" else set()
    decks = {seat: [c for c in BOX.decks[seat] if c not in lost] for seat in SEATS}
    hands = {
        seat: draw(st.lists(st.sampled_from(deck), unique=True, min_size=least, max_size=7))
        for seat, deck in decks.items()
    }
    if known["at"] not in ("agenda", "meeting"):  # all cards are played
        hands = {seat: [] for seat in SEATS}
    markers = draw(st.permutations(list(BOX.agenda_markers)))
    return {
        "issues": {
            name: "out" if name in gone else draw(places) for name in draw(subset(BOX.issues, 8))
        },
        "hands": hands,
        "leaders": {"us": draw(st.sampled_from(("roosevelt", "truman")))},
        "inactive": draw(subset(SEATS)),
        "passes": draw(subset(SEATS)),
        "gains": {s: (draw(st.integers(0, 6)), draw(st.integers(0, 4))) for s in SEATS},
        "conference_wins": {s: draw(st.integers(0, 2)) for s in SEATS},
        "secret_agendas": {seat: markers[i * 3 : i * 3 + 3] for i, seat in enumerate(SEATS)},
    }
