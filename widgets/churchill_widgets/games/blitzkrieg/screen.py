"""The screens of Blitzkrieg!, as the shared rooms ask for them.

A page opens faster the less is imported for it: what draws and what judges comes when it is
first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import churchill_kit as ck

from ...screen import Draw, Screen, Seat
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
    first_seat = "allies"
    lesson_seat = "allies"
    sandboxes: ClassVar[Mapping[str, str]] = {
        "placing": "sandbox:PlacingSandbox",
        "automaton": "automaton_sandbox:AutomatonSandbox",
    }

    # -- choices ------------------------------------------------------------------------------

    def targets(self, action: ck.Action, seat: str = "") -> frozenset[str]:
        """Units, spaces and tracks."""
        return targets.targets_of(action)

    def note(self, view: Any, action: ck.Action, lang: str) -> str:
        """The track, points and what the space brings."""
        from .telling import choices

        return choices.note(view, action, lang)

    def heading(self, view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
        """By theatre."""
        from .telling import choices

        return choices.heading(view, action, lang)

    def line_of(self, view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
        """By unit."""
        from .telling import choices

        return choices.line(view, action, lang)

    def order(self, view: Any, action: ck.Action) -> float:
        """By points, steps and effects."""
        from .telling import choices

        return choices.order(view, action)

    def target_name(self, target: str, lang: str) -> str:
        """A unit of the automaton's row is told by its place."""
        from .board_words import word

        kind, _, item = target.partition(":")
        if kind == "row":
            return word("row", lang, n=item)
        return self.name(item or kind, lang)

    def tried(self, view: Any, action: ck.Action) -> Any:
        """The unit on its space, the marker where it would stand."""
        from .telling import previews

        return previews.tried(view, action)

    def preview(self, view: Any, action: ck.Action, lang: str) -> dict[str, Any]:
        """Unit, effect, track, campaign, theatre; and what lies open for the opponent then."""
        from .telling import previews

        found = previews.preview(view, action, lang)
        return super().preview(view, action, lang) if found is None else found

    def thing(self, view: Any, target: str, lang: str) -> dict[str, str] | None:
        """What a thing is and how it stands; the engine says why not."""
        from .telling import things

        return things.what_is(view, target, lang)

    def hand(
        self, view: Any, seat: str, lang: str, selection: frozenset[str], usable: frozenset[str]
    ) -> dict[str, Any]:
        """The reserve, which lies on the board as well."""
        from .hand import hand

        return hand(view, seat, lang, selection, usable)

    # -- what happens -------------------------------------------------------------------------

    def weight(self, event: ck.Event) -> int:
        """Draws and rows of the automaton in passing; theatres and campaigns aloud."""
        from .telling import moments

        return moments.weight(event)

    def headline(self, event: ck.Event, lang: str) -> str:
        """A theatre is closed; the last turn."""
        from .telling import moments

        return moments.headline(event, lang)

    def event_sign(self, event: ck.Event) -> str:
        """The sign of the side that a big moment belongs to."""
        from .telling import moments

        return moments.sign(event)

    def pause(self, event: ck.Event) -> str:
        """When a theatre is closed."""
        from .telling import moments

        return moments.pause(event)

    def summary(
        self, kind: str, record: ck.Record, beats: Sequence[Any], seat: str | None, lang: str
    ) -> dict[str, Any]:
        """What a closed theatre brought, and how the war stands."""
        from .telling import summaries

        return summaries.summary(kind, beats, seat, lang)

    def led_to(self, result: ck.Result) -> Callable[[ck.Event], bool] | None:
        """What emptied the reserve of who could place nothing (7.2)."""
        from .telling import moments

        return moments.led_to(result)

    def happened_to(self, event: ck.Event) -> frozenset[str]:
        """Spaces, tracks, campaigns, bags and sides."""
        return targets.happened_to(event)

    def opens_options(self, scenario: str) -> bool:
        """12.4 The automaton's level is to be chosen."""
        return scenario.startswith("solo")

    # -- the first page -----------------------------------------------------------------------

    def first_minute(self, view: Any, lang: str) -> list[dict[str, Any]]:
        """How one wins, what a turn is, what is asked first."""
        from .first_minute import cards

        return cards(view, lang)


SCREEN = BlitzkriegScreen()
