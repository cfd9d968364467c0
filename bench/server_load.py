"""Load on a real server: many tables whose clients play random legal moves, or many that only listen.

    python bench/server_load.py                     200 tables of Cytosis, 4 clients each, durable writes on
    python bench/server_load.py --idle 5000         memory with that many quiet sockets
    python bench/server_load.py --store postgresql --processes 2
                                                    the same on PostgreSQL, seats spread at random over two servers
    python bench/server_load.py --store postgresql --processes 2 --by-table
                                                    the same, but all sockets of a table reach one server

Server and clients share the machine. Moves come at a steady pace; what is timed is from sending a move to
having one's own new state, as a person would feel it. The first game of each table is somewhere in its middle,
so that games end and the next ones open all the time, as they would, and not all at once. Measuring begins when
the rush of all clients coming in together is over. What the host withholds from this machine is told beside it,
and what a move costs: the processor time of all servers, and of PostgreSQL with its backends where it was started here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
import uvloop
from bench.server_client import Client
from bench.server_group import ServerGroup, own_postgres, withheld
from msgspec import Struct

import organelle

RUSH = 5.0
"""Seconds until hundreds of clients that come at once are in."""


class Sight(Struct):
    """What a client needs of a view; the rest is skipped."""

    over: bool


class Heard(Struct):
    """What a client needs of any message."""

    type: str
    version: int = 0
    number: int = 0
    codes: list[str] = []
    view: Sight | None = None
    key: str = ""


decoder = msgspec.json.Decoder(Heard)


class Game:
    """One table and its clients; when it is over the next one opens in its place."""

    def __init__(self, load: Load, tables: list[str]) -> None:
        self.load = load
        self.tables = tables
        self.clients: list[Client] = []
        self.slot = time.perf_counter() + random.random() * load.period

    async def begin(self) -> None:
        for client in self.clients:
            client.transport.close()
        self.clients = []
        if not self.tables:
            return
        table = self.tables.pop()
        for seat in range(self.load.seats):
            self.clients.append(await self.load.client(self, seat, table))

    def heard(self, client: Client, message: bytes) -> None:
        if not message.startswith(b'{"type":"state"'):
            if message.startswith(b'{"type":"error"'):
                self.load.errors.append(message.decode())
            return
        found = decoder.decode(message)
        now = time.perf_counter()
        if client.sent and found.version > client.planned:
            self.load.times.append(now - client.sent)
            self.load.moves += 1
            client.sent = 0.0
        if found.view is not None and found.view.over:
            if client is self.clients[0]:
                self.load.ended += 1
                self.load.spawn(self.begin())
        elif found.codes and found.version > client.planned:
            client.planned = found.version
            wait = self.beat(now) - now
            answer = (client, found.version, random.choice(found.codes))
            if wait > 0.001:
                asyncio.get_running_loop().call_later(wait, self.play, *answer)
            else:
                self.play(*answer)

    def beat(self, now: float) -> float:
        """When the next move is due. A table that was late keeps its own beat, or all would come to play in step."""
        self.slot += self.load.period
        if self.slot < now - self.load.period:
            self.slot += (now - self.slot) // self.load.period * self.load.period
        return self.slot

    def play(self, client: Client, version: int, code: str) -> None:
        if self.load.held is not None:
            self.load.held.append(lambda: self.play(client, version, code))
        elif not client.transport.is_closing():
            client.sent = time.perf_counter()
            client.say({"type": "play", "seat": client.seat, "version": version, "code": code})


class Load:
    """All games, and what they measure."""

    def __init__(self, args: argparse.Namespace, servers: ServerGroup) -> None:
        self.servers = servers
        self.game = args.game
        self.seats = args.seats
        self.by_table: bool = args.by_table
        self.period: float = args.tables / args.rate
        self.cookie = ""
        self.times: list[float] = []
        self.moves = 0
        self.ended = 0
        self.errors: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.held: list[Callable[[], None]] | None = None
        """Moves that wait until all is to go on; None if nothing is held up."""

    def hold(self) -> None:
        """Send no more moves."""
        self.held = []

    def go_on(self) -> None:
        """Send those that were held up, spread over one beat, and all that follow."""
        held, self.held = self.held or [], None
        for play in held:
            asyncio.get_running_loop().call_later(random.random() * self.period, play)

    def spawn(self, job: Any) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def ask(self, method: str, path: str, body: dict[str, Any]) -> Any:
        asked = urllib.request.Request(
            f"http://127.0.0.1:{random.choice(self.servers.ports)}/api{path}",
            json.dumps(body).encode(),
            {"Cookie": self.cookie, "Content-Type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(asked) as answer:
            self.cookie = self.cookie or answer.headers["set-cookie"].partition(";")[0]
            return json.loads(answer.read())

    def table(self, begun: bool = False) -> str:
        """A table in play; one guest holds all seats, each through a socket of its own."""
        seats = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(self.seats)]
        text = self.middle() if begun else None
        table = str(self.ask("POST", "/tables", {"game": self.game, "seats": seats, "text": text})["id"])
        for seat in range(self.seats):
            self.ask("PUT", f"/tables/{table}/seats/{seat}", {"ready": True, "word": f"w{seat}"})
        return table

    def middle(self) -> str:
        """A game cut at a random point."""
        match = organelle.game(self.game).new(seats=self.seats, seed=random.randrange(2**32))
        points = [match.text()]
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, random.choice(match.codes(seat)))
            points.append(match.text())
        return random.choice(points[:-1])

    async def client(self, game: Game | None, seat: int | None, table: str) -> Client:
        path, ports = f"/api/tables/{table}/socket", self.servers.ports
        port = ports[hash(table) % len(ports)] if self.by_table else random.choice(ports)
        _, found = await asyncio.get_running_loop().create_connection(
            lambda: Client(game, seat, path, self.cookie, port), "127.0.0.1", port
        )
        return found


async def begin(args: argparse.Namespace, load: Load) -> None:
    """Opens all tables and lets their clients in."""
    began = time.perf_counter()
    held = [[*(load.table() for _ in range(args.rounds - 1)), load.table(begun=True)] for _ in range(args.tables)]
    print(f"{args.tables * args.rounds} tables in {time.perf_counter() - began:.1f} s")
    for tables in held:
        await Game(load, tables).begin()


async def play(args: argparse.Namespace, load: Load) -> None:
    """Plays for a while and says what was measured."""
    await begin(args, load)
    await asyncio.sleep(RUSH)
    load.times.clear()
    load.moves = load.ended = 0
    before, began = seconds_used(load.servers), time.perf_counter()
    await asyncio.sleep(args.seconds)
    took = time.perf_counter() - began
    served, stored, own, kept = (after - first for after, first in zip(seconds_used(load.servers), before))
    times = sorted(load.times)
    print(f"{args.tables} tables of {args.game} × {args.seats} clients, {took:.0f} s, {args.rate} moves/s offered")
    print(f"{load.moves / took:.0f} moves/s, {load.ended} games ended, {len(load.errors)} refusals")
    print("  ".join(f"p{part} {times[int(len(times) * part / 100)] * 1000:.1f} ms" for part in (50, 90, 99)))
    cores = {"servers": served, "PostgreSQL": stored, "clients": own, "withheld by the host": kept}
    print("cores: " + ", ".join(f"{name} {used / took:.2f}" for name, used in cores.items()))
    costs = {"servers": served, "PostgreSQL": stored, "together": served + stored}
    print("µs a move: " + ", ".join(f"{name} {used / load.moves * 1e6:.0f}" for name, used in costs.items()))
    for error in load.errors[:3]:
        print(error)


async def idle(args: argparse.Namespace, load: Load) -> None:
    """Opens sockets that only listen and says what they cost."""
    tables = [load.table() for _ in range(args.tables)]
    before = load.servers.memory()
    held = [await load.client(None, None, tables[number % len(tables)]) for number in range(args.idle)]
    await asyncio.sleep(3)
    after = load.servers.memory()
    print(f"{len(held)} idle sockets at {len(tables)} tables: server {after:.0f} MB (before them {before:.0f} MB)")


def seconds_used(servers: ServerGroup) -> tuple[float, float, float, float]:
    """Return the processor time so far: of the servers, of PostgreSQL, of the clients, and what the host withheld."""
    own = os.times()
    return servers.server_seconds(), servers.postgres_seconds(), own.user + own.system, withheld()


def arguments(doc: str | None = __doc__) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cytosis")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=int, default=2050, help="moves a second offered, all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3, help="games made ready for each table")
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1, help="servers on the same PostgreSQL")
    parser.add_argument(
        "--by-table", action="store_true", help="sockets of a table reach one server, as if balanced so"
    )
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite", help="what is started for this")
    parser.add_argument("--database", default="", help="one that is there already")
    return parser


def main() -> None:
    args = arguments().parse_args()
    with ExitStack() as held:
        database, postmaster = args.database, 0
        if args.store == "postgresql":
            database, postmaster = held.enter_context(own_postgres())
        elif not database:
            database = held.enter_context(tempfile.TemporaryDirectory()) + "/load.db"
        servers = ServerGroup(database, args.processes, postmaster)
        held.callback(servers.stop)
        servers.start()
        uvloop.run((idle if args.idle else play)(args, Load(args, servers)))


if __name__ == "__main__":
    main()
