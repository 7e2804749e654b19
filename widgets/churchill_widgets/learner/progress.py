"""Where a learner's progress is kept: in the browser's storage, and in a store where there is one.

Every page's browser holds a copy, so that progress is there without a server, a name or a
file. When a page opens, a part of it greets; the keeper asks for the browser's copy once,
and when the page has come to rest it opens the store. Whatever is found is merged, and
both are brought up to date. Nothing that goes wrong there stops a chapter: `trouble` says
in one sentence why progress lives in the browser alone.

Each game's course has a keeper of its own; a learner's name is the same in all of them. Parts
of a chapter use ``progress(game)``, and ``listen`` to be told when anything changes.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
import weakref
from collections.abc import Callable, Mapping
from typing import Any

import churchill_kit as ck
from churchill_kit.store import NoStore, Store, open_store, shared
from churchill_kit.tutor.progress import REACHED, Answer, BadProgress, Progress, Standing

__all__ = ["Kept", "Standing", "changed", "listen", "now", "progress", "use"]

COPIED = 5000  # answers in a browser's copy, at 35 bytes or so each
LONGEST = 40  # letters of a name
BY_CHOICE = ("store-none", "store-not-here")  # no trouble, but how this machine is set up


def now() -> int:
    """The time, as progress counts it."""
    return int(time.time())


class Kept:
    """Keeps the progress of one learner at a time in one game; "" is who gives no name.

    `page` is always the panel that reports something: the answer goes to its browser.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.learner = ""
        self.data = Progress(game)
        self.store: Store | None = None
        self.trouble: NoStore | None = None
        self.word = ""  # by which this browser's learner is known to be the owner of the name
        self.aside: Progress | None = None  # forgotten elsewhere, and still in this browser
        self.names: tuple[str, ...] = ()  # of other learners, as far as this page may know them
        self.guest = False  # a class looks on: nothing is read, and nothing kept
        self._asked: set[str] = set()
        self._new = True  # a browser in which nobody has learned yet
        self._settled = False

    # -- what a learner does -----------------------------------------------------------------------

    def answered(self, page: Any, maker: str, seed: int, right: bool, hints: int = 0) -> None:
        """An exercise was answered."""
        answer = Answer(now(), maker, seed, right, hints)
        if self.data.add(answer):
            self._added(page, answers=[answer])

    def passed(self, page: Any, chapter: str) -> None:
        """The closing check of a chapter was passed, at the end of the chapter."""
        self.reached(page, chapter, "read", "passed")

    def reached(self, page: Any, chapter: str, *what: str) -> None:
        """A chapter was begun, or has been read to its end: `what` are some of `REACHED`."""
        when = now()
        new = {each: {chapter: when} for each in what if self.data.add_reached(each, chapter, when)}
        if new:
            self._added(page, **new)

    def standing(self, chapter: str | None = None) -> Standing:
        """Where a chapter stands, or with None the whole course."""
        return self.data.standing(chapter)

    @property
    def warning(self) -> NoStore | None:
        """Why there is no store, if that is not how somebody wanted it."""
        return self.trouble if self.trouble and self.trouble.reason not in BY_CHOICE else None

    def _added(self, page: Any, **new: Any) -> None:
        only = Progress(self.game, self.data.life)
        for what in REACHED:
            only.reached(what).update(new.get(what, {}))
        for answer in new.get("answers", ()):
            only.add(answer)
        self._keep(page, only)
        at_leisure(changed)
        if self.store is not None:
            at_leisure(self._write, self.learner, self.data, new)

    def _write(self, name: str, data: Progress, new: Mapping[str, Any]) -> None:
        try:
            if self.store is not None and self.store.add(name, data, **new):
                changed()
        except NoStore as error:
            self._lost(error)

    # -- what a page reports -----------------------------------------------------------------------

    def greeted(self, page: Any, stamp: Any, guest: bool = False) -> None:
        """A part shows up. Its browser's copy is asked for unless it is known: `stamp` changes
        with it. On a projector nobody in particular learns: a `guest`."""
        if guest and not self.guest:
            self.guest = True
            changed()
        if self.guest:
            return
        if not isinstance(stamp, str) or len(stamp) > 100:
            stamp = ""
        if stamp not in self._asked:
            self._asked.add(stamp)
            self._tell(page, "tell")

    def heard(self, page: Any, content: Mapping[str, Any]) -> None:
        """A page's browser tells what it keeps, or that the page has come to rest."""
        if self.guest:
            return
        if content.get("do") == "copy":
            self._found(page, content)
        elif content.get("do") == "settled" and not self._settled:
            self._settled = True
            self._open(page)

    def _found(self, page: Any, content: Mapping[str, Any]) -> None:
        names = content.get("names")
        self._know(names if isinstance(names, list) else ())
        given = content.get("learner")
        self._new = not isinstance(given, str)
        if isinstance(given, str) and clean(given) != self.learner:
            # Whatever was done under the other name is kept under it.
            self.learner, self.data = clean(given), Progress(self.game)
            self._take_word(content)
            self._open(page)
        self._take_word(content)
        self.aside = self._readable(content.get("aside")) or None
        copy = self._readable(content.get("copy"))
        if copy and copy.life < self.data.life:
            self.aside = copy  # the browser puts it aside when it gets the later life
        if copy is not None and self.data.merge(copy):
            self._sync()
        mine = self.data.dump(most=COPIED)
        if copy is None or mine != copy.dump(most=COPIED):
            self._keep(page, self.data, anew=copy is None)
        changed()

    def _take_word(self, content: Mapping[str, Any]) -> None:
        word = content.get("word")
        self.word = word[:LONGEST] if isinstance(word, str) else ""

    def _know(self, names: Any) -> None:
        found = {clean(n) for n in names if isinstance(n, str)} | {*self.names, self.learner}
        self.names = tuple(sorted(found - {""}))[:200]

    def _readable(self, copy: Any) -> Progress | None:
        """The progress of a browser's copy: empty if there is none, None if it cannot be read."""
        if copy is None:
            return Progress(self.game)
        try:
            found = Progress.load(copy)
        except BadProgress:
            return None
        return found if found.game == self.game else None

    # -- the store ---------------------------------------------------------------------------------

    def _open(self, page: Any) -> None:
        """Open the store and merge, once the page has come to rest; people who share a server
        and give no name are kept in their browsers only."""
        if not self._settled or self.guest:
            return
        self.store, self.trouble = None, None
        if not (shared() and not self.learner):
            try:
                self.store = open_store()
                if not shared():
                    known = self.store.learners(self.game)
                    if self._new and not self.learner and known:
                        self.learner = known[0]  # who learned last on this machine
                        self._tell(page, "learner", name=self.learner)
                    self._know(known)
                self._claim(page)
            except NoStore as error:
                self._lost(error)
            if self._sync():
                self._keep(page, self.data)
        changed()

    def _claim(self, page: Any) -> None:
        """Show the word of a name, or get one for a name that has none. On a machine of one's own
        nobody is kept out. Raises NoStore where the name is somebody else's."""
        if self.store is None or not self.learner:
            return
        try:
            new = self.store.claim(self.learner, self.word)
        except NoStore as error:
            if error.reason == "store-locked" and not shared():
                return
            raise
        if new:
            self.word = new
            self._tell(page, "word", name=self.learner, word=new)

    def fits(self, name: str, word: str) -> bool:
        """May who knows this word learn by this name, and forget what is kept under it?"""
        if not shared() or not name:
            return True
        try:
            store = self.store or open_store()
            return not store.claimed(name) or store.claim(name, word) == ""
        except NoStore as error:
            return error.reason != "store-locked"  # without a store there is nothing to keep

    def _sync(self) -> bool:
        mine = Progress(self.game, self.data.life)
        mine.take(self.data)
        try:
            learned = self.store is not None and self.store.sync(self.learner, self.data)
        except NoStore as error:
            self._lost(error)
            learned = True  # what could be read has been
        if mine and mine.life < self.data.life:
            self.aside = mine
        return learned

    def _lost(self, error: NoStore) -> None:
        self.store, self.trouble = None, error
        changed()

    # -- the browser -------------------------------------------------------------------------------

    def _keep(self, page: Any, what: Progress, anew: bool = False, wiped: bool = False) -> None:
        """The browser joins this to its copy; `anew`: it puts this in the place of its copy. A
        copy of an earlier life is put aside, unless it was `wiped` right there."""
        self._new = False
        copy = {"copy": what.dump(most=COPIED), "most": COPIED, "anew": anew, "wiped": wiped}
        self._tell(page, "keep", learner=self.learner, **copy)

    def _tell(self, page: Any, do: str, **more: Any) -> None:
        if not self.guest:
            page.send({"type": "progress", "do": do, "game": self.game, **more})

    # -- who learns --------------------------------------------------------------------------------

    def switch(self, page: Any, name: str, word: str = "") -> bool:
        """Somebody else learns from now on; "" is who gives no name. False if the name is
        somebody's who has another word."""
        if not self.fits(clean(name), word):
            return False
        self.learner, self.data = clean(name), Progress(self.game)
        self.word, self.aside = word, None
        self._know(())
        self._tell(page, "learner", name=self.learner)
        self._settled, self._new = True, False
        self._open(page)
        return True

    def taken(self, name: str) -> bool:
        """Is there another learner of this name?"""
        known = set(self.names)
        with contextlib.suppress(NoStore):  # then only those that the browser knows
            store = self.store or open_store()
            known.update(name for game in ck.games() for name in store.learners(game))
            if store.claimed(clean(name)):
                known.add(clean(name))
        return clean(name) in known - {self.learner}

    def rename(self, page: Any, name: str) -> None:
        """The learner gets another name, and keeps all progress."""
        old, self.learner = self.learner, clean(name)
        if old == self.learner:
            return
        self.word = ""  # the new name gets its own
        self.names = tuple(n for n in self.names if n != old)
        self._know(())
        self._tell(page, "rename", name=self.learner, **{"from": old})
        if self.store is not None:
            try:
                for game in ck.games():  # whoever it is learns all of them under this name
                    self.store.rename(old, self.learner, game)
            except NoStore as error:
                self._lost(error)
        self._settled, self._new = True, False
        self._open(page)
        self._keep(page, self.data)

    def wipe(self, page: Any) -> None:
        """Forget the learner's whole progress, here and in the store. Other browsers put their
        copies aside and ask."""
        self.data.wipe()
        self._sync()
        self._keep(page, self.data, wiped=True)
        changed()

    def bring_back(self, page: Any) -> None:
        """What was forgotten elsewhere is not to be forgotten."""
        if self.aside is not None:
            self.data.take(self.aside)
            self._sync()
            self._keep(page, self.data)
            self.let_go(page)

    def let_go(self, page: Any) -> None:
        """What was forgotten elsewhere is forgotten here, too, or brought back."""
        self.aside = None
        self._tell(page, "aside")
        changed()

    def bring(self, page: Any, text: str) -> int:
        """Take in an exported file; how many answers it brought. Raises BadProgress."""
        found = Progress.parse(text)
        if found.game != self.game:
            raise BadProgress("progress-other", given=found.game[:40])
        before = sum(1 for _ in self.data.log())
        self.data.take(found)
        self._sync()
        self._keep(page, self.data)
        changed()
        return sum(1 for _ in self.data.log()) - before


def at_leisure(act: Callable[..., None], *facts: Any) -> None:
    """Do it once the page has its answer, where there is an event loop to wait for that."""
    try:
        asyncio.get_running_loop().call_soon(act, *facts)
    except RuntimeError:
        act(*facts)


def clean(name: str) -> str:
    """A name without what no name has: control characters, spaces around or in a row."""
    return " ".join(re.sub(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e]", " ", name).split())[:LONGEST]


# -- those in use, and who wants to know -----------------------------------------------------------

_used: dict[str, Kept] = {}
_listeners: weakref.WeakSet[Any] = weakref.WeakSet()


def progress(game: str) -> Kept:
    """Whoever keeps the progress of a game's course now."""
    if game not in _used:
        _used[game] = Kept(game)
    return _used[game]


def use(keeper: Kept) -> None:
    """Let another one keep the progress of its game from now on."""
    _used[keeper.game] = keeper
    changed()


def listen(part: Any) -> None:
    """`part.progressed()` is called whenever something was answered or found."""
    _listeners.add(part)


def changed() -> None:
    """Tell everybody who listens and is still shown."""
    for part in list(_listeners):
        if part.closed:
            _listeners.discard(part)
            continue
        try:
            part.progressed()
        except Exception as error:  # one part must not keep an answer from the others
            part.trouble(error)
