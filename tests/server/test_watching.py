"""What an operator sees: alive, ready, damaged pages, lost entries; and no table that is stuck stops the others."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx

from organelle.server.app.requests import SeatUpdate
from organelle.server.records import TimeControl
from server.cluster import Cluster
from server.conftest import NewDatabase
from server.host import WIDE, Host
from server.in_process import ADA, GRACE, Watch, close, opened, process
from server.test_operating import command, spoil
from server.test_play import duel


def test_a_server_is_alive_and_ready(host: Host) -> None:
    for path, told in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
        found = httpx.get(host.address + path)
        assert (found.status_code, found.text) == (200, told)


def test_a_server_whose_store_is_away_is_alive_but_not_ready(own_cluster: Cluster, tmp_path: Path) -> None:
    host = Host(own_cluster.database(), tmp_path / "log", *WIDE).start()
    own_cluster.stop()
    assert httpx.get(f"{host.address}/healthz").status_code == 200
    found = httpx.get(f"{host.address}/readyz", timeout=30)
    assert found.status_code == 503 and found.json()["key"] == "store-away" and found.headers["retry-after"] == "5"
    own_cluster.resume()
    began = time.monotonic()
    while httpx.get(f"{host.address}/readyz", timeout=30).status_code != 200:
        assert time.monotonic() - began < 30
    host.stop()


def test_a_database_with_damaged_pages_is_not_served_and_that_is_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    host = Host(str(database), tmp_path / "log", *WIDE).start()
    for _ in range(20):
        duel(host)
    assert host.stop() == 0
    whole = database.read_bytes()
    page = int.from_bytes(whole[16:18], "big")
    middle = len(whole) // page // 2 * page
    database.write_bytes(whole[:middle] + b"\x5a" * 2 * page + whole[middle + 2 * page :])
    for words in (("serve", "--port", "0"), ("check-games",)):
        found = command(*words, "--database", str(database))
        assert found.returncode == 2 and found.stderr.count("\n") == 1, found.stderr
        assert found.stderr.startswith("The database is damaged (") and ".recover" in found.stderr


def test_a_game_with_fewer_entries_than_were_counted_is_named(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", *WIDE).start()
    table, _ = duel(host)
    host.stop()
    last = f"(SELECT max(number) FROM entries WHERE table_id = '{table}')"
    spoil(host.database, f"DELETE FROM entries WHERE table_id = '{table}' AND number = {last}")
    found = command("check-games", "--database", host.database)
    assert found.returncode == 1 and table in found.stdout and " entries are there" in found.stdout


def test_a_table_that_is_stuck_stops_no_other_tables_clock(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Watch()
        service = await process(str(tmp_path / "tables.db"), clock)
        stuck, other = [await opened(service, clock=TimeControl("move", 10), takeover="random") for _ in range(2)]
        for table in (stuck, other):
            for seat, visitor in enumerate((ADA, GRACE)):
                await service.seating.update_seat(table, visitor, seat, SeatUpdate(ready=True, word="w"))
        clock.at += 11_000
        async with stuck.lock, asyncio.timeout(10):
            for count in range(2):
                await service.upkeep.round(count)
            assert [seat.takeover for seat in other.record.seats].count("random") == 1
            assert [seat.takeover for seat in stuck.record.seats].count("random") == 0
        async with asyncio.timeout(10):  # its own turn comes when it is free again
            while [seat.takeover for seat in stuck.record.seats].count("random") == 0:
                await asyncio.sleep(0.01)
        await close(service)

    asyncio.run(run())
