"""Playing: a move, its preview, taking it back alone or together."""

from __future__ import annotations

from functools import partial

from organelle.server.app.session import TableSession
from organelle.server.app.sessions import RACES, SessionRegistry
from organelle.server.app.wire import Json
from organelle.server.ports import OVER, RewindRequest, TableRecord
from organelle.table.errors import Illegal, illegal
from organelle.table.match import Match
from organelle.table.notation import UNDO
from organelle.table.undo import last_choice


class Play:
    """What seats do in a game. People and bots come through the same door."""

    def __init__(self, tables: SessionRegistry) -> None:
        self.tables = tables

    async def play(self, table: TableSession, seat: int, version: int, code: str, by: str = "person") -> int:
        """A seat's answer; its number as the seat counts. The same answer sent again gets the same number."""
        async with table.lock:
            await self.tables.fresh(table)
            for _ in range(RACES):
                match = table.playing()
                if version != match.question_number(seat):
                    return answered(match, seat, version, code)
                public = match.question_number(None)
                table.changing(partial(match.play, seat, code))
                if await self.tables.save(table):
                    self.tables.metrics.count("organelle_moves_total", by)
                    await self._calm(table, public)
                    return version + 1
        raise illegal("busy")

    async def preview(self, table: TableSession, seat: int, version: int, code: str) -> tuple[list[Json], bool]:
        """What a code would cause, and whether its seat could then no longer take it back alone; nothing changes."""
        async with table.lock:
            await self.tables.fresh(table)
            match = table.playing()
            if version != match.question_number(seat):
                raise stale()
            return match.preview(seat, code), match.final(seat, code)

    async def undo(self, table: TableSession, seat: int, version: int) -> int:
        """Takes back the seat's last choice, down to its fence."""
        async with table.lock:
            await self.tables.fresh(table)
            for _ in range(RACES):
                match = table.playing()
                if version != match.question_number(seat):
                    return answered(match, seat, version, None)
                public = match.question_number(None)
                table.changing(partial(match.undo, seat))
                if await self.tables.save(table):
                    await self._calm(table, public)
                    return version + 1
        raise illegal("busy")

    async def _calm(self, table: TableSession, since: int) -> None:
        """A move that everyone may know of ends any wish to go back."""
        if table.row.asking is not None and table.public != since:
            await self.tables.change(table, no_asking)

    async def ask(self, table: TableSession, seat: int, number: int | None) -> int:
        """Asks everyone to go back to just after an entry; alone among bots it happens at once."""
        async with table.lock:
            await self.tables.fresh(table)
            if table.match is None:
                raise illegal("not-begun")
            if table.row.stage == OVER:
                raise illegal("illegal-over")
            last = min(table.match.question_number(seat) - 1, table.public if table.broken is None else table.sound)
            wished = min(before_own(table.match, seat), last) if number is None else number
            if not 0 <= wished <= last:
                raise illegal("illegal-rewind", number=wished, last=last)

            def edit(row: TableRecord) -> None:
                row.asking = RewindRequest(seat, wished, [seat])

            await self.tables.change(table, edit)
            await self._agree(table)
            return wished

    async def answer(self, table: TableSession, seat: int, number: int, agree: bool) -> int:
        """Yes or no to that wish; one no ends it."""
        async with table.lock:
            await self.tables.fresh(table)

            def edit(row: TableRecord) -> None:
                if row.asking is None or row.asking.number != number:
                    raise illegal("nothing-asked")
                if not agree:
                    row.asking = None
                elif seat not in row.asking.agreed:
                    row.asking.agreed.append(seat)

            await self.tables.change(table, edit)
            await self._agree(table)
            return number

    async def _agree(self, table: TableSession) -> None:
        """Goes back when everyone has agreed; a slip that another process wrote meanwhile does not hinder it."""
        for _ in range(RACES):
            asking, match = table.row.asking, table.match
            if asking is None or match is None or not set(table.row.people) <= set(asking.agreed):
                return
            broken, table.broken = table.broken, None
            try:
                number = asking.number if broken is None else min(asking.number, table.sound)
                table.changing(partial(match.rewind, number))
            except Illegal:
                table.broken = broken
                raise
            if await self.tables.save(table):
                await self.tables.change(table, no_asking)
                return
        raise illegal("busy")


def no_asking(row: TableRecord) -> None:
    row.asking = None


def stale() -> Illegal:
    return illegal("stale")


def answered(match: Match, seat: int, version: int, code: str | None) -> int:
    """The number that this answer, or undo, got the first time it was sent; one to an older question is refused."""
    for entry in match.entries(max(version, 0)):
        if entry.author == seat and entry.question_number == version:
            if entry.who == UNDO if code is None else entry.words == code:
                return version + 1
            break
    raise stale()


def before_own(match: Match, seat: int) -> int:
    """The entry before that seat's last own choice."""
    number = last_choice(match.entries(), seat)
    if number == 0:
        raise illegal("nothing-chosen")
    return number - 1
