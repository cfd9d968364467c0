"""What is done with texts of games and card tables. It runs in a process of its own, which can be killed."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from msgspec import Struct

import organelle
from organelle.catalog import load_match, parse_toml
from organelle.fairness import verify
from organelle.games import GAMES
from organelle.kernel.game import Fault
from organelle.server.app.text_limits import check_nesting, check_words
from organelle.server.app.wire import Json, Replay, ReplayFrame
from organelle.table import errors, notation
from organelle.table.chance import FixedChance, SeededChance
from organelle.table.errors import Illegal, IllegalSeat, MatchOver, UnknownGame
from organelle.table.match import Match
from organelle.table.replaying import EntryReplayer

FRAMES = 100
"""Steps that one answer holds at most."""


class CheckedLuck(Struct):
    """What a luck check found, as `Verdict` has it; of a draw that differs, the number of its entry."""

    checked: int
    unrevealed: int
    imported: int
    covered: list[tuple[int, int]]
    skipped: list[tuple[int, int]]
    differs: int | None


class SetupJob(Struct, tag="setup"):
    """Check a table's own cards; gives the lines of the header of such a game."""

    game: str
    seats: int
    options: dict[str, str | bool]
    cards: str

    def run(self) -> list[str]:
        check_nesting(self.cards)
        cards = parse_toml(self.cards, "cards")
        header = organelle.game(self.game).match(self.seats, dict(self.options), cards, FixedChance()).header
        check_words(header.cards)
        return header.text()


class UnfinishedJob(Struct, tag="unfinished"):
    """Play a text through that shall go on; gives the lines of its header and its entries."""

    text: str
    games: list[str]

    def run(self) -> tuple[list[str], list[tuple[str, str]]]:
        check_rows(self.text)
        header, entries = notation.parse(self.text)
        check_game(self.games, header.game)
        match = load_match(GAMES, self.text, FixedChance())
        if match.over:
            raise MatchOver(Fault("text-over"))
        check_words(match.header.cards)
        match.header.imported = len(entries)
        return match.header.text(), [(entry.who, entry.words) for entry in entries]


class FramesJob(Struct, tag="frames"):
    """Play a text through; gives the steps from one entry to another."""

    text: str
    games: list[str]
    seat: int | None
    first: int
    last: int

    def run(self) -> Replay:
        check_rows(self.text)
        check_game(self.games, notation.parse(self.text)[0].game)
        return frames_of(self.text, self.seat, self.first, self.last)


class LuckJob(Struct, tag="luck"):
    """Check the draws of a finished game against the hash that its table has shown; gives what was found."""

    text: str
    commit: str

    def run(self) -> CheckedLuck:
        found = verify(GAMES, self.text, self.commit)
        differs = found.differs.number if found.differs is not None else None
        return CheckedLuck(found.checked, found.unrevealed, found.imported, found.covered, found.skipped, differs)


Job = SetupJob | UnfinishedJob | FramesJob | LuckJob


class JobResult(Struct):
    """What came of a job: what it gives as JSON, or the error that it raised."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""
    faults: list[tuple[str, dict[str, Any]]] = []

    def unwrap(self) -> msgspec.Raw:
        """Return what the job gave; raise its error again."""
        if not self.error:
            return self.found
        faults = [Fault(key, **arguments) for key, arguments in self.faults]
        raise getattr(errors, self.error)(*faults)


class JobRunner(Protocol):
    """Reads what people bring: one job at a time, with limits to its time and memory."""

    async def run(self, job: Job) -> JobResult:
        """Return what came of a job; raise TextTooHard if it took too much time or memory."""


def run_job(job: Job) -> JobResult:
    """Do a job; an error of the text is a result too. What is nested beyond all reading is a broken text."""
    try:
        return JobResult(msgspec.Raw(msgspec.json.encode(job.run())))
    except Illegal as error:
        return JobResult(error=type(error).__name__, faults=[(fault.key, fault.arguments) for fault in error.faults])
    except RecursionError:
        return JobResult(error="BrokenText", faults=[("log-header", {})])


def check_rows(text: str) -> None:
    """Raise IllegalSetup if a card in the header of a text is nested too deeply."""
    for line in text.splitlines():
        if line.startswith("row "):
            check_nesting(line)


def check_game(games: list[str], game: str) -> None:
    """Raise UnknownGame if the game is not among these."""
    if game not in games:
        raise UnknownGame(Fault("illegal-game", game=game, allowed=", ".join(sorted(games))))


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
