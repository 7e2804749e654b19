"""Churchill as the engine knows it: what can be played, chosen, saved and set up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from ...engine import shape
from ...engine.game import Game, Name
from ...engine.values import Option
from . import deal, saves  # noqa: F401  (importing a module registers what it does)
from .bots import odds  # noqa: F401  (registers itself)
from .bots.bot import PLAYERS
from .box.components import BOX, BOXES, FRONTS, GLOBALS, SEATS, THEATERS, load
from .position import position
from .rules import (  # noqa: F401  (importing a module registers its steps)
    agenda,
    conference_card,
    decisions,
    fronts,
    influence,
    meeting,
    post_mortem,
    reserves,
    sequence,
    tiebreak,
)
from .rules.setup import set_up
from .state import GAME_NAME, Churchill
from .words import words

_card = shape.one_of(BOX.staff)
_issue = shape.one_of(BOX.issues)
_seat = shape.one_of(SEATS)
_front = shape.one_of(FRONTS)
_value = shape.integer(1, 20)
_location = shape.one_of(BOX.locations)


class ChurchillGame(Game):
    """The game of Churchill."""

    name = GAME_NAME
    seats = SEATS
    scenarios = ("training", "tournament", "campaign")
    options: ClassVar = {
        "secret_agenda": Option(False, (False, True), "10.0 Secret agenda variant"),
        "tiebreak_roll": Option(
            True, (True, False), "4.5 A leader who breaks a tie rolls for his health (3.31)"
        ),
        "leadership_timing": Option(
            "activity_5",
            ("activity_5", "allocation"),
            "Leadership bonuses are placed in activity 5 (4.23.5) or during allocation (6.4)",
        ),
    }
    state = Churchill
    arguments = saves.ARGUMENTS
    players = PLAYERS
    actions: ClassVar = {
        "pick": {"card": _card},
        "keep_leader": {},
        "break_tie": {"winner": _seat},
        "name_winner": {"winner": _seat},
        "nominate": {"issue": _issue},
        "advance": {"card": _card, "issue": _issue, "value": _value},
        "lead": {"issue": _issue},
        "pass": {},
        "spend": {"card": _card},
        "choose": {"issue": _issue},
        "discard": {"card": _card},
        "stop": {"issue": _issue},
        "move_on": {"issue": _issue},
        "debate": {"card": _card, "value": _value},
        "lead_debate": {},
        "decline": {},
        "support": {"front": _front},
        "naval": {"box": shape.one_of(BOXES)},
        "direct": {"issue": _issue, "front": shape.one_of(BOXES)},
        "activate": {"issue": _issue},
        "research": {},
        "fulfil": {"issue": _issue},
        "command": {"theater": shape.one_of(THEATERS), "power": _seat},
        "move_global": {"pawn": shape.one_of(GLOBALS)},
        "goes_next": {"power": _seat},
        "network": {"location": _location},
        "break_network": {"location": _location},
        "align": {"location": _location},
        "break_alignment": {"location": _location},
    }
    # A Chief of Staff advances before his issue is known (5.25); a lower value is Hopkins' choice.
    optional: ClassVar = {"advance": ("issue", "value"), "debate": ("value",)}

    def words(self, lang: str) -> Mapping[str, Name]:
        """The names of pieces, places, powers and people."""
        return words(lang)

    def check_box(self, folder: Path) -> Mapping[str, int]:
        """How many cards, conference cards, issues and scenarios another box has."""
        box = load(folder)
        return {
            "cards": len(box.staff) + len(box.leaders),
            "conferences": len(box.conferences),
            "issues": len(box.issues),
            "scenarios": len(box.scenarios),
        }

    def set_up(self, scenario: str, seed: int, options: dict[str, Any]) -> Churchill:
        """The board before the first conference (9.5 to 9.7)."""
        return set_up(scenario, seed, options)

    def position(self, **entries: Any) -> Churchill:
        """A position set up by hand, e.g. ``position(at="war", naval={"western": 5}, seed=1)``.

        What is not given is as in the scenario's set-up; an entry that is given replaces that
        whole part, but fronts, leaders, commanders and pawns that are not named stay.

        - ``at``: where play goes on: "agenda", "meeting" (if left out), "decisions", "war", "end"
        - ``scenario``, ``seed``, ``options`` (a table): as for a new game
        - ``frames``: a list that gets the positions on the way to the first decision
        - ``conference``: its number; ``card``: its card, None for none
        - ``turn``: whose turn it is in the meeting
        - ``issues``: issue -> "center", (seat, 1 to 6 or "chair"), "out" or None (the display)
        - ``hands``: seat -> its staff cards
        - ``leaders``: seat -> who is in office; ``inactive``: seats whose leader was used
        - ``passes``: seats that earned a pass
        - ``fronts``: front -> the space where it is
        - ``naval``: theater box -> markers; ``support``: front -> offensive support
        - ``reserves``: front -> Axis armies against it; at "war" the fronts roll next
        - ``surrendered``: "italy", "germany", "japan"
        - ``influence``: location -> {"clandestine": (seat, 1 or 2), "political": seat}
        - ``global_issues``: pawn -> seat or "neutral"; ``leadership``: theater -> "us" or "uk"
        - ``gains``: seat -> (networks, alignment markers) to place in this war phase
        - ``a_bomb``: "us" or "ussr" -> space; ``technology``: seat -> markers
        - ``conference_wins``: seat -> how many it won
        - ``entered_first``: "normandy", "central_italy", "same_conference" or None
        - ``philippines_entered``: True or False
        - ``secret_agendas``: seat -> its markers
        - ``rolls``: dice to use before the seed's

        Raises BadPosition, which names the entry and the reason, for what is impossible or
        unknown, and BadSetup for a scenario, seed or option that the game lacks.
        """
        return position(self, **entries)

    def check(self, state: Any) -> None:
        """Saves: options, and all that the rules take for granted (saves.py)."""
        for name, option in self.options.items():
            shape.one_of(option.choices)(state.options[name], f"state.options.{name}")
        super().check(state)
        saves.check(state)


GAME = ChurchillGame()
