"""What is hidden, and what imagined worlds keep."""

from cytosis.table import Table
from cytosis.test_epigenetics import foresight, modified
from organelle.bots.playout import play_chance
from organelle.games.cytosis.expansions.foresight import Foresight
from organelle.games.cytosis.game import CYTOSIS
from organelle.games.cytosis.state import DEALT_SECRETLY, Cytosis
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng


def worlds(table: Table, seat: int, count: int = 40) -> list[Cytosis]:
    return [CYTOSIS.redeal(table.s, seat, Rng(number)) for number in range(count)]


def hands(table: Table, world: Cytosis, seat: int) -> list[str]:
    hand = world.players[seat].hand
    return [table.names[hand.items[place]] for place in range(hand.count)]


def test_a_view_names_no_hidden_card() -> None:
    """Neither hands nor removed cards nor the deck. [CY-17.1]"""
    table = Table(2)
    table.market("catalase", "aldolase", "hexokinase", "arginase")
    table.hand(0, "dhea", "cortisol", mark=DEALT_SECRETLY)
    view = CYTOSIS.view(table.s, 1)
    assert view["players"][0]["hand"] == [] and view["deck"] == int(table.s.deck.size)
    assert "dhea" not in str({key: value for key, value in view.items() if key != "cards"})


def test_worlds_keep_what_was_bought_and_redeal_the_rest() -> None:
    """A card all saw taken stays; the secret ones vary. [CY-17.1]"""
    table = Table()
    table.hand(1, "dhea", "cortisol", mark=DEALT_SECRETLY)
    table.s.gain_card(1, table.names.index("aldolase"), 0)
    found = [hands(table, world, 1) for world in worlds(table, 0)]
    assert all(hand[2] == "aldolase" for hand in found) and len({hand[0] for hand in found}) > 10


def test_bought_cards_stay_known_to_all() -> None:
    """Until they are laid down; of two equal ones the bought one goes first. [CY-17.3]"""
    table = Table()
    table.hand(0, "detox-2", "dhea", mark=DEALT_SECRETLY)
    table.market("detox-2", "", "", "")
    table.supply(0, atp=4)
    table.play("market:0")
    for seat in (None, 0, 1, 2):
        assert CYTOSIS.view(table.s, seat)["players"][0]["hand"] == ["detox-2"]
    table.turn(0)
    table.play("detox detox-2")
    assert CYTOSIS.view(table.s, 1)["players"][0]["hand"] == [] and sorted(table.holds(0)) == ["detox-2", "dhea"]


def test_worlds_keep_the_top_that_a_seat_knows() -> None:
    """Its owner knows it, the others do not. [CY-17.1, CY-16.4]"""
    table = foresight()
    table.play("replace top:0 top:1 top:2")
    dhea = table.names.index("dhea")
    assert all(world.deck.top[-1] == dhea for world in worlds(table, 0))
    assert len({int(world.deck.top[-1]) for world in worlds(table, 1)}) > 10


def test_what_a_seat_gave_back_is_in_no_first_hand() -> None:
    """It was shuffled into the deck after the deal. [CY-17.1, CY-2.4]"""
    table = Table()
    table.hand(1, "dhea", "cortisol", mark=DEALT_SECRETLY)
    table.s.players[0].given_back = table.names.index("catalase")
    assert all("catalase" not in hands(table, world, 1) for world in worlds(table, 0, 200))


def test_cards_shuffled_later_are_in_no_first_hand() -> None:
    """After a reshuffle the deck is known, and hands dealt before it hold none of it. [CY-17.1, CY-4.5]"""
    table = Table()
    table.hand(1, "dhea", mark=DEALT_SECRETLY)
    table.hand(2, "cortisol", mark=DEALT_SECRETLY)
    table.s.shuffles = 1
    for world in worlds(table, 0):
        assert sorted(hands(table, world, 1) + hands(table, world, 2)) == ["cortisol", "dhea"]


def test_worlds_keep_what_another_looks_at_after_the_flask() -> None:
    """Only how many cards, not which; and nothing of what may follow is lost. [CY-17.1, CY-16.4]"""
    table = modified("regulatory-foresight")
    table.supply(0, atp=4)
    table.play("nucleus:3", "look")
    table.settle_chance()
    for world in worlds(table, 1):
        step = world.top()
        assert isinstance(step, Foresight) and step.after_flask and len(step.seen) == 3


def test_no_virus_in_an_imagined_hand() -> None:
    """A Virus Attack is never held. [CY-17.1, CY-15.3]"""
    table = Table(virus="on")
    table.hand(1, "dhea", "cortisol", mark=DEALT_SECRETLY)
    assert not any("attack" in card for world in worlds(table, 0, 200) for card in hands(table, world, 1))


def test_passed_cards_stay_near() -> None:
    """What a drafter passed on is with the next seats or still in the packet. [CY-17.1, CY-16.1]"""
    s = CYTOSIS.new(3, {**CYTOSIS.defaults(), "epigenetics": "on", "first": "0"}, CYTOSIS.cards())
    vocabulary = CYTOSIS.vocabulary(s)
    buffer = ActionBuffer()
    while s.top().question(s) != "cytosis.draft" or not s.waits_for(0):
        play_chance(s, buffer, Rng(3))
    packet = CYTOSIS.view(s, 0)["mine"]["packet"]
    s.play(0, vocabulary.to_action(f"draft {packet[0]}"))
    while not s.waits_for(1):
        play_chance(s, buffer, Rng(5))
    for number in range(30):
        world = CYTOSIS.redeal(s, 0, Rng(number))
        assert set(packet[1:]) < set(CYTOSIS.view(world, 1)["mine"]["packet"])


def test_a_turn_never_waits_for_a_secret() -> None:
    """The same question comes, whatever the hand. [CY-17.2]"""
    asked = []
    for card in ("mrna-reserve", "dhea"):
        table = Table()
        table.hand(0, card, mark=DEALT_SECRETLY)
        table.play("nucleus:3")
        asked.append((table.asked, table.question))
    assert asked[0] == asked[1]
