"""The process in which texts and card tables are read: killed when one takes too long, started again for the next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

import msgspec

from organelle.server.app.text_jobs import Job, JobResult
from organelle.server.errors import TextTooHard

log = logging.getLogger("organelle.workers")

SECONDS = 10.0
"""How long a text may be read."""

LINE = 64_000_000
"""The longest line between the processes."""


class ReaderProcess:
    """Does jobs, one at a time (a JobRunner)."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def run(self, job: Job) -> JobResult:
        """Return what came of a job; raise TextTooHard if it took too much time or memory."""
        process = self.process or await self._start()
        try:
            return await asyncio.wait_for(exchange(process, job), SECONDS)
        except (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            log.warning("a text was given up", extra={"why": repr(error)})
            await self.stop()
            raise TextTooHard() from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        process = self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "organelle.server.workers.text_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,
        )
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


async def exchange(process: asyncio.subprocess.Process, job: Job) -> JobResult:
    """Send a job and return its result; raise EOFError if the process died."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the process died")
    return msgspec.json.decode(line, type=JobResult)
