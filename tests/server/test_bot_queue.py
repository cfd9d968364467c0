"""Bots think where people are, one after the other in a fair order, and less where many wait; and say so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from organelle.server.app.bot_queue import WAITING, BotQueue
from organelle.server.app.requests import NewTable, SeatRequest
from server.host import Guest, Host
from server.in_process import ADA, Eyes, Watch, close, process

LEVELS = {"random": 0, "easy": 100, "normal": 200, "hard": 500, "expert": 2000}
FARM = {"game": "cytosis", "seats": [{"kind": "bot", "level": "expert"}] * 5}


async def order(queue: BotQueue, wanted: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """In which order they get their turns, if they all want one at the same time."""
    served: list[tuple[str, str, str]] = []

    async def think(each: tuple[str, str, str]) -> None:
        async with queue.turn(*each) as level:
            served.append((*each[:2], level))
            await asyncio.sleep(0)

    await asyncio.gather(*map(think, wanted))
    return served


def test_one_address_with_many_bots_lets_another_through_at_its_next_turn() -> None:
    async def run() -> None:
        many = [("farm", f"guest {count}", "expert") for count in range(100)]
        served = await order(BotQueue(1, LEVELS), [*many, ("home", "ada", "expert")])
        assert ("home", "ada", "expert") in served[:3], "undisturbed, and as strong as ever"
        assert served[5][2] == "easy", "where a hundred wait, each thinks less"

    asyncio.run(run())


def test_at_one_address_a_guest_with_many_tables_takes_turns_with_the_others() -> None:
    async def run() -> None:
        many = [("school", "eve", "hard")] * 50
        served = await order(BotQueue(1, LEVELS), [*many, ("school", "ada", "hard"), ("school", "bob", "hard")])
        assert {guest for _, guest, _ in served[:4]} == {"eve", "ada", "bob"}

    asyncio.run(run())


def test_at_one_address_whose_bot_is_quick_does_not_wait_for_those_who_think_long() -> None:
    async def run() -> None:
        many = [("farm", f"guest {count}", "expert") for count in range(100)]
        served = await order(BotQueue(1, LEVELS), [*many, ("farm", "ada", "easy")])
        assert served.index(("farm", "ada", "easy")) == 1

    asyncio.run(run())


def test_a_table_of_experts_alone_thinks_as_it_should() -> None:
    async def run() -> None:
        served = await order(BotQueue(1, LEVELS), [("home", "ada", "expert")] * 4)
        assert [level for _, _, level in served] == ["expert"] * 4

    asyncio.run(run())


def test_the_queue_is_bounded_and_keeps_a_place_for_who_has_none() -> None:
    async def run() -> None:
        queue = BotQueue(1, LEVELS)

        async def think() -> None:
            async with queue.turn("farm", "eve", "easy"):
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(think()) for _ in range(WAITING + 1)]
        await asyncio.sleep(0)
        assert not queue.has_room("farm") and queue.has_room("home")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not (queue.waiting or queue.used or queue.active) and queue.free == 1

    asyncio.run(run())


def test_bots_play_only_where_a_person_is_or_was_lately_and_the_store_does_not_wait_for_them(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Watch()
        service = await process(str(tmp_path / "tables.db"), clock)
        bots = [SeatRequest("bot", level="random")] * 2
        table = await service.creator.create(ADA, NewTable(bots, "duel"))
        await service.upkeep.round(0)
        assert not service.bots.running and table.record.deadline is None
        number = table.record.number
        await service.find(table.id, ADA)
        async with asyncio.timeout(30):
            while table.record.number == number:
                await asyncio.sleep(0.01)
        clock.at += 1_000_000
        while service.bots.running:
            await asyncio.sleep(0.01)
        assert table.record.stage == "over" or not table.presence.is_attended(clock.now())
        await service.upkeep.round(0)
        assert await service.context.store.due_tables(clock.now()) == []
        await close(service)

    asyncio.run(run())


def test_who_sees_the_table_is_told_that_its_bots_think_less(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table = await service.creator.create(
            ADA, NewTable([SeatRequest("me", "Ada"), SeatRequest("bot", level="expert")], "duel")
        )
        eyes = Eyes("ada")
        eyes.language = "it"
        service.bots.queue.active["home"] = 100
        service.bots.queue.tickets["home", "ada"] = 100
        service.bots.queue.used = {"home": 0.0, ("home", "ada"): 0.0}
        table.presence.payer = ("home", "ada")
        await service.look(table, eyes, 0, 0)
        async with table.change() as change:
            await change.edit(lambda record: setattr(record.seats[0], "ready", True))
            await change.begin_if_ready()
        async with asyncio.timeout(30):
            while not any(message["busy"] for message in eyes.told("table")):
                await asyncio.sleep(0.01)
        told = next(message for message in eyes.told("table") if message["busy"])
        assert told["seats"][1]["level"] == "expert" and told["seats"][1]["thinks_as"] == "easy"
        assert told["busy"].startswith("Tanti bot pensano insieme")
        await close(service)

    asyncio.run(run())


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Host]:
    """A server with one process for bots."""
    flags = ("--requests", "100000", "--tables", "100000", "--workers", "1")
    found = Host(str(tmp_path / "tables.db"), tmp_path / "log", *flags).start()
    yield found
    found.stop()


def answer_seconds(guest: Guest) -> float:
    """How long a person's easy bot takes to answer three times."""
    table = guest.open("me", "easy")["id"]
    guest.ready(table, 0)
    began = time.monotonic()
    for _ in range(3):
        while not (state := guest.ask("GET", f"/tables/{table}/state", seat=0))["codes"]:
            assert time.monotonic() - began < 60, "no answer in a minute"
            time.sleep(0.02)
        guest.ask("POST", f"/tables/{table}/moves", {"seat": 0, "version": state["version"], "code": state["codes"][0]})
    return time.monotonic() - began


def test_a_farm_of_bots_keeps_no_persons_bot_waiting_also_after_a_restart(small: Host) -> None:
    def open_table(_count: int) -> str:
        return str(httpx.post(f"{small.address}/api/tables", json=FARM, timeout=60).json()["id"])

    with ThreadPoolExecutor(8) as pool:
        tables = list(pool.map(open_table, range(150)))
        assert answer_seconds(small.guest()) < 5
        list(pool.map(lambda table: httpx.get(f"{small.address}/api/tables/{table}", timeout=60), tables))
    assert answer_seconds(small.guest()) < 5, "also while somebody asks for all those tables"
    small.kill()
    small.start()
    assert answer_seconds(small.guest()) < 5
