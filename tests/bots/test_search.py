"""The search: repeatable, in time, blind to what its seat may not know."""

from typing import Any

import pytest

import organelle
from duel.table import table
from organelle.bots.beginner import BeginnerBot
from organelle.bots.bot import Bot, Budget
from organelle.bots.greedy import GreedyBot
from organelle.bots.heuristic import Heuristic
from organelle.bots.ismcts import TreeSearch
from organelle.bots.ismcts_bot import IsmctsBot, hint
from organelle.bots.levels import BUDGETS, LEVELS, EasyBot, configured_bot
from organelle.bots.root_parallel import RootParallelBot
from organelle.games import GAMES
from organelle.kernel.actions import ActionBuffer, pack
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.table.match import Match

BOTS: list[Bot] = [IsmctsBot(), GreedyBot(), EasyBot(), BeginnerBot(), RootParallelBot(1)]


def run_search(match: Match, seat: int, iterations: int, number: int = 1) -> TreeSearch:
    search = TreeSearch(match.window(seat), Heuristic(GAMES[match.game]), Rng(number))
    search.run(iterations)
    return search


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_the_same_numbers_and_iterations_give_the_same_choice(bot: Bot) -> None:
    match = table("igm igd iga", "ige igg igm")
    for number in range(5):
        first, second = (bot.choose(match.window(0), Budget(iterations=40), Rng(number)) for _ in range(2))
        assert first == second


def test_slices_make_no_difference() -> None:
    match = table("igm igd iga", "ige igg igm")
    whole, sliced = run_search(match, 0, 60), run_search(match, 0, 20)
    sliced.run(1)
    sliced.run(39)
    assert tally(sliced) == tally(whole)


def tally(search: TreeSearch) -> list[tuple[int, int]]:
    return [(int(answer.action), int(answer.visits)) for answer in search.roots[search.seat].children]


def test_every_iteration_visits_one_answer_and_offers_all() -> None:
    search = run_search(table("igm igd iga", "ige igg igm"), 0, 50)
    answers = search.roots[0].children
    assert sum(answer.visits for answer in answers) == 50
    assert all(answer.offered == 50 for answer in answers) and len(answers) == 3


def test_a_sealed_answer_of_another_seat_changes_nothing() -> None:
    """Seat 0 has answered; what it said is drawn anew in every imagined world."""
    tallies = []
    for code in ("commit igm", "commit iga"):
        match = table("igm igd iga", "ige igg igm")
        match.play(0, code)
        tallies.append(tally(run_search(match, 1, 40)))
    assert tallies[0] == tallies[1]


def test_others_answer_for_themselves() -> None:
    """In a sealed step every seat has a tree of its own, with its own options only."""
    search = run_search(table("igm igd iga", "ige igg igm"), 0, 80)
    own = {int(answer.action) for answer in search.roots[0].children}
    assert own == {int(pack(0, card)) for card in (0, 1, 2)}
    assert len(search.roots[1].children) > 3


def test_the_search_prefers_what_wins() -> None:
    """The last calm round, one point behind: only the best card can still bring the point."""
    match = organelle.game("duel").new(2, seed=5)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
        if match.view(None)["table"]["round"] == 6 and match.view(None)["table"]["temperature"] == "calm":
            break
    assert not match.over, "this seed has a calm last round"
    search = run_search(match, match.waiting[0], 300)
    codes = match.codes(match.waiting[0])
    assert search.window.vocabulary.to_code(search.best().action) == codes[-1]


def test_time_is_looked_at_between_slices() -> None:
    ticks = iter(range(1000))
    bot = IsmctsBot(clock=lambda: next(ticks) / 1024)
    match = table("igm igd iga", "ige igg igm")
    bot.choose(match.window(0), Budget(milliseconds=10), Rng(1))
    assert bot.iterations() == 40 and next(ticks) == 11, "an eleventh slice would have ended beyond its time"


def test_a_level_looks_longer_at_games_that_are_hard_to_see_through() -> None:
    def deep(game: Game) -> Heuristic:
        found = Heuristic(game)
        found.iteration_factor = 2.5
        return found

    match = table("igm igd iga", "ige igg igm")
    done = []
    for by_game in (False, True):
        bot = IsmctsBot(clock=lambda: 0.0, heuristic=deep)
        bot.choose(match.window(0), Budget(iterations=8, by_game=by_game), Rng(1))
        done.append(bot.iterations())
    assert done[0] == 8 < done[1]


def test_whichever_limit_comes_first_ends_the_search() -> None:
    match = table("igm igd iga", "ige igg igm")
    quick = IsmctsBot(clock=lambda: 0.0)
    quick.choose(match.window(0), Budget(iterations=8, milliseconds=10), Rng(1))
    assert quick.iterations() == 8


def test_a_search_that_cannot_change_its_mind_stops() -> None:
    match = table("igm igd iga", "ige igg igm")
    for number in range(4):
        bot = IsmctsBot()
        action = bot.choose(match.window(0), Budget(iterations=200), Rng(number))
        assert bot.iterations() < 200
        assert action == run_search(match, 0, 200, number).best().action


def test_a_single_answer_needs_no_thought() -> None:
    match = table("igm igm igm", "ige igg igm")
    bot = IsmctsBot()
    assert bot.choose(match.window(0), Budget(iterations=50), Rng(1)) == pack(0, 0) and bot.iterations() == 0


def test_a_hint_says_what_and_what_for() -> None:
    match = table("igm igd iga", "ige igg igm")
    found = hint(match.window(0), Budget(iterations=100), Rng(1))
    assert found.code in match.codes(0)
    assert 0 < found.share <= 1 and found.gain >= 0 and found.iterations <= 100


def test_weights_change_the_odds() -> None:
    out = ActionBuffer()
    for number in range(3):
        out.add(number)
    out.set_weight(1, 8)
    assert out.total == 10 and [out.pick(number) for number in range(10)] == [0, 1, 1, 1, 1, 1, 1, 1, 1, 2]


@pytest.mark.parametrize("name", ["ismcts@0", "ismcts@-3", "ismcts@soon", "hard@ms"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(organelle.Illegal, match="is no budget"):
        configured_bot(name)


@pytest.mark.parametrize("name", ["ismcts+horizon", "ismcts+horizon=far", "ismcts@9+eyes=2", "random+horizon=2"])
def test_a_setting_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(organelle.Illegal, match="is no setting of that bot"):
        configured_bot(name)


def test_a_setting_changes_the_search_of_that_bot_alone() -> None:
    match = organelle.game("cytosis").new(2, seed=5)
    window = match.window(match.waiting[0])
    found = configured_bot("ismcts@40+horizon=-1+exploration=0.5")
    changed, plain = found.bot, configured_bot("ismcts@40").bot
    assert isinstance(changed, IsmctsBot) and isinstance(plain, IsmctsBot) and found.budget.iterations == 40
    searches = [bot.run_search(window, found.budget, Rng(1)) for bot in (changed, plain)]
    assert [int(search.heuristic.horizon) for search in searches] == [-1, 8]
    assert [search.heuristic.exploration for search in searches] == [0.5, 0.25]
    assert tally(searches[0]) != tally(searches[1])


@pytest.mark.parametrize("name", ["nowhere:Bot", "organelle:Bot", "organelle:Facts", "json:JSONDecoder"])
def test_what_is_no_bot_of_ones_own_is_refused(name: str) -> None:
    with pytest.raises(organelle.Illegal, match="cannot be used"):
        configured_bot(name)


def test_a_budget_by_name() -> None:
    assert configured_bot("ismcts@250").budget.iterations == 250
    assert configured_bot("ismcts@200ms").budget.milliseconds == 200
    assert {name: BUDGETS[name].milliseconds for name in LEVELS} == {
        "easy": 100,
        "normal": 200,
        "hard": 500,
        "expert": 2000,
        "master": 5000,
    }


def test_without_rollouts_a_position_is_evaluated_where_the_tree_ends() -> None:
    seen: list[int] = []

    class Noting(Heuristic):
        def evaluate(self, s: Any, points: Any, values: Any) -> None:
            seen.append(s.round)
            super().evaluate(s, points, values)

    match = organelle.game("duel").new(2, seed=7)
    rounds = []
    for horizon in (0, -1):
        heuristic = Noting(GAMES["duel"])
        heuristic.horizon = horizon
        seen.clear()
        TreeSearch(match.window(0), heuristic, Rng(1)).run(20)
        rounds.append(max(seen))
    assert rounds[1] < rounds[0]
