"""Serves a folder of pages as ``churchill-kit play`` serves the house's own."""

from __future__ import annotations

import argparse
from pathlib import Path

from churchill_widgets import serving

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--ip")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("start", type=Path)
    given = parser.parse_args()
    settings = serving.Settings(ip=given.ip, port=given.port)
    serving.serve(given.start.parent, given.start.name, settings, browser=False)
