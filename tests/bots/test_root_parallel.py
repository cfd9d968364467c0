"""Root-parallel search: the same choice over any number of processes, in time, and also where a process fails."""

import subprocess
import time

import pytest

import organelle
from organelle.bots import root_parallel
from organelle.bots.bot import Budget
from organelle.bots.root_parallel import RootParallelBot, SearchProcess, SearchTask
from organelle.kernel.rng import Rng
from organelle.table.window import Window


def opening(game: str = "foment", seats: int = 3) -> Window:
    match = organelle.game(game).new(seats, seed=2)
    return match.window(match.waiting[0])


def test_one_process_or_two_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(root_parallel, "WORTH_A_PROCESS", 1)
    window, budget = opening(), Budget(iterations=48)
    found = []
    for cores in (1, 2):
        bot = RootParallelBot(cores)
        action = bot.choose(window, budget, Rng(6))
        tallies = [(tally.iterations, tally.shares) for tally in bot.search(window, budget, Rng(6))]
        assert bot.iterations() == sum(iterations for iterations, _ in tallies)
        found.append((action, tallies))
    assert found[0] == found[1] and found[0][0] in window.actions()


def test_a_short_search_begins_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "Popen", None)
    window = opening()
    assert RootParallelBot(4).choose(window, Budget(iterations=40), Rng(1)) in window.actions()


def test_what_a_process_leaves_undone_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(root_parallel, "WORTH_A_PROCESS", 1)
    window, budget = opening(), Budget(iterations=40)
    alone = RootParallelBot(1).choose(window, budget, Rng(3))
    monkeypatch.setattr(root_parallel, "SERVE", "raise SystemExit(3)")
    assert RootParallelBot(2).choose(window, budget, Rng(3)) == alone


def test_a_process_that_is_too_late_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(root_parallel, "SERVE", "import time; time.sleep(600)")
    monkeypatch.setattr(root_parallel, "LATE", 0.01)
    window = opening()
    other = SearchProcess(window.world(Rng(1)), window.seat, SearchTask(0, time.time(), [1]))
    assert other.result() is None and other.process.returncode != 0


def test_another_process_is_told_a_world_redealt_for_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the others hold, the bot hands over the same bytes: those that follow from what its seat sees."""
    sent: list[bytes] = []

    class Fails:
        """A process that says nothing; what it is told is kept."""

        returncode = 1

        def __init__(self, *_: object, **__: object) -> None:
            self.stdin: Fails | None = self

        def write(self, message: bytes) -> int:
            sent.append(message)
            return len(message)

        def close(self) -> None:
            pass

        def communicate(self, timeout: float | None = None) -> tuple[bytes, bytes]:
            return b"", b""

    monkeypatch.setattr(root_parallel, "WORTH_A_PROCESS", 1)
    monkeypatch.setattr(subprocess, "Popen", Fails)
    match = organelle.game("cytosis").new(2, seed=2)
    first = match.waiting[0]
    for code in match.codes(first)[:2]:
        changed = organelle.replay(match.text())
        changed.play(first, code)
        RootParallelBot(2).choose(changed.window(1 - first, Rng(0)), Budget(iterations=8), Rng(5))
    assert len(sent) == 2 and sent[0] == sent[1]


def test_cores_are_counted() -> None:
    assert root_parallel.available_cores() >= 1
