"""What there is to look at in the box: every card, issue, track, space, place and marker.

Pure functions of the components: `exhibits` lists what a kind has, `detail` tells all about
one of them. What the pieces and the rulebook's index say already is not written again here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import churchill_kit as ck
from churchill_kit.engine import words
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.box.components import BOX, LABELS, SEATS, Issue, Location, Space
from churchill_kit.games.churchill.box.files import Reader
from churchill_kit.games.churchill.rules.conference_card import ALIGNMENT_SUPPLY, NETWORK_SUPPLY
from churchill_kit.games.churchill.rules.influence import BARRING, bar_to_placing
from churchill_kit.games.churchill.state import CHAIR

from ...base.sentences import name
from .exhibit_pictures import picture
from .table import rolled
from .words import GAME, told

KINDS = (
    "leaders", "staff", "conferences", "issues", "tracks", "spaces", "places", "markers",
)  # fmt: skip
CHARACTERISTICS = {"uk": "imperial_staff", "us": "arsenal_of_democracy", "ussr": "nyet"}
ISSUE_RULES = {
    "global": ("6.11",),
    "strategic_materials": ("6.32",),
    "a_bomb": ("6.10",),
    "theater_leadership": ("6.92",),
    "production": ("6.31", "6.32"),
    "directed_offensive": ("6.7",),
    "pol_mil": ("6.81",),
    "second_front": ("6.21",),
    "ussr_declares_war": ("6.22",),
}
# Markers: how many there are of each (0: as many as are needed), whose, and their rules.
MARKERS: dict[str, tuple[int, str, tuple[str, ...]]] = {
    **{f"network:{s}": (NETWORK_SUPPLY, s, ("7.1", "7.2")) for s in SEATS},
    **{f"alignment:{s}": (ALIGNMENT_SUPPLY, s, ("7.3", "7.2")) for s in SEATS},
    **{f"leader_token:{s}": (1, s, ("3.31",)) for s in SEATS},
    **{
        f"front_marker:{s}": (sum(t.marker == s for t in BOX.tracks.values()), s, ("3.22", "7.7"))
        for s in SEATS
    },
    "leadership:us": (2, "us", ("3.26", "6.92")),
    "leadership:uk": (2, "uk", ("3.26", "6.92")),
    "us_bomb": (1, "us", ("3.24", "6.10")),
    "spy_ring": (1, "ussr", ("3.24", "6.10")),
    "global_pawn": (3, "", ("6.11",)),
    **{reserve: (BOX.reserves[reserve], "", ("7.61",)) for reserve in BOX.reserves},
    "technology": (3, "", ("7.81",)),
    "production": (0, "", ("6.3", "6.4")),
    "support": (0, "", ("3.27", "6.5")),
    "naval": (0, "", ("3.27", "6.5")),
    "secret_agenda": (len(BOX.agenda_markers), "", ("10.1",)),
    "d6": (6, "", ("2.0",)),
    "d10": (1, "", ("2.0", "7.71")),
}
# More on where something comes from; the texts are messages of this id.
NOTES = (
    "us_hopkins", "uk_lyttelton", "roosevelt", "stalin", "ussr_directed_offensive_2",
    "mediterranean", "far_east",
)  # fmt: skip

Provenance = Mapping[str, Any] | str


class Exhibit(NamedTuple):
    """One thing to look at: its kind, id, power, name, a short mark beside it, and what it is."""

    kind: str
    item: str
    seat: str
    name: str
    tag: str
    about: str

    @property
    def id(self) -> str:
        """Kind and item in one word."""
        return f"{self.kind}/{self.item}"


def say(lang: str, key: str, **facts: Any) -> str:
    """A text of the gallery."""
    return told(lang, f"gallery-{key}", **facts)


# -- lists -----------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def exhibits(kind: str, lang: str) -> tuple[Exhibit, ...]:
    """Everything of a kind, in the order of the box."""
    return tuple(Exhibit(kind, *row) for row in LISTS[kind](lang))


def found(id: str, lang: str) -> Exhibit | None:
    """The exhibit of an id such as "staff/uk_eden"."""
    kind, _, _ = id.partition("/")
    if kind not in KINDS:
        return None
    return next((x for x in exhibits(kind, lang) if x.id == id), None)


Row = tuple[str, str, str, str, str]


def _leaders(lang: str) -> Iterator[Row]:
    for card in BOX.leaders.values():
        yield card.id, card.power, card.name[lang], str(card.value), card.role[lang]


def _staff(lang: str) -> Iterator[Row]:
    for card in BOX.staff.values():
        value = rolled(0) if card.value is None else str(card.value)
        yield card.id, card.power, card.name[lang], value, card.role[lang]


def _conferences(lang: str) -> Iterator[Row]:
    for card in BOX.conferences.values():
        letter = say(lang, "variant", which=card.variant.lower())
        where = name(card.id, GAME, lang, "conference")
        yield card.id, "", card.title[lang], f"{card.number}{letter}", where


def _issues(lang: str) -> Iterator[Row]:
    for issue in BOX.issues.values():
        yield issue.id, issue.owner or "", name(issue.id, GAME, lang), "", name_of(issue.kind, lang)


def _tracks(lang: str) -> Iterator[Row]:
    for seat in SEATS:
        yield f"table:{seat}", seat, say(lang, "track-table", seat=seat), "", ""
    for track in BOX.tracks.values():
        theater = name(track.theater, GAME, lang)
        yield track.id, track.marker, track.name[lang], str(len(track.spaces) - 1), theater
    yield "arctic", "", BOX.arctic.name[lang], "", name("europe", GAME, lang)
    yield "a_bomb", "", rule_title("3.24", lang), str(len(BOX.a_bomb)), ""


def _spaces(lang: str) -> Iterator[Row]:
    for front, track in BOX.tracks.items():
        for space in track.spaces:
            about = "" if space.index == 0 else name(front, GAME, lang)
            tag = str(space.index) if space.index else ""
            yield f"{front}:{space.id}", "", space.name[lang], tag, about
    for i, place in enumerate(BOX.a_bomb):
        yield f"a_bomb:{place}", "", name(place, GAME, lang), str(i + 1), rule_title("3.24", lang)


def _places(lang: str) -> Iterator[Row]:
    for place in BOX.locations.values():
        front = BOX.arctic.name[lang] if place.space == "arctic" else name(place.track, GAME, lang)
        yield place.id, "", place.name[lang], "", f"{say(lang, f'place-{place.kind}')}, {front}"


def _markers(lang: str) -> Iterator[Row]:
    for item, (count, seat, _) in MARKERS.items():
        what, _, of = item.partition(":")
        title = say(lang, f"marker-{what}", seat=of) if of else say(lang, f"marker-{what}")
        yield item, seat, title, f"×{count}" if count else "", ""


LISTS: dict[str, Callable[[str], Iterable[Row]]] = {
    "leaders": _leaders,
    "staff": _staff,
    "conferences": _conferences,
    "issues": _issues,
    "tracks": _tracks,
    "spaces": _spaces,
    "places": _places,
    "markers": _markers,
}


def name_of(kind: str, lang: str) -> str:
    """What a kind of issue is called."""
    return say(lang, f"issue-kind-{kind}")


def rule_title(number: str, lang: str) -> str:
    """The title of a rule."""
    found = BOOK.rule(number)
    assert found is not None
    return found.title[lang]


# -- where it comes from ---------------------------------------------------------------------------


@lru_cache(maxsize=2)
def _raw(file: str, key: str, by: str) -> Mapping[Any, Mapping[str, Any]]:
    """Tables of a component file as they are written, for sources that the game has no use for."""
    return {t[by]: t for t in Reader(BOX.folder, file).data[key]}


def provenance(kind: str, item: str) -> Provenance:
    """Where what we know of something comes from: one label, or one for each part of it."""
    if kind == "leaders":
        return BOX.leaders[item].provenance
    if kind == "staff":
        return BOX.staff[item].provenance
    if kind == "conferences":
        card = BOX.conferences[item]
        bands = {label for b in card.bands for label in dict(b.provenance).values()}
        whole = _raw("conferences.toml", "conference", "number")[card.number]["provenance"]
        return {**whole, "title": card.provenance, "bands": tuple(sorted(bands))}
    if kind == "issues":
        return BOX.issues[item].provenance
    if kind == "places":
        return BOX.locations[item].provenance
    front, _, space = item.partition(":")
    if kind == "spaces" and front == "a_bomb":
        return _raw("tracks.toml", "a_bomb_space", "id")[space]["provenance"]
    if kind == "spaces":
        return _space(front, space).provenance
    if kind == "tracks" and item in BOX.tracks:
        worst = Counter(x for s in BOX.tracks[item].spaces for x in s.provenance.values())
        marks = "reconstructed" if worst["reconstructed"] else "rules"
        return {"front": "rules", "order": "rules", "marks": marks}
    if kind == "tracks" and item == "a_bomb":
        return {"existence": "rules", "order": "reconstructed"}
    if item == "secret_agenda":
        return {"count": "rules", "distribution": "reconstructed"}
    return "rules"


def sources(kind: str, item: str, lang: str) -> list[list[str]]:
    """Where it comes from, in words: [label, what the label means, which parts]."""
    given = provenance(kind, item)
    if isinstance(given, str):
        return [[given, say(lang, f"origin-{given}"), say(lang, "part-all")]]
    out = []
    for label in LABELS:
        parts = [say(lang, f"part-{part}") for part, of in given.items() if label in _flat(of)]
        if parts:
            out.append([label, say(lang, f"origin-{label}"), ", ".join(dict.fromkeys(parts))])
    return out


def _flat(of: Any) -> tuple[str, ...]:
    return (of,) if isinstance(of, str) else tuple(of)


def worst(kind: str, item: str) -> str:
    """The label of what is known least."""
    given = provenance(kind, item)
    labels = {given} if isinstance(given, str) else {x for v in given.values() for x in _flat(v)}
    return next(label for label in reversed(LABELS) if label in labels)


def count(kind: str, lang: str) -> str:
    """How many there are of a kind, and how many of them are known for certain."""
    items = [x.item for x in exhibits(kind, lang)]
    if kind == "staff":
        known = sum(BOX.staff[x].provenance.get("name") != "reconstructed" for x in items)
    else:
        known = sum(worst(kind, x) != "reconstructed" for x in items)
    return say(lang, f"count-{kind}", n=len(items), known=known, rest=len(items) - known)


# -- one of them -----------------------------------------------------------------------------------


def detail(
    exhibit: Exhibit, lang: str, theme: str = "light", pictured: bool = True
) -> dict[str, Any]:
    """All about one exhibit, for the page; beside a board it needs no picture."""
    facts: dict[str, Any] = {
        "id": exhibit.id,
        "kind": say(lang, f"one-{exhibit.kind}"),
        "seat": exhibit.seat,
        "power": name(exhibit.seat, GAME, lang, "full") if exhibit.seat else "",
        "title": exhibit.name,
        "about": exhibit.about,
        "value": "",
        "spoken": "",
        "text": [],
        "rows": [],
        "bands": [],
        "list": [],
        "see": [],
        "rules": [],
        "picture": picture(exhibit.kind, exhibit.item, lang, theme) if pictured else "",
        "sources": sources(exhibit.kind, exhibit.item, lang),
        "note": "",
    }
    note = exhibit.item
    if note in NOTES:
        facts["note"] = say(lang, f"note-{note}")
    DETAILS[exhibit.kind](facts, exhibit.item, lang)
    return facts


Facts = dict[str, Any]


def _link(kind: str, item: str, lang: str) -> list[str]:
    linked = found(f"{kind}/{item}", lang)
    assert linked is not None, (kind, item)
    return [linked.id, linked.name]


def _leader(facts: Facts, item: str, lang: str) -> None:
    card = BOX.leaders[item]
    facts["value"] = facts["spoken"] = str(card.value)
    facts["text"] = [card.summary[lang]]
    trait = CHARACTERISTICS[card.power]
    facts["rows"] = [
        [say(lang, "characteristic"), say(lang, f"trait-{trait}", trait=trait)],
        [say(lang, "in-office"), say(lang, "from-start" if card.starts else "later")],
    ]
    facts["rules"] = ["3.31", "3.32"]


def _staff_card(facts: Facts, item: str, lang: str) -> None:
    card = BOX.staff[item]
    facts["value"] = rolled(0) if card.chief else str(card.value)
    facts["spoken"] = say(lang, "die") if card.chief else str(card.value)
    facts["text"] = [card.summary[lang]]
    if card.chief:
        facts["text"].append(say(lang, "chief"))
    same = [c for c in BOX.decks[card.power] if BOX.staff[c].value == card.value and c != item]
    if same:
        facts["rows"] = [[say(lang, "same-value"), [_link("staff", c, lang) for c in same]]]
    facts["rules"] = ["3.33", "5.25"] if card.chief else ["3.33"]


def _conference(facts: Facts, item: str, lang: str) -> None:
    card = BOX.conferences[item]
    facts["value"] = str(card.number)
    facts["spoken"] = facts["value"]
    facts["bands"] = [
        [band.band, name(band.band, GAME, lang), band.title[lang], band.summary[lang]]
        for band in card.bands
    ]
    others = [c.id for c in BOX.conferences.values() if c.number == card.number and c.id != item]
    facts["rows"] = [[say(lang, "variants"), [_link("conferences", c, lang) for c in others]]]
    facts["rules"] = ["3.28", "5.11"]


def _issue(facts: Facts, item: str, lang: str) -> None:
    issue: Issue = BOX.issues[item]
    kind = issue.type if issue.conditional else issue.kind
    about = {"owner": issue.owner, "x": issue.political, "y": issue.clandestine}
    facts["text"] = [say(lang, f"issue-{kind}", **about)]
    same = [i for i, x in BOX.issues.items() if x.kind == issue.kind and i != item]
    if same:
        facts["rows"] = [[say(lang, "same-kind"), [_link("issues", i, lang) for i in same]]]
    facts["rules"] = [*ISSUE_RULES[kind], "3.34"]


def _track(facts: Facts, item: str, lang: str) -> None:
    kind, _, seat = item.partition(":")
    if kind == "table":
        facts["text"] = [say(lang, "track-table-about", seat=seat, last=CHAIR - 1)]
        facts["rules"] = ["3.21", "5.23", "5.27"]
    elif kind == "arctic":
        facts["text"] = [say(lang, "track-arctic-about", n=BOX.arctic.opens_at)]
        places = [_link("places", c, lang) for c in BOX.arctic.countries]
        facts["rows"] = [[say(lang, "behind"), places]]
        facts["rules"] = ["3.25", "7.4"]
    elif kind == "a_bomb":
        facts["text"] = [say(lang, "track-a_bomb-about")]
        facts["list"] = [[*_link("spaces", f"a_bomb:{x}", lang), ""] for x in BOX.a_bomb]
        facts["rules"] = ["3.24", "6.10"]
    else:
        track = BOX.tracks[item]
        facts["text"] = [
            say(
                lang,
                "track-front-about",
                theater=track.theater,
                axis=track.spaces[-1].axis,
                seat=track.marker,
                n=len(track.spaces) - 1,
            )
        ]
        facts["list"] = [
            [*_link("spaces", f"{item}:{s.id}", lang), "; ".join(_marks(s, lang))]
            for s in track.spaces
        ]
        facts["rules"] = ["3.22", "7.5", "7.7"]


def _marks(space: Space, lang: str) -> list[str]:
    """What is printed on a space, in a few words each."""
    out = []
    if space.naval:
        out.append(say(lang, "mark-naval", n=space.naval))
    out += [say(lang, f"mark-{mark}") for mark in ("b29", "kamikaze") if getattr(space, mark)]
    if space.requires_issue:
        out.append(say(lang, "mark-issue", issue=space.requires_issue))
    if space.axis:
        out.append(say(lang, "mark-axis", axis=space.axis))
    return out


def _space(front: str, space: str) -> Space:
    return next(s for s in BOX.tracks[front].spaces if s.id == space)


def _one_space(facts: Facts, item: str, lang: str) -> None:
    front, _, id = item.partition(":")
    if front == "a_bomb":
        step = BOX.a_bomb.index(id) + 1
        facts["text"] = [say(lang, "space-a_bomb", n=step, count=len(BOX.a_bomb))]
        facts["rows"] = [[say(lang, "on-track"), [_link("tracks", "a_bomb", lang)]]]
        facts["rules"] = ["3.24", "6.10"]
        return
    space, spaces = _space(front, id), BOX.tracks[front].spaces
    if space.index:
        facts["text"] = [say(lang, "space-naval" if space.naval else "space-land", n=space.naval)]
    else:
        facts["text"] = [say(lang, "space-box", n=BOX.limits.naval_per_box)]
    if space.b29:
        facts["text"].append(say(lang, "space-b29"))
    if space.kamikaze:
        facts["text"].append(say(lang, "space-kamikaze"))
    if space.requires_issue:
        facts["text"].append(say(lang, "space-issue", issue=space.requires_issue))
    for reserve in space.removes_reserve:
        facts["text"].append(say(lang, "space-reserve", reserve=reserve))
    if space.axis:
        facts["text"].append(say(lang, "space-axis", axis=space.axis))
    rows = [[say(lang, "on-track"), [_link("tracks", front, lang)]]]
    beside = [s for s in spaces if abs(s.index - space.index) == 1]
    rows.append([say(lang, "beside"), [_link("spaces", f"{front}:{s.id}", lang) for s in beside]])
    if space.countries:
        rows.append([say(lang, "behind"), [_link("places", c, lang) for c in space.countries]])
    facts["rows"] = rows
    facts["rules"] = ["3.22", "7.5", *(["7.53"] if space.naval else [])]


def _barred(place: Location) -> str:
    """The global issue that keeps alignment out of a place as long as it is neutral."""
    state: Any = ck.game(GAME).position(at="meeting", scenario="campaign", issues={})
    return BARRING.get(bar_to_placing(state, "us", place) or "", "")


def _place(facts: Facts, item: str, lang: str) -> None:
    place: Location = BOX.locations[item]
    facts["text"] = [say(lang, f"sphere-{place.sphere}")]
    if pawn := _barred(place):
        facts["text"].append(say(lang, "place-neutral", pawn=pawn))
    if place.space == "arctic":
        facts["text"].append(say(lang, "place-arctic", n=BOX.arctic.opens_at))
        space = _link("tracks", "arctic", lang)
        neighbours = BOX.arctic.countries
    else:
        space = _link("spaces", f"{place.track}:{place.space}", lang)
        neighbours = _space(place.track, place.space).countries
    rows: list[list[Any]] = [[say(lang, "connected"), [space]]]
    others = [_link("places", c, lang) for c in neighbours if c != item]
    if others:
        rows.append([say(lang, "neighbours"), others])
    cells = "; ".join(say(lang, "cell", first=a, second=b) for a, b in place.cells)
    rows.append([say(lang, "cells"), cells])
    markers = sum(of == item for of in BOX.agenda_markers.values())
    rows.append([say(lang, "agendas"), str(markers)])
    facts["rows"] = rows
    facts["rules"] = ["3.23", "7.1", "7.3", "7.4" if place.space == "arctic" else "7.13"]


def _marker(facts: Facts, item: str, lang: str) -> None:
    what, _, of = item.partition(":")
    number, _, rules = MARKERS[item]
    facts["text"] = [
        words.message(lang, GAME, f"chapter-gallery-marker-{what}-about", {"seat": of})
    ]
    facts["rows"] = [[say(lang, "in-box"), say(lang, "marker-count", n=number)]]
    facts["rules"] = list(rules)


DETAILS: dict[str, Callable[[Facts, str, str], None]] = {
    "leaders": _leader,
    "staff": _staff_card,
    "conferences": _conference,
    "issues": _issue,
    "tracks": _track,
    "spaces": _one_space,
    "places": _place,
    "markers": _marker,
}
