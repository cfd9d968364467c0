"""Bots think in processes of their own; one that dies is replaced and asked again."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import structs

import organelle
from organelle.server.app.review_jobs import ReviewJob
from organelle.server.app.text_jobs import JobResult
from organelle.server.metrics import Metrics
from organelle.server.ports import BotRequest
from organelle.server.workers.child_process import POLITE, ChildProcess, read_line
from organelle.server.workers.pool import WorkerPool
from organelle.table.match import Match


def thought(match: Match, table: str = "t", level: str = "random") -> BotRequest:
    entries = [(entry.who, entry.words) for entry in match.entries()]
    return BotRequest(table, "\n".join(match.header.text()) + "\n", entries, match.waiting[0], level, seed=1)


def with_pool(use: Callable[[WorkerPool], Awaitable[None]]) -> Metrics:
    metrics = Metrics()

    async def run() -> None:
        pool = WorkerPool(1, metrics)
        await use(pool)
        await pool.stop()

    asyncio.run(run())
    return metrics


def test_a_bot_answers_with_legal_codes_through_a_whole_game() -> None:
    match = organelle.game("duel").new(2, seed=1)

    async def use(pool: WorkerPool) -> None:
        while not match.over:
            asked = thought(match)
            match.play(asked.seat, await pool.choose(asked))

    with_pool(use)


def test_what_a_bot_answers_hangs_on_the_luck_it_is_given() -> None:
    """The same luck is the same answer, whichever process thinks; other luck brings other answers."""
    match = organelle.game("foment").new(3, seed=1)
    rounds: list[list[str]] = []

    async def use(pool: WorkerPool) -> None:
        asked = thought(match, level="easy@1")
        rounds.append([await pool.choose(structs.replace(asked, seed=luck)) for luck in range(20)])

    with_pool(use)
    with_pool(use)
    assert rounds[0] == rounds[1] and len(set(rounds[0])) > 1


def test_a_process_that_dies_is_replaced_and_asked_again() -> None:
    match = organelle.game("duel").new(2, seed=1)

    async def use(pool: WorkerPool) -> None:
        await pool.choose(thought(match))
        process = pool.workers[0].process
        assert process is not None
        process.kill()
        await process.wait()
        assert await pool.choose(thought(match)) in match.codes(match.waiting[0])

    assert "organelle_workers_lost_total 1" in with_pool(use).text()


def test_an_undo_in_between_is_understood() -> None:
    match = organelle.game("duel").new(2, seed=1)

    async def use(pool: WorkerPool) -> None:
        for _ in range(3):
            asked = thought(match)
            match.play(asked.seat, await pool.choose(asked))
        match.rewind(10)
        assert await pool.choose(thought(match)) in match.codes(match.waiting[0])

    with_pool(use)


def test_a_game_that_outlived_a_rule_is_understood() -> None:
    match = organelle.game("duel").new(2, seed=1)
    number = match.number
    match.play(0, match.codes(0)[0])
    match.rewind(number)
    asked = thought(match)
    asked.entries[number] = ("0", "commit sunshine")

    async def use(pool: WorkerPool) -> None:
        assert await pool.choose(asked) in match.codes(match.waiting[0])

    with_pool(use)


def test_what_no_bot_can_answer_is_an_error_and_the_pool_goes_on() -> None:
    match = organelle.game("duel").new(2, seed=1)

    async def use(pool: WorkerPool) -> None:
        try:
            await pool.choose(thought(match, level="oracle"))
            raise AssertionError("an oracle answered")
        except RuntimeError:
            pass
        assert await pool.choose(thought(match)) in match.codes(match.waiting[0])

    with_pool(use)


@pytest.mark.skipif(sys.platform == "win32", reason="processes do not step back there")
def test_a_process_that_nobody_waits_for_steps_back_from_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = "import os, sys\nprint(flush=True)\nfor line in sys.stdin: print(os.getpid(), flush=True)\n"
    (tmp_path / "stepping_back.py").write_text(module)
    monkeypatch.syspath_prepend(tmp_path)
    told: list[tuple[int, str]] = []

    async def read(stream: asyncio.StreamReader) -> JobResult:
        pid = int(await read_line(stream))
        session = Path(f"/proc/{pid}/autogroup")
        told.append((os.getpriority(os.PRIO_PROCESS, pid), session.read_text() if session.exists() else ""))
        return JobResult()

    async def run() -> None:
        child = ChildProcess("stepping_back")
        await child.do_job(ReviewJob("", [], 1), read, 30)
        await child.stop()

    asyncio.run(run())
    ((polite, session),) = told
    assert polite == POLITE and (session == "" or session.endswith(f" nice {POLITE}\n"))
