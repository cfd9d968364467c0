"""A process that thinks: reads a question a line, answers a line. It is sent logs and codes, never a state."""

from __future__ import annotations

import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct

from organelle.bots.guarded_bot import GuardedBot
from organelle.bots.levels import configured_bot
from organelle.catalog import EntryReplayer, load_match
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.table.chance import SeededChance
from organelle.table.match import Match
from organelle.table.notation import Entry

REMEMBERED = 64
"""Tables whose match is kept between questions."""

REDEAL, CHOICE = 0, 1
"""What a bot's luck is for: the world it is shown, and its own choice."""


class WorkerRequest(Struct):
    """The entries after the first `since`; the match up to there was sent before."""

    table: str
    header: str
    since: int
    entries: list[tuple[str, str]]
    seat: int
    level: str
    luck: int


class WorkerReply(Struct):
    """A code, or the wish to be told the whole game."""

    code: str = ""
    forgotten: bool = False


class MatchCache:
    """The matches of the tables that asked last."""

    def __init__(self) -> None:
        self.held: OrderedDict[str, Match] = OrderedDict()

    def match(self, question: WorkerRequest) -> Match | None:
        """The table's match with the new entries; none if what came before is not known here."""
        match = self.held.pop(question.table, None)
        if question.since == 0:
            match = load_match(GAMES, question.header, SeededChance(0), at=0)
        if match is None or match.number != question.since:
            return None
        entries = [Entry(number, *entry) for number, entry in enumerate(question.entries, question.since + 1)]
        replayer = EntryReplayer(match, entries)
        for entry in entries:
            replayer.apply(entry)
        self.held[question.table] = match
        if len(self.held) > REMEMBERED:
            self.held.popitem(last=False)
        return match


def answer(memory: MatchCache, question: WorkerRequest) -> WorkerReply:
    """What the bot of that level plays, through its seat's window."""
    match = memory.match(question)
    if match is None:
        return WorkerReply(forgotten=True)
    window = match.window(question.seat, Rng(question.luck, REDEAL))
    bot = configured_bot(question.level)
    action = GuardedBot(bot.bot, bot.budget, bot.name).choose(window, Rng(question.luck, CHOICE))
    return WorkerReply("" if action is None else window.vocabulary.to_code(action))


def main() -> None:
    """Answers until nobody asks any more."""
    memory = MatchCache()
    decoder = msgspec.json.Decoder(WorkerRequest)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(memory, decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
