"""Figures: the game's own sheets, and a table that brings its own."""

import pytest

import organelle
from organelle.games.cellulose.game import CELLULOSE
from organelle.old_sheets import sheets_at


def rows(sheet: str) -> list[list[str | int]]:
    """The rows of one of the game's own sheets, to be changed by a test."""
    return [list(row) for row in CELLULOSE.cards()[sheet]]


def test_every_figure_says_where_it_comes_from() -> None:
    """One mark a cell. [CE-1.5]"""
    for sheet in CELLULOSE.sheets:
        for row in sheet.rows:
            assert len(row.marks) == len(row.cells) == len(sheet.columns), f"{sheet.name}: {row.cells[0]}"
            assert set(row.marks) <= set("rpc")


def test_the_stated_figures() -> None:
    """46 cards; a wall from 6 to 12, four spaces in its first section; 16 action cards. [CE-1.5, CE-2.2, CE-11.3]"""
    assert sum(int(row[2]) for row in rows("cards")) == 46
    wall = rows("wall-three")
    assert [row[1] for row in wall].count(1) == 4
    assert (min(int(row[2]) for row in wall), max(int(row[2]) for row in wall)) == (6, 12)
    assert len(rows("ivy-actions")) == 16


def test_only_reconstructed_figures_have_changed() -> None:
    """What a rulebook prints or a page shows is a fact; a game that began before keeps its figures. [CE-1.5]"""
    before = sheets_at(CELLULOSE, 2)
    assert set(before) == {"cards", "sprout", "mangrove", "scenarios", "ivy-mat", "ivy-actions"}
    for sheet in CELLULOSE.sheets:
        for row, old in zip(sheet.rows, before.get(sheet.name, []), strict=False):
            changed = {row.marks[cell] for cell in range(len(old)) if row.cells[cell] != old[cell]}
            assert row.cells[0] == old[0] and changed <= {"c"}, row.cells[0]


def test_a_table_may_bring_its_own_cards() -> None:
    """A game with them replays from its text alone. [CE-6.2]"""
    cards = rows("cards")
    cards.append(["amylase", "enzyme", 3, 0, 1, 0, 4, 0, 0, "health", 0, 3])
    match = organelle.game("cellulose").new(2, seed=3, cards={"cards": cards})
    assert match.view(None)["table"]["cards"]["amylase"]["health"] == 4
    assert match.view(None)["table"]["deck"] == 45
    seat = match.waiting[0]
    match.play(seat, match.codes(seat)[0])
    assert organelle.replay(match.text(), seed=1).text() == match.text()


@pytest.mark.parametrize(
    ("sheet", "row", "column", "cell", "says"),
    [
        ("cards", 0, 9, "build", "starch-1"),
        ("cards", 8, 11, 2, "gh3-synthetase"),
        ("cards", 9, 11, 0, "lipase"),
        ("cards", 0, 0, "s1", "s1"),
        ("sprout", 1, 2, "r0", "s1"),
        ("sprout", 1, 2, "-", "shoot"),
        ("wall-five", 0, 1, 3, "wall-five"),
        ("scenarios", 1, 0, "desert", "scenarios"),
    ],
)
def test_what_does_not_fit_is_told_in_a_sentence(sheet: str, row: int, column: int, cell: str | int, says: str) -> None:
    """A fault names what is wrong. [CE-1.10]"""
    own = rows(sheet)
    own[row][column] = cell
    with pytest.raises(organelle.Illegal, match=says):
        organelle.game("cellulose").new(2, seed=1, cards={sheet: own})
