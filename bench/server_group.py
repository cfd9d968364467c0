"""Servers under test that share a database, and the processor time that they and PostgreSQL have used."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.cluster import Cluster

WIDE = ("--requests", "1000000", "--sockets", "1000000", "--tables", "1000000")


class ServerGroup:
    """One or more servers on one database, and the PostgreSQL below them if it was started for them.

    Args:
        database: the path or address that all of them get.
        count: how many there are.
        postmaster: the process id of the PostgreSQL whose time counts too; 0 if there is none.
    """

    def __init__(self, database: str, count: int, postmaster: int = 0) -> None:
        self.postmaster = postmaster
        self.ports = [free_port() for _ in range(count)]
        self.processes: list[subprocess.Popen[bytes]] = []
        self.database = database

    def start(self) -> None:
        command = [sys.executable, "-m", "organelle", "serve", "--examples", "--log", "warning"]
        for port in self.ports:
            flags = ("--port", str(port), "--database", self.database, *WIDE)
            self.processes.append(subprocess.Popen([*command, *flags], stdout=subprocess.DEVNULL))
            wait_for(port)

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait()

    def memory(self) -> float:
        """Return the resident megabytes of all servers together."""
        return sum(memory(process.pid) for process in self.processes)

    def server_seconds(self) -> float:
        """Return the processor time of all servers together."""
        return sum(cpu(process.pid) for process in self.processes)

    def postgres_seconds(self) -> float:
        """Return the processor time of PostgreSQL with all its backends, those that have ended too."""
        if not self.postmaster:
            return 0.0
        return cpu(self.postmaster, ended=True) + sum(cpu(process) for process in children(self.postmaster))


@contextmanager
def own_postgres() -> Iterator[tuple[str, int]]:
    """Yield the address of an empty database of a PostgreSQL started for this, and its process id."""
    with tempfile.TemporaryDirectory(prefix="organelle-pg-") as folder:
        Path(folder).chmod(0o755)
        cluster = Cluster(Path(folder) / "cluster")
        cluster.start()
        try:
            found = (cluster.folder / "data" / "postmaster.pid").read_text().splitlines()[0]
            yield cluster.database(), int(found)
        finally:
            cluster.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz"):
                return
        except OSError:
            time.sleep(0.1)


def children(process: int) -> list[int]:
    """Return the processes that this one has started and that still run."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in found.split()]


def cpu(process: int, ended: bool = False) -> float:
    """Return the seconds of processor time that a process has used; with those of its children that have ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    used = [int(field) for field in fields[11 : 15 if ended else 13]]
    return sum(used) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Return resident megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def withheld() -> float:
    """Return the seconds of processor time that the host gave to others while this machine wanted them."""
    total = Path("/proc/stat").read_text().splitlines()[0].split()
    return int(total[8]) / os.sysconf("SC_CLK_TCK")
