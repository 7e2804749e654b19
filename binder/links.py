"""Writes the links of the READMEs: ``make links`` after a change of [project.urls].

The address of the repository is set in pyproject.toml and nowhere else.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
BINDER = "https://mybinder.org/v2/gh"
BADGE = "https://img.shields.io/badge"
BEGIN, END = "<!-- links: make links -->", "<!-- /links -->"
WORDS = {
    "README.md": ("play", "on Binder", "chapters", "in JupyterLab on Binder", "site", "no server"),
    "README.ru.md": (
        *("играть", "на Binder", "главы", "в JupyterLab на Binder", "сайт", "без сервера"),
    ),
}


def links(repository: str, site: str, words: tuple[str, ...]) -> str:
    """The badges: the app on Binder, the chapters on Binder, the static site."""
    owner_and_name = re.fullmatch(r"https://github\.com/([^/]+/[^/]+?)/?", repository)
    if owner_and_name is None:
        raise SystemExit(f"{repository} is not an address of GitHub: https://github.com/OWNER/NAME")
    binder = f"{BINDER}/{owner_and_name[1]}/HEAD?urlpath="
    targets = (
        binder + quote("voila/render/notebooks/play.ipynb", safe=""),
        binder + quote("lab/tree/notebooks/index.ipynb", safe=""),
        site,
    )
    colours = ("2b5748", "1d5da8", "b5341f")
    rows = [
        f"[![{left} {right}]({BADGE}/{quote(left)}-{quote(right)}-{colour})]({target})"
        for left, right, colour, target in zip(
            words[::2], words[1::2], colours, targets, strict=True
        )
    ]
    return "\n".join((BEGIN, *rows, END))


def written(name: str) -> str:
    """A README with the links as they should be."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    block = links(urls["Repository"], urls["Site"], WORDS[name])
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.sub(f"{re.escape(BEGIN)}.*?{re.escape(END)}", lambda _: block, text, flags=re.DOTALL)


if __name__ == "__main__":
    for readme in WORDS:
        (ROOT / readme).write_text(written(readme), encoding="utf-8")
