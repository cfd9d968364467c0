"""The command `organelle`: parse the command line, run one command, say in a sentence what went wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import organelle
from organelle.cli import (
    arena,
    bench,
    export,
    lab,
    listing,
    margins,
    play,
    positions,
    replays,
    review,
    serve,
    soak,
    train,
)
from organelle.cli.arguments import Say
from organelle.cli.parser import Parser
from organelle.kernel import state
from organelle.localization import DEFAULT_LANGUAGE, LANGUAGES, match_language, sentence
from organelle.table.errors import Illegal


def build_kind() -> str:
    """Return whether the rules run `compiled` or `interpreted`."""
    return "interpreted" if Path(state.__file__).suffix == ".py" else "compiled"


def find_language(words: Sequence[str]) -> str:
    """Return the language that `--lang` asks for, else the environment's, else English.

    This is known before anything is parsed, because the help and the errors of the parser are in that language too.

    >>> find_language(["play", "--lang", "it"]), find_language(["--lang=en", "play"])
    ('it', 'en')
    """
    wanted = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words):
            wanted = words[index + 1]
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
    return match_language(wanted) or DEFAULT_LANGUAGE


def build_parser(language: str) -> Parser:
    """Return the parser of all commands, with its help in that language.

    What it parses has `run`, the function that runs the command, and `parser`, the parser of that command.
    """

    def say(key: str) -> str:
        return sentence(language, key, {})

    root = Parser(language=language, prog="organelle", description=say("cli-about"))
    root.set_defaults(parser=root)
    version = f"organelle {organelle.__version__} ({build_kind()})"
    root.add_argument("--version", action="version", version=version, help=say("cli-version"))
    root.add_argument("--lang", choices=LANGUAGES, default=language, help=say("cli-lang"))
    add_commands(root, say)
    return root


def add_commands(root: Parser, say: Say) -> None:
    """Declare every command with its arguments."""
    commands = root.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"))

    def add(name: str, key: str) -> Parser:
        command = commands.add_parser(name, language=root.language, help=say(key), description=say(key))
        command.set_defaults(parser=command)
        command.add_argument("--lang", choices=LANGUAGES, default=root.language, help=say("cli-lang"))
        root.commands.append(name)
        return command

    play.add_arguments(add("play", "cli-play"), say)
    replays.add_replay_arguments(add("replay", "cli-replay"), say)
    review.add_arguments(add("review", "cli-review"), say)
    positions.add_arguments(add("positions", "cli-positions"), say)
    replays.add_verify_arguments(add("verify", "cli-verify"), say)
    serve.serve_arguments(add("serve", "cli-serve"), say)
    serve.backup_arguments(add("backup", "cli-backup"), say)
    serve.check_games_arguments(add("check-games", "cli-check-games"), say)
    listing.add_games_arguments(add("games", "cli-games"), say)
    listing.add_cards_arguments(add("cards", "cli-cards"), say)
    arena.add_arguments(add("arena", "cli-arena"), say)
    export.add_arguments(add("export", "cli-export"), say)
    lab.add_arguments(add("lab", "cli-lab"), say)
    train.add_arguments(add("train", "cli-train"), say)
    bench.add_arguments(add("bench", "cli-bench"), say)
    soak.add_arguments(add("soak", "cli-soak"), say)
    margins.add_arguments(add("margins", "cli-margins"), say)


def main(words: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        words: The command line without the program's name; `sys.argv` by default.

    Returns:
        0 if the command did its job, 1 if a check failed, 2 if what it was told does not work.

    Raises:
        SystemExit: The command line cannot be parsed (code 2), or help or the version were asked for (code 0).
    """
    words = sys.argv[1:] if words is None else list(words)
    root = build_parser(find_language(words))
    args, unrecognized = root.parse_known_args(words)
    if unrecognized:
        args.parser.fail_unrecognized(unrecognized)
    if "run" not in args:
        root.fail("cli-error-no-command", allowed=", ".join(root.commands))
    try:
        return int(args.run(args))
    except Illegal as error:
        print(error.message(args.lang), file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
