"""A real server and a real browser for tests that play through the page."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from e2e.person import AXE, Meet, Person

ROOT = Path(__file__).parents[2]
KNOWN = Path(__file__).parent / "known.py"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def needed(there: bool, sentence: str) -> None:
    """Leaves a test out where something is missing; CI refuses to."""
    if not there:
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)


def environment() -> dict[str, str]:
    """Where the sources carry no built page, the installed package serves its own."""
    found = dict(os.environ)
    if not (ROOT / "src" / "organelle" / "client_dist" / "index.html").exists():
        found.pop("PYTHONPATH", None)
    return found


class Host:
    """A server of one's own with luck that is known, and the example game on offer; what it keeps outlives it."""

    def __init__(self, place: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.place = place
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(KNOWN), str(self.port), str(self.place / "tables.db")]
        with (self.place / "log").open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=log, stderr=log)
        self._answering()

    def kill(self) -> None:
        """Ends it in the middle of whatever it is doing."""
        assert self.process
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(20)

    def _answering(self) -> None:
        """Waits until the server answers, and checks that it carries a page."""
        assert self.process
        for _ in range(300):
            assert self.process.poll() is None, (self.place / "log").read_text("utf-8")
            try:
                with urllib.request.urlopen(self.address) as answer:
                    needed(
                        "<div id=" in answer.read().decode(), "The package was built without its page: Node is missing."
                    )
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.place / "log").read_text("utf-8"))


@contextmanager
def hosted() -> Iterator[Host]:
    """A server that runs, and can be killed and started again."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        try:
            host.start()
            yield host
        finally:
            host.stop()


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of one's own."""
    with hosted() as host:
        yield host.address


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The server that the tests of one process share."""
    with served() as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    needed(path is not None, "There is no chromium here; the tests in the browser are left out.")
    needed(AXE.exists(), "The page's own tools are missing; `make client` fetches them.")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def meet(chromium: Any, address: str, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """People who come to the server, each with a browser of their own; their luck hangs on the test's name."""
    people: list[Person] = []

    def come(to: str = address, **context: Any) -> Person:
        people.append(Person(chromium, to, f"{request.node.name} {len(people)}", **context))
        return people[-1]

    yield come
    for person in people:
        person.close()
