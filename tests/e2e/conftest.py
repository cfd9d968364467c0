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

from e2e.person import AXE

ROOT = Path(__file__).parents[2]
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


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of one's own, with the example game on offer."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        command = [sys.executable, "-m", "organelle", "serve", "--port", str(port), "--examples", "--log", "warning"]
        command += ["--database", str(place / "tables.db"), "--requests", "2000", "--tables", "200"]
        with (place / "log").open("w") as log:
            server = subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=log, stderr=log)
            try:
                yield answering(f"http://127.0.0.1:{port}", server, place / "log")
            finally:
                server.terminate()
                server.wait(20)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """A server of this test's own."""
    with served() as found:
        yield found


def answering(address: str, server: subprocess.Popen[bytes], log: Path) -> str:
    """Waits until the server answers, and checks that it carries a page."""
    for _ in range(300):
        assert server.poll() is None, log.read_text("utf-8")
        try:
            with urllib.request.urlopen(address) as answer:
                needed("<div id=" in answer.read().decode(), "The package was built without its page: Node is missing.")
                return address
        except OSError:
            time.sleep(0.1)
    raise AssertionError(log.read_text("utf-8"))


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
