"""Names of everything that events, actions and decisions mention, by id.

The pieces bring their own names; what they do not name is in the messages
``name-<id>`` (a colon in an id is a dash there). Their attributes are forms of
the name:

- ``gen``, ``dat``, ``acc``, ``ins``: grammatical cases, where a language has them;
- ``from``, ``to``, ``at``: "from US 3", "to the center", "in Poland"; ``the``: with article;
- ``full``: the long name of a power, person, front or scenario;
- ``box``: the theater box of a front, with ``box_at``, ``box_to``, ``box_from``;
- ``conference``: the place and date that go with the title of a conference card;
- ``one``: one piece of a reserve; ``help``: what an option means.

Pieces of another box may bear other names; theirs follow a pattern that is right for any
name, ``form-<kind>``, and the forms of the messages are left aside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from ...engine.game import Name
from ...engine.words import forms, keys, message
from .box.components import BOX, SEATS, TYPES, Space
from .state import CHAIR, GAME_NAME

NAMES = "name-"
SUFFIXES = {"Jr", "Sr", "II", "III", "младший", "старший"}
LETTERS = {"en": "ABC", "ru": "АБВ"}


@cache
def words(lang: str) -> Mapping[str, Name]:
    """The names in a language."""
    return Words(lang)


class Words(Mapping[str, Name]):
    """Names by id, each made when it is first asked for: a page needs few of them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._made: dict[str, Name] = {}

    def __getitem__(self, item: str) -> Name:
        found = self._made.get(item)
        if found is None:
            found = self._made[item] = self._make(item)
        return found

    def __iter__(self) -> Iterator[str]:
        """All ids; reads the conference cards."""
        places = (f"{seat}:{n}" for seat in SEATS for n in range(1, CHAIR + 1))
        own = (
            key.removeprefix(NAMES).replace("-", ":") for key in keys(self.lang, GAME_NAME, NAMES)
        )
        pieces = (*BOX.staff, *BOX.leaders, *BOX.issues, *TYPES, *_spaces(), *BOX.locations)
        rest = (*BOX.names, *BOX.scenarios, *BOX.agenda_markers, *BOX.conferences)
        return iter(dict.fromkeys((*own, *pieces, *rest, *places)))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _make(self, item: str) -> Name:
        """The name of a piece, and the forms that messages give it; KeyError if there is none."""
        made = self._piece(item)
        own = forms(self.lang, GAME_NAME, NAMES + item.replace(":", "-"))
        if "nom" not in own or own["nom"] == made.get("nom", own["nom"]):
            made |= own  # else the piece has another name, which these forms do not fit
        if "nom" not in made:
            raise KeyError(item)
        return made["nom"] if len(made) == 1 else made

    def _piece(self, item: str) -> dict[str, str]:
        lang = self.lang
        if item in BOX.staff:
            full = BOX.staff[item].name[lang]
            return {"nom": _surnames(lang).get(item, full), "full": full}
        if item in BOX.leaders:
            full = BOX.leaders[item].name[lang]
            return {"nom": _surname(full), "full": full}
        if item in BOX.issues or item in TYPES:
            return {"nom": _issues(lang)[item]}
        if item in BOX.locations:
            return self._form("location", BOX.locations[item].name[lang])
        if item in _spaces():
            return self._form("space", _spaces()[item].name[lang])
        if item in BOX.tracks:
            return {"full": BOX.tracks[item].name[lang]}
        if item == "arctic":
            return {"full": BOX.arctic.name[lang]}
        if item in BOX.a_bomb:
            return self._form("space", BOX.names[item][lang])
        if item in BOX.names:
            return {"nom": BOX.names[item][lang]}
        if item in BOX.scenarios:
            return self._form("scenario", BOX.scenarios[item].name[lang])
        if item in BOX.agenda_markers:
            of = self[BOX.agenda_markers[item]]
            return {"nom": of} if isinstance(of, str) else dict(of)
        if _is_conference_card(item) and item in BOX.conferences:
            return self._conference(item)
        seat, _, space = item.partition(":")
        if seat in SEATS and space.isdigit():
            return self._place(seat, int(space))
        return {}

    def _form(self, kind: str, name: str) -> dict[str, str]:
        """A name of an open kind with the forms that any such name has."""
        inner = name[1:-1] if name[:1] == "«" and name[-1:] == "»" else name
        quoted = inner.replace("«", "„").replace("»", "“")  # inside other quotation marks
        return forms(self.lang, GAME_NAME, f"form-{kind}", {"name": name, "name-quoted": quoted})

    def _place(self, seat: str, space: int) -> dict[str, str]:
        """A space of an issue track, or the chair at its end (3.21)."""
        of = self[seat]
        names = {"nom": of} if isinstance(of, str) else of
        facts = {"space": str(space), "seat": names["nom"]}
        facts |= {"seat-gen": names.get("gen") or names["nom"]}
        kind = "chair" if space == CHAIR else "track"
        return forms(self.lang, GAME_NAME, f"form-{kind}", facts)

    def _conference(self, item: str) -> dict[str, str]:
        card = BOX.conferences[item]
        code, *where = card.name[self.lang].split(", ")
        key = f"code-{code.lower()}"
        if forms(self.lang, GAME_NAME, key):
            code = message(self.lang, GAME_NAME, key, {})
        if self.lang == "ru" and where:  # a month in the middle of a sentence
            where[-1] = where[-1][:1].lower() + where[-1][1:]
        facts = {"title": card.title[self.lang], "name": ", ".join(dict.fromkeys((code, *where)))}
        return forms(self.lang, GAME_NAME, "form-conference", facts)


def _is_conference_card(item: str) -> bool:
    """Reading the conference cards takes time, so nothing else may make us look there."""
    return "conferences" in BOX.__dict__ or (item[:1] == "c" and item[1:3].isdigit())


@cache
def _spaces() -> dict[str, Space]:
    return {s.id: s for track in BOX.tracks.values() for s in track.spaces}


def _surname(full: str) -> str:
    words = full.replace("-младший", " младший").split()
    while len(words) > 1 and words[-1].rstrip(".") in SUFFIXES:
        words.pop()
    return words[-1] if words else full


@cache
def _surnames(lang: str) -> dict[str, str]:
    """Staff by surname; those who share one, or a leader's, keep their full names."""
    short = {card.id: _surname(card.name[lang]) for card in BOX.staff.values()}
    taken = Counter([*short.values(), *(_surname(x.name[lang]) for x in BOX.leaders.values())])
    return {item: name for item, name in short.items() if taken[name] == 1}


@cache
def _issues(lang: str) -> dict[str, str]:
    """Issue counters, told apart by numbers (or letters after a number), and their types."""
    names = {i.id: i.name[lang] for i in BOX.issues.values()}
    out = {}
    for type_ in TYPES:
        kinds = [i for i in BOX.issues.values() if i.type == type_]
        common = {i.name[lang] for i in kinds}
        if len(common) == 1:
            out[type_] = common.pop()
        elif kinds:  # Pol-Mil issues, whose names go on with X/Y
            out[type_] = " ".join(w for w in kinds[0].name[lang].split() if not w[0].isdigit())
    count = Counter(names.values())
    seen: Counter[str] = Counter()
    for item, name in names.items():
        if count[name] > 1:
            seen[name] += 1
            n = seen[name]
            name += f" {LETTERS[lang][n - 1]}" if name[-1].isdigit() else f" {n}"
        out[item] = name
    return out
