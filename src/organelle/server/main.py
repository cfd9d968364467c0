"""Starts the table server: settings, store, workers, door; and the commands around it."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import asyncpg
import uvicorn

import organelle
from organelle.games import GAMES
from organelle.server.app.requests import Offer
from organelle.server.app.service import Service
from organelle.server.app.tokens import TokenSigner
from organelle.server.gc_schedule import Rings
from organelle.server.metrics import Metrics
from organelle.server.ports import Bus, Store, SystemClock
from organelle.server.settings import Settings, file_of, in_postgres, signing_key
from organelle.server.store.file_lock import alone
from organelle.server.store.postgres import PostgresStore
from organelle.server.store.sqlite import SingleProcessBus, SqliteStore
from organelle.server.web.access import AccessControl
from organelle.server.web.application import Application
from organelle.server.web.static_files import StaticFiles
from organelle.server.web.websocket_protocol import HttpProtocol, WebSocketProtocol
from organelle.server.workers.levels import levels
from organelle.server.workers.pool import WorkerPool
from organelle.table.errors import illegal

log = logging.getLogger("organelle")

MESSAGE = 16_384
"""The largest message of a socket in bytes."""

STANDARD = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """One JSON object a line; only what the code names goes in, so no token, cookie or query ever does."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        found |= {name: value for name, value in record.__dict__.items() if name not in STANDARD and name not in found}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


def log_to_stderr(level: str) -> None:
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[out], force=True)
    # uvicorn would name every socket with its address and query.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def store_of(database: str) -> tuple[Store, Bus]:
    """The store that an address names: PostgreSQL, or a file."""
    if in_postgres(database):
        kept = PostgresStore(database)
        return kept, kept
    return SqliteStore(file_of(database)), SingleProcessBus()


class ServerRuntime:
    """The parts of a server that must be started and stopped."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store, self.bus = store_of(settings.database)
        self.pool = WorkerPool(max(1, settings.workers), self.metrics)
        self.rings = Rings(lambda: self.metrics.counts["organelle_messages_total", ""])
        self.service: Service
        self.site: Application

    async def start(self) -> None:
        # Whoever waits for the disk in a thread of its own shall not wait long for the interpreter after that.
        sys.setswitchinterval(0.001)
        await self.store.open()
        keys = TokenSigner(signing_key() or await self.store.key())
        games = list(GAMES) if self.settings.examples else organelle.games()
        offer = Offer(games, levels(), self.settings.tables)
        self.service = Service(self.store, self.bus, keys, SystemClock(), self.pool, self.metrics, offer)
        self.site = Application(self.service, AccessControl(keys, self.settings), StaticFiles())
        self.service.start()
        self.rings.start()

    async def stop(self) -> None:
        """In the order in which nothing is lost: no new bots, then the store's last commit."""
        self.rings.stop()
        await self.service.stop()
        await self.pool.stop()
        await self.store.close()
        log.info("stopped")


class LifespanApp:
    """The ASGI application as uvicorn starts it: the site exists once the store is open."""

    def __init__(self, running: ServerRuntime) -> None:
        self.running = running

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.running.site(scope, receive, send)
            return
        await receive()
        await self.running.start()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.running.stop()
        await send({"type": "lifespan.shutdown.complete"})


def serve(running: ServerRuntime) -> None:
    """Serves until it is told to stop."""
    settings = running.settings
    log_to_stderr(settings.log)
    server = uvicorn.Server(config_of(running))

    def stop(_number: int, _frame: Any) -> None:
        """For a signal before uvicorn listens to them, and for the one it passes on when it has stopped."""
        server.should_exit = True

    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, stop)
    log.info("serving", extra={"host": settings.host, "port": settings.port})
    server.run()


def config_of(running: ServerRuntime) -> uvicorn.Config:
    """How uvicorn serves: its own lines and logs replaced by ours."""
    settings = running.settings
    return uvicorn.Config(
        LifespanApp(running),
        host=settings.host,
        port=settings.port,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MESSAGE,
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
    """What the system says is wrong, without its numbers and paths."""
    return str(getattr(error, "strerror", None) or error) or type(error).__name__


async def with_store(settings: Settings, use: Any) -> Any:
    """Opens the store for one job; one that cannot be opened is named by what is wrong, never by its address."""
    store, bus = store_of(settings.database)
    try:
        await store.open()
    except UNUSABLE as error:
        raise illegal("database-unusable", why=reason(error)) from None
    try:
        return await use(store, bus)
    finally:
        await store.close()


@contextmanager
def place(settings: Settings) -> Iterator[None]:
    """Where to serve, for as long as it lasts; refuses where that cannot be, or where another process does."""
    check_address(settings)
    with ExitStack() as held:
        if not in_postgres(settings.database):
            try:
                held.enter_context(alone(file_of(settings.database)))
            except OSError as error:
                raise illegal("database-unusable", why=reason(error)) from None
        check_store(settings)
        yield


def check_address(settings: Settings) -> None:
    """Refuses an address that is taken."""
    try:
        for family, kind, _, _, address in socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except (OSError, OverflowError) as error:
        raise illegal("address-unusable", host=settings.host, port=str(settings.port), why=reason(error)) from None


def check_store(settings: Settings) -> None:
    """Refuses a database that cannot be opened."""

    async def use(_store: Store, _bus: Bus) -> None:
        """It could be opened."""

    asyncio.run(with_store(settings, use))


def check_database(settings: Settings) -> None:
    """Refuses to look into a file that is not there, which would only make an empty one."""
    if not in_postgres(settings.database) and not Path(file_of(settings.database)).exists():
        raise illegal("no-database", path=file_of(settings.database))


def backup(settings: Settings, path: str) -> None:
    """Copies the database while servers use it."""

    async def use(store: Store, _bus: Bus) -> None:
        await store.backup(path)

    check_database(settings)
    asyncio.run(with_store(settings, use))


def check_games(settings: Settings) -> tuple[int, list[Any]]:
    """How many games are open, and those that today's rules would not let go on."""

    async def use(store: Store, bus: Bus) -> tuple[int, list[Any]]:
        metrics = Metrics()
        offer = Offer(organelle.games(), [], 0)
        service = Service(store, bus, TokenSigner(b""), SystemClock(), WorkerPool(1, metrics), metrics, offer)
        return len(await store.in_play()), await service.check_games()

    check_database(settings)
    found: tuple[int, list[Any]] = asyncio.run(with_store(settings, use))
    return found
