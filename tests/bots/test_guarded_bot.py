"""Whatever a bot does, the match goes on with a legal answer and the program's log hears of it."""

import time

import pytest

import organelle
from organelle.bots import guarded_bot
from organelle.bots.bot import Bot, Budget, RandomBot
from organelle.bots.guarded_bot import GuardedBot, play_bot_move
from organelle.kernel.rng import Rng
from organelle.table.match import Match
from organelle.table.window import Window


class Throws(Bot):
    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        raise RuntimeError("no idea")


class Overruns(Bot):
    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        time.sleep(5)
        return window.actions()[0]


class Dreams(Bot):
    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        return 12345


def new() -> Match:
    return organelle.game("duel").new(2, seed=1)


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [(Throws(), "threw RuntimeError('no idea')"), (Overruns(), "overran"), (Dreams(), "not possible")],
)
def test_a_bot_that_fails_is_answered_for(
    bot: Bot, complaint: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(guarded_bot, "GRACE", 0.0)
    match = new()
    player = GuardedBot(bot, Budget(milliseconds=20), "odd")
    seat = match.waiting[0]
    number = match.number
    assert play_bot_move(match, seat, player, Rng(1))
    assert match.number > number and "odd " in caplog.text and complaint in caplog.text


def test_a_whole_match_with_a_bot_that_always_throws() -> None:
    match = new()
    player = GuardedBot(Throws(), Budget(), "odd")
    while not match.over:
        play_bot_move(match, match.waiting[0], player, Rng(match.number))
    assert organelle.replay(match.text()).over


def test_nothing_happens_where_nothing_is_asked(caplog: pytest.LogCaptureFixture) -> None:
    match = new()
    player = GuardedBot(RandomBot(), Budget(), "early")
    while not match.over:
        play_bot_move(match, match.waiting[0], player, Rng(match.number))
    text = match.text()
    assert not play_bot_move(match, 0, player, Rng(1))
    assert match.text() == text and "nothing to answer" in caplog.text


def test_a_bot_in_its_right_mind_is_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    match = new()
    play_bot_move(match, match.waiting[0], GuardedBot(RandomBot(), Budget(), "random"), Rng(1))
    assert caplog.text == ""
