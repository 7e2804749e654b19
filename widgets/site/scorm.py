"""Packs the built site for learning platforms: SCORM 1.2, a package for each game and language.

    python widgets/site/scorm.py dist/site dist/scorm

A package is one SCO with a menu of its own, `course.html`: every platform takes one SCO and has one
row of marks for it, while a page for each chapter would be a session of its own each time, and some
platforms show the first alone. Chapters come into a frame, all of them from the same copy of
Python. A package has one game's archive; both languages' pages are in it, since they link each
other, and the menu speaks the package's.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from html import escape
from pathlib import Path
from xml.sax.saxutils import quoteattr

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import registry, words
from churchill_kit.engine.version import __version__
from churchill_kit.tutor.lessons import makers

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
import build as site  # noqa: E402

RENDERED = Path("voici/render")
PYTHON = Path("static/pyodide")
COURSE = "course.html"
TEXTS = ("chapter", "standing", "alone")  # of the menu
PLACES = {name: f"{{{name}}}" for name in ("done", "all", "score")}  # filled in by course.js


def packages(built: Path, out: Path) -> Iterator[Path]:
    """Write the packages of all games of a built site, one after the other."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for game in games_of(built):
        with tempfile.TemporaryDirectory() as work:
            folder = of_one_game(built, Path(work) / game, game)
            for lang in ck.LANGUAGES:
                yield pack(folder, game, lang, out / f"{game}-{lang}.zip")


def games_of(built: Path) -> list[str]:
    """The games that have a course on the site."""
    return [game for game in ck.games() if (built / RENDERED / game).is_dir()]


def of_one_game(built: Path, folder: Path, game: str) -> Path:
    """A copy of the site with one game alone."""
    others = {other for other in ck.games() if other != game}
    shutil.copytree(built, folder, ignore=lambda at, names: _left(Path(at), names, others))
    python = folder / PYTHON
    lock = json.loads((python / "pyodide-lock.json").read_text(encoding="utf-8"))
    kit = lock["packages"]["churchill-kit"]
    wheel = python / kit["file_name"]
    gone = tuple(f"{site.HOUSES[0]}/{other}/" for other in others)
    with zipfile.ZipFile(wheel) as old:
        kept = {name: old.read(name) for name in old.namelist() if not name.startswith(gone)}
    site.zipped(wheel, kept)
    kit["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (python / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    return folder


def _left(at: Path, names: list[str], others: set[str]) -> set[str]:
    """What a package does not take along of a folder of the site."""
    if at.name == site.GAMES:
        return {name for name in names if name.partition("-")[0] in others}
    return others & set(names) if at.name == RENDERED.name else set()


def pack(folder: Path, game: str, lang: str, path: Path) -> Path:
    """Write a package, with the menu and the manifest of a language."""
    course = (HERE / "scorm" / COURSE).read_text(encoding="utf-8")
    facts = menu(game, lang)
    for name, text in (("lang", lang), ("title", escape(facts["title"]))):
        course = course.replace(f"{{{{ {name} }}}}", text)
    told = json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")
    (folder / COURSE).write_text(course.replace("{{ facts }}", told), encoding="utf-8")
    shutil.copy(HERE / "scorm" / "course.js", folder)
    site.keep_offline(folder)
    files = sorted(p for p in folder.rglob("*") if p.is_file() and p.name != "imsmanifest.xml")
    names = [p.relative_to(folder).as_posix() for p in files]
    (folder / "imsmanifest.xml").write_text(manifest(game, lang, names), encoding="utf-8")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("imsmanifest.xml", *names):
            archive.write(folder / name, name)
    return path


def menu(game: str, lang: str) -> dict[str, object]:
    """What the menu shows: chapters and pages, those that end with a check, and its words."""
    own = book(game)
    rows = []
    for chapter in (*own.chapters, *own.pages):
        title = words.forms(lang, game, f"chapter-{chapter.replace('.', '_')}").get("nom", chapter)
        page = own.path(chapter, lang).replace(".ipynb", ".html")
        label = f"{chapter}. {title}" if chapter[0].isdigit() else title
        rows.append({"id": chapter, "title": label, "page": f"{RENDERED.as_posix()}/{page}"})
    return {
        "title": registry.about(game).title[lang],
        "chapters": rows,
        "checked": [c for c in own.chapters if c not in own.pages and makers(game, c)],
        "texts": {key: words.message(lang, "", f"scorm-{key}", PLACES) for key in TEXTS},
    }


def manifest(game: str, lang: str, files: list[str]) -> str:
    """The imsmanifest.xml of a package."""
    title, name = escape(registry.about(game).title[lang]), f"churchill_kit-{game}-{lang}"
    listed = "\n".join(f"      <file href={quoteattr(file)}/>" for file in files)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="{name}" version="{__version__}"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>{title}</title>
      <item identifier="chapters" identifierref="pages"><title>{title}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="pages" type="webcontent" adlcp:scormtype="sco" href="{COURSE}">
{listed}
    </resource>
  </resources>
</manifest>
"""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Pack the built site for learning platforms.")
    parser.add_argument("built", type=Path, nargs="?", default=site.ROOT / "dist" / "site")
    parser.add_argument("out", type=Path, nargs="?", default=site.ROOT / "dist" / "scorm")
    given = parser.parse_args()
    if not (given.built / "index.html").is_file():
        sys.exit(f"There is no site in {given.built}: run make site. / Сайта нет: make site.")
    for made in packages(given.built, given.out):
        print(f"{made} ({made.stat().st_size / 2**20:.0f} MB)")
