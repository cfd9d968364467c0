"""The processes in which bots think: a few, each table always at the same one; a lost one is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import zlib
from collections import OrderedDict

import msgspec

from organelle.server.metrics import Metrics
from organelle.server.ports import BotRequest
from organelle.server.workers.levels import milliseconds
from organelle.server.workers.worker import REMEMBERED, WorkerReply, WorkerRequest

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
        self.told: OrderedDict[str, int] = OrderedDict()
        """How many entries of which table the process knows."""

    async def ask(self, thought: BotRequest) -> str:
        """The answer of the process; raises if it has none."""
        for since in (self.told.get(thought.table, 0), 0):
            if since > len(thought.entries):
                continue
            found = await self._exchange(
                WorkerRequest(
                    thought.table,
                    thought.header,
                    since,
                    thought.entries[since:],
                    thought.seat,
                    thought.level,
                    thought.luck,
                )
            )
            if not found.forgotten:
                self._remember(thought)
                return found.code
        raise RuntimeError("the process forgot what it was just told")

    def _remember(self, thought: BotRequest) -> None:
        self.told.pop(thought.table, None)
        self.told[thought.table] = len(thought.entries)
        if len(self.told) > REMEMBERED:
            self.told.popitem(last=False)

    async def _exchange(self, question: WorkerRequest) -> WorkerReply:
        process = self.process or await self._start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise RuntimeError("the process died")
        return msgspec.json.decode(line, type=WorkerReply)

    async def _start(self) -> asyncio.subprocess.Process:
        self.told.clear()
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
        """Ends the process, whatever it is doing; the next question starts another."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class WorkerPool:
    """Workers by table."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self.workers = [WorkerProcess() for _ in range(count)]
        self.metrics = metrics
        metrics.gauge("organelle_workers", "bot processes", self._running)

    def _running(self) -> int:
        return sum(1 for worker in self.workers if worker.process is not None)

    async def think(self, thought: BotRequest) -> str:
        """The bot's answer; a process that dies or is stuck is replaced and the question put again."""
        worker = self.workers[zlib.crc32(thought.table.encode()) % len(self.workers)]
        patience = PATIENCE + milliseconds(thought.level) / 1000
        async with worker.turn:
            for tried in range(TRIES):
                try:
                    return await asyncio.wait_for(worker.ask(thought), patience)
                except asyncio.CancelledError:
                    await worker.drop()
                    raise
                except (OSError, RuntimeError, TimeoutError, msgspec.MsgspecError) as error:
                    self.metrics.count("organelle_workers_lost_total")
                    log.warning("a bot process was replaced", extra={"why": repr(error), "tried": tried})
                    await worker.drop()
        raise RuntimeError("no bot process gave an answer")

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.drop()
