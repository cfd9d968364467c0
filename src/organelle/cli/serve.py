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
    """Add the flags of `organelle serve`."""
    settings.arguments(command, say)
    command.epilog = say("serve-key")
    command.set_defaults(run=serve)


def serve(args: argparse.Namespace) -> int:
    """Serve until the process is told to stop; return the exit code."""
    wanted = settings.from_arguments(args)
    settings.signing_key()
    with main.serving_place(wanted):
        if wanted.port:  # else the machine chooses one, and not before it listens
            print(sentence(args.lang, "serve-at", {"address": address(wanted)}), flush=True)
        main.serve(main.ServerRuntime(wanted))
    return 0


def address(wanted: settings.Settings) -> str:
    """Return where a browser on this machine finds the page."""
    host = "localhost" if wanted.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else wanted.host
    return f"http://[{host}]:{wanted.port}" if ":" in host else f"http://{host}:{wanted.port}"


def backup_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Add the flags of `organelle backup`."""
    command.add_argument("file", help=say("cli-backup-file"))
    settings.arguments(command, say, only=("database",))
    command.set_defaults(run=backup)


def backup(args: argparse.Namespace) -> int:
    """Copy the tables, also while others play; return the exit code."""
    if Path(args.file).exists():
        raise illegal("file-exists", path=args.file)
    try:
        main.backup(settings.from_arguments(args), args.file)
    except (OSError, sqlite3.Error) as error:
        raise illegal("file-unwritable", path=args.file, why=main.reason(error)) from None
    print(sentence(args.lang, "backup-done", {"path": args.file}))
    return 0


def check_games_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Add the flags of `organelle check-games`."""
    settings.arguments(command, say, only=("database",))
    command.set_defaults(run=check_games)


def check_games(args: argparse.Namespace) -> int:
    """Name the open games that this version's rules would stop; return 1 if there are any."""
    count, stuck = main.check_games(settings.from_arguments(args))
    for table, game, number, why in stuck:
        found: dict[str, str | int] = {"table": table, "game": game, "number": number, "why": why.message(args.lang)}
        print(sentence(args.lang, "check-games-stuck", found))
    if not stuck:
        print(sentence(args.lang, "check-games-fine", {"count": count}))
    return 1 if stuck else 0
