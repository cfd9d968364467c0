"""Texts and card tables that people bring: limited, read one after the other beside the loop, fair by address."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque

import msgspec

from organelle.server.app.rate_limit import RateLimiter
from organelle.server.app.text_jobs import FramesJob, Job, JobRunner, SetupJob, UnfinishedJob
from organelle.server.app.text_limits import check_cards, check_text
from organelle.server.errors import ReaderBusy, TooManyRequests

WAITING, WAITING_HERE = 64, 16
"""How many may wait for their text to be read: in all, and from one address."""

SECONDS, SHARE = 30.0, 0.2
"""How many seconds of reading an address has at once, and how many more each second."""


class TextImporter:
    """Has texts read in turn; whoever comes when too many wait already is asked to come back.

    Args:
        runner: reads one text at a time and gives up one that takes too long.
    """

    def __init__(self, runner: JobRunner) -> None:
        self.runner = runner
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Who waits, by address; the address whose turn is next comes first."""
        self.count = 0
        self.reading = False
        self.spent = RateLimiter(SHARE, SECONDS)

    async def read(self, job: Job, address: str) -> msgspec.Raw:
        """Return what a job gives.

        Raises:
            ReaderBusy: if too many wait already.
            TooManyRequests: if that address has had its share.
            TextTooLong, TextTooManyRewinds, CardsTooLarge, TextTooHard: if it is more than is read.
            Illegal: whatever the job raises.
        """
        if isinstance(job, SetupJob):
            check_cards(job.cards)
        elif isinstance(job, UnfinishedJob | FramesJob):
            check_text(job.text)
        return await self.run(job, address)

    async def run(self, job: Job, address: str) -> msgspec.Raw:
        """Return what a job gives whose text this server has written itself; raises as `read` does."""
        if not self.spent.has_any(address, time.monotonic()):
            raise TooManyRequests()
        await self._take_turn(address)
        began = time.monotonic()
        try:
            return (await self.runner.run(job)).unwrap()
        finally:
            now = time.monotonic()
            self.spent.spend(address, now - began, now)
            self._pass_on()

    async def _take_turn(self, address: str) -> None:
        if not self.reading:
            self.reading = True
            return
        here = self.waiting.get(address, ())
        if self.count >= WAITING or len(here) >= WAITING_HERE:
            raise ReaderBusy()
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        self.count += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Let the next address have its turn, or nobody."""
        while self.waiting:
            address, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            self.count -= 1
            if turns:
                self.waiting[address] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.reading = False
