"""A school that comes in at the same moment from one address, at a server with its default limits.

    PYTHONPATH=src:.:tests python bench/class_rush.py [--game cytosis] [--classes 4] [--pupils 30]

Every pupil resolves the code, joins, opens the socket of the class and, once the teacher has started it, that of the
table, and waits for a question or for whose turn it is. Then every class is paused; then a guesser and a flood try
their luck at the same address.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from server.host import Host

SPREAD = 3.0
"""Seconds within which everybody presses the button."""


class Pupil:
    """A browser by script."""

    def __init__(self, host: Host, code: str, wait: float) -> None:
        self.host = host
        self.code = code
        self.wait = wait
        self.http = httpx.AsyncClient(base_url=host.address, timeout=120)
        self.refused: list[int] = []
        self.room = ""
        self.table = ""
        self.joined_at = self.shown_at = self.frozen_at = 0.0

    async def ask(self, method: str, path: str) -> Any:
        found = await self.http.request(method, f"/api{path}")
        if found.status_code >= 400:
            self.refused.append(found.status_code)
        return found.json()

    async def join(self) -> None:
        await asyncio.sleep(self.wait)
        await self.http.get("/")
        self.room = (await self.ask("GET", f"/codes/{self.code}"))["id"]
        await self.ask("POST", f"/classes/{self.room}/pupils")
        self.joined_at = time.monotonic()

    async def play(self) -> None:
        """Wait for a table and its first state, then for the pause."""
        async with self._socket(f"classes/{self.room}", {"type": "look"}) as room:
            seat = None
            async for message in room:
                me = json.loads(message).get("me")
                if me and me.get("table_id"):
                    self.table, seat = me["table_id"], me["seat"]
                    break
            async with self._socket(f"tables/{self.table}", {"type": "look", "seat": seat}) as table:
                async for message in table:
                    found = json.loads(message)
                    if found["type"] == "state" and not self.shown_at:
                        self.shown_at = time.monotonic()
                    if found["type"] == "table" and found.get("frozen"):
                        self.frozen_at = time.monotonic()
                        return

    def _socket(self, path: str, first: dict[str, Any]) -> Any:
        return Looking(f"ws://127.0.0.1:{self.host.port}/api/{path}/socket", self.http, first)


class Looking:
    """A socket that has said what it looks at."""

    def __init__(self, address: str, http: httpx.AsyncClient, first: dict[str, Any]) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        self.opening = connect(address, additional_headers={"Cookie": cookies}, open_timeout=120)
        self.first = first

    async def __aenter__(self) -> Any:
        socket = await self.opening.__aenter__()
        await socket.send(json.dumps(self.first))
        return socket

    async def __aexit__(self, *error: Any) -> None:
        await self.opening.__aexit__(*error)


async def rush(host: Host, game: str, classes: int, each: int) -> None:
    """Let all pupils of all classes in, pause them, and print what it took."""
    teacher = httpx.AsyncClient(base_url=host.address, timeout=120)
    rooms = [
        (await teacher.post("/api/classes", json={"game": game, "size": 4, "level": "random"})).json()
        for _ in range(classes)
    ]
    pupils = [Pupil(host, room["code"], SPREAD * number / each) for room in rooms for number in range(each)]
    began = time.monotonic()
    await asyncio.gather(*(pupil.join() for pupil in pupils))
    playing = [asyncio.create_task(pupil.play()) for pupil in pupils]
    await asyncio.gather(*(teacher.put(f"/api/classes/{room['id']}", json={"stage": "playing"}) for room in rooms))
    while not all(pupil.shown_at or task.done() for pupil, task in zip(pupils, playing)):
        await asyncio.sleep(0.05)
    froze = time.monotonic()
    await asyncio.gather(*(teacher.put(f"/api/classes/{room['id']}", json={"frozen": True}) for room in rooms))
    await asyncio.gather(*playing)
    refused = sum(len(pupil.refused) for pupil in pupils)
    print(f"{len(pupils)} pupils in {classes} classes: {refused} refusals")
    print(f"  all in after {max(pupil.joined_at for pupil in pupils) - began:.1f} s")
    print(f"  all see their first question or whose turn it is after {max(p.shown_at for p in pupils) - began:.1f} s")
    print(f"  a pause has reached all {len(pupils)} sockets after {max(p.frozen_at for p in pupils) - froze:.2f} s")
    guesses = [(await teacher.get("/api/codes/ZZZZZZ")).status_code for _ in range(15)]
    print(f"  of 15 wrong codes {guesses.count(429)} are refused unread")
    flood = httpx.AsyncClient(base_url=host.address, timeout=120)
    joins = [(await flood.post(f"/api/classes/{rooms[0]['id']}/pupils")).status_code for _ in range(400)]
    print(f"  of 400 more joins {joins.count(429)} are refused")


def main() -> None:
    """Serve, and let the school in."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cytosis")
    parser.add_argument("--classes", type=int, default=4)
    parser.add_argument("--pupils", type=int, default=30)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(str(Path(folder) / "organelle.db"), Path(folder) / "log").start()
        try:
            asyncio.run(rush(host, args.game, args.classes, args.pupils))
        finally:
            host.stop()


if __name__ == "__main__":
    main()
