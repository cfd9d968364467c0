"""Set-up of Cellulose."""

import pytest

import organelle
from cellulose.table import Table


@pytest.mark.parametrize(
    ("seats", "spaces", "cleared", "rewards"), [(2, 12, 2, 1), (3, 12, 2, 1), (4, 15, 1, 2), (5, 15, 1, 2)]
)
def test_the_side_of_the_board_hangs_on_the_number_of_players(
    seats: int, spaces: int, cleared: int, rewards: int
) -> None:
    """Up to three players have a wall of 12 and one reward, more have 15 and two. [CE-1.1, CE-1.3]"""
    table = Table(seats)
    assert len(table.s.rules.wall) == spaces
    assert sum(table.s.rules.cleared) == cleared
    assert table.s.rewards == rewards


def test_the_water_level_starts_at_5() -> None:
    """Level 5. [CE-1.2]"""
    assert Table().s.level == 5


@pytest.mark.parametrize(("seats", "gray"), [(1, 1), (2, 1), (3, 0), (5, 0)])
def test_one_or_two_players_own_a_gray_marker(seats: int, gray: int) -> None:
    """Three markers each, and a gray one in small games. [CE-1.4, CE-1.6]"""
    table = Table(seats)
    assert all((player.own, player.gray) == (3, gray) for player in table.s.players)


def test_46_cards_four_of_them_in_the_market() -> None:
    """The deck holds what the market does not. [CE-1.5]"""
    table = Table(3)
    assert table.s.deck.size == 42
    assert [table.s.rules.card_names[card] for card in table.s.market] == [
        "starch-3",
        "aquaporin",
        "storage-3",
        "rubisco",
    ]
    assert not any(table.s.discard)


def test_nobody_starts_with_cards_or_health() -> None:
    """Markers on their start spaces, nothing in hand. [CE-1.6]"""
    table = Table(4)
    for player in table.s.players:
        assert (player.health, player.vacuole, player.cards, player.region) == (0, 0, 0, 0)
        assert (player.shoot, player.root) == (table.node("s0"), table.node("r0"))


def test_later_players_start_with_water() -> None:
    """0, 2, 3, 4, 5 water from the first player on; the CO2 is the first sunrise. [CE-1.7]"""
    table = Table(5)
    assert [table.stock(seat) for seat in range(5)] == [
        {"co2": 1},
        {"co2": 1, "water": 2},
        {"co2": 1, "water": 3},
        {"co2": 1, "water": 4},
        {"co2": 1, "water": 5},
    ]


def test_the_first_player_is_drawn() -> None:
    """Any seat may begin, and water is given clockwise from there. [CE-1.7]"""
    table = Table(3, then=("begin seat:2",), first="random")
    assert table.asked == 2
    assert [table.stock(seat).get("water", 0) for seat in range(3)] == [2, 3, 0]


def test_supplies_do_not_run_out() -> None:
    """There is always more. [CE-1.8]"""
    table = Table()
    table.give(0, protein=200)
    table.play("ribosomes small own")
    assert table.stock(0)["protein"] == 205


def test_drawn_cards_are_secret_and_market_cards_are_not() -> None:
    """Others see how many cards one holds, and which came from the market. [CE-1.9]"""
    match = organelle.game("cellulose").new(2, seed=5, first="seat")
    shown = match.view(0)["table"]["spaces"][16]["card"]
    match.play(0, "market slot-1 own")
    match.play(1, "nucleus own")
    if match.question == "cellulose.ask.play":
        match.play(1, "done")
    mine, theirs = match.view(0)["table"]["players"]
    assert mine["cards"] == {shown: 1} and match.view(1)["table"]["players"][0]["cards"] == {shown: 1}
    assert theirs["hand"] == 1 and theirs["cards"] == {}
    assert sum(match.view(1)["table"]["players"][1]["cards"].values()) == 1
    drawn = [fact for fact in match.events(seat=0) if fact["key"] == "cellulose.drew"]
    assert "card" not in drawn[0]


def test_the_known_copy_is_used_up_first() -> None:
    """Whoever plays a card they are known to hold is known to hold one less. [CE-1.9]"""
    table = Table()
    table.hold(0, "starch-3")
    table.give(0, carbohydrate=6)
    table.play("market slot-1 own starch-3", "draw rubisco", *["draw lipase"] * 3)
    player = table.player(0)
    assert (player.known[table.card("starch-3")], player.drawn[table.card("starch-3")]) == (0, 1)


def test_an_undo_ends_where_a_card_was_drawn() -> None:
    """A placement can be taken back, a draw cannot. [CE-1.9]"""
    match = organelle.game("cellulose").new(3, seed=5, first="seat")
    match.play(0, "stomata small own")
    match.undo(0)
    match.play(0, "nucleus own")
    with pytest.raises(organelle.Illegal):
        match.undo(0)


def test_what_a_table_may_choose() -> None:
    """The mangrove scenario needs its board; Ivy's options are for the solo game. [CE-1.10]"""
    game = organelle.game("cellulose")
    assert [option.name for option in game.options] == ["board", "scenario", "first", "difficulty", "gifts", "ask"]
    assert "lb" in Table(2, board="mangrove", scenario="mangrove").s.rules.node_names
    refused = [
        (2, {"difficulty": "hard"}),
        (1, {"gifts": "cytokinin-embryo"}),
        (1, {"first": "seat"}),
        (3, {"scenario": "mangrove"}),
    ]
    for seats, options in refused:
        with pytest.raises(organelle.Illegal):
            game.new(seats, seed=1, **options)


def test_the_round_is_sunrise_daytime_evening() -> None:
    """And then the next round. [CE-2.1]"""
    table = Table()
    keys = table.events()
    assert keys.index("round.began") < keys.index("sunrise.collected")
    table.last_turn()
    keys = table.events()
    assert keys.index("evening.fell") < keys.index("round.began") < keys.index("sunrise.collected")
    assert table.s.round == 2
