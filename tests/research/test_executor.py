"""Work over processes: nothing is lost with a worker, few tasks are in flight, and errors stay sentences."""

from __future__ import annotations

import importlib.util
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import organelle
from organelle.cli.main import main
from organelle.research import executor as executors
from organelle.research.arena import GameResult, Tournament, run_tournament
from organelle.research.executor import AHEAD, MOST_LOSSES, LocalExecutor
from organelle.research.ray_executor import RayExecutor, executor
from organelle.table.errors import Illegal
from research import workers


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not killed by signals there")
def test_what_a_lost_process_had_is_run_again(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(8)]
    assert sorted(LocalExecutor(2).run(workers.die_once, tasks)) == [2 * number for number in range(8)]
    assert (tmp_path / "died").exists()


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_for_people_comes_back_as_one(jobs: int) -> None:
    with pytest.raises(Illegal, match="this table has 3 seats"):
        list(LocalExecutor(jobs).run(workers.refuse, [3]))


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not killed by signals there")
def test_workers_end_when_whoever_started_them_is_killed(tmp_path: Path) -> None:
    paths = [str(Path(organelle.__file__).parents[1]), str(Path(__file__).parents[1])]
    begun = subprocess.Popen([sys.executable, "-c", ORPHANS, str(tmp_path), *paths])
    until = time.monotonic() + 60
    while len(list(tmp_path.iterdir())) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    begun.kill()
    begun.wait()
    workers_left = {int(path.name) for path in tmp_path.iterdir()}
    while (workers_left := {one for one in workers_left if alive(one)}) and time.monotonic() < until:
        time.sleep(0.05)
    assert not workers_left


ORPHANS = """
import sys
sys.path[:0] = sys.argv[2:]
from organelle.research.executor import LocalExecutor
from research.workers import wait_long
if __name__ == "__main__":
    list(LocalExecutor(2).run(wait_long, [sys.argv[1]] * 2))
"""


def alive(process: int) -> bool:
    """Return whether a process of that number runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_tasks_are_taken_only_when_they_are_needed() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    results = LocalExecutor(1).run(workers.double, tasks())
    assert next(results) == 0 and len(taken) == 1
    results.close()  # type: ignore[attr-defined]


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(Illegal, match="install the same version on every machine"):
        executors.accepted(executors.attempt(abs, -1, "0.0.0"))


class StandIn(ModuleType):
    """As much of Ray as is used: tasks run when they are waited for, and the workers of some of them are lost."""

    class exceptions:  # noqa: N801
        class RayError(Exception):
            pass

        class RayTaskError(RayError):
            pass

    def __init__(self, lost: set[int]) -> None:
        super().__init__("ray")
        self.lost = lost
        self.submitted = 0
        self.most = 0
        self.running: dict[int, Callable[[], Any]] = {}
        self.session: dict[str, Any] = {}

    def is_initialized(self) -> bool:
        return bool(self.session)

    def init(self, **settings: Any) -> None:
        if settings["address"] == "auto":
            raise ConnectionError("nobody listens\nat all")
        self.session = settings

    def shutdown(self) -> None:
        self.session = {}

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **settings: Any) -> Any:
        assert settings == {"max_retries": 0}

        def decorated(function: Callable[..., Any]) -> Any:
            def submit(*arguments: Any) -> int:
                self.submitted += 1
                self.running[self.submitted] = lambda: function(*arguments)
                self.most = max(self.most, len(self.running))
                return self.submitted

            found = ModuleType("remote")
            found.remote = submit  # type: ignore[attr-defined]
            return found

        return decorated

    def wait(self, handles: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        return handles[-1:], handles[:-1]

    def get(self, handle: int) -> Any:
        work = self.running.pop(handle)
        if handle in self.lost:
            raise self.exceptions.RayError
        return work()


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    found = StandIn({2, 3, 5})
    monkeypatch.setitem(sys.modules, "ray", found)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    return found


def test_the_table_of_a_tournament_is_the_same_on_ray(ray: StandIn) -> None:
    """What lost its worker is played again; bench/ray_arena.py does it with a real cluster."""

    def plain(results: Iterator[GameResult]) -> list[tuple[Any, ...]]:
        return sorted((one.seed, one.bots, one.scores, one.winners) for one in results)

    tournament = Tournament("duel", 2, {}, ("greedy", "random"), 24, 0)
    alone = plain(run_tournament(tournament, [], 1))
    assert plain(run_tournament(tournament, [], 1, executor(1, "local"))) == alone
    assert ray.submitted == 3 + 3 and ray.most <= AHEAD * 2
    assert not ray.session, "the session that was begun is ended"


def test_a_task_that_loses_every_worker_is_given_up(ray: StandIn) -> None:
    ray.lost = set(range(100))
    with pytest.raises(Illegal, match=f"has lost its worker {MOST_LOSSES} times"):
        list(RayExecutor("local", 1).run(workers.double, [1]))
    assert ray.submitted == MOST_LOSSES and not ray.session


@pytest.mark.usefixtures("ray")
def test_a_cluster_that_is_not_there_is_named_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    for where, why in {"auto": "nobody listens", address: ".+", f"ray://{address}": ".+"}.items():
        assert main(["arena", "duel", "random", "random", "--ray", where]) == 2
        told = capsys.readouterr().err
        assert re.fullmatch(rf"There is no Ray cluster at {where}: {why}\.\n", told), told


def test_a_session_of_the_program_itself_is_left_open(ray: StandIn) -> None:
    ray.session = {"address": "mine"}
    assert list(RayExecutor("auto", 1).run(workers.double, [4])) == [8]
    assert ray.session == {"address": "mine"}


def test_without_ray_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert main(["arena", "duel", "random", "random", "--ray", "auto"]) == 2
    assert 'pip install "organelle[ray]"' in capsys.readouterr().err
