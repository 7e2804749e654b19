"""Nicknames: what may stand on a paper sign, and which two are one."""

from __future__ import annotations

import pytest

import churchill_kit as ck
from churchill_kit.classroom import NoClass
from churchill_kit.classroom.nicknames import LONGEST, cleaned, roll, same, suggested


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Anna", "Anna"),
        ("  Анна \n Б. ", "Анна Б."),
        ("O'Neill-2", "O'Neill-2"),
        ("Zoe\u0308", "Zoë"),
        ("An\x00\u200b\u202ena", "Anna"),
        ("李雷", "李雷"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_nickname_is_cleaned(given: str, name: str) -> None:
    assert cleaned(given) == name


@pytest.mark.parametrize(
    ("reason", "given"),
    [
        ("none", ""),
        ("none", "\u200b \n"),
        ("none", None),
        ("none", 7),
        ("long", "x" * (LONGEST + 1)),
        ("long", "x" * 2000),
        ("letters", "<b>Anna</b>"),
        ("letters", "=1+1"),
        ("letters", "-Anna"),
        ("letters", "A@b"),
        ("letters", "{ $seat }"),
        ("letters", "\u0301a"),
    ],
)
def test_what_is_no_nickname(reason: str, given: object) -> None:
    with pytest.raises(NoClass) as caught:
        cleaned(given)
    assert caught.value.reason == f"class-nickname-{reason}"


def test_names_that_nobody_could_tell_apart() -> None:
    assert same("Анна") == same("aHHa") == same("А н-Н.а")
    assert same("Фёдор") == same("Федор") and same("ﬁn") == same("FIN")
    assert same("Anna") != same("Anne")


def test_a_list_has_each_once() -> None:
    assert roll("Otter\r\n\nLynx\nLYNX") == ("Otter", "LYNX")
    assert roll(["Otter", " Fox "]) == ("Otter", "Fox") and roll(None) == roll("") == ()


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_suggested_nicknames_are_nicknames(lang: str) -> None:
    found = suggested(lang)
    assert roll(found) == found and len(found) > 30
