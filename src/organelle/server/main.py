"""Starts the table server: settings, store, workers, web; and the commands around it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import uvicorn

import organelle
from organelle.games import GAMES
from organelle.server.app.requests import Offer
from organelle.server.app.service import Service
from organelle.server.app.session import SessionContext
from organelle.server.app.tokens import TokenSigner
from organelle.server.logs import log_to_stderr
from organelle.server.metrics import Metrics
from organelle.server.ports import Bus, Store, SystemClock
from organelle.server.settings import NO_RELAY, Settings, file_of, in_file, in_postgres, signing_key
from organelle.server.store.file_lock import single_process_lock
from organelle.server.store.postgres import PostgresStore
from organelle.server.store.sqlite import SingleProcessBus, SqliteStore
from organelle.server.web.access import AccessControl
from organelle.server.web.application import Application
from organelle.server.web.http_protocol import limited_http
from organelle.server.web.push_protocol import PushProtocol
from organelle.server.web.relay import Relay
from organelle.server.web.static_files import DOCS, DOCS_HASHED, StaticFiles
from organelle.server.workers.levels import levels
from organelle.server.workers.pool import WorkerPool
from organelle.server.workers.reader import ReaderProcess
from organelle.server.workers.reviewer import ReviewerProcess
from organelle.table.errors import illegal

log = logging.getLogger("organelle")

WEBSOCKETS = PushProtocol
"""What speaks with sockets; uvicorn's own "websockets-sansio" does as well, at a higher cost (docs/adr/0011)."""

LARGEST_MESSAGE = 16_384
"""The largest message of a socket in bytes."""

GC_THRESHOLDS = (10_000, 4, 250)
"""After how many new objects Python looks for cycles among them; moves make next to none (docs/adr/0013)."""


def store_for(database: str) -> tuple[Store, Bus]:
    """Return the store that an address names, PostgreSQL or a file, and the bus that goes with it."""
    if in_postgres(database):
        kept = PostgresStore(database)
        return kept, kept
    store: Store = SqliteStore(file_of(database))  # by its type mypy names a method that is missing
    return store, SingleProcessBus()


class ServerRuntime:
    """The parts of a server that must be started and stopped."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store, self.bus = store_for(settings.database)
        self.pool = WorkerPool(max(1, settings.workers), self.metrics)
        self.reader = ReaderProcess()
        self.reviewer = ReviewerProcess()
        self.service: Service
        self.application: Application
        self.relay: Relay | None = None

    async def start(self) -> None:
        """Open the store and begin to serve; raise what the store raises if it cannot be opened."""
        # Whoever waits for the disk in a thread of its own shall not wait long for the interpreter after that.
        sys.setswitchinterval(0.001)
        await self.store.open()
        signer = TokenSigner(signing_key() or await self.store.signing_key())
        games = list(GAMES) if self.settings.examples else organelle.games()
        offer = Offer(games, levels(), self.settings.tables, self.settings.reviews)
        context = SessionContext(self.store, self.bus, signer, SystemClock(), self.metrics)
        self.service = Service(context, self.pool, offer, self.reader, self.reviewer)
        access = AccessControl(signer, self.settings)
        self.relay = self._relay(context)
        files = StaticFiles(), StaticFiles(DOCS, DOCS_HASHED)
        self.application = Application(self.service, access, *files, self.relay)
        if self.relay is not None:
            self.service.sessions.on_process = self.relay.heard
            await self.relay.start(self.application.sockets.serve)
        self.service.start()
        gc.freeze()  # what is there before the first table stays to the end
        gc.set_threshold(*GC_THRESHOLDS)

    def _relay(self, context: SessionContext) -> Relay | None:
        """Return the way to other processes; None if there can be none, or none is wanted."""
        place = self.settings.relay
        if self.bus.single_process or place == NO_RELAY:
            return None
        host, _, port = place.rpartition(":")
        return Relay(context, host.strip("[]") or "127.0.0.1", int(port or 0))

    async def stop(self) -> None:
        """Stop in the order in which nothing is lost: no new bots, then the store's last commit."""
        if self.relay is not None:
            await self.relay.stop()
        await self.service.stop()
        await self.pool.stop()
        await self.reader.stop()
        await self.reviewer.stop()
        await self.store.close()
        log.info("stopped")


class LifespanApp:
    """The ASGI application as uvicorn starts it: there is one to pass requests to once the store is open."""

    def __init__(self, runtime: ServerRuntime) -> None:
        self.runtime = runtime

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.runtime.application(scope, receive, send)
            return
        await receive()
        await self.runtime.start()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.runtime.stop()
        await send({"type": "lifespan.shutdown.complete"})


def serve(runtime: ServerRuntime) -> None:
    """Serve until the process is told to stop."""
    settings = runtime.settings
    log_to_stderr(settings.log)
    server = uvicorn.Server(config_of(runtime))

    def stop(_number: int, _frame: Any) -> None:
        """Take a signal before uvicorn listens to them, and the one it passes on when it has stopped."""
        server.should_exit = True

    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, stop)
    if settings.proxies == "*":
        log.warning("whoever reaches this port may claim any address: name the proxies instead of *")
    log.info("serving", extra={"host": settings.host, "port": settings.port})
    server.run()


def config_of(runtime: ServerRuntime) -> uvicorn.Config:
    """Return how uvicorn serves; the log is ours."""
    settings = runtime.settings
    return uvicorn.Config(
        LifespanApp(runtime),
        host=settings.host,
        port=settings.port,
        http=limited_http(settings),
        ws=WEBSOCKETS,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
    )


UNUSABLE = (OSError, ValueError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a store throws that cannot be opened."""


def reason(error: Exception) -> str:
    """Return what the system says is wrong, without its numbers and paths."""
    return str(getattr(error, "strerror", None) or error) or type(error).__name__


async def with_store(settings: Settings, use: Any) -> Any:
    """Open the store for one job and return what that returns.

    Raises:
        Illegal: if it cannot be opened; the sentence says what is wrong and never names the address.
    """
    store, bus = store_for(settings.database)
    try:
        await store.open()
    except UNUSABLE as error:
        raise illegal("database-unusable", why=reason(error)) from None
    try:
        return await use(store, bus)
    finally:
        await store.close()


@contextmanager
def serving_place(settings: Settings) -> Iterator[None]:
    """Hold address and database for as long as this lasts; raise Illegal if either cannot be had."""
    check_address(settings)
    with ExitStack() as held:
        if in_file(settings.database):
            try:
                held.enter_context(single_process_lock(file_of(settings.database)))
            except OSError as error:
                raise illegal("database-unusable", why=reason(error)) from None
        check_store(settings)
        yield


def check_address(settings: Settings) -> None:
    """Raise Illegal if nothing can listen at the address."""
    try:
        for family, kind, _, _, address in socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except (OSError, OverflowError) as error:
        raise illegal("address-unusable", host=settings.host, port=str(settings.port), why=reason(error)) from None


def check_store(settings: Settings) -> None:
    """Raise Illegal if the database cannot be opened, or pages of it are damaged."""

    async def use(store: Store, _bus: Bus) -> None:
        damage = await store.find_damage()
        if damage:
            raise illegal("database-damaged", why=damage)

    asyncio.run(with_store(settings, use))


def check_database(settings: Settings) -> None:
    """Raise Illegal if the file is not there, rather than make an empty one."""
    if in_file(settings.database) and not Path(file_of(settings.database)).exists():
        raise illegal("no-database", path=file_of(settings.database))


def backup(settings: Settings, path: str) -> None:
    """Copy the database into a new file while servers use it."""

    async def use(store: Store, _bus: Bus) -> None:
        await store.backup(path)

    check_database(settings)
    asyncio.run(with_store(settings, use))


def check_games(settings: Settings) -> tuple[int, list[Any]]:
    """Return how many games are open, and those that today's rules would not let go on."""

    async def use(store: Store, bus: Bus) -> tuple[int, list[Any]]:
        metrics = Metrics()
        offer = Offer(organelle.games(), [], 0)
        context = SessionContext(store, bus, TokenSigner(b""), SystemClock(), metrics)
        service = Service(context, WorkerPool(1, metrics), offer, ReaderProcess(), ReviewerProcess())
        damage = await store.find_damage()
        if damage:
            raise illegal("database-damaged", why=damage)
        return len(await store.tables_in_play()), await service.check_games()

    check_database(settings)
    found: tuple[int, list[Any]] = asyncio.run(with_store(settings, use))
    return found
