"""A class in real browsers: thirty work while their teacher looks on; one of them has a page."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from churchill_kit.store import Classes, open_classes
from churchill_kit.store.student import Student
from tests.browser.serving import ROOT, serving

CLASSROOM = ROOT / "notebooks" / "classroom.ipynb"
LONG = 60_000  # ms: until a page is there
SEEN = 10_000  # ms: a machine may have much to do
STUDENTS = 30
SET = 3  # exercises of each work


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("classes") / "classes.sqlite"


@pytest.fixture(scope="module")
def house(browser: Browser, store: Path) -> Iterator[str]:
    """A server with classes; the address of their page."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHURCHILL_KIT_STORE", str(store))
        with serving(CLASSROOM) as running:
            yield f"{running.url}voila/render/classroom.ipynb"


@pytest.fixture
def windows(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Three browsers, each with a storage of its own."""
    size: Any = {"width": 1280, "height": 800}
    found = [browser.new_context(viewport=size, accept_downloads=True) for _ in range(3)]
    yield found
    for context in found:
        context.close()


def comes(context: BrowserContext, address: str, ready: str) -> Page:
    """A page at an address."""
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.ck_errors = errors  # type: ignore[attr-defined]
    page.goto(address, timeout=90_000)
    page.wait_for_selector(ready, timeout=LONG)
    return page


def no_error(page: Page) -> None:
    assert not page.ck_errors  # type: ignore[attr-defined]
    expect(page.locator(".ck-error")).to_have_count(0)


def axe(page: Page) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert not [(v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in found]


def works_through(student: Student, aid: int, wrong: bool) -> None:
    """All exercises of a work; the first one wrong where that is wanted."""
    student.poll()
    for i in range(SET):
        e = student.exercise(aid, i)
        given: Any = e.solution if e.goal is not None else e.right
        if wrong and not i and given == e.right:
            given = given + 1 if e.number is not None else (given + 1) % len(e.choices)
        elif wrong and not i:
            given = None
        student.answer(aid, i, given)


def gives(teacher: Page, chapter: str, mode: str) -> None:
    """Give a set of a chapter."""
    for box in teacher.locator(".ck-give-chapter:checked").all():
        box.uncheck()
    teacher.check(f".ck-give-chapter[value='{chapter}']")
    teacher.fill(".ck-give-count", str(SET))
    teacher.select_option(".ck-give-mode", mode)
    if mode == "exam":  # what was practised is no exam
        expect(teacher.locator(".ck-give-set")).to_have_value("")
    teacher.fill(".ck-give-set", "7")
    teacher.click(".ck-assign")


def join(classes: Classes, code: str) -> list[Student]:
    names = [f"Student {n:02}" for n in range(STUDENTS - 1)]
    found = [classes.enter(classes.join(code, name)) for name in names]
    return [student for student in found if isinstance(student, Student)]


def answers_all(page: Page, count: int) -> None:
    """Give the first answer to each exercise that is asked."""
    for i in range(count):
        title = page.locator(".ck-part-class-exercise .ck-kind")
        expect(title).to_contain_text(f"Exercise {i + 1} of", timeout=SEEN)
        exercise = page.locator(".ck-part-class-exercise")
        if exercise.locator("button.ck-answer:not(.ck-action)").count():
            exercise.locator("button.ck-answer").first.click()
        else:
            exercise.locator(".ck-skip").click()
        another = exercise.locator(".ck-skip, .ck-another.ck-main")
        expect(exercise.locator(".ck-verdict")).to_be_visible(timeout=SEEN)
        another.last.click()


def test_thirty_work_while_their_teacher_looks_on(
    windows: list[BrowserContext], house: str, store: Path, tmp_path: Path
) -> None:
    one, two, three = windows
    teacher = comes(one, f"{house}?lang=en", ".ck-class-open")
    teacher.fill(".ck-class-name", "7b")
    teacher.press(".ck-class-name", "Enter")
    teacher.wait_for_selector(".ck-class-progress", timeout=SEEN)
    code = teacher.locator("b.ck-class-code").inner_text()
    gives(teacher, "5.2", "practice")
    expect(teacher.locator(".ck-class-work")).to_have_count(1, timeout=SEEN)
    axe(teacher)

    student = comes(two, f"{house}?lang=en#join={code}", ".ck-class-found")
    student.fill(".ck-nickname", "Anna")
    student.click("button.ck-class-join")
    expect(student.locator(".ck-assignment")).to_contain_text("5.2", timeout=SEEN)
    expect(teacher.locator(".ck-class-grid tbody tr")).to_have_count(1, timeout=SEEN)

    classes = open_classes(store)
    others = join(classes, code)
    expect(teacher.locator(".ck-class-grid tbody tr")).to_have_count(STUDENTS, timeout=SEEN)
    for n, other in enumerate(others):
        works_through(other, 1, wrong=n < 20)
    expect(teacher.locator(".ck-class-work").first).to_contain_text(
        f"done by {STUDENTS - 1} of {STUDENTS}", timeout=SEEN
    )
    expect(teacher.locator(".ck-class-told").first).to_have_text("9 right, 20 wrong")
    wrong = teacher.locator(".ck-cell-wrong, .ck-cell-shaky")
    expect(wrong.first).to_have_text(re.compile("[✗~]"))

    answers_all(student, 1)
    expect(student.locator(".ck-assignment")).to_contain_text("1 of 3 answered", timeout=SEEN)
    address = student.url
    student.close()
    back = comes(three, address, ".ck-part-class-exercise .ck-kind")
    expect(back.locator(".ck-class-me")).to_have_text("Anna")
    expect(back.locator(".ck-part-class-exercise .ck-kind")).to_contain_text("Exercise 2 of 3")
    axe(back)

    gives(teacher, "5.1", "exam")
    expect(back.locator(".ck-assignment")).to_have_count(2, timeout=SEEN)
    for other in others:
        works_through(other, 2, wrong=False)
    expect(teacher.locator(".ck-class-work").last).to_contain_text(
        f"done by {STUDENTS - 1} of {STUDENTS}", timeout=SEEN
    )
    back.click(".ck-assignment:last-child .ck-class-begin")
    exam = back.locator(".ck-part-class-exercise")
    expect(exam.locator(".ck-counts")).to_contain_text("no hints", timeout=SEEN)
    expect(exam.locator("button.ck-hint")).to_have_count(0)
    exam.locator(".ck-skip").click()
    expect(exam.locator(".ck-kind")).to_contain_text("Exercise 2 of 3", timeout=SEEN)
    expect(exam.locator(".ck-feedback")).to_be_empty()

    wall = comes(two, str(teacher.locator(".ck-class-projector").evaluate("a => a.href")), "h1")
    expect(wall.locator(".ck-wall-qr")).to_be_visible(timeout=SEEN)
    expect(wall.locator(".ck-wall-names li")).to_have_count(STUDENTS)
    axe(wall)
    axe(teacher)
    teacher.press(".ck-class-show-it >> nth=0", "Enter")
    expect(wall.locator(".ck-part-class-shown .ck-question")).to_be_visible(timeout=SEEN)
    expect(wall.locator(".ck-right")).to_have_count(0)
    back.press(".ck-class-look", "Enter", timeout=SEEN)
    expect(back.locator(".ck-part-class-shown .ck-question")).to_be_visible(timeout=SEEN)
    teacher.press(".ck-class-give >> nth=0", "Space")
    expect(back.locator(".ck-assignment")).to_have_count(3, timeout=SEEN)
    expect(back.locator("[role=status] .ck-class-new")).to_be_visible(timeout=SEEN)
    back.press(".ck-class-new-close", "Enter")
    expect(back.locator(".ck-class-new")).to_have_count(0, timeout=SEEN)
    teacher.select_option(".ck-class-of", "2")  # the exam, which is apart
    expect(teacher.locator(".ck-class-told").first).to_contain_text("right, 1 wrong", timeout=SEEN)

    with teacher.expect_download() as download:
        teacher.click(".ck-class-export")
    download.value.save_as(tmp_path / "answers.csv")
    text = (tmp_path / "answers.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 2 * SET * (STUDENTS - 1) + 2
    assert {row["nickname"] for row in rows} >= {"Anna", "Student 00"}

    teacher.click(".ck-class-delete")
    expect(teacher.locator(".ck-class-sure")).to_contain_text(f"students ({STUDENTS})")
    for page in (teacher, back, wall):
        no_error(page)
    teacher.click(".ck-class-delete-it")
    expect(teacher.locator(".ck-class-gone")).to_contain_text(f"answers ({len(rows)})")
    expect(back.locator(".ck-class-left")).to_contain_text("There is no class", timeout=SEEN)
    expect(back.locator(".ck-class-left-play")).to_have_attribute("href", re.compile("#game=|play"))
    expect(back.locator(".ck-class-open")).to_be_visible()
    left = classes.room.read(lambda hand: hand.ask("SELECT count(*) FROM class_answer"))
    assert left[0][0] == 0
    classes.close()


def tab_to(page: Page, selector: str) -> None:
    """Come to this by the Tab key alone."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_phone_and_a_keyboard_will_do(browser: Browser, house: str, store: Path) -> None:
    """A teacher opens a class and gives work, a student joins and does it, without a mouse."""
    size: Any = {"width": 390, "height": 844}
    with (
        browser.new_context(viewport=size, color_scheme="dark") as context,
        browser.new_context(viewport=size) as another,
    ):
        page = comes(context, f"{house}?lang=ru", ".ck-class-open")
        tab_to(page, ".ck-class-name")
        page.keyboard.type("Класс")
        page.keyboard.press("Enter")
        page.wait_for_selector(".ck-class-progress", timeout=SEEN)
        expect(page.locator("h1")).to_have_text("Класс")
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        tab_to(page, ".ck-give-set")
        page.keyboard.type("7")
        tab_to(page, ".ck-assign")
        page.keyboard.press("Enter")
        expect(page.locator(".ck-class-work")).to_have_count(1, timeout=SEEN)

        student = comes(another, f"{house}?lang=ru", ".ck-class-open")
        tab_to(student, "input.ck-class-code")
        student.keyboard.type(page.locator("b.ck-class-code").inner_text())
        tab_to(student, ".ck-nickname")
        student.keyboard.type("Long-Nickname-Of-Somebody")
        tab_to(student, "button.ck-class-join")
        student.keyboard.press("Enter")
        exercise = student.locator(".ck-part-class-exercise")
        expect(exercise.locator(".ck-kind")).to_be_visible(timeout=SEEN)
        listed = student.locator(".ck-class-todo ol")
        shown, whole = listed.evaluate("ol => [ol.clientHeight, ol.scrollHeight]")
        assert whole <= shown, "what is to be done is seen without rolling a list in a page"
        tab_to(student, ".ck-answer")
        if student.evaluate("document.activeElement.matches('input')"):
            student.keyboard.type("1")
        student.keyboard.press("Enter")
        expect(exercise.locator(".ck-verdict")).to_be_visible(timeout=SEEN)
        tab_to(student, ".ck-skip, .ck-another.ck-main")
        student.keyboard.press("Enter")
        expect(student.locator(".ck-assignment")).to_contain_text("отвечено 1 из", timeout=SEEN)
        no_error(student)

        name = page.locator(".ck-class-grid tbody th")
        expect(name).to_have_count(1, timeout=SEEN)
        width, seen = name.evaluate("th => [th.scrollWidth, th.clientWidth]")
        assert 100 < width <= seen, "a name is read whole, and not letter by letter"
        axe(page)
        axe(student)
        tab_to(page, ".ck-class-leave")
        page.keyboard.press("Enter")
        expect(page.locator(".ck-my-class")).to_contain_text("Класс", timeout=SEEN)
        axe(page)
        page.fill("input.ck-class-code", "BBBBBB")
        page.fill(".ck-nickname", "Анна")
        page.press(".ck-nickname", "Enter")
        expect(page.locator(".ck-error")).to_contain_text("Класса с кодом", timeout=SEEN)
