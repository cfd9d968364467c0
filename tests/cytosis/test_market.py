"""Buying cards."""

from cytosis.table import Table


def test_a_card_is_bought_for_its_price() -> None:
    """0, 1, 2 and 3 ATP from the left; all saw the card. [CY-6.1]"""
    table = Table()
    table.market("catalase", "dhea", "detox-2", "cortisol")
    table.supply(0, atp=2)
    assert [code for code in table.codes() if code.startswith("market")] == ["market:0", "market:1", "market:2"]
    table.play("market:2")
    assert table.owns(0) == {} and table.holds(0) == ["detox-2"]
    assert table.closed(1)["market:1"] == "needs-atp"


def test_an_empty_place_is_closed() -> None:
    """Also to a grey flask. [CY-6.2]"""
    table = Table()
    table.market("catalase", "dhea", "", "")
    table.supply(1, atp=9)
    table.play("market:0")
    assert table.closed(1)["market:0"] == "occupied"
    table.play("grey")
    assert "market:0" not in table.codes() and "market:1" in table.codes()
    assert table.closed(1)["market:0"] == "card-gone"
