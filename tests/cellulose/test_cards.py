"""Playing cell component cards."""

from cellulose.table import Table
from organelle.games.cellulose.game import CELLULOSE


def test_the_example_of_david_making_atp() -> None:
    """He makes 6 ATP and plays a lipase for 1 ATP and 2 protein. [CE-6.1, CE-6.2]"""
    table = Table(3)
    table.hold(0, "lipase")
    table.give(0, carbohydrate=1, protein=2)
    table.play("mitochondria small own lipase")
    assert table.stock(0) == {"co2": 1, "atp": 5}
    assert table.health(0) == 5 and table.player(0).played[table.card("lipase")] == 1


def test_a_card_gained_this_turn_may_be_played() -> None:
    """From the market in the same breath, from the deck on a question. [CE-6.1]"""
    table = Table(3)
    table.give(0, co2=3, atp=3)
    table.play("market slot-2 own aquaporin")
    assert table.player(0).played[table.card("aquaporin")] == 1
    table.give(1, carbohydrate=1)
    table.play("nucleus own", "draw starch-1")
    assert table.codes() == ["play starch-1", "done"]


def test_everyone_with_a_hand_is_asked_even_if_they_cannot_pay() -> None:
    """Who is asked gives no card away. [CE-6.1]"""
    table = Table(3)
    table.play("nucleus own", "draw starch-3")
    assert table.asked == 0 and table.codes() == ["done"]
    assert not table.s.top().public(table.s)


def rich_with(*cards: str) -> Table:
    """Seat 1 is about to place a marker and can pay for everything in its hand."""
    table = Table(2)
    table.hold(1, *cards)
    table.give(1, carbohydrate=9, protein=9, atp=9, water=20, co2=20, hormone=9)
    table.play("cytoplasm small own")
    return table


def test_a_big_hand_is_asked_afterwards() -> None:
    """The list of placements stays short. [CE-6.1]"""
    table = rich_with("starch-1", "storage-1", "lipase", "dna-polymerase")
    assert 100 < len(table.codes()) <= 300
    table.play("ribosomes small own")
    assert table.question == "place" and table.asked == 0
    table = rich_with("starch-1", "starch-2", "storage-1", "lipase", "dna-polymerase")
    assert len(table.codes()) < 100
    table.play("ribosomes small own")
    assert table.question == "play" and table.asked == 1


def test_cards_are_paid_with_what_the_action_leaves() -> None:
    """Building with the last carbohydrate leaves none for starch. [CE-6.1, CE-6.2]"""
    table = Table(3)
    table.hold(0, "starch-1")
    table.give(0, carbohydrate=1)
    assert "wall own" in table.codes() and table.closes("wall own starch-1")
    assert "ribosomes small own starch-1" in table.codes()


def test_cards_may_be_played_again_and_again() -> None:
    """Duplicates and large hands are fine. [CE-6.3]"""
    table = Table(3)
    table.lay(0, "lipase", "lipase")
    table.hold(0, "lipase")
    table.give(0, atp=1, protein=2)
    table.play("cytoplasm small own lipase")
    assert table.player(0).played[table.card("lipase")] == 3


def test_starch_draws_then_discards_from_the_whole_hand() -> None:
    """Two drawn, one discarded, old or new. [CE-6.4]"""
    table = Table(3)
    table.hold(0, "starch-1", "lipase")
    table.give(0, carbohydrate=1)
    table.play("ribosomes small own starch-1", "draw rubisco", "draw storage-1")
    assert table.health(0) == 6 and table.question == "discard"
    assert table.codes() == ["discard storage-1", "discard rubisco", "discard lipase"]
    table.play("discard lipase")
    assert table.s.discard[table.card("lipase")] == 1 and table.player(0).cards == 2


def test_two_discards_are_one_answer() -> None:
    """Starch II: three drawn, two discarded. [CE-6.4]"""
    table = Table(3)
    table.hold(0, "starch-2")
    table.give(0, carbohydrate=2)
    table.play("ribosomes small own starch-2", "draw lipase", "draw lipase", "draw storage-1")
    assert table.codes() == ["discard storage-1 lipase", "discard lipase lipase"]
    table.play("discard lipase lipase")
    assert table.player(0).cards == 1


def starch_without_a_deck(*hand: str, version: int = CELLULOSE.version) -> Table:
    """Seat 0 has played Starch II, and there was nothing to draw."""
    table = Table(3, version=version)
    table.hold(0, "starch-2", *hand)
    table.give(0, carbohydrate=2)
    table.empty_deck()
    table.play("ribosomes small own starch-2")
    return table


def test_the_number_shown_is_discarded_from_the_hand_even_if_fewer_were_drawn() -> None:
    """An empty deck does not spare the hand; what is not there cannot be discarded. [CE-6.4]"""
    table = starch_without_a_deck("lipase", "rubisco", "storage-1")
    assert table.question == "discard" and table.asked == 0
    table.play("discard rubisco lipase")
    assert table.player(0).cards == 1 and table.asked == 1
    table = starch_without_a_deck("lipase")
    assert table.codes() == ["discard lipase"]
    table.play("discard lipase")
    assert table.player(0).cards == 0 and table.asked == 1
    assert starch_without_a_deck().asked == 1


def test_by_the_first_rules_no_more_is_discarded_than_was_drawn() -> None:
    """In a game that began with version 1 an empty deck spares the hand. [CE-6.4]"""
    table = starch_without_a_deck("lipase", "rubisco", version=1)
    assert table.asked == 1 and table.player(0).cards == 2


def test_a_storage_vacuole_gives_a_marker_back() -> None:
    """Own or gray, the one just placed too; its space is free again and the turn comes later. [CE-6.5]"""
    table = Table(2)
    table.hold(0, "storage-2")
    table.play("stomata small gray")
    table.play("cytoplasm small own")
    table.play("ribosomes small own storage-2")
    assert table.question == "recover"
    assert table.codes() == ["back stomata-small gray", "back ribosomes-small own", "done"]
    table.play("back ribosomes-small own")
    assert table.asked == 1 and table.markers("ribosomes-small") == 0
    assert table.player(0).own == 3 and table.health(0) == 3
    assert "ribosomes small own" in table.codes()


def test_the_table_declines_for_a_player_who_is_absent() -> None:
    """It places a marker because it must, and plays, pays and discards nothing it need not. [CE-2.8, CE-4.2]"""
    table = Table(2)
    table.hold(0, "storage-1")
    table.give(0, protein=9)
    assert table.absent() == "xylem own region:0"
    table.play("ribosomes small own storage-1")
    assert table.absent() == "done"
    table.play("done")
    table.give(1, co2=1, carbohydrate=1)
    table.play("nucleus own", "draw starch-1")
    assert table.codes() == ["play starch-1", "done"] and table.absent() == "done"
    table.play("play starch-1", "draw lipase", "draw rubisco")
    assert table.absent() == "discard rubisco"


def test_the_table_ends_free_activations_of_an_absent_player() -> None:
    """Its root marker goes to the first return space. [CE-2.8, CE-9.7]"""
    table = Table(3, board="mangrove")
    table.stand(0, root="lc")
    table.lay(0, "lipase")
    table.give(0, hormone=1)
    table.play("membrane root own lc")
    assert table.absent() == "home lb"


def test_recovering_may_be_declined() -> None:
    """Card bonuses are optional, action spaces are not. [CE-6.5, CE-2.8]"""
    table = Table(2)
    table.hold(0, "storage-1")
    table.play("ribosomes small own storage-1")
    table.play("done")
    assert table.player(0).own == 2


def test_the_example_of_samira_and_her_enzymes() -> None:
    """3 health and 3 water, then RuBisCO for a protein; GH3 she cannot pay for. [CE-6.6, CE-6.7, CE-6.8]"""
    table = Table(3)
    table.lay(0, "rubisco", "gh3-synthetase")
    table.hold(0, "vacuolar-processing")
    table.give(0, atp=1, protein=3, water=6, co2=6)
    table.play("xylem own region:0 vacuolar-processing")
    assert table.health(0) == 3 and table.player(0).region == 3
    assert table.codes() == ["activate rubisco", "done"]
    table.play("activate rubisco")
    assert table.stock(0) == {"water": 5, "protein": 1, "carbohydrate": 1}
    assert table.asked == 1
    assert table.player(0).types[2] == 3


def test_each_old_enzyme_once_and_never_the_new_one() -> None:
    """For every enzyme played. [CE-6.7]"""
    table = Table(3)
    table.lay(0, "lipase", "lipase", "vacuolar-processing")
    table.hold(0, "lipase")
    table.give(0, atp=1, protein=9)
    table.play("cytoplasm small own lipase")
    table.play("activate lipase")
    table.play("activate vacuolar-processing")
    table.play("activate lipase")
    assert table.asked == 1
    assert table.health(0) == 5 + 2 + 2 and table.player(0).region == 2 and table.stock(0)["protein"] == 4


def test_rubisco_up_to_two_photosyntheses() -> None:
    """One, two or none; an activation gives up the rest. [CE-6.6, CE-6.8]"""
    table = Table(3)
    table.lay(0, "lipase")
    table.hold(0, "rubisco")
    table.give(0, atp=1, protein=3, water=12, co2=12)
    table.play("cytoplasm small own rubisco")
    assert table.codes() == ["photosynthesis", "activate lipase", "done"]
    table.play("photosynthesis")
    assert "photosynthesis" in table.codes()
    table.play("activate lipase")
    assert table.asked == 1 and table.stock(0)["carbohydrate"] == 1


def test_cellulose_synthase_builds_or_not() -> None:
    """Immediate and when activated; a full wall ends it silently. [CE-6.6, CE-6.8, CE-2.6]"""
    table = Table(3)
    table.lay(0, "cellulose-synthase")
    table.hold(0, "cellulose-synthase")
    table.give(0, atp=2, protein=3, carbohydrate=3)
    table.s.wall = 11
    table.play("cytoplasm small own cellulose-synthase")
    assert table.codes() == ["build", "activate cellulose-synthase", "done"]
    table.play("build")
    assert table.s.wall == 12 and table.asked == 1
    assert table.health(0) == 2 + 12 and table.player(0).region == 1


def test_dna_polymerase_draws() -> None:
    """At once and when activated. [CE-6.8]"""
    table = Table(3)
    table.lay(0, "dna-polymerase")
    table.hold(0, "dna-polymerase")
    table.give(0, atp=1, protein=2)
    table.play("cytoplasm small own dna-polymerase", "draw lipase")
    assert table.player(0).cards == 1
    table.play("activate dna-polymerase", "draw rubisco")
    assert table.player(0).cards == 2 and table.health(0) == 3


def test_growth_by_enzyme_pays_the_space_but_no_protein() -> None:
    """GH3 synthetase moves shoot or root. [CE-6.9]"""
    table = Table(3)
    table.hold(0, "gh3-synthetase")
    table.give(0, atp=1, protein=1, hormone=1)
    table.play("ribosomes large own gh3-synthetase")
    assert table.codes() == ["grow s1", "grow r1", "done"]
    table.play("grow r1")
    assert table.stock(0) == {"co2": 1, "protein": 3}


def test_a_specialization_scores_nothing_yet() -> None:
    """Points come at the end. [CE-6.10]"""
    table = Table(3)
    table.hold(0, "seed-embryo")
    table.give(0, atp=2, protein=1)
    table.play("cytoplasm small own seed-embryo")
    assert table.health(0) == 0 and table.player(0).effects[10] == 1


def test_a_seed_embryo_places_the_marker_at_once_and_no_card_follows() -> None:
    """Two actions in a row at most, even with two embryos. [CE-6.11]"""
    table = Table(3)
    table.lay(0, "seed-embryo", "seed-embryo")
    table.hold(0, "storage-1", "storage-2")
    table.give(0, protein=9)
    table.play("cytoplasm small own storage-1")
    table.play("back cytoplasm-small own")
    assert table.question == "replace" and not any("storage" in code for code in table.codes())
    table.play("cytoplasm small own")
    assert table.asked == 1 and table.stock(0)["hormone"] == 6


def test_the_embryos_placement_may_wait() -> None:
    """Declined, the marker is placed on a later turn. [CE-6.11]"""
    table = Table(3)
    table.lay(0, "seed-embryo")
    table.hold(0, "storage-1")
    table.give(0, protein=9)
    table.play("cytoplasm small own storage-1")
    table.play("back cytoplasm-small own")
    table.play("done")
    assert table.asked == 1 and table.player(0).own == 3
