"""Places for pages: how many are let in, and who keeps one."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("voila")
from churchill_widgets.serving import kernels as kernels_module
from churchill_widgets.serving.handlers import Page, Pages
from churchill_widgets.serving.kernels import SEAT, PageKernel, PageKernels, Seat
from tornado.web import HTTPError
from voila.tornado.handler import TornadoVoilaHandler

from tests.browser.serving import Server, answers, free_port, until
from tests.serving.test_serve import SERVE, Visitor, line


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for three."""
    port = free_port()
    command = [*SERVE, "--players=3", "--warm=1", f"--port={port}"]
    log = (tmp_path_factory.mktemp("three") / "log").open("w")
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log) as process:
        try:
            until(lambda: answers(port, process), 60)
            yield Server(f"http://127.0.0.1:{port}/", process.pid)
        finally:
            process.terminate()


def test_sixteen_at_once(three: Server) -> None:
    """Three are let in, whoever they are; no more programs run than that and the one that waits.
    Who comes when they have left is let in again."""
    with ThreadPoolExecutor(16) as pool:
        ask = f"{three.url}voila/render/index.ipynb"
        came = list(pool.map(lambda _: Visitor().ask(ask), range(16)))
    assert sorted(status for status, _ in came) == [200] * 3 + [503] * 13
    assert all("kernelId" in text for status, text in came if status == 200)
    assert len(three.kernels()) <= 4
    kernel_ids = [text.split('"kernelId": "')[1].split('"')[0] for s, text in came if s == 200]

    async def come_and_go() -> None:
        for kernel_id in kernel_ids:
            async with line(three, kernel_id) as page:
                await page.info()
                page.socket.close(1001)

    asyncio.run(come_and_go())
    until(lambda: Visitor().ask(ask)[0] == 200, 20)


# -- the rules of it, without a server -------------------------------------------------------------


@pytest.fixture
def kernels(monkeypatch: pytest.MonkeyPatch) -> PageKernels:
    """For three; programs are names only."""
    made = PageKernels(most=3)
    monkeypatch.setattr(PageKernels, "__contains__", lambda self, kernel_id: True)
    return made


def seated(kernels: PageKernels, name: str, address: str = "192.0.2.1") -> Seat | None:
    """A page that was let in, with its program."""
    seat = kernels.seat(address)
    if seat is not None:
        SEAT.set(seat)
        kernels._seated(name)
        SEAT.set(None)
    return seat


def test_the_culler_may_come_while_a_program_starts(kernels: PageKernels) -> None:
    """Before the server has noted anything of it."""
    kernels._kernels["new"] = PageKernel()
    asyncio.run(kernels.cull_kernel_if_idle("new"))
    assert list(kernels._free_at) == ["new"]
    kernels.unwatched = 60
    kernels._kernel_connections["new"] = 1
    asyncio.run(kernels.cull_kernel_if_idle("new"))
    assert "new" in kernels._kernels


def test_a_page_has_its_time_however_long_its_program_waited(kernels: PageKernels) -> None:
    """The culler may have come by before the program was known to wait, and counts from then."""
    kernels._kernels["new"] = PageKernel()
    kernels._free_at["new"] = time.monotonic() - 1
    seated(kernels, "new")
    asyncio.run(kernels.cull_kernel_if_idle("new"))
    assert "new" in kernels._kernels and kernels._free_at["new"] > time.monotonic() + 60


def test_one_that_waited_may_be_gone_when_it_is_put_away(
    kernels: PageKernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is not told of it: it gets a new one."""

    async def gone(*_: Any, **__: Any) -> None:
        raise HTTPError(404, "Kernel does not exist")

    async def adopted() -> str | None:
        waited = asyncio.ensure_future(asyncio.sleep(0, "new"))
        return await kernels._adopt(waited, {"env": {}, "path": ""})

    monkeypatch.setattr(PageKernels, "shutdown_kernel", gone)
    monkeypatch.setattr(PageKernels, "get_kernel", lambda *_: PageKernel())  # none that is alive
    assert asyncio.run(adopted()) is None


@pytest.mark.parametrize(("sent", "tries"), [(False, 2), (True, 1)])
def test_a_page_whose_program_has_ended_is_begun_again(
    monkeypatch: pytest.MonkeyPatch, sent: bool, tries: int
) -> None:
    """Unless some of it was sent already."""
    tried: list[str] = []

    async def get(self: Any, path: str) -> None:
        tried.append(path)
        if len(tried) == 1:
            raise HTTPError(404, "Kernel does not exist")

    monkeypatch.setattr(TornadoVoilaHandler, "get", get)
    monkeypatch.setattr(Page, "log", logging.getLogger(__name__))
    page = object.__new__(Page)
    page._headers_written = sent
    if sent:
        with pytest.raises(HTTPError):
            asyncio.run(page._sent("index.ipynb"))
    else:
        asyncio.run(page._sent("index.ipynb"))
    assert tried == ["index.ipynb"] * tries


def test_a_seat_is_taken_before_its_program_runs(kernels: PageKernels) -> None:
    seats = [kernels.seat(f"192.0.2.{n}") for n in range(4)]
    assert [s is not None for s in seats] == [True, True, True, False]
    assert seats[0] is not None
    kernels.leave(seats[0])  # it could not be started
    assert kernels.seat("192.0.2.9") is not None and kernels.seat("192.0.2.9") is None


def test_a_page_that_was_let_in_keeps_its_seat(kernels: PageKernels) -> None:
    mine = seated(kernels, "a")
    assert mine is not None
    kernels.leave(mine)  # the page was sent
    assert seated(kernels, "b") and seated(kernels, "c") and not seated(kernels, "d")
    kernels.release("a", kernels_module.LEFT)  # it said goodbye
    assert seated(kernels, "d")
    kernels._rise("b")  # its program ended
    assert seated(kernels, "e")


def test_who_never_comes_makes_place_for_others(
    kernels: PageKernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that no browser has connected to is given away after a while; one that a browser
    has once connected to is not."""
    seats = [seated(kernels, name) for name in "abc"]
    assert seated(kernels, "d") is None, "they may be loading"
    for seat in seats:
        assert seat is not None
        seat.since -= 2 * kernels_module.EARLY
    seats[0].seen = True  # type: ignore[union-attr]
    assert seated(kernels, "d") and seated(kernels, "e")
    assert {s.kernel_id for s in kernels._seats} == {"a", "d", "e"}
    assert set(kernels._free_at) == {"b", "c"}
    assert seated(kernels, "f") is None


def test_one_address_does_not_fill_all(kernels: PageKernels) -> None:
    """Of pages that wait for a browser, an address has a third at most; a class behind one
    address comes in as its pages connect."""
    kernels.most = 60
    seats = [seated(kernels, f"a{n}", "192.0.2.1") for n in range(30)]
    assert sum(s is not None for s in seats) == 20
    assert kernels.crowd("192.0.2.1") and not kernels.crowd("192.0.2.2")
    assert seated(kernels, "b", "192.0.2.2")
    for seat in seats[:5]:
        assert seat is not None
        seat.seen = True
    more = [seated(kernels, f"c{n}", "192.0.2.1") for n in range(10)]
    assert sum(s is not None for s in more) == 5


# -- pages that are none ---------------------------------------------------------------------------


def test_what_is_for_programmers_is_no_page(tmp_path: Path) -> None:
    """It would play hundreds of games for whoever opens it, and show no cell."""
    for path in ("lab.ipynb", "python.ru.ipynb", "index.ipynb"):
        (tmp_path / path).write_text("{}")
    pages = Pages(tmp_path, "index.ipynb")
    assert "index.ipynb" in pages
    assert "lab.ipynb" not in pages and "python.ru.ipynb" not in pages
    assert "lab.ipynb" in Pages(tmp_path, "lab.ipynb", only=True)


def test_what_is_hidden_is_no_page(tmp_path: Path) -> None:
    (tmp_path / ".ipynb_checkpoints").mkdir()
    (tmp_path / "en").mkdir()
    for path in (".ipynb_checkpoints/x.ipynb", ".x.ipynb", "en/x.ipynb", "x.ipynb", "x.txt"):
        (tmp_path / path).write_text("{}")
    pages = Pages(tmp_path, "x.ipynb")
    assert "x.ipynb" in pages and "en/x.ipynb" in pages
    outside = ("/x.ipynb", "../x.ipynb", "en/../x.ipynb", "en\\x.ipynb", "en/none.ipynb")
    for path in (".ipynb_checkpoints/x.ipynb", ".x.ipynb", "x.txt", "en", "", *outside):
        assert path not in pages, path
