"""Finding rings of dead objects without making people wait: what lives longer than a moment can wait for quiet."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

MOMENT = 0.2
"""Seconds between two looks: what is new then is soon looked through, and no move waits long for it."""

QUIET = 4
"""Messages in a moment below which the server has nothing better to do."""

RARELY, AT_LAST = 50, 300
"""Moments between two looks at everything: when it is quiet, and when it never is."""


class Rings:
    """Stands in for Python's own timing, whose looks at everything come in the middle of play and take long."""

    def __init__(self, messages: Callable[[], int]) -> None:
        self.messages = messages
        self.heard = 0
        self.moments = 0
        self.looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.disable()
        gc.freeze()
        self.looking = asyncio.get_running_loop().create_task(self._look())

    def stop(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
        gc.enable()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(MOMENT)
            self.look()

    def look(self) -> None:
        """At what is new; now and then at everything."""
        heard = self.messages()
        quiet = heard - self.heard < QUIET
        self.heard = heard
        self.moments += 1
        if self.moments >= AT_LAST or (quiet and self.moments >= RARELY):
            gc.unfreeze()
            gc.collect()
            self.moments = 0
        else:
            gc.collect(0)
        gc.freeze()
