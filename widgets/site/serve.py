"""Serves the built site on this machine, as a web host would: ``python serve.py FOLDER PORT``."""

from __future__ import annotations

import contextlib
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Files(SimpleHTTPRequestHandler):
    """The files of a folder; silent, and with the type that browsers want for WebAssembly."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".wasm": "application/wasm",
        ".mjs": "text/javascript",
        ".whl": "application/zip",
    }

    def log_message(self, *_: object) -> None:
        """Requests are not listed."""


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of the folder, on this machine only; port 0 takes a free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Files, directory=str(folder)))


def main(folder: Path, port: int) -> None:
    """Serve until interrupted."""
    if not (folder / "index.html").is_file():
        sys.exit(f"There is no site in {folder}: run make site. / Сайта в {folder} нет: make site.")
    try:
        found = server(folder, port)
    except OSError:
        sys.exit(f"Port {port} is taken: try PORT={port + 1}. / Порт {port} занят.")
    with found:
        print(f"http://127.0.0.1:{found.server_port}/")
        with contextlib.suppress(KeyboardInterrupt):
            found.serve_forever()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
