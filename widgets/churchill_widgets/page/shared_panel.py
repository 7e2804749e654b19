"""Around a shared table: how one comes to it, who is here and who is away, whose turn it is and
since when, and what one may do besides playing.

The page asks for news twice a second as long as somebody looks at it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import churchill_kit as ck
from churchill_kit.engine.players import best_player
from churchill_kit.table import PERSON, read_setup
from churchill_kit.table.calling import checked
from churchill_kit.table.errors import NoTable
from churchill_kit.table.invites import read_link
from churchill_kit.table.presence import PACES

from ..base.following import Following
from ..base.sentences import name, static, text
from .controller import Controller
from .titles import title_of

if TYPE_CHECKING:
    from churchill_kit.store.shared_table import SharedTable
    from churchill_kit.store.tables import Tables

POLL = 0.5  # seconds between two questions for news
SILENT = 40  # seconds without a word from a page that is in sight: it has lost its connection
HIDDEN = 600  # the same for one that is out of sight
OWNER = "owner"
MINUTE, HOUR, DAY = 60, 3600, 86_400

# Texts that need no facts.
WORDS = (
    "shared-title", "shared-about", "shared-open", "shared-join", "shared-code",
    "shared-code-help", "shared-free", "shared-bar", "shared-invite", "shared-invite-about",
    "shared-link", "shared-copy", "shared-copied", "shared-watch-link", "shared-own-link-about",
    "shared-taken", "shared-turn", "shared-you", "shared-watching", "shared-close",
    "shared-table", "shared-bot", "shared-back", "shared-bot-about", "shared-name",
    "shared-name-keep", "shared-kept", "shared-say", "shared-say-send", "shared-lines",
    "shared-agree", "shared-refuse", "shared-withdraw", "shared-settings", "shared-chat",
    "shared-hands", "shared-pace", "shared-pace-now", "shared-pace-day", "shared-hook",
    "shared-hook-about", "shared-new-link", "shared-delete", "shared-delete-sure",
    "shared-delete-it", "shared-leave-it", "shared-rematch", "shared-rematch-go", "shared-look",
    "shared-look-none", "shared-mine", "shared-mine-go", "shared-mine-forget", "shared-undo",
)  # fmt: skip


class SharedPanel:
    """What stands around a shared table of an app; ``section`` is what the page shows of it.

    `send` sends the page a message, `draw` brings it up to date when only this has changed.
    """

    def __init__(
        self,
        controller: Controller,
        send: Callable[[dict[str, Any]], None],
        draw: Callable[[], None],
    ) -> None:
        self.controller = controller
        self.hidden = False
        self._send = send
        self._draw = draw
        self._tables: Tables | None = None
        self._secret = ""
        self._heard = time.monotonic()
        self._asleep = False
        self._away = False  # the store does not answer, and that was said
        self._links: tuple[Any, Any] = (None, None)
        self._following = Following(POLL, self.news, self._wrong, self._go_on, self._wanted)
        self._mine: list[dict[str, Any]] = []  # one's tables, as they stood when they were read

    # -- what the page asks -----------------------------------------------------------------------

    def heard(self) -> None:
        """The page has said something: somebody is there."""
        self._heard = time.monotonic()

    def on(self, what: str, content: dict[str, Any]) -> None:
        """A message about a shared table. NoTable or SetupError, and nothing has happened."""
        act = getattr(self, f"_on_{what}", None)
        if act is not None:
            act(content)

    def _on_open(self, content: dict[str, Any]) -> None:
        setup = content.get("setup")
        given = setup if isinstance(setup, dict) else {}
        if given.get("game"):
            self.controller.choose(given["game"])
        hook = str(content.get("hook", "")).strip()
        if hook:
            checked(hook)  # what is wrong with it is said before there is a table
        secret = self._had().open(invited(self.controller, given))
        self._enter(secret)
        if content.get("pace") in PACES:
            self._at().set(None, None, content["pace"])
        if hook and self._at().seat:
            self._at().call_at(hook, self.controller.lang)

    def _on_look(self, content: dict[str, Any]) -> None:
        """Who has a code sees which seats are free; of one he need not choose."""
        code = str(content.get("code", ""))
        found = self._had().look(code)
        if len(found["free"]) <= 1:
            self._on_join({**content, "seat": ""})
            return
        lang, game = self.controller.lang, found["game"]
        called = text(
            lang,
            "mine-called",
            title=title_of(game, lang),
            scenario=name(found["scenario"], game, lang),
        )
        seats = [[seat, name(seat, game, lang)] for seat in found["free"]]
        self._send({"type": "seats", "code": code, "title": called, "seats": seats})

    def _on_join(self, content: dict[str, Any]) -> None:
        code, seat = str(content.get("code", "")), str(content.get("seat", ""))
        self._enter(self._had().join(code, seat, str(content.get("name", ""))))

    def _on_enter(self, content: dict[str, Any]) -> None:
        self._enter(str(content.get("secret", "")))

    # -- what is done at a table ------------------------------------------------------------------

    def _at(self) -> SharedTable:
        shared = self.controller.shared
        if shared is None:
            raise NoTable("table-gone")
        return shared

    def _taking_in(self, act: Callable[[], Any]) -> None:
        """Do something that others may have been quicker with, and show what has come of it."""
        before = self.controller.standing
        try:
            act()
        finally:
            self.controller.take_in(before)
            self.controller.changed += 1

    def _on_undo(self, _: dict[str, Any]) -> None:
        self._taking_in(self._at().propose_undo)

    def _on_answer(self, content: dict[str, Any]) -> None:
        agree = content.get("agree") is True
        self._taking_in(lambda: self._at().answer_undo(agree))

    def _on_bot(self, content: dict[str, Any]) -> None:
        shared = self._at()
        seat = str(content.get("seat", ""))
        self._taking_in(lambda: shared.hand_over(seat, best_player(shared.row.game)))
        self._go_on()

    def _on_back(self, content: dict[str, Any]) -> None:
        self._taking_in(lambda: self._at().take_back(str(content.get("seat", ""))))

    def _on_say(self, content: dict[str, Any]) -> None:
        self._at().say(str(content.get("text", "")), str(content.get("request", "")))

    def _on_rename(self, content: dict[str, Any]) -> None:
        self._at().rename(str(content.get("name", "")))

    def _on_hook(self, content: dict[str, Any]) -> None:
        self._at().call_at(str(content.get("address", "")).strip(), self.controller.lang)

    def _on_set(self, content: dict[str, Any]) -> None:
        """What the owner settles."""
        chat, hands, pace = (content.get(k) for k in ("chat", "hands", "pace"))
        self._at().set(
            chat if isinstance(chat, bool) else None,
            hands if isinstance(hands, bool) else None,
            pace if isinstance(pace, str) else None,
        )

    def _on_free(self, content: dict[str, Any]) -> None:
        self._at().free(str(content.get("seat", "")))

    def _on_delete(self, _: dict[str, Any]) -> None:
        self._at().delete()
        self.controller.leave()
        self._send({"type": "gone"})

    def _on_rematch(self, _: dict[str, Any]) -> None:
        """The same again; whoever asks second comes to the same table."""
        secret, named = read_link(self._secret)
        tid = self._at().rematch()
        self._enter(f"{secret}.{tid}" if named else secret)

    def _on_look_as(self, content: dict[str, Any]) -> None:
        self.controller.look_as(str(content.get("seat", "")))

    def _on_mine(self, content: dict[str, Any]) -> None:
        """The secrets that the browser keeps: the tables that they lead to."""
        secrets = content.get("secrets")
        given = [str(s) for s in secrets] if isinstance(secrets, list) else []
        with suppress(NoTable):
            self._mine = self._had().entries(given) if given else []

    def mine(self) -> list[dict[str, Any]]:
        """One's own tables for the first page, one's turn first."""
        lang = self.controller.lang
        return [entry(e, lang) for e in self._mine if e["game"] in ck.games()]

    def _had(self) -> Tables:
        """The tables of this machine. NoTable: none, and what to do about it."""
        if self._tables is None:
            from churchill_kit.store import open_tables

            self._tables = open_tables()
        return self._tables

    def _enter(self, secret: str) -> None:
        self._leave()
        shared = self._had().enter(*read_link(secret))
        self._secret = secret
        role = "seat" if shared.seat or shared.owner else "watch"
        self._send({"type": "table", "secret": secret, "role": role})
        self.controller.enter(shared)
        self._following.follow(shared)

    def _leave(self) -> None:
        """Who sits at another table leaves it; his seat stays his."""
        if self.controller.shared is not None:
            with suppress(ck.GameError):
                self.controller.shared.leave()

    # -- news -------------------------------------------------------------------------------------

    def _wanted(self) -> bool:
        """Is the table on the page, and does anybody look at it? Who has left it is told away."""
        followed, shared = self._following.followed, self.controller.shared
        if shared is None or shared is not followed:
            self._following.follow(None)
            with suppress(ck.GameError):
                followed.leave()
            return False
        return not self._sleeps(shared)

    def news(self) -> None:
        """Take in what has been written since."""
        shared = self.controller.shared
        if shared is None or shared is not self._following.followed:
            return
        before = self.controller.standing
        shared.poll()
        if self._away:
            self._away = False
            self.controller.changed += 1
        if not self.controller.take_in(before):
            self._go_on()
            self._draw()

    def _go_on(self) -> None:
        """What nobody is asked about is played here, if it is for this page to see to it."""
        shared = self.controller.shared
        if shared is not None and shared.turn != shared.seat and self.controller.goes_on:
            self.controller.go_on()

    def _sleeps(self, shared: SharedTable) -> bool:
        """Has the page not been heard of for so long that nobody can be there?"""
        silent = time.monotonic() - self._heard > (HIDDEN if self.hidden else SILENT)
        if silent and not self._asleep:
            with suppress(ck.GameError):
                shared.leave()
        self._asleep = silent
        return silent

    def _wrong(self, error: BaseException) -> None:
        gone = isinstance(error, ck.GameError) and error.reason == "table-gone"
        if gone:
            self.controller.leave()
            self._send({"type": "gone"})
        elif self._away:
            return
        self._away = not gone
        self.controller.failed(error)

    # -- what the page shows ----------------------------------------------------------------------

    def section(self) -> dict[str, Any]:
        """All around the table that is shared; {} where none is."""
        c = self.controller
        shared = c.shared
        if shared is None:
            return {}
        news, lang = shared.news(), c.lang
        return {
            "table": news["table"],
            "seat": news["seat"],
            "owner": news["owner"],
            "over": news["over"],
            "rematch": news["rematch"],
            "moves": news["moves"],
            "seats": [self._seat(shared, s, news, lang) for s in news["seats"]],
            "undo": self._asked_back(news, lang),
            "chat": news["chat"],
            "hands": news["hands"],
            "pace": news["pace"],
            "hook": news["hook"],
            "paces": list(PACES),
            "looks": c.looks,
            "views": []
            if news["over"]
            else [[s, name(s, news["game"], lang)] for s in shared.views],
            "links": self._invites(shared),
        }

    def _seat(
        self, shared: SharedTable, s: dict[str, Any], news: dict[str, Any], lang: str
    ) -> dict[str, Any]:
        game, turn = news["game"], s["seat"] == news["turn"]
        person = s["who"] == PERSON
        here = "here" if s["here"] else "away"
        free = s["person"] and not s["taken"]
        own, late = s["seat"] == news["seat"], turn and news["overdue"] and bool(news["seat"])
        lines = (
            [line for line in news["lines"] if line["seat"] == s["seat"]] if news["chat"] else []
        )
        return {
            "id": s["seat"],
            "label": name(s["seat"], game, lang),
            "name": s["name"],
            "own": own,
            "free": free,
            "person": person,
            "here": s["here"],
            "present": static(lang, f"shared-{here}") if person else player(s["who"], game, lang),
            "turn": turn,
            "since": since(news["since"], lang) if turn else "",
            "line": lines[-1]["line"] if lines else "",
            "may": s["person"] and not news["over"] and (own or news["owner"] or late),
            "taken_by": s["person"] and s["taken"] and not own,
        }

    def _asked_back(self, news: dict[str, Any], lang: str) -> dict[str, Any] | None:
        """Somebody asks to take moves back."""
        asked = news["undo"]
        if not asked:
            return None
        mine = asked["seat"] == news["seat"]
        key = "shared-undo-mine" if mine else "shared-undo-asked"
        said = text(lang, key, news["game"], seat=asked["seat"], move=asked["to"])
        if asked["revealed"]:
            said += " " + static(lang, "shared-undo-all")
        may = bool(news["seat"]) and not mine and news["seat"] not in asked["agreed"]
        return {"text": said, "mine": mine, "may": may}

    def _invites(self, shared: SharedTable) -> dict[str, Any] | None:
        """The owner's links, read anew when something has changed."""
        if not shared.owner:
            return None
        key = (shared.tid, shared.version)
        if self._links[0] != key:
            with suppress(ck.GameError):
                found = shared.links()
                made = {"code": found.code, "seats": found.seats, "watch": found.watch}
                self._links = key, made
        links: dict[str, Any] | None = self._links[1]
        return links


# -- on the first page -----------------------------------------------------------------------------


def offer(c: Controller) -> dict[str, Any]:
    """What the first page says about opening a table: who would sit where."""
    seats = _invited(c.seats, c.unasked())
    game, own = c.game.name, [s for s, who in seats.items() if who == OWNER]
    others = [seat for seat, who in seats.items() if who == PERSON]
    key = "shared-offer" if own and others else "shared-offer-all" if others else ""
    facts: dict[str, Any] = {"seat": own[0]} if own else {}
    about = text(c.lang, key, game, seats=others, **facts) if key else ""
    return {"about": about, "paces": list(PACES)}


def invited(c: Controller, given: dict[str, Any]) -> dict[str, Any]:
    """What is filled in on the first page, for a shared table."""
    setup = read_setup(c.game, given, c.screen.first_seat)
    unasked = c.game.unasked(setup.scenario, c.game.check_options(setup.options))
    return {**given, "game": c.game.name, "seats": _invited(setup.seats, unasked)}


def _invited(seats: dict[str, str], unasked: tuple[str, ...]) -> dict[str, str]:
    """The first person's seat is that of whoever opens the table, and the other people are yet to
    come; where he would be alone, all others are invited."""
    people = [seat for seat, who in seats.items() if who == PERSON]
    own = people[0] if people else ""
    alone = len(people) < 2
    return {
        seat: OWNER if seat == own else PERSON if alone and seat not in unasked else who
        for seat, who in seats.items()
    }


def entry(found: dict[str, Any], lang: str) -> dict[str, Any]:
    """What the first page tells of one of one's tables."""
    game = found["game"]
    scenario = name(found["scenario"], game, lang)
    if found["over"]:
        line = static(lang, "over")
    elif found["yours"]:
        line = static(lang, "shared-yours")
    else:
        line = text(lang, "shared-theirs", game, seat=found["turn"])
    if not found["over"]:
        line += " · " + since(found["moved"], lang)
    return {
        "secret": found["secret"],
        "name": text(lang, "mine-called", title=title_of(game, lang), scenario=scenario),
        "seat": name(found["seat"], game, lang) if found["seat"] else "",
        "line": line,
        "yours": found["yours"],
    }


# -- words -----------------------------------------------------------------------------------------


def may_ask_back(c: Controller) -> bool:
    """Has whoever sits here made a move that he could ask to take back?"""
    shared = c.shared
    if shared is None or c.own is None or shared.over:
        return False
    return shared.table.since(c.own) > 0


def player(who: str, game: str, lang: str) -> str:
    """What a player of the program is called."""
    return static(lang, f"player-{who}", game)


def since(moved: float, lang: str) -> str:
    """Since when it is somebody's turn."""
    seconds = max(0, int(time.time() - moved))
    if seconds < MINUTE:
        return static(lang, "since-now")
    if seconds < HOUR:
        return text(lang, "since-minutes", n=seconds // MINUTE)
    if seconds < 2 * DAY:
        return text(lang, "since-hours", n=seconds // HOUR)
    return text(lang, "since-days", n=seconds // DAY)
