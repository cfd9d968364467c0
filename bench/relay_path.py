"""Processor time of a move that is passed on to its table's home, both ends of the connection in one process.

    PYTHONPATH=src:.:tests python bench/relay_path.py

Moves arrive at random moments at 200 sockets. The home answers all that have gathered after twelve milliseconds, as
after a commit, with two states and the word that it is saved. Playing, saving and the sockets of browsers are left out.
"""

from __future__ import annotations

import asyncio
import random
import time

import uvloop

from organelle.server.app.tokens import TokenSigner
from organelle.server.app.visitor import Visitor
from organelle.server.settings import Settings
from organelle.server.web import socket
from organelle.server.web.access import AccessControl
from organelle.server.web.outbox import Outbox
from organelle.server.web.push_protocol import Inbox
from organelle.server.web.relay_ends import IncomingLink, OutgoingLink, Receive
from organelle.server.web.socket import CountedMessages

KEY, ONE, OTHER = b"k" * 32, "a" * 20, "b" * 20
MOVE = '{"type":"play","seat":0,"version":123,"code":"nucleus:3"}'
STATE, DONE = b'{"type":"state"' + b"x" * 3_100, b'{"type":"done","id":1,"number":5}'
SOCKETS, MOVES, TOGETHER = 200, 3_000, 0.012
RATES = (500, 1_500)
"""Moves a second."""


class Browser:
    """The socket of a browser: what comes from it, and how often something went there."""

    def __init__(self) -> None:
        self.inbox = Inbox(asyncio.get_running_loop())
        self.count = 0

    def push(self, _message: bytes) -> None:
        self.count += 1

    async def close(self, code: int) -> None:
        raise AssertionError(code)

    def stop(self) -> None:
        pass

    def say(self, text: str) -> None:
        if not self.inbox.takes(text.encode()):
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})


class Home:
    """The other end: answers in batches."""

    def __init__(self) -> None:
        self.waiting: list[Outbox] = []

    async def serve(self, _table: str, _visitor: Visitor, outbox: Outbox, receive: Receive) -> int:
        while (await receive())["type"] != "websocket.disconnect":
            self.waiting.append(outbox)
        return 0

    async def commit(self) -> None:
        while True:
            await asyncio.sleep(TOGETHER)
            waiting, self.waiting = self.waiting, []
            for outbox in waiting:
                for message in (STATE, DONE, STATE):
                    outbox.push(message)


async def connect(home: Home) -> OutgoingLink:
    """Return the end that passes on, once both have proven themselves."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: IncomingLink(KEY, OTHER, "home:1", home.serve, lambda _link: None), "127.0.0.1", 0
    )
    _, link = await loop.create_connection(
        lambda: OutgoingLink(KEY, ONE, "home:1", OTHER, lambda _link: None),
        "127.0.0.1",
        server.sockets[0].getsockname()[1],
    )
    await link.proven
    return link


async def measure(rate: int) -> None:
    """Have moves passed on and print what one costs."""
    home, access = Home(), AccessControl(TokenSigner(KEY), Settings(requests=1_000_000))
    link, visitor = await connect(home), Visitor("ada", "", "en", "192.0.2.1")
    browsers = [Browser() for _ in range(SOCKETS)]
    jobs: list[asyncio.Task[None] | asyncio.Task[int]] = [asyncio.create_task(home.commit())]
    for browser in browsers:
        counted = CountedMessages(browser.inbox.get, access, visitor, browser)
        jobs.append(asyncio.create_task(link.pass_on("table", visitor, browser, counted, browser.inbox)))
    await asyncio.sleep(0.2)
    used, began = time.process_time(), time.perf_counter()
    for _ in range(MOVES):
        random.choice(browsers).say(MOVE)
        await asyncio.sleep(random.expovariate(rate))
    while sum(browser.count for browser in browsers) < 3 * MOVES:
        await asyncio.sleep(0.01)
    used, took = time.process_time() - used, time.perf_counter() - began
    print(f"{used / MOVES * 1e6:.0f} µs a move at {MOVES / took:.0f} moves/s")
    for job in jobs:
        job.cancel()


def main() -> None:
    socket.RATE = socket.BURST = float("inf")
    for rate in RATES:
        uvloop.run(measure(rate))


if __name__ == "__main__":
    main()
