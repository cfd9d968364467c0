"""The socket of a class: whoever looks is sent the class whenever it changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from organelle.localization import LANGUAGES
from organelle.server.app.class_room import ClassRoom, ClassWatcher
from organelle.server.app.rate_limit import TokenBucket
from organelle.server.app.service import Service
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import PongMessage, encode
from organelle.server.errors import BadMessage, StoreAway, TooManyRequests, close_code_of
from organelle.server.web.access import AccessControl, language
from organelle.server.web.call import class_price, games_price, nothing
from organelle.server.web.outbox import Outbox, outbox_for
from organelle.server.web.push_protocol import TOO_FAST
from organelle.server.web.socket import BURST, RATE, close, text_of
from organelle.table.errors import Illegal

log = logging.getLogger("organelle.socket")


class LookAtClass(Struct, tag="look", tag_field="type"):
    """See the class from now on; the token is the teacher's."""

    token: str = ""
    lang: str = ""


class PingClass(Struct, tag="ping", tag_field="type"):
    """Still there?"""


decoder = msgspec.json.Decoder(LookAtClass | PingClass)


class ClassSocket(ClassWatcher):
    """One browser at one class.

    Args:
        room: the class.
        outbox: where messages are sent.
        visitor: who it is.
        check_rate: counts the messages of its address and what they cost; raises TooManyRequests.
    """

    def __init__(
        self, room: ClassRoom, outbox: Outbox, visitor: Visitor, check_rate: Callable[[float], None] = nothing
    ) -> None:
        super().__init__(visitor)
        self.check_rate = check_rate
        self.bucket = TokenBucket(BURST, time.monotonic())
        self.room = room
        self.outbox = outbox
        self.closing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        self.outbox.push(message)

    def dismiss(self, error: Illegal) -> None:
        if self.closing is None:
            self.closing = asyncio.get_running_loop().create_task(self._close(error))

    async def _close(self, error: Illegal) -> None:
        with contextlib.suppress(OSError):
            await close(self.outbox, error, self.language)

    def receive(self, text: str) -> None:
        """Carry out one command.

        Raises:
            BadMessage: if it is none.
            TooManyRequests: if this socket, or all of its address together, say too much.
            ClassCrowded: if too many look at the class.
        """
        if not self.bucket.take(RATE, BURST, time.monotonic()):
            raise TooManyRequests()
        self.check_rate(1)
        try:
            command = decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadMessage(why=str(error)) from None
        if isinstance(command, PingClass):
            self.send(encode(PongMessage()))
            return
        self.language = command.lang if command.lang in LANGUAGES else self.language
        self.token = command.token
        self.check_rate(class_price(self.room, self))
        self.room.arrive(self)


class ClassSocketEndpoint:
    """Accepts the sockets of classes: an ASGI application of its own, as for tables."""

    def __init__(self, service: Service, access: AccessControl) -> None:
        self.service = service
        self.access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept"})
        outbox = outbox_for(scope, send, self.service.metrics)
        entered, budgets = False, self.access.budgets
        try:
            budgets.check_rate(scope)
            budgets.check_socket(scope)
            self.access.check_origin(scope)
            budgets.enter(scope)
            entered = True
            visitor = self.access.visitor(scope)
            room = await self.service.classes.find(
                scope["path_params"]["class"], lambda room: budgets.spend(scope, games_price(room))
            )
            check_rate = partial(budgets.check_message, visitor.address)
            socket = ClassSocket(room, outbox, visitor, check_rate)
            await asyncio.get_running_loop().create_task(self._serve(socket, receive))
        except Illegal as error:
            await close(outbox, error, language(scope, Headers(scope=scope)))
        except OSError:
            log.exception("the store is away")
            await close(outbox, StoreAway(), language(scope, Headers(scope=scope)))
        finally:
            if entered:
                budgets.leave(scope)

    async def _serve(self, socket: ClassSocket, receive: Receive) -> None:
        budgets = self.access.budgets
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                socket.receive(event.get("text") or text_of(event.get("bytes")))
            if event.get("code") == TOO_FAST:
                budgets.flooded(socket.address)
        except Illegal as error:
            await socket.outbox.close(close_code_of(error))
        finally:
            socket.room.watchers.discard(socket)
            socket.outbox.stop()
