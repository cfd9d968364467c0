"""Kills a server without warning, again and again, while people play; nothing that was acknowledged may be missing.

    python bench/server_kills.py --kills 200                                                  SQLite
    python bench/server_kills.py --kills 200 --database postgresql://…                        PostgreSQL
    python bench/server_kills.py --kills 200 --database postgresql://… --processes 2          either of two is killed

Clients note every move the server has acknowledged and go on by themselves after each restart: they look again, and
send a move whose answer they did not get once more. At the end every acknowledged move must stand in the store exactly
once, every game must have gone on, and the luck of every finished game must be fair.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import organelle

WIDE = ("--requests", "1000000", "--sockets", "1000000", "--tables", "1000000")
PROGRESS = 50
"""After so many kills there is a line about how far it is."""
Lost = (OSError, WebSocketException, EOFError, TimeoutError, HTTPException)


class Server:
    """The server under test."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, "-m", "organelle", "serve", "--examples", "--log", "error", "--port", str(self.port)]
        self.command = [*command, "--database", database, *WIDE]
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz"):
                    return
            except OSError:
                assert self.process.poll() is None, "the server did not come back"
                time.sleep(0.02)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class People:
    """Tables of Duel and who sits there."""

    def __init__(self, server: Server, seats: int, *more: Server) -> None:
        self.server = server
        self.servers = [server, *more]
        self.seats = seats
        self.cookie = ""
        self.tables: list[str] = []
        self.acknowledged: dict[tuple[str, int, int], str] = {}
        """What was played, by table, seat, and the number that the seat was told."""
        self.ended = 0
        self.doubled = 0

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        address = f"http://127.0.0.1:{random.choice(self.servers).port}/api{path}"
        with urllib.request.urlopen(urllib.request.Request(address, data, headers, method=method)) as answer:
            self.cookie = self.cookie or answer.headers["set-cookie"].partition(";")[0]
            content = answer.read()
            return json.loads(content) if "json" in answer.headers["content-type"] else content.decode()

    def open(self) -> str:
        seats = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(self.seats)]
        table = str(self.ask("POST", "/tables", {"game": "duel", "seats": seats})["id"])
        for seat in range(self.seats):
            self.ask("PUT", f"/tables/{table}/seats/{seat}", {"ready": True, "word": f"w{seat}"})
        self.tables.append(table)
        return table

    async def play(self, until: asyncio.Event) -> None:
        """Game after game at one place, whatever happens to the server."""
        while not until.is_set():
            try:
                table = await asyncio.to_thread(self.open)
            except Lost:
                await asyncio.sleep(0.05)
                continue
            await asyncio.gather(*(self.sit(table, seat, until) for seat in range(self.seats)))
            self.ended += not until.is_set()

    async def sit(self, table: str, seat: int, until: asyncio.Event) -> None:
        """One seat to the end of the game, at whichever server; after a loss it comes back by itself."""
        player = Player(self, table, seat)
        while not player.over and not until.is_set():
            try:
                url = f"ws://127.0.0.1:{random.choice(self.servers).port}/api/tables/{table}/socket"
                async with connect(url, additional_headers={"Cookie": self.cookie}, compression=None) as line:
                    await line.send(json.dumps({"type": "look", "seat": seat}))
                    while not player.over and not until.is_set():
                        await player.turn(line)
            except Lost:
                await asyncio.sleep(0.05)

    def note(self, table: str, seat: int, number: int, code: str) -> None:
        if self.acknowledged.setdefault((table, seat, number), code) != code:
            self.doubled += 1

    def check(self) -> list[str]:
        """What is wrong with the texts of the finished games, measured by what was acknowledged."""
        faults: list[str] = []
        for table in self.tables:
            info = self.ask("GET", f"/tables/{table}")
            if info["stage"] != "over":
                continue
            entries = organelle.replay(self.ask("GET", f"/tables/{table}/text")).entries()
            kept = Counter((entry.seat, entry.question_number + 1, entry.words) for entry in entries)
            for (where, seat, number), code in self.acknowledged.items():
                if where == table and kept[seat, number, code] != 1:
                    faults.append(f"{table}: {number} {seat} {code} is there {kept[seat, number, code]} times")
            if not self.ask("GET", f"/tables/{table}/luck")["fair"]:
                faults.append(f"{table}: the luck is not fair")
        return faults


class Player:
    """Plays random codes in a seat; a move whose answer was lost is sent again."""

    def __init__(self, people: People, table: str, seat: int) -> None:
        self.people = people
        self.table = table
        self.seat = seat
        self.pending: dict[str, Any] | None = None
        self.over = False
        self.state: dict[str, Any] = {}

    async def turn(self, line: ClientConnection) -> None:
        """One message, and what it asks for."""
        try:
            found = json.loads(await asyncio.wait_for(line.recv(), 1))
        except TimeoutError:
            return
        if found["type"] == "state":
            self.state, self.over = found, found["view"]["over"]
            if self.pending is not None and found["since"] == 0:
                await line.send(json.dumps(self.pending))
        elif found["type"] == "done" and self.pending is not None:
            self.people.note(self.table, self.seat, int(found["number"]), str(self.pending["code"]))
            self.pending = None
        elif found["type"] == "error":
            assert found["key"] == "stale", found
            self.pending = None
        if self.pending is None and self.state.get("codes"):
            await self.answer(line)

    async def answer(self, line: ClientConnection) -> None:
        code, version = random.choice(self.state["codes"]), self.state["version"]
        self.state = {}
        self.pending = {"type": "play", "id": 1, "seat": self.seat, "version": version, "code": code}
        await line.send(json.dumps(self.pending))


async def run(database: str, kills: int, tables: int, seed: int = 1, processes: int = 1) -> dict[str, Any]:
    """Plays while servers are killed that often; what was found."""
    random.seed(seed)
    servers = [Server(database) for _ in range(processes)]
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        return await play_on(People(servers[0], 3, *servers[1:]), kills, tables)
    finally:
        for server in servers:
            server.process.terminate()
            server.process.wait()


async def play_on(people: People, kills: int, tables: int) -> dict[str, Any]:
    people.ask("GET", "/games")
    until = asyncio.Event()
    playing = [asyncio.create_task(people.play(until)) for _ in range(tables)]
    for number in range(kills):
        await kill_one(people)
        if (number + 1) % PROGRESS == 0:
            counts = f"{len(people.acknowledged)} acknowledged, {people.ended} games ended"
            print(f"{number + 1} kills, {counts}", file=sys.stderr, flush=True)
    last = len(people.tables)
    await soon(lambda: people.ended > 0 and len(people.tables) > last)
    until.set()
    await asyncio.gather(*playing)
    faults = people.check()
    found: dict[str, Any] = {"kills": kills, "acknowledged": len(people.acknowledged), "games": len(people.tables)}
    return found | {"ended": people.ended, "doubled": people.doubled, "faults": faults}


async def kill_one(people: People) -> None:
    """After a moment of play kills a server; when it is back, people must be able to play on."""
    await asyncio.sleep(random.uniform(0.05, 0.6))
    server = random.choice(people.servers)
    server.kill()
    await asyncio.to_thread(server.start)
    before = len(people.acknowledged)
    await soon(lambda: len(people.acknowledged) > before)


async def soon(done: Callable[[], bool]) -> None:
    for _ in range(600):
        if done():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("after a restart nobody could play any more")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="servers on the same database")
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"{folder}/kills.db"
        found = asyncio.run(run(database, args.kills, args.tables, args.seed, args.processes))
    print(msgspec.json.encode(found).decode())
    sys.exit(1 if found["faults"] or found["doubled"] else 0)


if __name__ == "__main__":
    main()
