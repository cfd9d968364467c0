"""Hands, receptors, additional resources, Laureates and goals."""

import pytest

from cytosis.table import Table
from cytosis.test_completing import vesicle
from organelle.games.cytosis.game import CYTOSIS
from organelle.games.cytosis.state import DEALT_SECRETLY, SEEN


def test_hands_are_secret_and_completed_cards_open() -> None:
    """Others see what was bought before their eyes and how many cards there are. [CY-9.1]"""
    table = Table()
    table.hand(0, "dhea", "catalase", "hexokinase", "cortisol", mark=DEALT_SECRETLY)
    table.market("aldolase", "", "", "")
    table.supply(0, protein=2, atp=1)
    table.play("market:0")
    seen = CYTOSIS.view(table.s, 1)["players"][0]
    assert seen["hand"] == ["aldolase"] and seen["hand_size"] == 5
    table.turn(0)
    table.play("cytoplasm catalase")
    assert CYTOSIS.view(table.s, 1)["players"][0]["completed"] == ["catalase"]


def hormone(table: Table, seat: int, card: str, base: str, amount: int) -> None:
    """That seat completes a hormone whose vesicle waits in the Golgi."""
    vesicle(table, 5, seat, base, amount, "carb")
    table.hand(seat, card)
    table.supply(seat, atp=6)
    table.turn(seat)
    table.play(f"exocytosis vesicle:5 {card}")


@pytest.mark.parametrize(("receptors", "health"), [(2, 4), (3, 6)])
def test_receptors_answer_to_others_hormones(receptors: int, health: int) -> None:
    """Two steroid-hormone receptors gain 4, three gain 6; the example of the book. [CY-9.4]"""
    table = Table()
    names = ["progesterone-receptor", "androgen-receptor", "estrogen-receptor"]
    table.completed(1, *names[:receptors], "tsh-receptor")
    hormone(table, 0, "dhea", "lipid", 2)
    assert table.health == [8, health, 0]
    assert CYTOSIS.view(table.s, 2)["players"][1]["score"]["receptors"] == health


def test_receptors_answer_to_ones_own_hormone() -> None:
    """One health for each of the kind completed before. [CY-9.5]"""
    table = Table()
    table.completed(0, "tsh-receptor", "lh-receptor", "estrogen-receptor")
    hormone(table, 0, "thyrotropin", "protein", 2)
    assert table.health[0] == 9


def test_a_later_receptor_earns_nothing_for_earlier_hormones() -> None:
    """Only what was completed before counts. [CY-9.5, CY-9.3]"""
    table = Table()
    hormone(table, 0, "thyrotropin", "protein", 2)
    vesicle(table, 5, 0, "protein", 2, "carb")
    table.hand(0, "tsh-receptor")
    table.turn(0)
    table.play("exocytosis vesicle:5 tsh-receptor")
    assert table.health == [13, 0, 0]


def test_additional_resources_before_the_flask() -> None:
    """Any number, also between a grey flask and one's own; the stock may be short; the card is discarded. [CY-9.6]"""
    table = Table()
    table.hand(0, "mrna-reserve", "carb-reserve")
    table.supply(0, atp=4)
    table.stock(carb=1)
    table.play("play carb-reserve", "grey", "nucleus:3", "play mrna-reserve", "nucleus:2")
    assert table.owns(0) == {"mrna": 9, "carb": 1}
    assert table.s.discard[table.names.index("mrna-reserve")] == 1 and table.asked == 1
    table.hand(0, "lipid-reserve")
    assert not any(code.startswith("play") for code in table.codes())


def test_a_reserve_bought_in_this_turn_may_still_be_played() -> None:
    """The closing question has a reason that everyone sees. [CY-9.7]"""
    table = Table()
    table.market("lipid-reserve", "catalase", "", "")
    table.hand(0, "mrna-reserve", mark=DEALT_SECRETLY)
    table.play("market:0")
    assert table.question == "cytosis.closing" and table.asked == 0
    assert table.codes() == ["done", "play mrna-reserve", "play lipid-reserve"]
    table.play("play lipid-reserve")
    assert table.asked == 1 and table.owns(0) == {"lipid": 4}


def test_a_secret_reserve_is_no_reason_to_ask() -> None:
    """A pause would tell what the hand holds. [CY-9.7, CY-17.2]"""
    table = Table()
    table.hand(0, "mrna-reserve", mark=DEALT_SECRETLY)
    table.play("lipids:3")
    assert table.asked == 1


def test_a_reserve_bought_with_the_grey_flask() -> None:
    """It can be played before the own flask or after it. [CY-9.7]"""
    table = Table()
    table.market("lipid-reserve", "catalase", "", "")
    table.supply(0, atp=4)
    table.play("grey", "market:0", "nucleus:3")
    assert table.question == "cytosis.closing"
    table.play("done")
    assert table.holds(0) == ["lipid-reserve"] and table.asked == 1


def test_a_reserve_is_played_with_the_flask() -> None:
    """After it, as a further word: what the action has put into the stock is there to be taken. [CY-9.6]"""
    table = Table()
    table.hand(0, "mrna-reserve")
    table.supply(0, mrna=3)
    table.stock(mrna=0)
    table.play("ribosome 3 mrna-reserve")
    assert table.owns(0) == {"mrna": 3, "protein": 3} and table.holds(0) == [] and table.asked == 1
    assert table.event_keys()[-4:] == ["flask.placed", "resource.traded", "card.played", "resource.gained"]


@pytest.mark.parametrize(
    ("supply", "code"),
    [
        ({}, "nucleus:3 mrna-reserve"),
        ({}, "market:0 mrna-reserve"),
        ({"mrna": 1}, "ribosome 1 mrna-reserve"),
        ({"atp": 2}, "detox detox-2 mrna-reserve"),
        ({"lipid": 2}, "steroid 2 mrna-reserve"),
        ({"mrna": 2}, "rough-er 2 mrna-reserve"),
        ({"carb": 1}, "golgi vesicle:0 carb mrna-reserve"),
        ({"atp": 2}, "exocytosis vesicle:5 dhea mrna-reserve"),
        ({"protein": 2, "atp": 1}, "cytoplasm catalase mrna-reserve"),
        ({}, "laureates mrna-reserve"),
        ({}, "laureates atp mrna-reserve"),
        ({}, "exhaust lipid mrna-reserve"),
    ],
)
def test_every_use_of_a_flask_has_room_for_a_reserve(supply: dict[str, int], code: str) -> None:
    """Whatever the flask does, the card is played after it. [CY-9.6]"""
    table = Table()
    table.hand(0, "mrna-reserve", "detox-2", "dhea", "catalase")
    table.market("aldolase", "", "", "")
    table.supply(0, **supply)
    vesicle(table, 0, 0, "lipid", 2)
    vesicle(table, 5, 0, "lipid", 2, "carb")
    table.s.players[0].disks = 1
    table.play(code)
    assert "mrna-reserve" not in table.holds(0) and table.s.discard[table.names.index("mrna-reserve")] == 1


def test_no_reserve_is_said_with_a_grey_flask() -> None:
    """The own flask follows, and before it any may be played. [CY-9.6, CY-12.1]"""
    table = Table()
    table.hand(0, "mrna-reserve")
    table.supply(0, atp=4)
    table.play("grey")
    assert not any("reserve" in code for code in table.codes())


def test_more_reserves_after_the_flask() -> None:
    """A code has room for one; others follow one by one until the player is done. [CY-9.6, CY-9.7]"""
    table = Table()
    table.hand(0, "mrna-reserve", "carb-reserve", "lipid-reserve", mark=DEALT_SECRETLY)
    table.play("nucleus:3 mrna-reserve")
    assert table.question == "cytosis.closing"
    assert table.codes() == ["done", "play carb-reserve", "play lipid-reserve"]
    table.play("play carb-reserve")
    assert table.codes() == ["done", "play lipid-reserve"]
    table.play("done")
    assert table.holds(0) == ["lipid-reserve"] and table.asked == 1


def test_whether_more_reserves_are_asked_for_tells_nothing() -> None:
    """It follows from what everyone knows of the hand, not from the hand. [CY-9.7, CY-17.2]"""
    asked = []
    for card, mark in (
        ("lipid-reserve", DEALT_SECRETLY),
        ("dhea", DEALT_SECRETLY),
        ("lipid-reserve", SEEN),
        ("dhea", SEEN),
    ):
        table = Table()
        table.hand(0, card, mark=mark)
        table.s.gain_card(0, table.names.index("mrna-reserve"), DEALT_SECRETLY)
        table.play("nucleus:3 mrna-reserve")
        asked.append(table.asked)
    assert asked == [0, 0, 0, 1]


def test_a_reserve_bought_with_the_grey_flask_and_played_with_the_own_one() -> None:
    """Then it is no reason to ask. [CY-9.7]"""
    table = Table()
    table.market("lipid-reserve", "catalase", "", "")
    table.supply(0, atp=4)
    table.play("grey", "market:0", "nucleus:3 lipid-reserve")
    assert table.owns(0) == {"mrna": 3, "lipid": 4} and table.asked == 1


def test_a_reserve_played_with_the_purchase_of_a_virus() -> None:
    """It comes at once after the flask; then the virus strikes. [CY-9.6, CY-15.5]"""
    table = Table(virus="on")
    table.market("ebola-attack", "", "", "")
    table.hand(0, "mrna-reserve", mark=DEALT_SECRETLY)
    table.play("market:0 mrna-reserve")
    assert table.owns(0) == {"mrna": 4} and table.health == [0, -1, -1]


def test_in_version_1_reserves_came_before_the_flask_only() -> None:
    """A match that began so goes on so. [CY-9.6]"""
    table = Table(version=1)
    table.hand(0, "mrna-reserve")
    assert [code for code in table.codes() if "reserve" in code] == ["play mrna-reserve"]


def test_the_laureates_pass_on_the_marker() -> None:
    """Its holder may go there again. [CY-8.1]"""
    table = Table()
    table.turn(1)
    table.play("laureates")
    assert table.s.first == 1
    table.end_round()
    table.settle_chance()
    assert table.asked == 1
    table.play("laureates atp")
    assert table.s.first == 1 and table.owns(1) == {"atp": 1}


def test_an_atp_or_a_goal_or_neither() -> None:
    """One of them at most. [CY-8.2]"""
    table = Table()
    goals = [f"goal:{table.s.rules.goals[table.s.goals.items[place]].name}" for place in range(4)]
    codes = [code for code in table.codes() if code.startswith("laureates")]
    assert codes == ["laureates", "laureates atp", *(f"laureates {goal}" for goal in goals)]
    table.stock(atp=0)
    assert "laureates atp" not in table.codes()


def mark(table: Table, seat: int, goal: str) -> None:
    """A seat places a marker in a round of its own."""
    table.s.free |= 1 << 15
    table.turn(seat)
    table.play(f"laureates {goal}")


def test_goal_markers() -> None:
    """Two on a goal, never two of one player; the first gains 3, the second nothing. [CY-10.1, CY-10.2]"""
    table = Table()
    goals = [f"goal:{table.s.rules.goals[table.s.goals.items[place]].name}" for place in range(4)]
    mark(table, 0, goals[0])
    mark(table, 1, goals[0])
    assert table.health == [3, 0, 0]
    table.s.free |= 1 << 15
    table.turn(2)
    assert f"laureates {goals[0]}" not in table.codes()
    table.turn(0)
    assert f"laureates {goals[0]}" not in table.codes()
    mark(table, 0, goals[1])
    table.s.free |= 1 << 15
    table.turn(0)
    assert [code for code in table.codes() if "goal" in code] == []
