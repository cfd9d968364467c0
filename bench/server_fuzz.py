"""Throws broken, odd and hostile messages at a running server; it must answer each and every game must go on.

python bench/server_fuzz.py --messages 100000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from typing import Any

from bench.server_kills import Lost, People, Server
from websockets.asyncio.client import ClientConnection, connect

KINDS = ["look", "play", "preview", "undo", "ask", "answer", "chat", "ping", "dance", "", None, 7]
FIELDS = ["type", "id", "seat", "version", "code", "number", "agree", "text", "since", "lang", "token", "more"]


def odd(luck: random.Random, depth: int = 0) -> Any:
    """A value nobody expects."""
    plain: list[Any] = [None, True, False, 0, 1, -1, 2**31, 2**63, -(2**64), 1e308, 0.5, "", "x" * luck.randrange(3000)]
    plain += ["commit igm", "commit ", "done", "\0", "é\u202e🧫", "0", "it", "../../etc/passwd", "' OR 1=1 --", "{}"]
    if depth < 3 and luck.random() < 0.2:
        return [odd(luck, depth + 1) for _ in range(luck.randrange(4))]
    if depth < 3 and luck.random() < 0.2:
        return {str(odd(luck, 3)): odd(luck, depth + 1) for _ in range(luck.randrange(4))}
    return luck.choice(plain)


def message(luck: random.Random, state: dict[str, Any]) -> str | bytes:
    """Sometimes nearly right, sometimes not even JSON."""
    chance = luck.random()
    if chance < 0.05:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
    if chance < 0.1:
        return luck.choice(
            ["", "{", "[]", "null", "[" * 5000, '{"type":' * 50, '"', "1e999", '{"type":"play"}', '"\\ud83e"']
        )
    right = {"type": luck.choice(KINDS), "id": luck.randrange(9), "seat": luck.randrange(-1, 4)}
    right |= {
        "version": state.get("version", 0) + luck.choice([0, 0, 0, 1, -1]),
        "code": luck.choice(state.get("codes") or ["x"]),
    }
    right |= {
        "number": state.get("number", 0) - luck.randrange(-1, 9),
        "agree": luck.random() < 0.8,
        "text": "hello",
        "since": 0,
    }
    for field in luck.sample(FIELDS, luck.choice([0, 0, 0, 1, 1, 2, 4])):
        right[field] = odd(luck)
    for field in luck.sample(FIELDS, luck.choice([0, 0, 1])):
        right.pop(field, None)
    return json.dumps(right)


class Fuzz(People):
    """Tables whose sockets are thrown at."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(server, 3)
        self.luck = random.Random(seed)
        self.keys: Counter[str] = Counter()
        self.sent = 0

    async def attack(self, table: str, count: int) -> None:
        """One seat's socket after the other; a closed one is opened again."""
        left = count
        while left > 0:
            try:
                left -= await self.rush(table, min(left, 80))
            except Lost:
                left -= 1

    async def rush(self, table: str, count: int) -> int:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"Cookie": self.cookie}, compression=None) as line:
            await line.send(json.dumps({"type": "look", "seat": self.luck.randrange(3)}))
            state: dict[str, Any] = {}
            for sent in range(count):
                thrown = message(self.luck, state)
                try:
                    await line.send(thrown)
                except UnicodeEncodeError:
                    continue
                self.sent += 1
                state = await self.hear(line, state, 0.005 if sent % 4 else 0.05)
            return count

    async def hear(self, line: ClientConnection, state: dict[str, Any], patience: float) -> dict[str, Any]:
        """Whatever has come meanwhile; the last state."""
        while True:
            try:
                found = json.loads(await asyncio.wait_for(line.recv(), patience))
            except TimeoutError:
                return state
            self.keys[found.get("key", found["type"])] += 1
            if found["type"] == "state":
                state = found


async def run(database: str, messages: int, seed: int = 1) -> dict[str, Any]:
    """Throws that many; afterwards every game must still be playable to its end."""
    server = Server(database)
    await asyncio.to_thread(server.start)
    fuzz = Fuzz(server, seed)
    fuzz.ask("GET", "/games")
    tables = [fuzz.open() for _ in range(8)]
    while fuzz.sent < messages:
        await asyncio.gather(*(fuzz.attack(table, max(1, (messages - fuzz.sent) // 8)) for table in tables))
    stuck = [table for table in tables if not await asyncio.to_thread(finishes, fuzz, table)]
    server.process.terminate()
    server.process.wait()
    return {"sent": fuzz.sent, "faults": fuzz.keys["server-fault"], "stuck": stuck, "answers": dict(fuzz.keys)}


def finishes(people: People, table: str) -> bool:
    """Can the game be played to its end?"""
    for _ in range(2000):
        for seat in range(people.seats):
            state = people.ask("GET", f"/tables/{table}/state?seat={seat}")
            if state["view"]["over"]:
                return True
            if state["codes"]:
                move = {"seat": seat, "version": state["version"], "code": state["codes"][0]}
                people.ask("POST", f"/tables/{table}/moves", move)
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(args.database or f"{folder}/fuzz.db", args.messages, args.seed))
    print(json.dumps(found))
    sys.exit(1 if found["faults"] or found["stuck"] else 0)


if __name__ == "__main__":
    main()
