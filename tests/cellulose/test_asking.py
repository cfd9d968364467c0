"""The option to be asked about every bonus."""

from cellulose.table import Table
from organelle.bots.bot import Budget
from organelle.bots.greedy import GreedyBot
from organelle.bots.heuristics.cellulose import CelluloseHeuristic
from organelle.games.cellulose.game import CELLULOSE
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.table.window import Window

SUNRISE = ("draw starch-1", "draw starch-1")
"""What the evening deals into the market."""


def asking(board: str = "sprout") -> Table:
    """A table that wants to be asked; the first sunrise is over."""
    table = Table(3, ask="on", board=board)
    while table.question == "sunrise":
        table.play(table.codes()[0])
    return table


def next_sunrise(table: Table, *then: str) -> None:
    table.last_turn("ribosomes large own", *SUNRISE, *then)


def test_by_default_nothing_is_asked_that_nobody_would_decline() -> None:
    """The option is off unless the table says otherwise. [CE-1.10, CE-2.8]"""
    assert Table(3).question == "place"
    table = Table(3, ask="on")
    assert table.question == "sunrise" and table.codes() == ["collect shoot", "done"]


def test_the_income_of_a_marker_may_be_declined() -> None:
    """The whole of it by being done; a space that gives nothing is not asked about. [CE-2.8, CE-3.6]"""
    table = Table(3, ask="on")
    table.play("done")
    assert table.asked == 1 and table.stock(0) == {}
    table.play("collect shoot")
    assert table.asked == 2 and table.stock(1) == {"water": 2, "co2": 1}


def test_free_water_may_be_declined() -> None:
    """Each benefit of a space by itself, in any order, or all of them together. [CE-2.8, CE-3.2]"""
    table = asking()
    table.stand(0, root="r3m")
    table.give(0, water=0, co2=0)
    next_sunrise(table)
    assert table.codes() == ["collect shoot", "collect root", "done"]
    table.play("collect root")
    assert table.question == "bonus"
    assert table.codes() == ["gain-water:4", "gain-protein:1", "region:2", "all", "done"]
    table.play("gain-protein:1")
    assert table.codes() == ["gain-water:4", "region:2", "all", "done"]
    table.play("gain-water:4")
    assert table.codes() == ["region:2", "done"]
    table.play("done")
    assert table.stock(0) == {"water": 4, "protein": 4} and table.player(0).region == 0
    assert table.question == "sunrise" and table.codes() == ["collect shoot", "done"]


def test_all_benefits_of_a_space_at_once() -> None:
    """Health, water and water to the region of the right root. [CE-2.8, CE-3.2]"""
    table = asking(board="mangrove")
    table.stand(0, root="rc")
    table.give(0, water=0)
    next_sunrise(table)
    table.play("collect root")
    table.play("all")
    assert table.stock(0)["water"] == 2 and table.player(0).region == 1 and table.player(0).points[4] == 2
    assert table.codes() == ["collect shoot", "done"]


def test_a_card_may_be_drawn_before_the_rest_is_decided() -> None:
    """What was drawn is known when water is taken or declined; without a deck no card is offered. [CE-2.7, CE-2.8]"""
    table = asking(board="mangrove")
    table.stand(0, root="lb")
    next_sunrise(table)
    table.play("collect root")
    table.play("draw-cards:1", "draw lipase")
    assert table.player(0).drawn[table.card("lipase")] == 1
    assert table.codes() == ["gain-water:3", "done"]


def test_without_a_deck_no_card_is_offered() -> None:
    """Nothing can be drawn, so nothing is asked. [CE-2.7, CE-2.8]"""
    table = asking(board="mangrove")
    table.stand(0, root="lb")
    next_sunrise(table)
    table.empty_deck()
    for card in range(len(table.s.discard)):
        table.s.discard[card] = 0
    table.play("collect root")
    assert table.codes() == ["gain-water:3", "done"]


def test_photosynthesis_does_not_need_the_co2_of_its_space() -> None:
    """The two benefits of a shoot are two bonuses. [CE-2.8, CE-3.3]"""
    table = asking()
    table.stand(0, "s3r")
    table.give(0, water=6, co2=6)
    next_sunrise(table)
    table.play("collect shoot")
    assert table.codes() == ["gain-co2:6", "done"]
    table.play("done")
    table.play("photosynthesis")
    assert table.stock(0)["carbohydrate"] == 1 and "co2" not in table.stock(0)


def test_each_aquaporin_is_asked_about() -> None:
    """One water each, at any moment of one's sunrise. [CE-2.8, CE-3.4, CE-6.12]"""
    table = Table(3, market=("draw starch-3", "draw starch-3", "draw storage-3", "draw rubisco"), ask="on")
    while table.question == "sunrise":
        table.play("done")
    table.lay(0, "aquaporin", "aquaporin")
    next_sunrise(table)
    assert table.codes() == ["collect shoot", "region:1", "done"]
    table.play("region:1")
    table.play("collect shoot")
    assert table.player(0).region == 1 and table.codes() == ["region:1", "done"]
    table.play("done")
    assert table.player(0).region == 1 and table.asked == 1


def test_a_marker_may_grow_before_its_income_is_taken() -> None:
    """Enzyme Production works as ever, and its growth asks about the bonus on arrival. [CE-2.8, CE-3.6, CE-5.11]"""
    table = asking()
    table.lay(0, "enzyme-production", "gh3-synthetase")
    table.stand(0, root="r2l")
    table.give(0, hormone=2, protein=0, water=0)
    next_sunrise(table)
    assert "activate gh3-synthetase r3l" in table.codes() and "done" in table.codes()
    table.play("activate gh3-synthetase r3l")
    assert table.question == "bonus" and table.codes() == ["gain-protein:1", "gain-health:3", "all", "done"]
    table.play("gain-health:3")
    table.play("done")
    assert table.health(0) == 3
    table.play("collect root")
    table.play("all")
    assert table.stock(0)["water"] == 5 and table.stock(0)["protein"] == 3 - 1 + 2


def test_the_bonus_of_arrival_is_asked_before_a_card_is_played() -> None:
    """Growth with a one-time bonus leads to a question, so the card comes later. [CE-2.8, CE-5.11, CE-6.1]"""
    table = asking()
    table.stand(0, root="r2r")
    table.hold(0, "starch-1")
    table.give(0, hormone=2, carbohydrate=1)
    assert table.closes("membrane root own r3r starch-1")
    table.play("membrane root own r3r")
    assert table.codes() == ["gain-health:5", "done"]
    table.play("done")
    assert table.health(0) == 0 and table.codes() == ["play starch-1", "done"]


def test_a_space_without_a_bonus_asks_nothing() -> None:
    """And a card can be named with the placement. [CE-2.8, CE-6.1]"""
    table = asking()
    table.hold(0, "starch-1")
    table.give(0, hormone=1, carbohydrate=1)
    assert "membrane root own r1 starch-1" in table.codes()
    table.play("membrane root own r1")
    assert table.asked == 1


def test_starch_may_be_left_without_its_draw_and_discard() -> None:
    """Its bonus is one: draw and discard, or neither; its health is scored. [CE-2.8, CE-6.4]"""
    table = asking()
    table.hold(0, "starch-1", "lipase")
    table.give(0, carbohydrate=1)
    table.play("ribosomes small own starch-1")
    assert table.question == "bonus" and table.codes() == ["draw-cards:2", "done"]
    table.play("done")
    assert table.health(0) == 6 and table.player(0).cards == 1 and table.asked == 1
    table = asking()
    table.hold(0, "starch-1")
    table.give(0, carbohydrate=1)
    table.play("ribosomes small own starch-1")
    table.play("draw-cards:2", "draw lipase", "draw rubisco")
    assert table.codes() == ["discard rubisco", "discard lipase"]


def test_the_immediate_bonus_of_an_enzyme_that_costs_nothing() -> None:
    """Water to the region, or a card; the printed health is no bonus. [CE-2.8, CE-6.2, CE-6.6]"""
    table = asking()
    table.hold(0, "vacuolar-processing")
    table.give(0, atp=1, protein=1)
    table.play("stomata small own vacuolar-processing")
    assert table.question == "bonus" and table.codes() == ["region:3", "done"]
    table.play("done")
    assert table.health(0) == 3 and table.player(0).region == 0 and table.asked == 1
    table.hold(1, "dna-polymerase")
    table.give(1, atp=1, protein=1)
    table.play("stomata large own dna-polymerase")
    table.play("draw-cards:1", "draw lipase")
    assert table.player(1).drawn[table.card("lipase")] == 1 and table.asked == 2


def test_what_costs_nothing_is_taken_for_who_is_not_there() -> None:
    """Income, bonuses; what costs something is declined as ever. [CE-2.8]"""
    table = asking()
    table.stand(0, "s3r", "r2r")
    table.give(0, water=6, co2=6)
    next_sunrise(table)
    said = []
    while table.asked == 0 and table.question in ("sunrise", "bonus"):
        said.append(table.absent())
        table.play(said[-1])
    assert said == ["collect shoot", "gain-co2:6", "collect root", "gain-water:4", "region:1", "done"]


def test_ivy_is_not_asked() -> None:
    """Alone against Ivy the one player is asked about bonuses; hers come by her own rules. [CE-2.8, CE-11.1]"""
    table = Table(1, ask="on")
    assert table.asked == 0 and table.codes() == ["collect shoot", "done"]
    table.play("collect shoot")
    assert table.question == "place"


def test_bots_take_what_costs_nothing() -> None:
    """Income whose parts are asked about one by one looks as good to them as income at once. [CE-2.8]"""
    table = asking()
    table.stand(0, "s2", "r3m")
    table.give(0, water=0, co2=0)
    next_sunrise(table)
    while table.asked == 0 and table.question in ("sunrise", "bonus"):
        window = Window(CELLULOSE, table.words, table.s.copy(), 0)
        choice = GreedyBot().choose(window, Budget(), Rng(len(table.codes())))
        table.play(table.words.to_code(choice))
    assert table.stock(0) == {"water": 4, "co2": 5, "protein": 4} and table.player(0).region == 2


def test_where_all_is_asked_rollouts_mostly_take_what_costs_nothing() -> None:
    """Declining is as unlikely as it is unwise. [CE-2.8]"""
    table, out = asking(), ActionBuffer()
    next_sunrise(table)
    table.s.options(0, out)
    CelluloseHeuristic(CELLULOSE).weigh_options(table.s, 0, out)
    weights = dict(zip(table.codes(), out.weights))
    assert weights["collect shoot"] > 10 * weights["done"]
