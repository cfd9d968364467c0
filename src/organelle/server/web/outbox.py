"""What is sent over one socket: pushed at once by whoever has something to say, in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from starlette.types import Scope, Send

from organelle.server.metrics import Metrics
from organelle.server.web.push_protocol import BACKLOG, PUSH

SLOW = 1008
"""The closing code of a reader for whom too much waits."""


class Outbox(Protocol):
    """Where the messages of one socket go."""

    def push(self, message: bytes) -> None:
        """Have a text message sent soon; never wait. What is pushed to a closed socket is dropped."""

    async def close(self, code: int) -> None:
        """Send what waits, then close the socket with that code."""

    def stop(self) -> None:
        """Drop what waits, for the socket is gone."""


def outbox_for(scope: Scope, send: Send, metrics: Metrics) -> Outbox:
    """Return the outbox of a socket.

    Args:
        scope: the ASGI scope of the socket; it may bring a way to push.
        send: its ASGI channel.
        metrics: where messages are counted.
    """
    push = scope.get("state", {}).pop(PUSH, None)
    return QueuedOutbox(send, metrics) if push is None else PushedOutbox(push, send, metrics)


class PushedOutbox:
    """Hands messages to a protocol that writes them without a task."""

    def __init__(self, push: Callable[[bytes], None], send: Send, metrics: Metrics) -> None:
        self._push = push
        self._send = send
        self._metrics = metrics

    def push(self, message: bytes) -> None:
        self._metrics.messages += 1
        self._push(message)

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})

    def stop(self) -> None:
        """Do nothing: the protocol drops what is pushed to a socket that is gone."""


class QueuedOutbox:
    """Sends messages over any ASGI server, by a task as long as some wait."""

    def __init__(self, send: Send, metrics: Metrics) -> None:
        self._send = send
        self._metrics = metrics
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._given_up = False

    def push(self, message: bytes) -> None:
        if self._closed:
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > BACKLOG:
            self._closed = self._given_up = True
            self._waiting.clear()
        elif self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        """Send what waits; a reader that is gone, or has been given up, ends it."""
        count = 0
        try:
            while self._waiting:
                count += 1
                message = self._waiting.popleft()
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._size -= len(message)
            if self._given_up:
                await self._send({"type": "websocket.close", "code": SLOW})
        except (OSError, RuntimeError):  # the reader is gone; whoever reads from it finds out
            self._closed = True
            self._waiting.clear()
        finally:
            self._task = None
            self._metrics.messages += count

    async def close(self, code: int) -> None:
        while self._task is not None:
            await self._task
        if not self._closed:
            self._closed = True
            await self._send({"type": "websocket.close", "code": code})

    def stop(self) -> None:
        self._closed = True
        self._waiting.clear()
