"""What others write is read until that works, and no setting of the machine's clock is noticed while a server runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from organelle.server.app.clock_state import ClockState
from organelle.server.app.rate_limit import RateLimiter
from organelle.server.app.requests import SettingsUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.records import TimeControl
from server.in_process import ADA, Eyes, begun, close, process
from server.test_failures import Away, play

HOUR = 3_600_000_000_000


def set_machine(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    """Sets the machine's clock by so many nanoseconds; what has passed since it was switched on stays what it is."""
    told, passed = time.time_ns, time.time
    monkeypatch.setattr(time, "time_ns", lambda: told() + by)
    monkeypatch.setattr(time, "time", lambda: passed() + by / 1e9)


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_setting_the_machines_clock_silences_nobody_and_takes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table = await begun(service, clock=TimeControl("move", 60), takeover="random")
        await service.chat.say(table, 0, "before")
        set_machine(monkeypatch, by)
        for count in range(4):
            await service.chat.say(table, 0, f"after {count}")
        assert table.clocks is not None
        assert 50_000 < table.clocks.left(0, service.context.clock.now()) <= 60_000
        await service.upkeep.round(0)
        assert table.record.seats[0].takeover == "", "nobody is overdue"
        await close(service)

    asyncio.run(run())


def test_a_limit_whose_clock_goes_back_takes_nothing_away() -> None:
    limiter = RateLimiter(rate=1, burst=3)
    assert [limiter.take("ada", now) for now in (1000.0, 0.0, 0.0)] == [True] * 3


def test_after_a_restart_with_the_clock_set_back_a_turn_is_not_longer() -> None:
    clocks = ClockState(TimeControl("move", 30), 1)
    clocks.set_asked(3_600_000, {0: 1})
    clocks.resume(0)
    assert clocks.left(0, 31_000) < 0


async def two(database: str) -> tuple[Service, Service, TableSession, TableSession, Eyes]:
    """Two processes with a game between them; someone looks at the second."""
    one, other = [await process(database) for _ in range(2)]
    here = await begun(one)
    there, eyes = await other.sessions.find(here.id), Eyes("grace")
    await other.look(there, eyes, 1, 0)
    other.context.bus.single_process = False
    return one, other, here, there, eyes


def stalled(service: Service, calls: int) -> Away:
    """A store whose next reads fail."""
    store, left = service.context.store, [calls]

    def failing(name: str) -> Any:
        async def read(*given: Any) -> Any:
            if left[0] > 0:
                left[0] -= 1
                raise TimeoutError
            return await getattr(store, name)(*given)

        return read

    return Away(store, load_table=failing("load_table"), load_chat=failing("load_chat"))


def test_what_another_process_wrote_while_the_store_stalled_is_told_when_it_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        one, other, here, there, eyes = await two(str(tmp_path / "tables.db"))
        await play(here, 0)
        await play(here, 1)
        other.context.store = stalled(other, 2)
        count = len(eyes.told("state"))
        other.sessions._heard("entries", here.id, "")
        async with asyncio.timeout(5):
            while len(eyes.told("state")) == count:
                await asyncio.sleep(0.01)
        assert there.record.number == here.record.number
        await close(one, other)

    asyncio.run(run())


def test_a_line_said_elsewhere_while_the_store_stalled_is_heard_when_it_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        one, other, here, _, eyes = await two(str(tmp_path / "tables.db"))
        await one.chat.say(here, 0, "hello")
        other.context.store = stalled(other, 2)
        other.sessions._heard("chat", here.id, "")
        async with asyncio.timeout(5):
            while not any(message["lines"] for message in eyes.told("chat")):
                await asyncio.sleep(0.01)
        await close(one, other)

    asyncio.run(run())


def test_looking_again_shows_what_is_current_though_nothing_was_heard(tmp_path: Path) -> None:
    async def run() -> None:
        one, other, here, there, eyes = await two(str(tmp_path / "tables.db"))
        await play(here, 0)
        await play(here, 1)
        await one.seating.update_settings(here, ADA, SettingsUpdate(chat=False))
        await other.look(there, eyes, 1, 0)
        assert eyes.told("state")[-1]["number"] == here.record.number
        assert not eyes.told("table")[-1]["settings"]["chat"]
        await close(one, other)

    asyncio.run(run())
