"""Ivy's set-up, strategy map, growth track and end."""

import json

import pytest

from cellulose.table import Table
from organelle.cli.main import main
from organelle.games.cellulose.game import CELLULOSE
from organelle.games.cellulose.ivy import mat
from organelle.games.cellulose.ivy.sheets import GROWTH


def names(table: Table, cards: int) -> list[str]:
    """The action cards of a bit set."""
    return [name for place, name in enumerate(table.s.rules.action_names) if cards >> place & 1]


def gain(table: Table, *cards: str) -> None:
    """Ivy gains cards from the deck."""
    for name in cards:
        table.s.deck.take(table.card(name))
        mat.gain_card(table.s, table.card(name))


def settle(table: Table, *then: str) -> None:
    """What Ivy's gains set off, with chance as told."""
    table.script = list(then)
    table.s.settle()
    table.draw()


def test_a_game_for_two_in_which_the_human_begins() -> None:
    """Ivy has a seat and no water, and is never asked. [CE-11.1, CE-11.5]"""
    table = Table(1)
    assert table.s.seats == 2 and table.asked == 0 and table.s.first == 0
    assert table.stock(1) == {} and (table.player(1).own, table.player(1).gray) == (3, 1)
    assert len(CELLULOSE.scores(table.s)) == 2 and CELLULOSE.companions(table.s) == ["ivy"]
    assert len(table.s.rules.wall) == 12


def test_her_mat_and_her_action_cards() -> None:
    """Marker in the middle, lowest growth space, six level 1 cards; easy and medium differ. [CE-11.2, CE-11.3]"""
    table = Table(1)
    assert (table.s.ivy.across, table.s.ivy.up, table.s.ivy.space) == (0, 0, 0)
    assert names(table, table.s.ivy.deck) == ["1a", "1b", "1c", "1d", "1e", "1f"]
    assert len(names(table, table.s.ivy.aside)) == 10 and table.s.ivy.discard == 0
    assert table.s.rules.mat[4].health == 13 and Table(1, difficulty="medium").s.rules.mat[4].health == 15


def test_hard_gives_two_specializations_on_different_axes() -> None:
    """By chance, or named; out of the deck, and the marker moves. [CE-11.4]"""
    table = Table(1, difficulty="hard", then=("draw enzyme-production", "draw aquaporin"))
    assert (table.s.ivy.across, table.s.ivy.up) == (-1, -1)
    assert table.player(1).effects[7] == table.player(1).effects[11] == 1
    assert table.s.deck.size == 46 - 4 - 2
    table = Table(1, market=(), difficulty="hard", gifts="cytokinin-embryo")
    assert table.player(1).played[table.card("cytokinin-receptor")] == 1
    assert table.player(1).played[table.card("seed-embryo")] == 1
    assert (table.s.ivy.across, table.s.ivy.up) == (1, 1)


def test_her_hand_is_open_and_in_order() -> None:
    """Old to new. [CE-11.5]"""
    table = Table(1)
    gain(table, "lipase", "starch-1")
    assert CELLULOSE.view(table.s, 0)["ivy"]["hand"] == ["lipase", "starch-1"]
    assert CELLULOSE.view(table.s, None)["players"][1]["cards"] == {"lipase": 1, "starch-1": 1}


@pytest.mark.parametrize(
    ("card", "across", "up"),
    [
        ("storage-1", 1, 0),
        ("seed-embryo", 1, 0),
        ("aquaporin", -1, 0),
        ("cytokinin-receptor", 0, 1),
        ("gibberellin-receptor", 0, 1),
        ("lipase", 0, -1),
        ("enzyme-production", 0, -1),
        ("starch-1", 0, 0),
    ],
)
def test_gained_cards_move_the_strategy_marker(card: str, across: int, up: int) -> None:
    """Right, left, up or down. [CE-12.1]"""
    table = Table(1)
    gain(table, card)
    assert (table.s.ivy.across, table.s.ivy.up) == (across, up)


def test_vacuole_rewards_move_it_left_for_each_health() -> None:
    """Also the 2 at the top of the track. [CE-12.1, CE-16.1]"""
    table = Table(1)
    table.player(1).vacuole = 5
    table.player(1).region = 3
    table.last_turn()
    assert table.health(1) == 2 and table.s.ivy.across == -2
    assert table.player(1).region == 0 and table.player(1).gray == 2


def test_an_edge_is_for_good_and_brings_its_action_card() -> None:
    """The other axis stays free. [CE-12.2, CE-12.3]"""
    table = Table(1)
    gain(table, "storage-1", "storage-2", "aquaporin", "lipase")
    assert (table.s.ivy.across, table.s.ivy.up) == (2, -1)
    assert names(table, table.s.ivy.discard) == ["proteins"]


def test_the_example_of_the_aquaporin() -> None:
    """Already one step left, she draws an Aquaporin and commits to the central vacuole. [CE-12.2, CE-12.3, CE-12.5]"""
    table = Table(1, difficulty="medium")
    table.s.ivy.across = -1
    gain(table, "aquaporin")
    assert names(table, table.s.ivy.discard) == ["vacuole"]
    table.last_turn()
    assert table.player(1).region == 2


@pytest.mark.parametrize(("difficulty", "bonus"), [("easy", 0), ("medium", 4)])
def test_the_protein_strategy_scores_storage_vacuoles_in_play(difficulty: str, bonus: int) -> None:
    """2 each, on medium and hard; those in hand do not count. [CE-12.4]"""
    table = Table(1, difficulty=difficulty)
    table.s.ivy.across = 2
    table.lay(1, "storage-1", "storage-2")
    gain(table, "storage-3")
    table.finish()
    assert table.player(1).points[9] == bonus


def test_the_enzyme_strategy_finds_two_enzymes() -> None:
    """Without points or bonus; the other cards go back; they count for Enzyme Production. [CE-12.6]"""
    table = Table(1, difficulty="medium")
    table.s.ivy.up = -1
    gain(table, "lipase")
    left = table.s.deck.size
    settle(table, "draw starch-1", "draw rubisco", "draw lipase")
    assert [table.s.rules.card_names[card] for card in table.s.ivy.enzymes] == ["rubisco", "lipase"]
    assert table.s.deck.size == left - 2 and len(table.s.ivy.turned) == 0
    assert table.health(1) == 0 and table.player(1).types[2] == 2


def test_the_search_goes_on_in_the_discard_pile_and_then_stops() -> None:
    """She takes what there is. [CE-12.6]"""
    table = Table(1, difficulty="medium")
    for card in range(len(table.s.discard)):
        table.s.deck.counts[card] = 0
    table.s.deck.size = 0
    table.s.discard[table.card("lipase")] = 1
    table.s.discard[table.card("starch-1")] = 1
    table.s.ivy.up = -1
    mat.gain_card(table.s, table.card("rubisco"))
    settle(table)
    assert [table.s.rules.card_names[card] for card in table.s.ivy.enzymes] == ["lipase"]
    assert table.s.deck.size == 1


@pytest.mark.parametrize(("difficulty", "built"), [("easy", 0), ("medium", 1)])
def test_the_growth_strategy_builds_after_sunrise(difficulty: str, built: int) -> None:
    """If she has a carbohydrate. [CE-12.7, CE-8.2]"""
    table = Table(1, difficulty=difficulty)
    table.s.ivy.up = 2
    table.give(1, carbohydrate=1)
    table.last_turn()
    assert table.s.wall == 1 + built and table.player(1).region == built


def test_growing_costs_nothing_and_gives_its_bonus() -> None:
    """Space 2 gives 10 health. [CE-13.1]"""
    table = Table(1)
    mat.grow(table.s)
    assert table.s.ivy.space == 1 and table.health(1) == 10


def test_arrows_move_the_marker_up() -> None:
    """One on the third space, three on the fourth, which commits her unless she has the enzyme strategy. [CE-13.3]"""
    table = Table(1)
    table.s.ivy.space = 1
    mat.grow(table.s)
    assert table.s.ivy.up == 1
    table.s.ivy.up = -1
    mat.grow(table.s)
    assert mat.has_strategy(table.s, GROWTH)
    table = Table(1)
    table.s.ivy.space, table.s.ivy.up = 2, -2
    mat.grow(table.s)
    assert table.s.ivy.up == -2


def test_the_last_space_needs_the_growth_strategy() -> None:
    """Otherwise she stays. [CE-13.4]"""
    table = Table(1)
    table.s.ivy.space = 3
    assert not mat.can_grow(table.s)
    table.s.ivy.up = 2
    assert mat.can_grow(table.s)
    mat.grow(table.s)
    assert not mat.can_grow(table.s)


@pytest.mark.parametrize(
    ("water", "co2", "expected"),
    [(0, 0, {"water": 6}), (6, 0, {"water": 6, "co2": 6}), (6, 6, {"water": 12, "co2": 6})],
)
def test_her_sunrise_pays_the_scarcer(water: int, co2: int, expected: dict[str, int]) -> None:
    """Water if equal. [CE-13.2]"""
    table = Table(1)
    table.s.ivy.space = 2
    table.give(1, water=water, co2=co2)
    table.last_turn()
    assert table.stock(1) == expected


def test_the_last_space_does_photosynthesis() -> None:
    """If she can. [CE-13.2]"""
    table = Table(1)
    table.s.ivy.space = 4
    table.give(1, water=6)
    table.last_turn()
    assert table.stock(1) == {"carbohydrate": 1} and table.player(1).region == 1


def test_her_score() -> None:
    """Receptors are 6 each, carbohydrates 4; she plays no last cards. [CE-16.2]"""
    table = Table(1)
    table.lay(1, "cytokinin-receptor", "gibberellin-receptor", "seed-embryo", "storage-1")
    gain(table, "starch-1")
    table.give(1, carbohydrate=2)
    table.finish()
    assert table.s.asked == 0
    assert table.player(1).points[7] == 6 + 6 + 2 and table.player(1).points[6] == 8


def test_ties_with_ivy() -> None:
    """She counts as receiving 6 water from the third space on. [CE-16.3]"""
    table = Table(1)
    table.finish()
    assert CELLULOSE.winners(table.s) == [0, 1]
    table.s.ivy.space = 2
    assert CELLULOSE.winners(table.s) == [1]


def test_margins_are_printed_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    """One line a difficulty, for any bot by name. [CE-11.2]"""
    assert main(["margins", "cellulose", "--games", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["value"] for one in found] == ["easy", "medium", "hard"]
    assert all(float(one["low"]) <= float(one["margin"]) <= float(one["high"]) for one in found)
    assert main(["margins", "cellulose", "--bot", "nobody"]) == 2
    assert main(["margins", "duel", "--by", "variant"]) == 2
