"""What waits to be sent over one socket: pushed at once by whoever has something to say, sent in order by one task."""

from __future__ import annotations

import asyncio
from collections import deque

from prometheus_client import Counter
from starlette.types import Send

BACKLOG = 4_000_000
"""Bytes that may wait for a slow reader before it is given up."""

SLOW = 1008
"""The closing code of such a reader."""


class Outbox:
    """The messages that one socket has not been sent yet.

    Args:
        send: the ASGI channel of the socket.
        sent: counts the messages.
    """

    def __init__(self, send: Send, sent: Counter) -> None:
        self._send = send
        self._sent = sent
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._given_up = False

    def push(self, message: bytes) -> None:
        """Have a text message sent soon; never wait. What is pushed to a closed socket is dropped."""
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
            self._sent.inc(count)

    async def close(self, code: int) -> None:
        """Send what waits, then close the socket with that code."""
        while self._task is not None:
            await self._task
        if not self._closed:
            self._closed = True
            await self._send({"type": "websocket.close", "code": code})

    def stop(self) -> None:
        """Drop what waits, for the socket is gone."""
        self._closed = True
        self._waiting.clear()
