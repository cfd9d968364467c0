"""The sheets of earlier versions of a game, kept as files, so that a stored game is played on with its own figures."""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from organelle.kernel.game import Cards, Game

FOLDER = Path(__file__).parent / "games"
"""Where the games are; the files of a game are in its folder `old_sheets`."""


@lru_cache(32)
def sheets_at(game: Game, version: int) -> Cards:
    """Return the rows of every sheet that has changed since that version of the rules; an empty dictionary if none has.

    Everyone who asks gets the same dictionary, which is not to be changed.

    A file `1.toml` holds the sheets that changed after version 1, as `organelle cards GAME --toml` wrote them before
    the change. A sheet that it leaves out is the one of the next file, or today's.
    """
    columns = {sheet.name: [column.name for column in sheet.columns] for sheet in game.sheets}
    found: Cards = {}
    folder = FOLDER / game.name / "old_sheets"
    for last in reversed(versions(folder)):
        if last >= version:
            for name, rows in read(folder / f"{last}.toml").items():
                found[name] = [[row[column] for column in columns[name]] for row in rows]
    return found


@cache
def versions(folder: Path) -> list[int]:
    """Return the versions after which the sheets in a folder changed, in order; it is looked into once."""
    return sorted(int(path.stem) for path in folder.glob("*.toml"))


@cache
def read(path: Path) -> dict[str, Any]:
    """Return the content of a file; it is read once."""
    return tomllib.loads(path.read_text("utf-8"))
