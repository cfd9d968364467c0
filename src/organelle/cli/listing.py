"""`organelle games` and `organelle cards`: list the games, print the cards of one."""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import Any

import organelle
from organelle.cli.arguments import Say
from organelle.kernel.game import Game
from organelle.kernel.sheet import MARKS, Sheet
from organelle.localization import sentence


def add_games_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle games`."""
    command.add_argument("game", nargs="?", help=say("cli-game"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=games)


def games(args: argparse.Namespace) -> int:
    """Print every game with its seats and options; an example only if it is named."""
    listed = [organelle.game(name).rules for name in ([args.game] if args.game else organelle.games())]
    if args.json:
        print(json.dumps([game_json(game) for game in listed], indent=2))
    else:
        paragraphs = [game_paragraph(game, args.lang) for game in listed]
        print("\n\n".join(paragraphs) or sentence(args.lang, "games-none", {}))
    return 0


def game_json(game: Game) -> dict[str, Any]:
    """Return a game as data for JSON."""
    options = [{"name": o.name, "values": o.values, "default": o.default} for o in game.options]
    return {"name": game.name, "seats": game.seats, "stage": game.stage, "version": game.version, "options": options}


def game_paragraph(game: Game, language: str) -> str:
    """Return what the game is, how many can play it, and its options, with a star at each default."""
    arguments: dict[str, str | int] = {"name": game.name, "low": game.seats[0], "high": game.seats[-1]}
    title = sentence(language, f"{game.name}-title", {})
    lines = [f"{title} · {sentence(language, 'games-facts', arguments)}"]
    lines += textwrap.wrap(
        sentence(language, f"{game.name}-about", {}), 78, initial_indent="  ", subsequent_indent="  "
    )
    for option in game.options:
        about = sentence(language, f"{game.name}-option-{option.name}", {})
        lines += textwrap.wrap(f"--option {option.name}=… {about}", 78, initial_indent="  ", subsequent_indent="    ")
        for value in option.values:
            meaning = sentence(language, f"{game.name}-value-{option.name}-{value}", {})
            mark = "*" if value == option.default else " "
            lines += textwrap.wrap(f"{mark} {value}: {meaning}", 78, initial_indent="    ", subsequent_indent="      ")
    return "\n".join(lines)


def add_cards_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle cards`."""
    command.add_argument("game", help=say("cli-game"))
    command.add_argument("--toml", action="store_true", help=say("cli-toml"))
    command.set_defaults(run=cards)


def cards(args: argparse.Namespace) -> int:
    """Print the sheets of a game, each figure with its provenance; or as TOML, to change and bring back (`--cards`)."""
    game = organelle.game(args.game).rules
    print("\n\n".join(sheet_toml(sheet) if args.toml else sheet_table(sheet, args.lang) for sheet in game.sheets))
    return 0


def sheet_table(sheet: Sheet, language: str) -> str:
    """Return a sheet in columns; a letter behind each figure says where it comes from, and a legend explains it."""
    rows = [[column.name for column in sheet.columns]]
    for row in sheet.rows:
        rows.append([f"{cell} {mark}" for cell, mark in zip(row.cells, row.marks)])
    widths = [max(len(row[index]) for row in rows) for index in range(len(sheet.columns))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    used = sorted({mark for row in sheet.rows for mark in row.marks})
    legend = ", ".join(f"{mark} = {sentence(language, f'provenance-{MARKS[mark]}', {})}" for mark in used)
    return "\n".join([f"[{sheet.name}]", *lines, legend])


def sheet_toml(sheet: Sheet) -> str:
    """Return a sheet as TOML, in the form that `--cards` reads."""
    blocks = []
    for row in sheet.rows:
        cells = (f"{column.name} = {json.dumps(cell)}" for column, cell in zip(sheet.columns, row.cells))
        blocks.append("\n".join([f"[[{sheet.name}]]", *cells]))
    return "\n\n".join(blocks)
