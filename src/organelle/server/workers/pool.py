"""The processes in which bots run: a few, each table at the same one if it can be; a lost one is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import zlib
from collections import OrderedDict

import msgspec

from organelle.coach.advice import Advice
from organelle.server.metrics import Metrics
from organelle.server.ports import BotRequest
from organelle.server.workers.levels import budgets, milliseconds
from organelle.server.workers.worker import CACHED, WorkerReply, WorkerRequest

log = logging.getLogger("organelle.workers")

TRIES = 3
PATIENCE = 20.0
"""Seconds beyond its budget after which a bot counts as stuck."""

LINE = 16_000_000
"""The longest line between the processes."""


class WorkerProcess:
    """One process; it is asked one thing at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()
        self.sent: OrderedDict[str, int] = OrderedDict()
        """How many entries of which table the process knows."""

    async def ask(self, request: BotRequest) -> WorkerReply:
        """Return what the process answers.

        Raises:
            OSError, RuntimeError, MsgspecError: if the process died or replies with nonsense.
        """
        for since in (self.sent.get(request.table, 0), 0):
            if since > len(request.entries):
                continue
            found = await self._exchange(
                WorkerRequest(
                    request.table,
                    request.header,
                    since,
                    request.entries[since:],
                    request.seat,
                    request.level,
                    request.seed,
                    request.hint,
                )
            )
            if not found.needs_all:
                self._note_sent(request)
                return found
        raise RuntimeError("the process forgot what it was just told")

    def _note_sent(self, request: BotRequest) -> None:
        self.sent.pop(request.table, None)
        self.sent[request.table] = len(request.entries)
        if len(self.sent) > CACHED:
            self.sent.popitem(last=False)

    async def _exchange(self, message: WorkerRequest) -> WorkerReply:
        process = self.process or await self._start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(message) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise RuntimeError("the process died")
        return msgspec.json.decode(line, type=WorkerReply)

    async def _start(self) -> asyncio.subprocess.Process:
        self.sent.clear()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "organelle.server.workers.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,
        )
        return self.process

    async def drop(self) -> None:
        """End the process, whatever it is doing; the next request starts another."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class WorkerPool:
    """Runs bots in worker processes (a BotRunner)."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self.workers = [WorkerProcess() for _ in range(count)]
        self.metrics = metrics
        self.slots = count
        self.levels = budgets()
        metrics.gauge("organelle_workers", "bot processes", self._running)

    def _running(self) -> int:
        return sum(1 for worker in self.workers if worker.process is not None)

    async def choose(self, request: BotRequest) -> str:
        return (await self._ask(request)).code

    async def advise(self, request: BotRequest) -> Advice:
        found = (await self._ask(request)).advice
        if found is None:
            raise RuntimeError("no hint was given")
        return found

    async def _ask(self, request: BotRequest) -> WorkerReply:
        """Return what a process answers; one that dies or is stuck is replaced and asked again.

        Raises:
            RuntimeError: if no process gave an answer.
        """
        worker = self._worker_for(request.table)
        patience = PATIENCE + milliseconds(request.level) / 1000
        async with worker.turn:
            for tried in range(TRIES):
                try:
                    return await asyncio.wait_for(worker.ask(request), patience)
                except asyncio.CancelledError:
                    await worker.drop()
                    raise
                except (OSError, RuntimeError, TimeoutError, msgspec.MsgspecError) as error:
                    self.metrics.workers_lost.inc()
                    log.warning("a bot process was replaced", extra={"why": repr(error), "tried": tried})
                    await worker.drop()
        raise RuntimeError("no bot process gave an answer")

    def _worker_for(self, table: str) -> WorkerProcess:
        """Return the process that knows the table, or one that is idle while that one thinks."""
        usual = self.workers[zlib.crc32(table.encode()) % len(self.workers)]
        if not usual.turn.locked():
            return usual
        return next((worker for worker in self.workers if not worker.turn.locked()), usual)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.drop()
