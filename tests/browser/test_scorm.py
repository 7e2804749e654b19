"""A package for learning platforms in a real SCORM runtime, in a browser, with no server of ours:
unzipped somewhere on a host, in a frame of the platform's page.
"""

from __future__ import annotations

import json
import shutil
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from churchill_kit.tutor.lessons import makers
from tests.browser.serving import ROOT, until
from tests.browser.test_site import BUILT, WAIT, server

sys.path.insert(0, str(ROOT / "widgets" / "site"))
import scorm  # type: ignore[import-not-found]
from churchill_widgets.lessons.series import Series

pytestmark = pytest.mark.site

RUNTIME = ROOT / "node_modules/scorm-again/dist/scorm12.min.js"
GAME, CHAPTER, SET = "blitzkrieg", "1", 7
# A platform's page: the runtime first, with what it kept of the learner; then the package.
PLATFORM = """<!doctype html><title>LMS</title><script src="runtime.js"></script><script>
  const kept = sessionStorage.getItem("kept");
  window.API = new (window.Scorm12API || window.API)({ autocommit: false, logLevel: 5 });
  API.loadFromJSON(kept ? JSON.parse(kept) : { core: { student_id: "s7" } }, "cmi");
</script><iframe src="course/course.html" style="width:100%;height:90vh;border:0"></iframe>"""
TOLD = "() => JSON.parse(API.renderCMIToJSONString())"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of a game in Russian; tests are skipped if there is nothing to make it of."""
    if not (BUILT / "index.html").is_file() or not RUNTIME.is_file():
        pytest.skip("make site builds what is packed here, npm ci brings the runtime")
    folder = tmp_path_factory.mktemp("scorm")
    whole = scorm.of_one_game(BUILT, folder / "whole", GAME)
    made: Path = scorm.pack(whole, GAME, "ru", folder / "package.zip")
    return made


def test_the_manifest_names_what_is_there(package: Path) -> None:
    with zipfile.ZipFile(package) as archive:
        names = archive.namelist()
        manifest = ElementTree.fromstring(archive.read("imsmanifest.xml"))
    space = {"p": "http://www.imsproject.org/xsd/imscp_rootv1p1p2"}
    (resource,) = manifest.findall(".//p:resource", space)
    listed = {file.get("href") for file in resource.findall("p:file", space)}
    assert listed == set(names) - {"imsmanifest.xml"} and resource.get("href") in listed
    assert manifest.findtext(".//p:schemaversion", "", space) == "1.2"
    assert len(names) == len(set(names)), "Python is in it once"
    games = {name.split("/")[-1].partition("-")[0] for name in names if "pyodide/games/" in name}
    pages = {name.split("/")[2] for name in names if name.startswith("voici/render/")}
    assert games == {GAME} and pages == {GAME, "index.html", "play.html", "classroom.html"}


@pytest.fixture
def platform(browser: Browser, package: Path, tmp_path: Path) -> Iterator[Page]:
    """The platform's page, before the package is opened."""
    shutil.copy(RUNTIME, tmp_path / "runtime.js")
    (tmp_path / "lms.html").write_text(PLATFORM, encoding="utf-8")
    with zipfile.ZipFile(package) as archive:
        archive.extractall(tmp_path / "course")
    with server(tmp_path, 0) as running, browser.new_context() as context:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{running.server_port}/lms.html")
        yield page
        running.shutdown()


def chapter_of(page: Page) -> Frame:
    """The frame of the chapter, once its check can be answered."""
    inner = page.frame_locator("iframe").frame_locator("iframe")
    inner.locator(".ck-part-check .ck-answer").first.wait_for(timeout=WAIT)
    return next(f for f in page.frames if "/voici/" in f.url)


def told(page: Page) -> Any:
    """What the platform has been told."""
    return page.evaluate(TOLD)["cmi"]


def test_a_platform_hears_of_chapter_completion_and_score(platform: Page) -> None:
    errors: list[str] = []
    platform.on("pageerror", lambda e: errors.append(str(e)))
    course = platform.frame_locator("iframe")
    expect(course.locator("#standing")).to_contain_text("0", timeout=WAIT)
    assert told(platform)["core"]["lesson_status"] == "incomplete"
    checked = len(scorm.menu(GAME, "ru")["checked"])
    chapter_of(platform).evaluate(f"location.search = '?set={SET}'")
    course.frame_locator("iframe").locator(".ck-part-check .ck-set").wait_for(timeout=WAIT)
    chapter = chapter_of(platform)
    answer_all(chapter)
    until(lambda: told(platform)["core"]["score"]["raw"] == str(round(100 / checked)), 10)
    core = told(platform)["core"]
    assert core["lesson_location"] == CHAPTER and core["lesson_status"] == "incomplete"
    assert json.loads(told(platform)["suspend_data"]) == {CHAPTER: 1}
    learner = "localStorage.getItem('churchill_kit/learner')"
    assert chapter.evaluate(learner) == '"s7"'

    # Another day, at the last chapter: all others were passed.
    rest = scorm.menu(GAME, "ru")["checked"]
    platform.evaluate(
        "(checks) => { const cmi = JSON.parse(API.renderCMIToJSONString()).cmi;"
        "cmi.suspend_data = JSON.stringify(checks); cmi.core.lesson_location = '2';"
        "sessionStorage.setItem('kept', JSON.stringify(cmi)); }",
        {each: 1 for each in rest},
    )
    platform.reload()
    expect(course.locator("#chapters")).to_have_value("2", timeout=WAIT)
    until(lambda: told(platform)["core"]["lesson_status"] == "completed", 10)
    assert told(platform)["core"]["score"]["raw"] == "100"
    course.locator("#chapters").select_option("3")
    until(lambda: told(platform)["core"]["lesson_location"] == "3", 30)
    assert not errors


def answer_all(chapter: Frame) -> None:
    """Answer the closing check of the set rightly, and see how it went."""
    series = Series(GAME, makers(GAME, CHAPTER), f"{SET} check")
    part = chapter.locator(".ck-part-check")
    for _ in range(3):
        exercise = series.next()
        made = f"{exercise.maker}:{exercise.seed}"
        expect(part.locator(".ck-exercise")).to_have_attribute("data-exercise", made)
        if exercise.number is not None:
            part.locator("input.ck-answer").fill(str(exercise.number))
            part.locator("input.ck-answer").press("Enter")
        elif exercise.right is not None:
            part.locator("button.ck-answer").nth(exercise.right).click()
        for n, action in enumerate(exercise.solution):
            index = exercise.position.actions().index(action)
            part.locator(".ck-moves button").nth(index).click()
            expect(part.locator(".ck-played li").first).to_be_visible()
            exercise.check(action)
            assert n < exercise.moves
        part.locator(".ck-another").click()
    expect(part.locator(".ck-finished")).to_be_visible()
