"""Count what one move passes through: from the socket's message to the bytes of the other player.

    PYTHONPATH=src:.:tests python bench/server_path.py          (interpreted sources, so that every call is seen)

A real server runs in this process; a second thread plays one move of Duel through a socket and waits until both
players have their new state and the mover has `done`. Between the two moments a profile hook notes every call of a
function of this package: how many different functions and files, and how often a call goes from one file to another.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from websockets.sync.client import ClientConnection, connect

import organelle
from organelle.cli.main import main as command

HOME = str(Path(organelle.__file__).parent) + os.sep


class Trace:
    """Notes calls of functions of the package while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.functions: Counter[tuple[str, str]] = Counter()
        self.crossings: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, _argument: Any) -> None:
        if not self.on or event != "call" or not frame.f_code.co_filename.startswith(HOME):
            return
        here = frame.f_code.co_filename.removeprefix(HOME)
        self.functions[here, frame.f_code.co_qualname] += 1
        caller = frame.f_back
        if caller is not None and caller.f_code.co_filename.startswith(HOME):
            there = caller.f_code.co_filename.removeprefix(HOME)
            if there != here:
                self.crossings[there, here] += 1

    def report(self) -> None:
        """Print the counts, for the whole package and for the server alone."""
        for part in ("", "server" + os.sep):
            functions = {key for key in self.functions if key[0].startswith(part)}
            files = {file for file, _ in functions}
            crossings = sum(
                count for pair, count in self.crossings.items() if all(name.startswith(part) for name in pair)
            )
            name = "server" if part else "package"
            print(f"{name}: {len(files)} files, {len(functions)} functions, {crossings} calls from file to file")
        for (there, here), count in sorted(self.crossings.items()):
            if there.startswith("server") and here.startswith("server"):
                print(f"  {there.removeprefix('server/')} -> {here.removeprefix('server/')}: {count}")


class Player:
    """One seat's socket."""

    def __init__(self, port: int, table: str, seat: int, cookie: str) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(address, additional_headers={"Cookie": cookie}, compression=None)
        self.socket.send(json.dumps({"type": "look", "seat": seat}))

    def until(self, kind: str) -> Any:
        """Return the next message of that kind."""
        while (message := json.loads(self.socket.recv(timeout=30)))["type"] != kind:
            pass
        return message


def play(port: int, trace: Trace) -> None:
    """Play one move and trace it."""
    cookie = ""

    def ask(method: str, path: str, body: dict[str, Any]) -> Any:
        nonlocal cookie
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        address = f"http://127.0.0.1:{port}/api{path}"
        request = urllib.request.Request(address, json.dumps(body).encode(), headers, method=method)
        with urllib.request.urlopen(request) as answer:
            cookie = cookie or answer.headers["set-cookie"].partition(";")[0]
            return json.loads(answer.read())

    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Grace"}]
    table = ask("POST", "/tables", {"game": "duel", "seats": seats})["id"]
    for seat in (0, 1):
        ask("PUT", f"/tables/{table}/seats/{seat}", {"ready": True, "word": "w"})
    mover, other = (Player(port, table, seat, cookie) for seat in (0, 1))
    state = mover.until("state")
    other.until("state")
    for player in (mover, other):
        player.until("chat")
    time.sleep(1.5)  # the news that both have come is told, and the keeper has gone round
    move = {"type": "play", "seat": 0, "version": state["version"], "code": state["codes"][0]}
    trace.on = True
    mover.socket.send(json.dumps(move))
    other.until("state")
    mover.until("done")
    trace.on = False
    for player in (mover, other):
        player.socket.close()


def main() -> None:
    trace = Trace()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])

    def run() -> None:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
                break
            except OSError:
                time.sleep(0.1)
        play(port, trace)
        os.kill(os.getpid(), signal.SIGTERM)

    with tempfile.TemporaryDirectory() as folder:
        client = threading.Thread(target=run)
        client.start()
        threading.setprofile(trace)
        sys.setprofile(trace)
        command(["serve", "--examples", "--port", str(port), "--database", f"{folder}/path.db", "--log", "warning"])
        sys.setprofile(None)
        client.join()
    trace.report()


if __name__ == "__main__":
    main()
