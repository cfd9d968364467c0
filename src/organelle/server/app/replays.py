"""After the game: the text, every step of it, and whether the luck was fair."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import msgspec

from organelle.games import GAMES
from organelle.localization import sentence
from organelle.server.app.luck_report import fair_sentence, luck_report, sealed_sentence
from organelle.server.app.requests import Offer
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.text_import import TextImporter
from organelle.server.app.text_jobs import CheckedLuck, FramesJob, LuckJob
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import LuckReport
from organelle.server.errors import OnlyWhenOver
from organelle.server.records import OVER, StoredEntry
from organelle.table.chance import hash_of

CHECKED = 1_000
"""How many checks of luck are kept."""


class Replays:
    """Reads finished games, for anyone who may see the table."""

    def __init__(self, sessions: SessionRegistry, offer: Offer, importer: TextImporter) -> None:
        self.sessions = sessions
        self.offer = offer
        self.importer = importer
        self.checked: OrderedDict[tuple[str, int], CheckedLuck] = OrderedDict()
        """The luck of games that was checked, by table and number of entries."""

    async def text(self, session: TableSession) -> str:
        """Return the whole game as text; raise OnlyWhenOver before its end, since it holds every secret."""
        if session.record.stage != OVER:
            raise OnlyWhenOver()
        return text_of(session.record.header, await self.sessions.context.store.load_entries(session.id, 0))

    async def replay(
        self, session: TableSession, visitor: Visitor, seat: int | None, first: int, last: int
    ) -> msgspec.Raw:
        """Return the steps of a finished game from entry `first` to `last`; raise OnlyWhenOver before its end."""
        job = FramesJob(await self.text(session), list(GAMES), seat, first, last)
        return await self.importer.run(job, visitor.address)

    async def replay_text(self, text: str, visitor: Visitor, seat: int | None, first: int, last: int) -> msgspec.Raw:
        """Return the same for a text that somebody brings; raise UnknownGame if its game is not on offer."""
        return await self.importer.read(FramesJob(text, self.offer.games, seat, first, last), visitor.address)

    async def luck(
        self, session: TableSession, visitor: Visitor, pay: Callable[[int], None] = lambda _number: None
    ) -> LuckReport:
        """Return the hash of the secret, and after the end what came of checking every draw against it.

        Args:
            session: the table.
            visitor: who asks.
            pay: called with the number of entries, if the game has to be read for that.
        """
        record, language = session.record, visitor.language
        if record.stage != OVER:
            return luck_report(record, None, None, sealed_sentence(language, record))
        checked = await self._check_luck(session, visitor.address, pay)
        if checked.differs is not None:
            return luck_report(record, checked, False, sentence(language, "luck-differs", {"number": checked.differs}))
        return luck_report(
            record, checked, None if checked.imported else True, fair_sentence(language, record, checked)
        )

    async def _check_luck(self, session: TableSession, address: str, pay: Callable[[int], None]) -> CheckedLuck:
        """Check the luck of a finished game once for all who ask; going back makes another game of it."""
        key = (session.id, session.record.number)
        if key not in self.checked:
            pay(session.record.number)
            job = LuckJob(await self.text(session), hash_of(session.record.secret))
            found = msgspec.json.decode(await self.importer.run(job, address), type=CheckedLuck)
            self.checked[key] = found
            while len(self.checked) > CHECKED:
                self.checked.popitem(last=False)
        return self.checked[key]


def text_of(header: str, entries: list[StoredEntry]) -> str:
    """Return a table as the text format writes it."""
    return "\n".join([header, *(f"{entry.number} {entry.who} {entry.words}" for entry in entries)]) + "\n"
