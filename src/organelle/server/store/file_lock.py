"""A file of tables is served by one process: it holds a lock beside the file, which goes when the process goes."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from organelle.table.errors import illegal

if sys.platform != "win32":
    import fcntl


@contextmanager
def alone(path: str) -> Iterator[None]:
    """While this lasts no other process may serve that file; to copy or to check it is not to serve it."""
    place = Path(path).resolve()
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    place.parent.mkdir(parents=True, exist_ok=True)
    # Not the database itself: closing it here would drop the locks that SQLite holds on it. The file stays, for taken
    # away it could be locked by one process and made anew by another. Processes that this one starts do not inherit it.
    held = os.open(place.with_name(f"{place.name}-lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        lock(held, path)
        yield
    finally:
        os.close(held)


def lock(held: int, path: str) -> None:
    """Refuses if another process has it; Windows and some file systems have no such locks and do without."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise illegal("database-served", path=path) from None
    except OSError:
        return
