"""A game at the terminal: show a seat its table, ask, and play the answer."""

from __future__ import annotations

import shlex
import sys
import textwrap
from functools import partial
from pathlib import Path

from organelle.boards import draw
from organelle.boards.choices import known
from organelle.bots.guarded_bot import GuardedBot, play_bot_move
from organelle.cli.event_lines import final_lines, hint_line, plan_lines, sentences
from organelle.cli.menu import Menu
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.kernel.sheet import RECONSTRUCTED
from organelle.localization import code_phrase, seat_name, sentence
from organelle.table.errors import Illegal, illegal
from organelle.table.match import Match

WIDTH = 80


class TerminalGame:
    """Play a match with people in the seats that no bot holds, one device for all of them.

    Args:
        match: The match, new or to go on with.
        bots: The bots by their seats.
        language: The language to print in.
    """

    def __init__(self, match: Match, bots: dict[int, GuardedBot], language: str) -> None:
        self.match = match
        self.bots = bots
        self.language = language
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.shown: dict[int | None, int] = dict.fromkeys((*self.people, None), 0)
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.played = False

    def __repr__(self) -> str:
        return f"<TerminalGame {self.match!r}, people in {self.people}>"

    def say(self, key: str, **arguments: str | int) -> None:
        """Print the sentence of a key, wrapped to the width."""
        print(textwrap.fill(sentence(self.language, key, arguments), WIDTH))

    def run(self) -> int:
        """Ask and play until the game is over or a person leaves; return the exit code, 0."""
        self.say("play-welcome")
        if any(RECONSTRUCTED in row.marks for sheet in GAMES[self.match.game].sheets for row in sheet.rows):
            self.say("play-reconstructed", game=self.match.game)
        try:
            while not self.match.over:
                self.play_bots()
                seat = next((seat for seat in self.match.waiting if seat in self.people), None)
                if seat is not None and not self.ask(seat):
                    return self.leave()
        except (EOFError, KeyboardInterrupt):
            print()
            return self.leave()
        self.show_end()
        return 0

    def play_bots(self) -> None:
        """Let every bot that is asked play, until only people are asked."""
        while bots := [seat for seat in self.match.waiting if seat in self.bots]:
            play_bot_move(self.match, bots[0], self.bots[bots[0]], self.rng(bots[0]))

    def rng(self, seat: int) -> Rng:
        """Return the random numbers of a bot in that seat; the same entry gives the same numbers."""
        return Rng(self.match.number, seat)

    def ask(self, seat: int) -> bool:
        """Show the seat its table and play its answer; return whether it stays."""
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
                outcome = self.run_command(seat, typed, menu)
            except Illegal as error:
                print(textwrap.fill(error.message(self.language), WIDTH))
                continue
            if isinstance(outcome, Menu):
                menu = outcome
            elif outcome:
                return True

    def run_command(self, seat: int, typed: str, menu: Menu) -> Menu | bool:
        """Do what was typed: a command, or an answer of the menu.

        Returns:
            The menu to choose from next, True if the match has changed, False to ask once more.

        Raises:
            Illegal: It is no command and no answer, or not possible now.
        """
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
            self.print_events(sentences(self.match, self.language, 0, seat))
            return False
        if word == "hint":
            print(textwrap.fill(hint_line(self.match, seat, self.language), WIDTH))
            return False
        if word == "plan":
            self.print_events(plan_lines(self.match, seat, self.language))
            return False
        return self.answer(seat, typed, menu)

    def answer(self, seat: int, typed: str, menu: Menu) -> Menu | bool:
        """Play the code that was typed and return True, or return the menu of several; raise Illegal if it is none."""
        codes = menu.matching_codes(typed)
        if not codes:
            raise self.no_answer(seat, typed)
        if len(codes) > 1:
            return self.print_menu(seat, Menu(codes, shared_prefix(codes)))
        self.match.play(seat, codes[0])
        self.played = True
        return True

    def no_answer(self, seat: int, typed: str) -> Illegal:
        """Return the error for words that are no answer: for a closed place, what closes it."""
        closed: dict[str, str] = self.match.private_view(seat).get("closed", {})
        reasons = [reason for words, reason in closed.items() if f"{typed} ".startswith(f"{words} ")]
        return illegal(reasons[0]) if reasons else illegal("play-unknown", typed=typed)

    def menu(self, seat: int) -> Menu:
        """Print and return the menu of everything that the seat can answer."""
        return self.print_menu(seat, Menu(self.match.codes(seat)))

    def print_menu(self, seat: int, menu: Menu) -> Menu:
        """Print the lines of a menu, each as people say it with its code behind, and return the menu."""
        now = partial(known, self.match.view(seat), self.language)
        for number, line in enumerate(menu.lines, 1):
            phrase = code_phrase(self.language, self.match.game, self.match.vocabulary, line, now)
            count = len(menu.codes_under(line))
            more = sentence(self.language, "play-more", {"count": count}) if count > 1 else ""
            code = f"{line if phrase != line else ''} {more}".strip()
            print("\n".join(menu_columns(f"{number:>3}  ", phrase, code)))
        return menu

    def hand_over(self, seat: int) -> None:
        """Clear the screen and wait until the device is with that seat, if several people share it."""
        if self.holder == seat or len(self.people) == 1:
            return
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[H", end="")
        else:
            print("\n" * 3)
        input(sentence(self.language, "play-pass", {"name": seat_name(self.language, seat)}) + " ")
        self.holder = seat

    def show(self, seat: int) -> None:
        """Print what happened since this seat last looked, its board and its question."""
        print()
        self.print_events(sentences(self.match, self.language, self.shown[seat], seat))
        self.shown[seat] = self.match.number
        print()
        print("\n".join(draw(self.match.view(seat), self.language)))
        print()
        name = seat_name(self.language, seat)
        question = sentence(self.language, self.match.question, {})
        print(textwrap.fill(sentence(self.language, "play-question", {"name": name, "question": question}), WIDTH))

    def print_events(self, lines: list[str]) -> None:
        """Print sentences as a list, wrapped to the width."""
        for line in lines:
            print(textwrap.fill(line, WIDTH, initial_indent="· ", subsequent_indent="  "))

    def save(self, name: str) -> None:
        """Write the text of the game to a file, by default of a free name; raise Illegal if the name is taken."""
        path = Path(name) if name else free_path(Path(), self.match.game)
        if path.exists():
            raise illegal("file-exists", path=str(path))
        try:
            path.write_text(self.match.text(), "utf-8")
        except OSError as error:
            raise illegal("file-unwritable", path=str(path), why=error.strerror or "") from None
        self.say("play-saved", path=str(path))
        names = [bot.name for bot in self.bots.values()]
        print("  " + shlex.join(["organelle", "play", "--resume", str(path), "--bots", ",".join(names)]))

    def leave(self) -> int:
        """Save the game if a person has played in it, and return the exit code."""
        if self.played:
            self.save("")
        return 0

    def show_end(self) -> None:
        """Print the last events, the final board and the scores."""
        seat = self.people[0] if len(self.people) == 1 else None
        print()
        self.print_events(sentences(self.match, self.language, self.shown[seat], seat))
        print()
        print("\n".join(draw(self.match.view(seat), self.language)))
        print("\n".join(final_lines(self.match, self.language)))


def menu_columns(start: str, phrase: str, code: str) -> list[str]:
    """Return a line of a menu in two columns, or phrase and code one below the other if they are too wide for that."""
    line = f"{start}{phrase:<40} {code}".rstrip()
    if len(line) <= WIDTH:
        return [line]
    below = " " * len(start)
    folded = textwrap.wrap(phrase, WIDTH, initial_indent=start, subsequent_indent=below)
    return folded + textwrap.wrap(code, WIDTH, initial_indent=below + "  ", subsequent_indent=below + "  ")


def shared_prefix(codes: list[str]) -> str:
    """Return the words that all codes begin with, at least one less than the shortest has.

    >>> shared_prefix(["golgi vesicle:0 carb", "golgi vesicle:0 lipid"])
    'golgi vesicle:0'
    """
    words = [code.split(" ") for code in codes]
    common = 0
    while all(len(code) > common + 1 and code[common] == words[0][common] for code in words):
        common += 1
    return " ".join(words[0][:common])


def free_path(folder: Path, game: str) -> Path:
    """Return the first path of the form GAME-NUMBER.log that does not exist."""
    number = 1
    while (path := folder / f"{game}-{number}.log").exists():
        number += 1
    return path
