"""A server is killed with hundreds of tables in play, and everyone comes back at once.

    python bench/server_restart.py                   500 tables of Cytosis, 2,000 clients
    python bench/server_restart.py --tables 100 --seats 2

Every client has its socket open when the server is killed without warning. A new one is started on the same database,
and all clients come back together, trying again as long as nobody listens. Timed is from starting it until everyone
has been shown their state, and until at every table somebody has played a move and seen what came of it, or the game
is over.
The games are somewhere in their middle, so that each has to be replayed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from typing import Any

import uvloop
from bench.server_client import Client
from bench.server_group import ServerGroup, withheld
from bench.server_load import Load, decoder

BAR = 6.0
"""Seconds from the start of the server until every table is being played at."""

LONGEST = 60.0
"""Seconds after which it is given up."""

PAUSE = (0.4, 0.6)
"""Seconds after which a client that found nobody tries again, at least and at most, as the page does at first."""


class Table:
    """One table: who has come back to it, and whether somebody has played there since."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.looked: set[int | None] = set()
        self.moved: Client | None = None
        """Who has sent a move, if somebody has."""
        self.played = asyncio.Event()

    def heard(self, client: Client, message: bytes) -> None:
        """Take note of a state, and answer with a move if nobody at the table has."""
        if not message.startswith(b'{"type":"state"'):
            assert not message.startswith(b'{"type":"error"'), message
            return
        found = decoder.decode(message)
        self.looked.add(client.seat)
        if (client is self.moved and found.version > client.planned) or (found.view is not None and found.view.over):
            self.played.set()
        elif found.codes and self.moved is None:
            self.moved, client.planned = client, found.version
            play = {"type": "play", "seat": client.seat, "version": found.version, "code": random.choice(found.codes)}
            client.say(play)


async def come(load: Load, table: Table, seat: int) -> Client:
    """Return the client of a seat with an open connection, trying again as long as nobody listens."""
    while True:
        try:
            return await load.client(table, seat, table.id)  # type: ignore[arg-type]
        except OSError:
            await asyncio.sleep(random.uniform(*PAUSE))


async def everyone(load: Load, names: list[str]) -> tuple[float, float]:
    """Let all clients come; return after how many seconds all had looked, and at every table a move was played."""
    began = time.perf_counter()
    tables = [Table(name) for name in names]
    clients = await asyncio.gather(*(come(load, table, seat) for table in tables for seat in range(load.seats)))
    while any(len(table.looked) < load.seats for table in tables):
        await asyncio.sleep(0.01)
    looked = time.perf_counter() - began
    await asyncio.gather(*(table.played.wait() for table in tables))
    played = time.perf_counter() - began
    for client in clients:
        client.transport.abort()
    return looked, played


async def measure(args: argparse.Namespace, servers: ServerGroup) -> bool:
    """Open the tables, kill the server, start it again; print what was seen and return whether the bar is kept."""
    load = Load(args, servers)
    names = [load.table(begun=True) for _ in range(args.tables)]
    warm = await everyone(load, names)
    print(f"{args.tables} tables of {args.game}, {args.tables * args.seats} clients; first coming: {warm[1]:.1f} s")
    held = withheld()
    kept = True
    for _ in range(args.times):
        servers.processes[0].send_signal(signal.SIGKILL)
        servers.processes[0].wait()
        servers.processes.clear()
        before = sum(os.times()[:2])
        coming = asyncio.create_task(everyone(load, names))
        await asyncio.sleep(0)
        await asyncio.to_thread(servers.start)
        looked, played = await asyncio.wait_for(coming, LONGEST)
        used = servers.server_seconds()
        print(
            f"restart: all shown their state after {looked:.1f} s, all tables played at after {played:.1f} s ({BAR} s);"
            f" processor time of the server {used:.1f} s, of the clients {sum(os.times()[:2]) - before:.1f} s"
        )
        kept = kept and played <= BAR
    print(f"withheld by the host: {withheld() - held:.1f} s")
    return kept


def arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cytosis")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--times", type=int, default=3, help="how often the server is killed")
    return parser.parse_args(namespace=argparse.Namespace(rate=1, by_table=False))


def main() -> None:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        servers = ServerGroup(os.path.join(folder, "restart.db"), 1)
        servers.start()
        try:
            kept = uvloop.run(measure(args, servers))
        finally:
            servers.stop()
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
