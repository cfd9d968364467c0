"""Events and grey flasks."""

import pytest

from cytosis.table import Table
from organelle.games.cytosis.game import CYTOSIS


def reveal(table: Table, event: str) -> None:
    table.end_round()
    table.play(f"reveal {event}")
    table.settle_chance()


def test_boosts_lie_until_taken_and_add_up() -> None:
    """A resource of the stock on the area; nothing if the stock has none. [CY-11.1]"""
    table = Table()
    reveal(table, "respiration-boost")
    assert CYTOSIS.view(table.s, 0)["boosts"]["mitochondria"] == 1 and table.in_stock("atp") == 29
    reveal(table, "respiration-boost")
    assert CYTOSIS.view(table.s, 0)["boosts"]["mitochondria"] == 2
    table.stock(carb=0)
    reveal(table, "glucose-boost")
    assert CYTOSIS.view(table.s, 0)["boosts"]["transporter"] == 0


@pytest.mark.parametrize(("edition", "bonus"), [("revised", {"atp": 1}), ("italian", {"atp": 1}), ("first", {})])
def test_reduced_atp_cost(edition: str, bonus: dict[str, int]) -> None:
    """Every card costs 1 less, and the free place gives an ATP. [CY-11.2, CY-1.6]"""
    table = Table(edition=edition)
    reveal(table, "reduce-atp-cost")
    assert [offer["price"] for offer in CYTOSIS.view(table.s, None)["market"]] == [0, 0, 1, 2]
    table.play("market:0")
    assert table.owns(0) == bonus
    table.play("market:1")
    assert table.owns(1) == {}


def test_reduced_cost_lasts_a_round() -> None:
    """The next event alone is in force. [CY-11.2, CY-4.2]"""
    table = Table()
    reveal(table, "reduce-atp-cost")
    reveal(table, "toxicity")
    assert [offer["price"] for offer in CYTOSIS.view(table.s, None)["market"]] == [0, 1, 2, 3]


def test_toxicity() -> None:
    """5 lose 1, 7 lose 2, 10 lose 4, each kind by itself; ATP and disks are safe. [CY-11.3]"""
    table = Table()
    table.supply(0, atp=12, mrna=4, protein=5, carb=6, lipid=7)
    table.supply(1, mrna=10, lipid=8, protein=9)
    table.s.owner[2], table.s.amount[2] = 2, 9
    reveal(table, "toxicity")
    assert table.owns(0) == {"atp": 12, "mrna": 4, "protein": 4, "carb": 5, "lipid": 5}
    assert table.owns(1) == {"mrna": 6, "lipid": 6, "protein": 7} and table.s.amount[2] == 9


def test_a_grey_flask_comes_before_the_own() -> None:
    """4 ATP first; one a turn, and the own flask follows, or is exhausted. [CY-12.1]"""
    table = Table()
    table.supply(0, atp=3)
    assert "grey" not in table.codes()
    table.supply(0, atp=8)
    table.play("grey")
    assert table.owns(0) == {"atp": 4} and "exhaust atp" not in table.codes()
    table.play("mitochondria:3")
    assert "grey" not in table.codes() and table.asked == 0 and table.s.greys == 1
    table.play("exhaust lipid")
    assert table.asked == 1


def test_only_two_grey_flasks_a_round() -> None:
    """Those in the grey area. [CY-12.1]"""
    table = Table()
    for seat in range(3):
        table.supply(seat, atp=4)
        if seat < 2:
            table.play("grey", "nucleus:2", "exhaust lipid")
    assert "grey" not in table.codes()
    assert CYTOSIS.view(table.s, 0)["flasks"]["nucleus:2"] == [{"seat": -1, "greys": 2}]


def test_a_grey_flask_goes_anywhere() -> None:
    """On a spot that is taken; where spots are equal the player says whether it joins a flask. [CY-12.2]"""
    table = Table()
    table.play("nucleus:3")
    table.supply(0, mrna=2)
    table.turn(0)
    table.play("rough-er 2")
    table.supply(1, atp=4, mrna=2)
    table.turn(1)
    table.play("grey")
    assert "nucleus:3" in table.codes()
    assert [code for code in table.codes() if "rough-er" in code] == ["rough-er 2", "rough-er occupied 2"]
    table.play("rough-er occupied 2")
    assert CYTOSIS.view(table.s, 0)["flasks"]["rough-er"] == [{"seat": 0, "greys": 1}, None, None]


def test_a_grey_flask_on_a_free_spot_blocks_it() -> None:
    """It is a flask like any other there. [CY-12.2, CY-3.4]"""
    table = Table()
    table.supply(0, atp=4)
    table.play("grey", "nucleus:3")
    assert "nucleus:3" not in table.codes()
