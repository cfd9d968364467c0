"""Bots are users: they are asked like anyone, think elsewhere, and post codes through the same door."""

from __future__ import annotations

import asyncio
import logging
import time

from organelle.server.app.play import Play
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.table_records import chance_of
from organelle.server.ports import BotRequest, BotRunner
from organelle.table.errors import Illegal

log = logging.getLogger("organelle.bots")

TRIES = 2
"""How often a bot may answer with something illegal before the table answers for it."""


class BotTurns:
    """Looks after the seats that play themselves."""

    def __init__(self, tables: SessionRegistry, play: Play, thinker: BotRunner) -> None:
        self.tables = tables
        self.play = play
        self.thinker = thinker
        self.moving: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, table: TableSession) -> None:
        """Starts a bot wherever the table waits for one."""
        match = table.match
        if match is None or table.broken is not None or table.spoiled:
            return
        for seat in match.waiting:
            key = (table.id, seat)
            if table.row.seats[seat].plays_itself and key not in self.moving:
                task = asyncio.get_running_loop().create_task(self._moves(table, seat))
                self.moving[key] = task
                task.add_done_callback(lambda done, key=key: self._over(done, key))  # type: ignore[misc]

    def _over(self, task: asyncio.Task[None], key: tuple[str, int]) -> None:
        """The bot has nothing more to do here, unless it was asked again in the meantime."""
        self.moving.pop(key, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("a bot could not play", exc_info=task.exception())
        elif key[0] in self.tables.live:
            self.wake(self.tables.live[key[0]])

    async def _moves(self, table: TableSession, seat: int) -> None:
        """One answer, unless another process looks after this table."""
        if not await self.tables.bus.claim(table.id):
            await asyncio.sleep(1)
            return
        for tried in range(TRIES + 1):
            async with table.lock:
                match, level = table.match, table.row.seats[seat].plays_itself
                if match is None or not level or seat not in match.waiting or table.spoiled:
                    return
                version = match.question_number(seat)
                entries = [(entry.who, entry.words) for entry in match.entries()]
                absent = match.default_code(seat)
            table.touched = self.tables.time.now()
            luck = chance_of(table.row).bot_seed(seat, version, tried)
            thought = BotRequest(table.id, table.row.header, entries, seat, level, luck)
            code = absent if tried == TRIES else await self._thought(thought, absent)
            table = await self.tables.find(table.id)  # it may have been forgotten and taken up again meanwhile
            try:
                await self.play.play(table, seat, version, code, by="bot")
                return
            except Illegal as refusal:
                if refusal.faults[0].key == "stale":
                    return
                log.warning("a bot was refused", extra={"bot": level, "why": str(refusal)})

    async def _thought(self, thought: BotRequest, absent: str) -> str:
        """What the bot answers; if it cannot, the table's answer for a seat that is not there."""
        began = time.perf_counter()
        try:
            return await self.thinker.think(thought)
        except (OSError, RuntimeError, TimeoutError) as error:
            log.warning("a bot gave no answer", extra={"bot": thought.level, "why": repr(error)})
            return absent
        finally:
            self.tables.metrics.took("organelle_think_seconds", time.perf_counter() - began)

    async def stop(self) -> None:
        """Bots in thought are forgotten: their tables go on at the next start."""
        tasks = list(self.moving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
