"""Options people pass on the command line: which game, how many seats, which luck, whose cards."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from organelle.table.errors import illegal

Say = Callable[[str], str]


def table_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """What every command that starts a game takes."""
    command.add_argument("--seats", type=int, metavar="N", help=say("cli-seats"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    command.add_argument("--seed", type=int, metavar="N", help=say("cli-seed"))
    command.add_argument("--cards", metavar="FILE", help=say("cli-cards-file"))


def options(given: list[str]) -> dict[str, str]:
    """NAME=VALUE pairs; a word without a sign switches an option on."""
    pairs = (word.partition("=") for word in given)
    return {name: value if sign else "on" for name, sign, value in pairs}


def file_text(path: str) -> str:
    """The content of a file people name."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise illegal("file-unreadable", path=path, why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise illegal("file-not-text", path=path) from None


def at_least(option: str, number: float, least: int) -> None:
    """Refuses a number that is too small to do anything with."""
    if number < least:
        raise illegal("illegal-least", option=option, number=f"{number:g}", least=least)
