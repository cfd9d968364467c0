"""The socket of a table: commands in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope, Send

from organelle.localization import LANGUAGES
from organelle.server.app import moves, rewinds
from organelle.server.app.rate_limit import TokenBucket
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.visitor import NOTHING_SENT, Visitor, Watcher
from organelle.server.app.wire import DoneMessage, ErrorMessage, PongMessage, PreviewMessage, encode
from organelle.server.errors import (
    BadMessage,
    ServerFault,
    Stale,
    StoreAway,
    TableGone,
    TooManyRequests,
    close_code_of,
)
from organelle.server.web.access import AccessControl, language
from organelle.server.web.call import look_price, nothing
from organelle.server.web.commands import (
    ChatCommand,
    Command,
    ConsentCommand,
    Id,
    LookCommand,
    PingCommand,
    PlayCommand,
    PreviewCommand,
    RewindCommand,
    UndoCommand,
    decoder,
    id_of,
)
from organelle.server.web.outbox import Outbox, outbox_for
from organelle.server.web.push_protocol import INBOX, TOO_FAST, Inbox
from organelle.server.web.relay import Relay
from organelle.server.web.relay_ends import Receive
from organelle.table.errors import Illegal

log = logging.getLogger("organelle.socket")

RATE, BURST = 20.0, 60.0
"""Messages a second, and at once."""

PATIENCE = 100
"""Refused messages in a row after which the socket is closed."""

Action = PlayCommand | UndoCommand | RewindCommand | ConsentCommand | ChatCommand


class TableSocket(Watcher):
    """One browser at one table.

    Args:
        service: what the commands are passed to.
        session: the table.
        outbox: where messages are sent.
        visitor: who it is.
        check_rate: counts the messages of its address and what they cost; raises TooManyRequests.
        turn: waits for the turn of its address.
    """

    def __init__(
        self,
        service: Service,
        session: TableSession,
        outbox: Outbox,
        visitor: Visitor,
        check_rate: Callable[[float], None] = nothing,
        turn: Callable[[], AbstractAsyncContextManager[None]] = contextlib.nullcontext,
    ) -> None:
        super().__init__(visitor.guest, visitor.token, visitor.language)
        self.check_rate = check_rate
        self.turn = turn
        self.address = visitor.address
        self.service = service
        self.session = session
        self.outbox = outbox
        self.send = outbox.push  # type: ignore[method-assign]
        self.bucket = TokenBucket(BURST, time.monotonic())
        self.closing: asyncio.Task[None] | None = None
        self.refused = 0
        """How many commands in a row were refused."""
        self.first_error: Illegal | None = None
        """The error of the first of them."""

    def dismiss(self, error: Illegal) -> None:
        if self.closing is None:
            self.closing = asyncio.get_running_loop().create_task(self._close(error))

    async def _close(self, error: Illegal) -> None:
        with contextlib.suppress(OSError):
            await close(self.outbox, error, self.language)

    async def receive(self, text: str) -> None:
        """Carry out one command; whatever is wrong with it is answered in a sentence."""
        command_id: Id = None
        try:
            if not self.bucket.take(RATE, BURST, time.monotonic()):
                raise TooManyRequests()
            self.check_rate(1)
            try:
                command = decoder.decode(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                command_id = id_of(text)
                raise BadMessage(why=str(error)) from None
            command_id = command.id
            if self not in self.session.broadcast.watchers:  # only a table that somebody watches surely stays in memory
                self.session = await self.service.sessions.find(self.session.id)
            await self._execute(self.session, command)
            self.refused = 0
        except Illegal as error:
            self._refuse(command_id, error)
        except (OSError, ConnectionError, TimeoutError):
            log.exception("the store is away")
            self._refuse(command_id, StoreAway())
        except Exception:
            log.exception("a message was not understood")
            self.service.metrics.errors.inc()
            self._refuse(command_id, ServerFault())

    def _refuse(self, command_id: Id, error: Illegal) -> None:
        self.first_error = self.first_error if self.refused else error
        self.refused += 1
        log.debug("a message was refused", extra={"key": error.key})
        self.service.metrics.refusals.labels(error.key).inc()
        self.send(encode(ErrorMessage(command_id, error.key, error.message(self.language))))
        if isinstance(error, Stale) and self.looking:
            self.state_hash = NOTHING_SENT
            self.session.broadcast.send_state(self, {})
        elif isinstance(error, TableGone):
            self.dismiss(error)

    async def _execute(self, session: TableSession, command: Command) -> None:
        require_seat = session.permissions.require_seat
        if isinstance(command, LookCommand):
            await self._look(session, command)
        elif isinstance(command, PingCommand):
            self.send(encode(PongMessage()))
        elif isinstance(command, PreviewCommand):
            seat = require_seat(self, command.seat)
            found = await moves.preview(session, seat, command.version, command.code)
            self.send(encode(PreviewMessage(command.id, *found)))
        else:
            number = await self._act(session, require_seat(self, command.seat), command)
            self.send(encode(DoneMessage(command.id, number)))

    async def _act(self, session: TableSession, seat: int, command: Action) -> int:
        if isinstance(command, ChatCommand):
            return await self.service.chat.say(session, seat, command.text)
        await self.service.seating.come_back(session, seat)
        if isinstance(command, PlayCommand):
            return await moves.play(session, seat, command.version, command.code)
        if isinstance(command, UndoCommand):
            return await moves.undo(session, seat, command.version)
        if isinstance(command, RewindCommand):
            return await rewinds.request(session, seat, command.number)
        return await rewinds.answer(session, seat, command.number, command.agree)

    async def _look(self, session: TableSession, command: LookCommand) -> None:
        self.check_rate(look_price(session.record.number, command.since))
        if command.lang in LANGUAGES:
            self.language = command.lang
        if command.token:
            session.permissions.admit(Visitor(self.guest, command.token))
            self.token = command.token
        async with self.turn():
            await self.service.look(session, self, command.seat, command.since)


class SocketServer:
    """Serves sockets at the tables of this process.

    Args:
        service: what the commands are passed to.
        access: counts what an address asks for.
    """

    def __init__(self, service: Service, access: AccessControl) -> None:
        self.service = service
        self.access = access

    async def serve(self, table: str, visitor: Visitor, outbox: Outbox, receive: Receive) -> int:
        """Serve a socket until it is closed; return its closing code, 0 if it was closed here."""
        try:
            session = await self.service.find(table, visitor)
        except Illegal as error:
            await close(outbox, error, visitor.language)
        except OSError:
            log.exception("the store is away")
            await close(outbox, StoreAway(), visitor.language)
        else:
            check_rate = partial(self.access.budgets.check_message, visitor.address)
            turn = partial(self.access.budgets.turns.take, visitor.address)
            return await self._serve(TableSocket(self.service, session, outbox, visitor, check_rate, turn), receive)
        return 0

    async def _serve(self, socket: TableSocket, receive: Receive) -> int:
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                await socket.receive(event.get("text") or text_of(event.get("bytes")))
                if socket.refused > PATIENCE and socket.first_error is not None:
                    await socket.outbox.close(close_code_of(socket.first_error))
                    return 0
            return int(event.get("code") or 0)
        finally:
            socket.session.presence.leave(socket)
            socket.outbox.stop()


class CountedMessages:
    """The messages of a socket that is passed on, counted where its visitor is: what is too much goes no further."""

    def __init__(self, receive: Receive, access: AccessControl, visitor: Visitor, outbox: Outbox) -> None:
        self.next = receive
        self.access = access
        self.visitor = visitor
        self.outbox = outbox
        self.bucket = TokenBucket(BURST, time.monotonic())
        self.refused = 0
        """How many messages in a row were refused."""

    @property
    def exhausted(self) -> bool:
        """Were so many refused that the socket is to be closed?"""
        return self.refused > PATIENCE

    def admits(self) -> bool:
        """Count a message; return whether it may be passed on, and refuse it if not."""
        try:
            if not self.bucket.take(RATE, BURST, time.monotonic()):
                raise TooManyRequests()
            self.access.budgets.check_message(self.visitor.address)
        except TooManyRequests as error:
            self.refused += 1
            self.outbox.push(encode(ErrorMessage(None, error.key, error.message(self.visitor.language))))
            return False
        self.refused = 0
        return True

    async def receive(self) -> Any:
        """Return the next message that may be passed on, or the end; refuse the others."""
        while (event := await self.next())["type"] != "websocket.disconnect":
            if self.admits():
                return event
            if self.exhausted:
                await self.outbox.close(close_code_of(TooManyRequests()))
        return event


class SocketEndpoint:
    """Accepts sockets: an ASGI application of its own, for there are many.

    Args:
        sockets: serves those of tables that are at home here.
        relay: the other processes, to which the others are passed on; None if there are none.
    """

    def __init__(self, sockets: SocketServer, relay: Relay | None) -> None:
        self.sockets = sockets
        self.access = sockets.access
        self.relay = relay

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept"})
        outbox = outbox_for(scope, send, self.sockets.service.metrics)
        entered, budgets = False, self.access.budgets
        try:
            budgets.check_rate(scope)
            budgets.check_socket(scope)
            self.access.check_origin(scope)
            budgets.enter(scope)
            entered = True
            visitor = self.access.visitor(scope)
        except Illegal as error:
            await close(outbox, error, language(scope, Headers(scope=scope)))
        else:
            inbox = scope.get("state", {}).pop(INBOX, None)
            serving = self._serve(scope["path_params"]["table"], visitor, outbox, receive, inbox)
            # A task of its own: every message would wake this one through all the layers that lead here.
            if await asyncio.get_running_loop().create_task(serving) == TOO_FAST:
                budgets.flooded(visitor.address)
        finally:
            if entered:
                budgets.leave(scope)

    def _serve(
        self, table: str, visitor: Visitor, outbox: Outbox, receive: Receive, inbox: Inbox | None
    ) -> Coroutine[Any, Any, int]:
        """Return what serves a socket until it is closed: here, or at the table's home."""
        link = self.relay.link_to_home(table) if self.relay is not None else None
        if link is not None:
            counted = CountedMessages(receive, self.access, visitor, outbox)
            return link.pass_on(table, visitor, outbox, counted, inbox)
        return self.sockets.serve(table, visitor, outbox, receive)


async def close(outbox: Outbox, error: Illegal, language: str) -> None:
    """Say why, then close with a code that a browser can read."""
    outbox.push(encode(ErrorMessage(None, error.key, error.message(language))))
    await outbox.close(close_code_of(error))


def text_of(data: Any) -> str:
    """Return the bytes of a binary message as text."""
    return bytes(data or b"").decode("utf-8", "replace")
