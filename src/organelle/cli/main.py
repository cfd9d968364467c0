"""The entrance: reads the command line, does one thing, and says in a sentence what went wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import organelle
from organelle.cli import arena, bench, listing, margins, play, replays, serve, soak
from organelle.kernel import state
from organelle.localization import LANGUAGES, sentence
from organelle.table.errors import Illegal


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are sentences of ours."""

    language = "en"

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments, add_help=False)
        self._positionals.title = sentence(self.language, "cli-arguments", {})
        self._optionals.title = sentence(self.language, "cli-options", {})
        self.add_argument("-h", "--help", action="help", help=sentence(self.language, "cli-help", {}))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, sentence(self.language, "cli-usage", {"why": message}) + "\n")


def build() -> str:
    """Which of the two builds runs."""
    return "interpreted" if Path(state.__file__).suffix == ".py" else "compiled"


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for, else the surroundings', else English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            wanted = arguments[place + 1]
        elif argument.startswith("--lang="):
            wanted = argument.partition("=")[2]
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def parser(language: str) -> Parser:
    def say(key: str) -> str:
        return sentence(language, key, {})

    Parser.language = language
    root = Parser(prog="organelle", description=say("cli-about"))
    version = f"organelle {organelle.__version__} ({build()})"
    root.add_argument("--version", action="version", version=version, help=say("cli-version"))
    root.add_argument("--lang", choices=LANGUAGES, default=language, help=say("cli-lang"))
    commands = root.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"), required=True)

    def add(name: str, key: str) -> argparse.ArgumentParser:
        return _command(commands, name, say(key), language)

    play.arguments(add("play", "cli-play"), say)
    replays.replay_arguments(add("replay", "cli-replay"), say)
    replays.verify_arguments(add("verify", "cli-verify"), say)
    serve.serve_arguments(add("serve", "cli-serve"), say)
    serve.backup_arguments(add("backup", "cli-backup"), say)
    serve.check_games_arguments(add("check-games", "cli-check-games"), say)
    listing.games_arguments(add("games", "cli-games"), say)
    listing.cards_arguments(add("cards", "cli-cards"), say)
    arena.arguments(add("arena", "cli-arena"), say)
    bench.arguments(add("bench", "cli-bench"), say)
    soak.arguments(add("soak", "cli-soak"), say)
    margins.arguments(add("margins", "cli-margins"), say)
    return root


def _command(commands: argparse._SubParsersAction[Parser], name: str, about: str, language: str) -> Parser:
    command = commands.add_parser(name, help=about, description=about)
    command.add_argument("--lang", choices=LANGUAGES, default=language, help=sentence(language, "cli-lang", {}))
    return command


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; 0 if it did its job, 2 if what it was told does not work, 1 if a check failed."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    language = language_of(given)
    chosen = parser(language).parse_args(given)
    try:
        return int(chosen.run(chosen))
    except Illegal as refusal:
        print(refusal.message(language), file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
