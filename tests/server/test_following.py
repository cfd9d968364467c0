"""Several processes on one PostgreSQL: what one writes the others follow from its notice, and read what is missing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from organelle.server.app import moves
from organelle.server.app.requests import SettingsUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import LEFT
from organelle.server.app.upkeep import EVERY_PRESENCE
from organelle.server.errors import Stale
from organelle.server.records import OVER, PLAYING, EntryAppend, StoredEntry
from organelle.server.store import postgres, postgres_batches
from organelle.server.store.postgres import PostgresStore
from organelle.server.store.postgres_batches import MOST_PAUSES, PAUSE, OtherProcesses
from server.cluster import Cluster
from server.in_process import ADA, Eyes, begun, close, process
from server.test_failures import play
from server.test_store import added, lines, record

Notice = tuple[str, str, str]


class Pair:
    """Two processes with a game between them; someone looks at each, and what the second does is noted."""

    def __init__(self, one: Service, other: Service, here: TableSession, there: TableSession) -> None:
        self.one, self.other = one, other
        self.here, self.there = here, there
        self.near, self.far = Eyes("ada"), Eyes("grace")
        self.borrowed = 0
        """How often the second process has asked the database for anything."""
        self.notices: list[Notice] = []
        """What the second process has heard."""
        self.drop = 0
        """How many notices it does not hear."""

    async def look(self) -> None:
        await self.one.look(self.here, self.near, 0, 0)
        await self.other.look(self.there, self.far, 1, 0)
        await asyncio.sleep(0.3)  # until both have told each other who is there
        bus: Any = self.other.context.bus
        borrow, listener = bus._base, bus.listener

        def counted(*given: Any) -> Any:
            self.borrowed += 1
            return borrow(*given)

        def hear(*notice: str) -> None:
            if self.drop:
                self.drop -= 1
                return
            self.notices.append(notice)  # type: ignore[arg-type]
            listener(*notice)

        bus._base, bus.listener = counted, hear

    def level(self) -> bool:
        here, there = self.here.record, self.there.record
        reading = self.there.behind or self.there.lock.locked()
        return not reading and (there.number, there.revision) == (here.number, here.revision)

    async def until_level(self) -> None:
        """Wait until the second process knows what the first does, and whoever looks there too."""
        async with asyncio.timeout(10):
            while not self.level():
                await asyncio.sleep(0.01)
        assert self.there.match and self.here.match
        assert self.there.match.text() == self.here.match.text()
        assert self.far.told("state")[-1]["view"]["waiting"] == list(self.here.match.waiting)


def with_pair(cluster: Cluster, use: Callable[[Pair], Awaitable[None]]) -> None:
    async def run() -> None:
        database = cluster.database()
        one, other = [await process(database) for _ in range(2)]
        here = await begun(one)
        pair = Pair(one, other, here, await other.sessions.find(here.id))
        await pair.look()
        try:
            await use(pair)
        finally:
            await close(one, other)

    asyncio.run(run())


async def move(table: TableSession) -> None:
    """Play something for a seat that is asked."""
    assert table.match
    await play(table, table.match.waiting[0])


def test_what_is_played_at_one_process_is_followed_at_the_other_without_a_query(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        for _ in range(6):
            await move(pair.here)
            await pair.until_level()
        assert pair.borrowed == 0 and len(pair.notices) == 6
        assert pair.there.record == await pair.one.context.store.load_table(pair.here.id)

    with_pair(cluster, use)


def test_players_take_turns_at_two_processes_to_the_end_and_neither_reads_the_table(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        tables = [pair.here, pair.there]
        written = 0
        while pair.here.record.stage != OVER:
            await move(tables[0])
            written += tables[0] is pair.there
            async with asyncio.timeout(10):
                while tables[1].record.number != tables[0].record.number:
                    await asyncio.sleep(0.005)
            tables.reverse()
        await pair.until_level()
        assert pair.borrowed == written, "it borrows a connection to write, and for nothing else"
        assert pair.there.record == pair.here.record == await pair.one.context.store.load_table(pair.here.id)
        assert pair.far.told("state")[-1]["view"]["over"] and pair.far.told("table")[-1]["stage"] == OVER

    with_pair(cluster, use)


def test_entries_of_which_the_notice_was_lost_are_read_when_the_next_one_comes(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        pair.drop = 1
        await move(pair.here)
        await asyncio.sleep(0.2)
        assert pair.there.record.number < pair.here.record.number
        await move(pair.here)
        await pair.until_level()
        assert pair.borrowed > 0
        borrowed = pair.borrowed
        await move(pair.here)
        await pair.until_level()
        assert pair.borrowed == borrowed, "from there on it follows again"

    with_pair(cluster, use)


def test_a_notice_that_comes_twice_changes_nothing(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        for _ in range(3):
            await move(pair.here)
        await pair.until_level()
        before = (pair.there.record.number, len(pair.far.got), pair.there.match and pair.there.match.text())
        for notice in [*pair.notices, *reversed(pair.notices)]:
            pair.other.sessions._heard(*notice)
        await asyncio.sleep(0.1)
        assert (pair.there.record.number, len(pair.far.got), pair.there.match and pair.there.match.text()) == before
        assert pair.borrowed == 0 and not pair.there.outdated

    with_pair(cluster, use)


def test_notices_that_come_while_the_table_is_being_changed_are_followed_in_order_afterwards(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        async with pair.there.lock:
            for _ in range(4):
                await move(pair.here)
            async with asyncio.timeout(10):
                while len(pair.notices) < 4:
                    await asyncio.sleep(0.01)
            assert pair.there.record.number < pair.here.record.number
        await pair.until_level()
        assert pair.borrowed == 0

    with_pair(cluster, use)


def test_a_change_of_the_table_itself_is_read_between_the_moves(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        await move(pair.here)
        await pair.one.seating.update_settings(pair.here, ADA, SettingsUpdate(chat=False))
        await move(pair.here)
        await pair.until_level()
        assert pair.borrowed > 0 and pair.there.record == pair.here.record
        assert not pair.far.told("table")[-1]["settings"]["chat"]

    with_pair(cluster, use)


@pytest.mark.parametrize("text", ["not JSON", '["another", "form"]'])
def test_a_notice_that_cannot_be_understood_makes_it_read(cluster: Cluster, text: str) -> None:
    async def use(pair: Pair) -> None:
        pair.drop = 1
        await move(pair.here)
        pair.other.sessions._heard("entries", pair.here.id, text)
        await pair.until_level()

    with_pair(cluster, use)


def test_a_fault_while_following_makes_it_read(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(pair: Pair) -> None:
        def fails(_entries: Any) -> None:
            monkeypatch.undo()
            raise AssertionError("a fault")

        monkeypatch.setattr(pair.there, "apply_entries", fails)
        await move(pair.here)
        await pair.until_level()
        assert pair.borrowed > 0 and not pair.there.outdated

    with_pair(cluster, use)


def test_of_two_processes_that_answer_the_same_question_one_wins_and_the_others_client_is_shown_it(
    cluster: Cluster,
) -> None:
    async def use(pair: Pair) -> None:
        for _ in range(5):
            assert pair.here.match
            seat = pair.here.match.waiting[0]
            version, codes = pair.here.match.question_number(seat), pair.here.match.codes(seat)
            fates = await asyncio.gather(
                moves.play(pair.here, seat, version, codes[0]),
                moves.play(pair.there, seat, version, codes[-1]),
                return_exceptions=True,
            )
            if codes[0] != codes[-1]:
                assert {type(fate) for fate in fates} == {int, Stale}
            await pair.until_level()
            answers = [
                entry
                for entry in await pair.one.context.store.load_entries(pair.here.id, version)
                if entry.who == str(seat)
            ]
            assert len(answers) == 1
            assert pair.near.told("state")[-1]["number"] == pair.here.match.question_number(0)
            assert pair.far.told("state")[-1]["number"] == pair.here.match.question_number(1)
            while pair.here.match.waiting and seat not in pair.here.match.waiting:
                await move(pair.here)
            await pair.until_level()

    with_pair(cluster, use)


def test_moves_of_both_sides_at_once_all_count_and_both_processes_end_level(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        while pair.here.record.stage != OVER:
            assert pair.here.match and pair.there.match
            tables = [pair.here, pair.there]
            random.shuffle(tables)
            asked = zip(pair.here.match.waiting, tables)
            await asyncio.gather(*(answer(table, seat) for seat, table in asked))
            async with asyncio.timeout(10):
                while pair.here.record.number != pair.there.record.number:
                    await asyncio.sleep(0.005)
        await pair.until_level()
        stored = await pair.one.context.store.load_entries(pair.here.id, 0)
        assert [entry.number for entry in stored] == list(range(1, pair.here.record.number + 1))

    async def answer(table: TableSession, seat: int) -> None:
        with contextlib.suppress(Stale):
            await play(table, seat)

    with_pair(cluster, use)


def test_a_process_whose_connection_was_cut_reads_what_it_missed(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        bus: Any = pair.other.context.bus
        await pair.one.context.store.pool.execute(  # type: ignore[attr-defined]
            "SELECT pg_terminate_backend($1)", bus.listening.get_server_pid()
        )
        await move(pair.here)
        await pair.until_level()
        await move(pair.here)
        await pair.until_level()

    with_pair(cluster, use)


def test_a_process_whose_connection_says_nothing_any_more_connects_anew_and_reads_what_it_missed(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LISTEN_PATIENCE", 0.3)

    async def use(pair: Pair) -> None:
        bus: Any = pair.other.context.bus
        backend = bus.listening.get_server_pid()
        os.kill(backend, signal.SIGSTOP)
        try:
            await move(pair.here)
            await pair.until_level()
        finally:
            os.kill(backend, signal.SIGCONT)
        assert bus.listening.get_server_pid() != backend
        await move(pair.here)
        await pair.until_level()

    with_pair(cluster, use)


def test_a_table_is_not_followed_for_those_who_only_asked_over_http_a_while_ago(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        live, table = pair.other.sessions.live, pair.there.id
        pair.there.presence.asked_over_http(1)
        pair.there.presence.leave(pair.far)
        await asyncio.sleep(0.3)  # until that was told
        await move(pair.here)
        async with asyncio.timeout(10):
            while not pair.level():
                await asyncio.sleep(0.01)
        assert table in live, "they may ask again at once"
        pair.there.touched -= LEFT + 1
        await move(pair.here)
        async with asyncio.timeout(10):
            while table in live:
                await asyncio.sleep(0.01)
        assert 1 in pair.here.presence.here(), "they still count as being there"
        again = await pair.other.sessions.find(table)
        assert again.record == pair.here.record and again is not pair.there

    with_pair(cluster, use)


def test_whoever_asks_over_http_again_and_again_stays_there_in_the_eyes_of_the_others(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        pair.there.presence.asked_over_http(1)
        pair.there.presence.leave(pair.far)
        await asyncio.sleep(0.3)  # until that was told
        pair.here.presence.elsewhere.clear()  # as after a minute without a word
        await pair.other.upkeep.round(EVERY_PRESENCE - 1)
        async with asyncio.timeout(10):
            while 1 not in pair.here.presence.here():
                await asyncio.sleep(0.01)

    with_pair(cluster, use)


async def stores(cluster: Cluster, count: int) -> list[PostgresStore]:
    database = cluster.database()
    found = [PostgresStore(database) for _ in range(count)]
    for store in found:
        await store.open()
    return found


def test_an_append_that_loses_fails_alone_in_a_commit_that_others_share(cluster: Cluster) -> None:
    async def run() -> None:
        (store,) = await stores(cluster, 1)
        for number in range(20):
            await store.create_table(record(f"t{number}"), [])
        since = [7 if number == 3 else 0 for number in range(20)]
        fates = await asyncio.gather(*(store.append_entries(added(f"t{n}", since[n], 2)) for n in range(20)))
        assert [number for number, fate in enumerate(fates) if not fate] == [3]
        assert await store.load_entries("t3", 0) == [] and await store.load_entries("t4", 0) == lines(1, 2)
        found = await store._fetch("SELECT count(DISTINCT xmin::text), count(*) FROM entries")
        assert tuple(found[0]) == (1, 38), "all in one transaction"
        await store.close()

    asyncio.run(run())


def test_only_what_was_written_is_told_and_all_of_it(cluster: Cluster) -> None:
    async def run() -> None:
        store, other = await stores(cluster, 2)
        heard: list[Notice] = []
        other.listen(lambda *notice: heard.append(notice))
        for number in range(100):
            await store.create_table(record(f"t{number:02}"), [])
        long = EntryAppend("t99", 0, [StoredEntry(1, "0", "è" * 4_000, 5)], PLAYING, 9, None, [], [])
        appends = [added(f"t{n:02}", 7 if n == 3 else 0, 4) for n in range(99)]
        await asyncio.gather(*(store.append_entries(append) for append in [*appends, long]))
        async with asyncio.timeout(10):
            while len(heard) < 99:
                await asyncio.sleep(0.01)
        assert sorted(table for _, table, _ in heard) == [f"t{n:02}" for n in range(100) if n != 3]
        assert [table for _, table, text in heard if not text] == ["t99"], "too long for a notice"
        await store.close()
        await other.close()

    asyncio.run(run())


def test_what_is_said_at_once_about_many_tables_goes_in_few_notices(cluster: Cluster) -> None:
    async def run() -> None:
        store, other = await stores(cluster, 2)
        heard: list[Notice] = []
        payloads: list[str] = []
        other.listen(lambda *notice: heard.append(notice))
        await other.listening.add_listener("organelle", lambda *given: payloads.append(given[3]))
        said = [("presence", f"t{number}", f'{{"here": [{number}]}}') for number in range(500)]
        await asyncio.gather(*(store.publish(*line) for line in said))
        async with asyncio.timeout(10):
            while len(heard) < len(said):
                await asyncio.sleep(0.01)
        assert heard == said and len(payloads) <= 4
        await store.close()
        await other.close()

    asyncio.run(run())


def test_processes_whose_batches_share_tables_never_lock_each_other_up(cluster: Cluster) -> None:
    async def run() -> None:
        both = await stores(cluster, 2)
        names = [f"{letter}{number}" for letter in "aBcD" for number in range(10)]
        for name in names:
            await both[0].create_table(record(name), [])

        async def write(store: PostgresStore, count: int) -> list[Any]:
            order = random.sample(names, len(names))
            told = [store.append_entries(added(name, 2 * count, 2)) for name in order]
            fates = await asyncio.gather(*told, store.update_table(record(order[0], stage=PLAYING)))
            return [name for name, fate in zip(order, fates) if fate]

        for count in range(15):
            won = await asyncio.gather(*(write(store, count) for store in both))
            assert sorted(won[0] + won[1]) == sorted(names), "each table has one winner"
        await asyncio.sleep(1)  # until PostgreSQL has counted
        found = await both[0]._fetch("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        assert found[0][0] == 0
        for store in both:
            await store.close()

    asyncio.run(run())


def test_entries_are_written_again_when_the_database_is_back(cluster: Cluster) -> None:
    async def run() -> None:
        (store,) = await stores(cluster, 1)
        await store.create_table(record("a"), [])
        assert await store.append_entries(added("a", 0, 1))
        base = await asyncpg.connect(store.address)
        appending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%asked AS%' AND pid <> $1"
        await base.execute(appending, base.get_server_pid())
        await base.close()
        await asyncio.sleep(0.1)
        assert await store.append_entries(added("a", 1, 1))
        assert await store.load_entries("a", 0) == lines(1, 2)
        await store.close()

    asyncio.run(run())


def test_whoever_is_there_answers_a_process_that_takes_a_table_up_and_nobody_else_does(cluster: Cluster) -> None:
    async def use(pair: Pair) -> None:
        await pair.other.context.bus.publish("hello", pair.here.id, "")
        async with asyncio.timeout(10):
            while not pair.notices:
                await asyncio.sleep(0.01)
        assert [what for what, _, _ in pair.notices] == ["presence"]
        pair.here.presence.leave(pair.near)
        await asyncio.sleep(0.3)  # until that was told
        pair.notices.clear()
        await pair.other.context.bus.publish("hello", pair.here.id, "")
        await asyncio.sleep(0.3)
        assert pair.notices == []

    with_pair(cluster, use)


def test_all_tables_of_a_list_are_read_together(cluster: Cluster) -> None:
    async def run() -> None:
        (store,) = await stores(cluster, 1)
        kept = [record(f"t{number:02}", updated=100 - number) for number in range(30)]
        for each in kept:
            await store.create_table(each, [])
        borrowed: list[object] = []
        borrow: Any = store._base

        def counted(*given: Any) -> Any:
            borrowed.append(given)
            return borrow(*given)

        watched: Any = store
        watched._base = counted
        assert await store.tables_of("g1") == kept and len(borrowed) == 1
        await store.close()

    asyncio.run(run())


def test_two_processes_commit_together_half_as_often_as_one(cluster: Cluster) -> None:
    async def run() -> None:
        one, other = await stores(cluster, 2)
        await one.create_table(record("a"), [])
        assert other.others.pause() == PAUSE
        await one.append_entries(added("a", 0, 1))
        async with asyncio.timeout(10):
            while other.others.pause() != 4 * PAUSE:
                await asyncio.sleep(0.01)
        assert one.others.pause() == PAUSE, "nobody hears oneself"
        for number in range(20):
            other.others.heard(f"process {number}")
        assert other.others.pause() == MOST_PAUSES * PAUSE
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_process_that_is_gone_is_waited_for_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    others = OtherProcesses()
    others.heard("one")
    assert others.pause() == 4 * PAUSE
    monkeypatch.setattr(postgres_batches, "HEARD", -1.0)
    assert others.pause() == PAUSE and not others.heard_at
