"""Arguments that several commands take: which game, how many seats, which options, whose cards."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from organelle.table.errors import illegal

Say = Callable[[str], str]
"""Return the sentence for a key, in the language of the command line."""


def add_table_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare what a command takes that starts a game."""
    command.add_argument("--seats", type=int, metavar="N", help=say("cli-seats"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    command.add_argument("--seed", type=int, metavar="N", help=say("cli-seed"))
    command.add_argument("--cards", metavar="FILE", help=say("cli-cards-file"))


def parse_options(words: list[str]) -> dict[str, str]:
    """Return the values of `--option NAME=VALUE` by name; a name alone switches the option on.

    >>> parse_options(["edition=first", "virus"])
    {'edition': 'first', 'virus': 'on'}
    """
    pairs = (word.partition("=") for word in words)
    return {name: value if sign else "on" for name, sign, value in pairs}


def read_text(path: str) -> str:
    """Return the content of a file; raise Illegal if it cannot be read or is not UTF-8."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise illegal("file-unreadable", path=path, why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise illegal("file-not-text", path=path) from None


def require_at_least(option: str, number: float, least: int) -> None:
    """Raise Illegal if the number that was given for an option is too small."""
    if number < least:
        raise illegal("illegal-least", option=option, number=f"{number:g}", least=least)
