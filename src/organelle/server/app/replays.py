"""After the game: the text, every step of it, and whether the luck was fair."""

from __future__ import annotations

import asyncio

from organelle.catalog import EntryReplayer, load_match
from organelle.fairness import verify
from organelle.games import GAMES
from organelle.kernel.game import Fault
from organelle.localization import sentence
from organelle.server.app.luck_report import fair_sentence, luck_report, sealed_sentence
from organelle.server.app.requests import Offer
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.text_import import TextImporter
from organelle.server.app.wire import Json, LuckReport, Replay, ReplayFrame
from organelle.server.errors import OnlyWhenOver
from organelle.server.ports import OVER, StoredEntry
from organelle.table import notation
from organelle.table.chance import SeededChance, hash_of
from organelle.table.errors import IllegalSeat
from organelle.table.match import Match

FRAMES = 100
"""Steps that one answer holds at most."""


class Replays:
    """Reads finished games, for anyone who may see the table."""

    def __init__(self, sessions: SessionRegistry, offer: Offer, importer: TextImporter) -> None:
        self.sessions = sessions
        self.offer = offer
        self.importer = importer

    async def text(self, session: TableSession) -> str:
        """Return the whole game as text; raise OnlyWhenOver before its end, since it holds every secret."""
        if session.record.stage != OVER:
            raise OnlyWhenOver()
        return text_of(session.record.header, await self.sessions.context.store.load_entries(session.id, 0))

    async def replay(self, session: TableSession, seat: int | None, first: int, last: int) -> Replay:
        """Return the steps of a finished game from entry `first` to `last`; raise OnlyWhenOver before its end."""
        return await asyncio.to_thread(frames_of, await self.text(session), seat, first, last)

    async def replay_text(self, text: str, seat: int | None, first: int, last: int) -> Replay:
        """Return the same for a text that somebody brings; raise UnknownGame if its game is not on offer."""

        def read(brought: str) -> Replay:
            self.offer.check_game(notation.parse(brought)[0].game)
            return frames_of(brought, seat, first, last)

        return await self.importer.read(text, read)

    async def luck(self, session: TableSession, language: str) -> LuckReport:
        """Return the hash of the secret, and after the end what came of checking every draw against it."""
        record = session.record
        if record.stage != OVER:
            return luck_report(record, None, None, sealed_sentence(language, record))
        verdict = await asyncio.to_thread(verify, GAMES, await self.text(session), hash_of(record.secret))
        if verdict.differs is not None:
            said = sentence(language, "luck-differs", {"number": verdict.differs.number})
            return luck_report(record, verdict, False, said)
        return luck_report(
            record, verdict, None if verdict.imported else True, fair_sentence(language, record, verdict)
        )


def text_of(header: str, entries: list[StoredEntry]) -> str:
    """Return a table as the text format writes it."""
    return "\n".join([header, *(f"{entry.number} {entry.who} {entry.words}" for entry in entries)]) + "\n"


def frames_of(text: str, seat: int | None, first: int, last: int) -> Replay:
    """Return the steps from one entry to another, at most FRAMES of them; step 0 is the opening."""
    _, entries = notation.parse(text)
    match = load_match(GAMES, text, SeededChance(0), at=0)
    if seat is not None and not 0 <= seat < match.seats:
        raise IllegalSeat(Fault("illegal-seat", seats=match.seats))
    first = max(0, min(first, len(entries)))
    last = max(first, min(last, first + FRAMES - 1, len(entries)))
    frames = [frame(match, seat, "", "")] if first == 0 else []
    replayer = EntryReplayer(match, entries)
    for entry in entries[:last]:
        replayer.apply(entry)
        if entry.number >= first:
            frames.append(frame(match, seat, entry.who, entry.words))
    header: Json = {
        "game": match.game,
        "version": match.header.version,
        "seats": match.seats,
        "options": match.options,
        "companions": match.companions,
        "vocabulary": match.vocabulary.describe(),
        "imported": match.header.imported,
    }
    return Replay(header, len(entries), seat, frames)


def frame(match: Match, seat: int | None, who: str, words: str) -> ReplayFrame:
    """Return the match as it stands just after its last entry."""
    since = max(0, match.number - 1)
    return ReplayFrame(match.number, who, words, match.view(seat), match.events(since, seat))
