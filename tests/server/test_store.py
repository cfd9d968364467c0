"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from organelle.server.classes import ClassRecord
from organelle.server.main import store_for
from organelle.server.ports import Store
from organelle.server.records import (
    BOT,
    OPEN,
    PERSON,
    PLAYING,
    ChatLine,
    EntryAppend,
    RewindRequest,
    SeatRecord,
    StoredEntry,
    TableRecord,
    TableSettings,
    TimeControl,
)
from server.conftest import NewDatabase


def record(name: str, **more: object) -> TableRecord:
    seats = [SeatRecord(PERSON, "Ada", guests=["g1", "g2"], salt="s"), SeatRecord(BOT, level="random", ready=True)]
    found = TableRecord(
        name,
        name.upper(),
        "g1",
        "duel",
        "organelle 1\n",
        "secret",
        1,
        2,
        seats,
        TableSettings(clock=TimeControl("days", 2)),
    )
    for key, value in more.items():
        setattr(found, key, value)
    return found


def lines(first: int, count: int) -> list[StoredEntry]:
    return [StoredEntry(number, "0", f"word {number}", 5) for number in range(first, first + count)]


def added(name: str, since: int, count: int, revision: int = -1, entries_only: bool = False) -> EntryAppend:
    return EntryAppend(name, since, lines(since + 1, count), PLAYING, 9, None, [], [], revision, entries_only)


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store, _ = store_for(database)
        await store.open()
        await use(store)
        await store.close()

    asyncio.run(run())


def test_what_was_put_is_there_after_a_restart(new_database: NewDatabase) -> None:
    database = new_database()
    kept = record("a", rewind=RewindRequest(0, 3, [0]), deadline=77, broken_openings=2)
    kept.seats[0].seal, kept.seats[0].stood_in_at, kept.seats[0].gone = "hash", 5, True

    async def put(store: Store) -> None:
        assert await store.create_table(kept, lines(1, 2))
        assert await store.add_chat("a", ChatLine(0, 0, "Ada", "hello", 4)) == ChatLine(1, 0, "Ada", "hello", 4)
        assert await store.add_chat("a", ChatLine(0, 0, "Ada", "there", 5)) == ChatLine(2, 0, "Ada", "there", 5)

    async def get(store: Store) -> None:
        assert await store.load_table("a") == kept
        kept.broken_openings, kept.seats[1].seal = 3, "other"
        assert await store.update_table(kept)
        kept.revision += 1
        assert await store.load_table("a") == kept
        assert await store.load_entries("a", 1) == lines(2, 1)
        assert [said.text for said in await store.load_chat("a", 0)] == ["hello", "there"]
        assert await store.last_chat("a") == 2 and await store.last_chat("b") == 0
        assert await store.find_code("A") == "a" and await store.find_code("B") == ""
        assert [found.id for found in await store.tables_of("g2")] == ["a"]
        assert await store.due_tables(77) == ["a"] and await store.due_tables(76) == []
        assert await store.count_tables("g1", 0) == 1

    with_store(database, put)
    with_store(database, get)


@pytest.mark.parametrize("entries_only", [False, True])
def test_of_two_writers_at_the_same_place_one_wins_and_the_other_writes_nothing(
    new_database: NewDatabase, entries_only: bool
) -> None:
    async def use(store: Store) -> None:
        await store.create_table(record("a"), [])
        assert await store.append_entries(added("a", 0, 2, entries_only=entries_only))
        assert not await store.append_entries(added("a", 0, 3, entries_only=entries_only))
        assert not await store.append_entries(added("a", 5, 1, entries_only=entries_only))
        assert await store.load_entries("a", 0) == lines(1, 2)
        assert await store.append_entries(added("a", 2, 1, entries_only=entries_only))

    with_store(new_database(), use)


@pytest.mark.parametrize("entries_only", [False, True])
def test_many_at_once_are_each_told_their_own_fate(new_database: NewDatabase, entries_only: bool) -> None:
    async def use(store: Store) -> None:
        for number in range(20):
            await store.create_table(record(f"t{number}"), [])
        twice = [added(f"t{number}", 0, 1, entries_only=entries_only) for number in range(20) for _ in range(2)]
        fates = await asyncio.gather(*(store.append_entries(entry) for entry in twice))
        assert [sum(fates[place : place + 2]) for place in range(0, 40, 2)] == [1] * 20

    with_store(new_database(), use)


def test_a_change_is_refused_when_the_table_has_changed_or_begun(new_database: NewDatabase) -> None:
    async def use(store: Store) -> None:
        await store.create_table(record("a"), [])
        first, late = record("a"), record("a")
        first.seats[1] = SeatRecord(PERSON, "Grace", guests=["g3"])
        assert await store.update_table(first) and not await store.update_table(late)
        found = await store.load_table("a")
        assert found is not None and found.revision == 1 and found.seats[1].name == "Grace"
        assert not await store.append_entries(added("a", 0, 1, revision=0)), "the seats it began with are not these"
        assert await store.append_entries(added("a", 0, 1, revision=1))
        assert found.stage == OPEN and not await store.update_table(found), "it has begun meanwhile"

    with_store(new_database(), use)


def test_a_table_that_is_removed_leaves_nothing_behind_and_its_code_is_free(new_database: NewDatabase) -> None:
    async def use(store: Store) -> None:
        await store.create_table(record("a", number=2), lines(1, 2))
        await store.create_table(record("b"), lines(1, 1))
        for table in ("a", "b"):
            await store.add_chat(table, ChatLine(0, 0, "Ada", "hello", 4))
        assert await store.remove_table(record("a"))
        assert await store.load_table("a") is None and await store.position("a") is None
        assert await store.load_entries("a", 0) == [] and await store.load_chat("a", 0) == []
        assert [found.id for found in await store.tables_of("g2")] == ["b"] and await store.find_code("A") == ""
        assert len(await store.load_entries("b", 0)) == len(await store.load_chat("b", 0)) == 1, (
            "the others keep what is theirs"
        )
        assert await store.create_table(record("c", code="A"), [])

    with_store(new_database(), use)


def test_a_review_stands_beside_its_table_until_a_newer_one_of_its_kind(new_database: NewDatabase) -> None:
    database = new_database()

    async def put(store: Store) -> None:
        await store.create_table(record("a"), [])
        await store.keep_review("a", "quick", "one", "1")
        await store.keep_review("a", "quick", "two", '{"è": 2}')
        await store.keep_review("a", "deep", "three", "3")
        await store.keep_review("nowhere", "quick", "four", "4")

    async def get(store: Store) -> None:
        assert await store.load_review("a", "quick", "one") == ""
        assert await store.load_review("a", "quick", "two") == '{"è": 2}'
        assert await store.load_review("a", "deep", "three") == "3"
        assert await store.load_review("nowhere", "quick", "four") == ""
        assert await store.remove_table(record("a"))
        assert await store.create_table(record("a"), [])
        assert await store.load_review("a", "deep", "three") == ""

    with_store(database, put)
    with_store(database, get)


def test_a_class_takes_the_reviews_of_its_tables_along(new_database: NewDatabase) -> None:
    async def use(store: Store) -> None:
        room = ClassRecord("k", "K", "g1", "salt", "duel", "lesson", 2, "en", "easy", 40, 1, 2, lasting=10)
        assert await store.create_class(room)
        for table, class_id in (("a", "k"), ("b", "")):
            await store.create_table(record(table, class_id=class_id), [])
            await store.keep_review(table, "quick", "one", "1")
        assert await store.remove_class("k", 100) == ["a"]
        assert await store.load_review("a", "quick", "one") == ""
        assert await store.load_review("b", "quick", "one") == "1"

    with_store(new_database(), use)


def test_a_table_is_removed_only_as_it_was_known(new_database: NewDatabase) -> None:
    async def use(store: Store) -> None:
        for table in ("changed", "begun"):
            await store.create_table(record(table), [])
            await store.add_chat(table, ChatLine(0, 0, "Ada", "hello", 4))
        assert await store.update_table(record("changed"))
        assert await store.append_entries(added("begun", 0, 1))
        for table in ("changed", "begun", "nowhere"):
            assert not await store.remove_table(record(table)), table
        for table in ("changed", "begun"):
            found = await store.load_table(table)
            assert found is not None and len(found.seats) == 2 and len(await store.load_chat(table, 0)) == 1
        assert await store.remove_table(record("changed", revision=1))

    with_store(new_database(), use)


def test_of_two_processes_one_removes_a_table_or_the_other_writes_there(new_database: NewDatabase) -> None:
    database = new_database()

    async def use(store: Store) -> None:
        other, _ = store_for(database)
        await other.open()
        for number in range(30):
            table = f"t{number}"
            await store.create_table(record(table), [])
            write = other.update_table(record(table)) if number % 2 else other.append_entries(added(table, 0, 1))
            removed, written, said = await asyncio.gather(
                store.remove_table(record(table)), write, other.add_chat(table, ChatLine(0, 0, "Ada", "hello", 4))
            )
            assert removed != written and (said is not None or removed)
            assert (await store.load_table(table) is None) == removed
            assert len(await store.load_chat(table, 0)) == (not removed)
        await other.close()

    with_store(database, use)


def test_nothing_can_be_written_at_a_table_that_is_not_there(new_database: NewDatabase) -> None:
    async def use(store: Store) -> None:
        assert await store.add_chat("a", ChatLine(0, 0, "Ada", "hello", 4)) is None
        assert not await store.update_table(record("a"))
        assert not await store.append_entries(added("a", 0, 1)) and not await store.append_entries(
            added("a", 0, 1, entries_only=True)
        )

    with_store(new_database(), use)


def test_only_unfinished_tables_that_were_touched_lately_are_counted(new_database: NewDatabase) -> None:
    async def use(store: Store) -> None:
        await store.create_table(record("old", updated=99), [])
        await store.create_table(record("open", updated=100), [])
        await store.create_table(record("begun", updated=100, stage=PLAYING), [])
        await store.create_table(record("over", updated=100, stage="over"), [])
        await store.create_table(record("another's", updated=100, host="g2"), [])
        assert await store.count_tables("g1", 100) == 2
        assert await store.remove_table(record("open"))
        assert await store.count_tables("g1", 100) == 1
        assert await store.update_table(record("old", updated=100))
        assert await store.count_tables("g1", 100) == 2, "touched again, it counts again"

    with_store(new_database(), use)


def test_a_steady_step_leaves_stage_and_deadline_and_loses_races_like_any_other(new_database: NewDatabase) -> None:
    async def use(store: Store) -> None:
        await store.create_table(record("a", stage=PLAYING, deadline=77), [])
        fates = await asyncio.gather(
            store.append_entries(EntryAppend("a", 0, lines(1, 2), PLAYING, 9, 77, [], [], entries_only=True)),
            store.append_entries(EntryAppend("a", 0, lines(1, 1), PLAYING, 8, 77, [], [], entries_only=True)),
            store.append_entries(EntryAppend("a", 2, lines(3, 1), PLAYING, 10, 88, [], [])),
        )
        assert list(fates) == [True, False, True]
        found = await store.load_table("a")
        assert found is not None and (found.number, found.stage, found.updated, found.deadline) == (3, PLAYING, 10, 88)
        assert await store.append_entries(EntryAppend("a", 3, lines(4, 1), PLAYING, 11, 88, [], [], entries_only=True))
        found = await store.load_table("a")
        assert found is not None and (found.number, found.updated, found.deadline) == (4, 11, 88)

    with_store(new_database(), use)


def test_a_code_is_free_again_when_its_game_is_over(new_database: NewDatabase) -> None:
    async def use(store: Store) -> None:
        assert await store.create_table(record("a"), [])
        assert not await store.create_table(record("b", code="A"), [])
        await store.append_entries(EntryAppend("a", 0, lines(1, 1), "over", 9, None, [3, 4], [1]))
        assert await store.create_table(record("b", code="A"), [])
        found = await store.load_table("a")
        assert found is not None and found.scores == [3, 4] and found.winners == [1]

    with_store(new_database(), use)


@pytest.mark.parametrize("odd", ["", "a, 'b' \"c\" \\ [1] {}", "ATP → è 🧬", "two\nlines"])
def test_words_are_kept_to_the_letter(new_database: NewDatabase, odd: str) -> None:
    async def use(store: Store) -> None:
        await store.create_table(record("a", stage=PLAYING), [])
        put = [StoredEntry(1, "0", odd, 5), StoredEntry(2, "luck", odd, 2**53 + 1)]
        assert await store.append_entries(EntryAppend("a", 0, put, PLAYING, 9, None, [], [], entries_only=True))
        assert await store.load_entries("a", 0) == put

    with_store(new_database(), use)


@pytest.mark.parametrize("entries_only", [False, True])
def test_a_write_that_fails_fails_alone(new_database: NewDatabase, entries_only: bool) -> None:
    async def use(store: Store) -> None:
        await store.create_table(record("a"), [])
        nothing: Any = None
        broken = EntryAppend(
            "a", 0, [StoredEntry(1, "0", nothing, 5)], PLAYING, 9, None, [], [], entries_only=entries_only
        )
        fates = await asyncio.gather(
            store.append_entries(broken),
            store.create_table(record("b"), []),
            store.append_entries(added("a", 0, 1, entries_only=entries_only)),
            return_exceptions=True,
        )
        assert isinstance(fates[0], Exception) and list(fates[1:]) == [True, True]

    with_store(new_database(), use)


def test_a_backup_is_a_whole_database_that_can_be_served(new_database: NewDatabase, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.create_table(record("a", number=3), lines(1, 3))
        await store.add_chat("a", ChatLine(0, 0, "Ada", "hello", 4))
        await store.keep_review("a", "quick", "one", "1")
        await store.backup(str(tmp_path / "copy.db"))
        await store.append_entries(added("a", 3, 1))

    async def get(store: Store) -> None:
        assert await store.load_table("a") == record("a", number=3)
        assert await store.load_entries("a", 0) == lines(1, 3)
        assert len(await store.load_chat("a", 0)) == 1
        assert await store.load_review("a", "quick", "one") == "1"

    with_store(new_database(), use)
    with_store(str(tmp_path / "copy.db"), get)


def test_the_key_is_made_once(new_database: NewDatabase) -> None:
    database = new_database()
    found: list[bytes] = []

    async def use(store: Store) -> None:
        found.append(await store.signing_key())

    with_store(database, use)
    with_store(database, use)
    assert found[0] == found[1] and len(found[0]) == 32


@pytest.mark.parametrize("count", [1, 300])
def test_closing_writes_what_was_asked_for(new_database: NewDatabase, count: int) -> None:
    database = new_database()

    async def use(store: Store) -> None:
        await store.create_table(record("a"), [])
        asked = [asyncio.ensure_future(store.add_chat("a", ChatLine(0, 0, "Ada", str(n), 4))) for n in range(count)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in asked)

    async def get(store: Store) -> None:
        assert (await store.load_chat("a", 0))[-1].number == count

    with_store(database, use)
    with_store(database, get)


def test_a_record_shows_itself_without_its_secrets() -> None:
    shown = repr(record("abc"))
    assert "abc duel 2 seats, open" in shown and "secret" not in shown and "g1" not in shown
