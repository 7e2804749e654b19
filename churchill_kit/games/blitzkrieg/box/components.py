"""1.0 to 4.0, 8.0 Components: tokens and both sides of the board, read from ``data/*.toml``.

The base side and its tokens are known exactly, the side of Nippon is a labelled reconstruction
(``data/README.md``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from ....engine import shape
from ....engine.reading import File, Length, Range, Words, anything, piece

GAME_NAME = "blitzkrieg"

LABELS = ("rules", "public", "derived", "reconstructed")
DOMAINS = ("army", "navy", "air", "army_navy", "any")
KINDS = ("land", "sea", "land_sea")  # 2.3
ABILITIES = (
    *("none", "blitz", "general", "admiral", "task_force", "bombing", "nuclear", "spy"),
    *("scientist", "partisans", "leadership"),
)
EFFECTS = (
    *("none", "industry", "research", "research_industry", "propaganda"),
    *("bombing", "tactical", "strategic"),
)

# 2.3, 3.0 Which units may stand on which spaces.
FITS: Mapping[str, frozenset[str]] = {
    "land": frozenset(("army", "air", "army_navy", "any")),
    "sea": frozenset(("navy", "air", "army_navy", "any")),
    "land_sea": frozenset(DOMAINS),
}

# The set of tokens that each seat has (1.0, 9.3), and the scenarios' boards and seats: who begins
# stands first (5.7, 9.7).
SETS = {"axis": "standard", "allies": "standard", "germany": "standard", "japan": "japan"}
BOARDS = {"base": "base", "nippon": "nippon", "solo": "base", "solo_nippon": "nippon"}
SEATS_OF = {"base": ("axis", "allies"), "nippon": ("japan", "germany")}
SEATS = {scenario: SEATS_OF[board] for scenario, board in BOARDS.items()}
# 12.2, 20.0 The seat that the automaton plays.
AUTOMATA = {s: seats[0] if s.startswith("solo") else None for s, seats in SEATS.items()}


class Token(NamedTuple):
    """3.0, 4.0 One kind of unit token, and how many copies there are of it."""

    id: str
    name: Words
    domain: Annotated[str, DOMAINS]
    strength: Annotated[int, Range(0, 7)]
    source: Annotated[str, LABELS]
    ability: Annotated[str, ABILITIES] = "none"
    standard: Annotated[int, Range(0, 9)] = 0
    japan: Annotated[int, Range(0, 9)] = 0
    weapon: Annotated[int, Range(0, 9)] = 0
    nippon: bool = False


class Space(NamedTuple):
    """2.3 A battle space: who may stand there, and what it brings (6.2)."""

    id: str
    theatre: str
    campaign: str
    kind: str
    effect: str
    amount: int


class Row(NamedTuple):
    """A campaign as the file has it."""

    points: Annotated[int, Range(1, 9)]
    spaces: Annotated[tuple[tuple[Any, ...], ...], Length(1, 9)]


class Campaign(NamedTuple):
    """2.1 A row of battle spaces, with the points for completing it."""

    id: str
    theatre: str
    number: int
    points: int
    spaces: tuple[str, ...]


class Theatre(NamedTuple):
    """2.1 A theatre of war: its track and its campaigns from top to bottom.

    `cells` are those of one half of the track, of which the last `closing` close the theatre;
    `marks` tell from where on there are extra points. In Nippon a theatre is one campaign (10.1).
    """

    id: str
    name: Words
    rank: Annotated[int, Range(1, 20)]
    cells: Annotated[int, Range(2, 20)]
    closing: Annotated[int, Range(1, 5)]
    source: Annotated[str, LABELS]
    die: Annotated[int, Range(0, 5)] = 0
    marks: tuple[int, ...] = ()
    starts: bool = False
    links: tuple[str, ...] = ()
    campaigns: tuple[str, ...] = ()

    @property
    def closes(self) -> int:
        """The first cell that closes the theatre for who reaches it (6.3.2, 10.3)."""
        return self.cells - self.closing + 1


_space = shape.row(shape.one_of(KINDS), shape.one_of(EFFECTS), shape.integer(0, 9))
_row = piece(Row, own={"spaces": shape.sequence(_space, 1, 9)})


class Board(NamedTuple):
    """One side of the board."""

    theatres: Mapping[str, Theatre]
    campaigns: Mapping[str, Campaign]
    spaces: Mapping[str, Space]

    def by_die(self, roll: int) -> str:
        """12.4 The theatre of a number on the die."""
        return next(t.id for t in self.theatres.values() if t.die == roll)


def read_board(folder: Path, name: str) -> Board:
    """A side of the board from its file; BadData says what is wrong with it."""
    file = File(GAME_NAME, folder, f"{name}.toml")
    rows: list[tuple[Row, ...]] = []

    def finish(made: Theatre, found: Mapping[str, Any], where: str) -> Theatre:
        if "campaigns" not in found:
            raise shape.Mismatch(where, "missing-key", key="campaigns")
        rows.append(tuple(_row(c, f"{where}, {n}") for n, c in enumerate(found["campaigns"], 1)))
        ids = tuple(f"{made.id}_{n}" for n in range(1, len(rows[-1]) + 1))
        return made._replace(campaigns=ids)

    own = {"campaigns": anything, "provenance": anything_at_all}
    form = piece(Theatre, given={"campaigns": ()}, beside=own, finish=finish)
    theatres = {t.id: t for t in file.entries("theatre", form)}
    campaigns, spaces = {}, {}
    for theatre, held in zip(theatres.values(), rows, strict=True):
        for link in theatre.links:
            file.check(shape.one_of(theatres), link, f"theatre {theatre.id}.links")
        for number, (id_, row) in enumerate(zip(theatre.campaigns, held, strict=True), 1):
            names = tuple(f"{id_}_{n}" for n in range(1, len(row.spaces) + 1))
            campaigns[id_] = Campaign(id_, theatre.id, number, row.points, names)
            for space, entry in zip(names, row.spaces, strict=True):
                spaces[space] = Space(space, theatre.id, id_, *entry)
    return Board(theatres, campaigns, spaces)


def anything_at_all(value: Any, where: str) -> Any:
    """Labels for readers of the file: nothing depends on them."""
    return value


DATA = Path(__file__).parent / "data"

TOKENS: Mapping[str, Token] = {
    t.id: t for t in File(GAME_NAME, DATA, "tokens.toml").entries("token", piece(Token))
}
BASE, NIPPON = read_board(DATA, "base"), read_board(DATA, "nippon")
SIDES = {"base": BASE, "nippon": NIPPON}

# Both sides of the board in one, for looking things up: no name is on both.
THEATRES: Mapping[str, Theatre] = {**BASE.theatres, **NIPPON.theatres}
CAMPAIGNS: Mapping[str, Campaign] = {**BASE.campaigns, **NIPPON.campaigns}
SPACES: Mapping[str, Space] = {**BASE.spaces, **NIPPON.spaces}

# The order in which tokens lie in a reserve and in a bag.
ORDER: Mapping[str, int] = {token: n for n, token in enumerate(TOKENS)}
WEAPONS = frozenset(t.id for t in TOKENS.values() if t.weapon)  # 4.0


@cache
def spaces_of(theatre: str) -> tuple[str, ...]:
    """2.1 The spaces of a theatre, from top to bottom and left to right."""
    return tuple(x for c in THEATRES[theatre].campaigns for x in CAMPAIGNS[c].spaces)


@cache
def set_of(seat: str) -> tuple[str, ...]:
    """1.0 The 22 tokens that a seat begins with."""
    kind = SETS[seat]
    return tuple(t.id for t in TOKENS.values() for _ in range(getattr(t, kind)))


@cache
def research_of(nippon: bool) -> tuple[str, ...]:
    """5.6, 9.6 The special weapons: 16, with those of Nippon 18."""
    found = (t for t in TOKENS.values() if nippon or not t.nippon)
    return tuple(t.id for t in found for _ in range(t.weapon))
