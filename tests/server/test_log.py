"""What an operator reads afterwards: when, how grave, from where, and whether the server ended as it should."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path

import pytest

from organelle.coach.advice import Advice
from organelle.server.app.requests import NewTable, SeatRequest
from organelle.server.logs import JsonFormatter
from organelle.server.ports import BotRequest
from organelle.server.records import OVER
from server.host import Host, Json
from server.in_process import ADA, process


def line(record: logging.LogRecord) -> Json:
    found: Json = json.loads(JsonFormatter().format(record))
    return found


def lines(host: Host) -> list[Json]:
    return [json.loads(each) for each in host.log.read_text().splitlines()]


def test_nothing_that_is_told_beside_takes_the_place_of_what_every_line_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    beside = {"time": "noon", "level": "hard", "from": "afar", "message": "other", "why": "so"}
    said = {"name": "organelle.bots", "msg": "a bot was refused", "levelname": "WARNING", "created": 1_700_000_000.0}
    try:
        assert line(logging.makeLogRecord({**beside, **said})) == {
            "time": "2023-11-14T22:13:20Z",
            "level": "warning",
            "from": "organelle.bots",
            "message": "a bot was refused",
            "why": "so",
        }
    finally:
        monkeypatch.undo()
        time.tzset()


class Speechless:
    """Nobody who could think."""

    def __init__(self) -> None:
        self.slots = 1
        self.levels = {"random": 0}

    async def choose(self, thought: BotRequest) -> str:
        raise RuntimeError(thought.level)

    async def advise(self, thought: BotRequest) -> Advice:
        raise RuntimeError(thought.level)


def test_a_bot_without_an_answer_is_a_warning_that_names_the_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        service.bots.runner = Speechless()
        bots = [SeatRequest("bot", level="random"), SeatRequest("bot", level="random")]
        table = await service.creator.create(ADA, NewTable(bots, "duel"))
        await service.find(table.id, ADA)
        async with asyncio.timeout(60):
            while table.record.stage != OVER:
                await asyncio.sleep(0.01)
        await service.stop()
        await service.context.store.close()

    asyncio.run(run())
    found = line(next(record for record in caplog.records if record.getMessage() == "a bot gave no answer"))
    assert (found["level"], found["bot"]) == ("warning", "random")


def test_a_server_that_ended_as_it_should_says_so(tmp_path: Path) -> None:
    host = Host(str(tmp_path / "tables.db"), tmp_path / "log").start()
    host.kill()
    assert [each["message"] for each in lines(host)] == ["serving"], "one that was killed does not"
    host.start()
    assert host.stop() == 0
    last = lines(host)[-1]
    assert last["message"] == "stopped" and last["time"].endswith("Z")
