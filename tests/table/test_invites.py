"""Codes and secrets."""

from __future__ import annotations

from churchill_kit.table.invites import (
    LETTERS,
    derived,
    digest,
    new_code,
    new_secret,
    read_code,
    read_secret,
)


def test_a_code_can_be_told_and_typed() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190 and all(len(c) == 6 and set(c) <= set(LETTERS) for c in codes)
    assert not set("AEIOUYL01") & set(LETTERS)
    for code in codes:
        for typed in (code.lower(), f" {code[:3]} {code[3:]} ", "-".join(code), code + "."):
            assert read_code(typed) == code
    assert read_code("КМТВСХ") == "KMTBCX", "on a Russian keyboard"
    for typed in ("", "BCDFG", "BCDFGHJ", "BCDFG1", "ЖЖЖЖЖЖ", None, 7, "x" * 10**6):
        assert read_code(typed) == ""


def test_a_secret_makes_others_and_tells_nothing() -> None:
    one, other = new_secret(), new_secret()
    assert one != other and read_secret(one) == one
    made = derived(one, "a")
    assert made == derived(one, "a") and read_secret(made) == made
    assert len({made, derived(one, "b"), derived(other, "a"), one}) == 4
    assert digest(one) != digest(other) and one not in digest(one)
    for given in ("", one[:-1], one + "x", "ж" * 32, "<" * 32, None):
        assert read_secret(given) == ""
