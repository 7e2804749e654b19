"""The real chapters from the index to the passed closing check: by mouse, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from churchill_widgets.base.shelf import following, title
from churchill_widgets.base.shelf import page as path_of
from churchill_widgets.base.words import told
from playwright.sync_api import Browser, Locator, Page, expect

from churchill_kit.engine.words import message
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.tutor.exercise import Exercise
from churchill_kit.tutor.lessons import make
from tests.browser.serving import ROOT, Server, serving
from tests.tutor.test_makers import ways

GAME = "churchill"
INDEX = ROOT / "notebooks" / "index.ipynb"
LONG = 60_000  # milliseconds: a page opens within, even on a machine that is busy
TABS = 600  # presses of the Tab key from one end of a chapter to the other
WAY = """(target) => {
    const now = document.activeElement;
    if (now === target) return "";
    const behind = target.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
    return now !== document.body && behind ? "Shift+Tab" : "Tab";
}"""
CHANGES = {"card": "use=debate", "front": "support+", "conference": "global_issue>us"}


# -- a reader and the reader's hands ---------------------------------------------------------------


class Mouse:
    """Who points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        """Use a button or a link."""
        target.click()

    def write(self, field: Locator, text: str) -> None:
        """Write into a field, and send it."""
        field.fill(text)
        field.locator("xpath=ancestor::form").locator(".ck-send").click()

    def choose(self, answers: Locator, index: int) -> None:
        """One of the answers."""
        answers.nth(index).click()

    def step(self, part: Locator, on: bool) -> None:
        """A step of an example, forth or back."""
        part.locator(".ck-next" if on else ".ck-back").click()

    def open_card(self, chip: Locator) -> None:
        """The card of a rule in the prose."""
        chip.click()

    def close_card(self, card: Locator) -> None:
        """Back to the text."""
        card.locator(".ck-close").click()


class Keys(Mouse):
    """Who uses the keyboard alone: everything is reached by the Tab key from where one is."""

    def reach(self, target: Locator) -> None:
        """Go there by Tab, forwards or backwards."""
        expect(target).to_be_visible()
        turns, before = 0, "Tab"
        for _ in range(TABS):
            key = target.evaluate(WAY)
            if not key:
                return
            turns += key != before
            assert turns < 3, f"the Tab key passes over {target}"
            self.page.keyboard.press(key)
            before = key
        pytest.fail(f"the Tab key does not come to {target}")

    def press(self, target: Locator) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def choose(self, answers: Locator, index: int) -> None:
        self.reach(answers.first)
        for _ in range(index):
            self.page.keyboard.press("ArrowDown")
        expect(answers.nth(index)).to_be_focused()
        self.page.keyboard.press("Enter")

    def step(self, part: Locator, on: bool) -> None:
        if not part.locator(":focus").count():
            self.reach(part.locator(".ck-next"))
        self.page.keyboard.press("ArrowRight" if on else "ArrowLeft")

    def open_card(self, chip: Locator) -> None:
        # A paragraph is one stop; arrows lead from mark to mark.
        self.reach(chip.locator("xpath=ancestor::p").locator(".ck-term, .ck-rule").first)
        for _ in range(20):
            if not chip.evaluate(WAY):
                break
            self.page.keyboard.press("ArrowRight")
        expect(chip).to_be_focused()
        self.page.keyboard.press("Enter")

    def close_card(self, card: Locator) -> None:
        self.page.keyboard.press("Escape")


# -- the parts of a chapter ------------------------------------------------------------------------


class Standing(NamedTuple):
    """How many answers were right and wrong."""

    right: int = 0
    wrong: int = 0

    def told(self, lang: str) -> str:
        """As the opening of a chapter tells it."""
        return told(lang, GAME, "progress", right=self.right, wrong=self.wrong)


def play_example(hands: Mouse, part: Locator) -> None:
    """To the end, one step back, and forth again."""
    caption = part.locator(".ck-caption")
    steps = part.locator(".ck-dot").count()
    assert steps > 1
    seen = [caption.inner_text()]
    for _ in range(steps - 1):
        hands.step(part, True)
        expect(caption).not_to_have_text(seen[-1])
        seen.append(caption.inner_text())
    expect(part.locator(".ck-dot.ck-on")).to_have_count(1)
    hands.step(part, False)
    expect(caption).to_have_text(seen[-2])
    hands.step(part, True)
    expect(caption).to_have_text(seen[-1])
    expect(part.locator(".ck-board")).to_be_visible()


def play_sandbox(hands: Mouse, part: Locator) -> None:
    """Change something, and see what follows from it change."""
    [name] = [n for n in CHANGES if part.locator(f".ck-sandbox-{n}").count()]
    outcome = part.locator(".ck-outcome")
    before = outcome.inner_text()
    hands.press(part.locator(f"[data-control='{CHANGES[name]}']"))
    expect(outcome).not_to_have_text(before, use_inner_text=True)
    hands.press(part.locator(".ck-reset"))
    expect(outcome).to_have_text(before, use_inner_text=True)


def read_rule(hands: Mouse, page: Page) -> None:
    """The card of a rule that the prose speaks of, and back to the text."""
    chip = page.locator(".jp-RenderedMarkdown .ck-rule").first
    hands.open_card(chip)
    card = page.locator(".ck-rule-dialog[open]")
    expect(card).to_contain_text(chip.inner_text())
    hands.close_card(card)
    expect(card).to_have_count(0)
    expect(chip).to_be_focused()


def exercise_of(part: Locator) -> Exercise:
    """The exercise that the part shows, made once more: now we know what is right."""
    made = part.locator(".ck-exercise").get_attribute("data-exercise") or ""
    name, _, seed = made.partition(":")
    return make("churchill", name, int(seed))


def move_on(part: Locator, press: Callable[[], None]) -> Exercise:
    """Press something that brings the next exercise."""
    shown = part.locator(".ck-exercise")
    before = shown.get_attribute("data-n") or ""
    press()
    expect(shown).not_to_have_attribute("data-n", before)
    return exercise_of(part)


def answer(hands: Mouse, part: Locator, right: bool = True) -> None:
    """Answer what the part asks; a reason with the number of its rule comes back."""
    e = exercise_of(part)
    if e.goal is not None:
        assert right and e.state is not None
        for action in next(ways(e, e.state, e.moves)):
            hands.choose(part.locator(".ck-moves .ck-answer"), e.position.actions().index(action))
            e.check(action)
            expect(part.locator(".ck-played li").nth(-1)).to_be_visible()
            prompt = part.locator(".ck-prompt")
            asked = e.position.decision
            if asked is not None and not e.goal(e.position):
                expect(prompt).to_contain_text(asked.rule)
    elif e.number is not None:
        hands.write(part.locator("input.ck-answer"), str(e.number + (not right)))
    else:
        assert e.right is not None
        wrong = next(i for i, c in enumerate(e.choices) if not c.right)
        hands.choose(part.locator("button.ck-answer"), e.right if right else wrong)
    feedback = part.locator(".ck-feedback")
    expect(feedback).to_have_class("ck-feedback " + ("ck-good" if right else "ck-bad"))
    assert BOOK.rule(feedback.locator(".ck-rule").first.inner_text()) is not None
    expect(part.locator(".ck-another")).to_be_focused()


def practise(hands: Mouse, part: Locator, lang: str) -> Standing:
    """A wrong answer and a similar exercise; a hint; nonsense in a number field."""
    skip, another = part.locator(".ck-skip"), part.locator(".ck-another")
    e = exercise_of(part)
    while e.goal is not None:
        e = move_on(part, lambda: hands.press(skip))
    answer(hands, part, right=False)
    similar = move_on(part, lambda: hands.press(another))
    assert similar.maker == e.maker and similar.seed != e.seed

    hands.press(part.locator(".ck-hint"))
    expect(part.locator(".ck-hints li")).to_have_count(1)
    expect(part.locator(".ck-feedback")).to_be_hidden()
    part.page.wait_for_timeout(450)  # a hint is read before an answer is pressed
    answer(hands, part)

    e = move_on(part, lambda: hands.press(another))
    while e.number is None:
        e = move_on(part, lambda: hands.press(skip))
    hands.write(part.locator("input.ck-answer"), "x")
    expect(part.locator(".ck-slip")).to_have_text(told(lang, GAME, "number-nonsense", given="x"))
    answer(hands, part)
    return Standing(right=2, wrong=1)


def close(hands: Mouse, part: Locator) -> Standing:
    """The closing check, passed with three right answers."""
    another = part.locator(".ck-another")
    for n in range(3):
        answer(hands, part)
        if n < 2:
            move_on(part, lambda: hands.press(another))
    hands.press(another)
    expect(part.locator(".ck-finished.ck-good")).to_be_visible()
    expect(part.locator(".ck-board")).to_be_hidden()
    expect(part.locator(".ck-next-chapter")).to_be_focused()
    return Standing(right=3)


def work_through(hands: Mouse, number: str, lang: str) -> Standing:
    """All parts of a chapter, in the order in which they stand."""
    page = hands.page
    page.locator(".ck-part-check .ck-exercise").wait_for(timeout=LONG)
    page.locator(".jp-RenderedMarkdown .ck-rule").first.wait_for()
    expect(page.locator(".ck-opening h1")).to_have_text(title(GAME, number, lang))
    expect(page.locator(".ck-progress-text")).to_have_text(told(lang, GAME, "progress-none"))
    read_rule(hands, page)
    for part in page.locator(".ck-part-example").all():
        play_example(hands, part)
    for part in page.locator(".ck-part-sandbox").all():
        play_sandbox(hands, part)
    practised = practise(hands, page.locator(".ck-part-exercise"), lang)
    checked = close(hands, page.locator(".ck-part-check"))
    standing = Standing(practised.right + checked.right, practised.wrong + checked.wrong)
    expect(page.locator(".ck-progress-text")).to_have_text(standing.told(lang))
    expect(page.locator(".ck-progress .ck-passed")).to_be_visible()
    return standing


# -- whole ways ------------------------------------------------------------------------------------


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """Wait longer than usual: a busy machine is no defect."""
    expect.set_options(timeout=20_000)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All pages; what is learned is kept in the browsers only, so each test begins anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHURCHILL_KIT_STORE", "browser")
        with serving(INDEX) as running:
            yield running


@pytest.mark.parametrize(
    ("hands", "lang", "chapters"),
    [(Mouse, "en", ("5.1", "5.2")), (Keys, "ru", ("7.7",))],
    ids=lambda x: getattr(x, "__name__", None) or "-".join([x] if isinstance(x, str) else x),
)
def test_from_the_index_to_the_passed_check_and_back(
    page: Page, server: Server, hands: type[Mouse], lang: str, chapters: tuple[str, ...]
) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(e.stack or str(e)))
    reader = hands(page)
    index = f"{server.url}?lang={lang}"
    page.goto(index)
    row = page.locator(f".ck-chapter-link[href$='{path_of(GAME, chapters[0], lang)}']")
    row.wait_for(timeout=LONG)
    reader.press(row)
    standings = {}
    for number in chapters:
        standings[number] = work_through(reader, number, lang)
        reader.press(page.locator(".ck-part-check .ck-next-chapter"))
        after = title(GAME, following(GAME, number, lang), lang)
        expect(page.locator(".ck-opening h1")).to_have_text(after, timeout=LONG)

    context = page.context
    page.close()
    again = context.new_page()
    again.on("pageerror", lambda e: errors.append(e.stack or str(e)))
    again.goto(index)
    for number, standing in standings.items():
        row = again.locator(f".ck-chapter-link[href$='{path_of(GAME, number, lang)}']")
        facts = {"right": standing.right, "n": standing.right + standing.wrong}
        done = message(lang, "", "index-standing", {"state": "done"})
        expect(row).to_contain_text(done, timeout=LONG)
        expect(row).to_contain_text(message(lang, "", "index-answered", facts))
    row.click()
    expect(again.locator(".ck-progress-text")).to_have_text(standing.told(lang), timeout=LONG)
    expect(again.locator(".ck-progress .ck-passed")).to_be_visible()
    assert not errors
