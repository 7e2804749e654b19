"""The screens of Churchill, as the shared rooms ask for them.

A page opens faster the less is imported for it: what draws and what judges comes when it is
first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import churchill_kit as ck

from ...base.sentences import of_action
from ...screen import Choice, Draw, Screen, Seat
from . import targets
from .seats import SEATS

if TYPE_CHECKING:
    from ...board.scene import Scene

TABLE_PHASES = ("agenda", "meeting")
ON_THE_MAP = ("global_issue", "name_commander")  # decisions about the map, whatever the phase


def table(view: Any, lang: str, theme: str = "light", **more: Any) -> Scene:
    """The conference table."""
    from .conference_table import table_scene

    return table_scene(view, lang, theme, **more)


def war_map(view: Any, lang: str, theme: str = "light", **more: Any) -> Scene:
    """The war map."""
    from .war_map import map_scene

    return map_scene(view, lang, theme, **more)


class ChurchillScreen(Screen):
    """Conference table and war map, hands with a leader, scores by the letters of 9.4."""

    game = "churchill"
    boards: ClassVar[Mapping[str, Draw]] = {"table": table, "map": war_map}
    tells: ClassVar[bool] = True
    seats: ClassVar[Mapping[str, Seat]] = SEATS
    facets = ("card", "leader", "issue", "front", "box", "location", "pawn", "theater", "power")
    sandboxes: ClassVar[Mapping[str, str]] = {
        "front": "sandbox.front:FrontSandbox",
        "card": "sandbox.card:CardSandbox",
        "score": "sandbox.score:ScoreSandbox",
        "conference": "sandbox.conference:ConferenceSandbox",
        "production": "sandbox.production:ProductionSandbox",
        "bomb": "sandbox.bomb:BombSandbox",
        "alignment": "sandbox.alignment:AlignmentSandbox",
        "reserves": "sandbox.reserves:ReservesSandbox",
    }
    first_seat = "uk"
    lesson_seat = "us"

    def board_of(self, view: Any) -> str:
        """The conference table while it is sat at, else the war map."""
        decision = view.decision
        if decision is not None and decision.kind in ON_THE_MAP:
            return "map"
        return "table" if view.phase in TABLE_PHASES else "map"

    # -- choices ------------------------------------------------------------------------------

    def targets(self, action: ck.Action, seat: str = "") -> frozenset[str]:
        """Places and pieces; an action that uses a leader is about the leader of who decides."""
        return targets.targets_of(action, seat)

    def fits(self, targets_: frozenset[str], selection: Iterable[str]) -> bool:
        """Any leader selected means the leader of who decides."""
        return targets.fits(targets_, selection)

    def note(self, view: Any, action: ck.Action, lang: str) -> str:
        """Where an issue would be, a front's chance, points won, who is there already."""
        from .telling import previews

        return previews.note(view, action, lang)

    def heading(self, view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
        """Cards or leader; in the war what is placed."""
        from .telling import choices

        return choices.heading(action, view, lang)

    def line_of(self, view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
        """By card; issues by what they are about, countries by their front."""
        from .telling import choices

        return choices.line(action, view, lang)

    def order(self, view: Any, action: ck.Action) -> float:
        """By issues won, chances and points."""
        from .telling.choices import Order

        return Order(view).of(action)

    def choices(self, view: Any, lang: str) -> tuple[Choice, ...]:
        """The same as elsewhere; what all of them need is computed once."""
        from .telling.choices import Order, brief, heading, line
        from .telling.previews import note

        if view.decision is None:
            return ()
        order, seat = Order(view), view.decision.seat
        return tuple(
            Choice(
                action,
                of_action(action, lang),
                note(view, action, lang, order),
                heading(action, view, lang),
                self.targets(action, seat),
                line(action, view, lang),
                order.of(action),
                brief(action, lang),
            )
            for action in view.actions()
        )

    def tried(self, view: Any, action: ck.Action) -> Any:
        """The issue where it would lie, the marker where it is placed."""
        from .telling import previews

        return previews.tried(view, action)

    def preview(self, view: Any, action: ck.Action, lang: str) -> dict[str, Any]:
        """In the tutor's own numbers."""
        from .telling import previews

        return previews.preview(view, action, lang)

    def thing(self, view: Any, target: str, lang: str) -> dict[str, str] | None:
        """In the words of the gallery, with how it stands now; the engine says why not."""
        from .telling import things

        return things.what_is(view, target, lang)

    def target_name(self, target: str, lang: str) -> str:
        """A leader is told with his power."""
        from . import table

        return table.target_name(target, lang)

    # -- beside the boards --------------------------------------------------------------------

    def hand(
        self, view: Any, seat: str, lang: str, selection: frozenset[str], usable: frozenset[str]
    ) -> dict[str, Any]:
        """Staff cards and the leader; {} when there is nothing to choose from."""
        from . import table

        found = table.hand(view, seat, lang, selection, usable)
        if not found["cards"] and not found["leader"]["usable"] and not found["secret"]:
            return {}  # more room for the boards
        return found

    def hands_of(self, view: Any, lang: str) -> list[dict[str, Any]]:
        """Hands and active leaders, during agenda and meeting."""
        from . import table

        return table.hands_of(view, lang)

    def scores(self, view: Any, lang: str) -> dict[str, Any]:
        """By the letters of 9.4, with the conferences won."""
        from . import table

        return table.scores(view, lang)

    def totals(self, view: Any) -> dict[str, int]:
        """9.4 The sums alone."""
        from . import table

        return table.totals(view)

    def round_of(self, view: Any) -> int:
        """The number of the conference."""
        return int(view.conference)

    def round_label(self, number: int, lang: str) -> str:
        """Conference 3."""
        from ...base.sentences import text

        return text(lang, "conference", self.game, n=number)

    def ending(self, result: ck.Result, lang: str) -> str:
        """An alliance that broke or a power that held out, however it was decided then."""
        return self.word(lang, f"ending-{result.ending.split('_')[0]}")

    def weight(self, event: ck.Event) -> int:
        """Cards laid face down, dice and counts are told quietly; a capture, a surrender, a leader
        who dies and the like have their moment."""
        from .telling import moments

        return moments.weight(event)

    def together(self, event: ck.Event, following: ck.Event) -> bool:
        """5.11, 5.12 What a conference card does several times over."""
        from .telling import moments

        return moments.together(event, following)

    def headline(self, event: ck.Event, lang: str) -> str:
        """Captured; D-Day; Germany surrenders."""
        from .telling import moments

        return moments.headline(event, lang)

    def event_sign(self, event: ck.Event) -> str:
        """The sign of the power whose moment it is."""
        from .telling import moments

        return moments.sign(event)

    def pause(self, event: ck.Event) -> str:
        """At the end of a meeting and of a war phase."""
        from .telling import moments

        return moments.pause(event)

    def summary(
        self, kind: str, record: ck.Record, beats: Sequence[Any], seat: str | None, lang: str
    ) -> dict[str, Any]:
        """Who won which issue and why; each front with its die, and the score before and after."""
        from .telling import summaries

        return summaries.summary(kind, beats, seat, lang)

    def board_for(self, events: Sequence[ck.Event], view: Any) -> str:
        """The table for agenda and meeting, the map for the rest, with exceptions both ways."""
        from .telling import moments

        return moments.board_for(events, view.phase)

    def beside(self, view: Any, lang: str, rule: str) -> list[dict[str, Any]]:
        """Global issues, conferences won, the race to land: they lie on no map."""
        from .beside import beside_map

        # The table shows these things itself.
        return beside_map(view, lang, rule) if self.board_of(view) == "map" else []

    def happened_to(self, event: ck.Event) -> frozenset[str]:
        """The pieces and places of an event; whose move it was is no piece."""
        return frozenset(
            f"{kind}:{event[argument]}"
            for argument, kind in targets.ARGUMENTS.items()
            if kind != "power" and isinstance(event.get(argument), str)
        )

    def counted(self, view: Any, letter: str, lang: str) -> list[tuple[str, int, str]]:
        """9.4 Who has points by a letter."""
        from . import table

        return table.counted(view, letter, lang)

    # -- the first page -----------------------------------------------------------------------

    def seat_about(self, seat: str, lang: str) -> str:
        """The leader of the power."""
        return self.word(lang, f"seat-{seat}")

    def first_minute(self, view: Any, lang: str) -> list[dict[str, Any]]:
        """How one wins, what a conference is, what is asked first."""
        from .first_minute import cards

        return cards(view, lang)


SCREEN = ChurchillScreen()
