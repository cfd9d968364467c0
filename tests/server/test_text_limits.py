"""What people bring as text is limited before it is read, and nobody waits for it who did not bring it."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from organelle.server.app import moves, text_import
from organelle.server.app.requests import NewTable, SeatRequest, SeatUpdate
from organelle.server.app.rewinds import answer, request
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.text_import import TextImporter
from organelle.server.app.text_jobs import Job, JobResult, SetupJob, UnfinishedJob
from organelle.server.errors import ReaderBusy, TextTooHard, TooManyRequests, TooMuchTakenBack
from organelle.server.workers import reader
from organelle.server.workers.reader import ReaderProcess
from server.host import Guest, Host
from server.in_process import ADA, begun, close, process, with_service
from server.test_failures import play

HEADER = "organelle 1\ngame duel\nversion 1\nseats 2\n"


def rewinds(count: int, end: str = "\n") -> str:
    lines = ["1 luck seeded", *(f"{number} rewind 1" for number in range(2, count + 2))]
    return HEADER + end.join(lines) + end


def refused(guest: Guest, status: int, **brought: Any) -> str:
    seats = [{"kind": "me", "name": "Ada"}] * 2
    found = guest.ask("POST", "/tables", {"game": "duel", "seats": seats, **brought}, status)
    assert found["text"].endswith(".")
    return str(found["key"])


def peak(host: Host) -> int:
    """Kilobytes that the server has had at most."""
    lines = Path(f"/proc/{host.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))


@pytest.mark.parametrize(
    "cards", ["a." * 30_000 + "a=1", '"a" . ' * 10_000 + "a=1", "a=" + "[" * 60_000, "a={b=" * 2_000], ids=repr
)
def test_a_card_table_that_is_nested_deeply_costs_nobody_time_or_memory(host: Host, cards: str) -> None:
    before, began = peak(host), time.monotonic()
    assert refused(host.guest(), 422, cards=cards) == "cards-deep"
    assert time.monotonic() - began < 6 and peak(host) - before < 50_000


def test_a_card_table_has_a_size_and_its_words_a_length(host: Host) -> None:
    guest = host.guest()
    assert refused(guest, 413, cards="#" * 100_001) == "cards-large"
    assert refused(guest, 413, cards="\r\n" * 5_001) == "cards-large"
    assert refused(guest, 422, cards="a=" + "9" * 5_000) == "cards-not-toml"
    sheet = guest.ask("GET", "/games/duel/cards")["sheets"][0]
    rows = [dict(zip(sheet["columns"], row)) for row in sheet["rows"]]
    rows[0][sheet["columns"][0]] = "x" * 61
    table = "".join(
        f"[[{sheet['name']}]]\n"
        + "".join(f"{name} = {msgspec.json.encode(cell).decode()}\n" for name, cell in row.items())
        for row in rows
    )
    assert refused(guest, 422, cards=table) == "cards-long"


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\x0b", "\u2028"], ids=repr)
def test_lines_are_counted_as_the_parser_splits_them(host: Host, end: str) -> None:
    assert refused(host.guest(), 413, text=rewinds(5_000, end)) == "text-long"


def test_a_text_that_takes_too_much_back_is_refused(host: Host) -> None:
    assert refused(host.guest(), 413, text=rewinds(501)) == "text-rewinds"


def test_long_lines_and_deep_rows_meet_a_sentence(host: Host) -> None:
    guest = host.guest()
    assert refused(guest, 422, text=HEADER + "option variant " + "x" * 3_000) == "log-broken-line"
    assert refused(guest, 422, text=HEADER + "row cards " + "[" * 1_900) == "cards-deep"


def test_a_text_that_takes_too_long_is_given_up_and_the_next_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        runner = ReaderProcess()
        monkeypatch.setattr(reader, "SECONDS", 0.001)
        with pytest.raises(TextTooHard):
            await runner.run(UnfinishedJob(rewinds(500), ["duel"]))
        assert runner.process is None
        monkeypatch.setattr(reader, "SECONDS", 10)
        header, entries = msgspec.json.decode((await runner.run(UnfinishedJob(rewinds(5), ["duel"]))).unwrap())
        assert header[1] == "game duel" and len(entries) == 6
        await runner.stop()

    asyncio.run(run())


class Standstill:
    """A reader that reads when it is told to."""

    def __init__(self) -> None:
        self.go = asyncio.Semaphore(0)
        self.seen: list[str] = []

    async def run(self, job: Job) -> JobResult:
        assert isinstance(job, SetupJob)
        await self.go.acquire()
        self.seen.append(job.game)
        return JobResult()


def test_addresses_take_turns_and_a_full_queue_asks_to_come_back() -> None:
    async def run() -> None:
        runner = Standstill()
        importer = TextImporter(runner)

        def bring(address: str) -> asyncio.Task[msgspec.Raw]:
            return asyncio.create_task(importer.read(SetupJob(address, 2, {}, ""), address))

        greedy = [bring("greedy") for _ in range(1 + text_import.WAITING_HERE)]
        await asyncio.sleep(0)
        with pytest.raises(ReaderBusy) as busy:
            await importer.read(SetupJob("greedy", 2, {}, ""), "greedy")
        assert busy.value.status == 503 and busy.value.retry_after > 0
        gone, modest = bring("gone"), bring("modest")
        await asyncio.sleep(0)
        gone.cancel()
        for _ in greedy:
            runner.go.release()
        runner.go.release()
        await asyncio.gather(modest, *greedy)
        assert runner.seen.index("modest") <= 2 and not importer.reading and importer.count == 0

    asyncio.run(run())


def test_an_address_has_its_share_of_reading() -> None:
    async def run() -> None:
        importer = TextImporter(Standstill())
        importer.spent.spend("greedy", text_import.SECONDS + 1, time.monotonic())
        with pytest.raises(TooManyRequests):
            await importer.read(SetupJob("duel", 2, {}, ""), "greedy")

    asyncio.run(run())


def test_a_table_begins_from_a_long_text_beside_everyone_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    load = TableSession.load_match

    def watched(session: TableSession, *arguments: Any) -> None:
        threads.append(threading.get_ident())
        load(session, *arguments)

    monkeypatch.setattr(TableSession, "load_match", watched)

    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        seats = [SeatRequest("me", "Ada"), SeatRequest("me", "Ada")]
        table = await service.creator.create(ADA, NewTable(seats, text=rewinds(450)))
        for seat in (0, 1):
            await service.seating.update_seat(table, ADA, seat, SeatUpdate(ready=True, word="w"))
        assert table.match is not None and table.record.number == table.match.number > 450
        assert threads and threading.get_ident() not in threads
        await close(service)

    asyncio.run(run())


def test_a_game_that_grew_by_taking_back_can_only_be_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one visitor makes a table as long as they like, and everyone who looks there waits for all of it."""
    monkeypatch.setattr(moves, "LONGEST", 40)

    async def use(service: Service) -> None:
        table = await begun(service)
        assert table.match is not None
        while table.match.number < 40:
            await play(table, 0)
            await moves.undo(table, 0, table.match.question_number(0))
        with pytest.raises(TooMuchTakenBack):
            await request(table, 0, 0)
        while not table.match.over:
            seat = table.match.waiting[0]
            await play(table, seat)
            if not table.match.over:
                with pytest.raises(TooMuchTakenBack):
                    await moves.undo(table, seat, table.match.question_number(seat))

    with_service(tmp_path, use)


def test_a_broken_game_can_go_back_however_long_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "LONGEST", 1)

    async def use(service: Service) -> None:
        table = await begun(service)
        await play(table, 0)
        table.broken, table.sound_number = TooMuchTakenBack(most=1), table.record.number - 1
        await request(table, 0, table.sound_number)
        await answer(table, 1, table.sound_number, True)
        assert table.broken is None

    with_service(tmp_path, use)
