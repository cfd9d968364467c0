"""A process that thinks: reads a question a line, answers a line. It is sent logs and codes, never a state."""

from __future__ import annotations

import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct

from organelle.bots.levels import entrant
from organelle.bots.steady import Steady
from organelle.facts import Course, follow
from organelle.games import GAMES
from organelle.kernel.luck import Luck
from organelle.table.chance import Seeded
from organelle.table.log import Entry
from organelle.table.match import Match

REMEMBERED = 64
"""Tables whose match is kept between questions."""

REDEAL, CHOICE = 0, 1
"""What a bot's luck is for: the world it is shown, and its own choice."""


class Question(Struct):
    """The entries after the first `since`; the match up to there was sent before."""

    table: str
    header: str
    since: int
    entries: list[tuple[str, str]]
    seat: int
    level: str
    luck: int


class Answer(Struct):
    """A code, or the wish to be told the whole game."""

    code: str = ""
    forgotten: bool = False


class Memory:
    """The matches of the tables that asked last."""

    def __init__(self) -> None:
        self.held: OrderedDict[str, Match] = OrderedDict()

    def match(self, question: Question) -> Match | None:
        """The table's match with the new entries; none if what came before is not known here."""
        match = self.held.pop(question.table, None)
        if question.since == 0:
            match = follow(GAMES, question.header, Seeded(0), at=0)
        if match is None or match.number != question.since:
            return None
        entries = [Entry(number, *entry) for number, entry in enumerate(question.entries, question.since + 1)]
        course = Course(match, entries)
        for entry in entries:
            course.follow(entry)
        self.held[question.table] = match
        if len(self.held) > REMEMBERED:
            self.held.popitem(last=False)
        return match


def answer(memory: Memory, question: Question) -> Answer:
    """What the bot of that level plays, through its seat's window."""
    match = memory.match(question)
    if match is None:
        return Answer(forgotten=True)
    window = match.window(question.seat, Luck(question.luck, REDEAL))
    bot = entrant(question.level)
    action = Steady(bot.bot, bot.budget, bot.name).choose(window, Luck(question.luck, CHOICE))
    return Answer("" if action is None else window.words.speak(action))


def main() -> None:
    """Answers until nobody asks any more."""
    memory = Memory()
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(memory, decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
