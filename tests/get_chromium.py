"""Finds a Chromium for the browser tests, or gets one: ``python -m tests.get_chromium``.

In this order: one in PATH; one that Playwright has downloaded before; Debian's package,
where we may install it; Playwright's own download. One without a window of its own is taken
before one with: it opens a page in two thirds of the time. Ends well in any case: where no
browser can be had, that is said, and only the browser tests are skipped.

A machine that shows pages to nobody may have no face as wide as those that the boards are drawn
for: then one is got, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300")
FONT, FACES = "fonts-liberation", ("Arial", "Liberation Sans", "Arimo")  # of the same widths
QUIET = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}


@cache
def find() -> str | None:
    """The path of a Chromium that starts, or None."""
    shells, whole = _downloaded()
    in_path = [shutil.which(name) for name in NAMES]
    found = (in_path[0], *shells, *in_path[1:], *whole)
    return next((path for path in found if path and _starts(path)), None)


def get() -> str | None:
    """The path of a Chromium, installed if need be; None if there is none to be had."""
    if not _has_font():
        _debian(FONT)
    if "headless" not in (find() or ""):
        _debian(SHELL)
        find.cache_clear()
    for way in (None, _debian, _download):
        if way is not None:
            way()
            find.cache_clear()
        if path := find():
            return path
    return None


def _downloaded() -> tuple[list[str], list[str]]:
    """Those that Playwright keeps: without a window of their own, and with one."""
    from playwright.sync_api import sync_playwright

    try:
        with sync_playwright() as playwright:
            path = Path(playwright.chromium.executable_path)
    except Exception:  # no driver for this machine
        return [], []
    # <browsers>/chromium-1/chrome-linux64/chrome, <browsers>/chromium_headless_shell-1/...
    shells = path.parents[2].glob("chromium_headless_shell-*/*/*headless*shell")
    return [str(shell) for shell in shells], [str(path)] if path.exists() else []


def _has_font() -> bool:
    """Do pages get a face of the widths that boards reckon with? Yes where nobody can say."""
    try:
        ask = ("fc-match", "-f", "%{family[0]}", FACES[0])
        return subprocess.run(ask, capture_output=True, text=True, timeout=60).stdout in FACES
    except (OSError, subprocess.TimeoutExpired):
        return True


def _starts(path: str) -> bool:
    # Some are but a hint to install another package, some lack a library.
    return _run(path, "--version", seconds=60)


def _debian(package: str = "chromium") -> None:
    """Install a package of Debian's, if this is a Debian and we may."""
    if shutil.which("apt-get") and os.geteuid() == 0 and Path("/etc/debian_version").exists():
        print(f"Installing {package} with apt-get ...", flush=True)
        _run(*APT, "update") and _run(*APT, "install", "--yes", "--no-install-recommends", package)


def _download() -> None:
    """Let Playwright download its own."""
    print("Downloading Chromium with Playwright ...", flush=True)
    _run(sys.executable, "-m", "playwright", "install", "chromium")


def _run(*command: str, seconds: float = 900) -> bool:
    try:
        done = subprocess.run(command, env=QUIET, capture_output=True, timeout=seconds)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


if __name__ == "__main__":
    if path := get():
        print(f"Browser tests use {path}")
    else:
        print("*" * 78)
        print("NO CHROMIUM could be found or installed: the browser tests will be SKIPPED.")
        print("*" * 78)
