"""What is fuzzed: each target takes bytes and raises for what must not happen; a refusal is none of that."""

from __future__ import annotations

import asyncio
import contextlib
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from uvicorn.server import ServerState

import organelle
from organelle.games import GAMES
from organelle.server.app.rate_limit import TokenBucket
from organelle.server.app.text_jobs import FramesJob, Job, JobResult, SetupJob, UnfinishedJob, run_job
from organelle.server.app.text_limits import check_cards, check_text
from organelle.server.app.visitor import Visitor
from organelle.server.main import LARGEST_MESSAGE
from organelle.server.web.push_protocol import PUSH, PushProtocol
from organelle.server.web.socket import TableSocket
from organelle.table.errors import Illegal
from server.in_process import ADA, begun, process

LONGEST = 20_000
"""Bytes of an input that are heeded."""

HELLO = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

Target = Callable[[bytes], None]


def read_text(data: bytes) -> None:
    """Read the text of a game as the package and the server do; what was read is written as it can be read again."""
    text = data[:LONGEST].decode("utf-8", "replace")
    with contextlib.suppress(Illegal):
        check_text(text)
        for job in (UnfinishedJob(text, list(GAMES)), FramesJob(text, list(GAMES), None, 0, 3)):
            do(job)
        match = organelle.replay(text, seed=1)
        assert organelle.replay(match.text()).text() == match.text()


def read_cards(data: bytes) -> None:
    """Read a card table for each game."""
    text = data[:LONGEST].decode("utf-8", "replace")
    for game in GAMES:
        with contextlib.suppress(Illegal):
            check_cards(text)
            do(SetupJob(game, organelle.game(game).seats[0], {}, text))


def do(job: Job) -> None:
    """Do a job as the process does that reads texts, and say what is wrong in every language."""
    result = msgspec.json.decode(msgspec.json.encode(run_job(job)), type=JobResult)
    try:
        result.unwrap()
    except Illegal as error:
        if not (error.message("en") and error.message("it")):
            raise AssertionError("an error without a sentence") from error
        raise


class Pushed:
    """An outbox that keeps the last messages."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.messages.append(message)

    async def close(self, code: int) -> None:
        """Do nothing: the next input comes over the same socket."""

    def stop(self) -> None:
        """Do nothing."""


class Commands:
    """A socket at a duel, in this process; inputs are the lines that it is sent."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory(prefix="organelle-fuzz-")
        self.outbox = Pushed()
        self.socket = self.loop.run_until_complete(self._open())

    async def _open(self) -> TableSocket:
        service = await process(str(Path(self.folder.name) / "tables.db"))
        session = await begun(service)
        socket = TableSocket(service, session, self.outbox, Visitor(ADA.guest))
        await socket.receive('{"type":"look","seat":0}')
        return socket

    def __call__(self, data: bytes) -> None:
        self.loop.run_until_complete(self._say(data[:LONGEST].decode("utf-8", "replace").split("\n")))

    async def _say(self, lines: list[str]) -> None:
        for line in lines[:50]:
            self.socket.bucket, self.socket.refused = TokenBucket(60, 0), 0
            self.socket.service.chat.limiter.__init__(1000, 1000)  # type: ignore[misc]
            await self.socket.receive(line)
        said, self.outbox.messages = self.outbox.messages, []
        for message in said:
            found = json.loads(message)
            assert found.get("key") != "server-fault", found
            assert found["type"] != "state" or found["seat"] in (0, None), "another's seat was shown"


class FakeTransport(asyncio.Transport):
    """A connection to nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def pause_reading(self) -> None:
        """Do nothing."""

    def resume_reading(self) -> None:
        """Do nothing."""


class Frames:
    """The frames of a socket whose application answers each message; inputs are the bytes after the handshake."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.errors: list[Any] = []
        self.loop.set_exception_handler(lambda _loop, context: self.errors.append(context))
        self.config = uvicorn.Config(
            self._serve,
            ws=PushProtocol,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            interface="asgi3",
        )
        self.config.load()

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        push = scope["state"].pop(PUSH)
        while (event := await receive())["type"] != "websocket.disconnect":
            assert (event.get("text") is None) != (event.get("bytes") is None), event
            push(b"yes")

    def __call__(self, data: bytes) -> None:
        self.loop.run_until_complete(self._feed(data[:LONGEST]))
        assert not self.errors, self.errors

    async def _feed(self, data: bytes) -> None:
        state = ServerState()
        protocol = PushProtocol(config=self.config, server_state=state, app_state={}, _loop=self.loop)
        transport = FakeTransport()
        protocol.connection_made(transport)
        protocol.data_received(HELLO)
        await asyncio.sleep(0)
        size = data[0] + 1 if data else 1
        for at in range(1, len(data), size * 4):
            if not transport.is_closing():
                protocol.data_received(data[at : at + size * 4])
            await asyncio.sleep(0)
        protocol.connection_lost(None)
        for task in list(state.tasks):
            with contextlib.suppress(Exception):
                await asyncio.wait_for(task, 5)
        assert b" 101 " in bytes(transport.written[:20]), bytes(transport.written[:200])


TARGETS: dict[str, Callable[[], Target]] = {
    "text": lambda: read_text,
    "cards": lambda: read_cards,
    "commands": Commands,
    "frames": Frames,
}
