"""The screens of Churchill, as the shared rooms ask for them.

A page opens faster the less is imported for it: what draws and what judges comes when it is
first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import churchill_kit as ck
from churchill_kit.engine.words import message

from ...base.sentences import of_action
from ...screen import Choice, Draw, Screen, Seat, later
from . import targets
from .seats import SEATS

if TYPE_CHECKING:
    from ...board.scene import Scene

TABLE_PHASES = ("agenda", "meeting")
ON_THE_MAP = ("name_commander",)  # decisions about the map, whatever the phase
ON_THE_TABLE = ("global_issue", "break_tie", "name_tie_winner")  # pawns and issues lie there


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
    held = ("card", "leader")
    first_seat = "us"
    lesson_seat = "us"

    def board_of(self, view: Any) -> str:
        """The conference table while it is sat at, else the war map."""
        decision = view.decision
        if decision is not None and decision.kind in ON_THE_MAP:
            return "map"
        if decision is not None and decision.kind in ON_THE_TABLE:
            return "table"
        return "table" if view.phase in TABLE_PHASES else "map"

    def prompt(self, view: Any, decision: ck.Decision, lang: str) -> str:
        """The leader is named only where he can be used now (5.26)."""
        seat = decision.seat
        usable = view.is_active(seat) and seat not in view.no_advance
        if decision.kind == "advance_issue" and not usable:
            return message(lang, "churchill", "app-prompt-staff", {"seat": seat})
        return super().prompt(view, decision, lang)

    def store(self, seat: str) -> str:
        """The power at the foot of the war map."""
        return f"power:{seat}"

    # -- choices ------------------------------------------------------------------------------

    def targets(self, action: ck.Action, seat: str = "") -> frozenset[str]:
        """Places and pieces; an action that uses a leader is about the leader of who decides."""
        return targets.targets_of(action, seat)

    def fits(self, targets_: frozenset[str], selection: Iterable[str]) -> bool:
        """Any leader selected means the leader of who decides."""
        return targets.fits(targets_, selection)

    alike = later("telling.facts:order_is_idle")  # 7.3 that of alignment, mostly
    # 9.4 A colony counts for the UK as long as nobody has anything there.
    scored_for = later("telling.scores:scored_for")
    passed_by = later("telling.summaries:passed_by")  # 5.24 a debate that it was not asked for
    left_out = later("telling.moments:left_out")  # 5.2 without cards and leader

    def asked_about(self, view: Any) -> frozenset[str]:
        """The issue under debate, for instance; 6.92 the theater that gets a commander."""
        from .conference_table import about

        decision = view.decision
        if decision is not None and decision.kind == "name_commander":
            return frozenset({f"theater:{decision.args[0]}"})
        return frozenset(filter(None, (about(view),)))

    taken = later("telling.summaries:taken")  # issues, networks, alignment
    spent = later("telling.notes:spent")  # 6.7 production used by Directed Offensives

    # Where an issue would be, a front's chance, points won, who is there already.
    note = later("telling.notes:note")

    def heading(self, view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
        """Cards or leader; in the war what is placed."""
        from churchill_kit.games.churchill.lessons.weighing import Weighing

        from .telling.choices import heading

        return heading(action, view, lang, Weighing(view))

    def line_of(self, view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
        """By card; issues by what they are about, countries by their front."""
        from .telling import choices

        return choices.line(action, view, lang)

    def order(self, view: Any, action: ck.Action) -> float:
        """By issues won, chances and points."""
        from churchill_kit.games.churchill.lessons.weighing import Weighing

        return Weighing(view).of(action)

    def choices(self, view: Any, lang: str) -> tuple[Choice, ...]:
        """The same as elsewhere; what all of them need is computed once."""
        from churchill_kit.games.churchill.lessons.weighing import Weighing

        from .telling.choices import brief, heading, line
        from .telling.notes import note

        if view.decision is None:
            return ()
        weighing, seat = Weighing(view), view.decision.seat
        return tuple(
            Choice(
                action,
                of_action(action, lang),
                note(view, action, lang, weighing),
                heading(action, view, lang, weighing),
                self.targets(action, seat),
                line(action, view, lang),
                weighing.of(action),
                brief(action, lang, weighing),
            )
            for action in view.actions()
        )

    # The issue where it would lie, the marker where it is placed.
    tried = later("telling.previews:tried")
    preview = later("telling.previews:preview")  # in the tutor's own numbers
    # In the words of the gallery, with how it stands now; the engine says why not.
    legend = later("telling.legend:legend")  # what the marks on the boards mean
    thing = later("telling.things:what_is")
    target_name = later("table:target_name")  # a leader is told with his power

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

    hands_of = later("table:hands_of")  # hands and active leaders, during agenda and meeting
    scores = later("table:scores")  # by the letters of 9.4, with the conferences won
    totals = later("table:totals")  # 9.4 The sums alone

    source = later("table:source")  # 9.4 alignment, conferences, fronts and so on

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

    # 8.0 peace before the last conference; 4.43 which Axis power did not surrender
    ended_by = later("telling.endings:ended_by")
    to_win = later("telling.endings:to_win")  # 4.42, 4.43 how many points, more or fewer
    ruled = later("telling.endings:ruled")  # 4.42, 4.43 the moment from which it was so
    turned = later("telling.endings:turned")  # 4.41 by which the points came to count
    lead_endangered = later("telling.endings:lead_endangered")  # 4.42

    # Cards laid face down, dice and counts are told quietly; a capture, a surrender, a leader
    # who dies and the like have their moment.
    weight = later("telling.moments:weight")
    # 5.11, 5.12 What a conference card does several times over.
    together = later("telling.moments:together")
    adds_up = later("telling.moments:adds_up")  # 6.5 markers that are placed one by one
    counts_up = later("telling.moments:counts_up")  # 5.27 who won what
    headline = later("telling.moments:headline")  # Captured; D-Day; Germany surrenders
    event_sign = later("telling.moments:sign")  # the sign of the power whose moment it is
    said_before = later("telling.moments:said_before")  # 7.6 why armies are placed
    pause = later("telling.moments:pause")  # at the end of a meeting and of a war phase

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
        return targets.happened_to(event)

    written = later("conference_table:written")  # 5.11 The card of the conference
    counted = later("table:counted")  # 9.4 Who has points by a letter

    # -- the first page -----------------------------------------------------------------------

    def seat_about(self, seat: str, lang: str) -> str:
        """The leader of the power."""
        return self.word(lang, f"seat-{seat}")

    # How one wins, what a conference is, what is asked first.
    first_minute = later("first_minute:cards")


SCREEN = ChurchillScreen()
