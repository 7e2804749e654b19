"""9.4 Lines of a score: which have changed, for whom and why."""

from __future__ import annotations

from collections.abc import Iterator

from churchill_kit.engine.words import has
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.rules.scoring import Line, score
from churchill_kit.games.churchill.state import Churchill

from ....base.rows import Row
from ....base.sentences import label
from .rows import GAME, row, say

OF_FRONTS = "GHIJKLMNORSTUVWX"  # 9.4 lines of where fronts are and have been
FEW = 4  # lines that are told beside an event; more stand on the page after the war
PLACES = "ABF"  # 9.4 lines of places, which the page tells as such
Change = tuple[str, int, int]


def changed(old: list[Line], new: list[Line]) -> dict[tuple[str, str], Change]:
    """9.4 The lines of a score, by letter and subject: what each says, and its points before
    and after."""
    had, has = ({(x, what.partition(":")[0]): (n, what) for x, n, what in s} for s in (old, new))
    out = {}
    for key in dict.fromkeys((*had, *has)):
        (a, _), (b, _) = had.get(key, (0, "")), has.get(key, (0, ""))
        what = (has.get(key) or had[key])[1]
        out[key] = (what, a, b)
    return out


def turned(
    old: dict[str, list[Line]], new: dict[str, list[Line]], end: Churchill, lang: str
) -> Iterator[Row]:
    """9.4 What counts newly or no longer, and for whom, beyond the places."""
    for letter, what, a, b, changes in _turns(old, new, lang):
        ended = "" if b else _gone(what, a, letter, end, "", lang)
        yield row(
            lang, "war-turned", rule_of(letter), (), "", "",
            line=ended or label((what, b or a, letter), GAME, lang),
            gone="no" if b else "told" if ended else "yes",
            changes=changes,
        )  # fmt: skip


def _turns(
    old: dict[str, list[Line]], new: dict[str, list[Line]], lang: str
) -> Iterator[tuple[str, str, int, int, str]]:
    """9.4 The lines beyond the places that count newly or no longer: letter, subject, points before
    and after, and whose points they change."""
    whose: dict[tuple[str, str], list[tuple[str, Change]]] = {}
    for seat in SEATS:
        for key, change in changed(old[seat], new[seat]).items():
            if change[1] != change[2] and len(key[0]) == 1 and key[0] not in PLACES:
                whose.setdefault(key, []).append((seat, change))
    for (letter, _), found in whose.items():
        told = (say(lang, "power-change", seat=seat, change=n - m) for seat, (_, m, n) in found)
        yield letter, *found[0][1], ", ".join(told)


def rule_of(letter: str) -> str:
    """9.4 The rule of a line of a score; that of a secret aim is no letter (10.3)."""
    return f"9.4.{letter}" if letter.isalpha() else letter


def counted(
    what: str, before: int, after: int, letter: str, end: Churchill, seat: str, lang: str
) -> str:
    """A line of a seat's score; one that counts no longer says so, and one that counts more by how
    much it has come."""
    if before and after and has(lang, GAME, f"app-more-{letter}"):
        return say(lang, f"more-{letter}", n=int(what.rpartition(":")[2]))
    line = label((what, after or before, letter), GAME, lang)
    if after:
        return line
    return _gone(what, before, letter, end, seat, lang) or say(lang, "war-no-longer", line=line)


def _gone(what: str, before: int, letter: str, end: Churchill, seat: str, lang: str) -> str:
    """What ended a line that counts something as missing, a network for which alignment counts
    now, or a space that its front has left for the next one; "" for any other line."""
    if has(lang, GAME, f"app-gone-{letter}"):
        return say(lang, f"gone-{letter}")
    if letter == "B" and what in end.networks and end.alignment.get(what) == seat:
        return say(lang, "war-aligned", line=label((what, before, letter), GAME, lang))
    for front, track in BOX.tracks.items():
        if any(space.id == what for space in track.spaces):
            line = label((what, before, letter), GAME, lang)
            return say(lang, "war-moved-on", line=line, space=end.space(front).id)
    return ""


def scored_for(before: Churchill, after: Churchill, lang: str) -> str:
    """9.4 Why points changed, where a marker changes other points than its own (F, a colony counts
    for the UK while it is empty; A and B, control takes the place of the network under it), or a
    front has moved."""
    old, new = score(before), score(after)
    for seat in SEATS:
        lines = changed(old[seat], new[seat])
        for (letter, _), (where, had, points) in lines.items():
            _, was, still = lines.get(("B", where), ("", 0, 0))
            if letter == "A" and not had and was and not still:
                return say(lang, "scored-control", where=where, points=points, was=was)
    found = _colony(old, new)
    if found:
        counts, colony = found
        who, gain = next(_newly_there(old, new, colony), (None, 0))
        return say(lang, "scored-colony", colony=colony, points=counts, who=who, gain=gain)
    return _of_fronts(old, new, lang)


def _newly_there(
    old: dict[str, list[Line]], new: dict[str, list[Line]], where: str
) -> Iterator[tuple[str, int]]:
    """9.4 A, B Who has come to have a marker at a place, and what it counts."""
    for seat in SEATS:
        for (letter, subject), (_, was, now) in changed(old[seat], new[seat]).items():
            if letter in "AB" and subject == where and now > was:
                yield seat, now


def _of_fronts(old: dict[str, list[Line]], new: dict[str, list[Line]], lang: str) -> str:
    """9.4 The lines that a front has brought, then those that count no longer."""
    found = [t for t in _turns(old, new, lang) if t[0] in OF_FRONTS]
    if len(found) > FEW:
        return ""
    found.sort(key=lambda turn: not turn[3])
    return " ".join(
        say(
            lang, "scored-line", line=label((what, b or a, letter), GAME, lang),
            gone="no" if b else "yes", changes=changes, rule=rule_of(letter),
        )
        for letter, what, a, b, changes in found
    )  # fmt: skip


def colony_changed(before: Churchill, after: Churchill) -> tuple[int, str] | None:
    """9.4 F What a colony counts for the UK as long as it is empty, and which it is, where it has
    become so or is no longer."""
    return _colony(score(before), score(after))


def _colony(old: dict[str, list[Line]], new: dict[str, list[Line]]) -> tuple[int, str] | None:
    had, has = (
        {(points, what) for letter, points, what in lines["uk"] if letter == "F"}
        for lines in (old, new)
    )
    return min(had ^ has, default=None)
