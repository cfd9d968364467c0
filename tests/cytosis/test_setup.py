"""Set-up."""

import pytest

import organelle
from cytosis.table import Table
from organelle.bots.playout import play_chance
from organelle.games.cytosis.editions import rules_of
from organelle.games.cytosis.game import CYTOSIS
from organelle.games.cytosis.setup import Extra, Keep, table
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.versions import CURRENT
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng


def until(step: type, seats: int = 3, seed: int = 1, **options: str) -> Cytosis:
    """A game whose set-up has come to that question."""
    chosen = {**CYTOSIS.defaults(), **options}
    s: Cytosis = CYTOSIS.new(seats, chosen, CYTOSIS.cards())
    buffer, rng = ActionBuffer(), Rng(seed)
    while not isinstance(s.top(), step):
        play_chance(s, buffer, rng)
    return s


@pytest.mark.parametrize(("seats", "events"), [(2, 10), (3, 10), (4, 11), (5, 12)])
def test_some_events_leave_the_game_unseen(seats: int, events: int) -> None:
    """Two with two or three players, one with four, none with five. [CY-2.1]"""
    match = organelle.game("cytosis").new(seats=seats, seed=2)
    assert match.view(0)["table"]["events_left"] == events
    removed = [fact for fact in match.events() if fact["key"] == "cytosis.set-up.event-removed"]
    assert len(removed) == 12 - events and all(set(fact) == {"key", "number"} for fact in removed)


@pytest.mark.parametrize(
    ("seats", "edition", "count"),
    [(2, "revised", 3), (2, "first", 4), (3, "revised", 4), (4, "italian", 5), (5, "revised", 5)],
)
def test_goals_are_players_plus_one(seats: int, edition: str, count: int) -> None:
    """All five with five players, four for two in the first printing. [CY-2.2, CY-1.6]"""
    assert Table(seats, edition=edition).s.goals.count == count


def test_four_cards_are_turned_up() -> None:
    """The first market. [CY-2.3]"""
    assert all(card >= 0 for card in Table().s.market)


def test_three_dealt_two_kept() -> None:
    """All choose at once; nobody sees what another gives back. [CY-2.4]"""
    match = organelle.game("cytosis").new(seats=3, seed=2)
    assert match.waiting == (0, 1, 2) and match.question == "cytosis.keep"
    deck = match.view(0)["table"]["deck"]
    for seat in (2, 0, 1):
        match.play(seat, match.codes(seat)[0])
    table_of_one = match.view(1)["table"]
    assert [player["hand_size"] for player in table_of_one["players"]] == [2, 2, 2]
    assert [player["hand"] for player in table_of_one["players"]] == [[], [], []]
    assert len(table_of_one["mine"]["hand"]) == 2
    assert table_of_one["deck"] == deck + 3
    returned = [fact for fact in match.events(seat=1) if fact["key"] == "cytosis.set-up.returned"]
    assert ["card" in fact for fact in returned] == [False, True, False]


def test_the_first_player_is_drawn_or_named() -> None:
    """By chance, or as the table says beforehand. [CY-2.5]"""
    assert organelle.game("cytosis").new(seats=3, seed=2, first="2").view(0)["table"]["first"] == 2
    firsts = {organelle.game("cytosis").new(seats=3, seed=seed).view(0)["table"]["first"] for seed in range(12)}
    assert firsts == {0, 1, 2}
    with pytest.raises(organelle.Illegal, match="no player 5 to play first; players are numbered 1 to"):
        organelle.game("cytosis").new(seats=3, seed=2, first="4")


def test_starting_atp() -> None:
    """2 for the first player, one more for each next; five players leave 10 in the stock. [CY-2.6]"""
    s = until(Keep, seats=5, first="3")
    buffer = ActionBuffer()
    for seat in range(5):
        s.options(seat, buffer)
        s.play(seat, buffer.items[0])
    assert [int(player.supply[0]) for player in s.players] == [4, 5, 6, 2, 3]
    assert s.stock[0] == 10 and all(player.health == 0 for player in s.players)


def test_two_extra_resources_in_turn() -> None:
    """Any mix of ATP, mRNA and lipids, openly from the first player on. [CY-2.7]"""
    match = organelle.game("cytosis").new(seats=3, seed=2, first="1")
    for seat in range(3):
        match.play(seat, match.codes(seat)[0])
    assert match.waiting == (1,)
    assert match.codes(1) == [
        "take atp atp",
        "take atp mrna",
        "take atp lipid",
        "take mrna mrna",
        "take mrna lipid",
        "take lipid lipid",
    ]
    match.play(1, "take mrna lipid")
    assert match.view(0)["table"]["players"][1]["supply"] == {"atp": 2, "mrna": 1, "protein": 0, "carb": 0, "lipid": 1}
    assert match.waiting == (2,)


def test_every_step_of_the_set_up_is_there() -> None:
    """The order of the book: first player, events, goals, market, hands, resources. [CY-2.5, CY-2.7]"""
    s = table(3, rules_of(3, CYTOSIS.defaults(), CYTOSIS.cards(), CURRENT))
    names = [type(s.stack[place]).__name__ for place in range(s.depth)][::-1]
    assert names == [
        "FirstPlayer",
        "EventRemoval",
        "DetoxRemoval",
        "GoalLayout",
        "Fill",
        "Deal",
        "Keep",
        "StartingResources",
        "Round",
    ]
    assert Extra(0).public(s)
