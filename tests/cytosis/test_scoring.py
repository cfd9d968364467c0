"""The end of the game."""

import pytest

from cytosis.table import Table
from cytosis.test_completing import vesicle
from organelle.games.cytosis.game import CYTOSIS
from organelle.games.cytosis.scoring import set_health


def finish(table: Table) -> dict[str, list[int]]:
    """The last round ends; health by source, and that at the end is gained."""
    before = table.health
    for event in range(len(table.s.events.counts)):
        table.s.events.counts[event] = 0
    table.s.events.size = 0
    table.end_round()
    assert table.s.asked == 0
    scores = [player["score"] for player in CYTOSIS.view(table.s, None)["players"]]
    for seat, score in enumerate(scores):
        gained = sum(score[source] for source in ("macromolecules", "detox-majority", "enzyme-sets", "goals"))
        assert table.health[seat] - before[seat] == gained
    return {source: [score[source] for score in scores] for source in scores[0]}


@pytest.mark.parametrize(("edition", "health"), [("revised", 6), ("italian", 6), ("first", 7)])
def test_macromolecules(edition: str, health: int) -> None:
    """4 mRNA, 4 lipids, 3 proteins, 2 carbs for a health, or 3 of each in the first printing. [CY-13.1, CY-1.6]"""
    table = Table(edition=edition)
    table.supply(0, atp=20, mrna=7, lipid=11, protein=5, carb=5)
    assert finish(table)["macromolecules"][0] == health


@pytest.mark.parametrize(("edition", "health"), [("revised", 1), ("first", 0)])
def test_resources_on_disks(edition: str, health: int) -> None:
    """They count with the supply, but not in the first printing. [CY-13.2, CY-1.6]"""
    table = Table(edition=edition)
    table.supply(0, protein=1)
    vesicle(table, 5, 0, "protein", 2, "carb")
    assert finish(table)["macromolecules"][0] == health


def test_detox_majority() -> None:
    """8, 5 and 2 by the sum of ATP; none without a completed detox. [CY-13.3]"""
    table = Table(5)
    table.completed(0, "detox-2")
    table.completed(1, "detox-4", "detox-2")
    table.completed(2, "detox-3")
    table.completed(3, "detox-4")
    assert finish(table)["detox-majority"] == [0, 8, 2, 5, 0]


def test_three_twos_beat_two_threes() -> None:
    """Equal sums: more cards win; the example of the book. [CY-13.4]"""
    table = Table()
    table.completed(0, "detox-3", "detox-3")
    table.completed(1, "detox-2", "detox-2", "detox-2")
    assert finish(table)["detox-majority"] == [5, 8, 0]


def test_two_tied_for_second_share_five_and_two() -> None:
    """7 halved is 3 each; the example of the book. [CY-13.4]"""
    table = Table()
    table.completed(0, "detox-4")
    table.completed(1, "detox-2")
    table.completed(2, "detox-2")
    assert finish(table)["detox-majority"] == [8, 3, 3]


@pytest.mark.parametrize(
    ("sums", "health"),
    [
        ("4 4 2 0 0", [6, 6, 2, 0, 0]),
        ("3 3 3 2 0", [5, 5, 5, 0, 0]),
        ("4 3 2 2 0", [8, 5, 1, 1, 0]),
        ("2 2 2 2 0", [3, 3, 3, 3, 0]),
        ("4 2 2 2 0", [8, 2, 2, 2, 0]),
    ],
)
def test_ties_share_the_ranks_they_take_up(sums: str, health: list[int]) -> None:
    """Rounded down; the next player takes the rank after these. [CY-13.4]"""
    table = Table(5)
    for seat, atp in enumerate(sums.split()):
        if atp != "0":
            table.completed(seat, f"detox-{atp}")
    assert finish(table)["detox-majority"] == health


def test_two_players_detox() -> None:
    """6 and 3; tied 4 each. [CY-13.3, CY-13.4]"""
    table = Table(2)
    table.completed(0, "detox-2")
    table.completed(1, "detox-3")
    assert finish(table)["detox-majority"] == [3, 6]
    table = Table(2)
    table.completed(0, "detox-2")
    table.completed(1, "detox-2")
    assert finish(table)["detox-majority"] == [4, 4]


def test_enzyme_sets() -> None:
    """Three different enzymes gain 5, the example of the book; two sets at most, one card is none. [CY-13.5]"""
    assert [int(set_health(size)) for size in range(6)] == [0, 0, 2, 5, 9, 14]
    table = Table()
    table.completed(0, "catalase", "hexokinase", "arginase")
    table.completed(1, "catalase", "lactate-dehydrogenase", "hexokinase", "dna-polymerase", "aldolase")
    table.completed(2, "aldolase", "carbonic-anhydrase")
    assert finish(table)["enzyme-sets"] == [5, 7, 0]


def lay(table: Table, *goals: str) -> list[str]:
    """These goals lie there."""
    names = [goal.name for goal in table.s.rules.goals]
    while table.s.goals.count > 0:
        table.s.goals.drop(0)
    for goal in goals:
        table.s.goals.add(names.index(goal))
    return names


def test_goals_score_any_number_of_their_cards() -> None:
    """For each marker, first or second. [CY-13.6]"""
    table = Table()
    lay(table, "enzymes", "receptors", "protein-hormones")
    table.s.goals.marks[0] = 1 + (2 << 4)
    table.s.goals.marks[1] = 1
    table.s.goals.marks[2] = 3
    table.completed(0, "catalase", "tsh-receptor", "estrogen-receptor", "thyrotropin")
    table.completed(1, "catalase", "dna-polymerase")
    assert finish(table)["goals"] == [2 + 4, 4, 0]


def test_the_winner() -> None:
    """Most health, then most completed cards, then farthest clockwise from the marker. [CY-13.7]"""
    table = Table(4)
    table.s.first = 2
    assert CYTOSIS.winners(table.s) == [1]
    table.s.players[2].completed.add(0)
    assert CYTOSIS.winners(table.s) == [2]
    table.s.players[0].health = 1
    assert CYTOSIS.winners(table.s) == [0]
