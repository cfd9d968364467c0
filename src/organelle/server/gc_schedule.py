"""Finding rings of dead objects without making people wait: they can stay until it is quiet."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

MOMENT = 0.2
"""Seconds between two looks at how much there is to do."""

QUIET = 4
"""Messages in a moment below which the server has nothing better to do."""

RESTING = 5
"""Quiet moments in a row after which it is quiet: a machine that stands still for one of them is not at rest."""

RARELY, AT_LAST = 50, 18_000
"""Moments between two looks for rings: when it is quiet, and when it never is."""

WASTE = 20_000
"""New objects at which those are looked through in any case: few enough that nobody notices."""


class Rings:
    """Stands in for Python's own timing, whose looks come in the middle of play and take long.

    What comes and goes with moves and sockets is gone when its last name is; what holds itself is rare and can wait.
    """

    def __init__(self, messages: Callable[[], int]) -> None:
        self.messages = messages
        self.heard = 0
        self.resting = 0
        self.moments = 0
        self.looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.disable()
        gc.freeze()  # what was there before the first table stays to the end
        self.looking = asyncio.get_running_loop().create_task(self._look())

    def stop(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
        gc.unfreeze()
        gc.enable()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(MOMENT)
            self.look()

    def look(self) -> None:
        """When it is quiet; now and then in any case."""
        heard = self.messages()
        self.resting = self.resting + 1 if heard - self.heard < QUIET else 0
        self.heard = heard
        self.moments += 1
        if self.moments >= AT_LAST or (self.resting >= RESTING and self.moments >= RARELY):
            gc.collect()
            self.moments = 0
        elif gc.get_count()[0] >= WASTE:  # Python counts them though it does not look
            gc.collect(0)
