"""`organelle serve`, and what an operator needs beside it."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

from organelle.cli.arguments import Say
from organelle.localization import sentence
from organelle.server import main, settings
from organelle.table.errors import illegal


def serve_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    settings.arguments(command, say)
    command.epilog = say("serve-key")
    command.set_defaults(run=serve)


def serve(chosen: argparse.Namespace) -> int:
    """Serves until it is told to stop."""
    wanted = settings.chosen(chosen)
    settings.signing_key()
    with main.serving_place(wanted):
        if wanted.port:  # else the machine chooses one, and not before it listens
            print(sentence(chosen.lang, "serve-at", {"address": address(wanted)}), flush=True)
        main.serve(main.ServerRuntime(wanted))
    return 0


def address(wanted: settings.Settings) -> str:
    """Where a browser on this machine finds the page."""
    host = "localhost" if wanted.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else wanted.host
    return f"http://[{host}]:{wanted.port}" if ":" in host else f"http://{host}:{wanted.port}"


def backup_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("file", help=say("cli-backup-file"))
    settings.arguments(command, say, only=("database",))
    command.set_defaults(run=backup)


def backup(chosen: argparse.Namespace) -> int:
    """Copies the tables, also while others play."""
    if Path(chosen.file).exists():
        raise illegal("file-exists", path=chosen.file)
    try:
        main.backup(settings.chosen(chosen), chosen.file)
    except (OSError, sqlite3.Error) as error:
        raise illegal("file-unwritable", path=chosen.file, why=main.reason(error)) from None
    print(sentence(chosen.lang, "backup-done", {"path": chosen.file}))
    return 0


def check_games_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    settings.arguments(command, say, only=("database",))
    command.set_defaults(run=check_games)


def check_games(chosen: argparse.Namespace) -> int:
    """Names the open games that this version's rules would stop."""
    count, stuck = main.check_games(settings.chosen(chosen))
    for table, game, number, why in stuck:
        found: dict[str, str | int] = {"table": table, "game": game, "number": number, "why": why.message(chosen.lang)}
        print(sentence(chosen.lang, "check-games-stuck", found))
    if not stuck:
        print(sentence(chosen.lang, "check-games-fine", {"count": count}))
    return 1 if stuck else 0
