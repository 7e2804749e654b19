"""The frame of the house: versions, commands and their texts, what the READMEs promise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit import cli
from churchill_kit.engine.words import LANGUAGES, text

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
READMES = {lang: ROOT / f"README{'' if lang == 'en' else '.' + lang}.md" for lang in LANGUAGES}

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in English, unless told otherwise; its exit code, output and complaint."""
    for key in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(key, raising=False)

    def command(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            cli.main(arguments)
        out, err = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return left.value.code, out, err

    return command


# -- what is promised ------------------------------------------------------------------------------


def test_the_changelog_begins_with_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", changes, re.MULTILINE)
    assert newest and newest[1] == ck.__version__


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_in_the_readme_exist(lang: str, run: Run) -> None:
    """Every `make x` is a target, every `churchill-kit x` a command."""
    readme = READMES[lang].read_text(encoding="utf-8")
    targets = set(re.findall(r"\bmake ([a-z-]+)\b", readme))
    assert targets >= {"play", "lab", "test", "bench"}
    assert targets <= set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    for command in set(re.findall(r"\bchurchill-kit ([a-z-]+)", readme)):
        assert run(command, "--help")[0] == 0, command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_program_in_the_readme_runs(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is copied by newcomers."""
    program = re.search(
        r"```python\n(.*?)```", READMES[lang].read_text(encoding="utf-8"), re.DOTALL
    )
    assert program
    exec(program[1], {})
    assert len(capsys.readouterr().out.splitlines()) >= 3


def test_both_readmes_show_the_same_things() -> None:
    """The same headings, commands and links, whatever they are called."""

    def bones(lang: str) -> list[tuple[str, int]]:
        readme = READMES[lang].read_text(encoding="utf-8")
        shapes = {"heading": r"^#+ ", "row": r"^\| `", "block": r"^    \S", "code": r"^```"}
        return [(k, len(re.findall(v, readme, re.MULTILINE))) for k, v in shapes.items()]

    assert bones("en") == bones("ru")


def test_the_base_is_pure_where_there_is_no_server() -> None:
    """In a browser only these are installed, and none of them is compiled."""
    base = [d for d in PROJECT["project"]["dependencies"] if "emscripten" not in d]
    pure = ["ipywidgets", "anywidget", "fsrs"]
    assert [re.split(r"[<>=]", d)[0] for d in base] == pure


def test_every_dependency_has_a_tested_version() -> None:
    """`make` installs what was tested; no place to get it from is written down."""
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    pinned = {normal(line.split("==")[0]) for line in constraints.splitlines() if "==" in line}
    extras = PROJECT["project"]["optional-dependencies"]
    tested = ("canvas", "dask", "lab", "laboratory", "test")
    asked = [*PROJECT["project"]["dependencies"], *(d for e in tested for d in extras[e])]
    names = {normal(re.split(r"[<>=;[ ]", d)[0]) for d in asked}
    assert names - {"churchill-kit"} <= pinned  # which stands there with others of its extras
    assert "/" not in constraints


def normal(name: str) -> str:
    """A package's name as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_ci_calls_make_test_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec make test"]


# -- the commands ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["play", "serve", "lab", "simulate", "ladder", "replay", "rules", "check-pack"]
)
def test_help_of_each_command(run: Run, command: str, lang: str) -> None:
    """Help is in the language asked for, wherever that stands."""
    told = text(lang, f"cli-{command}")
    code, out, _ = run(command, "--help", "--lang", lang)
    assert (code, told in " ".join(out.split())) == (0, True)
    assert run(f"--lang={lang}", command, "--help")[1] == out


def test_jupyterlab_asks_nothing_of_newcomers(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It opens the index; no question about news from another host comes before it."""
    labapp = pytest.importorskip("jupyterlab.labapp")
    from jupyter_server.services.config.manager import ConfigManager

    given: list[str] = []
    monkeypatch.setattr(labapp.LabApp, "launch_instance", given.extend)
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "elsewhere")
    monkeypatch.chdir(tmp_path)
    assert run("lab", "--no-browser")[0] == 0
    assert "--LabApp.default_url=/lab/tree/index.ipynb" in given
    settings = ConfigManager(config_dir_name="labconfig").get("default_setting_overrides")
    told = settings["@jupyterlab/apputils-extension:notification"]
    assert told == {"fetchNews": "false", "checkForUpdates": False}
    assert os.environ["JUPYTER_CONFIG_PATH"].endswith(f"{os.pathsep}elsewhere")


def test_jupyterlab_changes_nothing_that_is_tracked(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """People write into a copy; what they wrote stays, and chapters that are missing come along."""
    labapp = pytest.importorskip("jupyterlab.labapp")
    given: list[str] = []
    monkeypatch.setattr(labapp.LabApp, "launch_instance", given.extend)
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "")
    monkeypatch.chdir(tmp_path)
    copy = tmp_path / "churchill_notebooks"
    for _ in range(2):
        assert run("lab", "--no-browser")[0] == 0
        tracked = {p.relative_to(ROOT / "notebooks") for p in (ROOT / "notebooks").rglob("*.ipynb")}
        assert {p.relative_to(copy) for p in copy.rglob("*.ipynb")} >= {
            p for p in tracked if ".ipynb_checkpoints" not in p.parts
        }
        assert f"--ServerApp.root_dir={copy}" in given
        (copy / "play.ipynb").write_text("mine")
        (copy / "index.ipynb").unlink(missing_ok=True)
    assert (copy / "play.ipynb").read_text() == "mine"


def test_the_language_is_that_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert text("ru", "cli-about") in run("--help")[1]
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert text("en", "cli-about") in run("--help")[1]


def test_the_texts_of_the_commands_are_the_same_in_both_languages() -> None:
    """The same messages with the same variables."""

    def messages(lang: str) -> dict[str, set[str]]:
        file = ROOT / "churchill_kit" / "locale" / lang / "cli.ftl"
        found = re.split(r"^(cli-[\w-]+) =", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        pairs = zip(found[1::2], found[2::2], strict=True)
        return {key: set(re.findall(r"\$([\w-]+)", value)) for key, value in pairs}

    english, russian = messages("en"), messages("ru")
    english["cli-unreadable"] -= {"why"}  # argparse says it, in English only
    assert english == russian


def test_simulate_counts_and_is_the_same_each_time(run: Run) -> None:
    arguments = ["simulate", "--games", "9", "--seats", "us=bot,uk=random,ussr=random"]
    arguments += ["--scenario", "training"]
    alone, together = run(*arguments, "--jobs", "1"), run(*arguments, "--jobs", "2")
    assert alone == together
    code, out, err = alone
    assert (code, err) == (0, "")
    shares = [int(n) for n in re.findall(r"(\d+)\s% \(", out)]
    assert 198 <= sum(shares) <= 202, "winners and endings, each 100 % but for rounding"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_each_move_with_its_rule(run: Run, tmp_path: Path, lang: str) -> None:
    record = ck.play("churchill", scenario="training", seed=7)
    record.save(tmp_path / "game.json")
    code, out, err = run("replay", str(tmp_path / "game.json"), "--lang", lang)
    assert (code, err) == (0, "")
    numbered = re.findall(r"^ *(\d+)\. .*\[[\d.]+\]$", out, re.MULTILINE)
    assert [int(n) for n in numbered] == list(range(1, record.n + 1))
    assert ck.say(record.state.result, lang) in out


def test_rules_by_number(run: Run) -> None:
    code, out, _ = run("rules", "5.22", "--lang", "ru")
    assert code == 0
    assert out.startswith("5.22 ")


def test_check_pack_knows_its_own_cards(run: Run) -> None:
    data = ROOT / "churchill_kit" / "games" / "churchill" / "box" / "data"
    code, out, _ = run("check-pack", str(data))
    assert code == 0
    assert "is complete" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "xx"],
        ["--lang"],
        ["frobnicate"],
        ["rules"],
        ["rules", "99.9"],
        ["replay", "no-such-file.json"],
        ["replay", __file__],
        ["check-pack", "no-such-folder"],
        ["check-pack", str(ROOT)],
        ["play", "--port", "http"],
        ["play", "--port", "0"],
        ["play", "no-such.ipynb"],
        ["play", "--ip", "192.0.2.1"],
        ["serve", "--ip", "192.0.2.1"],
        ["serve", "--players", "0"],
        ["simulate", "--games", "0"],
        ["simulate", "--games"],
        ["simulate", "--game", "go"],
        ["simulate", "--scenario", "nowhere"],
        ["simulate", "--seats", "us"],
        ["simulate", "--seats", "us=nobody"],
        ["simulate", "--seats", "mars=bot"],
        ["simulate", "--seed", "-1"],
        ["simulate", "--frob"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_is_told_in_one_sentence(run: Run, arguments: list[str], lang: str) -> None:
    """On stderr, with code 2, and never as a traceback."""
    given = arguments if "--lang" in arguments else [*arguments, "--lang", lang]
    code, out, err = run(*given)
    sentences = err.strip().splitlines()
    assert (code, out) == (2, "")
    assert "Traceback" not in err and "[Errno" not in err
    assert len([s for s in sentences if s != text(lang, "cli-starting")]) == 1


def test_the_port_may_be_taken(run: Run) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, _, err = run("play", "--port", port, "--no-browser")
    assert code == 2
    assert port in err
    assert "--port" in err


def test_the_command_runs_as_a_module() -> None:
    """`python -m churchill_kit`, from anywhere; and a closed pipe is no error."""
    command = [sys.executable, "-m", "churchill_kit", "--version"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'widgets'}"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stdout.strip()) == (0, ck.__version__)


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_the_readmes_have_the_links_of_pyproject(name: str) -> None:
    """One place knows the address; `make links` writes the rest."""
    sys.path.insert(0, str(ROOT / "binder"))
    try:
        import links
    finally:
        sys.path.pop(0)
    assert (ROOT / name).read_text(encoding="utf-8") == links.written(name)
