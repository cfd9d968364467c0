"""Texts of games that people bring: played through beside the event loop, one at a time, and no endless ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from organelle.server.errors import TextTooLong

Found = TypeVar("Found")

LINES = 5_000
"""The most lines a text may have: several times those of the longest game."""


class TextImporter:
    """Reads texts in a thread; whoever comes while another text is read waits for it, tables do not."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def read(self, text: str, reader: Callable[[str], Found]) -> Found:
        """Return what `reader` makes of the text; raise TextTooLong if it has too many lines."""
        if text.count("\n") > LINES:
            raise TextTooLong(most=LINES)
        async with self.turn:
            return await asyncio.to_thread(reader, text)
