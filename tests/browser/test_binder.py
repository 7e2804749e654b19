"""Binder's own steps, from the very files in binder/: install, postBuild, start, play.

repo2docker copies the repository, installs binder/requirements.txt with the Python of
binder/runtime.txt, runs binder/postBuild, and lets binder/start hand over to the server, which
answers below an address of the visitor's own. A container is the one thing that is missing here.
"""

from __future__ import annotations

import contextlib
import os
import platform
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.playing import moved, status
from tests.browser.serving import ROOT, answers, free_port, until

pytestmark = pytest.mark.binder

BASE = "/user/visitor/"
TOKEN = "a-token-as-binder-gives-one"


class Place(NamedTuple):
    """What Binder has made: the repository's copy, the environment, and how long it took."""

    repository: Path
    environment: Path
    seconds: float


def files() -> list[str]:
    """All files that a commit of this folder would have."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    if listed.returncode:
        pytest.skip("not a git repository: nothing that Binder could clone")
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """The image."""
    folder = tmp_path_factory.mktemp("binder")
    repository, environment = folder / "repository", folder / "environment"
    for name in files():
        (repository / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, repository / name)
    begun = time.monotonic()
    wanted = (repository / "binder/runtime.txt").read_text().strip().removeprefix("python-")
    if platform.python_version_tuple()[:2] != tuple(wanted.split(".")):
        print(f"binder/runtime.txt asks for Python {wanted}; this is {platform.python_version()}")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(environment / "bin/python")]
    quiet = ["--quiet", "--disable-pip-version-check"]
    install = [*pip, "install", *quiet, "--no-compile", "-r", "binder/requirements.txt"]
    subprocess.run(install, cwd=repository, check=True)
    subprocess.run(["binder/postBuild"], cwd=repository, env=variables(environment), check=True)
    return Place(repository, environment, time.monotonic() - begun)


def variables(environment: Path) -> dict[str, str]:
    """The environment that Binder's commands run in."""
    path = f"{environment / 'bin'}:{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "JUPYTER_PREFER_ENV_PATH": "1", "LC_ALL": "C.UTF-8"}


@pytest.fixture(scope="module")
def server(place: Place) -> Iterator[str]:
    """Jupyter's server, as Binder starts it; its address."""
    port = free_port()
    command = [
        *("binder/start", "jupyter-lab", "--no-browser", "--ip=127.0.0.1", f"--port={port}"),
        *(f"--ServerApp.base_url={BASE}", f"--IdentityProvider.token={TOKEN}", "--allow-root"),
    ]
    with subprocess.Popen(
        command,
        cwd=place.repository,
        env=variables(place.environment),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            until(lambda: answers(port, process), 90)
            yield f"http://127.0.0.1:{port}{BASE}"
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def test_the_app_opens_from_a_link_and_is_played(
    page: Page, server: str, place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = time.monotonic()
    page.goto(f"{server}voila/render/notebooks/play.ipynb?token={TOKEN}")
    page.wait_for_selector(".ck-start", timeout=90_000)
    opened = time.monotonic() - begun
    page.click(".ck-start")
    page.wait_for_selector(".ck-action")
    for _ in range(10):
        now = status(page)
        page.locator(".ck-action").first.click()
        moved(page, now)
    size = sum(
        f.lstat().st_size for f in place.environment.rglob("*") if f.is_file() or f.is_symlink()
    )
    with capsys.disabled():
        print(
            f"\nBinder: {size / 1e6:.0f} MB installed in {place.seconds:.0f} s,"
            f" the app's first page after {opened:.1f} s"
        )


def test_the_chapters_open_in_jupyterlab(page: Page, server: str) -> None:
    heard: list[object] = []  # from the kernel: before it has spoken, a cell that is run is lost
    page.on("websocket", lambda line: line.on("framereceived", lambda it: heard.append(it)))
    page.goto(f"{server}lab/tree/notebooks/index.ipynb?token={TOKEN}")
    page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]", timeout=90_000)
    until(lambda: bool(page.title() and heard), 60)
    for _ in range(4):  # on a busy machine JupyterLab may still drop it, or ask for a kernel
        asks = page.locator(".jp-Dialog .jp-mod-accept")
        if asks.count():
            asks.first.click()
        page.click(".jp-Notebook .jp-CodeCell .cm-content")
        page.keyboard.press("Shift+Enter")
        with contextlib.suppress(TimeoutError):
            page.wait_for_selector(".jp-Notebook .ck-index", timeout=20_000)
            break
    said = page.locator(".jp-Dialog").all_inner_texts()
    assert page.locator(".jp-Notebook .ck-index").count() and not said, said
    assert page.locator(".Toastify__toast").count() == 0, "nothing else is asked"


def test_a_stranger_is_kept_out(page: Page, server: str) -> None:
    page.goto(f"{server}voila/render/notebooks/play.ipynb")
    page.wait_for_selector("input[type=password]", timeout=30_000)
