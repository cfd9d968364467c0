"""Fixtures of the browser tests: a server process and Chromium."""

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

from e2e.browser_user import AXE, BrowserUser, NewUser

ROOT = Path(__file__).parents[2]
SERVER = Path(__file__).parent / "fixed_secret_server.py"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def require(there: bool, sentence: str) -> None:
    """Skip the test with that sentence if something is missing; in CI, fail."""
    if not there:
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)


def environment() -> dict[str, str]:
    """Return the server's environment; without a built page in the sources the installed package is used."""
    found = dict(os.environ)
    if not (ROOT / "src" / "organelle" / "client_dist" / "index.html").exists():
        found.pop("PYTHONPATH", None)
    return found


class ServerProcess:
    """A server with a fixed secret and the example game; its database outlives a kill."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(SERVER), str(self.port), str(self.folder / "tables.db")]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=log, stderr=log)
        self._wait_until_ready()

    def kill(self) -> None:
        """Kill the server in the middle of whatever it is doing."""
        assert self.process
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(20)

    def _wait_until_ready(self) -> None:
        """Wait until the server answers; skip the test if it has no page."""
        assert self.process
        for _ in range(300):
            assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")
            try:
                with urllib.request.urlopen(self.address) as answer:
                    require(
                        "<div id=" in answer.read().decode(), "The package was built without its page: Node is missing."
                    )
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text("utf-8"))


@contextmanager
def server_process() -> Iterator[ServerProcess]:
    """Run a server that can be killed and started again."""
    with tempfile.TemporaryDirectory() as folder:
        host = ServerProcess(Path(folder))
        try:
            host.start()
            yield host
        finally:
            host.stop()


@contextmanager
def server_url() -> Iterator[str]:
    """Run a server and give its address."""
    with server_process() as host:
        yield host.address


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Give the address of the server that the tests of one process share."""
    with server_url() as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    require(path is not None, "There is no chromium here; the tests in the browser are left out.")
    require(AXE.exists(), "The page's own tools are missing; `make client` fetches them.")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_user(chromium: Any, address: str, request: pytest.FixtureRequest) -> Iterator[NewUser]:
    """Return a function that opens a browser context for another user; its randomness depends on the test's name."""
    users: list[BrowserUser] = []

    def create(to: str = address, **context: Any) -> BrowserUser:
        users.append(BrowserUser(chromium, to, f"{request.node.name} {len(users)}", **context))
        return users[-1]

    yield create
    for user in users:
        user.close()
