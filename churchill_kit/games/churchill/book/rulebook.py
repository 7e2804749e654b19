"""The index of the rulebook: what each numbered rule is called and says, in our own words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple


class Rule(NamedTuple):
    """One numbered rule; `chapter` is the chapter of the tutor that teaches it.

    `code` names what carries it out ("rules.meeting.worth" is in
    rules/meeting.py), `tests` the files with tests named by it; `nothing` says why neither is
    needed, and `unasked` why no exercise asks for it, where there is more to say than that it
    can be looked up.
    """

    id: str
    chapter: str
    title: Mapping[str, str]
    summary: Mapping[str, str]
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    nothing: Mapping[str, str] | None = None
    unasked: Mapping[str, str] | None = None


def _both(entry: Mapping[str, str], key: str) -> Mapping[str, str] | None:
    """A text of an entry in both languages, if it has it."""
    return {"en": entry[f"{key}_en"], "ru": entry[f"{key}_ru"]} if f"{key}_en" in entry else None


@cache
def rules() -> Mapping[str, Rule]:
    """All rules by number, in the rulebook's order; the letters of 9.4 as "9.4.A" and so on."""
    text = (Path(__file__).parent / "rulebook.toml").read_text(encoding="utf-8")
    return {
        r["id"]: Rule(
            r["id"],
            r["chapter"],
            {"en": r["title_en"], "ru": r["title_ru"]},
            {"en": r["summary_en"], "ru": r["summary_ru"]},
            tuple(r.get("code", ())),
            tuple(r.get("tests", ())),
            *(_both(r, key) for key in ("nothing", "unasked")),
        )
        for r in tomllib.loads(text)["rule"]
    }


def rule(number: str) -> Rule | None:
    """The rule of a number or letter ("7.62.4", "AA"), or the section it belongs to.

    None if there is no such number."""
    known = rules()
    wanted = f"9.4.{number}" if f"9.4.{number}" in known else number
    while wanted:
        if wanted in known:
            return known[wanted]
        if f"{wanted}.0" in known:
            return known[f"{wanted}.0"]
        wanted = wanted.rpartition(".")[0]
    return None


@cache
def parts(number: str) -> tuple[str, ...]:
    """The rules into which a rule is divided: 4.51 to 4.53 for 4.5, all of section 6 for 6.0.

    They follow it at once in the rulebook; so 6.10 is none of 6.1.
    """
    order = list(rules())
    stem = number.removesuffix("0") if number.endswith(".0") else number
    following = order[order.index(number) + 1 :]
    return tuple(takewhile(lambda n: n.startswith(stem), following))
