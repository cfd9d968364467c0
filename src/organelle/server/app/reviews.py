"""Reviews of finished games and of texts that people bring: one after the other, behind everything else, limited.

The next one is that of the address which has used least; one whose address has had its share meanwhile is refused.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict

import msgspec

import organelle
from organelle.coach.review import DEEP, QUICK, SEARCH
from organelle.server.app.rate_limit import RateLimiter
from organelle.server.app.replays import Replays
from organelle.server.app.requests import Offer
from organelle.server.app.review_jobs import ReviewJob, ReviewRunner
from organelle.server.app.session import TableSession
from organelle.server.app.text_jobs import JobResult
from organelle.server.app.text_limits import check_text
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import ReviewStatus
from organelle.server.errors import NoReview, NotYourReview, ReviewsBusy, TextTooHard, TooManyRequests
from organelle.table.errors import Illegal

log = logging.getLogger("organelle.reviews")

KEPT = 100
"""How many reviews are kept in memory; that of a text that is asked for again later is made again, and is the same."""

BYTES = 20_000_000
"""How large the reviews that are kept may be together; the newest is kept in any case."""

STORED = 2_000_000
"""How large a review may be that is stored with its table."""

HERE = 3
"""How many reviews of one address may wait or be made."""

SECONDS, SHARE = 900.0, 0.1
"""How many seconds of reviewing an address has at once, and how many more each second."""

RESTART = 10.0
"""Seconds that a review counts at least if it is given up: the process is killed, and another one has to be started."""

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
"""What a review can be."""


class ReviewTask:
    """A review that waits, is made, or is there."""

    def __init__(self, name: str, job: ReviewJob, visitor: Visitor, table: str) -> None:
        self.name = name
        self.table = table
        """Where it is stored; empty for a text that somebody brought."""
        self.kind = kind_of(job.iterations)
        self.job: ReviewJob | None = job
        """What is to be done; None once it is done, for nobody needs the text again."""
        self.guest = visitor.guest
        self.address = visitor.address
        self.state = WAITING
        self.done = 0
        self.total = 0
        self.result: JobResult | None = None
        self.error: Illegal | None = None

    def report(self, done: int, total: int) -> None:
        """Take down how far it is."""
        self.done, self.total = done, total

    @property
    def size(self) -> int:
        """How many bytes the review has."""
        return len(self.result.found) if self.result is not None else 0

    def fail(self, error: Illegal) -> None:
        """Keep why there is no review, and nothing of where that was found: the text is there."""
        error.__cause__ = error.__context__ = None
        self.state, self.error, self.result = FAILED, error.with_traceback(None), None


class Reviews:
    """Has games reviewed in turn; whoever looks meanwhile sees how far it is.

    Args:
        replays: gives the texts of tables.
        offer: which games there are.
        runner: reviews one game at a time.
        most: how many may wait at once; with 0 nothing is reviewed.
    """

    def __init__(self, replays: Replays, offer: Offer, runner: ReviewRunner, most: int) -> None:
        self.replays = replays
        self.offer = offer
        self.runner = runner
        self.most = most
        self.tasks: OrderedDict[str, ReviewTask] = OrderedDict()
        self.spent = RateLimiter(SHARE, SECONDS)
        self.working: asyncio.Task[None] | None = None
        self.making: asyncio.Task[JobResult] | None = None

    async def of_table(self, session: TableSession, visitor: Visitor, deep: bool) -> ReviewStatus:
        """Begin the review of a finished game, or say how far it is; raise OnlyWhenOver before its end."""
        job = self.job(await self.replays.text(session), deep)
        name = name_of(job)
        if name not in self.tasks:
            kind = kind_of(job.iterations)
            stored = await self.replays.sessions.context.store.load_review(session.id, kind, name)
            if stored and name not in self.tasks:
                self._take(ReviewTask(name, job, visitor, session.id), stored)
        return self.begin(job, visitor, session.id)

    async def of_text(self, text: str, visitor: Visitor, deep: bool) -> ReviewStatus:
        """Begin the review of a text, or say how far it is; `status` raises what is wrong with the text."""
        check_text(text)
        return self.begin(self.job(text, deep), visitor)

    def job(self, text: str, deep: bool) -> ReviewJob:
        """Return what is to be done to review a text."""
        return ReviewJob(text, self.offer.games, DEEP if deep else QUICK)

    def begin(self, job: ReviewJob, visitor: Visitor, table: str = "") -> ReviewStatus:
        """Begin a review, or say how far the same one is.

        Raises:
            ReviewsBusy: if too many wait, or this server reviews nothing.
            TooManyRequests: if that address has had its share.
        """
        name = name_of(job)
        if name not in self.tasks or isinstance(self.tasks[name].error, TooManyRequests):
            unfinished = [task for task in self.tasks.values() if task.state in (WAITING, RUNNING)]
            if len(unfinished) >= self.most:
                raise ReviewsBusy()
            here = sum(1 for task in unfinished if task.address == visitor.address)
            if here >= HERE or not self.spent.has_any(visitor.address, time.monotonic()):
                raise TooManyRequests()
            self.tasks.pop(name, None)
            self.tasks[name] = ReviewTask(name, job, visitor, table)
            self._work()
        return self.status(name)

    def status(self, name: str) -> ReviewStatus:
        """Return how far a review is, and the review once it is there.

        Raises:
            NoReview: if there is none of that name.
            TooManyRequests: if its address had had its share before it was its turn.
            Illegal: what was wrong with the text.
        """
        task = self._task(name)
        if task.error is not None:
            raise task.error.with_traceback(None)
        found = task.result.unwrap() if task.result is not None else msgspec.Raw(b"null")
        before = self._before(task) if task.state == WAITING else 0
        return ReviewStatus(name, task.state, task.done, task.total, before, found)

    def _before(self, task: ReviewTask) -> int:
        """Return how many come before one that waits, the one that is made included."""
        running = sum(1 for other in self.tasks.values() if other.state == RUNNING)
        return running + self._line().index(task)

    def _line(self) -> list[ReviewTask]:
        """Return what waits, as it will be made: first for the address that has used least, of one in its order."""
        now = time.monotonic()
        waiting = [task for task in self.tasks.values() if task.state == WAITING]
        return sorted(waiting, key=lambda task: -self.spent.left(task.address, now))

    def stop_review(self, name: str, visitor: Visitor) -> None:
        """Give up a review that is not done, for whoever has begun it.

        Raises:
            NoReview: if there is none of that name.
            NotYourReview: if somebody else has begun it.
        """
        task = self._task(name)
        if task.guest != visitor.guest:
            raise NotYourReview()
        if task.state == RUNNING and self.making is not None:
            self.making.cancel()
        if task.state in (WAITING, RUNNING):
            del self.tasks[name]

    def _task(self, name: str) -> ReviewTask:
        if name not in self.tasks:
            raise NoReview()
        return self.tasks[name]

    def _work(self) -> None:
        if self.working is None or self.working.done():
            self.working = asyncio.get_running_loop().create_task(self._work_through())

    async def _work_through(self) -> None:
        """Make every review that waits, in the order of the line as it is each time."""
        while line := self._line():
            if self.spent.has_any(line[0].address, time.monotonic()):
                await self._make(line[0])
            else:
                self._refuse(line[0])
            self._drop_oldest()

    def _refuse(self, task: ReviewTask) -> None:
        """Give up a review whose address has had its share; asked for later, it is begun anew."""
        task.fail(TooManyRequests())
        task.job = None

    def _take(self, task: ReviewTask, stored: str) -> None:
        """Show a review that was stored as one that is done."""
        task.job, task.state, task.result = None, DONE, JobResult(msgspec.Raw(stored.encode()))
        self.tasks[task.name] = task
        self._drop_oldest()

    async def _store(self, task: ReviewTask) -> None:
        """Store a review with its table; while the store is away it is kept in memory alone."""
        if task.result is None or not task.table or not 0 < task.size <= STORED:
            return
        try:
            review = bytes(task.result.found).decode()
            await self.replays.sessions.context.store.keep_review(task.table, task.kind, task.name, review)
        except OSError:
            log.warning("a review was not stored, for the store is away")

    def _drop_oldest(self) -> None:
        """Forget the oldest reviews while there are too many, or they are too large together."""
        finished = [task for task in self.tasks.values() if task.state in (DONE, FAILED)]
        size = sum(task.size for task in finished)
        while len(finished) > KEPT or (size > BYTES and len(finished) > 1):
            oldest = finished.pop(0)
            size -= oldest.size
            del self.tasks[oldest.name]

    async def _make(self, task: ReviewTask) -> None:
        assert task.job is not None
        task.state, began, least = RUNNING, time.monotonic(), 0.0
        self.making = asyncio.ensure_future(self.runner.run(task.job, task.report))
        try:
            await asyncio.wait([self.making])
            if self.making.cancelled():
                least = RESTART
                return
            task.result = self.making.result()
            task.result.unwrap()
            await self._store(task)
            task.state = DONE
        except Illegal as error:
            least = RESTART if isinstance(error, TextTooHard) else 0.0
            task.fail(error)
        except Exception:
            log.exception("a review failed")
            task.fail(TextTooHard())
        finally:
            task.job = self.making = None
            now = time.monotonic()
            self.spent.spend(task.address, max(least, now - began), now)

    async def stop(self) -> None:
        """Give up what is being made."""
        for running in (self.working, self.making):
            if running is not None:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)


def name_of(job: ReviewJob) -> str:
    """Return the name of a review: of all that it follows from, which is the text, the search and the package."""
    made_of = f"{organelle.__version__} {SEARCH} {job.iterations} {job.seed} {job.text}"
    return hashlib.sha256(made_of.encode()).hexdigest()[:32]


def kind_of(iterations: int) -> str:
    """Return whether a review is a quick or a deep one."""
    return "deep" if iterations == DEEP else "quick"
