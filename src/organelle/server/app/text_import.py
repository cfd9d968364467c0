"""Texts that people bring are played through beside the event loop, one at a time, and no endless ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from organelle.table.errors import illegal

Found = TypeVar("Found")

LINES = 5_000
"""The most lines a text may have: several times those of the longest game."""


class TextImporter:
    """Whoever comes while another text is read waits for it; tables do not."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def of(self, text: str, read: Callable[[str], Found]) -> Found:
        """What reading the text gives."""
        if text.count("\n") > LINES:
            raise illegal("text-long", most=LINES)
        async with self.turn:
            return await asyncio.to_thread(read, text)
