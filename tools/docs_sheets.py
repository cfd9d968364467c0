"""Render the sheets of a game as a page of the docs site: every figure of cards and board, and where it comes from."""

from __future__ import annotations

from collections import Counter
from html import escape

from organelle.games import GAMES
from organelle.kernel.game import Cards, Game
from organelle.kernel.sheet import MARKS, RULEBOOK, Cell, Column, Row, Sheet
from organelle.localization import DEFAULT_LANGUAGE, has_message, sentence, word
from organelle.old_sheets import FOLDER, sheets_at, versions

SHOWN = ("cytosis", "cellulose", "foment")
"""The games with a page of their sheets; Duel is there to learn from, and short enough to read in its code."""

HEAD = """# {title}: cards and board figures

Every figure that {title} is played with, at **version {version}** of its rules, and where it comes from. The
[rules](../rules/{name}.md) say what the figures do, and [the balance lab](../lab.md) what was measured. `organelle
cards {name}` prints the same, and with `--toml` a file to change and [to play with](../guides/add-a-card.md).

{counts}:

| a figure looks like | and comes |
|---|---|
{legend}

The code of a row is its name in game texts, for bots, and in files with cards of one's own.
"""

TITLES = {
    "cytosis": {
        "cards": "Cell component cards",
        "events": "Events",
        "goals": "Goals",
        "spots": "Places for flasks",
        "figures": "Other figures of the board",
    },
    "cellulose": {
        "cards": "Cards",
        "wall-three": "Cell wall, up to three players",
        "wall-five": "Cell wall, four and five players",
        "spaces": "Spaces of the board",
        "market": "Market",
        "vacuole": "Central vacuole",
        "sprout": "Sprout board",
        "mangrove": "Mangrove board",
        "scenarios": "Scenarios",
        "ivy-mat": "Ivy’s mat",
        "ivy-actions": "Ivy’s actions",
    },
    "foment": {
        "plasmids": "Plasmids",
        "mutations": "Mutations",
        "genome": "Genome track",
        "clock": "Tide clock",
        "regions": "Regions",
        "players": "By the number of players",
    },
}
"""The heading of each sheet; one that is not here goes by its name."""

PREFIXES = {("cytosis", "goals"): "goal:"}
"""What stands before the names of a sheet in a code."""

UNSPOKEN = {("cellulose", "vacuole")}
"""Sheets whose rows have names that mean something else in codes."""

WIDE = 12
"""A table with more columns has upright heads."""

LONG = 20
"""A sheet with more rows is shown in parts, one for each word of its second column."""


def page(name: str) -> str:
    """Return the whole page of a game as Markdown, with the tables as HTML.

    Args:
        name: of a game in SHOWN.
    """
    game = GAMES[name]
    parts = [HEAD.format(title=game_title(game), name=name, version=game.version, **provenance(game))]
    parts += [sheet_section(game, sheet) for sheet in game.sheets]
    parts.append(older_versions(game))
    return "\n".join(parts)


def game_title(game: Game) -> str:
    """Return the name of a game as people say it."""
    return sentence(DEFAULT_LANGUAGE, f"{game.name}-title", {})


def provenance(game: Game) -> dict[str, str]:
    """Return the legend of the marks that a game's sheets have, and how many figures have each."""
    counts = Counter(
        mark
        for sheet in game.sheets
        for row in sheet.rows
        for mark, column in zip(row.marks, sheet.columns, strict=True)
        if is_number(column)
    )
    said = [f"{counts[mark]} are {sentence(DEFAULT_LANGUAGE, f'provenance-{MARKS[mark]}', {})}" for mark in MARKS]
    said = [text for text, mark in zip(said, MARKS, strict=True) if counts[mark]]
    legend = [
        f'| <span class="figure-{MARKS[mark]}">{figure("3", mark)}</span> '
        f"| {sentence(DEFAULT_LANGUAGE, f'provenance-{MARKS[mark]}', {})} |"
        for mark in MARKS
        if counts[mark]
    ]
    total = f"Of {counts.total()} numbers here "
    return {"counts": total + ", ".join(said[:-1]) + " and " * (len(said) > 1) + said[-1], "legend": "\n".join(legend)}


def sheet_section(game: Game, sheet: Sheet) -> str:
    """Return a sheet under its heading; a long one in parts."""
    title = TITLES.get(game.name, {}).get(sheet.name, sheet.name)
    lines = [f"## {title}", "", f"Sheet `{sheet.name}`.", ""]
    kinds = sheet.columns[1].words
    if len(sheet.rows) <= LONG or not kinds:
        return "\n".join([*lines, table(game, sheet, sheet.rows)])
    for kind in kinds:
        if rows := [row for row in sheet.rows if row.cells[1] == kind]:
            spoken = spoken_cell(game, kind)
            lines += [f"### {spoken[0].upper()}{spoken[1:]}", "", table(game, sheet, rows), ""]
    return "\n".join(lines)


def table(game: Game, sheet: Sheet, rows: list[Row]) -> str:
    """Return rows of a sheet as a table in HTML."""
    heads = ["<th>name</th>", "<th>code</th>", *(head(game, column) for column in sheet.columns[1:])]
    wide = " wide" * (len(sheet.columns) > WIDE)
    lines = [f'<div class="sheet{wide}">', "<table>", f"<thead><tr>{''.join(heads)}</tr></thead>", "<tbody>"]
    lines += [f"<tr>{table_row(game, sheet, row)}</tr>" for row in rows]
    return "\n".join([*lines, "</tbody>", "</table>", "</div>", ""])


def head(game: Game, column: Column) -> str:
    """Return the head of a column, spelled as people spell it (ATP)."""
    said = in_words(game, column.name)
    text = said if said.lower() == column.name else column.name.replace("-", " ")
    kind = ' class="number"' if is_number(column) else ""
    return f"<th{kind}><span>{escape(text)}</span></th>"


def table_row(game: Game, sheet: Sheet, row: Row) -> str:
    """Return the cells of a row: its name as people say it, its code, and the rest, each with its mark."""
    code = str(row.cells[0])
    name = figure(row_name(game, sheet.name, code), row.marks[0])
    cells = [f'<td class="name">{name}</td>', f"<td><code>{code}</code></td>"]
    for column, cell, mark in list(zip(sheet.columns, row.cells, row.marks, strict=True))[1:]:
        styles = f"figure-{MARKS[mark]}" + " number" * is_number(column) + " zero" * (cell == 0)
        cells.append(f'<td class="{styles}">{figure(spoken_cell(game, cell), mark)}</td>')
    return "".join(cells)


def is_number(column: Column) -> bool:
    """Return whether a column holds numbers."""
    return column.low <= column.high


def row_name(game: Game, sheet: str, code: str) -> str:
    """Return the name of a row as people say it; one that no language file has is its code in words."""
    if (game.name, sheet) in UNSPOKEN:
        return code.replace("-", " ")
    return in_words(game, code, PREFIXES.get((game.name, sheet), ""))


def in_words(game: Game, code: str, prefix: str = "") -> str:
    """Return a code as people say it, or the words in it if no language file has it."""
    stem = (prefix + code).partition(":")[0]
    if has_message(DEFAULT_LANGUAGE, f"{game.name}-word-{stem}"):
        return word(DEFAULT_LANGUAGE, game.name, prefix + code)
    return code.replace("-", " ")


def spoken_cell(game: Game, cell: Cell) -> str:
    """Return a cell as people read it."""
    if isinstance(cell, int):
        return str(cell)
    return "–" if cell in ("none", "-") else in_words(game, cell)


def figure(text: str, mark: str) -> str:
    """Return a figure with the letter that says where it comes from; one of a rulebook has none."""
    if mark == RULEBOOK:
        return escape(text)
    return f'{escape(text)}<sup class="mark" title="{MARKS[mark]}">{mark}</sup>'


def older_versions(game: Game) -> str:
    """Return what each older version of the sheets had in place of what came after it, the newest first."""
    lines = ["## Older versions", ""]
    ends = versions(FOLDER / game.name / "old_sheets")
    if not ends:
        return "\n".join(
            [*lines, f"The sheets have been as they are since version 1; {game_title(game)} has no older ones.", ""]
        )
    lines += ["A game is played to its end with the figures that it began with. Newest first:", ""]
    for place in reversed(range(len(ends))):
        first, last = (ends[place - 1] + 1 if place else 1), ends[place]
        changes = changes_after(game, last)
        named = f"version {last}" if first == last else f"versions {first} to {last}"
        lines += [f"### Games of {named}", "", f"{len(changes)} figures were otherwise than in version {last + 1}:", ""]
        lines += ['<div class="sheet">', "<table>", "<thead><tr><th>sheet</th><th>name</th><th>figure</th>"]
        lines += [
            f'<th class="number">until version {last}</th><th class="number">from version {last + 1}</th></tr></thead>',
            "<tbody>",
        ]
        lines += [f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in change)}</tr>" for change in changes]
        lines += ["</tbody>", "</table>", "</div>", ""]
    return "\n".join(lines)


def changes_after(game: Game, last: int) -> list[tuple[str, str, str, str, str]]:
    """Return every figure that changed after a version: its sheet, row and column, and the cell before and after."""
    before, after = all_sheets(game, last), all_sheets(game, last + 1)
    found: list[tuple[str, str, str, str, str]] = []
    for sheet in game.sheets:
        rows = {
            name: {str(row[0]): row for row in rows[sheet.name]} for name, rows in (("old", before), ("new", after))
        }
        for code in {**rows["old"], **rows["new"]}:
            old, new = rows["old"].get(code), rows["new"].get(code)
            name = row_name(game, sheet.name, code)
            for place, column in list(enumerate(sheet.columns))[1:]:
                cells = [spoken_cell(game, row[place]) if row else "no such row" for row in (old, new)]
                if cells[0] != cells[1]:
                    found.append((sheet.name, name, column.name.replace("-", " "), cells[0], cells[1]))
    return found


def all_sheets(game: Game, version: int) -> Cards:
    """Return every sheet as it was at a version."""
    return {sheet.name: [row.cells for row in sheet.rows] for sheet in game.sheets} | sheets_at(game, version)
