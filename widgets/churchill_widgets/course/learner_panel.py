"""The learner: a name, a file to take along, and forgetting it all."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, ClassVar

from churchill_kit.store import shared
from churchill_kit.tutor.progress import LARGEST_FILE, BadProgress

from ..base.panel import Panel
from ..base.scripts import bundle
from ..base.words import sentence_of, told
from ..learner import progress
from ..lessons.part import Part


class LearnerPanel(Panel):
    """A name and four buttons."""

    _esm, _css = bundle("course/learner")


class Learner(Part):
    """Who learns, where the progress is kept, and what can be done with it."""

    kind = "learner"
    panel_type = LearnerPanel
    texts: ClassVar[tuple[str, ...]] = (
        "learner", "learner-name", "learner-rename", "learner-switch", "learner-export",
        "learner-import", "learner-wipe", "learner-wipe-sure", "learner-wipe-yes",
        "learner-wipe-no", "learner-names", "learner-word", "learner-aside-back",
        "learner-aside-drop", "storage-none", "project", "project-about",
    )  # fmt: skip

    def __init__(self, game: str, lang: str | None = None) -> None:
        super().__init__(game, lang)
        self.said = ""  # what came of the last button
        self.n = 0
        progress.listen(self)
        self.show()

    def progressed(self) -> None:
        """Something was answered or found."""
        self.show()

    def data(self) -> dict[str, Any]:
        keeper = progress.progress(self.game)
        standing = keeper.standing()
        return {
            "name": keeper.learner,
            "who": told(self.lang, "", "learner-who", name=keeper.learner or None),
            "names": [n for n in keeper.names if n != keeper.learner],
            "where": self.where(),
            "projected": keeper.guest,
            "stored": keeper.store is not None,
            "answered": self.told("progress", right=standing.right, wrong=standing.wrong)
            if standing.right + standing.wrong
            else self.told("progress-none"),
            "any": bool(keeper.data),
            "shared": shared(),
            "aside": told(self.lang, "", "learner-aside", n=sum(1 for _ in keeper.aside.log()))
            if keeper.aside
            else "",
            "said": self.said,
            "n": self.n,
        }

    def where(self) -> str:
        """Where the progress is kept, in one sentence."""
        keeper = progress.progress(self.game)
        if keeper.guest:
            return self.told("learner-kept-projected")
        if keeper.store is not None:
            if shared():
                return told(self.lang, "", "learner-kept-shared", word=keeper.word)
            return self.told("learner-kept-file" if keeper.store.path else "learner-kept-base")
        if keeper.trouble is not None:
            return sentence_of(keeper.trouble, self.lang)
        return self.told("learner-kept-nameless" if shared() else "learner-kept-browser")

    def tell(self, key: str, **facts: Any) -> None:
        """Say what came of a button."""
        self.said = told(self.lang, "", key, **facts)  # a name is no word of the game
        self.n += 1
        self.show()

    # -- the buttons -------------------------------------------------------------------------------

    def on_rename(self, content: dict[str, Any]) -> None:
        """The same learner, by another name."""
        name = progress.clean(str(content.get("name", "")))
        keeper = progress.progress(self.game)
        if keeper.taken(name):
            self.tell("learner-taken", name=name)
        elif name != keeper.learner:
            keeper.rename(self.panel, name)
            self.tell("learner-renamed", name=name or None)

    def on_switch(self, content: dict[str, Any]) -> None:
        """Another learner, known or new."""
        name = progress.clean(str(content.get("name", "")))
        fits = progress.progress(self.game).switch(self.panel, name, self._word(content))
        self.tell("learner-switched" if fits else "learner-locked", name=name or None)

    def on_export(self, _: dict[str, Any]) -> None:
        """A file for the reader's own folder."""
        day = datetime.fromtimestamp(progress.now(), UTC).strftime("%Y-%m-%d")
        content = progress.progress(self.game).data.export()
        self.panel.send({"type": "export", "name": f"{self.game}-{day}.json", "content": content})

    def on_import(self, content: dict[str, Any]) -> None:
        """A file that was exported, here or elsewhere."""
        size = content.get("size")
        if type(size) is int and size > LARGEST_FILE:
            raise BadProgress("progress-large", limit=LARGEST_FILE // 2**20)
        brought = progress.progress(self.game).bring(self.panel, str(content.get("text", "")))
        self.tell("learner-imported", n=brought)

    def on_wipe(self, content: dict[str, Any]) -> None:
        """Forget everything; the page has asked twice, and gives the word of the name along."""
        keeper = progress.progress(self.game)
        if keeper.store is not None and not keeper.fits(keeper.learner, self._word(content)):
            self.tell("learner-locked", name=keeper.learner)
            return
        keeper.wipe(self.panel)
        self.tell("learner-wiped")

    def on_aside_back(self, _: dict[str, Any]) -> None:
        """What was forgotten elsewhere comes back."""
        progress.progress(self.game).bring_back(self.panel)
        self.show()

    def on_aside_drop(self, _: dict[str, Any]) -> None:
        """What was forgotten elsewhere is forgotten here, too."""
        progress.progress(self.game).let_go(self.panel)
        self.show()

    @staticmethod
    def _word(content: dict[str, Any]) -> str:
        return str(content.get("word") or "")[: progress.LONGEST]
