"""After the game: the text, every step of it, and whether the luck was fair."""

from __future__ import annotations

import asyncio

from organelle.catalog import EntryReplayer, load_match
from organelle.fairness import skipped_sentences, verify
from organelle.games import GAMES
from organelle.localization import sentence
from organelle.server.app.requests import Offer
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.text_import import TextImporter
from organelle.server.app.wire import Json, LuckReport, Replay, ReplayFrame
from organelle.server.ports import OVER, StoredEntry
from organelle.table import notation
from organelle.table.chance import SecureChance, SeededChance
from organelle.table.errors import illegal
from organelle.table.match import Match

FRAMES = 100
"""Steps that one answer holds at most."""


class Replays:
    """Finished games, for anyone who may see the table."""

    def __init__(self, tables: SessionRegistry, offer: Offer, reading: TextImporter) -> None:
        self.tables = tables
        self.offer = offer
        self.reading = reading

    async def text(self, table: TableSession) -> str:
        """The whole game as text; only when it is over, since it holds every secret."""
        if table.row.stage != OVER:
            raise illegal("only-when-over")
        return text_of(table.row.header, await self.tables.store.lines(table.id, 0))

    async def replay(self, table: TableSession, seat: int | None, first: int, last: int) -> Replay:
        return await asyncio.to_thread(frames_of, await self.text(table), seat, first, last)

    async def replay_text(self, text: str, seat: int | None, first: int, last: int) -> Replay:
        """The same for a text that somebody brings, if its game is on offer."""

        def read(brought: str) -> Replay:
            self.offer.check_game(notation.parse(brought)[0].game)
            return frames_of(brought, seat, first, last)

        return await self.reading.of(text, read)

    async def luck(self, table: TableSession, language: str) -> LuckReport:
        """The hash, and after the end what came of checking every draw against the secret."""
        row = table.row
        commit = SecureChance(row.secret).commit
        if row.stage != OVER:
            return LuckReport(
                commit, row.words, "", 0, 0, None, sentence(language, "luck-sealed", {"words": len(row.words)})
            )
        verdict = await asyncio.to_thread(verify, GAMES, await self.text(table))
        found = (commit, row.words, row.secret, verdict.checked, verdict.unrevealed)
        if verdict.differs is not None:
            arguments: dict[str, str | int] = {"number": verdict.differs.number}
            return LuckReport(*found, False, sentence(language, "luck-differs", arguments))
        counts: dict[str, str | int] = {"checked": verdict.checked, "unrevealed": verdict.unrevealed}
        said = sentence(language, "luck-fair", {**counts, "words": len(row.words)})
        return LuckReport(*found, True, " ".join([said, *skipped_sentences(language, verdict)]))


def text_of(header: str, lines: list[StoredEntry]) -> str:
    """A table as the text format writes it."""
    return "\n".join([header, *(f"{line.number} {line.who} {line.words}" for line in lines)]) + "\n"


def frames_of(text: str, seat: int | None, first: int, last: int) -> Replay:
    """The steps from one entry to another; step 0 is the opening."""
    _, entries = notation.parse(text)
    match = load_match(GAMES, text, SeededChance(0), at=0)
    if seat is not None and not 0 <= seat < match.seats:
        raise illegal("illegal-seat", seats=match.seats)
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
    }
    return Replay(header, len(entries), seat, frames)


def frame(match: Match, seat: int | None, who: str, words: str) -> ReplayFrame:
    since = max(0, match.number - 1)
    return ReplayFrame(match.number, who, words, match.view(seat), match.events(since, seat))
