"""What a search says about a decision: every option's value and the chance to win, the same for the same numbers."""

import pytest

import organelle
from organelle.bots.analysis import analyze, chances_to_win
from organelle.bots.bot import Budget
from organelle.bots.levels import configured_bot
from organelle.kernel.rng import Rng
from organelle.table.match import Match


def waiting(game: str, seats: int, entries: int) -> tuple[Match, int]:
    """Return a match after so many first answers, and a seat that has a choice."""
    match = organelle.game(game).new(seats, seed=4)
    while match.number < entries or len(match.codes(match.waiting[0])) < 2:
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    return match, match.waiting[0]


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("cytosis", 2), ("foment", 3), ("cellulose", 1)])
def test_an_analysis_has_every_option_and_is_the_same_every_time(game: str, seats: int) -> None:
    match, seat = waiting(game, seats, 6)
    window = match.window(seat)
    found = analyze(window, 30, 5)
    assert sorted(option.code for option in found.options) == sorted(window.codes())
    assert 0 <= found.chance <= 1 and all(0 <= option.chance <= 1 for option in found.options)
    assert sum(option.visits for option in found.options) == found.iterations == 30
    assert sum(option.share for option in found.options) == pytest.approx(1)
    again = analyze(match.window(seat), 30, 5)
    assert [vars_of(option) for option in again.options] == [vars_of(option) for option in found.options]


def vars_of(option: object) -> list[object]:
    return [getattr(option, name) for name in ("action", "code", "chance", "gain", "share", "visits")]


def test_the_first_option_is_what_the_search_would_play() -> None:
    match, seat = waiting("cytosis", 2, 8)
    window = match.window(seat)
    found = analyze(window, 60, 2)
    from_bot = configured_bot("learned").bot.choose(window, Budget(iterations=60), Rng(2))
    assert found.options[0].action == from_bot and found.learned
    assert found.option(found.options[0].code) is found.options[0] and found.option("?") is None


def test_chances_need_nobody_to_be_asked_and_add_up_to_one() -> None:
    match, seat = waiting("cytosis", 2, 8)
    for viewer in (seat, 1 - seat):
        chances = chances_to_win(match.window(viewer), worlds=4, seed=1)
        assert sum(chances) == pytest.approx(1) and len(chances) == 2
        assert chances == chances_to_win(match.window(viewer), worlds=4, seed=1)


def test_a_choice_of_one_is_worth_what_the_position_is() -> None:
    """A search passes over it, and so has nothing to say of it but what follows."""
    match = organelle.game("duel").new(seats=2, seed=60)
    found = analyze(match.window(0), 60, seed=1)
    assert [option.code for option in found.options] == match.codes(0) == ["commit igm"]
    assert found.options[0].chance == found.chance
    assert (found.options[0].share, found.options[0].visits) == (1.0, 60)
