"""A file of tables is served by one process: it holds a lock beside the file, which goes when the process goes."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from organelle.table.errors import illegal

OWNER_ONLY = 0o600


@contextmanager
def single_process_lock(path: str) -> Iterator[None]:
    """Hold the right to serve that database file; to copy or to check it is not to serve it.

    The lock is a file of its own: to close the database itself here would drop the locks that SQLite holds on it.

    Args:
        path: the database; the lock is `PATH-lock` beside the file that it leads to.

    Raises:
        Illegal: if another process serves it.
        OSError: if there can be no such file.
    """
    database = Path(path).resolve()
    if database.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(database.with_name(f"{database.name}-lock"), timeout=0, mode=OWNER_ONLY)
    try:
        lock.acquire()
    except Timeout:
        raise illegal("database-served", path=path) from None
    except NotImplementedError:  # a file system without locks does without
        yield
        return
    try:
        yield
    finally:
        lock.release()
