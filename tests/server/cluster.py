"""A PostgreSQL of our own for the tests, from Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from server.host import free_port


def binaries() -> Path | None:
    """Where initdb and pg_ctl are, if they are anywhere."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    here = shutil.which("initdb")
    return found[-1].parent if found else Path(here).parent if here else None


class Cluster:
    """A fresh cluster in that folder; initdb refuses root, so root asks the user postgres."""

    def __init__(self, folder: Path) -> None:
        place = binaries()
        assert place is not None
        self.place = place
        self.folder = folder
        self.port = free_port()
        self.count = 0

    def _run(self, name: str, *words: str) -> None:
        command = [str(self.place / name), *words]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        self.resume()

    def resume(self) -> None:
        # Processes are killed in the tests and not the machine, so that nothing has to be on the disk itself.
        options = f"-p {self.port} -c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "start")

    def database(self) -> str:
        """The address of a new, empty database."""
        self.count += 1
        name = f"organelle{self.count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
