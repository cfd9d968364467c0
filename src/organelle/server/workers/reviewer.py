"""The process in which games are reviewed, behind all others."""

from __future__ import annotations

import asyncio

import msgspec

from organelle.server.app.review_jobs import ReportProgress, ReviewJob, ReviewLine
from organelle.server.app.text_jobs import JobResult
from organelle.server.workers.child_process import ChildProcess, read_line

SECONDS = 900.0
"""How long a game may be reviewed."""


class ReviewerProcess(ChildProcess):
    """Reviews games, one at a time (a ReviewRunner)."""

    def __init__(self) -> None:
        super().__init__("organelle.server.workers.review_worker")

    async def run(self, job: ReviewJob, report: ReportProgress) -> JobResult:
        """Return what came of a job, and report how far it is; raise TextTooHard if it took too much time or memory."""

        async def read_review(stream: asyncio.StreamReader) -> JobResult:
            while True:
                line = msgspec.json.decode(await read_line(stream), type=ReviewLine)
                if line.result is not None:
                    return line.result
                report(line.done, line.total)

        return await self.do_job(job, read_review, SECONDS)
