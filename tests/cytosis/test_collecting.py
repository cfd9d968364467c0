"""Spots that give resources, and the boosts on them."""

import pytest

from cytosis.table import Table


@pytest.mark.parametrize(
    ("spot", "gained"),
    [
        ("nucleus:3", {"mrna": 3}),
        ("nucleus:2", {"mrna": 2}),
        ("mitochondria:3", {"atp": 3}),
        ("mitochondria:2", {"atp": 2}),
        ("lipids:3", {"lipid": 3}),
        ("lipids:2", {"lipid": 2}),
    ],
)
def test_a_spot_gives_its_number(spot: str, gained: dict[str, int]) -> None:
    """mRNA in the nucleus, ATP in the mitochondria, lipids in the Smooth ER. [CY-5.1, CY-5.3, CY-5.5]"""
    table = Table()
    table.play(spot)
    assert table.owns(0) == gained


def test_carbs_cost_atp() -> None:
    """2 carbs for 2 ATP, 1 for 1. [CY-5.2]"""
    table = Table()
    table.supply(0, atp=3)
    table.play("transporter:2")
    assert table.owns(0) == {"atp": 1, "carb": 2}
    table.supply(1, atp=1)
    table.play("transporter:1")
    assert table.owns(1) == {"carb": 1}


def test_a_carb_spot_must_be_paid_in_full() -> None:
    """Only a short stock makes it cheaper. [CY-5.2]"""
    table = Table()
    table.supply(0, atp=1)
    assert table.closed(0)["transporter:2"] == "needs-atp"
    table.stock(carb=1)
    table.play("transporter:2")
    assert table.owns(0) == {"carb": 1}


def test_a_carb_burns_to_six_atp() -> None:
    """Or to as many as the stock has; not at all if it has none. [CY-5.4]"""
    table = Table()
    assert table.closed(0)["mitochondria:carb"] == "needs-carb"
    table.supply(0, carb=1)
    table.play("mitochondria:carb")
    assert table.owns(0) == {"atp": 6}
    table = Table()
    table.supply(0, carb=1)
    table.stock(atp=4)
    table.play("mitochondria:carb")
    assert table.owns(0) == {"atp": 4}
    table = Table()
    table.supply(0, carb=1)
    table.stock(atp=0)
    assert table.closed(0)["mitochondria:carb"] == "stock-empty"


def test_the_ribosome_translates_any_number() -> None:
    """At least one in the revised book. [CY-5.6]"""
    table = Table()
    table.supply(0, mrna=3)
    assert [code for code in table.codes() if "ribosome" in code] == ["ribosome 1", "ribosome 2", "ribosome 3"]
    table.stock(protein=2)
    assert "ribosome 3" not in table.codes()
    table.play("ribosome 2")
    assert table.owns(0) == {"mrna": 1, "protein": 2} and table.in_stock("protein") == 0
    assert table.closed(1)["ribosome"] == "occupied"


def test_the_ribosome_may_trade_nothing_elsewhere() -> None:
    """In the Italian book and the first printing even without mRNA. [CY-5.6, CY-1.6]"""
    assert Table().closed(0)["ribosome"] == "needs-mrna"
    for edition in ("italian", "first"):
        assert "ribosome 0" in Table(edition=edition).codes()


def test_the_first_to_place_takes_all_boosts() -> None:
    """On any spot of the area, with any flask, after the action. [CY-5.7]"""
    table = Table()
    table.s.boosts[1] = 2
    table.supply(0, atp=1)
    table.play("transporter:1")
    assert table.owns(0) == {"carb": 3} and table.s.boosts[1] == 0
    table.supply(1, atp=6)
    table.s.boosts[3] = 1
    table.hand(1, "detox-2")
    table.play("grey", "detox detox-2")
    assert table.owns(1) == {"lipid": 1}


def test_a_boost_does_not_pay_for_its_action() -> None:
    """The lipid on the Smooth ER comes after the vesicle. [CY-5.7]"""
    table = Table()
    table.s.boosts[3] = 1
    table.supply(0, lipid=2)
    assert [code for code in table.codes() if code.startswith("steroid")] == ["steroid 2"]
    table.play("steroid 2")
    assert table.owns(0) == {"lipid": 1}


def test_exocytosis_does_not_take_the_boost_of_the_transporter() -> None:
    """The two areas of the membrane are separate. [CY-5.7]"""
    table = Table()
    table.s.boosts[1] = 1
    table.hand(0, "thyrotropin")
    table.supply(0, mrna=2, carb=1, atp=2)
    for code in ("rough-er 2", "golgi vesicle:2 carb", "exocytosis vesicle:5 thyrotropin"):
        table.play(code)
        table.turn(0)
    assert table.s.boosts[1] == 1
