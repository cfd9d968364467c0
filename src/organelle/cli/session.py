"""A sitting at the terminal: shows a seat its table, asks, and plays what was answered."""

from __future__ import annotations

import shlex
import sys
import textwrap
from pathlib import Path

from organelle.bots.guarded_bot import GuardedBot, play_bot_move
from organelle.cli.boards import draw
from organelle.cli.event_lines import final_lines, hint_line, sentences
from organelle.cli.menu import Menu
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.kernel.sheet import RECONSTRUCTED
from organelle.localization import code_phrase, seat_name, sentence
from organelle.table.errors import Illegal, illegal
from organelle.table.match import Match

WIDTH = 80


class Session:
    """People in the seats that no bot holds, one device for all of them."""

    def __init__(self, match: Match, bots: dict[int, GuardedBot], language: str) -> None:
        self.match = match
        self.bots = bots
        self.language = language
        self.named = [bot.name for bot in bots.values()]
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.shown: dict[int | None, int] = dict.fromkeys((*self.people, None), 0)
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.begun = False

    def say(self, key: str, **arguments: str | int) -> None:
        print(textwrap.fill(sentence(self.language, key, arguments), WIDTH))

    def run(self) -> int:
        """Asks and plays until the game is over or a person leaves."""
        self.say("play-welcome")
        if any(RECONSTRUCTED in row.marks for sheet in GAMES[self.match.game].sheets for row in sheet.rows):
            self.say("play-reconstructed", game=self.match.game)
        try:
            while not self.match.over:
                self.bots_play()
                seat = next((seat for seat in self.match.waiting if seat in self.people), None)
                if seat is not None and not self.ask(seat):
                    return self.leave()
        except (EOFError, KeyboardInterrupt):
            print()
            return self.leave()
        self.end()
        return 0

    def bots_play(self) -> None:
        """Every bot that is asked answers, until only people are."""
        while bots := [seat for seat in self.match.waiting if seat in self.bots]:
            play_bot_move(self.match, bots[0], self.bots[bots[0]], self.rng(bots[0]))

    def rng(self, seat: int) -> Rng:
        """What a bot draws its numbers from: the same question gives the same numbers."""
        return Rng(self.match.number, seat)

    def ask(self, seat: int) -> bool:
        """Shows the seat its table and plays its answer; false if it leaves."""
        self.hand_over(seat)
        self.show(seat)
        menu = self.menu(seat)
        while True:
            typed = input(
                sentence(self.language, "play-prompt", {"name": seat_name(self.language, seat)}) + " "
            ).strip()
            if typed in ("quit", "exit"):
                return False
            try:
                answered = self.command(seat, typed, menu)
            except Illegal as refusal:
                print(textwrap.fill(refusal.message(self.language), WIDTH))
                continue
            if isinstance(answered, Menu):
                menu = answered
            elif answered:
                return True

    def command(self, seat: int, typed: str, menu: Menu) -> Menu | bool:
        """What was typed: a command, the next step of the menu, or the answer (true)."""
        word, _, rest = typed.partition(" ")
        if word == "?" or not typed:
            return self.menu(seat)
        if word == "help":
            self.say("play-help")
            return False
        if word == "undo":
            self.match.undo(seat)
            return True
        if word == "save":
            self.save(rest)
            return False
        if word == "log":
            self.tell(sentences(self.match, self.language, 0, seat))
            return False
        if word == "hint":
            print(textwrap.fill(hint_line(self.match, seat, self.language), WIDTH))
            return False
        return self.answer(seat, typed, menu)

    def answer(self, seat: int, typed: str, menu: Menu) -> Menu | bool:
        """Plays a code, or goes a step deeper into several."""
        codes = menu.chosen(typed)
        if not codes:
            raise self.refusal(seat, typed)
        if len(codes) > 1:
            return self.present(Menu(codes, shared(codes)))
        self.match.play(seat, codes[0])
        self.begun = True
        return True

    def refusal(self, seat: int, typed: str) -> Illegal:
        """Why that is no answer: for a place, what closes it."""
        closed: dict[str, str] = self.match.private_view(seat).get("closed", {})
        reasons = [reason for words, reason in closed.items() if f"{typed} ".startswith(f"{words} ")]
        return illegal(reasons[0]) if reasons else illegal("play-unknown", typed=typed)

    def menu(self, seat: int) -> Menu:
        return self.present(Menu(self.match.codes(seat)))

    def present(self, menu: Menu) -> Menu:
        """Prints the lines of a menu, the code behind what it means."""
        for number, line in enumerate(menu.lines, 1):
            meant = code_phrase(self.language, self.match.game, line)
            count = len(menu.under(line))
            more = sentence(self.language, "play-more", {"count": count}) if count > 1 else ""
            code = f"{line if meant != line else ''} {more}".strip()
            print("\n".join(columns(f"{number:>3}  ", meant, code)))
        return menu

    def hand_over(self, seat: int) -> None:
        """Several people share the device: nobody sees the next one's secrets."""
        if self.holder == seat or len(self.people) == 1:
            return
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[H", end="")
        else:
            print("\n" * 3)
        input(sentence(self.language, "play-pass", {"name": seat_name(self.language, seat)}) + " ")
        self.holder = seat

    def show(self, seat: int) -> None:
        """What happened since this seat last looked, the board, the question."""
        print()
        self.tell(sentences(self.match, self.language, self.shown[seat], seat))
        self.shown[seat] = self.match.number
        print()
        print("\n".join(draw(self.match.view(seat), self.language)))
        print()
        name = seat_name(self.language, seat)
        question = sentence(self.language, self.match.question, {})
        print(textwrap.fill(sentence(self.language, "play-question", {"name": name, "question": question}), WIDTH))

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            print(textwrap.fill(line, WIDTH, initial_indent="· ", subsequent_indent="  "))

    def save(self, name: str) -> None:
        """Writes the text of the game; a name that is taken is refused, never overwritten."""
        path = Path(name) if name else free_path(Path(), self.match.game)
        if path.exists():
            raise illegal("file-exists", path=str(path))
        try:
            path.write_text(self.match.text(), "utf-8")
        except OSError as error:
            raise illegal("file-unwritable", path=str(path), why=error.strerror or "") from None
        self.say("play-saved", path=str(path))
        print("  " + shlex.join(["organelle", "play", "--resume", str(path), "--bots", ",".join(self.named)]))

    def leave(self) -> int:
        """Nothing is lost: a game somebody has played in is saved."""
        if self.begun:
            self.save("")
        return 0

    def end(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        print()
        self.tell(sentences(self.match, self.language, self.shown[seat], seat))
        print()
        print("\n".join(draw(self.match.view(seat), self.language)))
        print("\n".join(final_lines(self.match, self.language)))


def columns(start: str, meant: str, code: str) -> list[str]:
    """A line of a menu in two columns, or one below the other where they are too wide for that."""
    line = f"{start}{meant:<40} {code}".rstrip()
    if len(line) <= WIDTH:
        return [line]
    below = " " * len(start)
    folded = textwrap.wrap(meant, WIDTH, initial_indent=start, subsequent_indent=below)
    return folded + textwrap.wrap(code, WIDTH, initial_indent=below + "  ", subsequent_indent=below + "  ")


def shared(codes: list[str]) -> str:
    """The words that all codes begin with."""
    words = [code.split(" ") for code in codes]
    common = 0
    while all(len(code) > common + 1 and code[common] == words[0][common] for code in words):
        common += 1
    return " ".join(words[0][:common])


def free_path(folder: Path, game: str) -> Path:
    """A name for a saved game that nothing has yet."""
    number = 1
    while (path := folder / f"{game}-{number}.log").exists():
        number += 1
    return path
