"""The process in which texts and card tables are read."""

from __future__ import annotations

import asyncio

import msgspec

from organelle.server.app.text_jobs import Job, JobResult
from organelle.server.workers.child_process import ChildProcess, read_line

SECONDS = 10.0
"""How long a text may be read."""


class ReaderProcess(ChildProcess):
    """Does jobs, one at a time (a JobRunner)."""

    def __init__(self) -> None:
        super().__init__("organelle.server.workers.text_worker")

    async def run(self, job: Job) -> JobResult:
        """Return what came of a job; raise TextTooHard if it took too much time or memory."""
        return await self.do_job(job, read_result, SECONDS)


async def read_result(stream: asyncio.StreamReader) -> JobResult:
    """Return the result, which is one line."""
    return msgspec.json.decode(await read_line(stream), type=JobResult)
