"""A process that does one job at a time: killed when one takes too long or is given up, started again for the next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from organelle.server.app.text_jobs import JobResult
from organelle.server.errors import TextTooHard

log = logging.getLogger("organelle.workers")

LINE = 64_000_000
"""The longest line between the processes."""

POLITE = 10
"""How much such a process steps back where others want the same core: nobody at a table waits for it."""

ReadResult = Callable[[asyncio.StreamReader], Awaitable[JobResult]]
"""Reads what the process writes about a job, up to its result."""


class ChildProcess:
    """Runs a module that writes a line when it is ready, then reads a job a line and answers with lines of JSON.

    Args:
        module: which one.
    """

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.process.pid if self.process is not None else 'not started'}>"

    async def do_job(self, job: Struct, read: ReadResult, seconds: float) -> JobResult:
        """Send a job and return its result.

        Args:
            job: what the module understands.
            read: reads the result.
            seconds: how long that may take.

        Raises:
            TextTooHard: if it takes longer, or the process dies or cannot be understood.
        """
        process = self.process or await self._start()
        try:
            return await asyncio.wait_for(exchange(process, job, read), seconds)
        except (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            log.warning("a job was given up", extra={"worker": self.module, "why": repr(error)})
            await self.stop()
            raise TextTooHard() from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        process = self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,
        )
        step_back(process.pid)
        assert process.stdout is not None
        await process.stdout.readline()
        return process

    async def stop(self) -> None:
        """End the process, whatever it is doing; the next job starts another."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def step_back(pid: int) -> None:
    """Let a process step back that has just begun a session of its own; to start is much of its work.

    Linux may share the processor out by session first, and asks only within one how polite each process is.
    """
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, POLITE)
        with contextlib.suppress(OSError):
            Path(f"/proc/{pid}/autogroup").write_text(str(POLITE))


async def exchange(process: asyncio.subprocess.Process, job: Struct, read: ReadResult) -> JobResult:
    """Send a job to a process and return what `read` makes of its answer."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    return await read(process.stdout)


async def read_line(stream: asyncio.StreamReader) -> bytes:
    """Return the next line; raise EOFError if the process died."""
    line = await stream.readline()
    if not line:
        raise EOFError("the process died")
    return line
