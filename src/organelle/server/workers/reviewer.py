"""The process in which games are reviewed: behind all others, killed when it is stopped or takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

import msgspec

from organelle.server.app.review_jobs import ReviewJob, ReviewLine, Told
from organelle.server.app.text_jobs import JobResult
from organelle.server.errors import TextTooHard

log = logging.getLogger("organelle.workers")

SECONDS = 900.0
"""How long a game may be reviewed."""

LINE = 64_000_000
"""The longest line between the processes."""


class ReviewerProcess:
    """Reviews games, one at a time (a ReviewRunner)."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def run(self, job: ReviewJob, tell: Told) -> JobResult:
        process = self.process or await self._start()
        try:
            return await asyncio.wait_for(exchange(process, job, tell), SECONDS)
        except (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            log.warning("a review was given up", extra={"why": repr(error)})
            await self.stop()
            raise TextTooHard() from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        process = self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "organelle.server.workers.review_worker",
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


async def exchange(process: asyncio.subprocess.Process, job: ReviewJob, tell: Told) -> JobResult:
    """Send a job, tell how far it is, and return its result; raise EOFError if the process died."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    while line := await process.stdout.readline():
        found = msgspec.json.decode(line, type=ReviewLine)
        if found.result is not None:
            return found.result
        tell(found.done, found.total)
    raise EOFError("the process died")
