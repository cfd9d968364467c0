"""The two-player chapter."""

from cytosis.table import Table
from cytosis.test_event_cards import reveal
from organelle.games.cytosis.game import CYTOSIS


def test_three_detoxes_leave_the_game() -> None:
    """Nobody sees which. [CY-14.1]"""
    for edition in ("revised", "first"):
        s = Table(2, edition=edition).s
        assert sum(s.removed) == 3
        assert all(s.rules.cards[card].kind == 5 for card in range(len(s.removed)) if s.removed[card])
    assert "removed" not in CYTOSIS.view(s, 0)


def test_one_flask_an_area() -> None:
    """With a flask on the 3 of the nucleus its 2 is closed; the example of the book. [CY-14.2]"""
    table = Table(2)
    table.play("nucleus:3")
    assert "nucleus:2" not in table.codes() and table.closed(1)["nucleus:2"] == "area-full"
    table.play("mitochondria:3")
    assert "mitochondria:2" in table.codes()
    table.play("mitochondria:2")
    table.supply(1, carb=1, atp=2, lipid=2)
    table.hand(1, "detox-2")
    assert table.closed(1)["mitochondria:carb"] == "area-full"
    table.play("lipids:3")
    table.supply(0, lipid=2)
    assert "lipids:2" not in table.codes() and "steroid 2" in table.codes()
    table.play("steroid 2")
    assert table.closed(1)["detox"] == "area-full"
    table.play("market:0")
    assert "transporter:1" not in table.closed(1)
    table.supply(0, atp=9)
    assert [code for code in table.codes() if "market" in code] == ["market:1", "market:2", "market:3"]


def test_each_area_counts_by_itself() -> None:
    """A flask in the Rough ER does not close the Golgi or the membrane. [CY-14.2]"""
    table = Table(2)
    table.supply(0, mrna=4, atp=1)
    table.play("rough-er 2")
    table.supply(1, mrna=2)
    assert table.closed(1)["rough-er"] == "area-full"
    table.turn(0)
    assert "transporter:1" in table.codes()


def test_a_grey_flask_ignores_the_limit() -> None:
    """And counts toward it afterwards. [CY-14.3]"""
    table = Table(2)
    table.play("nucleus:3")
    table.supply(1, atp=4)
    table.play("grey", "nucleus:2")
    table = Table(2)
    table.supply(0, atp=4)
    table.play("grey", "nucleus:2")
    assert "nucleus:3" not in table.codes()


def test_two_cards_are_discarded() -> None:
    """Or as many as lie there. [CY-14.4]"""
    table = Table(2)
    table.market("catalase", "dhea", "cortisol", "aldolase")
    reveal(table, "toxicity")
    assert table.offered()[:2] == ["cortisol", "aldolase"]
    table.market("", "", "", "catalase")
    reveal(table, "reduce-atp-cost")
    assert "catalase" not in table.offered()
