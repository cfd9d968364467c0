"""Messages leave in the order in which they were pushed, and whoever does not read is given up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.types import Message

from organelle.server.metrics import Metrics
from organelle.server.web.outbox import SLOW, PushedOutbox, QueuedOutbox, outbox_for
from organelle.server.web.push_protocol import BACKLOG, PUSH


class Channel:
    """An ASGI channel that keeps what is sent, once its reader is there."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.ready = asyncio.Event()
        self.gone = False

    async def send(self, message: Message) -> None:
        await self.ready.wait()
        if self.gone:
            raise OSError("the reader is gone")
        self.sent.append(message)


def test_messages_are_sent_in_order_and_before_the_close() -> None:
    async def run() -> None:
        channel, metrics = Channel(), Metrics()
        outbox = QueuedOutbox(channel.send, metrics)
        for number in range(5):
            outbox.push(b"%d" % number)
        channel.ready.set()
        await outbox.close(4404)
        outbox.push(b"late")
        texts = [message.get("text") for message in channel.sent[:-1]]
        assert texts == ["0", "1", "2", "3", "4"]
        assert channel.sent[-1] == {"type": "websocket.close", "code": 4404}
        assert "organelle_messages_total 5.0" in metrics.text()

    asyncio.run(run())


def test_a_reader_for_whom_too_much_waits_is_given_up() -> None:
    async def run() -> None:
        channel = Channel()
        outbox = QueuedOutbox(channel.send, Metrics())
        for _ in range(5):
            outbox.push(b"x" * (BACKLOG // 4))
        channel.ready.set()
        await asyncio.sleep(0.01)
        assert channel.sent[-1] == {"type": "websocket.close", "code": SLOW} and len(channel.sent) <= 2

    asyncio.run(run())


@pytest.mark.parametrize("stopped", [False, True])
def test_a_reader_that_is_gone_is_no_fault(stopped: bool) -> None:
    async def run() -> None:
        channel = Channel()
        outbox = QueuedOutbox(channel.send, Metrics())
        outbox.push(b"news")
        channel.gone = True
        if stopped:
            outbox.stop()
        channel.ready.set()
        await asyncio.sleep(0.01)
        await outbox.close(4400)
        assert channel.sent == []

    asyncio.run(run())


def test_a_protocol_that_can_push_is_used_and_any_other_will_do() -> None:
    async def send(_message: Message) -> None: ...

    pushed: list[bytes] = []
    scope: Any = {"state": {PUSH: pushed.append}}
    outbox = outbox_for(scope, send, Metrics())
    outbox.push(b"news")
    assert isinstance(outbox, PushedOutbox) and pushed == [b"news"] and scope["state"] == {}
    assert isinstance(outbox_for(scope, send, Metrics()), QueuedOutbox)
