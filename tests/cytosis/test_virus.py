"""The virus expansion."""

import pytest

from cytosis.table import Table
from cytosis.test_scoring import finish, lay
from organelle.bots.playout import playout
from organelle.games.cytosis.expansions.virus import dice, share
from organelle.games.cytosis.game import CYTOSIS
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng


def virus_table(seats: int = 3) -> Table:
    return Table(seats, virus="on")


@pytest.mark.parametrize(("seats", "removed"), [(2, 5), (3, 5), (4, 3), (5, 1)])
def test_virus_events_are_mixed_in(seats: int, removed: int) -> None:
    """After 5, 3 or 1 base events have left. [CY-15.1]"""
    s = virus_table(seats).s
    assert sum(s.removed_events) == removed and s.events.size == 15 - removed
    assert [int(s.events.counts[event]) for event in range(6, 9)] == [1, 1, 1]


def test_up_to_three_players_never_have_both_virus_goals() -> None:
    """One of two is replaced at random; with four players both may lie there. [CY-15.2]"""
    both = {3: 0, 4: 0}
    changed = 0
    for seats in both:
        for seed in range(40):
            table = Table(seats, virus="on", seed=seed)
            assert table.s.goals.count == seats + 1
            viral = sum(table.s.rules.goals[table.s.goals.items[place]].viral for place in range(table.s.goals.count))
            both[seats] += viral == 2
            changed += int(sum(table.s.goals_left)) + table.s.goals.count < 7
    assert both[3] == 0 and both[4] > 0 and changed > 0


def test_virus_attacks_come_after_the_first_hands() -> None:
    """None is in the first market or a first hand; six are in the deck. [CY-15.3]"""
    for seed in range(20):
        table = Table(5, virus="on", seed=seed)
        attacks = [card for card, row in enumerate(CYTOSIS.cards()["cards"]) if row[1] == "virus"]
        assert [int(table.s.deck.counts[card]) for card in attacks] == [2, 2, 2]
        assert not set(table.s.market) & set(attacks)


def test_antibodies_cost_an_atp_a_step() -> None:
    """Up to the top of the column. [CY-15.4]"""
    table = virus_table()
    table.market("ebola-attack", "", "", "")
    table.supply(0, atp=4)
    table.s.players[0].antibodies[0] = 3
    table.play("market:0")
    assert table.codes() == ["antibodies 0", "antibodies 1", "antibodies 2", "antibodies 3"]
    table.play("antibodies 3")
    view = CYTOSIS.view(table.s, 1)["players"][0]
    assert view["antibodies"] == {"ebola": 12, "influenza": 0, "rhinovirus": 0} and table.owns(0) == {"atp": 1}


def test_the_example_of_the_book() -> None:
    """Responses 11, 12 and 9 gain 1, gain 3 and lose 1. [CY-15.5, CY-15.7, CY-15.9, CY-15.10]"""
    table = virus_table()
    table.market("influenza-attack", "", "", "")
    table.supply(0, atp=2)
    table.supply(1, lipid=1)
    table.supply(2, atp=3)
    for seat, health in enumerate((14, 26, 11)):
        table.s.players[seat].health = health
    table.play("market:0", "antibodies 2")
    assert table.health == [14, 25, 10]
    table.play("roll 4", "roll 3", "roll 5", "roll 5", "roll 2", "roll 4", "roll 5")
    assert table.asked == 1 and table.question == "cytosis.gain"
    table.play("gain atp mrna lipid")
    assert table.asked == 0 and table.codes() == ["gain atp", "gain mrna", "gain lipid"]
    table.play("gain mrna")
    assert table.asked == 2 and table.codes() == ["lose atp", "lose health"]
    table.play("lose atp")
    assert table.asked == 1 and table.question == "cytosis.antibodies"
    table.play("antibodies 0", "antibodies 2")
    assert table.owns(2) == {} and table.s.players[2].antibodies[1] == 2
    assert table.owns(0) == {"mrna": 1} and table.owns(1) == {"atp": 1, "mrna": 1, "lipid": 2}
    assert table.health == [14, 25, 10] and table.asked == 1 and table.question == "cytosis.turn"
    assert table.holds(0) == [] and CYTOSIS.view(table.s, 1)["players"][0]["attacks"] == ["influenza-attack"]


def test_health_may_fall_below_zero() -> None:
    """Everyone but the buyer loses 1. [CY-15.5]"""
    table = virus_table()
    table.market("ebola-attack", "", "", "")
    table.play("market:0")
    assert table.health == [0, -1, -1]


def test_a_virus_event_begins_with_the_dice() -> None:
    """Before the market is discarded from, and nobody loses 1 first. [CY-15.6]"""
    table = virus_table()
    table.market("ebola-attack", "", "", "")
    table.end_round()
    table.s.emitted.clear()
    table.play("reveal ebola-outbreak")
    assert table.event_keys() == ["event.revealed", "virus.attacked"] and table.health == [0, 0, 0]
    table.play("roll 1", "roll 2", "roll 3", "gain atp atp atp", "gain lipid", "lose health")
    table.play("antibodies 0")
    assert table.health == [-1, 0, 0]
    assert table.event_keys().count("virus.attacked") == 1 and "market.discarded" in table.event_keys()


@pytest.mark.parametrize(("health", "count"), [(-3, 1), (9, 1), (10, 2), (14, 2), (24, 2), (25, 3)])
def test_dice_by_section(health: int, count: int) -> None:
    """Red 1, yellow 2, green 3; the symbol counts 6. [CY-15.7]"""
    table = virus_table()
    assert dice(table.s, health) == count
    table.market("ebola-attack", "", "", "")
    table.play("market:0")
    assert table.codes()[-1] == "roll symbol"
    table.play("roll symbol")
    assert table.s.rolled[0] == 6


def test_equal_responses() -> None:
    """The holder of the marker ranks highest, then clockwise from there. [CY-15.8]"""
    table = virus_table()
    table.s.first = 2
    table.market("ebola-attack", "", "", "")
    table.play("market:0", "roll 3", "roll 3", "roll 3")
    assert table.asked == 2 and table.question == "cytosis.gain"
    table.play("gain atp atp atp")
    assert table.asked == 0


@pytest.mark.parametrize(
    ("seats", "shares"), [(2, [3, 1, -1]), (3, [3, 1, -1]), (4, [3, 2, 1, -1]), (5, [4, 3, 2, 1, 0])]
)
def test_shares_by_rank(seats: int, shares: list[int]) -> None:
    """The last of five loses nothing. [CY-15.9]"""
    assert [int(share(seats, rank)) for rank in range(len(shares))] == shares


def test_gains_from_what_the_stock_has() -> None:
    """In order of rank; who owns nothing loses the health. [CY-15.9]"""
    table = virus_table()
    table.market("ebola-attack", "", "", "")
    table.stock(atp=1, mrna=0, lipid=1)
    table.play("market:0", "roll 5", "roll 4", "roll 3")
    assert table.codes() == ["gain atp lipid"]
    table.play("gain atp lipid")
    assert table.asked == 2 and table.codes() == ["lose health"]


def test_antibodies_after_the_attack_from_the_marker_on() -> None:
    """Each player in turn who has ATP. [CY-15.10]"""
    table = virus_table()
    table.s.first = 1
    for seat in range(3):
        table.supply(seat, atp=2)
    table.market("rhinovirus-attack", "", "", "")
    table.play("market:0", "antibodies 0", "roll 5", "roll 4", "roll symbol")
    table.play("gain mrna mrna mrna", "gain mrna", "lose atp")
    order = []
    while table.question == "cytosis.antibodies":
        order.append(table.asked)
        table.play("antibodies 1")
    assert order == [1, 2, 0]


def test_the_dummy() -> None:
    """Rolls for the lower section, wins ties, keeps nothing, rises a step after the attack. [CY-15.11]"""
    table = virus_table(2)
    table.s.dummy[0] = 1
    table.s.players[0].health = 12
    table.supply(1, lipid=1)
    table.market("ebola-attack", "", "", "")
    stock = [int(count) for count in table.s.stock]
    table.play("market:0", "roll 2", "roll 2", "roll 1", "roll 2")
    assert table.asked == 0 and "gain atp" in table.codes() and "gain atp atp atp" not in table.codes()
    table.play("gain atp", "lose lipid")
    table.settle_chance()
    assert sum(stock) == sum(table.s.stock)
    table.play("antibodies 0")
    assert CYTOSIS.view(table.s, 0)["dummy"] == {"ebola": 4, "influenza": 0, "rhinovirus": 0}
    table.s.dummy[0] = 6
    table.turn(0)
    table.market("", "ebola-attack", "", "")
    table.supply(0, atp=1)
    table.play("market:1", "roll 1", "roll 1", "roll 1", "roll 1")
    table.play("gain atp", "lose health", "antibodies 0")
    assert table.s.dummy[0] == 6


def test_virus_goals() -> None:
    """2 for each attack bought, 1 for 4 antibodies of all columns together. [CY-15.12]"""
    table = Table(4, virus="on")
    lay(table, "virus-attack", "immune-response")
    table.s.goals.marks[0] = 1
    table.s.goals.marks[1] = 1 + (2 << 4)
    table.s.players[0].attacks.add(39)
    for strain in range(3):
        table.s.players[0].antibodies[strain] = 1
    assert finish(table)["goals"] == [2 + 1, 0, 0, 0]


def test_a_discarded_attack_does_nothing() -> None:
    """Only buying it or turning up an event sets a virus off. [CY-15.6]"""
    table = virus_table()
    table.market("ebola-attack", "", "", "")
    table.end_round()
    table.s.emitted.clear()
    table.play("reveal toxicity")
    assert "market.discarded" in table.event_keys() and "virus.attacked" not in table.event_keys()
    assert table.health == [0, 0, 0] and table.s.discard[table.names.index("ebola-attack")] == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_viruses_keep_all_pieces(seats: int) -> None:
    """Cards, resources and pieces are as many after a while as before. [CY-1.1, CY-1.2]"""
    table = Table(seats, virus="on", epigenetics="on", seed=seats)
    pieces = CYTOSIS.piece_counts(table.s)
    for _ in range(8):
        playout(table.s, ActionBuffer(), Rng(seats), 15)
        assert CYTOSIS.piece_counts(table.s) == pieces
