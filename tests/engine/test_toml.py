"""TOML files are parsed once, and again when they change; only packages keep anything."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

from churchill_kit.engine import toml


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file beside a module, where Python may write."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "__init__.py").touch()
    path = tmp_path / "data.toml"
    path.write_text('name = "one"\n[[rows]]\nn = 1\nyes = true\nshare = 0.5\n')
    return path


def kept(file: Path) -> list[Path]:
    return sorted((file.parent / "__pycache__").glob("*.data"))


def test_it_is_parsed_once(file: Path, monkeypatch: pytest.MonkeyPatch):
    first = toml.parsed(file)
    assert first == {"name": "one", "rows": [{"n": 1, "yes": True, "share": 0.5}]}
    assert len(kept(file)) == 1
    monkeypatch.setattr(tomllib, "loads", None)
    assert toml.parsed(file) == first


def test_it_is_parsed_again_when_it_changes(file: Path):
    toml.parsed(file)
    file.write_text('name = "two"\n')
    os.utime(file, ns=(1, 1))
    assert toml.parsed(file) == {"name": "two"}
    assert len(kept(file)) == 1


@pytest.mark.parametrize("content", [b"", b"x", b"\xff" * 40, b"[", b"i\x01\x00\x00\x00"])
def test_what_is_kept_may_be_damaged(file: Path, content: bytes):
    first = toml.parsed(file)
    kept(file)[0].write_bytes(content)
    assert toml.parsed(file) == first


def test_in_folders_of_people_s_own_nothing_is_left(file: Path):
    (file.parent / "__init__.py").unlink()
    toml.parsed(file)
    assert kept(file) == []


def test_where_python_keeps_nothing_neither_do_we(file: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    toml.parsed(file)
    assert kept(file) == []


def test_errors_are_those_of_reading_and_parsing(file: Path):
    with pytest.raises(FileNotFoundError):
        toml.parsed(file.with_name("none.toml"))
    for wrong in ("= 1", "a = [" * 3000):
        file.write_text(wrong)
        with pytest.raises((tomllib.TOMLDecodeError, RecursionError)):
            toml.parsed(file)
    file.write_bytes(b"a = '\xff'")
    with pytest.raises(UnicodeDecodeError):
        toml.parsed(file)
