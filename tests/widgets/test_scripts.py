"""Each kind of widget has the script and the style that its room has for it."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import anywidget
import churchill_widgets
import pytest
from churchill_widgets.base.scripts import bundle

ROOT = Path(__file__).parents[2]
FROM = re.compile(r"(?:// |/\* )Put together from (\S+) by make scripts")

for module in pkgutil.walk_packages(churchill_widgets.__path__, "churchill_widgets."):
    importlib.import_module(module.name)


def kinds(base: type = anywidget.AnyWidget) -> Iterator[type]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith("churchill_widgets"):
            yield kind
        yield from kinds(kind)


KINDS = sorted(
    {k for k in kinds() if "_esm" in {n for c in k.__mro__ for n in vars(c)} - {""}},
    key=lambda k: k.__name__,
)
MADE = [k for k in KINDS if FROM.match(str(getattr(k, "_esm", "")))]


def test_all_kinds_have_one() -> None:
    """Only what others are made of has no script: the panel of no part in particular."""
    assert {k.__name__ for k in KINDS} - {k.__name__ for k in MADE} <= {"Panel"}
    assert len(MADE) > 15


@pytest.mark.parametrize("kind", MADE, ids=lambda k: k.__name__)
def test_script_and_style_are_of_this_house(kind: type) -> None:
    for text in (str(kind._esm), str(kind._css)):  # type: ignore[attr-defined]
        source = FROM.match(text)
        assert source and (ROOT / source[1]).is_file()


def test_every_script_of_a_kind_is_used() -> None:
    used = {FROM.match(str(k._esm))[1] for k in MADE}  # type: ignore[attr-defined,index]
    rooms = ROOT / "widgets" / "churchill_widgets"
    there = {
        path.relative_to(ROOT).as_posix()
        for path in rooms.rglob("static/*.js")
        if re.search(r"^export default ", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert used == there


def test_a_game_of_its_own_package_brings_its_own(tmp_path: Path) -> None:
    made = tmp_path / "screen" / "static" / "bundled"
    made.mkdir(parents=True)
    (made / "hand.js").write_text("export default {};")
    script, style = bundle("screen/hand", tmp_path)
    assert script == "export default {};"
    assert "terms.css" in style  # as all parts, for want of its own
    with pytest.raises(FileNotFoundError):
        bundle("screen/foot", tmp_path)


def weight(selector: str) -> tuple[int, int]:
    """How a browser weighs a plain selector: classes and the like, then elements."""
    classes = len(re.findall(r"\.[\w-]+|\[[^]]+\]|(?<!:):(?!not|is|where)[a-z-]+", selector))
    return classes, len(re.findall(r"(?:^|[\s>])[a-z]+", selector))


def test_the_active_tab_can_be_read_under_the_mouse() -> None:
    """White letters keep their dark ground: what all buttons do under the mouse weighs less."""
    _, style = bundle("page/page")
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", style)
    hover = [(s.strip(), at) for at, (s, does) in enumerate(rules) if "button:hover" in s]
    tab = [
        (s.strip(), at)
        for at, (s, does) in enumerate(rules)
        if s.strip().endswith(".ck-tab[aria-pressed=true]") and "background" in does
    ]
    assert len(tab) == 1 and hover
    assert all((weight(tab[0][0]), tab[0][1]) > (weight(s), at) for s, at in hover)
