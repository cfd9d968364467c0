"""Level easy: a plan, and blunders at the rate that is stated."""

import organelle
from organelle.bots import beginner
from organelle.bots.beginner import BeginnerBot, other_options
from organelle.bots.bot import Budget
from organelle.bots.ismcts_bot import LearnedBot
from organelle.kernel.rng import Rng
from organelle.table.window import Window

BUDGET = Budget(iterations=12)


def opening() -> Window:
    match = organelle.game("cellulose").new(2, seed=2)
    while len(match.codes(match.waiting[0])) < 5:
        match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    return match.window(match.waiting[0])


def test_without_blunders_it_plays_as_the_search_does() -> None:
    window = opening()
    drawn = {number: Rng(number).below(100) < beginner.BLUNDERS for number in range(200)}
    for blunders in (True, False):
        for number in [number for number, drawn_so in drawn.items() if drawn_so == blunders][:8]:
            check_choice(window, number, blunders)


def check_choice(window: Window, number: int, blunders: bool) -> None:
    """Fail unless it chooses as the search does, or among what the search likes less."""
    rng = Rng(number)
    rng.below(100)
    search = LearnedBot().run_search(window, BUDGET, rng)
    action = BeginnerBot().choose(window, BUDGET, Rng(number))
    if blunders:
        others = [int(node.action) for node in other_options(search, window.actions())]
        assert action in others[: len(others) // 2], "one of the better half, but not the best"
    else:
        assert action == search.best().action


def test_blunders_come_at_the_stated_rate() -> None:
    drawn = sum(Rng(number).below(100) < beginner.BLUNDERS for number in range(2000))
    assert abs(drawn / 2000 - beginner.BLUNDERS / 100) < 0.04


def test_of_two_options_it_takes_the_better_one() -> None:
    window = organelle.game("duel").new(2, seed=7).window(0)
    assert len(window.actions()) == 2
    for number in range(20):
        rng = Rng(number)
        rng.below(100)
        best = LearnedBot().run_search(window, BUDGET, rng).best()
        assert BeginnerBot().choose(window, BUDGET, Rng(number)) == best.action
