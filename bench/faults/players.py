"""People who play random codes, take back, go back together and chat; all that they say and hear is kept."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from bench.faults.history import ENDED, HEARD, SENT, History, Record
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
Lost = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError)
GAMES = (("duel", 3), ("duel", 2), ("cytosis", 2), ("foment", 3), ("duel", 4), ("cellulose", 2))
"""What is played: the games and their seats, again and again in this order."""

PATIENCE = 3.0
"""Seconds without an answer after which a client tries another socket."""


SLOW = 2.0
"""Seconds that slow people take at most before they hear and say something."""


class Crowd:
    """Everyone who plays, and the history of it.

    Args:
        ports: returns where servers, or the proxies before them, listen now.
        operations: how many commands are sent in all.
        settings: what every table is opened with.
    """

    def __init__(self, ports: Callable[[], list[int]], operations: int, luck: random.Random, **settings: Any) -> None:
        self.ports = ports
        self.luck = luck
        self.settings = settings
        self.history = History()
        self.operations = self.left = operations
        self.opened = 0
        self.lines = 0
        self.ids = 0
        self.counts: Counter[str] = Counter()
        """How many commands of each kind were acknowledged, and errors of each key heard."""
        self.http = httpx.AsyncClient(timeout=PATIENCE, verify=False)
        self.players: set[Player] = set()
        """Everyone who sits at a table now."""
        self.resting = asyncio.Event()
        """Nobody begins anything any more."""
        self.leaving = asyncio.Event()
        """Everyone goes."""
        self.slow = False
        """Does everyone take their time now?"""

    @property
    def acknowledged(self) -> int:
        """How many plays and undos were acknowledged."""
        return self.counts["play"] + self.counts["undo"]

    def unsettled(self) -> list[str]:
        """Return who has seen no state on their socket yet, or waits for an answer."""
        return [player.name for player in self.players if not player.state or player.pending is not None]

    async def lagging(self) -> list[str]:
        """Return who was not shown yet what a server shows to whoever asks now."""
        found: list[str] = []
        for player in list(self.players):
            seat = "" if player.seat is None else f"?seat={player.seat}"
            now = await self.ask("GET", f"/tables/{player.table}/state{seat}")
            if any(now[name] != player.state.get(name) for name in ("number", "undo", "codes")):
                found.append(player.name)
        return found

    def keep(self, kind: str, player: Player, message: bytes = b"null") -> None:
        """Add a record to the history."""
        at = time.monotonic()
        self.history.records.append(Record(at, kind, player.table, player.name, player.line, Raw(message)))

    def port(self) -> int:
        return self.luck.choice(self.ports())

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Return the answer of a server, asking again until there is one."""
        while True:
            with contextlib.suppress(*Lost):
                found = await self.http.request(method, f"http://127.0.0.1:{self.port()}/api{path}", json=body)
                if found.status_code < 500:
                    return dict(found.json())
                self.counts[f"http-{found.status_code}"] += 1
            await asyncio.sleep(0.1)

    async def begin(self) -> tuple[str, int]:
        """Open a table and begin its game; return its id and its seats."""
        game, seats = GAMES[self.opened % len(GAMES)]
        self.opened += 1
        wanted = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(seats)]
        found = await self.ask("POST", "/tables", {"game": game, "seats": wanted, **self.settings})
        table = str(found["id"])
        for seat in range(seats):
            await self.ask("PUT", f"/tables/{table}/seats/{seat}", {"ready": True, "word": f"w{seat}"})
        return table, seats

    async def play_on(self) -> None:
        """Play game after game at one place."""
        while not self.resting.is_set():
            table, seats = await self.begin()
            await asyncio.gather(*(Player(self, table, seat).sit() for seat in [*range(seats), None]))

    async def run(self, places: int) -> None:
        """Play until as many commands as wanted were sent and everything has come to rest."""
        async with asyncio.TaskGroup() as group:
            for _ in range(places):
                group.create_task(self.play_on())


class Player:
    """One seat, or a spectator (None), at one table, over one socket after the other."""

    def __init__(self, crowd: Crowd, table: str, seat: int | None) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.name = f"{table}/{'watching' if seat is None else seat}"
        self.line = 0
        self.state: Json = {}
        self.pending: Json | None = None
        self.waited = 0.0
        """Since when an answer is awaited."""
        self.asking: Json | None = None
        self.over = False

    async def sit(self) -> None:
        """Stay to the end of the game, or until all leave; after a loss come back."""
        self.crowd.players.add(self)
        while not (self.over and self.pending is None) and not self.crowd.leaving.is_set():
            with contextlib.suppress(*Lost):
                url = f"ws://127.0.0.1:{self.crowd.port()}/api/tables/{self.table}/socket"
                headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.crowd.http.cookies.items())}
                opening = connect(url, additional_headers=headers, compression=None, open_timeout=2, close_timeout=1)
                async with opening as line:
                    await self.stay(line)
            if self.over and self.pending is None:
                break
            self.state = {}
            await asyncio.sleep(self.crowd.luck.uniform(0.05, 0.3))
        self.crowd.players.discard(self)

    async def stay(self, line: ClientConnection) -> None:
        """Look, and answer what comes over this socket."""
        self.crowd.lines += 1
        self.line, self.state, self.asking = self.crowd.lines, {}, None
        await self.say(line, {"type": "look", "seat": self.seat, "since": 0})
        again, self.waited = self.pending is not None, time.monotonic()
        while not (self.over and self.pending is None) and not self.crowd.leaving.is_set():
            if self.crowd.slow:
                await asyncio.sleep(self.crowd.luck.uniform(0, SLOW))
            try:
                message = await asyncio.wait_for(line.recv(decode=False), 0.5)
            except TimeoutError:
                if (self.pending is not None or not self.state) and time.monotonic() - self.waited > PATIENCE:
                    return
            else:
                self.crowd.keep(HEARD, self, bytes(message))
                self.hear(msgspec.json.decode(message))
            if again and self.state and self.pending is not None:
                again = False
                await self.resend(line)
            await self.act(line)
        self.crowd.keep(ENDED, self)

    def hear(self, message: Json) -> None:
        """Take note of what was said."""
        kind, waited_for = message["type"], self.pending is not None and message.get("id") == self.pending["id"]
        if kind == "state":
            self.state, self.over = message, message["view"]["over"]
        elif kind == "table":
            self.asking = message["asking"]
        elif kind == "done" and waited_for and self.pending is not None:
            self.crowd.counts[self.pending["type"]] += 1
            self.pending = None
        elif kind == "error":
            self.crowd.counts[message["key"]] += 1
            if waited_for and message["key"] != "store-away":
                self.pending = None
            elif message["key"] == "store-away":
                raise ConnectionError("the store is away")

    async def act(self, line: ClientConnection) -> None:
        """Say something, if there is something to say."""
        if self.seat is None or self.pending is not None or self.over or not self.state:
            return
        crowd, luck = self.crowd, self.crowd.luck
        if crowd.left <= 0 or crowd.resting.is_set():
            crowd.resting.set()
            return
        command: Json | None = None
        if self.asking is not None and self.seat not in self.asking["agreed"]:
            command = {"type": "answer", "number": self.asking["number"], "agree": luck.random() < 0.8}
        elif luck.random() < 0.04:
            command = {"type": "chat", "text": f"{self.name} {crowd.ids}"}
        elif self.state["undo"] and luck.random() < 0.1:
            command = {"type": "undo", "version": self.state["version"]}
        elif self.state["codes"] and luck.random() < 0.02:
            number = max(0, self.state["number"] - luck.randrange(1, 12))
            command = {"type": "ask", "number": number}
        elif self.state["codes"]:
            command = {"type": "play", "version": self.state["version"], "code": luck.choice(self.state["codes"])}
        if command is not None:
            crowd.ids += 1
            crowd.left -= 1
            kind = command.pop("type")
            self.pending = {"type": kind, "id": crowd.ids, "seat": self.seat, **command}
            self.waited = time.monotonic()
            await self.say(line, self.pending)

    async def resend(self, line: ClientConnection) -> None:
        """Send a move or undo again whose answer was lost, as a browser does; anything else is given up."""
        assert self.pending is not None
        if self.pending["type"] in ("play", "undo"):
            await self.say(line, self.pending)
        else:
            self.pending = None

    async def say(self, line: ClientConnection, message: Json) -> None:
        data = msgspec.json.encode(message)
        self.crowd.keep(SENT, self, data)
        await line.send(data.decode())
