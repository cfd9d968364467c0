"""The library that is preloaded into a server: its clock, its disk and the journal of its writes, under our control."""

from __future__ import annotations

import mmap
import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")
CLOCK, KIND, ERROR, COUNT, FAILED, HALF = range(6)
"""The numbers of the control file."""

WRITES, SYNCS, READS = 1, 2, 4


def compiler() -> str | None:
    """Return the C compiler of this machine; None if it has none."""
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


class Shim:
    """The library in a folder of its own, and what it is told.

    Args:
        folder: an empty place for the library and its files.
        database: the file that disk faults and the journal are about.
        journal: whether writes are kept, and nothing is synced for real.
    """

    def __init__(self, folder: Path, database: str = "", journal: bool = False) -> None:
        found = compiler()
        assert found is not None, "there is no C compiler here"
        library = folder / "shim.so"
        if not library.exists():
            subprocess.run([found, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl", "-lpthread"], check=True)
        self.journal = folder / "journal"
        control = folder / f"control-{len(list(folder.iterdir()))}"
        control.write_bytes(bytes(64))
        self.environment = {
            "LD_PRELOAD": str(library),
            "ORGANELLE_SHIM_CONTROL": str(control),
            "ORGANELLE_SHIM_FILE": str(Path(database).resolve()) if database else "",
        }
        if journal:
            self.environment["ORGANELLE_SHIM_JOURNAL"] = str(self.journal)
        with control.open("r+b") as file:
            self.memory = mmap.mmap(file.fileno(), 64)

    def set(self, place: int, value: int) -> None:
        struct.pack_into("=q", self.memory, 8 * place, value)

    def get(self, place: int) -> int:
        return int(struct.unpack_from("=q", self.memory, 8 * place)[0])

    def set_clock(self, seconds: float) -> None:
        """Set the wall clock of the server that far ahead of the true one."""
        self.set(CLOCK, int(seconds * 1e9))

    def fail(self, kind: int, error: int, count: int, half: bool = False) -> None:
        """Let the next calls fail.

        Args:
            kind: WRITES, SYNCS, READS, or several of them.
            error: the errno that they give.
            count: how many calls fail; 0 for none any more.
            half: whether a write that fails has written half.
        """
        self.set(COUNT, 0)
        self.set(KIND, kind)
        self.set(ERROR, error)
        self.set(HALF, half)
        self.set(COUNT, count)
