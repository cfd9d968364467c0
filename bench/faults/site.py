"""What is under test: one or two servers, their store, and the proxies between them and everyone else."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

from bench.faults.history import StoredTable
from bench.faults.power import after_power_loss, read_journal
from bench.faults.proxy import Proxy
from bench.faults.shim import Shim

from organelle.server.main import store_for
from server.cluster import Cluster
from server.host import WIDE, Host

FILES = ("", "-wal", "-journal")
"""The files of an SQLite database, by what stands after its path."""


class Site:
    """Servers on one store.

    Args:
        folder: an empty place for files and logs.
        cluster: the PostgreSQL that holds the tables; None for an SQLite file.
        processes: how many servers.
    """

    def __init__(self, folder: Path, luck: random.Random, cluster: Cluster | None, processes: int) -> None:
        self.folder = folder
        self.luck = luck
        self.cluster = cluster
        self.database = str(folder / "tables.db") if cluster is None else cluster.database()
        self.hosts = [Host(self.database, folder / f"log-{index}", *WIDE) for index in range(processes)]
        self.shims: list[Shim] = []
        self.proxies: list[Proxy] = []
        """Between clients and servers."""
        self.store_proxies: list[Proxy] = []
        """Between servers and PostgreSQL."""
        self.disk: dict[str, bytes] = {}
        """What survived the last loss of power."""

    def preload(self, journal: bool = False) -> None:
        """Start the servers with the shim."""
        for index, host in enumerate(self.hosts):
            place = self.folder / f"shim-{index}"
            place.mkdir()
            shim = Shim(place, "" if self.cluster else self.database, journal)
            host.environment = shim.environment
            self.shims.append(shim)

    async def add_proxies(self) -> None:
        """Put a proxy before each server."""
        for host in self.hosts:
            self.proxies.append(Proxy(host.port, self.luck))
            await self.proxies[-1].start()

    async def add_store_proxies(self) -> None:
        """Put a proxy between each server and PostgreSQL."""
        assert self.cluster is not None
        for host in self.hosts:
            proxy = Proxy(self.cluster.port, self.luck)
            await proxy.start()
            host.database = self.database.replace(f":{self.cluster.port}/", f":{proxy.port}/")
            self.store_proxies.append(proxy)

    def ports(self) -> list[int]:
        """Return where clients may connect."""
        return [place.port for place in self.proxies or self.hosts]

    async def start(self) -> None:
        for host in self.hosts:
            await asyncio.to_thread(host.start)

    async def stop(self) -> None:
        """Stop all that still runs."""
        for host in self.hosts:
            if hasattr(host, "process") and host.process.poll() is None:
                host.process.terminate()
                try:
                    await asyncio.to_thread(host.process.wait, 15)
                except TimeoutError:
                    host.kill()
        for proxy in (*self.proxies, *self.store_proxies):
            await proxy.stop()

    async def lose_power(self) -> None:
        """Kill the server, leave on the disk what a loss of power may leave, and start again."""
        host, shim = self.hosts[0], self.shims[0]
        host.kill()
        self.disk = after_power_loss(self.disk, list(read_journal(shim.journal)), self.luck)
        shim.journal.unlink(missing_ok=True)
        for name in (*FILES, "-shm"):
            Path(f"{self.database}{name}").unlink(missing_ok=True)
        for name, data in self.disk.items():
            Path(f"{self.database}{name}").write_bytes(data)
        await asyncio.to_thread(host.start)

    async def stored(self, tables: set[str]) -> list[StoredTable]:
        """Return these tables as the store holds them, read from a backup of it."""
        store, _ = store_for(self.database)
        await store.open()
        copy = self.folder / "copy.db"
        await store.backup(str(copy))
        await store.close()
        base = sqlite3.connect(copy)
        found = [read_table(base, table) for table in sorted(tables)]
        base.close()
        return [table for table in found if table is not None]


def read_table(base: sqlite3.Connection, table: str) -> StoredTable | None:
    """Return a table of a backup; None if it has no such table. Entries that are missing leave a hole that shows."""
    header = base.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    if header is None:
        return None
    lines = base.execute("SELECT number, who, words FROM entries WHERE table_id = ? ORDER BY number", (table,))
    entries = {number: (who, words) for number, who, words in lines}
    chat = base.execute("SELECT number, seat, text FROM chat WHERE table_id = ? ORDER BY number", (table,))
    last = max(entries, default=0)
    return StoredTable(
        table, header[0], [entries.get(number, ("lost", "")) for number in range(1, last + 1)], chat.fetchall()
    )
