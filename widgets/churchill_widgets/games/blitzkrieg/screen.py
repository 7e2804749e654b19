"""The screens of Blitzkrieg!, as the shared rooms ask for them.

A page opens faster the less is imported for it: what draws and what judges comes when it is
first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import churchill_kit as ck
from churchill_kit.engine.words import message

from ...screen import Draw, Screen, Seat, later
from . import targets
from .seats import SEATS

if TYPE_CHECKING:
    from ...board.scene import Scene


def board(view: Any, lang: str, theme: str = "light", **more: Any) -> Scene:
    """The theatres between the two sides; in Nippon the campaigns of America."""
    from .board import board_scene

    return board_scene(view, lang, theme, **more)


class BlitzkriegScreen(Screen):
    """One board with all that lies on the table; units and spaces are chosen there."""

    game = "blitzkrieg"
    boards: ClassVar[Mapping[str, Draw]] = {"map": board}
    tells: ClassVar[bool] = True
    seats: ClassVar[Mapping[str, Seat]] = SEATS
    facets = ("token", "space", "track", "row")
    held = ("token", "row")
    first_seat = "allies"
    lesson_seat = "allies"
    sandboxes: ClassVar[Mapping[str, str]] = {
        "placing": "sandbox:PlacingSandbox",
        "automaton": "automaton_sandbox:AutomatonSandbox",
    }

    def prompt(self, view: Any, decision: ck.Decision, lang: str) -> str:
        """That a turn is the last is said where it is asked for (7.1.1)."""
        if view.last_turn and decision.kind == "place_unit":
            from churchill_kit.games.blitzkrieg.rules.ending import rule_of_last_turn

            facts = {"seat": decision.seat, "rule": rule_of_last_turn(view)}
            return message(lang, self.game, "app-prompt-last-turn", facts)
        return super().prompt(view, decision, lang)

    # -- choices ------------------------------------------------------------------------------

    def targets(self, action: ck.Action, seat: str = "") -> frozenset[str]:
        """Units, spaces and tracks."""
        return targets.targets_of(action)

    note = later("telling.choices:note")  # the track, points and what the space brings
    heading = later("telling.choices:heading")  # by theatre
    line_of = later("telling.choices:line")  # by unit
    brief = later("telling.choices:brief")  # the unit, and what the space brings
    order = later("telling.choices:order")  # by points, steps and effects

    def target_name(self, target: str, lang: str) -> str:
        """A unit of the automaton's row is told by its place."""
        from .board_words import word

        kind, _, item = target.partition(":")
        if kind == "row":
            return word("row", lang, n=item)
        return self.name(item or kind, lang)

    # The unit on its space, the marker where it would stand.
    tried = later("telling.previews:tried")

    def preview(self, view: Any, action: ck.Action, lang: str) -> dict[str, Any]:
        """Unit, effect, track, campaign, theatre; and what lies open for the opponent then."""
        from .telling import previews

        found = previews.preview(view, action, lang)
        return super().preview(view, action, lang) if found is None else found

    # What a thing is and how it stands; the engine says why not.
    legend = later("telling.legend:legend")  # what the marks on the boards mean
    thing = later("telling.things:what_is")
    hand = later("hand:hand")  # the reserve, which lies on the board as well

    # -- what happens -------------------------------------------------------------------------

    # Draws and rows of the automaton in passing; theatres and campaigns aloud.
    weight = later("telling.moments:weight")
    together = later("telling.moments:together")  # a turn of the automaton in a few steps
    leads_on = later("telling.moments:leads_on")  # the rows by which it chooses
    headline = later("telling.moments:headline")  # a theatre is closed; the last turn
    event_sign = later("telling.moments:sign")  # the sign of the side that a big moment belongs to
    pause = later("telling.moments:pause")  # when a theatre is closed

    def summary(
        self, kind: str, record: ck.Record, beats: Sequence[Any], seat: str | None, lang: str
    ) -> dict[str, Any]:
        """What a closed theatre brought, and how the war stands."""
        from .telling import summaries

        return summaries.summary(kind, beats, seat, lang)

    def lines_of(self, record: ck.Record, seat: str) -> Sequence[tuple[str, int, str]]:
        """Each point under the rule that gave it."""
        from churchill_kit.games.blitzkrieg.earned import lines_of

        return lines_of(record, seat)

    def gained_by(self, event: ck.Event, lang: str) -> str:
        """The campaigns that were won."""
        parts = (label.partition(":") for label, _, _ in event.breakdown)
        won = [self.name(item, lang) for kind, _, item in parts if kind == "campaign"]
        return ", ".join(won)

    # What emptied the reserve of who could place nothing (7.2).
    led_to = later("telling.moments:led_to")

    def seen_with(self, found: frozenset[str]) -> frozenset[str]:
        """Rows and tracks whole."""
        return targets.seen_with(found)

    def happened_to(self, event: ck.Event) -> frozenset[str]:
        """Spaces, tracks, campaigns, bags and sides."""
        return targets.happened_to(event)

    def opens_options(self, scenario: str) -> bool:
        """12.4 The automaton's level is to be chosen."""
        return scenario.startswith("solo")

    # -- the first page -----------------------------------------------------------------------

    first_minute = later("first_minute:cards")  # how one wins, what a turn is, what is asked first


SCREEN = BlitzkriegScreen()
