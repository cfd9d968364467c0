"""Rounds, turns and phase 2."""

import pytest

import organelle
from cytosis.table import Table
from organelle.bots.playout import playout
from organelle.games.cytosis.game import CYTOSIS
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng


@pytest.mark.parametrize(
    ("seats", "virus", "rounds"),
    [(2, "off", 11), (3, "off", 11), (4, "off", 12), (5, "off", 13), (2, "on", 11), (4, "on", 13), (5, "on", 15)],
)
def test_number_of_rounds(seats: int, virus: str, rounds: int) -> None:
    """One more than there are events; after the last one scoring comes at once. [CY-3.1, CY-4.6]"""
    s = CYTOSIS.new(seats, {**CYTOSIS.defaults(), "virus": virus}, CYTOSIS.cards())
    playout(s, ActionBuffer(), Rng(4))
    assert s.round == rounds and s.events.size == 0


def test_clockwise_a_flask_a_turn() -> None:
    """The marker changes hands, the running round keeps its order, the next begins with its holder. [CY-3.2, CY-8.1]"""
    table = Table()
    table.play("nucleus:3")
    assert table.asked == 1
    table.play("laureates")
    assert table.asked == 2
    table.play("nucleus:2")
    assert table.asked == 0
    table.s.players[1].flasks = 0
    table.play("lipids:3")
    assert table.asked == 2
    table.end_round()
    table.settle_chance()
    assert table.asked == 1 and table.s.round == 2


def test_a_flask_and_its_action_at_once() -> None:
    """The flask lies there and its resources are taken. [CY-3.3]"""
    table = Table()
    table.play("nucleus:3")
    assert table.owns(0) == {"mrna": 3} and table.s.players[0].flasks == 3
    assert table.event_keys() == ["flask.placed", "resource.gained"]


def test_one_flask_a_spot() -> None:
    """A spot that is taken is closed until the flasks return. [CY-3.4]"""
    table = Table()
    table.play("nucleus:3")
    assert "nucleus:3" not in table.codes() and "nucleus:2" in table.codes()
    assert table.closed(1)["nucleus:3"] == "occupied"


def test_no_flask_without_its_action() -> None:
    """A spot that gives nothing or cannot be used is closed, the Laureates never. [CY-3.5]"""
    table = Table()
    table.stock(mrna=0)
    closed = table.closed(0)
    assert closed["nucleus:3"] == "stock-empty" and closed["transporter:1"] == "needs-atp"
    assert closed["rough-er"] == "needs-mrna" and closed["golgi"] == "needs-vesicle"
    assert "laureates" in table.codes() and "nucleus:3" not in table.codes()
    table.s.boosts[0] = 1
    table.play("nucleus:3")
    assert table.owns(0) == {"mrna": 1}


def test_exhausting_a_flask() -> None:
    """Instead of placing, an mRNA, a lipid or an ATP of the stock. [CY-3.6]"""
    table = Table()
    table.stock(lipid=0)
    assert [code for code in table.codes() if code.startswith("exhaust")] == ["exhaust atp", "exhaust mrna"]
    table.play("exhaust mrna")
    assert table.owns(0) == {"mrna": 1} and table.s.players[0].exhausted == 1
    table.stock(atp=0, mrna=0)
    table.play("exhaust")
    assert table.owns(1) == {}
    assert not any(code.startswith("exhaust") for code in Table(edition="italian").codes())


def fill_the_board(table: Table) -> None:
    """No spot is open to anyone."""
    table.s.free = 0


def test_a_flask_given_up() -> None:
    """Where flasks cannot be exhausted and nothing is open, the player confirms the loss. [CY-3.7]"""
    table = Table(edition="italian")
    assert "skip" not in table.codes()
    fill_the_board(table)
    table.hand(0, "mrna-reserve")
    assert table.codes() == ["skip", "skip mrna-reserve", "play mrna-reserve"]
    table.play("play mrna-reserve", "skip")
    assert table.s.players[0].flasks == 3 and table.asked == 1


def test_phase_two_in_order() -> None:
    """Flasks, then the event, then the market. [CY-4.1, CY-4.2, CY-4.3]"""
    table = Table()
    table.supply(0, atp=9)
    table.play("exhaust mrna", "nucleus:2")
    table.s.greys = 1
    table.end_round()
    assert all(player.flasks == 4 and player.exhausted == 0 for player in table.s.players)
    assert table.s.greys == 2 and not any(table.s.flasks)
    table.s.emitted.clear()
    left_most = table.offered()[0]
    table.play("reveal toxicity")
    assert table.event_keys()[:2] == ["event.revealed", "market.discarded"]
    assert table.s.discard[table.names.index(left_most)] == 1
    assert CYTOSIS.view(table.s, 0)["event"] == "toxicity"


def test_vesicles_stay_in_phase_two() -> None:
    """Disks and what lies on them stay. [CY-4.1]"""
    table = Table()
    table.supply(0, mrna=2)
    table.play("rough-er 2")
    table.end_round()
    assert CYTOSIS.view(table.s, 0)["vesicles"][2]["amount"] == 2


def test_the_left_most_card_still_there_goes() -> None:
    """Also when the free place is empty; the rest slide in order and the gaps are filled. [CY-4.3, CY-4.4]"""
    table = Table()
    table.market("", "catalase", "dhea", "")
    table.end_round()
    table.play("reveal reduce-atp-cost")
    assert table.offered() == ["dhea", "", "", ""]
    table.settle_chance()
    assert table.offered()[0] == "dhea" and "" not in table.offered()


def test_an_empty_market_discards_nothing() -> None:
    """All four were bought. [CY-4.3]"""
    table = Table()
    table.market("", "", "", "")
    table.end_round()
    table.s.emitted.clear()
    table.play("reveal toxicity")
    assert "market.discarded" not in table.event_keys()


def test_the_market_is_not_filled_within_a_round() -> None:
    """Only phase 2 fills it. [CY-4.4]"""
    table = Table()
    table.play("market:0")
    assert table.offered()[0] == ""


def test_the_discards_become_the_deck() -> None:
    """As soon as a card is needed, also in mid-fill; without cards the places stay empty. [CY-4.5, CY-4.4]"""
    table = Table()
    s = table.s
    table.empty_deck("dhea")
    table.market("catalase", "", "", "")
    table.end_round()
    table.play("reveal reduce-atp-cost", "draw dhea")
    assert table.codes() == ["draw catalase"] and s.shuffles == 1
    table.play("draw catalase")
    assert table.offered() == ["dhea", "catalase", "", ""] and table.question == "cytosis.turn"


def fill_with_the_last_cards(version: int) -> Table:
    """Fill the market in phase 2 with just the last card of the deck; catalase is the only discard."""
    table = Table(version=version)
    table.empty_deck("dhea")
    table.market("catalase", "aldolase", "hexokinase", "arginase")
    table.end_round()
    table.play("reveal reduce-atp-cost", "draw dhea")
    assert table.offered() == ["aldolase", "hexokinase", "arginase", "dhea"] and table.question == "cytosis.turn"
    return table


def test_a_deck_that_filling_has_emptied_is_made_anew_at_once() -> None:
    """What is discarded later in the round does not come into it. [CY-4.5]"""
    table = fill_with_the_last_cards(version=2)
    assert table.s.shuffles == 1 and table.event_keys()[-2:] == ["market.shuffled", "round.began"]
    table.hand(0, "mrna-reserve")
    table.play("play mrna-reserve")
    assert table.s.deck.size == 1 and table.s.deck.counts[table.names.index("catalase")] == 1
    assert CYTOSIS.view(table.s, 0)["discard"] == {"mrna-reserve": 1}


def test_in_version_1_the_discards_waited_for_the_next_draw() -> None:
    """A match that began so goes on so. [CY-4.5]"""
    table = fill_with_the_last_cards(version=1)
    assert table.s.shuffles == 0 and table.s.deck.size == 0
    assert CYTOSIS.view(table.s, 0)["discard"] == {"catalase": 1}


def test_bad_input_changes_nothing() -> None:
    """A code that is not legal or a seat out of turn raises a sentence. [CY-3.3]"""
    match = organelle.game("cytosis").new(seats=2, seed=1, first="0")
    text = match.text()
    with pytest.raises(organelle.Illegal, match="not possible now"):
        match.play(0, "nucleus:3")
    assert match.text() == text
