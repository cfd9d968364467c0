"""A table's own cards: read from TOML, checked against the game's sheets, every fault a sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from organelle.kernel.game import Cards, Fault, Game
from organelle.kernel.sheet import Cell, Column, Sheet
from organelle.table.refusal import Illegal, illegal


def read(game: Game, path: str) -> Cards:
    """The sheets of a TOML file, checked."""
    try:
        content = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise illegal("cards-unreadable", path=path, why=error.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise illegal("cards-not-toml", path=path, why=str(error)) from None
    return checked(game, content)


def checked(game: Game, content: dict[str, Any]) -> Cards:
    """Sheets by name, each a list of rows (tables by column, or cells in order); all faults at once."""
    sheets = {sheet.name: sheet for sheet in game.sheets}
    faults: list[Fault] = []
    cards: Cards = {}
    for name, rows in content.items():
        if name not in sheets:
            faults.append(Fault("cards-unknown-sheet", sheet=name, allowed=", ".join(sheets)))
        elif not isinstance(rows, list):
            faults.append(Fault("cards-not-rows", sheet=name))
        else:
            cards[name] = rows_of(sheets[name], rows, faults)
    if faults:
        raise Illegal(*faults)
    return cards


def rows_of(sheet: Sheet, rows: list[Any], faults: list[Fault]) -> list[list[Cell]]:
    if not sheet.least <= len(rows) <= sheet.most:
        faults.append(Fault("cards-count", sheet=sheet.name, count=len(rows), least=sheet.least, most=sheet.most))
    found = [row_of(sheet, number, row, faults) for number, row in enumerate(rows, 1)]
    names = [str(row[0]) for row in found if row]
    for name in sorted({name for name in names if names.count(name) > 1}):
        faults.append(Fault("cards-twice", sheet=sheet.name, name=name))
    return found


def row_of(sheet: Sheet, number: int, row: Any, faults: list[Fault]) -> list[Cell]:
    """The cells of a row in the order of the columns; empty when they cannot be told."""
    names = [column.name for column in sheet.columns]
    if isinstance(row, list) and len(row) == len(names):
        row = dict(zip(names, row, strict=True))
    if not isinstance(row, dict):
        faults.append(Fault("cards-row", sheet=sheet.name, row=number, columns=", ".join(names)))
        return []
    for name in row:
        if name not in names:
            faults.append(
                Fault("cards-unknown-column", sheet=sheet.name, row=number, column=str(name), allowed=", ".join(names))
            )
    return [cell_of(sheet, number, column, row.get(column.name), faults) for column in sheet.columns]


def cell_of(sheet: Sheet, number: int, column: Column, cell: Any, faults: list[Fault]) -> Cell:
    """A cell that fits its column; one that does not is told, and an empty one stands in its place."""
    fault = cell_fault(column, cell)
    if fault is None:
        return cell  # type: ignore[no-any-return]
    fault.arguments |= {"sheet": sheet.name, "row": number, "column": column.name, "cell": str(cell)}
    faults.append(fault)
    return ""


def cell_fault(column: Column, cell: Any) -> Fault | None:
    """What is wrong with a cell, if anything."""
    if cell is None:
        return Fault("cards-missing")
    if column.numeric:
        fits = isinstance(cell, int) and not isinstance(cell, bool) and column.low <= cell <= column.high
        return None if fits else Fault("cards-number", low=column.low, high=column.high)
    if column.words:
        return None if cell in column.words else Fault("cards-choice", allowed=", ".join(column.words))
    fits = isinstance(cell, str) and cell != "" and not any(sign.isspace() for sign in cell)
    return None if fits else Fault("cards-word")
