"""What holds in every game, whatever is played."""

import pytest

from cytosis.table import Table
from organelle.bots.playout import play_chance
from organelle.games.cytosis.expansions.epigenetics import Early
from organelle.games.cytosis.game import CYTOSIS
from organelle.games.cytosis.phases.turns import GreyFlask, Turn
from organelle.kernel.state import CHANCE_ASKED


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("edition", "more"), [("revised", "on"), ("italian", "on"), ("revised", "off"), ("first", "off")]
)
def test_a_place_is_closed_or_offered(seats: int, edition: str, more: str) -> None:
    """Every place has an option or a reason, never both and never neither; health is the sum of its parts. [CY-3.5]"""
    table = Table(seats, edition=edition, virus=more, epigenetics=more, seed=seats)
    s = table.s
    while s.asked != 0:
        if s.asked == CHANCE_ASKED:
            play_chance(s, table.buffer, table.rng)
            continue
        if isinstance(s.top(), (Turn, GreyFlask, Early)):
            compare(table)
        s.options(table.asked, table.buffer)
        s.play(table.asked, table.buffer.items[table.rng.below(table.buffer.count)])
    for player in CYTOSIS.view(s, None)["players"]:
        assert sum(player["score"].values()) == player["health"]


def compare(table: Table) -> None:
    """The first words of the options and the closed places together are all places, without overlap."""
    first_words = {code.split(" ")[0] for code in table.codes()}
    places = [name for name in table.s.rules.places if name != "lower-smooth-er"] + ["detox", "steroid"]
    closed = CYTOSIS.view(table.s, table.asked)["closed"]
    for place in places:
        assert (place in first_words) != (place in closed), f"{place}: {closed.get(place)}, {table.codes()}"
