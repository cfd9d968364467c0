"""A real server in a process of its own, and the people who come to it."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.request import urlopen

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

WIDE = ("--requests", "100000", "--sockets", "100000", "--tables", "100000")
"""Limits that no test meets by accident."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """`organelle serve` on that database; it can be killed and started again on the same port."""

    def __init__(self, database: str, log: Path, *flags: str, examples: bool = True) -> None:
        self.database = database
        self.examples = ["--examples"] if examples else []
        self.log = log
        self.flags = flags
        self.port = free_port()
        self.environment: dict[str, str] = {}
        """Variables that it is started with beside ours."""
        self.process: subprocess.Popen[bytes]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        command = [sys.executable, "-m", "organelle", "serve", *self.examples, "--port", str(self.port)]
        with self.log.open("ab") as log:
            whole = [*command, "--database", self.database, *self.flags]
            variables = {**os.environ, **self.environment}
            self.process = subprocess.Popen(whole, stdout=subprocess.DEVNULL, stderr=log, env=variables)
        for _ in range(1200):
            try:
                with urlopen(f"{self.address}/healthz"):
                    return self
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """No goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Asks it to stop and waits."""
        self.process.terminate()
        return self.process.wait(30)

    def guest(self, **headers: str) -> Guest:
        return Guest(self, headers)

    def metric(self, name: str) -> float:
        """Return what a metric stands at, all its labels together."""
        lines = httpx.get(f"{self.address}/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith((name + " ", name + "{")))


class Guest:
    """A browser."""

    def __init__(self, host: Host, headers: dict[str, str]) -> None:
        self.host = host
        self.http = httpx.Client(base_url=host.address, headers=headers, timeout=60)

    def ask(self, method: str, path: str, body: Any = None, status: int = 200, **query: Any) -> Any:
        """The answer, which must have that status."""
        found = self.http.request(method, f"/api{path}", json=body, params=query)
        assert found.status_code == status, f"{method} {path}: {found.status_code} {found.text}"
        return found.json() if "json" in found.headers["content-type"] else found.text

    def open(self, *seats: str, game: str = "duel", **more: Any) -> Json:
        """A new table; seats are me, open, or the level of a bot."""
        wanted = [
            {"kind": seat, "name": "Ada"} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        found: Json = self.ask("POST", "/tables", {"game": game, "seats": wanted, **more}, 201)
        return found

    def ready(self, table: str, *seats: int) -> Json:
        found: Json = {}
        for seat in seats:
            said = {"ready": True, "word": secrets.token_hex(4)}
            found = self.ask("PUT", f"/tables/{table}/seats/{seat}", said)
        return found

    def sit(self, table: str, seat: int, name: str = "Grace") -> Json:
        self.ask("POST", f"/tables/{table}/seats/{seat}", {"name": name})
        return self.ready(table, seat)

    def look(self, table: str, seat: int | None = None, since: int = 0, **more: Any) -> Eyes:
        eyes = Eyes(self, table)
        eyes.seat = seat
        eyes.say("look", seat=seat, since=since, **more)
        return eyes


class Eyes:
    """A socket at a table."""

    def __init__(self, guest: Guest, table: str, **headers: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        sent = {"Cookie": cookies, **headers} if cookies else headers
        url = f"ws://127.0.0.1:{guest.host.port}/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(url, additional_headers=sent, compression=None).__enter__()
        self.heard: list[Json] = []
        self.seat: int | None = None
        self.id = 0

    def say(self, kind: str, **fields: Any) -> int:
        self.id += 1
        self.socket.send(json.dumps({"type": kind, "id": self.id, **fields}))
        return self.id

    def hear(self) -> Json:
        """The next message."""
        found: Json = json.loads(self.socket.recv(timeout=30))
        self.heard.append(found)
        return found

    def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while (found := self.hear())["type"] not in kinds:
            pass
        return found

    def do(self, kind: str, **fields: Any) -> Json:
        """Says it and waits for its answer."""
        said = self.say(kind, **fields)
        while (found := self.hear()).get("id") != said:
            pass
        return found

    def state(self) -> Json:
        """The next state."""
        return self.until("state")

    @property
    def last(self) -> Json:
        """The last state that was heard."""
        return next(found for found in reversed(self.heard) if found["type"] == "state")

    def closed(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self.socket.close()
