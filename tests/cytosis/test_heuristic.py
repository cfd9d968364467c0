"""The first impression that bots have of a choice."""

from cytosis.table import Table
from organelle.bots.heuristics.cytosis import CytosisHeuristic
from organelle.games.cytosis.game import CYTOSIS


def weights(table: Table) -> dict[str, int]:
    """The weight of every option of the seat that is asked, by its code."""
    codes = table.codes()
    CytosisHeuristic(CYTOSIS).weigh_options(table.s, table.asked, table.buffer)
    return {code: int(table.buffer.weights[index]) for index, code in enumerate(codes)}


def test_a_reserve_waits_for_the_flask_only_while_the_stock_is_short() -> None:
    """Before the flask it helps to pay for more; with an empty stock it gets more after it. [CY-9.6]"""
    table = Table()
    table.hand(0, "mrna-reserve", "catalase")
    table.supply(0, mrna=3)
    found = weights(table)
    assert found["ribosome 3 mrna-reserve"] == 1 < found["ribosome 3"] and found["play mrna-reserve"] > 1
    table.stock(mrna=0)
    found = weights(table)
    assert found["ribosome 3 mrna-reserve"] == found["ribosome 3"]
