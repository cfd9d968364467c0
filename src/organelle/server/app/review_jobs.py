"""What is done to review a game. It runs in a process of its own, which says how far it is and can be killed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from organelle.coach.review import Reviewer
from organelle.server.app.text_jobs import JobResult, check_game, check_rows
from organelle.table import notation
from organelle.table.errors import Illegal

ReportProgress = Callable[[int, int], None]
"""Called with how many entries are reviewed, and how many there are."""


class ReviewJob(Struct):
    """Review a text; gives the review as `organelle.coach.report.Review.to_json` has it."""

    text: str
    games: list[str]
    iterations: int
    seed: int = 0

    def run(self, report: ReportProgress) -> JobResult:
        """Return the review, or the error of the text."""
        try:
            check_rows(self.text)
            check_game(self.games, notation.parse(self.text)[0].game)
            reviewer = Reviewer(self.text, self.iterations, self.seed)
            review = reviewer.review_all(lambda: report(reviewer.done, len(reviewer.entries)))
            return JobResult(msgspec.Raw(msgspec.json.encode(review.to_json())))
        except Illegal as error:
            faults = [(fault.key, fault.arguments) for fault in error.faults]
            return JobResult(error=type(error).__name__, faults=faults)
        except RecursionError:
            return JobResult(error="BrokenText", faults=[("log-header", {})])


class ReviewLine(Struct):
    """A line of the process: how far it is, and at last what came of it."""

    done: int = 0
    total: int = 0
    result: JobResult | None = None


class ReviewRunner(Protocol):
    """Reviews one game at a time, with limits to its time and memory."""

    async def run(self, job: ReviewJob, report: ReportProgress) -> JobResult:
        """Return what came of a job, and report how far it is; raise TextTooHard if it took too much time or memory."""
