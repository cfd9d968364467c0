"""A table's own cards, checked against the game's sheets; every fault is a sentence."""

from typing import Any

from organelle.kernel.game import Cards, Fault, Game
from organelle.kernel.sheet import Cell, Column, Sheet
from organelle.table.errors import IllegalSetup


def validate_cards(game: Game, content: dict[str, Any]) -> Cards:
    """Check a table's own sheets.

    Args:
        game: the rules whose sheets they replace.
        content: sheets by name, each a list of rows; a row is a table by column or a list of cells in order.

    Returns:
        The rows of those sheets, cells in the order of the columns.

    Raises:
        IllegalSetup: with a fault for everything that does not fit, all at once.
    """
    sheets = {sheet.name: sheet for sheet in game.sheets}
    faults: list[Fault] = []
    cards: Cards = {}
    for name, rows in content.items():
        if name not in sheets:
            faults.append(Fault("cards-unknown-sheet", sheet=name, allowed=", ".join(sheets)))
        elif not isinstance(rows, list):
            faults.append(Fault("cards-not-rows", sheet=name))
        else:
            cards[name] = validate_rows(sheets[name], rows, faults)
    if faults:
        raise IllegalSetup(*faults)
    return cards


def validate_rows(sheet: Sheet, rows: list[Any], faults: list[Fault]) -> list[list[Cell]]:
    """Return the cells of every row; append what is wrong with them to `faults`."""
    if not sheet.least <= len(rows) <= sheet.most:
        faults.append(Fault("cards-count", sheet=sheet.name, count=len(rows), least=sheet.least, most=sheet.most))
    found = [validate_row(sheet, number, row, faults) for number, row in enumerate(rows, 1)]
    names = [str(row[0]) for row in found if row]
    for name in sorted({name for name in names if names.count(name) > 1}):
        faults.append(Fault("cards-twice", sheet=sheet.name, name=name))
    return found


def validate_row(sheet: Sheet, number: int, row: Any, faults: list[Fault]) -> list[Cell]:
    """Return the cells of a row in the order of the columns, or none if it is no row; append to `faults`."""
    names = [column.name for column in sheet.columns]
    allowed = ", ".join(names)
    if isinstance(row, list) and len(row) == len(names):
        row = dict(zip(names, row))
    if not isinstance(row, dict):
        faults.append(Fault("cards-row", sheet=sheet.name, row=number, columns=allowed))
        return []
    unknown = [str(name) for name in row if name not in names]
    for name in unknown:
        faults.append(Fault("cards-unknown-column", sheet=sheet.name, row=number, column=name, allowed=allowed))
    for column in sheet.columns:
        cell = row.get(column.name)
        fault = cell_fault(column, cell)
        if fault is not None:
            fault.arguments |= {"sheet": sheet.name, "row": number, "column": column.name, "cell": str(cell)}
            faults.append(fault)
    return [row.get(name, "") for name in names]


def cell_fault(column: Column, cell: Any) -> Fault | None:
    """Return what is wrong with a cell, or None."""
    if cell is None:
        return Fault("cards-missing")
    if column.low <= column.high:
        fits = type(cell) is int and column.low <= cell <= column.high
        return None if fits else Fault("cards-number", low=column.low, high=column.high)
    if column.words:
        return None if cell in column.words else Fault("cards-choice", allowed=", ".join(column.words))
    return None if isinstance(cell, str) and cell.split() == [cell] else Fault("cards-word")
