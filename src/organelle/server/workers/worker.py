"""A process that runs bots: reads a request a line, replies a line. It is sent entries and codes, never a state."""

from __future__ import annotations

import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct

from organelle.bots.guarded_bot import GuardedBot
from organelle.bots.levels import configured_bot
from organelle.catalog import load_match
from organelle.coach.advice import Advice, advise
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.table.chance import SeededChance
from organelle.table.match import Match
from organelle.table.notation import Entry
from organelle.table.replaying import EntryReplayer

CACHED = 64
"""Tables whose match is kept between requests."""

REDEAL, CHOICE = 0, 1
"""What a bot's seed is for: the world it is shown, and its own choice."""


class WorkerRequest(Struct):
    """The entries after the first `since`; the match up to there was sent before."""

    table: str
    header: str
    since: int
    entries: list[tuple[str, str]]
    seat: int
    level: str
    seed: int
    hint: bool = False


class WorkerReply(Struct):
    """A code, a hint, or the request for the whole game."""

    code: str = ""
    advice: Advice | None = None
    needs_all: bool = False


class MatchCache:
    """The matches of the tables that asked last."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def match(self, request: WorkerRequest) -> Match | None:
        """Return the table's match with the new entries; None if what came before is not known here."""
        match = self.matches.pop(request.table, None)
        if request.since == 0:
            match = load_match(GAMES, request.header, SeededChance(0), at=0)
        if match is None or match.number != request.since:
            return None
        entries = [Entry(number, *entry) for number, entry in enumerate(request.entries, request.since + 1)]
        replayer = EntryReplayer(match, entries)
        for entry in entries:
            replayer.apply(entry)
        self.matches[request.table] = match
        if len(self.matches) > CACHED:
            self.matches.popitem(last=False)
        return match


def reply_to(matches: MatchCache, request: WorkerRequest) -> WorkerReply:
    """Return what the bot of that level plays, or a hint, through the seat's window."""
    match = matches.match(request)
    if match is None:
        return WorkerReply(needs_all=True)
    window = match.window(request.seat, Rng(request.seed, REDEAL))
    if request.hint:
        return WorkerReply(advice=advise(window, request.seed))
    bot = configured_bot(request.level)
    action = GuardedBot(bot.bot, bot.budget, bot.name).choose(window, Rng(request.seed, CHOICE))
    return WorkerReply("" if action is None else window.vocabulary.to_code(action))


def main() -> None:
    """Reply until nobody asks any more."""
    matches = MatchCache()
    decoder = msgspec.json.Decoder(WorkerRequest)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(reply_to(matches, decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
