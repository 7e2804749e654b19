"""Finds Firefox and WebKit for the tests of all engines, or gets them:
``python -m tests.get_browsers``.

Debian's packages, where we may install them. Ends well in any case but one: where no such browser
can be had, that is said and its tests are skipped, but on a machine that tests every change
(``CI=true``) they must run.
"""

from __future__ import annotations

import os
import shutil
import sys
from functools import cache
from glob import glob
from pathlib import Path
from typing import NamedTuple

from tests.get_chromium import APT, _run

FIREFOX = ("firefox-esr", "firefox")
MINIBROWSER = (
    "/usr/lib/*/webkit2gtk-4.*/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.*/MiniBrowser",
    "/usr/lib/webkit2gtk-4.*/MiniBrowser",
)
PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")


class Webkit(NamedTuple):
    """What it takes to drive a WebKit that nobody sees."""

    driver: str
    browser: str
    xvfb: str


@cache
def firefox() -> str | None:
    """The path of a Firefox that starts, or None."""
    found = (shutil.which(name) for name in FIREFOX)
    return next((path for path in found if path and _run(path, "--version", seconds=60)), None)


@cache
def webkit() -> Webkit | None:
    """The paths of WebKit's driver, its small browser and a screen for it, or None."""
    driver, xvfb = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = [path for pattern in MINIBROWSER for path in sorted(glob(pattern), reverse=True)]
    if not driver or not xvfb or not browsers:
        return None
    return Webkit(driver, browsers[0], xvfb)


def must() -> bool:
    """Have the tests of all engines to run?"""
    return os.environ.get("CI") == "true"


def get() -> list[str]:
    """Install what is missing, if need be and if we may; the names of what could not be had."""
    if lacking() and shutil.which("apt-get") and Path("/etc/debian_version").exists():
        if os.geteuid() == 0:
            print(f"Installing {', '.join(PACKAGES)} with apt-get ...", flush=True)
            _run(*APT, "update") and _run(
                *APT, "install", "--yes", "--no-install-recommends", *PACKAGES
            )
        firefox.cache_clear()
        webkit.cache_clear()
    return lacking()


def lacking() -> list[str]:
    """The names of the engines that are not there."""
    return [name for name, found in (("Firefox", firefox()), ("WebKit", webkit())) if not found]


if __name__ == "__main__":
    if missing := get():
        print("*" * 78)
        print(
            f"NO {' AND NO '.join(missing).upper()} could be found or installed: these tests",
            end=" ",
        )
        print("MUST run here." if must() else "will be SKIPPED.")
        print("*" * 78)
        sys.exit(must())
    print("Tests of all engines use Firefox and WebKit")
