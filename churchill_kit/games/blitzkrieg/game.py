"""Blitzkrieg! as the engine knows it: what can be played, chosen, saved and set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...engine import shape
from ...engine.game import Game, Name
from ...engine.values import Option
from . import deal, saves  # noqa: F401  (importing a module registers what it does)
from .bots import odds  # noqa: F401  (registers itself)
from .bots.bot import PLAYERS
from .box.components import AUTOMATA, BOARDS, GAME_NAME, SEATS_OF, SPACES, THEATRES, TOKENS
from .position import position
from .rules import campaigns, effects, ending, setup, turn  # noqa: F401  (registers its steps)
from .solo import automaton  # noqa: F401  (registers its steps)
from .state import Blitzkrieg
from .words import words

_space = shape.one_of(SPACES)
_theatre = shape.one_of(THEATRES)


class BlitzkriegGame(Game):
    """The game of Blitzkrieg!, with Nippon and the solo game."""

    name = GAME_NAME
    seats = SEATS_OF["base"]
    scenarios = tuple(BOARDS)
    options: ClassVar = {
        "secret_count": Option(
            False, (False, True), "5.4 How many tokens a reserve has is kept secret"
        ),
        "more_weapons": Option(
            False, (False, True), "5.6 Partisans and skilful leadership in the base game"
        ),
        "level": Option("easy", tuple(setup.LEVELS), "12.4 The automaton's lead at the start"),
        "stratagems": Option(True, (True, False), "13.1 The automaton draws stratagems"),
        "extra_points": Option(0, (0, 1, 2, 3, 4, 5), "18.1 Points the automaton begins with"),
        "extra_steps": Option(0, (0, 1, 2, 3), "18.2 Its steps on every track at the start"),
    }
    state = Blitzkrieg
    arguments = saves.ARGUMENTS
    players = PLAYERS
    actions: ClassVar = {
        "place": {"token": shape.one_of(TOKENS), "space": _space},
        "stop": {},
        "choose": {"theatre": _theatre},
        "use": {"space": _space},
        "open": {"theatre": _theatre},
        "discard": {"token": shape.one_of(TOKENS), "number": shape.integer(1, 40)},
    }

    def words(self, lang: str) -> Mapping[str, Name]:
        """The names of tokens, theatres, campaigns and spaces."""
        return words(lang)

    def seating(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Who sits there: Nippon has seats of its own (9.3); who begins stands first."""
        return SEATS_OF[BOARDS[scenario]]

    def options_of(self, scenario: str) -> tuple[str, ...]:
        """5.4, 5.6, 12.4, 13.1, 18.0 Screens are for two; the automaton is set up where it plays,
        its level for the base board alone, which alone lacks the weapons of Nippon."""
        alone, base = AUTOMATA[scenario] is not None, BOARDS[scenario] == "base"
        own = {"secret_count": not alone, "more_weapons": base, "level": alone and base}
        return tuple(option for option in self.options if own.get(option, alone))

    def unasked(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """12.2 The automaton's seat."""
        seat = AUTOMATA[scenario]
        return () if seat is None else (seat,)

    def set_up(self, scenario: str, seed: int, options: dict[str, Any]) -> Blitzkrieg:
        """The board before the first turn (5.0, 9.0, 12.2)."""
        return setup.set_up(scenario, seed, options)

    def position(self, **entries: Any) -> Blitzkrieg:
        """A position set up by hand, e.g. ``position(markers={"pacific": 3}, turn="allies")``.

        What is not given is as in the set-up; tokens that are not named lie in the bags.

        - ``scenario``, ``seed``, ``options`` (a table): as for a new game
        - ``frames``: a list that gets the positions on the way to the first decision
        - ``run``: False for a position in which nothing has happened yet
        - ``turn``: whose turn begins; who begins the game if left out
        - ``tokens``: space -> (seat, token)
        - ``markers``: theatre -> its marker, above 0 on the half of who began; those that are not
          named stand in the middle; in Nippon only named campaigns have one
        - ``won``: campaign -> a seat or "both"; full ones that are not named are won by who has
          the marker
        - ``closed``: theatres that are over before all of their spaces are taken
        - ``reserves``: seat -> tokens, the automaton's in the order of its row
        - ``bags``: seat -> tokens, if more than what is left of its set; a reserve that is not
          given is drawn from it
        - ``research``: the special weapons that are left
        - ``points``: seat -> points; ``last``: seat -> the token it placed last
        - ``last_turn``: True if this turn is the last (7.1.1)
        - ``chip``, ``stratagem``: the chip that lies open, and what the automaton last followed
        - ``rolls``: dice to use before the seed's

        Raises BadPosition, which names the entry and the reason, for what is impossible or
        unknown, and BadSetup for a scenario, seed or option that the game lacks.
        """
        return position(self, **entries)

    def check(self, state: Any) -> None:
        """Saves: options, and that no token is created or lost (saves.py)."""
        for name, option in self.options.items():
            shape.one_of(option.choices)(state.options[name], f"state.options.{name}")
        saves.check_pieces(state)
        super().check(state)
        saves.check_steps(state)


GAME = BlitzkriegGame()
