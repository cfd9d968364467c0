"""Write tables in play as an SQL dump: `python record_tables.py FILE`, in a checkout of the version to keep."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

import organelle
from organelle.server.app import moves
from organelle.server.app.requests import NewTable, SeatRequest, SeatUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from server.in_process import ADA, Watch, close, process

TABLES: list[tuple[str, int, dict[str, str | bool], int]] = [
    ("cytosis", 3, {"virus": "on", "epigenetics": "on"}, 60),
    ("cytosis", 2, {"edition": "italian"}, 30),
    ("cytosis", 4, {"edition": "first"}, 45),
    ("cellulose", 3, {}, 60),
    ("cellulose", 2, {"board": "mangrove"}, 45),
    ("cellulose", 1, {"difficulty": "easy"}, 15),
    ("foment", 3, {}, 15),
    ("foment", 2, {"limit": "off"}, 0),
    ("duel", 2, {}, 4),
]
"""Game, seats, options, and how many answers are given before it is left waiting."""


async def seat_all(service: Service, wanted: NewTable) -> TableSession:
    """Open a table at which Ada plays all seats, and begin."""
    table = await service.creator.create(ADA, wanted)
    for seat in range(len(wanted.seats)):
        await service.seating.update_seat(table, ADA, seat, SeatUpdate(ready=True, word="w"))
    return table


async def answer(table: TableSession, rng: Random) -> None:
    """Play a random code for the first seat that is asked."""
    assert table.match
    seat = table.match.waiting[0]
    await moves.play(table, seat, table.match.question_number(seat), rng.choice(table.match.codes(seat)))


async def play_some(table: TableSession, answers: int, rng: Random) -> None:
    """Play so many answers, then on to a question that several seats answer in secret, and let one of them do so."""
    for _ in range(answers):
        await answer(table, rng)
    assert table.match
    for _ in range(40 if table.record.game in ("foment", "duel") else 0):
        half = table.match.sealed and len(table.match.waiting) > 1
        await answer(table, rng)
        if half:
            return


def leaking_foment() -> str:
    """Return a game of Foment in which a cell with active transport has leaked: later rules do not ask it to."""
    for seed in range(10_000):
        match, rng = organelle.game("foment").new(5, seed), Random(seed)
        pumped: set[object] = set()
        while not match.over:
            before = match.number
            seat = match.waiting[0]
            match.play(seat, rng.choice(match.codes(seat)))
            for event in match.events(before, None):
                if event["key"] == "foment.pumped":
                    pumped.add(event["seat"])
                if event["key"] == "foment.leaked" and event["seat"] in pumped and not match.over:
                    return match.text()
    raise AssertionError("nobody ever leaked")


async def record(database: str) -> None:
    """Play all tables into a new database."""
    service = await process(database, Watch())
    service.offer.games, service.offer.quota = ["duel", *organelle.games()], 99
    for number, (game, seats, options, answers) in enumerate(TABLES):
        wanted = NewTable([SeatRequest("me", f"Ada {seat}") for seat in range(seats)], game, options)
        await play_some(await seat_all(service, wanted), answers, Random(number))
    five = [SeatRequest("me", f"Ada {seat}") for seat in range(5)]
    await seat_all(service, NewTable(five, text=leaking_foment()))
    over = await seat_all(service, NewTable(five[:3], "foment"))
    assert over.match
    while not over.match.over:
        await answer(over, Random(over.match.number))
    await service.creator.create(ADA, NewTable(five[:4], "foment"))
    await close(service)


def main(path: str) -> None:
    """Record the tables and write the dump."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        asyncio.run(record(database))
        with sqlite3.connect(database) as base:
            version = base.execute("PRAGMA user_version").fetchone()[0]
            lines = [*base.iterdump(), f"PRAGMA user_version = {version};"]
        base.close()
    Path(path).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
