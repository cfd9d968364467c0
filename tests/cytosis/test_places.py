"""The table of places: a new place is one module and one row."""

import pkgutil

from cytosis.table import Table
from organelle.games.cytosis import places
from organelle.games.cytosis.board import AREA_OF, SPOT_SHEET, SPOTS
from organelle.games.cytosis.places.place import JOINING, Place
from organelle.games.cytosis.places.registry import PLACES, place_of
from organelle.games.cytosis.vocabulary import COLLECT, FLASK_KINDS, KINDS

SHARED_MODULES = {"place", "registry", "collecting"}
"""Modules that are no place themselves."""


def spots(place: Place) -> list[int]:
    return [spot for spot in range(SPOTS) if place.mask >> spot & 1]


def test_every_place_of_the_board_is_in_the_table_once() -> None:
    """Each spot belongs to one row, and each row to one area of the board. [CY-1.4, CY-3.5]"""
    names = [str(row.cells[0]) for row in SPOT_SHEET.rows]
    assert sorted(names[spot] for place in PLACES for spot in spots(place)) == sorted(names)
    areas = [{AREA_OF[spot] for spot in spots(place)} for place in PLACES]
    assert all(len(area) == 1 for area in areas) and set().union(*areas) == set(AREA_OF)
    assert len(names) == len(AREA_OF) == SPOTS


def test_every_module_of_a_place_has_a_row() -> None:
    """A module without a row would be a place that no flask can reach."""
    modules = {module.name for module in pkgutil.iter_modules(places.__path__)} - SHARED_MODULES
    assert {type(place).__module__.rpartition(".")[2] for place in PLACES} == modules


def test_every_action_of_a_flask_goes_to_one_place() -> None:
    """Only the collecting of resources is told apart by its spot. [CY-3.3]"""
    kinds = [kind for place in PLACES for kind in place.kinds if kind != COLLECT]
    assert sorted(kinds) == [kind for kind in range(FLASK_KINDS) if kind != COLLECT]


def test_joining_is_said_in_the_same_position_everywhere() -> None:
    """A grey flask may go beside another where there are several equal spots. [CY-12.2]"""
    joinable = {kind for place in PLACES for kind in place.kinds if place.joinable}
    assert joinable == {kind for kind in range(FLASK_KINDS) if "joining" in KINDS[kind].names}
    assert all(KINDS[kind].names.index("joining") == JOINING for kind in joinable)


def test_an_option_knows_its_place_and_spot() -> None:
    """As the board names it. [CY-1.4]"""
    table = Table()
    table.supply(0, atp=3, mrna=3, carb=1, lipid=4)
    table.hand(0, "detox-2")
    for code in table.codes():
        if not code.startswith("exhaust"):
            action = table.vocabulary.to_action(code)
            place = place_of(action)
            spot = table.s.rules.places[place.spot_of(action)]
            assert place.spot_of(action) in spots(place)
            assert spot == ("lower-smooth-er" if code[:5] in ("detox", "stero") else code.split(" ")[0])


def test_people_can_read_a_game_in_a_debugger() -> None:
    table = Table()
    assert repr(table.s) == "<Cytosis 3 seats, round 1, health [0, 0, 0], waiting for 0>"
    assert repr(table.s.players[0]) == "<Player 0: 0 health, 4 flasks, 0 cards in hand>"
    assert repr(PLACES[0]) == "<Nucleus from spot 0>"
