"""The core of a server in the process of a test: its store is real, its clock is the test's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from organelle.server.app.requests import NewTable, Offer, SeatRequest, SeatUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import SessionContext, TableSession
from organelle.server.app.tokens import TokenSigner
from organelle.server.app.visitor import Visitor, Watcher
from organelle.server.main import store_for
from organelle.server.metrics import Metrics
from organelle.server.ports import Clock, SystemClock
from organelle.server.workers.levels import levels
from organelle.server.workers.pool import WorkerPool
from organelle.server.workers.reader import ReaderProcess
from organelle.server.workers.reviewer import ReviewerProcess
from organelle.table.errors import Illegal

ADA, GRACE = Visitor("ada"), Visitor("grace")


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def now(self) -> int:
        return self.at


class Eyes(Watcher):
    """Someone who keeps what they are told."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.got: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.got.append(json.loads(message))

    def dismiss(self, error: Illegal) -> None:
        self.got.append({"type": "error", "key": error.key})

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.got if message["type"] == kind]


async def process(database: str, clock: Clock | None = None) -> Service:
    """A process that hears nothing of others."""
    store, bus = store_for(database)
    await store.open()
    metrics = Metrics()
    offer = Offer(["duel"], levels(), 9)
    context = SessionContext(store, bus, TokenSigner(b"key"), clock or SystemClock(), metrics)
    return Service(context, WorkerPool(1, metrics), offer, ReaderProcess(), ReviewerProcess())


async def close(*services: Service) -> None:
    for service in services:
        await service.stop()
        await service.bots.runner.stop()  # type: ignore[attr-defined]
        await service.reviews.runner.stop()  # type: ignore[attr-defined]
        await service.creator.importer.runner.stop()  # type: ignore[attr-defined]
        await service.context.store.close()


def with_service(folder: Path, use: Callable[[Service], Awaitable[None]]) -> None:
    """Let a test use the core of a server whose database is in that folder, then close it."""

    async def run() -> None:
        service = await process(str(folder / "tables.db"))
        try:
            await use(service)
        finally:
            await close(service)

    asyncio.run(run())


async def opened(service: Service, **settled: Any) -> TableSession:
    """A table for Ada and Grace, who both sit there."""
    table = await service.creator.create(
        ADA, NewTable([SeatRequest("me", "Ada"), SeatRequest("open")], "duel", **settled)
    )
    await service.seating.sit(table, GRACE, 1, "Grace")
    return table


async def begun(service: Service, **settled: Any) -> TableSession:
    """The same, in play."""
    table = await opened(service, **settled)
    await service.seating.update_seat(table, ADA, 0, SeatUpdate(ready=True, word="w"))
    await service.seating.update_seat(table, GRACE, 1, SeatUpdate(ready=True, word="w"))
    return table
