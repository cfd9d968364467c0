"""The pages of sheets: every row of every sheet is there, each figure with where it comes from."""

import re
from html import unescape
from pathlib import Path

import pytest
from tools import docs_sheets

from organelle.games import GAMES
from organelle.kernel.sheet import RULEBOOK
from organelle.old_sheets import sheets_at

ROW = re.compile(r"<tr><td class=\"name\">(.*?)</td><td><code>(.*?)</code></td>(.*?)</tr>")
CELL = re.compile(r"<td class=\"figure-(\w+)[^\"]*\">([^<]*)(?:<sup class=\"mark\" title=\"(\w+)\">(\w)</sup>)?</td>")
WORDS = {"rulebook": "r", "public": "p", "reconstructed": "c", "own": "o"}


def part_of(text: str, sheet: str) -> str:
    """Return what stands on a page about a sheet."""
    return text.partition(f"\nSheet `{sheet}`.\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize(
    ("name", "sheet"), [(name, sheet.name) for name in docs_sheets.SHOWN for sheet in GAMES[name].sheets]
)
def test_every_row_of_a_sheet_is_on_its_page_with_its_marks(name: str, sheet: str) -> None:
    found = {code: cells for _, code, cells in ROW.findall(part_of(docs_sheets.page(name), sheet))}
    rows = next(one.rows for one in GAMES[name].sheets if one.name == sheet)
    assert list(found) == [row.cells[0] for row in rows]
    for row in rows:
        cells = CELL.findall(found[str(row.cells[0])])
        assert [WORDS[tint] for tint, *_ in cells] == list(row.marks[1:])
        assert [mark or RULEBOOK for *_, mark in cells] == list(row.marks[1:])
        numbers = [
            (cell, text) for cell, (_, text, *_) in zip(row.cells[1:], cells, strict=True) if isinstance(cell, int)
        ]
        assert all(str(cell) == text for cell, text in numbers)
        assert all(text for _, text, *_ in cells)


@pytest.mark.parametrize("name", docs_sheets.SHOWN)
def test_every_sheet_has_a_heading_in_words(name: str) -> None:
    assert set(docs_sheets.TITLES[name]) == {sheet.name for sheet in GAMES[name].sheets}


def test_a_card_has_the_name_that_people_say() -> None:
    names = {code: unescape(said) for said, code, _ in ROW.findall(part_of(docs_sheets.page("cytosis"), "cards"))}
    assert names["dhea"].startswith("DHEA<sup") and names["tsh-receptor"].startswith("TSH receptor<sup")
    assert names["ebola-attack"] == "Ebola attack"


def test_older_sheets_are_told_by_what_changed() -> None:
    """A figure of an old version is the one that its games are played with."""
    text = docs_sheets.page("cytosis").partition("## Older versions")[2]
    assert f"version {GAMES['cytosis'].version}" in docs_sheets.page("cytosis")
    assert "### Games of version 3" in text and "### Games of versions 1 to 2" in text
    game = GAMES["cytosis"]
    before = next(row for row in sheets_at(game, 3)["cards"] if row[0] == "estradiol")
    after = next(row.cells for row in game.sheets[0].rows if row.cells[0] == "estradiol")
    assert f"<td>estradiol</td><td>health</td><td>{before[8]}</td><td>{after[8]}</td>" in text
    assert "<td>catalase</td><td>mrna</td>" not in text, "a figure that never changed"


def test_a_game_without_older_sheets_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(docs_sheets, "FOLDER", tmp_path)
    assert "as they are since version 1" in docs_sheets.page("foment")
