"""The judge: more imagined games make it surer, luck does not choose its best answer, and it stops where it is sure."""

from __future__ import annotations

from random import Random

import pytest

from coach.test_review import TABLES, played
from organelle.coach.imagined import FOLDS, ImaginedGames, round_of
from organelle.coach.judge import BATCH, Judge, halfway, hopeful, is_settled
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.rng import Rng
from organelle.table.window import Window


def window_of(name: str, seats: int, entries: int = 40) -> Window:
    """What the seat knows that is asked after so many entries."""
    match = played(name, seats, entries=entries)
    return match.window(match.waiting[0])


def imagined(*games: list[float]) -> ImaginedGames:
    """Games of which is known what came of them for the first seat, after the answers 0, 1, …"""
    window = played("duel", 2, entries=0).window(0)
    found = ImaginedGames(window, ChanceHeuristic(window.game, window.setup))
    found.chances = {action: [[chance, 1 - chance] for chance in chances] for action, chances in enumerate(games)}
    return found


def test_the_best_of_equal_answers_is_not_valued_by_the_luck_that_chose_it() -> None:
    random = Random(3)
    trials = [imagined(*([random.gauss(0.5, 0.2) for _ in range(16)] for _ in range(3))) for _ in range(600)]
    by_luck = sum(found.mean(found.best([0, 1, 2]))[0] for found in trials) / len(trials)
    told = sum(found.best_chances([0, 1, 2])[0] for found in trials) / len(trials)
    assert by_luck > 0.53
    assert told == pytest.approx(0.5, abs=0.007)


def test_luck_that_all_answers_share_cancels_out_of_their_difference() -> None:
    random = Random(4)
    shared = [random.gauss(0.5, 0.3) for _ in range(16)]
    found = imagined(shared, [chance - 0.1 for chance in shared])
    less, error = found.difference(0, 1)
    assert less == pytest.approx(0.1)
    assert error == pytest.approx(0, abs=1e-9)


def test_an_answer_that_is_certainly_behind_is_dropped_unless_it_was_given() -> None:
    found = imagined([0.6, 0.62] * 4, [0.3, 0.31] * 4, [0.58, 0.64] * 4)
    assert hopeful(found, [0, 1, 2], played=0) == [0, 2]
    assert hopeful(found, [0, 1, 2], played=1) == [0, 1, 2]


def test_a_loss_that_the_search_does_not_see_counts_half_and_never_more_than_games_say() -> None:
    before, after = [0.6, 0.4], [0.4, 0.6]
    assert halfway(before, after, 0, less=0.0) == pytest.approx([0.5, 0.5])
    assert halfway(before, after, 0, less=0.1) == pytest.approx([0.55, 0.45])
    assert halfway(before, after, 0, less=0.5) == before
    assert halfway(before, after, 0, less=-0.5) == pytest.approx(after)
    assert halfway(after, before, 0, less=0.0) == after


def test_a_grade_is_settled_when_the_whole_interval_has_it() -> None:
    assert is_settled(imagined([0.6, 0.61] * 8, [0.3, 0.31] * 8), [0, 1], played=1)
    assert is_settled(imagined([0.6, 0.61] * 8, [0.3, 0.31] * 8), [0, 1], played=0)
    assert not is_settled(imagined([0.9, 0.1] * 8, [0.4, 0.45] * 8), [0, 1], played=1)
    assert is_settled(imagined([0.9, 0.1] * 8), [0], played=0)


@pytest.mark.parametrize(("name", "seats"), TABLES[:3])
def test_more_imagined_games_make_it_surer(name: str, seats: int) -> None:
    window = window_of(name, seats)
    spreads = []
    for iterations in (10, 400):
        judges = [Judge(ChanceHeuristic(window.game, window.setup), iterations, seed) for seed in range(6)]
        chances = [judge.promise(window, window.actions()[0], 1).chances[window.seat] for judge in judges]
        spreads.append(max(chances) - min(chances))
    assert spreads[1] <= spreads[0]
    assert spreads[1] < 0.15


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_it_tells_is_in_order_and_adds_up(name: str, seats: int) -> None:
    window = window_of(name, seats, entries=12)
    judge = Judge(ChanceHeuristic(window.game, window.setup), 30, seed=2)
    played_answer = window.actions()[-1]
    found = judge.judge(window, 5, 2, played_answer)
    assert found.games % BATCH == 0 and found.games <= judge.games
    assert found.loss(played_answer) >= 0
    for promise in found.promises:
        assert sum(promise.chances) == pytest.approx(1)
    assert sum(found.before) == pytest.approx(1)
    free = judge.judge(window, 5, 3)
    chances = [promise.chances[window.seat] for promise in free.promises]
    assert chances == sorted(chances, reverse=True)


def test_an_imagined_game_goes_on_to_another_round_or_to_the_end() -> None:
    window = window_of("cytosis", 2)
    found = ImaginedGames(window, ChanceHeuristic(window.game, window.setup))
    world = window.world(Rng(1))
    began = round_of(world)
    world.play(window.seat, window.actions()[0])
    found.play_on(world, began, Rng(2))
    assert world.asked == 0 or round_of(world) > began


def test_without_time_two_games_after_each_answer_must_do() -> None:
    window = window_of("cytosis", 2)
    judge = Judge(ChanceHeuristic(window.game, window.setup), 400, 1, lambda _part: False)
    assert judge.judge(window, 0, 3).games == FOLDS
