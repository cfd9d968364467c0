"""Components, editions and a table's own cards."""

from typing import Any

import pytest

import organelle
from cytosis.table import Table
from organelle.games.cytosis.game import CYTOSIS
from organelle.old_sheets import sheets_at


def test_the_deck_has_43_cards() -> None:
    """10 enzymes, 6 and 6 hormones, 5 and 5 receptors, 7 detoxes, 4 additional resources. [CY-1.1]"""
    counts: dict[str, int] = {}
    for row in CYTOSIS.cards()["cards"]:
        counts[str(row[1])] = counts.get(str(row[1]), 0) + int(row[9])
    assert counts == {
        "enzyme": 10,
        "protein-hormone": 6,
        "steroid-hormone": 6,
        "protein-receptor": 5,
        "steroid-receptor": 5,
        "detox": 7,
        "resource": 4,
        "virus": 6,
    }


def test_of_enzymes_only_those_that_work_on_sugars_cost_a_carb() -> None:
    """A game that began before keeps the figures that it began with. [CY-1.1]"""
    carbs = {str(row[0]): row[5] for row in CYTOSIS.cards()["cards"] if row[1] == "enzyme"}
    before = {str(row[0]): row[5] for row in sheets_at(CYTOSIS, 2)["cards"] if row[1] == "enzyme"}
    assert {name for name, carb in carbs.items() if carb} == {"hexokinase", "aldolase"}
    assert {name for name in carbs if carbs[name] != before[name]} == {
        "lactate-dehydrogenase",
        "arginase",
        "glutamine-synthetase",
    }


@pytest.mark.parametrize("name", ["cards", "goals"])
def test_since_version_3_only_reconstructed_figures_changed(name: str) -> None:
    """A game that began before keeps the figures that it began with. [CY-1.1, CY-13.6]"""
    sheet = next(sheet for sheet in CYTOSIS.sheets if sheet.name == name)
    before = sheets_at(CYTOSIS, 3)[name]
    assert [row.cells[0] for row in sheet.rows] == [row[0] for row in before]
    changed = [
        (mark, column.name)
        for row, old in zip(sheet.rows, before, strict=True)
        for mark, column, cell, former in zip(row.marks, sheet.columns, row.cells, old, strict=True)
        if cell != former
    ]
    assert {mark for mark, _ in changed} == {"c"} and {column for _, column in changed} <= {"atp", "health"}


@pytest.mark.parametrize(("edition", "carbs"), [("revised", 15), ("italian", 15), ("first", 12)])
def test_the_stock_is_finite(edition: str, carbs: int) -> None:
    """30 ATP, 18 mRNA, 18 protein, 15 carbs and lipids, 12 in the first printing. [CY-1.2, CY-1.6]"""
    table = Table(edition=edition)
    assert [int(count) for count in table.s.stock] == [30, 18, 18, carbs, carbs]
    table.stock(mrna=1)
    table.play("nucleus:3")
    assert table.owns(0) == {"mrna": 1}


@pytest.mark.parametrize(("seats", "flasks"), [(2, 4), (3, 4), (4, 3), (5, 2)])
def test_pieces_of_a_player(seats: int, flasks: int) -> None:
    """Flasks by player count, two disks, two goal markers. [CY-1.3]"""
    player = Table(seats).s.players[0]
    assert (player.flasks, player.disks, player.markers) == (flasks, 2, 2)


def test_areas_have_their_spots() -> None:
    """26 spots in all. [CY-1.4]"""
    spots = {place: len(flasks) for place, flasks in CYTOSIS.view(Table().s, None)["flasks"].items()}
    assert sum(spots.values()) == 26
    assert (spots["rough-er"], spots["golgi"], spots["exocytosis"], spots["lower-smooth-er"]) == (3, 2, 3, 2)


def test_vesicle_places() -> None:
    """Two in the Smooth ER, three in the Rough ER, three in the Golgi. [CY-1.5]"""
    areas = [place["area"] for place in CYTOSIS.view(Table().s, None)["vesicles"]]
    assert areas == ["smooth-er"] * 2 + ["rough-er"] * 3 + ["golgi"] * 3


def test_the_first_printing_has_no_expansions() -> None:
    """Virus and epigenetic cards are not offered there. [CY-1.6]"""
    for option in ("virus", "epigenetics"):
        with pytest.raises(organelle.Illegal, match="edition first has no"):
            organelle.game("cytosis").new(seats=3, seed=1, edition="first", **{option: True})


def own_table() -> dict[str, Any]:
    """Our cards with one dearer detox."""
    rows = [list(row) for row in CYTOSIS.cards()["cards"]]
    row_of(rows, "detox-2")[7] = 5
    return {"cards": rows}


def row_of(rows: list[Any], name: str) -> list[Any]:
    """Return the row of that card."""
    return next(row for row in rows if row[0] == name)


def test_a_table_brings_its_own_cards() -> None:
    """A game with them replays from its text alone. [CY-1.7]"""
    match = organelle.game("cytosis").new(seats=2, seed=3, cards=own_table())
    assert match.view(0)["table"]["cards"]["detox-2"]["resources"]["atp"] == 5
    match.play(0, match.codes(0)[0])
    again = organelle.replay(match.text(), seed=1)
    assert again.view(0) == match.view(0)


@pytest.mark.parametrize(
    ("card", "column", "cell", "sentence"),
    [
        ("catalase", 4, 0, r"catalase \(enzyme\) must have at least 1 protein"),
        ("thyrotropin", 5, 2, r"thyrotropin \(protein-hormone\) must have exactly 1 carb"),
        ("detox-2", 6, 1, r"detox-2 \(detox\) cannot have any lipid"),
        ("mrna-reserve", 3, 0, "mrna-reserve is an additional-resource card and must give something"),
        ("catalase", 2, "none", r"catalase \(enzyme\) is of the group none"),
    ],
)
def test_a_card_that_does_not_fit_is_named(card: str, column: int, cell: int | str, sentence: str) -> None:
    """Every fault is a sentence. [CY-1.7]"""
    cards = own_table()
    row_of(cards["cards"], card)[column] = cell
    with pytest.raises(organelle.Illegal, match=sentence):
        organelle.game("cytosis").new(seats=2, seed=3, cards=cards)


def test_too_few_cards_are_refused() -> None:
    """The set-up must be possible. [CY-1.7]"""
    with pytest.raises(organelle.Illegal, match="needs at least 19"):
        organelle.game("cytosis").new(seats=5, seed=3, cards={"cards": own_table()["cards"][:12]})
    board = [list(row) for row in CYTOSIS.cards()["spots"]]
    board[0][0] = "vacuole"
    with pytest.raises(organelle.Illegal, match="must be nucleus:3"):
        organelle.game("cytosis").new(seats=3, seed=3, cards={"spots": board})
    events = [["calm", "boost", "ebola", 4]]
    with pytest.raises(organelle.Illegal, match=r"calm \(boost\) is for ebola"):
        organelle.game("cytosis").new(seats=3, seed=3, cards={"events": events})
