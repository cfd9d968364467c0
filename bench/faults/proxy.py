"""A TCP proxy on loopback that cuts, delays and halves what passes through it."""

from __future__ import annotations

import asyncio
import contextlib
import random

from server.host import free_port

CHUNK = 65_536


class Proxy:
    """Passes bytes on to a port, more or less.

    Args:
        target: the port behind it.
        luck: decides what happens to which bytes.
    """

    def __init__(self, target: int, luck: random.Random) -> None:
        self.target = target
        self.port = free_port()
        self.luck = luck
        self.faulty = False
        """Are bytes delayed, halved and cut off?"""
        self.mute = False
        """Does nothing come back? What is sent still arrives."""
        self.open: set[asyncio.StreamWriter] = set()
        self.cuts = 0
        self.server: asyncio.Server

    async def start(self) -> None:
        self.server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)

    async def stop(self) -> None:
        self.server.close()
        self.cut_all()
        await asyncio.sleep(0)

    def cut_all(self) -> None:
        """End every connection without a word."""
        for writer in self.open:
            self.cuts += 1
            writer.transport.abort()
        self.open.clear()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self.open |= {writer, back}
        ways = [self._pass(reader, back, False), self._pass(there, writer, True)]
        with contextlib.suppress(OSError):
            await asyncio.wait([asyncio.ensure_future(way) for way in ways], return_when=asyncio.FIRST_COMPLETED)
        for side in (writer, back):
            side.transport.abort()
            self.open.discard(side)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        """Pass one direction on until it ends; `answers` says which."""
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                while answers and self.mute:
                    await asyncio.sleep(0.01)
                if self.faulty:
                    await self._harm(data, writer)
                else:
                    writer.write(data)
                await writer.drain()

    async def _harm(self, data: bytes, writer: asyncio.StreamWriter) -> None:
        """Pass data on late, in two pieces, or only its beginning and then nothing more."""
        chance, half = self.luck.random(), self.luck.randrange(len(data) + 1)
        if chance < 0.03:
            self.cuts += 1
            writer.write(data[:half])
            await asyncio.sleep(0)
            writer.transport.abort()
            raise ConnectionAbortedError
        if chance < 0.2:
            writer.write(data[:half])
            await asyncio.sleep(self.luck.uniform(0, 0.05))
            writer.write(data[half:])
        elif chance < 0.4:
            await asyncio.sleep(self.luck.uniform(0, 0.1))
            writer.write(data)
        else:
            writer.write(data)
