"""The socket of a table: messages in, answers and news out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from organelle.localization import LANGUAGES
from organelle.server.app.rate_limit import TokenBucket
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.visitor import UNTOLD, Visitor, Watcher
from organelle.server.app.wire import DoneMessage, ErrorMessage, PongMessage, PreviewMessage, encode
from organelle.server.web.access import AccessControl, language
from organelle.server.web.messages import (
    ChatCommand,
    ConsentCommand,
    Id,
    LookCommand,
    Message,
    PingCommand,
    PlayCommand,
    PreviewCommand,
    RewindCommand,
    UndoCommand,
    decoder,
    id_of,
)
from organelle.server.web.websocket_frames import PUSH
from organelle.table.errors import Illegal, illegal

log = logging.getLogger("organelle.socket")

RATE, BURST = 20.0, 60.0
"""Messages a second, and at once."""

PATIENCE = 100
"""Refused messages in a row after which the socket is closed."""

GONE = ("no-table", "table-closed")
"""What is refused to whoever is still at a table that is no more."""

Push = Callable[[bytes], None]
"""Writes a message to whoever is at the other end, now or soon."""


class TableSocket(Watcher):
    """One browser at one table."""

    def __init__(self, service: Service, table: TableSession, push: Push, close: Send, visitor: Visitor) -> None:
        super().__init__(visitor.guest, visitor.token, visitor.language)
        self.service = service
        self.push = push
        self.close = close
        self.closing: asyncio.Task[None] | None = None
        self.bucket = TokenBucket(BURST, time.monotonic())
        self.refused = 0
        self.reason = ""
        self.table = table

    def send(self, message: bytes) -> None:
        self.service.metrics.count("organelle_messages_total")
        self.push(message)

    def turn_away(self, refusal: Illegal) -> None:
        if self.closing is None:
            self.closing = asyncio.get_running_loop().create_task(self._leave(refusal))

    async def _leave(self, refusal: Illegal) -> None:
        with contextlib.suppress(OSError):
            await close(self.close, refusal, self.language)

    async def receive(self, text: str) -> None:
        """One message; whatever is wrong with it is answered in a sentence."""
        named: Id = None
        try:
            if not self.bucket.take(RATE, BURST, time.monotonic()):
                raise illegal("too-many-requests")
            try:
                message = decoder.decode(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                named = id_of(text)
                raise illegal("bad-message", why=str(error)) from None
            named = message.id
            self.table = await self.service.tables.find(self.table.id)
            await self._obey(self.table, message)
            self.refused = 0
        except Illegal as refusal:
            self._refuse(named, refusal)
        except (OSError, ConnectionError, TimeoutError):
            log.exception("the store is away")
            self._refuse(named, illegal("store-away"))
        except Exception:
            log.exception("a message was not understood")
            self.service.metrics.count("organelle_errors_total")
            self._refuse(named, illegal("server-fault"))

    def _refuse(self, named: Id, refusal: Illegal) -> None:
        key = refusal.faults[0].key
        self.reason = self.reason if self.refused else key
        self.refused += 1
        log.debug("a message was refused", extra={"key": key})
        self.service.metrics.count("organelle_refusals_total", key)
        self.send(encode(ErrorMessage(named, key, refusal.message(self.language))))
        if key == "stale" and self.looking:
            self.mark = UNTOLD
            self.table.tell_one(self, {})
        elif key in GONE:
            self.turn_away(refusal)

    async def _obey(self, table: TableSession, message: Message) -> None:
        service = self.service
        if isinstance(message, LookCommand):
            await self._look(table, message)
        elif isinstance(message, PingCommand):
            self.send(encode(PongMessage()))
        elif isinstance(message, PreviewCommand):
            found = await service.play.preview(table, table.seat(self, message.seat), message.version, message.code)
            self.send(encode(PreviewMessage(message.id, *found)))
        else:
            number = await self._do(table, table.seat(self, message.seat), message)
            self.send(encode(DoneMessage(message.id, number)))

    async def _do(
        self,
        table: TableSession,
        seat: int,
        message: PlayCommand | UndoCommand | RewindCommand | ConsentCommand | ChatCommand,
    ) -> int:
        service = self.service
        if isinstance(message, ChatCommand):
            return await service.talk.say(table, seat, message.text)
        await service.seating.back(table, seat)
        if isinstance(message, PlayCommand):
            return await service.play.play(table, seat, message.version, message.code)
        if isinstance(message, UndoCommand):
            return await service.play.undo(table, seat, message.version)
        if isinstance(message, RewindCommand):
            return await service.play.ask(table, seat, message.number)
        return await service.play.answer(table, seat, message.number, message.agree)

    async def _look(self, table: TableSession, message: LookCommand) -> None:
        if message.lang in LANGUAGES:
            self.language = message.lang
        if message.token:
            table.admit(Visitor(self.guest, message.token))
            self.token = message.token
        await self.service.look(table, self, message.seat, message.since)


class SocketEndpoint:
    """Opens sockets: an ASGI application of its own, for there are many."""

    def __init__(self, service: Service, door: AccessControl) -> None:
        self.service = service
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept"})
        push = scope["state"].pop(PUSH)  # the line holds its scope, and shall not be held by it
        entered = False
        try:
            self.door.check_rate(scope)
            self.door.check_origin(scope)
            self.door.enter(scope)
            entered = True
            visitor = self.door.visitor(scope)
            table = await self.service.find(scope["path_params"]["table"], visitor)
        except Illegal as refusal:
            await close(send, refusal, language(scope, Headers(scope=scope)))
        except OSError:
            log.exception("the store is away")
            await close(send, illegal("store-away"), language(scope, Headers(scope=scope)))
        else:
            await self._serve(TableSocket(self.service, table, push, send, visitor), receive)
        finally:
            if entered:
                self.door.leave(scope)

    async def _serve(self, socket: TableSocket, receive: Receive) -> None:
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                await socket.receive(event.get("text") or text_of(event.get("bytes")))
                if socket.refused > PATIENCE:
                    await socket.close({"type": "websocket.close", "code": CODES.get(socket.reason, 4400)})
                    break
        finally:
            self.service.gone(socket.table, socket)


CODES = {
    "wrong-origin": 4403,
    "no-spectators": 4403,
    "bad-token": 4401,
    "no-table": 4404,
    "table-closed": 4404,
    "too-many-sockets": 4429,
    "too-many-requests": 4429,
}


async def close(send: Send, refusal: Illegal, language: str) -> None:
    """Says why, then closes with a code that a browser can read."""
    key = refusal.faults[0].key
    await send({"type": "websocket.send", "text": encode(ErrorMessage(None, key, refusal.message(language))).decode()})
    await send({"type": "websocket.close", "code": CODES.get(key, 4400)})


def text_of(data: Any) -> str:
    return bytes(data or b"").decode("utf-8", "replace")
