"""The table of places: what a new place must fit into."""

import pkgutil

from cellulose.table import Table
from organelle.games.cellulose import places
from organelle.games.cellulose.places.place import NO_FIELD
from organelle.games.cellulose.places.registry import LARGE, PLACES, SMALL, place_of
from organelle.games.cellulose.reasons import OPEN
from organelle.games.cellulose.vocabulary import KINDS, SPACE_WORDS


def test_every_space_of_the_board_is_in_the_table_of_places_exactly_once() -> None:
    """In the order of the board, large or small. [CE-4.3, CE-4.4]"""
    spaces = [space for place in PLACES for space in range(place.first, place.first + place.count)]
    assert spaces == list(range(len(SPACE_WORDS)))
    assert all(place_of(space).spaces >> space & 1 for space in spaces)
    assert LARGE & SMALL == 0 and (1 << len(SPACE_WORDS)) - 1 == LARGE | SMALL


def test_every_place_has_a_module_of_its_own_and_a_row() -> None:
    """A place that is not in the table could not be gone to. [CE-5.1, CE-5.14]"""
    modules = {module.name for module in pkgutil.iter_modules(places.__path__)}
    rows = [type(place).__module__.rpartition(".")[2] for place in PLACES]
    assert sorted(rows) == sorted(modules - {"place", "registry"})


def test_the_row_of_a_place_is_the_kind_of_its_placements_and_its_fields_are_those_of_the_kind() -> None:
    """A marker is named with every placement, a card with all that draw none. [CE-4.2, CE-6.1]"""
    for row, place in enumerate(PLACES):
        names = KINDS[place.kind].names
        assert place.kind == row and names[place.marker_field] == "marker"
        assert ("card" in names) == (place.card_field != NO_FIELD)
        assert "card" not in names or names[place.card_field] == "card"
        assert (place.count > 1) == (place.space_field != NO_FIELD)
        assert SPACE_WORDS[place.first].startswith(KINDS[row].word)


def test_a_placement_names_the_space_it_goes_to() -> None:
    """There and back again."""
    for place in PLACES:
        for space in range(place.first, place.first + place.count):
            assert place.space_of(place.placement(space, 1)) == space


def test_a_place_that_is_not_possible_says_what_is_lacking() -> None:
    """A reason for every space, and none for those that anyone can use. [CE-4.5]"""
    table = Table(3)
    table.give(0, water=0, co2=0)
    table.s.level = 0
    for space in range(len(SPACE_WORDS)):
        place = place_of(space)
        possible = place.possible(table.s, 0) >> space & 1
        assert possible or place.lacking(table.s, 0, space) != OPEN, SPACE_WORDS[space]


def test_what_a_place_says_of_its_needs_is_true() -> None:
    """Who owns nothing goes where nothing is needed; only carbohydrates open what needs them. [CE-4.5]"""
    poor, rich = Table(3), Table(3)
    poor.give(0, water=0, co2=0)
    rich.give(0, water=20, co2=20, protein=9, hormone=9, atp=9)
    for place in PLACES:
        assert not place.needs_nothing or place.possible(poor.s, 0) == place.spaces
        assert place.needs_carbohydrate == (place.possible(rich.s, 0) == 0)


def test_a_place_that_keeps_the_card_stock_changes_nothing_that_cards_are_paid_with() -> None:
    """The card named with such a placement is paid for as if it had been played before. [CE-6.1]"""
    paid_with = ("carbohydrate", "protein", "atp")
    for place in PLACES:
        if place.keeps_card_stock:
            table = Table(3)
            table.give(0, water=20, co2=20, carbohydrate=3, protein=9, hormone=9, atp=9)
            before = table.stock(0)
            table.play(next(code for code in table.codes() if code.split()[0] == KINDS[place.kind].word))
            assert [table.stock(0)[word] for word in paid_with] == [before[word] for word in paid_with]


def test_what_a_debugger_shows() -> None:
    """The state, a player, Ivy and a place in one line each."""
    table = Table(1)
    assert repr(table.s) == "<Cellulose 2 seats, round 1, wall 0 of 12, waiting for 0>"
    assert repr(table.player(0)) == "<Player 0 health, 3 own and 1 gray markers, 0 cards, 1 co2>"
    assert repr(table.s.ivy) == "<Ivy space 0, strategy 0 across 0 up, 0 cards>"
    assert repr(place_of(1)) == "<Stomata stomata, spaces 1 to 2>"
